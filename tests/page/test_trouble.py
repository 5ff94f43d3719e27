"""When something goes wrong, the console says it with file and line, and the player reads one calm sentence."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from easyharp.play.table import Table
from easyharp.site.build import LOCALES
from easyharp.site.catalogue import catalogue
from tests.page.interpreter import APP
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

LOCALE = {"en": "en-GB", "nl": "nl"}
SENTENCES = {language: catalogue(LOCALES / f"{language}.po")["messages"]["trouble"] for language in LOCALE}


def line_of(method: str, code: str) -> int:
    """The line of the source in which a method of the table says `code`."""
    lines, first = inspect.getsourcelines(getattr(Table, method))
    [at] = [number for number, line in enumerate(lines) if code in line]
    return first + at


def click(player: Player) -> None:
    player.click("s")


def press(player: Player) -> None:
    player.pile("s").press("s")


def hold(player: Player) -> None:
    """A timer of the page's own runs out."""
    player.page.mouse.move(*player.point("9"))
    player.page.mouse.down()
    expect(player.page.locator("#trouble")).to_be_visible()
    player.page.mouse.up()


@pytest.mark.parametrize(
    ("way", "method", "language"), [(click, "draw", "en"), (press, "draw", "nl"), (hold, "_pick_up", "nl")]
)
def test_an_error_in_python_is_told_with_file_and_line(
    play: Open, way: Callable[[Player], None], method: str, language: str
) -> None:
    player = play(1, locale=LOCALE[language])
    trouble = player.page.locator("#trouble")
    expect(trouble).to_be_hidden()
    player.backstage.call("lose_the_game", APP)
    way(player)
    expect(trouble).to_be_visible()
    expect(trouble).to_have_text(str(SENTENCES[language]))
    place = f'File "easyharp/play/table.py", line {line_of(method, "position = self.game.position")}, in {method}'
    assert place in player.errors[0]
    assert "AttributeError" in player.errors[0]
    player.errors.clear()
    player.backstage.call("find_the_game", APP)


@pytest.mark.parametrize("missing", ["bin", "wasm", "mjs", "json"])
def test_a_file_that_never_arrives_is_told(browser: Browser, address: str, missing: str) -> None:
    context = browser.new_context(locale="nl")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route(f"**/*.{missing}", lambda route: route.abort())
    page.goto(address)
    trouble = page.locator("#trouble")
    expect(trouble).to_be_visible()
    # Without the Dutch words the page's own sentence stands.
    expect(trouble).to_have_text(str(SENTENCES["en" if missing == "json" else "nl"]))
    assert errors
    context.close()


def test_a_page_whose_loader_never_arrives_says_that_it_is_loading(browser: Browser, address: str) -> None:
    """The one fault that no script can tell, and a slow network; the sentence goes when the game comes."""
    page = browser.new_page()
    page.route("**/boot.*.js", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#loading")).to_be_visible()
    expect(page.locator("#loading")).to_contain_text("reload")
    page.unroute_all()
    page.reload()
    page.locator(".card").first.wait_for()
    expect(page.locator("#loading")).to_have_count(0)
    page.close()


def test_a_live_table_that_never_arrives_is_told_and_the_examples_can_be_read(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.route("**/nl.*.json", lambda route: route.abort())
    page.goto(f"{address}nl/examples.html")
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.locator("#trouble")).to_have_text(str(SENTENCES["nl"]))
    assert page.locator(".answer:visible").count() == page.locator(".example").count() > 20
    expect(page.locator(".show:visible")).to_have_count(0)
    page.close()
