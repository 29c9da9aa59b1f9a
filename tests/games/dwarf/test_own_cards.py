"""Card files of one's own: what they say is played, and what is wrong with them is named by file, card and field."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.dwarf.table import GAME, arrange, everything, goods, hoard, names, play, worker

import alehouse
from alehouse import BadCards, BadRecord, Game, State

CARDS: Final = GAME.card_file.text

Load = Callable[[str], Game]


@pytest.fixture
def own(tmp_path: Path) -> Load:
    """Load the game with a card file of one's own."""

    def load(text: str) -> Game:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return alehouse.load("dwarf", cards=path)

    return load


def in_entry(entry: str, old: str, new: str) -> str:
    """The card file with one entry changed."""
    start = CARDS.index(f'\nid = "{entry}"\n')
    place = CARDS.index(old, start)
    assert "\n[[" not in CARDS[start:place], f"{entry} has no {old}"
    return CARDS[:place] + new + CARDS[place + len(old) :]


def everywhere(old: str, new: str) -> str:
    assert old in CARDS
    return CARDS.replace(old, new)


def left_out(table: str, number: int) -> str:
    """The card file without the entry of that number."""
    parts = CARDS.split(f"[[{table}]]")
    return f"[[{table}]]".join([*parts[: number + 1], *parts[number + 2 :]])


def finish(state: State) -> State:
    while not state.is_over:
        play(state, names(state)[0])
    return state


# ── what a file says is played ────────────────────────────────────────────────────────────────────────


def test_two_changed_cards_are_played(own: Load) -> None:
    """Iron Seams give 4 iron, and an axe costs 1 steel and 1 gold."""
    game = own(
        everywhere("gain = { iron = 3 }", "gain = { iron = 4 }").replace(
            "pay = { steel = 2 }", "pay = { steel = 1, gold = 1 }"
        )
    )
    state = game.arrange(
        {
            "phase": "get_help",
            "goods": [{"steel": 2, "gold": 2}, {}],
            "stacks": {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"]},
            "workers": [worker(0, "A1"), worker(0, "A4")],
        },
        players=2,
        fate="open",
    )
    assert goods(state, 0) == hoard(iron=4, steel=1, gold=1, item=1)
    house = arrange(phase="get_help", workers=[worker(0, "A1")])
    assert goods(house, 0) == hoard(iron=3)  # the house's own cards are as before


KNOCKERS: Final = {
    "phase": "get_help",
    "goods": [{"iron": 5}, {}],
    "stacks": {"A5": ["iron_seam_p5_l1", "knockers_p5_l3"]},
}


@pytest.mark.parametrize(
    ("old", "new", "given", "moves", "after"),
    [
        ('op = "lose", resource = "iron", n = 1', 'op = "lose", resource = "iron", n = 2', KNOCKERS, [], hoard(iron=3)),
        ('op = "lose", resource = "iron", n = 1', 'op = "lose_all", resource = "iron"', KNOCKERS, [], hoard()),
        (
            "gain_choice = { n = 5",
            "gain_choice = { n = 3",
            {"goods": [{"item": 1}, {}], "piles": {"A1": ["sell_an_item"]}},
            ["special:A1:workers", "amount:3"],
            hoard(iron=3),
        ),
        (
            "medals = 4, workers = 1",
            "medals = 3, workers = 1",
            {"goods": [{"medal": 3}, {}], "piles": {"A1": ["muster_an_army"]}},
            ["special:A1:medals"],
            hoard(),
        ),
        (
            "extra_workers = 2 }",
            "extra_workers = 1 }",
            {
                "phase": "get_help",
                "stacks": {"A5": ["iron_seam_p5_l1", "get_help_p5_l2"]},
                "workers": [worker(0, "A5")],
            },
            ["place:A1"],
            hoard(iron=3),
        ),
    ],
    ids=["a monster takes more", "a monster does something else", "a special card gives less", "a price", "less help"],
)
def test_changed_numbers_are_played(
    own: Load, old: str, new: str, given: dict[str, Any], moves: list[str], after: dict[str, int]
) -> None:
    state = own(everywhere(old, new)).arrange(given, players=2, fate="open")
    assert goods(play(state, *moves), 0) == after


def test_the_number_of_items_that_ends_the_game(own: Load) -> None:
    game = own(everywhere("items_to_end_game = 4", "items_to_end_game = 3"))
    assert game.arrange({"phase": "get_help", "goods": [{"item": 3}, {}]}, players=2).is_over


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("extra_workers_in_supply = 2\niron = 0", "extra_workers_in_supply = 2\niron = 5"),
        ("cards_per_mining_phase = 2 ", "cards_per_mining_phase = 1 "),
        ("max_draws_per_mining_phase = 3", "max_draws_per_mining_phase = 2"),
        ("workers_per_player = 4", "workers_per_player = 3"),
        ('categories = ["steel", "gold", "item"]', 'categories = ["iron", "gold", "item"]'),
        ('tie_breakers = ["medal", "iron", "item"]', 'tie_breakers = ["iron", "medal", "item"]'),
        ('category_tie = "nobody"', 'category_tie = "shared"'),
        ("solo = false", "solo = true"),
        ("needs_unoccupied = true, min_left = 1, place_worker = true", "min_left = 1, place_worker = true"),
    ],
    ids=[
        "goods at the start",
        "cards a phase",
        "draws a phase",
        "workers",
        "categories",
        "tie-breakers",
        "a tied category",
        "Apprentice in solo",
        "Turn Back on occupied locations",
    ],
)
def test_no_change_is_silently_ignored(own: Load, old: str, new: str) -> None:
    """Whoever changes a number gets another game or is told that it cannot be changed: never the old game."""
    try:
        game = own(everywhere(old, new))
    except BadCards:
        return
    assert any(course(game, players) != course(GAME, players) for players in (1, 2))


@cache
def course(game: Game, players: int) -> list[object]:
    """How some games of first choices go, seen from outside: set-up, moves, scoring, Turn Back's choice."""
    seen: list[object] = []
    for seed in range(4):
        state = game.new(players, seed=seed)
        seen += [state.view(None), finish(state).history, state.ranking()]
    tied = {"phase": "mining", "mountain": {"A": []}, "goods": [{"iron": 5, "steel": 1}, {"medal": 5, "steel": 1}]}
    occupied = {
        "turn": 1,
        "piles": {"A1": ["turn_back"]},
        "stacks": {"A1": ["iron_seam_p1_l1", "sidhe_p1_l2"], "A2": ["iron_seam_p2_l1", "sidhe_p2_l2"]},
        "workers": [worker(players % 2, "A1")],
    }
    ended, turning = (game.arrange(given, players=players, fate="open") for given in (tied, occupied))
    return [*seen, ended.ranking(), names(play(turning, "special:A1:workers"))]


def test_a_copy_of_the_cards_plays_the_same_game_but_its_records_stay_apart(own: Load) -> None:
    game = own(CARDS)
    assert game.action_names == GAME.action_names
    theirs, ours = finish(game.new(3, seed=5)), finish(GAME.new(3, seed=5))
    assert theirs.history == ours.history
    with pytest.raises(BadRecord, match="card"):
        GAME.replay(theirs.record())
    assert everything(game.replay(theirs.record())) == everything(theirs)
    with pytest.raises(BadRecord, match="card"):
        own(CARDS + "\n# another file").replay(theirs.record())


# ── what is wrong is named ────────────────────────────────────────────────────────────────────────────

SEAM: Final = "iron_seam_p1_l1"
KNOCKER: Final = "knockers_p5_l3"
EFFECT: Final = "worker_effect = { pay = {}, gain = { iron = 3 } }"

BROKEN: Final = {
    # an entry with a field that is missing
    "no id": (everywhere(f'id = "{SEAM}"\n', ""), "cards 1", "id"),
    "no name": (in_entry(SEAM, 'name = "Iron Seam"\n', ""), SEAM, "name"),
    "no type": (in_entry(SEAM, 'type = "iron_seam"\n', ""), SEAM, "type"),
    "no deck": (in_entry(SEAM, 'deck = "starting"\n', ""), SEAM, "deck"),
    "no action": (in_entry(SEAM, 'action = "mine"\n', ""), SEAM, "action"),
    "no position": (in_entry(SEAM, "position = 1\n", ""), SEAM, "position"),
    "no lanterns": (in_entry(SEAM, "lanterns = 1\n", ""), SEAM, "lanterns"),
    "no black": (in_entry(SEAM, "black = 5\n", ""), SEAM, "black"),
    "no white": (in_entry(SEAM, "white = 2\n", ""), SEAM, "white"),
    "no count": (in_entry(SEAM, "count = 1\n", ""), SEAM, "count"),
    "no effect": (in_entry(SEAM, f"{EFFECT}\n", ""), SEAM, "worker_effect"),
    "no source": (in_entry(SEAM, 'source = "web"\n', ""), SEAM, "source"),
    # … of the wrong kind
    "id is a number": (everywhere(f'id = "{SEAM}"', "id = 5"), "5", "id"),
    "name is a number": (in_entry(SEAM, 'name = "Iron Seam"', "name = 3"), SEAM, "name"),
    "position is a text": (in_entry(SEAM, "position = 1", 'position = "one"'), SEAM, "position"),
    "position is a fraction": (in_entry(SEAM, "position = 1", "position = 1.0"), SEAM, "position"),
    "black is a truth": (in_entry(SEAM, "black = 5", "black = true"), SEAM, "black"),
    "effect is a text": (in_entry(SEAM, EFFECT, 'worker_effect = "x"'), SEAM, "worker_effect"),
    "solo is a number": (in_entry("muster_an_army", "solo = true", "solo = 1"), "muster_an_army", "solo"),
    "marker is a number": (
        in_entry("get_help", "pass_first_player = true", "pass_first_player = 1"),
        "get_help",
        "pass_first_player",
    ),
    # … out of range
    "position 10": (in_entry(SEAM, "position = 1", "position = 10"), SEAM, "position"),
    "position 0": (in_entry(SEAM, "position = 1", "position = 0"), SEAM, "position"),
    "white 10": (in_entry(SEAM, "white = 2", "white = 10"), SEAM, "white"),
    "four lanterns": (in_entry(SEAM, "lanterns = 1", "lanterns = 4"), SEAM, "lanterns"),
    "negative gain": (in_entry(SEAM, "iron = 3", "iron = -3"), SEAM, "gain"),
    "negative loss": (in_entry("knockers", "n = 1 }", "n = -1 }"), "knockers", "n"),
    "nine extra workers": (everywhere("extra_workers = 2 }", "extra_workers = 9 }"), "get_help", "extra_workers"),
    # … with a word that there is not
    "unknown type": (in_entry(SEAM, 'type = "iron_seam"', 'type = "tin_seam"'), SEAM, "type"),
    "unknown deck": (in_entry(SEAM, 'deck = "starting"', 'deck = "cellar"'), SEAM, "deck"),
    "unknown deck of a mountain card": (in_entry(KNOCKER, 'deck = "mountain"', 'deck = "cellar"'), KNOCKER, "deck"),
    "unknown action": (in_entry(SEAM, 'action = "mine"', 'action = "dance"'), SEAM, "action"),
    "unknown good": (in_entry(SEAM, "iron = 3", "tin = 3"), SEAM, "gain"),
    "unknown source": (in_entry(SEAM, 'source = "web"', 'source = "dream"'), SEAM, "source"),
    "unknown monster": (in_entry("knockers", 'op = "lose"', 'op = "eat"'), "knockers", "op"),
    "monster takes an unknown good": (
        in_entry("knockers", 'resource = "iron"', 'resource = "tin"'),
        "knockers",
        "resource",
    ),
    "unknown special effect": (
        in_entry("muster_an_army", 'op = "defend_all"', 'op = "attack_all"'),
        "muster_an_army",
        "op",
    ),
    "unknown scope": (
        in_entry("hold_a_council", 'scope = "all_locations"', 'scope = "somewhere"'),
        "hold_a_council",
        "scope",
    ),
    "unknown target": (
        in_entry("apprentice", 'target = "location_with_opponent_worker"', 'target = "anywhere"'),
        "apprentice",
        "target",
    ),
    "unknown good to choose": (in_entry("sell_an_item", '"steel", "gold"', '"tin"'), "sell_an_item", "from"),
    # special cards
    "no special effect": (
        in_entry("muster_an_army", 'front = { op = "defend_all", scope = "all_locations" }\n', ""),
        "muster_an_army",
        "front",
    ),
    "no op": (in_entry("muster_an_army", 'op = "defend_all", ', ""), "muster_an_army", "op"),
    "a choice of nothing": (in_entry("sell_an_item", "n = 5", "n = 0"), "sell_an_item", "n"),
    "an impossible choice": (in_entry("special_order", "min_each = 1", "min_each = 2"), "special_order", "pay_choice"),
    "a back of an unknown type": (
        in_entry("iron_seam_p1_special", 'type = "iron_seam"', 'type = "x"'),
        "iron_seam_p1_special",
        "type",
    ),
    "a pairing gives a back twice": (
        everywhere("same_cell = { muster_an_army = 1", "same_cell = { muster_an_army = 2"),
        "special_pairing",
        "same_cell",
    ),
    "a pairing leaves a card out": (
        everywhere("long_edge_duplex = { muster_an_army = 3, ", "long_edge_duplex = { "),
        "special_pairing",
        "long_edge_duplex",
    ),
    # counts
    "two copies of a card": (in_entry(SEAM, "count = 1", "count = 2"), SEAM, "count"),
    "a type's count": (in_entry("iron_seam", "count = 10", "count = 11"), "iron_seam", "count"),
    "a card too few": (left_out("cards", 20), "alloy_steel_p9_l2", "index"),
    "a special card too few": (left_out("special_cards", 3), "run_amok", "index"),
    "a wrong number": (in_entry(SEAM, "index = 1\n", "index = 2\n"), SEAM, "index"),
    "the same id twice": (
        everywhere('id = "iron_seam_p2_l1"', f'id = "{SEAM}"'),
        SEAM,
        "id",
    ),
    "two starting cards on a position": (
        in_entry("alloy_steel_p1_l2", 'deck = "mountain"', 'deck = "starting"'),
        "alloy_steel_p1_l2",
        "deck",
    ),
    # a card and its type
    "a card's own effect": (in_entry(SEAM, "iron = 3", "iron = 4"), SEAM, "worker_effect"),
    "a card's own action": (in_entry(SEAM, 'action = "mine"', 'action = "forge"'), SEAM, "action"),
    "a card's own loss": (in_entry(KNOCKER, "n = 1 }", "n = 2 }"), KNOCKER, "undefended"),
    # tables
    "limits": (everywhere("items_to_end_game = 4", 'items_to_end_game = "four"'), "limits", "items_to_end_game"),
    "an opponent": (everywhere("instant_win_medals = 12", "instant_win_medals = -1"), "andvettr", "instant_win_medals"),
    "no cards": (everywhere("[[cards]]", "[[pieces]]"), "", "cards"),
    "no card types": (everywhere("[[card_types]]", "[[kinds]]"), "", "card_types"),
    "no limits": (everywhere("[limits]", "[bounds]"), "", "limits"),
    "no pairing": (everywhere("[special_pairing]", "[pairs]"), "", "special_pairing"),
    "no opponents": (everywhere("[[solo_opponents]]", "[[bots]]"), "", "solo_opponents"),
    # what nobody knows
    "an unknown field of the game": (everywhere("[game]\n", "[game]\ncolour = 3\n"), "game", "colour"),
    "an unknown field of a card": (in_entry(SEAM, "black = 5\n", "black = 5\ngrey = 5\n"), SEAM, "grey"),
    "an unknown field of a limit": (
        everywhere("medals = 4, workers", "medals = 4, beers = 1, workers"),
        "limits",
        "beers",
    ),
    "an unknown field of a back": (
        in_entry("iron_seam_p1_special", "lanterns = 0\n", "lanterns = 0\nrooms = 1\n"),
        "muster_an_army",
        "rooms",
    ),
    "an unknown table": (f"{CARDS}\n[tavern]\nbeers = 3\n", "", "tavern"),
    "no set-ups": (everywhere("[[setups]]", "[[beginnings]]"), "", "setups"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_named_by_file_card_and_field(own: Load, what: str) -> None:
    text, card, field = BROKEN[what]
    with pytest.raises(BadCards) as caught:
        own(text)
    error = caught.value
    assert (error.file, error.field) == ("mine.toml", field)
    if what not in ("two starting cards on a position", "the same id twice"):  # either of the two may be named
        assert error.card == card
    assert "mine.toml" in str(error)
    assert field in str(error)
    assert error.card in str(error)


def test_an_unknown_opponent_is_noticed_when_the_file_is_read(own: Load) -> None:
    with pytest.raises(BadCards):
        own(everywhere('id = "andvettr"', 'id = "andvettur"'))


@pytest.mark.parametrize("text", ["x = [", "", "[game]", "\0"], ids=repr)
def test_what_is_no_card_file_is_refused(own: Load, text: str) -> None:
    with pytest.raises(BadCards, match=r"mine\.toml"):
        own(text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_bytes(CARDS.encode("utf-16"))
    for path in (tmp_path / "missing.toml", tmp_path, other):
        with pytest.raises(BadCards, match="cannot be read") as caught:
            alehouse.load("dwarf", cards=path)
        assert str(path) in str(caught.value)
