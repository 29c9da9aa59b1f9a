"""A browser's tables as a list: what each is, who plays, where it stands."""

from typing import Literal

from alehouse.games import ROOMS, load
from alehouse.house.protocol.house import TableLine
from alehouse.house.rows import TableRow, WishRow, due_at
from alehouse.house.texts import house_words, nameless, players_of, shown_to


def table_line(row: TableRow, language: str, person: str, wish: WishRow | None = None) -> TableLine:
    """A table in the reader's language, from its row alone; one that cannot be opened any more says so. A `wish` to
    take moves back may stand there."""
    words = house_words(language)
    game = load(row.game) if row.game in ROOMS else None
    mine = [seat.seat for seat in row.seats if person and seat.person == person]
    asked = [seat for seat in mine if not row.seats[seat].away]
    players = players_of(row, game, game.words(language) if game else words, mine)
    if game is None or not game.replays(row.rules):
        stands, text = "", words.say("refused-table-old")
    else:
        stands = text = row.summary[language]
        if row.status == "running":
            mine_now = row.player in nameless(row, mine)
            said = {"summary": text, "player": players[row.player].name}
            text = words.say("line-your-turn", {"summary": text}) if mine_now else words.say("line-turn", said)
    due = due_at(row)
    return TableLine(
        id=row.id,
        title=game.title if game else row.game,
        players=shown_to(players, nameless(row, mine), game.words(language) if game else words),
        when=row.touched,
        over=row.status == "over",
        text=words.say("line-waiting") if row.status == "open" else text,
        status=row.status,
        turn=row.status == "running" and row.player in asked,
        game=row.game,
        deadline=row.deadline,
        due=due.isoformat(timespec="seconds") if due else "",
        asked=asked_of(row, person, wish),
        host=next((players[seat.seat].name for seat in row.seats if seat.person == row.host), ""),
        seats_taken=sum(seat.kind in ("person", "bot") for seat in row.seats),
        stands=stands if row.status == "running" else "",
        decides=players[row.player].name if row.status == "running" and row.player >= 0 else "",
    )


def asked_of(row: TableRow, person: str, wish: WishRow | None = None) -> Literal["", "rematch", "seat", "wish"]:
    """What somebody is asked at a table."""
    held = [seat for seat in row.seats if seat.kind == "reserved" and seat.held_for == person]
    if person and held and row.status == "open":
        return "rematch" if row.before else "seat"
    return "wish" if wish is not None and is_asked(row, wish, person) else ""


def is_asked(row: TableRow, wish: WishRow, person: str) -> bool:
    """Whether somebody has still to say whether moves are taken back there."""
    wisher = row.seats[wish.seat].person
    asked = [seat for seat in row.seats if seat.kind == "person" and seat.away != "left" and seat.person != wisher]
    return any(seat.person == person and seat.seat not in wish.agreed for seat in asked)
