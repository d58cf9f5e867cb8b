"""A start in the wrong place: without the token, or with another one, beside a database in use."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from sandbox.web.driver import Remote
from sandbox.world.people import APPLICATION_ID
from tests.bot.test_app import online
from tests.e2e.house import DATABASE, House, address_of, environment, sandbox
from tests.forking import ForkedProcess, forked

WRONG = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.secret-part-of-a-wrong-token"
SANDBOX = "sandbox.sqlite3"


def contents(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but logs and painted pictures."""
    files = (file for file in folder.iterdir() if file.is_file() and file.suffix != ".log")
    return {file.name: file.read_bytes() for file in files if file.name != "sandbox.json"}


async def refused(house: House, *words: str, **env: str) -> str:
    """The one line of a bot that does not start, and changes nothing."""
    before, log = contents(house.folder), house.folder / "refused.log"
    settings = environment(**house.settings(LOG_LEVEL="WARNING", **env))
    process = await forked("tests.e2e.launcher", *words, env=settings, log=log)
    assert await process.wait() == 1, log.read_text()
    told = log.read_text("utf-8")
    assert told.count("\n") == 1, told
    assert contents(house.folder) == before
    return told


async def started(house: House, *words: str, **env: str) -> ForkedProcess:
    """A bot of which only standard output is read."""
    settings = environment(**house.settings(**env))
    return await forked("tests.e2e.launcher", *words, env=settings)


async def test_a_real_database_is_touched_by_its_own_token_only(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    assert await house.terminate() == 0
    other = await refused(house, DISCORD_TOKEN=WRONG)
    assert (
        f"belongs to application {APPLICATION_ID}, not to application 198622483471925248" in other
    )
    assert not any(part in other for part in WRONG.split("."))
    url = f"sqlite:///{house.folder}/{DATABASE}"
    without = await refused(house, "--port", "0", DISCORD_TOKEN="", DATABASE_URL=url)
    assert f"used with a token (application {APPLICATION_ID})" in without
    assert "Traceback" not in other + without
    await house.start()
    assert "confirmed" in (await house.turn(match_id)).text


async def test_the_sandbox_plays_beside_a_real_database(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    assert await house.terminate() == 0
    before = (house.folder / DATABASE).read_bytes()
    box = await started(house, "--port", "0", DISCORD_TOKEN="")
    async with Remote(await address_of(box)) as remote:
        await online(remote)
    box.send_signal(signal.SIGTERM)
    assert await box.wait() == 0
    assert (house.folder / DATABASE).read_bytes() == before
    with closing(sqlite3.connect(house.folder / SANDBOX)) as database:
        assert database.execute("select count(*) from matches").fetchone() == (0,)
    url = f"sqlite:///{house.folder}/{SANDBOX}"
    assert "belongs to the sandbox" in await refused(house, DATABASE_URL=url)
    await house.start()
    assert "confirmed" in (await house.turn(match_id)).text


async def test_a_database_is_taken_over_when_the_host_says_so(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        await house.start()
        assert await house.terminate() == 0
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            database.execute("update meta set value = '5' where key = 'application'")
        assert "belongs to application 5" in await refused(house)
        for words in (("--adopt",), ()):
            house.running = await started(house, *words)
            await online(house.box)
            assert await house.terminate() == 0
        kept = house.ask_database("select value from meta where key = 'application'")
        assert kept == [(str(APPLICATION_ID),)]
