"""The special piles: the card on top, what it does in a few words, and the two ways to pay for it."""

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import INK, LANTERN, MUTED, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import depth_plate, hit_area, stack_edges
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.card_text import special_in_full, special_in_short
from alehouse.games.dwarf.cards import Card
from alehouse.games.dwarf.drawing.cards import ring_around_special, special_card
from alehouse.games.dwarf.drawing.players import Box
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.drawing.workers import Spot, worker_piece
from alehouse.games.dwarf.view import PileView


@part
def pile_cards(table: Table, pile: PileView, x: float, y: float, w: float) -> list[Piece]:
    """The edges of the pile, and the special side on top."""
    h = w * 1.4
    if not pile.top:
        return [table.piece(f"under:{pile.id}", x, y, _empty(table, w, h)), table.piece(f"top:{pile.id}", x, y, "")]
    special, mine_side = table.catalogue.specials[pile.top], table.card(pile.mine_side)
    edges = rect(0, 0, w, h + (pile.left - 1) * 3, 10, "#000", filter="url(#shadow)", opacity=0.6)
    return [
        table.piece(f"under:{pile.id}", x, y, edges + stack_edges(pile.left, w, h)),
        table.piece(f"top:{pile.id}", x, y, special_card(special, mine_side, w, table.words), motion="flip"),
    ]


def mine_side_of(table: Table, special: str) -> Card:
    """The Mine side of a card in no pile, by the pairing that the visible piles show (DW-3.7)."""
    shown = {pile.top: pile.mine_side for pile in table.view.piles if pile.top}
    for pairing in table.catalogue.pairings.values():
        sides = {candidate.id: candidate.mine_side for candidate in pairing}
        if all(sides[top].id == side for top, side in shown.items()):
            return sides[special]
    return table.catalogue.specials[special].mine_side


def _empty(table: Table, w: float, h: float) -> str:
    outline = rect(1, 1, w - 2, h - 2, 10, "#1f262b", stroke="#7d8a95", stroke_width=1.4, stroke_dasharray="5 5")
    words = text(w / 2, h / 2 + 4, table.say("scene-pile-empty"), 12, SOFT, anchor="middle", room=w - 16)
    return outline + words


@part
def pile_place(table: Table, pile: PileView, x: float, y: float, w: float) -> list[Piece]:
    """The place to click, and how many cards the pile holds."""
    h = w * 1.4
    label = table.say("scene-pile-empty")
    if pile.top:
        about = special_in_short(table.catalogue.specials[pile.top], table.words)
        label = table.say("scene-pile", card=f"@card-{pile.top}", about=about, cards=pile.left)
    opens = f"pile:{pile.id}" if pile.top else ""
    place = table.piece(
        f"pile:{pile.id}",
        x,
        y,
        hit_area(w, h) + ring_around_special(w),
        label,
        opens,
        pile.for_workers if pile.top else None,
        unfolds=True,  # a card is read before it is paid for; the price tags beside it take it at once
    )
    if not pile.top:
        return [place]
    depth = table.piece(
        f"pile-depth:{pile.id}",
        x + w / 2,
        y + h - 8,
        depth_plate(pile.left),
        table.say("scene-open-card"),
        opens,
    )
    return [place, depth]


@part
def pile_words(table: Table, pile: PileView, x: float, y: float, room: float) -> list[Piece]:
    """The effect on two lines above the prices, the Mine side below them."""
    if not pile.top:
        return []
    lines = wrap(special_in_short(table.catalogue.specials[pile.top], table.words), 12, room, 2)
    effect = "".join(text(0, 14 + n * 17, line, 12, ON_DARK, room=room) for n, line in enumerate(lines))
    turned = becomes(table, table.card(pile.mine_side), pile.mine)
    below = use("i-arrow", 0, 128, 14, color=SOFT) + text(20, 140, turned, 12, SOFT, room=room - 20)
    return [table.piece(f"about:{pile.id}", x, y, effect + below)]


def becomes(table: Table, mine_side: Card, mine: str) -> str:
    """The Mine card that a special card turns into, and where it will lie."""
    number = table.view.spot(f"{mine}{mine_side.cell + 1}")
    return table.say("scene-becomes", card=table.title(mine_side), number=number)


@part
def price_tags(table: Table, pile: PileView, x: float, y: float) -> list[Piece]:
    """Both ways to pay, one above the other, this or that."""
    if not pile.top:
        return []
    wide = 116
    either = text(wide + 10, 41, table.say("scene-or"), 14, SOFT, room=32)
    return [
        table.piece(f"or:{pile.id}", x, y, either),
        _price(table, pile, "medals", x, y, wide, 32),
        _price(table, pile, "workers", x, y + 40, wide, 32),
    ]


@part
def wide_price_tags(table: Table, pile: PileView, x: float, y: float) -> list[Piece]:
    """Both ways to pay for a thumb, and the Mine side below them."""
    turned = becomes(table, table.card(pile.mine_side), pile.mine)
    below = use("i-arrow", 0, 0, 14, color=SOFT) + text(20, 12, turned, 12, SOFT, room=206)
    return [
        _price(table, pile, "medals", x, y, 116, 44),
        _price(table, pile, "workers", x + 126, y, 98, 44),
        table.piece(f"becomes:{pile.id}", x, y + 64, below),
    ]


@part
def small_price_tags(table: Table, pile: PileView, x: float, y: float, w: float) -> list[Piece]:
    """Both ways to pay, side by side under a small card."""
    if not pile.top:
        return []
    return [
        _price(table, pile, "medals", x, y, w * 0.53, 24),
        _price(table, pile, "workers", x + w * 0.58, y, w * 0.42, 24),
    ]


def _price(table: Table, pile: PileView, how: str, x: float, y: float, w: float, h: float) -> Piece:
    action = pile.for_medals if how == "medals" else pile.for_workers
    playable = (action,) if action in table.actions(f"pile:{pile.id}") else ()
    medals = table.catalogue.special_medals
    label = table.say(f"scene-price-{how}", card=f"@card-{pile.top}", medals=medals)
    r = h / 2
    art = rect(0, 0, w, h, r, stroke=LANTERN, stroke_width=h / 4, filter="url(#blur)", opacity=0.7, class_="glow")
    art += rect(0, 0, w, h, r, "#fff6df", stroke="#a08f6e", stroke_width=1.4)
    art += rect(0, 0, w, h, r, stroke=LANTERN, stroke_width=2.8, class_="ring")
    art += _price_icons(table, how, w, h)
    return table.piece(f"price:{pile.id}:{how}", x, y, art, label, "", action, actions=playable)


def _price_icons(table: Table, how: str, w: float, h: float) -> str:
    """Medals and a worker, or both workers, centred; on small tags the figures count for themselves."""
    roomy = h > 26
    size, tall = (16, min(h * 0.78, 28)) if roomy else (12, h * 0.74)
    wide = tall * 0.8
    medal = tall * 0.78
    figures = use(f"w-{table.colour(table.own)}", 0, 0, wide, tall)
    row: list[tuple[str, float, float]] = []  # drawing, width, height

    def figure(number: int) -> None:
        row.append(
            (text(0, size * 0.72, number, size, INK, bold=True), width(number, size, bold=True) + 2, size * 0.74)
        )

    if how == "workers":
        if roomy:
            figure(2)
        row += [(figures, wide * 0.85, tall), (figures, wide, tall)]
    else:
        figure(table.catalogue.special_medals)
        row.append((use("g-medal", 0, 0, medal), medal + (6 if roomy else 3), medal))
        if roomy:
            row.append((text(0, size * 0.66, "+", 14, MUTED, bold=True), 18, size * 0.74))
            figure(1)
        row.append((figures, wide, tall))
    x = (w - sum(part[1] for part in row)) / 2
    out = ""
    for drawing, advance, high in row:
        out += group(drawing, x=round(x, 1), y=round((h - high) / 2, 1))
        x += advance
    return out


def committed_workers(
    table: Table, pile: PileView, x: float, y: float, w: float, curtain: Box | None = None
) -> list[Piece]:
    """The workers that were put on a pile this round; in front of the large card while it covers the piles."""
    height = w * 0.46
    first, feet, step = x + w * 0.82, y + w * 1.02, -w * 0.26
    if curtain and table.view.resolver >= 0:
        everyone = [worker.id for other in table.view.piles for worker in other.workers]
        before = everyone.index(pile.workers[0].id) if pile.workers else 0
        step, height = 38.0, 40.0
        first = curtain[0] + curtain[2] / 2 + (before - (len(everyone) - 1) / 2) * step
        feet = curtain[1] + curtain[3] - 10
    label = "scene-worker-committed"
    return [
        worker_piece(
            table,
            worker,
            Spot(first + n * step, feet, height, "pile", table.say(label, name=table.name(worker.seat))),
        )
        for n, worker in enumerate(pile.workers)
    ]


@part
def resolving_card(table: Table, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The special card that is being carried out, large, over the area it covers meanwhile."""
    special_id = table.view.resolving
    if table.view.resolver < 0:
        return [table.piece("resolving", x, y, "")]
    special = table.catalogue.specials[special_id]
    room = w - 40
    lines = wrap(special_in_full(special, table.words), 14, room, 4)
    wide = min(w - 60, (h - 60 - 20 * len(lines)) / 1.4)
    scale = wide / 106
    head = table.say("scene-resolving", name=table.name(table.view.resolver))
    curtain = rect(0, 0, w, h, 12, "url(#slate-panel)", stroke=LANTERN, stroke_width=2)
    above = heading(w / 2, 28, head, 16, ON_DARK, anchor="middle", room=room)
    card = special_card(special, mine_side_of(table, special_id), 106, table.words)
    below = 44 + wide * 1.4 + 26
    words = "".join(
        text(w / 2, below + n * 20, line, 14, SOFT, anchor="middle", room=room) for n, line in enumerate(lines)
    )
    face = group(card, x=(w - wide) / 2, y=44, transform=f"scale({round(scale, 3)})")
    return [
        table.piece("resolving", x, y, curtain + above + face + words, table.say(f"card-{special_id}"), "resolving")
    ]
