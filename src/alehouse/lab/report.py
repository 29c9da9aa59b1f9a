"""What a simulation found, as data with stable names: the JSON that `alehouse simulate --json` prints."""

from msgspec import Struct

from alehouse.lab.plan import Plan, Subject, subject_of
from alehouse.lab.simulate import Tally
from alehouse.lab.statistics import Histogram, Spread, wilson


class SeatReport(Struct, kw_only=True):
    """A player at the table (printed opponents last, without a bot): victories alone and shared, and the
    share of games won, shared ones included, with its 95 % interval."""

    player: int
    bot: str
    wins: int
    shared: int
    rate: float
    low: float
    high: float


class MeasureReport(Struct, kw_only=True, omit_defaults=True):
    """A number of a finished game. Those of players are taken together in `all`; `winners` are those of the
    winners, `players` the means by player. Of a yes or no only the share of yes is told."""

    all: Spread | None = None
    winners: Spread | None = None
    players: list[float] | None = None
    share: float | None = None


class UseReport(Struct, kw_only=True):
    """How often the seats used something: in all, by winners, and per seat and game of each; in how many games of
    a seat at all, and the share of these that it won. Printed opponents are left out, winning or not: they decide
    nothing. Where no seat ever won, its mean is None."""

    uses: int
    uses_of_winners: int
    mean: float
    mean_of_winners: float | None
    games: int
    win_rate: float


class Speed(Struct, kw_only=True):
    """How fast it went; the only part that differs from run to run."""

    seconds: float
    games_per_second: float
    workers: int


class Report(Subject, kw_only=True):
    """Everything that a simulation found."""

    seats: list[SeatReport]
    decisions: Spread
    measures: dict[str, MeasureReport]
    uses: dict[str, UseReport]
    speed: Speed


def report(plan: Plan, tally: Tally, seconds: float, workers: int) -> Report:
    """The report of a whole simulation."""
    return Report(
        **subject_of(plan, tally.games),
        seats=_seats(plan, tally),
        decisions=tally.decisions.spread(),
        measures=_measures(tally),
        uses=_uses(plan, tally),
        speed=Speed(seconds=seconds, games_per_second=tally.games / seconds, workers=workers),
    )


def _seats(plan: Plan, tally: Tally) -> list[SeatReport]:
    found = []
    for player, (alone, shared) in enumerate(zip(tally.alone, tally.shared)):
        low, high = wilson(alone + shared, tally.games)
        found.append(
            SeatReport(
                player=player,
                bot=plan.seat_bots[player] if player < plan.players else "",
                wins=alone,
                shared=shared,
                rate=(alone + shared) / tally.games,
                low=low,
                high=high,
            )
        )
    return found


def _measures(tally: Tally) -> dict[str, MeasureReport]:
    """The measures of the games, then those of the players, taken together under their common name."""
    found: dict[str, MeasureReport] = {}
    for name, histogram in tally.measures.items():
        base, colon, _ = name.rpartition(":")
        if name.endswith("?"):
            found[name] = MeasureReport(share=histogram.spread().mean)
        elif not colon:
            found[name] = MeasureReport(all=histogram.spread())
        elif base not in found:
            found[base] = _players_measure(tally, base)
    return found


def _players_measure(tally: Tally, base: str) -> MeasureReport:
    names = [name for name in tally.measures if name.rpartition(":")[0] == base]
    together, winners = Histogram(), Histogram()
    for name in names:
        together.merge(tally.measures[name])
        winners.merge(tally.winners.get(name, Histogram()))
    means = [tally.measures[name].spread().mean for name in names]
    of_winners = winners.spread() if winners.counts else None  # a printed opponent may have won every game
    return MeasureReport(all=together.spread(), winners=of_winners, players=means)


def _uses(plan: Plan, tally: Tally) -> dict[str, UseReport]:
    """What was used most comes first."""
    seats = plan.players * tally.games
    winners = sum(tally.alone[: plan.players]) + sum(tally.shared[: plan.players])
    found = sorted(tally.uses.items(), key=lambda entry: (-entry[1][0], entry[0]))
    return {
        what: UseReport(
            uses=by_all,
            uses_of_winners=by_winners,
            mean=by_all / seats,
            mean_of_winners=by_winners / winners if winners else None,
            games=users,
            win_rate=users_won / users,
        )
        for what, (by_all, by_winners, users, users_won) in found
    }
