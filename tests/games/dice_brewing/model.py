"""Parts of the rules of Dice Brewing read a second time, from the public view alone, to compare the program with."""

import tomllib
from collections import Counter
from typing import Any, Final

from tests.games.dice_brewing.table import COLOURS, GAME

from alehouse.games.dice_brewing.view import DiceBrewingView, DieView, PlayerView, SpaceView

DATA: Final = tomllib.loads(GAME.card_file.text)
RECIPES: Final[dict[str, dict[str, Any]]] = {recipe["id"]: recipe for recipe in DATA["recipe"]}
PRICES: Final[dict[str, int]] = {kind["id"]: kind["price"] for kind in (*DATA["ingredient"], *DATA["action_token"])}
SPEED_UP: Final = {
    "malt_seed": 3,
    "malt_roast": 3,
    "malt_raise": 2,
    "hops_seed": 3,
    "hops_raise": 2,
    "dept_green_seed": 2,
    "dept_black_seeds": 3,
    "dept_coins": 4,
}


def spaces(player: PlayerView) -> dict[str, SpaceView]:
    return {place.id: place for house in player.buildings for place in house.spaces}


def own_dice(player: PlayerView) -> list[DieView]:
    return [*player.pool, *player.warehouse]


def all_dice(player: PlayerView) -> list[DieView]:
    """The dice of a player wherever they lie."""
    placed = [die for place in spaces(player).values() for die in place.dice]
    return [*own_dice(player), *placed, *([player.discount] if player.discount else [])]


def base(die: DieView) -> int:
    """The value that lasts."""
    return die.value - die.raised


# ── placing (DB-5.25, 5.32, 5.35, 6.2, 6.5, 6.10 to 6.32) ─────────────────────────────────────────────


def placeable(view: DiceBrewingView, seat: int, die: DieView | None) -> set[str]:
    """Where a player may put a die, or a seed."""
    found = set()
    for house in view.players[seat].buildings:
        if not house.open or house.blocked:
            continue
        for place in house.spaces:
            if seat in place.users:
                fits = die is not None and _adds(view, seat, place, die)
            else:
                fits = len(place.users) < len(view.players) - 1 and _accepts(view, seat, place.id, die)
            if fits:
                found.add(place.id)
    return found


def _accepts(view: DiceBrewingView, seat: int, place: str, die: DieView | None) -> bool:
    if die is None:
        return place in ("malt_seed", "hops_seed")
    if die.token == "blocked":
        return False
    mine = view.players[seat]
    others = [other for other in own_dice(mine) if other.id != die.id and not other.token]
    low = die.value < 6 and die.token != "protected"
    swaps = any(other.colour != "blue" and view.supply[other.colour] for other in others)
    blue = die.colour == "blue"
    return {
        "malt_roast": die.colour == "yellow",
        "malt_raise": die.colour in ("yellow", "black") and low,
        "hops_raise": die.colour == "green" and low,
        "school_reroll": blue and die.value >= 2 and bool(others),
        "school_swap": blue and die.value >= 3 and swaps,
        "school_skill": blue and (die.value >= 5 or view.edition == "pl-2"),
        "dept_green_seed": die.colour == "green",
        "dept_black_seeds": die.colour == "black",
        "dept_coins": die.colour in ("blue", "black"),
    }.get(place, False)


def _adds(view: DiceBrewingView, seat: int, place: SpaceView, die: DieView) -> bool:
    """Whether a die may go on a space that its owner already uses."""
    if die.token == "blocked" or place.resolved:
        return False
    if place.id == "school_skill":
        return view.edition == "pl-2" and sum(one.value for one in place.dice) < 5 and not place.complete
    given = {
        "malt_seed": view.supply["yellow"] >= 1,
        "malt_roast": view.supply["black"] >= 1,
        "hops_seed": view.supply["green"] >= 1,
        "dept_green_seed": view.seeds >= 1,
        "dept_black_seeds": view.seeds >= 2,
    }
    least = SPEED_UP.get(place.id, 7)
    return die.colour == "blue" and die.value >= least and given.get(place.id, True)


# ── action tokens (DB-6.40 to 6.47) ───────────────────────────────────────────────────────────────────


def targets(view: DiceBrewingView, seat: int, kind: str) -> set[str]:
    """What a player may play a token on: every die by name, "building:2:school", "recipe:dry_stout"."""
    if kind == "block_recipe":
        return {f"recipe:{card.id}" for card in view.display if not card.blocked}
    if kind == "block_building":
        return {
            f"building:{player.seat + 1}:{house.id}"
            for player in view.players
            for house in player.buildings
            if player.seat != seat
            and not house.blocked
            and (house.open if view.edition == "pl-2" else any(map(_gives, house.spaces)))
        }
    found = set()
    for player in view.players:
        dice = list(player.warehouse)
        if kind != "withdraw_die" and view.phase != "round_start":
            dice += player.pool
            if kind == "reroll_die":
                dice += [die for place in spaces(player).values() for die in place.dice]
        for die in dice:
            free = not die.token if kind == "block_protect_die" else die.token != "protected"
            if free and die.value and (kind != "raise_value" or die.value <= 5):
                found.add(f"die:{die.id}")
    return found


def _gives(place: SpaceView) -> bool:
    """Whether a space of the first edition would still give something at Tidy."""
    return bool(place.dice or place.seed) and not place.resolved and not place.cancelled


# ── buying and brewing (DB-5.40 to 5.43, 5.52 to 5.54) ────────────────────────────────────────────────


def off(kind: str, die: DieView) -> int:
    """What a die takes off the price of an ingredient."""
    if die.colour != "blue" or die.token == "blocked":
        return 0
    if kind in ("spices", "special_malt"):
        return int(die.value >= 4)
    if kind in ("honey", "special_hops"):
        return max(0, die.value - 4)
    return 0


def affordable(view: DiceBrewingView, seat: int) -> set[str]:
    """The ingredients that a player could pay for now."""
    mine = view.players[seat]
    money = mine.coins + mine.luck
    return {
        stock.id
        for stock in view.ingredients
        if view.round >= 2
        and not stock.sold_out
        and PRICES[stock.id] - max((off(stock.id, die) for die in own_dice(mine)), default=0) <= money
    }


def brewable(view: DiceBrewingView, seat: int) -> set[str]:
    """The recipes of the display that a player could brew now."""
    dice = [die for die in view.players[seat].warehouse if die.token != "blocked"]
    return {card.id for card in view.display if not card.blocked and meets(dice, card.id)}


def meets(dice: list[DieView], recipe: str) -> bool:
    for colour in COLOURS:
        shown = sorted((die.value for die in dice if die.colour == colour), reverse=True)
        least = sorted((need["min"] for need in RECIPES[recipe]["requires"] if need["die"] == colour), reverse=True)
        if len(shown) < len(least) or any(value < minimum for value, minimum in zip(shown, least)):
            return False
    return True


# ── Tidy and the end of the round (DB-5.62 to 5.73) ───────────────────────────────────────────────────


class Tidy:
    """What the table looks like after Tidy and, if the game goes on, the end of the round."""

    def __init__(self, view: DiceBrewingView) -> None:
        self.supply = dict(view.supply)
        self.seeds_left = view.seeds
        count = len(view.players)
        self.coins = [player.coins for player in view.players]
        self.seeds = [player.seeds for player in view.players]
        self.pools = [Counter(die.colour for die in player.pool) for player in view.players]
        self.warehouses = [Counter((die.colour, base(die)) for die in player.warehouse) for player in view.players]
        self.claims: list[tuple[str, int, bool]] = []  # colour, claimant, whether a yellow die waits for it
        self.late = 0  # claims that were served after all
        self.lost = 0
        for step in range(count):
            self._player(view, (view.priority + step) % count)
        for _, seat, waits in self.claims:
            self.lost += 1
            self.pools[seat]["yellow"] += waits
        ends = view.round == 40 or view.brewed >= view.brewed_to_end
        if not ends and view.round % 2:  # summer comes
            for step in range(count):
                if self.seeds_left:
                    self.seeds_left -= 1
                    self.seeds[(view.priority + 1 + step) % count] += 1

    def _player(self, view: DiceBrewingView, seat: int) -> None:
        player = view.players[seat]
        if player.discount:
            self.pools[seat]["blue"] += 1
        open_ = {}
        for name, place in spaces(player).items():
            if place.cancelled or place.resolved:
                self.pools[seat].update(die.colour for die in place.dice)
                self.seeds[seat] += place.seed
            elif place.dice or place.seed:
                open_[name] = place
        for name in ("malt_raise", "hops_raise"):
            if name in open_:
                die = open_[name].dice[0]
                self.warehouses[seat][die.colour, min(6, base(die) + 1)] += 1
        for name in ("school_reroll", "school_swap", "school_skill"):
            if name in open_:
                self.pools[seat].update(die.colour for die in open_[name].dice)
        if "school_skill" in open_ and open_["school_skill"].complete:
            self._gain(seat, "blue")
        self.seeds_left += sum(name in open_ for name in ("malt_seed", "hops_seed"))
        if "dept_coins" in open_:
            colour = open_["dept_coins"].dice[0].colour
            self.coins[seat] += {"blue": 4, "black": 3}[colour]
            self._return(colour)
        for name, colour, due in (("dept_green_seed", "green", 1), ("dept_black_seeds", "black", 2)):
            if name in open_:
                due = min(due, self.seeds_left)
                if due:
                    self.seeds_left -= due
                    self.seeds[seat] += due
                    self._return(colour)
                else:
                    self.pools[seat][colour] += 1
        if "malt_roast" in open_:
            self._gain(seat, "black", waits=True)
        if "malt_seed" in open_:
            self._gain(seat, "yellow")
        if "hops_seed" in open_:
            self._gain(seat, "green")

    def _gain(self, seat: int, colour: str, waits: bool = False) -> None:
        if not self.supply[colour]:
            self.claims.append((colour, seat, waits))
            return
        self.supply[colour] -= 1
        self.pools[seat][colour] += 1
        if waits:
            self._return("yellow")

    def _return(self, colour: str) -> None:
        """A die comes back to the supply: the oldest claim takes it."""
        for claim in self.claims:
            if claim[0] == colour:
                self.claims.remove(claim)
                self.late += 1
                self.pools[claim[1]][colour] += 1
                if claim[2]:
                    self._return("yellow")
                return
        self.supply[colour] += 1
