"""The table: one game and the gestures that play it (R23 to R27). All input ends here, all turns in `_play`."""

from __future__ import annotations

from ..game.game import Game
from ..game.notation import (
    COLUMNS,
    DRAW,
    FOUNDATIONS,
    PLACES,
    RECYCLE,
    REDO,
    STOCK,
    UNDO,
    WASTE,
    read_attempt,
    read_turn,
)
from ..game.position import Position
from ..game.refusals import Refusal
from ..game.rules import attempt_refusal, covered_refusal, moved, place_for, refusal
from .aim import aimed_pile
from .catalogue import Catalogue
from .hand import Hand, sought_action
from .names import pile_name
from .outcome import Outcome
from .sentences import lifted_name, prompt, refusal_sentence, score_sentence, turn_sentence
from .view import View

DOUBLE_TAP = 300
"""How many milliseconds after a tap a second one on the same pile makes a pair with it."""


class Table:
    """One game on the table, with what the player holds in hand.

    `words` is the language; `interactive_rules` and `double_click` are the settings of R27 and R24. A card of a pile is
    named by `count`, how many cards are lifted with it: 1 for the top card, 0 where there is no card.
    """

    def __init__(self, game: Game, words: Catalogue) -> None:
        self.words = words
        self.interactive_rules = True
        self.double_click = True
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Put another game on the table."""
        self.game = game
        self.hand: Hand | None = None
        # The last tap, while it may be the first of a pair: its pile, its time, and whether it played a turn.
        self._first_tap: tuple[str, int, bool] | None = None

    @property
    def view(self) -> View:
        """What the player sees of the present position."""
        return View(self.game.position)

    @property
    def targets(self) -> list[str]:
        """The foundation place and the columns where the cards in hand may go; none with an empty hand."""
        return self.hand.targets(self.game.position) if self.hand else []

    def tap(self, pile: str, count: int, at: int) -> Outcome:
        """A tap on the card of `pile` under `count` − 1 others at `at` milliseconds of any steady clock (R23, R24)."""
        first = self._first_tap
        self._first_tap = None
        if first is not None and self.double_click and first[0] == pile != STOCK and at - first[1] <= DOUBLE_TAP:
            return self._second_tap(pile, count, first_played=first[2])
        outcome = self._tap(pile, count)
        self._first_tap = (pile, at, outcome.turn is not None)
        return outcome

    def hold(self, pile: str, count: int) -> Outcome:
        """Press and hold on a card: it is picked up, without trying a foundation (R23)."""
        return Outcome() if pile == STOCK or count == 0 else self._pick_up(pile, count)

    def lift(self, pile: str, count: int) -> bool:
        """Begin to drag the card of `pile` under `count` − 1 others, with those; whether that can be done (R26)."""
        if self.game.is_won or not self._is_open(pile, count):
            return False
        self._first_tap = None
        self.hand = Hand(pile, count)
        return True

    def aimed_pile(self, overlaps: dict[str, float]) -> str | None:
        """The pile that the lifted cards are meant for where they cover the piles as `overlaps` says (see `aim`)."""
        return aimed_pile(self.game.position, self.hand, overlaps) if self.hand else None

    def drop(self, pile: str | None) -> Outcome:
        """Drop the lifted cards on `pile`, or with None on no pile: back where they lay (R26)."""
        hand = self.hand
        self.hand = None
        target = None if hand is None or pile is None else hand.target(pile)
        return Outcome() if hand is None or target is None else self._put(hand, target)

    def let_go(self) -> Outcome:
        """Put the cards in hand back."""
        hand = self.hand
        self.hand = None
        if hand is None:
            return Outcome()
        name = lifted_name(self.words, hand.cards(self.game.position))
        return Outcome(self.words.text("let-go", card=name), focus=hand.source)

    def activate(self, pile: str) -> Outcome:
        """Space, Enter or a click without a pointer on `pile`: pick it up, or put down what is in hand."""
        hand = self.hand
        if pile == STOCK:
            return self.draw()
        if hand is None:
            return self._pick_up(pile, None)
        return self.let_go() if pile == hand.source else self._put_down(hand, pile)

    def draw(self) -> Outcome:
        """Draw a card, or recycle the waste when the stock is empty (R11, R25)."""
        position = self.game.position
        return self._play(RECYCLE if position.waste and not position.stock else DRAW)

    def to_foundation(self, pile: str) -> Outcome:
        """Send the top card of `pile` to its foundation."""
        return self._name(pile) if pile == STOCK else self._play(pile + FOUNDATIONS)

    def seek_place(self, pile: str) -> Outcome:
        """Look for a place for the top card of `pile`: a foundation, then the tableau (R24)."""
        return self._name(pile) if self.game.position.top(pile) is None else self._search(pile, is_top=True)

    def undo(self) -> Outcome:
        """Take back the last action (R17)."""
        return self._play(UNDO)

    def redo(self) -> Outcome:
        """Repeat the action that was undone last (R17)."""
        return self._play(REDO)

    def try_out(self, text: str) -> Outcome:
        """Play the turn, or make the attempt, that `text` writes (R30, R31). Raises TextError for anything else."""
        if "*" not in text:
            return self._play(read_turn(text))
        attempt = read_attempt(text)
        refused = attempt_refusal(self.game.position, attempt)
        return self._refused(refused) if refused else self._play(attempt.action)

    def _tap(self, pile: str, count: int) -> Outcome:
        hand = self.hand
        if hand is not None:
            if pile == hand.source and count <= len(hand.cards(self.game.position)):
                return self.let_go()
            target = hand.target(pile)
            is_legal = target is not None and hand.refusal(self.game.position, target) is None
            if is_legal or not (pile == STOCK or self._goes_up(pile, count)):
                return self._put_down(hand, pile)
            self.hand = None  # what was tapped is more than a place: a fresh tap
        if pile == STOCK:
            return self.draw()
        if count == 0:
            return Outcome()
        return self._play(pile + FOUNDATIONS) if self._goes_up(pile, count) else self._pick_up(pile, count)

    def _second_tap(self, pile: str, count: int, *, first_played: bool) -> Outcome:
        if first_played:
            return Outcome()  # the pair's intent is done
        if self._can_lift(pile, count) and (self.hand is None or self.hand.source == pile):
            return self._search(pile, is_top=count == 1)
        return self._tap(pile, count)

    def _goes_up(self, pile: str, count: int) -> bool:
        """Whether a fresh tap on the card would send it to a foundation."""
        return count == 1 and pile in WASTE + COLUMNS and refusal(self.game.position, pile + FOUNDATIONS) is None

    def _is_open(self, pile: str, count: int) -> bool:
        """Whether the card of `pile` under `count` − 1 others lies open, the waste and a foundation showing one."""
        if pile in COLUMNS:
            return 1 <= count <= len(self.game.position.column(pile).open)
        return count == 1 and self.game.position.top(pile) is not None

    def _can_lift(self, pile: str, count: int) -> bool:
        """Whether a tap on the card picks something up: a top card, or any card of a king-run."""
        if not self._is_open(pile, count):
            return False
        return count == 1 or self.game.position.column(pile).is_king_run

    def _pick_up(self, pile: str, count: int | None) -> Outcome:
        position = self.game.position
        if self.game.is_won or position.top(pile) is None:
            return self._play(pile + FOUNDATIONS)  # which says why there is nothing to pick up
        if count is not None:
            if not self._can_lift(pile, count):
                return self._refused(covered_refusal(position, pile, count))
            if count > 1:
                count = len(position.column(pile).open)
        self.hand = Hand(pile, count)
        return Outcome(self._prompt(self.hand), focus=pile)

    def _prompt(self, hand: Hand) -> str:
        position = self.game.position
        picked = hand.cards(position)
        places: list[str] = []
        run_places: list[str] = []
        for pile in hand.targets(position):
            is_run = hand.count is None and moved(position, hand.source + pile) != picked
            (run_places if is_run else places).append(pile)
        choices = [(picked, places)]
        if run_places:
            choices.append((position.column(hand.source).open, run_places))
        return prompt(self.words, choices)

    def _put_down(self, hand: Hand, pile: str) -> Outcome:
        """Put the cards in hand on `pile`; where they may not go, they stay in hand."""
        target = hand.target(pile)
        # Nothing is ever laid on the waste, or back on its own pile: no rule to explain, so say again what is in hand.
        return Outcome(self._prompt(hand)) if target is None else self._put(hand, target)

    def _put(self, hand: Hand, target: str) -> Outcome:
        refused = hand.refusal(self.game.position, target)
        return self._refused(refused) if refused else self._play(hand.source + target)

    def _search(self, pile: str, *, is_top: bool) -> Outcome:
        position = self.game.position
        if self.game.is_won:
            return self._play(pile + FOUNDATIONS)  # which says so
        action = sought_action(position, pile, is_top=is_top)
        if action is not None:
            return self._play(action)
        self.hand = None
        cards = Hand(pile, 1 if is_top else len(position.column(pile).open)).cards(position)
        return Outcome(self.words.text("no-place", card=lifted_name(self.words, cards)))

    def _name(self, pile: str) -> Outcome:
        return Outcome(pile_name(self.words, self.view, pile))

    def _play(self, turn: str) -> Outcome:
        game = self.game
        refused = game.refusal(turn)
        if refused:
            return self._refused(refused)
        self.hand = None
        self._first_tap = None
        action = (game.next_undo if turn == UNDO else game.next_redo if turn == REDO else turn) or turn
        before, score = game.position, game.score
        focus = _focus(turn, action, before)
        game.play(turn)
        sentence = turn_sentence(self.words, turn, action, before, game.position)
        if game.score != score:
            sentence += " " + score_sentence(self.words, game.score - score, game.score)
        if game.is_won:
            sentence += " " + self.words.counted("won", game.moves, score=game.score)
        return Outcome(sentence, turn=turn, focus=focus)

    def _refused(self, refused: Refusal) -> Outcome:
        sentence = refusal_sentence(self.words, refused) if self.interactive_rules else ""
        return Outcome(sentence, refusal=refused)


def _focus(turn: str, action: str, before: Position) -> str | None:
    """The pile that the keyboard goes to: the target of a move, or after an undo the pile that has its card back."""
    if turn == UNDO:
        return action[0]
    if action in (DRAW, RECYCLE):
        return None  # so that the next key press draws again
    if action[1] != FOUNDATIONS:
        return action[1]
    place = place_for(before, moved(before, action)[0])
    assert place is not None
    return PLACES[place]
