"""The invariants of Cavern Tavern, section 12, after every step of lively random games in every mode.

Games are played with open fate, so that every die and card is a step of its own. A `Watch` looks at the views before
and after each step and knows nothing of the program behind it; `model` reads what a turn allows independently.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from tests.games.cavern_tavern.lively import advance, pick
from tests.games.cavern_tavern.model import (
    allowed,
    payable,
    placements,
    returnable,
    takeable,
)
from tests.games.cavern_tavern.table import (
    AREAS,
    CHARACTERS,
    GAME,
    ITEMS,
    ORDERS,
    ORDINARY,
    TASKS,
    asked,
    look,
    names,
    position,
)
from tests.long import LONG, sized

from alehouse import FATE, State
from alehouse.games.cavern_tavern.view import CavernTavernView, DieView, PlayerView, TaskView

SOLO_OUT: Final = {"sand_clock", "hammer", "bracelet", "dragons_claw", "glass_of_strongcliff", "dwarven_mug", "clover"}
END_LOSS: Final = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22)
PLACES: Final = ("area:", "task:")
MODES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    **{f"{n} players": (n, {}) for n in range(2, 7)},
    **{f"{n} players, chamber": (n, {"secret_chamber": "on"}) for n in range(2, 7)},
    "solo": (1, {}),
    "solo, chamber": (1, {"secret_chamber": "on"}),
    "story": (1, {"solo_mode": "story"}),
    "story, chamber": (1, {"solo_mode": "story", "secret_chamber": "on", "story_target": "on"}),
    "no last call": (3, {"last_call": "off", "characters": "random"}),
    "never below nothing": (4, {"negative_scores": "off", "secret_chamber": "on"}),
    "hidden orders": (2, {"completed_orders": "hidden"}),
}


class Watch:
    """A game in progress, and what has happened in it."""

    def __init__(self, state: State, options: dict[str, Any]) -> None:
        self.state = state
        self.options = options
        self.happened: Counter[str] = Counter()
        self.view = look(state)
        self.views: dict[int, CavernTavernView] = {}
        self.positions = 0
        self.removed = 0  # Drink and Mrs. Nasty tokens out of the game
        self.drawn: Counter[int] = Counter()  # Nasty Says cards by player
        self.deciding: CavernTavernView | None = None  # the table when the placement under way was chosen
        self.target = ""
        self.crowded: set[str] = set()  # areas of this round into which somebody crowded
        self.turns: Counter[int] = Counter()  # of this round
        self.duty = False  # an order must be taken first (CT-5.2.4)
        self.gone: set[str] = set()  # Task cards discarded
        self.check_position()

    @property
    def own(self) -> list[CavernTavernView]:
        """The table as each player sees it now."""
        return [self.seen_by(seat) for seat in range(self.state.seats)]

    def seen_by(self, seat: int) -> CavernTavernView:
        """The table as one player sees it now."""
        if seat not in self.views:
            self.views[seat] = look(self.state, seat)
        return self.views[seat]

    def play(self, chance: Random, steps: int = 6000) -> "Watch":
        for _ in range(steps):
            if self.state.is_over:
                break
            seat = None if self.state.player == FATE else int(self.state.player)
            self.step(pick(self.state, chance, None if seat is None else self.seen_by(seat)))
        assert self.state.is_over, "the game does not end"
        self.check_end()
        return self

    def step(self, chosen: int) -> None:
        before, seat = self.view, int(self.state.player)
        move = self.state.name(chosen)
        if seat != FATE:
            self.check_offer(seat)
        self.note(move, seat)
        self.state.apply(chosen)
        self.view = look(self.state)
        own, self.views = self.views, {}
        self.follow(move, before)
        self.check_position(rolled=move.startswith("rolled:"))
        self.check_step(move, seat, before, own)

    # ── in every position ─────────────────────────────────────────────────────────────────────────

    def check_position(self, rolled: bool = False) -> None:
        view = self.view
        for pile in view.piles:  # CT-12.1
            held = sum(player.ingredients.get(pile.id, 0) for player in view.players)
            assert pile.left + held == (4 if pile.id == "magic_potion" else 6)
            assert pile.left >= 0
        assert {pile.id for pile in view.piles} == {*ORDINARY, "magic_potion"}
        # A die moves no card. To ask everybody for their cards takes its time, and a card that is lost stays lost.
        self.positions += not rolled
        asked = not rolled and self.positions % sized(8, 1) == 0
        if asked:
            self.check_orders(view)
            self.check_items(view)
        says = [card.id for player in view.players for card in player.says]
        self.unique([*says, *view.says_discarded])  # CT-12.4
        assert view.says_left + len(says) + len(view.says_discarded) == 15
        if view.phase != "setup" and not view.solo and asked:
            secrets = [mine.players[seat].secret for seat, mine in enumerate(self.own)]
            self.unique(secrets)
            assert all(secrets)
        self.check_dice(view)
        for player in view.players:
            assert 0 <= player.nasty <= 10  # CT-12.11
            assert 0 <= player.kitchen <= 9
            assert 0 <= player.chore <= 9
            assert 0 <= player.uses <= 2  # CT-12.15
            assert player.nasty_loss == END_LOSS[player.nasty]
        if view.phase != "setup":
            assert sum(player.first_player for player in view.players) == 1  # CT-12.17
            assert sum(player.white_die for player in view.players) == (0 if view.solo else 1)
        if view.expansion:
            self.check_chamber(view)

    def check_orders(self, view: CavernTavernView) -> None:
        """CT-12.2, 12.5, 12.6 and 12.7."""
        looked = self.looked_at("order")
        open_orders = [player.order for player in view.players if player.order]
        done = [name for mine in self.own for name in mine.players[mine.seat or 0].completed]
        seen = [order.id for order in open_orders] + done + view.orders_discarded
        seen += [space.order for space in view.mess if space.order] + [view.drawn] * bool(view.drawn)
        self.unique(seen)
        assert set(seen) <= set(ORDERS)
        assert view.orders_left + len(seen) + looked == 48
        meeples = [space.meeple for space in view.mess if space.meeple >= 0]
        self.unique(meeples)
        busy = bool(view.drawn) or bool(looked) or self.state.player == FATE or bool(view.using)
        if not busy:
            assert set(meeples) == {player.seat for player in view.players if player.order}
        for space in view.mess:
            assert not (space.order and space.meeple >= 0)
            if not space.order and space.meeple < 0 and view.phase == "turns" and not busy:
                asks = view.prompt is not None and view.prompt.decision == "decision-turn"
                assert not asks or view.orders_left + len(view.orders_discarded) == 0
                self.happened["empty table"] += 1
        for order in open_orders:
            assert 1 <= order.taken <= view.round
            assert order.late == view.round - order.taken
            if view.phase in ("turns", "round_start"):
                assert order.late < ORDERS[order.id]["forgotten_after"]

    def check_items(self, view: CavernTavernView) -> None:
        """All items are somewhere (CT-12.3)."""
        deck = {name for name in ITEMS if not (view.solo and name in SOLO_OUT)}
        hands = [item.card for mine in self.own for item in mine.players[mine.seat or 0].items]
        seen = [*hands, *view.items_discarded]
        playing = view.using.removeprefix("item:") if view.using.startswith("item:") else ""
        if playing and playing not in seen:
            seen.append(playing)
        self.unique(seen)
        assert set(seen) <= deck
        assert view.items_left + len(seen) + self.looked_at("item") == len(deck)
        for player in view.players:
            assert len(player.items) <= 4
            if view.prompt is not None and view.prompt.decision == "decision-turn":
                assert len(player.items) <= 3

    def check_dice(self, view: CavernTavernView) -> None:
        """CT-12.8 and 12.10."""
        if view.phase in ("setup", "over"):
            return
        dice: list[DieView] = []
        for player in view.players:
            dice += [*player.dice, *player.spent, *(die for task in player.tasks for die in task.dice)]
        dice += [die for task in view.chamber if task for die in task.dice]
        dice += [die for area in view.areas for space in area.spaces for die in space.dice]
        self.unique([die.id for die in dice])
        owners = Counter(die.seat for die in dice)
        whole = {player.seat: 4 + player.white_die for player in view.players}
        if view.phase == "turns":
            assert owners == whole
            assert sum(die.white for die in dice) == (0 if view.solo else 1)
        rolling = self.state.player == FATE
        for die in dice:
            assert 1 <= die.value <= 6 or (die.value == 0 and (rolling or view.phase != "turns"))
        for area in view.areas:
            used = sum(space.used for space in area.spaces)
            assert used <= AREAS[area.id]["spaces"][view.seats - 1] or area.id in self.crowded
            for space in area.spaces:
                assert space.used or not space.dice
                assert len({die.seat for die in space.dice}) <= 1

    def check_chamber(self, view: CavernTavernView) -> None:
        """All tokens and Task cards are somewhere (CT-12.18)."""
        tokens = sum(bool(task and task.token) for task in view.chamber)
        held = sum(player.mrs_nasty + sum(player.drinks.values()) for player in view.players)
        assert view.tokens_left + tokens + held + self.removed == 45
        assert view.modifiers_left + sum(player.modifiers for player in view.players) == 30
        assert view.modifiers_left >= 0
        lying = [task.id for task in view.chamber if task] + [task.id for p in view.players for task in p.tasks]
        self.unique([*lying, *self.gone])
        assert set(lying) <= set(TASKS)
        assert view.tasks_left + len(lying) + len(self.gone) == 21
        assert view.chamber_open is (view.round >= 4 and bool(lying)) or self.state.player == FATE
        if view.phase == "turns":
            assert all(len(player.tasks) <= 3 for player in view.players)
            assert view.chamber_open is (view.round >= 4)
            assert sum(task is not None for task in view.chamber) == (3 if view.round >= 4 else 0)

    def looked_at(self, kind: str) -> int:
        """How many cards of a kind somebody looks at now."""
        seen = {name for mine in self.own for name in mine.looked_at}
        asks = self.view.prompt.decision if self.view.prompt else ""
        now = self.view.hidden_cards if kind in asks else 0
        assert not seen or not now or (len(seen) == now and all(name.startswith(kind) for name in seen))
        return now

    @staticmethod
    def unique(some: list[Any]) -> None:
        assert len(set(some)) == len(some)

    # ── what is offered, against a second reading of the rules ────────────────────────────────────

    def check_offer(self, seat: int) -> None:
        view, offered = self.seen_by(seat), names(self.state)
        assert len(set(offered)) == len(offered) > 0
        if view.prompt is None or view.prompt.decision != "decision-turn":
            return
        assert view.turn == seat
        player = view.players[seat]
        orders = takeable(view) if player.order is None else set()
        if self.duty and orders:  # CT-5.2.4
            assert set(offered) == orders
            self.happened["duty"] += 1
            return
        where = set() if view.placed else placements(view, seat)
        returned = returnable(player)
        assert {name for name in offered if name.startswith(PLACES)} == {n for n in where if n.startswith(PLACES)}
        assert {name for name in offered if name.startswith("says:")} == (
            {name for name in where if name.startswith("says:")} | returned
        )
        assert {name for name in offered if name.startswith("order:") or name == "from_deck"} == orders
        assert ("complete" in offered) is payable(player)
        assert ("end_turn" in offered) is (not where)  # CT-5.2.7, 12.14
        drinks = {f"drink:{kind}" for kind in player.drinks if player.ingredients.get(kind, 0)}
        assert {name for name in offered if name.startswith("drink:")} == drinks
        assert ("modifier" in offered) is (player.modifiers > 0 and bool(player.dice))
        self.happened["turns compared"] += 1

    # ── following what happens ────────────────────────────────────────────────────────────────────

    def note(self, move: str, seat: int) -> None:
        """Before a step: what it is about to do."""
        kind = move.split(":")[0]
        view = self.view
        asks = view.prompt.decision if view.prompt else ""
        if asks == "decision-turn" and seat >= 0:
            if move.startswith(("area:", "task:")) or (
                move.startswith("says:") and move in placements(self.seen_by(seat), seat)
            ):
                self.deciding, self.target = self.seen_by(seat), move
                area = move.removeprefix("area:")
                if view.players[seat].crowding:
                    self.crowded.add(area)
            if kind == "drink":
                self.removed += 1
            self.happened[f"{kind} {move.partition(':')[2]}" if kind in ("item", "says") else kind] += 1
            if kind == "character":
                self.happened[f"character {view.players[seat].character}"] += 1
        elif kind in ("avoid", "character", "draw_says", "draw_item", "from_deck"):
            self.happened[kind] += 1
        if kind == "avoid":
            self.removed += 3

    def follow(self, move: str, before: CavernTavernView) -> None:
        """After a step: turns, rounds and cards that left."""
        view = self.view
        if view.round != before.round:
            self.turns = Counter()
        if view.phase == "turns" and before.phase != "turns":
            self.crowded = set()
        held = {task.id for table in (before,) for task in table.chamber if task}
        held |= {task.id for player in before.players for task in player.tasks}
        now = {task.id for task in view.chamber if task} | {task.id for player in view.players for task in player.tasks}
        barred = {task.id for task in before.chamber if task and task.blocked}
        for card in held - now:
            assert card in barred or move == f"task:{card}" or len(before.players) >= 1
            self.gone.add(card)
            self.removed += bool(card in barred)
        new_turn = view.turn >= 0 and (
            view.turn != before.turn or view.round != before.round or (move == "end_turn" and view.phase == "turns")
        )
        if new_turn and view.phase == "turns":
            self.turns[view.turn] += 1
            self.duty = self.turns[view.turn] == 1 and view.players[view.turn].order is None
            self.happened["turns"] += 1
        if view.turn >= 0 and view.players[view.turn].order is not None:
            self.duty = False

    def check_step(self, move: str, seat: int, before: CavernTavernView, own: dict[int, CavernTavernView]) -> None:
        view = self.view
        for old, new in zip(before.players, view.players):
            assert new.kitchen >= old.kitchen  # CT-12.11
            assert new.chore >= old.chore
            assert new.uses <= old.uses or before.phase == "setup"  # CT-12.15
            gained = {card.id for card in new.says} - {card.id for card in old.says}
            assert not gained or move == f"draw_says:{next(iter(gained))}"
            if gained:
                self.drawn[new.seat] += 1
                assert view.round < 10  # CT-12.12
                assert new.nasty in (3, 6, 9)
            assert self.drawn[new.seat] <= 3
            if new.completed_count > old.completed_count:
                self.happened["served"] += 1
                self.happened["served on time"] += new.on_time - old.on_time
            if old.order and not new.order and new.completed_count == old.completed_count:
                self.happened["forgotten"] += view.round != before.round or before.phase != "turns"
        assert view.round in (before.round, before.round + 1)  # CT-12.16
        assert view.round <= 10
        if view.placed and not before.placed:
            self.check_placement(view)
        if move == "end_turn":
            assert before.placed or not placements(own[seat], seat)  # CT-12.14
            self.happened["ended without dice"] += not before.placed
        if self.options.get("negative_scores") == "off":
            assert all(player.vp >= 0 for player in view.players)

    def check_placement(self, view: CavernTavernView) -> None:
        """CT-12.9, 12.13: the dice that left the hand fit where they went."""
        decided = self.deciding
        assert decided is not None
        assert decided.seat is not None
        mine = decided.players[decided.seat]
        left = {die.id for die in view.players[decided.seat].dice}
        gone = [die for die in mine.dice if die.id not in left]
        task: TaskView | None = None
        if self.target.startswith("area:chamber_task_"):
            task = decided.chamber[int(self.target[-1]) - 1]
            assert task is not None
            assert allowed(tuple(die.value for die in gone), f"task:{task.id}", mine, task)
        else:
            assert allowed(tuple(die.value for die in gone), self.target, mine)
        assert self.ids_on(view, self.target, mine) >= {die.id for die in gone}
        section = AREAS.get(self.target.removeprefix("area:"), {}).get("section", "")
        assert not (mine.says and section in ("kitchen", "chore"))
        self.happened[f"placed {section or self.target.split(':')[0]}"] += 1
        self.deciding = None

    @staticmethod
    def ids_on(view: CavernTavernView, target: str, player: PlayerView) -> set[str]:
        """The dice that lie on a target."""
        kind, _, name = target.partition(":")
        if kind == "says":
            return {die.id for die in view.players[player.seat].spent}
        if kind == "task":
            return {die.id for task in view.players[player.seat].tasks if task.id == name for die in task.dice}
        if name.startswith("chamber_task_"):
            task = view.chamber[int(name[-1]) - 1]
            return {die.id for die in task.dice} if task else set()
        return {die.id for area in view.areas if area.id == name for space in area.spaces for die in space.dice}

    def check_end(self) -> None:
        view = self.view
        assert view.round == 10  # CT-12.16
        assert view.phase == "over"
        assert names(self.state) == []
        for player, score in zip(view.players, view.result.scores):
            parts = score.play + score.nasty + score.ingredients + score.says + score.secret + score.mrs_nasty
            if self.options.get("negative_scores") != "off":
                assert score.nasty == -END_LOSS[player.nasty]
                assert score.says == -10 * len(player.says)
            assert parts == score.total
            assert score.mrs_nasty == player.mrs_nasty
            assert score.orders == player.completed_count
        assert [score.total for score in view.result.scores] == self.state.scores()[: view.seats]
        if not view.solo:
            keys = [(score.total, score.nasty, score.orders) for score in view.result.scores]
            assert self.state.ranking() == [1 + sum(other > key for other in keys) for key in keys]
        self.happened["ended"] += 1


def logged(view: CavernTavernView) -> list[int]:
    """The points of each player as the log tells them."""
    told = Counter[int]()
    for line in view.log:
        told[line.seat] += line.changes.get("vp", 0)
    return [told[player.seat] for player in view.players]


# ── games ─────────────────────────────────────────────────────────────────────────────────────────────


def late(players: int, options: dict[str, Any]) -> State:
    """The start of round 8: everybody has tokens, items and an order, and is soon to hear from Nasty."""
    people: list[dict[str, Any]] = [
        {
            "order": list(ORDERS)[seat],
            "taken": 7,
            "nasty": 5,
            "mrs_nasty": 3,
            "modifiers": 2,
            "drinks": {ORDINARY[seat]: 1},
            "tasks": list(TASKS)[3 * seat : 3 * seat + 2],
            "items": list(reversed(ITEMS))[2 * seat : 2 * seat + 2],
        }
        for seat in range(players)
    ]
    chamber = [
        {"task": card, "token": "spirits" if card == "decant_the_rare_cask" else "mrs_nasty"}
        for card in list(TASKS)[-3:]
    ]
    given: dict[str, Any] = {"phase": "round_start", "round": 8, "chamber": chamber}
    if "solo_mode" in options:
        given["assignment"] = "songs_of_old"
    return GAME.arrange(position(*people, **given), players=players, fate="open", **options)


@cache
def games(mode: str) -> Counter[str]:
    """What happened in some games of a mode, all of them watched."""
    players, options = MODES[mode]
    total: Counter[str] = Counter()
    for number in range(2 if players < 4 and LONG else 1):
        chance = Random(f"{mode} {number}")
        total += Watch(GAME.new(players, fate="open", **options), options).play(chance).happened
    if "secret_chamber" in options:
        total += Watch(late(players, options), options).play(Random(f"{mode} late")).happened
    return total


@pytest.mark.long
@pytest.mark.rule("CT-12.1", "CT-12.2", "CT-12.3", "CT-12.4", "CT-12.5", "CT-12.6", "CT-12.7", "CT-12.8", "CT-12.9")
@pytest.mark.rule("CT-12.10", "CT-12.11", "CT-12.12", "CT-12.13", "CT-12.14", "CT-12.15", "CT-12.16", "CT-12.17")
@pytest.mark.rule("CT-12.18", "CT-5.2.4", "CT-5.2.7", "CT-5.2.8", "CT-6.0.2", "CT-6.0.4", "CT-6.6.4")
@pytest.mark.parametrize("mode", MODES)
def test_the_invariants_hold_after_every_step(mode: str) -> None:
    happened = games(mode)
    assert happened["ended"] >= 1
    assert min(happened[kind] for kind in ("turns compared", "duty", "served", "placed cellar", "placed workshop")) >= 1


def test_enough_happens_in_these_games() -> None:
    """Otherwise they would show less than they seem to."""
    total: Counter[str] = Counter()
    for mode in MODES:
        total += games(mode)
    sections = ("cellar", "kitchen", "chore", "office", "workshop", "chamber", "task", "says")
    wanted = [f"placed {section}" for section in sections]
    wanted += [f"item {name}" for name in ITEMS]
    wanted += [f"character {name}" for name in CHARACTERS if name not in ("exiled_minstrel", "cellar_lurker")]
    wanted += ["served", "served on time", "forgotten", "drink", "modifier", "avoid", "from_deck", "draw_says", "duty"]
    wanted += ["ended without dice"]
    assert {kind: total[kind] for kind in wanted if total[kind] < 2} == {}


@pytest.mark.rule("CT-12.7", "CT-5.4.3")
def test_orders_that_nobody_serves_are_forgotten_in_time() -> None:
    """Games in which no order is ever completed: every one is given back before it is too late."""
    for players in (1, 3):
        chance, state = Random(players), GAME.new(players, fate="open")
        watch = Watch(state, {})
        while not state.is_over:
            watch.step(pick(state, chance, shunned=("complete", "item:order_pad")))
        assert watch.happened["forgotten"] >= 1
        assert watch.happened["served"] == 0


@pytest.mark.rule("CT-12.5", "CT-6.1.10")
def test_with_few_orders_the_invariants_hold_too() -> None:
    """All but eight orders were completed: tables stay empty until a card is discarded."""
    cards = list(ORDERS)
    people, rest = [{"completed": cards[:20]}, {"completed": cards[20:40]}], cards[40:]
    for seed in range(3):
        chance = Random(seed)
        given = position(*people, phase="round_start", round=6, mess=rest[:6], orders_deck=rest[6:])
        state = GAME.arrange(given, players=2, fate="open")
        watch = Watch(state, {})
        while not state.is_over and watch.view.round < 9:
            watch.step(pick(state, chance))
        assert watch.happened["empty table"] or watch.happened["served"] < 3


@pytest.mark.rule("CT-12.16")
@pytest.mark.parametrize("mode", list(MODES)[::4])
def test_same_seed_and_same_decisions_give_the_same_game(mode: str) -> None:
    players, options = MODES[mode]

    def game(seed: int | str, choices: int) -> tuple[list[int], CavernTavernView]:
        state = advance(GAME.new(players, seed=seed, **options), Random(choices), 60)
        return state.history, look(state)

    assert game(5, 1) == game(5, 1)
    assert game("five", 1) == game("five", 1)
    assert game(5, 1) != game(6, 1)
    assert game(5, 1) != game(5, 2)


@pytest.mark.rule("CT-12.8")
def test_every_die_of_a_round_is_rolled_once() -> None:
    state = GAME.arrange(position({}, {}, {}, phase="round_start", round=2), players=3, fate="open")
    rolled = 0
    while asked(state, "rolled"):
        state.apply(state.parse("rolled:4"))
        rolled += 1
    assert rolled == 13
    assert [len(player.dice) for player in look(state).players] == [4, 4, 5]


@pytest.mark.rule("CT-12.19")
@pytest.mark.parametrize("mode", MODES)
def test_all_points_are_logged(mode: str) -> None:
    players, options = MODES[mode]
    state, chance = GAME.new(players, seed=1, events=True, **options), Random(1)
    while not state.is_over:
        assert logged(look(state)) == [player.vp for player in look(state).players]
        advance(state, chance, 20)
    assert logged(look(state)) == state.scores()[:players]


@pytest.mark.rule("CT-12.19", "CT-7.9")
def test_a_loss_that_stops_at_nothing_is_logged_as_what_was_lost() -> None:
    mine = {"order": "hopping_gnome", "taken": 1, "vp": 10, "dice": []}
    given = position(mine, {"dice": []}, round=7)
    state = GAME.arrange(given, players=2, fate="open", events=True, negative_scores="off")
    state.apply(state.parse("end_turn"))
    assert look(state).players[0].vp == 0
    assert logged(look(state))[0] == -10


@pytest.mark.rule("CT-12.19", "CT-7.9")
def test_final_losses_that_stop_at_nothing_are_logged_as_what_was_lost() -> None:
    mine = {"vp": 3, "nasty": 6, "says": ["serve_already"], "ingredients": {"beer": 4}, "dice": []}
    given = position(mine, {"dice": []}, round=10)
    state = GAME.arrange(given, players=2, fate="open", events=True, negative_scores="off")
    state.apply(state.parse("end_turn"))
    assert state.scores()[0] == 0
    assert logged(look(state))[0] == -3
