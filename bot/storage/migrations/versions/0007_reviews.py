"""Looking back after the end: what the turns of a person's game were worth."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String(8), owner, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked_at", seconds, nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
    )
    op.create_index("reviews_of_person", "reviews", ["user_id", "done"], unique=False)
    op.create_index("reviews_to_make", "reviews", ["done", "asked_at"], unique=False)
