"""Online tables: people, seats of their own, chat, letters, results; the browsers of before become people."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OVER = -2  # `player` of a game that is over


def upgrade() -> None:
    _create_people()
    _create_seats()
    _change_tables()
    _create_talk()
    _create_outbox()
    _create_results()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO people (id, generation, name, language, email, settings, since) "
        "SELECT owner, 0, '', 'en', '', '{}', MIN(touched) FROM tables GROUP BY owner"
    )
    op.create_table(
        "links",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("until", sa.Text, nullable=False),
    )


def _create_seats() -> None:
    seats = op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("away", sa.Text, nullable=False),
    )
    for table, owner, forms in op.get_bind().execute(sa.text("SELECT id, owner, seats FROM tables")).all():
        rows = [
            {
                "table_id": table,
                "seat": seat,
                "kind": "bot" if form["kind"] == "bot" else "person",
                "person": None if form["kind"] == "bot" else owner,
                "name": form["name"],
                "bot": form["bot"],
                "away": "",
            }
            for seat, form in enumerate(json.loads(forms) if isinstance(forms, str) else forms)
        ]
        op.bulk_insert(seats, rows)


def _change_tables() -> None:
    op.drop_index("ix_tables_owner", "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN owner TO host")
    op.create_index("ix_tables_host", "tables", ["host"])
    op.drop_column("tables", "seats")
    op.add_column("tables", sa.Column("status", sa.Text, nullable=False, server_default="running"))
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("deadline", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("since", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("next", sa.Text, nullable=False, server_default=""))
    op.execute(f"UPDATE tables SET status = 'over' WHERE player = {OVER}")
    op.execute("UPDATE tables SET since = touched")
    op.create_index("tables_by_status", "tables", ["status", "touched"])


def _create_talk() -> None:
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("due", sa.Text, nullable=False),
        sa.Column("claimed", sa.Text, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "seq", "person", "channel"),
    )
    op.create_index("outbox_by_due", "outbox", ["done", "due"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("keys", sa.JSON, nullable=False),
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("contest", sa.Text, nullable=False),
        sa.Column("finished", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
