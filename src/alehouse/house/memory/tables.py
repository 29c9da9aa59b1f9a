"""Tables, seats, moves and wishes to take moves back, in memory."""

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy

from msgspec.structs import replace

from alehouse.house.clock import Clock
from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import AGREED, ARRANGED, Kept, MoveRow, SeatRow, Standing, TableRow, WishRow, is_closed
from alehouse.house.storage import CURRENT, FINISHED, Taken, Work


class MemoryTables:
    """Every table ever opened. Rows of moves are only ever added."""

    def __init__(self, shelves: Shelves, clock: Clock) -> None:
        self._shelves = shelves
        self._clock = clock

    # ── opening and finding ───────────────────────────────────────────────────────────────────────

    async def open(self, table: TableRow, first: list[MoveRow]) -> None:
        if table.code and await self.with_code(table.code):
            raise Taken
        self._open(table, first)

    def _open(self, table: TableRow, first: list[MoveRow]) -> None:
        self._shelves.tables[table.id] = deepcopy(table)
        self._shelves.moves[table.id] = deepcopy(first)

    async def kept(self, table_id: str, seq: int = 0) -> Kept | None:
        row, shelves = self._shelves.tables.get(table_id), self._shelves
        if row is None:
            return None
        sitting = {seat.person for seat in row.seats if seat.person}
        found = Kept(
            row=row,
            moves=shelves.moves[table_id][seq:],
            sitters={person: shelves.people[person] for person in sitting if person in shelves.people},
            wish=shelves.wishes.get(table_id),
            said=max((line.id for line in shelves.chat[table_id]), default=0),
            analysed=shelves.analyses[table_id].done if table_id in shelves.analyses else 0.0,
        )
        return deepcopy(found)

    async def games_of(self, table_ids: Iterable[str]) -> dict[str, str]:
        tables = self._shelves.tables
        return {table: tables[table].game for table in table_ids if table in tables}

    async def of_person(self, person: str) -> list[TableRow]:
        finished = self._select(lambda row: _is_theirs(row, person) and row.status == "over")[:FINISHED]
        return sorted([*await self.current_of(person), *finished], key=lambda row: row.touched, reverse=True)

    async def current_of(self, person: str) -> list[TableRow]:
        current = self._select(lambda row: _is_theirs(row, person) and row.status != "over")
        return [row for row in current if not self._is_closed(row)][:CURRENT]

    async def ids_of_person(self, person: str) -> list[str]:
        return [row.id for row in self._select(lambda row: _is_theirs(row, person))]

    async def finished_solo_of(self, person: str, game: str) -> list[TableRow]:
        finished = self._select(lambda row: _is_theirs(row, person) and row.status == "over")
        return [row for row in finished if row.game == game and row.players == 1]

    async def listed_counts(self) -> tuple[int, int]:
        listed = self._select(lambda row: not row.private and not self._is_closed(row))
        return sum(row.status == "open" for row in listed), sum(row.status == "running" for row in listed)

    async def unfinished_of(self, person: str) -> list[TableRow]:
        return self._select(lambda row: row.host == person and row.status != "over" and not self._is_closed(row))

    async def waiting_for_bots(self, before: tuple[str, str], limit: int) -> list[tuple[str, str]]:
        found = [(row.touched, row.id) for row in self._shelves.tables.values() if _waits_for_bot(row)]
        return sorted((place for place in found if place < before), reverse=True)[:limit]

    async def late(self) -> list[TableRow]:
        return self._select(lambda row: row.status == "running" and row.deadline > 0)

    def _is_closed(self, row: TableRow) -> bool:
        return is_closed(row, self._clock.now)

    def _select(self, wanted: Callable[[TableRow], bool]) -> list[TableRow]:
        """Tables as lists need them: without their card files and positions, which are long; the newest first."""
        found = [replace(row, cards="", given=None) for row in self._shelves.tables.values() if wanted(row)]
        return deepcopy(sorted(found, key=lambda row: row.touched, reverse=True))

    async def visit(self, table_id: str) -> str:
        when, row = self._clock.now(), self._shelves.tables[table_id]
        if row.status == "open":
            row.touched = when
        return when

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def add(self, table_id: str, rows: list[MoveRow], standing: Standing, also: Sequence[Work] = ()) -> None:
        self._check(table_id, rows)
        if self._shelves.tables[table_id].status not in ("running", "over"):
            raise Taken
        self._write(also)
        self._insert(table_id, rows)
        self._stand(table_id, standing)

    async def note(self, table_id: str, row: MoveRow) -> None:
        self._check(table_id, [row])
        self._insert(table_id, [row])

    def _check(self, table_id: str, rows: list[MoveRow]) -> None:
        """Refuse rows whose numbers, or whose clicks, are there already."""
        known = self._shelves.moves[table_id]
        clicks = {row.client_id for row in known if row.client_id}
        if rows[0].seq != len(known) or any(row.client_id in clicks for row in rows):
            raise Taken

    def _insert(self, table_id: str, rows: list[MoveRow]) -> None:
        self._shelves.moves[table_id] += deepcopy(rows)

    def _stand(self, table_id: str, standing: Standing) -> None:
        row = self._shelves.tables[table_id]
        row.player, row.summary, row.status = standing.player, dict(standing.summary), standing.status
        row.touched = self._clock.now()
        if standing.status == "over":
            row.code = None

    def _write(self, also: Sequence[Work]) -> None:
        for work in also:
            work(self._shelves)

    # ── seats ─────────────────────────────────────────────────────────────────────────────────────

    async def start(
        self, before: TableRow, bots: list[SeatRow], first: list[MoveRow], standing: Standing, also: Sequence[Work] = ()
    ) -> None:
        row, table_id = self._arranged(before), before.id
        if row.seats != before.seats:
            raise Taken
        self._write(also)
        for bot in bots:
            seat = row.seats[bot.seat]
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "bot", bot.bot, bot.name if bot.kind == "bot" else ""
            elif seat.kind == "reserved":
                seat.bot = bot.bot
        self._insert(table_id, first)
        self._stand(table_id, standing)

    def _arranged(self, before: TableRow) -> TableRow:
        """A table that waits for people, if it is arranged as it was."""
        row = self._shelves.tables[before.id]
        if row.status != "open" or any(getattr(row, name) != getattr(before, name) for name in AGREED):
            raise Taken
        return row

    async def sit(self, before: TableRow, seat: SeatRow) -> list[SeatRow]:
        row = self._shelves.tables[before.id] if before.status != "open" else self._arranged(before)
        there = before.seats[seat.seat]
        comes = seat.person != there.person and seat.person is not None
        gone = comes and (seat.person in row.banned or seat.person not in self._shelves.people)
        if row.status != before.status or there not in row.seats or gone:
            raise Taken
        row.seats[seat.seat] = deepcopy(seat)
        if row.status == "running" and there.away and not seat.away and row.player == seat.seat:
            row.touched = self._clock.now()
        return deepcopy(row.seats)

    async def arrange(self, before: TableRow, after: TableRow, also: Sequence[Work] = ()) -> None:
        row = self._arranged(before)
        if row.seats != before.seats:
            raise Taken
        self._write(also)
        for name in ARRANGED:
            setattr(row, name, deepcopy(getattr(after, name)))

    async def remove(self, before: TableRow, seat: SeatRow, row: MoveRow) -> list[SeatRow]:
        self._check(before.id, [row])
        gone = before.seats[seat.seat].person or ""
        seats = await self.sit(before, seat)
        self._insert(before.id, [row])
        self._shelves.tables[before.id].banned.append(gone)
        return seats

    async def close(self, table_id: str, row: MoveRow | None) -> None:
        table = self._shelves.tables[table_id]
        if table.status != ("running" if row else "open"):
            raise Taken
        if row is not None:
            self._check(table_id, [row])
            self._insert(table_id, [row])
        table.status, table.code = "closed", None

    async def with_code(self, code: str) -> str | None:
        return next((row.id for row in self._shelves.tables.values() if row.code == code), None)

    async def companions(self, person: str, limit: int) -> list[str]:
        met = [seat.person for row in await self.of_person(person) for seat in row.seats]
        return list(dict.fromkeys(other for other in met if other and other != person))[:limit]

    async def rematch(self, table_id: str, following: TableRow, instead: str = "", also: Sequence[Work] = ()) -> str:
        row = self._shelves.tables[table_id]
        if row.next == instead:
            await self.open(following, [])
            self._write(also)
            row.next = following.id
        return row.next

    # ── wishes ────────────────────────────────────────────────────────────────────────────────────

    async def wish(self, table_id: str, wish: WishRow) -> None:
        standing = self._shelves.wishes.get(table_id)
        if standing is not None and (standing.seq == wish.seq or standing.about != "back"):
            raise Taken
        self._shelves.wishes[table_id] = deepcopy(wish)

    async def agree(self, table_id: str, wish: WishRow, agreeing: Iterable[int]) -> WishRow | None:
        found = self._shelves.wishes.get(table_id)
        if found is None or (found.seq, found.seat, found.moves) != (wish.seq, wish.seat, wish.moves):
            return None
        found.agreed = sorted({*found.agreed, *agreeing})
        return deepcopy(found)

    async def drop_wish(self, table_id: str, seq: int) -> None:
        found = self._shelves.wishes.get(table_id)
        if found is not None and found.seq == seq:
            del self._shelves.wishes[table_id]

    async def standing_wishes(self, table_ids: Iterable[str]) -> dict[str, WishRow]:
        wishes, moves = self._shelves.wishes, self._shelves.moves
        wished = [table for table in table_ids if table in wishes]
        return deepcopy({table: wishes[table] for table in wished if wishes[table].seq == len(moves[table])})

    # ── what is put away ──────────────────────────────────────────────────────────────────────────

    async def archive(self, person: str, table_id: str, away: bool) -> None:
        if away and table_id in self._shelves.tables:
            self._shelves.archived[person].add(table_id)
        else:
            self._shelves.archived[person].discard(table_id)

    async def archived(self, person: str) -> set[str]:
        return set(self._shelves.archived[person])


def _is_theirs(row: TableRow, person: str) -> bool:
    held = row.status in ("open", "running") and any(seat.held_for == person for seat in row.seats)
    return row.host == person or held or any(seat.person == person for seat in row.seats)


def _waits_for_bot(row: TableRow) -> bool:
    """Whether a bot has to decide at a table where people play."""
    if row.status != "running" or row.player < 0:
        return False
    seat = row.seats[row.player]
    return bool(seat.bot) and any(other.kind == "person" for other in row.seats)
