"""The secret from which a table's dice follow; tables that were laid without one go on as they began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give tables a secret."""
    op.add_column("game_tables", sa.Column("secret", sa.String(64)))
