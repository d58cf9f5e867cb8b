"""A person's commands: what Discord's client checks and sends of each option, files among them."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from typing import Any
from urllib.parse import quote

from sandbox.protocol.answers import AUTOCOMPLETE, COMMAND
from sandbox.protocol.check_commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from sandbox.web.user_actions import Refusal, channel, member_id, open_interaction
from sandbox.world import payloads, people
from sandbox.world.failures import Json
from sandbox.world.people import Local
from sandbox.world.world import Channel, Interaction, World

BOOLEAN, USER, CHANNEL, ATTACHMENT = 5, 6, 7, 11
MOST_OPTION_TEXT = 6000
_LONGEST_NAME = 260
"""The most characters of a file's name."""


def command(world: World, who: Local, where: Channel, args: Json) -> Interaction:
    """A person's use of a command: `{"command": "table open", "options": {name: value}}`. With
    `focused` it asks for autocomplete suggestions for that option."""
    words = str(args["command"]).removeprefix("/").split()
    declared = _find_command(world, words[0], where)
    if where.reader is None and not may_use(world, who, declared):
        raise Refusal(f"/{words[0]} is not offered to {who.name}.")
    leaf, levels = _walk_down(declared, words[1:])
    focused = args.get("focused")
    options: dict[str, Any] = args.get("options") or {}
    resolved: Json = {}
    values = _values(world, where, leaf, options, focused, resolved)
    for name, kind in reversed(levels):
        values = [{"name": name, "type": kind, "options": values}]
    data: Json = {"id": declared["id"], "name": declared["name"], "type": 1, "options": values}
    if resolved:
        data["resolved"] = resolved
    if declared.get("guild_id"):
        data["guild_id"] = declared["guild_id"]
    kind = AUTOCOMPLETE if focused else COMMAND
    return open_interaction(world, who, where, kind, data, elsewhere=args.get("elsewhere"))


def _find_command(world: World, name: str, where: Channel) -> Json:
    """The registered command as it is offered in a channel. Server commands do not exist in direct
    messages."""
    direct = where.reader is not None
    for scope in (0,) if direct else (where.guild_id, 0):
        for one in world.commands.get(scope, ()):
            if one["name"] == name and one["type"] == 1 and offered(one, direct=direct):
                return one
    place = " in direct messages" if direct else ""
    raise Refusal(f"There is no command /{name}{place}.")


def offered(command: Json, *, direct: bool) -> bool:
    """Whether a registered command is offered in servers, or in direct messages if `direct`."""
    return command.get("contexts") is None or int(direct) in command["contexts"]


def may_use(world: World, who: Local, command: Json) -> bool:
    """Whether a person may use a command in the server. They need the permissions that the command
    asks for, unless the server allows it to everybody. If it asks for none in particular, only
    administrators may use it."""
    asked = command["default_member_permissions"]
    if asked is None or command["name"] in world.for_everybody:
        return True
    needed = int(asked) or people.ADMINISTRATOR
    return bool(who.permissions & people.ADMINISTRATOR) or who.permissions & needed == needed


def _walk_down(command: Json, words: list[str]) -> tuple[Json, list[tuple[str, int]]]:
    """The sub-command that the words lead to, and the names and kinds on the way."""
    levels: list[tuple[str, int]] = []
    leaf = command
    for word in words:
        inner = [o for o in leaf.get("options") or () if o["name"] == word and o["type"] <= GROUP]
        if not inner:
            raise Refusal(f"/{command['name']} has no sub-command {word!r}.")
        leaf = inner[0]
        levels.append((word, leaf["type"]))
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options") or ()):
        raise Refusal(f"/{command['name']} needs a sub-command.")
    return leaf, levels


def _values(
    world: World,
    where: Channel,
    leaf: Json,
    values: dict[str, Any],
    focused: str | None,
    resolved: Json,
) -> list[Json]:
    """The typed values of a command's options as Discord sends them. Adds the objects they mention
    to `resolved`. Raises `Refusal` for unknown and missing options."""
    options: list[Json] = leaf.get("options") or []
    if strange := values.keys() - {option["name"] for option in options}:
        raise Refusal(f"{leaf['name']} has no option {min(strange)!r}.")
    entries: list[Json] = []
    for option in options:
        name = option["name"]
        if values.get(name) is None:
            if option.get("required") and not focused:
                raise Refusal(f"The option {name} is required.")
            continue
        value: Any = values[name]
        if not focused:
            value = _convert(world, where, option, value, resolved)
        entry: Json = {"name": name, "type": option["type"], "value": value}
        entries.append(entry | {"focused": True} if name == focused else entry)
    return entries


def _convert(world: World, where: Channel, option: Json, value: Any, resolved: Json) -> Any:
    """An option's value as Discord sends it. Raises `Refusal` if the client would not accept it."""
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
        return _upload(world, where.id, value, resolved)
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
    """A number within the option's limits. Raises `Refusal`."""
    try:
        number = int(value) if option["type"] == INTEGER else float(value)
    except ValueError:
        raise Refusal(f"{option['name']} takes a number.") from None
    low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    if not low <= number <= high:
        raise Refusal(f"{option['name']} takes a number from {low} to {high}.")
    return number


def _resolve_user(world: World, where: Channel, value: Any, resolved: Json) -> str:
    """Adds the user to `resolved` and returns the id. A member of the channel's server is added
    with their permissions. The bot and people outside may be given by id or name, as Discord's
    client allows."""
    user_id = _user_id(value)
    resolved.setdefault("users", {})[str(user_id)] = payloads.any_user(user_id)
    if user_id == people.STRANGER.id or where.reader is not None:
        return str(user_id)
    if user_id == people.APPLICATION_ID:
        whole, may = payloads.bot_member(world), world.bot_permissions(where)
    else:
        one = people.BY_ID[user_id]
        whole, may = payloads.member(one), world.permissions(one, where)
    del whole["user"]
    resolved.setdefault("members", {})[str(user_id)] = whole | {"permissions": str(may)}
    return str(user_id)


def _user_id(value: Any) -> int:
    """The id of a user, given by id or name. Raises `Unknown`."""
    text = str(value).removeprefix("@")
    if text.isdigit() and payloads.any_user(int(text)):
        return int(text)
    if text in (people.STRANGER.name, people.STRANGER.username):
        return people.STRANGER.id
    return member_id(text)


def _resolve_channel(world: World, value: Any, resolved: Json) -> str:
    one = channel(world, value)
    payload = payloads.partial_channel(one) | {"permissions": str(people.EVERYONE_PERMISSIONS)}
    payload["app_permissions"] = str(world.bot_permissions(one))
    resolved.setdefault("channels", {})[str(one.id)] = payload
    return str(one.id)


def _upload(world: World, channel_id: int, value: Any, resolved: Json) -> str:
    """Uploads a file, as Discord's client does before it sends a command. Returns the file's id.
    Raises `Refusal` if it is no file or too large."""
    name, content = _read(value)
    if len(content) > world.file_limit:
        raise Refusal("That file is too large to be uploaded.")
    file_id = world.new_id()
    url = f"{world.address}/cdn/ephemeral-attachments/{channel_id}/{file_id}/{quote(name)}"
    world.files.put(file_id, content)
    resolved.setdefault("attachments", {})[str(file_id)] = {
        "id": str(file_id),
        "filename": name,
        "size": len(content),
        "url": url,
        "proxy_url": url,
        "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
        "ephemeral": True,
    }
    return str(file_id)


def _read(value: Any) -> tuple[str, bytes]:
    try:
        name, content = value["filename"], value["content"]
        return str(name)[:_LONGEST_NAME] or "unknown", base64.b64decode(content, validate=True)
    except (KeyError, TypeError, binascii.Error):
        raise Refusal("Choose a file.") from None
