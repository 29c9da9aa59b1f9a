"""Setup, the start and the end of a round (sections 4, 5.1 and 5.4), stage by stage."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    CHOOSE_CHARACTER,
    DEAL_CHARACTER,
    DRAW_ASSIGNMENT,
    DRAW_SECRET,
    FIRST_PLAYER,
)
from alehouse.games.cavern_tavern.rules import chamber, orders, scoring, solo, tracks
from alehouse.games.cavern_tavern.rules.frames import F_PICK, F_REFILL
from alehouse.games.cavern_tavern.state import (
    CELLARS,
    CHARACTER,
    DICE_EACH,
    EXTRA,
    IDLE,
    NONE,
    ORDER,
    ROUND_START,
    SECRET,
    TASKS_USED,
    TURNS,
    TURNS_HAD,
    UNPLACED,
    USES,
    VP,
    TableState,
    coloured_dice,
)

# Stages of setup (CT-4.1.14).
WHO_BEGINS: Final = 0
CHARACTERS: Final = 1
SECRETS: Final = 2
ASSIGNMENT: Final = 3
FIRST_DICE: Final = 4
FIRST_INGREDIENTS: Final = 5
MESS_HALL: Final = 6

# Stages of a round's start.
OPENING: Final = 0
AUTOMA: Final = 1
ROLLING: Final = 2
ROLLED: Final = 3

# Stages of a round's end (CT-5.4.1 to CT-5.4.7).
CLOCK: Final = 0
ANGER: Final = 1
FORGETTING: Final = 2
CLEARING: Final = 3
TASK_CARDS: Final = 4
REFILLING: Final = 5  # then the white die is passed on, and the next round begins


def next_stage(table: TableState) -> None:
    table.stage += 1
    table.passed = 0


# ── setup ─────────────────────────────────────────────────────────────────────────────────────────


def advance_setup(table: TableState) -> None:
    stage = table.stage
    if stage == WHO_BEGINS:
        choose_first(table)
    elif stage == CHARACTERS:
        advance_characters(table)
    elif stage == SECRETS:
        advance_secrets(table)
    elif stage == ASSIGNMENT:
        if table.terms.story and table.assignment == NONE:
            table.ask(FATE, DRAW_ASSIGNMENT)
        else:
            next_stage(table)
    elif stage == FIRST_DICE:
        roll_for_ingredients(table)
    elif stage == FIRST_INGREDIENTS:
        take_first_ingredients(table)
    elif table.passed < len(table.mess):
        table.push(F_REFILL, 0, table.passed, 0, 0, 0)
        table.passed += 1
    else:
        begin_round(table, 1)


def choose_first(table: TableState) -> None:
    """At random (CT-4.1.5)."""
    if table.terms.solo:
        set_first(table, 0)
    else:
        table.ask(FATE, FIRST_PLAYER)


def set_first(table: TableState, seat: i64) -> None:
    table.marker = seat
    table.starter = seat
    if table.keeps_log and not table.terms.solo:
        table.log("log-first-player", seat, {}, {}, "CT-4.1.5")
    next_stage(table)


def advance_characters(table: TableState) -> None:
    """Chosen in turn order, or dealt (CT-4.1.2); then the white die goes to the last player (CT-4.1.6).

    Somebody alone has none, nor the white die (CT-4.3.1, CT-4.3.2).
    """
    if table.terms.solo:
        next_stage(table)
    elif table.passed == table.seats:
        table.white_holder = table.in_order(table.seats - 1)
        next_stage(table)
    elif table.terms.deals_characters:
        table.ask(FATE, DEAL_CHARACTER)
    elif table.characters_left & (table.characters_left - 1):
        table.ask(table.in_order(table.passed), CHOOSE_CHARACTER)
    else:
        become(table, lowest(table.characters_left))


def become(table: TableState, character: i64) -> None:
    seat = table.in_order(table.passed)
    table.passed += 1
    card = table.terms.characters[character]
    table.characters_left &= ~bit(character)
    table.set_owned(seat, CHARACTER, character)
    table.set_owned(seat, USES, card.uses)
    if table.keeps_log:
        table.log("log-becomes", seat, {"character": card.key}, {}, "CT-4.1.2")


def advance_secrets(table: TableState) -> None:
    """One Secret Task for everybody, in secret (CT-4.1.8)."""
    if table.terms.solo or table.passed == table.seats:
        next_stage(table)
    else:
        table.ask(FATE, DRAW_SECRET)


def deal_secret(table: TableState, secret: i64) -> None:
    table.secret_deck &= ~bit(secret)
    table.set_owned(table.in_order(table.passed), SECRET, secret)
    table.passed += 1


def set_assignment(table: TableState, assignment: i64) -> None:
    table.assignment = assignment
    if table.keeps_log:
        table.log("log-assignment", -1, {"assignment": table.terms.cards.assignments[assignment].key}, {}, "CT-4.3.5")


def roll_for_ingredients(table: TableState) -> None:
    """Each player in turn rolls four dice for four ingredients (CT-4.1.10)."""
    if table.passed == table.seats:
        table.stage = MESS_HALL
        table.passed = 0
        return
    table.rolling = coloured_dice(table.in_order(table.passed))
    table.chosen = table.rolling
    table.stage = FIRST_INGREDIENTS


def take_first_ingredients(table: TableState) -> None:
    """One for each die, the lowest die first (R28)."""
    seat = table.in_order(table.passed)
    if not table.chosen:
        table.passed += 1
        table.stage = FIRST_DICE
        return
    die = lowest_die(table, table.chosen)
    table.chosen &= ~bit(die)
    table.push(F_PICK, seat, table.terms.cellar[table.faces[die]], 1, 0, table.faces[die])


def lowest_die(table: TableState, dice: i64) -> i64:
    """The die that shows least."""
    best = lowest(dice)
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        if table.faces[die] < table.faces[best]:
            best = die
    return best


# ── the start of a round ──────────────────────────────────────────────────────────────────────────


def begin_round(table: TableState, number: i64) -> None:
    """The clock's hand is on its hour, that of the first round at the beginning (CT-4.1.12)."""
    table.round = number
    table.phase = ROUND_START
    table.stage = OPENING
    table.passed = 0
    if table.keeps_log:
        table.show()
        args: dict[str, object] = {"round": int(number), **table.terms.cards.hours(int(number))}
        table.log("log-head-round", -1, args, {}, "CT-5.1.3")


def advance_start(table: TableState) -> None:
    """The chamber opens in its round (CT-5.1.1), the Automa rolls (CT-5.1.2), then everybody does (CT-5.1.3)."""
    stage = table.stage
    if stage == OPENING:
        if not chamber.is_open(table) or table.round > table.terms.cards.opens_at or chamber.is_filled(table):
            next_stage(table)
    elif stage == AUTOMA:
        if not table.terms.solo or solo.is_rolled(table):
            next_stage(table)
    elif stage == ROLLING:
        roll_all(table)
    else:
        begin_turns(table)


def roll_all(table: TableState) -> None:
    """Everybody rolls, whoever has the white die rolls it too (CT-5.1.3)."""
    table.rolling = bit(DICE_EACH * table.seats) - 1
    if table.white_holder != NONE:
        table.rolling |= bit(table.terms.white)
    next_stage(table)


def begin_turns(table: TableState) -> None:
    """The turn order of the round is settled now: clockwise from the marker (CT-5.1.4, CT-5.1.5)."""
    if table.keeps_log:
        log_dice(table)
    table.phase = TURNS
    table.starter = table.marker
    table.turn = table.marker


def log_dice(table: TableState) -> None:
    for place in range(table.seats):
        seat = table.in_order(place)
        dice = table.dice_of(seat)
        values = sorted([int(table.faces[die]) for die in range(len(table.faces)) if dice >> die & 1])
        table.log("log-rolls", seat, {"dice": " ".join([str(value) for value in values])}, {}, "CT-5.1.3")


# ── the end of a round ────────────────────────────────────────────────────────────────────────────


def advance_end(table: TableState) -> None:
    """After the last round nothing of it happens (R5)."""
    stage = table.stage
    if stage == CLOCK:
        if table.round == table.terms.rounds:
            scoring.finish(table)
            return
        table.round += 1
        next_stage(table)
    elif stage in (ANGER, FORGETTING):
        advance_open_orders(table)
    elif stage == CLEARING:
        clear_table(table)
        next_stage(table)
    elif stage == TASK_CARDS:
        advance_task_cards(table)
    elif stage == REFILLING:
        if not chamber.is_open(table) or chamber.is_filled(table):
            next_stage(table)
    else:
        pass_white_die(table)
        begin_round(table, table.round)


def advance_open_orders(table: TableState) -> None:
    """An open order angers the boss, then may be forgotten; player by player (CT-5.4.2, CT-5.4.3, CT-5.4.8)."""
    if table.passed == table.seats:
        next_stage(table)
        return
    seat = table.in_order(table.passed)
    table.passed += 1
    order = table.owned(seat, ORDER)
    if order == NONE:
        return
    if table.stage == ANGER:
        tracks.move_nasty(table, seat, 1)
    elif orders.lateness(table, seat) >= table.terms.orders[order].forgotten_after:
        orders.forget(table, seat)


def clear_table(table: TableState) -> None:
    """Dice come back, used Task cards go to their players, the Automa's dice go (CT-5.4.4 to CT-5.4.6)."""
    die: i64 = 0
    while die < len(table.at):
        table.at[die] = UNPLACED
        die += 1
    area: i64 = 0
    while area < len(table.occupied):
        table.occupied[area] = 0
        area += 1
    if chamber.is_open(table):
        chamber.clear(table)
    if table.terms.solo:
        solo.clear(table)
    seat: i64 = 0
    while seat < table.seats:
        table.set_owned(seat, CELLARS, 0)
        table.set_owned(seat, TASKS_USED, 0)
        table.set_owned(seat, TURNS_HAD, 0)
        table.set_owned(seat, IDLE, 0)
        table.set_owned(seat, EXTRA, 0)
        seat += 1


def advance_task_cards(table: TableState) -> None:
    """Nobody keeps more than three Task cards (CT-8.1.6)."""
    if table.passed == table.seats:
        next_stage(table)
        return
    seat = table.in_order(table.passed)
    if chamber.has_too_many(table, seat):
        chamber.ask_for_discard(table, seat)
    else:
        table.passed += 1


def pass_white_die(table: TableState) -> None:
    """To the player with the fewest points; of several, the last in the coming round (CT-5.4.7)."""
    if table.terms.solo:
        return
    best: i64 = table.in_order(0)
    place: i64 = 1
    while place < table.seats:
        seat = table.in_order(place)
        if table.owned(seat, VP) <= table.owned(best, VP):
            best = seat
        place += 1
    if table.keeps_log and best != table.white_holder:
        table.log("log-white-die", best, {}, {}, "CT-5.4.7")
    table.white_holder = best
