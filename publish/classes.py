"""`python -m publish.classes FROM..TO`: how often the quick fair player loses easy, medium and hard deals."""

from __future__ import annotations

import sys

from easyharp.advise.fair import fair_game
from easyharp.catalogue import SHIPPED
from easyharp.command.catalogue import deal_range
from easyharp.play.difficulty import DIFFICULTIES, difficulty, place_of


def main(deals: str) -> None:
    """Play the deals, and say it of each class."""
    first, last = deal_range(deals)
    told = (SHIPPED / "difficulty.bin").read_bytes()
    lost: dict[str, list[bool]] = {name: [] for name in DIFFICULTIES}
    for number in range(first, last + 1):
        lost[difficulty(number, told[place_of(number)])].append(not fair_game(number).is_won)
    for name, games in lost.items():
        print(f"{name}: {sum(games)} of {len(games)} lost")


if __name__ == "__main__":
    main(sys.argv[1])
