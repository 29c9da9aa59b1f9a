"""A guest's face, drawn from the name and from which of its faces was chosen: the same everywhere, and nothing of the
name is written."""

import hashlib
from typing import Final

from alehouse.core.draw.svg import circle, el, ellipse, group, path, rect

GROUNDS: Final = ("#5d7a8c", "#7b8f52", "#a2603f", "#76527f", "#b08433", "#4f7f76", "#9a4a58", "#66605a")
SKINS: Final = ("#f6d9bd", "#eac19a", "#d09a6c", "#a87044", "#75492c")
HAIRS: Final = ("#2b211b", "#5b3a22", "#8f5a2b", "#c58f3c", "#b5482e", "#b9b3a8")
CLOTHES: Final = ("#3f5a73", "#8c3f35", "#4d6b3c", "#6b4a76", "#c08a2e", "#4b4038")
INK: Final = "#2a1d15"

# Hair behind and around the face, by style; the first is bald.
_HAIR_DRAWINGS: Final = (
    "",
    "M15 34C13 15 24 10 32 10C40 10 51 15 49 34C47 27 43 22 32 22C21 22 17 27 15 34Z",
    "M14 47C10 22 20 9 32 9C44 9 54 22 50 47C47 40 47 30 44 24C36 27 26 25 20 22C17 30 17 40 14 47Z",
    "M15 31C11 19 19 14 22 14C23 9 30 8 33 11C37 7 44 9 44 14C49 15 52 21 49 31C46 24 40 21 32 21C24 21 18 24 15 31Z",
    "M16 33C14 16 25 11 34 12C43 12 50 19 48 33C45 28 42 25 40 19C34 26 22 24 16 33Z",
)
_BEARDS: Final = (
    "",
    "",
    "M24 42C27 39 30 40 32 41C34 40 37 39 40 42C38 45 34 44 32 43C30 44 26 45 24 42Z",
    "M17 37C19 53 26 56 32 56C38 56 45 53 47 37C43 43 38 42 32 41C26 42 21 43 17 37Z",
    "M17 36C18 50 25 54 30 60L32 63L34 60C39 54 46 50 47 36C43 43 38 42 32 41C26 42 21 43 17 36Z",
)
_HATS: Final = (
    "",
    "",
    "M13 23C13 10 22 6 32 6C42 6 51 10 51 23C40 19 24 19 13 23Z",
    "M10 24C16 20 18 8 34 3C33 9 44 12 46 19C50 20 53 22 54 24C40 21 24 21 10 24Z",
    "M12 25C12 9 22 5 32 5C42 5 52 9 52 25L46 22H18ZM29 5H35V22H29Z",
)


class _Dice:
    """Choices that a name makes; which face was chosen is mixed in."""

    def __init__(self, name: str, face: int) -> None:
        drawn = hashlib.blake2b(name.encode(errors="replace"), digest_size=8, salt=bytes([face]) if face else b"")
        self._left = int.from_bytes(drawn.digest())

    def of(self, choices: tuple[str, ...]) -> str:
        self._left, chosen = divmod(self._left, len(choices))
        return choices[chosen]


def avatar(name: str, face: int = 0) -> str:
    """The face of whoever has that name, as an SVG picture; the first of those that it may have, unless told so."""
    dice = _Dice(name, face)
    ground, skin, hair, clothes = dice.of(GROUNDS), dice.of(SKINS), dice.of(HAIRS), dice.of(CLOTHES)
    locks, beard, hat = dice.of(_HAIR_DRAWINGS), dice.of(_BEARDS), dice.of(_HATS)
    shapes = [
        rect(0, 0, 64, 64, 0, ground),
        path("M6 66C8 52 20 50 32 50C44 50 56 52 58 66Z", clothes),
        rect(27, 42, 10, 12, 4, skin),
        circle(15.5, 33, 3.5, skin) + circle(48.5, 33, 3.5, skin),
        ellipse(32, 32, 16, 19, skin),
        path(beard, hair) if beard else "",
        path(locks, hair) if locks else "",
        _look(dice),
        path(hat, clothes, stroke=INK, stroke_width=1.2, stroke_linejoin="round") if hat else "",
    ]
    return el("svg", *shapes, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 64 64")


def _look(dice: _Dice) -> str:
    """Eyes, brows, nose and mouth."""
    eyes = dice.of(
        (
            circle(26, 32, 2, INK) + circle(38, 32, 2, INK),
            ellipse(26, 32, 1.7, 2.5, INK) + ellipse(38, 32, 1.7, 2.5, INK),
            path("M23.5 32.5Q26 30 28.5 32.5M35.5 32.5Q38 30 40.5 32.5"),
        )
    )
    brows = dice.of(("M23 27H29M35 27H41", "M23 28L29 26.5M35 26.5L41 28", "M23 26.5L29 28M35 28L41 26.5"))
    nose = dice.of(("M32 33V37", "M31 33Q29.5 37.5 33 37.5", "M30.5 37Q32 38.5 33.5 37"))
    mouth = dice.of(("M28 44.5Q32 47.5 36 44.5", "M28.5 45.5H35.5", "M28 44Q33 47.5 36.5 43.5"))
    drawn = (eyes, path(brows), path(nose), path(mouth))
    return group(*drawn, fill="none", stroke=INK, stroke_width=1.5, stroke_linecap="round")
