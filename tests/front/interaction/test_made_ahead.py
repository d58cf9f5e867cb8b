"""What is made ahead is made once; what came to nothing is made again."""

from __future__ import annotations

import pytest

from bot.front.interaction.made_ahead import MadeAhead


async def test_a_picture_is_drawn_once_and_one_that_failed_once_more() -> None:
    ahead, made = MadeAhead[bytes](), list[bytes | None]()

    async def draw() -> bytes | None:
        made.append(None)
        if len(made) == 1:
            raise OSError
        return None if len(made) == 2 else b"png"

    with pytest.raises(OSError):  # noqa: PT011 - whatever a drawing raises
        await ahead.begin("board", draw)
    assert await ahead.begin("board", draw) is None
    assert [await ahead.begin("board", draw) for _ in range(2)] == [b"png", b"png"]
    assert len(made) == 3
