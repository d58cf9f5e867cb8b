"""Pictures in one fixed palette: quick to compose from ready parts and quick to write as PNG."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from render.png import png
from render.store import STORE
from render.theme import DETAIL, Colour

_CHOSEN = 112
"""The most colours taken from the sample. More look no better and make larger files."""


class Palette:
    """256 colours: some exact ones, the others chosen once from a sample picture."""

    def __init__(
        self, name: str, exact: Sequence[Colour], sample: Callable[[], Image.Image],
        chosen: int = _CHOSEN,
    ) -> None:  # fmt: skip
        self.name = f"palette-{name}"
        self._exact = tuple(dict.fromkeys(exact))
        self._sample = sample
        self._most = chosen
        self._lock = threading.Lock()
        self._colours: list[int] = []
        self._local = threading.local()

    def _image(self) -> Image.Image:
        """The palette as a picture, as Pillow wants it. Each thread has its own, because Pillow
        keeps a cache in it."""
        kept: dict[str, Image.Image] = self._local.__dict__
        if "image" not in kept:
            with self._lock:
                if not self._colours:
                    self._colours = self._choose()
            image = Image.new("P", (1, 1))
            image.putpalette(self._colours)
            kept["image"] = image
        return kept["image"]

    def prepare(self) -> None:
        """Chooses the colours, unless that has been done."""
        self._image()

    def _choose(self) -> list[int]:
        """The colours as Pillow takes them: exact ones, chosen ones, and black for the rest."""
        flat = [value for colour in self._exact for value in colour]
        flat += STORE.picture(self.name, self._chosen).tobytes()
        return (flat + [0] * 768)[:768]

    def _chosen(self) -> Image.Image:
        """The colours chosen from the sample, as a picture one pixel high."""
        room = 256 - len(self._exact)
        if DETAIL == 1:  # else nothing depends on how small the file is
            room = min(self._most, room)
        chosen = self._sample().quantize(room, Image.Quantize.MEDIANCUT, kmeans=2).getpalette()
        data = bytes(chosen or ())
        return Image.frombytes("RGB", (len(data) // 3, 1), data)

    def reduce(self, picture: Image.Image) -> Image.Image:
        """An RGB picture reduced to the palette's colours."""
        return picture.quantize(palette=self._image(), dither=Image.Dither.NONE)

    def blank(self, size: tuple[int, int], colour: Colour) -> Canvas:
        """A canvas of one of the exact colours."""
        index = self._exact.index(colour)
        image = Image.new("P", size, index)
        self.prepare()
        image.putpalette(self._colours)
        return Canvas(self, image)


class Canvas:
    """A picture being composed. Everything put on it is reduced to the palette at once."""

    def __init__(self, palette: Palette, image: Image.Image) -> None:
        self.palette, self.image = palette, image

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.image.height

    def put(self, picture: Image.Image, x: int, y: int) -> None:
        """Puts a picture on it that is in the palette's colours already (`Palette.reduce`). (x, y)
        is its north-west corner."""
        if picture.mode != "P":
            raise ValueError(f"`put` takes no {picture.mode} picture: `lay` it, or reduce it first")
        self.image.paste(picture, (x, y))

    def lay(self, picture: Image.Image, x: int, y: int) -> None:
        """Lays an RGB or RGBA picture over what is there. (x, y) is its north-west corner."""
        if picture.mode != "RGBA":
            self.put(self.palette.reduce(picture), x, y)
            return
        under = self.image.crop((x, y, x + picture.width, y + picture.height)).convert("RGB")
        under.paste(picture, (0, 0), picture)
        self.put(self.palette.reduce(under), x, y)

    def edit(
        self, box: tuple[int, int, int, int], draw: Callable[[ImageDraw.ImageDraw], None]
    ) -> None:
        """Draws on a part of the picture. Coordinates count from the north-west corner of the
        part."""
        part = self.image.crop(box).convert("RGB")
        draw(ImageDraw.Draw(part))
        self.put(self.palette.reduce(part), *box[:2])

    def png(self, *, quick: bool = False) -> bytes:
        """The picture as PNG; see `render.png.png`."""
        return png(self.image, quick=quick)
