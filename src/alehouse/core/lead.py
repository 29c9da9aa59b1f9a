"""How far a seat is ahead, where an outlook weighs its own prospects against everybody else's."""

from mypy_extensions import i64


def lead(prospects: list[float], seat: i64, rivals: float) -> float:
    """The prospects of `seat`, less that part of the others' mean."""
    others = 0.0
    other: i64 = 0
    while other < len(prospects):
        if other != seat:
            others += prospects[other]
        other += 1
    return prospects[seat] - rivals * others / float(len(prospects) - 1)
