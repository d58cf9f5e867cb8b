"""What an action leads to: pieces and cards on the board, then whatever follows, and whose turn is
next (R6-R21, R39-R41, R45)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from rules.changcheng.moves import events
from rules.changcheng.moves.actions import (
    Architect,
    Attack,
    Card,
    ChangChengAction,
    Damage,
    Double,
    Exchange,
    Expel,
    Extend,
    Flood,
    Leave,
    Look,
    Neutral,
    Refrain,
    Reveal,
    Stop,
    Strike,
    Tower,
    Wall,
)
from rules.changcheng.moves.checks import (
    check_architect,
    check_card,
    check_damage,
    check_double,
    check_exchange,
    check_expel,
    check_extend,
    check_flood,
    check_neutral,
    check_stop,
    check_strike,
    check_tower,
    check_turn,
    check_wall,
)
from rules.changcheng.moves.completing import (
    add_walls,
    change_value,
    damage,
    exchange,
    expel,
    idle,
    reveal,
    score_waiting,
    strike,
)
from rules.changcheng.moves.legal import can_act, faced, neutral_spaces, second_walls
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.moves.scoring import attack
from rules.changcheng.position.box import PROVINCES, box
from rules.changcheng.position.state import NEUTRAL, FaceDown, State
from rules.changcheng.position.towers import keeps_last, neighbours
from rules.changcheng.position.wall import bordered, is_finished
from rules.game import Seat, Step
from rules.values import changed

_Placing: TypeAlias = Wall | Card | Double | Tower | Stop | Neutral | Leave | Extend
_Ability: TypeAlias = Strike | Damage | Expel | Flood | Architect | Exchange | Refrain


def apply(state: State, seat: Seat, action: ChangChengAction) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    check_turn(state, seat, action)
    mutable = MutableState(state)
    match action:
        case Attack():
            attack(mutable)
            return mutable.step()
        case Reveal():
            reveal(mutable)
        case Look():
            _look(mutable, faced(state))
        case Strike() | Damage() | Expel() | Flood() | Architect() | Exchange() | Refrain():
            _use(mutable, state, action)
        case _:
            _place(mutable, state, action)
    _advance(mutable)
    return mutable.step()


def _place(mutable: MutableState, state: State, action: _Placing) -> None:
    match action:
        case Wall():
            _wall(mutable, check_wall(state, action))
        case Card():
            _card(mutable, *check_card(state, action))
        case Double():
            _double(mutable, check_double(state, action))
        case Tower():
            _tower(mutable, check_tower(state, action))
        case Stop():
            check_stop(state)
        case Neutral():
            _neutral(mutable, check_neutral(state, action))
        case Leave():
            mutable.action, mutable.built, mutable.carded = "", (), ()
        case Extend():
            check_extend(state, action)
            _extend(mutable, action)


def _use(mutable: MutableState, state: State, action: _Ability) -> None:
    """A card does what its owner chose (R24)."""
    match action:
        case Strike():
            check_strike(state, action)
            strike(mutable, action.card)
        case Damage():
            damage(mutable, check_damage(state, action))
        case Expel():
            expel(mutable, check_expel(state, action))
        case Flood():
            change_value(mutable, more=check_flood(action))
        case Architect():
            if check_architect(action):
                add_walls(mutable)
            else:
                change_value(mutable, more=True)
        case Exchange():
            exchange(mutable, *check_exchange(state, action))
        case Refrain():
            idle(mutable)


def _wall(mutable: MutableState, space: int) -> None:
    """The wall of the first round, one of two, or the one that goes with a card (R7, R9, R12)."""
    if mutable.phase == "act":
        mutable.begin("first" if mutable.first_round else "walls")
    elif mutable.action == "cards":
        mutable.action = "both"
    province = mutable.chart.china_of[space]
    words = mutable.chart.spaces[space], mutable.chart.provinces[province]
    mutable.tell(events.WallBuilt(mutable.turn, *words))
    mutable.build("wall", mutable.turn, space)


def _card(mutable: MutableState, card: int, province: int) -> None:
    """One of two cards, or the one that goes with a wall (R8, R9)."""
    if mutable.phase == "act":
        mutable.begin("cards")
    seat = mutable.turn
    hand = tuple(held for held in mutable.hands[seat] if held != card)
    mutable.hands = changed(mutable.hands, seat, hand)
    mutable.laid = (*mutable.laid, FaceDown(province, seat, card))
    mutable.carded = (*mutable.carded, province)
    name = mutable.chart.provinces[province]
    mutable.tell(events.CardLaid(seat, name))
    mutable.private.append((seat, events.CardNoted(card, name)))


def _double(mutable: MutableState, space: int) -> None:
    """Scores at once for each province it borders (R10, R15)."""
    points, names = bordered(mutable.boards, space), mutable.chart.spaces
    mutable.begin("double")
    mutable.score(mutable.turn, "double", points)
    mutable.tell(events.DoubleBuilt(mutable.turn, names[space], names[space + 1], points))
    mutable.build("double", mutable.turn, space, space + 1)


def _tower(mutable: MutableState, space: int) -> None:
    """Owes a wall beside it when a neighbour is free (R18, R19, A3)."""
    seat = mutable.turn
    mutable.begin("tower")
    free = any(mutable.wall[at] is None for at in neighbours(mutable.wall, space))
    mutable.build("tower", seat, space)
    mutable.debts = changed(mutable.debts, seat, free)
    kept = keeps_last(mutable.state(), seat, space)
    mutable.tell(events.TowerBuilt(seat, mutable.chart.spaces[space], kept))


def _neutral(mutable: MutableState, space: int) -> None:
    """A wall of nobody's; the action is over with it (R46)."""
    province = mutable.chart.china_of[space]
    words = mutable.chart.spaces[space], mutable.chart.provinces[province]
    mutable.tell(events.NeutralBuilt(mutable.turn, *words))
    mutable.build("wall", NEUTRAL, space)
    mutable.action, mutable.carded = "", ()


def _extend(mutable: MutableState, action: Extend) -> None:
    """The seat on turn joins a board; three emperor cards go (R36, R39, A12). Its action is over:
    no neutral wall can follow on the new board."""
    mutable.action, mutable.built, mutable.carded = "", (), ()
    mutable.extend(action.layout, action.end)
    mutable.emperors -= box().emperors
    mutable.extensions -= 1
    mutable.reveals = True
    new = slice(PROVINCES) if action.end == "west" else slice(-PROVINCES, None)
    cards = zip(mutable.chart.provinces[new], mutable.sovereignty[new], strict=True)
    mutable.tell(events.BoardJoined(mutable.turn, action.layout, action.end, tuple(cards)))


def _look(mutable: MutableState, mongols: list[int]) -> None:
    """The seat sees army cards; scouts turn them up for all (R14, A19, R54)."""
    mutable.reveals, seat = True, mutable.turn
    scouts = "d" in mutable.missions
    if not scouts:
        names = tuple(mutable.chart.mongols[mongol] for mongol in mongols)
        mutable.tell(events.ArmyLooked(seat, names))
    for mongol in mongols:
        army, name = mutable.armies[mongol], mutable.chart.mongols[mongol]
        if scouts:
            seen = replace(army, state="up")
            mutable.tell(events.ArmyTurnedUp(name, army.value))
        else:
            seen = replace(army, seen=tuple(sorted((*army.seen, seat))))
            mutable.private.append((seat, events.ArmySeen(name, army.value)))
        mutable.armies = changed(mutable.armies, mongol, seen)


def _advance(mutable: MutableState) -> None:
    """Goes on until somebody must decide: scoring, the second wall or card, looking, the neutral
    wall, a new board, the next seat. Scouts come before all that, as soon as a piece stands (R54).
    """
    if "d" in mutable.missions and faced(mutable.state()):
        mutable.ask("look", mutable.turn)
        return
    if not score_waiting(mutable):
        return
    state = mutable.state()
    if _goes_on(mutable, state):
        mutable.ask("second", mutable.turn)
    elif faced(state):
        mutable.ask("look", mutable.turn)
    elif neutral_spaces(state):
        mutable.ask("neutral", mutable.turn)
    elif mutable.extensions and mutable.emperors >= box().emperors:
        mutable.ask("extend", mutable.turn)
    else:
        _end_turn(mutable, state)


def _goes_on(mutable: MutableState, state: State) -> bool:
    """Whether a second wall or card belongs to the action; a wall that cannot be built is
    dropped (A6)."""
    if mutable.action == "cards":
        return mutable.phase == "act"
    if mutable.action != "walls" or mutable.phase not in ("act", "look", "reveal", "ability"):
        return False
    return len(mutable.built) == 1 and bool(second_walls(state))


def _end_turn(mutable: MutableState, state: State) -> None:
    """The next seat that can do anything in this state; else the Mongols attack (R40, R41, R45)."""
    mutable.action, mutable.built, mutable.carded = "", (), ()
    mutable.first_round = mutable.first_round and max(mutable.walls) == box().walls
    if is_finished(state):
        mutable.ask("attack", mutable.turn)
        return
    for ahead in range(1, mutable.seats + 1):
        seat = (mutable.turn + ahead) % mutable.seats
        if can_act(state, seat):
            mutable.turn = seat
            mutable.ask("act", seat)
            return
        mutable.tell(events.Skipped(seat))
    mutable.ask("attack", mutable.turn)
