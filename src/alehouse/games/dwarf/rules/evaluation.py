"""How promising a table looks: everybody's goods if the round ended now, and what leads are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.dwarf.cards import BLOCK_MINING, GOLD, IRON, ITEM, MEDAL, MINE, STEEL
from alehouse.games.dwarf.rules.effects import take_toll, work
from alehouse.games.dwarf.state import GOODS_EACH, OVER, WORKERS_EACH, TableState, owner_of

WIN: Final = 1000.0
WORTH: Final = vec[float]([0.16, 0.25, 0.3, 0.7, 0.12])  # one piece of each kind, whatever the others own
IRON_ENOUGH: Final = 6  # for two castings; more only lies about
LEAD: Final = 6.0  # a category led by far
HELP_COMING: Final = 0.8  # a worker on Get Help
MEDAL_DANGER: Final = 12.0  # a printed opponent one step from his instant victory


def outlook(table: TableState, seat: i64) -> float:
    """More is better for `seat`; a finished game outweighs everything."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat]
    goods = goods_at_round_end(table)
    total = category(goods, seat, STEEL) + category(goods, seat, GOLD) + category(goods, seat, ITEM)
    kind: i64 = 0
    while kind < GOODS_EACH:
        owned = goods[GOODS_EACH * seat + kind]
        if kind == IRON and owned > IRON_ENOUGH:
            owned = IRON_ENOUGH
        total += WORTH[kind] * float(owned)
        kind += 1
    if table.player_stands_on(seat, table.helps):
        total += HELP_COMING
    return total - medal_danger(table, goods)


def category(goods: vec[i64], seat: i64, kind: i64) -> float:
    """What a lead is worth, or the lack of one: the first pieces ahead count most."""
    mine = goods[GOODS_EACH * seat + kind]
    best: i64 = 0
    other: i64 = 0
    while GOODS_EACH * other < len(goods):
        if other != seat and goods[GOODS_EACH * other + kind] > best:
            best = goods[GOODS_EACH * other + kind]
        other += 1
    ahead = float(mine - best)
    return LEAD * ahead / ((ahead if ahead > 0 else -ahead) + 3.0)


def medal_danger(table: TableState, goods: vec[i64]) -> float:
    """How near a printed opponent is to his victory by medals (DW-8.53)."""
    opponent = table.terms.opponent
    if opponent is None or opponent.instant_win_medals == 0:
        return 0.0
    part = float(goods[GOODS_EACH * (table.player_count - 1) + MEDAL]) / float(opponent.instant_win_medals)
    return MEDAL_DANGER * part * part


def goods_at_round_end(table: TableState) -> vec[i64]:
    """Everybody's goods after the resolution of the workers that stand in the Mine now."""
    goods = table.goods[:]
    raided = False if table.mustered else strike(table, goods)
    worker: i64 = 0
    while worker < WORKERS_EACH * table.player_count:
        if table.stands_on(worker, table.everywhere):
            card = table.top_card(table.where[worker])
            if not (raided and card.action == MINE):
                work(goods, owner_of(worker), card)
        worker += 1
    return goods


def strike(table: TableState, goods: vec[i64]) -> bool:
    """Undefended monsters take what they can; whether mining is forbidden."""
    raided = False
    loose = table.monsters & ~table.occupied
    location: i64 = 0
    while loose:
        if loose & 1:
            card = table.top_card(location)
            raided = raided or card.threat == BLOCK_MINING
            seat: i64 = 0
            while seat < table.player_count and card.threat != BLOCK_MINING:
                take_toll(goods, seat, card)
                seat += 1
        loose >>= 1
        location += 1
    return raided
