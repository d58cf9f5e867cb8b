"""The same code on PostgreSQL: tests of the other files once more, on a real server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.database import Database, StorageError
from tests.databases import empty_postgres, execute, new_postgres
from tests.matches.conftest import Club, club_on
from tests.matches.deeds import (
    test_following,
    test_lobby,
    test_personal_data,
    test_proposals,
    test_submit,
    test_turns,
    test_undo,
)
from tests.matches.processes import test_served
from tests.matches.table import test_outbox, test_plans, test_waiting_posts
from tests.matches.table.test_migration import check_drafts_kept, check_migrated
from tests.matches.timed import test_clocks, test_computers, test_reminders, test_retention

pytestmark = pytest.mark.postgres

SCENARIOS: tuple[Callable[[Club], Awaitable[None]], ...] = (
    test_personal_data.test_nothing_is_left_of_a_person_who_is_forgotten,
    test_personal_data.test_what_waits_to_be_posted_asks_the_others_only,
    test_personal_data.test_a_post_that_was_on_its_way_leaves_no_name_behind,
    test_retention.test_ended_tables_go_so_many_days_after_their_end,
    test_retention.test_a_process_deletes_the_servers_it_serves_only,
    test_turns.test_a_draft_is_confirmed_into_the_game,
    test_turns.test_the_game_runs_to_its_end_with_automatic_actions,
    test_turns.test_steps_of_a_turn_are_taken_back_and_a_turn_is_not_confirmed_half,
    test_lobby.test_people_come_and_go,
    test_lobby.test_a_channel_holds_one_open_table,
    test_lobby.test_a_person_sits_at_several_tables,
    test_submit.test_a_repeated_interaction_changes_nothing_and_gets_the_same_answer,
    test_submit.test_the_same_interaction_twice_at_once_counts_once,
    test_submit.test_of_many_at_once_one_wins_and_all_are_answered,
    test_submit.test_two_processes_on_one_file_never_lose_a_turn,
    test_submit.test_two_people_opening_in_one_channel_get_one_table,
    test_undo.test_nothing_rolls_anew_after_an_undo,
    test_undo.test_a_record_of_an_ended_game_replays_to_the_same_result,
    test_plans.test_when_all_have_planned_a_whole_phase_runs_through_and_is_told_once,
    test_plans.test_an_undo_takes_planned_turns_back_and_drops_every_plan,
    test_following.test_a_channel_watches_and_stops,
    test_outbox.test_turns_that_wait_are_told_together,
    test_outbox.test_following_channels_are_told_too_in_their_language,
    test_outbox.test_what_was_being_sent_at_a_crash_is_looked_for_at_start,
    test_outbox.test_a_deleted_channel_is_forgotten_and_play_goes_on,
    test_outbox.test_a_moved_table_takes_its_waiting_posts_along,
    test_waiting_posts.test_posts_are_due_planned_or_held_and_late_from_when_they_were_due,
    test_waiting_posts.test_a_database_tells_its_kind_and_size,
    test_computers.test_a_person_plays_a_game_with_computers,
    test_clocks.test_a_holiday_moves_the_end_and_its_end_moves_it_back,
    test_clocks.test_a_clock_ends_three_waking_hours_after_its_person_was_told,
    test_clocks.test_one_may_choose_when_and_how_to_be_warned,
    test_clocks.test_both_turns_are_taken_when_both_are_out_of_time,
    test_clocks.test_a_clock_of_the_machine_set_back_gives_nobody_more_than_the_full_time,
    test_proposals.test_the_clocks_stand_in_a_pause,
    test_proposals.test_without_a_majority_they_wait_on_and_are_asked_again_later,
    test_reminders.test_exactly_the_people_waited_for_are_reminded_after_a_day,
    test_reminders.test_three_reminders_then_silence_until_the_next_turn,
    test_reminders.test_whoever_moved_before_the_delivery_is_not_reminded,
    test_reminders.test_the_interval_is_chosen_by_host_or_moderator,
    test_served.test_tables_are_looked_after_by_their_shard,
    test_served.test_posts_go_with_their_table_and_nudges_with_their_person,
    test_served.test_of_one_channel_each_process_sends_what_is_of_its_tables,
)


@pytest_asyncio.fixture
async def fresh_url(server_url: str) -> str:
    """A new, empty database."""
    return await empty_postgres(server_url)


@pytest_asyncio.fixture
async def postgres_club(server_url: str) -> AsyncGenerator[Club]:
    """A club on a new database."""
    database = await Database.open(await new_postgres(server_url))
    async with club_on(database) as club:
        yield club
    await database.close()


@pytest.mark.usefixtures("told_at_once")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.__name__[5:])
async def test_the_same_on_postgres(
    scenario: Callable[[Club], Awaitable[None]], postgres_club: Club
) -> None:
    await scenario(postgres_club)


async def test_running_tables_of_the_first_schema_are_played_on_on_postgres(
    club: Club, fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_migrated(club, fresh_url, tmp_path / "migrations", monkeypatch)


async def test_drafts_of_the_second_schema_are_confirmed_on_postgres(
    club: Club, fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_drafts_kept(club, fresh_url, tmp_path / "migrations", monkeypatch)


async def test_a_newer_database_is_refused_on_postgres(fresh_url: str) -> None:
    database = await Database.open(fresh_url)
    await database.close()
    await execute(fresh_url, "UPDATE alembic_version SET version_num = '0815'")
    with pytest.raises(StorageError, match="newer version"):
        await Database.open(fresh_url)
