"""Notices in words: their sentences, with the names, times and places in them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.front.shown.clock_lines import CLOCK_WORDS, clock_word
from bot.front.shown.message_views import moment
from bot.front.shown.presenter import TablePresenter, with_names
from bot.matches.table.posts import Notice
from bot.texts.names import safe_name

_ALSO_TOLD = {
    "host": "notice-host-now",
    "over": "notice-offer-over",
    "followed": "notice-undo-followed",
}
"""Arguments of notices that add a sentence of their own about a person."""


def notice_sentence(presenter: TablePresenter, notice: Notice, *, following: bool) -> str:
    """The sentence of a notice, with a second sentence about its consequence if there is one. A
    channel that only follows is told about people, by name, and addresses nobody."""
    args = {"game": presenter.title(), "id": presenter.table.id}
    args |= notice_arguments(presenter, notice, following=following)
    key = f"notice-{notice.key}"
    sentence = presenter.say(f"{key}.following" if following else key, **args)
    also = [presenter.say(key, name=args[name]) for name, key in _ALSO_TOLD.items() if name in args]
    return presenter.sentences([sentence, *also]) if also else sentence


def notice_arguments(
    presenter: TablePresenter, notice: Notice, *, following: bool
) -> dict[str, str | int]:
    """The arguments of a notice's message."""
    asked = {"who": "", **notice.args}  # notices stored by an earlier version name nobody
    args = with_names(asked, presenter.texts, presenter.locale)
    arguments: dict[str, str | int] = {
        name: _argument(presenter, name, value) for name, value in args.items()
    }
    arguments["people"] = len([*_each_once(str(asked["who"]))])
    if following and notice.args.get("who"):
        arguments["who"] = _people_named(presenter, str(notice.args["who"]))
    if "against" in args:  # an earlier version named only one person
        arguments["name"] = _seat_names(presenter, args["against"])
    if "followed" in args:
        arguments["followed"] = _seat_names(presenter, args["followed"])
    return arguments


def _seat_names(presenter: TablePresenter, seats: str | int) -> str:
    """The names of seats whose numbers are stored in one text."""
    names = [presenter.own_name(int(seat)) for seat in str(seats).split()]
    return presenter.texts.listed(presenter.locale, names)


def _people_named(presenter: TablePresenter, people: str) -> str:
    """The names of people at the table whose ids are stored in one text."""
    names = {
        holder.user_id: presenter.own_name(s) for s, holder in enumerate(presenter.table.seats)
    }
    known = [names.get(int(who), f"<@{who}>") for who in _each_once(people)]
    return presenter.texts.listed(presenter.locale, known)


def _each_once(people: str) -> Iterable[str]:
    """Ids that are stored in one text. Whoever had two seats may stand there twice."""
    return dict.fromkeys(people.split())


def _argument(presenter: TablePresenter, name: str, value: str | int) -> str:
    """The argument of a sentence as text. Channels become links, people become mentions, and times
    become Discord timestamps. Formatting in names is escaped."""
    if name == "channel":
        return f"<#{value}>"
    if name == "who":
        people = [f"<@{who}>" for who in _each_once(str(value))]
        return presenter.texts.listed(presenter.locale, people) if people else "none"
    if name == "at":
        return moment(float(value))
    if name in CLOCK_WORDS:
        return clock_word(presenter.say, name, str(value))
    return safe_name(value) if isinstance(value, str) else str(value)
