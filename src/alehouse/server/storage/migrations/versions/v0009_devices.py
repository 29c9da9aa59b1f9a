"""People have several devices; the one that had their key becomes the first. Seven words, and faces to choose from."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    _create_devices()
    op.add_column("people", sa.Column("face", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "recoveries",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("print", sa.Text, nullable=False, unique=True),
        sa.Column("since", sa.Text, nullable=False),
    )
    _drop_generations()


def _create_devices() -> None:
    """A cookie said how often its key had moved: that is what its device is called now."""
    op.create_table(
        "devices",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO devices (person, id, name, agent, since, seen) "
        "SELECT id, CAST(generation AS TEXT), '', '', since, since FROM people"
    )


def _drop_generations() -> None:
    op.add_column("subscriptions", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE subscriptions SET device = "
        "(SELECT CAST(generation AS TEXT) FROM people WHERE people.id = subscriptions.person)"
    )
    op.execute("DELETE FROM links")  # those moved a key; what adds a device is made anew
    op.drop_column("people", "generation")
