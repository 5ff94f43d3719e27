"""The part of axe-playwright-python that the tests use."""

from collections.abc import Mapping

from playwright.sync_api import Page

class AxeResults:
    violations_count: int
    response: dict[str, object]
    def generate_report(self) -> str: ...

class Axe:
    def run(self, page: Page, *, options: dict[str, object] = ...) -> AxeResults: ...
