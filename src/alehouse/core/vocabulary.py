"""Vocabularies that check themselves: constants are numbers for speed, names for people, and both must agree.

A room calls these when it is entered, so that whoever adds to a list and forgets its constant is told so at once.
"""

from collections.abc import Iterable, Mapping, Sequence


def check_numbers(what: str, numbers: Mapping[str, int], first: int = 0) -> None:
    """Each name has the number of its place; none is forgotten or there twice."""
    for place, (name, number) in enumerate(numbers.items(), first):
        if number != place:
            raise ValueError(f"the {what} {name!r} is number {place}, but its constant says {number}")


def in_order(numbers: Mapping[str, int]) -> tuple[str, ...]:
    """The names of a vocabulary, each at the place that is its number."""
    check_numbers("name", numbers)
    return tuple(numbers)


def check_order(names: Sequence[str], numbers: Mapping[str, int]) -> None:
    """A list of names and its constants agree."""
    if in_order(numbers) != tuple(names):
        raise ValueError(f"{dict(numbers)} do not number {list(names)}")


def check_places(names: Sequence[str], numbers: Mapping[str, int]) -> None:
    """Those of a vocabulary that have constants stand where these say."""
    for name, number in numbers.items():
        if list(names).index(name) != number:
            raise ValueError(f"{name!r} is number {list(names).index(name)}, but its constant says {number}")


def check_same(what: str, found: Iterable[object], wanted: Iterable[object]) -> None:
    """One table has something for all that another one names, and for nothing else."""
    odd = set(found) ^ set(wanted)
    if odd:
        raise ValueError(f"{what}: either missing or unknown: {sorted(map(str, odd))}")


def check_bits(names: Sequence[str], bits: Mapping[str, int]) -> None:
    """The same for constants that are bits."""
    check_order(names, {name: mask.bit_length() - 1 for name, mask in bits.items()})


def check_kinds(names: Sequence[str], kinds: Sequence[tuple[int, str]]) -> None:
    """Each kind of action begins where its constant says, right behind the one before."""
    for first, kind in kinds:
        here = names[first].partition(":")[0]
        before = names[first - 1].partition(":")[0] if first else ""
        if here != kind or before == kind:
            raise ValueError(f"actions of the kind {kind!r} do not begin at {first}: there is {names[first]!r}")
