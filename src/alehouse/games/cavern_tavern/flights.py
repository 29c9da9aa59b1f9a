"""What flies across the table of Cavern Tavern: ingredients between cellar and shelves, coins, cards of the decks."""

from typing import Any, Final

from alehouse.core.flights import LIGHT, PULSE, SEAL, STEP, TEAR, Flight, first_word, gesture, last_word, of_changes
from alehouse.core.view import LogLine

# Where each good is kept.
PURSES: Final = {"vp": "score:{}", "modifiers": "modifier:{}", "mrs_nasty": "mrs:{}"}

# Where goods come from, or go to, by message.
PLACES: Final = {
    "log-completes": "open:{seat}",
    "log-forgets": "deck:orders",
    "log-track-bonus": "track:{track}",
    "log-bonus": "hand:{seat}",
    "log-drink": "deck:tokens",
    "log-mrs-nasty": "deck:tokens",
    "log-avoids": "deck:says",
    "log-modifiers": "deck:modifiers",
    "log-modifies": "deck:modifiers",
    "log-final-nasty": "track:nasty",
    "log-final-ingredients": "player:{seat}",
    "log-final-says": "deck:says",
    "log-final-secret": "secret:{seat}",
    "log-final-mrs-nasty": "mrs:{seat}",
}
# Where the source of some points lies, by what kind of thing it is.
SOURCES: Final = {"area": "area:{name}", "task": "room:chamber", "item": "hand:{seat}", "character": "character:{seat}"}

ORDERS, ITEMS, SAYS, TASKS = "deck:orders", "deck:items", "deck:says", "deck:tasks"


def flights(line: LogLine) -> list[Flight]:
    """What is given, goods of the log, then what is taken."""
    changed = of_changes(line, _place, lambda seat, good: PURSES[good].format(seat))
    return _markers(line) + _ingredients(line) + changed + _orders(line) + _cards(line)


def _markers(line: LogLine) -> list[Flight]:
    """Markers go down their tracks step by step, the clock's hand to the next hour; a forgotten order is torn off."""
    if line.message == "log-track":
        return [gesture(STEP, f"{last_word(line.args['track'])}:{line.seat}")]
    if line.message in ("log-nasty", "log-nasty-up"):
        return [gesture(STEP, f"nasty:{line.seat}")]
    if line.message == "log-says":
        return [gesture(PULSE, f"nasty:{line.seat}")]
    if line.message == "log-forgets":
        return [gesture(TEAR, f"open:{line.seat}")]
    return [gesture(LIGHT, "clock-hand")] if line.message == "log-head-round" else []


def _place(line: LogLine) -> str:
    if line.message == "log-points":
        source = line.args["source"]
        return SOURCES.get(first_word(source), "player:{seat}").format(seat=line.seat, name=last_word(source))
    return PLACES[line.message].format(seat=line.seat, track=last_word(line.args.get("track")))


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def _ingredients(line: LogLine) -> list[Flight]:
    args, seat = line.args, line.seat
    kind = last_word(args.get("ingredient"))
    mine, victim = f"own:{seat}:{kind}", args.get("victim_seat")
    if line.message in ("log-gains", "log-lurks"):
        return [Flight(kind, f"pile:{kind}", mine)]
    if line.message in ("log-returns", "log-drink"):
        return [Flight(kind, mine, f"pile:{kind}")]
    if line.message == "log-steals":
        return [Flight(kind, f"own:{victim}:{kind}", mine)]
    if line.message == "log-swaps":
        given = last_word(args["given"])
        return [
            Flight(given, f"own:{seat}:{given}", f"own:{victim}:{given}"),
            Flight(kind, f"own:{victim}:{kind}", mine),
        ]
    if line.message == "log-potion":
        return [Flight("magic_potion", f"own:{seat}:magic_potion", f"open:{seat}")]
    if line.message == "log-completes":
        served = [_served(seat, last_word(key), int(count)) for key, count in args["paid"]]
        return [*served, gesture(SEAL, f"open:{seat}")]
    if line.message == "log-drink-token":
        return [Flight(f"drink-{kind}", "deck:tokens", f"drinks:{seat}")]
    return []


def _served(seat: int, kind: str, count: int) -> Flight:
    return Flight(kind, f"own:{seat}:{kind}", f"open:{seat}", count)


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def _orders(line: LogLine) -> list[Flight]:
    """Orders come from their deck and go back to it, or to whoever takes them."""
    args: dict[str, Any] = line.args
    order, mine = last_word(args.get("order")), f"open:{line.seat}"
    card = f"order:{order}"
    if line.message == "log-new-order":
        return [Flight(f"@{card}", ORDERS, card)]
    if line.message == "log-draws-order":
        return [Flight("back-orders", ORDERS, f"player:{line.seat}")]
    if line.message == "log-takes":
        return [Flight(f"slip-{order}", ORDERS, mine) if args["drawn"] else Flight(f"@{card}", card, mine)]
    if line.message in ("log-discards-order", "log-automa-takes"):
        return [Flight(f"@{card}", card, ORDERS)]
    if line.message == "log-gives-up":
        return [Flight(f"slip-{order}", mine, ORDERS)]
    return []


def _cards(line: LogLine) -> list[Flight]:
    """Items, with their backs up, requests and Task cards."""
    args, seat = line.args, line.seat
    hand, task = f"hand:{seat}", f"task:{last_word(args.get('task'))}"
    if line.message.startswith("log-gets-item"):
        return [Flight("back-items", ITEMS, hand)]
    if line.message.startswith("log-steals-item"):
        return [Flight("back-items", f"hand:{args['victim_seat']}", hand)]
    if line.message in ("log-plays", "log-discards-item"):
        return [Flight("back-items", hand, ITEMS)]
    if line.message == "log-says":
        return [Flight("back-says", SAYS, f"player:{seat}")]
    if line.message == "log-fulfils":
        return [Flight("back-says", f"player:{seat}", SAYS)]
    if line.message.startswith("log-new-task"):
        return [Flight(f"@{task}", TASKS, task)]
    if line.message == "log-takes-task":
        return [Flight(f"@{task}", task, f"player:{seat}")]
    if line.message == "log-discards-task":
        return [Flight("back-tasks", f"player:{seat}", TASKS)]
    return []
