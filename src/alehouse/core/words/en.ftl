# Who sits in a seat, where no name was given; and the players that are programs.

seat-person = Player { $number }
bot-random = Random
bot-random-help = Plays anything that is allowed, without a thought. Good for a first look at the rules.
bot-greedy = Greedy
bot-greedy-help = Takes whatever looks best right now and never plans ahead. A fair match for beginners.
why-unknown = There is no such action: { $action }.
