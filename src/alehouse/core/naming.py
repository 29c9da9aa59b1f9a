"""Players by name in what is said: messages hold seats, people read names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from alehouse.core.words import Words

# Names that would break a sentence, by language, in small letters: "You is the Hero".
PRONOUNS: Final = {
    "en": "i me you he she it we they nobody",
    "it": "io me tu te lui lei noi voi loro nessuno",
    "pl": "ja ty on ona my wy oni one nikt",
    "fr": "je moi tu toi il elle on nous vous ils elles personne",
}


class Sitter(Protocol):
    """Who sits in a seat: a person, by the name that was given, or a bot."""

    @property
    def name(self) -> str: ...

    @property
    def bot(self) -> str: ...


def named(args: Mapping[str, Any], seat: int, names: Sequence[str]) -> dict[str, Any]:
    """A message's arguments with names: `player` is the seat that the message is about, and an argument
    `other_seat` becomes `other`, the name of the player in that seat."""
    found = dict(args)
    if seat >= 0:
        found["player"] = _name_in(seat, names)
    for key, value in args.items():
        if key.endswith("_seat"):
            found[key.removesuffix("_seat")] = _name_in(value, names)
    return found


def _name_in(seat: int, names: Sequence[str]) -> str:
    """Who sits there; a seat that this table does not have is called by its number."""
    if seat < 0:
        return ""
    return names[seat] if seat < len(names) else str(seat + 1)


def players_names(sitters: Iterable[Sitter], opponents: Iterable[str], words: Words) -> list[str]:
    """Everybody at a table, no two alike, printed opponents (message keys) last."""
    found = [
        as_name(sitter.name, words)
        or (bot_name(sitter.bot, words) if sitter.bot else words.say("seat-person", {"number": number}))
        for number, sitter in enumerate(sitters, 1)
    ]
    return told_apart([*found, *(words.say(key) for key in opponents)])


def as_name(name: str, words: Words) -> str:
    """A name as sentences can have it: in quotation marks, where it would be read as somebody who is spoken of."""
    pronouns = PRONOUNS[words.language].split()
    return words.say("name-quoted", {"name": name}) if name.casefold() in pronouns else name


def bot_name(bot: str, words: Words) -> str:
    """A bot as people call it, with its budget if it was given one: "Search 50ms"."""
    name, _, budget = bot.partition("@")
    return f"{words.say(f'bot-{name}')} {budget}".strip()


def given_names(taken: Iterable[str], names: Iterable[str]) -> Iterator[str]:
    """Names for those who have none, one after the other: none that somebody has."""
    known = {name.casefold() for name in taken}
    return (name for name in names if name.casefold() not in known)


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, equal ones with a number."""
    found: list[str] = []
    for name in names:
        told, number = name, 1
        while told in found:
            number += 1
            told = f"{name} {number}"
        found.append(told)
    return found
