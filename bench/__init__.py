"""Benchmarks against peers: `make bench` runs all, `python -m bench.speed` and its like run one."""

import sys
from pathlib import Path

# This checkout, with the modules compiled in place, unless PYTHONPATH names another copy.
sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))
