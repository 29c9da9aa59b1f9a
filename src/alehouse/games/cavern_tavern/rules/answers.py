"""What an answer does: each action, by what it names and what was asked (section 5.5)."""

from mypy_extensions import i64

from alehouse.games.cavern_tavern.actions import (
    AREA,
    AVOID,
    AVOID_SAYS,
    CHOOSE_ORDER,
    CHOOSE_SAYS,
    COMPLETE,
    DIE_VALUE,
    DISCARD_AN_ITEM,
    DISCARD_ORDER,
    DISCARD_TASK,
    DONE,
    DRINK,
    END_TURN,
    FROM_DECK,
    GIVE_AWAY,
    KEEP_ITEM,
    LURK,
    MINSTREL,
    MODIFIER,
    NONE_OF_IT,
    ON_TRACK,
    OPTION,
    PAY,
    PLACE_DICE,
    PLAYER,
    RIVAL_DIE,
    ROLLED,
    STARTS,
    TAKE,
    TAKE_FROM_PLAYER,
    TAKE_ORDER,
    TOKEN,
    UP,
    USE_CHARACTER,
    VALUE,
)
from alehouse.games.cavern_tavern.rules import (
    areas,
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
    rounds,
    tracks,
    turns,
)
from alehouse.games.cavern_tavern.rules.frames import (
    F_NASTY_TARGET,
    F_REPLACE,
    F_REQUEST,
    F_STEAL,
    F_STEAL_ITEM,
    F_SWAP,
)
from alehouse.games.cavern_tavern.state import ON_SAYS, ON_TASK, TableState


def act(table: TableState, action: i64) -> None:
    """Do what a player or fate has decided."""
    ids = table.terms.ids
    if action < DIE_VALUE:
        act_simply(table, action)
    elif action < TAKE:
        act_on_dice(table, action)
    elif action < AREA:
        act_on_piece(table, action)
    elif action < ids.order:
        placing.begin(table, table.player, action - AREA)
    elif action < ids.draw_order:
        act_on_card(table, action)
    else:
        fate.act(table, action)


def act_simply(table: TableState, action: i64) -> None:
    """Answers without an object."""
    seat = table.player
    if action == END_TURN:
        turns.end_turn(table, seat)
    elif action == DONE:
        finish_choice(table)
    elif action == NONE_OF_IT:
        decline(table)
    elif action == COMPLETE:
        orders.begin_complete(table, seat)
    elif action == FROM_DECK:
        leave_take(table)
        mess_hall.begin_from_deck(table, seat)
    elif action == USE_CHARACTER:
        if table.asking == MINSTREL:
            orders.sing(table, True)
        else:
            turns.use_character(table, seat)
    elif action == MODIFIER:
        dice_effects.begin_modifier(table, seat)
    elif action == AVOID_SAYS:
        tracks.answer_avoid(table, True)
    else:
        dice_effects.shift(table, action == UP)


def finish_choice(table: TableState) -> None:
    """Enough dice are chosen."""
    if table.asking == PLACE_DICE:
        placing.finish(table)
    else:
        dice_effects.stop(table)


def decline(table: TableState) -> None:
    """Nothing, or nothing more."""
    if table.asking == PAY:
        orders.pay(table, orders.LEFT_OUT)
    elif table.asking == MINSTREL:
        orders.sing(table, False)
    elif table.asking == AVOID:
        tracks.answer_avoid(table, False)
    else:
        table.pop()


def act_on_dice(table: TableState, action: i64) -> None:
    if action >= VALUE:
        dice_effects.choose_value(table, action - VALUE + 1)
    elif action >= RIVAL_DIE:
        dice_effects.choose_die(table, action - RIVAL_DIE + 1)
    elif table.asking == PLACE_DICE:
        placing.choose(table, action - DIE_VALUE + 1)
    else:
        dice_effects.choose_die(table, action - DIE_VALUE + 1)


def act_on_piece(table: TableState, action: i64) -> None:
    """Answers that name an ingredient, a player, an option, a track; first player, rolls and tokens of fate."""
    if action < GIVE_AWAY:
        take_ingredient(table, action - TAKE)
    elif action < DRINK:
        give_ingredient(table, action - GIVE_AWAY)
    elif action < PLAYER:
        turns.serve_drink(table, table.player, action - DRINK)
    elif action < OPTION:
        choose_opponent(table, action - PLAYER)
    elif action < ON_TRACK:
        effects.choose_option(table, action - OPTION)
    elif action < STARTS:
        tracks.step(table, action - ON_TRACK + 1)
    elif action < ROLLED:
        rounds.set_first(table, action - STARTS)
    elif action < TOKEN:
        fate.roll(table, action - ROLLED + 1)
    else:
        chamber.lay_token(table, action - TOKEN)


def take_ingredient(table: TableState, kind: i64) -> None:
    if table.asking == LURK:
        placing.lurk(table, kind)
    elif table.asking == TAKE_FROM_PLAYER:
        ingredients.take_from(table, kind)
    else:
        ingredients.pick(table, kind)


def give_ingredient(table: TableState, kind: i64) -> None:
    if table.asking == PAY:
        orders.pay(table, kind)
    elif table.begun() == F_REQUEST:
        requests.give(table, kind)
    else:
        ingredients.give(table, kind)


def choose_opponent(table: TableState, other: i64) -> None:
    frame = table.begun()
    if frame == F_NASTY_TARGET:
        tracks.choose_target(table, other)
    elif frame == F_STEAL_ITEM:
        items.choose_victim(table, other)
    elif frame in (F_STEAL, F_SWAP):
        ingredients.choose_victim(table, other)
    else:
        dice_effects.choose_player(table, other)


def act_on_card(table: TableState, action: i64) -> None:
    """Answers that name a card."""
    ids = table.terms.ids
    if action >= ids.character:
        rounds.become(table, action - ids.character)
    elif action >= ids.task:
        if table.asking == DISCARD_TASK:
            chamber.discard(table, table.player, action - ids.task)
        else:
            placing.begin(table, table.player, ON_TASK + action - ids.task)
    elif action >= ids.says:
        act_on_says(table, action - ids.says)
    elif action >= ids.item:
        act_on_item(table, action - ids.item)
    else:
        act_on_order(table, action - ids.order)


def act_on_says(table: TableState, card: i64) -> None:
    if table.asking == CHOOSE_SAYS:
        requests.clear_card(table, card)
    elif areas.wants_dice(table, card):
        placing.begin(table, table.player, ON_SAYS + card)
    else:
        requests.begin(table, table.player, card)


def act_on_item(table: TableState, item: i64) -> None:
    if table.asking == KEEP_ITEM:
        items.keep(table, item)
    elif table.asking == DISCARD_AN_ITEM:
        items.discard(table, item)
    else:
        turns.play_item(table, table.player, item)


def act_on_order(table: TableState, order: i64) -> None:
    if table.asking == CHOOSE_ORDER:
        mess_hall.finish_replace(table, order)
    elif table.asking == DISCARD_ORDER:
        if table.begun() == F_REPLACE:
            mess_hall.discard_for_replace(table, order)
        else:
            mess_hall.finish_from_deck(table, order)
    else:
        leave_take(table)
        mess_hall.take(table, table.player, order, mess_hall.space_of(table, order))


def leave_take(table: TableState) -> None:
    """The duty to take an order is met."""
    table.duty = False
    if table.asking == TAKE_ORDER:
        table.pop()
