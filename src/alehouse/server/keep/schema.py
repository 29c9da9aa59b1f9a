"""The tables of the database as they are now; `migrations` say how they came to be."""

from typing import Final

import sqlalchemy as sa

VERSION: Final = "0004"  # the newest of the migrations

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),  # grows when the key moves to another device
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),  # "" for none
    sa.Column("confirmed", sa.Boolean, nullable=False),  # whoever reads what is sent there has said so
    sa.Column("settings", sa.JSON, nullable=False),  # see `rows.Settings`
    sa.Column("since", sa.Text, nullable=False),
)

# Private links that move a key to another device; kept as hashes, so that the database alone opens nothing.
links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("host", sa.Text, nullable=False, index=True),  # the person who opened it; "" if deleted
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # private until the game is over
    sa.Column("cards", sa.Text, nullable=False),  # the text of a card file of one's own, or ""
    sa.Column("status", sa.Text, nullable=False),  # open, running, over
    sa.Column("private", sa.Boolean, nullable=False),  # not in the lobby
    sa.Column("deadline", sa.Integer, nullable=False),  # seconds for a move, 0 for none
    sa.Column("hints", sa.Boolean, nullable=False),  # whether people may ask the house what to do
    sa.Column("since", sa.Text, nullable=False),
    sa.Column("touched", sa.Text, nullable=False),  # when the last move was made
    sa.Column("player", sa.Integer, nullable=False),  # who decides: finds the bots' turns without a replay
    sa.Column("summary", sa.JSON, nullable=False),  # where the game stands, by language: lists need no replays
    sa.Column("origin", sa.Text, nullable=False),  # the table whose game is played on here, or ""
    sa.Column("next", sa.Text, nullable=False),  # the table of the rematch, or ""
    sa.Index("tables_by_status", "status", "touched"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),  # person, bot, open
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),  # who plays: always of a bot's seat, else while the person is away
    sa.Column("away", sa.Text, nullable=False),  # "", left, late: why a bot plays for the person
)

# Fate's moves are rows with seat -1; an undo is a row too, and so is a hint that others are to know of (see `ledger`).
# Whoever inserts a row first has moved: the primary key is the only lock there is.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client_id", sa.Text),  # of the click; bots and fate have none
    sa.UniqueConstraint("table_id", "client_id"),
)

# A wish to take back more than one may alone; it lapses with the next move.
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # of the table when it was made
    sa.Column("seat", sa.Integer, nullable=False),  # whose wish it is
    sa.Column("moves", sa.Integer, nullable=False),  # how many would stay in effect
    sa.Column("agreed", sa.JSON, nullable=False),  # seats
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("room", sa.Text, nullable=False),  # players, spectators
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Text, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)

# What is to be told by mail or push, written together with the move that it is about: none is lost, none doubled.
# Without a table it is a letter that asks whether an address is right.
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("channel", sa.Text, nullable=False),  # mail, push
    sa.Column("due", sa.Text, nullable=False),
    sa.Column("claimed", sa.Text, nullable=False),  # until when somebody is busy with it, or ""
    sa.Column("done", sa.Text, nullable=False),  # "", sent, dropped, failed
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "seq", "person", "channel"),
    sa.Index("outbox_by_due", "done", "due"),
)

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("keys", sa.JSON, nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, index=True),  # none: a bot, or somebody who was deleted
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("contest", sa.Text, nullable=False),  # what a solo game was about, as a message key
    sa.Column("finished", sa.Text, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
