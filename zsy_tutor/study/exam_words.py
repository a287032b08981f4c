"""What is said of a paper once it is handed in, and the certificate, as pages to read."""

from __future__ import annotations

from dataclasses import dataclass

from ..explain.messages import join, text
from ..explain.pages import Block, Heading, Items, Page, Paragraph, Part, Table, cards_text
from ..explain.ruletexts import RULE_IDS, rule_title
from . import judging_words, session
from .exam import DISTINCTION, GROUPS, PASS_MARK
from .exam_session import Result, Sheet
from .exercises import Level, Words, right_answers
from .exercises import Part as Asked
from .feedback import choice_key
from .item_words import reason_text
from .judging import Judging
from .lessons import lesson, lesson_files
from .who_words import row_text

SEVERAL, SOME = " / ", 4
"""Between answers of which each is right, and how many of them are named."""


def result_page(sheet: Sheet, seed: str, lang: str) -> Page:
    """How it went: in a line, by groups, every answer that was not right with its reason, and rule by rule."""
    blocks: list[Block] = [
        Heading(text("exam-result-title", lang)),
        Paragraph((Part(_line(sheet, lang), "strong"),)),
        Paragraph(text(f"exam-grade-{sheet.grade}", lang, pass_mark=PASS_MARK, distinction=DISTINCTION)),
        _groups(sheet, lang),
    ]
    if sheet.wrong:
        blocks += [Heading(text("exam-wrong-title", lang), 3), Items(tuple(_wrong(each, lang) for each in sheet.wrong))]
        if any(result.after is not None for result in sheet.wrong):
            blocks.append(Paragraph(text("exam-comes-back", lang)))
        blocks += [Heading(text("exam-read-title", lang), 3), Items(_lessons(sheet, lang))]
    blocks += [Heading(text("exam-by-rule", lang), 3), _rules(sheet, lang)]
    blocks.append(Paragraph((Part(text("exam-seed", lang, seed=seed), "quiet"),)))
    return Page(lang, tuple(blocks))


@dataclass(frozen=True, slots=True)
class Certificate:
    """What a certificate says: `before` and `after` stand around the name in one sentence, `subtitle` is the name of
    the game as it is written in China."""

    lang: str
    kind: str
    title: str
    subtitle: str
    before: str
    name: str
    after: str
    result: str
    grade: str
    groups: Table
    day: str

    @property
    def text(self) -> str:
        """The same as plain text."""
        who = self.before + self.name + self.after
        said = _joined([self.result, self.grade], self.lang)
        blocks = (Heading(self.title, 1), Paragraph(self.kind), Paragraph(who), Paragraph(said), self.groups)
        return Page(self.lang, (*blocks, Paragraph(self.day))).text


def certificate(sheet: Sheet, name: str, day: str, seed: str, lang: str) -> Certificate:
    """A page to print, for a paper that was passed; without a name it is its holder's."""
    mark = "\0"
    before, _, after = text("exam-certificate-name", lang, name=mark).partition(mark)
    return Certificate(
        lang=lang,
        kind=text("exam-certificate-kind", lang),
        title=text("exam-certificate-title", lang),
        subtitle="" if lang == "zh" else text("exam-certificate-title", "zh"),
        before=before if name else text("exam-certificate-nobody", lang),
        name=name,
        after=after if name else "",
        result=_line(sheet, lang),
        grade=text(f"exam-certificate-{sheet.grade}", lang),
        groups=_groups(sheet, lang),
        day=text("exam-certificate-day", lang, day=day, seed=seed),
    )


def _line(sheet: Sheet, lang: str) -> str:
    return text("exam-result", lang, right=sheet.right, count=len(sheet.results))


def _groups(sheet: Sheet, lang: str) -> Table:
    rows = []
    for group in GROUPS:
        right, number = sheet.of_group(group)
        rows.append((text(f"exam-group-{group.name}", lang), text("exam-of", lang, right=right, count=number)))
    head = (text("exam-column-group", lang), text("exam-column-right", lang))
    return Table(text("exam-groups", lang), head, tuple(rows))


def _rules(sheet: Sheet, lang: str) -> Table:
    """How it went with each rule that was asked for."""
    asked: dict[str, list[bool]] = {}
    for result in sheet.results:
        for rule in result.step.rules:
            asked.setdefault(rule, []).append(result.right)
    rows = tuple(
        (f"{rule} {rule_title(rule, lang)}", text("exam-of", lang, right=sum(asked[rule]), count=len(asked[rule])))
        for rule in RULE_IDS
        if rule in asked
    )
    head = (text("exam-column-rules", lang), text("exam-column-right", lang))
    return Table(text("exam-by-rule", lang), head, rows)


def _wrong(result: Result, lang: str) -> tuple[Part, ...]:
    """What was asked, what was answered, why that is not right, and what would have been."""
    state = result.after or session.open_level(_only(result))
    part, seen = state.part, session.view(state, lang)
    number = text("text-puzzle", lang, n=state.place + 1, count=len(state.level.steps), rules="")
    said = [seen.text.splitlines()[0].removeprefix(number).strip()]
    if result.after is None:
        said.append(text("exam-left-out", lang))
    elif seen.feedback is not None:
        said += [seen.feedback.headline, *seen.feedback.body]
    told = part.asked is not None and part.kind not in ("pay", "give_back")  # the question stands in the text itself
    parts = [] if told else [Part(part.prompt.get(lang) + ("" if lang.startswith("zh") else " "), "strong")]
    parts.append(Part(_joined(said, lang)))
    asked = result.step.parts[0] if part.kind == "endgame" else part  # an endgame may have gone on
    right = text("exam-right-answers", lang, answers=_right(asked, lang))
    parts.append(Part(_joined(["", right], lang)))
    return tuple(parts)


def _joined(sentences: list[str], lang: str) -> str:
    return ("" if lang.startswith("zh") else " ").join(sentences)


def _right(part: Asked, lang: str) -> str:
    """What is right, in words: a row and a set of marks whole, of several plays some."""
    found = right_answers(part)
    if part.kind == "name":
        return text(choice_key(found[0]), lang)
    if part.kind == "why_not":
        return SEVERAL.join(reason_text(each, lang) for each in found)
    if part.kind == "who":
        return row_text(found[0], lang)
    if part.kind == "count":
        return found[0]
    if isinstance(part.asked, Judging):
        places = [place for place, rules in enumerate(part.asked.tables) if str(rules) in found]
        return SEVERAL.join(judging_words.table(part.asked, place, lang) for place in places)
    said = [text("exam-pass", lang) if each == "pass" else cards_text(each, lang) for each in found]
    if part.kind not in ("order", "which_beats"):
        return SEVERAL.join(said[:SOME])
    row = said[0]
    for each in said[1:]:
        row = text("list-comma", lang, a=row, b=each)
    return row


def _only(result: Result) -> Level:
    """A level of this question alone."""
    return Level("exam", "", is_pack=True, title=Words(), steps=(result.step,))


def _lessons(sheet: Sheet, lang: str) -> tuple[str, ...]:
    """The lessons that teach what was not right."""
    rules = {rule for result in sheet.wrong for rule in result.step.rules}
    found = []
    for name in lesson_files():
        there = sorted(rules & {rule for step in lesson(name).steps for rule in step.rules})
        if there and rules:
            found.append(text("exam-read", lang, n=int(name), title=lesson(name).title.get(lang),
                              rules=join([rule_title(rule, lang) for rule in there], lang)))  # fmt: skip
            rules -= set(there)
    return tuple(found)
