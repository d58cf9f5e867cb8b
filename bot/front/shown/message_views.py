"""Parts of messages, cut to Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId, custom_id_of
from bot.matches.table.requests import Place

TEXT_LIMIT = 4000
"""Characters of all texts of one message together."""
LABEL_LIMIT = 80
OPTION_LIMIT = 100
OPTIONS_LIMIT = 25
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
BUTTONS_IN_ROW = 5
_INSIDE = re.compile(r"[^\W\d_\u3400-\u9fff]{2}")
"""Two letters of a word that is not to be cut between them; Chinese may be."""
_LOOSE = " ,;:·(„“，；：、（「"
"""Makes no sense before an ellipsis."""
NO_HINTS: Mapping[Any, str] = MappingProxyType({})
NO_EMOJIS: Mapping[str, discord.PartialEmoji] = MappingProxyType({})
PICTURE = "board.png"
"""Neutral name of every picture: file names tell nothing."""
PLOT = "points.png"
"""Name of the picture of the points turn by turn."""


class MessageView(ui.LayoutView):
    """One message. It keeps nothing: taps are answered from their custom ids alone, also after a
    restart, so the library is told not to remember it."""

    def __init__(self, *items: ui.Item[MessageView]) -> None:
        super().__init__(timeout=None)
        self.add(*items)

    def add(self, *items: ui.Item[MessageView]) -> None:
        """More of it, below."""
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """False: the client's own `on_interaction` answers every tap."""
        return False


def cut(text: str, limit: int) -> str:
    """The text, its end replaced by an ellipsis when it is longer than the limit; cut between words
    unless one fills half of it."""
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    if _INSIDE.fullmatch(text[limit - 2 : limit]):
        before, blank, _ = kept.rpartition(" ")
        kept = before if blank and len(before) > limit // 2 else kept
    return kept.rstrip(_LOOSE) + "…"


def cut_lines(lines: Sequence[str], limit: int) -> str:
    """As many whole lines as fit, from the first; an ellipsis line tells that some are missing."""
    whole = "\n".join(lines)
    if len(whole) <= limit:
        return whole
    kept: list[str] = []
    room = limit - 2
    for line in lines:
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join([*kept, "…"]) if kept else cut(whole, limit)


def last_lines(lines: Sequence[str], limit: int) -> tuple[list[str], list[str]]:
    """The lines parted in two: as many whole ones as fit, from the last, and those before them."""
    room, at = limit, len(lines)
    while at > 0 and room > len(lines[at - 1]):
        at -= 1
        room -= len(lines[at]) + 1
    return list(lines[:at]), list(lines[at:])


def pages(lines: Sequence[str], limit: int = 3900) -> list[MessageView]:
    """Lines as messages of their own, none longer than the limit."""
    texts: list[list[str]] = []
    room = 0
    for line in (cut(line, limit) for line in lines):
        if room <= len(line):
            texts.append([])
            room = limit
        texts[-1].append(line)
        room -= len(line) + 1
    return [MessageView(text("\n".join(page))) for page in texts]


def text(content: str, limit: int = TEXT_LIMIT) -> ui.TextDisplay[MessageView]:
    """A paragraph."""
    return ui.TextDisplay(cut(content, limit) or "\u200b")


def picture(alt: str, name: str = PICTURE) -> ui.MediaGallery[MessageView]:
    """An attached picture with its description."""
    item = discord.MediaGalleryItem(f"attachment://{name}", description=cut(alt, ALT_LIMIT))
    return ui.MediaGallery(item)


def button(
    label: str,
    custom_id: CustomId,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | discord.PartialEmoji | None = None,
) -> ui.Button[MessageView]:
    """A button that carries its custom id."""
    return ui.Button(
        label=cut(label, LABEL_LIMIT),
        custom_id=str(custom_id),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )


def link(label: str, url: str) -> ui.Button[MessageView]:
    """A button that leads somewhere."""
    return ui.Button(label=cut(label, LABEL_LIMIT), url=url)


def message_url(place: Place, message_id: int | None) -> str:
    """The address of a message, or of its channel where the message is not known."""
    url = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return url if message_id is None else f"{url}/{message_id}"


SILENT = discord.AllowedMentions.none()
"""Mentions nobody."""


def mentions(people: Iterable[int]) -> discord.AllowedMentions:
    """What a message may mention: these people and nobody else."""
    users = [discord.Object(who) for who in people]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=users or False
    )


def rows(buttons: Sequence[ui.Button[MessageView]]) -> list[ui.ActionRow[MessageView]]:
    """Buttons in rows of five."""
    return [
        ui.ActionRow(*buttons[i : i + BUTTONS_IN_ROW])
        for i in range(0, len(buttons), BUTTONS_IN_ROW)
    ]


def page_buttons(
    say: Callable[[str], str], page: int, count: int, custom_id: Callable[[int], CustomId]
) -> list[ui.Button[MessageView]]:
    """The buttons to the pages before and after, counted from 0; none where there is one page
    only."""
    pages = (("button-page-back", page - 1), ("button-page-on", page + 1)) if count > 1 else ()
    return [button(say(key), custom_id(to), disabled=not 0 <= to < count) for key, to in pages]


def step_buttons(
    say: Callable[[str], str],
    steps: tuple[str, str],
    custom_ids: Sequence[CustomId],
    earlier: bool,
    later: bool,
) -> list[ui.Button[MessageView]]:
    """Four buttons through what has an order: to the first, one back, one forward, to the last;
    the steps between are named as what they turn, a turn or a page."""
    labels, leads = ("button-first", *steps, "button-last"), (earlier, earlier, later, later)
    return [
        button(say(label), custom_id, disabled=not enabled)
        for label, custom_id, enabled in zip(labels, custom_ids, leads, strict=True)
    ]


def page_step_buttons(
    say: Callable[[str], str], custom_ids: Sequence[CustomId], earlier: bool, later: bool
) -> list[ui.Button[MessageView]]:
    """Four buttons through pages: to the first, one back, one forward, to the last."""
    return step_buttons(say, ("button-page-back", "button-page-on"), custom_ids, earlier, later)


def select(
    placeholder: str,
    custom_id: CustomId,
    options: Iterable[tuple[str, str]],
    chosen: str | None = None,
    hints: Mapping[str, str] = NO_HINTS,
    emojis: Mapping[str, discord.PartialEmoji] = NO_EMOJIS,
) -> ui.ActionRow[MessageView]:
    """A list of (value, label) to pick one from, in a row of its own; `hints` tells, by the value,
    what stands below a label, `emojis` what stands before it."""
    select_options = [
        discord.SelectOption(
            label=cut(label, OPTION_LIMIT),
            value=value,
            description=cut(hints[value], OPTION_LIMIT) if value in hints else None,
            emoji=emojis.get(value),
            default=value == chosen,
        )
        for value, label in options
    ]
    return ui.ActionRow(
        ui.Select(
            placeholder=cut(placeholder, PLACEHOLDER_LIMIT),
            custom_id=str(custom_id),
            options=select_options,
        )
    )


def text_view(*paragraphs: str) -> MessageView:
    """A message of plain paragraphs."""
    joined = cut_lines("\n\n".join(p for p in paragraphs if p).split("\n"), TEXT_LIMIT)
    return MessageView(text(joined))


SWITCHES = ("layer", "planlayer", "board")
"""Verbs of the buttons that switch a layer: in a panel, while planning, under a board looked at."""


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
        """The message in words: the note stands where the first picture was, and what only changes
        the picture goes."""
        kept, notes = list[ui.Item[Any]](), [text(note)]
        for item in self.view.children:
            if isinstance(item, ui.MediaGallery):
                kept += notes
                notes = []
            elif not is_switches(item):
                kept.append(item)
        return MessageView(*kept)


def is_switches(item: ui.Item[Any]) -> bool:
    """True for a row that `layers.switches` has made."""
    if not isinstance(item, ui.ActionRow):
        return False
    custom_ids = map(custom_id_of, item.children)
    return all(custom_id is not None and custom_id.verb in SWITCHES for custom_id in custom_ids)
