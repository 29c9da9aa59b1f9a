"""What is allowed: for each decision, the ids of the actions that answer it (section 5.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import listed
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    AVOID,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CHOOSE_OPTION,
    CHOOSE_ORDER,
    CHOOSE_SAYS,
    CHOOSE_TRACK,
    CHOOSE_VALUE,
    DISCARD_AN_ITEM,
    DISCARD_ORDER,
    DISCARD_TASK,
    FROM_PLAYER,
    GIVE,
    INGREDIENT,
    KEEP_ITEM,
    LURK,
    MINSTREL,
    PAY,
    PLACE_DICE,
    TAKE_FROM_PLAYER,
    TAKE_ORDER,
    TURN,
)
from alehouse.games.cavern_tavern.rules import (
    chamber,
    dice_effects,
    effects,
    fate,
    ingredients,
    items,
    mess_hall,
    orders,
    placing,
    requests,
    tracks,
    turns,
)
from alehouse.games.cavern_tavern.rules.frames import (
    F_NASTY_TARGET,
    F_REQUEST,
    F_STEAL,
    F_STEAL_ITEM,
    F_SWAP,
)
from alehouse.games.cavern_tavern.state import ITEMS, TableState


def legal(table: TableState, out: vec[i64]) -> i64:
    """Write the ids that are legal now; say how many."""
    asking = table.asking
    ids = table.terms.ids
    if asking == TURN:
        return turns.legal(table, out)
    if asking == PLACE_DICE:
        return placing.legal_dice(table, out)
    if table.player == FATE:
        return listed(fate.lots(table), fate.first_lot(table), out)
    if asking == CHOOSE_CHARACTER:
        return listed(table.characters_left, ids.character, out)
    if asking == TAKE_ORDER:
        return mess_hall.legal_orders(table, out, 0)
    if asking == DISCARD_ORDER:
        return listed(mess_hall.offered(table), ids.order, out)
    if asking == CHOOSE_ORDER:
        return listed(table.looked, ids.order, out)
    if asking == KEEP_ITEM:
        return listed(table.looked, ids.item, out)
    if asking == DISCARD_AN_ITEM:
        return listed(table.owned(table.player, ITEMS), ids.item, out)
    if asking == DISCARD_TASK:
        return chamber.legal_discards(table, out)
    return legal_in_effect(table, asking, out)


def legal_in_effect(table: TableState, asking: i64, out: vec[i64]) -> i64:
    """Answers to what effects, completed orders and other players ask."""
    if asking == INGREDIENT:
        return ingredients.legal_picks(table, out)
    if asking == PAY:
        return orders.legal_pay(table, out)
    if asking == GIVE:
        return requests.legal_gives(table, out) if table.begun() == F_REQUEST else ingredients.legal_gives(table, out)
    if asking == TAKE_FROM_PLAYER:
        return ingredients.legal_takes(table, out)
    if asking == FROM_PLAYER:
        return legal_opponents(table, table.begun(), out)
    if asking == CHOOSE_DIE:
        return dice_effects.legal_dice(table, out)
    if asking == CHOOSE_VALUE:
        return dice_effects.legal_values(table, out)
    if asking == CHOOSE_OPTION:
        return effects.legal_options(table, out)
    if asking == CHOOSE_TRACK:
        return tracks.legal_tracks(table, out)
    if asking == CHOOSE_SAYS:
        return requests.legal_cards(table, out)
    if asking == LURK:
        return placing.legal_lurk(table, out)
    if asking == AVOID:
        return tracks.legal_avoid(out)
    assert asking == MINSTREL
    return orders.legal_sing(out)


def legal_opponents(table: TableState, frame: i64, out: vec[i64]) -> i64:
    """Whom an effect may be aimed at."""
    if frame == F_NASTY_TARGET:
        return tracks.legal_targets(table, out)
    if frame == F_STEAL_ITEM:
        return items.legal_victims(table, out)
    if frame in (F_STEAL, F_SWAP):
        return ingredients.legal_victims(table, out)
    return dice_effects.legal_players(table, out)
