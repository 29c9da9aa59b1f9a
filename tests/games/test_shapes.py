"""Every table in every shape of a window: nothing that can be chosen is lost, and it is no heavier than it may be."""

import gzip
import re
import socket
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Final

import httpx
import pytest
from tests.browser.positions import Gallery, Position, begin, options_of, scene
from tests.games.drawn import check_canvas
from tests.games.test_contract import walk
from tests.games.test_drawing_cache import pieces
from tests.long import LONG, dealt, sized
from tests.server.house import PATIENCE
from tests.server.wire import Wire, page_files, shown
from websockets.sync.client import connect

import alehouse
from alehouse import State
from alehouse.core.draw.cache import DrawingCache
from alehouse.core.scene import LANDSCAPE, SHAPES, Scene
from alehouse.core.words import LANGUAGES
from alehouse.house.fairness.token_bucket import TokenBucket

LOOKS: Final = sized(2, 100)  # states of a game
BUTTONS: Final = 4  # options without a piece that a prompt bar has room for
HANDLE: Final = "own-handle"  # opens the own things
FIRST_TABLE: Final = 100_000  # bytes for everything between an empty browser and a table to play at
# Bytes of the drawings that all scenes of a game share, before there were other tables than landscape and portrait;
# they may have become heavier by a fifth.
DRAWINGS: Final = {"dwarf": 127_697, "dice_brewing": 212_914, "cavern_tavern": 327_031, "brew_crafters": 97_157}
HEAVIER: Final = 1.2
# What they may weigh packed, as they are sent.
PACKED: Final = {"dwarf": 22_500, "dice_brewing": 20_000, "cavern_tavern": 40_000, "brew_crafters": 40_000}

TABLES: Final = [(name, players) for name in alehouse.ROOMS for players in alehouse.load(name).seats]
some_tables = pytest.mark.parametrize(("name", "players"), dealt(TABLES, 2, lambda table: table[0]))
every_game = pytest.mark.parametrize("name", alehouse.ROOMS)
other_shape = pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != LANDSCAPE])


def states(name: str, players: int) -> Iterator[State]:
    """States from all over two games at random, the usual one and one with everything that can be added."""
    for kind in ("late", "fullest"):
        options = options_of(name, players, kind)
        length = sum(1 for _ in walk(begin(name, players, 1, options)))
        every = max(1, length // LOOKS)
        for number, state in enumerate(walk(begin(name, players, 1, options))):
            if number % every == every // 2 and not state.is_over:
                yield state


def offered(scene: Scene) -> set[int]:
    """The options that a click on a piece plays."""
    return {action for piece in pieces(scene).values() for action in piece.actions}


@pytest.mark.long
@some_tables
def test_what_can_be_chosen_on_a_large_screen_can_be_chosen_on_any(name: str, players: int) -> None:
    caches: defaultdict[str, DrawingCache] = defaultdict(DrawingCache)
    for number, state in enumerate(states(name, players)):
        language = LANGUAGES[number % len(LANGUAGES)]
        wanted = offered(scene(state, LANDSCAPE, language, cache=caches[language]))
        for shape, opened in product(SHAPES, (None, True, False)):
            drawn = scene(state, shape, language, opened, caches[language])
            for canvas in drawn.canvases().values():
                check_canvas(canvas)
            assert offered(drawn) <= set(state.legal_actions())
            missing = [state.name(action) for action in wanted - offered(drawn)]
            # What has no piece becomes a button. A person may have closed what is needed: then there is a handle.
            closed = opened is False and any(name == HANDLE for _, name in pieces(drawn))
            assert len(missing) <= BUTTONS or closed, (shape, opened, missing)


@pytest.mark.long
@every_game
@other_shape
def test_a_scene_with_a_cache_is_the_scene_without(name: str, shape: str) -> None:
    """With the own things opened and closed on the way."""
    counts = alehouse.load(name).seats
    for players in counts if LONG else (max(counts),):
        cache = DrawingCache()
        for number, state in enumerate(states(name, players)):
            for opened in (None, bool(number % 2)):
                assert pieces(scene(state, shape, opened=opened, cache=cache)) == pieces(
                    scene(state, shape, opened=opened)
                )


@every_game
def test_shared_drawings_have_grown_by_a_fifth_at_most(name: str) -> None:
    assert len(alehouse.load(name).scene_defs().encode()) <= HEAVIER * DRAWINGS[name]


@every_game
def test_shared_drawings_are_small_when_packed_and_have_names_of_their_own(name: str) -> None:
    defs = alehouse.load(name).scene_defs()
    names = re.findall(r" id='([^']+)'", defs)
    assert len(names) == len(set(names))
    assert len(gzip.compress(defs.encode())) < PACKED[name]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    found = Gallery(tmp_path_factory.mktemp("gallery"))
    found.open()
    yield found
    found.close()


@every_game
def test_a_table_opens_with_few_bytes_in_every_shape(name: str, gallery: Gallery) -> None:
    """With the most players, and everything that can be added."""
    players = max(alehouse.load(name).seats)
    begun = Position(name, players, "begun", options_of(name, players, "fullest"), 1, ())
    for shape in SHAPES:
        assert first_table(gallery, begun, shape) <= FIRST_TABLE, shape


def first_table(gallery: Gallery, chosen: Position, shape: str) -> int:
    """Bytes between an empty browser and a table to play at."""
    address = gallery.address(chosen)
    house = gallery.house.address
    wire = Wire(socket.AF_INET, socket.SOCK_STREAM)
    wire.bucket = TokenBucket(1e9, 1e9)
    wire.connect(("127.0.0.1", int(house.rpartition(":")[2])))
    cookie = {"Cookie": f"{gallery.cookies[0]['name']}={gallery.cookie}"}
    socket_address = address.replace("http", "ws", 1).replace("/table/", "/ws/")
    query = f"?shape={shape}&lang=en"
    with connect(socket_address + query, sock=wire, additional_headers=cookie, open_timeout=PATIENCE) as seat:
        files = ["/", "/api/house?lang=en", shown(seat)["defs"], *(f"/static/{file}" for file in page_files())]
    with httpx.Client(base_url=house, timeout=PATIENCE) as browser:
        return wire.heard + sum(fetched(browser, path) for path in files)


def fetched(browser: httpx.Client, path: str) -> int:
    """The compressed size of a file, headers left out."""
    with browser.stream("GET", path) as answer:
        answer.read()
        return answer.num_bytes_downloaded
