"""`/table`: everything about the table of a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import (
    CHOICE_LIMIT,
    LINE_LIMIT,
    Param,
    Run,
    Spec,
    game_choices,
    group,
    player_choices,
)
from bot.front.interaction.access import sends
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.interaction.translate import localised
from bot.front.lobby import lobby_actions
from bot.front.looking_back import queries
from bot.front.looking_back.history import Wish, read_number
from bot.front.panel import hints, turn
from bot.front.shown.clock_lines import CLOCK_WORDS, clock_word
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.presenter import with_names
from bot.front.shown.variants import chosen_line
from bot.matches.due.clocks import CLOCKS, OFF, ON_TIMEOUT
from bot.matches.table.model import Table
from bot.matches.table.requests import (
    AddComputer,
    Answer,
    AskUndo,
    ChooseClock,
    ChooseLocale,
    ChooseReminders,
    Close,
    Join,
    Leave,
    Refused,
    Request,
    Start,
    Unwatch,
    Watch,
)
from bot.matches.table.waiting import HOURS
from rules.game import Illegal

THREAD = "thread"
"""Chosen as the place of a table: a new thread of the channel."""
AS_DISCORD = "discord"
"""Chosen instead of a language: that of whoever opens a table."""


def table_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/table`."""
    return [
        group(services, "table", "command-table", [*_gathering(services), *_playing(), *_around()])
    ]


def _gathering(services: Services) -> list[Spec]:
    options = Param(
        "options",
        "param-options",
        required=False,
        suggest=suggest.option_settings,
        longest=LINE_LIMIT,
    )
    return [
        _spec(
            "open",
            open_table,
            Param("game", "param-game", choices=game_choices(services)),
            options,
            _where(services),
        ),
        _spec("join", _about(Join())),
        _spec("leave", _about(Leave())),
        _spec("add", add, Param("player", "param-player", choices=player_choices(services))),
        _spec("start", _about(Start())),
        _spec("settings", settings, *_settings(services)),
        _spec("close", _about(Close())),
    ]


def _where(services: Services) -> Param:
    keys = {"here": "open-here", THREAD: "open-thread"}
    places = tuple((localised(services.texts, k, CHOICE_LIMIT), v) for v, k in keys.items())
    return Param("where", "param-in", required=False, choices=places, shown="in")


def _settings(services: Services) -> list[Param]:
    texts = services.texts
    locales = tuple((texts.say(name, "language-name"), name) for name in texts.locales)
    hours = tuple((localised(texts, f"reminders-{n}", CHOICE_LIMIT), str(n)) for n in HOURS)
    clocks = tuple((localised(texts, f"clock-{n}", CHOICE_LIMIT), n) for n in (OFF, *CLOCKS))
    follows = tuple((localised(texts, f"timeout-{n}", CHOICE_LIMIT), n) for n in ON_TIMEOUT)
    own = (localised(texts, "language-of-opener", CHOICE_LIMIT), AS_DISCORD)
    return [
        Param("language", "param-language", required=False, choices=locales),
        Param("reminders", "param-reminders", required=False, choices=hours),
        Param("clock", "param-clock", required=False, choices=clocks),
        Param("on_timeout", "param-timeout", required=False, choices=follows),
        Param("server_language", "param-server", required=False, choices=(*locales, own)),
    ]


def _playing() -> list[Spec]:
    return [
        _spec("turn", your_move),
        _spec("confirm", confirm),
        _spec("back", back),
        _spec("hint", hint),
        _spec("undo", undo),
        _spec("resign", resign),
    ]


def _around() -> list[Spec]:
    seen = Param("table", "param-watch", suggest=suggest.open_tables)
    shown = Param("table", "param-shown", required=False, suggest=suggest.shown_tables)
    watched = Param("table", "param-unwatch", required=False, suggest=suggest.watched_tables)
    return [
        _spec("board", looking_at(queries.show_board), shown),
        _spec("hand", looking_at(queries.show_hand), shown),
        _spec("remaining", looking_at(queries.show_remaining), shown),
        _spec("log", looking_at(queries.show_log), shown),
        _spec("history", history, Param("turn", "param-turn", required=False), shown),
        _spec("info", info, shown),
        _spec("watch", watch, seen),
        _spec("unwatch", unwatch, watched),
    ]


def _spec(name: str, run: Run, *params: Param) -> Spec:
    return Spec(name, f"command-table-{name}", run, params)


def looking_at(show: Callable[[InteractionContext, Table], Awaitable[None]]) -> Run:
    """What shows something of a table, as a command that may name the table."""

    async def run(context: InteractionContext, table: str) -> None:
        await show(context, await context.tables.shown_here(table))

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
    named = with_names(answer.args, context.services.texts, context.locale)
    given = {n: prose.clean(v) if isinstance(v, str) else v for n, v in named.items()}
    names = prose.seats(range(len(table.seats)))
    args = {"game": presenter.title(), "id": table.id, "names": names, **given}
    args |= {n: clock_word(context.say, n, str(args[n])) for n in CLOCK_WORDS if n in args}
    if "channel" in args:
        args["channel"] = f"<#{args['channel']}>"
    if "locale" in args:
        args["locale"] = context.services.texts.say(str(answer.args["locale"]), "language-name")
    return context.say(f"answer-{answer.key}", **args)


async def open_table(context: InteractionContext, game: str, options: str, where: str) -> None:
    """`/table open`."""
    await lobby_actions.open_table(context, game, options, own_thread=where == THREAD)


async def add(context: InteractionContext, player: str) -> None:
    """`/table add`."""
    await ask_for(context, AddComputer(player))


async def settings(
    context: InteractionContext,
    language: str,
    reminders: str,
    clock: str,
    on_timeout: str,
    server_language: str,
) -> None:
    """`/table settings`: those of the channel's table, and the server's language."""
    if not (language or reminders or clock or on_timeout or server_language):
        raise Refused("nothing-chosen")
    if server_language and not context.person.manages_server:
        raise Refused("not-server-manager")
    wishes: list[Request] = []
    if language:
        wishes.append(ChooseLocale(context.services.texts.pick(language)))
    if reminders:
        wishes.append(ChooseReminders(int(reminders) if reminders in map(str, HOURS) else -1))
    if clock or on_timeout:
        wishes.append(ChooseClock(clock, on_timeout))
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
    if chosen is None:
        return context.say("server-language-opener")
    name = context.services.texts.say(chosen, "language-name")
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


async def hint(context: InteractionContext) -> None:
    """`/table hint`: what one could do now."""
    await hints.show_hint(context, await context.tables.here())


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


async def info(context: InteractionContext, table: str) -> None:
    """`/table info`; a lobby whose message is lost is posted again."""
    found = await context.tables.shown_here(table)
    if found.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, found.id)
    await queries.show_info(context, found)


async def history(context: InteractionContext, turn: str, table: str) -> None:
    """`/table history`: the newest turn, or one by its number."""
    if turn and not turn.strip().isdecimal():
        raise Illegal("not-a-number", word=turn[:40])
    wish = Wish("to", read_number(turn.strip())) if turn else Wish()
    await queries.show_history(context, await context.tables.shown_here(table), wish)


async def watch(context: InteractionContext, table: str) -> None:
    """`/table watch`: follow a table in this channel, at once or when its host agrees."""
    lobby_actions.check_permissions(context)
    found = await context.tables.askable(table)
    place, locale = context.place, await context.table_locale()
    guild, channel = context.interaction.guild, context.interaction.channel
    request = Watch(
        place,
        locale,
        may_send=sends(context.interaction),
        server=guild.name if guild else "",
        channel=str(getattr(channel, "name", "") or ""),
    )
    answer = await context.submit(found, request)
    await context.tell(answer_text(context, found, answer))


async def unwatch(context: InteractionContext, table: str) -> None:
    """`/table unwatch`: no longer; without a name: the one followed here."""
    found = await context.tables.followed(table)
    answer = await context.submit(found, Unwatch(context.place))
    await context.tell(answer_text(context, found, answer))
