"""What the gallery's pictures looked like when somebody last looked at them and found them right.

    python -m tests.render.accepted

draws the gallery and accepts it as it is now: do so after looking at every picture that changed.
"""

from __future__ import annotations

import hashlib
import sys
import tempfile
from pathlib import Path

from PIL import Image

from render.gallery import write

ACCEPTED = Path(__file__).with_name("accepted.txt")


def digest(file: Path) -> str:
    """A picture's size and pixels in a word; how the file is compressed does not matter."""
    with Image.open(file) as picture:
        pixels = picture.convert("RGBA")
    return hashlib.sha256(repr(pixels.size).encode() + pixels.tobytes()).hexdigest()[:16]


def digests(folder: Path, names: list[str]) -> dict[str, str]:
    """Of a gallery's pictures, by name."""
    return {name: digest(folder / f"{name}.png") for name in names}


def accepted() -> dict[str, str]:
    """The digests that stand in the file."""
    words = ACCEPTED.read_text(encoding="utf-8").split()
    return dict(zip(words[::2], words[1::2], strict=True))


def main() -> None:
    """Accepts the gallery as it is now, and names what changed."""
    before = accepted() if ACCEPTED.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        now = digests(Path(folder), write(Path(folder)))
    ACCEPTED.write_text("".join(f"{n} {d}\n" for n, d in now.items()), encoding="utf-8")
    changed = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    sys.stdout.write(f"{len(changed)} pictures changed: {', '.join(changed)}\n")


if __name__ == "__main__":
    main()
