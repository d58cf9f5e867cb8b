"""Messages, dialogs and suggestions as lines of text, as people see them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from sandbox.protocol.modals import fields
from sandbox.web.driver import files
from sandbox.world import people
from sandbox.world.components import (
    BUTTON,
    CONTAINER,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
)
from sandbox.world.failures import Json

_STYLES = {1: "blue", 2: "", 3: "green", 4: "red", 5: "link"}
_COMMAND = re.compile(r"</([\w ]+):\d+>")
_TIME = re.compile(r"<t:(\d+):(\w)>")
_NUMBER = re.compile(r"\d{17,20}")
NAMES = {
    str(people.APPLICATION_ID): people.BOT_NAME,
    str(people.GUILD_ID): people.GUILD_NAME,
    **{str(one.id): one.name for one in people.PEOPLE},
    **{str(number): name for number, name, _ in people.CHANNELS},
}
"""What stands for numbers in texts. Channels made later are added."""


def lines_of(message: Json, now: float) -> Iterator[str]:
    """A message as lines. Times are told by how far they are from `now` (seconds since 1970)."""
    raw = [message["content"], *_parts(message["components"])]
    raw += [f"file {one['name']}" for one in files(message)]
    mentioned = [NAMES[user["id"]] for user in message["mentions"]]
    raw += [f"mentions {', '.join(mentioned)}"] * bool(mentioned)
    return (line for text in raw if text for line in plain(text, now).splitlines())


def plain(text: str, now: float) -> str:
    """A text without what differs from one run to the next."""
    text = _COMMAND.sub(r"/\1", text)
    text = _TIME.sub(lambda found: f"<{_distance(int(found[1]) - now)}, {found[2]}>", text)
    return _NUMBER.sub(lambda found: NAMES.get(found[0], "…"), text)


def _distance(seconds: float) -> str:
    """How far a time is away, in hours and minutes, to the next five of them."""
    minutes = 5 * round(seconds / 300)
    return f"{'-' * (minutes < 0)}{abs(minutes) // 60}:{abs(minutes) % 60:02}"


def _part(part: Json) -> Iterator[str]:
    kind = part["type"]
    if kind == TEXT:
        yield part["content"]
    elif kind == ROW:
        yield " ".join(_control(one) for one in part["components"])
    elif kind == SECTION:
        yield from _parts([*part["components"], part["accessory"]])
    elif kind == GALLERY:
        yield from (f"picture: {item['description']}" for item in part["items"])
    elif kind == CONTAINER:
        colour = part.get("accent_color")
        yield "box" if colour is None else f"box #{colour:06x}"
        yield from (f"| {line}" for line in _parts(part["components"]))
    elif kind == SEPARATOR:
        yield "-----"
    elif kind in (BUTTON, *SELECTS):
        yield _control(part)


def _parts(parts: Iterable[Json]) -> Iterator[str]:
    return (line for one in parts for text in _part(one) for line in text.splitlines())


def _control(part: Json) -> str:
    off = "off" * bool(part.get("disabled"))
    if part["type"] in SELECTS:
        few, most = part["min_values"], part["max_values"]
        head = ", ".join(filter(None, [label(part), f"{few} to {most}" * (most > 1), off]))
        return "\n".join([f"[{head}]", *map(_option, part["options"])])
    return f"[{', '.join(filter(None, [label(part), _STYLES[part['style']], off]))}]"


def _option(option: Json) -> str:
    words = [_emoji(option) + option["label"], option.get("description")]
    return f"{'*' if option.get('default') else '-'} {' · '.join(filter(None, words))}"


def label(part: Json) -> str:
    """What stands on a button or a list."""
    return (_emoji(part) + (part.get("label") or part.get("placeholder") or "")).strip()


def _emoji(part: Json) -> str:
    found = part.get("emoji")
    return f"{found['name']} " if found else ""


def dialog(modal: Json, now: float) -> Iterator[str]:
    """A dialog as lines: its title, and each field with what stands in it."""
    yield f"dialog: {plain(modal['title'], now)}"
    labels = [part.get("label", "") for part in modal["components"]]
    for title, one in zip(labels, fields(modal), strict=True):
        words = [title or one.get("label"), one.get("placeholder"), one.get("value")]
        yield f"    {one['custom_id']}: {' · '.join(plain(word, now) for word in words if word)}"
