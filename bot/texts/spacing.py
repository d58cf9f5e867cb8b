"""Spaces between Chinese and inserted text.

Chinese has no spaces between its own words, but one between a character and a Latin letter or
number. Whether inserted text is Latin is known only when it is inserted. So sentences are formatted
with Unicode's isolating marks around all inserted text; here the marks become spaces or nothing.
"""

from __future__ import annotations

import re

_HAN = "\u3400-\u9fff\uf900-\ufaff"
_WIDE = rf"{_HAN}\u3001-\u303f\uff01-\uff60"
"""Chinese characters and full-width punctuation, which needs no space beside it: `李白（电脑）`."""
_MARKS = "\u2068\u2069"
_LATIN = rf"(?:[^\W_{_HAN}]|[<>])"
"""A letter or digit that is not Chinese, or the edge of a mention."""
_SEAM = rf"\**[{_MARKS}][{_MARKS}*]*"
"""The edge of inserted text. Asterisks make words bold."""
_BEFORE_LATIN = re.compile(rf"(?<=[{_HAN}])(?={_SEAM}{_LATIN})")
_AFTER_LATIN = re.compile(rf"({_LATIN}{_SEAM})(?=[{_HAN}])")
_BEFORE_HAN = re.compile(rf"(?<=[{_HAN}]) (?={_SEAM}[{_WIDE}])")
_AFTER_HAN = re.compile(rf"(?<=[{_WIDE}])({_SEAM}) (?=[{_HAN}])")
_ANY_MARK = re.compile(rf"[{_MARKS}]")


def is_spaced(locale: str) -> bool:
    """Whether a language has no spaces between words, but spaces around Latin text."""
    return locale.startswith("zh")


def spaced(text: str) -> str:
    """A sentence without its isolating marks. Between Chinese and inserted Latin letters, numbers
    or mentions they become a space. Between Chinese and inserted Chinese they are removed."""
    text = _AFTER_LATIN.sub(r"\1 ", _BEFORE_LATIN.sub(" ", text))
    return _ANY_MARK.sub("", _AFTER_HAN.sub(r"\1", _BEFORE_HAN.sub("", text)))
