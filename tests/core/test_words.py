"""How messages are said: arguments, keys inside arguments, lists, and what happens where a word is missing."""

from pathlib import Path

import pytest

from alehouse.core.errors import BadOption
from alehouse.core.words import LANGUAGES, Words, capital, words_of

ENGLISH = """
card-stout = Dry Stout
card-mild = Mild
sold = { $player } sells { $card }.
holds = { $player } holds { $cards }.
barrels = { $n ->
    [one] one barrel
   *[other] { $n } barrels
}
silent =
    .title = nothing but an attribute
"""
POLISH = """
card-stout = Dry Stout
    .gloss = Wytrawny stout
card-mild = Mild
barrels = { $n ->
    [one] beczka
    [few] beczki
   *[many] beczek
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("words")
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "pl.ftl").write_text(POLISH, encoding="utf-8")
    return folder


@pytest.fixture
def words(folder: Path) -> Words:
    return Words("en", (folder,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_house_can_be_read(language: str) -> None:
    words = words_of(language)
    assert words.language == language
    assert words.say("seat-person", {"number": 3}) not in ("seat-person", "number")
    assert "3" in words.say("seat-person", {"number": 3})
    assert words_of(language) is words


def test_another_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no language 'de'; there are: en, it, pl, fr"):
        words_of("de")


def test_the_houses_words_come_with_those_of_a_room(folder: Path) -> None:
    assert words_of("en", folder).has("bot-random")
    assert words_of("en", folder).has("card-stout")
    assert not words_of("en").has("card-stout")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"player": "Eyra", "card": "a stout"}, "Eyra sells a stout."),
        ({"player": "Eyra", "card": "@card-stout"}, "Eyra sells Dry Stout."),
        ({"player": "Eyra", "card": "@card-lost"}, "Eyra sells Lost."),
        ({"player": "Eyra", "card": ""}, "Eyra sells ."),
        ({"player": "a@b", "card": 3}, "a@b sells 3."),
    ],
)
def test_an_argument_that_begins_with_an_at_sign_is_a_key(words: Words, args: dict[str, object], said: str) -> None:
    assert words.say("sold", args) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["@card-stout", "water", 2], "Eyra holds Dry Stout, water, 2."),
        (("@card-mild",), "Eyra holds Mild."),
        ([], "Eyra holds ."),
        ([["@card-mild", "2"], "@card-stout"], "Eyra holds Mild 2, Dry Stout."),
    ],
)
def test_a_list_is_said_one_after_another(words: Words, cards: object, said: str) -> None:
    assert words.say("holds", {"player": "Eyra", "cards": cards}) == said


def test_an_argument_is_put_in_without_invisible_signs(words: Words) -> None:
    assert words.say("sold", {"player": "Eyra", "card": "@card-mild"}).isascii()


def test_a_missing_argument_shows_itself(words: Words) -> None:
    assert words.say("sold", {"player": "Eyra"}) == "Eyra sells card."
    assert words.say("sold") == "player sells card."


@pytest.mark.parametrize("key", ["unheard-of", "silent", ""])
def test_a_missing_key_shows_itself(words: Words, key: str) -> None:
    assert words.say(key, {"player": "Eyra"}) == key


def test_a_key_is_there_or_not(words: Words) -> None:
    assert words.has("card-mild")
    assert not words.has("unheard-of")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["one barrel", "2 barrels", "5 barrels", "22 barrels"]), ("pl", ["beczka", "beczki", "beczek", "beczki"])],
)
def test_numbers_follow_the_languages_own_plurals(language: str, said: list[str], folder: Path) -> None:
    words = Words(language, (folder,))
    assert [words.say("barrels", {"n": n}) for n in (1, 2, 5, 22)] == said


@pytest.mark.parametrize(
    ("language", "key", "gloss"),
    [
        ("pl", "card-stout", "Wytrawny stout"),
        ("pl", "card-mild", ""),
        ("pl", "unheard-of", ""),
        ("en", "card-stout", ""),
        ("en", "silent", ""),
    ],
)
def test_a_name_kept_in_english_may_have_a_gloss(folder: Path, language: str, key: str, gloss: str) -> None:
    words = Words(language, (folder,))
    assert words.gloss(key) == gloss
    assert words.name("card-stout") == "Dry Stout"


@pytest.mark.parametrize(
    ("parts", "told"), [([], ""), (["Eyra"], "Eyra"), (["Eyra", "Brokk", "Sindri"], "Eyra, Brokk and Sindri")]
)
def test_some_things_in_a_sentence(parts: list[str], told: str) -> None:
    assert words_of("en").listed(parts) == told


def test_one_thing_or_the_other_in_every_language() -> None:
    told = [words_of(language).listed(["1", "2"], "or") for language in LANGUAGES]
    assert told == ["1 or 2", "1 o 2", "1 lub 2", "1 ou 2"]


def test_a_capital_begins_a_line() -> None:
    assert [capital(text) for text in ("pale malt", "XP", "")] == ["Pale malt", "XP", ""]
