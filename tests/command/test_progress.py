"""The bar of the long commands: there for a person, and gone at the end."""

from __future__ import annotations

import os
import pty
import subprocess
from pathlib import Path

from tests.command.running import COMMAND, ENVIRONMENT


def test_a_terminal_gets_a_bar_with_rate_and_time_left_and_a_file_gets_none(tmp_path: Path) -> None:
    """Of the range, how many are done; the result stands alone on standard output."""
    ours, theirs = pty.openpty()
    arguments = [*COMMAND, "catalogue", "785..824", str(tmp_path), "--processes", "1"]
    environment = {**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=theirs, env=environment) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                shown += os.read(ours, 65536)
            except OSError:  # how Linux says that the other end is closed
                break
        output, _ = process.communicate()
    os.close(ours)
    assert output == b"deals: 785..824\nwon: 40\nlost: 0\nunknown: 0\nundecided: 0\n"
    assert b"/40" in shown
    assert b"deals," in shown
    assert b"a second" in shown
    assert b"0:00:" in shown
    quiet = subprocess.run(arguments, capture_output=True, check=True, env=environment)
    assert quiet.stderr == b""
