"""The difference of two canvases: applied as a browser applies it, it turns one into the other."""

from hypothesis import given
from hypothesis import strategies as st

from alehouse.core.scene import Canvas, CanvasChange, Piece, difference

NAMES = "abcdefghij"


def canvas(names: list[str], salt: int) -> Canvas:
    pieces = tuple(Piece(id=name, x=(ord(name) * salt) % 7, y=0, art=name) for name in names)
    return Canvas(width=100, height=100, pieces=pieces)


def apply(old: Canvas | None, change: CanvasChange) -> list[Piece]:
    """What a browser does with a change."""
    shown = {piece.id: piece for piece in old.pieces} if old else {}
    for name in change.gone:
        del shown[name]
    for fields in change.changed:
        name = str(fields["id"])
        before = shown.get(name) or Piece(id=name, x=0, y=0, art="")
        kept = {field: getattr(before, field) for field in before.__struct_fields__}
        shown[name] = Piece(**(kept | fields))
    order = list(shown)
    for name, above in change.order:
        order.remove(name)
        order.insert(order.index(above) if above else len(order), name)
    return [shown[name] for name in order]


lists = st.lists(st.sampled_from(NAMES), unique=True)


@given(lists, lists, st.integers(1, 5), st.integers(1, 5))
def test_a_difference_turns_the_old_canvas_into_the_new(
    before: list[str], after: list[str], old_salt: int, new_salt: int
) -> None:
    old, new = canvas(before, old_salt), canvas(after, new_salt)
    assert apply(old, difference(old, new)) == list(new.pieces)
    assert apply(None, difference(None, new)) == list(new.pieces)


def test_equal_canvases_do_not_differ() -> None:
    assert difference(canvas(["a", "b"], 1), canvas(["a", "b"], 1)) == CanvasChange()


def test_one_piece_that_comes_to_the_top_is_one_move() -> None:
    old, new = canvas(list("abcdef"), 1), canvas(list("acdefb"), 1)
    assert difference(old, new).order == [("b", "")]
