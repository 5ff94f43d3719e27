"""What a first visit brings over the wire when every file is sent as brotli."""

from __future__ import annotations

from collections.abc import Mapping

import brotli
from playwright.sync_api import Browser, Response

from bench.figure import Figure
from bench.page import served, visitor

LIMIT = 350
"""In KB of 1000 bytes."""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The bytes of all answers that a first visit asks for, headers included."""
    with served(files) as address, visitor(browser) as context:
        page = context.new_page()
        answers: list[Response] = []

        def note(answer: Response) -> None:
            answers.append(answer)

        page.on("response", note)
        page.goto(address, wait_until="networkidle")
        page.locator(".card").first.wait_for()
        sizes = [
            answer.request.sizes()["responseHeadersSize"] + len(brotli.compress(answer.body(), quality=11))
            for answer in answers
        ]
    return [Figure("first visit", sum(sizes) / 1000, LIMIT, " KB", f"{len(sizes)} files as brotli, with headers")]
