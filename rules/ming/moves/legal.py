"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import compress

from rules.game import Action, Illegal, Seat
from rules.ming.moves import actions
from rules.ming.moves.actions import MingAction
from rules.ming.position.box import (
    DEPLOYED,
    MOST_SEATS,
    NEUTRAL,
    PROVINCE_NUMBER,
    PROVINCES,
    REGION_NUMBER,
    REGIONS,
    recallable,
)
from rules.ming.position.moving import CROSSINGS, DRAGON, can_end, occupied, steps, without
from rules.ming.position.state import CARDS, Phase, State, acting, in_city, regions_of

_PRINCE = tuple(actions.Prince(region) for region in REGIONS)
_NEUTRAL = tuple(actions.Neutral(region) for region in REGIONS)
_PLACE = tuple(actions.Place(province) for province in PROVINCES)
_TAKE = tuple(actions.Take(province) for province in PROVINCES)
_DRAGON = tuple(actions.Dragon(province) for province in PROVINCES)
_MOVE = tuple(tuple(actions.Move(region, card) for card in CARDS) for region in REGIONS)
_STAY = tuple(actions.Stay(card) for card in CARDS)
_OPEN = tuple(actions.Deploy(count, "open") for count in range(DEPLOYED + 1))
_TEMPLE = tuple(actions.Deploy(count, "temple") for count in range(DEPLOYED + 1))
_RECALL = tuple(actions.Recall(count) for count in range(7))
_HOME = tuple(actions.Home(region) for region in REGIONS)
_START = tuple(actions.Start(player) for player in range(1, MOST_SEATS + 1))
_REFILL, _PASS = actions.Refill(), actions.Pass()

_VERBS: Mapping[Phase, tuple[type[Action], ...]] = {
    "prince": (actions.Prince,),
    "neutral": (actions.Neutral,),
    "place": (actions.Place,),
    "cards": (actions.Take, actions.Dragon),
    "refill": (actions.Refill,),
    "act": (actions.Move, actions.Stay, actions.Pass),
    "moving": (actions.Move, actions.Deploy),
    "deploy": (actions.Deploy,),
    "recall": (actions.Recall,),
    "home": (actions.Home,),
    "start": (actions.Start,),
    "over": (),
}


def legal_actions(state: State, seat: Seat) -> tuple[MingAction, ...]:
    """Everything the seat may do: by verb, then in the order of the box."""
    if seat not in acting(state):
        return ()
    match state.phase:
        case "act":
            return (*_moves(state), *compress(_STAY, state.hands[state.turn]), _PASS)
        case "moving":
            return (*_moves(state), *deployments(state))
        case "deploy":
            return tuple(deployments(state))
        case "place":
            return _PLACE
        case "cards":
            return tuple(_cards(state))
        case _:
            return tuple(_seldom(state, seat))


def _seldom(state: State, seat: Seat) -> Iterator[MingAction]:
    """The choices in phases that come up just a few times a round."""
    match state.phase:
        case "prince":
            yield from (a for at, a in enumerate(_PRINCE) if at not in state.princes)
        case "neutral":
            yield from (a for row, a in zip(state.open, _NEUTRAL, strict=True) if row[-1] < NEUTRAL)
        case "refill":
            yield _REFILL
        case "recall":
            yield from (_RECALL[count] for count in recallable(in_city(state, seat)))
        case "home":
            owner = going_home(state)
            yield from (_HOME[at] for at in regions_of(state.scoring) if state.city[at][owner])
        case _:
            yield from _START[: state.seats]


def _cards(state: State) -> Iterator[MingAction]:
    """The movement cards that may be taken, then the dragons (R11, R12)."""
    there = [at for at, row in enumerate(state.areas) if row[state.turn]]
    yield from (_TAKE[at] for at in there)
    if state.dragons:
        yield from (_DRAGON[at] for at in there)


def _moves(state: State) -> Iterator[actions.Move]:
    seat = state.turn
    taken = occupied(state.princes, seat)
    for there, card in steps(state.princes[seat], state.hands[seat], taken):
        yield _MOVE[there][card]


def deployments(state: State) -> tuple[actions.Deploy, ...]:
    """Every deployment where the prince stands. None beside another prince, for then the prince
    must move on (R16-R18, A14)."""
    if state.princes.count(state.princes[state.turn]) > 1:
        return ()
    most = most_deployed(state)
    return (*_OPEN[: most + 1], *_TEMPLE[1 : most + 1]) if most else _OPEN[:1]


def most_deployed(state: State) -> int:
    """How many courtiers the seat on turn can deploy where its prince stands (R17, A14)."""
    seat, region = state.turn, state.princes[state.turn]
    return 0 if state.temples[region] == seat else min(DEPLOYED, state.areas[region // 3][seat])


def going_home(state: State) -> int:
    """The owner whose courtiers are being chosen: the seat on turn, else the neutral player
    (R42)."""
    return state.turn if state.returning[state.turn] else state.seats


def check_turn(state: State, seat: Seat, action: MingAction) -> None:
    """Raises `Illegal` when it is not this seat's turn for an action of this sort."""
    if state.phase == "over":
        raise Illegal("game-over")
    if seat not in acting(state):
        if 0 <= seat < state.seats and state.recalls[seat] is not None:
            raise Illegal("already-laid")
        raise Illegal("not-your-turn")
    if type(action) not in _VERBS[state.phase]:
        raise Illegal("wrong-phase", phase=state.phase)


def check_prince(state: State, action: actions.Prince) -> int:
    """The number of a region where a prince may be put. Raises `Illegal` for any other (R5)."""
    region = _region(action.region)
    if region in state.princes:
        raise Illegal("prince-in-region", region=action.region)
    return region


def check_neutral(state: State, action: actions.Neutral) -> int:
    """The number of a region where a neutral courtier may be put. Raises `Illegal` for any other
    (R40)."""
    region = _region(action.region)
    if state.open[region][-1] >= NEUTRAL:
        raise Illegal("neutral-full", region=action.region, most=NEUTRAL)
    return region


def check_place(action: actions.Place) -> int:
    """The number of the province to place in. Raises `Illegal` for a word that is no province
    (R7)."""
    return _province(action.province)


def check_take(state: State, action: actions.Take) -> int:
    """The number of the province whose card is taken. Raises `Illegal` when that is not allowed
    (R11)."""
    province = _province(action.province)
    _check_courtier(state, province)
    return province


def check_dragon(state: State, action: actions.Dragon) -> int:
    """The number of the province whose courtier is paid. Raises `Illegal` when that is not allowed
    (R12, A4)."""
    province = _province(action.province)
    if not state.dragons:
        raise Illegal("no-dragons")
    _check_courtier(state, province)
    return province


def check_move(state: State, action: actions.Move) -> tuple[int, int]:
    """The numbers of region and card of a legal step. Raises `Illegal` for any other (R15, R16)."""
    region, card = _region(action.region), _card(action.card)
    seat = state.turn
    if region == state.princes[seat]:
        raise Illegal("already-there", region=action.region)
    transport = CROSSINGS.get((state.princes[seat], region))
    if transport is None:
        raise Illegal("no-border", region=action.region)
    _check_held(state, card)
    if card not in (transport, DRAGON):
        words = {"region": action.region, "card": action.card}
        raise Illegal("wrong-transport", **words, transport=CARDS[transport])
    hand = without(state.hands[seat], card)
    if not can_end(region, hand, occupied(state.princes, seat)):
        raise Illegal("dead-end", region=action.region)
    return region, card


def check_stay(state: State, action: actions.Stay) -> int:
    """The number of the card that is discarded. Raises `Illegal` when it is not in the hand
    (R19)."""
    card = _card(action.card)
    _check_held(state, card)
    return card


def check_deploy(state: State, action: actions.Deploy) -> tuple[int, bool]:
    """How many courtiers are deployed, and whether one enters the temple. Raises `Illegal` for a
    deployment that is not allowed (R17, R18)."""
    if action.where not in ("open", "temple"):
        raise Illegal("unknown-where", where=action.where)
    region, temple = state.princes[state.turn], action.where == "temple"
    name = REGIONS[region]
    if state.princes.count(region) > 1:
        raise Illegal("must-move-on", region=name)
    if state.temples[region] == state.turn and (action.count or temple):
        raise Illegal("own-monk", region=name)
    most, province = most_deployed(state), PROVINCES[region // 3]
    if not most and (action.count or temple):
        raise Illegal("nobody-to-deploy", province=province)
    if not 0 <= action.count <= most:
        raise Illegal("courtiers-out-of-range", count=action.count, most=most, province=province)
    if temple and not action.count:
        raise Illegal("nobody-for-temple", region=name)
    return action.count, temple


def check_recall(state: State, seat: Seat, action: actions.Recall) -> int:
    """How many courtiers are taken back. Raises `Illegal` for a number that cannot be laid (R30,
    A1)."""
    most = in_city(state, seat)
    if action.count not in recallable(most):
        raise Illegal("recall-out-of-range", count=action.count, most=most)
    return action.count


def check_home(state: State, action: actions.Home) -> tuple[int, int]:
    """The owner and the region of a courtier that goes back. Raises `Illegal` when there is none
    (R31, R42)."""
    region, owner = _region(action.region), going_home(state)
    if region not in regions_of(state.scoring) or not state.city[region][owner]:
        raise Illegal("not-in-houses", region=action.region)
    return owner, region


def check_start(state: State, action: actions.Start) -> Seat:
    """The seat that is named. Raises `Illegal` when there is no such seat (R35)."""
    if not 1 <= action.player <= state.seats:
        raise Illegal("unknown-player", player=action.player, most=state.seats)
    return action.player - 1


def _check_courtier(state: State, province: int) -> None:
    if not state.areas[province][state.turn]:
        raise Illegal("no-courtier-in-area", province=PROVINCES[province])


def _check_held(state: State, card: int) -> None:
    if not state.hands[state.turn][card]:
        raise Illegal("card-not-in-hand", card=CARDS[card])


def _region(word: str) -> int:
    if word not in REGION_NUMBER:
        raise Illegal("unknown-region", region=word)
    return REGION_NUMBER[word]


def _province(word: str) -> int:
    if word not in PROVINCE_NUMBER:
        raise Illegal("unknown-province", province=word)
    return PROVINCE_NUMBER[word]


def _card(word: str) -> int:
    if word not in CARDS:
        raise Illegal("unknown-card", card=word)
    return CARDS.index(word)
