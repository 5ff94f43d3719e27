"""Puts the built site into the wheel, so that who installs it needs nothing to build it with."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SiteHook(BuildHookInterface[Any]):
    """Builds the site while a wheel is made; an editable install builds it when it plays."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the site and have it packed as easyharp/built."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "src")))
        from easyharp.site.build import build

        self.folder = tempfile.TemporaryDirectory()  # there until the wheel is written
        build(Path(self.folder.name))
        build_data["force_include"][self.folder.name] = "easyharp/built"
