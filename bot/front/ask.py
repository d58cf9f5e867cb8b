"""One interaction at work: acknowledged first, answered once, errors told as sentences."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.front.access import manages
from bot.front.panel import Shown
from bot.front.scene import Scene
from bot.front.sheets import PICTURE, Sheet, sheet
from bot.front.tables import Tables
from bot.matches.model import Table
from bot.matches.requests import Answer, Person, Place, Refused, Request
from bot.texts.prose import WORDS_LIMIT, Prose, safe_name
from rules.game import Illegal

if TYPE_CHECKING:
    from bot.front.front import Front

_log = logging.getLogger(__name__)

Acknowledge = Literal["private", "update", "panel"]
"""`private`: an answer only this person sees. `update`: the tapped message may change. `panel`: the
tapped message changes when only this person sees it; a public one never shows a panel."""

_ALREADY_ACKNOWLEDGED = 40060
_NOT_ACCEPTED = 400
_GONE = (10062, 10015, 10008, 50027)
"""Codes of an interaction that came too late or whose message is gone."""


class Ask:
    """Who asks, where, in which language, and the ways to answer."""

    def __init__(self, front: Front, interaction: discord.Interaction[Any]) -> None:
        self.front = front
        self.interaction = interaction
        self.locale = front.texts.pick(str(interaction.locale))
        self._acknowledged: Acknowledge = "private"
        self.tables = Tables(self)
        """The tables within reach; there is no other way to them."""
        self.layers = 0
        """Layers switched on in the picture of the tapped message; see `bot.front.layers`."""

    @property
    def person(self) -> Person:
        """Who asks."""
        user, may, here = self.interaction.user, self.interaction.permissions, self.place.channel_id
        managed = frozenset({here} if manages(may) else ())
        server = may.administrator or may.manage_guild
        return Person(user.id, user.display_name, managed, server)

    @property
    def place(self) -> Place:
        """Where. Refuses outside of servers."""
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        if guild is None or channel is None:
            raise Refused("only-in-server")
        return Place(guild, channel)

    async def server_locale(self) -> str:
        """The server's language: the one chosen for it, else the one Discord has."""
        chosen = await self.front.matches.server_locale(self.place.guild_id)
        return self.front.texts.pick(str(chosen or self.interaction.guild_locale or self.locale))

    def say(self, key: str, /, **args: str | int) -> str:
        """A message in the person's language."""
        return self.front.texts.say(self.locale, key, **args)

    def scene(self, table: Table) -> Scene:
        """The table in the person's language."""
        return self.front.scene(table, self.locale)

    async def submit(
        self,
        table: Table | None,
        request: Request,
        step: str = "",
        manages: frozenset[int] = frozenset(),
    ) -> Answer:
        """Asks for a change. `step` tells several requests of one interaction apart; `manages` are
        channels that the person may manage besides the one they ask in."""
        person = replace(self.person, manages=self.person.manages | manages)
        match_id = None if table is None else table.id
        return await self.front.matches.submit(
            f"{self.interaction.id}{step}", person, match_id, request
        )

    async def choose_server_locale(self, locale: str | None) -> None:
        """Sets the language of tables opened in the server from now on; None: as Discord has it."""
        await self.front.matches.choose_server_locale(self.person, self.place.guild_id, locale)

    @property
    def _tapped_privately(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self, how: Acknowledge) -> None:
        """Tells Discord within its three seconds that an answer follows. A repeated delivery of the
        same interaction finds it acknowledged already; the answer then replaces the first one."""
        if how == "panel":
            how = "update" if self._tapped_privately else "private"
        self._acknowledged = how
        try:
            if how == "update":
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            if error.code not in (_ALREADY_ACKNOWLEDGED, *_GONE):
                raise
            _log.warning("interaction %s: not acknowledged (%s)", self.interaction.id, error.code)
        except discord.InteractionResponded:
            pass

    async def show(self, shown: Shown | Sheet, files: list[discord.File] | None = None) -> None:
        """Answers with a message: private, or in place of the one that was tapped."""
        if isinstance(shown, Sheet):
            shown = Shown(shown)
        attached = list(files or [])
        if shown.image is not None:
            attached.insert(0, discord.File(BytesIO(shown.image), PICTURE))
        await self.interaction.edit_original_response(
            view=shown.sheet, attachments=attached, allowed_mentions=discord.AllowedMentions.none()
        )

    async def tell(self, *paragraphs: str) -> None:
        """Answers privately in words; a tapped public message stays as it is."""
        if self._acknowledged == "private":
            await self.show(sheet(*paragraphs))
            return
        await self.interaction.followup.send(
            view=sheet(*paragraphs),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    def sentence(self, error: Refused | Illegal, game: str = "") -> str:
        """Why something was refused, in the person's language."""
        if isinstance(error, Illegal):
            return Prose(self.front.texts, game, self.locale, ()).illegal(
                error.reason, error.details
            )
        given = dict(error.args_by_name)
        if "channel" in given:
            return self.say(f"refused-{error.key}", channel=f"<#{given['channel']}>")
        if error.key == "illegal":
            game, reason = str(given.pop("game", "")), str(given.pop("reason", ""))
            return Prose(self.front.texts, game, self.locale, ()).illegal(reason, given)
        args = {n: safe_name(v, WORDS_LIMIT) if isinstance(v, str) else v for n, v in given.items()}
        return self.say(f"refused-{error.key}", **args)


Handler = Callable[[Ask], Awaitable[None]]


async def answered(
    front: Front, interaction: discord.Interaction[Any], how: Acknowledge, handler: Handler
) -> None:
    """Acknowledges, lets the handler work, and tells whatever goes wrong in plain words."""
    ask = Ask(front, interaction)
    work = _restarting if front.closing else handler
    with front.at_work():
        try:
            await ask.acknowledge(how)
            await _worked(ask, work)
        except discord.HTTPException as error:
            _log.warning(
                "interaction %s: Discord did not take the answer: %s", interaction.id, error
            )
        except Exception:
            _log.exception("interaction %s: could not be answered", interaction.id)


async def _restarting(ask: Ask) -> None:
    await ask.tell(ask.say("restarting"))


async def _worked(ask: Ask, handler: Handler) -> None:
    try:
        await handler(ask)
    except (Refused, Illegal) as error:
        await ask.tell(ask.sentence(error))
    except discord.HTTPException as error:
        if error.status != _NOT_ACCEPTED:
            raise
        _log.exception("interaction %s: the answer was not accepted", ask.interaction.id)
        await ask.tell(ask.say("error", number=str(ask.interaction.id)))
    except Exception:
        _log.exception("interaction %s failed", ask.interaction.id)
        await ask.tell(ask.say("error", number=str(ask.interaction.id)))
