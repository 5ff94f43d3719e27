"""What a person reads in the dialogs and on the cards, and the day on which that is."""

from __future__ import annotations

from datetime import UTC, date, datetime

from tests.page.player import Player
from tests.play.languages import FILES, texts


def chosen(player: Player, setting: str) -> str:
    """What the open dialog says a setting is."""
    value: str = player.page.locator(f"#setting-{setting}").evaluate(
        "(control) => control.role === 'switch' ? (control.checked ? 'on' : 'off') : control.value"
    )
    return value


def letters(player: Player) -> dict[str, str]:
    """The letters that the court cards of the table have, by rank."""
    found: dict[str, str] = player.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.pile .court')].map((card) =>
          [card.dataset.card[0], card.querySelector('.index').textContent + card.querySelector('.letter').textContent]
        ))"""
    )
    return found


def figures(player: Player, language: str = "en") -> dict[str, str]:
    """The figures in the dialog, which is opened for it, by their keys."""
    dialog = player.menu("statistics")
    names, values = dialog.locator(".figures dt").all_inner_texts(), dialog.locator(".figures dd").all_inner_texts()
    keys = {text: key for key, text in texts(FILES[language]).items() if isinstance(text, str)}
    return {keys[name].removeprefix("statistics."): value for name, value in zip(names, values, strict=True)}


def at_noon(player: Player, day: date) -> None:
    """Let it be noon of a day, in London."""
    player.page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12, tzinfo=UTC))
