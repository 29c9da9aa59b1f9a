"""A second reading of what may be done in a turn of Cavern Tavern, from what a seat sees and the card file alone."""

from collections import Counter
from itertools import combinations
from typing import Any, Final

from tests.games.cavern_tavern.table import AREAS, CARDS, ORDERS, PAIRS, TASKS

from alehouse.games.cavern_tavern.view import CavernTavernView, PlayerView, TaskView

REQUESTS: Final[dict[str, dict[str, Any]]] = {card["id"]: card["request"] for card in CARDS["nasty_says"]}
DICE_REQUESTS: Final = ("dice_count", "dice_sum_exact", "dice_sum_min", "dice_pair")


def shift(player: PlayerView, track: str) -> int:
    """How far one die may be off on a task of a track (CT-6.3.5)."""
    at = {"kitchen": player.kitchen, "chore": player.chore}.get(track, 0)
    return 2 if at >= 9 else 1 if at >= 6 else 0


def subsets(values: list[int]) -> list[tuple[int, ...]]:
    return [some for n in range(1, len(values) + 1) for some in combinations(values, n)]


def fits(some: tuple[int, ...], wanted: int, off: int) -> bool:
    """Whether dice total a value, one of them counting up to `off` more or less (CT-6.0.2, 6.3.5)."""
    need = wanted - sum(some)
    return need == 0 or (abs(need) <= off and any(1 <= value + need <= 6 for value in some))


def meets(some: tuple[int, ...], request: dict[str, Any]) -> bool:
    """Whether dice meet a request (CT-6.6.10)."""
    kind = request["kind"]
    if kind == "dice_count":
        return len(some) == int(request["n"])
    if kind == "dice_sum_exact":
        return sum(some) == int(request["value"])
    if kind == "dice_sum_min":
        return sum(some) >= int(request["value"]) > sum(some) - min(some)
    return kind == "dice_pair" and len(some) == 2 and some[0] == some[1]


def allowed(some: tuple[int, ...], target: str, player: PlayerView, task: TaskView | None = None) -> bool:
    """Whether these dice may lie on a target, as far as their values go."""
    kind, _, name = target.partition(":")
    if kind == "says":
        return meets(some, REQUESTS[name])
    card = TASKS[task.id] if task else TASKS[name] if kind == "task" else AREAS[name]
    if "dice_count" in card:
        return len(some) == int(card["dice_count"])
    return fits(some, card["dice_sum"], shift(player, card.get("track", "none")))


def useful(view: CavernTavernView, name: str) -> bool:
    """Whether an area would do something (CT-6.0.4)."""
    piles = {pile.id: pile.left for pile in view.piles}
    if name.startswith("cellar_"):
        return any(piles[kind] for kind in PAIRS[int(name[-1])])
    items = view.items_left + len(view.items_discarded)
    if name == "workshop_item":
        return items > 0
    if name == "workshop_magic_potion":
        return piles["magic_potion"] > 0 or items > 0
    if name == "workshop_replace_order":
        cards = view.orders_left + len(view.orders_discarded)
        return cards > 0 and any(space.order and not space.blocked for space in view.mess)
    return True


def placements(view: CavernTavernView, seat: int) -> set[str]:
    """Where a player may place dice now (6.0, CT-6.6.4)."""
    player = view.players[seat]
    dice = subsets([die.value for die in player.dice])
    found = set()
    for area in view.areas:
        card = AREAS[area.id]
        free = sum(space.used for space in area.spaces) < card["spaces"][view.seats - 1] or player.crowding
        closed = area.section == "chamber" and not view.chamber_open
        forbidden = bool(player.says) and area.section in ("kitchen", "chore")
        if free and not closed and not forbidden and not area.blocked and useful(view, area.id):
            if any(allowed(some, f"area:{area.id}", player) for some in dice):
                found.add(f"area:{area.id}")
    for number, task in enumerate(view.chamber, 1):
        if task and task.user < 0 and not task.blocked:
            if any(allowed(some, f"task:{task.id}", player, task) for some in dice):
                found.add(f"area:chamber_task_{number}")
    for task in player.tasks:
        if task.user < 0 and any(allowed(some, f"task:{task.id}", player) for some in dice):
            found.add(f"task:{task.id}")
    for says in player.says:
        if REQUESTS[says.id]["kind"] in DICE_REQUESTS:
            if any(allowed(some, f"says:{says.id}", player) for some in dice):
                found.add(f"says:{says.id}")
    return found


def takeable(view: CavernTavernView) -> set[str]:
    """The orders that may be taken, and whether one from the deck (D4)."""
    orders = {f"order:{space.order}" for space in view.mess if space.order and not space.blocked}
    cards = view.orders_left + len(view.orders_discarded)
    return orders | ({"from_deck"} if orders and cards else set())


def payable(player: PlayerView) -> bool:
    """Whether the open order could be completed (CT-6.1.4)."""
    if player.order is None:
        return False
    lack = Counter(ORDERS[player.order.id]["ingredients"])
    lack.subtract(player.ingredients)
    short = sum(count for kind, count in lack.items() if count > 0 and kind != "magic_potion")
    return short <= player.ingredients.get("magic_potion", 0) + player.waived


def returnable(player: PlayerView) -> set[str]:
    """The requests that can be fulfilled with cards (CT-6.6.11)."""
    ordinary = {kind: count for kind, count in player.ingredients.items() if kind != "magic_potion"}
    found = set()
    for says in player.says:
        request = REQUESTS[says.id]
        met = {
            "return_ingredients": all(ordinary.get(kind, 0) for kind in request.get("ingredients", ())),
            "return_any": len(ordinary) >= int(request.get("n", 0)),
            "return_same": any(count >= int(request.get("n", 0)) for count in ordinary.values()),
            "discard_item": len(player.items) >= int(request.get("n", 0)),
        }
        if met.get(request["kind"], False):
            found.add(f"says:{says.id}")
    return found
