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
goods-all = { $good ->
    [item] all items
    [medal] all medals
    [iron] all iron
    [steel] all steel
   *[gold] all gold
}
goods-mix = { $least ->
    [0] any { $n } of { $kinds }
   *[other] { $n } of { $kinds }, at least { $least } of each
}
goods-resources = { $least ->
    [0] any { $n } of iron, steel and gold
   *[other] { $n } of iron, steel and gold ({ $least } of each)
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
option-opponent-help = Eldhúsfífl is the easy one; Andvéttr forges more and wins at once with enough medals; his father never wastes a worker.
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
option-special_pairing = Backs of special action cards
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
decision-first = making the first placement
prompt-first-detail = First placement. A special action costs both your workers, or medals and one worker.
prompt-first-last = First placement. You are last in turn order, so your second placement follows at once.
prompt-first-no-special = First placement. You have taken all the special actions you may take against this opponent.
prompt-first-medals =
    { $medals ->
        [one] First placement. Taking a special action gives { $opponent } a medal. Special actions you have left: { $left }.
       *[other] First placement. Taking a special action gives { $opponent } { $medals } medals. Special actions you have left: { $left }.
    }
prompt-second = Place your second worker, or pass
decision-second = making the second placement
prompt-second-detail = Second placement. A worker you keep back does nothing this round.
prompt-extra = Place a helper, or decline
decision-extra = placing helpers
prompt-extra-detail = Your helpers come one after the other and go to free locations.
prompt-early-help = Your helpers come early: place one, or decline
decision-early-help = placing helpers
prompt-give = { $card }: how much { $good } do you return? { $left } still to return
decision-give = choosing what to return
prompt-receive = { $card }: how much { $good } do you take? { $left } still to take
decision-receive = choosing what to take
prompt-glories = { $card }: choose a buried card to come back on top
decision-glories = choosing a buried card
prompt-turn-back = { $card }: choose the location that loses its top card and gets your worker
decision-turn-back = choosing the card to turn back
prompt-apprentice = { $card }: choose the opponent’s worker that yours joins
decision-apprentice = choosing an opponent’s worker to join
prompt-mine-order = Which of your two miners works first?
decision-mine-order = choosing which miner works first
prompt-forge-order = Which of your two forges comes first?
decision-forge-order = choosing which forge comes first
prompt-first-player = Who begins?
decision-first-player = choosing the first player
prompt-turn-special = Which special action card lies on top of the pile now?
decision-turn-special = turning over a special action card
prompt-draw = Which card comes from the Mountain?
decision-draw = drawing from the Mountain
prompt-shuffle = { $card }: which card comes next in the shuffled stack, from the bottom up?
decision-shuffle = shuffling the stacks

# Options of a decision

choice-place = Place on { $card } ({ $location })
choice-pass = Pass
choice-decline = No helper now
choice-special-workers = { $card } for both workers
choice-special-medals = { $card } for { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} and one worker
choice-special-workers-vain = { $card } for both workers: nothing can be done now
choice-special-medals-vain = { $card } for { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} and one worker: nothing can be done now
choice-raise = Raise { $card } on { $location }
choice-turn-back = Turn back { $card } on { $location }
choice-join = Join the worker on { $card } ({ $location })
choice-resolve = { $card } ({ $location }) first
choice-resolve-vain = { $card } ({ $location }) first: you cannot pay yet
choice-first = { $first } begins
choice-turn = { $card }
choice-draw = { $card } on { $location }, { $lanterns ->
    [one] { $lanterns } lantern
   *[other] { $lanterns } lanterns
}
choice-shuffle = { $card } on { $location }
choice-amount = { $amount } { $good }

# Log. The player’s name stands before a line; lines without a player are about the table.

log-head-round = Round { $round }
log-first-player = is the first player
log-pile = Special pile: { $card } on top
log-draw = New on { $location }: { $card }
log-discard = Again for { $location }, so discarded: { $card }
log-place = sends a worker to { $card } ({ $location })
log-pass = passes
log-special-workers = takes { $card } for both workers
log-special-medals = takes { $card } for medals and a worker
log-opponent-medals = gains medals for your special action
log-opponent-stays = finds nothing of use: a worker stays at home
log-no-effect = { $card }: nothing can be done
log-muster = musters the army: it stands at every gate this round
log-council = holds a council: top cards go back into the Mountain
log-collapse = collapses the shafts: every top card goes under its stack
log-amok = runs amok: every stack is shuffled
log-exchange = carries out { $card }
log-give = returns for { $card }
log-receive = takes for { $card }
log-raise = brings { $card } ({ $location }) back to the top
log-turn-back = sends { $card } ({ $location }) back into the Mountain
log-land = The special action card becomes { $card } on { $location }
log-early = resolves { $card } ({ $location }) before it is covered
log-help = sends a helper to { $card } ({ $location })
log-help-declined = sends no helper for now
log-help-lost = has a helper who finds no free location
log-marker = takes the first player marker from { $from }
log-resolve = resolves { $card } ({ $location })
log-cannot-pay = cannot pay for { $card } ({ $location })
log-raid = { $card } ({ $location }): nobody mines this round
log-attack = is attacked by { $card } ({ $location })
log-harmless = Nothing to take for { $card } ({ $location })
log-army = The army holds off { $card } ({ $location })

# Why not

why-over = The game is over.
why-fate = Cards are drawn by fate, not by a player.
why-fate-first = Not yet: first comes { $decision }.
why-not-there = That card cannot come up now.
why-not-now = Not now: this step is { $decision }.
why-no-pass = In your first placement you must place a worker or take a special action.
why-must-choose = This card can take effect, so it must: choose.
why-must-order = What can be paid for must be carried out: choose which comes first.
why-special-under-way = Finish this special action card first. You may take only one special action a round.
why-special-late = Special actions can be taken in the first placement only.
why-no-extra-special = Not now: a special action can be taken only in the first placement.
why-special-limit =
    { $count ->
        [one] Against this opponent you may take one special action in a game, and you have used it.
       *[other] Against this opponent you may take { $count } special actions in a game, and you have used them all.
    }
why-pile-empty = This pile is empty.
why-medals = You need { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} for that and have { $owned }.
why-amount = Choose a number from { $low } to { $high }.
why-not-buried = Only a card that lies buried in a stack can be raised.
why-one-mine = There is only one Mine at this table.
why-occupied = A worker stands on { $location } already.
why-one-card = Location { $location } has too few cards: { $stay ->
    [1] one must stay
   *[other] { $stay } must stay
}.
why-no-opponent = No opponent has a worker on { $location }.
why-order = Choose one of the two locations where your workers stand.

# How it ended

end-items = { $items ->
    [one] Somebody owns an item at the end of the round.
   *[other] Somebody owns { $items } items or more at the end of the round.
}
end-mountain = A card had to be drawn and the Mountain is empty.
end-medals = Enough medals: an instant victory.

# The table as text.

board-round = Round { $round }
board-mountain = Mountain: { $left } left, { $discards } discarded
board-mountains = Mountains: { $each } left
board-resolving = { $card } is being carried out
board-mustered = An army is mustered: no monster strikes this round
board-raided = Orc Raiders: nobody mines this round
board-new = new
text-nothing-there = There is nothing to look at called “{ $what }”. Look at: { $kinds }.
board-becomes = → { $card } { $location }
board-pile-empty = no card left
board-pile-unseen = face down
board-special-defend_all = no monster strikes
board-special-top_to_mountain = top cards go back
board-special-raise_card = raise a buried card
board-special-turn_back = send a card back
board-special-place_beside = join a rival
board-special-top_to_bottom = top cards sink
board-special-shuffle_stacks = shuffle all stacks
board-goods = { $count ->
    [one] good
   *[other] goods
}
board-helpers = { $count ->
    [one] +{ $count } helper
   *[other] +{ $count } helpers
}
board-no-mining = nobody mines
board-workers = workers
board-extra = helpers
board-first = first
board-legend =
    A card shows its location, its name and how many cards lie in its stack; below, what a worker pays (−) and takes (+) there. After “!” stands what a monster does to everybody while nobody defends.
    Workers are their owners’ marks; “+” is a helper, brackets are around one that has already been resolved. A crown ♛ marks a category led alone; “3−1”: a monster would take 1 of 3. “first →” on a card: a first player with a worker there passes the marker on.
    Names of options: place:5 (or place:A5), special:A1:workers, special:A1:medals, pass. A closer look: stack 5, pile A1, mountain, discards; with two Mines stack B5, mountain B.
board-on = on { $locations }
board-passes-marker = { board-first } →

# The end of the game.

summary-round = Round { $round } · { $phase }
summary-over = Over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
outcome-winner = { $winner } is the Hero of Society
outcome-you = You are the Hero of Society
outcome-shared = { $winner } share the victory
outcome-place = Place
outcome-player = Player
outcome-categories = Categories
outcome-medals = { $winner } has gathered enough medals: nothing else counts.
outcome-leads = { $player } leads alone in { $good }, with { $amount }.
outcome-level = { $players } are level in { $good }, with { $amount }: the category counts for nobody.
outcome-most =
    { $count ->
        [one] { $winner } leads one category, more than anybody else.
       *[other] { $winner } leads { $count } categories, more than anybody else.
    }
outcome-tied =
    { $count ->
        [0] Nobody leads a category: { $players } are tied.
        [one] { $players } lead one category each.
       *[other] { $players } lead { $count } categories each.
    }
outcome-breaks = The tie-breaker is { $good }: { $players } has the most, { $amount }.
outcome-still-tied = The tie-breaker is { $good }: { $players } are still level, with { $amount }.
outcome-draw = { $players } are level in everything and share the victory.

# What the lab measures.

measure-rounds = Rounds
measure-iron = Iron
measure-steel = Steel
measure-gold = Gold
measure-item = Items
measure-medal = Medals
measure-categories = Categories led
measure-by-items = Ended by items
measure-by-mountain = Ended by the Mountain
measure-by-medals = Ended by the opponent’s medals

# What is written on the table, and what screen readers say of its pieces.

scene-threat-all = − all
scene-new = new
scene-you = you
scene-or = or
scene-round = Round
scene-round-n = Round { $n }
scene-selection = Selection
scene-first-turn = 1st placement
scene-second-turn = 2nd placement
scene-phase-now = { $phase }, now
scene-turn-order = Turn order
scene-over = The game is over
scene-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
scene-no-turns = Workers are being resolved
scene-turn-label = { $name }, { $turn ->
    [1] first placement
   *[2] second placement
}, { $stage ->
    [done] done
    [now] now
   *[next] to come
}
scene-your-turn = Your turn
scene-turn = { $name } decides
scene-own-place = { $place ->
    [1] You win!
   *[other] Place { $place }
}
scene-place = { $name }: place { $place }
scene-first-player = first player
scene-first-player-label = { $name } is the first player
scene-passes-marker = If the first player has a worker here when this step comes, the first player marker goes to the next player, whether the price was paid or not.

scene-mine = { $sets ->
    [1] The Mine
   *[other] Mine { $mine }
}
scene-location = { $number }: { $card }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $workers ->
    [0] free
   *[other] taken by { $names }
}
scene-stack = Open the stack on { $number }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-stack-title = Location { $number }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards, the top one first
}
scene-worker-on = { $name }’s worker on { $number }{ $spent ->
    [true] , already resolved
   *[false] {""}
}
scene-worker-in-hand = { $name }’s worker, in hand
scene-worker-committed = { $name }’s worker, on a special pile
scene-helper-supply = { $name }’s helper, in the supply
scene-helper-lost = { $name }’s helper found no free location

scene-mountain = Mountain
scene-mountain-label = { $sets ->
    [1] Mountain
   *[other] Mountain { $mine }
}, { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
scene-mountain-title = In the Mountain: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-no-order = Everything that has not come yet, in no order: nobody knows what is next.
scene-tier-next = { $n ->
    [one] { $n } with two lanterns comes first
   *[other] { $n } with two lanterns come first
}
scene-tier-later = { $n ->
    [one] { $n } with three lanterns comes later
   *[other] { $n } with three lanterns come later
}
scene-left = left
scene-discarded = discarded
scene-discards-label = Discarded: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-discards-title = Discarded: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-discards-gone = These cards are out of the game.

scene-special-actions = Special actions
scene-pile = { $card }: { $about }. { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
scene-pile-empty = no card left
scene-pile-gone = Its cards lie in the Mine now
scene-open-card = Read { $card }
scene-price-medals = { $card }: pay { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} and one worker
scene-price-workers = { $card }: pay both workers
scene-becomes = { $card } on { $number }
scene-resolving = { $name } carries out
scene-special-defend_all = All monsters count as defended this round
scene-special-top_to_mountain = { $cards ->
    [2] Top cards go back to the Mountain; single cards stay
   *[other] Top cards of stacks of { $cards } or more go back to the Mountain
}
scene-special-exchange = Return { $given }, take { $taken }
scene-special-raise_card = One buried card comes to the top of its stack
scene-special-turn_back = Top card to Mountain, place your worker there
scene-special-place_beside = Place your worker beside a rival’s
scene-special-top_to_bottom = Every top card goes to the bottom of its stack
scene-special-shuffle_stacks = Every stack in the Mine is shuffled
scene-about-defend_all = Until the end of this round no monster strikes: every one counts as defended. Workers there still win their medals; the army wins none.
scene-about-top_to_mountain = Wherever { $cards ->
    [2] two
   *[other] { $cards }
} or more cards lie, the top one leaves; all of these cards are shuffled into the Mountain.
scene-about-exchange = Return { $given }, and take { $taken }.
scene-about-raise_card = Choose any card that lies buried in a stack; it comes to the top, the others keep their order.
scene-about-turn_back = Choose a free location with { $cards ->
    [2] two
   *[other] { $cards }
} or more cards. Its top card is shuffled into the Mountain, and one of the workers you paid stands there.
scene-about-place_beside = One of the workers you paid joins a location where a rival’s worker stands; everyone there acts as if alone.
scene-about-top_to_bottom = On every location the top card goes under its stack.
scene-about-shuffle_stacks = Every location’s stack is shuffled by itself.

scene-in-hand = in hand
scene-on = on { $numbers }
scene-standing = { $n } on { $numbers }
scene-on-pile = { $n } on a pile
scene-helpers = { $n ->
    [one] helper
   *[other] helpers
}
scene-workers-left = { $n ->
    [0] no worker left
    [one] { $n } worker left
   *[other] { $n } workers left
}
scene-workers-in-hand = { $n ->
    [0] no worker in hand
    [one] { $n } worker in hand
   *[other] { $n } workers in hand
}
scene-n-helpers = { $n ->
    [one] { $n } helper
   *[other] { $n } helpers
}
scene-player = { $name }: { $hand ->
    [one] { $hand } worker
   *[other] { $hand } workers
} in hand, { $helpers ->
    [one] { $helpers } helper
   *[other] { $helpers } helpers
}; { $iron } iron, { $steel } steel, { $gold } gold, { $item ->
    [one] { $item } item
   *[other] { $item } items
}, { $medal ->
    [one] { $medal } medal
   *[other] { $medal } medals
}
scene-goods = { $name }: { $good } { $n }
scene-tray-iron = Iron
scene-tray-steel = Steel
scene-tray-gold = Gold
scene-tray-item = Items
scene-tray-medal = Medals
scene-short-iron = iron
scene-short-steel = steel
scene-short-gold = gold
scene-short-item = items
scene-short-medal = medals
scene-at-risk = { $n } at risk
scene-defending = +{ $n } defending
scene-you-lead = you lead
scene-leads = { $name } leads
scene-nobody-leads = nobody leads
scene-leads-in = { $n ->
    [0] Leads no category
   *[other] Leads: { $goods }
}
scene-breaks-ties = first tie-break
scene-breaks-ties-last = second tie-break
scene-items-end = game ends at { $n }
scene-standings = Categories

scene-threats = { $n ->
    [0] No undefended monster
    [one] { $n } undefended monster
   *[other] { $n } undefended monsters
}
scene-quiet = The Mine is quiet
scene-quiet-why = No monster lies open.
scene-quiet-over = Monsters do no more harm.
scene-mustered = An army guards the Mine
scene-raided = Raiders: nobody mines
scene-monster-on = { $card } on { $number }
scene-one-worker-defends = One worker there is enough
scene-if-undefended = If undefended
scene-defended = { $card } on { $number }: { $count ->
    [0] the army defends
    [one] { $names } defends
   *[other] { $names } defend
}
scene-undefended-block_action = undefended: nobody mines this round
scene-undefended-lose = undefended: everyone loses { $lost }
scene-undefended-swap = undefended: { $lost } { $n ->
    [one] turns
   *[other] turn
} into { $gained }

scene-level-eldhusfifl = the gentlest opponent
scene-level-andvettr = a watchful opponent
scene-level-andvettr_fadir = the hardest opponent
scene-first-always = always begins
scene-medals = What makes this opponent special
scene-medals-to-win = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
} and he wins at once
scene-forges = each of his workers forges { $times ->
    [2] twice
   *[other] { $times } times
}

# Printed opponents in words: what each does, sentence by sentence.

opponent-follows = He goes where the reference grids point, whether it helps him or not.
opponent-prefers = He prefers what he can use.
opponent-never-wastes = He never takes a location that he cannot use.
opponent-forges = Each of his workers forges { $times ->
    [2] twice
   *[other] { $times } times
}.
opponent-earns = He wins medals when you take special actions.
opponent-wins = With { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} he wins at once.
opponent-limit = You may take { $count ->
    [one] one special action
   *[other] { $count } special actions
} in the game.

scene-source = { $source ->
    [rulebook] As in the rulebook
    [web] As in the publisher’s own files
   *[reconstructed] ○ Reconstructed
}: { $cards }
scene-pairing-reconstructed = ○ Which Mine side belongs to which special side is reconstructed.

scene-tab-mine = Mine
scene-tab-mine-of = Mine { $mine }
scene-tab-special = Special
scene-tab-players = Players

# A closer look: what a thing is, does and counts for, in sentences.


# What icons stand for.

thing-iron = Iron is dug at Iron Seams. Alloy Steel turns it into steel, and some forges want it. It is no category of its own, but breaks ties after medals.
thing-steel = Steel is one of the three categories that win the game: whoever owns more of it than everybody else at the end leads it. It is made of iron at Alloy Steel, and most forges want it. What you spend no longer counts.
thing-gold = Gold is one of the three categories that win the game: whoever owns more of it than everybody else at the end leads it. It is dug at Gold Seams. Dragons strike before anything is mined, so gold dug in the same round is safe from them.
thing-item = { $items ->
    [one] Items are forged, and one of the three categories that win the game. A single item at the end of a round ends the game. That does not win it: then the categories are counted. All items are alike.
   *[other] Items are forged, and one of the three categories that win the game. When somebody owns { $items } of them at the end of a round, the game ends. That does not win it: then the categories are counted. All items are alike.
}
thing-medal = Every worker or helper who defends wins a medal. Medals pay for special actions, so that only one worker is needed. Those you still own at the end break ties first.
thing-marker = The mug shows who is first player. Its holder places first, and last when it goes round again. It passes to the next player when its holder has a worker on Get Help or on a forge, whether the price was paid or not.
thing-marker-alone = The mug shows who is first player. In the solo game your opponent keeps it to the end, whatever anybody does.
thing-mine = The Mine has nine locations, each with a stack of cards. Only the top card counts: a worker there does what it says when its step comes, and not before. A location holds one worker; not even your own second one may join it.
thing-phase-mining = Two new cards come from the Mountain and cover what lies on their locations. Nobody chooses anything here, and covered cards stay in the stack.
thing-phase-selection = In turn order everybody places a worker or takes a special action, then everybody places the second worker. Nothing is paid or taken yet. You may stand where you cannot pay, only to keep others away.
thing-phase-get_help = The first step of work: whoever has a worker on Get Help may place helpers on free locations, one each in turn. Helpers act in the steps that follow.
thing-phase-defend = The second step: a monster with a worker on it is beaten, and each worker there wins a medal. A monster with nobody on it strikes every player, before anything is mined.
thing-phase-mine = The third step: workers on seams and on Alloy Steel pay and take what their card says. You choose which of your two workers goes first. If Orc Raiders struck this round, nobody mines.
thing-phase-forge = The last step: workers at a forge pay its price and take an item. Steel made in the step before can pay for it. Whoever cannot pay the whole price gets nothing; whoever can pay must.
thing-discards = When the second card of a round belongs where the first one went, it is discarded and another is drawn. A discarded card never comes back.
thing-mountain = Two cards come from here at the start of every round. When a card must come and there is none left, the game ends at once.
thing-pile = Each card of a pile is used once in the game: everybody may take the top one, and afterwards the next lies open. An empty pile offers nothing more.
thing-price-medals = One way to pay for this special action: medals and one worker. Your other worker may still be placed in the second placement. Medals that are spent no longer break ties.
thing-price-workers = The other way to pay for this special action: both workers, and no medals. They stand on the pile for the rest of the round, unless the card sends one of them into the Mine.
thing-round = A round has three parts: new cards come from the Mountain, workers are placed, workers act. They act in four steps, always in this order: Get Help, Defend, Mine, Forge.
thing-special = At your first placement you may take a special action instead of placing a worker: for both workers, or for medals and one worker. It works at once. You cannot take one in the second placement.
thing-standings = Whoever leads the most of the three categories, steel, gold and items, wins. Leading means owning more than everybody else; where two are level, nobody leads. Ties are broken by medals, then by iron, then by items.
thing-threats = These monsters strike every player in the Defend step if no worker stands on them. One worker or helper, of any player, stops a monster for all. They strike before the Mine step, and stay until a card covers them.
thing-turns = Who places when: everybody once in this order, then everybody again in reverse, so the last player places twice in a row. Whoever has paid both workers has no second placement.
thing-turns-alone = Alone you take turns with your opponent: he, you, he, you. He always begins, and the marker stays with him.
thing-worker = Everybody has two workers and places them on free locations. A worker does what the top card says when its step comes, and goes home at the end of the round. A pale one with a tick is spent: it has acted already, and still blocks the location.
thing-helper = A helper is an extra worker for one round. It waits in the supply until your worker stands on Get Help, then goes to a free location. Helpers defend, mine and forge like workers, but after them, and cannot pay for special actions.
does-mine = In the Mine step a worker here { $pays ->
    [0] takes { $gain }.
   *[other] pays { $pay } and takes { $gain }; without the whole price, nothing happens.
}
does-forge = In the Forge step a worker here { $pays ->
    [0] takes { $gain }.
   *[other] pays { $pay } and takes { $gain }; without the whole price, nothing happens.
}
does-get_help = In the Get Help step a worker here lets you place { $helpers ->
    [one] one helper
   *[other] up to { $helpers } helpers
} on free locations.
does-defend = In the Defend step a worker here beats the monster and takes { $gain }.
does-covered = Cards below the top one do nothing until they lie open again. Everybody may look at them.
does-becomes = Afterwards the card turns over and lies in the Mine: { $card }.
special-when = Take it at your first placement, for both workers or for { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} and one worker. It works at once.
special-lands = A worker who stands where the card lands acts at once on the card it covers, and is spent for this round.
icon-crown = this player leads the category alone
icon-cards = how many cards lie here
icon-mining = Mining: new cards come from the Mountain
icon-selection = Selection: workers are placed
icon-first-player = the first player marker, a mug: its holder begins
icon-mountain = the Mountain: cards that are still to come
icon-claw = what the monster does to every player if no worker stands here
icon-no-mining = nobody mines this round, Alloy Steel included
icon-passes-marker = a first player with a worker here passes the mug on
icon-lanterns = lanterns: one at the start, two or three from the Mountain; they matter for the graded Mountain only
icon-grid = orange is its location; black and white show where the rulebook’s opponents go, and matter for the solo game only
icon-worker = a worker: each player has two
icon-helper = a helper: an extra worker, who comes with Get Help
icon-in-phase = workers here act in the step “{ $phase }”
icon-iron = iron: Alloy Steel turns it into steel
icon-steel = steel: one of the three categories that win
icon-gold = gold: one of the three categories that win
icon-item = an item, forged: one of the three categories that win
icon-medal = a medal, won by defending: pays for special actions and breaks ties

# What beginners miss about a card: by its name, or by its kind.

tip-iron_seam = Iron wins nothing by itself: Alloy Steel turns it into steel.
tip-gold_seam = One gold looks little, but every gold counts in its category.
tip-alloy_steel = Mine comes before Forge, so steel made here can pay a forge of the same round. Undefended Orc Raiders stop this work too.
tip-forge = All items are alike. What you pay here no longer counts in its category.
tip-orc_raiders = Nobody can mine then, whoever left them alone. Alloy Steel counts as mining; forges stay open.
tip-knockers = They strike before the Mine step: the iron you meant for Alloy Steel may be too little then.
tip-dragon = It strikes before the Mine step, so gold dug in the same round is safe. It stays until a card covers it.
tip-great_dragon = One worker here saves the gold of all players, your rivals’ too.
tip-sidhe = Whoever has less gold loses only that, and gets as much iron for it.
tip-get_help = This worker does nothing else this round. Helpers act after your workers and cannot pay for special actions.
tip-muster_an_army = Orc Raiders cannot stop the mining then either.
tip-hold_a_council = Workers stay, and act on the card that lies open then. The Mountain grows, so the game may last longer.
tip-sell_an_item = You choose the mix. One item less also keeps the end of the game away.
tip-past_glories = You may also change the card under a worker: it will act on the new one.
tip-special_order = Iron wins nothing by itself: return as much of it as you may.
tip-turn_back = The worker there acts like any other when its step comes.
tip-apprentice = A rival must stand in the Mine already. Each of you gets everything that the card gives.
tip-collapse_the_shafts = Workers stay, and act on the card that lies open then. Look into the stacks first; single cards stay.
tip-run_amok = Nobody knows what will lie on top. Workers stay, and act on whatever comes up; single cards stay.

# First minutes: how the game is won, and one sentence for whoever meets a decision for the first time.

aim = Lead more of the three categories than anybody else: have the most steel, the most gold or the most items when the game ends.
aim-solo = Lead more of the three categories, steel, gold and items, than your opponent when the game ends. Some opponents also win at once with enough medals.
help-first = Place a worker where nobody stands; it acts later, when its step comes. You may stand where you cannot pay, only to keep others away.
help-second = This is your last worker for this round. At home it earns nothing, so pass only if no location is worth it, not even to keep a rival away.
help-extra = Helpers cost nothing and act in this round only. Send one to any free location: it defends, mines or forges after your workers.
help-early-help = A card is about to cover your Get Help, so your helpers come now instead of later. Send one to any free location.
help-give = Choose how much of this good you return; the rest is taken from the others. Iron does not count as a category, so return iron first.
help-receive = Choose how much of this good you take; the rest comes from the others. Steel and gold are categories, iron becomes steel.
help-glories = Any covered card may come to the top of its stack, even under a worker: that worker will then act on the new card.
help-turn-back = The top card of this location goes back into the Mountain, and your worker will act on the card that lay below it.
help-apprentice = Your worker joins a rival’s: both act on the same card, and each of you gets everything it gives.
help-mine-order = Choose the seam first if its iron is to pay for Alloy Steel in this same step.
help-forge-order = If you cannot pay for both, the first one is paid and the other gives nothing. Keep the goods you want to lead in at the end.
help-first-player = Whoever begins places the first worker, but the last one when it goes round again.
help-turn-special = The next card of the pile is turned over for all to see; from now on anybody may take it.
help-draw = Two new cards come every round. Each covers the location that is printed on it.
help-shuffle = The stack is laid anew from the bottom up; the last card lies on top and counts.

# Tables of the rulebook: headings, and what an undefended monster does to every player.

book-kind = Kind
book-card = Card
book-cards = Cards
book-number = Number
book-pay = Pay
book-take = Take
book-undefended = Undefended
book-everybody = Every player
book-special = Special Action
book-does = What it does
book-all = all { $good }
book-least = ({ $n } of each)
book-strike-block_action = skips the Mine step: nobody mines this round, Alloy Steel included
book-strike-lose = loses { $lost }
book-strike-swap = gives { $lost } and takes { $gained }; with less to give, less of both

# Signs behind a number, where a book is read aloud or in a terminal: 4 coins

book-sign-helper = { $count ->
    [one] helper
   *[other] helpers
 }
