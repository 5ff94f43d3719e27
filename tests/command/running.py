"""Running the command: in this process, or as one of its own."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

from easyharp.cli import main

# Whoever runs the tests in the background lets them ignore Ctrl+C, and processes inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

COMMAND = (sys.executable, "-m", "easyharp")
# Python that doesn't buffer its output passes over what a closed pipe didn't take.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


class Outcome:
    """How a command ended: its exit `status`, and what it wrote to standard `output` and standard `error`."""

    def __init__(self, status: int, output: str, error: str) -> None:
        self.status = status
        self.output = output
        self.error = error

    @property
    def line(self) -> str:
        """What was wrong: the one line on standard error, nothing having been written to standard output."""
        assert self.output == ""
        line, end, rest = self.error.partition("\n")
        assert (end, rest) == ("\n", ""), self.error
        return line


def run(*arguments: str) -> Outcome:
    """Run the command in this process."""
    with redirect_stdout(io.StringIO()) as output, redirect_stderr(io.StringIO()) as error:
        status = main(arguments)
    return Outcome(status, output.getvalue(), error.getvalue())


def run_alone(*arguments: str, given: bytes = b"") -> Outcome:
    """Run the command as a process of its own, `given` on its standard input."""
    done = subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, check=False, timeout=60)
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def run_in_shell(script: str, *arguments: str) -> Outcome:
    """Run a shell script in which "$@" is the command with its `arguments`; the script's status is the outcome's."""
    words = ("bash", "-c", script, "bash", *COMMAND, *arguments)
    done = subprocess.run(words, capture_output=True, check=False, timeout=60, env=ENVIRONMENT)
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
