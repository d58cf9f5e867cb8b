"""Parts of messages, cut to Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId, custom_id_of
from bot.matches.table.requests import Place

TEXT_LIMIT = 4000
"""The most characters of all texts of one message together."""
TEXT_ROOM = 3900
"""The most characters of what a message tells. The rest is left for what stands beside it."""
LABEL_LIMIT = 80
OPTION_LIMIT = 100
OPTIONS_LIMIT = 25
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
BUTTONS_IN_ROW = 5
_INSIDE = re.compile(r"[^\W\d_\u3400-\u9fff]{2}")
"""Two letters inside a word, which must not be cut. Chinese may be cut anywhere."""
_LOOSE = " ,;:·(„“，；：、（「"
"""Characters that must not come before an ellipsis."""
NO_HINTS: Mapping[Any, str] = MappingProxyType({})
NO_EMOJIS: Mapping[str, discord.PartialEmoji] = MappingProxyType({})
PICTURE = "board.png"
"""The file name of every board picture. It gives nothing away."""
PLOT = "points.png"
"""The file name of the chart of points."""


class MessageView(ui.LayoutView):
    """One message. Taps are answered from their custom ids alone, even after a restart, so
    discord.py is told not to remember the message."""

    def __init__(self, *items: ui.Item[MessageView]) -> None:
        super().__init__(timeout=None)
        self.add(*items)

    def add(self, *items: ui.Item[MessageView]) -> None:
        """Adds components at the bottom."""
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """False: the client's own `on_interaction` answers all taps."""
        return False


def cut(text: str, limit: int) -> str:
    """The text, shortened to the limit with an ellipsis. It is cut between words, unless one word
    fills half of it."""
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    if _INSIDE.fullmatch(text[limit - 2 : limit]):
        before, blank, _ = kept.rpartition(" ")
        kept = before if blank and len(before) > limit // 2 else kept
    return kept.rstrip(_LOOSE) + "…"


def cut_lines(lines: Sequence[str], limit: int) -> str:
    """The first lines that fit. If some are missing, the last line is an ellipsis."""
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
    """The lines that do not fit, and the last lines, which do."""
    room, at = limit, len(lines)
    while at > 0 and room > len(lines[at - 1]):
        at -= 1
        room -= len(lines[at]) + 1
    return list(lines[:at]), list(lines[at:])


def pages(lines: Sequence[str]) -> list[MessageView]:
    """The lines as several messages, none longer than `TEXT_ROOM`."""
    texts: list[list[str]] = []
    room = 0
    for line in (cut(line, TEXT_ROOM) for line in lines):
        if room <= len(line):
            texts.append([])
            room = TEXT_ROOM
        texts[-1].append(line)
        room -= len(line) + 1
    return [MessageView(text("\n".join(page))) for page in texts]


def text(content: str, limit: int = TEXT_LIMIT) -> ui.TextDisplay[MessageView]:
    """A text component."""
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
    """A button with a custom id."""
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
    """The address of a message, or of its channel if the message is unknown."""
    url = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return url if message_id is None else f"{url}/{message_id}"


def moment(at: float, style: Literal["R", "f", "D"] = "R") -> str:
    """A Discord timestamp, which each reader sees in their own way: `R` is the time until then or
    since then, `f` date and time, `D` the date."""
    return f"<t:{int(at)}:{style}>"


SILENT = discord.AllowedMentions.none()
"""Allows no mentions."""


def mentions(people: Iterable[int]) -> discord.AllowedMentions:
    """Allows mentions of these people only. Discord refuses a person who is listed twice."""
    users = [discord.Object(who) for who in dict.fromkeys(people)]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=users or False
    )


def rows(buttons: Sequence[ui.Button[MessageView]]) -> list[ui.ActionRow[MessageView]]:
    """The buttons in rows of five."""
    return [
        ui.ActionRow(*buttons[i : i + BUTTONS_IN_ROW])
        for i in range(0, len(buttons), BUTTONS_IN_ROW)
    ]


def page_buttons(
    say: Callable[[str], str], page: int, count: int, custom_id: Callable[[int], CustomId]
) -> list[ui.Button[MessageView]]:
    """The buttons to the previous and next page, counted from 0; none if there is only one page."""
    pages = (("button-page-back", page - 1), ("button-page-on", page + 1)) if count > 1 else ()
    return [button(say(key), custom_id(to), disabled=not 0 <= to < count) for key, to in pages]


def step_buttons(
    say: Callable[[str], str],
    custom_ids: Sequence[CustomId],
    leads: tuple[bool, bool],
    steps: tuple[str, str] = ("button-page-back", "button-page-on"),
) -> list[ui.Button[MessageView]]:
    """Four buttons for an ordered series: first, previous, next, last. `leads` tells whether there
    is anything before and after. `steps` are the keys of the labels of previous and next."""
    labels, (earlier, later) = ("button-first", *steps, "button-last"), leads
    return [
        button(say(label), custom_id, disabled=not enabled)
        for label, custom_id, enabled in zip(
            labels, custom_ids, (earlier, earlier, later, later), strict=True
        )
    ]


def select(
    placeholder: str,
    custom_id: CustomId,
    options: Iterable[tuple[str, str]],
    chosen: str | None = None,
    hints: Mapping[str, str] = NO_HINTS,
    emojis: Mapping[str, discord.PartialEmoji] = NO_EMOJIS,
) -> ui.ActionRow[MessageView]:
    """A list of (value, label) from which one can be picked, in its own row. `hints` are the lines
    below the labels and `emojis` stand before them, both by value."""
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
    """A message of text paragraphs."""
    joined = cut_lines("\n\n".join(p for p in paragraphs if p).split("\n"), TEXT_LIMIT)
    return MessageView(text(joined))


SWITCHES = ("layer", "planlayer", "board")
"""The verbs of buttons that switch a layer: in a panel, while planning, and under a board."""


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A finished message: its components and its file, usually a picture."""

    view: MessageView
    file: bytes | None = None
    name: str = PICTURE
    needed: bool = False
    """Whether the file is the answer itself, so that the message is useless without it."""
    further: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    """More pictures by file name."""
    keeps_files: bool = False
    """Whether the edited message keeps its present files."""

    @property
    def files(self) -> Mapping[str, bytes]:
        """All files by name."""
        return self.further if self.file is None else {self.name: self.file, **self.further}

    def without_picture(self, note: str) -> MessageView:
        """The message in words. The note replaces the first picture, and controls that only change
        the picture are removed."""
        kept, notes = list[ui.Item[Any]](), [text(note)]
        for item in self.view.children:
            if isinstance(item, ui.MediaGallery):
                kept += notes
                notes = []
            elif not is_switches(item):
                kept.append(item)
        return MessageView(*kept)


def with_picture(
    body: str, image: bytes | None, alt: str, *below: ui.Item[MessageView], name: str = PICTURE
) -> RenderedMessage:
    """A message of a text, a picture if there is one, and what is below."""
    shown = [picture(alt, name)] if image else []
    return RenderedMessage(MessageView(text(body), *shown, *below), image, name)


def is_switches(item: ui.Item[Any]) -> bool:
    """Whether it is a row made by `layers.switches`."""
    if not isinstance(item, ui.ActionRow):
        return False
    custom_ids = map(custom_id_of, item.children)
    return all(custom_id is not None and custom_id.verb in SWITCHES for custom_id in custom_ids)
