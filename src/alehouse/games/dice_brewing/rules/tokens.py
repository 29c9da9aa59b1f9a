"""Action tokens: when they may be played, on what, and what they do (sections 5.1 and 6.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.dice_brewing.actions import BUILDING, DIE, SLOT, TARGET, TOKEN, WHICH
from alehouse.games.dice_brewing.cards import (
    AT_BREWING_START,
    AT_PLACEMENT,
    AT_PURCHASE,
    AT_ROUND_START,
    BLOCK_BUILDING,
    BLOCK_PROTECT,
    BLOCK_RECIPE,
    BUILDINGS,
    IN_POOL,
    IN_WAREHOUSE,
    MOST_TOKENS,
    ON_BOARD,
    RAISE,
    WITHDRAW,
    TokenKind,
)
from alehouse.games.dice_brewing.state import (
    BASE,
    BETRAYED,
    BLOCKED,
    BLOCKED_DIE,
    COMPLETE,
    KIND,
    NONE,
    ON,
    PLACE,
    POOL,
    PROTECTED_DIE,
    PURCHASE,
    RAISED,
    RESOLVED,
    SEAT,
    TOKEN_BITS,
    UNLUCKY,
    USED,
    WAREHOUSE,
    Table,
    known_of,
    token_owner,
)


def moment(table: Table) -> i64:
    """When it is, as far as action tokens are concerned: an open window, or the own turn (DB-5.11)."""
    if table.window:
        return table.window
    if table.phase == PLACE:
        return AT_PLACEMENT
    return AT_PURCHASE if table.phase == PURCHASE else 0


def playable(table: Table, seat: i64) -> i64:
    """The kinds of action tokens that a player holds and could play now."""
    kinds: i64 = 0
    rest = table.holds(seat)
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if can_play(table, seat, kind):
            kinds |= bit(kind)
    return kinds


def can_play(table: Table, seat: i64, kind: i64) -> bool:
    """Whether this is the moment for a kind of action token, and there is something to play it on."""
    token = table.terms.kinds[kind]
    return token.windows & moment(table) != 0 and has_target(table, seat, token)


def is_asked(table: Table, seat: i64) -> bool:
    """Whether action tokens are a reason to ask a player: in the advanced game any hidden one is (DB-5.4, R51)."""
    if not len(table.tokens):
        return False
    if table.terms.hidden:
        return table.holds(seat) != 0
    return playable(table, seat) != 0


# ── targets ───────────────────────────────────────────────────────────────────────────────────────


def has_target(table: Table, seat: i64, kind: TokenKind) -> bool:
    """Whether there is anything to play a token on: none can be wasted (R55)."""
    if kind.effect == BLOCK_BUILDING:
        return building_targets(table, seat) != 0
    if kind.effect == BLOCK_RECIPE:
        return recipe_targets(table) != 0
    owner: i64 = 0
    while owner < table.seats:
        if not (kind.others_only and owner == seat):
            where = zones(table, kind)
            base = SEAT * owner
            if where & IN_WAREHOUSE and fitting(table, kind, table.own[base + WAREHOUSE]):
                return True
            if where & IN_POOL and fitting(table, kind, table.own[base + POOL]):
                return True
            if where & ON_BOARD and fitting(table, kind, on_board(table, owner)):
                return True
        owner += 1
    return False


def legal_targets(table: Table, out: vec[i64]) -> i64:
    """What the token being played may be played on."""
    kind = table.terms.kinds[table.subject]
    if kind.effect == BLOCK_BUILDING:
        return listed(building_targets(table, table.player), BUILDING, out)
    if kind.effect == BLOCK_RECIPE:
        return listed(recipe_targets(table), table.terms.first_recipe, out)
    return listed(die_targets(table, table.player, kind), DIE, out)


def die_targets(table: Table, seat: i64, kind: TokenKind) -> i64:
    """The dice that a token may be played on, one of each group of equal ones in one place."""
    where = zones(table, kind)
    found: i64 = 0
    owner: i64 = 0
    while owner < table.seats:
        base = SEAT * owner
        if kind.others_only and owner == seat:
            owner += 1
            continue
        if where & IN_WAREHOUSE:
            found |= table.distinct(fitting(table, kind, table.own[base + WAREHOUSE]))
        if where & IN_POOL:
            found |= table.distinct(fitting(table, kind, table.own[base + POOL]))
        if where & ON_BOARD:
            space: i64 = 0
            while space < 11:
                found |= table.distinct(fitting(table, kind, table.own[base + ON + space]))
                space += 1
        owner += 1
    return found


def zones(table: Table, kind: TokenKind) -> i64:
    """Where a target may lie; before the roll, dice of Active Pools are about to be rolled (R21)."""
    return kind.zones & IN_WAREHOUSE if table.window == AT_ROUND_START else kind.zones


def on_board(table: Table, seat: i64) -> i64:
    """All dice on a player's board."""
    found: i64 = 0
    space: i64 = 0
    while space < 11:
        found |= table.own[SEAT * seat + ON + space]
        space += 1
    return found


def fitting(table: Table, kind: TokenKind, mask: i64) -> i64:
    """Those of some dice that a token may be played on (DB-6.40 to DB-6.47)."""
    barring: i64 = TOKEN_BITS if kind.effect == BLOCK_PROTECT else PROTECTED_DIE
    found: i64 = 0
    while mask:
        die = lowest(mask)
        mask &= mask - 1
        packed = table.dice[die]
        if packed & BASE and not packed & barring and table.face(die) <= kind.max_value:
            found |= bit(die)
    return found


def building_targets(table: Table, seat: i64) -> i64:
    """Opponents' buildings that may be blocked, four bits a player."""
    found: i64 = 0
    owner: i64 = 0
    while owner < table.seats:
        building: i64 = 0
        while owner != seat and building < len(table.terms.opens):
            if can_block(table, owner, building):
                found |= bit(4 * owner + building)
            building += 1
        owner += 1
    return found


def can_block(table: Table, owner: i64, building: i64) -> bool:
    """Open and not yet blocked (DB-6.41); before brewing: something there would still give (DB-6.42)."""
    if table.own[SEAT * owner + BLOCKED] & bit(building) or table.terms.opens[building] > table.round:
        return False
    return table.window != AT_BREWING_START or giving(table, owner, building) != 0


def giving(table: Table, seat: i64, building: i64) -> i64:
    """The spaces of a building that would still give something at Tidy."""
    base = SEAT * seat
    pending = table.own[base + USED] & ~table.own[base + RESOLVED] & table.terms.of_building[building]
    unfinished = table.terms.for_sets & ~table.own[base + COMPLETE]
    return pending & ~unfinished


def recipe_targets(table: Table) -> i64:
    """Recipes of the display without a block token (DB-6.44)."""
    found: i64 = 0
    for recipe in table.display:
        if recipe != NONE:
            found |= bit(recipe)
    return found & ~table.barred


# ── playing ───────────────────────────────────────────────────────────────────────────────────────


def legal_plays(table: Table, out: vec[i64], count: i64) -> i64:
    """The tokens that may be played now, behind the `count` actions written already: by their kind, or one by one.

    Face down, several of a kind differ for the others by how they were got: always to take the oldest would tell
    them what the older ones are not, so the owner says which it is. He says so together with the kind: a question
    of its own would tell the others that there is a second one (DB-9.5).
    """
    seat = table.player
    kinds = playable(table, seat)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if one_by_one(table, seat, kind):
            count = each_token(table, seat, kind, out, count)
        else:
            out[count] = TOKEN + kind
            count += 1
    return count


def one_by_one(table: Table, seat: i64, kind: i64) -> bool:
    """Whether a player says which token of a kind is played."""
    return table.terms.hidden and not table.terms.asks_which and differ(table, seat, kind)


def each_token(table: Table, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """A player's tokens of a kind, by their place among all that he has; those that nobody can tell apart once."""
    seen: list[int] = []
    place: i64 = 0
    for token in table.tokens:
        if token_owner(token) != seat:
            continue
        if token & KIND == kind and place < MOST_TOKENS and known_of(token) not in seen:
            seen.append(known_of(token))
            out[count] = SLOT + place
            count += 1
        place += 1
    return count


def play(table: Table, kind: i64) -> None:
    """A token of a kind is played, the oldest, as nobody can tell them apart; what it is played on comes next."""
    table.subject = kind
    if table.terms.hidden and table.terms.asks_which and differ(table, table.player, kind):
        table.inner = WHICH
    else:
        spend(table, of_kind(table, table.player, kind)[0])


def play_slot(table: Table, place: i64) -> None:
    """A token is played that the player has named by its place: among all his, or among those of the kind asked."""
    mine = of_kind(table, table.player, table.subject if table.inner == WHICH else NONE)
    spend(table, mine[place])


def of_kind(table: Table, seat: i64, kind: i64) -> list[int]:
    """A player's tokens of a kind, or of all (NONE), oldest first."""
    return [token for token in table.tokens if token_owner(token) == seat and (kind == NONE or token & KIND == kind)]


def differ(table: Table, seat: i64, kind: i64) -> bool:
    """Whether the others could tell a player's tokens of a kind apart."""
    first: i64 = NONE
    for token in table.tokens:
        if token & KIND == kind and token_owner(token) == seat:
            if first == NONE:
                first = known_of(token)
            elif known_of(token) != first:
                return True
    return False


def legal_slots(table: Table, out: vec[i64]) -> i64:
    """The own tokens of the kind, oldest first."""
    count: i64 = 0
    for token in table.tokens:
        if token & KIND == table.subject and token_owner(token) == table.player:
            out[count] = SLOT + count
            count += 1
    return count


def spend(table: Table, token: i64) -> None:
    """A token leaves the Warehouse; its target comes next."""
    if table.terms.hidden and not table.terms.asks_which:
        token = shuffle(table, token)
    table.spend_token(token)
    table.played = token
    table.subject = token & KIND
    table.inner = TARGET


def shuffle(table: Table, token: i64) -> i64:
    """The token that leaves the table instead of one that the others cannot tell from it.

    One whose kind is known all the same goes first. Of the others it is always the youngest, and the kinds below are
    exchanged: were it the oldest of its kind, everybody would see what those before it are not (DB-9.5).
    """
    youngest = token
    for other in table.tokens:
        if token_owner(other) == token_owner(token) and known_of(other) == known_of(token):
            if not (other >> BETRAYED) & 1:
                youngest = other
            elif other & KIND == token & KIND:
                return other
    k: i64 = 0
    while k < len(table.tokens):
        if table.tokens[k] == token:
            table.tokens[k] = (token & ~KIND) | (youngest & KIND)
        elif table.tokens[k] == youngest:
            table.tokens[k] = (youngest & ~KIND) | (token & KIND)
        k += 1
    return (youngest & ~KIND) | (token & KIND)


def play_on_building(table: Table, target: i64) -> None:
    """DB-6.41, DB-6.42."""
    owner: i64 = target >> 2
    building: i64 = target & 3
    table.own[SEAT * owner + BLOCKED] |= bit(building)
    if table.telling:
        name = f"@building-{BUILDINGS[building]}"
        table.tell("log-block-building", table.player, {"owner_seat": owner, "building": name}, {})
    finish(table)


def play_on_recipe(table: Table, recipe: i64) -> None:
    """DB-6.44."""
    table.barred |= bit(recipe)
    if table.telling:
        table.tell("log-block-recipe", table.player, {"recipe": table.terms.recipes[recipe].key}, {})
    finish(table)


def play_on_die(table: Table, die: i64) -> None:
    """DB-6.40, DB-6.43, DB-6.45, DB-6.46."""
    effect = table.terms.kinds[table.subject].effect
    owner = table.owner_of(die)
    if table.telling:
        tell_token(table, effect, die, owner)
    if effect == WITHDRAW:
        table.own[SEAT * owner + WAREHOUSE] &= ~bit(die)
        table.own[SEAT * owner + POOL] |= bit(die)
    elif effect == BLOCK_PROTECT:
        table.dice[die] |= PROTECTED_DIE if owner == table.player else BLOCKED_DIE
    elif effect == RAISE:
        table.dice[die] = (table.dice[die] & ~UNLUCKY) + RAISED
    else:
        table.rolling = bit(die)
        table.chosen = table.rolling
    finish(table)


def tell_token(table: Table, effect: i64, die: i64, owner: i64) -> None:
    keys = ("log-withdraw", "", "log-block-die", "", "log-raise", "log-reroll-die")
    key = keys[effect]
    if effect == BLOCK_PROTECT and owner == table.player:
        key = "log-protect-die"
    table.tell(key, table.player, {"die": table.die_name(die), "owner_seat": owner}, {})


def finish(table: Table) -> None:
    """In a window the next player is asked, or this one again (DB-5.12, DB-5.14)."""
    table.inner = 0
    table.subject = NONE
    table.played = NONE
    if table.terms.hidden:
        table.reveals += 1  # everybody has seen its kind
    if table.window and not (table.window == AT_BREWING_START and table.terms.single_pass):
        table.declined = 0
        table.poll = table.next_seat(table.player)
