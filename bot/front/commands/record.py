"""`/record`: a game as something to keep, to bring back, or to show."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import CHOICE_LIMIT, Param, Run, Spec, group
from bot.front.commands.table import looking_at
from bot.front.interaction.services import Services
from bot.front.interaction.translate import localised
from bot.front.lobby import importing
from bot.front.looking_back import queries, replay


def record_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/record`."""
    shown = Param("table", "param-shown", required=False, suggest=suggest.shown_tables)
    specs = [
        _spec("import", importing.import_record, *_imported(services)),
        _spec("export", looking_at(queries.show_export), shown),
        _spec("replay", looking_at(replay.show_replay), shown),
    ]
    return [group(services, "record", "command-record", specs)]


def _imported(services: Services) -> list[Param]:
    named = (("import-look", importing.LOOK), ("import-play", importing.PLAY))
    uses = tuple((localised(services.texts, key, CHOICE_LIMIT), use) for key, use in named)
    return [
        Param("record", "param-record", file=True),
        Param("use", "param-use", required=False, choices=uses),
    ]


def _spec(name: str, run: Run, *params: Param) -> Spec:
    return Spec(name, f"command-record-{name}", run, params)
