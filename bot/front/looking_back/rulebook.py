"""`/rules`: the rules of a game in pages, one a section, with the pieces that it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import (
    MessageView,
    button,
    page_buttons,
    rows,
    select,
    text,
    with_picture,
)
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused
from bot.texts import Texts
from render.legend.pieces import ShowsLegends

HEADING = "### "
"""The beginning of a line with a section's heading."""


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A section of the rules with its heading."""

    title: str
    body: str


def sections(texts: Texts, locale: str, game: str) -> list[RulesSection]:
    """The sections of `<game>-rules`. Text before the first heading is the first section."""
    parts: list[tuple[str, list[str]]] = [(texts.say(locale, "rules-overview"), [])]
    for line in texts.say(locale, f"{game}-rules").splitlines():
        if line.startswith(HEADING):
            parts.append((line.removeprefix(HEADING), []))
        else:
            parts[-1][1].append(line)
    rules = [RulesSection(title, "\n".join(lines).strip()) for title, lines in parts]
    return rules if rules[0].body else rules[1:]


async def show_rules(
    context: InteractionContext, game: str, number: int = 1, table: str = ""
) -> None:
    """Shows a page of the rules, counted from 1, or the nearest one that exists. `table` is the id
    of the table from which they were opened, if any."""
    if game not in context.services.games:
        raise Refused("unknown-game", game=game[:40])
    rules = sections(context.services.texts, context.locale, game)
    at = max(0, min(number - 1, len(rules) - 1))
    pieces = _pieces(context, game, at)
    names = tuple(context.say(f"{game}-{piece}") for piece in pieces)
    what, image, missing = (game, pieces, names, context.locale), None, list[str]()
    if names:
        image, missing = await context.drawn("look", lambda renderer: renderer.legend(*what))
    alt = context.say("rules-pieces", pieces=context.say("list-semicolon").join(names))
    body = f"## {context.say(f'{game}-name')}\n{HEADING}{rules[at].title}\n{rules[at].body}"
    below: list[ui.Item[MessageView]] = [
        *map(text, missing),
        text(f"-# {context.say('words-page', page=at + 1, count=len(rules))}"),
        *rows(_beside(context, game, table)),
        *_section_controls(context, game, rules, at, table),
    ]
    await context.show(with_picture(body, image, alt, *below))


async def show_rules_of(context: InteractionContext, table: Table) -> None:
    """Shows the rules of a table's game."""
    await show_rules(context, table.game, table=table.id)


def _beside(context: InteractionContext, game: str, table: str) -> list[ui.Button[MessageView]]:
    """The buttons to the legend of the table's board and to the lesson."""
    explains = table and context.services.renderer.explains(game)
    legend = button(context.say("button-legend"), CustomId("legend", table))
    return [*([legend] if explains else []), *learn_buttons(context.say, [game])]


def _pieces(context: InteractionContext, game: str, section: int) -> tuple[str, ...]:
    """The pieces that a section mentions; () if the game has no pictures of them."""
    painter = context.services.renderer.painters.get(game)
    pieces = painter.legends.get(section, ()) if isinstance(painter, ShowsLegends) else ()
    return tuple(piece.name for piece in pieces)


def _section_controls(
    context: InteractionContext, game: str, rules: Sequence[RulesSection], at: int, table: str
) -> Iterator[ui.ActionRow[MessageView]]:
    """A list of the sections, and buttons to the previous and next one."""
    if len(rules) == 1:
        return
    titles = [(str(number), section.title) for number, section in enumerate(rules, start=1)]
    jump = CustomId("rulepage", table, game)
    yield select(context.say("rules-sections"), jump, titles, chosen=str(at + 1))
    pages = page_buttons(
        context.say, at, len(rules), lambda to: CustomId("rulepage", table, f"{game} {to + 1}")
    )
    yield from rows(pages)


async def turn_page(context: InteractionContext, rest: str, value: str, table: str = "") -> None:
    """Shows another page. A list gives the page number as its value."""
    game, _, number = rest.partition(" ")
    await show_rules(context, game, read_number(value or number), table)
