# What is written on the table, and what screen readers say of its pieces.

scene-threat-all = − all
scene-new = new
scene-you = you
scene-or = or
scene-round = Round
scene-round-n = Round { $n }
scene-selection = Selection
scene-first-turn = First turn
scene-second-turn = Second turn
scene-turn-order = Turn order
scene-over = The game is over
scene-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
scene-no-turns = Workers are being resolved
scene-turn-label = { $name }, { $turn ->
    [1] first turn
   *[2] second turn
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
scene-tier-next = { $n } with two lanterns come first
scene-tier-later = { $n } with three lanterns come later
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
scene-open-card = Read the card
scene-price-medals = { $card }: pay { $medals } medals and one worker
scene-price-workers = { $card }: pay both workers
scene-becomes = { $card } on { $number }
scene-resolving = { $name } carries out
scene-special-muster_an_army = All monsters count as defended this round
scene-special-hold_a_council = Top cards of all stacks go back to the Mountain
scene-special-sell_an_item = 1 item for any 5 of iron, steel and gold
scene-special-past_glories = One buried card comes to the top of its stack
scene-special-special_order = 5 of iron, steel and gold, 1 of each, for 1 item
scene-special-turn_back = Top card to Mountain, place your worker there
scene-special-apprentice = Place your worker beside a rival’s
scene-special-collapse_the_shafts = Every top card goes to the bottom of its stack
scene-special-run_amok = Every stack in the Mine is shuffled
scene-about-muster_an_army = Until the end of this round no monster strikes: every one counts as defended. Workers there still win their medals; the army wins none.
scene-about-hold_a_council = Wherever two or more cards lie, the top one leaves; all of them are shuffled into the Mountain.
scene-about-sell_an_item = Give back one item and take five goods: iron, steel and gold in any mix.
scene-about-past_glories = Choose any card that lies buried in a stack; it comes to the top, the others keep their order.
scene-about-special_order = Give five goods, at least one iron, one steel and one gold among them, and take one item.
scene-about-turn_back = Choose a free location with two or more cards. Its top card is shuffled into the Mountain, and one of the workers you paid stands there.
scene-about-apprentice = One of the workers you paid joins a location where a rival’s worker stands; everyone there is resolved as if alone.
scene-about-collapse_the_shafts = On every location the top card goes under its stack.
scene-about-run_amok = Every location’s stack is shuffled by itself.

scene-in-hand = in hand
scene-on = on { $numbers }
scene-on-pile = on a pile
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
scene-player = { $name }: { $hand } workers in hand, { $helpers } helpers; { $iron } iron, { $steel } steel, { $gold } gold, { $item } items, { $medal } medals
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
scene-items-end = { $n } end the game
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
scene-undefended-orc_raiders = undefended: nobody mines this round
scene-undefended-knockers = undefended: 1 iron is lost
scene-undefended-dragon = undefended: 1 gold is lost
scene-undefended-great_dragon = undefended: all gold is lost
scene-undefended-sidhe = undefended: 2 gold turn to iron

scene-level-eldhusfifl = the gentlest opponent
scene-level-andvettr = a watchful opponent
scene-level-andvettr_fadir = the hardest opponent
scene-first-always = always begins
scene-medals = What makes this opponent special
scene-medals-to-win = { $n } medals and he wins at once
scene-forges-twice = each of his workers forges twice
scene-about-eldhusfifl = He goes where the reference grids point, whether it helps him or not.
scene-about-andvettr = He prefers what he can use, forges twice with every worker, wins medals when you take special actions, and wins at once with 12 medals. You may take three special actions.
scene-about-andvettr_fadir = All that his son does; and he never takes a location he cannot use.

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
