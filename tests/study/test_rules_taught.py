"""Every rule of `docs/rules.md` is taught in a lesson and asked at least twice where nothing is shown.
"""

from __future__ import annotations

from collections import Counter

from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.study.lessons import lesson, lesson_files


def steps() -> list[tuple[str, str, tuple[str, ...]]]:
    """Every step of every lesson: its id, its purpose, its rules."""
    return [(step.id, step.purpose, step.rules) for name in lesson_files() for step in lesson(name).steps]


def asked() -> Counter[str]:
    """How often each rule is asked, steps that show the answer not counted."""
    return Counter(rule for _, purpose, rules in steps() if purpose != "show" for rule in rules)


def test_every_rule_is_asked_at_least_twice() -> None:
    count = asked()
    assert [rule for rule in RULE_IDS if count[rule] < 2] == []
