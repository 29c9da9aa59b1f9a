"""What there is to say about a card, a tile, a space or a track, line by line: for whoever looks closer."""

from collections.abc import Sequence

from alehouse.core.sources import provenance
from alehouse.core.words import Words
from alehouse.games.brew_crafters.card_text import (
    amount,
    effects_text,
    goods_text,
    track_texts,
)
from alehouse.games.brew_crafters.cards import (
    COMMUNITY,
    EXCHANGE,
    MARKET_OPTIONS,
    Catalogue,
    Line,
    Partnership,
    Recipe,
    Section,
    Space,
    Tile,
    Track,
    Worker,
)
from alehouse.games.brew_crafters.effect_ops import FAMILIES, LEVELS, SYMBOLS
from alehouse.games.brew_crafters.space_text import space_text
from alehouse.games.brew_crafters.view import HelperView, PlayerView, PriceView, SectionView, TrackView, UpkeepView

# ── cards and boards ──────────────────────────────────────────────────────────────────────────────


def about_recipe(cards: Catalogue, words: Words, recipe: Recipe, label: bool | None = None) -> list[str]:
    """Its family and worth, what a batch costs, its symbol, who may brew it.

    `label`: whether its Gold Label still lies on the display; None where there is none, for it is not displayed.
    """
    family = FAMILIES[recipe.family]
    tier = "advanced" if recipe.advanced else "basic"
    lines = [
        words.say(f"about-recipe-{tier}", {"family": f"@family-{family}", "rep": int(recipe.rep)}),
        words.say("about-batch", {"goods": goods_text(words, recipe.needs)}),
    ]
    if recipe.symbol:
        lines.append(words.say(f"about-symbol-{SYMBOLS[recipe.symbol]}"))
    if recipe.advanced:
        basic = next(card for card in cards.recipes if card.family == recipe.family and not card.advanced)
        lines.append(words.say("about-first-basic", {"recipe": basic.key}))
        if label is None:
            lines.append(words.say("about-secret", {"rep": cards.secret_rep}))
        else:
            lines.append(words.say("about-label" if label else "about-label-taken", {"rep": cards.label_rep}))
    return [*lines, *tip(words, f"recipe-{tier}"), provenance(recipe, words)]


def about_worker(cards: Catalogue, words: Words, worker: Worker) -> list[str]:
    """What a skilled worker does, the wage, what beginners miss."""
    return [
        words.say("about-skilled-worker"),
        effects_text(cards, words, worker.effects),
        words.say("about-wage", {"upkeep": int(worker.upkeep)}),
        *tip(words, f"worker-{worker.id}"),
        provenance(worker, words),
    ]


def about_tile(cards: Catalogue, words: Words, tile: Tile) -> list[str]:
    """What it is, what it does, what installing brings, its upkeep."""
    lines = [words.say("about-building" if tile.building else "about-equipment")]
    lines.append(effects_text(cards, words, tile.effects))
    if any(tile.gain):
        lines.append(words.say("about-installing", {"goods": goods_text(words, tile.gain)}))
    lines.append(words.say("about-upkeep", {"upkeep": int(tile.upkeep)}))
    return [*lines, *tip(words, f"tile-{tile.id}"), provenance(tile, words)]


def about_partnership(cards: Catalogue, words: Words, partnership: Partnership) -> list[str]:
    """What it exchanges, what it costs, what beginners miss."""
    return [
        words.say("about-partnership"),
        effects_text(cards, words, partnership.effects),
        words.say("about-upkeep", {"upkeep": int(partnership.upkeep)}),
        *tip(words, f"partnership-{partnership.id}"),
        provenance(partnership, words),
    ]


def about_space(cards: Catalogue, words: Words, space: Space) -> list[str]:
    """How many workers it takes, what it brings, what may be done there."""
    crowd = "any" if space.id == MARKET_OPTIONS[COMMUNITY] else "one"
    lines = [words.say(f"about-space-{crowd}"), space_text(cards, words, space)]
    if space.id == MARKET_OPTIONS[EXCHANGE]:
        lines += [line_text(words, line) for line in cards.lines]
    return [*lines, *tip(words, f"space-{space.id}"), provenance(space, words)]


def about_track(cards: Catalogue, words: Words, track: Track) -> list[str]:
    """What each of the four levels brings."""
    levels = zip(LEVELS, track_texts(cards, words, track))
    lines = [f"{number} ({words.say(f'level-{name}')}) {text}" for number, (name, text) in enumerate(levels, 1)]
    return [words.say("about-track"), *lines, *tip(words, f"track-{track.id}"), provenance(track, words)]


def about_section(words: Words, section: Section) -> list[str]:
    """What a section of the collaboration costs and brings."""
    terms = {"give": goods_text(words, section.needs), "reward": goods_text(words, section.reward)}
    return [words.say("about-section", terms), provenance(section, words)]


def is_lowered(section: Section, view: SectionView) -> bool:
    """Whether a section costs the viewer less than is printed."""
    return sum(view.cost.values()) < sum(int(n) for n in section.needs)


def about_section_now(words: Words, section: Section, view: SectionView) -> list[str]:
    """What a section costs the viewer, where that is not what is printed."""
    if not is_lowered(section, view):
        return []
    return [words.say("about-section-now", {"goods": _listed(words, view.cost) or words.say("nothing")})]


def about_collaboration(cards: Catalogue, words: Words) -> list[str]:
    """When the sections bring their rewards, who may contribute, what is left at the end."""
    facts = {"rep": cards.collab_rep, "players": cards.collab_different, "sections": len(cards.sections)}
    return [words.say(f"about-collaboration-{part}", facts) for part in ("when", "who", "end")]


def tip(words: Words, what: str) -> list[str]:
    """What beginners miss about a thing; nothing for a card of somebody's own."""
    return [words.say(f"tip-{what}")] if words.has(f"tip-{what}") else []


def line_text(words: Words, line: Line) -> str:
    """A line of the Commodities Exchange."""
    return words.say("about-line", {"give": goods_text(words, line.give), "take": goods_text(words, line.take)})


# ── how things stand for a player ─────────────────────────────────────────────────────────────────


def about_price(cards: Catalogue, words: Words, price: PriceView) -> list[str]:
    """What a batch costs a player now, who lowers that, what is in the way."""
    lines = [words.say("about-price", {"goods": _listed(words, price.cost)})]
    lines += [_lowered(words, *reduction) for reduction in at_work(price)]
    if not price.allowed:
        lines.append(words.say("about-not-allowed"))
    if price.missing:
        lines.append(words.say("about-missing", {"goods": _listed(words, price.missing)}))
    return [*lines, *about_helpers(cards, words, price.helpers)]


def at_work(price: PriceView) -> list[tuple[str, str, int]]:
    """The reductions that make a difference: none goes below its floor (BC-6.37)."""
    lower = {kind for kind, count in price.printed.items() if price.cost.get(kind, 0) < count}
    return [reduction for reduction in price.reductions if reduction[1] in lower or not reduction[1]]


def _lowered(words: Words, who: str, kind: str, less: int) -> str:
    """A reduction: of a fixed kind it is in the price already, one of choice is not (BC-6.37)."""
    key = "about-lowered" if kind else "about-lowered-choice"
    return words.say(key, {"who": helper_name(words, who), "less": amount(words, kind or "basic_any", less)})


def about_helpers(cards: Catalogue, words: Words, helpers: Sequence[HelperView]) -> list[str]:
    """Who of a player's workers, tiles and tracks bears on something, and how."""
    told = [
        words.labelled(helper_name(words, helper.who), effects_text(cards, words, [cards.effects[helper.effect]]))
        for helper in helpers
    ]
    return [words.say("about-helpers"), *told] if told else []


def helper_name(words: Words, who: str) -> str:
    """What a worker, tile, track or shift is called: "worker:malt_buyer", Malt Buyer."""
    return words.name(who.replace(":", "-", 1))


def about_track_worth(words: Words, track: TrackView) -> str:
    """What the last level of a track brings at the end, or would if it were reached."""
    return words.say("about-track-worth", {"n": track.worth, "reached": int(track.position == len(LEVELS))})


def about_next_upkeep(words: Words, upkeep: UpkeepView, money: int) -> list[str]:
    """What the next Winter costs, one by one, and whether that takes a loan."""
    lines = [words.say("about-upkeep-printed", {"n": upkeep.printed})]
    lines += [words.labelled(helper_name(words, who), _money(words, n)) for who, n in upkeep.lines]
    return [*lines, *about_upkeep_total(words, upkeep, money)]


def _money(words: Words, count: int) -> str:
    """So much money, with a true minus sign before it."""
    return f"{'−' if count < 0 else ''}{amount(words, 'money', abs(count))}"


def about_upkeep_total(words: Words, upkeep: UpkeepView, money: int) -> list[str]:
    """What is due in all, and whether that takes a loan."""
    total = words.say("about-upkeep-total", {"n": upkeep.total, "money": money})
    return [total, words.say("about-loans", {"n": upkeep.loans})] if upkeep.loans else [total]


def about_score(words: Words, player: PlayerView) -> list[tuple[str, int]]:
    """A score by its sources, research track by track (BC-7.2); those that bring nothing are left out."""
    score = player.score
    research = words.say("score-research")
    found = [(words.say("score-beers"), score.beers)]
    found += [
        (words.labelled(research, words.name(f"track-{track.id}")), track.worth)
        for track in player.research
        if track.position == len(LEVELS)
    ]
    rest = {
        "tasting": score.tasting,
        "tokens": score.tokens,
        "labels": score.labels,
        "collaboration": score.collaboration,
        "loans": score.loans,
    }
    found += [(words.say(f"score-{source}"), points) for source, points in rest.items()]
    return [(source, points) for source, points in found if points]


def _listed(words: Words, goods: dict[str, int]) -> str:
    return words.listed([amount(words, good, n) for good, n in goods.items() if n])
