"""What flies across the table of Brew Crafters: ingredients, money and reputation, batches, people and tiles."""

from typing import Final

from alehouse.core.flights import LEAVE, LIGHT, POUR, STAMP, Flight, first_word, gesture, last_word, of_changes
from alehouse.core.view import LogLine

# Where goods that are no ingredients are kept.
PURSES: Final = {"money": "money:{}", "rep": "rep:{}"}
MARKET: Final = "board:market"

# Where goods come from, or go to, by message; anything else says what its source is.
PLACES: Final = {
    "log-discards": MARKET,
    "log-gives-exchange": "space:commodities_exchange",
    "log-temporary": "space:temporary_workers",
    "log-fee": "space:job_agency",
    "log-plants": "installed:{seat}:farm",
    "log-harvests": "installed:{seat}:farm",
    "log-plants-common": "space:community_farm",
    "log-common-share": "space:community_farm",
    "log-common-rest": "space:community_farm",
    "log-sells": "freight:{seat}",
    "log-secret-sold": "hall:{seat}",
    "log-loans": "loans:{seat}",
}
# The arguments that name a source, and where each kind of source lies.
CAUSES: Final = ("space", "card", "tile", "section", "partner")
SOURCES: Final = {
    "space": "space:{name}",
    "worker": "hired:{seat}:{name}",
    "tile": "installed:{seat}:{name}",
    "track": "lab:{seat}",
    "section": "section:{name}",
    "partnership": "partner:{seat}:{name}",
}
# What shows the season: the wheel has a field for each, and its words in the middle.
SEASON: Final = "season"
LIT: Final = (SEASON, "season:words", "field:spring", "field:summer", "field:autumn", "field:winter")
BREWING: Final = "log-brews"  # how every line begins that tells of a batch being brewed


def flights(line: LogLine) -> list[Flight]:
    """What is given, then what is taken."""
    if line.message == "log-upkeep":
        return _upkeep(line)
    if line.message == "log-head-season":
        return [gesture(LIGHT, piece, SEASON) for piece in LIT]
    return _given(line) + of_changes(line, _place, _purse) + _taken(line)


def _purse(seat: int, good: str) -> str:
    return PURSES[good].format(seat) if good in PURSES else f"stored:{seat}:{good}"


def _place(line: LogLine) -> str:
    if line.message.startswith(BREWING):
        return f"hall:{line.seat}"
    if line.message in PLACES:
        return PLACES[line.message].format(seat=line.seat)
    return _source(line)


def _source(line: LogLine) -> str:
    """What brings the goods: a space, somebody hired, a tile…; of several causes the first one."""
    named = [line.args[cause] for cause in CAUSES if cause in line.args]
    for cause in line.args.get("cause", ()):
        named += cause
    for key in named:
        if first_word(key) in SOURCES:
            return SOURCES[first_word(key)].format(seat=line.seat, name=last_word(key))
    return f"player:{line.seat}"


# ── besides the goods of the log ──────────────────────────────────────────────────────────────────


def _given(line: LogLine) -> list[Flight]:
    """What goes before them: a batch before its price, a tile before what it brings."""
    seat, recipe = line.seat, last_word(line.args.get("recipe"))
    if line.message == "log-sells":
        return [Flight(f"batch-{recipe}", f"hall:{seat}", f"freight:{seat}"), gesture(LEAVE, f"freight:{seat}")]
    if line.message.startswith("log-installs"):
        name = last_word(line.args["tile"])
        return _settled(f"tile-{name}", "action:install", f"installed:{seat}:{name}")
    if line.message == "log-loans":
        return [Flight("loan", MARKET, f"loans:{seat}", line.args["count"])]
    return []


def _taken(line: LogLine) -> list[Flight]:
    args, seat = line.args, line.seat
    if line.message.startswith(BREWING):
        return [gesture(POUR, f"tank:{seat}:{args['tank']}", f"hall:{seat}")]
    if line.message == "log-hires":
        name = last_word(args["worker"])
        return _settled(f"face-{name}", "board:people", f"hired:{seat}:{name}")
    if line.message == "log-partner":
        name = last_word(args["partnership"])
        return _settled(f"partner-{name}", "board:partnerships", f"partner:{seat}:{name}")
    if line.message == "log-label":
        name = last_word(args["recipe"])
        return _settled(f"seal-{name}", f"recipe:{name}", f"labels:{seat}")
    if line.message == "log-shift":
        return [Flight("shift", MARKET, f"shifts:{seat}")]
    if line.message.startswith("log-secret") and not line.changes:
        return [Flight("secret", "board:recipes", f"player:{seat}")]
    return []


def _settled(what: str, origin: str, goal: str) -> list[Flight]:
    """What comes to its place for good is stamped there."""
    return [Flight(what, origin, goal), gesture(STAMP, goal)]


def _upkeep(line: LogLine) -> list[Flight]:
    """Money for everybody who is paid, one after the other, and for the rest; a discount is spared at the end."""
    purse, left = f"money:{line.seat}", -line.changes.get("money", 0)
    paid = []
    for key, wage in line.args["wages"]:
        amount = min(int(wage), left)
        if amount:
            paid.append(Flight("g-money", purse, _of_worker(line.seat, key), amount))
        left -= amount
    return [*paid, Flight("g-money", purse, f"upkeep:{line.seat}", left)] if left else paid


def _of_worker(seat: int, key: str) -> str:
    return SOURCES["worker"].format(seat=seat, name=last_word(key))
