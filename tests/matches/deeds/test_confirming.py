"""The last pick of a turn confirms it, as far as its person has chosen so."""

from __future__ import annotations

import pytest

from bot.matches.table.requests import Choose, Confirm, Join, Open, Refused, Start
from tests.matches.conftest import ANNA, BERT, HOME, PEOPLE, Club


def tapped(text: str) -> Choose:
    """What a tap in the panel asks for."""
    return Choose((text,), onwards=True, finishing=True)


async def choosing(club: Club, when: str) -> str:
    """A game of Anna and Bert, who both want that."""
    for person in (ANNA, BERT):
        await club.matches.people.choose_confirming(person.id, when)
    return await club.running(2)


async def bid_of(club: Club, match: str, seat: int) -> Choose:
    """The tap on a card that the seat holds."""
    return tapped(f"bid {(await club.table(match)).state.hands[seat][0]}")


async def test_by_default_every_turn_waits_to_be_confirmed(club: Club) -> None:
    match = await club.running(2)
    assert (await club.ask(ANNA, match, await bid_of(club, match, 0))).key == "drafted"
    assert (await club.matches.draft(match, 0)).ready


async def test_what_reveals_nothing_is_confirmed_with_its_last_pick(club: Club) -> None:
    match = await choosing(club, "safe")
    before = await club.table(match)
    assert (await club.ask(ANNA, match, await bid_of(club, match, 0))).key == "confirmed"
    table = await club.table(match)
    assert table.revision == before.revision + 1
    assert [holder.acts for holder in table.seats] == [False, True]
    assert (await club.matches.draft(match, 0)).actions == ()


async def test_safe_still_asks_before_anything_is_revealed_or_dealt(club: Club) -> None:
    match = await choosing(club, "safe")
    await club.ask(ANNA, match, await bid_of(club, match, 0))
    with pytest.raises(Refused) as caught:
        await club.ask(BERT, match, await bid_of(club, match, 1))
    assert caught.value.key == "reveals"
    await club.bid(match, BERT)
    winner = await club.winner(match)
    assert (await club.ask(winner, match, tapped("paint red"))).key == "drafted"
    assert (await club.ask(winner, match, tapped("pass"))).key == "drafted", "cards follow"
    assert (await club.ask(winner, match, Confirm())).key == "confirmed"


async def test_always_takes_the_last_pick_for_consent_to_what_it_reveals(club: Club) -> None:
    match = await choosing(club, "always")
    for seat, person in enumerate(PEOPLE[:2]):
        assert (await club.ask(person, match, await bid_of(club, match, seat))).key == "confirmed"
    winner = await club.winner(match)
    assert (await club.ask(winner, match, tapped("paint red"))).key == "drafted", "not the last"
    assert (await club.ask(winner, match, tapped("pass"))).key == "confirmed"
    assert (await club.table(match)).state.phase == "bid", "dealt anew"


async def test_what_is_typed_waits_as_ever(club: Club) -> None:
    match = await choosing(club, "always")
    card = (await club.table(match)).state.hands[0][0]
    assert (await club.ask(ANNA, match, Choose((f"bid {card}",)))).key == "drafted"


async def test_a_repeated_tap_confirms_once(club: Club) -> None:
    match = await choosing(club, "always")
    wish = await bid_of(club, match, 0)
    first = await club.matches.submit("tap", ANNA, match, wish)
    revision = (await club.table(match)).revision
    assert await club.matches.submit("tap", ANNA, match, wish) == first
    assert (await club.table(match)).revision == revision


@pytest.mark.parametrize(
    ("when", "key"), [("ask", "drafted"), ("safe", "confirmed"), ("always", "confirmed")]
)
async def test_that_one_may_plan_ahead_holds_no_turn_up(club: Club, when: str, key: str) -> None:
    await club.matches.people.choose_confirming(ANNA.id, when)
    with pytest.raises(Refused, match="nothing-chosen"):
        await club.matches.people.choose_confirming(ANNA.id, "perhaps")
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en", {}))).match_id
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, Start())
    assert (await club.ask(ANNA, match, tapped("plant 1"))).key == key
