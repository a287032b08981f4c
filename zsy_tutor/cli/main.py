"""The commands `zsy-tutor` and `jupyter-zsy`: finds the command named first and hands over to its module.

Each command loads only what it needs; `zsy-tutor engine` is asked by other programs and has to start at once.
"""

from __future__ import annotations

import sys

USAGE = """\
usage: zsy-tutor COMMAND ...

  start     open the course in JupyterLab (zsy-tutor start --help)
  engine    the rules engine: one JSON request a line in, one answer a line out
  dispute   judge a disputed verdict again (zsy-tutor dispute FILE)
  mine      make puzzles that are proved, on this machine or a cluster (zsy-tutor mine --help)
  convert   puzzles of a pack, CSV or suite lines in another of these forms (zsy-tutor convert --help)
  --version
"""


def main(default: str = "") -> int:
    """Run the command that the first argument names, `default` if there is none; the exit status."""
    arguments = sys.argv[1:]
    if default and (not arguments or (arguments[0].startswith("-") and arguments[0] != "--version")):
        arguments = [default, *arguments]
    command = arguments[0] if arguments else "--help"
    if command == "engine":
        from zsy_tutor.cli import engine

        return engine.main()
    if command == "start":
        from zsy_tutor.cli import start

        return start.main(arguments[1:])
    if command == "dispute":
        from zsy_tutor.cli import dispute

        return dispute.main(arguments[1:])
    if command == "mine":
        from zsy_tutor.cli import mine

        return mine.main(arguments[1:])
    if command == "convert":
        from zsy_tutor.cli import convert

        return convert.main(arguments[1:])
    if command == "--version":
        from zsy_tutor import __version__

        print(f"zsy-tutor {__version__}")
        return 0
    if command in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0
    print(f"zsy-tutor: there is no command {command!r}.\n{USAGE}", end="", file=sys.stderr)
    return 2


def jupyter_main() -> int:
    """`jupyter zsy`: opens the course unless another command is named."""
    return main(default="start")


if __name__ == "__main__":
    raise SystemExit(main())
