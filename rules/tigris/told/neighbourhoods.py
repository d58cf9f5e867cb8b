"""Where on the board the cells of a choice are (`Game.neighbourhoods`)."""

from __future__ import annotations

from rules.game import Event
from rules.narrow import Choice
from rules.tigris.moves import events
from rules.tigris.position.board import LAND, NEAR, SQUARE_OF, Board, Region, set_of, without
from rules.tigris.position.state import LEADERS
from rules.tigris.told.view import View, board_of
from rules.told import Neighbourhood


def neighbourhoods(view: View, choice: Choice) -> tuple[Neighbourhood, ...]:
    """The cells of a choice, grouped by where they are. Kingdoms come first, named by their
    leaders, the viewer's own before others. Then come cells where kingdoms meet, tiles without a
    leader, empty land, empty river."""
    if choice.kind != "cell":
        return ()
    board, by_name = _lifted(view, choice), dict[Event, list[str]]()
    for cell in choice.values:
        by_name.setdefault(_name(view, board, SQUARE_OF[cell]), []).append(cell)
    ordered = sorted(by_name.items(), key=lambda item: _rank(item[0]))
    return tuple(Neighbourhood(name, tuple(cells)) for name, cells in ordered)


def _lifted(view: View, choice: Choice) -> Board:
    """The board without the leader that is to be moved (R11)."""
    moving = choice.picked if choice.picked[0] == "position" else ()
    own = [x for x in view.leaders if x.seat == view.viewer and x.leader in moving]
    return without(board_of(view), set_of(SQUARE_OF[leader.cell] for leader in own))


def _name(view: View, board: Board, square: int) -> Event:
    """The event that names what a square lies in or beside."""
    here = [region for region in board.regions if region.squares >> square & 1]
    around = here or [region for region in board.regions if region.squares & NEAR[square]]
    kingdoms = [region for region in around if region.leaders]
    if len(kingdoms) > 1:
        return events.BetweenKingdoms()
    if kingdoms:
        return _kingdom(view, kingdoms[0])
    return events.Leaderless() if around else events.Empty(bool(LAND >> square & 1))


def _kingdom(view: View, kingdom: Region) -> Event:
    own = tuple(LEADERS[x.colour] for x in kingdom.leaders if x.seat == view.viewer)
    others = tuple((LEADERS[x.colour], x.seat) for x in kingdom.leaders if x.seat != view.viewer)
    return events.OfKingdom(own, others)


def _rank(name: Event) -> int:
    """The place of a neighbourhood in the order in which they are shown."""
    match name:
        case events.OfKingdom(own=own):
            return 0 if own else 1
        case events.BetweenKingdoms():
            return 2
        case events.Leaderless():
            return 3
        case events.Empty(land=land):
            return 4 if land else 5
        case _:
            return 6
