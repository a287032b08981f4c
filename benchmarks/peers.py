"""Adapters to the peers: their formats, and calls that ask them exactly what we ask ourselves.

Conversions run outside the timer. Their game is Dou Dizhu, so only what both games share is asked: singles, pairs,
triples, full houses, straights from 3 to the ace, bombs of four and the joker bomb, under `classic,straight_top=A`.
Runs in the environment that `compare.py` makes; nothing here is imported by the product.
"""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

RULES = "classic,straight_top=A"
ORDER = "3456789TJQKA2BR"
_TO_DOUZERO = {**{rank: value for value, rank in enumerate(ORDER[:12], 3)}, "2": 17, "B": 20, "R": 30}
_FROM_DOUZERO = {value: rank for rank, value in _TO_DOUZERO.items()}
SHARED_RLCARD = {"solo", "pair", "trio", "trio_pair", "bomb", "rocket", *(f"solo_chain_{n}" for n in range(5, 13))}


class Douzero:
    """douzero 1.1: its generator, selector and detector, kept to the shared types."""

    def __init__(self) -> None:
        from douzero.env import move_detector, move_generator, move_selector

        self.detector, self.selector = move_detector, move_selector
        self.generator = move_generator.MovesGener
        self.classify = move_detector.get_move_type

    def cards(self, ranks: str) -> list[int]:
        """Ranks as douzero holds them: sorted numbers."""
        return sorted(_TO_DOUZERO[rank] for rank in ranks)

    def text(self, moves: list[list[int]]) -> set[str]:
        """Its answer as ours: plays in ranks."""
        return {"".join(_FROM_DOUZERO[value] for value in sorted(move)) for move in moves}

    def named(self, cards: list[int]) -> tuple[str, str] | None:
        """Its type in our words and the lowest rank it goes by; None where it sees no combination of both games."""
        seen = self.detector
        names = {seen.TYPE_1_SINGLE: "single", seen.TYPE_2_PAIR: "pair", seen.TYPE_3_TRIPLE: "triple",
                 seen.TYPE_4_BOMB: "bomb", seen.TYPE_7_3_2: "full_house", seen.TYPE_8_SERIAL_SINGLE: "straight",
                 seen.TYPE_5_KING_BOMB: "joker_bomb"}  # fmt: skip
        found = self.classify(cards)
        name = names.get(found["type"])
        return None if name is None else (name, _FROM_DOUZERO[found.get("rank", 30)])

    def leads(self, cards: list[int]) -> list[list[int]]:
        """`MovesGener.gen_moves` kept to the shared types."""
        made = self.generator(cards)
        moves: list[list[int]] = []
        moves.extend(made.gen_type_1_single())
        moves.extend(made.gen_type_2_pair())
        moves.extend(made.gen_type_3_triple())
        moves.extend(made.gen_type_4_bomb())
        moves.extend(made.gen_type_5_king_bomb())
        moves.extend(made.gen_type_7_3_2())
        moves.extend(made.gen_type_8_serial_single())
        return moves

    def follows(self, cards: list[int], table: list[int]) -> list[list[int]]:
        """As its `get_legal_card_play_actions` answers a play of a shared type, without the pass."""
        made, seen, kept = self.generator(cards), self.detector, self.selector
        kind = seen.get_move_type(table)
        name = kind["type"]
        if name == seen.TYPE_1_SINGLE:
            moves = kept.filter_type_1_single(made.gen_type_1_single(), table)
        elif name == seen.TYPE_2_PAIR:
            moves = kept.filter_type_2_pair(made.gen_type_2_pair(), table)
        elif name == seen.TYPE_3_TRIPLE:
            moves = kept.filter_type_3_triple(made.gen_type_3_triple(), table)
        elif name == seen.TYPE_7_3_2:
            moves = kept.filter_type_7_3_2(made.gen_type_7_3_2(), table)
        elif name == seen.TYPE_8_SERIAL_SINGLE:
            moves = kept.filter_type_8_serial_single(made.gen_type_8_serial_single(repeat_num=kind["len"]), table)
        elif name == seen.TYPE_4_BOMB:
            return kept.filter_type_4_bomb(made.gen_type_4_bomb() + made.gen_type_5_king_bomb(), table)  # type: ignore[no-any-return]
        else:
            return []
        return moves + made.gen_type_4_bomb() + made.gen_type_5_king_bomb()  # type: ignore[no-any-return]


class Rlcard:
    """rlcard 1.2: the judger of its `doudizhu`, and its game."""

    def __init__(self) -> None:
        from rlcard.games.doudizhu import utils
        from rlcard.games.doudizhu.game import DoudizhuGame
        from rlcard.games.doudizhu.judger import DoudizhuJudger

        self.utils, self.game = utils, DoudizhuGame
        self.judger = DoudizhuJudger

    def player(self, ranks: str) -> SimpleNamespace:
        """A stand-in for its player: the cards it holds, sorted, and what it played."""
        ranks = "".join(sorted(ranks, key=ORDER.index))
        cards = [SimpleNamespace(rank="" if rank in "BR" else rank, suit=rank) for rank in ranks]
        return SimpleNamespace(current_hand=cards, played_cards=ranks)

    def shared(self, plays: Any) -> set[str]:
        """Its answer without the pass and the types that only Dou Dizhu has."""
        table = self.utils.CARD_TYPE[0]
        return {play for play in plays if play != "pass" and {kind for kind, _ in table[play]} & SHARED_RLCARD}

    def leads(self, ranks: str) -> set[str]:
        """Every play of a sorted hand, all types of Dou Dizhu."""
        return self.judger.playable_cards_from_hand(ranks)  # type: ignore[no-any-return]

    def follows(self, player: SimpleNamespace, table: SimpleNamespace) -> list[str]:
        """What beats `table`, the pass included."""
        return self.utils.get_gt_cards(player, table)  # type: ignore[no-any-return]

    def dealt(self) -> Any:
        """A game after the deal."""
        game = self.game()
        game.init_game()
        return game

    def play_out(self, game: Any, dice: random.Random) -> int:
        """Random actions to the end; the number of decisions."""
        state = game.state
        decisions = 0
        while not game.is_over():
            state, _ = game.step(dice.choice(state["actions"]))
            decisions += 1
        return decisions


class OpenSpiel:
    """open_spiel 2.0: its `dou_dizhu`, written in C++."""

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("dou_dizhu")

    def dealt(self, dice: random.Random) -> Any:
        """A game after the deal and the bidding, in which the first bids highest."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        state.apply_action(state.legal_actions()[-1])
        return state

    def play_out(self, state: Any, dice: random.Random) -> int:
        """Random actions to the end; the number of decisions."""
        decisions = 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions
