"""Positions of China in a few words, and texts played upon them.

Houses are written seat by seat (`"we1 we2"`), cards by their colours (`"red red green"`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rules.china import GAME
from rules.china.moves.actions import ChinaAction
from rules.china.position.state import NOBODY, SOURCES, Phase, State
from rules.game import Rng, Seat
from tests.rules.china.second_opinion import COLOURS, colours, sites
from tests.rules.scenes import Told, legal_words, why_refused

ROW = "red green orange yellow"
PILE = "purple red green orange yellow purple red green orange yellow"


@dataclass(frozen=True)
class Scene(Told):
    """A position, and everything told on the way to it."""

    state: State
    reveals: bool = False
    """Whether the last step revealed something."""

    @property
    def points(self) -> tuple[int, ...]:
        """All points by seat."""
        return tuple(sum(row) for row in self.state.points)

    def source(self, name: str) -> tuple[int, ...]:
        """Points by seat from `houses`, `alliances` or `roads`."""
        return tuple(row[SOURCES.index(name)] for row in self.state.points)


def table(
    seats: int = 3,
    side: str = "a",
    *,
    houses: Sequence[str] = (),
    forts: Sequence[str] = (),
    fortresses: bool | None = None,
    emissaries: Mapping[str, Sequence[int]] | None = None,
    hands: Sequence[str] = (),
    row: str = ROW,
    pile: str = PILE,
    discards: str = "",
    used_up: int = 0,
    turn: Seat = 0,
    start: Seat = 0,
    phase: Phase = "play",
    scored: str = "",
    points: Sequence[int] = (),
) -> State:
    """A position at the beginning of a turn. States full of houses are taken as scored."""
    courts = {name: tuple(row) for name, row in (emissaries or {}).items()}
    owners = _owners(side, houses)
    done = set(scored.split()) | _full(side, houses)
    nobody = (0,) * seats
    return State(
        seats=seats,
        side=side,
        fortresses=any(forts) if fortresses is None else fortresses,
        phase=phase,
        turn=turn,
        start=start,
        houses=owners,
        forts=_owners(side, forts),
        emissaries=tuple((courts.get(name, ()) + nobody)[:seats] for name in colours()),
        scored=tuple(name in done for name in colours()),
        hands=tuple(_hand(hands[seat] if seat < len(hands) else "") for seat in range(seats)),
        row=tuple(row.split()),
        pile=tuple(pile.split()),
        discards=tuple(discards.split()),
        used_up=used_up,
        state=NOBODY,
        needed=0,
        points=tuple((points[s] if s < len(points) else 0, 0, 0) for s in range(seats)),
        last=(),
    )


def _hand(cards: str) -> tuple[str, ...]:
    return tuple(sorted(cards.split(), key=COLOURS.index))


def _owners(side: str, by_seat: Sequence[str]) -> tuple[int, ...]:
    where = {site: seat for seat, text in enumerate(by_seat) for site in text.split()}
    assert set(where) <= set(sites(side)), f"no such site: {set(where) - set(sites(side))}"
    return tuple(where.get(site, NOBODY) for site in sites(side))


def _full(side: str, houses: Sequence[str]) -> set[str]:
    built = set(" ".join(houses).split())
    return {s for s in colours() if all(k in built for k, of in sites(side).items() if of == s)}


def all_sites(state: str, side: str = "a") -> str:
    """Every site of a state, parted by blanks."""
    return " ".join(site for site, owner in sites(side).items() if owner == state)


def read(text: str) -> ChinaAction:
    """An action by its text."""
    return cast("ChinaAction", GAME.meta.action(text))


def do(state: State, *texts: str, reshuffled: str = "") -> Scene:
    """The texts played by whoever is on turn, each as legal as `legal` says.

    `reshuffled` fixes the first cards of a pile made of the discards.
    """
    fixed = {"reshuffle": reshuffled.split()}
    scene = Scene(state)
    for text in texts:
        now = scene.state
        action = read(text)
        assert action in GAME.legal(now, now.turn), f"{text} is not among {sorted(words(now))}"
        step = GAME.apply(now, now.turn, action, Rng("scene", 1, fixed))
        told, whispered = (*scene.told, *step.public), (*scene.whispered, *step.private)
        scene = Scene(step.state, told, whispered, step.reveals)
    return scene


def words(state: State) -> set[str]:
    """All legal actions of the seat on turn, as text; none of them twice."""
    return legal_words(GAME, state, state.turn)


def words_of(state: State, verb: str) -> set[str]:
    """Legal actions of one verb, without the verb."""
    return {text.partition(" ")[2] for text in words(state) if text.split()[0] == verb}


def reason(state: State, text: str, seat: Seat | None = None) -> str:
    """Why an action is refused."""
    by = state.turn if seat is None else seat
    return why_refused(GAME, state, by, read(text))


def at_the_end(seats: int = 3, side: str = "a", **given: Any) -> State:
    """A position whose very last turn is over but for the final scoring; see `table`."""
    return table(seats, side, pile="", used_up=2, turn=seats - 1, phase="restock", **given)


def ended(seats: int = 3, side: str = "a", **given: Any) -> Scene:
    """The end of a game whose last turn left this on the map; see `at_the_end`."""
    scene = do(at_the_end(seats, side, **given), "restock")
    assert scene.state.phase == "over"
    return scene


def lined(own: str, *, forts: str = "", side: str = "a") -> Scene:
    """The end with these houses of the first seat; each fortress came from another seat."""
    return ended(max(3, len(forts.split())), side, houses=(own,), forts=forts.split())


def roads(own: str, *, forts: str = "", side: str = "a") -> int:
    """Points the first seat gets for the lines of these houses in the end (R36)."""
    return lined(own, forts=forts, side=side).source("roads")[0]
