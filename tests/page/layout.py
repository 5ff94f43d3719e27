"""Where things stand on the page, measured as they are painted."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Page

# The ink of a rank is found from its font: the text's own box is taller than the letters are.
_INDEXES = """(faces) => {
  const canvas = document.createElement('canvas').getContext('2d');
  const isCovered = (card, [x1, y1, x2, y2]) => [[x1, y1], [x2, y1], [x1, y2], [x2, y2]]
    .some(([x, y]) => document.elementFromPoint(x, y)?.closest('.card') !== card);
  return [...document.querySelectorAll(faces)].map((card) => {
    card.scrollIntoView({block: 'center'});
    const letters = card.querySelector('.index');
    const style = getComputedStyle(letters);
    const size = parseFloat(style.fontSize) / 1000; // measured large, since the browser rounds to whole pixels
    canvas.font = `${style.fontWeight} 1000px ${style.fontFamily}`;
    canvas.letterSpacing = `${parseFloat(style.letterSpacing) / size}px`;
    const ink = canvas.measureText(letters.textContent);
    const range = document.createRange();
    range.selectNodeContents(letters.firstChild);
    const line = range.getBoundingClientRect();
    const ascent = ink.fontBoundingBoxAscent / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    const baseline = line.top + line.height * ascent;
    const rank = [line.left - size * ink.actualBoundingBoxLeft, baseline - size * ink.actualBoundingBoxAscent,
      line.left + size * ink.actualBoundingBoxRight, baseline + size * ink.actualBoundingBoxDescent];
    const {left, top, right, bottom} = card.querySelector('.index .shape').getBoundingClientRect();
    return {
      card: (card.closest('.pile')?.dataset.pile ?? '') + ': ' + (card.dataset.card ?? letters.textContent),
      width: card.getBoundingClientRect().width,
      capital: size * canvas.measureText('H').actualBoundingBoxAscent,
      gap: left - rank[2],
      rankIsCovered: isCovered(card, rank),
      suitIsCovered: isCovered(card, [left, top, right, bottom]),
    };
  });
}"""

_BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
  .map((element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const name = element.dataset.pile ?? element.dataset.card ?? (element.id || element.className);
    return {name, left, top, right, bottom};
  })"""

# Text that its own box or the window doesn't show whole, nor a box that scrolls up and down. What only screen readers
# read is cut off by intention, and a suit's shape is no text.
_CUT_OFF = """() => {
  const isForEyes = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none' &&
    (!element.parentElement || isForEyes(element.parentElement));
  const scrolls = (element) => element && (scrolls(element.parentElement) ||
    (getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight));
  return [...document.querySelectorAll('.bar, .bar *, .explanation, .trouble, dialog, dialog *')]
    .filter((element) => element instanceof HTMLElement && isForEyes(element))
    .filter((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const isBox = getComputedStyle(element).display !== 'inline';
      const isCutAside = isBox && element.scrollWidth > element.clientWidth;
      const isCutBelow = isBox && element.scrollHeight > element.clientHeight + 1;
      return isCutAside || left < 0 || right > innerWidth ||
        (!scrolls(element) && (isCutBelow || top < 0 || bottom > innerHeight));
    })
    .map((element) => `${element.localName}#${element.id}.${element.className}: ${element.textContent.slice(0, 60)}`);
}"""


# Words that stand in each other's way: the boxes of the lines of text, without the room above and below the letters.
_OVERLAPPING = """(isWhole) => {
  const lines = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || element.closest('.card, .unseen, select') || !element.checkVisibility()) continue;
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const {left, right, top, bottom} of range.getClientRects()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (!isWhole && !element.contains(document.elementFromPoint(x, y))) continue; // scrolled out of sight
      lines.push([text.textContent.trim(), left, right, top + (bottom - top) / 4, bottom - (bottom - top) / 4]);
    }
  }
  lines.sort((one, other) => one[3] - other[3]);
  const found = [];
  for (const [number, [one, left, right, , bottom]] of lines.entries()) {
    for (let next = number + 1; next < lines.length && lines[next][3] < bottom; next += 1) {
      const [other, left2, right2] = lines[next];
      if (left < right2 - 1 && left2 < right - 1) found.push(`${one} | ${other}`);
    }
  }
  return found;
}"""

# Text that is wider than its box or than the page, except in a box that is made to be scrolled aside. The cards are
# measured by themselves; the link that skips the navigation comes into sight with the focus.
_SPILT = """() => {
  const isForEyes = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none';
  const width = document.documentElement.clientWidth;
  const aside = document.scrollingElement.scrollWidth > width ? ['the page'] : [];
  return aside.concat([...document.querySelectorAll('body *:not(.skip, .wide, .wide *, .card, .card *)')]
    .filter((element) => element instanceof HTMLElement && isForEyes(element))
    .filter((element) => {
      const {left, right} = element.getBoundingClientRect();
      const isBox = getComputedStyle(element).display !== 'inline';
      return left < 0 || right > width || (isBox && element.scrollWidth > element.clientWidth) ||
        (isBox && element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => `${element.localName}#${element.id}.${element.className}: ${element.textContent.slice(0, 60)}`));
}"""


class Index(TypedDict):
    """The rank and the suit in the corner of a card; lengths in CSS pixels."""

    card: str
    width: float
    capital: float
    gap: float
    rankIsCovered: bool
    suitIsCovered: bool


class Box(TypedDict):
    """A box on the page."""

    name: str
    left: float
    top: float
    right: float
    bottom: float


def indexes(page: Page, faces: str = ".column .face") -> list[Index]:
    """What the corners of the open cards of a selector look like, by default of those in the columns."""
    found: list[Index] = page.evaluate(_INDEXES, faces)
    return found


def boxes(page: Page, selector: str) -> list[Box]:
    """The boxes of the visible elements of a selector."""
    found: list[Box] = page.evaluate(_BOXES, selector)
    return found


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than a hair."""
    width = min(one["right"], other["right"]) - max(one["left"], other["left"])
    height = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return width > 0.5 and height > 0.5


def cut_off(page: Page) -> list[str]:
    """The texts of bar, explanation and dialogs that are not shown whole."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


def overlapping(page: Page, *, whole: bool = False) -> list[str]:
    """The pairs of texts that stand in each other's way, in the open dialog or else on the page.

    Of a page that scrolls, what is out of sight is measured only when the `whole` page is.
    """
    found: list[str] = page.evaluate(_OVERLAPPING, whole)
    return found


def spilt(page: Page) -> list[str]:
    """What on a page that scrolls up and down is not shown whole in its width, the page itself included."""
    found: list[str] = page.evaluate(_SPILT)
    return found
