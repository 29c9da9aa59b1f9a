"""A table of Cavern Tavern for the tests: positions to begin from, moves by name, what lies where."""

from typing import Any, Final

from tests.games.moves import everything, names, play, refused

import alehouse
from alehouse import FATE, State
from alehouse.games.cavern_tavern.view import AreaView, CavernTavernView, PlayerView, TaskView

__all__ = ["everything", "names", "play", "refused"]  # every test of the game plays with these
GAME: Final = alehouse.load("cavern_tavern")
CARDS: Final[dict[str, Any]] = GAME.card_file.tables
ORDERS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS["order"]}
ITEMS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS["item"]}
TASKS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS["task"]}
AREAS: Final[dict[str, dict[str, Any]]] = {area["id"]: area for area in CARDS["area"]}
CHARACTERS: Final = tuple(card["id"] for card in CARDS["character"])
PAIRS: Final = {  # by Cellar value
    1: ("fruit", "herbs"),
    2: ("syrup", "rocks"),
    3: ("mead", "nectar"),
    4: ("wine", "elixir"),
    5: ("ambrosia", "beer"),
    6: ("liqueur", "spirits"),
}
KITCHEN: Final = ("make_lunch", "roast_meat", "cook_dragon_eggs", "wash_dishes", "cut_meat", "serve_dinner")
CHORE: Final = ("wipe_tables", "mop_floor", "prepare_rooms", "chop_wood", "fix_roof", "entertain_guests")
ORDINARY: Final = tuple(kind for pair in PAIRS.values() for kind in pair)
ASIDE: Final = "says:shine_my_boots"  # dice lie on a fulfilled Nasty Says card: spent, and in nobody's way
CHAMBER: Final[dict[str, Any]] = {"secret_chamber": "on"}


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────────


def arrange(
    *players: dict[str, Any], options: dict[str, Any] | None = None, events: bool = False, **given: Any
) -> State:
    """A position with open fate, one dict for each player: every die and card is asked for.

    Unless it says otherwise it is the first seat's turn, not the first of the round. Dice that a player does not
    name are spent; a player who names none at all has 1, 2, 3, 4 (and 5). The Mess Hall is full.
    """
    return GAME.arrange(
        position(*players, **given), players=len(players), fate="open", events=events, **(options or {})
    )


def position(*players: dict[str, Any], **given: Any) -> dict[str, Any]:
    """What `Game.arrange` takes, completed as `arrange` says."""
    given.setdefault("phase", "turns")
    given.setdefault("first", 0)
    people = [dict(player) for player in players]
    if given["phase"] == "turns":
        given.setdefault("turn", 0)
        if len(people) > 1:
            given.setdefault("white", (given.get("starter", given["first"]) - 1) % len(people))
        for seat, player in enumerate(people):
            _dice(player, 4 + (len(people) > 1 and seat == given["white"]))
            player.setdefault("turns", 1)
    if "mess" not in given:
        given["mess"] = _mess_hall(people, given)
    return {"players": people, **given}


def quiet(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position as `arrange` makes it, in round 3, where nothing comes in between: a player who names no dice has
    none left, one who names no character has used it up."""
    taken = [player.get("character", "") for player in players]
    spare = [name for name in CHARACTERS if name not in taken]
    people = [{"dice": [], **player} for player in players]
    for player in people:
        if len(people) > 1 and "character" not in player:
            player |= {"character": spare.pop(0), "uses": 0}
    return arrange(*people, options=options, **{"round": 3, **given})


def _dice(player: dict[str, Any], count: int) -> None:
    placed = player.get("placed", {})
    left = count - sum(map(len, placed.values()))
    if "dice" not in player:
        player["dice"] = [1, 2, 3, 4, 5][:left]
    elif len(player["dice"]) < left:
        player["placed"] = {**placed, ASIDE: [*placed.get(ASIDE, []), *[1] * (left - len(player["dice"]))]}


def _mess_hall(people: list[dict[str, Any]], given: dict[str, Any]) -> list[str]:
    """Orders for the six spaces, "" where a meeple stands; small orders first."""
    named = {name for player in people for name in (player.get("order"), *player.get("completed", ()))}
    named |= {name for pile in ("orders_discarded", "orders_under", "orders_deck") for name in given.get(pile, ())}
    small = sorted((name for name in ORDERS if name not in named), key=lambda name: len(ORDERS[name]["ingredients"]))
    taken = {player["table"] for player in people if "order" in player and "table" in player}
    for player in people:
        if "order" in player and "table" not in player:
            player["table"] = next(space for space in range(1, 7) if space not in taken)
            taken.add(player["table"])
    return ["" if space in taken else small.pop(0) for space in range(1, 7)]


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


def place(state: State, target: str, *values: int) -> State:
    """The same state after dice of these values were placed on "area:…", "task:…" or "says:…"."""
    play(state, target)
    for value in values:
        if look(state).placing is not None:  # the last dice may follow from the first ones
            play(state, f"die:{value}")
    if look(state).placing is not None:
        play(state, "done")
    return state


def go(state: State, *moves: str) -> State:
    """The same state after these moves; one that ends in "?" is left out if it is not asked for."""
    for move in moves:
        if not move.endswith("?") or move[:-1] in names(state):
            play(state, move.rstrip("?"))
    return state


def forced(state: State) -> State:
    """The same state after the choices of the card in use that leave nothing to choose."""
    while look(state).using and state.player != FATE and len(names(state)) == 1:
        play(state, names(state)[0])
    return state


def put(state: State, place: str, *values: int) -> State:
    """The same state after these dice were put on an area, card and all: "area:cut_meat", 6, 6, 3."""
    play(state, place)
    return go(state, *(f"die:{value}?" for value in values), "done?")


def roll(state: State, *values: int) -> State:
    """The same state after these dice came up, one by one."""
    return play(state, *(f"rolled:{value}" for value in values))


def roll_all(state: State, value: int = 3) -> State:
    """The same state after all dice that wait to be rolled show `value`."""
    while state.player == FATE and f"rolled:{value}" in names(state):
        play(state, f"rolled:{value}")
    return state


def deal(state: State) -> State:
    """The same state after fate has drawn whatever cards are asked for, the first possible ones; no dice."""
    while state.player == FATE and not names(state)[0].startswith("rolled:"):
        play(state, names(state)[0])
    return state


# ── looking ───────────────────────────────────────────────────────────────────────────────────────────


def look(state: State, seat: int | None = None) -> CavernTavernView:
    view = state.view(seat)
    assert isinstance(view, CavernTavernView)
    return view


def person(state: State, player: int) -> PlayerView:
    """A player as the player sees himself."""
    return look(state, player).players[player]


def dice(state: State, player: int) -> list[int]:
    """The values of the dice still to be placed, sorted."""
    return sorted(die.value for die in person(state, player).dice)


def hand(state: State, player: int) -> list[str]:
    """The items in a player's hand, sorted."""
    return sorted(item.card for item in person(state, player).items)


def held(state: State, player: int) -> dict[str, int]:
    """The ingredients of a player."""
    return person(state, player).ingredients


def requests(state: State, player: int) -> list[str]:
    """The Nasty Says cards before a player."""
    return [card.id for card in person(state, player).says]


def order_of(state: State, player: int) -> str:
    """The open order of a player, or ""."""
    order = person(state, player).order
    return order.id if order else ""


def left(state: State, kind: str) -> int:
    """How many cards a pile has."""
    return next(pile.left for pile in look(state).piles if pile.id == kind)


def area(state: State, name: str, seat: int | None = None) -> AreaView:
    return next(area for area in look(state, seat).areas if area.id == name)


def on(state: State, name: str) -> list[list[int]]:
    """The dice on the used spaces of an area, by space."""
    return [[die.value for die in space.dice] for space in area(state, name).spaces if space.used]


def task(state: State, name: str) -> TaskView:
    """A Task card, in the chamber or on a board."""
    view = look(state)
    cards = [*view.chamber, *(card for player in view.players for card in player.tasks)]
    return next(card for card in cards if card and card.id == name)


def mess(state: State) -> list[str]:
    """The orders in the Mess Hall, by space."""
    return [space.order for space in look(state).mess]


def hall(state: State) -> list[str]:
    """The Mess Hall by space: an order, "@0" for the meeple of that seat, or ""."""
    return [f"@{space.meeple}" if space.meeple >= 0 else space.order for space in look(state).mess]


def asked(state: State, kind: str) -> list[str]:
    """What may be chosen by the legal actions of one kind: "die" gives ["1", "3", …]."""
    return [name.split(":", 1)[1] for name in names(state) if name.startswith(f"{kind}:")]
