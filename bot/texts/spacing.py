"""Blanks between Chinese and what is inserted into it.

Chinese has no blanks between its own words, but one between a character and a Latin letter or a
number. Whether an inserted name or value is Latin is known only when it is inserted: sentences are
formatted with Unicode's isolating marks around everything inserted, and the marks become blanks or
nothing here.
"""

from __future__ import annotations

import re

_HAN = "\u3400-\u9fff\uf900-\ufaff"
_WIDE = rf"{_HAN}\u3001-\u303f\uff01-\uff60"
"""With punctuation as wide as the characters, which brings its own room: `李白（电脑）`."""
_MARKS = "\u2068\u2069"
_LATIN = rf"(?:[^\W_{_HAN}]|[<>])"
"""A letter or digit that is no Chinese character, or the rim of a mention."""
_SEAM = rf"\**[{_MARKS}][{_MARKS}*]*"
"""Where something inserted begins or ends; asterisks make words bold."""
_BEFORE_LATIN = re.compile(rf"(?<=[{_HAN}])(?={_SEAM}{_LATIN})")
_AFTER_LATIN = re.compile(rf"({_LATIN}{_SEAM})(?=[{_HAN}])")
_BEFORE_HAN = re.compile(rf"(?<=[{_HAN}]) (?={_SEAM}[{_WIDE}])")
_AFTER_HAN = re.compile(rf"(?<=[{_WIDE}])({_SEAM}) (?=[{_HAN}])")
_ANY_MARK = re.compile(rf"[{_MARKS}]")


def is_spaced(locale: str) -> bool:
    """Whether a language is written without blanks between words, but with blanks round Latin."""
    return locale.startswith("zh")


def spaced(text: str) -> str:
    """A sentence with isolating marks, without them: a blank between Chinese and inserted Latin
    letters, numbers or mentions, none between Chinese and inserted Chinese."""
    text = _AFTER_LATIN.sub(r"\1 ", _BEFORE_LATIN.sub(" ", text))
    return _ANY_MARK.sub("", _AFTER_HAN.sub(r"\1", _BEFORE_HAN.sub("", text)))
