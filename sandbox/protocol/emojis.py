"""Emojis of the application: `/applications/ID/emojis`."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from sandbox.protocol.call import Call, Routes
from sandbox.world import people
from sandbox.world.failures import Json, Problems, failure, too_many
from sandbox.world.files import picture_size

ROUTES = Routes()
"""The routes that need the bot's token."""
MOST = 2_000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)


@ROUTES.on("GET /applications/{application_id}/emojis")
def read_emojis(call: Call) -> Any:
    return {"items": list(call.world.emojis.values())}


@ROUTES.on("GET /applications/{application_id}/emojis/{emoji_id}")
def read_emoji(call: Call) -> Any:
    return _find_emoji(call)


@ROUTES.on("POST /applications/{application_id}/emojis")
def make_emoji(call: Call) -> Any:
    """Creates an emoji. Raises `Failure` 30008 (too many), 50035 (invalid), or 429, of which no
    header warns in advance."""
    if (wait := call.limits.take("emojis")) is not None:
        raise too_many(wait)
    name, content = _name_and_picture(call)
    if len(call.world.emojis) >= MOST:
        raise failure(30008)
    emoji = _emoji(call.world.new_id(), name)
    call.world.files.put(int(emoji["id"]), content)
    call.world.emojis[int(emoji["id"])] = emoji
    call.world.touch()
    return emoji


@ROUTES.on("DELETE /applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> None:
    emoji_id = int(_find_emoji(call)["id"])
    del call.world.emojis[emoji_id]
    call.world.files.drop(emoji_id)
    call.world.touch()


def _body(call: Call) -> Json:
    return call.body or {}


def _find_emoji(call: Call) -> Json:
    emoji = call.world.emojis.get(call.number("emoji_id"))
    if emoji is None:
        raise failure(10014)
    return emoji


def _name_and_picture(call: Call) -> tuple[str, bytes]:
    """The name and picture in the request. Raises `Failure` 50035."""
    problems, body = Problems(), _body(call)
    name, content = body.get("name"), _content(body.get("image"))
    if name in [other["name"] for other in call.world.emojis.values()]:
        message = "An emoji of this application has this name"
        problems.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        message = "Must be between 2 and 32 in length, of letters, digits and underscores."
        problems.add("name", "STRING_TYPE_REGEX", message)
    if picture_size(content) is None:
        problems.add("image", "IMAGE_INVALID", "Invalid image data")
    if len(content) > MOST_BYTES:
        problems.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    problems.done()
    return str(name), content


def _content(image: object) -> bytes:
    match = _IMAGE.fullmatch(image) if isinstance(image, str) else None
    try:
        return base64.b64decode(match[1], validate=True) if match else b""
    except binascii.Error:
        return b""


def _emoji(emoji_id: int, name: str) -> Json:
    return {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "user": {
            "id": str(people.APPLICATION_ID),
            "username": "Meeplepost",
            "discriminator": "0000",
            "avatar": None,
        },
    }
