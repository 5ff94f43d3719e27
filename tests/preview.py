"""The picture that a link to the site is shown with where people share it: a real game in progress."""

from __future__ import annotations

from playwright.sync_api import Browser

from bench.page import introduce, served, started
from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.site.build import PACKAGE, site_files
from tests.game.recorded import wins
from tests.page.player import Player

PICTURE = PACKAGE / "browser/static/preview.png"
GAME = 15
TURNS = 483
"""How far the recorded game of that number has come."""


def draw(browser: Browser, address: str) -> None:
    """Play up to the moment and keep how it looks. The felt is of one colour: its shade is most of a PNG's bytes."""
    name, *turns = wins()[GAME]["game"].split()
    game = Game(read_deal(name))
    for turn in turns[:TURNS]:
        game.play(turn)
    context = browser.new_context(viewport={"width": 1200, "height": 630}, locale="en", reduced_motion="reduce")
    introduce(context)
    player = Player(context.new_page(), address, game.number)
    player.start(game.position, score=game.score, moves=game.moves)
    player.page.evaluate("document.body.style.background = 'var(--felt)'")
    player.page.screenshot(path=PICTURE)
    context.close()


if __name__ == "__main__":
    PICTURE.touch()  # the page names it
    with served(site_files()) as address, started() as browser:
        draw(browser, address)
