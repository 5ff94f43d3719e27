"""Builds the complete static site from the package's sources and the catalogues."""

from __future__ import annotations

import json
from pathlib import Path

from .bytecode import bundle
from .catalogue import catalogues
from .fault import BuildError
from .folder import write
from .headers import content_type
from .name import hashed_name
from .page import with_files, with_final_names
from .vendor import vendored, version

PACKAGE = Path(__file__).resolve().parent.parent
LOCALES = PACKAGE.parent.parent / "locales"


def build(folder: Path) -> None:
    """Write the site into `folder`, which is empty, missing or holds a site.

    Raises BuildError when the sources are at fault, FolderError when the folder is taken, OSError when it can't be
    written.
    """
    write(site_files(), folder)


def site_files(package: Path = PACKAGE, locales: Path = LOCALES) -> dict[str, bytes]:
    """Every file of the site by its name; the same sources always give the same bytes.

    All but index.html carry a hash of their content in their names. Raises BuildError when the sources are at fault.
    """
    static = package / "browser" / "static"
    micropython = static / "vendor" / "micropython"
    sources = _static_files(static)
    page, style = sources.pop("index.html"), sources.pop("style.css")
    sources |= vendored(micropython)
    sources["micropython-license.txt"] = sources.pop("LICENSE")
    sources["easyharp.bin"] = bundle(package, version(micropython))
    languages = catalogues(locales)
    for language, words in languages.items():
        text = json.dumps(words, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        sources[f"{language}.json"] = text.encode()
    names = {name: hashed_name(name, content) for name, content in sources.items()}

    sources["style.css"] = with_final_names(style.decode(), names, "style.css").encode()
    names["style.css"] = hashed_name("style.css", sources["style.css"])
    catalogue_names = {language: names[f"{language}.json"] for language in languages}
    html = with_files(with_final_names(page.decode(), names, "index.html"), names, catalogue_names)
    return {names[name]: content for name, content in sources.items()} | {"index.html": html.encode()}


def _static_files(static: Path) -> dict[str, bytes]:
    files = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if not path.is_file() or name.startswith("vendor/") or path.name.startswith("."):
            continue
        try:
            content_type(name)
        except KeyError:
            raise BuildError(f"{path}: no content type is known for such a file") from None
        files[name] = path.read_bytes()
    for name in ("index.html", "style.css", "boot.js"):
        if name not in files:
            raise BuildError(f"{static / name} is missing")
    return files
