"""The page Examples: each example on the live table, step by step, tried, and played on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from easyharp.game.deals import deal_of_the_day
from easyharp.game.game import Game, read_game
from easyharp.game.notation import PILES
from easyharp.play.catalogue import Catalogue
from easyharp.play.names import pile_name
from easyharp.play.statistics import Statistics, read_statistics
from easyharp.play.table import Table
from easyharp.play.view import View
from easyharp.site.example import Example
from tests.game.recorded import wins
from tests.page.cards import READ, cards_of
from tests.page.device import Device
from tests.page.layout import overlapping, spilt
from tests.page.motion import come_to_rest, moving
from tests.page.pictures import example_names, examples
from tests.page.player import Player
from tests.page.reading import at_noon, figures
from tests.page.speech import listen, spoken
from tests.play.languages import ENGLISH, WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]
Visit = Callable[..., Page]

LANGUAGES = sorted(WORDS)
EXAMPLES = examples(ENGLISH)
STEPS = "card-by-card"
"""An example of several turns; what is tried is one more."""
REFUSED = "one-card-at-a-time"
BACK, FORWARD, TRY, GO_ON = "#step-back", "#step-forward", "#try-it", "#go-on"


def example_on(page: Page, name: str) -> Locator:
    """An example on the page, by its name."""
    return page.locator(".example").nth(example_names("en").index(name))


def show(page: Page, name: str) -> Example:
    """Show an example on the live table."""
    example_on(page, name).locator(".show").click()
    expect(page.locator("#live")).to_be_visible()
    return EXAMPLES[name]


def tried(example: Example, words: Catalogue) -> Table:
    """The table on which an example was tried."""
    table = Table(example.moment(), words)
    table.try_out(example.tried)
    return table


# The live table as people see it, hear of it and can use it; examples are told apart by their number on the page.
_LIVE = f"""() => {{
  const element = (id) => document.getElementById(id);
  const can = (id) => element(id).ariaDisabled === 'false';
  const all = [...document.querySelectorAll('.example')];
  const without = (part) => all.flatMap((one, number) => one.querySelector(part).checkVisibility() ? [] : [number]);
  return {{
    cards: ({READ})(),
    at: all.findIndex((one) => one.contains(element('live')) && element('shown').checkVisibility()),
    withoutPicture: without('.still'),
    withoutButton: without('.show'),
    described: element('shown').role === 'img' ? element('shown').ariaLabel : '',
    playsOn: element('go-on').getAttribute('href'),
    said: element('said').textContent,
    explained: element('explanation').checkVisibility() ? element('explanation').textContent : '',
    spoken: element('status').textContent.replace(/\u00a0$/, ''),
    back: can('step-back'),
    forward: can('step-forward'),
  }};
}}"""


def assert_shows(page: Page, game: Game, *, words: Catalogue = ENGLISH, **also: object) -> None:
    """The live table shows a game: by its cards, to screen readers, and in the link to play on; and what is `also` so.

    One turn back can be taken from wherever there is one.
    """
    view = View(game.position)
    live = page.evaluate(_LIVE)
    assert live["cards"] == cards_of(game.position)
    assert live["described"] == ". ".join(pile_name(words, view, pile) for pile in PILES)
    assert live["playsOn"] == "../#" + game.text.replace(" ", "+")
    assert live["back"] == bool(game.turns)
    assert {name: live[name] for name in also} == also


def step(words: Catalogue, at: int, steps: int) -> str:
    """What is said of a step."""
    return words.text("example.step", step=at, steps=steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_shown_at_its_moment_and_answers_as_the_still_page_says(browse: Visit, language: str) -> None:
    words = WORDS[language]
    page = browse(f"{language}/examples.html", locale="nl" if language == "en" else "en")
    assert page.locator("#live :is(button, a):not(#rule)").all_text_contents() == [
        words.text(f"example.{name}") for name in ("back", "forward", "try", "go-on")
    ]
    expect(page.locator(".example")).to_have_count(len(EXAMPLES))
    assert sorted(example_names(language)) == sorted(EXAMPLES)
    for number, name in enumerate(example_names(language)):
        example = EXAMPLES[name]
        element = page.locator(".example").nth(number)
        answer = element.locator(".answer").evaluate("(answer) => answer.childNodes[1].textContent.trim()")
        assert answer == example.answer(words).sentence
        element.locator(".show").click()
        steps = step(words, len(example.turns), len(example.turns))
        there = {"at": number, "withoutPicture": [number], "withoutButton": [number], "forward": False}
        assert_shows(page, example.moment(), words=words, said=steps, spoken=steps, explained="", **there)
        explained = answer if example.refusal else ""
        said = "" if example.refusal else answer
        for _ in range(2):  # tried again, it comes to the same
            page.locator(TRY).click()
            game = tried(example, words).game
            assert_shows(page, game, words=words, said=said, spoken=answer, explained=explained, **there)


def test_the_turns_are_walked_through_in_both_directions(browse: Visit) -> None:
    page = browse("en/examples.html")
    example = show(page, STEPS)
    steps = len(example.turns)
    assert steps == 6

    def is_at(at: int) -> None:
        game = read_game(" ".join(example.text.split()[: at + 1]))
        assert_shows(page, game, said=step(ENGLISH, at, steps), forward=at < steps)

    is_at(steps)
    for _ in range(2):
        for at in reversed(range(steps)):
            page.locator(BACK).click()
            is_at(at)
        page.locator(BACK).click(force=True)  # which shows that there is nothing before, and does nothing
        is_at(0)
        for at in range(1, steps + 1):
            page.locator(FORWARD).click()
            is_at(at)
        page.locator(FORWARD).click(force=True)
        is_at(steps)
    page.locator(TRY).click()
    page.locator(FORWARD).click(force=True)
    assert_shows(page, tried(example, ENGLISH).game, forward=False)
    page.locator(BACK).click()
    is_at(steps)  # what was tried is taken back alone
    page.locator(BACK).click()
    page.locator(BACK).click()
    page.locator(TRY).click()  # from wherever one is, at the moment of the example
    assert_shows(page, tried(example, ENGLISH).game, forward=False)


def test_without_a_turn_there_is_nothing_to_walk_through(browse: Visit) -> None:
    page = browse("en/examples.html")
    example = show(page, "a-card-on-a-card")
    assert not example.turns
    page.locator(BACK).click(force=True)
    page.locator(FORWARD).click(force=True)
    assert_shows(page, example.moment(), back=False, forward=False)
    page.locator(TRY).click()
    assert_shows(page, tried(example, ENGLISH).game, back=True, forward=False)
    page.locator(BACK).click()
    assert_shows(page, example.moment(), back=False, forward=False)


def test_after_a_refusal_the_turns_before_it_are_there(browse: Visit) -> None:
    page = browse("en/examples.html")
    example = show(page, REFUSED)
    page.locator(TRY).click()
    assert_shows(page, example.moment(), explained=example.answer(ENGLISH).sentence, forward=False)
    page.locator(BACK).click()
    assert_shows(page, read_game(example.text.rpartition(" ")[0]), explained="", forward=True)
    page.locator(FORWARD).click()
    assert_shows(page, example.moment(), explained="", forward=False)


def test_another_example_takes_the_table_along_and_leaves_nothing_of_the_one_before(browse: Visit) -> None:
    page = browse("en/examples.html")
    show(page, REFUSED)
    page.locator(TRY).click()
    for name in ("redo", REFUSED, "the-same-order"):
        example = show(page, name)
        at = example_names("en").index(name)
        assert_shows(page, example.moment(), explained="", at=at, withoutPicture=[at], withoutButton=[at])


def test_keys_alone_are_enough(browse: Visit) -> None:
    page = browse("en/examples.html")
    press = page.keyboard.press
    example = EXAMPLES[REFUSED]
    page.locator(f"#{REFUSED} ~ p a").first.focus()
    press("Shift+Tab")
    expect(example_on(page, REFUSED).locator(".show")).to_be_focused()
    press("Enter")
    expect(page.locator(TRY)).to_be_focused()
    expect(page.locator(TRY)).to_be_in_viewport(ratio=1)
    press("Space")
    expect(page.locator("#explanation")).to_have_text(example.answer(ENGLISH).sentence)
    expect(page.locator(TRY)).to_be_focused()
    for key in ("s", "1", "u", "g", "?", "n", "ArrowRight", "Escape"):  # which are the game's
        press(key)
    assert_shows(page, example.moment())
    press("Shift+Tab")
    expect(page.locator(FORWARD)).to_be_focused()
    press("Enter")  # for which there is nothing
    assert_shows(page, example.moment())
    press("Shift+Tab")
    expect(page.locator(BACK)).to_be_focused()
    for at in (1, 0, 0):
        press("Enter")
        assert_shows(page, read_game(" ".join(example.text.split()[: at + 1])))
        expect(page.locator(BACK)).to_be_focused()
    press("Tab")
    press("Space")
    assert_shows(page, read_game(" ".join(example.text.split()[:2])))
    press("Tab")
    press("Tab")
    expect(page.locator(GO_ON)).to_be_focused()
    press("Enter")
    expect(page).to_have_url(re.compile(r"/#EH1-N-AAAADGU$"))


def test_screen_readers_hear_each_step_and_each_answer_once(browse: Visit) -> None:
    page = browse("en/examples.html")
    listen(page)

    def hears() -> list[str]:
        return [text.rstrip("\xa0") for text in spoken(page)]

    example = show(page, STEPS)
    assert hears() == [step(ENGLISH, 6, 6)]
    for button, at in ((BACK, 5), (BACK, 4), (FORWARD, 5)):
        page.locator(button).click()
        assert hears() == [step(ENGLISH, at, 6)]
    answers = set()
    for _ in range(3):
        page.locator(TRY).click()
        answers.add(page.locator("#status").text_content())
        assert hears() == [example.answer(ENGLISH).sentence]
    assert len(answers) == 2  # or else the same again would not be spoken
    page.locator(FORWARD).click(force=True)
    assert hears() == []
    show(page, REFUSED)
    assert hears() == [step(ENGLISH, 2, 2)]
    page.locator(TRY).click()
    assert hears() == [EXAMPLES[REFUSED].answer(ENGLISH).sentence]


def test_what_is_explained_is_no_part_of_the_picture(browse: Visit) -> None:
    """A screen reader passes over whatever lies in a picture."""
    page = browse("en/examples.html")
    show(page, REFUSED)
    page.locator(TRY).click()
    expect(page.locator("#explanation")).to_be_visible()
    expect(page.locator("[role=img] #explanation")).to_have_count(0)
    expect(page.locator("#board")).to_have_attribute("inert", "")


def test_cards_travel_and_the_table_is_right_before_they_have_come(browse: Visit) -> None:
    page = browse("en/examples.html", motion=True)
    device = Device(page)
    device.slow_motion(0.01)
    for name in ("redo", STEPS):
        example = show(page, name)
    assert moving(page) == []
    for at in (5, 4, 3):
        page.locator(BACK).click()
        assert moving(page)
        assert_shows(page, read_game(" ".join(example.text.split()[: at + 1])))
    page.locator(TRY).click()
    assert_shows(page, tried(example, ENGLISH).game)
    device.slow_motion(1)
    come_to_rest(page)
    expect(page.locator(".moving, .turning")).to_have_count(0)
    assert_shows(page, tried(example, ENGLISH).game)


@pytest.mark.parametrize("window", [{"width": 360, "height": 740, "has_touch": True}, {}], ids=["portrait", "desktop"])
def test_axe_finds_no_fault_on_the_live_table(browse: Visit, window: dict[str, object]) -> None:
    page = browse("nl/examples.html", **window)
    for name in (STEPS, REFUSED):
        show(page, name)
        page.locator(TRY).click()
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert not found.violations_count, found.generate_report()


SIZES = [(320, 568, 100), (320, 568, 200), (360, 740, 100), (568, 320, 100), (1366, 768, 200)]


@pytest.mark.parametrize(("width", "height", "text"), SIZES)
def test_the_live_table_is_whole_in_a_small_window_and_what_has_the_focus_is_seen(
    browse: Visit, width: int, height: int, text: int
) -> None:
    page = browse("de/examples.html", width=width, height=height)
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
    for name in (STEPS, REFUSED):
        show(page, name)
        expect(page.locator(TRY)).to_be_focused()
        expect(page.locator(TRY)).to_be_in_viewport(ratio=1)
        page.locator(TRY).click()
        assert spilt(page) == []
        assert overlapping(page, whole=True) == []


# Playing on


def go_to_examples(player: Player, language: str = "en") -> None:
    """Leave the game for the page Examples, by the menu."""
    player.page.locator("#menu").click()
    player.dialog("menu").locator("[data-page=examples]").click()
    expect(player.page).to_have_url(f"{player.address}{language}/examples.html")


def play_on(player: Player) -> None:
    """Play on from where the live table is."""
    player.page.locator(GO_ON).click()
    expect(player.page).to_have_url(re.compile(f"^{player.address}#EH1"))
    player.come_back()


def counts(player: Player) -> list[int]:
    """What the statistics have counted."""
    text = player.kept("statistics")
    kept = read_statistics(text) if text else Statistics()
    return [kept.begun, kept.won, kept.best_score, kept.fewest_moves, kept.seconds, len(kept.recent), *kept.days_won]


@pytest.mark.parametrize("try_it", [False, True], ids=["from the moment", "after the try"])
@pytest.mark.parametrize("name", [STEPS, "redo", "taking-back", "the-waste-turned-over"])
def test_playing_on_has_exactly_these_turns_and_undoes_them(play: Open, name: str, try_it: bool) -> None:
    player = play(1)
    go_to_examples(player)
    example = show(player.page, name)
    if try_it:
        player.page.locator(TRY).click()
    player.game = tried(example, ENGLISH).game if try_it else example.moment()
    expected = Game(player.game.number)
    play_on(player)
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.check()
    assert player.follow() == ""
    assert len(player.game.turns) == len(example.turns) + try_it
    while player.game.next_undo:
        player.turn("uu")
        if len(player.game.turns) < 20:
            player.check()
    player.check()
    assert cards_of(player.game.position) == cards_of(expected.position)
    player.turn("rr")
    player.check()


def test_playing_on_asks_while_a_game_is_in_progress_and_back_leaves_that_untouched(play: Open) -> None:
    player = play(5)
    page = player.page
    for turn in ("sw", "sw", "uu"):
        player.turn(turn)
    counted = counts(player)[:-1]
    go_to_examples(player)
    example = show(page, STEPS)
    play_on(player)
    question = player.dialog("question")
    expect(question).to_be_visible()
    expect(question).to_contain_text(example.text.split()[0])
    player.check()  # the game in progress is what lies behind the question
    question.get_by_role("button", name=ENGLISH.text("button.back"), exact=True).click()
    expect(question).to_be_hidden()
    player.check()
    assert player.follow() == ""
    player.reload()
    expect(page.locator("dialog[open]")).to_have_count(0)
    player.check()
    player.turn("rr")
    assert counts(player)[:-1] == counted
    go_to_examples(player)
    show(page, STEPS)
    play_on(player)
    question.get_by_role("button", name=ENGLISH.text("other-deal.go"), exact=True).click()
    player.game = example.moment()
    player.check()
    assert player.follow() == ""
    assert read_statistics(player.kept("statistics")).begun == 1


def test_the_browsers_back_button_in_place_of_an_answer_leads_to_the_examples(play: Open) -> None:
    player = play(5)
    player.turn("sw")
    go_to_examples(player)
    show(player.page, STEPS)
    play_on(player)
    expect(player.dialog("question")).to_be_visible()
    player.page.go_back()
    expect(player.page).to_have_url(f"{player.address}en/examples.html")
    player.page.locator("header .play").click()
    player.come_back()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.check()


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a reload"])
def test_a_game_that_was_handed_over_counts_for_nothing_also_when_it_is_won(play: Open, again: bool) -> None:
    player = play(5, timezone_id="Europe/London")
    player.turn("sw")
    before = counts(player)[:-1]
    name, *turns = wins()[3]["game"].split()
    won = Game(read_game(name).number)
    for turn in turns[:-1]:
        won.play(turn)
    player.page.evaluate("(text) => { location.hash = text; }", won.text.replace(" ", "+"))
    player.dialog("question").locator("[value=yes]").click()
    player.game = won
    player.check()
    if again:
        player.reload()
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        player.check()
    player.turn(turns[-1])
    player.dialog("win").wait_for()
    assert player.page.locator("#win-beaten").text_content() == ""
    player.check()
    player.close()
    player.reload()
    player.check()
    assert counts(player)[:-1] == before
    shown = figures(player)
    assert (shown["begun"], shown["won"], shown["streak"], shown["best-score"]) == ("1", "0", "0", "–")
    player.close()
    player.page.locator("#new-game").click()
    player.dialog("new-game").locator("[value=same-deal]").click()
    player.game = Game(won.number)
    player.turn("sw")  # a game of one's own, which counts
    assert read_statistics(player.kept("statistics")).begun == 2


def test_a_deal_of_the_day_that_was_handed_over_wins_no_day(play: Open) -> None:
    day = date(2027, 3, 4)
    player = play(5, timezone_id="Europe/London")
    at_noon(player, day)
    player.page.evaluate("(number) => { location.hash = `${number}+sw`; }", deal_of_the_day(day.toordinal()))
    player.game = read_game(f"{deal_of_the_day(day.toordinal())} sw")
    expect(player.page.locator("#moves")).to_have_text("1")
    player.check()
    player.win()
    player.dialog("win").wait_for()
    assert counts(player) == [0, 0, 0, 0, 0, 0]
    player.close()
    player.page.locator("#new-game").click()
    expect(player.page.locator("#day-won")).to_be_hidden()
