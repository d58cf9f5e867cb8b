"""Message components: checked against Discord's limits, completed as Discord sends them back."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from sandbox.world.failures import Json, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)
LINK = 5
MOST_COMPONENTS, MOST_TEXT = 40, 4000

_SCHEMES = ("http://", "https://", "discord://")

_EMOJI_MARKS = "\u200d\ufe0f"
"""Characters that join symbols or ask for the emoji form of a character."""

_LETTERS = "\u2139\u203c\u2049\u2194\u2195"
"""Characters shown as emojis although Unicode counts them as letters or symbols."""

Media = Callable[[str], Json | None]
"""Finds the media object of an `attachment://name` or web address; None if there is none."""


@dataclass(slots=True)
class Checker:
    """Checks a message's components, collects problems, and builds the completed copy."""

    problems: Problems
    media: Media
    emojis: Collection[int] = ()
    """The ids of the application's emojis."""
    count: int = 0
    text: int = 0
    custom_ids: set[str] = field(default_factory=set[str])
    _ids: set[int] = field(default_factory=set[int])
    _next: int = 1

    def message(self, components: list[Json], *, version2: bool) -> list[Json]:
        """All components of a message, completed. Problems are collected, not raised."""
        if not version2:
            self.problems.size("components", components, 0, 5)
        for part in every(components):
            self.count += 1
            if isinstance(component_id := part.get("id"), int) and component_id > 0:
                self._claim(component_id)
        allowed = TOP_LEVEL if version2 else (ROW,)
        done = [self._component(c, f"components.{i}", allowed) for i, c in enumerate(components)]
        if self.count > MOST_COMPONENTS and version2:
            most = f"The maximum number of components is {MOST_COMPONENTS}."
            self.problems.add("components", "COMPONENT_MAX_TOTAL_EXCEEDED", most)
        if self.text > MOST_TEXT:
            most = f"All text displays together may have {MOST_TEXT} characters."
            self.problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", most)
        return done

    def _claim(self, component_id: int) -> None:
        if component_id in self._ids:
            self.problems.add("components", "COMPONENT_ID_DUPLICATED", "Component id is used twice")
        self._ids.add(component_id)

    def _id(self, part: Json) -> int:
        """The component's own id, or the next free one."""
        if isinstance(component_id := part.get("id"), int) and component_id > 0:
            return component_id
        while self._next in self._ids:
            self._next += 1
        self._ids.add(self._next)
        return self._next

    def _component(self, part: Json, path: str, allowed: tuple[int, ...]) -> Json:
        """A component, checked and completed by its kind."""
        kind = part.get("type")
        if kind not in allowed:
            self.problems.choice(f"{path}.type", kind, allowed)
            return part
        base: Json = {"type": kind, "id": self._id(part)}
        make = self._select if kind in SELECTS else self._makers[kind]
        return base | make(part, path)

    @property
    def _makers(self) -> dict[Any, Callable[[Json, str], Json]]:
        """The method that checks and completes each kind of component, except selects."""
        return {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._picture,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }

    def _inside(self, part: Json, path: str, allowed: tuple[int, ...]) -> list[Json]:
        """The components inside another one."""
        return [
            self._component(c, f"{path}.components.{i}", allowed)
            for i, c in enumerate(part.get("components", ()))
        ]

    def _row(self, part: Json, path: str) -> Json:
        """An action row: up to five buttons, or one select."""
        inside: list[Json] = part.get("components") or []
        self.problems.size(f"{path}.components", inside, 1, 5)
        if len(inside) > 1 and any(c.get("type") != BUTTON for c in inside):
            message = "A select needs an action row of its own."
            self.problems.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        return {"components": self._inside(part, path, (BUTTON, *SELECTS))}

    def _custom_id(self, part: Json, path: str) -> str:
        """The custom id of a component, which must be unique in the message."""
        custom_id = part.get("custom_id")
        self.problems.length(f"{path}.custom_id", custom_id, 1, 100)
        if custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.problems.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(str(custom_id))
        return str(custom_id)

    def _button(self, part: Json, path: str) -> Json:
        style = part.get("style")
        self.problems.choice(f"{path}.style", style, (1, 2, 3, 4, LINK))
        for key in ("custom_id" if style == LINK else "url", "sku_id"):
            if part.get(key):
                message = "A button of this style cannot have this field."
                self.problems.add(f"{path}.{key}", "BUTTON_COMPONENT_FIELD_NOT_ALLOWED", message)
        return self._label(part, path) | self._target(part, path)

    def _label(self, part: Json, path: str) -> Json:
        """The label, emoji and style of a button."""
        self.problems.length(f"{path}.label", part.get("label"), 1, 80, needed=False)
        if not part.get("label") and not part.get("emoji"):
            message = "A button needs a label or an emoji."
            self.problems.add(f"{path}.label", "BASE_TYPE_REQUIRED", message)
        check_emoji(self.problems, f"{path}.emoji", part.get("emoji"), self.emojis)
        done: Json = {"style": part.get("style"), "disabled": bool(part.get("disabled"))}
        return done | {k: v for k, v in _with_emoji(part).items() if k in ("label", "emoji") and v}

    def _target(self, part: Json, path: str) -> Json:
        """Checks where a button leads: to a web page, or to the bot."""
        if part.get("style") != LINK:
            return {"custom_id": self._custom_id(part, path)}
        url = part.get("url")
        self.problems.length(f"{path}.url", url, 1, 512)
        if not str(url).startswith(_SCHEMES):
            message = f"The address must begin with one of {', '.join(_SCHEMES)}."
            self.problems.add(f"{path}.url", "URL_TYPE_INVALID_SCHEME", message)
        return {"url": url}

    def _select(self, part: Json, path: str) -> Json:
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        done: Json = {"custom_id": self._custom_id(part, path), "min_values": low}
        done |= {"max_values": high, "disabled": bool(part.get("disabled"))}
        self.problems.length(f"{path}.placeholder", part.get("placeholder"), 0, 150, needed=False)
        if part.get("placeholder"):
            done["placeholder"] = part["placeholder"]
        if not (0 <= low <= 25 and 1 <= high <= 25 and low <= high):
            message = "Between 0 and 25 values, and not more at least than at most."
            self.problems.add(f"{path}.max_values", "NUMBER_TYPE_MAX", message)
        if part["type"] != STRING_SELECT:
            return done
        options: list[Json] = part.get("options") or []
        check_options(self.problems, f"{path}.options", options, high, self.emojis)
        return done | {"options": [*map(_with_emoji, options)]}

    def _text(self, part: Json, path: str) -> Json:
        content = part.get("content")
        self.problems.length(f"{path}.content", content, 1, MOST_TEXT)
        self.text += len(content or "")
        return {"content": content}

    def _section(self, part: Json, path: str) -> Json:
        self.problems.size(f"{path}.components", part.get("components") or [], 1, 3)
        accessory = self._component(
            part.get("accessory") or {}, f"{path}.accessory", (BUTTON, THUMBNAIL)
        )
        return {"components": self._inside(part, path, (TEXT,)), "accessory": accessory}

    def _media(self, part: Json, key: str, path: str) -> Json:
        item: Json = part.get(key) or {}
        url = item.get("url")
        self.problems.length(f"{path}.{key}.url", url, 1, 2048)
        media = self.media(url) if isinstance(url, str) else None
        if media is None:
            message = f"The attachment {url} is not part of this message."
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self.problems.add(f"{path}.{key}.url", code, message)
        return media or {"url": url}

    def _picture(self, part: Json, path: str) -> Json:
        description = part.get("description")
        self.problems.length(f"{path}.description", description, 0, 1024, needed=False)
        media = self._media(part, "media", path)
        spoiler = bool(part.get("spoiler"))
        return {"media": media, "description": description or None, "spoiler": spoiler}

    def _gallery(self, part: Json, path: str) -> Json:
        items: list[Json] = part.get("items") or []
        self.problems.size(f"{path}.items", items, 1, 10)
        return {"items": [self._picture(x, f"{path}.items.{i}") for i, x in enumerate(items)]}

    def _file(self, part: Json, path: str) -> Json:
        """A file component, which must show a file of the message."""
        media = self._media(part, "file", path)
        if "attachment_id" not in media:
            message = "Only a file of the message can be shown so."
            self.problems.add(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", message)
        name = str(media.get("url", "")).rsplit("/", 1)[-1].split("?")[0]
        return {"file": media, "name": name, "size": 0, "spoiler": bool(part.get("spoiler"))}

    def _separator(self, part: Json, path: str) -> Json:
        spacing = part.get("spacing", 1)
        self.problems.choice(f"{path}.spacing", spacing, (1, 2))
        return {"spacing": spacing, "divider": part.get("divider", True)}

    def _container(self, part: Json, path: str) -> Json:
        """A container with its colour and components."""
        colour = part.get("accent_color")
        if colour is not None and not 0 <= colour <= 0xFFFFFF:
            message = "int value should be between 0 and 16777215."
            self.problems.add(f"{path}.accent_color", "NUMBER_TYPE_MAX", message)
        self.problems.size(f"{path}.components", part.get("components") or [], 1, 40)
        inside = self._inside(part, path, IN_CONTAINER)
        return {"accent_color": colour, "spoiler": bool(part.get("spoiler")), "components": inside}


def check_options(
    problems: Problems, path: str, options: list[Json], limit: int, emojis: Collection[int] = ()
) -> None:
    """Checks the options of a string select."""
    problems.size(path, options, 1, 25)
    if limit > len(options):
        message = f"Value must be less than or equal to {len(options)}."
        problems.add(path, "NUMBER_TYPE_MAX", message)
    for i, option in enumerate(options):
        problems.length(f"{path}.{i}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.{i}.value", option.get("value"), 1, 100)
        check_emoji(problems, f"{path}.{i}.emoji", option.get("emoji"), emojis)
        described = option.get("description")
        problems.length(f"{path}.{i}.description", described, 1, 100, needed=False)
    if len({option.get("value") for option in options}) < len(options):
        message = "The specified option value is already used"
        problems.add(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    if sum(bool(option.get("default")) for option in options) > limit:
        problems.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", f"At most {limit} defaults.")


def check_emoji(problems: Problems, path: str, emoji: Json | None, emojis: Collection[int]) -> None:
    """Checks the emoji of a button or option. It is one of Unicode by `name`, or an existing one of
    the application by `id`."""
    if emoji is None:
        return
    name, own = emoji.get("name"), emoji.get("id")
    known = str(own) in map(str, emojis)
    if not (known if own is not None else isinstance(name, str) and _is_emoji(name)):
        problems.add(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _with_emoji(part: Json) -> Json:
    """A button or option as Discord sends it: with its emoji's id as text, which browsers do not
    round."""
    emoji: Json = part.get("emoji") or {}
    return part | {"emoji": emoji | {"id": str(emoji["id"])}} if emoji.get("id") else part


def _is_emoji(text: str) -> bool:
    """Whether a text is a single emoji, which may be joined from several."""
    keycap = len(text) <= 3 and text.endswith("\u20e3")
    pictures = [c for c in text if unicodedata.category(c) in ("So", "Sk") or c in _LETTERS]
    marks = [c for c in text if c in _EMOJI_MARKS or "\U000e0020" <= c <= "\U000e007f"]
    return keycap or (len(pictures) > 0 and len(pictures) + len(marks) == len(text) <= 20)


def every(components: list[Json]) -> list[Json]:
    """All components of a message, parents first."""
    parts: list[Json] = []
    for part in components:
        parts.append(part)
        parts += every(part.get("components") or [])
        if part.get("accessory"):
            parts.append(part["accessory"])
    return parts


def texts(components: list[Json]) -> list[str]:
    """The contents of the text displays, in order."""
    return [part["content"] for part in every(components) if part.get("type") == TEXT]
