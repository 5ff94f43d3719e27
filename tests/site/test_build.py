"""The site is complete, its names hold, and the same sources give the same bytes."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from easyharp.site.build import build, site_files
from easyharp.site.fault import BuildError
from easyharp.site.folder import read
from easyharp.site.headers import content_type
from easyharp.site.name import is_hashed
from tests.site.sources import Sources


def bundled(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files in the bundle of a site."""
    [name] = [name for name in files if name.startswith("easyharp.")]
    line, rest = files[name].split(b"\n", 1)
    places = [(path, place) for path, place in json.loads(line).items() if place]
    assert sum(end - start for _, (start, end) in places) == len(rest)
    return {path.removeprefix("/"): rest[start:end] for path, (start, end) in places}


def test_two_builds_of_the_real_site_are_byte_identical(tmp_path: Path) -> None:
    """Also in their list of files."""
    build(tmp_path / "one")
    build(tmp_path / "two")
    one, two = (
        {path.relative_to(tmp_path / site).as_posix(): path.read_bytes() for path in tmp_path.glob(f"{site}/**/*.*")}
        for site in ("one", "two")
    )
    assert one == two
    assert set(read(tmp_path / "one")) | {"files.txt"} == set(one)


def test_where_the_sources_lie_leaves_no_trace(tmp_path: Path) -> None:
    """No path of the building machine is in the site."""
    (tmp_path / "elsewhere").mkdir()
    assert Sources(tmp_path / "here").files() == Sources(tmp_path / "elsewhere" / "and" / "deeper").files()


def test_every_name_but_those_that_browsers_ask_for_again_carries_the_hash_of_its_content() -> None:
    """So it may be cached for ever; and each has a type that a server can send it with."""
    files = site_files()
    for name, content in files.items():
        assert content_type(name)
        if not name.endswith(".html") and name not in ("manifest.webmanifest", "sw.js"):
            assert is_hashed(name)
            assert name.split(".")[-2] == hashlib.sha256(content).hexdigest()[:12]


def test_pages_and_styles_refer_only_to_files_of_the_site(sources: Sources) -> None:
    """In attributes, in style sheets and in the list that the loader reads."""
    for files in (site_files(), sources.files()):
        named = set()
        for name, content in files.items():
            if name.endswith((".css", ".html")):
                found = re.findall(r'(?:\b(?:href|src)="|url\(["\']?)([^"\')#]+)', content.decode())
                named |= {urljoin(name, target) for target in found if not target.startswith("data:")}
        assert {name for name in files if name.endswith(".css")} <= named
        assert named - {"/"} <= set(files)  # the folder is the game
        page = files["index.html"].decode()
        [block] = re.findall(r'<script type="application/json" id="files">(.*)</script>', page)
        listed = json.loads(block)
        assert {listed["loader"], listed["runtime"], listed["bundle"], *listed["catalogues"].values()} <= set(files)
        assert set(listed["catalogues"]) >= {"en", "nl"}


def test_other_content_gives_another_name_to_what_refers_to_it_too(sources: Sources) -> None:
    """A changed picture changes its own name, so the style sheet, so its name, so the page."""
    before = sources.files()
    sources.write("browser/static/icons/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>')
    after = sources.files()
    changed = {name.split(".")[0] for name in set(before) ^ set(after)}
    assert changed == {"icons/dot", "style"}
    assert before["index.html"] != after["index.html"]


def test_the_bundle_holds_the_rooms_and_the_shim_and_names_the_sources() -> None:
    """Each as bytecode of version 6, with the file name that a traceback shows."""
    found = bundled(site_files())
    assert {"typing.mpy", "__future__.mpy", "easyharp/__init__.mpy", "easyharp/game/rules.mpy"} <= set(found)
    rooms = {path.split("/")[1] for path in found if path.count("/") > 1}
    assert rooms == {"game", "play", "browser"}
    for path, code in found.items():
        assert code[:2] == b"M\x06"
        assert path.removesuffix(".mpy").encode() + b".py" in code


def test_a_source_that_does_not_compile_is_named_with_its_line(sources: Sources) -> None:
    """With what the compiler says of it."""
    path = sources.write("browser/main.py", "x = 1\ndef broken(:\n")
    with pytest.raises(BuildError, match=rf"{re.escape(str(path))} doesn't compile: .*line 2.*SyntaxError"):
        sources.files()


def test_a_reference_to_nothing_is_an_error(sources: Sources) -> None:
    """In the page and in the style sheet."""
    path = sources.package / "browser" / "static" / "index.html"
    path.write_text(path.read_text().replace("icons/dot.svg", "icons/dash.svg"))
    with pytest.raises(BuildError, match=r"index\.html refers to 'icons/dash\.svg'"):
        sources.files()
    sources.write("browser/static/style.css", "p { background: url(../dot.svg) }")
    with pytest.raises(BuildError, match=r"style\.css refers to '\.\./dot\.svg'"):
        sources.files()


def test_a_file_that_no_server_knows_the_type_of_is_an_error(sources: Sources) -> None:
    """Better here than on some host."""
    path = sources.write("browser/static/notes.docx", "")
    with pytest.raises(BuildError, match=re.escape(f"{path}: no content type")):
        sources.files()


@pytest.mark.parametrize("name", ["index.html", "style.css", "boot.js", "manifest.webmanifest", "sw.js"])
def test_a_missing_file_is_named(sources: Sources, name: str) -> None:
    """Whichever of those without which there is no site."""
    path = sources.package / "browser" / "static" / name
    path.unlink()
    with pytest.raises(BuildError, match=re.escape(f"{path} is missing")):
        sources.files()


def test_a_compiler_of_another_version_is_refused(sources: Sources) -> None:
    """Its bytecode might not load, and only the page would tell."""
    path = sources.package / "browser" / "static" / "vendor" / "micropython" / "SHA256SUMS"
    path.write_text(path.read_text().replace("MicroPython 1.27.0", "MicroPython 1.99.0"))
    with pytest.raises(BuildError, match=r"mpy-cross 1\.27\S* doesn't fit MicroPython 1\.99\.0"):
        sources.files()
