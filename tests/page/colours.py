"""How well colours stand out from each other, as WCAG 2.2 has it."""

from __future__ import annotations

import re

Colour = tuple[float, float, float]


def _read(colour: str, ground: Colour) -> Colour:
    """A colour as the browser computes it, like `rgb(31, 99, 83)` or `rgba(0, 0, 0, 0.2)`, painted on a ground."""
    red, green, blue, *opacity = (float(part) for part in re.findall(r"[\d.]+", colour))
    share = opacity[0] if opacity else 1.0
    above = (red, green, blue)
    first, second, third = (share * one + (1 - share) * other for one, other in zip(above, ground, strict=True))
    return first, second, third


def _luminance(colour: Colour) -> float:
    linear = [part / 255 for part in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in linear]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, *grounds: str) -> float:
    """The contrast, from 1 to 21, of a colour with what is painted under it: the lowest ground first."""
    ground: Colour = (255.0, 255.0, 255.0)
    for painted in grounds:
        ground = _read(painted, ground)
    lighter, darker = sorted((_luminance(_read(colour, ground)), _luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
