# What the server says, beyond the games' own words. The page's words are in en.page.ftl.

language = English
line-turn = { $summary } · { $player }’s turn

# Starting and stopping
serve-open =
    The house is open: { $address }
    Tables are kept in { $db }. Ctrl-C closes.
serve-port = Port { $port } is taken; using { $found }.
serve-no-address = Cannot listen at { $host }, port { $port }: { $problem }. Choose another with --host and --port.
serve-no-db = The tables cannot be kept: { $problem }. Choose another file with --db.
serve-closed = The house is closed. Every table waits where you left it.

# Moves that are not accepted
refused-stale = The table has moved on since you looked. Here it is as it stands now; choose again.
refused-under-way = A move is just being written down. Wait a moment, then choose again.
refused-turn = It is { $player }’s turn.
refused-watching = You are watching this table. Only the browser that opened it can play here.
refused-replay = You are looking at the past. Go back to the table to play.
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
refused-origin = This request came from another site and was not answered.
refused-table = There is no such table. Check the link.
refused-table-broken = This table cannot be opened any more: { $problem }.
refused-language = The house does not speak “{ $language }”.
refused-look = There are { $moves } moves to look at.

# Tables that cannot be opened
refused-game = There is no game “{ $game }” in the house.
refused-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
refused-seats = For { $players } players there must be as many seats, not { $seats }.
refused-option = There is no option “{ $option }” for { $players } players.
refused-value = The option “{ $option }” cannot be “{ $value }”.
refused-bot = There is no bot “{ $bot }”.
refused-name = A name may have { $longest } letters at most.
refused-cards = The card file cannot be used: { $problem }.
