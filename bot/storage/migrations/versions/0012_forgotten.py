"""By what a table knows again whom it had to forget while their game goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("forgotten", sa.Text(), nullable=True))
