"""Somebody who plays on the page, while a game on CPython follows what the page should show."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from playwright.sync_api import Locator, Page

from easyharp.game.cards import PACK_SIZE, RANKS
from easyharp.game.deals import code
from easyharp.game.diagram import position_text
from easyharp.game.game import Game
from easyharp.game.notation import COLUMNS, FOUNDATIONS, PILES, PLACES, WASTE
from easyharp.game.position import Position
from easyharp.game.rules import place_for
from easyharp.play.setting import ON
from tests.page.cards import READ, Cards, cards_of
from tests.page.games import ONE_LEFT
from tests.page.interpreter import APP, Interpreter
from tests.page.speech import listen, spoken

# What a person sees: the cards, and the figures beside them.
_READ_BOARD = f"""() => {{
  const number = (id) => Number(document.getElementById(id).textContent.replace(/\\D/g, ''));
  return {{
    ...({READ})(),
    score: number('score'),
    moves: number('moves'),
    undo: document.getElementById('undo').getAttribute('aria-disabled') === 'false',
    redo: document.getElementById('redo').getAttribute('aria-disabled') === 'false',
  }};
}}"""

# The cards that are drawn elsewhere than where the layout has them.
_ASTRAY = """() => [...document.querySelectorAll('.card')].filter((card) => {
  const lies = card.getBoundingClientRect();
  const pile = card.parentElement.getBoundingClientRect();
  const away = Math.hypot(lies.left - pile.left - card.offsetLeft, lies.top - pile.top - card.offsetTop);
  const {transform, translate} = getComputedStyle(card);
  return away > 1 || transform !== 'none' || !['none', '0px'].includes(translate);
}).map((card) => card.parentElement.dataset.pile + ': ' + (card.dataset.card ?? 'hidden'))"""

# Where a card lies when its travel has ended, which no transform moves: upper edge, where it isn't covered.
_POINT = """(pile, count) => {
  const spot = pile.querySelector(`.card:nth-last-child(${count} of .card)`) ?? pile.querySelector('.slot');
  const {left, top, width} = pile.getBoundingClientRect();
  return [left + width / 2, top + (spot.offsetTop ?? 0) + 6];
}"""


class Board(Cards):
    """What the page shows of a game."""

    score: int
    moves: int
    undo: bool
    redo: bool


class Player:
    """A page on which deal `deal` is played, and `game`, what it should come to."""

    def __init__(self, page: Page, address: str, deal: int) -> None:
        self.address = address
        self.errors: list[str] = []
        self.game = Game(deal)
        self.open(page, f"#{code(deal)}")

    def open(self, page: Page, name: str = "") -> None:
        """Open the game on a page, with `name` behind its address, and play on there."""
        self.go_to_page(page)
        page.goto(self.address + name)
        self.wait()

    def go_to_page(self, page: Page) -> None:
        """Play on a page where the game is open."""
        self.page = page
        self.__dict__.pop("backstage", None)
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def wait(self) -> None:
        """Wait until the game can be played."""
        self.page.locator("#board[aria-busy=false], #elsewhere-dialog[open]").first.wait_for()

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()
        self.come_back()

    def come_back(self) -> None:
        """Play on where the game is loaded again, by a link to it or by the Back button."""
        self.__dict__.pop("backstage", None)
        self.wait()

    def leave(self) -> None:
        """Go to another page of the site, which is not the game."""
        self.page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        self.page.goto(self.page.evaluate("document.querySelector('link[rel=icon]').href"))

    def turn(self, turn: str) -> None:
        """Play a turn from the page's own Python, as a key would."""
        self.backstage.call("play", APP, turn)
        self.game.play(turn)

    def win(self) -> None:
        """Let the last card of the game go up, wherever the cards lay before."""
        self.backstage.call("win", APP, position_text(ONE_LEFT))

    def kept(self, name: str) -> str:
        """The text that the browser keeps under `name`."""
        text: str = self.page.evaluate("(name) => localStorage.getItem(name)", f"easyharp.{name}")
        return text

    def keep(self, name: str, text: str) -> None:
        """Let the browser keep `text` under `name`, as if from an earlier visit, and open the page anew."""
        self.leave()
        self.page.evaluate("([name, text]) => localStorage.setItem(name, text)", [f"easyharp.{name}", text])
        self.open(self.page)

    def empty_clipboard(self) -> None:
        """Let nothing be copied that another test has; the page needs the permission."""
        self.page.evaluate("navigator.clipboard.writeText('nothing yet')")

    def clipboard(self) -> str:
        """The text that was copied last; the page needs the permission."""
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text

    def dialog(self, name: str) -> Locator:
        """The dialog of a name, open or not."""
        return self.page.locator(f"#{name}-dialog")

    def menu(self, name: str) -> Locator:
        """Choose an entry of the menu, and the dialog that it may lead to."""
        self.page.locator("#menu").click()
        self.page.locator(f"#menu-dialog [value={name}]").click()
        return self.dialog(name)

    def close(self) -> None:
        """Close what is open."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def set_clock(self, seconds: float) -> None:
        """Let the clock by which the page takes the time show `seconds`, and stand there."""
        self.page.evaluate("(at) => { performance.now = () => at; }", 1000 * seconds)

    def choose(self, setting: str, option: str) -> None:
        """Choose an option in the dialog of the settings, which stays open."""
        if not self.dialog("settings").is_visible():
            self.menu("settings")
        control = self.page.locator(f"#setting-{setting}")
        control.focus()
        if control.get_attribute("role") == "switch":
            control.set_checked(option == ON)
        else:
            control.select_option(option)

    def pile(self, name: str) -> Locator:
        """The pile on the page: the stock, the waste, a place or a column."""
        return self.page.locator(f'[data-pile="{name}"]')

    def card(self, name: str, count: int = 1) -> Locator:
        """The card of a pile that lies under `count` − 1 others."""
        return self.pile(name).locator(f".card:nth-last-child({count} of .card)")

    def point(self, name: str, count: int = 1) -> tuple[float, float]:
        """A point on the upper part of a pile's card where it lies or will, when it travels, or on an empty place."""
        x, y = self.pile(name).evaluate(_POINT, count)
        return x, y

    def in_sight(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the page, counted from the corner of what is seen of it when the screen is zoomed in."""
        left, top = self.page.evaluate("[visualViewport.offsetLeft, visualViewport.offsetTop]")
        return point[0] - left, point[1] - top

    def lifted(self, turn: str) -> int:
        """How many cards a drag lifts for a turn: the whole open part to an empty column, else one."""
        source, target = turn[0], turn[1]
        position = self.game.position
        if source in COLUMNS and target in COLUMNS and position.column(target).is_empty:
            return len(position.column(source).open)
        return 1

    def shown_pile(self, pile: str, source: str) -> str:
        """The pile on the page that a turn's target means; for the foundations the place that awaits the card."""
        if pile != FOUNDATIONS:
            return pile
        card = self.game.position.top(source)
        place = None if card is None else place_for(self.game.position, card)
        return PLACES[place or 0]

    def board(self) -> Board:
        """What the page shows."""
        shown: Board = self.page.evaluate(_READ_BOARD)
        return shown

    def expected(self) -> Board:
        """What the page should show."""
        game = self.game
        return {
            **cards_of(game.position),
            "score": game.score,
            "moves": game.moves,
            "undo": game.next_undo is not None and not game.is_won,
            "redo": game.next_redo is not None and not game.is_won,
        }

    def check(self) -> None:
        """The page shows the game."""
        shown, expected = self.board(), self.expected()
        assert shown == expected, f"after {self.game.turns[-3:]}: the page shows {shown}, not {expected}"
        heights = [RANKS.index(top[0]) + 1 for top in shown["foundations"] if top != "-"]
        columns = [int(hidden) + len(cards) for hidden, *cards in shown["columns"]]
        assert shown["stock"] + shown["wasteCards"] + sum(heights) + sum(columns) == PACK_SIZE

    def astray(self) -> list[str]:
        """The cards that are drawn elsewhere than where they lie."""
        cards: list[str] = self.page.evaluate(_ASTRAY)
        return cards

    def in_hand(self) -> str:
        """The pile that is picked up, or nothing."""
        pressed = self.page.locator('[data-pile][aria-pressed="true"]')
        return "".join(pressed.evaluate_all("piles => piles.map((pile) => pile.dataset.pile)"))

    def status(self) -> str:
        """The sentence that screen readers spoke last."""
        return (self.page.locator("#status").text_content() or "").rstrip("\xa0")

    def listen(self) -> None:
        """Begin to keep what is spoken."""
        listen(self.page)

    def spoken(self) -> list[str]:
        """What was spoken since this was asked last."""
        return spoken(self.page)

    def focused(self) -> str:
        """The pile, or else the id of the element, that has the focus."""
        name: str = self.page.evaluate("document.activeElement.dataset.pile ?? document.activeElement.id")
        return name

    def explanation(self) -> str:
        """The explanation that is shown, or nothing."""
        panel = self.page.locator("#explanation")
        return (panel.text_content() or "") if panel.is_visible() else ""

    def play(self, turn: str) -> None:
        """Follow a turn that was played on the page."""
        self.game.play(turn)

    def follow(self) -> str:
        """Follow whatever was played on the page since, and say which turns that was."""
        turns = self.backstage.call("turns", APP).split()
        known = len(self.game.turns)
        assert turns[:known] == self.game.turns
        for turn in turns[known:]:
            self.game.play(turn)
        return " ".join(turns[known:])

    def start(self, position: Position, *, score: int = 0, moves: int = 0, seconds: int = 0, day: int = 0) -> None:
        """Let the page play on from `position`, in a new game with these figures."""
        self.game = Game(self.game.number)
        self.game.position, self.game.score, self.game.moves = position, score, moves
        self.backstage.call("start", APP, self.game.number, position_text(position), score, moves, seconds, day)

    @cached_property
    def backstage(self) -> Interpreter:
        """The page's own Python, with `backstage.py` in it."""
        return Interpreter(self.page, Path(__file__).with_name("backstage.py"))

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag a card with the mouse to where the target pile's next card would lie."""
        x, y = self.point(source, count)
        goal_x, goal_y = self.point(self.shown_pile(target, source))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + goal_x) / 2, (y + goal_y) / 2)
        self.page.mouse.move(goal_x, goal_y)
        self.page.mouse.up()

    def click(self, name: str, count: int = 1) -> None:
        """Click a card with the mouse."""
        self.page.mouse.click(*self.point(name, count))

    def tap(self, name: str, count: int = 1) -> None:
        """Tap a card with a finger."""
        self.page.touchscreen.tap(*self.point(name, count))

    def hold(self, name: str, count: int = 1, *, wait: int = 0) -> None:
        """Press a card with a finger until it is picked up; with a clock of ours, `wait` milliseconds go by."""
        x, y = self.point(name, count)
        session = self.page.context.new_cdp_session(self.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        if wait:
            self.page.clock.fast_forward(wait)
        self.page.locator(".in-hand").first.wait_for()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()

    def go_to(self, name: str) -> None:
        """Move the focus to a pile by keys."""
        press = self.page.keyboard.press
        if name in COLUMNS or name == WASTE:
            press(name)
            return
        press("Home")
        for _ in range(PILES.index(name)):
            press("ArrowRight")
