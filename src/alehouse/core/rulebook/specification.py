"""The clauses that only maintainers need: sources, state machine, decisions; from a game's maintainers.md."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from alehouse.core.rulebook.reading import ID

_CLAUSE: Final = re.compile(rf"^(?:- \*\*({ID})\*\*|\| \*\*({ID})\*\* \|)", re.M)


@cache
def read_specification(path: Path) -> tuple[str, ...]:
    """The ids that a file defines, if it is there: bold, at the head of a list item or of a table's row."""
    if not path.is_file():
        return ()
    return tuple(found[1] or found[2] for found in _CLAUSE.finditer(path.read_text(encoding="utf-8")))
