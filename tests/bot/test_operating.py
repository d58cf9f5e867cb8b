"""The numbers of `docs/operating.md` are those of the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import limits
from bot.cluster import leases
from bot.delivery import nudge_targets
from bot.health import heartbeat, watchdog
from bot.matches import submit
from bot.matches.deeds import following, host_rights
from bot.matches.people import choices
from bot.matches.schedule import clocks, puzzles, reminders
from bot.matches.table import asked, model, plans, voting
from bot.matches.timed import clocks as timed_clocks
from bot.matches.timed import reminders as timed_reminders
from bot.processes import drawing, pool, thinkers, thinking_process
from bot.settings import Settings
from bot.storage import lock, postgres, sqlite
from bot.workers import backups, emojis, retention

DOCS = Path(__file__).parents[2] / "docs" / "operating.md"
HOUR = 3600.0
DAY = 24 * HOUR


@pytest.mark.parametrize(
    ("words", "number", "promised"),
    [
        ("hangs for 30 s", drawing.LONGEST, 30),
        ("fails three times in a row", pool.MOST_FAILURES, 3),
        ("ends after three idle minutes", thinkers.LASTS, 180),
        ("low priority (nice 10)", thinking_process.NICENESS, 10),
        ("needs more than 60 s of processor time", thinkers.LONGEST, 60),
        ("holds more than 300 MB after its work", thinkers.MOST_MB, 300),
        ("the bot makes it anew within five seconds", lock.LOOK_EVERY, 5),
        ("everybody who waits is told after 10 s", sqlite.BUSY_SECONDS, 10),
        ("it cannot be reached for 15 s", postgres.PATIENCE, 15),
        ("under a lease of 12 s", leases.SECONDS, 12),
        ("writes that file every 15 s", heartbeat.PULSE_SECONDS, 15),
        ("stands still for 60 s", watchdog.LONGEST, 60),
        ("The first backup comes a minute after", backups.FIRST_SECONDS, 60),
        ("the bot tries again ten minutes later", backups.RETRY_SECONDS, 600),
        ("keeps the newest seven", Settings.model_fields["backups_kept"].default, 7),
        ("it uploads one every two seconds", emojis.PAUSE_SECONDS, 2),
        ("tries again a quarter of an hour later", emojis.REFUSED_SECONDS, 900),
        ("They get no direct messages for a week", choices.REFUSAL_KEPT, 7 * DAY),
        ("18:00 in the person's time zone", choices.DIGEST_AT, 18 * 60),
        ("due within ten minutes of the last one wait", nudge_targets.TOGETHER, 600),
        ("When a table has waited a day for somebody", model.REMIND_HOURS, 24),
        ("at most three times per turn", reminders.MOST, 3),
        ("three hours, outside their quiet hours", clocks.WAKING, 3 * HOUR),
        ("at least two hours before the end", clocks.LEAST_WARNING, 2 * HOUR),
        ("within ten minutes of it is left out", timed_reminders.WARNED_WITHIN, 600),
        ("three of somebody's turns in a row", timed_clocks.MOST_TIMEOUTS, 3),
        ("After three days the majority", model.VOTE_LASTS, 3 * DAY),
        ("if at least two have", voting.LEAST_ANSWERS, 2),
        ("needs at least two others", voting.LEAST_VOTERS, 2),
        ("are mentioned once more after a day", asked.REPEATED_AFTER, DAY),
        ("have decided nothing for a week", host_rights.SILENCE, 7 * DAY),
        ("keep up to five lines", plans.MOST, 5),
        ("appears there at nine in the time zone", puzzles.AT, 9 * 60),
        ("that one person hosts | 20 |", limits.MAX_OPEN_TABLES, 20),
        ("at which one person sits | 50 |", limits.MAX_SEATS, 50),
        ("private games are counted apart | 60 |", limits.MAX_OPENINGS, 60),
        ("opens in an hour;", limits.OPENINGS_SECONDS, HOUR),
        ("| 100 kB, 5,000 moves |", limits.MAX_RECORD_BYTES, 100_000),
        ("| 100 kB, 5,000 moves |", limits.MAX_RECORD_MOVES, 5000),
        ("pictures of panels for one person in a minute | 120 |", limits.PANELS_A_MINUTE, 120),
        ("looked back at for one person in a minute | 60 |", limits.LOOKS_A_MINUTE, 60),
        ("shows to everybody in a minute | 1 |", limits.SHOWN_A_MINUTE, 1),
        ("that wait for its host | 20; 3 |", following.MAX_FOLLOWERS, 20),
        ("that wait for its host | 20; 3 |", following.MAX_REQUESTS, 3),
        ("with at most two at once overall", drawing.ANIMATIONS, 2),
        ("under the ids of interactions | two days |", submit.KEEP_INTERACTIONS, 2 * DAY),
        ("30 days after the bot was removed", retention.SERVER_KEPT, 30 * DAY),
    ],
)
def test_a_number_that_hosts_are_told_is_that_of_the_code(
    words: str, number: float, promised: float
) -> None:
    assert words in " ".join(DOCS.read_text("utf-8").split())
    assert number == promised
