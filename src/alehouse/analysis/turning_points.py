"""Turning points: of the candidates, those whose loss holds when they are played on afresh.

The largest of many rough numbers are too large, because they were chosen for it. So the largest are played on again
with another fate, and only these numbers are told.
"""

from collections.abc import Mapping, Sequence

from alehouse.analysis.candidates import Losses, Weighed
from alehouse.analysis.results import TurningPoint
from alehouse.analysis.sizes import Sizes
from alehouse.analysis.study import Decision, Study
from alehouse.lab.ratios import holm

ENOUGH = 0.4  # of the pairs that are to be told: with fewer, when time has run out, nothing is


def finalists(study: Study, screened: Mapping[int, Losses], sizes: Sizes) -> list[int]:
    """The moves that go on: of each person the largest losses, one a turn; in the order of the game."""
    found: list[int] = []
    decisions = [study.at(move) for move in sorted(screened)]
    for seat in sorted({decision.seat for decision in decisions}):
        mine = [decision for decision in decisions if decision.seat == seat]
        found += [decision.move for decision in _largest(mine, screened)[: sizes.finalists]]
    return sorted(found)


def _largest(decisions: Sequence[Decision], screened: Mapping[int, Losses]) -> list[Decision]:
    """Those that lost anything, the largest loss first, one a turn."""
    by_loss = sorted(decisions, key=lambda decision: (-screened[decision.move].mean, decision.move))
    first_of_turn: dict[int, Decision] = {}
    for decision in by_loss:
        if screened[decision.move].total > 0:
            first_of_turn.setdefault(decision.turn, decision)
    return list(first_of_turn.values())


def turning_points(
    study: Study, weighed: Mapping[int, Weighed], finals: Mapping[int, Losses], sizes: Sizes
) -> list[TurningPoint]:
    """What is told, in the order of the game: large enough, more than luck, a few of each person."""
    known = {move: losses for move, losses in finals.items() if losses.pairs >= ENOUGH * sizes.told}
    luck = holm({f"{move:09}": losses.luck for move, losses in known.items()})
    sure = [
        _point(study, move, weighed[move], losses)
        for move, losses in known.items()
        if losses.mean >= sizes.least and luck[f"{move:09}"] < sizes.luck
    ]
    told: list[TurningPoint] = []
    for point in sorted(sure, key=lambda point: (-point.loss, point.move)):
        if sum(other.seat == point.seat for other in told) < sizes.points:
            told.append(point)
    return sorted(told, key=lambda point: point.move)


def _point(study: Study, move: int, weighed: Weighed, losses: Losses) -> TurningPoint:
    decision, names = study.at(move), study.game.action_names
    return TurningPoint(
        move=move,
        seat=decision.seat,
        played=names[decision.action],
        better=names[weighed.action],
        loss=losses.mean,
        error=losses.margin,
        plays=losses.pairs,
    )
