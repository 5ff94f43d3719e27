"""A figure that was measured, and the limit that it has to keep."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What `name` came to: `value`, in `unit`, which may be at most `limit`; `detail` says what it is made of.

    With `is_least` it has to be at least `limit`.
    """

    name: str
    value: float
    limit: float
    unit: str = ""
    detail: str = ""
    is_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the limit is kept."""
        return self.value >= self.limit if self.is_least else self.value <= self.limit

    def __str__(self) -> str:
        said = "ok" if self.is_kept else "FAIL"
        detail = f" ({self.detail})" if self.detail else ""
        side = "least" if self.is_least else "most"
        return f"{said:4}  {self.name}: {self.value:.4g}{self.unit}, at {side} {self.limit:g}{self.unit}{detail}"
