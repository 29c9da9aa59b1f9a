# Che cosa dice il server, oltre alle parole dei giochi.

language = Italiano
line-turn = { $summary } · tocca a { $player }

# Apertura e chiusura
serve-open =
    La locanda è aperta: { $address }
    I tavoli sono conservati in { $db }. Ctrl-C chiude.
serve-port = La porta { $port } è occupata; uso la { $found }.
serve-no-address = Impossibile ascoltare su { $host }, porta { $port }: { $problem }. Scegli altro con --host e --port.
serve-no-db = I tavoli non si possono conservare: { $problem }. Scegli un altro file con --db.
serve-other-db = { $db } è stato scritto da un’altra versione di Alehouse. Aprilo con quella, o scegli un altro file con --db.
serve-closed = La locanda è chiusa. Ogni tavolo ti aspetta dove l’hai lasciato.

# Mosse non accettate
refused-stale = Nel frattempo il tavolo è andato avanti. Eccolo com’è ora; scegli di nuovo.
refused-under-way = Si sta registrando una mossa. Aspetta un attimo, poi scegli di nuovo.
refused-turn = Tocca a { $player }.
refused-watching = Stai guardando questo tavolo. Può giocare solo il browser che l’ha aperto.
refused-replay = Stai guardando il passato. Torna al tavolo per giocare.
refused-curtain = Prima passa lo schermo a { $player }.
refused-storage = La mossa non si è potuta salvare, quindi nulla è cambiato ({ $problem }). Riprova.
because-allowed = Ora è permesso: sceglilo.

# Perché non si può annullare
undo-nothing = Non è ancora stato deciso nulla.
undo-fate = Da allora è stata scoperta una carta o tirato un dado; non si può annullare.
undo-other = L’ultima decisione è di { $player }; si può annullare solo la propria.
undo-over = La partita è finita e tutto è noto; non si può annullare nulla.

# Richieste che non si possono soddisfare
refused-message = Il messaggio è illeggibile ({ $problem }). Ricarica la pagina.
refused-too-long = È troppo lungo.
refused-request = Non è possibile: { $problem }.
refused-by-mistake = Qualcosa è andato storto nella locanda, non al tuo tavolo: nulla è perduto. Ricarica la pagina.
refused-address = A questo indirizzo non c’è nulla.
refused-record = In questo gioco ci sono segreti: la registrazione si può avere a partita finita.
refused-origin = Questa richiesta veniva da un altro sito e non ha avuto risposta.
refused-table = Questo tavolo non esiste. Controlla il link.
refused-table-broken = Questo tavolo non si può più aprire: { $problem }.
refused-table-old = Questo tavolo segue regole che nella locanda non si giocano più.
refused-look =
    { $moves ->
        [one] C’è { $moves } mossa da guardare.
       *[other] Ci sono { $moves } mosse da guardare.
    }

# Tavoli che non si possono aprire
refused-seats =
    { $players ->
        [one] Per un giocatore serve un posto, non { $seats }.
       *[other] Per { $players } giocatori servono altrettanti posti, non { $seats }.
    }
refused-name = Un nome può avere al massimo { $longest } lettere.
refused-cards = Il file di carte non si può usare: { $problem }.

# La pagina nel browser. È la pagina a inserire le variabili: solo semplici, niente selettori.

page-title = Alehouse
page-tagline = Una sera, un tavolo, buona compagnia.
page-version = Alehouse { $version }
page-language = Lingua
page-close = Chiudi

# La prima pagina
page-games = Giochi
page-player-range = { $fewest }–{ $most } giocatori
page-new-table = Un nuovo tavolo
page-open-game = Un tavolo di { $game }
page-players = Giocatori
page-seats = Chi siede dove
page-who = Chi gioca al posto { $number }
page-name = Nome al posto { $number }
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath, Hledis
page-me = io
page-here = a questo schermo
page-bot = bot: { $bot }
page-bot-about = { $bot }: { $about }
page-options = Opzioni
page-preset = Partita
page-picks = { $title }: { $found } di { $count }
page-picks-needed = «{ $option }»: scegline { $count } ({ $title }); finora scelte: { $found }.
page-cards = Carte personalizzate
page-cards-help = Un file di carte modificato da te. Tutti al tavolo giocano con quello.
page-cards-file = Scegli un file di carte
page-cards-text = Il testo del file di carte
page-open = Apri il tavolo
page-solo = Le tue partite in solitaria
page-solo-played = Giocate
page-solo-won = Vinte
page-solo-best = Punteggio migliore
page-solo-all = Tutte
page-your-tables = I tuoi tavoli
page-no-tables = Nessuna partita ti aspetta. Apri un tavolo, e resterà qui finché non torni.

# Il tavolo
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-over = La partita è finita
page-undo = Annulla
page-all-options = Tutte le opzioni ({ $count })
page-open-clause = Apri le regole a questo punto
page-areas = Zone del tavolo
page-menu = Menu
page-side = Cronaca, regole e replay
page-log = Cronaca
page-rules = Regole
page-search-rules = Cerca nelle regole
page-fold = Apri o chiudi
page-zoom = Più grande o più piccolo
page-reconnecting = Connessione persa. Riconnessione in corso…
page-back = Torna alla locanda
page-curtain = Passa lo schermo a { $name }
page-curtain-why = Poi si vedrà ciò che { $name } tiene nascosto.
page-curtain-lift = Sono { $name }

# Replay e risultato
page-replay = Replay
page-replay-help = Ripercorri la partita mossa per mossa. Nessun altro se ne accorge.
page-move-of = Mossa { $move } di { $moves }
page-moves = Mosse finora: { $moves }
page-first = Prima mossa
page-previous = Mossa precedente
page-next = Mossa successiva
page-last = Ultima mossa
page-live = Torna al tavolo
page-result = Risultato
page-look-at-table = Guarda il tavolo
page-record = Scarica la registrazione
page-play-again = Gioca ancora

# Tasti
page-help = Tasti
page-key-1 = scegli l’opzione con quel numero
page-key-2 = passa da un pezzo all’altro
page-key-3 = gioca il pezzo, o chiedi perché non si può
page-key-4 = annulla
page-key-5 = le regole di questa decisione
page-key-6 = avanti e indietro nel replay
page-key-7 = questo aiuto
page-key-8 = chiudi ciò che è aperto
page-upright = Gira il telefono in verticale: il tavolo ha bisogno di altezza.
