"""Where a turn begins, for whoever looks at a finished game again."""

from alehouse.core.state import State


def begins_turn(state: State, last: int | None) -> bool:
    """Whether a turn begins where somebody has to decide; `last` is the seat of the turn before, if there was one.

    A turn goes on while its seat decides, and until what was begun is finished, whoever decides meanwhile. Alone at the
    table, a turn ends when nothing is begun.
    """
    if last is None:
        return True
    return not state.is_midway() and (state.seats == 1 or state.player != last)
