"""A position in words is complete: over whole games, what stands on the board is made again of the
facts alone, and everything else that a view tells is told, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, cast

from rules.describing import Section, brief, lasting, passing, place, roles
from rules.game import AnyGame, Event, Rng, Seat, of_kind
from tests import known
from tests.contract.accepted import check_accepted
from tests.contract.walks import TRIED, Position, Setup, random_games, sparse
from tests.each import each
from tests.games import WHOLE


def is_whole(game: AnyGame) -> bool:
    """Whether a game is told in words."""
    return game.meta.key in WHOLE


def test_every_whole_game_tells_its_board() -> None:
    assert all(game.offers("describe") for game in WHOLE.values())


ALWAYS_UNTOLD = {
    "viewer": "is whoever listens",
    "seats": "the names tell it",
    "turn": "said of every game",
    "acting": "said of every game",
    "phase": "what may be decided is said of every game",
    "last": "events tell it",
}
"""Fields that many views have, and why their descriptions need not tell them."""
CONTRADICTIONS = (LookupError, ValueError, AssertionError, TypeError)
"""What may come of describing a view that contradicts itself: so the field was looked at."""


def described(game: AnyGame, view: Any) -> tuple[Section, ...]:
    return tuple(game.describe(view))


def facts(game: AnyGame, view: Any) -> Iterator[Event]:
    for section in described(game, view):
        yield section.head
        yield from section.facts


def told(game: AnyGame, view: Any) -> object:
    """Everything that is said of a view."""
    return described(game, view), game.scores(view), game.asked(view, 0), game.pace(view)


@random_games(6, of=is_whole, setups=TRIED)
def test_the_board_is_made_again_of_the_facts(setup: Setup, seed: str) -> None:
    game = setup.game
    rebuilt = known.rebuilt(game.meta.key)
    for position in sparse(setup, seed, 10):
        for viewer in position.viewers:
            view = game.view(position.state, viewer)
            assert rebuilt(facts(game, view)) == standing(game, view)


def standing(game: AnyGame, view: Any) -> known.Standing:
    return known.Standing({(entry.place, entry.piece): entry.count for entry in game.pieces(view)})


@random_games(6, of=is_whole, setups=TRIED)
def test_everything_a_view_knows_is_told(setup: Setup, seed: str) -> None:
    """A view with one field of another position of the game is told differently."""
    game, untold = setup.game, {*ALWAYS_UNTOLD, *known.untold(setup.game.meta.key)}
    positions = sparse(setup, seed, 10)
    luck = Rng(f"pairs/{setup}/{seed}")
    for position in positions:
        viewer = luck.choice(position.viewers)
        over = position.move is None
        alike = [p for p in positions if (p.move is None) is over]
        one, other = (game.view(p.state, viewer) for p in (position, luck.choice(alike)))
        said = told(game, one)
        for name in (f.name for f in fields(one) if f.name not in untold):
            if not same(getattr(one, name), getattr(other, name)):
                changed = replace(one, **{name: getattr(other, name)})
                hint = f"tell `{name}` whatever the other fields are, or add it to UNTOLD"
                assert differs(game, said, changed), hint


def same(one: Any, other: Any) -> bool:
    """Whether two values are equal; names (of cards) in another order are."""
    if _are_names(one) and _are_names(other):
        return sorted(one) == sorted(other)
    return one == other


def _are_names(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(item, str) for item in cast("tuple[object, ...]", value)
    )


def differs(game: AnyGame, said: object, changed: Any) -> bool:
    try:
        return told(game, changed) != said
    except CONTRADICTIONS:
        return True


@random_games(3, of=is_whole, setups=TRIED)
def test_what_is_said_to_be_lasting_never_changes(setup: Setup, seed: str) -> None:
    seen: dict[tuple[object, ...], set[object]] = {}
    for position in sparse(setup, seed, 12):
        for viewer in position.viewers:
            now: dict[tuple[object, ...], set[object]] = {}
            for fact in facts(setup.game, setup.game.view(position.state, viewer)):
                if "lasting" in roles(type(fact)).values():
                    now.setdefault(by(fact, "place"), set()).add(by(fact, "lasting"))
            assert all(seen.setdefault(key, values) == values for key, values in now.items())


def by(fact: Event, role: str) -> tuple[object, ...]:
    """The class of a fact with its fields of a role."""
    return type(fact), *(getattr(fact, name) for name, r in roles(type(fact)).items() if r == role)


class Bench(Event):
    """A made-up place for one."""

    path: str = place("path")
    seat: Seat | None = of_kind("seat")
    tally: tuple[int, ...] = of_kind("tally")
    stones: int = of_kind("count")
    view: str = lasting("view")


class Wet(Event):
    """Made-up and without fields."""


def test_a_place_alone_tells_nothing_and_what_lasts_is_left_out() -> None:
    empty = Bench("north", None, (0, 0), 0, "hills")
    assert not passing(empty)
    for held in ({"seat": 0}, {"tally": (0, 1)}, {"stones": 2}):
        assert passing(replace(cast("Any", empty), **held))
    assert brief(replace(empty, stones=1)) == Bench("north", None, (0, 0), 1, cast("Any", None))
    assert passing(Wet())
    assert brief(Wet()) == Wet()


@random_games(6, of=is_whole, setups=TRIED)
def test_nothing_is_told_twice_and_no_heading_stands_alone(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 6):
        _check_sections(position)


def _check_sections(position: Position) -> None:
    game = position.game
    for viewer in position.viewers:
        sections = described(game, game.view(position.state, viewer))
        assert all(section.facts for section in sections)
        everything = [fact for section in sections for fact in (section.head, *section.facts)]
        assert len(set(everything)) == len(everything)
        assert {type(fact) for fact in everything} <= {*game.meta.facts, *game.meta.events}


@each("key", WHOLE)
def test_no_score_no_hand_and_no_supply_is_told_otherwise_unseen(key: str) -> None:
    check_accepted(key, "describing")
