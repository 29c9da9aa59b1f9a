"""A dependency-tracked cache of drawings: a part is drawn again only when something it was drawn from has changed.

After a move nearly everything on a table looks as before, and it looks the same to nearly everybody. So a function
marked `cached` draws from its arguments and from what it asks the table, and nothing else. While it draws, every
question is noted with its answer; whoever would get the same answers, after the next move or at another screen, is
handed the same drawing. Questions are fields of the view, and methods of the table that are marked `tracked`.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import wraps
from types import MethodType
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, overload

from msgspec import Struct

from alehouse.core.scene import Box

VARIANTS: Final = 8  # of a part: what people see differs, and what they saw before may come again
PLAIN: Final = frozenset({int, float, str, bool, type(None), Box})  # arguments that are compared as they are: most
REMEMBERED: Final = 24  # scenes; what none of so many has shown is forgotten

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="TrackedTable")

Question = tuple[Callable[..., Any], tuple[Hashable, ...]]
Answers = dict[Question, Any]


class CachedDrawing:
    """A drawing, and what it was drawn from."""

    __slots__ = ("answers", "arguments", "drawn", "idle", "scene")

    def __init__(self, arguments: tuple[Any, ...], answers: Answers, idle: set[str], drawn: Any) -> None:
        self.arguments = arguments
        self.answers = answers
        self.idle = idle  # the pieces that no option named
        self.drawn = drawn
        self.scene = 0  # the number of the last one that showed it


class DrawingCache:
    """The latest drawings of one table's parts, for all who look at it in one language."""

    def __init__(self) -> None:
        self.scene = 0  # how many there have been
        self._parts: dict[tuple[Hashable, ...], list[CachedDrawing]] = {}
        self._last: Answers = {}

    def begin(self) -> None:
        """Another scene is drawn."""
        self.scene += 1
        if self.scene % REMEMBERED == 0:
            fresh = self.scene - REMEMBERED
            shown = {key: [one for one in parts if one.scene >= fresh] for key, parts in self._parts.items()}
            self._parts = {key: parts for key, parts in shown.items() if parts}
            self._last.clear()

    def variants(self, key: tuple[Hashable, ...]) -> list[CachedDrawing]:
        """The drawings of a part, the latest first."""
        return self._parts.setdefault(key, [])

    def same(self, question: Question, answer: Any) -> Any:
        """The last answer to a question if it has not changed: one object is compared fast, again and again."""
        last = self._last.get(question)
        if last is not None and last == answer:
            return last
        self._last[question] = answer
        return answer


class TrackedTable:
    """What parts are drawn from. Without a cache, every part is drawn whenever it is asked for."""

    def __init__(self, cache: DrawingCache | None) -> None:
        self.cache: Final = cache
        if cache:
            cache.begin()
        self._answers: Answers = {}
        self.noted: Answers | None = None  # what was asked for the part that is being drawn
        self.idle: set[str] = set()  # the pieces of that part that no option names
        self.offered: Mapping[str, Any] = {}  # the options by the pieces they name

    def answer(self, question: Question) -> Any:
        """The answer to a question, which is looked for once."""
        if question in self._answers:
            return self._answers[question]
        method, arguments = question
        noted, self.noted = self.noted, None  # what the answer takes is of no importance
        found = method(self, *arguments)
        self.noted = noted
        if self.cache:
            found = self.cache.same(question, found)
        self._answers[question] = found
        return found

    def note(self, question: Question) -> Any:
        """The answer to a question on which the part that is being drawn depends."""
        found = self.answer(question)
        if self.noted is not None:
            self.noted[question] = found
        return found

    def would_answer(self, answers: Answers) -> bool:
        """Whether all these questions have the same answers here."""
        known = self._answers
        for question, answer in answers.items():
            found = known[question] if question in known else self.answer(question)
            if found is not answer and found != answer:
                return False
        return True


def tracked(method: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """A question about the table: a part depends on its answer only, not on everything that was read to find it."""

    @wraps(method)
    def asked(table: T, /, *arguments: P.args, **named: P.kwargs) -> R:
        if table.noted is None:
            return method(table, *arguments, **named)
        assert not named
        found: R = table.note((method, arguments))
        return found

    return asked


def cached(draw: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """A drawing that is cached: the part is drawn again only when an argument or an answer has changed."""

    @wraps(draw)
    def drawn(table: T, /, *arguments: P.args, **named: P.kwargs) -> R:
        if table.cache is None:
            return draw(table, *arguments, **named)
        found = _find_or_draw(table, draw, arguments, named)
        found.scene = table.cache.scene
        if table.noted is not None:
            table.noted.update(found.answers)
            table.idle |= found.idle
        shown: R = _copied(found.drawn)
        return shown

    return drawn


def _copied(drawn: Any) -> Any:
    """Others may be added to a list of pieces, but not in the cache."""
    return drawn.copy() if isinstance(drawn, list) else drawn


def _find_or_draw(
    table: TrackedTable, draw: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]
) -> CachedDrawing:
    """The variant of a part whose arguments and answers are the same here, or a new one."""
    arguments = (*[one if type(one) in PLAIN else _compared(one) for one in given], *named.items())
    assert table.cache is not None
    variants = table.cache.variants((draw, *[one if type(one) in PLAIN else _handle(one) for one in arguments]))
    for number, variant in enumerate(variants):
        same = variant.arguments == arguments and variant.idle.isdisjoint(table.offered)
        if same and table.would_answer(variant.answers):
            if number:
                variants.insert(0, variants.pop(number))
            return variant
    noted, table.noted, idle, table.idle = table.noted, {}, table.idle, set()
    try:
        fresh = CachedDrawing(arguments, table.noted, table.idle, draw(table, *given, **named))
    finally:
        table.noted, table.idle = noted, idle
    variants.insert(0, fresh)
    del variants[VARIANTS:]
    return fresh


def _whole(argument: Any) -> Any:
    return argument.whole if isinstance(argument, TrackedList) else argument


def _compared(argument: Any) -> Any:
    """What of an argument has to be the same: of a tracked item, which one it is; its fields are asked for."""
    return argument.which if isinstance(argument, TrackedItem) else _whole(argument)


def _handle(argument: Any) -> Hashable:
    """Something by which to look for a part with such an argument."""
    if isinstance(argument, Struct):
        return getattr(argument, "id", getattr(argument, "seat", None))
    try:
        hash(argument)
    except TypeError:
        return None
    found: Hashable = argument
    return found


# ── the view while a part is drawn ────────────────────────────────────────────────────────────────


def _field(table: Any, name: str) -> Any:
    return getattr(table.whole_view, name)


def _item(table: Any, name: str, number: int) -> Any:
    return getattr(table.whole_view, name)[number]


def _field_of_item(table: Any, name: str, number: int, field: str) -> Any:
    return getattr(getattr(table.whole_view, name)[number], field)


def _found(table: Any, name: str, *arguments: Hashable) -> Any:
    return getattr(table.whole_view, name)(*arguments)


class TrackedView:
    """A view that has every look at it noted."""

    def __init__(self, table: TrackedTable) -> None:
        self._table = table

    def __getattr__(self, name: str) -> Any:
        value = _field(self._table, name)
        if isinstance(value, list):
            return TrackedList(self._table, name)
        if isinstance(value, MethodType):
            return lambda *arguments: self._table.note((_found, (name, *arguments)))
        return self._table.note((_field, (name,)))


class TrackedList:
    """A list of a view: a part that looks at one of its items does not depend on the others."""

    def __init__(self, table: TrackedTable, name: str) -> None:
        self._table = table
        self._name = name

    @property
    def whole(self) -> list[Any]:
        found: list[Any] = self._table.note((_field, (self._name,)))
        return found

    @overload
    def __getitem__(self, number: int) -> Any: ...
    @overload
    def __getitem__(self, number: slice) -> list[Any]: ...
    def __getitem__(self, number: int | slice) -> Any:
        return self.whole[number] if isinstance(number, slice) else self._table.note((_item, (self._name, number)))

    def __iter__(self) -> Iterator[Any]:
        return iter(self.whole)

    def __reversed__(self) -> Iterator[Any]:
        return iter(self.whole[::-1])

    def __len__(self) -> int:
        return len(self.whole)

    def __contains__(self, item: object) -> bool:
        return item in self.whole

    def __eq__(self, other: object) -> bool:
        return bool(self.whole == _whole(other))

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: list[Any]) -> list[Any]:
        return [*self.whole, *other]

    def __radd__(self, other: list[Any]) -> list[Any]:
        return [*other, *self.whole]

    def index(self, item: Any) -> int:
        return self.whole.index(item)

    def count(self, item: Any) -> int:
        return self.whole.count(item)


class TrackedItem:
    """An item of a list of a view: a part depends on those of its fields at which it looks."""

    def __init__(self, table: TrackedTable, name: str, number: int) -> None:
        self._table = table
        self.which: Final = (name, number)

    def __getattr__(self, field: str) -> Any:
        return self._table.note((_field_of_item, (*self.which, field)))
