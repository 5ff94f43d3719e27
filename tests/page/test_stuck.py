"""A worker that is stuck can be got rid of: by the player, by the host, and also when the page itself is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from tests.page.held import assert_holds, caches, wait_until_held
from tests.page.host import Host
from tests.page.player import Player

pytestmark = pytest.mark.browser

Visit = Callable[..., Player]

ROOT = Path(__file__).parents[2]

# The worker serves a page that can do nothing, whatever the host has.
_BREAK = """async () => {
  const [name] = await caches.keys();
  const page = new Response('<link rel=icon href=data:,>broken', {headers: {'content-type': 'text/html'}});
  await (await caches.open(name)).put('index.html', page);
}"""


@pytest.fixture
def stuck(visit: Visit, host: Host) -> Player:
    """Somebody in the midst of a game whose worker serves a broken page, though that of the host is whole."""
    player: Player = visit()
    player.turn("sw")
    player.turn("sw")
    wait_until_held(player.page)
    player.page.evaluate(_BREAK)
    player.page.goto(host.address)
    expect(player.page.locator("body")).to_have_text("broken")
    return player


def assert_goes_on(player: Player) -> None:
    """The page is whole, with the very same game."""
    player.wait()
    player.check()
    assert player.follow() == ""


def test_fresh_throws_away_the_worker_and_all_that_it_holds(stuck: Player) -> None:
    stuck.page.context.add_init_script(
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no'));"
    )
    stuck.open(stuck.page, "?fresh")
    assert_goes_on(stuck)
    assert caches(stuck.page) == {}
    assert stuck.page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0
    assert "fresh" not in stuck.page.url


def test_after_fresh_the_site_is_held_anew(stuck: Player, host: Host, files: dict[str, bytes]) -> None:
    stuck.open(stuck.page, "?fresh")
    assert_goes_on(stuck)
    wait_until_held(stuck.page)
    assert_holds(stuck.page, host.address, files)
    expect(stuck.page.locator("dialog[open]")).to_have_count(0)
    host.stop()
    stuck.reload()
    assert_goes_on(stuck)


def test_fresh_works_at_any_page_of_the_site_and_touches_no_other_caches(stuck: Player, host: Host) -> None:
    stuck.page.evaluate("caches.open('easyharp of somebody else')")
    stuck.open(stuck.page, "index.html?fresh#5")
    assert_goes_on(stuck)
    assert stuck.page.url.startswith(host.address + "index.html#")
    assert "easyharp of somebody else" in caches(stuck.page)


def test_without_the_network_fresh_throws_nothing_away(stuck: Player, host: Host) -> None:
    held = caches(stuck.page)
    host.stop()
    with pytest.raises(Error, match="ERR_FAILED"):
        stuck.page.goto(host.address + "?fresh")
    page = stuck.page.context.new_page()
    page.goto(host.address)
    assert caches(page) == held
    assert all("ERR_" in error for error in stuck.errors)  # of the network, which may come late
    stuck.errors.clear()


def test_while_the_host_has_no_page_fresh_throws_nothing_away(stuck: Player, host: Host) -> None:
    """It answers, but with an error."""
    held = caches(stuck.page)
    host.serve({})
    stuck.page.goto(host.address + "?fresh")
    expect(stuck.page.locator("body")).to_contain_text("404")
    stuck.page.goto(host.address)
    assert caches(stuck.page) == held
    stuck.errors.clear()


def test_a_host_replaces_the_worker_by_the_documented_one(stuck: Player, host: Host, files: dict[str, bytes]) -> None:
    [script] = re.findall(r"```js\n(.*?)```", (ROOT / "docs/offline.md").read_text(encoding="utf-8"), re.DOTALL)
    host.serve({**files, "sw.js": script.encode()})
    stuck.page.goto(host.address)
    stuck.page.locator("#board").wait_for()
    stuck.go_to_page(stuck.page)
    assert_goes_on(stuck)
    assert caches(stuck.page) == {}
    assert stuck.page.evaluate("navigator.serviceWorker.controller === null")
    # Some day there is a good one again.
    host.serve(files)
    stuck.reload()
    assert_goes_on(stuck)
    wait_until_held(stuck.page)
    assert_holds(stuck.page, host.address, files)
