"""A closer look: every labelled piece of every table tells what it is and does, in whole words, to everybody who sees
it, and nothing that they may not know; every icon that a scene shows has a word."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import msgspec
import pytest
from tests.games.facts import facts_of
from tests.games.test_secrets import MODES, lively, seats, twin
from tests.long import dealt, sized, spread

import alehouse
from alehouse import Game, State
from alehouse.core.fate import seeded
from alehouse.core.scene import SHAPES, Detail, Layout, Piece, Scene
from alehouse.core.words import LANGUAGES

LOOKS: Final = sized(2, 60)  # states of a game
TWINS: Final = sized(1, 8)
PIECES: Final = sized(40, 10_000)  # of a scene
VIEWERS: Final = sized(2, 10)

# What a reader must never see: names of data, of messages, of variables.
DATA: Final = re.compile(
    r"[a-z0-9]_[a-z]|@|\{|\}"
    r"|\b(about|area|board|brewery|card|choice|colour|does|goods|icon|ingredient|item|log|order|phase|prompt|recipe"
    r"|scene|section|space|tavern|text|thing|tile|token|track|work|worker)-[a-z]"
)

# Drawings that tell nothing by themselves: ornaments, frames, lights, motifs of cards, players' marks.
ORNAMENTS: Final = re.compile(
    r"(depth|empty-cube|i-arrow|i-check|i-cross|mark-\d|trail|unlit|pip-.*|cube-(\d|white|automa-.*)|moved-\d|owner-\d)"
    r"|(glow|ring|lit|held|paper|edges|common)-.*"
    r"|(m|f|face|motif|scene|glass|emblem|roof|street|shutter|tile|character|partner|drink-of|recipe|blocked|brewing)-.*"
    r"|rockwall|tunnel|smithy|seam|sparks|lamp|knocker|fairy"
    r"|barrel|barrel-hoops|awning|garden"
    r"|candle|slot|chosen-die|mess-table|nasty-dwarf|mrs-nasty|wizard-face"
    r"|fermenter|belt|truck-\d"
)
HREF: Final = re.compile(r"<use\b[^>]*\bhref='#([^']+)'")

TABLES: Final = [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]
every_table = pytest.mark.parametrize(("name", "mode"), spread(TABLES, 12))
COUNTS: Final = [(name, players) for name in alehouse.ROOMS for players in alehouse.load(name).seats]
some_counts = pytest.mark.parametrize(("name", "players"), dealt(COUNTS, 2, lambda count: count[0]))


def states(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Some states of a game at random, from its beginning and its end, too."""
    chance = Random(f"{game.name} {players} {seed}")
    state = game.new(players, seed=seed, **options)
    found = [state.copy()]
    while not state.is_over:
        state.apply(lively(state, state.legal_actions(), chance))
        found.append(state.copy())
    yield from chance.sample(found[1:-1], min(LOOKS, len(found) - 2))
    yield from (found[0], found[-1])


def scene_of(state: State, seat: int | None, shape: str, language: str, opened: bool | None = None) -> Scene:
    game = state.game
    here = () if seat is None else (seat,)
    names = game.numbered(game.words(language), state.seats)
    layout = Layout(shape=shape, names=names, here=here, opened=opened)
    return game.scene(state.view(seat), game.words(language), layout)


def labelled(scene: Scene) -> list[Piece]:
    return [piece for canvas in scene.canvases().values() for piece in canvas.pieces if piece.label]


class Looker:
    """Somebody who looks closer at one state after another piece of a scene; the state is seen once."""

    def __init__(self, state: State, seat: int | None, scene: Scene, language: str) -> None:
        self.game, self.view = state.game, state.view(seat)
        self.words, self.layout = state.game.words(language), scene.layout

    def look(self, piece: Piece) -> Detail:
        return self.game.about(self.view, self.words, self.layout, piece)


def check(piece: Piece, detail: Detail) -> None:
    """It has a title and says something in sentences, and all of it is language."""
    assert detail.title, piece.id
    assert detail.lines, piece.id
    for text in (detail.title, detail.gloss, *detail.lines, *detail.provenance):
        assert not DATA.search(text), (piece.id, text)
    assert not re.fullmatch(r"[A-Z]{2}-[\d.]+", detail.title), piece.id  # no clause as a title
    assert "reconstruct" not in " ".join(detail.lines).lower(), piece.id  # that is told last


def viewers(state: State, number: int) -> list[int | None]:
    """Some of those who look at a state."""
    return Random(number).sample(seats(state), min(VIEWERS, state.seats + 1))


def check_all(state: State, number: int) -> None:
    """All pieces of a state, seen by somebody at some screen in some language."""
    for k, seat in enumerate(viewers(state, number)):
        shape, language = SHAPES[(number + k) % len(SHAPES)], LANGUAGES[(number // 2 + k) % len(LANGUAGES)]
        scene = scene_of(state, seat, shape, language, (None, True, False)[number % 3])
        looker = Looker(state, seat, scene, language)
        for piece in labelled(scene):
            check(piece, looker.look(piece))


@pytest.mark.long
@every_table
def test_every_labelled_piece_tells_what_it_is_whatever_is_played_with(name: str, mode: str) -> None:
    players, options = facts_of(name).modes[mode]
    for number, state in enumerate(states(alehouse.load(name), players, dict(options), 3)):
        check_all(state, number)


@pytest.mark.long
@some_counts
def test_every_labelled_piece_tells_what_it_is_however_many_play(name: str, players: int) -> None:
    for number, state in enumerate(states(alehouse.load(name), players, {}, players)):
        check_all(state, number)


@pytest.mark.long
@pytest.mark.parametrize(("name", "mode"), dealt(MODES, 1, lambda mode: mode[0]))  # with secrets
def test_a_closer_look_tells_nothing_that_is_hidden(name: str, mode: str) -> None:
    """Twins that differ only in what somebody cannot see are the same at a closer look; also one at what only
    others have on their screens."""
    players, options = facts_of(name).modes[mode]
    for number, state in enumerate(states(alehouse.load(name), players, dict(options), 5)):
        for seat in viewers(state, number):
            shape = SHAPES[number % len(SHAPES)]
            scene = scene_of(state, seat, shape, "en")
            twins = (state, *(twin(state, seat, other) for other in range(TWINS)))
            lookers = [Looker(one, seat, scene, "en") for one in twins]
            elsewhere = labelled(scene_of(state, number % state.seats, shape, "en"))
            found = list({piece.id: piece for piece in (*elsewhere, *labelled(scene))}.values())
            for piece in Random(number).sample(found, min(PIECES, len(found))):
                told = {msgspec.json.encode(looker.look(piece)) for looker in lookers}
                assert len(told) == 1, (seat, piece.id)


# ── icons ─────────────────────────────────────────────────────────────────────────────────────────


@cache
def symbols(name: str) -> dict[str, list[str]]:
    """The shared drawings of a game, each with those that it is made of."""
    root = ElementTree.fromstring(f"<svg>{alehouse.load(name).scene_defs()}</svg>")
    return {
        symbol.attrib["id"]: [use.attrib["href"].removeprefix("#") for use in symbol.iter("use")]
        for symbol in root.iter("symbol")
    }


def word(icons: dict[str, str], symbol: str) -> str:
    """As the page finds it: "die-blue" is what "die-blue-3" is."""
    return icons.get(symbol) or icons.get(re.sub(r"(-\d+)+$", "", symbol), "")


def wordless(name: str, icons: dict[str, str], symbol: str) -> set[str]:
    """What of a drawing has no word and is no ornament: itself, or what it is made of."""
    if word(icons, symbol) or ORNAMENTS.fullmatch(symbol):
        return set()
    parts = symbols(name)[symbol]
    return set().union(*(wordless(name, icons, part) for part in parts)) if parts else {symbol}


@pytest.mark.long
@every_table
def test_every_icon_has_a_word(name: str, mode: str) -> None:
    game = alehouse.load(name)
    icons = game.icons(game.words("en"))
    players, options = facts_of(name).modes[mode]
    for number, state in enumerate(states(game, players, dict(options), 7)):
        for seat in viewers(state, number):
            scene = scene_of(state, seat, SHAPES[number % len(SHAPES)], "en")
            arts = [piece.art for canvas in scene.canvases().values() for piece in canvas.pieces]
            looker = Looker(state, seat, scene, "en")
            arts += [looker.look(piece).art for piece in labelled(scene)[:: 5 + number]]
            shown = {symbol for art in arts for symbol in HREF.findall(art)}
            assert set().union(*(wordless(name, icons, symbol) for symbol in shown)) == set()


@pytest.mark.parametrize("name", alehouse.ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_icons_are_words_of_drawings_that_exist(name: str, language: str) -> None:
    game = alehouse.load(name)
    for symbol, told in game.icons(game.words(language)).items():
        assert any(re.fullmatch(rf"{re.escape(symbol)}(-\d+)*", known) for known in symbols(name)), symbol
        assert not DATA.search(told), (symbol, told)
        assert not told[:1].islower(), (symbol, told)


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_hidden_pieces_are_hidden_at_a_closer_look_in_the_fullest_positions(name: str) -> None:
    """As above, in positions made for it."""
    game = alehouse.load(name)
    for mode, given in facts_of(name).secretive:
        players, options = facts_of(name).modes[mode]
        seated = given | {"players": given["players"][:players]}
        every: dict[str, Any] = dict(options)
        state = game.arrange(seated, players, **every)
        for seat in seats(state):
            scene = scene_of(state, seat, "landscape", "en")
            other = state.copy()
            other.redraw(-1 if seat is None else seat, seeded(3))
            lookers = [Looker(one, seat, scene, "en") for one in (state, other)]
            for piece in labelled(scene):
                told = [msgspec.json.encode(looker.look(piece)) for looker in lookers]
                assert told[0] == told[1], (seat, piece.id)
