"""What is foreseen is what then happens, as far as it does not hang on what others hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from rules.game import Event, Rng
from rules.playing import begin
from rules.tigris import GAME
from rules.tigris.moves import events
from rules.tigris.moves.actions import Place, Position, Support, TigrisAction
from rules.tigris.position.state import State
from tests.rules.tigris.scene import scene


def read(text: str) -> TigrisAction:
    return cast("TigrisAction", GAME.meta.action(text))


def foreseen(state: State, text: str) -> list[Event]:
    view = GAME.view(state, state.acting)
    return list(GAME.foresee(view, read(text)))


def following(state: State, text: str) -> list[Event]:
    """What an action leads to at once, in the words of what is foreseen."""
    step = GAME.apply(state, state.acting, read(text), Rng(1))
    found = list(_translated(step.state, step.public))
    while step.state.phase in ("build", "keep"):
        if step.state.phase == "build":
            found.append(events.WouldComplete())
        last = GAME.legal(step.state, step.state.acting)[-1]
        step = GAME.apply(step.state, step.state.acting, last, Rng(1))
        found += _translated(step.state, step.public)
    return found


def _translated(state: State, happened: tuple[Event, ...]) -> Iterator[Event]:
    for event in happened:
        match event:
            case events.TileScored():
                yield events.WouldScore(event.seat, event.colour)
            case events.KingdomsJoined():
                yield events.WouldJoin()
            case events.TreasuresTaken():
                yield events.WouldWinTreasures(event.seat, event.count)
            case events.RevoltBegan():
                yield _fight("revolt", event)
            case events.WarsBegan():
                yield from _wars(state, event)
            case _:
                pass


def _wars(state: State, event: events.WarsBegan) -> Iterator[Event]:
    """Each war as it would be if it were the first."""
    if state.phase != "war":
        conflict = GAME.view(state, None).conflict
        assert conflict is not None
        one, two = conflict.attacker, conflict.defender
        seats = one.seat, two.seat
        yield events.WouldFight("war", conflict.leader, *seats, one.strength, two.strength)
        return
    for leader in event.leaders:
        action = read(f"war {leader}")
        (began,) = GAME.apply(state, state.acting, action, Rng(1)).public
        assert isinstance(began, events.WarBegan)
        yield _fight("war", began)


def _fight(sort: str, event: events.RevoltBegan | events.WarBegan) -> Event:
    seats = event.attacker, event.defender
    return events.WouldFight(sort, event.leader, *seats, event.attack, event.defence)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_and_leaders_lead_to_what_was_foreseen(seats: int) -> None:
    game, choose, seen = GAME, Rng(f"foreseen {seats}"), set[type[Event]]()
    state: State = begin(game, seats, {}, "foreseen")
    while game.to_act(state):
        legal, view = game.legal(state, state.acting), game.view(state, state.acting)
        for action in choose.shuffled("some", legal)[:6]:
            if isinstance(action, Place | Position):
                ahead = list(game.foresee(view, action))
                assert ahead == following(state, str(action))
                seen |= {type(event) for event in ahead}
        told = {action: game.foresee(view, action) for action in choose.shuffled("any", legal)[:8]}
        best = max(told, key=lambda action: len(told[action]))
        state = game.apply(state, state.acting, best, Rng("foreseen")).state
    often = {events.WouldScore, events.WouldJoin, events.WouldFight, events.WouldWinTreasures}
    assert often <= seen <= {*often, events.WouldComplete}


def test_several_wars_are_foreseen_one_by_one() -> None:
    position = scene("E5 0k t 0p . t 1k\n. t . . . 1p", hands=("m",)).state
    assert foreseen(position, "place market H5") == [
        events.WouldFight("war", "priest", 0, 1, 2, 1),
        events.WouldFight("war", "king", 0, 1, 0, 0),
    ]


def test_of_several_wars_each_is_told_when_the_next_one_is_chosen() -> None:
    joined = scene("E5 0k t 0p . t 1k\n. t . . . 1p", hands=("m",)).do("place market H5").state
    assert foreseen(joined, "war king") == [events.WouldFight("war", "king", 0, 1, 0, 0)]
    assert foreseen(joined, "war priest") == [events.WouldFight("war", "priest", 0, 1, 2, 1)]


def test_a_leader_that_moves_is_foreseen_from_its_new_square() -> None:
    position = scene("E5 0k t . t 1k").state
    assert foreseen(position, "position king H6") == [
        events.WouldFight("revolt", "king", 0, 1, 1, 1)
    ]
    assert foreseen(position, "position king F6") == []


def test_support_of_the_attacker_is_weighed_against_the_board() -> None:
    drawing = "E5 0k t . t 1k\n. . . . t"
    revolt = scene(drawing, hands=("ttm", "tts")).do("position king H4")
    assert [foreseen(revolt.state, f"support {count}") for count in (0, 1, 2)] == [
        [events.WouldStand(1, 2, "trails")],
        [events.WouldStand(2, 2, "level")],
        [events.WouldStand(3, 2, "leads")],
    ]


def test_support_of_the_defender_decides() -> None:
    asked = scene("E5 0k t . t 1k", hands=("ttm", "tts")).do("position king H6", "support 1")
    assert [foreseen(asked.state, f"support {count}") for count in (0, 1, 2)] == [
        [events.WouldStand(1, 2, "loses")],
        [events.WouldStand(2, 2, "wins")],
        [events.WouldStand(3, 2, "wins")],
    ]


def test_nothing_is_foreseen_for_those_who_only_watch() -> None:
    state = scene("E5 0k t . t 1k").state
    for viewer in (None, 1):
        assert GAME.foresee(GAME.view(state, viewer), Position("king", "H6")) == ()
        assert GAME.foresee(GAME.view(state, viewer), Support(0)) == ()
    assert foreseen(state, "withdraw king") == foreseen(state, "end") == []


def test_points_of_ones_own_and_conflicts_lead() -> None:
    point = events.WouldScore(1, "black")
    assert point.leads(1)
    assert not point.leads(0), "another's"
    assert events.WouldFight("war", "king", 0, 1, 0, 9).leads(2)
    assert not events.WouldJoin().leads(0)
    assert events.WouldWinTreasures(1, 1).leads(1)
    assert not events.WouldWinTreasures(1, 1).leads(0), "another's"


def test_a_tile_that_makes_four_offers_a_monument() -> None:
    position = scene("E4 0k m . m\n. m . .\n. t . .", hands=("mm",))
    assert foreseen(position.state, "place market G5") == [events.WouldScore(0, "green")]
    four = scene("E5 0k m m .\n. m . .\n. t . .", hands=("mm",))
    ahead = [events.WouldScore(0, "green"), events.WouldComplete()]
    assert foreseen(four.state, "place market G6") == ahead
    places: dict[str, str] = {"A1": "red-green", "H4": "blue-green", "K4": "green-black"}
    assert foreseen(scene("E5 0k m m .\n. m . .", monuments=places).state, "place market G6") == [
        events.WouldScore(0, "green")
    ], "none with green is left"


def test_treasures_go_to_the_trader_of_the_kingdom_they_come_into() -> None:
    position = scene("E5 0t t* . t*", hands=("m",))
    assert foreseen(position.state, "place market G5") == [
        events.WouldScore(0, "green"),
        events.WouldWinTreasures(0, 1),
    ]
    entering = scene("E5 . t* m t*")
    assert foreseen(entering.state, "position trader E5") == [events.WouldWinTreasures(0, 1)]
    assert foreseen(entering.state, "position king E5") == []


def test_of_the_treasure_that_stays_those_that_are_taken_are_told() -> None:
    asked = scene("E5 0t t* . t*", hands=("m",)).do("place market G5").state
    assert foreseen(asked, "keep F5") == [events.WouldTake(("H5",))]
    assert foreseen(asked, "keep H5") == [events.WouldTake(("F5",))]


def test_a_catastrophe_costs_a_tile_and_leaders_beside_their_last_temple() -> None:
    position = scene("E5 0k t 1p m").state
    assert foreseen(position, "catastrophe F5") == [
        events.WouldDestroy("temple"),
        events.WouldStrand("king", 0),
        events.WouldStrand("priest", 1),
    ]
    assert foreseen(position, "catastrophe H5") == [events.WouldDestroy("market")]
    assert foreseen(position, "catastrophe E6") == []


def test_a_monument_pays_the_leaders_of_its_kingdom_but_not_those_it_sends_home() -> None:
    drawing = "E4 t t 1f t\n t . t .\n 0p . . ."
    position = scene(drawing, hands=("t",)).do("place temple F5").state
    assert foreseen(position, "build red-blue E4") == [
        events.WouldPay((("blue", 1),)),
        events.WouldStrand("priest", 0),
    ]
    assert foreseen(position, "build red-black E4")[0] == events.WouldPay(())
