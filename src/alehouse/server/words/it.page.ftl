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
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath
page-me = io
page-here = a questo schermo
page-bot = bot: { $bot }
page-options = Opzioni
page-cards = Carte personalizzate
page-cards-help = Un file di carte modificato da te. Tutti al tavolo giocano con quello.
page-cards-file = Scegli un file di carte
page-cards-text = Il testo del file di carte
page-open = Apri il tavolo
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
