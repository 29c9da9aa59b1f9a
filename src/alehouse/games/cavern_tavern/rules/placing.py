"""Placing dice: where they may go, die by die, and what follows a placement (section 6.0)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.games.cavern_tavern.actions import AREA, DIE_VALUE, DONE, LURK, NONE_OF_IT, PLACE_DICE, TAKE
from alehouse.games.cavern_tavern.cards import (
    CELLAR,
    CHAMBER,
    CHORE,
    CHORE_TRACK,
    DICE_COUNT,
    DICE_MIN,
    DICE_PAIR,
    DICE_SUM,
    DRAW_ITEM,
    GAIN_CHOICE,
    GAIN_POTION,
    KITCHEN,
    KITCHEN_TRACK,
    NO_TRACK,
    ON_PLACE,
    POTION,
    REACTION,
    REPLACE_ORDER,
    USE_SECTION,
    WORKSHOP,
)
from alehouse.games.cavern_tavern.rules import orders, tracks
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CELLARS,
    CHARACTER,
    CROWDING,
    IDLE,
    NONE,
    ON_SAYS,
    ON_TASK,
    SAYS,
    SEAT,
    TASKS,
    TASKS_USED,
    USES,
    WORKSHOP_USES,
    Table,
)

F_PLACE: Final = 8  # frame: dice are chosen for a target
F_AFTER: Final = 9  # frame: what follows when the effects of a placement are done (CT-6.0.11)
F_LURK: Final = 10  # frame: another player may take an ingredient too (D15)
F_RUN: Final = 11  # frame: a program of effects runs: seat, program, place in it


# ── where dice may go ─────────────────────────────────────────────────────────────────────────────


def targets(table: Table, seat: i64, shifted: bool) -> i64:
    """The areas on which a player could place some of his dice now."""
    found: i64 = 0
    for area in table.terms.areas:
        if is_open(table, seat, area.number) and reachable(table, seat, area.number, 0):
            found |= bit(area.number)
    return found


def is_open(table: Table, seat: i64, number: i64) -> bool:
    """Whether an area has a free space, is not blocked, and would do something (CT-6.0.1, CT-6.0.4)."""
    area = table.terms.areas[number]
    if (table.barred >> number) & 1:
        return False
    if area.section == CHAMBER and not is_chamber_open(table):
        return False
    if table.own[SEAT * seat + SAYS] and area.section in (KITCHEN, CHORE):
        return False  # CT-6.6.4
    if area.is_slot:
        slot = slot_of(table, number)
        return table.chamber[3 * slot] != NONE and table.chamber[3 * slot + 2] == NONE
    if table.occupied[number] >= table.terms.spaces[number] and not may_crowd(table, seat):
        return False
    return is_useful(table, number)


def is_chamber_open(table: Table) -> bool:
    return table.terms.chamber and table.round >= table.terms.cards.opens_at


def may_crowd(table: Table, seat: i64) -> bool:
    """Automa dice bar an area by themselves, so that whatever fills one up are players' dice."""
    return table.own[SEAT * seat + CROWDING] > 0


def slot_of(table: Table, number: i64) -> i64:
    """The place of a chamber slot among its kind."""
    slot: i64 = 0
    for area in table.terms.areas:
        if area.number == number:
            break
        if area.is_slot:
            slot += 1
    return slot


def is_useful(table: Table, number: i64) -> bool:
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
        if effect.op == REPLACE_ORDER and orders.offered(table) and orders.can_draw(table):
            return True
    return False


def free_tasks(table: Table, seat: i64) -> i64:
    """Own Task cards that could be used now (CT-8.1.12)."""
    found: i64 = 0
    cards = table.own[SEAT * seat + TASKS] & ~table.own[SEAT * seat + TASKS_USED]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if reachable(table, seat, ON_TASK + card, 0):
            found |= bit(card)
    return found


def dice_requests(table: Table, seat: i64) -> i64:
    """Own Nasty Says cards that ask for dice which the player has (CT-6.6.10)."""
    found: i64 = 0
    cards = table.own[SEAT * seat + SAYS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        kind = table.terms.says[card].kind
        if DICE_COUNT <= kind <= DICE_PAIR and reachable(table, seat, ON_SAYS + card, 0):
            found |= bit(card)
    return found


def can_place(table: Table, seat: i64) -> bool:
    """Whether a player has a legal placement (CT-5.2.8)."""
    if not table.unplaced(seat):
        return False
    if dice_requests(table, seat) or free_tasks(table, seat):
        return True
    for area in table.terms.areas:
        if is_open(table, seat, area.number) and reachable(table, seat, area.number, 0):
            return True
    return False


# ── which dice ────────────────────────────────────────────────────────────────────────────────────


def reachable(table: Table, seat: i64, target: i64, chosen: i64) -> bool:
    """Whether the dice chosen so far can be completed to what the target takes."""
    rest = table.unplaced(seat) & ~chosen
    subset: i64 = rest
    while True:
        if chosen | subset and fits(table, seat, target, chosen | subset):
            return True
        if not subset:
            return False
        subset = (subset - 1) & rest


def fits(table: Table, seat: i64, target: i64, dice: i64) -> bool:
    """Whether a target takes exactly these dice (CT-6.0.2, CT-6.3.5, CT-6.6.10)."""
    if target >= ON_SAYS:
        return fits_request(table, target - ON_SAYS, dice)
    wanted: i64 = 0
    track: i64 = NO_TRACK
    if target >= ON_TASK:
        wanted = table.terms.tasks[target - ON_TASK].dice_sum
        track = table.terms.tasks[target - ON_TASK].track
    else:
        area = table.terms.areas[target]
        if area.dice_count:
            return size(dice) == area.dice_count
        wanted = area.dice_sum
        track = area.track
        if area.is_slot:
            task = table.terms.tasks[table.chamber[3 * slot_of(table, target)]]
            wanted = task.dice_sum
            track = task.track
    return can_shift(table, dice, wanted - total(table, dice), tracks.shift(table, seat, track))


def total(table: Table, dice: i64) -> i64:
    pips: i64 = 0
    while dice:
        pips += table.faces[lowest(dice)]
        dice &= dice - 1
    return pips


def can_shift(table: Table, dice: i64, off: i64, most: i64) -> bool:
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


def fits_request(table: Table, card: i64, dice: i64) -> bool:
    request = table.terms.says[card]
    if request.kind == DICE_COUNT:
        return size(dice) == request.n
    if request.kind == DICE_SUM:
        return total(table, dice) == request.value
    if request.kind == DICE_MIN:
        pips = total(table, dice)
        return pips >= request.value and pips - smallest(table, dice) < request.value
    return size(dice) == 2 and table.faces[lowest(dice)] == table.faces[lowest(dice & (dice - 1))]


def smallest(table: Table, dice: i64) -> i64:
    least: i64 = 6
    while dice:
        face = table.faces[lowest(dice)]
        dice &= dice - 1
        if face < least:
            least = face
    return least


def begin(table: Table, seat: i64, target: i64) -> None:
    table.chosen = 0
    table.push(F_PLACE, seat, target, 0, 0, 0)


def go_on_choosing(table: Table) -> None:
    """Ask for the next die; where there is only one way to go on, it is gone."""
    seat = table.top(1)
    done = table.chosen != 0 and fits(table, seat, table.top(2), table.chosen)
    more = next_dice(table, seat)
    if done and not more:
        finish(table)
    elif not done and not more & (more - 1):
        table.chosen |= more
    else:
        table.ask(seat, PLACE_DICE)


def next_dice(table: Table, seat: i64) -> i64:
    """One die of each value that may be chosen next; equal dice are one option."""
    found: i64 = 0
    values: i64 = 0
    rest = table.unplaced(seat) & ~table.chosen
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        face = table.faces[die]
        if not (values >> face) & 1:
            values |= bit(face)
            if reachable(table, seat, table.top(2), table.chosen | bit(die)):
                found |= bit(die)
    return found


def legal_dice(table: Table, out: vec[i64]) -> i64:
    count: i64 = 0
    dice = next_dice(table, table.player)
    while dice:
        out[count] = DIE_VALUE + table.faces[lowest(dice)] - 1
        count += 1
        dice &= dice - 1
    if table.chosen and fits(table, table.player, table.top(2), table.chosen):
        out[count] = DONE
        count += 1
    return count


def choose(table: Table, face: i64) -> None:
    """An own die that shows the value, the white one last."""
    rest = table.unplaced(table.top(1)) & ~table.chosen
    while table.faces[lowest(rest)] != face:
        rest &= rest - 1
    table.chosen |= bit(lowest(rest))


# ── what follows ──────────────────────────────────────────────────────────────────────────────────


def finish(table: Table) -> None:
    """The dice lie; effects first, then all that waits for a placement (CT-6.0.11)."""
    seat = table.top(1)
    target = table.top(2)
    dice = table.chosen
    while dice:
        table.at[lowest(dice)] = target
        dice &= dice - 1
    table.chosen = 0
    table.pop()
    table.placed = True
    no_more_idle(table)
    if target >= ON_SAYS:
        tracks.discard_says(table, seat, target - ON_SAYS)
        return
    base = SEAT * seat
    table.own[base + CROWDING] = 0
    track: i64 = NO_TRACK
    program: i64 = 0
    if target >= ON_TASK:
        task = table.terms.tasks[target - ON_TASK]
        table.own[base + TASKS_USED] |= bit(task.number)
        track = task.track
        program = task.program
    else:
        area = table.terms.areas[target]
        table.occupied[target] += 1
        track = area.track
        program = area.program
        if area.is_slot:
            slot = slot_of(table, target)
            table.chamber[3 * slot + 2] = seat
            task = table.terms.tasks[table.chamber[3 * slot]]
            track = task.track
            program = task.program
    if table.telling:
        tell_placement(table, seat, target)
    table.push(F_AFTER, seat, target, track, tracks.bonus(table, seat, track), 0)
    table.push(F_RUN, seat, program, 0, 0, 0)


def tell_placement(table: Table, seat: i64, target: i64) -> None:
    where = table.terms.tasks[target - ON_TASK].key if target >= ON_TASK else table.terms.areas[target].key
    table.tell("log-places", seat, {"where": where}, {})


def no_more_idle(table: Table) -> None:
    """Somebody has placed: everybody may hope for one more turn (CT-5.3.2)."""
    seat: i64 = 0
    while seat < table.seats:
        table.own[SEAT * seat + IDLE] = 0
        seat += 1


def go_on_after(table: Table) -> None:
    """Token, bonus of the track, its step, bonuses that waited, requests, then the reaction of others."""
    seat = table.top(1)
    target = table.top(2)
    track = table.top(3)
    points = table.top(4)
    table.pop()
    base = SEAT * seat
    if target < ON_TASK and table.terms.areas[target].is_slot:
        take_token(table, seat, slot_of(table, target))
    if track != NO_TRACK:
        event: i64 = 0 if track == KITCHEN_TRACK else 1
        points += table.own[base + BONUS + event]
        table.own[base + BONUS + event] = 0
        tracks.step_down(table, seat, track)
        if points:
            table.score(seat, points)
            if table.telling:
                table.tell("log-track-bonus", seat, {"track": "@track-kitchen" if event == 0 else "@track-chore"}, {"vp": points})
    if target >= ON_TASK:
        return
    section = table.terms.areas[target].section
    if section == WORKSHOP:
        table.own[base + WORKSHOP_USES] += 1
    orders.fulfil_event(table, seat, USE_SECTION, section)
    if section == CELLAR:
        react(table, seat, target)
        table.own[base + CELLARS] |= bit(target)


def take_token(table: Table, seat: i64, slot: i64) -> None:
    """The token on a Task card of the chamber (CT-8.1.3)."""
    from alehouse.games.cavern_tavern.state import DRINKS, MRS_NASTY

    token = table.chamber[3 * slot + 1]
    if token == NONE:
        return
    table.chamber[3 * slot + 1] = NONE
    if token == POTION:
        table.own[SEAT * seat + MRS_NASTY] += 1
    else:
        table.own[SEAT * seat + DRINKS + token] += 1


def react(table: Table, seat: i64, target: i64) -> None:
    """Whoever may take an ingredient of a Cellar area after another player did (CT-6.7.4)."""
    other = table.next_seat(seat)
    while other != seat:
        base = SEAT * other
        character = table.own[base + CHARACTER]
        if character != NONE and table.own[base + USES]:
            reacts = table.terms.characters[character].ability.timing == REACTION
            stood = (table.own[base + CELLARS] >> target) & 1 or table.seats == 2
            if reacts and stood and cellar_kinds(table, target):
                table.push(F_LURK, other, target, 0, 0, 0)
        other = table.next_seat(other)


def cellar_kinds(table: Table, target: i64) -> i64:
    """The ingredients of a Cellar area that are left."""
    return table.terms.effect(table.terms.areas[target].program, 0).mask & table.piles_left()


def go_on_lurk(table: Table) -> None:
    table.ask(table.top(1), LURK)


def legal_lurk(table: Table, out: vec[i64]) -> i64:
    count: i64 = 0
    kinds = cellar_kinds(table, table.top(2))
    while kinds:
        out[count] = TAKE + lowest(kinds)
        count += 1
        kinds &= kinds - 1
    out[count] = NONE_OF_IT
    return count + 1


def lurk(table: Table, kind: i64) -> None:
    """One use for one ingredient."""
    seat = table.top(1)
    base = SEAT * seat
    table.own[base + USES] -= 1
    table.gain(seat, kind)
    if table.telling:
        character = table.terms.characters[table.own[base + CHARACTER]]
        table.tell("log-character", seat, {"character": character.key}, {})
    table.pop()
