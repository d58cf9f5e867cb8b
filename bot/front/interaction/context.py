"""One interaction: who asks, where, and the ways to answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

from bot.front.interaction.access import can_manage, place_of
from bot.front.interaction.picture_limits import PictureKind
from bot.front.interaction.reachable import ReachableTables
from bot.front.interaction.services import UNREACHABLE, may_not_send
from bot.front.shown.message_views import SILENT, MessageView, RenderedMessage, text, text_view
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.refused_files import why_no_files
from bot.matches.people.people import People
from bot.matches.table.model import Table
from bot.matches.table.requests import Answer, Person, Place, Refused, Request
from bot.processes.drawing import Renderer
from bot.texts.prose import Prose
from rules.game import Illegal

if TYPE_CHECKING:
    from bot.front.interaction.services import Services

_log = logging.getLogger(__name__)

Acknowledge = Literal["private", "update", "panel", "dialog"]
"""How an interaction is acknowledged. `private`: the answer is a message only this person sees.
`update`: the tapped message may change. `panel`: the tapped message changes if only this person
sees it; a public message never shows a panel. `dialog`: a dialog opens, which must be the first
answer."""

_ALREADY_ACKNOWLEDGED = 40060
GONE = (10062, 10015, 50027)
"""Error codes of interactions that can no longer be answered."""
_UNKNOWN_MESSAGE = 10008
_INVALID_EMOJI = "Invalid emoji"
_CUT_OFF_SECONDS = 0.3
"""Seconds that an interrupted answer waits for a change that is being stored."""


class InteractionContext:
    """An interaction: the person, the place and the language, and the ways to answer."""

    def __init__(self, services: Services, interaction: discord.Interaction[Any]) -> None:
        self.services = services
        self.interaction = interaction
        self.locale = services.texts.pick(str(interaction.locale))
        self._acknowledged: Acknowledge = "private"
        self.tables = ReachableTables(interaction, services.matches.queries)
        """The tables within reach; there is no other way to them."""
        self.late = False
        """True when Discord takes no answer any more; what is asked for is done all the same."""
        self.layers = 0
        """Layers switched on in the picture of the tapped message; see `bot.front.shown.layers`."""
        self._done: tuple[Answer, Request] | None = None
        """The last request that was carried out, and what came of it."""
        self.outcome = "interrupted"
        """What came of it, for the metrics."""

    async def speak(self) -> None:
        """Switches to the language that the person has chosen, if any."""
        chosen = await self.people.locale(self.interaction.user.id)
        if chosen is not None:
            self.locale = self.services.texts.pick(chosen)

    @property
    def person(self) -> Person:
        """The person who asks."""
        user, may = self.interaction.user, self.interaction.permissions
        if self.interaction.guild_id is None:
            return Person(user.id, user.display_name)
        here = self.place.channel_id
        managed = frozenset({here} if can_manage(may) else ())
        server = may.administrator or may.manage_guild
        return Person(user.id, user.display_name, managed, server)

    @property
    def place(self) -> Place:
        """The channel of the interaction. Refuses outside of servers."""
        return place_of(self.interaction)

    @property
    def people(self) -> People:
        """The service for people's own settings."""
        return self.services.matches.people

    @property
    def now(self) -> float:
        """The present time of the bot's clock, in seconds since 1970."""
        return self.services.matches.clock()

    async def table_locale(self) -> str:
        """The language of a table opened or followed here. It is the server's chosen language, or
        else that of the person. Discord's own language of a server is ignored: nobody has chosen
        it, and outside of community servers it is always English."""
        chosen = await self.services.matches.queries.server_locale(self.place.guild_id)
        return self.services.texts.pick(str(chosen or self.locale))

    def say(self, key: str, /, **args: str | int) -> str:
        """A message in the person's language."""
        return self.services.texts.say(self.locale, key, **args)

    def presenter(self, table: Table) -> TablePresenter:
        """The table, presented in the person's language."""
        return self.services.presenter(table, self.locale)

    async def submit(
        self,
        table: Table | None,
        request: Request,
        step: str = "",
        manages: frozenset[int] = frozenset(),
    ) -> Answer:
        """Submits a request. `step` distinguishes several requests of one interaction. `manages`
        are channels that the person may manage besides the present one."""
        person = replace(self.person, manages=self.person.manages | manages)
        match_id = None if table is None else table.id
        key = f"{self.interaction.id}{step}"
        self.tables.changed()
        matches = self.services.matches
        work = asyncio.ensure_future(matches.carry_out(key, person, match_id, request))
        try:
            done = await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait({work}, timeout=_CUT_OFF_SECONDS)  # a request that has begun goes on
            if work.done() and work.exception() is None:
                self._done = work.result().answer, request
            raise
        self._done = done.answer, request
        self.tables.changed(done.record)
        if self.late:
            self.keep_late_change()
        return done.answer

    def keep_late_change(self) -> bool:
        """Remembers a change that was stored but not answered, for the person's next panel of the
        table. Returns False if nothing was stored."""
        if self._done is not None:
            answer, request = self._done
            self.services.late_changes.keep(answer, self.interaction.user.id, request)
        return self._done is not None

    def may_draw(self, kind: PictureKind) -> bool:
        """Whether the person may have one more picture now. If so, it is counted. Otherwise the
        answer is in words, together with `picture-limit`."""
        return self.services.pictures.take(self.interaction.user.id, kind)

    async def drawn(
        self, kind: PictureKind, draw: Callable[[Renderer], Awaitable[bytes | None]]
    ) -> tuple[bytes | None, list[str]]:
        """What `draw` makes with a renderer; or None, and a line about it, if the person has had
        too many pictures."""
        if self.may_draw(kind):
            return await draw(self.services.renderer), []
        return None, [self.say("picture-limit")]

    @contextmanager
    def one_each(self, people: set[int], busy: Refused) -> Generator[None]:
        """A context for work that each person may have only once at a time. `people` are the ids of
        those who have it. A second one is refused with `busy`."""
        if self.person.id in people:
            raise busy
        people.add(self.person.id)
        try:
            yield
        finally:
            people.discard(self.person.id)

    async def show_drawn(
        self, draw: Callable[[Renderer | None], Awaitable[RenderedMessage]]
    ) -> None:
        """Shows what `draw` makes with a renderer. If the person has had too many pictures, it gets
        None instead of a renderer, and the answer says so."""
        if self.may_draw("look"):
            await self.show(await draw(self.services.renderer))
            return
        message = await draw(None)
        message.view.add_item(text(self.say("picture-limit")))
        await self.show(message)

    def held_posts(self, table: Table) -> str:
        """A sentence that the table's channel is gone, or that Discord forbids the bot to post
        there; "" otherwise."""
        if table.channel_gone:
            return self.say("posts-gone")
        channel = table.place.channel_id
        here = channel == self.interaction.channel_id and may_not_send(self.interaction)
        if not here and not self.services.may_not_post(channel):
            return ""
        return self.say("posts-held", channel=f"<#{channel}>")

    def late_change(self, table: Table) -> str:
        """A sentence about a change by the person that was not answered, for their next panel; ""
        if there is none."""
        key = self.services.late_changes.find(table.id, self.interaction.user.id)
        return self.say(key) if key else ""

    def forget_late_change(self, table: Table) -> None:
        """Forgets an unanswered change, because a panel has mentioned it."""
        if not self.late:
            self.services.late_changes.drop(table.id, self.interaction.user.id)

    async def choose_server_locale(self, locale: str | None) -> None:
        """Sets the language of new tables in the server; None for that of whoever opens a table."""
        await self.services.matches.choose_server_locale(self.person, self.place.guild_id, locale)

    @property
    def tapped_privately(self) -> bool:
        """Whether only the person sees the message whose control was tapped."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self, how: Acknowledge) -> None:
        """Acknowledges the interaction within Discord's three seconds. If Discord delivers it a
        second time, it is already acknowledged; the answer then replaces the first one."""
        if how == "dialog":
            self._acknowledged = how
            return
        if how == "panel":
            how = "update" if self.tapped_privately else "private"
        self._acknowledged = how
        try:
            if how == "update":
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            if error.code not in (_ALREADY_ACKNOWLEDGED, _UNKNOWN_MESSAGE, *GONE):
                raise
            self.late = error.code in GONE
            _log.warning("interaction %s: not acknowledged (%s)", self.interaction.id, error.code)
        except discord.InteractionResponded:
            pass

    async def open_dialog(self, dialog: ui.Modal) -> None:
        """Opens a dialog. Its result arrives as a new interaction, possibly after a restart, so
        discord.py is told not to wait for it."""
        dialog.stop()
        await self.interaction.response.send_modal(dialog)

    async def show(self, message: RenderedMessage | MessageView) -> None:
        """Answers with a message, either private or in place of the tapped one. If Discord accepts
        no picture, the answer is in words. If the file is the answer itself, it is refused."""
        if isinstance(message, MessageView):
            message = RenderedMessage(message)
        try:
            await self._edit(message)
        except discord.HTTPException as error:
            if _INVALID_EMOJI in error.text and self.services.emojis.drop(message.view):
                await self.show(message)
                return
            if not message.files or not (why := why_no_files(error)):
                raise
            _log.warning("interaction %s: no file with the answer: %s", self.interaction.id, error)
            if message.needed:
                raise _no_file(why) from error
            await self._edit(RenderedMessage(message.without_picture(self.say(why))))

    async def _edit(self, message: RenderedMessage) -> None:
        """Edits the message of the answer. If a private one is gone, sends a new one."""
        if self.late:
            return
        files = discord.utils.MISSING if message.keeps_files else _files(message)
        try:
            await self.interaction.edit_original_response(
                view=message.view, attachments=files, allowed_mentions=SILENT
            )
        except discord.NotFound as error:
            private = self._acknowledged == "private" or self.tapped_privately
            if error.code != _UNKNOWN_MESSAGE or not private:
                raise
            await self._follow_up(message)

    async def progress(self, words: str) -> bool:
        """Shows the progress of a slow answer in its place. Returns False if the message is gone,
        because nobody waits for the answer then."""
        if self.late:
            return False
        try:
            await self.interaction.edit_original_response(
                view=text_view(words), allowed_mentions=SILENT
            )
        except discord.NotFound:
            return False
        except UNREACHABLE as error:
            _log.debug("interaction %s: progress not told: %s", self.interaction.id, error)
        return True

    async def tell(self, *paragraphs: str) -> None:
        """Answers privately in words. A tapped public message does not change."""
        if self._acknowledged == "dialog":  # no such message exists, but a reason for that does
            await self.acknowledge("private")
        words = RenderedMessage(text_view(*paragraphs))
        await (self._edit(words) if self._acknowledged == "private" else self._follow_up(words))

    async def _follow_up(self, message: RenderedMessage) -> None:
        if self.late:
            return
        await self.interaction.followup.send(
            view=message.view, files=_files(message), ephemeral=True, allowed_mentions=SILENT
        )

    async def show_everybody(self, message: RenderedMessage, done: str) -> None:
        """Posts a message in the channel and tells the person so. Their private answer is sent
        first: Discord makes the first message after an acknowledgement as private as the
        acknowledgement."""
        await self.tell(done)
        if self.late:
            return
        try:
            await self.interaction.followup.send(
                view=message.view, files=_files(message), allowed_mentions=SILENT
            )
        except discord.HTTPException as error:
            _log.warning("interaction %s: not shown to all (%s)", self.interaction.id, error)
            await self.tell(self.say("shown-failed"))

    def sentence(self, error: Refused | Illegal) -> str:
        """Why something was refused, in the person's language."""
        prose = Prose(self.services.texts, "", self.locale, ())
        if isinstance(error, Illegal):
            return prose.illegal(error.reason, error.details)
        return prose.refused(error.key, error.args_by_name)


def _files(message: RenderedMessage) -> list[discord.File]:
    """The files of a message. They are made anew for each request, because sending closes them."""
    return [discord.File(BytesIO(content), name) for name, content in message.files.items()]


def _no_file(why: str) -> Refused:
    """The refusal of an answer that consists of a file. `why` is as from `why_no_files`."""
    if why == "picture-forbidden":
        return Refused("file-forbidden")
    if why == "picture-large":
        return Refused("file-large")
    return Refused("file-refused")
