"""The settings: what can be chosen, what is, and how that is kept."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.play.record import RecordError
from easyharp.play.setting import (
    DOUBLE_CLICK,
    HAND,
    LANGUAGE,
    MOTION,
    OFF,
    ON,
    OPTIONS,
    ORDER,
    RULES,
    SOUND,
    SettingError,
    Settings,
    read_settings,
)

SITE = ("en", "nl", "de")

choices = st.lists(st.sampled_from([(name, option) for name in ORDER for option in Settings(SITE).options(name)]))


def chosen(*pairs: tuple[str, str]) -> Settings:
    settings = Settings(SITE)
    for name, option in pairs:
        settings.choose(name, option)
    return settings


def all_of(settings: Settings) -> dict[str, str]:
    return {name: settings.get(name) for name in ORDER}


def test_every_setting_is_shown_once_and_has_several_options() -> None:
    assert sorted(ORDER) == sorted(OPTIONS)
    for name in ORDER:
        options = Settings(SITE).options(name)
        assert len(set(options)) == len(options) > 1


def test_what_each_setting_is_until_the_player_chooses() -> None:
    assert all_of(Settings(SITE)) == {
        "rules": "on",
        "double-click": "on",
        "winnable": "on",
        "difficulty": "any",
        "language": "system",
        "letters": "own",
        "hand": "right",
        "suits": "two",
        "back": "blue",
        "felt": "green",
        "motion": "system",
        "sound": "off",
    }


def test_a_setting_can_be_switched_on_and_off() -> None:
    settings = Settings(SITE)
    assert [settings.is_on(name) for name in (RULES, DOUBLE_CLICK, MOTION, SOUND)] == [True, True, False, False]
    for option in (ON, OFF, ON):
        settings.choose(MOTION, option)
        assert settings.is_on(MOTION) == (option == ON)


@given(choices)
def test_the_last_choice_counts_and_changes_no_other_setting(pairs: list[tuple[str, str]]) -> None:
    assert all_of(chosen(*pairs)) == all_of(Settings(SITE)) | dict(pairs)


def test_the_languages_are_those_of_the_site() -> None:
    assert Settings(SITE).options(LANGUAGE) == ("system", "en", "nl", "de")
    assert Settings(()).options(LANGUAGE) == ("system",)
    with pytest.raises(SettingError, match=r"^the setting language has no option nl$"):
        Settings(("en",)).choose(LANGUAGE, "nl")
    with pytest.raises(SettingError):
        Settings(SITE).choose(HAND, "nl")


@given(st.text())
def test_there_is_no_other_setting_and_no_other_option(word: str) -> None:
    settings = Settings(SITE)
    for name in ORDER:
        if word not in settings.options(name):
            with pytest.raises(SettingError, match=f"^the setting {name} has no option "):
                settings.choose(name, word)
    if word not in ORDER:
        for ask in (settings.get, settings.is_on, settings.options, lambda name: settings.choose(name, ON)):
            with pytest.raises(SettingError, match=r"^there is no setting "):
                ask(word)
    assert all_of(settings) == all_of(Settings(SITE))


@given(choices)
def test_settings_are_read_as_they_are_written(pairs: list[tuple[str, str]]) -> None:
    settings = chosen(*pairs)
    assert all_of(read_settings(settings.text, SITE)) == all_of(settings)
    assert read_settings(settings.text, SITE).text == settings.text


def test_only_what_was_chosen_is_written_though_it_be_the_first_option() -> None:
    assert json.loads(Settings(SITE).text) == {"version": 1}
    assert json.loads(chosen((HAND, "right"), (SOUND, ON)).text) == {"version": 1, "hand": "right", "sound": "on"}


def test_settings_and_options_that_there_are_not_are_passed_over() -> None:
    kept = {"version": 1, "hand": "left", "speed": "on", "suits": "six", "sound": True, "back": None, "felt": ["blue"]}
    settings = read_settings(json.dumps(kept | {"language": "fr", "motion": "off"}), SITE)
    assert all_of(settings) == all_of(chosen((HAND, "left"), (MOTION, OFF)))
    assert json.loads(settings.text) == {"version": 1, "hand": "left", "motion": "off"}


def test_a_language_that_the_site_no_longer_has_is_passed_over() -> None:
    text = chosen((LANGUAGE, "nl"), (HAND, "left")).text
    assert read_settings(text, SITE).get(LANGUAGE) == "nl"
    assert all_of(read_settings(text, ("en", "de"))) == all_of(chosen((HAND, "left")))


@pytest.mark.parametrize("text", ["", "no", "[]", "{}", '{"version": 2, "hand": "left"}', '{"version": 1, "hand": "l'])
def test_a_text_without_settings_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_settings(text, SITE)
