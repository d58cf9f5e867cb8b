"""Plans: what a seat has decided ahead for the turns after this one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    planned = sa.Column("planned", sa.Text(), nullable=False, server_default="[]")
    op.add_column("drafts", planned)
