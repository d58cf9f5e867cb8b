"""People's names and words, made harmless for messages."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category

NAME_LIMIT = 32
"""The longest display name that Discord allows. Longer ones are cut."""
WORDS_LIMIT = 300
"""The most characters of a person's own words that are repeated in a sentence."""
_NAMES_KEPT = 1024
"""The number of displayed names to cache. Seats are named in every sentence."""
_MARKDOWN = re.compile(r"([\\*_~|`>#\[\]()<])")
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Unicode counts as printable but no font shows. These are Hangul fillers, the
empty Braille pattern and variation selectors."""
_JOINERS = "\u200c\u200d"


@lru_cache(_NAMES_KEPT)
def plain_name(name: str, limit: int = NAME_LIMIT) -> str:
    """A display name on one line, cut at the limit, without invisible characters; "?" if nothing is
    left. Joiners stay, because emojis and letters of some scripts consist of joined ones."""
    visible = _UNSEEN.sub(" ", name)
    kept = "".join(c if c.isprintable() or c in _JOINERS else " " for c in visible)
    cleaned = " ".join(kept.split())[:limit]
    return "?" if all(category(c)[0] in "CMZ" for c in cleaned) else cleaned


@lru_cache(_NAMES_KEPT)
def safe_name(name: str, limit: int = NAME_LIMIT) -> str:
    """A display name whose text cannot mention, link or format anything in a message."""
    escaped = _MARKDOWN.sub(r"\\\1", plain_name(name, limit))
    return escaped.replace("@", "@\u200b").replace("://", ":\u200b//")
