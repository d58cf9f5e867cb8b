"""Small pictures of pieces to stand in texts, lists and buttons, drawn as on the boards."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, Protocol, TypeVar, runtime_checkable

from PIL import Image

from render.canvas import Palette
from render.png import png
from render.scripts import Script
from render.theme import Colour
from rules.game import Event

SIDE = 128
"""The side in pixels, as Discord recommends."""
_DIGEST = 6
_SIMPLIFIED, _TRADITIONAL = "_hans", "_hant"
"""The endings of names of pictures for readers of hanzi, and of traditional hanzi."""

ViewT = TypeVar("ViewT")


def _no_emoji(_view: object, _event: Event) -> None:
    """The default for games that have no emojis for events."""


@dataclass(frozen=True, slots=True)
class Emojis(Generic[ViewT]):
    """The emojis of one game."""

    pictures: Mapping[str, Callable[[], Image.Image]]
    """By name (small letters, digits, `_`): draws the piece in any size, RGB or RGBA. Pieces that
    look different for readers of hanzi have one more picture, under the name that `simplified`
    makes. If they differ again in traditional script, they have a third, under that of
    `traditional`."""
    name_for_action: Callable[[ViewT, tuple[str, ...]], str | None]
    """The name of the piece that the last of an action's words means; None if there is none."""
    name_for_event: Callable[[ViewT, Event], str | None] = _no_emoji
    """The name of the piece that a public event is about, given any later view; None if it is about
    no single piece."""

    def name_in(self, name: str, script: Script) -> str:
        """The name of the picture for readers of a script."""
        own = [traditional(name)] if script is Script.TRADITIONAL else []
        own += [simplified(name)] if script.hanzi else []
        return next((picture for picture in own if picture in self.pictures), name)

    def png(self, name: str) -> bytes:
        """The piece in the middle of a clear square, as PNG. Raises `KeyError` for an unknown
        name."""
        piece = self.pictures[name]().convert("RGBA")
        scale = SIDE / max(piece.size)
        size = (max(1, round(piece.width * scale)), max(1, round(piece.height * scale)))
        piece = resized(piece, size)
        square = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
        square.alpha_composite(piece, ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
        return png(square)


def simplified(name: str) -> str:
    """The name of the same piece with simplified characters."""
    return f"{name}{_SIMPLIFIED}"


def traditional(name: str) -> str:
    """The name of the same piece with traditional characters."""
    return f"{name}{_TRADITIONAL}"


def resized(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture scaled smoothly to another size."""
    return picture.resize(size, Image.Resampling.LANCZOS)


@runtime_checkable
class ShowsEmojis(Protocol):
    """What a painter may offer besides: emojis of the game's pieces."""

    @property
    def emojis(self) -> Emojis[object]:
        """All emojis of the game."""
        ...


_SHOWN, _COLUMNS = 60, 12
_CHAT = (49, 51, 56)
"""The background of Discord's dark theme."""


def emoji_sheet(emojis: Emojis[object]) -> bytes:
    """For the gallery: up to sixty emojis, as large as in a list and as small as in a text."""
    names = list(emojis.pictures)
    names = names[:: max(1, -(-len(names) // _SHOWN))]
    rows = -(-len(names) // _COLUMNS)
    sheet = Image.new("RGB", (_COLUMNS * 72, rows * 72), _CHAT)
    for at, name in enumerate(names):
        piece = Image.open(io.BytesIO(emojis.png(name)))
        x, y = at % _COLUMNS * 72, at // _COLUMNS * 72
        for side, corner in ((44, (x + 4, y + 4)), (22, (x + 48, y + 46))):
            small = resized(piece, (side, side))
            sheet.paste(small, corner, small)
    return png(sheet)


def piece_sheet(
    rows: Sequence[Sequence[Image.Image]], palette: Palette, ground: Colour, side: int, gap: int
) -> bytes:
    """For the gallery: clear pictures of pieces, up to `side` pixels large, on a ground."""
    step, columns = side + gap, max(map(len, rows))
    sheet = Image.new("RGB", (columns * step + gap, len(rows) * step + gap), ground)
    for row, line in enumerate(rows):
        for column, piece in enumerate(line):
            sheet.paste(piece, (gap + column * step, gap + row * step), piece)
    return png(palette.reduce(sheet))


def full_name(game: str, name: str, picture: bytes) -> str:
    """The name of an emoji at Discord: game, piece, and a digest of the picture. So another picture
    is another emoji."""
    return f"{game[:5]}_{name}_{sha256(picture).hexdigest()[:_DIGEST]}"
