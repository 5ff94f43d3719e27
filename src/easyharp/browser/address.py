"""The page's address, which names the deal behind #."""

from __future__ import annotations

import js

from ..game.deals import DealError, code, read_deal


def name_in_address() -> str:
    """What stands behind # in the page's address, which escapes blanks."""
    return js.location.hash[1:].replace("%20", " ").strip()


def deal_of_address() -> int | None:
    """The deal that the page's address names behind #, or None when it names none."""
    try:
        return read_deal(name_in_address())
    except DealError:
        return None


def write_address(deal: int) -> None:
    """Let the page's address name a deal, so that a link leads to it; the page stays."""
    js.history.replaceState(None, "", "#" + code(deal))
