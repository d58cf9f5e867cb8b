"""A person's side: commands, buttons, selects, suggestions and dialogs become interactions."""

from __future__ import annotations

import re
import secrets

from sandbox.protocol.answers import COMPONENT, SUBMIT
from sandbox.protocol.modals import fields, is_filled, submission
from sandbox.world import messages, payloads, people
from sandbox.world.components import BUTTON, LINK, STRING_SELECT, every
from sandbox.world.failures import Json
from sandbox.world.people import Local
from sandbox.world.world import Channel, Interaction, Message, World


class Refusal(ValueError):  # noqa: N818 - a no, not an error
    """An action that Discord's client would not allow."""


class Unknown(Refusal):
    """A person, channel or interaction that does not exist in the sandbox."""


def person(user: str | int) -> Local:
    """A local person by id or name. Raises `Unknown`."""
    if str(user).isdigit() and int(user) in people.BY_ID:
        return people.BY_ID[int(user)]
    try:
        return people.person_named(str(user))
    except KeyError:
        raise Unknown(f"Nobody here is called {user!r}.") from None


def member_id(user: str | int) -> int:
    """The id of a local person or, by its name, of the bot. Raises `Unknown`."""
    return people.APPLICATION_ID if user == people.BOT_NAME else person(user).id


def channel(world: World, which: str | int) -> Channel:
    """A channel by id or name. Raises `Unknown`."""
    if str(which).isdigit() and int(which) in world.channels:
        return world.channels[int(which)]
    for one in world.channels.values():
        if one.name == str(which).removeprefix("#"):
            return one
    raise Unknown(f"There is no channel {which!r}.")


def place(world: World, who: Local, which: str | int) -> Channel:
    """A channel by id or name, or one person's direct messages. Raises `Unknown`."""
    own = people.direct_id(who)
    if str(which).removeprefix("#") in (people.DIRECT_NAME, str(own)):
        return world.direct[own]
    return channel(world, which)


def visible_message(
    world: World, who: Local, message_id: str | int, channel_id: str | int | None = None
) -> Message:
    """A message that this person can see. If its channel is given, the search is faster. Raises
    `Refusal` if there is none."""
    places = world.messages.values()
    for kept in places if channel_id is None else [world.messages.get(int(channel_id), {})]:
        message = kept.get(int(message_id))
        if message is not None and _readers(world, message) <= {None, who.id}:
            return message
    raise Refusal("That message is not there, or not yours to see.")


def _readers(world: World, message: Message) -> set[int | None]:
    return {message.only_for, world.channel(message.channel_id).reader}


def open_interaction(
    world: World,
    who: Local,
    where: Channel,
    kind: int,
    data: Json,
    source: Message | None = None,
    elsewhere: Json | None = None,
) -> Interaction:
    """Creates a person's interaction and sends it to the bot."""
    interaction_id, token = world.new_id(), secrets.token_urlsafe(48)
    payload: Json = {
        "id": str(interaction_id),
        "application_id": str(people.APPLICATION_ID),
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": str(where.id),
        "locale": who.locale,
        "app_permissions": str(world.bot_permissions(where)),
        "attachment_size_limit": world.file_limit,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    payload |= _setting(world, who, where)
    source_id = None
    if source is not None:
        payload["message"], source_id = source.data, source.id
    _bring_elsewhere(payload, elsewhere)
    one = Interaction(interaction_id, token, kind, who.id, where.id, payload, source_id)
    world.open_interaction(one)
    world.dispatch("INTERACTION_CREATE", payload, 0)
    return one


def _setting(world: World, who: Local, where: Channel) -> Json:
    """The fields on who acts where: a member in a server, or a user in direct messages with the
    bot."""
    may = {"permissions": str(world.permissions(who, where))}
    channel = payloads.partial_channel(where) | may
    if where.reader is not None:
        owners = {"authorizing_integration_owners": {"0": "0"}, "context": 1}
        return {"channel": channel, "user": payloads.user(who)} | owners
    server: Json = {"id": str(where.guild_id), "locale": people.GUILD_LOCALE, "features": []}
    return {
        "guild_id": str(where.guild_id),
        "guild": server,
        "channel": channel,
        "member": payloads.member(who) | may,
        "guild_locale": people.GUILD_LOCALE,
        "authorizing_integration_owners": {"0": str(where.guild_id)},
        "context": 0,
    }


def _bring_elsewhere(payload: Json, elsewhere: Json | None) -> None:
    """Changes an interaction to look as if it came from a channel of another server. `elsewhere` is
    `{"server": id, "channel": id, "may": permission bits}`. The answers appear in the original
    channel."""
    if elsewhere is None:
        return
    server, channel_id = str(elsewhere["server"]), str(elsewhere["channel"])
    may = str(elsewhere.get("may", people.EVERYONE_PERMISSIONS))
    payload["guild"] = payload["guild"] | {"id": server}
    channel = {"id": channel_id, "guild_id": server, "name": "far", "permissions": may}
    payload["channel"] = payload["channel"] | channel
    payload["member"] = payload["member"] | {"permissions": may}
    payload |= {"guild_id": server, "channel_id": channel_id}


def raw(world: World, who: Local, where: Channel, args: Json) -> Interaction:
    """An interaction with any content, such as a tampered or outdated client might send."""
    source = None
    if args.get("message"):
        source = visible_message(world, who, args["message"])
    kind, elsewhere = int(args["type"]), args.get("elsewhere")
    return open_interaction(world, who, where, kind, args["data"], source, elsewhere)


def component(world: World, who: Local, args: Json) -> Interaction:
    """A person's button press or choice from a select: `{"message": id, "custom_id": …, "values":
    […]}`."""
    message = visible_message(world, who, args["message"], args.get("channel_id"))
    part = _find_part(message, args)
    kind = part["type"]
    data: Json = {"component_type": kind, "custom_id": part["custom_id"], "id": part["id"]}
    if kind != BUTTON:
        data["values"] = _checked_values(part, list(args.get("values") or ()))
    return open_interaction(world, who, world.channel(message.channel_id), COMPONENT, data, message)


def _find_part(message: Message, args: Json) -> Json:
    """The enabled component with this custom id or label. Raises `Refusal`."""
    wanted, label = args.get("custom_id"), args.get("label")
    for part in every(message.data["components"]):
        if "custom_id" not in part or part.get("style") == LINK:
            continue
        if wanted == part["custom_id"] or (label is not None and label == part.get("label")):
            if part.get("disabled"):
                raise Refusal("That control is switched off.")
            return part
    raise Refusal("That control is not on the message.")


def _checked_values(part: Json, values: list[str]) -> list[str]:
    """The chosen values of a select. Raises `Refusal` if they are not allowed."""
    if not part["min_values"] <= len(values) <= part["max_values"]:
        message = f"Choose {part['min_values']} to {part['max_values']}."
        raise Refusal(message)
    if part["type"] == STRING_SELECT:
        known = {option["label"]: option["value"] for option in part["options"]}
        values = [known.get(value, value) for value in values]
        if any(value not in known.values() for value in values):
            raise Refusal("That is not among the options.")
    return values


def submit(world: World, who: Local, args: Json) -> Interaction:
    """A person's submitted dialog: `{"interaction": id, "values": {custom_id: text or list}}`."""
    asked = world.interactions.get(int(args["interaction"]))
    if asked is None or asked.modal is None or asked.user_id != who.id:
        raise Refusal("That dialog is not open.")
    source = None
    if asked.source_id is not None:
        source = visible_message(world, who, asked.source_id)
    values: Json = args.get("values") or {}
    for field in fields(asked.modal):
        if not is_filled(field, values.get(field["custom_id"])):
            raise Refusal("A field of the dialog is empty, too short or too long.")
    data = submission(asked.modal, values)
    where = world.channel(asked.channel_id)
    return open_interaction(world, who, where, SUBMIT, data, source)


def say(world: World, who: Local, where: Channel, content: str) -> Json:
    """Posts an ordinary message of a person."""
    if not content.strip():
        raise Refusal("Say something.")
    message = messages.blank(world, where, payloads.user(who))
    messages.fill(world, message, {"content": _named_mentions(content)}, {})
    messages.publish(world, message, new=True)
    return message.data


def _named_mentions(content: str) -> str:
    """The text with `@Anna` turned into a real mention, as Discord's client does."""
    for one in people.PEOPLE:
        content = re.sub(rf"@{re.escape(one.name)}\b", f"<@{one.id}>", content)
    return content
