"""The site's files, whose names the build has listed on the page by what they are for."""

from __future__ import annotations

import json

import js


def file_list() -> str:
    """The list, as JSON."""
    return js.document.getElementById("files").textContent


def file_name(purpose: str) -> str:
    """The name of the file that is there for something."""
    name: str = json.loads(file_list())[purpose]
    return name


def catalogue_names() -> dict[str, str]:
    """The file of each language's catalogue, by the language's code."""
    names: dict[str, str] = json.loads(file_list())["catalogues"]
    return names
