"""What screen readers speak while somebody plays."""

from __future__ import annotations

from playwright.sync_api import Page

# Keeps each text that comes into the live region, as screen readers get it.
_LISTEN = """() => {
  globalThis.spoken = [];
  const heard = (changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) globalThis.spoken.push(node.textContent);
      if (change.type === 'characterData') globalThis.spoken.push(change.target.textContent);
    }
  };
  const kinds = {childList: true, characterData: true, subtree: true};
  new MutationObserver(heard).observe(document.getElementById('status'), kinds);
}"""


def listen(page: Page) -> None:
    """Begin to keep what is spoken on a page."""
    page.evaluate(_LISTEN)


def spoken(page: Page) -> list[str]:
    """What was spoken since this was asked last."""
    texts: list[str] = page.evaluate("globalThis.spoken.splice(0)")
    return texts
