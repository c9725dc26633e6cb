"""Tables, their entries and the answers given."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay the three tables of the first store."""
    op.create_table(
        "game_tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(40), nullable=False, unique=True),
        sa.Column("token_digest", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("laid", sa.Integer, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column(
            "table_id", sa.Integer, sa.ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("kept", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sa.CheckConstraint("(action IS NULL) <> (kept IS NULL)", name="action_or_undo"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column(
            "table_id", sa.Integer, sa.ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "command"),
        sqlite_with_rowid=False,
    )
