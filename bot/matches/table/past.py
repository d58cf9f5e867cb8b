"""The past of a game: every step that still counts, with the state it led to."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import groupby, takewhile
from threading import Lock
from typing import Any

from bot.matches.table.history import LogLine, effective
from bot.matches.table.play import GamePosition, replay, set_up
from bot.matches.table.sittings import Deciders, began_on, deciders
from bot.matches.table.stored import StoredTable
from rules.game import AnyGame, Event, Seat
from rules.playing import Played

MOST_MOMENTS = 2000
"""Steps kept in memory over all games looked at lately: 0.6 to 7 kB each."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a game: what was played, in which commit, and when."""

    played: Played
    revision: int
    at: datetime

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """What the step told a seat; None: what it told everybody."""
        step = self.played.step
        return (*step.public, *(event for to, event in step.private if to == seat))


@dataclass(frozen=True, slots=True)
class Past:
    """All steps of a game up to its present position, without those that were taken back."""

    game: AnyGame
    begin: Any
    """The state of the setup, before the first step."""
    moments: tuple[Moment, ...]
    undone: frozenset[int] = frozenset()
    """The revisions of commits that were taken back."""
    deciders: Deciders = ()
    """Who decided each step."""
    began: tuple[int | None, ...] = ()
    """Who sat on each seat in the beginning."""

    def state(self, steps: int) -> Any:
        """The state after so many steps, from 0 to their number."""
        return self.moments[steps - 1].played.step.state if steps else self.begin

    def commits(self) -> Iterator[tuple[Moment, ...]]:
        """The steps by commit, oldest first."""
        for _, moments in groupby(self.moments, key=lambda moment: moment.revision):
            yield tuple(moments)

    def turns(self) -> Iterator[tuple[Moment, ...]]:
        """The steps by turn, oldest first: what was confirmed together with all that followed by
        itself. What a reveal parted into several commits is one turn. The first has no decision
        where the game began with steps of its own."""
        turn: tuple[Moment, ...] = ()
        for moments in self.commits():
            if turn and not _goes_on(turn, moments):
                yield turn
                turn = ()
            turn += moments
        if turn:
            yield turn

    def positions(self) -> tuple[Any, ...]:
        """The states that were told to everybody: at the beginning, and after every turn."""
        ends = [moments[-1].played.step.state for moments in self.turns()]
        settled = bool(self.moments) and self.moments[0].played.action.automatic
        return tuple(ends if settled else [self.begin, *ends])

    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points by seat at each of the `positions`, also those that were hidden then: to be
        told after the end only. The last ones are those of the result."""
        states = self.positions()
        seats = range(len(self.game.scores(self.game.view(states[-1], None))))
        rows = [tuple(self._points(state, seat) for seat in seats) for state in states]
        outcome = self.game.outcome(states[-1])
        return tuple(rows if outcome is None else [*rows[:-1], outcome.scores])

    def _points(self, state: Any, seat: Seat) -> int:
        """As the seat itself knew them."""
        return self.game.scores(self.game.view(state, seat))[seat] or 0

    def since_decision(self, seat: Seat, user_id: int | None = None) -> tuple[Moment, ...]:
        """What came after the last decision of the person who plays a seat (None: of the seat,
        whoever played it); everything when they took none yet.

        What was played from their plan is no decision: it was taken with the one before.
        """
        decided = 0
        for commit in self.commits():
            own = takewhile(lambda moment: self._is_own(moment, seat, user_id), commit)
            first, count = commit[0].played.number - 1, len(tuple(own))
            decided = first + count if count else decided
        return self.moments[decided:]

    def since(self, seat: Seat, user_id: int | None = None) -> Since:
        """What the person on a seat has to be told since their last decision: what that itself
        revealed, then all that came after it; what was played from their own plan was told when it
        was planned. Who has taken the seat over from others is told nothing of what they did."""
        after = self.since_decision(seat, user_id)
        last = len(self.moments)
        at = last - len(after)
        helped = self._played_for(after, seat, user_id)
        if helped and not at and self.began[seat] != user_id:
            return Since((), (self.game.view(self.state(last), seat),), newcomer=True)
        revealing = self.moments[at - 1 : at] if at else ()
        to_tell = [m for m in revealing if m.played.step.reveals]
        to_tell += [moment for moment in after if not self._is_own(moment, seat, user_id)]
        turn = [m for m in self.moments if at and m.revision >= self.moments[at - 1].revision]
        return Since(
            tuple(event for moment in to_tell for event in moment.events_for(seat)),
            tuple(self.game.view(self.state(steps), seat) for steps in range(at, last + 1)),
            decided=at > 0,
            reveals=any(moment.played.step.reveals for moment in turn),
            played_for=helped,
        )

    def stayed_after(self, step: int, people: Sequence[int | None]) -> frozenset[Seat]:
        """The seats on which these people, given by seat, took that step or one after it."""
        later = {(seat, who) for seat, who in self.deciders[max(0, step - 1) :] if who is not None}
        return frozenset(seat for seat, who in enumerate(people) if (seat, who) in later)

    def played_by_computers(self, step: int) -> frozenset[Seat]:
        """The seats for which computer players decided in the commit of a step."""
        at = max(0, step - 1)
        known = tuple(zip(self.moments[at:], self.deciders[at:], strict=False))
        commit = takewhile(lambda one: one[0].revision == known[0][0].revision, known)
        return frozenset(
            seat
            for moment, (seat, who) in commit
            if seat is not None and who is None and not automatic(moment)
        )

    def _is_own(self, moment: Moment, seat: Seat, user_id: int | None) -> bool:
        if user_id is None:
            return decides(moment.played, seat)
        return self.deciders[moment.played.number - 1][1] == user_id

    def _played_for(
        self, moments: Sequence[Moment], seat: Seat, user_id: int | None
    ) -> tuple[tuple[int | None, int], ...]:
        """Who else decided how many commits on a seat, in the order in which they began."""
        if user_id is None:
            return ()
        turns = Counter[int | None]()
        for _, commit in groupby(moments, key=lambda moment: moment.revision):
            known = [self.deciders[m.played.number - 1] for m in commit if not automatic(m)]
            turns.update({who or None for at, who in known if at == seat and who != user_id})
        return tuple(turns.items())


@dataclass(frozen=True, slots=True)
class Since:
    """What happened since the last decision of the person on a seat, as that seat may know it."""

    events: tuple[Event, ...]
    views: tuple[Any, ...]
    """The seat's view right after its decision and after every step since: the last is the present
    one. From the setup on for a seat that has not decided yet; () when nothing is known."""
    decided: bool = False
    """Whether they have decided anything yet."""
    reveals: bool = False
    """Whether that, or what came after it, revealed something, so that it cannot be taken back."""
    played_for: tuple[tuple[int | None, int], ...] = ()
    """Who else played how many turns on their seat meanwhile; None: computer players."""
    newcomer: bool = False
    """They have taken the seat over and not decided anything yet; of what happened nothing is
    told."""


NOTHING = Since((), ())


def automatic(moment: Moment) -> bool:
    """Whether nobody decided a step."""
    return moment.played.action.automatic


def decides(played: Played, seat: Seat) -> bool:
    """Whether a step was decided on a seat."""
    return played.seat == seat and not played.action.automatic


def decisions(moments: Iterable[Moment]) -> Iterator[Played]:
    """What somebody decided, without the steps that nobody did."""
    return (moment.played for moment in moments if not moment.played.action.automatic)


def _goes_on(turn: Sequence[Moment], commit: Sequence[Moment]) -> bool:
    """True when a turn had to be confirmed early, for it revealed something, and this is the same
    seat going on."""
    last = next(iter(reversed([*decisions(turn)])), None)
    first = next(decisions(commit), None)
    return last is not None and first is not None and last.step.reveals and last.seat == first.seat


class Pasts:
    """The games looked at lately, so that stepping through one replays it once. Of a game that
    went on since, only what is new is played. Safe to use from several threads."""

    def __init__(self, most: int = MOST_MOMENTS) -> None:
        self._most = most
        self._lock = Lock()
        self._recent: OrderedDict[tuple[str, str], Past] = OrderedDict()
        """By table and seed, the one asked for last at the end."""

    @property
    def kept(self) -> int:
        """Steps kept, each with its position."""
        with self._lock:
            return sum(len(past.moments) for past in self._recent.values())

    def of(self, stored: StoredTable, lines: Sequence[LogLine]) -> Past:
        """The game made again from its whole log. Raises `Illegal` for one that the rules of this
        version cannot replay."""
        key, kept = (stored.table.id, stored.seed), effective(lines)
        with self._lock:
            known = self._recent.get(key)
        past = _replay(stored, kept, known)
        table, undone = stored.table, _undone(lines, kept)
        who, began = deciders(table, lines), began_on(table, lines)
        past = replace(past, undone=undone, deciders=who, began=began)
        self._keep(key, past)
        return past

    def _keep(self, key: tuple[str, str], past: Past) -> None:
        with self._lock:
            self._recent[key] = past
            self._recent.move_to_end(key)
            moments = sum(len(past.moments) for past in self._recent.values())
            while moments > self._most and len(self._recent) > 1:
                moments -= len(self._recent.popitem(last=False)[1].moments)


def _replay(stored: StoredTable, lines: Sequence[LogLine], known: Past | None) -> Past:
    """The game of these lines. Replays only what comes after the part that `known` has already."""
    assert stored.game is not None
    table = stored.table
    if known is None:
        seats, options = len(table.seats), table.options
        begin = set_up(stored.game, seats, options, stored.seed, stored.fixed)
        known = Past(stored.game, begin.state, ())
    moments = _common(known.moments, lines)
    state = known.state(len(moments))
    position = GamePosition(stored.game, stored.seed, len(moments), state, fixed=stored.fixed)
    new = lines[len(moments) :]
    position = replay(position, ((line.seat or 0, line.text) for line in new))
    played = (
        Moment(step, line.revision, datetime.fromtimestamp(line.at, UTC))
        for line, step in zip(new, position.played, strict=True)
    )
    return replace(known, moments=(*moments, *played))


def _common(moments: tuple[Moment, ...], lines: Sequence[LogLine]) -> tuple[Moment, ...]:
    """The steps that still count. Where a step is of the same commit, so are all before it: they
    could not have been taken back without it."""
    count = min(len(moments), len(lines))
    while count and moments[count - 1].revision != lines[count - 1].revision:
        count -= 1
    return moments[:count]


def _undone(lines: Iterable[LogLine], kept: Iterable[LogLine]) -> frozenset[int]:
    played = {line.revision for line in lines if line.kind in ("action", "auto")}
    return frozenset(played - {line.revision for line in kept})
