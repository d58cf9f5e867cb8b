"""`/me forget` and `/me data`: everything that is stored of a person, and nothing left of it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.delivery.delivery import Delivery, Sent
from bot.delivery.errors import DirectRefused
from bot.matches import person_tables
from bot.matches.deeds.personal_data import names_of
from bot.matches.schedule.reminders import store_late_change
from bot.matches.submit import Matches
from bot.matches.table import codec
from bot.matches.table.posts import Notice, Nudge, Reminder
from bot.matches.table.requests import (
    SYSTEM,
    AnswerInvitation,
    AskUndo,
    Choose,
    Close,
    ForgetPerson,
    GiveSeat,
    Invite,
    Join,
    Open,
    Person,
    Place,
    Propose,
    Refused,
    Resign,
    Restore,
    Start,
    TakeSeat,
    Tidy,
    Watch,
)
from bot.storage import schema
from rules import GAMES
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club
from tests.matches.recording_sender import Interrupted, RecordingSender, deliver, outbox_of
from tests.toy import TOY

BIG = Person(987654321012345678, "Biggie 李", manages=frozenset({71}))
BALCONY = Place(7, 71)


async def everything(club: Club) -> str:
    """Every row of the database."""

    def dump(connection: sa.Connection) -> str:
        tables = schema.metadata.sorted_tables
        return "\n".join(
            str(dict(row)) for t in tables for row in connection.execute(sa.select(t)).mappings()
        )

    return await club.database.read(dump)


async def forget(club: Club, person: Person) -> list[str]:
    """The ids of the tables that knew them."""
    club.now += 1
    key = f"forget {club.now}"
    tables = await person_tables.forget(club.matches, key, person, lambda _: "Player")
    return [table.id for table in tables]


async def lived(
    club: Club, who: Person = BIG, first: int = HOME.channel_id
) -> tuple[str, str, str]:
    """Somebody plays, has played, waits in a lobby, hosts, watches, and has chosen this and that.
    The tables are in channels from `first` on."""
    people = club.matches.people
    await people.choose_zone(who.id, "Asia/Shanghai")
    await people.choose_mentions(who.id, "direct")
    await people.take_holiday(who.id, "3")
    running = (await club.ask(who, None, Open("toy", Place(7, first), "en"))).match_id
    await club.ask(ANNA, running, Join())
    await club.ask(who, running, Start())
    table = await club.table(running)
    await club.ask(who, running, Choose((f"bid {min(table.state.hands[0])}",)))
    lobby = (await club.ask(ANNA, None, Open("toy", Place(7, first + 2), "en"))).match_id
    await club.ask(who, lobby, Join())
    over = (await club.ask(who, None, Open("toy", Place(7, first + 3), "en"))).match_id
    await club.ask(BERT, over, Join())
    await club.ask(who, over, Start())
    await club.ask(who, over, Close())
    await club.ask(who, running, Watch(Place(7, first + 1), "en"))
    review = {"match_id": over, "user_id": who.id, "seat": 0, "asked_at": 1.0, "done": True}
    made = sa.insert(schema.reviews).values(**review, turns="[]")
    await club.database.write(lambda connection: connection.execute(made))
    return running, lobby, over


async def test_a_person_is_known_by_every_name_that_a_table_has_of_them(club: Club) -> None:
    match = await club.lobby(2)
    for person, name in ((CLEO, "Clea"), (DORA, "Theodora")):
        await club.ask(ANNA, match, Invite(person.id, name))
    table, bertie = await club.table(match), replace(BERT, name="Bertie")
    assert names_of(table, bertie) == {"Bertie", BERT.name}
    assert names_of(table, CLEO) == {CLEO.name, "Clea"}


async def test_nothing_is_left_of_a_person_who_is_forgotten(club: Club) -> None:
    running, lobby, over = await lived(club)
    assert str(BIG.id) in await everything(club)
    assert set(await forget(club, BIG)) == {running, lobby, over}
    await club.database.write(lambda c: store_late_change(c, running, BIG.id, "late-confirm"))
    left = await everything(club)
    assert str(BIG.id) not in left
    assert "Biggie" not in left
    playing = await club.table(running)
    assert (playing.seats[0].name, playing.seats[0].computer) == ("Player 1", "sound")
    assert playing.host_id == ANNA.id
    assert [h.name for h in (await club.table(lobby)).seats] == ["Anna"]
    assert (await club.table(over)).host_id == BERT.id
    assert (await club.matches.queries.followers(running))[0].user_id == 0


async def waiting(club: Club) -> dict[str, dict[str, Any]]:
    """The arguments of the notices in the outbox, by their keys."""
    query = sa.select(schema.outbox.c.payload).where(schema.outbox.c.kind == "notice")
    rows = await club.database.read(lambda connection: connection.execute(query).scalars().all())
    return {notice["key"]: notice["args"] for notice in map(json.loads, rows)}


async def test_what_waits_to_be_posted_asks_the_others_only(club: Club) -> None:
    match = await begun(club, ANNA, BERT, BIG)
    await club.ask(ANNA, match, Propose("pause"))
    await club.ask(BERT, match, GiveSeat(DORA.id, DORA.name))
    other = (await club.ask(ANNA, None, Open("toy", BALCONY, "en"))).match_id
    await club.ask(ANNA, other, Invite(BIG.id, BIG.name))
    assert (await waiting(club))["pause-asked"]["who"] == f"{BERT.id} {BIG.id}"
    assert "invited" in await waiting(club)
    for people in ((BERT.id, BIG.id), (BIG.id,)):
        reminder = codec.dump_post(TOY, Reminder(1, 0.0, people))
        made = sa.insert(schema.outbox).values(codec.outbox_row(71, match, reminder, 0.0, 0.0))
        await club.database.write(lambda connection, made=made: connection.execute(made))
    await forget(club, BIG)
    reminders = sa.select(schema.outbox.c.payload).where(schema.outbox.c.kind == "remind")
    (reminder,) = await club.database.read(lambda c: c.execute(reminders).scalars().all())
    assert json.loads(reminder)["people"] == [BERT.id]
    left = await waiting(club)
    assert left["pause-asked"]["who"] == str(BERT.id)
    assert left["seat-offered"]["who"] == str(DORA.id)
    assert left["resigned"]["name"] == "Player 3"
    assert "invited" not in left


async def test_a_waiting_post_does_not_tell_whose_turn_is_to_be_taken_back(club: Club) -> None:
    match = await begun(club, ANNA, BERT, BIG)
    await club.bid(match, BIG)
    await club.ask(ANNA, match, AskUndo())
    assert (await waiting(club))["undo-asked-of"]["whose"] == BIG.name
    await forget(club, BIG)
    assert (await waiting(club))["undo-asked-of"]["whose"] == "Player 3"


async def test_a_waiting_post_does_not_tell_that_they_became_host(club: Club) -> None:
    match = await begun(club, ANNA, BERT)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, GiveSeat(BIG.id, BIG.name))
    await club.ask(BIG, match, AnswerInvitation(agree=True, user_id=BIG.id, seat=0))
    assert (await waiting(club))["seat-taken"]["host"] == BIG.name
    await forget(club, BIG)
    assert (await waiting(club))["seat-taken"]["host"] == "Player 1"


async def test_the_seat_of_a_lobby_that_was_held_for_them_is_free(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, Invite(BIG.id, BIG.name))
    await forget(club, BIG)
    table = await club.table(match)
    assert (table.names, table.invited) == (("Anna", "Bert"), ())
    assert "lobby-ready" in await waiting(club), "the last answer that was missing"


async def test_messages_in_whose_data_a_name_happens_to_stand_are_still_sent(club: Club) -> None:
    ed = Person(55, "Ed")
    await club.matches.people.choose_mentions(BERT.id, "direct")
    match = await begun(club, ed, ANNA, BERT)
    await club.lobby(1, BALCONY)
    nudge = codec.nudge_row(match, Nudge(BERT.id), club.now)
    mine = codec.nudge_row(match, Nudge(ed.id), club.now)
    to_nobody = codec.dump_post(TOY, Notice("archived", {"who": ""}))
    archived = codec.outbox_row(HOME.channel_id, match, to_nobody, club.now, club.now)
    made = sa.insert(schema.outbox)
    await club.database.write(lambda connection: connection.execute(made, [nudge, mine, archived]))
    told = json.loads(await club.matches.queries.personal_data(ed.id))
    assert [one["channel_id"] for one in told["posts_waiting_that_name_you"]] == [str(ed.id)]
    assert told["answers_that_name_you"] == []
    await forget(club, ed)
    assert "archived" in await waiting(club)
    kinds = sa.select(schema.outbox.c.kind).order_by(schema.outbox.c.id)
    left = await club.database.read(lambda connection: connection.execute(kinds).scalars().all())
    assert [kind for kind in left if kind in ("lobby", "nudge")] == ["lobby", "nudge"]


class Telling(RecordingSender):
    """What its posts look like names whoever played when they were made."""

    async def deliver(self, delivery: Delivery) -> Sent | None:
        sent = await super().deliver(delivery)
        return None if sent is None else replace(sent, retired=" ".join(delivery.table.names))


async def test_a_post_that_was_on_its_way_leaves_no_name_behind(club: Club) -> None:
    await begun(club, ANNA, BIG)
    pigeon = Telling()
    async with outbox_of(club, pigeon, open_gate=False) as outbox:
        while not pigeon.tried:
            await asyncio.sleep(0.005)
        await forget(club, BIG)
        pigeon.gate.set()
        await outbox.idle()
    assert "Biggie" not in await everything(club)


@pytest.mark.parametrize("refuses", [False, True])
async def test_who_is_forgotten_while_they_are_written_to_is_not_known_again(
    club: Club, *, refuses: bool
) -> None:
    await begun(club, ANNA, BIG)
    await club.matches.people.choose_mentions(BIG.id, "direct")

    async def forgotten() -> None:
        await forget(club, BIG)
        if refuses:
            raise DirectRefused("no direct messages")

    await deliver(club, Interrupted(happens=forgotten))
    assert str(BIG.id) not in await everything(club)


async def test_it_may_be_cut_off_and_asked_again(club: Club) -> None:
    running, _, _ = await lived(club)
    await club.ask(BIG, running, ForgetPerson("Player"))
    before = await club.table(running)
    await club.ask(BIG, running, ForgetPerson("Player"))
    assert await club.table(running) == before
    assert running not in await forget(club, BIG)
    assert await forget(club, BIG) == []


async def test_a_table_whose_last_person_is_forgotten_closes(club: Club) -> None:
    running, _, _ = await lived(club)
    await forget(club, ANNA)
    await forget(club, BIG)
    table = await club.table(running)
    assert (table.status, table.host_id) == ("closed", 0)
    assert table.names == ("Player 1", "Player 2")


async def kept_from(club: Club, match: str, seat: int) -> bool:
    """Whether Biggie may not take a seat."""
    try:
        await club.ask(BIG, match, TakeSeat(seat))
    except Refused as refused:
        return refused.key == "forgotten-here"
    return False


async def begun(club: Club, *people: Person, game: str = "toy", place: Place = HOME) -> str:
    """A running game, with hands unless another one is named."""
    match = (await club.ask(people[0], None, Open(game, place, "en"))).match_id
    for person in people[1:]:
        await club.ask(person, match, Join())
    await club.ask(people[0], match, Start())
    return match


async def test_who_was_forgotten_plays_no_seat_of_the_running_game_again(club: Club) -> None:
    match = await begun(club, ANNA, BIG, BERT)
    await club.ask(BERT, match, Resign())
    await forget(club, BIG)
    assert await kept_from(club, match, 1), "their own"
    assert await kept_from(club, match, 2)
    told = json.loads(await club.matches.queries.personal_data(BIG.id))
    assert (told["tables"], told["tables_that_know_you_again"]) == ([], [match])
    await club.ask(ANNA, match, GiveSeat(BIG.id, BIG.name))  # nobody else hears of it
    with pytest.raises(Refused, match="forgotten-here"):
        await club.ask(BIG, match, AnswerInvitation(agree=True, user_id=BIG.id, seat=0))
    await club.ask(CLEO, match, TakeSeat(1))
    assert (await club.table(match)).seat_of(CLEO.id) is None, "she asks the host, as ever"


@pytest.mark.parametrize("game", [k for k, g in GAMES.items() if max(g.meta.seats) >= 3])
async def test_every_game_whose_seats_have_secrets_knows_them(club: Club, game: str) -> None:
    whole = Club(club.database, Matches(club.database, GAMES))
    match = await begun(whole, ANNA, BIG, BERT, game=game)
    await whole.ask(BERT, match, Resign())
    await forget(whole, BIG)
    assert await kept_from(whole, match, 2) == GAMES[game].meta.secrets


async def test_who_was_forgotten_after_giving_the_seat_away_is_known_again(club: Club) -> None:
    match = await begun(club, ANNA, BIG, BERT)
    await club.ask(BIG, match, GiveSeat(CLEO.id, CLEO.name))
    await club.ask(CLEO, match, AnswerInvitation(agree=True, user_id=CLEO.id, seat=1))
    await club.ask(BERT, match, Resign())
    await forget(club, BIG)
    await forget(club, BIG)
    assert await kept_from(club, match, 2)


async def test_who_was_forgotten_in_an_archived_game_is_known_when_it_comes_back(
    club: Club,
) -> None:
    match = await begun(club, ANNA, BIG, BERT)
    await club.ask(BERT, match, Resign())
    await archived(club, match)
    await forget(club, BIG)
    await club.ask(ANNA, match, Restore(HOME))
    assert await kept_from(club, match, 2)


async def archived(club: Club, match: str) -> None:
    """Nobody does anything for a month."""
    for _ in range(2):
        idle = (await club.matches.queries.stored(match)).idle
        assert idle is not None
        club.now = idle.due_at
        await club.ask(SYSTEM, match, Tidy())
    assert (await club.table(match)).status == "archived"


async def test_each_table_knows_them_by_another_hash_and_only_while_it_goes_on(club: Club) -> None:
    first = await begun(club, ANNA, BIG)
    second = await begun(club, BERT, BIG, place=BALCONY)
    await forget(club, BIG)
    one, two = [(await club.matches.queries.stored(match)).forgotten for match in (first, second)]
    assert one is not None
    assert two is not None
    assert one.key != two.key
    assert not {*one.hashes} & {*two.hashes}
    assert not one.knows(first, ANNA.id)
    await club.ask(ANNA, first, Close())
    assert one.key not in await everything(club)
    assert two.key in await everything(club)


async def test_a_game_without_secrets_keeps_nothing_of_who_was_forgotten(club: Club) -> None:
    match = await begun(club, ANNA, BIG, game="garden")
    await forget(club, BIG)
    assert (await club.matches.queries.stored(match)).forgotten is None
    await club.ask(BIG, match, TakeSeat(1))
