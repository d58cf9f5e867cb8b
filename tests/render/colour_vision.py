"""How colours look to colour-blind people, and how far apart two colours are.

Simulation: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, matrices of severity 1.0, applied to
linear RGB. Distance: CIEDE2000 (Sharma, Wu, Dalal 2005) in CIE Lab, white point D65; about 1 is the
least that is seen side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from render.theme import Colour

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

VISIONS: Mapping[str, Matrix] = {
    "common": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear sRGB."""
_WHITE: Triple = (0.95047, 1.0, 1.08883)
_EPSILON, _KAPPA = 216 / 24389, 24389 / 27


def distance(one: Colour, other: Colour, vision: str = "common") -> float:
    """CIEDE2000 between two colours as somebody with such a vision sees them."""
    return ciede2000(lab(_seen(one, vision)), lab(_seen(other, vision)))


def contrast(one: Colour, other: Colour, vision: str = "common") -> float:
    """How many times as light the lighter of two colours is, as in WCAG 2, with such a vision."""
    dark, light = sorted(_times(_XYZ, _seen(colour, vision))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _seen(colour: Colour, vision: str) -> Triple:
    """Linear RGB as it looks with such a vision."""
    red, green, blue = _times(VISIONS[vision], _linear(colour))
    return min(max(red, 0.0), 1.0), min(max(green, 0.0), 1.0), min(max(blue, 0.0), 1.0)


def _linear(colour: Colour) -> Triple:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return red, green, blue


def _times(matrix: Matrix, column: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, column, strict=True)) for row in matrix)
    return one, two, three


def lab(linear: Triple) -> Triple:
    """CIE Lab of linear RGB."""
    x, y, z = (
        _root(part / white) for part, white in zip(_times(_XYZ, linear), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > _EPSILON else (_KAPPA * part + 16) / 116


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours in Lab."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    strength = _strength((hypot(a1, b1) + hypot(a2, b2)) / 2)
    a1, a2 = a1 * (1.5 - strength / 2), a2 * (1.5 - strength / 2)
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), _hue(a1, b1), _hue(a2, b2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    colour = (c2 - c1) / (1 + 0.045 * chroma)
    shift = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _weight(hue))
    rotation = -2 * _strength(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(light**2 + colour**2 + shift**2 + rotation * colour * shift)


def _strength(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
