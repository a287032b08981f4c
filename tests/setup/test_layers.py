"""The layers hold: import-linter's contracts, and rules that import the standard library alone."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
RULES = sorted((ROOT / "zsy_tutor" / "rules").glob("*.py"))


@pytest.mark.slow
def test_imports_point_one_way() -> None:
    command = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert command, "import-linter is not installed"
    done = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_rules_import_the_standard_library_and_themselves(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level != 1:
            assert node.level == 0, f"{path.name}:{node.lineno} reaches out of the package"
            names = [node.module or ""]
        else:
            continue
        for name in names:
            inside = name.startswith("zsy_tutor.rules.")
            assert inside or name.partition(".")[0] in sys.stdlib_module_names, f"{path.name}:{node.lineno}: {name}"
