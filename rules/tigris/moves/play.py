"""What an action leads to (R5-R22); conflicts and all that completes an action stand apart."""

from __future__ import annotations

from rules.actions import check_due
from rules.game import Rng, Seat, Step
from rules.tigris.moves import actions, completing, events, fighting, legal
from rules.tigris.moves.actions import TigrisAction
from rules.tigris.moves.mutable_state import MutableState
from rules.tigris.position.board import CELLS, Standing
from rules.tigris.position.conflicts import beneficiary, doubled_colours, revolt_of
from rules.tigris.position.state import COLOURS, LEADERS, NOWHERE, TILES, State, more
from rules.values import changed


def apply(state: State, seat: Seat, action: TigrisAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Chance has no part in it: the bag was shuffled at the set-up.
    Raises `Illegal` when the action is not legal."""
    check_due(action, seat, state.acting, state.phase, legal.VERBS)
    mutable = MutableState(state)
    match action:
        case actions.Place():
            _place(mutable, *legal.check_place(state, action))
        case actions.Position():
            _position(mutable, *legal.check_position(state, action))
        case actions.Withdraw():
            _withdraw(mutable, legal.check_withdraw(state, action))
        case actions.Catastrophe():
            _catastrophe(mutable, legal.check_catastrophe(state, action))
        case actions.End():
            mutable.tell(events.TurnEnded(mutable.turn))
            completing.end_turn(mutable)
        case _:
            _go_on(mutable, state, action)
    return mutable.step()


def _go_on(mutable: MutableState, state: State, action: actions.Further) -> None:
    """Carries out a decision within an action, or the refill after the turn."""
    match action:
        case actions.Swap():
            _swap(mutable, legal.check_swap(state, action))
        case actions.Exchange():
            _exchange(mutable)
        case actions.War():
            fighting.begin_war(mutable, legal.check_war(state, action))
        case actions.Support():
            fighting.support(mutable, state.acting, legal.check_support(state, action))
        case actions.Build():
            completing.build(mutable, *legal.check_build(state, action))
        case actions.Decline():
            mutable.tell(events.MonumentDeclined(mutable.turn))
            completing.complete(mutable)
        case actions.Keep():
            _keep(mutable, legal.check_keep(state, action))
        case actions.Refill():
            completing.refill(mutable)


def _place(mutable: MutableState, colour: int, square: int) -> None:
    """Lays a tile. It scores a point or joins two kingdoms; then a monument may follow (R14-R18,
    A19)."""
    kingdoms = mutable.board.kingdoms_near(square)
    mutable.use(mutable.turn, colour, 1)
    mutable.lay(colour, square)
    mutable.placed, mutable.last = square, (square,)
    mutable.tell(events.TilePlaced(mutable.turn, TILES[colour], CELLS[square]))
    if len(kingdoms) == 2:
        if doubled_colours(kingdoms[0].leaders + kingdoms[1].leaders):
            fighting.begin_wars(mutable)
            return
        mutable.tell(events.KingdomsJoined(CELLS[square]))
    elif kingdoms and (leader := beneficiary(kingdoms[0], colour)) is not None:
        mutable.score(leader.seat, colour, 1)
        words = COLOURS[colour], LEADERS[leader.colour]
        mutable.tell(events.TileScored(leader.seat, *words))
    completing.offer_monument(mutable)


def _position(mutable: MutableState, colour: int, square: int) -> None:
    """Places or moves a leader. If its kingdom has another leader of the colour, a revolt begins
    (R7-R12)."""
    origin = mutable.leaders[mutable.turn][colour]
    leader = Standing(mutable.turn, colour, square)
    if origin == NOWHERE:
        mutable.last = (square,)
        mutable.tell(events.LeaderPlaced(mutable.turn, LEADERS[colour], CELLS[square]))
    else:
        mutable.lift(Standing(mutable.turn, colour, origin))
        mutable.last = (square, origin)
        cells = CELLS[origin], CELLS[square]
        mutable.tell(events.LeaderMoved(mutable.turn, LEADERS[colour], *cells))
    mutable.stand(leader)
    fight = revolt_of(mutable.board, leader)
    if fight is None:
        completing.complete(mutable)
    else:
        fighting.begin_revolt(mutable, fight)


def _withdraw(mutable: MutableState, leader: Standing) -> None:
    """Takes a leader back to stock (R7)."""
    mutable.lift(leader)
    mutable.last = (leader.square,)
    cell = CELLS[leader.square]
    mutable.tell(events.LeaderWithdrawn(mutable.turn, LEADERS[leader.colour], cell))
    completing.complete(mutable)


def _catastrophe(mutable: MutableState, square: int) -> None:
    """Lays a catastrophe: the square is dead for good, and leaders may lose their last temple (R20,
    R21)."""
    seat = mutable.turn
    mutable.catastrophes = changed(mutable.catastrophes, seat, mutable.catastrophes[seat] - 1)
    mutable.last = (square,)
    mutable.tell(events.CatastropheStruck(seat, CELLS[square], mutable.strike(square)))
    mutable.send_stranded_home()
    completing.complete(mutable)


def _swap(mutable: MutableState, colour: int) -> None:
    """Puts a tile aside. `exchange` completes the action (R22)."""
    mutable.use(mutable.turn, colour, 1)
    mutable.aside = more(mutable.aside, colour, 1)
    mutable.phase = "swap"
    mutable.private.append((mutable.turn, events.SwapChosen(TILES[colour])))


def _exchange(mutable: MutableState) -> None:
    """Discards the tiles put aside and draws as many, or as many as there are (R22, R49)."""
    count = sum(mutable.aside)
    mutable.discard_aside()
    mutable.last, mutable.reveals = (), True
    mutable.tell(events.TilesSwapped(mutable.turn, count))
    mutable.draw(mutable.turn, count)
    completing.complete(mutable)


def _keep(mutable: MutableState, square: int) -> None:
    """Takes all treasures but the chosen one, then completes the action (R44, A16)."""
    seat = mutable.acting
    due = completing.hoard(mutable.board, mutable.treasured, mutable.leaders[seat][2])
    completing.collect(mutable, seat, due, square)
    completing.complete(mutable)
