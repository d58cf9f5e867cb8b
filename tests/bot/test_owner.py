"""A database serves its own application, or the sandbox, and refuses any other unchanged."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.owner import SANDBOX, check_owner, claim, left_alone, owner_of
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.preferences import remember
from sandbox.world.people import APPLICATION_ID

OURS, THEIRS = "123456789012345678", "876543210987654321"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.shape-of-a-token-only"


def commands_of(*applications: str | int) -> list[str]:
    """What earlier versions kept of the applications that used a database."""
    return [f"commands-{application}-global" for application in applications]


async def made(file: Path, *keys: str, owner: str | None = None) -> str:
    """The URL of a database with these keys."""
    database = await Database.open(f"sqlite:///{file}")
    for key in keys:
        await remember(database, key, "a digest")
    if owner is not None:
        await claim(database, owner)
    await database.close()
    return f"sqlite:///{file}"


def test_a_token_tells_whose_database_it_is_without_asking_discord() -> None:
    assert owner_of(Settings(discord_token=SecretStr(TOKEN))) == OURS
    for token in ("no.such.token", TOKEN.rpartition(".")[0], "a.b.c"):
        assert owner_of(Settings(discord_token=SecretStr(token))) is None
    assert owner_of(Settings(discord_token=None)) == SANDBOX


@pytest.mark.parametrize("owner", [OURS, SANDBOX])
async def test_a_new_database_is_anybodys_and_then_its_owners(tmp_path: Path, owner: str) -> None:
    url = await made(tmp_path / "x.db")
    for anybody in (OURS, THEIRS, SANDBOX, None):
        await check_owner(url, anybody)
    await made(tmp_path / "x.db", owner=owner)
    await check_owner(url, owner)
    for other in {OURS, THEIRS, SANDBOX} - {owner}:
        with pytest.raises(StorageError, match=r"x\.db"):
            await check_owner(url, other)


async def test_a_token_that_tells_nothing_is_no_way_into_the_sandboxs(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="belongs to the sandbox, not to this token's"):
        await check_owner(await made(tmp_path / "x.db", owner=SANDBOX), None)


@pytest.mark.parametrize(
    ("used_by", "fits", "refused"),
    [
        ([OURS], [OURS, None], [THEIRS, SANDBOX]),
        ([APPLICATION_ID], [SANDBOX, str(APPLICATION_ID)], [OURS]),
        ([OURS, APPLICATION_ID], [OURS], [THEIRS, SANDBOX]),
        ([OURS, THEIRS], [OURS, THEIRS], ["5", SANDBOX]),
        ([], [OURS, THEIRS, SANDBOX], []),
    ],
)
async def test_a_database_of_an_earlier_version_is_known_by_the_commands_registered(
    tmp_path: Path, used_by: list[str | int], fits: list[str | None], refused: list[str]
) -> None:
    url = await made(tmp_path / "x.db", *commands_of(*used_by))
    for owner in fits:
        await check_owner(url, owner)
    for owner in refused:
        with pytest.raises(StorageError):
            await check_owner(url, owner)


async def test_a_refusal_says_what_to_do_and_never_the_password(tmp_path: Path) -> None:
    url = await made(tmp_path / "x.db", owner=THEIRS)
    with pytest.raises(StorageError) as refused:
        await check_owner(url, OURS)
    for words in (f"application {THEIRS}", f"application {OURS}", "DISCORD_TOKEN", "--adopt"):
        assert words in str(refused.value)
    with pytest.raises(StorageError, match="used with a token") as refused:
        await check_owner(url, SANDBOX)
    assert f"application {THEIRS}" in str(refused.value)
    url = await made(tmp_path / "y.db", owner=str(APPLICATION_ID))
    with pytest.raises(StorageError, match=f"belongs to application {APPLICATION_ID}, not"):
        await check_owner(url, OURS)


async def test_only_who_takes_it_over_may_claim_another_ones(tmp_path: Path) -> None:
    url = await made(tmp_path / "x.db", *commands_of(THEIRS), owner=THEIRS)
    database = await Database.open(url)
    with pytest.raises(StorageError, match=THEIRS):
        await claim(database, OURS)
    await claim(database, OURS, adopt=True)
    await database.close()
    await check_owner(url, OURS)
    with pytest.raises(StorageError, match=OURS):
        await check_owner(url, THEIRS)


async def test_a_refused_database_stays_as_it_is_also_after_a_crash(tmp_path: Path) -> None:
    """With its log, in which all of it stands."""
    folder = tmp_path / "crashed"
    folder.mkdir()
    database = await Database.open(f"sqlite:///{tmp_path}/x.db")
    await claim(database, THEIRS)
    for file in ("x.db", "x.db-wal"):
        shutil.copyfile(tmp_path / file, folder / file)
    await database.close()
    with closing(sqlite3.connect(f"file:{folder}/x.db?immutable=1", uri=True)) as alone:
        assert not alone.execute("select 1 from sqlite_master where name = 'meta'").fetchall()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(StorageError, match=THEIRS):
        await check_owner(f"sqlite:///{folder}/x.db", OURS)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


async def test_the_sandbox_tells_of_a_database_that_it_leaves_alone(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    file = tmp_path / "meeplepost.sqlite3"
    assert await left_alone(settings) is None
    await made(file, *commands_of(APPLICATION_ID))
    told = await left_alone(settings)
    assert told is not None
    assert f"{file} holds games of an earlier sandbox" in told
    assert f"DATABASE_URL=sqlite:///{file} opens it" in told
    file.unlink()
    await made(file, owner=OURS)
    assert await left_alone(settings) == (
        f"{file} belongs to application {OURS} and stays as it is: DISCORD_TOKEN is not set."
    )
    file.write_text("no database at all, but long enough" * 100)
    assert await left_alone(settings) is None
    assert settings.of_sandbox().database == f"sqlite:///{tmp_path}/sandbox.sqlite3"
    assert settings.of_sandbox().backup_hours == 0  # they would push out the bot's
