"""What one viewer may know of a game of Chang Cheng.

Own face-down cards and army cards that were looked at are the viewer's alone (R13, R14). Spaces and
provinces are named as in `rules.changcheng.moves.actions`; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.changcheng.position.box import box
from rules.changcheng.position.state import NEUTRAL, ArmyState, FaceDown, Phase, Sort, State
from rules.changcheng.position.towers import kept_spaces
from rules.changcheng.position.wall import chart
from rules.game import Rng, Seat


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on one space; a double wall stands on two neighbouring ones."""

    space: str
    sort: Sort
    owner: Seat | None
    """None for a neutral wall."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A face-down action card: the number only for its owner."""

    province: str
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A card turned up in the province being scored, still to work."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class China:
    """A Chinese province with its sovereignty card."""

    province: str
    sovereignty: int
    done: bool
    """Completed: an emperor card lies on it (R35)."""


@dataclass(frozen=True, slots=True)
class Mongol:
    """A Mongol province with its army card."""

    mongol: str
    value: int | None
    """None where this viewer does not know it."""
    state: ArmyState


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    missions: tuple[str, ...]
    neutral_option: bool
    phase: Phase
    turn: Seat
    acting: Seat
    """Who must decide now: during an ability the card's owner."""
    first_round: bool
    boards: tuple[str, ...]
    """Layouts from west to east, e.g. `2a`."""
    pieces: tuple[Piece, ...]
    """From west to east."""
    kept: tuple[tuple[str, Seat], ...]
    """Spaces nobody but the owner of a tower may take now, with that owner (R18, R19)."""
    provinces: tuple[China, ...]
    """From west to east."""
    mongols: tuple[Mongol, ...]
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    scoring: str | None
    """The completed province being scored."""
    working: tuple[Shown, ...]
    """Cards of that province that have yet to work, in order; the first is being decided."""
    change: int
    """What flood and architect have made of its value."""
    extra: tuple[int, ...]
    """By seat: walls architects count as in its majority (R28, R29)."""
    emperors: int
    extensions: int
    """Boards that will still be joined."""
    walls_left: tuple[int, ...]
    doubles_left: tuple[int, ...]
    towers_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    neutral_left: int
    hand: tuple[int, ...]
    """The viewer's own action cards; () for a spectator."""
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Spaces the newest action was about."""
    used: tuple[tuple[int, ...], ...] = ()
    """By seat: action cards that everybody has seen turned up, ascending (R23)."""


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know."""
    here, scoring = chart(state.boards), state.scoring
    return View(
        viewer=seat,
        seats=state.seats,
        missions=state.missions,
        neutral_option=state.neutral_option,
        phase=state.phase,
        turn=state.turn,
        acting=state.acting,
        first_round=state.first_round,
        boards=state.boards,
        pieces=_pieces(state),
        kept=_kept_spaces(state),
        provinces=tuple(map(China, here.provinces, state.sovereignty, state.done)),
        mongols=tuple(
            Mongol(name, army.value if army.known(seat) else None, army.state)
            for name, army in zip(here.mongols, state.armies, strict=True)
        ),
        laid=_laid_cards(state, seat),
        scoring=None if scoring is None else here.provinces[scoring.province],
        working=() if scoring is None else tuple(Shown(x.seat, x.card) for x in scoring.working),
        change=0 if scoring is None else scoring.change,
        extra=(0,) * state.seats if scoring is None else scoring.extra,
        emperors=state.emperors,
        extensions=state.extensions,
        walls_left=state.walls,
        doubles_left=state.doubles,
        towers_left=state.towers,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        neutral_left=state.neutral_walls,
        hand=() if seat is None else state.hands[seat],
        scores=tuple(sum(row) for row in state.points),
        last=tuple(here.spaces[space] for space in state.last),
        used=tuple(_used_cards(state, other) for other in range(state.seats)),
    )


def _pieces(state: State) -> tuple[Piece, ...]:
    """What stands on the wall, from west to east."""
    spaces = chart(state.boards).spaces
    return tuple(
        _piece(space, piece.sort, piece.owner)
        for space, piece in zip(spaces, state.wall, strict=True)
        if piece is not None
    )


# Made once: views hold the same ones again and again.
_laid = lru_cache(1024)(Laid)


@lru_cache(1024)
def _piece(space: str, sort: Sort, owner: Seat) -> Piece:
    return Piece(space, sort, None if owner == NEUTRAL else owner)


def _kept_spaces(state: State) -> tuple[tuple[str, Seat], ...]:
    spaces, kept = chart(state.boards).spaces, kept_spaces(state)
    return tuple((spaces[space], owner) for space in sorted(kept) for owner in sorted(kept[space]))


def _used_cards(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards that a seat has used: those neither in its hand nor face down."""
    left = {*state.hands[seat], *[laid.card for laid in state.laid if laid.seat == seat]}
    return tuple(card for card in range(1, box().cards + 1) if card not in left)


def _laid_cards(state: State, seat: Seat | None) -> tuple[Laid, ...]:
    """The face-down cards. Only their owners know the numbers (R13)."""
    provinces = chart(state.boards).provinces
    return tuple(
        _laid(provinces[x.province], x.seat, x.card if x.seat == seat else None) for x in state.laid
    )


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer, with everything hidden from it dealt anew."""
    hands, laid = list(state.hands), state.laid
    for seat in range(state.seats):
        if seat != viewer:
            hands[seat], laid = _cards(state, seat, laid, rng)
    unknown = [at for at, army in enumerate(state.armies) if not army.known(viewer)]
    values = [*[state.armies[at].value for at in unknown], *state.army_stack]
    dealt = rng.shuffled("unseen-armies", sorted(values))
    armies = list(state.armies)
    for at, value in zip(unknown, dealt, strict=False):
        armies[at] = replace(armies[at], value=value)
    return replace(
        state,
        hands=tuple(hands),
        laid=laid,
        armies=tuple(armies),
        army_stack=dealt[len(unknown) :],
        sovereignty_stack=rng.shuffled("unseen-sovereignty", sorted(state.sovereignty_stack)),
    )


def _cards(
    state: State, seat: Seat, laid: tuple[FaceDown, ...], rng: Rng
) -> tuple[tuple[int, ...], tuple[FaceDown, ...]]:
    """The hand of a seat and all laid cards, after the seat's unseen cards were dealt anew between
    hand and provinces."""
    own = [x.card for x in state.laid if x.seat == seat]
    dealt = rng.shuffled("unseen-cards", sorted((*state.hands[seat], *own)))
    cards: Iterator[int] = iter(dealt)
    laid = tuple(replace(x, card=next(cards)) if x.seat == seat else x for x in laid)
    return tuple(sorted(cards)), laid


def area(view: View, kind: str, value: str) -> tuple[str, str] | None:
    """The Chinese province in which a space lies; None for what is no space."""
    if kind != "space":
        return None
    here = chart(view.boards)
    return "province", here.provinces[here.china_of[here.space_number[value]]]


def in_order(view: View, kind: str) -> tuple[str, ...]:
    """All spaces from west to east; () for any other kind."""
    return chart(view.boards).spaces if kind == "space" else ()
