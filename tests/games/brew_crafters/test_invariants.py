"""The invariants of Brew Crafters, section 12, after every step of lively random games in every mode.

Games are played with open fate. A `Watch` looks at the views before and after each step and knows nothing of the
program behind it: upkeep, sales, restocks and scores are reckoned here anew from the tables of the rules.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.brew_crafters.table import (
    ALL_MODULES,
    BASIC_RECIPES,
    COUNTS,
    GAME,
    MODULES,
    RECIPES,
    SEASONS,
    SPACES,
    cubes,
    look,
    names,
    person,
)
from tests.long import LONG, sized

from alehouse import FATE, State
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, ScoreView

EVERY: Final = sized(12, 6)  # steps from one look at everybody's secrets to the next

# The others earn 1.
WAGES: Final = {"head_brewer": 2, "purchasing_agent": 2, "lab_director": 2, "investor_relations": 2, "forager": 3}
TILE_UPKEEP: Final = {
    "storehouse": 1,
    "mash_tun": 1,
    "yeast_lab": 1,
    "farm": 1,
    "loading_dock": 1,
    "hop_infuser": 2,
    "oak_barrels": 1,
    "tasting_room": 2,
    "double_line": 2,
    "brewpub": 3,
}
SHIFT_WAGES: Final = (2, 3, 4)
FATES: Final = ("first", "draw_recipe", "draw_worker")
EXPERT: Final[dict[str, Any]] = {
    "recipe_set": "random",
    "worker_set": "random",
    "research_side": "advanced",
    **ALL_MODULES,
}


def modes() -> dict[str, tuple[int, dict[str, Any]]]:
    """Both presets for every number of players, and some tables with modules picked at random."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for players in COUNTS:
        found[f"{players} players, discovery"] = (players, {})
        found[f"{players} players, expert"] = (players, EXPERT)
        chance = Random(f"modules {players}")
        for number in range(3):
            subset = [name for name in MODULES if chance.random() < 0.5]
            options = {
                "recipe_set": chance.choice(["discovery", "random"]),
                "worker_set": chance.choice(["discovery", "random"]),
                "research_side": chance.choice(["basic", "advanced", "each"]),
                **dict.fromkeys(subset, "on"),
            }
            found[f"{players} players, mixed {number}"] = (players, options)
    return found


MODES: Final = modes()


def pick(state: State, chance: Random) -> int:
    """A legal action, rather one that gets something done."""
    legal = dict(zip(names(state), state.legal_actions(), strict=True))
    if state.player == FATE:
        return legal[chance.choice(list(legal))]
    weights = []
    for name in legal:
        kind = name.split(":")[0]
        weight = {"pass": 0.1, "decline": 0.4, "end_brew": 0.1, "end_action": 0.2, "convert": 0.3}.get(kind, 1.0)
        if kind in ("brew", "brew_in_pub"):
            weight = 6.0 if name.split(":")[1] not in BASIC_RECIPES else 2.0
        weights.append({"process": 6.0, "collaborate": 3.0, "hire_brewery_shift": 5.0}.get(name.split(":")[-1], weight))
    return legal[chance.choices(list(legal), weights)[0]]


# ── the rules, reckoned anew ──────────────────────────────────────────────────────────────────────────


def level(player: PlayerView, track: str) -> int:
    return next((entry.position for entry in player.research if entry.id == track), 0)


def all_batches(player: PlayerView) -> list[str]:
    found = [batch.recipe for batch in player.sold]
    for unit in player.tanks:
        found += [batch.recipe for batch in (unit.tank, unit.bottling) if batch]
    return found


def advanced_brewed(player: PlayerView) -> set[str]:
    return set(all_batches(player)) - set(BASIC_RECIPES)


def upkeep(player: PlayerView) -> int:
    """BC-5.24"""
    wages = sum(WAGES.get(card, 1) for card in player.workers)
    if level(player, "advanced_people") >= 3:
        wages = max(wages - 3, 0)
    total = 3 + sum(TILE_UPKEEP[tile] for tile in player.tiles) + wages + sum(SHIFT_WAGES[: player.shifts])
    return max(total - 2 * ("accountant" in player.workers), 0)


def final_research(player: PlayerView) -> int:
    """BC-7.2b."""
    stored = [amount for amount in player.stored.values() if amount]
    results = {
        "basic_agronomy": min(sum(stored) // 2, 6),
        "basic_fermentation": min(len(all_batches(player)) // 2, 7),
        "basic_business": min(player.money // 2, 6),
        "basic_flavour": 2 * len(player.labels),
        "advanced_terroir": len(stored),
        "advanced_engineering": min(len(player.tiles), 7),
        "advanced_brand": min(len(advanced_brewed(player)), 6),
        "advanced_people": min(2 * len(player.workers), 8),
    }
    return sum(points for track, points in results.items() if level(player, track) == 4)


def scored(player: PlayerView) -> ScoreView:
    """BC-7.2"""
    beers = sum(RECIPES[recipe]["rep"] for recipe in all_batches(player))
    research = final_research(player)
    tasting = len(advanced_brewed(player)) if "tasting_room" in player.tiles else 0
    labels, sections = 3 * len(player.labels), len(player.sections)
    loans = -(3 * player.loans - 1) if player.loans else 0
    return ScoreView(
        beers=beers,
        research=research,
        tasting=tasting,
        tokens=player.rep,
        labels=labels,
        collaboration=sections,
        loans=loans,
        total=beers + research + tasting + player.rep + labels + sections + loans,
    )


def sale(before: PlayerView, labels: int) -> tuple[int, int]:
    """The money and the reputation of a sell step (BC-6.29, BC-6.29a and every effect on selling)."""
    places = [(unit.place, unit.bottling.recipe) for unit in before.tanks if unit.bottling]
    if not places:
        return 0, 0
    money, rep, freight = (
        0,
        2 * labels if "marketing_director" in before.workers else 0,
        [b.recipe for b in before.sold],
    )
    for place, recipe in places:
        card = RECIPES[recipe]
        money += 2 + ("cooper" in before.workers and card["symbol"] == "barrel")
        first = recipe not in freight and card["tier"] == "advanced"
        if first and "tour_guide" in before.workers:
            money, rep = money + 1, rep + 1
        rep += sum(secret.tokens for secret in before.secrets if secret.recipe == recipe and first)
        rep += place == "pub" and "bartender" in before.workers
        family = sum(RECIPES[other]["family"] == card["family"] for other in freight)
        rep += 3 * (family == 2 and "quality_inspector" in before.workers)
        freight.append(recipe)
    money += (level(before, "basic_business") >= 3) + ("delivery_driver" in before.workers)
    money += min(len(places), 2) * ("loading_dock" in before.tiles)
    rep += "volume_manager" in before.workers and any(recipe in BASIC_RECIPES for _, recipe in places)
    return money, rep


# ── watching ──────────────────────────────────────────────────────────────────────────────────────────


class Watch:
    """A game in progress, and what has happened in it."""

    def __init__(self, state: State, fresh: bool = True) -> None:
        self.state = state
        self.happened: Counter[str] = Counter()
        self.view = look(state)
        self.begun = False
        self.fresh = fresh
        self.goods: dict[str, Counter[str]] = {}
        self.seasons: list[tuple[int, str]] = []
        self.used: Counter[int] = Counter()  # temporary workers used this season
        self.sold: set[str] = set()
        self.investors = 0  # of this season
        self.restocked = False
        self.steps = 0
        self.note_season()
        self.check_position()

    def play(self, chance: Random, steps: int = 8000) -> "Watch":
        for _ in range(steps):
            if self.state.is_over:
                break
            self.step(pick(self.state, chance))
        assert self.state.is_over, "the game does not end"
        self.check_end()
        return self

    def step(self, chosen: int) -> None:
        before, seat = self.view, int(self.state.player)
        move = self.state.name(chosen)
        if seat == FATE:
            assert move.split(":")[0] in FATES  # BC-9.6
        own = person(self.state, seat) if move == "process" else None
        self.happened[move.split(":")[0]] += 1
        if move.startswith("place:"):
            self.happened[f"placed {move.split(':')[1]}"] += 1
        self.state.apply(chosen)
        self.view = look(self.state)
        self.check_step(move, seat, before, own)
        self.check_position()

    # ── in every position ─────────────────────────────────────────────────────────────────────────

    def check_position(self) -> None:
        view, legal = self.view, [name.split(":")[0] for name in names(self.state)]
        settled = not {"take", "swap", "discard"} & set(legal)
        if "discard" in legal:
            assert view.overflow > 0
            self.happened["overflow"] += 1
        for player in view.players:
            assert min(player.stored.values()) >= 0  # BC-12.1
            assert sum(player.stored.values()) <= player.capacity or not settled
            places = 12 + 12 * ("storehouse" in player.tiles) + 6 * ("warehouse_manager" in player.workers)
            assert player.capacity == places
            assert min(player.money, player.rep, player.loans, player.batches) >= 0  # BC-12.2
            assert player.batches == len(all_batches(player))  # BC-12.4
            assert sum(player.brewed.values()) == player.batches
            line = ["production_line"] * (1 + ("double_line" in player.tiles))  # BC-12.6
            assert [unit.place for unit in player.tanks] == line + ["pub"] * ("brewpub" in player.tiles)
            assert player.shifts in (1, 2, 3)  # BC-12.9
            assert player.batches >= (0, 3, 9)[player.shifts - 1]
            assert all(0 <= track.position <= 4 for track in player.research)  # BC-12.10
            brewed = set(all_batches(player))  # BC-12.13
            families = {RECIPES[name]["family"] for name in brewed & set(BASIC_RECIPES)}
            assert {RECIPES[name]["family"] for name in brewed} == families
            assert set(player.labels) <= {batch.recipe for batch in player.sold}  # BC-12.14
            assert len(player.sections) <= 3  # BC-12.15
            assert player.upkeep.total == upkeep(player)
            assert player.score == scored(player)  # BC-12.20
        self.check_table(view)
        self.check_secrets(view)

    def check_table(self, view: BrewCraftersView) -> None:
        count = view.seats
        placed: Counter[int] = Counter()
        for space in view.market:  # BC-12.7
            assert count in SPACES[space.id]["players"] if space.id in SPACES else space.id in MODULES
            assert space.id == "community_farm" or len(space.markers) <= 1
            placed.update(marker.seat for marker in space.markers if marker.kind == "worker")
            if space.id != "community_farm":  # BC-12.8
                assert {kind: n for kind, n in space.goods.items() if n} == +self.goods.get(space.id, Counter())
        assert all(amount <= 2 for amount in placed.values())
        workers = [card.id for card in view.workers] + [card for player in view.players for card in player.workers]
        self.unique(workers)  # BC-12.11
        if self.begun:
            assert len(workers) + view.unused_workers == (23 if count == 2 else 24)
        partners = [card.id for card in view.partnerships]
        partners += [card for player in view.players for card in player.partnerships]
        assert sorted(partners) == sorted(
            ("spice_importer", "coffee_roaster", "fruit_orchard", "yeast_bank")[: 2 if count < 4 else 4]
        )
        display = [card.id for card in view.recipes]
        self.unique(display)
        if self.begun:
            assert display[:3] == list(BASIC_RECIPES) or set(BASIC_RECIPES) <= set(display)
            assert len(display) == 9
            labels = [card.id for card in view.recipes if card.label]
            taken = [name for player in view.players for name in player.labels]
            assert sorted(labels + taken) == sorted(set(display) - set(BASIC_RECIPES))
            if self.fresh:
                assert set(taken) == self.sold & set(display) - set(BASIC_RECIPES)  # BC-12.14
        for tile in view.tiles:  # BC-12.12
            assert tile.left + sum(player.tiles.count(tile.id) for player in view.players) == 5
        for player in view.players:
            self.unique(player.tiles)
        holders = [section.holder for section in view.sections]  # BC-12.15
        assert len(holders) == (4 if count > 2 else 0)
        assert not holders or -1 in holders
        for player in view.players:
            assert sorted(player.sections) == sorted(s.id for s in view.sections if s.holder == player.seat)
        if "temporary_workers" in view.advanced_actions:  # BC-12.16
            away = sum(player.temporary + sum(player.temporary_later) for player in view.players)
            self.happened["strayed"] += view.temporary_pool + away + sum(self.used.values()) != count
        else:
            assert all(player.temporary == sum(player.temporary_later) == 0 for player in view.players)
        if view.community is not None:  # BC-12.17
            kinds = [kind for kind, _ in view.community.planted]
            self.unique(kinds)
            assert set(kinds) <= {"malt", "hops", "fruit"}
            tokens = sorted(token for player in view.players for token in player.farm_tokens)
            assert tokens == list(range(1, len(kinds) + 1))
        if self.begun:
            assert sum(player.first_player for player in view.players) == 1  # BC-12.18

    def check_secrets(self, view: BrewCraftersView) -> None:
        self.steps += 1
        if not any(player.secrets for player in view.players) or view.over or self.steps % EVERY or view.brewing:
            return  # views take their time; and what is being brewed is another test's matter
        views = [look(self.state, seat) for seat in range(view.seats)]
        owned = [views[seat].players[seat].secrets for seat in range(view.seats)]
        names_of = [secret.recipe for secrets in owned for secret in secrets]
        self.unique(names_of + [card.id for card in view.recipes])  # BC-12.11
        for seat in range(view.seats):
            text = msgspec.json.encode(views[seat]).decode()
            hidden = [
                s.recipe for other, secrets in enumerate(owned) if other != seat for s in secrets if not s.revealed
            ]
            assert not [name for name in hidden if f'"{name}"' in text]  # BC-12.20

    def unique(self, cards: list[str]) -> None:
        assert len(set(cards)) == len(cards)

    # ── from one position to the next ─────────────────────────────────────────────────────────────

    def note_season(self) -> None:
        now = (self.view.year, self.view.season)
        if self.view.season and (not self.seasons or self.seasons[-1] != now):
            self.seasons.append(now)
            self.used.clear()
            self.investors = 0
            self.restocked = False
        if self.view.phase not in ("setup", "season_start") and not self.restocked:
            self.restocked = True
            for space in self.view.market:
                self.goods.setdefault(space.id, Counter()).update(SPACES.get(space.id, {}).get("restock", {}))
        if self.view.phase in ("season_end", "over"):
            self.used.clear()
        self.begun = self.begun or self.view.phase == "market"

    def check_step(self, move: str, seat: int, before: BrewCraftersView, own: PlayerView | None) -> None:
        view = self.view
        if move.startswith("place:") and move.endswith(":collect"):
            self.goods[move.split(":")[1]].clear()
        same_season = (before.year, before.season) == (view.year, view.season) and not view.over
        winter_ends = before.season == "winter" and before.phase != "over" and (view.over or view.year > before.year)
        same_phase = same_season and before.phase == view.phase
        scoring_waits = before.season == "winter" and before.year == 3
        for old, new in zip(before.players, view.players, strict=True):
            if same_season and view.phase in ("market", "brewery"):
                self.used[new.seat] += max(old.temporary - new.temporary, 0)
            assert new.loans >= old.loans  # BC-12.2
            if new.loans > old.loans:
                assert winter_ends or scoring_waits
                assert new.money in (0, 1)  # BC-12.3
                self.happened["loan"] += 1
            if winter_ends and move == "pass" and not scoring_waits:
                assert new.money == old.money + 2 * (new.loans - old.loans) - upkeep(old)  # BC-5.26
            assert new.batches >= old.batches  # BC-12.4
            steps = [late.position - early.position for early, late in zip(old.research, new.research, strict=False)]
            if before.phase != "setup":
                assert all(amount >= 0 for amount in steps)  # BC-12.10
                allowed = new.seat == seat and move.split(":")[0] in ("research", "track")
                assert sum(steps) <= (1 + ("lab_director" in old.workers) if allowed else 0)
            self.happened["label"] += len(new.labels) - len(old.labels)
            self.happened["shift"] += new.shifts - old.shifts
            fresh = Counter(batch.recipe for batch in new.sold) - Counter(batch.recipe for batch in old.sold)
            for name in set(new.labels) - set(old.labels):
                assert name not in self.sold  # BC-12.14
                assert name in fresh
        self.sold |= {batch.recipe for player in view.players for batch in player.sold}
        if move == "process" and same_phase and own is not None:
            labels = len(view.players[seat].labels) - len(own.labels)
            money, rep = sale(own, labels)  # BC-12.5
            assert view.players[seat].money - own.money == money
            assert view.players[seat].rep - own.rep == rep
            self.happened["sold"] += len(view.players[seat].sold) - len(own.sold)
        firsts = [[player.first_player for player in table.players] for table in (before, view)]
        if before.phase not in ("setup", "") and firsts[0] != firsts[1]:  # BC-12.18
            assert move == "place:private_investor:collect"
            assert view.players[seat].first_player
        self.investors += move == "place:private_investor:collect"
        assert self.investors <= 1
        if before.season == "autumn" and view.season == "winter" and view.community is not None:
            assert view.community.planted == []  # BC-12.17
            self.happened["harvest"] += before.community is not None and bool(before.community.planted)
        full = before.sections and sum(section.holder >= 0 for section in before.sections) == 3
        self.happened["collaboration"] += bool(full) and all(section.holder < 0 for section in view.sections)
        revealed = [sum(secret.revealed for p in table.players for secret in p.secrets) for table in (before, view)]
        self.happened["revealed"] += revealed[1] - revealed[0]
        self.note_season()

    def check_end(self) -> None:
        view = self.view
        if self.fresh:  # BC-12.19
            assert self.seasons == [(year, season) for year in (1, 2, 3) for season in SEASONS]
        scores = [scored(player) for player in view.players]
        assert view.result.scores == scores  # BC-12.20
        assert self.state.scores() == [score.total for score in scores]
        keys = [(score.total, player.money) for score, player in zip(scores, view.players, strict=True)]
        places = [1 + sum(other > key for other in keys) for key in keys]  # BC-7.3
        assert self.state.ranking() == view.result.places == places
        self.happened["ended"] += 1


# ── games ─────────────────────────────────────────────────────────────────────────────────────────────


@cache
def rich_games(players: int) -> Counter[str]:
    """What happened in the last year of two rich tables, watched as well."""
    total: Counter[str] = Counter()
    for number in range(2):
        watch = Watch(rich(players, dict(ALL_MODULES)), fresh=False).play(Random(f"rich {players} {number}"))
        assert watch.seasons == [(3, season) for season in SEASONS]
        total += watch.happened
    return total


@cache
def games(mode: str) -> Counter[str]:
    """What happened in some games of a mode, all of them watched."""
    players, options = MODES[mode]
    total: Counter[str] = Counter()
    for number in range(2 if players < 4 and LONG else 1):
        total += Watch(GAME.new(players, fate="open", **options)).play(Random(f"{mode} {number}")).happened
    return total


@pytest.mark.long
@pytest.mark.rule("BC-12.1", "BC-12.2", "BC-12.3", "BC-12.4", "BC-12.5", "BC-12.6", "BC-12.7", "BC-12.8", "BC-12.9")
@pytest.mark.rule("BC-12.10", "BC-12.11", "BC-12.12", "BC-12.13", "BC-12.14", "BC-12.15", "BC-12.17")
@pytest.mark.rule("BC-12.18", "BC-12.19", "BC-12.20", "BC-5.26", "BC-6.29", "BC-7.2", "BC-7.3", "BC-9.6")
@pytest.mark.parametrize("mode", MODES)
def test_the_invariants_hold_after_every_step(mode: str) -> None:
    happened = games(mode)
    assert happened["ended"] >= 1
    assert min(happened[kind] for kind in ("process", "research", "install", "place", "sold")) >= 1


@pytest.mark.rule("BC-12.16", "BC-8.1", "BC-8.3", "BC-5.19")
@pytest.mark.parametrize("mode", [mode for mode in MODES if "temporary_workers" in MODES[mode][1]])
def test_temporary_workers_are_never_more_or_fewer_than_the_players(mode: str) -> None:
    assert games(mode)["strayed"] == 0


def test_enough_happens_in_these_games() -> None:
    """Otherwise they would show less than they seem to."""
    total: Counter[str] = Counter()
    for mode in MODES:
        total += games(mode)
    for players in COUNTS:
        total += rich_games(players)
    wanted = ["label", "shift", "loan", "overflow", "collaboration", "harvest", "revealed", "sold", "plant", "convert"]
    wanted += ["swap", "reduce", "benefit", "side", "choose_secret", "brew_in_pub", "draw_worker", "decline", "discard"]
    wanted += [f"placed {name}" for name in (*SPACES, *(name for name in MODULES if name != "secret_recipe"))]
    assert {kind: total[kind] for kind in wanted if total[kind] < 2} == {}


def rich(players: int, options: dict[str, Any]) -> State:
    """The third year of a table with everything: full storehouses, many cards and tiles, secrets, levels."""
    hands = [["cooper", "tour_guide", "flavour_specialist"], ["bartender", "accountant", "hop_chemist"]]
    hands += [
        ["volume_manager", "quality_inspector", "lab_director"],
        ["marketing_director", "plant_engineer", "maltster"],
    ]
    hands += [["purchasing_agent", "night_foreman", "master_gardener"]]
    secrets = ["barleywine", "honey_porter", "cherry_porter", "oat_soda_stout", "mars_needs_ipa"]
    partners = ["spice_importer", "coffee_roaster", "fruit_orchard", "yeast_bank"]
    people = [
        {
            "money": 3 * seat,
            "stored": cubes("6M 5H 4Y 3S 3C 3F"),
            "sold": {**dict.fromkeys(BASIC_RECIPES, 3)},
            "tiles": ["storehouse", "double_line", "brewpub", "farm", "loading_dock", "tasting_room"][: 6 - seat % 2],
            "workers": hands[seat],
            "shifts": 3,
            "lab": ("basic", "advanced")[seat % 2],
            "research": [3, 3, 3, 3],
            "partnerships": [partners[seat]] if seat < (2 if players < 4 else 4) else [],
            "secrets": [secrets[seat]] if options.get("secret_recipe") == "on" else [],
        }
        for seat in range(players)
    ]
    given = {"players": people, "phase": "season_start", "year": 3, "season": "spring", "first": players - 1}
    return GAME.arrange(given, players=players, fate="open", **options)


@pytest.mark.rule("BC-12.1", "BC-12.2", "BC-12.3", "BC-12.4", "BC-12.5", "BC-12.6", "BC-12.7", "BC-12.8", "BC-12.9")
@pytest.mark.rule("BC-12.10", "BC-12.12", "BC-12.13", "BC-12.15", "BC-12.17", "BC-12.18", "BC-12.20")
@pytest.mark.parametrize("players", COUNTS)
def test_the_invariants_hold_at_a_rich_table(players: int) -> None:
    assert rich_games(players)["sold"] >= 5


@pytest.mark.rule("BC-12.20", "BC-9.6")
@pytest.mark.parametrize("mode", list(MODES)[1::5])
def test_same_seed_and_same_decisions_give_the_same_game(mode: str) -> None:
    players, options = MODES[mode]

    def game(seed: int, choices: int) -> tuple[list[int], BrewCraftersView]:
        state, chance = GAME.new(players, seed=seed, **options), Random(choices)
        while not state.is_over and look(state).year < 2:
            state.apply(pick(state, chance))
        return state.history, look(state)

    assert game(5, 1) == game(5, 1)
    assert game(5, 1) != game(6, 1)
    assert game(5, 1) != game(5, 2)


@pytest.mark.rule("BC-12.20")
@pytest.mark.parametrize("mode", list(MODES)[::7])
def test_a_record_gives_the_same_table_again(mode: str) -> None:
    players, options = MODES[mode]
    state, chance = GAME.new(players, seed=9, **options), Random(mode)
    while not state.is_over:
        state.apply(pick(state, chance))
    again = GAME.replay(state.record())
    assert [look(again, seat) for seat in (None, 0, 1)] == [look(state, seat) for seat in (None, 0, 1)]
