"""The lab on Ray: the same games from the same seeds; a killed worker changes nothing."""

import json
import os
import signal
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.command import alehouse, done, refused

from alehouse.core.errors import BadOption
from alehouse.lab.errors import LabTrouble, WorkersDie
from alehouse.lab.ray_workers import LOCAL, RayWorkers
from alehouse.lab.work_pool import Workers, in_parts
from alehouse.lab.workers import workers_of

ray = pytest.importorskip("ray", reason="ray is not installed: pip install alehouse[ray]")


@pytest.fixture(scope="module")
def workers() -> Generator[RayWorkers, None, None]:
    found = begun()
    assert isinstance(found, RayWorkers)
    yield found
    ray.shutdown()


def begun(tries: int = 4) -> Workers:
    """Ray on this machine, which gives itself half a minute to start: on a busy one that is not always enough."""
    try:
        return workers_of(2, LOCAL)
    except LabTrouble:
        if tries == 1:
            raise
        ray.shutdown()
        return begun(tries - 1)


def double(part: range) -> list[int]:
    return [2 * number for number in part]


def refuse(part: range) -> list[int]:
    raise BadOption("not this one", "bad-bot", {"bot": "x"})


def die_once(mark: Path, part: range) -> list[int]:
    if 5 in part and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(part)


def die(part: range) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def together(parts: Generator[list[int], None, None]) -> list[int]:
    return [number for part in parts for number in part]


def test_a_killed_worker_changes_nothing(workers: RayWorkers, tmp_path: Path) -> None:
    assert together(in_parts(workers, partial(die_once, tmp_path / "mark"), range(40))) == [2 * n for n in range(40)]
    assert (tmp_path / "mark").exists()


def test_workers_that_die_again_and_again_are_given_up(workers: RayWorkers) -> None:
    with pytest.raises(WorkersDie):
        together(in_parts(workers, die, range(1)))


def test_an_error_of_the_work_is_the_error_of_all(workers: RayWorkers) -> None:
    with pytest.raises(BadOption, match="not this one"):
        together(in_parts(workers, refuse, range(4)))


def test_the_command_finds_the_same_on_ray(workers: RayWorkers) -> None:
    words = ["simulate", "dwarf", "--seed", 5, "--json", "--games", 40, "--players", 2]

    def found(*more: object) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(done(*words, *more))
        told.pop("speed")
        return told

    assert found("--on", "ray", "--workers", 2) == found()


def test_a_cluster_that_is_not_there_is_named() -> None:
    """In a process of its own: here Ray is at work already."""
    result = alehouse("simulate", "dwarf", "--games", 2, "--on", "ray://127.0.0.1:9")
    assert result.returncode == 2
    assert "no Ray cluster at ray://127.0.0.1:9" in result.stderr


def test_only_ray_can_be_asked_for() -> None:
    assert "not on “mars”" in refused("simulate", "dwarf", "--games", 2, "--on", "mars")
