"""Everybody is told that Get Help and Forge make a first player pass the marker: by a mark on cards, and in words."""

import re
from typing import Any, Final

import pytest
from tests.games.dwarf.table import GAME, arrange, look, play, worker

from alehouse import State
from alehouse.core.scene import SHAPES, Layout
from alehouse.core.words import LANGUAGES

STACKS: Final = {
    "A3": ["iron_seam_p3_l1", "forge_sword_p3_l3"],
    "A5": ["iron_seam_p5_l1", "get_help_p5_l2"],
    "A6": ["iron_seam_p6_l1", "knockers_p6_l2"],
}
SAID: Final = "the first player marker goes to the next player"
NAMES: Final = ("Eyra", "Brokk", "Ívaldi")


def symbols() -> dict[str, str]:
    """The shared drawings by name."""
    parts = GAME.scene_defs().split("<symbol id='")[1:]
    return {part.partition("'")[0]: part.partition("</symbol>")[0] for part in parts}


def table(players: int = 3) -> State:
    return arrange(players, stacks=STACKS)


@pytest.mark.rule("DW-6.18")
def test_cards_that_pass_the_marker_bear_its_mark_in_every_size() -> None:
    drawings = symbols()
    frames = {name: art for name, art in drawings.items() if name.startswith("common-")}
    sizes = {name.split("-")[1] for name in frames}
    assert len(sizes) == 5
    for size in sizes:
        marked = {name for name, art in frames.items() if name.split("-")[1] == size and "#passes-marker" in art}
        assert marked == {f"common-{size}-get_help", f"common-{size}-forge"}
    assert "first-player" in drawings["passes-marker"]


@pytest.mark.rule("DW-6.18", "DW-5.57", "DW-5.82")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_mark_lies_on_the_board_in_every_shape(shape: str) -> None:
    drawings = symbols()
    view = look(table(), 0)
    scene = GAME.scene(view, GAME.words("en"), Layout(shape=shape, names=NAMES, here=(0,)))
    pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
    art = "".join(piece.art for piece in pieces)
    for card in ("get_help", "forge_sword"):
        face = re.search(rf"#(f-\w-{card})'", art)
        assert face, card
        frame = re.search(r"#(common-[\w-]+)", drawings[face[1]])
        assert frame
        assert "#passes-marker" in drawings[frame[1]]
    labels = {piece.id: piece.label for piece in pieces}
    assert SAID in labels["loc:A5"]
    assert SAID in labels["loc:A3"]
    assert SAID not in labels["loc:A6"]


@pytest.mark.rule("DW-6.18", "DW-8.10")
@pytest.mark.parametrize(("players", "told"), [(1, False), (3, True)])
def test_a_closer_look_says_what_the_mark_means_where_the_marker_moves(players: int, told: bool) -> None:
    view, words = look(table(players), 0), GAME.words("en")
    layout = Layout(names=NAMES[: max(players, 2)], here=(0,))
    for place in ("A3", "A5"):
        lines = " ".join(GAME.detail(view, words, layout, f"stack:{place}").lines)
        assert (SAID in lines) == told
        assert (SAID in GAME.inspect_text(view, words, f"stack:{place}")) == told
    assert SAID not in " ".join(GAME.detail(view, words, layout, "stack:A6").lines)


@pytest.mark.rule("DW-6.18", "DW-5.57")
def test_the_log_says_who_takes_the_marker_from_whom() -> None:
    helper, options = worker(1, "A5"), {"events": True}
    state = arrange(3, phase="get_help", workers=[helper], stacks=STACKS, marker=1, options=options)
    play(state, "pass", "pass")
    told = [line for line in look(state).log if line.message == "log-marker"]
    assert [(line.seat, line.args["from_seat"], line.clause) for line in told] == [(2, 1, "DW-6.18")]


@pytest.mark.rule("DW-6.18", "DW-8.10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_marks_the_cards_too(language: str, width: int) -> None:
    words = GAME.words(language)
    sign = f"{words.say('board-first')} →"
    shown = GAME.board(look(table(), 0), words, NAMES, width)
    assert shown.count(sign) == 2
    assert sign in words.say("board-legend").replace("\u202f", " ")
    assert sign not in GAME.board(look(table(1), 0), words, NAMES[:2], width)


@pytest.mark.rule("DW-5.8", "DW-7.2")
@pytest.mark.parametrize(("number", "text"), [(2, "Over after 1 round"), (9, "Over after 8 rounds")])
def test_the_round_that_the_mountain_cannot_give_is_not_counted(number: int, text: str) -> None:
    state = arrange(phase="mining", round=number, mountain={"A": []})
    assert state.is_over
    assert GAME.summary(look(state), GAME.words("en")) == text
    assert GAME.measures(state)["rounds"] == number - 1


@pytest.mark.rule("DW-5.92", "DW-7.1")
def test_a_round_that_ends_the_game_with_items_is_counted() -> None:
    goods: list[dict[str, Any]] = [{"item": GAME.card_file.tables["limits"]["items_to_end_game"]}, {}]
    state = arrange(phase="get_help", round=4, goods=goods)
    assert state.is_over
    assert GAME.summary(look(state), GAME.words("en")) == "Over after 4 rounds"
    assert GAME.measures(state)["rounds"] == 4


@pytest.mark.rule("DW-6.31")
def test_the_tile_of_the_council_says_that_single_cards_stay() -> None:
    text = GAME.words("en").say("scene-special-top_to_mountain", {"cards": 2})
    assert text == "Top cards go back to the Mountain; single cards stay"


@pytest.mark.rule("DW-8.51", "DW-8.52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_against_andvettr_tells_medals_and_special_actions_left(language: str) -> None:
    """Three numbers that must not be taken for each other: who gets medals, how many, how many actions are left."""
    state = GAME.arrange({"specials_taken": 1}, 1, opponent="andvettr")
    prompt = look(state, 0).prompt
    assert prompt is not None
    assert prompt.detail == "prompt-first-medals"
    words = GAME.words(language)
    marked = {"opponent": "Andvéttr", "medals": 71, "left": 83}
    text = words.say(prompt.detail, marked)
    assert set(marked) <= set(prompt.args)
    assert all(str(value) in text for value in marked.values())
    assert prompt.args["left"] == 2
