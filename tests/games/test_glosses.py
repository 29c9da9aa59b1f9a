"""Names that every language keeps in English say what they mean: below the name in the card's sheet and in a closer
look of the terminal, in the tooltip of whatever shows the card."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from rich.text import Text
from tests.games.test_contract import walk
from tests.games.test_drawing_cache import pieces

import alehouse
from alehouse import Game, State, core
from alehouse.core.draw.document import svg
from alehouse.core.scene import LANDSCAPE, SHAPES, Detail, Layout, Scene
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.view import CavernTavernView

FAMILIES: Final = {  # kinds of cards by game, with their tables in the card file
    "dice_brewing": {"recipe": "recipe"},
    "cavern_tavern": {"order": "order", "item": "item"},
    "brew_crafters": {"recipe": "recipes"},
}
LOOKED_AT: Final = 40  # decisions between two looks at a game
every_family = pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in FAMILIES for kind in FAMILIES[name]])
every_game = pytest.mark.parametrize("name", FAMILIES)


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Words]:
    """By game, the words of a country that speaks English, but explains the names of cards."""
    found = {}
    for name, kinds in FAMILIES.items():
        room = alehouse.load(name).room / "words"
        told = (room / "en.ftl").read_text(encoding="utf-8")
        names = rf"^((?:{'|'.join(kinds)})-\w+) = .+$"
        folder = tmp_path_factory.mktemp(name)
        glossed = re.sub(names, lambda found: f"{found[0]}\n    .gloss = {meaning(found[1])}", told, flags=re.MULTILINE)
        (folder / "en.ftl").write_text(glossed, encoding="utf-8")
        found[name] = Words("en", (Path(core.__file__).parent / "words", folder))
    return found


def meaning(key: str) -> str:
    """What is made up for a card: "order:swan_feather" and "order-swan_feather" mean «swan feather»."""
    return f"«{re.split('[-:]', key, maxsplit=1)[1].replace('_', ' ')}»"


def cards(game: Game, kind: str) -> list[str]:
    return [row["id"] for row in game.card_file.tables[FAMILIES[game.name][kind]]]


def new(name: str) -> State:
    return alehouse.load(name).new(2, seed=1)


def sheet(state: State, words: Words, what: str) -> Detail:
    return state.game.detail(state.view(0), words, Layout(names=("Eyra", "Brokk"), here=(0,)), what)


# ── in a card's sheet ─────────────────────────────────────────────────────────────────────────────


@every_family
def test_a_cards_sheet_says_what_its_name_means(abroad: dict[str, Words], name: str, kind: str) -> None:
    state, words = new(name), abroad[name]
    for card in cards(state.game, kind):
        shown = sheet(state, words, f"{kind}:{card}")
        assert shown.title == words.say(f"{kind}-{card}")
        assert shown.gloss == meaning(f"{kind}:{card}")


@every_family
def test_english_cards_need_no_gloss(name: str, kind: str) -> None:
    state = new(name)
    words = state.game.words("en")
    assert {sheet(state, words, f"{kind}:{card}").gloss for card in cards(state.game, kind)} == {""}


def test_what_is_translated_has_no_gloss(abroad: dict[str, Words]) -> None:
    state = new("brew_crafters")
    assert sheet(state, abroad["brew_crafters"], "worker:cooper").gloss == ""


# ── in the terminal ───────────────────────────────────────────────────────────────────────────────


def inspect_text(state: State, words: Words, what: str) -> list[str]:
    return Text.from_markup(state.game.inspect_text(state.view(0), words, what)).plain.splitlines()


@every_family
def test_a_closer_look_says_it_below_the_name(abroad: dict[str, Words], name: str, kind: str) -> None:
    state, words = new(name), abroad[name]
    for card in cards(state.game, kind)[:3]:
        plain = inspect_text(state, state.game.words("en"), f"{kind}:{card}")
        glossed = inspect_text(state, words, f"{kind}:{card}")
        assert glossed[0] == plain[0] == words.say(f"{kind}-{card}")
        assert glossed[1] == meaning(f"{kind}:{card}")
        assert glossed[2:] == plain[1:]


def test_a_recipe_is_also_found_by_what_its_name_means(abroad: dict[str, Words]) -> None:
    state, words = new("brew_crafters"), abroad["brew_crafters"]
    by_meaning = inspect_text(state, words, "recipe:«lambic ale»")
    assert by_meaning == inspect_text(state, words, "recipe:lambic_ale")
    assert by_meaning[0] == "Bombastic Lambic"


# ── in tooltips ───────────────────────────────────────────────────────────────────────────────────


def scenes(state: State, words: Words, shape: str) -> Iterator[Scene]:
    """A random game as whoever decides sees it."""
    for now in walk(state, LOOKED_AT):
        if not now.is_over:
            seat = int(now.player)
            layout = Layout(shape=shape, names=("Eyra", "Brokk"), here=(seat,))
            yield now.game.scene(now.view(seat), words, layout)


def shown(piece_opens: str, kinds: dict[str, str]) -> bool:
    return piece_opens.partition(":")[0] in kinds


@every_game
@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_shows_a_card_has_a_tooltip(abroad: dict[str, Words], name: str, shape: str) -> None:
    seen = set()
    for scene in scenes(new(name), abroad[name], shape):
        for piece in pieces(scene).values():
            if shown(piece.opens, FAMILIES[name]):
                assert piece.gloss == meaning(piece.opens), piece.id
                seen.add(piece.opens.partition(":")[0])
            elif piece.gloss:
                seen.add(piece.id.partition(":")[0])
    assert seen >= FAMILIES[name].keys() - ({"item"} if shape != LANDSCAPE else set())
    assert "open" in seen or name != "cavern_tavern"


def open_orders(state: State) -> list[str]:
    view = state.view(0)
    assert isinstance(view, CavernTavernView)
    return [player.order.id for player in view.players if player.order]


def test_an_open_order_has_the_tooltip_of_its_card(abroad: dict[str, Words]) -> None:
    words = abroad["cavern_tavern"]
    state = alehouse.load("cavern_tavern").new(2, seed=1, characters="random")
    while not (orders := open_orders(state)):
        state.apply(state.legal_actions()[0])
    scene = state.game.scene(state.view(0), words, Layout(names=("Eyra", "Brokk"), here=(0,)))
    glosses = {piece.gloss for piece in pieces(scene).values() if piece.id.startswith("open:") and piece.gloss}
    assert glosses == {meaning(f"order:{order}") for order in orders}


@every_game
def test_english_pieces_have_no_gloss(name: str) -> None:
    words = alehouse.load(name).words("en")
    assert {piece.gloss for scene in scenes(new(name), words, LANDSCAPE) for piece in pieces(scene).values()} == {""}


def test_a_picture_for_a_notebook_has_the_tooltip_too(abroad: dict[str, Words]) -> None:
    state = new("dice_brewing")
    scene = state.game.scene(state.view(0), abroad["dice_brewing"], Layout(names=("Eyra", "Brokk"), here=(0,)))
    recipe = next(piece for piece in pieces(scene).values() if piece.id.startswith("recipe:"))
    assert f"<title>{recipe.label}\n{recipe.gloss}</title>" in svg(scene, "")
