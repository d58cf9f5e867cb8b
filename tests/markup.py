"""What people are shown as it is written, though markup stands in it that is read elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

_MARKUP = re.compile(r"</|<[:@#]|<a:|<t:|\*\*|`|^-# |^#+ |\|\||\\[*_~]", re.MULTILINE)
_PLAIN = ("label", "placeholder", "description", "url", "filename", "title", "name")
"""Fields that are shown without markdown: labels, alt texts, options, names of files and threads,
suggestions."""


def raw_markup(part: object) -> list[str]:
    """The texts of components or a whole request, as they are sent, in which markup would be read
    out letter by letter."""
    return [text for text in plain_texts(part) if _MARKUP.search(text)]


def check_plain(_method: str, path: str, body: Any, _status: int, _answer: Any) -> None:
    """For a sandbox: complains about every request that would show raw markup."""
    found = raw_markup(body)
    assert not found, f"{path}: {found}"


def plain_texts(part: object) -> Iterator[str]:
    """All texts that are shown without markdown."""
    if isinstance(part, list):
        for inner in cast("list[object]", part):
            yield from plain_texts(inner)
    elif isinstance(part, dict):
        for name, inner in cast("dict[str, object]", part).items():
            if name in _PLAIN and isinstance(inner, str):
                yield inner
            yield from plain_texts(inner)
