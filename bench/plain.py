"""A plain solver to measure the real one by: the method of docs/solving.md, written down plainly."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from random import Random
from typing import NamedTuple

from easyharp.game.cards import KING, builds_on
from easyharp.game.position import Position

LIMIT = 300_000  # tables expanded before it gives up
STATES = 12  # that a search may come upon for each that it may expand
SETS = (  # of weights, tried first with 200 tables each, and how many choices of a chain's cards they look at
    ((9, 16, 26, -13, 8, -11, 6, 1, 0, 1, -6, 1, 0), 1),
    ((8, 25, 6, -14, 4, 0, 10, 10, 0, 2, 0, 1, -5), 1),
    ((9, 15, 10, -12, 8, -7, 4, 1, 0, 4, -6, 1, 0), 2),
    ((10, 16, 6, -5, 0, 4, 12, 11, 0, 0, 0, 1, -3), 4),
)
RESTARTS = ((16, 500), (24, 2_000), (24, 8_000), (60, 20_000))  # searches with changed weights, and their tables


class Attempt(NamedTuple):
    """One search: its weights, how many choices of a chain's cards it looks at, its noise and its length."""

    weights: tuple[int, ...]
    variants: int
    noise: int
    expansions: int


class Column(NamedTuple):
    """A column's cards, of which the first `hidden` are hidden."""

    cards: tuple[int, ...]
    hidden: int


@dataclass
class Table:
    """Columns, heights of the foundations (a suit's lower one first) and how many of each card are in the reserve."""

    columns: list[Column]
    heights: list[int]
    reserve: list[int]

    def copy(self) -> Table:
        """Another table like this one."""
        return Table(self.columns[:], self.heights[:], self.reserve[:])

    def is_open(self) -> bool:
        """Whether no card is hidden."""
        return not any(column.hidden for column in self.columns)

    def key(self) -> tuple[object, ...]:
        """What tables that differ in nothing that matters have in common."""
        hiding = tuple((number, column) for number, column in enumerate(self.columns) if column.hidden)
        return hiding, tuple(sorted(column.cards for column in self.columns if not column.hidden)), tuple(self.heights)

    def take(self, number: int, count: int = 1) -> tuple[int, ...]:
        """Take the last `count` cards from a column; a hidden card that becomes the last one turns open."""
        cards, hidden = self.columns[number]
        left = cards[:-count]
        self.columns[number] = Column(left, min(hidden, max(len(left) - 1, 0)))
        return cards[-count:]

    def put(self, number: int, cards: tuple[int, ...]) -> None:
        """Lay cards on a column."""
        column = self.columns[number]
        self.columns[number] = Column(column.cards + cards, column.hidden)

    def lay_up(self, card: int) -> None:
        """Put a card on the foundation that awaits it."""
        self._change_height(card & 3, card >> 2, (card >> 2) + 1)

    def take_link(self, card: int) -> None:
        """Take a card from the reserve, or back from a foundation if it isn't there."""
        if self.reserve[card]:
            self.reserve[card] -= 1
        else:
            self._change_height(card & 3, (card >> 2) + 1, card >> 2)

    def _change_height(self, suit: int, old: int, new: int) -> None:
        pair = self.heights[2 * suit : 2 * suit + 2]
        pair[pair.index(old)] = new
        self.heights[2 * suit : 2 * suit + 2] = sorted(pair)

    def make_safe_moves(self) -> None:
        """Put cards on foundations as long as there are some that can't be missed elsewhere."""
        is_done = False
        while not is_done:
            is_done = True
            for number, (cards, _) in enumerate(self.columns):
                if cards and self._is_safe(cards[-1], self.reserve[cards[-1]]):
                    self.lay_up(self.take(number)[0])
                    is_done = False
            for place, height in enumerate(self.heights):
                card = height * 4 + place // 2
                if height <= KING and self.reserve[card] and self._is_safe(card, self.reserve[card] - 1):
                    self.reserve[card] -= 1
                    self.lay_up(card)
                    is_done = False

    def _is_safe(self, card: int, twins: int) -> bool:
        """Whether a card may go up at once; `twins` is how many others of its kind are in the reserve."""
        rank, suit = card >> 2, card & 3
        low, high = self.heights[2 * suit : 2 * suit + 2]
        if rank not in (low, high) or (low < rank and not twins):
            return False
        return all(h >= rank - (1 if (place // 2 ^ suit) & 1 else 2) for place, h in enumerate(self.heights))


def solve(position: Position, seed: int = 0) -> int:
    """How many tables were expanded until one without hidden cards was found; RuntimeError after LIMIT of them."""
    start = table_of(position)
    start.make_safe_moves()
    if start.is_open():
        return 0
    random = Random(seed)
    expanded = 0
    for attempt in attempts(random):
        is_found, count = search(start, attempt, LIMIT - expanded, random)
        expanded += count
        if is_found:
            return expanded
    raise RuntimeError(f"nothing found in {expanded} tables")


def table_of(position: Position) -> Table:
    """The table that a position is, stock and waste being the reserve."""
    columns = [Column(column.hidden + column.open, len(column.hidden)) for column in position.columns]
    heights = [height for suit in range(4) for height in sorted(position.foundations[2 * suit : 2 * suit + 2])]
    reserve = position.stock + position.waste
    return Table(columns, heights, [reserve.count(card) for card in range(52)])


def attempts(random: Random) -> Iterator[Attempt]:
    """The searches to make, one after the other."""
    for weights, variants in SETS:
        yield Attempt(weights, variants, 0, 200)
    for count, expansions in RESTARTS:
        for _ in range(count):
            changed = list(random.choice(SETS)[0])
            for entry in random.sample(range(len(changed)), 4):
                changed[entry] += random.choice((-1, 1)) * random.choice((1, 2, 3, 6))
            yield Attempt(tuple(changed), random.choice((1, 1, 1, 2, 4)), random.choice((0, 8, 24)), expansions)


def search(start: Table, attempt: Attempt, left: int, random: Random) -> tuple[bool, int]:
    """Whether a best-first search finds a table without hidden cards, and how many, `left` at most, it expanded."""
    seen = {start.key()}
    queue = [(0, 0, start)]  # of equal values the last one comes first
    expanded = 0
    while queue and expanded < min(attempt.expansions, left) and len(seen) < STATES * attempt.expansions:
        table = heapq.heappop(queue)[2]
        expanded += 1
        for child in children(table, attempt.variants):
            child.make_safe_moves()
            if child.is_open():
                return True, expanded
            key = child.key()
            if key not in seen:
                seen.add(key)
                noise = random.randint(0, attempt.noise) if attempt.noise else 0
                heapq.heappush(queue, (value(child, attempt.weights) + noise, -len(seen), child))
    return False, expanded


def children(table: Table, variants: int) -> Iterator[Table]:
    """The tables that one macro leads to, which ends with a card of the tableau and plays others before it."""
    empty = next((number for number, column in enumerate(table.columns) if not column.cards), None)
    for source, (cards, hidden) in enumerate(table.columns):
        if not cards:
            continue
        card = cards[-1]
        yield from laid_up(table, source)
        if empty is not None and hidden and cards[hidden] >> 2 == KING:
            child = table.copy()
            child.put(empty, child.take(source, len(cards) - hidden))
            yield child
        for target, column in enumerate(table.columns):
            if target == source or not (column.cards or target == empty):
                continue
            for chain in islice(chains(table, column.cards[-1] if column.cards else None, card), variants):
                child = table.copy()
                for link in chain:
                    child.take_link(link)
                child.put(target, (*chain, *child.take(source)))
                yield child


def laid_up(table: Table, source: int) -> Iterator[Table]:
    """The table after a column's top card went up, cards of the reserve before it, if that is possible."""
    card = table.columns[source].cards[-1]
    rank, suit = card >> 2, card & 3
    height = max((height for height in table.heights[2 * suit : 2 * suit + 2] if height <= rank), default=None)
    if height is not None and all(table.reserve[below] for below in range(height * 4 + suit, card, 4)):
        child = table.copy()
        for below in range(height * 4 + suit, card, 4):
            child.reserve[below] -= 1
            child.lay_up(below)
        child.lay_up(child.take(source)[0])
        yield child


def chains(table: Table, base: int | None, card: int) -> Iterator[tuple[int, ...]]:
    """The cards that can lie between `base`, or an empty column, and `card`, the best choices first."""
    rank = card >> 2
    top = KING + 1 if base is None else base >> 2
    if rank >= top or (rank == KING if base is None else (top - rank ^ base ^ card) & 1):
        return
    choices = []
    for between in range(top - 1, rank, -1):
        colour = (card ^ between - rank) & 1
        links = []
        for suit in (colour, colour + 2):
            heights = table.heights[2 * suit : 2 * suit + 2]
            is_kept = table.reserve[between * 4 + suit] > 0
            if is_kept or between + 1 in heights:
                links.append((not is_kept, sum(heights), between * 4 + suit))
        if not links:
            return
        choices.append([link for _, _, link in sorted(links)])
    yield from product(*choices)


def value(table: Table, w: tuple[int, ...]) -> int:
    """How far a table seems from the goal; less is better."""
    total = -w[10] * sum(table.heights) // 4
    awaited = [table.heights[2 * suit] * 4 + suit for suit in range(4)]
    tops = [column.cards[-1] for column in table.columns if column.cards]
    for cards, hidden in table.columns:
        if not cards:
            total -= w[2]
        elif hidden:
            total += w[0] * hidden + w[1] * (len(cards) - hidden - 1) + w[3] + w[11] * (cards[hidden] >> 2) // 4
            total += w[12] * sum(card >> 2 <= 3 for card in cards[:hidden])
            if any(builds_on(cards[-1], top) for top in tops):
                total -= w[9]
        elif cards[0] >> 2 == KING:
            total -= w[4] * (cards[-1] >> 2) // 4
        else:
            total += w[5] + w[6] * (len(cards) - 1)
        for depth, card in enumerate(reversed(cards)):
            if card in awaited:
                total += w[7] * depth // 2
    return total
