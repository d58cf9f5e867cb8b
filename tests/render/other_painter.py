"""Another process that paints a picture, and is done when it reads a line.

    python -m tests.render.other_painter FOLDER METHOD

METHOD is the one of the store that finds the picture.
"""

import sys
from pathlib import Path

from PIL import Image

from render.store import STORE


def paint() -> Image.Image:
    """Tells that it has begun, and waits."""
    print("begun", flush=True)
    sys.stdin.readline()
    return Image.new("P", (20, 20))


if __name__ == "__main__":
    STORE.use(Path(sys.argv[1]))
    getattr(STORE, sys.argv[2])("hills", paint)
