"""When people were first told of their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("told", sa.Column("told_at", sa.Double()))
