"""Several people decide at the same time, each in a panel of their own."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel
from bot.matches.table.model import Draft
from bot.matches.table.requests import DraftVersion
from rules import GAMES
from rules.game import Action, Rng, Seat
from rules.playing import begin
from sandbox.web.driver import SimulatedUser, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, control, has, house_of, panel, tap
from tests.games import PAINTED, WHOLE

NAMES = ("Anna", "Ben", "Chloé")
CHANNELS = ("table", "second-table")


@pytest.fixture
async def auctions(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the example with hidden bids is played."""
    async with house_of(tmp_path, WHOLE, PAINTED) as house:
        yield house


async def drafted(house: House, person: SimulatedUser) -> Json:
    """The panel in which a person has picked a bid."""
    post = next(p for p in reversed(await house.posts(person.channel)) if has(p, "turn"))
    return panel(await tap(person, panel(await tap(person, post, "turn")), "pick"))


async def test_three_people_confirm_crosswise_what_they_see(toys: House) -> None:
    for number, order in enumerate(list(permutations(NAMES))[::3]):
        channel = CHANNELS[number]
        match_id = await toys.begun(*NAMES, channel=channel, game="toy")
        panels = {name: await drafted(toys, toys.person(name, channel)) for name in NAMES}
        for name in order:
            reply = await tap(toys.person(name, channel), panels[name], "confirm")
            assert "moved on" not in reply.text, (order, name)
        assert len((await toys.bot.matches.table(match_id)).state.shown) == 3


async def test_a_wait_has_one_post_that_mentions_everybody_once(toys: House) -> None:
    await toys.begun(*NAMES, game="toy")
    before = len(await toys.posts())
    for name in NAMES[:2]:
        person = toys.person(name)
        await tap(person, await drafted(toys, person), "confirm")
    assert len(await toys.posts()) == before
    chloe = toys.person("Chloé")
    await tap(chloe, await drafted(toys, chloe), "sure")  # hers is the last one: it reveals
    await toys.pass_time(0.01)  # who won goes on, and might do so at once
    last = text_of((await toys.posts())[-1])
    assert len(await toys.posts()) == before + 1
    assert last.count("toy-event-bid-made") == 3
    assert last.count("<@") == 1


async def test_a_draft_that_would_reveal_by_now_is_told_and_confirmed(toys: House) -> None:
    match_id = await toys.begun(*NAMES, game="toy")
    anna = toys.person("Anna")
    await drafted(toys, anna)
    for name in NAMES[1:]:
        await tap(toys.person(name), await drafted(toys, toys.person(name)), "confirm")
    post = next(p for p in reversed(await toys.posts()) if has(p, "turn"))
    shown = panel(await tap(anna, post, "turn"))
    assert "The others have decided in the meantime" in text_of(shown)
    assert [control(shown, verb)["label"] for verb in ("confirm", "back")]
    fresh = panel(await tap(anna, shown, "back"))
    assert has(fresh, "pick")
    await drafted(toys, anna)
    assert len((await toys.bot.matches.table(match_id)).state.shown) == 0


async def test_a_whole_game_of_hidden_bids_is_played_crosswise(auctions: House) -> None:
    match_id = await auctions.begun(*NAMES, game="gavel")
    chance = random.Random(2)
    table = await auctions.bot.matches.table(match_id)
    while table.status == "running":
        waiting = list(await auctions.on_turn(match_id))
        panels = {name: await drafted(auctions, auctions.person(name)) for name in waiting}
        for name in chance.sample(waiting, len(waiting)):
            if has(panels[name], "confirm"):  # the last card of a hand counts at once
                reply = await tap(auctions.person(name), panels[name], "confirm")
                assert "moved on" not in reply.text, name
        table = await auctions.bot.matches.table(match_id)
    told = "\n".join(map(text_of, await auctions.posts()))
    assert told.count("The bids: ") == 8
    assert "points" in told.rsplit("The bids: ", 1)[1]


def recalls() -> tuple[Any, Seat, Action]:
    """Ming Dynasty where several seats lay return cards at once; one of them, and its card."""
    game, chance = GAMES["ming"], random.Random(4)
    state, steps = begin(game, 3, {}, "recalls"), 0
    while state.phase != "recall" or len(game.to_act(state)) < 2:
        seat = game.to_act(state)[0]
        steps += 1
        state = game.apply(
            state, seat, chance.choice(game.legal(state, seat)), Rng("recalls", steps)
        ).state
    seat = game.to_act(state)[0]
    return state, seat, game.legal(state, seat)[0]


async def test_a_draft_of_somebody_asked_out_of_turn_is_headed_as_an_answer(house: House) -> None:
    """Ming Dynasty's return cards, laid by all concerned at once."""
    match_id = await house.opened("Anna", "Ben", "Chloé")
    state, seat, action = recalls()
    table = replace(await house.bot.matches.table(match_id), game="ming", state=state)
    after = GAMES["ming"].apply(state, seat, action, Rng("after")).state
    for actions, shown in (((), state), ((action,), after)):
        draft = Draft(actions, shown, (), bool(actions), DraftVersion(1, 0))
        panel = Panel(house.bot.services.presenter(table, "en"), seat, draft)
        title = (await draw_panel(panel, None)).view.children[0]
        assert isinstance(title, ui.TextDisplay)
        assert title.content.splitlines()[0].endswith("your answer is needed")
