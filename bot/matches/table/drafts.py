"""What a seat has decided and not confirmed, as it stands on the table now; and by what its panel
is known."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from bot.matches.table.plans import read_plan
from bot.matches.table.play import GamePosition, apply_draft
from bot.matches.table.requests import DraftVersion
from bot.matches.table.stored import StoredTable
from rules.game import Action, Seat

_MARKS = 99_999


@dataclass(frozen=True, slots=True)
class Tentative:
    """A seat's draft, replayed on the table as it is, and what it has planned to follow."""

    texts: tuple[str, ...]
    position: GamePosition
    dropped: bool = False
    planned: tuple[Action, ...] = ()
    plan_lost: bool = False
    unseen: GamePosition | None = None
    """The line with a draft that reveals something by now: kept, and not to be shown before it is
    confirmed. There is nothing else then."""

    @property
    def drafted(self) -> tuple[str, ...]:
        """The texts of the draft, of one that is not to be shown, too."""
        if self.unseen is None:
            return self.texts
        return tuple(str(played.action) for played in self.unseen.played)

    @property
    def length(self) -> int:
        """Drafted and planned actions."""
        return len(self.texts) + len(self.planned)

    @property
    def mark(self) -> int:
        """Up to five digits by which these actions are told from others; 0 for none."""
        words = "\n".join([*self.drafted, "", *map(str, self.planned)])
        return crc32(words.encode()) % _MARKS + 1 if self.drafted or self.planned else 0


def tentative(record: StoredTable, seat: Seat) -> Tentative:
    """The draft of a seat. It is dropped when another's move made it illegal, and not shown when
    one made it revealing: what a draft shows must be nothing that is still hidden."""
    stored, position = record.drafts.get(seat), record.position
    if stored is None:
        return Tentative((), position)
    position, dropped = apply_draft(position, seat, stored.texts)
    if dropped:
        return Tentative((), record.position, dropped=True)
    if position.reveals:
        return Tentative((), record.position, unseen=position)
    planned = read_plan(position.game, position.state, seat, stored.planned)
    if not stored.texts and (not planned or seat in position.game.to_act(position.state)):
        return Tentative((), position, plan_lost=True)
    lost = len(planned) < len(stored.planned)
    return Tentative(stored.texts, position, planned=planned, plan_lost=lost)


def version_of(record: StoredTable, seat: Seat, draft: Tentative) -> DraftVersion:
    """What a panel of a seat is made from."""
    return DraftVersion(record.table.seats[seat].asked_at, draft.mark)
