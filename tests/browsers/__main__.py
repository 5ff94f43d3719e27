"""Installs Firefox and WebKit from Debian's packages where that can be done, and plays in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit

COMMANDS = ("firefox-esr", "WebKitWebDriver", "Xvfb")


def install() -> None:
    """Install what is missing; exits with a clear line where that can't be done."""
    missing = [command for command in COMMANDS if shutil.which(command) is None]
    if not missing:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit(f"{', '.join(missing)} not found: they come from Debian's packages, which root can install.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    packages = [*firefox.PACKAGES, *webkit.PACKAGES]
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", *packages], check=True, env=environment)


if __name__ == "__main__":
    install()
    sys.exit(pytest.main([str(Path(__file__).with_name("games.py")), *sys.argv[1:]]))
