# What the server says, beyond the games' own words.

language = English
line-turn = { $summary } · { $player }’s turn

# Starting and stopping
serve-open =
    The house is open: { $address }
    Tables are kept in { $db }. Ctrl-C closes.
serve-port = Port { $port } is taken; using { $found }.
serve-no-address = Cannot listen at { $host }, port { $port }: { $problem }. Choose another with --host and --port.
serve-no-db = The tables cannot be kept: { $problem }. Choose another file with --db.
serve-other-db = { $db } was written by another version of Alehouse. Open it with that version, or choose another file with --db.
serve-closed = The house is closed. Every table waits where you left it.

# Moves that are not accepted
refused-stale = The table has moved on since you looked. Here it is as it stands now; choose again.
refused-under-way = A move is just being written down. Wait a moment, then choose again.
refused-turn = It is { $player }’s turn.
refused-watching = You are watching this table. Only the browser that opened it can play here.
refused-replay = You are looking at the past. Go back to the table to play.
refused-curtain = Pass the screen to { $player } first.
refused-storage = The move could not be saved, so nothing has changed ({ $problem }). Try again.
because-allowed = This is allowed now: choose it.

# Why nothing can be taken back
undo-nothing = Nothing has been decided yet.
undo-fate = A card or die has been revealed since; that cannot be taken back.
undo-other = The last decision was { $player }’s; only one’s own can be taken back.
undo-over = The game is over and everything is known; nothing can be taken back.

# Requests that cannot be met
refused-message = The message could not be read ({ $problem }). Reload the page.
refused-too-long = That is too long.
refused-request = That is not possible: { $problem }.
refused-by-mistake = Something went wrong in the house, not at your table: nothing is lost. Reload the page.
refused-address = There is nothing at this address.
refused-record = This game has secrets: its record can be had when the game is over.
refused-origin = This request came from another site and was not answered.
refused-table = There is no such table. Check the link.
refused-table-broken = This table cannot be opened any more: { $problem }.
refused-table-old = This table follows rules that the house does not play any more.
refused-look = There are { $moves } moves to look at.

# Tables that cannot be opened
refused-seats = For { $players } players there must be as many seats, not { $seats }.
refused-name = A name may have { $longest } letters at most.
refused-cards = The card file cannot be used: { $problem }.

# The browser page. The page fills in variables itself: plain ones only, no selectors.

page-title = Alehouse
page-tagline = An evening, a table, good company.
page-version = Alehouse { $version }
page-language = Language
page-close = Close

# The first page
page-games = Games
page-player-range = { $fewest }–{ $most } players
page-new-table = A new table
page-open-game = A table of { $game }
page-players = Players
page-seats = Who sits where
page-who = Who plays seat { $number }
page-name = Name at seat { $number }
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath, Hledis
page-me = me
page-here = at this screen
page-bot = bot: { $bot }
page-bot-about = { $bot }: { $about }
page-options = Options
page-preset = Game
page-picks = { $title }: { $found } of { $count }
page-picks-needed = “{ $option }”: pick { $count } ({ $title }); { $found } are picked so far.
page-cards = Cards of your own
page-cards-help = A card file that you have edited. Everybody at the table plays with it.
page-cards-file = Choose a card file
page-cards-text = The text of the card file
page-open = Open the table
page-solo = Your solo games
page-solo-played = Played
page-solo-won = Won
page-solo-best = Best score
page-solo-all = All
page-your-tables = Your tables
page-no-tables = No game is waiting for you. Open a table, and it stays here until you come back.

# The table
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-over = The game is over
page-undo = Undo
page-all-options = All options ({ $count })
page-open-clause = Open the rules here
page-areas = Areas of the table
page-menu = Menu
page-side = Log, rules and replay
page-log = Log
page-rules = Rules
page-search-rules = Search the rules
page-fold = Fold away or unfold
page-zoom = Larger or smaller
page-reconnecting = The connection is lost. Reconnecting…
page-back = Back to the house
page-curtain = Pass the screen to { $name }
page-curtain-why = What { $name } keeps hidden is shown then.
page-curtain-lift = I am { $name }

# Replay and result
page-replay = Replay
page-replay-help = Step through the game move by move. Nobody else notices.
page-move-of = Move { $move } of { $moves }
page-moves = { $moves } moves so far
page-first = First move
page-previous = Previous move
page-next = Next move
page-last = Last move
page-live = Back to the table
page-result = Result
page-look-at-table = Look at the table
page-record = Download the record
page-play-again = Play again

# Keys
page-help = Keys
page-key-1 = choose the option with that number
page-key-2 = go from piece to piece
page-key-3 = play the piece, or ask why it cannot be played
page-key-4 = undo
page-key-5 = the rules of this decision
page-key-6 = step through a replay
page-key-7 = this help
page-key-8 = close what is open
page-upright = Turn your phone upright: the table needs the height.
