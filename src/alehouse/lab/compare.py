"""What another card file changes: both are played from the same seeds, and compared game by game."""

from collections.abc import Generator
from functools import partial
from math import sqrt

from msgspec import Struct, field

from alehouse.lab.balance import ENOUGH, SIGNIFICANT, Account, ObservedTable
from alehouse.lab.plan import Plan
from alehouse.lab.play import Played
from alehouse.lab.ratios import Estimate, Ratio, Sheet, Together, holm, p_value_of
from alehouse.lab.statistics import NORMAL_95
from alehouse.lab.work_pool import Alone, Workers, in_parts

NEITHER = (0, 0)


class Pairs:
    """Games in pairs: what was measured before and after, and how the two go together."""

    def __init__(self) -> None:
        self.before = Account()
        self.after = Account()
        self.together: dict[str, Together] = {}

    @property
    def games(self) -> int:
        return self.after.games

    def add(self, before: Sheet, after: Sheet) -> None:
        for name in before.keys() | after.keys():
            self.together.setdefault(name, Together()).add(before.get(name, NEITHER), after.get(name, NEITHER))

    def merge(self, other: "Pairs") -> None:
        self.before.merge(other.before)
        self.after.merge(other.after)
        for name, together in other.together.items():
            self.together.setdefault(name, Together()).merge(together)


class Change(Struct, kw_only=True):
    """A quantity before and after. `name` begins with its kind: seat/, length/, share/, score/, source/, pick/, use/,
    win/. `difference` has its 95 % interval, and the `p_value`, after Holm's correction, is how likely luck
    alone shows so much."""

    name: str
    before: Estimate
    after: Estimate
    difference: float
    low: float
    high: float
    p_value: float = field(name="chance")

    @property
    def significant(self) -> bool:
        return self.p_value < SIGNIFICANT


class Comparison(Struct, kw_only=True):
    """All changes, the surest first; and what is in one of the files only, or too rare to compare."""

    games: int
    changes: list[Change]
    only_before: list[str]
    only_after: list[str]
    rare: list[str]


def compared(
    before: Plan, after: Plan, workers: Workers | None = None, keep: bool = False
) -> Generator[tuple[Pairs, list[Played]], None, None]:
    """Play the games of both plans; after every part, all pairs so far, and the games of `after` if kept."""
    total = Pairs()
    for pairs, games in in_parts(workers or Alone(), partial(compare_part, before, after, keep), range(after.games)):
        total.merge(pairs)
        yield total, games


def compare_part(before: Plan, after: Plan, keep: bool, numbers: range) -> tuple[Pairs, list[Played]]:
    """Play the games of these numbers, each with both card files."""
    old, new = ObservedTable(before), ObservedTable(after)
    pairs = Pairs()
    kept: list[Played] = []
    for number in numbers:
        sheet, observer, over = old.play(number)
        pairs.before.add(sheet, observer, over.scores[: before.players])
        sheet_after, observer_after, over_after = new.play(number)
        pairs.after.add(sheet_after, observer_after, over_after.scores[: after.players])
        pairs.add(sheet, sheet_after)
        if keep:
            kept.append(over_after)
    return pairs, kept


def comparison(pairs: Pairs, players: int) -> Comparison:
    """What has changed, and whether it is more than luck."""
    old, new = (_things(account.sums.ratios) for account in (pairs.before, pairs.after))
    both = {name: _both(pairs, name, players) for name in _names(pairs, old & new)}
    rare = [name for name, (before, after, _) in both.items() if min(before.games, after.games) < ENOUGH]
    changes = [_change(name, *found) for name, found in both.items() if name not in rare]
    sure = holm({change.name: change.p_value for change in changes})
    for change in changes:
        change.p_value = sure[change.name]
    return Comparison(
        games=pairs.games,
        changes=sorted(changes, key=lambda change: (change.p_value, -abs(_steps(change)), change.name)),
        only_before=sorted(old - new),
        only_after=sorted(new - old),
        rare=sorted({name.partition("/")[2] for name in rare}),
    )


def _things(ratios: dict[str, Ratio]) -> set[str]:
    """What could be taken, or was."""
    return {name.partition("/")[2] for name in ratios if name.startswith(("pick/", "use/"))}


def _names(pairs: Pairs, things: set[str]) -> list[str]:
    """What is measured on both sides, in its order; and the uses of whatever could be used on both."""
    before, after = pairs.before.sums.ratios, pairs.after.sums.ratios
    found = [name for name in before if name in after and not name.startswith(("victory/", "use/"))]
    return [*found, *(f"use/{thing}" for thing in sorted(things) if {f"use/{thing}"} & (before.keys() | after.keys()))]


def _both(pairs: Pairs, name: str, players: int) -> tuple[Ratio, Ratio, Together]:
    """A quantity before and after. Uses are counted in every game, those without a use too."""
    old, new = (account.sums.ratios.get(name, Ratio()) for account in (pairs.before, pairs.after))
    together = pairs.together[name]
    if not name.startswith("use/"):
        return old, new, together
    old, new = old.over(pairs.games, players), new.over(pairs.games, players)
    return old, new, together.over(old, new)


def _change(name: str, before: Ratio, after: Ratio, together: Together) -> Change:
    difference = after.value - before.value
    variance = before.variance + after.variance - 2 * together.covariance(before, after)
    error = sqrt(max(variance, 0.0))
    is_share = name.startswith(("seat/", "share/", "pick/", "win/"))
    return Change(
        name=name,
        before=before.share() if is_share else before.mean(),
        after=after.share() if is_share else after.mean(),
        difference=difference,
        low=difference - NORMAL_95 * error,
        high=difference + NORMAL_95 * error,
        p_value=p_value_of(difference, error),
    )


def _steps(change: Change) -> float:
    """How large a difference is beside what it could be by luck."""
    width = change.high - change.low
    return change.difference / width if width else 0.0
