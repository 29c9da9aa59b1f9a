"""Who is at a table, in the words of one browser: seats, the host's rights, wishes to go back."""

from datetime import datetime

from alehouse.core.state import FATE
from alehouse.house.connection.client_view import ClientView
from alehouse.house.keys import Keys
from alehouse.house.protocol.house import PlayerText
from alehouse.house.protocol.server import Presence, SeatText, WishText
from alehouse.house.rows import SeatRow, WishRow, due_at
from alehouse.house.tables import undoing
from alehouse.house.tables.hosting import LAPSES
from alehouse.house.tables.seating import is_for
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import Texts


def change(client_view: ClientView, keys: Keys) -> Presence | None:
    """The people as they are now, if the browser does not show that yet."""
    table = client_view.table
    wish, due = undoing.standing(table), due_at(table.row)
    if not _is_news(client_view, wish, due):
        return None
    found = _people(client_view, keys, wish)
    found.due, found.now = (due.isoformat(), table.clock.now()) if due else ("", "")
    found.unheard = _is_unheard(client_view, wish)
    found.busy = table.busy
    client_view.wish = wish
    return found


def _is_news(client_view: ClientView, wish: WishRow | None, due: datetime | None) -> bool:
    """Whether anything is not as the browser shows it."""
    table, row = client_view.table, client_view.table.row
    arranged = row.private, row.deadline, row.hints, tuple(row.options.items()), row.cards
    people = row.status, row.host, row.next, *row.seats, frozenset(table.present)
    seen = (*arranged, *people, table.faces, wish, due, table.busy, table.analysed)
    news, client_view.people = seen != client_view.people, seen
    return news


def _is_unheard(client_view: ClientView, wish: WishRow | None) -> bool:
    """Whether somebody here wished to go back, and others did not agree."""
    before = client_view.wish
    if wish or before is None:
        return False
    return before.seq == client_view.table.ledger.seq and before.seat in client_view.seats


def _people(client_view: ClientView, keys: Keys, wish: WishRow | None) -> Presence:
    table = client_view.table
    row, present = table.row, table.present
    seated = {seat.person for seat in row.seats if seat.person}
    texts = client_view.fresh_texts()
    return Presence(
        status=row.status,
        game=table.game.name,
        title=table.game.title,
        seats=[_seat(client_view, keys, seat, texts.players[seat.seat], present) for seat in row.seats],
        options=options_text(table, texts),
        chosen=row.options if table.waiting else {},
        host=client_view.person == row.host,
        code=row.code or "",
        again=bool(row.before),
        private=row.private,
        hints=row.hints and bool(client_view.seats),
        deadline=row.deadline,
        spectators=len(present - seated),
        wish=_wish(client_view, wish) if wish else None,
        next=row.next,
        origin=row.origin,
        lesson=table.is_lesson,
        analysed=table.analysed,
    )


def _seat(client_view: ClientView, keys: Keys, seat: SeatRow, player: PlayerText, present: set[str]) -> SeatText:
    away = client_view.texts.house.say(f"away-{seat.away}") if seat.away else ""
    here = seat.kind == "person" and seat.person in present
    found = SeatText(name=player.name, kind=player.kind, colour=player.colour, level=player.level, here=here)
    found.face, found.asked = player.face, seat.kind == "person" and not seat.ready
    found.away, found.left, found.gone = away, seat.away == "left", seat.away == "removed"
    found.overdue = seat.lapses >= LAPSES
    if seat.kind == "reserved":
        _reserve(client_view, keys, found, seat)
    return found


def _reserve(client_view: ClientView, keys: Keys, found: SeatText, seat: SeatRow) -> None:
    """Whose a reserved seat is, and its link, which only the host may give away."""
    link = seat_link(seat, client_view.table, keys)
    found.yours = not client_view.seats and is_for(seat, client_view.person, client_view.link == link)
    found.link = link if client_view.person == client_view.table.row.host and not seat.held_for else ""


def _wish(client_view: ClientView, wish: WishRow) -> WishText:
    table, texts = client_view.table, client_view.texts
    back = table.ledger.seats[wish.moves :] if wish.about == "back" else []
    asked = set(undoing.asked(table, wish)) - set(wish.agreed)
    left = [seat.seat for seat in table.row.seats if seat.away == "left"]
    said = {
        "player": texts.names[wish.seat],
        "decisions": sum(seat != FATE for seat in back),
        "waiting": texts.house.listed([texts.names[seat] for seat in sorted(asked)]) or 0,
        "left": texts.house.listed([texts.names[seat] for seat in left]) or 0,
        "fate": int(FATE in back),
        "other": texts.names[wish.target] if wish.target >= 0 else "",
    }
    key = "wish" if wish.about == "back" else f"wish-{wish.about}"
    text, seats = texts.house.say(key, said), client_view.seats
    return WishText(seq=wish.seq, text=text, mine=wish.seat in seats, asked=bool(asked & set(seats)))


def seat_link(seat: SeatRow, table: LiveTable, keys: Keys) -> str:
    """What opens a reserved seat, made from its ticket; what is kept opens nothing."""
    return keys.alias(seat.ticket, f"seat {table.id}")


def options_text(table: LiveTable, texts: Texts) -> str:
    """The options of a table in words, as far as they are not the usual ones."""
    usual = {option.name: option.default for option in table.game.options}
    words, found = texts.words, []
    for name, value in table.row.options.items():
        if value != usual.get(name):
            key = f"option-{name}-{value.partition(':')[0]}"
            chosen = words.say(key) if words.has(key) else value
            found.append(texts.house.say("page-option", {"option": words.say(f"option-{name}"), "value": chosen}))
    return " · ".join(found)
