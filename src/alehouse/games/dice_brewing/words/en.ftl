# Dice Brewing: what is said at its table.

## Names

goods-coins = { $count ->
    [one] coin
   *[other] coins
 }
goods-xp = XP
goods-seeds = { $count ->
    [one] seed
   *[other] seeds
 }
goods-points = { $count ->
    [one] point
   *[other] points
 }
colour-yellow = pale malt
colour-black = dark malt
colour-green = hops
colour-blue = skill
seed = seed
season-winter = winter
season-summer = summer
building-malt_house = Malt House
building-hops_plantation = Hops Plantation
building-school = School of Skills
building-seed_department = Department of Seed
space-malt_seed = Grow pale malt
space-malt_roast = Roast pale malt
space-malt_raise = Raise malt
space-hops_seed = Grow hops
space-hops_raise = Raise hops
space-school_reroll = Reroll
space-school_swap = Swap with supply
space-school_skill = New skill
space-dept_green_seed = Hops for seed
space-dept_black_seeds = Dark malt for seeds
space-dept_coins = Sell a die
# the same where the badges of those who have used it leave little room
space-brief-malt_seed = Pale malt
space-brief-hops_seed = Hops
space-brief-school_swap = Swap
space-brief-school_skill = Skill
space-brief-dept_green_seed = Trade hops
space-brief-dept_black_seeds = Trade malt
space-brief-dept_coins = Sell
ingredient-fruit = Fruit
ingredient-spices = Spices
ingredient-special_malt = Special malt
ingredient-honey = Honey
ingredient-special_hops = Special hops
token-withdraw_die = Withdraw a die
token-block_building = Block a building
token-block_protect_die = Block / protect a die
token-block_recipe = Block a recipe
token-raise_value = Raise a value
token-reroll_die = Reroll a die
style-lager = Lager
style-pilsner = Pilsner
style-wheat = Wheat Beer
style-pale_ale = Pale Ale
style-bock = Bock
style-abbey_ale = Abbey Ale
style-porter = Porter
style-stout = Stout
style-experimental = Experimental
level-basic = basic
level-intermediate = intermediate
level-expert = expert
level-experimental = experimental
recipe-cheap_lager = Cheap Lager
recipe-mass_lager = Mass Lager
recipe-cellar_aged_lager = Cellar-Aged Lager
recipe-sladek_pilsner = Sladek Pilsner
recipe-village_pilsner = Village Pilsner
recipe-royal_pilsner = Royal Pilsner
recipe-cloudy_wheat = Cloudy Wheat
recipe-orchard_wheat = Orchard Wheat
recipe-imperial_wheat = Imperial Wheat
recipe-garden_pale_ale = Garden Pale Ale
recipe-bitter_pale_ale = Bitter Pale Ale
recipe-double_india_pale_ale = Double India Pale Ale
recipe-young_bock = Young Bock
recipe-monastery_bock = Monastery Bock
recipe-iced_doppelbock = Iced Doppelbock
recipe-abbey_single = Abbey Single
recipe-abbey_dubbel = Abbey Dubbel
recipe-abbey_tripel = Abbey Tripel
recipe-harbour_porter = Harbour Porter
recipe-smoked_porter = Smoked Porter
recipe-baltic_porter = Baltic Porter
recipe-dry_stout = Dry Stout
recipe-oatmeal_stout = Oatmeal Stout
recipe-strong_roasted_stout = Strong Roasted Stout
recipe-experimental_lager = Experimental Lager
recipe-experimental_pilsner = Experimental Pilsner
recipe-experimental_wheat = Experimental Wheat
recipe-experimental_ale = Experimental Ale
recipe-experimental_porter = Experimental Porter
recipe-experimental_stout = Experimental Stout
phase-round_start = Start of the round
phase-roll = Roll
phase-place = Roll and place
phase-purchase = Purchase
phase-brewing_start = Before brewing
phase-brew = Brew
phase-tidy = Tidy
phase-over = Game over

game-blurb = Grow malt and hops, roll your dice high, and brew the recipes before the others do.

die-yellow-0 = pale malt, not rolled
die-yellow-1 = pale malt 1
die-yellow-2 = pale malt 2
die-yellow-3 = pale malt 3
die-yellow-4 = pale malt 4
die-yellow-5 = pale malt 5
die-yellow-6 = pale malt 6
die-black-0 = dark malt, not rolled
die-black-1 = dark malt 1
die-black-2 = dark malt 2
die-black-3 = dark malt 3
die-black-4 = dark malt 4
die-black-5 = dark malt 5
die-black-6 = dark malt 6
die-green-0 = hops, not rolled
die-green-1 = hops 1
die-green-2 = hops 2
die-green-3 = hops 3
die-green-4 = hops 4
die-green-5 = hops 5
die-green-6 = hops 6
die-blue-0 = skill, not rolled
die-blue-1 = skill 1
die-blue-2 = skill 2
die-blue-3 = skill 3
die-blue-4 = skill 4
die-blue-5 = skill 5
die-blue-6 = skill 6
skill-die = skill die
nothing = nothing
place-active-pool = Active Pool
place-warehouse = Warehouse
place-board = board
window-round_start = the start of the round
window-placement = the placement phase
window-purchase = the purchase phase
window-brewing_start = the start of the Brew phase

## Options

option-edition = Edition
option-edition-help = The two rulebooks differ in a few rules: seeds, the School’s third space, when a building is blocked, who plays tokens first, the colour of reward dice.
option-edition-pl-2 = Second edition
option-edition-it-1 = First edition
option-mode = Game
option-mode-help = In the advanced game all recipes are shuffled and action tokens lie face down.
option-mode-standard = Standard
option-mode-advanced = Advanced
option-unlucky_roll = Unlucky roll
option-unlucky_roll-help = Two or more ones in your roll count as coins when you buy.
option-unlucky_roll-off = Off
option-unlucky_roll-on = On

## Prompts

prompt-place = Take a die or a seed
prompt-place-first = Up to { $left ->
    [one] { $left } placement
   *[other] { $left } placements
}; storing dice is free. Passing is final for this round.
prompt-place-alone = All others have passed. You go on, turn by turn, until you pass too.
prompt-place-more = One more placement, or end your turn. Storing dice is free.
prompt-place-rest = Store dice, or end your turn
prompt-place-done = No placement left. You may store dice, then end your turn.
prompt-where = Where does { $item } go?
prompt-where-detail = To a lit space, or into your Warehouse to keep its value.
prompt-gained = A new die: { $item }. Where does it go?
prompt-reroll = Choose the dice to reroll
prompt-reroll-detail = As many as you like, all from your Active Pool or all from your Warehouse.
prompt-swap-colour = Which dice of the supply do you roll?
prompt-swap-detail = Then you choose one of the dice rolled, and which of yours you give for it.
prompt-swap-value = The supply is rolled. Which { $colour } do you want?
prompt-swap-die = Which of your { $colour } dice do you swap for the { $value }?
prompt-purchase = Buy, store, or end your turn
prompt-purchase-closed = The markets are still closed. Last chance this round to store dice: only stored dice can brew.
prompt-purchase-detail = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. { $buys ->
    [both] You may buy one special ingredient and one action token.
    [ingredient] You may buy one special ingredient.
    [token] You may buy one action token.
   *[none] You cannot buy anything more this round.
}{ $dice ->
    [0] {""}
   *[other] {" "}Only stored dice can brew.
}
prompt-discount = Lay a skill die on the Market to lower the price of { $ingredient }?
prompt-discount-detail = Full price { $price }; with the best of your lit dice { $low }.
prompt-window = Play an action token? (Now: { $window })
prompt-which = You hold several of “{ $token }”: which one do you play?
prompt-target = { $token }: choose the target
prompt-target-withdraw_die = A die in a Warehouse goes to its owner’s Active Pool.
prompt-target-block_building = That building gives its owner nothing more this round.
prompt-target-block_protect_die = An opponent’s die cannot be used this round; a die of your own cannot be changed.
prompt-target-block_recipe = Nobody can brew that recipe this round.
prompt-target-raise_value = The die counts 1 more until the round ends.
prompt-target-reroll_die = The die is rolled again, where it lies.
prompt-brew = Brew a recipe, or pass
prompt-enhance = { $recipe }: do you add an enhancement?
prompt-brew-dice = { $recipe }: choose a { $colour } die showing { $least } or more
prompt-brew-dice-detail = Die { $number } of { $count }. The lowest that will do: { $dice }. That would leave { $rest }.
prompt-reward-token = { $recipe }: choose an action token as reward
prompt-reward-colour = { $recipe }: choose the colour of your new die
prompt-first-player = Who begins?
prompt-roll = Roll a die: { $colour }
prompt-reveal = Which recipe is turned up next?

decision-place = placing dice and seeds
decision-where = choosing where the piece in hand goes
decision-gained = choosing where the new die goes
decision-reroll = choosing dice to reroll
decision-swap-colour = choosing which dice of the supply to roll
decision-swap-value = choosing a rolled die to take
decision-swap-die = choosing a die to give in return
decision-purchase = buying
decision-discount = lowering a price
decision-window = playing an action token or not
decision-which = choosing which token to play
decision-target = choosing the target of an action token
decision-brew = choosing a recipe to brew
decision-enhance = choosing an enhancement
decision-brew-dice = choosing dice to brew with
decision-reward-token = choosing an action token as reward
decision-reward-colour = choosing the colour of a reward die
decision-first-player = choosing who begins
decision-roll = rolling dice
decision-reveal = revealing the next recipe

## Choices

choice-take = Take { $die } ({ $where })
choice-take-to = { $space }: place { $die } ({ $where })
choice-store = Store { $die }
choice-die = { $die }
choice-target-die = { $die } of { $owner } ({ $where })
choice-discount = Lay { $die }: pay { $price }
choice-brew-die = { $die } (leaves { $rest })
choice-cheapest = The lowest that will do
choice-seed = Take a seed
choice-seed-to = Place a seed: { $space }
choice-space = { $space }
choice-speed-up = { $space }: speed it up with { $die } (needs { $least }+)
choice-add-to-set = { $space }: add { $die }
choice-to-warehouse = Warehouse
choice-to-active-pool = Active Pool
choice-pass = Pass for this round
choice-brew-pass = Pass
choice-end-turn = End turn
choice-full-price = Full price: pay { $price }
choice-roll = Roll them
choice-decline = No token now
choice-decline-round = Not this round
choice-decline-phase = No token for the rest of the phase
choice-decline-placement = No token until Purchase
choice-decline-purchase = No token until Brewing
choice-no-swap = Keep my dice
choice-plain = Without enhancement
choice-add = { $with }{ $least ->
    [0] {""}
   *[other] {" "}{ $least }+
}: { $coins ->
    [0] +{ $xp } XP
   *[other] { $xp ->
        [0] +{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }
       *[other] +{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }, +{ $xp } XP
    }
}
choice-slot = Your token { $number }
choice-slot-bought = Play { $token }, bought for { $price }
choice-slot-reward = Play { $token }, won as a reward
choice-token = Play { $token }
choice-take-kind = { $token }
choice-buy = Buy { $ingredient } ({ $price })
choice-buy-token = Buy { $token } ({ $price })
choice-colour = { $colour }
choice-value = { $value }
choice-building = { $building } of { $owner }
choice-brew = Brew { $recipe }
choice-bar = Block { $recipe }
choice-reveal = { $recipe }
choice-first = { $first }
choice-rolled = { $value }

## Log

log-head-round = Round { $round } · { $season }
log-first-player = begins
log-reveal = New recipe: { $recipe }
log-summer = takes a summer seed
log-summer-all = Everybody takes a summer seed
log-roll = rolls { $dice }
log-rerolled = now has { $dice }
log-store = stores { $die }
log-place = places { $item } on { $space }
log-add = adds { $item } to { $space }
log-closed = can no longer use { $space } this round
log-speed = speeds up { $space } with { $die }
log-raised = raises a die: { $die }
log-gained = gains { $die } ({ $where })
log-reroll = rerolls { $dice }
log-swap = swaps { $old } for { $new }
log-no-swap = rolls the { $colour } of the supply and swaps nothing
log-pass = passes
log-luck = { $coins ->
    [one] counts unlucky dice as { $coins } coin
   *[other] counts unlucky dice as { $coins } coins
 }
log-discount = lays { $die } on the Market
log-buy = buys { $ingredient } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
log-buy-token = buys { $token } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
log-buy-token-hidden = buys an action token for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
log-withdraw = withdraws { $die } of { $owner }
log-block-building = blocks { $building } of { $owner }
log-block-die = blocks { $die } of { $owner }
log-protect-die = protects { $die }
log-block-recipe = blocks { $recipe }
log-raise = raises { $die } of { $owner } by 1
log-reroll-die = has { $die } of { $owner } rerolled
log-brew = brews { $recipe } from { $dice }
log-brew-with = brews { $recipe } with { $with } from { $dice }
log-cannot-brew = cannot brew
log-brew-pass = passes
log-reward-token = takes { $token } as reward
log-reward-token-hidden = takes an action token as reward
log-token-lost = gets no action token as reward: none is left
log-reward-die = takes a new die: { $colour }
log-die-lost = gets no reward die: the supply has none
log-tidy-cancelled = gets nothing from { $space }; what lay there comes back
log-tidy-sell = sells { $die }
log-tidy-seeds = gives { $die } for seeds
log-tidy-undone = gets no seed: none is left, and the die comes back from { $space }
log-tidy-die = gains a die: { $colour }
log-tidy-late = gains a die that came back: { $colour }
log-tidy-lost = gets no { $colour }: none is left in the supply

## Why not

why-over = The game is over.
why-fate = Dice and cards decide that, not the players.
why-fate-first = Not yet: first comes { $decision }.
why-not-now = Not now: this step is { $decision }.
why-take-first = First take a die or a seed in hand.
why-brew-or-pass = Brew a recipe or pass.
why-end-purchase = In the purchase phase you end your turn instead of passing.
why-no-tokens-in-brew = Action tokens cannot be played while people brew, only at the start of the Brew phase.
why-no-store-in-brew = Dice cannot be stored while people brew.
why-buy-later = You can buy only in your turn of the purchase phase.
why-brew-under-way = Finish the brew under way first.
why-brew-later = Recipes are brewed in the Brew phase, from dice in your Warehouse.
why-twin = An equal die lies there; choose { $die } instead.
why-not-yours = That die is not yours to use.
why-die-placed = That die has been used and stays there until Tidy.
why-stored = That die is in your Warehouse already and stays there until it is used.
why-seed-placed = A seed in hand goes on a space; undo puts it back.
why-keep-place = It lies in your Active Pool already.
why-placements = { $count ->
    [one] You may make one placement in a turn.
   *[other] You may make { $count } placements in a turn, no more.
 }
why-die-blocked = { $die } is blocked until the round ends.
why-no-space = No space takes { $die } now.
why-chosen = { $die } is chosen already.
why-die-token = { $die } carries a token and cannot be chosen.
why-one-zone = Reroll dice from one place: all from your Active Pool, or all from your Warehouse.
why-swap-colour = Only { $colour } can be swapped now.
why-discount-blue = Only a skill die lowers a price, not { $die }.
why-discount-low = With { $die } the price of { $ingredient } is no lower, or still more than you have.
why-brew-warehouse = You can brew only with dice in your Warehouse, and { $die } is not there.
why-brew-die = A { $colour } die showing { $least } or more is needed now, not { $die }.
why-brew-order = With { $die } here the other dice would not fulfil the recipe, or the same set is already on offer.
why-locked = { $space } opens in round { $round }.
why-building-blocked = That building is blocked for you this round.
why-closed = { $space } is closed: { $count } { $count ->
    [one] player has
   *[other] players have
} used it this round, and that is the limit.
why-space-done = You have used { $space } this round; it gives nothing more.
why-set-complete = The set on { $space } is complete.
why-no-speed = { $space } cannot be sped up.
why-speed-blue = You use { $space } already. A skill die of { $least } or more would speed it up.
why-speed-low = To speed up { $space } a skill die of { $least } or more is needed.
why-speed-supply = The supply does not have what { $space } gives; wait for Tidy.
why-seed-only = { $space } takes a seed.
why-no-seed-here = { $space } takes a die, not a seed.
why-protected = { $die } is protected: nobody can change or withdraw it this round.
why-nothing-to-reroll = You have no other die to reroll.
why-nothing-to-swap = There is nothing to swap, among your dice or in the supply.
why-nothing-to-swap-of = There is nothing to swap of { $colour }.
why-colour = { $space } does not take { $die }.
why-set-first = { $space } begins with a skill die; once one lies there, { $die } can join it.
why-too-high = { $space } takes a die up to { $most }, not { $die }.
why-too-low = { $space } takes a die of { $least } or more, not { $die }.
why-no-slot = You have no such token.
why-last-window = There will be no other pause like this for tokens: choose “No token now”.
why-which-token = You have several “{ $token }” that the others can tell apart: choose which one you play.
why-token-alike = Your “{ $token }” tokens are all alike: just choose the kind.
why-no-token = You have no action token “{ $token }”.
why-no-target = There is nothing to play { $token } on.
why-token-later = { $token } can be played only at { $window }.
why-target-kind = { $token } cannot be played on that.
why-target-supply = Dice in the supply cannot be chosen.
why-target-zone = { $token } cannot reach { $die } where it lies.
why-target-round-start = Before the roll only dice in a Warehouse can be chosen.
why-one-token = { $die } carries a token already.
why-target-value = Only dice up to { $most } can be chosen, not { $die }.
why-nobody-there = Nobody sits there.
why-own-building = Only an opponent’s building can be blocked.
why-already-blocked = { $building } is blocked already.
why-building-closed = { $building } opens in round { $round }.
why-building-idle = Blocking it would change nothing: that building gives nothing more this round.
why-not-displayed = { $recipe } is not in the display.
why-recipe-blocked = { $recipe } is blocked this round.
why-dice-missing = Your Warehouse lacks dice for { $recipe }.
why-no-pass = You have placed something: end your turn instead.
why-no-end = You have placed nothing: pass instead, for the rest of this round.
why-no-seeds = You have no seed.
why-no-seed-space = No space takes a seed from you now.
why-market-closed = The Market opens in round { $round }.
why-black-market-closed = The Black Market opens in round { $round }.
why-bought = You have already bought a special ingredient this round.
why-token-bought = You have already bought an action token this round.
why-sold-out = { $name }: none is left.
why-expensive = That costs { $price }, more than you have.
why-choose-first = Choose at least one die first.
why-not-on-card = { $recipe } has no enhancement with { $name }.
why-not-owned = You have no { $name }.
why-skill-low = You have no spare skill die of { $least } or more in your Warehouse.
why-not-rolled = No die of the supply shows { $value }.
why-supply-empty = The supply has no { $colour } left.

## The end

end-recipes = Enough recipes have been brewed.
end-rounds = The last round has been played.

## The middle of the table

scene-supply = Supply
scene-left = { $what }: { $count } left in the supply
scene-rolled = The supply, rolled
scene-in-supply = in the supply
scene-brewed = { $brewed } of { $end } recipes brewed by all
scene-xp-track = Experience
scene-xp-of = { $name }: { $xp } XP
scene-market = Market
scene-black-market = Black Market
scene-short-fruit = Fruit
scene-short-spices = Spices
scene-short-special_malt = Malt
scene-short-honey = Honey
scene-short-special_hops = Hops
scene-about = About: { $what }
scene-stock = { $what }, { $price }: { $state }
scene-left-here = { $left } left
scene-available = available
scene-sold-out = sold out
scene-opens = Opens in round { $round }
scene-on-market = on the Market, laid by { $name }

## Recipes

scene-recipe = { $recipe }. { $about }
scene-open-recipe = Read the card
scene-deck = { $count ->
    [0] No recipe is left in the deck
    [one] 1 recipe in the deck
   *[other] { $count } recipes in the deck
 }

## What unfolds

scene-deck-order = In no order: which comes next is decided when it is turned.
scene-brewed-by = { $count ->
    [0] { $name } has brewed nothing yet
    [one] { $name } has brewed 1 recipe
   *[other] { $name } has brewed { $count } recipes
 }
scene-score = Final score as things stand: { $points }.
scene-ingredient-for = Can enhance now: { $recipes }.
scene-capacity = { $capacity ->
    [one] Only 1 of { $players } players can use it in a round, and only once.
   *[other] { $capacity } of { $players } players can use it in a round, each of them once.
 }

## Player boards and the line of time

board-round = Round { $round }
board-phase-place = Roll, place
board-phase-purchase = Purchase
board-phase-brew = Brew
board-phase-tidy = Tidy
board-short-place = Place
board-short-purchase = Buy
board-short-brew = Brew
board-short-tidy = Tidy
board-placement = Placement { $number } of { $allowed }
board-placements-made = All placements made
board-window = Action tokens?
board-window-label = Asked for action tokens, in this order: { $names }
board-count-of = { $number } of { $all }
board-brewed = brewed
board-brewed-of = { $brewed } of { $end } recipes brewed
board-brewed-short = { $brewed }/{ $end }
board-you = { $name }, you
board-tab-brewery = Brewery
board-tab-recipes = Recipes
board-tab-markets = Markets
board-short-malt_house = Malt
board-short-hops_plantation = Hops
board-short-school = School
board-short-seed_department = Seed
board-state-own = your brewery
board-state-thinking = is thinking
board-state-asked = may be asked
board-state-passed = has passed
board-state-next = next
board-state-quiet = no tokens for now
board-state-points = { $points } { $points ->
    [one] point
   *[other] points
 }
board-place = { $name }: place { $place }
board-priority = { $name } goes first; the token shows { $season }
board-player = { $name }: { $xp } XP, coins: { $coins }, recipes brewed: { $brewed }, dice in the Active Pool: { $pool }, dice in the Warehouse: { $warehouse }{ $state }
board-open = open
board-opens = from round { $round }
board-blocked = blocked
board-building = { $building } of { $name }: { $state }
board-space = { $space }, { $name }: { $state }
board-empty = free
board-done = done
board-closed = closed, { $used } of { $capacity }
board-total = { $total } of { $wanted }
board-total-short = { $total }/{ $wanted }
board-any-dice = any dice
board-of-supply = from supply
board-or-sum = or sum of { $total }+
board-pool = Active Pool
board-pool-rolled = rolled this round
board-pool-unrolled = not yet rolled
board-pool-label = Active Pool of { $name }: { $dice }
board-warehouse = Warehouse
board-warehouse-label = Warehouse of { $name }: { $things }
board-store = store
board-in-pool = Active Pool of { $name }
board-in-warehouse = Warehouse of { $name }
board-on-space = { $space }, { $name }
board-die = { $colour }{ $value ->
    [0] { " " }(not rolled)
   *[other] { " " }{ $value }
 }, { $where }{ $state ->
    [held] , in hand
    [blocked] , blocked
    [protected] , protected
    [raised] , raised until the round ends
   *[none] { "" }
 }
board-seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
 } of { $name }
board-ingredient = { $kind } of { $name }: { $count }
board-token = Action token of { $name }: { $kind }
board-hidden = face down
board-put-back = Put it back: { $what }

## The table as text

text-round = Round { $round }
text-progress = { $brewed } of { $end } brewed · deck { $deck }
text-window = Action tokens ({ $window }). Yet to answer:
text-recipes = Recipes
text-markets = Markets
text-market = Market
text-black-market = Black Market
text-sold-out = sold out
text-players = Players
text-own-board = Your board
text-supply = Supply
text-rolled = rolled
text-pool = Active Pool
text-warehouse = Warehouse
text-holds = Holds
text-board = Board
text-brewed = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
 }
text-luck = { $coins ->
    [one] +{ $coins } coin from unlucky dice
   *[other] +{ $coins } coins from unlucky dice
 }
text-priority = priority
text-passed = passed
text-quiet = no tokens for now
text-hidden-token = { $price ->
    [0] face-down token (reward)
   *[other] face-down token (paid { $price })
 }
text-opens = opens in round { $round }
text-blocked = blocked this round
text-closed = closed
text-full = closed: all others have used it
text-done = (done)
text-incomplete = ({ $total } of { $wanted })
text-cancelled = (blocked: gives nothing)
board-legend =
    Dice stand under their colour, the highest first: “4×2” are two fours, “?” is not rolled yet, “›4‹” is in hand or chosen. ↑ is raised until the end of the round, ⊘ blocked, ◈ protected; “1!” is an unlucky one.
    A recipe shows the least values it needs, with ✓ for what your Warehouse has, its reward after the arrow, and below what it can be enhanced with. ○ is reconstructed, ◐ partly: the printed one is not known to us.
    A space shows what it takes or what lies there, what it gives, the least skill die that speeds it up (»3+), and who has used it.
    Names of options: die:yellow-3, seed, space:malt_roast, to:warehouse, token:reroll_die, buy:honey, recipe:dry_stout, pass, end_turn. A closer look: recipe dry stout, space malt roast, ingredient honey, token reroll die, player 2, deck, building school, phase tidy, die black, thing warehouse (or pool, supply, seed, market, black market, barrel, xp, season).

text-where = { $building }, from round { $round } on.
text-named-by = Recipes on display that it can enhance: { $recipes }.
text-deck = { $count ->
    [0] The deck is empty
    [one] One recipe may still come
   *[other] { $count } recipes may still come, in no order
 }
text-nothing-there = There is nothing to look at called “{ $what }”. Look at: { $kinds }.

## What spaces, recipes and tokens do, in words

about-source-rulebook = As in the rulebook.
about-source-web = As published.
about-source-partly = Partly reconstructed; the rest is as in the rulebook.
about-source-reconstructed = Reconstructed: the printed one is not known to us.
about-die = 1 { $colour } die
about-any-die = 1 die of any colour
about-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
 }
about-or-set = { $die } or a set of { $total }+
about-short-reroll_zone = reroll dice
about-short-swap_with_supply = swap a die
about-takes = You place { $what } here.
about-a-seed = a seed
about-a-die = { $bounds ->
    [any] a { $colours } die
    [least] a { $colours } die of { $low } or more
   *[between] a { $colours } die of { $low } to { $high }
 }
about-set = Or you place a set: a skill die of any value first, then dice of any colour, in later turns too, until they show { $total } or more in all.
about-raise = In Tidy its value rises by { $by } and it goes to your Warehouse.
about-reroll_zone = At once choose any dice of your Active Pool, or any of your Warehouse, and reroll them. In Tidy the skill die comes back to your Active Pool.
about-swap_with_supply = At once choose { $colours }: all dice of that colour in the supply are rolled, and you may swap one of them for a die of your own. In Tidy the skill die comes back to your Active Pool.
about-exchange = In Tidy it goes to the supply, and you get { $gain }.
about-return = In Tidy what lies here comes back to your Active Pool, and you get { $gain } besides.
about-for = { $gain } for { $colour }
about-speed = A skill die of { $least } or more, placed on top, makes this happen at once. That is a placement too, and the skill die comes back in Tidy.
about-kind = { $style }, { $level }
about-needs = It needs in your Warehouse: { $dice }.
about-reward = It brings { $gain }, besides the { $xp } of every brew.
about-enhancements = You may add one of these for its bonus: { $ways }.
about-enhancement = { $with } ({ $gain })
about-price = It costs { $price }.
about-cut = { $off } less with { $least }+
about-discount = A skill die laid on the Market makes it cheaper: { $cuts }. The die comes back in Tidy.
about-ingredient = Add it to a brew whose recipe shows it, for the bonus printed there: one enhancement a brew, never two. Then it goes back to the Market. Kept to the end it counts nothing.
about-when = It is played { $windows }.
about-when-round_start = at the start of the round
about-when-placement = while dice are placed
about-when-purchase = in the Purchase phase
about-when-brewing_start = right before brewing
about-in-active_pool = in an Active Pool
about-in-warehouse = in a Warehouse
about-in-board = on a board
about-move_to_owner_active_pool = A die { $zones }, anybody’s, goes back to its owner’s Active Pool.
about-block_building_until_round_end-round_start = An opponent cannot place anything in one building this round.
about-block_building_until_round_end-brewing_start = One building of an opponent gives nothing in Tidy; what lies there goes back.
about-block_if_opponent_protect_if_own = Put it under a die { $zones }. An opponent’s die cannot be used this round; nobody can change or withdraw a die of your own.
about-block_recipe_until_round_end = Nobody can brew one recipe of the display this round.
about-plus_one_until_round_end = A die { $zones } showing { $most } or less, anybody’s, counts 1 more until the end of the round.
about-reroll = A die { $zones }, anybody’s, is rolled again; it stays where it is.
about-recipe = Anybody may brew it in the Brew phase, and then a new card takes its place. Dice may show more than it asks. They are not lost: they go back to your Active Pool.

# What beginners miss about spaces and tokens
note-space-malt_seed = The seed is spent. The new die comes after brewing, so it serves the next round, unless you speed this up.
note-space-malt_roast = The value of the die does not matter: roast a low one. The new die is rolled afresh.
note-space-malt_raise = A 6 cannot rise. The raised die comes after brewing, too late for this round, unless you speed this up.
note-space-hops_seed = The seed is spent. The new die comes after brewing, so it serves the next round, unless you speed this up.
note-space-hops_raise = A 6 cannot rise. The raised die comes after brewing, too late for this round, unless you speed this up.
note-space-school_reroll = The dice stay where they are: those of the Warehouse need not be stored again. A good die that you choose may come out worse.
note-space-school_swap = You see the roll before you decide, and may keep your own die. One stored in the Warehouse is replaced there, ready to brew.
note-space-school_skill = Learn early: every new skill die helps in all later rounds, while at the end it is too late.
note-space-dept_green_seed = The die is gone, and its value does not matter: give a low one.
note-space-dept_black_seeds = The die is gone, and its value does not matter: give a low one.
note-space-dept_coins = The die you sell is gone, and its value does not matter. A skill die that only speeds this up comes back.
note-token-withdraw_die = Right before brewing it spoils a brew: the die cannot be stored again this round. Its owner keeps it.
note-token-block_building-round_start = It comes before the roll, so you buy it a round ahead. Their other buildings stay open.
note-token-block_building-brewing_start = What was sped up or has worked in the School is safe from it.
note-token-block_protect_die = A blocked die can still be stored, but does not brew. A die of your own that you protect can still brew.
note-token-block_recipe = It stops you as well. A recipe that is turned up later in the round cannot be blocked.
note-token-raise_value = The die drops back when the round ends, so use it for brewing this round.
note-token-reroll_die = It may come out better or worse: good for a low die of your own, or for a high one of somebody else’s.

## The end of the game

summary-round = Round { $round } · { $phase }
summary-over = { $round ->
    [one] Over after { $round } round
   *[other] Over after { $round } rounds
 }
outcome-winner = { $winner } is the master brewer
outcome-you = You are the master brewer
outcome-shared = { $winner } share the victory
outcome-place = Place
outcome-player = Player
outcome-total = Points
outcome-recipes = Recipes
outcome-counts = What counts: XP, 1 point for every { $coins }, { $dice }.
outcome-die = { $points } for each { $colour } die
outcome-most = { $players } has the most points, { $points }.
outcome-tied = { $players } have the same score, { $points }: a tie.
outcome-by-recipes = recipes brewed
outcome-by-coins = coins
outcome-breaks = The tie-breaker is { $what }: { $players } has the most, { $amount }.
outcome-still-tied = The tie-breaker is { $what }: { $players } are still level, with { $amount }.
outcome-draw = { $players } are level in everything and share the victory.

## What the lab measures

measure-rounds = Rounds
measure-brewed = Recipes brewed by all
measure-tokens = Action tokens taken by all
measure-by-rounds = Ended by the last round
uses-space = Spaces, per player and game
uses-token = Action tokens, per player and game
uses-ingredient = Ingredients, per player and game
uses-recipe = Recipes, per player and game
measure-score = Points
measure-xp = XP
measure-coins = Coins
measure-recipes = Recipes brewed
measure-dice = Dice

## A closer look: what a thing is, does and counts for, in sentences


## What icons stand for

thing-yellow = Pale malt: nearly every recipe asks for it. The Malt House grows it from seeds, raises its value, or roasts it into dark malt.
thing-black = Dark malt: the dark and strong beers ask for it. No seed grows into it: you roast it from pale malt in the Malt House, or win it with a recipe.
thing-green = Hops: nearly every recipe asks for them. The Hops Plantation grows them from seeds and raises their value.
thing-blue = Skill: no recipe asks for it, but it speeds spaces up, opens the School, lowers prices at the Market and enhances brews. A skill die that you use comes back to your Active Pool in Tidy; only one that you sell is gone.
thing-die = Dice in an Active Pool are rolled at the start of a round. Only dice in a Warehouse can brew, and there they keep their value: so store the good ones in your turns, at the latest when you buy.
thing-worth = At the end of the game each one counts { $points }.
thing-worthless = At the end of the game it counts nothing.
thing-seed = Seeds are placed in the Malt House or on the Hops Plantation and become dice in Tidy. Everybody takes one at the start of a summer round, and the Department of Seed gives some for dice. They count nothing at the end.
thing-sown = This seed becomes a die in Tidy, after brewing, and that die is rolled next round. If the space is sped up with a skill die, it comes at once and is rolled at once.
thing-pool = The Active Pool: all dice here are rolled at the start of a round. In your turns you place them on spaces or store them in the Warehouse. They cannot brew from here, and what is left is rolled again.
thing-warehouse = The Warehouse: dice here keep their value and are not rolled. Recipes are brewed from dice of the Warehouse alone. Seeds, ingredients and action tokens lie here too. It is never full, but a die that is stored stays until it is used or withdrawn.
thing-supply = Dice and seeds that belong to nobody yet. There are no more than the box holds: what is not here cannot be gained, and a seed that finds no die is wasted.
thing-rolled = All dice of one colour in the supply were rolled for a swap: one of them may be taken for a die of your own.
thing-barrel = When enough recipes have been brewed by all players together, the round is played to its end, and the game is over. Until that round ends everybody may go on brewing.
thing-market = Special ingredients are sold here, one to each player in a round. Look which ones the recipes on display can use. A skill die laid on the Market lowers most prices and comes back in Tidy. Used ingredients come back too.
thing-black-market = Action tokens are sold here, one to each player in a round; a skill die does not lower these prices. Each works once and then leaves the game.
thing-building-malt_house = The Malt House makes pale malt from seeds, roasts pale malt dark, and raises the value of malt.
thing-building-hops_plantation = The Hops Plantation grows hops from seeds and raises the value of hops.
thing-building-school = The School of Skills takes skill dice: it rerolls dice, swaps one with the supply, and teaches new skill. Its dice come back in Tidy, and none of its spaces can be sped up.
thing-building-seed_department = The Department of Seed gives coins or seeds for dice. The dice are gone for good, and their value does not matter: give low ones.
thing-building = What lies in a building stays there until Tidy, unless a skill die speeds it up. You can use each space once a round. A blocked building gives its owner nothing more this round.
thing-phase-place = All Active Pools are rolled. Then, turn by turn, everybody places a few dice or seeds, until all have passed. Storing dice is free. Ending a turn lets you come back; passing is final for this round.
thing-phase-purchase = In order, everybody may buy one special ingredient and one action token, and store dice for the last time this round: what is not stored cannot brew.
thing-phase-brew = Turn by turn everybody brews one recipe from the dice of the Warehouse, or passes, until all have passed in a row. A pass is not final here: you may brew again when your turn comes.
thing-phase-tidy = Everything that lies on the boards takes effect and is cleared away: values rise, seeds become dice, exchanges are made, skill dice come back. It comes after brewing, so all of this serves the next round.
thing-priority = Whoever holds this token acts first in every phase. After each round it goes to the next player and is turned over: winter, summer, winter…
thing-season = Winter and summer change with every round. At the start of a summer round everybody takes a seed, as long as the supply has any; winter brings none.
thing-meanwhile = How far this phase has come: which placement this is, who is asked for action tokens, or how many recipes have been brewed towards the end of the game.
thing-shut = This building is still closed; it opens in a later round.
thing-xp = Experience (XP) is won with every recipe brewed, and more of it with rewards and bonuses. At the end XP, coins and malt and hops dice are added up; the most points win.
thing-token = An action token is played once, at the moment that it names, and then leaves the game. It never works while people brew, and kept to the end it counts nothing. Face down, only its owner knows which one it is.
thing-block = This space is closed for the rest of the round: as many players as it has room for have used it. It opens again next round.
icon-any-die = die of any colour
icon-token = action token
icon-coin = coin
icon-speed = speed-up: a skill die of this value makes it happen at once
icon-up = the value rises
icon-reroll = reroll
icon-swap = swap with the supply
icon-cards = cards
icon-brewed = recipes brewed
icon-pool = Active Pool
icon-warehouse = Warehouse
icon-locked = not open yet
icon-blocked = blocked this round
icon-protected = protected this round
icon-met = your Warehouse has it
icon-closed = closed: enough players have used it

## The first time: how the game is won, and a sentence for each kind of decision

aim = Most points win: brew recipes for XP, and remember that coins and your malt and hops dice count at the end too.
help-place = Choose a die or a seed, then where it goes. Storing is free. Ending your turn lets you come back; passing is final for this round.
help-where = A lit space puts it to work, mostly in Tidy, after brewing. The Warehouse keeps a die at its value, and only dice there can brew.
help-gained = It has been rolled. In the Warehouse it keeps this value and can brew this round; in the Active Pool it is rolled again next round.
help-reroll = Choose the low ones, all from the same place, then roll them. Each may come out worse as well as better.
help-swap-colour = All dice of this colour in the supply are rolled. Then you may take one of them for a die of yours of the same colour.
help-swap-value = The die you choose takes the place of one of yours, with the value it shows. You may also keep your own.
help-swap-die = Your die goes to the supply, and the rolled one lies where it lay: if yours was stored, the new one is stored too.
help-purchase = This is your last chance to store dice this round: only dice in the Warehouse can brew, and the others are rolled again.
help-discount = The skill die only lies on the Market and comes back in Tidy. Until then it can do nothing else, such as enhance a brew.
help-window = Here you may answer what the others did. A token is used up when you play it; saying no keeps it for another time.
help-which = The others see what you paid for each token, so playing one tells them what that one was.
help-target = Look whose it is before you choose: most tokens work on your own dice as well as on those of the others.
help-brew = You brew one recipe a turn, and your turn comes again, even after a pass. Each recipe brewed makes room for a new one.
help-enhance = You may add one, or none. A skill die comes back to you, an ingredient goes to the Market; kept to the end they count nothing.
help-brew-dice = Every die that shows enough will do. Use low ones, and keep high ones for another recipe.
help-reward-token = Choose any kind that is left. You can play it from the next round on.
help-reward-colour = The new die goes to your Active Pool and is rolled next round. No seed grows into dark malt or skill.
help-first-player = Whoever begins gets the season/priority token. After each round it goes on to the next player.
help-roll = Say what the die shows; the table asks for one die after the other.
help-reveal = Say which recipe was turned up. From now on anybody may brew it.

## Tables of the book

book-space = Space
book-place = You place
book-get = You get
book-from-round = { $what }, from round { $round }
book-set = { $die }; or { $skill }, then more dice of any colour, { $total }+ together
book-raise = { $by } more; to the Warehouse
book-reroll = at once: reroll any of your dice in the Active Pool, or any in the Warehouse
book-swap = at once: roll all { $colours } of the supply; you may swap one for yours of that colour
book-back = all back, and { $gain }
book-short-reroll = at once: reroll dice of Active Pool or Warehouse
book-short-swap = at once: roll one colour of the supply, may swap one
book-short-set = { $gain } in Tidy; also several dice, { $skill } first, { $total }+ together
book-short-back = { $gain } in Tidy
book-ingredient = Special ingredient
book-price = Price
book-discount = With a skill die
book-less = { $value }: { $off } less
book-token = Action token
book-does = What it does
book-short-withdraw_die = Warehouse to its owner’s Active Pool
book-short-block_building = start of round: one opponent places nothing there
book-short-block_protect_die = theirs: no use; yours: no change
book-short-block_recipe = just before brewing: nobody brews it
book-short-raise_value = 1 more, this round
book-short-reroll_die = in Active Pool, Warehouse or on a board
book-recipe = Recipe
book-dice = Dice
book-reward = Reward
book-enhancements = Enhancements, one of them
book-players = Players
book-display = Recipes on display
book-serves = A space serves
book-players-served = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
book-end = The end
book-each = each { $dice }
book-worthless = { $things }, special ingredients, action tokens

## Signs behind a number, where a book is read aloud or in a terminal: 4 coins

book-sign-coin = { goods-coins }
book-sign-seed = { goods-seeds }
book-sign-pale = { $count ->
   *[other] pale malt
 }
book-sign-dark = { $count ->
   *[other] dark malt
 }
book-sign-hops = { $count ->
   *[other] hops
 }
book-sign-skill = { $count ->
   *[other] brewing skill
 }
book-sign-face-down = { $count ->
    [one] action token
   *[other] action tokens
 }
book-sign-experimental = { $count ->
   *[other] experimental
 }
