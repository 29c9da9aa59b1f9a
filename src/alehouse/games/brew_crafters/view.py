"""What a seat of Brew Crafters may see: plain data, nothing hidden in it (section 9)."""

from msgspec import Struct

from alehouse.core.view import View


class MarkerView(Struct, kw_only=True):
    """A worker on a market space."""

    id: str  # its piece: "worker:0:1", the first seat's second worker; "temporary:0:0", "extra:0:0"
    seat: int
    kind: str  # worker, temporary or extra


class HelperView(Struct, kw_only=True):
    """A worker, tile or research track that bears on something at the table."""

    who: str  # "worker:malt_buyer", "tile:mash_tun", "track:basic_agronomy"
    effect: int  # which of the effects of the card file


class OptionView(Struct, kw_only=True):
    """One thing that may be done on a market space."""

    name: str  # collect, take, take_alt, hire_skilled_worker, form_local_partnership, hire_brewery_shift, …
    open: bool  # could be carried out by the viewer now (of a spectator: by whoever decides)
    action: int
    helpers: list[HelperView]  # who gives the viewer more there


class SpaceView(Struct, kw_only=True):
    """A market space that is open at this table."""

    id: str
    goods: dict[str, int]  # what lies there: ingredients, money
    markers: list[MarkerView]
    options: list[OptionView]


class BatchView(Struct, kw_only=True):
    """A batch of beer."""

    id: str  # its piece: "batch:0:7", the eighth batch that the first seat brewed
    recipe: str  # "" if this seat may not know it: never in play, a batch reveals its recipe


class TankView(Struct, kw_only=True):
    """A fermentation tank with its bottling unit."""

    place: str  # production_line or pub
    tank: BatchView | None
    bottling: BatchView | None


class PriceView(Struct, kw_only=True):
    """What a batch would cost a player now, and who lowers it."""

    recipe: str
    printed: dict[str, int]
    cost: dict[str, int]  # after fixed reductions
    reductions: list[tuple[str, str, int]]  # who ("tile:mash_tun"), which kind ("" where it may be chosen), how much
    missing: dict[str, int]  # what the player lacks
    allowed: bool  # the basic beer of the family has been brewed (BC-6.30)
    ready: bool  # could be brewed in a Process Beer action now
    helpers: list[HelperView]  # who else bears on it: a gain for brewing or selling it, another way to pay


class TrackView(Struct, kw_only=True):
    """A research track of a player."""

    id: str
    row: int  # 1 to 4
    position: int  # 0 to 4
    worth: int  # what its last level brings at the end as things stand, reached or not
    action: int


class TileView(Struct, kw_only=True):
    """A kind of tile in the supply."""

    id: str
    left: int
    action: int


class PlotView(Struct, kw_only=True):
    """A plot of a farm."""

    kind: str  # what grows there, "" if nothing
    gives: int  # at the harvest


class SecretView(Struct, kw_only=True):
    """A secret recipe of a player. `recipe` is "" if this seat does not know it (BC-9.2)."""

    id: str  # its piece: "secret:0:1"
    recipe: str
    revealed: bool
    tokens: int  # reputation still on the card


class UpkeepView(Struct, kw_only=True):
    """What the next Winter will cost as things stand."""

    printed: int
    tiles: int
    workers: int
    shifts: int
    discount: int
    lines: list[tuple[str, int]]  # one by one: "tile:mash_tun", "worker:cooper", "crew:shift_2"; discounts below 0
    total: int
    loans: int  # that would have to be taken with the money of now


class ScoreView(Struct, kw_only=True):
    """A player's score by source (BC-7.2), as it stands."""

    beers: int
    research: int
    tasting: int
    tokens: int
    labels: int
    collaboration: int
    loans: int
    total: int


class PlayerView(Struct, kw_only=True):
    """A player: goods, brewery, people, research, score."""

    seat: int
    money: int
    rep: int  # reputation tokens
    loans: int
    stored: dict[str, int]  # every ingredient, 0 included
    capacity: int
    tanks: list[TankView]
    sold: list[BatchView]  # the freight area
    brewed: dict[str, int]  # batches by recipe, revealed ones only for others
    batches: int
    tiles: list[str]
    workers: list[str]
    partnerships: list[str]
    shifts: int  # employed
    shift_needs: int  # batches that the next one needs, 0 if there is none
    shifts_used: int  # this season
    markers_left: int  # own market workers not placed yet this season
    temporary: int  # temporary workers at hand this season
    temporary_later: list[int]  # by season to come: 0 is the next one
    lab: str  # basic or advanced, "" before it is chosen or known
    research: list[TrackView]
    labels: list[str]  # Gold Labels, by recipe
    secrets: list[SecretView]
    sections: list[str]  # of the collaboration recipe
    plots: list[PlotView]  # of the own farm
    farm_tokens: list[int]  # of the Community Farm: 1, 2, 3
    helpers: dict[str, list[HelperView]]  # by work: process, collaborate, research, install, farm
    prices: list[PriceView]  # what every recipe that the player may see would cost him
    upkeep: UpkeepView
    first_player: bool
    score: ScoreView


class RecipeView(Struct, kw_only=True):
    """A recipe of the display."""

    id: str
    label: bool  # its Gold Label is still there
    action: int  # brews it in the line
    pub_action: int  # brews it in the pub


class WorkerCardView(Struct, kw_only=True):
    """A skilled worker for hire."""

    id: str
    action: int


class PartnershipView(Struct, kw_only=True):
    """A partnership of the display."""

    id: str
    action: int


class SectionView(Struct, kw_only=True):
    """A section of the collaboration recipe."""

    id: str
    holder: int  # seat, or -1
    cost: dict[str, int]  # what it costs the viewer now; special_any is any special ingredient
    action: int


class CommunityView(Struct, kw_only=True):
    """The Community Farm: what is planted, by whom, in the order of tokens."""

    open: bool  # a worker may be put there this season
    planted: list[tuple[str, int]]  # kind, seat


class ResultView(Struct, kw_only=True):
    """The scoring as it stands."""

    scores: list[ScoreView]
    places: list[int]


class BrewCraftersView(View, kw_only=True):
    """The whole table of Brew Crafters."""

    year: int
    years: int
    season: str  # spring, summer, autumn or winter; "" before the first
    phase: str  # setup, season_start, market, brewery, season_end or over
    turn: int  # whose turn it is, -1 for nobody's
    order: list[int]  # seats in turn order
    round: int  # of placing workers, or of shifts, in this phase; from 1
    advanced_actions: list[str]
    players: list[PlayerView]
    market: list[SpaceView]
    recipes: list[RecipeView]  # three basic ones first
    unused_recipes: list[str]  # only for a seat that chooses a secret recipe now
    workers: list[WorkerCardView]
    unused_workers: int  # out of the game, but for the Job Agency
    agency: list[WorkerCardView]  # the cards of the Job Agency, only for the seat that looks at them
    partnerships: list[PartnershipView]
    tiles: list[TileView]
    sections: list[SectionView]  # empty with two players
    community: CommunityView | None
    exchange: list[tuple[str, int]]  # lines of the Commodities Exchange with their actions
    temporary_pool: int
    upkeep_due: bool  # there is still a Winter to be paid for
    # what is being done now
    doing: str  # process, collaborate, research, install, secret_recipe, a market option, or ""
    receiving: dict[str, int]  # still to be chosen: basic_any, special_any, any, same
    overflow: int  # ingredients that must go
    brewing: str  # the recipe being brewed, or ""
    result: ResultView
