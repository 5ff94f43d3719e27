"""What is known of the 999,999 deals: which nobody can win, with the proofs, and how hard the others are."""

from __future__ import annotations

from pathlib import Path

SHIPPED = Path(__file__).parent
"""The folder with deals.txt, as command/ledger.py writes it but for the deals that are won, and difficulty.bin."""
