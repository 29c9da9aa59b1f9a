"""What is left to fate: dice, cards and tokens that may come, and what each of them does."""

from mypy_extensions import i64

from alehouse.core.bits import bit, pick
from alehouse.games.cavern_tavern.actions import (
    DEAL_CHARACTER,
    DRAW_AN_ITEM,
    DRAW_ASSIGNMENT,
    DRAW_ORDER,
    DRAW_SAYS,
    DRAW_SECRET,
    DRAW_TASK,
    DRAW_TOKEN,
    ROLL,
    ROLLED,
    STARTS,
    STEAL_AN_ITEM,
    TOKEN,
)
from alehouse.games.cavern_tavern.rules import chamber, dice_effects, items, mess_hall, rounds, solo, tracks
from alehouse.games.cavern_tavern.rules.frames import STEAL_ITEM_VICTIM
from alehouse.games.cavern_tavern.state import ALL_FACES, ITEMS, TableState

# ── what may come ─────────────────────────────────────────────────────────────────────────────────────


def first_lot(table: TableState) -> i64:
    """The action of the first thing that may come."""
    asking = table.asking
    ids = table.terms.ids
    if asking == ROLL:
        return ROLLED
    if asking == DRAW_ORDER:
        return ids.draw_order
    if asking in (DRAW_AN_ITEM, STEAL_AN_ITEM):
        return ids.draw_item
    if asking == DRAW_SAYS:
        return ids.draw_says
    if asking == DRAW_SECRET:
        return ids.draw_secret
    if asking == DRAW_TASK:
        return ids.draw_task
    if asking == DRAW_TOKEN:
        return TOKEN
    if asking == DRAW_ASSIGNMENT:
        return ids.draw_assignment
    return ids.deal if asking == DEAL_CHARACTER else STARTS


def lots(table: TableState) -> i64:
    """What may come: any value of a die, any card of a deck."""
    asking = table.asking
    if asking == ROLL:
        return ALL_FACES
    if asking == DRAW_ORDER:
        return mess_hall.drawable(table)
    if asking == DRAW_AN_ITEM:
        return table.item_deck
    if asking == STEAL_AN_ITEM:
        return table.owned(table.top(STEAL_ITEM_VICTIM), ITEMS)
    if asking == DRAW_SAYS:
        return table.says_deck
    if asking == DRAW_SECRET:
        return table.secret_deck
    if asking == DRAW_TASK:
        return table.task_deck
    if asking == DRAW_TOKEN:
        return token_kinds(table)
    if asking == DRAW_ASSIGNMENT:
        return bit(len(table.terms.cards.assignments)) - 1
    return table.characters_left if asking == DEAL_CHARACTER else bit(table.seats) - 1


def draw(table: TableState) -> i64:
    """Let the game's own stream decide."""
    if table.asking == DRAW_TOKEN:
        return TOKEN + draw_token(table)
    return first_lot(table) + pick(lots(table), table.stream)


# ── tokens of the Secret pile ─────────────────────────────────────────────────────────────────────────


def token_kinds(table: TableState) -> i64:
    found: i64 = 0
    kind: i64 = 0
    while kind < len(table.tokens):
        if table.tokens[kind]:
            found |= bit(kind)
        kind += 1
    return found


def draw_token(table: TableState) -> i64:
    """A token, each as likely as any other."""
    skip = table.stream.below(chamber.tokens_left(table))
    kind: i64 = 0
    while skip >= table.tokens[kind]:
        skip -= table.tokens[kind]
        kind += 1
    return kind


def token_chances(table: TableState) -> list[tuple[int, float]]:
    """Tokens come as often as there are of their kind."""
    left = int(chamber.tokens_left(table))
    return [(TOKEN + kind, int(count) / left) for kind, count in enumerate(table.tokens) if count]


# ── what it does ──────────────────────────────────────────────────────────────────────────────────────


def act(table: TableState, action: i64) -> None:
    """A card has come."""
    ids = table.terms.ids
    if action >= ids.deal:
        rounds.become(table, action - ids.deal)
    elif action >= ids.draw_assignment:
        rounds.set_assignment(table, action - ids.draw_assignment)
    elif action >= ids.draw_secret:
        rounds.deal_secret(table, action - ids.draw_secret)
    elif action >= ids.draw_task:
        chamber.lay_task(table, action - ids.draw_task)
    elif action >= ids.draw_says:
        tracks.draw_says(table, action - ids.draw_says)
    elif action >= ids.draw_item:
        if table.asking == STEAL_AN_ITEM:
            items.steal(table, action - ids.draw_item)
        else:
            items.look_at(table, action - ids.draw_item)
    else:
        mess_hall.turn_up(table, action - ids.draw_order)


def roll(table: TableState, value: i64) -> None:
    """The next die of a player has fallen, or else of the Automa."""
    if table.rolling:
        dice_effects.roll_next(table, value)
    else:
        solo.roll(table, value)
