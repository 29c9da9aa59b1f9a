"""Lab Research, Install and Secret Recipe: the other things that a shift can do (sections 6.3, 6.4 and 8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import CHOOSE_SECRET, CHOOSE_TILE, CHOOSE_TRACK, DECLINE, TRACK
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_INSTALL, F_RESEARCH, F_SECRET
from alehouse.games.brew_crafters.state import (
    CARD,
    DIRECTED,
    POOL_SEEN,
    RESEARCH_AT,
    REVEALED,
    SEAT,
    SECRETS_OF,
    SIDE_OF,
    TILES,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import ACQUIRE, EXTRA_STEP, INSTALL, RESEARCH

LAST_LEVEL: Final = 4


# ── research (BC-6.39 to BC-6.43) ─────────────────────────────────────────────────────────────────


def open_tracks(table: Table, seat: i64) -> i64:
    """Rows whose marker is not at the end."""
    found: i64 = 0
    row: i64 = 0
    while row < 4:
        if table.own[SEAT * seat + RESEARCH_AT + row] < LAST_LEVEL:
            found |= bit(row)
        row += 1
    return found


def begin_research(table: Table, seat: i64) -> None:
    """One step, and one more in the first research of a year for whoever has a director (BC-6.52b)."""
    steps: i64 = 1
    if table.own[SEAT * seat + DIRECTED] != table.year:
        for effect in effects.owned(table, seat, RESEARCH):
            if effect.op == EXTRA_STEP:
                steps += effect.amount
                table.own[SEAT * seat + DIRECTED] = table.year
    table.push(F_RESEARCH, seat, steps, 0, 0, 0)


def go_on_research(table: Table) -> None:
    """Every step is resolved wholly before the next."""
    seat = table.top(1)
    rows = open_tracks(table, seat)
    if not table.top(2) or not rows:
        table.pop()
    elif conversions.is_settled(table, seat, rows):
        advance(table, lowest(rows))
    else:
        table.ask(seat, CHOOSE_TRACK)


def legal_tracks(table: Table, out: vec[i64]) -> i64:
    return listed(open_tracks(table, table.player), TRACK, out)


def advance(table: Table, row: i64) -> None:
    """A marker moves on; the experimental benefit comes at once (BC-6.40)."""
    seat = table.top(1)
    table.set_top(2, table.top(2) - 1)
    place = SEAT * seat + RESEARCH_AT + row
    table.own[place] += 1
    if table.telling:
        track = table.terms.tracks[4 * table.own[SEAT * seat + SIDE_OF] + row]
        table.tell("log-research", seat, {"track": track.key, "level": int(table.own[place])}, {})
    if table.own[place] == 1:
        effects.trigger(table, seat, effects.track_effect(table, seat, row, 0), 1)


# ── install (BC-6.45) ─────────────────────────────────────────────────────────────────────────────


def installable(table: Table, seat: i64) -> i64:
    """Kinds of tiles that are left and that the player does not have."""
    found: i64 = 0
    for tile in table.terms.tiles:
        if table.tiles_left(tile.number) and not (table.own[SEAT * seat + TILES] >> tile.number) & 1:
            found |= bit(tile.number)
    return found


def begin_install(table: Table, seat: i64) -> None:
    table.push(F_INSTALL, seat, 0, 0, 0, 0)


def go_on_install(table: Table) -> None:
    """Any kind that is left (D15); a free one may be declined (D22)."""
    seat = table.top(1)
    tiles = installable(table, seat)
    if not tiles:
        table.pop()
    elif not table.top(2) and conversions.is_settled(table, seat, tiles):
        install(table, lowest(tiles))
    else:
        table.ask(seat, CHOOSE_TILE)


def legal_tiles(table: Table, out: vec[i64]) -> i64:
    count = listed(installable(table, table.player), table.terms.ids.tile, out)
    if table.top(2):
        out[count] = DECLINE
        count += 1
    return count


def install(table: Table, number: i64) -> None:
    """Nothing is paid now; what the tile gives and the bonus for installing come in together (BC-5.31)."""
    seat = table.top(1)
    table.pop()
    tile = table.terms.tiles[number]
    bonuses = effects.owned(table, seat, INSTALL)  # what this tile brings works for later ones only (BC-5.32)
    table.own[SEAT * seat + TILES] |= bit(number)
    for effect in tile.effects:
        if effect.when == ACQUIRE:
            effects.trigger(table, seat, effect, 1)
    receipts.give(table, seat, tile.gain, 1)
    receipts.tell(table, "log-installs", seat, {"tile": tile.key}, tile.gain, 1)
    for effect in bonuses:
        receipts.add(table, seat, effect.gain, 1)
        effects.tell(table, seat, effect, 1)


# ── secret recipe (BC-8.17, BC-9.7) ───────────────────────────────────────────────────────────────


def begin_secret(table: Table, seat: i64) -> None:
    """The player sees the pool: what lies there was not taken by anybody before."""
    k: i64 = 0
    while k < len(table.secrets):
        table.secrets[k + 2 + seat] &= ~table.unused
        k += CARD
    table.own[SEAT * seat + POOL_SEEN] &= table.unused
    table.push(F_SECRET, seat, 0, 0, 0, 0)
    table.reveals += 1  # which recipes are missing tells what others hold (BC-9.7)


def go_on_secret(table: Table) -> None:
    cards = table.unused
    if conversions.is_settled(table, table.top(1), cards):
        choose_secret(table, lowest(cards))
    else:
        table.ask(table.top(1), CHOOSE_SECRET)


def legal_secrets(table: Table, out: vec[i64]) -> i64:
    return listed(table.unused, table.terms.ids.secret, out)


def choose_secret(table: Table, recipe: i64) -> None:
    """It lies face down; the others know what it could be from the pools that they have seen."""
    seat = table.top(1)
    table.pop()
    table.unused &= ~bit(recipe)
    table.own[SEAT * seat + SECRETS_OF] |= bit(recipe)
    table.own[SEAT * seat + POOL_SEEN] &= ~bit(recipe)
    card = append(append(table.secrets, seat), recipe)
    other: i64 = 0
    while other < CARD - 2:
        seen: i64 = table.own[SEAT * other + POOL_SEEN] & ~table.displayed if other < table.seats else 0
        card = append(card, bit(recipe) if other == seat else seen)
        other += 1
    table.secrets = card
    if table.telling:
        table.tell("log-secret", seat, {"recipe": table.terms.recipes[recipe].key}, {})


def is_revealed(table: Table, seat: i64, recipe: i64) -> bool:
    return (table.own[SEAT * seat + REVEALED] >> recipe) & 1 != 0
