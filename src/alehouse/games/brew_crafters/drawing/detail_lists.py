"""What unfolds as a list: a player with everything, upkeep and score source by source, the batches brewed."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED, QUIET_LINE
from alehouse.core.draw.document import drawn
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Box, Canvas, Detail
from alehouse.games.brew_crafters.about import about_score, about_upkeep_total, helper_name
from alehouse.games.brew_crafters.drawing.own_people import people_lines
from alehouse.games.brew_crafters.drawing.own_store import store_label
from alehouse.games.brew_crafters.drawing.pieces import batch
from alehouse.games.brew_crafters.drawing.players import figure, player_label
from alehouse.games.brew_crafters.drawing.rivals import rival
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import PlayerView

_WIDE: Final = 330
_ROW: Final = 34
_PANEL: Final = (340.0, 430.0)


def of_player(seen: Seen, player: PlayerView, kind: str) -> Detail | None:
    """A player as a whole, or one thing about the player."""
    if kind in ("upkeep", "loans", "money", "shifts"):
        return _upkeep(seen, player)
    if kind in ("score", "rep"):
        return _score(seen, player)
    if kind in ("freight", "production", "tank", "batches", "labels"):
        return _batches(seen, player)
    if kind in ("player", "storehouse"):
        return _player(seen, player)
    return None


def _player(seen: Seen, player: PlayerView) -> Detail:
    """The panel of a player, large, and in words who works there."""
    w, h = _PANEL
    panel = Canvas(width=w, height=h, pieces=tuple(rival(seen, player, Box(4, 4, w - 8, h - 8))))
    lines = [player_label(seen, player), store_label(seen, player), *people_lines(seen, player)]
    return Detail(title=seen.name(player.seat), art=drawn(panel), width=w, height=h, lines=tuple(lines))


# ── sums ──────────────────────────────────────────────────────────────────────────────────────────


def _upkeep(seen: Seen, player: PlayerView) -> Detail:
    """What the next Winter will cost, one by one."""
    upkeep = player.upkeep
    rows = [(seen.say("scene-upkeep-printed"), upkeep.printed)]
    rows += [(helper_name(seen.words, who), count) for who, count in upkeep.lines]
    title = seen.say("scene-upkeep-of", name=seen.name(player.seat))
    lines = about_upkeep_total(seen.words, upkeep, player.money)
    return _sum(title, rows, (seen.say("scene-upkeep-total"), upkeep.total), "money", lines)


def _score(seen: Seen, player: PlayerView) -> Detail:
    """The score as it stands, source by source."""
    score = player.score
    title = seen.say("scene-score-of", name=seen.name(player.seat))
    lines = [seen.say("scene-score-now")] if not seen.view.over else []
    return _sum(title, about_score(seen.words, player), (seen.say("scene-score-total"), score.total), "rep", lines)


def _sum(
    title: str, rows: Sequence[tuple[str, int]], total: tuple[str, int], icon: str, lines: Sequence[str]
) -> Detail:
    """Numbers one below the other with their sum."""
    step = 26
    h = step * (len(rows) + 1) + 20
    art = rect(1, 1, _WIDE - 2, h - 2, 10, CARD, stroke=QUIET_LINE, stroke_width=1.5)
    for n, (words, count) in enumerate(rows):
        y = 26 + n * step
        art += text(16, y, words, 14, INK, span=_WIDE - 110) + _amount(count, icon, y, BERRY if count < 0 else INK)
        art += rect(14, y + 8, _WIDE - 28, 1, 0, QUIET_LINE)
    y = 28 + len(rows) * step
    art += heading(16, y, total[0], 16, INK, span=_WIDE - 110) + _amount(total[1], icon, y, INK, 16)
    return Detail(title=title, art=art, width=_WIDE, height=h, lines=tuple(lines))


def _amount(count: int, icon: str, y: float, ink: str, size: float = 14) -> str:
    figures = text(_WIDE - 42, y, figure(count), size, ink, bold=True, anchor="end")
    return figures + use(icon, _WIDE - 36, y - 14, 18)


# ── batches ───────────────────────────────────────────────────────────────────────────────────────


def _batches(seen: Seen, player: PlayerView) -> Detail:
    """Every recipe that the player has brewed: how often, and where the batches are now."""
    places = _places(player)
    kinds = sorted(player.brewed, key=lambda recipe: int(seen.recipes[recipe].number))
    art = ""
    for n, recipe in enumerate(kinds):
        y = 4 + n * _ROW
        art += rect(4, y, _WIDE - 8, _ROW - 4, 8, CARD, stroke=QUIET_LINE, stroke_width=1)
        art += batch(recipe, 24, y + 15, 13)
        art += text(44, y + 19.5, seen.title("recipe", recipe), 14, INK, span=_WIDE - 164)
        for k, (place, icon) in enumerate((("tank", "kettle"), ("bottling", "bottle"), ("sold", "truck"))):
            count = places.get((place, recipe), 0)
            x = _WIDE - 116 + k * 36
            art += use(icon, x, y + 7, 16, color=INK if count else MUTED, opacity=None if count else 0.4)
            art += text(x + 18, y + 19.5, count, 12, INK if count else MUTED, bold=count > 0)
    title = seen.say("scene-batches-of", name=seen.name(player.seat), count=player.batches)
    labels = [seen.title("recipe", recipe) for recipe in player.labels]
    lines = [seen.say("scene-labels-held", recipes=labels)] if labels else []
    return Detail(title=title, art=art, width=_WIDE, height=max(8 + len(kinds) * _ROW, 12), lines=tuple(lines))


def _places(player: PlayerView) -> dict[tuple[str, str], int]:
    """How many batches of a recipe are where."""
    found: dict[tuple[str, str], int] = {}
    lying = [("tank", unit.tank) for unit in player.tanks] + [("bottling", unit.bottling) for unit in player.tanks]
    for place, view in [*lying, *(("sold", sold) for sold in player.sold)]:
        if view:
            found[place, view.recipe] = found.get((place, view.recipe), 0) + 1
    return found
