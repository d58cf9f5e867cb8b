"""Tables that nobody plays on: told before, then closed or archived, and brought back."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.matches.table.model import DAY
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    AskUndo,
    ChooseLocale,
    Close,
    FindChannel,
    Invite,
    Join,
    Person,
    Place,
    Refused,
    Request,
    Restore,
    Resume,
    Start,
    Stay,
    TakeSeat,
    Tidy,
    Watch,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club, club_of, refused
from tests.matches.recording_sender import deliver

BALCONY, ELSEWHERE = Place(7, 71), Place(7, 72)
MOD = Person(9, "Mod", frozenset({HOME.channel_id}))


async def after(club: Club, days: float) -> None:
    """Time passes, and what is due then is seen to, as the worker does it."""
    club.now += days * DAY
    for match, at in await club.matches.due.next_tidying():
        if at <= club.now:
            await club.matches.submit(f"tidy:{match}:{at}", SYSTEM, match, Tidy())


async def told(club: Club, channel: int = HOME.channel_id) -> list[str]:
    """What a channel has been told since."""
    sender = await deliver(club)
    return sender.told(channel)


async def status(club: Club, match: str) -> str:
    return (await club.table(match)).status


async def archived(club: Club, people: int = 2) -> str:
    """A game that nobody has played on for a month."""
    match = await club.running(people)
    await after(club, 27)
    await after(club, 3)
    assert await status(club, match) == "archived"
    await told(club)
    return match


async def test_a_lobby_that_nobody_joins_is_told_and_closes_after_a_week(club: Club) -> None:
    match = await club.lobby()
    await after(club, 5.9)
    assert await told(club) == []
    await after(club, 0.2)
    assert await told(club) == ["idle-lobby"]
    assert await status(club, match) == "lobby"
    ((_, question),) = await club.matches.queries.asked_of(ANNA.id, club.now)
    assert question.kind == "closing"
    assert question.args["at"] == pytest.approx(club.now + DAY, abs=10)
    await after(club, 1)
    assert await told(club) == ["closed-idle"]
    assert await status(club, match) == "closed"
    assert await club.matches.due.next_tidying() == []


@pytest.mark.parametrize("request_", [Join(), ChooseLocale("zh-CN"), Stay()])
async def test_whatever_happens_in_a_lobby_keeps_it_open(club: Club, request_: Request) -> None:
    match = await club.lobby()
    await after(club, 6.1)
    person = BERT if isinstance(request_, Join) else ANNA
    await club.ask(person, match, request_)
    await after(club, 5.9)
    assert await status(club, match) == "lobby"
    assert await told(club) == ["idle-lobby"]
    await after(club, 0.2)
    assert await told(club) == ["idle-lobby"]


async def test_only_those_of_a_lobby_keep_it_open(club: Club) -> None:
    match = await club.lobby()
    assert await refused(club, DORA, match, Stay()) == "not-theirs"
    await club.ask(MOD, match, Stay())


async def test_a_game_without_a_move_is_told_and_archived_after_a_month(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await told(club)
    await after(club, 27)
    assert await told(club) == ["idle-game"]
    await club.ask(ANNA, match, ChooseLocale("zh-CN"))
    assert await told(club) == ["locale-chosen"]
    await after(club, 3)
    sender = await deliver(club)
    assert sender.told(HOME.channel_id) == sender.told(BALCONY.channel_id) == ["archived"]
    table = await club.table(match)
    assert table.status == "archived"
    assert table.awaited == {}
    assert await club.matches.due.computers_to_move() == {}
    assert await club.matches.due.next_reminders() == []
    assert await club.matches.queries.waiting_for(ANNA.id) == ()
    await club.lobby()


async def test_a_move_begins_the_month_anew(club: Club) -> None:
    match = await club.running(2)
    await after(club, 27)
    await club.bid(match, ANNA)
    await after(club, 26.9)
    assert await status(club, match) == "running"
    await told(club)
    await after(club, 0.2)
    assert await told(club) == ["BidMade", "idle-game"]  # the bid was to be told with what follows


async def test_a_bot_that_was_down_tells_first_and_waits(club: Club) -> None:
    lobby, game = await club.lobby(), await club.running(2, Place(7, 75))
    again = club_of(club.database, first_id=1000)
    again.now = club.now
    await after(again, 100)
    assert await told(again) == ["idle-lobby"]
    assert (await status(again, lobby), await status(again, game)) == ("lobby", "running")
    await after(again, 0.9)
    assert await status(again, lobby) == "lobby"
    await after(again, 3)
    assert (await status(again, lobby), await status(again, game)) == ("closed", "archived")


async def test_seen_to_twice_it_is_told_once(club: Club) -> None:
    match = await club.lobby()
    ((_, at),) = await club.matches.due.next_tidying()
    club.now += 6 * DAY
    for _ in range(2):
        await club.matches.submit(f"tidy:{match}:{at}", SYSTEM, match, Tidy())
    assert await refused(club, SYSTEM, match, Tidy()) == "stale"
    assert await told(club) == ["idle-lobby"]


async def test_a_paused_game_is_archived_after_ninety_days(club: Club) -> None:
    match = await club.running(2)
    paused = sa.update(schema.matches).values(paused_at=club.now, tidy_at=None)
    await club.database.write(lambda connection: connection.execute(paused))
    await club.ask(SYSTEM, match, Tidy())
    await after(club, 86)
    assert "idle-paused" not in await told(club)
    await after(club, 1.1)
    assert await told(club) == ["idle-paused"]
    await after(club, 3)
    assert await status(club, match) == "archived"
    await club.ask(BERT, match, Restore(HOME))
    table = await club.table(match)
    assert (table.status, table.awaited) == ("running", {})
    assert "restored-paused" in await told(club)
    await club.ask(ANNA, match, Resume())
    assert set((await club.table(match)).awaited.values()) == {ANNA.id, BERT.id}
    await nobody_is_left(club, match)
    await after(club, 87.1)
    (warned,) = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id] if d.notice]
    assert warned.args["who"] == "1 2", "those in whose place computer players play"
    await after(club, 3)
    for request in (TakeSeat(1), Resume()):
        assert await refused(club, BERT, match, request) == "archived"
    await club.ask(BERT, match, Restore(HOME))
    await club.ask(BERT, match, Resume())
    table = await club.table(match)
    assert (table.paused_at, table.people, table.awaited.get(1)) == (None, 1, BERT.id)


async def nobody_is_left(club: Club, match: str) -> None:
    """The game is paused, with computer players in everybody's place."""
    paused = sa.update(schema.matches).values(paused_at=club.now, tidy_at=None)
    await club.database.write(lambda connection: connection.execute(paused))
    left = sa.update(schema.seats).values(computer="sound")
    await club.database.write(lambda connection: connection.execute(left))
    await told(club)
    await club.ask(SYSTEM, match, Tidy())


async def test_tables_of_a_game_that_is_not_known_any_more_are_closed_and_archived_untold(
    club: Club,
) -> None:
    lobby, running = await club.lobby(), await club.running(2, BALCONY)
    await told(club)
    await club.database.write(lambda c: c.execute(sa.update(schema.matches).values(game="chess")))
    for days in (6.1, 1.1, 20, 3.1):
        await after(club, days)
    assert await status(club, lobby) == "closed"
    assert await status(club, running) == "archived"
    assert await told(club) == await told(club, BALCONY.channel_id) == []


async def test_what_waits_of_a_game_that_is_not_known_any_more_is_left_out(club: Club) -> None:
    """No message can be made of it: to try that would hold up whatever comes after it."""
    lobby = await club.lobby(2)
    await told(club)
    await club.ask(ANNA, lobby, Invite(CLEO.id, "Cleo"))
    await club.database.write(lambda c: c.execute(sa.update(schema.matches).values(game="chess")))
    assert await told(club) == []
    left = sa.select(sa.func.count()).select_from(schema.outbox)
    assert await club.database.read(lambda c: c.execute(left).scalar()) == 0


async def test_tables_of_a_former_version_count_from_their_last_change(club: Club) -> None:
    old, new = await club.lobby(), await club.lobby(place=BALCONY)
    for match, days in ((old, 30), (new, 2)):
        was = {"tidy_at": None, "changed_at": club.now - days * DAY}
        query = sa.update(schema.matches).where(schema.matches.c.id == match).values(was)
        await club.database.write(lambda c, query=query: c.execute(query))
    assert set(await club.matches.due.never_tidied()) == {old, new}
    begun = club.now
    for match in (old, new):
        await club.ask(SYSTEM, match, Tidy())
    assert await club.matches.due.never_tidied() == []
    due = dict(await club.matches.due.next_tidying())
    assert due[old] == pytest.approx(begun + DAY, abs=10)
    assert due[new] == pytest.approx(begun + 4 * DAY, abs=10)


async def test_a_player_brings_an_archived_game_back_where_it_stood(club: Club) -> None:
    match = await archived(club)
    before = await club.table(match)
    answer = await club.ask(BERT, match, Restore(HOME))
    assert (answer.key, answer.args) == ("restored", {"channel": HOME.channel_id})
    assert await told(club) == ["restored", "board"]
    table = await club.table(match)
    assert table.status == "running"
    assert table.state == before.state
    assert set(table.awaited.values()) == {ANNA.id, BERT.id}
    assert await club.matches.due.next_reminders()
    await club.bid(match, ANNA)
    assert await refused(club, BERT, match, Restore(HOME)) == "not-archived"


async def test_who_may_bring_a_game_back_and_where(club: Club) -> None:
    match = await archived(club)
    for person in (DORA, CLEO):
        assert await refused(club, person, match, Restore(HOME)) == "not-theirs"
    assert await refused(club, MOD, match, Restore(ELSEWHERE)) == "not-theirs"
    assert await refused(club, ANNA, match, Restore(Place(8, 80))) == "other-server"
    lobby = await club.lobby()
    assert await refused(club, ANNA, match, Restore(HOME)) == "channel-busy"
    assert await refused(club, SYSTEM, lobby, FindChannel()) == "stale"
    gone = sa.update(schema.matches).values(channel_gone=True)
    await club.database.write(lambda c: c.execute(gone))
    await club.ask(ANNA, match, Restore(ELSEWHERE))
    table = await club.table(match)
    assert (table.place, table.channel_gone) == (ELSEWHERE, False)
    assert await told(club, ELSEWHERE.channel_id) == ["restored", "board"]


async def test_what_was_not_told_yet_is_told_where_the_game_goes_on(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await after(club, 27)
    await after(club, 2.9)
    await told(club)
    await club.ask(ANNA, match, AskUndo())
    await after(club, 0.2)
    assert (await status(club, match), (await club.table(match)).undo) == ("archived", None)
    await club.ask(ANNA, match, Restore(ELSEWHERE))
    sender = await deliver(club)
    words = sender.told(ELSEWHERE.channel_id)
    assert words == ["undo-asked", "archived", "restored", "board"]
    archive = sender.delivered[ELSEWHERE.channel_id][1].notice
    assert archive is not None
    assert archive.args["who"] == str(BERT.id)


async def test_computers_play_on_when_a_game_is_back(club: Club) -> None:
    match = await club.lobby()
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    await after(club, 27)
    await after(club, 3)
    assert await club.matches.due.computers_to_move() == {}
    await club.ask(ANNA, match, Restore(HOME))
    assert match in await club.matches.due.computers_to_move()


async def test_an_archived_game_tells_no_secrets_and_takes_no_moves(club: Club) -> None:
    match = await archived(club)
    with pytest.raises(Refused, match="export-running"):
        await club.matches.queries.record(match)
    with pytest.raises(Refused, match="archived"):
        await club.bid(match, ANNA)
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "not-open"
    await club.ask(ANNA, match, Close())
    assert await club.matches.queries.record(match)
