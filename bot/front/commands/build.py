"""Makes discord.py's slash commands from declarations. Only this module knows how."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot import metrics
from bot.front.interaction.answering import answer_interaction
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import UNREACHABLE, Services
from bot.front.interaction.translate import DESCRIPTION_LIMIT, localised, named
from bot.texts import Texts

_log = logging.getLogger(__name__)
CHOICES_LIMIT = 25
CHOICE_LIMIT = 100
LINE_LIMIT = 1000
"""The most characters of a line with several parts, such as actions or options."""

Suggestion = tuple[str, str]
"""The text in an autocomplete list, and the value it stands for."""
Suggest = Callable[[InteractionContext, str, Mapping[str, str]], Awaitable[Sequence[Suggestion]]]
"""Makes suggestions for the text typed so far. The mapping contains the command's other options."""
Choices = tuple[tuple[str | locale_str, str], ...]
"""The texts of a fixed list, and their values."""
Run = Callable[..., Awaitable[None]]
"""Called with the `InteractionContext` and the options by name ("" if left out)."""


@dataclass(frozen=True, slots=True)
class Param:
    """An option of a command: a text, possibly with fixed choices or suggestions, or a person, a
    file or a channel."""

    name: str
    key: str
    """The message key of its name in other languages; `<key>-description` is its description."""
    required: bool = True
    choices: Choices = ()
    suggest: Suggest | None = None
    longest: int = CHOICE_LIMIT
    """The most characters that may be typed."""
    display_name: str = ""
    """Its English name, if that is no Python name."""
    kind: type[discord.User | discord.Attachment | discord.TextChannel] | None = None
    """What is chosen instead of a text. For a person of the server it is a `discord.Member`; for
    anything left out, None."""

    @property
    def annotation(self) -> Any:
        """The annotation that tells discord.py the type of the option."""
        return self.kind or (str if self.choices else app_commands.Range[str, None, self.longest])


@dataclass(frozen=True, slots=True)
class Spec:
    """The declaration of a command. The message of its name is `command-<name>` or
    `command-<group>-<name>`; the one of its description ends in `-description`."""

    name: str
    run: Run
    params: tuple[Param, ...] = ()
    anywhere: bool = False
    """Whether it may also be used in direct messages."""
    server_managers: bool = False
    """Whether Discord offers it only to people who may manage the server, unless the server decides
    otherwise."""
    key: str = ""
    """The message key of its name, if different. It also serves as description if there is no
    other."""


def command(
    services: Services, spec: Spec, parent: app_commands.Group | None = None
) -> app_commands.Command[Any, ..., None]:
    """The discord.py command of a declaration."""
    key = spec.key or "-".join(["command", *([parent.name] if parent else []), spec.name])

    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:
        words = {param.name: _value(param, given.get(param.name)) for param in spec.params}
        await answer_interaction(
            interaction.client.services,
            interaction,
            "private",
            lambda context: spec.run(context, **words),
        )

    callback.__name__ = spec.name.replace("-", "_")
    callback.__signature__ = _signature(spec)  # pyright: ignore[reportFunctionMemberAccess]
    texts = services.texts
    result = app_commands.Command[Any, ..., None](
        name=named(texts, spec.name, key),
        description=localised(texts, f"{key}-description", DESCRIPTION_LIMIT, spec.name),
        callback=_with_params(texts, spec.params, callback),
        parent=parent,
        **_contexts(spec, parent),
    )
    if spec.server_managers:
        result.default_permissions = discord.Permissions(manage_guild=True)
    for param in spec.params:
        if param.suggest is not None:
            result.autocomplete(param.name)(_autocomplete(param.suggest))
    return result


def _with_params(texts: Texts, params: Sequence[Param], callback: Any) -> Any:
    """The function of a command with the names, descriptions and choices of its options."""
    described = {
        p.name: localised(texts, f"{p.key}-description", DESCRIPTION_LIMIT, p.name) for p in params
    }
    renamed = {p.name: named(texts, p.display_name or p.name, p.key) for p in params}
    choices = {p.name: _choices(p.choices) for p in params if p.choices}
    for decorate in (
        app_commands.describe(**described),
        app_commands.rename(**renamed),
        app_commands.choices(**choices),
    ):
        callback = decorate(callback)
    return callback


def _value(param: Param, value: Any) -> Any:
    """The value as the command's function takes it: text, "" for none, unless Discord gives an
    object."""
    return str(value or "") if param.kind is None else value


def group(
    services: Services, name: str, *specs: Spec, game: bool = False, anywhere: bool = False
) -> app_commands.Group:
    """A command with sub-commands. For a `game` it has messages of its own kind. `anywhere` allows
    it in direct messages, too."""
    key, described = (f"{name}-command", name) if game else (f"command-{name}", f"command-{name}")
    result = app_commands.Group(
        name=named(services.texts, name, key),
        description=localised(services.texts, f"{described}-description", DESCRIPTION_LIMIT, name),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=anywhere or None),
    )
    for spec in specs:
        result.add_command(command(services, spec, result))
    return result


def _signature(spec: Spec) -> inspect.Signature:
    """The function signature from which discord.py reads the command's options."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    required = [p for p in spec.params if p.required]
    optional = [p for p in spec.params if not p.required]
    words = [inspect.Parameter(p.name, kind, annotation=p.annotation) for p in required]
    words += [
        inspect.Parameter(p.name, kind, annotation=p.annotation, default=None if p.kind else "")
        for p in optional
    ]
    return inspect.Signature([first, *words])


def _contexts(spec: Spec, parent: app_commands.Group | None) -> dict[str, Any]:
    if parent is not None or not spec.anywhere:
        return {}
    return {"allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True)}


def fixed_choices(services: Services, key: str, values: Iterable[str | int]) -> Choices:
    """Fixed choices for these values. `key` contains a placeholder for the value in its message
    key."""
    return keyed_choices(services, {str(value): key.format(value) for value in values})


def keyed_choices(services: Services, keys: Mapping[str, str]) -> Choices:
    """Fixed choices by value. The mapping gives the message keys of their names."""
    texts = services.texts
    return tuple((localised(texts, key, CHOICE_LIMIT, v), v) for v, key in keys.items())


def game_choices(services: Services) -> Choices:
    """All games as fixed choices, with their names in every language."""
    return fixed_choices(services, "{}-name", services.games)


def player_choices(services: Services) -> Choices:
    """All computer players as fixed choices, with their names in every language."""
    return fixed_choices(services, "player-{}", services.players)


def language_choices(services: Services, otherwise: Mapping[str, str]) -> Choices:
    """All languages, each by its own name, and the further choices in `otherwise`."""
    texts = services.texts
    named = tuple((texts.say(name, "language-name"), name) for name in texts.locales)
    return (*named, *keyed_choices(services, otherwise))


def _choices(suggestions: Sequence[tuple[str | locale_str, str]]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=_cut(label) or value, value=value[:CHOICE_LIMIT])
        for label, value in suggestions[:CHOICES_LIMIT]
    ]


def _cut(label: str | locale_str) -> str | locale_str:
    return label[:CHOICE_LIMIT] if isinstance(label, str) else label


def _autocomplete(suggest: Suggest) -> Any:
    """The autocomplete function for discord.py."""

    async def complete(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        services: Services = interaction.client.services
        options = {name: str(value or "") for name, value in interaction.namespace}
        timer, outcome = metrics.AnswerTimer(interaction.type.name), "undelivered"
        with services.at_work():
            asked = InteractionContext(services, interaction)
            choices = (
                [] if services.closing else await _suggestions(asked, suggest, current, options)
            )
            try:
                await interaction.response.autocomplete(choices)
                timer.acknowledged()
                outcome = "answered"
            except UNREACHABLE as error:
                _log.info("suggestions were not taken: %s", error)
                response: Any = interaction.response  # discord.py would send them again
                response._response_type = discord.InteractionResponseType.autocomplete_result  # noqa: SLF001
        timer.ended(outcome)
        return choices

    return complete


async def _suggestions(
    context: InteractionContext, suggest: Suggest, current: str, options: Mapping[str, str]
) -> list[app_commands.Choice[str]]:
    """The suggestions; none if they cannot be made."""
    try:
        await context.speak()
        suggestions = await suggest(context, current, options)
    except Exception:
        _log.debug("no suggestions for %s", context.interaction.id, exc_info=True)
        return []
    return _choices([s for s in suggestions if 0 < len(s[1]) <= CHOICE_LIMIT])


def offered(
    values: Callable[[InteractionContext, Mapping[str, str]], Awaitable[Sequence[Suggestion]]],
) -> Suggest:
    """A `Suggest` that offers those of the given values that contain the typed text."""

    async def suggest(
        context: InteractionContext, current: str, options: Mapping[str, str]
    ) -> Sequence[Suggestion]:
        return matching(await values(context, options), current)

    return suggest


def matching(suggestions: Sequence[Suggestion], current: str) -> list[Suggestion]:
    """The suggestions whose label or value contains the typed text. Those that begin with it come
    first."""
    typed = current.strip().lower()
    fitting = [s for s in suggestions if typed in s[0].lower() or typed in s[1].lower()]
    return sorted(fitting, key=lambda s: not s[1].lower().startswith(typed))
