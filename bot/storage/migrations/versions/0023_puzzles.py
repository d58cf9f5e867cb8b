"""Puzzles: what people have done with them, and the puzzle of the day, which is of no table."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("grade", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(8)),
        sa.Column("at", seconds, nullable=False),
        sa.Column("ended_at", seconds),
    )
    op.create_table(
        "puzzle_channels",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_gone", sa.Boolean(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("time_zone", sa.String(64)),
        sa.Column("next_at", seconds, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("game", sa.String(32)),
        sa.Column("puzzle", sa.String(8)),
    )
    op.create_index("puzzle_channels_by_time", "puzzle_channels", ["next_at"])
    op.create_table(
        "puzzle_days",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.String(10), nullable=False),
    )
    op.create_index("puzzle_days_of_person", "puzzle_days", ["user_id"])
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("match_id", existing_type=sa.String(8), nullable=True)
