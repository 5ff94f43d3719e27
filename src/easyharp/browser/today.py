"""What day it is where the player is."""

from __future__ import annotations

import js

from ..game.deals import ordinal


def today() -> int:
    """The present local calendar date, as an ordinal."""
    now = js.Date.new()
    return ordinal(now.getFullYear(), now.getMonth() + 1, now.getDate())
