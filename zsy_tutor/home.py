"""Where what belongs to a learner and to no folder of lessons lies: settings, choices, the server's files.

Only the place is decided here; who writes there says what.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

HOME_VARIABLE = "ZSY_TUTOR_HOME"


def state_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """`ZSY_TUTOR_HOME`, else the user's data folder. It may not exist yet."""
    chosen = environment.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # commands that need no folder start without it

    return user_data_path("zsy-tutor", appauthor=False)
