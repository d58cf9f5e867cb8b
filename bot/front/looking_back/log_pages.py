"""The log of a game in pages: every public fact with its date, and what happened at the table.

A page is known by where it begins or ends, not by a number, so that pages stay what they are while
the game goes on; the newest is filled from the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.front.looking_back.history import turns_by_number
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.message_views import MessageView, cut, moment, rows, step_buttons, text
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import LogEntry
from bot.matches.table.past import Moment, Past
from bot.matches.table.sittings import FORGOTTEN, TAKEN

PAGE_LIMIT = 3600
"""The most characters on a page."""
PART_LIMIT = 1200
"""The most characters of one paragraph. A longer turn continues in another one."""
NOTES: Mapping[str, str] = {
    "resign": "log-resigned",
    "close": "log-closed",
    "undo": "log-undone",
    "pause": "log-paused",
    "resume": "log-resumed",
    "archive": "log-archived",
    "restore": "log-restored",
    "set-back": "log-set-back",
    "replaced": "log-replaced",
    TAKEN: "log-taken",
    "timeout": "log-timed-out",
    "hint": "log-hint",
}
"""The message keys for log lines about the table itself, by their first word. Other lines are not
shown."""
OF_TODAY = ("log-replaced", "log-taken")
"""The notes that name a seat by its present player."""


@dataclass(frozen=True, slots=True)
class LogParagraph:
    """A turn, a part of a long one, or an event at the table."""

    text: str
    turn: int | None
    """The number of the turn; None for an event at the table."""


def paragraphs(
    presenter: TablePresenter, past: Past, lines: Iterable[LogEntry]
) -> list[LogParagraph]:
    """All public facts of a game, oldest first."""
    pairs: list[tuple[int, LogParagraph]] = []
    for number, turn in enumerate(turns_by_number(past)):
        if turn:
            then = presenter.then(past, turn[0].played.number)
            parts = _turn(then, number, turn)
            pairs += [(turn[0].revision, LogParagraph(part, number)) for part in parts]
    entries = [*lines]
    for at, line in enumerate(entries):
        if note := _note(presenter, line, entries[at + 1 :]):
            pairs.append((line.revision, LogParagraph(note, None)))
    return [paragraph for _, paragraph in sorted(pairs, key=lambda pair: pair[0])]


def _turn(presenter: TablePresenter, number: int, turn: Sequence[Moment]) -> Iterator[str]:
    """The sentences of a turn below its number and date, split into parts if they are long."""
    events = [event for moment in turn for event in moment.events_for(None)]
    lines, at = presenter.describe_events(events), moment(turn[-1].at.timestamp(), "f")
    key = "log-turn" if number else "log-beginning"
    head = presenter.say(key, turn=number, at=at) if number else presenter.say(key, at=at)
    part = [f"-# {head}"]
    for line in (cut(line, PART_LIMIT) for line in lines):
        if len(part) > 1 and sum(map(len, part)) + len(line) > PART_LIMIT:
            yield "\n".join(part)
            part = []
        part.append(line)
    yield "\n".join(part)


def _note(presenter: TablePresenter, line: LogEntry, later: Sequence[LogEntry]) -> str:
    """The sentence for an event at the table; "" if the line is none."""
    if line.kind not in ("table", "undo"):
        return ""
    key = _note_key(presenter, line)
    if key is None:
        return ""
    prose = presenter.prose if key in OF_TODAY else presenter.own_prose
    name = presenter.say("nobody") if line.by is None else prose.seat(line.by)
    if key not in OF_TODAY and _was_another(presenter, line, later):
        name = presenter.say("log-predecessor", name=name)
    return f"-# {moment(line.at.timestamp(), 'f')}\n{presenter.say(key, name=name)}"


def _was_another(presenter: TablePresenter, line: LogEntry, later: Sequence[LogEntry]) -> bool:
    """Whether another person than now had the seat. Whoever takes a seat names who had it."""
    if line.by is None:
        return False
    taken = (one for one in later if one.by == line.by and one.text.startswith(f"{TAKEN} "))
    former = next((one.text.split(" ")[1] for one in taken), None)
    now = presenter.table.seats[line.by].user_id or FORGOTTEN
    return former not in (None, str(now))


def _note_key(presenter: TablePresenter, line: LogEntry) -> str | None:
    """The message key of a log line, if it has one. A person who took their own seat back is not
    announced as new."""
    word, *people = line.text.split(" ")
    holder = None if line.by is None else presenter.table.seats[line.by].user_id
    return "log-back" if word == TAKEN and {*people} == {str(holder)} else NOTES.get(word)


@dataclass(frozen=True, slots=True)
class LogPage:
    """The paragraphs from `first` up to, but not including, `after`."""

    first: int
    after: int


def page_for(paragraphs: Sequence[LogParagraph], rest: str) -> LogPage:
    """The page that a control asks for: `first`, `last`, `until 40` or `from 52`."""
    way, _, number = rest.partition(" ")
    at = min(read_number(number), len(paragraphs))
    match way:
        case "first":
            return _onwards(paragraphs, 0)
        case "until" if at:
            return _backwards(paragraphs, at)
        case "from" if at < len(paragraphs):
            return _onwards(paragraphs, at)
        case _:
            return _backwards(paragraphs, len(paragraphs))


def _onwards(paragraphs: Sequence[LogParagraph], first: int) -> LogPage:
    room, after = PAGE_LIMIT, first
    while after < len(paragraphs) and (room := room - len(paragraphs[after].text) - 1) > 0:
        after += 1
    return LogPage(first, after)


def _backwards(paragraphs: Sequence[LogParagraph], after: int) -> LogPage:
    room, first = PAGE_LIMIT, after
    while first > 0 and (room := room - len(paragraphs[first - 1].text) - 1) > 0:
        first -= 1
    return LogPage(first, after)


def log_message(
    presenter: TablePresenter, paragraphs: Sequence[LogParagraph], page: LogPage
) -> MessageView:
    """One page, with buttons to the others."""
    on_it = paragraphs[page.first : page.after]
    head = f"**{presenter.say('log-title')}** · {presenter.title()}"
    turns = [paragraph.turn for paragraph in on_it if paragraph.turn]
    if turns:
        last = max(paragraph.turn or 0 for paragraph in paragraphs)
        key = "history-turn-of" if turns[0] == turns[-1] else "log-range"
        told = presenter.say(key, turn=turns[0], first=turns[0], last=turns[-1], count=last)
        head += f"\n-# {told}"
    body = "\n".join(paragraph.text for paragraph in on_it) or presenter.say("log-empty")
    rests = ("first", f"until {page.first}", f"from {page.after}", "last")
    custom_ids = [CustomId("log", presenter.table.id, rest) for rest in rests]
    leads = (page.first > 0, page.after < len(paragraphs))
    buttons = step_buttons(presenter.say, custom_ids, leads) if any(leads) else []
    return MessageView(text(f"{head}\n\n{body}"), *rows(buttons))
