"""Where people are asked something, so that buttons go once it is decided; what people did and were
not told when the bot was stopped."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "questions",
        sa.Column("match_id", sa.String(8), table, primary_key=True),
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("retired", sa.Text()),
    )
    op.add_column("told", sa.Column("late", sa.String(16)))
