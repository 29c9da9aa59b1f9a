"""The race: steel, gold and items side by side, and who leads each; and the printed opponent's own panel."""

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK, LINE, MUTED, ON_DARK, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import footprint, panel
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, rect, stroke, use
from alehouse.core.scene import Piece
from alehouse.games.dwarf.card_text import opponent_in_words
from alehouse.games.dwarf.cards import Opponent
from alehouse.games.dwarf.drawing.players import Home, goods_line, head, player_label
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.view import CategoryView, PlayerView


@cached
def standings(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The three categories that decide the game, with everybody's amounts."""
    frame = rect(0, 0, w, h, 14, "url(#slate-panel)", stroke="#5b6873", stroke_width=1, filter="url(#shadow)")
    frame += heading(16, 24, table.say("scene-standings"), 14, ON_DARK, span=w - 32)
    step = (h - 38) / 3
    pieces = [table.piece("standings", x, y, frame, table.say("scene-standings"), "rules:DW-7.4")]
    for n, category in enumerate(table.view.result.categories):
        row, amounts = _category(table, category, w, step)
        place = x, y + 34 + n * step
        pieces.append(
            table.piece(f"category:{category.category}", *place, row, table.say(f"scene-tray-{category.category}"))
        )
        pieces.append(table.piece(f"amounts:{category.category}", *place, amounts))
    return pieces


def _category(table: DrawnTable, category: CategoryView, w: float, h: float) -> tuple[str, str]:
    """Icon and players, which stay; then every player's amount, the leader's with the crown."""
    order = table.seats  # the same for every viewer
    row = use(f"g-{category.category}", 14, h / 2 - 12, 24)
    if h >= 20 * len(order) + 6:
        players, amounts = _lines(table, category, order, w, h)
        return row + players, amounts
    tight = len(order) > 3  # then the leader's crown is above the badge
    span = (w - (46 if tight else 56)) / len(order)
    r, size = (span * 0.19, 14) if tight else (10, 16)
    amounts = ""
    for n, seat in enumerate(order):
        x = (44 if tight else 50) + n * span
        row += badge(table.colour(seat), x + r, h / 2, r)
        amounts += text(x + r * 2 + 4, h / 2 + size * 0.36, category.amounts[seat], size, "#fff", bold=True)
        if category.leader == seat:
            beside = x + r * 2 + 8 + width(category.amounts[seat], size, bold=True)
            amounts += use("crown", x + r - 7, h / 2 - r - 10, 14) if tight else use("crown", beside, h / 2 - 8, 16)
    return row, amounts


def _lines(table: DrawnTable, category: CategoryView, order: list[int], w: float, h: float) -> tuple[str, str]:
    """A line for each player, with as many cubes as there is room for."""
    step = min(24.0, (h - 4) / len(order))
    top = (h - step * len(order)) / 2
    most = int((w - 128) / 13)
    players, amounts = "", ""
    for n, seat in enumerate(order):
        cy, amount = top + (n + 0.5) * step, category.amounts[seat]
        players += badge(table.colour(seat), 62, cy, 9)
        amounts += text(78, cy + 5.6, amount, 16, "#fff", bold=True)
        amounts += "".join(use(f"g-{category.category}", 106 + k * 13, cy - 7.5, 15) for k in range(min(amount, most)))
        if category.leader == seat:
            amounts += use("crown", 110 + min(amount, most) * 13, cy - 8, 16)
    return players, amounts


@cached
def low_standings(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The same where there is little height: the categories side by side."""
    frame = rect(0, 0, w, h, 10, "url(#slate-panel)", stroke="#5b6873", stroke_width=1)
    pieces = [table.piece("standings", x, y, frame, table.say("scene-standings"), "rules:DW-7.4")]
    step = (w - 12) / 3
    for n, category in enumerate(table.view.result.categories):
        name, place = category.category, (x + 8 + n * step, y)
        players, amounts = _low_category(table, category, step, h)
        row = use(f"g-{name}", 6, h / 2 - 12, 24) + players
        pieces.append(table.piece(f"category:{name}", *place, row, table.say(f"scene-tray-{name}")))
        pieces.append(table.piece(f"amounts:{name}", *place, group(amounts, pointer_events="none")))
    return pieces


def _low_category(table: DrawnTable, category: CategoryView, w: float, h: float) -> tuple[str, str]:
    """Badges, and amounts with the leader's crown, on as many lines as it takes."""
    order = table.seats
    columns = min(len(order), max(1, int((w - 34) / 46)))
    lines = -(-len(order) // columns)
    step = (w - 34) / columns
    players, amounts = "", ""
    for n, seat in enumerate(order):
        cx, cy = 42 + n % columns * step, h / 2 + (n // columns - (lines - 1) / 2) * 28
        players += badge(table.colour(seat), cx, cy, 8)
        amounts += text(cx + 12, cy + 5.6, category.amounts[seat], 16, "#fff", bold=True, span=step - 22)
        amounts += use("crown", cx - 7, cy - 19, 14) if category.leader == seat else ""
    return players, amounts


# ── the printed opponent ──────────────────────────────────────────────────────────────────────────


def opponent_home(x: float, y: float, w: float) -> Home:
    return Home(
        hand=((x + 128, y + 97), (x + 160, y + 97)),
        supply=((x + 204, y + 97), (x + 231, y + 97)),
        tall=44,
        small=36,
        marker=(x + w - 40, y + 3),
        marker_size=34,
    )


@cached
def opponent_panel(table: DrawnTable, player: PlayerView, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The printed opponent: a face, workers, goods, and what makes this one dangerous."""
    seat = player.seat
    opponent = table.catalogue.opponents[player.automa]
    art = panel(w, h) + head(table, player.seat, w, 40, 20, 13)
    art += rect(14, 52, 84, 84, 10, "#241c17", stroke="#3b2f26", stroke_width=1.2)
    art += use(f"face-{player.automa}", 16, 54, 80)
    art += "".join(footprint(fx, 95, 14, 4.4) for fx in (128, 160)) + "".join(
        footprint(fx, 95, 12, 4) for fx in (204, 231)
    )
    art += text(114, 118, table.say(f"scene-level-{player.automa}"), 12, MUTED, span=w - 126)
    art += text(114, 134, table.say("scene-first-always"), 12, MUTED, span=w - 126)
    art += stroke(f"M14 146H{w - 14}", QUIET_LINE, 1.2)
    pieces = [table.piece(f"player:{seat}", x, y, art, player_label(table, player), f"player:{seat}")]
    pieces += goods_line(table, player, x + 14, y + 169, (w - 20) / 5, 20, 16)
    track, _ = _danger(table, opponent, player.goods["medal"], w)
    pieces.append(table.piece("medal-track", x, y + 190, track, table.say("scene-medals"), f"player:{seat}"))
    return pieces


@cached
def opponent_note(table: DrawnTable, player: PlayerView, x: float, y: float, w: float, h: float) -> list[Piece]:
    """What makes the printed opponent dangerous, beside his chip."""
    opponent = table.catalogue.opponents[player.automa]
    art = rect(0, 0, w, h, 10, "url(#parchment)", stroke=LINE, stroke_width=1)
    danger, high = _danger(table, opponent, player.goods["medal"], w)
    art += group(danger, y=(h - high) / 2)
    return [table.piece("medal-track", x, y, art, table.say("scene-medals"), f"player:{player.seat}")]


def _danger(table: DrawnTable, opponent: Opponent, medals: int, w: float) -> tuple[str, float]:
    """His medals on their way, or in words what he does; and how high that is."""
    if opponent.instant_win_medals:
        return _medal_track(table, opponent, medals, w), 66 if opponent.forge_times > 1 else 46
    lines = wrap(opponent_in_words(opponent, table.words), 12, w - 32, 4)
    words = (text(16, 10 + n * 18, line, 12, MUTED, span=w - 32) for n, line in enumerate(lines))
    return "".join(words), 18 * len(lines) - 4


def _medal_track(table: DrawnTable, opponent: Opponent, medals: int, w: float) -> str:
    """His medals on the way to an instant victory, and how often he forges."""
    goal, times = int(opponent.instant_win_medals), int(opponent.forge_times)
    step = (w - 32) / max(goal, 1)
    r = min(9.0, step * 0.42)
    art = text(16, 14, table.say("scene-medals-to-win", n=goal), 12, INK, bold=True, span=w - 32)
    for n in range(goal):
        cx = 16 + step * (n + 0.5)
        art += (
            use("g-medal", cx - r, 32 - r, r * 2)
            if n < medals
            else circle(cx, 32, r - 1, stroke="#a08f6e", stroke_dasharray="2 2")
        )
    if times > 1:
        words = text(23, 0, table.say("scene-forges", times=times), 12, MUTED, span=w - 55)
        art += group(use("a-forge", 0, -13, 17, color="#8f4c20"), words, x=16, y=60)
    return art
