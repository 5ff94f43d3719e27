"""A save that is damaged, foreign, older or newer never keeps the game from starting."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.play.statistics import read_statistics
from tests.page.interpreter import APP
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

KINDS = ("game", "statistics", "settings")
FOREIGN = (
    "",
    "null",
    "[]",
    "{}",
    "7",
    '"EH1-N-AAAAAAF sw"',
    "\ufffd",
    '{"version": 0}',
    '{"version": 2, "name": "a", "day": 0, "seconds": 0, "game": "5"}',
    '{"version": 1, "name": "a", "day": 0, "seconds": 0, "game": "5 sw sw xx"}',
    '{"version": 1, "name": "a", "day": 0, "seconds": 0, "game": "5 ws"}',
    '{"version": 1, "name": "a", "day": 0, "seconds": 0, "game": ""}',
    '{"version": 1, "name": "a", "day": -1, "seconds": 0, "game": "5"}',
    "[" * 100_000,
    '{"version": 1, "recent": ' + "9" * 10_000 + "}",
)


def damaged(text: str, chance: random.Random) -> str:
    """The text with something cut off, changed, put in or taken out."""
    at = chance.randrange(len(text))
    sign = chance.choice('{}[]",:0123456789-.eE \\\u20acsw')
    end = at + chance.randint(0, 3)
    before, after = text[:at], text[at:]
    return chance.choice((before, before + sign + after[1:], before + sign + after, before + text[end:]))


def saves(player: Player) -> dict[str, str]:
    """What the browser keeps after a game of some turns."""
    for turn in ("sw", "sw", "uu", "sw", "sw"):
        player.turn(turn)
    player.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    return {kind: player.kept(kind) for kind in KINDS}


def test_a_thousand_damaged_saves_all_start(play: Open) -> None:
    """Read by the page's own Python, as when the page opens; the full start is tried below."""
    player = play(5)
    chance = random.Random(4)
    good = saves(player)
    texts = [(kind, text) for kind in KINDS for text in FOREIGN]
    while len(texts) < 1000:
        kind = chance.choice(KINDS)
        texts.append((kind, damaged(good[kind], chance)))
    unreadable = 0
    for kind, text in texts:
        answer = player.backstage.call("open_with", APP, f"easyharp.{kind}", text)
        number, cards, damage = json.loads(answer)
        assert cards == 104, (kind, text)
        assert (damage == [text]) or damage == [], (kind, text)
        unreadable += bool(damage)
        if not damage or kind != "game":
            written = re.search(r"EH1-N-\w+", text) if kind == "game" else None  # damage may write another deal
            assert number == (read_deal(written[0]) if written else 5), (kind, text)
    assert 300 < unreadable < 1000


@pytest.mark.parametrize("kind", KINDS)
def test_what_cannot_be_read_is_said_kept_and_offered(play: Open, kind: str) -> None:
    player = play(5)
    page = player.page
    saves(player)
    number = player.game.number
    for round_, text in enumerate(("{", '{"version": 99}')):
        player.leave()
        page.evaluate("([kind, text]) => { localStorage[`easyharp.${kind}`] = text; }", [kind, text])
        player.open(page)
        dialog = page.locator("#damage-dialog")
        expect(dialog).to_be_visible()
        with page.expect_download() as download:
            dialog.locator("a").click()
        assert download.value.path().read_text(encoding="utf-8") == text
        assert player.kept(f"{kind}.aside.{round_ + 1}") == text
        dialog.locator("button").click()
        if kind == "game":
            player.game = Game(int(player.backstage.call("number", APP)))
            assert read_statistics(player.kept("statistics")).begun == 1 + round_
        else:
            assert player.game.number == number
        player.check()
        player.turn("sw")
    player.reload()
    player.check()
    expect(page.locator("#damage-dialog")).to_be_hidden()


def test_the_page_starts_with_any_save(play: Open) -> None:
    player = play(5)
    page = player.page
    good = saves(player)
    chance = random.Random(8)
    for number in range(25):
        player.leave()
        for kind in KINDS:
            text = FOREIGN[number] if number < len(FOREIGN) else damaged(good[kind], chance)
            page.evaluate("([kind, text]) => { localStorage[`easyharp.${kind}`] = text; }", [kind, text])
        player.open(page)
        close = page.locator("#damage-dialog button")
        if close.is_visible():
            close.click()
        player.page.keyboard.press("s")
        assert page.locator("#moves").text_content() != "0"
        expect(page.locator("#trouble")).to_be_hidden()
