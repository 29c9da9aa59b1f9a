# What the server says, beyond the games' own words.

language = English
line-turn = { $summary } · { $player }’s turn
line-your-turn = { $summary } · your turn

# Starting and stopping
serve-open =
    The house is open: { $address }
    Tables are kept in { $db }. Ctrl-C closes.
serve-network = Friends in your network find it at { $address }
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
because-not-among = This cannot be chosen now: { $prompt }

# Why nothing can be taken back
undo-nothing = Nothing has been decided yet.
undo-fate = A card or die has been revealed since. You may ask everybody to take that back: dice and cards then fall anew, what was seen stays known, and the game counts for nobody’s results.
undo-fate-alone = A card or die has been revealed since. You may take that back anyway: dice and cards then fall anew, what you saw stays known, and the game does not count for your results.
undo-reveal = Something hidden has been shown since. You may ask everybody to take that back; what was seen stays known.
undo-reveal-alone = Something hidden has been shown since. You may take that back anyway; what was seen stays known.
undo-forced = There was only one option, which the house played for you.
undo-other = The last decision was { $player }’s. You may ask everybody to take that back.
undo-other-alone = The last decision was { $player }’s. You may take that back anyway, and your own with it.
undo-over = The game is over and everything is known; nothing can be taken back.

# Moves that wait until they are confirmed
draft-complete = Your turn is ready
draft-complete-detail = Nobody sees it before you say Done.
draft-sealed = { $option }?
draft-sealed-detail = It reveals something, so it is played only when you say Done.
draft-gone = The table has changed, so what you had not confirmed was not played. Choose again.
draft-gone-late = Your time was up before you said Done: what you had not confirmed was not played, and a bot plays for you.
draft-gone-left = You have left, so what you had not confirmed was not played.
refused-draft-complete = Say Done first, or take something back.
refused-draft-first = Say Done first, or take your moves back: nobody has seen them yet.
refused-draft-none = There is nothing to confirm.
refused-prefs = These table settings are not known here, so nothing has changed. Reload the page and choose again.

# Requests that cannot be met
refused-message = The message could not be read ({ $problem }). Reload the page.
refused-too-long = That is too long.
refused-request = That is not possible: { $problem }.
refused-by-mistake = Something went wrong in the house, not at your table: nothing is lost. Reload the page.
refused-metrics = Metrics are shown on the machine of the house itself, or to whoever has the token of its configuration.
refused-address = There is nothing at this address.
refused-path = That is no page of this house: a code is drawn for a path that begins with one “/”.
refused-record = This game has secrets: you can download its record when it is over.
refused-origin = This request came from another site and was not answered.
refused-table = There is no such table. Check the link.
refused-closed = Nobody came to this table for two weeks, so the house has closed it. Open a new one.
refused-closed-bots = Nobody watched the bots at this table for an hour, so the house has closed it. Open a new one.
refused-guessing = Too many links and keys that do not exist were tried from here. Try again in an hour; your own tables and the lobby stay open.
refused-table-broken = This table cannot be opened any more: { $problem }.
refused-clause = There is no rule { $clause } in this game. Look in the contents of the rules.
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
refused-cards-slow = The house could not finish reading this card file. Make it shorter or simpler.
refused-value-long = The value of an option may have { $longest } characters at most.
refused-tables = You may have { $most } unfinished tables. Finish one of them first.
refused-tables-hour = Too many tables were opened from here within an hour. Try again later.
refused-tables-day = Too many tables were opened from here within a day. Try again tomorrow.
refused-cards-day = Too many tables were given card files of their own from here within a day. Try again tomorrow.
refused-newcomers = Too many new guests came from here within a day. Try again tomorrow.
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

# Home, and being called to a table
home-greeting = Good evening
home-greeting-name = Good evening, { $name }
home-been-here = I have been here before
home-ways = Pages of the house
page-house = House
home-code-short = Code
home-new = New here? { $game } teaches itself in ten minutes.
home-new-about = You play, the house explains every step. No account, no password, nothing to install.
home-teach = Teach me to play
home-also-alone = also alone
home-minutes = { $low }–{ $high } min
home-minutes-here = about { $minutes } min
home-weight-light = light
home-weight-medium = medium
home-weight-heavy = heavy
home-play = Play now
home-friends = With friends
home-set-up = Set up…
home-invited = Somebody has invited you?
home-code = Type the code of the table:
home-sit-down = Sit down
home-lobby = { $open ->
    [0] No table looks for players
    [one] One table looks for players
   *[other] { $open } tables look for players
} · to watch: { $running }
home-asked-wish = May moves be taken back? You are asked.
home-no-hurry = no hurry
home-left-days = { $days } d { $hours } h
home-left-hours = { $hours } h { $minutes } min
home-left-minutes = { $minutes } min
home-archive = Put away ({ $count })
home-waiting = Waiting for others
home-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
home-waits-for-players = waits for players
home-seats = { $taken } of { $seats } seats taken
home-put-away = Put away until it is my turn
home-take-out = Take out again
home-last = Last game
home-last-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} with { $score }
home-last-alone = alone, with { $score }
home-days-ago = { $days ->
    [0] today
    [1] yesterday
    [one] one day ago
   *[other] { $days } days ago
}
home-analysis = Analysis ready{ $points ->
    [0] { "" }
    [one] : one turning point
   *[other] : { $points } turning points
}
home-again = Sit down again
home-another = Another table
home-another-help = Every game has Learn · Play now · With friends.
home-change = Change
home-invite = Invite
home-play-again = Play
home-with = with { $names }
home-with-anybody = with whoever comes
home-against = against { $bots }
home-alone = alone
home-one-screen = at one screen
home-times = { $count } × { $bot }
home-days-a-move = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
refused-archived = You have put { $most } tables away already. Take some out again first.
page-records = Records
page-records-about = Your finished games: look back, or play on from any move.
page-records-empty = When you finish a game, you find it here.
page-home-name = What shall we call you?
page-home-name-help = Your friends see this name at the table.
page-home-go = To the table
page-home-level = Three victories in a row!
page-home-level-ask = Would you like a stronger opponent this time?
page-home-level-yes = Yes, against { $bot }
page-home-level-no = As before
page-home-bad-code = That is no code of a table: it has five letters and figures. A link works, too.
page-call-me = How the house calls you
page-call-next = Next table
page-call-next-at = Next table: { $game }
page-call-count = Tables that wait for you: { $count }
page-call-sound = A sound calls you here.
page-call-silent = Here only the title of the window calls you.
page-call-turn = Your turn at { $game }
page-call-sit = Sit down
page-call-not = Not today
page-calling-kept = Kept in this browser alone.
page-calling-sound = A sound of two notes
page-calling-sound-help = When the window is hidden, or when it is your turn at another table.
page-calling-shake = Vibration
page-calling-notify = Call me
page-calling-notify-help = A notification, while the window is hidden.
page-calling-notified = The house calls you with a notification while the window is hidden.
page-calling-quiet = No more notifications
page-calling-unsafe = Browsers allow notifications only over https or on the machine of the house itself, so not here.
page-calling-more = E-mail, phone and other ways
offline-title = Alehouse
offline-away = The house cannot be reached
offline-about = There is no connection just now, or the house is closed for a moment. Your tables are safe and wait where you left them; this page tries again by itself.
offline-again = Try again
refused-hook = The house calls only these services, over https: { $services }. Of ntfy, name a topic: https://ntfy.sh/your-topic.
refused-no-hook = This house calls no services.
page-you-hook = On your phone, without mail
page-you-hook-help = Install the ntfy app, subscribe to a topic that nobody guesses, and write its address here. The house then calls you there when it is your turn. Services that it may call: { $services }.
page-you-hook-address = Address
page-you-hook-save = Call me there
page-you-hook-kind = Kind
page-you-hook-ntfy = ntfy topic
page-you-hook-webhook = webhook (JSON)
page-key-17 = go to the next table where it is your turn

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
page-fold = Fold away or unfold
page-zoom = Larger or smaller
page-reconnecting = The connection is lost. Reconnecting…
page-draft-gone = What you had not confirmed was lost with the connection. Choose again.
page-done-first = Say Done first, or take it back.
page-kept = There is no connection just now. Your move is kept and sent when it is back.
page-under-way = Your last choice is still on its way to the house. Choose again in a moment.
page-no-line = There is no connection just now, so this was not sent. Try again when it is back.
page-unsure = The connection was lost just then. Look whether this has arrived before you do it again.
page-back = Back to the house
page-curtain = Pass the screen to { $name }
page-curtain-why = What { $name } keeps hidden is shown then.
page-curtain-lift = I am { $name }

# Replay and result
page-replay = Replay
page-replay-help = Step through the game move by move. Nobody else notices.
page-eyes = Seen by
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
page-key-1 = open the numbered list of all options; while it is open, choose the option with that number
page-key-2 = go from part to part of the page: what is asked, the table, everything else
page-key-3 = play the piece, or ask why it cannot be played
page-key-4 = undo
page-key-5 = the rules of this decision
page-key-6 = a hint: what the house would do
page-key-7 = step through a replay
page-key-8 = this help
page-key-9 = close what is open
page-key-10 = skip to your turn
page-key-11 = sound off and on
page-key-12 = table settings
page-key-13 = go to the next piece that can be played, or the one before
page-key-14 = go to the next piece that can be played, where the arrow points; with ⇧ to any piece
page-key-15 = go to the first piece that can be played, or the last; with ⇧ of all pieces
page-key-16 = read on in a long closer look at a piece
page-text-size = Text size
page-text-size-of = Text { $size }%
page-beacon = Show options that are out of sight ({ $count })
page-playable = { $piece }; can be played
page-playable-as = { $piece }; can be played: { $what }
page-playable-ways = choose one of { $count }
page-canvas-status = Round and phase
page-canvas-rivals = The others
page-canvas-table = Table
page-canvas-own = Your things
page-skip = To what I can play
page-tools = Tools
page-tab-waiting = can be played here: { $count }
page-deeds = { $count } moves: { $deeds }
page-deed = { $name }: { $deed }
page-plus = plus { $amount } { $good }
page-minus = minus { $amount } { $good }

# How the table feels: what is told, the finale, the settings
page-ahead = Skip to my turn
page-done = Done (Enter)
page-only-choice = only choice
page-scored = How it was scored
page-try-again = Try again
page-settings = Table settings
page-set-kept = Kept in this browser, and with you on your other devices.
page-set-pace = Pace
page-set-speed = Speed of others’ moves
page-set-speed-help = S, or the button beside what is told, skips to your turn at any speed.
page-set-speed-calm = Calm
page-set-speed-normal = Normal
page-set-speed-brisk = Brisk
page-set-speed-once = At once
page-set-single = Play a single option for me
page-set-single-help = Never where others could learn from it what you hold.
page-set-single-on = Yes
page-set-single-off = No
page-set-confirm = Confirm my turn
page-set-confirm-help = Until you confirm, nobody sees it and you can take it back.
page-set-confirm-never = Never
page-set-confirm-turn = When it ends
page-set-confirm-move = Every move
page-set-tap = A tap on a lit piece
page-set-tap-help = Hold any piece for a closer look.
page-set-tap-play = Plays it
page-set-tap-show = Shows it first
page-set-sound = Sound
page-set-sound-help = M switches it off and on.
page-set-sound-off = Off
page-set-sound-turn = Turn and chat
page-set-sound-all = Everything
page-set-volume = Volume
page-set-volume-help = Of everything you hear at the table.
page-set-sight = Sight
page-set-motion = Motion
page-set-motion-help = Less: nothing flies, pieces fade to their new place.
page-set-motion-asked = Your device asks for less.
page-set-motion-device = As the device
page-set-motion-full = Full
page-set-motion-less = Less
page-set-motion-none = None
page-set-text = Size of text
page-set-text-help = A table with larger words is scrolled.
page-set-patterns = Patterns on colours
page-set-patterns-help = Dots, stripes and checks on what players own.
page-set-patterns-off = Off
page-set-patterns-on = On
page-set-help = Explanations in the bar
page-set-help-help = A second line that says more about what is asked.
page-set-help-on = Yes
page-set-help-off = No

# ── online ──

away-left = has left; a bot plays on
away-late = took too long; a bot plays on
line-waiting = Waiting for players
guest = Guest { $number }
refused-away = A bot plays for you: come back first.
refused-deadline = A move may take { $days ->
    [one] { $days } day
   *[other] { $days } days
} at most.
refused-eyes = What others see is open only when the game is over.
refused-flood = Too many messages at once. Wait a moment.
refused-analyses = { $count } games wait already until the house has time to look at them for you. Open this page again later.
refused-spent = You have given the house a lot to do. Wait { $seconds } s before you look at anything else; you can play on meanwhile.
refused-house = This house is found at { $address } and answers to no other name.
refused-slow = The request did not come in time. Try again.
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
    }{ $fate ->
        [0] { "" }
       *[other] { " " }What was revealed stays known, and dice and cards fall anew; the game then counts for nobody’s results.
    }

# Waiting rooms, rematches, and what hosts may do
away-removed = was removed; a bot plays on
refused-host-only = Only the host of this table can do that.
refused-begun = The game has begun; the table stays as it is.
refused-over = This game is over.
refused-seat-person = Somebody sits there. Ask them to change places, or to leave.
refused-seat-none = There is no such seat at this table.
refused-seat-count = This game is played by { $fewest } to { $most }.
refused-no-name = Say for whom the seat is.
refused-sits-already = { $name } has a seat at this table already.
refused-companion = The house does not know that you have played with them. Reserve the seat under a name.
refused-reserved = This seat is reserved for { $name }. Only the link that they were given opens it.
refused-remove = There is nobody in that seat whom you could remove.
refused-remove-alone = There is nobody else who could agree. When their clock has run out { $lapses } times, you may remove them alone.
refused-banned = The host has asked you to leave this table for good.
refused-closed-host = This table was closed without a result. Nobody plays on here.
prompt-closed = This table was closed. You may still look around.
refused-lapsed = Not everybody wanted this rematch within a day, so it has lapsed. You may ask again.
refused-not-asked = There is no seat here that is kept for you.
refused-wish-stands = Everybody is being asked something else already. Wait for the answer.
refused-phrase = The house does not know that phrase.
refused-code = There is no table with that code. It may have ended; ask for it again.
refused-codes = Too many wrong codes were tried from here. Wait a minute.
refused-owner = Only whoever runs this house may do that.
ask-start = { $names ->
        [0] { $free ->
            [0] Start before { $unready } is ready?
            [one] Start with a free seat?
           *[other] Start with { $free } free seats?
        }
       *[other] { $free ->
            [0] Start without { $names }?
            [one] Start without { $names } and with a free seat?
           *[other] Start without { $names } and with { $free } free seats?
        }
    }
ask-start-about = { $empty ->
        [0] { "" }
        [one] { $bot } plays there.
       *[other] { $bot } plays there, in each of them.
    }{ $names ->
        [0] { "" }
       *[other] { " " }What is reserved stays so: { $names } can take over from the bot later.
    }{ $unready ->
        [0] { "" }
       *[other] { " " }Not ready yet: { $unready }.
    }
wish-remove = { $player } would like { $other } to leave the table for good; a bot would play on. { $waiting ->
        [0] Everybody agrees.
       *[other] Still to answer: { $waiting }.
    }
wish-close = { $player } would like to close this table, without a result. { $waiting ->
        [0] Everybody agrees.
       *[other] Still to answer: { $waiting }.
    }

# Letters: by mail, and in short by push
letter-turn-title = Your turn: { $game }
letter-turn = It is your turn at { $game }, with { $players }.
letter-begun-title = { $game } has begun
letter-begun = A game of { $game } has begun, with { $players }.
letter-over-title = { $game } is over
letter-over = Your game of { $game } is over, with { $players }.
letter-rematch-title = Rematch at { $game }?
letter-rematch = { $host } asks for another game of { $game }. Your seat is kept for you for a day: it is for you to say yes or no.
letter-seat-title = A seat for you at { $game }
letter-seat = { $host } keeps a seat for you at a table of { $game }.
letter-link = To the table: { $link }
letter-mute = What the house sends you, you choose on your page. To hear no more about this table, open { $quiet }
letter-confirm-title = Is this your address?
letter-confirm = Somebody, most likely you, wants the Alehouse to write to this address when it is their turn in a game. If that is right, open this link:
letter-confirm-not = The link works for { $hours } hours. If you know nothing of it, do nothing: no other letter will come.
refused-no-push = This house sends no notifications.
refused-push-service = The house does not know the push service of this browser.
refused-push-many = The house notifies { $most } of your browsers at most. Turn it off in one of them first.
page-push-impossible = This browser cannot notify you while the page is closed.
page-push-denied = The browser does not let the house notify you. Allow it in the browser’s settings, then try again.

# The waiting room, quick phrases, codes and answers
page-room-again = A rematch
page-room-host = you are the host
page-room-house = House
page-room-change = Change
page-room-change-help = Whoever sits here already is asked again whether they are ready.
page-room-keep = Keep
page-room-seat = seat { $number }
page-room-reserved = reserved
page-room-yours = kept for you
page-room-anybody = whoever has the link
page-room-is-ready = ready
page-room-not-ready = not ready yet
page-room-ready = I am ready
page-room-changed = The host has changed this table. Look what is played now.
page-room-bot = Seat a bot
page-room-copy = Copy their link
page-room-menu = Seat { $number }, { $name }: more
page-room-swap = Change places with…
page-room-reserve = Reserve for somebody
page-room-reserve-help = The seat gets a link of its own. Only whoever has it can sit there; whom you have played with finds the seat among their tables.
page-room-for-whom = For whom?
page-room-companions = You have played with
page-room-open = Open it to everybody
page-room-give-bot = Give it to a bot
page-room-drop = Take this seat away
page-room-remove = Ask to leave
page-room-ban = Ask to leave for good
page-room-add = Add a seat
page-room-most = { $count } at most
page-room-drag = Drag a seat onto another to change places: play goes round in this order. Colours stay with their people.
page-room-wait = Keep waiting
page-room-close = Close this table
page-room-close-ask = Close this table?
page-room-close-help = It ends without a result, and nobody can come back to it. Once the game has begun, everybody else who plays has to agree.
page-room-remove-ask = Remove { $name }?
page-room-remove-help = A bot plays on in that seat, and they cannot come back. Unless their clock ran out twice, all others have to agree.
page-room-remove-now = Remove
page-room-scan = Point a phone’s camera here. Or type
page-room-type = Open
page-room-code = and type the code
page-room-large = Large
page-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-ready = I am ready
page-phrase-moment = One moment
page-phrase-thinking = Thinking…
page-phrase-nice = Nice move
page-phrase-well-played = Well played
page-phrase-your-turn = Your turn
page-phrase-sorry = Sorry!
page-phrase-back-soon = Back in 5 minutes
page-phrase-good-game = Good game
page-phrase-again = Another one?
page-phrase-thanks = Thanks, bye
page-code-title = Come to a table
page-code-field = The table’s code
page-code-go = To the table
page-rematch-asks = Rematch? { $name } asks
page-seat-asks = { $name } keeps a seat for you
page-yes = Yes
page-not-now = Not now
page-clock-left = Time left: { $time }

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
page-level-1 = random
page-level-2 = greedy
page-level-3 = apprentice
page-level-4 = journeyman
page-level-5 = master
page-is-here = here
page-is-away = not here now
page-take-help = Choose a free seat under your name, or stay and watch.
page-wait-help = The game begins when every seat is taken and everybody is ready, or when the host begins.
page-begin-help = The game begins by itself when every seat is taken and everybody is ready.
page-begin = Start
page-stand-up = Stand up
page-invite = Invite
page-invite-help = Whoever has this link can sit down or watch.
page-watch-help = Whoever has this link can watch the game.
page-copy = Copy the link
page-qr = QR code of this link
page-copied = Copied
page-share = Share
page-link-local = Only this computer can open this link.
page-lan-closed = Only this computer can open this link so far.
page-lan-open = Open the house to my network
page-lan-address = The address in your network
refused-lan = The house cannot be opened from here: it has a fixed address, or several processes. See docs/online.md.
refused-lan-elsewhere = Only whoever sits at the computer of the house can open it to the network.
refused-no-network = This computer is in no network that others could come through.
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
analysis-plot = Everybody’s chance to win, turn by turn
analysis-about-curve = The house’s bots played on { $plays } times from every turn. Give or take { $error } %.
analysis-about-points = The house’s bots played on { $plays } times after each choice. Give or take { $error } %.
analysis-no-points = No single decision cost anybody 5 % or more, beyond luck.
plot-title = Everybody’s score, round by round
refused-decided = From there on nothing is left to decide. Choose an earlier moment.
refused-email = The house cannot write to that e-mail address. Check it.
refused-confirm = This link is too old, or the address has been changed since. You can have the letter sent again on your page.
refused-letter = There is no address to confirm.
refused-letters = The house has written to that address, or for you, too often today. Try again tomorrow.
refused-language = The house does not speak that language; it speaks { $languages }.
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
page-you-email-help = Only to tell you that it is your turn, or that somebody asks you to a table. Nobody sees it. Leave it empty if you do not want that.
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
page-you-statistics = More about your games
page-you-players = Players of this house
page-you-played = Games
page-you-won = Won
page-you-rating = Rating
page-you-rating-range = most likely { $low } to { $high }; rated games: { $games }
page-you-forget = Delete your data
page-you-forget-help = Your name, your e-mail address, what you said and your statistics are deleted for good. Bots play on in your seats; your games stay without a name.
page-you-forget-now = Delete everything about me
page-you-forget-not = No, stay
page-confirm-title = Your address
page-confirm-about = Shall the Alehouse write to you, at the address where you read this link, when it is your turn?
page-confirm-yes = Yes, that is my address
page-confirmed = Confirmed. On your page you choose what is sent to you.

# Devices, and the ways back
device-agent = { $browser } on { $system }
device-unknown = A browser
device-of-computer = { $name ->
    [0] My computer
   *[other] { $name }’s computer
}
device-of-phone = { $name ->
    [0] My phone
   *[other] { $name }’s phone
}
device-of-tablet = { $name ->
    [0] My tablet
   *[other] { $name }’s tablet
}
add-tables = { $tables ->
    [0] Your name and your statistics are here, too.
    [one] You see your table here.
   *[other] You see your { $tables } tables here.
}
add-turns = { $turns ->
    [one] One of them waits for you.
   *[other] { $turns } of them wait for you.
}
add-others = Your other devices stay yours.
add-removable-computer = You can take this computer off again on any of your devices.
add-removable-phone = You can take this phone off again on any of your devices.
add-removable-tablet = You can take this tablet off again on any of your devices.
add-along = { $tables ->
    [0] A guest has been here in this browser{ $as }. What is theirs comes along; nothing is lost.
    [one] A guest has been here in this browser{ $as }, at one table. It comes along; nothing is lost.
   *[other] A guest has been here in this browser{ $as }, at { $tables } tables. They come along; nothing is lost.
}
add-along-as = {""} as “{ $name }”
add-both = { $tables ->
    [one] At one table both of you sit: that seat does not come along, and a bot plays on there.
   *[other] At { $tables } tables both of you sit: those seats do not come along, and bots play on there.
}
add-not-along = { $name ->
    [0] So far this browser is somebody else’s, who can come back in another way: nothing of theirs comes along.
   *[other] So far this browser is one of { $name }’s devices. { $name } can come back in another way: nothing of theirs comes along.
}
refused-device = This device was removed by its owner. Open the page anew: you come as a guest.
refused-key = The key in this browser does not belong to this house. Open the page anew to get one.
refused-link = This link does not work any more: it is good for one device and a few minutes, and a newer one replaces it. Make a new one on a device that is yours.
refused-already-here = This browser is one of your devices already. Open the link on the other one.
refused-no-device = You have no such device; perhaps it has been removed already.
refused-this-device = That is the device you are using. Remove it on another one.
refused-devices-many = You have { $most } devices. Remove one first.
refused-device-name = The name of a device has { $longest } characters at most.
refused-words = These words belong to nobody here. Check each of them, and their order; new words make the old ones void.
refused-word = “{ $word }” is none of our words. Check how it is spelt.
refused-words-count = Type all { $count } words, in the order in which you wrote them down.
refused-words-often = Words have been tried too often here. Try again in an hour.
refused-no-mail = This house does not send mail.
refused-face = Choose one of the { $faces } faces.
letter-back-title = Your way back to the Alehouse
letter-back = Somebody, most likely you, wants to be known to the Alehouse on another device as the person who has confirmed this address. If it was you, open this link there:
letter-back-not = The link is good for { $minutes } minutes and for one device. If you know nothing of it, do nothing: without the link nobody gets in.
page-you-nav-name = Name, language
page-you-nav-called = Being called
page-you-nav-devices = Devices
page-you-nav-statistics = Statistics
page-you-nav-delete = Delete me
page-you-face = Your face
page-you-face-number = Face { $number }
page-you-come-back = You were here before, in another browser?
page-you-devices = Your devices
page-you-devices-help = You can play on all of them at the same time; a move made on one shows on the others.
page-you-devices-none = This browser becomes your first device when you play, or tell your name.
page-you-dev-this = this one
page-you-dev-since = since { $day }
page-you-dev-now = here now
page-you-dev-seen = last here { $when }
page-you-dev-push = gets notifications
page-you-dev-rename = Rename
page-you-dev-rename-of = Rename { $name }
page-you-dev-name = What the device is called
page-you-dev-remove = Remove
page-you-dev-remove-of = Remove { $name }
page-you-dev-remove-ask = Remove { $name }?
page-you-dev-remove-help = From then on it is no longer yours: what is open there closes, and it plays for you no more. Seven words that you got after it was added are void, too: get new ones.
page-you-dev-not = No, keep it
page-you-dev-lost = Lost one? Remove it here: at once it is no longer yours.
page-you-dev-others = Remove all others
page-you-dev-others-ask = Remove all devices but this one?
page-you-dev-removed = Removed.
page-you-dev-added = { $name } is yours now.
page-you-add = Add a device
page-you-add-help = Point the camera of your phone or tablet here, or open the link there.
page-you-add-link = The link for the new device
page-you-add-show = Show the code and the link
page-you-add-good = good for { $time }, for one device
page-you-add-void = The link has run out.
page-you-add-new = A new one
page-you-add-asks = The new device shows your name and face and asks before it becomes yours. This page tells you when it has.
page-you-add-secret = Show it to nobody else: whoever opens it can be you.
page-you-lost = If you lose them all
page-you-lost-help = Seven words bring you back on any browser, with your seats and statistics. The house keeps only a print of them; nobody can look them up for you.
page-you-words = Your seven words
page-you-words-make = Give me seven words
page-you-words-have = You have had words since { $day }. The house cannot show them again.
page-you-words-new = Make new words
page-you-words-void = New words make the old ones void.
page-you-words-once = Write them down now: they are shown only here and now.
page-you-words-copy = Copy
page-you-words-file = Save as a file
page-you-words-print = Print
page-you-words-where = Write them here if all your devices are lost:
page-add-title = Is this you, { $name }?
page-add-title-nameless = Is this you?
page-add-about-computer = Make this computer one of your devices.
page-add-about-phone = Make this phone one of your devices.
page-add-about-tablet = Make this tablet one of your devices.
page-add-name = Call this device
page-add-call = Call me here when it is my turn
page-add-yes-computer = Yes, add this computer
page-add-yes-phone = Yes, add this phone
page-add-yes-tablet = Yes, add this tablet
page-add-no = No, I am somebody else
page-recover-title = Come back
page-recover-about = Write your seven words, in their order, with spaces between them.
page-recover-words = Your seven words
page-recover-go = Bring me back
page-recover-mail = By mail
page-recover-mail-about = If you have confirmed your e-mail address here, we send a link there.
page-recover-send = Send me a link
page-recover-sent = If somebody here has confirmed that address, a letter is on its way.
page-words-offer = Seven words bring you back here if this browser is ever lost.
page-words-offer-go = Get my words

# The page of a finished game
page-past = A finished game
page-past-origin = The game that this one goes on from
page-past-play-on = Play on from here
page-past-play-on-help = Opens a table of your own: all people’s seats are yours, bots stay bots, and dice and cards fall anew.
page-past-analysis = Analysis
page-past-analysis-waiting = The house plays the game on, again and again, to find out who was likely to win. That takes some minutes.
page-past-analysis-going = Rough: the house is still looking more closely ({ $done } %).
page-past-analysis-rough = Rough: there was no time to look at everything as closely as the house would like.
page-past-about = About the game
page-past-board = Board
page-past-score-tab = Scores
page-past-players = players: { $count }
page-past-house = House
page-past-eyes-own = you, as in the game
page-past-follow = Follow
page-past-fit = Fit
page-past-better = better
page-past-transport = Step through the game
page-past-move = Move
page-past-round-back = A round back
page-past-turn-back = A turn back
page-past-play = Play
page-past-pause = Pause
page-past-turn = Turn
page-past-round = Round
page-past-speed = Speed
page-past-link = Copy a link to this move
page-past-end = The end
page-past-of = { $name }’s turn
page-past-count = { $move } of { $moves }
page-past-plots = Points; below, the chance to win
page-past-analysis-none = Of this game there is no analysis: the house looks at games that people have played with its own cards.
page-past-points-own = Your turning points
page-past-points-of = Turning points: { $name }
page-past-whose = Whose turning points
page-past-point = { $when }. Better was: { $better }.
page-past-see = See it

# Films of finished games
refused-film = There is no such film any more. Ask for it again.
refused-film-kind = A film is an SVG or a GIF.
refused-film-moves = This game has { $moves } moves. Choose a first and a last one of them, in this order.
refused-film-seat = There is no such seat at this table.
refused-film-shape = A film is landscape or portrait.
refused-film-seconds = A scene is shown for { $least } to { $most } seconds.
refused-film-gif = This house cannot draw GIFs: whoever runs it has to install alehouse[gif] for that. An SVG needs nothing.
refused-films = { $count } films are being drawn for you already. Wait until one of them is ready.
film-too-long = That would be { $scenes } scenes, and a film has { $most } at most. Choose fewer moves.
film-too-large = The film would be larger than { $most } MB. Choose fewer moves, or an SVG.
film-too-slow = It took too long to draw this film. Choose fewer moves, or an SVG.
film-failed = This film could not be drawn. That is the house’s fault, and it has made a note of it.
page-film = Download
page-film-what = What
page-film-record = Record
page-film-film = Film
page-film-part = Part
page-film-whole = Whole game
page-film-round = This round
page-film-ten = Ten moves from here
page-film-eyes = Seen by
page-film-eyes-all = Onlookers
page-film-kind = Format
page-film-svg = SVG
page-film-gif = GIF
page-film-about-record = All moves in a file, to be looked at or played on elsewhere.
page-film-about-svg = Sharp at any size; plays in every browser.
page-film-about-gif = Plays everywhere, also in messages; takes longer, and more room.
page-film-go = Make the film
page-film-waiting = Waiting for its turn…
page-film-drawing = Drawing… { $done } %
page-film-ready = Your film is ready. The house keeps it for a day.
page-film-take = Download the film

# Statistics, and the players of a house
refused-player = There is no such player, or they do not want to be shown.
page-stat-title = How your games went
page-stat-none = When you finish a game, you find here how it went.
page-stat-of = The games of { $name }
page-stat-players = Players of this house
page-stat-players-help = Players who asked to be shown and have five rated games or more, sorted by the low end of their likely rating.
page-stat-nobody = Nobody is listed yet.
page-stat-shown = Show me among the players of this house
page-stat-shown-help = Everybody here may see your name, your rating and how your games went. Off unless you say so.
page-stat-people = against people
page-stat-bots = against bots: { $level }
page-stat-bots-other = against bots
page-stat-solo = alone
page-stat-against = Rivals
page-stat-games = Games
page-stat-won = Won
page-stat-place = Mean place
page-stat-best = Best score
page-stat-mean = Mean score
page-stat-turns = Turns
page-stat-last = Recent places
page-stat-places = The last places, the newest at the right: { $places }
page-stat-trend = Score trend
page-stat-trend-said = Mean score of ten games: from { $from } to { $to }
page-stat-rival = Your strongest rival: { $name }, ahead of you in { $ahead } of { $played } games
page-stat-used = Most used in the last games
page-stat-times = { $times ->
    [one] once
   *[other] { $times } times
}
page-stat-rated = Rated games
page-stat-range = most likely { $low } to { $high }

# A closer look at a piece

page-closer-how = Click
page-closer-click = { $how }: { $text }
page-closer-choose = { $how }: choose
page-closer-open = see it larger
page-closer-rule = read the rule
page-closer-pin = Right button or a long press keeps this open.

# ── lessons and the first minutes ──

undo-lesson = In a lesson, the lesson itself takes moves back.
refused-lesson = That is not part of a lesson. At a real table you can do it.
refused-no-lesson = This table is not a lesson.
refused-lesson-unknown = There is no such lesson. Choose one from the list.
refused-lesson-on = There is no game to play on from here yet. Go on with the lesson first.

page-learn = Learn
page-aim = The aim
page-tips-off = No more of these

page-set-tips = Help with what is new
page-set-tips-help = In your first game, one sentence with each new kind of decision, once.
page-set-tips-on = Yes
page-set-tips-off = No

page-lesson-game = Learn { $game }
page-lesson-about = You play on the real table, and a voice tells you what to look at. Leave whenever you like: your place is kept.
page-lesson-minutes = { $minutes } min
page-lesson-done = done
page-lesson-begun = go on where you left
page-lesson-step = { $step } / { $steps }
page-lesson-next = Next
page-lesson-go-on = Go on
page-lesson-other = Something else was meant here
page-lesson-trial = Only a trial: nothing of this counts
page-lesson-try = Try it
page-lesson-back = Take it back
page-lesson-tap = One tap looks, a second tap on the same piece plays.
page-lesson-leave = Leave the lesson
page-lesson-leave-help = Your place is kept: you can go on from here whenever you like.
page-lesson-stay = Stay
page-lesson-over = Well done!
page-lesson-learnt = You have learnt:
page-lesson-real-game = Your first real game
page-lesson-play-on = Play on, with advice
page-lesson-more = What next?
page-lesson-all = All lessons
page-lesson-offer = First time here?
page-lesson-offer-help = A guided first game of { $game } takes { $minutes } minutes. Your table waits meanwhile.
page-lesson-offer-yes = Learn it first
page-lesson-offer-no = Play now

# The book of the game: on a page of its own, and at the table.

page-handbook = How to play, rules
page-book-guide = How to play
page-book-rules = Rules
page-book-sheet = At a glance
page-book-contents = Contents
page-book-search = Search guide and rules
page-book-results = Found
page-book-nothing = Nothing was found for “{ $what }”.
page-book-print = Print
page-book-more = Learn more: { $section }
page-book-copy = Copy a link to this rule
page-book-copied = The link is copied.
page-book-english = This text has not been translated yet. Here it is in English.
page-book-back = Back
page-book-next = Next
page-book-of = { $page } of { $pages }
page-book-missing = There is no rule { $clause } in this book.
page-book-close = To the first page
page-book-language = Language
page-book-turn = Turn the page
