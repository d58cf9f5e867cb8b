"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import get_args

from rules.changcheng.moves import actions
from rules.changcheng.moves.actions import ChangChengAction
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.position.state import Phase, Piece, Scoring, State
from rules.changcheng.position.towers import beside_own_tower, beside_tower, buildable, kept_spaces
from rules.changcheng.position.wall import chart, free_spaces, is_finished, open_provinces
from rules.game import Seat
from rules.values import replaced

WARRIOR, TRAITOR, FLOOD, ARCHITECT, MASTER, OFFICIAL = range(1, 7)
"""The numbers of the action cards; they work in this order (R24)."""

ENDS = ("west", "east")
FLOODS = ("more", "less")
ARCHITECTS = ("more", "wall")

VERBS: Mapping[Phase, tuple[type[ChangChengAction], ...]] = {
    "act": (actions.Wall, actions.Card, actions.Double, actions.Tower),
    "second": (actions.Wall, actions.Card, actions.Stop),
    "reveal": (actions.Reveal,),
    "ability": get_args(actions.Ability),
    "look": (actions.Look,),
    "neutral": (actions.Neutral, actions.Leave),
    "extend": (actions.Extend,),
    "attack": (actions.Attack,),
    "over": (),
}
"""The actions that are possible in each phase."""

_STOP, _LEAVE, _REFRAIN = actions.Stop(), actions.Leave(), actions.Refrain()
_AUTOMATIC: Mapping[Phase, ChangChengAction] = {
    "reveal": actions.Reveal(),
    "look": actions.Look(),
    "attack": actions.Attack(),
}
_STRIKES = tuple(actions.Strike(card) for card in range(box().cards + 1))
_FLOODS = tuple(actions.Flood(way) for way in FLOODS)
_ARCHITECTS = tuple(actions.Architect(way) for way in ARCHITECTS)

_wall, _double, _tower = cache(actions.Wall), cache(actions.Double), cache(actions.Tower)
_neutral, _damage, _expel = cache(actions.Neutral), cache(actions.Damage), cache(actions.Expel)
_card, _exchange, _extend = cache(actions.Card), cache(actions.Exchange), cache(actions.Extend)
"""Actions about spaces and provinces; each is made once and then reused."""


def legal_actions(state: State, seat: Seat) -> tuple[ChangChengAction, ...]:
    """Everything the seat may do: by verb, then from west to east."""
    if state.phase == "over" or seat != state.acting:
        return ()
    if state.phase in _AUTOMATIC:
        return (_AUTOMATIC[state.phase],)
    match state.phase:
        case "act":
            return _turn(state)
        case "second":
            return _second(state)
        case "ability":
            return _ability(state)
        case "neutral":
            spaces = chart(state.boards).spaces
            return (*[_neutral(spaces[space]) for space in neutral_spaces(state)], _LEAVE)
        case _:
            return tuple(
                _extend(layout, end) for layout in unused_sides(state.boards) for end in ENDS
            )


def can_act(state: State, seat: Seat) -> bool:
    """Whether a seat could begin any action; else it is skipped (R40)."""
    if state.hands[seat] and not is_finished(state):
        return True
    spaces = buildable(state, seat)
    if state.walls[seat] and spaces:
        return True
    return bool(_doubles(state, seat, spaces) or _towers(state, seat))


def first_walls(state: State, spaces: list[int]) -> list[int]:
    """The spaces where the seat on turn may build its first wall. These are the spaces after which
    it can build a second wall, or all `spaces` if no wall can be followed by another (A6)."""
    seat = state.turn
    if not state.walls[seat]:
        return []
    if state.first_round or state.walls[seat] == 1:
        return spaces
    china = chart(state.boards).china_of
    counts = dict[int, int]()
    for space in spaces:
        counts[china[space]] = counts.get(china[space], 0) + 1
    elsewhere = {province: len(spaces) - count for province, count in counts.items()}
    # A wall between two towers makes two more spaces kept, never more.
    pairs = [s for s in spaces if elsewhere[china[s]] > 2 or second_walls(_with_wall(state, s))]
    return pairs or spaces


def second_walls(state: State) -> list[int]:
    """The spaces for the second of two walls: in any province but the first one's (R7)."""
    seat = state.turn
    if not state.walls[seat]:
        return []
    china = chart(state.boards).china_of
    first = china[state.built[0]]
    return [space for space in buildable(state, seat) if china[space] != first]


def card_walls(state: State) -> list[int]:
    """The spaces for the wall that goes with a card: in the card's province (R9)."""
    seat = state.turn
    if not state.walls[seat]:
        return []
    in_province = chart(state.boards).spaces_in[state.carded[0]]
    return [space for space in buildable(state, seat) if space in in_province]


def neutral_spaces(state: State) -> list[int]:
    """The spaces where the seat on turn may put a neutral wall now (R46-R48, A16). After walls or
    cards they lie in the provinces of this action, after other pieces in other provinces."""
    if not state.neutral_walls or state.action in ("", "first"):
        return []
    china, kept = chart(state.boards).china_of, kept_spaces(state)
    built_in = {*(china[space] for space in state.built), *state.carded}
    inside = state.action in ("walls", "cards")
    return [s for s in free_spaces(state) if s not in kept and (china[s] in built_in) == inside]


def mongols_to_look_at(state: State) -> list[int]:
    """The Mongol provinces whose army cards are to be looked at after the action (R14, A24). With
    the scout mission, those whose army cards are to be turned up at once: all that border the
    Chinese provinces built in (R54, A25)."""
    here = chart(state.boards)
    if "d" in state.missions:
        built = {here.china_of[space] for space in state.built}
        across = {mongol for province in built for mongol in here.bordering[province]}
        return [m for m in sorted(across) if state.armies[m].state == "down"]
    if not state.action:
        return []
    across = {here.mongol_of[space] for space in state.built}
    return [m for m in sorted(across) if _unseen(state, m)]


def unused_sides(boards: tuple[str, ...]) -> list[str]:
    """Sides of the boards that are not in play (R36)."""
    played = {layout[0] for layout in boards}
    return [layout for layout in LAYOUTS if layout[0] not in played]


def _turn(state: State) -> tuple[ChangChengAction, ...]:
    """The choices at the beginning of a turn."""
    seat, names = state.turn, chart(state.boards).spaces
    spaces = buildable(state, seat)
    walls = [_wall(names[space]) for space in first_walls(state, spaces)]
    if state.first_round:
        return tuple(walls)
    return (
        *walls,
        *_cards(state, open_provinces(state)),
        *[_double(names[space]) for space in _doubles(state, seat, spaces)],
        *[_tower(names[space]) for space in _towers(state, seat)],
    )


def _second(state: State) -> tuple[ChangChengAction, ...]:
    """The choices of a turn after its first wall or card."""
    names = chart(state.boards).spaces
    if state.action == "walls":
        return tuple(_wall(names[space]) for space in second_walls(state))
    cards = second_cards(state)
    return (*[_wall(names[space]) for space in card_walls(state)], *(cards or (_STOP,)))


def second_cards(state: State) -> list[actions.Card]:
    """The cards that may be laid second: in any open province but the first card's (R8)."""
    return _cards(state, [p for p in open_provinces(state) if p != state.carded[0]])


def _cards(state: State, provinces: list[int]) -> list[actions.Card]:
    names = chart(state.boards).provinces
    hand = state.hands[state.turn]
    return [_card(card, names[province]) for card in hand for province in provinces]


def _doubles(state: State, seat: Seat, spaces: list[int]) -> list[int]:
    """The western spaces of all pairs of neighbours on which the seat may build a double wall (R10,
    R21)."""
    if not state.doubles[seat]:
        return []
    return [one for one, other in pairwise(spaces) if other == one + 1]


def _towers(state: State, seat: Seat) -> list[int]:
    """The free spaces for a tower: those with no tower beside them (R17). Such spaces are never
    kept for anybody."""
    if not state.towers[seat]:
        return []
    return [space for space in free_spaces(state) if not beside_tower(state, space)]


def scoring_of(state: State | MutableState) -> Scoring:
    """The scoring under way. There must be one."""
    assert state.scoring is not None
    return state.scoring


def strikes(state: State) -> list[int]:
    """The numbers of the cards that the warrior may remove: all that are still to work (R25,
    A5)."""
    return [laid.card for laid in scoring_of(state).working[1:]]


def damages(state: State) -> list[int]:
    """The spaces of undamaged single walls in the completed province, of any colour (R26, A7)."""
    return [
        s for s in chart(state.boards).spaces_in[scoring_of(state).province] if single(state, s)
    ]


def expulsions(state: State) -> list[int]:
    """The bordering Mongol provinces that still have their army card (R26, A7)."""
    borders = chart(state.boards).bordering[scoring_of(state).province]
    return [mongol for mongol in borders if state.armies[mongol].state != "gone"]


def single(state: State, space: int) -> bool:
    """Whether an undamaged single wall stands on a space. Abilities cannot touch anything else
    (R16)."""
    piece = state.wall[space]
    return piece is not None and piece.sort == "wall"


def has_target(state: State) -> bool:
    """Whether the next card can have any effect at all."""
    return any(action is not _REFRAIN for action in _ability(state))


def _ability(state: State) -> tuple[ChangChengAction, ...]:
    """Everything that the next card's owner may choose (R25-R30)."""
    here = chart(state.boards)
    match scoring_of(state).working[0].card:
        case 1:
            return (*[_STRIKES[card] for card in strikes(state)], _REFRAIN)
        case 2:
            harm = [_damage(here.spaces[space]) for space in damages(state)]
            return (*harm, *[_expel(here.mongols[mongol]) for mongol in expulsions(state)])
        case 3:
            return _FLOODS
        case 4:
            return _ARCHITECTS
        case _:
            return (*_exchanges(state), _REFRAIN)


def _exchanges(state: State) -> list[actions.Exchange]:
    """Every swap of a single wall of the completed province with one of another province (R30,
    A9)."""
    spaces, here = chart(state.boards).spaces, damages(state)
    others = [s for s in range(len(state.wall)) if single(state, s) and s not in here]
    return [_exchange(spaces[space], spaces[other]) for space in here for other in others]


def _unseen(state: State, mongol: int) -> bool:
    """Whether an army lies face down and the seat on turn has not looked at it."""
    army = state.armies[mongol]
    return army.state == "down" and state.turn not in army.seen


def _with_wall(state: State, space: int) -> State:
    """The position right after the first of two walls. Only what the second one depends on is
    changed."""
    seat, wall = state.turn, list(state.wall)
    wall[space] = Piece("wall", seat)
    left, debts = list(state.walls), list(state.debts)
    left[seat] -= 1
    debts[seat] = debts[seat] and not beside_own_tower(state.wall, seat, space)
    return replaced(state, wall=tuple(wall), walls=tuple(left), debts=tuple(debts), built=(space,))
