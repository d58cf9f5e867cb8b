"""How many turns people have confirmed that their last pick could have confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed_turns", sa.Integer(), server_default="0"))
