"""One position under several rule sets: what each says, and which options make the difference."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.explain.fact_positions import position_of
from tests.oracle.generate import random_rules
from tests.oracle.rulebook import write_rules
from zsy_tutor.explain import verdicts as module
from zsy_tutor.explain.flips import code
from zsy_tutor.explain.messages import LANGS, has_text, text
from zsy_tutor.explain.verdicts import ELSEWHERE, PRESET, TOUCHING, differences, under, verdicts
from zsy_tutor.rules.cards import covers
from zsy_tutor.rules.errors import PositionError, RequestError
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.legality import check
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import PASS, all_plays
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, OPTION, TWO_LOW, RuleSet


def test_options_of_exchange_and_score_touch_no_verdict() -> None:
    """ELSEWHERE is what it says: such an option changes no verdict, no list of plays and nothing that follows."""
    random = Random(4)
    for seed in range(40):
        position = position_of(seed)
        for name in ELSEWHERE:
            for value in OPTION[name].values(position.rules.preset):
                options = {name: value} | ({"scoring": "titles"} if value == "fewest_downstream" else {})
                if position.rules.round_ends == "first_out" and name in ("scoring", "tribute", "match_goal"):
                    continue
                there = under(position, position.rules.with_options(**options))
                assert legal_plays(there) == legal_plays(position)
                chosen = random.choice(all_plays(position.rules, position.seats))
                assert repr(check(there, chosen)) == repr(check(position, chosen))


# ---- which options decide


def test_the_smallest_sets_that_decide_by_trying_all() -> None:
    """Taken alone, the smallest set gives the other verdict, and no smaller one does."""
    decided = 0
    for seed in range(250):
        random = Random(seed)
        position = position_of(seed, largest=12)
        rules = RuleSet.parse(write_rules(random_rules(random)))
        held = position.known_hand(position.mover).counts
        plays = (*all_plays(position.rules, position.seats), *all_plays(rules, position.seats))
        chosen = random.choice([each for each in plays if covers(held, each.counts)])
        here, there = verdicts(position, chosen, [position.rules, rules])
        if here.status == there.status:
            assert there.decided_by == ()
            continue
        decided += 1
        assert there.decided_by
        size = len(there.decided_by[0])
        for names in _subsets(differences(position.rules, rules), size):
            mixed = _switched(position.rules, rules, names)
            flipped = mixed is not None and verdicts(position, chosen, [mixed])[0].status == there.status
            assert flipped == (names in there.decided_by), (str(position), str(rules), chosen, names)
    assert decided > 15


def _subsets(names: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    return [each for size in range(1, most + 1) for each in combinations(names, size)]


def _switched(rules: RuleSet, other: RuleSet, names: tuple[str, ...]) -> RuleSet | None:
    return module._mixed(rules, other, names)


def test_two_options_that_only_decide_together() -> None:
    position = Position.parse("classic 5566AA22/?7 p1 - - -")
    there = RuleSet.parse("classic,straight_top=A,stairs=on")
    assert verdicts(position, parse_selection("5566"), [there])[0].decided_by == (("stairs",),)
    here = Position.parse("classic,straight_top=A AA22/?7 p1 - - -")
    both = RuleSet.parse("classic,stairs=on,tribute=3")
    assert verdicts(here, parse_selection("AA22"), [both])[0].decided_by == (("straight_top", "stairs"),)


def test_two_options_that_each_decide_alone() -> None:
    position = Position.parse("classic 55577/?7/?7 p1 p3:44466 - -")
    there = RuleSet.parse("classic,full_houses=off,teams=on")
    found = verdicts(position, parse_selection("55577"), [there])[0]
    assert code(found.result) == "impossible/teams_seats"
    assert found.decided_by == (("full_houses",), ("teams",))


def test_between_the_presets_the_option_decides_where_it_can() -> None:
    position = Position.parse("classic 567J/?7/?7 p1 - - -")
    assert verdicts(position, parse_selection("567"), [TWO_LOW])[0].decided_by == (("min_straight",),)
    ace = Position.parse("classic A5/?7/?7 p1 p2:2 p3 -")
    found = verdicts(ace, parse_selection("A"), [TWO_LOW])[0]
    assert (found.status, found.decided_by) == ("legal", ((PRESET,),))
    back = Position.parse("two-low A5/?7/?7 p1 p2:2 p3 -")
    found = verdicts(back, parse_selection("A"), [CLASSIC])[0]
    assert (code(found.result), found.decided_by) == ("too_low", ((PRESET,),))


def test_partner_takes_lead_needs_teams() -> None:
    position = Position.parse("classic 5/6/7 p1 - - -")
    rules = RuleSet.parse("classic,teams=on,partner_takes_lead=on")
    assert verdicts(position, parse_selection("5"), [rules])[0].decided_by == (("teams",),)


def test_every_verdict_is_what_the_engine_says_at_that_table() -> None:
    for seed in range(80):
        random = Random(seed)
        position = position_of(seed)
        rule_sets = [RuleSet.parse(write_rules(random_rules(random))) for _ in range(3)]
        chosen = random.choice([PASS, *all_plays(position.rules, position.seats)])
        for verdict in verdicts(position, chosen, rule_sets):
            if isinstance(verdict.result, tuple):
                with pytest.raises(PositionError) as refused:
                    under(position, verdict.rules)
                assert verdict.result == refused.value.reasons
                continue
            there = under(position, verdict.rules)
            assert repr(verdict.result) == repr(check(there, chosen))
            assert [len(hand) for hand in there.hands] == [len(hand) for hand in position.hands]
            assert (there.turn, there.finished) == (position.turn, position.finished)


def test_a_position_stays_itself_under_its_own_rules() -> None:
    for seed in range(40):
        position = position_of(seed)
        assert under(position, position.rules) == position
        assert under(position, RuleSet.parse(str(position.rules))) == Position.parse(str(position))


def test_a_seat_that_the_table_lacks() -> None:
    position = Position.parse("classic 5/6/7 p1 - - -")
    with pytest.raises(RequestError):
        verdicts(position, parse_selection("5"), [TWO_LOW], seat=5)


def test_another_seat_may_be_asked_about() -> None:
    position = Position.parse("classic,pass_is_final=on 59T/6J/9Q/48 p1 p3:8 p4p2 -")
    rule_sets = [position.rules, CLASSIC]
    found = [code(each.result) for each in verdicts(position, parse_selection("J"), rule_sets, seat=1)]
    assert found == ["already_passed", "not_your_turn"]


# ---- the words


@pytest.mark.parametrize("lang", LANGS)
def test_every_name_and_every_way_to_be_impossible_has_words(lang: str) -> None:
    for name in (PRESET, *TOUCHING):
        assert text(f"switch-{name}", lang)
    ways = set()
    for seed in range(150):
        random = Random(seed)
        position = position_of(seed)
        rules = RuleSet.parse(write_rules(random_rules(random)))
        found = verdicts(position, PASS, [rules])[0]
        assert found.sentence(lang)
        assert bool(found.decided_sentence(lang)) == bool(found.decided_by)
        if isinstance(found.result, tuple):
            ways.add(found.result[0])
            assert any(has_text(f"impossible-{code}", lang) for code in found.result)
    assert len(ways) >= 4


def test_words() -> None:
    position = Position.parse("classic 5JQKA2/?7/?7 p1 - - -")
    there = RuleSet.parse("classic,straight_top=A")
    here, found = verdicts(position, parse_selection("JQKA2"), [CLASSIC, there])
    assert here.sentence("en") == "Legal here: a straight from jack to 2."
    assert here.sentence("zh") == "这样约定，能出J到2的顺子。"
    assert found.sentence("en").startswith("Straights at this table run from 3 to ace")
    assert found.decided_sentence("en") == "What decides: Top of straights."
    assert found.decided_sentence("zh") == "决定结果的是：顺子最大到哪里。"
    three = Position.parse("classic 5/6/7 p1 - - -")
    teams = verdicts(three, parse_selection("5"), [RuleSet.parse("classic,teams=on")])[0]
    assert teams.sentence("en") == "Partnerships do not go with this number of players."
