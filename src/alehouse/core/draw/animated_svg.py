"""A row of scenes as one animated SVG: every drawing is in it once, and shows, hides and glides as the game goes on.

The animation is SMIL, so the file needs no script and plays wherever pictures are shown. Where nothing moves, it is
a picture of the last scene.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from alehouse.core.draw.colours import GROUND, LANTERN
from alehouse.core.draw.svg import el, group, num, rect
from alehouse.core.scene import Canvas, Piece, Scene, longest_rise

GLIDE: Final = 0.45  # seconds that a piece takes to its new place, at most half of a scene
HOLD: Final = 3.0  # seconds that the last scene stays on
MARGIN: Final = 16.0
GAP: Final = 12.0
BAR: Final = 4.0  # the line at the bottom that tells how far the game has come
SHARED: Final = 120  # a drawing that is longer than this and used again is drawn once


class Sprite:
    """One drawing of one piece: in which scenes it is seen, and where."""

    def __init__(self, art: str) -> None:
        self.art = art
        self.rank = 0  # its place among all sprites of the canvas, the lowest first
        self.places: dict[int, tuple[float, float]] = {}  # by scene

    def key(self, piece: str) -> tuple[str, str]:
        return piece, self.art


class Reel:
    """One canvas in all scenes: as few sprites as there can be, each lying where it lies in every scene."""

    def __init__(self) -> None:
        self.width = 0.0
        self.height = 0.0
        self.sprites: list[Sprite] = []
        self._known: dict[tuple[str, str], Sprite] = {}  # the newest for each piece and drawing

    def add(self, scene: int, canvas: Canvas) -> None:
        """What the canvas shows in a scene."""
        self.width = max(self.width, canvas.width)
        self.height = max(self.height, canvas.height)
        known = [self._known.get((piece.id, piece.art)) for piece in canvas.pieces]
        staying = set(longest_rise([sprite.rank for sprite in known if sprite]))
        below = -1
        for piece, sprite in zip(canvas.pieces, known):
            if sprite is None or sprite.rank not in staying:
                sprite = self._insert(below + 1, piece)
                staying = {rank + 1 if rank > below else rank for rank in staying}
            sprite.places[scene] = (piece.x, piece.y)
            below = sprite.rank

    def _insert(self, rank: int, piece: Piece) -> Sprite:
        sprite = Sprite(piece.art)
        self.sprites.insert(rank, sprite)
        for number in range(rank, len(self.sprites)):
            self.sprites[number].rank = number
        self._known[piece.id, piece.art] = sprite
        return sprite


class AnimatedSvg:
    """Scenes of one table, one after the other."""

    def __init__(self, defs: str, seconds: float) -> None:
        self.defs = defs
        self.seconds = seconds
        self.count = 0
        self.reels: dict[str, Reel] = {}

    def add(self, scene: Scene) -> None:
        for name, canvas in scene.canvases().items():
            self.reels.setdefault(name, Reel()).add(self.count, canvas)
        self.count += 1

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    @property
    def length(self) -> float:
        """Seconds."""
        return (self.count - 1) * self.seconds + max(HOLD, self.seconds)

    def svg(self) -> str:
        """The whole animation."""
        shared = self._shared()
        wide = max(reel.width for reel in self.reels.values()) + 2 * MARGIN
        body, y = "", MARGIN
        for reel in self.reels.values():
            drawn = "".join(self._drawn(sprite, shared) for sprite in reel.sprites)
            body += group(drawn, x=wide - MARGIN - reel.width, y=y)
            y += reel.height + GAP
        tall = y + BAR
        return el(
            "svg",
            el("defs", self.defs, *(group(art, id=name) for art, name in shared.items())),
            rect(0, 0, wide, tall, 0, GROUND),
            body,
            self._bar(wide, tall),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {wide:g} {tall:g}",
            width=wide,
            height=tall,
        )

    def _shared(self) -> dict[str, str]:
        """Names for the drawings that are used more than once."""
        seen: dict[str, int] = {}
        for reel in self.reels.values():
            for sprite in reel.sprites:
                seen[sprite.art] = seen.get(sprite.art, 0) + 1
        again = [art for art, times in seen.items() if times > 1 and len(art) > SHARED]
        return {art: f"film-{number}" for number, art in enumerate(again)}

    def _drawn(self, sprite: Sprite, shared: dict[str, str]) -> str:
        art = el("use", href=f"#{shared[sprite.art]}") if sprite.art in shared else sprite.art
        last = self.count - 1
        x, y = sprite.places[max(sprite.places)]
        hidden = None if last in sprite.places else "none"
        return group(self._showing(sprite), self._gliding(sprite), art, x=x, y=y, display=hidden)

    def _showing(self, sprite: Sprite) -> str:
        """When it is seen."""
        if len(sprite.places) == self.count:
            return ""
        seen = [scene in sprite.places for scene in range(self.count)]
        turns = [scene for scene in range(self.count) if scene == 0 or seen[scene] != seen[scene - 1]]
        values = ["inline" if seen[scene] else "none" for scene in turns]
        return self._animation(
            "animate", "display", values, [scene * self.seconds for scene in turns], calcMode="discrete"
        )

    def _gliding(self, sprite: Sprite) -> str:
        """How it moves."""
        if len(set(sprite.places.values())) == 1:
            return ""
        glide = min(GLIDE, self.seconds / 2)
        values: list[str] = []
        times: list[float] = []
        before = next(iter(sprite.places.values()))
        for scene, place in sprite.places.items():
            if place != before or not values:
                start = scene * self.seconds if values else 0.0
                glides = scene - 1 in sprite.places  # it jumps while nobody sees it
                values += [_spot(before), _spot(place)]
                times += [start, start + glide if glides else start]
            before = place
        values.append(_spot(before))
        times.append(self.length)
        return self._animation("animateTransform", "transform", values, times, type="translate")

    def _bar(self, wide: float, tall: float) -> str:
        whole = [num(0.0), num(wide), num(wide)]
        times = [0.0, max(self.count - 1, 1) * self.seconds, self.length]
        growing = self._animation("animate", "width", whole, times)
        return el("rect", growing, y=tall - BAR, width=wide, height=BAR, fill=LANTERN)

    def _animation(self, tag: str, attribute: str, values: Sequence[str], times: Sequence[float], **more: str) -> str:
        keys = ";".join(f"{min(time / self.length, 1):.5g}" for time in times)
        length = f"{self.length:g}s"
        given = {"values": ";".join(values), "keyTimes": keys, "dur": length, "repeatCount": "indefinite", **more}
        return el(tag, attributeName=attribute, **given)


def _spot(place: tuple[float, float]) -> str:
    return f"{num(place[0])} {num(place[1])}"


def animated_svg(scenes: Iterable[Scene], defs: str, seconds: float, seen: Callable[[], None] = lambda: None) -> str:
    """The scenes as one animated SVG, each on for so many seconds; `seen` is called after each of them."""
    made = AnimatedSvg(defs, seconds)
    for scene in scenes:
        made.add(scene)
        seen()
    return made.svg()
