"""How hard the deals are, and the file that says it of all of them: a third of them each, five deals in a byte."""

from __future__ import annotations

from .setting import EASY, HARD, MEDIUM

DIFFICULTIES = (EASY, MEDIUM, HARD)

_IN_BYTE = 5  # 3 to the power of 5 is below 256


def place_of(number: int) -> int:
    """Which byte of the file tells about deal `number`, 1 to 999,999."""
    return (number - 1) // _IN_BYTE


def difficulty(number: int, byte: int) -> str:
    """How hard deal `number` is, told by its byte."""
    return DIFFICULTIES[byte // 3 ** ((number - 1) % _IN_BYTE) % 3]


def packed(difficulties: list[str]) -> bytes:
    """The file for deals from 1 on."""
    found = bytearray()
    for first in range(0, len(difficulties), _IN_BYTE):
        byte = 0
        for name in reversed(difficulties[first : first + _IN_BYTE]):
            byte = byte * 3 + DIFFICULTIES.index(name)
        found.append(byte)
    return bytes(found)
