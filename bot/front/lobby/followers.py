"""The channels that follow a table or ask to, for its host and the channel's managers."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.public_questions import answer_question, close_question
from bot.front.shown.custom_ids import CustomId, read_id, read_number
from bot.front.shown.message_views import MessageView, button, page_buttons, rows, text
from bot.matches.looking.queries import Follower
from bot.matches.table import requests
from bot.matches.table.asked import LAPSE
from bot.matches.table.model import Table
from bot.matches.table.requests import Answer, Place, Refused, Request
from bot.texts.names import safe_name

PAGE = 6
"""The following channels on one page. A message has at most 40 components."""


async def show(context: InteractionContext, table: Table, note: str = "", page: int = 0) -> None:
    """Shows the list of following channels with their *End* buttons, and the switch for more of
    them."""
    manages = table.place.channel_id in context.person.manages
    if not (context.person.id == table.host_id or manages):
        raise Refused("not-manager")
    following = await context.tables.followers(table)
    count = max(1, -(-len(following) // PAGE))
    page = min(page, count - 1)
    head = [note, context.say("followers-title", count=len(following))]
    if not table.followable:
        head.append(context.say("followers-none-further"))
    parts: list[ui.Item[MessageView]] = [text("\n".join(line for line in head if line))]
    asked = await context.tables.requests(table, context.now - LAPSE)
    for follower in asked:
        parts += _asking(context, table, follower)
    followers = following[page * PAGE : (page + 1) * PAGE]
    parts += [_following(context, table, follower) for follower in followers]
    pages = page_buttons(
        context.say, page, count, lambda to: CustomId("followers", table.id, str(to))
    )
    await context.show(MessageView(*parts, *rows([_switch(context, table), *pages])))


def _asking(
    context: InteractionContext, table: Table, follower: Follower
) -> list[ui.Item[MessageView]]:
    """A channel that asks to follow, with buttons to answer."""
    sentence = context.say(
        "followers-asking", name=f"<@{follower.user_id}>", channel=_where(context, follower.place)
    )
    channel = str(follower.place.channel_id)
    agree = button(
        context.say("button-agree"),
        CustomId("admit", table.id, channel),
        discord.ButtonStyle.success,
    )
    refuse = button(context.say("button-refuse"), CustomId("reject", table.id, channel))
    return [text(sentence, 300), *rows([agree, refuse])]


def _following(
    context: InteractionContext, table: Table, follower: Follower
) -> ui.Section[MessageView]:
    """A following channel with its *End* button, and whether the bot may not post there."""
    sentence = context.say(
        "followers-line", name=f"<@{follower.user_id}>", channel=_where(context, follower.place)
    )
    if context.services.may_not_post(follower.place.channel_id):
        sentence += f"\n{context.say('followers-held')}"
    which = CustomId("unfollow", table.id, str(follower.place.channel_id))
    end = button(context.say("button-end"), which, discord.ButtonStyle.danger)
    return ui.Section(text(sentence, 300), accessory=end)


def _where(context: InteractionContext, place: Place) -> str:
    """A link to a channel of this server. Channels of other servers are named, as far as the bot
    knows them."""
    if place.guild_id == context.place.guild_id:
        return f"<#{place.channel_id}>"
    guild = context.interaction.client.get_guild(place.guild_id)
    channel = guild and guild.get_channel_or_thread(place.channel_id)
    if guild is None or channel is None:
        return context.say("followers-elsewhere")
    return f"**{safe_name(channel.name)}** · {safe_name(guild.name)}"


def _switch(context: InteractionContext, table: Table) -> ui.Button[MessageView]:
    key, value = ("button-forbid", "no") if table.followable else ("button-allow", "yes")
    return button(context.say(key), CustomId("followable", table.id, value))


async def turn_page(context: InteractionContext, table: Table, page: str) -> None:
    """Shows another page of the list."""
    await show(context, table, page=read_number(page))


async def answer(context: InteractionContext, table: Table, channel: str, *, agree: bool) -> None:
    """Lets a channel that asked follow the table, or refuses. The result is shown in the list.
    Under the public question it is a private message, and the question loses its buttons."""
    request = requests.AnswerFollow(_channel(channel), agree)
    if context.tapped_privately:
        await _carry_out(context, table, request)
        return
    message = await answer_question(context, table, request, "no-follow-request", "not-open")
    await context.tell(_answer_line(context, message))
    await close_question(context)


async def end(context: InteractionContext, table: Table, channel: str) -> None:
    """Removes a following channel."""
    await _carry_out(context, table, requests.EndFollow(_channel(channel)))


async def switch(context: InteractionContext, table: Table, allowed: str) -> None:
    """Allows (`yes`) or forbids more followers."""
    await _carry_out(context, table, requests.AllowFollowers(allowed == "yes"))


async def _carry_out(context: InteractionContext, table: Table, request: Request) -> None:
    """Submits the request of a button in the list and shows the new list."""
    try:
        note = _answer_line(context, await context.submit(table, request))
    except Refused as refused:
        note = context.sentence(refused)
    await show(context, await context.tables.again(table), note)


def _answer_line(context: InteractionContext, answer: Answer) -> str:
    return context.say(f"answer-{answer.key}")


def _channel(word: str) -> int:
    """The channel id in a button; 0 if it cannot be one."""
    return read_id(word) or 0
