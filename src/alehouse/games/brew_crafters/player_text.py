"""A player of Brew Crafters as text: storehouse, production, people, research and upkeep, in short and in full."""

from typing import Final

from rich.text import Text

from alehouse.core.text_layout import filled, flowing, styled
from alehouse.core.words import minus
from alehouse.games.brew_crafters.about import about_score, helper_name
from alehouse.games.brew_crafters.card_text import amount_sign, effects_signs, track_signs
from alehouse.games.brew_crafters.effect_ops import LEVELS
from alehouse.games.brew_crafters.text_page import LACKING, Page, behind, explained, listed, recipe_parts
from alehouse.games.brew_crafters.view import (
    BatchView,
    PlayerView,
    SecretView,
    TankView,
    TrackView,
)

EMPTY: Final = "–"
NEXT: Final = "→"
REACHED: Final = "●"
AHEAD: Final = "○"


# ── storehouse and production ─────────────────────────────────────────────────────────────────────


def stored(page: Page, player: PlayerView) -> list[Text]:
    """How full the storehouse is, and every kind that lies there."""
    total = sum(player.stored.values())
    places = page.say("text-places", n=total, capacity=player.capacity)
    full = styled(places, "berry" if total > player.capacity else "quiet")
    kinds = [
        Text(f"{page.say(f'ingredient-{kind}')} ").append(str(count), "title").append_text(page.after(piece))
        for kind, count in player.stored.items()
        if (piece := f"stored:{player.seat}:{kind}") in page.numbers or count
    ]
    return [*kinds, full]


def tanks(page: Page, player: PlayerView, place: str, width: int) -> list[Text]:
    """Each tank of a place with its bottling unit: "Everyday Ale → Simply Stout → $2"."""
    lines = []
    for number, tank in enumerate(player.tanks):
        if tank.place == place:
            first, *rest = filled(_tank(page, tank, f"tank:{player.seat}:{number}"), width - 2)
            lines += [first, *(Text("  ").append_text(line) for line in rest)]
    return lines


def _tank(page: Page, tank: TankView, piece: str) -> list[Text]:
    """What ferments, what is bottled, what the next sale brings."""
    fermenting = _batch(page, tank.tank).append_text(page.after(piece)).append(f" {NEXT}", "quiet")
    bottled = _batch(page, tank.bottling).append(f" {NEXT}", "quiet")
    money = styled(amount_sign(page.words, "money", page.cards.price), "amber" if tank.bottling else "quiet")
    return [fermenting, bottled, money]


def _batch(page: Page, batch: BatchView | None) -> Text:
    if batch is None:
        return styled(EMPTY, "quiet")
    return Text(page.words.name(f"recipe-{batch.recipe}")).append_text(page.after(batch.id))


def sold(page: Page, player: PlayerView) -> list[Text]:
    """The freight area, recipe by recipe."""
    counts: dict[str, int] = {}
    for batch in player.sold:
        counts[batch.recipe] = counts.get(batch.recipe, 0) + 1
    return [Text(f"{page.words.name(f'recipe-{recipe}')} ×{count}") for recipe, count in counts.items()]


# ── people, tiles, research ───────────────────────────────────────────────────────────────────────


def _holdings(page: Page, player: PlayerView) -> list[tuple[str, Text, str]]:
    """Tiles, workers and partnerships: the label of their kind, the name, what they do."""
    found = [
        ("tiles", f"tile-{card}", f"installed:{player.seat}:{card}", page.tiles[card].effects) for card in player.tiles
    ]
    for card in player.workers:
        found.append(("staff", f"worker-{card}", f"hired:{player.seat}:{card}", page.workers[card].effects))
    for card in player.partnerships:
        effects = page.partnerships[card].effects
        found.append(("partners", f"partnership-{card}", f"partner:{player.seat}:{card}", effects))
    return [
        (
            kind,
            Text(page.words.name(key)).append_text(page.after(piece)),
            effects_signs(page.cards, page.words, effects),
        )
        for kind, key, piece, effects in found
    ]


def secrets(page: Page, player: PlayerView) -> list[Text]:
    """Secret recipes: by name if the viewer knows them, with the tokens that wait on them."""
    return [_secret(page, secret) for secret in player.secrets]


def _secret(page: Page, secret: SecretView) -> Text:
    if not secret.recipe:
        return Text(page.say("text-secret-hidden")).append_text(page.after(secret.id))
    text = Text(page.words.name(f"recipe-{secret.recipe}")).append_text(page.after(secret.id))
    return text.append(f" +{page.signs([('rep', secret.tokens)])}" if secret.tokens else "", "amber")


def won(page: Page, player: PlayerView) -> list[Text]:
    """Gold Labels and sections of the collaboration."""
    labels = [styled(page.say("text-won-label", recipe=f"@recipe-{recipe}"), "amber") for recipe in player.labels]
    sections = [Text(page.say("text-won-section", section=f"@section-{section}")) for section in player.sections]
    return labels + sections


def plots(page: Page, player: PlayerView) -> list[Text]:
    """The own Farm and the tokens of the Community Farm."""
    found = []
    for number, plot in enumerate(player.plots):
        text = styled(EMPTY, "quiet")
        if plot.kind:
            text = Text(f"{page.say(f'ingredient-{plot.kind}')} {NEXT} {plot.gives}")
        found.append(text.append_text(page.after(f"plot:{player.seat}:{number}")))
    return found + [Text(page.say("text-farm-token", n=token)) for token in player.farm_tokens]


def research_in_short(page: Page, player: PlayerView) -> list[Text]:
    """How far the tracks are that have been begun."""
    begun = [track for track in player.research if track.position]
    return [Text(f"{page.words.name(f'track-{track.id}')} {track.position}") for track in begun]


def research_line(page: Page, player: PlayerView, track: TrackView, width: int) -> list[Text]:
    """A track: how far it is, and what its levels give; what is reached stands out."""
    start = Text(f"{REACHED * track.position}{AHEAD * (len(LEVELS) - track.position)} ")
    start.append(page.words.name(f"track-{track.id}")).append_text(page.after(f"track:{player.seat}:{track.row}"))
    signs = track_signs(page.cards, page.words, page.tracks[track.id])
    parts = []
    for level, sign in enumerate(signs):
        told = page.words.labelled(page.say("short-when-winter_start"), sign) if level == 1 else sign
        style = "" if level < track.position else "amber" if level == track.position else "quiet"
        parts.append(styled(told, style))
    return flowing(start.append("  "), parts, width, 6)


# ── the whole player ──────────────────────────────────────────────────────────────────────────────


def standing(page: Page, player: PlayerView) -> list[Text]:
    """Score, money, batches, shifts, workers at hand, and what the next Winter costs."""
    parts = [
        styled(amount_sign(page.words, "rep", player.score.total), "title"),
        styled(amount_sign(page.words, "money", player.money), "amber"),
        Text(page.say("text-batches", n=player.batches)),
        Text(page.say("text-shifts", n=player.shifts, left=max(0, player.shifts - player.shifts_used))),
    ]
    hands = "♟" * player.markers_left + "♙" * player.temporary
    if hands and not page.view.over:
        parts.append(Text(hands))
    if page.view.upkeep_due:
        parts.append(upkeep(page, player))
    return [*parts, styled(page.say("text-first"), "amber")] if player.first_player else parts


def upkeep(page: Page, player: PlayerView) -> Text:
    """What the next Winter costs, and the loans that it would take."""
    text = styled(page.say("text-upkeep", n=player.upkeep.total), "quiet")
    if player.upkeep.loans:
        text.append(f" {LACKING} {page.say('text-loans-loom', n=player.upkeep.loans)}", "berry")
    return text


def upkeep_parts(page: Page, player: PlayerView) -> list[Text]:
    """What the next Winter costs, source by source; then what the next shift needs."""
    due = player.upkeep
    parts = {"printed": due.printed, "tiles": due.tiles, "workers": due.workers, "shifts": due.shifts}
    found = [Text(page.say(f"text-upkeep-{part}", n=n)) for part, n in parts.items() if n]
    for who, n in due.lines:
        if n < 0:
            found.append(styled(page.say("text-upkeep-discount", n=-n, who=helper_name(page.words, who)), "hop"))
    if player.loans:
        found.append(styled(page.say("text-loans", n=player.loans), "berry"))
    if player.shift_needs:
        shift = f"@crew-{page.cards.shifts[player.shifts].id}"
        found.append(styled(page.say("text-next-shift", n=player.shift_needs, shift=shift), "quiet"))
    return found


def score_parts(page: Page, player: PlayerView) -> list[Text]:
    """The score as it stands, source by source."""
    return [Text(f"{source} {minus(points)}") for source, points in about_score(page.words, player)]


def in_short(page: Page, player: PlayerView, width: int) -> list[Text]:
    """What an opponent has, in as few lines as possible."""
    names = [name for _, name, _ in _holdings(page, player)]
    lines = [*listed(page, "storage", stored(page, player), width), *_production(page, player, width)]
    lines += listed(page, "has", [*names, *secrets(page, player)], width)
    lines += listed(page, "research", research_in_short(page, player), width)
    return lines + listed(page, "won", won(page, player), width) + listed(page, "farm", plots(page, player), width)


def in_full(page: Page, player: PlayerView, width: int) -> list[Text]:
    """What somebody has who wants to play with it: cards with what they do."""
    lines = [*listed(page, "storage", stored(page, player), width), *_production(page, player, width)]
    lines += listed(page, "sold", sold(page, player), width)
    if not page.view.over:
        lines += listed(page, "winter", upkeep_parts(page, player), width)
    lines += listed(page, "score", score_parts(page, player), width)
    lines += _cards(page, player, width)
    tracks = [research_line(page, player, track, width - page.label_width) for track in player.research]
    lines += behind(page, "research", [line for track in tracks for line in track])
    lines += behind(page, "secret", _secret_recipes(page, player, width - page.label_width))
    return lines + listed(page, "won", won(page, player), width) + listed(page, "farm", plots(page, player), width)


def _secret_recipes(page: Page, player: PlayerView, width: int) -> list[Text]:
    """Secret recipes, with what they cost where the viewer knows them."""
    lines = []
    for secret in player.secrets:
        parts = recipe_parts(page, page.recipes[secret.recipe]) if secret.recipe else []
        lines += flowing(Text(), [_secret(page, secret), *parts], width, 2)
    return lines


def _production(page: Page, player: PlayerView, width: int) -> list[Text]:
    span = width - page.label_width
    line = behind(page, "line", tanks(page, player, "production_line", span))
    return line + behind(page, "pub", tanks(page, player, "pub", span))


def _cards(page: Page, player: PlayerView, width: int) -> list[Text]:
    """Tiles, workers and partnerships, each with what it does."""
    found: dict[str, list[Text]] = {}
    for kind, name, does in _holdings(page, player):
        found.setdefault(kind, []).extend(explained(name, does, width - page.label_width))
    return [line for kind, lines in found.items() for line in behind(page, kind, lines)]
