"""Drawing processes, and who is drawn first."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.processes.drawing import LONGEST, Renderer
from render import PAINTERS
from render.painter import RenderOptions
from rules import GAMES
from rules.playing import begin
from tests.obedient import Noting, Obedient, Orders
from tests.painted import shared_pictures
from tests.processes import alive, fill_up
from tests.sandbox.proof import soon

pytestmark = pytest.mark.pictures

LOOK = RenderOptions(("Ada", "李白", "Ben", "Cid", "Dan"))


@pytest.fixture
async def renderer(tmp_path: Path) -> AsyncIterator[Renderer]:
    """One drawing process."""
    painters = {**PAINTERS, "obedient": Obedient()}
    found = Renderer(painters, folder=shared_pictures(tmp_path))
    yield found
    await found.close()


@pytest.fixture
def orders(tmp_path: Path) -> Orders:
    """Draw and do nothing else."""
    return Orders(tmp_path / "notes")


async def drawn(renderer: Renderer, orders: Orders, *, urgent: bool = False) -> str | None:
    """The answer of the painter above."""
    found = await renderer.board("obedient", orders, LOOK, urgent=urgent)
    return None if found is None else found.decode()


def resident_mb(pid: int) -> float:
    """Memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def test_every_game_is_drawn_elsewhere_as_it_is_here(renderer: Renderer) -> None:
    for key, game in GAMES.items():
        view = game.view(begin(game, game.meta.seats[-1], {}, "drawn"), 0)
        assert await renderer.board(key, view, LOOK) == PAINTERS[key].board(view, LOOK)
        assert await renderer.remaining(key, view, LOOK) == PAINTERS[key].remaining(view, LOOK)
    assert await renderer.board("unheard of", None, LOOK) is None


async def test_pictures_come_from_one_other_process(renderer: Renderer, orders: Orders) -> None:
    first = await drawn(renderer, orders)
    assert first == await drawn(renderer, replace(orders, do="print"))
    assert first == str(renderer.processes[0].pid) != str(os.getpid())


async def test_a_painter_that_fails_is_logged_and_keeps_its_process(
    renderer: Renderer, orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    first = await drawn(renderer, orders)
    assert await drawn(renderer, replace(orders, do="break")) is None
    assert "no paint" in caplog.text
    assert await drawn(renderer, orders) == first


async def test_a_picture_lost_with_its_process_is_drawn_again_once(
    renderer: Renderer, orders: Orders
) -> None:
    assert await drawn(renderer, replace(orders, do="die")) is None
    tries = orders.file.read_text().split()
    assert len(set(tries)) == len(tries) == 2
    assert await drawn(renderer, orders) not in {None, *tries}


async def test_a_process_that_was_killed_while_idle_costs_no_picture(
    renderer: Renderer, orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    first = await drawn(renderer, orders)
    os.kill(int(first or 0), signal.SIGKILL)
    second = await drawn(renderer, orders)
    assert second not in (None, first)
    assert len(orders.file.read_text().split()) == 2
    caplog.clear()
    os.kill(int(second or 0), signal.SIGKILL)
    await soon(lambda: renderer.processes[0].pid is None)
    assert await drawn(renderer, orders) not in (None, second)
    assert "lost" not in caplog.text, "its end was noticed before"


async def test_a_stuck_process_is_replaced(
    renderer: Renderer, orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    first = await drawn(renderer, orders)
    renderer.processes[0].longest = 0.2
    assert await drawn(renderer, replace(orders, do="sleep")) is None
    assert "no answer within 0.2 s" in caplog.text
    renderer.processes[0].longest = LONGEST
    assert await drawn(renderer, orders) not in (None, first)
    await soon(lambda: not alive(int(first or 0)))


async def test_a_process_that_holds_too_much_is_replaced_after_its_picture(
    renderer: Renderer, orders: Orders
) -> None:
    first = await drawn(renderer, orders)
    assert await drawn(renderer, replace(orders, do="grow")) == first
    second = await drawn(renderer, orders)
    assert second not in (None, first)
    assert len(orders.file.read_text().split()) == 3


async def test_a_process_that_meets_its_memory_limit_is_replaced_and_the_picture_drawn(
    renderer: Renderer, orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    first = await drawn(renderer, orders)
    fill_up(int(first or 0))
    assert await drawn(renderer, replace(orders, do="grow")) not in (None, first)
    assert "it met its memory limit" in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_process_that_fails_three_times_in_a_row_is_replaced(
    renderer: Renderer, orders: Orders, caplog: pytest.LogCaptureFixture
) -> None:
    broken = replace(orders, do="break")
    first = await drawn(renderer, orders)
    for _ in range(2):
        assert await drawn(renderer, broken) is None
    assert await drawn(renderer, orders) == first
    for _ in range(3):
        assert await drawn(renderer, broken) is None
    *once, anew = orders.file.read_text().split()
    assert set(once) == {first}
    assert anew not in once
    assert "failed 3 times in a row, at last: ValueError: no paint" in caplog.text
    for _ in range(2):
        assert await drawn(renderer, broken) is None
    *again, newest = orders.file.read_text().split()[len(once) + 1 :]
    assert again == [anew, anew], "it had failed once"
    assert await drawn(renderer, orders) == newest != anew


async def test_processes_end_with_the_artist(orders: Orders) -> None:
    renderer = Renderer({"obedient": Obedient()}, processes=2)
    await renderer.start()
    pids = [found.pid for found in renderer.processes]
    assert all(pid and alive(pid) for pid in pids)
    assert len(set(pids)) == 2
    both = [drawn(renderer, replace(orders, text=word)) for word in "ab"]
    assert set(await asyncio.gather(*both)) == set(map(str, pids))
    await renderer.close()
    assert not any(alive(pid) for pid in pids if pid)
    assert await drawn(renderer, orders) is None
    assert [found.pid for found in renderer.processes] == [None, None]


async def test_memory_that_is_free_between_what_is_kept_is_given_back(
    renderer: Renderer, orders: Orders
) -> None:
    pid = int(await drawn(renderer, orders) or 0)
    before = resident_mb(pid)
    assert await drawn(renderer, replace(orders, do="swell")) == str(pid)
    await soon(lambda: resident_mb(pid) < before + 15)


async def test_a_signal_for_the_whole_group_does_not_end_a_process(
    renderer: Renderer, orders: Orders
) -> None:
    first = await drawn(renderer, orders)
    for name in (signal.SIGTERM, signal.SIGINT):
        os.kill(int(first or 0), name)
        assert await drawn(renderer, orders) == first


async def test_what_never_changes_is_painted_while_nobody_asks(tmp_path: Path) -> None:
    renderer = Renderer({"tigris": PAINTERS["tigris"]}, folder=tmp_path)
    await renderer.start()
    await soon(lambda: any(path.suffix == ".bmp" for path in tmp_path.rglob("*board*")))
    await renderer.close()


async def test_a_board_of_each_game_is_drawn_while_nobody_asks(
    orders: Orders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # tests draw nothing ahead
    games = [GAMES["tigris"], GAMES["china"]]
    noting = Noting(orders.file)
    renderer = Renderer({game.meta.key: noting for game in games}, 2, 1, tmp_path, games)
    await renderer.start()
    await soon(lambda: orders.file.exists() and len(orders.file.read_text().split()) == 4)
    both = [str(process.pid) for process in renderer.processes]
    assert sorted(orders.file.read_text().split()) == sorted(both * 2)
    await renderer.close()


async def test_posts_overtake_panels_that_wait_for_the_process(
    renderer: Renderer, orders: Orders
) -> None:
    await drawn(renderer, orders)
    names = ("first", "panel", "left", "bright", "post")
    first, panel, left, bright, post = (replace(orders, text=name) for name in names)
    work: list[Any] = [drawn(renderer, first), drawn(renderer, panel)]
    work += [
        renderer.remaining("obedient", left, LOOK),
        renderer.spotlight("obedient", bright, LOOK),
    ]
    await asyncio.gather(*work, drawn(renderer, post, urgent=True))
    assert orders.file.read_text().split()[1:] == ["first", "post", "panel", "left", "bright"]


async def test_the_same_picture_for_several_is_drawn_once(
    renderer: Renderer, orders: Orders
) -> None:
    found = await asyncio.gather(*(drawn(renderer, orders, urgent=True) for _ in range(3)))
    assert len(set(found)) == 1
    assert len(orders.file.read_text().split()) == 1
    await drawn(renderer, orders, urgent=True)
    assert len(orders.file.read_text().split()) == 2
