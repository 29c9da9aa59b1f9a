"""What lies before the viewer: dice to be placed, tokens, the places on the tracks."""

from math import ceil
from typing import Final

from alehouse.core.draw.cache import tracked
from alehouse.core.draw.colours import LANTERN, ON_DARK, SOFT
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.goods import spent, token_count
from alehouse.games.cavern_tavern.drawing.paper import cut
from alehouse.games.cavern_tavern.drawing.pieces import FINGER, die_piece
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.effect_ops import TRACKS

TOKENS: Final = {"modifiers": "mod", "mrs_nasty": "mrs"}  # besides Drink tokens, which are called by their ingredient


def panel(seen: Seen, name: str, box: Box, title: str, note: str = "") -> list[Piece]:
    """A darker field with its name and, at the right, a note; both are pieces of their own: notes change often."""
    art = rect(0, 0, box.w, box.h, 10, "#000", opacity=0.22)
    taken = width(note, 12) + 10 if note else 0
    art += text(9, 17, title, 12, SOFT, bold=True, span=box.w - 18 - taken)
    words = text(0, 0, note, 12, SOFT, anchor="end") if note else ""
    pieces = [seen.piece(f"panel:{name}", box.x, box.y, art)]
    return [*pieces, seen.piece(f"note:{name}", box.x + box.w - 9, box.y + 17, words)]


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def own_dice(seen: Seen, box: Box) -> list[Piece]:
    """The dice still to be placed, in one row or two; at the right those spent, below what holds for this turn."""
    me = seen.me
    title = seen.say("scene-own-dice" if seen.view.seat == seen.own else "scene-dice")
    pieces = panel(seen, "dice", box, title, placing_words(seen))
    turn = this_turn(seen)
    aside = 28 if me.spent else 0
    foot = 18 if turn else 0
    pieces += dice_in(seen, Box(box.x + 8, box.y + 25, box.w - 16 - aside, box.h - 28 - foot))
    for n, thing in enumerate(spent(seen, me, 22)):
        pieces += thing.pieces(box.x + box.w - 30, box.y + 36 + n * 26)
    art = text(0, 0, turn, 12, LANTERN, span=box.w - 18) if turn else ""
    return [*pieces, seen.piece("this-turn", box.x + 9, box.y + box.h - 8, art, turn)]


def dice_in(seen: Seen, box: Box) -> list[Piece]:
    """The viewer's dice as large as the box allows."""
    dice = seen.me.dice
    if not dice:
        said = seen.say("scene-no-dice") if seen.view.round and not seen.view.over else ""
        words = text(box.w / 2, 4, cut(said, 12, box.w), 12, SOFT, anchor="middle", span=box.w)
        return [seen.piece("no-dice", box.x, box.y + box.h / 2, words)]
    rows = 1 if len(dice) < 4 or box.w > 3 * box.h else 2
    across = ceil(len(dice) / rows)
    size = min(52.0, _die_size(seen, box.w / across), _die_size(seen, box.h / rows))
    step, tall = min(size + 16, box.w / across), box.h / rows
    where = seen.say("scene-to-place")
    pieces = []
    for n, die in enumerate(dice):
        line, place = divmod(n, across)
        count = min(across, len(dice) - line * across)
        cx = box.x + box.w / 2 + (place - (count - 1) / 2) * step
        pieces.append(die_piece(seen, die, cx, box.y + (line + 0.5) * tall, size, where))
    return pieces


def _die_size(seen: Seen, span: float) -> float:
    """How large a die may be in a place of its own; for fingers it rather comes close to the next one."""
    return max(span - 8, min(FINGER, span - 2)) if seen.by_touch else span - 8


@tracked
def placing_words(seen: Seen) -> str:
    """How far the dice chosen are from what their place asks for."""
    placing = seen.view.placing
    if placing is None or seen.deciding != seen.own:
        return ""
    if placing.wanted:
        return seen.say("scene-total", total=placing.total, wanted=placing.wanted)
    return seen.say("scene-count", count=len(seen.me.chosen), wanted=placing.count)


@tracked
def this_turn(seen: Seen) -> str:
    """What is being used just now, and what items and the character have made possible for this turn."""
    me = seen.me
    kind, _, used = seen.view.using.partition(":")
    parts = [seen.title(kind, used)] if used and seen.view.turn == me.seat else []
    parts += [seen.say(f"scene-bonus-{event}", count=points) for event, points in me.bonuses.items() if points]
    parts += [seen.say("scene-waived", count=me.waived)] if me.waived else []
    parts += [seen.say("scene-crowding")] if me.crowding else []
    parts += [seen.say("scene-extra-turn", count=me.extra_turns)] if me.extra_turns else []
    return " · ".join(parts)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def tokens(seen: Seen, box: Box) -> list[Piece]:
    """Modifier, Drink and Mrs. Nasty tokens, each kind a stack with its number."""
    pieces = panel(seen, "tokens", box, seen.say("scene-tokens"))
    stacks = token_stacks(seen)
    rows = 1 if len(stacks) < 4 else 2
    across = max(ceil(len(stacks) / rows), 3)
    step, tall = (box.w - 10) / across, (box.h - 25) / rows
    for n, (name, kind, count) in enumerate(stacks):
        line, place = divmod(n, across)
        at = Box(box.x + 6 + place * step, box.y + 21 + line * tall, step - 2, tall - 2)
        pieces.append(token_stack(seen, name, kind, count, at))
    return pieces


def token_stacks(seen: Seen) -> list[tuple[str, str, int]]:
    """The viewer's tokens: piece, kind, number. Modifier and Mrs. Nasty tokens have their place even without one."""
    me = seen.me
    stacks = [(f"modifier:{me.seat}", "modifiers", me.modifiers), (f"mrs:{me.seat}", "mrs_nasty", me.mrs_nasty)]
    return stacks + [(f"drink:{me.seat}:{kind}", kind, count) for kind, count in me.drinks.items()]


def token_stack(seen: Seen, name: str, kind: str, count: int, box: Box) -> Piece:
    """Tokens of one kind with their number; pale where there is none."""
    w, h = box.w, box.h
    icon = TOKENS.get(kind, f"drink-{kind}")
    figure = token_count(icon, count)
    size = 14 if h > 30 and len(figure) < 2 else 12
    r = min(14.0, (w - 8 - width(figure, size, bold=True)) / 2, h / 2 - 2)
    drawing = use(icon, 3, h / 2 - r, 2 * r)
    drawing += text(w - 4, h / 2 + 4.6, figure, size, ON_DARK, bold=True, anchor="end")
    art = rect(0, 0, w, h, 9, "#4a3550", opacity=None if count else 0.4) + ring(w, h, 9)
    art += drawing if count else group(drawing, opacity=0.5)
    key = kind if kind in TOKENS else "drinks"
    label = seen.say(f"scene-{key}", name=seen.name(seen.own), count=count)
    return seen.piece(name, box.x, box.y, art, label, name)


# ── reputation ────────────────────────────────────────────────────────────────────────────────────


def reputation(seen: Seen, box: Box) -> list[Piece]:
    """The viewer's places on the three tracks, and what they bring or cost."""
    me = seen.me
    pieces = panel(seen, "reputation", box, seen.say("scene-reputation"))
    step = (box.w - 10) / len(TRACKS)
    given = [seen.say("scene-loss", loss=me.nasty_loss), *(_level(seen, n) for n in range(2))]
    for n, (track, at, brings) in enumerate(zip(TRACKS, (me.nasty, me.kitchen, me.chore), given)):
        art = rect(0, 0, step - 2, box.h - 27, 9, "#4a3550") + use(track, 3, 5, 18)
        art += text(step - 6, 19, at, 14, ON_DARK, bold=True, anchor="end")
        art += text(step / 2 - 1, box.h - 33, brings, 12, SOFT, anchor="middle", span=step - 6)
        label = seen.say("tavern-on-track", name=seen.name(me.seat), track=f"@track-{track}", place=at)
        x = box.x + 6 + n * step
        pieces.append(seen.piece(f"reputation:{track}", x, box.y + 22, art, label, f"track:{track}"))
    return pieces


def _level(seen: Seen, number: int) -> str:
    """What the Kitchen (0) or Chore track (1) brings the viewer now."""
    at = (seen.me.kitchen, seen.me.chore)[number]
    track = seen.cards.tracks[number]
    return seen.say("scene-level", bonus=int(track.bonus[at]), shift=int(track.shift[at]))
