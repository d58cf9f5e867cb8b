"""Typing on where only an implied action stands between: China's `stop`."""

from __future__ import annotations

from typing import Any

import pytest

from rules import GAMES
from rules.game import Action, Rng, Seat
from sandbox.web.driver import Reply, SimulatedUser
from sandbox.world.failures import Json
from tests.front.conftest import House, has, panel, tap

CHINA = GAMES["china"]


async def begun_china(house: House) -> str:
    """A table of China with three people."""
    return await house.begun("Anna", "Ben", "Chloé", game="china")


async def _marker(house: House, match_id: str, left: int) -> tuple[SimulatedUser, str]:
    """Plays on until somebody can place a marker after which there is only `stop` (`left` 1), or a
    second marker as well (2): who, and that marker."""
    for _ in range(60):
        state = (await house.bot.matches.table(match_id)).state
        seat, person = CHINA.to_act(state)[0], house.person((await house.on_turn(match_id))[0])
        after = {str(a): _after(state, seat, a) for a in CHINA.legal(state, seat)}
        found = [text for text, verbs in after.items() if "stop" in verbs]
        fitting = [text for text in found if min(len(after[text]), 2) == left]
        if fitting:
            return person, fitting[0]
        await _plain_turn(house, match_id, person, next(t for t in after if t not in found))
    raise AssertionError("no such marker in 60 turns")


def _after(state: Any, seat: Seat, action: Action) -> list[str]:
    """The verbs that may follow an action of the seat."""
    following = CHINA.apply(state, seat, action, Rng("marker")).state
    return [action.verb for action in CHINA.legal(following, seat)]


async def _plain_turn(house: House, match_id: str, person: SimulatedUser, first: str) -> None:
    """A turn of one marker and blind draws."""
    await person.slash("do", text=f"{first}; draw; confirm")
    while await house.on_turn(match_id) == (person.name,):
        await person.slash("do", text="draw; confirm")


async def _drafted(house: House, match_id: str) -> list[str]:
    state = (await house.bot.matches.table(match_id)).state
    draft = await house.bot.matches.draft(match_id, CHINA.to_act(state)[0])
    return [str(action) for action in draft.actions]


async def _row(house: House, match_id: str) -> str:
    """An open card."""
    return str((await house.bot.matches.table(match_id)).state.row[0])


def _last(told: list[str], text: str) -> int:
    """Where a text stands last."""
    return len(told) - 1 - told[::-1].index(text)


async def test_taking_a_card_implies_that_no_second_marker_follows(house: House) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 1)
    take = f"take {await _row(house, match_id)}"
    await person.slash("do", text=f"{marker}; {take}")
    assert (await _drafted(house, match_id))[:3] == [marker, "stop", take]


async def test_the_slash_verb_and_its_suggestions_go_on_as_well(house: House) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 1)
    card = await _row(house, match_id)

    async def after(line: str) -> list[str]:
        found = await person.autocomplete("do", "text", text=f"{line}; ")
        return [choice["value"].rpartition("; ")[2] for choice in found]

    assert await after(f"{marker}; swap red") == [], "which is not legal there"
    await person.slash("do", text=marker)
    assert await _drafted(house, match_id) == [marker]
    assert "draw" in await after(f"take {card}")
    assert await after("draw") == [], "what comes next would tell of the card"
    cards = await person.autocomplete("china take", "card")
    assert card in [choice["value"] for choice in cards]
    lines = [choice["value"] for choice in await person.autocomplete("do", "text", text="")]
    assert {"stop", f"take {card}", "draw"} <= set(lines)
    await person.slash("china take", card=card)
    assert (await _drafted(house, match_id))[:3] == [marker, "stop", f"take {card}"]


async def test_a_blind_draw_implies_it_too_and_still_asks_before_it_reveals(house: House) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 1)
    await person.slash("do", text=marker)
    asked = await person.slash("china draw")
    assert "reveals something hidden" in asked.text
    assert await _drafted(house, match_id) == [marker]
    await tap(person, panel(asked), "sure")
    told = [entry.text for entry in await house.bot.matches.log(match_id)]
    assert told[_last(told, marker) :][:3] == [marker, "stop", "draw"]


async def test_a_whole_line_with_its_confirmation_needs_no_stop(house: House) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 1)
    await person.slash("do", text=f"{marker}; draw; confirm")
    told = [entry.text for entry in await house.bot.matches.log(match_id)]
    assert told[_last(told, marker) :][:3] == [marker, "stop", "draw"]


@pytest.mark.parametrize("line", ["draw", "take"])
async def test_nothing_is_implied_while_a_second_marker_could_be_placed(
    house: House, line: str
) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 2)
    typed = line if line == "draw" else f"take {await _row(house, match_id)}"
    refused: Reply = await person.slash("do", text=f"{marker}; {typed}")
    assert "in the same state, or stop" in refused.text
    assert await _drafted(house, match_id) == []
    early = await person.slash("do", text=f"{marker}; confirm")
    assert "You still have something to decide" in early.text
    assert await _drafted(house, match_id) == [marker]


async def test_what_is_wrong_is_told_as_if_nothing_were_implied(house: House) -> None:
    match_id = await begun_china(house)
    person, marker = await _marker(house, match_id, 1)
    refused = await person.slash("do", text=f"{marker}; swap red")
    message: Json = panel(refused)
    assert "in the same state, or stop" in refused.text
    assert not has(message, "confirm")
    assert await _drafted(house, match_id) == []
