"""Placing dice: die by die, and what follows a placement (CT-6.0.1 to CT-6.0.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest
from alehouse.games.cavern_tavern.actions import DIE_VALUE, DONE, LURK, NONE_OF_IT, PLACE_DICE, TAKE
from alehouse.games.cavern_tavern.rules import areas, requests, tracks
from alehouse.games.cavern_tavern.rules.frames import F_AFTER, F_LURK, F_PLACE, F_RUN
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
    SEAT,
    SPACE_BITS,
    TASKS_USED,
    USES,
    WORKSHOP_USES,
    Table,
)
from alehouse.games.cavern_tavern.vocabulary import (
    CELLAR,
    CHAMBER,
    GAIN_CHOICE,
    INGREDIENTS,
    KITCHEN_TRACK,
    NO_TRACK,
    POTION,
    REACTION,
    TRACKS,
    USE_SECTION,
    WORKSHOP,
)

# ── choosing dice (D6) ────────────────────────────────────────────────────────────────────────────


def begin(table: Table, seat: i64, target: i64) -> None:
    table.chosen = 0
    table.push(F_PLACE, seat, target, 0, 0, 0)


def go_on_choosing(table: Table) -> None:
    """Ask for the next die; where only one set of dice fits, it is placed."""
    seat = table.top(1)
    dice = areas.only_set(table, seat, table.top(2), table.chosen)
    if dice:
        table.chosen = dice
        finish(table)
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
            if areas.reachable(table, seat, table.top(2), table.chosen | bit(die)):
                found |= bit(die)
    return found


def legal_dice(table: Table, out: vec[i64]) -> i64:
    count: i64 = 0
    dice = next_dice(table, table.player)
    while dice:
        out[count] = DIE_VALUE + table.faces[lowest(dice)] - 1
        count += 1
        dice &= dice - 1
    if table.chosen and areas.fits(table, table.player, table.top(2), table.chosen):
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
    if table.telling:
        tell_placement(table, seat, target)
    lay_dice(table, target)
    table.pop()
    table.placed = True
    table.own[SEAT * seat + CROWDING] = 0
    no_more_idle(table)
    if target >= ON_SAYS:
        requests.fulfil(table, seat, target - ON_SAYS)
        return
    table.push(F_AFTER, seat, target, 0, 0, 0)
    table.push(F_RUN, seat, use_target(table, seat, target), 0, 0, 0)


def tell_placement(table: Table, seat: i64, target: i64) -> None:
    values = sorted([int(table.faces[die]) for die in range(len(table.faces)) if table.chosen >> die & 1])
    where = table.terms.says[target - ON_SAYS].key if target >= ON_SAYS else table.terms.areas[0].key
    if target < ON_SAYS:
        where = areas.task_of(table, target).key if areas.is_task(table, target) else table.terms.areas[target].key
    table.tell("log-places", seat, {"where": where, "dice": "+".join([str(value) for value in values])}, {})


def lay_dice(table: Table, target: i64) -> None:
    """On the next space of the area."""
    space: i64 = table.occupied[target] if target < ON_TASK else 0
    dice = table.chosen
    while dice:
        table.at[lowest(dice)] = target | (space << SPACE_BITS)
        dice &= dice - 1
    table.chosen = 0


def use_target(table: Table, seat: i64, target: i64) -> i64:
    """A space is taken, a Task card used; the program that runs."""
    if target >= ON_TASK:
        table.own[SEAT * seat + TASKS_USED] |= bit(target - ON_TASK)
        return areas.task_of(table, target).program
    table.occupied[target] += 1
    if not areas.is_task(table, target):
        return table.terms.areas[target].program
    table.chamber[3 * table.terms.slots[target] + 2] = seat
    return areas.task_of(table, target).program


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
    table.pop()
    if target < ON_TASK and areas.is_task(table, target):
        take_token(table, seat, table.terms.slots[target])
    track = areas.track_of(table, target)
    if track != NO_TRACK:
        finish_task(table, seat, track)
    section = table.terms.areas[target].section if target < ON_TASK else CHAMBER
    if section == WORKSHOP:
        table.own[SEAT * seat + WORKSHOP_USES] += 1
    requests.fulfil_event(table, seat, USE_SECTION, section)
    if section == CELLAR:
        react(table, seat, target)
        table.own[SEAT * seat + CELLARS] |= bit(target)


def take_token(table: Table, seat: i64, slot: i64) -> None:
    """The token on a Task card of the chamber (CT-8.1.3)."""
    token = table.chamber[3 * slot + 1]
    if token == NONE:
        return
    table.chamber[3 * slot + 1] = NONE
    if token == POTION:
        table.own[SEAT * seat + MRS_NASTY] += 1
        if table.telling:
            table.tell("log-mrs-nasty", seat, {}, {"mrs_nasty": 1})
    else:
        table.own[SEAT * seat + DRINKS + token] += 1
        if table.telling:
            table.tell("log-drink-token", seat, {"ingredient": f"@ingredient-{INGREDIENTS[token]}"}, {})


def finish_task(table: Table, seat: i64, track: i64) -> None:
    """A Kitchen or Chore task: the bonus of its track, a step on it, what waited for such a task (CT-6.3.4)."""
    args: dict[str, object] = {"track": f"@track-{TRACKS[track]}"}
    level = tracks.bonus(table, seat, track)
    if level:
        table.score(seat, level)
        if table.telling:
            table.tell("log-track-bonus", seat, args, {"vp": level})
    tracks.step_down(table, seat, track)
    place = SEAT * seat + BONUS + (0 if track == KITCHEN_TRACK else 1)
    extra = table.own[place]
    table.own[place] = 0
    if extra:
        table.score(seat, extra)
        if table.telling:
            table.tell("log-bonus", seat, {}, {"vp": extra})


# ── the Cellar Lurker (D15) ───────────────────────────────────────────────────────────────────────


def react(table: Table, seat: i64, target: i64) -> None:
    """Whoever may take an ingredient of a Cellar area after another player did (CT-6.7.4); next in turn first."""
    place: i64 = table.seats - 1
    while place > 0:
        other = (seat + place) % table.seats
        place -= 1
        if lurks(table, other) and ((table.own[SEAT * other + CELLARS] >> target) & 1 or table.seats == 2):
            ability = table.terms.characters[table.own[SEAT * other + CHARACTER]].ability
            table.push(F_LURK, other, target, table.terms.effect(ability.program, 0).n, 1, 0)


def lurks(table: Table, seat: i64) -> bool:
    """Whether a player has a use left of a character that reacts."""
    character = table.own[SEAT * seat + CHARACTER]
    if character == NONE or not table.own[SEAT * seat + USES]:
        return False
    return table.terms.characters[character].ability.timing == REACTION


def cellar_kinds(table: Table, target: i64) -> i64:
    """The ingredients of a Cellar area that are left."""
    found: i64 = 0
    for effect in table.terms.programs[table.terms.areas[target].program]:
        if effect.op == GAIN_CHOICE:
            found |= effect.mask
    return found & table.piles_left()


def go_on_lurk(table: Table) -> None:
    if table.top(3) and cellar_kinds(table, table.top(2)):
        table.ask(table.top(1), LURK)
    else:
        table.pop()


def legal_lurk(table: Table, out: vec[i64]) -> i64:
    out[0] = NONE_OF_IT
    return also_listed(cellar_kinds(table, table.top(2)), TAKE, out, 1)


def lurk(table: Table, kind: i64) -> None:
    """An ingredient; the first one costs a use."""
    seat = table.top(1)
    base = SEAT * seat
    table.own[base + USES] -= table.top(4)
    table.set_top(4, 0)
    table.set_top(3, table.top(3) - 1)
    table.gain(seat, kind)
    if table.telling:
        character = table.terms.characters[table.own[base + CHARACTER]]
        args: dict[str, object] = {"character": character.key, "ingredient": f"@ingredient-{INGREDIENTS[kind]}"}
        table.tell("log-lurks", seat, args, {})
