"""Who is at which piece of work, where several processes share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("until", seconds, nullable=False),
    )
