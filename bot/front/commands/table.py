"""`/table`: everything about the table of a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import (
    Param,
    Run,
    Spec,
    fixed_choices,
    game_choices,
    group,
    keyed_choices,
    language_choices,
    player_choices,
)
from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.reachable import ReachableTables
from bot.front.interaction.services import Services
from bot.front.lobby import lobby_actions
from bot.front.looking_back import queries
from bot.front.looking_back.history import Wish
from bot.front.looking_back.legend import show_board_legend
from bot.front.panel import hints, turn
from bot.front.shown.clock_lines import CLOCK_WORDS, clock_word
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.presenter import with_names
from bot.front.shown.variants import chosen_line
from bot.matches.schedule.clocks import CLOCKS, OFF, ON_TIMEOUT, SHORT
from bot.matches.table import requests
from bot.matches.table.model import HOURS, Table
from bot.matches.table.requests import Answer, Refused, Request
from rules.game import Illegal

THREAD = "thread"
"""The choice to open a table in a new thread of the channel."""
AS_DISCORD = "discord"
"""The choice to use the language of the person who opens a table."""


def table_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/table`."""
    return [group(services, "table", *_gathering(services), *_playing(), *_seat_and_list_specs())]


def _gathering(services: Services) -> list[Spec]:
    """The commands to open, fill, start, change and close a table."""
    game = Param("game", "param-game", choices=game_choices(services))
    places = keyed_choices(services, {"here": "open-here", THREAD: "open-thread"})
    where = Param("where", "param-in", required=False, choices=places, display_name="in")
    player = Param("player", "param-player", choices=player_choices(services))
    return [
        Spec("open", open_table, (game, suggest.OPTIONS, where)),
        Spec("join", run_for(requests.Join())),
        Spec("leave", run_for(requests.Leave())),
        Spec("add", asking(requests.AddComputer), (player,)),
        Spec("start", run_for(requests.Start())),
        Spec("settings", settings, _settings(services)),
        Spec("close", run_for(requests.Close())),
    ]


def _settings(services: Services) -> tuple[Param, ...]:
    """The options of `/table settings`."""
    choices = {
        ("language", "param-language"): language_choices(services, {}),
        ("reminders", "param-reminders"): fixed_choices(services, "reminders-{}", HOURS),
        ("clock", "param-clock"): fixed_choices(services, "clock-{}", (OFF, *CLOCKS)),
        ("on_timeout", "param-timeout"): fixed_choices(services, "timeout-{}", ON_TIMEOUT),
        ("server_language", "param-server"): language_choices(
            services, {AS_DISCORD: "language-of-opener"}
        ),
    }
    return tuple(
        Param(*named, required=False, choices=offered) for named, offered in choices.items()
    )


def _playing() -> list[Spec]:
    """The commands of `/table` for players of a running game."""
    return [
        Spec("turn", at_table(turn.show_turn)),
        Spec("confirm", at_table(turn.confirm)),
        Spec("back", at_table(turn.step_back)),
        Spec("hint", at_table(hints.show_hint)),
        Spec("undo", run_for(requests.AskUndo())),
        Spec("resign", at_table(resign)),
    ]


def _seat_and_list_specs() -> list[Spec]:
    """The other commands of `/table`."""
    seen = Param("table", "param-watch", suggest=suggest.open_tables)
    table = Param("table", "param-shown", required=False, suggest=suggest.shown_tables)
    followed = Param("table", "param-unwatch", required=False, suggest=suggest.followed_tables)
    return [
        Spec("board", looking_at(queries.show_board), (table,)),
        Spec("legend", looking_at(show_board_legend), (table,)),
        Spec("hand", looking_at(queries.show_hand), (table,)),
        Spec("remaining", looking_at(queries.show_remaining), (table,)),
        Spec("log", looking_at(queries.show_log), (table,)),
        Spec("history", history, (Param("turn", "param-turn", required=False), table)),
        Spec("info", looking_at(info), (table,)),
        Spec("watch", watch, (seen,)),
        Spec("unwatch", unwatch, (followed,)),
    ]


Work = Callable[[InteractionContext, Table], Awaitable[None]]


def at_table(work: Work) -> Run:
    """Makes a command's function from work on the channel's table."""

    async def run(context: InteractionContext) -> None:
        await work(context, await context.tables.here())

    return run


def looking_at(
    show: Work,
    find: Callable[[ReachableTables, str], Awaitable[Table]] = ReachableTables.visible_table,
) -> Run:
    """Makes a command's function from work that shows a table, which the command may name."""

    async def run(context: InteractionContext, table: str) -> None:
        await show(context, await find(context.tables, table))

    return run


def run_for(request: Request) -> Run:
    """A command's function that submits a request about the channel's table."""
    return asking(lambda: request)


def asking(request: Callable[..., Request]) -> Run:
    """A command's function that makes a request from its options and submits it for the channel's
    table."""

    async def run(context: InteractionContext, **options: str) -> None:
        await ask_for(context, request(**options))

    return run


async def ask_for(context: InteractionContext, *wishes: Request) -> None:
    """Submits requests about the channel's table and shows the answers."""
    await context.tell(*await answers(context, wishes))


async def answers(context: InteractionContext, wishes: Sequence[Request]) -> list[str]:
    """Submits requests about the channel's table, updates the lobby, and returns a text for each
    result. Refuses if all of them are refused."""
    table = await context.tables.here()
    outcomes = [await _outcome(context, table, one, at) for at, one in enumerate(wishes)]
    if all(isinstance(outcome, Refused) for outcome in outcomes):
        raise next(outcome for outcome in outcomes if isinstance(outcome, Refused))
    changed = await context.tables.again(table)
    await lobby_actions.show_anew(context, table)
    sentences = (
        context.sentence(outcome)
        if isinstance(outcome, Refused)
        else answer_text(context, changed, outcome)
        for outcome in outcomes
    )
    return list(dict.fromkeys(sentences))


async def _outcome(
    context: InteractionContext, table: Table, wish: Request, at: int
) -> Answer | Refused:
    """The answer or refusal to one of several requests, so that a refusal does not hide what was
    stored."""
    try:
        return await context.submit(table, wish, f"-{at}" if at else "")
    except Refused as refused:
        return refused


def answer_text(context: InteractionContext, table: Table, answer: Answer) -> str:
    """The sentence for an answer."""
    if answer.key == "closed":  # this version may not have the game
        return context.say("answer-closed")
    presenter = context.presenter(table)
    if answer.key == "option-chosen":
        return chosen_line(presenter, presenter.game.meta.option(str(answer.args["option"])))
    prose = presenter.prose
    named = with_names(answer.args, context.services.texts, context.locale)
    arguments = {n: prose.clean(v) if isinstance(v, str) else v for n, v in named.items()}
    names = prose.seats(range(len(table.seats)))
    args = {"game": presenter.title(), "id": table.id, "names": names, **arguments}
    args |= {n: clock_word(context.say, n, str(args[n])) for n in CLOCK_WORDS if n in args}
    if "channel" in args:
        args["channel"] = f"<#{args['channel']}>"
    if "locale" in args:
        args["locale"] = context.services.texts.say(str(answer.args["locale"]), "language-name")
    sentence = context.say(f"answer-{answer.key}", **args)
    short = answer.key == "clock-chosen" and answer.args["clock"] in SHORT
    return f"{sentence}\n{context.say('clock-waking')}" if short else sentence


async def open_table(context: InteractionContext, game: str, options: str, where: str) -> None:
    """`/table open`: opens a lobby."""
    await lobby_actions.open_table(context, game, options, own_thread=where == THREAD)


async def settings(
    context: InteractionContext,
    language: str,
    reminders: str,
    clock: str,
    on_timeout: str,
    server_language: str,
) -> None:
    """`/table settings`: changes settings of the channel's table, and the server's language."""
    if not (language or reminders or clock or on_timeout or server_language):
        raise Refused("nothing-chosen")
    if server_language and not context.person.manages_server:
        raise Refused("not-server-manager")
    if on_timeout and not clock and (await context.tables.here()).clock is None:
        raise Refused("no-clock")
    wishes: list[Request] = []
    if language:
        wishes.append(requests.ChooseLocale(context.services.texts.pick(language)))
    if reminders:
        hours = int(reminders) if reminders in map(str, HOURS) else -1
        wishes.append(requests.ChooseReminders(hours))
    if clock or on_timeout:
        wishes.append(requests.ChooseClock(clock, on_timeout))
    sentences = await answers(context, wishes) if wishes else []
    if server_language:
        sentences.append(await _choose_server_language(context, server_language))
    await context.tell(*sentences)


async def _choose_server_language(context: InteractionContext, language: str) -> str:
    """Sets the language of new tables in the server. Returns the answer's text."""
    chosen = None if language == AS_DISCORD else context.services.texts.pick(language)
    await context.choose_server_locale(chosen)
    if chosen is None:
        return context.say("server-language-opener")
    name = context.services.texts.say(chosen, "language-name")
    return context.say("server-language-chosen", locale=name)


async def resign(context: InteractionContext, table: Table) -> None:
    """`/table resign`: asks for confirmation first."""
    turn.seat_in(context, table)
    yes = button(
        context.say("button-resign"), CustomId("resign", table.id), discord.ButtonStyle.danger
    )
    no = button(context.say("button-keep"), CustomId("keep", table.id))
    sure = "resign-sure" if len(table.playing) > 1 else "resign-last"
    await context.show(MessageView(text(context.say(sure)), *rows([yes, no])))


async def info(context: InteractionContext, table: Table) -> None:
    """`/table info`: shows data about the table. If a lobby has lost its message, it is posted
    again."""
    await lobby_actions.show_anew(context, table)
    await queries.show_info(context, table)


async def history(context: InteractionContext, turn: str, table: str) -> None:
    """`/table history`: shows the turn with this number. Without a number it shows the first turn
    after the person's last decision, or else the newest."""
    turn = turn.strip()
    if turn and not turn.isdecimal():
        raise Illegal("not-a-number", word=turn)
    wish = Wish("to", read_number(turn)) if turn else Wish("since")
    await queries.show_history(context, await context.tables.visible_table(table), wish)


async def watch(context: InteractionContext, table: str) -> None:
    """`/table watch`: follows a table in this channel, at once or after its host has agreed."""
    lobby_actions.check_permissions(context)
    watched = await context.tables.askable(table)
    place, locale = context.place, await context.table_locale()
    guild, channel = context.interaction.guild, context.interaction.channel
    request = requests.Watch(
        place,
        locale,
        may_send=may_send(context.interaction),
        server=guild.name if guild else "",
        channel=str(getattr(channel, "name", "") or ""),
    )
    answer = await context.submit(watched, request)
    body = text(answer_text(context, watched, answer))
    new = [watched.game] if watched.seat_of(context.person.id) is None else []
    await context.show(MessageView(body, *rows(learn_buttons(context.say, new))))


async def unwatch(context: InteractionContext, table: str) -> None:
    """`/table unwatch`: stops following a table, by default the one followed in this channel."""
    followed = await context.tables.followed(table)
    answer = await context.submit(followed, requests.Unwatch(context.place))
    await context.tell(answer_text(context, followed, answer))
