"""A row of pictures as one animated GIF. It needs the extra `alehouse[gif]`: resvg draws, Pillow writes."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final

from alehouse.core.errors import BadOption

HOLD: Final = 3.0  # seconds that the last picture stays on
COLOURS: Final = 256
PACKAGES: Final = ("resvg_py", "PIL")


def can_draw_gifs() -> bool:
    """Whether everything that a GIF needs is installed."""
    return all(map(find_spec, PACKAGES))


def gif(pictures: Iterable[str], width: int, seconds: float) -> bytes:
    """SVG documents as pictures of one animation, so many pixels wide, each on for so many seconds."""
    resvg, image = _needed("resvg_py"), _needed("PIL.Image")
    frames: list[Any] = []
    lengths: list[float] = []
    before = ""
    for picture in pictures:
        if picture == before:  # nothing to see has changed
            lengths[-1] += seconds
            continue
        before = picture
        frames.append(_frame(resvg, image, picture, width))
        lengths.append(seconds)
    lengths[-1] = max(lengths[-1], HOLD)
    durations = [round(1000 * length) for length in lengths]
    out = BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, disposal=1)
    return out.getvalue()


def _frame(resvg: Any, image: Any, picture: str, width: int) -> Any:
    drawn = image.open(BytesIO(resvg.svg_to_bytes(svg_string=picture, width=width)))
    method = image.Quantize.MAXCOVERAGE  # small things keep their colours
    return drawn.convert("RGB").quantize(COLOURS, method, kmeans=2, dither=image.Dither.NONE)


def _needed(package: str) -> Any:
    try:
        return import_module(package)
    except ModuleNotFoundError:
        missing = package.partition(".")[0]
        text = f"a GIF needs {missing}, which is not installed: pip install 'alehouse[gif]', or export an SVG"
        raise BadOption(text, "bad-export-gif", {"package": missing}) from None
