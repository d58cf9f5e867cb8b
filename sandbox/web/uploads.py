"""Files that people add to a command: `{"filename": name, "content": base64}` for each option."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from typing import Any
from urllib.parse import quote

from sandbox.world.failures import Json
from sandbox.world.world import World

_LONGEST_NAME = 260


def upload(world: World, channel_id: int, value: Any, resolved: Json) -> str:
    """Takes a file as Discord's client does before it sends the command; its id. Raises
    `ValueError` for what is no file, or too large a one."""
    name, content = _read(value)
    if len(content) > world.file_limit:
        raise ValueError("That file is too large to be uploaded.")
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
        raise ValueError("Choose a file.") from None
