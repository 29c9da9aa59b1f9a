"""How strong bots are: every pair of them meets the same deals in every seat.

Of two seats, each has one of a pair. Of more, one seat has the stronger bot of a pair (the one named later) and
the others the weaker; besides, all bots meet in tables as mixed as the seats allow, for the ratings. Among
neighbours, each bot meets only the one named before it. Alone, each bot meets the printed opponent. Games are
numbered deal by deal, so that a longer ladder begins with a shorter one.
"""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise

from alehouse.bots import load_bot
from alehouse.core.errors import BadOption
from alehouse.core.fate import seeded
from alehouse.lab.plan import Setting
from alehouse.lab.play import LabTable, Played, finish, played
from alehouse.lab.work_pool import Work


class Ladder(Setting, frozen=True, kw_only=True):
    """Which bots meet, from the weakest to the strongest, and how many games each meeting has; `rules` is the
    version of the game's rules."""

    bots: tuple[str, ...]
    games: int
    rules: int
    neighbours: bool = False  # no bot meets one that is two rungs away: that is dear to know, and rarely a question

    def pairs(self) -> list[tuple[str, str]]:
        """Who is to be told from whom, the weaker first."""
        return list(pairwise(self.bots) if self.neighbours else combinations(self.bots, 2))

    def meetings(self) -> list[tuple[str, ...]]:
        """Who sits down together; every meeting is played with the seats rotated."""
        if self.players == 1:
            return [(bot,) for bot in self.bots]
        fields = [(strong, *[weak] * (self.players - 1)) for weak, strong in self.pairs()]
        if self.players == 2 or self.neighbours:
            return fields
        known = {company(field) for field in fields}
        return [*fields, *(table for table in mixed(self.bots, self.players) if company(table) not in known)]

    def rates(self, seats: Sequence[str]) -> bool:
        """Whether the ratings heed a game: where there are mixed tables, those alone."""
        fields_only = self.players < 3 or self.neighbours
        return fields_only or company(seats) in {company(table) for table in mixed(self.bots, self.players)}

    @property
    def round(self) -> int:
        """The games of one deal: all meetings, in all rotations."""
        return self.players * len(self.meetings())

    @property
    def total(self) -> int:
        """All games: each meeting has as many as were asked for, or a few more, so that no seat is had more often."""
        return self.round * -(-self.games // self.players)

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game of a number."""
        meeting, rotation = divmod(number % self.round, self.players)
        bots = self.meetings()[meeting]
        return bots[-rotation:] + bots[:-rotation] if rotation else bots

    def work(self) -> Work[list[Played]]:
        """What a worker does."""
        return partial(play_part, self)

    def check(self) -> None:
        super().check()
        for bot in self.bots:
            load_bot(bot)
        double = next((bot for bot in self.bots if self.bots.count(bot) > 1), "")
        if double:
            raise BadOption(f"{double} is named twice; name each bot once", "lab-bot-twice", {"bot": double})
        alone = self.players == 1 and self.load().table_size(1) > 1
        if not alone and (self.players == 1 or len(self.bots) < 2):
            text = "a ladder needs two bots or more, or an opponent of the rulebook"
            raise BadOption(text, "lab-bots-few")


def company(seats: Sequence[str]) -> tuple[str, ...]:
    """Who sits at a table, wherever."""
    return tuple(sorted(seats))


def mixed(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All tables in which every bot sits as often as any other, or once more."""
    each, left = divmod(seats, len(bots))
    base = [bot for bot in bots for _ in range(each)]
    return [tuple(sorted([*base, *more], key=bots.index)) for more in combinations(bots, left)]


def play_part(ladder: Ladder, numbers: range) -> list[Played]:
    """Play the games of these numbers. All meetings of a deal have its seed."""
    table = LabTable(ladder)
    known = {name: load_bot(name) for name in ladder.bots}
    found = []
    for number in numbers:
        seed = f"{ladder.seed}-{number // ladder.round}"
        seats = ladder.seats(number)
        state = table.deal(seed)
        decisions = finish(state, [known[name] for name in seats], seeded(f"{ladder.seed}-{number}-bots"))
        found.append(played(state, number, seed, seats, decisions))
    return found
