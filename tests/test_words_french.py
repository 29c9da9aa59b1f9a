"""French as it is set and spoken here: narrow no-break spaces, curly apostrophes, tu."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

SOURCE: Final = Path(__file__).parent.parent / "src" / "alehouse"
FILES: Final = sorted(SOURCE.rglob("fr.ftl"))
WRONG: Final = {
    "a common space, or none, where a narrow no-break space (U+202F) belongs": re.compile(
        r"[ \u00a0][;:?!%$»]|«(?!\u202f)|\w»"
    ),
    "a straight apostrophe": re.compile("'"),
    "vous, where the house says tu": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
    "maison, where the house is called auberge": re.compile(r"\bmaison\b", re.IGNORECASE),
}


class Texts(Visitor):
    """All that is said, without the signs of Fluent."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (the visitor's own name)
        self.found.append(node.value)


def mistakes(file: Path) -> Iterator[str]:
    texts = Texts()
    texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    for text in texts.found:
        yield from (f"{what}: {text!r}" for what, pattern in WRONG.items() if pattern.search(text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.parent.parent.relative_to(SOURCE)))
def test_french_is_set_and_spoken_as_everywhere_in_the_house(file: Path) -> None:
    assert list(mistakes(file)) == []
