"""The components of Dice Brewing: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.card_checks import distinct, ordered
from alehouse.core.cards import CardFile, Row
from alehouse.core.vocabulary import check_bits, check_order, check_places, in_order
from alehouse.games.dice_brewing.card_checks import check_file

COLOURS: Final = ("yellow", "black", "green", "blue")
YELLOW: Final = 0
BLACK: Final = 1
GREEN: Final = 2
BLUE: Final = 3
MOST_DICE: Final = 60  # a set of dice is one integer, a bit each; so is a set of recipes
MOST_RECIPES: Final = 60
MOST_TOKENS: Final = 15  # of one kind of ingredient or action token

BUILDINGS: Final = ("malt_house", "hops_plantation", "school", "seed_department")
SPACES: Final = (
    "malt_seed",  # DB-6.10
    "malt_roast",  # DB-6.11
    "malt_raise",  # DB-6.12
    "hops_seed",  # DB-6.13
    "hops_raise",  # DB-6.14
    "school_reroll",  # DB-6.20
    "school_swap",  # DB-6.21
    "school_skill",  # DB-6.23
    "dept_green_seed",  # DB-6.30
    "dept_black_seeds",  # DB-6.31
    "dept_coins",  # DB-6.32
)
INGREDIENTS: Final = ("fruit", "spices", "special_malt", "honey", "special_hops")

# How many there are of each, for arrays.
SPACE_COUNT: Final = 11
INGREDIENT_COUNT: Final = 5

# What a space does besides giving something.
NO_EFFECT: Final = 0
REROLL_ZONE: Final = 1
SWAP: Final = 2


@final
class SpaceEffect:
    """What a space does: its number, the rule of it, its icon, the end of the messages of the book that tell of it."""

    def __init__(self, number: int, clause: str, sign: str, told: str) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.sign: Final = sign
        self.told: Final = told


SPACE_OPS: Final = {
    "": SpaceEffect(NO_EFFECT, "", "", ""),
    "reroll_zone": SpaceEffect(REROLL_ZONE, "DB-6.20", "i-reroll", "reroll"),
    "swap_with_supply": SpaceEffect(SWAP, "DB-6.21", "i-swap", "swap"),
}
SPACE_EFFECTS: Final = in_order({name: effect.number for name, effect in SPACE_OPS.items()})

# What becomes of the item on a space (DB-5.63).
TO_SUPPLY: Final = 0
TO_WAREHOUSE: Final = 1
TO_POOL: Final = 2
AFTER: Final = in_order({"supply": TO_SUPPLY, "warehouse": TO_WAREHOUSE, "active_pool": TO_POOL})

# What an action token does (section 6.6); each does something else.
WITHDRAW: Final = 0
BLOCK_BUILDING: Final = 1
BLOCK_PROTECT: Final = 2
BLOCK_RECIPE: Final = 3
RAISE: Final = 4
REROLL: Final = 5
KIND_COUNT: Final = 6


@final
class TokenEffect:
    """What an action token does: its number, the rule of it, the kind of token, what that is played on, its icon in
    books, the messages of the log that tell of it. Its words are `about-<name>` and `token-<kind>`."""

    def __init__(self, number: int, clause: str, kind: str, target: str, sign: str, *told: str) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.kind: Final = kind
        self.target: Final = target
        self.sign: Final = sign
        self.told: Final = told


TOKEN_OPS: Final = {
    "move_to_owner_active_pool": TokenEffect(WITHDRAW, "DB-6.40", "withdraw_die", "die", "withdraw", "log-withdraw"),
    "block_building_until_round_end": TokenEffect(
        BLOCK_BUILDING, "DB-6.41", "block_building", "building", "block-building", "log-block-building"
    ),
    "block_if_opponent_protect_if_own": TokenEffect(
        BLOCK_PROTECT, "DB-6.43", "block_protect_die", "die", "block-die", "log-block-die", "log-protect-die"
    ),
    "block_recipe_until_round_end": TokenEffect(
        BLOCK_RECIPE, "DB-6.44", "block_recipe", "recipe", "block-recipe", "log-block-recipe"
    ),
    "plus_one_until_round_end": TokenEffect(RAISE, "DB-6.45", "raise_value", "die", "raise", "log-raise"),
    "reroll": TokenEffect(REROLL, "DB-6.46", "reroll_die", "die", "reroll-token", "log-reroll-die"),
}
TOKEN_EFFECTS: Final = in_order({name: effect.number for name, effect in TOKEN_OPS.items()})
KINDS: Final = tuple([effect.kind for effect in TOKEN_OPS.values()])

# When action tokens are played (DB-5.13), as bits.
WINDOWS: Final = ("round_start", "placement", "purchase", "brewing_start")
AT_ROUND_START: Final = 1
AT_PLACEMENT: Final = 2
AT_PURCHASE: Final = 4
AT_BREWING_START: Final = 8

# Where a die may lie to be the target of an action token, as bits.
ZONES: Final = ("active_pool", "warehouse", "board")
TARGETS: Final = {
    "die": ("kind", "owner", "zones", "max_value"),
    "building": ("kind", "owner"),
    "recipe": ("kind", "zones"),
}
IN_POOL: Final = 1
IN_WAREHOUSE: Final = 2
ON_BOARD: Final = 4

EDITIONS: Final = ("pl-2", "it-1")
MODES: Final = ("standard", "advanced")
PLAYERS: Final = (2, 3, 4)
LEVELS: Final = ("basic", "intermediate", "expert", "experimental")
NO_DIE: Final = -1
SKILL_DIE: Final = 0  # among the ways to enhance a brew; ingredient i is i + 1
USES: Final = ("skill_die", *INGREDIENTS)


check_order(COLOURS, {"yellow": YELLOW, "black": BLACK, "green": GREEN, "blue": BLUE})
check_places(USES, {"skill_die": SKILL_DIE})
check_bits(
    WINDOWS,
    {
        "round_start": AT_ROUND_START,
        "placement": AT_PLACEMENT,
        "purchase": AT_PURCHASE,
        "brewing_start": AT_BREWING_START,
    },
)
check_bits(ZONES, {"active_pool": IN_POOL, "warehouse": IN_WAREHOUSE, "board": ON_BOARD})
if (len(SPACES), len(INGREDIENTS), len(KINDS)) != (SPACE_COUNT, INGREDIENT_COUNT, KIND_COUNT):
    raise AssertionError("there are not as many spaces, ingredients or kinds of tokens as the arrays have room for")


# ── the player board ──────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Gain:
    """What a space gives: one die of a colour, seeds, coins."""

    def __init__(self, row: Row | None) -> None:
        self.die: Final[i64] = COLOURS.index(row.text("die", COLOURS)) if row and row.has("die") else NO_DIE
        self.seeds: Final[i64] = row.number("seeds", 1, 9) if row and row.has("seeds") else 0
        self.coins: Final[i64] = row.number("coins", 1, 30) if row and row.has("coins") else 0
        self.kinds: Final = int(self.die != NO_DIE) + int(self.seeds > 0) + int(self.coins > 0)


@final
@mypyc_attr(acyclic=True)
class Space:
    """A space of the player board: what it accepts, what it gives, how it is sped up."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id", SPACES)
        self.key: Final = f"@space-{self.id}"
        self.building: Final[i64] = BUILDINGS.index(row.text("building", BUILDINGS))
        self.index: Final[i64] = row.number("index", 1, 3)
        self.source: Final = row.source()
        self.reconstructed: Final = row.has("reconstructed")  # DB-6.0
        self.instant: Final = row.text("timing", ("tidy", "instant")) == "instant"
        self.speedup_min: Final[i64] = row.number("speedup_min", 0, 6)
        self.after: Final[i64] = AFTER.index(row.text("after", AFTER))
        self.raises: Final[i64] = row.number("raise", 1, 5) if row.has("raise") else 0
        effect = row.text("effect", SPACE_EFFECTS[1:]) if row.has("effect") else ""
        self.effect: Final[i64] = SPACE_EFFECTS.index(effect)
        swaps = row.texts("colours", COLOURS) if self.effect == SWAP or row.has("colours") else []
        self.colours: Final = vec[i64]([COLOURS.index(colour) for colour in swaps])
        self.gain: Final = Gain(row.part("give") if row.has("give") else None)
        self.takes_seed: bool = False
        self.low: Final = vec[i64]([0, 0, 0, 0])  # the lowest value of each colour it accepts, 0 for none
        self.high: Final = vec[i64]([0, 0, 0, 0])
        self.gains: Final = [self.gain] * 4  # what it gives for a die of each colour
        for accepted in row.parts("accepts"):
            self._accept(row, accepted)
        multi = row.part("multi") if row.has("multi") else None
        self.set_total: Final[i64] = multi.number("min_total", 1, 36) if multi else 0  # DB-6.24
        self.set_blue: Final[i64] = multi.number("min_blue", 1, 6) if multi else 0
        self._check(row)

    def _accept(self, row: Row, accepted: Row) -> None:
        if accepted.has("piece"):
            accepted.text("piece", ("seed",))
            self.takes_seed = True
            if len(accepted.fields) > 1:
                raise row.bad("accepts", "a seed has no value, and what it gives belongs to the space")
            return
        if not accepted.has("die"):
            raise row.bad("accepts", "needs a die or a piece")
        colour = COLOURS.index(accepted.text("die", COLOURS))
        if self.low[colour]:
            raise row.bad("accepts", f"names {COLOURS[colour]} twice")
        self.low[colour] = accepted.number("min", 1, 6)
        self.high[colour] = accepted.number("max", 1, 6) if accepted.has("max") else 6
        if self.high[colour] < self.low[colour]:
            raise row.bad("accepts", "a max lies below its min")
        if accepted.has("give"):
            if self.after != TO_SUPPLY:
                raise row.bad("accepts", "what a die gives by its colour needs after = 'supply'")
            self.gains[colour] = Gain(accepted.part("give"))

    def _check(self, row: Row) -> None:
        """The combinations that the chapters of the rules know."""
        takes_dice = any(self.low)
        if self.takes_seed == takes_dice:
            raise row.bad("accepts", "needs either a seed or dice")
        if self.takes_seed and self.after != TO_SUPPLY:
            raise row.bad("after", "must be 'supply' for a seed")
        if (self.raises > 0) != (self.after == TO_WAREHOUSE):
            raise row.bad("raise", "a raised die goes to the warehouse, and no other does (DB-6.12)")
        if self.instant != (self.effect != NO_EFFECT):
            raise row.bad("effect", "belongs to instant spaces, and to each of them")
        if self.instant and self.after != TO_POOL:
            raise row.bad("after", "must be 'active_pool' for an instant space (DB-6.25)")
        if self.speedup_min and self.after == TO_POOL:
            raise row.bad("speedup_min", "must be 0 where dice only visit (DB-6.25)")
        if row.has("multi") and (self.after != TO_POOL or self.instant):
            raise row.bad("multi", "needs after = 'active_pool', and no effect")
        if (self.effect == SWAP) != (len(self.colours) > 0):
            raise row.bad("colours", "belongs to a space that swaps, with at least one colour")
        self._check_gains(row)

    def _check_gains(self, row: Row) -> None:
        """A space that lasts until Tidy gives one kind of thing; seeds and dice that come back bring a die."""
        if self.instant or self.raises:
            if row.has("give"):
                raise row.bad("give", "means nothing for a space that does something to dice")
        elif self.takes_seed or self.after == TO_POOL:
            if self.gain.die == NO_DIE or self.gain.kinds > 1:
                raise row.bad("give", "must be one die")
        else:
            for colour in range(len(COLOURS)):
                if self.low[colour] and self.gains[colour].kinds != 1:
                    raise row.bad("give", f"must be one die, seeds or coins for {COLOURS[colour]}")


@final
class Building:
    """A building of the player board and the round in which it opens (DB-6.1)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final = number
        self.id: Final = row.text("id", BUILDINGS)
        self.key: Final = f"@building-{self.id}"
        self.unlock_round: Final = row.number("unlock_round", 1)
        self.spaces: Final = row.texts("spaces", SPACES)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Ingredient:
    """A special ingredient of the Market: its price, and what a blue die takes off it (DB-5.43)."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id", INGREDIENTS)
        self.key: Final = f"@ingredient-{self.id}"
        self.count: Final[i64] = row.number("count", 1, MOST_TOKENS)
        self.price: Final[i64] = row.number("price", 0, 30)
        self.source: Final = row.source()
        self.reconstructed: Final = row.has("reconstructed")
        self.discounts: Final = [
            (part.number("min", 1, 6), part.number("off", 1, 30)) for part in row.parts("discounts")
        ]
        best = [max((off for least, off in self.discounts if value >= least), default=0) for value in range(7)]
        if max(best) > self.price:
            raise row.bad("discounts", f"take more than the price of {self.price}")
        self.off: Final = vec[i64](best)  # by the value of the die


@final
@mypyc_attr(acyclic=True)
class TokenKind:
    """A kind of action token: its price, when it may be played, on what, and what it does."""

    def __init__(self, number: int, row: Row, block_window: str) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id", KINDS)
        self.key: Final = f"@token-{self.id}"
        self.count: Final[i64] = row.number("count", 1, MOST_TOKENS)
        self.price: Final[i64] = row.number("price", 1, 30)  # 0 marks a reward
        self.source: Final = row.source()
        self.reconstructed: Final = row.has("reconstructed")
        by_edition = "edition:block_building_window"
        named = [block_window if w == by_edition else w for w in row.texts("windows", (*WINDOWS, by_edition))]
        self.windows: Final[i64] = sum({1 << WINDOWS.index(window) for window in named})
        self.effect: Final[i64] = TOKEN_EFFECTS.index(row.text("effect", TOKEN_EFFECTS))
        target = row.part("target")
        effect = TOKEN_OPS[TOKEN_EFFECTS[self.effect]]
        self.clause: Final = effect.clause
        wanted = effect.target
        target.text("kind", (wanted,))
        for field in target.fields:
            if field not in TARGETS[wanted]:
                raise target.bad(field, f"means nothing for a {wanted}")
        owners = {"building": ("opponent",), "die": ("any", "opponent")}
        self.others_only: Final = wanted != "recipe" and target.text("owner", owners[wanted]) == "opponent"
        zones = target.texts("zones", ZONES if wanted == "die" else ("display",)) if wanted != "building" else []
        if wanted != "building" and not zones:
            raise target.bad("zones", "needs at least one")
        self.zones: Final[i64] = sum({1 << ZONES.index(zone) for zone in zones}) if wanted == "die" else 0
        self.max_value: Final[i64] = target.number("max_value", 1, 6) if target.has("max_value") else 6
        self._check(row)

    def _check(self, row: Row) -> None:
        """What the rules ask of the effects."""
        if not self.windows:
            raise row.bad("windows", "needs at least one")
        if self.effect == WITHDRAW and self.zones != IN_WAREHOUSE:
            raise row.bad("target", "a die is withdrawn from a warehouse (DB-6.40)")
        if self.effect in (BLOCK_PROTECT, RAISE) and self.zones & ON_BOARD:
            raise row.bad("target", "a die on a board cannot be chosen (DB-6.43, DB-6.45)")
        if self.effect == RAISE and self.max_value > 5:
            raise row.bad("target", "max_value is at most 5 for a raise (DB-6.45)")
        if self.effect == BLOCK_RECIPE and self.windows != AT_BREWING_START:
            raise row.bad("windows", "a recipe is blocked at brewing_start only (DB-6.44)")
        if self.effect == BLOCK_BUILDING and self.windows not in (AT_ROUND_START, AT_BREWING_START):
            raise row.bad("windows", "a building is blocked at round_start or at brewing_start (DB-6.41, DB-6.42)")


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


@final
@mypyc_attr(acyclic=True)
class Enhancement:
    """A way to better a brew: a skill die of some value, or an ingredient, and its bonus (DB-5.55)."""

    def __init__(self, row: Row) -> None:
        self.use: Final[i64] = USES.index(row.text("use", USES))
        self.min: Final[i64] = row.number("min", 1, 6) if self.use == SKILL_DIE else 0
        if row.has("min") and self.use != SKILL_DIE:
            raise row.bad("min", "an ingredient has no value")
        bonus = row.amounts("bonus", ("coins", "xp"))
        if not any(bonus):
            raise row.bad("bonus", "needs coins or xp")
        self.coins: Final[i64] = bonus[0]
        self.xp: Final[i64] = bonus[1]


@final
@mypyc_attr(acyclic=True)
class Recipe:
    """A recipe card: its demands, its reward (DB-6.52), its enhancements (DB-6.51)."""

    def __init__(self, number: int, row: Row, styles: tuple[str, ...]) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.id()
        self.key: Final = f"@recipe-{self.id}"
        self.style: Final = row.text("style", styles)
        self.level: Final = row.text("level", LEVELS)
        self.starter: Final = row.flag("starter")
        self.source: Final = row.source()
        self.partly: Final = row.has("reconstructed") or row.has("rulebook")  # only some of it is known
        self.name: Final = row.text("name")
        if (row.text("back", ("green", "brown")) == "green") != self.starter:
            raise row.bad("back", "is green for a starter and brown for any other recipe (DB-3.6)")
        needs = [(COLOURS.index(n.text("die", COLOURS)), n.number("min", 1, 6)) for n in row.parts("requires")]
        if not 1 <= len(needs) <= 6:
            raise row.bad("requires", "needs one to six dice")
        self.demands: Final = needs
        self.needs: Final = packed(needs)
        reward = row.part("reward")
        if not reward.fields:
            raise row.bad("reward", "needs coins, xp, an action token or a die")
        self.coins: Final[i64] = reward.number("coins", 1, 30) if reward.has("coins") else 0
        self.xp: Final[i64] = reward.number("xp", 1, 30) if reward.has("xp") else 0
        self.tokens: Final[i64] = reward.number("action_token", 1, 3) if reward.has("action_token") else 0
        self.die: Final[i64] = COLOURS.index(reward.text("die", COLOURS)) if reward.has("die") else NO_DIE
        self.enhancements: Final = [Enhancement(part) for part in row.parts("enhancements")]
        uses = [int(enhancement.use) for enhancement in self.enhancements]
        if len(set(uses)) < len(uses):
            raise row.bad("enhancements", "names a use twice")
        skill = [(BLUE, int(enhancement.min)) for enhancement in self.enhancements if enhancement.use == SKILL_DIE]
        self.skilled_needs: Final = packed(needs + skill)  # with the skill die of an enhancement
        self.by_use: Final = vec[i64]([uses.index(use) if use in uses else -1 for use in range(len(USES))])


def packed(needs: list[tuple[int, int]]) -> vec[i64]:
    """Demands as numbers, colour × 8 + least value, in the order in which dice are chosen for them (DB-5.53):
    by colour, the highest first."""
    ranked = sorted(needs, key=lambda need: (need[0], -need[1]))
    return vec[i64]([8 * colour + least for colour, least in ranked])


def needed_colour(need: i64) -> i64:
    return need >> 3


def needed_value(need: i64) -> i64:
    return need & 7


# ── editions and players ──────────────────────────────────────────────────────────────────────────


@final
class Edition:
    """What the two rulebooks do differently (section 3, D1 to D20)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.card
        self.seed_tokens: Final = row.number("seed_tokens", 4, 60)
        self.multi: Final = row.flag("school_skill_multi_dice")
        self.block_window: Final = row.text("block_building_window", ("round_start", "brewing_start"))
        self.single_pass: Final = row.text("brewing_token_order", ("single_pass", "open_polling")) == "single_pass"
        self.colour_printed: Final = row.text("reward_die_colour", ("printed", "choice")) == "printed"


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        edition_rows = _edition_rows(file.table("edition"))
        check_file(file, edition_rows)
        self.editions: Final = {row.card: Edition(row) for row in edition_rows}
        self._read_rules(file)
        dice = ordered(file, "die", COLOURS)
        self.dice: Final = [row.number("count", 4, MOST_DICE) for row in dice]
        self.end_xp: Final = [row.number("end_xp", 0, 30) for row in dice]
        if sum(self.dice) > MOST_DICE:
            raise dice[0].bad("count", f"there can be at most {MOST_DICE} dice")
        self._read_start(file.table("starting_resources"))
        self.buildings: Final = [Building(n, row) for n, row in enumerate(ordered(file, "building", BUILDINGS))]
        space_rows = ordered(file, "space", SPACES)
        self.spaces: Final = [Space(n, row) for n, row in enumerate(space_rows)]
        self._check_spaces(file, space_rows)
        self.market_round: Final = file.table("market").number("unlock_round", 1)
        self.black_market_round: Final = file.table("black_market").number("unlock_round", 1)
        ingredients = ordered(file, "ingredient", INGREDIENTS)
        self.ingredients: Final = [Ingredient(n, row) for n, row in enumerate(ingredients)]
        token_rows = ordered(file, "action_token", KINDS)
        self.kinds: Final = {
            name: [TokenKind(n, row, edition.block_window) for n, row in enumerate(token_rows)]
            for name, edition in self.editions.items()
        }
        self._read_recipes(file)

    def _read_rules(self, file: CardFile) -> None:
        """What depends on how many players there are, limits, scoring, unlucky dice."""
        players = file.table("players")
        by_count = {name: players.part(name) for name in ("display_size", "recipes_to_end", "space_capacity")}
        self.display_size = {n: by_count["display_size"].number(str(n), 1, 6) for n in PLAYERS}
        self.recipes_to_end = {n: by_count["recipes_to_end"].number(str(n), 1) for n in PLAYERS}
        self.space_capacity = {n: by_count["space_capacity"].number(str(n), 1, 4) for n in PLAYERS}
        self.summer_seeds = file.table("season").number("seeds_on_flip_to_summer", 0, 9)
        self.placements = file.table("turn_limits").number("placements_per_turn", 1, 9)
        self.max_rounds = file.table("safety").number("max_rounds", 1, 99)
        scoring = file.table("scoring")
        self.brew_xp = scoring.number("xp_per_brew")
        self.coins_per_xp = scoring.number("coins_per_xp", 1)
        variants = distinct(file.rows("variant"))
        self.most_ones = variants[0].number("max_ones_counted", 2, 12)
        ones = tuple([str(n) for n in range(2, self.most_ones + 1)])
        self.luck = [0, 0, *variants[0].amounts("coins_by_ones", ones)]
        for number in ones:
            variants[0].part("coins_by_ones").number(number)

    def _read_start(self, start: Row) -> None:
        """What every player begins with: the box has enough of it for all."""
        self.start_coins = start.number("coins")
        self.start_xp = start.number("xp")
        self.start_dice = start.amounts("active_pool", COLOURS)
        self.start_seeds = start.number("warehouse_seeds", 0, 15)
        for colour, count, there in zip(COLOURS, self.start_dice, self.dice):
            if count * PLAYERS[-1] > there:
                raise start.bad("active_pool", f"there are not enough {colour} dice for everybody")
        for edition in self.editions.values():
            if self.start_seeds * PLAYERS[-1] > edition.seed_tokens:
                raise start.bad("warehouse_seeds", f"there are not enough seeds for everybody in {edition.id}")

    def _read_recipes(self, file: CardFile) -> None:
        """The recipes by number, and those that open the display of a standard game (DB-4.4)."""
        self.styles = tuple([row.text("id") for row in distinct(file.rows("style"))])
        rows = distinct(file.rows("recipe"))
        if len(rows) > MOST_RECIPES:
            raise rows[-1].bad("id", f"there can be at most {MOST_RECIPES} recipes")
        self.recipes = [Recipe(number, row, self.styles) for number, row in enumerate(rows)]
        self.by_id = {recipe.id: recipe for recipe in self.recipes}
        if max(self.recipes_to_end.values()) > len(rows):
            raise file.table("players").bad("recipes_to_end", f"there are only {len(rows)} recipes")
        modes = ordered(file, "mode", MODES)
        starters = tuple([recipe.id for recipe in self.recipes if recipe.starter])
        self.starters = modes[0].texts("starters", starters)
        if len(set(self.starters)) < max(len(self.starters), *self.display_size.values()):
            raise modes[0].bad("starters", "needs a different starter recipe for every place of the display")
        if modes[1].has("starters"):
            raise modes[1].bad("starters", "belongs to the standard game")

    def _check_spaces(self, file: CardFile, rows: list[Row]) -> None:
        """Buildings list their spaces, and spaces say where they are; both must agree. Sets need a space (D4)."""
        for space, row in zip(self.spaces, rows):
            listed = self.buildings[space.building].spaces
            if space.id not in listed:
                raise row.bad("building", f"{BUILDINGS[space.building]!r} does not list {space.id!r}")
            if space.index != listed.index(space.id) + 1:
                raise row.bad("index", f"{BUILDINGS[space.building]!r} lists it as number {listed.index(space.id) + 1}")
        for building, row in zip(self.buildings, ordered(file, "building", BUILDINGS)):
            if len(building.spaces) != sum([space.building == building.number for space in self.spaces]):
                raise row.bad("spaces", "lists a space twice, or one of another building")
        takes_sets = any(space.set_total > 0 for space in self.spaces)
        if not takes_sets and any(edition.multi for edition in self.editions.values()):
            raise rows[SPACES.index("school_skill")].bad("multi", "is missing, and an edition plays with it (DB-6.24)")


def _edition_rows(editions: Row) -> list[Row]:
    """The editions as rows of their own: these two and no other."""
    for name in editions.fields:
        if name not in EDITIONS:
            raise editions.bad(name, f"is no edition; there are: {', '.join(EDITIONS)}")
    return [Row(editions.file, name, editions.part(name).fields) for name in EDITIONS]
