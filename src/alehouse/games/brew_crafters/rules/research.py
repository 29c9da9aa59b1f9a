"""Lab Research, Install and Secret Recipe: the other things that a shift can do (sections 6.3, 6.4 and 8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import CHOOSE_SECRET, CHOOSE_TILE, CHOOSE_TRACK, DECLINE, TRACK
from alehouse.games.brew_crafters.effect_ops import ACQUIRE, EXTRA_STEP, INSTALL, RESEARCH
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_INSTALL, F_RESEARCH, F_SECRET, FREE, RESEARCH_STEPS, WHO
from alehouse.games.brew_crafters.rules.holdings import ROWS
from alehouse.games.brew_crafters.state import CARD, CARD_COULD_BE, MOST_SEATS, TableState

LAST_POSITION: Final = 4  # of a marker


# ── research (BC-6.39 to BC-6.43) ─────────────────────────────────────────────────────────────────


def open_tracks(table: TableState, seat: i64) -> i64:
    """Rows whose marker is not at the end."""
    found: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if table.research_at(seat, row) < LAST_POSITION:
            found |= bit(row)
        row += 1
    return found


def begin_research(table: TableState, seat: i64) -> None:
    """One step, and one more in the first research of a year for whoever has a director (BC-6.51p, BC-6.52b)."""
    steps: i64 = 1
    if table.directed(seat) != table.year:
        for effect in effects.owned(table, seat, RESEARCH):
            if effect.op == EXTRA_STEP:
                steps += effect.amount
                table.set_directed(seat, table.year)
    table.push(F_RESEARCH, seat, steps, 0, 0, 0)


def advance_research(table: TableState) -> None:
    """Every step is resolved wholly before the next (BC-6.52b)."""
    seat = table.top(WHO)
    rows = open_tracks(table, seat)
    if not table.top(RESEARCH_STEPS) or not rows:
        table.pop()
    elif conversions.is_settled(table, seat, rows):
        advance(table, lowest(rows))
    else:
        table.ask(seat, CHOOSE_TRACK)


def legal_tracks(table: TableState, out: vec[i64]) -> i64:
    return listed(open_tracks(table, table.player), TRACK, out)


def advance(table: TableState, row: i64) -> None:
    """A marker moves on (BC-6.39); the experimental benefit comes at once (BC-6.40)."""
    seat = table.top(WHO)
    table.set_top(RESEARCH_STEPS, table.top(RESEARCH_STEPS) - 1)
    table.add_research(seat, row, 1)
    if table.keeps_log:
        track = effects.track_of(table, seat, row)
        table.log("log-research", seat, {"track": track.key, "level": int(table.research_at(seat, row))}, {}, "BC-6.39")
    if table.research_at(seat, row) == 1:
        effects.trigger(table, seat, effects.track_effect(table, seat, row, 0), 1)


# ── install (BC-6.45) ─────────────────────────────────────────────────────────────────────────────


def installable(table: TableState, seat: i64) -> i64:
    """Kinds of tiles that are left and that the player does not have."""
    found: i64 = 0
    for tile in table.terms.tiles:
        if table.tiles_left(tile.number) and not (table.tiles_of(seat) >> tile.number) & 1:
            found |= bit(tile.number)
    return found


def begin_install(table: TableState, seat: i64) -> None:
    table.push(F_INSTALL, seat, 0, 0, 0, 0)


def advance_install(table: TableState) -> None:
    """Any kind that is left (D15); a free one may be declined (D22)."""
    seat = table.top(WHO)
    tiles = installable(table, seat)
    if not tiles:
        table.pop()
    elif not table.top(FREE) and conversions.is_settled(table, seat, tiles):
        install(table, lowest(tiles))
    else:
        table.ask(seat, CHOOSE_TILE)


def legal_tiles(table: TableState, out: vec[i64]) -> i64:
    count = listed(installable(table, table.player), table.terms.ids.tile, out)
    if table.top(FREE):
        out[count] = DECLINE
        count += 1
    return count


def install(table: TableState, number: i64) -> None:
    """Nothing is paid now; what the tile gives and the bonus for installing come in together (BC-6.45, BC-5.31).

    The bonus is a Plant Engineer's (BC-6.51q).
    """
    seat = table.top(WHO)
    table.pop()
    tile = table.terms.tiles[number]
    bonuses = effects.owned(table, seat, INSTALL)  # what this tile brings works for later ones only (BC-5.32)
    table.set_tiles(seat, table.tiles_of(seat) | bit(number))
    for effect in tile.effects:
        if effect.when == ACQUIRE:
            effects.trigger(table, seat, effect, 1)
    receipts.give(table, seat, tile.gain, 1)
    receipts.log(table, "log-installs", seat, {"tile": tile.key}, tile.gain, 1, "BC-6.45")
    for effect in bonuses:
        receipts.add(table, seat, effect.gain, 1)
        effects.log(table, seat, effect, 1)


# ── secret recipe (BC-8.17, BC-9.7) ───────────────────────────────────────────────────────────────


def begin_secret(table: TableState, seat: i64) -> None:
    """The player sees the pool: what lies there was not taken by anybody before."""
    k: i64 = 0
    while k < len(table.secrets):
        table.secrets[k + CARD_COULD_BE + seat] &= ~table.unused
        k += CARD
    table.set_pool_seen(seat, table.pool_seen(seat) & table.unused)
    table.push(F_SECRET, seat, 0, 0, 0, 0)
    table.reveals += 1  # which recipes are missing tells what others hold (BC-9.7)


def advance_secret(table: TableState) -> None:
    cards = table.unused
    if conversions.is_settled(table, table.top(WHO), cards):
        choose_secret(table, lowest(cards))
    else:
        table.ask(table.top(WHO), CHOOSE_SECRET)


def legal_secrets(table: TableState, out: vec[i64]) -> i64:
    return listed(table.unused, table.terms.ids.secret, out)


def choose_secret(table: TableState, recipe: i64) -> None:
    """It lies face down (BC-8.17); the others know what it could be from the pools that they have seen (BC-9.7)."""
    seat = table.top(WHO)
    table.pop()
    table.unused &= ~bit(recipe)
    table.set_secrets(seat, table.secrets_of(seat) | bit(recipe))
    table.set_pool_seen(seat, table.pool_seen(seat) & ~bit(recipe))
    card = append(append(table.secrets, seat), recipe)
    other: i64 = 0
    while other < MOST_SEATS:
        seen: i64 = table.pool_seen(other) & ~table.displayed if other < table.seats else 0
        card = append(card, bit(recipe) if other == seat else seen)
        other += 1
    table.secrets = card
    if table.keeps_log:
        table.log("log-secret", seat, {"recipe": table.terms.recipes[recipe].key}, {}, "BC-8.17")
