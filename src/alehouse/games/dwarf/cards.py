"""The cards of DWARF: what the card file says, checked, in the form the rules work with (section 3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.card_checks import distinct
from alehouse.core.cards import CardFile, Row
from alehouse.core.vocabulary import check_order
from alehouse.games.dwarf.card_checks import check_file

GOODS: Final = ("iron", "steel", "gold", "item", "medal")
IRON: Final = 0
STEEL: Final = 1
GOLD: Final = 2
ITEM: Final = 3  # whichever weapon or jewel it is (DW-6.17)
MEDAL: Final = 4

# The four action types, in the order of the resolution phase (DW-5.50).
ACTIONS: Final = ("get_help", "defend", "mine", "forge")
GET_HELP: Final = 0  # DW-6.13
DEFEND: Final = 1  # DW-6.12
MINE: Final = 2  # Iron Seam, Gold Seam, Alloy Steel (DW-6.1, DW-6.2, DW-6.3)
FORGE: Final = 3  # Sword to Diadem (DW-6.4, DW-6.5, DW-6.6, DW-6.7, DW-6.8, DW-6.9, DW-6.10, DW-6.11)

# What an undefended monster does (section 6b).
UNDEFENDED: Final = ("", "block_action", "lose", "lose_all", "swap")
NO_THREAT: Final = 0
BLOCK_MINING: Final = 1  # Orc Raiders (DW-6.20)
LOSE: Final = 2  # Knockers, Dragon (DW-6.21, DW-6.22)
LOSE_ALL: Final = 3  # Great Dragon (DW-6.23)
SWAP: Final = 4  # Sidhe (DW-6.24)

# What a special action card does (section 6c), and what the card file says of it besides `op`.
FRONTS: Final = {
    "defend_all": ("scope",),
    "top_to_mountain": ("scope", "min_left"),
    "exchange": ("pay", "pay_choice", "gain", "gain_choice"),
    "raise_card": ("scope",),
    "turn_back": ("scope", "needs_unoccupied", "min_left", "place_worker"),
    "place_beside": ("scope", "target", "place_worker"),
    "top_to_bottom": ("scope",),
    "shuffle_stacks": ("scope",),
}
EFFECTS: Final = tuple(FRONTS)
DEFEND_ALL: Final = 0
TOP_TO_MOUNTAIN: Final = 1
EXCHANGE: Final = 2
RAISE_CARD: Final = 3
TURN_BACK: Final = 4
PLACE_BESIDE: Final = 5
TOP_TO_BOTTOM: Final = 6
SHUFFLE_STACKS: Final = 7

OPPONENTS: Final = ("eldhusfifl", "andvettr", "andvettr_fadir")
PAIRINGS: Final = ("same_cell", "long_edge_duplex")  # which back belongs to which special side (DW-3.7)
DECKS: Final = ("starting", "mountain")

MINE_CARDS: Final = (
    54  # numbered 1 to 54; the Mine sides of the special cards follow, 55 to 63, like any other (DW-6.43)
)
SPECIALS: Final = 9
CARDS: Final = 63
STACK_LIMIT: Final = 10  # a stack is one integer of six-bit card numbers
EVERYTHING: Final = 1_000_000  # more than anybody owns of a good

# What the rules fix: the card file repeats it for its readers, and cannot change it.
START: Final = {
    "regular_workers": 2,
    "extra_workers_in_supply": 2,
    "iron": 0,
    "steel": 0,
    "gold": 0,
    "item": 0,
    "medal": 0,
}
LIMITS: Final = {
    "workers_per_player": 4,
    "cards_per_mining_phase": 2,
    "max_draws_per_mining_phase": 3,
    "special_cost_workers": 2,
}
CATEGORIES: Final = (STEEL, GOLD, ITEM)  # DW-7.4
TIE_BREAKERS: Final = (MEDAL, IRON, ITEM)  # DW-7.6


check_order(GOODS, {"iron": IRON, "steel": STEEL, "gold": GOLD, "item": ITEM, "medal": MEDAL})
check_order(ACTIONS, {"get_help": GET_HELP, "defend": DEFEND, "mine": MINE, "forge": FORGE})
check_order(UNDEFENDED, {"": NO_THREAT, "block_action": BLOCK_MINING, "lose": LOSE, "lose_all": LOSE_ALL, "swap": SWAP})
check_order(
    EFFECTS,
    {
        "defend_all": DEFEND_ALL,
        "top_to_mountain": TOP_TO_MOUNTAIN,
        "exchange": EXCHANGE,
        "raise_card": RAISE_CARD,
        "turn_back": TURN_BACK,
        "place_beside": PLACE_BESIDE,
        "top_to_bottom": TOP_TO_BOTTOM,
        "shuffle_stacks": SHUFFLE_STACKS,
    },
)


# ── Mine cards ────────────────────────────────────────────────────────────────────────────────────


@mypyc_attr(acyclic=True)
class Deed:
    """What a card does for a worker and, if it is a monster, to everybody."""

    def __init__(self, row: Row) -> None:
        self.action_name: Final = row.text("action", ACTIONS)
        self.action: Final[i64] = ACTIONS.index(self.action_name)
        effect = row.part("worker_effect")
        helps = self.action == GET_HELP
        if effect.has("extra_workers") != helps or (helps and (effect.has("pay") or effect.has("gain"))):
            raise row.bad("worker_effect", "get_help cards have extra_workers, all others have pay and gain")
        self.extra_workers: Final[i64] = effect.number("extra_workers", 1, 2) if helps else 0
        self.pay: Final = vec[i64]([0] * 5 if helps else effect.amounts("pay", GOODS))
        self.gain: Final = vec[i64]([0] * 5 if helps else effect.amounts("gain", GOODS))
        self.costs: Final = any(self.pay)
        self.threat: i64 = NO_THREAT
        self.threat_good: i64 = 0
        self.threat_gain: i64 = 0
        self.threat_amount: i64 = 0
        if row.has("undefended") != (self.action == DEFEND):
            raise row.bad("undefended", "belongs to defend cards, and to each of them")
        if self.action == DEFEND:
            self._read_threat(row.part("undefended"))

    def _read_threat(self, row: Row) -> None:
        """What happens while nobody stands in a monster's way (section 6b)."""
        self.threat = UNDEFENDED.index(row.text("op", UNDEFENDED[1:]))
        if self.threat == BLOCK_MINING:
            row.text("action", ("mine",))
        elif self.threat == SWAP:
            self.threat_good = GOODS.index(row.text("from", GOODS))
            self.threat_gain = GOODS.index(row.text("to", GOODS))
            self.threat_amount = row.number("n", 1)
            if self.threat_gain == self.threat_good:
                raise row.bad("to", "must be another good than 'from'")
        else:
            self.threat_good = GOODS.index(row.text("resource", GOODS))
            self.threat_amount = row.number("n", 1) if self.threat == LOSE else EVERYTHING

    def difference(self, other: "Deed") -> str:
        """The field in which two cards do not do the same, or ""."""
        if self.action != other.action:
            return "action"
        if self.extra_workers != other.extra_workers or list(self.pay) != list(other.pay):
            return "worker_effect"
        if list(self.gain) != list(other.gain):
            return "worker_effect"
        same_threat = self.threat == other.threat and self.threat_amount == other.threat_amount
        same_goods = self.threat_good == other.threat_good and self.threat_gain == other.threat_gain
        return "" if same_threat and same_goods else "undefended"


@final
@mypyc_attr(acyclic=True)
class CardType(Deed):
    """What all cards of a type have in common; each of them repeats it."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.id: Final = row.text("id")
        self.count: Final = row.number("count")
        passes = self.action == GET_HELP or self.action == FORGE
        if row.flag("pass_first_player") != passes:
            raise row.bad("pass_first_player", "is true for get_help and forge cards, false for all others (DW-6.18)")


@final
@mypyc_attr(acyclic=True)
class Card(Deed):
    """A Mine card, or the Mine side of a special card. Cells count from 0, left to right, top to bottom."""

    def __init__(self, number: int, row: Row, deck: str) -> None:
        super().__init__(row)
        self.number: Final[i64] = number
        self.id: Final = row.text("id")
        self.type: Final = row.text("type")
        self.key: Final = f"@card-{self.type}"
        self.starting: Final = deck == "starting"
        self.cell: Final[i64] = row.number("position", 1, 9) - 1
        self.lanterns: Final[i64] = row.number("lanterns", 0, 3)
        self.black: Final[i64] = row.number("black", 1, 9) - 1
        self.white: Final[i64] = row.number("white", 1, 9) - 1
        self.passes_marker: Final = self.action == GET_HELP or self.action == FORGE  # DW-6.18
        self.code: Final = row.text("code") if row.has("code") else ""
        self.source: Final = row.source()
        row.text("name")


# ── special cards ─────────────────────────────────────────────────────────────────────────────────


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
        row.text("name")
        _check_single(row)
        front = row.part("front")
        self.op: Final = front.text("op", EFFECTS)
        self.effect: Final[i64] = EFFECTS.index(self.op)
        _check_front(front, self.op)
        self.min_left: Final[i64] = front.number("min_left", 1) if "min_left" in FRONTS[self.op] else 1
        self.pay: Final = vec[i64](front.amounts("pay", GOODS) if front.has("pay") else [0] * 5)
        self.gain: Final = vec[i64](front.amounts("gain", GOODS) if front.has("gain") else [0] * 5)
        self.pay_choice: Final = Mix(front, "pay_choice")
        self.gain_choice: Final = Mix(front, "gain_choice")
        if self.effect == EXCHANGE and not (any(self.pay) or self.pay_choice.total):
            raise front.bad("pay", "an exchange needs something to pay: pay or pay_choice")
        if self.effect == EXCHANGE and not (any(self.gain) or self.gain_choice.total):
            raise front.bad("gain", "an exchange needs something to gain: gain or gain_choice")


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
        if wanted and len(set(chosen)) < len(chosen):
            raise wanted.bad("from", "names a kind of goods twice")
        if wanted and (not chosen or self.least * len(chosen) > self.total):
            raise front.bad(field, f"{self.total} goods cannot hold {self.least} of each of {len(chosen)} kinds")


def _check_front(front: Row, op: str) -> None:
    """Where an effect works and on what condition is the rules' own: the file only repeats it."""
    fields = FRONTS[op]
    for field in front.fields:
        if field != "op" and field not in fields:
            raise front.bad(field, f"means nothing for {op!r}")
    if "scope" in fields:
        one = op in ("raise_card", "turn_back", "place_beside")
        front.text("scope", ("one_location",) if one else ("all_locations",))
    if "target" in fields:
        front.text("target", ("location_with_opponent_worker",))
    for field in ("needs_unoccupied", "place_worker"):
        if field in fields and not front.flag(field):
            raise front.bad(field, f"must be true for {op!r}: the rules are made for it")


# ── who plays ─────────────────────────────────────────────────────────────────────────────────────


@final
class Opponent:
    """A printed opponent of the solo game (sections 8c to 8f)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.text("id", OPPONENTS)
        self.prefers_get_help_second: Final = row.flag("prefers_get_help_second")
        self.checks_usability: Final = row.flag("checks_usability")
        self.row_search: Final = row.flag("row_search")
        self.never_unusable: Final = row.flag("never_unusable")
        self.forge_times: Final[i64] = row.number("forge_times", 1)
        self.medals_per_special: Final = row.numbers("medals_per_special")
        self.special_limit: Final[i64] = row.number("special_limit")
        self.instant_win_medals: Final[i64] = row.number("instant_win_medals")
        if self.never_unusable and not self.checks_usability:
            raise row.bad("never_unusable", "needs checks_usability too")


@final
class Setup:
    """What differs by player count: sets, special cards taken out, sizes of the special piles."""

    def __init__(self, row: Row, special_ids: tuple[str, ...]) -> None:
        self.players: Final = row.number("players", 1, 5)
        self.sets: Final = row.number("sets")
        self.removed: Final = row.texts("special_removed", special_ids)
        self.piles: Final = row.numbers("special_piles", 1, SPECIALS)
        if self.sets != (1 if self.players <= 3 else 2):
            raise row.bad("sets", "must be 1 for up to three players and 2 for more (DW-1.2)")
        if len(set(self.removed)) < len(self.removed):
            raise row.bad("special_removed", "names a card twice")
        if len(self.piles) != 3 or sum(self.piles) != SPECIALS - len(self.removed):
            raise row.bad("special_piles", f"needs three piles of {SPECIALS - len(self.removed)} cards in all")


# ── the whole file ────────────────────────────────────────────────────────────────────────────────


class Catalogue:
    """All component data of one card file."""

    def __init__(self, file: CardFile) -> None:
        _check_head(file)
        types = [CardType(row) for row in distinct(file.rows("card_types"))]
        card_rows = file.rows("cards")
        special_rows = file.rows("special_cards")
        back_rows = [_back(row) for row in distinct(special_rows)]
        distinct(card_rows + back_rows)
        self.mine_cards: Final = [_mine_card(number, row) for number, row in _numbered(card_rows, 1, MINE_CARDS)]
        _numbered(special_rows, MINE_CARDS + 1, CARDS)
        backs = [Card(number, row, "") for number, row in enumerate(back_rows, MINE_CARDS + 1)]
        everything = self.mine_cards + backs
        self.by_number: Final = everything[:1] + everything  # number 0 is no card; it stands there for the type
        self.cards: Final = {card.id: card for card in everything}
        _check_types(types, file.rows("card_types"), everything, card_rows + back_rows)
        _check_positions(file, self.mine_cards, backs)
        self.starting: Final = sorted((card for card in self.mine_cards if card.starting), key=_cell)
        self.pairings: Final = _pairings(file.table("special_pairing"), special_rows, backs)
        self.specials: Final = {special.id: special for special in self.pairings[PAIRINGS[0]]}
        self.opponents: Final = _opponents(file)
        self.setups: Final = _setups(file, special_rows)
        limits = file.table("limits")
        self.items_to_end_game: Final = limits.number("items_to_end_game", 1)
        self.special_medals: Final = limits.part("special_cost_medals").number("medals", 1)
        _check_rules(file)
        check_file(file)  # last: that something is missing says more than that something else is there
        self.largest_mix: Final = max(
            max(special.pay_choice.total, special.gain_choice.total) for special in self.specials.values()
        )


def _check_head(file: CardFile) -> None:
    top = Row(file.name, "", file.tables)
    if not top.has("schema") or top.number("schema") != 1:
        raise top.bad("schema", "the file needs 'schema = 1' at its top")
    file.table("game").text("id", ("dwarf",))


def _check_rules(file: CardFile) -> None:
    """What the file repeats of the rules for its readers is as the rules have it."""
    start, limits, scoring = file.table("start"), file.table("limits"), file.table("scoring")
    _check_numbers(start, START)
    _check_numbers(limits, LIMITS)
    _check_numbers(limits.part("special_cost_medals"), {"workers": 1})
    _check_goods(scoring, "categories", [GOODS[good] for good in CATEGORIES])
    _check_goods(scoring, "tie_breakers", [GOODS[good] for good in TIE_BREAKERS])
    scoring.text("category_tie", ("nobody",))
    scoring.text("final_tie", ("shared",))


def _check_numbers(row: Row, numbers: dict[str, int]) -> None:
    for field, number in numbers.items():
        if row.number(field) != number:
            raise row.bad(field, f"must be {number}: the rules are made for it")


def _check_goods(row: Row, field: str, goods: list[str]) -> None:
    if row.texts(field, GOODS) != goods:
        raise row.bad(field, f"must be {', '.join(goods)}: the rules are made for them")


def _check_single(row: Row) -> None:
    if row.number("count") != 1:
        raise row.bad("count", "must be 1: every card is there once (DW-3.1)")


def _numbered(rows: list[Row], first: int, last: int) -> list[tuple[int, Row]]:
    """Rows with their `index`, which must run from `first` to `last` without a gap (DW-3.1)."""
    if len(rows) != last - first + 1:
        raise rows[-1].bad("index", f"there must be {last - first + 1} cards, not {len(rows)}")
    for expected, row in enumerate(rows, first):
        if row.number("index") != expected:
            raise row.bad("index", f"must be {expected}: cards are numbered in their order")
    return list(enumerate(rows, first))


def _mine_card(number: int, row: Row) -> Card:
    _check_single(row)
    card = Card(number, row, row.text("deck", DECKS))
    if card.starting != (card.lanterns == 1) or card.lanterns == 0:
        raise row.bad("deck", "starting cards have one lit lantern, mountain cards two or three")
    return card


def _back(row: Row) -> Row:
    """The Mine side of a special card, under its own name."""
    back = row.part("back")
    return Row(row.file, back.id(), back.fields)


def _cell(card: Card) -> int:
    return card.cell


def _check_types(types: list[CardType], type_rows: list[Row], cards: list[Card], rows: list[Row]) -> None:
    """Every card does what its type does, and there are as many of each type as it says."""
    by_id = {kind.id: kind for kind in types}
    counts: dict[str, int] = dict.fromkeys(by_id, 0)
    for card, row in zip(cards, rows):
        row.text("type", tuple(by_id))
        field = card.difference(by_id[card.type])
        if field:
            raise row.bad(field, f"differs from its type {card.type!r}; change both alike")
        counts[card.type] += card.number <= MINE_CARDS
    for kind, row in zip(types, type_rows):
        if kind.count != counts[kind.id]:
            raise row.bad("count", f"says {kind.count}, but there are {counts[kind.id]} such cards")


def _check_positions(file: CardFile, mine_cards: list[Card], backs: list[Card]) -> None:
    for cell in range(9):
        here = [card for card in mine_cards if card.cell == cell]
        starting = [card for card in here if card.starting]
        row = Row(file.name, here[0].id if here else "", {})
        if len(starting) != 1:
            raise row.bad("deck", f"position {cell + 1} needs one starting card, it has {len(starting)}")
        if len(here) >= STACK_LIMIT:
            raise row.bad("position", f"position {cell + 1} has {len(here)} cards; {STACK_LIMIT - 1} are the most")
    seen: set[int] = set()
    for card in backs:
        if card.cell in seen:
            raise Row(file.name, card.id, {}).bad("position", "another special card has its Mine side there (DW-3.7)")
        seen.add(card.cell)


def _pairings(table: Row, rows: list[Row], backs: list[Card]) -> dict[str, list[Special]]:
    """The special cards under each reading of which back belongs to which front (DW-3.7)."""
    ids = tuple([row.text("id") for row in rows])
    by_position = {card.cell + 1: card for card in backs}
    pairings: dict[str, list[Special]] = {}
    for name in PAIRINGS:
        positions = table.amounts(name, ids)
        if sorted(positions) != sorted(by_position):
            raise table.bad(name, "must give each special card a back of its own, by position")
        pairings[name] = [
            Special(number, row, by_position[position])
            for number, (row, position) in enumerate(zip(rows, positions), 1)
        ]
    return pairings


def _opponents(file: CardFile) -> dict[str, Opponent]:
    """The printed opponents: those that the option offers, no more and no fewer."""
    found = {opponent.id: opponent for opponent in [Opponent(row) for row in distinct(file.rows("solo_opponents"))]}
    for name in OPPONENTS:
        if name not in found:
            raise Row(file.name, "solo_opponents", {}).bad("id", f"there must be a {name!r}")
    return found


def _setups(file: CardFile, special_rows: list[Row]) -> dict[int, Setup]:
    """A set-up for each number of players. A card that is not for solo play is taken out there (DW-4.11)."""
    ids = tuple([row.text("id") for row in special_rows])
    setups: dict[int, Setup] = {}
    for row in file.rows("setups"):
        setup = Setup(row, ids)
        if setup.players in setups:
            raise row.bad("players", f"there is another set-up for {setup.players}")
        setups[setup.players] = setup
    for players in range(1, 6):
        if players not in setups:
            raise Row(file.name, "setups", {}).bad("players", f"there must be a set-up for {players}")
    for row in special_rows:
        if row.flag("solo") == (row.text("id") in setups[1].removed):
            raise row.bad("solo", "must agree with special_removed of the set-up for one player; change both")
    return setups
