"""Pictures as PNG.

Compressing takes most of the time of a picture. A picture in a palette is therefore compressed in
bands of rows, each by itself, and the bands are kept: most of a board is what it was in the picture
before, or at another table of the same game.
"""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from collections.abc import Iterator

from PIL import Image
from zlib_ng import zlib_ng

from render.cache import CACHE

_ROWS = 48
"""In a band: fewer would be found again more often, but compress worse."""
_LEVEL = 5
_OTHERS = 4
"""Of Pillow, for pictures without a palette: emojis."""
_ONE_BYTE, _PALETTE = 8, 3
"""Bits of a pixel, and that it is a number in a palette, as PNG says it."""
_NO_FILTER = b"\0"
"""Before each row; any other filter makes pictures in a palette larger."""
_BEGIN, _END = b"\x78\x01", b"\x03\x00"
"""Of a zlib stream: its head, and an empty last block."""


def png(picture: Image.Image) -> bytes:
    """The picture as PNG, quick to write; the same picture always gives the same bytes."""
    if picture.mode == "P":
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(picture))
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=_OTHERS)
    return out.getvalue()


def _chunks(picture: Image.Image) -> Iterator[bytes]:
    head = struct.pack(">IIBBBBB", *picture.size, _ONE_BYTE, _PALETTE, 0, 0, 0)
    yield _chunk(b"IHDR", head)
    yield _chunk(b"PLTE", bytes(picture.getpalette() or ()))
    rows, wide = _rows(picture), picture.width + len(_NO_FILTER)
    yield _chunk(b"IDAT", _BEGIN)
    for at in range(0, len(rows), _ROWS * wide):
        yield band(rows[at : at + _ROWS * wide], wide)
    yield _chunk(b"IDAT", _END + struct.pack(">I", zlib.adler32(rows)))
    yield _chunk(b"IEND", b"")


def _rows(picture: Image.Image) -> memoryview:
    """All rows, each behind the number of its filter."""
    wider = Image.new("L", (picture.width + len(_NO_FILTER), picture.height), _NO_FILTER[0])
    wider.paste(Image.frombuffer("L", picture.size, picture.tobytes()), (len(_NO_FILTER), 0))
    return memoryview(wider.tobytes())


def band(rows: memoryview, wide: int) -> bytes:
    """Some rows as a chunk."""
    digest = hashlib.sha1(rows, usedforsecurity=False).digest()
    return CACHE.find((band, wide, digest), lambda: _chunk(b"IDAT", _compressed(rows)))


def _compressed(rows: memoryview) -> bytes:
    """Part of a zlib stream that refers to nothing before it and ends with a whole byte."""
    stream = zlib_ng.compressobj(  # pyright: ignore[reportUnknownMemberType]
        _LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS
    )
    packed = stream.compress(rows)  # pyright: ignore[reportUnknownMemberType]
    return packed + stream.flush(zlib_ng.Z_SYNC_FLUSH)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
