"""Phase 2: everybody may store dice, buy an ingredient and an action token (section 5.4, DB-6.50)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, listed, lowest
from alehouse.games.dice_brewing.actions import (
    BUY,
    BUY_TOKEN,
    DIE,
    DISCOUNT,
    END_TURN,
    FULL_PRICE,
    PURCHASE_TURN,
)
from alehouse.games.dice_brewing.cards import AT_BREWING_START, AT_PURCHASE, BLUE
from alehouse.games.dice_brewing.rules import tokens, windows
from alehouse.games.dice_brewing.state import (
    BLOCKED_DIE,
    BREWING_START,
    COINS,
    LAID,
    LUCK,
    NONE,
    POOL,
    UNLUCKY,
    WAREHOUSE,
    TableState,
)

# What was bought in this turn, as bits of `bought`.
INGREDIENT_BOUGHT: Final = 1
TOKEN_BOUGHT: Final = 2


def advance_purchase(table: TableState) -> None:
    """The turn under way, or the next one (DB-5.40); after the last one nothing is stored any more (DB-5.47)."""
    if not table.acting:
        if table.turns == table.seats:
            windows.end_phase(table)
            table.phase = BREWING_START
            windows.open_window(table, AT_BREWING_START, table.priority)
            return
        begin_turn(table)
    if can_do_more(table, table.turn):
        table.ask(table.turn, PURCHASE_TURN)
    else:
        end_turn(table)


def begin_turn(table: TableState) -> None:
    """Unlucky dice are counted now (DB-8.3)."""
    table.turns += 1
    table.acting = True
    table.bought = 0
    if not table.terms.unlucky:
        return
    luck = unlucky_coins(table, table.turn)
    table.put(table.turn, LUCK, luck)
    if table.keeps_log and luck:
        table.log("log-luck", table.turn, {"coins": luck}, {}, "DB-8.2")


def unlucky_coins(table: TableState, seat: i64) -> i64:
    """What unlucky dice lend: those of this round's roll that still show their 1 and are not blocked (DB-8.2).

    They stay where they are (DB-8.4). One alone lends nothing, more than the table knows no more (DB-8.5).
    """
    ones: i64 = 0
    dice = table.of(seat, POOL) | table.of(seat, WAREHOUSE)
    while dice:
        packed = table.dice[lowest(dice)]
        dice &= dice - 1
        if packed & UNLUCKY and not packed & BLOCKED_DIE:
            ones += 1
    most: i64 = len(table.terms.luck) - 1
    return table.terms.luck[ones if ones < most else most]


def can_do_more(table: TableState, seat: i64) -> bool:
    """Whether there is anything but to end the turn (DB-5.4)."""
    if table.of(seat, POOL) or tokens.is_asked(table, seat):
        return True
    return buyable_ingredients(table, seat) != 0 or buyable_kinds(table, seat) != 0


def legal_turn(table: TableState, out: vec[i64]) -> i64:
    """Store, buy, play a token, end the turn."""
    seat = table.player
    count = listed(table.distinct(table.of(seat, POOL)), DIE, out)
    count = also_listed(buyable_ingredients(table, seat), BUY, out, count)
    count = also_listed(buyable_kinds(table, seat), BUY_TOKEN, out, count)
    if len(table.tokens):
        count = tokens.legal_plays(table, out, count)
    out[count] = END_TURN
    return count + 1


def end_turn(table: TableState) -> None:
    """What is left of lent coins vanishes (DB-8.3); a window follows, but not after the last turn (DB-5.13)."""
    table.put(table.turn, LUCK, 0)
    table.acting = False
    table.turn = table.next_seat(table.turn)
    if table.turns < table.seats:
        windows.open_window(table, AT_PURCHASE, table.turn)


# ── buying ────────────────────────────────────────────────────────────────────────────────────────


def purse(table: TableState, seat: i64) -> i64:
    """Coins to spend, lent ones included."""
    return table.of(seat, COINS) + table.of(seat, LUCK)


def buyable_ingredients(table: TableState, seat: i64) -> i64:
    """The ingredients that are there and can be paid, with the best discount (DB-5.41, DB-5.42)."""
    if table.round < table.terms.market_round or table.bought & INGREDIENT_BOUGHT:
        return 0
    coins = purse(table, seat)
    best = best_blue(table, seat)
    found: i64 = 0
    for ingredient in table.terms.ingredients:
        if table.stock[ingredient.number] and ingredient.price - ingredient.off[best] <= coins:
            found |= bit(ingredient.number)
    return found


def best_blue(table: TableState, seat: i64) -> i64:
    """The highest value of a blue die that could be laid on the Market, 0 for none."""
    best: i64 = 0
    dice = blue_dice(table, seat)
    while dice:
        value = table.face(lowest(dice))
        dice &= dice - 1
        if value > best:
            best = value
    return best


def blue_dice(table: TableState, seat: i64) -> i64:
    """Own blue dice in Active Pool and Warehouse that are not blocked (DB-5.43)."""
    return table.unblocked((table.of(seat, POOL) | table.of(seat, WAREHOUSE)) & table.terms.of_colour[BLUE])


def buyable_kinds(table: TableState, seat: i64) -> i64:
    """The action tokens that are there and can be paid (DB-5.41, DB-5.46)."""
    if table.round < table.terms.black_market_round or table.bought & TOKEN_BOUGHT:
        return 0
    coins = purse(table, seat)
    found: i64 = 0
    for kind in table.terms.kinds:
        if table.tokens_left(kind.number) and kind.price <= coins:
            found |= bit(kind.number)
    return found


def buy(table: TableState, ingredient: i64) -> None:
    """Which die is laid for a discount comes next, if any brings one."""
    table.subject = ingredient
    table.inner = DISCOUNT


def advance_discount(table: TableState) -> None:
    if discount_dice(table, table.turn):
        table.ask(table.turn, DISCOUNT)
    else:
        pay_ingredient(table, table.turn, 0)


def discount_dice(table: TableState, seat: i64) -> i64:
    """The blue dice that bring a discount with which the ingredient can be paid, one of each group of equal ones."""
    ingredient = table.terms.ingredients[table.subject]
    coins = purse(table, seat)
    good: i64 = 0
    dice = blue_dice(table, seat)
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        off = ingredient.off[table.face(die)]
        if off and ingredient.price - off <= coins:
            good |= bit(die)
    return table.distinct(good & table.of(seat, POOL)) | table.distinct(good & table.of(seat, WAREHOUSE))


def legal_discounts(table: TableState, out: vec[i64]) -> i64:
    """A blue die that brings a discount, or the full price."""
    count = listed(discount_dice(table, table.player), DIE, out)
    if table.terms.ingredients[table.subject].price <= purse(table, table.player):
        out[count] = FULL_PRICE
        count += 1
    return count


def lay_die(table: TableState, die: i64) -> None:
    """The die lies on the Market until Tidy (DB-5.45) and serves this purchase alone (DB-5.44)."""
    zone = table.zone_of(table.player, die)
    table.exclude(table.player, zone, bit(die))
    table.include(table.player, LAID, bit(die))
    if table.keeps_log:
        table.log("log-discount", table.player, {"die": table.die_name(die)}, {}, "DB-5.43")
    pay_ingredient(table, table.player, table.terms.ingredients[table.subject].off[table.face(die)])


def pay_ingredient(table: TableState, seat: i64, off: i64) -> None:
    ingredient = table.terms.ingredients[table.subject]
    coins = pay(table, seat, ingredient.price - off)
    table.stock[ingredient.number] -= 1
    table.add_ingredients(seat, ingredient.number, 1)
    table.bought |= INGREDIENT_BOUGHT
    table.subject = NONE
    table.inner = 0
    if table.keeps_log:
        args: dict[str, object] = {"ingredient": ingredient.key, "price": ingredient.price - off}
        table.log("log-buy", seat, args, spent(coins), "DB-5.42")


def pay(table: TableState, seat: i64, price: i64) -> i64:
    """Lent coins go first (DB-8.3); how many of the own were paid."""
    lent = table.of(seat, LUCK)
    if lent > price:
        lent = price
    table.add(seat, LUCK, -lent)
    table.add(seat, COINS, lent - price)
    return price - lent


def spent(coins: i64) -> dict[str, int]:
    return {"coins": -coins} if coins else {}


def buy_token(table: TableState, kind: i64) -> None:
    """To the Warehouse, face down in the advanced game (DB-5.42, DB-9.3)."""
    price = table.terms.kinds[kind].price
    coins = pay(table, table.player, price)
    table.take_token(table.player, kind, price)
    table.bought |= TOKEN_BOUGHT
    if table.keeps_log:
        token = table.terms.kinds[kind].key
        table.log("log-buy-token", table.player, {"token": token, "price": price}, spent(coins), "DB-5.42")
