"""What there is to say about a card or an area, line by line: for whoever looks closer."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.sources import provenance
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.card_text import (
    ability_text,
    cards_of,
    goal_text,
    goals_of,
    program_notes,
    program_text,
    request_note,
    request_text,
    secret_text,
)
from alehouse.games.cavern_tavern.cards import (
    Area,
    Assignment,
    Catalogue,
    Character,
    Item,
    NastySays,
    Order,
    SecretTask,
    Task,
)
from alehouse.games.cavern_tavern.effect_ops import CHAMBER, INGREDIENTS, POTION, RACES, SECTIONS, TRACKS
from alehouse.games.cavern_tavern.view import GoalView

_MET: Final = "✓"


def about_order(words: Words, order: Order) -> list[str]:
    """Its customer, what it needs, what it pays round by round, what forgetting it costs."""
    needs = [cards_of(words, kind, count) for kind, count in zip(INGREDIENTS, order.needs) if count]
    later = words.listed([str(points) for points in order.points[1:]])
    pays = {"points": int(order.points[0]), "rounds": len(order.points) - 1, "later": later}
    lines = [
        words.say("about-order", {"race": f"@race-{RACES[order.race]}", "needs": ", ".join(needs)}),
        words.say("about-pays", pays),
        words.say("about-forgotten", {"rounds": int(order.forgotten_after), "loss": int(order.loss)}),
    ]
    lines += [words.say("about-order-track", {"track": f"@track-{TRACKS[order.symbol]}"})] if order.symbol else []
    return [*lines, words.say("note-order"), provenance(order, words)]


def about_item(cards: Catalogue, words: Words, item: Item) -> list[str]:
    does = ability_text(cards, words, item.ability)
    notes = program_notes(cards, words, int(item.ability.program))
    return [does, *notes, words.say("note-item"), provenance(item, words)]


def about_character(cards: Catalogue, words: Words, character: Character) -> list[str]:
    people = words.say("about-character", {"race": f"@race-{RACES[character.race]}", "uses": int(character.uses)})
    does = ability_text(cards, words, character.ability)
    notes = program_notes(cards, words, int(character.ability.program))
    return [people, does, *notes, words.say("note-character"), provenance(character, words)]


def about_area(cards: Catalogue, words: Words, area: Area, players: int) -> list[str]:
    """Where it is, what it takes and does, how many spaces it has, and what beginners miss about it."""
    key = "about-takes-sum" if area.dice_sum else "about-takes-count"
    takes = words.say(key, {"sum": int(area.dice_sum), "count": int(area.dice_count)})
    spaces = words.say("about-spaces", {"spaces": int(area.spaces[players - 1])})
    notes = [*program_notes(cards, words, int(area.program)), words.say(f"note-{SECTIONS[area.section]}")]
    where = f"{_where(words, area.section)} {takes}"
    return [where, _does(cards, words, area), spaces, *notes, provenance(area, words)]


def about_task(cards: Catalogue, words: Words, task: Task) -> list[str]:
    takes = words.say("about-takes-sum", {"sum": int(task.dice_sum)})
    where = f"{_where(words, CHAMBER)} {takes}"
    notes = [*program_notes(cards, words, int(task.program)), words.say(f"note-{SECTIONS[CHAMBER]}")]
    return [where, _does(cards, words, task), words.say("about-task"), *notes, provenance(task, words)]


def _where(words: Words, section: int) -> str:
    return words.say("about-where", {"section": f"@section-{SECTIONS[section]}"})


def _does(cards: Catalogue, words: Words, place: Area | Task) -> str:
    """What a place does, and the step on a track."""
    told = [program_text(cards, words, int(place.program))]
    told += [words.say(f"does-track-{TRACKS[place.track]}", {"n": 1})] if place.track else []
    return " ".join(told)


def about_says(cards: Catalogue, words: Words, says: NastySays) -> list[str]:
    until = words.say("about-says", {"loss": cards.says_loss})
    return [request_text(words, says), request_note(words, says), until, provenance(says, words)]


def about_secret(words: Words, secret: SecretTask, points: int | None = None) -> list[str]:
    """What it scores, and to its owner how many points that would be now."""
    now = [] if points is None else [words.say("about-secret-now", {"points": points})]
    return [secret_text(words, secret), *now, words.say("note-secret"), provenance(secret, words)]


def about_assignment(words: Words, assignment: Assignment, goals: Sequence[GoalView] = ()) -> list[str]:
    """Its level and what it asks for; that of this game with how far it is met."""
    lines = [words.say("about-level", {"level": int(assignment.level)})]
    if goals:
        lines += [
            f"{_MET if goal.met else '–'} {goal_text(words, goal.what, goal.need)}: {goal.have}" for goal in goals
        ]
    else:
        lines += [f"– {goal_text(words, what, need)}" for what, need in goals_of(assignment)]
    return [*lines, words.say("note-assignment"), provenance(assignment, words)]


def about_ingredient(cards: Catalogue, words: Words, kind: str) -> list[str]:
    """Where an ingredient is got and what it is for."""
    if kind == INGREDIENTS[POTION]:
        return [words.say("scene-potion"), words.say("note-potion")]
    value = next(value for value, kinds in enumerate(cards.cellar) if INGREDIENTS.index(kind) in kinds)
    return [words.say("scene-found", {"value": value}), words.say("note-ingredient")]
