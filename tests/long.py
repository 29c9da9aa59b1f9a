"""How much of a test is done: a sample with `make test`, the whole of it with `make test-long`.

A test that has both sizes bears the mark `long`, and takes its numbers from `sized`.
"""

import os
from typing import Final

LONG: Final = os.environ.get("ALEHOUSE_LONG") == "1"


def sized(sample: int, whole: int) -> int:
    """How often something is done."""
    return whole if LONG else sample
