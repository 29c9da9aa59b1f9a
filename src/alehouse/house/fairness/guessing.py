"""Links, keys and tables that do not exist: whoever tries very many different ones is guessing.

What is counted are different things, not how often one is tried: a link that has died is one wrong try of a household,
though a whole school opens it, again and again.
"""

import time
from collections import OrderedDict
from typing import Final

from alehouse.house import metrics
from alehouse.house.channel import Channel
from alehouse.house.fairness.limits import LimitSettings
from alehouse.house.keys import Keys
from alehouse.house.refusal import TOO_MANY, Refusal

CODES: Final = 10  # codes that are no table's, which a household may try in a minute
TRIES: Final = 60  # different things that do not exist, which a household may try in an hour
WORDS: Final = 5  # times that somebody of a household may say seven words in an hour, right or wrong
WORDS_OF_ALL: Final = 100  # times that all households together may
MINUTE: Final = 60  # seconds
HOUR: Final = 3600
REMEMBERED: Final = 10_000  # households that are guessing


class Guessing:
    """Counts the wrong tries of households, for all processes together. On this machine itself nothing is counted."""

    def __init__(self, channel: Channel, keys: Keys, limits: LimitSettings) -> None:
        self._channel = channel
        self._keys = keys
        self._most = max(1, round(limits.household * TRIES))
        self._most_codes = max(1, round(limits.household * CODES))
        self._most_words = max(1, round(limits.household * WORDS))
        self._until: OrderedDict[str, float] = OrderedDict()  # by household, while it is guessing; codes apart

    def check(self, household: str) -> None:
        """Refuse whoever is guessing, also if this guess were right."""
        if self._is_guessing(household):
            metrics.quotas_spent.labels("tries").inc()
            raise Refusal("refused-guessing", status=TOO_MANY)

    def check_code(self, household: str) -> None:
        """Refuse whoever tries one code after the other, also if this one were right: there are few of them."""
        self.check(household)
        if self._is_guessing(_codes_of(household)):
            metrics.quotas_spent.labels("codes").inc()
            raise Refusal("refused-codes", status=TOO_MANY)

    async def miss_code(self, household: str, code: str) -> None:
        """Somebody has tried a code that is no table's."""
        if not household:
            return
        if not await self._channel.allows(self._keys.alias(household, "codes"), self._most_codes, MINUTE):
            self._note(_codes_of(household), MINUTE)
        self.check_code(household)
        await self.miss(household, f"code {code}")

    async def try_words(self, household: str) -> None:
        """Somebody says seven words; refuse whoever does so again and again, or everybody, if very many do."""
        if not household:
            return
        self.check(household)
        limits = {f"words of {household}": self._most_words, "words of all": WORDS_OF_ALL}
        for what, most in limits.items():
            if not await self._channel.allows(self._keys.alias(what, "tries"), most, HOUR):
                metrics.quotas_spent.labels("words").inc()
                raise Refusal("refused-words-often", status=TOO_MANY)

    async def miss(self, household: str, what: str) -> None:
        """Somebody has tried something that does not exist; refuse whoever does so all the time."""
        if not household:
            return
        self.check(household)
        new = await self._channel.allows(self._keys.alias(f"{household} {what}", "tries"), 1, HOUR)
        if new and not await self._channel.allows(self._keys.alias(household, "tries"), self._most, HOUR):
            self._note(household, HOUR)
        self.check(household)

    def _is_guessing(self, who: str) -> bool:
        return time.monotonic() < self._until.get(who, 0.0)

    def _note(self, who: str, seconds: float) -> None:
        """Somebody is guessing, and is not answered for a while."""
        self._until[who] = time.monotonic() + seconds
        if len(self._until) > REMEMBERED:
            self._until.popitem(last=False)


def _codes_of(household: str) -> str:
    """What those of a household are called who try codes."""
    return f"codes {household}"
