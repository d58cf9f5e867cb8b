"""Changes of channels, threads and servers, with their announcements."""

from __future__ import annotations

from sandbox.world import payloads, people
from sandbox.world.failures import Json, failure
from sandbox.world.world import Channel, World, time_of


def open_server(world: World, server_id: int, name: str) -> None:
    """Adds a server for the bot and tells its shard. Only after an outage does Discord say whether
    the server is unavailable."""
    back = server_id in world.servers
    world.servers[server_id] = name
    world.away.discard(server_id)
    guild = payloads.guild_create(world, server_id)
    if not back:
        del guild["unavailable"]
    world.dispatch("GUILD_CREATE", guild, 1)
    world.touch()


def close_server(world: World, server_id: int, *, outage: bool) -> None:
    """Removes the bot from a server. With `outage`, the server is only unavailable. Discord sends
    the same event for both, with one more field in an outage."""
    guild: Json = {"id": str(server_id)}
    if outage:
        guild["unavailable"] = True
        world.away.add(server_id)
    else:
        del world.servers[server_id]
    world.dispatch("GUILD_DELETE", guild, 1)
    world.touch()


def open_channel(world: World, channel: Channel) -> None:
    """Adds a channel or thread and announces it."""
    world.add_channel(channel)
    payload = payloads.channel(channel)
    name = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
    new = payload | {"newly_created": True} if channel.is_thread else payload
    _tell_bot(world, channel, name, new)
    world.tell({"kind": "channel", "channel": payload})


def add_member(world: World, thread: Channel, user_id: int) -> None:
    """Adds a user to a thread. If it is the bot, it gets the thread's event as for an existing
    thread."""
    thread.members.append(user_id)
    if user_id == people.APPLICATION_ID:
        _tell_bot(world, thread, "THREAD_CREATE", payloads.channel(thread))
    world.tell({"kind": "channel", "channel": payloads.channel(thread)})


def _tell_bot(world: World, channel: Channel, name: str, payload: Json) -> None:
    if not world.hides(channel):
        world.dispatch(name, payload, 1)


def close_channel(world: World, channel: Channel) -> None:
    """Deletes a channel or thread and announces that."""
    payload = payloads.channel(channel)
    world.drop_channel(channel)
    if channel.is_thread:
        payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
    _tell_bot(world, channel, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", payload)
    world.tell({"kind": "channel_delete", "id": str(channel.id)})


def age(world: World, seconds: float) -> None:
    """Lets this many seconds pass: interactions expire, and threads without new messages are
    archived."""
    for interaction in world.interactions.values():
        if interaction.state != "waiting":
            interaction.born -= seconds
    world.clock.advance(seconds)
    for channel in world.channels.values():
        if channel.is_thread and not channel.archived and _is_idle(world, channel):
            channel.archived = True
            change_channel(world, channel)


def _is_idle(world: World, channel: Channel) -> bool:
    newest = channel.last_message_id or channel.id
    return world.clock.time() - time_of(newest) > channel.archived_after


def check_active(world: World, channel: Channel) -> None:
    """Raises `Failure` 50083 for an archived thread and 160005 for a locked one, in which the bot
    can edit no message."""
    if channel.archived:
        raise failure(50083)
    if world.is_closed(channel):
        raise failure(160005)


def wake(world: World, channel: Channel) -> None:
    """Reopens an archived thread for a new message. Raises `Failure` 50083 or 160005 if it is
    locked, and 160006 if no more threads may be active."""
    if not channel.archived or world.is_closed(channel):
        check_active(world, channel)
        return
    world.may_wake()
    channel.archived = False
    change_channel(world, channel)


def change_channel(world: World, channel: Channel) -> None:
    """Announces that a channel or thread has changed."""
    payload = payloads.channel(channel)
    _tell_bot(world, channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", payload)
    if not channel.is_thread:
        _sync_threads(world, channel)
    world.tell({"kind": "channel", "channel": payload})


def _sync_threads(world: World, channel: Channel) -> None:
    """Tells the bot of the active threads in a channel that it may see again."""
    if not world.bot_permissions(channel) & people.VIEW_CHANNEL:
        world.unseen.add(channel.id)
    elif channel.id in world.unseen:
        world.unseen.remove(channel.id)
        inside = [c for c in world.channels.values() if c.parent_id == channel.id]
        threads = [payloads.channel(c) for c in inside if not (c.archived or world.hides(c))]
        told: Json = {"guild_id": str(channel.guild_id), "channel_ids": [str(channel.id)]}
        world.dispatch("THREAD_LIST_SYNC", told | {"threads": threads, "members": []}, 1)
