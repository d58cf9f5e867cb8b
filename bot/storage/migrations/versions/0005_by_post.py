"""Absence, following and finding: clocks, proposals, pauses, people and their holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    for name in ("clock", "clock_times", "proposals", "invited", "origin"):
        op.add_column("matches", sa.Column(name, sa.Text(), nullable=True))
    for name in ("timeout_at", "paused_at", "tidy_at"):
        op.add_column("matches", sa.Column(name, seconds, nullable=True))
    op.add_column("matches", sa.Column("rematch_of", sa.String(8), nullable=True))
    no = sa.false()
    op.add_column(
        "matches", sa.Column("tidy_told", sa.Boolean(), nullable=False, server_default=no)
    )
    yes = sa.true()
    op.add_column(
        "matches", sa.Column("followable", sa.Boolean(), nullable=False, server_default=yes)
    )
    op.create_index("matches_by_timeout", "matches", ["timeout_at"], unique=False)
    op.create_index("matches_by_tidying", "matches", ["tidy_at"], unique=False)
    op.create_index("matches_of_server", "matches", ["guild_id", "status"], unique=False)
    _make_people()
    _make_told()
    _make_follow_requests()


def _make_people() -> None:
    person = sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False)
    away = sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False)
    op.create_table(
        "people",
        person,
        sa.Column("locale", sa.String(16), nullable=True),
        sa.Column("time_zone", sa.String(64), nullable=True),
        sa.Column("quiet_begin", sa.Integer(), nullable=True),
        sa.Column("quiet_end", sa.Integer(), nullable=True),
        sa.Column("mentions", sa.String(8), nullable=False, server_default="channel"),
        sa.Column("remind_hours", sa.Integer(), nullable=True),
        sa.Column("direct_refused_at", seconds, nullable=True),
    )
    op.create_table(
        "holidays",
        away,
        sa.Column("begins", seconds, primary_key=True),
        sa.Column("ends", seconds, nullable=False),
    )


def _make_told() -> None:
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    no = sa.false()
    op.create_table(
        "told",
        sa.Column("match_id", sa.String(8), owner, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("since", seconds, nullable=True),
        sa.Column("nudged", sa.Boolean(), nullable=False, server_default=no),
        sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("reminded_at", seconds, nullable=True),
        sa.Column("away_until", seconds, nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
    )
    op.create_index("told_of_person", "told", ["user_id"], unique=False)


def _make_follow_requests() -> None:
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "follow_requests",
        sa.Column("match_id", sa.String(8), owner, primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("at", seconds, nullable=False),
        sa.Column("refused_at", seconds, nullable=True),
    )
