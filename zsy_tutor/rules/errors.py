"""What can be wrong with input: one class a code, messages in English for programmers and protocol users.

What is wrong with a play of a learner is no error but an answer: `legality.Illegal`. `what` and `facts` say without
words what is wrong, for `explain.complaints`, which has the words.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .legality import Illegal

    Fact = str | int


class ZsyError(ValueError):
    """Base of all errors here. `code` is one of the protocol's error codes, `message` says what to mend.

    `what` is the kind of mistake where one is known, with its `facts`; `field` names the argument at fault, if any.
    """

    code = "bad_request"

    def __init__(self, message: str, what: str = "", **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.what = what
        self.facts = facts
        self.field = ""


class NotationError(ZsyError):
    """Text that cannot be read: `text`, `column` (characters, from 1) and what was `expected` there."""

    code = "bad_notation"

    def __init__(self, text: str, column: int, expected: str, what: str = "", **facts: Fact) -> None:
        super().__init__(f"cannot read {text[:80]!r} at column {column}: {expected}", what, **facts)
        self.text = text
        self.column = column
        self.expected = expected


class RulesError(ZsyError):
    """A rule set that does not exist: the message names what is allowed."""

    code = "bad_rules"


class PositionError(ZsyError):
    """A position that cannot occur; `reasons` has the code of everything that is wrong with it."""

    code = "bad_position"

    def __init__(self, message: str, reasons: tuple[str, ...]) -> None:
        super().__init__(message)
        self.reasons = reasons


class RequestError(ZsyError):
    """A call that makes no sense; `field` names the argument at fault, or is empty."""

    code = "bad_request"

    def __init__(self, message: str, field: str = "", what: str = "", **facts: Fact) -> None:
        super().__init__(message, what, **facts)
        self.field = field


class BudgetError(ZsyError):
    """The answer would take more nodes than allowed."""

    code = "budget"


class TooLargeError(ZsyError):
    """The input is larger than allowed."""

    code = "too_large"


class IllegalPlay(ZsyError):
    """Raised by `play` where `check` answers `Illegal`; that answer is in `illegal`."""

    code = "illegal_play"

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(f"illegal play: {illegal.reasons[0].code}")
        self.illegal = illegal
