"""Turns facts into sentences: events, values and scores of any game, in any language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, cast

from bot.texts import DEFAULT, TextArgument, Texts, signed
from bot.texts.names import WORDS_LIMIT, plain_name, safe_name
from rules.computers.reasons import Reason
from rules.describing import Fact
from rules.game import Action, Event, Seat, kinds
from rules.told import Named

_FACTS_KEPT = 2048
"""The number of formatted facts to cache. Hardly any fact on a board changes with a move."""

NO_LABELS: Mapping[str, str] = MappingProxyType({})
"""No overrides: every field has its usual words."""

_WAY = ">"
"""The sign between the kinds of a pair where the order counts: what comes again is told again."""
_PAIRS = MappingProxyType(
    {" ": "list-in-brackets", _WAY: "list-in-brackets", "+": "list-beside", "/": "list-of"}
)
"""The sign between the kinds of a pair of values, and the message that describes the pair."""
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@lru_cache(4096)
def kebab(name: str) -> str:
    """`CityFinished` as `city-finished`, `R_BEND` as `r-bend`."""
    return re.sub(r"[^a-z0-9]+", "-", _HUMP.sub("-", name).lower()).strip("-")


@dataclass(frozen=True, slots=True)
class Prose:
    """Turns facts about one table into sentences of one language.

    With `plain`, markdown is left out, for alt texts and labels; commands appear by name.

    With a `reader`, the text is for one person, who is called "you". It must not be shown to
    others. If a message depends on that, it has attributes: `.you` if the first seat field of the
    event names the reader, `.you-<field>` for other fields, and `.you-self` if several fields name
    the reader. Without such attributes the name is replaced by a word, which is enough in lists and
    in languages whose verbs do not change.

    `.self` is used for other readers if several fields name the same seat.
    """

    texts: Texts
    game: str
    locale: str
    names: tuple[str, ...]
    plain: bool = False
    reader: Seat | None = None
    named: tuple[tuple[tuple[str, str], str], ...] = ()
    """Kinds and values that have a different name in this position (`rules.told`)."""

    def at(self, named: Named) -> Prose:
        """The prose for a position in which some values have a different name."""
        return replace(self, named=tuple(named.items()))

    def say(self, key: str, /, **args: TextArgument) -> str:
        """A message of the language files."""
        text = self.texts.plain(self.locale, key, **args) if self.plain else None
        return self.texts.say(self.locale, key, **args) if text is None else text

    def find(self, key: str, /, **args: TextArgument) -> str | None:
        """The message `<game>-<key>`; None if there is none."""
        return self.texts.find(self.locale, f"{self.game}-{key}", **args)

    def tell(self, event: Event) -> str:
        """The sentence for an event or fact. The message is `<game>-event-<kebab-class>`, or
        `<game>-board-<kebab-class>` for a fact about a position. The fields are its arguments."""
        return _board_fact(self, event) if isinstance(event, Fact) else self.tell_as("event", event)

    def tell_as(self, sort: str, event: Event) -> str:
        """The sentence for an event of this sort, not cached."""
        key = f"{self.game}-{sort}-{kebab(type(event).__name__)}"
        variants = self._variants(event)
        for variant in variants:
            if self.texts.has(self.locale, own := f"{key}.{variant}"):
                return self._capitalised(self.say(own, **self._arguments(event, "you")))
        sentence = self.say(key, **self._arguments(event, "you.object"))
        return self._capitalised(sentence) if variants else sentence

    def _variants(self, event: Event) -> tuple[str, ...]:
        """The attributes to try for an event, best first. () if it neither names the reader nor
        names one seat twice."""
        of = [name for name, kind in kinds(type(event)).items() if kind in ("seat", "seats")]
        there = [getattr(event, name) for name in of]
        twice = ("self",) if len(there) > len(dict.fromkeys(there)) else ()
        named = [name for name, seats in zip(of, there, strict=True) if self._reads(seats)]
        if not named:
            return twice
        own = "you" if named[0] == of[0] else f"you-{named[0]}"
        return ("you-self", own) if named[1:] else (own,)

    def _reads(self, seats: Seat | tuple[Seat, ...] | None) -> bool:
        """Whether the reader has one of these seats."""
        there = seats if isinstance(seats, tuple) else (seats,)
        return self.reader is not None and self.reader in there

    def _capitalised(self, sentence: str) -> str:
        """The sentence with a capital first letter, because its first word may have become
        "you"."""
        you = self.say("you")
        begins = re.match(rf"{re.escape(you)}\b", sentence) is not None
        return sentence[:1].upper() + sentence[1:] if begins else sentence

    def tell_all(self, events: Iterable[Event]) -> list[str]:
        """The sentences for events, without empty ones."""
        return [line for line in map(self.tell, events) if line.strip()]

    def seat(self, seat: Seat) -> str:
        """The name of a seat's player, bold unless plain; "you" for the reader."""
        if seat == self.reader:
            return self.say("you")
        name = self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
        return plain_name(name) if self.plain else f"**{safe_name(name)}**"

    def seats(self, seats: Iterable[Seat], you: str = "you.object") -> str:
        """Several names joined, the reader first; the word for nobody if there are none."""
        in_order = sorted(seats, key=lambda seat: seat != self.reader)
        named = [self.say(you) if seat == self.reader else self.seat(seat) for seat in in_order]
        return self.texts.listed(self.locale, named) or self.say("nobody")

    def tally(self, tally: Any) -> str:
        """One number for each seat, as in `Anna 2, Ben 1`."""
        had = [f"{self.seat(seat)} {signed(n)}" for seat, n in enumerate(tally) if n]
        return self.say("list-comma").join(had) or self.say("nobody")

    def word(self, kind: str, value: TextArgument) -> TextArgument:
        """The word for a value: the message `<game>-<kind>-<value>`, or the value itself."""
        text = self.find(f"{kebab(kind)}-{kebab(str(value))}")
        return value if text is None else text

    def label(self, kind: str, value: TextArgument) -> str:
        """The label of a value on a button or in a list. Players (seats counted from 1) appear by
        name."""
        if kind == "player" and str(value) in map(str, range(1, len(self.names) + 1)):
            return plain_name(self.names[int(value) - 1])
        value = dict(self.named).get((kind, str(value)), value)
        text = self.find(f"{kebab(kind)}-{kebab(str(value))}")
        if text:
            return text
        return self.texts.find(self.locale, f"value-{kebab(kind)}", value=str(value)) or str(value)

    def sentence_label(self, kind: str, value: TextArgument) -> str:
        """The label of a value inside a sentence, with markdown in players' names escaped."""
        label = self.label(kind, value)
        return safe_name(label) if kind == "player" and not self.plain else label

    def verb(self, verb: str) -> str:
        """The label of a verb on a button."""
        return self.find(f"verb-{kebab(verb)}") or verb

    def verb_with(self, verb: str) -> str:
        """The label of a verb before its object. Some verbs say there what the object is for, such
        as discarding."""
        return self.find(f"verb-{kebab(verb)}-with") or self.verb(verb)

    def verb_above(self, verb: str) -> str:
        """The heading above all objects of a verb. In some positions it says what must follow."""
        return self.verb(dict(self.named).get(("verb", verb), verb))

    def asks(self, settled: str, name: str) -> str:
        """The question for a field of an action. Numbers have their own question."""
        asked_by = dict(self.named).get(("field", name), name)
        asked = self.find(f"field-{kebab(asked_by)}-asked")
        if asked is not None:
            return self.say("panel-choose-asked", settled=settled, asked=asked)
        return self.say("panel-choose", settled=settled, field=self.field(name))

    def field(self, name: str) -> str:
        """The name of an action's field."""
        return self.find(f"field-{kebab(name)}") or name

    def describes_verb(self, verb: str) -> str:
        """What a verb does, in a sentence."""
        return self.find(f"verb-{kebab(verb)}-description") or self.verb(verb)

    def describes_field(self, name: str) -> str:
        """What an action's field means, in a sentence."""
        return self.find(f"field-{kebab(name)}-description") or self.field(name)

    def describes(self, kind: str, value: TextArgument) -> str:
        """What a value does, such as a card, in a sentence; "" if its name says enough."""
        return self.find(f"{kebab(kind)}-{kebab(str(value))}-description") or ""

    def action(
        self, action: Action, fields: int | None = None, overrides: Mapping[str, str] = NO_LABELS
    ) -> str:
        """An action in words: the verb and at most `fields` labelled values. `overrides` gives
        other words for some fields."""
        labels = self._labels(action, self.sentence_label, overrides)
        return " · ".join([self.verb(action.verb), *labels[:fields]])

    def values(self, action: Action, first: int = 0, last: int | None = None) -> str:
        """The labelled values of an action for a button, from index `first` to before `last`."""
        return " · ".join(self._labels(action, self.label)[first:last])

    def _labels(
        self,
        action: Action,
        label: Callable[[str, TextArgument], str],
        overrides: Mapping[str, str] = NO_LABELS,
    ) -> list[str]:
        """The labels of an action's values. A value that says everything, such as nobody, has a
        text ending in `-alone`; the values after it are left out."""
        labels = list[str]()
        for name, kind in kinds(type(action)).items():
            value = getattr(action, name)
            alone = self.find(f"{kebab(kind)}-{kebab(str(value))}-alone")
            labels.append(overrides.get(name) or alone or label(kind, value))
            if alone is not None:
                break
        return labels

    def why(self, reason: Reason) -> str:
        """A reason for advice, as the end of a sentence: `<game>-why-<name>`. If it concerns other
        players, an attribute of the message is used."""
        key = f"{self.game}-why-{reason.name}" + (".others" if reason.others else "")
        place = self.word(reason.kind, reason.place) if reason.place else "none"
        return self.say(key, seats=self.seats(reason.others), place=place)

    def scores(self, scores: Iterable[int | None]) -> str:
        """The known points by seat, as in `Anna 12 · Ben ?`."""
        parts = [
            f"{self.seat(seat)} {'?' if points is None else signed(points)}"
            for seat, points in enumerate(scores)
        ]
        return " · ".join(parts)

    def illegal(self, reason: str, details: Mapping[str, TextArgument]) -> str:
        """Why the rules refuse an action."""
        for key in (f"{self.game}-illegal-{reason}", f"illegal-{reason}"):
            text = self.texts.find(self.locale, key, **self._details(details))
            if text is not None:
                return text
        return self.say("illegal-not-legal")

    def refused(self, key: str, details: Mapping[str, TextArgument]) -> str:
        """Why the bot refuses a request: the message `refused-<key>`. Refusals by the rules have
        the key `illegal`, and give their `game` and `reason`."""
        arguments = dict(details)
        if key == "illegal":
            game, reason = str(arguments.pop("game", "")), str(arguments.pop("reason", ""))
            return replace(self, game=game).illegal(reason, arguments)
        args = {
            n: safe_name(v, WORDS_LIMIT) if isinstance(v, str) else v for n, v in arguments.items()
        }
        if "channel" in arguments:
            args["channel"] = f"<#{arguments['channel']}>"
        return self.say(f"refused-{key}", **args)

    def _details(self, details: Mapping[str, TextArgument]) -> dict[str, TextArgument]:
        """The details of a refusal. `<detail>_word` is the word for a value."""
        cleaned = {n: self.clean(v) if isinstance(v, str) else v for n, v in details.items()}
        words = {f"{name}_word": self.word(name, value) for name, value in cleaned.items()}
        typed = {} if self.locale == DEFAULT else self._typed_words(details)
        return cleaned | words | typed

    def _typed_words(self, details: Mapping[str, TextArgument]) -> dict[str, TextArgument]:
        """The verb and fields of a refusal in the rules' own words, as English players type
        them."""
        verb, fields = details.get("verb"), details.get("fields")
        arguments: dict[str, TextArgument] = {} if verb is None else {"verb": self.verb(str(verb))}
        if fields is not None:
            arguments["fields"] = self.say("list-comma").join(map(self.field, str(fields).split()))
        return arguments

    def clean(self, text: str) -> str:
        """A person's own words, made harmless for a message."""
        cleaned = plain_name if self.plain else safe_name
        return cleaned(text, WORDS_LIMIT) if text else ""

    def _arguments(self, event: Event, you: str) -> dict[str, TextArgument]:
        """The arguments for an event's message. A tally also gives the number of seats that have
        something (`<field>_seats`), for messages that depend on it. Among several seats the reader
        is called by the message `you`, or by its attribute for objects."""
        values = {name: (kind, getattr(event, name)) for name, kind in kinds(type(event)).items()}
        arguments = {name: self._argument(*value, you) for name, value in values.items()}
        tallies = {name: value for name, (kind, value) in values.items() if kind == "tally"}
        return arguments | {
            f"{name}_seats": sum(map(bool, tally)) for name, tally in tallies.items()
        }

    def _argument(self, kind: str, value: Any, you: str) -> TextArgument:
        """A field of an event as an argument of its message."""
        match kind:
            case "seat":
                return "none" if value is None else self.seat(value)
            case "seats":
                return self.seats(value, you)
            case "tally":
                return self.tally(value)
            case _:
                return self._other(kind, value)

    def _other(self, kind: str, value: Any) -> TextArgument:
        """A value that is no seat. None and empty lists become the word `none`, so that a message
        can depend on it."""
        if value is None or value == ():
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | str):
            return self.word(kind, value)
        once: Iterable[tuple[Any, int]] = ((item, 1) for item in value)
        items = once if _WAY in kind else Counter[Any](value).items()
        words = (self._item(kind, item, times) for item, times in items)
        return self.say("list-comma").join(words)

    def _item(self, kind: str, item: Any, times: int = 1) -> str:
        """One item of a list that contains it `times` times: its attribute `.twice`, or `red ×2`.
        Pairs depend on their kinds: `tile` becomes `temple ×2`, `cell tile` becomes `C3 (temple)`,
        `seat+count` becomes `Anna 2`, `seat/card` becomes `flood of Anna`. See
        `rules.summaries`."""
        for between, key in _PAIRS.items():
            if between in kind:
                return self._pair(key, kind.split(between), item, times)
        if times == 2 and (twice := self._twice(kind, item)):
            return twice
        word = self._single(kind, item)
        return word if times == 1 else f"{word} ×{times}"

    def _twice(self, kind: str, item: Any) -> str | None:
        """The words for a value that a list contains twice; None if it has none."""
        key = f"{self.game}-{kebab(kind)}-{kebab(str(item))}.twice"
        return self.say(key) if self.texts.has(self.locale, key) else None

    def _single(self, kind: str, item: Any) -> str:
        """One value of an event as text."""
        if kind == "seat":
            return self.seat(item)
        if isinstance(item, tuple):
            name, count = cast("tuple[Any, Any]", item)
            return f"{self.word(kind, name)} ×{count}"
        return str(self.word(kind, item))

    def _pair(self, key: str, of: Sequence[str], pair: tuple[Any, Any], times: int) -> str:
        """Two values that belong together. The reader's own may have different words."""
        first, second = self._item(of[0], pair[0], times), self._item(of[1], pair[1])
        own = f"{key}.you"
        if of[0] == "seat" and pair[0] == self.reader and self.texts.has(self.locale, own):
            key = own
        return self.say(key, first=first, second=second)


@lru_cache(_FACTS_KEPT)
def _board_fact(prose: Prose, fact: Fact) -> str:
    """The sentence for one fact about the board."""
    return prose.tell_as("board", fact)
