"""Runs every benchmark; fails when a target is missed."""

import sys

import alehouse
from bench import copies, envs, harness, lab, replay, search, speed, stepping, wire

PARTS = [speed, stepping, search, copies, replay, envs, wire, lab]


def main() -> bool:
    if not alehouse.COMPILED:
        sys.exit("The hot modules are not compiled: a C compiler with Python's headers, then `make build`.")
    print(f"Processor time, one core; medians of {harness.ROUNDS} interleaved rounds, ratios within a round.")
    results = [part.main() for part in PARTS]
    return all(results)


if __name__ == "__main__":
    sys.exit(not main())
