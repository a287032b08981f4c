"""A page to write a puzzle of one's own: `own_puzzle`. What can be asked and proved is decided by `study.own`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from zsy_tutor.explain.messages import text
from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.rules.ruleset import PRESETS
from zsy_tutor.study import own_board
from zsy_tutor.study.bank import Puzzle
from zsy_tutor.study.exercises import right_answers
from zsy_tutor.study.own import KINDS, SAVED, Draft, Unfit, draft_of, line_of, puzzle_of, read_line, save, saved
from zsy_tutor.widgets import board
from zsy_tutor.widgets.drills import Drill, exercise
from zsy_tutor.widgets.form import Button, Field, Values
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.turns import in_turn

SEATS = range(2, 7)
EXAMPLE = "classic,pass_is_final=on"


class OwnPuzzle(Drill):
    """Fields to write a position in, what is found of it, and the puzzle itself to try."""

    TITLE, TEXT, RUN = "own-title", "own-text", "own-run"

    def __init__(self, lang: str, folder: Path) -> None:
        self.folder = folder
        self.draft = Draft()
        self.puzzle: Puzzle | None = None
        self.line = ""
        super().__init__(lang)
        self.form.drawings = board.drawings(lang)
        self._show()

    def changed(self, values: Values) -> None:
        """Another text: what was proved of the old one holds no more. What is being written is not judged yet."""
        draft = draft_of(values, self.draft)
        self.line = str(values.get("read", ""))
        if draft != self.draft:
            was_table, self.draft = bool(self.draft.table.strip()), draft
            if self.puzzle is not None or was_table != bool(draft.table.strip()):
                self.puzzle = None
                self._show()
            else:
                self.form.board = board.data(self.draft, self.lang)

    def pressed(self, button: str, values: Values) -> None:
        self.draft, self.line = draft_of(values, self.draft), str(values.get("read", ""))
        try:
            if button == "board":
                self._lay(values.get("board"))
            elif button == "show":
                self._try(puzzle_of(self.draft, self.lang))
            elif button == "open":
                self._try(read_line(self.line, self.lang))
            elif button == "save" and self.puzzle is not None:
                self._save(self.puzzle)
            elif button == "mine":
                self._mine()
        except Unfit as unfit:
            self.puzzle = None
            self._show(unfit.reason, unfit.field)

    def _lay(self, press: object) -> None:
        """What was pressed on the board: `add` a rank, `take` a card away, `hide` one more or fewer, another `seat`."""
        if not isinstance(press, dict):
            return
        act, place, rank, number = (press.get(key) for key in ("act", "place", "rank", "number"))
        number, draft, lang = number if isinstance(number, int) else 0, self.draft, self.lang
        if act == "add":
            draft = own_board.add(draft, str(place), str(rank), lang)
        elif act == "take":
            draft = own_board.take(draft, str(place), number, lang)
        elif act == "hide":
            draft = own_board.hide(draft, str(place), number, lang)
        elif act == "seat":
            draft = own_board.seat(draft, number)
        self.draft, self.puzzle = draft, None
        self._show(
            live=text("board-players", lang, n=draft.seats) if act == "seat" else board.lies(draft, str(place), lang)
        )

    def _try(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        # Another name for each, so that what was done with the last one is not taken for this one's.
        tried = replace(puzzle, id=f"own {line_of(puzzle)}")
        self.put(exercise([tried], self.TITLE, self.lang))
        part = tried.step().parts[0]
        number = len(right_answers(part))
        self._show(text("own-good", self.lang, level=puzzle.level, n=number))

    def _save(self, puzzle: Puzzle) -> None:
        try:
            name, is_new = save(puzzle, self.folder)
        except OSError as error:
            self._show(text("own-unsaved", self.lang, reason=error.strerror or type(error).__name__))
        except ZsyError as error:
            self._show(text("own-unsaved", self.lang, reason=error.message))
        else:
            self._show(text("own-saved" if is_new else "own-saved-before", self.lang, id=name, file=SAVED))

    def _mine(self) -> None:
        try:
            puzzles = saved(self.folder)
        except ZsyError as error:
            self._show(error.message)
            return
        if puzzles:
            self.put(exercise(puzzles, "own-mine", self.lang))
        self._show("" if puzzles else text("own-none-saved", self.lang))

    def _show(self, note: str = "", wrong: str = "", live: str = "") -> None:
        draft, lang = self.draft, self.lang
        seats = tuple((str(n), text(f"seat-name-{n - 1}", lang)) for n in SEATS if n <= max(2, draft.seats))
        said = {wrong: note} if wrong else {}
        words = {key: text(f"board-{key}", lang) for key in ("place", "ranks", "seat_more", "seat_fewer")}
        rules_help = text("own-rules-help", lang, classic=PRESETS[0], two_low=PRESETS[1], example=EXAMPLE)
        fields = [
            Field("kind", "one", text("own-kind", lang), draft.kind,
                  tuple((kind, text(f"own-kind-{kind}", lang)) for kind in KINDS)),
            Field("rules", "text", text("own-rules", lang), draft.rules, help=rules_help),
            Field("board", "board", text("board-title", lang), words, help=text("board-help", lang)),
            Field("hand", "text", text("own-hand", lang), draft.hand, placeholder="4 9 9 J"),
            Field("others", "text", text("own-others", lang), draft.others, help=text("own-others-help", lang)),
            Field("table", "text", text("own-table", lang), draft.table, help=text("own-table-help", lang)),
        ]  # fmt: skip
        if draft.table.strip():
            fields.append(Field("owner", "one", text("own-owner", lang), str(draft.owner), seats))
        line = line_of(self.puzzle) if self.puzzle else ""
        fields.append(Field("line", "out", text("own-line", lang), line, help=text("own-line-help", lang)))
        fields.append(Field("read", "text", text("own-read", lang), self.line, help=text("own-read-help", lang)))
        fields = [replace(field, wrong=said.get("line" if field.id == "read" else field.id, "")) for field in fields]
        buttons = [
            Button("show", text("own-show", lang), primary=True),
            Button("open", text("own-open-line", lang)),
            *([Button("save", text("own-save", lang))] if self.puzzle else []),
            Button("mine", text("own-mine", lang)),
        ]
        intro = text("own-intro", lang)
        self.form.board = board.data(self.draft, self.lang)
        self.form.show(intro=intro, fields=fields, buttons=buttons, note="" if wrong else note, live=live or note)


@in_turn
def own_puzzle(lang: str | None = None, folder: str | Path = ".") -> Any:
    """A block to write a puzzle of one's own in. Saved ones are added to `my_puzzles.jsonl` in `folder`."""
    with answered(lang) as spoken:
        return OwnPuzzle(spoken, Path(folder))
