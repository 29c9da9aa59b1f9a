"""What the browser and the server say to each other: one JSON object a message, told apart by `type`.

HTTP
    GET  /                        the first page, finished: one's tables, the games
    GET  /api/home?lang=it        Home: the same as data
    POST /api/play                PlayNow -> {"id": …}, or {"offer": …}: a stronger bot, to whoever has won three times
    POST /api/tables/{id}/again   {"id": …}: a table that is set up like an earlier one
    POST /api/archive             Archiving: a table is put away until it is one's turn there, or taken out again
    GET  /table/{id}              the same page, showing a table
    GET  /api/house?lang=it       House: games with their options, bots, languages, the page's words
    GET  /api/words/{part}?lang=it    the page's words that only a part of it needs: settings, you, record
    GET  /api/tables?lang=it      list[TableLine]: this browser's tables, newest first
    GET  /api/lessons/{game}?lang=it  GameLessons: the lessons of a game, with how far whoever asks has come
    POST /api/lessons             NewLesson -> {"id": …}: the table of a lesson
    POST /api/lessons/{id}/on     {"id": …}: a table where the game of a lesson goes on, against a bot
    POST /api/lessons/offer       Offering -> {"offer": …}: whether to offer the first lesson before a first table, once
    GET  /api/solo/{game}?lang=it list[SoloLine]: how this browser's solo games of that game went
    GET  /api/me                  Me: what the house knows of whoever asks
    POST /api/me                  MyChange -> Me
    POST /api/me/letter           Me: the letter that asks whether an address is right is sent again
    POST /api/me/confirm          Confirming: the address is right, says whoever has read that letter
    GET  /api/me/devices?lang=it  MyDevices: one's devices, and whether there are seven words
    POST /api/me/devices/link     AddLink: a one-time link that adds a device, and its QR code; an earlier one is void
    POST /api/me/devices/{id}     DeviceName -> MyDevices
    POST /api/me/devices/{id}/remove  MyDevices: that device is a stranger's at once; `others`: all but this one
    GET  /api/add/{token}?lang=it AddQuestion: what the new device asks
    POST /api/add/{token}         DeviceName: the browser is a device of whoever has made the link
    POST /api/me/words            SevenWords: new ones, which bring back whoever asks
    POST /api/me/words/offer      {"offer": …}: whether to offer them, once, after the first finished game
    POST /api/recover             Recovering: the browser is a device of whoever has these words
    POST /api/recover/mail        Address: a link is sent there, if it is somebody's confirmed address
    POST /api/me/forget           deletes what identifies whoever asks; the browser gets a new key
    GET  /api/me/statistics?lang=it   list[GameStatistics]
    GET  /api/players?lang=it     list[Leaderboard]: the players of each game who have said that they may be shown
    GET  /api/players/{alias}?lang=it   PlayerPage: how the games of one of them went
    GET  /api/records/{id}?lang=it&shape=portrait   RecordPage: a finished game
    GET  /api/records/{id}/analysis?lang=it   AnalysisPage: how it turned, as far as that is known; more is found out
    POST /api/tables/{id}/continue    PlayOn -> {"id": …}: a finished game is played on from one of its moves
    POST /api/tables/{id}/close   the owner of the house closes any table, on its machine or with its token
    GET  /api/house/devices?lang=it   list[HouseDevice]: everybody's devices, for the owner
    POST /api/house/devices/{id}/remove   any of them is a stranger's at once
    GET  /avatar.svg?name=Eyra    a face drawn from a name
    GET  /qr.svg?path=/table/…    the QR code of a page of this house; &at=http://…: at one of its `addresses`
    POST /api/house/lan           {"addresses": […]}: a house on its own machine is opened to the network, from there
    GET  /manifest.webmanifest    the page as an app
    GET  /offline                 what a browser shows while the house cannot be reached
    GET  /api/push/key            PushKey: what a browser subscribes with
    POST /api/push/subscribe      PushSubscription: this browser wants to be told when a turn has come
    POST /api/push/unsubscribe    PushEnd: it wants to hear no more
    GET  /api/me/hook             Hook: the service that tells somebody of their turn, and which there may be
    POST /api/me/hook             NewHook -> Hook
    POST /api/tables              NewTable -> {"id": …}
    POST /api/tables/{id}/rematch     {"id": …}: the waiting room of a rematch, whoever asked first for it
    POST /api/tables/{id}/answer  Answer: take the seat that is reserved for whoever asks, or give it free
    POST /api/tables/{id}/change  Change: what the host changes before the game, card files included
    POST /api/tables/{id}/close   the owner of the house closes any table
    GET  /api/companions          list[Companion]: whom one has played with
    GET  /api/codes/{code}        {"id": …}: the table that is found by a code
    GET  /j/{code}                the page, which goes to that table
    GET  /api/tables/{id}/record  the record as a file; of a game with secrets when it is over
    GET  /rules/{game}            the book of a game, a page of its own
    GET  /api/rules/{game}        BookText: the same for the panel of a `table`, with tables of its cards
    GET  /api/rules/{game}/{id}   ClauseText: one clause, with its ruling
    GET  /defs/{game}/{version}.svg   the drawings that all scenes of a game share; cached for ever
    GET  /static/{folder}/…       the page's scripts and styles; the folder is called by what is in it: cached for ever
    GET  /health                  whether tables can be played, for whoever runs the house
    GET  /metrics                 what the house counts, for Prometheus; on its own machine, or with a token
    WS   /ws/me?lang=it           Calls down, whenever it changes where one is waited for, or something
                                  about one's devices
    WS   /ws/{id}?shape=portrait&tab=mine&sitting=1&lang=it&tips=1   a table or a lesson, live: Client messages up,
                                  Server messages down

A refused HTTP request answers {"error": text} with a 4xx status, one that failed by a mistake of the house
with 500; nothing has changed then. What they hold is in `house`, `people`, `devices` and `records`; what goes over a
table's wire is in `client` (up) and `server` (down).
"""
