"""Thinking processes: what they answer, and what becomes of a computation when one is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.matches.table.play import GamePosition, replay, set_up
from bot.processes.thinkers import MOST_MB, Priority, Thinkers, ThinkingFailed, ThinkingStopped
from bot.processes.thinking import think, think_through
from rules import GAMES
from rules.game import AnyGame, Illegal
from tests import work
from tests.forking import forked_child
from tests.processes import alive, fill_up
from tests.sandbox.proof import soon
from tests.toy import TOY


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """One thinking process."""
    found = Thinkers()
    yield found
    await found.close()


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking processes need not be loaded anew, where nothing is about how they begin or end."""
    monkeypatch.setattr("bot.processes.pool.spawn", forked_child)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where computations note that they were made."""
    return tmp_path / "notes"


def begun(game: AnyGame) -> GamePosition:
    """A game in which somebody has to decide."""
    position = set_up(game, game.meta.seats[0], {}, "thinking").settled()
    return replace(position, played=())


def noted(notes: Path) -> list[str]:
    return notes.read_text().split() if notes.exists() else []


@pytest.mark.usefixtures("forked")
async def test_every_game_is_thought_about_elsewhere_as_it_is_here(thinkers: Thinkers) -> None:
    for game in (*GAMES.values(), TOY):
        position = begun(game)
        asked = (position, game.to_act(position.state)[0], "beginner")
        assert await thinkers.ask(think, *asked) == think(*asked)
        assert await thinkers.ask(think_through, *asked) == think_through(*asked)
    first = begun(TOY)
    bid = think(first, 0, "beginner")
    last = replace(replay(first, ((0, text) for text in bid)), played=())
    assert [text.split()[0] for text in think(last, 1, "beginner")] == ["bid"]
    assert [text.split()[0] for text in think_through(last, 1, "beginner")][:2] == ["bid", "paint"]


async def test_it_holds_the_rules_and_nothing_of_discord_or_the_database(
    thinkers: Thinkers,
) -> None:
    position = begun(GAMES["carcassonne"])
    await thinkers.ask(think, position, 0, "beginner")
    found = await thinkers.ask(work.modules)
    assert "rules" in found
    assert not found & {"discord", "sqlalchemy", "aiohttp", "PIL", "fluent"}


async def test_computations_stand_back_in_another_process(thinkers: Thinkers, notes: Path) -> None:
    first = await thinkers.ask(work.note, notes)
    assert first == await thinkers.ask(work.note, notes) == thinkers.processes[0].pid
    assert first != os.getpid()
    niceness, scheduling = await thinkers.ask(work.standing)
    assert niceness >= min(19, os.nice(0) + 10)
    assert scheduling == os.SCHED_BATCH


@pytest.mark.usefixtures("forked")
async def test_what_the_function_raises_is_raised_here(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Illegal) as refused:
        await thinkers.ask(work.refuse, "not-here")
    assert (refused.value.reason, refused.value.details) == ("not-here", {"cell": "B7"})
    with pytest.raises(ZeroDivisionError) as failed:
        await thinkers.ask(divmod, 1, 0)
    assert "Traceback" in failed.value.__notes__[0]
    before = thinkers.processes[0].pid
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(work.fail_oddly)
    assert "fail_oddly" in caplog.text
    assert thinkers.processes[0].pid == before


@pytest.mark.usefixtures("forked")
async def test_a_process_that_fails_three_times_in_a_row_is_replaced(
    thinkers: Thinkers, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await thinkers.ask(work.note, notes)
    for _ in range(2):
        assert await thinkers.ask(work.note, notes) == first
        for _ in range(2):
            with pytest.raises(ThinkingFailed):
                await thinkers.ask(work.fail_oddly)
    assert thinkers.processes[0].pid == first
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(work.fail_oddly)
    assert thinkers.processes[0].pid != first
    assert "is started again: it failed 3 times in a row, at last: tests.work." in caplog.text


async def test_what_a_process_writes_stands_in_the_log(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    """So that it has the log's format, whichever that is; a line without an end does not end it."""
    await thinkers.ask(work.warn, f"{'endless' * 1_000_000}\nno room\nat all")
    lines = ["a thinking process: no room", "a thinking process: at all"]
    await soon(lambda: caplog.messages[-2:] == lines)


@pytest.mark.usefixtures("forked")
async def test_a_computation_lost_with_its_process_is_made_again_once(
    thinkers: Thinkers, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await thinkers.ask(work.die, notes, 1) == thinkers.processes[0].pid
    assert len(set(noted(notes))) == 2
    assert "a thinking process was lost and is started again: it ended with -9" in caplog.text
    with pytest.raises(ThinkingFailed, match="lost twice"):
        await thinkers.ask(work.die, notes, 5)
    assert len(noted(notes)) == 4
    assert len(set(noted(notes)[2:])) == 2
    assert await thinkers.ask(work.note, notes) == thinkers.processes[0].pid


async def test_a_process_that_was_killed_while_idle_costs_nothing(
    thinkers: Thinkers, notes: Path
) -> None:
    first = await thinkers.ask(work.note, notes)
    os.kill(first, signal.SIGKILL)
    assert await thinkers.ask(work.note, notes) != first
    assert len(noted(notes)) == 2


@pytest.mark.usefixtures("forked")
@pytest.mark.timeout(300)  # its processes stand back behind all others
async def test_who_computes_without_end_is_ended(notes: Path) -> None:
    thinkers = Thinkers(longest=1)
    with pytest.raises(ThinkingFailed, match="ended with -24"):
        await thinkers.ask(work.spin, notes)
    assert len(set(noted(notes))) == 2
    assert await thinkers.ask(work.note, notes) != os.getpid()
    await thinkers.close()


async def test_cancelling_ends_the_process_and_frees_its_place(
    thinkers: Thinkers, notes: Path
) -> None:
    asked = asyncio.create_task(thinkers.ask(work.sleep, notes))
    await soon(lambda: len(noted(notes)) == 1)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert not alive(int(noted(notes)[0]))
    assert await thinkers.ask(work.note, notes) == thinkers.processes[0].pid


@pytest.mark.usefixtures("forked")
async def test_what_waits_goes_by_its_priority(thinkers: Thinkers, notes: Path) -> None:
    await thinkers.ask(work.note, notes, "first")
    asked = [
        thinkers.ask(work.note, notes, f"{kind.name}", priority=kind)
        for kind in (Priority.REVIEW, Priority.REVIEW, Priority.HINT, Priority.TURN)
    ]
    await asyncio.gather(*asked)
    assert noted(notes) == ["first", "REVIEW", "TURN", "HINT", "REVIEW"]


async def test_closing_waits_for_nobody(notes: Path) -> None:
    thinkers = Thinkers(2)
    asked = [asyncio.create_task(thinkers.ask(work.sleep, notes)) for _ in range(4)]
    await soon(lambda: len(noted(notes)) == 2)
    await thinkers.close()
    for one in asked:
        with pytest.raises(ThinkingStopped):
            await one
    assert not any(alive(int(pid)) for pid in noted(notes))
    with pytest.raises(ThinkingStopped):
        await thinkers.ask(work.note, notes)
    assert len(noted(notes)) == 2


async def test_a_process_that_holds_too_much_is_replaced_after_its_answer(
    thinkers: Thinkers, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first = await thinkers.ask(work.note, notes)
    assert await thinkers.ask(work.grow, MOST_MB) == first
    assert await thinkers.ask(work.note, notes) != first
    assert "a thinking process holds" in caplog.text
    assert not alive(first)


async def test_a_process_that_meets_its_memory_limit_is_replaced_and_the_answer_found(
    thinkers: Thinkers, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await thinkers.ask(work.note, notes)
    fill_up(first)
    assert await thinkers.ask(work.grow, 100) != first
    assert "a thinking process was lost and is started again: it met its memory" in caplog.text


async def test_a_process_ends_when_there_was_nothing_to_do_for_a_while(
    notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(lasts=0.1)
    first = await thinkers.ask(work.note, notes)
    await soon(lambda: thinkers.processes[0].pid is None)
    assert not alive(first)
    assert await thinkers.ask(work.note, notes) != first
    assert caplog.text == ""
    await thinkers.close()
