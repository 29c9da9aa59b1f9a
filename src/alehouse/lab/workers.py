"""Who does the work, as it is asked for on the command line: `--workers 4`, `--on ray`, `--on ray://host:10001`."""

from alehouse.lab.errors import LabTrouble
from alehouse.lab.ray_workers import LOCAL, RayWorkers
from alehouse.lab.work_pool import Alone, Processes, Workers


def workers_of(workers: int | None, on: str | None) -> Workers:
    """Processes of this machine, one unless told; or a Ray cluster, all of it unless told."""
    if on is not None:
        if on != LOCAL and not on.startswith("ray://"):
            text = f"the lab can work on ray, or on ray://HOST:PORT, not on {on!r}"
            raise LabTrouble(text, "lab-bad-crew", {"on": on})
        return RayWorkers(on, workers)
    return Processes(workers) if workers is not None and workers > 1 else Alone()
