"""Posters are drawn larger in a process of their own, once for all who want the same."""

from __future__ import annotations

import asyncio
import io
from asyncio.subprocess import Process
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.processes import pool
from bot.processes.drawing import Renderer
from bot.processes.pool import RequestFailed
from render import PAINTERS
from render.painter import RenderOptions
from render.poster.caption import Caption, Standing
from render.poster.framed import Framed
from render.poster.poster import on_linen
from render.poster.process import KEPT
from render.scripts import Script
from render.theme import DETAIL, DETAIL_VARIABLE
from rules import GAMES
from rules.covers import cover

VIEW = cover(GAMES["tigris"]).view
CAPTION = Caption("Tigris & Euphrates", (Standing(0, "Ada", "7", True),), "", Script.LATIN)


class Plain:
    """A painter that draws no posters."""


def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How much larger each process draws that is started from now on, one after the other."""
    found: list[str] = []
    started: list[Process] = []
    spawn = pool.spawn

    async def noted(kind: str, environment: Any) -> Any:
        found.append(environment[DETAIL_VARIABLE])
        process = await spawn(kind, environment)
        assert all(earlier.returncode is not None for earlier in started)
        started.append(process)
        return process

    monkeypatch.setattr(pool, "spawn", noted)
    return found


def test_nothing_else_is_drawn_larger() -> None:
    assert DETAIL == 1


async def test_a_poster_is_large_and_its_board_is_that_of_posts(tmp_path: Path) -> None:
    """Reduced to the size of posts, every layer lies where it lies there."""
    renderer = Renderer(PAINTERS, folder=tmp_path)
    made = await renderer.poster("tigris", VIEW, "en", CAPTION)
    await renderer.close()
    assert made is not None
    assert len(made) < 8_000_000
    with Image.open(io.BytesIO(made)) as shown:
        assert max(shown.size) >= 3000
    (file,) = (tmp_path / "posters").glob("*/board-*.png")
    large = on_linen(Image.open(file))
    assert max(large.size) >= 3000
    painter = PAINTERS["tigris"]
    assert isinstance(painter, Framed)
    small = on_linen(painter.bare(VIEW, RenderOptions(())))
    reduced = large.resize(small.size, Image.Resampling.BOX)
    apart = ImageStat.Stat(ImageChops.difference(small, reduced)).mean
    assert max(apart) < 12


async def test_two_who_want_the_same_get_one_and_its_board_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(PAINTERS["tigris"]), "detail", 1.0)
    processes, renderer = begun(monkeypatch), Renderer(PAINTERS, folder=tmp_path)
    one, other = await asyncio.gather(
        *(renderer.poster("tigris", VIEW, "en", replace(CAPTION)) for _ in range(2))
    )
    assert one == other
    assert processes == ["1.0"]
    (file,) = (tmp_path / "posters").glob("*/board-*.png")
    painted = file.stat().st_mtime_ns
    same, dated = await asyncio.gather(
        *(renderer.poster("tigris", VIEW, "en", replace(CAPTION, date=date)) for date in ("", "1"))
    )
    assert same == one != dated
    assert file.stat().st_mtime_ns == painted
    assert b"Ada" not in file.read_bytes()
    for number in range(KEPT + 2):
        (file.parent / f"board-{number}.png").touch()
    await renderer.poster("tigris", VIEW, "en", CAPTION)
    assert len([*file.parent.glob("board-*")]) == KEPT
    await renderer.close()


async def test_what_cannot_be_framed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PAINTERS["tigris"]), "detail", 1.0)
    renderer = Renderer({**PAINTERS, "plain": Plain()})  # pyright: ignore[reportArgumentType]
    assert not renderer.has_posters("plain")
    assert await renderer.poster("plain", None, "en", CAPTION) is None
    assert renderer.has_posters("tigris")
    with pytest.raises(RequestFailed):
        await renderer.poster("tigris", "no view", "en", CAPTION)
    await renderer.close()
    assert await renderer.poster("tigris", VIEW, "en", CAPTION) is None
