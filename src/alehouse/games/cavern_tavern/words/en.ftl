# Cavern Tavern: what is said at its table.

## The game

game-blurb = A night shift in a tavern full of impossible customers: dice fetch ingredients, orders run late, and the boss is listening.

## Names

goods-vp = { $count ->
    [one] point
   *[other] points
 }
goods-modifiers = { $count ->
    [one] Modifier token
   *[other] Modifier tokens
 }
goods-mrs_nasty = { $count ->
    [one] Mrs. Nasty token
   *[other] Mrs. Nasty tokens
 }
race-human = Human
race-dwarf = Dwarf
race-halfling = Halfling
race-elf = Elf
race-green_elf = Green Elf
race-trobit = Trobit
ingredient-fruit = Fruit
ingredient-herbs = Herbs
ingredient-syrup = Syrup
ingredient-rocks = Rocks
ingredient-mead = Mead
ingredient-nectar = Nectar
ingredient-wine = Wine
ingredient-elixir = Elixir
ingredient-ambrosia = Ambrosia
ingredient-beer = Beer
ingredient-liqueur = Liqueur
ingredient-spirits = Spirits
ingredient-magic_potion = Magic Potion
section-cellar = Cellar
section-kitchen = Kitchen
section-chore = Chores
section-office = Nasty’s Office
section-workshop = Wizard’s Workshop
section-chamber = Secret Chamber
section-mess = Mess Hall
track-nasty = Nasty track
track-kitchen = Kitchen track
track-chore = Chore track
area-cellar_1 = Cellar 1
area-cellar_2 = Cellar 2
area-cellar_3 = Cellar 3
area-cellar_4 = Cellar 4
area-cellar_5 = Cellar 5
area-cellar_6 = Cellar 6
area-make_lunch = Make lunch for Nasty
area-roast_meat = Roast the meat
area-cook_dragon_eggs = Cook dragon eggs
area-wash_dishes = Wash the dishes
area-cut_meat = Cut the meat
area-serve_dinner = Serve dinner
area-wipe_tables = Wipe the tables
area-mop_floor = Mop the floor
area-prepare_rooms = Prepare the rooms
area-chop_wood = Chop wood
area-fix_roof = Fix the roof
area-entertain_guests = Entertain the guests
area-office_talk_to_nasty = Talk to Nasty
area-workshop_replace_order = Replace Order
area-workshop_item = Item
area-workshop_magic_potion = Magic Potion
area-chamber_task_1 = Secret Chamber space 1
area-chamber_task_2 = Secret Chamber space 2
area-chamber_task_3 = Secret Chamber space 3
area-chamber_talk_to_mrs_nasty = Talk to Mrs. Nasty
task-peel_the_turnips = Peel the turnips
task-stir_the_cauldron = Stir the cauldron
task-bake_the_night_bread = Bake the night bread
task-skim_the_broth = Skim the broth
task-carve_the_boar = Carve the boar
task-glaze_the_griffin = Glaze the griffin
task-host_the_tasting = Host the tasting
task-trim_the_candles = Trim the candles
task-catch_the_rats = Catch the rats
task-roll_in_the_barrels = Roll in the barrels
task-air_the_mattresses = Air the mattresses
task-mend_the_chimney = Mend the chimney
task-guard_the_back_door = Guard the back door
task-repaint_the_sign = Repaint the sign
task-carry_a_sealed_letter = Carry a sealed letter
task-copy_a_map = Copy a map
task-distract_the_informer = Distract the informer
task-appraise_the_loot = Appraise the loot
task-decant_the_rare_cask = Decant the rare cask
task-brew_for_the_wizard = Brew for the wizard
task-seal_the_bargain = Seal the bargain
order-toll_road_red = Toll Road Red
order-harbour_rumour = Harbour Rumour
order-tax_collector = Tax Collector
order-deserters_courage = Deserter’s Courage
order-crossroads_flip = Crossroads Flip
order-beggar_king = Beggar King
order-widows_lantern = Widow’s Lantern
order-last_banner = Last Banner
order-gravel_sour = Gravel Sour
order-anvil_spark = Anvil Spark
order-bearded_aunt = Bearded Aunt
order-pickaxe_sling = Pickaxe Sling
order-mine_cart = Mine Cart
order-forge_cooler = Forge Cooler
order-grudge_keeper = Grudge Keeper
order-deep_vein_stout = Deep Vein Stout
order-burrow_cordial = Burrow Cordial
order-barefoot_punch = Barefoot Punch
order-pocketful_of_pears = Pocketful of Pears
order-hearthside_toddy = Hearthside Toddy
order-market_day_fizz = Market Day Fizz
order-pipe_and_plum = Pipe and Plum
order-round_table_riot = Round Table Riot
order-hopping_gnome = Hopping Gnome
order-crystal_tear = Crystal Tear
order-silver_leaf = Silver Leaf
order-polite_insult = Polite Insult
order-swan_feather = Swan Feather
order-harp_string = Harp String
order-moonlit_verse = Moonlit Verse
order-starfall_flute = Starfall Flute
order-thousand_year_itch = Thousand Year Itch
order-firefly_jar = Firefly Jar
order-bitter_fern = Bitter Fern
order-thorn_and_dew = Thorn and Dew
order-canopy_cooler = Canopy Cooler
order-poachers_regret = Poacher’s Regret
order-mantis_kiss = Mantis Kiss
order-emerald_hush = Emerald Hush
order-rootwalker = Rootwalker
order-goat_chaser = Goat Chaser
order-bridge_toll = Bridge Toll
order-swamp_lantern = Swamp Lantern
order-knuckle_syrup = Knuckle Syrup
order-mossback_grog = Mossback Grog
order-black_knight = Black Knight
order-cracked_boulder = Cracked Boulder
order-big_little_brother = Big Little Brother
item-sand_clock = Sand Clock
item-hammer = Hammer
item-bracelet = Bracelet
item-dragons_claw = Dragon’s Claw
item-glass_of_strongcliff = Glass of Strongcliff
item-dwarven_mug = Dwarven Mug
item-clover = Clover
item-loaded_die = Loaded Die
item-rabbits_foot = Rabbit’s Foot
item-crowbar = Crowbar
item-mirror_coin = Mirror Coin
item-spare_key = Spare Key
item-shopping_basket = Shopping Basket
item-barter_scroll = Barter Scroll
item-cooks_apron = Cook’s Apron
item-birch_broom = Birch Broom
item-pocket_watch = Pocket Watch
item-order_pad = Order Pad
item-box_of_cigars = Box of Cigars
item-forged_note = Forged Note
item-half_empty_flask = Half-Empty Flask
item-second_wind_tonic = Second Wind Tonic
item-silver_tray = Silver Tray
item-letter_of_recommendation = Letter of Recommendation
item-apprentices_badge = Apprentice’s Badge
character-runaway_squire = The Runaway Squire
character-retired_miner = The Retired Miner
character-hungry_cook = The Hungry Cook
character-exiled_minstrel = The Exiled Minstrel
character-quiet_poacher = The Quiet Poacher
character-cellar_lurker = The Cellar Lurker
says-bring_me_breakfast = Bring Me Breakfast
says-my_back_hurts = My Back Hurts
says-something_sweet = Something Sweet
says-on_the_rocks = On the Rocks
says-a_gift_for_the_missus = A Gift for the Missus
says-only_the_best = Only the Best
says-stock_taking = Stock-Taking
says-two_of_a_kind = Two of a Kind
says-shine_my_boots = Shine My Boots
says-count_the_coppers = Count the Coppers
says-carry_me_to_bed = Carry Me to Bed
says-mind_the_twins = Mind the Twins
says-empty_your_pockets = Empty Your Pockets
says-keep_an_eye_on_the_wizard = Keep an Eye on the Wizard
says-serve_already = Serve Already
secret-friend_human = Friend of the Humans
secret-friend_dwarf = Friend of the Dwarves
secret-friend_halfling = Friend of the Halflings
secret-friend_elf = Friend of the Elves
secret-friend_green_elf = Friend of the Green Elves
secret-friend_trobit = Friend of the Trobits
secret-head_cook = Head Cook
secret-head_porter = Head Porter
secret-spotless_record = Spotless Record
secret-friend_of_all = Friend of All
secret-on_the_dot = On the Dot
secret-big_tables = Big Tables
secret-full_pockets = Full Pockets
assignment-quiet_introductions = Quiet Introductions
assignment-a_table_for_two = A Table for Two
assignment-cousins_meet = Cousins Meet
assignment-short_toasts = Short Toasts
assignment-the_crystal_ball = The Crystal Ball
assignment-three_envoys = Three Envoys
assignment-whispers_at_the_bar = Whispers at the Bar
assignment-an_elven_favour = An Elven Favour
assignment-the_miners_vote = The Miners’ Vote
assignment-a_feast_of_small_folk = A Feast of Small Folk
assignment-the_free_companies = The Free Companies
assignment-bridge_over_anger = Bridge over Anger
assignment-one_cup_three_banners = One Cup, Three Banners
assignment-the_forest_listens = The Forest Listens
assignment-songs_of_old = Songs of Old
assignment-four_signatures = Four Signatures
assignment-the_long_night = The Long Night
assignment-under_the_mountain = Under the Mountain
assignment-the_wizards_dream = The Wizard’s Dream
assignment-peace_of_the_five_realms = Peace of the Five Realms

## Options of a table

option-solo_mode = Solo game
option-solo_mode-help = In Normal mode you win by points, in Story mode by fulfilling everything that an assignment asks for.
option-solo_mode-normal = Normal
option-solo_mode-story = Story
option-secret_chamber = Secret Chamber
option-secret_chamber-help = The expansion: from round 4 on a hidden room with Task cards, tokens and the boss’s wife.
option-secret_chamber-off = Closed
option-secret_chamber-on = Opens in round 4
option-characters = Characters
option-characters-help = Chosen in turn order, or dealt at random.
option-characters-choose = Chosen
option-characters-random = Dealt
option-last_call = Last call
option-last_call-help = When nobody can place dice any more, a player who holds something that might change that has one more turn.
option-last_call-on = On
option-last_call-off = Off
option-last_round_draw = Nasty Says when round 10 begins
option-last_round_draw-help = At the start of the last round open orders still move their owners down the Nasty track: may that still draw a Nasty Says card?
option-last_round_draw-off = No
option-last_round_draw-on = Yes
option-negative_scores = Scores below 0
option-negative_scores-help = If not allowed, every single loss stops at 0.
option-negative_scores-on = Allowed
option-negative_scores-off = Stop at 0
option-completed_orders = Completed orders
option-completed_orders-help = Whether everybody may look up whose orders a player has completed.
option-completed_orders-public = For all to see
option-completed_orders-hidden = Face down
option-story_target = Points in Story mode
option-story_target-help = Whether the assignment also needs the points of Normal mode.
option-story_target-off = Not needed
option-story_target-on = Needed

## Names of little things

# Other languages count the hours to 24.
hour-of-night = { $hour24 ->
   *[other] { $hour }:{ $minute } { $half }
 }
opponent-automa = The Automa
token-mrs-nasty = Mrs. Nasty token
token-drink = Drink token
automa-white = white
automa-yellow = yellow
automa-blue = blue
automa-green = green
automa-red = red
automa-purple = purple
gain-points = points
gain-nothing = nothing
gain-any = any ingredient
gain-item = an item
gain-modifier = Modifier
gain-first-player-marker = First Player marker
gain-track = track steps
gain-nasty-up = up the Nasty track
gain-nasty-down = down the Nasty track
gain-nasty-rival = an opponent down the Nasty track
gain-steal-ingredient = a stolen ingredient
gain-swap-with-player = a swap with a player
gain-swap-with-supply = an exchange with the supply
gain-gain-from-used-area = an ingredient of the area
gain-steal-item-random = a stolen item
gain-reroll = a reroll
gain-reroll-opponent = a reroll of an opponent’s dice
gain-exchange-die-values = dice values exchanged
gain-set-die = a die set
gain-shift-dice = dice shifted
gain-flip-die = dice turned over
gain-recover-die = a die back
gain-ignore-occupancy = a place on a taken area
gain-extra-turn = another turn
gain-lateness = less lateness
gain-move-time-marker = a Time marker moved on
gain-waive-ingredient = one ingredient fewer
gain-change-order = another order
gain-replace-order = a new order in the Mess Hall
gain-return-then = something for ingredients returned
gain-clear-nasty-says = one Nasty Says card fewer
gain-choose-one = a choice

## Prompts and decisions

prompt-character = Choose your character
prompt-ingredient = Take an ingredient
prompt-first-ingredient = Your die shows { $value }: take a starting ingredient from Cellar { $value }
prompt-turn = Place dice
prompt-turn-order = Take an order first
prompt-turn-order-detail = Choose one in the Mess Hall, or the deck.
prompt-turn-placed = Your dice are placed: anything else?
prompt-turn-stuck = No place for your dice: anything else?
prompt-turn-detail = Choose a lit place for dice. Orders, items, tokens and your character come before or after.
prompt-turn-detail-alone = Choose a lit place for dice. Orders, items and tokens come before or after.
prompt-last-of-round-detail = The round ends with this turn: an order that you take now and cannot complete at once is a round late.
prompt-last-of-game-detail = The game ends with this turn: an order left open takes away the points for your ingredients.
prompt-discard-order = Which order leaves the Mess Hall?
prompt-discard-for-deck = You have drawn { $order }: which order leaves the Mess Hall for it?
prompt-choose-order = Which of these orders goes to the Mess Hall?
prompt-take-order = Take another order
prompt-dice = Dice for { $where }
prompt-dice-detail = { $wanted ->
    [0] { $chosen } of { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } chosen.
   *[other] Dice worth { $total } of { $wanted }{ $shift ->
        [0] .
       *[other] ; you may change one die by up to { $shift }.
    }
 }
prompt-give = Which ingredient do you return?
prompt-give-player = Which ingredient do you give?
prompt-return = Which ingredient do you return for { $card }?
prompt-return-card = Which ingredient do you return?
prompt-player = Choose an opponent
prompt-nasty-target = Who moves down the Nasty track?
prompt-steal-from = From whom do you take an ingredient?
prompt-swap-with = With whom do you swap an ingredient?
prompt-steal-item = From whom do you take an item?
prompt-take-from = Which ingredient do you take?
prompt-keep-item = Which item do you keep?
prompt-discard-item = Which item do you discard?
prompt-pay = { $order }: how do you pay { $ingredient }?
prompt-pay-detail = Ingredient { $number } of { $count }.
prompt-more-detail = { $left } in all, one after the other.
prompt-more-dice-detail = { $left ->
    [one] One more die at most.
   *[other] Up to { $left } more dice, one after the other.
 }
prompt-avoid = Nasty wants something: avoid his card for { $cost ->
    [one] a Mrs. Nasty token
   *[other] { $cost } Mrs. Nasty tokens
 }?
prompt-lurk = { $area } was used: take an ingredient there too?
prompt-discard-task = You may keep { $limit ->
    [one] only 1 Task card
   *[other] only { $limit } Task cards
 }: which one do you discard?
prompt-die = Choose a die
prompt-die-modify = Which die does the Modifier token change?
prompt-die-shift = Which die do you change by 1? ({ $left } left)
prompt-die-set = Which die do you set to a value of your choice?
prompt-die-flip = Which die do you turn to its opposite face?
prompt-die-reroll = Which dice do you roll again?
prompt-die-reroll-theirs = Which of these dice do you have rolled again?
prompt-die-recover = Which die do you take back?
prompt-die-exchange-own = Which of your dice do you exchange?
prompt-die-exchange-theirs = For which of their dice?
prompt-value = The die shows { $value }: what do you change it to?
prompt-option = Choose what the card does for you
prompt-track = On which track do you move a step?
prompt-says = Which Nasty Says card do you discard?
prompt-minstrel = { $order } is late: let your character help?
prompt-minstrel-detail = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } as it is, { $more } with help.
prompt-first-player = Who begins?
prompt-roll = Roll the dice
prompt-draw-order = The next order
prompt-draw-item = The next item
prompt-draw-says = The next Nasty Says card
prompt-draw-secret = A Secret Task
prompt-draw-assignment = The assignment
prompt-draw-task = The next Task card
prompt-draw-token = The next token
prompt-deal = Deal a character
prompt-draw-stolen = The stolen item
decision-character = choosing a character
decision-ingredient = taking an ingredient
decision-turn = taking a turn
decision-discard-order = choosing the order that leaves the Mess Hall
decision-choose-order = choosing an order for the Mess Hall
decision-take-order = taking another order
decision-dice = choosing dice to place
decision-give = choosing an ingredient to return
decision-player = choosing an opponent
decision-take-from = choosing an opponent’s ingredient
decision-keep-item = choosing an item to keep
decision-discard-item = choosing an item to discard
decision-pay = paying for the order
decision-avoid = avoiding a Nasty Says card or not
decision-lurk = taking an ingredient too or not
decision-discard-task = choosing a Task card to discard
decision-die = choosing a die
decision-value = choosing the new value of a die
decision-option = choosing an effect
decision-track = choosing a track
decision-says = choosing a Nasty Says card
decision-minstrel = letting the character help or not
decision-first-player = choosing who begins
decision-roll = rolling dice
decision-draw-order = drawing the next order
decision-draw-item = drawing the next item
decision-draw-says = drawing the next Nasty Says card
decision-draw-secret = drawing a Secret Task
decision-draw-assignment = drawing the assignment
decision-draw-task = drawing the next Task card
decision-draw-token = drawing the next token
decision-deal = dealing a character
decision-draw-stolen = drawing the stolen item

## Options of a decision

choice-end-turn = End turn
choice-done = Done
choice-roll = Roll
choice-place = Place on { $where }
choice-none = Nothing
choice-no-exchange = No more
choice-left-out = Leave it out
choice-draw-says = Draw the card
choice-no-lurk = Take nothing
choice-no-minstrel = Without help
choice-complete = Complete { $order }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $late ->
    [0] {""}
    [one] {" "}(1 round late)
   *[other] {" "}({ $late } rounds late)
 }
choice-complete-none = Complete an order
choice-from-deck = Order from the deck
choice-character = Use { $character }
choice-no-character = Use a character
choice-modifier = Spend a Modifier token
choice-avoid = { $cost ->
    [one] Pay { $cost } Mrs. Nasty token
   *[other] Pay { $cost } Mrs. Nasty tokens
 }
choice-up = +1: { $value }
choice-down = −1: { $value }
choice-player = { $other }
choice-option = Option { $number }
choice-program = { $gains }
choice-track = { $track }
choice-die = Die { $value }
choice-rival-die = Their die { $value }
choice-value = { $value }
choice-take = Take { $ingredient }
choice-take-from = Take { $ingredient } from { $other }
choice-give = Give { $ingredient }
choice-return = Return { $ingredient }
choice-pay = { $ingredient }
choice-pay-potion = Magic Potion instead
choice-drink = Return { $ingredient } for its Drink token, +{ $points }
choice-area = { $area }: { $gains }
choice-area-empty = { $area }
choice-order = Take { $order }, { $when ->
    [late] { $points } next round
    [never] too late for points
   *[on_time] { $points } on time
 }
choice-discard-order = Discard { $order }
choice-put-order = Put { $order } into the Mess Hall
choice-item = Play { $item }
choice-keep-item = Keep { $item }
choice-discard-item = Discard { $item }
choice-says = Fulfil { $card }
choice-clear-says = Discard { $card }
choice-discard-task = Discard { $task }
choice-become = { $character }
choice-first = { $first } begins
choice-rolled = { $value }
choice-token = { $token }
choice-draw = { $card }

## The log

log-head-round = Round { $round } · { hour-of-night }
log-head-end = Closing time
log-first-player = gets the First Player marker
log-becomes = becomes { $character }
log-assignment = The assignment: { $assignment }
log-rolls = rolls { $dice }
log-takes = takes { $order }
log-draws-order = draws { $order } from the deck
log-discards-order = discards { $order } from the Mess Hall
log-gives-up = gives up { $order }
log-new-order = { $order } comes to the Mess Hall
log-completes = completes { $order }{ $late ->
    [0] {""}, on time
    [one] {""}, 1 round late
   *[other] {""}, { $late } rounds late
 }
log-potion = uses a Magic Potion for { $ingredient }
log-left-out = leaves out { $ingredient }
log-forgets = forgets { $order }: the customer leaves
log-places = places { $dice } on { $where }
log-gains = gets { $ingredient }
log-points = scores
log-track = moves to { $position } on the { $track }
log-track-bonus = gets the bonus of the { $track }
log-bonus = gets the bonus of an item
log-nasty = moves down the Nasty track, to { $position }
log-nasty-up = moves up the Nasty track, to { $position }
log-says = must draw { $card }
log-fulfils = fulfils { $card }
log-avoids = avoids a Nasty Says card
log-marker = takes the First Player marker
log-white-die = gets the white die
log-extra-turn = has another turn
log-character = uses { $character }
log-lurks = takes { $ingredient } too, as { $character }
log-returns = returns { $ingredient }
log-steals = takes { $ingredient } from { $victim }
log-swaps = gives { $victim } { $given } for { $ingredient }
log-plays = plays { $item }
log-gets-item = keeps { $item }
log-gets-item-hidden = keeps an item
log-discards-item = discards { $item }
log-steals-item = takes { $item } from { $victim }
log-steals-item-hidden = takes an item from { $victim }
log-rerolls = rolls { $value }
log-recovers = takes back a die
log-exchanges = exchanges a { $mine } for { $victim }’s { $theirs }
log-sets = turns a { $old } into a { $new }
log-modifies = spends a Modifier token
log-modifiers = takes tokens
log-drink = returns { $ingredient } for a Drink token
log-drink-token = gets a Drink token: { $ingredient }
log-mrs-nasty = gets a Mrs. Nasty token
log-new-task = New Task card: { $task }, with a Mrs. Nasty token
log-new-task-drink = New Task card: { $task }, with a Drink token ({ $ingredient })
log-takes-task = keeps the Task card { $task }
log-discards-task = discards the Task card { $task }
log-automa = The { $colour } die shows { $value } and blocks { $area }
log-automa-order = The { $colour } die shows { $value } and blocks the order on space { $space }
log-automa-takes = The white die takes { $order } away
log-final-nasty = final scoring: position on the Nasty track
log-final-ingredients = final scoring: ingredients left
log-final-says = final scoring: Nasty Says cards left
log-final-secret = final scoring: Secret Task
log-final-mrs-nasty = final scoring: Mrs. Nasty tokens

## Why not?

why-over = The game is over.
why-fate-first = Not yet: first comes { $decision }.
why-fate = Dice and decks decide that, not the players.
why-not-now = Not now: this step is { $decision }.
why-not-offered = That is no option here: this step is { $decision }.
why-choose-place = First choose where the dice go.
why-order-first = You begin the round without an order: take one before anything else.
why-must-place = Your dice still have a place to go: place them before you end your turn.
why-placed = You have placed dice in this turn already; you may do that once a turn.
why-no-dice = You have no dice left.
why-no-chamber = This game is played without the Secret Chamber.
why-chamber-closed = The Secret Chamber opens in round { $round }.
why-no-task = No Task card lies there.
why-says-first = While you hold a Nasty Says card, you cannot use the Kitchen and the Chores.
why-barred = { $where } is blocked by an Automa die this round.
why-full = { $where } has no free space this round.
why-useless = { $where } would give you nothing: no card is left.
why-no-free-order = For { $where } no free order lies in the Mess Hall.
why-not-your-task = { $task } does not lie on your board.
why-task-used = { $task } has been used this round.
why-too-few-dice = { $where } takes { $count ->
    [one] one die
   *[other] { $count } dice
 }; you have fewer.
why-no-sum = Your dice cannot make { $wanted } for { $where }.
why-has-order = You have { $order } to complete; you may have only one order at a time.
why-no-deck = You cannot draw an order: the deck is empty, or no order in the Mess Hall may be discarded for it.
why-order-barred = { $order } is blocked by the white Automa die this round.
why-order-away = { $order } does not lie in the Mess Hall.
why-no-order = You have no order to complete.
why-missing = { $order } still needs { $missing ->
    [one] { $ingredient }.
   *[other] { $missing } ingredients, { $ingredient } among them.
 }
why-no-item = You do not hold { $card }.
why-no-character = There are no characters in a solo game.
why-no-uses = { $card } has been used up.
why-reaction = { $card } is used when another player uses the Cellar.
why-before-placing = Use { $card } before you place dice.
why-when-completing = { $card } helps when you complete a late order.
why-needs-order = { $card } needs an open order.
why-needs-late-order = { $card } needs an order that is late.
why-no-effect = { $card } would have no effect now.
why-not-your-says = { $card } does not lie before you.
why-says-unmet = You cannot give what { $card } asks for.
why-says-event = “{ $card }” is fulfilled as soon as you do what it asks.
why-says-dice = Your dice cannot make what { $card } asks for.
why-no-drink = You have no Drink token for { $ingredient }.
why-no-ingredient = You have no { $ingredient }.
why-no-modifier = You have no Modifier token.
why-not-complete = { $wanted ->
    [0] { $where } takes { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }.
   *[other] The dice do not make { $wanted } for { $where } yet.
 }
why-one-at-least = Choose at least one die.
why-no-wrap = A die shows 1 to 6; it cannot go beyond that.
why-cannot-give = You cannot take or give { $ingredient } here.
why-no-declining = You must do this.
why-no-such-die = You have no other die that shows { $value }.
why-die-does-not-fit = With a { $value } the dice cannot make what { $where } takes.
why-pile-empty = There is no { $ingredient } left.
why-other-ingredient = { $ingredient } cannot be taken here.

## For the lab

measure-orders = Orders completed by all
measure-won = Won
uses-area = Areas, per player and game
uses-order = Orders taken, per player and game
uses-item = Items, per player and game
uses-task = Task cards, per player and game
uses-character = Characters, per player and game
measure-score = Points
measure-served = Orders completed
measure-nasty = Nasty track
measure-kitchen = Kitchen track
measure-chore = Chore track

## What areas and cards do, in sentences: one message for each effect of the vocabulary

does-gain_vp = { $n ->
    [one] Score 1 point.
   *[other] Score { $n } points.
 }
does-gain_vp-lose = { $n ->
    [one] Lose 1 point.
   *[other] Lose { $n } points.
 }
does-gain_ingredient = Take 1 { $kinds }.
does-gain_ingredient_choice = { $n ->
    [one] Take 1 { $kinds }.
   *[other] Take { $n } ingredients, each time { $kinds }.
 }
does-gain_ingredient_choice-each = Take one each of { $kinds }.
does-gain_ingredient_any = { $n ->
    [one] Take any ingredient except a Magic Potion.
   *[other] Take any { $n } ingredients except Magic Potions.
 }
does-gain_magic_potion = { $n ->
    [one] Take a Magic Potion.
   *[other] Take { $n } Magic Potions.
 }
does-gain_modifier = { $n ->
    [one] Take a Modifier token.
   *[other] Take { $n } Modifier tokens.
 }
does-draw_item = { $n ->
    [one] Draw an item.
   *[other] Draw { $n } items.
 }
does-draw_item-choose = Look at { $n } items from the deck and keep { $keep }; shuffle the rest back in.
does-first_player_marker = Take the First Player marker: it counts from the next round on.
does-track-kitchen = { $n ->
    [one] Move 1 step along the Kitchen track.
   *[other] Move { $n } steps along the Kitchen track.
 }
does-track-chore = { $n ->
    [one] Move 1 step along the Chore track.
   *[other] Move { $n } steps along the Chore track.
 }
does-track-both = { $n ->
    [one] Move 1 step along the Kitchen or the Chore track.
   *[other] Move { $n } steps in all along the Kitchen and Chore tracks.
 }
does-nasty-self-up = { $n ->
    [one] Move 1 space up the Nasty track.
   *[other] Move { $n } spaces up the Nasty track.
 }
does-nasty-self-down = { $n ->
    [one] Move 1 space down the Nasty track.
   *[other] Move { $n } spaces down the Nasty track.
 }
does-nasty-opponent-up = { $n ->
    [one] An opponent of your choice moves 1 space up the Nasty track.
   *[other] An opponent of your choice moves { $n } spaces up the Nasty track.
 }
does-nasty-opponent-down = { $n ->
    [one] An opponent of your choice moves 1 space down the Nasty track.
   *[other] An opponent of your choice moves { $n } spaces down the Nasty track.
 }
does-steal_ingredient = { $n ->
    [one] You may steal an ingredient from an opponent, but no Magic Potion.
   *[other] You may steal { $n } ingredients from one opponent, but no Magic Potions.
 }
does-swap_with_player = You may give an opponent one ingredient for one of theirs, but no Magic Potions.
does-swap_with_supply = { $n ->
    [one] You may exchange an ingredient for another kind from the supply, except a Magic Potion.
   *[other] Exchange up to { $n } ingredients for other kinds from the supply, except Magic Potions.
 }
does-gain_from_used_area = { $n ->
    [one] Take one of that area’s two ingredients.
   *[other] Take { $n } of that area’s ingredients.
 }
does-steal_item_random = Take an item at random from an opponent’s hand.
does-reroll = { $n ->
    [0] Re-roll any number of your unplaced dice.
    [one] Re-roll one of your unplaced dice.
   *[other] Re-roll up to { $n } of your unplaced dice.
 }
does-reroll_opponent = { $n ->
    [0] Re-roll any number of an opponent’s unplaced dice.
    [one] Re-roll one of an opponent’s unplaced dice.
   *[other] Re-roll up to { $n } of an opponent’s unplaced dice.
 }
does-exchange_die_values = Exchange the values of one of your unplaced dice and one of an opponent’s.
does-set_die = { $n ->
    [one] Set one of your unplaced dice to any value.
   *[other] Set { $n } of your unplaced dice to any values.
 }
does-shift_dice = { $n ->
    [one] Change one of your unplaced dice by 1, up or down.
   *[other] Change your unplaced dice by up to { $n } in all, up or down.
 }
does-flip_die = { $n ->
    [one] Turn one of your unplaced dice to its opposite face.
   *[other] Turn up to { $n } of your unplaced dice to their opposite faces.
 }
does-recover_die = Take back one of your dice placed this round and roll it; the space it leaves stays taken.
does-ignore_occupancy-players = This turn you may place dice on an area whose spaces are all taken by players’ dice, but not on a Task card.
does-ignore_occupancy-any = This turn you may place dice on an area that has no free space, but not on a Task card.
does-extra_turn = After this turn, take another one.
does-lateness = { $n ->
    [one] The order counts 1 round less late.
   *[other] The order counts { $n } rounds less late.
 }
does-lateness-race = { $n ->
    [one] { $race } orders count 1 round less late.
   *[other] { $race } orders count { $n } rounds less late.
 }
does-move_time_marker = { $n ->
    [one] Move your Time marker 1 round towards the present.
   *[other] Move your Time marker { $n } rounds towards the present.
 }
does-waive_ingredient = { $n ->
    [one] The next order you complete this turn needs 1 ingredient fewer.
   *[other] The next order you complete this turn needs { $n } ingredients fewer.
 }
does-bonus_on-kitchen_task = { $n ->
    [one] The next Kitchen task you do this turn scores 1 point more.
   *[other] The next Kitchen task you do this turn scores { $n } points more.
 }
does-bonus_on-chore_task = { $n ->
    [one] The next Chore task you do this turn scores 1 point more.
   *[other] The next Chore task you do this turn scores { $n } points more.
 }
does-bonus_on-complete_order = { $n ->
    [one] The next order you complete this turn scores 1 point more.
   *[other] The next order you complete this turn scores { $n } points more.
 }
does-change_order = Discard your open order without loss and take another one.
does-replace_order = { $n ->
    [one] Replace an order of the Mess Hall with the next one of the deck.
   *[other] Discard an order of the Mess Hall, draw { $n }, put one in its place and the rest under the deck.
 }
does-return_then = { $n ->
    [one] Return an ingredient, but no Magic Potion, for this: { $effects }
   *[other] Return { $n } ingredients, but no Magic Potions, for this: { $effects }
 }
does-clear_nasty_says = { $n ->
    [one] Discard one of your Nasty Says cards as if fulfilled.
   *[other] Discard { $n } of your Nasty Says cards as if fulfilled.
 }
does-choose_one = Choose one: { $effects }
about-timing-on_place = Declare it before you place your dice.
about-timing-on_complete_order = When you complete an order:
about-timing-reaction_cellar = When another player uses a Cellar area on which you have dice this round (with 2 players, any Cellar area):
about-requires-open_order = You need an open order.
about-requires-late_open_order = You need an open order that is late.

## The same in a few signs

short-gain_vp = { $n } { $n ->
    [one] point
   *[other] points
 }
short-gain_vp-lose = −{ $n } { $n ->
    [one] point
   *[other] points
 }
short-gain_ingredient = { $kinds }
short-gain_ingredient_choice = { $n ->
    [one] { $kinds }
   *[other] { $n }× { $kinds }
 }
short-gain_ingredient_choice-each = { $kinds }
short-gain_ingredient_any = { $n ->
    [one] any ingredient
   *[other] any { $n } ingredients
 }
short-gain_magic_potion = { $n ->
    [one] Magic Potion
   *[other] { $n } Magic Potions
 }
short-gain_modifier = { $n ->
    [one] 1 Modifier
   *[other] { $n } Modifiers
 }
short-draw_item = { $n ->
    [one] 1 item
   *[other] { $n } items
 }
short-draw_item-choose = { $keep } of { $n } items
short-first_player_marker = first player
short-track-kitchen = Kitchen +{ $n }
short-track-chore = Chores +{ $n }
short-track-both = Kitchen / Chores +{ $n }
short-nasty-self-up = Nasty −{ $n }
short-nasty-self-down = Nasty +{ $n }
short-nasty-opponent-up = opponent: Nasty −{ $n }
short-nasty-opponent-down = opponent: Nasty +{ $n }
short-steal_ingredient = { $n ->
    [one] steal 1 ingredient
   *[other] steal { $n } ingredients
 }
short-swap_with_player = swap with a player
short-swap_with_supply = { $n ->
    [one] exchange 1 ingredient
   *[other] exchange { $n } ingredients
 }
short-gain_from_used_area = { $n ->
    [one] 1 of its ingredients
   *[other] { $n } of its ingredients
 }
short-steal_item_random = steal 1 item
short-reroll = { $n ->
    [0] re-roll dice
    [one] re-roll 1 die
   *[other] re-roll { $n } dice
 }
short-reroll_opponent = { $n ->
    [0] re-roll an opponent’s dice
    [one] re-roll 1 die of an opponent
   *[other] re-roll { $n } dice of an opponent
 }
short-exchange_die_values = exchange die values
short-set_die = { $n ->
    [one] set 1 die
   *[other] set { $n } dice
 }
short-shift_dice = dice ±{ $n }
short-flip_die = { $n ->
    [one] turn over 1 die
   *[other] turn over { $n } dice
 }
short-recover_die = take back 1 die
short-ignore_occupancy-players = join other players’ dice
short-ignore_occupancy-any = join any dice
short-extra_turn = another turn
short-lateness = { $n ->
    [one] 1 round less late
   *[other] { $n } rounds less late
 }
short-lateness-race = { $n ->
    [one] { $race }: 1 round less late
   *[other] { $race }: { $n } rounds less late
 }
short-move_time_marker = Time marker +{ $n }
short-waive_ingredient = { $n ->
    [one] 1 ingredient fewer
   *[other] { $n } ingredients fewer
 }
short-bonus_on-kitchen_task = Kitchen task: +{ $n }
short-bonus_on-chore_task = Chore task: +{ $n }
short-bonus_on-complete_order = order: +{ $n }
short-change_order = change your order
short-replace_order = replace an order
short-return_then = { $n ->
    [one] 1 ingredient → { $effects }
   *[other] { $n } ingredients → { $effects }
 }
short-clear_nasty_says = { $n ->
    [one] drop 1 Nasty Says card
   *[other] drop { $n } Nasty Says cards
 }
short-choose_one = { $effects }

## What Nasty wants, in sentences and in a few signs

asks-return_ingredients = Return { $cards }.
asks-return_any = { $n ->
    [one] Return any ingredient.
   *[other] Return any { $n } ingredients.
 }
asks-return_any-distinct = { $n ->
    [one] Return any ingredient.
   *[other] Return { $n } different ingredients.
 }
asks-return_same = { $n ->
    [one] Return any ingredient.
   *[other] Return { $n } cards of the same ingredient.
 }
asks-dice_count = { $n ->
    [one] Place 1 die of any value on this card.
   *[other] Place { $n } dice of any value on this card.
 }
asks-dice_sum_exact = Place dice worth exactly { $value } on this card.
asks-dice_sum_min = Place dice worth { $value } or more on this card.
asks-dice_pair = Place two dice of the same value on this card.
asks-discard_item = { $n ->
    [one] Discard an item.
   *[other] Discard { $n } items.
 }
asks-use_section = Place dice in this part of the tavern: { $section }.
asks-complete_order = Complete an order.
wants-return_ingredients = return { $cards }
wants-return_any = { $n ->
    [one] return 1 ingredient
   *[other] return { $n } ingredients
 }
wants-return_any-distinct = { $n ->
    [one] return 1 ingredient
   *[other] return { $n } different ingredients
 }
wants-return_same = { $n ->
    [one] return 1 ingredient
   *[other] return { $n } of one ingredient
 }
wants-dice_count = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
wants-dice_sum_exact = dice worth { $value }
wants-dice_sum_min = dice worth { $value }+
wants-dice_pair = 2 equal dice
wants-discard_item = { $n ->
    [one] discard 1 item
   *[other] discard { $n } items
 }
wants-use_section = use { $section }
wants-complete_order = complete an order

## Goals

about-secret = { $metric }: { $tiers }. The best one reached at the end of the game counts.
about-metric-orders_of_race = Completed { $race } orders
about-metric-kitchen_track = Position on the Kitchen track
about-metric-chore_track = Position on the Chore track
about-metric-nasty_track = Position on the Nasty track
about-metric-distinct_races = Different races served
about-metric-on_time_orders = Orders completed with no round late
about-metric-big_orders = Completed orders of 6 or more ingredients
about-metric-items_and_potions = Items and Magic Potions held
about-tier-least = { $value } or more – { $points } { $points ->
    [one] point
   *[other] points
 }
about-tier-most = { $value } or less – { $points } { $points ->
    [one] point
   *[other] points
 }
asked-serve = { $need ->
    [one] Complete 1 { $race } order
   *[other] Complete { $need } { $race } orders
 }
asked-kitchen = Reach { $need } on the Kitchen track
asked-chore = Reach { $need } on the Chore track
asked-workshop = { $need ->
    [one] Use the Wizard’s Workshop once
   *[other] Use the Wizard’s Workshop { $need } times
 }
asked-nasty = End at { $need } or less on the Nasty track

## Where it comes from

about-source-rulebook = As in the rulebook.
about-source-web = As published.
about-source-partly = Partly reconstructed; the rest is as printed.
about-source-reconstructed = Reconstructed: the printed one is not known to us.

## The table as text

text-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
 }
text-items-left = Items { $count }
text-says-left = Nasty Says { $count }
text-tasks-left = Tasks { $count }
text-tokens-left = Secret pile { $count }
text-modifiers-left = Modifiers { $count }
text-orders-left = Deck { $count } · discard pile { $discarded }
text-empty = empty
text-table = Mess Hall { $number }
text-supply = Supply
text-opens = opens in round { $round }
text-barred-by-says = closed to you while Nasty waits
text-players = Players
text-own = You
text-going-on = Now
text-goal = Goal
text-automa = Automa
text-dice = Dice
text-order = Order
text-ingredients = Ingredients
text-tokens = Tokens
text-item = Item
text-says = Nasty Says
text-character = Character
text-secret = Secret Task
text-holds = Holds
text-tasks = Task cards
text-drink = Drink: { $kind }
text-spent = spent on Nasty:
text-uses = { $uses ->
    [0] used up
    [one] 1 use left
   *[other] { $uses } uses left
 }
text-pays-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
 }
text-forgotten = { $rounds ->
    [one] forgotten after this round: −{ $loss }
   *[other] forgotten after { $rounds } rounds: −{ $loss }
 }
text-potions-needed = { $n ->
    [one] with 1 Magic Potion
   *[other] with { $n } Magic Potions
 }
text-secret-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
 }
text-track-nasty = Nasty { $at }
text-track-kitchen = Kitchen { $at }
text-track-chore = Chores { $at }
text-completed = { $n ->
    [one] 1 order
   *[other] { $n } orders
 }
text-first = First Player
text-white = white die
text-crowding = may join taken areas
text-extra-turns = { $n ->
    [one] another turn
   *[other] { $n } more turns
 }
text-using = { $card } is being used.
text-drawn = From the deck:
text-hidden-cards = { $count ->
    [one] 1 card is being looked at.
   *[other] { $count } cards are being looked at.
 }
text-placing-sum = { $target }: dice worth { $total } of { $wanted } chosen.
text-placing-count = { $target }: { $chosen } of { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } chosen.
text-done = { $n ->
    [0] No order completed.
    [one] 1 order completed, { $on_time } on time:
   *[other] { $n } orders completed, { $on_time } on time:
 }
text-nasty-loss = { $loss ->
    [0] no loss
   *[other] −{ $loss } at the end
 }
text-nasty-draw = draw a Nasty Says card
text-level = { $bonus ->
    [0] –
   *[other] { $shift ->
        [0] +{ $bonus } for each task
       *[other] +{ $bonus } for each task, one die ±{ $shift }
     }
 }
text-under = Under the deck, next one first:
text-unseen = Not seen yet:
text-discarded = Discarded:
text-deck-order = { $count ->
    [one] Orders: 1 card in the deck
   *[other] Orders: { $count } cards in the deck
 }
text-deck-item = { $count ->
    [one] Items: 1 card in the deck
   *[other] Items: { $count } cards in the deck
 }
text-deck-says = { $count ->
    [one] Nasty Says: 1 card in the deck
   *[other] Nasty Says: { $count } cards in the deck
 }
text-deck-task = { $count ->
    [one] Tasks: 1 card in the deck
   *[other] Tasks: { $count } cards in the deck
 }
text-nothing-there = There is nothing to look at called “{ $what }”. Look at: { $kinds }.
board-legend =
    Dice: the highest first; “4×2” are two fours, “◇3” is the white die, “?” is not rolled yet, “›4‹” is chosen. □ is a free space, “▲4+5” dice of a player, ⊘ blocked by an Automa die.
    An order shows what it pays with no round late, one round late and so on, then what a forgotten one costs; ✓ is a card that you have, “Kitchen +1” a step on that track. “23 points → 19” is the score if the game ended now.
    An area shows the sum or the number of dice it takes, and its points for you, bonus included; ±1 is by how much you may change one die. “Nasty −1” is one space up, which is good. ○ is reconstructed, ◐ partly: the printed one is not known to us.
    Names of options: area:roast_meat, die:5, order:hopping_gnome, from_deck, complete, item:hammer, character, take:beer, end_turn. A closer look: order hopping gnome, item hammer, area roast meat, task copy a map, says serve already, character hungry cook, secret, player 2, ingredient beer, deck, deck items, tracks, assignment, thing clock.

## A closer look

about-order = { $race } order. It needs { $needs }.
about-pays = { $rounds ->
    [0] Pays { $points } in the round you take it.
    [one] Pays { $points } in the round you take it; one round late, { $later }.
   *[other] Pays { $points } in the round you take it; then, for each round late, { $later }.
 }
about-forgotten = { $rounds ->
    [one] Still open 1 round after you took it, it is forgotten, and you lose { $loss } points.
   *[other] Still open { $rounds } rounds after you took it, it is forgotten, and you lose { $loss } points.
 }
about-where = { $section }.
about-takes-sum = Takes one or more dice that add up to exactly { $sum }.
about-takes-count = { $count ->
    [one] Takes 1 die of any value.
   *[other] Takes { $count } dice of any value.
 }
about-spaces = { $spaces ->
    [one] It has 1 space in this game: whoever places dice there takes it until the round ends.
   *[other] It has { $spaces } spaces in this game, each for one placement until the round ends.
 }
about-task = Whoever uses it in the Secret Chamber gets the token on it at once. When the round ends the card comes to that player’s board, and only its owner may use it, once in each later round.
about-says = Until you fulfil it, you may not place dice in the Kitchen or on Chores. Left at the end of the game, it costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
 }.
about-character = { $uses ->
    [one] { $race }. Can be used once in the game.
   *[other] { $race }. Can be used { $uses } times in the game.
 }
about-secret-now = { $points ->
    [one] It would bring you 1 point now.
   *[other] It would bring you { $points } points now.
 }
about-level = Level { $level }: the higher the level, the harder the assignment.

## The end of the game

summary-setup = Setup
summary-round = Round { $round } of { $rounds } · { hour-of-night }
summary-over = { $rounds ->
    [one] Over after 1 round
   *[other] Over after { $rounds } rounds
 }
outcome-winner = { $winner } is the best hand in the tavern
outcome-you = You are the best hand in the tavern
outcome-shared = { $winner } share the victory
outcome-won = { $player } has won
outcome-lost = { $player } has missed the goal this time
outcome-end = { $rounds ->
    [one] The tavern closes after 1 round.
   *[other] The tavern closes after { $rounds } rounds.
 }
outcome-place = Place
outcome-goal = Goal
outcome-player = Player
outcome-play = Played
outcome-nasty = Nasty
outcome-ingredients = Shelf
outcome-says = Says
outcome-secret = Secret
outcome-mrs-nasty = Tokens
outcome-total = Points
outcome-orders = Orders
outcome-reasons = { $player }: { $reasons }
outcome-why-nasty = { $loss ->
    [0] Nasty track at { $at }, nothing lost.
   *[other] Nasty track at { $at }, −{ $loss }.
 }
outcome-why-open = No points for ingredients, because { $order } is still open.
outcome-why-ingredients = { $count ->
    [0] No ingredients left.
    [one] 1 ingredient, +{ $points }.
   *[other] { $count } ingredients, +{ $points }.
 }
outcome-why-says = { $count ->
    [one] 1 Nasty Says card unfulfilled, −{ $loss }.
   *[other] { $count } Nasty Says cards unfulfilled, −{ $loss }.
 }
outcome-why-secret = Secret Task { $secret }: { $tier }.
outcome-why-secret-missed = Secret Task { $secret }: not reached.
outcome-why-mrs-nasty = { $count ->
    [one] 1 Mrs. Nasty token, +{ $points }.
   *[other] { $count } Mrs. Nasty tokens, +{ $points }.
 }
outcome-goal-met = ✓ { $goal }: { $have }.
outcome-goal-missed = ✗ { $goal }: { $have }.
outcome-target-reached = ✓ Points: { $points }; needed: { $target }.
outcome-target-missed = ✗ Points: { $points }; needed: { $target }.
outcome-most = { $players } has the most points, { $points }.
outcome-tied = { $players } have the same score, { $points }: a tie.
outcome-nasty-breaks = { $players } has lost the fewest points on the Nasty track, { $amount }, and wins.
outcome-nasty-level = { $players } have each lost { $amount } on the Nasty track: still a tie.
outcome-orders-breaks = { $players } has completed the most orders, { $amount }, and wins.
outcome-orders-level = { $players } have completed equally many orders, { $amount }.
outcome-draw = { $players } are level in everything and share the victory.

## The rooms of the table

tavern-die = { $kind ->
    [white] White die of { $name }
   *[own] Die of { $name }
 }: { $value ->
    [0] not rolled
   *[other] { $value }
 } ({ $where })
tavern-put-back = { $what }: put back
tavern-automa-die = Automa, { $colour } die: { $value }
tavern-area = { $area }: { $state }
tavern-barred = blocked by the { $colour } Automa die
tavern-spaces = { $free } of { $all ->
    [one] 1 space
   *[other] { $all } spaces
 } free
tavern-table = Table { $number } of the Mess Hall
tavern-order = { $order }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } on time
tavern-waits = { $name } serves this table
tavern-since = since { $time }
tavern-deck-orders = Orders: { $count } in the deck
tavern-deck-items = Items: { $count } in the deck
tavern-deck-says = Nasty Says: { $count } in the deck
tavern-deck-tasks = Task cards: { $count } in the deck
tavern-deck-tokens = { $count ->
    [one] Secret pile: { $count } token
   *[other] Secret pile: { $count } tokens
 }
tavern-deck-modifiers = Modifier tokens left: { $count }
tavern-cellar = one of two ingredients for dice of this sum
tavern-workshop = Workshop
tavern-short-make_lunch = Lunch for Nasty
tavern-short-cook_dragon_eggs = Cook dragon eggs
tavern-short-mop_floor = Mop the floor
tavern-short-prepare_rooms = Prepare rooms
tavern-short-entertain_guests = Amuse the guests
tavern-pile = { $kind }: { $count } left
tavern-on-track = { $name }, { $track }: { $place }
tavern-clock = Round { $round } of { $rounds }, { $time }
tavern-time-marker = { $name } took an order at { $time }
tavern-opens = Opens in round { $round }
tavern-task = { $task }: dice worth { $sum }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
tavern-choose-become = Choose your character
tavern-choose-order = { $count ->
    [one] From the deck
   *[other] Choose an order
 }
tavern-choose-item = { $count ->
    [one] Drawn
   *[other] Choose an item
 }
tavern-choose-hidden = { $count ->
    [one] Somebody looks at 1 card
   *[other] Somebody looks at { $count } cards
 }

## The players’ areas

scene-round = Round { $round }
scene-setup = Setup
scene-round-label = Round { $round } of { $rounds }, { $time }
scene-turn-order = Turn order: { $names }. First Player marker: { $first }
scene-goals-met = { $met } of { $goals } goals met
scene-target = { $points } of { $target } points
scene-outlook = { $vp ->
    [one] 1 point
   *[other] { $vp } points
 } · if it ended now { $points } of { $target }
scene-final-counts = The target has to be reached after final scoring.
scene-first-player = { $name } holds the First Player marker
scene-character = { $character }, character of { $name }: { $uses ->
    [0] no use left
    [one] 1 use left
   *[other] { $uses } uses left
 }
scene-uses = { $uses ->
    [0] No use left.
    [one] 1 use left.
   *[other] { $uses } uses left.
 }
scene-state-own = your turn
scene-state-thinking = thinking
scene-state-next = next
scene-place = { $name }: place { $place }
scene-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
 } to place, { $ingredients ->
    [one] 1 ingredient
   *[other] { $ingredients } ingredients
 }, { $items ->
    [one] 1 item
   *[other] { $items } items
 }, { $says ->
    [0] no requests of Nasty
    [one] 1 request of Nasty
   *[other] { $says } requests of Nasty
 }. { $order }.
scene-player-tracks = Nasty track { $nasty } ({ $loss ->
    [0] nothing lost
   *[other] −{ $loss } at the end
 }), Kitchen track { $kitchen }, Chore track { $chore }.
scene-now = { $points ->
    [one] 1 point if the game ended now.
   *[other] { $points } points if the game ended now.
 }
scene-standing = place { $place } of { $players }
scene-ingredient = { $name }: { $kind } × { $count }
scene-to-place = to be placed
scene-spent = on a fulfilled Nasty Says card
scene-modifiers = { $name }: { $count ->
    [one] 1 Modifier token
   *[other] { $count } Modifier tokens
 }
scene-mrs_nasty = { $name }: { $count ->
    [one] 1 Mrs. Nasty token
   *[other] { $count } Mrs. Nasty tokens
 }
scene-drinks = { $name }: { $count ->
    [one] 1 Drink token
   *[other] { $count } Drink tokens
 }
scene-items = { $name }: { $count ->
    [0] no items
    [one] 1 item
   *[other] { $count } items
 }
scene-served = { $name }: { $count ->
    [0] no orders completed
    [one] 1 order completed
   *[other] { $count } orders completed
 }
scene-says = Nasty Says to { $name }: { $card }
scene-task = { $task }, Task card of { $name }{ $used ->
    [yes] , used this round
   *[no] { "" }
 }
scene-no-order = No open order
scene-no-order-short = no order
scene-no-order-hint = Take one from a table of the Mess Hall, or from the deck.
scene-met = { $met }/{ $needed }
scene-open-order = { $order } of { $name }: { $met } of { $needed } ingredients, { $points ->
    [one] 1 point
   *[other] { $points } points
 } now. { $late ->
    [0] On time
    [one] 1 round late
   *[other] { $late } rounds late
 }, { $left ->
    [one] forgotten at the end of this round
   *[other] { $left } rounds left
 }
scene-order-of = { $order } · { $name }
scene-late = { $late ->
    [0] on time
    [one] 1 round late
   *[other] { $late } rounds late
 } · { $left ->
    [one] last round
   *[other] { $left } rounds left
 }
scene-lacking = { $count ->
    [one] 1 ingredient is missing
   *[other] { $count } ingredients are missing
 }
scene-potions = { $count ->
    [one] A Magic Potion stands in
   *[other] { $count } Magic Potions stand in
 }
scene-serve = Complete order
scene-serve-short = Complete
scene-dice = Dice to place
scene-own-dice = Your dice
scene-no-dice = all dice are placed
scene-total = { $total } of { $wanted }
scene-count = { $count } of { $wanted }
scene-bonus-kitchen_task = Kitchen +{ $count }
scene-bonus-chore_task = Chores +{ $count }
scene-bonus-complete_order = order +{ $count }
scene-waived = { $count ->
    [one] 1 ingredient fewer
   *[other] { $count } ingredients fewer
 }
scene-crowding = may join taken areas
scene-extra-turn = { $count ->
    [one] another turn
   *[other] { $count } more turns
 }
scene-tokens = Tokens
scene-reputation = Reputation
scene-loss = { $loss ->
    [0] no loss
   *[other] −{ $loss }
 }
scene-level = { $bonus ->
    [0] –
   *[other] +{ $bonus }{ $shift ->
        [0] { "" }
       *[other] {" "}±{ $shift }
     }
 }
scene-ingredients = Ingredients
scene-no-ingredients = none yet
scene-hand = Items
scene-of = { $count } of { $most }
scene-no-items = Items come from the Wizard’s Workshop.
scene-hidden-item = An item, face down
scene-tasks = Tasks
scene-requests = Nasty Says
scene-no-tasks = Use a task in the Secret Chamber to keep its card.
scene-secret = Secret Task
scene-hidden-secret = A Secret Task, face down
scene-served-title = Orders completed
scene-solo-normal = Reach the target
scene-automa = The Automa blocks
scene-bars-nothing = nothing yet
scene-bars-table = Mess Hall, table { $number }
scene-tab-hall = Hall
scene-tab-cellar = Cellar
scene-tab-tasks = Tasks
scene-tab-office = Office
scene-tab-secret = Secret
scene-tab-players = Rivals
scene-tab-automa = Automa
scene-tile-character = Ability
scene-tile-secret = Secret
scene-tile-items = Items
scene-tile-requests = Says
scene-tile-nasty = Nasty
scene-tile-kitchen = Kitchen
scene-tile-chore = Chores
scene-tile-tasks = Tasks
scene-tile-modifier = ± pip
scene-tile-mrs = Mrs. N.
scene-tile-drinks = Drinks
scene-found = It comes from Cellar { $value }; some Kitchen tasks and Chores bring it, too.
scene-potion = It stands for any one ingredient of an order. It comes from the Wizard’s Workshop, for three dice.
scene-held-by = { $name }: { $count }
scene-drink = Drink token: { $kind }
scene-about-modifier = In your turn, discard one to change one of your unplaced dice by { $pips }, within 1 to 6. You may spend several, also on the same die.
scene-about-modifiers = In your turn, discard one to change one of your unplaced dice by 1, within 1 to 6. A die that is placed cannot be changed any more.
scene-about-tokens = Drink tokens and Mrs. Nasty tokens, face down. One lies on each Task card of the Secret Chamber.
scene-about-mrs = Worth { $points } at the end of the game. When you would draw a Nasty Says card, you may discard { $cost } of them instead.
scene-about-drink = In your turn, return { $kind } to score { $points }. It has no time limit, but a Magic Potion does not help, and it is no order.
scene-about-nasty = Down is bad: the lower you stand, the more points you lose at the end of the game. An open order moves you one space down whenever a round ends. Whoever reaches a red space for the first time draws a Nasty Says card.
scene-about-kitchen = Down is good: each Kitchen task moves you one space down. From each marked space on, Kitchen tasks score more; from the later ones on, one die there may also count more or less. What counts is where you stand before the task.
scene-about-chore = Down is good: each Chore moves you one space down. From each marked space on, Chores score more; from the later ones on, one die there may also count more or less. What counts is where you stand before the task.
scene-may-come = These may still come, in no order.
scene-discarded = Discarded: { $cards }
scene-none-discarded = Nothing has been discarded yet.
scene-under = Under the deck: { $cards }

## A closer look: what a thing is, does and counts for, in sentences


## What icons stand for

icon-uses = uses left
thing-clock = The clock counts the rounds; after the last one comes the final scoring. With every round an open order grows later and is worth less.
thing-die = Dice are rolled at the start of a round. Once in each turn you place one or more of them on an area that wants their sum or their number; there they stay until the round ends. While any of your dice fit, you have to place.
thing-die-white = The white die is a fifth die for one player. At the end of a round it goes to whoever has the fewest points.
thing-first-player = Whoever holds this marker begins the next round. It does not go round by itself: making lunch for Nasty brings it.
thing-turn-order = In this order everybody takes turns, again and again, until nobody can place dice any more.
thing-room-mess = Six tables with orders. In your turn you take one, if you have none: from a table, or the top card of the deck before you know which, while a card of a table is discarded. Without an open order you have to take one in your first turn of a round.
thing-room-cellar = Dice that add up to exactly the printed number bring one of the two ingredients of that area, never both.
thing-room-kitchen = Kitchen tasks want an exact sum of dice, bring points and an ingredient, and move you one space along the Kitchen track, which makes later ones better. A Nasty Says card shuts the Kitchen for its holder.
thing-room-chore = Chores want an exact sum of dice, bring points and an ingredient, and move you one space along the Chore track, which makes later ones better. A Nasty Says card shuts them for its holder.
thing-room-office = Talking to Nasty takes any one die. It moves you up on his track, which is good, and somebody else down. His cards lie here, too.
thing-room-workshop = The wizard has other orders, items and Magic Potions, for one, two or three dice of any values: a good place for dice that fit nowhere else.
thing-room-chamber = From round 4 on three Task cards lie here, each with a token. Whoever uses one gets its token, and keeps the card for later rounds. Nasty Says cards do not shut this room.
thing-chamber-door = The Secret Chamber opens at the start of round 4.
thing-mess = A table of the Mess Hall. The meeple marks whose order it is; the space gets a new card when that order has been completed, forgotten or discarded.
thing-meeple = This player serves this table: the order has been taken, and is not completed yet.
thing-time = When this order was taken. For every round since then it is worth less, and in the end it is forgotten, which costs points.
thing-open = Whoever begins the first turn of a round without an open order has to take one first. Nobody has more than one. When the round ends, each open order moves its owner down the Nasty track.
thing-serve = Completing the order returns its ingredients and scores what it is worth now. A Magic Potion stands for any ingredient. Afterwards you may take another order, also in the same turn.
thing-hand = Items are played in your own turn, as many as you like, and then discarded. Playing one does not use up your placement of dice. Nobody holds more than three; others see only how many.
thing-item = An item: it is played in its owner’s turn, and then discarded. Only its owner knows which one it is.
thing-tasks = Task cards of the Secret Chamber that were used. Their owner may use each once in every later round; nobody keeps more than three.
thing-drinks = Drink tokens: in your turn, return the ingredient that one shows to score its points. They come from the Secret Chamber.
thing-requests = Nasty Says cards. Whoever has one may place dice only in the Cellar, the Workshop, the Office and the Secret Chamber, on Task cards of their own, and on a card that asks for dice. Each one left at the end costs 10 points.
thing-secret = A Secret Task: a goal that only its owner knows. It scores once, at the end of the game, and only the best level reached counts.
thing-character = A character has an ability that can be used twice in a game, in one’s own turn; only the Cellar Lurker acts in the turns of others.
thing-choosing = This is to be decided now: choose one of what lies here.
thing-this-turn = What has been prepared for this turn and still holds.
thing-automa = Whoever plays alone plays against the Automa: its dice are rolled at the start of each round, before yours, and block an area or an order until the round ends.
thing-bars = A die of the Automa lies here: until the round ends this cannot be used.
thing-goal = What has to be reached in a game alone. It is counted after the final scoring, so the Nasty track still costs.
thing-score = Points are won with orders, Kitchen tasks, Chores and the Secret Task; whoever has the most after the final scoring wins. The final scoring takes away what the Nasty track and Nasty Says cards cost.
icon-coin = points
icon-any = any ingredient, but no Magic Potion
icon-item = item
icon-order = order
icon-replace-order = replace an order
icon-change-order = take another order
icon-less-late = one round less late
icon-later = the order counts as taken later
icon-waive = one ingredient less
icon-steal = steal
icon-rival = another player
icon-crowd = even where no space is free
icon-lock = not open yet, or not to be used
icon-up = up on the track
icon-down = down on the track
icon-swap = exchange with the supply
icon-trade = swap with another player
icon-die = die
icon-white-die = white die
icon-automa-die = die of the Automa
icon-another-die = one more die
icon-reroll = reroll
icon-set-die = set a die
icon-shift-dice = change a value
icon-flip-die = turn a die over
icon-recover-die = take a die back and roll it
icon-exchange-dice = exchange dice
icon-dice = dice
icon-pair = two equal dice
icon-hourglass = another turn, or the last round of an order
icon-clock = round
icon-met = you have it
icon-missing = still missing
icon-token = token, face down
icon-meeple = serves this table
icon-onward = one step along the track, or what it brings
icon-used-area = an ingredient of the Cellar
icon-first = First Player marker

## The book: heads and cells of its tables

book-dice = Dice
book-one-of = One of
book-task = Task
book-task-card = Task card
book-area = Area
book-gives = Gives
book-spaces = Spaces, by players
book-on-track = On the track
book-each-task = Each task of that kind
book-level = { $shift ->
    [0] { $bonus } {"{"}coin{"}"} more
    [1] { $bonus } {"{"}coin{"}"} more; one die may count 1 more or less
   *[other] { $bonus } {"{"}coin{"}"} more; one die may count up to { $shift } more or less
 }
book-ingredients = Ingredients
book-row = Points, round by round
book-forgotten = Forgotten
book-order = Order
book-needs = Needs
book-in-time = On time
book-item = Item
book-character = Character
book-does = What it does
book-says = Nasty Says
book-asks = What it asks for
book-return = Return
book-dice-on-card = Dice on the card
book-or = Or
book-wants-any = { $n ->
    [one] any ingredient
   *[other] any { $n } ingredients
 }
book-wants-different = { $n ->
    [one] any ingredient
   *[other] { $n } different ingredients
 }
book-wants-alike = { $n ->
    [one] any ingredient
   *[other] { $n } ingredients alike
 }
book-wants-dice = { $n ->
    [one] any die
   *[other] any { $n } dice
 }
book-wants-sum = exactly { $value }
book-wants-least = { $value } or more
book-wants-pair = 2 alike
book-wants-item = discard { $n } {"{"}item{"}"}
book-wants-use = use: { $section }
book-wants-order = complete an order
book-secret = Secret Task
book-counts = What counts
book-pays = What it pays
book-one-race = Orders of one race
book-assignment = Assignment
book-level-of = Level

## What beginners miss: by effects, and by what a thing is

about-order-track = Completing it also moves you one step along the { $track }, without the points of its bonus.
note-order = You may have only one open order. Whenever a round ends while it is open, you move one space down the Nasty track. A Magic Potion stands for any one of its ingredients.
note-item = You play it in your own turn, besides placing dice, and then it is discarded. Others do not see it before.
note-character = Using it costs no dice. When the last use is spent, the card is discarded.
note-secret = Only you see it. It pays once, after the last round, so keep it in mind when you choose orders.
note-assignment = You win only if all of it is met after the last round.
note-ingredient = It goes back to its pile when you use it. At the end it is worth points only if you have no open order.
note-potion = It cannot be stolen or swapped, and does not help with Nasty Says cards or Drink tokens.
note-cellar = Several dice may be added up for it. If one of the two piles is empty, only the other kind is left.
note-kitchen = The bonus goes by your place on the Kitchen track before this task. While you hold a Nasty Says card, you cannot place dice here.
note-chore = The bonus goes by your place on the Chore track before this task. While you hold a Nasty Says card, you cannot place dice here.
note-office = It takes any one die, so it is a good place for one that fits nowhere else.
note-workshop = Only the number of dice counts here: a good place for dice that fit nowhere else.
note-chamber = A Nasty Says card does not shut this room. A task with a Kitchen or Chore sign counts as such a task.
note-says-ingredients = Use it in your own turn; it costs no dice. Magic Potions do not help.
note-says-item = Use it in your own turn; it costs no dice. The item is discarded without its effect.
note-says-dice = These dice are your placement for this turn, and stay out of use until the round ends.
note-says-event = It is fulfilled by itself the next time you do this.
note-extra_turn = You place dice in it as usual. If the round ends first, it is lost.
note-exchange_die_values = Both dice must be unplaced and show different values.
note-steal_item_random = Only the two of you learn which item it is.
note-steal_ingredient = You choose which one, and nobody can refuse.
note-swap_with_player = You choose both ingredients, and nobody can refuse.
note-swap_with_supply = You may return a Magic Potion, but you cannot take one.
note-ignore_occupancy = You still need the right dice, and Nasty’s ban on Kitchen and Chores still holds.
note-reroll = Do it before you place: dice that are placed keep their values.
note-set_die = Do it before you place: the die keeps that value until it is rolled again.
note-shift_dice = Do it before you place. A 6 does not become a 1, nor a 1 a 6.
note-flip_die = Opposite faces add up to 7: a 1 becomes a 6, a 2 a 5, a 3 a 4.
note-recover_die = If you have placed dice in this turn already, the die waits for a later turn of the round.
note-bonus_on-kitchen_task = Play it before you place the dice. It lasts for this turn only.
note-bonus_on-chore_task = Play it before you place the dice. It lasts for this turn only.
note-bonus_on-complete_order = Play it before you complete the order. It lasts for this turn only.
note-move_time_marker = The order then pays what its row says for fewer rounds late, and is forgotten later.
note-waive_ingredient = When you complete the order, you choose what you leave out. It lasts for this turn only.
note-change_order = The old order counts neither as completed nor as forgotten.
note-track = These are steps only: they bring no ingredient and no points.
note-draw_item = If that is more than you may hold, you discard one at once, perhaps the new one.
note-gain_magic_potion = A Magic Potion stands for any one ingredient of an order.
note-gain_modifier = A Modifier token changes one of your unplaced dice by 1, in any turn of yours.
note-replace_order = Only you see the orders drawn. It is a way to bring an order that you can complete.
note-first_player_marker = The turn order of this round stays as it is.
note-nasty-self-up = Up is good: you lose fewer points at the end. On 0 it does nothing.
note-nasty-opponent-down = An opponent who reaches a red space for the first time draws a Nasty Says card.
note-lateness-race = You are asked when you complete such an order late; on time it is not needed.
note-gain_from_used_area = You are asked in the other player’s turn. You may say no and keep the use.
scene-about-orders = An order may be drawn from here before you know which; it must be kept, and an order of the Mess Hall is discarded for it.
scene-about-items = Items come from the Wizard’s Workshop: two dice let you look at three and keep one.
scene-about-says = Whoever reaches a red space of the Nasty track for the first time draws one of these, but not in the last round.
scene-about-tasks = When the round ends, new Task cards fill the empty spaces of the Secret Chamber.

## The first minutes: the aim, and one sentence for each kind of decision met for the first time

aim = Have the most points after ten rounds: complete drink orders quickly, and stay out of trouble with Nasty.
aim-solo = Reach the target in points after the last round; in Story mode, meet all that your assignment asks for instead.
help-character = A character’s ability works twice in the whole game. Abilities that change dice are the easiest to use.
help-ingredient = You take one kind, never both: what your open order lacks, or what many orders want. Before the first round there are no orders yet: take what you like.
help-turn = Take an order, fetch what it lacks with dice, complete it. You place dice once a turn; the rest wait for your next turn.
help-discard-order = Your meeple, or the new order, takes the place of the order you choose. A card that suits somebody else is a good choice.
help-choose-order = Only you see these. The order you choose lies open for everybody; the others go under the deck.
help-take-order = Small orders are quick and sure, large ones pay more but take several rounds, and each round costs you with Nasty.
help-dice = Choose dice until they make exactly what the place wants. Small dice add up; keep dice that fit well elsewhere.
help-give = What you give away goes back to its pile, or to the other player. Keep what your open order needs.
help-player = Look at the scores and shelves first: choosing whoever leads usually helps you most.
help-take-from = You may take any ordinary ingredient you see there, and nobody can refuse.
help-keep-item = You keep one item, unseen by the others. Play it in any turn of yours; it does not use up your dice.
help-discard-item = You may hold only three items. The one you discard does nothing.
help-pay = Pay with the ingredient if you have it. A Magic Potion can stand for any, so keep it for what is hard to get.
help-avoid = The tokens are worth a point each at the end; a Nasty Says card shuts Kitchen and Chores until you fulfil it.
help-lurk = This uses up one of your character’s two uses. You may say no and wait for an ingredient you need more.
help-discard-task = Keep the tasks whose sums you reach easily: you may use each of them once a round.
help-die = Dice that are placed cannot be chosen. Think of the sum you want before you change one.
help-value = Choose the value that some place still wants: look for areas with a free space.
help-option = Choose one; the card is discarded afterwards, whichever you take.
help-track = From marked spaces on, every task of that kind scores more, so it pays to go far on one track.
help-says = The card you choose is gone as if fulfilled. With none left, Kitchen and Chores are open to you again.
help-minstrel = This uses up one of your character’s two uses. Look how many points it brings before you agree.
help-first-player = Whoever begins has the first choice of orders; the last in turn order gets the white die.
help-roll = Say what the die shows; the table asks for one die after the other.
help-draw-order = Say which order was turned up. From now on everybody may see it.
help-draw-item = Say which item was drawn. Only whoever draws it should see it.
help-draw-says = Say which Nasty Says card was drawn. It lies open until it is fulfilled.
help-draw-secret = Say which Secret Task was dealt. Only its owner should see it.
help-draw-assignment = Say which assignment was drawn. It lies open for the whole game.
help-draw-task = Say which Task card was turned up for the empty space.
help-draw-token = Say which token was turned up. It lies on the Task card until somebody uses that card.
help-deal = Say which character was dealt to this player.
help-draw-stolen = Say which item was taken. Only the two players should see it.

## Signs behind a number, where a book is read aloud or in a terminal: 4 coins

book-sign-coin = { goods-vp }
book-sign-modifier = { goods-modifiers }
book-sign-mrs-nasty = { goods-mrs_nasty }
book-sign-any = { $count ->
    [one] ingredient of your choice
   *[other] ingredients of your choice
 }
book-sign-die = { $count ->
    [one] die of any value
   *[other] dice of any value
 }
book-sign-item = { $count ->
    [one] item
   *[other] items
 }
book-sign-up = { $count ->
    [one] step up
   *[other] steps up
 }
book-sign-down = { $count ->
    [one] step down
   *[other] steps down
 }
book-sign-replace-order = { $count ->
    [one] order to choose from
   *[other] orders to choose from
 }
