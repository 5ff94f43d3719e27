"""Debian's Firefox ESR, driven through WebDriver BiDi."""

from __future__ import annotations

import json
import subprocess
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import connect

from tests.browsers.window import PageError, Window, wait_for

PACKAGES = ("firefox-esr",)


class Firefox(Window):
    """A Firefox without a screen."""

    def __init__(self) -> None:
        super().__init__()
        self._stack = ExitStack()
        profile = Path(self._stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        command = [
            "firefox-esr",
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            "0",
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._stack.callback(process.wait)
        self._stack.callback(process.terminate)
        said = profile / "WebDriverBiDiServer.json"
        server = wait_for(lambda: json.loads(said.read_text(encoding="utf-8")), FileNotFoundError, ValueError)
        address = f"ws://{server['ws_host']}:{server['ws_port']}/session"
        self._socket = self._stack.enter_context(connect(address, max_size=None))
        self._number = 0
        self._send("session.new", {"capabilities": {}})
        self._context = self._send("browsingContext.getTree", {})["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", {"context": self._context, "url": address, "wait": "complete"})

    def evaluate(self, function: str, argument: Any = None) -> Any:
        call = f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)) ?? null)"
        values = {
            "functionDeclaration": call,
            "arguments": [{"type": "string", "value": json.dumps(argument)}],
            "awaitPromise": True,
            "target": {"context": self._context},
        }
        answer = self._send("script.callFunction", values)
        if answer["type"] == "exception":
            raise PageError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def act(self, device: dict[str, Any]) -> None:
        self._send("input.performActions", {"context": self._context, "actions": [device]})

    def close(self) -> None:
        self._stack.close()

    def _send(self, method: str, values: dict[str, Any]) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": values}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == self._number:  # anything else is an event
                break
        if answer["type"] == "error":
            raise PageError(f"{method}: {answer['message']}")
        return answer["result"]
