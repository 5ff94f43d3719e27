"""What moves on a page. Travels begin with the frame after the move that they belong to."""

from __future__ import annotations

from playwright.sync_api import Page


def moving(page: Page) -> list[str]:
    """What is under way in the next frame: "travel", or the name of a CSS animation, those of pseudo-elements too."""
    found: list[str] = page.evaluate(
        """async () => {
          await new Promise(requestAnimationFrame);
          return document.getAnimations().map((animation) => animation.animationName ?? 'travel').sort();
        }"""
    )
    return found


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(
        """async () => {
          await new Promise(requestAnimationFrame);
          await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        }"""
    )
