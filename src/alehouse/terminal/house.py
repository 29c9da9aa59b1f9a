"""What is in the house: its games with their options, and their card files, to take home and to check."""

import sys
from pathlib import Path
from typing import Any

from alehouse.core.cards import CardFile
from alehouse.core.game import Game
from alehouse.core.options import Option
from alehouse.core.words import Words
from alehouse.games import ROOMS, load
from alehouse.terminal.screen import Screen


def show_games(words: Words) -> None:
    """Every game with its player counts and options."""
    screen = Screen(words)
    for number, name in enumerate(ROOMS):
        if number:
            screen.blank()
        _show_game(screen, load(name))


def _show_game(screen: Screen, game: Game) -> None:
    words = game.words(screen.words.language)
    screen.write(game.title, "heading")
    screen.say("terminal-game-players", fewest=game.seats[0], most=game.seats[-1])
    rows = [(f"  --{flag(option)}", values(option), words.say(f"option-{option.name}")) for option in game.options]
    if game.presets:
        rows.insert(0, ("  --preset", preset_names(game), screen.words.say("terminal-game-presets")))
    screen.table(rows, titles=0, left=3)
    screen.say("terminal-game-play", "quiet", game=game.name)


def preset_names(game: Game) -> str:
    return "|".join(preset.name for preset in game.presets)


def flag(option: Option) -> str:
    """An option's name as a flag."""
    return option.name.replace("_", "-")


def values(option: Option) -> str:
    """An option's values, the default first; a custom one names its cards."""
    return "|".join(option.values) + (":CARD+CARD…" if option.picks else "")


# ── card files ────────────────────────────────────────────────────────────────────────────────────────


def export_cards(name: str) -> None:
    """The house's card file, as it is."""
    sys.stdout.write(load(name).card_file.text)


def check_cards(name: str, file: Path, words: Words) -> None:
    """Say that a card file is good, and how it differs from the house's; `BadCards` if it is not."""
    theirs = CardFile.read(file)
    load(name, theirs)
    ours = load(name).card_file
    screen = Screen(words)
    screen.say("terminal-cards-good", file=file.name)
    changes = card_changes(ours, theirs)
    for key, args in changes:
        screen.write(words.say(key, args), indent=2)
    if not changes:
        screen.say("terminal-cards-same")


def card_changes(ours: CardFile, theirs: CardFile) -> list[tuple[str, dict[str, Any]]]:
    """Table by table: counts that differ, entries that came, went or changed."""
    found: list[tuple[str, dict[str, Any]]] = []
    for table in dict.fromkeys([*ours.tables, *theirs.tables]):
        old, new = _entries(ours, table), _entries(theirs, table)
        if len(old) != len(new):
            found.append(("terminal-cards-count", {"table": table, "old": len(old), "new": len(new)}))
        for entry in dict.fromkeys([*old, *new]):
            if entry not in new:
                found.append(("terminal-cards-gone", {"table": table, "entry": entry}))
            elif entry not in old:
                found.append(("terminal-cards-new", {"table": table, "entry": entry}))
            else:
                found += _field_changes(entry, old[entry], new[entry])
    return found


def _entries(file: CardFile, table: str) -> dict[str, dict[str, Any]]:
    """A table's entries by id; a single table is its own entry."""
    found = file.tables.get(table)
    if isinstance(found, list):
        return {str(entry.get("id", number)): entry for number, entry in enumerate(found, 1)}
    return {} if found is None else {table: found if isinstance(found, dict) else {table: found}}


def _field_changes(entry: str, old: dict[str, Any], new: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (
            "terminal-cards-changed",
            {"entry": entry, "field": field, "old": _short(old, field), "new": _short(new, field)},
        )
        for field in dict.fromkeys([*old, *new])
        if old.get(field) != new.get(field)
    ]


def _short(entry: dict[str, Any], field: str) -> str:
    return str(entry[field]) if field in entry else "–"
