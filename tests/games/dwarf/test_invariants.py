"""The invariants of DWARF, section 12, after every step of random games in every mode.

Games are played with open fate, so that every draw is a step of its own. A `Watch` looks at the public view
before and after each step and knows nothing of the program behind it; `resolved` is an independent reading of
the Resolution phase.
"""

import re
import tomllib
from collections import Counter
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from tests.games.dwarf.table import GAME, KINDS, look, names
from tests.long import sized

from alehouse import State
from alehouse.games.dwarf.view import DwarfView, LocationView, WorkerView

TABLES: Final = tomllib.loads(GAME.card_file.text)
CARDS: Final[dict[str, dict[str, Any]]] = {
    card["id"]: card for card in [*TABLES["cards"], *(special["back"] for special in TABLES["special_cards"])]
}
MONSTERS: Final = {kind["id"]: kind["undefended"] for kind in TABLES["card_types"] if "undefended" in kind}
PLAIN: Final = sorted(card["id"] for card in TABLES["cards"])  # the 54
PHASES: Final = ("mining", "first", "second", "get_help", "defend", "mine", "forge", "over")

MODES: Final[list[tuple[int, dict[str, Any]]]] = [
    *((1, {"opponent": name}) for name in ("eldhusfifl", "andvettr", "andvettr_fadir")),
    *((players, {}) for players in (2, 3, 4, 5)),
]
VARIANTS: Final = [
    {"mountain": mountain, "same_position_rule": rule, "special_pairing": pairing}
    for mountain, rule, pairing in product(
        ("shuffled", "graded"), ("discard", "cover"), ("same_cell", "long_edge_duplex")
    )
]
GAMES: Final = sized(1, 4)  # of each kind


def action(card: str) -> str:
    found: str = CARDS[card]["action"]
    return found


def position(card: str) -> int:
    found: int = CARDS[card]["position"]
    return found


def in_mines(view: DwarfView) -> list[tuple[LocationView, WorkerView]]:
    return [(place, worker) for place in view.locations for worker in place.workers]


# ── what holds in every single position ───────────────────────────────────────────────────────────────


def check_cards(view: DwarfView, solo: bool) -> None:
    for mine in view.mountains:  # DW-12.1 to 12.3
        places = [place for place in view.locations if place.mine == mine.mine]
        piles = [pile for pile in view.piles if pile.mine == mine.mine]
        assert mine.left == len(mine.next) + len(mine.later)
        lying = [card for place in places for card in place.stack]
        everything = sorted([*lying, *mine.next, *mine.later, *mine.discards])
        turned = [card for card in everything if card.endswith("_special")]
        assert sorted(card for card in everything if card not in turned) == PLAIN
        assert len(set(turned)) == len(turned)
        beside = [pile.mine_side for pile in piles if pile.mine_side]
        assert len(set(beside)) == len(beside)
        assert not set(beside) & set(turned)
        for place in places:
            assert 1 <= len(place.stack) <= 7
            assert {position(card) for card in place.stack} == {place.position}
            assert sum(card.endswith("_special") for card in place.stack) <= 1
        assert Counter(position(card) for card in everything if card not in turned) == dict.fromkeys(range(1, 10), 6)
    specials = sum(
        card.endswith("_special")
        for cards in [
            *(place.stack for place in view.locations),
            *([*mine.next, *mine.later, *mine.discards] for mine in view.mountains),
        ]
        for card in cards
    )
    assert specials + sum(pile.left for pile in view.piles) + bool(view.resolving) + solo == 9 * len(view.mountains)


def check_players(view: DwarfView) -> None:
    for player in view.players:
        assert tuple(player.goods) == KINDS
        assert all(type(amount) is int and amount >= 0 for amount in player.goods.values())  # DW-12.4
        standing = [worker for _, worker in in_mines(view) if worker.seat == player.seat]
        committed = [worker for pile in view.piles for worker in pile.workers if worker.seat == player.seat]
        workers = [*player.hand, *player.supply, *player.lost, *standing, *committed]
        assert sorted(worker.id for worker in workers) == [f"worker:{player.seat}:{n}" for n in range(4)]  # DW-12.5
        assert sum(worker.extra for worker in workers) == 2
        assert not any(worker.extra for worker in [*player.hand, *committed])  # DW-12.7
        assert all(worker.extra for worker in [*player.supply, *player.lost])
        assert {worker.seat for worker in workers} == {player.seat}
    drawn = view.prompt is None or view.prompt.clause != "DW-4.7"  # who is first has been drawn
    assert view.marker in range(len(view.players)) or not drawn  # DW-12.9


# ── the Resolution phase, read independently ──────────────────────────────────────────────────────────


def resolved(view: DwarfView) -> tuple[list[dict[str, int]], int]:
    """Everybody's goods and the marker's holder after the Defend, Mine and Forge steps (no order matters)."""
    goods = [dict(player.goods) for player in view.players]
    forging = 2 if any(player.automa.startswith("andvettr") for player in view.players) else 1
    solo = any(player.automa for player in view.players)
    marker = view.marker
    if not solo and any(w.seat == marker and not w.spent for w in workers_on(view, "get_help")):
        marker = (marker + 1) % len(goods)
    raided = False
    for place in view.locations:
        kind = CARDS[place.stack[-1]]["type"]
        if kind not in MONSTERS:
            continue
        for worker in place.workers:
            goods[worker.seat]["medal"] += not worker.spent
        if place.workers or view.mustered:
            continue
        effect = MONSTERS[kind]
        raided |= effect["op"] == "block_action"
        for owned in goods:
            if effect["op"] == "lose":
                owned[effect["resource"]] = max(0, owned[effect["resource"]] - effect["n"])
            elif effect["op"] == "lose_all":
                owned[effect["resource"]] = 0
            elif effect["op"] == "swap":
                moved = min(effect["n"], owned[effect["from"]])
                owned[effect["from"]] -= moved
                owned[effect["to"]] += moved
    for step in ("mine", "forge"):
        if step == "mine" and raided:
            continue  # DW-12.17
        for seat, owned in enumerate(goods):
            for extra in (False, True):
                own = [
                    place.stack[-1]
                    for place in view.locations
                    for w in place.workers
                    if w.seat == seat and w.extra == extra and not w.spent and action(place.stack[-1]) == step
                ]
                if step == "mine":
                    own.sort(key=lambda card: bool(CARDS[card]["worker_effect"]["pay"]))
                for card in own:
                    times = forging if step == "forge" and view.players[seat].automa else 1
                    for _ in range(times):
                        use(card, owned)
    if not solo and any(w.seat == marker and not w.spent for w in workers_on(view, "forge")):
        marker = (marker + 1) % len(goods)
    return goods, marker


def use(card: str, owned: dict[str, int]) -> None:
    effect = CARDS[card]["worker_effect"]
    if all(owned[kind] >= amount for kind, amount in effect["pay"].items()):
        for kind, amount in effect["pay"].items():
            owned[kind] -= amount
        for kind, amount in effect["gain"].items():
            owned[kind] += amount


def workers_on(view: DwarfView, kind: str) -> list[WorkerView]:
    return [worker for place, worker in in_mines(view) if action(place.stack[-1]) == kind]


# ── a game from beginning to end ──────────────────────────────────────────────────────────────────────


class Watch:
    """A game in progress, and what its rounds have brought so far."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.state: State = GAME.new(players, fate="open", **options)
        self.view = look(self.state)
        self.solo = players == 1
        self.bot = options.get("opponent", "")
        self.rounds = 0  # completed
        self.models = 0  # rounds compared with `resolved`
        self.specials: Counter[str] = Counter()  # by set, in the game
        self.new_round()
        self.check_position()

    def new_round(self) -> None:
        self.draws: Counter[str] = Counter()
        self.first: list[int] = []
        self.second: list[int] = []
        self.joined = 0
        self.taken: Counter[int] = Counter()
        self.helped: set[int] = set()  # players who were on Get Help this round
        self.holder = -1
        self.card, self.card_set = "", ""  # the special card taken last

    def play(self, chance: Random) -> None:
        while not self.state.is_over:
            self.step(chance.choice(self.state.legal_actions()))
        self.check_end()

    def step(self, chosen: int) -> None:
        before, seat = self.view, int(self.state.player)
        move = self.state.name(chosen)
        if before.phase == "first" and self.holder < 0:
            self.holder = before.marker
        if before.phase == "mining" and move.startswith("draw:"):
            self.draws[move[5]] += 1
        self.note(move, seat, before)
        self.state.apply(chosen)
        self.view = look(self.state)
        self.check_position()
        self.check_step(move, seat, before, self.view)
        if self.view.round > before.round or (before.phase != "mining" and self.view.phase in ("mining", "over")):
            self.check_round_end(move, seat, before)

    def note(self, move: str, seat: int, before: DwarfView) -> None:
        kind, *rest = move.split(":")
        if kind == "special":
            self.taken[seat] += 1
            self.card_set = rest[0][0]
            self.specials[self.card_set] += 1
            self.card = next(pile.top for pile in before.piles if pile.id == rest[0])
        if kind == "join":
            self.joined += 1
        if seat >= 0 and before.resolving == "":
            if before.phase == "first":
                self.first.append(seat)
                free = sum(name.startswith("place:") for name in names(self.state))
                assert free >= 3 * len(before.mountains)  # DW-12.22
            elif before.phase == "second":
                self.second.append(seat)
        if before.phase == "get_help" and seat >= 0:
            assert seat in {w.seat for w in workers_on(before, "get_help") if not w.spent}  # DW-12.7
            assert before.players[seat].supply

    def check_position(self) -> None:
        view = self.view
        check_cards(view, self.solo)
        check_players(view)
        for place in view.locations:  # DW-12.6
            seats = [worker.seat for worker in place.workers]
            assert len(seats) <= 1 + self.joined
            assert len(set(seats)) == len(seats)
            covered = place.stack[-2:-1] if place.stack[-1].endswith("_special") else []
            if "get_help" in map(action, [place.stack[-1], *covered]):
                self.helped |= set(seats)
        for _, worker in in_mines(view):
            assert not worker.extra or worker.seat in self.helped  # DW-12.7
        assert self.state.legal_actions() or self.state.is_over  # DW-12.22
        if self.solo:
            assert view.marker == 1  # DW-12.9
            assert "apprentice" not in [pile.top for pile in view.piles]  # DW-12.19
            if view.phase == "first" and self.state.player == 0 and not view.resolving and self.bot != "andvettr_fadir":
                assert sum(worker.seat == 1 and not worker.extra for _, worker in in_mines(view)) == 1
        if view.phase == "mining":  # DW-12.8
            assert in_mines(view) == []
            assert not any(pile.workers for pile in view.piles)
            assert all(player.goods["item"] < 4 for player in view.players)

    def check_step(self, move: str, seat: int, before: DwarfView, after: DwarfView) -> None:
        for old, new in zip(before.players, after.players):
            change = {kind: new.goods[kind] - old.goods[kind] for kind in KINDS}
            if change["medal"] < 0:  # DW-12.10
                assert (change["medal"], old.seat) == (-4, seat)
                assert re.fullmatch(r"special:..:medals", move)
            if change["item"] < 0:  # DW-12.11
                assert (change["item"], self.card) == (-1, "sell_an_item")
            if change["steel"] < 0:
                assert change["item"] > 0 or self.card == "special_order"
        for mountain, was in zip(after.mountains, before.mountains):
            growth = mountain.left - was.left
            if move.startswith(f"draw:{mountain.mine}:"):
                assert growth == -1
            elif growth:  # DW-12.12
                assert growth > 0
                assert self.card in ("hold_a_council", "turn_back")
                assert growth == 1 or self.card == "hold_a_council"
            lying = sum(len(place.stack) for place in after.locations if place.mine == mountain.mine)
            unfinished = bool(after.resolving) and self.card_set == mountain.mine
            turned = self.specials[mountain.mine] - unfinished
            if not (after.over and self.bot.startswith("andvettr")):  # he may win before the card is turned
                assert lying + len(mountain.discards) + mountain.left == 54 + turned  # DW-12.14
        for pile, earlier in zip(after.piles, before.piles):  # DW-12.13
            assert earlier.left - pile.left == (move.startswith(f"special:{pile.id}:"))
        assert all(count == 1 for count in self.taken.values())
        if move.startswith("first:"):
            return
        passed = (after.marker - before.marker) % len(after.players)  # DW-12.9
        if before.phase in ("first", "second") and after.phase in ("first", "second"):
            assert passed <= self.early_passes(before, after)
        elif before.phase == "mining":
            assert passed == 0
        else:
            assert passed <= 2 + self.early_passes(before, after)
        if after.round == before.round:  # DW-12.16
            assert PHASES.index(after.phase) >= PHASES.index(before.phase)
            spent = {worker.id for _, worker in in_mines(before) if worker.spent}
            now = {worker.id for _, worker in in_mines(after) if worker.spent}
            assert spent <= now or after.phase in ("mining", "over")

    def early_passes(self, before: DwarfView, after: DwarfView) -> int:
        """How many workers on a forge or get_help card may just have been resolved early."""
        old = {worker.id for _, worker in in_mines(before) if worker.spent}
        covered = -1 if after.resolving else -2
        return sum(
            action(place.stack[covered]) in ("forge", "get_help")
            for place, worker in in_mines(after)
            if (worker.spent or after.resolving) and worker.id not in old and len(place.stack) >= -covered
        )

    def check_round_end(self, move: str, seat: int, before: DwarfView) -> None:
        view = self.view
        instant = view.over and view.result.reason == "end-medals"
        if before.phase == "mining":
            return  # the game ended in the Mining phase
        if not instant:
            self.check_turns()
            self.rounds += 1
            self.compare(move, seat, before)
            assert in_mines(view) == []
            assert not any(pile.workers for pile in view.piles)
            if view.result.reason == "end-items":
                assert max(player.goods["item"] for player in view.players) >= 4
        assert all(draws in (2, 3) for draws in self.draws.values())  # DW-12.12
        assert len(self.draws) == len(view.mountains)
        self.new_round()

    def check_turns(self) -> None:
        if self.solo:
            assert self.first == [0]
            assert self.second in ([0], [])
            return
        count = len(self.view.players)
        order = [(self.holder + turn) % count for turn in range(count)]
        assert self.first == order  # DW-12.15
        left = [seat for seat in order[::-1] if seat in self.second]
        assert self.second == left
        for seat in set(order) - set(self.second):
            assert self.taken[seat] == 1  # both workers are on a pile, or one of them in a Mine

    def compare(self, move: str, seat: int, before: DwarfView) -> None:
        """DW-12.16 and 12.17: the step led from the selection or the last extra worker to the round's end."""
        if before.phase not in ("second", "get_help") or not re.fullmatch(r"place:..|pass", move):
            return
        if self.solo and any(w.seat == 1 and not w.spent for w in workers_on(before, "get_help")):
            return  # the bot may bring extra workers in this very step
        if move != "pass":
            place = next(place for place in before.locations if place.id == move[6:])
            place.workers.append(WorkerView(id="new", seat=seat, extra=before.phase == "get_help", spent=False))
        goods, marker = resolved(before)
        assert [player.goods for player in self.view.players] == goods
        assert self.view.marker == marker
        self.models += 1

    def check_end(self) -> None:
        view = self.view
        places = self.state.ranking()
        assert 1 in places  # DW-12.18
        assert places == view.result.places
        keys = [
            (led, p.goods["medal"], p.goods["iron"], p.goods["item"]) for led, p in zip(view.result.led, view.players)
        ]
        if view.result.reason == "end-medals":
            assert self.bot.startswith("andvettr")
            assert places == [2, 1]
            assert view.players[1].goods["medal"] >= 12
        else:
            assert places == [1 + sum(other > key for other in keys) for key in keys]
        assert self.rounds <= (27 if len(view.mountains) == 1 else 32)  # DW-12.21


@pytest.mark.long
@pytest.mark.rule("DW-12.1", "DW-12.2", "DW-12.3", "DW-12.4", "DW-12.5", "DW-12.6", "DW-12.7", "DW-12.8", "DW-12.9")
@pytest.mark.rule("DW-12.10", "DW-12.11", "DW-12.12", "DW-12.13", "DW-12.14", "DW-12.15", "DW-12.16", "DW-12.17")
@pytest.mark.rule("DW-12.18", "DW-12.19", "DW-12.21", "DW-12.22")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant.values()))
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, [mode[0], *mode[1].values()])))
def test_the_invariants_hold_after_every_step(mode: tuple[int, dict[str, Any]], variant: dict[str, str]) -> None:
    players, opponent = mode
    for number in range(GAMES):
        watch = Watch(players, {**opponent, **variant})
        watch.play(Random(f"{mode} {variant} {number}"))
        assert watch.models > 0


def test_random_games_try_every_kind_of_move() -> None:
    """Otherwise they would show less than they seem to."""
    tried: Counter[str] = Counter()
    for (players, opponent), number in product(MODES, range(6)):
        state, chance = GAME.new(players, fate="open", **opponent), Random(number)
        while not state.is_over:
            chosen = chance.choice(state.legal_actions())
            kind, *rest = state.name(chosen).split(":")
            tried[f"{kind}:{rest[1]}" if kind == "special" else kind] += 1
            state.apply(chosen)
    wanted = "place pass special:workers special:medals amount raise turn_back join resolve first turn draw shuffle"
    assert [kind for kind in wanted.split() if tried[kind] < 5] == []


@pytest.mark.rule("DW-12.20")
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, [mode[0], *mode[1].values()])))
def test_same_seed_and_same_decisions_give_the_same_game(mode: tuple[int, dict[str, Any]]) -> None:
    players, opponent = mode

    def game(seed: int | str, choices: int) -> tuple[list[int], DwarfView]:
        state, chance = GAME.new(players, seed=seed, **opponent), Random(choices)
        while not state.is_over:
            state.apply(chance.choice(state.legal_actions()))
        return state.history, look(state)

    assert game(5, 1) == game(5, 1)
    assert game("five", 1) == game("five", 1)
    assert game(5, 1) != game(6, 1)
    assert game(5, 1) != game(5, 2)


@pytest.mark.rule("DW-12.21", "DW-12.12")
@pytest.mark.parametrize(("players", "rounds"), [(2, 27), (4, 32)])
def test_the_longest_game(players: int, rounds: int) -> None:
    """Two cards a round, and Hold a Council and Turn Back give back all that they can."""
    watch = Watch(players, {})
    while not watch.state.is_over:
        watch.step(watch.state.parse(longest(watch.state, watch.view)))
    watch.check_end()
    assert watch.rounds == rounds


def longest(state: State, view: DwarfView) -> str:
    """The move that makes the game last."""
    moves = names(state)
    kind = moves[0].split(":")[0]
    if kind == "turn":
        return next((move for move in moves if move.endswith(("hold_a_council", ":turn_back"))), moves[0])
    if kind == "draw":
        left = Counter(position(move.split(":")[2]) for move in moves)
        fresh = [move for move in moves if not view.locations[at(move)].new]
        return max(fresh or moves, key=lambda move: left[position(move.split(":")[2])])
    if kind == "turn_back":
        return next(move for move in moves if move[10] == turning(state))
    deep = all(len(place.stack) > 1 for place in view.locations)
    for pile in view.piles if view.phase == "first" and kind in ("place", "special") else ():
        if pile.top in ("hold_a_council", "turn_back") and deep:
            return f"special:{pile.id}:workers"
    quiet = [move for move in moves if kind != "place" or move == "pass" or action(top(view, move)) != "forge"]
    return "pass" if "pass" in moves else quiet[0]


def at(move: str) -> int:
    """The number of the location that a drawn card goes to."""
    _, mine, card = move.split(":")
    return 9 * "AB".index(mine) + position(card) - 1


def top(view: DwarfView, move: str) -> str:
    return next(place.stack[-1] for place in view.locations if place.id == move.split(":")[1])


def turning(state: State) -> str:
    """The set of the Turn Back being resolved."""
    taken = [name for name in map(state.name, state.history) if name.startswith("special:")]
    return taken[-1].split(":")[1][0]
