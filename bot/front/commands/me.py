"""`/me`: people's own settings. It works in servers and in direct messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime

from babel import Locale
from babel.dates import format_date
from discord import app_commands

from bot.front.commands.build import (
    CHOICES_LIMIT,
    Param,
    Spec,
    Suggestion,
    fixed_choices,
    group,
    keyed_choices,
    language_choices,
    matching,
)
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.own import personal_data
from bot.front.shown.message_views import moment
from bot.matches.people.choices import CONFIRMING, DIGEST_AT, MENTIONS, WARNINGS, Choices
from bot.matches.people.time_zones import (
    format_minute,
    minute_of_day,
    zone,
    zone_name,
    zone_names,
)
from bot.matches.person_tables import plan_anew
from bot.matches.table.model import HOURS
from bot.matches.table.requests import Refused
from bot.texts import DEFAULT

OFF = "off"
AS_DISCORD = "discord"
AS_TABLES = "tables"
COMMON_ZONES = (
    "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Berlin",
    "Europe/Paris", "Europe/Kyiv", "Africa/Lagos", "Africa/Johannesburg", "Europe/Moscow",
    "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai",
    "Asia/Singapore", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""The time zones offered before anything is typed, from west to east."""
WRITTEN = ("direct", "digest")
"""The ways of being told by direct message."""
USUAL_HOURS = tuple(range(0, 24 * 60, 60))


def me_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/me`."""
    languages = language_choices(services, {AS_DISCORD: "me-language-discord"})
    hours = fixed_choices(services, "reminders-{}", HOURS)
    tables = keyed_choices(services, {AS_TABLES: "me-reminders-tables"})
    mentioned = fixed_choices(services, "me-mentions-{}", MENTIONS)
    confirming = fixed_choices(services, "me-confirm-{}", CONFIRMING)
    warnings = fixed_choices(services, "me-warn-{}", WARNINGS)
    times = (
        Param("zone", "param-zone", required=False, suggest=suggest_zones),
        Param("quiet_from", "param-quietfrom", required=False, suggest=suggest_hours),
        Param("quiet_to", "param-quietto", required=False, suggest=suggest_hours),
    )
    at = Param("at", "param-digestat", required=False, suggest=suggest_times)
    specs = (
        Spec("show", show),
        Spec("time", choose_time, times),
        Spec("holiday", holiday, (Param("until", "param-until", suggest=suggest_days),)),
        Spec("mentions", mentions, (Param("how", "param-how", choices=mentioned), at)),
        Spec("language", language, (Param("language", "param-mylanguage", choices=languages),)),
        Spec("reminders", reminders, (Param("after", "param-after", choices=(*hours, *tables)),)),
        Spec("warn", warn, (Param("before", "param-before", choices=warnings),)),
        Spec("confirm", confirm, (Param("when", "param-confirmwhen", choices=confirming),)),
        Spec("data", personal_data.show_data),
        Spec("forget", personal_data.ask),
    )
    return [group(services, "me", *specs, anywhere=True)]


# --- what may be typed -----------------------------------------------------------------------


async def suggest_zones(
    context: InteractionContext, current: str, _: Mapping[str, str]
) -> Sequence[Suggestion]:
    """Time zones by name or offset, with their present time of day."""
    typed, known = current.strip().replace(" ", "_"), zone_name(current)
    names: list[str] = [] if known is None else [known]
    names += [name for name in zone_names().values() if name != known] if typed else COMMON_ZONES
    suggestions = [(name, name) for name in names]
    fitting = suggestions[:1] if known and known.startswith("UTC") else matching(suggestions, typed)
    now = context.now
    return [(f"{name} · {_clock(now, name)}", name) for name, _ in fitting[:CHOICES_LIMIT]]


async def suggest_hours(
    context: InteractionContext, current: str, _: Mapping[str, str]
) -> Sequence[Suggestion]:
    """Full hours, or the typed time of day, and `off`."""
    typed = minute_of_day(current)
    minutes = {*USUAL_HOURS} if typed is None else {typed, *USUAL_HOURS}
    hours = [(format_minute(m), format_minute(m)) for m in sorted(minutes)]
    wanted = current if typed is None else format_minute(typed)
    off = (_off(context), OFF)
    return matching([*hours, off], wanted) if current.strip() else [off, *hours]


async def suggest_times(
    _: InteractionContext, current: str, __: Mapping[str, str]
) -> Sequence[Suggestion]:
    """Full hours, or the typed time of day."""
    typed = minute_of_day(current)
    minutes = USUAL_HOURS if typed is None else [typed]
    times = [(format_minute(m), format_minute(m)) for m in minutes]
    return matching(times, current if typed is None else "")


async def suggest_days(
    context: InteractionContext, current: str, _: Mapping[str, str]
) -> Sequence[Suggestion]:
    """The last days of holidays of some lengths, or the typed day, and `off`. Days beyond the
    person's limit are left out."""
    counts = [int(current)] if current.isdecimal() and len(current) < 4 else [1, 3, 7, 14, 21]
    possible = await context.people.possible_holidays(context.person.id, counts)
    days = [(_written(day, context.locale), str(day)) for day in possible]
    return days if current.isdecimal() else matching([*days, (_off(context), OFF)], current)


def _written(day: date, locale: str) -> str:
    """A date with its day of the week, as it is written in a language."""
    return format_date(day, "full", Locale.parse(locale, sep="-"))


def _off(context: InteractionContext) -> str:
    """The word for `off` in the person's language."""
    return OFF if context.locale == DEFAULT else context.say("reminders-0")


def _is_off(context: InteractionContext, typed: str) -> bool:
    return typed.strip().lower() in (OFF, _off(context).lower())


# --- what the commands do --------------------------------------------------------------------


async def show(context: InteractionContext) -> None:
    """`/me show`: all settings of the person."""
    choices = await context.people.choices(context.person.id)
    await context.tell(
        "\n".join(
            [
                context.say("me-title"),
                _time_line(context, choices),
                _quiet_line(context, choices),
                await _holiday_line(context),
                _mentions_line(context, choices),
                _language_line(context, choices),
                _reminders_line(context, choices),
                _warning_line(context, choices),
                *_unheard(context, choices),
                context.say("me-confirm", when=context.say(f"me-confirm-{choices.confirming}")),
            ]
        )
    )


async def choose_time(
    context: InteractionContext, zone: str, quiet_from: str, quiet_to: str
) -> None:
    """`/me time`: sets the time zone and quiet hours."""
    people, who = context.people, context.person.id
    hours = _read_hours(context, quiet_from, quiet_to)
    if not (zone or quiet_from or quiet_to):
        raise Refused("nothing-chosen")
    if zone:
        await people.choose_zone(who, zone)
    if quiet_from or quiet_to:
        await people.choose_quiet(who, hours)
    await _plan_anew(context)
    choices = await people.choices(who)
    lines = [_time_line(context, choices), _quiet_line(context, choices)]
    if choices.quiet is not None:
        lines.append(context.say("me-quiet-means"))
    await context.tell("\n".join(lines))


async def _plan_anew(context: InteractionContext) -> None:
    """Recomputes reminders and clocks at all tables of the person."""
    await plan_anew(context.services.matches, str(context.interaction.id), context.person)


def _read_hours(context: InteractionContext, begin: str, end: str) -> tuple[int, int] | None:
    """Quiet hours as two minutes of the day; None for `off`."""
    if _is_off(context, begin) or _is_off(context, end) or not (begin or end):
        return None
    if not (begin and end):
        raise Refused("quiet-both")
    hours = _read_minute(begin), _read_minute(end)
    if hours[0] == hours[1]:
        raise Refused("quiet-empty")
    return hours


def _read_minute(text: str) -> int:
    minute = minute_of_day(text)
    if minute is None:
        raise Refused("no-time-of-day", text=text[:20])
    return minute


async def holiday(context: InteractionContext, until: str) -> None:
    """`/me holiday`: begins or ends a holiday."""
    people, who = context.people, context.person.id
    if _is_off(context, until):
        await people.end_holiday(who)
        await context.tell(context.say("me-holiday-ended"))
        return
    await people.take_holiday(who, await _read_day(context, until))
    await context.tell("\n".join([await _holiday_line(context), context.say("me-holiday-means")]))


async def _read_day(context: InteractionContext, text: str) -> str:
    """The day that is meant. Somebody who takes a suggestion and types on sends it as it is
    written."""
    possible = await context.people.possible_holidays(context.person.id, range(1, 100))
    written = {_written(day, context.locale).casefold(): str(day) for day in possible}
    return written.get(text.strip().casefold(), text)


async def mentions(context: InteractionContext, how: str, at: str) -> None:
    """`/me mentions`: sets how the person is told that a table waits."""
    minute = _read_minute(at) if at and how == "digest" else DIGEST_AT
    choices = await context.people.choose_mentions(context.person.id, how, minute)
    await _plan_anew(context)
    time = format_minute(minute)
    sentence = context.say(f"me-mentions-{choices.mentions}-chosen", time=time)
    notes = ["me-mentions-time-unused"] if at and how != "digest" else []
    notes += ["me-mentions-language"] if how in WRITTEN and choices.locale is None else []
    await context.tell(sentence, *map(context.say, notes))


async def language(context: InteractionContext, language: str) -> None:
    """`/me language`: sets the language, which the answer already uses."""
    texts = context.services.texts
    chosen = None if language == AS_DISCORD else texts.pick(language)
    choices = await context.people.choose_locale(context.person.id, chosen)
    context.locale = texts.pick(chosen or str(context.interaction.locale))
    await context.tell(_language_line(context, choices))


async def reminders(context: InteractionContext, after: str) -> None:
    """`/me reminders`: sets when the person is reminded."""
    hours = None if after == AS_TABLES else int(after) if after in map(str, HOURS) else -1
    choices = await context.people.choose_reminders(context.person.id, hours)
    await _plan_anew(context)
    await context.tell("\n".join([_reminders_line(context, choices), *_unheard(context, choices)]))


async def warn(context: InteractionContext, before: str) -> None:
    """`/me warn`: sets when the person is warned that their time ends."""
    choices = await context.people.choose_warning(context.person.id, before)
    await _plan_anew(context)
    await context.tell("\n".join([_warning_line(context, choices), *_unheard(context, choices)]))


async def confirm(context: InteractionContext, when: str) -> None:
    """`/me confirm`: sets how the person confirms turns."""
    choices = await context.people.choose_confirming(context.person.id, when)
    await context.tell(context.say(f"me-confirm-{choices.confirming}-chosen"))


# --- lines -----------------------------------------------------------------------------------


def _time_line(context: InteractionContext, choices: Choices) -> str:
    time = _clock(context.now, choices.time_zone)
    if choices.time_zone is None:
        return context.say("me-zone-none", time=time)
    return context.say("me-zone", zone=choices.time_zone, time=time)


def _mentions_line(context: InteractionContext, choices: Choices) -> str:
    line = context.say("me-mentions", how=context.say(f"me-mentions-{choices.mentions}"))
    at = choices.digest_at
    return line if at is None else f"{line} · {format_minute(at)}"


async def _holiday_line(context: InteractionContext) -> str:
    people, user_id = context.people, context.person.id
    holiday, left = await people.holiday(user_id), await people.days_left(user_id)
    if holiday is None:
        return context.say("me-holiday-none", left=left)
    return context.say("me-holiday", until=moment(holiday.ends, "D"))


def _quiet_line(context: InteractionContext, choices: Choices) -> str:
    if choices.quiet is None:
        return context.say("me-quiet-none")
    begin, end = format_minute(choices.quiet.begin), format_minute(choices.quiet.end)
    return context.say("me-quiet", begin=begin, end=end)


def _language_line(context: InteractionContext, choices: Choices) -> str:
    name = context.services.texts.say(context.locale, "language-name")
    key = "me-language-as-discord" if choices.locale is None else "me-language"
    return context.say(key, language=name)


def _reminders_line(context: InteractionContext, choices: Choices) -> str:
    if choices.remind_hours is None:
        return context.say("me-reminders-as-tables")
    return context.say("me-reminders", hours=choices.remind_hours)


def _unheard(context: InteractionContext, choices: Choices) -> list[str]:
    """That no reminder and no warning comes, where nothing may mention the person."""
    return [context.say("me-reminders-unheard")] if choices.mentions == "none" else []


def _warning_line(context: InteractionContext, choices: Choices) -> str:
    word = next(word for word, hours in WARNINGS.items() if hours == choices.warn_hours)
    return context.say("me-warn", before=context.say(f"me-warn-{word}"))


def _clock(now: float, name: str | None) -> str:
    return f"{datetime.fromtimestamp(now, zone(name)):%H:%M}"
