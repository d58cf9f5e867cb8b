"""Messages are parsed one by one when they are wanted, and are the same as parsed together; what
was told lately is kept."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.texts import Texts
from bot.texts.spacing import is_spaced, spaced
from tests.languages import every_language

FOLDER = Path(__file__).parents[3] / "bot" / "texts"


@every_language
def test_every_message_is_found_as_if_all_had_been_read(locale: str) -> None:
    whole = FluentBundle([locale, "en"], use_isolating=is_spaced(locale))
    sources = [path.read_text("utf-8") for path in sorted((FOLDER / locale).glob("*.ftl"))]
    parsed = [FluentParser(with_spans=False).parse(source) for source in sources]
    for resource in parsed:
        whole.add_resource(resource)
    texts, compared = Texts(), 0
    for entry in (entry for resource in parsed for entry in resource.body):
        key = getattr(getattr(entry, "id", None), "name", "")
        value = whole.get_message(key).value if key and whole.has_message(key) else None
        text = "" if value is None else str(whole.format_pattern(value, {})[0])
        if text and "/" not in text:  # commands in a text are told in another way
            assert texts.plain(locale, key) == (spaced(text) if whole.use_isolating else text)
            compared += 1
    assert compared > 1000


def test_what_a_message_refers_to_is_there_too(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    source = "-box = Box\ninner = in { -box }\n# a comment\nouter = [{ $n ->\n    [one] { inner }\n"
    (folder / "a.ftl").write_text(f"{source}   *[other] {'{ NUMBER($n) }'} x\n}}]\nlast = end\n")
    texts = Texts(tmp_path)
    assert texts.plain("en", "outer", n=1) == "[in Box]"
    assert texts.plain("en", "outer", n=3) == "[3 x]"
    assert texts.plain("en", "last") == "end"
    assert texts.plain("en", "nothing") is None


def test_what_is_kept_is_told_for_the_same_words_only(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "a.ftl").write_text("points = { $n } of { $who }\n")
    texts = Texts(tmp_path)
    for _ in range(2):
        assert texts.plain("en", "points", n=1, who="Ada") == "1 of Ada"
        assert texts.plain("en", "points", n=1.0, who="Ada") == "1.0 of Ada"
        assert texts.plain("en", "points", n="1", who="Ben") == "1 of Ben"
        assert texts.plain("de", "points", n=2, who="Ada") == "2 of Ada"
