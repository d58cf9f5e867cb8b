"""The name of a game in its own lettering: spaced capitals, with a seal where it has one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files

from PIL import Image, ImageDraw

from render.brush import piece_brush
from render.fonts.faces import FACES, Face, opened, sets
from render.pieces import Point
from render.poster.framed import Lettering
from render.scripts import Script
from render.theme import Colour

_TOOTH: tuple[Point, ...] = ((-3, 1), (-3, -6), (3, -6), (3, 1))
_FRET: tuple[Point, ...] = (
    (0, 7), (0, -7), (20, -7), (20, 7), (6, 7), (6, -1.5), (14, -1.5), (14, 2.5),
)  # fmt: skip
_LATIN = str(files("manimgx_fonts") / "NotoSans[wght].ttf")
_CAPITAL = 1.26
"""How much larger letters are that are capitals in the name itself."""
_MOTIFS: Mapping[str, Sequence[Sequence[Point]]] = {
    "battlement": [
        [(x + dx, y) for x in range(-30, 31, 12) for dx, y in _TOOTH][1:-1],
        [(-33, 6), (33, 6)],
    ],
    "waves": [
        [(x, y + 2.6 * math.sin(x * 0.42)) for x in range(-26 + lean, 27 + lean)]
        for y, lean in ((-3.6, -5), (3.6, 5))
    ],
    "fret": [[(hand * x, y) for x, y in _FRET] for hand in (-1, 1)],
}
"""The lines of each motif, in the middle of a rule that is 200 wide."""
_SEAL: tuple[Colour, Colour] = (172, 40, 34), (252, 240, 226)
"""The colours of a seal, and of what is carved in it."""
_GAP = 0.75
"""The distance between name and seal, as a share of the size."""


def title(name: str, lettering: Lettering, size: float, ink: Colour, script: Script) -> Image.Image:
    """The name as a clear picture without margins. Its small capitals are about `size` high."""
    words = _letters(name, lettering, size, ink, script)
    if not lettering.seal or script.hanzi:
        return words
    stamp = seal(lettering.seal, round(size * 1.5))
    gap, high = round(size * _GAP), max(words.height, stamp.height)
    whole = Image.new("RGBA", (words.width + gap + stamp.width, high), (*ink, 0))
    for part, x in ((words, 0), (stamp, words.width + gap)):
        whole.alpha_composite(part, (x, (high - part.height) // 2))
    return whole


def _letters(
    name: str, lettering: Lettering, size: float, ink: Colour, script: Script
) -> Image.Image:
    """The letters of the name as a clear picture."""
    placed = list(_placed(name, lettering, size, script))
    wide = sum(advance for *_, advance in placed)
    picture = Image.new("RGBA", (round(wide + 2 * size), round(size * 4)), (*ink, 0))
    pen, x = ImageDraw.Draw(picture), size
    for letter, face, height, advance in placed:
        pen.text((x, size * 2.6), letter, ink, opened(face, height), "ls")
        x += advance
    return picture.crop(picture.getbbox() or (0, 0, 1, 1))


def _placed(
    name: str, lettering: Lettering, size: float, script: Script
) -> Iterator[tuple[str, Face, float, float]]:
    """Each letter of the name with its face, its size, and the distance to the next one."""
    latin = Face(_LATIN, 0, lettering.weight)
    for letter in name:
        shown, small = letter.upper(), letter != letter.upper()
        face = latin if sets(latin, shown) else FACES[script]
        height = size * 1.4 * (1 if small else _CAPITAL)
        advance = opened(face, height).getlength(shown) + lettering.spacing * size
        yield shown, face, height, advance


def rule(lettering: Lettering, wide: float, ink: Colour) -> Image.Image:
    """A thin line with the game's motif in its middle, as a clear picture."""
    motif = _MOTIFS[lettering.motif]
    brush = piece_brush((round(wide), round(wide * 0.1)), 200, ink)
    free = max(x for line in motif for x, _ in line) + 8
    for hand in (-1, 1):
        brush.line(((hand * free, 0), (hand * 98, 0)), 0.9, ink)
    for line in motif:
        brush.line(line, 1.3, ink)
    return brush.done()


def seal(words: str, side: int) -> Image.Image:
    """Two hanzi or more carved in a red square, to be read from top to bottom."""
    red, light = _SEAL
    brush = piece_brush(side, 100, red)
    brush.box((0, 0), 50, 50, red, 10)
    brush.box((0, 0), 44.5, 44.5, light, 6)
    brush.box((0, 0), 42.5, 42.5, red, 5)
    write = partial(brush.text, fill=light, bold=0.02, script=Script.TRADITIONAL)
    for at, word in enumerate(words):
        write((0, (at - (len(words) - 1) / 2) * 80 / len(words)), word, 80 / len(words))
    return brush.done()
