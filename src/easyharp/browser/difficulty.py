"""How hard each deal is, by the file that says so of all of them; it is loaded when somebody wants to choose by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import JsException

from ..game.deals import LAST
from ..play.difficulty import difficulty, place_of
from .files import file_name

if TYPE_CHECKING:
    from collections.abc import Callable


async def load_difficulties() -> Callable[[int], str]:
    """What tells how hard a deal is. Raises OSError when the file can't be had."""
    try:
        response = await js.fetch(file_name("difficulties"))
        told = js.Uint8Array.new(await response.arrayBuffer())
    except JsException:  # there is no network
        raise OSError("no difficulties")
    if not response.ok or told.length != place_of(LAST) + 1:  # or one that answers with a page of its own
        raise OSError("no difficulties")
    return lambda number: difficulty(number, told[place_of(number)])
