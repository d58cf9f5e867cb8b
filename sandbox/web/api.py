"""What page and drivers may ask of the sandbox: one table of named requests, each JSON to JSON."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any

from sandbox.protocol.answers import outline
from sandbox.protocol.faults import checked
from sandbox.protocol.limits import Limit, Limits
from sandbox.web import commands, user_actions
from sandbox.web.simulation import Simulation
from sandbox.world import messages, payloads, people
from sandbox.world.channels import (
    add_member,
    change_channel,
    close_channel,
    close_server,
    open_channel,
    open_server,
)
from sandbox.world.channels import age as age_world
from sandbox.world.failures import Json
from sandbox.world.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Interaction

Request = Callable[[Simulation, Json], Any]
DIRECT_TOPIC = "What the bot writes to you alone"
MOST_AHEAD = 100 * 365 * 24 * 3600.0
"""The most seconds by which the clock may be moved. Later years cannot be written as dates."""


def look(box: Simulation, args: Json) -> Json:
    """Everything that one person sees, except messages."""
    world, who = box.world, user_actions.person(args["user"])
    own = world.direct[people.direct_id(who)]
    return {
        "guild": {"id": str(people.GUILD_ID), "name": people.GUILD_NAME},
        "me": _person(who),
        "ahead": world.clock.ahead,
        "people": [_person(person) for person in people.PEOPLE],
        "bot": payloads.bot_user() | {"online": box.gateway.connected},
        "channels": [
            *(payloads.channel(channel) for channel in world.channels.values()),
            payloads.channel(own) | {"name": own.name, "topic": DIRECT_TOPIC},
        ],
        "commands": [
            one | {"usable": commands.may_use(world, who, one)}
            for one in world.commands[0] + world.commands[people.GUILD_ID]
        ],
    }


def _person(local: people.Local) -> Json:
    person = asdict(local) | {"id": str(local.id), "permissions": str(local.permissions)}
    return person | {"manages": bool(local.permissions & people.MANAGE_CHANNELS)}


def read(box: Simulation, args: Json) -> list[Json]:
    """The last messages of a channel that one person sees, oldest first."""
    who = user_actions.person(args["user"])
    where = user_actions.place(box.world, who, args["channel"])
    kept = box.world.messages[where.id].values()
    seen = [m.data for m in kept if m.only_for in (None, who.id)]
    return seen[-int(args.get("limit", 60)) :]


def act(box: Simulation, args: Json) -> Json:
    """Performs a person's interaction: `kind` is command, component, submit or raw. Returns the
    interaction's id at once."""
    who, kind = user_actions.person(args["user"]), args["kind"]
    if kind == "component":
        one = user_actions.component(box.world, who, args)
    elif kind == "submit":
        one = user_actions.submit(box.world, who, args)
    else:
        where = user_actions.place(box.world, who, args["channel"])
        maker = {"command": commands.command, "raw": user_actions.raw}[kind]
        one = maker(box.world, who, where, args)
    clock = box.clocks.answer
    asyncio.get_running_loop().call_later(clock, box.answers.expire, one.id)
    return {"id": str(one.id)}


async def wait(box: Simulation, args: Json) -> Json:
    """The outcome of an interaction, as soon as there is one, or its state after `patience`
    seconds."""
    one = box.world.interactions.get(int(args["id"]))
    if one is None:
        raise user_actions.Unknown("There was no such act.")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(_wait_until_finished(one), float(args.get("patience", 10)))
    kept = box.world.messages.get(one.channel_id, {})
    touched = [kept[number] for number in dict.fromkeys(one.touched) if number in kept]
    return outline(one) | {"messages": [message.data for message in touched]}


async def _wait_until_finished(interaction: Interaction) -> None:
    while interaction.state not in ("answered", "failed"):
        interaction.changed.clear()
        await interaction.changed.wait()


def say(box: Simulation, args: Json) -> Json:
    """Posts an ordinary message of a person."""
    who = user_actions.person(args["user"])
    where = user_actions.place(box.world, who, args["channel"])
    return user_actions.say(box.world, who, where, str(args["content"]))


def dismiss(box: Simulation, args: Json) -> None:
    """Removes a message that only the person sees."""
    who = user_actions.person(args["user"])
    message = user_actions.visible_message(box.world, who, args["message"])
    if message.only_for != who.id:
        raise user_actions.Refusal("Only a message that only you can see can be dismissed.")
    box.world.drop_message(message)


def new_server(box: Simulation, args: Json) -> Json:
    """Invites the bot to one more server, which has the same people and belongs to the next
    shard."""
    server_id = people.server_id(len(box.world.servers))
    open_server(box.world, server_id, str(args["name"])[:100])
    return {"id": str(server_id)}


def leave_server(box: Simulation, args: Json) -> None:
    """Removes the bot from a `server`. With `outage`, the server is only unavailable for a
    while."""
    close_server(box.world, int(args["server"]), outage=bool(args.get("outage")))


def join_server(box: Simulation, args: Json) -> None:
    """Invites the bot again, or ends the outage."""
    open_server(box.world, int(args["server"]), str(args["name"])[:100])


def new_channel(box: Simulation, args: Json) -> Json:
    """Creates a channel of this `type` (text without one), or a thread if `parent` is given. With
    `members` the thread is private; the bot is a member only if it is named."""
    channel = Channel(box.world.new_id(), str(args["name"])[:100] or "channel")
    channel.type = int(args.get("type", TEXT))
    channel.guild_id = int(args.get("server", people.GUILD_ID))
    if args.get("parent"):
        parent = user_actions.channel(box.world, args["parent"])
        channel.type, channel.parent_id = PUBLIC_THREAD, parent.id
        channel.guild_id = parent.guild_id
    if "members" in args:
        channel.type = PRIVATE_THREAD
        channel.members = [user_actions.member_id(one) for one in args["members"]]
    open_channel(box.world, channel)
    return payloads.channel(channel)


def join_thread(box: Simulation, args: Json) -> None:
    """Adds a person or the bot to a thread, as a mention there would do."""
    thread = user_actions.channel(box.world, args["channel"])
    add_member(box.world, thread, user_actions.member_id(args["user"]))


def delete_channel(box: Simulation, args: Json) -> None:
    """Deletes a channel or thread with all its messages."""
    close_channel(box.world, user_actions.channel(box.world, args["channel"]))


def archive(box: Simulation, args: Json) -> None:
    """Archives a thread. A `locked` one stays archived."""
    channel = user_actions.channel(box.world, args["channel"])
    channel.archived = bool(args.get("archived", True))
    channel.locked = bool(args.get("locked", False))
    change_channel(box.world, channel)


def deny(box: Simulation, args: Json) -> None:
    """Denies the bot these permission bits in a channel; 0 restores them."""
    channel = user_actions.channel(box.world, args["channel"])
    channel.bot_denied = int(args["permissions"])
    change_channel(box.world, channel)


def overwrite(box: Simulation, args: Json) -> None:
    """Gives or denies permission bits in a channel. `user` is a person, or the bot by its name;
    without it everybody is meant."""
    channel = user_actions.channel(box.world, args["channel"])
    who = user_actions.member_id(args["user"]) if args.get("user") else channel.guild_id
    channel.overwrites[str(who)] = [int(args.get("allow", 0)), int(args.get("deny", 0))]
    change_channel(box.world, channel)


def time_out(box: Simulation, args: Json) -> None:
    """Times the bot out in the sandbox's server, or ends that if `over` is true. Discord tells a
    bot about itself as a member without any intent."""
    box.world.bot_timed_out = not args.get("over")
    member = payloads.bot_member(box.world) | {"guild_id": str(people.GUILD_ID)}
    box.world.dispatch("GUILD_MEMBER_UPDATE", member, 1)


def refuse_direct(box: Simulation, args: Json) -> None:
    """Makes a person refuse direct messages of the bot, or accept them if `refuse` is false."""
    who = user_actions.person(args["user"])
    change = box.world.refusing.add if args.get("refuse", True) else box.world.refusing.discard
    change(who.id)
    box.world.touch()


def fault(box: Simulation, args: Json) -> None:
    """Plans a fault; see `faults.Fault` for the fields."""
    box.faults.add(checked(args))


def clear_faults(box: Simulation, _args: Json) -> None:
    """Removes all planned faults."""
    box.faults.clear()


def limit(box: Simulation, args: Json) -> None:
    """Sets a rate limit. `which` is a field of `limits.Limits`; the default is the limit for
    sending to one channel. Earlier requests are not counted."""
    fresh = Limit(int(args["requests"]), float(args["seconds"]))
    known = {field.name: getattr(box.limits, field.name) for field in fields(Limits) if field.init}
    box.limits = Limits(**known | {args.get("which", "channel_posts"): fresh})


def bounds(box: Simulation, args: Json) -> None:
    """Sets the size limit of a file in bytes (`file_limit`) and of active threads
    (`most_threads`)."""
    box.world.file_limit = int(args.get("file_limit", box.world.file_limit))
    box.world.most_threads = int(args.get("most_threads", box.world.most_threads))


def age(box: Simulation, args: Json) -> None:
    """Makes all messages of a channel this many seconds older."""
    where = user_actions.channel(box.world, args["channel"])
    for message in box.world.messages[where.id].values():
        messages.age(message, float(args["seconds"]))


def advance(box: Simulation, args: Json) -> Json:
    """Moves the sandbox's clock ahead by `seconds`, also for a bot that uses this clock."""
    seconds = max(0.0, float(args["seconds"]))
    if box.world.clock.ahead + seconds > MOST_AHEAD:
        raise user_actions.Refusal("The clock can be ahead by a hundred years at most.")
    age_world(box.world, seconds)
    box.world.tell({"kind": "clock", "ahead": box.world.clock.ahead})
    return {"ahead": box.world.clock.ahead, "now": box.world.clock.time()}


async def reconnect(box: Simulation, _args: Json) -> None:
    """Tells the bot to reconnect (op 7)."""
    await box.gateway.ask_reconnect()


async def invalidate(box: Simulation, args: Json) -> None:
    """Declares the bot's session invalid (op 9)."""
    await box.gateway.invalidate(resumable=bool(args.get("resumable")))


async def drop_sockets(box: Simulation, _args: Json) -> None:
    """Cuts the bot's connection."""
    await box.gateway.drop_sockets()


def starts(box: Simulation, args: Json) -> None:
    """Sets the limits for new sessions. These are `shards`, `max_concurrency`, the `seconds`
    between two sessions of one bucket, and the number of `remaining` sessions until `reset_after`
    seconds have passed."""
    known = box.gateway.starts
    known.shards = int(args.get("shards", known.shards))
    known.max_concurrency = int(args.get("max_concurrency", known.max_concurrency))
    known.seconds = float(args.get("seconds", known.seconds))
    known.remaining = int(args.get("remaining", known.remaining))
    if "reset_after" in args:
        known.reset_at = time.monotonic() + float(args["reset_after"])


def repeat(box: Simulation, args: Json) -> None:
    """Sends the newest event with this name again."""
    box.gateway.repeat_last(str(args.get("event", "INTERACTION_CREATE")))


def status(box: Simulation, _args: Json) -> Json:
    """Counters for tests."""
    return {
        "online": box.gateway.connected,
        "shards": box.gateway.shards,
        "identified": box.gateway.identified,
        "identified_too_soon": box.gateway.starts.refused,
        "resumed": box.gateway.resumed,
        "requests": dict(box.requests),
        "received": dict(box.received),
        "struck": box.faults.struck,
    }


_ASKED: tuple[Request, ...] = (
    look, read, act, wait, say, dismiss, new_server, leave_server, join_server, new_channel,
    join_thread, delete_channel, archive, deny, overwrite, time_out, refuse_direct, fault,
    clear_faults, limit, bounds, age, advance, reconnect, invalidate, drop_sockets, starts, repeat,
    status,
)  # fmt: skip
REQUESTS: dict[str, Request] = {request.__name__: request for request in _ASKED}


async def ask(box: Simulation, name: str, args: Json) -> Any:
    """Answers one request. Raises `Refusal` if Discord's client would not allow it, and `Failure`
    if Discord would refuse it."""
    if (request := REQUESTS.get(name)) is None:
        raise user_actions.Refusal(f"The sandbox knows no request {name!r}.")
    answer = request(box, args)
    return await answer if asyncio.iscoroutine(answer) else answer
