"""When people who have not answered a question are asked once more. Votes end by themselves: the
tables that ask one are looked at anew."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("ask_again_at", sa.Double()))
    op.execute(
        "UPDATE matches SET timeout_at = 0"
        " WHERE status = 'running' AND (proposals NOT IN ('', '[]') OR undo IS NOT NULL)"
    )
