"""What turns changed on the board: in public posts, for a seat since it decided, and in drafts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest_asyncio

from bot.matches.submit import Matches
from bot.matches.table import codec
from bot.matches.table.changed import along
from bot.matches.table.model import Table
from bot.matches.table.posts import TurnPost
from bot.matches.table.requests import Choose, Join, Open, Start
from bot.storage.database import Database
from rules.changes import Change
from tests.example.rules.reversi import GAME
from tests.example.rules.reversi.box import CELLS
from tests.matches.conftest import ANNA, BERT, HOME, Club
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of


@pytest_asyncio.fixture
async def discs(database: Database) -> Club:
    """A club that plays Reversi."""
    club = Club(database, Matches(database, {"reversi": GAME}, patience=0))
    club.matches.clock = lambda: club.now
    return club


async def begun(club: Club) -> str:
    match = (await club.ask(ANNA, None, Open("reversi", HOME, "en", {}))).match_id
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, Start())
    return match


async def place(club: Club, match: str, confirm: bool = True) -> tuple[Table, str]:
    """Whoever is on turn places a disc where it goes first; the table before, and the cell."""
    table = await club.table(match)
    seat = int(table.state.turn)
    action = GAME.legal(table.state, seat)[0]
    await club.ask((ANNA, BERT)[seat], match, Choose((str(action),), confirm=confirm))
    return table, action.cell


def cells(found: tuple[Change, ...]) -> dict[str, int]:
    """Where discs are new, placed or turned, with their numbers."""
    return {change.place: change.number for change in found if change.kind == "new"}


def turns(pigeon: RecordingSender) -> list[TurnPost]:
    """The turns that the table's channel was told."""
    return [d.turn for d in pigeon.delivered[HOME.channel_id] if d.turn is not None]


async def test_a_post_tells_all_that_its_turn_changed(discs: Club) -> None:
    pigeon = RecordingSender()
    async with outbox_of(discs, pigeon) as outbox:
        match = await begun(discs)
        await outbox.idle()
        before, cell = await place(discs, match)
        await outbox.idle()
    first, turn = turns(pigeon)
    after = (await discs.table(match)).state.discs
    differs = {CELLS[at] for at, disc in enumerate(after) if disc != before.state.discs[at]}
    assert first.changes == ()
    assert cell in differs
    assert cells(turn.changes) == dict.fromkeys(differs, 1)


async def test_turns_told_in_one_post_are_numbered_on(discs: Club) -> None:
    pigeon = RecordingSender()
    pigeon.gate.set()
    match = await begun(discs)
    begin = (await discs.table(match)).state
    placed = [(await place(discs, match))[1] for _ in range(3)]
    await deliver(discs, pigeon)
    (turn,) = turns(pigeon)
    found = turn.changes
    assert cells(found)[placed[0]] == 1
    assert cells(found)[placed[2]] == max(cells(found).values()) > 1
    after = (await discs.table(match)).state.discs
    assert set(cells(found)) == {CELLS[at] for at in range(64) if after[at] != begin.discs[at]}


async def test_a_post_stored_by_a_former_version_has_no_changes(discs: Club) -> None:
    match = await begun(discs)
    before, _ = await place(discs, match)
    table = await discs.table(match)
    found = along(GAME, before.state, (), None)
    assert found == ()
    past = await discs.matches.queries.past(match)
    assert past is not None
    changes = along(GAME, past.begin, (moment.played for moment in past.moments), None)
    post = TurnPost(
        table.revision, 0, (), GAME.view(table.state, None), (1,), False, changes=changes
    )
    kind, text = codec.dump_post(GAME, post)
    assert codec.load_post(GAME, kind, text) == post
    stored = json.loads(text)
    assert stored.pop("changes")
    assert codec.load_post(GAME, kind, json.dumps(stored)) == replace(post, changes=())


async def test_a_seat_sees_what_changed_since_it_decided(discs: Club) -> None:
    match = await begun(discs)
    assert await discs.matches.queries.changes(match, 0, 0) == ()
    _, own = await place(discs, match)
    table, answer = await place(discs, match)
    after = (await discs.table(match)).state.discs
    differs = {CELLS[at] for at in range(64) if after[at] != table.state.discs[at]}
    seen = cells(await discs.matches.queries.changes(match, 0, 0))
    assert seen == dict.fromkeys(differs, 1)
    assert own not in seen or own in differs
    assert answer in seen
    assert await discs.matches.queries.changes(match, 1, 1) == ()
    assert cells(await discs.matches.queries.changes(match, None, None)) == seen


async def test_who_has_not_decided_yet_sees_everything(discs: Club) -> None:
    match = await begun(discs)
    _, first = await place(discs, match)
    assert first in cells(await discs.matches.queries.changes(match, 1, 1))


async def test_a_table_that_has_not_begun_has_no_changes(discs: Club) -> None:
    match = (await discs.ask(ANNA, None, Open("reversi", HOME, "en", {}))).match_id
    assert await discs.matches.queries.changes(match, None, None) == ()


async def test_a_draft_tells_what_it_changes(discs: Club) -> None:
    match = await begun(discs)
    assert (await discs.matches.draft(match, 0)).changes == ()
    table, cell = await place(discs, match, confirm=False)
    draft = await discs.matches.draft(match, 0)
    differs = {CELLS[at] for at in range(64) if draft.state.discs[at] != table.state.discs[at]}
    assert cell in differs
    assert cells(draft.changes) == dict.fromkeys(differs, 1)
