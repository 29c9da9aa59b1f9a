"""A turn: what a player may do in it, and when turns and rounds end (sections 5.2 and 5.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest
from alehouse.games.cavern_tavern.actions import AREA, COMPLETE, DRINK, END_TURN, MODIFIER, TURN, USE_CHARACTER
from alehouse.games.cavern_tavern.cards import Ability
from alehouse.games.cavern_tavern.effect_ops import (
    EVENTS,
    IGNORE_OCCUPANCY,
    INGREDIENTS,
    ON_PLACE,
    OPEN_ORDER,
    OWN_TURN,
    POTION,
    REROLL,
    SET_DIE,
)
from alehouse.games.cavern_tavern.rules import areas, effects, items, mess_hall, orders, requests
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    CROWDING,
    DRINKS,
    EXTRA,
    IDLE,
    ITEMS,
    MODIFIERS,
    NONE,
    ORDER,
    ROUND_END,
    TURNS_HAD,
    USES,
    WAIVED,
    TableState,
)


def advance_turns(table: TableState) -> None:
    """A turn begins or goes on."""
    if not table.acting:
        begin_turn(table, table.turn)
    table.ask(table.turn, TURN)


def begin_turn(table: TableState, seat: i64) -> None:
    """The first of a round begins with an order, if the player has none and finds one (CT-5.2.4, CT-5.2.6).

    Later ones need not (CT-5.2.5).
    """
    table.acting = True
    table.placed = False
    table.duty = table.owned(seat, TURNS_HAD) == 0 and mess_hall.can_take(table, seat)
    table.add_owned(seat, TURNS_HAD, 1)
    if table.keeps_log:
        table.show()


# ── what is allowed ───────────────────────────────────────────────────────────────────────────────


def legal(table: TableState, out: vec[i64]) -> i64:
    """The actions of a turn, in any order and number, dice once (CT-5.2.1, CT-5.2.2, CT-5.2.3).

    It ends when dice are placed or none can be (CT-5.2.7, CT-5.2.9, CT-5.2.10). An order may be taken whenever none is
    open, also after another was completed (CT-6.1.8).
    """
    seat = table.player
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
    if table.owned(seat, MODIFIERS) and table.unplaced(seat):
        out[count] = MODIFIER
        count += 1
    ids = table.terms.ids
    count = also_listed(playable_items(table, seat), ids.item, out, count)
    count = also_listed(requests.payable(table, seat), ids.says, out, count)
    return also_listed(drinks(table, seat), DRINK, out, count)


def legal_placements(table: TableState, seat: i64, out: vec[i64]) -> i64:
    """Areas, own Task cards, Nasty Says cards that ask for dice."""
    if not table.unplaced(seat):
        return 0
    ids = table.terms.ids
    count = also_listed(areas.open_areas(table, seat), AREA, out, 0)
    count = also_listed(areas.free_tasks(table, seat), ids.task, out, count)
    return also_listed(areas.dice_requests(table, seat), ids.says, out, count)


def playable_items(table: TableState, seat: i64) -> i64:
    found: i64 = 0
    hand = table.owned(seat, ITEMS)
    while hand:
        item = lowest(hand)
        hand &= hand - 1
        if can_use(table, seat, table.terms.items[item].ability):
            found |= bit(item)
    return found


def can_use_character(table: TableState, seat: i64) -> bool:
    if table.owned(seat, CHARACTER) == NONE or not table.owned(seat, USES):
        return False
    return can_use(table, seat, table.terms.characters[table.owned(seat, CHARACTER)].ability)


def can_use(table: TableState, seat: i64, ability: Ability) -> bool:
    """Whether its moment is now, what it requires is there, and it could do something (CT-6.9.1, CT-6.9.2).

    The moment is in one's own turn, unless it answers what others do (CT-6.7.2).
    """
    if ability.timing != OWN_TURN and (ability.timing != ON_PLACE or table.placed):
        return False
    if ability.requires and not meets(table, seat, ability.requires):
        return False
    return effects.can_do_any(table, seat, ability.program)


def meets(table: TableState, seat: i64, requires: i64) -> bool:
    """An open order, or one that is late."""
    return table.owned(seat, ORDER) != NONE and (requires == OPEN_ORDER or orders.lateness(table, seat) > 0)


def drinks(table: TableState, seat: i64) -> i64:
    """The Drink tokens whose ingredient the player has, no potion for it (CT-8.1.9, CT-6.5.7)."""
    found: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        if table.owned(seat, DRINKS + kind) and table.held(seat, kind):
            found |= bit(kind)
        kind += 1
    return found


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def play_item(table: TableState, seat: i64, item: i64) -> None:
    items.play(table, seat, item)
    effects.begin(table, seat, table.terms.items[item].ability.program)


def use_character(table: TableState, seat: i64) -> None:
    """A use is spent when it is declared (CT-6.7.6)."""
    character = table.terms.characters[table.owned(seat, CHARACTER)]
    table.add_owned(seat, USES, -1)
    if table.keeps_log:
        table.log("log-character", seat, {"character": character.key}, {}, "CT-6.7.1")
    effects.begin(table, seat, character.ability.program)


def serve_drink(table: TableState, seat: i64, kind: i64) -> None:
    """The ingredient goes back, the token leaves the game (CT-8.1.9, R40)."""
    points = table.terms.cards.drink_vp
    table.add_owned(seat, DRINKS + kind, -1)
    table.give_back(seat, kind)
    table.score(seat, points)
    if table.keeps_log:
        table.log("log-drink", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, {"vp": points}, "CT-8.1.9")


def end_turn(table: TableState, seat: i64) -> None:
    """What was for this turn only is gone; then the round ends, or somebody has the next turn (CT-5.3.1).

    That is looked at after a turn only: the first of a round is always had (CT-5.3.5). The next player has a turn with
    dice left or without (CT-5.3.3).
    """
    table.acting = False
    table.set_owned(seat, CROWDING, 0)
    table.set_owned(seat, WAIVED, 0)
    event: i64 = 0
    while event < len(EVENTS):
        table.set_owned(seat, BONUS + event, 0)
        event += 1
    if not table.placed:
        table.set_owned(seat, IDLE, 1)
    if not goes_on(table):
        table.phase = ROUND_END
        table.stage = 0
        table.passed = 0
    elif table.owned(seat, EXTRA):
        table.add_owned(seat, EXTRA, -1)
        if table.keeps_log:
            table.log("log-extra-turn", seat, {}, {}, "CT-5.3.4")
    else:
        table.turn = table.next_seat(seat)


# ── the end of a round ────────────────────────────────────────────────────────────────────────────


def goes_on(table: TableState) -> bool:
    """Whether somebody can still place dice (CT-5.3.2)."""
    seat: i64 = 0
    while seat < table.seats:
        if areas.can_place(table, seat) or may_yet_place(table, seat):
            return True
        seat += 1
    return False


def may_yet_place(table: TableState, seat: i64) -> bool:
    """The last call: dice that something in hand might still make placeable."""
    if not table.terms.last_call or table.owned(seat, IDLE) or not table.unplaced(seat):
        return False
    if table.owned(seat, ITEMS) or table.owned(seat, MODIFIERS):
        return True
    return table.owned(seat, USES) > 0 and works_on_dice(table, table.owned(seat, CHARACTER))


def works_on_dice(table: TableState, character: i64) -> bool:
    """Whether a character could make dice fit, or a space."""
    if character == NONE:
        return False
    for effect in table.terms.programs[table.terms.characters[character].ability.program]:
        if effect.op in (REROLL, SET_DIE, IGNORE_OCCUPANCY):
            return True
    return False
