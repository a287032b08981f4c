"""Runs JupyterLab as the launcher wants it: `python -m zsy_tutor.lab.serve`, options as for `jupyter lab`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the server until it is told to stop."""
    # Importing it builds a grammar for more than a second, half the time the server takes to come up, so that
    # `jsonschema` can check addresses with other than ASCII letters. Nobody here has any, and it does without.
    sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]
    from jupyterlab.labapp import main as run

    run()


if __name__ == "__main__":
    main()
