"""Links between the documents lead somewhere: the file exists, and so does the place in it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from .rules_page import ROOT

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "benchmarks/*.md")
    for path in ROOT.glob(pattern)
)
NEEDED = {
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/rules.md", "docs/notation.md", "docs/engine.md",
    "docs/lesson-format.md", "docs/architecture.md",
}  # fmt: skip
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def test_every_document_is_there() -> None:
    assert sorted(NEEDED - set(PAGES)) == []
    assert (ROOT / "LICENSE").is_file()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    broken = []
    for link in _LINK.findall(_CODE.sub("", path.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = (path.parent / name).resolve() if name else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", PAGES)
def test_no_link_leaves_the_checkout(page: str) -> None:
    path = ROOT / page
    for link in _LINK.findall(_CODE.sub("", path.read_text(encoding="utf-8"))):
        if not re.match(r"[a-z]+:|#", link):
            assert (path.parent / link.partition("#")[0]).resolve().is_relative_to(ROOT)


def anchors(path: Path) -> set[str]:
    """The places of a page that can be linked to: headings, as they are usually named, and anchors of its own."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"(?m)^#+ (.+)$", re.sub(r"(?s)```.*?```", "", text))
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))
