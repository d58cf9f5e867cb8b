"""The application's commands: `/applications/ID/commands`, everywhere or in one server."""

from __future__ import annotations

from typing import Any

from sandbox.protocol.call import Call, Routes
from sandbox.protocol.check_commands import check_commands
from sandbox.world import people
from sandbox.world.failures import Json, failure, too_many
from sandbox.world.world import World

ROUTES = Routes()
"""The routes that need the bot's token."""


def _scope(call: Call) -> int:
    if call.number("application_id") != people.APPLICATION_ID:
        raise failure(10002)
    if "guild_id" not in call.path:
        return 0
    return call.guild()


@ROUTES.on(
    "GET /applications/{application_id}/commands",
    "GET /applications/{application_id}/guilds/{guild_id}/commands",
)
def read_commands(call: Call) -> Any:
    return call.world.commands.get(_scope(call), [])


@ROUTES.on(
    "PUT /applications/{application_id}/commands",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands",
)
def put_commands(call: Call) -> Any:
    """Replaces all commands. A command with the same name and kind keeps its id. Raises `Failure`
    30034 after too many new commands in one day."""
    scope = _scope(call)
    commands: list[Json] = call.body or []
    check_commands(commands)
    known = {(c["type"], c["name"]): c["id"] for c in call.world.commands.get(scope, ())}
    for _ in {(c.get("type", 1), c["name"]) for c in commands} - known.keys():
        if (wait := call.limits.take("command_creates", scope)) is not None:
            raise too_many(wait, code=30034)
    done = [_command(call.world, scope, command, known) for command in commands]
    call.world.commands[scope] = done
    call.world.tell({"kind": "commands"})
    return done


def _command(world: World, scope: int, command: Json, known: dict[tuple[int, str], str]) -> Json:
    """A command as Discord stores and returns it."""
    key = (command.get("type", 1), command["name"])
    base: Json = {
        "default_member_permissions": None,
        "name_localizations": None,
        "description_localizations": None,
        "nsfw": False,
        "description": "",
    }
    fixed: Json = {
        "id": known.get(key) or str(world.new_id()),
        "application_id": str(people.APPLICATION_ID),
        "version": str(world.new_id()),
        "type": key[0],
    }
    if scope:
        fixed["guild_id"] = str(scope)
    if command.get("integration_types") is None:
        fixed["integration_types"] = [0]
    return base | command | fixed
