"""When people were first told of their turns, and when they are warned that their time ends. Clocks
that run are looked at by the bot as soon as it starts."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("told", sa.Column("told_at", sa.Double()))
    op.add_column("people", sa.Column("warn_hours", sa.Integer()))
    matches = sa.table("matches", *map(sa.column, ("id", "clock_times", "timeout_at")))
    running = sa.select(matches.c.id, matches.c.clock_times).where(
        matches.c.timeout_at.is_not(None), matches.c.clock_times.is_not(None)
    )
    for match_id, text in op.get_bind().execute(running).all():
        clocks = json.loads(text)
        for clock in clocks.values():
            clock["warn_at"] = None if clock["since"] is None else 0.0
        this = sa.update(matches).where(matches.c.id == match_id)
        op.execute(this.values(clock_times=json.dumps(clocks), timeout_at=0.0))
