"""Measures everything, says each figure with its limit, and ends with 1 when one isn't kept."""

from __future__ import annotations

import sys

from bench import advice, drag, move, rules, solving, start, transfer
from bench.figure import Figure
from bench.page import started
from easyharp.site.build import site_files


def main() -> int:
    """Measure and print; the exit status."""
    figures = said(rules.measure()) + said(solving.measure())
    files = site_files()
    with started() as browser:
        for subject in (transfer, start, move, drag, advice):
            figures += said(subject.measure(browser, files))
    return 0 if all(figure.is_kept for figure in figures) else 1


def said(figures: list[Figure]) -> list[Figure]:
    """The figures, which are printed too."""
    for figure in figures:
        print(figure, flush=True)
    return figures


if __name__ == "__main__":
    sys.exit(main())
