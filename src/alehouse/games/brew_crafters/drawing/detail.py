"""What unfolds from a piece: a card large and in words, and where it comes from; a space, a track, an ingredient."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from alehouse.core.draw.colours import CARD, LINE, ON_DARK, QUIET_LINE
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.draw.unfolding import NARROWEST, large_card, unfolded
from alehouse.core.scene import Detail
from alehouse.core.sources import provenance
from alehouse.games.brew_crafters.about import (
    about_collaboration,
    about_helpers,
    about_partnership,
    about_price,
    about_recipe,
    about_section,
    about_section_now,
    about_space,
    about_tile,
    about_track,
    about_track_worth,
    about_worker,
    line_text,
    tip,
)
from alehouse.games.brew_crafters.drawing.detail_lists import of_player
from alehouse.games.brew_crafters.drawing.own_tiles import plot_label
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, on_paper
from alehouse.games.brew_crafters.drawing.partnership_faces import partnership_card
from alehouse.games.brew_crafters.drawing.pieces import cube, meeple
from alehouse.games.brew_crafters.drawing.recipe_faces import recipe_card
from alehouse.games.brew_crafters.drawing.season_wheel import temporary_lines
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import ARROW, Items, goods_items, row, row_width
from alehouse.games.brew_crafters.drawing.status import season_label
from alehouse.games.brew_crafters.drawing.tile_faces import tile_card
from alehouse.games.brew_crafters.drawing.track_faces import track_gives, track_row
from alehouse.games.brew_crafters.drawing.worker_faces import worker_card
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS, SEASONS
from alehouse.games.brew_crafters.view import PlayerView, SpaceView

_card: Final = partial(large_card, (FULL, FULL * RATIO))
_TEMPORARY: Final = "temporary_workers"
_ACTIONS: Final = {
    "process": "kettle",
    "research": "flask",
    "install": "wrench",
    "collaborate": "hand",
    "secret_recipe": "secret",
}


def unfold(seen: Seen, what: str) -> Detail:
    """The detail behind a piece's `opens`, e.g. "recipe:lambic_ale" or "track:2:3"."""
    return unfolded(seen, what, _CARDS, seen.view.players, _before)


def _before(seen: Seen, player: PlayerView, kind: str, rest: str) -> Detail | None:
    """What lies before a player."""
    if kind in _HELD:
        return _HELD[kind](seen, rest)
    if kind == "secret":
        return _secret(seen, player, rest)
    if kind == "track":
        return _track(seen, player, rest)
    if kind == "plot":
        return _plot(seen, player, rest)
    return of_player(seen, player, kind)


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def _recipe(seen: Seen, name: str) -> Detail | None:
    """A recipe, and what a batch of it would cost the viewer now, and why."""
    recipe = seen.recipes.get(name)
    if recipe is None:
        return None
    shown = {view.id: view for view in seen.view.recipes}
    price = seen.price(name)
    lines = about_price(seen.cards, seen.words, price) if price else []
    label = shown[name].label if name in shown else None
    lines += about_recipe(seen.cards, seen.words, recipe, label)
    for player in seen.view.players:
        lines += [_brewed_by(seen, player, name)] if player.brewed.get(name) else []
    art = recipe_card(seen, name, FULL, price, label)
    action = shown[name].action if name in shown else -1
    return _card(seen, seen.title("recipe", name), art, lines, action, seen.gloss("recipe", name))


def _brewed_by(seen: Seen, player: PlayerView, recipe: str) -> str:
    return seen.say("scene-brewed-by", name=seen.name(player.seat), count=player.brewed[recipe])


def _secret(seen: Seen, player: PlayerView, number: str) -> Detail | None:
    """A secret recipe; face down where it may not be seen."""
    for secret in player.secrets:
        if secret.id == f"secret:{player.seat}:{number}":
            if secret.recipe:
                return _recipe(seen, secret.recipe)
            about = seen.say("about-secret", rep=seen.cards.secret_rep)
            return _card(seen, seen.say("scene-secret-hidden"), _back(), [about])
    return None


def _back() -> str:
    """A recipe face down."""
    ground = rect(7, 7, FULL - 14, FULL * RATIO - 14, 7, "#33281f")
    return on_paper(FULL, ground + use("secret", FULL / 2 - 34, FULL * RATIO / 2 - 34, 68, color=ON_DARK))


def _worker(seen: Seen, name: str) -> Detail | None:
    worker = seen.workers.get(name)
    if worker is None:
        return None
    for_hire = {card.id: card.action for card in (*seen.view.workers, *seen.view.agency)}
    lines = about_worker(seen.cards, seen.words, worker)
    return _card(seen, seen.title("worker", name), worker_card(seen, name, FULL), lines, for_hire.get(name, -1))


def _tile(seen: Seen, name: str) -> Detail | None:
    tile = seen.tiles.get(name)
    if tile is None:
        return None
    supply = {view.id: view for view in seen.view.tiles}
    lines = about_tile(seen.cards, seen.words, tile)
    lines += [seen.say("scene-tiles-left", count=supply[name].left)] if name in supply else []
    action = supply[name].action if name in supply else -1
    return _card(seen, seen.title("tile", name), tile_card(seen, name, FULL), lines, action)


def _partnership(seen: Seen, name: str) -> Detail | None:
    partnership = seen.partnerships.get(name)
    if partnership is None:
        return None
    shown = {card.id: card.action for card in seen.view.partnerships}
    lines = about_partnership(seen.cards, seen.words, partnership)
    title = seen.title("partnership", name)
    return _card(seen, title, partnership_card(seen, name, FULL), lines, shown.get(name, -1))


# ── boards ────────────────────────────────────────────────────────────────────────────────────────


def _panel(title: str, drawing: str, wide: float, lines: Sequence[str]) -> Detail:
    """Something printed, large, in the middle of a plate."""
    w, h = max(wide + 40, NARROWEST), 84
    art = rect(1, 1, w - 2, h - 2, 10, CARD, stroke=QUIET_LINE, stroke_width=1.5)
    art += group(drawing, x=(w - wide) / 2, y=h / 2)
    return Detail(title=title, art=art, width=w, height=h, lines=tuple(filter(None, lines)))


def _signs(title: str, items: Items, lines: Sequence[str]) -> Detail:
    """Numbers and icons, large."""
    shown = list(items)
    return _panel(title, row(shown, 0, 0, 34, 26, gap=12), row_width(shown, 34, 26, 12), lines)


def _space(seen: Seen, name: str) -> Detail | None:
    """A market space: what lies there, who stands there, what it is for."""
    space = seen.spaces.get(name)
    view = next((view for view in seen.view.market if view.id == name), None)
    if space is None:
        return None
    goods = view.goods if view else {}
    lines = about_space(seen.cards, seen.words, space)
    if view and view.markers:
        lines.insert(0, seen.say("scene-stands", names=[seen.name(marker.seat) for marker in view.markers]))
    helpers = [helper for option in view.options for helper in option.helpers] if view else []
    lines = [*about_helpers(seen.cards, seen.words, helpers), *lines]
    lines = [*(temporary_lines(seen) if name == _TEMPORARY else []), *lines]
    workers = _standing(seen, view) if view else ""
    items = goods_items(goods) or goods_items(space.take)
    wide = row_width(items, 34, 26, 12) + (44 * len(view.markers) if view else 0)
    art = row(items, 0, 0, 34, 26, gap=12) + group(workers, x=row_width(items, 34, 26, 12))
    return _panel(seen.title("space", name), art, wide, lines)


def _standing(seen: Seen, view: SpaceView) -> str:
    markers = enumerate(view.markers)
    return "".join(meeple(marker.kind, seen.colour(marker.seat), 24 + n * 44, 26, 50) for n, marker in markers)


def _action(seen: Seen, name: str) -> Detail | None:
    """An action of the brewery shifts."""
    if name not in _ACTIONS:
        return None
    icon = _ACTIONS[name]
    lines = [seen.say(f"scene-about-{name}")]
    lines += about_helpers(seen.cards, seen.words, seen.me.helpers.get(name, []))
    return _panel(seen.title("work", name), use(icon, 0, -26, 52, color=LINE), 52, lines)


def _section(seen: Seen, name: str) -> Detail | None:
    section = seen.sections.get(name)
    if section is None:
        return None
    lines = about_section(seen.words, section)
    for view in seen.view.sections:
        if view.id == name:
            lines += about_section_now(seen.words, section, view)
            lines += [seen.say("scene-held-by", name=seen.name(view.holder))] if view.holder >= 0 else []
    lines += about_helpers(seen.cards, seen.words, seen.me.helpers.get("collaborate", []))
    lines += about_collaboration(seen.cards, seen.words)
    return _signs(
        seen.title("section", name), [*goods_items(section.needs), ARROW, *goods_items(section.reward)], lines
    )


def _line(seen: Seen, name: str) -> Detail | None:
    """A line of the Commodities Exchange."""
    line = seen.lines.get(name)
    if line is None:
        return None
    items = [*goods_items(line.give), ARROW, *goods_items(line.take)]
    lines = [line_text(seen.words, line), provenance(line, seen.words)]
    return _signs(seen.title("space", "commodities_exchange"), items, lines)


def _track(seen: Seen, player: PlayerView, number: str) -> Detail | None:
    """A research track: what each level gives, and where everybody stands on theirs."""
    for track in player.research:
        if str(track.row) == number:
            card = seen.tracks[track.id]
            lines = [seen.say("scene-track-of", name=seen.name(player.seat), place=track.position)]
            lines += [*about_track(seen.cards, seen.words, card), about_track_worth(seen.words, track)]
            art = rect(1, 1, 358, 62, 10, "#dfe3dd", stroke="#4c5a67", stroke_width=1.5)
            row_art = track_row(track, seen.colour(player.seat), 344, 46)
            art += group(row_art, track_gives(seen, track, 344, 46), x=8, y=9)
            return Detail(title=seen.title("track", track.id), art=art, width=360, height=64, lines=tuple(lines))
    return None


def _plot(seen: Seen, player: PlayerView, number: str) -> Detail | None:
    """A plot of a farm: what grows there, what it will give, who adds something to that."""
    for plot in player.plots[int(number) : int(number) + 1] if number.isdecimal() else []:
        drawing = cube(plot.kind, 0, -30, 56) if plot.kind else use("tile-farm", 0, -21, 56, 42)
        lines = [plot_label(seen, plot), *about_helpers(seen.cards, seen.words, player.helpers["farm"])]
        return _panel(seen.title("tile", "farm"), drawing, 56, lines)
    return None


def _seasons(seen: Seen, name: str) -> Detail:
    """The year: what each season ends with."""
    icons = "".join(use(season, n * 56, -22, 44) for n, season in enumerate(SEASONS))
    lines = [seen.say(f"scene-about-{season}") for season in SEASONS]
    lines += temporary_lines(seen) if _TEMPORARY in seen.view.advanced_actions else []
    ground = rect(-14, -32, 4 * 56 + 16, 64, 10, "#8a7a64")
    return _panel(season_label(seen), ground + icons, 4 * 56 - 12, lines)


def _ingredient(seen: Seen, name: str) -> Detail | None:
    """An ingredient: what it is for, and how much of it everybody has."""
    if name not in INGREDIENTS:
        return None
    lines = tip(seen.words, f"ingredient-{name}")
    lines += [
        seen.say("scene-stored", name=seen.name(player.seat), kind=f"@ingredient-{name}", count=player.stored[name])
        for player in seen.view.players
    ]
    return _panel(seen.title("ingredient", name), cube(name, 0, -30, 56), 56, lines)


_CARDS: Final[dict[str, Callable[[Seen, str], Detail | None]]] = {
    "recipe": _recipe,
    "label": _recipe,
    "card": _worker,
    "worker": _worker,
    "tile": _tile,
    "partnership": _partnership,
    "space": _space,
    "action": _action,
    "section": _section,
    "line": _line,
    "supply": _ingredient,
    "season": _seasons,
}
_HELD: Final[dict[str, Callable[[Seen, str], Detail | None]]] = {
    "hired": _worker,
    "installed": _tile,
    "partner": _partnership,
    "stored": _ingredient,
}
