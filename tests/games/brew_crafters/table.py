"""A table of Brew Crafters for the tests: positions to begin from, moves by name, what lies where."""

from typing import Any, Final

from tests.games.moves import everything, names, play, refused

import alehouse
from alehouse import State
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, PriceView, ScoreView, SpaceView

__all__ = ["everything", "names", "play", "refused"]  # every test of the game plays with these
GAME: Final = alehouse.load("brew_crafters")
CARDS: Final[dict[str, Any]] = GAME.card_file.tables
SPACES: Final[dict[str, dict[str, Any]]] = {space["id"]: space for space in CARDS["market_spaces"]}
RECIPES: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS["recipes"]}
WORKERS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS["skilled_workers"]}
TILES: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in CARDS["tiles"]}
BASICS: Final = ("malt", "hops", "yeast")
SPECIALS: Final = ("spice", "coffee", "fruit")
INGREDIENTS: Final = (*BASICS, *SPECIALS)
BASIC_RECIPES: Final = ("everyday_ale", "pleasantly_porter", "simply_stout")
DISCOVERY: Final = (
    *("pumpkin_ale", "lambic_ale", "smoked_porter", "sweet_crush_vanilla_porter"),
    *("coffee_stout", "imperial_stout"),
)
DISCOVERY_WORKERS: Final = (
    *("malt_buyer", "hop_buyer", "yeast_biologist", "forager", "delivery_driver", "warehouse_manager"),
    *("head_brewer", "tour_guide", "accountant"),
)
SEASONS: Final = ("spring", "summer", "autumn", "winter")
COUNTS: Final = (2, 3, 4, 5)
MODULES: Final = ("temporary_workers", "commodities_exchange", "job_agency", "community_farm", "secret_recipe")
ALL_MODULES: Final[dict[str, Any]] = dict.fromkeys(MODULES, "on")
LETTERS: Final = {"M": "malt", "H": "hops", "Y": "yeast", "S": "spice", "C": "coffee", "F": "fruit"}


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────────


def arrange(
    *players: dict[str, Any], options: dict[str, Any] | None = None, events: bool = False, **given: Any
) -> State:
    """A position with open fate, one dict for each player; a player has only what his dict says.

    Unless it says otherwise the Market phase of the first Spring begins with the first seat, nothing on the market.
    """
    position = {"phase": "market", **given, "players": [dict(player) for player in players]}
    return GAME.arrange(position, players=len(players), fate="open", events=events, **(options or {}))


def brewery(
    *players: dict[str, Any], options: dict[str, Any] | None = None, events: bool = False, **given: Any
) -> State:
    """The same, but the Brewery phase begins."""
    return arrange(*players, options=options, events=events, **{"phase": "brewery", **given})


def season_start(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """The same, but the season begins: start effects, restock, then the market."""
    return arrange(*players, options=options, **{"phase": "season_start", **given})


def season_end(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """The same, but the season ends: farms, upkeep, then the next season."""
    return arrange(*players, options=options, **{"phase": "season_end", **given})


def over(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """The end of a game: the last Winter ends, upkeep included."""
    return season_end(*players, options=options, **{"year": 3, "season": "winter", **given})


def cubes(text: str) -> dict[str, int]:
    """Ingredients as the rules write them: "2M 1H 1Y" gives {"malt": 2, "hops": 1, "yeast": 1}."""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


def go(state: State, *moves: str) -> State:
    """The same state after these moves; one that ends in "?" is left out if it is not asked for."""
    for move in moves:
        if not move.endswith("?") or move[:-1] in names(state):
            play(state, move.rstrip("?"))
    return state


def pass_brewery(state: State) -> State:
    """The same state after everybody has passed in the Brewery phase, up to the next season or the end."""
    while look(state).phase == "brewery":
        play(state, "pass")
    return state


def pass_market(state: State) -> State:
    """The same state after the Market phase, everybody taking the least interesting thing there is."""
    while look(state).phase == "market":
        play(state, idle(state))
    return state


def idle(state: State) -> str:
    """Some legal move that does as little as possible: stop, decline or pass if one may, else the first one."""
    legal = names(state)
    return next(
        (name for name in ("decline", "end_brew", "as_printed", "end_action", "pass") if name in legal), legal[0]
    )


# ── looking ───────────────────────────────────────────────────────────────────────────────────────────


def look(state: State, seat: int | None = None) -> BrewCraftersView:
    view = state.view(seat)
    assert isinstance(view, BrewCraftersView)
    return view


def person(state: State, player: int) -> PlayerView:
    """A player as the player sees himself."""
    return look(state, player).players[player]


def held(state: State, player: int) -> dict[str, int]:
    """The ingredients that a player stores, without those he has none of."""
    return {kind: amount for kind, amount in person(state, player).stored.items() if amount}


def money(state: State, player: int) -> int:
    return person(state, player).money


def rep(state: State, player: int) -> int:
    """The reputation tokens of a player."""
    return person(state, player).rep


def score(state: State, player: int) -> ScoreView:
    return person(state, player).score


def price(state: State, player: int, recipe: str) -> PriceView:
    """What a recipe would cost a player now."""
    return next(price for price in person(state, player).prices if price.recipe == recipe)


def tanks(state: State, player: int) -> list[str]:
    """What ferments in the tanks of a player, by recipe, "" for nothing."""
    return [unit.tank.recipe if unit.tank else "" for unit in person(state, player).tanks]


def bottling(state: State, player: int) -> list[str]:
    """What waits in the bottling units of a player, by recipe, "" for nothing."""
    return [unit.bottling.recipe if unit.bottling else "" for unit in person(state, player).tanks]


def sold(state: State, player: int) -> list[str]:
    """The recipes of the batches in the freight area of a player, sorted."""
    return sorted(batch.recipe for batch in person(state, player).sold)


def research(state: State, player: int) -> list[int]:
    """The positions on the four tracks of a player."""
    return [track.position for track in person(state, player).research]


def space(state: State, name: str, seat: int | None = None) -> SpaceView:
    return next(space for space in look(state, seat).market if space.id == name)


def goods(state: State, name: str) -> dict[str, int]:
    """What lies on a market space."""
    return {kind: amount for kind, amount in space(state, name).goods.items() if amount}


def on(state: State, name: str) -> list[tuple[int, str]]:
    """The markers on a market space: seat and kind."""
    return [(marker.seat, marker.kind) for marker in space(state, name).markers]


def tiles_left(state: State, name: str) -> int:
    """How many copies of a tile the supply has."""
    return next(tile.left for tile in look(state).tiles if tile.id == name)


def asked(state: State, kind: str) -> list[str]:
    """What may be chosen by the legal actions of one kind: "take" gives ["malt", "hops", …]."""
    return [name.split(":", 1)[1] for name in names(state) if name.startswith(f"{kind}:")]
