"""Sharing something scarce fairly: between households, in each between its people, in each between their tables.

Whoever has had the least comes next. What somebody had while nobody else wanted any is not held against them, and what
they did not want is not saved up for later (start-time fair queueing): so whoever comes now waits for one turn of each
other household at most, however many people, tables or wishes those have.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

NOBODY: Final = ""


class Sharers(Struct, frozen=True, kw_only=True):
    """For whom something is done: people, each by household and name, who have it in equal parts; at which table."""

    people: tuple[tuple[str, str], ...] = ((NOBODY, NOBODY),)
    table: str = ""


HOUSE: Final = Sharers()  # what is done for nobody in particular


class Shares:
    """What each of several has had, as far as it matters for who comes next."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._now = 0.0  # what whoever came last had had before

    def due(self, name: str) -> float:
        """How soon it is somebody's turn: the less, the sooner."""
        return max(self._had.get(name, 0.0), self._now)

    def give(self, name: str, amount: float) -> None:
        """Somebody's turn has come."""
        due = self.due(name)
        self._now = max(self._now, due)
        self._had[name] = due + amount

    def correct(self, name: str, more: float) -> None:
        """It has taken more than was thought, or less."""
        if name in self._had:
            self._had[name] += more

    def forget_even(self) -> None:
        """Those who have had no more than whoever comes new need not be known."""
        self._had = {name: had for name, had in self._had.items() if had > self._now}


class FairShare:
    """Who has had how much of something, on all three levels."""

    def __init__(self) -> None:
        self._households = Shares()
        self._people: dict[str, Shares] = {}  # by household
        self._tables: dict[str, Shares] = {}  # by person
        # Who wants something or has it now.
        self._households_wanting: Counter[str] = Counter()
        self._people_wanting: Counter[str] = Counter()

    def want(self, sharers: Sharers) -> None:
        self._households_wanting.update(household for household, _ in sharers.people)
        self._people_wanting.update(person for _, person in sharers.people)

    def next_of(self, waiting: Sequence[Sharers]) -> int:
        """Whose turn it is among some who wait, the longest first; as a place in that order. It is enough if it is the
        turn of one of those who share."""
        asked = [(place, *who, sharers.table) for place, sharers in enumerate(waiting) for who in sharers.people]
        household = min(asked, key=lambda ask: self._households.due(ask[1]))[1]
        asked = [ask for ask in asked if ask[1] == household]
        person = min(asked, key=lambda ask: _due(self._people, household, ask[2]))[2]
        asked = [ask for ask in asked if ask[2] == person]
        return min(asked, key=lambda ask: _due(self._tables, person, ask[3]))[0]

    def give(self, sharers: Sharers, amount: float) -> None:
        part = amount / len(sharers.people)
        for household, person in sharers.people:
            self._households.give(household, part)
            self._people.setdefault(household, Shares()).give(person, part)
            self._tables.setdefault(person, Shares()).give(sharers.table, part)

    def correct(self, sharers: Sharers, more: float) -> None:
        part = more / len(sharers.people)
        for household, person in sharers.people:
            self._households.correct(household, part)
            if household in self._people:
                self._people[household].correct(person, part)
            if person in self._tables:
                self._tables[person].correct(sharers.table, part)

    def done(self, sharers: Sharers) -> None:
        """They want no more. Those who want nothing any more are forgotten, as far as they come next like anybody."""
        for household, person in sharers.people:
            if _is_last(self._households_wanting, household):
                self._people.pop(household, None)
            if _is_last(self._people_wanting, person):
                self._tables.pop(person, None)
        self._households.forget_even()


def _due(shares: dict[str, Shares], group: str, name: str) -> float:
    return shares[group].due(name) if group in shares else 0.0


def _is_last(wanting: Counter[str], name: str) -> bool:
    """Count somebody's wish out; whether it was the last one."""
    wanting[name] -= 1
    if wanting[name] > 0:
        return False
    del wanting[name]
    return True
