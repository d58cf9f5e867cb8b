"""Since which of a table's revisions each seat is asked what it is asked now."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    asked = sa.Column("asked_at", sa.Integer(), nullable=False, server_default="0")
    op.add_column("seats", asked)
    op.execute(
        "UPDATE seats SET asked_at ="
        " (SELECT revision FROM matches WHERE matches.id = seats.match_id) WHERE acts"
    )
