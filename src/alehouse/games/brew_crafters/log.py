"""The log of Brew Crafters as a seat reads it: what comes cube by cube is one line, and secrets stay secret."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from alehouse.core.state import Event
from alehouse.core.view import LogLine

GATHERED: Final = ("log-discards", "log-chooses", "log-gives", "log-gives-exchange")
CAUSES: Final = ("card", "tile", "space", "section")  # what may bring ingredients of choice
SECRET_LINES: Final = {"log-secret": "log-secret-hidden"}  # others read of them without the card (BC-9.2)


def log(events: Iterable[Event], seat: int | None) -> list[LogLine]:
    """What has happened as a seat reads it; what comes or goes cube by cube is one line."""
    lines: list[LogLine] = []
    promised: dict[int, _Promise] = {}
    for event in events:
        line = _line(event, seat)
        promise = promised.setdefault(line.seat, _Promise())
        promise.read(line)
        if line.message == "log-chooses":
            line = replace(line, args={"cause": promise.causes or [["@named-any"]]})
        if lines and line.message in GATHERED and _alike(lines[-1], line):
            lines[-1] = replace(lines[-1], changes=_sum(lines[-1].changes, line.changes))
        else:
            lines.append(line)
    return lines


class _Promise:
    """What has brought a player ingredients of choice since such were last chosen."""

    def __init__(self) -> None:
        self.causes: list[list[str]] = []
        self.kept = True

    def read(self, line: LogLine) -> None:
        if "coming" in line.args:
            cause = [line.args[name] for name in CAUSES if name in line.args]
            self.causes = [cause] if self.kept else [*self.causes, cause]
        self.kept = line.message == "log-chooses" or (self.kept and "coming" not in line.args)


def _alike(first: LogLine, then: LogLine) -> bool:
    return (first.message, first.seat, first.args) == (then.message, then.seat, then.args)


def _sum(first: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    return {good: first.get(good, 0) + more.get(good, 0) for good in (*first, *more)}


def _line(event: Event, seat: int | None) -> LogLine:
    if event.key in SECRET_LINES and seat != event.seat:
        hidden = SECRET_LINES[event.key]
        return LogLine(message=hidden, seat=event.seat, args={}, changes=event.changes, clause="BC-9.2")
    return LogLine(message=event.key, seat=event.seat, args=event.args, changes=event.changes, clause=event.clause)
