"""A table as one viewer may see it, ready to be told and drawn.

The only place of the Discord side that touches `Table.state`: it turns it into a view at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.front.shown.emojis import KnownEmojis
from bot.front.shown.message_views import cut, cut_lines, last_lines, moment
from bot.matches.table.model import Table
from bot.matches.table.past import Past
from bot.matches.table.sittings import FORGOTTEN
from bot.texts import TextArgument, Texts
from bot.texts.names import NAME_LIMIT, plain_name
from bot.texts.prose import Prose
from render.emojis import Emojis
from render.painter import RenderOptions
from render.scripts import script_of
from rules.changes import Change
from rules.computers.players import player_named
from rules.describing import brief, passing
from rules.game import AnyGame, Event, Seat
from rules.narrow import Choice
from rules.summaries import summarised

NO_LAYERS: frozenset[str] = frozenset()
MOST_EMOJIS = 3
"""The most emojis in one story. They help to find the pieces but should not dominate."""
ALT_ROOM = 1000
"""The most characters of a picture's description. Discord accepts 1,024."""
CHANGED_ROOM = 500
"""The most characters about changes, which come first in the description."""
SUBSTITUTE = "sound"
"""The assumed level of a computer player that replaces a person. The level is not shown."""
NOTE_ROOM = 1500
"""The most characters of a note as it is shown. The note itself has at most a thousand."""


def display_names(table: Table, texts: Texts, locale: str) -> tuple[str, ...]:
    """The display names by seat. People have their own names. Computer players are named by their
    level in the reader's language. One that replaces a person has the person's name with a mark."""
    return tuple(
        _display_name(seat.name, seat.computer or "", texts, locale) for seat in table.seats
    )


def _display_name(name: str, computer: str, texts: Texts, locale: str) -> str:
    """The name of a computer player, or of the person that it replaces."""
    _, _, number = name.partition(" ")
    if not computer:
        return name
    if _is_own(name, computer):  # a computer player plays under the person's name
        room = NAME_LIMIT - len(texts.say(locale, "player-substitute", name=""))
        return texts.say(locale, "player-substitute", name=plain_name(name, room))
    label = texts.say(locale, f"player-{player_named(computer)}")
    return f"{label} {number}" if number else label


def _is_own(name: str, computer: str | None) -> bool:
    """Whether a name belongs to a person and is not a computer player's level, with a number or
    without."""
    return not (computer and re.fullmatch(rf"{computer.capitalize()}( \d+)?", name))


def with_names(args: Mapping[str, str | int], texts: Texts, locale: str) -> Mapping[str, str | int]:
    """The arguments of a sentence (`Holder.named`), with a computer player's name in the
    language."""
    key = "old" if "old" in args else "name"
    if key not in args or not args.get("computer"):
        return args
    name = _display_name(str(args[key]), str(args["computer"]), texts, locale)
    return {**args, key: name}


@dataclass(frozen=True, slots=True)
class TablePresenter:
    """A table in one language, for texts and pictures."""

    game: AnyGame
    table: Table
    texts: Texts
    locale: str
    emojis: KnownEmojis | None = None
    reader: Seat | None = None
    """The seat of the only reader, who is called "you"; None if others read the text, too."""
    explains: bool = False
    """Whether the pictures of its board have a legend."""
    has_posters: bool = False
    """Whether its board can be drawn as a poster."""

    def read_by(self, seat: Seat | None) -> TablePresenter:
        """A presenter for texts that only this seat's player reads; None for everybody."""
        return replace(self, reader=seat)

    def then(self, past: Past, step: int) -> TablePresenter:
        """A presenter with the names at the time of a step. People who left their seats to computer
        players later still have their own names. Those who have come back since are marked as
        replaced."""
        people = [holder.user_id or FORGOTTEN for holder in self.table.seats]
        stayed, helped = past.stayed_after(step, people), past.played_by_computers(step)
        computers = (
            SUBSTITUTE if seat in helped else None if seat in stayed else holder.computer
            for seat, holder in enumerate(self.table.seats)
        )
        seats = tuple(
            replace(holder, computer=computer) if _is_own(holder.name, holder.computer) else holder
            for holder, computer in zip(self.table.seats, computers, strict=True)
        )
        return replace(self, table=replace(self.table, seats=seats))

    def own_name(self, seat: Seat) -> str:
        """A person's own name, even if a computer player plays for them."""
        return self.prose.clean(self.table.names[seat])

    @property
    def pieces(self) -> bool:
        """Whether lists and buttons show the emojis of pieces."""
        return self.emojis is not None and self.emojis.has(self.table.game)

    def emoji(self, view: Any, words: tuple[str, ...]) -> discord.PartialEmoji | None:
        """The emoji of the piece that the last of an action's words names; None if there is
        none."""
        return self._emoji(view, lambda emojis: emojis.name_for_action(view, words))

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(
            plain_name(name) for name in display_names(self.table, self.texts, self.locale)
        )

    @property
    def prose(self) -> Prose:
        """The prose with markdown."""
        names = display_names(self.table, self.texts, self.locale)
        return Prose(self.texts, self.table.game, self.locale, names, reader=self.reader)

    @property
    def own_prose(self) -> Prose:
        """The prose that uses people's own names, even if computer players play for them."""
        named_seats = zip(self.table.seats, self.prose.names, strict=True)
        names = tuple(
            holder.name if _is_own(holder.name, holder.computer) else name
            for holder, name in named_seats
        )
        return replace(self.prose, names=names)

    def prose_at(self, view: Any) -> Prose:
        """The prose for the viewer's next decision in a position."""
        return self.prose.at(self.game.named(view))

    @property
    def plain(self) -> Prose:
        """The prose without markdown, for alt texts."""
        return replace(self.prose, plain=True)

    def say(self, key: str, /, **args: TextArgument) -> str:
        """A message of the language files."""
        return self.texts.say(self.locale, key, **args)

    def describe_events(self, events: Iterable[Event], prose: Prose | None = None) -> list[str]:
        """The sentences for events, with similar ones summed up. The default prose is the reader's,
        with markdown."""
        return (prose or self.prose).tell_all(summarised(self.game.meta, events))

    def story(self, view: Any, events: Iterable[Event]) -> list[str]:
        """The sentences for public events. The first few begin with the emojis of their pieces.
        `view` is the public view after the events."""
        pairs = [(event, self.prose.tell(event)) for event in summarised(self.game.meta, events)]
        lines, left = list[str](), MOST_EMOJIS
        for event, sentence in pairs:
            piece = self._emoji_of(view, event) if left else None
            left -= piece is not None
            lines += [f"{piece} {sentence}" if piece else sentence] if sentence.strip() else []
        return lines

    def _emoji_of(self, view: Any, event: Event) -> discord.PartialEmoji | None:
        return self._emoji(view, lambda emojis: emojis.name_for_event(view, event))

    def _emoji(
        self, view: Any, name: Callable[[Emojis[object]], str | None]
    ) -> discord.PartialEmoji | None:
        if self.emojis is None or view is None:
            return None
        return self.emojis.find(self.table.game, script_of(self.locale), name)

    def held(self, view: Any, seat: Seat) -> list[str]:
        """What the viewer holds, without the reason for their decision, which the panel's title
        has. The first fact has its own line. The others form one small paragraph, because some
        games have many."""
        waits = self.game.asked(view, seat)
        first, *others = self.describe_events(f for f in self.game.hand(view) if f != waits) or [""]
        return [*([first] if first else []), *([f"-# {self.sentences(others)}"] if others else [])]

    def described(self, view: Any, prose: Prose) -> list[tuple[str, tuple[str, ...]]]:
        """The position as its viewer may know it: headings with their sentences."""
        sections = self.game.describe(view)
        return [(prose.tell(s.head), tuple(prose.tell_all(s.facts))) for s in sections]

    def title(self) -> str:
        """The game's name."""
        return self.texts.say(self.locale, f"{self.table.game}-name")

    def heading(self) -> str:
        """The game's name with the table's id."""
        return f"**{self.title()}** · {self.say('table-number', id=self.table.id)}"

    def view(self, seat: Seat | None) -> Any:
        """The position as a seat may know it; None for a spectator."""
        return self.game.view(self.table.state, seat)

    @property
    def public(self) -> Any:
        """The public view of the position; None if there is no position that can be read."""
        return None if self.table.state is None else self.view(None)

    def render_options(
        self,
        choice: Choice | None = None,
        layers: frozenset[str] = NO_LAYERS,
        changes: tuple[Change, ...] = (),
        *,
        post: bool = False,
    ) -> RenderOptions:
        """The painter's options: for one person's private picture, or for a post."""
        passing = not post
        return RenderOptions(self.names, self.locale, choice, layers, changes, passing)

    def scores_line(self, view: Any) -> str:
        """The points of all seats, as far as the viewer knows them; "" if all are hidden."""
        return self._scores(view, self.prose)

    def alt(self, view: Any, events: Sequence[Any] = (), whose: str = "") -> str:
        """The picture in words. It says whose view it is, then what changed, the scores, as much of
        the board as fits, and how to get the rest."""
        kept = [self.title(), whose, self._newest(events), self._scores(view, self.plain)]
        rest = self.plain.say("alt-rest")
        room = ALT_ROOM - len(self.sentences([*kept, rest]))
        for sentence in self._board(view):
            room -= len(self.sentences(["…", sentence])) - 1
            if room < 0:
                break
            kept.append(sentence)
        return self.sentences([*kept, rest])

    def played_for(self, turns: Iterable[tuple[int | None, int]]) -> list[str]:
        """Sentences about who has played how many turns for the reader: a person, or a computer
        player (None)."""
        return [
            self.say("since-computer", count=count)
            if who is None
            else self.say("since-person", who=f"<@{who}>", count=count)
            for who, count in turns
        ]

    def own_note(self, note: str) -> list[str]:
        """A person's own note as a quote with a heading; empty if there is none. A note with many
        short lines is shortened, because quoting makes it longer."""
        quoted = cut_lines([f"> {line}" for line in note.splitlines()], NOTE_ROOM)
        return [self.say("note-shown"), *quoted.split("\n"), ""] if quoted else []

    def sentences(self, sentences: Iterable[str]) -> str:
        """Sentences joined, each with its full stop."""
        return self.texts.sentences(self.locale, sentences)

    def _board(self, view: Any) -> Iterator[str]:
        """The sentences about the board. The first one of each section follows its heading. Free
        places and everything that never changes are only in `/describe`."""
        prose = self.plain
        for section in self.game.describe(view):
            for at, fact in enumerate(map(brief, filter(passing, section.facts))):
                sentence = prose.tell(fact)
                head = "" if at else prose.tell(brief(section.head))
                yield self.say("alt-section", head=head, fact=sentence) if head else sentence

    def _newest(self, events: Sequence[Any]) -> str:
        """The last sentences about the events that fit. If some are missing, an ellipsis comes
        first."""
        earlier, kept = last_lines(self.describe_events(events, self.plain), CHANGED_ROOM)
        if not kept and earlier:
            return cut(earlier[-1], CHANGED_ROOM)
        return self.sentences(["…", *kept] if earlier else kept)

    def _scores(self, view: Any, prose: Prose) -> str:
        scores = self.game.scores(view)
        known = any(points is not None for points in scores)
        return self.say("scores", scores=prose.scores(scores)) if known else ""

    def why(self, view: Any, seat: Seat) -> str:
        """The reason, for its player, why a seat must decide in another player's turn; "" in its
        own turn."""
        reason = None if view is None else self.game.asked(view, seat)
        return "" if reason is None else self.prose.tell(reason)

    def pace(self, view: Any) -> str:
        """The place of the viewer's next decision in its turn, in a few words; "" if there is
        none."""
        place = self.game.pace(view)
        return "" if place is None else self.prose.tell(place)

    def to_come(self, view: Any) -> str:
        """A line about what follows the viewer's next decision in its turn; "" if nothing does."""
        steps = " → ".join(self.prose.tell_all(self.game.to_come(view)))
        return self.say("panel-to-come", steps=steps) if steps else ""

    def waiting(self) -> str:
        """A sentence about whom the table waits for."""
        if self.table.paused_at is not None:
            return self.say("waiting-paused", since=moment(self.table.paused_at))
        acting = [seat for seat, holder in enumerate(self.table.seats) if holder.acts]
        return self.waiting_for(acting, self.public)

    def over(self) -> str:
        """A sentence about why the table waits for nobody."""
        return self.say("status-archived" if self.table.status == "archived" else "lobby-ended")

    def waiting_for(self, seats: Iterable[Seat], view: Any) -> str:
        """Whom a position waits for: whose turn it is, and who answers in another player's turn,
        all by name. `view` is the public one; None if there is none."""
        prose = replace(self.prose, reader=None)
        by_kind: dict[str, list[Seat]] = {}
        for seat in seats:
            key = "waiting-for-answer" if self.why(view, seat) else "waiting-for"
            by_kind.setdefault(key, []).append(seat)
        sentences = [self.say(key, names=prose.seats(who)) for key, who in by_kind.items()]
        return self.sentences(sentences or [self.say("waiting-for", names=prose.seats(()))])

    def called(
        self, view: Any, people: Mapping[Seat, int], silent: Collection[int] = ()
    ) -> list[tuple[str, str]]:
        """The mentions of people with the reason why they must decide; "" if it is their turn.
        People with the same reason share a mention. People in `silent` are only named."""
        by_reason: dict[str, list[str]] = {}
        for seat, user_id in people.items():
            name = self.prose.seat(seat) if user_id in silent else f"<@{user_id}>"
            by_reason.setdefault(self.why(view, seat), []).append(name)
        listed = self.texts.listed
        return [(listed(self.locale, who), reason) for reason, who in by_reason.items()]
