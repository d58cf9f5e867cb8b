"""What an action leads to; the run of a round and the scoring stand apart."""

from __future__ import annotations

from typing import TypeAlias

from rules.game import Rng, Seat, Step
from rules.ming import events as told
from rules.ming.actions import (
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
from rules.ming.box import PROVINCES, REGIONS, SCORED
from rules.ming.cities import go_home, lay, score_provinces
from rules.ming.draft import MutableState
from rules.ming.legal import (
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
from rules.ming.moving import DRAGON
from rules.ming.rounds import (
    end_round,
    leave,
    next_act,
    next_card,
    next_neutral,
    next_placing,
    next_prince,
    next_round,
)
from rules.ming.state import CARDS, NOBODY, State, more, raised
from rules.values import changed

_Seldom: TypeAlias = Prince | Neutral | Recall | Home | Start
_Round: TypeAlias = Place | Take | Dragon | Refill
_Turn: TypeAlias = Move | Stay | Deploy | Pass


def apply(state: State, seat: Seat, action: MingAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    check_turn(state, seat, action)
    draft = MutableState(state, rng)
    match action:
        case Move() | Stay() | Deploy() | Pass():
            _act(draft, state, action)
        case Place() | Take() | Dragon() | Refill():
            _prepare(draft, state, action)
        case _:
            _seldom(draft, state, seat, action)
    return draft.step()


def _act(draft: MutableState, state: State, action: _Turn) -> None:
    """An action of phase 3 (R14)."""
    match action:
        case Move():
            _move(draft, *check_move(state, action))
        case Stay():
            _stay(draft, check_stay(state, action))
        case Deploy():
            _deploy(draft, *check_deploy(state, action))
        case Pass():
            draft.show(draft.princes[draft.turn])
            leave(draft, draft.turn)
            _next_act(draft)


def _prepare(draft: MutableState, state: State, action: _Round) -> None:
    """An action of phase 1 or 2 (R7, R10)."""
    match action:
        case Place():
            _place(draft, check_place(action))
        case Take():
            _take(draft, check_take(state, action))
        case Dragon():
            _dragon(draft, check_dragon(state, action))
        case Refill():
            _refill(draft)


def _seldom(draft: MutableState, state: State, seat: Seat, action: _Seldom) -> None:
    """An action before a round or of the scoring."""
    match action:
        case Prince():
            _prince(draft, check_prince(state, action))
        case Neutral():
            _neutral(draft, check_neutral(state, action))
        case Recall():
            lay(draft, seat, check_recall(state, seat, action))
        case Home():
            go_home(draft, *check_home(state, action))
        case Start():
            _name_start(draft, check_start(state, action))


def _prince(draft: MutableState, region: int) -> None:
    """A prince stands in a region and brings a tile of its province (R5)."""
    seat, province = draft.turn, region // 3
    draft.princes = changed(draft.princes, seat, region)
    draft.stock = more(draft.stock, province, -1)
    draft.tiles = raised(draft.tiles, seat, province, 1)
    draft.show(region)
    draft.tell(told.PrincePlaced(seat, REGIONS[region], PROVINCES[province]))
    next_prince(draft)


def _neutral(draft: MutableState, region: int) -> None:
    """A neutral courtier stands in a region (R40)."""
    draft.neutral = more(draft.neutral, draft.turn, -1)
    draft.stand(region, draft.seats, 1)
    draft.show(region)
    draft.tell(told.NeutralPlaced(draft.turn, REGIONS[region]))
    next_neutral(draft)


def _place(draft: MutableState, province: int) -> None:
    """A courtier stands in a province area (R7)."""
    draft.placing = more(draft.placing, draft.turn, -1)
    draft.areas = raised(draft.areas, province, draft.turn, 1)
    draft.show_area(province)
    draft.tell(told.CourtierPlaced(draft.turn, PROVINCES[province]))
    next_placing(draft)


def _take(draft: MutableState, province: int) -> None:
    """A movement card is taken; `refill` turns up the next one (R11)."""
    card = draft.display[province]
    draft.display = changed(draft.display, province, "")
    draft.hold(CARDS.index(card))
    draft.show_area(province)
    draft.tell(told.CardTaken(draft.turn, PROVINCES[province], card))
    draft.phase = "refill"


def _refill(draft: MutableState) -> None:
    """The gap is filled, from the shuffled discards when the deck is empty (R11)."""
    if not draft.deck:
        draft.tell(told.DeckReshuffled(len(draft.discards)))
        name = f"reshuffle-{draft.round}"  # never twice in a round: most cards are not in hands
        draft.deck, draft.discards = draft.rng.shuffled(name, draft.discards), ()
    province = draft.display.index("")
    draft.display = changed(draft.display, province, draft.deck[0])
    draft.deck, draft.reveals = draft.deck[1:], True
    draft.tell(told.CardTurnedUp(PROVINCES[province], draft.display[province]))
    next_card(draft, draft.following())


def _dragon(draft: MutableState, province: int) -> None:
    """A courtier leaves the game for a dragon (R12)."""
    draft.areas = raised(draft.areas, province, draft.turn, -1)
    draft.dragons -= 1
    draft.hold(DRAGON)
    draft.show_area(province)
    draft.tell(told.DragonTaken(draft.turn, PROVINCES[province]))
    next_card(draft, draft.following())


def _move(draft: MutableState, region: int, card: int) -> None:
    """The prince crosses a border; another step or the deployment follows (R15)."""
    origin = draft.princes[draft.turn]
    if draft.phase == "act":
        draft.origin = origin
    draft.spend(card)
    draft.princes = changed(draft.princes, draft.turn, region)
    draft.phase = "moving"
    draft.show(region, origin)
    draft.tell(told.PrinceMoved(draft.turn, REGIONS[origin], REGIONS[region], CARDS[card]))


def _stay(draft: MutableState, card: int) -> None:
    """A card is discarded; the deployment follows (R19)."""
    region = draft.princes[draft.turn]
    draft.spend(card)
    draft.phase = "deploy"
    draft.show(region)
    draft.tell(told.PrinceStayed(draft.turn, REGIONS[region], CARDS[card]))


def _deploy(draft: MutableState, count: int, temple: bool) -> None:
    """Courtiers come from the area; one may push another's out of the temple (R17, R18)."""
    region = draft.princes[draft.turn]
    draft.areas = raised(draft.areas, region // 3, draft.turn, -count)
    draft.stand(region, draft.turn, count - temple)
    draft.show(region)
    draft.tell(told.Deployed(draft.turn, REGIONS[region], count))
    if temple:
        _enter_temple(draft, region)
    _next_act(draft)


def _enter_temple(draft: MutableState, region: int) -> None:
    ousted = draft.temples[region]
    draft.temples = changed(draft.temples, region, draft.turn)
    if ousted != NOBODY:
        draft.stand(region, ousted, 1)
    whose = None if ousted == NOBODY else ousted
    draft.tell(told.TempleEntered(draft.turn, REGIONS[region], whose))


def _next_act(draft: MutableState) -> None:
    """The next seat acts; after the last one has passed comes the scoring or a new round (R6)."""
    if next_act(draft, draft.following()):
        return
    draft.passed = (False,) * draft.seats
    if draft.round in SCORED:
        score_provinces(draft, 0)
    else:
        end_round(draft)


def _name_start(draft: MutableState, start: Seat) -> None:
    """The named seat begins the next round (R35)."""
    draft.show()
    draft.tell(told.StartNamed(draft.turn, start))
    next_round(draft, start)
