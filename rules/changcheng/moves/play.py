"""What an action leads to: pieces and cards on the board, then whatever follows, and whose turn is
next (R6-R21, R39-R41, R45)."""

from __future__ import annotations

from dataclasses import replace

from rules.changcheng.moves import actions, checks, completing, events, legal
from rules.changcheng.moves.actions import Ability, ChangChengAction, Placing
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.moves.scoring import attack
from rules.changcheng.position.box import PROVINCES, box
from rules.changcheng.position.state import NEUTRAL, FaceDown, State
from rules.changcheng.position.towers import keeps_last, neighbours
from rules.changcheng.position.wall import bordered_provinces, is_finished
from rules.game import Rng, Seat, Step
from rules.values import changed


def apply(state: State, seat: Seat, action: ChangChengAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Chance has no part in it: all cards were shuffled at the set-up.
    Raises `Illegal` when the action is not legal."""
    checks.check_turn(state, seat, action)
    mutable = MutableState(state)
    if isinstance(action, actions.Attack):
        attack(mutable)
        return mutable.step()
    if isinstance(action, Ability):
        _use(mutable, state, action)
    elif isinstance(action, Placing):
        _place(mutable, state, action)
    elif isinstance(action, actions.Reveal):
        completing.reveal(mutable)
    else:
        _look(mutable, legal.mongols_to_look_at(state))
    _advance(mutable)
    return mutable.step()


def _place(mutable: MutableState, state: State, action: Placing) -> None:
    """Carries out an action of the seat on turn: a piece, a card, or a board."""
    match action:
        case actions.Wall():
            _wall(mutable, checks.check_wall(state, action))
        case actions.Card():
            _card(mutable, *checks.check_card(state, action))
        case actions.Double():
            _double(mutable, checks.check_double(state, action))
        case actions.Tower():
            _tower(mutable, checks.check_tower(state, action))
        case actions.Stop():
            checks.check_stop(state)
        case actions.Neutral():
            _build_neutral(mutable, checks.check_neutral(state, action))
        case actions.Leave():
            mutable.tell(events.NeutralDeclined(mutable.turn))
            mutable.action, mutable.built, mutable.carded = "", (), ()
        case actions.Extend():
            checks.check_extend(state, action)
            _extend(mutable, action)


def _use(mutable: MutableState, state: State, action: Ability) -> None:
    """Carries out what the owner of a card chose (R24)."""
    match action:
        case actions.Strike():
            checks.check_strike(state, action)
            completing.strike(mutable, action.card)
        case actions.Damage():
            completing.damage(mutable, checks.check_damage(state, action))
        case actions.Expel():
            completing.expel(mutable, checks.check_expel(state, action))
        case actions.Flood() | actions.Architect():
            checks.check_way(action)
            if action.way == "wall":
                completing.add_walls(mutable)
            else:
                completing.change_value(mutable, more=action.way == "more")
        case actions.Exchange():
            completing.exchange(mutable, *checks.check_exchange(state, action))
        case actions.Refrain():
            completing.idle(mutable)


def _wall(mutable: MutableState, space: int) -> None:
    """Builds the wall of the first round, one of two walls, or the wall that goes with a card (R7,
    R9, R12)."""
    if mutable.phase == "act":
        mutable.begin("first" if mutable.first_round else "walls")
    elif mutable.action == "cards":
        mutable.action = "both"
    province = mutable.chart.china_of[space]
    words = mutable.chart.spaces[space], mutable.chart.provinces[province]
    mutable.tell(events.WallBuilt(mutable.turn, *words))
    mutable.build("wall", mutable.turn, space)


def _card(mutable: MutableState, card: int, province: int) -> None:
    """Lays one of two cards, or the card that goes with a wall (R8, R9)."""
    if mutable.phase == "act":
        mutable.begin("cards")
    seat = mutable.turn
    hand = tuple(held for held in mutable.hands[seat] if held != card)
    mutable.hands = changed(mutable.hands, seat, hand)
    mutable.laid = (*mutable.laid, FaceDown(province, seat, card))
    mutable.carded = (*mutable.carded, province)
    name = mutable.chart.provinces[province]
    mutable.tell(events.CardLaid(seat, name))
    mutable.private.append((seat, events.CardNoted(seat, card, name)))


def _double(mutable: MutableState, space: int) -> None:
    """Builds a double wall, which scores at once for each province it borders (R10, R15)."""
    points, names = bordered_provinces(mutable.boards, space), mutable.chart.spaces
    mutable.begin("double")
    mutable.score(mutable.turn, "double", points)
    mutable.tell(events.DoubleBuilt(mutable.turn, names[space], names[space + 1], points))
    mutable.build("double", mutable.turn, space, space + 1)


def _tower(mutable: MutableState, space: int) -> None:
    """Builds a tower. Its owner owes a wall beside it if a neighbouring space is free (R18, R19,
    A3)."""
    seat = mutable.turn
    mutable.begin("tower")
    free = any(mutable.wall[at] is None for at in neighbours(mutable.wall, space))
    mutable.build("tower", seat, space)
    mutable.debts = changed(mutable.debts, seat, free)
    kept = keeps_last(mutable.state(), seat, space)
    mutable.tell(events.TowerBuilt(seat, mutable.chart.spaces[space], kept))


def _build_neutral(mutable: MutableState, space: int) -> None:
    """Builds a neutral wall, which ends the action (R46)."""
    province = mutable.chart.china_of[space]
    words = mutable.chart.spaces[space], mutable.chart.provinces[province]
    mutable.tell(events.NeutralBuilt(mutable.turn, *words))
    mutable.build("wall", NEUTRAL, space)
    mutable.action, mutable.carded = "", ()


def _extend(mutable: MutableState, action: actions.Extend) -> None:
    """Joins a board for the seat on turn, which uses up three emperor cards (R36, R39, A12). This
    ends the action: no neutral wall can follow on the new board."""
    mutable.action, mutable.built, mutable.carded = "", (), ()
    mutable.extend(action.layout, action.end)
    mutable.emperors -= box().emperors
    mutable.extensions -= 1
    mutable.reveals = True
    new = slice(PROVINCES) if action.end == "west" else slice(-PROVINCES, None)
    cards = zip(mutable.chart.provinces[new], mutable.sovereignty[new], strict=True)
    mutable.tell(events.BoardJoined(mutable.turn, action.layout, action.end, tuple(cards)))


def _look(mutable: MutableState, mongols: list[int]) -> None:
    """Shows army cards to the seat on turn. With the scout mission they are turned up for all (R14,
    A19, R54)."""
    mutable.reveals, seat = True, mutable.turn
    scouts = "d" in mutable.missions
    if not scouts:
        _look_at_armies(mutable, mongols)
    for mongol in mongols:
        army, name = mutable.armies[mongol], mutable.chart.mongols[mongol]
        if scouts:
            seen = replace(army, state="up")
            mutable.tell(events.ArmyTurnedUp(name, army.value))
        else:
            seen = replace(army, seen=tuple(sorted((*army.seen, seat))))
        mutable.armies = changed(mutable.armies, mongol, seen)


def _look_at_armies(mutable: MutableState, mongols: list[int]) -> None:
    """Tells all which army cards the seat looks at, and the seat alone what they are (R14)."""
    seat = mutable.turn
    armies = tuple((mutable.chart.mongols[army], mutable.armies[army].value) for army in mongols)
    names = tuple(name for name, _ in armies)
    mutable.tell(events.ArmyLooked(seat, names))
    mutable.private.append((seat, events.ArmiesSeen(seat, names, armies)))


def _advance(mutable: MutableState) -> None:
    """Goes on until somebody must decide. The order is: scoring, the second wall or card, looking,
    the neutral wall, a new board, the next seat. With the scout mission, army cards are turned up
    before all that, as soon as a piece stands (R54)."""
    if "d" in mutable.missions and legal.mongols_to_look_at(mutable.state()):
        mutable.ask("look", mutable.turn)
        return
    if not completing.score_waiting(mutable):
        return
    state = mutable.state()
    if _goes_on(mutable, state):
        mutable.ask("second", mutable.turn)
    elif legal.mongols_to_look_at(state):
        mutable.ask("look", mutable.turn)
    elif legal.neutral_spaces(state):
        mutable.ask("neutral", mutable.turn)
    elif mutable.extensions and mutable.emperors >= box().emperors:
        mutable.ask("extend", mutable.turn)
    else:
        _end_turn(mutable, state)


def _goes_on(mutable: MutableState, state: State) -> bool:
    """Whether a second wall or card still belongs to the action. A wall that cannot be built is
    left out (A6)."""
    if mutable.action == "cards":
        return mutable.phase == "act"
    if mutable.action != "walls" or mutable.phase not in ("act", "look", "reveal", "ability"):
        return False
    return len(mutable.built) == 1 and bool(legal.second_walls(state))


def _end_turn(mutable: MutableState, state: State) -> None:
    """Gives the turn to the next seat that can do anything, or begins the attack (R40, R41,
    R45)."""
    mutable.action, mutable.built, mutable.carded = "", (), ()
    mutable.first_round = max(mutable.walls) == box().walls
    if is_finished(state):
        mutable.ask("attack", mutable.turn)
        return
    for ahead in range(1, mutable.seats + 1):
        seat = (mutable.turn + ahead) % mutable.seats
        if legal.can_act(state, seat):
            mutable.turn = seat
            mutable.ask("act", seat)
            return
        mutable.tell(events.Skipped(seat))
    mutable.ask("attack", mutable.turn)
