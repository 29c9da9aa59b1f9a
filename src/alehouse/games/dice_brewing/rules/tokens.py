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
    BUILDINGS,
    IN_POOL,
    IN_WAREHOUSE,
    MOST_TOKENS,
    ON_BOARD,
    SPACE_COUNT,
    TokenKind,
)
from alehouse.games.dice_brewing.effect_ops import BLOCK_BUILDING, BLOCK_PROTECT, BLOCK_RECIPE, RAISE, WITHDRAW
from alehouse.games.dice_brewing.state import (
    BASE,
    BETRAYED,
    BLOCKED,
    BLOCKED_DIE,
    COMPLETE,
    KIND,
    NONE,
    PLACE,
    POOL,
    PROTECTED_DIE,
    PURCHASE,
    RAISED,
    RESOLVED,
    TOKEN_BITS,
    UNLUCKY,
    USED,
    WAREHOUSE,
    TableState,
    known_of,
    token_owner,
)


def moment(table: TableState) -> i64:
    """When it is, as far as action tokens are concerned: an open window, or the own turn (DB-5.10, DB-5.11).

    From brewing to the end of the round it is no time for any (DB-5.15).
    """
    if table.window:
        return table.window
    if table.phase == PLACE:
        return AT_PLACEMENT
    return AT_PURCHASE if table.phase == PURCHASE else 0


def playable(table: TableState, seat: i64) -> i64:
    """The kinds of action tokens that a player holds and could play now."""
    kinds: i64 = 0
    rest = table.holds(seat)
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if can_play(table, seat, kind):
            kinds |= bit(kind)
    return kinds


def can_play(table: TableState, seat: i64, kind: i64) -> bool:
    """Whether this is the moment for a kind of action token, and there is something to play it on."""
    token = table.terms.kinds[kind]
    return token.windows & moment(table) != 0 and has_target(table, seat, token)


def is_asked(table: TableState, seat: i64) -> bool:
    """Whether action tokens are a reason to ask a player: in the advanced game any hidden one is (DB-5.4, R51)."""
    if not len(table.tokens):
        return False
    if table.terms.hidden:
        return table.holds(seat) != 0
    return playable(table, seat) != 0


# ── targets ───────────────────────────────────────────────────────────────────────────────────────


def has_target(table: TableState, seat: i64, kind: TokenKind) -> bool:
    """Whether there is anything to play a token on: none can be wasted (R55)."""
    if kind.effect == BLOCK_BUILDING:
        return building_targets(table, seat) != 0
    if kind.effect == BLOCK_RECIPE:
        return recipe_targets(table) != 0
    owner: i64 = 0
    while owner < table.seats:
        if not (kind.others_only and owner == seat):
            where = zones(table, kind)
            if where & IN_WAREHOUSE and fitting(table, kind, table.of(owner, WAREHOUSE)):
                return True
            if where & IN_POOL and fitting(table, kind, table.of(owner, POOL)):
                return True
            if where & ON_BOARD and fitting(table, kind, on_board(table, owner)):
                return True
        owner += 1
    return False


def legal_targets(table: TableState, out: vec[i64]) -> i64:
    """What the token being played may be played on."""
    kind = table.terms.kinds[table.subject]
    if kind.effect == BLOCK_BUILDING:
        return listed(building_targets(table, table.player), BUILDING, out)
    if kind.effect == BLOCK_RECIPE:
        return listed(recipe_targets(table), table.terms.first_recipe, out)
    return listed(die_targets(table, table.player, kind), DIE, out)


def die_targets(table: TableState, seat: i64, kind: TokenKind) -> i64:
    """The dice that a token may be played on, one of each group of equal ones in one place."""
    where = zones(table, kind)
    found: i64 = 0
    owner: i64 = 0
    while owner < table.seats:
        if kind.others_only and owner == seat:
            owner += 1
            continue
        if where & IN_WAREHOUSE:
            found |= table.distinct(fitting(table, kind, table.of(owner, WAREHOUSE)))
        if where & IN_POOL:
            found |= table.distinct(fitting(table, kind, table.of(owner, POOL)))
        if where & ON_BOARD:
            space: i64 = 0
            while space < SPACE_COUNT:
                found |= table.distinct(fitting(table, kind, table.on(owner, space)))
                space += 1
        owner += 1
    return found


def zones(table: TableState, kind: TokenKind) -> i64:
    """Where a target may lie; before the roll, dice of Active Pools are about to be rolled (R21)."""
    return kind.zones & IN_WAREHOUSE if table.window == AT_ROUND_START else kind.zones


def on_board(table: TableState, seat: i64) -> i64:
    """All dice on a player's board."""
    found: i64 = 0
    space: i64 = 0
    while space < SPACE_COUNT:
        found |= table.on(seat, space)
        space += 1
    return found


def fitting(table: TableState, kind: TokenKind, mask: i64) -> i64:
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


def building_targets(table: TableState, seat: i64) -> i64:
    """Opponents' buildings that may be blocked, as a set of targets."""
    found: i64 = 0
    owner: i64 = 0
    while owner < table.seats:
        building: i64 = 0
        while owner != seat and building < len(table.terms.opens):
            if can_block(table, owner, building):
                found |= bit(building_target(owner, building))
            building += 1
        owner += 1
    return found


def building_target(owner: i64, building: i64) -> i64:
    """A player's building, counted through all of the table."""
    return len(BUILDINGS) * owner + building


def can_block(table: TableState, owner: i64, building: i64) -> bool:
    """Open and not yet blocked (DB-6.41); before brewing: something there would still give (DB-6.42)."""
    if table.of(owner, BLOCKED) & bit(building) or table.terms.opens[building] > table.round:
        return False
    return table.window != AT_BREWING_START or giving(table, owner, building) != 0


def giving(table: TableState, seat: i64, building: i64) -> i64:
    """The spaces of a building that would still give something at Tidy."""
    pending = table.of(seat, USED) & ~table.of(seat, RESOLVED) & table.terms.of_building[building]
    unfinished = table.terms.for_sets & ~table.of(seat, COMPLETE)
    return pending & ~unfinished


def recipe_targets(table: TableState) -> i64:
    """Recipes of the display without a block token (DB-6.44)."""
    found: i64 = 0
    for recipe in table.display:
        if recipe != NONE:
            found |= bit(recipe)
    return found & ~table.barred


# ── playing ───────────────────────────────────────────────────────────────────────────────────────


def legal_plays(table: TableState, out: vec[i64], count: i64) -> i64:
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


def one_by_one(table: TableState, seat: i64, kind: i64) -> bool:
    """Whether a player says which token of a kind is played."""
    return table.terms.hidden and not table.terms.asks_which and differ(table, seat, kind)


def each_token(table: TableState, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
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


def play(table: TableState, kind: i64) -> None:
    """A token of a kind is played, the oldest, as nobody can tell them apart; what it is played on comes next."""
    table.subject = kind
    if table.terms.hidden and table.terms.asks_which and differ(table, table.player, kind):
        table.inner = WHICH
    else:
        spend(table, of_kind(table, table.player, kind)[0])


def play_slot(table: TableState, place: i64) -> None:
    """A token is played that the player has named by its place: among all his, or among those of the kind asked."""
    mine = of_kind(table, table.player, table.subject if table.inner == WHICH else NONE)
    spend(table, mine[place])


def of_kind(table: TableState, seat: i64, kind: i64) -> list[int]:
    """A player's tokens of a kind, or of all (NONE), oldest first."""
    return [token for token in table.tokens if token_owner(token) == seat and (kind == NONE or token & KIND == kind)]


def differ(table: TableState, seat: i64, kind: i64) -> bool:
    """Whether the others could tell a player's tokens of a kind apart."""
    first: i64 = NONE
    for token in table.tokens:
        if token & KIND == kind and token_owner(token) == seat:
            if first == NONE:
                first = known_of(token)
            elif known_of(token) != first:
                return True
    return False


def legal_slots(table: TableState, out: vec[i64]) -> i64:
    """The own tokens of the kind, oldest first."""
    count: i64 = 0
    for token in table.tokens:
        if token & KIND == table.subject and token_owner(token) == table.player:
            out[count] = SLOT + count
            count += 1
    return count


def spend(table: TableState, token: i64) -> None:
    """A token leaves the Warehouse; its target comes next."""
    if table.terms.hidden and not table.terms.asks_which:
        token = shuffle(table, token)
    table.spend_token(token)
    table.played = token
    table.subject = token & KIND
    table.inner = TARGET


def shuffle(table: TableState, token: i64) -> i64:
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


def play_on_building(table: TableState, target: i64) -> None:
    """DB-6.41, DB-6.42."""
    owner: i64 = target // len(BUILDINGS)
    building: i64 = target % len(BUILDINGS)
    table.include(owner, BLOCKED, bit(building))
    if table.keeps_log:
        name = f"@building-{BUILDINGS[building]}"
        table.log("log-block-building", table.player, {"owner_seat": owner, "building": name}, {}, "DB-6.41")
    finish(table)


def play_on_recipe(table: TableState, recipe: i64) -> None:
    """DB-6.44."""
    table.barred |= bit(recipe)
    if table.keeps_log:
        table.log("log-block-recipe", table.player, {"recipe": table.terms.recipes[recipe].key}, {}, "DB-6.44")
    finish(table)


def play_on_die(table: TableState, die: i64) -> None:
    """DB-6.40, DB-6.43, DB-6.45, DB-6.46."""
    effect = table.terms.kinds[table.subject].effect
    owner = table.owner_of(die)
    if effect == WITHDRAW:  # nothing else takes a die back that was not used (DB-5.30)
        log_token(table, "log-withdraw", die, owner, "DB-6.40")
        table.exclude(owner, WAREHOUSE, bit(die))
        table.include(owner, POOL, bit(die))
    elif effect == BLOCK_PROTECT and owner == table.player:
        log_token(table, "log-protect-die", die, owner, "DB-6.43")
        table.dice[die] |= PROTECTED_DIE
    elif effect == BLOCK_PROTECT:
        log_token(table, "log-block-die", die, owner, "DB-6.43")
        table.dice[die] |= BLOCKED_DIE
    elif effect == RAISE:
        log_token(table, "log-raise", die, owner, "DB-6.45")
        table.dice[die] = (table.dice[die] & ~UNLUCKY) + RAISED
    else:
        log_token(table, "log-reroll-die", die, owner, "DB-6.46")
        table.rolling = bit(die)
        table.chosen = table.rolling
    finish(table)


def log_token(table: TableState, key: str, die: i64, owner: i64, clause: str) -> None:
    if table.keeps_log:
        table.log(key, table.player, {"die": table.die_name(die), "owner_seat": owner}, {}, clause)


def finish(table: TableState) -> None:
    """In a window the next player is asked, or this one again; anybody may play several (DB-5.12, DB-5.14, DB-5.16)."""
    table.inner = 0
    table.subject = NONE
    table.played = NONE
    if table.terms.hidden:
        table.reveals += 1  # everybody has seen its kind
    if table.window and not (table.window == AT_BREWING_START and table.terms.single_pass):
        table.declined = 0
        table.poll = table.next_seat(table.player)
