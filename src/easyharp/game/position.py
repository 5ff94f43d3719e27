"""A position: where every card lies (R2, R3)."""

from __future__ import annotations

from .cards import KING
from .notation import COLUMNS, PLACES, STOCK, WASTE

_ALL_UP = (13,) * 8


def place_top(place: int, height: int) -> int | None:
    """The top card of foundation place `place`, 0 to 7, when `height` cards lie there, 0 to 13; None when none does."""
    return (height - 1) * 4 + place // 2 if height else None


class Column:
    """A tableau column: `hidden` cards, face down, and on them `open` ones, the last being the top card.

    Which side a card shows is where it lies, so a card can't be half turned (R2, R10). A column never changes; what a
    move leaves behind is another column.
    """

    __slots__ = ("hidden", "open")

    def __init__(self, hidden: tuple[int, ...], open: tuple[int, ...]) -> None:  # noqa: A002 (the game's word)
        self.hidden = hidden
        self.open = open

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Column) and self.open == other.open and self.hidden == other.hidden

    def __hash__(self) -> int:
        return hash((self.hidden, self.open))

    def without(self, count: int) -> Column:
        """What remains when the top `count` open cards leave; a hidden card that becomes the last turns open (R10)."""
        left = self.open[: len(self.open) - count]
        if left or not self.hidden:
            return Column(self.hidden, left)
        return Column(self.hidden[:-1], self.hidden[-1:])

    def with_cards(self, cards: tuple[int, ...]) -> Column:
        """The column with `cards` laid on it."""
        return Column(self.hidden, self.open + cards)

    @property
    def is_empty(self) -> bool:
        """Whether no card lies here."""
        return not self.open

    @property
    def is_king_run(self) -> bool:
        """Whether the open part starts with a king, and so may move to an empty column as a whole (R6)."""
        # The open part is an ordered run by construction; a test over random play holds that.
        return bool(self.open) and self.open[0] >> 2 == KING


class Position:
    """Where all 104 cards lie. A position never changes; a move makes another one.

    `stock` and `waste` hold cards with the one that is drawn or played next at the end. `foundations` holds for each of
    the eight places how many cards lie there, 0 to 13; its suit is the place's number // 2. `columns` are the nine.
    """

    __slots__ = ("columns", "foundations", "stock", "waste")

    def __init__(
        self,
        stock: tuple[int, ...],
        waste: tuple[int, ...],
        foundations: tuple[int, ...],
        columns: tuple[Column, ...],
    ) -> None:
        self.stock = stock
        self.waste = waste
        self.foundations = foundations
        self.columns = columns

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.foundations == other.foundations
            and self.waste == other.waste
            and self.stock == other.stock
            and self.columns == other.columns
        )

    def __hash__(self) -> int:
        return hash((self.stock, self.waste, self.foundations, self.columns))

    @property
    def is_won(self) -> bool:
        """Whether all 104 cards are on the foundations (R12)."""
        return self.foundations == _ALL_UP

    def column(self, pile: str) -> Column:
        """The column with the name `pile`, "1" to "9"."""
        return self.columns[COLUMNS.index(pile)]

    def top(self, pile: str) -> int | None:
        """The card on top of a pile, a place or a column, or None where none lies open."""
        if pile == WASTE:
            return self.waste[-1] if self.waste else None
        if pile in PLACES:
            place = PLACES.index(pile)
            return place_top(place, self.foundations[place])
        if pile == STOCK:
            return None
        cards = self.column(pile).open
        return cards[-1] if cards else None
