"""The games that a choice of New game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.deals import deal_of_the_day
from ..game.game import Game
from ..play.setting import ANY, DIFFICULTY, WINNABLE
from .dialog import is_any_open
from .events import attend
from .opening import random_deal

if TYPE_CHECKING:
    from .app import App


class Dealer:
    """Begins the games of `app` that the player chooses."""

    def __init__(self, app: App) -> None:
        self._app = app

    def start(self, choice: str, day: int) -> None:
        """Leave the game for a choice of New game: "same-deal", "day" for the deal of the date `day`, or any other."""
        app = self._app
        if choice == "day":
            app.start(Game(deal_of_the_day(day)), day=day)
        elif choice == "same-deal":
            app.start(Game(app.kept.game.number))
        elif app.keeper.settings.get(DIFFICULTY) == ANY:
            app.start(Game(self._random_deal()))
        else:
            attend(self._start_as_hard_as_wanted())

    def _random_deal(self) -> int:
        is_winnable = self._app.keeper.settings.is_on(WINNABLE)
        return random_deal(self._app.kept.game.number, is_winnable=is_winnable)

    async def _start_as_hard_as_wanted(self) -> None:
        """Start a new deal of the difficulty that is set; when it can't be told which those are, any deal.

        Who plays on meanwhile, or asks for something else, keeps the game.
        """
        from .difficulty import load_difficulties

        app = self._app
        app.tell("new-game.looking")
        game, turns, wanted = app.table.game, len(app.table.game.turns), app.keeper.settings.get(DIFFICULTY)
        try:
            difficulty_of = await load_difficulties()
        except OSError:
            difficulty_of = None
        if game is not app.table.game or turns != len(game.turns) or app.pointer.is_down or is_any_open():
            return
        number = self._random_deal()
        while difficulty_of is not None and difficulty_of(number) != wanted:
            number = self._random_deal()
        app.start(Game(number))
        if difficulty_of is None:
            app.tell("no-difficulties")
