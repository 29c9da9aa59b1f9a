"""The table of Dice Brewing as data: dice, boards, stacks, who is asked; and how pieces move on it.

Everything is a number in a few flat arrays, so that a copy costs next to nothing:

- a die is 0, 1, …: first all yellow ones, then black, green, blue; a set of dice is a mask, a bit each;
- what a die shows is one number, see `BASE`; where it lies is the mask that holds it (DB-5.3);
- a player's part of `own` is `SEAT` numbers, see `POOL` and the rest;
- an action token in a Warehouse is one number in `tokens`, see `KIND`.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.bits import bit, lowest
from alehouse.core.fate import Stream
from alehouse.core.state import NOBODY, State
from alehouse.core.vocabulary import in_order
from alehouse.games.dice_brewing.actions import DIE
from alehouse.games.dice_brewing.cards import (
    BLUE,
    BUILDINGS,
    COLOURS,
    INGREDIENT_COUNT,
    KIND_COUNT,
    REROLL_ZONE,
    SPACE_COUNT,
    SPACES,
    SWAP,
    Catalogue,
    Edition,
    Ingredient,
    Recipe,
    Space,
    TokenKind,
)

if TYPE_CHECKING:
    from alehouse.core.game import Game

# Phases, in their order (section 5.0).
SETUP: Final = 0
ROUND_START: Final = 1
ROLLING: Final = 2
PLACE: Final = 3
PURCHASE: Final = 4
BREWING_START: Final = 5
BREW: Final = 6
TIDY: Final = 7
OVER: Final = 8
PHASES: Final = in_order(
    {
        "setup": SETUP,
        "round_start": ROUND_START,
        "roll": ROLLING,
        "place": PLACE,
        "purchase": PURCHASE,
        "brewing_start": BREWING_START,
        "brew": BREW,
        "tidy": TIDY,
        "over": OVER,
    }
)

NONE: Final = -1  # no die, no seat, no recipe

# Why the game ended (DB-7.1, DB-7.5).
NOT_ENDED: Final = 0
BY_RECIPES: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = in_order({"": NOT_ENDED, "end-recipes": BY_RECIPES, "end-rounds": BY_ROUNDS})

# A player's part of `own`.
POOL: Final = 0  # dice in the Active Pool
WAREHOUSE: Final = 1
LAID: Final = 2  # the die laid on the Market for a discount
SEEDS: Final = 3
COINS: Final = 4
XP: Final = 5
BREWED: Final = 6  # recipes
USED: Final = 7  # spaces, this round (DB-5.36)
RESOLVED: Final = 8  # spaces that give nothing more
COMPLETE: Final = 9  # spaces whose set of dice has its total (DB-6.24)
SOWN: Final = 10  # spaces with a seed on them
BLOCKED: Final = 11  # buildings closed by an action token
LUCK: Final = 12  # coins lent by unlucky dice (DB-8.3)
OWNED: Final = 13  # five kinds of ingredients
ON: Final = 18  # the dice on each of eleven spaces
SEAT: Final = 29

if (OWNED + INGREDIENT_COUNT, ON + SPACE_COUNT) != (ON, SEAT):
    raise AssertionError("a player's part has not as much room as there are ingredients and spaces")

# What a die shows: its lasting value, 0 before it is rolled, and what lies on it until the round ends.
BASE: Final = 7
RAISED: Final = 8  # a raise of 1 (DB-6.45); up to seven
RAISED_BIT: Final = 3
TOKEN_BITS: Final = 192
BLOCKED_DIE: Final = 64
PROTECTED_DIE: Final = 128
UNLUCKY: Final = 256
SHOWN_BELOW: Final = 62  # a set of what dice show is one integer, a bit each: only lower numbers fit

# An action token in a Warehouse: its kind, and behind it what everybody knows of it (DB-9.5).
KIND: Final = 7
OWNER: Final = 3  # 3: the bit where it begins
PRICE: Final = 5
GONE: Final = 10  # the kinds that were sold out when it was taken
SERIAL: Final = 16
BETRAYED: Final = 26  # taking it emptied a stack, so everybody knows the kind (R38)

SEED_IN_HAND: Final = 99  # instead of a die


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What does not change during a game: components, edition, options, who plays."""

    def __init__(
        self, cards: Catalogue, version: int, players: int, edition: Edition, hidden: bool, unlucky: bool
    ) -> None:
        self.cards: Final = cards
        self.version: Final = version
        self.asks_which: Final = version == 1  # which of several tokens is played was asked after its kind
        self.quiet_for_round: Final = version == 1  # who wanted no more windows was not asked before the next round
        self.players: Final[i64] = players
        self.edition: Final = edition
        self.hidden: Final = hidden  # action tokens lie face down (DB-9.3)
        self.unlucky: Final = unlucky  # DB-8.2
        self.capacity: Final[i64] = cards.space_capacity[players]
        self.to_end: Final[i64] = cards.recipes_to_end[players]
        self.max_rounds: Final[i64] = cards.max_rounds
        self.placements: Final[i64] = cards.placements  # in one turn (DB-5.24)
        self.market_round: Final[i64] = cards.market_round
        self.black_market_round: Final[i64] = cards.black_market_round
        self.multi: Final = edition.multi
        self.single_pass: Final = edition.single_pass
        self.colour_printed: Final = edition.colour_printed
        self.spaces: Final = vec[Space](cards.spaces)
        self.ingredients: Final = vec[Ingredient](cards.ingredients)
        self.kinds: Final = vec[TokenKind](cards.kinds[edition.id])
        self.recipes: Final = vec[Recipe](cards.recipes)
        self.first_recipe: Final[i64] = DIE + sum(cards.dice)
        self.first_reveal: Final[i64] = DIE + sum(cards.dice) + len(cards.recipes)

        colours = [colour for colour in range(4) for _ in range(cards.dice[colour])]
        self.colour_of: Final = vec[i64](colours)
        self.of_colour: Final = vec[i64]([mask_of([d for d, c in enumerate(colours) if c == k]) for k in range(4)])
        self.end_xp: Final = vec[i64](cards.end_xp)
        self.luck: Final = vec[i64](cards.luck)
        self.opens: Final = vec[i64]([b.unlock_round for b in cards.buildings])
        self.of_building: Final = vec[i64](
            [mask_of([int(s.number) for s in cards.spaces if s.building == b]) for b in range(len(BUILDINGS))]
        )
        self.for_seeds: Final[i64] = self.spaces_where([space.takes_seed for space in cards.spaces])
        self.raising: Final[i64] = self.spaces_where([space.raises > 0 for space in cards.spaces])
        self.rerolling: Final[i64] = self.spaces_where([space.effect == REROLL_ZONE for space in cards.spaces])
        self.swapping: Final[i64] = self.spaces_where([space.effect == SWAP for space in cards.spaces])
        # By colour: the spaces that give such a die.
        self.growing: Final = vec[i64](
            [self.spaces_where([space.gain.die == c for space in cards.spaces]) for c in range(len(COLOURS))]
        )
        self.for_sets: Final[i64] = self.spaces_where([edition.multi and space.set_total > 0 for space in cards.spaces])
        self.instant: Final[i64] = self.rerolling | self.swapping
        # By colour and value of a die: the spaces that take it as their first item.
        self.accepting: Final = vec[i64](
            [self.spaces_where(self.taking(c, v)) for c in range(len(COLOURS)) for v in range(7)]
        )
        # By value of a blue die: the spaces that it can speed up.
        self.speeding: Final = vec[i64](
            [self.spaces_where([0 < space.speedup_min <= v for space in cards.spaces]) for v in range(7)]
        )

    def taking(self, colour: int, value: int) -> list[bool]:
        """For each space: whether it takes a die of that colour and value first."""
        fits = [0 < space.low[colour] <= value <= space.high[colour] for space in self.cards.spaces]
        begins = [colour == BLUE and value > 0 and space.set_total > 0 for space in self.cards.spaces]
        return [fit or (self.multi and begin) for fit, begin in zip(fits, begins)]

    def spaces_where(self, flags: list[bool]) -> i64:
        return mask_of([number for number in range(len(SPACES)) if flags[number]])


def mask_of(numbers: list[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


class TableState(State):
    """Everything on the table. The chapters of the rules act on it; `DiceBrewingState` runs them."""

    def __init__(self, game: "Game", stream: Stream, terms: Terms) -> None:
        super().__init__(game, terms.players, stream)
        self.terms: Final = terms
        self.dice: vec[i64] = vec[i64]()  # what each shows
        self.own: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()  # five kinds of ingredients, six of action tokens (DB-4.6)
        self.display: vec[i64] = vec[i64]()  # recipes (DB-4.3), NONE where the deck could not refill
        self.tokens: vec[i64] = vec[i64]()  # action tokens in Warehouses, oldest first

        self.supply: i64 = 0  # dice that nobody has (DB-4.1, DB-4.10)
        self.seeds: i64 = 0  # likewise
        self.deck: i64 = 0  # recipes: a bag, nobody knows which comes next (DB-9.1)
        self.barred: i64 = 0  # recipes of the display with a block token
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.asking: i64 = 0  # the kind of decision that `player` has
        self.ended: i64 = NOT_ENDED
        self.priority: i64 = NONE
        self.open_spaces: i64 = 0  # by round (DB-6.1)
        self.full: i64 = 0  # spaces that as many players use as may (DB-5.35)

        self.turn: i64 = 0  # whose turn it is, or will be next
        self.acting: bool = False  # a turn is under way
        self.turns: i64 = 0  # turns taken in a phase that gives everybody one
        self.placements: i64 = 0  # made in this turn
        self.passed: i64 = 0  # seats without further placement turns
        self.passes: i64 = 0  # in a row, while brewing
        self.bought: i64 = 0  # in this purchase turn: 1 an ingredient, 2 an action token

        self.window: i64 = 0  # an open token window, as its bit; 0 for none
        self.poll: i64 = 0  # who is asked next in it
        self.declined: i64 = 0  # players in a row who did not play a token
        self.quiet: i64 = 0  # seats that want no more windows in this phase
        self.taken: i64 = 0  # action tokens taken in the game
        self.played: i64 = NONE  # the action token whose target is being chosen

        self.inner: i64 = 0  # a decision inside a turn or window that comes first; 0 for none
        self.rolling: i64 = 0  # dice that fate has yet to roll
        self.hand: i64 = NONE  # a die, or SEED_IN_HAND
        self.subject: i64 = NONE  # what the step is about: a space, a token's kind, an ingredient, a recipe
        self.chosen: i64 = 0  # dice
        self.picked: i64 = NONE  # the die chosen last
        self.use: i64 = NONE  # how a brew is enhanced
        self.value: i64 = 0  # the rolled value to swap in
        self.slot: i64 = NONE  # the place of the display to be refilled
        self.owed_tokens: i64 = 0  # rewards to be chosen
        self.owed_die: bool = False

    def copy_scalars(self, other: "TableState") -> None:
        """Take over everything that is not an array."""
        self.player = other.player
        self.supply = other.supply
        self.seeds = other.seeds
        self.deck = other.deck
        self.barred = other.barred
        self.round = other.round
        self.phase = other.phase
        self.asking = other.asking
        self.ended = other.ended
        self.priority = other.priority
        self.open_spaces = other.open_spaces
        self.full = other.full
        self.turn = other.turn
        self.acting = other.acting
        self.turns = other.turns
        self.placements = other.placements
        self.passed = other.passed
        self.passes = other.passes
        self.bought = other.bought
        self.window = other.window
        self.poll = other.poll
        self.declined = other.declined
        self.quiet = other.quiet
        self.taken = other.taken
        self.played = other.played
        self.inner = other.inner
        self.rolling = other.rolling
        self.hand = other.hand
        self.subject = other.subject
        self.chosen = other.chosen
        self.picked = other.picked
        self.use = other.use
        self.value = other.value
        self.slot = other.slot
        self.owed_tokens = other.owed_tokens
        self.owed_die = other.owed_die

    # ── decisions ─────────────────────────────────────────────────────────────────────────────────

    def ask(self, seat: i64, what: i64) -> None:
        """Stop here: `seat` has to decide."""
        self.player = seat
        self.asking = what

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (DB-4.9, DB-5.2)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def end_game(self, reason: i64) -> None:
        """Nothing more happens."""
        self.ended = reason
        self.phase = OVER
        self.player = NOBODY

    # ── a player's own ────────────────────────────────────────────────────────────────────────────

    def of(self, seat: i64, what: i64) -> i64:
        """What a player has: a number, or a set of dice, spaces, buildings or recipes."""
        return self.own[SEAT * seat + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.own[SEAT * seat + what] = value

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        """A player gets so much of something, or below 0 gives it up."""
        self.own[SEAT * seat + what] += amount

    def include(self, seat: i64, what: i64, members: i64) -> None:
        """These belong to one of a player's sets from now on."""
        self.own[SEAT * seat + what] |= members

    def exclude(self, seat: i64, what: i64, members: i64) -> None:
        """These belong to one of a player's sets no longer."""
        self.own[SEAT * seat + what] &= ~members

    def on(self, seat: i64, space: i64) -> i64:
        """The dice on a space of a player's board."""
        return self.own[SEAT * seat + ON + space]

    def lay(self, seat: i64, space: i64, dice: i64) -> None:
        """These dice, and no others, lie on a space of a player's board."""
        self.own[SEAT * seat + ON + space] = dice

    def ingredients(self, seat: i64, kind: i64) -> i64:
        """How many special ingredients of a kind a player has."""
        return self.own[SEAT * seat + OWNED + kind]

    def add_ingredients(self, seat: i64, kind: i64, amount: i64) -> None:
        self.own[SEAT * seat + OWNED + kind] += amount

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def face(self, die: i64) -> i64:
        """The value that counts now."""
        packed = self.dice[die]
        return (packed & BASE) + ((packed >> RAISED_BIT) & BASE)

    def is_blocked(self, die: i64) -> bool:
        return self.dice[die] & BLOCKED_DIE != 0

    def unblocked(self, dice: i64) -> i64:
        """Those of some dice that are not blocked."""
        found: i64 = 0
        while dice:
            die = lowest(dice)
            dice &= dice - 1
            if not self.is_blocked(die):
                found |= bit(die)
        return found

    def has_token(self, die: i64) -> bool:
        return self.dice[die] & TOKEN_BITS != 0

    def roll(self, die: i64, value: i64) -> None:
        """A new value; raises and marks are gone (DB-6.45, DB-8.2)."""
        self.dice[die] = (self.dice[die] & TOKEN_BITS) | value

    def raise_for_good(self, die: i64, by: i64) -> None:
        """The lasting value rises, to 6 at most with what raises add to it (DB-6.12, EX16)."""
        most: i64 = 6 - self.face(die)
        self.dice[die] = (self.dice[die] & ~UNLUCKY) + (by if by < most else most)

    def untokened(self, mask: i64) -> i64:
        """Those of some dice that carry no block or protect token."""
        found: i64 = 0
        rest = mask
        while rest:
            die = lowest(rest)
            rest &= rest - 1
            if not self.dice[die] & TOKEN_BITS:
                found |= bit(die)
        return found

    def distinct(self, mask: i64) -> i64:
        """One of each group of equal dice in one place, the first (DB-5.5)."""
        found: i64 = 0
        seen: i64 = 0
        colour: i64 = NONE
        rest = mask
        while rest:
            die = lowest(rest)
            rest &= rest - 1
            if self.terms.colour_of[die] != colour:
                colour = self.terms.colour_of[die]
                seen = 0
            packed = self.dice[die]
            if packed >= SHOWN_BELOW:
                if not self.has_twin_below(mask, die):
                    found |= bit(die)
            elif not (seen >> packed) & 1:
                seen |= bit(packed)
                found |= bit(die)
        return found

    def has_twin_below(self, mask: i64, die: i64) -> bool:
        """Whether an equal die with a lower number lies in the same place."""
        rest = mask & self.terms.of_colour[self.terms.colour_of[die]] & (bit(die) - 1)
        while rest:
            if self.dice[lowest(rest)] == self.dice[die]:
                return True
            rest &= rest - 1
        return False

    def supplied(self, colour: i64) -> i64:
        """The dice of a colour that are left in the supply."""
        return self.supply & self.terms.of_colour[colour]

    def take_die(self, colour: i64) -> i64:
        """Take a die, not yet rolled, out of a supply that has one."""
        die = lowest(self.supplied(colour))
        self.supply &= ~bit(die)
        return die

    def to_supply(self, die: i64) -> None:
        """Whatever lay on or under the die is gone (DB-6.48)."""
        self.dice[die] = 0
        self.supply |= bit(die)

    def zone_of(self, seat: i64, die: i64) -> i64:
        """POOL or WAREHOUSE, where the player's die lies; NONE if in neither."""
        if self.of(seat, POOL) & bit(die):
            return POOL
        return WAREHOUSE if self.of(seat, WAREHOUSE) & bit(die) else NONE

    def owner_of(self, die: i64) -> i64:
        """Who has the die in the Active Pool, in the Warehouse, on the board or on the Market."""
        here = bit(die)
        seat: i64 = 0
        while seat < self.seats:
            k: i64 = 0
            if (self.of(seat, POOL) | self.of(seat, WAREHOUSE) | self.of(seat, LAID)) & here:
                return seat
            while k < SPACE_COUNT:
                if self.on(seat, k) & here:
                    return seat
                k += 1
            seat += 1
        return NONE

    def dice_of(self, seat: i64) -> i64:
        """All dice that a player owns, wherever they lie."""
        found = self.of(seat, POOL) | self.of(seat, WAREHOUSE) | self.of(seat, LAID)
        k: i64 = 0
        while k < SPACE_COUNT:
            found |= self.on(seat, k)
            k += 1
        return found

    # ── action tokens ─────────────────────────────────────────────────────────────────────────────

    def tokens_left(self, kind: i64) -> i64:
        """How many action tokens of a kind the Black Market has; they follow the ingredients in `stock`."""
        return self.stock[INGREDIENT_COUNT + kind]

    def sold_out(self) -> i64:
        """The kinds of action tokens that the Black Market has no more of."""
        gone: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            if self.tokens_left(kind) == 0:
                gone |= bit(kind)
            kind += 1
        return gone

    def take_token(self, seat: i64, kind: i64, price: i64) -> None:
        """A player gets an action token from the Black Market: bought, or for nothing as a reward."""
        gone = self.sold_out()
        self.stock[INGREDIENT_COUNT + kind] -= 1
        self.taken += 1
        betrayed: i64 = 1 if self.tokens_left(kind) == 0 else 0
        if self.terms.hidden:
            self.reveals += betrayed
        token: i64 = kind | (seat << OWNER) | (price << PRICE) | (gone << GONE)
        self.tokens = append(self.tokens, token | (self.taken << SERIAL) | (betrayed << BETRAYED))

    def spend_token(self, spent: i64) -> None:
        """An action token leaves the game for good (DB-3.8)."""
        kept: vec[i64] = vec[i64]()
        for token in self.tokens:
            if token != spent:
                kept = append(kept, token)
        self.tokens = kept

    def holds(self, seat: i64) -> i64:
        """The kinds of action tokens that a player has."""
        kinds: i64 = 0
        for token in self.tokens:
            if token_owner(token) == seat:
                kinds |= bit(token & KIND)
        return kinds

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def die_name(self, die: i64) -> str:
        """A die as people say it, a message key: "pale malt 4"."""
        return f"@die-{COLOURS[self.terms.colour_of[die]]}-{self.face(die)}"

    def die_names(self, mask: i64) -> list[list[str]]:
        """Several dice as people say them, colour by colour: "pale malt 1 3, hops 2"."""
        names: list[list[str]] = []
        colour: i64 = 0
        while colour < len(COLOURS):
            values: list[i64] = []
            rest = mask & self.terms.of_colour[colour]
            while rest:
                values.append(self.face(lowest(rest)))
                rest &= rest - 1
            if values:
                names.append([f"@colour-{COLOURS[colour]}"] + [str(value) for value in sorted(values)])
            colour += 1
        return names


def raises_of(packed: i64) -> i64:
    """How often a die that shows this was raised until the round ends."""
    return (packed >> RAISED_BIT) & BASE


def token_owner(token: i64) -> i64:
    return (token >> OWNER) & 3


def known_of(token: i64) -> i64:
    """What everybody knows of a token: its price and which kinds were sold out (DB-9.5)."""
    return (token >> PRICE) & 0x7FF


def token_id(token: i64) -> str:
    """The name of a token's piece: whose it is and which of all tokens taken, never its kind."""
    return f"token:{token_owner(token)}:{(token >> SERIAL) & 1023}"


def token_price(token: i64) -> i64:
    return (token >> PRICE) & 31
