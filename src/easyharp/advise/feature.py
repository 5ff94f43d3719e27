"""What the fair player looks at: thirty-odd numbers about a table of which not all cards are known."""

from __future__ import annotations

from .pack import EMPTY, UNKNOWN
from .table import Table

COUNT = 36
_KINGS = 12


class Unseen:
    """The cards that were not seen: `cards` with how often each, their number and what follows from them alone."""

    __slots__ = ("cards", "kings", "low", "mean", "number")

    def __init__(self, counts: list[int]) -> None:
        self.cards = [(card, count) for card, count in enumerate(counts) if count]
        self.number = sum(counts)
        self.kings = sum(counts[_KINGS * 4 :])
        self.low = sum(counts[: 5 * 4])
        ranks = sum([(card >> 2) * count for card, count in self.cards])
        self.mean = ranks / self.number if self.number else 0.0


def features(table: Table, unseen: Unseen) -> list[float]:
    """The features of a table, of which the hidden cards and those just turned are among `unseen`.

    A hidden column is one with hidden cards. A card is placeable when cards of the reserve, or top cards of foundations
    but aces, make a chain between it and some top card or an empty column, or when the reserve lets it reach its
    foundation.
    """
    found = [0.0] * COUNT
    heights, once = table.heights, table.once
    places = _Places(table)
    awaited = [heights[suit * 2 + 1] * 4 + suit for suit in range(4)]
    wanted = 0
    for card in awaited:
        wanted |= 1 << card
    awaits = 0
    tops = 0
    for pile in table.piles:
        awaits |= pile.awaits
        if pile.top >= 0:
            tops |= 1 << pile.top
    shortest = smallest = 99
    unknown_movable = unknown_pairs = -1.0
    for pile in table.piles:
        cards, hidden, top = pile.cards, pile.hidden, pile.top
        if top < 0:
            found[2] += 1
            continue
        if hidden:
            above = len(cards) - hidden - 1
            first = cards[hidden]
            found[0] += hidden
            found[1] += above
            found[3] += 1
            found[18] += above * above / 8
            found[29] += hidden * hidden / 8
            found[28] = max(found[28], hidden)
            shortest = min(shortest, len(cards))
            smallest = min(smallest, hidden + 2 * above)
            if top == UNKNOWN:
                if unknown_movable < 0:
                    unknown_movable, unknown_pairs = _shares(places, awaits, unseen)
                found[10] += unseen.mean / 4
                found[8] += unknown_pairs
                found[16] += unknown_movable
                found[17] += unknown_movable
                continue
            found[10] += (first >> 2) / 4
            found[12] += first >> 2 == _KINGS
            found[8] += pile.hidden_kind & awaits != 0
            is_run_free = pile.is_run and places.has_empty
            if is_run_free or places.takes(top):
                found[16] += 1
                found[17] += is_run_free or above == 0
            elif above:
                found[31] += 1
        elif pile.is_run:
            found[4] += (top >> 2) / 4
            found[11] += 1
        else:
            found[5] += 1
            found[6] += len(cards) - 1
            found[32] += top != UNKNOWN and places.takes(top)
        lying = pile.holds & wanted
        if lying:
            found[7] += pile.burden(lying) / 2
    for card in awaited:
        if card >> 2 <= _KINGS and not (once | tops) >> card & 1:
            found[13] += 1
    misplaced = 0
    for card, count in unseen.cards:
        if wanted >> card & 1:
            found[14] += count
        if not places.takes(card):
            misplaced += count
    found[9] = sum(heights)
    found[24] = min(heights)
    found[25] = heights[1] + heights[3] + heights[5] + heights[7]
    found[15] = places.lacking()
    found[19] = shortest if shortest < 99 else 0
    found[20] = smallest if smallest < 99 else 0
    found[21] = unseen.kings
    found[22] = unseen.low
    reserve = once
    while reserve:
        found[26] += 1
        reserve &= reserve - 1
    reserve = table.twice
    while reserve:
        found[26] += 1
        reserve &= reserve - 1
    for card in range(_KINGS * 4, _KINGS * 4 + 4):
        found[23] += (once >> card & 1) + (table.twice >> card & 1)
    found[30] = misplaced / unseen.number if unseen.number else 0.0
    return found


def _shares(places: _Places, awaits: int, unseen: Unseen) -> tuple[float, float]:
    """For which share of the unseen cards one of them would be movable, and would fit another top card."""
    movable = pairs = 0
    for card, count in unseen.cards:
        if places.takes(card) or (card >> 2 == _KINGS and places.has_empty):
            movable += count
        if awaits >> (card >> 2) * 2 + (card & 1) & 1:
            pairs += count
    return movable / unseen.number, pairs / unseen.number


class _Places:
    """Where cards could be put on a table by way of its reserve."""

    def __init__(self, table: Table) -> None:
        self._heights = table.heights
        self._once = table.once
        have = table.once
        for place, height in enumerate(table.heights):
            if height > 1:
                have |= 1 << (height - 1) * 4 + (place >> 1)
        self._have = have | have >> 2
        self.has_empty = False
        self._kinds = 0
        for pile in table.piles:
            if pile.kind < EMPTY:
                self._lead(pile.kind)
            elif pile.kind == EMPTY and not self.has_empty:
                self.has_empty = True
                self._lead(EMPTY)
                self._lead(EMPTY + 1)

    def _lead(self, kind: int) -> None:
        """Mark the kinds that chains lead to a top card of `kind`."""
        have, kinds = self._have, self._kinds
        rank, colour = (kind >> 1) - 1, ~kind & 1
        while rank >= 0:
            bit = 1 << rank * 2 + colour
            if kinds & bit:
                break
            kinds |= bit
            if not have >> rank * 4 + colour & 1:
                break
            rank -= 1
            colour ^= 1
        self._kinds = kinds

    def takes(self, card: int) -> bool:
        """Whether a card is placeable."""
        rank, suit = card >> 2, card & 3
        if self._kinds >> rank * 2 + (suit & 1) & 1:
            return True
        height = self._heights[suit * 2]
        if height > rank:
            height = self._heights[suit * 2 + 1]
        if height > rank:
            return False
        while height < rank:
            if not self._once >> height * 4 + suit & 1:
                return False
            height += 1
        return True

    def lacking(self) -> int:
        """How many kinds, twos to queens, are to be had neither from the reserve nor from a foundation."""
        lacking = 0
        for rank in range(1, _KINGS):
            lacking += (~self._have >> rank * 4 & 1) + (~self._have >> rank * 4 + 1 & 1)
        return lacking
