"""The tables of Cavern Tavern's book: whatever is printed on cards and areas comes from the card file in play.

Cells are book markup: "{herbs}" is the icon of that name in `book/pictures.toml`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from alehouse.core.rulebook.blocks import BookTable, table
from alehouse.core.words import Words
from alehouse.games.cavern_tavern import effect_ops as ops
from alehouse.games.cavern_tavern.card_text import (
    ability_text,
    goal_text,
    goals_of,
    metric_text,
    program_signs,
    request_text,
    tier_texts,
)
from alehouse.games.cavern_tavern.cards import MOST_PLAYERS, Area, Catalogue, NastySays, SecretTask, Task, Track
from alehouse.games.cavern_tavern.drawing.gains import Sign, signs

# Icons whose name in the book is not that of the drawing.
_IN_THE_BOOK: Final = {"magic_potion": "potion", "mod": "modifier", "barrel": "cellar", "race-green_elf": "green-elf"}
_DICE: Final = (ops.DICE_COUNT, ops.DICE_SUM, ops.DICE_MIN, ops.DICE_PAIR)
_NOTHING: Final = "–"


# ── places for dice ───────────────────────────────────────────────────────────────────────────────


def cellar(cards: Catalogue, words: Words) -> BookTable:
    """The two ingredients of each Cellar area (CT-6.2.1)."""
    areas = [area for area in cards.areas if area.section == ops.CELLAR]
    rows = [(_dice(area), _kinds(words, cards.cellar[int(area.dice_sum)])) for area in areas]
    return table(words, ("book-dice", "book-one-of"), rows)


def kitchen(cards: Catalogue, words: Words) -> BookTable:
    """The Kitchen tasks by their sums (CT-6.3.1)."""
    return _tasks(cards, words, ops.KITCHEN)


def chores(cards: Catalogue, words: Words) -> BookTable:
    """The Chores by their sums (CT-6.3.1)."""
    return _tasks(cards, words, ops.CHORE)


def _tasks(cards: Catalogue, words: Words, section: int) -> BookTable:
    areas = [area for area in cards.areas if area.section == section]
    rows = [(_dice(area), words.name(f"area-{area.id}"), _gives(cards, int(area.program))) for area in areas]
    return table(words, ("book-dice", "book-task", "book-gives"), rows)


def others(cards: Catalogue, words: Words) -> BookTable:
    """Office and Workshop, which count dice (CT-6.4.1, CT-6.5.1 to 6.5.4)."""
    areas = [area for area in cards.areas if area.dice_count and area.section != ops.CHAMBER]
    lines = [(_dice(area), words.name(f"area-{area.id}"), _gives(cards, int(area.program))) for area in areas]
    return table(words, ("book-dice", "book-area", "book-gives"), lines)


def spaces(cards: Catalogue, words: Words) -> BookTable:
    """How many spaces an area has, by the number of players (CT-6.0.6 to 6.0.8); areas that are alike share a row."""
    alike: dict[tuple[int, ...], list[str]] = {}
    for area in cards.areas:
        key = f"section-{ops.SECTIONS[int(area.section)]}" if _whole(area) else f"area-{area.id}"
        name = words.name(key)
        names = alike.setdefault(tuple(int(number) for number in area.spaces), [])
        if name not in names:
            names.append(name)
    # Numbers of players for which every area has the same spaces share a column.
    columns: list[list[int]] = []
    for players in range(MOST_PLAYERS):
        if columns and all(row[columns[-1][-1]] == row[players] for row in alike):
            columns[-1].append(players)
        else:
            columns.append([players])
    head = [words.say("book-spaces"), *(_range(column[0] + 1, column[-1] + 1) for column in columns)]
    rows = [(", ".join(names), *(str(row[column[0]]) for column in columns)) for row, names in alike.items()]
    return BookTable(tuple(head), tuple(rows))


def _whole(area: Area) -> bool:
    """Whether all areas of this one's part of the tavern are alike, so that the part is named."""
    return area.section in (ops.CELLAR, ops.KITCHEN, ops.CHORE) or bool(area.is_slot)


def _dice(area: Area) -> str:
    """What goes there: "9", or "2 {die}"."""
    return str(area.dice_sum) if area.dice_sum else f"{area.dice_count} {{die}}"


# ── tracks ────────────────────────────────────────────────────────────────────────────────────────


def levels(cards: Catalogue, words: Words) -> BookTable:
    """What each stretch of the Kitchen and Chore tracks brings (CT-6.3.3, CT-6.3.5); once if both are alike."""
    told = [_stretches(track, words) for track in cards.tracks]
    if told[0] == told[1]:
        lines = told[0]
    else:
        lines = [(f"{{{ops.TRACKS[n]}}} {at}", brings) for n, track in enumerate(told, 1) for at, brings in track]
    return table(words, ("book-on-track", "book-each-task"), lines)


def _stretches(track: Track, words: Words) -> list[tuple[str, str]]:
    """Where a track brings something, and what: "3–5", "2 {coin} more"."""
    places: dict[tuple[int, int], list[int]] = {}
    for at, (bonus, shift) in enumerate(zip(track.bonus, track.shift)):
        places.setdefault((int(bonus), int(shift)), []).append(at)
    return [
        (_range(there[0], there[-1]), words.say("book-level", {"bonus": bonus, "shift": shift}))
        for (bonus, shift), there in places.items()
        if bonus or shift
    ]


def nasty(cards: Catalogue, words: Words) -> BookTable:
    """What each space of the Nasty track costs, and below it which bring a card (CT-6.6.2, CT-6.6.8)."""
    spaces_of_track = range(len(cards.end_loss))
    losses = tuple(f"−{loss}" if loss else "0" for loss in cards.end_loss)
    draws = tuple("{nasty}" if at in cards.draw_spaces else "" for at in spaces_of_track)
    return BookTable(tuple(map(str, spaces_of_track)), (losses, draws))


# ── orders ────────────────────────────────────────────────────────────────────────────────────────


def rows(cards: Catalogue, words: Words) -> BookTable:
    """What orders pay round by round and cost when forgotten, by how many ingredients they need (CT-6.1.5)."""
    kinds = sorted({(int(o.size), tuple(int(p) for p in o.points), int(o.loss)) for o in cards.orders})
    lines = [(str(size), " · ".join(map(str, points)), f"−{loss}") for size, points, loss in kinds]
    return table(words, ("book-ingredients", "book-row", "book-forgotten"), lines)


def orders(cards: Catalogue, words: Words) -> BookTable:
    """Every order: its customer, what it needs, what it pays in time, its track."""
    lines = [
        (
            f"{{{_race(ops.RACES[int(order.race)])}}} {words.name(f'order-{order.id}')}",
            " ".join(f"{{{ops.INGREDIENTS[kind]}}}" for kind in order.wanted),
            f"{order.points[0]} {{coin}}" + (f" {{{ops.TRACKS[int(order.symbol)]}}}" if order.symbol else ""),
        )
        for order in cards.orders
    ]
    return table(words, ("book-order", "book-needs", "book-in-time"), lines)


# ── other cards ───────────────────────────────────────────────────────────────────────────────────


def items(cards: Catalogue, words: Words) -> BookTable:
    """Every item and what it does (CT-6.5.9)."""
    lines = [(words.name(f"item-{item.id}"), ability_text(cards, words, item.ability)) for item in cards.items]
    return table(words, ("book-item", "book-does"), lines)


def characters(cards: Catalogue, words: Words) -> BookTable:
    """Every Character and the ability (CT-6.7.5)."""
    lines = [(words.name(f"character-{one.id}"), ability_text(cards, words, one.ability)) for one in cards.characters]
    return table(words, ("book-character", "book-does"), lines)


def abilities(cards: Catalogue, words: Words) -> BookTable:
    """The Characters in a few words, for the sheet."""
    lines = [
        (words.name(f"character-{one.id}"), program_signs(cards, words, int(one.ability.program)))
        for one in cards.characters
    ]
    return table(words, ("book-character", "book-does"), lines)


def says(cards: Catalogue, words: Words) -> BookTable:
    """Every Nasty Says card and what it asks for (CT-6.6.10, CT-6.6.11)."""
    lines = [(words.name(f"says-{card.id}"), request_text(words, card)) for card in cards.says]
    return table(words, ("book-says", "book-asks"), lines)


def wants(cards: Catalogue, words: Words) -> BookTable:
    """The same in signs, for the sheet: ingredients, dice, and the rest."""
    groups: dict[str, list[str]] = {"book-return": [], "book-dice-on-card": [], "book-or": []}
    for card in cards.says:
        kind = int(card.kind)
        where = "book-dice-on-card" if kind in _DICE else "book-return" if kind <= ops.RETURN_SAME else "book-or"
        groups[where].append(_wanted(words, card))
    lines = [(words.say(key), " · ".join(dict.fromkeys(told))) for key, told in groups.items() if told]
    return table(words, ("book-says", "book-asks"), lines)


def _wanted(words: Words, card: NastySays) -> str:
    """A request in signs."""
    n, value = int(card.n), int(card.value)
    if card.kind == ops.RETURN_NAMED:
        return " ".join(f"{{{kind}}}" for kind, count in zip(ops.INGREDIENTS, card.needs) for _ in range(int(count)))
    section = f"@section-{ops.SECTIONS[int(card.section)]}" if card.kind == ops.USE_SECTION else ""
    keys = {
        ops.RETURN_ANY: "book-wants-different" if card.distinct else "book-wants-any",
        ops.RETURN_SAME: "book-wants-alike",
        ops.DICE_COUNT: "book-wants-dice",
        ops.DICE_SUM: "book-wants-sum",
        ops.DICE_MIN: "book-wants-least",
        ops.DICE_PAIR: "book-wants-pair",
        ops.DISCARD_ITEM: "book-wants-item",
        ops.USE_SECTION: "book-wants-use",
        ops.COMPLETE_ORDER: "book-wants-order",
    }
    return words.say(keys[int(card.kind)], {"n": n, "value": value, "section": section})


def secrets(cards: Catalogue, words: Words) -> BookTable:
    """Every Secret Task and what it pays (CT-6.8.1)."""
    lines = [
        (words.name(f"secret-{secret.id}"), metric_text(words, secret), ", ".join(tier_texts(words, secret)))
        for secret in cards.secrets
    ]
    return table(words, ("book-secret", "book-counts", "book-pays"), lines)


def goals(cards: Catalogue, words: Words) -> BookTable:
    """The same for the sheet: Tasks that differ only in the race share a row."""
    lines: dict[tuple[str, str], None] = {}
    for secret in cards.secrets:
        least = "≤ " if secret.at_most else ""
        pays = " · ".join(f"{least}{value} → {points}" for value, points in zip(secret.values, secret.points))
        lines[_counted(words, secret), f"{pays} {{coin}}"] = None
    return table(words, ("book-counts", "book-pays"), lines)


def _counted(words: Words, secret: SecretTask) -> str:
    metric, _, race = ops.METRICS[int(secret.metric)].partition(":")
    return words.say("book-one-race") if race else words.say(f"about-metric-{metric}")


def chamber(cards: Catalogue, words: Words) -> BookTable:
    """Every Task card of the Secret Chamber (CT-8.1.2)."""
    lines = [(str(task.dice_sum), _task(words, task), _gives(cards, int(task.program))) for task in cards.tasks]
    return table(words, ("book-dice", "book-task-card", "book-gives"), sorted(lines, key=lambda row: int(row[0])))


def _task(words: Words, task: Task) -> str:
    return words.name(f"task-{task.id}") + (f" {{{ops.TRACKS[int(task.track)]}}}" if task.track else "")


def assignments(cards: Catalogue, words: Words) -> BookTable:
    """Every assignment of Story mode and what it asks for (CT-8.2.10)."""
    lines = [
        (
            words.name(f"assignment-{one.id}"),
            str(one.level),
            "; ".join(goal_text(words, what, need) for what, need in goals_of(one)),
        )
        for one in cards.assignments
    ]
    return table(words, ("book-assignment", "book-level-of", "book-asks"), lines)


# ── cells ─────────────────────────────────────────────────────────────────────────────────────────


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _kinds(words: Words, kinds: Iterable[int]) -> str:
    """Ingredients with their names: "{fruit} Fruit or {herbs} Herbs"."""
    named = [f"{{{ops.INGREDIENTS[kind]}}} {words.say(f'ingredient-{ops.INGREDIENTS[kind]}')}" for kind in kinds]
    return words.listed(named, "or")


def _gives(cards: Catalogue, program: int) -> str:
    """What a program does, in the signs of its drawing."""
    return " ".join(_cell(sign) for sign in signs(cards, program)) or _NOTHING


def _cell(sign: Sign) -> str:
    if sign.icon == "/":
        return "/"
    icon = f"{{{_IN_THE_BOOK.get(sign.icon) or _race(sign.icon.removeprefix('race-'))}}}"
    return f"{sign.figure} {icon}" if sign.figure else icon


def _race(race: str) -> str:
    """A race's icon in the book: "green-elf"."""
    return race.replace("_", "-")


TABLES: Final[Mapping[str, Callable[[Catalogue, Words], BookTable]]] = {
    "cellar": cellar,
    "kitchen": kitchen,
    "chores": chores,
    "others": others,
    "spaces": spaces,
    "levels": levels,
    "nasty": nasty,
    "rows": rows,
    "orders": orders,
    "items": items,
    "characters": characters,
    "abilities": abilities,
    "says": says,
    "wants": wants,
    "secrets": secrets,
    "goals": goals,
    "chamber": chamber,
    "assignments": assignments,
}
