"""The collaboration recipe: sections paid by different players, a beer that all of them share (section 6.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import CHOOSE_SECTION, GIVE, PAY_CUBE
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_SECTION
from alehouse.games.brew_crafters.state import NONE, SEAT, STORED, Table
from alehouse.games.brew_crafters.vocabulary import (
    COLLAB_COMPLETE,
    COLLABORATE,
    COST_REDUCTION,
    INGREDIENTS,
    KINDS,
    SPECIAL_ANY,
    SPECIAL_KINDS,
)


def held(table: Table, seat: i64) -> i64:
    """How many sections a player holds."""
    count: i64 = 0
    for holder in table.sections:
        if holder == seat:
            count += 1
    return count


def most_sections(table: Table) -> i64:
    """How many sections one player may hold (BC-6.60)."""
    return len(table.sections) - table.terms.cards.collab_different + 1


def off(table: Table, seat: i64) -> i64:
    """How many ingredients fewer a section costs a player."""
    found: i64 = 0
    for effect in effects.owned(table, seat, COLLABORATE):
        if effect.op == COST_REDUCTION:
            found += effect.amount
    return found


def payable(table: Table, seat: i64) -> i64:
    """The open sections that a player could pay; at least two players must take part (BC-6.60)."""
    found: i64 = 0
    if not table.terms.collaborates or held(table, seat) >= most_sections(table):
        return 0
    for section in table.terms.sections:
        if table.sections[section.number] == NONE and can_pay(table, seat, section.number):
            found |= bit(section.number)
    return found


def can_pay(table: Table, seat: i64, number: i64) -> bool:
    """A section asks for one kind, or for special ingredients of any kind."""
    section = table.terms.sections[number]
    less = off(table, seat)
    kind: i64 = 0
    while kind < KINDS:
        if section.needs[kind]:
            need = section.needs[kind] - less
            less = -need if need < 0 else 0
            if need > table.own[SEAT * seat + STORED + kind]:
                return False
        kind += 1
    special: i64 = 0
    kind = 0
    while kind < KINDS:
        if (SPECIAL_KINDS >> kind) & 1:
            special += table.own[SEAT * seat + STORED + kind] - section.needs[kind]
        kind += 1
    return special >= section.needs[SPECIAL_ANY] - less


def begin(table: Table, seat: i64) -> None:
    table.push(F_SECTION, seat, NONE, 0, 0, 0)


def go_on(table: Table) -> None:
    """A section is chosen, then paid cube by cube where kinds may be chosen (D13)."""
    seat = table.top(1)
    if table.top(2) == NONE:
        sections = payable(table, seat)
        if conversions.is_settled(table, seat, sections):
            choose(table, lowest(sections))
        else:
            table.ask(seat, CHOOSE_SECTION)
    elif table.top(3) > 0:
        kinds = table.kinds_stored(seat) & SPECIAL_KINDS
        if kinds & (kinds - 1):
            table.ask(seat, PAY_CUBE)
        else:
            give(table, lowest(kinds))
    else:
        finish(table)


def legal_sections(table: Table, out: vec[i64]) -> i64:
    return listed(payable(table, table.player), table.terms.ids.section, out)


def legal_cubes(table: Table, out: vec[i64]) -> i64:
    return listed(table.kinds_stored(table.player) & SPECIAL_KINDS, GIVE, out)


def choose(table: Table, number: i64) -> None:
    """Fixed kinds are paid at once, less what the player is spared."""
    seat = table.top(1)
    section = table.terms.sections[number]
    less = off(table, seat)
    changes: dict[str, int] = {}
    kind: i64 = 0
    while kind < KINDS:
        if section.needs[kind]:
            need = section.needs[kind] - less
            less = -need if need < 0 else 0
            if need > 0:
                table.own[SEAT * seat + STORED + kind] -= need
                changes[INGREDIENTS[kind]] = -need
        kind += 1
    table.set_top(2, number)
    table.set_top(3, section.needs[SPECIAL_ANY] - less)
    if table.telling:
        table.tell("log-collaborates", seat, {"section": section.key}, changes)


def give(table: Table, kind: i64) -> None:
    seat = table.top(1)
    table.own[SEAT * seat + STORED + kind] -= 1
    table.set_top(3, table.top(3) - 1)
    if table.telling:
        args: dict[str, object] = {"section": table.terms.sections[table.top(2)].key}
        table.tell("log-gives", seat, args, {INGREDIENTS[kind]: -1})


def finish(table: Table) -> None:
    """The token is taken; a full recipe is sold at once (BC-6.56, BC-6.57)."""
    seat = table.top(1)
    table.sections[table.top(2)] = seat
    table.pop()
    for holder in table.sections:
        if holder == NONE:
            return
    number: i64 = len(table.sections) - 1
    while number >= 0:
        reward(table, table.sections[number], number)
        number -= 1
    number = 0
    while number < len(table.sections):
        table.sections[number] = NONE
        number += 1


def reward(table: Table, holder: i64, number: i64) -> None:
    section = table.terms.sections[number]
    for effect in effects.owned(table, holder, COLLAB_COMPLETE):
        effects.trigger(table, holder, effect, 1)
    receipts.owe(table, holder, section.reward)
    receipts.tell(table, "log-collab-sold", holder, {"section": section.key}, section.reward, 1)
