"""Every button and list: what a tap does. Stateless, so it works after a restart, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.front.interaction.context import Acknowledge, InteractionContext
from bot.front.interaction.questions import close_question
from bot.front.interaction.services import UNREACHABLE
from bot.front.lobby import followers, lobby_actions, seats, table_lists
from bot.front.lobby.lobby_view import HINTS_ALLOWED
from bot.front.looking_back import describing, queries, review, rulebook
from bot.front.looking_back.history import read_wish
from bot.front.own import forgetting, practice
from bot.front.panel import confirming, explaining, hints, turn
from bot.front.shown.custom_ids import CustomId
from bot.matches.table.model import Table
from bot.matches.table.requests import (
    AddComputer,
    AllowHints,
    AnswerProposal,
    AnswerUndo,
    ChooseOption,
    Join,
    Leave,
    Refused,
    RemoveComputer,
    Request,
    Resign,
    Restore,
    Start,
    Stay,
)

Handle = Callable[[InteractionContext, Table, CustomId, str], Awaitable[None]]
"""Answers a tap about a table within the person's reach; the last argument is the value picked from
a list, "" for a button."""


@dataclass(frozen=True, slots=True)
class ComponentHandler:
    """How a kind of control is acknowledged and answered."""

    acknowledge: Acknowledge
    handle: Handle
    looks: bool = False
    """It only shows what everybody may know, so it works in channels that follow the table, too."""
    private: bool = False
    """It belongs to private tables and to no other."""


@dataclass(frozen=True, slots=True)
class ListHandler:
    """The same for controls of a list, which belong to no table."""

    acknowledge: Acknowledge
    handle: Callable[[InteractionContext, CustomId, str], Awaitable[None]]


async def your_move(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*Your move* under a public post."""
    await turn.show_turn(context, table)


async def pick(context: InteractionContext, table: Table, custom_id: CustomId, value: str) -> None:
    """A word of an action was picked."""
    words = (*custom_id.words, *value.split())
    await turn.pick(context, table, words, custom_id.version)


async def listed(
    context: InteractionContext, table: Table, custom_id: CustomId, value: str
) -> None:
    """Words were picked from one of a panel's lists."""
    await turn.pick(context, table, value.split(), custom_id.version)


async def group(context: InteractionContext, table: Table, custom_id: CustomId, value: str) -> None:
    """A group of a long list was picked."""
    await turn.pick(context, table, custom_id.words, custom_id.version, _number(value))


async def layer(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """A layer of a panel's picture was switched; the question stays the same."""
    shown, _, words = custom_id.rest.partition(" ")
    planning, group = custom_id.verb == "planlayer", _number(shown)
    await turn.pick(context, table, words.split(), custom_id.version, group, planning=planning)


async def plan(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*Plan Ahead…* beside a complete turn, and what is asked again while planning."""
    await turn.pick(context, table, custom_id.words, custom_id.version, planning=True)


def _number(group: str) -> int:
    """The number of a group of a long list, -1 for none."""
    return int(group) if group.isdecimal() and len(group) < 4 else -1


async def sure(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """Yes, take the action although it reveals something."""
    await turn.choose(context, table, (custom_id.rest,), basis=custom_id.version, commit=True)


async def confirm(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The turn is confirmed."""
    await turn.confirm(context, table, custom_id.version)


async def back(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """One step back."""
    await turn.step_back(context, table, custom_id.version)


async def start_over(
    context: InteractionContext, table: Table, custom_id: CustomId, _: str
) -> None:
    """All steps back."""
    await turn.step_back(context, table, custom_id.version, everything=True)


async def hint(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*Hint*: what one could do now, in a message of its own beside the panel."""
    await hints.show_hint(context, table)


async def forget(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """What was planned is given up."""
    await turn.forget(context, table)


async def board(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The board as it is now."""
    await queries.show_board(context, table)


async def hand(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """One's own hand."""
    await queries.show_hand(context, table)


async def left(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """What is still to come."""
    await queries.show_remaining(context, table)


async def history(
    context: InteractionContext, table: Table, custom_id: CustomId, value: str
) -> None:
    """*History* under a public post, and every control of the history itself."""
    await queries.show_history(context, table, read_wish(custom_id.rest, value))


async def log(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """Another page of the log."""
    await queries.show_log(context, table, custom_id.rest)


async def explain(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*What Is This?*: the rules for what the panel asks."""
    await explaining.show_explanation(context, table, custom_id)


async def words(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*In Words*, and the pages of it."""
    await describing.show_words(context, table, custom_id.rest)


async def rules(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The rules of the table's game."""
    await rulebook.show_rules(context, table.game)


async def computer(
    context: InteractionContext, table: Table, custom_id: CustomId, value: str
) -> None:
    """A computer player was picked from the lobby's list."""
    await _in_lobby(context, table, AddComputer(value))


async def option(
    context: InteractionContext, table: Table, custom_id: CustomId, value: str
) -> None:
    """A variant was switched or picked."""
    await _in_lobby(context, table, _choice(custom_id, value))


def _choice(custom_id: CustomId, value: str) -> ChooseOption:
    name, _, switched = custom_id.rest.partition(" ")
    return ChooseOption(name, value or switched)


async def variants(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """*Variants…* in the lobby."""
    await lobby_actions.show_variants(context, table)


async def variant(
    context: InteractionContext, table: Table, custom_id: CustomId, value: str
) -> None:
    """A variant was switched or picked beside the lobby; both show it."""
    await lobby_actions.choose_variant(context, table, _choice(custom_id, value))


async def allow_hints(
    context: InteractionContext, table: Table, custom_id: CustomId, _: str
) -> None:
    """Hints were allowed or forbidden in the lobby."""
    await _in_lobby(context, table, AllowHints(allowed=custom_id.rest == HINTS_ALLOWED))


def _lobby_button(request: Request) -> ComponentHandler:
    async def work(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
        await _in_lobby(context, table, request)

    return ComponentHandler("update", work)


async def _in_lobby(context: InteractionContext, table: Table, request: Request) -> None:
    """Carries out a lobby request and shows the lobby anew, at best in the tapped message."""
    try:
        await context.submit(table, request)
    except Refused as refused:
        if refused.key in ("not-lobby", "not-open"):
            await _shown_lobby(context, table)
        raise
    await _shown_lobby(context, table)


async def _shown_lobby(context: InteractionContext, before: Table) -> None:
    tapped = context.interaction.message
    async with context.services.showing(before.id):
        table = await context.tables.again(before)
        if tapped is not None and tapped.id == table.lobby_message_id and not context.late:
            with suppress(*UNREACHABLE):
                await context.show(lobby_actions.in_place(context.services, table, tapped))
                return
    await lobby_actions.refresh(context.services, context.interaction.client, before.id)


async def vote(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """An answer to what the people of a table decide together. Once that is decided the buttons
    go with the post that tells so."""
    mark, _, choice = custom_id.rest.rpartition(" ")
    try:
        answer = await context.submit(table, AnswerProposal(mark, choice))
    except Refused as refused:
        if refused.key == "no-vote":
            await close_question(context)
        raise
    await context.tell(context.say(f"answer-{answer.key}"))


def _undo_button(*, agree: bool) -> ComponentHandler:
    async def work(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
        try:
            answer = await context.submit(table, AnswerUndo(agree, custom_id.rest))
        except Refused as refused:
            if refused.key in ("no-undo-pending", "no-vote"):
                await close_question(context)
            raise
        await context.tell(context.say(f"answer-{answer.key}", **answer.args))

    return ComponentHandler("private", work)


def _seat_button(*, agree: bool) -> ComponentHandler:
    async def work(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
        await seats.answer_invitation(context, table, custom_id, agree=agree)

    return ComponentHandler("private", work)


async def rematch(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The same people play again."""
    await seats.rematch(context, table)


async def resign(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """Yes, give up."""
    answer = await context.submit(table, Resign())
    await context.tell(context.say(f"answer-{answer.key}"))


async def keep(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """No, do not give up."""
    await context.tell(context.say("resign-kept"))


async def stay(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The lobby stays open."""
    await _settled(context, table, Stay())


async def restore(context: InteractionContext, table: Table, custom_id: CustomId, _: str) -> None:
    """The archived table goes on where it was."""
    await _settled(context, table, Restore(table.place))


async def _settled(context: InteractionContext, table: Table, request: Request) -> None:
    """Does what the button under a notice is for; then it is for nothing any more."""
    try:
        answer = await context.submit(table, request)
    except Refused as refused:
        if refused.key in ("not-lobby", "not-archived"):
            await close_question(context)
        raise
    await context.tell(context.say(f"answer-{answer.key}", channel=f"<#{table.place.channel_id}>"))
    await close_question(context)


COMPONENT_HANDLERS: Mapping[str, ComponentHandler] = {
    "turn": ComponentHandler("private", your_move),
    "hand": ComponentHandler("private", hand),
    "board": ComponentHandler("panel", board, looks=True),
    "left": ComponentHandler("private", left, looks=True),
    "history": ComponentHandler("panel", history, looks=True),
    "log": ComponentHandler("panel", log, looks=True),
    "rules": ComponentHandler("private", rules, looks=True),
    "newcomer": ComponentHandler("private", rules, looks=True),
    "explain": ComponentHandler("private", explain),
    "words": ComponentHandler("private", words, looks=True),
    "wordpage": ComponentHandler("panel", words, looks=True),
    "pick": ComponentHandler("panel", pick),
    "list": ComponentHandler("panel", listed),
    "group": ComponentHandler("panel", group),
    "layer": ComponentHandler("panel", layer),
    "plan": ComponentHandler("panel", plan),
    "planlayer": ComponentHandler("panel", layer),  # the same while planning
    "sure": ComponentHandler("panel", sure),
    "confirm": ComponentHandler("panel", confirm),
    "back": ComponentHandler("panel", back),
    "restart": ComponentHandler("panel", start_over),
    "over": ComponentHandler("panel", start_over),  # of panels made before "restart"
    "forget": ComponentHandler("panel", forget),
    "hint": ComponentHandler("private", hint),
    "line": ComponentHandler("panel", hints.show_line),
    "take": ComponentHandler("panel", hints.take_line),
    "join": _lobby_button(Join()),
    "leave": _lobby_button(Leave()),
    "start": _lobby_button(Start()),
    "remove": _lobby_button(RemoveComputer()),
    "computer": ComponentHandler("update", computer),
    "option": ComponentHandler("update", option),
    "variants": ComponentHandler("private", variants),
    "variant": ComponentHandler("panel", variant),
    "hints": ComponentHandler("update", allow_hints),
    "agree": _undo_button(agree=True),
    "refuse": _undo_button(agree=False),
    "vote": ComponentHandler("private", vote),
    "resign": ComponentHandler("private", resign),
    "keep": ComponentHandler("private", keep),
    "accept": _seat_button(agree=True),
    "decline": _seat_button(agree=False),
    "rematch": ComponentHandler("private", rematch),
    "stay": ComponentHandler("private", stay),
    "restore": ComponentHandler("private", restore),
    "admit": ComponentHandler("panel", followers.admit),
    "reject": ComponentHandler("panel", followers.reject),
    "unfollow": ComponentHandler("panel", followers.end),
    "followable": ComponentHandler("panel", followers.switch),
    "followers": ComponentHandler("panel", followers.turn_page),
    "practise": ComponentHandler("panel", practice.go_on, private=True),
    "takeback": ComponentHandler("panel", practice.take_back, private=True),
    "giveup": ComponentHandler("panel", practice.give_up, private=True),
    "again": ComponentHandler("panel", practice.again, private=True),
    "anew": ComponentHandler("panel", practice.anew, private=True),
    "past": ComponentHandler("private", practice.look_back, private=True),
}
"""Every verb that a custom id about a table may carry."""

LIST_HANDLERS: Mapping[str, ListHandler] = {
    "tables": ListHandler("panel", table_lists.turn_page),
    "rulepage": ListHandler("panel", rulebook.turn_page),
    "forgetme": ListHandler("panel", forgetting.forget),
    "forgetserver": ListHandler("panel", forgetting.ask_server_again),
    "deleteserver": ListHandler("panel", forgetting.forget_server),
    "lastpick": ListHandler("panel", confirming.answer),
    "review": ListHandler("panel", review.tapped),  # also for those who have resigned
}
"""Every other verb."""


async def handle_component(
    context: InteractionContext,
    control: ComponentHandler | ListHandler,
    custom_id: CustomId,
    value: str,
) -> None:
    """Answers a tap; the picture keeps the layers that were switched on where it was tapped."""
    if isinstance(control, ListHandler):
        await control.handle(context, custom_id, value)
        return
    context.layers = custom_id.layers
    table = await context.tables.tapped(custom_id.table, looks=control.looks)
    if control.private and table.owner is None:
        raise Refused("outdated")
    table = await practice.brought_back(context, table)
    await control.handle(context, table, custom_id, value)


async def outdated(context: InteractionContext) -> None:
    """A control of an older version, or of somebody's invention."""
    raise Refused("outdated")
