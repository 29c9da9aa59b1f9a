"""A lesson's game goes on at a real table: with the same position, against bots, and with hints."""

from msgspec.structs import replace

from alehouse.bots import HOUSE_BOT
from alehouse.core.errors import BadOption
from alehouse.core.state import FATE
from alehouse.house.refusal import Refusal
from alehouse.house.rows import MoveRow, PersonRow, SeatRow
from alehouse.house.tables.lesson_table import LessonTable
from alehouse.house.tables.opening import fresh_row, fresh_seed
from alehouse.house.tables.tables import Tables


async def branch_from_lesson(tables: Tables, lesson: LessonTable, host: PersonRow) -> str:
    """A private table where the game goes on from where a lesson has left it; its id."""
    try:
        state = lesson.run.play_on()
    except BadOption:
        raise Refusal("refused-lesson-on") from None
    bot = lesson.run.lesson.bot or HOUSE_BOT
    seats = [_seat(seat, bot) for seat in lesson.row.seats]
    row = fresh_row(state, fresh_seed(), tables.clock, lesson.row.host, seats, private=True, hints=True)
    # Who made a move of the lesson is nobody's business any more: none of them can be taken back.
    moves = [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(state.record().moves)]
    await tables.storage.people.keep(host)
    return await tables.keep_table(row, moves)


def _seat(seat: SeatRow, bot: str) -> SeatRow:
    return seat if seat.kind == "person" else replace(seat, bot=bot)
