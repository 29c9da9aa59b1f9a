"""Every text in every language: no key missing, none unused, the same variables everywhere; names that are kept in
English, numbers before what they count, typography."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from alehouse.core.lazy_bundle import ENTRY
from alehouse.core.words import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "alehouse"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


class Mentions(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (the visitor's own name)
        self.messages.add(node.id.name)


def mentions(pattern: Pattern) -> Mentions:
    visitor = Mentions()
    visitor.visit(pattern)
    return visitor


@cache
def written(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a room as they stand there, by key."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content!r} is not Fluent"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def messages(folder: Path, language: str) -> dict[str, Mentions]:
    """What the messages of a room mention, by key."""
    return {key: mentions(_value(message)) for key, message in written(folder, language).items()}


def _value(message: Message) -> Pattern:
    assert message.value is not None, f"{message.id.name} says nothing"
    return message.value


def room(folder: Path) -> str:
    return str(folder.parent.relative_to(SOURCE))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_a_language_has_every_key_and_no_other(folder: Path, language: str) -> None:
    assert messages(folder, language).keys() == messages(folder, "en").keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_a_language_uses_no_variable_that_english_does_not_have(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    for key, found in messages(folder, language).items():
        assert found.variables <= english[key].variables, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_every_message_is_found_with_all_its_lines_before_it_is_read(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = {entry[1]: entry[0].rstrip() for entry in ENTRY.finditer(text)}
    assert found.keys() == written(folder, language).keys()
    for key, message in written(folder, language).items():
        assert message.span is not None
        whole = text[message.span.start : message.span.end].rstrip()
        assert whole.endswith(found[key]), key  # after its comment


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rooms_use_one_key(language: str) -> None:
    rooms = [folder for folder in FOLDERS if "games" not in folder.parts]
    keys = [key for folder in rooms for key in messages(folder, language)]
    assert sorted(keys) == sorted(set(keys))


# ── what the code says ────────────────────────────────────────────────────────────────────────────


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every text in the code that can be a key, and every f-string or template as a pattern of keys."""
    exact: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value.removeprefix("@"))
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(_piece(part) for part in node.values).removeprefix("@"))
    for path in SOURCE.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        exact.update(re.findall(r"[\"'](page-[\w-]+)[\"']", text))
        patterns.update(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found)) for found in re.findall(r"`([^`]+)`", text))
    telling = [pattern for pattern in patterns if re.match(r"[a-z]{2,}(\\?-|\.\+)", pattern)]
    return frozenset(exact), tuple(re.compile(pattern) for pattern in sorted(telling))


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_every_key_is_used(folder: Path) -> None:
    exact, patterns = spoken()
    own = messages(folder, "en")
    mentioned = {name for found in own.values() for name in found.messages}
    unused = [
        key for key in own if key not in exact | mentioned and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


# What looks like a key and is none: a piece of a scene, an attribute of a drawing, tables of a book.
NOT_KEYS: Final = {"special-heading", "text-anchor", "lab-basic", "lab-basic-short", "lab-advanced"}


def test_every_key_that_the_code_says_exists() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    families = {key.split("-")[0] for key in known}
    exact, _ = spoken()
    said = {text for text in exact if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text) and text.split("-")[0] in families}
    missing = {text for text in said - known - NOT_KEYS if not any(key.startswith(text) for key in known)}
    assert sorted(missing) == []


# ── names that are kept in English ────────────────────────────────────────────────────────────────

GAMES: Final = SOURCE / "games"
KEPT: Final = {  # families of names by room: printed in English in the boxes of every language
    GAMES / "dwarf" / "words": ("automa-",),
    GAMES / "dice_brewing" / "words": ("recipe-",),
    GAMES / "cavern_tavern" / "words": ("order-", "item-"),
    GAMES / "brew_crafters" / "words": ("recipe-", "family-"),
}


def plain(pattern: Pattern | None) -> str:
    """A text that is nothing but words."""
    text = pattern.elements[0] if pattern and len(pattern.elements) == 1 else None
    assert isinstance(text, TextElement)
    return text.value


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", KEPT, ids=room)
def test_a_kept_name_is_the_english_one(folder: Path, language: str) -> None:
    english, translated = written(folder, "en"), written(folder, language)
    kept = [key for key in english if key.startswith(KEPT[folder])]
    assert kept
    assert {key: plain(translated[key].value) for key in kept} == {key: plain(english[key].value) for key in kept}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_a_gloss_stands_by_a_kept_name_only(folder: Path, language: str) -> None:
    english = written(folder, "en")
    for key, message in written(folder, language).items():
        for attribute in message.attributes:
            assert attribute.id.name == "gloss", f"{language}: {key}"
            assert key.startswith(KEPT.get(folder, ())), f"{language}: {key} is no name that is kept"
            assert plain(message.value) == plain(english[key].value), f"{language}: {key}"
            assert plain(attribute.value) not in ("", plain(message.value)), f"{language}: {key}"
        assert len(message.attributes) <= 1, f"{language}: {key}"


@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_english_needs_no_gloss(folder: Path) -> None:
    assert [key for key, message in written(folder, "en").items() if message.attributes] == []


# ── how words are written ─────────────────────────────────────────────────────────────────────────

PLURALS: Final = {"one", "few", "many"}
THING: Final = "\ufffc"  # stands for what is put into a text


class Reading(NamedTuple):
    """A stretch of a message as it is read: its words with a sign for each thing put in, what these things are, and
    whether it was chosen by a number."""

    text: str
    things: list[str]
    counted: bool

    def counts(self) -> Iterator[tuple[str, str]]:
        """Each variable, or 1, that stands right before a word, and that word."""
        things = iter(self.things)
        for found in re.finditer(rf"({THING}|\b1\b)(?:[ \u00a0\u202f]([^\W\d_]+))?", self.text):
            number = next(things) if found[1] == THING else found[1]
            if found[2]:
                yield number, found[2]


def readings(pattern: Pattern, counted: bool = False) -> Iterator[Reading]:
    """Every stretch of a message; of variants each is one."""
    text = ""
    things: list[str] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            text += element.value
        elif isinstance(element.expression, StringLiteral):
            text += element.expression.value
        else:
            text += THING
            things.append(_variable(element.expression))
            if isinstance(element.expression, SelectExpression):
                for variant in element.expression.variants:
                    yield from readings(variant.value, counted or _by_number(element.expression))
    yield Reading(text, things, counted)


def _variable(expression: object) -> str:
    return expression.id.name if isinstance(expression, VariableReference) else ""


def _by_number(select: SelectExpression) -> bool:
    return any(isinstance(variant.key, Identifier) and variant.key.name in PLURALS for variant in select.variants)


@cache
def read(folder: Path, language: str) -> list[tuple[str, Reading]]:
    """Every stretch of every message of a room, glosses too."""
    found = []
    for key, message in written(folder, language).items():
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        found += [(key, reading) for pattern in patterns if pattern for reading in readings(pattern)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_apostrophes_are_curved(folder: Path, language: str) -> None:
    assert [key for key, reading in read(folder, language) if "'" in reading.text] == []


# What is missing before ; : ? ! % $ or inside « »; a colon inside a word is code: place:5, https://…
UNBOUND: Final = re.compile(r"[^\u202f\n](?:[;?!%$]|:(?![\w/…]))|[^\u202f]»|«[^\u202f]")
AS_TYPED: Final = re.compile(r"\n  \? |1!|»3\+|mailto:|https:")  # what is shown letter by letter


@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_french_signs_have_a_narrow_space_before_them(folder: Path) -> None:
    said = [(key, AS_TYPED.sub(THING, reading.text)) for key, reading in read(folder, "fr")]
    assert [(key, found.group()) for key, text in said for found in UNBOUND.finditer(text)] == []


# The house says tu, and calls itself an inn.
NOT_SAID: Final = re.compile(r"\b(vous|votre|vos|maison)\b", re.IGNORECASE)


@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_french_says_tu_and_auberge(folder: Path) -> None:
    assert [key for key, reading in read(folder, "fr") if NOT_SAID.search(reading.text)] == []


# ── numbers before what they count ────────────────────────────────────────────────────────────────

SMALL_WORDS: Final = {"of", "is", "are", "in", "un", "en", "du"}  # differ with a number by chance
SEVERAL: Final = {  # messages in which the number is never one
    "about-collaboration-who",
    "does-draw_item-choose",
    "scene-capacity",
    "scene-special-top_to_mountain",
    "scene-target",
    "short-draw_item-choose",
}
SAME: Final = {"pl": {"only-malt", "why-not-complete"}}  # where the noun is in a case that is the same for any number


@cache
def inflected(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The variables by whose number texts are chosen, and the words that differ with it: worker, workers."""
    numbers: set[str] = set()
    words: set[str] = set()
    for folder in FOLDERS:
        for message in written(folder, language).values():
            for select in _selects(_value(message)):
                number = _variable(select.selector)
                forms = {word for variant in select.variants for word in _counted(variant.value, number)}
                numbers.add(number)
                words |= forms if len(forms) > 1 else set()
    return frozenset(numbers), frozenset(words - SMALL_WORDS)


def _selects(pattern: Pattern) -> Iterator[SelectExpression]:
    """The choices of a message that depend on a number."""
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            if _by_number(element.expression):
                yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _counted(pattern: Pattern, number: str) -> set[str]:
    """What a number stands right before in a text."""
    return {word for reading in readings(pattern) for what, word in reading.counts() if what in (number, "1")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=room)
def test_a_number_chooses_the_form_of_what_it_counts(folder: Path, language: str) -> None:
    """As far as can be seen: a word that has several forms elsewhere, right behind a variable that is a number."""
    numbers, words = inflected(language)
    free = SEVERAL | SAME.get(language, set())
    unchosen = [
        (key, number, word)
        for key, reading in read(folder, language)
        for number, word in reading.counts()
        if number in numbers and word in words and not reading.counted and key not in free
    ]
    assert unchosen == []
