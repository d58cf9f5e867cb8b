"""PNG in bands: the picture comes out as it went in, and what is known is not compressed again."""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

import render.png
from render import PAINTERS
from render.painter import RenderOptions
from render.png import BANDS, png
from rules import GAMES
from rules.computers.simulating import simulate

SIZES = [(1, 1), (7, 47), (31, 48), (300, 49), (256, 96), (65, 500)]


@pytest.fixture
def compressed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many bytes were compressed, band by band, beginning with an empty cache."""
    lengths: list[int] = []
    compress = render.png._compress  # pyright: ignore[reportPrivateUsage]

    def counted(rows: memoryview, quick: bool) -> bytes:
        lengths.append(len(rows))
        return compress(rows, quick)

    monkeypatch.setattr(render.png, "_compress", counted)
    most = BANDS.most
    BANDS.limit(most)
    yield lengths
    BANDS.limit(most)


def picture(wide: int, high: int, seed: int = 0) -> Image.Image:
    """A picture of all 256 colours in no order, so that every byte counts."""
    chance = random.Random(seed)
    made = Image.frombytes("P", (wide, high), chance.randbytes(wide * high))
    made.putpalette(chance.randbytes(768))
    return made


def opened(content: bytes) -> Image.Image:
    """The picture, once all checksums in it were found right, also that of the rows."""
    Image.open(io.BytesIO(content)).verify()
    at, rows = 8, b""
    while at < len(content):
        length, kind = struct.unpack_from(">I4s", content, at)
        rows += content[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    assert zlib.decompress(rows)
    return Image.open(io.BytesIO(content))


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_in_a_palette_comes_out_as_it_went_in(size: tuple[int, int], quick: bool) -> None:
    made = picture(*size)
    for _ in range(2):  # the second time from bands that are known
        read = opened(png(made, quick=quick))
        assert (read.mode, read.size) == ("P", size)
        assert read.tobytes() == made.tobytes()
        assert read.convert("RGB").tobytes() == made.convert("RGB").tobytes()


@pytest.mark.parametrize("size", SIZES)
def test_every_row_is_compressed_and_nothing_more(
    size: tuple[int, int], compressed: list[int]
) -> None:
    png(picture(*size))
    assert sum(compressed) == (size[0] + 1) * size[1]


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L"])
def test_other_pictures_come_out_as_they_went_in(mode: str) -> None:
    made = picture(40, 60).convert("RGB").convert(mode)
    read = opened(png(made))
    assert (read.mode, read.tobytes()) == (mode, made.tobytes())


def test_only_the_bands_that_changed_are_compressed(compressed: list[int]) -> None:
    made = picture(100, 480)
    first = png(made)
    assert len(compressed) == 10
    assert png(made) == first
    assert len(compressed) == 10
    made.putpixel((99, 100), 255 - int(made.tobytes()[100 * 100 + 99]))
    read = opened(png(made))
    assert len(compressed) == 11
    assert read.tobytes() == made.tobytes()


def test_rows_of_other_widths_are_other_rows(compressed: list[int]) -> None:
    """Two blank pictures may be made of the same bytes, though they are no less different."""
    blank = [Image.new("P", size, 0) for size in ((47, 48), (95, 24))]
    assert [opened(png(one)).size for one in blank] == [(47, 48), (95, 24)]
    assert len(compressed) == 2


def test_bands_are_dropped_when_the_cache_is_full(compressed: list[int]) -> None:
    BANDS.limit(60_000)
    for seed in range(12):
        png(picture(100, 96, seed))
        assert BANDS.used <= 60_000
    last = picture(100, 96, 0)
    assert opened(png(last)).tobytes() == last.tobytes()
    assert len(compressed) == 2 * 13


def test_what_is_looked_at_for_a_while_is_the_same_picture_and_a_little_larger() -> None:
    game, painter = GAMES["carcassonne"], PAINTERS["carcassonne"]
    end = simulate(game, 2, {}, "passing", ["random"]).state
    look = RenderOptions(("Ada", "Ben"))
    post, panel = (
        painter.board(game.view(end, None), replace(look, passing=p)) for p in (False, True)
    )
    assert opened(post).tobytes() == opened(panel).tobytes()
    assert len(post) < len(panel) < 1.5 * len(post)
