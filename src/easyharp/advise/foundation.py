"""Cards that go to the foundations at once: those that are safe there, and all of them when none is hidden."""

from __future__ import annotations

from .pack import Pack
from .table import FOUNDATION, RESERVE, Table


def lay_up_safe(table: Table, pack: Pack, moves: list[tuple[int, int, int]] | None = None) -> None:
    """Make all safe foundation moves.

    A card of rank r is safe when all foundations of the other colour have at least r − 1 cards, those of its own
    at least r − 2, and either both places of its suit have r or more, or its twin is in the reserve (a twin in a
    column goes up first then). Whatever could be laid on it, and whatever could be laid on that, could go up at
    once too, and neither twin takes the other's place.
    """
    heights, ranks = table.heights, pack.ranks
    suits = range(pack.suits)
    is_changed = True
    while is_changed:
        is_changed = False
        at_hand = table.once
        for pile in table.piles:
            at_hand |= pile.top_bit
        black = heights[1] if heights[1] < heights[5] else heights[5]
        red = heights[3] if heights[3] < heights[7] else heights[7]
        limits = (
            black + 2 if black + 2 < red + 1 else red + 1,
            red + 2 if red + 2 < black + 1 else black + 1,
        )
        for suit in suits:
            limit = limits[suit & 1]
            low = heights[suit * 2 + 1]
            if low > limit or low == ranks:
                continue
            card = low * 4 + suit
            if at_hand >> card & 1 and _lay_up_one(table, card, False, moves):
                is_changed = True
                break
            high = heights[suit * 2]
            card = high * 4 + suit
            if low < high <= limit and high < ranks and at_hand >> card & 1 and _lay_up_one(table, card, True, moves):
                is_changed = True
                break


def lay_up_all(table: Table, pack: Pack, moves: list[tuple[int, int, int]]) -> None:
    """Put every card on the foundations, when none is hidden any more: of each rank those in the columns first."""
    heights, ranks = table.heights, pack.ranks
    while True:
        lowest = min(heights)
        if lowest == ranks:
            return
        awaited = [lowest * 4 + suit for suit in range(pack.suits) if heights[suit * 2 + 1] == lowest]
        tops = [pile.top for pile in table.piles]
        on_columns = [card for card in awaited if card in tops]
        is_up = _lay_up_one(table, (on_columns or awaited)[0], False, moves)
        assert is_up, "a card lies on a lower one"


def _lay_up_one(table: Table, card: int, is_twin_needed: bool, moves: list[tuple[int, int, int]] | None) -> bool:
    """Put a card that a foundation awaits there, from a column or else from the reserve, unless it can't be had."""
    bit = 1 << card
    if is_twin_needed and not table.once & bit:
        return False
    for index, pile in enumerate(table.piles):
        if pile.top == card:
            table.change(index, pile.under)
            table.lay_up(card)
            if moves is not None:
                moves.append((card, index, FOUNDATION))
            return True
    if table.twice & bit or (table.once & bit and not is_twin_needed):
        table.take(card)
        table.lay_up(card)
        if moves is not None:
            moves.append((card, RESERVE, FOUNDATION))
        return True
    return False
