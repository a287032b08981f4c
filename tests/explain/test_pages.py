"""Pages as text and as Markdown."""

from __future__ import annotations

from zsy_tutor.explain.pages import Heading, Items, Page, Paragraph, Part, Row, Side, Sides, Table

PAGE = Page(
    "en",
    (
        Heading("Bombs"),
        Paragraph((Part("B3", "code"), Part(" decides."))),
        Items(("one", (Part("two", "strong"),))),
        Table("Sizes", ("Name", "Size"), (("bomb", "4"), ("joker bomb", (Part("èr", "quiet", "zh-Latn"),)))),
        Sides("Who wins?", (Side("This table", (Row("Hand", "TJB", "led"),), "legal", "Yes.", ("Because.",)),)),
    ),
)


def test_as_text() -> None:
    assert PAGE.text.splitlines() == [
        "Bombs", "B3 decides.", "- one", "- two", "- bomb", "  Size: 4", "- joker bomb", "  Size: èr", "Who wins?",
        "- This table", "  Hand: 10 J Black Joker led", "  Yes.", "  Because.",
    ]  # fmt: skip


def test_as_markdown() -> None:
    assert PAGE.markdown.split("\n\n") == [
        "## Bombs",
        "`B3` decides.",
        "- one\n- **two**",
        "| Name | Size |\n| --- | --- |\n| bomb | 4 |\n| joker bomb | *èr* |",
        "Who wins?",
        "- **This table**: Hand: 10 J Black Joker led. Yes. Because.",
    ]
