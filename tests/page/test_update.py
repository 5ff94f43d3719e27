"""A new version is fetched beside the old one, and used when the player says so or at the next start."""

from __future__ import annotations

import shutil
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.play.statistics import read_statistics
from easyharp.site.build import LOCALES, PACKAGE, site_files
from easyharp.site.name import is_hashed
from tests.page.games import ONE_LEFT
from tests.page.held import assert_holds, caches, let_come, wait_until_held
from tests.page.host import Host
from tests.page.player import Player
from tests.page.test_tabs import second_tab
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Visit = Callable[..., Player]

# The version that waits takes over as if it had been told so, and the page has heard of it.
_TAKE_OVER = """async () => {
  const {waiting} = await navigator.serviceWorker.getRegistration();
  const heard = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  waiting.postMessage('take over');
  await heard;
  await new Promise(requestAnimationFrame);
}"""

# The worker in which this runs has taken over.
_IS_ACTIVE = """() => new Promise((done) => {
  const look = () => { if (serviceWorker.state === 'activated') done(); };
  serviceWorker.addEventListener('statechange', look);
  look();
})"""

TITLE = ENGLISH.text("update.title")


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of the next version: it says "Steps" instead of "Moves", and is drawn and thinks a little otherwise."""
    folder = tmp_path_factory.mktemp("newer")
    package, locales = folder / "src/easyharp", folder / "locales"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LOCALES, locales)
    for path, old, new in (
        (locales / "en.po", 'msgstr "Moves"', 'msgstr "Steps"'),
        (package / "browser/static/style.css", "Easy Harp", "Easy Harp, the next version"),
        (package / "browser/hint.py", "_SHOWN = 2000", "_SHOWN = 1999"),
    ):
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return site_files(package, locales)


@pytest.fixture
def player(visit: Visit) -> Player:
    """Somebody in the midst of a game, with turns to undo and to redo, whose browser holds the first version."""
    player: Player = visit()
    for turn in ("sw", "sw", "sw", "uu"):
        player.turn(turn)
    wait_until_held(player.page)
    return player


def assert_is(player: Player, version: str) -> None:
    """The page is the first or the next version, all of it, with the very same game."""
    moves = player.page.locator("[data-text='label.moves']").first
    expect(moves).to_have_text({"first": "Moves", "next": "Steps"}[version])
    player.wait()
    player.__dict__.pop("backstage", None)
    assert player.follow() == ""
    player.check()


def answer(player: Player, name: str) -> None:
    """Answer the question about the new version, which comes."""
    question = player.dialog("question")
    expect(question.get_by_role("heading")).to_have_text(TITLE)
    expect(question.get_by_role("button", name=ENGLISH.text("update.later"))).to_be_focused()
    question.get_by_role("button", name=ENGLISH.text(name)).click()


def test_now_goes_over_to_the_new_version_with_the_same_game(
    player: Player, host: Host, files: dict[str, bytes], newer: dict[str, bytes]
) -> None:
    host.serve(newer)
    player.reload()
    assert_is(player, "first")
    loaded: list[str] = []
    player.page.on("request", lambda request: loaded.append(request.url.removeprefix(host.address)))
    answer(player, "update.go")
    assert_is(player, "next")
    assert_holds(player.page, host.address, newer)
    assert set(loaded) - {"", "sw.js"} <= set(newer)
    # What both versions have was not fetched again.
    common = {name for name in files if name in newer and is_hashed(name)}
    assert len(common) > 5
    assert not common & set(host.asked)
    for key, turn in (("r", "rr"), ("u", "uu"), ("u", "uu"), ("s", "sw")):
        player.pile("s").press(key)
        player.play(turn)
        player.check()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert read_statistics(player.kept("statistics")).begun == 1


def test_later_goes_on_in_the_old_version_and_the_next_start_is_the_new_one(
    player: Player, host: Host, newer: dict[str, bytes]
) -> None:
    host.serve(newer)
    let_come(player.page)
    answer(player, "update.later")
    player.pile("s").press(".")
    player.dialog("question").get_by_role("button", name=ENGLISH.text("button.back")).click()  # as in other questions
    host.stop()
    # All of the old version is there still, beside the new one.
    player.choose("language", "nl")
    expect(player.page.locator("[data-text='label.moves']").first).to_have_text("Zetten")
    player.choose("language", "en")
    player.close()
    player.reload()
    assert_is(player, "first")
    assert len(caches(player.page)) == 2
    context = player.page.context
    [waiting] = [worker for worker in context.service_workers if worker.evaluate("serviceWorker.state") == "installed"]
    player.page.close()
    waiting.evaluate(_IS_ACTIVE)
    player.open(context.new_page())
    assert_is(player, "next")
    assert_holds(player.page, host.address, newer)
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_it_is_asked_once_in_a_visit(player: Player, host: Host, newer: dict[str, bytes]) -> None:
    player.page.clock.install()
    player.reload()
    host.serve(newer)
    let_come(player.page)
    answer(player, "update.later")
    player.turn("sw")
    host.serve({**newer, "sw.js": newer["sw.js"] + b"// and one more version"})
    let_come(player.page)
    player.page.clock.run_for(60_000)
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert_is(player, "first")


def test_a_page_that_stays_open_hears_of_it_when_it_is_looked_at_again(
    player: Player, host: Host, newer: dict[str, bytes]
) -> None:
    host.serve(newer)
    player.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    answer(player, "update.go")
    assert_is(player, "next")


def test_both_tabs_go_over_and_the_one_that_plays_goes_on_playing(
    player: Player, host: Host, newer: dict[str, bytes]
) -> None:
    clock = player.page.clock
    clock.install()
    player.reload()
    other = second_tab(player)
    expect(other.dialog("elsewhere")).to_be_visible()
    host.serve(newer)
    let_come(player.page)
    expect(player.dialog("question")).to_be_visible()
    clock.pause_at(player.page.evaluate("Date.now() / 1000") + 1)
    answer(player, "update.go")
    assert_is(player, "next")
    clock.run_for(1500)
    assert_is(other, "first")
    clock.run_for(500)
    assert_is(other, "next")
    expect(player.dialog("elsewhere")).to_be_hidden()
    expect(other.dialog("elsewhere")).to_be_visible()
    assert_holds(other.page, host.address, newer)
    assert other.errors == []


def test_a_tab_that_may_not_play_yet_is_not_asked(player: Player, host: Host, newer: dict[str, bytes]) -> None:
    page = player.page
    page.context.add_init_script("LockManager.prototype.request = () => new Promise(() => {});")
    page.clock.install()
    page.reload()
    expect(page.locator("#board[aria-busy=true] .card").first).to_be_visible()
    host.serve(newer)
    let_come(page)
    page.clock.run_for(10_000)
    expect(player.dialog("question")).to_be_hidden()


def dragging(player: Player) -> Callable[[], None]:
    player.page.mouse.move(*player.point("w"))
    player.page.mouse.down()
    player.page.mouse.move(*player.point("1"))
    return player.page.mouse.up


def pressing(player: Player) -> Callable[[], None]:
    player.page.mouse.move(*player.point("s"))
    player.page.mouse.down()

    def release() -> None:
        player.page.mouse.up()
        player.play("sw")

    return release


def holding(player: Player) -> Callable[[], None]:
    player.pile("w").press(" ")
    assert player.in_hand() == "w"
    return lambda: player.pile("w").press(" ")


def in_the_menu(player: Player) -> Callable[[], None]:
    player.page.locator("#menu").click()
    return lambda: player.page.keyboard.press("Escape")


@pytest.mark.parametrize("busy", [dragging, pressing, holding, in_the_menu])
def test_it_waits_until_it_interrupts_nothing(
    player: Player, host: Host, newer: dict[str, bytes], busy: Callable[[Player], Callable[[], None]]
) -> None:
    player.page.clock.install()
    player.reload()
    end = busy(player)
    host.serve(newer)
    let_come(player.page)
    player.page.clock.run_for(10_000)
    expect(player.dialog("question")).to_be_hidden()
    end()
    answer(player, "update.go")
    assert_is(player, "next")


def test_a_win_is_shown_first(player: Player, host: Host, newer: dict[str, bytes]) -> None:
    """It comes a little after the last card has gone up."""
    page = player.page
    page.clock.install()
    player.reload()
    player.choose("motion", "on")
    player.close()
    player.start(ONE_LEFT)
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    player.click("4")
    host.serve(newer)
    let_come(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.clock.run_for(10_000)
    expect(player.dialog("win")).to_be_visible()
    expect(player.dialog("question")).to_be_hidden()
    page.keyboard.press("Escape")
    page.clock.run_for(10_000)
    page.clock.resume()
    answer(player, "update.go")
    expect(page.locator("[data-text='label.moves']").first).to_have_text("Steps")


@pytest.mark.parametrize("fault", ["a file is missing", "a page of the old version", "a file is cut off"])
def test_a_version_that_does_not_come_whole_changes_nothing(
    player: Player, host: Host, files: dict[str, bytes], newer: dict[str, bytes], fault: str
) -> None:
    """As while it is being uploaded; once it is there, it comes."""
    style = next(name for name in newer if name.startswith("style."))
    broken = {
        "a file is missing": {name: content for name, content in newer.items() if name != style},
        "a page of the old version": {**newer, "index.html": files["index.html"]},
        "a file is cut off": {**newer, style: newer[style][:-1]},
    }
    host.serve(broken[fault])
    let_come(player.page, "redundant")
    player.reload()
    assert_is(player, "first")
    assert_holds(player.page, host.address, files)
    host.serve(newer)
    let_come(player.page)
    answer(player, "update.go")
    assert_is(player, "next")
    assert_holds(player.page, host.address, newer)
    assert all("404" in error or "integrity" in error for error in player.errors)  # may come late
    player.errors.clear()


def test_a_game_that_is_not_kept_is_not_interrupted(player: Player, host: Host, newer: dict[str, bytes]) -> None:
    """Where the storage is full, loading the page anew would lose it."""
    player.page.clock.install()
    player.reload()
    player.page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }")
    player.turn("sw")
    host.serve(newer)
    let_come(player.page)
    player.page.clock.run_for(10_000)
    expect(player.dialog("question")).to_be_hidden()
    player.page.evaluate(_TAKE_OVER)
    assert_is(player, "first")
