"""A person's side: commands, buttons, selects, suggestions and dialogs become interactions."""

from __future__ import annotations

import re
from typing import Any

from sandbox.protocol.answers import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT
from sandbox.protocol.check_commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from sandbox.protocol.modals import submission
from sandbox.web.uploads import upload
from sandbox.world import messages, payloads, people
from sandbox.world.components import BUTTON, LINK, STRING_SELECT, every
from sandbox.world.failures import Json
from sandbox.world.people import Local
from sandbox.world.world import Channel, Interaction, Message, World

BOOLEAN, USER, CHANNEL, ATTACHMENT = 5, 6, 7, 11
MOST_OPTION_TEXT = 6000


class Refusal(ValueError):  # noqa: N818 - a no, not an error
    """Something Discord's own client would not let a person do."""


class Unknown(Refusal):
    """A person, channel or act that is not in the sandbox."""


def person(user: str | int) -> Local:
    """A local person by id or name. Raises `Unknown`."""
    if str(user).isdigit() and int(user) in people.BY_ID:
        return people.BY_ID[int(user)]
    try:
        return people.person_named(str(user))
    except KeyError:
        raise Unknown(f"Nobody here is called {user!r}.") from None


def channel(world: World, which: str | int) -> Channel:
    """A channel by id or name. Raises `Unknown`."""
    if str(which).isdigit() and int(which) in world.channels:
        return world.channels[int(which)]
    for one in world.channels.values():
        if one.name == str(which).removeprefix("#"):
            return one
    raise Unknown(f"There is no channel {which!r}.")


def place(world: World, who: Local, which: str | int) -> Channel:
    """A channel as one person names it: their direct messages, too. Raises `Unknown`."""
    own = people.direct_id(who)
    if str(which).removeprefix("#") in (people.DIRECT_NAME, str(own)):
        return world.direct[own]
    return channel(world, which)


def visible(
    world: World, who: Local, message_id: str | int, channel_id: str | int | None = None
) -> Message:
    """A message this person sees; it is found at once where the channel is known. Raises
    `Refusal`."""
    places = world.messages.values()
    for kept in places if channel_id is None else [world.messages.get(int(channel_id), {})]:
        message = kept.get(int(message_id))
        if message is not None and _readers(world, message) <= {None, who.id}:
            return message
    raise Refusal("That message is not there, or not yours to see.")


def _readers(world: World, message: Message) -> set[int | None]:
    return {message.only_for, world.channel(message.channel_id).reader}


def _open(
    world: World,
    who: Local,
    where: Channel,
    kind: int,
    data: Json,
    source: Message | None = None,
    elsewhere: Json | None = None,
) -> Interaction:
    interaction_id, token = world.new_id(), world.new_token()
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
    """Who acts where: a member in a server, or a user in direct messages with the bot."""
    may = {"permissions": str(world.permissions(who, where))}
    channel = payloads.channel(world, where) | may
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
    """The act as if done in a channel of another server, `{"server": id, "channel": id, "may":
    bits}`; what is answered stands here."""
    if elsewhere is None:
        return
    server, channel_id = str(elsewhere["server"]), str(elsewhere["channel"])
    may = str(elsewhere.get("may", people.EVERYONE_PERMISSIONS))
    payload["guild"] = payload["guild"] | {"id": server}
    told = {"id": channel_id, "guild_id": server, "name": "far", "permissions": may}
    payload["channel"] = payload["channel"] | told
    payload["member"] = payload["member"] | {"permissions": may}
    payload |= {"guild_id": server, "channel_id": channel_id}


def raw(world: World, who: Local, where: Channel, args: Json) -> Interaction:
    """Anything at all, as a tampered or outdated client might send it."""
    source = None
    if args.get("message"):
        source = visible(world, who, args["message"])
    kind, elsewhere = int(args["type"]), args.get("elsewhere")
    return _open(world, who, where, kind, args["data"], source, elsewhere)


def command(world: World, who: Local, where: Channel, args: Json) -> Interaction:
    """`{"command": "table open", "options": {name: value}}`; with `focused`, autocomplete."""
    words = str(args["command"]).removeprefix("/").split()
    found = _find_command(world, words[0], where)
    leaf, levels = _walk_down(found, words[1:])
    focused = args.get("focused")
    given: dict[str, Any] = args.get("options") or {}
    resolved: Json = {}
    values = _values(world, where, leaf, given, focused, resolved)
    for name, kind in reversed(levels):
        values = [{"name": name, "type": kind, "options": values}]
    data: Json = {"id": found["id"], "name": found["name"], "type": 1, "options": values}
    if resolved:
        data["resolved"] = resolved
    if found.get("guild_id"):
        data["guild_id"] = found["guild_id"]
    kind = AUTOCOMPLETE if focused else COMMAND
    return _open(world, who, where, kind, data, elsewhere=args.get("elsewhere"))


def _find_command(world: World, name: str, where: Channel) -> Json:
    """The command as it is offered there: those of the server are unknown in direct messages."""
    direct = where.reader is not None
    for scope in (0,) if direct else (where.guild_id, 0):
        for one in world.commands.get(scope, ()):
            if one["name"] == name and one["type"] == 1 and offered(one, direct=direct):
                return one
    place = " in direct messages" if direct else ""
    raise Refusal(f"There is no command /{name}{place}.")


def offered(command: Json, *, direct: bool) -> bool:
    """Whether a registered command is offered in servers, or in direct messages with the bot."""
    return command.get("contexts") is None or int(direct) in command["contexts"]


def _walk_down(found: Json, words: list[str]) -> tuple[Json, list[tuple[str, int]]]:
    levels: list[tuple[str, int]] = []
    leaf = found
    for word in words:
        inner = [o for o in leaf.get("options") or () if o["name"] == word and o["type"] <= GROUP]
        if not inner:
            raise Refusal(f"/{found['name']} has no sub-command {word!r}.")
        leaf = inner[0]
        levels.append((word, leaf["type"]))
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options") or ()):
        raise Refusal(f"/{found['name']} needs a sub-command.")
    return leaf, levels


def _values(
    world: World,
    where: Channel,
    leaf: Json,
    given: dict[str, Any],
    focused: str | None,
    resolved: Json,
) -> list[Json]:
    options: list[Json] = leaf.get("options") or []
    if strange := given.keys() - {option["name"] for option in options}:
        raise Refusal(f"{leaf['name']} has no option {min(strange)!r}.")
    done: list[Json] = []
    for option in options:
        name = option["name"]
        if given.get(name) is None:
            if option.get("required") and not focused:
                raise Refusal(f"The option {name} is required.")
            continue
        value: Any = given[name]
        if not focused:
            value = _convert(world, where, option, value, resolved)
        entry: Json = {"name": name, "type": option["type"], "value": value}
        done.append(entry | {"focused": True} if name == focused else entry)
    return done


def _convert(world: World, where: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        return _choice(option, value)
    if kind in (INTEGER, NUMBER):
        return _in_range(option, value)
    if kind == BOOLEAN:
        return value in (True, "true", "True")
    if kind == USER:
        return _resolve_user(world, where, value, resolved)
    if kind == CHANNEL:
        return _resolve_channel(world, value, resolved)
    if kind == ATTACHMENT:
        return _upload(world, where, value, resolved)
    if kind == STRING:
        if len(str(value)) > option.get("max_length", MOST_OPTION_TEXT):
            raise Refusal(f"The text for {name} is too long.")
        return str(value)
    raise Refusal(f"The sandbox has no options of kind {kind}.")


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        localised: Json = choice.get("name_localizations") or {}
        if str(value) in (str(choice["value"]), choice["name"], *localised.values()):
            return choice["value"]
    raise Refusal(f"{value!r} is not among the choices for {option['name']}.")


def _in_range(option: Json, value: Any) -> float:
    try:
        number = int(value) if option["type"] == INTEGER else float(value)
    except ValueError:
        raise Refusal(f"{option['name']} takes a number.") from None
    low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    if not low <= number <= high:
        raise Refusal(f"{option['name']} takes a number from {low} to {high}.")
    return number


def _resolve_user(world: World, where: Channel, value: Any, resolved: Json) -> str:
    """Adds the user and, for who is in the server of the channel, the member with what they may do.
    The bot and people outside are named by id or, as its client finds them, by name."""
    user_id = _user_id(value)
    resolved.setdefault("users", {})[str(user_id)] = payloads.any_user(user_id)
    if user_id == people.STRANGER.id or where.reader is not None:
        return str(user_id)
    if user_id == people.APPLICATION_ID:
        whole, may = payloads.bot_member(), world.bot_permissions(where)
    else:
        one = people.BY_ID[user_id]
        whole, may = payloads.member(one), world.permissions(one, where)
    del whole["user"]
    resolved.setdefault("members", {})[str(user_id)] = whole | {"permissions": str(may)}
    return str(user_id)


def _user_id(value: Any) -> int:
    text = str(value).removeprefix("@")
    if text.isdigit() and payloads.any_user(int(text)):
        return int(text)
    if text in (people.STRANGER.name, people.STRANGER.username):
        return people.STRANGER.id
    return people.APPLICATION_ID if text == "Meeplepost" else person(text).id


def _resolve_channel(world: World, value: Any, resolved: Json) -> str:
    one = channel(world, value)
    told = payloads.channel(world, one) | {"permissions": str(people.EVERYONE_PERMISSIONS)}
    told["app_permissions"] = str(world.bot_permissions(one))
    resolved.setdefault("channels", {})[str(one.id)] = told
    return str(one.id)


def _upload(world: World, where: Channel, value: Any, resolved: Json) -> str:
    try:
        return upload(world, where.id, value, resolved)
    except ValueError as wrong:
        raise Refusal(str(wrong)) from None


def component(world: World, who: Local, args: Json) -> Interaction:
    """`{"message": id, "custom_id": …, "values": […]}`: press a button or choose from a select."""
    message = visible(world, who, args["message"], args.get("channel_id"))
    part = _find_part(message, args)
    kind = part["type"]
    data: Json = {"component_type": kind, "custom_id": part["custom_id"], "id": part["id"]}
    if kind != BUTTON:
        data["values"] = _checked_values(part, list(args.get("values") or ()))
    return _open(world, who, world.channel(message.channel_id), COMPONENT, data, message)


def _find_part(message: Message, args: Json) -> Json:
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
    if not part["min_values"] <= len(values) <= part["max_values"]:
        told = f"Choose {part['min_values']} to {part['max_values']}."
        raise Refusal(told)
    if part["type"] == STRING_SELECT:
        known = {option["label"]: option["value"] for option in part["options"]}
        values = [known.get(value, value) for value in values]
        if any(value not in known.values() for value in values):
            raise Refusal("That is not among the options.")
    return values


def submit(world: World, who: Local, args: Json) -> Interaction:
    """`{"interaction": id, "values": {custom_id: text or list}}`: send off a dialog."""
    asked = world.interactions.get(int(args["interaction"]))
    if asked is None or asked.modal is None or asked.user_id != who.id:
        raise Refusal("That dialog is not open.")
    source = None
    if asked.source_id is not None:
        source = visible(world, who, asked.source_id)
    data = submission(asked.modal, args.get("values") or {})
    where = world.channel(asked.channel_id)
    return _open(world, who, where, SUBMIT, data, source)


def say(world: World, who: Local, where: Channel, content: str) -> Json:
    """An ordinary message of a person."""
    if not content.strip():
        raise Refusal("Say something.")
    message = messages.blank(world, where, payloads.user(who))
    messages.fill(world, message, {"content": _named_mentions(content)}, {})
    messages.publish(world, message, new=True)
    return message.data


def _named_mentions(content: str) -> str:
    """`@Anna` becomes a real mention, as Discord's client makes it."""
    for one in people.PEOPLE:
        content = re.sub(rf"@{re.escape(one.name)}\b", f"<@{one.id}>", content)
    return content
