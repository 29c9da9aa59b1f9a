"""Cavern Tavern for the tests that are common to all games."""

from typing import Any, Final

from tests.games.cavern_tavern.table import position
from tests.games.facts import Facts, Future

from alehouse import State
from alehouse.games.cavern_tavern.view import AreaView, CavernTavernView, DieView, PlayerView, TaskView


def table(state: State) -> list[Any]:
    """Everything on the table that the player who decides can see, as plain data."""
    moves = sorted(state.name(action) for action in state.legal_actions())
    view = state.view(None if state.is_over or state.player < 0 else int(state.player))
    assert isinstance(view, CavernTavernView)
    return [
        [int(state.player), moves],
        [view.round, view.phase, view.starter, view.turn, view.placed, view.chamber_open],
        [player(person) for person in view.players],
        [[space.order, space.meeple, space.blocked] for space in view.mess],
        [area(place) for place in view.areas],
        [task(card) for card in view.chamber],
        [pile.left for pile in view.piles],
        [view.orders_left, view.orders_discarded, view.orders_under, view.items_left, view.items_discarded],
        [view.says_left, view.says_discarded, view.tasks_left, view.tokens_left, view.modifiers_left],
        [[die.colour, die.value, die.bars] for die in view.automa],
        [view.assignment, view.using, view.drawn, view.looked_at, view.hidden_cards],
    ]


def player(person: PlayerView) -> list[Any]:
    """What a player has."""
    return [
        [person.vp, person.nasty, person.kitchen, person.chore, person.score],
        [dice(person.dice), person.chosen, dice(person.spent)],
        [person.order.id, person.order.taken, person.order.points] if person.order else [],
        [person.ingredients, [item.card for item in person.items], [card.id for card in person.says]],
        [person.character, person.uses, person.secret, person.completed_count, person.on_time],
        [person.modifiers, person.mrs_nasty, person.drinks, [task(card) for card in person.tasks]],
        [person.first_player, person.white_die, person.waived, person.bonuses, person.crowding, person.extra_turns],
    ]


def area(place: AreaView) -> list[Any]:
    return [place.id, place.blocked, [[space.used, dice(space.dice)] for space in place.spaces]]


def task(card: TaskView | None) -> list[Any]:
    return [card.id, card.token, card.user, dice(card.dice), card.blocked] if card else []


def dice(some: list[DieView]) -> list[str]:
    return [f"{die.id} {die.value}" for die in some]


FACTS: Final = Facts(
    modes={
        "solo": (1, {}),
        "solo_chamber": (1, {"secret_chamber": "on"}),
        "story": (1, {"solo_mode": "story"}),
        "story_chamber": (1, {"solo_mode": "story", "secret_chamber": "on", "story_target": "on"}),
        "two_players": (2, {}),
        "three_players": (3, {"characters": "random"}),
        "four_players": (4, {}),
        "five_players": (5, {"last_call": "off", "negative_scores": "off"}),
        "six_players": (6, {"completed_orders": "hidden"}),
        "two_chamber": (2, {"secret_chamber": "on", "last_round_draw": "on"}),
        "four_chamber": (4, {"secret_chamber": "on"}),
        "six_chamber": (6, {"secret_chamber": "on", "characters": "random"}),
    },
    random_games=3,
    table=table,
    future=Future(
        given=position({"dice": [4], "secret": "head_cook"}, {"dice": [3], "secret": "friend_elf"}, round=3),
        moves=("from_deck",),
        shown=lambda view: view.drawn,
        options={},
    ),
    card_modes=("story_chamber", "four_chamber"),
    idle_tables=("components", "race", "options"),
    free_rows=("order", "item", "nasty_says", "secret_task", "assignment", "task"),
)
