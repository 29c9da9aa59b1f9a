"""Rates and means with their intervals, from sums that add up exactly; two of them compared, game by game.

Everything that is measured is a sum over a number of chances: cards taken over times they could be taken, points
over players. Chances within one game are not independent, so a game is the unit: the interval comes from how much
the games differ, not from how many chances there were.
"""

from fractions import Fraction
from math import erfc, sqrt

from msgspec import Struct

from alehouse.lab.statistics import NORMAL_95, wilson

Amount = int | float | Fraction
Sheet = dict[str, tuple[Amount, int]]  # what was measured in one game: sums and chances by name


class Estimate(Struct, kw_only=True):
    """A rate or a mean, its standard error and its 95 % interval; `chances` it rests on, in so many `games`."""

    value: float
    error: float
    low: float
    high: float
    chances: int
    games: int


class Ratio:
    """The sums of one quantity over many games."""

    __slots__ = ("chances", "games", "squares", "sum", "sum_chances", "sum_squares")

    def __init__(self) -> None:
        self.games = 0  # with a chance
        self.sum: Amount = 0
        self.chances = 0
        self.sum_squares: Amount = 0
        self.sum_chances: Amount = 0  # of the products
        self.squares = 0  # of the chances

    def add(self, amount: Amount, chances: int) -> None:
        self.games += chances > 0
        self.sum += amount
        self.chances += chances
        self.sum_squares += amount * amount
        self.sum_chances += amount * chances
        self.squares += chances * chances

    def merge(self, other: "Ratio") -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def over(self, games: int, chances: int) -> "Ratio":
        """The same sum where every one of `games` had `chances`, those in which nothing happened too."""
        found = Ratio()
        found.games, found.sum, found.sum_squares = games, self.sum, self.sum_squares
        found.chances, found.squares = games * chances, games * chances**2
        found.sum_chances = self.sum * chances
        return found

    @property
    def value(self) -> float:
        return float(self.sum / self.chances) if self.chances else 0.0

    @property
    def variance(self) -> float:
        """Of the value: from what each game differs from what its chances would lead one to expect."""
        if self.games < 2:
            return 0.0
        value = self.value
        left = float(self.sum_squares) - 2 * value * float(self.sum_chances) + value * value * self.squares
        return max(left, 0.0) / self.chances**2 * self.games / (self.games - 1)

    def mean(self) -> Estimate:
        """As the mean of anything."""
        error = sqrt(self.variance)
        margin = NORMAL_95 * error
        return self._estimate(error, self.value - margin, self.value + margin)

    def share(self) -> Estimate:
        """As a share from 0 to 1: Wilson's interval, for as many independent chances as would be as certain."""
        value, variance = self.value, self.variance
        trials = value * (1 - value) / variance if variance > 0 else float(self.games)
        low, high = wilson(value * trials, trials)
        return self._estimate(sqrt(variance), low, high)

    def _estimate(self, error: float, low: float, high: float) -> Estimate:
        return Estimate(value=self.value, error=error, low=low, high=high, chances=self.chances, games=self.games)


class Together:
    """How two quantities of the same games go together: the sums of their products."""

    __slots__ = ("both", "chances", "mine_chances", "theirs_chances")

    def __init__(self) -> None:
        self.both: Amount = 0
        self.mine_chances: Amount = 0  # my sum with their chances
        self.theirs_chances: Amount = 0
        self.chances = 0

    def add(self, mine: tuple[Amount, int], theirs: tuple[Amount, int]) -> None:
        self.both += mine[0] * theirs[0]
        self.mine_chances += mine[0] * theirs[1]
        self.theirs_chances += theirs[0] * mine[1]
        self.chances += mine[1] * theirs[1]

    def merge(self, other: "Together") -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def over(self, mine: Ratio, theirs: Ratio) -> "Together":
        """The same where every game had the same chances; see `Ratio.over`."""
        found = Together()
        each = mine.chances // mine.games
        found.both, found.chances = self.both, mine.squares
        found.mine_chances, found.theirs_chances = mine.sum * each, theirs.sum * each
        return found

    def covariance(self, mine: Ratio, theirs: Ratio) -> float:
        """Of the two values."""
        if not mine.chances or not theirs.chances:
            return 0.0
        products = (
            float(self.both)
            - theirs.value * float(self.mine_chances)
            - mine.value * float(self.theirs_chances)
            + mine.value * theirs.value * self.chances
        )
        return products / mine.chances / theirs.chances


class Sums:
    """All quantities of many games, by name."""

    def __init__(self) -> None:
        self.games = 0
        self.ratios: dict[str, Ratio] = {}

    def add(self, sheet: Sheet) -> None:
        self.games += 1
        for name, (amount, chances) in sheet.items():
            ratio = self.ratios.get(name)
            if ratio is None:
                ratio = self.ratios[name] = Ratio()
            ratio.add(amount, chances)

    def merge(self, other: "Sums") -> None:
        self.games += other.games
        for name, ratio in other.ratios.items():
            self.ratios.setdefault(name, Ratio()).merge(ratio)


def p_value_of(difference: float, error: float) -> float:
    """The p-value of a difference: how likely one so large is by luck alone, were there none (two-sided, normal)."""
    if error <= 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def holm(p_values: dict[str, float]) -> dict[str, float]:
    """The same after Holm's correction: of many comparisons, some look striking by luck alone."""
    found: dict[str, float] = {}
    worst = 0.0
    for place, name in enumerate(sorted(p_values, key=lambda name: (p_values[name], name))):
        worst = max(worst, min(1.0, p_values[name] * (len(p_values) - place)))
        found[name] = worst
    return found
