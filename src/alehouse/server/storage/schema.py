"""The tables of the database as they are now; `migrations` say how they came to be."""

from typing import Final

import sqlalchemy as sa

VERSION: Final = "0011"  # the newest of the migrations

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
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("face", sa.Integer, nullable=False, server_default="0"),  # which of those that the name may have
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),  # "" for none
    sa.Column("confirmed", sa.Boolean, nullable=False),  # whoever reads what is sent there has said so
    sa.Column("settings", sa.JSON, nullable=False),  # see `rows.Settings`
    sa.Column("prefs", sa.JSON, nullable=False, server_default="{}"),  # see `protocol.people.Prefs`
    sa.Column("since", sa.Text, nullable=False),
)


def is_shown() -> sa.ColumnElement[bool]:
    """Whether somebody has said to be shown to everybody."""
    shown: sa.ColumnElement[bool] = people.c.settings["shown"].as_boolean()
    return shown.is_(True)


# The browsers by which people come. Whoever has the cookie of one that is not here is refused.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),  # as its owner calls it, or ""
    sa.Column("agent", sa.Text, nullable=False),  # "Firefox/Linux", or ""
    sa.Column("since", sa.Text, nullable=False),
    sa.Column("seen", sa.Text, nullable=False),
)

# What is left of the seven words that bring people back: no word can be told from it.
recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("print", sa.Text, nullable=False, unique=True),
    sa.Column("since", sa.Text, nullable=False),
)

# Private links that add a device; kept as hashes, so that the database alone opens nothing.
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
    sa.Column("status", sa.Text, nullable=False),  # open, running, over, closed
    sa.Column("private", sa.Boolean, nullable=False),  # not in the lobby
    sa.Column("deadline", sa.Integer, nullable=False),  # seconds for a move, 0 for none
    sa.Column("hints", sa.Boolean, nullable=False),  # whether people may ask the house what to do
    sa.Column("since", sa.Text, nullable=False),
    sa.Column("touched", sa.Text, nullable=False),  # the last move; before the first, the day on which somebody came
    sa.Column("player", sa.Integer, nullable=False),  # who decides: finds the bots' turns without a replay
    sa.Column("summary", sa.JSON, nullable=False),  # where the game stands, by language: lists need no replays
    sa.Column("origin", sa.Text, nullable=False),  # the table whose game is played on here, or ""
    sa.Column("next", sa.Text, nullable=False),  # the table of the rematch, or ""
    sa.Column("given", sa.JSON),  # the arranged position that the game began in, if any
    sa.Column("code", sa.Text),  # the short name by which it is found until it is over
    sa.Column("before", sa.Text, nullable=False),  # the table whose rematch this is, or ""
    sa.Column("banned", sa.JSON, nullable=False),  # people who may not come here any more
    sa.Index("tables_by_status", "status", "touched"),
    sa.Index("tables_by_code", "code", unique=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),  # person, bot, open, reserved
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),  # who plays: always of a bot's seat, else while the person is away
    sa.Column("away", sa.Text, nullable=False),  # "", left, late, removed: why a bot plays for the person
    sa.Column("colour", sa.Integer, nullable=False),  # goes with the person from seat to seat
    sa.Column("held_for", sa.Text, index=True),  # the person for whom it is reserved, if that is known
    sa.Column("ticket", sa.Text, nullable=False),  # of a reserved seat: what its link is made from, with the secret
    sa.Column("ready", sa.Boolean, nullable=False),  # whether the person agrees with the table as it is arranged
    sa.Column("lapses", sa.Integer, nullable=False),  # how often the person's clock ran out
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

# A wish to take back more than one may alone, which lapses with the next move; or the host's, to remove somebody or to
# close the table.
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # of the table when it was made
    sa.Column("seat", sa.Integer, nullable=False),  # whose wish it is
    sa.Column("moves", sa.Integer, nullable=False),  # how many would stay in effect
    sa.Column("agreed", sa.JSON, nullable=False),  # seats
    sa.Column("about", sa.Text, nullable=False),  # back, remove, close
    sa.Column("target", sa.Integer, nullable=False),  # the seat whose person would be removed, or -1
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("room", sa.Text, key="among", nullable=False),  # players, spectators
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("phrase", sa.Text, nullable=False),  # instead of a text: one that is read in everybody's own language
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
    sa.Column("channel", sa.Text, nullable=False),  # mail, push, hook; link: a link that adds a device, by mail
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
    sa.Column("device", sa.Text, nullable=False),  # of that person, which is told so
)

# Services by which people want to be told, too; whoever knows such an address can write to them.
hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # ntfy, webhook
    sa.Column("address", sa.Text, nullable=False),
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
    sa.Column("against", sa.Text, nullable=False, server_default=""),  # people, bots:<bot>, solo
    sa.Column("turns", sa.Integer),  # that the seat had; none: not known
    sa.Column("seconds", sa.Integer),  # from the opening of the table to the end; none: not known
)

# How finished games turned. It may be thrown away: whoever opens such a game's page has it found out again.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the way to analyse; what others have found is not told
    sa.Column("state", sa.Text, nullable=False),  # waiting, rough, ready, none
    sa.Column("data", sa.Text, nullable=False),  # JSON: what is told, and how to go on
    sa.Column("done", sa.Float, nullable=False, server_default="0"),  # from 0 to 1
)

# Where somebody is in a lesson, and whether they have finished it. Its `id` is what its table is called.
lessons = sa.Table(
    "lessons",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("lesson", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # grows with every change: whoever writes the next one was first
    sa.Column("place", sa.Text, nullable=False),  # see `core.lessons.bookmark`; "" at its beginning
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Text, nullable=False),
    sa.UniqueConstraint("person", "game", "lesson"),
)

# What somebody was told that is told once: help with a kind of decision, the offer of a lesson.
told = sa.Table(
    "told",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("what", sa.Text, primary_key=True),
)

# Tables that somebody does not want to see on the first page before it is their turn there.
archived = sa.Table(
    "archived",
    metadata,
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
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
