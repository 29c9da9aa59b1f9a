"""Who works for the viewer and what lies before him: skilled workers, partnerships, Gold Labels, secret recipes."""

from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import CARD, INK, MUTED, ON_DARK, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.names import brief_name
from alehouse.games.brew_crafters.drawing.partnership_faces import conversions
from alehouse.games.brew_crafters.drawing.pieces import gold_label
from alehouse.games.brew_crafters.drawing.plant import lot
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item, block, centred, goods_items, row, row_width
from alehouse.games.brew_crafters.drawing.worker_faces import worker_plate, worker_sign
from alehouse.games.brew_crafters.gist import gist
from alehouse.games.brew_crafters.view import PlayerView, SecretView

_GAP: Final = 4
_FEW: Final = 2
_LEGIBLE: Final = 0.85  # what would be narrower is left out


CLICKED: Final = ("partner", "secret")  # kinds of papers that a decision may name


class Held(NamedTuple):
    """Something that lies before a player: which piece, how wide at the least and at the most, how it is drawn."""

    name: str
    least: float
    most: float
    label: str
    opens: str
    kind: str
    what: str

    @property
    def shows(self) -> str:
        """The card it shows, where it opens something else."""
        return f"recipe:{self.what}" if self.kind == "secret" else ""


@cached
def own_people(seen: Seen, box: Box) -> list[Piece]:
    """People above, papers below; a dashed place where there is nothing yet."""
    me = seen.me
    upper = Box(box.x, box.y, box.w, box.h * 0.56)
    lower = box.inside(0, upper.h + _GAP, 0, 0)
    people = [hired(seen, me, worker) for worker in me.workers]
    return [
        *_in_place(seen, "people", people, upper, seen.say("scene-no-people")),
        *_in_place(seen, "papers", papers(seen, me), lower, seen.say("scene-no-papers")),
    ]


def _in_place(seen: Seen, name: str, held: list[Held], box: Box, none: str) -> list[Piece]:
    """Side by side; a dashed place where there are none."""
    if not held:
        words = text(box.w / 2, box.h / 2 + 4.3, none, 12, MUTED, anchor="middle", span=box.w - 16)
        return [seen.piece(f"no-{name}", box.x, box.y, lot(box.w, box.h) + words)]
    return in_line(seen, held, box)


def in_line(seen: Seen, held: list[Held], box: Box) -> list[Piece]:
    """Side by side, each as wide as there is room for."""
    pieces, x = [], box.x
    for thing, wide in zip(held, shared_out(held, box.w, _GAP)):
        pieces.append(held_piece(seen, thing, Box(x, box.y, wide, box.h)))
        x += wide + _GAP
    return pieces


def shared_out(held: list[Held], span: float, gap: float) -> list[float]:
    """How wide each may be: the least, and of what is left as much as each can use."""
    span -= gap * (len(held) - 1)
    spare = span - sum(thing.least for thing in held)
    wanted = sum(thing.most - thing.least for thing in held)
    if spare < 0:
        return [thing.least * span / (span - spare) for thing in held]
    share = min(1.0, spare / wanted) if wanted else 0
    return [thing.least + (thing.most - thing.least) * share for thing in held]


# ── the others' ───────────────────────────────────────────────────────────────────────────────────


def people_of(seen: Seen, player: PlayerView, box: Box, with_papers: bool = False) -> list[Piece]:
    """A player's people: in a list where the place is high enough, else side by side, perhaps with the papers."""
    held = [hired(seen, player, worker) for worker in player.workers]
    if held and not with_papers and box.h >= 26 * len(held):
        return [held_piece(seen, thing, at) for thing, at in zip(held, box.grid(1, len(held), 2))]
    return side_by_side(seen, held + (papers(seen, player) if with_papers else []), box)


def people_lines(seen: Seen, player: PlayerView) -> list[str]:
    """Workers and papers in words."""
    return [thing.label for thing in (*(hired(seen, player, card) for card in player.workers), *papers(seen, player))]


def papers_of(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    return side_by_side(seen, papers(seen, player), box)


def side_by_side(seen: Seen, held: list[Held], box: Box) -> list[Piece]:
    """Each as a small sign; many overlap."""
    size = min(box.h, 30.0)
    step = min(size + 3, (box.w - size) / max(len(held) - 1, 1))
    y = box.y + (box.h - size) / 2
    return [small_piece(seen, thing, box.x + n * step, y, size) for n, thing in enumerate(held)]


# ── what there is ─────────────────────────────────────────────────────────────────────────────────


def hired(seen: Seen, player: PlayerView, worker: str) -> Held:
    name = f"hired:{player.seat}:{worker}"
    card = seen.workers[worker]
    does = gist(seen.cards, card.effects)
    label = seen.say("scene-hired", worker=f"@worker-{worker}", does=does, wage=int(card.upkeep))
    return Held(name, 36, 200, label, name, "worker", worker)


def papers(seen: Seen, player: PlayerView) -> list[Held]:
    """Partnerships, Gold Labels, secret recipes, sections of the collaboration recipe."""
    seat = player.seat
    found = []
    for card in player.partnerships:
        name = f"partner:{seat}:{card}"
        wide = row_width(conversions(list(seen.partnerships[card].effects)), 15, 12) + 12
        found.append(Held(name, wide * 0.8, wide, seen.title("partnership", card), name, "partner", card))
    for recipe in player.labels:
        label = seen.say("scene-label-of", recipe=f"@recipe-{recipe}", points=seen.cards.label_rep)
        found.append(Held(f"label:{recipe}", 34, 34, label, f"recipe:{recipe}", "label", recipe))
    found += [_secret(seen, secret, len(player.secrets) <= _FEW) for secret in player.secrets]
    for section in player.sections:
        label = seen.say("scene-section-held", section=f"@section-{section}")
        found.append(Held(f"held-section:{seat}:{section}", 54, 60, label, f"section:{section}", "section", section))
    return found


def _secret(seen: Seen, secret: SecretView, few: bool) -> Held:
    """A secret recipe; where there are only a `few` its cost is to be seen."""
    known = bool(secret.recipe)
    label = seen.say("scene-secret", recipe=f"@recipe-{secret.recipe}") if known else seen.say("scene-secret-hidden")
    least = 84 if known and few else 40
    return Held(secret.id, least, 170 if known else 40, label, secret.id, "secret", secret.recipe)


# ── how it is drawn ───────────────────────────────────────────────────────────────────────────────


def held_piece(seen: Seen, thing: Held, box: Box) -> Piece:
    drawing = {
        "worker": _worker,
        "partner": _partner,
        "label": _label,
        "secret": _recipe,
        "section": _section,
    }[thing.kind]
    art = drawing(seen, thing.what, box.w, box.h) + ring(box.w, box.h, 7)
    reads = thing.kind == "partner"  # what a partner does is read before anything is converted
    return seen.piece(thing.name, box.x, box.y, art, thing.label, thing.opens, unfolds=reads, shows=thing.shows)


def small_piece(seen: Seen, thing: Held, x: float, y: float, size: float) -> Piece:
    """A thing as a sign alone."""
    signs = {
        "worker": f"face-{thing.what}",
        "label": f"seal-{thing.what}",
        "secret": f"batch-{thing.what}" if thing.what else "recipes",
        "partner": "partner",
    }
    if thing.kind == "section":
        art = _section_sign(seen, thing.what, size)
    else:
        art = use(signs[thing.kind], 0, 0, size, color=INK)
    art += ring(size, size, 6) if seen.lit(thing.name) else ""
    return seen.piece(thing.name, x, y, art, thing.label, thing.opens, shows=thing.shows)


def _section_sign(seen: Seen, section: str, size: float) -> str:
    """A section of the collaboration: what it took, on green."""
    good = goods_items(seen.sections[section].needs)[0].icon
    ground = rect(0.5, 0.5, size - 1, size - 1, 6, "#e4efd6", stroke=QUIET_LINE, stroke_width=1)
    return ground + use(good, size * 0.17, size * 0.17, size * 0.66)


def _paper(w: float, h: float, fill: str = CARD) -> str:
    return rect(0, 0, w, h, 7, fill, stroke=QUIET_LINE, stroke_width=1)


def _worker(seen: Seen, worker: str, w: float, h: float) -> str:
    """A portrait; where there is room for it, the name and what the worker does, and the wage."""
    if w >= 98:
        return _paper(w, h) + worker_plate(seen, worker, w, h)
    if w >= 54:
        return _paper(w, h) + worker_sign(seen, worker, w, h)
    size = min(h - 4, w - 4, 36)
    return _paper(w, h) + use(f"face-{worker}", (w - size) / 2, (h - size) / 2, size)


def _partner(seen: Seen, partnership: str, w: float, h: float) -> str:
    """What is given for what, conversions side by side."""
    return _paper(w, h) + centred(
        conversions(list(seen.partnerships[partnership].effects)), w / 2, h / 2, 15, 12, span=w - 8
    )


def _label(seen: Seen, recipe: str, w: float, h: float) -> str:
    return gold_label(recipe, w / 2, h / 2, min(w, h) / 2 - 1)


def _recipe(seen: Seen, recipe: str, w: float, h: float) -> str:
    """A secret recipe: its emblem, what a batch costs, its name where that fits; face down where it is not known."""
    art = _paper(w, h, "#33281f")
    if not recipe:
        return art + use("secret", w / 2 - 10, h / 2 - 10, 20, color=ON_DARK)
    size = min(h - 4, 28)
    left = size + 8
    span = w - left - 4
    price = seen.price(recipe)
    name = brief_name(seen, "recipe", recipe, span, serif=True)
    cost = goods_items(price.cost) if price else []
    fits = row_width(cost, 12, 12) * _LEGIBLE <= 2 * span  # on two rows
    if w < 76 or not fits:
        return art + use(f"batch-{recipe}", (w - size) / 2, (h - size) / 2, size)
    art += use(f"batch-{recipe}", 4, (h - size) / 2, size)
    if not cost:
        return art + heading(left, h / 2 + 4.3, name, 12, ON_DARK, span=span)
    if h >= 34 and width(name, 12, serif=True) < span * 1.2 and row_width(cost, 13, 12, 3) * _LEGIBLE < span:
        figures = row(cost, left, h / 2 + 9, 13, 12, ON_DARK, 3, span)
        return art + figures + heading(left, h / 2 - 3, name, 12, ON_DARK, span=span)
    return art + block(cost, left + span / 2, h / 2, span, 12, 12, ON_DARK)


def _section(seen: Seen, section: str, w: float, h: float) -> str:
    items = [Item("", "hand"), *goods_items(seen.sections[section].needs)]
    return _paper(w, h, "#e4efd6") + centred(items, w / 2, h / 2, 15, 12, span=w - 6)
