"""Benchmarks against peers, of the wheel that is shipped: `make bench` makes it and runs all.

`.venv-bench/bin/python -m bench.speed` and its like then run one; PYTHONPATH may name another copy to measure.
"""
