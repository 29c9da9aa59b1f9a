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
prompt-extra-detail = Get Help brings extra workers, one after the other.
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
prompt-mine-order = Which of your two mine locations comes first?
decision-mine-order = choosing which mine comes first
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

choice-place = Worker to { $card } ({ $location })
choice-pass = Pass
choice-decline = No helper now
choice-special-workers = { $card } for both workers
choice-special-medals = { $card } for { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} and one worker
choice-raise = Raise { $card } on { $location }
choice-turn-back = Turn back { $card } on { $location }
choice-join = Join the worker on { $card } ({ $location })
choice-resolve = { $card } ({ $location }) first
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
log-help-declined = wants no helper
log-help-lost = has a helper who finds no free location
log-marker = takes the first player marker from { $from }
log-resolve = resolves { $card } ({ $location })
log-cannot-pay = cannot pay for { $card } ({ $location })
log-raid = { $card } ({ $location }): nobody mines this round
log-attack = is attacked: { $card } ({ $location })
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
why-no-extra-special = Not now: a special action can be taken only in the first placement of regular workers.
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
scene-passes-marker = If the first player has a worker here when this action is resolved, the first player marker goes to the next player.

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
scene-open-card = Read the card
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
} or more cards lie, the top one leaves; all of them are shuffled into the Mountain.
scene-about-exchange = Return { $given }, and take { $taken }.
scene-about-raise_card = Choose any card that lies buried in a stack; it comes to the top, the others keep their order.
scene-about-turn_back = Choose a free location with { $cards ->
    [2] two
   *[other] { $cards }
} or more cards. Its top card is shuffled into the Mountain, and one of the workers you paid stands there.
scene-about-place_beside = One of the workers you paid joins a location where a rival’s worker stands; everyone there is resolved as if alone.
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
scene-standings = The race

scene-threats = { $n ->
    [0] No undefended monster
    [one] { $n } undefended monster
   *[other] { $n } undefended monsters
}
scene-quiet = The Mine is quiet
scene-quiet-why = No monster lies open.
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
