"""What nobody else may know: hands, face-down and army cards, what is set aside (R3, R13, R14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from rules.changcheng.moves.events import (
    ArmyExpelled,
    ArmyKnown,
    ArmyLooked,
    CardLaid,
    CardWorks,
    FaceDownHeld,
    HandHeld,
    SupplyHeld,
)
from rules.changcheng.position.state import State
from rules.game import Rng
from tests.rules.changcheng.scene import EMPTY, GAME, board, fresh, scene

CARDS = ["0 2 datong", "1 5 datong", "2 3 yanmen", "0 4 taiyuan", "1 6 datong"]
TABLE = scene(
    board("01") + board("001"),
    cards=CARDS,
    armies="234342",
    seen={0: "khorchin tumed", 1: "tumed"},
    up="ongut",
    gone="chahar",
)
PHASES = {
    "act": TABLE,
    "second": TABLE.do("card 3 taiyuan"),
    "look": TABLE.do("tower 2g"),
    "reveal": TABLE.do("double 2d"),
    "ability": TABLE.do("double 2d", "reveal"),
    "neutral": scene(seats=2, neutral=True, cards=CARDS[:2]).do("card 1 datong", "card 6 yanmen"),
    "extend": scene(EMPTY + board("0011"), emperors=2, seen={0: "khalkha"}, cards=CARDS[2:4]).do(
        "tower 2e"
    ),
}
every_phase = pytest.mark.parametrize("phase", PHASES)
VIEWERS = (None, 0, 1)


def otherwise(state: State, seat: int | None) -> State:
    """The same with every secret of others turned round."""
    turned = [_turned(state, other) for other in range(state.seats)]
    laid = [x if x.seat == seat else replace(x, card=turned[x.seat][x.card]) for x in state.laid]
    armies = [
        army if army.state == "up" or seat in army.seen else replace(army, value=6 - army.value)
        for army in state.armies
    ]
    hands = [
        hand if other == seat else tuple(sorted(turned[other][card] for card in hand))
        for other, hand in enumerate(state.hands)
    ]
    return replace(
        state,
        laid=tuple(laid),
        armies=tuple(armies),
        hands=tuple(hands),
        army_stack=state.army_stack[::-1],
        sovereignty_stack=state.sovereignty_stack[::-1],
    )


def _turned(state: State, seat: int) -> dict[int, int]:
    """For each card that a seat has not used another one of them, the first for the last."""
    laid = [x.card for x in state.laid if x.seat == seat]
    cards = sorted((*state.hands[seat], *laid))
    return dict(zip(cards, reversed(cards), strict=True))


@every_phase
def test_r13_secrets_of_others_change_nothing_in_a_view(phase: str) -> None:
    state = PHASES[phase].state
    for seat in VIEWERS:
        assert state.phase == phase, seat
        assert otherwise(state, seat) != state, seat
        assert GAME.view(otherwise(state, seat), seat) == GAME.view(state, seat), seat


@every_phase
def test_r13_nor_in_what_may_be_asked_for(phase: str) -> None:
    state = PHASES[phase].state
    for seat in VIEWERS:
        one, other = GAME.view(state, seat), GAME.view(otherwise(state, seat), seat)
        assert GAME.hand(one) == GAME.hand(other), seat
        assert GAME.remaining(one) == GAME.remaining(other), seat
        assert GAME.scores(one) == GAME.scores(other), seat
        for action in GAME.legal(state, state.acting) if seat == state.acting else ():
            assert GAME.foresee(one, action) == GAME.foresee(other, action), seat


@every_phase
def test_r03_dealt_anew_it_looks_the_same(phase: str) -> None:
    state = PHASES[phase].state
    for seat in VIEWERS:
        for number in range(5):
            dealt = GAME.redeal(state, seat, Rng("anew", number))
            assert GAME.view(dealt, seat) == GAME.view(state, seat), seat
            assert _cards(dealt) == _cards(state), seat
            assert GAME.legal(dealt, state.acting) or seat != state.acting, seat


def _cards(state: State) -> tuple[Any, ...]:
    """What there is in all: by seat its action cards, then the army and sovereignty cards."""
    laid = Counter((x.seat, x.card) for x in state.laid)
    hands = Counter((seat, card) for seat, hand in enumerate(state.hands) for card in hand)
    armies = Counter([*(army.value for army in state.armies), *state.army_stack])
    return laid + hands, armies, Counter(state.sovereignty_stack), state.sovereignty


def test_r03_a_new_deal_deals_everything_hidden_anew() -> None:
    deals = [GAME.redeal(TABLE.state, 2, Rng("deal", number)) for number in range(60)]
    assert len({tuple(a.value for a in deal.armies) for deal in deals}) > 5
    assert len({deal.hands[0] for deal in deals}) > 5
    assert len({deal.sovereignty_stack for deal in deals}) > 20
    assert {deal.hands[2] for deal in deals} == {TABLE.state.hands[2]}
    assert {deal.armies[5].value for deal in deals} == {2}
    seat = [GAME.redeal(TABLE.state, 0, Rng("deal", number)) for number in range(30)]
    assert {(deal.armies[0].value, deal.armies[3].value) for deal in seat} == {(2, 3)}
    assert len({deal.armies[1].value for deal in seat}) == 3


def test_r03_a_new_deal_gives_nobody_a_card_that_was_used() -> None:
    """Cards that left the game were seen by all."""
    position = scene(hands=["12", "6", "345"], cards=["1 5 datong"])
    for number in range(30):
        dealt = GAME.redeal(position.state, 0, Rng("used", number))
        assert {*dealt.hands[1], dealt.laid[0].card} == {5, 6}
        assert dealt.hands[2] == (3, 4, 5)


def test_r13_only_owners_see_the_numbers_of_face_down_cards() -> None:
    for seat in (None, 0, 1, 2):
        for card, text in zip(TABLE.view(seat).laid, CARDS, strict=True):
            owner, number, province = text.split()
            assert (card.seat, card.province) == (int(owner), province)
            assert card.card == (int(number) if card.seat == seat else None)


def test_r13_laying_a_card_tells_others_only_where() -> None:
    laid = TABLE.do("card 3 taiyuan")
    assert laid.told == (CardLaid(0, "taiyuan"),)
    assert [seat for seat, _ in laid.whispered] == [0]
    for seat in (None, 1, 2):
        other = TABLE.do("card 1 taiyuan")
        assert laid.view(seat) == other.view(seat)


def test_r13_hands_are_ones_own() -> None:
    assert TABLE.view(0).hand == (1, 3, 5, 6)
    assert TABLE.view().hand == ()
    assert TABLE.view(1).hand_sizes == TABLE.view().hand_sizes == (4, 4, 5)


def test_r14_looking_is_told_to_the_viewer_only() -> None:
    looked = TABLE.do("tower 2g", "look")
    assert looked.one(ArmyLooked) == ArmyLooked(0, ("khalkha",))
    assert {seat for seat, _ in looked.whispered} == {0}
    assert 4 not in set(_numbers(looked.of(ArmyLooked)))
    assert [m.value for m in looked.view(0).mongols] == [2, None, None, 3, 4, 2]
    assert [m.value for m in looked.view(1).mongols] == [None, None, None, 3, None, 2]
    assert [m.value for m in looked.view().mongols] == [None, None, None, None, None, 2]


def test_r26_an_expelled_card_leaves_unseen() -> None:
    expelled = PHASES["ability"].do("expel khalkha")
    told = expelled.one(ArmyExpelled)
    assert set(_numbers(told)) == {told.seat}
    for seat in (None, 0, 1, 2):
        assert expelled.view(seat).mongols[4].value is None


def test_r03_stacks_are_never_shown() -> None:
    state = TABLE.state
    emptied = replace(state, army_stack=(), sovereignty_stack=())
    for seat in (None, 0, 1, 2):
        assert GAME.view(emptied, seat) == GAME.view(state, seat)


def test_r13_ones_own_secrets_on_demand() -> None:
    facts = GAME.hand(TABLE.view(0))
    assert HandHeld((1, 3, 5, 6)) in facts
    assert FaceDownHeld(2, "datong") in facts
    assert FaceDownHeld(4, "taiyuan") in facts
    assert [f for f in facts if isinstance(f, ArmyKnown)] == [
        ArmyKnown("khorchin", 2),
        ArmyKnown("tumed", 3),
    ]
    assert GAME.hand(TABLE.view()) == ()
    emptied = replace(TABLE.state, hands=((), *TABLE.state.hands[1:]))
    no_cards = [f for f in GAME.hand(GAME.view(emptied, 0)) if isinstance(f, HandHeld | SupplyHeld)]
    assert [(type(f), f.cards) for f in no_cards] == [(SupplyHeld, 0)]


def test_a20_army_cards_looked_at_are_shown_to_who_looked() -> None:
    assert [m.value for m in TABLE.view(0).mongols] == [2, None, None, 3, None, 2]
    assert [m.value for m in TABLE.view(1).mongols] == [None, None, None, 3, None, 2]


def test_a23_the_working_card_is_told_to_its_owner() -> None:
    asked = PHASES["ability"]
    assert CardWorks(2, "datong") in GAME.hand(asked.view(0))
    assert not [f for f in GAME.hand(asked.view(1)) if isinstance(f, CardWorks)]
    shown = [(x.seat, x.card) for x in asked.view().working]
    assert shown == [(0, 2), (1, 5), (1, 6)]


def test_r03_nothing_of_chance_shows_in_a_new_game() -> None:
    """Spectators cannot tell army cards from one another."""
    one = fresh(armies="222223", boards=["1a", "2a"], start="1", sovereignty="000111")
    two = fresh(armies="444443", boards=["1a", "2a"], start="1", sovereignty="000111")
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == two.view(seat)


def _numbers(value: Any) -> Iterator[int]:
    """Every number anywhere in an event or a view."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _numbers(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _numbers(getattr(value, field.name))
