"""Debian's WebKitGTK, driven through its WebDriver on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browsers.window import PageError, Window, wait_for

PACKAGES = ("webkit2gtk-driver", "xvfb")

SCREEN = (1400, 1000)

_CALL = """const [argument, done] = arguments;
(async () => (%s)(argument))().then((value) => done({value}), (error) => done({error: `${error}\\n${error.stack}`}));"""


class WebKit(Window):
    """A window of WebKitGTK's own small browser."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        size = "x".join(str(number) for number in (*SCREEN, 24))
        screen = self._run(["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"], {})
        assert screen.stdout is not None
        port = _free_port()
        self._run(["WebKitWebDriver", f"--port={port}"], {"DISPLAY": ":" + screen.stdout.readline().strip()})
        self._address = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = wait_for(lambda: self._post("", wanted), URLError)
        self._address += "/" + session["sessionId"]
        self._stack.callback(lambda: urlopen(Request(self._address, method="DELETE")).close())
        self._post("/window/rect", {"width": SCREEN[0], "height": SCREEN[1]})

    def goto(self, address: str) -> None:
        self._post("/url", {"url": address})

    def evaluate(self, function: str, argument: Any = None) -> Any:
        answer = self._post("/execute/async", {"script": _CALL % function, "args": [argument]})
        if "error" in answer:
            raise PageError(answer["error"])
        return answer.get("value")

    def act(self, device: dict[str, Any]) -> None:
        self._post("/actions", {"actions": [device]})

    def close(self) -> None:
        self._stack.close()

    def _run(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        """Start a program that ends with the window."""
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._stack.enter_context(process)
        self._stack.callback(process.terminate)
        return process

    def _post(self, path: str, values: dict[str, Any]) -> Any:
        request = Request(self._address + path, json.dumps(values).encode(), {"Content-Type": "application/json"})
        try:
            with urlopen(request) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise PageError(f"{path}: {json.load(error)['value']['message']}") from error


def _browser() -> Path:
    """The browser, which lies beside the library and not on the path."""
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
