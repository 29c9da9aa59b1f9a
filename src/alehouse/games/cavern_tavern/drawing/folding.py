"""Where there is little room the viewer's own things are folded into a line: what it hides, and whether it opens."""

from collections.abc import Sequence
from typing import NamedTuple

from alehouse.core.draw.handle import is_opened
from alehouse.games.cavern_tavern.drawing.players import cards_and_goods
from alehouse.games.cavern_tavern.drawing.seen import Seen


class Folding(NamedTuple):
    """How the own things lie."""

    opened: bool
    needed: bool  # something may be chosen that the line does not show
    hidden: tuple[int, ...]  # those options


def folding(seen: Seen, hidden: Sequence[str], roomy: bool = False) -> Folding:
    """The own things open by themselves when there is room for them, or when all that may be chosen is `hidden`."""
    offered = seen.actions(*hidden)
    only_there = bool(offered) and seen.offered.keys() <= set(hidden)
    return Folding(is_opened(seen, only_there or roomy), bool(offered), offered)


def behind_line(seen: Seen) -> list[str]:
    """What a line with dice and the open order does not show."""
    return cards_and_goods(seen.me)


def behind_short_line(seen: Seen) -> list[str]:
    """The same where dice are too small to be chosen."""
    return [*(die.id for die in seen.me.dice), *behind_line(seen)]
