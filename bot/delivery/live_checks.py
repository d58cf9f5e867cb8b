"""What posting to Discord rests on, tried on a real channel (`doctor --live CHANNEL`).

Every check is one assumption of docs/discord.md, by the same key. What the checks post is removed
at the end, also when one of them fails.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Literal, TypeAlias

import aiohttp
import discord
from discord import app_commands, ui

from bot.delivery.sending import custom_ids, text_of
from bot.front.interaction.services import needed_permissions
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import PICTURE, SILENT, MessageView, button, picture, rows, text
from bot.front.shown.retired_messages import retire, without_controls

TrialChannel: TypeAlias = discord.TextChannel | discord.Thread
CheckOutcome = Literal["held", "NOT HELD", "not checked"]

TEXT = "Meeplepost tries what it rests on here; this message goes again in a moment."
_UNKNOWN_MESSAGE = 10008
_WRITES = ("POST", "PATCH")


class NotHeld(Exception):  # noqa: N818 - what a check reports
    """Discord behaves differently. The text says what was seen."""


class NotChecked(Exception):  # noqa: N818 - what a check reports
    """The check could not be made. The text says why."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one check. `remark` is one line for the operator."""

    key: str
    outcome: CheckOutcome
    remark: str


@dataclass(slots=True)
class Trial:
    """A running test: the channel, and what was posted there so far."""

    client: discord.Client
    """A client that is logged in without a gateway. It was made with `traced`."""
    place: TrialChannel
    permissions: discord.Permissions
    """The bot's permissions in this channel."""
    commands: Collection[str]
    """The names of this version's slash commands."""
    pictures: tuple[bytes, bytes]
    """Two different PNG pictures."""
    limits: RateLimitHeaders
    post: discord.Message | None = None
    nonce: str = field(default_factory=lambda: secrets.token_hex(12))
    sent: list[discord.Message] = field(default_factory=list[discord.Message])
    thread: discord.Thread | None = None

    @property
    def posted(self) -> discord.Message:
        """The post that the other checks use. Raises `NotChecked` if it could not be sent."""
        if self.post is None:
            raise NotChecked("there is no post to look at")
        return self.post

    async def send(self, channel: TrialChannel, content: bytes, nonce: str) -> discord.Message:
        """Sends a post as the outbox does: a container with text, picture and buttons."""
        message = await channel.send(
            view=_post(),
            file=discord.File(BytesIO(content), PICTURE),
            allowed_mentions=SILENT,
            nonce=nonce,
        )
        if message.id not in {one.id for one in self.sent}:
            self.sent.append(message)
        return message


@dataclass(slots=True)
class RateLimitHeaders:
    """The rate limits in the headers of Discord's answers, by HTTP method."""

    by_method: dict[str, str] = field(default_factory=dict[str, str])

    async def note(
        self, _session: Any, _context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        """Stores the rate limit in the headers of a response."""
        headers = params.response.headers
        requests, seconds = (headers.get(f"X-RateLimit-{k}") for k in ("Limit", "Reset-After"))
        if requests and seconds and "/messages" in params.url.path:
            self.by_method[params.method] = f"{requests} in {seconds} s"

    def traced(self) -> aiohttp.TraceConfig:
        """The `trace_configs` entry for a client whose responses are observed."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self.note)
        return trace


def _post() -> MessageView:
    buttons = [
        button("Board", CustomId("board", "live")),
        button("Rules", CustomId("rules", "live")),
    ]
    return MessageView(ui.Container(text(TEXT), picture("A board"), *rows(buttons)))


async def permissions(trial: Trial) -> str:
    """Checks that the bot has all permissions for playing in this channel."""
    in_thread = isinstance(trial.place, discord.Thread)
    needed = needed_permissions(trial.permissions, thread=in_thread)
    missing = [key for key, granted in needed.items() if not granted]
    if missing:
        raise NotHeld(f"missing: {', '.join(missing)}")
    return ", ".join(needed)


async def commands(trial: Trial) -> str:
    """Checks that this version's slash commands are registered."""
    tree = app_commands.CommandTree(trial.client)
    everywhere = await tree.fetch_commands()
    here = await tree.fetch_commands(guild=discord.Object(trial.place.guild.id))
    missing = sorted(set(trial.commands) - {one.name for one in (*everywhere, *here)})
    if missing:
        raise NotHeld(f"missing: {', '.join(missing)}; start the bot once, or `python -m bot sync`")
    return f"{len(everywhere)} everywhere, {len(here)} in this server"


async def post(trial: Trial) -> str:
    """Checks that a post shows its picture and that Discord returns the attachment's id."""
    trial.post = await trial.send(trial.place, trial.pictures[0], trial.nonce)
    item = find_picture(trial.post)
    if item.attachment_id is None:
        raise NotHeld("the picture is shown but its attachment_id is not told")
    count = len(trial.post.attachments)
    return f"attachment {item.attachment_id}; {count} told in `attachments` (0 is expected)"


async def nonce(trial: Trial) -> str:
    """Checks that sending the same nonce twice makes one message."""
    again = await trial.send(trial.place, trial.pictures[0], trial.nonce)
    if again.id != trial.posted.id:
        raise NotHeld(f"a second message {again.id} beside {trial.posted.id}")
    return f"message {again.id} both times"


async def history(trial: Trial) -> str:
    """Checks that a post can be found in the channel's history with its buttons."""
    wanted = trial.posted.id
    async for message in trial.place.history(limit=15):
        if message.id == wanted and (buttons := list(custom_ids(message))):
            return f"{len(buttons)} buttons with their custom ids"
    raise NotHeld("it is not among the last 15 messages, or without its buttons")


async def new_picture(trial: Trial) -> str:
    """Checks that an edit replaces the picture."""
    message = trial.posted
    other = await trial.send(trial.place, trial.pictures[0], secrets.token_hex(12))
    file = discord.File(BytesIO(trial.pictures[1]), PICTURE)
    await other.edit(view=_post(), attachments=[file])
    seen = await message.channel.fetch_message(other.id)
    await same_picture(trial, seen, trial.pictures[1])
    return "the new picture, and only that"


async def retiring(trial: Trial) -> str:
    """Checks that an edit that removes the buttons keeps text and picture."""
    message = trial.posted
    kept = without_controls(message)
    if kept is None:
        raise NotHeld("the answer to the post told no buttons")
    await retire(trial.client, message.channel.id, message.id, kept)
    seen = await message.channel.fetch_message(message.id)
    if any(custom_ids(seen)):
        raise NotHeld("the buttons are still there")
    if TEXT not in text_of(ui.LayoutView.from_message(seen)):
        raise NotHeld("the text is gone")
    await same_picture(trial, seen, trial.pictures[0])
    return "text and picture are there, the buttons are gone"


async def thread(trial: Trial) -> str:
    """Checks that a picture can be posted in a thread."""
    if isinstance(trial.place, discord.Thread):
        return f"the channel is a thread, message {trial.posted.id} shows it"
    may = trial.permissions
    if not (may.create_public_threads and may.manage_threads):
        raise NotChecked("the bot may not make and delete threads; give a thread's id as CHANNEL")
    kind = discord.ChannelType.public_thread
    trial.thread = await trial.place.create_thread(name="Meeplepost tries a thread", type=kind)
    message = await trial.send(trial.thread, trial.pictures[0], secrets.token_hex(12))
    find_picture(message)
    return f"message {message.id}"


async def limits(trial: Trial) -> str:
    """Checks that Discord sends its rate limits in headers."""
    missing = [method for method in _WRITES if method not in trial.limits.by_method]
    if missing:
        raise NotHeld(f"none told for {', '.join(missing)}")
    return "; ".join(f"{method}: {trial.limits.by_method[method]}" for method in _WRITES)


async def traces(trial: Trial) -> str:
    """Deletes everything that was posted."""
    left = [str(one.id) for one in trial.sent if not await _remove(one)]
    if trial.thread is not None:
        await trial.thread.delete()
    if left:
        raise NotHeld(f"these messages stay, remove them by hand: {', '.join(left)}")
    return f"{len(trial.sent)} messages deleted"


Check: TypeAlias = Callable[[Trial], Awaitable[str]]
"""A check returns what was seen. It raises `NotHeld`, `NotChecked` or discord.py's errors."""

CHECKS: Mapping[str, tuple[str, Check]] = {
    "permissions": ("the permissions that playing needs", permissions),
    "commands": ("this version's commands are registered", commands),
    "post": ("a post shows its picture and tells its attachment", post),
    "nonce": ("the same nonce twice makes one message", nonce),
    "history": ("a post is found again with its buttons", history),
    "new-picture": ("an edit replaces the picture", new_picture),
    "retire": ("an edit takes buttons away, keeps text and picture", retiring),
    "thread": ("a picture in a thread", thread),
    "limits": ("limits are told in headers", limits),
    "traces": ("what was posted can be removed", traces),
}
"""The checks in this order: by key, the assumption and the function that tests it."""


async def run_checks(trial: Trial) -> list[Result]:
    """The results of all checks."""
    return [await _result(trial, key, check) for key, (_, check) in CHECKS.items()]


async def _result(trial: Trial, key: str, check: Check) -> Result:
    """The result of one check, whether it holds, fails or cannot be made."""
    try:
        return Result(key, "held", await check(trial))
    except NotChecked as why:
        return Result(key, "not checked", str(why))
    except NotHeld as seen:
        return Result(key, "NOT HELD", str(seen))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return Result(key, "NOT HELD", " ".join(str(error).split()) or type(error).__name__)


def find_picture(message: discord.Message) -> discord.UnfurledMediaItem:
    """The picture in a message. Raises `NotHeld` if it has none."""
    view = ui.LayoutView.from_message(message)
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery) and item.items and item.items[0].media.url:
            return item.items[0].media
    raise NotHeld(f"message {message.id} shows no picture")


async def same_picture(trial: Trial, message: discord.Message, expected: bytes) -> None:
    """Downloads the picture in a message. Raises `NotHeld` if it is a different one."""
    content = await trial.client.http.get_from_cdn(find_picture(message).url)
    if content != expected:
        raise NotHeld(f"another picture: {len(content)} bytes instead of {len(expected)}")


async def _remove(message: discord.Message) -> bool:
    """Deletes a message. Returns whether Discord then says that it is unknown."""
    try:
        await message.delete()
        await message.channel.fetch_message(message.id)
    except discord.NotFound as error:
        return error.code == _UNKNOWN_MESSAGE
    except discord.HTTPException:
        return False
    return False
