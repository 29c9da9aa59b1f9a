"""Phase 2: everybody may store dice, buy an ingredient and an action token (section 5.4)."""

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
    OWNED,
    POOL,
    SEAT,
    UNLUCKY,
    WAREHOUSE,
    Table,
)

INGREDIENT_BOUGHT = 1
TOKEN_BOUGHT = 2


def go_on_purchase(table: Table) -> None:
    """The turn under way, or the next one (DB-5.40)."""
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


def begin_turn(table: Table) -> None:
    """Unlucky dice are counted now (DB-8.3)."""
    table.turns += 1
    table.acting = True
    table.bought = 0
    if not table.terms.unlucky:
        return
    luck = unlucky_coins(table, table.turn)
    table.own[SEAT * table.turn + LUCK] = luck
    if table.telling and luck:
        table.tell("log-luck", table.turn, {"coins": luck}, {})


def unlucky_coins(table: Table, seat: i64) -> i64:
    """What unlucky dice lend: those of this round's roll that still show their 1 and are not blocked (DB-8.2)."""
    base = SEAT * seat
    ones: i64 = 0
    dice = table.own[base + POOL] | table.own[base + WAREHOUSE]
    while dice:
        packed = table.dice[lowest(dice)]
        dice &= dice - 1
        if packed & UNLUCKY and not packed & BLOCKED_DIE:
            ones += 1
    most: i64 = len(table.terms.luck) - 1
    return table.terms.luck[ones if ones < most else most]


def can_do_more(table: Table, seat: i64) -> bool:
    """Whether there is anything but to end the turn (DB-5.4)."""
    if table.own[SEAT * seat + POOL] or tokens.is_asked(table, seat):
        return True
    return buyable_ingredients(table, seat) != 0 or buyable_kinds(table, seat) != 0


def legal_turn(table: Table, out: vec[i64]) -> i64:
    """Store, buy, play a token, end the turn."""
    seat = table.player
    count = listed(table.distinct(table.own[SEAT * seat + POOL]), DIE, out)
    count = also_listed(buyable_ingredients(table, seat), BUY, out, count)
    count = also_listed(buyable_kinds(table, seat), BUY_TOKEN, out, count)
    if len(table.tokens):
        count = tokens.legal_plays(table, out, count)
    out[count] = END_TURN
    return count + 1


def end_turn(table: Table) -> None:
    """What is left of lent coins vanishes (DB-8.3); a window follows, but not after the last turn (DB-5.13)."""
    table.own[SEAT * table.turn + LUCK] = 0
    table.acting = False
    table.turn = table.next_seat(table.turn)
    if table.turns < table.seats:
        windows.open_window(table, AT_PURCHASE, table.turn)


# ── buying ────────────────────────────────────────────────────────────────────────────────────────


def purse(table: Table, seat: i64) -> i64:
    """Coins to spend, lent ones included."""
    return table.own[SEAT * seat + COINS] + table.own[SEAT * seat + LUCK]


def buyable_ingredients(table: Table, seat: i64) -> i64:
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


def best_blue(table: Table, seat: i64) -> i64:
    """The highest value of a blue die that could be laid on the Market, 0 for none."""
    best: i64 = 0
    dice = blue_dice(table, seat)
    while dice:
        value = table.face(lowest(dice))
        dice &= dice - 1
        if value > best:
            best = value
    return best


def blue_dice(table: Table, seat: i64) -> i64:
    """Own blue dice in Active Pool and Warehouse that are not blocked (DB-5.43)."""
    base = SEAT * seat
    found: i64 = 0
    dice = (table.own[base + POOL] | table.own[base + WAREHOUSE]) & table.terms.of_colour[BLUE]
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        if not table.is_blocked(die):
            found |= bit(die)
    return found


def buyable_kinds(table: Table, seat: i64) -> i64:
    """The action tokens that are there and can be paid (DB-5.41, DB-5.46)."""
    if table.round < table.terms.black_market_round or table.bought & TOKEN_BOUGHT:
        return 0
    coins = purse(table, seat)
    found: i64 = 0
    for kind in table.terms.kinds:
        if table.stock[5 + kind.number] and kind.price <= coins:
            found |= bit(kind.number)
    return found


def buy(table: Table, ingredient: i64) -> None:
    """Which die is laid for a discount comes next, if any brings one."""
    table.subject = ingredient
    table.inner = DISCOUNT


def go_on_discount(table: Table) -> None:
    if discount_dice(table, table.turn):
        table.ask(table.turn, DISCOUNT)
    else:
        pay_ingredient(table, table.turn, 0)


def discount_dice(table: Table, seat: i64) -> i64:
    """The blue dice that bring a discount with which the ingredient can be paid, one of each group of equal ones."""
    base = SEAT * seat
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
    return table.distinct(good & table.own[base + POOL]) | table.distinct(good & table.own[base + WAREHOUSE])


def legal_discounts(table: Table, out: vec[i64]) -> i64:
    """A blue die that brings a discount, or the full price."""
    count = listed(discount_dice(table, table.player), DIE, out)
    if table.terms.ingredients[table.subject].price <= purse(table, table.player):
        out[count] = FULL_PRICE
        count += 1
    return count


def lay_die(table: Table, die: i64) -> None:
    """The die lies on the Market until Tidy (DB-5.45)."""
    base = SEAT * table.player
    zone = table.zone_of(table.player, die)
    table.own[base + zone] &= ~bit(die)
    table.own[base + LAID] |= bit(die)
    if table.telling:
        table.tell("log-discount", table.player, {"die": table.die_name(die)}, {})
    pay_ingredient(table, table.player, table.terms.ingredients[table.subject].off[table.face(die)])


def pay_ingredient(table: Table, seat: i64, off: i64) -> None:
    ingredient = table.terms.ingredients[table.subject]
    coins = pay(table, seat, ingredient.price - off)
    table.stock[ingredient.number] -= 1
    table.own[SEAT * seat + OWNED + ingredient.number] += 1
    table.bought |= INGREDIENT_BOUGHT
    table.subject = NONE
    table.inner = 0
    if table.telling:
        table.tell("log-buy", seat, {"ingredient": ingredient.key, "price": ingredient.price - off}, spent(coins))


def pay(table: Table, seat: i64, price: i64) -> i64:
    """Lent coins go first (DB-8.3); how many of the own were paid."""
    base = SEAT * seat
    lent = table.own[base + LUCK]
    if lent > price:
        lent = price
    table.own[base + LUCK] -= lent
    table.own[base + COINS] -= price - lent
    return price - lent


def spent(coins: i64) -> dict[str, int]:
    return {"coins": -coins} if coins else {}


def buy_token(table: Table, kind: i64) -> None:
    """To the Warehouse, face down in the advanced game (DB-5.42, DB-9.3)."""
    price = table.terms.kinds[kind].price
    coins = pay(table, table.player, price)
    table.take_token(table.player, kind, price)
    table.bought |= TOKEN_BOUGHT
    if table.telling:
        token = table.terms.kinds[kind].key
        table.tell("log-buy-token", table.player, {"token": token, "price": price}, spent(coins))
