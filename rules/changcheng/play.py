"""What an action leads to: pieces and cards on the board, then whatever follows (R6-R21)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from rules.changcheng import events as told
from rules.changcheng.actions import (
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
from rules.changcheng.attack import attack
from rules.changcheng.box import box
from rules.changcheng.checks import (
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
from rules.changcheng.completing import (
    add_walls,
    change_value,
    damage,
    exchange,
    expel,
    idle,
    reveal,
    strike,
)
from rules.changcheng.draft import MutableState
from rules.changcheng.legal import faced
from rules.changcheng.state import NEUTRAL, FaceDown, State
from rules.changcheng.towers import keeps_last, neighbours
from rules.changcheng.turning import advance
from rules.changcheng.wall import bordered
from rules.game import Seat, Step
from rules.values import changed

_Placing: TypeAlias = Wall | Card | Double | Tower | Stop | Neutral | Leave | Extend
_Ability: TypeAlias = Strike | Damage | Expel | Flood | Architect | Exchange | Refrain


def apply(state: State, seat: Seat, action: ChangChengAction) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    check_turn(state, seat, action)
    draft = MutableState(state)
    match action:
        case Attack():
            attack(draft)
            return draft.step()
        case Reveal():
            reveal(draft)
        case Look():
            _look(draft, faced(state))
        case Strike() | Damage() | Expel() | Flood() | Architect() | Exchange() | Refrain():
            _use(draft, state, action)
        case _:
            _place(draft, state, action)
    advance(draft)
    return draft.step()


def _place(draft: MutableState, state: State, action: _Placing) -> None:
    match action:
        case Wall():
            _wall(draft, check_wall(state, action))
        case Card():
            _card(draft, *check_card(state, action))
        case Double():
            _double(draft, check_double(state, action))
        case Tower():
            _tower(draft, check_tower(state, action))
        case Stop():
            check_stop(state)
        case Neutral():
            _neutral(draft, check_neutral(state, action))
        case Leave():
            draft.action, draft.built, draft.carded = "", (), ()
        case Extend():
            check_extend(state, action)
            _extend(draft, action)


def _use(draft: MutableState, state: State, action: _Ability) -> None:
    """A card does what its owner chose (R24)."""
    match action:
        case Strike():
            check_strike(state, action)
            strike(draft, action.card)
        case Damage():
            damage(draft, check_damage(state, action))
        case Expel():
            expel(draft, check_expel(state, action))
        case Flood():
            change_value(draft, more=check_flood(action))
        case Architect():
            if check_architect(action):
                add_walls(draft)
            else:
                change_value(draft, more=True)
        case Exchange():
            exchange(draft, *check_exchange(state, action))
        case Refrain():
            idle(draft)


def _wall(draft: MutableState, space: int) -> None:
    """The wall of the first round, one of two, or the one that goes with a card (R7, R9, R12)."""
    if draft.phase == "act":
        draft.begin("first" if draft.first_round else "walls")
    elif draft.action == "cards":
        draft.action = "both"
    province = draft.chart.china_of[space]
    words = draft.chart.spaces[space], draft.chart.provinces[province]
    draft.tell(told.WallBuilt(draft.turn, *words))
    draft.build("wall", draft.turn, space)


def _card(draft: MutableState, card: int, province: int) -> None:
    """One of two cards, or the one that goes with a wall (R8, R9)."""
    if draft.phase == "act":
        draft.begin("cards")
    seat = draft.turn
    hand = tuple(held for held in draft.hands[seat] if held != card)
    draft.hands = changed(draft.hands, seat, hand)
    draft.laid = (*draft.laid, FaceDown(province, seat, card))
    draft.carded = (*draft.carded, province)
    name = draft.chart.provinces[province]
    draft.tell(told.CardLaid(seat, name))
    draft.private.append((seat, told.CardNoted(card, name)))


def _double(draft: MutableState, space: int) -> None:
    """Scores at once for each province it borders (R10, R15)."""
    points, names = bordered(draft.boards, space), draft.chart.spaces
    draft.begin("double")
    draft.score(draft.turn, "double", points)
    draft.tell(told.DoubleBuilt(draft.turn, names[space], names[space + 1], points))
    draft.build("double", draft.turn, space, space + 1)


def _tower(draft: MutableState, space: int) -> None:
    """Owes a wall beside it when a neighbour is free (R18, R19, A3)."""
    seat = draft.turn
    draft.begin("tower")
    free = any(draft.wall[at] is None for at in neighbours(draft.state(), space))
    draft.build("tower", seat, space)
    draft.debts = changed(draft.debts, seat, free)
    kept = keeps_last(draft.state(), seat, space)
    draft.tell(told.TowerBuilt(seat, draft.chart.spaces[space], kept))


def _neutral(draft: MutableState, space: int) -> None:
    """A wall of nobody's; the action is over with it (R46)."""
    province = draft.chart.china_of[space]
    words = draft.chart.spaces[space], draft.chart.provinces[province]
    draft.tell(told.NeutralBuilt(draft.turn, *words))
    draft.build("wall", NEUTRAL, space)
    draft.action, draft.carded = "", ()


def _extend(draft: MutableState, action: Extend) -> None:
    """The seat on turn joins a board; three emperor cards go (R36, R39, A12). Its action is over:
    no neutral wall can follow on the new board."""
    draft.action, draft.built, draft.carded = "", (), ()
    draft.extend(action.layout, action.end)
    draft.emperors -= box().emperors
    draft.extensions -= 1
    draft.reveals = True
    draft.tell(told.BoardJoined(draft.turn, action.layout, action.end))


def _look(draft: MutableState, mongols: list[int]) -> None:
    """The seat sees army cards; scouts turn them up for all (R14, A19, R54)."""
    draft.reveals, seat = True, draft.turn
    scouts = "d" in draft.missions
    if not scouts:
        names = tuple(draft.chart.mongols[mongol] for mongol in mongols)
        draft.tell(told.ArmyLooked(seat, names))
    for mongol in mongols:
        army, name = draft.armies[mongol], draft.chart.mongols[mongol]
        if scouts:
            seen = replace(army, state="up")
            draft.tell(told.ArmyTurnedUp(name, army.value))
        else:
            seen = replace(army, seen=tuple(sorted((*army.seen, seat))))
            draft.private.append((seat, told.ArmySeen(name, army.value)))
        draft.armies = changed(draft.armies, mongol, seen)
