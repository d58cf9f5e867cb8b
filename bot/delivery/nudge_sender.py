"""Sends nudges: directly to their person, or as a mention in the table's channel."""

from __future__ import annotations

import discord
from cachetools import LRUCache
from discord import ui

from bot.delivery.delivery import Delivery, Sent
from bot.delivery.errors import DirectRefused, TryLater
from bot.delivery.post_views import your_move
from bot.delivery.sending import send_once
from bot.front.shown.clock_lines import clock_lines, ends_args
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    MessageView,
    button,
    link,
    message_url,
    moment,
    rows,
    text,
)
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.asked import is_only_warned
from bot.matches.table.posts import Nudge
from rules.game import Seat

_KEPT_CHANNELS = 10_000
DIGEST_SHOWN = 15
"""The most tables in a digest. A message has at most 4,000 characters."""
_WITHOUT_TIME = ("nudge-direct", "nudge-direct-reminder")
"""The sentences that do not say by themselves when the person's time ends."""
_UNKNOWN_CHANNEL, _TOO_FAST = 10003, 40003
_REFUSALS = (50007, 50033)
"""Error codes of Discord: messages to this user are not possible, or the recipient is invalid. The
status is 400 instead of 403 where the channel cannot even be opened."""


class NudgeSender:
    """Sends nudges. Remembers direct message channels, so that each is opened only once."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._channels: LRUCache[int, int] = LRUCache(_KEPT_CHANNELS)

    async def send(
        self, presenter: TablePresenter, nudge: Nudge, delivery: Delivery
    ) -> Sent | None:
        """Sends a nudge. Raises `DirectRefused`, `TryLater`, and what discord.py raises."""
        if delivery.direct:
            await self._send_directly(presenter, nudge, delivery)
            return None
        view, people = nudge_post(presenter, nudge, delivery.previous), [nudge.person]
        return Sent((await send_once(self._client, delivery, view, people)).id)

    async def _send_directly(
        self, presenter: TablePresenter, nudge: Nudge, delivery: Delivery
    ) -> None:
        """Sends a nudge as a direct message. Opens the channel if needed."""
        view = direct_nudge(presenter, nudge, delivery.previous)
        try:
            channel = await self._channel_with(nudge.person)
            await send_once(self._client, delivery, view, channel=channel)
        except discord.HTTPException as error:
            self._channels.pop(nudge.person, None)
            if error.code == _UNKNOWN_CHANNEL:
                raise TryLater(1.0, str(error)) from error
            if _is_refusal(error):
                raise DirectRefused from error
            raise

    async def _channel_with(self, person: int) -> discord.PartialMessageable:
        known = self._channels.get(person)
        if known is None:
            known = (await self._client.create_dm(discord.Object(person))).id
            self._channels[person] = known
        return self._client.get_partial_messageable(known)


def _is_refusal(error: discord.HTTPException) -> bool:
    """Whether the person accepts no direct messages, or none from this bot."""
    return (error.status == 403 and error.code != _TOO_FAST) or error.code in _REFUSALS


def nudge_post(presenter: TablePresenter, nudge: Nudge, post_id: int | None) -> MessageView:
    """A nudge in the table's channel: a mention, with buttons to what the person can do."""
    who, table_id = f"<@{nudge.person}>", presenter.table.id
    if nudge.digest:
        count = len(nudge.tables) + nudge.questions
        return MessageView(text(presenter.say("digest-mention", who=who, count=count)))
    to_table = _to_table(presenter, post_id)
    played_for = presenter.table.played_for(nudge.person) is not None
    if nudge.lost or (nudge.asked and played_for):
        key = "nudge-lost" if nudge.lost else "nudge-played-for"
        back = button(presenter.say("button-comeback"), CustomId("comeback", table_id))
        return MessageView(text(presenter.say(key, who=who, id=table_id)), *rows([back, to_table]))
    if nudge.told:
        told = presenter.say(f"nudge-{nudge.told}", who=who, id=table_id)
        lines = [told, _also(presenter, nudge)] if nudge.also_asked else [told]
        return MessageView(text("\n".join(lines)), *rows([to_table]))
    if nudge.asked:
        key = "nudge-warned" if is_only_warned(presenter.table, nudge.person) else "nudge-asked"
        asks = presenter.say(key, who=who, id=table_id)
        return MessageView(text(asks), *rows([to_table]))
    move = your_move(presenter, nudge_mark(nudge))
    return MessageView(text(_turn_nudge(presenter, nudge, who)), *rows([move, to_table]))


def _turn_nudge(presenter: TablePresenter, nudge: Nudge, who: str) -> str:
    """A sentence that the person must decide, with the reason or the deadline if there is one."""
    why = _why(presenter, nudge)
    if nudge.ends is not None:
        key = "clock-ends-answer" if why else "clock-ends"
        sentence = presenter.say(key, who=who, why=why, **ends_args(presenter, nudge.ends))
    elif nudge.ran_out is not None:
        at = moment(nudge.ran_out)
        sentence = presenter.say("clock-ran-out", who=who, id=presenter.table.id, at=at)
    elif why:
        sentence = presenter.say("post-answer", who=who, why=why)
    else:
        key, since = "nudge-reminder" if nudge.number else "nudge", moment(nudge.since)
        sentence = presenter.say(key, who=who, id=presenter.table.id, since=since)
        sentence = "\n".join([sentence, *clock_lines(presenter, _seats(presenter, nudge))])
    return f"{sentence}\n{_also(presenter, nudge)}" if nudge.also_asked else sentence


def _also(presenter: TablePresenter, nudge: Nudge) -> str:
    """A sentence about what the table asks the person besides their turn; "" if there is
    nothing."""
    warned = is_only_warned(presenter.table, nudge.person)
    return presenter.say("nudge-also-warned" if warned else "nudge-also-asked")


def direct_nudge(presenter: TablePresenter, nudge: Nudge, post_id: int | None) -> MessageView:
    """A nudge as a direct message. Its link leads to the table, because panels open only there."""
    if nudge.digest:
        return MessageView(text("\n".join(_digest(presenter, nudge))))
    key = "nudge-direct-reminder" if nudge.number else "nudge-direct"
    channel, since = f"<#{presenter.table.place.channel_id}>", moment(nudge.since)
    args = {"game": presenter.title(), "id": presenter.table.id, "since": since}
    if nudge.ends is not None:
        key, args = "nudge-direct-ends", ends_args(presenter, nudge.ends)
    elif nudge.ran_out is not None:
        key, args = "nudge-direct-ran-out", {**args, "at": moment(nudge.ran_out)}
    words, back = presenter.say(key, channel=channel, **args), list[ui.Button[MessageView]]()
    if nudge.asked or nudge.lost:
        played_for = presenter.table.played_for(nudge.person) is not None
        key = _asked_directly(presenter, nudge)
        words = presenter.say(key, game=presenter.title(), channel=channel, id=presenter.table.id)
        back = [_return(presenter)] if nudge.lost or played_for else []
    elif why := _why(presenter, nudge):
        words = f"{words}\n{presenter.say('nudge-why', why=why)}"
    if key in _WITHOUT_TIME:
        words = "\n".join([words, *clock_lines(presenter, _seats(presenter, nudge))])
    if nudge.also_asked:
        words = f"{words}\n{_also(presenter, nudge)}"
    return MessageView(text(words), *rows([*back, _to_table(presenter, post_id)]))


def _asked_directly(presenter: TablePresenter, nudge: Nudge) -> str:
    """The sentence for a person who is asked or told something, or may lose their seat."""
    if nudge.lost:
        return "nudge-direct-lost"
    if nudge.told:
        return f"nudge-direct-{nudge.told}"
    if presenter.table.played_for(nudge.person) is not None:
        return "nudge-direct-played-for"
    warned = is_only_warned(presenter.table, nudge.person)
    return "nudge-direct-warned" if warned else "nudge-direct-asked"


def _digest(presenter: TablePresenter, nudge: Nudge) -> list[str]:
    """The lines of a digest about everything that waits for the person, soonest deadline first."""
    say, tables = presenter.say, nudge.tables[:DIGEST_SHOWN]
    lines = [say("turns-title", count=len(nudge.tables))] if nudge.tables else []
    for table in tables:
        url = message_url(table.place, table.message_id)
        args = {"game": say(f"{table.game}-name"), "channel": f"<#{table.place.channel_id}>"}
        line = say("digest-line", url=url, since=moment(table.since), **args)
        ends = "" if table.ends is None else say("turns-ends", at=moment(table.ends))
        lines.append(f"- {line}{' · ' if ends else ''}{ends}")
    if len(nudge.tables) > len(tables):
        lines.append(f"-# {say('turns-more', count=len(nudge.tables) - len(tables))}")
    if nudge.questions:
        lines.append(say("digest-asked", count=nudge.questions))
    return lines


def _why(presenter: TablePresenter, nudge: Nudge) -> str:
    """Why the person must answer in another player's turn; "" in their own turn."""
    seats = _seats(presenter, nudge)
    return next((presenter.why(presenter.public, seat) for seat in seats), "")


def _seats(presenter: TablePresenter, nudge: Nudge) -> list[Seat]:
    """The person's seats that the table waits for."""
    return [seat for seat, who in presenter.table.awaited.items() if who == nudge.person]


def nudge_mark(nudge: Nudge) -> str:
    """The argument of a nudge's button, unique for each nudge."""
    if nudge.ends is not None:
        return f"ends {nudge.person} {int(nudge.ends)}"
    return f"nudge {nudge.person} {int(nudge.since)} {nudge.number}"


def _return(presenter: TablePresenter) -> ui.Button[MessageView]:
    """A button to take one's seat back. It also works in direct messages."""
    return button(presenter.say("button-comeback"), CustomId("return", presenter.table.id))


def _to_table(presenter: TablePresenter, post_id: int | None) -> ui.Button[MessageView]:
    """A link to the table's newest post."""
    return link(presenter.say("button-to-table"), message_url(presenter.table.place, post_id))
