"""Every request that a person may make to a table. All of them go through `Matches.submit`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from bot.storage.schema import NO_SERVER

if TYPE_CHECKING:
    from bot.matches.table.imported import ImportedGame


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and what Discord says they may manage."""

    id: int
    name: str
    manages: frozenset[int] = frozenset()
    """Ids of the channels they may see and manage, of those the request is about."""
    manages_server: bool = False


SYSTEM = Person(0, "")
"""Who asks for what nobody asks for: the bot itself."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server. A private table has neither: its place is its person
    (`private_place`)."""

    guild_id: int
    channel_id: int

    @property
    def owner(self) -> int | None:
        """The user id of whoever a private table belongs to; None for a place in a server."""
        return self.channel_id if self.guild_id == NO_SERVER else None


def private_place(user_id: int) -> Place:
    """Where the private table of a person is, in no channel."""
    return Place(NO_SERVER, user_id)


@dataclass(frozen=True, slots=True)
class DraftVersion:
    """What a panel was made from: since which of the table's revisions its seat is asked the same,
    and a mark of the drafted and planned actions (`drafts.Tentative.mark`), 0 for none.

    A request with a basis that is not true any more is stale: nothing changes, the fresh panel
    follows. What others confirm who decide at the same time leaves it true.
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
    number: str = ""
    """The id the table is to have if it is still free, where it was told already."""


@dataclass(frozen=True, slots=True)
class Practise:
    """Begin a private game against computer players, at once."""

    game: str
    locale: str
    level: str = ""
    """Which computer players; "": the usual ones."""
    seats: int = 0
    """How many players there are; 0: as few as the game allows."""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seat: int = 0
    """Which seat is the person's."""
    replaces: str = ""
    """The id of the person's running private game, which is to end first."""


@dataclass(frozen=True, slots=True)
class ShowLobby:
    """Post the lobby anew: the message that has shown it cannot be changed any more, or there was
    none. For the bot itself, see `bot.front.lobby.lobby_actions`."""

    message_id: int | None


@dataclass(frozen=True, slots=True)
class Join:
    """Take the next free seat of a lobby."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up one's seat in a lobby; when the host leaves, the next person becomes host."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Host: seat a computer player (`beginner`, `sound`, ...) in the lobby."""

    player: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Host: send the computer player seated last away."""


@dataclass(frozen=True, slots=True)
class RemoveHolder:
    """Host or channel manager: free a seat of the lobby, a held one, too."""

    who: str
    """A person's id, or the name that stands on the seat."""


@dataclass(frozen=True, slots=True)
class PassHost:
    """Host or channel manager: make another person at the table its host."""

    who: str
    """As in `RemoveHolder`."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Host or channel manager: hold a free seat of the lobby for a person until they answer."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class GiveSeat:
    """Offer one's own seat of a running game to a person."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take over a seat that a computer player plays; who held it before gets it at once, others
    need the host's consent."""

    seat: int


@dataclass(frozen=True, slots=True)
class AnswerInvitation:
    """Yes or no to a seat that was held, offered or asked for; no from whoever asked takes it
    back."""

    agree: bool
    user_id: int
    """Whose invitation or wish it is."""
    seat: int | None = None
    """The seat of a running game; None in a lobby."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open a lobby for the people of an ended game, in its channel and with its options."""


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
class ChooseClock:
    """Host or channel manager: set the time people have (a name of
    `bot.matches.schedule.clocks.CLOCKS`, or `off`) and what happens when it has run out; ""
    leaves either as it is."""

    clock: str = ""
    on_timeout: str = ""


@dataclass(frozen=True, slots=True)
class AllowHints:
    """Host or channel manager: whether hints may be asked for at the table."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask what one could do now. Where several people play, the log says that it was asked."""


@dataclass(frozen=True, slots=True)
class StartWith:
    """Host: the game begins by itself once so many sit at it; None: when the host starts it."""

    seats: int | None


@dataclass(frozen=True, slots=True)
class Start:
    """Host: begin the game."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Take actions, given by canonical text, one after the other, into one's draft.

    An action that tells the seat something hidden is only taken with `confirm`, which commits the
    whole draft, or where it is the first of the turn and there is no other.
    Texts beyond the end of the turn are planned for the next one with `confirm`. Who does not have
    to decide adds what is tapped to a line that is planned.
    """

    texts: tuple[str, ...]
    version: DraftVersion | None = None
    confirm: bool = False
    onwards: bool = False
    """Take what follows, too, as long as it leaves no choice and tells the seat nothing hidden;
    commit a turn in which there was no choice at all."""
    finishing: bool = False
    """Commit what completes the turn, as far as the person has chosen so (`choices.CONFIRMING`)."""


@dataclass(frozen=True, slots=True)
class Back:
    """Take back the last drafted action that left a choice, or all; while others decide, of the
    line that is planned."""

    everything: bool = False
    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class Confirm:
    """Commit one's draft: it becomes part of the game and is told to everybody."""

    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class KeepLine:
    """Keep the line that is being planned as another alternative of one's plan."""

    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class PlanAnswer:
    """Plan an answer, given by its canonical text, for when one is asked in the turn of another."""

    text: str
    version: DraftVersion | None = None


@dataclass(frozen=True, slots=True)
class LayPlan:
    """Whether what is planned is only laid as a draft when the turn comes."""

    lays: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """Give up what one has planned."""


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask the others to take back the last confirmed turn; never past a step that revealed."""

    revision: int | None = None
    """The table it is about; None: as it is by now."""


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree or refuse; when every other person has agreed the turn is taken back."""

    agree: bool
    mark: str | None = None
    """Which wish is answered (`UndoRequest.mark`); None: whichever is pending."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Ask the others at the table to decide something together
    (`bot.matches.table.model.Proposal`): `pause`, `end` or `replace`, the last about a seat."""

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerProposal:
    """Answer an open proposal, named by its mark."""

    mark: str
    choice: str


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back what one has asked the others: votes, and a wish to undo."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause: one person's wish is enough."""


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
    """Follow a table in another channel: every confirmed turn is posted there. Who manages the
    following channel does so within the table's server, and who hosts the table; for all others,
    and in other servers, its host is asked."""

    place: Place
    locale: str
    may_send: bool = True
    """The person may send messages in the following channel."""
    server: str = ""
    """Names of the following channel's server and of the channel, for the host who is asked."""
    channel: str = ""


@dataclass(frozen=True, slots=True)
class Unwatch:
    """End that; for whoever manages the following channel, the host, and who asked for it."""

    place: Place


@dataclass(frozen=True, slots=True)
class AnswerFollow:
    """Host or channel manager: whether a channel that asked may follow the table."""

    channel_id: int
    agree: bool


@dataclass(frozen=True, slots=True)
class EndFollow:
    """Host or channel manager: a channel shall follow the table no more."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class AllowFollowers:
    """Host or channel manager: whether further channels may follow the table."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """The computer player on a seat has decided; only `bot/workers/computer_players.py` asks for
    it."""

    seat: int
    texts: tuple[str, ...]
    revision: int
    """The table it looked at."""


@dataclass(frozen=True, slots=True)
class ImportGame:
    """Keep a recorded game as a table to be looked at, without people on its seats; or open a
    lobby for it, hosted by whoever asks, to be played on."""

    imported: ImportedGame
    names: tuple[str, ...]
    """Who played, by seat."""
    place: Place
    locale: str
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Remind:
    """A table has waited long enough; asked by `bot/workers/reminders.py` and nobody else."""


@dataclass(frozen=True, slots=True)
class RunOut:
    """A person's clock has run out; only `bot/workers/clocks.py` asks for it."""

    seat: int
    revision: int
    """The table it looked at."""
    texts: tuple[str, ...] = ()
    """What a computer player would do, where it is to take the turn."""


@dataclass(frozen=True, slots=True)
class HolidayChanged:
    """Somebody's holidays or quiet hours are others than before, or the machine's clock was set:
    the table works out anew when its clocks run out."""


@dataclass(frozen=True, slots=True)
class RemindersChanged:
    """Somebody's own wishes for reminders are others than before: the table plans anew when it
    reminds next."""


@dataclass(frozen=True, slots=True)
class TellHoliday:
    """Somebody at the table is away, until another time than it was told, or back early; asked by
    `bot/workers/holidays.py` and nobody else. Clocks and reminders are worked out anew with it."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Tidy:
    """Nobody has done anything at a table for long; asked by `bot/workers/housekeeping.py` and
    nobody else."""


@dataclass(frozen=True, slots=True)
class FindChannel:
    """The table's channel exists after all; asked by `bot/delivery/found_channels.py` and
    nobody else."""


@dataclass(frozen=True, slots=True)
class Stay:
    """A lobby shall stay open although nobody joins: whoever sits there, or manages its channel."""


@dataclass(frozen=True, slots=True)
class Restore:
    """An archived game shall go on in a channel: whoever sits there, its host, or whoever manages
    its channel and that one."""

    place: Place


@dataclass(frozen=True, slots=True)
class SetBack:
    """An open table stands as it did at an earlier moment, for a backup was restored; asked by
    `bot/cli/restore.py` and nobody else."""

    then: float
    """In seconds since 1970."""


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Leave the lobby or resign, and become anonymous at the table: `player` and a number stand in
    place of the name. For `/me forget`, which asks every table that knows the person."""

    player: str


@dataclass(frozen=True, slots=True)
class Delete:
    """Everything about a table goes: asked by whoever manages its server, and by the bot itself
    when it is kept no longer."""


Request: TypeAlias = (
    Open | Join | Leave | AddComputer | RemoveComputer | ChooseOption | ChooseLocale
    | ChooseReminders | ChooseClock | Start | Choose | Back | Confirm | Forget | AskUndo
    | AnswerUndo | Propose | AnswerProposal | Resume | Resign | Close | Move | Watch | Unwatch
    | AnswerFollow | EndFollow | AllowFollowers | ComputerTurn | Remind | RunOut | HolidayChanged
    | RemoveHolder | PassHost | Invite | GiveSeat | TakeSeat | AnswerInvitation | Rematch
    | TellHoliday | Tidy | Stay | Restore | ImportGame | ForgetPerson | AllowHints | AskHint
    | Practise | SetBack | Delete | ShowLobby | FindChannel | Withdraw
    | KeepLine | PlanAnswer | LayPlan | StartWith | RemindersChanged
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
