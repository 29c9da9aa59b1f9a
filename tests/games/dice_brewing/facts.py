"""Dice Brewing for the tests that are common to all games."""

from typing import Any, Final

from tests.games.dice_brewing.table import look, names, text
from tests.games.facts import Facts, Future

from alehouse import State
from alehouse.games.dice_brewing.actions import WHICH
from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.games.dice_brewing.rules import tokens
from alehouse.games.dice_brewing.rules.flow import DiceBrewingState
from alehouse.games.dice_brewing.state import NONE, known_of
from alehouse.games.dice_brewing.view import DieView, PlayerView

# One of them is there unless something must be finished first.
TURNS: Final = {"pass", "end_turn", "decline_round", "decline_phase"}


def table(state: State) -> list[Any]:
    """Everything on the table that the player who decides can see, as plain data.

    While fate rolls dice one by one and while a player has something in hand, only what may be done:
    whatever differs shows when it is finished.
    """
    moves = names(state)
    asked = [int(state.player), moves]
    if not state.is_over and TURNS.isdisjoint(moves):
        return asked
    view = look(state, None if state.is_over else int(state.player))
    return [
        *asked,
        [view.round, view.season, view.phase, view.priority, view.turn, view.placements],
        [view.window.name, view.window.waiting] if view.window else [],
        [player(person) for person in view.players],
        [view.supply, view.seeds, dice(view.rolled)],
        [[recipe.id, recipe.blocked] for recipe in view.display],
        [view.deck, view.brewed],
        [[kind.id, kind.left] for kind in (*view.ingredients, *view.tokens)],
    ]


def player(person: PlayerView) -> list[Any]:
    """What a player has, and what lies on his board."""
    return [
        [person.coins, person.luck, person.xp, person.seeds, person.passed, person.score],
        [dice(person.pool), dice(person.warehouse), dice([person.discount] if person.discount else [])],
        [person.ingredients, [[token.id, token.kind, token.price] for token in person.tokens], person.brewed],
        [
            [space.id, dice(space.dice), space.seed, space.resolved, space.complete, space.closed, space.cancelled]
            for building in person.buildings
            for space in building.spaces
            if space.used or space.closed
        ],
        [building.id for building in person.buildings if building.open and not building.blocked],
    ]


def dice(some: list[DieView]) -> list[str]:
    """Dice with all that is on them: "green-7 green 3 protected"."""
    return [f"{die.id} {text(die)}" for die in some]


def face(state: State, action: int) -> object:
    """Of a token that is played everybody sees which piece it is: how it was got, not its kind."""
    assert isinstance(state, DiceBrewingState)
    kind, _, name = state.name(action).partition(":")
    if kind not in ("token", "slot") or state.asking == WHICH:
        return None
    held = tokens.of_kind(state, int(state.player), KINDS.index(name) if kind == "token" else NONE)
    return int(known_of(held[0 if kind == "token" else int(name) - 1]))


HOLDER: Final = {"pool": ["green 1"], "warehouse": ["yellow 2", "black 3"], "coins": 9}
SECRETIVE: Final = [  # tokens that were rewards, and the money to buy more of the same kinds
    {"phase": "purchase", "round": 4, "players": [HOLDER | {"tokens": hand.split()} for hand in hands]}
    for hands in (
        ["raise_value reroll_die", "reroll_die raise_value", "withdraw_die block_protect_die", "block_recipe"],
        ["raise_value block_recipe", "reroll_die", "withdraw_die block_protect_die", "block_building withdraw_die"],
    )
]

FACTS: Final = Facts(
    modes={
        "two_players": (2, {}),
        "three_players": (3, {}),
        "four_players": (4, {}),
        "first_edition": (3, {"edition": "it-1"}),
        "advanced": (3, {"mode": "advanced"}),
        "first_edition_advanced": (4, {"edition": "it-1", "mode": "advanced"}),
        "unlucky_roll": (2, {"unlucky_roll": "on"}),
        "unlucky_advanced_four": (4, {"mode": "advanced", "unlucky_roll": "on"}),
    },
    face=face,
    secretive=tuple((mode, given) for mode in ("advanced", "first_edition_advanced") for given in SECRETIVE),
    random_games=1,  # they go on to the last round and are long
    table=table,
    future=Future(
        given={
            "players": [{"warehouse": ["yellow 3", "green 2"]}, {}],
            "phase": "brew",
            "display": ["cheap_lager"],
        },
        moves=("recipe:cheap_lager",),
        shown=lambda view: [card.id for card in view.display],
        options={},
    ),
    card_modes=("unlucky_roll", "first_edition_advanced"),
    idle_tables=(),
    free_rows=("recipe",),
)
