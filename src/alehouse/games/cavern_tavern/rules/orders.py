"""Orders: completed and paid, or forgotten (CT-6.1.4 to CT-6.1.11, CT-5.4.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import GIVE_AWAY, MINSTREL, NONE_OF_IT, PAY, USE_CHARACTER
from alehouse.games.cavern_tavern.cards import Order
from alehouse.games.cavern_tavern.effect_ops import (
    COMPLETE_ORDER,
    INGREDIENTS,
    NO_TRACK,
    ON_COMPLETE,
    ORDER_DONE,
    POTION,
)
from alehouse.games.cavern_tavern.rules import mess_hall, tracks
from alehouse.games.cavern_tavern.rules.frames import (
    COMPLETE_LAST_WAY,
    COMPLETE_PAID,
    COMPLETE_SPARED,
    COMPLETE_STAGE,
    F_COMPLETE,
    F_EVENT,
)
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    DONE_ORDERS,
    NONE,
    ON_TIME,
    ORDER,
    TAKEN,
    USES,
    WAIVED,
    TableState,
)

# Stages of completing an order (CT-6.1.11).
PAYING: Final = 0
SCORING: Final = 1

# Ways to pay one ingredient.
WITH_CARD: Final = 0
WITH_POTION: Final = 1
WITHOUT: Final = 2
LEFT_OUT: Final = 13  # in a set of ways: behind the thirteen kinds of cards


def lateness(table: TableState, seat: i64) -> i64:
    return table.round - table.owned(seat, TAKEN)


def missing(table: TableState, seat: i64, order: i64) -> i64:
    """How many ingredients of an order a player lacks, Magic Potions and what is waived aside."""
    needs = table.terms.orders[order].needs
    count: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        short = needs[kind] - table.held(seat, kind)
        if short > 0:
            count += short
        kind += 1
    return count


def can_complete(table: TableState, seat: i64) -> bool:
    order = table.owned(seat, ORDER)
    if order == NONE:
        return False
    return missing(table, seat, order) <= table.held(seat, POTION) + table.owned(seat, WAIVED)


def begin_complete(table: TableState, seat: i64) -> None:
    """Paid ingredient by ingredient: the place in the order's list, how the last was paid, how late it counts."""
    size = table.terms.orders[table.owned(seat, ORDER)].size
    if table.owned(seat, WAIVED) > size:
        table.set_owned(seat, WAIVED, size)
    table.push(F_COMPLETE, seat, PAYING, 0, WITH_CARD, NONE)


def advance_complete(table: TableState) -> None:
    if table.top(COMPLETE_STAGE) == PAYING:
        advance_paying(table)
    elif table.top(COMPLETE_SPARED) == NONE and may_sing(table, table.doer()):
        table.ask(table.doer(), MINSTREL)
    else:
        finish_complete(table)


def advance_paying(table: TableState) -> None:
    """The next ingredient; where there is only one way to pay it, that is taken."""
    seat = table.doer()
    kind = wanted(table, seat)
    if kind == NONE:
        table.set_top(COMPLETE_STAGE, SCORING)
        return
    ways = ways_to_pay(table, seat, kind)
    if ways & (ways - 1):
        table.ask(seat, PAY)
    else:
        pay(table, lowest(ways))


def wanted(table: TableState, seat: i64) -> i64:
    """The ingredient to be paid next; NONE behind the end of the order's list."""
    needs = table.terms.orders[table.owned(seat, ORDER)].needs
    place = table.top(COMPLETE_PAID)
    kind: i64 = 0
    while kind < POTION:
        if place < needs[kind]:
            return kind
        place -= needs[kind]
        kind += 1
    return NONE


def ways_to_pay(table: TableState, seat: i64, kind: i64) -> i64:
    """With the card itself, a Magic Potion, or not at all if one is waived (bit 13); only if the rest can be paid.

    Of several equal ingredients the cards come first, then potions, then what is waived: any other order would
    come to the same. What is waived must be left out somewhere (CT-6.9.8).
    """
    order = table.terms.orders[table.owned(seat, ORDER)]
    potions: i64 = table.held(seat, POTION)
    waived: i64 = table.owned(seat, WAIVED)
    like: i64 = alike_behind(order.needs, table.top(COMPLETE_PAID), kind)
    other = lacking_behind(table, seat, order.needs, kind)
    behind = order.size - table.top(COMPLETE_PAID) - 1
    held: i64 = table.held(seat, kind)
    spare = potions + waived
    ways: i64 = 0
    if held and table.top(COMPLETE_LAST_WAY) == WITH_CARD and behind >= waived:
        short = like - held + 1
        if other + (short if short > 0 else 0) <= spare:
            ways |= bit(kind)
    if potions and table.top(COMPLETE_LAST_WAY) <= WITH_POTION and behind >= waived and other + like < spare:
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


def lacking_behind(table: TableState, seat: i64, needs: vec[i64], kind: i64) -> i64:
    """How many cards of the kinds behind one are missing."""
    count: i64 = 0
    other = kind + 1
    while other < POTION:
        short = needs[other] - table.held(seat, other)
        if short > 0:
            count += short
        other += 1
    return count


def legal_pay(table: TableState, out: vec[i64]) -> i64:
    seat = table.player
    ways = ways_to_pay(table, seat, wanted(table, seat))
    count = listed(ways & ~bit(LEFT_OUT), GIVE_AWAY, out)
    if (ways >> LEFT_OUT) & 1:
        out[count] = NONE_OF_IT
        count += 1
    return count


def pay(table: TableState, way: i64) -> None:
    """A card goes to its pile, or the ingredient is left out."""
    seat = table.doer()
    kind = wanted(table, seat)
    table.set_top(COMPLETE_LAST_WAY, WITHOUT if way == LEFT_OUT else WITH_POTION if way == POTION else WITH_CARD)
    if way == LEFT_OUT:
        table.add_owned(seat, WAIVED, -1)
    else:
        table.give_back(seat, way)
    if table.keeps_log and way != kind:
        args: dict[str, object] = {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}
        if way == POTION:
            table.log("log-potion", seat, args, {}, "CT-6.1.4")
        else:
            table.log("log-left-out", seat, args, {}, "CT-6.9.8")
    table.set_top(COMPLETE_PAID, table.top(COMPLETE_PAID) + 1)
    if wanted(table, seat) != kind:
        table.set_top(COMPLETE_LAST_WAY, WITH_CARD)


def may_sing(table: TableState, seat: i64) -> bool:
    """Whether a character could make a late order of its race less late (CT-6.7.3)."""
    character = table.owned(seat, CHARACTER)
    if character == NONE or not table.owned(seat, USES) or lateness(table, seat) <= 0:
        return False
    ability = table.terms.characters[character].ability
    if ability.timing != ON_COMPLETE:
        return False
    race = table.terms.effect(ability.program, 0).race
    return race in (NONE, table.terms.orders[table.owned(seat, ORDER)].race)


def spares(table: TableState, seat: i64) -> i64:
    """What the character would change of the rounds that the order is late: a negative number."""
    return table.terms.effect(table.terms.characters[table.owned(seat, CHARACTER)].ability.program, 0).n


def legal_sing(out: vec[i64]) -> i64:
    out[0] = USE_CHARACTER
    out[1] = NONE_OF_IT
    return 2


def sing(table: TableState, uses: bool) -> None:
    """The answer is kept as the rounds that the order counts less late."""
    seat = table.doer()
    if not uses:
        table.set_top(COMPLETE_SPARED, 0)
        return
    character = table.terms.characters[table.owned(seat, CHARACTER)]
    table.add_owned(seat, USES, -1)
    table.set_top(COMPLETE_SPARED, -spares(table, seat))
    if table.keeps_log:
        table.log("log-character", seat, {"character": character.key}, {}, "CT-6.7.1")


def finish_complete(table: TableState) -> None:
    """Points by lateness (CT-6.1.5), bonus, track step (CT-6.1.6); the card face down, its space filled (CT-6.1.11)."""
    seat = table.doer()
    number = table.owned(seat, ORDER)
    order = table.terms.orders[number]
    spared: i64 = table.top(COMPLETE_SPARED)
    late = lateness(table, seat) - (spared if spared > 0 else 0)
    if late < 0:
        late = 0
    points = order.points[late]
    table.score(seat, points)
    if table.keeps_log:
        args: dict[str, object] = {"order": order.key, "late": late, "paid": paid(table, order)}
        table.log("log-completes", seat, args, {"vp": points}, "CT-6.1.5")
    extra = table.owned(seat, BONUS + ORDER_DONE)
    table.set_owned(seat, BONUS + ORDER_DONE, 0)
    if extra:
        table.score(seat, extra)
        if table.keeps_log:
            table.log("log-bonus", seat, {}, {"vp": extra}, "CT-6.9.3")
    table.set_owned(seat, WAIVED, 0)
    table.include(seat, DONE_ORDERS, number)
    if late == 0:
        table.add_owned(seat, ON_TIME, 1)
    if order.symbol != NO_TRACK:
        tracks.step_down(table, seat, order.symbol, "CT-6.1.6")
    table.pop()
    table.push(F_EVENT, seat, COMPLETE_ORDER, NONE, 0, 0)
    mess_hall.leave_table(table, seat)


def paid(table: TableState, order: Order) -> list[list[str]]:
    """The cards that an order was paid with, for the log: what it needs, less what the log says of potions and of what
    was left out."""
    counts = [int(order.needs[kind]) for kind in range(POTION)]
    for event in reversed(table.own_past().events):
        if event.key in ("log-potion", "log-left-out"):
            counts[INGREDIENTS.index(str(event.args["ingredient"]).removeprefix("@ingredient-"))] -= 1
        elif event.key != "log-character":
            break
    return [[f"@ingredient-{INGREDIENTS[kind]}", str(count)] for kind, count in enumerate(counts) if count]


def forget(table: TableState, seat: i64) -> None:
    """The customer's patience is at an end (CT-5.4.3)."""
    number = table.owned(seat, ORDER)
    order = table.terms.orders[number]
    lost = table.score(seat, -order.loss)
    table.discard |= bit(number)
    if table.keeps_log:
        table.log("log-forgets", seat, {"order": order.key}, {"vp": lost}, "CT-5.4.3")
    mess_hall.leave_table(table, seat)
