"""`/<game> <verb>`: one generated command for each decision of each game."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Run, Spec, group
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.panel import turn
from bot.matches.table.requests import Refused
from bot.texts.prose import kebab
from rules.game import Action


def game_commands(services: Services) -> list[app_commands.Group]:
    """A command group for every game."""
    return [_game(services, key) for key in services.games]


def _game(services: Services, key: str) -> app_commands.Group:
    actions = [action for action in services.games[key].meta.actions if not action.automatic]
    specs = [_spec(key, action) for action in actions]
    return group(services, key, *specs, game=True)


def _spec(game: str, action: type[Action]) -> Spec:
    """The declaration of the command for one kind of action, with its fields as options."""
    params = tuple(
        Param(
            name,
            f"{game}-field-{kebab(name)}",
            suggest=suggest.field_values(game, action.verb, name),
        )
        for name in action.__match_args__
    )
    key = f"{game}-verb-{kebab(action.verb)}"
    return Spec(action.verb, _run(game, action), params, key=key)


def _run(game: str, action: type[Action]) -> Run:
    """The function that takes the action from the command's options."""

    async def run(context: InteractionContext, **words: str) -> None:
        table = await context.tables.here()
        if table.game != game:
            raise Refused("other-game", game=context.say(f"{table.game}-name"))
        values = [words[name].strip() for name in action.__match_args__]
        texts = await turn.read(context, table, (" ".join([action.verb, *values]),))
        await turn.choose(context, table, texts)

    return run
