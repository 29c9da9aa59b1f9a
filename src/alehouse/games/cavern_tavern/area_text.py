"""The places for dice as text: what each takes, what it gives, and what lies there."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from alehouse.core.sources import mark
from alehouse.core.text_layout import filled, flowing, in_rows, rule, styled
from alehouse.games.cavern_tavern.card_text import program_signs, scored_signs
from alehouse.games.cavern_tavern.cards import Area
from alehouse.games.cavern_tavern.effect_ops import TRACKS
from alehouse.games.cavern_tavern.player_text import dice_by_value
from alehouse.games.cavern_tavern.text_page import Page
from alehouse.games.cavern_tavern.view import AreaView, DieView, PlayerView, TaskView

NUMBER: Final = 5  # columns for an option's number, "[12] "
GAP: Final = 2
FREE: Final = "□"
USED: Final = "▣"  # a used space whose dice were taken back
BARRED: Final = "⊘"

Cells = list[list[Text]]  # a place: its name, what it gives, what lies there; each in pieces that lines may be made of


def numbered(page: Page, piece: str, text: Text) -> Text:
    """A text with the number of its option before it, if it has one."""
    number = page.number(piece)
    return number.append(" " * max(1, NUMBER - number.cell_len)).append_text(text)


# ── sections of the board ─────────────────────────────────────────────────────────────────────────


def cellar(page: Page, width: int) -> list[Text]:
    """The Cellar in two columns, below it the supply."""
    rows = [_cellar_area(page, area) for area in page.view.areas if area.section == "cellar"]
    half = (len(rows) + 1) // 2
    span = (width - GAP) // 2
    columns = [_in_columns(part, _widths(part, span)) for part in (rows[:half], rows[half:])]
    return [rule(page.say("section-cellar"), width), *in_rows(columns, [span, span], GAP), *_supply(page, width)]


def _supply(page: Page, width: int) -> list[Text]:
    """What is left in each pile of ingredients."""
    parts = []
    for pile in page.view.piles:
        text = Text(f"{page.say(f'ingredient-{pile.id}')} {pile.left}", "" if pile.left else "quiet")
        parts.append(text.append_text(page.number(f"pile:{pile.id}")))
    start = styled(f"{page.say('text-supply')}  ", "quiet")
    return flowing(Text(" " * NUMBER).append_text(start), parts, width, NUMBER)


def tasks(page: Page, width: int) -> list[Text]:
    """Kitchen, Chores, Office, Workshop and Secret Chamber, one place a line, all in the same columns."""
    sections = ["kitchen", "chore", "office", "workshop", *(["chamber"] if page.view.expansion else [])]
    groups = {section: _section(page, section) for section in sections}
    widths = _widths([row for rows in groups.values() for row in rows], width)
    lines = []
    for section, rows in groups.items():
        lines += [rule(_title(page, section), width), *_in_columns(rows, widths)]
    return lines


def _section(page: Page, section: str) -> list[Cells]:
    """The places of a section of the board; the Secret Chamber, once open, has its Task cards first."""
    if section == "chamber" and not page.view.chamber_open:
        return []
    cards = [_task(page, task) for task in page.view.chamber if task] if section == "chamber" else []
    return cards + [_area(page, area) for area in page.view.areas if area.section == section]


def _title(page: Page, section: str) -> str:
    """The name of a section, and what is special about it now."""
    title = page.say(f"section-{section}")
    own = page.own
    if section == "chamber" and not page.view.chamber_open:
        return f"{title} · {page.say('text-opens', round=page.cards.opens_at)}"
    if own and own.says and section in ("kitchen", "chore"):
        return f"{title} · {page.say('text-barred-by-says')}"
    return title


def own_tasks(page: Page, player: PlayerView, width: int) -> list[Text]:
    """The Task cards on a player board."""
    rows = [_task(page, task) for task in player.tasks]
    heading = styled(f"    {page.say('text-tasks')}", "quiet")
    return [heading, *_in_columns(rows, _widths(rows, width))] if rows else []


# ── places ────────────────────────────────────────────────────────────────────────────────────────


def _cellar_area(page: Page, area: AreaView) -> Cells:
    """The sum is all the name that a Cellar area needs."""
    printed = page.areas[area.id]
    name = numbered(page, f"area:{area.id}", styled(str(printed.dice_sum), "title"))
    signs = program_signs(page.cards, page.words, int(printed.program))
    return [[name], [Text(sign) for sign in signs.split()], _spaces(page, area)]


def _area(page: Page, area: AreaView) -> Cells:
    printed = page.areas[area.id]
    name = _name(_wanted(page, printed), page.words.name(f"area-{area.id}"))
    gives = _gives(page, int(printed.program), area.points, area.shift)
    return [[numbered(page, f"area:{area.id}", name)], gives, _spaces(page, area)]


def _task(page: Page, task: TaskView) -> Cells:
    """A Task card: besides, which kind of task it is and the token on it."""
    printed = page.tasks[task.id]
    name = _name(f"{printed.dice_sum:>2}", page.words.name(f"task-{task.id}")).append(f" {mark(printed)}".rstrip())
    gives = _gives(page, int(printed.program), task.points, task.shift)
    if printed.track:
        kind = page.words.labelled(page.say(f"section-{TRACKS[printed.track]}"), "")
        gives[0] = styled(kind, "quiet").append_text(gives[0])
    if task.token == "mrs_nasty":
        gives.append(styled(f"+ {page.say('goods-mrs_nasty', count=1)}", "amber"))
    elif task.token:
        gives.append(styled(f"+ {page.say('text-drink', kind=f'@ingredient-{task.token}')}", "amber"))
    return [[numbered(page, f"task:{task.id}", name)], gives, _lying(page, task)]


def _wanted(page: Page, area: Area) -> str:
    """The sum or the number of dice that an area takes."""
    return f"{area.dice_sum:>2}" if area.dice_sum else page.say("wants-dice_count", n=int(area.dice_count))


def _name(wanted: str, name: str) -> Text:
    return styled(wanted, "title").append(f" {name}")


def _gives(page: Page, program: int, points: int, shift: int) -> list[Text]:
    """What a place gives, its points as they are for the viewer now; how far a die may be off there."""
    parts = [Text(sign) for sign in scored_signs(page.cards, page.words, program, points)]
    for part in parts[:-1]:
        part.append(" ·", "quiet")
    if shift:
        parts[-1].append(f" ±{shift}", "hop")
    return parts


def _spaces(page: Page, area: AreaView) -> list[Text]:
    if area.blocked:
        return [_barred(page, area.blocked)]
    return [_dice(page, space.dice) if space.used else styled(FREE, "quiet") for space in area.spaces]


def _lying(page: Page, task: TaskView) -> list[Text]:
    if task.blocked:
        return [_barred(page, task.blocked)]
    return [_dice(page, task.dice) if task.user >= 0 else styled(FREE, "quiet")]


def _dice(page: Page, dice: Sequence[DieView]) -> Text:
    """Dice on a space with the mark of their player: "▲4+5"."""
    if not dice:
        return Text(USED)
    text = page.mark(dice[0].seat)
    for number, die in enumerate(dice):
        text.append("+" if number else "").append_text(dice_by_value(page, [die]))
    return text


def _barred(page: Page, colour: str) -> Text:
    return styled(f"{BARRED} {page.say(f'automa-{colour}')}", "berry")


# ── columns ───────────────────────────────────────────────────────────────────────────────────────


def _widths(rows: Sequence[Cells], width: int) -> list[int]:
    """What each column needs; where there is no room for that, the widest has several lines, but never the names."""
    widths = [max(Text(" ").join(cell).cell_len for cell in column) for column in zip(*rows)]
    while sum(widths) + GAP * (len(widths) - 1) > width:
        widest = max(range(1, len(widths)), key=lambda column: widths[column])
        widths[widest] -= 1
    return widths


def _in_columns(rows: Sequence[Cells], widths: Sequence[int]) -> list[Text]:
    lines = []
    for row in rows:
        lines += in_rows([filled(cell, wide) for cell, wide in zip(row, widths)], widths, GAP)
    return lines
