"""Commands of no group: `/turns`, `/tables`, `/do`, `/describe`, `/review`, `/rules`, `/help`,
`/status`, `/practise`, `/learn`, `/puzzle`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import (
    LINE_LIMIT,
    Choices,
    Param,
    Spec,
    command,
    fixed_choices,
    game_choices,
    player_choices,
)
from bot.front.commands.server import show_status
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.learning.lesson import learn
from bot.front.learning.puzzle import puzzle
from bot.front.learning.puzzle_standing import games_with_puzzles
from bot.front.lobby import table_lists
from bot.front.looking_back import describing, review, rulebook
from bot.front.own.practice import brought_back, practise
from bot.front.panel import turn
from bot.front.shown.learn_buttons import games_with_lessons, learn_buttons
from bot.front.shown.message_views import rows, with_picture
from bot.matches.looking.listed import LISTED
from bot.matches.table.requests import Refused
from bot.texts.typed_actions import SEPARATOR
from render.guide import Guide, GuideStep, Style


def general_commands(services: Services) -> list[app_commands.Command[Any, ..., None]]:
    """All commands that belong to no group."""
    games = game_choices(services)
    lessons = fixed_choices(services, "{}-name", games_with_lessons(services.games))
    solved = fixed_choices(services, "{}-name", games_with_puzzles(services.games))
    puzzles = Param("game", "param-game", required=False, choices=solved)
    line = Param("text", "param-text", suggest=suggest.next_words, longest=LINE_LIMIT)
    ended = Param("table", "param-ended", required=False, suggest=suggest.ended_tables)
    table = Param("table", "param-described", required=False, suggest=suggest.described_tables)
    specs = [
        Spec("turns", table_lists.show_turns, anywhere=True),
        Spec("tables", table_lists.show_tables, _filters(services, games)),
        Spec("do", do, (line,)),
        Spec("describe", describe, (table,), True),
        Spec("review", review.run_command, (ended,)),
        Spec("rules", rules, (Param("game", "param-game", choices=games),), True),
        Spec("help", show_help, (), True),
        Spec("status", show_status, server_managers=True),
        Spec("practise", practise, _practice_params(services, games), anywhere=True),
        Spec("learn", learn, (Param("game", "param-game", choices=lessons),), anywhere=True),
        Spec("puzzle", puzzle, (puzzles,), anywhere=True),
    ]
    return [command(services, spec) for spec in specs]


def _filters(services: Services, games: Choices) -> tuple[Param, ...]:
    states = fixed_choices(services, "tables-{}", LISTED)
    return (
        Param("state", "param-state", required=False, choices=states),
        Param("game", "param-game", required=False, choices=games),
    )


def _practice_params(services: Services, games: Choices) -> tuple[Param, ...]:
    """The options of `/practise`."""
    levels = player_choices(services)
    return (
        Param("game", "param-game", required=False, choices=games),
        Param("level", "param-level", required=False, choices=levels),
        Param("seats", "param-seats", required=False, suggest=suggest.seat_counts),
        suggest.OPTIONS,
    )


async def do(context: InteractionContext, text: str) -> None:
    """`/do`: takes actions, typed in the rules' words or the person's language and separated by
    semicolons. `confirm` at the end commits them."""
    if len(text) > LINE_LIMIT:
        raise Refused("too-long", most=LINE_LIMIT)
    actions = [part.strip() for part in SEPARATOR.split(text) if part.strip()]
    commit = bool(actions) and suggest.is_commit(context, actions[-1])
    table = await context.tables.here()
    texts = await turn.read(context, table, actions[:-1] if commit else actions)
    if texts:
        await turn.choose(context, table, texts, commit=commit)
    elif commit:
        await turn.confirm(context, table)
    else:
        raise Refused("nothing-typed")


async def describe(context: InteractionContext, table: str) -> None:
    """`/describe`: the position in words."""
    described = await context.tables.described_here(table)
    await describing.show_words(context, await brought_back(context, described))


async def rules(context: InteractionContext, game: str) -> None:
    """`/rules`: the rules of a game in short, in pages."""
    await rulebook.show_rules(context, game)


# --- `/help`: how to play by post, in words and in a picture -------------------------------------


_STEPS = (
    ("guide-1", "guide-1-says"),
    ("guide-2", "guide-2-says"),
    ("guide-3", "guide-3-says"),
    ("guide-4", "guide-4-says"),
)
"""The steps of the guide: the message keys of the captions and of the texts below."""
_BUTTONS: tuple[tuple[tuple[str, Style], ...], ...] = (
    (("button-your-move", "primary"), ("button-hand", "plain"), ("button-board", "plain")),
    (("guide-choice-1", "plain"), ("guide-choice-2", "plain"), ("guide-choice-3", "plain")),
    (("button-confirm", "success"), ("button-back", "plain"), ("button-restart", "plain")),
    (("guide-first", "plain"), ("guide-earlier", "plain"), ("guide-later", "plain")),
)
"""The buttons in each step: the message keys of their labels, and their styles."""
_BOARDS = (True, True, False, False)
"""Whether each step shows the small board."""


async def show_help(context: InteractionContext) -> None:
    """`/help`: the guide, without its picture if that cannot be drawn or sent."""
    guide = guide_of(context)
    image = await context.services.renderer.guide(guide, context.locale)
    alt = context.services.texts.sentences(context.locale, (step.caption for step in guide.steps))
    lessons = rows(learn_buttons(context.say, context.services.games, "button-learn-game"))
    await context.show(with_picture(context.say("help"), image, alt, *lessons))


def guide_of(context: InteractionContext) -> Guide:
    """The steps of a turn in the person's language, for the guide's picture."""
    return Guide(
        tuple(
            GuideStep(
                context.say(caption),
                tuple(context.say(says).splitlines()),
                tuple((context.say(key), style) for key, style in buttons),
                board,
            )
            for (caption, says), buttons, board in zip(_STEPS, _BUTTONS, _BOARDS, strict=True)
        )
    )
