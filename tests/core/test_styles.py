"""The styles of a terminal: a mark and a colour for everybody, readable on any ground."""

import pytest
from rich.style import Style

from alehouse.core.draw.players import COLOURS
from alehouse.core.styles import MARKS, STYLES


def brightness(colour: tuple[int, int, int]) -> float:
    """Relative luminance, 0 for black, 1 for white (WCAG 2)."""
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_player_has_a_mark_and_a_colour() -> None:
    assert len(set(MARKS)) == len(MARKS) == len(COLOURS)
    colours = [STYLES[f"player-{player}"] for player in range(len(MARKS))]
    assert len(set(colours)) == len(colours)
    assert f"player-{len(MARKS)}" not in STYLES


@pytest.mark.parametrize("name", STYLES)
def test_every_style_can_be_read_on_black_and_on_white(name: str) -> None:
    colour = Style.parse(STYLES[name]).color
    if colour is None:
        return  # the reader's own colour
    light = brightness(colour.get_truecolor())
    assert (light + 0.05) / 0.05 > 4.5
    assert 1.05 / (light + 0.05) > 2.2
