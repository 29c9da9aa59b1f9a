"""The book of a game that has none yet, or not all of its parts: what its blurb and its aim say."""

import re
from typing import TYPE_CHECKING

from alehouse.core.words import Words

if TYPE_CHECKING:
    from alehouse.core.box import Box


def plain_part(part: str, title: str, words: Words) -> str:
    """The text of a part that nobody has written: guide, rules or sheet."""
    told = [words.say(key) for key in ("game-blurb", "aim") if words.has(key)]
    if part != "rules":
        return "\n\n".join([f"# {title}", *told, words.say("plain-book")])
    aim = told[-1] if told else words.say("plain-book")
    return f"# {title}\n\n- **{letters_of(title)}-1.1** {aim}\n"


def letters_of(title: str) -> str:
    """The two letters with which the clauses of a game begin: LO for Last Orders."""
    found = re.findall(r"\b[A-Za-z]", title) + re.findall("[A-Za-z]", title)[1:]
    return "".join([*found, "G", "A"][:2]).upper()


def first_clause(box: "Box") -> str:
    """The rule that is named where a game names none."""
    return next(iter(box.rulebook().clauses))
