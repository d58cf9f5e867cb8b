"""A position in words, complete, for people who listen instead of looking at the picture.

First what changed, then who must decide what, the scores, and the board as the game tells it
(`rules.describing`). Pages are numbered; a heading whose facts go on stands on the next page, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.front.interaction.context import InteractionContext
from bot.front.lobby.lobby_view import lobby_in_words
from bot.front.looking_back.history import refuse_unbegun, turns_by_number
from bot.front.panel.panel import completed_text
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.message_views import MessageView, cut, rows, step_buttons, text, text_view
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft, Table
from bot.matches.table.past import NOTHING, Since
from rules.game import Event, Seat
from rules.playing import choosable

PAGE_LIMIT = 3500
"""The most characters on a page."""
LINE_LIMIT = 3000


@dataclass(frozen=True, slots=True)
class Look:
    """A position as one person may see it, with the news for them."""

    presenter: TablePresenter
    seat: Seat | None
    """The seat of the person; None if they do not play."""
    draft: Draft | None = None
    """The seat's draft, if it has begun one. The position includes it."""
    since: Since = NOTHING
    """What happened since the seat's last decision."""
    newest: tuple[Event, ...] = ()
    """The newest turn, for people who do not play."""

    @property
    def own(self) -> TablePresenter:
        """A presenter that calls the person "you"."""
        return self.presenter.read_by(self.seat)

    @property
    def state(self) -> Any:
        """The whole state of the position."""
        return self.presenter.table.state if self.draft is None else self.draft.state

    @property
    def view(self) -> Any:
        """The position as the person may see it."""
        return self.presenter.game.view(self.state, self.seat)


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with its lines."""

    head: str
    lines: tuple[str, ...]


def parts(look: Look) -> list[Part]:
    """Everything to describe, in order."""
    presenter = look.presenter
    above = [Part(_title(presenter), ()), *_news(look), _now(look)]
    board = presenter.described(look.view, look.own.prose)
    return [*above, *[Part(f"### {head}", lines) for head, lines in board]]


def _title(presenter: TablePresenter) -> str:
    number = presenter.say("table-number", id=presenter.table.id)
    return f"## {presenter.title()} · {number}"


def _news(look: Look) -> Iterator[Part]:
    """What happened since the player last decided, and the effect of their draft. For others, the
    newest turn."""
    presenter, since = look.own, look.since
    helped = presenter.played_for(since.played_for)
    if since.events or helped:
        key = "since-decision" if since.decided else "since-beginning"
        yield Part(presenter.say(key), (*helped, *presenter.describe_events(since.events)))
    if look.draft is not None and look.draft.events:
        yield Part(
            presenter.say("words-draft"), tuple(presenter.describe_events(look.draft.events))
        )
    if look.newest:
        yield Part(presenter.say("words-newest"), tuple(presenter.describe_events(look.newest)))


def _now(look: Look) -> Part:
    """Who must decide what, and the scores."""
    presenter, view = look.presenter, look.view
    if presenter.table.status == "running":
        lines = [presenter.waiting(), *_answer_lines(look), *_own_actions(look)]
    else:
        lines = [presenter.over()]
    lines.append(presenter.scores_line(view))
    return Part(f"### {presenter.say('words-now')}", tuple(line for line in lines if line))


def _answer_lines(look: Look) -> Iterator[str]:
    """Lines about why seats must answer in another player's turn, as far as that is public."""
    presenter = look.presenter
    public, asked = presenter.view(None), dict[str, list[Seat]]()
    for seat in presenter.game.to_act(presenter.table.state):
        if why := presenter.why(public, seat):
            asked.setdefault(why, []).append(seat)
    for why, seats in asked.items():
        yield presenter.say("words-asked", name=presenter.prose.seats(seats), why=why)


def _own_actions(look: Look) -> Iterator[str]:
    """What the player may do; nothing during a pause."""
    presenter = look.presenter
    if look.seat is None or presenter.table.paused_at is not None:
        return
    if look.draft is not None and look.draft.ready:
        yield completed_text(presenter, look.draft, look.seat)
        return
    verbs = {action.verb: None for action in choosable(presenter.game, look.state, look.seat)}
    if verbs:
        named = presenter.say("list-comma").join(map(presenter.prose.verb, verbs))
        if pace := presenter.pace(look.view):
            named = f"{named} · {pace}"
        yield presenter.say("words-you-can", verbs=named)
        yield presenter.to_come(look.view).removeprefix("-# ")


def pages(parts: Sequence[Part]) -> list[str]:
    """The parts as texts for messages, each within the limit."""
    texts: list[list[str]] = [[]]
    for part in parts:
        lines = [cut(line, LINE_LIMIT) for line in part.lines]
        first = [part.head, *lines[:1]]
        if texts[-1] and not _fits(texts[-1], first):
            texts.append([])
        texts[-1] += first
        for line in lines[1:]:
            if not _fits(texts[-1], [line]):
                texts.append([part.head])
            texts[-1].append(line)
    return ["\n".join(page) for page in texts]


def _fits(page: Sequence[str], more: Sequence[str]) -> bool:
    return sum(len(line) + 1 for line in (*page, *more)) <= PAGE_LIMIT


def words_message(look: Look, number: int) -> MessageView:
    """One page, with buttons to the others. A number that does not exist gives the nearest page."""
    presenter, texts = look.presenter, pages(parts(look))
    at = max(1, min(number, len(texts)))
    if len(texts) == 1:
        return MessageView(text(texts[0]))
    foot = presenter.say("words-page", page=at, count=len(texts))
    numbers = {"first": 1, "back": at - 1, "forward": at + 1, "last": len(texts)}
    ids = [
        CustomId("wordpage", presenter.table.id, f"{way} {page}") for way, page in numbers.items()
    ]
    buttons = step_buttons(presenter.say, ids, (at > 1, at < len(texts)))
    return MessageView(text(f"{texts[at - 1]}\n-# {foot}"), *rows(buttons))


def gathering(presenter: TablePresenter) -> MessageView:
    """A table whose game has not begun: its players, its options, and the game it follows."""
    before = presenter.table.rematch_of
    lines = [_title(presenter), presenter.say("refused-not-begun")]
    lines += lobby_in_words(presenter)
    lines += [presenter.say("words-before", id=before)] if before else []
    return text_view("\n".join(lines))


async def show_words(context: InteractionContext, table: Table, page: str = "") -> None:
    """Shows the position in words, as the person may know it, with their draft. For a lobby it
    shows what the lobby says. `page` comes from a control, for example `forward 2`."""
    if table.status == "lobby":
        await context.show(gathering(context.presenter(table)))
        return
    refuse_unbegun(table)
    look = await _look(context, table)
    number = read_number(page.partition(" ")[2]) if page else 1
    await context.show(words_message(look, number))


async def _look(context: InteractionContext, table: Table) -> Look:
    presenter, seat = context.presenter(table), table.seat_of(context.person.id)
    if seat is None or table.status != "running":
        return Look(presenter, seat, newest=await _newest(context, table))
    draft = await context.tables.draft(table, seat)
    since = await context.tables.since(table, seat)
    return Look(presenter, seat, draft if draft.actions and not draft.ahead else None, since)


async def recent_events(context: InteractionContext, table: Table) -> tuple[Event, ...]:
    """The events that the person's picture of the board marks: those since they last decided. For
    people who do not play, those of the newest turn."""
    seat = table.seat_of(context.person.id)
    if seat is None:
        return await _newest(context, table)
    return (await context.tables.since(table, seat)).events


async def _newest(context: InteractionContext, table: Table) -> tuple[Event, ...]:
    """The newest turn's events, as the person may know them."""
    past, seat = await context.tables.past(table), table.seat_of(context.person.id)
    newest = turns_by_number(past)[-1] if past else ()
    return tuple(event for moment in newest for event in moment.events_for(seat))
