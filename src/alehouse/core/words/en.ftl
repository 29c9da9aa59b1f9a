# Who sits in a seat, where no name was given; and the players that are programs.

seat-person = Player { $number }
bot-random = Random
bot-random-help = Plays anything that is allowed, without a thought. Good for a first look at the rules.
bot-greedy = Greedy
bot-greedy-help = Takes whatever looks best right now and never plans ahead. A fair match for beginners.
why-unknown = There is no such action: { $action }.

# What was asked for and is not there.

bad-game = There is no game “{ $game }”. There are: { $games }.
bad-option = There is no option “{ $option }”. There are: { $options }.
bad-option-players = The option “{ $option }” is for { $counts } players, not for { $players }.
bad-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $values }.
bad-pick = The option “{ $option }” cannot name “{ $card }” here. Name each of these once at most: { $cards }.
bad-picks = The option “{ $option }” needs { $count } of { $cards }, not { $found }. Write it like { $example }.
bad-preset = There is no preset “{ $preset }”. There are: { $presets }.
bad-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
bad-bot = There is no bot “{ $bot }”. There are: { $bots }.
bad-bots = { $players } seats need one bot for all or { $players } bots, not { $bots }.
bad-language = There is no language “{ $language }”. There are: { $languages }.

# Some things in a sentence.

labelled = { $label }: { $text }
list-and = { $some } and { $last }
list-or = { $some } or { $last }

# A line of every game's log, where people play together.
log-taken-back = took back { $decisions ->
    [one] a decision
   *[other] { $decisions } decisions
}
