"""Acknowledges and handles an interaction, and says in words what goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot import metrics
from bot.front.interaction.context import GONE, Acknowledge, InteractionContext
from bot.front.interaction.services import UNREACHABLE, Services
from bot.matches.table.requests import Refused
from bot.storage.errors import DatabaseAway
from rules.game import Illegal
from rules.learning.entries import EntryError
from rules.learning.lessons import LessonError

_log = logging.getLogger(__name__)

Handler = Callable[[InteractionContext], Awaitable[None]]


async def answer_interaction(
    services: Services, interaction: discord.Interaction[Any], how: Acknowledge, handler: Handler
) -> None:
    """Acknowledges an interaction, runs the handler, and answers errors in plain words."""
    context = InteractionContext(services, interaction)
    work = _restarting if services.closing else handler
    timer = metrics.AnswerTimer(interaction.type.name)
    with services.at_work():
        try:
            await context.acknowledge(how)
            timer.acknowledged()
            await _handle(context, work)
        except UNREACHABLE as error:
            context.outcome = "undelivered"
            _log.warning(
                "interaction %s: Discord did not take the answer: %s", interaction.id, error
            )
        except Exception:
            context.outcome = "failed"
            _log.exception("interaction %s: could not be answered", interaction.id)
        finally:
            timer.ended(context.outcome)
            context.tables.changed()  # frees what was read, even if the context is kept


async def _restarting(context: InteractionContext) -> None:
    await context.tell(context.say("restarting"))


async def _handle(context: InteractionContext, handler: Handler) -> None:
    """Runs the handler, and answers with its refusal or error instead if there is one. Changes
    stored before an error stay valid, and the answer tells the person not to repeat them."""
    try:
        sentence = await _outcome(context, handler)
    except BaseException:  # cut off, or Discord accepts no more answers
        context.keep_late_change()
        raise
    if not sentence:
        return
    if context.outcome == "failed" and context.keep_late_change():
        sentence = context.say("error-counted", number=str(context.interaction.id))
    try:
        await context.tell(sentence)
    except UNREACHABLE as error:
        _log.warning("interaction %s: told in vain: %s", context.interaction.id, error)
        _check_answerable(error)
        await context.tell(sentence)


async def _outcome(context: InteractionContext, handler: Handler) -> str:
    """The message key of why the handler gave no answer; "" if it did."""
    number = context.interaction.id
    context.outcome = "failed"
    try:
        if not context.services.closing:
            await context.speak()
        await handler(context)
    except (Refused, Illegal) as error:
        context.outcome = "refused"
        return context.sentence(error)
    except EntryError as error:
        context.outcome = "refused"
        _log.error("interaction %s: %s", number, error)
        lesson = isinstance(error, LessonError)
        return context.say("refused-lesson-broken" if lesson else "refused-puzzle-broken")
    except UNREACHABLE as error:
        _check_answerable(error)
        _log.warning("interaction %s: the answer was not accepted: %s", number, error)
    except DatabaseAway as away:
        _log.warning("interaction %s: %s", number, away)
        return context.say(away.key)
    except Exception:
        _log.exception("interaction %s failed", number)
    else:
        context.outcome = "late" if context.late else "answered"
        return ""
    return context.say("error", number=str(number))


def _check_answerable(error: BaseException) -> None:
    """Raises the error again if it means that no answer can ever be given."""
    if getattr(error, "code", None) in GONE:
        raise error
