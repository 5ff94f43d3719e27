"""Languages with their countries, as link previews want them."""

from __future__ import annotations


def locale(language: str) -> str:
    """`language` with its country, like pt_BR for pt-BR; without one, with that where most people speak it."""
    from babel.core import get_global

    if "-" in language:
        return language.replace("-", "_")
    likely: str = get_global("likely_subtags")[language]
    return f"{language}_{likely.split('_')[-1]}"
