"""The 52 kinds of card, as small integers and as text (R1, R29).

A card is rank × 4 + suit: `card >> 2` is its rank, 0 for the ace to 12 for the king, `card & 3` its suit, an index into
SUITS, and `card & 1` its colour, 1 for red.
"""

from __future__ import annotations

from .notation import TextError, is_ascii, shown

RANKS = "A23456789TJQK"
SUITS = "SHCD"  # black and red take turns, so a suit's parity is its colour
JACK = 10
KING = 12
PACK_SIZE = 104


def card(text: str) -> int:
    """The card that `text` names, like "QH" or "10h" (R29): rank × 4 + suit, 0 to 51.

    Raises TextError when the text names no card.
    """
    # Only ASCII is folded: elsewhere upper() makes letters of signs that are none of ours ("ſ" would be a spade).
    name = ("T" + text[2:] if text[:2] == "10" else text).upper() if is_ascii(text) else ""
    if len(name) != 2 or name[0] not in RANKS or name[1] not in SUITS:
        raise TextError("no card: " + shown(text), text, 0)
    return RANKS.index(name[0]) * 4 + SUITS.index(name[1])


def card_text(card: int) -> str:
    """The two characters of a card, rank and suit, like "TH"."""
    return RANKS[card >> 2] + SUITS[card & 3]


def is_court(card: int) -> bool:
    """Whether a card is a jack, a queen or a king."""
    return card >> 2 >= JACK


def builds_on(upper: int, lower: int) -> bool:
    """Whether card `upper` may be laid on card `lower` in a column: other colour, exactly one rank below it (R4)."""
    return (upper ^ lower) & 1 == 1 and upper >> 2 == (lower >> 2) - 1
