"""What the gallery's pictures looked like when somebody last looked at them and found them right.

    python -m tests.render.accepted

draws the gallery and accepts it as it is now, or with the keys of games only theirs: do so after
looking at every picture that changed.
"""

from __future__ import annotations

import hashlib
import io
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

from PIL import Image

from render import PAINTERS
from render.gallery import pictures
from rules import GAMES
from rules.changes import Change
from tests.render import shared_pictures
from tests.render.test_every_painter import LOOK, moments

ACCEPTED = Path(__file__).with_name("accepted.txt")


def digest(png: bytes) -> str:
    """A picture's size and pixels in a word; how the file is compressed does not matter."""
    with Image.open(io.BytesIO(png)) as picture:
        pixels = picture.convert("RGBA")
    return hashlib.sha256(repr(pixels.size).encode() + pixels.tobytes()).hexdigest()[:16]


def marked(key: str) -> Iterator[tuple[str, bytes]]:
    """Boards with a mark on each thing that stands there, which the gallery does without."""
    game, found = GAMES[key], moments(key)
    for name, moment in (("middle", found[len(found) // 2]), ("end", found[-1])):
        view = game.view(moment.state, None)
        every = [Change("new", e.place, e.piece, n) for n, e in enumerate(game.pieces(view), 1)]
        yield f"marked-{name}", PAINTERS[key].board(view, replace(LOOK, changes=tuple(every)))


def of_game(key: str) -> Iterator[tuple[str, bytes]]:
    """The gallery's pictures of a game and some more, by name."""
    return chain(pictures(key, PAINTERS[key]), marked(key))


SETS: Mapping[str, Callable[[], Iterator[tuple[str, bytes]]]] = {
    **{key: partial(of_game, key) for key in PAINTERS},
    "pieces": shared_pictures.pieces,
    "guide": shared_pictures.guide,
    "plot": shared_pictures.plot,
    "legend": shared_pictures.legends,
    "poster": shared_pictures.posters,
    "animation": shared_pictures.animations,
    "spotlight": shared_pictures.spotlights,
}
"""Pictures by what they are of: a game, or a module of `render` that several games share."""


def digests(key: str) -> dict[str, str]:
    """Of a set of pictures, by name."""
    return {f"{key}-{name}": digest(png) for name, png in SETS[key]()}


def accepted() -> dict[str, str]:
    """The digests that stand in the file."""
    words = ACCEPTED.read_text(encoding="utf-8").split()
    return dict(zip(words[::2], words[1::2], strict=True))


def of_set(words: dict[str, str], key: str) -> dict[str, str]:
    """Those digests that are of one set of pictures."""
    return {name: word for name, word in words.items() if name.startswith(f"{key}-")}


def changed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """Names of pictures that came, went or look different."""
    return [name for name in {**before, **now} if before.get(name) != now.get(name)]


def check_accepted(key: str) -> None:
    """No picture of a set looks different than when it was accepted."""
    names = changed(of_set(accepted(), key), digests(key))
    assert not names, "look at `make gallery`, then accept: python -m tests.render.accepted"


def main() -> None:
    """Accepts all pictures as they are now, or those of the named sets, and names those that
    changed."""
    before = accepted() if ACCEPTED.exists() else {}
    drawn = {key: digests(key) for key in sys.argv[1:] or SETS}
    now = {name: word for key in SETS for name, word in drawn.get(key, of_set(before, key)).items()}
    ACCEPTED.write_text("".join(f"{n} {d}\n" for n, d in now.items()), encoding="utf-8")
    names = changed(before, now)
    sys.stdout.write(f"{len(names)} pictures changed: {', '.join(names)}\n")


if __name__ == "__main__":
    main()
