"""Who sits at a table, and who has to decide there."""

from collections.abc import Sequence
from functools import cached_property

from alehouse.core.game import Game
from alehouse.core.state import State
from alehouse.house.rows import PersonRow, SeatRow, TableRow
from alehouse.house.tables.ledger import Ledger


class SeatedTable:
    """What a table's row, state and ledger say about its seats."""

    row: TableRow
    state: State
    ledger: Ledger
    game: Game
    sitters: dict[str, PersonRow]  # people who sit here, as far as they are known

    @cached_property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.game.has_secrets(self.row.options)

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun."""
        return self.row.status == "open"

    @property
    def closed(self) -> bool:
        """Whether it was closed, so that nobody plays here any more."""
        return self.row.status == "closed"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where a person decides."""
        return tuple(seat.seat for seat in self.row.seats if seat.kind == "person" and not seat.away)

    @property
    def has_people(self) -> bool:
        """Whether anybody plays here, or has played and left; not so where bots play among themselves."""
        return any(seat.kind == "person" for seat in self.row.seats)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats where a person sits, who may share a screen with others; none for a spectator."""
        return tuple(seat.seat for seat in self.row.seats if person and seat.person == person)

    @property
    def faces(self) -> dict[str, int]:
        """The faces that the people here have chosen, by person."""
        return {person.id: person.face for person in self.sitters.values() if person.face}

    @property
    def shared(self) -> bool:
        """Whether several people play here, each for themselves."""
        return len({seat.person for seat in self.row.seats if seat.person}) > 1

    @property
    def has_company(self) -> bool:
        """Whether several people play here, be it at one screen."""
        return sum(seat.kind == "person" for seat in self.row.seats) > 1

    @property
    def decider(self) -> SeatRow | None:
        """Who has to decide now."""
        asks = self.state.player >= 0 and not self.waiting and not self.closed
        return self.row.seats[self.state.player] if asks else None

    @property
    def answers_a_person(self) -> bool:
        """Whether whoever decides now does so after a person, who may want to take that back."""
        return self.ledger.mover in self.people

    @property
    def deciding_bot(self) -> str:
        """The name of the bot that has to decide now, or ""."""
        return self.decider.bot if self.decider and self.decider.seat not in self.people else ""

    def shown_seat(self, seats: Sequence[int]) -> int | None:
        """Whose view a screen with these seats shows: the person who decides, or else the last one who did."""
        if len(seats) == 1:
            return seats[0]
        if self.state.player in seats:
            return int(self.state.player)
        decided = (seat for seat in reversed(self.ledger.seats) if seat in seats)
        return next(decided, next(iter(seats), None))

    def has_no_choice(self, state: State) -> bool:
        """Whether the house decides for somebody who has only one option and wants it so."""
        asks = state.player >= 0 and not self.waiting and not self.closed
        seat = self.row.seats[state.player] if asks else None
        person = self.sitters.get(seat.person or "") if seat else None
        return bool(person and person.settings.auto_play) and self.game.is_forced(state)
