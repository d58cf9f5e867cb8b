"""Reminders: since when a table waits, how often it reminded, when it does so next."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()
FIRST_AFTER = 24 * 3600
"""Seconds after the migration until tables that run already remind for the first time: none of
them all at once, however long they have waited."""


def upgrade() -> None:
    whole = sa.Integer()
    op.add_column("matches", sa.Column("remind_hours", whole, nullable=False, server_default="24"))
    op.add_column("matches", sa.Column("waiting_since", seconds, nullable=True))
    op.add_column("matches", sa.Column("reminded", whole, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("remind_at", seconds, nullable=True))
    op.create_index("matches_by_reminder", "matches", ["remind_at"], unique=False)
    op.add_column("posts", sa.Column("reminder_id", sa.BigInteger(), nullable=True))
    _begin_waits()


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column, sa.types.NullType()) for column in columns))


def _begin_waits() -> None:
    """Running tables that wait for a person have done so since their last turn."""
    matches = _table("matches", "id", "status", "changed_at", "waiting_since", "remind_at")
    seats = _table("seats", "match_id", "acts", "user_id", "computer")
    lines = _table("log", "match_id", "kind", "at")
    last = sa.select(sa.func.max(lines.c.at)).where(
        lines.c.match_id == matches.c.id, lines.c.kind != "table"
    )
    waits = sa.exists().where(
        seats.c.match_id == matches.c.id,
        seats.c.acts.is_(sa.true()),
        seats.c.user_id.is_not(None),
        seats.c.computer.is_(None),
    )
    op.execute(
        sa.update(matches)
        .where(matches.c.status == "running", waits)
        .values(
            waiting_since=sa.func.coalesce(last.scalar_subquery(), matches.c.changed_at),
            remind_at=time.time() + FIRST_AFTER,
        )
    )
