"""What has been begun and must be finished first: the kinds of frames on a table's stack.

A frame is its kind, the seat that it concerns, and up to four numbers, which the comments name in their order.
"""

from typing import Final

# The Mess Hall and orders.
F_REFILL: Final = 1  # a Mess Hall space gets an order
F_FROM_DECK: Final = 2  # an order from the deck; one of the Mess Hall goes for it
F_REPLACE: Final = 3  # an order is replaced by one of several drawn
F_TAKE: Final = 4  # an order must be taken
F_COMPLETE: Final = 5  # an order is paid and scored

# Placing dice.
F_PLACE: Final = 6  # dice are chosen for a target
F_AFTER: Final = 7  # what follows when the effects of a placement are done (CT-6.0.11)
F_LURK: Final = 8  # another player may take an ingredient too (D15)

# The Nasty track and its requests.
F_NASTY: Final = 9  # seat moves so many steps, down or up
F_DRAW_SAYS: Final = 10  # seat draws a Nasty Says card, unless avoided
F_EVENT: Final = 11  # something happened that requests may wait for: what, in which section
F_REQUEST: Final = 12  # ingredients are returned for a request: which, how many more, the kinds returned
F_CLEAR: Final = 13  # a Nasty Says card goes without being fulfilled: how many

# Effects.
F_RUN: Final = 14  # effects run: which program, how far, whether it is that of an item or character
F_TRACK: Final = 15  # steps on tracks: which, how many
F_NASTY_TARGET: Final = 16  # an opponent moves: how far
F_CHOOSE: Final = 17  # one of several programs: the program and place of the effect, as F_RUN

# Ingredients.
F_PICK: Final = 18  # ingredients from the supply: which kinds, how many, whether they may be left, for which die
F_EXCHANGE: Final = 19  # exchanges with the supply: how many, the card returned, one is due, potions stay
F_STEAL: Final = 20  # ingredients of an opponent: how many, whose
F_SWAP: Final = 21  # a card for a card: whose, the card given
F_RETURN: Final = 22  # ingredients are returned, then a program: how many, which, as F_RUN

# Items.
F_ITEMS: Final = 23  # items are drawn: how many more, how many to keep
F_DISCARD: Final = 24  # items are discarded: how many; NONE: down to the limit
F_STEAL_ITEM: Final = 25  # an item of an opponent: whose
F_PLAYED: Final = 26  # an item is discarded when its effects are done: which

# Effects on dice: how many more, the opponent or the die chosen, whether one is due, whether one was taken.
F_REROLL: Final = 27  # own dice are rolled again
F_REROLL_OPPONENT: Final = 28  # dice of an opponent are
F_EXCHANGE_VALUES: Final = 29  # values change places
F_SET: Final = 30  # a die is set
F_SHIFT: Final = 31  # dice are shifted
F_FLIP: Final = 32  # dice are turned over
F_RECOVER: Final = 33  # a placed die comes back
F_MODIFY: Final = 34  # a Modifier token changes a die
