"""No card has a favourite place: a chi-square test of the shuffle over 20,000 deals, card × position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from statistics import NormalDist

from easyharp.game.deals import pack

DEALS = 20_000
PACK = [kind // 2 for kind in range(104)]

# How far the statistic may lie from its mean, either way, in standard deviations: a fair shuffle passes but once in a
# million sets of deals on each side. The deals are fixed, so the answer is too.
LIMIT = NormalDist().inv_cdf(1 - 1e-6)


def deviation(packs: Iterable[list[int]]) -> float:
    """How many standard deviations the places of the 52 kinds lie from those of a fair shuffle; too even is negative.

    The table counts how often each kind lay at each place: 52 × 104 numbers, each expected to be 2 × deals / 104. Every
    row and column has a fixed sum, which leaves 51 × 103 degrees of freedom. The places of the cards in one pack depend
    on each other: for 104 distinct cards the covariance of the table is deals / 103 times the projection on those
    freedoms, and adding up the two cards of a kind doubles it. So not Pearson's sum but 103/104 of it follows the
    chi-square distribution, which Wilson and Hilferty's cube root makes normal.
    """
    counts = [[0] * 104 for _ in range(52)]
    deals = 0
    for cards in packs:
        deals += 1
        for place, card in enumerate(cards):
            counts[card][place] += 1
    expected = 2 * deals / 104
    pearson = sum((count - expected) ** 2 for row in counts for count in row) / expected
    freedom = 51 * 103
    spread = 2 / (9 * freedom)
    return float(((pearson * 103 / 104 / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def swapped(partner: Callable[[int], int], deals: int) -> Iterator[list[int]]:
    """Packs shuffled by swapping each place i, from the last down to 1, with the place `partner(i)`."""
    for _ in range(deals):
        cards = PACK.copy()
        for i in range(103, 0, -1):
            j = partner(i)
            cards[i], cards[j] = cards[j], cards[i]
        yield cards


def test_the_shuffle_favours_no_card_and_no_place() -> None:
    """The deals 1 to 20,000."""
    assert abs(deviation(pack(number) for number in range(1, DEALS + 1))) < LIMIT


def test_a_fair_shuffle_of_another_kind_passes_the_same_test() -> None:
    """The threshold is not out of reach: Python's own generator keeps it too."""
    random = Random(1)
    assert abs(deviation(swapped(lambda i: random.randrange(i + 1), DEALS))) < LIMIT


def test_the_usual_slips_are_found_out() -> None:
    """Swapping with any card, never with itself, or by the remainder of one byte; and deals that are too even."""
    random = Random(1)
    assert deviation(swapped(lambda _: random.randrange(104), DEALS)) > LIMIT
    assert deviation(swapped(random.randrange, DEALS)) > LIMIT
    assert deviation(swapped(lambda i: random.randrange(256) % (i + 1), DEALS)) > LIMIT
    assert deviation(PACK[turn % 104 :] + PACK[: turn % 104] for turn in range(DEALS)) < -LIMIT
