"""Everything as one file: saved, and loaded in another browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code
from easyharp.play.statistics import read_statistics
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

BAD = {
    "empty": "",
    "no JSON": "EH1-N-AAAAAAF sw",
    "something else": "[1, 2]",
    "another version": '{"version": 2}',
    "half a file": '{"version": 1, "easy-harp": "backup", "game": "',
    "a refused turn": json.dumps(
        {
            "version": 1,
            "game": json.dumps({"version": 1, "name": "a", "day": 0, "seconds": 0, "game": "5 ws"}),
            "statistics": "",
            "settings": "",
        }
    ),
}


def saved(player: Player, folder: Path) -> Path:
    """The file that the menu saves."""
    page = player.page
    page.locator("#menu").click()
    with page.expect_download() as download:
        page.locator("#menu-dialog [value=export]").click()
    assert download.value.suggested_filename == "easy-harp.json"
    path = folder / "saved.json"
    download.value.save_as(path)
    return path


def load(player: Player, path: Path) -> None:
    """Choose a file in the menu."""
    page = player.page
    page.locator("#menu").click()
    with page.expect_file_chooser() as chooser:
        page.locator("#menu-dialog [value=import]").click()
    chooser.value.set_files(path)


def test_a_file_moves_everything_to_another_browser(play: Open, tmp_path: Path) -> None:
    first = play(5)
    for turn in ("sw", "sw", "sw", "uu"):
        first.turn(turn)
    first.page.locator("#menu").click()
    first.page.locator("#menu-dialog [value=settings]").click()
    first.page.locator("#setting-felt").select_option("blue")
    first.page.keyboard.press("Escape")
    path = saved(first, tmp_path)

    second = play(9, locale="nl")
    second.turn("sw")
    load(second, path)
    question = second.page.locator("#question")
    expect(question).to_be_visible()
    for part in (code(5), code(9)):
        assert part in question.inner_text()
    second.page.locator("#question-dialog [value='']").click()
    second.check()
    load(second, path)
    second.page.locator("#question-dialog [value=yes]").click()
    second.game = first.game
    second.check()
    expect(second.page.locator("html")).to_have_attribute("data-felt", "blue")
    assert second.explanation()
    second.turn("rr")
    statistics = read_statistics(second.kept("statistics"))
    assert statistics.begun == 1
    second.reload()
    second.check()
    expect(second.page.locator("html")).to_have_attribute("data-felt", "blue")


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_changes_nothing(play: Open, tmp_path: Path, kind: str) -> None:
    player = play(5)
    player.turn("sw")
    kept = [player.kept(name) for name in ("game", "statistics", "settings")]
    path = tmp_path / "bad.json"
    path.write_text(BAD[kind], encoding="utf-8")
    load(player, path)
    expect(player.page.locator("#explanation")).to_contain_text("Nothing has changed")
    assert [player.kept(name) for name in ("game", "statistics", "settings")] == kept
    assert not player.page.locator("dialog[open]").count()
    player.check()


def test_files_that_are_no_text_or_too_large_change_nothing(play: Open, tmp_path: Path) -> None:
    player = play(5)
    player.turn("sw")
    path = tmp_path / "bad.json"
    for content in (bytes(range(256)) * 20, b" " * 3_000_000):
        path.write_bytes(content)
        load(player, path)
        expect(player.page.locator("#explanation")).to_contain_text("Nothing has changed")
        player.click("s")
        player.play("sw")
        player.check()


def test_every_cut_of_a_file_is_refused(play: Open, tmp_path: Path) -> None:
    player = play(5)
    player.turn("sw")
    text = saved(player, tmp_path).read_text(encoding="utf-8")
    path = tmp_path / "cut.json"
    for length in range(1, len(text), len(text) // 12):
        path.write_text(text[:length], encoding="utf-8")
        load(player, path)
        expect(player.page.locator("#explanation")).to_contain_text("Nothing has changed")
        player.page.locator("#explanation").click()
        expect(player.page.locator("#explanation")).to_be_hidden()
