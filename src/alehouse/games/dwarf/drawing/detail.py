"""What unfolds from a piece: a stack card by card, a special card with its text, the Mountain's content."""

from alehouse.core.draw.colours import INK, MUTED, ON_DARK, QUIET_LINE, SOFT
from alehouse.core.draw.lettering import text
from alehouse.core.draw.pieces import number_plate, ring
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import LANDSCAPE, Detail
from alehouse.games.dwarf.cards import Card
from alehouse.games.dwarf.drawing.cards import LARGE, MIDDLE, SMALL, Size, mine_card, special_card
from alehouse.games.dwarf.drawing.players import where_words
from alehouse.games.dwarf.drawing.special import mine_side_of
from alehouse.games.dwarf.drawing.table import Table


def unfold(table: Table, what: str) -> Detail:
    """The detail behind a piece's `opens`, e.g. "stack:A5"."""
    kind, _, name = what.partition(":")
    if kind == "stack":
        return _stack(table, name)
    if kind == "pile":
        return _pile(table, name)
    if kind == "mountain":
        return _mountain(table, name)
    if kind == "discards":
        return _discards(table, name)
    return _player(table, int(name))


def _width(table: Table) -> float:
    return 880 if table.layout.shape == LANDSCAPE else 358


# ── a stack ───────────────────────────────────────────────────────────────────────────────────────


def _stack(table: Table, name: str) -> Detail:
    """Every card of a location, the top one first; buried cards that may be raised can be clicked."""
    location = next(location for location in table.view.locations if location.id == name)
    size = LARGE if table.layout.shape == LANDSCAPE else MIDDLE
    cards = [table.card(card) for card in reversed(location.stack)]
    art, height = _rows(table, cards, size, location.mine, ordered=True)
    lines = [_provenance(table, card) for card in dict.fromkeys(cards)]
    title = table.say("scene-stack-title", number=table.number(name), cards=len(cards))
    wide = _columns(table, size, len(cards)) * (size.w + 16) + 16
    return Detail(title=title, art=art, width=wide, height=height, lines=tuple(dict.fromkeys(lines)))


def _columns(table: Table, size: Size, count: int) -> int:
    return max(1, min(count, int((_width(table) - 16) / (size.w + 16))))


def _rows(table: Table, cards: list[Card], size: Size, mine: str, ordered: bool) -> tuple[str, float]:
    """Cards side by side, row after row; in order, a number says how deep each lies."""
    columns = _columns(table, size, len(cards))
    out = ""
    for n, card in enumerate(cards):
        x, y = 16 + n % columns * (size.w + 16), 16 + n // columns * (size.h + 20)
        out += group(_unfolded(table, card, size, mine, n + 1 if ordered else 0), x=x, y=y)
    return out, 16 + -(-len(cards) // columns) * (size.h + 20)


def _unfolded(table: Table, card: Card, size: Size, mine: str, depth: int) -> str:
    art = mine_card(card, size, table.words)
    if depth:
        art += number_plate(depth, 11, 12)
    actions = table.actions(f"card:{mine}:{card.id}")
    if not actions:
        return art
    label = table.title(card)
    return group(
        art,
        ring(size.w, size.h),
        class_="piece legal",
        tabindex=0,
        role="button",
        aria_label=label,
        data_action=actions[0],
    )


def _provenance(table: Table, card: Card) -> str:
    return table.say("scene-source", card=table.title(card), source=card.source)


# ── a special card ────────────────────────────────────────────────────────────────────────────────


def _pile(table: Table, name: str) -> Detail:
    """The card on top of a pile: its special side, the Mine card it becomes, both said in words."""
    pile = next(pile for pile in table.view.piles if pile.id == name)
    special_id = pile.top or table.view.resolving
    special = table.catalogue.specials[special_id]
    back = table.card(pile.mine_side) if pile.top else mine_side_of(table, special_id)
    scale = 134 / 106
    face = group(special_card(special, back, 106, table.words), x=16, y=16, transform=f"scale({round(scale, 3)})")
    turned = group(mine_card(back, LARGE, table.words), x=194, y=16)
    arrow = use("i-arrow", 158, 96, 28, color=SOFT)
    lines = (
        table.say(f"scene-about-{special_id}"),
        table.say("scene-becomes", card=table.title(back), number=back.cell + 1),
        table.say("scene-source", card=table.say(f"card-{special_id}"), source=special.source),
        table.say("scene-pairing-reconstructed"),
    )
    return Detail(title=table.say(f"card-{special_id}"), art=face + arrow + turned, width=344, height=220, lines=lines)


# ── the Mountain ──────────────────────────────────────────────────────────────────────────────────


def _mountain(table: Table, mine: str) -> Detail:
    """What can still come, in no order (DW-9.3): one tier after the other where they are known."""
    view = next(view for view in table.view.mountains if view.mine == mine)
    title = table.say("scene-mountain-title", cards=view.left)
    tiers = [(("scene-tier-next" if view.later else ""), view.next), ("scene-tier-later", view.later)]
    return _small_cards(table, title, [tier for tier in tiers if tier[1]], table.say("scene-no-order"))


def _discards(table: Table, mine: str) -> Detail:
    view = next(view for view in table.view.mountains if view.mine == mine)
    title = table.say("scene-discards-title", cards=len(view.discards))
    return _small_cards(table, title, [("", view.discards)], table.say("scene-discards-gone"))


def _small_cards(table: Table, title: str, tiers: list[tuple[str, list[str]]], line: str) -> Detail:
    """Equal cards once, with how many there are and on which positions."""
    wide = _width(table)
    columns = int((wide - 8) / (SMALL.w + 12))
    out, y = "", 12.0
    for key, ids in tiers:
        if key:
            out += text(12, y + 14, table.say(key, n=len(ids)), 14, ON_DARK, serif=True, bold=True, room=wide - 24)
            y += 26
        kinds: dict[str, list[Card]] = {}
        for card in sorted(map(table.card, ids), key=lambda card: (card.action, card.type, card.cell)):
            kinds.setdefault(card.type, []).append(card)
        for n, cards in enumerate(kinds.values()):
            x = 12 + n % columns * (SMALL.w + 12)
            out += group(_kind(table, cards), x=x, y=y + n // columns * (SMALL.h + 46))
        y += -(-len(kinds) // columns) * (SMALL.h + 46)
    used = max((len({table.card(card).type for card in ids}) for _, ids in tiers), default=1)
    return Detail(
        title=title,
        art=out,
        width=12 + min(columns, max(used, 3)) * (SMALL.w + 12),
        height=y + 8,
        lines=(line,),
    )


def _kind(table: Table, cards: list[Card]) -> str:
    """A type of card, how many there are, and the positions they will go to."""
    where = table.say("scene-on", numbers=", ".join(str(card.cell + 1) for card in cards))
    count = rect(SMALL.w / 2 - 17, SMALL.h - 9, 34, 19, 9.5, INK, stroke=QUIET_LINE, stroke_width=1)
    count += text(SMALL.w / 2, SMALL.h + 4.8, f"×{len(cards)}", 12, ON_DARK, bold=True, anchor="middle")
    words = text(SMALL.w / 2, SMALL.h + 26, where, 12, SOFT, anchor="middle", room=SMALL.w)
    return mine_card(cards[0], SMALL, table.words) + count + words


# ── a player ──────────────────────────────────────────────────────────────────────────────────────


def _player(table: Table, seat: int) -> Detail:
    """A player in words; a printed opponent with its face."""
    player = table.view.players[seat]
    led = [table.say(f"goods-{good}") for good in player.leads]
    lines = [
        table.say(
            "scene-player",
            name=table.name(seat),
            hand=len(player.hand),
            helpers=len(player.supply),
            **player.goods,
        ),
        where_words(table, player),
        table.say("scene-leads-in", n=len(led), goods=led),
    ]
    if player.automa:
        lines.append(table.say(f"scene-about-{player.automa}"))
    drawing = f"face-{player.automa}" if player.automa else f"w-{table.colour(seat)}"
    art = rect(4, 4, 112, 112, 14, "#3a2d24", stroke=MUTED) + use(drawing, 12, 12, 96)
    return Detail(title=table.name(seat), art=art, width=120, height=120, lines=tuple(line for line in lines if line))
