"""What each person and each household may cost the house, in milliseconds of its processor.

What is counted is what a visitor makes this process do: looking back, hints that come too late, pages, opening tables.
Each process has its own time, and so its own budgets. Whoever is on this machine itself is not counted.
"""

from collections import OrderedDict
from math import ceil
from typing import Final

from alehouse.house import metrics
from alehouse.house.fairness.limits import LimitSettings
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.house.refusal import TOO_MANY, Refusal

REMEMBERED: Final = 20_000  # people and households; those that were quiet longest are forgotten first
PERSON: Final = (250.0, 5_000.0)  # milliseconds a second that may go on for ever, and at once
HOUSEHOLD: Final = (400.0, 60_000.0)  # the same for everybody at one address: 300 people who all come at once
DEBT: Final = 5_000.0  # milliseconds that may be owed before nothing at all is answered any more


class Allowance:
    """Milliseconds that somebody has, and gets again: a token bucket that may be overdrawn."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._bucket = TokenBucket(a_second, at_once, patience=4 * DEBT)

    def spend(self, milliseconds: float) -> None:
        self._bucket.take(milliseconds)

    @property
    def wait(self) -> float:
        """Seconds until something is left again."""
        return self._bucket.wait

    @property
    def spent(self) -> bool:
        return self._bucket.left <= 0

    @property
    def owes_much(self) -> bool:
        return self._bucket.left < -DEBT


class Budgets:
    """Everybody's allowances."""

    def __init__(self, person: tuple[float, float], household: tuple[float, float]) -> None:
        self._amounts = {"person": person, "household": household}
        self._known: OrderedDict[tuple[str, str], Allowance] = OrderedDict()

    def spend(self, household: str, person: str, milliseconds: float) -> None:
        """Somebody has cost something; `person` is "" where that is not known."""
        for allowance in self._of(household, person):
            allowance.spend(milliseconds)

    def spent(self, household: str, person: str) -> bool:
        """Whether nothing is left that may be spent on looking around."""
        return any(allowance.spent for allowance in self._of(household, person))

    def owes_much(self, household: str) -> bool:
        """Whether so much is owed that there is no point in answering."""
        return any(allowance.owes_much for allowance in self._of(household, ""))

    def check(self, household: str, person: str) -> None:
        """Refuse whoever has nothing left, with how long that lasts."""
        for kind, allowance in zip(("household", "person"), self._of(household, person)):
            if allowance.spent:
                metrics.quotas_spent.labels(f"milliseconds-{kind}").inc()
                raise Refusal("refused-spent", {"seconds": ceil(allowance.wait) or 1}, status=TOO_MANY)

    def wait(self, household: str) -> float:
        return max((allowance.wait for allowance in self._of(household, "")), default=0.0)

    def _of(self, household: str, person: str) -> list[Allowance]:
        if not household:
            return []
        found = [self._allowance("household", household)]
        return [*found, self._allowance("person", person)] if person else found

    def _allowance(self, kind: str, name: str) -> Allowance:
        key = kind, name
        allowance = self._known.get(key)
        if allowance is None:
            allowance = self._known[key] = Allowance(*self._amounts[kind])
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(key)
        return allowance


def budgets_of(limits: LimitSettings) -> Budgets:
    a_second, at_once = HOUSEHOLD
    return Budgets(PERSON, (limits.household * a_second, limits.household * at_once))
