"""What a seat has decided and not confirmed, as it stands on the table now; and by what its panel
is known."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from bot.matches.table.changed import along
from bot.matches.table.model import Draft
from bot.matches.table.plans import NO_PLAN, Plan, PlannedLine, ahead, answers, planned_line
from bot.matches.table.play import GamePosition, apply_draft, ready
from bot.matches.table.requests import DraftVersion
from bot.matches.table.stored import StoredDraft, StoredTable
from rules.game import Seat

_MARKS = 99_999


@dataclass(frozen=True, slots=True)
class Tentative:
    """A seat's draft, replayed on the present table. If others must decide first, it is the planned
    line, on an imagined turn."""

    texts: tuple[str, ...]
    position: GamePosition
    dropped: bool = False
    """Whether part of it has become illegal and was dropped."""
    plan: Plan = NO_PLAN
    """What the seat has already planned."""
    line: PlannedLine | None = None
    """The planned line; None if the seat must decide now or cannot plan."""
    unseen: GamePosition | None = None
    """The position after a draft that would reveal something hidden by now. The draft is stored but
    not shown before it is confirmed; the other fields are then empty."""

    @property
    def drafted(self) -> tuple[str, ...]:
        """The texts of the draft, even if it is not to be shown."""
        if self.unseen is None:
            return self.texts
        return tuple(str(played.action) for played in self.unseen.played)

    def ready(self, seat: Seat) -> bool:
        """Whether no action can be added."""
        return ready(self.position, seat) if self.line is None else self.line.complete(seat)

    def mark(self, seat: Seat) -> int:
        """A number of up to five digits that identifies the drafted and planned actions, and what
        the planned line wins; 0 if there are none."""
        planned = [
            text for alternative in self.plan.alternatives for text in (*alternative.texts, "")
        ]
        wins = (self.line and self.line.points(seat)) or ""
        words = "\n".join([*self.drafted, str(wins), *planned])
        return crc32(words.encode()) % _MARKS + 1 if self.drafted or planned else 0


def tentative(record: StoredTable, seat: Seat) -> Tentative:
    """The draft of a seat. It is dropped if another player's move made it illegal. It is hidden if
    such a move made it reveal something: a shown draft must not give anything hidden away."""
    stored, position = record.draft_of(seat), record.position
    if seat not in position.game.to_act(position.state):
        return _planning(position, seat, stored)
    position, dropped = apply_draft(position, seat, stored.texts)
    if dropped:
        return Tentative((), record.position, dropped=True, plan=stored.plan)
    if position.reveals:
        return Tentative((), record.position, plan=stored.plan, unseen=position)
    return Tentative(stored.texts, position, plan=stored.plan)


def _planning(position: GamePosition, seat: Seat, stored: StoredDraft) -> Tentative:
    start = ahead(position, seat)
    if start is None:
        return Tentative((), position, plan=stored.plan)
    line = planned_line(start, seat, stored.texts)
    return Tentative(line.texts, line.position, line.cut, stored.plan, line)


def player_draft(record: StoredTable, seat: Seat) -> Draft:
    """The draft of a seat as its player sees it."""
    draft = tentative(record, seat)
    position, game, state = draft.position, record.position.game, record.table.state
    played = tuple(one.action for one in position.played)
    waits, line = seat not in game.to_act(state), draft.line
    hidden = () if line is None or line.hidden is None else (line.hidden,)
    return Draft(
        actions=(*played, *hidden),
        state=position.state,
        events=position.events_for(seat),
        without_events=position.without_events,
        ready=draft.ready(seat),
        version=version_of(record, seat, draft),
        dropped=draft.dropped,
        ahead=line is not None,
        plan=draft.plan,
        points=0 if line is None else line.points(seat),
        answers=answers(game, state, seat) if waits else (),
        unseen=tuple(one.action for one in draft.unseen.played) if draft.unseen else (),
        changes=along(game, line.start.state if line else state, position.played, seat),
    )


def version_of(record: StoredTable, seat: Seat, draft: Tentative) -> DraftVersion:
    """What a panel of a seat shows, to detect outdated panels."""
    return DraftVersion(record.table.seats[seat].asked_at, draft.mark(seat))
