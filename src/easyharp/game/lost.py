"""The deals that nobody can win, even with all cards open: `easyharp catalogue` proved it (docs/solving.md)."""

from __future__ import annotations

LOST = (12352, 239536, 306273, 320295, 348703, 707260, 718328)
"""Their numbers. The list belongs to EH1: the deal of the day passes over them, so it never changes."""
