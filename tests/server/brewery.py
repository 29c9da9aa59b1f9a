"""Brew Crafters for short evenings: a card file with one year."""

import alehouse


def short_cards() -> str:
    """The house's card file with little to do until the end."""
    text = alehouse.load("brew_crafters").card_file.text
    for printed, ours in (("\nyears = 3\n", "\nyears = 1\n"), ("\nseasons = 12\n", "\nseasons = 4\n")):
        assert text.count(printed) == 1, printed
        text = text.replace(printed, ours)
    return text
