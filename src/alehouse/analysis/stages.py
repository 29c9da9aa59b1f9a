"""What there is to do at each stage of an analysis, and what is made of what was done.

A piece of work depends on nothing but the record, the seed and itself: whoever does it, in whatever parts, finds the
same.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from alehouse.analysis import candidates
from alehouse.analysis.candidates import Losses, Pairs, Weighed, Weighing
from alehouse.analysis.curve import PlayOns, Wins, chance_at_end, chance_of_turn
from alehouse.analysis.play_on import VICTORY
from alehouse.analysis.progress import CURVE, FIRST, ROUGH, SCREENING, STAGES, TELLING, WEIGHING, Progress, Stage
from alehouse.analysis.results import READY, WAITING, Analysis
from alehouse.analysis.results import ROUGH as ROUGHLY
from alehouse.analysis.sizes import Sizes
from alehouse.analysis.study import Decision, Study
from alehouse.analysis.turning_points import finalists, turning_points

Work = PlayOns | Weighing | Pairs
Found = Wins | Weighed | Losses

AT_ONCE: Final = 10  # play-ons, or pairs of them, that are one piece of work


class Stages:
    """The work of one analysis, and its progress, to which everything found is added."""

    def __init__(self, study: Study, people: Sequence[int], sizes: Sizes, progress: Progress) -> None:
        self.study = study
        self.people = people
        self.sizes = sizes
        self.progress = progress

    # ── what is to be done ────────────────────────────────────────────────────────────────────────

    def left(self) -> list[Work]:
        """What is left of the stage under way."""
        return [work for work in self._work(STAGES[self.progress.stage]) if not self._is_done(work)]

    def _work(self, stage: Stage) -> list[Work]:
        """All the work of a stage, what matters most first."""
        sizes, progress = self.sizes, self.progress
        if stage is WEIGHING:
            return [Weighing(move, sizes.playouts) for move in self._doubtful()]
        if stage is SCREENING:
            moves = self._candidates()
            return [self._pairs(stage, move, part) for move in moves for part in parts(sizes.screened)]
        if stage is TELLING:
            return [self._pairs(stage, move, part) for part in parts(sizes.told) for move in progress.finals]
        plays = {FIRST: sizes.first, ROUGH: sizes.rough, CURVE: sizes.curve}[stage]
        return [PlayOns(turn.move, part[0], part[-1] + 1) for part in parts(plays) for turn in self.study.turns]

    def _pairs(self, stage: Stage, move: int, part: range) -> Pairs:
        purpose = candidates.TELLING if stage is TELLING else candidates.SCREENING
        return Pairs(purpose, move, self.progress.weighed[move].action, part[0], part[-1] + 1)

    def _doubtful(self) -> list[int]:
        """The decisions of people, those in whose turns their chance fell most first."""
        mine = [one for one in self.study.decisions if one.seat in self.people and one.options > 1]
        return [one.move for one in sorted(mine, key=lambda one: (-self._fall(one), one.move))]

    def _fall(self, decision: Decision) -> float:
        """By how much the chance of whoever decides fell from the start of the turn to that of the next one."""
        turns, curve = self.study.turns, self.progress.curve
        if decision.turn + 1 == len(turns):
            after = chance_at_end(self.study).shares[decision.seat]
        else:
            after = _share(curve[turns[decision.turn + 1].move], decision.seat)
        return _share(curve[turns[decision.turn].move], decision.seat) - after

    def _candidates(self) -> list[int]:
        """The decisions in which the search would have done something else, the surest first."""
        weighed = self.progress.weighed
        found = [move for move, best in weighed.items() if best.action != self.study.at(move).action]
        return sorted(found, key=lambda move: (-weighed[move].gain, move))

    def _is_done(self, work: Work) -> bool:
        progress = self.progress
        if isinstance(work, PlayOns):
            wins = progress.curve.get(work.move)
            return wins is not None and wins.plays >= work.last
        if isinstance(work, Weighing):
            return work.move in progress.weighed
        losses = self._losses(work.purpose).get(work.move)
        return losses is not None and losses.pairs >= work.last

    def _losses(self, purpose: str) -> dict[int, Losses]:
        return self.progress.finals if purpose == candidates.TELLING else self.progress.screened

    # ── what was found ────────────────────────────────────────────────────────────────────────────

    def take(self, work: Work, found: Found) -> None:
        """Add what a piece of work has found."""
        progress = self.progress
        if isinstance(work, PlayOns):
            assert isinstance(found, Wins)
            progress.curve.setdefault(work.move, Wins(0, [0] * self.study.players)).add(found)
        elif isinstance(work, Weighing):
            assert isinstance(found, Weighed)
            progress.weighed[work.move] = found
        else:
            assert isinstance(found, Losses)
            self._losses(work.purpose).setdefault(work.move, Losses()).add(found)

    def close(self) -> None:
        """Go on to the next stage, though something may be left of this one."""
        progress, stage = self.progress, STAGES[self.progress.stage]
        if stage not in (FIRST, ROUGH) and self.left():  # what is left of these two, the last stage does
            progress.cut = True
        progress.stage += 1
        if stage is SCREENING:
            progress.finals = {move: Losses() for move in finalists(self.study, progress.screened, self.sizes)}

    # ── what is told ──────────────────────────────────────────────────────────────────────────────

    def analysis(self) -> Analysis:
        """Everything that can be told by now."""
        progress = self.progress
        curve = [
            chance_of_turn(turn.move, turn.seat, progress.curve[turn.move])
            for turn in self.study.turns
            if turn.move in progress.curve
        ]
        if len(curve) < len(self.study.turns):
            return Analysis(state=WAITING, done=self._done(), curve=[], points=[])
        told = progress.stage > STAGES.index(TELLING)
        return Analysis(
            state=READY if progress.over and not progress.cut else ROUGHLY,
            done=self._done(),
            curve=[*curve, chance_at_end(self.study)],
            points=turning_points(self.study, progress.weighed, progress.finals, self.sizes) if told else [],
        )

    def _done(self) -> float:
        """About how much of the work is done."""
        if self.progress.over:
            return 1.0
        before = sum(stage.part for stage in STAGES[: self.progress.stage])
        stage = STAGES[self.progress.stage]
        work = self._work(stage)
        share = sum(map(self._is_done, work)) / len(work) if work else 1.0
        return min(0.99, before + stage.part * share)


def parts(size: int) -> Iterator[range]:
    """Numbers up to a size, as many at once as are one piece of work."""
    return (range(first, min(first + AT_ONCE, size)) for first in range(0, size, AT_ONCE))


def everybody(study: Study, people: Iterable[int] | None) -> list[int]:
    """The seats of people; unless told, all that decide."""
    seats = range(study.record.players)
    return list(seats) if people is None else sorted(set(people) & set(seats))


def _share(wins: Wins, seat: int) -> float:
    return wins.won[seat] / VICTORY / wins.plays
