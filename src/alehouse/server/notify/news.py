"""What a letter says: made when it is sent, from how the table stands then, if it still has something to say."""

from typing import Final, Literal

from msgspec import Struct

from alehouse.core.state import FATE
from alehouse.house.rows import ASKED, LetterRow, MoveRow, PersonRow, TableRow, is_closed
from alehouse.house.tables.listing import asked_of, table_line
from alehouse.house.texts import house_words, language_from

Kind = Literal["turn", "begun", "over", "rematch", "seat"]
QUESTIONS: Final = ("rematch", "seat")  # what the host of a table asks


class News(Struct, kw_only=True):
    """A letter in its reader's language."""

    title: str
    text: str  # in one line
    body: str
    link: str


def kind_of(letter: LetterRow, row: TableRow, moves: list[MoveRow]) -> Kind | None:
    """What a letter is about; nothing, if the table has moved on since it was written."""
    if letter.seq == ASKED:
        return _question_of(letter, row)
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


def _question_of(letter: LetterRow, row: TableRow) -> Kind | None:
    """What somebody is asked who has not answered yet."""
    asked = asked_of(row, letter.person) if not is_closed(row) else ""
    return asked if asked == "rematch" or asked == "seat" else None


def news(kind: Kind, row: TableRow, person: PersonRow, address: str) -> News:
    """What is told to somebody about a table; `address` is that of the house."""
    language = language_from([person.language])
    words = house_words(language)
    line = table_line(row, language, person.id)
    house = address.rstrip("/")
    link, quiet = f"{house}/table/{row.id}", f"{house}/you?mute={row.id}"
    players = words.listed([player.name for player in line.players])
    said = {"game": line.title, "players": players, "link": link, "quiet": quiet, "host": line.host}
    about = words.say(f"letter-{kind}", said)
    stands = about if kind in QUESTIONS else row.summary.get(language, "")
    told = dict.fromkeys(
        [about, stands, words.say("letter-link", said), words.say("letter-mute", said)]
    )  # nothing twice
    return News(
        title=words.say(f"letter-{kind}-title", said),
        text=stands,
        body="\n\n".join(filter(None, told)) + "\n",
        link=link,
    )


def way_back(person: PersonRow, link: str, minutes: int) -> News:
    """A link by which somebody is themself again on another device."""
    words = house_words(language_from([person.language]))
    paragraphs = [words.say("letter-back"), link, words.say("letter-back-not", {"minutes": minutes})]
    return News(title=words.say("letter-back-title"), text="", body="\n\n".join(paragraphs) + "\n", link=link)


def question(person: PersonRow, link: str, hours: int) -> News:
    """The question whether an address is right. It may be a stranger's, so nothing that somebody wrote is in it."""
    words = house_words(language_from([person.language]))
    paragraphs = [words.say("letter-confirm"), link, words.say("letter-confirm-not", {"hours": hours})]
    return News(title=words.say("letter-confirm-title"), text="", body="\n\n".join(paragraphs) + "\n", link=link)
