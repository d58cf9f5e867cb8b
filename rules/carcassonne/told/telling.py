"""What seats hold and what is still to come, as it is asked for (A15)."""

from __future__ import annotations

from rules.carcassonne.moves.events import FollowersLeft, TileInHand, TileLeft, TilesLeft
from rules.carcassonne.position.box import spots
from rules.carcassonne.told.view import View
from rules.game import Event
from rules.told import Named


def hand(view: View) -> tuple[Event, ...]:
    """The viewing seat's followers, and its drawn tile."""
    if view.viewer is None:
        return ()
    left = FollowersLeft(view.viewer, view.supply[view.viewer])
    if view.drawn is None or view.turn != view.viewer:
        return (left,)
    return (left, TileInHand(view.drawn))


def remaining(view: View) -> tuple[Event, ...]:
    """How many tiles are still to be drawn, in all and of each kind (A15)."""
    total = sum(count for _, count in view.remaining)
    return (TilesLeft(total), *[TileLeft(kind, count) for kind, count in view.remaining])


def named(view: View) -> Named:
    """Fields of the newest tile by where they are on it."""
    if view.phase != "deploy":
        return {}
    newest = view.tiles[-1]
    return {("spot", spot.name): spot.place for spot in spots(newest.tile, newest.turn)}
