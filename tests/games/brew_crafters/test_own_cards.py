"""Card files of one's own: what they say is played; a new card is an entry of the file and nothing else."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from rich.text import Text
from tests.games.brew_crafters.lively import EXPERT, pick
from tests.games.brew_crafters.table import (
    CARDS,
    GAME,
    cubes,
    held,
    look,
    money,
    names,
    pass_brewery,
    person,
    play,
    price,
    rep,
    score,
)
from tests.games.card_files import Changes, changed
from tests.games.drawn import strict

import alehouse
from alehouse import BadRecord, Game, State
from alehouse.core.cards import CardFile
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout

WORKER: Final[dict[str, Any]] = {
    "id": "grandmother",
    "name": "Grandmother",
    "discovery": True,
    "min_players": 2,
    "upkeep": 4,
    "effects": [
        {"when": "acquire", "do": "gain", "gain": {"money": 2, "hops": 1}},
        {"when": "brew", "filter": {"family": "ale"}, "do": "gain", "gain": {"rep": 3}},
        {"when": "end_game", "do": "score", "per": "families_brewed", "every": 1, "points": 2, "max": 0},
    ],
    "source": "reconstructed",
}
TILE: Final[dict[str, Any]] = {
    "id": "cat_flap",
    "name": "Cat Flap",
    "kind": "equipment",
    "count": 2,
    "max_per_player": 1,
    "slot": "cat_flap",
    "upkeep": 1,
    "gain": {"money": 1},
    "effects": [
        {"when": "passive", "do": "capacity", "amount": 5, "place": "storehouse"},
        {"when": "sell", "filter": {"tier": "basic"}, "do": "gain", "gain": {"yeast": 1}},
    ],
    "source": "reconstructed",
}
RECIPE: Final[dict[str, Any]] = {
    "id": "grandmothers_stout",
    "name": "Grandmother's Stout",
    "family": "stout",
    "tier": "advanced",
    "set": "expert",
    "rep": 8,
    "symbol": "barrel",
    "gold_label": "cat",
    "tokens": 4,
    "ingredients": {"malt": 2, "fruit": 2},
    "source": "reconstructed",
}
ROWS: Final = {"skilled_workers": WORKER, "tiles": TILE, "recipes": RECIPE}
WORDS: Final = strict(GAME)


def at(game: Game, *players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position with open fate, one dict for each player."""
    position = {"phase": "brewery", **given, "players": list(players)}
    return game.arrange(position, players=len(players), fate="open", **(options or {}))


def with_row(table: str) -> Game:
    """The game with a further card."""
    return changed("brew_crafters", {table: [*CARDS[table], ROWS[table]]})


# ── new cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_worker_is_hired_and_does_what_he_says() -> None:
    state = at(with_row("skilled_workers"), {"stored": cubes("4M 1H 1Y")}, {}, phase="market")
    hire = next(name for name in names(state) if name.endswith(":hire_skilled_worker"))
    play(state, hire, "worker:grandmother")
    assert (money(state, 0), held(state, 0)["hops"]) == (2, 2)
    assert person(state, 0).workers == ["grandmother"]
    assert person(state, 0).upkeep.workers == 4


def test_a_new_worker_counts_when_beer_is_brewed_and_at_the_end() -> None:
    game = with_row("skilled_workers")
    mine = {
        "workers": ["grandmother"],
        "stored": cubes("9M 3H 3Y"),
        "money": 20,
        "shifts": 2,
        "sold": {"simply_stout": 1},
    }
    state = at(game, mine, {"money": 20}, year=3, season="winter")
    play(state, "process", "brew:everyday_ale")
    assert rep(state, 0) == 3
    while not state.is_over:
        play(state, "pass" if "pass" in names(state) else names(state)[0])
    beers = 2 * len(("everyday_ale", "simply_stout"))
    assert score(state, 0).total == 3 + beers + 2 * 2


def test_a_new_tile_is_installed_and_does_what_it_says() -> None:
    state = at(with_row("tiles"), {"bottling": ["everyday_ale"], "shifts": 2}, {})
    capacity = person(state, 0).capacity
    play(state, "install", "tile:cat_flap")
    assert (money(state, 0), person(state, 0).capacity) == (1, capacity + 5)
    assert next(tile.left for tile in look(state).tiles if tile.id == "cat_flap") == 1
    play(state, "pass", "process")
    assert held(state, 0) == {"yeast": 1}


def test_a_new_recipe_is_brewed_and_scored() -> None:
    mine = {"stored": cubes("2M 2F"), "sold": {"simply_stout": 1}}
    state = at(with_row("recipes"), mine, {}, recipes=["grandmothers_stout"])
    assert price(state, 0, "grandmothers_stout").ready
    before = score(state, 0).beers
    play(state, "process", "brew:grandmothers_stout")
    assert held(state, 0) == {}
    assert score(state, 0).beers == before + 8


@pytest.mark.parametrize(
    ("table", "target", "look_at", "said"),
    [
        ("skilled_workers", "card:grandmother", "worker:grandmother", "3 reputation"),
        ("tiles", "tile:cat_flap", "tile:cat_flap", "5 more"),
        ("recipes", "recipe:grandmothers_stout", "recipe:grandmothers_stout", "2 fruit"),
    ],
)
def test_a_new_card_reads_and_is_drawn(table: str, target: str, look_at: str, said: str) -> None:
    game = with_row(table)
    state = at(game, {}, {}, recipes=["grandmothers_stout"] if table == "recipes" else None)
    view = state.view(0)
    called = WORDS.name(look_at.replace(":", "-"))
    assert called.casefold() == look_at.split(":")[1].replace("_", " ")  # there is no message for it: it is its id
    assert called in Text.from_markup(game.board(view, WORDS, ["Eyra", "Brokk"], 80)).plain
    told = " ".join(Text.from_markup(game.inspect_text(view, WORDS, look_at)).plain.split())
    assert said in told
    for shape in (LANDSCAPE, PORTRAIT):
        layout = Layout(shape=shape, names=("Eyra", "Brokk"), here=(0,))
        pieces = [piece for canvas in game.scene(view, WORDS, layout).canvases().values() for piece in canvas.pieces]
        assert target in {piece.id for piece in pieces}
        assert said in " ".join(" ".join(game.detail(view, WORDS, layout, target).lines).split())


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, EXPERT)])
def test_whole_games_are_played_with_new_cards_and_can_be_replayed(players: int, options: dict[str, Any]) -> None:
    game = changed("brew_crafters", {table: [*CARDS[table], row] for table, row in ROWS.items()})
    state, chance = game.new(players, seed=3, events=True, **options), Random(3)
    while not state.is_over:
        state.apply(pick(state, chance))
    assert game.replay(state.record()).scores() == state.scores()


def test_a_new_worker_needs_no_more_than_its_entry(tmp_path: Path) -> None:
    """As somebody would write it, in a copy of the house's file."""
    mine = tmp_path / "mine.toml"
    entry = """
[[skilled_workers]]
id = "lucky_cat"
name = "Lucky Cat"
discovery = true
min_players = 2
upkeep = 0
effects = [{ when = "sell_step", min_sold = 1, do = "gain", gain = { money = 1, rep = 2 } }]
source = "reconstructed"
"""
    mine.write_text(GAME.card_file.text + entry, encoding="utf-8")
    game = alehouse.load("brew_crafters", mine)
    state = play(at(game, {"workers": ["lucky_cat"], "bottling": ["everyday_ale"]}, {}), "process")
    assert (money(state, 0), rep(state, 0)) == (2 + 1, 2)


# ── changed numbers ───────────────────────────────────────────────────────────────────────────────────

Seen = Callable[[Game], object]


def sold(game: Game, **player: Any) -> tuple[int, int]:
    """Money and reputation after a batch was sold."""
    state = play(at(game, {"bottling": ["everyday_ale"], **player}, {}), "process")
    return money(state, 0), rep(state, 0)


def final(game: Game, **player: Any) -> int:
    """The points of a player when the game ends, all upkeep paid."""
    people = [{"money": 60, **player}, {"money": 60}]
    years = game.cards.years
    return int(at(game, *people, phase="season_end", year=years, season="winter").scores()[0])


def begun(game: Game) -> State:
    return game.new(2, seed=1, first_player="1")


PLAYED: Final[dict[str, tuple[Changes, Seen, object, object]]] = {
    # what is changed; what is looked at, with the house's cards and with one's own
    "what a batch is worth": (
        {"recipes everyday_ale rep": 5},
        lambda game: final(game, sold={"everyday_ale": 2}),
        4,
        10,
    ),
    "what a batch costs": (
        {"recipes everyday_ale ingredients": {"malt": 1}},
        lambda game: price(at(game, {}, {}), 0, "everyday_ale").cost,
        {"malt": 2, "hops": 2, "yeast": 1},
        {"malt": 1},
    ),
    "what a batch is sold for": ({"constants batch_sale_price": 5}, sold, (2, 0), (5, 0)),
    "a Gold Label": (
        {"constants gold_label_rep": 7},
        lambda game: final(game, labels=["pumpkin_ale"]),
        3,
        7,
    ),
    "the money of the beginning": (
        {"constants starting_money": 11},
        lambda game: money(begun(game), 0),
        6,
        11,
    ),
    "the ingredients of the beginning": (
        {"constants starting_ingredients": {"fruit": 3}},
        lambda game: held(begun(game), 0),
        {"malt": 2, "hops": 1},
        {"fruit": 3},
    ),
    "a worker's wage": (
        {"skilled_workers cooper upkeep": 6},
        lambda game: person(at(game, {"workers": ["cooper"]}, {}), 0).upkeep.total,
        6,
        11,
    ),
    "what a worker does": (
        {"skilled_workers delivery_driver effects 1 gain": {"rep": 4}},
        lambda game: sold(game, workers=["delivery_driver"]),
        (3, 0),
        (2, 4),
    ),
    "a tile's upkeep": (
        {"tiles brewpub upkeep": 5},
        lambda game: person(at(game, {"tiles": ["brewpub"]}, {}), 0).upkeep.total,
        8,
        10,
    ),
    "how many tiles there are": (
        {"tiles brewpub count": 2},
        lambda game: next(tile.left for tile in look(begun(game)).tiles if tile.id == "brewpub"),
        5,
        2,
    ),
    "a shift's wage": (
        {"shifts shift_2 wage": 9},
        lambda game: person(at(game, {"shifts": 2}, {}), 0).upkeep.shifts,
        5,
        11,
    ),
    "what a market space gets": (
        {"market_spaces malt_market restock": {"malt": 5}},
        lambda game: next(space.goods for space in look(begun(game)).market if space.id == "malt_market"),
        {"malt": 3},
        {"malt": 5},
    ),
    "what a loan costs": (
        {"constants loan_first_penalty": 9},
        lambda game: final(game, loans=1),
        -2,
        -9,
    ),
    "the last level of a track": (
        {"research_tracks basic_flavour final points": 6},
        lambda game: final(game, labels=["pumpkin_ale"], research=[0, 0, 0, 4]),
        3 + 2,
        3 + 6,
    ),
    "a partnership": (
        {"partnerships yeast_bank effects 1 take": {"fruit": 2}},
        lambda game: held(
            play(
                at(game, {"partnerships": ["yeast_bank"], "stored": cubes("6M 6H 6Y")}, {}, {}, {}),
                "convert:yeast_bank:1",
            ),
            0,
        ).get("fruit", 0),
        0,
        2,
    ),
}


@pytest.mark.parametrize("what", PLAYED)
def test_what_a_card_file_says_is_played(what: str) -> None:
    changes, seen, printed, own = PLAYED[what]
    assert seen(GAME) == printed
    assert seen(changed("brew_crafters", changes)) == own


CHOSEN: Final = {
    "collaboration_sections collab_malt reward": {"basic_any": 1, "rep": 1},
    "collaboration_sections collab_hops reward": {"special_any": 2},
    "collaboration_sections collab_yeast reward": {"any": 1, "hops": 1},
}


@pytest.mark.rule("BC-6.57", "BC-5.31")
@pytest.mark.parametrize("workers", [[], ["community_liaison"]])
def test_everybody_chooses_what_sections_of_choice_give(workers: list[str]) -> None:
    """Each section is a receipt of its own; that of another does not take it away, nor what a worker brings."""
    game = changed("brew_crafters", CHOSEN)
    sections = {"collab_malt": 1, "collab_hops": 2, "collab_yeast": 2}
    mine = {"stored": cubes("2F")}
    state = at(game, mine, {"workers": workers}, {}, sections=sections)
    play(state, "collaborate")
    if "section:collab_specialty" in names(state):
        play(state, "section:collab_specialty")
    assert held(state, 2) == {"hops": 1}  # what is fixed comes in at once
    assert state.player == 1
    play(state, "take:yeast")
    assert state.player == 2
    play(state, "take:coffee", "take:spice")
    assert {f"take:{kind}" for kind in ("malt", "hops", "yeast", "spice", "coffee", "fruit")} == set(names(state))
    play(state, "take:fruit")
    assert held(state, 1) == {"yeast": 1}
    assert held(state, 2) == {"hops": 1, "spice": 1, "coffee": 1, "fruit": 1}
    assert rep(state, 1) == 1 + len(workers)
    assert state.player == 0


@pytest.mark.rule("BC-6.57", "BC-5.29", "BC-5.31")
def test_sections_of_choice_fill_a_full_storehouse_one_after_the_other() -> None:
    game = changed("brew_crafters", CHOSEN)
    sections = {"collab_malt": 1, "collab_hops": 1, "collab_yeast": 2}
    state = at(game, {"stored": cubes("2F")}, {"stored": cubes("12M")}, {}, sections=sections)
    play(state, "collaborate")
    if "section:collab_specialty" in names(state):
        play(state, "section:collab_specialty")
    play(state, "take:hops", "discard:malt")
    play(state, "take:coffee", "take:spice", "discard:malt", "discard:malt")
    assert held(state, 1) == {"malt": 9, "hops": 1, "spice": 1, "coffee": 1}
    play(state, "take:malt")
    assert held(state, 2) == {"malt": 1, "hops": 1}


def test_fewer_years_end_the_game_sooner() -> None:
    game = changed("brew_crafters", {"constants years": 1, "constants seasons": 4})
    state = at(game, {"money": 9}, {"money": 9}, season="winter")
    assert pass_brewery(state).is_over


# ── records ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_record_needs_the_cards_it_was_played_with() -> None:
    text = GAME.card_file.text.replace("starting_money = 6\n", "starting_money = 7\n")
    assert text != GAME.card_file.text
    mine = alehouse.load("brew_crafters", CardFile("mine.toml", text))
    record = mine.new(2, seed=1).record()
    assert mine.replay(record).seats == 2
    with pytest.raises(BadRecord):
        GAME.replay(record)
