"""`python -m publish DIR`: from the catalogue of all deals in DIR to the files that the package carries.

Those are the deals that are lost, with their proofs, and how hard each of the others is: the efforts that the solver
needed, cut into thirds.
"""

from __future__ import annotations

import sys
from pathlib import Path

from easyharp.advise.verdict import WON
from easyharp.catalogue import SHIPPED
from easyharp.command.ledger import FILE, file_text, read_decisions
from easyharp.game.deals import FIRST, LAST
from easyharp.play.difficulty import packed
from easyharp.play.setting import EASY, HARD, MEDIUM


def thirds(efforts: list[int]) -> tuple[int, int]:
    """The highest effort of an easy deal, and of a medium one."""
    ordered = sorted(efforts)
    return ordered[len(ordered) // 3 - 1], ordered[len(ordered) * 2 // 3 - 1]


def main(folder: Path) -> None:
    """Write the files, and say what stands in them."""
    path = folder / FILE
    decisions = read_decisions(path.read_bytes(), path)
    missing = [number for number in range(FIRST, LAST + 1) if number not in decisions]
    if missing:
        sys.exit(f"{len(missing)} deals are missing, the first of them {missing[0]}")
    ordered = [decisions[number] for number in range(FIRST, LAST + 1)]
    others = [decision for decision in ordered if decision.outcome != WON]
    easy, medium = thirds([decision.effort for decision in ordered])
    names = []
    for decision in ordered:
        names.append(EASY if decision.effort <= easy else MEDIUM if decision.effort <= medium else HARD)
    (SHIPPED / FILE).write_bytes(file_text(others))
    (SHIPPED / "difficulty.bin").write_bytes(packed(names))
    for decision in others:
        print(f"deal {decision.number}: {decision.outcome}, effort {decision.effort}")
    for name, efforts in ((EASY, f"up to {easy}"), (MEDIUM, f"up to {medium}"), (HARD, "more")):
        print(f"{name}: {names.count(name)} deals, efforts {efforts}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
