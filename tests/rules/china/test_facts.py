"""What can be asked for, and what a choice would lead to."""

from __future__ import annotations

from rules.china.moves.events import (
    DiscardsOpen,
    HandHeld,
    PileLeft,
    RowOpen,
    StateScored,
    SupplyHeld,
    WouldLead,
    WouldScore,
)
from rules.china.position.state import State
from rules.china.told.describing import SiteAt
from rules.game import Event
from tests.rules.china.scene import GAME, do, read, table


def foreseen(state: State, text: str) -> tuple[Event, ...]:
    return GAME.foresee(GAME.view(state, state.turn), read(text))


def test_a_hand_is_cards_and_markers() -> None:
    state = table(houses=("we1",), hands=("red purple red", "green"), fortresses=True)
    assert GAME.hand(GAME.view(state, 0)) == (
        HandHeld((("red", 2), ("purple", 1))),
        SupplyHeld(0, 19, 8, 1),
    )
    assert GAME.hand(GAME.view(state, None)) == ()


def test_anybody_may_ask_for_all_that_is_public() -> None:
    state = table(
        houses=("we1 we2",), emissaries={"wei": (0, 1)}, row="green red red", discards="yellow"
    )
    assert GAME.remaining(GAME.view(state, None)) == (
        PileLeft(10, 0),
        RowOpen((("red", 2), ("green", 1))),
        DiscardsOpen((("yellow", 1),)),
        SupplyHeld(0, 18, 8, 0),
        SupplyHeld(1, 20, 7, 0),
        SupplyHeld(2, 20, 8, 0),
    )


def test_each_site_names_those_its_roads_lead_to() -> None:
    told = [fact for part in GAME.describe(GAME.view(table(), None)) for fact in part.facts]
    roads = {fact.site: set(fact.roads) for fact in told if isinstance(fact, SiteAt)}
    assert roads["zh1"] == {"zh2", "ya1"}
    assert roads["zh2"] == {"zh1", "zh3", "qn2"}
    assert all(site in roads[other] for site, others in roads.items() for other in others)


def test_once_the_game_is_over_the_pile_tells_of_no_round_to_come() -> None:
    state = table(phase="over", used_up=2, pile="")
    assert PileLeft(0, 2, over=True) in GAME.remaining(GAME.view(state, None))
    facts = [fact for part in GAME.describe(GAME.view(state, None)) for fact in part.facts]
    assert PileLeft(0, 2, over=True) in facts


def test_the_last_house_of_a_state_foresees_its_points() -> None:
    state = table(houses=("ha1", "ha2 ha3"), forts=("", "", "ha2"), hands=("green",))
    (event,) = foreseen(state, "house green ha4")
    assert event == WouldScore("han", (4, 8, 0))
    assert event.leads(0)
    assert WouldScore("han", (4, 3, 1)).leads(2), "one point is enough"
    assert not event.leads(2)
    (told,) = do(state, "house green ha4").of(StateScored)
    assert told.points == (4, 8, 0)


def test_any_other_house_foresees_who_leads() -> None:
    state = table(houses=("we1", "we2 we3", "we4"), hands=("red",))
    assert foreseen(state, "house red we5") == (WouldLead("houses", 2, 2),)
    assert foreseen(state, "house red we6") == (WouldLead("houses", 2, 2),)


def test_the_first_house_of_a_state_foresees_nothing() -> None:
    state = table(houses=("we1",), hands=("red",))
    assert foreseen(state, "house red sh1") == ()
    assert foreseen(state, "house red we2") == (WouldLead("houses", 2, 0),)


def test_an_emissary_foresees_who_leads() -> None:
    state = table(houses=("we1 we2 we3 we4",), emissaries={"wei": (0, 2, 1)}, hands=("red",))
    assert foreseen(state, "emissary red wei") == (WouldLead("emissaries", 1, 2),)


def test_nothing_else_is_foreseen() -> None:
    state = table(houses=("we1",), hands=("red",), fortresses=True)
    assert foreseen(state, "swap red") == foreseen(state, "fortress red we2") == ()
    assert GAME.foresee(GAME.view(state, None), read("house red we2")) == ()
