"""Cavern Tavern as a row of numbers for programs that learn: what a seat may see, and nothing else (section 9)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, size
from alehouse.core.encoding import Sheet
from alehouse.core.state import NOBODY
from alehouse.games.cavern_tavern.actions import CHOOSE_ORDER, DECISIONS, KEEP_ITEM
from alehouse.games.cavern_tavern.effect_ops import EVENTS, INGREDIENTS, ORDINARY, POTION, TRACKS
from alehouse.games.cavern_tavern.rules import chamber, scoring, solo
from alehouse.games.cavern_tavern.rules.frames import (
    F_FROM_DECK,
    F_ITEMS,
    F_PICK,
    F_PLACE,
    F_REPLACE,
    FIRST,
    FRAME_KINDS,
    FROM_DECK_DRAWN,
    PICK_KINDS,
    PLACE_TARGET,
    SECOND,
    THIRD,
)
from alehouse.games.cavern_tavern.rules.mess_hall import ONE_ORDER
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CELLARS,
    CHARACTER,
    CROWDING,
    DICE_EACH,
    DONE_ORDERS,
    DRINKS,
    EXTRA,
    HELD,
    ITEMS,
    KNOWS,
    MEEPLE,
    MODIFIERS,
    MRS_NASTY,
    NASTY_AT,
    NONE,
    ON_SAYS,
    ON_TASK,
    ON_TIME,
    ORDER,
    ORDER_BITS,
    PHASES,
    SAYS,
    SEAT,
    SECRET,
    SLOT_TASK,
    SLOT_TOKEN,
    SLOT_USER,
    SPACE_BITS,
    TABLE,
    TAKEN,
    TARGET,
    TASKS,
    TASKS_USED,
    TURNS_HAD,
    UNPLACED,
    USES,
    VP,
    WAIVED,
    WORKSHOP_USES,
    TableState,
)

ENCODING: Final = 1  # grows when a row would no longer mean the same

MANY_POINTS: Final = 100
MANY_CARDS: Final = 10  # ingredients of a kind, items, drinks
MANY_ORDERS: Final = 12
MANY_TOKENS: Final = 20  # modifiers, turns, and the like
TRACK_END: Final = 20
ANY_NUMBER: Final = 255  # of what has been begun
FACE: Final = 6


def encode(table: TableState, seat: i64, out: Sheet) -> None:
    """Write what `seat` sees."""
    out.begin(seat, table.seats)
    write_course(table, out)
    write_decision(table, seat, out)
    write_board(table, out)
    write_decks(table, seat, out)
    if table.terms.solo:
        write_solo(table, out)
    k: i64 = 0
    while k < table.seats:
        write_player(table, k, out)
        write_cards(table, seat, k, out)
        if table.terms.chamber:
            write_chamber_goods(table, k, out)
        k += 1
    write_dice(table, out)


def write_course(table: TableState, out: Sheet) -> None:
    """Where the game stands."""
    out.whose(table.seats)
    out.part("round")
    out.number(table.round, table.terms.rounds)
    out.part("phase")
    out.one_of(table.phase, len(PHASES))
    out.part("marker")
    out.player(table.marker)
    out.part("starter")
    out.player(table.starter if table.marker != NONE else NONE)
    out.part("white_die")
    out.player(table.white_holder)
    out.part("turn")
    out.player(table.turn if table.acting else NONE)
    out.part("stage")  # an order must be taken first; this turn's dice are placed
    out.flag(table.acting and table.duty)
    out.flag(table.acting and table.placed)


def write_decision(table: TableState, seat: i64, out: Sheet) -> None:
    """Who decides what. The cards that somebody looks at are told to nobody else."""
    terms = table.terms
    begun = table.begun() if table.depth else NONE
    out.part("deciding")
    out.player(table.player)
    out.part("decision")
    out.one_of(table.asking if table.player != NOBODY else NONE, DECISIONS)
    out.part("begun")
    out.one_of(begun, FRAME_KINDS)
    out.part("begun_numbers")
    place = out.skip(3)
    if table.depth:
        out.put(place, table.top(FIRST), ANY_NUMBER)
        out.put(place + 1, table.top(SECOND), ANY_NUMBER)
        out.put(place + 2, table.top(THIRD), ANY_NUMBER)
    out.part("picking")  # kinds of ingredients to choose from
    out.bits(table.top(PICK_KINDS) & ORDINARY if begun == F_PICK else 0, POTION)
    target = table.top(PLACE_TARGET) if begun == F_PLACE else NONE
    out.part("placing_area")
    out.one_of(target, len(terms.areas))
    if terms.chamber:
        out.part("placing_task")
        out.one_of(target - ON_TASK if target < ON_SAYS else NONE, len(terms.tasks))
    out.part("placing_says")
    out.one_of(target - ON_SAYS, len(terms.says))
    out.part("drawn")
    out.one_of(table.top(FROM_DECK_DRAWN) if begun == F_FROM_DECK else NONE, len(terms.orders))
    looks = begun in (F_ITEMS, F_REPLACE) and table.doer() == seat
    out.part("looked_at_orders")
    out.bits(table.looked if looks and table.asking == CHOOSE_ORDER else 0, len(terms.orders))
    out.part("looked_at_items")
    out.bits(table.looked if looks and table.asking == KEEP_ITEM else 0, len(terms.items))


def write_board(table: TableState, out: Sheet) -> None:
    """Mess Hall, areas and supply."""
    terms = table.terms
    k: i64 = 0
    while k < len(table.mess):
        lies = table.mess[k]
        out.part_of("table", k, "order")
        out.one_of(lies, len(terms.orders))
        out.part_of("table", k, "meeple")
        out.player(MEEPLE - lies if lies <= MEEPLE else NONE)
        k += 1
    out.part("areas")  # spaces in use
    k = 0
    while k < len(table.occupied):
        out.number(table.occupied[k], FACE)
        k += 1
    out.part("blocked_areas")
    out.bits(table.barred, len(terms.areas))
    out.part("ingredients")
    out.row(table.piles, 0, len(INGREDIENTS), MANY_CARDS)
    if terms.chamber:
        write_chamber(table, out)


def write_chamber(table: TableState, out: Sheet) -> None:
    """The Task cards of the Secret Chamber, and what is left of its decks (section 8.1)."""
    terms = table.terms
    out.part("chamber_left")  # Task cards, tokens of the Secret pile, modifiers
    out.number(size(table.task_deck), len(terms.tasks))
    out.number(chamber.tokens_left(table), MANY_POINTS)
    out.number(table.modifiers, MANY_POINTS)
    k: i64 = 0
    while k < chamber.SLOTS:
        out.part_of("chamber", k, "task")
        out.one_of(table.slot(k, SLOT_TASK), len(terms.tasks))
        out.part_of("chamber", k, "token")
        out.one_of(table.slot(k, SLOT_TOKEN), len(INGREDIENTS))
        out.part_of("chamber", k, "user")
        out.player(table.slot(k, SLOT_USER))
        k += 1


def write_decks(table: TableState, seat: i64, out: Sheet) -> None:
    """How many cards are left, what was discarded, and the orders under the deck that this seat has seen (CT-9.6)."""
    terms = table.terms
    out.part("cards_left")  # orders, items, requests
    out.number(size(table.deck) + len(table.bottom), len(terms.orders))
    out.number(size(table.item_deck), len(terms.items))
    out.number(size(table.says_deck), len(terms.says))
    out.part("orders_discarded")
    out.bits(table.discard, len(terms.orders))
    out.part("items_discarded")
    out.bits(table.item_discard, len(terms.items))
    out.part("says_discarded")
    out.bits(table.says_discard, len(terms.says))
    known: i64 = 0
    for packed in table.bottom:
        if (packed >> (ORDER_BITS + seat)) & 1:
            known |= bit(packed & ONE_ORDER)
    out.part("orders_known_under")
    out.bits(known, len(terms.orders))


def write_solo(table: TableState, out: Sheet) -> None:
    """The Automa's dice and the assignment (section 8.2)."""
    out.part("automa")
    k: i64 = 0
    while k < len(table.terms.automa):
        out.number(solo.value_of(table, k), FACE)
        k += 1
    out.part("blocked_table")
    out.one_of(table.barred_table, len(table.mess))
    out.part("assignment")
    out.one_of(table.assignment, len(table.terms.cards.assignments))


# ── players ───────────────────────────────────────────────────────────────────────────────────────


def write_player(table: TableState, number: i64, out: Sheet) -> None:
    """What lies open before a player."""
    terms = table.terms
    whose = out.seat(number)
    out.part_of("player", number, "points")
    out.number(table.owned(whose, VP), MANY_POINTS)
    out.part_of("player", number, "tracks")
    out.row(table.own, SEAT * whose + NASTY_AT, len(TRACKS), TRACK_END)
    out.part_of("player", number, "order")
    out.one_of(table.owned(whose, ORDER), len(terms.orders))
    out.part_of("player", number, "order_taken")
    out.number(table.owned(whose, TAKEN) if table.owned(whose, ORDER) != NONE else 0, terms.rounds)
    out.part_of("player", number, "table")
    out.one_of(table.owned(whose, TABLE), len(table.mess))
    out.part_of("player", number, "completed")  # orders, of these on time
    out.number(size(table.owned(whose, DONE_ORDERS)), MANY_ORDERS)
    out.number(table.owned(whose, ON_TIME), MANY_ORDERS)
    out.part_of("player", number, "says")
    out.bits(table.owned(whose, SAYS), len(terms.says))
    out.part_of("player", number, "character")
    out.one_of(table.owned(whose, CHARACTER), len(terms.characters))
    out.part_of("player", number, "character_uses")
    out.number(table.owned(whose, USES), MANY_TOKENS)
    out.part_of("player", number, "ingredients")
    out.row(table.own, SEAT * whose + HELD, len(INGREDIENTS), MANY_CARDS)
    out.part_of("player", number, "cellars_used")
    out.bits(table.owned(whose, CELLARS), len(terms.cellar))
    out.part_of("player", number, "turns")  # had, still to come, with occupied areas, ingredients to do without
    out.number(table.owned(whose, TURNS_HAD), MANY_TOKENS)
    out.number(table.owned(whose, EXTRA), MANY_TOKENS)
    out.number(table.owned(whose, CROWDING), 2)
    out.number(table.owned(whose, WAIVED), MANY_TOKENS)
    out.part_of("player", number, "bonuses")
    out.row(table.own, SEAT * whose + BONUS, len(EVENTS), MANY_CARDS)
    out.part_of("player", number, "workshop")
    out.number(table.owned(whose, WORKSHOP_USES), MANY_TOKENS)


def write_chamber_goods(table: TableState, number: i64, out: Sheet) -> None:
    """What a player has from the Secret Chamber (section 8.1)."""
    whose = out.seat(number)
    out.part_of("player", number, "tokens")  # modifiers, Mrs. Nasty
    out.number(table.owned(whose, MODIFIERS), MANY_TOKENS)
    out.number(table.owned(whose, MRS_NASTY), MANY_TOKENS)
    out.part_of("player", number, "drinks")
    out.row(table.own, SEAT * whose + DRINKS, POTION, MANY_CARDS)
    out.part_of("player", number, "tasks")
    out.bits(table.owned(whose, TASKS), len(table.terms.tasks))
    out.part_of("player", number, "tasks_used")
    out.bits(table.owned(whose, TASKS_USED), len(table.terms.tasks))


def write_cards(table: TableState, seat: i64, number: i64, out: Sheet) -> None:
    """What a player holds: everything of one's own, of the others what one has seen (CT-9.2, CT-9.5)."""
    terms = table.terms
    whose = out.seat(number)
    hand = table.owned(whose, ITEMS)
    out.part_of("player", number, "items_held")
    out.number(size(hand), MANY_CARDS)
    out.part_of("player", number, "items")
    out.bits(hand if number == 0 else hand & table.owned(seat, KNOWS), len(terms.items))
    out.part_of("player", number, "completed_orders")
    out.bits(table.owned(whose, DONE_ORDERS) if number == 0 or terms.orders_public else 0, len(terms.orders))
    if number == 0:
        out.part("secret_task")
        out.one_of(table.owned(whose, SECRET), len(terms.secrets))
        out.part("secret_points")
        out.number(scoring.secret_worth(table, seat), MANY_POINTS)


def write_dice(table: TableState, out: Sheet) -> None:
    """Each player's four dice, then the white one: what it shows, whether it is placed, chosen, and where it lies."""
    dice = len(table.faces)
    k: i64 = 0
    while k < dice:
        die: i64 = DICE_EACH * out.seat(k // DICE_EACH) + k % DICE_EACH if k < table.terms.white else k
        at = table.at[die]
        out.part_of("die", k, "state")
        out.number(0 if (table.rolling >> die) & 1 else table.faces[die], FACE)
        out.flag(at == UNPLACED)
        out.flag((table.chosen >> die) & 1 == 1)
        out.number((at & TARGET) + 1 if at != UNPLACED else 0, ANY_NUMBER)
        out.number((at >> SPACE_BITS) + 1 if at != UNPLACED else 0, FACE)
        k += 1
