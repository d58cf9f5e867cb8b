"""The controls of messages, and how people tap them."""

from __future__ import annotations

from sandbox.web.driver import Reply, SimulatedUser, controls
from sandbox.world.failures import Json


def verb_of(control: Json) -> str:
    """What a control does."""
    return control["custom_id"].split(":")[1]


def find(message: Json, verb: str) -> list[Json]:
    """The controls of that verb."""
    return [part for part in controls(message) if verb_of(part) == verb]


def control(message: Json, verb: str) -> Json:
    """The first control of that verb."""
    return find(message, verb)[0]


def has(message: Json, verb: str) -> bool:
    """True when the message has such a control."""
    return bool(find(message, verb))


async def tap(person: SimulatedUser, message: Json, verb: str, value: str | None = None) -> Reply:
    """Presses the first button of that verb, or picks a value (or the first) from its list."""
    found = control(message, verb)
    if "options" not in found:
        return await person.click(message, found["custom_id"])
    chosen = value or found["options"][0]["value"]
    return await person.select(message, found["custom_id"], [chosen])


def component(custom_id: str, kind: int = 2, values: list[str] | None = None) -> Json:
    """The data of a tap that no message offers."""
    data: Json = {"component_type": kind, "custom_id": custom_id}
    return data | ({"values": values} if values else {})
