"""A drag: what the page does while a card is moved."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Browser, CDPSession

from bench.figure import Figure
from bench.page import served, visitor
from tests.page.player import Player

STEPS = 100

# Counts everything that changes while the card is moved, but where that card is drawn.
_WATCH = """() => {
  const lifted = document.querySelector(".in-hand");
  const style = () => lifted.style.cssText.replace(/transform:.*?;/, "");
  const before = style();
  globalThis.changes = 0;
  new MutationObserver((records) => {
    for (const {target, attributeName} of records) {
      if (target !== lifted || attributeName !== "style" || style() !== before) changes += 1;
    }
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
}"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """How often the page was laid out while a card was moved, and what else than that card was changed."""
    with served(files) as address, visitor(browser) as context:
        page = context.new_page()
        player = Player(page, address, 5)
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        x, y = player.point("9")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 20, y + 20)
        page.evaluate(_WATCH)
        page.evaluate("new Promise(requestAnimationFrame)")
        before = _layouts(session)
        for step in range(STEPS):
            page.mouse.move(x - 20 - step * 5, y + 20 + step)
        page.evaluate("new Promise(requestAnimationFrame)")
        layouts = _layouts(session) - before
        changes = page.evaluate("changes")
        moved = page.locator(".in-hand").evaluate("(card) => card.style.transform")
        page.mouse.up()
    assert moved == f"translate({-20 - (STEPS - 1) * 5}px, {20 + STEPS - 1}px)", moved
    return [
        Figure(f"layouts in {STEPS} steps of a drag", layouts, 0),
        Figure("changes of the page in them, but those of the lifted card's place", changes, 0),
    ]


def _layouts(session: CDPSession) -> int:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(int(metric["value"]) for metric in metrics if metric["name"] == "LayoutCount")
