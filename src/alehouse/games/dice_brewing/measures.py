"""What the lab measures in a game of Dice Brewing: its length, how it ended, what everybody had, what was used."""

from alehouse.core.bits import size
from alehouse.games.dice_brewing.actions import BREW_TURN, BUY, BUY_TOKEN, DIE, SLOT, SPACE, TAKE, TOKEN, WHICH
from alehouse.games.dice_brewing.rules import brewing, scoring, tokens
from alehouse.games.dice_brewing.state import BREWED, BY_ROUNDS, COINS, KIND, NONE, USED, XP, TableState


def measures(table: TableState) -> dict[str, float]:
    """Named numbers of a finished game; see `Game.measures`."""
    found: dict[str, float] = {
        "rounds": int(table.round),
        "brewed": int(brewing.brewed_by_all(table)),
        "tokens": int(table.taken),
        "by-rounds?": int(table.ended == BY_ROUNDS),
    }
    for seat in range(table.seats):
        found[f"score:{seat}"] = int(scoring.points(table, seat))
        found[f"xp:{seat}"] = int(table.of(seat, XP))
        found[f"coins:{seat}"] = int(table.of(seat, COINS))
        found[f"recipes:{seat}"] = int(size(table.of(seat, BREWED)))
        found[f"dice:{seat}"] = int(size(table.dice_of(seat)))
    return found


def sources(table: TableState, seat: int) -> dict[str, int]:
    """What a seat's points are for; see `Game.sources`."""
    return {
        "measure-xp": int(table.of(seat, XP)),
        "measure-coins": int(scoring.coin_points(table, seat)),
        "measure-dice": int(scoring.dice_points(table, seat)),
    }


def use(table: TableState, action: int) -> str:
    """What a decision uses: a space for the first time in a round, an action token, an ingredient, a recipe."""
    terms = table.terms
    key = ""
    if SPACE <= action < TOKEN:
        used = table.of(table.player, USED) >> (action - SPACE) & 1  # then it speeds up, or adds to a set
        key = "" if used else terms.spaces[action - SPACE].key
    elif TOKEN <= action < TAKE:
        key = terms.kinds[action - TOKEN].key
    elif SLOT <= action < DIE and table.asking != WHICH:  # else its kind has been counted already
        key = terms.kinds[tokens.of_kind(table, table.player, NONE)[action - SLOT] & KIND].key
    elif BUY <= action < BUY_TOKEN:
        key = terms.ingredients[action - BUY].key
    elif action >= terms.first_recipe and table.asking == BREW_TURN:
        key = terms.recipes[action - terms.first_recipe].key
    return key.removeprefix("@")
