"""A process that analyses games: parts of the work come in as lines of JSON, what is known then goes out likewise.

A part is short, so that whoever asks can do something else in between, stop, or go on in another process: the answer
holds the progress that the next part begins with. The process ends when its input ends, so it never outlives the
program that started it.
"""

import os
import sys
from time import process_time
from typing import Final

import msgspec
from msgspec import Struct

from alehouse.analysis.analyse import Request, analyse
from alehouse.analysis.progress import Progress
from alehouse.analysis.results import NONE, Analysis
from alehouse.analysis.study import NotAnalysed

PART: Final = 2.0  # seconds of a processor


class Part(Struct, kw_only=True):
    """What is to be analysed, from where on (from its beginning, if there is no progress), and for how long."""

    request: Request
    progress: Progress | None = None
    seconds: float = PART


class Answer(Struct, kw_only=True):
    """What is known now; or what went wrong. When the analysis is done, nothing more comes."""

    analysis: Analysis | None = None
    progress: Progress | None = None
    problem: str = ""


def answer(part: Part) -> Answer:
    """Do a part of an analysis."""
    end = process_time() + part.seconds
    known = Answer()
    try:
        for analysis, progress in analyse(part.request, progress=part.progress):
            known = Answer(analysis=analysis, progress=progress)
            if process_time() >= end:
                break
    except NotAnalysed:
        known = Answer(analysis=Analysis(state=NONE, done=1.0, curve=[], points=[]))
    return known


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if sys.argv[1:] else 0)  # as far as others that want the processor come first
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that prints may garble the answers
    for line in sys.stdin.buffer:
        try:
            known = answer(msgspec.json.decode(line, type=Part))
        except Exception as error:
            known = Answer(problem=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(known) + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody listens any more; nor is there anything left to be written


if __name__ == "__main__":
    main()
