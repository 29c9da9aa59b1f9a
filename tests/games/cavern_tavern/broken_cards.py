"""Card files with a mistake in them, and where it is: see tests/games/test_broken_cards.py."""

from typing import Any, Final

from tests.games.card_files import GONE, Changes
from tests.games.cavern_tavern.table import CARDS

ORDERS: Final[list[dict[str, Any]]] = CARDS["order"]
POINT: Final = {"op": "gain_vp", "n": 1}


def effect(**said: Any) -> Changes:
    """The Hammer with another effect."""
    return {"item hammer effects": [said]}


def request(**said: Any) -> Changes:
    """A request of another kind."""
    return {"nasty_says serve_already request": said}


BROKEN: Final[dict[str, tuple[Changes, str, str]]] = {
    # what is changed; the card and the field to be named
    "another game": ({"meta game": "dwarf"}, "meta", "game"),
    "an unknown table": ({"drinks": []}, "", "drinks"),
    "an unknown track": ({"tracks cellar": {}}, "tracks", "cellar"),
    "seven players": ({"meta players_max": 7}, "meta", "players_max"),
    "five dice": ({"meta dice_per_player": 5}, "meta", "dice_per_player"),
    "two orders at once": ({"meta order_limit": 2}, "meta", "order_limit"),
    "an option of the table": ({"options last_call": False}, "options", "last_call"),
    "too few times": ({"clock times": ["10:00 pm"]}, "clock", "times"),
    "a time that is none": ({"clock times": ["noon"] * 10}, "clock", "times"),
    # ids
    "an order twice": ({"order": [*ORDERS, ORDERS[7]]}, ORDERS[7]["id"], "id"),
    "an order with a bad id": ({"order swan_feather id": "Swan Feather"}, "Swan Feather", "id"),
    "too many orders": ({"order": [*ORDERS, *({**ORDERS[0], "id": f"o{n}"} for n in range(13))]}, "o12", "id"),
    "an unknown ingredient": ({"ingredient beer id": "ale"}, "ale", "id"),
    "a missing ingredient": ({"ingredient": CARDS["ingredient"][1:]}, "fruit", "id"),
    "too few characters": ({"character": CARDS["character"][:5]}, "quiet_poacher", "id"),
    "too few Secret Tasks": ({"secret_task": CARDS["secret_task"][:5]}, "friend_green_elf", "id"),
    "two copies": ({"item hammer count": 2}, "hammer", "count"),
    # the board
    "an ordinary potion": ({"ingredient magic_potion ordinary": True}, "magic_potion", "ordinary"),
    "a potion from the Cellar": ({"ingredient magic_potion cellar_value": 3}, "magic_potion", "cellar_value"),
    "an ingredient from nowhere": ({"ingredient beer cellar_value": 0}, "beer", "cellar_value"),
    "spaces for five": ({"area cellar_1 spaces": [1, 1, 2, 3, 4]}, "cellar_1", "spaces"),
    "a sum and a number": ({"area cellar_1 dice_count": 1}, "cellar_1", "dice_count"),
    "a number in the kitchen": (
        {"area roast_meat dice_sum": GONE, "area roast_meat dice_count": 2},
        "roast_meat",
        "dice_count",
    ),
    "no dice at all": ({"area workshop_item dice_count": GONE}, "workshop_item", "dice_count"),
    "a Cellar without ingredients": ({"area cellar_1 effects": [POINT]}, "cellar_1", "effects"),
    "an area that does nothing": ({"area roast_meat effects": []}, "roast_meat", "task_slot"),
    "a Task space that does something": ({"area chamber_task_1 effects": [POINT]}, "chamber_task_1", "effects"),
    "a Task space in the Kitchen": ({"area chamber_task_1 section": "kitchen"}, "chamber_task_1", "section"),
    "four Task spaces": ({"secret_chamber task_slots": 4}, "secret_chamber", "task_slots"),
    "a barred area told in two ways": ({"area cellar_1 automa_value": 2}, "cellar_1", "automa_value"),
    "five orders in the Mess Hall": ({"mess_hall spaces": 5}, "mess_hall", "spaces"),
    "a Mess Hall without a space": ({"mess_hall rows": [[1, 2, 3], [4, 5]]}, "mess_hall", "rows"),
    "a space without a neighbour": ({"mess_hall rows": [[1, 2, 3, 4, 5], [6]]}, "mess_hall", "rows"),
    "levels in no order": (
        {"tracks kitchen levels": [{"at": 6, "bonus_vp": 3, "die_shift": 1}, {"at": 3, "bonus_vp": 2, "die_shift": 0}]},
        "tracks",
        "levels",
    ),
    "a level beyond the end": ({"tracks chore max": 8}, "tracks", "levels"),
    "losses for too few positions": ({"tracks nasty end_loss": [0, 1]}, "tracks", "end_loss"),
    "a card drawn beyond the end": ({"tracks nasty draw_spaces": [3, 11]}, "tracks", "draw_spaces"),
    # solo
    "a colour twice": ({"automa_die 2 colour": "blue"}, "automa_die 3", "colour"),
    "a die that bars nothing": ({"automa_die 2 faces": ["area:attic"] * 6}, "automa_die 2", "faces"),
    "five faces": ({"automa_die 2 faces": ["area:cellar_1"] * 5}, "automa_die 2", "faces"),
    "a die too late": ({"automa_die 2 from_round": 11}, "automa_die 2", "from_round"),
    "a seventh face": ({"automa_die 5 on_face": {"7": []}}, "automa_die 5", "on_face"),
    "points of the Automa": ({"automa_die 5 on_face": {"6": [POINT]}}, "automa_die 5", "op"),
    "an expansion of another die": ({"automa_die 2 expansion": "secret_chamber"}, "automa_die 2", "expansion"),
    # cards
    "an order of nothing": ({"order swan_feather ingredients": []}, "swan_feather", "ingredients"),
    "an order of potions": ({"order swan_feather ingredients": ["magic_potion"]}, "swan_feather", "ingredients"),
    "an order that pays too seldom": ({"order swan_feather points": [19, 3]}, "swan_feather", "points"),
    "an unknown race": ({"order swan_feather race": "orc"}, "swan_feather", "race"),
    "an item of another's turn": ({"item hammer timing": "reaction_cellar"}, "hammer", "effects"),
    "an item without effects": ({"item hammer effects": []}, "hammer", "effects"),
    "a Secret Task for nothing": ({"secret_task head_cook tiers": []}, "head_cook", "tiers"),
    "an unknown metric": ({"secret_task head_cook metric": "beauty"}, "head_cook", "metric"),
    "an assignment of orcs": ({"assignment three_envoys serve": {"orc": 1}}, "three_envoys", "serve"),
    "drinks of different worth": ({"drink_token drink_beer vp": 3}, "drink_beer", "vp"),
    "two kinds of one drink": ({"drink_token drink_beer ingredient": "wine"}, "drink_beer", "ingredient"),
    "tokens told in two ways": ({"mrs_nasty_token count": 20}, "secret_chamber", "secret_pile"),
    "a chamber that never opens": ({"secret_chamber opens_at_round": 11}, "secret_chamber", "opens_at_round"),
    # effects
    "an unknown effect": (effect(op="win"), "hammer", "op"),
    "an effect without its amount": (effect(op="gain_ingredient_any"), "hammer", "n"),
    "an effect with another's amount": (effect(op="extra_turn", n=1), "hammer", "n"),
    "no points": (effect(op="gain_vp", n=0), "hammer", "n"),
    "no step": (effect(op="nasty", target="self", n=0), "hammer", "n"),
    "nobody's step": (effect(op="nasty", n=1), "hammer", "target"),
    "no ingredient": (effect(op="gain_ingredient_any", n=0), "hammer", "n"),
    "an unknown pile": (effect(op="gain_ingredient", ingredient="ale"), "hammer", "ingredient"),
    "some and each": (
        effect(op="gain_ingredient_choice", **{"from": ["beer"], "n": 1, "each": True}),
        "hammer",
        "each",
    ),
    "more kept than drawn": (effect(op="draw_item", draw=1, keep=2), "hammer", "keep"),
    "an unknown event": (effect(op="bonus_on", event="song", n=1), "hammer", "event"),
    "one option": (effect(op="choose_one", options=[[POINT]]), "hammer", "options"),
    "nine options": (effect(op="choose_one", options=[[POINT]] * 9), "hammer", "options"),
    "an option of nothing": (effect(op="choose_one", options=[[POINT], []]), "hammer", "options"),
    "a trade for nothing": (effect(op="return_then", give=1, effects=[]), "hammer", "effects"),
    "a mistake inside": (effect(op="return_then", give=1, effects=[{"op": "gain_vp", "n": "x"}]), "hammer", "n"),
    "an answer without a question": (effect(op="gain_from_used_area", n=1), "hammer", "effects"),
    "an answer inside": (
        effect(op="choose_one", options=[[POINT], [{"op": "lateness", "n": -1}]]),
        "hammer",
        "effects",
    ),
    "an answer of another kind": (
        {"character cellar_lurker timing": "on_complete_order"},
        "cellar_lurker",
        "effects",
    ),
    "later instead of earlier": ({"character exiled_minstrel effects 1 n": 1}, "exiled_minstrel", "n"),
    # requests
    "an unknown request": (request(kind="sing"), "serve_already", "kind"),
    "a request without its amount": (request(kind="return_same"), "serve_already", "n"),
    "a request with another's amount": (request(kind="dice_pair", n=2), "serve_already", "n"),
    "a request for nothing": (request(kind="return_ingredients", ingredients=[]), "serve_already", "ingredients"),
    "a request for six dice": (request(kind="dice_count", n=6), "serve_already", "n"),
    "a request for four items": (request(kind="discard_item", n=4), "serve_already", "n"),
    "a request of an unknown room": (request(kind="use_section", section="attic"), "serve_already", "section"),
    # where it is from
    "an unknown source": ({"order swan_feather source": "dream"}, "swan_feather", "source"),
    "an unknown source of a field": ({"area cellar_1 spaces_source": "dream"}, "cellar_1", "spaces_source"),
    "a remark on no field": ({"order hopping_gnome authentic": ["taste"]}, "hopping_gnome", "authentic"),
    "a remark without a source": ({"order hopping_gnome authentic_source": GONE}, "hopping_gnome", "authentic_source"),
}
