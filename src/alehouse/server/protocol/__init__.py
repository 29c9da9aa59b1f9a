"""What the browser and the server say to each other: one JSON object a message, told apart by `type`.

HTTP
    GET  /                        the page: open a table, go on with one of yours
    GET  /table/{id}              the same page, showing a table
    GET  /api/house?lang=it       House: games with their options, bots, languages, the page's words
    GET  /api/tables?lang=it      list[TableLine]: this browser's tables, newest first
    GET  /api/solo/{game}?lang=it list[SoloLine]: how this browser's solo games of that game went
    GET  /api/me                  Me: what the house knows of whoever asks
    POST /api/me                  MyChange -> Me
    POST /api/me/letter           Me: the letter that asks whether an address is right is sent again
    POST /api/me/confirm          Confirming: the address is right, says whoever has read that letter
    POST /api/me/link             MoveLink: a private link that moves the key to another device
    POST /api/me/move             Moving -> Me: the key is this browser's from now on, and no other's
    POST /api/me/forget           deletes what identifies whoever asks; the browser gets a new key
    GET  /api/me/statistics?lang=it   list[GameStatistics]
    GET  /api/records/{id}?lang=it&shape=portrait   RecordPage: a finished game
    POST /api/tables/{id}/continue    PlayOn -> {"id": …}: a finished game is played on from one of its moves
    GET  /avatar.svg?name=Eyra    a face drawn from a name
    GET  /api/push/key            PushKey: what a browser subscribes with
    POST /api/push/subscribe      PushSubscription: this browser wants to be told when a turn has come
    POST /api/push/unsubscribe    PushEnd: it wants to hear no more
    POST /api/tables              NewTable -> {"id": …}
    GET  /api/tables/{id}/record  the record as a file; of a game with secrets when it is over
    GET  /api/rules/{game}        list[Chapter]: the rules, clause by clause
    GET  /defs/{game}/{version}.svg   the drawings that all scenes of a game share; cached for ever
    GET  /static/…                the page's script and style
    GET  /health                  whether tables can be played, for whoever runs the house
    GET  /metrics                 what the house counts, for Prometheus; on its own machine, or with a token
    WS   /ws/{id}?shape=portrait&tab=mine&sitting=1&lang=it   a table, live: Client messages up, Server messages down

A refused HTTP request answers {"error": text} with a 4xx status, one that failed by a mistake of the house
with 500; nothing has changed then. What they hold is in `house`, `people` and `records`; what goes over a table's wire
is in `client` (up) and `server` (down).
"""
