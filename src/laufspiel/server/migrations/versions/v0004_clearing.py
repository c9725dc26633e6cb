"""When something last happened at a table, so that it can be cleared away; tables of before are counted from now on."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember when tables were touched, and which were cleared away."""
    now = str(int(time.time()))
    op.add_column("game_tables", sa.Column("touched", sa.Integer, nullable=False, server_default=now))
    op.add_column("game_tables", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "cleared",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("cleared", sa.Integer, nullable=False),
    )
