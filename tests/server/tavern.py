"""Cavern Tavern for short evenings: a card file with two rounds, the Secret Chamber open in the second."""

import alehouse

CHANGES = {
    "\nrounds = 10\n": "\nrounds = 2\n",
    '"10:40 pm", "11:00 pm", "11:20 pm", "11:40 pm", "12:00 am", "12:20 am", "12:40 am", "1:00 am"]': "]",
    "opens_at_round = 4\n": "opens_at_round = 2\n",
    "from_round = 4\n": "from_round = 2\n",
}


def short_cards() -> str:
    """The house's card file with little to do until the end."""
    text = alehouse.load("cavern_tavern").card_file.text
    for printed, ours in CHANGES.items():
        assert text.count(printed) == 1, printed
        text = text.replace(printed, ours)
    return text
