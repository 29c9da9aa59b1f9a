"""What a letter says: made when it is sent, from how the table stands then, if it still has something to say."""

from typing import Literal

from msgspec import Struct

from alehouse.core.state import FATE
from alehouse.server.keep.rows import LetterRow, MoveRow, PersonRow, TableRow
from alehouse.server.listing import table_line
from alehouse.server.texts import house_words, language_from

Kind = Literal["turn", "begun", "over"]


class News(Struct, kw_only=True):
    """A letter in its reader's language."""

    title: str
    text: str  # in one line
    body: str
    link: str


def kind_of(letter: LetterRow, row: TableRow, moves: list[MoveRow]) -> Kind | None:
    """What a letter is about; nothing, if the table has moved on since it was written."""
    mine = {seat.seat: seat for seat in row.seats if seat.person == letter.person}
    moved_on = len(moves) > letter.seq
    if not mine:
        return None
    if row.status == "over":
        return None if moved_on else "over"
    if row.player in mine and not mine[row.player].away:
        return None if moved_on else "turn"  # whoever's turn has come later gets another letter
    begun = all(move.seat == FATE for move in moves[: letter.seq])
    noticed = any(move.seat in mine and move.client_id is not None for move in moves)
    return "begun" if begun and not noticed else None


def news(kind: Kind, row: TableRow, person: PersonRow, address: str) -> News:
    """What is told to somebody about a table; `address` is that of the house."""
    language = language_from([person.language])
    words = house_words(language)
    line = table_line(row, language, person.id)
    link = f"{address.rstrip('/')}/table/{row.id}"
    said = {"game": line.title, "players": words.listed([player.name for player in line.players]), "link": link}
    stands = row.summary.get(language, "")
    paragraphs = [words.say(f"letter-{kind}", said), stands, words.say("letter-link", said), words.say("letter-mute")]
    return News(
        title=words.say(f"letter-{kind}-title", said),
        text=stands,
        body="\n\n".join(filter(None, paragraphs)) + "\n",
        link=link,
    )


def question(person: PersonRow, link: str, hours: int) -> News:
    """The question whether an address is right. It may be a stranger's, so nothing that somebody wrote is in it."""
    words = house_words(language_from([person.language]))
    paragraphs = [words.say("letter-confirm"), link, words.say("letter-confirm-not", {"hours": hours})]
    return News(title=words.say("letter-confirm-title"), text="", body="\n\n".join(paragraphs) + "\n", link=link)
