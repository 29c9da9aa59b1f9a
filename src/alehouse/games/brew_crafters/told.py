"""The log of Brew Crafters: the rule behind each line, and what others do not read in it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from alehouse.core.state import Event
from alehouse.core.view import LogLine

LOG_CLAUSES: Final = {
    "log-head-season": "BC-5.1",
    "log-first": "BC-4.19",
    "log-takes": "BC-6.1",
    "log-takes-choice": "BC-6.1",
    "log-visits": "BC-5.6",
    "log-chooses": "BC-5.31",
    "log-swaps": "BC-6.44e",
    "log-discards": "BC-5.29",
    "log-effect": "BC-6.50",
    "log-effect-choice": "BC-6.50",
    "log-hires": "BC-6.4",
    "log-partner": "BC-6.5",
    "log-shift": "BC-6.6",
    "log-converts": "BC-5.30",
    "log-process": "BC-6.28",
    "log-sells": "BC-6.29",
    "log-label": "BC-6.35",
    "log-bottles": "BC-6.29",
    "log-brews": "BC-6.31",
    "log-brews-helped": "BC-6.37",
    "log-brews-pub": "BC-6.31",
    "log-brews-pub-helped": "BC-6.37",
    "log-research": "BC-6.39",
    "log-installs": "BC-6.45",
    "log-installs-choice": "BC-6.45",
    "log-collaborates": "BC-6.56",
    "log-collab-sold": "BC-6.57",
    "log-collab-sold-choice": "BC-6.57",
    "log-gives": "BC-6.56",
    "log-gives-exchange": "BC-8.6",
    "log-passes": "BC-5.18",
    "log-plants": "BC-6.47",
    "log-harvests": "BC-6.47",
    "log-loans": "BC-5.26",
    "log-upkeep": "BC-5.24",
    "log-temporary": "BC-8.2",
    "log-exchange": "BC-8.6",
    "log-exchange-choice": "BC-8.6",
    "log-fee": "BC-8.9",
    "log-plants-common": "BC-8.12",
    "log-common-share": "BC-8.14",
    "log-common-rest": "BC-8.14",
    "log-secret": "BC-8.17",
    "log-secret-hidden": "BC-9.2",
    "log-reveals": "BC-8.19",
    "log-secret-sold": "BC-8.19",
}
GATHERED: Final = ("log-discards", "log-chooses", "log-gives", "log-gives-exchange")
CAUSES: Final = ("card", "tile", "space", "section")  # what may bring ingredients of choice
SECRET_LINES: Final = ("log-secret",)  # others read of them without the card (BC-9.2)


def log(events: Iterable[Event], seat: int | None) -> list[LogLine]:
    """What has happened as a seat reads it; what comes or goes cube by cube is one line."""
    lines: list[LogLine] = []
    promised: dict[int, _Promise] = {}
    for event in events:
        line = _told(event, seat)
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


def _told(event: Event, seat: int | None) -> LogLine:
    key = event.key
    args: dict[str, Any] = event.args
    if key in SECRET_LINES and seat != event.seat:
        key = f"{key}-hidden"
        args = {}
    return LogLine(message=key, seat=event.seat, args=args, changes=event.changes, clause=LOG_CLAUSES[key])
