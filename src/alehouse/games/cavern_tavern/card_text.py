"""What areas, cards and tokens do, in sentences and in a few signs: "Herbs · first player · 2 points".

Everything comes from the card file, so that a card file of one's own reads as it plays.
"""

from alehouse.core.words import Words
from alehouse.games.cavern_tavern import effect_ops as ops
from alehouse.games.cavern_tavern.cards import Ability, Assignment, Catalogue, NastySays, SecretTask
from alehouse.games.cavern_tavern.effect_ops import Effect

# ── programs ──────────────────────────────────────────────────────────────────────────────────────


def program_text(cards: Catalogue, words: Words, program: int) -> str:
    """What a program does, a sentence for each effect."""
    return " ".join(_sentence(cards, words, effect) for effect in cards.programs.all[program])


def program_signs(cards: Catalogue, words: Words, program: int) -> str:
    """What a program does, for tight places."""
    return " · ".join(_sign(cards, words, effect) for effect in cards.programs.all[program])


def program_notes(cards: Catalogue, words: Words, program: int) -> list[str]:
    """What beginners miss about the effects of a program, each said once."""
    told: dict[str, None] = {}
    for effect in cards.programs.all[program]:
        keys = (f"note-{_meaning(effect)}", f"note-{effect.name}")
        told |= dict.fromkeys([words.say(key) for key in keys if words.has(key)][:1])
        told |= dict.fromkeys(note for inner in effect.programs for note in program_notes(cards, words, int(inner)))
    return list(told)


def scored_signs(cards: Catalogue, words: Words, program: int, points: int) -> list[str]:
    """The same sign by sign, where the points come to a number of their own, with the bonus of a track."""
    others = [_sign(cards, words, effect) for effect in cards.programs.all[program] if effect.op != ops.GAIN_VP]
    return [*others, words.say("short-gain_vp", {"n": points})] if points else others


def _sentence(cards: Catalogue, words: Words, effect: Effect) -> str:
    inner = [program_text(cards, words, program) for program in effect.programs]
    if effect.op != ops.RETURN_THEN:
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
        ops.GAIN_VP: "lose" if effect.n < 0 else "",
        ops.GAIN_CHOICE: "each" if effect.each else "",
        ops.DRAW_ITEM: "choose" if effect.keep < effect.n else "",
        ops.TRACK: _track(effect),
        ops.NASTY: f"{'opponent' if effect.opponent else 'self'}-{'down' if effect.n > 0 else 'up'}",
        ops.IGNORE_OCCUPANCY: "any" if effect.any_dice else "players",
        ops.LATENESS: "race" if effect.race >= 0 else "",
        ops.BONUS_ON: ops.EVENTS[effect.event],
    }
    return "-".join(filter(None, [effect.name, which.get(effect.op, "")]))


def _track(effect: Effect) -> str:
    """The one track that an effect is about, or "both"."""
    tracks = [track for number, track in enumerate(ops.TRACKS) if effect.mask >> number & 1]
    return tracks[0] if len(tracks) == 1 else "both"


def _kinds(words: Words, effect: Effect) -> list[str]:
    """The ingredients to choose from, or the one that is given."""
    wanted = effect.mask if effect.ingredient < 0 else 1 << effect.ingredient
    return [words.say(f"ingredient-{kind}") for number, kind in enumerate(ops.INGREDIENTS) if wanted >> number & 1]


def _facts(effect: Effect) -> dict[str, object]:
    """The amounts of an effect, and the race it is for."""
    return {"n": abs(int(effect.n)), "keep": int(effect.keep), "race": f"@race-{ops.RACES[effect.race]}"}


def ability_text(cards: Catalogue, words: Words, ability: Ability) -> str:
    """What an item or a character does, when, and what it needs."""
    told = [program_text(cards, words, ability.program)]
    timing = f"about-timing-{ops.TIMINGS[ability.timing]}"
    if words.has(timing):  # one's own turn goes without saying
        told.insert(0, words.say(timing))
    if ability.requires:
        told.append(words.say(f"about-requires-{ops.REQUIRES[ability.requires]}"))
    return " ".join(told)


# ── requests of the boss ──────────────────────────────────────────────────────────────────────────


def request_text(words: Words, says: NastySays) -> str:
    """What a Nasty Says card asks for."""
    return words.say(f"asks-{_request(says)}", _terms(says) | {"cards": words.listed(_named(words, says))})


def request_note(words: Words, says: NastySays) -> str:
    """How such a request is fulfilled, and what does not help."""
    if says.kind in (ops.USE_SECTION, ops.COMPLETE_ORDER):
        return words.say("note-says-event")
    if says.kind in (ops.DICE_COUNT, ops.DICE_SUM, ops.DICE_MIN, ops.DICE_PAIR):
        return words.say("note-says-dice")
    return words.say("note-says-item" if says.kind == ops.DISCARD_ITEM else "note-says-ingredients")


def request_signs(words: Words, says: NastySays) -> str:
    """What a Nasty Says card asks for, for tight places."""
    return words.say(f"wants-{_request(says)}", _terms(says) | {"cards": " + ".join(_named(words, says))})


def _request(says: NastySays) -> str:
    """The kind of a request; different ingredients are a kind of their own."""
    return ops.REQUESTS[says.kind] + ("-distinct" if says.kind == ops.RETURN_ANY and says.distinct else "")


def _terms(says: NastySays) -> dict[str, object]:
    """The amounts of a request, and the part of the tavern it is about."""
    return {"n": int(says.n), "value": int(says.value), "section": f"@section-{ops.SECTIONS[says.section]}"}


def _named(words: Words, says: NastySays) -> list[str]:
    """The ingredients that a request names: "Fruit", "Beer"."""
    wanted = zip(ops.INGREDIENTS, says.needs)
    return [cards_of(words, kind, count) for kind, count in wanted if count]


def cards_of(words: Words, kind: str, count: int) -> str:
    """Some cards of an ingredient: "Fruit", "Fruit ×2"."""
    return words.say(f"ingredient-{kind}") + (f" ×{count}" if count > 1 else "")


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────


def metric_text(words: Words, secret: SecretTask) -> str:
    """What a Secret Task counts."""
    metric, _, race = ops.METRICS[secret.metric].partition(":")
    return words.say(f"about-metric-{metric}", {"race": f"@race-{race}"})


def tier_texts(words: Words, secret: SecretTask) -> list[str]:
    """What a Secret Task pays, from the first tier to the last."""
    key = "about-tier-most" if secret.at_most else "about-tier-least"
    tiers = zip(secret.values, secret.points)
    return [words.say(key, {"value": int(value), "points": int(points)}) for value, points in tiers]


def secret_text(words: Words, secret: SecretTask) -> str:
    """What a Secret Task counts and pays."""
    tiers = ", ".join(tier_texts(words, secret))
    return words.say("about-secret", {"metric": metric_text(words, secret), "tiers": tiers})


def goal_text(words: Words, what: str, need: int) -> str:
    """One requirement of an assignment, by the name that GoalView has for it."""
    kind, _, race = what.partition(":")
    return words.say(f"asked-{kind}", {"need": need, "race": f"@race-{race}"})


def goals_of(assignment: Assignment) -> list[tuple[str, int]]:
    """What an assignment asks for and how much of it, in GoalView's names."""
    served = [(f"serve:{race}", int(count)) for race, count in zip(ops.RACES, assignment.serve) if count]
    rest = [("kitchen", assignment.kitchen), ("chore", assignment.chore), ("workshop", assignment.workshop)]
    return [*served, *((what, int(need)) for what, need in rest if need), ("nasty", int(assignment.nasty))]
