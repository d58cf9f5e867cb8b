"""Taking the buttons off an earlier post, in one request and without reading it first; only the way
to look back at its turn stays.

What remains of a post is known as soon as it was sent, and stored until the next one is. A file
that a component shows is not among the attachments Discord tells of a message, and an edit keeps
only the files it lists: so it is listed by the id that the component tells.
"""

from __future__ import annotations

import json
from typing import Any

import discord
import yarl
from discord import ui
from discord.http import MultipartParameters

from bot.front.shown.custom_ids import custom_id_of

KEPT = ("history",)
"""The verbs of the buttons that every post keeps."""
_COMPONENTS_V2 = discord.MessageFlags(components_v2=True).value


def without_controls(message: discord.Message) -> str | None:
    """The look of a message without its controls except `KEPT`, as JSON to be stored. None if it
    has no other controls. The JSON has `components` and, if files are shown, `attachments`, as in a
    request to edit."""
    view = ui.LayoutView.from_message(message, timeout=None)
    if not _without_rows(view):
        return None
    extra: dict[str, Any] = {}
    galleries = [item for item in view.walk_children() if isinstance(item, ui.MediaGallery)]
    files = [item.media for gallery in galleries for item in gallery.items]
    if files and all(file.attachment_id is not None for file in files):
        extra["attachments"] = [{"id": str(f.attachment_id), "filename": _name(f)} for f in files]
    for gallery in galleries:
        gallery.items = [_by_name(item) for item in gallery.items]
    return json.dumps({"components": view.to_components(), **extra}, ensure_ascii=False)


async def retire(client: discord.Client, channel_id: int, message_id: int, stored: str) -> None:
    """Edits a message to the look stored by `without_controls`. Raises `discord.HTTPException`. The
    message then keeps its buttons, which does no harm: each opens the table as it is now."""
    body: dict[str, Any] = json.loads(stored)
    body |= {"flags": _COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    params = MultipartParameters(payload=body, multipart=None, files=None)
    await client.http.edit_message(channel_id, message_id, params=params)


def _without_rows(view: ui.LayoutView) -> bool:
    """Removes the controls and empty rows from a view. Returns False if there are none."""
    changed = False
    for row in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
        kept = [control for control in row.children if _is_kept(control)]
        changed = changed or len(kept) < len(row.children)
        row.clear_items()
        for control in kept:
            row.add_item(control)
        if not kept:
            holder = row.parent if isinstance(row.parent, ui.Container) else view
            holder.remove_item(row)
    return changed


def _is_kept(control: ui.Item[Any]) -> bool:
    custom_id = custom_id_of(control)
    return custom_id is not None and custom_id.verb in KEPT


def _by_name(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The picture, referred to by its file name, because Discord's own addresses expire."""
    return discord.MediaGalleryItem(
        f"attachment://{_name(item.media)}", description=item.description, spoiler=item.spoiler
    )


def _name(file: discord.UnfurledMediaItem) -> str:
    return yarl.URL(file.url).name
