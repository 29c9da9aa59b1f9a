"""What a seat sees as a row of numbers with named parts, for programs that learn; and what is legal, as a mask.

A game's `encode` fills a sheet in one pass, part by part. The first sheet of a table also notes the names: so
they come from the code that writes the numbers, and cannot differ from it.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.core.state import State

if TYPE_CHECKING:
    from alehouse.core.game import Game


ROOM: Final = 1 << 14  # numbers for a sheet whose size is not known yet


@final
class Part:
    """A stretch of the row. Where there are several of a kind its name counts them: "player.0.goods"."""

    def __init__(self, name: str, start: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: int = 0


@final
class Sheet:
    """A row of numbers from -1 to 1. Whatever is not written is 0. One that is `naming` notes the parts as well.

    Players are counted from the observer on, clockwise: player 0 is whoever looks.
    """

    def __init__(self, size: int, naming: bool = False) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * size)
        self.place: i64 = 0  # where the next number goes
        self.observer: i64 = 0
        self.player_count: i64 = 0  # players at the table
        self.naming: bool = naming
        self.parts: list[Part] = []

    def begin(self, observer: i64, player_count: i64) -> None:
        """Clear the sheet for what `observer` sees at a table of so many."""
        self.observer = observer
        self.player_count = player_count
        self.place = 0
        numbers = self.numbers
        k: i64 = 0
        while k < len(numbers):
            numbers[k] = 0.0
            k += 1

    # ── parts ─────────────────────────────────────────────────────────────────────────────────────

    def part(self, name: str) -> None:
        """Here begins a part."""
        if self.naming:
            self.open_part(name)

    def part_of(self, kind: str, number: i64, name: str) -> None:
        """Here begins a part of one of several things of a kind."""
        if self.naming:
            self.open_part(f"{kind}.{number}.{name}")

    def open_part(self, name: str) -> None:
        self.close_part()
        self.parts.append(Part(name, self.place))

    def close_part(self) -> None:
        """What was begun last ends here."""
        if self.parts:
            self.parts[-1].size = self.place - self.parts[-1].start

    def whose(self, seats: i64) -> None:
        """The part that tells which of the seats the observer has."""
        self.part("seat")
        self.one_of(self.observer, seats)

    # ── numbers ───────────────────────────────────────────────────────────────────────────────────

    def skip(self, count: i64) -> i64:
        """Leave room for so many numbers; where it begins."""
        start = self.place
        self.place = start + count
        return start

    def put(self, place: i64, value: i64, most: i64) -> None:
        """Write a share of `most` to a place that was skipped; what is more counts as `most`."""
        if value >= most:
            self.numbers[place] = 1.0
        elif value <= -most:
            self.numbers[place] = -1.0
        elif value:
            share: float = float(value) / float(most)
            self.numbers[place] = share

    def number(self, value: i64, most: i64) -> None:
        """A count, as a share of `most`."""
        if value:
            self.put(self.place, value, most)
        self.place += 1

    def row(self, values: vec[i64], start: i64, count: i64, most: i64) -> None:
        """Several counts that stand next to one another in a state."""
        place = self.skip(count)
        end = start + count
        while start < end:
            if values[start]:
                self.put(place, values[start], most)
            place += 1
            start += 1

    def flag(self, on: bool) -> None:
        """Yes or no: 1 or 0."""
        if on:
            self.numbers[self.place] = 1.0
        self.place += 1

    def one_of(self, number: i64, count: i64) -> None:
        """A 1 at the place of a number; nothing where there is no such place."""
        if 0 <= number < count:
            self.numbers[self.place + number] = 1.0
        self.place += count

    def bits(self, mask: i64, count: i64) -> None:
        """A 1 at the place of each member of a set."""
        place = self.place
        self.place = place + count
        numbers = self.numbers
        while mask:
            if mask & 1:
                numbers[place] = 1.0
            mask >>= 1
            place += 1

    def player(self, seat: i64) -> None:
        """A 1 at the place of a player, counted from the observer; nothing for nobody."""
        self.one_of(self.turned(seat), self.player_count)

    def turned(self, seat: i64) -> i64:
        """A seat counted from the observer's; -1 for nobody."""
        if seat < 0:
            return -1
        return seat - self.observer if seat >= self.observer else seat - self.observer + self.player_count

    def seat(self, number: i64) -> i64:
        """Whose seat it is, counted from the observer's."""
        turned = self.observer + number
        return turned if turned < self.player_count else turned - self.player_count


def sheet_with_parts(game: "Game", state: State, seat: int) -> Sheet:
    """A sheet that has noted the parts of what a game writes for such a table; its `place` is the size of the row."""
    sheet = Sheet(ROOM, naming=True)
    game.encode(state, seat, sheet)
    sheet.close_part()
    return sheet


def step_marked(state: State, action: int, marks: vec[u8]) -> bool:
    """Do an action if it is marked as legal; whether it was."""
    size: int = len(marks)  # no native integer: `action` may be too large for one
    if not 0 <= action < size or not marks[action]:
        return False
    state.step(action)
    return True


def mark_legal(state: State, marks: vec[u8]) -> None:
    """Write 1 for each action that is legal now, 0 for the others."""
    k: i64 = 0
    while k < len(marks):
        marks[k] = 0
        k += 1
    actions = state.action_buffer()
    count = state.legal(actions)
    k = 0
    while k < count:
        marks[actions[k]] = 1
        k += 1
