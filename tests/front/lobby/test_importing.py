"""`/record import` with the whole bot: files as people add them, and what can be done with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.limits import MAX_RECORD_BYTES
from rules.record import Record, parse
from sandbox.web.driver import Reply, files, pictures, text_of, upload
from sandbox.world.people import person_named
from tests.front.conftest import House, has, tap, whole_turn
from tests.front.looking_back.test_replay import replayed

SEEDS = Path(__file__).parents[3] / "seeds"
WHOLE = (SEEDS / "tigris" / "two-seats-fixed.game").read_text(encoding="utf-8")

BEGUN = """game carcassonne
names Ada, 李白
seed by-letter
fixed land V D U

1 place N13 0
1 deploy road
"""


async def imported(house: House, text: str | bytes, name: str = "Anna", **more: str) -> Reply:
    """A person's answer to a record they add."""
    content = text.encode() if isinstance(text, str) else text
    given: dict[str, Any] = {"record": upload("x.game", content), **more}
    reply = await house.person(name).slash("record import", **given)
    await house.bot.outbox.idle()
    return reply


async def exported(house: House, name: str = "Sam") -> Record:
    """The record that the channel's table gives out again."""
    (told,) = files((await house.person(name).slash("record export")).message)
    return parse((await house.bot.client.http.get_from_cdn(told["url"])).decode())


async def test_a_whole_game_is_shown_with_its_result_and_given_out_unchanged(house: House) -> None:
    record = parse(WHOLE)
    reply = await imported(house, WHOLE)
    match_id = (await house.table_in()).id
    assert match_id in reply.text
    table = await house.bot.matches.table(match_id)
    assert table.status == "finished"
    assert table.names == (record.names or ("Seat 1", "Seat 2"))
    assert all(h.user_id is None and h.computer is None and not h.acts for h in table.seats)
    told, result = (await house.posts())[-2:]
    assert "Anna shows a recorded game here" in text_of(told)
    assert "🥇" in text_of(result)
    assert len(pictures(result)) == 2
    assert "<@" not in text_of(told) + text_of(result)
    again = await exported(house)
    assert again.moves == record.moves
    assert again.fixed == record.fixed
    assert again.seed == record.seed
    assert again.result is not None


async def test_it_can_be_looked_through_like_any_other(house: House) -> None:
    await imported(house, WHOLE)
    log = await house.person("Ben").slash("table log")
    assert "Nothing" not in log.text
    assert log.text.count("\n") > 10
    past = await house.bot.matches.queries.past((await house.table_in()).id)
    assert past is not None
    turns = list(past.turns())
    assert len(turns) > 20
    assert all(
        len({m.played.seat for m in turn if not m.played.action.automatic}) <= 1 for turn in turns
    )


async def test_an_unfinished_game_is_a_closed_table(house: House) -> None:
    await imported(house, BEGUN)
    table = await house.table_in()
    assert (table.status, table.names) == ("closed", ("Ada", "李白"))
    last = (await house.posts())[-1]
    assert len(pictures(last)) == 1
    assert "🥇" not in text_of(last)
    assert (await exported(house)).fixed == {"land": ("V", "D", "U")}
    assert pictures(await replayed(house, "Ben"))


async def test_a_game_is_played_on_by_people_on_its_seats(house: House) -> None:
    reply = await imported(house, BEGUN, use="play")
    match_id = (await house.table_in()).id
    assert match_id in reply.text
    lobby = (await house.posts())[-1]
    told = text_of(lobby)
    assert "Anna" in told
    assert "playing as Ada" in told
    assert "*free* · formerly 李白" in told
    assert "after 2 moves" in told
    assert "Waiting for more players: 2 are needed." in told
    assert "Variants: River: no" in told
    assert not has(lobby, "option")
    assert not has(lobby, "variants")
    assert len(pictures(lobby)) == 1
    await tap(house.person("Ben"), lobby, "join")
    lobby, ready = (await house.posts())[-2:]
    assert "playing as 李白" in text_of(lobby)
    assert "everybody is here" in text_of(ready)
    await tap(house.person("Anna"), lobby, "start")
    assert await house.on_turn(match_id) == ("Ben",)
    told, post = (await house.posts())[-2:]
    assert "goes on from its record, after 2 moves. Anybody who has the record" in text_of(told)
    (begun,) = [text_of(each) for each in await house.posts() if "playing as 李白" in text_of(each)]
    assert "The game goes on from its record. Anybody who has the record can work out" in begun
    assert f"<@{person_named('Ben').id}>" in text_of(post)
    await house.restart()
    confirmed = await whole_turn(house.person("Ben"), post)
    assert not confirmed.failed
    assert await house.on_turn(match_id) == ("Anna",)
    await house.person("Anna").slash("table close")
    record = await exported(house)
    assert [move.text for move in record.moves[:2]] == ["place N13 0", "deploy road"]
    assert len(record.moves) > 2
    assert record.fixed == {"land": ("V", "D", "U")}
    past = await house.bot.matches.queries.past(match_id)
    assert past is not None
    assert len(list(past.turns())) == 3


async def test_an_open_table_goes_on_undisturbed(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    reply = await imported(house, WHOLE, "Emil")
    assert match_id not in reply.text
    assert (await house.table_in()).id == match_id
    assert await house.on_turn(match_id) == ("Anna",)
    (ended,) = await house.bot.matches.queries.tables_ended_in(int(await house.channel_id("table")))
    assert ended.id in reply.text
    suggested = await house.person("Ben").autocomplete("table log", "table")
    assert {match_id, ended.id} <= {choice["value"] for choice in suggested}
    log = await house.person("Ben").slash("table log", table=ended.id)
    assert log.text.count("\n") > 10
    elsewhere = await house.person("Ben", "spectators").slash("table log", table=ended.id)
    assert elsewhere.text.count("\n") == 0
    waiting = await house.bot.matches.queries.waiting_for(person_named("Anna").id)
    assert [table.id for table in waiting] == [match_id]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"\xff\xfe\x00", "not a text file"),
        ("game carcassonne\nseats 2\nseed s\x00\n", "not a text file"),
        ("x" * (MAX_RECORD_BYTES + 1), "100 kB"),
        ("game carcassonne\nseats 2\n\n1 place N13 0\n1 place N13 0\n", "Line 4"),
        ("game carcassonne\n", "does not say “seats”"),
        ("game chess\nseats 2\n", "no game “chess”"),
        ("game carcassonne\nseats 2\nsomething else\n", "Line 3"),
        ("game carcassonne\nseats 9\n", "2"),
        (f"game carcassonne\nseats 2\nseed {'s' * 65}\n", "64 characters"),
        ("game carcassonne\nseats 2\n" + "1 pass\n" * 5001, "5000 moves"),
    ],
)
async def test_what_is_no_record_is_refused_in_words(
    house: House, text: str | bytes, words: str
) -> None:
    before = len(await house.posts())
    reply = await imported(house, text)
    assert words in reply.text.replace(",", "")
    assert len(await house.posts()) == before


async def test_whoever_may_not_write_or_whose_file_is_not_to_be_had_may_not_import(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = AsyncMock(side_effect=ConnectionResetError)
    monkeypatch.setattr("discord.Attachment.read", gone)
    assert "could not be fetched from Discord" in (await imported(house, WHOLE)).text
    await house.allow("Ben", "table", deny=1 << 11)
    assert "may not write here" in (await imported(house, WHOLE, "Ben")).text
    assert await house.bot.matches.queries.table_in(int(await house.channel_id("table"))) is None
