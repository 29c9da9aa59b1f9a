"""Players that are programs. One registry serves browser, terminal and lab: a new bot is a line in `BOTS`."""

from collections.abc import Callable

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import Greedy
from alehouse.bots.random import Random
from alehouse.core.errors import BadOption

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
}


def load_bot(name: str) -> Bot:
    """A bot by its name; people read the messages `bot-<name>` and `bot-<name>-help`."""
    if name not in BOTS:
        there = ", ".join(BOTS)
        raise BadOption(f"there is no bot {name!r}; there are: {there}", "bad-bot", {"bot": name, "bots": there})
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "load_bot"]
