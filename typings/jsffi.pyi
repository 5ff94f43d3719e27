"""MicroPython's bridge to JavaScript."""

from collections.abc import Callable

class JsFunction:
    """A Python function that JavaScript can call."""

class JsValue:
    """A Python value copied to JavaScript."""

def create_proxy(function: Callable[..., None]) -> JsFunction: ...
def to_js(value: object) -> JsValue: ...
