"""Sharing out games: nothing changes with who plays them, nor when a process is killed."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.command import COMMAND, environment

from alehouse.core.errors import BadOption
from alehouse.lab.errors import LabTrouble, WorkersDie
from alehouse.lab.work_pool import LARGEST, Alone, Parts, Processes, in_parts


def double(part: range) -> list[int]:
    return [2 * number for number in part]


def refuse(part: range) -> list[int]:
    raise BadOption("not this one", "bad-bot", {"bot": "x"})


def die(part: range) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def die_once(mark: Path, part: range) -> list[int]:
    """The first process that comes to number 5 dies of it."""
    if 5 in part and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(part)


def together(parts: Generator[list[int], None, None]) -> list[int]:
    return [number for part in parts for number in part]


# ── parts ─────────────────────────────────────────────────────────────────────────────────────────────


def test_parts_grow_where_games_are_short_and_stay_small_where_they_are_long() -> None:
    parts = Parts(range(100_000))
    sizes = []
    for _ in range(12):
        part = next(parts)
        sizes.append(len(part))
        parts.lasted(len(part), 0.0001 * len(part))
    assert sizes[0] == 1
    assert sizes[-1] == LARGEST
    parts.lasted(1, 60.0)
    assert len(next(parts)) == 1


def test_parts_are_all_numbers_once() -> None:
    parts = Parts(range(7, 1000))
    found: list[int] = []
    for part in parts:
        found += part
        parts.lasted(len(part), 0.001)
    assert found == list(range(7, 1000))


# ── processes ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("workers", [Alone(), Processes(2), Processes(3)], ids=lambda workers: f"{workers.size}")
def test_what_is_found_comes_in_order(workers: Alone | Processes) -> None:
    assert together(in_parts(workers, double, range(300))) == [2 * number for number in range(300)]


def test_of_nothing_nothing_is_found() -> None:
    assert together(in_parts(Processes(2), double, range(0))) == []


def test_what_a_process_was_doing_when_it_died_is_done_again(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path / "mark")
    assert together(in_parts(Processes(2), work, range(60))) == [2 * number for number in range(60)]
    assert (tmp_path / "mark").exists()


def test_processes_that_die_again_and_again_are_given_up() -> None:
    with pytest.raises(WorkersDie, match="games 1 to 1"):
        together(in_parts(Processes(2), die, range(10)))


def test_an_error_of_the_work_is_the_error_of_all() -> None:
    with pytest.raises(BadOption, match="not this one") as caught:
        together(in_parts(Processes(2), refuse, range(10)))
    assert caught.value.args_for_words == {"bot": "x"}


def test_the_labs_errors_travel_between_processes() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(LabTrouble("text", "lab-bad-crew", {"on": "mars"})))
    assert (error.text, error.key, error.args_for_words) == ("text", "lab-bad-crew", {"on": "mars"})


# ── the real command ──────────────────────────────────────────────────────────────────────────────────


def workers_of(process: int) -> list[int]:
    """The processes that play for a command; one more keeps their books."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1] if folder.name.isdecimal() else ""
            line = (folder / "cmdline").read_bytes() if parent == str(process) else b""
        except OSError:
            continue
        if b"spawn_main" in line:
            found.append(int(folder.name))
    return found


def waited_for(process: int, count: int) -> Iterator[int]:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        found = workers_of(process)
        if len(found) >= count:
            yield from found
            return
        time.sleep(0.05)
    raise AssertionError("the processes do not come")


def outcome(*words: object, kill: bool = False) -> dict[str, Any]:
    """What a simulation prints; while it runs, one of its processes may be killed."""
    command = [*COMMAND, "simulate", "dwarf", "--seed", "5", "--json", "--players", "2", *map(str, words)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment({})) as process:
        if kill:
            victims = list(waited_for(process.pid, 2))
            os.kill(victims[0], signal.SIGKILL)
        assert process.stdout is not None
        found: dict[str, Any] = json.loads(process.stdout.read())
    assert process.returncode == 0
    found.pop("speed")
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_a_killed_process_changes_nothing() -> None:
    words = ("--bots", "greedy,random", "--games", 150)
    assert outcome(*words, "--workers", 2, kill=True) == outcome(*words)


class Impatient(Iterator[range]):
    """Parts of whoever presses Ctrl-C at once, while the processes are being started."""

    def __next__(self) -> range:
        os.kill(os.getpid(), signal.SIGINT)
        return range(1)


def test_an_interrupt_while_processes_are_started_is_heard_afterwards() -> None:
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    try:
        with pytest.raises(KeyboardInterrupt):
            next(Processes(2).do(double, Impatient()))
    finally:
        signal.signal(signal.SIGINT, ours)
