"""What people write to themselves about a table."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "notes",
        sa.Column("match_id", sa.String(8), match, primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", seconds, nullable=False),
    )
    op.create_index("notes_of_person", "notes", ["user_id"])
