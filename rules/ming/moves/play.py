"""What an action leads to; the run of a round and the scoring stand apart."""

from __future__ import annotations

from typing import TypeAlias

from rules.game import Rng, Seat, Step
from rules.ming.moves import events
from rules.ming.moves.actions import (
    Deploy,
    Dragon,
    Home,
    MingAction,
    Move,
    Neutral,
    Pass,
    Place,
    Prince,
    Recall,
    Refill,
    Start,
    Stay,
    Take,
)
from rules.ming.moves.cities import go_home, lay, score_provinces
from rules.ming.moves.legal import (
    check_deploy,
    check_dragon,
    check_home,
    check_move,
    check_neutral,
    check_place,
    check_prince,
    check_recall,
    check_start,
    check_stay,
    check_take,
    check_turn,
)
from rules.ming.moves.mutable_state import MutableState
from rules.ming.moves.rounds import (
    end_round,
    leave,
    next_act,
    next_card,
    next_neutral,
    next_placing,
    next_prince,
    next_round,
)
from rules.ming.position.box import PROVINCES, REGIONS, SCORED
from rules.ming.position.moving import DRAGON
from rules.ming.position.state import CARDS, NOBODY, State, more, raised
from rules.values import changed

_Seldom: TypeAlias = Prince | Neutral | Recall | Home | Start
_Round: TypeAlias = Place | Take | Dragon | Refill
_Turn: TypeAlias = Move | Stay | Deploy | Pass


def apply(state: State, seat: Seat, action: MingAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    check_turn(state, seat, action)
    mutable = MutableState(state, rng)
    match action:
        case Move() | Stay() | Deploy() | Pass():
            _act(mutable, state, action)
        case Place() | Take() | Dragon() | Refill():
            _prepare(mutable, state, action)
        case _:
            _seldom(mutable, state, seat, action)
    return mutable.step()


def _act(mutable: MutableState, state: State, action: _Turn) -> None:
    """An action of phase 3 (R14)."""
    match action:
        case Move():
            _move(mutable, *check_move(state, action))
        case Stay():
            _stay(mutable, check_stay(state, action))
        case Deploy():
            _deploy(mutable, *check_deploy(state, action))
        case Pass():
            mutable.show(mutable.princes[mutable.turn])
            leave(mutable, mutable.turn)
            _next_act(mutable)


def _prepare(mutable: MutableState, state: State, action: _Round) -> None:
    """An action of phase 1 or 2 (R7, R10)."""
    match action:
        case Place():
            _place(mutable, check_place(action))
        case Take():
            _take(mutable, check_take(state, action))
        case Dragon():
            _dragon(mutable, check_dragon(state, action))
        case Refill():
            _refill(mutable)


def _seldom(mutable: MutableState, state: State, seat: Seat, action: _Seldom) -> None:
    """An action before a round or of the scoring."""
    match action:
        case Prince():
            _prince(mutable, check_prince(state, action))
        case Neutral():
            _neutral(mutable, check_neutral(state, action))
        case Recall():
            lay(mutable, seat, check_recall(state, seat, action))
        case Home():
            go_home(mutable, *check_home(state, action))
        case Start():
            _name_start(mutable, check_start(state, action))


def _prince(mutable: MutableState, region: int) -> None:
    """A prince stands in a region and brings a tile of its province (R5)."""
    seat, province = mutable.turn, region // 3
    mutable.princes = changed(mutable.princes, seat, region)
    mutable.stock = more(mutable.stock, province, -1)
    mutable.tiles = raised(mutable.tiles, seat, province, 1)
    mutable.show(region)
    mutable.tell(events.PrincePlaced(seat, REGIONS[region], PROVINCES[province]))
    next_prince(mutable)


def _neutral(mutable: MutableState, region: int) -> None:
    """A neutral courtier stands in a region (R40)."""
    mutable.neutral = more(mutable.neutral, mutable.turn, -1)
    mutable.stand(region, mutable.seats, 1)
    mutable.show(region)
    mutable.tell(events.NeutralPlaced(mutable.turn, REGIONS[region]))
    next_neutral(mutable)


def _place(mutable: MutableState, province: int) -> None:
    """A courtier stands in a province area (R7)."""
    mutable.placing = more(mutable.placing, mutable.turn, -1)
    mutable.areas = raised(mutable.areas, province, mutable.turn, 1)
    mutable.show_area(province)
    mutable.tell(events.CourtierPlaced(mutable.turn, PROVINCES[province]))
    next_placing(mutable)


def _take(mutable: MutableState, province: int) -> None:
    """A movement card is taken; `refill` turns up the next one (R11)."""
    card = mutable.display[province]
    mutable.display = changed(mutable.display, province, "")
    mutable.hold(CARDS.index(card))
    mutable.show_area(province)
    mutable.tell(events.CardTaken(mutable.turn, PROVINCES[province], card))
    mutable.phase = "refill"


def _refill(mutable: MutableState) -> None:
    """The gap is filled, from the shuffled discards when the deck is empty (R11)."""
    if not mutable.deck:
        mutable.tell(events.DeckReshuffled(len(mutable.discards)))
        name = f"reshuffle-{mutable.round}"  # never twice in a round: most cards are not in hands
        mutable.deck, mutable.discards = mutable.rng.shuffled(name, mutable.discards), ()
    province = mutable.display.index("")
    mutable.display = changed(mutable.display, province, mutable.deck[0])
    mutable.deck, mutable.reveals = mutable.deck[1:], True
    mutable.tell(events.CardTurnedUp(PROVINCES[province], mutable.display[province]))
    next_card(mutable, mutable.following())


def _dragon(mutable: MutableState, province: int) -> None:
    """A courtier leaves the game for a dragon (R12)."""
    mutable.areas = raised(mutable.areas, province, mutable.turn, -1)
    mutable.dragons -= 1
    mutable.hold(DRAGON)
    mutable.show_area(province)
    mutable.tell(events.DragonTaken(mutable.turn, PROVINCES[province]))
    next_card(mutable, mutable.following())


def _move(mutable: MutableState, region: int, card: int) -> None:
    """The prince crosses a border; another step or the deployment follows (R15)."""
    origin = mutable.princes[mutable.turn]
    if mutable.phase == "act":
        mutable.origin = origin
    mutable.spend(card)
    mutable.princes = changed(mutable.princes, mutable.turn, region)
    mutable.phase = "moving"
    mutable.show(region, origin)
    mutable.tell(events.PrinceMoved(mutable.turn, REGIONS[origin], REGIONS[region], CARDS[card]))


def _stay(mutable: MutableState, card: int) -> None:
    """A card is discarded; the deployment follows (R19)."""
    region = mutable.princes[mutable.turn]
    mutable.spend(card)
    mutable.phase = "deploy"
    mutable.show(region)
    mutable.tell(events.PrinceStayed(mutable.turn, REGIONS[region], CARDS[card]))


def _deploy(mutable: MutableState, count: int, temple: bool) -> None:
    """Courtiers come from the area; one may push another's out of the temple (R17, R18)."""
    region = mutable.princes[mutable.turn]
    mutable.areas = raised(mutable.areas, region // 3, mutable.turn, -count)
    mutable.stand(region, mutable.turn, count - temple)
    mutable.show(region)
    mutable.tell(events.Deployed(mutable.turn, REGIONS[region], count))
    if temple:
        _enter_temple(mutable, region)
    _next_act(mutable)


def _enter_temple(mutable: MutableState, region: int) -> None:
    ousted = mutable.temples[region]
    mutable.temples = changed(mutable.temples, region, mutable.turn)
    if ousted != NOBODY:
        mutable.stand(region, ousted, 1)
    whose = None if ousted == NOBODY else ousted
    mutable.tell(events.TempleEntered(mutable.turn, REGIONS[region], whose))


def _next_act(mutable: MutableState) -> None:
    """The next seat acts; after the last one has passed comes the scoring or a new round (R6)."""
    if next_act(mutable, mutable.following()):
        return
    mutable.passed = (False,) * mutable.seats
    if mutable.round in SCORED:
        score_provinces(mutable, 0)
    else:
        end_round(mutable)


def _name_start(mutable: MutableState, start: Seat) -> None:
    """The named seat begins the next round (R35)."""
    mutable.show()
    mutable.tell(events.StartNamed(mutable.turn, start))
    next_round(mutable, start)
