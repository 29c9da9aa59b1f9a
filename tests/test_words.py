"""Every text in every language: no key missing, none unused, the same variables everywhere."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

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
def messages(folder: Path, language: str) -> dict[str, Mentions]:
    """The messages of a room, by key."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content!r} is not Fluent"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            assert entry.value is not None, f"{language}: {entry.id.name} says nothing"
            found[entry.id.name] = mentions(entry.value)
    return found


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


def test_every_key_that_the_code_says_exists() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    families = {key.split("-")[0] for key in known}
    exact, _ = spoken()
    said = {text for text in exact if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text) and text.split("-")[0] in families}
    missing = {text for text in said - known if not any(key.startswith(text) for key in known)}
    assert sorted(missing) == []
