"""What a nudge says: in the table's channel, and to its person alone."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Nudge


def nudge_post(presenter: TablePresenter, nudge: Nudge, post_id: int | None) -> MessageView:
    """One person, mentioned in the table's channel, with the ways to their panel and to the newest
    post."""
    key = "nudge-reminder" if nudge.number else "nudge"
    since = f"<t:{int(nudge.since)}:R>"
    who = f"<@{nudge.person}>"
    told = presenter.say(key, who=who, id=presenter.table.id, since=since)
    if nudge.asked:
        asks = presenter.say("nudge-asked", who=who, id=presenter.table.id)
        return MessageView(text(asks), *rows([_way(presenter, post_id)]))
    if why := _why(presenter, nudge):
        told = presenter.say("post-answer", who=who, why=why)
    move = button(
        presenter.say("button-your-move"),
        CustomId("turn", presenter.table.id, nudge_mark(nudge)),
        discord.ButtonStyle.primary,
    )
    return MessageView(text(told), *rows([move, _way(presenter, post_id)]))


def direct_nudge(presenter: TablePresenter, nudge: Nudge, post_id: int | None) -> MessageView:
    """The same for that person alone: panels open in the table's server only, so a link leads
    there."""
    key = "nudge-direct-reminder" if nudge.number else "nudge-direct"
    channel, since = f"<#{presenter.table.place.channel_id}>", f"<t:{int(nudge.since)}:R>"
    told = presenter.say(
        key, game=presenter.title(), channel=channel, id=presenter.table.id, since=since
    )
    if nudge.asked:
        told = presenter.say(
            "nudge-direct-asked", game=presenter.title(), channel=channel, id=presenter.table.id
        )
    elif why := _why(presenter, nudge):
        told = f"{told}\n{presenter.say('nudge-why', why=why)}"
    return MessageView(text(told), *rows([_way(presenter, post_id)]))


def _why(presenter: TablePresenter, nudge: Nudge) -> str:
    """Why the person must answer in another's turn; "" in their own."""
    seats = (seat for seat, who in presenter.table.awaited.items() if who == nudge.person)
    return next((presenter.why(presenter.public, seat) for seat in seats), "")


def nudge_mark(nudge: Nudge) -> str:
    """What the button of a nudge carries, so that it can be told from every other."""
    return f"nudge {nudge.person} {int(nudge.since)} {nudge.number}"


def _way(presenter: TablePresenter, post_id: int | None) -> ui.Button[MessageView]:
    """A link to the table's newest post."""
    place = presenter.table.place
    parts = [place.guild_id, place.channel_id, *([post_id] if post_id else [])]
    url = "https://discord.com/channels/" + "/".join(map(str, parts))
    return ui.Button(label=presenter.say("button-to-table"), url=url)
