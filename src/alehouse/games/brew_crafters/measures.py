"""What the lab measures in a game of Brew Crafters: how it went, what everybody had, what was used."""

from alehouse.core.bits import size
from alehouse.games.brew_crafters.rules import scoring
from alehouse.games.brew_crafters.state import TableState


def measures(table: TableState) -> dict[str, float]:
    """Named numbers of a finished game; see `Game.measures`."""
    found: dict[str, float] = {"batches": sum(int(table.batches(seat)) for seat in range(table.seats))}
    for seat in range(table.seats):
        found[f"score:{seat}"] = int(scoring.total(table, seat))
        found[f"brewed:{seat}"] = int(table.batches(seat))
        found[f"labels:{seat}"] = int(size(table.labels_of(seat)))
        found[f"tiles:{seat}"] = int(size(table.tiles_of(seat)))
        found[f"workers:{seat}"] = int(size(table.workers_of(seat)))
        found[f"shifts:{seat}"] = int(table.shifts(seat))
        found[f"loans:{seat}"] = int(table.loans(seat))
        found[f"money:{seat}"] = int(table.money(seat))
    return found


def sources(table: TableState, seat: int) -> dict[str, int]:
    """What a seat's reputation comes from; see `Game.sources`."""
    return {f"outcome-{name}": int(scoring.worth(table, seat, k)) for k, name in enumerate(scoring.SOURCES)}


def use(table: TableState, action: int) -> str:
    """What a decision uses: a market space, a skilled worker, a tile, a recipe brewed."""
    ids, terms = table.terms.ids, table.terms
    key = ""
    first = ids.worker - len(ids.placements)
    if first <= action < ids.worker:
        key = terms.spaces[ids.placements[action - first][0]].key
    elif ids.worker <= action < ids.partnership:
        key = terms.workers[action - ids.worker].key
    elif ids.tile <= action < ids.brew:
        key = terms.tiles[action - ids.tile].key
    elif ids.brew <= action < ids.secret:
        key = terms.recipes[(action - ids.brew) % len(terms.recipes)].key
    return key.removeprefix("@")
