"""With how many players a game begins by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("starts_with", sa.Integer()))
