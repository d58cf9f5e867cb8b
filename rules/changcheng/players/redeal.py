"""What a viewer cannot see, made up anew: cards of others, army cards, what is set aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.changcheng.position.state import FaceDown, State
from rules.game import Rng, Seat


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer."""
    hands, laid = list(state.hands), state.laid
    for seat in range(state.seats):
        if seat != viewer:
            hands[seat], laid = _cards(state, seat, laid, rng)
    unknown = [at for at, army in enumerate(state.armies) if not army.known(viewer)]
    values = [*[state.armies[at].value for at in unknown], *state.army_stack]
    dealt = rng.shuffled("unseen-armies", sorted(values))
    armies = list(state.armies)
    for at, value in zip(unknown, dealt, strict=False):
        armies[at] = replace(armies[at], value=value)
    return replace(
        state,
        hands=tuple(hands),
        laid=laid,
        armies=tuple(armies),
        army_stack=dealt[len(unknown) :],
        sovereignty_stack=rng.shuffled("unseen-sovereignty", sorted(state.sovereignty_stack)),
    )


def _cards(
    state: State, seat: Seat, laid: tuple[FaceDown, ...], rng: Rng
) -> tuple[tuple[int, ...], tuple[FaceDown, ...]]:
    """A seat's cards that were not used openly, dealt anew between its hand and the provinces."""
    own = [x.card for x in state.laid if x.seat == seat]
    dealt = rng.shuffled("unseen-cards", sorted((*state.hands[seat], *own)))
    cards: Iterator[int] = iter(dealt)
    laid = tuple(replace(x, card=next(cards)) if x.seat == seat else x for x in laid)
    return tuple(sorted(cards)), laid
