"""`/help`: how to play by post, in words and in a picture."""

from __future__ import annotations

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.shown.message_views import MessageView, picture, text
from bot.front.shown.rendered_message import RenderedMessage
from render.guide import Guide, GuideStep, Style

_STEPS = (
    ("guide-1", "guide-1-says"),
    ("guide-2", "guide-2-says"),
    ("guide-3", "guide-3-says"),
    ("guide-4", "guide-4-says"),
)
"""By step: the keys of the caption and of what the message says."""
_BUTTONS: tuple[tuple[tuple[str, Style], ...], ...] = (
    (("button-your-move", "primary"), ("button-hand", "plain"), ("button-board", "plain")),
    (("guide-choice-1", "plain"), ("guide-choice-2", "plain"), ("guide-choice-3", "plain")),
    (("button-confirm", "success"), ("button-back", "plain"), ("button-restart", "plain")),
    (("guide-first", "plain"), ("guide-earlier", "plain"), ("guide-later", "plain")),
)
"""By step: the keys of the buttons' labels, and their styles."""
_BOARDS = (True, True, False, False)
"""By step: whether the little board is shown."""


async def show_help(context: InteractionContext) -> None:
    """The help; without its picture where none can be drawn or sent."""
    guide = guide_of(context)
    image = await context.services.renderer.guide(guide, context.locale)
    parts: list[ui.Item[MessageView]] = [text(context.say("help"))]
    if image is not None:
        captions = (step.caption for step in guide.steps)
        parts.append(picture(context.services.texts.sentences(context.locale, captions)))
    await context.show(RenderedMessage(MessageView(*parts), image))


def guide_of(context: InteractionContext) -> Guide:
    """The steps of a turn in the person's language."""
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
