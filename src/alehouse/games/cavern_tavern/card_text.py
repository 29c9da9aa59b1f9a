"""What areas, cards and tokens do, in sentences and in a few signs: "Herbs · first player · 2 points".

Everything comes from the card file, so that a card file of one's own reads as it plays.
"""

from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Ability, Assignment, Catalogue, NastySays, SecretTask
from alehouse.games.cavern_tavern.vocabulary import (
    BONUS_ON,
    DRAW_ITEM,
    EVENTS,
    GAIN_CHOICE,
    GAIN_VP,
    IGNORE_OCCUPANCY,
    INGREDIENTS,
    LATENESS,
    METRICS,
    NASTY,
    RACES,
    REQUESTS,
    REQUIRES,
    RETURN_ANY,
    RETURN_THEN,
    SECTIONS,
    TIMINGS,
    TRACK,
    TRACKS,
    Effect,
)

# ── programs ──────────────────────────────────────────────────────────────────────────────────────


def program_text(cards: Catalogue, words: Words, program: int) -> str:
    """What a program does, a sentence for each effect."""
    return " ".join(_sentence(cards, words, effect) for effect in cards.programs.all[program])


def program_signs(cards: Catalogue, words: Words, program: int) -> str:
    """What a program does, for tight places."""
    return " · ".join(_sign(cards, words, effect) for effect in cards.programs.all[program])


def scored_signs(cards: Catalogue, words: Words, program: int, points: int) -> list[str]:
    """The same sign by sign, where the points come to a number of their own, with the bonus of a track."""
    others = [_sign(cards, words, effect) for effect in cards.programs.all[program] if effect.op != GAIN_VP]
    return [*others, words.say("short-gain_vp", {"n": points})] if points else others


def _sentence(cards: Catalogue, words: Words, effect: Effect) -> str:
    inner = [program_text(cards, words, program) for program in effect.programs]
    if effect.op != RETURN_THEN:
        inner = [f"({number}) {text}" for number, text in enumerate(inner, 1)]
    kinds = words.listed(_kinds(words, effect), "and" if effect.each else "or")
    return words.say(f"does-{_meaning(effect)}", _facts(effect) | {"kinds": kinds, "effects": " ".join(inner)})


def _sign(cards: Catalogue, words: Words, effect: Effect) -> str:
    inner = " | ".join(program_signs(cards, words, program) for program in effect.programs)
    kinds = (" + " if effect.each else " / ").join(_kinds(words, effect))
    return words.say(f"short-{_meaning(effect)}", _facts(effect) | {"kinds": kinds, "effects": inner})


def _meaning(effect: Effect) -> str:
    """The op, and which of its meanings where it has several: each has messages of its own."""
    which = {
        GAIN_VP: "lose" if effect.n < 0 else "",
        GAIN_CHOICE: "each" if effect.each else "",
        DRAW_ITEM: "choose" if effect.keep < effect.n else "",
        TRACK: _track(effect),
        NASTY: f"{'opponent' if effect.opponent else 'self'}-{'down' if effect.n > 0 else 'up'}",
        IGNORE_OCCUPANCY: "any" if effect.any_dice else "players",
        LATENESS: "race" if effect.race >= 0 else "",
        BONUS_ON: EVENTS[effect.event],
    }
    return "-".join(filter(None, [effect.name, which.get(effect.op, "")]))


def _track(effect: Effect) -> str:
    """The one track that an effect is about, or "both"."""
    tracks = [track for number, track in enumerate(TRACKS) if effect.mask >> number & 1]
    return tracks[0] if len(tracks) == 1 else "both"


def _kinds(words: Words, effect: Effect) -> list[str]:
    """The ingredients to choose from, or the one that is given."""
    wanted = effect.mask if effect.ingredient < 0 else 1 << effect.ingredient
    return [words.say(f"ingredient-{kind}") for number, kind in enumerate(INGREDIENTS) if wanted >> number & 1]


def _facts(effect: Effect) -> dict[str, object]:
    """The amounts of an effect, and the race it is for."""
    return {"n": abs(int(effect.n)), "keep": int(effect.keep), "race": f"@race-{RACES[effect.race]}"}


def ability_text(cards: Catalogue, words: Words, ability: Ability) -> str:
    """What an item or a character does, when, and what it needs."""
    told = [program_text(cards, words, ability.program)]
    timing = f"about-timing-{TIMINGS[ability.timing]}"
    if words.has(timing):  # one's own turn goes without saying
        told.insert(0, words.say(timing))
    if ability.requires:
        told.append(words.say(f"about-requires-{REQUIRES[ability.requires]}"))
    return " ".join(told)


# ── requests of the boss ──────────────────────────────────────────────────────────────────────────


def request_text(cards: Catalogue, words: Words, says: NastySays) -> str:
    """What a Nasty Says card asks for."""
    return words.say(f"asks-{_request(says)}", _terms(says) | {"cards": words.listed(_named(words, says))})


def request_signs(words: Words, says: NastySays) -> str:
    """What a Nasty Says card asks for, for tight places."""
    return words.say(f"wants-{_request(says)}", _terms(says) | {"cards": " + ".join(_named(words, says))})


def _request(says: NastySays) -> str:
    """The kind of a request; different ingredients are a kind of their own."""
    return REQUESTS[says.kind] + ("-distinct" if says.kind == RETURN_ANY and says.distinct else "")


def _terms(says: NastySays) -> dict[str, object]:
    """The amounts of a request, and the part of the tavern it is about."""
    return {"n": int(says.n), "value": int(says.value), "section": f"@section-{SECTIONS[says.section]}"}


def _named(words: Words, says: NastySays) -> list[str]:
    """The ingredients that a request names: "Fruit", "Beer"."""
    wanted = zip(INGREDIENTS, says.needs)
    return [cards_of(words, kind, count) for kind, count in wanted if count]


def cards_of(words: Words, kind: str, count: int) -> str:
    """Some cards of an ingredient: "Fruit", "Fruit ×2"."""
    return words.say(f"ingredient-{kind}") + (f" ×{count}" if count > 1 else "")


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────


def metric_text(words: Words, secret: SecretTask) -> str:
    """What a Secret Task counts."""
    metric, _, race = METRICS[secret.metric].partition(":")
    return words.say(f"about-metric-{metric}", {"race": f"@race-{race}"})


def tier_texts(words: Words, secret: SecretTask) -> list[str]:
    """What a Secret Task pays, from the first tier to the last."""
    key = "about-tier-most" if secret.at_most else "about-tier-least"
    tiers = zip(secret.values, secret.points)
    return [words.say(key, {"value": int(value), "points": int(points)}) for value, points in tiers]


def secret_text(cards: Catalogue, words: Words, secret: SecretTask) -> str:
    """What a Secret Task counts and pays."""
    tiers = ", ".join(tier_texts(words, secret))
    return words.say("about-secret", {"metric": metric_text(words, secret), "tiers": tiers})


def goal_text(words: Words, what: str, need: int) -> str:
    """One requirement of an assignment, by the name that GoalView has for it."""
    kind, _, race = what.partition(":")
    return words.say(f"asked-{kind}", {"need": need, "race": f"@race-{race}"})


def goals_of(assignment: Assignment) -> list[tuple[str, int]]:
    """What an assignment asks for and how much of it, in GoalView's names."""
    served = [(f"serve:{race}", int(count)) for race, count in zip(RACES, assignment.serve) if count]
    rest = [("kitchen", assignment.kitchen), ("chore", assignment.chore), ("workshop", assignment.workshop)]
    return [*served, *((what, int(need)) for what, need in rest if need), ("nasty", int(assignment.nasty))]
