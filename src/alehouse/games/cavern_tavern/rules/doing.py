"""How ops are done: each has a `Doing` in its chapter of the rules, as `DOINGS` there says."""

from typing import final

from mypy_extensions import i64

from alehouse.games.cavern_tavern.effect_ops import Effect
from alehouse.games.cavern_tavern.rules.frames import RUN_OWNED, RUN_PROGRAM
from alehouse.games.cavern_tavern.state import TableState


class Doing:
    """One op of the vocabulary, as the rules know it."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        """Whether it can do something now (CT-6.9.1, CT-6.9.2)."""
        return True

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        """Do it, or begin what must be decided for it: a frame on top of the program's own."""
        raise NotImplementedError(effect.name)


@final
class Answer(Doing):
    """What answers something that happens does nothing by itself: `placing` and `orders` look for it."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return False


def is_alone(table: TableState) -> i64:
    """1 for the only effect of an item or character: an "up to" of it must do something (CT-6.9.6)."""
    return 1 if table.top(RUN_OWNED) and len(table.terms.programs[table.top(RUN_PROGRAM)]) == 1 else 0
