"""Games that go on get what was added to their states after they had begun (what was taken openly,
say), as their logs tell it: log and position agree from now on."""

import sqlalchemy as sa
from alembic import op

from bot.storage.schema import GOING_ON

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    matches = sa.table("matches", sa.column("status"))
    going_on = sa.select(matches.c.status).where(matches.c.status.in_(GOING_ON)).limit(1)
    if connection.execute(going_on).first() is None:
        return  # without loading any game
    from bot.matches.looking.logged_games import complete
    from rules import GAMES

    complete(connection, GAMES)
