"""What the tests of the site share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.sources import Sources


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    """Small sources of a site, for this test alone."""
    return Sources(tmp_path)
