"""What a message shows as it is written, though only Discord reads it as markup elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, cast

_MARKUP = re.compile(r"</|<[:@#]|<a:|<t:|\*\*|`|^-# |^#+ |\|\||\\[*_~]", re.MULTILINE)
_PLAIN = ("label", "placeholder", "description", "url", "filename", "title")
"""Fields that are shown without markdown: labels, alt texts, options, names of files."""


def raw_markup(components: Iterable[Any]) -> list[str]:
    """The texts of components, as they are sent, in which markup would be read out letter by
    letter."""
    return [text for text in _plain_texts(list(components)) if _MARKUP.search(text)]


def _plain_texts(part: object) -> Iterator[str]:
    if isinstance(part, list):
        for inner in cast("list[object]", part):
            yield from _plain_texts(inner)
    elif isinstance(part, dict):
        for name, inner in cast("dict[str, object]", part).items():
            if name in _PLAIN and isinstance(inner, str):
                yield inner
            yield from _plain_texts(inner)
