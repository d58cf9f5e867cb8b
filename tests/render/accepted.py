"""What the gallery's pictures looked like when somebody last looked at them and found them right.

    python -m tests.render.accepted

draws the gallery and accepts it as it is now: do so after looking at every picture that changed.
"""

from __future__ import annotations

import hashlib
import io
import sys
from pathlib import Path

from PIL import Image

from render import PAINTERS
from render.gallery import pictures

ACCEPTED = Path(__file__).with_name("accepted.txt")


def digest(png: bytes) -> str:
    """A picture's size and pixels in a word; how the file is compressed does not matter."""
    with Image.open(io.BytesIO(png)) as picture:
        pixels = picture.convert("RGBA")
    return hashlib.sha256(repr(pixels.size).encode() + pixels.tobytes()).hexdigest()[:16]


def digests(key: str) -> dict[str, str]:
    """Of the gallery's pictures of a game, by name."""
    return {f"{key}-{name}": digest(png) for name, png in pictures(key, PAINTERS[key])}


def accepted() -> dict[str, str]:
    """The digests that stand in the file."""
    words = ACCEPTED.read_text(encoding="utf-8").split()
    return dict(zip(words[::2], words[1::2], strict=True))


def changed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """Names of pictures that came, went or look different."""
    return [name for name in {**before, **now} if before.get(name) != now.get(name)]


def check_accepted(key: str) -> None:
    """No picture of a game looks different than when it was accepted."""
    before = {name: word for name, word in accepted().items() if name.startswith(f"{key}-")}
    names = changed(before, digests(key))
    assert not names, "look at `make gallery`, then accept: python -m tests.render.accepted"


def main() -> None:
    """Accepts the gallery as it is now, and names what changed."""
    before = accepted() if ACCEPTED.exists() else {}
    now = {name: word for key in PAINTERS for name, word in digests(key).items()}
    ACCEPTED.write_text("".join(f"{n} {d}\n" for n, d in now.items()), encoding="utf-8")
    names = changed(before, now)
    sys.stdout.write(f"{len(names)} pictures changed: {', '.join(names)}\n")


if __name__ == "__main__":
    main()
