"""Benchmarks against peers: `make bench` runs all, `python -m bench.speed` and its like run one."""

import os
import sys
from pathlib import Path

# This checkout, with the modules compiled in place, unless PYTHONPATH names another copy.
SOURCE = str(Path(__file__).resolve().parent.parent / "src")
sys.path.append(SOURCE)
os.environ.setdefault("PYTHONPATH", SOURCE)  # for the server that a benchmark starts
