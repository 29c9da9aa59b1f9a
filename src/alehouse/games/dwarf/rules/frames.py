"""What a special action has begun and must finish first (DW-6.39): the frames on a table's stack.

A frame is its kind, the seat that it concerns, and numbers; the names below say at which place each of them stands.
"""

from typing import Final

KIND: Final = 0  # of every frame: one of the steps below
SEAT: Final = 1  # whom it concerns

# The steps of a special action.
LAND: Final = 1  # the card comes to lie in the Mine
EARLY: Final = 2  # the workers under it are resolved
OFFER: Final = 3  # an early Get Help: extra workers may be placed
EFFECT: Final = 4  # its special side happens
TURN_NEXT: Final = 5  # the next card of its pile is turned up

# The steps of an effect.
CHOOSE: Final = 6  # a location or a card is chosen
GAIN: Final = 7  # what the card gives without a choice
SHUFFLING: Final = 8  # the stacks are shuffled, one after the other
GIVING: Final = 9  # a mix of goods is given, kind by kind
RECEIVING: Final = 10

DECISION: Final = 2  # of CHOOSE: what is asked
LOCATION: Final = 2  # of SHUFFLING: whose stack
SETTLED: Final = 3  # and how many of its cards lie as they will, from the bottom
MIX_PLACE: Final = 2  # of GIVING and RECEIVING: which of the mix's kinds is asked for
GOODS_LEFT: Final = 3  # and how many goods are still to be settled
OFFERS_LEFT: Final = 3  # of OFFER: how many extra workers may still be placed
