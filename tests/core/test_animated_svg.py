"""Animated SVGs: at every moment the scene of that moment is seen, piece by piece, in order; drawings are shared."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest
from tests.long import rotated

import alehouse
from alehouse.core.draw.animated_svg import AnimatedSvg
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Canvas, Layout, Piece, Scene

SVG = "{http://www.w3.org/2000/svg}"
SECONDS = 2.0


def scene(*pieces: tuple[str, float, str]) -> Scene:
    """A table of pieces: id, x, drawing."""
    made = tuple(Piece(id=name, x=x, y=0, art=f"<rect id='{art}'/>") for name, x, art in pieces)
    empty = Canvas(width=10, height=10, pieces=())
    return Scene(layout=Layout(), status=empty, table=Canvas(width=100, height=50, pieces=made))


def shot(*scenes: Scene, defs: str = "") -> AnimatedSvg:
    animation = AnimatedSvg(defs, SECONDS)
    for one in scenes:
        animation.add(one)
    return animation


class Projector:
    """An animation as a browser plays it: what is seen at a moment."""

    def __init__(self, animation: AnimatedSvg) -> None:
        self.root = ElementTree.fromstring(animation.svg())
        self.length = animation.length
        self.shared = {group.attrib["id"]: self._inside(group) for group in self.root.findall(f"{SVG}defs/{SVG}g[@id]")}

    def at(self, time: float) -> list[list[tuple[str, float, float]]]:
        """By canvas: the drawings that are seen, the lowest first, and where."""
        return [
            [found for sprite in canvas for found in self._seen(sprite, time)]
            for canvas in self.root.findall(f"{SVG}g")
        ]

    def _seen(self, sprite: ElementTree.Element, time: float) -> Iterator[tuple[str, float, float]]:
        showing, moving = sprite.find(f"{SVG}animate"), sprite.find(f"{SVG}animateTransform")
        display = sprite.get("display", "inline")
        if showing is not None:
            display = self._value(showing, time)[0]
        if display == "none":
            return
        place = sprite.get("transform", "translate(0 0)").removeprefix("translate(").removesuffix(")")
        if moving is not None:
            place = self._value(moving, time)[1]
        x, y = place.split()
        art = self._inside(sprite)
        used = sprite.find(f"{SVG}use")
        if used is not None and used.attrib["href"][1:] in self.shared:
            art = self.shared[used.attrib["href"][1:]]
        yield art, float(x), float(y)

    def _value(self, animation: ElementTree.Element, time: float) -> tuple[str, str]:
        """The value that began last, and the one that was reached last."""
        keys = [float(key) * self.length for key in animation.attrib["keyTimes"].split(";")]
        values = animation.attrib["values"].split(";")
        assert len(keys) == len(values)
        assert keys == sorted(keys)
        assert keys[0] == 0
        began = max(number for number, key in enumerate(keys) if key <= time + 1e-3)
        return values[began], values[began]

    def _inside(self, group: ElementTree.Element) -> str:
        drawn = [child for child in group if not child.tag.startswith(f"{SVG}animate")]
        return "".join(ElementTree.tostring(child, "unicode") for child in drawn)


def drawn(one: Scene) -> list[list[tuple[str, float, float]]]:
    """What a scene shows, in the same terms."""
    found = []
    for canvas in one.canvases().values():
        parsed = [ElementTree.fromstring(f"<g xmlns='{SVG[1:-1]}'>{piece.art}</g>") for piece in canvas.pieces]
        arts = ["".join(ElementTree.tostring(child, "unicode") for child in group) for group in parsed]
        found.append([(art, piece.x, piece.y) for art, piece in zip(arts, canvas.pieces)])
    return found


def rounded(seen: list[list[tuple[str, float, float]]]) -> list[list[tuple[str, float, float]]]:
    return [[(art, round(x, 1), round(y, 1)) for art, x, y in canvas] for canvas in seen]


@pytest.mark.parametrize(
    "scenes",
    [
        [scene(("a", 0, "A"), ("b", 5, "B"))] * 3,
        [scene(("a", 0, "A"), ("b", 5, "B")), scene(("a", 0, "A")), scene(("a", 0, "A"), ("b", 9, "B"))],
        [scene(("a", 0, "A"), ("b", 0, "B"), ("c", 0, "C")), scene(("c", 0, "C"), ("a", 0, "A"), ("b", 0, "B"))],
        [scene(("a", 0, "A")), scene(("a", 7, "A")), scene(("a", 7, "A")), scene(("a", 3, "X"))],
        [scene(), scene(("a", 1, "A")), scene(), scene(("a", 2, "A")), scene()],
    ],
)
def test_at_every_moment_an_animation_shows_its_scene(scenes: list[Scene]) -> None:
    projector = Projector(shot(*scenes))
    for number, one in enumerate(scenes):
        assert rounded(projector.at(number * SECONDS + 1.5)) == rounded(drawn(one)), number


@pytest.mark.long
@pytest.mark.parametrize(("name", "shape"), rotated(list(alehouse.ROOMS), [LANDSCAPE, PORTRAIT]))
def test_animations_of_games(name: str, shape: str) -> None:
    game, chance = alehouse.load(name), Random(3)
    words, state = game.words("en"), game.new(2, seed=3, events=True)
    scenes = []
    for _ in range(25):
        state.apply(chance.choice(state.legal_actions()))
        scenes.append(game.scene(state.view(0), words, Layout(shape=shape, names=game.numbered(words, 2))))
    animation = shot(*scenes, defs=game.scene_defs())
    projector = Projector(animation)
    for number, one in enumerate(scenes):
        assert rounded(projector.at(number * SECONDS + 1.5)) == rounded(drawn(one)), number
    frames = sum(len(piece.art) for one in scenes for canvas in one.canvases().values() for piece in canvas.pieces)
    assert len(animation.svg()) < len(game.scene_defs()) + frames / 3  # what stays is drawn once


def test_what_never_changes_is_not_animated() -> None:
    root = ElementTree.fromstring(shot(*[scene(("a", 4, "A"))] * 4).svg())
    [bar] = root.iter(f"{SVG}animate")
    assert bar.attrib["attributeName"] == "width"


def test_a_piece_glides_to_its_place_and_jumps_while_nobody_sees_it() -> None:
    scenes = [scene(("a", 0, "A")), scene(("a", 8, "A")), scene(), scene(("a", 2, "A"))]
    [moving] = ElementTree.fromstring(shot(*scenes).svg()).iter(f"{SVG}animateTransform")
    times = [round(float(key) * shot(*scenes).length, 2) for key in moving.attrib["keyTimes"].split(";")]
    assert moving.attrib["values"].split(";") == ["0 0", "0 0", "0 0", "8 0", "8 0", "2 0", "2 0"]
    assert times == [0, 0, 2, 2.45, 6, 6, 9]


def test_without_animation_the_last_scene_is_seen() -> None:
    scenes = [scene(("a", 0, "A"), ("b", 1, "B")), scene(("a", 6, "A"))]
    root = ElementTree.fromstring(shot(*scenes).svg())
    sprites = root.findall(f"{SVG}g")[1].findall(f"{SVG}g")
    assert [(one.get("display"), one.get("transform")) for one in sprites] == [
        (None, "translate(6 0)"),
        ("none", "translate(1 0)"),
    ]
