"""Autocomplete: what a person may type next, from their legal actions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from typing import Any

from bot.front.commands.build import (
    CHOICE_LIMIT,
    CHOICES_LIMIT,
    LINE_LIMIT,
    Param,
    Suggest,
    Suggestion,
    matching,
    offered,
)
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.reachable import ReachableTables
from bot.front.lobby.lobby_actions import REMARK
from bot.front.panel.panel import Panel
from bot.front.panel.turn import decision_of
from bot.front.panel.typed_lines import readings
from bot.front.shown.message_views import cut
from bot.front.shown.variants import option_description
from bot.matches.table.model import Table
from bot.storage.schema import GOING_ON
from bot.texts import DEFAULT
from bot.texts.names import plain_name
from bot.texts.prose import Prose
from bot.texts.typed_actions import (
    SEPARATOR,
    canonical_options,
    in_words,
    option_label,
    option_words,
    spoken,
    squeezed,
    value_label,
)
from rules.game import Action, Meta, Option, OptionValue, Rng, Seat, kinds
from rules.playing import choosable, implied
from rules.record import option_word

COMMIT = "confirm"
"""The word at the end of a `/do` line that commits it."""


def field_values(game: str, verb: str, field: str) -> Suggest:
    """A `Suggest` for one field of an action, given the other fields: its legal values."""

    async def suggest(
        context: InteractionContext, current: str, options: Mapping[str, str]
    ) -> Sequence[Suggestion]:
        panel = await decision_of(context, await context.tables.here())
        if panel.presenter.table.game != game:
            return []
        legal = [a for a in _typable(panel) if a.verb == verb and _agrees(a, field, options)]
        if not legal:
            return []
        values = dict.fromkeys(str(getattr(action, field)) for action in legal)
        kind = kinds(type(legal[0]))[field]
        view = panel.presenter.game.view(panel.draft.state, panel.seat)
        prose = panel.presenter.prose_at(view)
        return matching([(_label(prose, prose.label(kind, v), v), v) for v in values], current)

    return suggest


def _typable(panel: Panel) -> Sequence[Action]:
    """The actions that may be typed first, including those after an implied action."""
    if panel.draft.ahead:
        return ()
    return _open_in(panel, panel.draft.state)


def _open_in(panel: Panel, state: Any) -> Sequence[Action]:
    """The legal actions of the panel's seat in a state, including those after an implied one."""
    game, seat = panel.presenter.game, panel.seat
    first, legal = implied(game, state, seat), choosable(game, state, seat)
    if first is None:
        return legal
    after = game.apply(state, seat, first, Rng("suggestion")).state
    return [*legal, *choosable(game, after, seat)]


def _agrees(action: Action, field: str, options: Mapping[str, str]) -> bool:
    """Whether the action has the given values in its other fields."""
    others = [name for name in action.__match_args__ if name != field and options.get(name)]
    return all(str(getattr(action, name)).lower() == options[name].lower() for name in others)


def _label(prose: Prose, label: str, value: str) -> str:
    """The label of a value. In English the rules' own word comes first."""
    return label if label == value or prose.locale != DEFAULT else f"{value} · {label}"


async def next_words(
    context: InteractionContext, current: str, _: Mapping[str, str]
) -> Sequence[Suggestion]:
    """Ways to continue a `/do` line in the person's language: whole actions, and `confirm` if the
    turn is complete."""
    panel = await decision_of(context, await context.tables.here())
    meta = panel.presenter.game.meta
    *before, typed = [part.strip() for part in SEPARATOR.split(current)]
    done, prose = readings(panel.presenter, panel.draft, panel.seat, list(filter(None, before)))
    head = "".join(f"{text}; " for text, _ in done)
    semicolon = context.say("list-semicolon")
    described = "".join(f"{in_words(words, meta, t)}{semicolon}" for t, words in done)
    phrases = [_phrase(context, meta, prose, text) for text in _after(panel, [t for t, _ in done])]
    fitting = [phrase for phrase in phrases if _begins(phrase, typed)]
    return [
        (in_a_list(described + label, head + label, head + text), head + text)
        for label, text in _shorten(fitting)
    ]


def in_a_list(*lines: str) -> str:
    """The first of these forms of a line that fits into a list. The last form is the shortest. The
    end of a line must fit, because it distinguishes the entries."""
    return next((line for line in lines if len(line) <= CHOICE_LIMIT), lines[-1])


Phrase = tuple[tuple[str, ...], tuple[str, ...]]
"""An action as people type it in a language, and in the rules' own words."""


def is_commit(context: InteractionContext, typed: str) -> bool:
    """Whether a word ends a line: `confirm`, or its translation into the person's language."""
    return typed.lower() in (COMMIT, context.say("button-confirm").lower())


def _phrase(context: InteractionContext, meta: Meta, prose: Prose, text: str) -> Phrase:
    if text == COMMIT:
        return (COMMIT if context.locale == DEFAULT else context.say("button-confirm"),), (text,)
    return spoken(prose, meta.action(text)), tuple(text.split())


def _begins(phrase: Phrase, typed: str) -> bool:
    """Whether a phrase begins with the typed text. Each word may be in either form; spaces do not
    matter."""
    return _goes_on([[*map(squeezed, pair)] for pair in zip(*phrase, strict=True)], squeezed(typed))


def _goes_on(words: Sequence[Sequence[str]], typed: str) -> bool:
    """Whether these words, each in several forms, begin with the rest of the typed text."""
    if not typed or not words:
        return not typed
    first, *others = words
    return any(
        form.startswith(typed) or (typed.startswith(form) and _goes_on(others, typed[len(form) :]))
        for form in first
    )


def _after(panel: Panel, texts: Sequence[str]) -> list[str]:
    """What may follow the typed actions. Raises `Illegal` if they are not possible. Nothing if they
    reveal something, because suggestions must not show hidden information."""
    game, state, ready = panel.presenter.game, panel.draft.state, panel.draft.ready
    if panel.draft.ahead:
        return []
    for action in map(game.meta.action, texts):
        first = implied(game, state, panel.seat)
        if first not in (None, action):
            state = game.apply(state, panel.seat, first, Rng("suggestion")).state
        step = game.apply(state, panel.seat, action, Rng("suggestion"))
        if step.tells_actor:
            return []
        state = step.state
        ready = game.ends_turn(action) or not choosable(game, state, panel.seat)
    return [COMMIT] if ready else list(map(str, _open_in(panel, state)))


def _shorten(phrases: Sequence[Phrase]) -> list[Suggestion]:
    """Whole actions if they fit in the list, otherwise the possible next words."""
    count = None
    if len(phrases) > CHOICES_LIMIT:
        counts = range(1, max(len(words) for _, words in phrases))
        count = next((n for n in counts if len({words[:n] for _, words in phrases}) > 1), None)
    heads = dict.fromkeys((label[:count], words[:count]) for label, words in phrases)
    return [(" ".join(label), " ".join(words)) for label, words in heads][:CHOICES_LIMIT]


@offered
async def option_names(context: InteractionContext, _: Mapping[str, str]) -> list[Suggestion]:
    """The options of the game in this channel's lobby."""
    presenter = context.presenter(await context.tables.here())
    options = presenter.game.meta.options
    variants = [
        (option_label(presenter.prose, o), option_description(presenter, o), o.name)
        for o in options
    ]
    return [(" · ".join(filter(None, (label, meaning))), name) for label, meaning, name in variants]


@offered
async def option_values(
    context: InteractionContext, options: Mapping[str, str]
) -> list[Suggestion]:
    """The values of the option that is named in the other argument."""
    presenter = context.presenter(await context.tables.here())
    option = next(o for o in presenter.game.meta.options if o.name == options.get("name"))
    return [(value_label(presenter.prose, option, c), option_word(c)) for c in option.choices]


async def option_settings(
    context: InteractionContext, current: str, arguments: Mapping[str, str]
) -> Sequence[Suggestion]:
    """`name=value` for the game being opened, after those already typed, each with a remark. The
    remark explains the option. If the person types on after choosing a suggestion, the remark is
    part of the line and is removed again."""
    game = context.services.games[arguments["game"]]
    prose = Prose(context.services.texts, game.meta.key, context.locale, ())
    options = {option.name: option for option in game.meta.options}
    line = canonical_options(prose, game.meta, REMARK.sub("", current))
    chosen, typed = _chosen_options(line, options)
    head = "".join(f"{name}={value} " for name, value in chosen.items())
    labels = "".join(
        f"{option_words(prose, options[name], read_value(options[name], value))} "
        for name, value in chosen.items()
    )
    words = [
        (f"{option.name}={option_word(choice)}", option_words(prose, option, choice), option)
        for option in game.meta.options
        if option.name not in chosen
        for choice in option.choices
    ]
    return [
        (_with_remark(text, prose.find(f"option-{option.name}-description")), value)
        for word, label, option in words
        if any(squeezed(form).startswith(squeezed(typed)) for form in (word, label))
        for text, value in [(in_a_list(labels + label, head + word), head + word)]
    ]


def _chosen_options(line: str, names: Container[str]) -> tuple[dict[str, str], str]:
    """The complete options at the beginning of a line, and the text typed after them. That text may
    contain spaces, as in `Neutral w`."""
    chosen, words = dict[str, str](), line.split(" ")
    while len(words) > 1 and words[0].partition("=")[0] in names:
        name, _, chosen_value = words.pop(0).partition("=")
        chosen[name] = chosen_value
    return chosen, " ".join(words)


def read_value(option: Option, word: str) -> OptionValue:
    """The value of an option for a typed word; the word itself if there is none."""
    return next((choice for choice in option.choices if option_word(choice) == word), word)


def _with_remark(words: str, remark: str | None) -> str:
    """The words with as much of the remark as a suggestion can hold."""
    room = CHOICE_LIMIT - len(words) - 3
    return words if remark is None or room < 2 else f"{words} [{cut(remark, room)}]"


OPTIONS = Param(
    "options", "param-options", required=False, suggest=option_settings, longest=LINE_LIMIT
)
"""The parameter for all options of a new game, on one line."""


@offered
async def seat_counts(context: InteractionContext, options: Mapping[str, str]) -> list[Suggestion]:
    """The possible numbers of players for the chosen game."""
    return [(str(n), str(n)) for n in context.services.games[options["game"]].meta.seats]


@offered
async def holders(context: InteractionContext, _: Mapping[str, str]) -> list[Suggestion]:
    """The people and computer players at the channel's table, and invited people. People are given
    by id."""
    table = await context.tables.here()
    return [_holder(context, table, seat) for seat in range(len(table.seats))]


@offered
async def people_seated(context: InteractionContext, _: Mapping[str, str]) -> list[Suggestion]:
    """The people who play at the channel's table, except its host."""
    table = await context.tables.here()
    who = [(h.user_id, seat) for seat, h in enumerate(table.seats) if h.user_id != table.host_id]
    return [_holder(context, table, seat) for i, seat in who if i and table.seat_of(i) == seat]


def _holder(context: InteractionContext, table: Table, seat: Seat) -> Suggestion:
    holder, names = table.seats[seat], context.presenter(table).names
    value = holder.name if holder.user_id is None else str(holder.user_id)
    return f"{seat + 1} · {names[seat]}", value


@offered
async def people_to_replace(context: InteractionContext, _: Mapping[str, str]) -> list[Suggestion]:
    """The people who play at the channel's table, except the asking person."""
    table = await context.tables.here()
    own, names = table.seat_of(context.person.id), table.names
    return [(f"{s + 1} · {plain_name(names[s])}", str(s + 1)) for s in table.playing if s != own]


@offered
async def seats_to_take(context: InteractionContext, _: Mapping[str, str]) -> list[Suggestion]:
    """The seats of the channel's table that computer players play."""
    table = await context.tables.here()
    names = context.presenter(table).names
    seats = [i for i, holder in enumerate(table.seats) if holder.computer is not None]
    return [(f"{i + 1} · {names[i]}", str(i + 1)) for i in seats]


def _tables(
    listed: Callable[[ReachableTables], Awaitable[Sequence[Table]]],
    fits: Callable[[Table], bool] = lambda _: True,
) -> Suggest:
    """A `Suggest` for those of the listed tables that fit and whose game, name or id contains the
    typed text. Long names are cut."""

    async def suggest(
        context: InteractionContext, current: str, _: Mapping[str, str]
    ) -> Sequence[Suggestion]:
        ids = {table.id: table for table in await listed(context.tables) if fits(table)}
        pairs = matching([(_table_label(context, one), name) for name, one in ids.items()], current)
        return [(_table_label(context, ids[name], CHOICE_LIMIT), name) for _, name in pairs]

    return suggest


open_tables = _tables(ReachableTables.open_tables)
followed_tables = _tables(ReachableTables.followed_here)
shown_tables = _tables(ReachableTables.visible_tables)
described_tables = _tables(ReachableTables.described)
begun_tables = _tables(ReachableTables.described, lambda table: table.state is not None)
played_tables = _tables(
    ReachableTables.described,
    lambda table: table.state is not None and table.status not in GOING_ON,
)
archived_tables = _tables(ReachableTables.archived)
ended_tables = _tables(ReachableTables.ended)
movable_tables = _tables(ReachableTables.movable)


def _table_label(context: InteractionContext, table: Table, limit: int | None = None) -> str:
    game, end = context.say(f"{table.game}-name"), f" · {table.id}"
    names = context.say("list-comma").join(context.presenter(table).names)
    label = f"{game} · {names}"
    return (label if limit is None else cut(label, limit - len(end))) + end
