"""What the house says, in the reader's language: Fluent messages, looked up by key."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from alehouse.core.errors import AlehouseError, BadOption, BadRecord

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "it", "pl", "fr")
REMEMBERED: Final = 8192  # messages, with their arguments: a table says much the same after each move
SAID_BACK: Final = 500  # as much of what was asked for as an error says back: Fluent refuses arguments without end


class Words:
    """The messages of some rooms of the house in one language.

    An argument whose text begins with "@" is itself a key: `say("log-mine", {"card": "@card-knockers"})`. What a
    language does not say yet is said in English.
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from alehouse.core.lazy_bundle import LazyBundle  # only here: it takes long to import, and a bot says nothing

        self.language = language
        self._folders = folders
        self._bundle = LazyBundle(language)
        for file in (folder / f"{language}.ftl" for folder in folders):
            if file.is_file():
                self._bundle.add_text(file.read_text(encoding="utf-8"))
        self._said = lru_cache(REMEMBERED)(self._say)
        self._meant = lru_cache(REMEMBERED)(self._gloss)

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message as text. A missing key shows itself: the words' own test does not let one pass."""
        given = ((name, tuple(value) if isinstance(value, list) else value) for name, value in (args or {}).items())
        try:
            return self._said(key, *given)
        except TypeError:  # there are lists in lists among them
            return self._say(key, *(args or {}).items())

    def _say(self, key: str, *args: tuple[str, Any]) -> str:
        if not self._bundle.has_message(key):
            return self._english.say(key, dict(args)) if self.has(key) else key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, {name: self._argument(v) for name, v in args})
        return str(text)

    def name(self, key: str) -> str:
        """The name of a card or piece; one of somebody's own card file is called by its id: "order-my_ale", My ale."""
        return self.say(key) if self.has(key) else capital(key.partition("-")[2].replace("_", " "))

    def gloss(self, key: str) -> str:
        """What a name means that every language keeps in English: Pilsner Reale, of "recipe-royal_pilsner"; else ""."""
        return self._meant(key)

    def _gloss(self, key: str) -> str:
        known = self._bundle.has_message(key)
        pattern = self._bundle.get_message(key).attributes.get("gloss") if known else None
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern else ""

    def has(self, key: str) -> bool:
        known = bool(self._bundle.has_message(key))
        return known or (self.language != ENGLISH and self._english.has(key))

    @cached_property
    def _english(self) -> "Words":
        """The same messages in English, read when one is missing here."""
        return _read(ENGLISH, self._folders)

    def listed(self, parts: Sequence[str], joint: str = "and") -> str:
        """Some things in a sentence: "Eyra, Brokk and Sindri"; with the joint "or", one of them."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(f"list-{joint}", {"some": ", ".join(parts[:-1]), "last": parts[-1]})

    def labelled(self, label: str, text: object) -> str:
        """A text after what it is: "Kitchen: 3"."""
        return self.say("labelled", {"label": label, "text": str(text)})

    def explain(self, error: AlehouseError) -> str:
        """What went wrong, in these words where the error has a message of the house."""
        if isinstance(error, (BadOption, BadRecord)) and error.key:
            return self.say(error.key, {name: cut(value) for name, value in error.args_for_words.items()})
        return str(error)

    def _part(self, value: Any) -> str:
        """A part of a list; one that is a list itself is said in one breath: "hops 2 5"."""
        return " ".join(map(self._part, value)) if isinstance(value, (list, tuple)) else str(self._argument(value))

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return self.name(value[1:])
        if isinstance(value, (list, tuple)):
            return ", ".join(self._part(part) for part in value)
        return value


def cut(value: Any) -> Any:
    """A text no longer than it can be said; anything else as it is."""
    return f"{value[:SAID_BACK]}…" if isinstance(value, str) and len(value) > SAID_BACK else value


def capital(text: str) -> str:
    """A text that begins a line or stands alone."""
    return text[:1].upper() + text[1:]


def minus(text: object) -> str:
    """A number, or a text with one, with a true minus sign."""
    return str(text).replace("-", "−")


@cache
def words_of(language: str, *folders: Path) -> Words:
    """The house's own words and those of the given folders; each pair is read once."""
    if language not in LANGUAGES:
        there = ", ".join(LANGUAGES)
        text = f"there is no language {language!r}; there are: {there}"
        raise BadOption(text, "bad-language", {"language": language, "languages": there})
    return _read(language, (Path(__file__).parent / "words", *folders))


@cache
def _read(language: str, folders: tuple[Path, ...]) -> Words:
    return Words(language, folders)
