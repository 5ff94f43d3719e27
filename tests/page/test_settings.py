"""The settings of play and language: each is applied at once, and kept."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.play.sentences import refusal_sentence
from easyharp.play.setting import OPTIONS, ORDER
from tests.page.games import CROWDED, SEVENS
from tests.page.player import Player
from tests.page.reading import chosen, letters
from tests.play.languages import ENGLISH, WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "nl": "Nederlands"}


def choose(player: Player, setting: str, option: str) -> None:
    """Choose an option, and go back to the table."""
    player.choose(setting, option)
    player.close()


def test_every_setting_has_a_name_a_sentence_and_all_its_options(play: Open) -> None:
    player = play(5)
    dialog = player.menu("settings")
    controls = dialog.locator("input, select")
    assert controls.evaluate_all("(controls) => controls.map((one) => one.id)") == [f"setting-{name}" for name in ORDER]
    for name, options in OPTIONS.items():
        control = dialog.locator(f"#setting-{name}")
        expect(control).to_have_accessible_name(ENGLISH.text(f"setting.{name}"))
        expect(control).to_have_accessible_description(ENGLISH.text(f"setting-help.{name}"))
        assert chosen(player, name) == options[0]
        if control.get_attribute("role") == "switch":
            continue
        values = control.locator("option").evaluate_all("(options) => options.map((one) => one.value)")
        assert values == list(options) + (sorted(NAMES) if name == "language" else [])
    offered = dialog.locator("#setting-language option").all_inner_texts()
    assert offered == [ENGLISH.text("option.language.system"), *(NAMES[code] for code in sorted(NAMES))]


def test_each_choice_is_there_after_a_reload(play: Open) -> None:
    player = play(5)
    wanted = {name: options[-1] for name, options in OPTIONS.items()} | {"language": "nl"}
    for name, option in wanted.items():
        player.choose(name, option)
    player.reload()
    player.menu("settings")
    assert {name: chosen(player, name) for name in ORDER} == wanted
    expect(player.dialog("settings").locator("h2")).to_have_text(WORDS["nl"].text("menu.settings"))


def test_rules_explain_a_refusal_or_the_cards_just_go_back(play: Open) -> None:
    player = play(1)
    for option in ("off", "on"):
        choose(player, "rules", option)
        for reloaded in (False, True):
            if reloaded:
                player.reload()
            player.start(SEVENS)
            player.drag("1", "2")
            assert player.follow() == ""
            expect(player.page.locator("#explanation")).to_be_visible(visible=option == "on")
            assert player.astray() == []
            player.check()
    refused = player.game.refusal("12")
    assert refused
    assert player.explanation() == refusal_sentence(ENGLISH, refused)


def test_a_double_click_looks_for_a_place_or_does_not(play: Open) -> None:
    player = play(1)
    for option, turns in (("off", ""), ("on", "13")):
        choose(player, "double-click", option)
        for reloaded in (False, True):
            if reloaded:
                player.reload()
            player.start(SEVENS)
            player.page.mouse.dblclick(*player.point("1"))
            assert (player.follow(), player.in_hand()) == (turns, "")
            player.check()


def test_letters_of_the_language_or_international_ones(play: Open) -> None:
    player = play(1, locale="nl")
    player.start(CROWDED)
    own = {"J": "BB", "Q": "VV", "K": "HH"}
    assert letters(player) == own
    for option, expected in (("international", {"J": "JJ", "Q": "QQ", "K": "KK"}), ("own", own)):
        choose(player, "letters", option)
        assert letters(player) == expected
        player.check()
        player.reload()
        player.start(CROWDED)
        assert letters(player) == expected


DAMAGED = {
    "no JSON": "{",
    "a list": "[]",
    "nothing": "null",
    "a number": "5",
    "another version": '{"version": 2, "felt": "blue"}',
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_settings_that_can_not_be_read_are_the_first_ones(play: Open, kind: str) -> None:
    player = play(5)
    player.keep("settings", DAMAGED[kind])
    dialog = player.dialog("damage")
    expect(dialog).to_contain_text(ENGLISH.text("damage.settings"))
    dialog.get_by_role("button").click()
    player.menu("settings")
    assert {name: chosen(player, name) for name in ORDER} == {name: options[0] for name, options in OPTIONS.items()}
    player.close()
    player.check()


def test_settings_and_options_of_another_version_are_passed_over(play: Open) -> None:
    player = play(5)
    kept = {"version": 1, "felt": "pink", "language": "xx", "sound": 1, "hand": "left", "speed": "on", "rules": None}
    player.keep("settings", json.dumps(kept))
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.menu("settings")
    assert [chosen(player, name) for name in ("felt", "language", "sound", "hand", "rules")] == [
        *("green", "system", "off", "left", "on")
    ]
    player.check()


def test_a_double_click_that_opens_the_settings_changes_none_of_them(play: Open) -> None:
    """The second click of the pair comes where a switch of the dialog lies by then."""
    player = play(5)
    settings = player.kept("settings")
    player.page.locator("#menu").click()
    click = """(detail) => document.querySelector('#settings-dialog [role=switch]')
      .dispatchEvent(new MouseEvent('click', {detail, bubbles: true, cancelable: true}))"""
    player.page.evaluate(
        f"""() => {{
          document.querySelector('#menu-dialog [value=settings]').click();
          ({click})(2);
        }}"""
    )
    expect(player.dialog("settings")).to_be_visible()
    assert player.kept("settings") == settings
    player.page.evaluate(click, 1)
    assert player.kept("settings") != settings
