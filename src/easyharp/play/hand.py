"""The cards that the player has picked up or lifts."""

from __future__ import annotations

from ..game.notation import COLUMNS, FOUNDATIONS, PLACES, STOCK, WASTE, Attempt
from ..game.position import Position
from ..game.refusals import Refusal
from ..game.rules import attempt_refusal, place_for, refusal


class Hand:
    """Cards in hand: the top `count` of pile `source`, or with `count` None the pile as a whole.

    A pile as a whole is what the keyboard picks up: its top card goes to a card or a foundation, its king-run to an
    empty column.
    """

    __slots__ = ("count", "source")

    def __init__(self, source: str, count: int | None) -> None:
        self.source = source
        self.count = count

    def cards(self, position: Position) -> tuple[int, ...]:
        """The cards in hand, the lowest first; of a whole pile those that would move to an empty column."""
        if self.source in COLUMNS:
            column = position.column(self.source)
            if self.count is not None:
                return column.open[-self.count :]
            return column.open if column.is_king_run else column.open[-1:]
        card = position.top(self.source)
        return () if card is None else (card,)

    def refusal(self, position: Position, target: str) -> Refusal | None:
        """Why the cards may not go to `target`, a column or FOUNDATIONS, or None when they may."""
        if self.count is None:
            return refusal(position, self.source + target)
        return attempt_refusal(position, Attempt(self.source, target, self.count))

    def places(self, position: Position) -> list[str]:
        """The columns, and the foundation place, where the cards may go."""
        found = []
        if self.refusal(position, FOUNDATIONS) is None:
            card = position.top(self.source)
            place = None if card is None else place_for(position, card)
            if place is not None:
                found.append(PLACES[place])
        for pile in COLUMNS:
            if self.refusal(position, pile) is None:
                found.append(pile)
        return found


def target_of(pile: str) -> str | None:
    """What a drop on `pile` aims at: a column, FOUNDATIONS for any foundation place, or None for stock and waste."""
    if pile in (STOCK, WASTE):
        return None
    return FOUNDATIONS if pile in PLACES else pile


def sought_place(position: Position, source: str, *, is_top: bool = True) -> str | None:
    """The action that finds a place on the tableau for a card of `source`, or None when there is none (R24).

    First the longest column that accepts the top card, then for a king the first empty column, then for the king-run
    the same. With `is_top` False the card is a covered one, for which only its run can move.
    """
    empty = [pile for pile in COLUMNS if position.column(pile).is_empty]
    if is_top:
        longest = ""
        size = 0
        for pile in COLUMNS:
            column = position.column(pile)
            length = len(column.hidden) + len(column.open)
            if length > size and refusal(position, source + pile) is None:
                longest, size = pile, length
        if longest:
            return source + longest
    if not empty or refusal(position, source + empty[0]) is not None:
        return None
    if source in COLUMNS and not position.column(source).hidden:
        return None  # a king, or its run, that lies at the bottom gains nothing by moving
    return source + empty[0]
