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
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath
page-me = me
page-here = at this screen
page-bot = bot: { $bot }
page-options = Options
page-cards = Cards of your own
page-cards-help = A card file that you have edited. Everybody at the table plays with it.
page-cards-file = Choose a card file
page-cards-text = The text of the card file
page-open = Open the table
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
