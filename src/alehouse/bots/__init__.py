"""Players that are programs. One registry serves browser, terminal and lab: a new bot is a line in it."""

from collections.abc import Callable
from typing import Final

from alehouse.bots.bot import Bot
from alehouse.bots.budget import read_budget
from alehouse.bots.greedy import Greedy
from alehouse.bots.random import Random
from alehouse.bots.search import Considered, Search
from alehouse.core.errors import BadOption

SIMPLE: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
}
SEARCH: Final = "search"  # with a budget: "search@50ms", "search@1s", or "search@400" for playouts
USUAL_BUDGET: Final = "100ms"

# The search as people know it, by how long it thinks.
LEVELS: Final = {
    "apprentice": "search@10ms",
    "journeyman": "search@100ms",
    "master": "search@1s",
}

HOUSE_BOT: Final = "greedy"  # plays where nobody else was chosen: at once, and a newcomer can beat it
ADVISER: Final = "master"  # gives hints

BOTS: Final = (*SIMPLE, *LEVELS)  # whom people choose from; they read the messages `bot-<name>` and `bot-<name>-help`


def load_bot(name: str, cores: int = 1, share: float = 1.0) -> Bot:
    """A bot by its name. One that thinks for a time may think on several cores at once, or for a share of the time."""
    if name in SIMPLE:
        return SIMPLE[name]()
    kind, budgeted, budget = LEVELS.get(name, name).partition("@")
    if kind == SEARCH:
        return Search(read_budget(name, budget if budgeted else USUAL_BUDGET).part(share), cores=cores)
    if budgeted and kind in BOTS:
        text = f"{kind} takes no budget: write {kind}, or {SEARCH}@{budget or USUAL_BUDGET}"
        raise BadOption(text, "bad-budget-none", {"bot": kind, "search": f"{SEARCH}@{budget or USUAL_BUDGET}"})
    raise unknown_bot(name)


def load_search(name: str, cores: int = 1, share: float = 1.0) -> Search:
    """A bot that can be asked why."""
    bot = load_bot(name, cores, share)
    if not isinstance(bot, Search):
        raise BadOption(f"{name} does not weigh its options: ask {ADVISER}, or {SEARCH}@{USUAL_BUDGET}")
    return bot


def level_of(name: str) -> int:
    """How strong a bot is among those whom people choose from: 1 for the weakest; 0 for any other, or none."""
    return BOTS.index(name) + 1 if name in BOTS else 0


def unknown_bot(name: str) -> BadOption:
    there = ", ".join([*BOTS, f"{SEARCH}@{USUAL_BUDGET}"])
    return BadOption(f"there is no bot {name!r}; there are: {there}", "bad-bot", {"bot": name, "bots": there})


__all__ = [
    "ADVISER",
    "BOTS",
    "HOUSE_BOT",
    "LEVELS",
    "Bot",
    "Considered",
    "Search",
    "level_of",
    "load_bot",
    "load_search",
    "unknown_bot",
]
