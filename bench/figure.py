"""A figure that was measured, and the limit that it has to keep."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What `name` came to: `value`, in `unit`, which may be at most `limit`; `detail` says what it is made of."""

    name: str
    value: float
    limit: float
    unit: str = ""
    detail: str = ""

    @property
    def is_kept(self) -> bool:
        """Whether the limit is kept."""
        return self.value <= self.limit

    def __str__(self) -> str:
        said = "ok" if self.is_kept else "FAIL"
        detail = f" ({self.detail})" if self.detail else ""
        return f"{said:4}  {self.name}: {self.value:.4g}{self.unit}, at most {self.limit:g}{self.unit}{detail}"
