"""What the store holds: tables, what happened at each, and the answers already given."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "game_tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(40), nullable=False, unique=True),
    # SHA-256 of the device's token, never the token
    Column("token_digest", String(64), nullable=False),
    # a record without actions: edition, options, seats, who begins
    Column("setup", Text, nullable=False),
    # what a list of tables tells, so that it needs no replay
    Column("game", String(80), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("players", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    # seconds since 1970, UTC
    Column("laid", Integer, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Integer, ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    # counts up from 1; the key refuses a second writer
    Column("sequence", Integer, nullable=False),
    # an action in typed form, or how many actions an undo kept
    Column("action", Text),
    Column("kept", Integer),
    PrimaryKeyConstraint("table_id", "sequence"),
    CheckConstraint("(action IS NULL) <> (kept IS NULL)", name="action_or_undo"),
    sqlite_with_rowid=False,
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", Integer, ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    # the sender's id of a command that was carried out, and the sequence number it was answered with
    Column("command", String(64), nullable=False),
    Column("sequence", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)
