"""The process that analyses part by part, as the house runs it: lines of JSON in, lines of JSON out."""

import subprocess
import sys

import msgspec
from tests.analysis.games import SMALL, begun, short_game, whole

from alehouse.analysis import NONE, READY, Request
from alehouse.analysis.worker import Answer, Part, answer


def test_a_part_ends_when_its_time_is_up_and_the_next_goes_on() -> None:
    request = Request(record=short_game("brew_crafters"), sizes=SMALL)
    known = answer(Part(request=request, seconds=0.0))
    assert known.analysis is not None
    assert known.analysis.done < 1
    parts = 1
    while known.analysis is not None and known.analysis.done < 1:
        known = answer(Part(request=request, progress=known.progress, seconds=0.0))
        parts += 1
    assert parts > 2
    assert known.analysis == whole(request)


def test_a_game_that_is_not_over_has_none() -> None:
    known = answer(Part(request=Request(record=begun("dwarf", 2).record())))
    assert known.problem == ""
    assert known.analysis is not None
    assert (known.analysis.state, known.analysis.done) == (NONE, 1.0)


def test_the_process_answers_every_line_and_ends_with_its_input() -> None:
    request = Request(record=short_game("brew_crafters"), sizes=SMALL)
    good = msgspec.json.encode(Part(request=request, seconds=300.0))
    broken = msgspec.json.encode(
        Part(request=Request(record=msgspec.structs.replace(request.record, moves=["nonsense"])))
    )
    lines = b"\n".join([b"{}", broken, good]) + b"\n"
    worker = [sys.executable, "-m", "alehouse.analysis.worker", "1"]
    result = subprocess.run(worker, input=lines, capture_output=True, timeout=300, check=True)
    nonsense, wrong, known = [msgspec.json.decode(line, type=Answer) for line in result.stdout.splitlines()]
    assert "request" in nonsense.problem
    assert wrong.problem.startswith("BadRecord: move 1")
    assert known.analysis is not None
    assert known.analysis.state == READY
    assert known.analysis == whole(request)
