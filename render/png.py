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
"""Bands of some twenty pictures. They have a cache of their own, because most come just once and
would drive out parts that are drawn again and again."""
_ROWS = 48
"""The rows in a band. With fewer rows bands would be found again more often, but compress worse."""
_SMALL: tuple[Any, int] = zlib_ng, 5
_QUICK: tuple[Any, int] = isal_zlib, 1
"""The library that compresses, and its level."""
_OTHERS = 4
"""Pillow's level for pictures without a palette: emojis."""
_ONE_BYTE, _PALETTE = 8, 3
"""The PNG codes for eight bits a pixel, and for pixels that are indices in a palette."""
_NO_FILTER = b"\0"
"""The filter number before each row. Any other filter makes pictures in a palette larger."""
_BEGIN, _END = b"\x78\x01", b"\x03\x00"
"""The head of a zlib stream, and an empty last block."""
_NOTHING, _ADLER = 1, 65521
"""The Adler-32 checksum of no bytes, and the modulus of its sums."""


def png(picture: Image.Image, *, quick: bool = False) -> bytes:
    """The picture as PNG; the same picture always gives the same bytes. `quick`: a picture in a
    palette takes a fifth of the time, and a quarter more bytes."""
    if picture.mode == "P":
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(picture, quick=quick))
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=_OTHERS)
    return out.getvalue()


def _chunks(picture: Image.Image, *, quick: bool) -> Iterator[bytes]:
    """The chunks of a PNG in a palette, in order."""
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
    """The rows of a picture in bands, each row with the number of its filter before it. Pillow
    gives each raw row one byte of room at its end and leaves it at zero. That byte is the filter of
    the next row."""
    wide = picture.width + len(_NO_FILTER)
    raw = memoryview(picture.tobytes("raw", "P", wide, 1))[: -len(_NO_FILTER)]
    yield memoryview(_NO_FILTER + bytes(raw[: _ROWS * wide - len(_NO_FILTER)]))
    for at in range(_ROWS * wide, len(raw), _ROWS * wide):
        yield raw[at - len(_NO_FILTER) : at + _ROWS * wide - len(_NO_FILTER)]


class Band(NamedTuple):
    """Some rows, compressed."""

    chunk: bytes
    checksum: int
    """The Adler-32 checksum of the rows."""


def band(rows: memoryview, wide: int, quick: bool) -> Band:
    """Some rows, compressed as a chunk."""
    key = band, wide, quick, xxh3_128_digest(rows)
    return BANDS.find(key, lambda: _band(rows, quick=quick))


def _band(rows: memoryview, *, quick: bool) -> Band:
    checksum: int = zlib_ng.adler32(rows)  # pyright: ignore[reportUnknownMemberType]
    return Band(_chunk(b"IDAT", _compress(rows, quick)), checksum)


def _combine_adler(before: int, target: int, length: int) -> int:
    """The Adler-32 checksum of some bytes followed by `length` more, from the checksums of both
    (RFC 1950, section 8.2)."""
    low, high = before & 0xFFFF, before >> 16
    more_low, more_high = target & 0xFFFF, target >> 16
    sums = (low + more_low - 1) % _ADLER, (high + more_high + length * (low - 1)) % _ADLER
    return sums[1] << 16 | sums[0]


def _compress(rows: memoryview, quick: bool) -> bytes:
    """A part of a zlib stream. It refers to nothing before it, and ends with a whole byte."""
    library, level = _QUICK if quick else _SMALL
    stream = library.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return stream.compress(rows) + stream.flush(zlib.Z_SYNC_FLUSH)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
