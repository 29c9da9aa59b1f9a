"""Card files of one's own: what they say is played; a new card is an entry of the file and nothing else."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from rich.text import Text
from tests.games.card_files import Changes, changed
from tests.games.cavern_tavern.lively import pick
from tests.games.cavern_tavern.table import CARDS, CHAMBER, GAME, held, left, look, names, person, place, play, position
from tests.games.drawn import strict

import alehouse
from alehouse import BadRecord, Game, State
from alehouse.core.cards import CardFile
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout

ITEM: Final[dict[str, Any]] = {
    "id": "grandmothers_ladle",
    "name": "Grandmother's Ladle",
    "timing": "own_turn",
    "solo": True,
    "effects": [
        {"op": "gain_ingredient_choice", "from": ["beer", "wine"], "n": 1},
        {"op": "nasty", "target": "self", "n": 1},
        {"op": "gain_vp", "n": 3},
    ],
    "source": "reconstructed",
}
ORDER: Final[dict[str, Any]] = {
    "id": "grandmothers_punch",
    "name": "Grandmother's Punch",
    "race": "dwarf",
    "ingredients": ["beer", "wine"],
    "points": [9, 4],
    "forgotten_after": 2,
    "forgotten_loss": 9,
    "symbol": "chore",
    "source": "reconstructed",
}
WORDS: Final = strict(GAME)


def at(game: Game, *players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position with open fate, one dict for each player."""
    return game.arrange(position(*players, **given), players=len(players), fate="open", **(options or {}))


def with_rows(table: str, *rows: dict[str, Any]) -> Game:
    """The game with further cards."""
    return changed("cavern_tavern", {table: [*CARDS[table], *rows]})


# ── new cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_item_is_played_as_it_says() -> None:
    game = with_rows("item", ITEM)
    state = at(game, {"items": [ITEM["id"]], "vp": 10}, {}, round=3)
    play(state, f"item:{ITEM['id']}")
    assert set(names(state)) == {"take:beer", "take:wine"}
    play(state, "take:beer")
    player = person(state, 0)
    assert (player.vp, player.nasty, held(state, 0)) == (13, 1, {"beer": 1})
    assert look(state).items_discarded == [ITEM["id"]]


def test_a_new_item_reads_and_is_drawn() -> None:
    game = with_rows("item", ITEM)
    view = at(game, {"items": [ITEM["id"]]}, {}, round=3).view(0)
    board = Text.from_markup(game.board(view, WORDS, ["Eyra", "Brokk"], 80)).plain
    assert "Wine or Beer" in " ".join(board.split())
    told = Text.from_markup(game.inspect_text(view, WORDS, f"item:{ITEM['id']}")).plain
    assert "Wine or Beer" in " ".join(told.split())
    for shape in (LANDSCAPE, PORTRAIT):
        layout = Layout(shape=shape, names=("Eyra", "Brokk"), here=(0,))
        scene = game.scene(view, WORDS, layout)
        pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
        played = {choice.action for choice in view.options if choice.name == f"item:{ITEM['id']}"}
        assert played
        assert played <= {action for piece in pieces for action in piece.actions}
        assert game.detail(view, WORDS, layout, f"item:{ITEM['id']}").lines


def test_a_new_item_is_called_by_its_id_where_there_is_no_message() -> None:
    assert "grandmothers ladle" in WORDS.name(f"item-{ITEM['id']}").casefold()


def test_a_new_order_is_served() -> None:
    game = with_rows("order", ORDER)
    state = at(game, {"order": ORDER["id"], "ingredients": {"beer": 1, "wine": 1}}, {})
    play(state, "complete")
    player = person(state, 0)
    assert (player.vp, player.chore, player.completed) == (9, 1, [ORDER["id"]])


@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_are_played_with_new_cards_and_can_be_replayed(players: int) -> None:
    extra: Changes = {
        "item": [*CARDS["item"], ITEM],
        "order": [*CARDS["order"], ORDER],
        "nasty_says": [*CARDS["nasty_says"], {**CARDS["nasty_says"][0], "id": "wash_my_cat", "name": "Wash My Cat"}],
        "task": [*CARDS["task"], {**CARDS["task"][0], "id": "feed_the_cat", "name": "Feed the cat"}],
        "secret_task": [*CARDS["secret_task"], {**CARDS["secret_task"][0], "id": "friend_of_cats", "name": "Cats"}],
        "character": [*CARDS["character"], {**CARDS["character"][0], "id": "cat_lady", "name": "The Cat Lady"}],
    }
    game = changed("cavern_tavern", extra)
    chance = random.Random(3)
    state = game.new(players, seed=3, events=True, secret_chamber="on")
    while not state.is_over:
        state.apply(pick(state, chance))
    assert game.replay(state.record()).scores() == state.scores()


def test_a_new_item_needs_no_more_than_its_entry(tmp_path: Path) -> None:
    """As somebody would write it, in a copy of the house's file."""
    mine = tmp_path / "mine.toml"
    entry = """
[[item]]
id = "lucky_cork"
name = "Lucky Cork"
timing = "own_turn"
solo = true
effects = [{ op = "choose_one", options = [[{ op = "gain_vp", n = 2 }], [{ op = "set_die", n = 1 }]] }]
source = "reconstructed"
"""
    mine.write_text(GAME.card_file.text + entry, encoding="utf-8")
    game = alehouse.load("cavern_tavern", mine)
    state = at(game, {"items": ["lucky_cork"]}, {}, round=3)
    assert "item:lucky_cork" in names(state)
    assert person(play(state, "item:lucky_cork", "option:1"), 0).vp == 2


# ── changed numbers ───────────────────────────────────────────────────────────────────────────────────

Seen = Callable[[Game], object]


def served(game: Game, late: int = 0) -> int:
    """What Goat Chaser pays, some rounds late."""
    order = {"order": "goat_chaser", "taken": 5 - late, "ingredients": {"fruit": 1, "syrup": 1, "mead": 1}}
    return person(play(at(game, order, {}, round=5), "complete"), 0).vp


def roasted(game: Game, *dice: int, **player: Any) -> tuple[int, int]:
    """Points and position after the meat was roasted."""
    state = place(at(game, {"dice": list(dice), **player}, {}), "area:roast_meat", *dice)
    return person(state, 0).vp, person(state, 0).kitchen


def final(game: Game, **player: Any) -> int:
    """The points of a player when the game ends."""
    people = [{"secret": "friend_elf", **player}, {"secret": "friend_dwarf"}]
    return int(at(game, *people, phase="round_end", round=game.cards.rounds).scores()[0])


def spaces(game: Game, name: str, players: int) -> int:
    view = game.new(players, seed=1).view(None)
    return next(len(area.spaces) for area in view.areas if area.id == name)  # type: ignore[attr-defined]


def offered(game: Game, start: str, **player: Any) -> list[str]:
    return [name for name in names(at(game, player, {}, options=CHAMBER, round=5)) if name.startswith(start)]


PLAYED: Final[dict[str, tuple[Changes, Seen, object, object]]] = {
    # what is changed; what is looked at, with the house's cards and with one's own
    "what an order pays": ({"order goat_chaser points": [13, 7, 4, 3]}, served, 10, 13),
    "what it pays late": ({"order goat_chaser points": [11, 9, 4, 3]}, lambda game: served(game, 1), 6, 9),
    "what an area gives": ({"area roast_meat effects 2 n": 6}, lambda game: roasted(game, 4, 5), (3, 1), (6, 1)),
    "what dice an area takes": (
        {"area roast_meat dice_sum": 8},
        lambda game: [d for d in (8, 9) if "area:roast_meat" in offered(game, "area:", dice=[3, d - 3])],
        [9],
        [8],
    ),
    "spaces": ({"area cellar_1 spaces": [2, 2, 2, 2, 2, 2]}, lambda game: spaces(game, "cellar_1", 2), 1, 2),
    "a level of a track": (
        {"tracks kitchen levels 1 bonus_vp": 5},
        lambda game: roasted(game, 4, 5, kitchen=3),
        (5, 4),
        (8, 4),
    ),
    "the Nasty track": (
        {"tracks nasty end_loss": [0, 1, 2, 3, 9, 9, 9, 12, 15, 18, 22]},
        lambda game: final(game, vp=20, nasty=4),
        15,
        11,
    ),
    "a pile": ({"ingredient beer count": 9}, lambda game: left(at(game, {}, {}), "beer"), 6, 9),
    "ingredients at the end": (
        {"meta ingredient_end_vp": 2},
        lambda game: final(game, ingredients={"beer": 3}),
        3,
        6,
    ),
    "a request left open": (
        {"meta nasty_says_unfinished_loss": 4},
        lambda game: final(game, vp=20, says=["serve_already"]),
        10,
        16,
    ),
    "a Secret Task": (
        {"secret_task head_cook tiers": [{"value": 2, "vp": 9}]},
        lambda game: final(game, secret="head_cook", kitchen=3),
        0,
        9,
    ),
    "what a request asks for": (
        {"nasty_says carry_me_to_bed request value": 5},
        lambda game: offered(game, "says:", dice=[2, 3], says=["carry_me_to_bed"]),
        [],
        ["says:carry_me_to_bed"],
    ),
    "a character's uses": (
        {"character hungry_cook uses": 4},
        lambda game: person(at(game, {"character": "hungry_cook"}, {}), 0).uses,
        2,
        4,
    ),
    "a Drink token": (
        {f"drink_token {row['id']} vp": 5 for row in CARDS["drink_token"]},
        lambda game: (
            person(
                play(
                    at(game, {"drinks": {"beer": 1}, "ingredients": {"beer": 1}}, {}, options=CHAMBER, round=5),
                    "drink:beer",
                ),
                0,
            ).vp
        ),
        2,
        5,
    ),
    "the goal of a solo game": (
        {"meta solo_normal_target": 40},
        lambda game: look(at(game, {"vp": 50}, phase="round_end", round=10)).result.won,
        False,
        True,
    ),
    "what an item does": (
        {"item spare_key effects 2 n": 7},
        lambda game: person(play(at(game, {"items": ["spare_key"]}, {}, round=3), "item:spare_key", "take:beer"), 0).vp,
        1,
        7,
    ),
    "anger of an Automa face": (
        {"automa_die 5 on_face": {"6": [{"op": "nasty", "target": "self", "n": 2}]}},
        lambda game: (
            person(play(at(game, {}, phase="round_start", round=2), *(f"rolled:{n}" for n in (1, 1, 1, 1, 6))), 0).nasty
        ),
        1,
        2,
    ),
}


@pytest.mark.parametrize("what", PLAYED)
def test_what_a_card_file_says_is_played(what: str) -> None:
    changes, seen, printed, own = PLAYED[what]
    assert seen(GAME) == printed
    assert seen(changed("cavern_tavern", changes)) == own


def test_fewer_rounds_end_the_game_sooner() -> None:
    short: Changes = {"meta rounds": 4, "clock times": CARDS["clock"]["times"][:4]}
    game = changed("cavern_tavern", short)
    state, chance = game.new(2, seed=1), random.Random(1)
    while not state.is_over:
        state.apply(pick(state, chance))
    assert look(state).round == 4


# ── records ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_record_needs_the_cards_it_was_played_with() -> None:
    text = GAME.card_file.text.replace("item_limit = 3 ", "item_limit = 2 ")
    assert text != GAME.card_file.text
    mine = alehouse.load("cavern_tavern", CardFile("mine.toml", text))
    record = mine.new(2, seed=1).record()
    assert mine.replay(record).seats == 2
    with pytest.raises(BadRecord):
        GAME.replay(record)
