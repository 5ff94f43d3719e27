"""A game: a deal, the turns played so far, and what follows from them (R12 to R17, R32)."""

from __future__ import annotations

from . import refusals
from .deals import code, deal, read_deal
from .notation import REDO, UNDO, TextError, read_turn, words
from .position import Position
from .refusals import Refusal
from .rules import played, points, refusal

UNDO_LIMIT = 100


class RefusedTurn(Exception):  # noqa: N818 (a refusal is the game's answer, not a fault)
    """A turn that the game refused: `turn`, the `refusal`, and `at`, the offset of the turn in a game's text."""

    def __init__(self, turn: str, refusal: Refusal, at: int = 0) -> None:
        super().__init__(f"{turn} is refused: {refusal.code}")
        self.turn = turn
        self.refusal = refusal
        self.at = at


class Game:
    """One game of Easy Harp, from the deal on.

    `number` is the deal, `position` where the cards lie now, `score` the points, `moves` the move counter, and `turns`
    every turn played, those undone included. Read them; only `play` changes them.
    """

    def __init__(self, number: int) -> None:
        """Deal `number`, FIRST to LAST. Raises DealError for any other number."""
        self.number = number
        self.position: Position = deal(number)
        self.score = 0
        self.moves = 0
        self.turns: list[str] = []
        # What each action that can be undone started from: the action, the position and the score before it.
        self._past: list[tuple[str, Position, int]] = []
        self._undone: list[str] = []

    @property
    def is_won(self) -> bool:
        """Whether all cards are on the foundations; then no turn is allowed any more (R12)."""
        return self.position.is_won

    @property
    def next_undo(self) -> str | None:
        """The action that an undo would take back, or None."""
        return self._past[-1][0] if self._past else None

    @property
    def next_redo(self) -> str | None:
        """The action that a redo would repeat, or None."""
        return self._undone[-1] if self._undone else None

    @property
    def text(self) -> str:
        """The game as text: the deal's code and all turns (R32)."""
        return " ".join([code(self.number)] + self.turns)

    def refusal(self, turn: str) -> Refusal | None:
        """Why `turn` is not allowed now, or None when it is (R28).

        Raises TextError when the text writes no turn.
        """
        read_turn(turn)
        if turn in (UNDO, REDO):
            if self.is_won:
                return Refusal(refusals.GAME_OVER)
            if turn == UNDO:
                return None if self._past else Refusal(refusals.NOTHING_TO_UNDO)
            return None if self._undone else Refusal(refusals.NOTHING_TO_REDO)
        return refusal(self.position, turn)

    def play(self, turn: str) -> None:
        """Play `turn`: an action, an undo or a redo.

        Raises RefusedTurn when it is not allowed and TextError when the text writes no turn; nothing changes then.
        """
        turn = read_turn(turn)
        refused = self.refusal(turn)
        if refused:
            raise RefusedTurn(turn, refused)
        if turn == UNDO:
            action, self.position, self.score = self._past.pop()
            self._undone.append(action)
        elif turn == REDO:
            self._act(self._undone.pop())
        else:
            self._act(turn)
            self._undone.clear()
        self.turns.append(turn)

    def _act(self, action: str) -> None:
        before = self.position
        self._past.append((action, before, self.score))
        if len(self._past) > UNDO_LIMIT:
            del self._past[0]
        self.position = played(before, action)
        self.score += points(before, action, self.position)
        self.moves += 1


def read_game(text: str) -> Game:
    """The game that `text` writes: a deal's code or number and its turns, separated by blanks (R32).

    Raises TextError where the text can't be read, RefusedTurn at the first turn that is not allowed.
    """
    game = None
    for at, word in words(text):
        try:
            if game is None:
                game = Game(read_deal(word))
            else:
                game.play(word)
        except TextError as error:
            raise TextError(error.reason, text, at)
        except RefusedTurn as error:
            raise RefusedTurn(word, error.refusal, at)
    if game is None:
        raise TextError("no game: the text is empty", text, 0)
    return game
