"""Numbers instead of names on the wire: pieces and drawings that a browser has been told before are told in short."""

from alehouse.core.scene import CanvasChange

Numbers = dict[str, int]  # of names, in the order in which they came


def shorten(canvases: dict[str, CanvasChange], pieces: dict[str, Numbers], drawings: Numbers) -> None:
    """Rewrite changes that are about to be sent: of a known piece, `id` becomes the distance from the number of the
    piece told before it, and goes where it is 1; of a known drawing, `art` becomes its number.

    The pieces of each canvas, and all drawings, are numbered as they come; so does the page.
    """
    for name, change in canvases.items():
        numbers = pieces.setdefault(name, {})
        last = -1
        for piece in change.changed:
            last = _shorten_id(piece, numbers, last)
            _shorten_art(piece, drawings)


def _shorten_id(piece: dict[str, object], numbers: Numbers, last: int) -> int:
    name = str(piece["id"])
    if name not in numbers:
        numbers[name] = len(numbers)
    elif numbers[name] == last + 1:
        del piece["id"]
    else:
        piece["id"] = numbers[name] - last
    return numbers[name]


def _shorten_art(piece: dict[str, object], numbers: Numbers) -> None:
    art = str(piece.get("art", ""))
    if art in numbers:
        piece["art"] = numbers[art]
    elif art:
        numbers[art] = len(numbers)
