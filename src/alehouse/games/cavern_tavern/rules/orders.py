"""Orders: completed and paid, or forgotten (CT-6.1.4 to CT-6.1.11, CT-5.4.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import GIVE_AWAY, MINSTREL, NONE_OF_IT, PAY, USE_CHARACTER
from alehouse.games.cavern_tavern.rules import mess_hall, tracks
from alehouse.games.cavern_tavern.rules.frames import F_COMPLETE, F_EVENT
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    DONE_ORDERS,
    HELD,
    NONE,
    ON_TIME,
    ORDER,
    SEAT,
    TAKEN,
    USES,
    WAIVED,
    Table,
)
from alehouse.games.cavern_tavern.vocabulary import COMPLETE_ORDER, INGREDIENTS, NO_TRACK, ON_COMPLETE, POTION

# Stages of completing an order (CT-6.1.11).
PAYING: Final = 0
SCORING: Final = 1

# Ways to pay one ingredient.
WITH_CARD: Final = 0
WITH_POTION: Final = 1
WITHOUT: Final = 2
LEFT_OUT: Final = 13  # in a set of ways: behind the thirteen kinds of cards


def lateness(table: Table, seat: i64) -> i64:
    return table.round - table.own[SEAT * seat + TAKEN]


def missing(table: Table, seat: i64, order: i64) -> i64:
    """How many ingredients of an order a player lacks, Magic Potions and what is waived aside."""
    needs = table.terms.orders[order].needs
    count: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        short = needs[kind] - table.own[SEAT * seat + HELD + kind]
        if short > 0:
            count += short
        kind += 1
    return count


def can_complete(table: Table, seat: i64) -> bool:
    base = SEAT * seat
    order = table.own[base + ORDER]
    if order == NONE:
        return False
    return missing(table, seat, order) <= table.own[base + HELD + POTION] + table.own[base + WAIVED]


def begin_complete(table: Table, seat: i64) -> None:
    """Paid ingredient by ingredient: the place in the order's list, how the last was paid, how late it counts."""
    size = table.terms.orders[table.own[SEAT * seat + ORDER]].size
    if table.own[SEAT * seat + WAIVED] > size:
        table.own[SEAT * seat + WAIVED] = size
    table.push(F_COMPLETE, seat, PAYING, 0, WITH_CARD, NONE)


def go_on_complete(table: Table) -> None:
    if table.top(2) == PAYING:
        go_on_paying(table)
    elif table.top(5) == NONE and may_sing(table, table.top(1)):
        table.ask(table.top(1), MINSTREL)
    else:
        finish_complete(table)


def go_on_paying(table: Table) -> None:
    """The next ingredient; where there is only one way to pay it, that is taken."""
    seat = table.top(1)
    kind = wanted(table, seat)
    if kind == NONE:
        table.set_top(2, SCORING)
        return
    ways = ways_to_pay(table, seat, kind)
    if ways & (ways - 1):
        table.ask(seat, PAY)
    else:
        pay(table, lowest(ways))


def wanted(table: Table, seat: i64) -> i64:
    """The ingredient to be paid next; NONE behind the end of the order's list."""
    needs = table.terms.orders[table.own[SEAT * seat + ORDER]].needs
    place = table.top(3)
    kind: i64 = 0
    while kind < POTION:
        if place < needs[kind]:
            return kind
        place -= needs[kind]
        kind += 1
    return NONE


def ways_to_pay(table: Table, seat: i64, kind: i64) -> i64:
    """With the card itself, a Magic Potion, or not at all if one is waived (bit 13); only if the rest can be paid.

    Of several equal ingredients the cards come first, then potions, then what is waived: any other order would
    come to the same. What is waived must be left out somewhere (CT-6.9.8).
    """
    base = SEAT * seat
    order = table.terms.orders[table.own[base + ORDER]]
    potions: i64 = table.own[base + HELD + POTION]
    waived: i64 = table.own[base + WAIVED]
    like: i64 = alike_behind(order.needs, table.top(3), kind)
    other = lacking_behind(table, base, order.needs, kind)
    behind = order.size - table.top(3) - 1
    held: i64 = table.own[base + HELD + kind]
    spare = potions + waived
    ways: i64 = 0
    if held and table.top(4) == WITH_CARD and behind >= waived:
        short = like - held + 1
        if other + (short if short > 0 else 0) <= spare:
            ways |= bit(kind)
    if potions and table.top(4) <= WITH_POTION and behind >= waived and other + like < spare:
        ways |= bit(POTION)
    if waived > like and other + like < spare:
        ways |= bit(LEFT_OUT)
    return ways


def alike_behind(needs: vec[i64], place: i64, kind: i64) -> i64:
    """How often an ingredient is asked for behind a place of the list."""
    passed: i64 = 0
    other: i64 = 0
    while other < kind:
        passed += needs[other]
        other += 1
    return passed + needs[kind] - place - 1


def lacking_behind(table: Table, base: i64, needs: vec[i64], kind: i64) -> i64:
    """How many cards of the kinds behind one are missing."""
    count: i64 = 0
    other = kind + 1
    while other < POTION:
        short = needs[other] - table.own[base + HELD + other]
        if short > 0:
            count += short
        other += 1
    return count


def legal_pay(table: Table, out: vec[i64]) -> i64:
    seat = table.player
    ways = ways_to_pay(table, seat, wanted(table, seat))
    count = listed(ways & ~bit(LEFT_OUT), GIVE_AWAY, out)
    if (ways >> LEFT_OUT) & 1:
        out[count] = NONE_OF_IT
        count += 1
    return count


def pay(table: Table, way: i64) -> None:
    """A card goes to its pile, or the ingredient is left out."""
    seat = table.top(1)
    kind = wanted(table, seat)
    table.set_top(4, WITHOUT if way == LEFT_OUT else WITH_POTION if way == POTION else WITH_CARD)
    if way == LEFT_OUT:
        table.own[SEAT * seat + WAIVED] -= 1
    else:
        table.give_back(seat, way)
    if table.telling and way != kind:
        args: dict[str, object] = {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}
        table.tell("log-potion" if way == POTION else "log-left-out", seat, args, {})
    table.set_top(3, table.top(3) + 1)
    if wanted(table, seat) != kind:
        table.set_top(4, WITH_CARD)


def may_sing(table: Table, seat: i64) -> bool:
    """Whether a character could make a late order of its race less late (CT-6.7.3)."""
    base = SEAT * seat
    character = table.own[base + CHARACTER]
    if character == NONE or not table.own[base + USES] or lateness(table, seat) <= 0:
        return False
    ability = table.terms.characters[character].ability
    if ability.timing != ON_COMPLETE:
        return False
    race = table.terms.effect(ability.program, 0).race
    return race in (NONE, table.terms.orders[table.own[base + ORDER]].race)


def spares(table: Table, seat: i64) -> i64:
    """What the character would change of the rounds that the order is late: a negative number."""
    return table.terms.effect(table.terms.characters[table.own[SEAT * seat + CHARACTER]].ability.program, 0).n


def legal_sing(out: vec[i64]) -> i64:
    out[0] = USE_CHARACTER
    out[1] = NONE_OF_IT
    return 2


def sing(table: Table, uses: bool) -> None:
    """The answer is kept as the rounds that the order counts less late."""
    seat = table.top(1)
    base = SEAT * seat
    if not uses:
        table.set_top(5, 0)
        return
    character = table.terms.characters[table.own[base + CHARACTER]]
    table.own[base + USES] -= 1
    table.set_top(5, -spares(table, seat))
    if table.telling:
        table.tell("log-character", seat, {"character": character.key}, {})


def finish_complete(table: Table) -> None:
    """Points by lateness, bonus, track step; the card face down, the space refilled (CT-6.1.11)."""
    seat = table.top(1)
    base = SEAT * seat
    number = table.own[base + ORDER]
    order = table.terms.orders[number]
    spared: i64 = table.top(5)
    late = lateness(table, seat) - (spared if spared > 0 else 0)
    if late < 0:
        late = 0
    points = order.points[late]
    table.score(seat, points)
    if table.telling:
        table.tell("log-completes", seat, {"order": order.key, "late": late}, {"vp": points})
    extra = table.own[base + BONUS + 2]
    table.own[base + BONUS + 2] = 0
    if extra:
        table.score(seat, extra)
        if table.telling:
            table.tell("log-bonus", seat, {}, {"vp": extra})
    table.own[base + WAIVED] = 0
    table.own[base + DONE_ORDERS] |= bit(number)
    if late == 0:
        table.own[base + ON_TIME] += 1
    if order.symbol != NO_TRACK:
        tracks.step_down(table, seat, order.symbol)
    table.pop()
    table.push(F_EVENT, seat, COMPLETE_ORDER, NONE, 0, 0)
    mess_hall.leave_table(table, seat)


def forget(table: Table, seat: i64) -> None:
    """The customer's patience is at an end (CT-5.4.3)."""
    base = SEAT * seat
    number = table.own[base + ORDER]
    order = table.terms.orders[number]
    lost = table.score(seat, -order.loss)
    table.discard |= bit(number)
    if table.telling:
        table.tell("log-forgets", seat, {"order": order.key}, {"vp": lost})
    mess_hall.leave_table(table, seat)
