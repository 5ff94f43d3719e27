"""The site's headers as the file _headers, which Netlify, Cloudflare Pages and others read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .headers import SECURITY, headers

_PAGE = ".html"
_FOLDER_PAGE = "index" + _PAGE


def header_file(names: Iterable[str], path: str) -> str:
    """The rules for the files `names` of a site that is served at `path`, a rule for each that differs from others.

    No address has two rules for one header: hosts don't agree on which of them holds.
    """
    rules = [_rule(path + "*", SECURITY)]
    folders: dict[str, list[str]] = {}
    for name in sorted(names):
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    for folder, within in folders.items():
        kinds = {name: _own(name) for name in within}
        if folder and all(kind == kinds[within[0]] for kind in kinds.values()):
            rules.append(_rule(f"{path}{folder}/*", kinds[within[0]]))
        else:
            rules += [_rule(path + address, kind) for name, kind in kinds.items() for address in _addresses(name)]
    return "\n".join(rules)


def _own(name: str) -> dict[str, str]:
    return {header: value for header, value in headers(name).items() if header not in SECURITY}


def _addresses(name: str) -> list[str]:
    """Where hosts serve a file: a folder's page at the folder too, and some have pages without their suffix."""
    if name == _FOLDER_PAGE:
        return ["", name]
    return [name, name.removesuffix(_PAGE)] if name.endswith(_PAGE) else [name]


def _rule(address: str, fields: Mapping[str, str]) -> str:
    return "".join([f"{address}\n", *(f"  {name}: {value}\n" for name, value in fields.items())])
