"""The table of Brew Crafters as text: it fits every width, numbers what may be chosen, hides what is hidden."""

from typing import Any, Final

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.games.brew_crafters.lively import EXPERT, TABLES, positions
from tests.games.brew_crafters.table import GAME, arrange, brewery, cubes, look, person, play
from tests.long import sized

from alehouse import FATE, BadOption, State
from alehouse.core.words import LANGUAGES
from alehouse.games.brew_crafters.cards import Catalogue

WORDS: Final = GAME.words("en")
CARDS: Final = Catalogue(GAME.card_file)
NAMES: Final = ["Eyra", "Brokk", "Sindri the Very Long Named", "Dvala [bold]", "Ívaldi"]
WIDTHS: Final = (80, 100, 127, 128, 160, 200)
KEYS: Final = ("text-", "short-", "when-", "does-", "about-")
SIX: Final = ("cooper", "maltster", "hop_chemist", "bartender", "lab_director", "plant_engineer")


def board(state: State, width: int = 80, seat: int | None = None) -> str:
    markup = GAME.board(state.view(seat), WORDS, NAMES[: state.seats], width)
    return Text.from_markup(markup).plain


def closer(state: State, what: str, seat: int | None = None) -> str:
    return Text.from_markup(GAME.closer(state.view(seat), WORDS, what)).plain


def flat(text: str) -> str:
    """A text without its lines and its spaces that do not break."""
    return " ".join(text.split())


# ── the whole table ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_fits_every_width_and_numbers_its_options(players: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(players, players, sized(23, 11), **options)):
        if state.player == FATE:
            continue
        width = WIDTHS[number % len(WIDTHS)]
        seat = max(0, int(state.player))
        text = board(state, width, seat)
        lines = text.split("\n")
        assert max(map(cell_len, lines)) <= width, max(lines, key=cell_len)
        assert not any(line != line.rstrip() for line in lines)
        assert not any(key in text for key in KEYS)
        for n, option in enumerate(look(state, seat).options, 1):
            assert (f"[{n}]" in text) == bool(option.targets), option.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_the_board_and_room_for_them(language: str) -> None:
    words = GAME.words(language)
    for state in positions(3, 3, 40, **EXPERT):
        text = Text.from_markup(GAME.board(look(state, 0), words, NAMES[:3], 80)).plain
        assert max(map(cell_len, text.split("\n"))) <= 80
        assert not any(key in text for key in KEYS)


def test_whoever_does_not_decide_sees_no_numbers() -> None:
    state = arrange({}, {})
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
    state = GAME.new(3, fate="open", recipe_set="random")
    assert state.player == FATE
    assert max(map(cell_len, board(state).split("\n"))) <= 80


# ── its parts ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-9.2", "BC-8.17")
def test_a_secret_recipe_is_for_its_owner() -> None:
    state = brewery({"secrets": ["barleywine"]}, {}, options={"secret_recipe": "on"})
    name = WORDS.name("recipe-barleywine")
    assert name in board(state, 80, 0)
    for seat in (None, 1):
        assert name not in board(state, 80, seat)


@pytest.mark.rule("BC-9.4")
def test_recipes_to_choose_from_are_for_whoever_chooses() -> None:
    state = play(brewery({}, {}, options={"secret_recipe": "on"}), "secret_recipe")
    names = [WORDS.name(f"recipe-{recipe}") for recipe in look(state, 0).unused_recipes]
    assert all(name in board(state, 200, 0) for name in names)
    for seat in (None, 1):
        assert not any(name in board(state, 200, seat) for name in names)


@pytest.mark.rule("BC-9.3")
def test_cards_of_the_job_agency_are_for_whoever_looks_at_them() -> None:
    state = arrange({"money": 3}, {}, options={"job_agency": "on"})
    play(state, "place:job_agency:job_agency", *(f"draw_worker:{card}" for card in SIX))
    names = [WORDS.name(f"worker-{card}") for card in SIX]
    assert all(name in board(state, 80, 0) for name in names)
    for seat in (None, 1):
        assert not any(name in board(state, 80, seat) for name in names)


@pytest.mark.rule("BC-9.5")
def test_a_side_of_the_lab_is_shown_when_all_have_chosen() -> None:
    texts = [
        board(play(GAME.new(2, fate="open", first_player="1", research_side="each"), f"side:{side}"), 80, 1)
        for side in ("basic", "advanced")
    ]
    assert texts[0] == texts[1]


@pytest.mark.rule("BC-6.37")
def test_a_price_that_was_lowered_says_by_whom() -> None:
    plain, helped = (
        board(brewery({"stored": cubes("4M 2H 1Y"), "tiles": tiles}, {}), 160, 0) for tiles in ([], ["mash_tun"])
    )
    name = WORDS.name("recipe-everyday_ale")
    lines = [next(line for line in text.split("\n") if name in line) for text in (plain, helped)]
    assert [WORDS.name("tile-mash_tun") in line for line in lines] == [False, True]


@pytest.mark.rule("BC-5.24", "BC-5.26")
def test_the_winter_to_come_is_told_with_the_loans_that_loom() -> None:
    state = arrange({"money": 1, "tiles": ["brewpub"]}, {"money": 30, "tiles": ["brewpub"]})
    poor, rich = (flat(board(state, 80, seat).split("── You ")[1]) for seat in (0, 1))
    due = person(state, 0).upkeep
    assert due.loans > 0
    assert person(state, 1).upkeep.loans == 0
    assert f"${due.total}" in poor
    assert f"${due.total}" in rich
    assert ("loan" in poor, "loan" in rich) == (True, False)


# ── a closer look ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("recipe:pumpkin_ale", "spice"),
        ("recipe:Pumpkin Ale", "spice"),
        ("recipe:everyday_ale", "hops"),
        ("worker:accountant", "$2 less"),
        ("worker:tour_guide", "advanced"),
        ("tile:mash_tun", "malt"),
        ("tile:farm", "plots"),
        ("space:malt_market", "malt"),
        ("space:job_agency", "6"),
        ("track:basic_business", "$"),
        ("partnership:spice_importer", "spice"),
        ("upkeep", "$3"),
        ("collaboration", "Special Touch"),
        ("player:1", "Storage"),
    ],
)
def test_a_closer_look_says_what_things_do(what: str, said: str) -> None:
    state = arrange({}, {}, {}, options={"job_agency": "on"})
    assert said in flat(closer(state, what, 0))


@pytest.mark.rule("BC-9.2")
def test_a_closer_look_at_a_player_keeps_secrets() -> None:
    state = brewery({"secrets": ["barleywine"]}, {}, options={"secret_recipe": "on"})
    name = WORDS.name("recipe-barleywine")
    assert name in closer(state, "player:1", 0)
    for seat in (None, 1):
        assert name not in closer(state, "player:1", seat)


@pytest.mark.rule("BC-5.24")
def test_a_closer_look_at_the_upkeep_is_at_ones_own_or_at_a_players() -> None:
    state = arrange({"tiles": ["brewpub"]}, {"workers": ["accountant"]})
    own, others, all_of_it = closer(state, "upkeep", 0), closer(state, "upkeep:2", 0), closer(state, "upkeep")
    assert own != others
    assert own == closer(state, "upkeep:1", 1)
    assert own in all_of_it
    assert others in all_of_it


@pytest.mark.parametrize(
    "what",
    [
        "",
        ":",
        "recipe:",
        "recipe:water",
        "space:job_agency",
        "player:0",
        "player:3",
        "upkeep:3",
        "x:y",
        "collaboration",
    ],
)
def test_there_is_no_closer_look_at_nothing(what: str) -> None:
    with pytest.raises(BadOption, match="recipe, worker, tile, space, track, partnership"):
        closer(GAME.new(2, seed=1), what)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closer_look_fits_an_ordinary_terminal(language: str) -> None:
    state = GAME.new(4, seed=1, **EXPERT)
    view, words = state.view(0), GAME.words(language)
    kinds: dict[str, list[Any]] = {
        "recipe": CARDS.recipes,
        "worker": CARDS.workers,
        "tile": CARDS.tiles,
        "space": look(state).market,
        "track": CARDS.tracks,
        "partnership": CARDS.partnerships,
    }
    looks = [f"{kind}:{card.id}" for kind, cards in kinds.items() for card in cards]
    for what in [*looks, "player:1", "player:2", "upkeep", "upkeep:3", "collaboration"]:
        text = Text.from_markup(GAME.closer(view, words, what)).plain
        assert max(map(cell_len, text.split("\n"))) <= 80, what
        assert not any(key in text for key in KEYS), what
