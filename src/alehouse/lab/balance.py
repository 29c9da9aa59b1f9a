"""Is a game fair: seats, length, choices, leads, where points come from, what every card and space is worth."""

from collections.abc import Generator
from functools import partial
from typing import Final

from msgspec import Struct, field

from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.lab.observer import Observer, sheet_of
from alehouse.lab.plan import Plan, Subject, subject_of
from alehouse.lab.play import LabTable, Played, finish, played
from alehouse.lab.ratios import Estimate, Ratio, Sheet, Sums, holm, p_value_of
from alehouse.lab.statistics import Histogram
from alehouse.lab.work_pool import Alone, Workers, in_parts

SIGNIFICANT: Final = 0.05
ENOUGH: Final = 20  # games in which something was used, before anything is said about it


class Account:
    """What was measured in many games, and how its main numbers were spread."""

    def __init__(self) -> None:
        self.sums = Sums()
        self.spreads = {name: Histogram() for name in ("decisions", "branching", "leads", "score")}

    @property
    def games(self) -> int:
        return self.sums.games

    def add(self, sheet: Sheet, observer: Observer, scores: list[int]) -> None:
        self.sums.add(sheet)
        self.spreads["decisions"].add(observer.decisions)
        self.spreads["branching"].merge(observer.widths)
        self.spreads["leads"].add(observer.lead_changes)
        for score in scores:
            self.spreads["score"].add(score)

    def merge(self, other: "Account") -> None:
        self.sums.merge(other.sums)
        for name, histogram in other.spreads.items():
            self.spreads[name].merge(histogram)


class Share(Struct, kw_only=True):
    """A share of victories beside the fair one; `p_value`, after Holm's correction, is how likely luck alone shows so
    much."""

    estimate: Estimate
    fair: float
    p_value: float = field(name="chance")


class Thing(Struct, kw_only=True):
    """A card, a space or whatever else a game counts: `pick` is how often it was taken of the times that it could
    be, other things being possible; `uses` per seat and game; `win` the victories of the seats that used it, None
    where they were too few."""

    name: str
    pick: Estimate | None
    uses: Estimate
    win: Share | None

    @property
    def kind(self) -> str:
        return self.name.partition("-")[0]


class Balance(Subject, kw_only=True):
    """Everything that is said about the balance of a game."""

    seats: list[Share]
    lengths: dict[str, Estimate]
    shares: dict[str, Estimate]
    scores: dict[str, Estimate]
    sources: dict[str, Estimate]
    sources_of_winners: dict[str, Estimate]
    things: list[Thing]
    spreads: dict[str, dict[float, int]]

    def outliers(self) -> list[Thing]:
        """Things whose users win significantly more or less often than others, the worst first."""
        found = [thing for thing in self.things if thing.win and thing.win.p_value < SIGNIFICANT]
        return sorted(found, key=lambda thing: -abs(_lift(thing)))


def _lift(thing: Thing) -> float:
    return thing.win.estimate.value - thing.win.fair if thing.win else 0.0


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


def observed(
    plan: Plan, workers: Workers | None = None, keep: bool = False
) -> Generator[tuple[Account, list[Played]], None, None]:
    """Play the games; after every part of them, the account of all so far, and the games of the part if kept."""
    total = Account()
    for account, games in in_parts(workers or Alone(), partial(observe_part, plan, keep), range(plan.games)):
        total.merge(account)
        yield total, games


def observe_part(plan: Plan, keep: bool, numbers: range) -> tuple[Account, list[Played]]:
    """Play the games of these numbers."""
    table = ObservedTable(plan)
    account = Account()
    kept: list[Played] = []
    for number in numbers:
        sheet, observer, over = table.play(number)
        account.add(sheet, observer, over.scores[: plan.players])
        if keep:
            kept.append(over)
    return account, kept


class ObservedTable:
    """A table at which every game is observed."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.table = LabTable(plan)
        self.bots = [load_bot(name) for name in plan.seat_bots]

    def play(self, number: int) -> tuple[Sheet, Observer, Played]:
        seed = f"{self.plan.seed}-{number}"
        state = self.table.deal(seed)
        observer = Observer()
        decisions = finish(state, self.bots, seeded(f"{seed}-bots"), observer)
        return sheet_of(state, observer), observer, played(state, number, seed, self.plan.seat_bots, decisions)


# ── what it says ──────────────────────────────────────────────────────────────────────────────────────


def balance(plan: Plan, account: Account) -> Balance:
    """What the games say."""
    sums = account.sums
    return Balance(
        **subject_of(plan, sums.games),
        seats=_shares(_of(sums, "seat"), 1 / len(_of(sums, "seat"))),
        lengths={name: ratio.mean() for name, ratio in _of(sums, "length").items()},
        shares={name: ratio.share() for name, ratio in _of(sums, "share").items()},
        scores={name: ratio.mean() for name, ratio in _of(sums, "score").items()},
        sources={name: ratio.mean() for name, ratio in _of(sums, "source").items()},
        sources_of_winners={name: ratio.mean() for name, ratio in _of(sums, "winner").items()},
        things=_things(plan, sums),
        spreads={name: dict(sorted(histogram.counts.items())) for name, histogram in account.spreads.items()},
    )


def _of(sums: Sums, kind: str) -> dict[str, Ratio]:
    """The quantities of a kind, without its name."""
    return {name.partition("/")[2]: ratio for name, ratio in sums.ratios.items() if name.startswith(f"{kind}/")}


def _shares(ratios: dict[str, Ratio], fair: float) -> list[Share]:
    """Shares beside the fair one, in their order."""
    estimates = {name: ratio.share() for name, ratio in ratios.items()}
    p_values = holm({name: p_value_of(found.value - fair, found.error) for name, found in estimates.items()})
    return [Share(estimate=found, fair=fair, p_value=p_values[name]) for name, found in estimates.items()]


def _things(plan: Plan, sums: Sums) -> list[Thing]:
    """All that was used or could have been, by kind and how often its users win."""
    picks, uses = _of(sums, "pick"), _of(sums, "use")
    enough = {name: ratio for name, ratio in _of(sums, "win").items() if ratio.games >= ENOUGH}
    wins = dict(zip(enough, _shares(enough, sums.ratios["victory/"].value)))
    found = [
        Thing(
            name=name,
            pick=picks[name].share() if name in picks else None,
            uses=uses.get(name, Ratio()).over(sums.games, plan.players).mean(),
            win=wins.get(name),
        )
        for name in {**picks, **uses}
    ]
    return sorted(found, key=lambda thing: (thing.kind, -_lift(thing), thing.name))
