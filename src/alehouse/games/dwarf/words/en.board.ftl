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
board-special-muster_an_army = no monster strikes
board-special-hold_a_council = top cards go back
board-special-sell_an_item = 1 item for 5 goods
board-special-past_glories = raise a buried card
board-special-special_order = 5 goods for 1 item
board-special-turn_back = send a card back
board-special-apprentice = join a rival
board-special-collapse_the_shafts = top cards sink
board-special-run_amok = shuffle all stacks
board-helpers = +{ $count } helpers
board-no-mining = nobody mines
board-all = −all { $good }
board-workers = workers
board-extra = helpers
board-first = first
board-legend =
    A card shows its location, its name and how many cards lie in its stack; below, what a worker pays (−) and takes (+) there. After “!” stands what a monster does to everybody while nobody defends.
    Workers are their owners’ marks; “+” is a helper, brackets are around one that has already been resolved. A crown ♛ marks a category led alone; “3−1”: a monster would take 1 of 3.
    Names of options: place:5 (or place:A5), special:A1:workers, special:A1:medals, pass. A closer look: stack 5, pile A1, mountain, discards; with two Mines stack B5, mountain B.
board-on = on { $locations }

# The end of the game.

summary-round = Round { $round } · { $phase }
summary-over = Over after { $round } rounds
outcome-winner = { $winner } is the Hero of Society
outcome-shared = { $winner } share the victory
outcome-and = { $some } and { $last }
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
