"""Builds the static site from the page, the languages and the compiled Python (CPython only)."""
