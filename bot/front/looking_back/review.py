"""*Review*: a game that is over, turn by turn against what the strong player would have done.

It is made by a worker while its reader is told how far it is, and kept: whoever asks again gets
what is there, or goes on waiting.
"""

from __future__ import annotations

import asyncio

from bot.front.interaction.context import InteractionContext
from bot.front.looking_back.review_views import OVERVIEW, ShownReview, draw_review
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import text
from bot.matches.looking.reviews import Review
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused

LONGEST = 780.0
"""Seconds for which somebody is told how far it is; an interaction can be answered for 900."""
TOLD_EVERY = 3.0
"""Seconds between two messages of how far it is."""
_LOOK_EVERY = 0.25


async def tapped(context: InteractionContext, custom_id: CustomId, _: str) -> None:
    """*Review* under the result, and every control of a review."""
    table = await context.tables.sat_at(custom_id.table)
    await show_review(context, table, custom_id.rest or OVERVIEW)


async def asked(context: InteractionContext, table: str) -> None:
    """`/review`: a table by its id, else the game of the person that ended last, here if any."""
    if table:
        await show_review(context, await context.tables.sat_at(table))
        return
    await show_review(context, await context.tables.ended_last())


async def show_review(context: InteractionContext, table: Table, page: str = OVERVIEW) -> None:
    """A page of the person's own review, made first where it is not made yet."""
    reviews, person = context.services.matches.reviews, context.person.id
    review = await reviews.find(table.id, person)
    made = await _made(context, review) if review.missing else review
    if made is None:
        return
    presenter = context.presenter(made.table).read_by(made.seat)
    shown, services = ShownReview(presenter, made), context.services
    if context.may_draw("look"):
        await context.show(await draw_review(shown, page, services.renderer, services.thinkers))
        return
    told = await draw_review(shown, page, None, services.thinkers)
    told.view.add_item(text(context.say("picture-limit")))
    await context.show(told)


async def _made(context: InteractionContext, review: Review) -> Review | None:
    """The review once it is made; None when nobody waits for it any more. It is made all the
    same."""
    reviews, person, table = context.services.matches.reviews, context.person.id, review.table.id
    await reviews.want(review, person)
    clock = asyncio.get_running_loop().time
    begun = told = clock()
    said = ""
    while not (judged := await _progress(context, table))[1]:
        if clock() - begun > LONGEST:
            await context.progress(context.say("review-later"))
            return None
        words = _words(context, judged[0], len(review.parts))
        if words != said and (not said or clock() - told >= TOLD_EVERY):
            if not await context.progress(words):
                return None
            said, told = words, clock()
        await asyncio.sleep(_LOOK_EVERY)
    return await reviews.find(table, person)


async def _progress(context: InteractionContext, table: str) -> tuple[int, bool]:
    """How many turns are judged, and whether that is all. Refuses where it cannot go on."""
    reviews, person = context.services.matches.reviews, context.person.id
    if context.services.closing:
        raise Refused("review-restarting")
    if (table, person) in reviews.failed:
        raise Refused("review-failed")
    judged = await reviews.progress(table, person)
    if judged is None:
        raise Refused("review-gone")
    return judged


def _words(context: InteractionContext, judged: int, count: int) -> str:
    if not judged:
        return context.say("review-waiting", count=count)
    return context.say("review-judging", judged=judged, count=count)
