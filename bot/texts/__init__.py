"""Every sentence the bot says, in Fluent files: one folder a language, one file an area."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from bot.texts.commands import as_name, marked, mention, with_mentions
from bot.texts.spacing import is_spaced, spaced

_log = logging.getLogger(__name__)
resolver.MAX_PART_LENGTH = 100_000  # Fluent puts `{???}` in place of longer words
FOLDERS = [Path(__file__).parent]
"""The folders with the texts, one subfolder per language. Tests add the texts of their own
games."""
_COMMAND = re.compile(r"^command-([a-z]+)(?:-(?!description)([a-z]+))? =", re.MULTILINE)
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference to another message or term. Functions look similar but do not match."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""A hyphen before a number."""
_ENDS = tuple(".!?…:。！？：")
"""Characters after which no full stop is needed."""
_PARSER = FluentParser(with_spans=False)
"""A parser that does not store source positions, because nobody needs them."""
_KEPT = 2048
"""The number of formatted sentences and words to cache. A board is described after every move, and
hardly anything on it has changed."""
DEFAULT = "en"
"""The default language. It has every message."""
MINUS = "\u2212"
"""The typographic minus sign for texts. Records and JSON use the ASCII hyphen."""

TextArgument: TypeAlias = str | int | float
"""An argument of a message. Floats are shown with one decimal place and the language's decimal
sign: `4.5`, `4,5`."""
_Argument: TypeAlias = tuple[str, TextArgument, type]
"""An argument with its type, because 1 and 1.0 are equal but shown differently."""


class Texts:
    """The texts of all languages. A missing message never raises: people see the English one, and
    the log has a line."""

    def __init__(self, *folders: Path) -> None:
        sources = _sources(folders or FOLDERS)
        names, keys = sorted(sources), {name: _keys(texts) for name, texts in sources.items()}
        self._keys = keys[DEFAULT]
        commands = _commands(sources[DEFAULT])
        self._bundles = {name: _Bundle(name, sources[name], commands) for name in names}
        self._made = lru_cache(_KEPT)(self._make)
        self.values_of = lru_cache(_KEPT)(self._names_behind)
        """What stands behind a prefix in the names of messages: `red` for `<game>-colour-`."""
        self.locales: tuple[str, ...] = tuple(names)
        """The languages there are, by their Discord code."""
        lacks = {name: _lacking(self._keys, keys[name]) for name in names}
        self.untranslated = {name: missing for name, missing in lacks.items() if missing}
        """By language: messages that it lacks, so that English tells them."""
        self.command_ids: dict[str, int] = {}
        """By `turns` or `table open`: Discord's ids of the commands, as far as they are known. A
        sub-command has that of its group; a group itself cannot be given and has none."""

    def own(self) -> Texts:
        """The same texts for one bot, with its own command ids."""
        texts = copy(self)
        texts.command_ids = {}
        return texts

    def pick(self, locale: str) -> str:
        """The best available language: the wanted one, a related one (`en` for `en-US`), or
        English."""
        if locale in self._bundles:
            return locale
        language = locale.split("-", maxsplit=1)[0]
        return next((n for n in self.locales if n.split("-")[0] == language), DEFAULT)

    def find(self, locale: str, key: str, /, **args: TextArgument) -> str | None:
        """The message in that language or in English; None if neither has it."""
        text = self._find(locale, key, args)
        return (
            None
            if text is None
            else with_mentions(text, self.command_ids, self._command_namer(locale))
        )

    def plain(self, locale: str, key: str, /, **args: TextArgument) -> str | None:
        """The message without markdown, with commands by name instead of mentions; None as in
        `find`."""
        text = self._find(locale, key, args)
        return None if text is None else with_mentions(text, {}, self._command_namer(locale))

    def has(self, locale: str, key: str) -> bool:
        """Whether a message with an attribute, such as `event.you`, exists in the language that
        would be used."""
        message, _, attribute = key.partition(".")
        bundle = self._bundle_with(locale, message)
        return bundle is not None and attribute in bundle.fluent.get_message(message).attributes

    def regional(self, locale: str, key: str) -> str | None:
        """The message in the spelling of one country, such as `en-US`; None if it has none."""
        own = f"{key}.{locale}"
        return self.plain(locale, own) if self.has(locale, own) else None

    def command(self, locale: str, command: str) -> str:
        """A command such as `table open` as it appears in sentences of that language."""
        return mention(command, self.command_ids, self._command_namer(locale))

    def _names_behind(self, prefix: str) -> tuple[str, ...]:
        names = (key.removeprefix(prefix) for key in self._keys if key.startswith(prefix))
        return tuple(key for key in names if not key.endswith(("description", "-alone")))

    def _find(self, locale: str, key: str, args: Mapping[str, TextArgument]) -> str | None:
        typed_args = tuple([(name, arg, type(arg)) for name, arg in args.items()])
        return self._made(locale, key, typed_args)

    def _make(self, locale: str, key: str, arguments: tuple[_Argument, ...]) -> str | None:
        """The formatted message. A key may name an attribute, as in `event.you`."""
        args = {name: arg for name, arg, _ in arguments}
        message, _, attribute = key.partition(".")
        bundle = self._bundle_with(locale, message)
        return None if bundle is None else _format(bundle.fluent, message, attribute, args)

    def _bundle_with(self, locale: str, message: str) -> _Bundle | None:
        """The language with this message: the wanted one, or else English; None if neither has
        it."""
        bundles = (self._bundles[name] for name in (self.pick(locale), DEFAULT))
        return next((bundle for bundle in bundles if bundle.has(message)), None)

    def _command_namer(self, locale: str) -> Callable[[str], str]:
        """A function that names a command as clients in that language do."""

        def named(command: str) -> str:
            words = command.split(" ")
            keys = ["-".join(["command", *words[: at + 1]]) for at in range(len(words))]
            names = [self._find(locale, key, {}) for key in keys]
            return "/" + " ".join(
                as_name(one or word) for one, word in zip(names, words, strict=True)
            )

        return named

    def say(self, locale: str, key: str, /, **args: TextArgument) -> str:
        """The message in that language, or in English. If both are missing, the key itself."""
        text = self.find(locale, key, **args)
        if text is None:
            _log.error("no message %s", key)
            return key
        return text

    def listed(self, locale: str, items: Iterable[str], joined: str = "list-and") -> str:
        """Items joined as the language does it: `Anna, Ben and Chris`. `list-or` joins with
        *or*."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        first = self.say(locale, "list-comma").join(words[:-1])
        return self.say(locale, joined, first=first, last=words[-1])

    def sentences(self, locale: str, sentences: Iterable[str]) -> str:
        """Sentences joined as the language does it, each with a full stop if needed. A heading
        becomes the beginning of the sentence below it."""
        stop, head, whole = self.say(locale, "full-stop"), "", list[str]()
        for sentence in filter(None, sentences):
            if heading := _HEADING.fullmatch(sentence):
                head = heading[1]
                continue
            said = self.say(locale, "alt-section", head=head, fact=sentence) if head else sentence
            whole.append(said if _is_ended(said) else said + stop)
            head = ""
        return self.say(locale, "between-sentences").join(whole)


_HEADING = re.compile("—+ (.+) —+")
"""A line above several others, such as the name of a province whose regions are scored."""


def _is_ended(sentence: str) -> bool:
    """Whether a text needs no full stop. A single question mark stands for hidden points and does
    not count."""
    return sentence.endswith(_ENDS) and not sentence.endswith(" ?")


@cache
def shared_texts() -> Texts:
    """The texts in this package, loaded once."""
    return Texts()


def warn_untranslated(texts: Texts) -> None:
    """Logs which languages lack messages. Those are shown in English."""
    if texts.untranslated:
        _log.warning("told in English: %s", lacking(texts))


def lacking(texts: Texts) -> str:
    """A sentence about which languages lack messages, for operators and releases; "" if none
    does."""
    gaps = texts.untranslated.items()
    return "; ".join(f"{name} lacks {len(keys)} of the messages: {keys[0]}…" for name, keys in gaps)


def _sources(folders: Iterable[Path]) -> Mapping[str, list[str]]:
    """The contents of the text files, by language."""
    files = sorted(file for folder in folders for file in folder.glob("*/*.ftl"))
    sources: dict[str, list[str]] = {}
    for file in files:
        sources.setdefault(file.parent.name, []).append(file.read_text(encoding="utf-8"))
    return sources


def _keys(sources: Iterable[str]) -> tuple[str, ...]:
    return tuple(key for source in sources for key in _KEY.findall(source))


def _lacking(keys: Iterable[str], existing: Collection[str]) -> tuple[str, ...]:
    """The missing messages. Parts of others (`<game>-part-…`) do not count: each language has its
    own."""
    known = set(existing)
    return tuple(key for key in keys if key not in known and "-part-" not in key)


def _commands(sources: Iterable[str]) -> Collection[str]:
    """The names of all commands, such as `turns`, `table` and `table open`."""
    references = (_COMMAND.findall(source) for source in sources)
    return {" ".join(words).strip() for keys in references for words in keys}


class _Bundle:
    """The messages of one language. Each is parsed when first used. Parsing all languages at the
    start would take 0.7 s, a fifth of the start's processor time."""

    def __init__(self, name: str, sources: Iterable[str], commands: Collection[str]) -> None:
        self.fluent = FluentBundle([name, DEFAULT], use_isolating=is_spaced(name))
        self._unread: dict[str, str] = {}
        for source in sources:
            parts = _ENTRY.split(marked(source, commands))
            for key, text in zip(parts[1::2], parts[2::2], strict=True):
                self._unread.setdefault(key, f"{key} ={text}")

    def has(self, key: str) -> bool:
        """Whether the language has a message. If so, it is now in `fluent` with all it refers
        to."""
        if key in self._unread:
            self._read(key)
        return self.fluent.has_message(key)

    def _read(self, key: str) -> None:
        """Parses a message and all it refers to. Several threads may do so at the same time,
        because a message's source is complete when it is taken."""
        wanted, read = [key], set[str]()
        while wanted:
            text = self._unread.get(one := wanted.pop())
            if text is not None and one not in read:
                read.add(one)
                self.fluent.add_resource(_PARSER.parse(text))
                wanted += _REFERENCE.findall(text)
        for one in read:
            self._unread.pop(one, None)


def _format(
    bundle: FluentBundle, key: str, attribute: str, args: Mapping[str, TextArgument]
) -> str:
    """The message or its attribute with these arguments. Errors are logged."""
    message = bundle.get_message(key)
    value = message.attributes.get(attribute, message.value)
    if value is None:
        return key
    text, errors = bundle.format_pattern(
        value, {n: _fluent_argument(arg) for n, arg in args.items()}
    )
    if errors:
        _log.error("message %s with %s: %s", key, sorted(args), errors)
    sentence = spaced(str(text)) if bundle.use_isolating else str(text)
    below = any(not isinstance(arg, str) and arg < 0 for arg in args.values())
    return _HYPHEN.sub(MINUS, sentence) if below else sentence


def signed(number: int) -> str:
    """A number for display, with a minus sign instead of a hyphen if it is negative."""
    return str(number).replace("-", MINUS)


def _fluent_argument(arg: TextArgument) -> object:
    if isinstance(arg, float):
        return fluent_number(arg, minimumFractionDigits=1, maximumFractionDigits=1)
    return arg
