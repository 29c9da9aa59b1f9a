# Who sits in a seat, where no name was given; and the players that are programs.

seat-person = Player { $number }
seat-colour-0 = Blue guest
seat-colour-1 = Orange guest
seat-colour-2 = Green guest
seat-colour-3 = Violet guest
seat-colour-4 = Red guest
seat-colour-5 = Grey guest

# Whoever has told no name, where it stands by itself.
seat-you = You

# A name that a sentence would let one read as “you”, “he” or “nobody”.
name-quoted = “{ $name }”

bot-random = Random
bot-random-help = Plays anything that is allowed, without a thought. Good for a first look at the rules.
bot-greedy = Greedy
bot-greedy-help = Takes whatever looks best right now and never plans ahead. A fair match for beginners.
bot-apprentice = Apprentice
bot-apprentice-help = Thinks a few moves ahead, for the blink of an eye. For those who know the rules.
bot-journeyman = Journeyman
bot-journeyman-help = Thinks ahead for a tenth of a second and weighs what you may do. A serious opponent.
bot-master = Master
bot-master-help = Thinks ahead for a second at every decision. The strongest in the house.
bot-search = Search
why-unknown = There is no such action: { $action }.

# What was asked for and is not there.

bad-game = There is no game “{ $game }”. There are: { $games }.
bad-option = There is no option “{ $option }”. There are: { $options }.
bad-option-players = The option “{ $option }” is for another number of players: { $counts }, not { $players }.
bad-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $values }.
bad-pick = The option “{ $option }” cannot name “{ $card }” here. Name each of these once at most: { $cards }.
bad-picks = The option “{ $option }” needs { $count } of { $cards }, not { $found }. Write it like { $example }.
bad-preset = There is no preset “{ $preset }”. There are: { $presets }.
bad-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
bad-bot = There is no bot “{ $bot }”. There are: { $bots }.
bad-bots = { $players ->
    [one] One seat needs one bot, not { $bots }.
   *[other] { $players } seats need one bot for all or { $players } bots, not { $bots }.
}
bad-budget = “{ $bot }” cannot think for that long. Write { $kind }@50ms or { $kind }@1s, up to { $seconds } seconds, or { $kind }@400 for a number of playouts, up to { $playouts }.
bad-budget-none = “{ $bot }” takes no budget. Write { $bot }, or { $search }.
bad-language = There is no language “{ $language }”. There are: { $languages }.
bad-lesson = There is no lesson “{ $lesson }” of { $game }. There are: { $lessons }.
bad-export = { $what } cannot be { $value }. Choose one of: { $values }.
bad-export-kind = “{ $file }” is no picture that can be written. Let its name end in one of: { $kinds }.
bad-export-secrets = This game is not over: others could read a seat’s secrets. Leave out the seat.
bad-export-gif = A GIF needs { $package }, which is not installed: pip install "alehouse[gif]". An SVG needs nothing.

# Some things in a sentence.

labelled = { $label }: { $text }
list-and = { $some } and { $last }
list-or = { $some } or { $last }

# Lines of every game's log, where people play together.
log-taken-back = took back { $decisions ->
    [one] a decision
   *[other] { $decisions } decisions
}
log-note-removed = was removed by the host; a bot plays on
log-note-closed = closed the table
log-note-closed-house = The owner of the house has closed the table
log-note-hint = took a hint

# What a hint says
hint-about = Thought: how long the house looked at each option. Chance: of winning, counted as if everybody were level now; above { $even } % a move gains ground.

# At a table: what is one's own, whole or as one line.

scene-own-open = Show all of your things
scene-own-close = Show your things as one line

thing-own-handle = Your own things lie here whole, or as one line where the table needs the room.

# What a lesson says to moves that its script does not name.

lesson-other = You may do that in a real game. For now, try the lit piece.
lesson-not-now = One moment: read this first, then go on.

# Who plays in the examples of a book, by the colours of the pieces.

book-player-blue = Blue
book-player-orange = Orange
book-player-green = Green
book-player-purple = Purple
book-player-red = Red

# What a game says that has no words of its own for it: the plain table.

plain-action = { $name }
prompt-plain = Choose what to do
decision-plain = choosing what to do
plain-why-not = That is not possible now: this step is { $decision }.
item-score = Points
plain-hidden = hidden
plain-none = none
plain-die = Die
plain-going = The game goes on
plain-over = The game is over
plain-winner = { $winner } wins
plain-shared = { $winner } share the victory
plain-reason = The game has come to its end.
plain-place = Place
plain-player = Player
plain-points = Points
plain-thing-help = It belongs to the table.
plain-option-help = You may do this now: a click does it.
plain-player-help = Here lies what belongs to { $player }.
plain-table-help = Here lies what belongs to nobody.
plain-in-the-middle = It lies in the middle of the table.
plain-before = It lies before { $player }.
plain-nothing-there = There is nothing to look at called “{ $what }”.
plain-book = Nobody has written more yet. The table shows at every step what may be done.
bad-position = { $game } cannot begin in a position of one’s own.

# Records that cannot be read or replayed

bad-record-cut = This is not a whole record. Download it again.
bad-record-format = The record has format { $format }, this version reads { $ours }.
bad-record-changed = The record was changed after it was saved. Use the original file.
bad-record-game = This is a record of “{ $theirs }”, not of “{ $ours }”.
bad-record-rules = The record follows version { $theirs } of the rules, this house knows them up to version { $ours }.
bad-record-cards = The record was played with another card file. Add that file with --cards.
bad-record-action = Move { $move } of the record: there is no action “{ $action }”.
bad-record-after = Move { $move } of the record: { $action } comes after the end of the game.
bad-record-seed = Move { $move } of the record: the seed does not give { $action }. The record was edited.
bad-record-illegal = Move { $move } of the record: the rules do not allow { $action } there ({ $clause }). The record was edited.
