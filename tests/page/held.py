"""What a browser's service worker holds of the site, and how far it is."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping

from playwright.sync_api import Page

_IN_TIME = """(given) => Promise.race([({})(given), new Promise((_, fail) => setTimeout(fail, 20000, 'too late'))])"""

# The worker that serves the page is there.
_IS_HELD = """() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  navigator.serviceWorker.addEventListener('controllerchange', () => done());
})"""

# A worker of another version than the page's has got as far as `state`.
_COMES = """async (state) => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  while (worker.state !== state) {
    await new Promise((changed) => worker.addEventListener('statechange', changed, {once: true}));
  }
}"""

# Every cache of the origin: the address of each answer in it with the hash of its content.
_CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    found[name] = {};
    for (const {url} of await cache.keys()) {
      const content = await (await cache.match(url)).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      found[name][url] = btoa(String.fromCharCode(...hash));
    }
  }
  return found;
}"""


def wait_until_held(page: Page) -> None:
    """Wait until the site that the page belongs to is held, and serves the page."""
    page.evaluate(_IN_TIME.format(_IS_HELD))


def let_come(page: Page, state: str = "installed") -> None:
    """Let the browser look for another version, and wait until that is in a state."""
    page.evaluate(_IN_TIME.format(_COMES), state)


def caches(page: Page) -> dict[str, dict[str, str]]:
    """All caches of the page's origin by name: the hashes of their contents by address."""
    found: dict[str, dict[str, str]] = page.evaluate(_CACHES)
    return found


def assert_holds(page: Page, address: str, files: Mapping[str, bytes]) -> None:
    """The browser holds the site `files` at an address, all of it, and no other version of it."""
    [held] = [cache for name, cache in caches(page).items() if f" {address} " in name]
    assert held == {
        address + name: base64.b64encode(hashlib.sha256(content).digest()).decode()
        for name, content in files.items()
        if name != "sw.js" and not name.startswith(("preview.", "difficulty."))
    }
