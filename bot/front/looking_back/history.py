"""Looking back: one turn of a game as whoever asks may see it, and the ways to the others.

Nothing is stored: which turn is shown, and to which viewer, travels in the ids of the controls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    OPTIONS_LIMIT,
    MessageView,
    RenderedMessage,
    button,
    cut_lines,
    picture,
    rows,
    select,
    text,
)
from bot.front.shown.presenter import NO_LAYERS, TablePresenter
from bot.matches.table.changed import along
from bot.matches.table.past import Moment, Past, decisions
from bot.processes.drawing import Renderer
from rules.changes import Change
from rules.game import Event, Seat

WAYS = ("first", "back", "forward", "last")
EVERYBODY = "public"
"""The viewer who knows what is public; a seat is named by its number."""
STORY_LIMIT = 1600
"""Characters kept for what happened; the rest of 4,000 is for the head, the hand and the scores."""
HAND_LIMIT = 700
NUMBER_LIMIT = 9
"""Digits of a number in a custom id; longer ones are somebody's invention."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks to see: the turn they come from, the way on, and the viewer."""

    way: str = "last"
    """`first`, `back`, `forward`, `last`; `since`: the first after one's own last decision; `to` or
    `as`: the turn itself; `post`: the turn of the revision `number`."""
    number: int = 0
    viewer: str = ""
    """`EVERYBODY` or a seat; "": one's own, where there is one."""


def read_wish(rest: str, value: str = "") -> Wish:
    """The wish of a control by the rest of its custom id and the value picked from a list."""
    way, number, viewer = [*rest.split(" "), "", "", ""][:3]
    if way.isdecimal():
        return Wish("post", read_number(way))
    if way == "to":
        return Wish(way, read_number(value), viewer)
    return Wish(way, read_number(number), value if way == "as" else viewer)


def read_number(word: str) -> int:
    """A number of a custom id; 0 for what is none."""
    return int(word) if word.isdecimal() and len(word) <= NUMBER_LIMIT else 0


def numbered(past: Past) -> list[tuple[Moment, ...]]:
    """The turns of a game by their numbers; 0 is the beginning, with what happened by itself."""
    turns = list(past.turns())
    return [(), *turns] if not turns or any(decisions(turns[0])) else turns


@dataclass(frozen=True)  # no slots, for what is found out once only
class ShownTurn:
    """One turn of a game, as whoever asks may see it."""

    presenter: TablePresenter
    past: Past
    own: Seat | None
    """The seat of whoever asks."""
    wish: Wish
    user_id: int | None = None
    """Whoever asks, for what happened since their last decision; None: nobody in particular."""
    note: str = ""
    """What whoever asks has written to themselves about the table."""

    @property
    def over(self) -> bool:
        """True when nothing is secret any more: from then on the table may be exported, too."""
        return self.presenter.table.status in ("finished", "closed")

    @cached_property
    def turns(self) -> list[tuple[Moment, ...]]:
        """All turns by their numbers."""
        return numbered(self.past)

    @property
    def last(self) -> int:
        """The number of the newest turn."""
        return len(self.turns) - 1

    @property
    def number(self) -> int:
        """The turn that is shown: the wanted one, or the nearest there is."""
        return max(0, min(self._wanted, self.last))

    @property
    def missed(self) -> bool:
        """True when the wanted turn does not exist any more."""
        undone = self.wish.way == "post" and self.wish.number in self.past.undone
        return undone or self._wanted > self.last

    @cached_property
    def _wanted(self) -> int:
        number = self.wish.number
        match self.wish.way:
            case "first":
                return 0
            case "back":
                return number - 1
            case "forward":
                return number + 1
            case "to" | "as":
                return number
            case "since":
                return self._since
            case "post":
                begun = (at for at, turn in enumerate(self.turns) if _first(turn) <= number)
                return max(begun, default=0)
            case _:
                return self.last

    @cached_property
    def _since(self) -> int:
        """The first turn after the last decision of whoever asks, for those who play; the newest
        where there is none."""
        if self.own is None or self.over:
            return self.last
        after = self.past.since_decision(self.own, self.user_id)
        steps = {moment.played.number for moment in after if any(decisions([moment]))}
        later = (n for n, turn in enumerate(self.turns) if steps & {m.played.number for m in turn})
        return next(later, self.last)

    def at(self, number: int) -> TablePresenter:
        """The table with the names of a turn."""
        turn = self.turns[number]
        return self.presenter.then(self.past, turn[0].played.number if turn else 1)

    @property
    def viewer(self) -> Seat | None:
        """The seat that looks; None: everybody. Until the end nobody sees what another seat may."""
        wanted = self.wish.viewer
        if wanted == "" or not self.over:
            return self.own
        return next((seat for seat in range(self.seats) if str(seat) == wanted), None)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.presenter.table.seats)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The steps of the turn."""
        return self.turns[self.number]

    @cached_property
    def state(self) -> Any:
        """The position after the turn, unviewed."""
        return self.past.state(self.moments[-1].played.number if self.moments else 0)

    @cached_property
    def view(self) -> Any:
        """What whoever looks could know after the turn."""
        return self.presenter.game.view(self.state, self.viewer)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the turn changed on the board, as whoever looks could see it."""
        before = self.past.state(self.moments[0].played.number - 1) if self.moments else self.state
        steps = (moment.played for moment in self.moments)
        return along(self.presenter.game, before, steps, self.viewer)

    def events(self, number: int) -> list[Event]:
        """What a turn told whoever looks."""
        told = self.turns[number]
        return [event for moment in told for event in moment.events_for(self.viewer)]

    def leading(self, way: str) -> CustomId:
        """The identity of a control that leads on from here."""
        viewer = EVERYBODY if self.viewer is None else str(self.viewer)
        return CustomId("history", self.presenter.table.id, f"{way} {self.number} {viewer}")


def _first(turn: Sequence[Moment]) -> int:
    return turn[0].revision if turn else 0


async def draw_history(shown: ShownTurn, renderer: Renderer | None) -> RenderedMessage:
    """The turn with its picture, in which is marked what it changed; None: in words."""
    note = shown.presenter.own_note(shown.note)
    told = [*_told(shown), *(["", *note] if note else [])]
    return await _drawn(shown, renderer, told, _controls(shown))


async def draw_shown(shown: ShownTurn, renderer: Renderer | None, name: str) -> RenderedMessage:
    """The turn for a channel in which somebody of that name shows it to everybody."""
    presenter = shown.presenter
    by = presenter.say("history-shown", name=presenter.prose.clean(name))
    there = CustomId("history", presenter.table.id, f"as {shown.number}")
    way = button(presenter.say("button-history"), there)
    return await _drawn(shown, renderer, [f"-# {by}", *_told(shown)], rows([way]))


async def _drawn(
    shown: ShownTurn,
    renderer: Renderer | None,
    told: Sequence[str],
    controls: Sequence[ui.Item[MessageView]],
) -> RenderedMessage:
    presenter, image = shown.presenter, None
    if renderer is not None:
        look = presenter.render_options(None, NO_LAYERS, shown.changes)
        image = await renderer.board(presenter.table.game, shown.view, look)
    parts: list[ui.Item[MessageView]] = [text("\n".join(told))]
    if image:
        parts.append(picture(presenter.alt(shown.view, shown.events(shown.number))))
    return RenderedMessage(MessageView(*parts, *controls), image)


def _told(shown: ShownTurn) -> list[str]:
    presenter = shown.at(shown.number)
    story = presenter.told(shown.events(shown.number))
    told = [cut_lines(story, STORY_LIMIT)] if story else []
    below = [_hand(shown), presenter.scores_line(shown.view), _next(shown)]
    return [*_head(shown), "", *told, *([""] if told else []), *filter(None, below)]


def _head(shown: ShownTurn) -> list[str]:
    """Which turn it was, whose and when, and who may see it so."""
    presenter, moments = shown.at(shown.number), shown.moments
    named = f"**{presenter.title()}** · {_turn_of(shown)}"
    who = presenter.prose.seats(_deciders(moments)) if any(decisions(moments)) else ""
    at = f"<t:{int(moments[-1].at.timestamp())}:f>" if moments else ""
    lines = [named, " · ".join(part for part in (who, at) if part)]
    if shown.viewer is not None:
        name = presenter.prose.seat(shown.viewer)
        own = shown.viewer == shown.own
        key = "history-own" if own else "history-viewer"
        lines.append(f"-# {presenter.say(key, name=name)}")
    if shown.wish.way == "since" and shown.number < shown.last:
        lines.append(f"-# {presenter.say('history-since')}")
    if shown.missed:
        lines.append(f"-# {presenter.say('history-missed')}")
    return [*filter(None, lines)]


def _turn_of(shown: ShownTurn) -> str:
    if not shown.number:
        return shown.presenter.say("history-beginning")
    return shown.presenter.say("history-turn-of", turn=shown.number, count=shown.last)


def _deciders(moments: Sequence[Moment]) -> list[Seat]:
    """Who decided in a turn, in order."""
    return list(dict.fromkeys(played.seat for played in decisions(moments)))


def _hand(shown: ShownTurn) -> str:
    """What whoever looks held after the turn: "you" where it is one's own."""
    if shown.viewer is None:
        return ""
    prose = shown.presenter.read_by(shown.own).prose
    facts = shown.presenter.sentences(prose.tell_all(shown.presenter.game.hand(shown.view)))
    return cut_lines([f"-# {facts}"], HAND_LIMIT) if facts else ""


def _next(shown: ShownTurn) -> str:
    """Whom the table waited for then, or how it ended."""
    presenter = shown.at(shown.number)
    if shown.number == shown.last and shown.over:
        return presenter.say(f"status-{presenter.table.status}")
    waiting = presenter.game.to_act(shown.state)
    key = "waiting-for" if shown.number == shown.last else "history-next"
    return presenter.say(key, names=presenter.prose.seats(waiting))


# --- the ways to other turns, and to other viewers ----------------------------------------------


def _controls(shown: ShownTurn) -> list[ui.Item[MessageView]]:
    items: list[ui.Item[MessageView]] = []
    if shown.last:
        items += [*rows(_steps(shown)), _jump(shown)]
    if shown.over and shown.presenter.game.meta.secrets:
        items.append(_viewers(shown))
    return [*items, *rows(_further(shown))]


def _further(shown: ShownTurn) -> list[ui.Button[MessageView]]:
    """Shown to everybody where the table has a channel; reviewed once it is over."""
    presenter, table = shown.presenter, shown.presenter.table
    found: list[ui.Button[MessageView]] = []
    if table.owner is None:
        found.append(show_here(presenter, str(shown.number)))
    if shown.over and shown.own is not None:
        found.append(button(presenter.say("button-review"), CustomId("review", table.id)))
    return found


def show_here(presenter: TablePresenter, number: str = "") -> ui.Button[MessageView]:
    """Shows everybody in the channel a turn; "": the newest."""
    return button(presenter.say("button-show-here"), CustomId("show", presenter.table.id, number))


def _steps(shown: ShownTurn) -> list[ui.Button[MessageView]]:
    """First, back, forward, last."""
    leads = (shown.number > 0, shown.number < shown.last)
    ids = [shown.leading(way) for way in WAYS]
    return ways(shown.presenter, ("button-earlier", "button-later"), ids, *leads)


def ways(
    presenter: TablePresenter,
    steps: tuple[str, str],
    custom_ids: Sequence[CustomId],
    earlier: bool,
    later: bool,
) -> list[ui.Button[MessageView]]:
    """Four buttons through what has an order: to the first, one back, one forward, to the last;
    the steps between are named as what they turn, a turn or a page."""
    labels = ("button-first", *steps, "button-last")
    return [
        button(presenter.say(label), custom_id, disabled=not leads)
        for label, custom_id, leads in zip(
            labels, custom_ids, (earlier, earlier, later, later), strict=True
        )
    ]


def page_ways(
    presenter: TablePresenter, custom_ids: Sequence[CustomId], earlier: bool, later: bool
) -> list[ui.Button[MessageView]]:
    """The same four through pages."""
    return ways(presenter, ("button-page-back", "button-page-on"), custom_ids, earlier, later)


def _jump(shown: ShownTurn) -> ui.ActionRow[MessageView]:
    """A list of turns to jump to, with the first thing that happened in each."""
    numbers = spread(shown.last, shown.number)
    return select(
        shown.presenter.say("history-jump"),
        shown.leading("to"),
        [(str(number), _label(shown, number)) for number in numbers],
        chosen=str(shown.number),
        hints={str(n): hint for n in numbers if (hint := _hint(shown, n))},
    )


def _label(shown: ShownTurn, number: int) -> str:
    say = shown.presenter.say
    if not number:
        return say("history-beginning")
    who = shown.at(number).plain.seats(_deciders(shown.turns[number]))
    return say("history-turn", turn=number, names=who)


def _hint(shown: ShownTurn, number: int) -> str:
    presenter = shown.at(number)
    return next(iter(presenter.told(shown.events(number), presenter.plain)), "")


def spread(last: int, here: int) -> list[int]:
    """Numbers from 0 to the last, at most as many as a list holds: all of them, or some over the
    whole game and some more around the present one, so that few jumps lead anywhere."""
    if last < OPTIONS_LIMIT:
        return list(range(last + 1))
    coarse = _evenly(0, last, OPTIONS_LIMIT // 2)
    before = max((number for number in coarse if number < here), default=0)
    after = min((number for number in coarse if number > here), default=last)
    fine = _evenly(before, after, OPTIONS_LIMIT - len(coarse) + 1)
    return sorted({*coarse, *fine, here})


def _evenly(first: int, last: int, count: int) -> list[int]:
    """So many numbers at equal distances, both ends among them; fewer where there are not more."""
    return sorted({first + (last - first) * i // (count - 1) for i in range(count)})


def _viewers(shown: ShownTurn) -> ui.ActionRow[MessageView]:
    """Whose view to look at, once nothing is secret any more."""
    presenter = shown.presenter
    public = (EVERYBODY, presenter.say("history-public"))
    seats = [
        (str(seat), presenter.say("history-view-of", name=presenter.plain.seat(seat)))
        for seat in range(shown.seats)
    ]
    chosen = EVERYBODY if shown.viewer is None else str(shown.viewer)
    options, whose = [public, *seats], presenter.say("history-whose")
    return select(whose, shown.leading("as"), options, chosen=chosen)
