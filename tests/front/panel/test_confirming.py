"""`/me confirm`: with the last tap of a turn everything is done."""

from __future__ import annotations

from bot.matches.people.choices import keep_choices
from sandbox.web.driver import Reply, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import House, choosing, has, labels, panel, tap, whole_turn


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
    other = house.person((await house.on_turn(match_id))[0])
    await other.slash("me confirm", when="Always with the last pick")
    line = (await other.autocomplete("do", "text", text=""))[0]["value"]
    line = (await other.autocomplete("do", "text", text=f"{line}; "))[0]["value"]
    typed = await other.slash("do", text=line)
    assert has(panel(typed), "confirm"), "only what is tapped is confirmed with the last pick"


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


async def confirmed_by_hand(house: House, turns: int) -> tuple[SimulatedUser, Reply]:
    """Two people have confirmed so many turns by hand and play on until one of them confirms one
    that nothing follows by itself; that person and the answer."""
    match_id = await begun_with_walls(house)
    people, both = house.bot.matches.people, [person_named(name).id for name in ("Anna", "Ben")]
    await house.database.write(
        lambda c: [keep_choices(c, who, confirmed_turns=turns) for who in both]
    )
    for _ in range(8):
        person = house.person((await house.on_turn(match_id))[0])
        reply = await whole_turn(person, (await house.posts())[-1])
        if (await people.choices(person_named(person.name).id)).confirmed_turns != turns:
            return person, reply
    raise AssertionError("something follows every turn")


async def begun_with_walls(house: House) -> str:
    """A game in which most turns are followed by nothing."""
    return await house.begun("Anna", "Ben", game="changcheng")


async def test_the_answer_to_a_confirmation_shows_what_one_holds_now(house: House) -> None:
    match_id = await begun_with_walls(house)
    person = house.person((await house.on_turn(match_id))[0])
    reply = await whole_turn(person, (await house.posts())[-1])
    cards = next(line for line in reply.text.splitlines() if "action cards: " in line)
    assert cards in (await person.slash("table hand")).text


async def test_after_ten_confirmed_turns_a_person_is_asked_once_and_says_yes(house: House) -> None:
    person, reply = await confirmed_by_hand(house, 9)
    assert "Done: your decision is confirmed" in reply.text
    asked = panel(reply)
    assert {"Confirm with the Last Pick", "Keep Asking"} <= set(labels(asked))
    who = person_named(person.name).id
    choices = await house.bot.matches.people.choices(who)
    assert (choices.confirming, choices.confirmed_turns) == ("ask", None)
    answered = await person.click(asked, label="Confirm with the Last Pick")
    assert "The last pick of a turn confirms it" in answered.text
    assert labels(panel(answered)) == []
    assert (await house.bot.matches.people.choices(who)).confirming == "safe"


async def test_before_the_tenth_and_after_having_been_asked_nobody_is(house: House) -> None:
    person, reply = await confirmed_by_hand(house, 8)
    assert not has(panel(reply), "lastpick")
    who = person_named(person.name).id
    assert (await house.bot.matches.people.choices(who)).confirmed_turns == 9
    await person.slash("me confirm", when="Ask me to confirm every turn")
    assert (await house.bot.matches.people.choices(who)).confirmed_turns is None


async def test_an_answer_that_was_not_offered_is_refused(house: House) -> None:
    person, reply = await confirmed_by_hand(house, 9)
    data = {"custom_id": "mp:lastpick:::always", "component_type": 2}
    odd = await person.raw(3, data, message=panel(reply))
    assert "older version" in odd.text
    who = person_named(person.name).id
    assert (await house.bot.matches.people.choices(who)).confirming == "ask"
