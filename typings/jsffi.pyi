"""MicroPython's bridge to JavaScript."""

from collections.abc import Callable

class JsFunction:
    """A Python function that JavaScript can call."""

class JsValue:
    """A Python value copied to JavaScript."""

class JsException(Exception):
    """What a promise was rejected with; an error that JavaScript throws at once can't be caught."""

def create_proxy(function: Callable[..., object]) -> JsFunction: ...
def to_js(value: object) -> JsValue: ...
