"""The table of parts in docs/environments.md: `python -m tests.envs.describe` writes it anew."""

import re
from pathlib import Path

import alehouse
from alehouse.envs.table import EnvTable

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
FROM, TO = "<!-- parts -->\n", "<!-- end of parts -->\n"


def described() -> str:
    return "\n".join(map(_game, alehouse.ROOMS))


def _game(name: str) -> str:
    """A heading with the version, then a row for each kind of part."""
    game = alehouse.load(name)
    counts = list(game.seats)
    tables = {players: EnvTable(name, players) for players in counts}
    found = {players: _kinds(table) for players, table in tables.items()}
    rows = list(dict.fromkeys(kind for kinds in found.values() for kind in kinds))
    lines = [f"### {game.title}: version {game.encoding}, {game.actions} actions", ""]
    lines.append(_line("part", *(f"{players} players" if players > 1 else "alone" for players in counts)))
    lines.append(_line("---", *("---:" for _ in counts)))
    lines += [_line(f"`{kind}`", *(found[players].get(kind, "–") for players in counts)) for kind in rows]
    lines.append(_line("in all", *(str(tables[players].size) for players in counts)))
    return "\n".join([*lines, ""])


def _kinds(table: EnvTable) -> dict[str, str]:
    """Parts by name, those of several things of a kind together: "9 × 29"."""
    sizes: dict[str, list[int]] = {}
    for name, part in table.parts.items():
        sizes.setdefault(re.sub(r"\.\d+\.", ".N.", name), []).append(part.stop - part.start)
    return {kind: _sizes(found) for kind, found in sizes.items()}


def _sizes(found: list[int]) -> str:
    assert len(set(found)) == 1
    return f"{len(found)} × {found[0]}" if len(found) > 1 else str(found[0])


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def page(text: str) -> str:
    """The page with the tables as they must be."""
    before, _, rest = text.partition(FROM)
    return before + FROM + described() + TO + rest.partition(TO)[2]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
