"""Sets of small numbers as the bits of one integer, up to 62."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.fate import Stream


def bit(number: i64) -> i64:
    """The set of one number."""
    return raised(1, number)


def raised(mask: i64, by: i64) -> i64:
    """A set with all its numbers so much higher. It is an argument: mypyc's literal 1 has only 32 bits to go up,
    and a literal of more than 62 bits is an object of Python's, converted whenever it is used."""
    return mask << by


def lowest(mask: i64) -> i64:
    """The lowest number of a set that is not empty: the half it lies in, and so on."""
    number: i64 = 0
    if not mask & 0xFFFFFFFF:
        mask >>= 32
        number = 32
    if not mask & 0xFFFF:
        mask >>= 16
        number += 16
    if not mask & 0xFF:
        mask >>= 8
        number += 8
    if not mask & 0xF:
        mask >>= 4
        number += 4
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def size(mask: i64) -> i64:
    """How many numbers a set holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def listed(mask: i64, first: i64, out: vec[i64]) -> i64:
    """Writes the numbers of a set into `out`, counted from `first`: actions, say. Tells how many there are."""
    count: i64 = 0
    while mask:
        if mask & 1:
            out[count] = first
            count += 1
        mask >>= 1
        first += 1
    return count


def also_listed(mask: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """As `listed`, behind the `count` numbers that are written already; tells how many there are now."""
    while mask:
        out[count] = first + lowest(mask)
        count += 1
        mask &= mask - 1
    return count


def pick(mask: i64, stream: Stream) -> i64:
    """One number of a set that is not empty, all equally likely."""
    skip = stream.below(size(mask))
    rest: i64 = mask
    while skip:
        rest &= rest - 1
        skip -= 1
    return lowest(rest)
