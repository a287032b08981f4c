"""What a fact says holds, a fact that is altered does not, and what a player may know depends on nothing hidden.

Positions of both presets over all options that touch them; the marked runs look at some thousands more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.explain.fact_positions import MANY, QUICK, other_deals, position_of, seen_of, view_of
from zsy_tutor.explain import find_facts as find
from zsy_tutor.explain.fact_words import fact_sentence
from zsy_tutor.explain.facts import (
    BreaksBomb,
    CanBeBeatenBy,
    Fact,
    FewestPlays,
    HoldsAnswer,
    LeavesSingles,
    MustPass,
    NobodyHoldsAnswer,
    NothingBeats,
    OnlyLegalPlay,
    PassIsAllowedButYouCould,
    PlayerFact,
    StillOut,
)
from zsy_tutor.explain.fewest import fewest_plays
from zsy_tutor.explain.messages import LANGS, LOCALE
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.explain.seen import NOTHING_SEEN, Seen, may_answer, unseen
from zsy_tutor.rules.cards import FIELD, Hand, covers
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.legality import play
from zsy_tutor.rules.plays import PASS, Play, all_plays, classify, play_table
from zsy_tutor.rules.position import Position, PositionView
from zsy_tutor.rules.ruleset import CLASSIC, RuleSet


def player_facts(view: PositionView, seen: Seen) -> list[PlayerFact]:
    """Everything that is found for the seat to act."""
    found: list[PlayerFact | None] = [*find.find_still_out(view, seen), find.find_fewest_plays(view)]
    found += [find.find_only_legal_play(view), find.find_must_pass(view), *find.find_pass_is_allowed(view)]
    for each in legal_plays(view.position):
        found += find.find_play_facts(view, each, seen)
    return [fact for fact in found if fact is not None]


def table_facts(position: Position) -> list[Fact]:
    """Everything that is found with all hands open, against what the seat to act may play."""
    found: list[Fact] = []
    for each in legal_plays(position):
        nobody = find.find_nobody_holds_answer(position, position.mover, each)
        found += [nobody] if nobody else []
        for seat in range(position.seats):
            if seat != position.mover:
                found += find.find_holds_answer(position, seat, each)
    return found


def altered(fact: PlayerFact, view: PositionView, seen: Seen) -> Iterable[PlayerFact]:
    """Facts that say something else of the same kind, each of them false where `fact` is true."""
    rules = view.position.rules
    plays = all_plays(rules, view.position.seats)
    match fact:
        case StillOut(rank, n):
            yield StillOut(rank, n + 1)
            yield StillOut(rank, n - 1)
        case FewestPlays(hand, n):
            yield FewestPlays(hand, n - 1)
            yield FewestPlays(hand, n + 1)
            yield FewestPlays(hand[1:], n)
        case NothingBeats(own):
            yield from (CanBeBeatenBy(own, how) for how in plays)
        case CanBeBeatenBy(own, how):
            yield NothingBeats(own)
            yield CanBeBeatenBy(own, own)
            yield CanBeBeatenBy(how, own)
        case LeavesSingles(own, ranks):
            yield from (LeavesSingles(own, ranks + rank) for rank in rules.order if rank not in own.ranks)
            yield LeavesSingles(own, "")
        case BreaksBomb(own, rank):
            bomb = 3 if rules.triple_bomb else 4
            broken = {each for each in own.ranks if view.position.known_hand(view.seat).count(each) >= bomb}
            yield from (BreaksBomb(own, other) for other in rules.order if other not in broken | {rank, "R"})
        case OnlyLegalPlay(own, leading):
            yield OnlyLegalPlay(own, not leading)
            yield from (OnlyLegalPlay(other, leading) for other in plays if other != own)
        case MustPass(table):
            yield from (MustPass(other) for other in plays if other != table)
            yield from (PassIsAllowedButYouCould(other, table) for other in plays)
        case PassIsAllowedButYouCould(own, table):
            yield MustPass(table)
            yield PassIsAllowedButYouCould(table, own)
            yield PassIsAllowedButYouCould(table, table)


def some_altered(seed: int, fact: PlayerFact, view: PositionView, seen: Seen) -> list[PlayerFact]:
    found = list(altered(fact, view, seen))
    return Random(seed).sample(found, min(len(found), 3))


def check_facts(seeds: Iterable[int]) -> Counter[str]:
    """Hold what is found, and what is altered, against `holds`; how often each kind came up."""
    kinds: Counter[str] = Counter()
    for seed in seeds:
        view = view_of(position_of(seed))
        seen = seen_of(seed, view)
        facts = player_facts(view, seen)
        # at most four of a kind, so that each kind has its share of the time
        shown = Random(seed).sample(facts, len(facts))
        for kind in {type(fact) for fact in facts}:
            for fact in [each for each in shown if type(each) is kind][:4]:
                assert fact.holds(view, seen), (str(view), seen, fact)
                assert fact.rule in RULE_IDS
                kinds[kind.__name__] += 1
                for other in some_altered(seed, fact, view, seen):
                    assert not other.holds(view, seen), (str(view), seen, fact, other)
    return kinds


def test_what_is_found_holds_and_what_is_altered_does_not() -> None:
    kinds = check_facts(QUICK)
    assert len(kinds) == 9
    assert min(kinds.values()) >= 3, kinds


@pytest.mark.slow
def test_what_is_found_holds_on_thousands_of_positions() -> None:
    assert min(check_facts(MANY).values()) >= 50


@settings(max_examples=40)
@given(st.integers(10_000, 10_000_000))
def test_what_is_found_holds_wherever_hypothesis_looks(seed: int) -> None:
    check_facts([seed])


def check_completeness(seeds: Iterable[int]) -> None:
    """What is not found does not hold: of each legal play, either nothing beats it or all that may is listed."""
    for seed in seeds:
        view = view_of(position_of(seed, largest=6))
        seen = seen_of(seed, view)
        own = list(legal_plays(view.position))
        for each in Random(seed).sample(own, min(len(own), 2)):
            found = find.find_play_facts(view, each, seen)
            for how in all_plays(view.position.rules, view.position.seats):
                fact = CanBeBeatenBy(each, how)
                assert (fact in found) == fact.holds(view, seen), (str(view), seen, fact)
            assert (NothingBeats(each) in found) == NothingBeats(each).holds(view, seen)
            for rank in view.position.rules.order:
                single, bomb = LeavesSingles(each, rank), BreaksBomb(each, rank)
                assert any(isinstance(f, LeavesSingles) and rank in f.ranks for f in found) == single.holds(view)
                assert (bomb in found) == bomb.holds(view)
        assert (len(own) == 1) == any(OnlyLegalPlay(each, lead).holds(view) for each in own for lead in (True, False))
        if view.position.trick is not None:
            assert (not own) == MustPass(view.position.trick.play).holds(view)


def test_what_is_not_found_does_not_hold() -> None:
    check_completeness(range(40))


@pytest.mark.slow
def test_what_is_not_found_does_not_hold_in_many_positions() -> None:
    check_completeness(range(40, 800))


def check_hidden(seeds: Iterable[int]) -> None:
    for seed in seeds:
        view = view_of(position_of(seed))
        seen = seen_of(seed, view)
        facts = player_facts(view, seen)
        for deal in other_deals(seed, view, seen, 3):
            same = deal.view(view.seat)
            assert same == view
            assert player_facts(same, seen) == facts
            for fact in facts[-6:]:
                assert fact.holds(same, seen)


def test_what_a_player_may_know_is_the_same_whatever_is_hidden() -> None:
    check_hidden(range(60))


@pytest.mark.slow
def test_what_a_player_may_know_is_the_same_in_many_positions() -> None:
    check_hidden(range(60, 1000))


def check_against_deals(seeds: Iterable[int]) -> Counter[str]:
    """What a player may know, played out with the cards dealt: nobody answers what nothing beats, and what may be held
    is held in some deal."""
    kinds: Counter[str] = Counter()
    for seed in seeds:
        view = view_of(position_of(seed, largest=5))
        seen = seen_of(seed, view)
        for each in legal_plays(view.position)[:6]:
            safe = find.find_nothing_beats(view, each, seen)
            for deal in other_deals(seed, view, seen, 4):
                answered = _answers(deal, each)
                if safe:
                    assert not answered, (str(deal), each)
                    kinds["safe"] += 1
                for how in answered:
                    assert CanBeBeatenBy(each, how) in find.find_can_be_beaten(view, each, seen)
                    kinds["answered"] += 1
    return kinds


def _answers(position: Position, own: Play) -> set[Play]:
    """Every first answer to `own`, made now and followed by passes."""
    found: set[Play] = set()
    now = play(position, own)
    while now.trick is not None:
        found.update(legal_plays(now))
        now = play(now, PASS)
    return found


def test_what_nothing_beats_is_beaten_in_no_deal() -> None:
    kinds = check_against_deals(range(60))
    assert kinds["safe"] > 20
    assert kinds["answered"] > 100


@pytest.mark.slow
def test_what_nothing_beats_is_beaten_in_none_of_many_deals() -> None:
    check_against_deals(range(60, 1500))


def check_table(seeds: Iterable[int]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for seed in seeds:
        position = position_of(seed, hidden=False, largest=6)
        for fact in table_facts(position)[:30]:
            assert isinstance(fact, HoldsAnswer | NobodyHoldsAnswer)
            assert fact.holds(position), (str(position), fact)
            kinds[type(fact).__name__] += 1
            if isinstance(fact, HoldsAnswer):
                assert not HoldsAnswer(fact.seat, fact.how, fact.play).holds(position)
                assert not HoldsAnswer(position.mover, fact.how, fact.how).holds(position)
                assert not NobodyHoldsAnswer(position.mover, fact.play).holds(position)
            else:
                for how in all_plays(position.rules, position.seats)[::7]:
                    for seat in range(position.seats):
                        assert seat == fact.seat or not HoldsAnswer(seat, fact.play, how).holds(position)
    return kinds


def test_what_other_hands_hold() -> None:
    assert min(check_table(range(60)).values()) > 20


@pytest.mark.slow
def test_what_other_hands_hold_in_many_positions() -> None:
    check_table(range(60, 1500))


# ---- how few plays


def fewest_by_trying(counts: int, rules: RuleSet, known: dict[int, int]) -> int:
    """By every play that takes a card of the lowest rank."""
    if not counts:
        return 0
    if counts not in known:
        lowest = (counts & -counts).bit_length() - 1
        field = FIELD << lowest // 5 * 5
        known[counts] = 1 + min(fewest_by_trying(counts - each.counts, rules, known)
                                for each in play_table(rules).plays
                                if each.counts & field and covers(counts, each.counts))  # fmt: skip
    return known[counts]


def check_fewest(seeds: Iterable[int], largest: int) -> None:
    for seed in seeds:
        random = Random(seed)
        rules = position_of(seed).rules
        packs = 2 if rules.is_classic and random.random() < 0.5 else 1
        some = set(random.sample(rules.order, random.randint(3, 15)))
        cards = [rank for rank in rules.order if rank in some for _ in range((1 if rank in "BR" else 4) * packs)]
        random.shuffle(cards)
        hand = Hand.of(*cards[: random.randint(1, largest)])
        split = fewest_plays(hand, rules)
        assert sum(each.counts for each in split) == hand.counts
        assert [play_table(rules).by_counts[each.counts] for each in split] == list(split)
        assert len(split) == fewest_by_trying(hand.counts, rules, {}), (str(rules), str(hand), split)


def test_fewest_plays_are_the_fewest() -> None:
    check_fewest(range(150), 10)


@pytest.mark.slow
def test_fewest_plays_are_the_fewest_of_larger_hands() -> None:
    check_fewest(range(150, 1500), 14)


@pytest.mark.parametrize(
    ("rules", "hand", "n"),
    [
        ("classic", "", 0),
        ("classic", "7", 1),
        ("classic", "34567", 1),
        ("classic", "33344567", 3),
        ("classic,full_houses=off", "33344", 2),
        ("classic", "444455566688", 3),  # the 4s go as two pairs
        ("classic", "3333334455", 2),  # two triples of one rank, each with a pair
        ("classic,four_jokers=on", "BBRR", 1),
        ("classic", "BBRR", 2),
        ("classic", "333BB444RR", 2),
        ("classic", "33344BR", 2),
        ("two-low", "334455", 1),
        ("two-low", "2233", 1),
        ("classic", "3344556677", 2),
        ("classic,stairs=on", "3344556677", 1),
        ("classic", "3456789TJQKA2", 1),
        ("classic,straight_top=A", "3456789TJQKA2", 2),
    ],
)
def test_fewest_plays(rules: str, hand: str, n: int) -> None:
    assert len(fewest_plays(hand, RuleSet.parse(rules))) == n


# ---- particular cases


def view(text: str, seat: int = 0) -> PositionView:
    return Position.parse(text).view(seat)


def single(rank: str) -> Play:
    found = classify(rank, CLASSIC)
    assert isinstance(found, Play)
    return found


def test_field_R18_all_2s_are_gone_and_the_ace_is_beaten_by_a_joker_or_a_bomb() -> None:
    looked = view("classic 57A/?4/?4 p1 - - -")
    seen = Seen.of("2222")
    assert find.find_nothing_beats(looked, single("A"), seen) is None
    ways = [fact.how.ranks for fact in find.find_can_be_beaten(looked, single("A"), seen)]
    assert ways[:2] == ["B", "R"]
    assert "BR" in ways
    assert "KKKK" in ways
    assert "2222" not in ways


def test_H1_the_ace_is_safe_only_when_jokers_and_bombs_are_out_of_the_question() -> None:
    looked = view("classic 57A/?3/?3 p1 - - -")
    assert find.find_nothing_beats(looked, single("A"), Seen.of("2222", "B")) is None
    assert find.find_nothing_beats(looked, single("A"), Seen.of("2222", "B", "R")) == NothingBeats(single("A"))


def test_a_hand_too_small_for_a_bomb_cannot_answer_with_one() -> None:
    seen = Seen.of("2222", "B", "R")
    assert find.find_nothing_beats(view("classic 57A/?4/?3 p1 - - -"), single("A"), seen) is None
    assert find.find_nothing_beats(view("classic 57A/?3/?3 p1 - - -"), single("A"), seen) is not None


def test_who_has_passed_on_a_play_is_asked_no_more() -> None:
    text = "classic 57/?9/?1 p3 p1:A p2 -"
    looked = view(text)
    assert may_answer(looked, single("A")) == (2,)
    assert [fact.how.ranks for fact in find.find_can_be_beaten(looked, single("A"))] == ["2", "B", "R"]


def test_a_play_that_ends_the_round_is_answered_by_nobody() -> None:
    looked = view("classic A/?5 p1 - - -")
    assert may_answer(looked, single("A")) == ()
    assert not NothingBeats(single("A")).holds(looked)
    assert not CanBeBeatenBy(single("A"), single("2")).holds(looked)


def test_a_play_that_is_not_the_seats_own_or_not_legal_has_no_such_facts() -> None:
    looked = view("classic 57A/?5/?5 p1 p3:K - -")
    for other in ("K", "7", "2"):
        assert not NothingBeats(single(other)).holds(looked)
        assert not find.find_can_be_beaten(looked, single(other))


@pytest.mark.parametrize("seen", ["22222", "2222B", "A"])
def test_more_cards_seen_than_there_are(seen: str) -> None:
    looked = view("classic 22AAAA/?5/?5 p1 - - -")
    with pytest.raises(RequestError):
        unseen(looked, Seen.of(seen))


def test_no_more_may_be_seen_than_the_hidden_hands_leave() -> None:
    looked = view("two-low 33/?26/?26 p1 - - -")
    with pytest.raises(RequestError):
        find.find_still_out(looked, Seen.of("4"))


def test_facts_need_a_hand_that_one_can_see() -> None:
    position = Position.parse("classic ?5/?5/?5 p1 p3:9 - -")
    for fact in (FewestPlays("", 0), MustPass(single("9")), StillOut("9", 3), LeavesSingles(single("9"), "9")):
        with pytest.raises(RequestError):
            fact.holds(position.view(0), NOTHING_SEEN)
    with pytest.raises(RequestError):
        NobodyHoldsAnswer(0, single("9")).holds(position)
    with pytest.raises(RequestError):
        HoldsAnswer(1, single("9"), single("T")).holds(position)


def test_left_out_cards_are_not_out() -> None:
    assert StillOut("3", 2).holds(view("classic 57/?5/?5 p1 - - -"))
    assert StillOut("3", 4).holds(view("classic 57/?5/?5/?5 p1 - - -"))


# ---- the words


def test_sentences_in_both_languages_have_the_same_messages_and_values() -> None:
    shape = []
    for lang in LANGS:
        source = (LOCALE / lang / "facts.ftl").read_text(encoding="utf-8")
        messages = re.split(r"(?m)^(?=fact-)", source)[1:]
        shape.append({each.split(" ")[0]: set(re.findall(r"\$\w+", each)) for each in messages})
    assert shape[0] == shape[1]


@pytest.mark.parametrize("lang", LANGS)
def test_every_fact_has_a_sentence(lang: str) -> None:
    said: dict[str, set[str]] = {}
    for seed in range(60):
        looked = view_of(position_of(seed))
        seen = seen_of(seed, looked)
        facts: list[Fact] = [*player_facts(looked, seen)[-40:]]
        facts += table_facts(position_of(seed, hidden=False, largest=4))[:10]
        for fact in facts:
            words = fact_sentence(fact, looked.position.rules, lang)
            assert words[-1] in ".。"
            assert "{" not in words
            assert not re.search(r"\bT\b|10s10|  ", words)
            if lang == "zh":
                assert not re.search(r"[,.!?:;()\"]| ", words), words
            said.setdefault(type(fact).__name__, set()).add(words)
    assert len(said) == 11


SENTENCES: list[tuple[Fact, str, str]] = [
    (NothingBeats(single("2")), "Nobody who may still answer can hold anything that beats a single 2.",
     "还能跟牌的人，手里都不可能有压得过一张2的牌。"),
    (StillOut("T", 1), "There is one 10 that you have not seen yet.", "还有一张10，你没有见过。"),
    (StillOut("K", 3), "There are three kings that you have not seen yet.", "还有三张K，你没有见过。"),
    (StillOut("K", 0), "Nobody else can hold a king any more.", "别人手里不可能再有一张K了。"),
    (LeavesSingles(single("7"), "7"), "Only one of your 7s is left if you play a single 7.",
     "出了一张7，7只剩一张，成了单张。"),
    (LeavesSingles(single("7"), "79"), "Only one each of your 7s and 9s is left if you play a single 7.",
     "出了一张7，7、9都只剩一张，都成了单张。"),
    (BreaksBomb(single("7"), "7"), "Your bomb of 7s breaks if you play a single 7.", "出一张7，就拆掉了7的炸弹。"),
    (BreaksBomb(single("7"), "R"), "Your joker bomb breaks if you play a single 7.", "出一张7，就拆掉了王炸。"),
    (FewestPlays("34567", 1), "All the cards of your hand together are one combination.",
     "手里的牌合起来，正好是一手牌。"),
    (FewestPlays("3579", 4), "Emptying your hand takes at least 4 plays, even if nobody answers.",
     "就算没人压，手里的牌也至少要4手才能出完。"),
    (OnlyLegalPlay(single("J"), True), "The only play you can make: a single jack.", "能出的只有一张J。"),
    (OnlyLegalPlay(single("J"), False),
     "The only play of yours that beats the table: a single jack. You may also pass.",
     "能压过桌上那手牌的只有一张J，不想出可以不要。"),
    (MustPass(single("A")), "Nothing in your hand beats a single ace. You can only pass.",
     "手里没有能压过一张A的牌。要不起，只能过牌。"),
    (PassIsAllowedButYouCould(single("A"), single("K")),
     "Passing is allowed, but a single ace would beat a single king.",
     "可以不要，不过一张A压得过一张K。"),
    (HoldsAnswer(1, single("K"), single("A")), "p2 holds a single ace, and that beats a single king.",
     "p2手里有一张A，压得过一张K。"),
    (NobodyHoldsAnswer(0, single("2")), "No other hand holds anything that beats a single 2.",
     "别人手里都没有能压过一张2的牌。"),
]  # fmt: skip


@pytest.mark.parametrize(("fact", "en", "zh"), SENTENCES)
def test_sentence(fact: Fact, en: str, zh: str) -> None:
    assert fact_sentence(fact, CLASSIC, "en") == en
    assert fact_sentence(fact, CLASSIC, "zh") == zh


def test_a_seat_may_have_a_name() -> None:
    fact = HoldsAnswer(1, single("K"), single("A"))
    assert fact_sentence(fact, CLASSIC, "en", {1: "Ming"}).startswith("Ming holds ")


def test_facts_are_values() -> None:
    fact = StillOut("K", 2)
    assert fact == replace(fact)
    assert len({fact, replace(fact)}) == 1
