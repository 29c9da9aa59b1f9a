"""What has been begun and must be finished first: the kinds of frames on a table's stack.

A frame is its kind, the seat that it concerns, and up to four numbers. Below each kind stand the names of its numbers:
`table.top(PLACE_TARGET)` is the target of the placement begun last, `table.begun()` the kind, `table.doer()` the seat.
"""

from typing import Final

FIRST: Final = 2  # the places of a frame's numbers, behind its kind and seat
SECOND: Final = 3
THIRD: Final = 4
FOURTH: Final = 5

# ── the Mess Hall and orders ──────────────────────────────────────────────────────────────────────

F_REFILL: Final = 1  # a Mess Hall space gets an order
REFILL_SPACE: Final = FIRST

F_FROM_DECK: Final = 2  # an order from the deck; one of the Mess Hall goes for it
FROM_DECK_DRAWN: Final = FIRST  # the order drawn, or NONE

F_REPLACE: Final = 3  # an order is replaced by one of several drawn
REPLACE_STAGE: Final = FIRST
REPLACE_SPACE: Final = SECOND
REPLACE_LEFT: Final = THIRD  # how many more are drawn
REPLACE_DRAWN: Final = FOURTH  # the orders drawn, in their order

F_TAKE: Final = 4  # an order must be taken

F_COMPLETE: Final = 5  # an order is paid and scored
COMPLETE_STAGE: Final = FIRST
COMPLETE_PAID: Final = SECOND  # how many ingredients of its list are paid
COMPLETE_LAST_WAY: Final = THIRD  # how the last one was paid
COMPLETE_SPARED: Final = FOURTH  # how many rounds less late it counts; NONE before that is asked

# ── placing dice ──────────────────────────────────────────────────────────────────────────────────

F_PLACE: Final = 6  # dice are chosen for a target
PLACE_TARGET: Final = FIRST

F_AFTER: Final = 7  # what follows when the effects of a placement are done (CT-6.0.11)
AFTER_TARGET: Final = FIRST

F_LURK: Final = 8  # another player may take an ingredient too (D15)
LURK_AREA: Final = FIRST
LURK_LEFT: Final = SECOND  # how many more
LURK_COST: Final = THIRD  # the uses that the next one costs

# ── the Nasty track and its requests ──────────────────────────────────────────────────────────────

F_NASTY: Final = 9  # a marker moves
NASTY_STEPS: Final = FIRST  # down, or up if there are less than none

F_DRAW_SAYS: Final = 10  # a Nasty Says card is drawn, unless avoided
DRAW_SAYS_ANSWERED: Final = FIRST  # it will not be avoided

F_EVENT: Final = 11  # something happened that requests may wait for
EVENT_KIND: Final = FIRST
EVENT_SECTION: Final = SECOND

F_REQUEST: Final = 12  # ingredients are returned for a request
REQUEST_CARD: Final = FIRST
REQUEST_LEFT: Final = SECOND  # how many more
REQUEST_RETURNED: Final = THIRD  # the kinds returned

F_CLEAR: Final = 13  # Nasty Says cards go without being fulfilled
CLEAR_LEFT: Final = FIRST  # how many more

# ── effects ───────────────────────────────────────────────────────────────────────────────────────

F_RUN: Final = 14  # effects run
RUN_PROGRAM: Final = FIRST
RUN_PLACE: Final = SECOND  # how far
RUN_OWNED: Final = THIRD  # whether they are those of an item or character

F_TRACK: Final = 15  # steps on tracks
TRACK_AMONG: Final = FIRST  # which tracks
TRACK_LEFT: Final = SECOND  # how many more steps

F_NASTY_TARGET: Final = 16  # an opponent moves
NASTY_TARGET_STEPS: Final = FIRST

F_CHOOSE: Final = 17  # one of several programs
CHOOSE_PROGRAM: Final = FIRST  # the program and place of the effect that offers them
CHOOSE_PLACE: Final = SECOND
CHOOSE_OWNED: Final = THIRD  # as RUN_OWNED

# ── ingredients ───────────────────────────────────────────────────────────────────────────────────

CARDS_LEFT: Final = FIRST  # of an exchange, a theft, a return: how many more

F_PICK: Final = 18  # ingredients from the supply
PICK_KINDS: Final = FIRST
PICK_LEFT: Final = SECOND  # how many more
PICK_OPTIONAL: Final = THIRD  # whether they may be left
PICK_DIE: Final = FOURTH  # the value of the die that they are for, in setup

F_EXCHANGE: Final = 19  # exchanges with the supply
EXCHANGE_RETURNED: Final = SECOND  # the card returned, NONE before that
EXCHANGE_DUE: Final = THIRD  # one must be made
EXCHANGE_NO_POTIONS: Final = FOURTH  # potions stay

F_STEAL: Final = 20  # ingredients of an opponent
STEAL_VICTIM: Final = SECOND

F_SWAP: Final = 21  # a card for a card
SWAP_VICTIM: Final = FIRST
SWAP_GIVEN: Final = SECOND

F_RETURN: Final = 22  # ingredients are returned, then a program runs
RETURN_PROGRAM: Final = SECOND
RETURN_OWNED: Final = THIRD  # as RUN_OWNED

# ── items ─────────────────────────────────────────────────────────────────────────────────────────

F_ITEMS: Final = 23  # items are drawn
ITEMS_TO_DRAW: Final = FIRST  # how many more
ITEMS_TO_KEEP: Final = SECOND  # how many of them

F_DISCARD: Final = 24  # items are discarded
DISCARD_LEFT: Final = FIRST  # how many more; NONE: down to the limit

F_STEAL_ITEM: Final = 25  # an item of an opponent
STEAL_ITEM_VICTIM: Final = FIRST

F_PLAYED: Final = 26  # an item is discarded when its effects are done
PLAYED_ITEM: Final = FIRST

# ── effects on dice ───────────────────────────────────────────────────────────────────────────────

F_REROLL: Final = 27  # own dice are rolled again
F_REROLL_OPPONENT: Final = 28  # dice of an opponent are
F_EXCHANGE_VALUES: Final = 29  # values change places
F_SET: Final = 30  # a die is set
F_SHIFT: Final = 31  # dice are shifted
F_FLIP: Final = 32  # dice are turned over
F_RECOVER: Final = 33  # a placed die comes back
F_MODIFY: Final = 34  # a Modifier token changes a die

DICE_LEFT: Final = FIRST  # how many more
EXCHANGED_VALUE: Final = FIRST  # of an exchange instead: the own value, NONE before it is chosen
DICE_OWNER: Final = SECOND  # whose dice are rolled or exchanged, NONE before that is chosen
DICE_CHOSEN: Final = SECOND  # of what sets or shifts dice instead: the die, NONE before it is chosen
DICE_DUE: Final = THIRD  # one must be taken (CT-6.9.6)
DICE_TAKEN: Final = FOURTH  # one was

FRAME_KINDS: Final = F_MODIFY + 1  # one more than the last kind: for rows of numbers with a place for each

# ── which chapter goes on with what was begun ─────────────────────────────────────────────────────

MESS_FRAMES: Final = 1 << F_REFILL | 1 << F_FROM_DECK | 1 << F_REPLACE | 1 << F_TAKE
ORDER_FRAMES: Final = 1 << F_COMPLETE
PLACING_FRAMES: Final = 1 << F_PLACE | 1 << F_AFTER | 1 << F_LURK
TRACK_FRAMES: Final = 1 << F_NASTY | 1 << F_DRAW_SAYS | 1 << F_TRACK | 1 << F_NASTY_TARGET
REQUEST_FRAMES: Final = 1 << F_EVENT | 1 << F_REQUEST | 1 << F_CLEAR
PROGRAM_FRAMES: Final = 1 << F_RUN | 1 << F_CHOOSE
INGREDIENT_FRAMES: Final = 1 << F_PICK | 1 << F_EXCHANGE | 1 << F_STEAL | 1 << F_SWAP | 1 << F_RETURN
ITEM_FRAMES: Final = 1 << F_ITEMS | 1 << F_DISCARD | 1 << F_STEAL_ITEM | 1 << F_PLAYED
OWN_DICE_FRAMES: Final = 1 << F_REROLL | 1 << F_SET | 1 << F_SHIFT | 1 << F_FLIP | 1 << F_RECOVER | 1 << F_MODIFY
RIVAL_DICE_FRAMES: Final = 1 << F_REROLL_OPPONENT | 1 << F_EXCHANGE_VALUES
DICE_FRAMES: Final = OWN_DICE_FRAMES | RIVAL_DICE_FRAMES


def check_frames() -> None:
    """Every kind of frame belongs to one chapter."""
    chapters = [
        MESS_FRAMES,
        ORDER_FRAMES,
        PLACING_FRAMES,
        TRACK_FRAMES,
        REQUEST_FRAMES,
        PROGRAM_FRAMES,
        INGREDIENT_FRAMES,
        ITEM_FRAMES,
        DICE_FRAMES,
    ]
    for kind in range(1, FRAME_KINDS):
        if len([frames for frames in chapters if frames >> kind & 1]) != 1:
            raise AssertionError(f"frames of kind {kind} must belong to one chapter")


check_frames()
