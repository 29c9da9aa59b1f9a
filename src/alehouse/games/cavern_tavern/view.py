"""What a seat of Cavern Tavern may see: plain data, nothing hidden in it (section 9)."""

from msgspec import Struct

from alehouse.core.view import View


class DieView(Struct, kw_only=True):
    """A die of a player. `value` is 0 while it is being rolled."""

    id: str  # "die:2:1", the first die of the third seat; "die:white"; also its piece on the table
    seat: int  # who has it this round
    white: bool
    value: int


class SpaceView(Struct, kw_only=True):
    """A space of an area. A used space without dice was left by a die taken back (CT-6.9.5)."""

    used: bool
    dice: list[DieView]


class AreaView(Struct, kw_only=True):
    """A place for dice on the board."""

    id: str
    section: str  # cellar, kitchen, chore, office, workshop or chamber
    spaces: list[SpaceView]  # more than the board has where one was crowded in (CT-6.9.4)
    blocked: str  # the colour of the Automa die that bars it, or ""
    points: int  # what it would score for the viewer now, bonus of the track included
    shift: int  # how far one die of the viewer may be off there (CT-6.3.5)
    action: int  # the action that chooses it


class OrderView(Struct, kw_only=True):
    """An open order. By ingredient, in the card's order: whether the owner has the card."""

    id: str
    taken: int  # the round of the time marker
    late: int
    points: int  # if completed now
    rounds_left: int  # ends of rounds until it is forgotten: 1, at the end of this one
    met: list[bool]
    potions: int  # Magic Potions that would have to stand in
    ready: bool  # could be completed now


class MessView(Struct, kw_only=True):
    """A space of the Mess Hall: an order, or the meeple of whoever took it, or nothing."""

    number: int  # 1 to 6
    order: str  # "" if none lies there
    meeple: int  # seat, or -1
    blocked: bool  # by the white Automa die
    action: int  # the action that takes or discards the order, -1 if there is none


class TaskView(Struct, kw_only=True):
    """A Task card, in the chamber or on a player board."""

    id: str
    token: str  # "", an ingredient (a Drink token) or "mrs_nasty"
    user: int  # who has used it this round, -1 for nobody
    dice: list[DieView]
    blocked: str  # the colour of the Automa die that bars it, or ""
    points: int  # as AreaView
    shift: int
    action: int


class SaysView(Struct, kw_only=True):
    """A Nasty Says card before a player; `dice` lie on it until the round ends (CT-6.6.9)."""

    id: str
    ready: bool  # could be fulfilled by its holder now
    action: int


class ItemView(Struct, kw_only=True):
    """An item in hand. `card` is "" if this seat does not know it."""

    id: str  # its piece: "item:loaded_die" for one's own, "item:2:1" for the second card in the third seat's hand
    card: str
    ready: bool  # could be played now
    action: int  # -1 if the card is unknown


class PlayerView(Struct, kw_only=True):
    """A player: dice, order, goods, hand, tracks, and the score as it stands."""

    seat: int
    vp: int
    nasty: int  # positions on the tracks
    kitchen: int
    chore: int
    nasty_loss: int  # what the Nasty track would cost at the end
    dice: list[DieView]  # still to be placed
    chosen: list[str]  # of these, the ones chosen now, by id
    spent: list[DieView]  # on Nasty Says cards that were fulfilled with dice this round
    order: OrderView | None
    ingredients: dict[str, int]  # the kinds held, magic_potion last
    items: list[ItemView]
    says: list[SaysView]
    character: str  # "" before it is chosen, and in a solo game
    uses: int
    character_ready: bool  # could be used now
    secret: str  # the Secret Task, "" if this seat may not see it
    secret_points: int  # what it would score now, if it may be seen
    modifiers: int
    mrs_nasty: int
    drinks: dict[str, int]
    tasks: list[TaskView]
    completed: list[str]  # orders; empty if this seat may not see which (CT-9.4)
    completed_count: int
    on_time: int
    first_player: bool  # holds the marker
    white_die: bool
    waived: int  # this turn: ingredients that the next order does without
    bonuses: dict[str, int]  # this turn: points for the next kitchen_task, chore_task, complete_order
    crowding: bool  # this turn: occupied areas may be used
    extra_turns: int
    score: int  # final scoring included, as far as this seat may know


class PileView(Struct, kw_only=True):
    """A pile of ingredients."""

    id: str
    left: int
    action: int  # the action that takes one


class AutomaView(Struct, kw_only=True):
    """A die of the solo opponent: what it shows and bars."""

    colour: str
    value: int  # 0 if it is not rolled this round
    bars: str  # "area:cellar_3", "mess:4" or ""


class GoalView(Struct, kw_only=True):
    """One requirement of an assignment (CT-8.2.10)."""

    what: str  # serve:<race>, kitchen, chore, workshop or nasty
    have: int
    need: int  # at least; for nasty at most
    met: bool


class PlacingView(Struct, kw_only=True):
    """Dice being chosen for a placement."""

    target: str  # "area:roast_meat", "task:copy_a_map" or "says:mind_the_twins"
    wanted: int  # the sum; 0 where it is a number of dice
    count: int  # the number of dice; 0 where it is a sum
    total: int  # of the dice chosen so far


class ScoreView(Struct, kw_only=True):
    """A player's score by source (section 7)."""

    play: int  # scored during the game
    nasty: int  # from here on: what final scoring adds or takes
    ingredients: int
    says: int
    secret: int  # 0 if this seat may not know
    mrs_nasty: int
    total: int
    orders: int  # completed, for ties


class ResultView(Struct, kw_only=True):
    """The scoring as it stands."""

    scores: list[ScoreView]
    places: list[int]
    won: bool  # solo: whether the goal is reached


class CavernTavernView(View, kw_only=True):
    """The whole table of Cavern Tavern."""

    solo: bool
    story: bool
    expansion: bool  # played with the Secret Chamber
    chamber_open: bool
    round: int  # 0 during setup
    rounds: int
    time: str  # on the clock, as the card file has it
    phase: str  # setup, round_start, turns, round_end or over
    starter: int  # who began this round, -1 before the first
    turn: int  # whose turn it is, -1 for nobody's
    placed: bool  # the dice of this turn are placed
    players: list[PlayerView]
    mess: list[MessView]
    areas: list[AreaView]  # of the board, in the card file's order; no Task card spaces
    chamber: list[TaskView | None]  # its three spaces, when it is open
    piles: list[PileView]
    # decks
    orders_left: int
    orders_discarded: list[str]
    orders_under: list[str]  # the last cards of the deck, next one first; "" where this seat does not know it
    items_left: int
    items_discarded: list[str]
    says_left: int
    says_discarded: list[str]
    tasks_left: int
    tokens_left: int
    modifiers_left: int
    # solo
    automa: list[AutomaView]
    assignment: str
    goals: list[GoalView]
    target: int  # points to win with; 0 in Story mode, unless they are needed there too
    # what is being done now
    placing: PlacingView | None
    using: str  # the item or character whose effects run: "item:hammer", "character:hungry_cook" or ""
    drawn: str  # an order from the deck, on its way to its taker (CT-9.7)
    looked_at: list[str]  # cards to choose from, seen by the active player only: "order:…" or "item:…"
    hidden_cards: int  # how many such cards somebody else looks at
    result: ResultView
