"""What a seat of Dice Brewing may see: plain data, nothing hidden in it (section 9)."""

from msgspec import Struct

from alehouse.core.view import View


class DieView(Struct, kw_only=True):
    """A die. `value` is what it shows now, 0 if it has not been rolled yet."""

    id: str  # "yellow-3", the third yellow die; also its piece on the table
    colour: str
    value: int
    raised: int  # how much of the value goes at the end of the round (DB-6.45)
    token: str  # "", "blocked" or "protected" (DB-6.43)
    unlucky: bool  # a 1 of this round's roll that may count as coins (DB-8.2)


class SpaceView(Struct, kw_only=True):
    """A space of a player board and what lies there."""

    id: str
    dice: list[DieView]
    seed: bool
    used: bool  # by this player, this round
    resolved: bool  # sped up, or done at once: gives nothing more
    complete: bool  # the set of dice has its total (DB-6.24)
    closed: bool  # by the capacity rule, for this player (DB-5.35)
    cancelled: bool  # a blocked building gives nothing and the items come back (DB-6.42)
    users: list[int]  # everybody who has used it this round, in seat order
    action: int  # the action that puts what is in hand there


class BuildingView(Struct, kw_only=True):
    """A building of a player board."""

    id: str
    open: bool
    opens: int  # the round in which it opens
    blocked: bool  # by an action token
    spaces: list[SpaceView]


class TokenView(Struct, kw_only=True):
    """An action token in a Warehouse. `kind` is "" if this seat does not know it."""

    id: str  # "token:2:5", the fifth token of the game that player 2 got
    kind: str
    price: int  # paid for it, 0 if it was a reward
    action: int  # the action that plays it, -1 if the kind is unknown


class Trays(Struct, frozen=True):
    """What a player's Active Pool and Warehouse hold."""

    seat: int
    seeds: int
    pool: list[DieView]
    warehouse: list[DieView]
    ingredients: dict[str, int]
    tokens: list[TokenView]


class PlayerView(Struct, kw_only=True):
    """A player: dice, seeds, tokens, board, and the score as it stands."""

    seat: int
    coins: int
    luck: int  # coins that unlucky dice lend in this purchase turn (DB-8.3)
    xp: int
    seeds: int
    pool: list[DieView]
    warehouse: list[DieView]
    discount: DieView | None  # the die laid on the Market this round
    buildings: list[BuildingView]
    ingredients: dict[str, int]
    tokens: list[TokenView]
    brewed: list[str]
    passed: bool  # no more placement turns this round
    quiet: bool  # wants no more token windows in this phase; only the player himself sees it
    score: int

    @property
    def trays(self) -> Trays:
        return Trays(self.seat, self.seeds, self.pool, self.warehouse, self.ingredients, self.tokens)


class RecipeView(Struct, kw_only=True):
    """A recipe of the display. For the viewer: which demands his Warehouse meets, and whether he could brew it."""

    id: str
    blocked: bool
    met: list[bool]  # in the order of the card's demands; empty for spectators
    ready: bool
    action: int  # the action that chooses it


class StockView(Struct, kw_only=True):
    """A kind of ingredient or action token for sale. `left` is -1 where only "some" is known (DB-9.4)."""

    id: str
    left: int
    sold_out: bool
    price: int
    action: int  # the action that buys it


class WindowView(Struct, kw_only=True):
    """An open token window: its name, and who has yet to say whether he plays a token."""

    name: str  # round_start, placement, purchase, brewing_start
    waiting: list[int]  # the player who is asked now first


class ScoreView(Struct, kw_only=True):
    """A player's score by source (DB-7.3)."""

    xp: int
    coins: int
    coin_points: int
    dice: dict[str, int]  # by colour
    dice_points: int
    total: int
    recipes: int


class ResultView(Struct, kw_only=True):
    """The scoring as it stands."""

    reason: str  # message key: why the game ended; "" while it goes on
    scores: list[ScoreView]
    places: list[int]


class DiceBrewingView(View, kw_only=True):
    """The whole table of Dice Brewing."""

    edition: str  # pl-2 or it-1
    mode: str  # standard or advanced
    unlucky_roll: bool
    round: int
    season: str  # winter or summer
    phase: str  # round_start, roll, place, purchase, brewing_start, brew, tidy, over
    priority: int  # who holds the season and priority token; -1 before the first player is known
    turn: int  # whose turn it is, -1 for nobody's
    placements: int  # made in this turn
    placements_allowed: int
    window: WindowView | None
    players: list[PlayerView]
    supply: dict[str, int]  # dice left by colour
    rolled: list[DieView]  # dice of the supply rolled for a swap (DB-6.21)
    seeds: int  # left in the supply
    seed_tokens: int
    display: list[RecipeView]
    display_size: int
    deck: int
    brewed: int  # recipes brewed by all
    brewed_to_end: int
    ingredients: list[StockView]
    market_open: bool
    market_opens: int
    tokens: list[StockView]
    black_market_open: bool
    black_market_opens: int
    capacity: int  # how many players may use the same space in a round
    # what is being done now
    hand: str  # the die in hand by its id, "seed", or ""
    chosen: list[str]  # dice chosen so far, for a reroll or a brew
    playing: str  # the kind of action token being played, or ""
    brewing: str  # the recipe being brewed, or ""
    enhancement: str  # what it is enhanced with: skill_die, an ingredient, or ""
    needs: list[tuple[str, int]]  # dice still to be chosen for the brew: colour and least value
    buying: str  # the ingredient being bought, while a discount die is chosen
    result: ResultView
