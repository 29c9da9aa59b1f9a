"""What has been begun and must be finished first: the kinds of frames on a table's stack.

A frame is its kind, the seat that it concerns, and up to four numbers, which the comments name in their order.
"""

from typing import Final

# Goods that come (BC-5.31).
F_RECEIVE: Final = 1  # a receipt, see `coming`: how far it has come, kinds of choice that are owed
F_EFFECT: Final = 2  # an effect gives something: which, how often

# Things of the market (section 6.1, section 8).
F_HIRE: Final = 3  # a skilled worker is chosen: whether that may be declined
F_PARTNER: Final = 4  # a partnership is chosen
F_LINE: Final = 5  # a line of the Commodities Exchange: which, kinds given
F_AGENCY: Final = 6  # the Job Agency: how many cards are still to be drawn
F_PLANT_COMMON: Final = 7  # something for the Community Farm is chosen

# Brewery actions (sections 6.2 to 6.7).
F_ACTION: Final = 8  # Process Beer and/or Collaborate: what comes first
F_BREW_STEP: Final = 9  # tanks are filled
F_BREW: Final = 10  # a batch is paid: recipe, tank, the kind reduced by choice + 1, the substitution + 1
F_SECTION: Final = 11  # a section is paid: which, cubes still to be given
F_RESEARCH: Final = 12  # steps of research: how many
F_INSTALL: Final = 13  # a tile is chosen: whether that may be declined
F_SECRET: Final = 14  # a secret recipe is chosen

# Seasons (sections 5.1 and 5.5).
F_BENEFITS: Final = 15  # benefits at the start of a season: which step, which are done
F_PLOTS: Final = 16  # plots of the own farm are planted: how many are done
