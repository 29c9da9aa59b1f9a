"""The invariants of Dice Brewing, section 12, after every step of lively random games in every mode.

Games are played with open fate, so that every die is a step of its own. A `Watch` looks at the public view before
and after each step and knows nothing of the program behind it; `model` reads parts of the rules independently.
"""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from tests.games.dice_brewing.lively import pick
from tests.games.dice_brewing.model import (
    RECIPES,
    Tidy,
    affordable,
    all_dice,
    brewable,
    own_dice,
    placeable,
    spaces,
    targets,
)
from tests.games.dice_brewing.table import COLOURS, DICE, EDITIONS, GAME, MODES, arrange, asked, look, names
from tests.long import spread

from alehouse import FATE, State
from alehouse.games.dice_brewing.view import DiceBrewingView, DieView

KINDS: Final = ("withdraw_die", "block_building", "block_protect_die", "block_recipe", "raise_value", "reroll_die")
INGREDIENTS: Final = ("fruit", "spices", "special_malt", "honey", "special_hops")
COMBINATIONS: Final = spread(list(product((2, 3, 4), EDITIONS, MODES, ("off", "on"))), 8)
UNROLLED: Final = ("round_start", "roll", "brew", "tidy", "over")  # phases in which a die of a pool may have no value


class Watch:
    """A game in progress, and what has happened in it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.view = look(state)
        self.happened: Counter[str] = Counter()
        self.out: Counter[str] = Counter()  # action tokens played
        self.already = self.gone()  # tokens that were out of the game when it began
        self.brewing: DiceBrewingView | None = None  # the table before the recipe that is being brewed
        self.extra = ""
        self.ones: set[str] = set()  # dice that were rolled 1 this round and have kept it
        self.playing = ""  # the action token that waits for its target
        self.new_round()
        self.check_position()

    def new_round(self) -> None:
        self.bought: Counter[tuple[int, str]] = Counter()
        self.placed: set[tuple[int, str]] = set()

    def play(self, chance: Random, rounds: int = 99) -> "Watch":
        last = self.view.round + rounds
        while not self.state.is_over and self.view.round < last:
            seat = None if self.state.player == FATE else int(self.state.player)
            self.step(pick(self.state, chance, self.view if seat is not None else None))
        if self.state.is_over:
            self.check_end()
        return self

    def step(self, chosen: int) -> None:
        before, seat = self.view, int(self.state.player)
        move = self.state.name(chosen)
        if seat != FATE:
            self.check_offer(before, seat)
        self.note(move, seat, before)
        self.state.apply(chosen)
        self.view = look(self.state)
        self.count_tokens(move, seat, before)
        self.check_position()
        self.check_step(move, seat, before)
        self.check_school(move, seat)
        self.check_luck(move, before)
        self.check_brew(move, before)
        if self.view.round > before.round or self.view.over:
            self.check_round_end(move, before)

    # ── in every position ─────────────────────────────────────────────────────────────────────────

    def check_position(self) -> None:
        view = self.view
        self.check_dice(view)
        board_seeds = sum(place.seed for player in view.players for place in spaces(player).values())
        assert view.seeds + sum(player.seeds for player in view.players) + board_seeds == view.seed_tokens  # DB-12.2
        assert view.seed_tokens == {"pl-2": 10, "it-1": 6}[view.edition]
        assert view.seeds >= 0
        for stock in view.ingredients:  # DB-12.3
            assert stock.left + sum(player.ingredients.get(stock.id, 0) for player in view.players) == 3
            assert stock.sold_out is (stock.left == 0)
        self.check_tokens()
        # DB-12.5, asked for by a test of its own
        cards = [card.id for card in view.display] + [name for player in view.players for name in player.brewed]
        self.happened["recipes miscounted"] += view.deck + len(cards) != 30 or len(set(cards)) != 30 - view.deck
        dealing = self.state.player == FATE and bool(asked(self.state, "reveal"))
        assert dealing or view.brewing or len(view.display) == view.display_size or not view.deck
        assert view.brewed == sum(len(player.brewed) for player in view.players)
        for player in view.players:
            assert player.coins >= 0  # DB-12.7
            assert player.xp >= len(player.brewed)
            assert min(0, *player.ingredients.values(), 0) == 0
            for house in player.buildings:
                for place in house.spaces:
                    assert len(set(place.users)) == len(place.users) <= len(view.players) - 1  # DB-12.8
                    assert place.used is (player.seat in place.users)
                    if place.dice or place.seed:
                        assert place.used
                        assert house.open  # DB-12.9
                        assert not house.blocked or view.edition == "it-1"
        if view.phase in ("round_start", "roll", "over"):
            self.check_cleared(view)

    def check_dice(self, view: DiceBrewingView) -> None:
        dice = [die for player in view.players for die in all_dice(player)]
        found = {die.id for die in dice}
        assert len(found) == len(dice)  # each in one place
        in_hand = [view.hand] if view.hand not in ("", "seed") and view.hand not in found else []
        for colour in COLOURS:  # DB-12.1
            held = sum(die.colour == colour for die in dice) + sum(name.startswith(colour) for name in in_hand)
            assert view.supply[colour] + held == DICE[colour]
            assert view.supply[colour] >= 0
        assert not found & {die.id for die in view.rolled}
        in_the_air = {*view.chosen, view.hand} if self.state.player == FATE else set()
        for player in view.players:  # DB-12.6
            pool = {die.id for die in player.pool}
            for die in all_dice(player):
                assert die.id.startswith(die.colour)
                assert 0 <= die.raised < max(1, die.value)
                if not 1 <= die.value <= 6:
                    assert die.value == 0
                    assert die.id in in_the_air or (die.id in pool and view.phase in UNROLLED)

    def gone(self) -> Counter[str]:
        """Action tokens that are neither for sale nor owned, as far as the stacks can be seen."""
        if self.view.mode == "advanced":
            return Counter()
        owned = Counter(token.kind for player in self.view.players for token in player.tokens)
        return Counter({stock.id: 3 - stock.left - owned[stock.id] for stock in self.view.tokens})

    def in_play(self) -> Counter[str]:
        """A token that waits for its target."""
        return Counter({self.playing: 1}) if self.playing else Counter()

    def check_tokens(self) -> None:
        """DB-12.4: what is neither for sale nor owned has been played."""
        view = self.view
        played = self.out + self.in_play()
        if view.mode == "standard":
            assert +self.gone() == +(self.already + played)
            return
        owned: Counter[str] = Counter()
        for seat, player in enumerate(view.players):
            if player.tokens:
                owned.update(token.kind for token in look(self.state, seat).players[seat].tokens)
        for stock in view.tokens:
            left = 3 - owned[stock.id] - played[stock.id]
            assert left >= 0
            assert stock.sold_out is (left == 0)

    def check_cleared(self, view: DiceBrewingView) -> None:
        """DB-12.10: nothing lies on a board or on the Market."""
        for player in view.players:
            assert player.discount is None
            assert not any(place.dice or place.seed for place in spaces(player).values())

    # ── what is offered, against a second reading of the rules ────────────────────────────────────

    def check_offer(self, view: DiceBrewingView, seat: int) -> None:
        allowed = names(self.state)
        assert len(set(allowed)) == len(allowed) > 0
        if self.playing:
            self.check_targets(view, seat, allowed)
            return
        if view.chosen:
            return
        mine = view.players[seat]
        if view.phase == "place" and view.turn == seat and view.hand and "to:active_pool" not in allowed:
            die = next((die for die in all_dice(mine) if die.id == view.hand), None)
            assert set(asked(self.state, "space")) == placeable(view, seat, die)
            assert ("to:warehouse" in allowed) is (die is not None and die in mine.pool)
            self.happened["hands"] += 1
        elif view.phase == "place" and view.turn == seat and view.prompt and view.prompt.message == "prompt-place":
            self.check_turn(view, seat, allowed)
        elif view.phase == "purchase" and view.turn == seat and not view.buying:
            fresh = not self.bought[seat, "ingredient"]
            assert set(asked(self.state, "buy")) == (affordable(view, seat) if fresh else set())
            self.happened["shops"] += 1
        elif view.phase == "brew" and view.turn == seat and "pass" in allowed:
            assert set(asked(self.state, "recipe")) == brewable(view, seat)
            self.happened["kitchens"] += 1

    def check_targets(self, view: DiceBrewingView, seat: int, allowed: list[str]) -> None:
        expected = targets(view, seat, self.playing)
        assert set(allowed) <= expected
        if self.playing in ("block_building", "block_recipe"):
            assert set(allowed) == expected
        else:  # equal dice of one zone are one option
            zones: dict[str, tuple[int, str, tuple[str, int, int, bool, str]]] = {}
            for player in view.players:
                for zone, dice in (("pool", player.pool), ("warehouse", player.warehouse)):
                    zones |= {f"die:{die.id}": (player.seat, zone, like(die)) for die in dice}
                for place in spaces(player).values():
                    zones |= {f"die:{die.id}": (player.seat, place.id, like(die)) for die in place.dice}
            assert {zones[name] for name in allowed} == {zones[name] for name in expected}
            boards = ("pool", "warehouse")
            assert len({name for name in allowed if zones[name][1] in boards}) == len(
                {zones[name] for name in expected if zones[name][1] in boards}
            )
        self.happened["targets"] += 1

    def check_school(self, move: str, seat: int) -> None:
        """What a space of the School asks for at once."""
        view = self.view
        free = [die for die in own_dice(view.players[seat]) if not die.token]
        if move == "space:school_reroll" and self.state.player == seat:
            zones = {die.id: (die in view.players[seat].pool, like(die)) for die in free}
            assert {zones[name] for name in asked(self.state, "die")} == set(zones.values())
            self.happened["rerolled"] += 1
        if move == "space:school_swap" and self.state.player == seat:
            colours = {die.colour for die in free if die.colour != "blue" and view.supply[die.colour]}
            assert set(asked(self.state, "colour")) == colours

    def check_luck(self, move: str, before: DiceBrewingView) -> None:
        """DB-8.2 and 8.3: the dice that were rolled 1 and kept it."""
        view = self.view
        if view.round > before.round:
            self.ones = set()
        if move.startswith("rolled:"):
            old, new = (
                {die.id: die.value for player in table.players for die in all_dice(player)} for table in (before, view)
            )
            landed = {name for name, value in new.items() if value and not old.get(name)}
            self.ones -= landed
            if before.phase == "roll" and view.unlucky_roll:
                self.ones |= {name for name in landed if new[name] == 1}
        self.ones &= {
            die.id for player in view.players for die in all_dice(player) if die.value == 1 and not die.raised
        }
        marked = {die.id for player in view.players for die in all_dice(player) if die.unlucky and die.value}
        assert marked == self.ones or view.over
        if (
            view.phase == "purchase"
            and view.turn >= 0
            and view.turn != (before.turn if before.phase == "purchase" else -1)
        ):
            mine = view.players[view.turn]
            count = sum(die.unlucky and die.token != "blocked" for die in own_dice(mine))
            assert mine.luck == (0, 0, 2, 4, 6)[min(4, count)]
            self.happened["counted"] += 1

    def check_turn(self, view: DiceBrewingView, seat: int, allowed: list[str]) -> None:
        mine = view.players[seat]
        more = view.placements < 2
        kinds = {die.id: (die in mine.pool, like(die)) for die in own_dice(mine)}
        useful = {  # every die of the pool may be stored; equal dice are one option
            kinds[die.id] for die in own_dice(mine) if die in mine.pool or (more and placeable(view, seat, die))
        }
        assert sorted(kinds[name] for name in asked(self.state, "die")) == sorted(useful)
        assert ("seed" in allowed) is (more and mine.seeds > 0 and bool(placeable(view, seat, None)))
        assert ("pass" in allowed) is (view.placements == 0)
        assert ("end_turn" in allowed) is (view.placements > 0)
        assert view.placements <= 2
        self.happened["turns"] += 1

    # ── what a step may do ────────────────────────────────────────────────────────────────────────

    def note(self, move: str, seat: int, before: DiceBrewingView) -> None:
        kind, _, what = move.partition(":")
        if kind == "space":
            place = spaces(before.players[seat])[what]
            if (seat, what) in self.placed:  # DB-12.8: only to speed it up, or to add to a set
                assert not place.resolved
                self.happened["added to a set" if what == "school_skill" else f"sped up {what}"] += 1
            else:
                assert not place.used
                assert not place.closed
            self.placed.add((seat, what))
        elif kind == "recipe" and before.phase == "brew":
            self.brewing, self.extra = before, ""
        elif kind == "add":
            self.extra = what
        elif kind == "buy":
            self.bought[seat, "ingredient"] += 1
        elif kind == "buy_token":
            self.bought[seat, "token"] += 1
        elif kind == "value":
            self.bought[seat, "swap"] += 1
            self.happened["swapped"] += 1
        elif kind == "die" and before.buying:
            self.bought[seat, "discount"] += 1
            self.happened["discount"] += 1
        elif move == "decline" and before.rolled:
            self.happened["swap declined"] += 1
        elif kind in ("take", "colour"):
            self.happened[kind if before.brewing else "swap colour"] += 1
        assert all(count == 1 for count in self.bought.values())  # DB-12.11

    def count_tokens(self, move: str, seat: int, before: DiceBrewingView) -> None:
        """Note the tokens that are played: their kind may be seen by their owner alone until it is done."""
        if move.startswith("token:"):
            self.playing = move.removeprefix("token:")
        elif move.startswith("slot:"):  # one of several of a kind
            self.playing = look(self.state, seat).playing
            self.happened["one of several"] += 1
        if self.playing and look(self.state, seat).playing != self.playing:
            self.out[self.playing] += 1
            self.happened[f"{self.playing} {before.edition} {before.mode}"] += 1
            self.playing = ""

    def check_step(self, move: str, seat: int, before: DiceBrewingView) -> None:
        view = self.view
        new_round = view.round > before.round or view.over
        for old, new in zip(before.players, view.players):
            assert new.xp >= old.xp  # DB-12.7
            assert len(new.tokens) >= len(old.tokens) - 1
            if before.phase == view.phase == "brew" and not new_round:  # DB-12.12
                assert {die.id for die in new.warehouse} <= {die.id for die in old.warehouse}
            sets = spaces(new)["school_skill"]
            if sets.complete and not spaces(old)["school_skill"].complete:
                self.happened["set completed" if len(sets.dice) > 1 else "skill"] += 1
            if len(new.tokens) < len(old.tokens):
                assert move.startswith(("token:", "slot:"))
                assert seat == new.seat
        for stock, earlier in zip(view.tokens, before.tokens):
            assert stock.left <= earlier.left or view.mode == "advanced"  # used ones never come back
            assert stock.sold_out >= earlier.sold_out
            self.happened[f"token stack empty {view.mode}"] += stock.sold_out > earlier.sold_out
        for stock, earlier in zip(view.ingredients, before.ingredients):
            self.happened["market stack empty"] += stock.sold_out > earlier.sold_out
        for colour in COLOURS:
            self.happened[f"no {colour} dice left"] += view.supply[colour] == 0 < before.supply[colour]
        self.happened["no seeds left"] += view.seeds == 0 < before.seeds
        self.happened["luck"] += max(player.luck for player in view.players) > 0
        self.happened["decided by fate"] += seat == FATE
        if not new_round:
            assert view.priority == before.priority
            assert view.season == before.season
            assert view.brewed >= before.brewed
        elif not view.over:  # DB-12.13
            assert view.round == before.round + 1
            assert view.priority == (before.priority + 1) % len(view.players)
            assert view.season == ("summer" if view.round % 2 == 0 else "winter")
            assert view.brewed < view.brewed_to_end  # DB-12.14
            self.new_round()

    def check_brew(self, move: str, before: DiceBrewingView) -> None:
        """DB-12.15, at the moment when the next card is about to be turned up."""
        if self.brewing is None or self.view.brewing:
            return
        begun, view = self.brewing, self.view
        self.brewing = None
        seat = begun.turn
        old, new = begun.players[seat], view.players[seat]
        [name] = set(new.brewed) - set(old.brewed)
        recipe = RECIPES[name]
        bonus: dict[str, int] = next(
            (extra["bonus"] for extra in recipe["enhancements"] if extra["use"] == self.extra), {}
        )
        reward = recipe["reward"]
        assert len(new.brewed) == len(old.brewed) + 1
        assert new.xp - old.xp == 1 + reward.get("xp", 0) + bonus.get("xp", 0)
        assert new.coins - old.coins == reward.get("coins", 0) + bonus.get("coins", 0)
        assert len(new.tokens) - len(old.tokens) == (
            1 if "action_token" in reward and not all(stock.sold_out for stock in begun.tokens) else 0
        )
        assert self.state.player == FATE
        assert [one for one in begun.players if one.seat != seat] == [one for one in view.players if one.seat != seat]
        used = {die.id for die in old.warehouse} - {die.id for die in new.warehouse}
        assert len(used) == len(recipe["requires"]) + (self.extra == "skill_die")
        assert used <= {die.id for die in new.pool}
        assert sum(old.ingredients.values()) - sum(new.ingredients.values()) == (self.extra not in ("", "skill_die"))
        gained = len(all_dice(new)) - len(all_dice(old))
        due = "die" in reward and (
            any(begun.supply.values()) if view.edition == "it-1" else begun.supply[reward["die"]] > 0
        )
        assert gained == due
        self.happened[f"enhanced {'with a die' if self.extra == 'skill_die' else 'with a token'}"] += bool(self.extra)
        self.happened["brewed"] += 1
        assert move.startswith(("recipe:", "add:", "plain", "die:", "cheapest", "take:", "colour:"))

    def check_round_end(self, move: str, before: DiceBrewingView) -> None:
        """The round just ended: Tidy must have come out as read a second time."""
        quiet = move in ("pass", "decline", "decline_phase", "end_turn") or move.startswith("reveal:")
        self.happened["rounds"] += 1
        if any(place.cancelled for player in before.players for place in spaces(player).values()):
            self.happened["cancelled"] += 1
        view = self.view
        self.check_cleared(view)
        if not view.over:
            assert not any(
                die.token or die.raised or die.unlucky for player in view.players for die in all_dice(player)
            )
            assert not any(house.blocked for player in view.players for house in player.buildings)
            assert not any(place.used for player in view.players for place in spaces(player).values())
            assert not any(card.blocked for card in view.display)
        if not quiet:
            return
        expected = Tidy(before)
        assert [player.coins for player in view.players] == expected.coins
        assert [player.seeds for player in view.players] == expected.seeds
        assert (view.supply, view.seeds) == (expected.supply, expected.seeds_left)
        assert [Counter(die.colour for die in player.pool) for player in view.players] == expected.pools
        stored = [Counter((die.colour, die.value - die.raised) for die in p.warehouse) for p in view.players]
        assert stored == [+warehouse for warehouse in expected.warehouses]
        self.happened["compared"] += 1
        self.happened["claim served late"] += expected.late
        self.happened["claim lost"] += expected.lost

    def check_end(self) -> None:
        view = self.view
        assert view.phase == "over"
        assert names(self.state) == []
        assert view.brewed >= view.brewed_to_end or view.round == 40  # DB-12.14
        scores = []
        for player in view.players:
            dice = Counter(die.colour for die in all_dice(player))
            scores.append(player.xp + player.coins // 2 + dice["yellow"] + dice["green"] + 2 * dice["black"])
        assert self.state.scores() == scores
        keys = [(score, len(player.brewed), player.coins) for score, player in zip(scores, view.players)]
        assert self.state.ranking() == [1 + sum(other > key for other in keys) for key in keys]
        self.happened["ended"] += 1


def like(die: DieView) -> tuple[str, int, int, bool, str]:
    """What makes dice of one zone interchangeable (DB-5.5)."""
    return die.colour, die.value, die.raised, die.unlucky, die.token


# ── games ─────────────────────────────────────────────────────────────────────────────────────────────


def rich(players: int, options: dict[str, Any]) -> State:
    """A position in which the supply is nearly empty, everybody owns seeds, and all can be used."""
    share = {2: (6, 6, 5, 4), 3: (4, 4, 3, 3), 4: (3, 3, 2, 2)}[players]
    people: list[dict[str, Any]] = []
    for seat in range(players):
        dice = [f"{colour} {1 + (seat + k) % 6}" for colour, n in zip(COLOURS, share) for k in range(n)]
        people.append({"pool": dice[::2], "warehouse": dice[1::2], "seeds": 6 // players - (players == 2), "coins": 9})
    display = ["strong_roasted_stout", "abbey_tripel", "baltic_porter", "iced_doppelbock"][: 3 + (players == 4)]
    return arrange(*people, phase="roll", round=4, display=display, options=options)


def dealt(state: State, chance: Random) -> State:
    """The same state when the cards lie open and the first player is known."""
    while not asked(state, "rolled"):
        state.apply(chance.choice(state.legal_actions()))
    return state


@cache
def games(players: int, edition: str, mode: str, unlucky: str) -> Counter[str]:
    """What happened in some games of a kind, all of them watched."""
    options: dict[str, Any] = {"edition": edition, "mode": mode, "unlucky_roll": unlucky}
    seed = f"{players} {options}"
    whole = Watch(dealt(GAME.new(players, fate="open", **options), Random(seed))).play(Random(seed))
    scarce = Watch(rich(players, options)).play(Random(seed + " scarce"), rounds=4)
    return whole.happened + scarce.happened


@pytest.mark.long
@pytest.mark.rule("DB-12.1", "DB-12.2", "DB-12.3", "DB-12.4", "DB-12.6", "DB-12.7", "DB-12.8", "DB-12.9")
@pytest.mark.rule("DB-12.10", "DB-12.11", "DB-12.12", "DB-12.13", "DB-12.14", "DB-12.15")
@pytest.mark.rule("DB-5.3", "DB-5.5", "DB-5.62", "DB-5.63", "DB-5.64", "DB-5.67", "DB-5.68", "DB-5.69", "DB-7.3")
@pytest.mark.parametrize(("players", "edition", "mode", "unlucky"), COMBINATIONS)
def test_the_invariants_hold_after_every_step(players: int, edition: str, mode: str, unlucky: str) -> None:
    happened = games(players, edition, mode, unlucky)
    assert happened["ended"] >= 1
    assert min(happened[kind] for kind in ("brewed", "compared", "hands", "shops", "kitchens", "turns", "targets")) >= 5
    assert bool(happened["luck"]) <= (unlucky == "on")


@pytest.mark.long
@pytest.mark.rule("DB-12.5")
@pytest.mark.parametrize(("players", "edition", "mode", "unlucky"), COMBINATIONS)
def test_every_recipe_is_in_one_place(players: int, edition: str, mode: str, unlucky: str) -> None:
    assert games(players, edition, mode, unlucky)["recipes miscounted"] == 0


def test_enough_happens_in_these_games() -> None:
    """Otherwise they would show less than they seem to."""
    total: Counter[str] = Counter()
    for combination in COMBINATIONS:
        total += games(*combination)
    wanted = [f"{kind} {edition} {mode}" for kind, edition, mode in product(KINDS, EDITIONS, MODES)]
    wanted += [
        f"sped up {name}"
        for name in (
            "malt_seed",
            "malt_roast",
            "malt_raise",
            "hops_seed",
            "hops_raise",
            "dept_green_seed",
            "dept_black_seeds",
            "dept_coins",
        )
    ]
    wanted += [f"no {colour} dice left" for colour in COLOURS]
    wanted += ["no seeds left", "market stack empty", *(f"token stack empty {mode}" for mode in MODES)]
    wanted += ["swapped", "swap declined", "swap colour", "added to a set", "set completed", "skill", "cancelled"]
    wanted += ["claim served late", "claim lost", "discount", "take", "colour", "luck", "rerolled", "counted"]
    wanted += ["enhanced with a die", "enhanced with a token"]
    assert {kind: total[kind] for kind in wanted if total[kind] < 2} == {}


@pytest.mark.rule("DB-12.16")
@pytest.mark.parametrize(("players", "edition", "mode", "unlucky"), COMBINATIONS[::5])
def test_same_seed_and_same_decisions_give_the_same_game(players: int, edition: str, mode: str, unlucky: str) -> None:
    def game(seed: int | str, choices: int) -> tuple[list[int], DiceBrewingView]:
        options: dict[str, Any] = {"edition": edition, "mode": mode, "unlucky_roll": unlucky}
        state, chance = GAME.new(players, seed=seed, **options), Random(choices)
        while not state.is_over and look(state).round < 6:
            state.apply(pick(state, chance))
        return state.history, look(state)

    assert game(5, 1) == game(5, 1)
    assert game("five", 1) == game("five", 1)
    assert game(5, 1) != game(6, 1)
    assert game(5, 1) != game(5, 2)
