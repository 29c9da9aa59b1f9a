"""The table of Cavern Tavern as text: it fits every width, numbers what may be chosen, hides what is hidden."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.games.cavern_tavern.lively import pick
from tests.games.cavern_tavern.table import CHAMBER, GAME, arrange, look, place, play
from tests.long import sized

from alehouse import FATE, BadOption, State
from alehouse.core.words import LANGUAGES
from alehouse.games.cavern_tavern.cards import Catalogue

WORDS: Final = GAME.words("en")
CARDS: Final = Catalogue(GAME.card_file)
NAMES: Final = ["Eyra", "Brokk", "Sindri the Very Long Named", "Dvala [bold]", "Ívaldi", "Hreiðmarr"]
WIDTHS: Final = (80, 100, 137, 138, 160, 200)
STEP: Final = sized(13, 3)  # decisions from one board to the next
TABLES: Final[list[tuple[int, dict[str, str]]]] = [
    (1, {}),
    (1, {"solo_mode": "story", "secret_chamber": "on"}),
    (2, {"secret_chamber": "on"}),
    (3, {"characters": "random"}),
    (4, {"secret_chamber": "on"}),
    (5, {"completed_orders": "hidden"}),
    (6, {"secret_chamber": "on"}),
]


def board(state: State, width: int = 80, seat: int | None = None) -> str:
    markup = GAME.board(state.view(seat), WORDS, NAMES[: state.seats], width)
    return Text.from_markup(markup).plain


def closer(state: State, what: str, seat: int | None = None) -> str:
    return Text.from_markup(GAME.closer(state.view(seat), WORDS, what)).plain


def states(players: int, **options: Any) -> Iterator[State]:
    """Every decision of a lively game, and its end."""
    state = GAME.new(players, seed=players, **options)
    chance = random.Random(players)
    while not state.is_over:
        if state.player != FATE:
            yield state
        state.apply(pick(state, chance))
    yield state


# ── the whole table ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_fits_every_width_and_numbers_its_options(players: int, options: dict[str, str]) -> None:
    for number, state in enumerate(states(players, **options)):
        if number % STEP and not state.is_over:
            continue
        width = WIDTHS[number // STEP % len(WIDTHS)]
        seat = max(0, int(state.player))
        text = board(state, width, seat)
        lines = text.split("\n")
        assert max(map(cell_len, lines)) <= width, max(lines, key=cell_len)
        assert not any(line != line.rstrip() for line in lines)
        assert "text-" not in text
        assert "short-" not in text
        for n, option in enumerate(look(state, seat).options, 1):
            assert (f"[{n}]" in text) == bool(option.targets), option.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_the_board_and_room_for_them(language: str) -> None:
    words = GAME.words(language)
    for number, state in enumerate(states(2, secret_chamber="on")):
        if number % 25 and not state.is_over:
            continue
        text = Text.from_markup(GAME.board(look(state, 0), words, NAMES[:2], 80)).plain
        assert max(map(cell_len, text.split("\n"))) <= 80
        assert "text-" not in text
        assert "short-" not in text


def test_whoever_does_not_decide_sees_no_numbers() -> None:
    state = arrange({"items": ["loaded_die"]}, {}, round=3)
    assert "[1]" in board(state, 80, 0)
    assert "[1]" not in board(state, 80, 1)
    assert "[1]" not in board(state)


def test_names_are_shown_as_they_are() -> None:
    text = board(GAME.new(4, seed=1))
    assert "Dvala [bold]" in text
    assert "Sindri the Very Long Named" not in text


def test_a_wide_screen_needs_fewer_lines() -> None:
    state = arrange({}, {}, {}, {})
    assert board(state, 80, 0).count("\n") > board(state, 160, 0).count("\n")


def test_open_fate_has_a_board_from_the_very_first_draw() -> None:
    state = GAME.new(3, fate="open", secret_chamber="on")
    assert state.player == FATE
    assert max(map(cell_len, board(state).split("\n"))) <= 80


# ── its parts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-9.3", "CT-9.5")
def test_hands_and_secret_tasks_are_for_their_owners() -> None:
    state = arrange({"items": ["hammer"], "secret": "head_cook"}, {"items": ["clover"]}, round=3)
    assert "Hammer" in board(state, 80, 0)
    assert "Head Cook" in board(state, 80, 0)
    for seat in (None, 1):
        assert "Hammer" not in board(state, 80, seat)
        assert "Head Cook" not in board(state, 80, seat)
    assert "Clover" not in board(state, 80, 0)


@pytest.mark.rule("CT-9.2")
def test_cards_being_looked_at_are_for_whoever_looks() -> None:
    state = place(arrange({"dice": [1, 2, 3, 4]}, {}, round=3), "area:workshop_item", 1, 2)
    play(state, "draw_item:hammer", "draw_item:clover", "draw_item:crowbar")
    text = board(state, 80, 0)
    assert all(name in text for name in ("Hammer", "Clover", "Crowbar"))
    for seat in (None, 1):
        assert not any(name in board(state, 80, seat) for name in ("Hammer", "Clover", "Crowbar"))


@pytest.mark.rule("CT-6.3.3")
def test_a_task_tells_what_it_would_score() -> None:
    plain, skilled = (board(arrange({"dice": [4, 5], "kitchen": at}, {}), 80, 0) for at in (0, 3))
    line = next(line for line in plain.split("\n") if "Roast the meat" in line)
    assert "3 points" in line
    line = next(line for line in skilled.split("\n") if "Roast the meat" in line)
    assert "5 points" in line


@pytest.mark.rule("CT-8.2.2", "CT-8.2.4")
def test_the_dice_of_the_automa_and_what_they_bar_are_told() -> None:
    text = board(arrange({}, automa={"white": 3, "yellow": 2, "blue": 1}), 80, 0)
    head = text.split("Cellar ─")[0]
    assert all(told in head for told in ("Mess Hall 3", "Cellar 2", "Make lunch for Nasty"))
    lines = [line for line in text.split("\n") if "⊘" in line and line not in head]
    assert [line.split("⊘")[1].strip().split()[0] for line in lines] == ["yellow", "blue"]


@pytest.mark.rule("CT-8.1.3")
def test_the_chamber_shows_its_cards_when_it_is_open() -> None:
    chamber = [{"task": "copy_a_map", "token": "beer"}, {"task": "stir_the_cauldron", "token": "mrs_nasty"}]
    text = board(arrange({}, {}, options=CHAMBER, round=4, chamber=chamber), 80, 0)
    assert "Copy a map" in text
    assert "Stir the cauldron" in text
    closed = board(arrange({}, {}, options=CHAMBER, round=3), 80, 0)
    assert "Copy a map" not in closed


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("order:hopping_gnome", "28"),
        ("order:hopping_gnome", "Halfling"),
        ("item:loaded_die", "any value"),
        ("item:Loaded Die", "any value"),
        ("area:roast_meat", "Syrup"),
        ("area:office_talk_to_nasty", "Nasty track"),
        ("task:copy_a_map", "9"),
        ("says:carry_me_to_bed", "9"),
        ("character:quiet_poacher", "Green Elf"),
        ("secret:head_cook", "10"),
        ("assignment:three_envoys", "Dwarf"),
        ("tracks", "Kitchen"),
        ("deck", "Swan Feather"),
        ("deck:items", "Hammer"),
        ("deck:says", "Serve Already"),
        ("deck:tasks", "Copy a map"),
    ],
)
def test_a_closer_look_says_what_things_do(what: str, said: str) -> None:
    state = arrange({}, {}, options=CHAMBER, round=3)
    assert said in closer(state, what, 0).replace("\n", " ")


@pytest.mark.rule("CT-9.3")
def test_ones_own_secret_task_needs_no_name() -> None:
    state = arrange({"secret": "head_cook", "kitchen": 6}, {})
    assert "Head Cook" in closer(state, "secret:", 0)
    with pytest.raises(BadOption):
        closer(state, "secret:")


@pytest.mark.rule("CT-9.3", "CT-9.5")
def test_a_closer_look_at_a_player_keeps_secrets() -> None:
    state = arrange({"items": ["hammer"], "secret": "head_cook"}, {}, round=3)
    assert "Hammer" in closer(state, "player:1", 0)
    assert "Head Cook" in closer(state, "player:1", 0)
    for seat in (None, 1):
        assert "Hammer" not in closer(state, "player:1", seat)
        assert "Head Cook" not in closer(state, "player:1", seat)


@pytest.mark.rule("CT-9.1")
def test_a_closer_look_at_a_deck_names_what_may_still_come() -> None:
    state = arrange({"items": ["hammer"]}, {"items": ["clover"]}, round=3, items_discarded=["crowbar"])
    for seat, unknown in ((0, "Clover"), (1, "Hammer")):
        unseen, discarded = closer(state, "deck:items", seat).replace("\n", " ").split("Crowbar")[0], "Crowbar"
        assert unknown in unseen
        assert discarded in closer(state, "deck:items", seat)
    assert "Hammer" not in closer(state, "deck:items", 0)


@pytest.mark.rule("CT-9.6")
def test_orders_under_the_deck_are_named_for_those_who_know_them() -> None:
    state = arrange({}, {}, orders_under=["swan_feather", "harp_string"], under_known_by=1)
    assert closer(state, "deck:", 1).count("Swan Feather") == 1
    assert "?" in closer(state, "deck:", 0)


@pytest.mark.parametrize(
    "what",
    ["", ":", "order:", "order:water", "area:chamber_task_1", "player:0", "player:3", "deck:1", "x:y", "tracks:1"],
)
def test_there_is_no_closer_look_at_nothing(what: str) -> None:
    with pytest.raises(BadOption, match="order, item, area, task, says, character"):
        closer(GAME.new(2, seed=1), what)


def test_a_closer_look_fits_an_ordinary_terminal() -> None:
    state = GAME.new(4, seed=1, secret_chamber="on")
    kinds: dict[str, list[Any]] = {
        "order": CARDS.orders,
        "item": CARDS.items,
        "task": CARDS.tasks,
        "says": CARDS.says,
        "character": CARDS.characters,
        "secret": CARDS.secrets,
        "assignment": CARDS.assignments,
        "area": [area for area in CARDS.areas if not area.is_slot],
    }
    looks = [f"{kind}:{card.id}" for kind, cards in kinds.items() for card in cards]
    looks += ["tracks", "player:1", "player:2", "deck", "deck:items", "deck:says", "deck:tasks"]
    for language in LANGUAGES:
        words = GAME.words(language)
        for what in looks:
            text = Text.from_markup(GAME.closer(state.view(0), words, what)).plain
            assert max(map(cell_len, text.split("\n"))) <= 80, what
            assert not any(key in text for key in ("about-", "text-", "does-", "asks-")), what
