"""Every request to a table, of a person or of the bot itself. All go through `Matches.submit`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.storage.schema import NO_SERVER
from rules.actions import Frozen

if TYPE_CHECKING:
    from bot.matches.table.imported import ImportedGame


@dataclass(frozen=True, slots=True)
class Person:
    """The person who makes a request, and what Discord lets them manage."""

    id: int
    name: str
    manages: frozenset[int] = frozenset()
    """Of the channels the request is about, the ids of those they may see and manage."""
    manages_server: bool = False


SYSTEM = Person(0, "")
"""The bot itself, for requests that no person makes."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server. A private table has neither (`private_place`)."""

    guild_id: int
    channel_id: int

    @property
    def owner(self) -> int | None:
        """The user id of a private table's owner; None for a place in a server."""
        return self.channel_id if self.guild_id == NO_SERVER else None


def private_place(user_id: int) -> Place:
    """The place of a person's private table, outside of any channel."""
    return Place(NO_SERVER, user_id)


@dataclass(frozen=True, slots=True)
class DraftVersion:
    """The version of a draft that a panel shows. It consists of the revision since which the seat
    has its decision, and a mark of the drafted and planned actions (`drafts.Tentative.mark`; 0 for
    none). A request with an outdated version is refused as stale and the panel is redrawn. Seats
    that decide at the same time do not outdate each other's panels."""

    revision: int
    drafted: int


class Request(metaclass=Frozen):
    """What somebody asks of a table, or the bot itself."""


class ChannelRequest(Request):
    """A request that concerns other people or a channel, so that it makes no sense at a private
    table."""


class Open(Request):
    """Open a lobby in a channel; the person becomes host and takes the first seat."""

    game: str
    place: Place
    locale: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    number: str = ""
    """An id already shown to the person, used if it is still free."""


class Practise(Request):
    """Begin a private game against computer players, at once."""

    game: str
    locale: str
    level: str = ""
    """The level of the computer players; "" for the default."""
    seats: int = 0
    """The number of players; 0 for the fewest the game allows."""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seat: int = 0
    """The person's seat, counted from 0."""
    replaces: str = ""
    """The id of the person's running private game, which ends first."""


class ShowLobby(Request):
    """Post the lobby again, because its message cannot be edited or there is none. Only for the bot
    itself, see `bot.front.lobby.lobby_actions`."""

    message_id: int | None


class Join(ChannelRequest):
    """Take the next free seat of a lobby."""


class Leave(ChannelRequest):
    """Give up one's seat in a lobby; when the host leaves, the next person becomes host."""


class AddComputer(ChannelRequest):
    """Host: seat a computer player (`beginner`, `sound`, ...) in the lobby."""

    player: str


class RemoveComputer(ChannelRequest):
    """Host: remove the computer player that was seated last."""


class RemoveHolder(ChannelRequest):
    """Host or channel manager: free a seat of the lobby, also a reserved one."""

    who: str
    """A person's user id, or the name shown on the seat."""


class PassHost(ChannelRequest):
    """Host or channel manager: make another person at the table its host."""

    who: str
    """A person's user id, or the name shown on the seat."""


class Invite(ChannelRequest):
    """Host or channel manager: reserve a free seat of the lobby for a person until they answer."""

    user_id: int
    name: str


class GiveSeat(ChannelRequest):
    """Offer one's own seat of a running game to a person."""

    user_id: int
    name: str


class TakeSeat(ChannelRequest):
    """Take over a seat that a computer player plays. Its former holder gets it at once; others need
    the host's consent."""

    seat: int


class AnswerInvitation(ChannelRequest):
    """Accept or decline an invitation or a request for a seat. The person who asked may withdraw
    it."""

    agree: bool
    user_id: int
    """The user id of the person who is invited or asks."""
    seat: int | None = None
    """The seat of a running game; None in a lobby."""


class Rematch(ChannelRequest):
    """Open a lobby for the people of an ended game, in its channel and with its options."""

    may_send: bool = True
    """Whether the person may send messages in the channel."""


class ChooseOption(ChannelRequest):
    """Host: set a variant of the game in the lobby."""

    name: str
    value: str


class ChooseLocale(ChannelRequest):
    """Host or channel manager: set the language of the table's public posts."""

    locale: str


class ChooseReminders(ChannelRequest):
    """Host or channel manager: set the hours of waiting after which people are reminded; 0 for
    never."""

    hours: int


class ChooseClock(ChannelRequest):
    """Host or channel manager: set the clock and what follows a timeout. The clock is a name of
    `bot.matches.schedule.clocks.CLOCKS` or `off`. "" leaves a setting as it is."""

    clock: str = ""
    on_timeout: str = ""


class AllowHints(Request):
    """Host or channel manager: choose whether hints may be asked for at the table."""

    allowed: bool


class AskHint(Request):
    """Ask for a hint. If several people play, the log notes that it was asked for."""


class StartWith(Request):
    """Host: start the game by itself at this number of players; None to start it by hand."""

    seats: int | None


class Start(ChannelRequest):
    """Host: begin the game."""

    mark: str = ""
    """The mark of the question that is answered (`asked.table_marks`); "" if none is."""


class Choose(Request):
    """Add actions, given by canonical text, to one's draft. An action that reveals something hidden
    to the seat needs `confirm`, which commits the whole draft, or must be the only possible first
    action of the turn. With `confirm`, texts beyond the end of the turn are planned for the next
    one. A seat that does not have to decide adds the actions to its planned line."""

    texts: tuple[str, ...]
    version: DraftVersion | None = None
    confirm: bool = False
    onwards: bool = False
    """Also take following actions that leave no choice and reveal nothing hidden to the seat. A
    turn without any choice is committed."""
    finishing: bool = False
    """Commit a complete turn if the person chose to confirm with the last pick
    (`choices.CONFIRMING`)."""


class Back(Request):
    """Take back the last drafted action that was a real choice, or all. While others decide, this
    applies to the planned line."""

    everything: bool = False
    version: DraftVersion | None = None


class Confirm(Request):
    """Commit one's draft. It becomes part of the game and is posted."""

    version: DraftVersion | None = None


class KeepLine(Request):
    """Store the planned line as another alternative of one's plan."""

    version: DraftVersion | None = None


class PlanAnswer(Request):
    """Plan an answer, given by canonical text, for a question in another player's turn."""

    text: str
    version: DraftVersion | None = None


class LayPlan(Request):
    """Choose whether a planned turn is only laid out as a draft when it comes."""

    lays: bool


class Forget(Request):
    """Delete one's plan."""


class AskUndo(Request):
    """Ask the others to undo the last confirmed turn. A step that revealed something cannot be
    undone."""

    revision: int | None = None
    """The revision of the table that the request is about; None for the present one."""


class AnswerUndo(Request):
    """Agree to an undo or refuse it. The turn is undone when all others have agreed."""

    agree: bool
    mark: str | None = None
    """The mark of the request that is answered (`UndoRequest.mark`); None for the open one."""


class Propose(ChannelRequest):
    """Ask the others to decide something together (`bot.matches.table.model.Proposal`). It is
    `pause`, `end` or `replace`, the last about a seat."""

    kind: str
    seat: int | None = None


class AnswerProposal(ChannelRequest):
    """Answer an open proposal, named by its mark."""

    mark: str
    choice: str


class Withdraw(Request):
    """Withdraw one's votes and undo request."""


class Resume(ChannelRequest):
    """End a pause. One person is enough."""


class Resign(ChannelRequest):
    """Leave a running game. A computer player takes the seat."""


class Close(Request):
    """Host or channel manager: end the table without a result."""


class Move(ChannelRequest):
    """Move the table to another channel of its server. For its host, and for managers of both
    channels."""

    place: Place


class Watch(ChannelRequest):
    """Follow a table in another channel, which then gets a post for every confirmed turn. Managers
    of the following channel may do so within the table's server, and so may the table's host. In
    all other cases the host is asked."""

    place: Place
    locale: str
    may_send: bool = True
    """Whether the person may send messages in the following channel."""
    server: str = ""
    """The names of the following channel's server and the channel, shown to the host."""
    channel: str = ""


class Unwatch(ChannelRequest):
    """Stop following. For managers of the following channel, the host, and the person who started
    it."""

    place: Place


class AnswerFollow(ChannelRequest):
    """Host or channel manager: let a channel that asked follow the table, or refuse."""

    channel_id: int
    agree: bool


class EndFollow(ChannelRequest):
    """Host or channel manager: remove a following channel."""

    channel_id: int


class AllowFollowers(ChannelRequest):
    """Host or channel manager: choose whether more channels may follow the table."""

    allowed: bool


class ComputerTurn(Request):
    """Commit a computer player's decision. Only for `bot/workers/computer_players.py`."""

    seat: int
    texts: tuple[str, ...]
    revision: int
    """The revision of the table that the computer player saw."""


class ImportGame(Request):
    """Import a recorded game as an ended table without people, or as a lobby from which to continue
    it."""

    imported: ImportedGame
    names: tuple[str, ...]
    """The names of the recorded players, by seat."""
    place: Place
    locale: str
    goes_on: bool = False


class Remind(Request):
    """Remind people that the table waits. Only for `bot/workers/reminders.py`."""


class RunOut(Request):
    """Handle a clock that has run out. Only for `bot/workers/clocks.py`."""

    seat: int
    revision: int
    """The revision of the table that the worker saw."""
    texts: tuple[str, ...] = ()
    """The turn of a computer player, if it is to take the turn."""


class HolidayChanged(Request):
    """Recompute the table's clocks after a change of holidays, quiet hours or the machine's
    clock."""


class RemindersChanged(Request):
    """Plan the table's next reminder anew after a person changed their own reminders."""


class TellHoliday(Request):
    """Announce a changed holiday to the table: a person is away, away for a different time, or back
    early. Clocks and reminders are recomputed. Only for `bot/workers/holidays.py`."""

    user_id: int


class Tidy(Request):
    """Handle a table that has been idle for long. Only for `bot/workers/housekeeping.py`."""


class FindChannel(Request):
    """Mark the table's channel as existing after all. Only for `bot/delivery/found_channels.py`."""


class Stay(ChannelRequest):
    """Keep an idle lobby open. For its people and the managers of its channel."""


class Restore(Request):
    """Continue an archived game in a channel. For its players, its host, and managers of both its
    old and its new channel."""

    place: Place


class SetBack(Request):
    """Mark an open table as set back to an earlier moment by a restored backup. Only for
    `bot/cli/restore.py`."""

    then: float
    """The moment of the backup, in seconds since 1970."""


class ForgetPerson(Request):
    """Leave the lobby or resign, and become anonymous at the table. The name is replaced by
    `player` and a number. `/me forget` sends this to every table that knows the person."""

    player: str


class Delete(Request):
    """Delete everything about a table. For server managers, and for the bot when storage time is
    over."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request, stored with the interaction so that a repeated one gets it again.
    `key` and `args` name a sentence of the language files (`answer-<key>`)."""

    key: str
    match_id: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


class Refused(Exception):  # noqa: N818 - the word players read
    """A request that was refused and changed nothing. `key` names the sentence `refused-<key>`. A
    refusal by a game's rules has the key `illegal`, with `game`, `reason` and the rule's details in
    `args`. An outdated panel has the key `stale`. An action that must be confirmed because it
    reveals something has the key `reveals` with the action's `text`."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name: Mapping[str, str | int] = args
