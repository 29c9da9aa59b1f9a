"""Dice Brewing for short evenings: a card file with which action tokens are at hand at once and games end soon."""

import alehouse

CHANGES = {
    "recipes_to_end = { 2 = 10, 3 = 15, 4 = 20 }": "recipes_to_end = { 2 = 2, 3 = 2, 4 = 2 }",
    "max_rounds = 40 ": "max_rounds = 3 ",
    "[starting_resources]\ncoins = 2": "[starting_resources]\ncoins = 12",
    "[black_market]\nunlock_round = 3": "[black_market]\nunlock_round = 1",
}


def short_cards() -> str:
    """The house's card file with little to do until the end."""
    text = alehouse.load("dice_brewing").card_file.text
    for printed, ours in CHANGES.items():
        assert text.count(printed) == 1, printed
        text = text.replace(printed, ours)
    return text
