"""The difference of two canvases: applied as a browser applies it, it turns one into the other."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.core.scene import Canvas, CanvasChange, Layout, Piece, Scene, Tab, difference

NAMES = "abcdefghij"
CUP = Piece(
    id="a",
    x=1,
    y=2,
    art="<g/>",
    label="a cup",
    actions=(3, 4),
    why=5,
    opens="rules:XX-1.1",
    motion="flip",
    unfolds=True,
    gloss="una tazza",
)

numbers = st.sampled_from([0.0, 1.0, 2.5])
pieces = st.builds(
    Piece,
    id=st.sampled_from(NAMES),
    x=numbers,
    y=numbers,
    art=st.sampled_from(["", "<g/>", "<path/>"]),
    label=st.sampled_from(["", "a cup"]),
    actions=st.sampled_from([(), (0,), (1, 2)]),
    why=st.sampled_from([None, 0, 7]),
    opens=st.sampled_from(["", "stack:A5"]),
    motion=st.sampled_from(["", "flip"]),
    gloss=st.sampled_from(["", "una tazza"]),
)
canvases = st.builds(
    Canvas,
    width=numbers,
    height=numbers,
    pieces=st.lists(pieces, unique_by=lambda piece: piece.id).map(tuple),
)


def applied(old: Canvas | None, change: CanvasChange) -> Canvas:
    """What a browser does with a change: it forgets, changes or adds on top, then moves piece by piece."""
    shown = {piece.id: piece for piece in old.pieces} if old else {}
    for name in change.gone:
        del shown[name]
    for fields in change.changed:
        name = str(fields["id"])
        before = shown.get(name) or Piece(id=name, x=0, y=0, art="")
        shown[name] = msgspec.structs.replace(before, **fields)
    order = list(shown)
    for name, above in change.order:
        order.remove(name)
        order.insert(order.index(above) if above else len(order), name)
    width, height = change.size or ((old.width, old.height) if old else (-1, -1))
    return Canvas(width=width, height=height, pieces=tuple(shown[name] for name in order))


def canvas(names: str) -> Canvas:
    return Canvas(width=1, height=1, pieces=tuple(Piece(id=name, x=0, y=0, art=name) for name in names))


def longest_rise(places: list[int]) -> int:
    """How many pieces can stay: the most that lie in order already, tried out one by one."""
    best: list[int] = []
    for k, place in enumerate(places):
        best.append(1 + max((best[j] for j in range(k) if places[j] < place), default=0))
    return max(best, default=0)


# ── the difference ────────────────────────────────────────────────────────────────────────────────────


@given(st.none() | canvases, canvases)
def test_a_difference_turns_the_old_canvas_into_the_new(old: Canvas | None, new: Canvas) -> None:
    assert applied(old, difference(old, new)) == new


@given(canvases)
def test_equal_canvases_do_not_differ(same: Canvas) -> None:
    assert difference(same, msgspec.structs.replace(same)) == CanvasChange()
    assert msgspec.json.encode(difference(same, same)) == b"{}"


@given(canvases, canvases)
def test_nothing_is_sent_that_the_browser_has(old: Canvas, new: Canvas) -> None:
    change = difference(old, new)
    before = {piece.id: piece for piece in old.pieces}
    for fields in change.changed:
        sent = {name: value for name, value in fields.items() if name != "id"}
        known = before.get(str(fields["id"]))
        assert known is None or (sent and all(getattr(known, name) != value for name, value in sent.items()))
    assert (change.size is None) == ((old.width, old.height) == (new.width, new.height))


@given(st.permutations(NAMES), st.permutations(NAMES))
def test_no_piece_is_moved_without_need(before: list[str], after: list[str]) -> None:
    change = difference(canvas("".join(before)), canvas("".join(after)))
    assert len(change.order) == len(NAMES) - longest_rise([after.index(name) for name in before])


@pytest.mark.parametrize(
    ("before", "after", "order"),
    [
        ("abcdef", "acdefb", [("b", "")]),
        ("abcdef", "fabcde", [("f", "a")]),
        ("abcd", "dcab", [("c", "a"), ("d", "c")]),
        ("abc", "abcd", []),
        ("abc", "dabc", [("d", "a")]),
        ("abc", "ac", []),
        ("", "abc", []),
    ],
)
def test_the_order_changes_from_the_top_down(before: str, after: str, order: list[tuple[str, str]]) -> None:
    assert difference(canvas(before), canvas(after)).order == order


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("x", 0),
        ("y", 0),
        ("art", ""),
        ("label", ""),
        ("actions", ()),
        ("why", None),
        ("why", 0),
        ("opens", ""),
        ("motion", ""),
    ],
)
def test_a_field_that_falls_back_to_nothing_is_sent(field: str, value: object) -> None:
    old = Canvas(width=1, height=1, pieces=(CUP,))
    new = Canvas(width=1, height=1, pieces=(msgspec.structs.replace(CUP, **{field: value}),))
    assert difference(old, new).changed == [{"id": "a", field: value}]


def test_every_field_of_a_piece_is_compared() -> None:
    """A field added to `Piece` must reach the browser."""
    change = difference(None, Canvas(width=1, height=1, pieces=(CUP,)))
    assert change.changed == [msgspec.structs.asdict(CUP)]


# ── canvases ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_scene_names_the_canvases_it_has() -> None:
    status, table, own, mine = canvas("a"), canvas("b"), canvas("c"), canvas("d")
    tab = Tab(id="mine", label="Mine", waiting=0, canvas=mine)
    assert Scene(layout=Layout(), status=status, table=table).canvases() == {"status": status, "table": table}
    portrait = Scene(layout=Layout(shape="portrait"), status=status, tabs=(tab,), own=own)
    assert portrait.canvases() == {"status": status, "own": own, "tab-mine": mine}
