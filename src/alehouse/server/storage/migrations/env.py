"""Runs the steps on the connection that `migrate` hands over."""

from alembic import context

from alehouse.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
