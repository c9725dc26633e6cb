"""Where Alembic begins: the connection comes from `server.store`, which has begun the transaction."""

from alembic import context

from laufspiel.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can't alter most of a table in place
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
