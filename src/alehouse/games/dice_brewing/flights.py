"""What flies across the table of Dice Brewing: coins, seeds and experience, dice of the supply, tiles and tokens."""

from typing import Final

from alehouse.core.flights import LIGHT, POUR, STAMP, STEP, Flight, gesture, last_word, of_changes
from alehouse.core.view import LogLine
from alehouse.games.dice_brewing.cards import TOKEN_OPS

# Where each good is kept.
PURSES: Final = {"coins": "counts:{}", "xp": "xp:{}", "seeds": "seed:{}"}
SUPPLY: Final = "supply:seed"
SEASON: Final = "season"
SEATS: Final = 4  # whose streets may lie in the light of the season

# The action token behind each line that tells of one being played.
PLAYED: Final = {line: effect.kind for effect in TOKEN_OPS.values() for line in effect.told}
# Lines that tell of a die out of the supply, for the Active Pool.
NEW_DICE: Final = ("log-reward-die", "log-tidy-die", "log-tidy-late")


def flights(line: LogLine) -> list[Flight]:
    """What is paid, then what is won."""
    if line.message == "log-head-round":
        return [gesture(LIGHT, f"board:{seat}", SEASON) for seat in range(SEATS)] + [gesture(LIGHT, SEASON)]
    changed = of_changes(line, _place, lambda seat, good: PURSES[good].format(seat))
    return _given(line) + changed + _taken(line) + _steps(line)


def _place(line: LogLine) -> str:
    """The space, stall or recipe that it happens at."""
    args = line.args
    if "space" in args:
        return f"space:{line.seat}:{last_word(args['space'])}"
    if "recipe" in args:
        return _recipe(line)
    if line.message == "log-summer":
        return SUPPLY
    return _stall(line)


def _stall(line: LogLine) -> str:
    """Where something is bought: whoever reads of a hidden token does not read from which stack it came."""
    if "ingredient" in line.args:
        return f"ingredient:{last_word(line.args['ingredient'])}"
    return f"kind:{last_word(line.args['token'])}" if "token" in line.args else "black-market"


def _recipe(line: LogLine) -> str:
    return f"recipe:{last_word(line.args['recipe'])}"


# ── what is given ─────────────────────────────────────────────────────────────────────────────────


def _given(line: LogLine) -> list[Flight]:
    args, seat = line.args, line.seat
    if line.message in ("log-brew", "log-brew-with"):
        return _brewed(line)
    if line.message in PLAYED:
        played = Flight(f"action-{PLAYED[line.message]}", f"warehouse:{seat}", _target(line))
        return [played, *_blocked(line)]
    if line.message == "log-place" and args["item"] == "@seed":
        return [Flight("seed", f"seed:{seat}", f"sown:{seat}:{last_word(args['space'])}")]
    if line.message in ("log-tidy-sell", "log-tidy-seeds"):
        colour = _colour_of(args["die"])
        return [Flight(f"die-{colour}-0", _place(line), f"supply:{colour}")]
    return []


def _brewed(line: LogLine) -> list[Flight]:
    """The dice, and the ingredient that makes the beer special, go into the recipe, which fills like a glass."""
    recipe, origin = _recipe(line), f"warehouse:{line.seat}"
    found = []
    for colour, *values in line.args["dice"]:
        for value in dict.fromkeys(values):
            found.append(Flight(f"die-{last_word(colour)}-{value}", origin, recipe, values.count(value)))
    added = str(line.args.get("with", ""))
    if added.startswith("@ingredient-"):
        kind = last_word(added)
        found.append(Flight(f"ingredient-{kind}", f"own:{line.seat}:{kind}", recipe))
    return [*found, gesture(POUR, recipe)]


def _blocked(line: LogLine) -> list[Flight]:
    """A token that shuts a house or a recipe is stamped upon it."""
    if line.message == "log-block-building":
        house = f"{line.args['owner_seat']}:{last_word(line.args['building'])}"
        return [gesture(STAMP, f"shut:{house}", f"building:{house}")]
    return [gesture(STAMP, _recipe(line))] if line.message == "log-block-recipe" else []


def _target(line: LogLine) -> str:
    """What an action token is played on; of a die, the log says only whose it is."""
    if "recipe" in line.args:
        return _recipe(line)
    owner = line.args["owner_seat"]
    building = last_word(line.args.get("building"))
    return f"building:{owner}:{building}" if building else f"pool:{owner}"


# ── what is taken ─────────────────────────────────────────────────────────────────────────────────


def _taken(line: LogLine) -> list[Flight]:
    args, seat = line.args, line.seat
    if line.message in ("log-brew", "log-brew-with"):
        return [Flight("brewed", _recipe(line), f"player:{seat}")]
    if line.message == "log-buy":
        kind = last_word(args["ingredient"])
        return [Flight(f"ingredient-{kind}", _stall(line), f"own:{seat}:{kind}")]
    if line.message.startswith(("log-buy-token", "log-reward-token")):
        return [Flight(f"action-{last_word(args.get('token')) or 'back'}", _stall(line), f"warehouse:{seat}")]
    if line.message in NEW_DICE:
        return [_new_die(line, f"pool:{seat}")]
    if line.message == "log-speed" and "colour" in args:
        return [_new_die(line, _place(line))]
    if line.message == "log-reveal":
        return [Flight(f"@{_recipe(line)}", "deck", _recipe(line))]
    if line.message == "log-summer-all":
        return [Flight("g-seeds", SUPPLY, f"seed:{player}", args["seeds"]) for player in range(args["players"])]
    return []


def _steps(line: LogLine) -> list[Flight]:
    """The cube on the XP track goes on place by place, once what brings it there has come."""
    xp = line.changes.get("xp", 0)
    return [gesture(STEP, f"xp:{line.seat}", count=xp)] if xp > 0 else []


def _new_die(line: LogLine, goal: str) -> Flight:
    colour = last_word(line.args["colour"])
    return Flight(f"die-{colour}-0", f"supply:{colour}", goal)


def _colour_of(die: object) -> str:
    """Of a die by its name, "@die-yellow-4"."""
    return last_word(die).partition("-")[0]
