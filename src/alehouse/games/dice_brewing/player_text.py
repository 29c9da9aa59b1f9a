"""A player of Dice Brewing as text: dice by colour, what else is held, the board in short and in full."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from alehouse.core.text_layout import filled, flowing, in_rows, pointed_at, styled
from alehouse.games.dice_brewing.card_text import gives, mark, takes
from alehouse.games.dice_brewing.cards import COLOURS, NO_DIE
from alehouse.games.dice_brewing.text_page import Page
from alehouse.games.dice_brewing.view import BuildingView, DiceBrewingView, DieView, PlayerView, SpaceView, TokenView

DIE_STYLES: Final = {"yellow": "amber", "black": "copper", "green": "hop", "blue": "slate"}
TOKENS: Final = {"": "", "blocked": "⊘", "protected": "◈"}
SPEED: Final = "»"
PLACING: Final = ("round_start", "roll", "place")
NUMBER: Final = 5  # columns for an option's number, "[12] "
EXCHANGE: Final = 1  # among the cells of a space, the one that may need several lines


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def dice_by_value(page: Page, dice: Sequence[DieView]) -> list[Text]:
    """Dice of one colour, the highest first, equal ones together: "6", "4×2[3]", "›3‹" for one in hand."""
    written = sorted(dice, key=lambda die: (-die.value, die.raised, die.token, die.unlucky, _is_held(page, die)))
    found = []
    for _, group in groupby(written, key=lambda die: (_face(die), _is_held(page, die))):
        equal = list(group)
        text = styled(_face(equal[0]), DIE_STYLES[equal[0].colour])
        if len(equal) > 1:
            text.append(f"×{len(equal)}")
        if _is_held(page, equal[0]):
            text = pointed_at(text)
        found.append(text.append_text(page.number(equal[0].id)))
    return found


def _face(die: DieView) -> str:
    """What a die shows, with a sign for everything that is special about it."""
    shown = str(die.value) if die.value else "?"
    return f"{shown}{'↑' * die.raised}{TOKENS[die.token]}{'!' if die.unlucky else ''}"


def _is_held(page: Page, die: DieView) -> bool:
    """In hand, or chosen already; a die that is just being rolled is neither."""
    return die.value > 0 and (die.id == page.view.hand or die.id in page.view.chosen)


def die_in_words(page: Page, die: DieView) -> Text:
    """A die where its colour is not told by a heading."""
    text = styled(page.say(f"colour-{die.colour}"), DIE_STYLES[die.colour])
    return text.append(" ").append_text(dice_by_value(page, [die])[0])


# ── what is held ──────────────────────────────────────────────────────────────────────────────────


def holdings(page: Page, player: PlayerView) -> list[Text]:
    """Ingredients and action tokens; a hidden one by what everybody knows of it (DB-9.5)."""
    found = []
    for kind, count in player.ingredients.items():
        text = styled(page.say(f"ingredient-{kind}") + (f" ×{count}" if count > 1 else ""), "berry")
        found.append(text.append_text(page.after(f"own:{player.seat}:{kind}")))
    for _, group in groupby(sorted(player.tokens, key=_token_order), key=_token_order):
        tokens = list(group)
        text = Text(_token_name(page, tokens[0]) + (f" ×{len(tokens)}" if len(tokens) > 1 else ""))
        found.append(text.append_text(page.after(tokens[0].id)))
    return found


def _token_order(token: TokenView) -> tuple[str, int]:
    """Equal tokens are told together; what a known one has cost does not matter any more."""
    return token.kind, 0 if token.kind else token.price


def _token_name(page: Page, token: TokenView) -> str:
    if token.kind:
        return page.say(f"token-{token.kind}")
    return page.say("text-hidden-token", price=token.price)


# ── the board in short ────────────────────────────────────────────────────────────────────────────


def board_in_short(page: Page, player: PlayerView) -> list[Text]:
    """What lies on a board and the Market, and what is closed to the player."""
    found = []
    for building in player.buildings:
        if building.blocked:
            found.append(
                styled(f"⊘ {page.say(f'building-{building.id}')}", "berry").append_text(_reach(page, player, building))
            )
        elif page.number(f"building:{player.seat}:{building.id}"):
            found.append(Text(page.say(f"building-{building.id}")).append_text(_reach(page, player, building)))
        found += [_used(page, space) for space in building.spaces if space.used]
    if player.discount:
        found.append(Text(f"{page.say('text-market')}: ").append_text(die_in_words(page, player.discount)))
    return found + _closed(page, player) if is_placing(page.view, player) else found


def is_placing(view: DiceBrewingView, player: PlayerView) -> bool:
    """Whether the player may still place something this round."""
    return view.phase in PLACING and not player.passed


def _closed(page: Page, player: PlayerView) -> list[Text]:
    """The spaces of open buildings that the capacity rule has closed."""
    open_buildings = [building for building in player.buildings if building.open]
    closed = [space.id for building in open_buildings for space in building.spaces if space.closed]
    names = [styled(page.say(f"space-{space}"), "quiet") for space in closed]
    if names:
        names[0] = styled(f"{page.say('text-closed')}: ", "quiet").append_text(names[0])
    return names


def _reach(page: Page, player: PlayerView, building: BuildingView) -> Text:
    return page.after(f"building:{player.seat}:{building.id}")


def _used(page: Page, space: SpaceView) -> Text:
    """A space in use: "Grow hops: seed"."""
    return Text(f"{page.say(f'space-{space.id}')}: ").append_text(Text(" ").join(_lying(page, space)))


def _lying(page: Page, space: SpaceView) -> list[Text]:
    """What lies on a space, and whether it will still give something."""
    things = [Text(page.say("seed"))] if space.seed else []
    things += [die_in_words(page, die) for die in space.dice]
    for thing in things[:-1]:
        thing.append(",")
    wanted = int(page.spaces[space.id].set_total) if page.edition.multi else 0
    if space.cancelled:
        things.append(styled(page.say("text-cancelled"), "berry"))
    elif space.resolved:
        things.append(styled(page.say("text-done"), "quiet"))
    elif wanted and not space.complete:
        total = sum(die.value for die in space.dice)
        things.append(styled(page.say("text-incomplete", total=total, wanted=wanted), "berry"))
    return things


# ── the board in full ─────────────────────────────────────────────────────────────────────────────


def board_in_full(page: Page, player: PlayerView, width: int) -> list[Text]:
    """Building by building, each space: what it takes or what lies there, what it gives, its speed-up, its users."""
    rows = {
        building.id: [_space(page, player, space) for space in building.spaces]
        for building in player.buildings
        if building.open
    }
    cells = [row for spaces in rows.values() for row in spaces]
    widths = [max(Text(" ").join(cell).cell_len for cell in column) for column in zip(*cells)]
    widths[EXCHANGE] = min(widths[EXCHANGE], width - sum(widths) + widths[EXCHANGE] - 2 * len(widths))
    lines = []
    for building in player.buildings:
        if building.open:
            lines.append(_building(page, player, building))
            for row in rows[building.id]:
                lines += in_rows([filled(cell, wide) for cell, wide in zip(row, widths)], widths, 2)
    later = [_opening(page, building) for building in player.buildings if not building.open]
    return lines + flowing(Text(), later, width, 2) if later else lines


def _building(page: Page, player: PlayerView, building: BuildingView) -> Text:
    """A building's name, and whether it is blocked."""
    line = styled(page.say(f"building-{building.id}"), "heading")
    if building.blocked:
        line.append(f" ⊘ {page.say('text-blocked')}", "berry")
    return line.append_text(_reach(page, player, building))


def _opening(page: Page, building: BuildingView) -> Text:
    return styled(f"{page.say(f'building-{building.id}')} {page.say('text-opens', round=building.opens)}", "quiet")


def _space(page: Page, player: PlayerView, space: SpaceView) -> list[list[Text]]:
    """A line of the board as cells: number and name, the exchange, the speed-up, who has used the space."""
    name = page.number(f"space:{player.seat}:{space.id}")
    name.append(" " * (NUMBER - name.cell_len)).append(page.say(f"space-{space.id}"), "quiet" if space.closed else "")
    return [[name], _exchange(page, space), [_speed_up(page, space)], [page.marks(space.users)]]


def _exchange(page: Page, space: SpaceView) -> list[Text]:
    """What a space takes, or what lies there, and what it gives for it; in pieces that lines may be made of."""
    printed = page.spaces[space.id]
    if space.closed:
        return _quiet(page.say("text-full"))
    if space.resolved or space.cancelled:
        return _lying(page, space)
    if space.used:
        item = COLOURS.index(space.dice[0].colour) if space.dice else NO_DIE
        return [*_lying(page, space), Text(f"→ {gives(printed, page.words, item)}")]
    return _quiet(f"{takes(printed, page.edition, page.words)} → {gives(printed, page.words)}")


def _quiet(text: str) -> list[Text]:
    return [styled(word, "quiet") for word in text.split(" ")]


def _speed_up(page: Page, space: SpaceView) -> Text:
    printed = page.spaces[space.id]
    if not printed.speedup_min or space.resolved or space.closed:
        return Text()
    return styled(f"{SPEED}{printed.speedup_min}+{mark(printed)}", "quiet")
