"""A Ray cluster that does the lab's work; or Ray on this machine. Alehouse must be installed on all its machines."""

import logging
import socket
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import alehouse
from alehouse.lab.errors import LabTrouble, WorkersDie, not_installed
from alehouse.lab.work_pool import AHEAD, PATIENCE, Work

LOCAL: Final = "ray"  # `--on ray`: no cluster is named
CLIENT_PORT: Final = 10001  # where a cluster listens unless told otherwise

Found = TypeVar("Found")


class RayWorkers:
    """The processors of a cluster. What a machine was doing when it died is done again by another."""

    def __init__(self, address: str, size: int | None = None) -> None:
        self._ray = _connected(address)
        self.size = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def do(self, work: Work[Found], parts: Iterator[range]) -> Generator[Found, None, None]:
        ray = self._ray
        # What is still under way at the end is left to finish, it is short: to cancel what ends in that moment makes
        # Ray stop this process ("tried to complete task that was not pending").
        remote = ray.remote(max_retries=PATIENCE)(_checked)
        shared = ray.put(work)
        running: deque[Any] = deque()
        try:
            while True:
                fresh = islice(parts, AHEAD * self.size - len(running))
                running.extend(remote.remote(shared, part, alehouse.__version__) for part in fresh)
                if not running:
                    return
                found: Found = ray.get(running[0])
                running.popleft()
                yield found
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            text = f"the Ray cluster has lost its workers: {_first_line(error)}"
            raise WorkersDie(text, "lab-ray-lost", {"problem": _first_line(error)}) from None


def _checked(work: Callable[[range], Found], part: range, version: str) -> Found:
    """The work, done by the same Alehouse as ours: another one may play other games from the same seeds."""
    if alehouse.__version__ != version:
        text = f"the cluster has Alehouse {alehouse.__version__}, here is {version}; install the same on both"
        raise LabTrouble(text, "lab-ray-version", {"theirs": alehouse.__version__, "ours": version})
    return work(part)


def _connected(address: str) -> Any:
    """Ray itself, connected to the cluster at an address, or begun here."""
    try:
        import ray
    except ImportError:
        raise not_installed("ray", "ray") from None
    try:
        if not ray.is_initialized():
            _knock(address)
            where: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {"address": address}
            with warnings.catch_warnings(action="ignore"):  # what is wrong is said once, by us
                ray.init(**where, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except Exception as error:  # Ray raises just that where its parts do not start in time
        text = f"there is no Ray cluster at {address}: {_first_line(error)}"
        raise LabTrouble(text, "lab-no-cluster", {"address": address, "problem": _first_line(error)}) from None
    return ray


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself waits for half a minute."""
    if address != LOCAL:
        host = urlsplit(address)
        socket.create_connection((host.hostname or "", host.port or CLIENT_PORT), timeout=10).close()


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).strip().splitlines()[0]
