"""Pictures of everything that the page shows, in each size and language, to be looked at; and those of the README."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from bench.page import introduce, served, started, without_worker
from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.site.build import site_files
from tests.game.recorded import wins
from tests.page.player import Player
from tests.page.states import states

ROOT = Path(__file__).parents[1]
LOOKS = ROOT / "build/looks"
SIZES = ((320, 568), (568, 320), (360, 740), (740, 360), (820, 1180), (1366, 768), (2560, 1440))
PHONE = 900
TURNS = 330
"""How far the game of the README's pictures has come."""


def player(browser: Browser, address: str, size: tuple[int, int], locale: str, deal: int = 1) -> Player:
    """Somebody with a window of a size, on a phone when it is small."""
    width, height = size
    is_phone = width < PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        has_touch=is_phone,
        device_scale_factor=2 if is_phone else 1,
        reduced_motion="reduce",
    )
    introduce(context)
    without_worker(context)
    return Player(context.new_page(), address, deal)


def picture_states(browser: Browser, address: str) -> None:
    """Every state of the page in every size and language, into build/looks."""
    LOOKS.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for locale in ("en", "nl", "de", "fr", "es"):
            shown = player(browser, address, size, locale)
            for state in states(shown):
                shown.page.screenshot(path=LOOKS / f"{size[0]}x{size[1]}-{locale}-{state.replace(' ', '-')}.png")
            shown.page.context.close()


def picture_readme(browser: Browser, address: str) -> None:
    """A game in progress on a desktop and on a phone, into docs."""
    name, *turns = wins()[13]["game"].split()
    game = Game(read_deal(name))
    for turn in turns[:TURNS]:
        game.play(turn)
    for picture, size in (("desktop", (1366, 768)), ("phone", (360, 740))):
        shown = player(browser, address, size, "en", game.number)
        shown.start(game.position, score=game.score, moves=game.moves)
        shown.page.screenshot(path=ROOT / f"docs/{picture}.png")
        shown.page.context.close()


if __name__ == "__main__":
    with served(site_files()) as address, started() as browser:
        picture_readme(browser, address)
        picture_states(browser, address)
