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
    # who might sit where when it was laid, what was settled, SHA-256 of the tokens and never the tokens
    Column("lobby", Text, nullable=False),
    # a record without actions: edition, options, seats, who begins
    Column("setup", Text, nullable=False),
    # from which the dice follow, in hexadecimal; none for tables of before there were secrets
    Column("secret", String(64)),
    # what a list of tables tells, so that it needs no replay
    Column("game", String(80), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("players", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    # the seat of the person whom the game waits for
    Column("turn", Integer),
    # seconds since 1970, UTC
    Column("laid", Integer, nullable=False),
    # when something last happened, and whether the game has begun
    Column("touched", Integer, nullable=False),
    Column("begun", Boolean, nullable=False),
    # whether anybody who looks for a table is shown this one, its free seats, and whether it has a password
    Column("listed", Boolean, nullable=False, index=True),
    Column("free", Integer, nullable=False),
    Column("locked", Boolean, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Integer, ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    # counts up from 1; the key refuses a second writer
    Column("sequence", Integer, nullable=False),
    # an action in typed form, or how many actions an undo kept, or what happened around the game
    Column("action", Text),
    Column("kept", Integer),
    Column("happening", Text),
    # milliseconds that a person thought before the action, where a clock ran
    Column("took", Integer),
    PrimaryKeyConstraint("table_id", "sequence"),
    CheckConstraint(
        "(action IS NOT NULL) + (kept IS NOT NULL) + (happening IS NOT NULL) = 1", name="one_thing"
    ),
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

CLEARED = Table(
    "cleared",
    METADATA,
    # of a table that was cleared away
    Column("code", String(40), primary_key=True),
    # seconds since 1970, UTC
    Column("cleared", Integer, nullable=False),
)
