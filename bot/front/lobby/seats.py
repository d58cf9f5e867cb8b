"""Seats by buttons and commands: rematches, and answers to questions about seats."""

from __future__ import annotations

import discord

from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.public_questions import close_question
from bot.front.lobby import lobby_actions
from bot.front.panel import turn
from bot.front.shown.custom_ids import CustomId, read_id, read_number
from bot.front.shown.message_views import MessageView, link, message_url, rows, text
from bot.matches.table.model import Table
from bot.matches.table.requests import AnswerInvitation, Join, Refused, Rematch, TakeSeat


def check_can_answer(who: discord.User | discord.Member) -> None:
    """Refuses a person who cannot tap buttons in the channel of the command."""
    if who.bot:
        raise Refused("is-bot")
    if not isinstance(who, discord.Member):
        raise Refused("not-member")
    may = who.resolved_permissions
    if may is None or not (may.view_channel or may.administrator):
        raise Refused("sees-nothing", name=who.display_name)


async def answer_invitation(
    context: InteractionContext, table: Table, custom_id: CustomId, *, agree: bool
) -> None:
    """Accepts or declines an invitation. When nobody else has to answer the question, it loses its
    buttons."""
    request = _answer_to(context, custom_id, agree=agree)
    try:
        answer = await context.submit(table, request)
    except Refused as refused:
        if refused.key == "invitation-gone":
            await _close_answered(context, table, custom_id)
        raise
    await lobby_actions.show_anew(context, table)
    args = {name: str(value) for name, value in answer.args.items()}
    presenter = context.presenter(table)
    clean_args = {name: presenter.prose.clean(value) for name, value in args.items()}
    await context.tell(context.say(f"answer-{answer.key}", **clean_args))
    await _close_answered(context, table, custom_id)


def _answer_to(
    context: InteractionContext, custom_id: CustomId, *, agree: bool
) -> AnswerInvitation:
    """The request to answer an invitation: the one named by the button, or else the tapping
    person's."""
    who, _, seat = custom_id.rest.partition(" ")
    user_id, number = read_id(who) if who else context.person.id, read_number(seat, -1)
    if user_id is None or (seat and number < 0):
        raise Refused("outdated")
    return AnswerInvitation(agree, user_id, number if seat else None)


async def _close_answered(context: InteractionContext, table: Table, custom_id: CustomId) -> None:
    """Removes the buttons of the tapped question, unless somebody else still has to answer."""
    invited = (await context.tables.again(table)).invited
    if custom_id.words:
        invited = [i for i in invited if str(i.user_id) == custom_id.words[0]]
    if not invited and context.interaction.message is not None:
        await close_question(context)


async def come_back(context: InteractionContext, table: Table) -> None:
    """Gives the person the seat back that a computer player plays for them, and shows their
    panel."""
    seat = table.played_for(context.person.id)
    if seat is None:
        raise Refused(
            "not-seated" if table.seat_of(context.person.id) is None else "already-seated"
        )
    await context.submit(table, TakeSeat(seat))
    await turn.show_changed(context, table, context.say("answer-seat-back"))


async def come_back_from_anywhere(context: InteractionContext, match_id: str) -> None:
    """Gives the seat back from a list or a direct message. No panel can open there, so the answer
    links to the table."""
    table = await context.tables.sat_at(match_id)
    if context.interaction.guild_id is not None:
        await come_back(context, table)
        return
    seat = table.played_for(context.person.id)
    if seat is None:
        raise Refused("already-seated")
    await context.submit(table, TakeSeat(seat))
    open_table = link(context.say("button-open"), message_url(table.place, None))
    await context.show(MessageView(text(context.say("answer-seat-back")), *rows([open_table])))


async def rematch(context: InteractionContext, table: Table) -> None:
    """Opens the rematch and its lobby. If there already is one, links to it, or takes the seat that
    is reserved for the person there."""
    if table.rematch_of is not None and table.invitation_of(context.person.id) is not None:
        await _accept_there(context, table)  # the command was sent where the new lobby is
        return
    try:
        answer = await context.submit(table, Rematch(may_send(context.interaction)))
    except Refused as refused:
        if refused.key != "rematch-open":
            raise
        there = await context.tables.named(str(refused.args_by_name["table"]))
        if there.status == "lobby" and there.invitation_of(context.person.id) is not None:
            await _accept_there(context, there)
            return
        await context.tell(context.say("refused-rematch-there", link=_link(there)))
        return
    await lobby_actions.tell_opened(context, answer, "answer-rematch")


async def _accept_there(context: InteractionContext, lobby: Table) -> None:
    """Takes the seat reserved for the person in the rematch's lobby."""
    answer = await context.submit(lobby, Join(), "-seat")
    await context.tell(f"{context.say('answer-rematch-joined', link=_link(lobby), **answer.args)}")
    await lobby_actions.refresh(context.services, context.interaction.client, lobby.id)


def _link(table: Table) -> str:
    """A link to the message of the table's lobby, or to its channel if the message is unknown."""
    place = table.place
    if table.lobby_message_id is None:
        return f"<#{place.channel_id}>"
    return message_url(place, table.lobby_message_id)
