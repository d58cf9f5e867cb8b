"""`/me confirm`: with the last tap of a turn everything is done."""

from __future__ import annotations

from bot.sandbox.driver import Reply, SimulatedUser, text_of
from bot.sandbox.failures import Json
from tests.front.conftest import House, choosing, has, panel, tap


async def chosen(house: House, when: str) -> tuple[str, SimulatedUser]:
    """A game whose first player has chosen when turns are confirmed; its id, and that player."""
    match_id = await house.begun("Anna", "Ben")
    person = house.person((await house.on_turn(match_id))[0])
    assert "last pick" in (await person.slash("me confirm", when=when)).text
    assert f"Confirming: {when}" in (await person.slash("me show")).text
    return match_id, person


async def tapped_through(person: SimulatedUser, post: Json) -> tuple[Reply, int]:
    """Takes the first of everything until nothing is asked any more: the answer, and after how many
    taps."""
    reply = await tap(person, post, "turn")
    for taps in range(1, 9):
        message = panel(reply)
        if not any(has(message, verb) for verb in ("group", "list", "pick")):
            return reply, taps
        reply = await tap(person, message, choosing(message))
    raise AssertionError(text_of(reply.message))


async def test_the_last_tap_answers_what_a_confirmation_answers(house: House) -> None:
    match_id, person = await chosen(house, "Always with the last pick")
    reply, _ = await tapped_through(person, (await house.posts())[-1])
    assert "Done: your decision is confirmed" in reply.text
    assert not has(panel(reply), "confirm")
    assert await house.on_turn(match_id) != (person.name,)
    assert (await house.bot.matches.draft(match_id, 0)).actions == ()


async def test_where_a_tile_is_drawn_next_the_careful_are_asked(house: House) -> None:
    match_id, person = await chosen(house, "With the last pick, where nothing is revealed")
    reply, _ = await tapped_through(person, (await house.posts())[-1])
    assert has(panel(reply), "confirm")
    assert await house.on_turn(match_id) == (person.name,)
    done = await tap(person, panel(reply), "confirm")
    assert "Done: your decision is confirmed" in done.text


async def test_who_chose_nothing_is_asked(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    person = house.person((await house.on_turn(match_id))[0])
    assert "Confirming: Ask me to confirm every turn" in (await person.slash("me show")).text
    reply, _ = await tapped_through(person, (await house.posts())[-1])
    assert has(panel(reply), "confirm")
