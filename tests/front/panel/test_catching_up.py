"""What *Your Move* begins with, and how a turn that goes on is told."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from discord import ui

from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import SINCE_LIMIT, draw_panel
from bot.front.shown.message_views import TEXT_ROOM
from bot.matches.table.past import NOTHING, Since
from bot.matches.table.requests import private_place
from rules import GAMES
from rules.game import Event, Rng, Seat, Step, game_of
from sandbox.web.driver import text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.dice import Dice, DiceAction, Give, State, Throw
from tests.front.conftest import House, has, house_of, panel, tap, whole_turn
from tests.front.panel.test_siege_panel import ANNA, opened_panel, press
from tests.garden import GARDEN, Planted, Watered
from tests.siege import SIEGE

SINCE = "-# Since your last decision:"


class _Again(Dice):
    """Dice where whoever gives stays on turn, and an even throw of the second seat is for the
    first."""

    def apply(self, state: State, seat: Seat, action: DiceAction, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        even = action == Throw() and step.state.face % 2 == 0
        turn = seat if action == Give() else 0 if even else step.state.turn
        return replace(step, state=replace(step.state, turn=turn))

    def remaining(self, view: State) -> tuple[Event, ...]:
        return ()


@pytest.fixture
async def toys(tmp_path: Path) -> AsyncIterator[House]:
    """A house where garden, siege and dice are played, too."""
    tiny = {"garden": GARDEN, "siege": SIEGE, "dice": game_of(_Again())}
    async with house_of(tmp_path, {**GAMES, **tiny}) as house:
        house.bot.matches.patience = 0.0
        yield house


async def as_practised(
    house: House, match_id: str, seat: Seat = 0, since: Since = NOTHING
) -> Sequence[str]:
    """The lines of a seat's panel if it were in a game of its own."""
    table = replace(await house.bot.matches.table(match_id), place=private_place(ANNA))
    draft = await house.bot.matches.draft(match_id, seat)
    shown = Panel(house.bot.services.presenter(table, "en"), seat, draft, since=since)
    made = (await draw_panel(shown, None)).view
    return "\n".join(getattr(item, "content", "") for item in made.walk_children()).split("\n")


async def test_your_move_begins_with_what_the_others_did_and_goes_on_with_the_draft(
    toys: House,
) -> None:
    await toys.begun("Anna", "Ben", "Chloé", game="garden")
    people = [toys.person(name) for name in ("Anna", "Ben", "Chloé")]
    first = text_of(await opened_panel(toys, people[0])).split("\n")
    assert SINCE not in first
    for bed, person in enumerate(people, 1):
        await person.slash("do", text=f"plant {bed}; confirm")
    lines = text_of(await opened_panel(toys, people[0])).split("\n")
    assert lines[1:4] == [SINCE, "garden-event-planted", "garden-event-planted"]
    drafted = text_of(panel(await people[0].slash("do", text="plant 7")))
    assert SINCE not in drafted
    assert drafted.count("garden-event-planted") == 1
    back = text_of(panel(await people[0].slash("table back")))
    assert SINCE in back


async def test_a_seat_that_comes_first_hears_of_everything_since_the_game_began(
    toys: House,
) -> None:
    await toys.begun("Anna", "Ben", game="garden")
    await toys.person("Anna").slash("do", text="plant 1; confirm")
    lines = text_of(await opened_panel(toys, toys.person("Ben"))).split("\n")
    assert lines[1:3] == ["-# Since the game began:", "garden-event-planted"]


async def test_after_confirming_the_next_own_decision_begins_with_what_came_to_light(
    toys: House,
) -> None:
    match_id = await toys.begun("Anna", "Ben", game="siege")
    anna, ben = toys.person("Anna"), toys.person("Ben")
    await press(anna, await press(anna, await opened_panel(toys, anna), "raid"), "Confirm")
    alone = await as_practised(toys, match_id, 1)
    assert alone[0].startswith("**siege-name** · practice · your answer is needed")
    await ben.slash("do", text="support 0; confirm")
    lines = text_of(await opened_panel(toys, anna)).split("\n")
    assert lines[0].endswith("· your move · siege-event-action-of")
    assert lines[1:3] == [SINCE, "siege-event-answered"]


async def test_of_much_that_happened_the_newest_is_told_and_where_the_rest_is(
    toys: House,
) -> None:
    match_id = await toys.begun("Anna", "Ben", game="garden")
    services, matches = toys.bot.services, toys.bot.matches

    table = await matches.table(match_id)
    happened = Since((*[Planted(1, bed) for bed in range(200)], Watered(1)), (), decided=True)
    shown = Panel(
        services.presenter(table, "en"), 0, await matches.draft(match_id, 0), since=happened
    )
    made = (await draw_panel(shown, toys.bot.renderer)).view
    lines = "\n".join(getattr(item, "content", "") for item in made.walk_children()).split("\n")
    assert lines[1] == SINCE
    assert re.fullmatch(r"… \(all of it: </table history:\d+>\)", lines[2])
    assert lines.index("garden-event-watered") == len([x for x in lines if "garden-event" in x]) + 2
    assert len("\n".join(lines)) < SINCE_LIMIT + 300
    assert "… (all of it: *History*)" in await as_practised(toys, match_id, since=happened)


async def test_headings_of_buttons_take_room_from_what_happened(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="garden")
    matches = toys.bot.matches
    table, draft = await matches.table(match_id), await matches.draft(match_id, 0)
    much = "It arrived late. " * 400
    shown = Panel(toys.bot.services.presenter(table, "en"), 0, draft, late_change=much)
    made = (await draw_panel(shown, None)).view
    texts = [item for item in made.children if isinstance(item, ui.TextDisplay)]
    assert len(texts) > 1
    assert made.content_length() <= TEXT_ROOM


async def test_who_decides_again_at_once_or_perhaps_is_told_so(toys: House) -> None:
    match_id, anna = await toys.begun("Anna", "Ben", game="dice"), toys.person("Anna")
    message = panel(await anna.slash("do", text="take"))
    perhaps = "**That is all you can decide before something is revealed.** Confirm to "
    again = "then you may be asked again at once."
    assert f"{perhaps}tell everybody; {again}" in text_of(message)
    assert f"{perhaps}play it; {again}" in await as_practised(toys, match_id)
    await tap(anna, message, "back")
    message = panel(await anna.slash("do", text="give"))
    assert "You hold nothing." in (await anna.slash("table hand")).text
    assert "Nothing is left." in (await anna.slash("table remaining")).text
    goes_on = "**You go on after this.** Confirm to "
    again = "your next decision follows at once."
    assert f"{goes_on}tell everybody; {again}" in text_of(message)
    assert f"{goes_on}play it; {again}" in await as_practised(toys, match_id)
    assert "your move" in text_of(panel(await tap(anna, message, "confirm")))


async def settled(house: House) -> Json:
    """The newest post with a way to the panel, once computer players have moved."""
    for worker in house.bot.workers:
        await worker.idle()
    return next(post for post in reversed(await house.posts()) if has(post, "turn"))


async def test_who_was_played_for_reads_that_first(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    for person in (anna, ben):
        await whole_turn(person, await settled(house))
    await tap(anna, (await anna.slash("table resign")).message, "resign")
    for _ in range(2):
        await whole_turn(ben, await settled(house))
    await settled(house)
    await anna.slash("seat take", seat="1")
    await whole_turn(ben, await settled(house))
    lines = text_of(panel(await anna.slash("table turn"))).split("\n")
    assert re.fullmatch(
        r"A computer player played \d+ turns for you\.", lines[lines.index(SINCE) + 1]
    )


async def test_who_takes_a_seat_over_reads_where_the_table_stands(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    for person in (anna, ben):
        await whole_turn(person, (await house.posts())[-1])
    await anna.slash("seat give", who="Chloé")
    asked = (await house.posts())[-1]
    await tap(house.person("Chloé"), asked, "accept")
    lines = text_of(panel(await house.person("Chloé").slash("table turn"))).split("\n")
    assert "-# You have taken over this seat. This is how it stands:" in lines
    assert SINCE not in lines
    await whole_turn(house.person("Chloé"), await settled(house))
    await house.person("Chloé").slash("seat give", who="Anna")
    await tap(anna, (await house.posts())[-1], "accept")
    await whole_turn(ben, await settled(house))
    lines = text_of(panel(await anna.slash("table turn"))).split("\n")
    assert f"<@{person_named('Chloé').id}> played one turn for you." in lines


@pytest.mark.parametrize("game", GAMES)
async def test_who_takes_a_seat_over_reads_once_what_they_hold(toys: House, game: str) -> None:
    match_id = await toys.begun("Anna", "Ben", "Chloé", game=game)
    table = await toys.bot.matches.table(match_id)
    seat = next(seat for seat, holder in enumerate(table.seats) if holder.acts)
    draft, presenter = await toys.bot.matches.draft(match_id, seat), toys.bot.services.presenter
    own = presenter(table, "en").read_by(seat)
    taken = Panel(own, seat, draft, since=Since((), (), newcomer=True))
    assert all(told == 1 for told in await times_told(taken))


async def test_what_was_dealt_is_told_once_where_the_hand_is_told_in_the_same_words(
    toys: House,
) -> None:
    match_id = await toys.begun("Anna", "Ben", "Chloé", game="siege")
    table, draft = await toys.bot.matches.table(match_id), await toys.bot.matches.draft(match_id, 0)
    own = toys.bot.services.presenter(table, "en").read_by(0)
    dealt = Since(tuple(SIEGE.hand(own.view(0))), ())
    assert await times_told(Panel(own, 0, draft, since=dealt)) == [1]


async def times_told(shown: Panel) -> list[int]:
    """How often a panel tells each thing that its seat holds."""
    made = (await draw_panel(shown, None)).view
    told = "\n".join(getattr(item, "content", "") for item in made.walk_children())
    held = shown.presenter.game.hand(shown.presenter.view(shown.seat))
    return [told.count(fact) for fact in shown.presenter.describe_events(held)]
