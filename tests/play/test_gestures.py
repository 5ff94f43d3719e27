"""Any gestures whatever, one after the other: no card is lost, and the game changes by turns alone."""

from collections.abc import Callable
from functools import partial

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from easyharp.game.game import Game, read_game
from easyharp.game.notation import PILES
from easyharp.game.rules import actions
from easyharp.play.keyboard import Keyboard
from easyharp.play.outcome import Outcome
from easyharp.play.table import Table

from ..game.piles import table_of
from ..game.positions import WHOLE_PACK, cards_of
from .languages import ENGLISH
from .tables import code, counts, in_hand, played, random_table, won_table

piles = st.sampled_from(PILES)
lifted = st.sampled_from([1, 1, 1, 1, 0, 2, 3, 4, 9])
gaps = st.sampled_from([20, 150, 300, 301, 1000])
keys = st.sampled_from(["Enter", "Escape", "ArrowUp", "End", "w", "n", "s", "f", "g", "u", "r", *"123456789"])
choices = st.integers(0, 999)


class Gestures(RuleBasedStateMachine):
    """A player who tries everything, on a deal or in the midst of a game."""

    @initialize(number=st.integers(1, 999_999), is_deal=st.booleans(), interactive=st.booleans(), double=st.booleans())
    def begin(self, number: int, is_deal: bool, interactive: bool, double: bool) -> None:
        self.table = Table(Game(number), ENGLISH) if is_deal else random_table(number)
        self.table.interactive_rules = interactive
        self.table.double_click = double
        self.keyboard = Keyboard(self.table)
        self.is_deal = is_deal
        self.now = 0

    @rule(pile=piles, count=lifted, gap=gaps)
    def tap(self, pile: str, count: int, gap: int) -> None:
        self.now += gap
        self.do(partial(self.table.tap, pile, self.most(pile, count), self.now))

    @rule(choice=choices, gap=gaps)
    def tap_on_a_legal_place(self, choice: int, gap: int) -> None:
        self.now += gap
        places = self.table.targets or PILES
        self.do(partial(self.table.tap, places[choice % len(places)], 1, self.now))

    @rule(pile=piles, count=lifted)
    def hold(self, pile: str, count: int) -> None:
        self.do(partial(self.table.hold, pile, self.most(pile, count)))

    @rule(pile=piles, count=lifted)
    def lift(self, pile: str, count: int) -> None:
        before = played(self.table)
        self.table.lift(pile, self.most(pile, count))
        assert played(self.table) == before

    @rule(pile=st.one_of(piles, st.none()))
    def drop(self, pile: str | None) -> None:
        self.do(partial(self.table.drop, pile))
        assert self.table.hand is None

    @rule(choice=choices)
    def drop_on_a_legal_place(self, choice: int) -> None:
        places = self.table.targets or PILES
        self.do(partial(self.table.drop, places[choice % len(places)]))

    @rule(key=keys, pile=piles)
    def press(self, key: str, pile: str) -> None:
        self.do(partial(self.keyboard.press, key, pile))

    @rule(choice=choices)
    def play_on(self, choice: int) -> None:
        allowed = actions(self.table.game.position)
        if allowed:
            action = allowed[choice % len(allowed)]
            self.do(partial(self.table.activate, action[0]))
            if action not in ("sw", "ws"):
                self.do(partial(self.table.activate, "A" if action[1] == "f" and action[0] != "A" else action[1]))

    @invariant()
    def no_card_is_lost(self) -> None:
        assert cards_of(self.table.game.position) == WHOLE_PACK

    @invariant()
    def what_is_in_hand_lies_open_on_its_pile(self) -> None:
        hand = self.table.hand
        if hand is not None:
            cards = in_hand(self.table)
            assert cards
            assert table_of(self.table.game.position)[hand.source][-len(cards) :] == cards

    def teardown(self) -> None:
        if self.is_deal:
            replayed = Table(read_game(self.table.game.text), ENGLISH)
            assert played(replayed) == played(self.table)

    def do(self, gesture: Callable[[], Outcome | None]) -> None:
        """Make a gesture: what it says that it did is what it did, by the rules."""
        table = self.table
        before = played(table)
        turns = ["uu", "rr", *actions(table.game.position)]
        allowed = [turn for turn in turns if table.game.refusal(turn) is None]
        outcome = gesture()
        if outcome is None or outcome.turn is None:
            assert played(table) == before
        else:
            assert outcome.turn in allowed
            assert table.game.turns == before[0] + [outcome.turn]
            assert outcome.sentence
            assert outcome.refusal is None
            assert table.hand is None
        if outcome is not None and outcome.refusal is not None:
            assert (outcome.sentence != "") == table.interactive_rules

    def most(self, pile: str, count: int) -> int:
        """`count`, or as many cards as can be pointed at on the pile."""
        return min(count, max(most for name, most in counts(self.table.game.position) if name == pile))


TestGestures = Gestures.TestCase
TestGestures.settings = settings(max_examples=60, stateful_step_count=40)


def test_taps_and_drags_after_the_win_change_nothing() -> None:
    held = won_table()
    after = played(held)
    for at, (pile, count) in enumerate(counts(held.game.position)):
        for outcome in (
            held.tap(pile, count, at * 1000),
            held.tap(pile, count, at * 1000 + 100),
            held.hold(pile, count),
            held.activate(pile),
            held.to_foundation(pile),
        ):
            assert outcome.turn is None
            assert outcome.refusal is None or code(outcome) == "game-over"
        assert not held.lift(pile, count)
        assert held.hand is None
        assert held.targets == []
    assert code(held.undo()) == code(held.redo()) == code(held.draw()) == "game-over"
    assert played(held) == after
