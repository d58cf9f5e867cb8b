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
"""The most steps kept in memory over all recently viewed games. Each takes 0.6 to 7 kB."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a game: what was played, in which commit, and when."""

    played: Played
    revision: int
    at: datetime

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the step as one seat saw them; None for the public events."""
        return self.played.step.events_for(seat)


@dataclass(frozen=True, slots=True)
class Past:
    """All steps of a game up to its present position, without undone ones."""

    game: AnyGame
    begin: Any
    """The state after the setup, before the first step."""
    moments: tuple[Moment, ...]
    undone: frozenset[int] = frozenset()
    """The revisions of undone commits."""
    deciders: Deciders = ()
    """The seat and person that decided each step."""
    began: tuple[int | None, ...] = ()
    """The user ids of the first holders, by seat."""

    def state(self, steps: int) -> Any:
        """The state after this number of steps, 0 for the setup."""
        return self.moments[steps - 1].played.step.state if steps else self.begin

    def commits(self) -> Iterator[tuple[Moment, ...]]:
        """The steps grouped by commit, oldest first."""
        for _, moments in groupby(self.moments, key=lambda moment: moment.revision):
            yield tuple(moments)

    def turns(self) -> Iterator[tuple[Moment, ...]]:
        """The steps grouped by turn, oldest first. A turn contains its confirmed actions and the
        automatic steps after them. A turn that was split into several commits because it revealed
        something counts as one. The first turn has no decision if the game began with automatic
        steps."""
        turn: tuple[Moment, ...] = ()
        for moments in self.commits():
            if turn and not _goes_on(turn, moments):
                yield turn
                turn = ()
            turn += moments
        if turn:
            yield turn

    def positions(self) -> tuple[Any, ...]:
        """The states at the beginning and after every turn."""
        ends = [moments[-1].played.step.state for moments in self.turns()]
        settled = bool(self.moments) and self.moments[0].played.action.automatic
        return tuple(ends if settled else [self.begin, *ends])

    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points by seat at each of the `positions`. They include points that were hidden at
        the time, so they may be shown only after the end. The last ones are those of the result."""
        states = self.positions()
        seats = range(len(self.game.scores(self.game.view(states[-1], None))))
        rows = [tuple(self._points(state, seat) for seat in seats) for state in states]
        outcome = self.game.outcome(states[-1])
        return tuple(rows if outcome is None else [*rows[:-1], outcome.scores])

    def _points(self, state: Any, seat: Seat) -> int:
        """The points of a seat as the seat itself knew them."""
        return self.game.scores(self.game.view(state, seat))[seat] or 0

    def since_decision(self, seat: Seat, user_id: int | None = None) -> tuple[Moment, ...]:
        """The steps after the last decision of a seat's player, or all steps if there is none. With
        `user_id` None, after the last decision on that seat. Steps played from a plan do not count
        as decisions: the plan was decided earlier."""
        decided = 0
        for commit in self.commits():
            own = takewhile(lambda moment: self._is_own(moment, seat, user_id), commit)
            first, count = commit[0].played.number - 1, len(tuple(own))
            decided = first + count if count else decided
        return self.moments[decided:]

    def since(self, seat: Seat, user_id: int | None = None) -> Since:
        """What to tell a seat's player about the time since their last decision. This is what that
        decision revealed, then everything after it. Steps from their own plan are told, too: a plan
        has alternatives. A new player on the seat is told nothing of what the former player did."""
        after = self.since_decision(seat, user_id)
        last = len(self.moments)
        at = last - len(after)
        helped = self._played_for(after, seat, user_id)
        if helped and not at and self.began[seat] != user_id:
            return Since((), (self.game.view(self.state(last), seat),), newcomer=True)
        revealing = self.moments[at - 1 : at] if at else ()
        to_tell = [m for m in revealing if m.played.step.reveals]
        to_tell += after
        turn = [m for m in self.moments if at and m.revision >= self.moments[at - 1].revision]
        return Since(
            tuple(event for moment in to_tell for event in moment.events_for(seat)),
            tuple(self.game.view(self.state(steps), seat) for steps in range(at, last + 1)),
            decided=at > 0,
            reveals=any(moment.played.step.reveals for moment in turn),
            played_for=helped,
        )

    def stayed_after(self, step: int, people: Sequence[int | None]) -> frozenset[Seat]:
        """The seats whose given people decided this step or a later one."""
        later = {(seat, who) for seat, who in self.deciders[max(0, step - 1) :] if who is not None}
        return frozenset(seat for seat, who in enumerate(people) if (seat, who) in later)

    def played_by_computers(self, step: int) -> frozenset[Seat]:
        """The seats for which computer players decided in the commit of this step."""
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
        """The other players who decided on a seat, with their numbers of commits, in the order of
        their first."""
        if user_id is None:
            return ()
        turns = Counter[int | None]()
        for _, commit in groupby(moments, key=lambda moment: moment.revision):
            known = [self.deciders[m.played.number - 1] for m in commit if not automatic(m)]
            turns.update({who or None for at, who in known if at == seat and who != user_id})
        return tuple(turns.items())


@dataclass(frozen=True, slots=True)
class Since:
    """What happened since the last decision of a seat's player, as far as that seat may know."""

    events: tuple[Event, ...]
    views: tuple[Any, ...]
    """The seat's views right after its decision and after every later step; the last one is the
    present. They begin with the setup if the seat has not decided yet. () if nothing is known."""
    decided: bool = False
    """Whether the person has decided anything yet."""
    reveals: bool = False
    """Whether the decision or its consequences revealed something, so that it cannot be undone."""
    played_for: tuple[tuple[int | None, int], ...] = ()
    """The number of turns that others played on the seat since then, by user id; None for computer
    players."""
    newcomer: bool = False
    """Whether the person is new on the seat and has decided nothing yet. Earlier events are not
    told."""


NOTHING = Since((), ())


def automatic(moment: Moment) -> bool:
    """Whether a step was automatic."""
    return moment.played.action.automatic


def decides(played: Played, seat: Seat) -> bool:
    """Whether a step was decided on a seat."""
    return played.seat == seat and not played.action.automatic


def decisions(moments: Iterable[Moment]) -> Iterator[Played]:
    """The decisions among these steps, without automatic ones."""
    return (moment.played for moment in moments if not moment.played.action.automatic)


def _goes_on(turn: Sequence[Moment], commit: Sequence[Moment]) -> bool:
    """Whether a commit continues the turn: the same seat goes on after a reveal forced it to
    confirm."""
    last = next(iter(reversed([*decisions(turn)])), None)
    first = next(decisions(commit), None)
    return last is not None and first is not None and last.step.reveals and last.seat == first.seat


class Pasts:
    """Recently viewed games, so that stepping through one replays it only once. If a game has
    continued since, only its new steps are replayed. Safe to use from several threads."""

    def __init__(self, most: int = MOST_MOMENTS) -> None:
        self._most = most
        self._lock = Lock()
        self._recent: OrderedDict[tuple[str, str], Past] = OrderedDict()
        """By table and seed, the one asked for last at the end."""

    @property
    def kept(self) -> int:
        """The number of steps in memory, each with its state."""
        with self._lock:
            return sum(len(past.moments) for past in self._recent.values())

    def of(self, stored: StoredTable, lines: Sequence[LogLine]) -> Past:
        """The game replayed from its whole log. Raises `Illegal` if the rules of this version
        cannot."""
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
    """The game of these log lines. Replays only the steps that `known` does not have."""
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
    """The known steps that the log still contains. If the revision of a step matches, all earlier
    steps match, too: they cannot be undone without it."""
    count = min(len(moments), len(lines))
    while count and moments[count - 1].revision != lines[count - 1].revision:
        count -= 1
    return moments[:count]


def _undone(lines: Iterable[LogLine], kept: Iterable[LogLine]) -> frozenset[int]:
    played = {line.revision for line in lines if line.kind in ("action", "auto")}
    return frozenset(played - {line.revision for line in kept})
