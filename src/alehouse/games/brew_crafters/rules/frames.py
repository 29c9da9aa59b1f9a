"""What has been begun and must be finished first: the kinds of frames on a table's stack, and what each holds.

A frame is its kind, the seat that it concerns, and up to four numbers. Each number has a name beside its kind, by which
`top` and `set_top` are asked: `table.top(BREW_RECIPE)`.
"""

from typing import Final

from alehouse.core.vocabulary import check_numbers

KIND: Final = 0
WHO: Final = 1  # the seat that a frame concerns
FIRST_NUMBER: Final = 2  # where its numbers begin

# Goods that come (BC-5.31).
F_RECEIVE: Final = 1  # a receipt, see `coming`
RECEIVE_STAGE: Final = 2  # how far it has come
RECEIVE_OWED: Final = 3  # kinds of choice that are owed: basic, special, any
F_EFFECT: Final = 2  # an effect gives something
EFFECT_NUMBER: Final = 2
EFFECT_TIMES: Final = 3

# Things of the market (section 6.1, section 8).
F_HIRE: Final = 3  # a skilled worker is chosen
FREE: Final = 2  # a free hire or installation: it may be declined (D22)
F_PARTNER: Final = 4  # a partnership is chosen
F_LINE: Final = 5  # a line of the Commodities Exchange
LINE_NUMBER: Final = 2  # NONE before it is chosen
LINE_GIVEN: Final = 3  # special ingredients given so far
F_AGENCY: Final = 6  # the Job Agency
AGENCY_DRAWS: Final = 2  # cards still to be drawn
F_PLANT_COMMON: Final = 7  # something for the Community Farm is chosen

# Brewery actions (sections 6.2 to 6.7).
F_ACTION: Final = 8  # Process Beer and/or Collaborate
F_BREW_STEP: Final = 9  # tanks are filled
F_BREW: Final = 10  # a batch is paid
BREW_RECIPE: Final = 2
BREW_TANK: Final = 3
BREW_REDUCED: Final = 4  # the kind that is reduced by choice, as `brewing` counts it
BREW_REPLACED: Final = 5  # the substitution, likewise
F_SECTION: Final = 11  # a section is paid
SECTION_NUMBER: Final = 2  # NONE before it is chosen
SECTION_LEFT: Final = 3  # cubes of choice still to be given
F_RESEARCH: Final = 12  # steps of research
RESEARCH_STEPS: Final = 2  # still to be taken
F_INSTALL: Final = 13  # a tile is chosen: FREE as well
F_SECRET: Final = 14  # a secret recipe is chosen

# Seasons (sections 5.1 and 5.5).
F_BENEFITS: Final = 15  # benefits at the start of a season
BENEFITS_STEP: Final = 2  # of the season, or of a Winter
BENEFITS_TAKEN: Final = 3  # those that are done, as a set
F_PLOTS: Final = 16  # plots of the own farm are planted
PLOTS_DONE: Final = 2  # how many of them

FRAMES: Final = {
    "receive": F_RECEIVE,
    "effect": F_EFFECT,
    "hire": F_HIRE,
    "partner": F_PARTNER,
    "line": F_LINE,
    "agency": F_AGENCY,
    "plant_common": F_PLANT_COMMON,
    "action": F_ACTION,
    "brew_step": F_BREW_STEP,
    "brew": F_BREW,
    "section": F_SECTION,
    "research": F_RESEARCH,
    "install": F_INSTALL,
    "secret": F_SECRET,
    "benefits": F_BENEFITS,
    "plots": F_PLOTS,
}
check_numbers("frame", FRAMES, first=1)
