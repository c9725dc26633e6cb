"""Seats with tokens of their own: the device's token becomes that of all its people, and of the host."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give tables a lobby and a door, and entries room for what happens around the game."""
    op.add_column("game_tables", sa.Column("lobby", sa.Text, nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_tables", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_tables", sa.Column("turn", sa.Integer))
    op.create_index("ix_game_tables_listed", "game_tables", ["listed"])
    _write_lobbies(op.get_bind())
    op.drop_column("game_tables", "token_digest")
    _move_entries()


def _write_lobbies(connection: sa.Connection) -> None:
    tables = sa.table("game_tables", *map(sa.column, ("id", "setup", "token_digest", "lobby")))
    for row in connection.execute(sa.select(tables)).all():
        lobby = json.dumps(_lobby(json.loads(row.setup)["seats"], row.token_digest))
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(lobby=lobby))


def _lobby(seats: list[dict[str, Any]], digest: str) -> dict[str, Any]:
    people = [i for i, seat in enumerate(seats) if seat.get("bot") is None]
    places = [
        {"name": seat["name"], "bot": seat.get("bot"), "digest": digest if i in people else None}
        for i, seat in enumerate(seats)
    ]
    host = people[0] if people else None
    return {"places": places, "host_digest": digest, "host": host, "phase": "playing"}


def _move_entries() -> None:
    # SQLite can't change a constraint in place.
    op.create_table(
        "entries_with_happenings",
        sa.Column(
            "table_id", sa.Integer, sa.ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("kept", sa.Integer),
        sa.Column("happening", sa.Text),
        sa.Column("took", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sa.CheckConstraint(
            "(action IS NOT NULL) + (kept IS NOT NULL) + (happening IS NOT NULL) = 1", name="one_thing"
        ),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO entries_with_happenings (table_id, sequence, action, kept)"
        " SELECT table_id, sequence, action, kept FROM entries"
    )
    op.drop_table("entries")
    op.rename_table("entries_with_happenings", "entries")
