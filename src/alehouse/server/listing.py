"""A browser's tables as a list: what each is, who plays, where it stands."""

from alehouse.core.state import NOBODY
from alehouse.games import ROOMS, load
from alehouse.server.protocol import TableLine
from alehouse.server.storage import TableRow
from alehouse.server.texts import house_words, players_of


def table_line(row: TableRow, language: str) -> TableLine:
    """A table in the reader's language, from its row alone; one that cannot be opened any more says so."""
    words = house_words(language)
    game = load(row.game) if row.game in ROOMS else None
    players = players_of(row, game, game.words(language) if game else words)
    if game is None or game.rules_version != row.rules:
        text = words.say("refused-table-old")
    else:
        text = row.summary[language]
        if row.player != NOBODY:
            text = words.say("line-turn", {"summary": text, "player": players[row.player].name})
    return TableLine(
        id=row.id,
        title=game.title if game else row.game,
        players=players,
        when=row.touched,
        over=row.player == NOBODY,
        text=text,
    )
