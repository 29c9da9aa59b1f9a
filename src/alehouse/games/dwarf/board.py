"""The table of DWARF as text: both Mines as grids of cards, the special piles beside, the players below."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from alehouse.core.styles import mark_of
from alehouse.core.text_layout import apart, in_columns, pointed_at
from alehouse.core.text_table import TextTable, markup
from alehouse.core.words import Words
from alehouse.games.dwarf.card_text import effect, special_signs, threat
from alehouse.games.dwarf.cards import GOODS, Card, Catalogue
from alehouse.games.dwarf.view import DwarfView, LocationView, PileView, PlayerView, WorkerView

ROOMY: Final = 24  # a card this wide shows its name and effect in every language
WIDEST: Final = 32
NAME: Final = 15  # longer names are cut
MANY: Final = 2  # more options than this on one piece are not numbered there
ACTION_STYLES: Final = {"mine": "slate", "forge": "copper", "defend": "berry", "get_help": "hop"}


class Tile(Struct):
    """A card on the grid: its name is let into the frame, two lines stand inside it."""

    name: Text
    effect: Text
    second: Text  # what a monster does while nobody stands in its way, what a special card becomes
    size: Text  # how many cards lie there, at the right of the first line
    news: Text  # a word beside it, where there is room
    corner: Text  # workers and the numbers of options, at the right of the second line


def board(cards: Catalogue, view: DwarfView, words: Words, names: Sequence[str], width: int) -> str:
    """The whole table, in rich's markup with the house's styles."""
    table = _Board(cards, view, words, names, width)
    lines = [*table.heading()]
    for mountain in view.mountains:
        lines += table.area(mountain.mine)
    lines += table.players()
    return markup(lines)


class _Board(TextTable):
    """One table being written down."""

    def __init__(self, cards: Catalogue, view: DwarfView, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words)
        self.cards = cards
        self.view = view
        self.names = names
        self.width = width

    # ── heading ───────────────────────────────────────────────────────────────────────────────────

    def heading(self) -> list[Text]:
        """Round, phase, order of turns and Mountains; then what holds for this round only."""
        view = self.view
        left = Text().append(self.words.say("board-round", {"round": view.round}), "title")
        left.append(f" · {self.words.say(f'phase-{view.phase}')}", "amber")
        left.append("   ").append_text(self._turns())
        lines = [apart(left, self._mountains(), self.width)]
        if view.resolver >= 0:
            lines.append(self._note("board-resolving", {"card": f"@card-{view.resolving}"}))
        if view.mustered:
            lines.append(self._note("board-mustered", {}))
        if view.raided:
            lines.append(self._note("board-raided", {}))
        return lines

    def _note(self, key: str, args: dict[str, str]) -> Text:
        return Text(self.words.say(key, args), "amber")

    def _turns(self) -> Text:
        """This round's turns, first and second, the present one between arrows."""
        text = Text()
        for before, turn in zip([None, *self.view.turns], self.view.turns):
            if before:
                text.append(" ┊ " if before.turn != turn.turn else " ", "quiet")
            mark = self._mark(turn.seat)
            if turn.stage == "now":
                text.append_text(pointed_at(mark))
            elif turn.stage == "done":
                mark.stylize("quiet")
                text.append_text(mark)
            else:
                text.append_text(mark)
        return text

    def _mountains(self) -> Text:
        mountains = self.view.mountains
        if len(mountains) == 1:
            args = {"left": mountains[0].left, "discards": len(mountains[0].discards)}
            return Text(self.words.say("board-mountain", args), "slate")
        each = " · ".join(f"{mountain.mine} {mountain.left}" for mountain in mountains)
        return Text(self.words.say("board-mountains", {"each": each}), "slate")

    # ── Mines and piles ───────────────────────────────────────────────────────────────────────────

    def area(self, mine: str) -> list[Text]:
        """A Mine of three by three and its three piles: in a fourth column where there is room for one."""
        cells = [self._location(place) for place in self.view.locations if place.mine == mine]
        piles = [self._pile(pile) for pile in self.view.piles if pile.mine == mine]
        rows = [cells[0:3], cells[3:6], cells[6:9]]
        beside = (self.width - 5) // 4 >= ROOMY
        if beside:
            rows = [[*row, pile] for row, pile in zip(rows, piles)]
        else:
            rows.append(piles)
        columns = len(rows[0])
        inner = max(10, min((self.width - columns - 1) // columns, WIDEST))
        return _grid(rows, inner, double_column=3 if beside else 0, double_row=0 if beside else 3)

    def _location(self, place: LocationView) -> Tile:
        card = self.cards.cards[place.stack[-1]]
        spot = self.view.spot(place.id)
        name = Text(f"{spot} ", "title")
        name.append(self.words.say(f"card-{card.type}"), ACTION_STYLES[card.action_name])
        return Tile(
            name=name,
            effect=effect(card, self.words),
            second=self._second(card, bool(place.workers)),
            size=Text(f"×{len(place.stack)}", "quiet"),
            news=Text(self.words.say("board-new") if place.new else "", "amber"),
            corner=self._with_numbers(self._workers(place.workers), f"loc:{place.id}"),
        )

    def _second(self, card: Card, taken: bool) -> Text:
        """What a monster does while nobody defends; that a first player passes the marker (DW-6.18)."""
        if card.passes_marker and self.view.marker_moves:
            return Text(self.words.say("board-passes-marker"), "amber")
        return Text() if taken else threat(card, self.words)

    def _pile(self, pile: PileView) -> Tile:
        corner = self._with_numbers(self._workers(pile.workers), f"pile:{pile.id}")
        if not pile.top:
            name = self.words.say("board-pile-unseen" if pile.left else "board-pile-empty")
            return Tile(Text(name, "quiet"), Text(), Text(), Text(), Text(), corner)
        side = self.cards.cards[pile.mine_side]
        becomes = {"card": f"@card-{side.type}", "location": self.view.spot(f"{pile.mine}{side.cell + 1}")}
        return Tile(
            name=Text(self.words.say(f"card-{pile.top}"), "heading"),
            effect=special_signs(self.cards.specials[pile.top], self.words),
            second=Text(self.words.say("board-becomes", becomes), "quiet"),
            size=Text(f"×{pile.left}", "quiet"),
            news=Text(),
            corner=corner,
        )

    # ── workers and players ───────────────────────────────────────────────────────────────────────

    def _mark(self, seat: int) -> Text:
        return Text(*mark_of(seat, self.view.seats))

    def _workers(self, workers: Sequence[WorkerView]) -> Text:
        """Workers by their owners' marks: a + for an extra one, brackets around a spent one."""
        text = Text()
        for worker in workers:
            mark = self._mark(worker.seat).append("+" if worker.extra else "")
            text.append_text(Text("(").append_text(mark).append(")") if worker.spent else mark)
        return text

    def _with_numbers(self, corner: Text, piece: str) -> Text:
        """A corner with the options that touch a piece; where there are many, the list below tells them."""
        numbers = self.numbers.get(piece, [])
        for sign in map(str, numbers) if len(numbers) <= MANY else "…":
            corner.append(" " if corner else "").append(f"[{sign}]", "lantern")
        return corner

    def players(self) -> list[Text]:
        """The players' goods as a table; a crown beside a category led alone, what a monster would take."""
        header = ["", *(self.words.say(f"goods-{good}") for good in GOODS)]
        header += [self.words.say("board-workers"), self.words.say("board-extra")]
        rows = [[Text(cell, "quiet") for cell in header]]
        rows += [self._player(player) for player in self.view.players]
        widths = [max(cell.cell_len for cell in column) for column in zip_longest(*rows, fillvalue=Text())]
        gap = 2 if sum(widths) + 2 * len(widths) <= self.width else 1
        return [in_columns(row, widths, gap) for row in rows]

    def _player(self, player: PlayerView) -> list[Text]:
        deciding = player.seat == self.deciding
        name = Text().append("▸ " if deciding else "  ", "lantern").append_text(self._mark(player.seat))
        called = Text(f" {self.names[player.seat]}", "title" if deciding else "")
        called.truncate(NAME, overflow="ellipsis")
        name.append_text(called)
        if player.seat == self.view.marker:
            name.append(f" {self.words.say('board-first')}", "amber")
        cells = [name, *(self._good(player, good) for good in GOODS)]
        return [*cells, self._workers(player.hand), self._workers(player.supply)]

    def _good(self, player: PlayerView, good: str) -> Text:
        text = Text(f"{player.goods[good]:>2}")
        if good in player.leads:
            text.append("♛", "amber")
        at_risk = self.view.at_risk(player.seat, good)
        if at_risk:
            text.append(f"−{at_risk}", "berry")
        return text


# ── lines and frames ──────────────────────────────────────────────────────────────────────────────────


def _grid(rows: Sequence[Sequence[Tile]], inner: int, double_column: int, double_row: int) -> list[Text]:
    """The tiles in one frame of lines, double where the piles begin (0: no double line)."""
    columns = len(rows[0])
    lines: list[Text] = []
    for number, row in enumerate(rows):
        double = number == double_row > 0
        left, right = "┌┐" if number == 0 else "╞╡" if double else "├┤"
        joint = "┬" if number == 0 else "╪" if double else "┼"
        crossing = "╥" if number == 0 else "╫"
        stroke = "═" if double else "─"
        line = Text().append(left, "quiet")
        for column, tile in enumerate(row):
            if column:
                line.append(crossing if column == double_column else joint, "quiet")
            line.append_text(_title(tile, inner, stroke))
        lines.append(line.append(right, "quiet"))
        bodies = [_body(tile, inner) for tile in row]
        lines += [_body_line([body[depth] for body in bodies], double_column) for depth in range(2)]
    bottom = [("╨" if column == double_column else "┴") if column else "└" for column in range(columns)]
    lines.append(Text("".join(joint + "─" * inner for joint in bottom) + "┘", "quiet"))
    return lines


def _body_line(parts: Sequence[Text], double_column: int) -> Text:
    line = Text()
    for column, part in enumerate(parts):
        line.append("║" if column == double_column > 0 else "│", "quiet").append_text(part)
    return line.append("│", "quiet")


def _title(tile: Tile, inner: int, stroke: str) -> Text:
    """The upper side of a tile's frame, its name let in."""
    name = tile.name.copy()
    name.truncate(inner - 2, overflow="ellipsis")
    return Text(" ").append_text(name).append(" ").append(stroke * (inner - 2 - name.cell_len), "quiet")


def _body(tile: Tile, inner: int) -> tuple[Text, Text]:
    """The two lines inside. An effect that is too long runs on into the second one."""
    span = inner - 3 - tile.size.cell_len
    first, second = _broken(tile.effect, span)
    if second and tile.second:
        second.append(" ")
    second.append_text(tile.second)
    right = tile.size
    if tile.news and first.cell_len + tile.news.cell_len < span:
        right = Text(" ").join([tile.news, tile.size])
    return _line(first, right, inner), _line(second, tile.corner, inner)


def _broken(text: Text, span: int) -> tuple[Text, Text]:
    """As many words as fit, and the rest."""
    words = text.plain.split(" ")
    kept = len(words)
    while kept > 1 and cell_len(" ".join(words[:kept])) > span:
        kept -= 1
    return Text(" ".join(words[:kept])), Text(" ".join(words[kept:]))


def _line(left: Text, right: Text, inner: int) -> Text:
    """A line inside a tile: one text at each end."""
    left = left.copy()
    left.truncate(max(inner - 3 - right.cell_len, 1), overflow="ellipsis")
    gap = inner - 2 - left.cell_len - right.cell_len
    return Text(" ").append_text(left).append(" " * gap).append_text(right).append(" ")
