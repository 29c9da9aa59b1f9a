"""The cards of DWARF: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.cards import CardFile, Row

GOODS: Final = ("iron", "steel", "gold", "item", "medal")
IRON: Final = 0
STEEL: Final = 1
GOLD: Final = 2
ITEM: Final = 3
MEDAL: Final = 4

# The four action types, in the order of the resolution phase (DW-5.50).
ACTIONS: Final = ("get_help", "defend", "mine", "forge")
GET_HELP: Final = 0
DEFEND: Final = 1
MINE: Final = 2
FORGE: Final = 3

# What an undefended monster does (section 6b).
UNDEFENDED: Final = ("", "block_action", "lose", "lose_all", "swap")
BLOCK_MINING: Final = 1
LOSE: Final = 2
LOSE_ALL: Final = 3
SWAP: Final = 4

# What a special action card does (section 6c).
EFFECTS: Final = (
    "defend_all",
    "top_to_mountain",
    "exchange",
    "raise_card",
    "turn_back",
    "place_beside",
    "top_to_bottom",
    "shuffle_stacks",
)
DEFEND_ALL: Final = 0
TOP_TO_MOUNTAIN: Final = 1
EXCHANGE: Final = 2
RAISE_CARD: Final = 3
TURN_BACK: Final = 4
PLACE_BESIDE: Final = 5
TOP_TO_BOTTOM: Final = 6
SHUFFLE_STACKS: Final = 7

MINE_CARDS: Final = 54  # numbered 1 to 54; the Mine sides of the special cards follow, 55 to 63
SPECIALS: Final = 9
CARDS: Final = 63
STACK_LIMIT: Final = 10  # a stack is one integer of six-bit card numbers


@final
@mypyc_attr(acyclic=True)
class Card:
    """A Mine card, or the Mine side of a special card. Cells count from 0, left to right, top to bottom."""

    def __init__(self, number: int, row: Row) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.type: Final = row.text("type")
        self.key: Final = f"@card-{self.type}"
        self.action: Final[i64] = ACTIONS.index(row.text("action", ACTIONS))
        self.cell: Final[i64] = row.number("position", 1, 9) - 1
        self.lanterns: Final[i64] = row.number("lanterns", 0, 3)
        self.black: Final[i64] = row.number("black", 1, 9) - 1
        self.white: Final[i64] = row.number("white", 1, 9) - 1
        effect = row.part("worker_effect")
        helps = effect.has("extra_workers")
        self.extra_workers: Final[i64] = effect.number("extra_workers", 0, 2) if helps else 0
        self.pay: Final = vec[i64]([0] * 5 if helps else effect.amounts("pay", GOODS))
        self.gain: Final = vec[i64]([0] * 5 if helps else effect.amounts("gain", GOODS))
        self.costs: Final = any(self.pay)
        self.threat: i64 = 0
        self.threat_good: i64 = 0
        self.threat_gain: i64 = 0
        self.threat_amount: i64 = 0
        self.passes_marker: bool = False
        self.source: Final = row.source()
        self.printed: Final = dict(row.fields)

    def read_type(self, row: Row) -> None:
        """Take over what the card's type says of all its cards."""
        self.passes_marker = row.flag("pass_first_player")
        if not row.has("undefended"):
            return
        threat = row.part("undefended")
        self.threat = UNDEFENDED.index(threat.text("op", UNDEFENDED[1:]))
        if self.threat == BLOCK_MINING:
            threat.text("action", ("mine",))
        elif self.threat == SWAP:
            self.threat_good = GOODS.index(threat.text("from", GOODS))
            self.threat_gain = GOODS.index(threat.text("to", GOODS))
            self.threat_amount = threat.number("n", 1)
        else:
            self.threat_good = GOODS.index(threat.text("resource", GOODS))
            self.threat_amount = threat.number("n", 1) if self.threat == LOSE else 99


@final
@mypyc_attr(acyclic=True)
class Special:
    """A special action card: the effect of its special side, and the Mine card it becomes."""

    def __init__(self, number: int, row: Row, mine_side: Card) -> None:
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.key: Final = f"@card-{self.id}"
        self.mine_side: Final = mine_side
        self.source: Final = row.source()
        self.printed: Final = dict(row.fields)
        front = row.part("front")
        self.effect: Final[i64] = EFFECTS.index(front.text("op", EFFECTS))
        self.min_left: Final[i64] = front.number("min_left") if front.has("min_left") else 1
        self.pay: Final = vec[i64](front.amounts("pay", GOODS) if front.has("pay") else [0] * 5)
        self.gain: Final = vec[i64](front.amounts("gain", GOODS) if front.has("gain") else [0] * 5)
        self.pay_choice: Final = Mix(front, "pay_choice")
        self.gain_choice: Final = Mix(front, "gain_choice")


@final
@mypyc_attr(acyclic=True)
class Mix:
    """A choice of `total` goods out of some kinds, at least `least` of each; 0 where there is none."""

    def __init__(self, front: Row, field: str) -> None:
        wanted = front.part(field) if front.has(field) else None
        self.total: Final[i64] = wanted.number("n", 1, 20) if wanted else 0
        self.least: Final[i64] = wanted.number("min_each", 0, 20) if wanted else 0
        chosen = [GOODS.index(kind) for kind in wanted.texts("from", GOODS)] if wanted else []
        self.kinds: Final = vec[i64](chosen)
        if wanted and (not chosen or self.least * len(chosen) > self.total):
            raise front.bad(field, f"{self.total} goods cannot hold {self.least} of each of {len(chosen)} kinds")


@final
class Opponent:
    """A printed opponent of the solo game (sections 8c to 8f)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.text("id")
        self.prefers_get_help_second: Final = row.flag("prefers_get_help_second")
        self.checks_usability: Final = row.flag("checks_usability")
        self.row_search: Final = row.flag("row_search")
        self.never_unusable: Final = row.flag("never_unusable")
        self.forge_times: Final[i64] = row.number("forge_times", 1)
        self.medals_per_special: Final = row.numbers("medals_per_special")
        self.special_limit: Final[i64] = row.number("special_limit")
        self.instant_win_medals: Final[i64] = row.number("instant_win_medals")


@final
class Setup:
    """What differs by player count: sets, special cards taken out, sizes of the special piles."""

    def __init__(self, row: Row, special_ids: tuple[str, ...]) -> None:
        self.players: Final = row.number("players", 1, 5)
        self.sets: Final = row.number("sets", 1, 2)
        self.removed: Final = row.texts("special_removed", special_ids)
        self.piles: Final = row.numbers("special_piles", 1, 9)
        if len(self.piles) != 3 or sum(self.piles) != SPECIALS - len(self.removed):
            raise row.bad("special_piles", f"needs three piles of {SPECIALS - len(self.removed)} cards in all")


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        if file.tables.get("schema") != 1:
            raise file.table("game").bad("schema", "the file needs 'schema = 1' at its top")
        types = {row.text("id"): row for row in file.rows("card_types")}
        self.mine_cards: Final = [Card(number, row) for number, row in _numbered(file.rows("cards"), 1, MINE_CARDS)]
        special_rows = _numbered(file.rows("special_cards"), MINE_CARDS + 1, CARDS)
        backs = [Card(number, Row(row.file, row.card, row.part("back").fields)) for number, row in special_rows]
        self._check_types(file, types, backs)
        self._check_positions(file)
        self.pairings: Final = _pairings(file, special_rows, backs)
        self.starting: Final = sorted(
            (card for card in self.mine_cards if card.printed.get("deck") == "starting"),
            key=lambda card: card.cell,
        )
        everything = self.mine_cards + backs
        self.by_number: Final = [
            everything[0],
            *everything,
        ]  # number 0 is no card; it stands there for the type
        self.cards: Final = {card.id: card for card in everything}
        self.specials: Final = {special.id: special for special in self.pairings["same_cell"]}
        self.opponents: Final = {row.text("id"): Opponent(row) for row in file.rows("solo_opponents")}
        special_ids = tuple(self.specials)
        self.setups: Final = {setup.players: setup for setup in (Setup(r, special_ids) for r in file.rows("setups"))}
        limits = file.table("limits")
        self.items_to_end_game: Final = limits.number("items_to_end_game", 1)
        self.special_medals: Final = limits.part("special_cost_medals").number("medals", 1)
        self.largest_mix: Final = max(
            max(special.pay_choice.total, special.gain_choice.total) for special in self.specials.values()
        )

    def _check_types(self, file: CardFile, types: dict[str, Row], backs: list[Card]) -> None:
        counts: dict[str, int] = dict.fromkeys(types, 0)
        for card in self.mine_cards + backs:
            row = Row(file.name, card.id, card.printed)
            if card.type not in types:
                raise row.bad("type", f"there is no type {card.type!r}; there are: {', '.join(types)}")
            kind = types[card.type]
            for field in ("action", "worker_effect"):
                if card.printed[field] != kind.fields[field]:
                    raise row.bad(field, f"differs from its type {card.type!r}; change both alike")
            card.read_type(kind)
            if (card.action == DEFEND) != (card.threat != 0):
                raise row.bad("undefended", "belongs to defend cards, and to each of them")
            counts[card.type] += card.number <= MINE_CARDS
        for name, row in types.items():
            if row.number("count") != counts[name]:
                raise row.bad("count", f"says {row.number('count')}, but there are {counts[name]} such cards")

    def _check_positions(self, file: CardFile) -> None:
        for cell in range(9):
            here = [card for card in self.mine_cards if card.cell == cell]
            starting = [card for card in here if card.printed.get("deck") == "starting"]
            row = Row(file.name, here[0].id if here else "", {})
            if len(starting) != 1:
                raise row.bad("deck", f"position {cell + 1} needs one starting card, it has {len(starting)}")
            if len(here) >= STACK_LIMIT:
                raise row.bad("position", f"position {cell + 1} has {len(here)} cards; {STACK_LIMIT - 1} are the most")


def _numbered(rows: list[Row], first: int, last: int) -> list[tuple[int, Row]]:
    """Rows with their `index`, which must run from `first` to `last` without a gap (DW-3.1)."""
    if len(rows) != last - first + 1:
        raise rows[-1].bad("index", f"there must be {last - first + 1} cards, not {len(rows)}")
    for expected, row in enumerate(rows, first):
        if row.number("index") != expected:
            raise row.bad("index", f"must be {expected}: cards are numbered in their order")
    return list(enumerate(rows, first))


def _pairings(file: CardFile, rows: list[tuple[int, Row]], backs: list[Card]) -> dict[str, list[Special]]:
    """The special cards under each reading of which back belongs to which front (DW-3.7)."""
    table = file.table("special_pairing")
    by_position = {card.cell + 1: card for card in backs}
    pairings: dict[str, list[Special]] = {}
    for name in ("same_cell", "long_edge_duplex"):
        pairs: Any = table.part(name).fields
        if sorted(pairs.values()) != sorted(by_position):
            raise table.bad(name, "must give each special card a back of its own, by position")
        pairings[name] = [Special(number - MINE_CARDS, row, by_position[pairs[row.text("id")]]) for number, row in rows]
    return pairings
