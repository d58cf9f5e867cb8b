"""Everything a person may ask of a table. `Matches.submit` is the one door for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and what Discord says they may manage."""

    id: int
    name: str
    manages: frozenset[int] = frozenset()
    """Ids of the channels they may see and manage, of those the request is about."""
    manages_server: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class DraftVersion:
    """What a panel was made from: the table's revision and the number of drafted actions, planned
    ones included.

    A request with a basis that is not true any more is stale: nothing changes, the fresh panel
    follows.
    """

    revision: int
    drafted: int


@dataclass(frozen=True, slots=True)
class Open:
    """Open a lobby in a channel; the person becomes host and takes the first seat."""

    game: str
    place: Place
    locale: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Join:
    """Take the next free seat of a lobby."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up one's seat in a lobby; when the host leaves, the next person becomes host."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Host: seat a computer player (`random`, `greedy`, ...) in the lobby."""

    player: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Host: send the computer player seated last away."""


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Host: set a variant of the game in the lobby."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class ChooseLocale:
    """Host or channel manager: set the language of the table's public posts."""

    locale: str


@dataclass(frozen=True, slots=True)
class ChooseReminders:
    """Host or channel manager: set after how many hours people are reminded of their turn; 0:
    never."""

    hours: int


@dataclass(frozen=True, slots=True)
class Start:
    """Host: begin the game."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Take actions, given by canonical text, one after the other, into one's draft.

    An action that reveals something is only taken with `confirm`, which commits the whole draft.
    Texts beyond the end of the turn are planned for later ones where the game lets a seat do so.
    """

    texts: tuple[str, ...]
    version: DraftVersion | None = None
    confirm: bool = False
    onwards: bool = False
    """Take what follows, too, as long as it leaves no choice and reveals nothing."""


@dataclass(frozen=True, slots=True)
class Back:
    """Take back the last planned action, else the last drafted one that left a choice, or all."""

    everything: bool = False
    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class Confirm:
    """Commit one's draft: it becomes part of the game and is told to everybody."""

    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class Forget:
    """Give up what one has planned and confirmed for later turns."""


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask the others to take back the last confirmed turn; never past a step that revealed."""


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree or refuse; when every other person has agreed the turn is taken back."""

    agree: bool


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave a running game: a computer player takes the seat over."""


@dataclass(frozen=True, slots=True)
class Close:
    """Host or channel manager: end the table without a result."""


@dataclass(frozen=True, slots=True)
class Move:
    """Take the table to another channel of its server: its host, or whoever manages both."""

    place: Place


@dataclass(frozen=True, slots=True)
class Watch:
    """Follow a table in another channel of its server: every confirmed turn is posted there. For
    the table's host, and for whoever manages the following channel."""

    place: Place
    locale: str


@dataclass(frozen=True, slots=True)
class Unwatch:
    """End that; for the same people."""

    place: Place


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """The computer player on a seat has decided; only `bot/computer_players.py` asks for it."""

    seat: int
    texts: tuple[str, ...]
    revision: int
    """The table it looked at."""


@dataclass(frozen=True, slots=True)
class Remind:
    """A table has waited long enough; asked by `bot/delivery/reminders.py` and nobody else."""


Request: TypeAlias = (
    Open | Join | Leave | AddComputer | RemoveComputer | ChooseOption | ChooseLocale
    | ChooseReminders | Start | Choose | Back | Confirm | Forget | AskUndo | AnswerUndo | Resign
    | Close | Move | Watch | Unwatch | ComputerTurn | Remind
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request, stored with the interaction so that a repeated one gets it again.

    `key` and `args` name a sentence of the language files (`answer-<key>`).
    """

    key: str
    match_id: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


class Refused(Exception):  # noqa: N818 - the word players read
    """A request that changed nothing; `key` names the sentence `refused-<key>`.

    A rule's refusal has key `illegal` with `game`, `reason` and the rule's own details in `args`.
    A stale panel has key `stale`; an action that must be confirmed because it reveals something has
    key `reveals` with the action's `text`.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name: Mapping[str, str | int] = args
