"""Pages of the documents that are made from what the course shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from zsy_tutor.cli.doc_pages import PAGES, built, document, main, stale


def test_the_pages_are_up_to_date() -> None:
    assert stale() == [], "run: python -m zsy_tutor.cli.doc_pages"
    assert {path.stem for path in built()} == set(PAGES)


def test_a_page_that_is_out_of_date_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    copy = tmp_path / "terms.md"
    monkeypatch.setattr("zsy_tutor.cli.doc_pages.built", lambda: {copy: document("terms")})
    assert main(["--check"]) == 1
    assert not copy.exists()
    assert main([]) == 0
    copy.write_text(copy.read_text(encoding="utf-8").replace("Upstream", "First"), encoding="utf-8")
    assert main(["--check"]) == 1


@pytest.mark.parametrize("name", PAGES)
def test_a_table_row_has_its_columns(name: str) -> None:
    rows = [line for line in document(name).splitlines() if line.startswith("|")]
    assert rows
    assert {line.count("|") for line in rows} <= {3, 4, 5}
