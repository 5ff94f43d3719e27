"""`python -m learn FROM..TO`: plays these deals, learns from them, and writes the fair player's net anew."""

from __future__ import annotations

import os
import re
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from easyharp.advise import net
from easyharp.command.catalogue import deal_range

from .play import played_game
from .train import Numbers, cross_entropy, logits, trained

_HELD_BACK = 0.1


def main() -> int:
    """Play, learn, say how well, and write; the exit status."""
    first, last = deal_range(sys.argv[1])
    rows: list[list[float]] = []
    won: list[float] = []
    with Pool(os.cpu_count()) as pool:
        for count, (tables, is_won) in enumerate(pool.imap(played_game, range(first, last + 1), 8), 1):
            rows += tables
            won += [float(is_won)] * len(tables)
            if count % 100 == 0:
                print(f"{count} games, {len(rows)} tables, {np.mean(won):.1%} of them won", flush=True)
    x, y = np.array(rows), np.array(won)
    cut = int(len(x) * (1 - _HELD_BACK))
    learned = trained(x[:cut], y[:cut])
    old = [np.array(net.INTO), np.array(net.BIAS), np.array(net.OUT), np.array([net.BASE])]
    share = np.full(len(y) - cut, np.log(y[:cut].mean() / (1 - y[:cut].mean())))
    for name, said in (
        ("their share", share),
        ("the old net", logits(old, x[cut:])),
        ("this", logits(learned, x[cut:])),
    ):
        print(f"cross-entropy of the last tables by {name}: {cross_entropy(said, y[cut:]):.4f}")
    _write(learned)
    return 0


def _write(learned: list[Numbers]) -> None:
    """Put the numbers into the module that the player reads."""
    path = Path(net.__file__)
    lines = [" ".join(f"{number:.4g}" for number in row) for part in learned for row in np.atleast_2d(part)]
    text = path.read_text(encoding="utf-8")
    new = re.sub(r'_NUMBERS = """\n.*?"""', '_NUMBERS = """\n' + "\n".join(lines) + '\n"""', text, flags=re.DOTALL)
    path.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
