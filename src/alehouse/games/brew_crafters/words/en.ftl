# Brew Crafters: what is said at its table.

## The game

game-blurb = Three years of a craft brewery: market days, night shifts, bold recipes, and upkeep every winter.

## Names

goods-money = { $count ->
   *[other] $
 }
goods-rep = { $count ->
   *[other] reputation
 }
goods-malt = { $count ->
   *[other] malt
 }
goods-hops = { $count ->
   *[other] hops
 }
goods-yeast = { $count ->
   *[other] yeast
 }
goods-spice = { $count ->
    [one] spice
   *[other] spices
 }
goods-coffee = { $count ->
   *[other] coffee
 }
goods-fruit = { $count ->
   *[other] fruit
 }
ingredient-malt = Malt
ingredient-hops = Hops
ingredient-yeast = Yeast
ingredient-spice = Spices
ingredient-coffee = Coffee
ingredient-fruit = Fruit
family-ale = Ale
family-porter = Porter
family-stout = Stout
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
space-malt_market = Malt Market
space-hops_market = Hops Market
space-yeast_market = Yeast Market
space-farm_stand = Farm Stand
space-private_investor = Private Investor
space-worker_fair = Worker Fair
space-staff_office = Staff Office
space-specialty_shop = Specialty Shop
space-homebrew_shop = Homebrew Shop
space-ext_malt = Second Malt Market
space-ext_hops_yeast = Hop and Yeast Stall
space-ext_orchard = Orchard Road
space-ext_grain_hops = Grain and Hop Stall
space-ext_staff = Second Staff Office
space-ext_specialty = Second Specialty Shop
space-five_malt = Second Malt Market
space-five_hops = Second Hops Market
space-five_hops_yeast = Hop and Yeast Stall
space-five_grain_yeast = Grain and Yeast Stall
space-five_orchard = Orchard Road
space-five_staff = Second Staff Office
space-five_specialty = Second Specialty Shop
space-five_odd_jobs = Odd Jobs
space-temporary_workers = Temporary Workers
space-commodities_exchange = Commodities Exchange
space-job_agency = Job Agency
space-community_farm = Community Farm
work-secret_recipe = Secret Recipe
work-process = Process Beer
work-collaborate = Collaborate
work-research = Lab Research
work-install = Install
recipe-everyday_ale = Everyday Ale
recipe-pumpkin_ale = Patch’s Pumpkin Ale
recipe-lambic_ale = Bombastic Lambic
recipe-golden_apple_ale = Heartland Golden Apple
recipe-apricot_pale_ale = Titania’s Apricot Pale Ale
recipe-belgian_quad = High Country Belgian Quad
recipe-mars_needs_ipa = Mars Needs IPA
recipe-barleywine = Auld Lang Syne Barleywine
recipe-pleasantly_porter = Pleasantly Porter
recipe-smoked_porter = NOIR Smoked Porter
recipe-sweet_crush_vanilla_porter = Sweet Crush Vanilla Porter
recipe-vivajava_coffee_porter = VivaJava Coffee Porter
recipe-black_and_brue = 19968 Black & Brue
recipe-cherry_porter = Old Chap English Cherry Porter
recipe-honey_porter = Sweet Clover Honey Porter
recipe-cinnamon_porter = Spitfire Cinnamon Porter
recipe-simply_stout = Simply Stout
recipe-coffee_stout = Better Bitter Coffee Stout
recipe-imperial_stout = Sir Rosset’s Imperial Stout
recipe-blackberry_stout = Sweet Surrender Blackberry Stout
recipe-chocolate_espresso_stout = Revered Bean Chocolate Espresso Stout
recipe-oat_soda_stout = Oat Soda Stout
recipe-back_alley_dark_stout = Grim’s Back Alley Dark Stout
recipe-russian_imperial_stout = Crimson Hammer Russian Imperial Stout
tile-storehouse = Second Storehouse
tile-mash_tun = Mash Tun
tile-yeast_lab = Yeast Lab
tile-farm = Farm
tile-hop_infuser = Hop Infuser
tile-oak_barrels = Oak Barrels
tile-tasting_room = Tasting Room
tile-brewpub = Brewpub
tile-double_line = Double Production Line
tile-loading_dock = Loading Dock
worker-malt_buyer = Malt Buyer
worker-hop_buyer = Hop Buyer
worker-yeast_biologist = Yeast Biologist
worker-forager = Forager
worker-delivery_driver = Delivery Driver
worker-warehouse_manager = Warehouse Manager
worker-head_brewer = Head Brewer
worker-tour_guide = Tour Guide
worker-accountant = Accountant
worker-purchasing_agent = Purchasing Agent
worker-night_foreman = Night Foreman
worker-master_gardener = Master Gardener
worker-cooper = Cooper
worker-hop_chemist = Hop Chemist
worker-maltster = Maltster
worker-lab_director = Lab Director
worker-plant_engineer = Plant Engineer
worker-marketing_director = Marketing Director
worker-community_liaison = Community Liaison
worker-bartender = Bartender
worker-quality_inspector = Quality Inspector
worker-volume_manager = Volume Manager
worker-investor_relations = Investor Relations Manager
worker-flavour_specialist = Flavour Specialist
partnership-spice_importer = Spice Importer
partnership-coffee_roaster = Coffee Roaster
partnership-fruit_orchard = Fruit Orchard
partnership-yeast_bank = Yeast Bank
track-basic_agronomy = Agronomy
track-basic_fermentation = Fermentation
track-basic_business = Business
track-basic_flavour = Flavour
track-advanced_terroir = Terroir
track-advanced_engineering = Process Engineering
track-advanced_brand = Brand
track-advanced_people = People
crew-shift_1 = First Shift
crew-shift_2 = Second Shift
crew-shift_3 = Third Shift
section-collab_malt = Malt Bill
section-collab_hops = Hop Addition
section-collab_yeast = Yeast Pitch
section-collab_specialty = Special Touch

## Options of a table

preset-discovery = Discovery game
preset-discovery-help = The fixed beers and skilled workers of the discovery game, the basic lab, no complex actions: to learn the game.
preset-expert = Expert game
preset-expert-help = Random beers and skilled workers, the advanced lab, all five complex actions.
option-recipe_set = Recipes
option-recipe_set-help = The six advanced beers of the discovery game, two of each family at random, or two of each that you pick.
option-recipe_set-discovery = Discovery
option-recipe_set-random = Random
option-recipe_set-custom = Picked
option-worker_set = Skilled workers
option-worker_set-help = The nine of the discovery game, nine at random, or nine that you pick.
option-worker_set-discovery = Discovery
option-worker_set-random = Random
option-worker_set-custom = Picked
option-research_side = Research lab
option-research_side-help = The basic side, the advanced side, or everybody chooses a side in secret.
option-research_side-basic = Basic
option-research_side-advanced = Advanced
option-research_side-each = Each chooses
option-temporary_workers = Temporary workers
option-temporary_workers-help = Hire help for the next two seasons, for the market or the brewery.
option-temporary_workers-off = Off
option-temporary_workers-on = On
option-commodities_exchange = Commodities exchange
option-commodities_exchange-help = One ingredient for several others, at the rates of the card.
option-commodities_exchange-off = Off
option-commodities_exchange-on = On
option-job_agency = Job agency
option-job_agency-help = Look at six unused skilled workers and hire one for a fee.
option-job_agency-off = Off
option-job_agency-on = On
option-community_farm = Community farm
option-community_farm-help = Plant together in Winter and Spring, harvest in Autumn.
option-community_farm-off = Off
option-community_farm-on = On
option-secret_recipe = Secret recipes
option-secret_recipe-help = A shift may take an unused recipe that only its owner can brew.
option-secret_recipe-off = Off
option-secret_recipe-on = On
option-first_player = First player
option-first_player-help = Who begins the first season.
option-first_player-random = Random
option-first_player-1 = 1
option-first_player-2 = 2
option-first_player-3 = 3
option-first_player-4 = 4
option-first_player-5 = 5

## Names of little things

secret = A secret recipe
nothing = nothing
amount-malt = × malt
amount-hops = × hops
amount-yeast = × yeast
amount-spice = × spice
amount-coffee = × coffee
amount-fruit = × fruit
amount-money = $
amount-rep = × reputation
amount-basic_any = × any basic
amount-special_any = × any special
amount-any = × any
amount-same = × of the same
gist-take = take
gist-least-brewed = × batch brewed
gist-least-advanced = × advanced batch
gist-least-special = × batch with a special ingredient
gist-least-sold = × batch sold
gist-of-family = of its family
gist-farm = × plot:
gist-substitute = × special may be paid with another
gist-swap_taken = × swapped for a basic
gist-capacity = × more space in the storehouse
gist-tank = × more tank in
gist-free_seed = planting costs nothing
gist-harvest_bonus = × more from each plot
gist-extra_action-market = one more market action
gist-extra_action-brewery = one more brewery action
gist-free_action-install = install a tile
gist-free_action-hire = hire a skilled worker
gist-extra_step = × step more
gist-upkeep_discount = $ less
gist-upkeep_discount-workers = $ less in wages
gist-per-batches_brewed = × batch
gist-per-basic_batches_brewed = × basic batch
gist-per-different_advanced_brewed = × advanced recipe
gist-per-families_brewed = × family
gist-per-gold_labels = × Gold Label
gist-per-tiles_installed = × tile
gist-per-skilled_workers = × skilled worker
gist-per-money = $
gist-per-ingredients_stored = × ingredient stored
gist-per-kinds_stored = × kind stored

## Prompts and decisions

prompt-place = Place worker { $round } on a free market space
prompt-place-more = Place another worker?
prompt-place-more-detail = A temporary worker that you do not place works as a shift in the brewery.
prompt-overflow = Storehouse full: { $over ->
    [one] choose 1 ingredient to return
   *[other] choose { $over } ingredients to return
 }
prompt-overflow-detail = Your storehouse holds { $capacity }. Each click returns one ingredient to the supply.
prompt-wildcard = Choose an ingredient to take, one by one: { $coming }
prompt-wildcard-detail = From { $space }
prompt-worker = Which skilled worker do you hire?
prompt-partnership = Which partnership do you form?
prompt-line = Which exchange do you make?
prompt-agency = Hire one of these people for ${ $fee }?
prompt-agency-detail = You pay the fee now, once, and the wage on the card every Winter.
prompt-community = What do you plant on the Community Farm?
prompt-brewery = What does your shift do?
prompt-brewery-detail = Process beer, research, install something, or pass.
prompt-brewery-detail-collaborate = Process beer and/or collaborate, research, install something, or pass.
prompt-brewery-detail-secret = Process beer, research, install something, take a secret recipe, or pass.
prompt-brewery-detail-collaborate-secret = Process beer and/or collaborate, research, install something, take a secret recipe, or pass.
prompt-parts = Do the other part of the action, too?
prompt-brew = What do you brew?
prompt-brew-detail = Choose a recipe for an empty tank, or end brewing. The batch scores at once.
prompt-reduce = { $recipe }: which ingredient do you pay one less of?
prompt-replace = { $recipe }: pay with another special ingredient?
prompt-thanks = Thanks to { $who }
prompt-section = Which section do you contribute?
prompt-pay = { $left ->
    [0] Which special ingredient do you give?
    [one] Which special ingredient do you give?
   *[other] Which special ingredients do you give? { $left }, one at a time
 }
prompt-track = { $steps ->
    [one] On which research track do you advance?
   *[other] On which research track do you advance? { $steps } steps, one at a time
 }
prompt-tile = What do you install?
prompt-secret = Which recipe do you take in secret?
prompt-benefit = Take a benefit at the start of the season
prompt-benefit-detail = You choose which one comes first: { $benefits }.
prompt-benefit-only-detail = { $benefits }.
prompt-plant = What do you plant on plot { $plot }?
prompt-leftover = Take one of the ingredients left over
prompt-last-conversion = A last conversion before the game ends?
prompt-swap = Swap an ingredient you have just taken?
prompt-side = Which side of the research lab do you use?
prompt-first = Who begins?
prompt-draw-recipe = The next recipe
prompt-draw-worker = The next skilled worker
prompt-draw-agency = The next card of the Job Agency
decision-place = placing a worker on the market
decision-place-more = placing another worker on the market
decision-overflow = choosing ingredients to return
decision-wildcard = choosing an ingredient
decision-worker = hiring a skilled worker
decision-partnership = forming a partnership
decision-line = choosing an exchange
decision-agency = hiring at the Job Agency
decision-community = planting on the Community Farm
decision-brewery = sending a shift to work
decision-parts = doing the other part of an action
decision-brew = choosing a recipe to brew
decision-reduce = choosing the ingredient to save
decision-replace = choosing how to pay for a batch
decision-section = choosing a section of the collaboration
decision-pay = choosing a special ingredient to give
decision-track = choosing a research track
decision-tile = installing a tile
decision-secret = taking a secret recipe
decision-benefit = choosing which benefit comes first
decision-plant = planting the Farm
decision-leftover = sharing what is left of the harvest
decision-last-conversion = making a last conversion
decision-swap = swapping an ingredient
decision-side = choosing a side of the lab
decision-first = choosing who begins
decision-draw-recipe = drawing the next recipe
decision-draw-worker = drawing the next skilled worker
decision-draw-agency = drawing the cards of the Job Agency

## Options of a decision

choice-pass = Pass
choice-decline = No
choice-place-none = Place no more workers
choice-swap-none = Swap nothing more
choice-convert-none = Nothing more
choice-plant-none = Plant nothing more
choice-hire-none = Hire nobody
choice-install-none = Install nothing
choice-process = Process beer
choice-process-vain = Process beer: nothing to sell, bottle or brew now
choice-collaborate = Collaborate
choice-research = Lab Research
choice-install = Install
choice-secret-recipe = Secret recipe
choice-end-brew = End brewing
choice-end-action = End the action
choice-as-printed = As printed
choice-side-basic = Basic side
choice-side-advanced = Advanced side
choice-take = Take { $ingredient }
choice-discard = Return { $ingredient }
choice-give = Give { $ingredient }
choice-plant = Plant { $ingredient }
choice-reduce = { $ingredient }
choice-swap = { $given } for { $taken }
choice-substitute = { $paid } instead of { $wanted }
choice-first = { $first } begins
choice-benefit = { $card }: { $does }
choice-benefit-of = { $card }
choice-benefit-number = Benefit { $number }
choice-track = { $track }, level { $level }: { $does }
choice-place-goods = { $space }: { $goods }
choice-be-first = first player
choice-place-goods-more = { $space }: { $goods }; { $more }
choice-place-hire-skilled-worker = { $space }: hire a skilled worker
choice-place-form-local-partnership = { $space }: form a partnership
choice-place-hire-brewery-shift = { $space }: hire a shift
choice-place-temporary-workers = { $space }: for ${ $fee }, one worker more in each of the next two seasons
choice-place-commodities-exchange = { $space }: exchange goods
choice-place-job-agency = { $space }: look at six skilled workers, hire one for ${ $fee } or none
choice-place-community-farm = { $space }: plant something
choice-worker = Hire { $worker } (wage ${ $wage }): { $does }
choice-worker-agency = Pay ${ $fee } and hire { $worker } (wage ${ $wage }): { $does }
choice-draw-worker = { $worker }
choice-partnership = { $partnership }: { $does }
choice-line = { $give } for { $take }
choice-section = { $section }: { $give } for { $take }
choice-section-lowered = { $section }: { $give } for { $take }, lowered by { $who }
choice-tile = Install { $tile } (upkeep ${ $upkeep }): { $does }
choice-tile-given = Install { $tile } (upkeep ${ $upkeep }): { $does }; now { $goods }
choice-brew = Brew { $recipe } with { $cost }, worth { $rep }
choice-brew-lowered = Brew { $recipe } with { $cost } ({ $lowered }), worth { $rep }
choice-brew-in-pub = Brew { $recipe } in the pub with { $cost }, worth { $rep }
choice-brew-in-pub-lowered = Brew { $recipe } in the pub with { $cost } ({ $lowered }), worth { $rep }
choice-choose-secret = { $recipe } for { $cost }, worth { $rep }
choice-draw-recipe = { $recipe }
choice-convert = { $partner }: { $give } for { $take }

## The log

log-head-season = Year { $year } · { $season }
log-first = becomes the first player
log-takes = sends a worker to { $space }
log-takes-choice = sends a worker to { $space }: { $coming }
log-visits = sends a worker to { $space }
log-chooses = chooses ({ $cause })
log-swaps = swaps an ingredient just taken, thanks to { $card }
log-discards = returns what does not fit in the storehouse
log-effect = receives, thanks to { $card }
log-effect-choice = may choose, thanks to { $card }: { $coming }
log-hires = hires { $worker }
log-partner = forms a partnership: { $partnership }
log-shift = hires shift { $number }
log-converts = converts with { $partner }
log-process = processes beer
log-sells = sells { $recipe }
log-label = takes the Gold Label of { $recipe }
log-bottles = bottles { $recipes }
log-brews = brews { $recipe }
log-brews-helped = brews { $recipe } ({ $helped })
log-brews-pub = brews { $recipe } in the pub
log-brews-pub-helped = brews { $recipe } in the pub ({ $helped })
log-research = researches { $track }: level { $level }
log-installs = installs { $tile }
log-installs-choice = installs { $tile }: { $coming }
log-collaborates = contributes { $section } to the collaboration
log-collab-sold = is rewarded for { $section }: the collaboration is sold
log-collab-sold-choice = is rewarded for { $section }: { $coming }; the collaboration is sold
log-gives = pays for { $section } of the collaboration
log-gives-exchange = gives at the Commodities Exchange
log-passes = passes with a shift
log-plants = plants { $ingredient }
log-harvests = harvests the Farm
log-loans = { $count ->
    [one] lacks money for upkeep and takes a loan
   *[other] lacks money for upkeep and takes { $count } loans
 }
log-upkeep = pays the upkeep of Winter: { $parts }
upkeep-printed = brewery
upkeep-tiles = tiles
upkeep-workers = skilled workers
upkeep-shifts = shifts
upkeep-discount = discount
log-temporary = { $count ->
    [one] hires a temporary worker
   *[other] hires { $count } temporary workers
 }
log-exchange = receives at { $space }
log-exchange-choice = may choose at { $space }: { $coming }
log-fee = pays the fee of the Job Agency
log-plants-common = plants on the Community Farm, token { $token }
log-common-share = receives a share of the Community Farm
log-common-rest = takes something left over on the Community Farm
log-secret = takes a secret recipe: { $recipe }
log-secret-hidden = takes a secret recipe
log-reveals = reveals the secret recipe { $recipe }
log-secret-sold = sells the secret recipe { $recipe } for the first time

## Why not?

why-over = The game is over.
why-fate-first = Not yet: first comes { $decision }.
why-fate = Chance decides that, not the players.
why-not-now = Not now: this step is { $decision }.
why-not-offered = That is no option here: this step is { $decision }.
why-payment = You are in the middle of a payment: convert before or after it.
why-no-conversion = You cannot pay for this conversion, or after it you could not finish the decision under way.
why-space-closed = { $space } is not in play at this table.
why-occupied = { $space } is taken this season.
why-empty = Nothing lies on { $space }.
why-no-workers = Nobody is left for hire.
why-no-partners = No partnership is left.
why-no-line = You have nothing to give there.
why-no-agency = You cannot pay the fee of the agency, or it has nobody left.
why-last-season = No season is left in which they could work.
why-no-temporary = You cannot pay, or too few temporary workers are left.
why-no-extra-farm = An additional worker cannot be placed on the Community Farm.
why-farm-closed = The Community Farm is open in Winter and Spring, but not in the last Winter.
why-nothing-to-plant = You have nothing to plant there, or it already grows there.
why-all-shifts = You already have all your shifts.
why-too-few-batches = { $batches ->
    [one] For the next shift you must have brewed 1 batch.
   *[other] For the next shift you must have brewed { $batches } batches.
 }
why-no-tank = No tank is empty there.
why-not-displayed = You may not brew { $recipe }: it is not on display and not yours.
why-basic-first = { $recipe } needs a batch of { $basic } first.
why-cannot-pay = You cannot pay for { $recipe }.
why-no-section = You cannot pay for any open section.
why-enough-sections = You have contributed as many sections as one player may.
why-two-players = There is no collaboration with two players.
why-all-research = All your research is finished.
why-all-tiles = Nothing is left for you to install.
why-no-secret = Secret recipes are not in play, or none is left.
why-installed = { $tile } is installed already.
why-not-plantable = { $ingredient } cannot be planted now.
why-not-that = { $ingredient } cannot be chosen here.
why-no-declining = You must do this.

## For the lab

measure-batches = Batches brewed by all
uses-space = Market spaces, per player and game
uses-worker = Skilled workers, per player and game
uses-tile = Tiles, per player and game
uses-recipe = Recipes brewed, per player and game
measure-score = Points
measure-brewed = Batches brewed
measure-labels = Gold Labels
measure-tiles = Tiles
measure-workers = Skilled workers
measure-shifts = Shifts
measure-loans = Loans
measure-money = Money left

## What cards do

about-source-rulebook = As in the rulebook.
about-source-web = As published.
about-source-partly = Partly reconstructed; the rest is as printed.
about-source-reconstructed = Reconstructed: the printed one is not known to us.

# So much of something, inside a sentence.
counted-malt = { $n ->
   *[other] { $n } malt
 }
counted-hops = { $n ->
   *[other] { $n } hops
 }
counted-yeast = { $n ->
   *[other] { $n } yeast
 }
counted-spice = { $n ->
    [one] 1 spice
   *[other] { $n } spices
 }
counted-coffee = { $n ->
   *[other] { $n } coffee
 }
counted-fruit = { $n ->
   *[other] { $n } fruit
 }
counted-money = { $n ->
   *[other] ${ $n }
 }
counted-rep = { $n ->
   *[other] { $n } reputation
 }
counted-basic_any = { $n ->
    [one] 1 basic ingredient of your choice
   *[other] { $n } basic ingredients of your choice
 }
counted-special_any = { $n ->
    [one] 1 special ingredient of your choice
   *[other] { $n } special ingredients of your choice
 }
counted-any = { $n ->
    [one] 1 ingredient of your choice
   *[other] { $n } ingredients of your choice
 }

# The same in tight places: an initial for each ingredient.
short-amount-malt = { $n }M
short-amount-hops = { $n }H
short-amount-yeast = { $n }Y
short-amount-spice = { $n }S
short-amount-coffee = { $n }C
short-amount-fruit = { $n }F
short-amount-money = ${ $n }
short-amount-rep = { $n }★
short-amount-basic_any = { $n } basic
short-amount-special_any = { $n } special
short-amount-any = { $n } any
short-amount-same = { $n } more of what was taken

# Kinds of ingredients inside a sentence.
named-malt = malt
named-hops = hops
named-yeast = yeast
named-spice = spices
named-coffee = coffee
named-fruit = fruit
named-basic_any = basic ingredients
named-special_any = special ingredients
named-any = ingredients
named-winter = Winter
named-autumn = Autumn
named-summer = Summer
named-spring = Spring

place-storehouse = the storehouse
place-production_line = the production line
place-pub = the pub
place-research_lab = the research lab
place-farm = the farm

# When an effect works: put before a colon, followed by one of the messages does-….
when-acquire = At once
when-season_start = At the start of each { $seasons }
when-winter_start = At the start of each Winter
when-market_take = Each time you take { $kinds } from a market space
when-market_take-restocked = Each time you take { $kinds } from a market space that is restocked
when-market_space = Each time you use { $spaces }
when-market_end = At the end of the Market phase of each { $seasons }
when-brewery_end = At the end of the Brewery phase of each { $seasons }
when-brew = For each batch that you brew
when-process = After brewing with Process Beer
when-sell = For each batch that you sell
when-sell_step = Each time you sell
when-research = With each Lab Research
when-install = Each time you install a tile
when-collaborate = For each section of the collaboration that you contribute
when-collab_complete = For each section of yours when the collaboration is completed
when-gold_label = For each Gold Label that you take
when-plant = When you plant your own Farm
when-harvest = When you harvest your own Farm
when-upkeep = At each upkeep
when-any_time = As often as you like, with any decision of yours
when-end_game = At the end of the game
every-season = season
when-only = { $when } ({ $which })

# What must have happened in the action, in brackets behind a moment.
least-brewed = { $n ->
    [one] at least 1 batch
   *[other] at least { $n } batches
 }
least-advanced = { $n ->
    [one] at least 1 batch of an advanced recipe
   *[other] at least { $n } batches of advanced recipes
 }
least-special = { $n ->
    [one] at least 1 batch whose recipe lists a special ingredient
   *[other] at least { $n } batches whose recipes list a special ingredient
 }
least-sold = { $n ->
    [one] at least 1 batch
   *[other] at least { $n } batches
 }

# Which batches count, in brackets behind a moment.
only-family-ale = ales only
only-family-porter = porters only
only-family-stout = stouts only
only-tier-basic = basic recipes only
only-tier-advanced = advanced recipes only
only-symbol-hop = with the hop symbol
only-symbol-barrel = with the barrel symbol
only-symbol-none = without a symbol
only-place-storehouse = in the storehouse
only-place-production_line = at the production line
only-place-pub = in the pub
only-place-research_lab = in the research lab
only-place-farm = at the farm
only-special = if the recipe lists a special ingredient
only-malt = if the recipe lists at least { $n } malt
only-first_brew = the first time you brew the recipe
only-first_sale = the first time you sell the recipe
only-nth_sale = when it is your batch number { $n } of its family
only-first_batch_of_action = only the first one of an action
only-first_each_year = only the first time each year

# What an effect does: begins small, without a full stop, since it may stand behind a colon.
does-sentence = { $text }.
does-also = { $first }; { $then }
does-gain = you receive { $goods }
does-gain-more = you receive { $goods } more
does-gain_same = { $n ->
    [one] you receive 1 more ingredient of a basic kind that you have just taken
   *[other] you receive { $n } more ingredients of basic kinds that you have just taken
 }
does-gain_per = { $max ->
    [0] you receive { $goods } { $per }
    [one] you receive { $goods } { $per }, but only once
   *[other] you receive { $goods } { $per }, at most { $max } times
 }
does-score = { $max ->
    [0] { $points } reputation { $per }
   *[other] { $points } reputation { $per }, at most { $max }
 }
does-cost_reduction = you pay { $less } less
does-cost_reduction-above = you pay { $less } less, but never below { $left } of that kind
does-substitute = { $n ->
    [one] 1 special ingredient of the recipe may be paid with another special ingredient
   *[other] { $n } special ingredients of the recipe may be paid with other special ingredients
 }
does-swap_taken = { $n ->
    [one] you may swap 1 of the ingredients taken from the space for a basic ingredient
   *[other] you may swap up to { $n } of the ingredients taken from the space for basic ingredients
 }
does-capacity = { $n ->
    [one] you can store 1 more ingredient in { $place }
   *[other] you can store { $n } more ingredients in { $place }
 }
does-tank = { $n ->
    [one] you have 1 more fermentation tank with its own bottling unit in { $place }
   *[other] you have { $n } more fermentation tanks with their own bottling units in { $place }
 }
does-farm = { $n ->
    [one] your Farm has 1 plot, to be planted at the end of Spring; in Autumn it gives { $yield }
   *[other] your Farm has { $n } plots, to be planted at the end of Spring; in Autumn each gives { $yield }
 }
does-free_seed = the planted ingredients stay in your storage
does-harvest_bonus = each planted plot gives { $n } more
does-extra_action-market = you may take one more market action
does-extra_action-brewery = you may take one more brewery action
does-free_action-install = you may install a tile, without using a shift
does-free_action-hire = you may hire a skilled worker of the display
does-extra_step = { $n ->
    [one] you advance 1 step more, on any track
   *[other] you advance { $n } steps more, on any tracks
 }
does-upkeep_discount = you pay ${ $n } less
does-upkeep_discount-workers = the wages of your skilled workers cost ${ $n } less in all
does-convert = you may return { $give } to the supply for { $take }

# What an effect counts.
per-batches_brewed = { $n ->
    [one] for each batch you have brewed
   *[other] for every { $n } batches you have brewed
 }
per-basic_batches_brewed = { $n ->
    [one] for each batch of a basic recipe you have brewed
   *[other] for every { $n } batches of basic recipes you have brewed
 }
per-different_advanced_brewed = { $n ->
    [one] for each different advanced recipe you have brewed
   *[other] for every { $n } different advanced recipes you have brewed
 }
per-families_brewed = { $n ->
    [one] for each family you have brewed
   *[other] for every { $n } families you have brewed
 }
per-gold_labels = { $n ->
    [one] for each Gold Label you hold
   *[other] for every { $n } Gold Labels you hold
 }
per-tiles_installed = { $n ->
    [one] for each tile you have installed
   *[other] for every { $n } tiles you have installed
 }
per-skilled_workers = { $n ->
    [one] for each skilled worker you employ
   *[other] for every { $n } skilled workers you employ
 }
per-money = { $n ->
   *[other] for every ${ $n } you have
 }
per-ingredients_stored = { $n ->
    [one] for each ingredient in your storage
   *[other] for every { $n } ingredients in your storage
 }
per-kinds_stored = { $n ->
    [one] for each kind of ingredient in your storage
   *[other] for every { $n } kinds of ingredients in your storage
 }

# Market spaces.
does-restock = Each season adds { $goods }.
does-one-of = One of these:
does-first_player = You become the first player, from the Brewery phase on.
does-option-collect = Take everything that lies here.
does-option-take = Take { $goods } from the supply.
does-option-hire_skilled_worker = Hire a skilled worker of the display; the wage is due every Winter.
does-option-form_local_partnership = Form a local partnership of the display.
does-option-hire_brewery_shift = Hire your next brewery shift, if you have brewed enough batches; it works this very season.
does-option-temporary_workers = { $seasons ->
    [one] Pay ${ $fee } for a temporary worker in the next season.
   *[other] Pay ${ $fee } for a temporary worker in each of the next { $seasons } seasons.
 }
does-option-commodities_exchange = Use one line of the exchange once.
does-option-job_agency = Look at { $draw } unused skilled workers and hire one of them for ${ $fee }, or none.
does-option-community_farm = In Winter and Spring, plant a malt, hops or fruit that nobody has planted; in Autumn those who planted share { $harvest }.

# All that in tight places.
short-when-acquire = at once
short-when-season_start = { $seasons }
short-when-winter_start = Winter
short-when-market_take = take { $kinds }
short-when-market_take-restocked = take { $kinds }
short-when-market_space = { $spaces }
short-when-market_end = { $seasons } market
short-when-brewery_end = { $seasons } brewery
short-when-brew = brew
short-when-process = process
short-when-sell = sell
short-when-sell_step = sell step
short-when-research = research
short-when-install = install
short-when-collaborate = contribute
short-when-collab_complete = collaboration done
short-when-gold_label = Gold Label
short-when-plant = plant
short-when-harvest = harvest
short-when-upkeep = upkeep
short-when-any_time = any time
short-when-end_game = end
short-least-brewed = { $n }+ brewed
short-least-advanced = { $n }+ advanced
short-least-special = { $n }+ with a special
short-least-sold = { $n }+ sold
short-only-family-ale = ale
short-only-family-porter = porter
short-only-family-stout = stout
short-only-tier-basic = basic
short-only-tier-advanced = advanced
short-only-symbol-hop = hop
short-only-symbol-barrel = barrel
short-only-symbol-none = no symbol
short-only-place-storehouse = storehouse
short-only-place-production_line = line
short-only-place-pub = pub
short-only-place-research_lab = lab
short-only-place-farm = farm
short-only-special = with a special
short-only-malt = { $n }+ malt
short-only-first_brew = first time
short-only-first_sale = first time
short-only-nth_sale = no. { $n } of a family
short-only-first_batch_of_action = first one
short-only-first_each_year = first a year
short-gain = { $goods }
short-gain_same = { $n } more
short-gain_per = { $max ->
    [0] { $goods } per { $per }
   *[other] { $goods } per { $per } (max { $max }×)
 }
short-score = { $max ->
    [0] { $points }★ per { $per }
   *[other] { $points }★ per { $per } (max { $max })
 }
short-cost_reduction = −{ $less }
short-cost_reduction-above = −{ $less }
short-substitute = swap { $n } special
short-swap_taken = swap { $n } for basics
short-capacity = +{ $n } storage
short-tank = { $n ->
    [one] +1 tank
   *[other] +{ $n } tanks
 }
short-farm = { $n ->
    [one] 1 plot: { $yield }
   *[other] { $n } plots: { $yield }
 }
short-free_seed = free seed
short-harvest_bonus = +{ $n } a plot
short-extra_action-market = 1 more action
short-extra_action-brewery = 1 more action
short-free_action-install = install a tile
short-free_action-hire = hire a worker
short-extra_step = { $n ->
    [one] +1 step
   *[other] +{ $n } steps
 }
short-upkeep_discount = −${ $n }
short-upkeep_discount-workers = −${ $n } wages
short-convert = { $give } → { $take }
short-per-batches_brewed = { $n ->
    [one] batch
   *[other] { $n } batches
 }
short-per-basic_batches_brewed = { $n ->
    [one] basic batch
   *[other] { $n } basic batches
 }
short-per-different_advanced_brewed = { $n ->
    [one] advanced recipe
   *[other] { $n } advanced recipes
 }
short-per-families_brewed = { $n ->
    [one] family
   *[other] { $n } families
 }
short-per-gold_labels = { $n ->
    [one] Gold Label
   *[other] { $n } Gold Labels
 }
short-per-tiles_installed = { $n ->
    [one] tile
   *[other] { $n } tiles
 }
short-per-skilled_workers = { $n ->
    [one] skilled worker
   *[other] { $n } skilled workers
 }
short-per-money = ${ $n }
short-per-ingredients_stored = { $n ->
    [one] ingredient
   *[other] { $n } ingredients
 }
short-per-kinds_stored = { $n ->
    [one] kind stored
   *[other] { $n } kinds stored
 }
short-option-hire_skilled_worker = hire a worker
short-option-form_local_partnership = partnership
short-option-hire_brewery_shift = hire a shift
short-option-temporary_workers = temporary worker
short-option-commodities_exchange = swap goods
short-option-job_agency = look for a worker
short-option-community_farm = plant

## A closer look

about-recipe-basic = { $family }, a basic recipe: everybody may brew it from the start. Each batch brewed scores { $rep } at the end, sold or not.
about-recipe-advanced = { $family }, an advanced recipe. Each batch brewed scores { $rep } at the end, sold or not.
about-batch = A batch costs { $goods }.
about-symbol-hop = Hop symbol: the Hop Infuser and some people reward such batches. You do not need them to brew it.
about-symbol-barrel = Barrel symbol: the Oak Barrels and some people reward such batches. You do not need them to brew it.
about-first-basic = You may brew it as soon as you have brewed { $recipe }, even a moment before in another tank.
about-label = Whoever sells a batch of it first takes its Gold Label: { $rep } reputation at the end. Selling counts, not brewing.
about-label-taken = Its Gold Label is taken.
about-secret = A secret recipe: only its owner may brew it. When it is brewed for the first time it is shown and { $rep ->
    [one] 1 reputation token is
   *[other] { $rep } reputation tokens are
 } put on it, to be taken at its first sale. It has no Gold Label.
about-wage = The wage is ${ $upkeep } every Winter, the one after hiring included.
about-building = A building. A shift installs it with Install; everybody may have each kind once.
about-equipment = Equipment. A shift installs it with Install; everybody may have each kind once.
about-installing = Installing it costs nothing and brings { $goods } at once.
about-upkeep = { $upkeep ->
    [0] No upkeep.
   *[other] The upkeep is ${ $upkeep } every Winter.
 }
about-section = Pay { $give } to hold this section. It brings { $reward } when the whole recipe is complete.
about-section-now = It costs you { $goods } now.
about-collaboration-when = With Process Beer, before or after it, or instead of it, you may contribute one section. When all { $sections } are filled, everybody receives the rewards of the sections contributed, and all are open again.
about-collaboration-who = { $players ->
    [one] One player is enough.
   *[other] At least { $players } different players must take part.
 }
about-collaboration-end = At the end a section of the unfinished recipe is worth { $rep } reputation.
about-line = { $give } for { $take }.
about-price = A batch costs you { $goods } now.
about-lowered = { $who } has already taken off { $less }.
about-lowered-choice = When you brew it, { $who } takes off { $less }.
about-not-allowed = You may not brew it yet: first brew the basic beer of its family.
about-missing = You lack { $goods }.
about-helpers = What works for you here:
about-upkeep-printed = ${ $n } for the storehouse, the lab and the production line.
about-upkeep-total = At the end of Winter ${ $n } in all, as things stand; ${ $money } at hand.
about-loans = { $n ->
    [one] That would take 1 loan.
   *[other] That would take { $n } loans.
 }
about-track-worth = Its last level { $reached ->
    [1] brings
   *[other] would bring
 } { $n } reputation at the end, as things stand.
level-experimental = experimental
level-winter = winter
level-permanent = permanent
level-final = final
score-beers = Beers
score-research = Research
score-tasting = Tasting Room
score-tokens = Tokens
score-labels = Gold Labels
score-collaboration = Collaboration
score-loans = Loans

## The table as text

text-year = { $year ->
    [0] Setup
   *[other] Year { $year } of { $years }
 }
text-signs = M malt · H hops · Y yeast · S spices · C coffee · F fruit · ★ reputation
text-market = Market
text-recipes = Recipes
text-workers = Skilled workers for hire
text-partnerships = Local partnerships
text-supply-tiles = Buildings and equipment
text-actions = Brewery
text-supply = Supply
text-players = Players
text-own = You
text-going-on = Now
text-storage = Storage
text-line = Line
text-pub = Pub
text-sold = Sold
text-has = Has
text-tiles = Tiles
text-staff = Workers
text-partners = Partners
text-research = Research
text-won = Won
text-won-label = Gold Label { $recipe }
text-won-section = Collaboration { $section }
text-winter = Winter
text-upkeep-printed = board ${ $n }
text-upkeep-tiles = tiles ${ $n }
text-upkeep-workers = workers ${ $n }
text-upkeep-shifts = shifts ${ $n }
text-upkeep-discount = { $who } −${ $n }
text-loans = { $n ->
    [one] 1 loan so far
   *[other] { $n } loans so far
 }
text-next-shift = { $n ->
    [one] { $shift } after 1 batch
   *[other] { $shift } after { $n } batches
 }
text-upkeep = Winter −${ $n }
text-farm = Farm
text-places = { $n } of { $capacity }
text-basic-first = basic beer first
text-label = label +{ $rep }★
text-label-taken = label
text-in-pub = in the pub
text-secret-hidden = a secret recipe
text-secret = Secret
text-farm-token = Community Farm token { $n }
text-farm-closed = closed this season
text-farm-open = open this season
text-pool = { $n ->
    [0] none left
   *[other] { $n } left
 }
text-batches = { $n ->
    [one] 1 batch
   *[other] { $n } batches
 }
text-shifts = { $n ->
    [one] 1 shift ({ $left } left)
   *[other] { $n } shifts ({ $left } left)
 }
text-first = first player
text-loans-loom = { $n ->
    [one] 1 loan
   *[other] { $n } loans
 }
text-brewing = { $recipe } is being brewed.
text-receiving = Still to be chosen: { $goods }.
text-overflow = { $n ->
    [one] 1 ingredient too many.
   *[other] { $n } ingredients too many.
 }
phase-setup = Setup
phase-season_start = Start of the season
phase-market = Market
phase-brewery = Brewery
phase-season_end = End of the season
phase-over = The end
text-score = Score
text-holds-label = Gold Label:
text-brewed-by = Batches brewed:
text-employed-by = Works for:
text-installed-by = Installed by:
text-partner-of = Partner of:
text-stands-there = Here this season:
text-researched-by = Levels reached:
text-contributed-by = Contributed by:
text-lying = Lying here: { $goods }
text-tiles-left = { $n ->
    [0] None left.
    [one] 1 left.
   *[other] { $n } left.
 }
text-nothing-there = There is nothing to look at called “{ $what }”. Look at: { $kinds }.
board-legend =
    Ingredients have their initials, ★ is reputation: “2M 1H” are 2 malt and 1 hops. A market space shows what lies there and, in brackets, what each season adds; a player’s mark is one of their workers, with ♙ a temporary and with + an extra one.
    A recipe shows what each batch scores and what it would cost you now; “!” is behind what you lack, ✓ behind a cost that you can pay, “−1M Mash Tun” is what has already been taken off. A reduction of any basic kind is taken off when you brew. “label +3★” waits for whoever sells it first.
    A line reads from the tank to the bottling unit to the sale. ●●○○ are research levels reached. ♟ is a worker not placed yet. “Winter −$16 ! 2 loans” is what the next Winter would cost, and what that would take. The score is that of now, loans taken off. ○ is reconstructed, ◐ partly: the printed one is not known to us.
    Names of options: place:malt_market:collect, worker:cooper, tile:mash_tun, track:2, brew:simply_stout, process, pass. A closer look: recipe imperial, worker cooper, tile mash tun, track agronomy, space farm stand, partnership roaster, work process, collaboration, player 2, upkeep; a part of a name is enough.

## The end

summary-setup = Setup
summary-season = Year { $year } of { $years } · { $season }
summary-over = { $years ->
    [one] Over after 1 year
   *[other] Over after { $years } years
 }
outcome-winner = { $winner } has the most renowned brewery
outcome-you = You have the most renowned brewery
outcome-shared = { $winner } share the victory
outcome-end = { $years ->
    [one] The game ends after 1 year.
   *[other] The game ends after { $years } years.
 }
outcome-place = Place
outcome-player = Player
outcome-beers = Beers
outcome-research = Lab
outcome-tasting = Tasting
outcome-tokens = Tokens
outcome-labels = Labels
outcome-collaboration = Collab
outcome-loans = Loans
outcome-total = Points
outcome-money = $
outcome-reasons = { $player }: { $reasons }
outcome-beer = { $recipe } ×{ $count } ({ $points })
outcome-why-no-beers = No beer was brewed.
outcome-why-beers = Brewed { $beers }: { $points }.
outcome-why-research = Research at its last level in { $tracks }: { $points }.
outcome-why-tasting = { $count ->
    [one] Tasting Room with 1 advanced recipe: { $points }.
   *[other] Tasting Room with { $count } different advanced recipes: { $points }.
 }
outcome-why-tokens = { $count ->
    [one] 1 reputation token: { $points }.
   *[other] { $count } reputation tokens: { $points }.
 }
outcome-why-labels = { $count ->
    [one] 1 Gold Label: { $points }.
   *[other] { $count } Gold Labels: { $points }.
 }
outcome-why-collaboration = { $count ->
    [one] 1 section of the unfinished collaboration: { $points }.
   *[other] { $count } sections of the unfinished collaboration: { $points }.
 }
outcome-why-loans = { $count ->
    [one] 1 loan: −{ $points }.
   *[other] { $count } loans: −{ $points }.
 }
outcome-most = { $players } wins with { $n ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-tied = { $players } are level with { $n ->
    [one] { $points } point
   *[other] { $points } points
 }: whoever has more money wins.
outcome-money-breaks = { $players } has more money, ${ $money }, and wins.
outcome-money-level = { $players } are level in money too, ${ $money } each, and share the victory.

## Pictures: breweries and players

scene-tab-market = Market
scene-tab-brewery = Brewery
scene-tab-recipes = Recipes
scene-tab-staff = Hire
scene-tab-lab = Lab
scene-tab-rivals = Rivals
scene-setup = Before we begin
scene-season = { $season }, year { $year }
scene-phase-setup = Setting up
scene-phase-season_start = The season begins
scene-phase-market = Market, worker { $round }
scene-phase-brewery = Brewery, shift { $round }
scene-phase-season_end = The season ends
scene-phase-over = The game is over
scene-turn-order = Turn order: { $names }
scene-first-player = { $name } is the first player
scene-place = { $name }: place { $place }
scene-state-own = your turn
scene-state-thinking = thinking
scene-state-next = next
scene-player = { $name }: { $count ->
    [one] { $points } point
   *[other] { $points } points
 } as it stands, ${ $money }, { $rep ->
    [one] 1 reputation token
   *[other] { $rep } reputation tokens
 }, ingredients stored: { $stored } of { $capacity }, { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
 } brewed. The next Winter will cost ${ $upkeep }. { $state }
scene-shifts = { $count ->
    [one] 1 shift
   *[other] { $count } shifts
 } employed, { $used } used this season{ $needs ->
    [0] .
    [one] ; the next one needs { $needs } batch.
   *[other] ; the next one needs { $needs } batches.
 }
scene-money = { $name } has ${ $count }
scene-rep = { $name } has { $count ->
    [one] 1 reputation token
   *[other] { $count } reputation tokens
 }
scene-labels = { $name }: { $count ->
    [one] 1 Gold Label
   *[other] { $count } Gold Labels
 }
scene-batches = { $name } has brewed { $count ->
    [one] 1 batch
   *[other] { $count } batches
 }
scene-loans = { $name } has taken { $count ->
    [one] 1 loan
   *[other] { $count } loans
 }
scene-word-money = money
scene-word-rep = reputation
scene-word-labels = { $count ->
    [one] label
   *[other] labels
 }
scene-word-loans = { $count ->
    [one] loan
   *[other] loans
 }
scene-next-shift = shift { $number }: at { $count }
scene-shift-ready = shift { $number } available
scene-due = { $loans ->
    [0] in Winter
    [one] in Winter: 1 loan!
   *[other] in Winter: { $loans } loans!
 }
scene-upkeep = The next Winter will cost ${ $total } as things stand{ $loans ->
    [0] .
    [one] ; that would take 1 loan.
   *[other] ; that would take { $loans } loans.
 }
scene-points = { $count ->
    [one] point
   *[other] points
 }
scene-score = { $name }: { $count ->
    [one] { $points } point
   *[other] { $points } points
 } as it stands
scene-storehouse = Storehouse
scene-hall = Production line
scene-lab = Research lab
scene-no-lab = The side of the lab is being chosen.
scene-of = { $number } of { $all }
scene-store = Ingredients stored: { $count } of { $capacity }
scene-stored = { $name }: { $kind } { $count }
scene-none = none
scene-empty = empty
scene-line = Fermenting: { $fermenting }. Bottled: { $bottled }. Sold: { $sold }.
scene-unit = { $place } ferments: { $fermenting }; bottled: { $bottled }.
scene-at-production_line = The line
scene-at-pub = The pub
scene-fermenting = Fermenting
scene-bottled = Bottled
scene-sold = Sold
scene-freight = { $name } has sold { $count ->
    [one] 1 batch
   *[other] { $count } batches
 }
scene-tile = { $tile }: { $does } (upkeep ${ $upkeep })
scene-no-tiles = nothing installed
scene-plot = { $kind } grows here and gives { $count } in Autumn
scene-plot-empty = An empty plot: it may be planted in Spring
scene-no-people = nobody hired yet
scene-no-papers = no partnership, no Gold Label yet
scene-hired = { $worker }: { $does } (wage ${ $wage })
scene-label-of = Gold Label of { $recipe }: { $points } reputation
scene-secret = Secret recipe: { $recipe }
scene-secret-hidden = A secret recipe
scene-pool = { $count ->
    [one] 1 temporary worker left to hire.
   *[other] { $count } temporary workers left to hire.
 }
scene-temporary-comes = { $season }: { $count ->
    [one] a temporary worker of { $name }
   *[other] { $count } temporary workers of { $name }
 }
scene-section-held = Part of the collaboration: { $section }
scene-level-experimental = once
scene-level-winter = Winter
scene-level-permanent = always
scene-level-final = end
scene-track = { $track }: level { $place } of { $places }
scene-track-of = { $name } is on level { $place }.
scene-brewed-by = { $name } has brewed { $count ->
    [one] 1 batch of it.
   *[other] { $count } batches of it.
 }
scene-tiles-left = { $count ->
    [one] 1 is left in the supply.
   *[other] { $count } are left in the supply.
 }
scene-stands = Taken this season by { $names }.
scene-held-by = { $name } has contributed this section.
scene-about-process = Sell what is bottled for money, bottle what ferments, then brew in every empty tank. So a batch is sold two Process actions after it was brewed. With three or more players you may also contribute to the collaboration, before or after.
scene-about-collaborate = Pay all ingredients of one open section of the collaboration recipe; its reward comes when all sections are filled. It goes together with Process Beer in one action.
scene-about-research = Advance one of your four research markers one level. What you have reached stays yours when the marker moves on.
scene-about-install = Take a tile of a kind that you have not installed yet. It costs nothing now, but its upkeep every Winter, this year’s included.
scene-about-secret_recipe = Choose one of the recipes that are not in play. Only you may brew it, and the others see it when you do. Its first sale brings extra reputation.
scene-about-spring = Spring ends with planting the Farms. Whoever wants a harvest needs a Farm by then.
scene-about-summer = Nothing happens at the end of Summer.
scene-about-autumn = Autumn ends with the harvest of what was planted. Look at what Winter will cost: one more season is left to earn it.
scene-about-winter = Winter begins with the benefits of research and ends with upkeep for the brewery, tiles, wages and shifts. Loans cover what is missing, and cost reputation.
scene-one-more = Take one more: { $kind }
scene-upkeep-of = { $name }: upkeep of the next Winter
scene-upkeep-printed = Storehouse, lab, line
scene-upkeep-total = Due in Winter
scene-score-of = { $name }: score
scene-score-now = As it stands: beers count as soon as they are brewed, research only on its last level.
scene-score-total = Points
scene-batches-of = { $name }: { $count ->
    [one] 1 batch
   *[other] { $count } batches
 } brewed
scene-labels-held = Gold Labels: { $recipes }

## Pictures of the shared boards

brewery-worker = { $kind ->
    [temporary] Temporary worker of { $name }
    [extra] Additional worker of { $name }
   *[worker] Worker of { $name }
 }
brewery-unknown-batch = A secret recipe
brewery-batch = { $recipe }: { $where }
brewery-tile-gift = At once: { $goods }.
brewery-market = Market
brewery-market-hint = one worker on each space
brewery-or = or
brewery-year = Year
brewery-season-number = season { $number } of { $all }
brewery-season-label = { $season }, year { $year } of { $years }
brewery-phase-setup = Setup
brewery-phase-season_start = Start
brewery-phase-market = Market
brewery-phase-brewery = Brewery
brewery-phase-season_end = End
brewery-actions = Brewery actions
brewery-shifts = { $count ->
    [0] All shifts have worked
    [one] 1 shift still to work
   *[other] { $count } shifts still to work
 }
brewery-recipes = Recipes
brewery-family-ale = Ales
brewery-family-porter = Porters
brewery-family-stout = Stouts
brewery-recipe = { $recipe }, { $family }, reputation { $rep }
brewery-gold-label = Gold Label: { $recipe }
brewery-for-hire = For hire
brewery-no-workers = nobody left to hire
brewery-more-workers = { $count ->
    [one] 1 more at the Job Agency
   *[other] { $count } more at the Job Agency
 }
brewery-partnerships = Partnerships
brewery-no-partners = no partnership left
brewery-tiles = Buildings and equipment
brewery-tile = { $tile }: { $left } left
brewery-collaboration = Collaboration
brewery-choose-recipe = Choose your secret recipe
brewery-choose-card = The Job Agency proposes: choose one
brewery-choose-side = Choose a side for your research lab

# ── in short, where there is little room ──
space-brief-malt_market = Malt Market
space-brief-hops_market = Hops Market
space-brief-yeast_market = Yeast Market
space-brief-farm_stand = Farm Stand
space-brief-private_investor = Investor
space-brief-worker_fair = Worker Fair
space-brief-staff_office = Staff Office
space-brief-homebrew_shop = Homebrew
space-brief-ext_malt = Malt Market 2
space-brief-ext_hops_yeast = Hops & Yeast
space-brief-ext_orchard = Orchard Road
space-brief-ext_grain_hops = Grain & Hops
space-brief-ext_staff = Staff Office 2
space-brief-ext_specialty = Specialties 2
space-brief-five_malt = Malt Market 2
space-brief-five_hops = Hops Market 2
space-brief-five_hops_yeast = Hops & Yeast
space-brief-five_grain_yeast = Grain & Yeast
space-brief-five_orchard = Orchard Road
space-brief-five_staff = Staff Office 2
space-brief-five_specialty = Specialties 2
space-brief-temporary_workers = Temporary
space-brief-commodities_exchange = Exchange
space-brief-job_agency = Job Agency
space-brief-community_farm = Farm
recipe-brief-everyday_ale = Everyday Ale
recipe-brief-pumpkin_ale = Pumpkin Ale
recipe-brief-lambic_ale = Lambic
recipe-brief-golden_apple_ale = Golden Apple
recipe-brief-apricot_pale_ale = Apricot Pale Ale
recipe-brief-belgian_quad = Belgian Quad
recipe-brief-mars_needs_ipa = Mars Needs IPA
recipe-brief-barleywine = Barleywine
recipe-brief-pleasantly_porter = Pleasantly Porter
recipe-brief-smoked_porter = Smoked Porter
recipe-brief-sweet_crush_vanilla_porter = Vanilla Porter
recipe-brief-vivajava_coffee_porter = Coffee Porter
recipe-brief-black_and_brue = Black & Brue
recipe-brief-cherry_porter = Cherry Porter
recipe-brief-honey_porter = Honey Porter
recipe-brief-cinnamon_porter = Cinnamon Porter
recipe-brief-simply_stout = Simply Stout
recipe-brief-coffee_stout = Coffee Stout
recipe-brief-imperial_stout = Imperial Stout
recipe-brief-blackberry_stout = Blackberry Stout
recipe-brief-chocolate_espresso_stout = Espresso Stout
recipe-brief-oat_soda_stout = Oat Soda Stout
recipe-brief-back_alley_dark_stout = Dark Stout
recipe-brief-russian_imperial_stout = Russian Imperial
tile-brief-storehouse = Storehouse 2
tile-brief-mash_tun = Mash Tun
tile-brief-yeast_lab = Yeast Lab
tile-brief-hop_infuser = Infuser
tile-brief-oak_barrels = Oak Barrels
tile-brief-tasting_room = Tasting
tile-brief-double_line = Double Line
tile-brief-loading_dock = Dock
worker-brief-hop_buyer = Hop Buyer
worker-brief-yeast_biologist = Biologist
worker-brief-warehouse_manager = Warehouse
worker-brief-tour_guide = Tour Guide
worker-brief-night_foreman = Night Foreman
worker-brief-master_gardener = Gardener
worker-brief-hop_chemist = Hop Chemist
worker-brief-lab_director = Lab Director
worker-brief-plant_engineer = Engineer
worker-brief-marketing_director = Marketing
worker-brief-community_liaison = Liaison
worker-brief-quality_inspector = Inspector
worker-brief-volume_manager = Volume
worker-brief-investor_relations = Investors
worker-brief-flavour_specialist = Flavour
partnership-brief-spice_importer = Spice Importer
partnership-brief-yeast_bank = Yeast Bank

## What icons stand for

thing-worker = A market worker: placed once a season on a free space, which is carried out at once. It must be placed where it can do something, and comes home after the season.
thing-temporary = A temporary worker helps for one season: on the market, or as one more brewery action. Whoever does not use it loses it.
thing-extra = An extra marker, placed like a worker at the end of the Market phase, but never on the Community Farm.
thing-board-market = The market. Some spaces get goods every season, on top of what still lies there; whoever comes takes everything. The others do what is printed. Each space takes one worker a season.
thing-board-brewery = After the market each shift of a player does one of these actions. They are never blocked: everybody may do the same, and the same one twice.
thing-board-collaboration = A common recipe in sections. Whoever pays for a section holds it; when all are filled, everybody is rewarded for the sections they hold, and all open again.
thing-board-recipes = Beers that everybody may brew. A batch costs the ingredients of its recipe and scores its reputation from the tank on. A lock: first brew the basic beer of that family. The first sale of an advanced beer wins its Gold Label.
thing-board-people = Skilled workers for hire: nothing to pay now, a wage every Winter, and an ability that lasts. A card that is hired is not replaced.
thing-board-exchange = The Commodities Exchange: a worker here gives one ingredient and takes several others, by one line of the card, once.
thing-board-partnerships = Local partnerships: whoever has one may exchange as it says, as often as they like, with any decision of their own. They cost nothing in Winter.
thing-board-tiles = Buildings and equipment: each kind can be installed once by every player. A tile costs nothing when installed, works from then on, and costs upkeep every Winter.
thing-first-player = The first player begins every phase. Whoever uses the Private Investor takes over, from the Brewery phase of the same season on. Otherwise the marker stays where it is.
thing-turn-order = In this order everybody acts, beginning with the first player.
thing-lab = Four research tracks. Each Lab Research moves one marker one level on: the first level gives something once, the second every Winter, the third works from then on, the last scores at the end. All levels reached stay yours.
thing-season = A year has four seasons, and the game three years. Every season goods arrive, workers are placed, shifts work. At the end of Winter everybody pays upkeep.
thing-shifts = A shift is a crew that does one brewery action a season and costs its wage every Winter. You begin with one; the Staff Office hires the next when you have brewed enough batches.
thing-choosing = This is to be decided now: choose one of what lies here.
thing-side = A side of the research lab: chosen before the game begins, it stays for the whole game.
thing-production = A batch ferments in a tank, is bottled by the next Process Beer, and sold by the one after that. It scores from the tank on, sold or not.
thing-labels = A Gold Label is won by the first sale of an advanced beer; there is one for each. Brewing it first is not enough.
thing-stored = Ingredients are brewed into beer by the recipes. All kinds together must fit into the storehouse; what does not fit goes back, and what is left at the end scores nothing.
thing-money = Money is for Winter: upkeep of the brewery and its tiles, wages of shifts and people. Hiring and installing cost nothing at once. At the end money only breaks ties.
thing-rep = Reputation wins the game. The crown counts all of it as things stand, every beer from the tank on. The shield counts tokens only: points won on the way.
thing-loans = Whoever cannot pay the upkeep takes loans of $2 each. They are never paid back: the first costs 2 reputation at the end, each further one 3.
icon-basic_any = any basic ingredient
icon-special_any = any special ingredient
icon-any = any ingredient
icon-kettle = brewing, or a tank
icon-bottle = bottled
icon-truck = sold
icon-flask = Lab Research
icon-wrench = install a tile
icon-hand = collaborate
icon-secret = secret recipe
icon-snow = every Winter
icon-always = from now on
icon-once = once, now
icon-again = each time
icon-sell = when you sell
icon-stall = at the market
icon-sprout = planting
icon-sickle = harvest
icon-lock = not yet: basic beer first
icon-swap = exchange
icon-season = at the start of a season
icon-beer = beer
icon-money = money
icon-rep = reputation
icon-loan = loan
icon-label = Gold Label
icon-batch = batch
icon-cube = ingredients
icon-hire = skilled worker
icon-shift = shift
icon-partner = partnership
icon-tile = building or equipment
icon-first = first player
icon-pawn = worker
icon-temporary = temporary worker
icon-recipes = advanced beer
icon-kind-hop = hop symbol
icon-kind-barrel = barrel symbol
icon-laurel = at the end of the game
icon-crown = the score as it stands

## A closer look: what a thing is, before what it does

about-skilled-worker = A skilled worker: once hired, the ability is yours to the end of the game.
about-partnership = A local partnership: take it at the market, keep it to the end, and exchange as it says.
about-track = A research track: each Lab Research moves your marker one level on, and all levels reached stay yours.
about-space-one = A market space for one worker a season.
about-space-any = A market space for any number of workers.

# What beginners miss about a thing; cards of one’s own have no such sentence.
tip-recipe-basic = The first batch of it opens the advanced beers of its family to you.
tip-recipe-advanced = Count two more Process actions until it is sold; for its points brewing is enough.
tip-tile-storehouse = Worth it if you wait for goods to pile up, or want to brew the large recipes.
tip-tile-mash_tun = It saves with every batch in every tank, so install it early.
tip-tile-yeast_lab = The yeast comes after brewing: you can use it from the next action on.
tip-tile-farm = A Farm installed in Spring can be planted the same Spring. What grows there needs no room in the storehouse.
tip-tile-hop_infuser = It rewards brewing, not selling, and only batches brewed after it was installed. All ales have the hop symbol.
tip-tile-oak_barrels = It rewards brewing, not selling, and only batches brewed after they were installed. All stouts and most porters have the barrel symbol.
tip-tile-tasting_room = It counts the whole game, so it may come late; but its upkeep is due in the last Winter too.
tip-tile-brewpub = More tanks want more ingredients: without them a tank stays empty and still costs upkeep.
tip-tile-double_line = More tanks want more ingredients: without them a tank stays empty and still costs upkeep.
tip-tile-loading_dock = With more than one tank you sell several batches at once, and it pays most.
tip-worker-malt_buyer = The bonus looks at what the space gives you, and comes once for each worker you place.
tip-worker-hop_buyer = The bonus looks at what the space gives you, and comes once for each worker you place.
tip-worker-yeast_biologist = The bonus looks at what the space gives you, and comes once for each worker you place.
tip-worker-forager = A high wage: worth it if you brew beers with special ingredients.
tip-worker-delivery_driver = It pays once for each time you sell, not for each batch.
tip-worker-warehouse_manager = The new places count at once, for the ingredients that come with this card too.
tip-worker-head_brewer = One advanced batch among those of an action is enough; more bring no more.
tip-worker-tour_guide = It rewards variety: each advanced beer counts once, and only if its first sale comes after hiring.
tip-worker-accountant = Its own wage is part of the bill, so the gain is a little less than it seems.
tip-worker-purchasing_agent = The marker comes last, when the best spaces are taken; it may not go to the Community Farm.
tip-worker-night_foreman = The additional action comes just before upkeep: time to sell once more.
tip-worker-master_gardener = Nothing without a Farm of your own; it does not work on the Community Farm.
tip-worker-cooper = It pays when you sell, for every batch: stouts and most porters.
tip-worker-hop_chemist = Ales only; a recipe with a single hops stays as it is.
tip-worker-maltster = The printed number counts, also if other things have already made the batch cheaper.
tip-worker-lab_director = The additional step may be on another track. It works in the first research of each year.
tip-worker-plant_engineer = It works for tiles installed after hiring.
tip-worker-marketing_director = Labels that you already hold bring nothing; hire before you sell.
tip-worker-community_liaison = The reward comes only when the whole recipe is complete, so choose sections that others will finish.
tip-worker-bartender = Nothing without a Brewpub.
tip-worker-quality_inspector = Batches sold before hiring count towards the number, but the one that reaches it must be sold after.
tip-worker-volume_manager = Once for each time you sell, however many basic batches there are.
tip-worker-investor_relations = It needs a worker on the Private Investor each time, and makes you first player besides.
tip-worker-flavour_specialist = You need a special ingredient in any case; only the kind is free.
tip-partnership-spice_importer = You may use it in the middle of your turn, just before brewing.
tip-partnership-coffee_roaster = Keep enough malt for the stout itself.
tip-partnership-fruit_orchard = Fruit can be planted on a Farm.
tip-partnership-yeast_bank = Yeast is what beginners run out of first.
tip-track-basic_agronomy = The last level counts what lies in your storehouse at the very end.
tip-track-basic_fermentation = Its third level saves with the first batch of every Process Beer, so reach it early.
tip-track-basic_business = Its second level pays just before the market of every Winter, in good time for upkeep.
tip-track-basic_flavour = The last level counts Gold Labels: sell advanced beers first.
tip-track-advanced_terroir = Only what the space itself gave can be swapped, not what a bonus added.
tip-track-advanced_engineering = The tile of the first level costs upkeep like any other.
tip-track-advanced_brand = Each advanced recipe counts the first time you brew it.
tip-track-advanced_people = The worker of the first level wants a wage like any other.
tip-space-malt_market = Look how much lies there before others do: nobody else may come this season.
tip-space-hops_market = Most beers need only one hops, ales more.
tip-space-yeast_market = Every beer needs yeast, and little of it comes each season.
tip-space-farm_stand = Two kinds with one worker.
tip-space-private_investor = You act first in this season’s Brewery already: enough to win a race for a Gold Label.
tip-space-worker_fair = Hire early: an ability earns something every season, the wage is due every Winter.
tip-space-staff_office = A shift needs batches brewed, not sold. It works this very season and costs its wage every Winter.
tip-space-specialty_shop = Look at the recipes first: each advanced beer wants its own kind.
tip-space-homebrew_shop = In Autumn and Winter the money may save you a loan.
tip-space-ext_orchard = The fruit may be planted on a Farm.
tip-space-five_orchard = The fruit may be planted on a Farm.
tip-space-ext_staff = A shift needs batches brewed, not sold. It works this very season and costs its wage every Winter.
tip-space-five_staff = A shift needs batches brewed, not sold. It works this very season and costs its wage every Winter.
tip-space-temporary_workers = You pay now and they come in the seasons that follow. They cost nothing in Winter.
tip-space-commodities_exchange = What does not fit into your storehouse goes back, so make room first.
tip-space-job_agency = You see the cards before you decide, and pay only if you hire.
tip-space-community_farm = Each planter takes a token, and the harvest is shared by tokens. It closes after Spring and in the last Winter.

# An ingredient: what it is, and where it comes from.
tip-ingredient-malt = A basic ingredient, in every beer. The market restocks it every season.
tip-ingredient-hops = A basic ingredient, in every beer. The market restocks it every season.
tip-ingredient-yeast = A basic ingredient, in every beer, and scarce: the market restocks little of it.
tip-ingredient-spice = A special ingredient, for some advanced beers. Take it at the Specialty Shop, or let the Spice Importer make it.
tip-ingredient-coffee = A special ingredient, for some advanced beers. Take it at the Specialty Shop, or let the Coffee Roaster make it.
tip-ingredient-fruit = A special ingredient, for some advanced beers. Take it at the Specialty Shop, or grow it on a Farm.

## The aim, and one sentence of help for whoever meets a decision for the first time

aim = Have the most reputation after three years: brew beer, win Gold Labels, and take no loans.
help-place = Place your worker on a free space and do at once what it says; spaces with goods give you everything that lies there.
help-place-more = You may place another worker now, like the others; or decline.
help-overflow = You had to take everything; now return what does not fit. Keep what your next recipe needs.
help-wildcard = The kind is yours to choose, for each ingredient anew. Look at what your next recipe lacks.
help-worker = Hiring costs nothing now, but the wage on the card is due every Winter. The ability lasts to the end.
help-partnership = A partnership is free for good: it exchanges ingredients as often as you like, whenever a decision is yours.
help-line = You give one ingredient and take several. What does not fit into your storehouse goes back.
help-agency = Hire one of these for the fee and a wage every Winter, or nobody; then you pay nothing.
help-community = Plant one ingredient that does not grow there yet; in Autumn everybody who planted gets a share of the whole harvest.
help-brewery = Your shift does one action; nobody can block it. If a tank or bottle can move on, Process Beer is seldom wrong.
help-parts = Processing and collaborating are two parts of one action: you may do both, in either order.
help-brew = Fill your empty tank: a batch scores as soon as it is brewed. Locked beers first need the basic beer of their family.
help-reduce = Something makes this batch cheaper: choose which ingredient you save. Keep what is hard to get.
help-replace = You may pay one special ingredient of this recipe with another special one, or pay as printed.
help-section = Pay for one section of the common recipe; you are rewarded when all sections are filled, by whomever.
help-pay = Any special ingredient will do. Give those that your recipes do not need.
help-track = Your marker moves one level on. Level one pays now, level two every Winter, level three from now on, level four at the end.
help-tile = A tile costs nothing now, but its upkeep every Winter. Take what will work often.
help-secret = Choose a beer for which you can get the ingredients; you must have brewed the basic beer of its family first.
help-benefit = You get all of these. Choose which comes first; it matters only if your storehouse is nearly full.
help-plant = One ingredient now brings several in Autumn. Each plot takes one; you may leave it empty.
help-leftover = This could not be shared equally. Take one ingredient; the next holder of a token chooses after you.
help-last-conversion = Your last chance to exchange; only what your research counts is still worth anything.
help-swap = You may swap an ingredient that you have just taken for a basic one of your choice.
help-side = The basic side is simpler, the advanced one rewards a plan. The others see your choice when all have chosen.
help-first = Choose who begins the first season; later players begin with a little more.
help-draw-recipe = Choose the recipe that comes into play; at a real table it is drawn by lot.
help-draw-worker = Choose the skilled worker that comes into play; at a real table the card is drawn by lot.
help-draw-agency = Choose the card that the Job Agency shows; at a real table it is drawn by lot.

## Headings of the book's tables

book-space = Space
book-does = What it does
book-players = Players
book-restock-or-choice = Restock or choice
book-partnership = Partnership
book-exchange = Exchange
book-give = You give
book-receive = You receive
book-reward = Reward
book-beer = Beer
book-family = Family
book-sign = Symbol
book-batch = A batch takes
book-tile = Tile
book-each-winter = Each Winter
book-brings = Brings at once
book-section = Section
book-shift = Shift
book-after-batches = After batches brewed
book-worker = Skilled worker
book-wage = Wage
book-discovery = Discovery game
book-track = Track
book-levels = Levels

## Signs behind a number, where a book is read aloud or in a terminal: 4 coins

book-sign-basic-any = { $count ->
    [one] basic ingredient of your choice
   *[other] basic ingredients of your choice
 }
book-sign-special-any = { $count ->
    [one] special ingredient of your choice
   *[other] special ingredients of your choice
 }
book-sign-batch = { $count ->
    [one] batch
   *[other] batches
 }
book-sign-cube = { $count ->
    [one] ingredient
   *[other] ingredients
 }
book-sign-sprout = { $count ->
   *[other] planted
 }
book-sign-kettle = { $count ->
    [one] tank
   *[other] tanks
 }
