"""The collaboration recipe: sections paid by different players, a beer that all of them share (section 6.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import CHOOSE_SECTION, PAY_CUBE
from alehouse.games.brew_crafters.effect_ops import (
    COLLAB_COMPLETE,
    COLLABORATE,
    COST_REDUCTION,
    INGREDIENTS,
    KINDS,
    SPECIAL_ANY,
    SPECIAL_KINDS,
)
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_SECTION, SECTION_LEFT, SECTION_NUMBER, WHO
from alehouse.games.brew_crafters.state import NONE, TableState


def held(table: TableState, seat: i64) -> i64:
    """How many sections a player holds."""
    count: i64 = 0
    for holder in table.sections:
        if holder == seat:
            count += 1
    return count


def most_sections(table: TableState) -> i64:
    """How many sections one player may hold (BC-6.60)."""
    return len(table.sections) - table.terms.cards.collab_different + 1


def off(table: TableState, seat: i64) -> i64:
    """How many ingredients fewer a section costs a player: Community Liaison (BC-6.51s)."""
    found: i64 = 0
    for effect in effects.owned(table, seat, COLLABORATE):
        if effect.op == COST_REDUCTION:
            found += effect.amount
    return found


def payable(table: TableState, seat: i64) -> i64:
    """The open sections that a player could pay; at least two players must take part (BC-6.60)."""
    found: i64 = 0
    if not table.terms.collaborates or held(table, seat) >= most_sections(table):
        return 0
    for section in table.terms.sections:
        if table.sections[section.number] == NONE and can_pay(table, seat, section.number):
            found |= bit(section.number)
    return found


def can_pay(table: TableState, seat: i64, number: i64) -> bool:
    """A section asks for one kind, or for special ingredients of any kind (BC-6.61); it is paid whole (BC-6.56)."""
    section = table.terms.sections[number]
    less = off(table, seat)
    kind: i64 = 0
    while kind < KINDS:
        if section.needs[kind]:
            need = section.needs[kind] - less
            less = -need if need < 0 else 0
            if need > table.stock(seat, kind):
                return False
        kind += 1
    special: i64 = 0
    kind = 0
    while kind < KINDS:
        if (SPECIAL_KINDS >> kind) & 1:
            special += table.stock(seat, kind) - section.needs[kind]
        kind += 1
    return special >= section.needs[SPECIAL_ANY] - less


def begin(table: TableState, seat: i64) -> None:
    table.push(F_SECTION, seat, NONE, 0, 0, 0)


def advance(table: TableState) -> None:
    """A section is chosen, then paid cube by cube where kinds may be chosen (D13)."""
    seat = table.top(WHO)
    if table.top(SECTION_NUMBER) == NONE:
        sections = payable(table, seat)
        if conversions.is_settled(table, seat, sections):
            choose(table, lowest(sections))
        else:
            table.ask(seat, CHOOSE_SECTION)
    elif table.top(SECTION_LEFT) > 0:
        kinds = table.kinds_stored(seat) & SPECIAL_KINDS
        if kinds & (kinds - 1):
            table.ask(seat, PAY_CUBE)
        else:
            give(table, lowest(kinds))
    else:
        finish(table)


def legal_sections(table: TableState, out: vec[i64]) -> i64:
    return listed(payable(table, table.player), table.terms.ids.section, out)


def choose(table: TableState, number: i64) -> None:
    """Fixed kinds are paid at once, less what the player is spared."""
    seat = table.top(WHO)
    section = table.terms.sections[number]
    less = off(table, seat)
    changes: dict[str, int] = {}
    kind: i64 = 0
    while kind < KINDS:
        if section.needs[kind]:
            need = section.needs[kind] - less
            less = -need if need < 0 else 0
            if need > 0:
                table.add_stock(seat, kind, -need)
                changes[INGREDIENTS[kind]] = -need
        kind += 1
    table.set_top(SECTION_NUMBER, number)
    table.set_top(SECTION_LEFT, section.needs[SPECIAL_ANY] - less)
    if table.keeps_log:
        table.log("log-collaborates", seat, {"section": section.key}, changes, "BC-6.56")


def give(table: TableState, kind: i64) -> None:
    seat = table.top(WHO)
    table.add_stock(seat, kind, -1)
    table.set_top(SECTION_LEFT, table.top(SECTION_LEFT) - 1)
    if table.keeps_log:
        args: dict[str, object] = {"section": table.terms.sections[table.top(SECTION_NUMBER)].key}
        table.log("log-gives", seat, args, {INGREDIENTS[kind]: -1}, "BC-6.56")


def finish(table: TableState) -> None:
    """The token is taken (BC-6.56); a full recipe is sold at once, and all sections are open again (BC-6.57)."""
    seat = table.top(WHO)
    table.sections[table.top(SECTION_NUMBER)] = seat
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


def reward(table: TableState, holder: i64, number: i64) -> None:
    """What a section brings its holder; the beer is nobody's batch, so nothing else comes of it (BC-6.59)."""
    section = table.terms.sections[number]
    for effect in effects.owned(table, holder, COLLAB_COMPLETE):
        effects.trigger(table, holder, effect, 1)
    receipts.owe(table, holder, section.reward)
    receipts.log(table, "log-collab-sold", holder, {"section": section.key}, section.reward, 1, "BC-6.57")
