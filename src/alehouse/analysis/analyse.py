"""An analysis from its beginning, or from where it was left, to its end: progress after every part of the work."""

from collections.abc import Generator, Sequence
from functools import partial
from time import process_time
from typing import Final

import msgspec
from msgspec import Struct

from alehouse.analysis.candidates import Weighing, play_pairs, weigh
from alehouse.analysis.curve import PlayOns, play_turn_on
from alehouse.analysis.progress import STAGES, Progress
from alehouse.analysis.results import Analysis
from alehouse.analysis.sizes import Sizes
from alehouse.analysis.stages import Found, Stages, Work, everybody
from alehouse.analysis.study import Study, study_of
from alehouse.core.record import Record
from alehouse.lab.work_pool import Alone, Workers, in_parts

BUDGET: Final = 300.0  # seconds of a processor that a game may take


class Request(Struct, frozen=True, kw_only=True):
    """A game to be analysed. `people` are the seats whose decisions are looked at, all if none are named; `cards` is
    the text of one's own card file, or ""; the seed is the record's own checksum unless another is given."""

    record: Record
    people: tuple[int, ...] | None = None
    cards: str = ""
    seed: str = ""
    sizes: Sizes = Sizes()
    seconds: float = BUDGET

    def study(self) -> Study:
        return study_of(msgspec.json.encode(self.record), self.cards)


def analyse(
    request: Request, workers: Workers | None = None, progress: Progress | None = None
) -> Generator[tuple[Analysis, Progress], None, None]:
    """What can be told after every part of the work, and the progress with which it can be taken up again: stop when
    you like, and give it back later. Where it ends by itself, nothing more comes."""
    study = request.study()
    progress = progress if progress is not None else Progress()
    stages = Stages(study, everybody(study, request.people), request.sizes, progress)
    while not progress.over:
        for done, seconds in _parts(request, stages.left(), workers or Alone()):
            for work, found in done:
                stages.take(work, found)
            progress.seconds += seconds
            yield stages.analysis(), progress
            if progress.seconds >= STAGES[progress.stage].until * request.seconds:
                break
        stages.close()
    yield stages.analysis(), progress


Done = tuple[list[tuple[Work, Found]], float]  # and how many seconds of a processor it took


def _parts(request: Request, work: Sequence[Work], workers: Workers) -> Generator[Done, None, None]:
    """Have all of the work done, some of it at a time."""
    return in_parts(workers, partial(do_part, request, work), range(len(work)))


def do_part(request: Request, work: Sequence[Work], numbers: range) -> Done:
    """Do some of the work."""
    started = process_time()
    study, seed = request.study(), request.seed or request.record.checksum()
    done = [(one, _do(study, seed, one)) for one in (work[number] for number in numbers)]
    return done, process_time() - started


def _do(study: Study, seed: str, work: Work) -> Found:
    if isinstance(work, PlayOns):
        return play_turn_on(study, seed, work)
    if isinstance(work, Weighing):
        return weigh(study, seed, work)
    return play_pairs(study, seed, work)
