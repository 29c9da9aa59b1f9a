"""The icon of the house as the pictures that older telephones ask for: PNG, from the drawings of the page.

`python -m tools.app_icons` draws them anew, `--check` says whether they are as the drawings are.
"""

import io
import sys
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

PAGE: Final = Path(__file__).parent.parent / "src" / "alehouse" / "server" / "page"
# Which drawing becomes which picture, so many pixels wide. Of the second one a telephone may cut the edges off.
PICTURES: Final = {
    "mug-192.png": ("mug.svg", 192),
    "mug-512.png": ("mug.svg", 512),
    "app-192.png": ("app.svg", 192),
    "app-512.png": ("app.svg", 512),
}
COLOURS: Final = 64  # enough for so few paints and their edges


def picture(drawing: str, width: int) -> bytes:
    """A drawing of the page as a small PNG."""
    drawn = resvg_py.svg_to_bytes(svg_string=(PAGE / drawing).read_text(encoding="utf-8"), width=width, height=width)
    few = Image.open(io.BytesIO(bytes(drawn))).quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    written = io.BytesIO()
    few.save(written, "PNG", optimize=True)
    return written.getvalue()


def looks_alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures show the same: other versions of the tools may write it otherwise."""
    pixels = [Image.open(io.BytesIO(written)).convert("RGBA") for written in (one, other)]
    return pixels[0].size == pixels[1].size and pixels[0].tobytes() == pixels[1].tobytes()


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        for name, drawn in PICTURES.items():
            (PAGE / name).write_bytes(picture(*drawn))
        return 0
    stale = [
        name
        for name, drawn in PICTURES.items()
        if not (PAGE / name).exists() or not looks_alike((PAGE / name).read_bytes(), picture(*drawn))
    ]
    if stale:
        print(f"{', '.join(stale)}: not as drawn, python -m tools.app_icons")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
