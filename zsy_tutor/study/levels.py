"""Reads level files (TOML, `docs/lesson-format.md`) strictly and checks each claim in them against the engine.

An unknown key or value is refused with the file, the step, the key and what is allowed. Where the files lie, `lessons`
and `puzzles` know.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ..explain.ruletexts import RULE_IDS
from ..rules.cards import Hand
from ..rules.errors import NotationError, PositionError, RulesError
from ..rules.generate import legal_plays
from ..rules.legality import REASONS
from ..rules.plays import TYPES, Pass
from ..rules.position import Position, seat_name
from ..rules.ruleset import RuleSet
from . import level_endgame, level_games, level_items, level_kinds, level_pairs, level_plays
from .dress import dress
from .exercises import (
    AIMS,
    KINDS,
    LANGUAGES,
    PURPOSES,
    Claim,
    Level,
    LevelError,
    Part,
    Step,
    Words,
    has_early_bomb,
    judge,
    judge_choice,
    right_answers,
    spell,
)
from .level_values import Values

FORMAT = 1
CHOICES = (*TYPES, "none")
BOMBS_FROM = "05"
"""The lesson that teaches bombs: before it no learner's hand holds four of a rank or both jokers."""
TEXT_KEYS = ("title", "intro", "outro")
LESSON_KEYS = ("format", "id", *TEXT_KEYS, "can_do", "minutes", "types", "next", "settings", "game", "step")
PACK_KEYS = ("format", "id", *TEXT_KEYS, "game", "puzzle")
STEP_KEYS = ("id", "purpose", "kind", "rules", "before", "pair", "differs", "part")
SHARED_KEYS = ("prompt", "right", "wrong", "open_hint", "hints", "praise")
PART_KEYS = {
    "beat": (*SHARED_KEYS, *level_games.MOMENT_KEYS, "position", "aim", "code", "lifted", "dim"),
    "name": (*SHARED_KEYS, "cards", "rule_set", "choices"),
    "order": (*SHARED_KEYS, "rule_set", "items"),
    "which_beats": (*SHARED_KEYS, "position", "items"),
    "why_not": (*SHARED_KEYS, "position", "try", "choices"),
    "repair": (*SHARED_KEYS, "position", "try"),
    "find_all": (*SHARED_KEYS, "position", "type", "count"),
    "endgame": (*SHARED_KEYS, *level_endgame.KEYS),
    **{kind: (*SHARED_KEYS, *keys) for kind, keys in level_kinds.KEYS.items()},
}
SHOWN = ("beat", "name", "pay", "give_back", "who", "count", "safe_lead")
"""Kinds that can show a right answer: its cards are lifted, or it stands there, already."""
CLAIM_KEYS = ("answer", "code", "shape", "note")


def read_level(path: Path) -> Level:
    """The level of a file, every claim in it checked; `LevelError` says what is wrong and where."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LevelError(path.name, "", "file", f"cannot be read ({error.strerror})") from error
    return parse_level(text, path.name)


def parse_level(text: str, file: str = "level.toml") -> Level:
    """The level of a TOML text. `file` is the name that errors give."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LevelError(file, "", "TOML", str(error)) from error
    return _Reader(file, data).level()


class _Reader(Values):
    """One pass over one file."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        super().__init__(file, data)
        self.is_pack = "puzzle" in data

    def level(self) -> Level:
        data = self.data
        self.known(data, PACK_KEYS if self.is_pack else LESSON_KEYS)
        if self.value(data, "format", int) != FORMAT:
            raise self.wrong("format", "is of another version", (str(FORMAT),))
        tables = self.tables(data, "puzzle" if self.is_pack else "step")
        self.types = self.chosen(data, "types", TYPES) if "types" in data else TYPES
        self.id = self.value(data, "id", str)
        self.games = level_games.read_games(self, data)
        steps = tuple(self.one_step(table) for table in tables)
        level_pairs.check_pairs(self, steps)
        self.step = ""
        ids = [step.id for step in steps]
        for step_id in ids:
            if ids.count(step_id) > 1:
                raise self.wrong("id", f"{step_id} is given twice")
        return Level(
            id=self.id,
            file=self.file,
            is_pack=self.is_pack,
            title=self.words(data, "title", needed=True),
            steps=steps,
            can_do=self.words(data, "can_do", needed=not self.is_pack),
            minutes=0 if self.is_pack else self.value(data, "minutes", int),
            types=self.types,
            next=self.value(data, "next", str) if "next" in data else "",
            settings=self.flag(data, "settings"),
            intro=self.words(data, "intro"),
            outro=self.words(data, "outro"),
        )

    def one_step(self, table: dict[str, Any]) -> Step:
        self.step = str(table.get("id", "?"))
        step_id = self.value(table, "id", str)
        if not self.is_pack and not step_id.startswith(f"{self.id}."):
            raise self.wrong("id", f"does not begin with {self.id}.")
        kind = self.one_of(table, "kind", KINDS, "beat" if self.is_pack else None)
        purpose = self.one_of(table, "purpose", PURPOSES, "alone" if self.is_pack else None)
        if "part" in table:
            self.known(table, STEP_KEYS)
            read = tuple(self.part_of_chain(kind, part) for part in self.tables(table, "part"))
        else:
            self.known(table, tuple(key for key in STEP_KEYS if key != "part") + PART_KEYS[kind])
            read = (self.part(kind, table),)
        self.check_purpose(purpose, read)
        rules = self.chosen(table, "rules", RULE_IDS)
        pair = self.value(table, "pair", str) if "pair" in table else ""
        differs = self.one_of(table, "differs", level_pairs.DIFFERENCES, None) if "differs" in table else ""
        return Step(step_id, purpose, kind, rules, read, self.words(table, "before"), pair, differs)

    def part_of_chain(self, kind: str, table: dict[str, Any]) -> Part:
        """A part of several: of the step's kind, or of its own."""
        kind = self.one_of(table, "kind", KINDS, kind)
        self.known(table, ("kind", *PART_KEYS[kind]))
        return self.part(kind, table)

    def part(self, kind: str, table: dict[str, Any]) -> Part:
        own = level_kinds.READERS.get(kind)
        read: Part = own(self, table, self.shared(table)) if own else getattr(self, kind)(table)
        return read

    def beat(self, table: dict[str, Any]) -> Part:
        position = self.position(table)
        aim = self.one_of(table, "aim", AIMS, "any" if position.trick else "lead")
        if (aim in ("lead", "lowest")) == bool(position.trick) and aim not in ("pass", "refused", "as_played"):
            raise self.wrong("aim", f"{aim} does not go with this table", AIMS)
        code = self.one_of(table, "code", REASONS, None) if aim == "refused" else ""
        if aim != "refused" and "code" in table:
            raise self.wrong("code", "goes with the aim refused only")
        lifted = self.cards(table, "lifted") if "lifted" in table else Hand.EMPTY
        dim = self.flag(table, "dim")
        part = Part(position=position, aim=aim, code=code, lifted=lifted, dim=dim, **self.shared(table))
        if aim == "as_played" and (part.done is None or not part.hints):
            raise self.wrong("aim", "as_played follows a round: it needs game, at and hints")
        self.check_beat(part)
        return part

    def position(self, table: dict[str, Any]) -> Position:
        """The position of a table, every card with a suit; somebody is to act there and holds known cards."""
        position = self.any_position(table)
        if position.turn is None:
            raise self.wrong("position", "the round is over")
        self.check_hand(position, position.turn)
        return position

    def check_hand(self, position: Position, seat: int) -> None:
        """The learner's hand is known, and has no bomb before bombs are taught."""
        hand = position.hands[seat]
        if not isinstance(hand, Hand):
            raise self.wrong("position", f"the hand of {seat_name(seat)}, where the learner sits, must be known")
        if not self.is_pack and self.id < BOMBS_FROM and has_early_bomb(hand):
            raise self.wrong("position", f"shows a bomb before lesson {BOMBS_FROM}")

    def any_position(self, table: dict[str, Any]) -> Position:
        """The position of a table, every card with a suit: given as text, or as a moment of a round."""
        moment = level_games.moment(self, table, self.games)
        if moment is not None:
            return moment.position
        text = self.value(table, "position", str)
        try:
            return dress(Position.parse(text))
        except (NotationError, PositionError, RulesError) as error:
            raise self.wrong("position", error.message) from error

    def rules(self, table: dict[str, Any]) -> RuleSet:
        try:
            return RuleSet.parse(self.value(table, "rule_set", str))
        except RulesError as error:
            raise self.wrong("rule_set", error.message) from error

    def order(self, table: dict[str, Any]) -> Part:
        part = Part(kind="order", rules=self.rules(table), items=level_items.items(self, table), **self.shared(table))
        level_items.check_order(self, part)
        return part

    def which_beats(self, table: dict[str, Any]) -> Part:
        position = self.position(table)
        part = Part(
            kind="which_beats",
            position=position,
            items=level_items.items_of_hand(self, table, position),
            **self.shared(table),
        )
        level_items.check_marks(self, part)
        return part

    def why_not(self, table: dict[str, Any]) -> Part:
        position = self.any_position(table)
        seat, tried = level_items.tried_by(self, table, position)
        self.check_hand(position, position.mover if seat is None else seat)
        part = Part(
            kind="why_not",
            position=position,
            tried=tried,
            seat=seat,
            lifted=Hand.EMPTY if isinstance(tried, Pass) else tried,
            choices=self.strings(table, "choices"),
            **self.shared(table),
        )
        level_items.check_why(self, part)
        return part

    def repair(self, table: dict[str, Any]) -> Part:
        position = self.position(table)
        tried = level_plays.tried(self, table, position)
        part = Part(kind="repair", position=position, tried=tried, lifted=tried, **self.shared(table))
        self.check_beat(part)
        return part

    def find_all(self, table: dict[str, Any]) -> Part:
        only = self.one_of(table, "type", self.types, None) if "type" in table else ""
        part = Part(
            kind="find_all",
            position=self.position(table),
            type=only,
            count=self.flag(table, "count"),
            **self.shared(table),
        )
        level_plays.check_found(self, part)
        self.check_beat(part)
        return part

    def endgame(self, table: dict[str, Any]) -> Part:
        return level_endgame.part(self, table)

    def name(self, table: dict[str, Any]) -> Part:
        rules = self.rules(table)
        cards = self.cards(table, "cards")
        choices = self.strings(table, "choices")
        for choice in choices:
            if choice.partition("/")[0] not in CHOICES or ("/" in choice and not choice.startswith("none/")):
                raise self.wrong("choices", f"{choice} is no type", (*CHOICES, "none/<shape reason>"))
        part = Part(kind="name", cards=cards, rules=rules, choices=choices, **self.shared(table))
        self.check_right(part)
        for claim in part.wrong:
            if claim.answer not in choices:
                raise self.wrong("wrong.answer", f"{claim.answer} is none of the choices", choices)
            self.check_claim(claim, *self.outcome_of(judge_choice(part, claim.answer)))
        return part

    def shared(self, table: dict[str, Any]) -> dict[str, Any]:
        hints: tuple[Words, ...] = ()
        if "hints" in table:
            self.known(table["hints"], LANGUAGES, "hints.")
            lists = {lang: self.strings(table["hints"], lang) for lang in table["hints"]}
            if "en" not in lists or any(len(texts) != 3 for texts in lists.values()):
                raise self.wrong("hints", "needs three hints in each language, in en at least")
            hints = tuple(Words({lang: texts[n] for lang, texts in lists.items()}) for n in range(3))
        wrong = tuple(self.claim(each) for each in self.tables(table, "wrong")) if "wrong" in table else ()
        moment = level_games.moment(self, table, self.games)
        return {
            "prompt": self.words(table, "prompt", needed=True),
            "right": self.strings(table, "right"),
            "wrong": wrong,
            "open_hint": self.flag(table, "open_hint"),
            "hints": hints,
            "praise": self.words(table, "praise"),
            "happened": moment.happened if moment else (),
            "done": moment.done if moment else None,
        }

    def claim(self, table: dict[str, Any]) -> Claim:
        self.known(table, CLAIM_KEYS, "wrong.")
        code = self.one_of(table, "code", (*REASONS, *level_kinds.CODES, "legal", "loses", "not"), None)
        shape = self.value(table, "shape", str) if "shape" in table else ""
        return Claim(self.value(table, "answer", str), code, shape, self.words(table, "note"))

    # claims against the engine

    def check_beat(self, part: Part) -> None:
        position = part.table
        hand = position.known_hand(position.mover)
        for play in legal_plays(position):
            if play.type not in self.types:
                raise self.wrong("position", f"{play.ranks} is legal and a {play.type}, not yet taught", self.types)
        if not hand.contains(part.lifted) and not hand.ranks().contains(part.lifted):
            raise self.wrong("lifted", "is not in the hand")
        self.check_right(part)
        self.check_claims(part)

    def check_claims(self, part: Part) -> None:
        """Foreseen answers that are played: each is judged as claimed."""
        for claim in part.wrong:
            self.check_claim(claim, *self.outcome_of(judge(part, self.selection(claim.answer, "wrong.answer"))))

    def check_right(self, part: Part) -> None:
        claimed = (
            {spell(self.selection(each, "right"), part.rule_set) for each in part.right}
            if part.position
            else part.right
        )
        if part.aim == "refused":
            for answer in part.right:
                if judge(part, self.selection(answer, "right")).outcome != "right":
                    raise self.wrong("right", f"{answer} is not refused for {part.code}")
            return
        found = right_answers(part)
        if not found:
            raise self.wrong("right", "no answer is right here")
        if set(claimed) != set(found):
            raise self.wrong("right", f"{' '.join(sorted(claimed))} is claimed, the engine finds other answers", found)

    def check_claim(self, claim: Claim, outcome: str, code: str, shape: str) -> None:
        if outcome == "right":
            raise self.wrong("wrong.answer", f"{claim.answer} is right")
        if (claim.code, claim.shape) != (code, shape):
            raise self.wrong(
                "wrong.code",
                f"{claim.answer} is {code} {shape}".rstrip() + f", not {claim.code} {claim.shape}".rstrip(),
            )

    @staticmethod
    def outcome_of(verdict: Any) -> tuple[str, str, str]:
        return verdict.outcome, verdict.code, verdict.shape

    def check_purpose(self, purpose: str, parts: tuple[Part, ...]) -> None:
        if purpose == "show":
            if any(part.kind not in SHOWN for part in parts):
                raise self.wrong("purpose", f"show goes with the kinds {', '.join(SHOWN)} only", SHOWN)
            for part in parts:
                if part.filled:
                    continue
                answer = spell(part.lifted, part.rule_set) if part.lifted else "pass"
                if answer not in right_answers(part):
                    raise self.wrong(
                        "lifted", "a step that shows has the right cards lifted, or none where a pass is right"
                    )
        if purpose == "help" and not any(part.dim or part.open_hint for part in parts):
            raise self.wrong("purpose", "a step that helps has dim or open_hint", ("dim = true", "open_hint = true"))
        shown = any(part.filled or (part.lifted and part.kind in SHOWN) for part in parts)
        helped = shown or any(part.dim or part.open_hint for part in parts)
        if purpose == "alone" and helped:
            raise self.wrong("purpose", "a step done alone has nothing lifted, dimmed or hinted")
