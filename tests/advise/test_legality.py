"""What the solver takes for legal, against the game's rules (a longer comparison: `make campaign`)."""

from __future__ import annotations

import pytest

from .campaign import check_random_positions


@pytest.mark.parametrize("part", range(4))
def test_the_solver_plays_by_the_rules(part: int) -> None:
    """Its macros are legal, lead where it thinks, and no direct move is forgotten but those known to lead nowhere."""
    assert sum(check_random_positions(seed) for seed in range(part * 15, part * 15 + 15)) > 60
