# The `alehouse` command.

cli-usage = usage:
cli-usage-house = alehouse [COMMAND …]
cli-usage-play = alehouse play { cli-word-game } [options]
cli-usage-learn = alehouse learn [{ cli-word-game } [{ cli-word-lesson }]] [options]
cli-usage-serve = alehouse serve [options]
cli-usage-migrate = alehouse migrate [options]
cli-usage-backup = alehouse backup { cli-word-file } [options]
cli-usage-restore = alehouse restore { cli-word-file } [options]
cli-usage-simulate = alehouse simulate { cli-word-game } [options]
cli-usage-ladder = alehouse ladder { cli-word-game } --bots BOT,BOT… [options]
cli-usage-balance = alehouse balance { cli-word-game } [options]
cli-usage-replay = alehouse replay { cli-word-file } [options]
cli-usage-analyse = alehouse analyse { cli-word-file } [options]
cli-usage-export = alehouse export { cli-word-file } { cli-word-picture } [options]
cli-usage-rules = alehouse rules [{ cli-word-game } [{ cli-word-section } | { cli-word-clause } | { cli-word-words }]] [--sheet]
cli-usage-cards = alehouse cards export { cli-word-game } | alehouse cards check { cli-word-game } { cli-word-file }
cli-usage-games = alehouse games
# What stands for something in a command, in its help and in whatever shows how it is written.
cli-word-game = GAME
cli-word-file = FILE
cli-word-lesson = LESSON
cli-word-picture = PICTURE
cli-word-seed = SEED
cli-word-name = NAME
cli-word-folder = FOLDER
cli-word-address = ADDRESS
cli-word-section = SECTION
cli-word-clause = CLAUSE
cli-word-words = WORDS

cli-arguments = arguments
cli-options = options
cli-options-of = options of { $game }
cli-commands = commands

cli-about-house =
    Board games, rules complete and enforced: play them, replay them, study them.
    Without a command it opens the house in the browser.
cli-about-play =
    Play a game here in the terminal.
    “alehouse play { cli-word-game } -h” lists the options of a game.
cli-about-learn =
    Learn a game here in the terminal, by playing it. Without a game, all lessons.
    A lesson can be left at any time; it goes on from there.
cli-about-simulate = Let bots play many games and see what comes of them.
cli-about-ladder =
    How strong are bots? Every two of them meet in the same games, in every seat.
      alehouse ladder { $game } --bots random,greedy,search@50ms --out ladder.jsonl
    The same command goes on where it was interrupted.
cli-about-balance =
    Is a game fair? Bots play it, and what they do is counted.
      alehouse balance { $game } --games 20000 --bot search@20ms --out balance.html
      alehouse balance { $game } --cards mine.toml --against default    what do my cards change?
cli-about-replay = Check a record and show it: what happened, and the scoring explained.
cli-about-analyse =
    Look at a finished game again: who was likely to win, turn by turn, and which decisions turned it.
    That takes some minutes; Ctrl-C shows what is known by then.
cli-about-export = Turn a record into a moving picture: an animated SVG (game.svg) or a GIF (game.gif).
cli-about-rules = How a game is played, and its rules. Without a game, what is in the house.
cli-about-cards =
    Play with cards of your own:
      alehouse cards export { $game } > mine.toml    the house’s card file, to edit
      alehouse cards check { $game } mine.toml       is it good, and what has changed?
      alehouse play { $game } --cards mine.toml      play with it
cli-about-games = What is in the house: games, player counts, options.
cli-about-serve = Open the house in the browser.
cli-about-migrate = Bring the database of a house to the present version, or lay out a new one. Close the house and make a backup first.
cli-about-backup = Copy the SQLite database of a house into a new file. The house may stay open meanwhile.
cli-about-restore = Make a backup the database of the house again. Close the house and move the old database away first.

cli-short-play = play a game in the terminal
cli-short-learn = learn a game by playing it
cli-short-serve = play in the browser
cli-short-migrate = bring a database to the present version
cli-short-backup = copy the database of a house
cli-short-restore = put such a copy back
cli-short-simulate = let bots play many games
cli-short-ladder = how strong bots are
cli-short-balance = whether a game is fair
cli-short-replay = check and show a record
cli-short-analyse = who was likely to win, and what turned a game
cli-short-export = turn a record into a moving picture
cli-short-rules = how a game is played, and its rules
cli-short-cards = cards of your own
cli-short-games = what is in the house

cli-help-help = show this help and exit
cli-help-preset = options that go together; other flags change them
cli-help-lang = language; by default that of the environment
cli-help-version = show the version, and whether the fast modules are in use
cli-help-game = which game; “alehouse games” lists them
cli-help-lesson = which lesson; “alehouse learn { cli-word-game }” lists them
cli-help-name = what you are called at the table
cli-help-check = check a lesson file of your own
cli-help-players = how many players; by default as many as the seats and options asked for need
cli-help-seat = who sits in the next seat: “me”, “here” (somebody else at this keyboard), “bot:greedy”; names: “me:Eyra”, “here:Brokk”; repeat it for each seat; seats not mentioned are taken by bots
cli-help-seed = the same seed gives the same game
cli-help-fate = “open”: dice and cards are typed in, for people who use real ones
cli-help-cards = a card file of your own
cli-help-save = save the game to this file after every decision
cli-help-load = go on with the game in this file
cli-help-games = how many games to play; 1000 by default
cli-help-games-ladder = how many games each meeting has; 100 by default
cli-help-bots-ladder = the bots between commas, from the weakest to the strongest: “random,greedy,search@50ms”
cli-help-neighbours = each bot meets only the one named before it
cli-help-out-ladder = keep the games in this file, a picture beside it, and go on with those that are there
cli-help-bot = who plays, in every seat: “greedy”, “search@20ms”
cli-help-against = compare with this card file on the same seeds; “default” is the house’s
cli-help-out-balance = write everything as a page to this file: report.html
cli-help-on = “ray”: play on all processors with Ray; “ray://HOST:PORT”: on a Ray cluster
cli-help-parquet = write every game to this file (games.parquet), or into a folder, file by file
cli-help-bots = one bot for all seats, or one for each, between commas: “random,greedy,greedy”
cli-help-workers = how many processes share the work; the results are the same with any number
cli-help-json = print one JSON object, described below
cli-help-asked = a section of the guide ({ $chapter }), a clause ({ $clause }), or words to search for
cli-help-sheet = everything at a glance
cli-help-what = “export” prints the house’s card file, “check” checks one of yours
cli-help-file = the card file to check
cli-help-record = the record
cli-help-person = whose decisions are looked at (1, 2, …); repeat it for each seat; by default everybody’s
cli-help-minutes = how many minutes of a processor it may take; 5 by default
cli-help-reseed = the same seed gives the same numbers; by default one that belongs to the record
cli-help-step = page through the game with the table after each move
cli-help-to = stop after this many moves
cli-help-picture = the picture to write: its name ends in .svg or .gif
cli-help-shape = the table’s shape
cli-help-seconds = how long each move stays on
cli-help-from = begin after this many moves
cli-help-width = width of a GIF in pixels
cli-help-viewer = what this seat could see (1, 2, …); by default what everybody could
cli-help-host = address to listen at
cli-help-lan = listen in the whole network of your home, and show the address and its QR code
cli-help-port = port to listen at; the next free one if it is taken
cli-help-db = the database: an address (postgresql://…) or an SQLite file; by default a file in your data folder
cli-help-redis = Redis, where several processes of one house meet
cli-help-open = open the browser
cli-help-config = a file with settings; flags and the environment (ALEHOUSE_PORT and so on) take precedence over it
cli-help-address = where people find the house, if not here: the address of the proxy before it
cli-help-processes = how many processes serve; more than one needs PostgreSQL and Redis
cli-help-log = how events are written: lines for people, or one JSON object a line
cli-help-copy = the file of the backup

cli-more-serve = Everything that can be set, mail and metrics included, is explained in docs/online.md.

cli-json-simulate =
    The JSON object holds:
      game, players, options, bots, cards, seed, games   what was played
      seats      for each player: player, bot, wins (alone), shared,
                 rate (of all games) and its 95 % interval: low, high
      decisions  mean, min, p10, median, p90, max
      measures   by name: all (as decisions), and for numbers of players
                 winners (likewise) and players (means); or, for a yes or
                 no, share
      uses       by name: uses, uses_of_winners, and for each seat and game
                 mean, mean_of_winners (null where no seat ever won); games
                 of a seat with a use, and its win_rate in them
      speed      seconds, games_per_second, workers; all else is the same
                 for the same seed
cli-json-ladder =
    The JSON object holds:
      game, rules, players, options, cards, seed, bots, games   what was played
      ratings    best first: name, rating, its 95 % interval low and high, games
      meetings   for each two: bot in one seat, against in the others, games,
                 victories (shared ones in part), rate, low, high, fair
      decisions  in a game, on average
cli-json-balance =
    The JSON object holds balance and, with --against, comparison.
      balance      game, players, options, bots, cards, seed, games; seats;
                   lengths, shares, scores, sources, sources_of_winners: by
                   name value, error, low, high, chances, games; things: name,
                   pick, uses, win (estimate, fair, chance); spreads
      comparison   games; changes, the surest first: name, before, after,
                   difference, low, high, chance (after Holm’s correction);
                   only_before, only_after, rare
cli-json-replay =
    The JSON object holds:
      game, rules, players, options, seed   what was played
      moves      all of them; shown: how many the rest tells of
      over, scores, places
      log        for each line: text, player (0, 1, …; -1: nobody), changes
cli-json-analyse =
    The JSON object holds:
      game, rules, players, seed   what was analysed; seconds: of a processor
      analysis   state (“ready”, or “rough” if there was no time for all), done,
                 curve: for each turn move (how many came before it), seat
                 (0, 1, …; -2: the end), plays, and by player shares of first
                 places and errors (half of the 95 % intervals);
                 points: move, seat, played, better, loss, error, plays

cli-version-compiled = Alehouse { $version } (compiled rules)
cli-version-plain =
    Alehouse { $version } (plain Python: everything works, simulations and bots are slow)
    For compiled rules, install a C compiler and build: make build

cli-bad-arguments = { $problem }; “{ $command } -h” helps
cli-value-missing = { $flag } needs a value; “{ $command } -h” shows which
cli-no-value = { $flag } takes no value
cli-unknown = { $argument } is not understood here; “{ $command } -h” lists what is
cli-not-a-number = { $flag } needs a whole number from { $least } to { $most }, not “{ $text }”
cli-not-a-decimal = { $flag } needs a number like 0.5 or 2, not “{ $text }”
cli-no-command = there is no command “{ $command }”; there are: { $commands }
cli-which-game = which game? “alehouse { $command } { cli-word-game }”; there are: { $games }
cli-which-record = which record? “alehouse replay { cli-word-file }”
cli-analyse-how = which record? “alehouse analyse { cli-word-file }”
cli-export-how = which record, which picture? “alehouse export { cli-word-file } { cli-word-picture }.svg”
cli-which-copy = which file? “alehouse { $command } { cli-word-file }”
cli-cards-how = “alehouse cards export { cli-word-game }” or “alehouse cards check { cli-word-game } { cli-word-file }”; “alehouse cards -h” shows how
cli-bad-seat = nobody called “{ $seat }” can sit down; there are: me, here, bot (with a name: me:Eyra, bot:greedy)
cli-too-many-seats = { $seats } seats were asked for, but the game is for { $players }
cli-save-exists = “{ $file }” holds another game already; choose another name, or go on with that one: --load { $file }
cli-save-folder = there is no folder “{ $folder }” to save in
cli-save-failed = the game cannot be saved to “{ $file }”: { $problem }
cli-cannot-read = “{ $file }” cannot be read: { $problem }
cli-load-over = the game in “{ $file }” is over; look at it: alehouse replay { $file }
cli-load-differs = the game in the file has { $option } = { $found }, not { $asked }; leave that option out
cli-replay-to = the record has { $moves ->
    [one] one move
   *[other] { $moves } moves
}; --to needs a number up to that, not { $to }
cli-replay-seat = the record has { $players ->
    [one] one seat
   *[other] { $players } seats
}; there is no seat { $seat }
cli-lesson-faults = “{ $file }” has { $count ->
    [one] one fault
   *[other] { $count } faults
}; mend what is listed above
cli-no-rule = the book of { $game } has nothing about “{ $asked }”; “alehouse rules { $game }” lists what it has

# Playing.

terminal-search = { $count } possibilities: type part of the name.
terminal-several = Which one?
terminal-no-number = There is no { $number }; choose from 1 to { $count }.
terminal-not-understood = “{ $line }” is not possible now. Type ? for help.
terminal-seats = At the table: { $players }.
terminal-pass = Pass the keyboard to { $player }, then press Enter.
terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-fate = Fate has spoken: what came before cannot be taken back.
terminal-undo-reveal = Something hidden has been shown: what came before cannot be taken back.
terminal-undo-other = Somebody else has decided: what came before cannot be taken back.
terminal-hint-option = Option
terminal-hint-thought = Thought
terminal-hint-chance = Chance
terminal-hint-needless = There is nothing to choose between here.
terminal-why-what = Why what? For example: why { $example }
terminal-why-allowed = That is allowed now, by { $clause }:
terminal-save-where = Save it where? For example: save evening.json
terminal-saved = Saved. To go on with it later:
terminal-saved-end = The whole game is saved. To look at it again:
terminal-leave = Good night. The game was not saved; next time, --save { cli-word-file } or “save { cli-word-file }” keeps it.
terminal-leave-saved = Good night. To go on with the game:
terminal-help =
    Type the number of an option, part of its words, or its name.
      ?           this help
      u           take the last decision back
      h           a hint: what the house would do here
      why X       why X cannot be done now; X is a name, or words of an option
      rules       the rule behind this decision
      rules X     a clause, a chapter, or a search
      board, log  show the table, or everything that has happened
      save { cli-word-file }   save the game
      q           leave

# Replays, rules, games, cards.

terminal-replay-move = Move { $number } of { $moves }: { $move }
terminal-replay-next = Enter: on; q: stop
export-drawing = Drawing
export-done = Written: { $file } ({ $size } kB)
terminal-replay-unfinished =
    { $left ->
        [0] The game is not over.
        [one] One move is left in the record.
       *[other] { $left } moves are left in the record.
    }
terminal-rules-help = A section: alehouse rules { $game } 3. A clause: its ID. A chapter of the rules: DW-5. Anything else is searched for; --sheet shows everything at a glance.
terminal-book-english = This text has not been translated yet. Here it is in English.
terminal-game-players = { $fewest } to { $most } players
terminal-game-presets = Options that go together
terminal-game-play = alehouse play { $game } -h says more.
terminal-cards-good = { $file } is a good card file.
terminal-cards-same = It says the same as the house’s.
terminal-cards-count = { $table }: { $old } → { $new } entries
terminal-cards-gone = { $table }: { $entry } is gone
terminal-cards-new = { $table }: { $entry } is new
terminal-cards-changed = { $entry }: { $field } { $old } → { $new }

# Simulations.

simulate-playing = Playing
lab-stopped = Stopped. Games played: { $games } of { $total }.
simulate-title =
    { $games ->
        [one] { $game }: one game
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } games
    } { $players ->
        [one] of one player
       *[other] of { $players } players
    }
simulate-seat = Seat
simulate-bot = Player
simulate-won = Won
simulate-interval = 95 % interval
simulate-shared = incl. shared
simulate-length = Length
simulate-decisions = Decisions
simulate-mean = mean
simulate-min = min
simulate-p10 = 10 %
simulate-median = median
simulate-p90 = 90 %
simulate-max = max
simulate-score = At the end
simulate-winners = winners
simulate-by-seat = Mean by seat
simulate-use = Used, per player and game
simulate-by-all = all
simulate-by-winners = winners
simulate-users-won = users who won
simulate-speed = { $speed } games per second, { $seconds } s, seed { $seed }

# The lab.

ladder-files = Games: { $file }. Picture: { $picture }
balance-average = mean
balance-file = All of it: { $file }
balance-no-file = --out report.html writes all of it as a page.
balance-same-cards = --against compares two card files, but both are the same; give another one with --cards
lab-not-installed = { $package } is not installed; install it: pip install "alehouse[{ $extra }]"
lab-workers-die = processes died { $times } times in a row at games { $first } to { $last }; is there too little memory? Try fewer --workers. What was found so far is kept
lab-ray-lost = the Ray cluster has lost its workers: { $problem }. What was found so far is kept
lab-ray-version = the Ray cluster has Alehouse { $theirs }, here is { $ours }; install the same on both
lab-no-cluster = there is no Ray cluster at { $address }: { $problem }
lab-bad-crew = the lab can work on “ray”, or on “ray://HOST:PORT”, not on “{ $on }”
lab-parquet-taken = { $file } holds games already; choose another name
lab-results-damaged = { $file }, line { $line }: this is not a ladder’s result file ({ $problem }); choose another name for --out
lab-results-differ = { $file } holds a ladder with another { $what }: { $found }, not { $asked }; choose another name for --out
lab-bot-twice = { $bot } is named twice; name each bot once
lab-bots-few = a ladder needs two bots or more, or an opponent of the rulebook

# Lessons.

terminal-learn-minutes = { $count } min
terminal-learn-how = A lesson: alehouse learn { $game } first
terminal-learn-which = Which lesson? Type its number; Enter: { $title }
terminal-learn-manner = Where it says “click”, type the number of an option or part of its words. ? helps, q leaves.
terminal-learn-resumed = You are at step { $number } of { $steps }. To begin anew, type: again
terminal-learn-next = Enter: go on
terminal-learn-other = t: try it; Enter: take it back
terminal-learn-tried = Enter: take it back
terminal-learn-point = Look at: { $things }
terminal-learn-nothing-to-try = There is nothing to try here.
terminal-learn-left = Good night. To go on with the lesson:
terminal-learn-not-kept = Your place cannot be kept: { $file } cannot be written. The lesson goes on all the same.
terminal-learn-done = Lesson done: { $title }
terminal-learn-after = What next? Type a number; Enter leaves.
terminal-learn-play-on = Play on from “{ $act }”, with advice
terminal-learn-helper = Type h whenever you want the house’s advice.
terminal-learn-real-game = Your first real game
terminal-learn-same-again = The same game another time:
terminal-learn-lesson = Lesson: { $title }
terminal-learn-good = { $file } is a good lesson file ({ $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}).
terminal-learn-help =
    Type the number of an option, part of its words, or its name. Enter goes on.
      ?           this help
      t           try the move that is not wanted
      b           take it back
      rules       the rule behind this decision
      rules X     a clause, a chapter, or a search
      board, log  show the table, or everything that has happened
      again       begin the lesson anew
      q           leave; your place is kept

# The analysis of a finished game.

analysis-unfinished = this game is not over yet; only finished games are analysed
analysis-own-cards = this game was played with cards of somebody’s own and with earlier rules; such games are not analysed
analyse-playing = Playing on
analyse-stopped = Stopped. This is what is known by now.
analyse-nothing-yet = There was no time to find anything out.
analyse-title = { $game }: how the game turned
analyse-chances = Chance of winning, from the first turn to the end
analyse-player = player
analyse-start = at first
analyse-curve = turn by turn
analyse-end = in the end
analyse-curve-about = The house’s bots played on { $plays } times from every turn. Give or take { $error } %.
analyse-points = Turning points
analyse-move = move { $move }
analyse-point = { $played }. Better was: { $better }.
analyse-about = The house’s bots played on { $plays } times after each choice. Give or take { $error } %.
analyse-no-points = No single decision cost anybody 5 % or more, beyond luck.
analyse-rough = There was no time to look at everything as closely as the house would like; with more --minutes the numbers become more exact.
