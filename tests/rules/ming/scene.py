"""Positions of Ming Dynasty in a few words, and texts played upon them.

Owners are letters: `a` for the first seat, `b` for the second and so on, `n` for neutral; `"aab"`
are three courtiers. Cards are written by their first letters (`"hhd"`), tiles by how many there are
of each province (`"110002"`), what belongs to seats in their order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rules.game import Rng, Seat
from rules.ming import GAME
from rules.ming.moves.actions import MingAction
from rules.ming.moves.events import RegionCounted
from rules.ming.position.state import CARDS, NOBODY, SOURCES, Hand, Phase, State
from tests.rules.ming.ground import PROVINCES, REGIONS
from tests.rules.scenes import Told, legal_words, why_refused

LETTERS = "abcd"
PRINCES = "ningxia yongping suzhou zhaoqing"
DISPLAY = "horse rickshaw junk horse rickshaw junk"
DECK = "junk horse rickshaw " * 6


@dataclass(frozen=True)
class Scene(Told):
    """A position, and everything told on the way to it."""

    state: State
    reveals: bool = False
    """Whether the last step revealed something."""

    def do(self, *texts: str) -> Scene:
        """Plays on; see `do`."""
        after = do(self.state, *texts)
        told, whispered = (*self.told, *after.told), (*self.whispered, *after.whispered)
        return Scene(after.state, told, whispered, after.reveals)

    @property
    def points(self) -> tuple[int, ...]:
        """All points by seat."""
        return tuple(sum(row) for row in self.state.points)

    def source(self, name: str) -> tuple[int, ...]:
        """Points by seat from one source."""
        return tuple(row[SOURCES.index(name)] for row in self.state.points)

    def open(self, region: str) -> str:
        """Who stands in the open part of a region."""
        return letters(self.state.open[at(region)])

    def houses(self, region: str) -> str:
        """Who is in the houses of a region."""
        return letters(self.state.city[at(region)])

    def area(self, province: str) -> str:
        """Who stands in a province area."""
        return letters((*self.state.areas[PROVINCES.index(province)], 0))

    def temple(self, region: str) -> str:
        """Whose monk is in a temple."""
        monk = self.state.temples[at(region)]
        return "" if monk == NOBODY else LETTERS[monk]

    def prince(self, seat: Seat) -> str:
        """Where a prince stands."""
        return list(REGIONS)[self.state.princes[seat]]

    def hand(self, seat: Seat) -> str:
        """The cards of a seat."""
        held = zip(CARDS, self.state.hands[seat], strict=True)
        return "".join(card[0] * count for card, count in held)

    def tiles(self, seat: Seat) -> str:
        """The tiles of a seat."""
        return "".join(map(str, self.state.tiles[seat]))


def at(region: str) -> int:
    """The number of a region."""
    return list(REGIONS).index(region)


def letters(row: Sequence[int]) -> str:
    """A row by owner as letters; the last number is neutral."""
    names = (*LETTERS[: len(row) - 1], "n")
    return "".join(name * count for name, count in zip(names, row, strict=True))


def _row(seats: int, owners: str) -> tuple[int, ...]:
    names = (*LETTERS[:seats], "n")
    assert set(owners) <= set(names), f"nobody is called so: {owners}"
    return tuple(owners.count(name) for name in names)


def table(
    seats: int = 3,
    phase: Phase = "act",
    *,
    round: int = 1,  # noqa: A002 - the word of the game
    turn: Seat = 0,
    start: Seat = 0,
    princes: str = PRINCES,
    areas: Mapping[str, str] | None = None,
    open: Mapping[str, str] | None = None,  # noqa: A002 - the word of the game
    temples: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    tiles: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    display: str = DISPLAY,
    deck: str = DECK,
    discards: str = "",
    dragons: int = 9,
    passed: str = "",
    points: Sequence[int] = (),
    placing: Sequence[int] = (),
    neutral: Sequence[int] = (),
    supply: int = 20,
) -> State:
    """A position before a decision. What is not named is empty."""
    regions, rims = open or {}, areas or {}
    monks = {at(region): LETTERS.index(seat) for region, seat in (temples or {}).items()}
    assert set(regions) <= set(REGIONS)
    assert set(rims) <= set(PROVINCES)
    return State(
        seats=seats,
        phase=phase,
        round=round,
        start=start,
        turn=turn,
        princes=_padded(seats, [at(region) for region in princes.split()[:seats]], NOBODY),
        areas=tuple(_row(seats, rims.get(name, ""))[:-1] for name in PROVINCES),
        open=tuple(_row(seats, regions.get(name, "")) for name in REGIONS),
        temples=tuple(monks.get(number, NOBODY) for number in range(18)),
        city=((0,) * (seats + 1),) * 18,
        supply=(supply,) * seats,
        placing=_padded(seats, placing),
        display=tuple(display.split()),
        deck=tuple(deck.split()),
        discards=tuple(discards.split()),
        dragons=dragons,
        hands=tuple(_hand(cards) for cards in _padded_texts(seats, hands, "")),
        tiles=tuple(tuple(map(int, own)) for own in _padded_texts(seats, tiles, "000000")),
        stock=tuple((stock or {}).get(name, 9) for name in PROVINCES),
        passed=tuple(LETTERS[seat] in passed for seat in range(seats)),
        origin=NOBODY,
        scoring=NOBODY,
        recalls=(None,) * seats,
        returning=(0,) * (seats + 1),
        neutral=_padded(seats, neutral),
        points=tuple((own, 0, 0, 0, 0, 0) for own in _padded(seats, points)),
        last=(),
    )


def _padded(seats: int, given: Sequence[int], other: int = 0) -> tuple[int, ...]:
    return (*given, *(other,) * (seats - len(given)))


def _padded_texts(seats: int, given: Sequence[str], other: str) -> tuple[str, ...]:
    return (*given, *(other,) * (seats - len(given)))


def _hand(cards: str) -> Hand:
    horse, rickshaw, junk, dragon = (cards.count(card[0]) for card in CARDS)
    return horse, rickshaw, junk, dragon


def read(text: str) -> MingAction:
    """An action by its text."""
    return cast("MingAction", GAME.meta.action(text))


def do(state: State, *texts: str, reshuffled: str = "") -> Scene:
    """The texts played by whoever must decide (during a recall the first seat that has not laid),
    each as legal as `legal` says. `reshuffled` fixes the first cards of a deck made of discards."""
    fixed = {f"reshuffle-{state.round}": reshuffled.split()}
    scene = Scene(state)
    for text in texts:
        now = scene.state
        seat, action = GAME.to_act(now)[0], read(text)
        assert action in GAME.legal(now, seat), f"{text} is not among {sorted(words(now))}"
        step = GAME.apply(now, seat, action, Rng("scene", 1, fixed))
        told, whispered = (*scene.told, *step.public), (*scene.whispered, *step.private)
        scene = Scene(step.state, told, whispered, step.reveals)
    return scene


def words(state: State, seat: Seat | None = None) -> set[str]:
    """All legal actions of a seat (None: whoever must decide), as text; none of them twice."""
    by = GAME.to_act(state)[0] if seat is None else seat
    return legal_words(GAME, state, by)


def words_of(state: State, verb: str, seat: Seat | None = None) -> set[str]:
    """Legal actions of one verb, without the verb."""
    return {text.partition(" ")[2] for text in words(state, seat) if text.split()[0] == verb}


def reason(state: State, text: str, seat: Seat | None = None) -> str:
    """Why an action is refused."""
    by = GAME.to_act(state)[0] if seat is None else seat
    return why_refused(GAME, state, by, read(text))


def round_ends(seats: int = 3, number: int = 2, **given: Any) -> Scene:
    """What follows the last pass of a round (by the last seat) with this on the table."""
    hands = ("",) * (seats - 1) + ("h",)
    others = LETTERS[: seats - 1]
    state = table(seats, round=number, turn=seats - 1, hands=hands, passed=others, **given)
    return do(state, "pass")


def all_lay(scene: Scene, count: int = 0) -> Scene:
    """Everybody recalls so many (or all, if they are fewer), in every city."""
    while scene.state.phase == "recall":
        most = len(words(scene.state)) - 1
        scene = scene.do(f"recall {min(count, most)}")
    return scene


def entered(seats: int, standing: str) -> str:
    """Who goes into the city from a region where these stand (R22-R26)."""
    scene = round_ends(seats, open={"longan": standing})
    (event,) = scene.of(RegionCounted)
    assert letters((*event.courtiers, event.neutral)) == "".join(sorted(standing))
    gone = letters((*event.entered, event.neutral_entered))
    if scene.state.phase == "recall":
        assert scene.houses("longan") == gone
    return gone
