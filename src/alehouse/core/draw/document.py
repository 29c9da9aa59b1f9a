"""A whole SVG document of a scene, for notebooks, replays and documentation."""

from alehouse.core.draw.colours import GROUND
from alehouse.core.draw.svg import el, group, plain, rect
from alehouse.core.scene import Canvas, Piece, Scene


def svg(scene: Scene, defs: str) -> str:
    """The scene's canvases one below the other, as one picture."""
    canvases = list(scene.canvases().values())
    wide = max(canvas.width for canvas in canvases) + 32
    body, y = "", 16.0
    for canvas in canvases:
        body += group(drawn(canvas), x=wide - 16 - canvas.width, y=y)
        y += canvas.height + 12
    return el(
        "svg",
        el("defs", defs),
        rect(0, 0, wide, y + 4, 0, GROUND),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:g} {y + 4:g}",
        width=wide,
        height=y + 4,
    )


def drawn(canvas: Canvas) -> str:
    """The pieces of a canvas in their places."""
    return "".join(map(_placed, canvas.pieces))


def _placed(piece: Piece) -> str:
    words = "\n".join(filter(None, (piece.label, piece.gloss)))
    title = el("title", plain(words)) if words else ""
    return group(title, piece.art, x=piece.x, y=piece.y, class_="piece legal" if piece.actions else "piece")
