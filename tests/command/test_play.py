"""`easyharp` with no command: it serves the game, opens the browser, and ends on Ctrl+C."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import threading
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from easyharp.site.built import site
from tests.command.running import COMMAND, run

PATIENCE = 30
"""After how many seconds a command that doesn't do what is waited for is ended, so that the test fails."""


def page(address: str) -> bytes:
    """What is at the address."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        content: bytes = answer.read()
        return content


@contextmanager
def started(
    *arguments: str, environment: Mapping[str, str], stdout: int = subprocess.PIPE
) -> Iterator[subprocess.Popen[str]]:
    """Run the command with `arguments`, with these more variables in its environment, until the block ends."""
    pipe = subprocess.PIPE
    words = [*COMMAND, *arguments]
    variables = {**os.environ, **environment}
    with subprocess.Popen(words, env=variables, stdin=pipe, stdout=stdout, stderr=pipe, text=True) as process:
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        try:
            yield process
        finally:
            watch.cancel()
            process.kill()


class Playing:
    """The command while it serves: its `process`, and the `address` that it said."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout
        line = process.stdout.readline()
        found = re.fullmatch(r"Easy Harp is at (http://127\.0\.0\.1:\d+/) \(Ctrl\+C ends it\)\n", line)
        assert found, line
        self.process = process
        self.address = found[1]

    def page(self) -> bytes:
        """What is at the address."""
        return page(self.address)

    def complaint(self) -> str:
        """The next line on standard error."""
        assert self.process.stderr
        return self.process.stderr.readline()


@contextmanager
def playing(*arguments: str, **environment: str) -> Iterator[Playing]:
    """Run the command, as `started` does, and wait for the address."""
    with started(*arguments, environment=environment) as process:
        yield Playing(process)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_the_game_and_ends_cleanly(ending: signal.Signals) -> None:
    """Status 0, and nothing said but the address; a browser that is still connected holds nothing up."""
    with playing("--no-open") as game:
        assert game.page() == site()["index.html"]
        port = int(game.address.rsplit(":", 1)[1].strip("/"))
        with socket.create_connection(("127.0.0.1", port)) as browser:
            browser.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert browser.recv(15) == b"HTTP/1.1 200 OK"
            game.process.send_signal(ending)
            output, error = game.process.communicate(timeout=10)
        assert (game.process.returncode, output, error) == (0, "", "")


def test_a_port_that_is_asked_for() -> None:
    """It is the one in the address; while it is taken, a second game says so in one line."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with playing("--no-open", "--port", str(port)) as game:
        assert game.address == f"http://127.0.0.1:{port}/"
        done = run("--no-open", "--port", str(port))
        assert (done.status, done.line) == (2, f"easyharp: can't serve on port {port}: Address already in use")
        assert game.page()


def test_two_games_at_once() -> None:
    """Without a port asked for, the second finds another one."""
    with playing("--no-open") as one, playing("--no-open") as two:
        assert one.address != two.address
        assert one.page() == two.page()


def write_browser(folder: Path, script: str) -> str:
    """The name of a new program, run by the shell with an address."""
    path = folder / "browser"
    path.write_text("#!/bin/sh\n" + script)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def no_browser(folder: Path) -> Mapping[str, str]:
    """An environment in which no browser is to be found."""
    return {"BROWSER": str(folder / "missing"), "PATH": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def test_the_browser_is_opened_on_the_page(tmp_path: Path) -> None:
    """Also one that holds its caller, as a browser in the terminal does: the page is served meanwhile."""
    browser = write_browser(tmp_path, 'echo "asked for $1" >&2\nexec cat >/dev/null\n')
    with playing(BROWSER=browser) as game:
        assert game.complaint() == f"asked for {game.address}\n"
        assert game.page() == site()["index.html"]


def test_without_a_browser_it_says_so_and_serves_on(tmp_path: Path) -> None:
    """One line on standard error."""
    with playing(**no_browser(tmp_path)) as game:
        assert game.complaint() == "easyharp: no browser was found: open the address above in one yourself\n"
        assert game.page() == site()["index.html"]
        game.process.send_signal(signal.SIGINT)
        assert game.process.communicate(timeout=10) == ("", "")
        assert game.process.returncode == 0


def test_no_open_opens_nothing(tmp_path: Path) -> None:
    """The same environment, and not a word about browsers."""
    with playing("--no-open", **no_browser(tmp_path)) as game:
        assert game.page()
        game.process.send_signal(signal.SIGINT)
        assert game.process.communicate(timeout=10) == ("", "")


def test_output_that_nobody_reads_does_not_end_the_game(tmp_path: Path) -> None:
    """It has gone before the address is written; the browser still gets the page."""
    browser = write_browser(tmp_path, 'echo "$1" >&2\n')
    reader, writer = os.pipe()
    os.close(reader)
    with started(stdout=writer, environment={"BROWSER": browser}) as process:
        os.close(writer)
        assert process.stderr
        address = process.stderr.readline().strip()
        assert page(address) == site()["index.html"]
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=10)[1] == ""
        assert process.returncode == 0
