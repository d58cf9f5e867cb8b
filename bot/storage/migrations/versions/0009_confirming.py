"""Whether the last pick of a turn confirms it, as each person has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    chosen = sa.Column("confirming", sa.String(8), nullable=False, server_default="ask")
    op.add_column("people", chosen)
