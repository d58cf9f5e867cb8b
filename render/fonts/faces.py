"""Faces of fonts: one has Latin, Greek and Cyrillic letters, hanzi, kana and hangul; others have
the scripts, symbols and emojis that it lacks."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import noto_cjk_sans_otc  # pyright: ignore[reportMissingTypeStubs]
from cachetools import LRUCache
from PIL import Image, ImageDraw, ImageFont, features

from render.cache import cached
from render.scripts import Script

SHAPING: bool = features.check("raqm") or False
"""Whether Pillow can join letters and set text from right to left. This needs FriBiDi on the
machine."""


class Face(NamedTuple):
    """A face in a font's file."""

    file: str
    number: int = 0
    """The index of the face in the file."""
    weight: int | None = None
    """The weight of the letters, where the file has several."""
    script: str = ""
    """The script the face is for, as names of characters begin; "" for a face with letters of
    several scripts."""


_CJK = str(noto_cjk_sans_otc.FONT_PATH)
FACES: Mapping[Script, Face] = MappingProxyType(
    {
        Script.LATIN: Face(_CJK, 0),  # its quotation marks are as narrow as Latin letters
        Script.SIMPLIFIED: Face(_CJK, 2),
        Script.TRADITIONAL: Face(_CJK, 3),
    }
)
"""The face for each script."""
_REGULAR = 400
_SEVERAL = ("Emoji", "Sans", "SansSymbols")
"""Fonts that are for no single script."""
_UNSHAPED = ("", "ARMENIAN", "ETHIOPIC", "GEORGIAN", "LAO", "THAI")
"""Scripts whose letters stand side by side without joining."""


def _others() -> Iterator[Face]:
    """The faces that are tried for letters that the main font lacks."""
    for file in sorted(Path(str(files("manimgx_fonts"))).glob("Noto*[[]wght].ttf")):
        name = file.name.removeprefix("Noto").removesuffix("[wght].ttf")
        script = "" if name in _SEVERAL else name.removeprefix("Sans").upper()
        if SHAPING or script in _UNSHAPED:
            yield Face(str(file), 0, _REGULAR, script)


_OTHERS = tuple(_others())


def faces(character: str, script: Script) -> Iterator[Face]:
    """The faces that may have a character, in the order in which they are tried."""
    yield FACES[script]
    words = re.split("[ -]", unicodedata.name(character, ""))
    yield from (face for face in _OTHERS if face.script in ("", words[0]))


def font(size: float, script: Script = Script.LATIN) -> ImageFont.FreeTypeFont:
    """The main font, about `size` pixels high, with the hanzi and punctuation of one script."""
    return opened(FACES[script], size)


def opened(face: Face, size: float, *, shaped: bool = True) -> ImageFont.FreeTypeFont:
    """A face, about `size` pixels high. `shaped`: letters are joined. Each thread has its own
    fonts."""
    kept = _fonts.__dict__.setdefault("sizes", _FontCache(_FONTS))
    return kept[max(6, round(size)), face, shaped and SHAPING]


class _FontCache(LRUCache[tuple[int, Face, bool], ImageFont.FreeTypeFont]):
    """Fonts by size in pixels and face, and by whether letters are joined."""

    def __missing__(self, key: tuple[int, Face, bool]) -> ImageFont.FreeTypeFont:
        size, face, shaped = key
        engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
        self[key] = ImageFont.truetype(face.file, size, face.number, layout_engine=engine)
        if face.weight is not None:
            self[key].set_variation_by_axes([face.weight])
        return self[key]


_FONTS = 4
"""How many sizes a thread keeps open. Each takes a millisecond to open and a megabyte of tables."""
_fonts = threading.local()


@cached
def sets(face: Face, character: str) -> bool:
    """Whether a face has a picture of its own for a character."""
    return character.isspace() or _sign(face, character) != _sign(face, "\U0010ffff")


def _sign(face: Face, character: str) -> bytes:
    """The pixels of a character alone, for comparisons."""
    picture, letters = Image.new("L", (40, 40), 0), opened(face, 24, shaped=False)
    ImageDraw.Draw(picture).text((8, 28), character, 255, letters, "ls")
    return picture.tobytes()
