"""A message that is ready to be sent: its parts and its files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from discord import ui

from bot.front.shown.layers import is_switches
from bot.front.shown.message_views import PICTURE, MessageView, text


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A finished message: its parts and the file that belongs to it, at best a picture."""

    view: MessageView
    file: bytes | None = None
    name: str = PICTURE
    needed: bool = False
    """True when the file is the answer itself: then there is none without it."""
    further: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    """More pictures by their names."""
    keeps_files: bool = False
    """True when the message that this takes the place of keeps the files it has."""

    @property
    def files(self) -> Mapping[str, bytes]:
        """All files by their names."""
        return self.further if self.file is None else {self.name: self.file, **self.further}

    def without_picture(self, note: str) -> MessageView:
        """The message in words: the note stands where the picture was, and what only changes the
        picture goes."""
        kept = [item for item in self.view.children if not is_switches(item)]
        return MessageView(*(text(note) if isinstance(i, ui.MediaGallery) else i for i in kept))
