"""Fate's stream: the published generator, fair numbers, copies that go their own ways."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from tests.core.chance import is_even

from alehouse.core.fate import Stream, seeded

WORD = 2**32 - 1
STARTS = [(1, 2, 3, 4), (1, 0, 0, 0), (WORD, WORD, WORD, WORD), (0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x80000000)]
LARGEST = 2**31  # a word times this is still a native integer


def turned(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & WORD


def reference(start: tuple[int, int, int, int]) -> Iterator[int]:
    """xoshiro128++ as its authors describe it, in integers that cannot overflow."""
    s = list(start)
    while True:
        yield (turned((s[0] + s[3]) & WORD, 7) + s[0]) & WORD
        shifted = (s[1] << 9) & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = turned(s[3], 11)


def fair(words: Iterator[int], n: int) -> Iterator[int]:
    """Numbers below n: a word's share of 0 to n-1, without the 2^32 mod n words that would favour some."""
    for word in words:
        number, rest = divmod(word * n, 2**32)
        if rest >= 2**32 % n:
            yield number


def words(stream: Stream, count: int) -> list[int]:
    return [stream.word() for _ in range(count)]


# ── the generator ─────────────────────────────────────────────────────────────────────────────────────


def test_the_published_numbers() -> None:
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011]
    assert words(Stream(1, 2, 3, 4), 9) == published


@pytest.mark.parametrize("start", STARTS)
def test_the_words_are_those_of_the_reference(start: tuple[int, int, int, int]) -> None:
    assert words(Stream(*start), 2000) == list(islice(reference(start), 2000))


@pytest.mark.parametrize("start", STARTS)
def test_nothing_leaves_32_bits(start: tuple[int, int, int, int]) -> None:
    stream = Stream(*start)
    for _ in range(2000):
        assert 0 <= stream.word() <= WORD
        assert all(0 <= part <= WORD for part in (stream.a, stream.b, stream.c, stream.d))


# ── fair numbers ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("n", [1, 2, 3, 6, 45, 2**16 + 1, 1_500_000_001, 3 * 2**29, LARGEST - 1, LARGEST])
def test_numbers_below_n_are_those_of_the_reference(n: int) -> None:
    stream = Stream(*STARTS[3])
    assert [stream.below(n) for _ in range(500)] == list(islice(fair(reference(STARTS[3]), n), 500))


@pytest.mark.parametrize("n", [2, 6, 9, 45, 100])
def test_all_numbers_are_equally_likely(n: int) -> None:
    stream = seeded("dice")
    counts = Counter(stream.below(n) for _ in range(200 * n))
    assert sorted(counts) == list(range(n))
    assert is_even(counts.values())


def test_large_numbers_are_equally_likely_too() -> None:
    """Of three numbers in a row, two would come half as often again as the third if no word were drawn anew."""
    stream = seeded("many sides")
    assert is_even(Counter(stream.below(3 * 2**29) % 3 for _ in range(6000)).values())


# ── seeds and copies ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [0, 7, -1, 2**62, 2**200, "seven", "", "żółw"])
def test_the_same_seed_gives_the_same_stream(seed: int | str) -> None:
    assert words(seeded(seed), 20) == words(seeded(seed), 20)


def test_a_seed_of_today_is_the_same_for_ever() -> None:
    """Records hold seeds: this must never change."""
    assert words(seeded(7), 3) == [3394945370, 1973065124, 1913181597]


def test_a_number_and_its_text_are_one_seed() -> None:
    assert words(seeded(7), 5) == words(seeded("7"), 5)


def test_different_seeds_give_different_streams() -> None:
    assert len({seeded(seed).word() for seed in range(1000)}) == 1000


def test_no_stream_stands_still() -> None:
    assert all(seeded(seed).a for seed in range(1000))


def test_a_copy_goes_on_from_here_and_on_its_own() -> None:
    stream = seeded("copies")
    stream.word()
    copy = stream.copy()
    following = words(copy, 5)
    assert words(stream, 5) == following


def test_copying_from_another_stream_leaves_that_one_alone() -> None:
    one, other = seeded("one"), seeded("other")
    expected = words(seeded("other"), 5)
    one.copy_from(other)
    assert words(one, 5) == expected
    assert words(other, 5) == expected


def test_a_stream_drawn_anew_goes_on_from_four_words_of_another() -> None:
    stream, rng, words = seeded("before"), seeded("drawn"), seeded("drawn")
    a, b, c, d = (words.word() for _ in range(4))
    stream.draw_anew(rng)
    assert [stream.word() for _ in range(5)] == list(islice(reference((a | 1, b, c, d)), 5))
    assert rng.word() == words.word()
