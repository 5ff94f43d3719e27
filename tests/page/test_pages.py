"""The pages beside the game, Rules, Examples, Questions and About: each can be read by everybody, and leads back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from easyharp.game.notation import read_attempt
from easyharp.game.refusals import CODES
from easyharp.game.rules import attempt_refusal
from easyharp.play.sentences import refusal_sentence
from easyharp.play.statistics import read_statistics
from easyharp.site.edition import PAGES
from tests.page.colours import contrast
from tests.page.games import SEVENS
from tests.page.layout import indexes, overlapping, spilt
from tests.page.pictures import drawn, example_names, examples, written
from tests.page.player import Player
from tests.play.languages import WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]
Visit = Callable[..., Page]

LANGUAGES = sorted(WORDS)
EVERY = [f"{language}/{page}.html" for language in LANGUAGES for page in PAGES]
PORTRAIT: dict[str, object] = {"width": 360, "height": 740, "has_touch": True}

every_page = pytest.mark.parametrize("name", EVERY)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def parts(name: str) -> tuple[str, str]:
    """The language and the page of a file's name."""
    language, _, page = name.removesuffix(".html").partition("/")
    return language, page


@every_page
def test_axe_finds_no_fault(browse: Visit, name: str) -> None:
    """On a telephone or, in English, on a desktop: the languages share all but their words."""
    window: dict[str, object] = {} if name.startswith("en/") else PORTRAIT
    found = Axe().run(browse(name, **window), options={"resultTypes": ["violations"]})
    assert not found.violations_count, found.generate_report()


@every_page
def test_a_page_is_in_its_language_and_offers_the_others(browse: Visit, name: str) -> None:
    """Whatever the browser's own language is."""
    language, here = parts(name)
    words = WORDS[language]
    page = browse(name, locale="de" if language == "nl" else "nl")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(page.locator("h1").inner_text())
    pages = page.get_by_role("navigation", name=words.text("title"), exact=True)
    assert pages.get_by_role("link").all_inner_texts() == [words.text(f"page.{link}") for link in ("play", *PAGES)]
    expect(pages.locator("[aria-current=page]")).to_have_text(words.text(f"page.{here}"))
    languages = page.get_by_role("navigation", name=words.text("page.languages"), exact=True)
    for other in LANGUAGES:
        link = languages.get_by_role("link", name=WORDS[other].text("language"), exact=True)
        expect(link).to_have_attribute("lang", other)
        assert link.evaluate("(link) => link.href").endswith(f"/{other}/{here}.html")
    expect(languages.locator("[aria-current=true]")).to_have_attribute("lang", language)
    shown = page.locator("body").inner_text()
    assert len(shown) > 1000
    assert not re.search(r"[{}`]|\]\(|\.md\b|\*\*", shown)


# Pictures whose piles don't all lie in the rows where they belong; a waste of several cards may break its row.
_BROKEN = """() => [...document.querySelectorAll('.row')]
  .filter((row) => row.querySelectorAll('.fan .card').length < 2)
  .filter((row) => new Set([...row.children].map((pile) => pile.getBoundingClientRect().top)).size > 1)
  .map((row) => row.closest('figure').textContent)"""


@every_page
def test_no_text_is_cut_off_overlaps_another_or_makes_the_page_scroll_aside(browse: Visit, name: str) -> None:
    page = browse(name)
    for width, text in ((320, 100), (320, 200), (1366, 200)):
        page.set_viewport_size({"width": width, "height": 568})
        page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
        assert spilt(page) == [], (width, text)
        assert overlapping(page, whole=True) == [], (width, text)
        assert text > 100 or page.evaluate(_BROKEN) == [], (width, text)
        for index in indexes(page, ".heap .face"):
            assert not index["rankIsCovered"], (width, text, index)
            assert not index["suitIsCovered"], (width, text, index)


def test_every_link_leads_to_a_page_and_a_place_that_are_there(browse: Visit, address: str) -> None:
    """By links alone, every page in every language is reached."""
    page = browse("en/rules.html", java_script_enabled=False)
    places: dict[str, set[str]] = {address: {""}}
    links: set[str] = {page.url}
    while awaited := {link.partition("#")[0] for link in links} - set(places):
        at = awaited.pop()
        answer = page.goto(at)
        assert answer
        assert answer.status == 200, at
        places[at] = {"", *page.locator("[id]").evaluate_all("(found) => found.map((element) => element.id)")}
        links |= set(page.locator("a[href]").evaluate_all("(found) => found.map((link) => link.href)"))
    assert set(places) == {address, *(address + name for name in EVERY)}
    assert len(links) > 200
    for link in links:
        at, _, place = link.partition("#")
        assert place in places[at], link
    assert page.request.get(address).ok


# Text in the main part of the page that nobody sees.
_UNSEEN = """() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const {width, height} = range.getBoundingClientRect();
    const isSeen = text.parentElement.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (text.textContent.trim() && !(isSeen && width && height)) found.push(text.textContent.trim());
  }
  return found;
}"""


def unseen(page: Page) -> list[str]:
    """The texts in the main part of a page that nobody sees."""
    texts: list[str] = page.evaluate(_UNSEEN)
    return texts


@every_page
def test_without_scripts_everything_can_be_read(browse: Visit, name: str) -> None:
    language, here = parts(name)
    words = WORDS[language]
    page = browse(name, java_script_enabled=False)
    assert drawn(page) == written(language, here, words)
    examples_here = example_names(language) if here == "examples" else []
    known = examples(words)
    answers = []
    for example in [known[shown] for shown in examples_here]:
        rule = f" {words.text('rule')}" if example.refusal else ""
        answers.append(f"{words.text('example.answer')} {example.answer(words).sentence}{rule}")
    assert page.locator(".answer").all_inner_texts() == answers
    assert unseen(page) == [words.text("example.show")] * len(examples_here)
    expect(page.locator("#live, #trouble")).to_have_count(2 if examples_here else 0)
    for part in page.locator("#live, #trouble").all():
        expect(part).to_be_hidden()
    read = page.locator("main").inner_text()
    with_scripts = browse(name)
    with_scripts.locator(".show").evaluate_all("(buttons) => buttons.forEach((button) => { button.hidden = true; })")
    assert with_scripts.locator("main").inner_text() == read


_WATCH = """globalThis.violations = [];
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
  globalThis.violations.push([violatedDirective, blockedURI]));"""


@every_language
def test_a_page_asks_nobody_else_and_breaks_no_rule_of_its_policy(browse: Visit, address: str, language: str) -> None:
    page = browse(f"{language}/about.html")
    page.add_init_script(_WATCH)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    for here in PAGES:
        answer = page.goto(f"{address}{language}/{here}.html")
        assert answer
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        if here == "examples":
            page.locator(".show").first.click()
            page.locator("#try-it").click()
        page.keyboard.press("End")
        assert page.evaluate("globalThis.violations") == []
    assert len(requests) > len(PAGES)
    for request in requests:
        assert request.startswith(address), request


# Each colour of text, and what is painted under it, the lowest first.
_INKS = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent.trim() || !text.parentElement.checkVisibility()) continue;
    const grounds = [];
    for (let at = text.parentElement; at; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor);
    found.add(JSON.stringify([getComputedStyle(text.parentElement).color, grounds]));
  }
  return [...found].map(JSON.parse);
}"""

_COUNT_SEEN = "(parts) => parts.filter((part) => part.checkVisibility()).length"


@pytest.mark.parametrize("name", EVERY[: len(PAGES)])
def test_what_is_printed_is_dark_on_white_and_has_no_navigation(browse: Visit, name: str) -> None:
    """Whether the browser prints backgrounds or not."""
    page = browse(name)
    aside = page.locator("nav, header, footer, button, .skip")
    assert aside.evaluate_all(_COUNT_SEEN)
    page.emulate_media(media="print")
    assert not aside.evaluate_all(_COUNT_SEEN)
    assert unseen(page) == page.locator("main :is(nav a, button)").all_text_contents()
    inks = page.evaluate(_INKS)
    assert inks
    for ink, grounds in inks:
        assert contrast(ink) > 5, ink
        assert contrast(ink, *grounds) > 5, (ink, grounds)
        assert contrast("rgb(0, 0, 0)", *grounds) > 20, grounds


def test_printed_pictures_have_paper_backs_and_suits_whether_backgrounds_are_printed_or_not(browse: Visit) -> None:
    page = browse("en/examples.html")
    page.emulate_media(media="print")
    for part in (".back", ".face", ".slot", ".shape"):
        drawn = page.locator(f".picture {part}")
        adjusted = drawn.evaluate_all("(parts) => parts.map((part) => getComputedStyle(part).printColorAdjust)")
        assert set(adjusted) == {"exact"}, part


VISITS = [(page, way) for page in PAGES for way in ("back", "play")]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_visit_to_each_page_leaves_the_game_untouched(play: Open, language: str) -> None:
    player = play(5, locale=language)
    page, words = player.page, WORDS[language]
    for turn in ("sw", "sw", "sw", "uu"):
        player.turn(turn)
    for name, way in VISITS:
        visit_by_menu(player, language, name)
        if way == "back":
            page.go_back()
        else:
            page.get_by_role("navigation").get_by_role("link", name=words.text("page.play"), exact=True).click()
        expect(page).to_have_url(re.compile(f"^{player.address}(#.*)?$"))
        player.come_back()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        player.check()
        assert player.follow() == ""
    player.turn("rr")
    player.check()
    statistics = read_statistics(player.kept("statistics"))
    assert (statistics.begun, statistics.won, len(statistics.recent)) == (1, 0, 1)


def visit_by_menu(player: Player, language: str, name: str) -> None:
    """Go to a page by its link in the menu, which should lead to the one in a language."""
    player.page.locator("#menu").click()
    link = player.dialog("menu").get_by_role("link", name=WORDS[language].text(f"page.{name}"), exact=True)
    link.click()
    expect(player.page).to_have_url(f"{player.address}{language}/{name}.html")
    expect(player.page.locator("html")).to_have_attribute("lang", language)


def test_the_pages_are_in_the_language_that_was_chosen_for_the_game(play: Open) -> None:
    player = play(5, locale="en-GB")
    player.turn("sw")
    visit_by_menu(player, "en", "rules")
    player.page.go_back()
    player.come_back()
    player.choose("language", "nl")
    expect(player.page.locator("html")).to_have_attribute("lang", "nl")
    player.close()
    visit_by_menu(player, "nl", "rules")
    player.page.get_by_role("link", name="Español", exact=True).click()  # which is for the page alone
    expect(player.page.locator("html")).to_have_attribute("lang", "es")
    player.page.locator("header .play").click()
    player.come_back()
    expect(player.page.locator("html")).to_have_attribute("lang", "nl")
    player.check()


@every_language
def test_each_refusal_has_its_heading_on_the_page_rules(browse: Visit, language: str) -> None:
    page = browse(f"{language}/rules.html", java_script_enabled=False)
    headings = page.locator("#refusals ~ h3").evaluate_all("(found) => found.map((heading) => heading.id)")
    assert sorted(headings) == sorted(CODES)


REFUSED = ["12*1", "73*1", "7f*1", "68*2", "6f*2"]
"""What is refused from `SEVENS`, each for another reason."""


@every_language
def test_the_explanation_of_a_refused_move_leads_to_its_rule(play: Open, language: str) -> None:
    player = play(5, locale=language)
    player.start(SEVENS)
    page, words = player.page, WORDS[language]
    rule = page.get_by_role("link", name=words.text("rule"), exact=True)
    expect(rule).to_have_count(0)
    codes = []
    for text in REFUSED:
        attempt = read_attempt(text)
        player.drag(attempt.source, attempt.target, attempt.count)
        refusal = attempt_refusal(player.game.position, attempt)
        assert refusal
        expect(page.locator("#explanation")).to_have_text(refusal_sentence(words, refusal))
        assert rule.evaluate("(link) => link.href") == f"{player.address}{language}/rules.html#{refusal.code}"
        codes.append(refusal.code)
    assert len(set(codes)) == 5
    rule.click()
    expect(page).to_have_url(f"{player.address}{language}/rules.html#{codes[-1]}")
    expect(page.locator(":target")).to_have_id(codes[-1])
    expect(page.locator(":target")).to_be_in_viewport(ratio=1)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_rule_is_reached_by_keys_and_the_game_is_there_afterwards(play: Open) -> None:
    player = play(5)
    page = player.page
    player.turn("sw")
    page.locator("#board [tabindex='0']").focus()
    for key in ("u", "u"):
        page.keyboard.press(key)
    player.play("uu")
    assert player.explanation().startswith("There is nothing to undo.")
    page.keyboard.press("Tab")
    assert player.focused() == "rule"
    page.keyboard.press("Enter")
    expect(page.locator(":target")).to_have_text("There is nothing to undo")
    page.go_back()
    player.come_back()
    player.check()
    assert player.follow() == ""


def test_the_link_to_the_rule_speaks_the_language_that_is_chosen_meanwhile(play: Open) -> None:
    player = play(5)
    player.pile("s").press("u")
    player.choose("language", "nl")
    expect(player.page.locator("html")).to_have_attribute("lang", "nl")
    player.close()
    rule = player.page.get_by_role("link", name=WORDS["nl"].text("rule"), exact=True)
    expect(rule).to_have_attribute("href", "nl/rules.html#nothing-to-undo")


def test_what_is_told_without_being_a_refusal_leads_to_no_rule(play: Open) -> None:
    player = play(5)
    rule = player.page.locator("#rule")
    for _ in range(2):
        player.pile("s").press("u")
        expect(rule).to_be_visible()
        player.page.evaluate("location.hash = '#ABC'")
        expect(player.page.locator("#explanation")).to_contain_text("There is no deal ABC.")
        expect(rule).to_be_hidden()
