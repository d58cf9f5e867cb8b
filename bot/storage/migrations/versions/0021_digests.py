"""One message a day of all that waits, and when people were last written to."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.add_column("people", sa.Column("digest_at", sa.Integer()))
    op.add_column("people", sa.Column("digest_next", seconds))
    op.add_column("people", sa.Column("nudged_at", seconds))
    op.create_index("people_by_digest", "people", ["digest_next"])
