# Last Orders: what it is, its options, what lies on the table, prompts, actions, log and reasons.

game-blurb = The bell has rung: carry as many drinks as you dare, and please a regular whom nobody else knows.
aim = Whoever has the most points after the last round wins: coins for drinks of a kind, and tips of the own regular.
board-legend =
    Type “serve” or “keep 4”, or the number of an option. “tray”, “served” or “regular” tells more about it.

option-evening = Evening
option-evening-help = How many rounds an evening has.
option-evening-long = Five rounds
option-evening-short = Three rounds
option-tray = Tray
option-tray-help = How many spilled dice make the tray fall.
option-tray-steady = Steady: three
option-tray-wobbly = Wobbly: two

item-round = Round
item-tray = Tray
item-tray-help = The drinks in hand. Served, each kind brings as many coins as its dice multiplied by themselves.
item-spilled = Spilled
item-spilled-help = Every 1 is spilled. With three of them the tray falls, on a wobbly one with two.
item-bells = Rolls left
item-bells-help = How often the other dice may still be rolled again in this turn.
item-coins = Coins
item-coins-help = For drinks that were served. They count at the end.
item-served = Drinks, 2 to 6
item-served-help = How many dice of each number were served, 2s first. The regular gives tips for one of them.
item-regular = Regular
item-regular-help = Likes one number; known to its player alone until the end.

regular-tip = { $tip ->
    [one] 1 coin
   *[other] { $tip } coins
} for each { $likes } served.
regular-miner = Miner
regular-miner-help = { regular-tip }
regular-weaver = Weaver
regular-weaver-help = { regular-tip }
regular-carter = Carter
regular-carter-help = { regular-tip }
regular-bard = Bard
regular-bard-help = { regular-tip }
regular-abbot = Abbot
regular-abbot-help = { regular-tip }

prompt-turn = Serve, or keep one kind and roll the rest
decision-turn = serving or rolling again
prompt-roll = What does the die show?
decision-roll = rolling the dice
prompt-deal = Which regular is dealt?
decision-deal = dealing the regulars

action-serve = Serve
action-keep = Keep the { $what }s, roll the rest
action-die = The die shows { $what }
action-regular = { $what }

log-head-round = Round { $round }
log-keep = keeps the { $face }s and rolls the rest
log-drop = spills { $spilled } dice and drops the tray
log-serve = serves { $tray } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

why-no-bell = You have rolled again three times in this turn.
why-no-drink = There is no { $face } on the tray.
why-all-alike = All dice show { $face }: there is nothing to roll again.

source-coins = Coins
source-tips = Tips
measure-drops = Dropped trays
