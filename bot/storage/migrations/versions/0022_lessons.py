"""How far people are in the lessons of games."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("step", sa.String(20), nullable=False),
        sa.Column("at", seconds, nullable=False),
    )
