"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.changcheng import events as told
from rules.changcheng.actions import ChangChengAction, Double, Neutral, Tower, Wall
from rules.changcheng.state import NEUTRAL, Piece
from rules.changcheng.view import View
from rules.changcheng.wall import bordered, chart, counted
from rules.game import Event


def foresee(view: View, action: ChangChengAction) -> tuple[Event, ...]:
    """Provinces completed, points scored at once and provinces faced by a legal action of the
    viewer; () for others."""
    if view.viewer is None or view.viewer != view.acting:
        return ()
    match action:
        case Wall() | Tower():
            return _completing(view, view.viewer, action.space, 1) or _facing(view, action.space)
        case Double():
            space = chart(view.boards).space_number[action.space]
            points = told.WouldScore(bordered(view.boards, space))
            return (points, *_completing(view, view.viewer, action.space, 2))
        case Neutral():
            return _completing(view, NEUTRAL, action.space, 1)
        case _:
            return ()


def _facing(view: View, name: str) -> tuple[Event, ...]:
    here = chart(view.boards)
    space = here.space_number[name]
    china, mongol = here.china_of[space], here.mongol_of[space]
    return (told.WouldFace(here.provinces[china], here.mongols[mongol]),)


def _completing(view: View, owner: int, name: str, size: int) -> tuple[Event, ...]:
    """The provinces a piece would complete, its walls counted in, without any cards."""
    here, wall = chart(view.boards), list(_wall(view))
    space = here.space_number[name]
    spaces = range(space, space + size)
    for at in spaces:
        wall[at] = Piece("wall", owner)
    provinces = dict.fromkeys(here.china_of[at] for at in spaces)
    full = [p for p in provinces if None not in [wall[at] for at in here.spaces_in[p]]]
    return tuple(_completed(view, wall, province) for province in full)


def _completed(view: View, wall: Sequence[Piece | None], province: int) -> Event:
    here = chart(view.boards)
    tally, neutral = counted(wall, here.spaces_in[province], view.seats)
    worth = sum(tally) + neutral + view.provinces[province].sovereignty
    return told.WouldComplete(here.provinces[province], tally, worth)


@lru_cache(16)
def _wall(view: View) -> tuple[Piece | None, ...]:
    """The wall as the viewer sees it; only damage matters here."""
    pieces = {piece.space: piece for piece in view.pieces}
    found = (pieces.get(space) for space in chart(view.boards).spaces)
    return tuple(
        None
        if piece is None
        else Piece(
            "damaged" if piece.sort == "damaged" else "wall",
            NEUTRAL if piece.owner is None else piece.owner,
        )
        for piece in found
    )
