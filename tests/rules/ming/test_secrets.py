"""What nobody else may know: recalls until all are laid, and the deck (A17)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from rules.game import Rng
from rules.ming.moves.events import (
    CardsLeft,
    DeckReshuffled,
    GameEnded,
    RecallLaid,
    RecallNoted,
    RecallShown,
)
from rules.ming.position.state import CARDS, State
from tests.rules.ming.scene import GAME, do, read, round_ends, table


def laying() -> State:
    """Three players have courtiers in the city of Shaanxi: a four, b three, c one."""
    standing = {"ningxia": "aab", "lintao": "aab", "hanzhong": "bc"}
    return round_ends(3, 2, open=standing).state


def laid(state: State, seat: int, count: int) -> State:
    return GAME.apply(state, seat, read(f"recall {count}"), Rng("laid")).state


def test_a17_what_is_laid_is_told_to_nobody_else() -> None:
    step = GAME.apply(laying(), 0, read("recall 3"), Rng("laid"))
    assert step.public == (RecallLaid(0, "shaanxi"),)
    assert step.private == ((0, RecallNoted(3)),)
    assert not step.reveals


def test_a17_others_and_spectators_see_only_that_something_is_laid() -> None:
    for number in range(5):
        for other in range(5):
            one, two = laid(laying(), 0, number), laid(laying(), 0, other)
            for viewer in (1, 2, None):
                assert GAME.view(one, viewer) == GAME.view(two, viewer)
                assert GAME.view(one, viewer).own_recall is None
            assert [GAME.legal(one, seat) for seat in (1, 2)] == [
                GAME.legal(two, seat) for seat in (1, 2)
            ]
    view = GAME.view(laid(laying(), 0, 2), 1)
    assert view.laid == (True, False, False)
    assert view.acting == (1, 2)


def test_a17_everybody_sees_what_he_has_laid() -> None:
    state = laid(laid(laying(), 0, 2), 2, 1)
    assert [GAME.view(state, seat).own_recall for seat in range(3)] == [2, None, 1]


def test_a17_no_point_or_courtier_moves_before_all_have_laid() -> None:
    before = laying()
    after = laid(laid(before, 0, 2), 2, 1)
    assert (after.open, after.city, after.points) == (before.open, before.city, before.points)
    assert after.returning == (0, 0, 0, 0)


def test_a17_the_last_one_shows_all() -> None:
    scene = do(laying(), "recall 4", "recall 0")
    assert scene.of(RecallShown) == []
    assert not scene.reveals
    scene = scene.do("recall 1")
    assert scene.reveals
    assert scene.of(RecallShown) == [RecallShown(0, 4), RecallShown(1, 0), RecallShown(2, 1)]
    assert scene.whispered == ((0, RecallNoted(4)), (1, RecallNoted(0)))


def test_a17_who_shows_all_is_told_nothing_after_what_comes_of_it() -> None:
    scene = do(round_ends(2, 6, open={"ningxia": "aab"}).state, "recall 2", "recall 0")
    assert isinstance(scene.told[-1], GameEnded)
    assert scene.whispered == ((0, RecallNoted(2)),)


def test_a17_the_order_of_the_deck_is_seen_by_nobody() -> None:
    state = table(3, "cards", areas={"sichuan": "abc"})
    other = replace(state, deck=tuple(reversed(state.deck)))
    assert state.deck != other.deck
    for viewer in (0, 1, 2, None):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.view(state, 0).deck == len(state.deck)


def test_a17_the_next_card_is_not_told_by_taking() -> None:
    state = table(3, "cards", areas={"sichuan": "abc"})
    other = replace(state, deck=("rickshaw",) * 3)
    text = read("take sichuan")
    steps = [GAME.apply(position, 0, text, Rng("taking")) for position in (state, other)]
    assert steps[0].public == steps[1].public
    assert not steps[0].reveals


def test_a17_hands_are_public() -> None:
    state = table(3, hands=("hhd", "jr", "ddddd"))
    for viewer in (0, 2, None):
        assert GAME.view(state, viewer).hands == ((2, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 5))


def test_a17_which_cards_are_in_the_deck_is_known_to_all() -> None:
    """Whatever lies beside the areas, in hands and on the discards came out openly."""
    chance, state = random.Random("deck"), GAME.setup(4, {}, Rng("deck"))
    reshuffled = False
    for number in range(600):
        if not (acting := GAME.to_act(state)):
            break
        view = GAME.view(state, None)
        out = Counter(card for province in view.provinces if (card := province.card))
        for held in view.hands:
            out.update(dict(zip(CARDS[:3], held, strict=False)))
        out.update(dict(view.discard_cards))
        every = Counter[str](dict.fromkeys(CARDS[:3], 18))
        assert Counter(dict(view.deck_cards)) == every - out
        assert CardsLeft(view.deck_cards, view.discard_cards) in GAME.remaining(view)
        assert GAME.view(state, acting[0]).deck_cards == view.deck_cards
        action = chance.choice(GAME.legal(state, acting[0]))
        step = GAME.apply(state, acting[0], action, Rng("deck", number))
        reshuffled |= any(isinstance(event, DeckReshuffled) for event in step.public)
        state = step.state
    assert reshuffled


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a17_what_a_viewer_cannot_see_is_dealt_anew(viewer: int | None) -> None:
    state = laid(laid(laying(), 0, 4), 2, 1)
    laid_anew = Counter[tuple[int | None, ...]]()
    for number in range(60):
        dealt = GAME.redeal(state, viewer, Rng(number))
        assert GAME.view(dealt, viewer) == GAME.view(state, viewer)
        assert Counter(dealt.deck) == Counter(state.deck)
        laid_anew[dealt.recalls] += 1
    firsts = {recalls[0] for recalls in laid_anew}
    assert firsts == ({4} if viewer == 0 else {0, 1, 2, 3, 4})
    assert {recalls[1] for recalls in laid_anew} == {None}
    assert {recalls[2] for recalls in laid_anew} == ({1} if viewer == 2 else {0, 1})


def test_a17_the_deck_is_shuffled_anew() -> None:
    state = GAME.setup(4, {}, Rng("deck"))
    decks = {GAME.redeal(state, 0, Rng(number)).deck for number in range(5)}
    assert len(decks | {state.deck}) == 6


def test_a17_only_refills_and_last_recalls_reveal() -> None:
    """In whole random games."""
    chance = random.Random("reveals")
    for seats in (2, 3, 4):
        state, number = GAME.setup(seats, {}, Rng(f"reveals {seats}")), 0
        while acting := GAME.to_act(state):
            number += 1
            seat = chance.choice(acting)
            before, action = state, chance.choice(GAME.legal(state, seat))
            step = GAME.apply(state, seat, action, Rng("reveals", number))
            state = step.state
            last = before.phase == "recall" and len(acting) == 1
            hidden = any(recall is not None for recall in before.recalls)
            assert step.reveals == (before.phase == "refill" or (last and hidden))
            assert all(isinstance(event, RecallNoted) for _, event in step.private)
