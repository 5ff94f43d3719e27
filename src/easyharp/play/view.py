"""What the player may see of a position: everything but the hidden cards and the order of the stock."""

from __future__ import annotations

from ..game.diagram import diagram
from ..game.position import Position


class ColumnView:
    """A column as the player sees it: how many cards are `hidden`, and which ones lie `open` on them."""

    __slots__ = ("hidden", "open")

    def __init__(self, hidden: int, open: tuple[int, ...]) -> None:  # noqa: A002 (the game's word)
        self.hidden = hidden
        self.open = open

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ColumnView) and self.hidden == other.hidden and self.open == other.open

    def __hash__(self) -> int:
        return hash((self.hidden, self.open))


class View:
    """A position as the player sees it: hidden cards and the stock are only counted.

    `stock` is the number of its cards, `waste` its cards with the top one last (the player saw each of them),
    `foundations` the heights of the eight places, `columns` the nine columns.
    """

    __slots__ = ("columns", "foundations", "stock", "waste")

    def __init__(self, position: Position) -> None:
        self.stock = len(position.stock)
        self.waste = position.waste
        self.foundations = position.foundations
        self.columns = tuple(ColumnView(len(column.hidden), column.open) for column in position.columns)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.stock == other.stock
            and self.waste == other.waste
            and self.foundations == other.foundations
            and self.columns == other.columns
        )

    def __hash__(self) -> int:
        return hash((self.stock, self.waste, self.foundations, self.columns))

    @property
    def text(self) -> str:
        """The view as text, like a position's, with `..` for each hidden card (R33)."""
        columns = [([".."] * column.hidden, column.open) for column in self.columns]
        return diagram([".."] * self.stock, self.waste, self.foundations, columns)
