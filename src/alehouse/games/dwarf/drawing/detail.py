"""What unfolds from a piece: a stack card by card, a special card with its text, the Mountain's content."""

from typing import Final

from alehouse.core.draw.colours import INK, MUTED, ON_DARK, QUIET_LINE, SOFT
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.pieces import number_plate
from alehouse.core.draw.svg import el, group, plain, rect, use
from alehouse.core.errors import BadOption
from alehouse.core.scene import PORTRAIT, SHORT, TABLET, TALL, Detail
from alehouse.core.sources import Provenance
from alehouse.games.dwarf.card_text import card_in_words, opponent_in_words, special_at_length
from alehouse.games.dwarf.cards import Card
from alehouse.games.dwarf.drawing.cards import LARGE, MIDDLE, SMALL, Size, mine_card, ring_around, special_card
from alehouse.games.dwarf.drawing.players import player_label, where_words
from alehouse.games.dwarf.drawing.special import becomes, mine_side_of
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.view import LocationView, MountainView, PlayerView

_WIDTHS: Final = {PORTRAIT: 358, SHORT: 328, TABLET: 656, TALL: 656}


def unfold(table: DrawnTable, what: str) -> Detail:
    """The detail behind a piece's `opens`, e.g. "stack:A5"."""
    kind, _, name = what.partition(":")
    view = table.view
    if kind == "stack":
        for location in view.locations:
            if location.id == name:
                return _stack(table, location)
    if kind == "pile":
        for pile in view.piles:
            if pile.id == name and pile.top:
                return _special(table, pile.top, table.card(pile.mine_side), pile.mine)
    if kind in ("mountain", "discards"):
        for mountain in view.mountains:
            if mountain.mine == name:
                return _mountain(table, mountain) if kind == "mountain" else _discards(table, mountain)
    if kind == "card" and name in table.catalogue.cards:
        return _card(table, table.card(name))
    if kind == "player":
        for player in view.players:
            if str(player.seat) == name:
                return _player(table, player)
    if what == "resolving" and view.resolving:
        return _special(table, view.resolving, mine_side_of(table, view.resolving), view.resolving_mine)
    raise BadOption(f"nothing unfolds from {what!r}")


def _card(table: DrawnTable, card: Card) -> Detail:
    """One card by itself."""
    size = MIDDLE if table.layout.on_phone else LARGE
    lines = (*card_in_words(card, table.words), *_provenance(table, [card]))
    art = mine_card(card, size, table.words)
    return Detail(title=table.title(card), art=art, width=size.w, height=size.h, lines=lines)


def _width(table: DrawnTable) -> float:
    """Of what unfolds, at most: what a screen has room for."""
    return _WIDTHS.get(table.layout.shape, 880)


# ── a stack ───────────────────────────────────────────────────────────────────────────────────────


def _stack(table: DrawnTable, location: LocationView) -> Detail:
    """Every card of a location, the top one first; buried cards that may be raised can be clicked."""
    size = MIDDLE if table.layout.on_phone else LARGE
    cards = [table.card(card) for card in reversed(location.stack)]
    art, height = _rows(table, cards, size, location.mine)
    where = table.say("scene-stack-title", number=table.view.spot(location.id), cards=len(cards))
    wide = _columns(table, size, len(cards)) * (size.w + 16) + 16
    covered = [table.say("does-covered")] if len(cards) > 1 else []
    lines = (
        *card_in_words(cards[0], table.words),
        f"{where}.",
        *_marker_line(table, cards[:1]),
        *covered,
        *_provenance(table, cards),
    )
    return Detail(title=table.title(cards[0]), art=art, width=wide, height=height, lines=lines)


def _marker_line(table: DrawnTable, cards: list[Card]) -> tuple[str, ...]:
    """What the mark on a card means, where the marker moves at all (DW-8.10)."""
    moves = table.view.marker_moves and any(card.passes_marker for card in cards)
    return (table.say("scene-passes-marker"),) if moves else ()


def _columns(table: DrawnTable, size: Size, count: int) -> int:
    return max(1, min(count, int((_width(table) - 16) / (size.w + 16))))


def _rows(table: DrawnTable, cards: list[Card], size: Size, mine: str) -> tuple[str, float]:
    """Cards side by side, row after row; a number says how deep each of several lies."""
    columns = _columns(table, size, len(cards))
    out = ""
    for n, card in enumerate(cards):
        x, y = 16 + n % columns * (size.w + 16), 16 + n // columns * (size.h + 20)
        depth = number_plate(n + 1, 11, 12) if len(cards) > 1 else ""  # alone it would be taken for the location's
        out += group(_unfolded(table, card, size, mine), depth, x=x, y=y)
    return out, 16 + -(-len(cards) // columns) * (size.h + 20)


def _unfolded(table: DrawnTable, card: Card, size: Size, mine: str) -> str:
    art = mine_card(card, size, table.words)
    actions = table.actions(f"card:{mine}:{card.id}")
    if not actions:
        return art
    label = plain(table.title(card))
    button = {"class": "piece legal", "role": "button", "tabindex": "0", "aria-label": label}
    return el("g", art, ring_around(size), **button, data_action=actions[0])


def _provenance(table: DrawnTable, cards: list[Card]) -> tuple[Provenance, ...]:
    """Where the cards' texts come from, a line for each source."""
    titles: dict[str, dict[str, None]] = {}
    for card in cards:
        titles.setdefault(card.source, {})[table.title(card)] = None
    return tuple(_source(table, list(names), source) for source, names in titles.items())


def _source(table: DrawnTable, cards: list[str], source: str) -> Provenance:
    return Provenance(table.say("scene-source", cards=cards, source=source))


# ── a special card ────────────────────────────────────────────────────────────────────────────────


def _special(table: DrawnTable, special_id: str, back: Card, mine: str) -> Detail:
    """A special card: its special side, the Mine card it becomes, both said in words."""
    special = table.catalogue.specials[special_id]
    face = group(special_card(special, back, 106, table.words), x=16, y=16, transform=f"scale({round(134 / 106, 3)})")
    turned = group(mine_card(back, LARGE, table.words), x=194, y=16)
    arrow = use("i-arrow", 158, 96, 28, color=SOFT)
    title = table.say(f"card-{special_id}")
    lands = table.say("does-becomes", card=becomes(table, back, mine))
    lines = (
        *special_at_length(special, table.catalogue.special_medals, lands, table.words),
        *_marker_line(table, [back]),
        _source(table, [title], special.source),
        Provenance(table.say("scene-pairing-reconstructed")),
    )
    return Detail(title=title, art=face + arrow + turned, width=344, height=220, lines=lines)


# ── the Mountain ──────────────────────────────────────────────────────────────────────────────────


def _mountain(table: DrawnTable, view: MountainView) -> Detail:
    """What can still come, in no order (DW-9.3): one tier after the other where they are known."""
    title = table.say("scene-mountain-title", cards=view.left)
    tiers = [(("scene-tier-next" if view.later else ""), view.next), ("scene-tier-later", view.later)]
    return _small_cards(table, title, [tier for tier in tiers if tier[1]], view.mine, table.say("scene-no-order"))


def _discards(table: DrawnTable, view: MountainView) -> Detail:
    title = table.say("scene-discards-title", cards=len(view.discards))
    return _small_cards(table, title, [("", view.discards)], view.mine, table.say("scene-discards-gone"))


def _small_cards(table: DrawnTable, title: str, tiers: list[tuple[str, list[str]]], mine: str, line: str) -> Detail:
    """Equal cards once, with how many there are and on which positions."""
    wide = _width(table)
    columns = int((wide - 8) / (SMALL.w + 12))
    out, y = "", 12.0
    for key, ids in tiers:
        if key:
            out += heading(12, y + 14, table.say(key, n=len(ids)), 14, ON_DARK, span=wide - 24)
            y += 26
        kinds: dict[str, list[Card]] = {}
        for card in sorted(map(table.card, ids), key=lambda card: (card.action, card.type, card.cell)):
            kinds.setdefault(card.type, []).append(card)
        for n, cards in enumerate(kinds.values()):
            x = 12 + n % columns * (SMALL.w + 12)
            out += group(_kind(table, cards, mine), x=x, y=y + n // columns * (SMALL.h + 46))
        y += -(-len(kinds) // columns) * (SMALL.h + 46)
    used = max((len({table.card(card).type for card in ids}) for _, ids in tiers), default=1)
    return Detail(
        title=title,
        art=out,
        width=12 + min(columns, max(used, 3)) * (SMALL.w + 12),
        height=y + 8,
        lines=(line,),
    )


def _kind(table: DrawnTable, cards: list[Card], mine: str) -> str:
    """A type of card, how many there are, and the positions they will go to."""
    where = table.say("scene-on", numbers=", ".join(table.view.spot(f"{mine}{card.cell + 1}") for card in cards))
    count = rect(SMALL.w / 2 - 17, SMALL.h - 9, 34, 19, 9.5, INK, stroke=QUIET_LINE, stroke_width=1)
    count += text(SMALL.w / 2, SMALL.h + 4.8, f"×{len(cards)}", 12, ON_DARK, bold=True, anchor="middle")
    words = text(SMALL.w / 2, SMALL.h + 26, where, 12, SOFT, anchor="middle", span=SMALL.w)
    return mine_card(cards[0], SMALL, table.words) + count + words


# ── a player ──────────────────────────────────────────────────────────────────────────────────────


def _player(table: DrawnTable, player: PlayerView) -> Detail:
    """A player in words; a printed opponent with its face."""
    seat = player.seat
    led = [table.say(f"scene-tray-{good}") for good in player.leads]
    lines = [
        player_label(table, player),
        where_words(table, player.seat),
        table.say("scene-leads-in", n=len(led), goods=led),
    ]
    if player.automa:
        lines.append(opponent_in_words(table.catalogue.opponents[player.automa], table.words))
    drawing = f"face-{player.automa}" if player.automa else f"w-{table.colour(seat)}"
    art = rect(4, 4, 112, 112, 14, "#3a2d24", stroke=MUTED) + use(drawing, 12, 12, 96)
    return Detail(title=table.name(seat), art=art, width=120, height=120, lines=tuple(line for line in lines if line))
