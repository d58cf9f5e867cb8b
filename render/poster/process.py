"""What a process of posters is told and asked (`bot/processes/drawing.py` starts it).

It draws `DETAIL` times larger than the others (`render.theme`), so it draws nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from render.painter import RenderOptions
from render.poster.caption import Caption
from render.poster.framed import Framed
from render.poster.poster import poster
from render.store import Store

KEPT = 8
"""The number of boards that are kept, 1 to 5 MB each. For a poster that is asked for again only its
letters are drawn. Boards hold no names, so nobody has to be removed from them."""
_NICENESS = 15
_FIRST_TO_GO = "1000"
"""If memory runs out, the system ends this process rather than any other."""
_BOARDS = Store()


@dataclass(frozen=True, slots=True)
class PosterSetup:
    """What a poster process is told first."""

    folder: Path | None
    """The folder in which boards are kept."""
    lasts: float | None = None

    def begin(self) -> Iterator[Callable[[], None]]:
        """Gives way to all other processes. Yields nothing to paint."""
        os.nice(_NICENESS)
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, encoding="ascii")
        _BOARDS.use(self.folder)
        return iter(())


@dataclass(frozen=True, slots=True)
class PosterRequest:
    """A request for a poster. Equal requests get the same poster."""

    painter: Framed
    game: str
    view: Any
    """The view that everybody may have."""
    locale: str
    caption: Caption

    def answer(self) -> bytes:
        """The poster as JPEG."""
        looks = f"{self.caption.script} {self.view!r}"
        name = f"board-{self.game}-{hashlib.sha256(looks.encode()).hexdigest()[:32]}"
        options = RenderOptions((), self.locale)
        board = _BOARDS.picture(name, lambda: self.painter.bare(self.view, options))
        _BOARDS.keep("board-*.png", KEPT)
        return poster(board, self.caption, self.painter.lettering)
