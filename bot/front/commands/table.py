"""`/table`: everything about the table of a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot.front import lobby_actions, queries, turn
from bot.front.commands import suggest
from bot.front.commands.build import CHOICE_LIMIT, Param, Run, Spec, group
from bot.front.context import InteractionContext
from bot.front.custom_ids import CustomId
from bot.front.message_views import MessageView, button, rows, text
from bot.front.services import Services
from bot.front.translate import localised
from bot.front.variants import chosen_line
from bot.matches.model import Table
from bot.matches.requests import (
    AddComputer,
    Answer,
    AskUndo,
    ChooseLocale,
    ChooseOption,
    ChooseReminders,
    Close,
    Join,
    Leave,
    Move,
    Refused,
    RemoveComputer,
    Request,
    Start,
    Unwatch,
    Watch,
)
from bot.matches.waiting import HOURS

AS_DISCORD = "discord"
"""Chosen instead of a language: the one Discord has for the server."""


def table_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/table`."""
    return [
        group(services, "table", "command-table", [*_gathering(services), *_playing(), *_around()])
    ]


def _gathering(services: Services) -> list[Spec]:
    english = services.texts
    games = tuple((english.say("en", f"{key}-name"), key) for key in services.games)
    players = tuple((english.say("en", f"player-{name}"), name) for name in services.players)
    options = Param("options", "param-options", required=False, suggest=suggest.option_settings)
    return [
        _spec("open", open_table, Param("game", "param-game", choices=games), options),
        _spec("join", _about(Join())),
        _spec("leave", _about(Leave())),
        _spec("add", add, Param("player", "param-player", choices=players)),
        _spec("remove", _about(RemoveComputer())),
        _spec(
            "option",
            option,
            Param("name", "param-option", suggest=suggest.option_names),
            Param("value", "param-value", suggest=suggest.option_values),
        ),
        _spec("start", _about(Start())),
        _spec("settings", settings, *_settings(services)),
        _spec("close", _about(Close())),
    ]


def _settings(services: Services) -> list[Param]:
    texts = services.texts
    locales = tuple((texts.say(name, "language-name"), name) for name in texts.locales)
    hours = tuple((localised(texts, f"reminders-{n}", CHOICE_LIMIT), str(n)) for n in HOURS)
    own = (localised(texts, "language-of-discord", CHOICE_LIMIT), AS_DISCORD)
    return [
        Param("language", "param-language", required=False, choices=locales),
        Param("reminders", "param-reminders", required=False, choices=hours),
        Param("server_language", "param-server", required=False, choices=(*locales, own)),
    ]


def _playing() -> list[Spec]:
    return [
        _spec("turn", your_move),
        _spec("confirm", confirm),
        _spec("back", back),
        _spec("undo", undo),
        _spec("resign", resign),
    ]


def _around() -> list[Spec]:
    seen = Param("table", "param-watch", suggest=suggest.open_tables)
    watched = Param("table", "param-unwatch", required=False, suggest=suggest.watched_tables)
    moved = Param("table", "param-move", suggest=suggest.movable_tables)
    return [
        _spec("board", _look(queries.show_board)),
        _spec("hand", _look(queries.show_hand)),
        _spec("remaining", _look(queries.show_remaining)),
        _spec("log", _look(queries.show_log)),
        _spec("info", info),
        _spec("export", _look(queries.show_export)),
        _spec("watch", watch, seen),
        _spec("unwatch", unwatch, watched),
        _spec("move", move, moved),
    ]


def _spec(name: str, run: Run, *params: Param) -> Spec:
    return Spec(name, f"command-table-{name}", run, params)


def _look(show: Callable[[InteractionContext, Table], Awaitable[None]]) -> Run:
    async def run(context: InteractionContext) -> None:
        await show(context, await context.tables.shown_here())

    return run


def _about(request: Request) -> Run:
    async def run(context: InteractionContext) -> None:
        await ask_for(context, request)

    return run


async def ask_for(context: InteractionContext, request: Request) -> None:
    """Carries out a request about the channel's table, tells the answer, refreshes the lobby."""
    table = await context.tables.here()
    answer = await context.submit(table, request)
    changed = await context.tables.again(table)
    if table.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, table.id)
    await context.tell(answer_text(context, changed, answer))


def answer_text(context: InteractionContext, table: Table, answer: Answer) -> str:
    """The sentence for an answer."""
    presenter = context.presenter(table)
    if answer.key == "option-chosen":
        return chosen_line(presenter, presenter.game.meta.option(str(answer.args["option"])))
    prose = presenter.prose
    args = {n: prose.clean(v) if isinstance(v, str) else v for n, v in answer.args.items()}
    if "channel" in args:
        args["channel"] = f"<#{args['channel']}>"
    if "locale" in args:
        args["locale"] = context.services.texts.say(str(answer.args["locale"]), "language-name")
    return context.say(f"answer-{answer.key}", **args)


async def open_table(context: InteractionContext, game: str, options: str) -> None:
    """`/table open`."""
    await lobby_actions.open_table(context, game, options)


async def add(context: InteractionContext, player: str) -> None:
    """`/table add`."""
    await ask_for(context, AddComputer(player))


async def option(context: InteractionContext, name: str, value: str) -> None:
    """`/table option`."""
    await ask_for(context, ChooseOption(name.strip(), value.strip()))


async def settings(
    context: InteractionContext, language: str, reminders: str, server_language: str
) -> None:
    """`/table settings`: those of the channel's table, and the server's language."""
    if not (language or reminders or server_language):
        raise Refused("nothing-chosen")
    if server_language and not context.person.manages_server:
        raise Refused("not-server-manager")
    wishes: list[Request] = []
    if language:
        wishes.append(ChooseLocale(context.services.texts.pick(language)))
    if reminders:
        wishes.append(ChooseReminders(int(reminders) if reminders.isdecimal() else -1))
    told = await _chosen(context, wishes) if wishes else []
    if server_language:
        told.append(await _choose_server_language(context, server_language))
    await context.tell(*told)


async def _chosen(context: InteractionContext, wishes: Sequence[Request]) -> list[str]:
    table = await context.tables.here()
    answers = [await context.submit(table, w, f"-{i}") for i, w in enumerate(wishes)]
    changed = await context.tables.again(table)
    if table.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, table.id)
    return [answer_text(context, changed, answer) for answer in answers]


async def _choose_server_language(context: InteractionContext, language: str) -> str:
    chosen = None if language == AS_DISCORD else context.services.texts.pick(language)
    await context.choose_server_locale(chosen)
    name = context.services.texts.say(await context.server_locale(), "language-name")
    return context.say("server-language-chosen", locale=name)


async def your_move(context: InteractionContext) -> None:
    """`/table turn`: the panel, as behind the button."""
    await turn.show_turn(context, await context.tables.here())


async def confirm(context: InteractionContext) -> None:
    """`/table confirm`."""
    await turn.confirm(context, await context.tables.here())


async def back(context: InteractionContext) -> None:
    """`/table back`."""
    await turn.step_back(context, await context.tables.here())


async def undo(context: InteractionContext) -> None:
    """`/table undo`."""
    await ask_for(context, AskUndo())


async def resign(context: InteractionContext) -> None:
    """`/table resign`: asks first."""
    table = await context.tables.here()
    turn.seat_in(context, table)
    yes = button(
        context.say("button-resign"), CustomId("resign", table.id), discord.ButtonStyle.danger
    )
    no = button(context.say("button-keep"), CustomId("keep", table.id))
    await context.show(MessageView(text(context.say("resign-sure")), *rows([yes, no])))


async def info(context: InteractionContext) -> None:
    """`/table info`; a lobby whose message is lost is posted again."""
    table = await context.tables.shown_here()
    if table.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, table.id)
    await queries.show_info(context, table)


async def watch(context: InteractionContext, table: str) -> None:
    """`/table watch`: follow a table in this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    answer = await context.submit(found, Watch(context.place, await context.server_locale()))
    await context.tell(answer_text(context, found, answer))


async def unwatch(context: InteractionContext, table: str) -> None:
    """`/table unwatch`: no longer; without a name: the one followed here."""
    found = await context.tables.followed(table)
    answer = await context.submit(found, Unwatch(context.place))
    await context.tell(answer_text(context, found, answer))


async def move(context: InteractionContext, table: str) -> None:
    """`/table move`: bring a table into this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    answer = await context.submit(
        found, Move(context.place), manages=await context.tables.managed(found)
    )
    moved = await context.tables.again(found)
    if moved.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, moved.id)
        await lobby_actions.leave_behind(
            context.services, context.interaction.client, found, moved.place
        )
    await context.tell(answer_text(context, moved, answer))
