"""An index by which the posts of one table are found however many of others wait."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("outbox_of_match", "outbox", ["match_id"])
