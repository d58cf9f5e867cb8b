"""What every picture of every game keeps to: its size, and that whatever may be chosen is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from render import theme
from render.gallery import NAMES, Moment, variants
from render.painter import Layered, Painter, RenderOptions
from rules.narrow import Choice, narrow
from tests.contract.walks import Setup, walk
from tests.example.render.reversi import Reversi
from tests.example.rules.reversi.view import View
from tests.games import PAINTED, WHOLE
from tests.known import marked
from tests.render.scene import opened

MOST = 220_000
"""Bytes of a picture."""
TRIED = 6
"""Candidates of a choice that are looked for."""
LETTERED = {"cell", "spot"}
"""Kinds whose candidates a panel names as the picture does, so that the picture must show them."""

LOOK = RenderOptions(NAMES)
every_painter = pytest.mark.parametrize("key", PAINTED)


@cache
def moments(key: str) -> tuple[Moment, ...]:
    """All decisions of two random games: fewest seats as usual, most seats with other options."""
    game = WHOLE[key]
    least, most = min(game.meta.seats), max(game.meta.seats)
    setups = [Setup(game, least, ()), Setup(game, most, tuple(variants(game, most).items()))]
    moves = [(p.state, p.move[0]) for s in setups for p in walk(s, "pictures") if p.move]
    return tuple(Moment(state, seat, game.legal(state, seat)) for state, seat in moves)


@cache
def choices(key: str) -> Mapping[str, tuple[Any, Choice]]:
    """By kind: the view of somebody who has many values to choose from, and the choice."""
    best: dict[str, tuple[Any, Choice]] = {}
    for moment in moments(key)[::2]:
        for choice in questions(moment):
            known = best.get(choice.kind)
            if known is None or len(choice.values) > len(known[1].values):
                best[choice.kind] = (WHOLE[key].view(moment.state, moment.seat), choice)
    return best


def questions(moment: Moment) -> Iterator[Choice]:
    """What is asked on the way to one action of each verb, taking the middle value each time."""
    for verb in dict.fromkeys(action.verb for action in moment.legal):
        picked: tuple[str, ...] = (verb,)
        while isinstance(choice := narrow(moment.legal, picked), Choice):
            yield choice
            picked = (*choice.picked, choice.values[len(choice.values) // 2])


@every_painter
def test_there_is_a_look_for_every_seat(key: str) -> None:
    seats, looks = max(WHOLE[key].meta.seats), len(theme.SEATS)
    assert seats <= looks, f"{seats} seats need {seats - looks} more looks in SEATS of render/theme"


@every_painter
def test_pictures_keep_to_their_limits(key: str) -> None:
    check_limits(key, PAINTED[key])


def check_limits(key: str, painter: Painter[Any]) -> None:
    """Width, height and bytes of the first and last positions and of every kind of choice."""
    layers = frozenset(painter.layers if isinstance(painter, Layered) else ())
    shown = [(view, replace(LOOK, choice=choice)) for view, choice in choices(key).values()]
    first, last = moments(key)[0], moments(key)[-1]
    for moment in (first, last):
        view = WHOLE[key].view(moment.state, None)
        shown.append((view, replace(LOOK, layers=layers)))
        assert len(painter.remaining(view, LOOK) or b"") <= MOST
    for view, options in shown:
        png = painter.board(view, options)
        picture = opened(png)
        assert len(png) <= MOST
        assert theme.MIN_WIDTH <= picture.width <= theme.WIDEST
        assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO + 1


@every_painter
def test_whatever_may_be_chosen_is_seen(key: str) -> None:
    check_marks(key, PAINTED[key])


def check_marks(key: str, painter: Painter[Any]) -> None:
    """Without one of its candidates a choice looks different, if its kind is one of `MARKED`."""
    asked = choices(key)
    assert marked(key) <= set(asked), "a kind of MARKED is never chosen: remove it"
    assert LETTERED & set(asked) <= marked(key), "a cell or spot that may be chosen must be marked"
    for kind, (view, choice) in asked.items():
        whole = painter.board(view, replace(LOOK, choice=choice))
        seen = {
            value: painter.board(view, replace(LOOK, choice=without(choice, value))) != whole
            for value in some(choice.values)
        }
        hint = f"{kind}: mark all its candidates and add it to MARKED, or none of them: {seen}"
        assert set(seen.values()) == {kind in marked(key)}, hint


def some(values: tuple[str, ...]) -> tuple[str, ...]:
    """A few of the values, evenly parted."""
    return values[:: -(-len(values) // TRIED)]


def without(choice: Choice, value: str) -> Choice:
    """The choice with one candidate less."""
    return replace(choice, values=tuple(other for other in choice.values if other != value))


@pytest.mark.parametrize("key", [key for key, p in PAINTED.items() if isinstance(p, Layered)])
def test_every_layer_is_seen(key: str) -> None:
    check_layers(key, PAINTED[key])


def check_layers(key: str, painter: Painter[Any]) -> None:
    """Each layer changes the picture of a position in the middle of the game, and each another."""
    assert isinstance(painter, Layered)
    moment = moments(key)[-20]
    view = WHOLE[key].view(moment.state, moment.seat)
    all_options = [LOOK, *[replace(LOOK, layers=frozenset({layer})) for layer in painter.layers]]
    assert len({painter.board(view, options) for options in all_options}) == len(all_options)


@every_painter
def test_the_same_view_gives_the_same_picture(key: str) -> None:
    view = WHOLE[key].view(moments(key)[-1].state, None)
    assert PAINTED[key].board(view, LOOK) == PAINTED[key].board(view, replace(LOOK))


class Blind(Reversi):
    """It marks nothing."""

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Without the choice."""
        return super().board(view, replace(options, choice=None))


class Careless(Reversi):
    """It forgets candidates in the west."""

    def board(self, view: View, options: RenderOptions) -> bytes:
        """With the eastern candidates only."""
        if options.choice is None:
            return super().board(view, options)
        east = tuple(cell for cell in options.choice.values if cell[0] > "D")
        return super().board(view, replace(options, choice=replace(options.choice, values=east)))


class Heavy(Reversi):
    """Its pictures are too large to send."""

    def board(self, view: View, options: RenderOptions) -> bytes:
        """With much behind its end."""
        return super().board(view, options) + bytes(MOST)


class Bare(Reversi):
    """It has a layer that shows nothing."""

    layers = ("nothing",)


@pytest.mark.parametrize(
    ("painter", "check"),
    [(Blind, check_marks), (Careless, check_marks), (Heavy, check_limits), (Bare, check_layers)],
)
def test_a_bad_picture_is_noticed(
    painter: type[Reversi], check: Callable[[str, Painter[Any]], None]
) -> None:
    with pytest.raises(AssertionError):
        check("reversi", painter())
