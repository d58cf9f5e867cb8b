"""More turns than can be drawn: what was not told yet becomes one post a table."""

from __future__ import annotations

import io
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.matches.table.requests import Choose, Join, Open, Person, Place, Start
from bot.processes.child_process import Request
from bot.processes.drawing import Renderer
from render.drawing_process import CoverRequest, DrawingRequest, PlotRequest
from render.painter import RenderOptions
from rules import GAMES
from sandbox.web.driver import controls, pictures
from tests.front.conftest import House, house_of
from tests.toy import TOY

pytestmark = pytest.mark.pictures

TABLES = 5
GUILD = 1_100_000_000_000_000_001


@dataclass(frozen=True)
class Gate:
    """A painter that draws when it may, and counts; in whatever process."""

    folder: Path

    def open(self) -> None:
        """Lets it draw."""
        (self.folder / "open").touch()

    @property
    def drawn(self) -> int:
        """How many pictures it has drawn."""
        noted = self.folder / "drawn"
        return noted.stat().st_size if noted.exists() else 0

    def board(self, view: Any, options: RenderOptions) -> bytes:
        """A small picture."""
        while not (self.folder / "open").exists():
            time.sleep(0.01)
        with (self.folder / "drawn").open("a") as noted:
            noted.write(".")
        buffer = io.BytesIO()
        Image.new("RGB", (40, 30), "#7a3").save(buffer, "PNG")
        return buffer.getvalue()

    def remaining(self, view: Any, options: RenderOptions) -> bytes | None:
        """Nothing is still to come."""
        return None


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    """The painter of the toy game."""
    return Gate(tmp_path)


@pytest.fixture
async def busy(tmp_path: Path, gate: Gate) -> AsyncIterator[House]:
    """A house whose pictures have to wait until the gate is open."""
    async with house_of(tmp_path, {**GAMES, "toy": TOY}, {"toy": gate}) as house:
        house.bot.matches.patience = 0
        yield house
        gate.open()


async def opened(house: House, number: int) -> tuple[str, str]:
    """A toy game of two in a channel of its own: its id and the channel's name."""
    name = f"busy-{number}"
    made = await house.box.ask("new_channel", user="Anna", name=name)
    opening = Open("toy", Place(GUILD, int(made["id"])), "en")
    answer = await house.bot.matches.submit(f"o{number}", player(number, 0), None, opening)
    await house.bot.matches.submit(f"j{number}", player(number, 1), answer.match_id, Join())
    await house.bot.matches.submit(f"s{number}", player(number, 0), answer.match_id, Start())
    return answer.match_id, name


def player(table: int, seat: int) -> Person:
    """Somebody at that table only."""
    return Person(1000 + 10 * table + seat, f"P{seat}")


async def played(house: House, number: int, match_id: str) -> int:
    """Plays the game to its end; the number of its turns."""
    turns = 0
    while (table := await house.bot.matches.table(match_id)).status == "running":
        seat = min(table.awaited)
        bid = table.state.phase == "bid"
        texts = (f"bid {min(table.state.hands[seat])}",) if bid else ("paint red", "pass")
        request = Choose(texts, confirm=True)
        await house.bot.matches.submit(
            f"t{number}-{turns}", player(number, seat), match_id, request
        )
        turns += 1
    return turns


async def test_what_cannot_be_drawn_in_time_is_told_in_one_post_a_table(
    busy: House, gate: Gate
) -> None:
    tables = [await opened(busy, number) for number in range(TABLES)]
    turns = sum([await played(busy, n, match_id) for n, (match_id, _) in enumerate(tables)])
    gate.open()
    await busy.bot.outbox.idle()
    assert turns > 4 * TABLES
    assert gate.drawn <= 2 * TABLES  # what was in hand, and all that came meanwhile
    for match_id, channel in tables:
        last = (await busy.posts(channel))[-1]
        revision = (await busy.bot.matches.table(match_id)).revision
        (board,) = [c for c in controls(last) if c["custom_id"].split(":")[1] == "board"]
        assert board["custom_id"].endswith(f":{revision}")
        assert pictures(last)


async def test_posts_are_drawn_before_what_people_only_look_at(
    busy: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[type[Any], bool]] = []
    draw = Renderer._draw  # pyright: ignore[reportPrivateUsage]

    async def noted(renderer: Renderer, request: Request, *, urgent: bool = False) -> bytes | None:
        if not isinstance(request, CoverRequest):  # drawn once for all lobbies
            asked.append((type(request), urgent))
        return await draw(renderer, request, urgent=urgent)

    monkeypatch.setattr(Renderer, "_draw", noted)
    gate.open()
    match_id, channel = await opened(busy, 0)
    await busy.bot.outbox.idle()
    sam = busy.person("Sam", channel)
    for command in ("table board", "table remaining"):
        await sam.slash(command)
    assert asked == [(DrawingRequest, True), *[(DrawingRequest, False)] * 2]
    await played(busy, 0, match_id)
    await busy.bot.outbox.idle()
    assert set(asked[3:]) == {(DrawingRequest, True), (PlotRequest, True)}
