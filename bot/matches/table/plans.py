"""Plans: what a seat decided in advance, and how a plan is played when the seat is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeAlias

from bot.matches.table.play import GamePosition, decides_next, ready
from rules.game import Action, AnyGame, Illegal, Rng, Seat
from rules.lines import lead
from rules.playing import to_decide

MOST = 5
"""The most alternatives of one plan."""
_CHANCE = "plan"
"""The seed of imagined turns. It is independent of the game's seed, so plans reveal nothing
hidden."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A planned line through a turn, or a planned answer in another player's turn, as texts."""

    texts: tuple[str, ...]
    points: int | None = None
    """The points that the line won when it was planned; None if it is to be played whatever it
    wins."""
    answer: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a seat. Its alternatives are tried in order."""

    alternatives: tuple[Alternative, ...] = ()
    lays: bool = False
    """Whether a planned turn is only laid out as a draft, for its player to decide."""
    lost: bool = False
    """Whether part of the plan could not be played. Its player must still be told."""
    laid: bool = False
    """Whether the draft was laid out from the plan, and its player has not changed it since."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to store."""
        return not (self.alternatives or self.lays or self.lost or self.laid)

    def of(self, *, answers: bool) -> tuple[Alternative, ...]:
        """The planned answers, or with `answers` false the planned turns."""
        return tuple(
            alternative for alternative in self.alternatives if alternative.answer == answers
        )


NO_PLAN, LOST = Plan(), Plan(lost=True)


def dump(plan: Plan) -> str:
    """The plan as JSON."""
    return "[]" if plan.empty else json.dumps(asdict(plan))


def load(text: str, *, drafted: bool) -> Plan:
    """The stored plan. Earlier versions stored one list of texts. There an empty list without a
    draft means that the plan was lost."""
    stored: Any = json.loads(text)
    if isinstance(stored, list):
        texts = tuple(map(str, stored))  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return Plan((Alternative(texts),) if texts else (), lost=not texts and not drafted)
    lines = [Alternative(tuple(one.pop("texts")), **one) for one in stored.pop("alternatives")]
    return Plan(tuple(lines), **stored)


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """A line through an imagined turn."""

    start: GamePosition
    position: GamePosition
    """The position after the line, without the action in `hidden`."""
    texts: tuple[str, ...] = ()
    hidden: Action | None = None
    """The last action, if its result is hidden from the seat; nothing can follow it."""
    cut: bool = False
    """Whether texts were left out because they are impossible on the present board."""

    def complete(self, seat: Seat) -> bool:
        """Whether no action can be added. A plan may lead through several turns."""
        return self.hidden is not None or not decides_next(self.position, seat)

    def points(self, seat: Seat) -> int:
        """The points that the line wins for the seat."""
        return own_points(self.position, seat) - own_points(self.start, seat)

    def as_alternative(self, seat: Seat) -> Alternative:
        """The line as an alternative of the seat's plan."""
        return Alternative(self.texts, self.points(seat))


def own_points(position: GamePosition, seat: Seat) -> int:
    """All points of a seat so far, as it knows them."""
    view = position.game.view(position.state, seat)
    if position.game.own_points is not None:
        return position.game.own_points(view)
    return position.game.scores(view)[seat] or 0


def ahead(position: GamePosition, seat: Seat) -> GamePosition | None:
    """The imagined next turn of a seat on the present board; None if nothing can be planned.
    Everything hidden is dealt anew, so that the turn reveals nothing."""
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
    """The imagined turn with as many of the texts as are possible."""
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
    """The answers that a seat may plan for another player's turn."""
    return tuple(game.answers(game.view(state, seat)))


@dataclass(frozen=True, slots=True)
class Followed:
    """The position after all planned actions were played, and what is left of the plans."""

    position: GamePosition
    plans: Mapping[Seat, Plan]
    """The remaining plan of every seat that had one."""
    laid: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict[Seat, tuple[str, ...]])
    """The drafts laid out for seats that must decide now."""


def follow(position: GamePosition, plans: Mapping[Seat, Plan]) -> Followed:
    """Plays the plans of acting seats until a seat without a plan must decide."""
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
    """Plays what a seat has planned for its present decision. The position stays if nothing
    fits."""
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
    if not whole or (plan.lays and not answering):  # the player goes on from a draft
        return _Taken(position, rest, _unhidden(line))
    after = replace(line, played=(*position.played, *line.played))
    return _Taken(after.settled(), rest)


_Played: TypeAlias = tuple[GamePosition, tuple[str, ...]]
"""The position after the played part of a line, and the texts that remain."""


def _turn(
    position: GamePosition, seat: Seat, alternatives: Sequence[Alternative]
) -> _Played | None:
    """Plays the first planned line that is fully possible and wins at least the points it was
    planned for."""
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
    """Plays a planned line until another seat must decide or something hidden is revealed. Returns
    the position and the remaining texts; None if an action is impossible."""
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
    """The texts of a line that may appear in a draft: without actions that reveal something
    hidden."""
    return tuple(str(one.action) for one in line.played if not one.step.tells_actor)


def as_draft(position: GamePosition, seat: Seat, texts: Sequence[str]) -> tuple[str, ...]:
    """The draft made from a planned line when its turn comes; () if the line is impossible."""
    played = _play(position, seat, texts)
    return () if played is None else _unhidden(played[0])


def _answer(
    position: GamePosition, seat: Seat, alternatives: Sequence[Alternative]
) -> _Played | None:
    """Plays the first possible answer that promises at least as much as all later ones. So a seat
    does not spend tiles that could not save anything."""
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
    """The seat's expected lead after an answer, as far as it can know; nothing if the answer is
    impossible."""
    game, state = position.game, _dealt(position, seat)
    try:
        for text in alternative.texts:
            action = to_decide(game, text)
            state = game.apply(state, seat, action, Rng(_CHANCE, position.steps)).state
    except Illegal:
        return
    yield lead(game, state, seat)
