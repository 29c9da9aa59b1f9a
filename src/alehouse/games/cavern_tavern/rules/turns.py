"""A turn: what a player may do in it, and when turns and rounds end (sections 5.2 and 5.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest
from alehouse.games.cavern_tavern.actions import AREA, COMPLETE, DRINK, END_TURN, MODIFIER, TURN, USE_CHARACTER
from alehouse.games.cavern_tavern.cards import Ability
from alehouse.games.cavern_tavern.rules import areas, effects, items, mess_hall, orders, requests
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    CROWDING,
    DRINKS,
    EXTRA,
    HELD,
    IDLE,
    ITEMS,
    MODIFIERS,
    NONE,
    ORDER,
    ROUND_END,
    SEAT,
    TURNS_HAD,
    USES,
    WAIVED,
    Table,
)
from alehouse.games.cavern_tavern.vocabulary import (
    IGNORE_OCCUPANCY,
    INGREDIENTS,
    ON_PLACE,
    OWN_TURN,
    POTION,
    REROLL,
    SET_DIE,
)


def go_on_turns(table: Table) -> None:
    """A turn begins or goes on."""
    if not table.acting:
        begin_turn(table, table.turn)
    table.ask(table.turn, TURN)


def begin_turn(table: Table, seat: i64) -> None:
    """The first of a round begins with an order, if the player has none and finds one (CT-5.2.4, CT-5.2.6)."""
    base = SEAT * seat
    table.acting = True
    table.placed = False
    table.duty = table.own[base + TURNS_HAD] == 0 and mess_hall.can_take(table, seat)
    table.own[base + TURNS_HAD] += 1
    if table.telling:
        table.show()


# ── what is allowed ───────────────────────────────────────────────────────────────────────────────


def legal(table: Table, out: vec[i64]) -> i64:
    """The actions of a turn, in any order and number, dice once (CT-5.2.1 to CT-5.2.3)."""
    seat = table.player
    base = SEAT * seat
    if table.duty:
        return mess_hall.legal_orders(table, out, 0)
    count: i64 = 0
    if not table.placed:
        count = legal_placements(table, seat, out)
    if table.placed or not count:
        out[count] = END_TURN
        count += 1
    if mess_hall.can_take(table, seat):
        count = mess_hall.legal_orders(table, out, count)
    if orders.can_complete(table, seat):
        out[count] = COMPLETE
        count += 1
    if can_use_character(table, seat):
        out[count] = USE_CHARACTER
        count += 1
    if table.own[base + MODIFIERS] and table.unplaced(seat):
        out[count] = MODIFIER
        count += 1
    ids = table.terms.ids
    count = also_listed(playable_items(table, seat), ids.item, out, count)
    count = also_listed(requests.payable(table, seat), ids.says, out, count)
    return also_listed(drinks(table, seat), DRINK, out, count)


def legal_placements(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Areas, own Task cards, Nasty Says cards that ask for dice."""
    if not table.unplaced(seat):
        return 0
    ids = table.terms.ids
    count = also_listed(areas.open_areas(table, seat), AREA, out, 0)
    count = also_listed(areas.free_tasks(table, seat), ids.task, out, count)
    return also_listed(areas.dice_requests(table, seat), ids.says, out, count)


def playable_items(table: Table, seat: i64) -> i64:
    found: i64 = 0
    hand = table.own[SEAT * seat + ITEMS]
    while hand:
        item = lowest(hand)
        hand &= hand - 1
        if can_use(table, seat, table.terms.items[item].ability):
            found |= bit(item)
    return found


def can_use_character(table: Table, seat: i64) -> bool:
    base = SEAT * seat
    if table.own[base + CHARACTER] == NONE or not table.own[base + USES]:
        return False
    return can_use(table, seat, table.terms.characters[table.own[base + CHARACTER]].ability)


def can_use(table: Table, seat: i64, ability: Ability) -> bool:
    """Whether its moment is now, what it requires is there, and it could do something (CT-6.9.1, CT-6.9.2)."""
    if ability.timing != OWN_TURN and (ability.timing != ON_PLACE or table.placed):
        return False
    if ability.requires and not meets(table, seat, ability.requires):
        return False
    return effects.can_do_any(table, seat, ability.program)


def meets(table: Table, seat: i64, requires: i64) -> bool:
    """An open order, or one that is late."""
    return table.own[SEAT * seat + ORDER] != NONE and (requires == 1 or orders.lateness(table, seat) > 0)


def drinks(table: Table, seat: i64) -> i64:
    """The Drink tokens whose ingredient the player has (CT-8.1.9)."""
    found: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        if table.own[SEAT * seat + DRINKS + kind] and table.own[SEAT * seat + HELD + kind]:
            found |= bit(kind)
        kind += 1
    return found


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def play_item(table: Table, seat: i64, item: i64) -> None:
    items.play(table, seat, item)
    effects.begin(table, seat, table.terms.items[item].ability.program)


def use_character(table: Table, seat: i64) -> None:
    """A use is spent when it is declared (CT-6.7.6)."""
    character = table.terms.characters[table.own[SEAT * seat + CHARACTER]]
    table.own[SEAT * seat + USES] -= 1
    if table.telling:
        table.tell("log-character", seat, {"character": character.key}, {})
    effects.begin(table, seat, character.ability.program)


def serve_drink(table: Table, seat: i64, kind: i64) -> None:
    """The ingredient goes back, the token leaves the game (CT-8.1.9, R40)."""
    points = table.terms.cards.drink_vp
    table.own[SEAT * seat + DRINKS + kind] -= 1
    table.give_back(seat, kind)
    table.score(seat, points)
    if table.telling:
        table.tell("log-drink", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, {"vp": points})


def end_turn(table: Table, seat: i64) -> None:
    """What was for this turn only is gone; then the round ends, or somebody has the next turn (CT-5.3.1)."""
    base = SEAT * seat
    table.acting = False
    table.own[base + CROWDING] = 0
    table.own[base + WAIVED] = 0
    event: i64 = 0
    while event < 3:
        table.own[base + BONUS + event] = 0
        event += 1
    if not table.placed:
        table.own[base + IDLE] = 1
    if not goes_on(table):
        table.phase = ROUND_END
        table.stage = 0
        table.passed = 0
    elif table.own[base + EXTRA]:
        table.own[base + EXTRA] -= 1
        if table.telling:
            table.tell("log-extra-turn", seat, {}, {})
    else:
        table.turn = table.next_seat(seat)


# ── the end of a round ────────────────────────────────────────────────────────────────────────────


def goes_on(table: Table) -> bool:
    """Whether somebody can still place dice (CT-5.3.2)."""
    seat: i64 = 0
    while seat < table.seats:
        if areas.can_place(table, seat) or may_yet_place(table, seat):
            return True
        seat += 1
    return False


def may_yet_place(table: Table, seat: i64) -> bool:
    """The last call: dice that something in hand might still make placeable."""
    base = SEAT * seat
    if not table.terms.last_call or table.own[base + IDLE] or not table.unplaced(seat):
        return False
    if table.own[base + ITEMS] or table.own[base + MODIFIERS]:
        return True
    return table.own[base + USES] > 0 and works_on_dice(table, table.own[base + CHARACTER])


def works_on_dice(table: Table, character: i64) -> bool:
    """Whether a character could make dice fit, or a space."""
    if character == NONE:
        return False
    for effect in table.terms.programs[table.terms.characters[character].ability.program]:
        if effect.op in (REROLL, SET_DIE, IGNORE_OCCUPANCY):
            return True
    return False
