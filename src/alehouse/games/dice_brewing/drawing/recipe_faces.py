"""Recipe cards: title band, a glass of the beer at home, reward, demanded dice, enhancements, style and level."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from alehouse.core.draw.colours import CARD, INK, LANTERN, LINE, QUIET_LINE
from alehouse.core.draw.dice import blank_face
from alehouse.core.draw.lettering import SMALLEST, halves, heading, text, width
from alehouse.core.draw.pieces import lights, lit, provenance
from alehouse.core.draw.svg import group, num, path, rect, stroke, symbol, top_rounded, use
from alehouse.core.words import Words
from alehouse.games.dice_brewing.card_text import AUTHENTIC, PARTLY, mark, recipe_title
from alehouse.games.dice_brewing.cards import COLOURS, NO_DIE, SKILL_DIE, USES, Catalogue, Enhancement, Recipe
from alehouse.games.dice_brewing.drawing.pieces import TILE, action_token, coin, ingredient, small_die, star
from alehouse.games.dice_brewing.drawing.scenery import BANDS

CARD_HEIGHT: Final = 252
LIGHT_REACH: Final = 4
REWARD_HEIGHT: Final = 36
_BAND: Final = 32
_PICTURE: Final = 82
_NEEDS: Final = 122
_RULE: Final = 169
FOOT: Final = 229
ANY_COLOUR: Final = "any"  # a reward die whose colour the brewer chooses (edition it-1)
_COUNTED: Final = ("coin", "xp")
_FOOT_INK: Final = "#5b4d3f"
_SKILL_INK: Final = "#173c69"


@dataclass(frozen=True)
class Size:
    """One of the widths in which a recipe card is drawn; all are equally high."""

    name: str
    w: float
    glass: float  # where the glass stands, from the left
    tile: float  # how wide the demanded dice are
    gap: float
    bonus: float  # the type size of the bonuses

    def tiles(self, recipe: Recipe) -> list[tuple[float, float, float]]:
        """The tile of each demand: left, top, width. Very many of them get smaller."""
        count = len(recipe.demands)
        wide = min(self.tile, (self.w + 2) / count - 2)
        gap = min(self.gap, (self.w - count * wide) / count)
        left = (self.w - count * wide - (count - 1) * gap) / 2
        top = _NEEDS + (36 - wide * TILE) / 2
        return [(left + number * (wide + gap), top, wide) for number in range(count)]


WIDE: Final = Size("wide", 180, 14, 28, 5, 14)
NARROW: Final = Size("narrow", 140, 2, 24, 3, 12)
SIZES: Final = (WIDE, NARROW)


# ── shared faces ──────────────────────────────────────────────────────────────────────────────────


def recipe_drawings(catalogue: Catalogue) -> str:
    """For every recipe and size the face without words and reward; the rewards; paper and light."""
    rewards = {
        _reward_name(recipe, printed): _reward(recipe, printed)
        for recipe in catalogue.recipes
        for printed in (False, True)
    }
    out = "".join(rewards.values())
    for size in SIZES:
        out += _paper(size) + lights(f"recipe-{size.name}", size.w, CARD_HEIGHT, LIGHT_REACH)
        out += _blocked(size) + _brewing(size) + "".join(_face(recipe, size) for recipe in catalogue.recipes)
    return out


def _paper(size: Size) -> str:
    """The card with its shadow and the ground of its foot."""
    w, h = size.w, CARD_HEIGHT
    foot = f"M.6 {FOOT}h{num(w - 1.2)}V{h - 10}q0 9.4 -9.4 9.4H10Q.6 {h - 0.6} .6 {h - 10}Z"
    return symbol(
        f"recipe-{size.name}",
        w,
        h,
        rect(-1, 3.5, w + 2, h, 11, "#000", opacity=0.16),
        rect(0, 2, w, h, 10, "#000", opacity=0.24),
        rect(0.6, 0.6, w - 1.2, h - 1.2, 10, CARD),
        path(foot, "#efe2c4"),
        stroke(f"M10 {_RULE}H{num(w - 10)}", QUIET_LINE, 1.2),
        overflow="visible",
    )


def _blocked(size: Size) -> str:
    """What a token does to a card: nobody brews it this round (DB-6.44)."""
    veil = rect(1, _BAND + 1, size.w - 2, FOOT - _BAND - 2, 0, "#3b1a16", fill_opacity=0.28)
    hatching = rect(1, _BAND + 1, size.w - 2, FOOT - _BAND - 2, 0, "url(#hatch)")
    token = action_token("block_recipe", size.w / 2 - 30, 92, 60)
    return symbol(f"blocked-{size.name}", size.w, CARD_HEIGHT, veil, hatching, token)


def _brewing(size: Size) -> str:
    """The filled ring of the card that is being brewed."""
    ring = rect(-2, -2, size.w + 4, CARD_HEIGHT + 4, 12, stroke=LANTERN, stroke_width=5)
    return symbol(f"brewing-{size.name}", size.w, CARD_HEIGHT, ring, overflow="visible")


def _face(recipe: Recipe, size: Size) -> str:
    w, style = size.w, home(recipe)
    return symbol(
        f"recipe-{size.name}-{recipe.id}",
        w,
        CARD_HEIGHT,
        use(f"recipe-{size.name}", 0, 0, w, CARD_HEIGHT),
        use(f"scene-{style}", 0.6, _BAND, w - 1.2, _PICTURE),
        use(f"glass-{style}", size.glass, _BAND + 5, 58, 73),
        path(top_rounded(w, _BAND, 10), BANDS[style]),
        rect(0, _BAND - 1.5, w, 1.5, 0, "#fff8e6", opacity=0.5),
        *(
            small_die(COLOURS[colour], x, y, wide, least)
            for (colour, least), (x, y, wide) in zip(recipe.demands, size.tiles(recipe))
        ),
        _enhancements(recipe, size),
        use(f"level-{recipe.level}", w - 74, FOOT + 3.5, 50, 16),
        _provenance(recipe, w - 13, FOOT + 11.5),
        rect(0.7, 0.7, w - 1.4, CARD_HEIGHT - 1.4, 10, stroke=LINE, stroke_width=1.4),
        overflow="visible",
    )


def _enhancements(recipe: Recipe, size: Size) -> str:
    """Side by side, at most one of which may be used: what is added, and its bonus."""
    column = (size.w - 10) / max(3, len(recipe.enhancements))
    left = (size.w - column * len(recipe.enhancements)) / 2
    out = ""
    for number, enhancement in enumerate(recipe.enhancements):
        x = left + column * number
        out += _enhancement(enhancement, x + column / 2, size.bonus)
        if number:
            out += stroke(f"M{num(x)} {_RULE + 7}v44", QUIET_LINE, 1, stroke_dasharray="2 3")
    return out


def _enhancement(enhancement: Enhancement, cx: float, size: float) -> str:
    top = _RULE + 5
    if enhancement.use == SKILL_DIE:
        added = rect(cx - 21, top + 1, 42, 26, 7, "#dbe7f3", stroke="#2f6bb0", stroke_width=1.3)
        added += use("paddle", cx - 20, top + 5, 18, color="#2f6bb0")
        added += text(cx - 3, top + 19, f"{enhancement.min}+", 14, _SKILL_INK, bold=True)
    else:
        added = ingredient(USES[enhancement.use], cx - 14.5, top - 0.5, 29)
    bonuses = [(good, n) for good, n in ((coin, enhancement.coins), (star, enhancement.xp)) if n]
    return added + "".join(
        text(cx - 1, cy + 5, f"+{n}", size, INK, bold=True, anchor="end") + good(cx + 2, cy - size / 2, size + 2)
        for (good, n), cy in zip(bonuses, (top + 40,) if len(bonuses) == 1 else (top + 34, top + 47))
    )


def home(recipe: Recipe) -> str:
    """The style whose glass and picture the card shows: a style of somebody's own cards is an experiment."""
    return recipe.style if recipe.style in BANDS else "experimental"


def _provenance(recipe: Recipe, cx: float, cy: float) -> str:
    """Nothing for a printed card, half a circle for one known in part, an open circle for a reconstructed one."""
    if mark(recipe) == AUTHENTIC:
        return ""
    return provenance(cx, cy, 4, _FOOT_INK, half=mark(recipe) == PARTLY)


# ── rewards ───────────────────────────────────────────────────────────────────────────────────────


def _reward_name(recipe: Recipe, printed: bool) -> str:
    return "-".join(("reward", *(f"{what}{amount}" for what, amount in _reward_parts(recipe, printed))))


def _reward_parts(recipe: Recipe, printed: bool) -> list[tuple[str, int]]:
    """What a brew gives, in the order of the plate; `printed`: a die of the colour on the card."""
    die = [] if recipe.die == NO_DIE else [(COLOURS[recipe.die] if printed else ANY_COLOUR, 1)]
    counted = (("token", int(recipe.tokens)), ("coin", int(recipe.coins)), ("xp", int(recipe.xp)))
    return die + [(what, amount) for what, amount in counted if amount]


def _reward_width(recipe: Recipe, printed: bool) -> float:
    return 10 + sum(map(_part_width, _reward_parts(recipe, printed)))


def _part_width(part: tuple[str, int]) -> float:
    what, amount = part
    number = _reward_number(what, amount)
    return (32 if what in _COUNTED else 34) + width(number, 20, bold=True)


def _reward_number(what: str, amount: int) -> str:
    """Coins and XP always say how many; a single token or die speaks for itself."""
    return str(amount) if what in _COUNTED or amount > 1 else ""


def _reward(recipe: Recipe, printed: bool) -> str:
    """A plate on the picture."""
    w = _reward_width(recipe, printed)
    out = rect(0.7, 0.7, w - 1.4, REWARD_HEIGHT - 1.4, 9, CARD, stroke="#8a5a16", stroke_width=1.4)
    x = 5.0
    for part in _reward_parts(recipe, printed):
        out += _reward_part(*part, x)
        x += _part_width(part)
    return symbol(_reward_name(recipe, printed), w, REWARD_HEIGHT, out)


def _reward_part(what: str, amount: int, x: float) -> str:
    number = _reward_number(what, amount)
    figure = text(x + 2, 25.2, number, 20, INK, bold=True) if number else ""
    right = x + 3 + width(number, 20, bold=True)
    if what in _COUNTED:
        return figure + use(what, right, 7, 22)
    drawing = "action-back" if what == "token" else f"die-{what}" if what == ANY_COLOUR else blank_face(what)
    return figure + use(drawing, right, 4, 28)


# ── a card with its words ─────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=256)
def recipe_card(recipe: Recipe, size: Size, words: Words, printed: bool) -> str:
    """A recipe card at the origin; `printed`: its reward die is of the colour on the card."""
    face = use(f"recipe-{size.name}-{recipe.id}", 0, 0, size.w, CARD_HEIGHT)
    plate, wide = reward_plate(recipe, printed)
    reward = group(plate, x=size.w - 7 - wide, y=_BAND + _PICTURE - REWARD_HEIGHT - 6)
    span = size.w - (48 if recipe.level == "experimental" else 82)
    style = text(7, FOOT + 15.8, words.say(f"style-{recipe.style}"), 12, _FOOT_INK, span=span)
    return face + reward + _title(recipe, size, words) + style


def reward_plate(recipe: Recipe, printed: bool) -> tuple[str, float]:
    """The plate with a recipe's reward, and how wide it is."""
    wide = _reward_width(recipe, printed)
    return use(_reward_name(recipe, printed), 0, 0, wide, REWARD_HEIGHT), wide


def _title(recipe: Recipe, size: Size, words: Words) -> str:
    """One line or, where it would be squeezed too much, two."""
    title, span = recipe_title(recipe, words), size.w - 14
    if width(title, SMALLEST, serif=True) <= span * 1.1:
        return heading(size.w / 2, _BAND / 2 + 4.6, title, 14, "#fff8e6", anchor="middle", span=span)
    lines = halves(title)
    return "".join(
        heading(size.w / 2, 13.4 + n * 13, line, SMALLEST, "#fff8e6", anchor="middle", span=span)
        for n, line in enumerate(lines)
    )


def card_light(size: Size) -> str:
    """Lantern light around a card; the page shows it while the card is legal."""
    return lit(f"recipe-{size.name}", size.w, CARD_HEIGHT, LIGHT_REACH)


def card_state(state: str, size: Size) -> str:
    """What lies over a card that is `blocked` or `brewing`; clicks go through it."""
    return use(f"{state}-{size.name}", 0, 0, size.w, CARD_HEIGHT, pointer_events="none")
