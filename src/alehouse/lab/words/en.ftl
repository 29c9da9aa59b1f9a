# What the lab says: the balance of a game, the ladder of bots.

balance-title = { $game }: the balance at a table of { $players }
balance-played = { NUMBER($games, useGrouping: 0) } games; in every seat: { $bots }; cards: { $cards }; options: { $options }; seed { $seed }.
balance-house-cards = the house’s
balance-cards = Cards
balance-seat = Seat { $number }
balance-outliers = What stands out
balance-outliers-note = Seats that used these win more or less often than luck explains, those furthest from the fair share first.
balance-no-outliers = Nothing: what a seat uses makes no difference beyond luck.
balance-seats = Seats
balance-victories = Victories by seat; dashed: the fair share
balance-seats-fair = No seat wins more or less often than luck explains.
balance-seats-unfair = The seats in red win more or less often than luck explains.
balance-lengths = Length and choices
balance-decisions = Decisions in a game
balance-branching = Options at a decision
balance-leads = Changes of the lead in a game
balance-spread-decisions = Games by number of decisions
balance-spread-branching = Decisions by number of options
balance-spread-leads = Games by changes of the lead
balance-spread-score = Seats by score at the end
balance-scores = Scores
balance-sources = Where points come from, for each seat and game
balance-all = All seats
balance-winners = Winners
balance-things = Cards and spaces
balance-things-note = Picked: how often it was taken where it was offered beside something else. Used: times for each seat and game. Won: victories of the seats that used it at least once, shared ones in part. A seat may also use a card because it was ahead already.
balance-pick-and-win = How often it is picked, and how often its users win
balance-thing = Card or space
balance-pick = Picked
balance-uses = Used
balance-win = Won
balance-interval = 95 % interval
balance-chance = Luck alone
balance-quantity = What
balance-mean = Mean (95 % interval)
balance-changes = What has changed
balance-verdict =
    { $changes ->
        [0] Of { $compared } quantities, none has changed beyond what luck explains. The nearest to it:
        [one] Of { $compared } quantities, one has changed beyond what luck explains:
       *[other] Of { $compared } quantities, { $changes } have changed beyond what luck explains:
    }
balance-changes-note = Both card files were played from the same seeds and compared game by game. “Luck alone” is the chance of a difference so large if there were none, corrected by Holm for the many comparisons.
balance-before = Before
balance-after = After
balance-difference = Difference
balance-only-before = No longer there, or never possible: { $names }.
balance-only-after = New: { $names }.
balance-only-rare = Too rare to compare: { $names }.
balance-victories-of = Victories: { $who }
balance-pick-of = Picked: { $what }
balance-use-of = Used: { $what }
balance-win-of = Victories of users: { $what }
balance-points-from = Points from: { $what }
balance-winner-points-from = Winners’ points from: { $what }
balance-how = How it was measured
balance-method = A victory shared by several counts in part for each. Intervals hold in 95 of 100 cases; a game is their unit, because what happens within one game is connected. “Luck alone” is the chance of something so far from the fair share if nothing were behind it, corrected by Holm for the many comparisons.

ladder-ratings = Ratings, with their 95 % intervals
ladder-shares =
    { $players ->
        [1] Victories over the rulebook’s opponent
        [2] Victories of two, with their 95 % intervals
       *[other] First places of one against { $others } others, with their 95 % intervals
    }
ladder-pair = { $bot } against { $against }
ladder-bot = Bot
ladder-rating = Rating
ladder-interval = 95 % interval
ladder-rated = rated games
ladder-against = against
ladder-won = Won
ladder-games = games
ladder-fair = Fair would be { $fair }; seed { $seed }
