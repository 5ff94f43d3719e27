"""The deals: their numbers, codes, shuffle and the deal of the day (R18 to R20, R22)."""

from __future__ import annotations

from .cards import PACK_SIZE
from .notation import BLANKS, TextError, is_ascii, shown
from .position import Column, Position

FIRST = 1
LAST = 999_999

LOST = (12352, 239536, 306273, 320295, 348703, 512243, 707260, 718328, 914327)
"""The deals that nobody can win, even with all cards open; `easyharp catalogue --verify` checks the proofs.

The list belongs to EH1: it never changes, since the deal of the day passes over these.
"""

_PREFIX = "EH1-N-"
_LETTERS = 7
_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 618_034  # about LAST divided by the golden ratio, so that following days get distant numbers


class DealError(TextError):
    """A text, or a number, that names no deal."""


def _checked(number: int, text: str, at: int = 0) -> int:
    if not FIRST <= number <= LAST:
        raise DealError(f"deals are numbered from {FIRST} to {LAST}, not {shown(text.strip(BLANKS))}", text, at)
    return number


def code(number: int) -> str:
    """The code of deal `number`, like EH1-N-AAAAAAF for 5 (R19).

    Raises DealError unless the number is from FIRST to LAST.
    """
    left = _checked(number, str(number))
    letters = ""
    for _ in range(_LETTERS):
        letters = chr(ord("A") + left % 26) + letters
        left //= 26
    return _PREFIX + letters


def read_deal(text: str) -> int:
    """The number of the deal that `text` names by its code or its number, blanks around it forgiven (R18, R19).

    Raises DealError when it names none.
    """
    name = text.strip(BLANKS)
    at = text.find(name)
    if name and all("0" <= digit <= "9" for digit in name):
        significant = name.lstrip("0") or "0"
        return _checked(int(significant) if len(significant) <= len(str(LAST)) else LAST + 1, text, at)
    folded = name.upper() if is_ascii(name) else ""  # elsewhere upper() turns one sign into two
    letters = folded[len(_PREFIX) :]
    is_code = folded[: len(_PREFIX)] == _PREFIX and len(letters) == _LETTERS
    if not is_code or not all("A" <= letter <= "Z" for letter in letters):
        raise DealError(f"no deal number (like 5) or code (like EH1-N-AAAAAAF): {shown(name)}", text, at)
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A")
    return _checked(number, text, at)


def pack(number: int) -> list[int]:
    """The 104 cards of deal `number` in the order in which they are dealt (R20).

    A Fisher-Yates shuffle on the numbers of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
    generators", OOPSLA 2014). Raises DealError unless the number is from FIRST to LAST.
    """
    state = _checked(number, str(number))
    cards = [rank * 4 + suit for suit in range(4) for rank in range(13)] * 2
    for i in range(PACK_SIZE - 1, 0, -1):
        limit = _MASK + 1 - (_MASK + 1) % (i + 1)
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            drawn = state
            drawn = (drawn ^ drawn >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            drawn = (drawn ^ drawn >> 27) * 0x94D049BB133111EB & _MASK
            drawn ^= drawn >> 31
            if drawn < limit:  # the few numbers above would favour the low remainders
                break
        j = drawn % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal(number: int) -> Position:
    """The position that deal `number` starts from (R2, R3).

    Raises DealError unless the number is from FIRST to LAST.
    """
    cards = pack(number)
    columns = []
    dealt = 0
    for size in range(1, 10):
        columns.append(Column(tuple(cards[dealt : dealt + size - 1]), (cards[dealt + size - 1],)))
        dealt += size
    return Position(tuple(reversed(cards[dealt:])), (), (0,) * 8, tuple(columns))


def neighbour(number: int, step: int) -> int:
    """The number of the deal `step` numbers after deal `number`, before it when negative; FIRST follows LAST."""
    return (number - 1 + step) % LAST + 1


def ordinal(year: int, month: int, day: int) -> int:
    """The proleptic Gregorian ordinal of a calendar date, 1 for 1 January of the year 1, as `date.toordinal()` has it.

    The date is taken to exist: year from 1, month 1 to 12.
    """
    # Counting years from March puts the leap day at the end, where it needs no case of its own.
    shift = month <= 2
    y = year - shift
    m = month + (9 if shift else -3)
    return 365 * y + y // 4 - y // 100 + y // 400 + (153 * m + 2) // 5 + day - 306


def deal_of_the_day(day: int, lost: tuple[int, ...] = LOST) -> int:
    """The number of the deal of the day with the ordinal `day`, passing over the deals that can't be won (R22)."""
    number = 1 + day * _STEP % LAST
    while number in lost:
        number = neighbour(number, 1)
    return number
