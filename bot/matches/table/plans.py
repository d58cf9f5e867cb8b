"""Plans: what a seat decided in advance, and how a plan is played when the seat is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeAlias

from bot.matches.table.play import GamePosition, ready
from rules.game import Action, AnyGame, Illegal, Rng, Seat
from rules.lines import lead
from rules.playing import to_decide

MOST = 5
"""Alternatives of one plan."""
_CHANCE = "plan"
"""Seed of everything that is only imagined: nothing of the game's own chance shows in a plan."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A line through a turn, or an answer in the turn of another, by its texts."""

    texts: tuple[str, ...]
    points: int | None = None
    """What the line won for its seat when it was planned; None: it is played whatever it wins."""
    answer: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat has planned; alternatives are tried in their order."""

    alternatives: tuple[Alternative, ...] = ()
    lays: bool = False
    """Whether a turn is only laid as a draft, and its player decides."""
    lost: bool = False
    """Whether something planned could not be played, of which its player is yet to be told."""

    @property
    def empty(self) -> bool:
        """Whether nothing is stored of it."""
        return not (self.alternatives or self.lays or self.lost)

    def of(self, *, answers: bool) -> tuple[Alternative, ...]:
        """The alternatives for one's own turn, or the answers."""
        return tuple(
            alternative for alternative in self.alternatives if alternative.answer == answers
        )


NO_PLAN, LOST = Plan(), Plan(lost=True)


def dump(plan: Plan) -> str:
    """The plan as it is stored."""
    return "[]" if plan.empty else json.dumps(asdict(plan))


def load(text: str, *, drafted: bool) -> Plan:
    """The stored plan. Former versions stored one list of texts; an empty one without a turn that
    is drafted says that the plan was lost."""
    stored: Any = json.loads(text)
    if isinstance(stored, list):
        texts = tuple(map(str, stored))  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return Plan((Alternative(texts),) if texts else (), lost=not texts and not drafted)
    lines = [Alternative(tuple(one.pop("texts")), **one) for one in stored.pop("alternatives")]
    return Plan(tuple(lines), **stored)


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """A line through a turn that is imagined."""

    start: GamePosition
    position: GamePosition
    """After all of it but what would tell the seat something hidden."""
    texts: tuple[str, ...] = ()
    hidden: Action | None = None
    """The last action, if what it leads to is hidden; nothing can follow it."""
    cut: bool = False
    """Whether texts had to go because they are not possible on the board as it is."""

    def complete(self, seat: Seat) -> bool:
        """Whether nothing can be added."""
        return self.hidden is not None or ready(self.position, seat)

    def points(self, seat: Seat) -> int:
        """What the line wins for the seat."""
        return own_points(self.position, seat) - own_points(self.start, seat)

    def as_alternative(self, seat: Seat) -> Alternative:
        """The line as a part of the seat's plan."""
        return Alternative(self.texts, self.points(seat))


def own_points(position: GamePosition, seat: Seat) -> int:
    """All that a seat has won so far, as it knows it."""
    view = position.game.view(position.state, seat)
    if position.game.own_points is not None:
        return position.game.own_points(view)
    return position.game.scores(view)[seat] or 0


def ahead(position: GamePosition, seat: Seat) -> GamePosition | None:
    """The next turn of a seat on the board as it is, dealt anew, so that it tells nothing hidden;
    None where nothing can be planned."""
    game = position.game
    if not game.offers("next_turn") or game.outcome(position.state) is not None:
        return None
    turn = game.next_turn(_dealt(position, seat), seat)
    if turn is None or not game.legal(turn, seat):
        return None
    return GamePosition(game, _CHANCE, 0, turn)


def _dealt(position: GamePosition, seat: Seat) -> Any:
    return position.game.redeal(position.state, seat, Rng(_CHANCE, position.steps))


def planned_line(start: GamePosition, seat: Seat, texts: Sequence[str]) -> PlannedLine:
    """As much of the texts as is possible from the start of an imagined turn."""
    line = PlannedLine(start, start)
    for text in texts:
        try:
            line = longer(line, seat, text)
        except Illegal:
            return replace(line, cut=True)
    return line


def longer(line: PlannedLine, seat: Seat, text: str) -> PlannedLine:
    """The line with one more action. Raises `Illegal`."""
    if line.complete(seat):
        raise Illegal("turn-complete")
    action = to_decide(line.position.game, text)
    after, texts = line.position.then(seat, action), (*line.texts, str(action))
    if after.played[-1].step.tells_actor:
        return replace(line, texts=texts, hidden=action)
    return replace(line, texts=texts, position=after)


def answers(game: AnyGame, state: Any, seat: Seat) -> tuple[Action, ...]:
    """What a seat may plan to answer in the turn of another."""
    return tuple(game.answers(game.view(state, seat)))


@dataclass(frozen=True, slots=True)
class Followed:
    """A line after everything planned has been played, and what became of the plans."""

    position: GamePosition
    plans: Mapping[Seat, Plan]
    """What is still planned, of every seat that had a plan."""
    laid: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict[Seat, tuple[str, ...]])
    """The drafts that were laid for seats that must decide now."""


def follow(position: GamePosition, plans: Mapping[Seat, Plan]) -> Followed:
    """Plays what seats have planned whenever they come to act, until somebody must decide."""
    left, laid = dict(plans), dict[Seat, tuple[str, ...]]()
    tried = set[Seat]()
    while (seat := _next_planner(position, left, tried)) is not None:
        taken = _take(position, seat, left[seat])
        left[seat] = taken.plan
        if taken.texts:
            laid[seat] = taken.texts
        if taken.position is position:
            tried.add(seat)
        else:
            position, tried = taken.position, set[Seat]()
    return Followed(position, left, laid)


def _next_planner(
    position: GamePosition, plans: Mapping[Seat, Plan], tried: set[Seat]
) -> Seat | None:
    asked = (seat for seat in position.game.to_act(position.state) if seat not in tried)
    return next((seat for seat in asked if seat in plans and plans[seat].alternatives), None)


@dataclass(frozen=True, slots=True)
class _Taken:
    position: GamePosition
    plan: Plan
    texts: tuple[str, ...] = ()


def _take(position: GamePosition, seat: Seat, plan: Plan) -> _Taken:
    """What a seat that must decide has planned for it; the position as it is where nothing fits."""
    view = position.game.view(position.state, None)
    answering = position.game.asked(view, seat) is not None
    mine = plan.of(answers=answering)
    if not mine:
        return _Taken(position, plan)
    rest = replace(plan, alternatives=plan.of(answers=not answering))
    played = (_answer if answering else _turn)(position, seat, mine)
    if played is None:
        return _Taken(position, replace(rest, lost=True))
    line, later = played
    if later:
        rest = replace(rest, alternatives=(Alternative(later), *rest.alternatives))
    whole = line.reveals or ready(line, seat)
    if not whole or (plan.lays and not answering):  # its player goes on
        return _Taken(position, rest, _unhidden(line))
    after = replace(line, played=(*position.played, *line.played))
    return _Taken(after.settled(), rest)


_Played: TypeAlias = tuple[GamePosition, tuple[str, ...]]
"""What of a line was played, and the texts that are left of it."""


def _turn(
    position: GamePosition, seat: Seat, alternatives: Sequence[Alternative]
) -> _Played | None:
    """The first line that is possible, all of it, and wins no less than when it was planned."""
    start = ahead(position, seat)
    if start is None:
        return None
    for alternative in alternatives:
        line = planned_line(start, seat, alternative.texts)
        worse = alternative.points is not None and line.points(seat) < alternative.points
        if not (line.cut or worse) and (played := _play(position, seat, alternative.texts)):
            return played
    return None


def _play(position: GamePosition, seat: Seat, texts: Sequence[str]) -> _Played | None:
    """Plays a planned line until somebody else must decide or something hidden is revealed.
    Returns what was played and what is left; None if an action is not possible."""
    line = replace(position, played=())
    for at, text in enumerate(texts):
        if line.reveals or ready(line, seat):
            return line, tuple(texts[at:])
        try:
            line = line.then(seat, to_decide(line.game, text))
        except Illegal:
            return None
    return line, ()


def _unhidden(line: GamePosition) -> tuple[str, ...]:
    """What of a line may stand in a draft: nothing that tells its seat what is hidden."""
    return tuple(str(one.action) for one in line.played if not one.step.tells_actor)


def as_draft(position: GamePosition, seat: Seat, texts: Sequence[str]) -> tuple[str, ...]:
    """The draft that a planned line becomes when its turn has come; () where it is not possible."""
    played = _play(position, seat, texts)
    return () if played is None else _unhidden(played[0])


def _answer(
    position: GamePosition, seat: Seat, alternatives: Sequence[Alternative]
) -> _Played | None:
    """The first possible answer that promises no less than those planned after it: tiles that could
    not save anything are kept."""
    promised = [
        (lead, alternative)
        for alternative in alternatives
        for lead in _promised(position, seat, alternative)
    ]
    for at, (ahead_by, one) in enumerate(promised):
        if all(ahead_by >= other for other, _ in promised[at + 1 :]):
            return _play(position, seat, one.texts)
    return None


def _promised(position: GamePosition, seat: Seat, alternative: Alternative) -> Iterator[float]:
    """How far a seat is likely to be ahead after an answer, as far as it can know; nothing where
    the answer is not possible."""
    game, state = position.game, _dealt(position, seat)
    try:
        for text in alternative.texts:
            action = to_decide(game, text)
            state = game.apply(state, seat, action, Rng(_CHANCE, position.steps)).state
    except Illegal:
        return
    yield lead(game, state, seat)
