"""Placing dice: die by die, and what follows a placement (CT-6.0.1 to CT-6.0.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest
from alehouse.games.cavern_tavern.actions import DIE_VALUE, DONE, LURK, NONE_OF_IT, PLACE_DICE, TAKE
from alehouse.games.cavern_tavern.effect_ops import (
    CELLAR,
    CHAMBER,
    CHORE_TASK,
    GAIN_CHOICE,
    INGREDIENTS,
    KITCHEN_TASK,
    KITCHEN_TRACK,
    MRS_TOKEN,
    NO_TRACK,
    REACTION,
    TRACKS,
    USE_SECTION,
    WORKSHOP,
)
from alehouse.games.cavern_tavern.rules import areas, requests, tracks
from alehouse.games.cavern_tavern.rules.frames import (
    AFTER_TARGET,
    F_AFTER,
    F_LURK,
    F_PLACE,
    F_RUN,
    LURK_AREA,
    LURK_COST,
    LURK_LEFT,
    PLACE_TARGET,
)
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CELLARS,
    CHARACTER,
    CROWDING,
    DRINKS,
    IDLE,
    MRS_NASTY,
    NONE,
    ON_SAYS,
    ON_TASK,
    SLOT_TOKEN,
    SLOT_USER,
    SPACE_BITS,
    TASKS_USED,
    USES,
    WORKSHOP_USES,
    TableState,
)

# ── choosing dice (D6) ────────────────────────────────────────────────────────────────────────────


def begin(table: TableState, seat: i64, target: i64) -> None:
    table.chosen = 0
    table.push(F_PLACE, seat, target, 0, 0, 0)


def advance(table: TableState, frame: i64) -> None:
    """Go on with a placement, what follows it, or the answer of somebody else."""
    if frame == F_PLACE:
        advance_choosing(table)
    elif frame == F_AFTER:
        advance_after(table)
    else:
        advance_lurk(table)


def advance_choosing(table: TableState) -> None:
    """Ask for the next die; where only one set of dice fits, it is placed."""
    seat = table.doer()
    dice = areas.only_set(table, seat, table.top(PLACE_TARGET), table.chosen)
    if dice:
        table.chosen = dice
        finish(table)
    else:
        table.ask(seat, PLACE_DICE)


def next_dice(table: TableState, seat: i64) -> i64:
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
            if areas.reachable(table, seat, table.top(PLACE_TARGET), table.chosen | bit(die)):
                found |= bit(die)
    return found


def legal_dice(table: TableState, out: vec[i64]) -> i64:
    count: i64 = 0
    dice = next_dice(table, table.player)
    while dice:
        out[count] = DIE_VALUE + table.faces[lowest(dice)] - 1
        count += 1
        dice &= dice - 1
    if table.chosen and areas.fits(table, table.player, table.top(PLACE_TARGET), table.chosen):
        out[count] = DONE
        count += 1
    return count


def choose(table: TableState, face: i64) -> None:
    """An own die that shows the value, the white one last."""
    rest = table.unplaced(table.doer()) & ~table.chosen
    while table.faces[lowest(rest)] != face:
        rest &= rest - 1
    table.chosen |= bit(lowest(rest))


# ── what follows ──────────────────────────────────────────────────────────────────────────────────


def finish(table: TableState) -> None:
    """The dice lie; effects first, then all that waits for a placement (CT-6.0.11).

    On a request they lie until the round ends, though it is fulfilled at once (CT-6.6.9).
    """
    seat = table.doer()
    target = table.top(PLACE_TARGET)
    if table.keeps_log:
        log_placement(table, seat, target)
    lay_dice(table, target)
    table.pop()
    table.placed = True
    table.set_owned(seat, CROWDING, 0)
    no_more_idle(table)
    if target >= ON_SAYS:
        requests.fulfil(table, seat, target - ON_SAYS)
        return
    table.push(F_AFTER, seat, target, 0, 0, 0)
    table.push(F_RUN, seat, use_target(table, seat, target), 0, 0, 0)


def log_placement(table: TableState, seat: i64, target: i64) -> None:
    values = sorted([int(table.faces[die]) for die in range(len(table.faces)) if table.chosen >> die & 1])
    where = table.terms.says[target - ON_SAYS].key if target >= ON_SAYS else table.terms.areas[0].key
    if target < ON_SAYS:
        where = areas.task_of(table, target).key if areas.is_task(table, target) else table.terms.areas[target].key
    table.log("log-places", seat, {"where": where, "dice": "+".join([str(value) for value in values])}, {}, "CT-6.0.1")


def lay_dice(table: TableState, target: i64) -> None:
    """On the next space of the area."""
    space: i64 = table.occupied[target] if target < ON_TASK else 0
    dice = table.chosen
    while dice:
        table.at[lowest(dice)] = target | (space << SPACE_BITS)
        dice &= dice - 1
    table.chosen = 0


def use_target(table: TableState, seat: i64, target: i64) -> i64:
    """A space is taken, a Task card used; the program that runs."""
    if target >= ON_TASK:
        table.include(seat, TASKS_USED, target - ON_TASK)
        return areas.task_of(table, target).program
    table.occupied[target] += 1
    if not areas.is_task(table, target):
        return table.terms.areas[target].program
    table.set_slot(table.terms.slots[target], SLOT_USER, seat)
    return areas.task_of(table, target).program


def no_more_idle(table: TableState) -> None:
    """Somebody has placed: everybody may hope for one more turn (CT-5.3.2)."""
    seat: i64 = 0
    while seat < table.seats:
        table.set_owned(seat, IDLE, 0)
        seat += 1


def advance_after(table: TableState) -> None:
    """Token, bonus of the track, its step, bonuses that waited, requests, then the reaction of others."""
    seat = table.doer()
    target = table.top(AFTER_TARGET)
    table.pop()
    if target < ON_TASK and areas.is_task(table, target):
        take_token(table, seat, table.terms.slots[target])
    track = areas.track_of(table, target)
    if track != NO_TRACK:
        finish_task(table, seat, track)
    section = table.terms.areas[target].section if target < ON_TASK else CHAMBER
    if section == WORKSHOP:
        table.add_owned(seat, WORKSHOP_USES, 1)
    requests.fulfil_event(table, seat, USE_SECTION, section)
    if section == CELLAR:
        react(table, seat, target)
        table.include(seat, CELLARS, target)


def take_token(table: TableState, seat: i64, slot: i64) -> None:
    """The token on a Task card of the chamber (CT-8.1.3)."""
    token = table.slot(slot, SLOT_TOKEN)
    if token == NONE:
        return
    table.set_slot(slot, SLOT_TOKEN, NONE)
    if token == MRS_TOKEN:
        table.add_owned(seat, MRS_NASTY, 1)
        if table.keeps_log:
            table.log("log-mrs-nasty", seat, {}, {"mrs_nasty": 1}, "CT-8.1.3")
    else:
        table.add_owned(seat, DRINKS + token, 1)
        if table.keeps_log:
            table.log("log-drink-token", seat, {"ingredient": f"@ingredient-{INGREDIENTS[token]}"}, {}, "CT-8.1.3")


def finish_task(table: TableState, seat: i64, track: i64) -> None:
    """A Kitchen or Chore task: the bonus of its track, a step on it (CT-6.3.4), what waited for such a task.

    It may be one of the board or on a card (CT-6.9.10).
    """
    args: dict[str, object] = {"track": f"@track-{TRACKS[track]}"}
    level = tracks.bonus(table, seat, track)
    if level:
        table.score(seat, level)
        if table.keeps_log:
            table.log("log-track-bonus", seat, args, {"vp": level}, "CT-6.3.3")
    tracks.step_down(table, seat, track, "CT-6.3.2")
    waiting = BONUS + (KITCHEN_TASK if track == KITCHEN_TRACK else CHORE_TASK)
    extra = table.owned(seat, waiting)
    table.set_owned(seat, waiting, 0)
    if extra:
        table.score(seat, extra)
        if table.keeps_log:
            table.log("log-bonus", seat, {}, {"vp": extra}, "CT-6.9.3")


# ── the Cellar Lurker (D15) ───────────────────────────────────────────────────────────────────────


def react(table: TableState, seat: i64, target: i64) -> None:
    """Whoever may take an ingredient of a Cellar area after another player did (CT-6.7.4); next in turn first."""
    place: i64 = table.seats - 1
    while place > 0:
        other = (seat + place) % table.seats
        place -= 1
        if lurks(table, other) and ((table.owned(other, CELLARS) >> target) & 1 or table.seats == 2):
            ability = table.terms.characters[table.owned(other, CHARACTER)].ability
            table.push(F_LURK, other, target, table.terms.effect(ability.program, 0).n, 1, 0)


def lurks(table: TableState, seat: i64) -> bool:
    """Whether a player has a use left of a character that reacts."""
    character = table.owned(seat, CHARACTER)
    if character == NONE or not table.owned(seat, USES):
        return False
    return table.terms.characters[character].ability.timing == REACTION


def cellar_kinds(table: TableState, target: i64) -> i64:
    """The ingredients of a Cellar area that are left."""
    found: i64 = 0
    for effect in table.terms.programs[table.terms.areas[target].program]:
        if effect.op == GAIN_CHOICE:
            found |= effect.mask
    return found & table.piles_left()


def advance_lurk(table: TableState) -> None:
    if table.top(LURK_LEFT) and cellar_kinds(table, table.top(LURK_AREA)):
        table.ask(table.doer(), LURK)
    else:
        table.pop()


def legal_lurk(table: TableState, out: vec[i64]) -> i64:
    out[0] = NONE_OF_IT
    return also_listed(cellar_kinds(table, table.top(LURK_AREA)), TAKE, out, 1)


def lurk(table: TableState, kind: i64) -> None:
    """An ingredient; the first one costs a use."""
    seat = table.doer()
    table.add_owned(seat, USES, -table.top(LURK_COST))
    table.set_top(LURK_COST, 0)
    table.set_top(LURK_LEFT, table.top(LURK_LEFT) - 1)
    table.gain(seat, kind)
    if table.keeps_log:
        character = table.terms.characters[table.owned(seat, CHARACTER)]
        args: dict[str, object] = {"character": character.key, "ingredient": f"@ingredient-{INGREDIENTS[kind]}"}
        table.log("log-lurks", seat, args, {}, "CT-6.7.4")
