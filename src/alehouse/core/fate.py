"""Fate's own stream of chance: the same seed gives the same dice on every machine, compiled or not."""

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Stream:
    """xoshiro128++ (Blackman and Vigna): four 32-bit words, so that no step leaves a native integer."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n-1 (Lemire's method: multiply, and draw again what would be unfair)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = ((1 << 32) - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def copy(self) -> "Stream":
        """Another stream that goes on from here."""
        return Stream(self.a, self.b, self.c, self.d)

    def copy_from(self, other: "Stream") -> None:
        """Continue where `other` is."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def draw_anew(self, rng: "Stream") -> None:
        """Continue at a place that `rng` draws; never all zero, where the generator would stand still."""
        self.a = rng.word() | 1
        self.b = rng.word()
        self.c = rng.word()
        self.d = rng.word()


def seeded(seed: int | str) -> Stream:
    """The stream that belongs to a seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    a, b, c, d = (int.from_bytes(digest[k : k + 4], "little") for k in (0, 4, 8, 12))
    return Stream(a | 1, b, c, d)  # never all zero, see `draw_anew`
