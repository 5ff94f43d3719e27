"""Positions to test with: written by hand, made at random, and met in random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from easyharp.game.cards import builds_on, card_text
from easyharp.game.diagram import NAMES, read_position
from easyharp.game.game import Game
from easyharp.game.position import Column, Position
from easyharp.game.rules import actions

from .piles import KINDS, PLACE_SUITS, PLACES, RANKS


def position(rows: str, rest: str = "stock") -> Position:
    """The position that `rows` write, some piles as in R33; the others are empty, and `rest` hides all other cards.

    The pile `rest` is the stock or a column that `rows` give open cards.
    """
    piles = dict.fromkeys(NAMES, "-")
    piles["foundations"] = "- - - - - - - -"
    for row in rows.strip().splitlines():
        name, _, cards = row.strip().partition(": ")
        assert name in piles
        piles[name] = cards
    left = sorted(KINDS * 2)
    for name, cards in piles.items():
        if name != "foundations":
            for card in cards.translate(str.maketrans("[]-", "   ")).split():
                left.remove(card)
    for suit, top in zip(PLACE_SUITS, piles["foundations"].split(), strict=True):
        for lying in RANKS[: RANKS.index(top[0]) + 1] if top != "-" else "":
            left.remove(lying + suit)
    if left:
        open_cards = "" if rest == "stock" else piles[rest]
        piles[rest] = f"[{' '.join(left)}] {open_cards}"
    return read_position("".join(f"{name}: {cards}\n" for name, cards in piles.items()))


def random_position(seed: int) -> Position:
    """A position that obeys R33, whether play leads to it or not, with many kings, empty piles and full places."""
    random = Random(seed)
    left = [card // 2 for card in range(104)]
    random.shuffle(left)
    heights = []
    for suit in range(8):
        height = random.choice((0, 0, 1, 3, random.randint(0, 13), random.randint(10, 13)))
        for lying in range(height):
            left.remove(lying * 4 + suit // 2)
        heights.append(height)
    runs = [_random_run(random, left) for _ in range(9)]
    hiding = [name for name, run in enumerate(runs) if run and random.random() < 0.6]
    piles = hiding + random.choice(([9], [10], [9, 10], [] if hiding else [9]))
    hidden: dict[int, list[int]] = {pile: [] for pile in range(11)}
    for card in left:
        hidden[random.choice(piles)].append(card)
    columns = [Column(tuple(hidden[number]), tuple(run)) for number, run in enumerate(runs)]
    return Position(tuple(hidden[9]), tuple(hidden[10]), tuple(heights), tuple(columns))


def _random_run(random: Random, left: list[int]) -> list[int]:
    """An ordered run taken out of the cards left, or none."""
    if not left or random.random() < 0.25:
        return []
    kings = [card for card in left if card >> 2 == 12]
    run = [random.choice(kings if kings and random.random() < 0.4 else left)]
    left.remove(run[0])
    while random.random() < 0.6:
        fitting = [card for card in left if builds_on(card, run[-1])]
        if not fitting:
            break
        run.append(random.choice(fitting))
        left.remove(run[-1])
    return run


def random_play(number: int, length: int) -> Iterator[Game]:
    """The game of deal `number` after each of `length` random actions, or until it is won; most go up when they can."""
    random = Random(number)
    game = Game(number)
    for _ in range(length):
        allowed = actions(game.position)
        if not allowed:
            return
        upward = [action for action in allowed if action[1] == "f"]
        onward = [action for action in allowed if action[0] not in PLACES or random.random() < 0.1] or allowed
        game.play(random.choice(upward if upward and random.random() < 0.8 else onward))
        yield game


def cards_of(position: Position) -> list[str]:
    """All the cards that lie in a position, sorted, as text."""
    lying = list(position.stock + position.waste)
    for column in position.columns:
        lying += column.hidden + column.open
    for place, height in enumerate(position.foundations):
        lying += [card * 4 + place // 2 for card in range(height)]
    return sorted(card_text(card) for card in lying)


WHOLE_PACK = sorted(KINDS * 2)
"""What `cards_of` must always give: 104 cards, each twice."""

CORNERS = position(
    """
    waste: 3S 9D
    foundations: 2S KS - - AC AC - 4D
    1: [2H 3H] KH QS JD
    2: QC
    3: TS 9H
    5: [5S] KC
    6: 6H
    """
)
"""Kings at the bottom, on a hidden card, in a run and on a full place; empty columns; two places of a suit alike."""

STOCK_EMPTY = position("waste: 9D 2C\n1: AS", rest="1")
"""Only a recycle is left."""

NOTHING_LEFT = position("1: AS", rest="1")
"""Nothing to draw and nothing to recycle: all cards but one are hidden below it."""

WON = Position((), (), (13,) * 8, (Column((), ()),) * 9)
"""All cards are on the foundations."""
