"""Areas: where dice may go, and which dice (section 6.0)."""

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.games.cavern_tavern.cards import Task
from alehouse.games.cavern_tavern.effect_ops import (
    CELLAR,
    CHAMBER,
    CHORE,
    DICE_COUNT,
    DICE_MIN,
    DICE_REQUESTS,
    DICE_SUM,
    DRAW_ITEM,
    GAIN_CHOICE,
    GAIN_POTION,
    KITCHEN,
    NO_TRACK,
    POTION,
    REPLACE_ORDER,
    WORKSHOP,
)
from alehouse.games.cavern_tavern.rules import chamber, mess_hall, tracks
from alehouse.games.cavern_tavern.state import (
    CROWDING,
    EVEN_AUTOMA,
    FACE_BITS,
    NONE,
    ON_SAYS,
    ON_TASK,
    SAYS,
    SLOT_TASK,
    SLOT_USER,
    TASKS,
    TASKS_USED,
    TableState,
)

# ── where ─────────────────────────────────────────────────────────────────────────────────────────


def open_areas(table: TableState, seat: i64) -> i64:
    """The areas on which a player could place some of his dice now."""
    found: i64 = 0
    dice = table.unplaced(seat)
    for area in table.terms.areas:
        if is_open(table, seat, area.number) and has_dice_for(table, seat, area.number, dice):
            found |= bit(area.number)
    return found


def is_open(table: TableState, seat: i64, number: i64) -> bool:
    """Whether an area is there, allowed, not full, and would do something (CT-6.0.1, CT-6.0.4, CT-6.6.4)."""
    area = table.terms.areas[number]
    if area.section == CHAMBER and not chamber.is_open(table):
        return False
    if table.owned(seat, SAYS) and area.section in (KITCHEN, CHORE):
        return False
    if area.is_slot:
        slot = table.terms.slots[number]
        barred = (table.barred >> number) & 1
        return not barred and table.slot(slot, SLOT_TASK) != NONE and table.slot(slot, SLOT_USER) == NONE
    return has_free_space(table, seat, number) and is_useful(table, number)


def has_free_space(table: TableState, seat: i64, number: i64) -> bool:
    """Whether there is a free space, whoever has used the others (CT-6.0.5), or a lack of it is ignored (CT-6.9.4).

    An Automa die bars a whole area (CT-8.2.2).
    """
    crowding = table.owned(seat, CROWDING)
    if (table.barred >> number) & 1:
        return crowding == EVEN_AUTOMA
    return table.occupied[number] < table.terms.spaces[number] or crowding > 0


def is_useful(table: TableState, number: i64) -> bool:
    """A Cellar area needs a card, the Workshop what it works with (CT-6.0.4)."""
    area = table.terms.areas[number]
    if area.section not in (CELLAR, WORKSHOP):
        return True
    for effect in table.terms.programs[area.program]:
        if effect.op == GAIN_CHOICE and effect.mask & table.piles_left():
            return True
        if effect.op == GAIN_POTION and table.piles[POTION]:
            return True
        if effect.op == DRAW_ITEM and (table.item_deck or table.item_discard):
            return True
        if effect.op == REPLACE_ORDER and mess_hall.can_replace(table):
            return True
    return False


def free_tasks(table: TableState, seat: i64) -> i64:
    """Own Task cards that could be used now (CT-8.1.12)."""
    found: i64 = 0
    cards = table.owned(seat, TASKS) & ~table.owned(seat, TASKS_USED)
    dice = table.unplaced(seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if has_dice_for(table, seat, ON_TASK + card, dice):
            found |= bit(card)
    return found


def dice_requests(table: TableState, seat: i64) -> i64:
    """Own Nasty Says cards that ask for dice which the player has (CT-6.6.10)."""
    found: i64 = 0
    cards = table.owned(seat, SAYS)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if wants_dice(table, card) and reachable(table, seat, ON_SAYS + card, 0):
            found |= bit(card)
    return found


def wants_dice(table: TableState, card: i64) -> bool:
    return bit(table.terms.says[card].kind) & DICE_REQUESTS != 0


def can_place(table: TableState, seat: i64) -> bool:
    """Whether a player has a legal placement (CT-5.2.8)."""
    dice = table.unplaced(seat)
    if not dice:
        return False
    for area in table.terms.areas:
        if is_open(table, seat, area.number) and has_dice_for(table, seat, area.number, dice):
            return True
    return dice_requests(table, seat) != 0 or free_tasks(table, seat) != 0


# ── which dice ────────────────────────────────────────────────────────────────────────────────────


def task_of(table: TableState, target: i64) -> Task:
    """The Task card of an own card or of a chamber space."""
    card = target - ON_TASK if target >= ON_TASK else table.slot(table.terms.slots[target], SLOT_TASK)
    return table.terms.tasks[card]


def is_task(table: TableState, target: i64) -> bool:
    return target >= ON_TASK or table.terms.areas[target].is_slot


def track_of(table: TableState, target: i64) -> i64:
    """The track that a placement there moves on, that of a Task card included (CT-8.1.4)."""
    if target >= ON_SAYS:
        return NO_TRACK
    return task_of(table, target).track if is_task(table, target) else table.terms.areas[target].track


def sum_of(table: TableState, target: i64) -> i64:
    """The sum that an area or Task card takes; 0 where it takes a number of dice."""
    return task_of(table, target).dice_sum if is_task(table, target) else table.terms.areas[target].dice_sum


def has_dice_for(table: TableState, seat: i64, target: i64, dice: i64) -> bool:
    """Whether some of these dice of a player fit an area or Task card."""
    wanted = sum_of(table, target)
    if not wanted:
        return size(dice) >= table.terms.areas[target].dice_count
    return makes(table, dice, wanted, tracks.shift(table, seat, track_of(table, target)))


def makes(table: TableState, dice: i64, wanted: i64, most: i64) -> bool:
    """Whether some of the dice make a sum (CT-6.0.2, CT-6.2.3), one of them shifted by up to `most` (CT-6.3.5)."""
    if wanted > 6 * size(dice):
        return False
    subset: i64 = dice
    while subset:
        if can_shift(table, subset, wanted - total(table, subset), most):
            return True
        subset = (subset - 1) & dice
    return False


def reachable(table: TableState, seat: i64, target: i64, chosen: i64) -> bool:
    """Whether the dice chosen so far can be completed to what the target takes."""
    rest = table.unplaced(seat) & ~chosen
    subset: i64 = rest
    while True:
        if chosen | subset and fits(table, seat, target, chosen | subset):
            return True
        if not subset:
            return False
        subset = (subset - 1) & rest


def only_set(table: TableState, seat: i64, target: i64, chosen: i64) -> i64:
    """The dice that fit a target together with those chosen, if there is only one such set; equal dice are alike."""
    rest = table.unplaced(seat) & ~chosen
    subset: i64 = rest
    found: i64 = 0
    while True:
        dice = chosen | subset
        if dice and fits(table, seat, target, dice):
            if found and signature(table, found) != signature(table, dice):
                return 0
            found = dice
        if not subset:
            return found
        subset = (subset - 1) & rest


def signature(table: TableState, dice: i64) -> i64:
    """How many dice show each value."""
    found: i64 = 0
    while dice:
        one: i64 = 1
        found += one << (FACE_BITS * table.faces[lowest(dice)])
        dice &= dice - 1
    return found


def fits(table: TableState, seat: i64, target: i64, dice: i64) -> bool:
    """Whether a target takes exactly these dice (CT-6.0.2, CT-6.3.5, CT-6.6.10)."""
    if target >= ON_SAYS:
        return fits_request(table, target - ON_SAYS, dice)
    wanted = sum_of(table, target)
    if not wanted:
        return size(dice) == table.terms.areas[target].dice_count
    return can_shift(table, dice, wanted - total(table, dice), tracks.shift(table, seat, track_of(table, target)))


def total(table: TableState, dice: i64) -> i64:
    pips: i64 = 0
    while dice:
        pips += table.faces[lowest(dice)]
        dice &= dice - 1
    return pips


def can_shift(table: TableState, dice: i64, off: i64, most: i64) -> bool:
    """Whether one die can make up for what the dice are off, within 1 to 6."""
    if off == 0:
        return True
    if off > most or -off > most:
        return False
    while dice:
        face = table.faces[lowest(dice)] + off
        if 1 <= face <= 6:
            return True
        dice &= dice - 1
    return False


def fits_request(table: TableState, card: i64, dice: i64) -> bool:
    request = table.terms.says[card]
    if request.kind == DICE_COUNT:
        return size(dice) == request.n
    if request.kind == DICE_SUM:
        return total(table, dice) == request.value
    if request.kind == DICE_MIN:
        pips = total(table, dice)
        return pips >= request.value and pips - smallest(table, dice) < request.value
    return size(dice) == 2 and table.faces[lowest(dice)] == table.faces[lowest(dice & (dice - 1))]


def smallest(table: TableState, dice: i64) -> i64:
    least: i64 = 6
    while dice:
        face = table.faces[lowest(dice)]
        dice &= dice - 1
        if face < least:
            least = face
    return least
