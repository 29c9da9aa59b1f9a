"""The table of Cavern Tavern as data: dice, piles, orders, hands, tracks; and how pieces move on it.

Everything is a number in a few flat arrays, so that a copy costs next to nothing:

- a player's part of `own` is `SEAT` numbers, see `VP` and the rest;
- a die is 4 × seat + n, the white one comes last; `faces` says what it shows, `at` where it lies;
- a set of cards is a mask, a bit each; a deck is such a set, for nobody knows which card comes next (section 9),
  but orders put under the deck keep their place: `bottom`;
- what has been begun and must be finished first is a stack of frames, see `core.frames`.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.bits import bit
from alehouse.core.fate import Stream
from alehouse.core.frames import FRAME, FramedState
from alehouse.core.state import NOBODY
from alehouse.core.vocabulary import in_order
from alehouse.games.cavern_tavern.actions import Ids
from alehouse.games.cavern_tavern.cards import (
    Area,
    AutomaDie,
    Catalogue,
    Character,
    Item,
    NastySays,
    Order,
    SecretTask,
    Task,
    Track,
)
from alehouse.games.cavern_tavern.effect_ops import KITCHEN_TRACK, POTION, Effect

if TYPE_CHECKING:
    from alehouse.core.game import Game

# Phases, in their order (section 5).
SETUP: Final = 0
ROUND_START: Final = 1
TURNS: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = in_order(
    {"setup": SETUP, "round_start": ROUND_START, "turns": TURNS, "round_end": ROUND_END, "over": OVER}
)

NONE: Final = -1  # no order, no die, no seat, no card
UNPLACED: Final = -1  # where a die lies that is still to be placed
ON_TASK: Final = 100  # … on an own Task card: this and the card's number
ON_SAYS: Final = 200  # … on a Nasty Says card
TARGET: Final = 511  # the bits of such a place; above them the number of the space
SPACE_BITS: Final = 9

# A player's part of `own`.
VP: Final = 0  # from 0 on (CT-4.1.4)
NASTY_AT: Final = 1  # positions on the tracks: Nasty, Kitchen, Chore; from 0 on (CT-4.1.3)
REACHED: Final = 4  # positions of the Nasty track that have drawn a card already (CT-6.6.3)
ORDER: Final = 5  # the open order; nobody begins with one, nor with an item (CT-4.1.13)
TAKEN: Final = 6  # the round of its time marker
TABLE: Final = 7  # the Mess Hall space with the meeple
DONE_ORDERS: Final = 8  # completed
ON_TIME: Final = 9  # of these, how many were not late
SAYS: Final = 10  # Nasty Says cards, any number of them (CT-6.6.6)
ITEMS: Final = 11  # in hand
SECRET: Final = 12
CHARACTER: Final = 13
USES: Final = 14  # of the character left
MODIFIERS: Final = 15
MRS_NASTY: Final = 16
TASKS: Final = 17  # Task cards on the player board
TASKS_USED: Final = 18  # of these, this round
CELLARS: Final = 19  # Cellar areas used this round
TURNS_HAD: Final = 20  # turns begun this round
IDLE: Final = 21  # a turn was had since the last placement of anybody (CT-5.3.2)
BONUS: Final = 22  # of this turn: for a kitchen task, a chore task, a completed order
WAIVED: Final = 25  # ingredients that the next order does without
CROWDING: Final = 26  # occupied areas may be used (CT-6.9.4): PLAYERS_ONLY, EVEN_AUTOMA
EXTRA: Final = 27  # further turns
WORKSHOP_USES: Final = 28
DRINKS: Final = 29  # twelve kinds
HELD: Final = 41  # thirteen kinds of ingredients
KNOWS: Final = 54  # items in the hands of others that this player has seen for certain (CT-9.5)
PUT_BACK: Final = 55  # items seen on their way back into the deck, before anybody else drew from it
FINAL: Final = 56  # what final scoring brought, by source: see `rules.scoring`
SEAT: Final = 61

# How far a lack of space may be ignored.
PLAYERS_ONLY: Final = 1  # dice of other players do not hinder
EVEN_AUTOMA: Final = 2  # dice of the Automa do not either

# A space for a Task card in `chamber`.
SLOT_TASK: Final = 0
SLOT_TOKEN: Final = 1
SLOT_USER: Final = 2
SLOT: Final = 3

DICE_EACH: Final = 4  # of a player's colour
ALL_FACES: Final = 63  # of a die, as a mask from 1 on
FACE_BITS: Final = 3  # of a number that holds a face, or how many dice show it, for each of several
ONE_FACE: Final = 7

ORDER_BITS: Final = 6  # of a number that holds several orders, or sets of seats
MEEPLE: Final = -2  # in the Mess Hall: minus 2 minus the seat of the player whose meeple stands there


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What does not change during a game: components, options, who plays."""

    def __init__(self, cards: Catalogue, players: int, options: dict[str, str]) -> None:
        self.cards: Final = cards
        self.ids: Final = Ids(cards)
        self.players: Final[i64] = players
        self.solo: Final = players == 1
        self.story: Final = options.get("solo_mode") == "story"
        self.chamber: Final = options["secret_chamber"] == "on"
        self.deals_characters: Final = options.get("characters") == "random"
        self.draws_entering_last: Final = options["last_round_draw"] == "on"  # R6
        self.last_call: Final = options["last_call"] == "on"  # R4
        self.negative: Final = options["negative_scores"] == "on"  # R18
        self.orders_public: Final = options.get("completed_orders") != "hidden"  # R35
        self.story_target: Final = options.get("story_target") == "on"  # R44
        self.rounds: Final[i64] = cards.rounds
        self.white: Final[i64] = DICE_EACH * players  # the number of the white die
        self.areas: Final = vec[Area](cards.areas)
        self.spaces: Final = vec[i64]([int(area.spaces[players - 1]) for area in cards.areas])  # alone too (CT-4.3.4)
        self.orders: Final = vec[Order](cards.orders)
        self.items: Final = vec[Item](cards.items)
        self.characters: Final = vec[Character](cards.characters)
        self.says: Final = vec[NastySays](cards.says)
        self.secrets: Final = vec[SecretTask](cards.secrets)
        self.tasks: Final = vec[Task](cards.tasks)
        self.tracks: Final = vec[Track](cards.tracks)
        self.programs: Final = cards.programs.all
        self.automa: Final = vec[AutomaDie](cards.automa)
        self.cellar: Final = vec[i64]([sum(1 << kind for kind in kinds) for kinds in cards.cellar])
        self.slots: Final = vec[i64](slot_numbers(cards))
        self.end_loss: Final = vec[i64](cards.end_loss)

    def track(self, number: i64) -> Track:
        """The Kitchen or the Chore track."""
        return self.tracks[number - KITCHEN_TRACK]

    def effect(self, program: i64, place: i64) -> Effect:
        return self.programs[program][place]


def slot_numbers(cards: Catalogue) -> list[int]:
    """By area: which Task card space of the chamber it is, NONE for the others."""
    slots = [area.id for area in cards.areas if area.is_slot]
    return [slots.index(area.id) if area.is_slot else NONE for area in cards.areas]


def coloured_dice(seat: i64) -> i64:
    """The four dice of a player's colour."""
    one: i64 = 1
    return ((one << DICE_EACH) - 1) << (DICE_EACH * seat)


class TableState(FramedState):
    """Everything on the table. The chapters of the rules act on it; `CavernTavernState` runs them."""

    def __init__(self, game: "Game", stream: Stream, terms: Terms) -> None:
        super().__init__(game, terms.players, stream)
        self.terms: Final = terms
        self.own: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()
        self.at: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()  # ingredients, for everybody to see (CT-4.1.9)
        self.mess: vec[i64] = vec[i64]()  # by Mess Hall space: an order, NONE, or a meeple
        self.occupied: vec[i64] = vec[i64]()  # by area: spaces in use
        self.chamber: vec[i64] = vec[i64]()  # by slot: its Task card, its token, who used it
        self.tokens: vec[i64] = vec[i64]()  # the Secret pile: drinks by kind, Mrs. Nasty last (CT-4.2.1)
        self.bottom: vec[i64] = vec[i64]()  # orders under the deck, next one first: number, and the seats that know it

        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.marker: i64 = NONE  # who holds the First Player marker
        self.starter: i64 = 0  # who began this round (CT-5.1.5)
        self.white_holder: i64 = NONE
        self.turn: i64 = 0  # whose turn it is, or will be next
        self.acting: bool = False  # a turn is under way
        self.duty: bool = False  # an order must be taken first (CT-5.2.4)
        self.placed: bool = False  # this turn's dice are placed
        self.stage: i64 = 0  # how far setup, round start or round end have come
        self.passed: i64 = 0  # how many players, dice or spaces that stage has dealt with
        self.rolling: i64 = 0  # dice that fate has yet to roll
        self.barred: i64 = 0  # areas blocked by Automa dice
        self.barred_table: i64 = NONE  # the Mess Hall space blocked by the white one
        self.automa: i64 = 0  # the Automa dice as rolled, three bits each
        self.assignment: i64 = NONE

        # Decks are shuffled (CT-4.1.7): fate draws any of their cards.
        self.deck: i64 = 0  # orders
        self.discard: i64 = 0
        self.item_deck: i64 = 0
        self.item_discard: i64 = 0
        self.says_deck: i64 = 0
        self.says_discard: i64 = 0
        self.secret_deck: i64 = 0
        self.task_deck: i64 = 0
        self.task_discard: i64 = 0
        self.characters_left: i64 = 0
        self.modifiers: i64 = 0  # in the supply, beside the closed chamber at first (CT-4.2.2)
        self.looked: i64 = 0  # orders or items drawn to choose from, seen by the active player only
        self.foreseen: i64 = 0  # of such orders, in the order drawn: the seats that knew them under the deck
        self.chosen: i64 = 0  # dice

    def next_seat(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order from the First Player marker; from 0."""
        return (self.marker + place) % self.seats

    def end_game(self) -> None:
        """Nothing more happens."""
        self.phase = OVER
        self.acting = False
        self.player = NOBODY

    def copy_scalars(self, other: "TableState") -> None:
        """Everything that is no array."""
        self.player = other.player
        self.round = other.round
        self.phase = other.phase
        self.marker = other.marker
        self.starter = other.starter
        self.white_holder = other.white_holder
        self.turn = other.turn
        self.acting = other.acting
        self.duty = other.duty
        self.placed = other.placed
        self.stage = other.stage
        self.passed = other.passed
        self.rolling = other.rolling
        self.barred = other.barred
        self.barred_table = other.barred_table
        self.automa = other.automa
        self.assignment = other.assignment
        self.deck = other.deck
        self.discard = other.discard
        self.item_deck = other.item_deck
        self.item_discard = other.item_discard
        self.says_deck = other.says_deck
        self.says_discard = other.says_discard
        self.secret_deck = other.secret_deck
        self.task_deck = other.task_deck
        self.task_discard = other.task_discard
        self.characters_left = other.characters_left
        self.modifiers = other.modifiers
        self.looked = other.looked
        self.foreseen = other.foreseen
        self.chosen = other.chosen

    # ── what was begun last, see `rules.frames` ───────────────────────────────────────────────────

    def begun(self) -> i64:
        """The kind of frame."""
        return self.frames[FRAME * self.depth - FRAME]

    def doer(self) -> i64:
        """The seat that it concerns."""
        return self.frames[FRAME * self.depth - FRAME + 1]

    # ── what a player has: VP, ORDER and the rest say what ────────────────────────────────────────

    def owned(self, seat: i64, what: i64) -> i64:
        return self.own[SEAT * seat + what]

    def set_owned(self, seat: i64, what: i64, value: i64) -> None:
        self.own[SEAT * seat + what] = value

    def add_owned(self, seat: i64, what: i64, count: i64) -> None:
        self.own[SEAT * seat + what] += count

    def include(self, seat: i64, what: i64, card: i64) -> None:
        """A card comes to a set of cards."""
        self.own[SEAT * seat + what] |= bit(card)

    def exclude(self, seat: i64, what: i64, card: i64) -> None:
        """A card leaves a set of cards."""
        self.own[SEAT * seat + what] &= ~bit(card)

    def position(self, seat: i64, track: i64) -> i64:
        """How far down a track of `TRACKS`."""
        return self.own[SEAT * seat + NASTY_AT + track]

    # ── the spaces for Task cards: SLOT_TASK, SLOT_TOKEN or SLOT_USER, each NONE where there is none ──

    def slot(self, slot: i64, what: i64) -> i64:
        return self.chamber[SLOT * slot + what]

    def set_slot(self, slot: i64, what: i64, value: i64) -> None:
        self.chamber[SLOT * slot + what] = value

    # ── dice ──────────────────────────────────────────────────────────────────────────────────────

    def dice_of(self, seat: i64) -> i64:
        """The four dice of a player's colour (CT-4.1.1), and the white one if he holds it."""
        mask = coloured_dice(seat)
        return mask | bit(self.terms.white) if self.white_holder == seat else mask

    def unplaced(self, seat: i64) -> i64:
        """Those of a player's dice that are still to be placed."""
        found: i64 = 0
        die: i64 = DICE_EACH * seat
        while die < DICE_EACH * seat + DICE_EACH:
            if self.at[die] == UNPLACED:
                found |= bit(die)
            die += 1
        if self.white_holder == seat and self.at[self.terms.white] == UNPLACED:
            found |= bit(self.terms.white)
        return found

    # ── points and ingredients ────────────────────────────────────────────────────────────────────

    def score(self, seat: i64, points: i64) -> i64:
        """Points won or lost, and how many they really are: with the option off no loss goes below 0 (CT-7.9)."""
        before = self.owned(seat, VP)
        after = before + points
        if points < 0 and after < 0 and not self.terms.negative:
            after = 0
        self.set_owned(seat, VP, after)
        return after - before

    def held(self, seat: i64, kind: i64) -> i64:
        """Ingredient cards of a kind."""
        return self.own[SEAT * seat + HELD + kind]

    def kinds_held(self, seat: i64, potions: bool) -> i64:
        """The kinds of ingredients that a player has, Magic Potions only if asked for: they never change hands
        (CT-6.5.8)."""
        found: i64 = 0
        kind: i64 = 0
        while kind < (POTION + 1 if potions else POTION):
            if self.held(seat, kind):
                found |= bit(kind)
            kind += 1
        return found

    def piles_left(self) -> i64:
        """The ordinary piles that have a card: nothing comes from the others (CT-6.0.9)."""
        found: i64 = 0
        kind: i64 = 0
        while kind < POTION:
            if self.piles[kind]:
                found |= bit(kind)
            kind += 1
        return found

    def gain(self, seat: i64, kind: i64) -> None:
        """An ingredient card from its pile; one may hold any number (CT-6.0.10)."""
        self.piles[kind] -= 1
        self.add_owned(seat, HELD + kind, 1)

    def give_back(self, seat: i64, kind: i64) -> None:
        """An ingredient card to its pile."""
        self.add_owned(seat, HELD + kind, -1)
        self.piles[kind] += 1
