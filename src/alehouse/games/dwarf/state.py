"""The table of DWARF as data: stacks, workers, goods, Mountains, piles; and how pieces move on it.

Everything is a number in a few flat arrays, so that a copy costs next to nothing:

- a location is 0 to 8 in Mine A, 9 to 17 in Mine B, in reading order;
- a stack is one integer of six-bit card numbers, the top card lowest;
- a worker is 4 × seat + n, where n is 0 or 1 for the regular and 2 or 3 for the extra ones (DW-3.9, DW-4.14);
- a set of locations or cards is a mask, a bit each.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.bits import bit
from alehouse.core.fate import Stream
from alehouse.core.frames import FramedState
from alehouse.core.state import NOBODY
from alehouse.core.vocabulary import in_order
from alehouse.games.dwarf.actions import pile_name
from alehouse.games.dwarf.cards import (
    DEFEND,
    FORGE,
    GET_HELP,
    GOODS,
    MINE,
    Card,
    Catalogue,
    Opponent,
    Special,
)

if TYPE_CHECKING:
    from alehouse.core.game import Game

# Where a worker is: a location, or one of these.
HOME: Final = -1  # in hand (regular) or in the supply (extra), as at the beginning (DW-4.5)
COMMITTED: Final = -2  # on a special pile
LOST: Final = -3  # an extra worker that found no free location (DW-5.53)

# Phases, in their order (DW-5.1).
SETUP: Final = 0
MINING: Final = 1
SELECT_FIRST: Final = 2
SELECT_SECOND: Final = 3
RESOLVE_HELP: Final = 4
RESOLVE_DEFEND: Final = 5
RESOLVE_MINE: Final = 6
RESOLVE_FORGE: Final = 7
ROUND_END: Final = 8
OVER: Final = 9
PHASES: Final = in_order(
    {
        "setup": SETUP,
        "mining": MINING,
        "first": SELECT_FIRST,
        "second": SELECT_SECOND,
        "get_help": RESOLVE_HELP,
        "defend": RESOLVE_DEFEND,
        "mine": RESOLVE_MINE,
        "forge": RESOLVE_FORGE,
        "end": ROUND_END,
        "over": OVER,
    }
)


# Why the game ended (section 7).
NOT_ENDED: Final = 0
BY_ITEMS: Final = 1  # DW-7.1
BY_MOUNTAIN: Final = 2  # DW-7.2
BY_MEDALS: Final = 3  # DW-7.3
ENDINGS: Final = in_order({"": NOT_ENDED, "items": BY_ITEMS, "mountain": BY_MOUNTAIN, "medals": BY_MEDALS})

# What an area, the part of one set besides its Mine, holds in `areas` (DW-4.8, DW-8.70).
MOUNTAIN: Final = 0  # the cards that may be drawn next: all of them, where it is not graded (DW-4.3)
BELOW: Final = 1  # the lower tier of a graded Mountain (DW-4.4)
DISCARDS: Final = 2  # out of the game, open to everybody (DW-5.6)
UNTURNED: Final = 3  # special cards that nobody has seen in a pile yet
TOPS: Final = 4  # the special card on top of each of three piles, 0 for none
SIZES: Final = 7  # how many cards lie in each pile
AREA: Final = 10

GOODS_EACH: Final = 5  # kinds of goods that each player may own
WORKERS_EACH: Final = 4  # DW-3.9
SIX_BITS: Final = 63


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What does not change during a game: the cards, the options, who plays."""

    def __init__(
        self, cards: Catalogue, seats: int, sets: int, opponent: Opponent | None, pairing: str, cover: bool
    ) -> None:
        self.cards: Final = cards
        self.by_number: Final = vec[Card](cards.by_number)
        specials = cards.pairings[pairing][:1] + cards.pairings[pairing]
        self.specials: Final = vec[Special](specials)  # by number, from 1
        self.seats: Final[i64] = seats
        self.sets: Final[i64] = sets
        self.opponent: Final = opponent
        self.cover: Final = cover  # DW-5.10
        # The same with two sets (DW-8.6).
        self.items_to_end: Final[i64] = cards.items_to_end_game
        self.special_medals: Final[i64] = cards.special_medals


class TableState(FramedState):
    """Everything on the table. The chapters of the rules act on it; `DwarfState` runs them."""

    def __init__(self, game: "Game", stream: Stream, terms: Terms) -> None:
        super().__init__(game, terms.seats, stream)
        self.terms: Final = terms
        self.solo: Final = terms.opponent is not None
        # Players at the table, in solo the printed opponent too (DW-4.10).
        self.player_count: Final[i64] = terms.seats + (1 if terms.opponent is not None else 0)
        self.everywhere: Final[i64] = bit(9 * terms.sets) - 1  # both Mines (DW-8.2, DW-8.71)

        self.goods: vec[i64] = vec[i64]()  # five for each player, of each 0 at the beginning (DW-4.6)
        self.where: vec[i64] = vec[i64]()  # of each worker; behind them, when each was placed
        self.stacks: vec[i64] = vec[i64]()  # by location, at the beginning a starting card each (DW-4.1)
        self.areas: vec[i64] = vec[i64]()

        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.marker: i64 = -1  # one, also with two sets (DW-4.9)
        self.starter: i64 = 0  # who held the marker when the selection began (DW-5.11)
        self.holder: i64 = 0  # who held it when the present step began (DW-5.57, DW-5.82)
        self.turn: i64 = 0  # how many players have had their turn in this phase or step
        self.worker_group: i64 = 0  # whose turn it is in the Mine and Forge steps: 0 regular, 1 extra workers
        self.stamps: i64 = 0  # workers placed in this round
        self.ended: i64 = NOT_ENDED

        self.spent: i64 = 0  # workers resolved early: they only block (DW-5.33)
        self.occupied: i64 = 0  # locations with a worker
        self.helps: i64 = 0  # locations by the action of their top card
        self.monsters: i64 = 0
        self.seams: i64 = 0
        self.forges: i64 = 0
        self.fresh: i64 = 0  # locations whose top card came this round

        self.mustered: bool = False  # DW-6.30
        self.raided: bool = False  # DW-6.20
        self.mine_drawing: i64 = 0  # the Mountain that is drawn from
        self.drawn: i64 = 0  # cards it has given in this phase
        self.first_cell: i64 = 0
        self.last_added: i64 = 0  # the printed opponent's reference card (DW-8.20)
        self.human_choice: i64 = 0  # his second reference: a location, or below 0 a special card (DW-8.21)
        self.opponent_helped: bool = False  # he has resolved Get Help this round
        self.specials_taken: i64 = 0  # in the game, for DW-8.51
        self.help_order: i64 = 0  # seats in the order of DW-5.52, three bits each, seat + 1
        self.offer: i64 = 0  # which of a player's two offers of DW-5.52 is on
        self.special: i64 = 0  # the special card being resolved (DW-6.49)
        self.special_set: i64 = 0
        self.committed: i64 = 0  # the pile that each player took from this round, three bits each, pile + 1

    def copy_scalars(self, other: "TableState") -> None:
        """Take over everything that is not an array."""
        self.player = other.player
        self.round = other.round
        self.phase = other.phase
        self.marker = other.marker
        self.starter = other.starter
        self.holder = other.holder
        self.turn = other.turn
        self.worker_group = other.worker_group
        self.stamps = other.stamps
        self.ended = other.ended
        self.spent = other.spent
        self.occupied = other.occupied
        self.helps = other.helps
        self.monsters = other.monsters
        self.seams = other.seams
        self.forges = other.forges
        self.fresh = other.fresh
        self.mustered = other.mustered
        self.raided = other.raided
        self.mine_drawing = other.mine_drawing
        self.drawn = other.drawn
        self.first_cell = other.first_cell
        self.last_added = other.last_added
        self.human_choice = other.human_choice
        self.opponent_helped = other.opponent_helped
        self.specials_taken = other.specials_taken
        self.help_order = other.help_order
        self.offer = other.offer
        self.special = other.special
        self.special_set = other.special_set
        self.committed = other.committed

    # ── decisions ─────────────────────────────────────────────────────────────────────────────────

    def end_game(self, reason: i64) -> None:
        """Nothing more happens."""
        self.ended = reason
        self.phase = OVER
        self.depth = 0
        self.player = NOBODY

    # ── cards ─────────────────────────────────────────────────────────────────────────────────────

    def top_card(self, location: i64) -> Card:
        """The active card of a location."""
        return self.terms.by_number[self.stacks[location] & SIX_BITS]

    def put_on_top(self, location: i64, number: i64) -> None:
        """A card covers the whole stack (DW-5.7)."""
        self.restack(location, (self.stacks[location] << 6) | number)
        self.fresh |= bit(location)

    def take_top(self, location: i64) -> i64:
        """Take the top card off a stack of two or more."""
        number = self.stacks[location] & SIX_BITS
        self.restack(location, self.stacks[location] >> 6)
        return number

    def restack(self, location: i64, stack: i64) -> None:
        """Another card may be on top now: file the location under that card's action."""
        self.stacks[location] = stack
        here = bit(location)
        self.helps &= ~here
        self.monsters &= ~here
        self.seams &= ~here
        self.forges &= ~here
        self.fresh &= ~here
        action = self.top_card(location).action
        if action == MINE:
            self.seams |= here
        elif action == DEFEND:
            self.monsters |= here
        elif action == FORGE:
            self.forges |= here
        elif action == GET_HELP:
            self.helps |= here

    def shuffle_into_mountain(self, mine: i64, number: i64) -> None:
        """A card goes back into the Mountain, which is shuffled whole: tiers are gone, an empty one is filled again
        (DW-6.44, DW-6.45)."""
        base = AREA * mine
        self.areas[base + MOUNTAIN] |= self.areas[base + BELOW] | bit(number - 1)
        self.areas[base + BELOW] = 0

    # ── goods ─────────────────────────────────────────────────────────────────────────────────────

    def owned(self, seat: i64, good: i64) -> i64:
        """How much of a good a player owns."""
        return self.goods[GOODS_EACH * seat + good]

    def add_goods(self, seat: i64, good: i64, amount: i64) -> None:
        """A player gets so much of a good, or below 0 gives it up."""
        self.goods[GOODS_EACH * seat + good] += amount

    def can_pay(self, seat: i64, price: vec[i64]) -> bool:
        base = GOODS_EACH * seat
        goods = self.goods
        return (
            goods[base] >= price[0]
            and goods[base + 1] >= price[1]
            and goods[base + 2] >= price[2]
            and goods[base + 3] >= price[3]
            and goods[base + 4] >= price[4]
        )

    def pay(self, seat: i64, price: vec[i64]) -> None:
        base = GOODS_EACH * seat
        goods = self.goods
        k: i64 = 0
        while k < GOODS_EACH:
            goods[base + k] -= price[k]
            k += 1

    def take(self, seat: i64, gain: vec[i64]) -> None:
        base = GOODS_EACH * seat
        goods = self.goods
        k: i64 = 0
        while k < GOODS_EACH:
            goods[base + k] += gain[k]
            k += 1

    # ── workers ───────────────────────────────────────────────────────────────────────────────────

    def regular_at_home(self, seat: i64) -> i64:
        """A regular worker that is still in hand, or -1."""
        worker = WORKERS_EACH * seat
        if self.where[worker] == HOME:
            return worker
        return worker + 1 if self.where[worker + 1] == HOME else -1

    def extra_at_home(self, seat: i64) -> i64:
        """An extra worker that is still in the supply, or -1."""
        worker = WORKERS_EACH * seat + 2
        if self.where[worker] == HOME:
            return worker
        return worker + 1 if self.where[worker + 1] == HOME else -1

    def place(self, worker: i64, location: i64) -> None:
        """A worker comes to stand on a location."""
        self.where[worker] = location
        self.stamps += 1
        self.where[WORKERS_EACH * self.player_count + worker] = self.stamps
        self.occupied |= bit(location)

    def lose_extra(self, worker: i64) -> None:
        """No free location: the extra worker is lost for this round (DW-5.53)."""
        self.where[worker] = LOST
        if self.keeps_log:
            self.log("log-help-lost", owner_of(worker), {}, {}, "DW-5.53")

    def stamp(self, worker: i64) -> i64:
        """When a worker was placed, counted within the round."""
        return self.where[WORKERS_EACH * self.player_count + worker]

    def stands_on(self, worker: i64, mask: i64) -> bool:
        """Whether an unspent worker stands on one of the locations."""
        location = self.where[worker]
        return location >= 0 and (mask >> location) & 1 == 1 and not (self.spent >> worker) & 1

    def player_stands_on(self, seat: i64, mask: i64) -> bool:
        """Whether a player has an unspent worker on one of the locations."""
        worker = WORKERS_EACH * seat
        return (
            self.stands_on(worker, mask)
            or self.stands_on(worker + 1, mask)
            or self.stands_on(worker + 2, mask)
            or self.stands_on(worker + 3, mask)
        )

    def is_opponent(self, seat: i64) -> bool:
        """Whether a printed opponent sits there."""
        return self.solo and seat == self.player_count - 1

    def pass_marker(self) -> None:
        """The first player marker moves on to the next player clockwise (DW-8.73); never in solo (DW-8.10)."""
        if self.solo:
            return
        if self.keeps_log:
            self.log("log-marker", (self.marker + 1) % self.player_count, {"from_seat": self.marker}, {}, "DW-6.18")
        self.marker = (self.marker + 1) % self.player_count

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def spot(self, location: i64) -> str:
        """A location as people say it: "5", or "B5" where there are two Mines."""
        return str(location + 1) if self.terms.sets == 1 else f"{'AB'[location // 9]}{location % 9 + 1}"

    def pile_of(self, seat: i64) -> str:
        """The pile that a player took from this round."""
        return pile_name(((self.committed >> (3 * seat)) & 7) - 1)

    def at(self, location: i64) -> dict[str, object]:
        """A location and its top card, as arguments of an event."""
        top = self.top_card(location)
        return {"card": top.key, "id": top.id, "location": self.spot(location)}


def owner_of(worker: i64) -> i64:
    """Whose worker it is."""
    return worker >> 2


def size(stack: i64) -> i64:
    """How many cards lie in a stack."""
    count: i64 = 0
    while stack:
        stack >>= 6
        count += 1
    return count


def number_at(stack: i64, depth: i64) -> i64:
    """The number of the card that lies `depth` cards under the top one."""
    return (stack >> (6 * depth)) & SIX_BITS


def changes(paid: vec[i64], gained: vec[i64]) -> dict[str, int]:
    """A payment and a gain as the changes of an event."""
    return {GOODS[k]: gained[k] - paid[k] for k in range(GOODS_EACH) if gained[k] != paid[k]}
