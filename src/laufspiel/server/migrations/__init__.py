"""The store's steps from one form to the next, and taking them."""

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError

from laufspiel.server.store_errors import StoreError

HERE = Path(__file__).parent

NEWEST = max(file.name[1:5] for file in (HERE / "versions").glob("v????_*.py"))
"""The revision of the last step, which its file is named for: a store in this form opens without more ado."""


def bring_up_to_date(engine: Engine) -> None:
    """Take all steps that a store lacks. Raises StoreError for one that is ahead of us."""
    if _revision(engine) != NEWEST:
        _take_steps(engine)


def _revision(engine: Engine) -> str | None:
    # A store that isn't laid yet has no such table; asking first would take longer than all else.
    with engine.connect().execution_options(reads=True) as connection, suppress(OperationalError):
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found
    return None


def _take_steps(engine: Engine) -> None:
    # Alembic takes a third of a second to import, and a server that comes back is waited for.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise StoreError("error-store-newer") from None
