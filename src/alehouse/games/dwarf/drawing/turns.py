"""Time: the round and its phases, and whose turns come in which order."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import AMBER, LANTERN, ON_DARK, ON_LANTERN, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, rect, stroke, use
from alehouse.core.scene import Canvas, Piece
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.view import TurnView

# Each phase's icon, the view's phases that belong to it, its words, its clause.
PHASES: Final = (
    ("mining", ("mining",), "phase-mining", "DW-5.2"),
    ("selection", ("first", "second"), "scene-selection", "DW-5.11"),
    ("get_help", ("get_help",), "phase-get_help", "DW-5.51"),
    ("defend", ("defend",), "phase-defend", "DW-5.60"),
    ("mine", ("mine",), "phase-mine", "DW-5.70"),
    ("forge", ("forge",), "phase-forge", "DW-5.80"),
)


@part
def status_strip(table: Table) -> Canvas:
    """The strip in the prompt bar: the round, and the phases on a track."""
    art = text(32, 38, table.say("scene-round"), 12, SOFT, anchor="middle", room=60)
    art += heading(32, 62, table.view.round, 20, ON_DARK, anchor="middle")
    round_number = table.piece("round", 0, 0, art, table.say("scene-round-n", n=table.view.round))
    return Canvas(width=540, height=84, pieces=(round_number, *_track(table, 94, 33, 80, 15, labels=True)))


@part
def status_line(table: Table) -> Canvas:
    """The same for a narrow screen, without the phases' names."""
    now = "over" if table.view.over else table.view.phase
    number = heading(12, 19, table.say("scene-round-n", n=table.view.round), 14, ON_DARK, room=92)
    words = text(12, 36, table.say(f"phase-{now}"), 12, LANTERN, bold=True, room=84)
    pieces = [table.piece("round", 0, 0, number), table.piece("phase", 0, 0, words)]
    return Canvas(width=390, height=44, pieces=(*pieces, *_track(table, 116, 22, 40, 11, labels=False)))


def _track(table: Table, x: float, y: float, step: float, r: float, labels: bool) -> list[Piece]:
    now = next((n for n, phase in enumerate(PHASES) if table.view.phase in phase[1]), len(PHASES))
    line = stroke(f"M0 0H{step * 5}", "#5b4a3b", 2)
    if now:
        line += stroke(f"M0 0H{step * min(now, 5)}", AMBER, 2)
    pieces = [table.piece("track", x, y, line)]
    for n, (icon, _, key, clause) in enumerate(PHASES):
        art = _phase(icon, r, -1 if n < now else 0 if n == now else 1)
        words = table.say(key)
        if labels:
            art += _phase_words(words, r, step, n == now)
        pieces.append(table.piece(f"phase:{icon}", x + n * step, y, art, words, f"rules:{clause}"))
    return pieces


def _phase(icon: str, r: float, when: int) -> str:
    """Done (-1), now (0) or to come (1)."""
    if when == 0:
        light = circle(0, 0, r + 6, LANTERN, opacity=0.2) + circle(0, 0, r + 1, LANTERN)
        return light + use(f"a-{icon}", -r * 0.73, -r * 0.73, r * 1.46, color=ON_LANTERN)
    fill, edge, ink = ("#6b4d1e", AMBER, "#ffe3a8") if when < 0 else ("#2f251e", "#8a7661", SOFT)
    drawing = "i-check" if when < 0 else f"a-{icon}"
    disc = circle(0, 0, r, fill, stroke=edge, stroke_width=1.5)
    return disc + use(drawing, -r * 0.6, -r * 0.6, r * 1.2, color=ink)


def _phase_words(words: str, r: float, step: float, now: bool) -> str:
    ink, room = (LANTERN if now else SOFT), step - 4
    lines = [words] if width(words, 12, bold=now) <= room * 1.1 else wrap(words, 12, room, 2, bold=now)
    first = r + 18 if len(lines) == 1 else r + 17
    return "".join(
        text(0, first + n * 13.5, line, 12, ink, bold=now, anchor="middle", room=room) for n, line in enumerate(lines)
    )


# ── turn order ────────────────────────────────────────────────────────────────────────────────────


@part
def turn_order(table: Table, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The turns of this round's selection, first and second, from left to right."""
    turns = table.view.turns
    places = _places(turns, w)
    cy = h * 0.43
    frame = rect(0, 0, w, h, 14, "url(#slate-panel)", stroke="#5b6873", stroke_width=1)
    art = "" if turns else _meanwhile(table, w, h)
    if places:
        art += stroke(f"M{places[0]:g} {cy:g}H{places[-1]:g}", "#7d8a95", 2)
    firsts = [x for x, turn in zip(places, turns) if turn.turn == 1]
    seconds = [x for x, turn in zip(places, turns) if turn.turn == 2]
    if firsts and seconds:
        middle = (firsts[-1] + seconds[0]) / 2
        art += stroke(f"M{middle:g} 14V{h - 12:g}", "#7d8a95", 1.4, stroke_dasharray="3 4")
    for key, xs in (("scene-first-turn", firsts), ("scene-second-turn", seconds)):
        if xs:
            room = max(xs[-1] - xs[0] + 44, 92)
            centre = min(max((xs[0] + xs[-1]) / 2, room / 2 + 6), w - room / 2 - 6)
            art += text(centre, h - 11, table.say(key), 12, ON_DARK, anchor="middle", room=room)
    tokens = [_token(table, n, turn, x + place, y + cy) for n, (turn, place) in enumerate(zip(turns, places))]
    tokens += [table.piece(f"turn:{n}", x + w / 2, y + cy, "") for n in range(len(turns), 2 * len(table.seats))]
    panel = table.piece("turns", x, y, frame, table.say("scene-turn-order"), "rules:DW-5.11")
    return [panel, table.piece("turn-line", x, y, group(art, pointer_events="none")), *tokens]


def _meanwhile(table: Table, w: float, h: float) -> str:
    """Nobody's turn: which step is being resolved, or who has won."""
    if table.view.over:
        places = table.view.result.places
        winners = [table.name(seat) for seat, place in enumerate(places) if place == 1]
        icon, head = use("crown", 20, h / 2 - 20, 40), table.say("scene-over")
        words = table.say("scene-winner", names=winners, n=len(winners))
    else:
        step = next((phase[0] for phase in PHASES if table.view.phase in phase[1]), "mining")
        icon = circle(40, h / 2, 24, LANTERN, opacity=0.2) + circle(40, h / 2, 19, LANTERN)
        icon += use(f"a-{step}", 26, h / 2 - 14, 28, color=ON_LANTERN)
        head, words = table.say(f"phase-{table.view.phase}"), table.say("scene-no-turns")
    line = heading(78, h / 2 - 2, head, 16, "#fff", room=w - 92)
    return icon + line + text(78, h / 2 + 18, words, 12, SOFT, room=w - 92)


def _places(turns: list[TurnView], w: float) -> list[float]:
    """The turns' middles; a wider gap parts first turns from second ones."""
    count = len(turns)
    if not count:
        return []
    gap = 12
    step = min(52.0, (w - 60 - gap) / max(count - 1, 1))
    left = (w - step * (count - 1) - gap) / 2
    return [round(left + n * step + (gap if turn.turn == 2 else 0), 1) for n, turn in enumerate(turns)]


@part
def _token(table: Table, n: int, turn: TurnView, x: float, y: float) -> Piece:
    colour = table.colour(turn.seat)
    if turn.stage == "now":
        art = circle(0, 0, 24, LANTERN, opacity=0.25) + badge(colour, 0, 0, 17, lit=True)
    else:
        art = badge(colour, 0, 0, 14)
    if turn.stage == "done":
        art += circle(0, 0, 14, "#1d242a", opacity=0.3)
        art += circle(11, 10, 8, "#4b7330", stroke="#fff", stroke_width=1) + use("i-check", 5.5, 4.5, 11, color="#fff")
    label = table.say("scene-turn-label", name=table.name(turn.seat), turn=turn.turn, stage=turn.stage)
    return table.piece(f"turn:{n}", x, y, art, label)
