"""A browser's tables as a list: what each is, who plays, where it stands."""

from alehouse.core.state import NOBODY
from alehouse.games import ROOMS, load
from alehouse.server.protocol import TableLine
from alehouse.server.refusal import Refusal
from alehouse.server.storage import TableRow
from alehouse.server.tables import Tables
from alehouse.server.texts import Texts, house_words


async def table_line(row: TableRow, tables: Tables, language: str) -> TableLine:
    """A table in the reader's language; one that cannot be opened any more says why."""
    try:
        table = await tables.get(row.id)
    except Refusal as refusal:
        names = [seat.name for seat in row.seats]
        text = house_words(language).say(refusal.key, refusal.args_for_words)
    else:
        texts = Texts(table, language)
        names, text = texts.names, texts.standing(table)
    return TableLine(
        id=row.id,
        game=row.game,
        title=load(row.game).title if row.game in ROOMS else row.game,
        names=names,
        when=row.touched,
        over=row.player == NOBODY,
        text=text,
    )
