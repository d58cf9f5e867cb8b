"""Pictures as PNG.

Compressing takes most of the time of a picture. A picture in a palette is therefore compressed in
bands of rows, each by itself, and the bands are kept: most of a board is what it was in the picture
before, or at another table of the same game.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from isal import isal_zlib
from PIL import Image
from xxhash import xxh3_128_digest
from zlib_ng import zlib_ng

from render.cache import Cache

BANDS = Cache(4_000_000, packed=0)
"""Bands of some twenty pictures. By themselves, for most come once only and would drive out parts
that are drawn again and again."""
_ROWS = 48
"""In a band: fewer would be found again more often, but compress worse."""
_SMALL: tuple[Any, int] = zlib_ng, 5
_QUICK: tuple[Any, int] = isal_zlib, 1
"""What compresses, and its level."""
_OTHERS = 4
"""Of Pillow, for pictures without a palette: emojis."""
_ONE_BYTE, _PALETTE = 8, 3
"""Bits of a pixel, and that it is a number in a palette, as PNG says it."""
_NO_FILTER = b"\0"
"""Before each row; any other filter makes pictures in a palette larger."""
_BEGIN, _END = b"\x78\x01", b"\x03\x00"
"""Of a zlib stream: its head, and an empty last block."""
_NOTHING, _ADLER = 1, 65521
"""Adler-32 of no bytes, and what its sums are counted modulo."""


def png(picture: Image.Image, *, quick: bool = False) -> bytes:
    """The picture as PNG; the same picture always gives the same bytes. `quick`: in a palette, in a
    fifth of the time and a quarter larger."""
    if picture.mode == "P":
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(picture, quick=quick))
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=_OTHERS)
    return out.getvalue()


def _chunks(picture: Image.Image, *, quick: bool) -> Iterator[bytes]:
    head = struct.pack(">IIBBBBB", *picture.size, _ONE_BYTE, _PALETTE, 0, 0, 0)
    yield _chunk(b"IHDR", head)
    yield _chunk(b"PLTE", bytes(picture.getpalette() or ()))
    wide, checked = picture.width + len(_NO_FILTER), _NOTHING
    yield _chunk(b"IDAT", _BEGIN)
    for rows in _rows(picture):
        compressed = band(rows, wide, quick)
        checked = _combine_adler(checked, compressed.checksum, len(rows))
        yield compressed.chunk
    yield _chunk(b"IDAT", _END + struct.pack(">I", checked))
    yield _chunk(b"IEND", b"")


def _rows(picture: Image.Image) -> Iterator[memoryview]:
    """All rows in bands, each row behind the number of its filter: a row of the raw picture with
    one byte of room, which Pillow leaves at zero, after it."""
    wide = picture.width + len(_NO_FILTER)
    raw = memoryview(picture.tobytes("raw", "P", wide, 1))[: -len(_NO_FILTER)]
    yield memoryview(_NO_FILTER + bytes(raw[: _ROWS * wide - len(_NO_FILTER)]))
    for at in range(_ROWS * wide, len(raw), _ROWS * wide):
        yield raw[at - len(_NO_FILTER) : at + _ROWS * wide - len(_NO_FILTER)]


class Band(NamedTuple):
    """Some rows, compressed."""

    chunk: bytes
    checksum: int
    """Adler-32 of the rows."""


def band(rows: memoryview, wide: int, quick: bool) -> Band:
    """Some rows as a chunk."""
    key = band, wide, quick, xxh3_128_digest(rows)
    return BANDS.find(key, lambda: _band(rows, quick=quick))


def _band(rows: memoryview, *, quick: bool) -> Band:
    checksum: int = zlib_ng.adler32(rows)  # pyright: ignore[reportUnknownMemberType]
    return Band(_chunk(b"IDAT", _compress(rows, quick)), checksum)


def _combine_adler(before: int, target: int, length: int) -> int:
    """The Adler-32 checksum of some bytes and `length` more, from the checksums of both parts
    (RFC 1950, section 8.2)."""
    low, high = before & 0xFFFF, before >> 16
    more_low, more_high = target & 0xFFFF, target >> 16
    sums = (low + more_low - 1) % _ADLER, (high + more_high + length * (low - 1)) % _ADLER
    return sums[1] << 16 | sums[0]


def _compress(rows: memoryview, quick: bool) -> bytes:
    """Part of a zlib stream that refers to nothing before it and ends with a whole byte."""
    library, level = _QUICK if quick else _SMALL
    stream = library.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return stream.compress(rows) + stream.flush(zlib.Z_SYNC_FLUSH)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
