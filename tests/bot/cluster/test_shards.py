"""Which servers a process serves, and what a host may write."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.cluster.shards import EVERY_SHARD, ServedShards, read_shards
from bot.settings import Settings
from bot.storage.errors import StorageError
from bot.storage.lock import lock
from tests.bot.test_app import refusal


def on_shard(number: int, count: int, minute: int = 0) -> int:
    """An id of a server that is on this shard."""
    return ((minute * count + number) << 22) + 12345


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [
        ("0-3/16", (0, 1, 2, 3), 16),
        ("2/16", (2,), 16),
        (" 5 , 0, 2-3 / 16 ", (0, 2, 3, 5), 16),
        ("0/1", (0,), 1),
    ],
)
def test_shards_are_read(text: str, ids: tuple[int, ...], count: int) -> None:
    assert read_shards(text) == ServedShards(ids, count)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3", "these are no shards"),
        ("a/b", "these are no shards"),
        ("-1/2", "these are no shards"),
        ("2/2", "of 2 shards the last is 1"),
        ("3-1/4", "3-1 is empty"),
        ("0,0-1/4", "a shard is named twice"),
        ("0/0", "there may be 1 to"),
        ("0/99999", "there may be 1 to"),
    ],
)
def test_a_wrong_value_is_one_sentence_with_an_example(
    text: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHARDS", text)
    with pytest.raises(CommandError) as seen:
        read_settings()
    assert str(seen.value).startswith(f"wrong settings: SHARDS: {told}")
    assert str(seen.value).endswith("write for example 0-3/16: shards 0 to 3 of 16")


def test_every_server_is_served_by_one_of_all_processes() -> None:
    parts = [read_shards(text) for text in ("0-1/5", "2,4/5", "3/5")]
    for minute in range(20):
        for number in range(5):
            server = on_shard(number, 5, minute)
            assert [part.serves(server) for part in parts].count(True) == 1
            assert next(part for part in parts if part.serves(server)).ids.count(number) == 1
            assert EVERY_SHARD.serves(server)


def test_one_process_leads_and_all_shards_leave_nothing_to_others() -> None:
    assert [read_shards(text).leads for text in ("0-1/3", "2/3")] == [True, False]
    assert [read_shards(text).every for text in ("0-2/3", "1-2/3")] == [True, False]
    assert EVERY_SHARD.leads
    assert EVERY_SHARD.every


def test_shards_are_shown_as_they_are_written() -> None:
    for text in ("0-3/16", "2/16", "0,4-5/16", "0-1,3,5/8"):
        assert str(read_shards(text)) == text


def test_without_the_setting_everything_is_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHARDS", "")
    assert Settings().shards is None
    assert Settings().served is EVERY_SHARD
    monkeypatch.setenv("DISCORD_API", "nirn:8080")
    with pytest.raises(CommandError, match="DISCORD_API: an address begins with http"):
        read_settings()


async def test_some_shards_on_sqlite_are_refused_and_all_are_not(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    with pytest.raises(StorageError, match="several processes need PostgreSQL"):
        await lock(url, read_shards("0/2"))
    held = await lock(url, read_shards("0-1/2"))
    await held.release()


async def test_the_refusal_is_one_line(tmp_path: Path) -> None:
    line = await refusal(tmp_path, code=2, SHARDS="1/2")
    assert line.startswith("meeplepost: SHARDS=1/2 leaves shards to other processes")
