"""Playing again: who sits where, who is asked, and only once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.matches.table.requests import (
    AddComputer,
    AllowFollowers,
    AllowHints,
    ChooseClock,
    ChooseReminders,
    Close,
    ForgetPerson,
    GiveSeat,
    Join,
    Open,
    Person,
    Rematch,
    Resign,
    Start,
)
from bot.storage.database import Database
from rules.game import AnyGame, Rng, Seat
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, PEOPLE, Club, club_of, refused
from tests.matches.deeds.test_seats import at_once, names, no, notices, yes


def a_turn(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """The texts of a whole turn that takes the first of everything."""
    texts: list[str] = []
    while seat in game.to_act(state) and not (texts and texts[0].startswith("bid")):
        action = game.legal(state, seat)[0]
        if action.automatic:
            break
        state = game.apply(state, seat, action, Rng("test")).state
        texts.append(str(action))
    return texts


async def played_out(club: Club, match: str) -> None:
    """Plays a running game of people to its end."""
    while (table := await club.table(match)).status == "running":
        seat = min(table.awaited)
        person = next(p for p in PEOPLE if p.id == table.awaited[seat])
        game = club.matches.games[table.game]
        await club.turn(person, match, *a_turn(game, table.state, seat))


async def ended(club: Club, people: int = 3) -> str:
    """A finished game of three rounds, of Anna, Bert and Cleo."""
    match = await club.running(people, rounds="3")
    await played_out(club, match)
    assert (await club.table(match)).status == "finished"
    return match


async def test_everybody_is_asked_and_sits_one_seat_on(club: Club) -> None:
    match = await ended(club)
    await notices(club)
    again = (await club.ask(replace(BERT, name="Robert"), match, Rematch())).match_id
    table = await club.table(again)
    assert (table.status, table.host_id, table.rematch_of) == ("lobby", BERT.id, match)
    assert table.names == ("Robert", "Cleo", "Anna")
    assert (table.place, table.game, dict(table.options)) == (
        HOME,
        "toy",
        dict((await club.table(match)).options),
    )
    assert table.options["rounds"] == 3
    assert [table.is_held(seat) for seat in range(3)] == [False, True, True]
    (asked,) = await notices(club)
    assert (asked.key, asked.args["who"], asked.args["name"]) == ("rematch-asked", "3 1", "Robert")
    assert "about" not in asked.args
    assert {one.at for one in table.invited} == {club.now}
    assert await refused(club, BERT, again, Start()) == "invited-open"
    await club.ask(ANNA, again, yes(ANNA))
    await club.ask(CLEO, again, no(CLEO))
    await club.ask(BERT, again, Start())
    assert await names(club, again) == ["Robert", "Anna"]
    assert (await club.table(match)).status == "finished"


async def test_settings_stay_as_they_were(club: Club) -> None:
    match = await club.running(2, rounds="3")
    await club.ask(ANNA, match, ChooseReminders(72))
    await club.ask(ANNA, match, ChooseClock("3d-12h", "vote"))
    await club.ask(ANNA, match, AllowFollowers(allowed=False))
    await club.ask(ANNA, match, AllowHints(allowed=False))
    await played_out(club, match)
    again = (await club.ask(ANNA, match, Rematch())).match_id
    table = await club.table(again)
    assert table.remind_hours == 72
    assert (table.followable, table.hints) == (False, False)
    assert table.clock == (await club.table(match)).clock is not None


async def test_computer_players_sit_again_also_for_who_resigned(club: Club) -> None:
    match = await club.lobby(3, rounds="3")
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    await club.ask(CLEO, match, Resign())
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.ask(ANNA, match, Close())
    assert await refused(club, CLEO, match, Rematch()) == "not-seated"
    again = (await club.ask(ANNA, match, Rematch())).match_id
    table = await club.table(again)
    assert [(h.name, h.user_id, h.computer) for h in table.seats] == [
        ("Bert", BERT.id, None),
        ("Sound", None, "sound"),
        ("Beginner", None, "beginner"),
        ("Anna", ANNA.id, None),
    ]


async def test_only_who_played_asks_and_only_when_it_is_over(club: Club) -> None:
    match = await club.running(2, rounds="3")
    assert await refused(club, ANNA, match, Rematch()) == "not-ended"
    await played_out(club, match)
    assert await refused(club, DORA, match, Rematch()) == "not-seated"
    assert await refused(club, ANNA, match, Rematch(may_send=False)) == "table-silent"
    lobby = await club.lobby(1)
    await club.ask(ANNA, lobby, Close())
    assert await refused(club, ANNA, lobby, Rematch()) == "rematch-unplayed"


async def test_there_is_one_rematch_of_a_table(club: Club, database: Database) -> None:
    match = await ended(club)
    came = await at_once(club, match, (ANNA, Rematch()), (BERT, Rematch()))
    assert sorted(came) == ["rematch", "rematch-open"]
    again = club_of(database, 500)
    assert await refused(again, CLEO, match, Rematch()) == "rematch-open"
    open_one = await again.matches.queries.table_in(HOME.channel_id)
    assert open_one is not None
    host = next(p for p in PEOPLE if p.id == open_one.host_id)
    await again.ask(host, open_one.id, Close())
    await again.ask(CLEO, match, Rematch())


async def test_a_repeated_press_opens_one_table(club: Club) -> None:
    match = await ended(club)
    first = await club.matches.submit("press", ANNA, match, Rematch())
    assert await club.matches.submit("press", ANNA, match, Rematch()) == first
    assert len([n for n in await notices(club) if n.key == "rematch-asked"]) == 1


async def test_a_channel_with_an_open_table_has_no_rematch(club: Club) -> None:
    match = await ended(club)
    await club.ask(Person(9, "Gus"), None, Open("toy", HOME, "en"))
    assert await refused(club, ANNA, match, Rematch()) == "channel-busy"


async def test_an_open_offer_ends_with_the_game(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    await played_out(club, match)
    table = await club.table(match)
    assert (table.status, table.invited) == ("finished", ())


async def test_a_rematch_can_be_joined_by_others_when_somebody_declines(club: Club) -> None:
    match = await ended(club, 2)
    again = (await club.ask(ANNA, match, Rematch())).match_id
    await club.ask(DORA, again, Join())
    await club.ask(BERT, again, no(BERT))
    assert await names(club, again) == ["Anna", "Dora"]


async def test_the_seat_of_who_was_forgotten_since_is_free(club: Club) -> None:
    match = await ended(club, 3)
    await club.ask(CLEO, match, ForgetPerson("Player"))
    again = (await club.ask(ANNA, match, Rematch())).match_id
    assert await names(club, again) == ["Bert", "Anna"]
    await club.ask(BERT, again, yes(BERT))
    await club.ask(DORA, again, Join())
    await club.ask(ANNA, again, Start())
    assert len((await club.table(again)).awaited) == 3
