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
from rules.playing import Again, asked_again, choosable

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
"""Messages for private tables, where there are no other people and no channel, by the usual
keys."""
CONFIRM: Mapping[Again, str] = MappingProxyType(
    {"no": "panel-confirm", "perhaps": "panel-confirm-perhaps", "yes": "panel-confirm-again"}
)
"""The messages about a complete turn, by whether its player must decide again at once."""


def say(presenter: TablePresenter, key: str, /, **args: str | int) -> str:
    """A message of the language files. Private tables have some of their own."""
    alone = presenter.table.owner is not None
    return presenter.say(ALONE.get(key, key) if alone else key, **args)


def completed_text(presenter: TablePresenter, draft: Draft, seat: Seat) -> str:
    """A sentence that a complete turn may be confirmed, and what follows."""
    return say(presenter, CONFIRM[asked_again(presenter.game, draft.state, seat)])


@dataclass(frozen=True)  # no slots, so that `legal` can be cached
class Panel:
    """The present decision of one player."""

    presenter: TablePresenter
    seat: Seat
    draft: Draft
    picked: tuple[str, ...] = ()
    group: int = -1
    planning: bool = False
    """Whether the player plans the next turn while others decide."""
    answering: bool = False
    """Whether the player plans an answer in another player's turn."""
    note: str = ""
    own_note: str = ""
    """The player's private note about the table."""
    without_picture: str = ""
    """Why there is no picture; "" if there is one."""
    late_change: str = ""
    """A change by this player that was never answered; see `late_changes.LateChanges`."""
    layers: int = 0
    """The picture's layers that are switched on; see `bot.front.shown.layers`."""
    since: Since = NOTHING
    """What happened since the player's last decision."""
    changes: tuple[Change, ...] = ()
    """What the picture marks: the changes by the draft, or those before it."""

    def custom_id(self, verb: str, rest: str = "") -> CustomId:
        """A control of this panel. It carries the panel's version and layers."""
        return CustomId(verb, self.presenter.table.id, rest, self.draft.version, self.layers)

    def say(self, key: str, /, **args: str | int) -> str:
        """A message of the language files. Private tables have some of their own."""
        return say(self.presenter, key, **args)

    @property
    def settled(self) -> bool:
        """Whether nothing more can be chosen: the turn is complete, or the draft is an answer to a
        question that is not known yet."""
        return self.draft.ready or self.answering

    def ask(self, words: Sequence[str] = ()) -> CustomId:
        """A control that asks what follows these words. For a plan it continues the plan."""
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
        """The actions that the player may add to the draft, or may plan as an answer."""
        if self.answering:
            return self.draft.answers
        if self.draft.ready:
            return ()
        return choosable(self.presenter.game, self.draft.state, self.seat)
