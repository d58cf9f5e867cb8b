"""The REST routes this bot uses, as plain functions from a call to Discord's JSON."""

from __future__ import annotations

import time
from typing import Any

from sandbox.protocol.call import Call, Routes
from sandbox.world import messages, payloads, people
from sandbox.world.channels import (
    change_channel,
    check_active,
    close_channel,
    open_channel,
    wake,
)
from sandbox.world.failures import Json, Problems, failure, too_many
from sandbox.world.world import (
    ARCHIVE_MINUTES,
    ARCHIVED_AFTER,
    FORUM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Message,
)

ROUTES = Routes()
"""The routes that need the bot's token."""
OPEN_ROUTES = Routes()
"""The routes that need an interaction's token."""
NONCE_SECONDS = 300.0
"""Seconds for which a repeated nonce returns the first message."""


@ROUTES.on("GET /users/@me")
def me(_call: Call) -> Any:
    return payloads.own_user()


@ROUTES.on("GET /oauth2/applications/@me", "GET /applications/@me")
def application(_call: Call) -> Any:
    return payloads.application()


@ROUTES.on("GET /gateway/bot")
def gateway_bot(call: Call) -> Any:
    starts = call.starts
    known: Json = {"url": call.gateway_url, "shards": starts.shards}
    return known | {"session_start_limit": starts.session_start_limit()}


@ROUTES.on("GET /guilds/{guild_id}")
def read_guild(call: Call) -> Any:
    return payloads.guild(call.world, call.guild())


@ROUTES.on("GET /guilds/{guild_id}/channels")
def read_guild_channels(call: Call) -> Any:
    """The channels of a server, without threads."""
    here = call.guild()
    channels = [c for c in call.world.channels.values() if not c.is_thread and c.guild_id == here]
    return [payloads.channel(channel) for channel in channels]


@ROUTES.on("GET /guilds/{guild_id}/roles")
def read_roles(call: Call) -> Any:
    return payloads.roles(call.guild())


@ROUTES.on("GET /guilds/{guild_id}/members/{user_id}")
def read_member(call: Call) -> Any:
    """A member of a server. Raises `Failure` 10007 for a person outside of it."""
    call.guild()
    user_id = call.number("user_id")
    if user_id == people.APPLICATION_ID:
        return payloads.bot_member(call.world)
    if (person := people.BY_ID.get(user_id)) is None:
        raise failure(10007)
    return payloads.member(person)


@ROUTES.on("GET /users/{user_id}")
def read_user(call: Call) -> Any:
    """A user. Raises `Failure` 10013 if there is none with this id."""
    if (user := payloads.any_user(call.number("user_id"))) is None:
        raise failure(10013)
    return user


@ROUTES.on("GET /channels/{channel_id}")
def read_channel(call: Call) -> Any:
    return payloads.channel(call.channel())


@ROUTES.on("GET /channels/{channel_id}/thread-members/{user_id}")
def read_thread_member(call: Call) -> Any:
    """A member of a thread. Raises `Failure` 10007 for a person who is not in it."""
    thread, user_id = call.channel(), call.number("user_id")
    if user_id not in thread.members:
        raise failure(10007)
    member = {"id": str(thread.id), "user_id": str(user_id)}
    return member | {"join_timestamp": thread.created, "flags": 0}


@ROUTES.on("POST /users/@me/channels")
def open_direct(call: Call) -> Any:
    """Opens the channel of direct messages with a user. It also works with people who refuse direct
    messages: only sending one fails. Raises `Failure` 50033 for an unknown user and 50007 for the
    bot itself."""
    body: Json = call.body or {}
    number = int(body.get("recipient_id", 0))
    if number == people.APPLICATION_ID:
        raise failure(50007)
    if (person := people.BY_ID.get(number)) is None:
        raise failure(50033)
    return payloads.channel(call.world.direct[people.direct_id(person)])


@ROUTES.on("POST /channels/{channel_id}/threads")
def make_thread(call: Call) -> Any:
    """Creates a thread without a first message."""
    body: Json = call.body or {}
    kind = body.get("type", PRIVATE_THREAD)
    right = people.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else people.CREATE_PRIVATE_THREADS
    parent = call.channel(right)
    if parent.type != TEXT:
        raise failure(50024)
    problems = Problems()
    problems.length("name", body.get("name"), 1, 100)
    problems.choice("type", kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    minutes = body.get("auto_archive_duration") or ARCHIVED_AFTER // 60
    problems.choice("auto_archive_duration", minutes, ARCHIVE_MINUTES)
    problems.done()
    call.world.may_wake()
    thread = Channel(call.world.new_id(), body["name"], kind, parent_id=parent.id)
    thread.guild_id = parent.guild_id
    thread.owner_id = people.APPLICATION_ID
    thread.members = [people.APPLICATION_ID]
    thread.archived_after = minutes * 60
    open_channel(call.world, thread)
    return payloads.channel(thread)


@ROUTES.on("PATCH /channels/{channel_id}")
def edit_channel(call: Call) -> Any:
    """Edits a thread. The bot may archive and reopen threads that it made."""
    channel = call.channel()
    body: Json = call.body or {}
    held = call.world.bot_permissions(channel) & people.MANAGE_THREADS
    if not channel.is_thread or not (held or channel.owner_id == people.APPLICATION_ID):
        raise failure(50013)
    if body.get("locked") and not held:
        raise failure(50013)
    channel.archived = bool(body.get("archived", channel.archived))
    change_channel(call.world, channel)
    return payloads.channel(channel)


@ROUTES.on("DELETE /channels/{channel_id}")
def delete_channel(call: Call) -> Any:
    """Deletes a thread. Raises `Failure` 50013 for channels, and without the permission Manage
    Threads, which the invitation does not ask for."""
    channel = call.channel(people.MANAGE_THREADS)
    if not channel.is_thread:
        raise failure(50013)
    payload = payloads.channel(channel)
    close_channel(call.world, channel)
    return payload


@ROUTES.on("POST /channels/{channel_id}/messages")
def send_message(call: Call) -> Any:
    """Sends a message. An enforced nonce that was seen before returns the first message."""
    body: Json = call.body or {}
    channel = call.channel()
    _open_to_send(call, channel)
    nonce = body.get("nonce")
    if (first := _find_by_nonce(call, nonce, enforced=bool(body.get("enforce_nonce")))) is not None:
        return first.data
    message = messages.blank(call.world, channel, payloads.bot_user())
    messages.fill(call.world, message, body, call.files)
    messages.publish(call.world, message, new=True)
    if nonce is None:
        return message.data
    call.nonces[str(nonce)] = (time.monotonic(), channel.id, message.id)
    return message.data | {"nonce": nonce}


def _open_to_send(call: Call, channel: Channel) -> None:
    """Refuses if the bot may not send in the channel, and reopens an archived thread. The `reader`
    of a direct message may refuse it (50007)."""
    if channel.reader in call.world.refusing:
        raise failure(50007)
    call.channel(people.SEND_IN_THREADS if channel.is_thread else people.SEND_MESSAGES)
    if channel.type == FORUM:
        raise failure(50008)
    if call.files:
        call.channel(people.ATTACH_FILES)
    wake(call.world, channel)


def _find_by_nonce(call: Call, nonce: object, *, enforced: bool) -> Message | None:
    """The message that the bot recently sent with this nonce, in any channel; None if there is
    none."""
    if nonce is None or not enforced:
        return None
    oldest = time.monotonic() - NONCE_SECONDS
    for key in [key for key, (at, _, _) in call.nonces.items() if at < oldest]:
        del call.nonces[key]
    _, channel_id, message_id = call.nonces.get(str(nonce), (0.0, 0, 0))
    return call.world.messages.get(channel_id, {}).get(message_id)


@ROUTES.on("GET /channels/{channel_id}/messages")
def read_messages(call: Call) -> Any:
    """The messages of a channel, newest first, without ephemeral ones. Empty if the bot may not
    read the channel's history."""
    channel = call.channel()
    if not call.world.bot_permissions(channel) & people.READ_HISTORY:
        return []
    most = min(100, max(1, int(call.query.get("limit", "50"))))
    before, after = int(call.query.get("before", "0")), int(call.query.get("after", "0"))
    kept = [m for m in call.world.messages[channel.id].values() if m.only_for is None]
    if before:
        kept = [message for message in kept if message.id < before]
    if after:
        kept = [message for message in kept if message.id > after][:most]
    return [message.data for message in reversed(kept[-most:])]


def _message(call: Call, *, own: bool) -> Message:
    message = call.world.message(call.channel().id, call.number("message_id"))
    if own and int(message.data["author"]["id"]) != people.APPLICATION_ID:
        raise failure(50005)
    return message


@ROUTES.on("GET /channels/{channel_id}/messages/{message_id}")
def read_message(call: Call) -> Any:
    call.channel(people.READ_HISTORY)
    return _message(call, own=False).data


@ROUTES.on("PATCH /channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Any:
    """Edits a message. Raises `Failure` 50083 in an archived thread, 160005 in a locked one, and
    30046 after too many edits of an old message."""
    message, channel = _message(call, own=True), call.channel()
    if call.files:
        call.channel(people.ATTACH_FILES)
    check_active(call.world, channel)
    if (
        messages.is_old(call.world, message)
        and (wait := call.limits.take("old_edits", channel.id)) is not None
    ):
        raise too_many(wait, code=30046)
    messages.edit(call.world, message, call.body or {}, call.files)
    return message.data


@ROUTES.on("DELETE /channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> None:
    """Deletes one of the bot's own messages; it lacks Manage Messages. This works in a locked
    thread only while that is active."""
    message = _message(call, own=False)
    if int(message.data["author"]["id"]) != people.APPLICATION_ID:
        raise failure(50013)
    if call.channel().archived and call.world.is_closed(call.channel()):
        raise failure(50083)
    call.world.drop_message(message)


@OPEN_ROUTES.on("POST /interactions/{id}/{token}/callback")
def callback(call: Call) -> Any:
    response = call.answers.first(
        call.number("id"), call.path["token"], call.body or {}, call.files
    )
    return response if call.query.get("with_response") in ("1", "true") else None


@OPEN_ROUTES.on("POST /webhooks/{id}/{token}")
def follow_up(call: Call) -> Any:
    return call.answers.follow_up(
        call.number("id"), call.path["token"], call.body or {}, call.files
    )


@OPEN_ROUTES.on("GET /webhooks/{id}/{token}/messages/{which}")
def read_answer(call: Call) -> Any:
    return call.answers.read(call.number("id"), call.path["token"], call.path["which"])


@OPEN_ROUTES.on("PATCH /webhooks/{id}/{token}/messages/{which}")
def edit_answer(call: Call) -> Any:
    path = call.path
    return call.answers.edit(
        call.number("id"), path["token"], path["which"], call.body or {}, call.files
    )
