"""The channels that follow a table or ask to, for its host and the channel's managers."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.public_questions import answer_question, close_question
from bot.front.shown.custom_ids import CustomId, read_id, read_number
from bot.front.shown.message_views import MessageView, button, page_buttons, rows, text
from bot.matches.deeds.following import LAPSE
from bot.matches.looking.queries import Follower
from bot.matches.table import requests
from bot.matches.table.model import Table
from bot.matches.table.requests import Answer, Place, Refused, Request
from bot.texts.prose import safe_name

PAGE = 6
"""Following channels on one page: a message has at most 40 parts."""


async def show(context: InteractionContext, table: Table, note: str = "", page: int = 0) -> None:
    """The list, each channel with its *End* button, and the switch for further ones."""
    manages = table.place.channel_id in context.person.manages
    if not (context.person.id == table.host_id or manages):
        raise Refused("not-host")
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
    sentence = context.say(
        "followers-line", name=f"<@{follower.user_id}>", channel=_where(context, follower.place)
    )
    which = CustomId("unfollow", table.id, str(follower.place.channel_id))
    end = button(context.say("button-end"), which, discord.ButtonStyle.danger)
    return ui.Section(text(sentence, 300), accessory=end)


def _where(context: InteractionContext, place: Place) -> str:
    """A channel of this server by its link, one of another by the names the bot knows."""
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
    """Another page of the list."""
    await show(context, table, page=read_number(page))


async def answer(context: InteractionContext, table: Table, channel: str, *, agree: bool) -> None:
    """The channel that asked may follow, or not. Answers in the list, or privately under the public
    question, whose buttons go."""
    request = requests.AnswerFollow(_channel(channel), agree)
    if context.tapped_privately:
        await _carry_out(context, table, request)
        return
    message = await answer_question(context, table, request, "no-follow-request", "not-open")
    await context.tell(_answer_line(context, message))
    await close_question(context)


async def end(context: InteractionContext, table: Table, channel: str) -> None:
    """A channel shall follow no more."""
    await _carry_out(context, table, requests.EndFollow(_channel(channel)))


async def switch(context: InteractionContext, table: Table, allowed: str) -> None:
    """Further channels may follow (`yes`), or not."""
    await _carry_out(context, table, requests.AllowFollowers(allowed == "yes"))


async def _carry_out(context: InteractionContext, table: Table, request: Request) -> None:
    """Carries out what a button of the list asks for, and shows the list as it is then."""
    try:
        note = _answer_line(context, await context.submit(table, request))
    except Refused as refused:
        note = context.sentence(refused)
    await show(context, await context.tables.again(table), note)


def _answer_line(context: InteractionContext, answer: Answer) -> str:
    return context.say(f"answer-{answer.key}")


def _channel(word: str) -> int:
    """The channel that a button is about; 0 for what can be none."""
    return read_id(word) or 0
