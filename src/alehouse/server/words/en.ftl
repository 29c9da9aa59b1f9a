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
serve-other-db = { $db } was written by an older or newer Alehouse. If it is older, keep a copy of it and run “alehouse migrate --db { $db }”.
serve-closed = The house is closed. Every table waits where you left it.

# How the house is set up
settings-no-file = The configuration file { $file } cannot be read: { $problem }.
settings-bad = { $where }: { $problem }.
settings-address = “address” is where people find the house, like “https://inn.example”, not “{ $address }”.
settings-db = “db” is the path of an SQLite file or an address like “postgresql://user:password@host/name”.
settings-redis = “redis” is an address like “redis://host:6379/0”.
settings-processes = Several processes need a PostgreSQL database and a Redis to share: --db postgresql://… --redis redis://…
settings-mail = Letters by mail need “mail.sender”, the address they come from, and “address”, where people find the house.
settings-contact = “push.contact” must begin with “mailto:” or “https:”, unlike “{ $contact }”.

# Keeping it in order
upkeep-migrated = { $db } had version { $before }; now it has version { $after }.
upkeep-laid-out = { $db } was empty; now it has version { $after }.
upkeep-newest = { $db } has version { $after } already; nothing had to be done.
upkeep-unknown = { $db } was written by a newer Alehouse or by another program. Update Alehouse; nothing was changed.
upkeep-no-db = { $db } cannot be used: { $problem }.
upkeep-nothing = There is no database at { $db }.
upkeep-postgres = PostgreSQL has its own tools for that, pg_dump and pg_restore; docs/online.md shows how.
upkeep-exists = { $file } is there already and stays as it is. Choose another name.
upkeep-no-file = { $file } cannot be written: { $problem }.
upkeep-backed-up = { $db }, version { $version }, is now kept in { $file } too.
upkeep-not-a-backup = { $file } is not a whole backup of an Alehouse; nothing was changed.
upkeep-in-the-way = There is a database at { $db } already. Close the house and move that file away (and { $db }-wal, { $db }-shm, if there are any), then try again.
upkeep-restored = { $db } is again as { $file } kept it, version { $version }.

# Moves that are not accepted
refused-stale = The table has moved on since you looked. Here it is as it stands now; choose again.
refused-under-way = A move is just being saved. Wait a moment, then choose again.
refused-turn = It is { $player }’s turn.
refused-hints = There are no hints at this table.
refused-hint-needless = There is nothing to choose between here.
refused-watching = You are watching this table. Only the browser that opened it can play here.
refused-replay = You are looking at the past. Go back to the table to play.
refused-curtain = Pass the screen to { $player } first.
refused-storage = The move could not be saved, so nothing has changed ({ $problem }). Try again.
because-allowed = This is allowed now: choose it.

# Why nothing can be taken back
undo-nothing = Nothing has been decided yet.
undo-fate = A card or die has been revealed since. You may ask everybody to take that back.
undo-other = The last decision was { $player }’s. You may ask everybody to take that back.
undo-over = The game is over and everything is known; nothing can be taken back.

# Requests that cannot be met
refused-message = The message could not be read ({ $problem }). Reload the page.
refused-too-long = That is too long.
refused-request = That is not possible: { $problem }.
refused-by-mistake = Something went wrong in the house, not at your table: nothing is lost. Reload the page.
refused-metrics = Metrics are shown on the machine of the house itself, or to whoever has the token of its configuration.
refused-address = There is nothing at this address.
refused-record = This game has secrets: you can download its record when it is over.
refused-origin = This request came from another site and was not answered.
refused-table = There is no such table. Check the link.
refused-table-broken = This table cannot be opened any more: { $problem }.
refused-table-old = This table follows rules that the house does not play any more.
refused-look = { $moves ->
    [one] There is one move to look at.
   *[other] There are { $moves } moves to look at.
}

# Tables that cannot be opened
refused-seats = There must be { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, one for each player, not { $seats }.
refused-name = A name may have { $longest } letters at most.
refused-cards = The card file cannot be used: { $problem }.
refused-cards-slow = The house could not come to an end with this card file. Make it shorter or simpler.
refused-value-long = The value of an option may have { $longest } characters at most.
refused-tables = You may have { $most } unfinished tables. Finish one of them first.
refused-tables-hour = Too many tables were opened from here within an hour. Try again later.
refused-bots-alone = Bots are playing among themselves at another table of yours. Watch that game to its end first, or sit down with them.

# The browser page. The page fills in variables itself: plain ones only, no selectors.

page-title = Alehouse
page-tagline = An evening, a table, good company.
page-version = Alehouse { $version }
page-build-compiled = compiled rules
page-build-bots = compiled bots; the house follows when it is next opened
page-build-plain = plain Python: everything works, bots think more slowly
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
page-option = { $option }: { $value }
page-options-usual = as usual
page-preset = Game
page-picks = { $title }: { $found } of { $count }
page-picks-needed = “{ $option }”: pick { $count } ({ $title }); picked so far: { $found }.
page-cards = Cards of your own
page-cards-help = A card file that you have edited. Everybody at the table plays with it. Such a game counts for no rating.
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
page-hint = Hint
page-hint-title = What the house would do
page-hint-thought = Thought
page-hint-chance = Chance
page-hint-thinking = The house is thinking…
page-all-options = All options ({ $count })
page-open-clause = Open the rules here
page-areas = Areas of the table
page-menu = Menu
page-side = Log, rules, replay and people
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
page-eyes = Seen by
page-eyes-own = whoever looks, as during the game
page-move-of = Move { $move } of { $moves }
page-moves = Moves so far: { $moves }
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
page-key-6 = a hint: what the house would do
page-key-7 = step through a replay
page-key-8 = this help
page-key-9 = close what is open
page-text-size = Text size
page-text-size-of = Text { $size }%
page-beacon = Show options that are out of sight ({ $count })

# ── online ──

away-left = has left; a bot plays on
away-late = took too long; a bot plays on
line-waiting = Waiting for players
guest = Guest { $number }
refused-away = A bot plays for you: come back first.
refused-deadline = A move may take { $days } days at most.
refused-eyes = What others see is open only when the game is over.
refused-flood = Too many messages at once. Wait a moment.
refused-spent = You have given the house a lot to do. Wait { $seconds } s before you look around again; you can play on meanwhile.
refused-house = This house is found at { $address } and answers to no other name.
refused-slow = The request did not come in time. Try again.
refused-moved = Your key is on another device now; here it opens nothing any more.
refused-host = Only the host can begin.
refused-long-game = Very much has been taken back at this table already. Now it can only be played on.
refused-long-line = Say it shorter: { $longest } characters at most.
refused-rematch = You can ask for a rematch when this game is over.
refused-seat = That seat is taken. Choose another one.
refused-silence = Say something first.
refused-waiting = The game has not begun.
refused-wish = You cannot go back to that moment.
refused-wish-gone = That request is no longer open.
wish =
    { $player } would like to take back { $decisions ->
        [one] the last decision
       *[other] the last { $decisions } decisions
    }. { $waiting ->
        [0] Everybody agrees.
       *[other] Still to answer: { $waiting }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Not asked because they have left: { $left }.
    }

# Letters: by mail, and in short by push
letter-turn-title = Your turn: { $game }
letter-turn = It is your turn at { $game }, with { $players }.
letter-begun-title = { $game } has begun
letter-begun = A game of { $game } has begun, with { $players }.
letter-over-title = { $game } is over
letter-over = Your game of { $game } is over, with { $players }.
letter-link = To the table: { $link }
letter-mute = To hear no more about this table, mute it there; what the house sends you, you choose on your page.
letter-confirm-title = Is this your address?
letter-confirm = Somebody, most likely you, wants the Alehouse to write to this address when it is their turn in a game. If that is right, open this link:
letter-confirm-not = The link works for { $hours } hours. If you know nothing of it, do nothing: no other letter will come.
refused-no-push = This house sends no notifications.
refused-push-service = The house does not know the push service of this browser.
refused-push-many = The house notifies { $most } of your browsers at most. Turn it off in one of them first.
page-push-impossible = This browser cannot notify you while the page is closed.
page-push-denied = The browser does not let the house notify you. Allow it in the browser’s settings, then try again.

# The lobby, the waiting room, people and chat
page-anybody = whoever comes
page-free-seat = free seat
page-online = Online
page-online-help = Everybody finds a public table in the lobby, a private one only by its link. You get the link for your friends after opening the table. Whoever takes too long is replaced by a bot until they come back; the house waits for the last person at the table.
page-found = Table
page-public = public
page-private = private
page-time = Time for a move
page-deadline = { $time } for a move
page-deadline-none = no time limit
page-busy = The house is busy.
page-due = until { $time }
page-hints = Hints
page-hints-allowed = allowed
page-hints-none = none
page-hints-help = A hint shows what the house would do. Where several people play, the log tells everybody who has taken one.
page-lobby = Lobby
page-lobby-about = Every public table of the house. Sit down, or watch.
page-you = You
page-tables = Tables
page-open-tables = waiting for players
page-running-tables = being played
page-finished-tables = finished
page-all-games = all
page-free-seats = Free seats
page-at-least = at least { $count }
page-lobby-empty-open = Nobody is waiting for players. Open a table with free seats, and it is shown here.
page-lobby-empty-running = No public game is being played just now.
page-lobby-empty-over = No public game has been finished yet.
page-join = Join
page-watch = Watch
page-look-back = Look back
page-waiting = Waiting for players
page-your-name = Your name
page-name-first = First tell the others your name.
page-name-yourself = Give yourself a name
page-sit-here = Sit here
page-you-sit = you
page-a-bot = bot
page-is-here = here
page-is-away = not here now
page-take-help = Choose a free seat under your name, or stay and watch.
page-wait-help = The game begins when every seat is taken, or when the host begins.
page-begin-help = The game begins by itself when every seat is taken. If you begin now, bots take the free seats.
page-begin = Begin now
page-stand-up = Stand up
page-invite = Invite
page-invite-help = Whoever has this link can sit down or watch.
page-watch-help = Whoever has this link can watch the game.
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-link-local = Only this computer can open this link. For other devices in your network, start the house with “alehouse serve --host 0.0.0.0” and open this page at this computer’s address there; for those anywhere else, docs/online.md shows how (--address).
page-spectators = watching: { $count }
page-people = People
page-watching = You are watching this table.
page-leave = Leave the game
page-leave-ask = Leave the game?
page-leave-help = A bot plays on in your place. You can come back at any time.
page-stay = Stay
page-come-back = Come back
page-bot-plays = A bot plays for you.
page-chat = Chat
page-say = Write to the players
page-say-watching = Write to the spectators
page-send = Send
page-nothing-said = Nobody has said anything yet.
page-somebody = A guest without a name
page-mute = Hide what { $name } says
page-unmute = Muted: { $names }. Show again
page-meanwhile = While you were away
page-wish = Ask to take it back
page-wish-alone = Take it back anyway
page-wish-here = Ask to go back to here
page-go-here = Play on from here
page-agree = Agree
page-decline = Decline
page-unheard = Not everybody agreed to go back.
page-take-wish-back = Withdraw the request
page-rematch = Rematch
page-to-rematch = To the rematch
page-record-page = The game’s page

# ── people and records ──

plot-end = End
plot-title = Everybody’s score, round by round
refused-decided = From there on nothing is left to decide. Choose an earlier moment.
refused-email = The house cannot write to that e-mail address. Check it.
refused-confirm = This link is too old, or the address has been changed since. You can have the letter sent again on your page.
refused-letter = There is no address to confirm.
refused-letters = The house has written to that address, or for you, too often today. Try again tomorrow.
refused-language = The house does not speak that language; it speaks { $languages }.
refused-link = This link has been used or is too old. Make a new one on your other device.
refused-listed = That list holds more than { $most } entries, or something that is neither a table nor a person.
refused-name-signs = A name is one line of visible letters and signs.
refused-unfinished = This game is not over. When it is, it has a page and can be played on from any round.
refused-voice = That person has not said anything here.
uncounted-cards = It was played with cards of one’s own, so it counts for nobody’s statistics or rating.
uncounted-origin = It was played on from another game, so it counts for nobody’s statistics or rating.
uncounted-fate = Dice or cards fell anew after something was taken back, so it counts for nobody’s statistics or rating.

# You
page-you-about = About you
page-you-name = Your name
page-you-email = Your e-mail address
page-you-email-help = Only to tell you that it is your turn. Nobody sees it. Leave it empty if you do not want that.
page-you-unconfirmed = Not confirmed yet: open the link in the letter that was sent there. Until then nothing else is sent.
page-you-letter = Send the letter again
page-you-letter-sent = The letter is on its way.
page-you-save = Save
page-you-saved = Saved.
page-you-auto = Decide for me where there is only one option
page-you-auto-help = You still see what happens.
page-you-turns = When it is your turn
page-you-mail = Tell me by e-mail
page-you-mail-where = First leave your e-mail address above.
page-you-no-mail = This house does not send mail.
page-you-push = Tell me in this browser, even when the page is closed
page-you-no-push = This house does not send notifications.
page-you-muted = Muted tables
page-you-unheard = People whose chat is hidden
page-you-hear = Hear again
page-you-games = How your games went
page-you-no-games = When you finish a game, you find here how it went.
page-you-played = Games
page-you-won = Won
page-you-rating = Rating
page-you-rating-range = most likely { $low } to { $high }; rated games: { $games }
page-you-device = Another device
page-you-device-help = There are no passwords: this browser holds the key to your seats. A private link moves the key to another device; after that, this browser no longer knows you.
page-you-link = Make a private link
page-you-link-help = Open it on the other device within { $minutes } minutes. It works once. Give it to nobody: whoever opens it is you.
page-you-forget = Delete your data
page-you-forget-help = Your name, your e-mail address, what you said and your statistics are deleted for good. Bots play on in your seats; your games stay without a name.
page-you-forget-now = Delete everything about me
page-you-forget-not = No, stay
page-move-title = Move here
page-move-about = This link moves your name, your tables and your statistics to this browser. The device where you made it will no longer know you.
page-move-given-up = If you have played in this browser before, you give those seats up.
page-move-here = Yes, I am moving here
page-confirm-title = Your address
page-confirm-about = Shall the Alehouse write to you, at the address where you read this link, when it is your turn?
page-confirm-yes = Yes, that is my address
page-confirmed = Confirmed. On your page you choose what is sent to you.

# The page of a finished game
page-past = A finished game
page-past-replay = Step through the game
page-past-origin = The game it was played on from
page-past-scores = Score by source
page-past-course = The game, round by round
page-past-play-on = Play on from here
page-past-play-on-help = Opens a table of your own: all people’s seats are yours, bots stay bots, and dice and cards fall anew.
page-past-from = From the beginning of
