"""`/record`: exporting, importing and replaying a game."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, group, keyed_choices
from bot.front.commands.table import looking_at
from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.reachable import ReachableTables
from bot.front.interaction.services import UNREACHABLE, Services
from bot.front.lobby import lobby_actions
from bot.front.looking_back import poster, queries, replay
from bot.limits import MAX_RECORD_BYTES, MAX_RECORD_MOVES
from bot.matches.table.imported import ImportedGame, replay_record
from bot.matches.table.requests import ImportGame, Refused
from bot.texts.prose import Prose
from rules.record import Record, RecordError, parse

LOOK, PLAY = "look", "play"
"""The possible purposes of an import."""
_TEXT_SHOWN = 80
SEED_LENGTH = 64
"""The most characters of a seed that the database can store."""


def record_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/record`."""
    begun, played = (
        Param("table", "param-described", required=False, suggest=tables)
        for tables in (suggest.begun_tables, suggest.played_tables)
    )
    described = ReachableTables.described_here  # the person's practice game, too
    uses = keyed_choices(services, {LOOK: "import-look", PLAY: "import-play"})
    imported = (
        Param("record", "param-record", kind=discord.Attachment),
        Param("use", "param-use", required=False, choices=uses),
    )
    specs = (
        Spec("import", import_record, imported),
        Spec("export", looking_at(queries.show_export, described), (played,)),
        Spec("replay", looking_at(replay.show_replay, described), (begun,)),
        Spec("poster", looking_at(poster.show_poster, described), (begun,)),
    )
    return [group(services, "record", *specs)]


async def import_record(context: InteractionContext, record: discord.Attachment, use: str) -> None:
    """`/record import`: makes a table from a record file, to look through the game or to continue
    it."""
    _check_may(context)
    text = await _text(record)
    game = ""
    try:
        parsed = await asyncio.to_thread(parse, text)
        game = parsed.game
        _check_length(parsed)
        imported = await asyncio.to_thread(replay_record, context.services.games, parsed)
    except RecordError as error:
        await context.tell(_wrong(context, game, error))
        return
    await _keep(context, imported, goes_on=use == PLAY)


def _check_may(context: InteractionContext) -> None:
    """Refuses if the bot or the person may not post in the channel."""
    lobby_actions.check_permissions(context)
    if not may_send(context.interaction):
        raise Refused("record-silent")


async def _text(file: discord.Attachment) -> str:
    """The text of an uploaded record. Refuses files that are too large or no text."""
    if file.size > MAX_RECORD_BYTES:
        raise Refused("record-large", most=MAX_RECORD_BYTES // 1000)
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Refused("record-no-text") from None
    except UNREACHABLE as error:
        raise Refused("record-unread") from error
    if "\0" in text:  # PostgreSQL cannot store it in a text
        raise Refused("record-no-text")
    return text


def _check_length(record: Record) -> None:
    if len(record.moves) > MAX_RECORD_MOVES:
        raise Refused("record-long", most=MAX_RECORD_MOVES)
    if len(record.seed) > SEED_LENGTH:
        raise Refused("record-seed", most=SEED_LENGTH)


async def _keep(context: InteractionContext, imported: ImportedGame, *, goes_on: bool) -> None:
    """Stores an imported game as a table and tells the person so."""
    locale = await context.table_locale()
    names = _names(context, locale, imported.record)
    request = ImportGame(imported, names, context.place, locale, goes_on)
    answer = await context.submit(None, request)
    if goes_on:
        await lobby_actions.tell_opened(context, answer, f"answer-{answer.key}")
        return
    game = context.say(f"{imported.record.game}-name")
    await context.tell(context.say(f"answer-{answer.key}", game=game, id=answer.match_id))


def _names(context: InteractionContext, locale: str, record: Record) -> tuple[str, ...]:
    """The players' names in the record, or numbers if it has none."""
    say = context.services.texts.say
    numbers = range(1, record.seats + 1)
    return record.names or tuple(say(locale, "record-seat", seat=n) for n in numbers)


def _wrong(context: InteractionContext, game: str, error: RecordError) -> str:
    """A sentence that says where the record is wrong, and why."""
    prose = Prose(context.services.texts, game, context.locale, ())
    why = prose.illegal(error.illegal.reason, error.illegal.details)
    if not (error.line and error.text):
        return context.say("record-wrong", why=why)
    text = prose.clean(error.text[:_TEXT_SHOWN])
    return context.say("record-wrong-line", line=error.line, text=text, why=why)
