"""Words and figures that were once squeezed or shrunk until nobody could read them, wherever a table has little room.

`tests/browser/test_fits.py` measures them as a browser shows them; this says quickly, and of every card, what it did
not meet.
"""

import re
from itertools import cycle
from typing import Any, Final

import pytest
from msgspec.structs import replace
from tests.games.brew_crafters import table as brewery
from tests.games.cavern_tavern import table as tavern
from tests.games.drawn import check_canvas, squeezed, strict

from alehouse import Game, State
from alehouse.core.scene import LANDSCAPE, SHORT, TABLET, Box, Layout
from alehouse.core.words import LANGUAGES
from alehouse.games.brew_crafters.drawing.paper import FULL, SMALL
from alehouse.games.brew_crafters.drawing.partnership_faces import partnership_card, partnership_plate
from alehouse.games.brew_crafters.drawing.seen import Seen as BrewerySeen
from alehouse.games.brew_crafters.drawing.tile_faces import tile_card
from alehouse.games.brew_crafters.drawing.worker_faces import worker_card
from alehouse.games.cavern_tavern.drawing.card_faces import character_card, task_card
from alehouse.games.cavern_tavern.drawing.gains import counts_goods
from alehouse.games.cavern_tavern.drawing.own_hand import plates, plates_width, task_plate
from alehouse.games.cavern_tavern.drawing.seen import Seen as TavernSeen
from alehouse.games.cavern_tavern.view import SaysView, TaskView

PLATES_OF_PARTNERS: Final = ((90, 67), (90, 40))  # where four lie side by side, on a tablet and at a desk
LOW_PLATE: Final = Box(0, 0, 192, 31.5)  # of a Task card, where there are many
PLATES: Final = 168  # how high the column of all plates is
FIGURES: Final = 18  # pixels: in rows of signs that are lower, figures are smaller than twelve
REQUEST: Final = "something_sweet"
CHAMBER: Final = [
    {"task": task, "token": "mrs_nasty"} for task in ("brew_for_the_wizard", "seal_the_bargain", "appraise_the_loot")
]
GOODS: Final = re.compile(r"<use href='#goods-[^>]*height='([\d.]+)'")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def catalogue(game: Game) -> Any:
    return game.cards


def layout(state: State, shape: str = LANDSCAPE) -> Layout:
    return Layout(shape=shape, names=("Eyra", "Brokk", "Sindri", "Nýi", "Alvíss")[: state.seats], here=(0,))


def a_task(name: str) -> TaskView:
    return TaskView(id=name, token="", user=-1, dice=[], blocked="", points=12, shift=0, action=-1)


@in_every_language
def test_names_on_small_cards_and_plates_of_brew_crafters(language: str) -> None:
    state = brewery.GAME.new(2, seed=1)
    seen = BrewerySeen(catalogue(brewery.GAME), brewery.look(state, 0), strict(brewery.GAME, language), layout(state))
    arts = [worker_card(seen, name, SMALL) for name in seen.workers]
    arts += [partnership_plate(seen, name, *size) for name in seen.partnerships for size in PLATES_OF_PARTNERS]
    assert [words for art in arts for words in squeezed(art)] == []


@in_every_language
def test_what_cards_of_brew_crafters_say(language: str) -> None:
    """Some have more to say than others, and some languages more than English."""
    state = brewery.GAME.new(2, seed=1)
    seen = BrewerySeen(catalogue(brewery.GAME), brewery.look(state, 0), strict(brewery.GAME, language), layout(state))
    arts = [worker_card(seen, name, FULL) for name in seen.workers]
    arts += [tile_card(seen, name, FULL) for name in seen.tiles]
    arts += [partnership_card(seen, name, FULL) for name in seen.partnerships]
    assert [words for art in arts for words in squeezed(art)] == []


@in_every_language
def test_what_cards_of_the_tavern_say(language: str) -> None:
    """Below a token there is less room."""
    cards, words = catalogue(tavern.GAME), strict(tavern.GAME, language)
    arts = [task_card(cards, task, words, FULL, lies_on_it=on) for task in cards.tasks for on in ("", "mrs_nasty")]
    arts += [character_card(cards, character, words, FULL, uses=1) for character in cards.characters]
    assert [words for art in arts for words in squeezed(art)] == []


@in_every_language
def test_the_last_season_beside_its_wheel(language: str) -> None:
    state = brewery.GAME.new(5, seed=1)
    view = replace(brewery.look(state, 0), year=3, season="winter")
    check_canvas(brewery.GAME.scene(view, strict(brewery.GAME, language), layout(state)).canvases()["table"])


@in_every_language
@pytest.mark.parametrize("shape", [SHORT, TABLET])
def test_tiles_of_one_who_holds_a_little_of_everything(language: str, shape: str) -> None:
    """With a request of the boss there are as many tiles as there can be."""
    state = tavern.arrange({"says": [REQUEST]}, {}, round=5, chamber=CHAMBER, options={"secret_chamber": "on"})
    for opened in (True, False):
        shown = replace(layout(state, shape), opened=opened)
        scene = tavern.GAME.scene(tavern.look(state, 0), strict(tavern.GAME, language), shown)
        assert scene.own is not None
        check_canvas(scene.own)


@in_every_language
@pytest.mark.parametrize("held", [1, 2, 3, 5])
def test_requests_and_task_cards_beside_one_another(language: str, held: int) -> None:
    """All names come, so many at a time."""
    state = tavern.GAME.new(2, seed=1, secret_chamber="on")
    view = tavern.look(state, 0)
    seen = TavernSeen(catalogue(tavern.GAME), view, strict(tavern.GAME, language), layout(state))
    names = list(zip(cycle(seen.says), seen.tasks))
    for first in range(0, len(names), held):
        some = names[first : first + held]
        seen.me.says = [SaysView(id=says, ready=False, action=-1) for says, _ in some[: held // 2]]
        seen.me.tasks = [a_task(task) for _, task in some[held // 2 :]]
        box = Box(0, 0, plates_width(seen), PLATES)
        assert [words for piece in plates(seen, box) for words in squeezed(piece.art)] == []


@in_every_language
def test_what_task_cards_give_on_low_plates(language: str) -> None:
    state = tavern.GAME.new(2, seed=1, secret_chamber="on")
    seen = TavernSeen(catalogue(tavern.GAME), tavern.look(state, 0), strict(tavern.GAME, language), layout(state))
    for name in seen.tasks:
        art = task_plate(seen, a_task(name), LOW_PLATE)[0].art
        assert squeezed(art) == []
        if counts_goods(seen.cards, int(seen.tasks[name].program)):
            assert all(float(high) >= FIGURES for high in re.findall(GOODS, art)), name


def test_five_rivals_on_a_tablet_have_dice_below_their_orders() -> None:
    state = tavern.arrange(*({"dice": [1, 2, 3, 4]} for _ in range(6)), round=3)
    shown = Layout(shape=TABLET, names=("Eyra", "Brokk", "Sindri", "Nýi", "Alvíss", "Grímhildur"), here=(0,))
    scene = tavern.GAME.scene(tavern.look(state, 0), strict(tavern.GAME), shown)
    lying = {piece.id: piece for piece in scene.canvases()["table"].pieces}
    for player in tavern.look(state, 0).players[1:]:
        assert len(player.dice) == 4
        assert all(lying[die.id].y > lying[f"open:{player.seat}"].y + 20 for die in player.dice)
