"""One process a database: a second one is refused, whatever became of the first."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cluster.cluster import THINKERS, Purpose
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import FileLock, in_use, lock, taken_by_another
from sandbox.web.driver import Remote, SimulatedUser
from tests.bot.test_app import forked_bot, online, refusal
from tests.e2e.house import address_of, ended, spawn
from tests.forking import ForkedProcess
from tests.painted import share_pictures
from tests.sandbox.proof import PATIENCE


@asynccontextmanager
async def serving(folder: Path, **more: str) -> AsyncGenerator[ForkedProcess]:
    """A bot that answers."""
    folder.mkdir(exist_ok=True)
    share_pictures(folder)
    running = await forked_bot(folder, EMOJIS="false", **more)
    try:
        async with Remote(await address_of(running)) as box:
            await online(box)
            assert (await SimulatedUser(box, "Anna").slash("turns")).private
            yield running
    finally:
        running.kill()
        await running.wait()


async def cli(folder: Path, *words: str) -> str:
    """What a command says that goes well."""
    done = await ended(await spawn("bot", *words, DATA_DIR=str(folder)))
    assert done.code == 0, done
    return done.output


@pytest.mark.timeout(300)  # several processes
async def test_a_second_process_on_one_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sandbox.sqlite3"
    async with serving(tmp_path) as first:
        line = await refusal(tmp_path)
        assert "Another Meeplepost runs on the database" in line
        assert str(file) in line
        assert "running games: 0" in await cli(tmp_path, "doctor")
        assert "copy.sqlite3" in await cli(tmp_path, "backup", str(tmp_path / "copy.sqlite3"))
        assert in_use(file)
        first.kill()
        await first.wait()
    assert not in_use(file)
    async with serving(tmp_path) as again:
        again.terminate()
        assert await again.wait() == 0
    assert not Path(f"{file}.lock").exists()


async def test_another_way_to_the_same_file_is_no_way_around(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    held = await lock(f"sqlite:///{tmp_path}/x.db")
    for way in ("link.db", "folder/../x.db"):
        assert in_use(tmp_path / way)
        with pytest.raises(StorageError, match="Another Meeplepost runs"):
            await lock(f"sqlite:///{tmp_path}/{way}")
    await held.release()


RUNS = "Another Meeplepost runs on the database {}; stop it first"
HAS = "Another Meeplepost on the database {} has shard 1 of 2; stop it first"
SHARE = "give each its own shards of the same number of shards (SHARDS)"


@pytest.mark.parametrize(
    ("taken", "purpose", "told"),
    [
        ("", "alone", f"{RUNS}."),
        ("", "serve", f"{RUNS}, or give this one a database of its own (DATA_DIR, DATABASE_URL)."),
        ("shard 1 of 2", "alone", f"{HAS}."),
        ("shard 1 of 2", "serve", f"{HAS}, or {SHARE}."),
        (THINKERS, "alone", "`python -m bot players` works on the database {}; stop it first."),
    ],
)
def test_whoever_is_refused_is_told_who_runs_where_and_what_to_do(
    taken: str, purpose: Purpose, told: str
) -> None:
    held = FileLock(Path("x.db"))
    held.taken = taken
    server = Database.as_it_is("postgresql://anna:secret@host/name")
    name = "postgresql://anna:***@host/name"
    assert taken_by_another(server, held, purpose) == told.format(name)
    file = Database.as_it_is("sqlite:///x.db")
    assert taken_by_another(file, held, purpose) == told.format("x.db")


async def test_of_many_that_start_at_once_one_gets_the_lock(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    locks = [FileLock(file) for _ in range(20)]
    for round_ in range(20):
        taken = [held for held in locks if await held.take()]
        assert len(taken) == 1, round_
        await taken[0].release()


async def test_a_process_that_is_just_ending_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.lock.PATIENCE", PATIENCE)
    url = f"sqlite:///{tmp_path}/x.db"
    first = await lock(url)
    second = asyncio.create_task(lock(url))
    await asyncio.sleep(0.2)
    assert not second.done()
    await first.release()
    await (await second).release()


async def test_a_deleted_lock_is_taken_anew_and_gone_if_another_bot_was_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.lock.LOOK_EVERY", 0.01)
    file, held, other = tmp_path / "x.db", FileLock(tmp_path / "x.db"), FileLock(tmp_path / "x.db")
    assert await held.take()
    watching = asyncio.create_task(held.watch())
    Path(f"{file}.lock").unlink()
    async with asyncio.timeout(PATIENCE):
        while not in_use(file):
            await asyncio.sleep(0.01)
        assert not watching.done()
        Path(f"{file}.lock").unlink()
        assert await other.take()
        await watching
    await held.release()
    assert in_use(file)
    await other.release()


async def test_a_forked_child_does_not_hold_the_lock_on(tmp_path: Path) -> None:
    """Programs that the bot starts do not inherit it."""
    held = FileLock(tmp_path / "x.db")
    assert await held.take()
    child = subprocess.Popen(["sleep", "60"], close_fds=False)
    try:
        await held.release()
        again = FileLock(tmp_path / "x.db")
        assert await again.take()
        await again.release()
    finally:
        child.kill()
        child.wait()


async def test_a_folder_in_which_nothing_can_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match=r"x\.db cannot be opened"):
        await lock(f"sqlite:///{tmp_path}/file/x.db")
