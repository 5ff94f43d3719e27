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
        """The cards in hand, the lowest first; of a whole pile its top card, whatever may go along with that."""
        if self.source in COLUMNS:
            return position.column(self.source).open[-(self.count or 1) :]
        card = position.top(self.source)
        assert card is not None, self.source
        return (card,)

    def target(self, pile: str) -> str | None:
        """What `pile` is to these cards: a column, FOUNDATIONS for any place, or None where nothing is ever laid.

        That is the stock, the waste and their own pile.
        """
        if pile in (STOCK, WASTE, self.source):
            return None
        return FOUNDATIONS if pile in PLACES else pile

    def refusal(self, position: Position, target: str) -> Refusal | None:
        """Why the cards may not go to `target`, a column or FOUNDATIONS, or None when they may."""
        if self.count is None:
            return refusal(position, self.source + target)
        return attempt_refusal(position, Attempt(self.source, target, self.count))

    def targets(self, position: Position) -> list[str]:
        """The foundation place and the columns where the cards may go."""
        found = []
        if self.refusal(position, FOUNDATIONS) is None:
            place = place_for(position, self.cards(position)[-1])
            assert place is not None
            found.append(PLACES[place])
        for pile in COLUMNS:
            if self.refusal(position, pile) is None:
                found.append(pile)
        return found


def sought_action(position: Position, source: str, *, is_top: bool) -> str | None:
    """The action that finds a place for a card of `source`, or None when there is none (R24).

    First a foundation, then the longest column that accepts the top card, then for a king the first empty column, then
    for the king-run the same. With `is_top` False the card is a covered one, for which only its run can move.
    """
    if is_top:
        if refusal(position, source + FOUNDATIONS) is None:
            return source + FOUNDATIONS
        longest = ""
        size = 0
        for pile in COLUMNS:
            column = position.column(pile)
            length = len(column.hidden) + len(column.open)
            if length > size and refusal(position, source + pile) is None:
                longest, size = pile, length
        if longest:
            return source + longest
    if source in COLUMNS and not position.column(source).hidden:
        return None  # a king, or its run, that lies at the bottom gains nothing by moving
    for pile in COLUMNS:
        if position.column(pile).is_empty:
            return source + pile if refusal(position, source + pile) is None else None
    return None
