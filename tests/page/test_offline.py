"""Once a move has been played, the whole site works without the network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.held import assert_holds, caches, wait_until_held
from tests.page.host import Host
from tests.page.player import Player
from tests.play.languages import WORDS

pytestmark = pytest.mark.browser

Visit = Callable[..., Player]


def held(player: Player) -> Player:
    """The player, who has played a move, so that the site is held."""
    player.turn("sw")
    wait_until_held(player.page)
    return player


def opened_again(player: Player, name: str = "") -> None:
    """Close the page, and open the game on another one."""
    page = player.page.context.new_page()
    player.page.close()
    player.open(page, name)


def test_the_first_move_brings_the_rest_of_the_site_and_nothing_is_sent_twice(
    visit: Visit, host: Host, files: dict[str, bytes]
) -> None:
    player = visit()
    page = player.page
    page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found === undefined)")
    assert not {"sw.js", *(name for name in files if name.startswith(("de.", "fr.")))} & set(host.sent)
    page.evaluate("() => { globalThis.is_first_page = true; }")
    held(player)
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.updateViaCache)") == "none"
    assert_holds(page, host.address, files)
    sent = [name for name in host.sent if name != "index.html"]  # which the page was loaded from by another name
    assert len(sent) == len(set(sent))
    # It says nothing and changes nothing.
    player.turn("sw")
    player.check()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("globalThis.is_first_page")


def test_the_page_that_was_there_first_speaks_every_language_without_the_network(visit: Visit, host: Host) -> None:
    player = held(visit())
    host.stop()
    for language, words in WORDS.items():
        player.choose("language", language)
        expect(player.dialog("settings").locator("h2")).to_have_text(words.text("menu.settings"))


def test_without_the_network_the_game_goes_on_in_every_language(visit: Visit, host: Host) -> None:
    player = held(visit())
    page = player.page.context.new_page()
    host.stop()
    player.page.close()
    player.open(page)
    player.check()
    for language, words in WORDS.items():
        player.choose("language", language)
        expect(player.dialog("settings").locator("h2")).to_have_text(words.text("menu.settings"))
        player.close()
        player.click("s")
        player.play("sw")
        player.reload()
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        player.check()
    player.choose("language", "en")
    player.close()
    player.drag("w", "1")
    player.turn("uu")
    player.check()
    player.page.keyboard.press("h")
    player.page.locator("#board .hinted").first.wait_for()


def test_without_the_network_every_page_opens_whole(visit: Visit, host: Host, files: dict[str, bytes]) -> None:
    """At its own address, with anything behind ? or without suffix, and the game at that of the site's folder too."""
    page = held(visit()).page
    host.stop()
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    pages = {name: name for name in files if name.endswith(".html")}
    assert {"index.html", "nl/rules.html"} <= set(pages)
    others = {"": "index.html", "?lang=nl": "index.html", "index.html?a=b": "index.html", "nl/rules": "nl/rules.html"}
    for address, name in {**pages, **others}.items():
        answer = page.goto(host.address + address, wait_until="networkidle")
        assert answer is not None
        assert answer.body() == files[name], address
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert failed == []


def test_what_the_site_does_not_have_is_left_to_the_network(visit: Visit) -> None:
    player = held(visit(awaited="responded with a status of 40"))
    page = player.page
    answer = page.goto(f"{player.address}nothing.html")
    assert answer is not None
    assert (answer.status, answer.from_service_worker) == (404, False)
    page.goto(player.address)
    assert page.evaluate("fetch('index.html', {method: 'POST'}).then(({status}) => status)") == 405


def test_two_copies_at_one_origin_do_not_touch_each_other_nor_what_is_not_theirs(
    visit: Visit, host: Host, files: dict[str, bytes]
) -> None:
    host.serve({f"{folder}/{name}": content for folder in ("harp", "trial") for name, content in files.items()})
    player = visit("harp/index.html")
    player.page.evaluate("caches.open('easyharp of somebody else')")
    held(player)
    other = Player(player.page.context.new_page(), host.address + "trial/index.html", 7)
    held(other)
    for page, folder in ((player.page, "harp/"), (other.page, "trial/")):
        assert_holds(page, host.address + folder, files)
    assert "easyharp of somebody else" in caches(other.page)
    host.stop()
    other.page.close()
    player.address = host.address + "harp/"
    opened_again(player)
    player.check()
    assert player.errors == other.errors == []


def test_a_host_that_shortens_the_addresses_of_pages_will_do(visit: Visit, host: Host) -> None:
    """As some do, who send whoever asks for index.html to the folder."""
    player = visit()
    player.page.context.route("**/index.html", lambda route: route.fulfill(status=308, headers={"Location": "./"}))
    held(player)
    host.stop()
    opened_again(player)
    player.check()


@pytest.mark.parametrize("reason", ["the file is missing", "the browser forbids it"])
def test_a_worker_that_can_not_be_had_is_no_trouble(
    visit: Visit, host: Host, files: dict[str, bytes], reason: str
) -> None:
    script = ""
    if reason == "the file is missing":
        host.serve({name: content for name, content in files.items() if name != "sw.js"})
    else:
        script = (
            "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'));"
        )
    player = visit(script=script, awaited="404")
    player.page.evaluate(
        """() => {
          const {prototype} = ServiceWorkerContainer, {register} = prototype;
          prototype.register = function (...given) {
            const registering = register.apply(this, given);
            globalThis.registered = registering.then(() => 'done', () => 'failed');
            return registering;
          };
        }"""
    )
    player.turn("sw")
    asked = """async () => {
      while (!globalThis.registered) await new Promise(requestIdleCallback);
      return globalThis.registered;
    }"""
    assert player.page.evaluate(asked) == "failed"
    player.turn("sw")
    player.check()
    expect(player.page.locator("#trouble")).to_be_hidden()
