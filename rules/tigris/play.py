"""What an action leads to (R5-R22); conflicts and all that completes an action stand apart."""

from __future__ import annotations

from typing import TypeAlias

from rules.game import Seat, Step
from rules.tigris import events as told
from rules.tigris.actions import (
    Build,
    Catastrophe,
    Decline,
    End,
    Exchange,
    Keep,
    Place,
    Position,
    Refill,
    Support,
    Swap,
    TigrisAction,
    War,
    Withdraw,
)
from rules.tigris.board import CELLS, Standing
from rules.tigris.completing import (
    build,
    collect,
    complete,
    end_turn,
    hoard,
    offer_monument,
    refill,
)
from rules.tigris.conflicts import beneficiary, doubled, revolt_of
from rules.tigris.draft import MutableState
from rules.tigris.fighting import begin_revolt, begin_war, begin_wars, support
from rules.tigris.legal import (
    check_build,
    check_catastrophe,
    check_keep,
    check_place,
    check_position,
    check_support,
    check_swap,
    check_turn,
    check_war,
    check_withdraw,
)
from rules.tigris.state import COLOURS, LEADERS, NOWHERE, TILES, State, added, more
from rules.values import changed

_Further: TypeAlias = Swap | Exchange | War | Support | Build | Decline | Keep | Refill


def apply(state: State, seat: Seat, action: TigrisAction) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    check_turn(state, seat, action)
    draft = MutableState(state)
    _carry_out(draft, state, action)
    return draft.step()


def _carry_out(draft: MutableState, state: State, action: TigrisAction) -> None:
    """Begins one of the actions of a turn, or ends it (R5)."""
    match action:
        case Place():
            _place(draft, *check_place(state, action))
        case Position():
            _position(draft, *check_position(state, action))
        case Withdraw():
            _withdraw(draft, check_withdraw(state, action))
        case Catastrophe():
            _catastrophe(draft, check_catastrophe(state, action))
        case End():
            _end(draft)
        case _:
            _go_on(draft, state, action)


def _go_on(draft: MutableState, state: State, action: _Further) -> None:
    """A decision within an action, or the refill after the turn."""
    match action:
        case Swap():
            _swap(draft, check_swap(state, action))
        case Exchange():
            _exchange(draft)
        case War():
            begin_war(draft, check_war(state, action))
        case Support():
            support(draft, state.acting, check_support(state, action))
        case Build():
            build(draft, *check_build(state, action))
        case Decline():
            draft.tell(told.MonumentDeclined(draft.turn))
            complete(draft)
        case Keep():
            _keep(draft, check_keep(state, action))
        case Refill():
            refill(draft)


def _place(draft: MutableState, colour: int, square: int) -> None:
    """Lays a tile: a point, or two kingdoms joined, then perhaps a monument (R14-R18, A19)."""
    kingdoms = draft.board.kingdoms_near(square)
    draft.use(draft.turn, colour, 1)
    draft.lay(colour, square)
    draft.placed, draft.last = square, (square,)
    draft.tell(told.TilePlaced(draft.turn, TILES[colour], CELLS[square]))
    if len(kingdoms) == 2:
        if doubled(kingdoms[0].leaders + kingdoms[1].leaders):
            begin_wars(draft)
            return
        draft.tell(told.KingdomsJoined(CELLS[square]))
    elif kingdoms and (leader := beneficiary(kingdoms[0], colour)) is not None:
        draft.score(leader.seat, colour, 1)
        words = COLOURS[colour], LEADERS[leader.colour]
        draft.tell(told.TileScored(leader.seat, *words))
    offer_monument(draft)


def _position(draft: MutableState, colour: int, square: int) -> None:
    """Places or moves a leader; another of its colour there means a revolt (R7-R12)."""
    origin = draft.leaders[draft.turn][colour]
    leader = Standing(draft.turn, colour, square)
    if origin == NOWHERE:
        draft.last = (square,)
        draft.tell(told.LeaderPlaced(draft.turn, LEADERS[colour], CELLS[square]))
    else:
        draft.lift(Standing(draft.turn, colour, origin))
        draft.last = (square, origin)
        cells = CELLS[origin], CELLS[square]
        draft.tell(told.LeaderMoved(draft.turn, LEADERS[colour], *cells))
    draft.stand(leader)
    fight = revolt_of(draft.board, leader)
    if fight is None:
        complete(draft)
    else:
        begin_revolt(draft, fight)


def _withdraw(draft: MutableState, leader: Standing) -> None:
    draft.lift(leader)
    draft.last = (leader.square,)
    cell = CELLS[leader.square]
    draft.tell(told.LeaderWithdrawn(draft.turn, LEADERS[leader.colour], cell))
    complete(draft)


def _catastrophe(draft: MutableState, square: int) -> None:
    """The square is dead for good; leaders may lose their last temple (R20, R21)."""
    seat = draft.turn
    draft.catastrophes = changed(draft.catastrophes, seat, draft.catastrophes[seat] - 1)
    draft.last = (square,)
    draft.tell(told.CatastropheStruck(seat, CELLS[square], draft.strike(square)))
    draft.send_stranded_home()
    complete(draft)


def _swap(draft: MutableState, colour: int) -> None:
    """Puts a tile aside; `exchange` completes the action (R22)."""
    draft.use(draft.turn, colour, 1)
    draft.aside = more(draft.aside, colour, 1)
    draft.phase = "swap"
    draft.private.append((draft.turn, told.SwapChosen(TILES[colour])))


def _exchange(draft: MutableState) -> None:
    """Discards what was put aside and draws as many, or what there is (R22, R49)."""
    count = sum(draft.aside)
    draft.discarded = added(draft.discarded, draft.aside)
    draft.aside, draft.last, draft.reveals = (0, 0, 0, 0), (), True
    draft.tell(told.TilesSwapped(draft.turn, count))
    draft.draw(draft.turn, count)
    complete(draft)


def _end(draft: MutableState) -> None:
    """Ends the turn with actions left (R5)."""
    draft.tell(told.TurnEnded(draft.turn))
    end_turn(draft)


def _keep(draft: MutableState, square: int) -> None:
    """Takes all treasures but the chosen one, then what is due to others (R44, A16)."""
    seat = draft.acting
    due = hoard(draft.board, draft.treasured, draft.leaders[seat][2])
    collect(draft, seat, due, square)
    complete(draft)
