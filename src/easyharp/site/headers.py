"""The HTTP headers that each file of the site is sent with: its type, how long it keeps, and what the page may do."""

from __future__ import annotations

from .name import is_hashed

TYPES = {
    "bin": "application/octet-stream",
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
}
"""The media type of a file by its suffix."""

_CONTENT_SECURITY_POLICY = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",  # MicroPython is WebAssembly
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
)

SECURITY = {
    "Content-Security-Policy": "; ".join(_CONTENT_SECURITY_POLICY),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""What every answer carries."""

FOREVER = "public, max-age=31536000, immutable"
NO_CACHE = "no-cache"


def content_type(name: str) -> str:
    """The media type of the file `name`, by its suffix. Raises KeyError for a suffix that the site has no use for."""
    return TYPES[name.rpartition(".")[2]]


def headers(name: str) -> dict[str, str]:
    """All headers that depend on no more than the file's name. Raises KeyError for an unknown suffix."""
    cache = FOREVER if is_hashed(name) else NO_CACHE
    return SECURITY | {"Cache-Control": cache, "Content-Type": content_type(name)}
