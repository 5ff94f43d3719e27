"""Builds the complete static site from the package's sources and the catalogues."""

from __future__ import annotations

import json
from pathlib import Path

from .bytecode import ADVISER, PAGE, bundle
from .catalogue import catalogues
from .edition import editions, starts
from .fault import BuildError
from .folder import write
from .headers import content_type
from .locale import locale
from .name import hashed_name
from .page import Start, with_files, with_final_names
from .style import imported, style
from .template import templates
from .vendor import vendored, version
from .worker import WORKER, worker

PACKAGE = Path(__file__).resolve().parent.parent
LOCALES = PACKAGE.parent.parent / "locales"
PAGES = PACKAGE.parent.parent / "pages"

MANIFEST = "manifest.webmanifest"


def build(folder: Path) -> None:
    """Write the site into `folder`, which is empty, missing or holds a site.

    Raises BuildError when the sources are at fault, FolderError when the folder is taken, OSError when it can't be
    written.
    """
    write(site_files(), folder)


def site_files(package: Path = PACKAGE, locales: Path = LOCALES, pages: Path = PAGES) -> dict[str, bytes]:
    """Every file of the site by its name; the same sources always give the same bytes.

    All but the pages themselves, the manifest and the service worker carry a hash of their content in their names.
    Raises BuildError when the sources are at fault.
    """
    static = package / "browser" / "static"
    micropython = static / "vendor" / "micropython"
    read = _static_files(static)
    styles = {name: content for name, content in read.items() if name.endswith(".css")}
    apart = {*styles, "index.html", MANIFEST, WORKER}
    sources = {name: content for name, content in read.items() if name not in apart}
    sources |= vendored(micropython)
    sources["micropython-license.txt"] = sources.pop("LICENSE")
    sources["easyharp.bin"] = bundle(package, PAGE, version(micropython))
    sources["adviser.bin"] = bundle(package, ADVISER, version(micropython))
    sources["difficulty.bin"] = (package / "catalogue" / "difficulty.bin").read_bytes()
    languages = catalogues(locales)
    for language, words in languages.items():
        text = json.dumps(words, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        sources[f"{language}.json"] = text.encode()
    names = {name: hashed_name(name, content) for name, content in sources.items()} | {MANIFEST: MANIFEST}
    for name in sorted(set(styles) - imported(styles)):
        sources[name] = with_final_names(style(name, styles), names, name).encode()
        names[name] = hashed_name(name, sources[name])

    made = templates(static)
    spoken = ["en", *sorted(set(languages) - {"en"})]
    game = made.get_template("index.html").render(names=names, locales=[locale(language) for language in spoken])
    html = {"index.html": with_final_names(game, names, "index.html")}
    html |= editions(pages, languages, made, names)
    catalogue_names = {language: names[f"{language}.json"] for language in languages}
    for name, start in {"index.html": Start(), **starts(languages)}.items():
        if name in html:
            html[name] = with_files(html[name], names, catalogue_names, start)
    files = {names[name]: content for name, content in sources.items()}
    files |= {name: text.encode() for name, text in html.items()}
    files[MANIFEST] = with_final_names(read[MANIFEST].decode(), names, MANIFEST).encode()
    return files | {WORKER: worker(files | {WORKER: read[WORKER]})}


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
    for name in ("index.html", "style.css", "boot.js", "adviser.js", MANIFEST, WORKER):
        if name not in files:
            raise BuildError(f"{static / name} is missing")
    return files
