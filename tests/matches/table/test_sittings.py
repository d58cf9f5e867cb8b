"""Who decided what: seats that are resigned, handed over, taken back, or played for once."""

from __future__ import annotations

from bot.matches.table.requests import (
    AnswerInvitation,
    AnswerUndo,
    AskUndo,
    ChooseClock,
    ComputerTurn,
    GiveSeat,
    Person,
    Resign,
    Start,
    TakeSeat,
)
from bot.matches.table.sittings import decided_by, most_played
from bot.workers.clocks import ClockWorker
from tests.matches.conftest import ANNA, BERT, CLEO, PEOPLE, Club


async def decided(club: Club, match: str, person: Person) -> dict[int, list[str]]:
    """What a person decided, by seat."""
    table, log = await club.table(match), await club.matches.log(match)
    lines = await club.matches.queries.lines(match)
    kept = [entry for entry in log if entry.kind in ("action", "auto") and not entry.undone]
    found = decided_by(table, lines, person.id)
    return {seat: [kept[n - 1].text.split()[0] for n in sorted(s)] for seat, s in found.items()}


async def one_round(club: Club, match: str, *people: Person) -> Person:
    for person in people:
        await club.bid(match, person)
    table = await club.table(match)
    winner = next(p for p in people if table.seat_of(p.id) == table.state.turn)
    await club.turn(winner, match, "paint red", "frame")
    return winner


async def test_everybody_decided_what_they_played(club: Club) -> None:
    match = await club.running(2)
    winner = await one_round(club, match, ANNA, BERT)
    for seat, person in enumerate((ANNA, BERT)):
        won = person == winner
        told = ["bid", "paint", "frame"] if won else ["bid"]
        assert await decided(club, match, person) == {seat: told}
    assert await decided(club, match, CLEO) == {}


async def test_a_seat_that_was_handed_over_is_of_both(club: Club) -> None:
    match = await club.running(2)
    await one_round(club, match, ANNA, BERT)
    before = await decided(club, match, ANNA)
    await club.ask(ANNA, match, GiveSeat(CLEO.id, "Cleo"))
    await club.ask(CLEO, match, AnswerInvitation(agree=True, user_id=CLEO.id, seat=0))
    await club.bid(match, CLEO)
    assert await decided(club, match, ANNA) == before
    assert await decided(club, match, CLEO) == {0: ["bid"]}


async def test_what_a_computer_player_did_in_between_is_nobodys(club: Club) -> None:
    match = await club.running(3)
    for person in PEOPLE[:3]:
        await club.bid(match, person)
    winner = await club.winner(match)
    other = next(p for p in (ANNA, BERT, CLEO) if p != winner)
    seat = PEOPLE.index(other)
    await club.ask(other, match, Resign())
    await club.turn(winner, match, "paint red", "frame")
    card = min((await club.table(match)).state.hands[seat])
    table = await club.table(match)
    request = ComputerTurn(seat, (f"bid {card}",), table.revision)
    await club.ask(Person(0, ""), match, request)
    assert await decided(club, match, other) == {seat: ["bid"]}
    await club.ask(other, match, TakeSeat(seat))
    assert await decided(club, match, other) == {seat: ["bid"]}


async def test_a_turn_that_was_taken_for_somebody_is_not_theirs(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, ChooseClock("1d", "computer"))
    await club.ask(ANNA, match, Start())
    await club.bid(match, ANNA)
    club.now += 25 * 3600
    await ClockWorker(club.matches, club.thinkers).poll()
    assert (await club.table(match)).steps > 2
    assert await decided(club, match, BERT) == {}
    table = await club.table(match)
    if table.state.phase == "paint":
        await club.turn(await club.winner(match), match, "paint red", "frame")
    await club.bid(match, BERT)
    assert (await decided(club, match, BERT))[1][-1] == "bid"


async def test_what_was_taken_back_was_not_decided(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))
    assert await decided(club, match, ANNA) == {}
    await club.bid(match, BERT)
    await club.bid(match, ANNA)
    assert (await decided(club, match, ANNA))[0][0] == "bid"
    assert (await decided(club, match, BERT))[1][0] == "bid"


def test_the_seat_of_most_decisions_is_meant() -> None:
    assert most_played({0: frozenset({1}), 2: frozenset({4, 6})}) == 2
    assert most_played({}) is None
