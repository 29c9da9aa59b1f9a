"""The interpreter of effects: what areas, items, characters and tasks do, op by op (section 6.9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    CHOOSE_OPTION,
    CHOOSE_SAYS,
    CHOOSE_TRACK,
    DISCARD_AN_ITEM,
    DRAW_AN_ITEM,
    FROM_PLAYER,
    GIVE,
    GIVE_AWAY,
    INGREDIENT,
    KEEP_ITEM,
    NONE_OF_IT,
    ON_TRACK,
    OPTION,
    PLAYER,
    STEAL_AN_ITEM,
    TAKE,
    TAKE_FROM_PLAYER,
)
from alehouse.games.cavern_tavern.cards import (
    BONUS_ON,
    CHANGE_ORDER,
    CHOOSE_ONE,
    CLEAR_SAYS,
    DRAW_ITEM,
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
from alehouse.games.cavern_tavern.rules import dice_effects, orders, tracks
from alehouse.games.cavern_tavern.rules.placing import F_RUN
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CROWDING,
    EXTRA,
    HELD,
    ITEMS,
    MODIFIERS,
    NONE,
    ORDER,
    SAYS,
    SEAT,
    TAKEN,
    WAIVED,
    Table,
)

F_PICK: Final = 12  # frame: ingredients from the supply: which kinds, how many
F_EXCHANGE: Final = 13  # frame: exchanges with the supply: how many, the card returned
F_STEAL: Final = 14  # frame: ingredients of an opponent: how many, whose
F_SWAP: Final = 15  # frame: a card for a card: whose, the card given
F_TRACK: Final = 16  # frame: steps on tracks: which, how many
F_NASTY_TARGET: Final = 17  # frame: an opponent moves: how far
F_ITEMS: Final = 18  # frame: items are drawn: how many more, how many to keep
F_LIMIT: Final = 19  # frame: too many items in hand
F_STEAL_ITEM: Final = 20  # frame: an item of an opponent: whose
F_RETURN: Final = 21  # frame: ingredients are returned, then a program: how many, which
F_CLEAR: Final = 22  # frame: a Nasty Says card goes
F_CHOOSE: Final = 23  # frame: one of several programs: the program and place of the effect


def run_program(table: Table, seat: i64, program: i64) -> None:
    table.push(F_RUN, seat, program, 0, 0, 0)


def go_on_run(table: Table) -> None:
    """The next effect of a program; one that can do nothing is skipped (CT-6.0.3)."""
    seat = table.top(1)
    program = table.top(2)
    place = table.top(3)
    if place >= len(table.terms.programs[program]):
        table.pop()
        return
    table.set_top(3, place + 1)
    effect = table.terms.effect(program, place)
    if can_do(table, seat, effect):
        run(table, seat, effect, program, place)


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
    base = SEAT * seat
    if op in (GAIN_VP, MARKER, EXTRA_TURN, WAIVE):
        return True
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
    if op == TRACK:
        return tracks.below_end(table, seat, effect.mask) != 0
    if op == NASTY:
        return can_move_somebody(table, seat, effect)
    if op == STEAL:
        return table.piles_left() != 0 if table.terms.solo else victims(table, seat) != 0
    if op == SWAP_PLAYER:
        own = table.kinds_held(seat, False) != 0
        return own and (table.piles_left() != 0 if table.terms.solo else victims(table, seat) != 0)
    if op == SWAP_SUPPLY:
        return returnable(table, seat) != 0
    if op == STEAL_ITEM:
        return item_holders(table, seat) != 0
    if op == MOVE_MARKER:
        return table.own[base + ORDER] != NONE and table.own[base + TAKEN] < table.round
    if op == CHANGE_ORDER:
        return table.own[base + ORDER] != NONE
    if op == REPLACE_ORDER:
        return orders.offered(table) != 0 and orders.can_draw(table)
    if op == RETURN_THEN:
        return can_return(table, seat, effect.n) and can_do_any(table, seat, effect.programs[0])
    if op == CLEAR_SAYS:
        return table.own[base + SAYS] != 0
    if op == CHOOSE_ONE:
        return options(table, seat, effect) != 0
    if op == BONUS_ON:
        return effect.event == 2 or not table.placed
    if op == IGNORE_OCCUPANCY:
        return not table.placed and dice_effects.crowding_helps(table, seat, effect)
    return dice_effects.can_do(table, seat, effect)


def kinds_for(table: Table, effect: Effect) -> i64:
    """The piles that an effect may take from."""
    return (effect.mask if effect.op == GAIN_CHOICE else ORDINARY) & table.piles_left()


def can_move_somebody(table: Table, seat: i64, effect: Effect) -> bool:
    if not effect.opponent:
        return tracks.can_move(table, seat, effect.n)
    other: i64 = 0
    while other < table.seats:
        if other != seat and tracks.can_move(table, other, effect.n):
            return True
        other += 1
    return False


def victims(table: Table, seat: i64) -> i64:
    """Opponents with an ordinary ingredient."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.kinds_held(other, False):
            found |= bit(other)
        other += 1
    return found


def item_holders(table: Table, seat: i64) -> i64:
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.own[SEAT * other + ITEMS]:
            found |= bit(other)
        other += 1
    return found


def returnable(table: Table, seat: i64) -> i64:
    """Own cards that can be exchanged for one of another kind (CT-6.9.7)."""
    found: i64 = 0
    left = table.piles_left()
    kinds = table.kinds_held(seat, True)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if left & ~bit(kind):
            found |= bit(kind)
    return found


def can_return(table: Table, seat: i64, count: i64) -> bool:
    held: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        held += table.own[SEAT * seat + HELD + kind]
        kind += 1
    return held >= count


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


def run(table: Table, seat: i64, effect: Effect, program: i64, place: i64) -> None:
    """Do an effect, or begin what must be decided for it."""
    op = effect.op
    base = SEAT * seat
    if op == GAIN_VP:
        table.score(seat, effect.n)
        if table.telling:
            table.tell("log-points", seat, {}, {"vp": effect.n})
    elif op == GAIN_INGREDIENT:
        gain(table, seat, effect.ingredient)
    elif op == GAIN_CHOICE and effect.each:
        kinds = kinds_for(table, effect)
        while kinds:
            gain(table, seat, lowest(kinds))
            kinds &= kinds - 1
    elif op in (GAIN_CHOICE, GAIN_ANY):
        table.push(F_PICK, seat, effect.mask if op == GAIN_CHOICE else ORDINARY, effect.n, 0, 0)
    elif op == GAIN_POTION:
        count: i64 = effect.n
        while count > 0 and table.piles[POTION]:
            gain(table, seat, POTION)
            count -= 1
    elif op == GAIN_MODIFIER:
        gain_modifiers(table, seat, effect.n)
    elif op == DRAW_ITEM:
        table.push(F_ITEMS, seat, effect.n, effect.keep, 0, 0)
    elif op == MARKER:
        table.marker = seat
        if table.telling:
            table.tell("log-marker", seat, {}, {})
    elif op == TRACK:
        table.push(F_TRACK, seat, effect.mask, effect.n, 0, 0)
    elif op == NASTY:
        move(table, seat, effect)
    elif op == EXTRA_TURN:
        table.own[base + EXTRA] += 1
    elif op == MOVE_MARKER:
        later = table.own[base + TAKEN] + effect.n
        table.own[base + TAKEN] = later if later < table.round else table.round
    elif op == WAIVE:
        table.own[base + WAIVED] += effect.n
    elif op == BONUS_ON:
        table.own[base + BONUS + effect.event] += effect.n
    elif op == IGNORE_OCCUPANCY:
        table.own[base + CROWDING] = 2 if effect.any_dice else 1
    elif op == CHANGE_ORDER:
        table.push(orders.F_TAKE, seat, 0, 0, 0, 0)
        table.discard |= bit(table.own[base + ORDER])
        orders.leave_table(table, seat)
    elif op == REPLACE_ORDER:
        orders.begin_replace(table, seat, effect.n)
    else:
        begin_choice(table, seat, effect, program, place)


def begin_choice(table: Table, seat: i64, effect: Effect, program: i64, place: i64) -> None:
    """The effects that are decisions through and through."""
    op = effect.op
    if op == STEAL:
        if table.terms.solo:
            table.push(F_PICK, seat, ORDINARY, effect.n, 1, 0)  # from the supply instead (CT-8.2.1)
        else:
            table.push(F_STEAL, seat, effect.n, NONE, 0, 0)
    elif op == SWAP_PLAYER:
        if table.terms.solo:
            table.push(F_EXCHANGE, seat, 1, NONE, 1, 0)
        else:
            table.push(F_SWAP, seat, NONE, NONE, 0, 0)
    elif op == SWAP_SUPPLY:
        table.push(F_EXCHANGE, seat, effect.n, NONE, 0, 0)
    elif op == STEAL_ITEM:
        table.push(F_STEAL_ITEM, seat, NONE, 0, 0, 0)
    elif op == RETURN_THEN:
        table.push(F_RETURN, seat, effect.n, effect.programs[0], 0, 0)
    elif op == CLEAR_SAYS:
        table.push(F_CLEAR, seat, effect.n, 0, 0, 0)
    elif op == CHOOSE_ONE:
        table.push(F_CHOOSE, seat, program, place, 0, 0)
    else:
        dice_effects.begin(table, seat, effect)


def gain(table: Table, seat: i64, kind: i64) -> None:
    table.gain(seat, kind)
    if table.telling:
        table.tell("log-gains", seat, {"ingredient": ingredient_key(kind)}, {})


def ingredient_key(kind: i64) -> str:
    from alehouse.games.cavern_tavern.cards import INGREDIENTS

    return f"@ingredient-{INGREDIENTS[kind]}"


def gain_modifiers(table: Table, seat: i64, count: i64) -> None:
    """As many as there are (R40)."""
    taken = count if count < table.modifiers else table.modifiers
    table.modifiers -= taken
    table.own[SEAT * seat + MODIFIERS] += taken
    if table.telling:
        table.tell("log-modifiers", seat, {}, {"modifiers": taken})


def move(table: Table, seat: i64, effect: Effect) -> None:
    """The own Nasty marker, or that of an opponent still to be chosen (D9)."""
    if effect.opponent:
        table.push(F_NASTY_TARGET, seat, effect.n, 0, 0, 0)
    else:
        tracks.move_nasty(table, seat, effect.n)


# ── ingredients (D7, D8, D19) ─────────────────────────────────────────────────────────────────────


def go_on_pick(table: Table) -> None:
    """Ingredients from the supply, one by one."""
    kinds = table.top(2) & table.piles_left()
    if not table.top(3) or not kinds:
        table.pop()
    elif not kinds & (kinds - 1) and not table.top(4):
        pick(table, lowest(kinds))
    else:
        table.ask(table.top(1), INGREDIENT)


def legal_picks(table: Table, out: vec[i64]) -> i64:
    """The piles to take from; what stands in for a theft may be left (R26)."""
    count = listed(pickable(table), TAKE, out)
    if is_optional(table):
        out[count] = NONE_OF_IT
        count += 1
    return count


def pickable(table: Table) -> i64:
    if table.top(0) == F_EXCHANGE:
        return table.piles_left() & ~bit(table.top(3))
    return table.top(2) & table.piles_left()


def is_optional(table: Table) -> bool:
    return table.top(0) == F_PICK and table.top(4) == 1


def pick(table: Table, kind: i64) -> None:
    gain(table, table.top(1), kind)
    table.set_top(3, table.top(3) - 1)


def go_on_exchange(table: Table) -> None:
    """Return a card, take one of another kind; again, up to so many times (CT-6.9.7)."""
    seat = table.top(1)
    if table.top(3) != NONE:
        table.ask(seat, INGREDIENT)
    elif table.top(2) and returnable(table, seat):
        table.ask(seat, GIVE)
    else:
        table.pop()


def go_on_steal(table: Table) -> None:
    """From one opponent, card by card (CT-6.3.7)."""
    seat = table.top(1)
    victim = table.top(3)
    if victim == NONE:
        table.ask(seat, FROM_PLAYER)
    elif table.top(2) and table.kinds_held(victim, False):
        table.ask(seat, TAKE_FROM_PLAYER)
    else:
        table.pop()


def go_on_swap(table: Table) -> None:
    """One card to an opponent, one of his back (CT-6.3.8)."""
    seat = table.top(1)
    if table.top(2) == NONE:
        table.ask(seat, FROM_PLAYER)
    elif table.top(3) == NONE:
        table.ask(seat, GIVE)
    else:
        table.ask(seat, TAKE_FROM_PLAYER)


def legal_gives(table: Table, out: vec[i64]) -> i64:
    """Own cards to give or return; an exchange with the supply may end instead."""
    seat = table.player
    kind = table.top(0)
    if kind == F_EXCHANGE:
        kinds = returnable(table, seat)
        if table.top(4):
            kinds &= ORDINARY  # it stands in for a swap with a player
        count = listed(kinds, GIVE_AWAY, out)
        out[count] = NONE_OF_IT
        return count + 1
    return listed(table.kinds_held(seat, False), GIVE_AWAY, out)


def legal_takes(table: Table, out: vec[i64]) -> i64:
    victim = table.top(3) if table.top(0) == F_STEAL else table.top(2)
    return listed(table.kinds_held(victim, False), TAKE, out)


def go_on_return(table: Table) -> None:
    """Cards are returned one by one, then the inner effects run."""
    if table.top(2):
        table.ask(table.top(1), GIVE)
        return
    seat = table.top(1)
    program = table.top(3)
    table.pop()
    run_program(table, seat, program)


def give(table: Table, kind: i64) -> None:
    """An own card was chosen to go."""
    seat = table.top(1)
    frame = table.top(0)
    if frame == F_SWAP:
        table.set_top(3, kind)
        return
    table.give_back(seat, kind)
    if table.telling:
        table.tell("log-returns", seat, {"ingredient": ingredient_key(kind)}, {})
    if frame == F_EXCHANGE:
        table.set_top(2, table.top(2) - 1)
        table.set_top(3, kind)
    else:
        table.set_top(2, table.top(2) - 1)


def take_from_supply(table: Table, kind: i64) -> None:
    """An ingredient of the supply was chosen."""
    if table.top(0) == F_EXCHANGE:
        gain(table, table.top(1), kind)
        table.set_top(3, NONE)
    else:
        pick(table, kind)


def take_from_player(table: Table, kind: i64) -> None:
    """An opponent's card was chosen."""
    seat = table.top(1)
    stealing = table.top(0) == F_STEAL
    victim = table.top(3) if stealing else table.top(2)
    table.own[SEAT * victim + HELD + kind] -= 1
    table.own[SEAT * seat + HELD + kind] += 1
    if table.telling:
        args: dict[str, object] = {"ingredient": ingredient_key(kind), "victim_seat": victim}
        table.tell("log-steals" if stealing else "log-swaps", seat, args, {})
    if stealing:
        table.set_top(2, table.top(2) - 1)
        return
    given = table.top(3)
    table.own[SEAT * seat + HELD + given] -= 1
    table.own[SEAT * victim + HELD + given] += 1
    table.pop()


# ── opponents ─────────────────────────────────────────────────────────────────────────────────────


def legal_players(table: Table, out: vec[i64]) -> i64:
    """The opponents that an effect may be turned on; thefts and swaps may be left (R26)."""
    frame = table.top(0)
    seat = table.player
    if frame == F_NASTY_TARGET:
        return listed((bit(table.seats) - 1) & ~bit(seat), PLAYER, out)
    if frame == F_STEAL_ITEM:
        return listed(item_holders(table, seat), PLAYER, out)
    if frame in (F_STEAL, F_SWAP):
        count = listed(victims(table, seat), PLAYER, out)
        out[count] = NONE_OF_IT
        return count + 1
    return dice_effects.legal_players(table, out)


def choose_player(table: Table, other: i64) -> None:
    frame = table.top(0)
    if frame == F_NASTY_TARGET:
        steps = table.top(2)
        if table.telling:
            table.tell("log-denounces", table.top(1), {"victim_seat": other}, {})
        table.pop()
        tracks.move_nasty(table, other, steps)
    elif frame == F_STEAL:
        table.set_top(3, other)
    elif frame in (F_SWAP, F_STEAL_ITEM):
        table.set_top(2, other)
    else:
        dice_effects.choose_player(table, other)


def go_on_nasty_target(table: Table) -> None:
    if table.seats == 2:
        choose_player(table, 1 - table.top(1))
    else:
        table.ask(table.top(1), FROM_PLAYER)


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


def go_on_items(table: Table) -> None:
    """Look at some items, keep one, shuffle the rest back (CT-6.5.2, CT-6.5.3)."""
    seat = table.top(1)
    if table.top(2):
        if not table.item_deck:
            table.item_deck = table.item_discard
            table.item_discard = 0
        if table.item_deck:
            table.ask(FATE, DRAW_AN_ITEM)
        else:
            table.set_top(2, 0)
    elif not table.looked or not table.top(3):
        table.item_deck |= table.looked
        table.looked = 0
        table.pop()
        limit(table, seat)
    elif not table.looked & (table.looked - 1):
        keep(table, lowest(table.looked))
    else:
        table.ask(seat, KEEP_ITEM)


def look_at_item(table: Table, item: i64) -> None:
    table.item_deck &= ~bit(item)
    table.looked |= bit(item)
    table.set_top(2, table.top(2) - 1)


def keep(table: Table, item: i64) -> None:
    seat = table.top(1)
    table.looked &= ~bit(item)
    table.own[SEAT * seat + ITEMS] |= bit(item)
    table.set_top(3, table.top(3) - 1)
    if table.telling:
        table.tell("log-gets-item", seat, {"item": table.terms.items[item].key}, {})


def limit(table: Table, seat: i64) -> None:
    """At most three in hand (CT-6.5.5)."""
    table.push(F_LIMIT, seat, 0, 0, 0, 0)


def go_on_limit(table: Table) -> None:
    from alehouse.core.bits import size

    seat = table.top(1)
    if size(table.own[SEAT * seat + ITEMS]) > table.terms.cards.item_limit:
        table.ask(seat, DISCARD_AN_ITEM)
    else:
        table.pop()


def discard_item(table: Table, seat: i64, item: i64) -> None:
    table.own[SEAT * seat + ITEMS] &= ~bit(item)
    table.item_discard |= bit(item)
    if table.telling:
        table.tell("log-discards-item", seat, {"item": table.terms.items[item].key}, {})


def go_on_steal_item(table: Table) -> None:
    """The victim is chosen, the card is fate's (D21)."""
    if table.top(2) == NONE:
        table.ask(table.top(1), FROM_PLAYER)
    else:
        table.ask(FATE, STEAL_AN_ITEM)


def steal_item(table: Table, item: i64) -> None:
    seat = table.top(1)
    victim = table.top(2)
    table.own[SEAT * victim + ITEMS] &= ~bit(item)
    table.own[SEAT * seat + ITEMS] |= bit(item)
    if table.telling:
        args: dict[str, object] = {"item": table.terms.items[item].key, "victim_seat": victim}
        table.tell("log-steals-item", seat, args, {})
    table.pop()
    limit(table, seat)


# ── tracks, requests, options (D18) ───────────────────────────────────────────────────────────────


def go_on_track(table: Table) -> None:
    seat = table.top(1)
    open_tracks = tracks.below_end(table, seat, table.top(2))
    if not table.top(3) or not open_tracks:
        table.pop()
    elif not open_tracks & (open_tracks - 1):
        step(table, lowest(open_tracks))
    else:
        table.ask(seat, CHOOSE_TRACK)


def legal_tracks(table: Table, out: vec[i64]) -> i64:
    return listed(tracks.below_end(table, table.player, table.top(2)) >> 1, ON_TRACK, out)


def step(table: Table, track: i64) -> None:
    tracks.step_down(table, table.top(1), track)
    table.set_top(3, table.top(3) - 1)
    if table.telling:
        table.tell("log-track", table.top(1), {"track": "@track-kitchen" if track == 1 else "@track-chore"}, {})


def go_on_clear(table: Table) -> None:
    seat = table.top(1)
    cards = table.own[SEAT * seat + SAYS]
    if not table.top(2) or not cards:
        table.pop()
    elif not cards & (cards - 1):
        clear(table, lowest(cards))
    else:
        table.ask(seat, CHOOSE_SAYS)


def clear(table: Table, card: i64) -> None:
    table.set_top(2, table.top(2) - 1)
    tracks.discard_says(table, table.top(1), card)


def go_on_choose(table: Table) -> None:
    seat = table.top(1)
    effect = table.terms.effect(table.top(2), table.top(3))
    ways = options(table, seat, effect)
    if ways & (ways - 1):
        table.ask(seat, CHOOSE_OPTION)
    else:
        choose_option(table, lowest(ways))


def legal_options(table: Table, out: vec[i64]) -> i64:
    effect = table.terms.effect(table.top(2), table.top(3))
    return listed(options(table, table.player, effect), OPTION, out)


def choose_option(table: Table, number: i64) -> None:
    seat = table.top(1)
    effect = table.terms.effect(table.top(2), table.top(3))
    table.pop()
    run_program(table, seat, effect.programs[number])
