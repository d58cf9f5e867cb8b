"""Posts: what the last one in a channel looks like without its buttons."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("posts", sa.Column("retired", sa.Text(), nullable=True))
