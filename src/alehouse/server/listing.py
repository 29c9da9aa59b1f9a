"""A browser's tables as a list: what each is, who plays, where it stands."""

from alehouse.games import ROOMS, load
from alehouse.server.keep.rows import TableRow
from alehouse.server.protocol.house import TableLine
from alehouse.server.texts import house_words, players_of


def table_line(row: TableRow, language: str, person: str) -> TableLine:
    """A table in the reader's language, from its row alone; one that cannot be opened any more says so."""
    words = house_words(language)
    game = load(row.game) if row.game in ROOMS else None
    mine = [seat.seat for seat in row.seats if person and seat.person == person]
    players = players_of(row, game, game.words(language) if game else words, mine)
    if game is None or not game.replays(row.rules):
        text = words.say("refused-table-old")
    else:
        text = row.summary[language]
        if row.status == "running":
            text = words.say("line-turn", {"summary": text, "player": players[row.player].name})
    return TableLine(
        id=row.id,
        title=game.title if game else row.game,
        players=players,
        when=row.touched,
        over=row.status == "over",
        text=words.say("line-waiting") if row.status == "open" else text,
        status=row.status,
        turn=row.status == "running" and row.player in mine,
        game=row.game,
        deadline=row.deadline,
    )
