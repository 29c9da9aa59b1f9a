"""What holds for all tests: none depends on how busy the machine is, and none pays for what others left in memory."""

import gc
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

SELDOM: Final = 50_000  # objects more than were let go, before anybody looks for garbage among the new ones

gc.disable()  # until everything is collected: what is imported stays

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Folders whose files take long come first: where processes share the files, none has a long one left at the end.
LONGEST: Final = ("tests/server/attacks/", "tests/server/", "tests/lab/", "tests/tools/", "tests/terminal/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((n for n, folder in enumerate(LONGEST) if item.nodeid.startswith(folder)), 9))


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay until the end: nobody looks through them for garbage again and
    again, which would be an eighth of the work."""
    gc.freeze()
    gc.set_threshold(SELDOM)
    gc.enable()
