"""A text as it is set: parts of one face each, from left to right, also where it is read from right
to left."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from render.cache import cached
from render.fonts.faces import FACES, Face, faces, sets
from render.scripts import Script

_JOINER, _NON_JOINER = "\u200d", "\u200c"
_SKINS = frozenset("🏻🏼🏽🏾🏿")
_MOST_MARKS = 3
"""The most marks on one letter."""
_MOST_PILED = 2
"""The most marks at the same place of a letter, such as above it. More would reach into other
rows."""


class Run(NamedTuple):
    """A part of a text in one face."""

    text: str
    face: Face
    leftward: bool
    """Whether it is read from right to left."""


def clusters(text: str) -> list[str]:
    """The letters of a text, each with its marks. Emojis that are joined count as one letter."""
    parts: list[str] = []
    for character in text:
        if parts and (_follows(character) or parts[-1].endswith(_JOINER)):
            parts[-1] += character if _has_room(parts[-1], character) else ""
        else:
            parts.append(character)
    return parts


def _follows(character: str) -> bool:
    return _mark(character) or character in _SKINS or character in (_JOINER, _NON_JOINER)


def _mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _has_room(cluster: str, character: str) -> bool:
    """Whether a letter may have one more mark. Marks that are part of the letter itself count,
    too."""
    letter, place = cluster.rpartition(_JOINER)[2], unicodedata.combining(character)
    piled = [c for c in unicodedata.normalize("NFD", letter) if unicodedata.combining(c) == place]
    return sum(map(_mark, letter)) < _MOST_MARKS and (not place or len(piled) < _MOST_PILED)


def settable(text: str, script: Script) -> str:
    """The part of a text for which there are fonts. Line breaks become blanks."""
    printable = "".join(c if c.isprintable() else _instead(c) for c in text)
    characters = (_nearest(cluster, script) for cluster in clusters(printable))
    return " ".join("".join(characters).split())


def _instead(character: str) -> str:
    """What replaces a character that is not printable. Joiners are kept, other format characters
    are left out, and all else becomes a blank."""
    if unicodedata.category(character) != "Cf":
        return " "
    return character if character in (_JOINER, _NON_JOINER) else ""


def _nearest(cluster: str, script: Script) -> str:
    """A letter as it can be set: itself, its plain form (A for 𝔸), or without its marks; "" if none
    can."""
    for nearest in (cluster, unicodedata.normalize("NFKC", cluster), cluster[0]):
        if all(_face(part, script) for part in clusters(nearest)):
            return nearest
    return ""


@cached
def _face(cluster: str, script: Script) -> Face | None:
    """The first face that has everything in a letter; None if none has."""
    seen = [c for c in cluster if c.isprintable() and not _selects(c)]
    tried = faces(cluster[0], script)
    return next((face for face in tried if all(sets(face, c) for c in seen)), None)


def _selects(character: str) -> bool:
    """Whether a character only selects a form of the one before it."""
    return "\ufe00" <= character <= "\ufe0f"


def main_face(cluster: str, script: Script) -> bool:
    """Whether a letter is set in the main font. Letters that cannot be set count as such."""
    return _face(cluster, script) in (FACES[script], None)


@cached
def runs(text: str, script: Script) -> tuple[Run, ...]:
    """The parts of a text, from left to right, each in one face and one direction."""
    pieces = clusters(text)
    faces = (_face(cluster, script) or FACES[script] for cluster in pieces)
    ways = _leftward([_leads(cluster) for cluster in pieces])
    parts = groupby(zip(pieces, faces, ways, strict=True), key=lambda part: part[1:])
    result = [Run("".join(part[0] for part in some), *key) for key, some in parts]
    return tuple(_left_to_right(result, leftward=_leads(text) or False))


def _leads(text: str) -> bool | None:
    """Whether the first letter of a text is read from right to left; None without a letter."""
    ways = (unicodedata.bidirectional(character) for character in text)
    return next((way != "L" for way in ways if way in ("L", "R", "AL")), None)


def _leftward(known: Sequence[bool | None]) -> Iterator[bool]:
    """For each letter: whether it is set from right to left. Signs and figures follow the letters
    around them if these agree, else the whole text."""
    base = next((way for way in known if way is not None), False)
    for at, way in enumerate(known):
        before = next((w for w in reversed(known[:at]) if w is not None), base)
        after = next((w for w in known[at:] if w is not None), base)
        yield way if way is not None else before if before == after else base


def _left_to_right(runs: Sequence[Run], *, leftward: bool) -> Iterator[Run]:
    """The parts in the order in which they stand from left to right."""
    groups = [list(group) for _, group in groupby(runs, key=lambda run: run.leftward)]
    for group in reversed(groups) if leftward else groups:
        yield from reversed(group) if group[0].leftward else group
