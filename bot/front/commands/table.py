"""`/table`: everything about the table of a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot.front import lobby_actions, queries, turn
from bot.front.commands import suggest
from bot.front.commands.build import CHOICE_LIMIT, Param, Run, Spec, group
from bot.front.context import Ask
from bot.front.custom_ids import Tap
from bot.front.message_views import Sheet, button, rows, text
from bot.front.services import Front
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


def table_commands(front: Front) -> list[app_commands.Group]:
    """The one group `/table`."""
    return [group(front, "table", "command-table", [*_gathering(front), *_playing(), *_around()])]


def _gathering(front: Front) -> list[Spec]:
    english = front.texts
    games = tuple((english.say("en", f"{key}-name"), key) for key in front.games)
    players = tuple((english.say("en", f"player-{name}"), name) for name in front.players)
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
        _spec("settings", settings, *_settings(front)),
        _spec("close", _about(Close())),
    ]


def _settings(front: Front) -> list[Param]:
    texts = front.texts
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


def _look(show: Callable[[Ask, Table], Awaitable[None]]) -> Run:
    async def run(ask: Ask) -> None:
        await show(ask, await ask.tables.shown_here())

    return run


def _about(request: Request) -> Run:
    async def run(ask: Ask) -> None:
        await ask_for(ask, request)

    return run


async def ask_for(ask: Ask, request: Request) -> None:
    """Carries out a request about the channel's table, tells the answer, refreshes the lobby."""
    table = await ask.tables.here()
    answer = await ask.submit(table, request)
    changed = await ask.tables.again(table)
    if table.status == "lobby":
        await lobby_actions.refresh(ask.front, ask.interaction.client, table.id)
    await ask.tell(answer_text(ask, changed, answer))


def answer_text(ask: Ask, table: Table, answer: Answer) -> str:
    """The sentence for an answer."""
    scene = ask.scene(table)
    if answer.key == "option-chosen":
        return chosen_line(scene, scene.game.meta.option(str(answer.args["option"])))
    prose = scene.prose
    args = {n: prose.clean(v) if isinstance(v, str) else v for n, v in answer.args.items()}
    if "channel" in args:
        args["channel"] = f"<#{args['channel']}>"
    if "locale" in args:
        args["locale"] = ask.front.texts.say(str(answer.args["locale"]), "language-name")
    return ask.say(f"answer-{answer.key}", **args)


async def open_table(ask: Ask, game: str, options: str) -> None:
    """`/table open`."""
    await lobby_actions.open_table(ask, game, options)


async def add(ask: Ask, player: str) -> None:
    """`/table add`."""
    await ask_for(ask, AddComputer(player))


async def option(ask: Ask, name: str, value: str) -> None:
    """`/table option`."""
    await ask_for(ask, ChooseOption(name.strip(), value.strip()))


async def settings(ask: Ask, language: str, reminders: str, server_language: str) -> None:
    """`/table settings`: those of the channel's table, and the server's language."""
    if not (language or reminders or server_language):
        raise Refused("nothing-chosen")
    if server_language and not ask.person.manages_server:
        raise Refused("not-server-manager")
    wishes: list[Request] = []
    if language:
        wishes.append(ChooseLocale(ask.front.texts.pick(language)))
    if reminders:
        wishes.append(ChooseReminders(int(reminders) if reminders.isdecimal() else -1))
    told = await _chosen(ask, wishes) if wishes else []
    if server_language:
        told.append(await _choose_server_language(ask, server_language))
    await ask.tell(*told)


async def _chosen(ask: Ask, wishes: Sequence[Request]) -> list[str]:
    table = await ask.tables.here()
    answers = [await ask.submit(table, w, f"-{i}") for i, w in enumerate(wishes)]
    changed = await ask.tables.again(table)
    if table.status == "lobby":
        await lobby_actions.refresh(ask.front, ask.interaction.client, table.id)
    return [answer_text(ask, changed, answer) for answer in answers]


async def _choose_server_language(ask: Ask, language: str) -> str:
    chosen = None if language == AS_DISCORD else ask.front.texts.pick(language)
    await ask.choose_server_locale(chosen)
    name = ask.front.texts.say(await ask.server_locale(), "language-name")
    return ask.say("server-language-chosen", locale=name)


async def your_move(ask: Ask) -> None:
    """`/table turn`: the panel, as behind the button."""
    await turn.show_turn(ask, await ask.tables.here())


async def confirm(ask: Ask) -> None:
    """`/table confirm`."""
    await turn.confirm(ask, await ask.tables.here())


async def back(ask: Ask) -> None:
    """`/table back`."""
    await turn.step_back(ask, await ask.tables.here())


async def undo(ask: Ask) -> None:
    """`/table undo`."""
    await ask_for(ask, AskUndo())


async def resign(ask: Ask) -> None:
    """`/table resign`: asks first."""
    table = await ask.tables.here()
    turn.seat_in(ask, table)
    yes = button(ask.say("button-resign"), Tap("resign", table.id), discord.ButtonStyle.danger)
    no = button(ask.say("button-keep"), Tap("keep", table.id))
    await ask.show(Sheet(text(ask.say("resign-sure")), *rows([yes, no])))


async def info(ask: Ask) -> None:
    """`/table info`; a lobby whose message is lost is posted again."""
    table = await ask.tables.shown_here()
    if table.status == "lobby":
        await lobby_actions.refresh(ask.front, ask.interaction.client, table.id)
    await queries.show_info(ask, table)


async def watch(ask: Ask, table: str) -> None:
    """`/table watch`: follow a table in this channel."""
    lobby_actions.check_permissions(ask)
    found = await ask.tables.named(table)
    answer = await ask.submit(found, Watch(ask.place, await ask.server_locale()))
    await ask.tell(answer_text(ask, found, answer))


async def unwatch(ask: Ask, table: str) -> None:
    """`/table unwatch`: no longer; without a name: the one followed here."""
    found = await ask.tables.followed(table)
    answer = await ask.submit(found, Unwatch(ask.place))
    await ask.tell(answer_text(ask, found, answer))


async def move(ask: Ask, table: str) -> None:
    """`/table move`: bring a table into this channel."""
    lobby_actions.check_permissions(ask)
    found = await ask.tables.named(table)
    answer = await ask.submit(found, Move(ask.place), manages=await ask.tables.managed(found))
    moved = await ask.tables.again(found)
    if moved.status == "lobby":
        await lobby_actions.refresh(ask.front, ask.interaction.client, moved.id)
        await lobby_actions.leave_behind(ask.front, ask.interaction.client, found, moved.place)
    await ask.tell(answer_text(ask, moved, answer))
