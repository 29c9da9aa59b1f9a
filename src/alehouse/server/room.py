"""Who is at a table, in the words of one browser: seats, the host's rights, wishes to go back."""

from alehouse.core.state import FATE
from alehouse.server import undoing
from alehouse.server.keep.rows import SeatRow, WishRow, due_at
from alehouse.server.protocol.house import PlayerText
from alehouse.server.protocol.server import Room, SeatText, WishText
from alehouse.server.screen import Screen
from alehouse.server.table import LiveTable
from alehouse.server.texts import Texts


class RoomView:
    """A browser's picture of the people at a table, so that it is told changes only."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._seen: tuple[object, ...] = ()  # what the browser shows, before it is put into words
        self._wished: WishRow | None = None  # the wish that it shows

    def change(self) -> Room | None:
        """The people as they are now, if the browser does not show that yet."""
        table = self._screen.table
        row, wish = table.row, table.wish if table.wish and table.wish.seq == table.ledger.seq else None
        due = due_at(row)
        seen = (row.status, row.host, row.next, *row.seats, frozenset(table.present), wish, due, table.busy)
        if seen == self._seen:
            return None
        self._seen = seen
        room = self._room(wish)
        room.due = due.isoformat() if due else ""
        room.unheard = self._unheard(wish)
        room.busy = table.busy
        self._wished = wish
        return room

    def _unheard(self, wish: WishRow | None) -> bool:
        """Whether somebody here wished to go back, and others did not agree."""
        before, table = self._wished, self._screen.table
        return not wish and before is not None and before.seq == table.ledger.seq and before.seat in self._screen.seats

    def _room(self, wish: WishRow | None) -> Room:
        screen, table = self._screen, self._screen.table
        row, present = table.row, table.present
        seated = {seat.person for seat in row.seats if seat.person}
        texts = screen.fresh_texts()
        return Room(
            status=row.status,
            game=table.game.name,
            title=table.game.title,
            seats=[self._seat(seat, texts.players[seat.seat], present) for seat in row.seats],
            options=options_text(table, texts),
            host=screen.person == row.host,
            private=row.private,
            hints=row.hints and bool(screen.seats),
            deadline=row.deadline,
            spectators=len(present - seated),
            wish=self._wish(wish) if wish else None,
            next=row.next,
            origin=row.origin,
        )

    def _seat(self, seat: SeatRow, player: PlayerText, present: set[str]) -> SeatText:
        away = self._screen.texts.house.say(f"away-{seat.away}") if seat.away else ""
        here = seat.kind == "person" and seat.person in present
        left = seat.away == "left"
        return SeatText(name=player.name, kind=player.kind, colour=player.colour, here=here, away=away, left=left)

    def _wish(self, wish: WishRow) -> WishText:
        screen, table, texts = self._screen, self._screen.table, self._screen.texts
        back = table.ledger.seats[wish.moves :]
        asked = set(undoing.asked(table, wish)) - set(wish.agreed)
        left = [seat.seat for seat in table.row.seats if seat.away == "left"]
        said = {
            "player": texts.names[wish.seat],
            "decisions": sum(seat != FATE for seat in back),
            "waiting": texts.house.listed([texts.names[seat] for seat in sorted(asked)]) or 0,
            "left": texts.house.listed([texts.names[seat] for seat in left]) or 0,
        }
        text = texts.house.say("wish", said)
        return WishText(seq=wish.seq, text=text, mine=wish.seat in screen.seats, asked=bool(asked & set(screen.seats)))


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
