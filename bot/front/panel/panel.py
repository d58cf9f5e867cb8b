"""The data of *Your Move*, a private panel. `panel_view` draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft
from bot.matches.table.past import NOTHING, Since
from rules.changes import Change
from rules.game import Action, Seat
from rules.playing import Again, asked_again

ALONE: Mapping[str, str] = MappingProxyType(
    {
        "panel-title": "panel-title-alone",
        "panel-title-answer": "panel-title-answer-alone",
        "panel-confirm": "panel-confirm-alone",
        "panel-confirm-perhaps": "panel-confirm-perhaps-alone",
        "panel-confirm-again": "panel-confirm-again-alone",
        "since-earlier": "since-earlier-alone",
    }
)
"""What is said of private tables instead: there is nobody to be told anything, and no channel."""
CONFIRM: Mapping[Again, str] = MappingProxyType(
    {"no": "panel-confirm", "perhaps": "panel-confirm-perhaps", "yes": "panel-confirm-again"}
)
"""What is said of a complete turn, by whether its player must decide again at once."""


def say(presenter: TablePresenter, key: str, /, **args: str | int) -> str:
    """A message of the language files, for a private table in words of its own."""
    alone = presenter.table.owner is not None
    return presenter.say(ALONE.get(key, key) if alone else key, **args)


def completed_text(presenter: TablePresenter, draft: Draft, seat: Seat) -> str:
    """Says that a complete turn may be confirmed, and what follows."""
    return say(presenter, CONFIRM[asked_again(presenter.game, draft.state, seat)])


@dataclass(frozen=True)  # no slots, so that `legal` is asked of the rules once only
class Panel:
    """What one player decides right now."""

    presenter: TablePresenter
    seat: Seat
    draft: Draft
    picked: tuple[str, ...] = ()
    group: int = -1
    planning: bool = False
    """Whether the next turn is decided ahead, while others decide."""
    answering: bool = False
    """Whether it is an answer in the turn of another that is planned."""
    note: str = ""
    own_note: str = ""
    """What the player has written to themselves about the table."""
    without_picture: str = ""
    """Why there is none, "" when there is one."""
    late_change: str = ""
    """What this player did lately without having been told; see `late_changes.LateChanges`."""
    layers: int = 0
    """Layers of the picture that are switched on; see `bot.front.shown.layers`."""
    since: Since = NOTHING
    """What happened since the player's last decision."""
    changes: tuple[Change, ...] = ()
    """What is marked in the picture: what the draft changes, or what changed before it."""

    def custom_id(self, verb: str, rest: str = "") -> CustomId:
        """A control of this panel: it knows the position it was made from, and the layers."""
        return CustomId(verb, self.presenter.table.id, rest, self.draft.version, self.layers)

    def say(self, key: str, /, **args: str | int) -> str:
        """A message of the language files, for a private table in words of its own."""
        return say(self.presenter, key, **args)

    @property
    def settled(self) -> bool:
        """Whether nothing follows what is decided: the turn is complete, or it is an answer to a
        question that nobody knows yet."""
        return self.draft.ready or self.answering

    def ask(self, words: Sequence[str] = ()) -> CustomId:
        """A control that asks what follows these words, of the plan while one is made."""
        rest = " ".join(words)
        return self.custom_id("plan", rest) if self.planning else self.custom_id("pick", rest)

    def switch(self, layers: int) -> CustomId:
        """A control that shows the same question with other layers."""
        rest = " ".join([str(self.group), *self.picked])
        same = self.custom_id("layer", rest)
        if self.planning:
            same = self.custom_id("planlayer", rest)
        return replace(same, layers=layers)

    @cached_property
    def legal(self) -> Sequence[Action]:
        """What the player may add to the draft, or plan as an answer."""
        if self.answering:
            return self.draft.answers
        return () if self.draft.ready else self.presenter.legal(self.draft.state, self.seat)
