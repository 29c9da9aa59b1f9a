"""The interpreter of effects: what areas, items, characters and tasks do, op by op (section 6.9).

A program runs in a frame of its own, effect by effect. What an effect has to ask for is a frame on top of it; the
chapters `ingredients`, `items`, `requests`, `mess_hall`, `tracks` and `dice_effects` know those.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import CHOOSE_OPTION, CHOOSE_TRACK, FROM_PLAYER, ON_TRACK, OPTION, PLAYER
from alehouse.games.cavern_tavern.rules import areas, dice_effects, ingredients, items, mess_hall, requests, tracks
from alehouse.games.cavern_tavern.rules.frames import (
    F_CHOOSE,
    F_EXCHANGE,
    F_NASTY_TARGET,
    F_PICK,
    F_RETURN,
    F_RUN,
    F_STEAL,
    F_SWAP,
    F_TRACK,
)
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CROWDING,
    EXTRA,
    MODIFIERS,
    NONE,
    ORDER,
    SAYS,
    SEAT,
    TAKEN,
    WAIVED,
    Table,
)
from alehouse.games.cavern_tavern.vocabulary import (
    BONUS_ON,
    CHANGE_ORDER,
    CHOOSE_ONE,
    CLEAR_SAYS,
    DRAW_ITEM,
    EVENTS,
    EXTRA_TURN,
    GAIN_ANY,
    GAIN_CHOICE,
    GAIN_INGREDIENT,
    GAIN_MODIFIER,
    GAIN_POTION,
    GAIN_VP,
    IGNORE_OCCUPANCY,
    MARKER,
    MOVE_MARKER,
    NASTY,
    ORDINARY,
    POTION,
    REPLACE_ORDER,
    RETURN_THEN,
    STEAL,
    STEAL_ITEM,
    SWAP_PLAYER,
    SWAP_SUPPLY,
    TRACK,
    WAIVE,
    Effect,
)

ORDER_DONE: Final = EVENTS.index("complete_order")


def begin(table: Table, seat: i64, program: i64) -> None:
    """Run the effects of an item or character."""
    table.push(F_RUN, seat, program, 0, 1, 0)


def go_on_run(table: Table) -> None:
    """The next effect of a program; one that can do nothing is skipped (CT-6.0.3)."""
    place = table.top(3)
    if place >= len(table.terms.programs[table.top(2)]):
        table.pop()
        return
    table.set_top(3, place + 1)
    effect = table.terms.effect(table.top(2), place)
    seat = table.top(1)
    if can_do(table, seat, effect):
        run(table, seat, effect)


# ── what can be done ──────────────────────────────────────────────────────────────────────────────


def can_do_any(table: Table, seat: i64, program: i64) -> bool:
    """Whether some effect of a program can do something (CT-6.9.1)."""
    for effect in table.terms.programs[program]:
        if can_do(table, seat, effect):
            return True
    return False


def can_do(table: Table, seat: i64, effect: Effect) -> bool:
    """Whether an effect can do something (CT-6.9.1, CT-6.9.2)."""
    op = effect.op
    if op <= DRAW_ITEM:
        return can_gain(table, effect)
    if op in (MARKER, EXTRA_TURN, WAIVE):
        return True
    if op == TRACK:
        return tracks.below_end(table, seat, effect.mask) != 0
    if op == NASTY:
        return can_move_somebody(table, seat, effect)
    if op in (STEAL, SWAP_PLAYER, SWAP_SUPPLY):
        return can_trade(table, seat, op)
    if op == STEAL_ITEM:
        return items.holders(table, seat) != 0
    if op in (MOVE_MARKER, CHANGE_ORDER, REPLACE_ORDER):
        return can_change_orders(table, seat, op)
    if op == RETURN_THEN:
        return requests.cards_held(table, seat) >= effect.n and can_do_any(table, seat, effect.programs[0])
    if op == CLEAR_SAYS:
        return table.own[SEAT * seat + SAYS] != 0
    if op == CHOOSE_ONE:
        return options(table, seat, effect) != 0
    if op == BONUS_ON:
        return effect.event == ORDER_DONE or not table.placed
    if op == IGNORE_OCCUPANCY:
        return not table.placed and crowding_helps(table, seat, effect)
    return dice_effects.can_do(table, seat, effect)


def can_gain(table: Table, effect: Effect) -> bool:
    """Whether there is a card or token to take."""
    op = effect.op
    if op == GAIN_INGREDIENT:
        return table.piles[effect.ingredient] > 0
    if op in (GAIN_CHOICE, GAIN_ANY):
        return kinds_for(table, effect) != 0
    if op == GAIN_POTION:
        return table.piles[POTION] > 0
    if op == GAIN_MODIFIER:
        return table.terms.chamber and table.modifiers > 0
    if op == DRAW_ITEM:
        return table.item_deck != 0 or table.item_discard != 0
    return True


def kinds_for(table: Table, effect: Effect) -> i64:
    """The piles that an effect may take from."""
    return (effect.mask if effect.op == GAIN_CHOICE else ORDINARY) & table.piles_left()


def can_trade(table: Table, seat: i64, op: i64) -> bool:
    """With an opponent, or in a solo game with the supply instead (CT-8.2.1)."""
    if op == SWAP_SUPPLY:
        return ingredients.returnable(table, seat, True) != 0
    if op == SWAP_PLAYER and not table.kinds_held(seat, False):
        return False
    if not table.terms.solo:
        return ingredients.victims(table, seat) != 0
    return table.piles_left() != 0 if op == STEAL else ingredients.returnable(table, seat, False) != 0


def can_change_orders(table: Table, seat: i64, op: i64) -> bool:
    base = SEAT * seat
    if op == REPLACE_ORDER:
        return mess_hall.offered(table) != 0 and mess_hall.can_draw(table)
    return table.own[base + ORDER] != NONE and (op == CHANGE_ORDER or table.own[base + TAKEN] < table.round)


def can_move_somebody(table: Table, seat: i64, effect: Effect) -> bool:
    if not effect.opponent:
        return tracks.can_move(table, seat, effect.n)
    other: i64 = 0
    while other < table.seats:
        if other != seat and tracks.can_move(table, other, effect.n):
            return True
        other += 1
    return False


def crowding_helps(table: Table, seat: i64, effect: Effect) -> bool:
    """Whether ignoring occupied spaces makes one more placement legal (CT-6.9.2)."""
    place = SEAT * seat + CROWDING
    before = table.own[place]
    found = areas.open_areas(table, seat)
    table.own[place] = crowding(before, effect)
    more = areas.open_areas(table, seat)
    table.own[place] = before
    return more != found


def crowding(before: i64, effect: Effect) -> i64:
    """Several such effects add up: the strongest counts (CT-6.9.3)."""
    return areas.EVEN_AUTOMA if effect.any_dice or before == areas.EVEN_AUTOMA else 1


def options(table: Table, seat: i64, effect: Effect) -> i64:
    """Those of several programs that can do something (D18)."""
    found: i64 = 0
    number: i64 = 0
    while number < len(effect.programs):
        if can_do_any(table, seat, effect.programs[number]):
            found |= bit(number)
        number += 1
    return found


# ── doing it ──────────────────────────────────────────────────────────────────────────────────────


def run(table: Table, seat: i64, effect: Effect) -> None:
    """Do an effect, or begin what must be decided for it."""
    op = effect.op
    if op <= DRAW_ITEM:
        run_gain(table, seat, effect)
    elif op in (STEAL, SWAP_PLAYER, SWAP_SUPPLY):
        run_trade(table, seat, effect)
    elif op == TRACK:
        table.push(F_TRACK, seat, effect.mask, effect.n, 0, 0)
    elif op == NASTY:
        if effect.opponent:
            table.push(F_NASTY_TARGET, seat, effect.n, 0, 0, 0)
        else:
            tracks.move_nasty(table, seat, effect.n)
    elif op == STEAL_ITEM:
        items.begin_steal(table, seat)
    elif op == RETURN_THEN:
        table.push(F_RETURN, seat, effect.n, effect.programs[0], table.top(4), 0)
    elif op == CLEAR_SAYS:
        requests.clear(table, seat, effect.n)
    elif op == CHOOSE_ONE:
        table.push(F_CHOOSE, seat, table.top(2), table.top(3) - 1, table.top(4), 0)
    elif op == CHANGE_ORDER:
        mess_hall.change(table, seat)
    elif op == REPLACE_ORDER:
        mess_hall.begin_replace(table, seat, effect.n)
    elif op in (MARKER, EXTRA_TURN, MOVE_MARKER, WAIVE, BONUS_ON, IGNORE_OCCUPANCY):
        run_turn_effect(table, seat, effect)
    else:
        dice_effects.begin(table, seat, effect, is_alone(table))


def is_alone(table: Table) -> i64:
    """1 for the only effect of an item or character: an "up to" of it must do something (CT-6.9.6)."""
    return 1 if table.top(4) and len(table.terms.programs[table.top(2)]) == 1 else 0


def run_gain(table: Table, seat: i64, effect: Effect) -> None:
    """Points, cards and tokens."""
    op = effect.op
    if op == GAIN_VP:
        table.score(seat, effect.n)
        if table.telling:
            table.tell("log-points", seat, {}, {"vp": effect.n})
    elif op == GAIN_INGREDIENT:
        ingredients.gain(table, seat, effect.ingredient)
    elif op == GAIN_CHOICE and effect.each:
        kinds = kinds_for(table, effect)
        while kinds:
            ingredients.gain(table, seat, lowest(kinds))
            kinds &= kinds - 1
    elif op in (GAIN_CHOICE, GAIN_ANY):
        table.push(F_PICK, seat, effect.mask if op == GAIN_CHOICE else ORDINARY, effect.n, 0, 0)
    elif op == GAIN_POTION:
        count: i64 = effect.n
        while count > 0 and table.piles[POTION]:
            ingredients.gain(table, seat, POTION)
            count -= 1
    elif op == GAIN_MODIFIER:
        gain_modifiers(table, seat, effect.n)
    else:
        items.draw(table, seat, effect.n, effect.keep)


def gain_modifiers(table: Table, seat: i64, count: i64) -> None:
    """As many as there are (R40)."""
    taken = count if count < table.modifiers else table.modifiers
    table.modifiers -= taken
    table.own[SEAT * seat + MODIFIERS] += taken
    if table.telling:
        table.tell("log-modifiers", seat, {}, {"modifiers": taken})


def run_trade(table: Table, seat: i64, effect: Effect) -> None:
    """Ingredients change hands; in a solo game with the supply (CT-8.2.1)."""
    op = effect.op
    if op == SWAP_SUPPLY:
        table.push(F_EXCHANGE, seat, effect.n, NONE, is_alone(table), 0)
    elif op == SWAP_PLAYER:
        if table.terms.solo:
            table.push(F_EXCHANGE, seat, 1, NONE, 0, 1)
        else:
            table.push(F_SWAP, seat, NONE, NONE, 0, 0)
    elif table.terms.solo:
        table.push(F_PICK, seat, ORDINARY, effect.n, 1, 0)
    else:
        table.push(F_STEAL, seat, effect.n, NONE, 0, 0)


def run_turn_effect(table: Table, seat: i64, effect: Effect) -> None:
    """What changes the turn, the round or the order under way."""
    op = effect.op
    base = SEAT * seat
    if op == MARKER:
        table.marker = seat
        if table.telling:
            table.tell("log-marker", seat, {}, {})
    elif op == EXTRA_TURN:
        table.own[base + EXTRA] += 1
    elif op == MOVE_MARKER:
        later = table.own[base + TAKEN] + effect.n
        table.own[base + TAKEN] = later if later < table.round else table.round
    elif op == WAIVE:
        table.own[base + WAIVED] += effect.n
    elif op == BONUS_ON:
        table.own[base + BONUS + effect.event] += effect.n
    else:
        table.own[base + CROWDING] = crowding(table.own[base + CROWDING], effect)


# ── opponents, tracks, options (D9, D18) ──────────────────────────────────────────────────────────


def go_on_nasty_target(table: Table) -> None:
    """Any opponent, also one who stands at the end (R16)."""
    if table.seats == 2:
        choose_target(table, 1 - table.top(1))
    else:
        table.ask(table.top(1), FROM_PLAYER)


def legal_targets(table: Table, out: vec[i64]) -> i64:
    return listed((bit(table.seats) - 1) & ~bit(table.player), PLAYER, out)


def choose_target(table: Table, other: i64) -> None:
    steps = table.top(2)
    table.pop()
    tracks.move_nasty(table, other, steps)


def go_on_track(table: Table) -> None:
    seat = table.top(1)
    unfinished = tracks.below_end(table, seat, table.top(2))
    if not table.top(3) or not unfinished:
        table.pop()
    elif unfinished & (unfinished - 1):
        table.ask(seat, CHOOSE_TRACK)
    else:
        step(table, lowest(unfinished))


def legal_tracks(table: Table, out: vec[i64]) -> i64:
    return listed(tracks.below_end(table, table.player, table.top(2)) >> 1, ON_TRACK, out)


def step(table: Table, track: i64) -> None:
    table.set_top(3, table.top(3) - 1)
    tracks.step_down(table, table.top(1), track)


def go_on_choose(table: Table) -> None:
    seat = table.top(1)
    ways = options(table, seat, table.terms.effect(table.top(2), table.top(3)))
    if ways & (ways - 1):
        table.ask(seat, CHOOSE_OPTION)
    else:
        choose_option(table, lowest(ways))


def legal_options(table: Table, out: vec[i64]) -> i64:
    effect = table.terms.effect(table.top(2), table.top(3))
    return listed(options(table, table.player, effect), OPTION, out)


def choose_option(table: Table, number: i64) -> None:
    seat = table.top(1)
    owned = table.top(4)
    effect = table.terms.effect(table.top(2), table.top(3))
    table.pop()
    table.push(F_RUN, seat, effect.programs[number], 0, owned, 0)
