"""When tables ended, and which servers removed the bot, so that neither is kept for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended_at", seconds, nullable=True))
    op.create_index("matches_by_end", "matches", ["ended_at"])
    op.execute("UPDATE matches SET ended_at = changed_at WHERE status IN ('finished', 'closed')")
    op.create_table(
        "left_servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", seconds, nullable=False),
    )
