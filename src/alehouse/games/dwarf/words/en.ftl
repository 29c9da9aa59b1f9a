# DWARF: cards, goods, phases, prompts, options, log and reasons.

game-blurb = Dig, forge and fight under the mountain: nine cards to work on, and every round some change.

# Cards

card-iron_seam = Iron Seam
card-gold_seam = Gold Seam
card-alloy_steel = Alloy Steel
card-forge_sword = Forge Sword
card-forge_mace = Forge Mace
card-forge_diadem = Forge Diadem
card-forge_helm = Forge Helm
card-forge_axe = Forge Axe
card-forge_crown = Forge Crown
card-forge_dagger = Forge Dagger
card-forge_armour = Forge Armour
card-orc_raiders = Orc Raiders
card-knockers = Knockers
card-dragon = Dragon
card-great_dragon = Great Dragon
card-sidhe = Sidhe
card-get_help = Get Help
card-muster_an_army = Muster an Army
card-hold_a_council = Hold a Council
card-sell_an_item = Sell an Item
card-past_glories = Past Glories
card-special_order = Special Order
card-turn_back = Turn Back
card-apprentice = Apprentice
card-collapse_the_shafts = Collapse the Shafts
card-run_amok = Run Amok

# Goods

goods-iron =
    { $count ->
       *[other] iron
    }
goods-steel =
    { $count ->
       *[other] steel
    }
goods-gold =
    { $count ->
       *[other] gold
    }
goods-item =
    { $count ->
        [one] item
       *[other] items
    }
goods-medal =
    { $count ->
        [one] medal
       *[other] medals
    }

# Phases and steps

phase-mining = Mining
phase-first = Selection
phase-second = Selection
phase-get_help = Get Help
phase-defend = Defend
phase-mine = Mine
phase-forge = Forge
phase-over = Game over

# Printed opponents

automa-eldhusfifl = Eldhúsfífl
automa-andvettr = Andvéttr
automa-andvettr_fadir = Andvéttr faðir

# Options

option-opponent = Opponent
option-opponent-help = Eldhúsfífl is the easy one; Andvéttr forges twice and wins with 12 medals; his father never wastes a worker.
option-opponent-eldhusfifl = Eldhúsfífl
option-opponent-andvettr = Andvéttr
option-opponent-andvettr_fadir = Andvéttr faðir
option-mountain = Mountain
option-mountain-help = Graded: the two-lantern cards come before the three-lantern ones, which leaves less to chance.
option-mountain-shuffled = Shuffled
option-mountain-graded = Graded
option-same_position_rule = Same position twice
option-same_position_rule-help = What happens when the second card of a round belongs where the first one lies.
option-same_position_rule-discard = Discard it
option-same_position_rule-cover = Cover the first
option-special_pairing = Special cards’ backs
option-special_pairing-help = Which Mine side belongs to which special side is not known for certain: two readings.
option-special_pairing-same_cell = As on the sheet
option-special_pairing-long_edge_duplex = Mirrored
option-first_player = First player
option-first_player-help = Who holds the first player marker in round one.
option-first_player-random = Random
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
option-first_player-5 = Player 5

# Prompts: the question, and what is good to know. A decision’s name stands inside a sentence (why-not-now).

prompt-first = Place a worker or take a special action
decision-first = the first turn
prompt-first-detail = First turn. A special action costs both your workers, or medals and one worker.
prompt-first-last = First turn. You are last, so your second turn follows at once.
prompt-first-no-special = First turn. You have taken all the special actions there are against this opponent.
prompt-second = Place your second worker, or pass
decision-second = the second turn
prompt-second-detail = Second turn. A worker you keep back does nothing this round.
prompt-extra = Place a helper, or decline
decision-extra = the placing of helpers
prompt-extra-detail = Get Help brings up to two extra workers, one after the other.
prompt-early-help = Your helpers come early: place one, or decline
decision-early-help = the placing of helpers
prompt-give = { $card }: how much { $good } do you give? { $left } still to give
decision-give = the choice of what to give
prompt-receive = { $card }: how much { $good } do you take? { $left } still to take
decision-receive = the choice of what to take
prompt-glories = Past Glories: choose a buried card to come back on top
decision-glories = the choice of a buried card
prompt-turn-back = Turn Back: choose the location that loses its top card and gets your worker
decision-turn-back = the choice of a location to turn back
prompt-apprentice = Apprentice: choose the opponent your worker goes to
decision-apprentice = the choice of a master
prompt-mine-order = Which of your two mine locations comes first?
decision-mine-order = the order of mining
prompt-forge-order = Which of your two forges comes first?
decision-forge-order = the order of forging
prompt-first-player = Who begins?
decision-first-player = the choice of the first player
prompt-turn-special = Which special card lies on top of the pile now?
decision-turn-special = the turning of a special card
prompt-draw = Which card comes from the Mountain?
decision-draw = the draw from the Mountain
prompt-shuffle = Run Amok: which card comes next in the shuffled stack, from the bottom up?
decision-shuffle = the shuffling of the stacks

# Options of a decision

choice-place = Worker to { $card } ({ $location })
choice-pass = Pass
choice-decline = No helper now
choice-special-workers = { $card } for both workers
choice-special-medals = { $card } for { $medals } medals and one worker
choice-raise = Raise { $card } on { $location }
choice-turn-back = Turn back { $card } on { $location }
choice-join = Join the worker on { $card } ({ $location })
choice-resolve = { $card } ({ $location }) first
choice-first = { $first } begins
choice-turn = { $card }
choice-draw = { $card } on { $location }, { $lanterns } lanterns
choice-shuffle = { $card } on { $location }
choice-amount = { $amount } { $good }

# Log. The player’s name stands before a line; lines without a player are about the table.

log-head-round = Round { $round }
log-first-player = begins
log-pile = Special pile: { $card } on top
log-draw = { $card } comes to { $location }
log-discard = { $card } would come to { $location } again: discarded
log-place = worker to { $card } ({ $location })
log-pass = passes
log-special-workers = { $card }, for both workers
log-special-medals = { $card }, for medals and a worker
log-bot-medals = medals for your special action
log-bot-stays = finds nothing of use: a worker stays at home
log-no-effect = { $card }: nothing can be done
log-muster = the army stands at every gate this round
log-council = the council sends top cards back into the Mountain
log-collapse = shafts collapse: every top card goes under its stack
log-amok = runs amok: every stack is shuffled
log-exchange = { $card }
log-give = gives for { $card }
log-receive = takes for { $card }
log-raise = { $card } ({ $location }) is on top again
log-turn-back = { $card } ({ $location }) goes back into the Mountain
log-land = The special card becomes { $card } on { $location }
log-early = resolves { $card } ({ $location }) before it is covered
log-help = helper to { $card } ({ $location })
log-help-declined = wants no helper
log-help-lost = a helper finds no free place
log-marker = is first player now, after { $from }
log-resolve = { $card } ({ $location })
log-cannot-pay = cannot pay for { $card } ({ $location })
log-raid = { $card } ({ $location }): nobody mines this round
log-attack = { $card } ({ $location }) strikes
log-army = The army holds off { $card } ({ $location })

# Why not

why-over = The game is over.
why-unknown = There is no such action: { $action }.
why-fate = Cards are drawn by fate, not by a player.
why-fate-first = Not yet: first comes { $decision }.
why-not-there = That is not among what can come now.
why-not-now = Not now: this is { $decision }.
why-no-pass = In the first turn you must place a worker or take a special action.
why-must-choose = The card’s effect is possible, so it must be carried out: choose.
why-must-order = An action that can be paid for is carried out: choose which comes first.
why-special-under-way = The special card must be finished first; one special action a round is all there is.
why-special-late = Special actions are possible in the first turn only.
why-no-extra-special = Not now: only regular workers in their first turn can take a special action.
why-special-limit =
    { $count ->
        [one] Against this opponent one special action is all there is.
       *[other] Against this opponent { $count } special actions are all there are, and you have taken them.
    }
why-pile-empty = This pile is empty.
why-medals = You need { $medals } medals for that and have { $owned }.
why-amount = Only { $low } to { $high } are possible here.
why-not-buried = Only a card that lies buried in a stack can be raised.
why-one-mine = There is only one Mine at this table.
why-occupied = A worker stands on { $location } already.
why-one-card = Location { $location } has too few cards: one must stay.
why-no-opponent = No opponent has a worker on { $location }.
why-order = Choose one of the two locations where your workers stand.

# How it ended

end-items = Somebody owns four items at the end of the round.
end-mountain = A card had to be drawn and the Mountain is empty.
end-medals = Enough medals: an instant victory.
