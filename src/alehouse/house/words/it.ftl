# Che cosa dice il server, oltre alle parole dei giochi.

language = Italiano
line-turn = { $summary } · tocca a { $player }
line-your-turn = { $summary } · tocca a te

# Apertura e chiusura
serve-open =
    La locanda è aperta: { $address }
    I tavoli sono conservati in { $db }. Ctrl-C chiude.
serve-network = Gli amici nella tua rete la trovano qui: { $address }
serve-port = La porta { $port } è occupata; uso la { $found }.
serve-no-address = Impossibile ascoltare su { $host }, porta { $port }: { $problem }. Scegline altri con --host e --port.
serve-no-db = I tavoli non si possono conservare: { $problem }. Scegli un altro file con --db.
serve-other-db = { $db } è stato scritto da un Alehouse più vecchio o più nuovo. Se è più vecchio, fanne una copia ed esegui «alehouse migrate --db { $db }».
serve-closed = La locanda è chiusa. Ogni tavolo ti aspetta dove l’hai lasciato.

# Come è configurata la locanda
settings-no-file = Il file di configurazione { $file } non si può leggere: { $problem }.
settings-bad = { $where }: { $problem }.
settings-address = «address» è dove si trova la locanda, per esempio «https://inn.example», non «{ $address }».
settings-db = «db» è il percorso di un file SQLite o un indirizzo come «postgresql://utente:password@host/nome».
settings-redis = «redis» è un indirizzo come «redis://host:6379/0».
settings-processes = Più processi hanno bisogno di un database PostgreSQL e di un Redis in comune: --db postgresql://… --redis redis://…
settings-mail = Per le lettere via e-mail servono «mail.sender», l’indirizzo del mittente, e «address», dove si trova la locanda.
settings-contact = «push.contact» deve cominciare con «mailto:» o «https:», a differenza di «{ $contact }».

# Tenerla in ordine
upkeep-migrated = { $db } aveva la versione { $before }; ora ha la versione { $after }.
upkeep-laid-out = { $db } era vuoto; ora ha la versione { $after }.
upkeep-newest = { $db } ha già la versione { $after }; non c’era niente da fare.
upkeep-unknown = { $db } è stato scritto da un Alehouse più nuovo o da un altro programma. Aggiorna Alehouse; niente è cambiato.
upkeep-no-db = { $db } non si può usare: { $problem }.
upkeep-nothing = In { $db } non c’è nessun database.
upkeep-postgres = PostgreSQL ha i suoi strumenti per questo, pg_dump e pg_restore; docs/online.md mostra come.
upkeep-exists = { $file } esiste già e resta com’è. Scegli un altro nome.
upkeep-no-file = { $file } non si può scrivere: { $problem }.
upkeep-backed-up = { $db }, versione { $version }, ora è conservato anche in { $file }.
upkeep-not-a-backup = { $file } non è una copia completa di un Alehouse; niente è cambiato.
upkeep-in-the-way = In { $db } c’è già un database. Chiudi la locanda e sposta quel file (e { $db }-wal, { $db }-shm, se ci sono), poi riprova.
upkeep-restored = { $db } è di nuovo come lo conservava { $file }, versione { $version }.

# Mosse non accettate
refused-stale = Nel frattempo il tavolo è andato avanti. Eccolo com’è ora; scegli di nuovo.
refused-under-way = Si sta registrando una mossa. Aspetta un attimo, poi scegli di nuovo.
refused-turn = Tocca a { $player }.
refused-hints = A questo tavolo non ci sono suggerimenti.
refused-hint-needless = Qui non c’è nulla tra cui scegliere.
refused-watching = Stai guardando questo tavolo. Può giocare solo il browser che l’ha aperto.
refused-replay = Stai guardando il passato. Torna al tavolo per giocare.
refused-curtain = Prima passa lo schermo a { $player }.
refused-storage = La mossa non si è potuta salvare, quindi nulla è cambiato ({ $problem }). Riprova.
because-allowed = Ora è permesso: sceglilo.
because-not-among = Non è tra le scelte possibili ora: { $prompt }

# Perché non si può annullare
undo-nothing = Non è ancora stato deciso nulla.
undo-fate = Da allora si è scoperta una carta o si è lanciato un dado. Puoi chiedere a tutti di annullare: la sorte deciderà di nuovo, ciò che si è visto resta noto e la partita non conta più per nessuno.
undo-fate-alone = Da allora si è scoperta una carta o si è lanciato un dado. Puoi annullare comunque: la sorte deciderà di nuovo, ciò che hai visto resta noto e la partita non conta per i tuoi risultati.
undo-reveal = Da allora è stato mostrato qualcosa di nascosto. Puoi chiedere a tutti di annullare; ciò che si è visto resta noto.
undo-reveal-alone = Da allora è stato mostrato qualcosa di nascosto. Puoi annullare comunque; ciò che hai visto resta noto.
undo-forced = C’era una sola opzione, che la locanda ha giocato per te.
undo-other = L’ultima decisione è di { $player }. Puoi chiedere a tutti di annullare.
undo-other-alone = L’ultima decisione è di { $player }. Puoi annullarla comunque, insieme alla tua.
undo-over = La partita è finita e tutto è noto; non si può annullare nulla.

# Mosse che aspettano una conferma
draft-complete = Il tuo turno è pronto
draft-complete-detail = Nessuno lo vede finché non scegli Fatto.
draft-sealed = { $option }?
draft-sealed-detail = Questa mossa rivela qualcosa, perciò si gioca solo quando scegli Fatto.
draft-gone = Il tavolo è cambiato, quindi ciò che non avevi confermato non è stato giocato. Scegli di nuovo.
draft-gone-late = Il tempo è finito prima che scegliessi Fatto: ciò che non avevi confermato non è stato giocato, e un bot gioca per te.
draft-gone-left = Hai lasciato il tavolo, quindi ciò che non avevi confermato non è stato giocato.
refused-draft-complete = Prima scegli Fatto, oppure annulla qualcosa.
refused-draft-first = Prima scegli Fatto, oppure annulla le tue mosse: nessuno le ha ancora viste.
refused-draft-none = Non c’è nulla da confermare.
refused-prefs = Queste impostazioni del tavolo non sono note qui, quindi non è cambiato nulla. Ricarica la pagina e scegli di nuovo.

# Richieste che non si possono soddisfare
refused-message = Il messaggio è illeggibile ({ $problem }). Ricarica la pagina.
refused-too-long = È troppo lungo.
refused-request = Non è possibile: { $problem }.
refused-by-mistake = Qualcosa è andato storto nella locanda, non al tuo tavolo: nulla è perduto. Ricarica la pagina.
refused-metrics = Le metriche si vedono solo sul computer della locanda, o con il token della sua configurazione.
refused-address = A questo indirizzo non c’è nulla.
refused-path = Non è una pagina di questa locanda: il codice si disegna per un percorso che comincia con una sola «/».
refused-record = In questa partita ci sono segreti: potrai scaricare la registrazione quando sarà finita.
refused-origin = Questa richiesta veniva da un altro sito e non ha avuto risposta.
refused-table = Questo tavolo non esiste. Controlla il link.
refused-closed = A questo tavolo non è venuto nessuno per due settimane, perciò la locanda l’ha chiuso. Aprine un altro.
refused-closed-bots = Per un’ora nessuno ha guardato i bot a questo tavolo, perciò la locanda l’ha chiuso. Aprine un altro.
refused-guessing = Da qui sono stati provati troppi link e troppe chiavi che non esistono. Riprova tra un’ora; i tuoi tavoli e la sala restano aperti.
refused-table-broken = Questo tavolo non si può più aprire: { $problem }.
refused-clause = In questo gioco non c’è la regola { $clause }. Guarda nell’indice delle regole.
refused-table-old = Questo tavolo segue regole che nella locanda non si giocano più.
refused-look =
    { $moves ->
        [one] C’è una sola mossa da guardare.
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
refused-cards-slow = La locanda non è riuscita a leggere fino in fondo questo file di carte. Rendilo più corto o più semplice.
refused-value-long = Il valore di un’opzione può avere al massimo { $longest } caratteri.
refused-tables = Puoi avere al massimo { $most } partite in sospeso. Prima finiscine una.
refused-tables-hour = Da qui sono stati aperti troppi tavoli in un’ora. Riprova più tardi.
refused-tables-day = Da qui sono stati aperti troppi tavoli in un giorno. Riprova domani.
refused-cards-day = Da qui troppi tavoli hanno ricevuto carte personalizzate in un giorno. Riprova domani.
refused-newcomers = Da qui sono venuti troppi ospiti nuovi in un giorno. Riprova domani.
refused-bots-alone = A un altro tuo tavolo i bot giocano tra loro. Prima guarda quella partita fino alla fine, oppure siediti con loro.

# La pagina nel browser. È la pagina a inserire le variabili: solo semplici, niente selettori.

page-title = Alehouse
page-tagline = Una sera, un tavolo, buona compagnia.
page-version = Alehouse { $version }
page-build-compiled = regole compilate
page-build-bots = bot compilati; la locanda lo sarà alla prossima apertura
page-build-plain = solo Python: tutto funziona, i bot pensano più lentamente
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
page-me = io
page-here = a questo schermo
page-bot = bot: { $bot }
page-bot-about = { $bot }: { $about }
page-options = Opzioni
page-option = { $option }: { $value }
page-options-usual = le solite
page-preset = Partita
page-picks = { $title }: { $found } su { $count }
page-picks-needed = «{ $option }»: scegline { $count } ({ $title }); finora { $found }.
page-cards = Carte personalizzate
page-cards-help = Un file di carte modificato da te. Tutti al tavolo giocano con quello. Una partita così non conta per la valutazione.
page-cards-file = Scegli un file di carte
page-cards-text = Il testo del file di carte
page-open = Apri il tavolo
page-solo = Le tue partite in solitario
page-solo-played = Giocate
page-solo-won = Vinte
page-solo-best = Punteggio migliore
page-solo-all = Tutte
page-your-tables = I tuoi tavoli
page-no-tables = Nessuna partita ti aspetta. Apri un tavolo, e resterà qui finché non torni.

# La pagina iniziale, e come si è avvisati che tocca a noi
home-greeting = Buonasera
home-greeting-name = Buonasera, { $name }
home-been-here = Ho già giocato qui
home-ways = Pagine della locanda
page-house = Locanda
home-code-short = Codice
home-new = È la prima volta? Impari { $game } in dieci minuti.
home-new-about = Tu giochi, la locanda spiega ogni passo. Nessun account, nessuna password, niente da installare.
home-teach = Insegnami a giocare
home-also-alone = anche in solitario
home-minutes = { $low }–{ $high } min
home-minutes-here = circa { $minutes } min
home-weight-light = leggero
home-weight-medium = medio
home-weight-heavy = impegnativo
home-play = Gioca ora
home-friends = Con amici
home-set-up = Prepara…
home-invited = Hai ricevuto un invito?
home-code = Scrivi il codice del tavolo:
home-sit-down = Siediti
home-lobby = { $open ->
    [0] Nessun tavolo cerca giocatori
    [one] Un tavolo cerca giocatori
   *[other] { $open } tavoli cercano giocatori
} · da guardare: { $running }
home-asked-wish = Annullare delle mosse? Aspettano la tua risposta.
home-no-hurry = senza fretta
home-left-days = { $days } g { $hours } h
home-left-hours = { $hours } h { $minutes } min
home-left-minutes = { $minutes } min
home-archive = Messi da parte ({ $count })
home-waiting = In attesa degli altri
home-tables = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
home-waits-for-players = aspetta giocatori
home-seats = posti occupati: { $taken } su { $seats }
home-put-away = Metti da parte finché non tocca a me
home-take-out = Rimetti in vista
home-last = Ultima partita
home-last-place = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] { $place }° posto
} con { $score }
home-last-alone = in solitario, con { $score }
home-days-ago = { $days ->
    [0] oggi
    [1] ieri
    [one] un giorno fa
   *[other] { $days } giorni fa
}
home-analysis = Analisi pronta{ $points ->
    [0] { "" }
    [one] : un momento decisivo
   *[other] : { $points } momenti decisivi
}
home-again = Siediti di nuovo
home-another = Un altro tavolo
home-another-help = Ognuno si apre con Impara · Gioca ora · Con amici.
home-change = Cambia
home-invite = Invita
home-play-again = Gioca
home-with = con { $names }
home-with-anybody = con chi arriva
home-against = contro { $bots }
home-alone = in solitario
home-one-screen = allo stesso schermo
home-times = { $count } × { $bot }
home-days-a-move = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
refused-archived = Hai già messo da parte { $most } tavoli. Prima rimettine in vista qualcuno.
page-records = Archivio
page-records-about = Le tue partite finite: riguardale, o continua da una mossa qualsiasi.
page-records-empty = Quando finisci una partita, la trovi qui.
page-home-name = Come ti chiamiamo?
page-home-name-help = I tuoi amici vedono questo nome al tavolo.
page-home-go = Al tavolo
page-home-level = Tre vittorie di fila!
page-home-level-ask = Vuoi un avversario più forte, questa volta?
page-home-level-yes = Sì, contro { $bot }
page-home-level-no = Come prima
page-home-bad-code = Non è il codice di un tavolo: un codice ha cinque tra lettere e cifre. Va bene anche un link.
page-call-me = Come ti avvisa la locanda
page-call-next = Prossimo tavolo
page-call-next-at = Prossimo tavolo: { $game }
page-call-count = Tavoli che ti aspettano: { $count }
page-call-sound = Qui ti avvisa un suono.
page-call-silent = Qui ti avvisa solo il titolo della finestra.
page-call-turn = { $game }: tocca a te
page-call-sit = Siediti
page-call-not = Non oggi
page-calling-kept = Resta solo in questo browser.
page-calling-sound = Un suono di due note
page-calling-sound-help = Quando la finestra è nascosta, o quando tocca a te a un altro tavolo.
page-calling-shake = Vibrazione
page-calling-notify = Avvisami
page-calling-notify-help = Una notifica, mentre la finestra è nascosta.
page-calling-notified = La locanda ti avvisa con una notifica mentre la finestra è nascosta.
page-calling-quiet = Niente più notifiche
page-calling-unsafe = I browser permettono le notifiche solo con https o sul computer della locanda stessa: qui no.
page-calling-more = E-mail, telefono e altri modi
offline-title = Alehouse
offline-away = La locanda non è raggiungibile
offline-about = Ora non c’è connessione, o la locanda è chiusa per un momento. I tuoi tavoli sono al sicuro e ti aspettano dove li hai lasciati; questa pagina riprova da sola.
offline-again = Riprova
refused-hook = La locanda avvisa solo attraverso questi servizi, con https: { $services }. Per ntfy indica un argomento: https://ntfy.sh/il-tuo-argomento.
refused-no-hook = Questa locanda non avvisa attraverso altri servizi.
page-you-hook = Sul telefono, senza e-mail
page-you-hook-help = Installa l’app ntfy, iscriviti a un argomento che nessuno possa indovinare e scrivi qui il suo indirizzo. La locanda ti avviserà lì quando tocca a te. Servizi possibili: { $services }.
page-you-hook-address = Indirizzo
page-you-hook-save = Avvisami lì
page-you-hook-kind = Tipo
page-you-hook-ntfy = argomento ntfy
page-you-hook-webhook = webhook (JSON)
page-key-17 = vai al prossimo tavolo dove tocca a te

# Il tavolo
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-over = La partita è finita
page-undo = Annulla
page-hint = Suggerimento
page-hint-title = Che cosa farebbe la locanda
page-hint-thought = Riflessione
page-hint-chance = Probabilità
page-hint-thinking = La locanda sta pensando…
page-all-options = Tutte le opzioni ({ $count })
page-open-clause = Apri le regole a questo punto
page-areas = Zone del tavolo
page-menu = Menu
page-side = Cronaca, regole, replay e persone
page-log = Cronaca
page-rules = Regole
page-fold = Apri o chiudi
page-zoom = Più grande o più piccolo
page-reconnecting = Connessione persa. Riconnessione in corso…
page-draft-gone = Ciò che non avevi confermato è andato perso con la connessione. Scegli di nuovo.
page-done-first = Prima scegli Fatto, oppure annulla.
page-kept = Al momento non c’è connessione. La tua mossa è conservata e sarà inviata appena torna.
page-under-way = La tua ultima scelta è ancora in viaggio verso la casa. Scegli di nuovo tra un attimo.
page-no-line = Al momento non c’è connessione, quindi non è stato inviato nulla. Riprova quando torna.
page-unsure = La connessione è caduta proprio in quel momento. Guarda se è arrivato, prima di rifarlo.
page-back = Torna alla locanda
page-curtain = Passa lo schermo a { $name }
page-curtain-why = Dopo si vede ciò che { $name } tiene nascosto.
page-curtain-lift = Sono { $name }

# Replay e risultato
page-replay = Replay
page-replay-help = Ripercorri la partita mossa per mossa. Nessun altro se ne accorge.
page-eyes = Visto da
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
page-key-1 = apri l’elenco numerato di tutte le opzioni; quando è aperto, scegli l’opzione con quel numero
page-key-2 = passa da una parte all’altra della pagina: la richiesta, il tavolo, il resto
page-key-3 = gioca il pezzo, o chiedi perché non si può
page-key-4 = annulla
page-key-5 = le regole di questa decisione
page-key-6 = un suggerimento: che cosa farebbe la locanda
page-key-7 = avanti e indietro nel replay
page-key-8 = questo aiuto
page-key-9 = chiudi ciò che è aperto
page-key-10 = vai al tuo turno
page-key-11 = spegni o riaccendi il suono
page-key-12 = impostazioni del tavolo
page-key-13 = vai al prossimo pezzo che si può giocare, o al precedente
page-key-14 = vai al prossimo pezzo che si può giocare, nella direzione della freccia; con ⇧ a qualsiasi pezzo
page-key-15 = vai al primo pezzo che si può giocare, o all’ultimo; con ⇧ fra tutti i pezzi
page-key-16 = continua a leggere la scheda lunga di un pezzo
page-text-size = Dimensione del testo
page-text-size-of = Testo { $size }%
page-beacon = Vai alle opzioni fuori vista ({ $count })
page-playable = { $piece }; si può giocare
page-playable-as = { $piece }; si può giocare: { $what }
page-playable-ways = { $count } scelte
page-canvas-status = Round e fase
page-canvas-rivals = Gli altri
page-canvas-table = Tavolo
page-canvas-own = Le tue cose
page-skip = Vai a ciò che posso giocare
page-tools = Strumenti
page-tab-waiting = da giocare qui: { $count }
page-deeds = Mosse ({ $count }): { $deeds }
page-deed = { $name }: { $deed }
page-plus = più { $amount } { $good }
page-minus = meno { $amount } { $good }

# Come si sente il tavolo: che cosa racconta, il finale, le impostazioni
page-ahead = Vai al mio turno
page-done = Fatto (Invio)
page-only-choice = unica scelta
page-scored = Da dove vengono i punti
page-try-again = Riprova
page-settings = Impostazioni del tavolo
page-set-kept = Conservate in questo browser, e con te sugli altri tuoi dispositivi.
page-set-pace = Ritmo
page-set-speed = Velocità delle mosse altrui
page-set-speed-help = S, o il pulsante accanto a ciò che si racconta, passa al tuo turno a qualsiasi velocità.
page-set-speed-calm = Calma
page-set-speed-normal = Normale
page-set-speed-brisk = Svelta
page-set-speed-once = Subito
page-set-single = Gioca per me l’unica opzione
page-set-single-help = Mai dove altri potrebbero capire che cosa hai in mano.
page-set-single-on = Sì
page-set-single-off = No
page-set-confirm = Conferma del mio turno
page-set-confirm-help = Finché non confermi, nessuno lo vede e puoi annullare.
page-set-confirm-never = Mai
page-set-confirm-turn = A fine turno
page-set-confirm-move = Ogni mossa
page-set-tap = Un tocco su un pezzo illuminato
page-set-tap-help = Tieni premuto un pezzo per vederlo da vicino.
page-set-tap-play = Lo gioca
page-set-tap-show = Prima lo mostra
page-set-sound = Suono
page-set-sound-help = M lo spegne e lo riaccende.
page-set-sound-off = Spento
page-set-sound-turn = Turno e chat
page-set-sound-all = Tutto
page-set-volume = Volume
page-set-volume-help = Di tutto ciò che si sente al tavolo.
page-set-sight = Vista
page-set-motion = Movimento
page-set-motion-help = Ridotto: niente vola, i pezzi passano al nuovo posto in dissolvenza.
page-set-motion-asked = Il tuo dispositivo chiede di ridurlo.
page-set-motion-device = Come il dispositivo
page-set-motion-full = Completo
page-set-motion-less = Ridotto
page-set-motion-none = Nessuno
page-set-text = Dimensione del testo
page-set-text-help = Con il testo più grande il tavolo va fatto scorrere.
page-set-patterns = Motivi sui colori
page-set-patterns-help = Punti, righe e scacchi sui pezzi dei giocatori.
page-set-patterns-off = No
page-set-patterns-on = Sì
page-set-help = Spiegazioni nella barra
page-set-help-help = Una seconda riga che spiega meglio che cosa si chiede.
page-set-help-on = Sì
page-set-help-off = No

# ── online ──

away-left = ha lasciato il tavolo; gioca un bot
away-late = ha esaurito il tempo; gioca un bot
line-waiting = In attesa di giocatori
guest = Ospite { $number }
refused-away = Un bot gioca per te: prima scegli «Torna a giocare».
refused-deadline = { $days ->
    [one] Una mossa può durare al massimo { $days } giorno.
   *[other] Una mossa può durare al massimo { $days } giorni.
}
refused-eyes = Ciò che vedono gli altri si può guardare solo a partita finita.
refused-flood = Troppi messaggi insieme. Aspetta un momento.
refused-analyses = { $count ->
    [one] { $count } partita aspetta già che la locanda abbia il tempo di guardarla per te.
   *[other] { $count } partite aspettano già che la locanda abbia il tempo di guardarle per te.
 } Riapri questa pagina più tardi.
refused-spent = Hai dato molto lavoro alla locanda. Aspetta { $seconds } s prima di guardarti ancora intorno; intanto puoi continuare a giocare.
refused-house = Questa locanda si trova a { $address } e non risponde ad altri nomi.
refused-slow = La richiesta non è arrivata in tempo. Riprova.
refused-long-game = A questo tavolo si è già annullato moltissimo. Ora si può solo andare avanti.
refused-long-line = Accorcia: al massimo { $longest } caratteri.
refused-rematch = La rivincita è possibile quando questa partita è finita.
refused-seat = Quel posto è occupato. Scegline un altro.
refused-silence = Prima scrivi qualcosa.
refused-waiting = La partita non è ancora iniziata.
refused-wish = Non puoi tornare a quel momento.
refused-wish-gone = Quella richiesta non è più aperta.
wish =
    { $player } vorrebbe annullare { $decisions ->
        [one] l’ultima decisione
       *[other] le ultime { $decisions } decisioni
    }. { $waiting ->
        [0] Sono tutti d’accordo.
       *[other] Si attende la risposta di { $waiting }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Non si chiede a chi ha lasciato il tavolo: { $left }.
    }{ $fate ->
        [0] { "" }
       *[other] { " " }Ciò che è stato rivelato resta noto e la sorte decide di nuovo; la partita poi non conta per nessuno.
    }

# Sale d’attesa, rivincite, e ciò che può fare chi ospita
away-removed = ha dovuto lasciare il tavolo; gioca un bot
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-begun = La partita è iniziata: il tavolo resta com’è.
refused-over = Questa partita è finita.
refused-seat-person = Lì è seduto qualcuno. Chiedigli di cambiare posto, o di alzarsi.
refused-seat-none = A questo tavolo quel posto non c’è.
refused-seat-count = Questo gioco è per { $fewest }–{ $most } giocatori.
refused-no-name = Di’ per chi è il posto.
refused-sits-already = { $name } ha già un posto a questo tavolo.
refused-companion = La locanda non sa che avete giocato insieme. Riserva il posto con un nome.
refused-reserved = Questo posto è riservato a { $name }: si apre solo con il link personale.
refused-remove = In quel posto non c’è nessuno da allontanare.
refused-remove-alone = Non c’è nessun altro che possa acconsentire. Potrai decidere tu quando a quel posto il tempo sarà scaduto { $lapses } volte.
refused-banned = Chi ospita ti ha chiesto di lasciare questo tavolo per sempre.
refused-closed-host = Questo tavolo è stato chiuso senza un risultato. Qui non si gioca più.
prompt-closed = Tavolo chiuso. Puoi ancora guardarti intorno.
refused-lapsed = Entro un giorno non tutti hanno voluto questa rivincita, che è decaduta. Puoi chiederla di nuovo.
refused-not-asked = Qui nessun posto è tenuto per te.
refused-wish-stands = A tutti è già stato chiesto qualcos’altro. Aspetta la risposta.
refused-phrase = La locanda non conosce questa frase.
refused-code = Nessun tavolo ha questo codice. Forse la partita è finita: chiedi di nuovo il codice.
refused-codes = Da qui sono stati provati troppi codici sbagliati. Aspetta un minuto.
refused-owner = Solo chi gestisce questa locanda può farlo.
ask-start = { $names ->
        [0] { $free ->
            [0] Iniziare senza aspettare { $unready }?
            [one] Iniziare con un posto libero?
           *[other] Iniziare con { $free } posti liberi?
        }
       *[other] { $free ->
            [0] Iniziare senza { $names }?
            [one] Iniziare senza { $names } e con un posto libero?
           *[other] Iniziare senza { $names } e con { $free } posti liberi?
        }
    }
ask-start-about = { $empty ->
        [0] { "" }
        [one] Lì gioca { $bot }.
       *[other] In ognuno gioca { $bot }.
    }{ $names ->
        [0] { "" }
       *[other] { " " }Ciò che è riservato lo resta: più tardi il bot può cedere il posto a { $names }.
    }{ $unready ->
        [0] { "" }
       *[other] { " " }Si prepara ancora: { $unready }.
    }
wish-remove = { $player } vorrebbe che { $other } lasciasse il tavolo per sempre; giocherebbe un bot. { $waiting ->
        [0] Sono tutti d’accordo.
       *[other] Si attende la risposta di { $waiting }.
    }
wish-close = { $player } vorrebbe chiudere questo tavolo, senza risultato. { $waiting ->
        [0] Sono tutti d’accordo.
       *[other] Si attende la risposta di { $waiting }.
    }

# Lettere: per posta e, in breve, come notifiche
letter-turn-title = Tocca a te: { $game }
letter-turn = È il tuo turno a { $game }, con { $players }.
letter-begun-title = Si comincia: { $game }
letter-begun = È cominciata una partita a { $game }, con { $players }.
letter-over-title = Partita finita: { $game }
letter-over = La tua partita a { $game }, con { $players }, è finita.
letter-rematch-title = Rivincita a { $game }?
letter-rematch = { $host } chiede un’altra partita a { $game }. Il tuo posto ti aspetta per un giorno: dire di sì o di no spetta a te.
letter-seat-title = Un posto per te a { $game }
letter-seat = { $host } ti tiene un posto a un tavolo di { $game }.
letter-link = Al tavolo: { $link }
letter-mute = Che cosa ricevere dalla locanda lo scegli nella tua pagina. Se non vuoi più notizie di questo tavolo, apri { $quiet }
letter-confirm-title = È il tuo indirizzo?
letter-confirm = Qualcuno, molto probabilmente tu, vuole che l’Alehouse scriva a questo indirizzo quando è il suo turno in una partita. Se è giusto, apri questo link:
letter-confirm-not = { $hours ->
    [one] Il link vale { $hours } ora.
   *[other] Il link vale { $hours } ore.
} Se non ne sai nulla, non fare nulla: non arriverà nessun’altra lettera.
refused-no-push = Questa locanda non manda notifiche.
refused-push-service = La locanda non conosce il servizio di notifiche di questo browser.
refused-push-many = La locanda avvisa al massimo { $most } dei tuoi browser. Prima disattiva le notifiche in uno di essi.
page-push-impossible = Questo browser non può ricevere notifiche quando la pagina è chiusa.
page-push-denied = Il browser non permette alla locanda di avvisarti. Consentilo nelle impostazioni del browser, poi riprova.

# La sala d’attesa, frasi pronte, codici e risposte
page-room-again = Una rivincita
page-room-host = sei tu a ospitare
page-room-house = Locanda
page-room-change = Cambia
page-room-change-help = A chi è già seduto si chiede di nuovo se è tutto pronto.
page-room-keep = Conferma
page-room-seat = posto { $number }
page-room-reserved = riservato
page-room-yours = tenuto per te
page-room-anybody = chiunque abbia il link
page-room-is-ready = tutto pronto
page-room-not-ready = si prepara
page-room-ready = Tutto pronto
page-room-changed = Chi ospita ha cambiato questo tavolo. Guarda a che cosa si gioca ora.
page-room-bot = Fai sedere un bot
page-room-copy = Copia il suo link
page-room-menu = Posto { $number }, { $name }: altro
page-room-swap = Scambia di posto con…
page-room-reserve = Riserva per qualcuno
page-room-reserve-help = Il posto ha un link tutto suo. Solo chi lo ha può sedersi lì; chi ha già giocato con te trova il posto tra i suoi tavoli.
page-room-for-whom = Per chi?
page-room-companions = Hai giocato con
page-room-open = Aprilo a tutti
page-room-give-bot = Dallo a un bot
page-room-drop = Togli questo posto
page-room-remove = Chiedi di alzarsi
page-room-ban = Allontana per sempre
page-room-add = Aggiungi un posto
page-room-most = al massimo { $count }
page-room-drag = Trascina un posto su un altro per scambiarli: si gioca in quest’ordine. I colori restano alle persone.
page-room-wait = Aspetta ancora
page-room-close = Chiudi questo tavolo
page-room-close-ask = Chiudere questo tavolo?
page-room-close-help = Finisce senza risultato e nessuno può tornarci. A partita iniziata devono essere d’accordo tutti gli altri che giocano.
page-room-remove-ask = Allontanare { $name }?
page-room-remove-help = Al suo posto gioca un bot, e non potrà tornare. Se il suo tempo non è scaduto due volte, devono essere d’accordo tutti gli altri.
page-room-remove-now = Allontana
page-room-scan = Inquadra qui con un telefono. Oppure apri
page-room-type = Apri
page-room-code = e scrivi il codice
page-room-large = Grande
page-phrases = Frasi pronte
page-phrase-hello = Ciao!
page-phrase-ready = Ci sono
page-phrase-moment = Un momento
page-phrase-thinking = Ci penso…
page-phrase-nice = Bella mossa
page-phrase-well-played = Ben giocato
page-phrase-your-turn = Tocca a te
page-phrase-sorry = Scusa!
page-phrase-back-soon = Torno tra 5 minuti
page-phrase-good-game = Bella partita
page-phrase-again = Un’altra?
page-phrase-thanks = Grazie, ciao
page-code-title = Vieni a un tavolo
page-code-field = Il codice del tavolo
page-code-go = Al tavolo
page-rematch-asks = Rivincita? La chiede { $name }
page-seat-asks = { $name } ti tiene un posto
page-yes = Sì
page-not-now = Non ora
page-clock-left = Tempo rimasto: { $time }

# La sala, l’attesa, le persone e la chat
page-anybody = chiunque arrivi
page-free-seat = posto libero
page-online = Online
page-online-help = Un tavolo pubblico lo trovano tutti nella sala, uno privato solo con il link. Il link per gli amici lo avrai dopo l’apertura del tavolo. Chi ci mette troppo viene sostituito da un bot finché non torna; se resta una sola persona, la locanda la aspetta.
page-found = Tavolo
page-public = pubblico
page-private = privato
page-time = Tempo per una mossa
page-deadline = { $time } per mossa
page-deadline-none = nessun limite di tempo
page-busy = La locanda è molto occupata.
page-due = entro { $time }
page-hints = Suggerimenti
page-hints-allowed = permessi
page-hints-none = nessuno
page-hints-help = Un suggerimento mostra che cosa farebbe la locanda. Dove giocano più persone, la cronaca dice a tutti chi ne ha chiesto uno.
page-lobby = Sala
page-lobby-about = Tutti i tavoli pubblici della locanda. Siediti, o guarda.
page-you = Tu
page-tables = Tavoli
page-open-tables = in attesa di giocatori
page-running-tables = in corso
page-finished-tables = finiti
page-all-games = tutti
page-free-seats = Posti liberi
page-at-least = almeno { $count }
page-lobby-empty-open = Nessun tavolo aspetta giocatori. Aprine uno con posti liberi, e apparirà qui.
page-lobby-empty-running = In questo momento non si gioca nessuna partita pubblica.
page-lobby-empty-over = Non è ancora finita nessuna partita pubblica.
page-join = Siediti
page-watch = Guarda
page-look-back = Rivedi
page-waiting = In attesa di giocatori
page-your-name = Il tuo nome
page-name-first = Prima di’ agli altri come ti chiami.
page-name-yourself = Datti un nome
page-sit-here = Siediti qui
page-you-sit = tu
page-a-bot = bot
page-level-1 = casuale
page-level-2 = avido
page-level-3 = apprendista
page-level-4 = lavorante
page-level-5 = maestro
page-is-here = presente
page-is-away = ora non c’è
page-take-help = Scrivi il tuo nome e scegli un posto libero, oppure resta a guardare.
page-wait-help = La partita comincia quando tutti i posti sono occupati e tutti sono pronti, o quando chi ospita la fa iniziare.
page-begin-help = La partita comincia da sola quando tutti i posti sono occupati e tutti sono pronti.
page-begin = Inizia
page-stand-up = Alzati
page-invite = Invita
page-invite-help = Chi ha questo link può sedersi o guardare.
page-watch-help = Chi ha questo link può guardare la partita.
page-copy = Copia il link
page-qr = Codice QR di questo link
page-copied = Copiato
page-share = Condividi
page-link-local = Questo link si apre solo su questo computer.
page-lan-closed = Per ora questo link si apre solo su questo computer.
page-lan-open = Apri la locanda alla mia rete
page-lan-address = L’indirizzo nella tua rete
refused-lan = Da qui la locanda non si può aprire: ha un indirizzo fisso o più processi. Vedi docs/online.md.
refused-lan-elsewhere = Solo chi siede al computer della locanda può aprirla alla rete.
refused-no-network = Questo computer non è in nessuna rete da cui altri possano arrivare.
page-spectators = spettatori: { $count }
page-people = Persone
page-watching = Stai guardando questo tavolo.
page-leave = Lascia la partita
page-leave-ask = Lasciare la partita?
page-leave-help = Un bot gioca al posto tuo. Puoi tornare quando vuoi.
page-stay = Resta
page-come-back = Torna a giocare
page-bot-plays = Un bot gioca per te.
page-chat = Chat
page-say = Scrivi ai giocatori
page-say-watching = Scrivi agli spettatori
page-send = Invia
page-nothing-said = Nessuno ha ancora scritto nulla.
page-somebody = Un ospite senza nome
page-mute = Non mostrare i messaggi di { $name }
page-unmute = Messaggi nascosti: { $names }. Mostra di nuovo
page-meanwhile = Mentre non c’eri
page-wish = Chiedi di annullare
page-wish-alone = Annulla comunque
page-wish-here = Chiedi di tornare qui
page-go-here = Riprendi da qui
page-agree = Sono d’accordo
page-decline = No, grazie
page-unheard = Non tutti hanno accettato di tornare indietro.
page-take-wish-back = Ritira la richiesta
page-rematch = Rivincita
page-to-rematch = Alla rivincita
page-record-page = La pagina della partita

# ── persone e registrazioni ──

plot-end = Fine
analysis-plot = Le probabilità di vincere di ciascuno, turno dopo turno
analysis-about-curve = I bot della locanda hanno proseguito la partita { $plays } volte da ogni turno. Margine: ± { $error } %.
analysis-about-points = I bot della locanda hanno proseguito { $plays } volte con ogni scelta. Margine: ± { $error } %.
analysis-no-points = Nessuna decisione, da sola, è costata a qualcuno il 5 % o più, al di là della fortuna.
plot-title = Il punteggio di tutti, round per round
refused-decided = Da lì in poi non resta nulla da decidere. Scegli un momento precedente.
refused-email = La locanda non può scrivere a quell’indirizzo e-mail. Controllalo.
refused-confirm = Questo link è troppo vecchio, o nel frattempo l’indirizzo è cambiato. Nella tua pagina puoi farti rimandare la lettera.
refused-letter = Non c’è nessun indirizzo da confermare.
refused-letters = Oggi la locanda ha già scritto troppe volte a quell’indirizzo, o per te. Riprova domani.
refused-language = La locanda non parla quella lingua; parla { $languages }.
refused-listed = Quell’elenco ha più di { $most } voci, o qualcosa che non è né un tavolo né una persona.
refused-name-signs = Un nome è una sola riga di lettere e segni visibili.
refused-unfinished = Questa partita non è finita. Alla fine avrà una pagina e si potrà riprendere da ogni round.
refused-voice = Quella persona qui non ha detto nulla.
uncounted-cards = Si è giocato con carte personalizzate: non conta per le statistiche né per la valutazione di nessuno.
uncounted-origin = Riprende da un’altra partita: non conta per le statistiche né per la valutazione di nessuno.
uncounted-fate = Dopo un annullamento la sorte ha deciso di nuovo: non conta per le statistiche né per la valutazione di nessuno.

# Tu
page-you-about = Su di te
page-you-name = Il tuo nome
page-you-email = Il tuo indirizzo e-mail
page-you-email-help = Serve solo ad avvisarti quando tocca a te o qualcuno ti invita a un tavolo. Nessuno lo vede. Lascialo vuoto se non vuoi avvisi.
page-you-unconfirmed = Non ancora confermato: apri il link nella lettera spedita lì. Fino ad allora non arriva altro.
page-you-letter = Rimanda la lettera
page-you-letter-sent = La lettera è in viaggio.
page-you-save = Salva
page-you-saved = Salvato.
page-you-auto = Prendi per me le decisioni con una sola opzione
page-you-auto-help = Vedi comunque ciò che succede.
page-you-turns = Quando tocca a te
page-you-mail = Avvisami per e-mail
page-you-mail-where = Prima scrivi qui sopra il tuo indirizzo e-mail.
page-you-no-mail = Questa locanda non manda e-mail.
page-you-push = Avvisami in questo browser, anche a pagina chiusa
page-you-no-push = Questa locanda non manda notifiche.
page-you-muted = Tavoli di cui non ricevi avvisi
page-you-unheard = Persone di cui non vedi la chat
page-you-hear = Riattiva
page-you-games = Come sono andate le tue partite
page-you-no-games = Quando finisci una partita, qui trovi com’è andata.
page-you-statistics = Altro sulle tue partite
page-you-players = Giocatori di questa locanda
page-you-played = Partite
page-you-won = Vinte
page-you-rating = Valutazione
page-you-rating-range = molto probabilmente tra { $low } e { $high }; partite valutate: { $games }
page-you-forget = Cancella i tuoi dati
page-you-forget-help = Il tuo nome, il tuo indirizzo e-mail, ciò che hai scritto e le tue statistiche vengono cancellati per sempre. Nei tuoi posti giocano i bot; le tue partite restano senza nome.
page-you-forget-now = Cancella tutto di me
page-you-forget-not = No, resto
page-confirm-title = Il tuo indirizzo
page-confirm-about = Vuoi che l’Alehouse ti scriva quando tocca a te, all’indirizzo a cui hai ricevuto questo link?
page-confirm-yes = Sì, è il mio indirizzo
page-confirmed = Confermato. Nella tua pagina scegli che cosa ricevere.

# Dispositivi, e come ritornare
device-agent = { $browser } su { $system }
device-unknown = Un browser
device-of-computer = { $name ->
    [0] Il mio computer
   *[other] Computer di { $name }
}
device-of-phone = { $name ->
    [0] Il mio telefono
   *[other] Telefono di { $name }
}
device-of-tablet = { $name ->
    [0] Il mio tablet
   *[other] Tablet di { $name }
}
add-tables = { $tables ->
    [0] Anche qui trovi il tuo nome e le tue statistiche.
    [one] Qui vedi il tuo tavolo.
   *[other] Qui vedi i tuoi { $tables } tavoli.
}
add-turns = { $turns ->
    [one] Uno aspetta te.
   *[other] { $turns } aspettano te.
}
add-others = Gli altri tuoi dispositivi restano tuoi.
add-removable-computer = Puoi togliere questo computer quando vuoi, da ogni tuo dispositivo.
add-removable-phone = Puoi togliere questo telefono quando vuoi, da ogni tuo dispositivo.
add-removable-tablet = Puoi togliere questo tablet quando vuoi, da ogni tuo dispositivo.
add-along = { $tables ->
    [0] In questo browser c’è stato un ospite{ $as }. Ciò che è suo passa a te; nulla va perso.
    [one] In questo browser c’è stato un ospite{ $as }, a un tavolo, che passa a te; nulla va perso.
   *[other] In questo browser c’è stato un ospite{ $as }, a { $tables } tavoli, che passano a te; nulla va perso.
}
add-along-as = {""} di nome «{ $name }»
add-both = { $tables ->
    [one] A un tavolo sedete entrambi: quel posto non passa a te, e lì continua un bot.
   *[other] A { $tables } tavoli sedete entrambi: quei posti non passano a te, e lì continuano i bot.
}
add-not-along = { $name ->
    [0] Finora questo browser è di qualcun altro, che può ritornare in un altro modo: nulla di suo passa a te.
   *[other] Finora questo browser è un dispositivo di { $name }, che può ritornare in un altro modo: nulla di suo passa a te.
}
refused-device = Chi possedeva questo dispositivo l’ha tolto. Ricarica la pagina: entri come ospite.
refused-key = La chiave di questo browser non è di questa locanda. Ricarica la pagina per averne una.
refused-link = Questo link non funziona più: vale pochi minuti e per un solo dispositivo, e uno più nuovo lo sostituisce. Creane un altro su un tuo dispositivo.
refused-already-here = Questo browser è già un tuo dispositivo. Apri il link sull’altro.
refused-no-device = Questo dispositivo non è tra i tuoi; forse è già stato tolto.
refused-this-device = È il dispositivo che stai usando. Toglilo da un altro.
refused-devices-many = Hai { $most } dispositivi. Prima togline uno.
refused-device-name = Il nome di un dispositivo ha al massimo { $longest } caratteri.
refused-words = Queste parole non sono di nessuno. Controllale una per una, e il loro ordine; quelle nuove annullano le vecchie.
refused-word = «{ $word }» non è una delle nostre parole, che sono inglesi. Controlla come è scritta.
refused-words-count = Le parole sono { $count }, nell’ordine in cui le hai scritte.
refused-words-often = Da qui le parole sono state provate troppe volte. Riprova tra un’ora.
refused-no-mail = Questa locanda non manda e-mail.
refused-face = Si può scegliere fra { $faces } volti.
letter-back-title = La via per ritornare all’Alehouse
letter-back = Qualcuno, molto probabilmente tu, vuole che l’Alehouse riconosca su un altro dispositivo la persona che ha confermato questo indirizzo. Se la richiesta è tua, apri lì questo link:
letter-back-not = Il link vale { $minutes } minuti e per un solo dispositivo. Se non ne sai nulla, non fare niente: senza il link non entra nessuno.
page-you-nav-name = Nome, lingua
page-you-nav-called = Avvisi
page-you-nav-devices = Dispositivi
page-you-nav-statistics = Statistiche
page-you-nav-delete = Cancella i dati
page-you-face = Il tuo volto
page-you-face-number = Volto { $number }
page-you-come-back = Hai già giocato qui, con un altro browser?
page-you-devices = I tuoi dispositivi
page-you-devices-help = Puoi giocare su tutti nello stesso momento; una mossa fatta su uno si vede sugli altri.
page-you-devices-none = Questo browser diventa il tuo primo dispositivo quando giochi o dici il tuo nome.
page-you-dev-this = questo
page-you-dev-since = dal { $day }
page-you-dev-now = qui ora
page-you-dev-seen = ultima volta qui: { $when }
page-you-dev-push = riceve notifiche
page-you-dev-rename = Rinomina
page-you-dev-rename-of = Rinomina { $name }
page-you-dev-name = Come si chiama il dispositivo
page-you-dev-remove = Togli
page-you-dev-remove-of = Togli { $name }
page-you-dev-remove-ask = Togliere { $name }?
page-you-dev-remove-help = Da subito non è più tuo: ciò che è aperto lì si chiude, e da lì non si gioca più per te. Anche le sette parole ricevute da quando l’hai aggiunto non valgono più: chiedine di nuove.
page-you-dev-not = No, tienilo
page-you-dev-lost = Ne hai perso uno? Toglilo qui: da subito non è più tuo.
page-you-dev-others = Togli tutti gli altri
page-you-dev-others-ask = Togliere tutti i dispositivi tranne questo?
page-you-dev-removed = Tolto.
page-you-dev-added = { $name } ora è tuo.
page-you-add = Aggiungi un dispositivo
page-you-add-help = Inquadra il codice con il telefono o il tablet, oppure apri lì il link.
page-you-add-link = Il link per il nuovo dispositivo
page-you-add-show = Mostra il codice e il link
page-you-add-good = vale ancora { $time }, per un solo dispositivo
page-you-add-void = Il link è scaduto.
page-you-add-new = Uno nuovo
page-you-add-asks = Il nuovo dispositivo mostra il tuo nome e il tuo volto e chiede conferma prima di diventare tuo. Questa pagina ti dice quando lo è.
page-you-add-secret = Non mostrarlo ad altri: chi lo apre può passare per te.
page-you-lost = Se li perdi tutti
page-you-lost-help = Sette parole inglesi ti riportano qui da qualsiasi browser, con i tuoi posti e le tue statistiche. La locanda ne conserva solo un’impronta; nessuno può cercarle per te.
page-you-words = Le tue sette parole inglesi
page-you-words-make = Dammi sette parole
page-you-words-have = Hai le tue parole dal { $day }. La locanda non può mostrarle di nuovo.
page-you-words-new = Crea parole nuove
page-you-words-void = Le parole nuove annullano le vecchie.
page-you-words-once = Annotale ora, in inglese come sono: si vedono solo qui e adesso.
page-you-words-copy = Copia
page-you-words-file = Salva in un file
page-you-words-print = Stampa
page-you-words-where = Scrivile qui se perdi tutti i dispositivi:
page-add-title = Sei tu, { $name }?
page-add-title-nameless = Sei tu?
page-add-about-computer = Fai di questo computer un tuo dispositivo.
page-add-about-phone = Fai di questo telefono un tuo dispositivo.
page-add-about-tablet = Fai di questo tablet un tuo dispositivo.
page-add-name = Nome del dispositivo
page-add-call = Avvisami qui quando tocca a me
page-add-yes-computer = Sì, aggiungi questo computer
page-add-yes-phone = Sì, aggiungi questo telefono
page-add-yes-tablet = Sì, aggiungi questo tablet
page-add-no = No, sono un’altra persona
page-recover-title = Ritorna
page-recover-about = Scrivi le tue sette parole inglesi, nel loro ordine, separate da spazi.
page-recover-words = Le tue sette parole
page-recover-go = Fammi rientrare
page-recover-mail = Per e-mail
page-recover-mail-about = Se qui hai confermato il tuo indirizzo e-mail, ti mandiamo un link.
page-recover-send = Mandami un link
page-recover-sent = Se qualcuno ha confermato qui quell’indirizzo, una lettera è in viaggio.
page-words-offer = Sette parole ti riportano qui se un giorno perdi questo browser.
page-words-offer-go = Voglio le mie parole

# La pagina di una partita finita
page-past = Una partita finita
page-past-origin = La partita da cui è ripresa
page-past-play-on = Riprendi da qui
page-past-play-on-help = Apre un tavolo tutto tuo: i posti delle persone sono tutti tuoi, i bot restano bot, per dadi e carte la sorte decide di nuovo.
page-past-analysis = Analisi
page-past-analysis-waiting = La locanda prosegue la partita da ogni punto, più e più volte, per scoprire chi aveva più probabilità di vincere. Ci vuole qualche minuto.
page-past-analysis-going = Approssimativo: la locanda sta ancora guardando più da vicino ({ $done } %).
page-past-analysis-rough = Approssimativo: non c’è stato il tempo di guardare tutto bene come la locanda vorrebbe.
page-past-about = Sulla partita
page-past-board = Tavolo
page-past-score-tab = Punti
page-past-players = giocatori: { $count }
page-past-house = Locanda
page-past-eyes-own = te, come in partita
page-past-follow = Segui
page-past-fit = Intero
page-past-better = meglio
page-past-transport = Ripercorri la partita
page-past-move = Mossa
page-past-round-back = Indietro di un round
page-past-turn-back = Indietro di un turno
page-past-play = Avvia
page-past-pause = Pausa
page-past-turn = Turno
page-past-round = Round
page-past-speed = Velocità
page-past-link = Copia un link a questa mossa
page-past-end = La fine
page-past-of = tocca a { $name }
page-past-count = { $move } di { $moves }
page-past-plots = Punti; sotto, la probabilità di vincere
page-past-analysis-none = Di questa partita non c’è un’analisi: la locanda guarda le partite giocate da persone con le sue carte.
page-past-points-own = I tuoi momenti decisivi
page-past-points-of = Momenti decisivi: { $name }
page-past-whose = Momenti decisivi di chi
page-past-point = { $when }. Meglio sarebbe stato: { $better }.
page-past-see = Guarda

# Filmati di partite finite
refused-film = Questo filmato non c’è più. Chiedilo di nuovo.
refused-film-kind = Un filmato è un SVG o una GIF.
refused-film-moves = Mosse di questa partita: { $moves }. Scegli tra queste la prima e l’ultima, in quest’ordine.
refused-film-seat = A questo tavolo non c’è un posto così.
refused-film-shape = Un filmato è orizzontale o verticale.
refused-film-seconds = Una scena dura da { $least } a { $most } secondi.
refused-film-gif = Questa locanda non può disegnare GIF: chi la gestisce deve installare alehouse[gif]. Un SVG non richiede nulla.
refused-films = Ci sono già { $count } filmati in lavorazione per te. Aspetta che uno sia pronto.
film-too-long = Sarebbero { $scenes } scene, e un filmato ne ha al massimo { $most }. Scegli meno mosse.
film-too-large = Il filmato supererebbe i { $most } MB. Scegli meno mosse, o un SVG.
film-too-slow = Disegnare questo filmato ha richiesto troppo tempo. Scegli meno mosse, o un SVG.
film-failed = Non è stato possibile disegnare questo filmato. È colpa della locanda, che ne ha preso nota.
page-film = Scarica
page-film-what = Che cosa
page-film-record = Registrazione
page-film-film = Filmato
page-film-part = Parte
page-film-whole = Tutta la partita
page-film-round = Questo round
page-film-ten = Dieci mosse da qui
page-film-eyes = Visto da
page-film-eyes-all = Spettatori
page-film-kind = Formato
page-film-svg = SVG
page-film-gif = GIF
page-film-about-record = Tutte le mosse in un file, da riguardare o continuare altrove.
page-film-about-svg = Nitido a ogni grandezza; si vede in ogni browser.
page-film-about-gif = Si vede ovunque, anche nei messaggi; richiede più tempo e più spazio.
page-film-go = Crea il filmato
page-film-waiting = Aspetta il suo turno…
page-film-drawing = Disegno in corso… { $done } %
page-film-ready = Il tuo filmato è pronto. La locanda lo conserva per un giorno.
page-film-take = Scarica il filmato

# Statistiche, e i giocatori di una locanda
refused-player = Questo giocatore non c’è, o non vuole farsi vedere.
page-stat-title = Come sono andate le tue partite
page-stat-none = Quando finisci una partita, qui trovi com’è andata.
page-stat-of = Le partite di { $name }
page-stat-players = Giocatori di questa locanda
page-stat-players-help = Chi ha chiesto di comparire e ha almeno cinque partite valutate, in ordine secondo l’estremo più basso della valutazione probabile.
page-stat-nobody = Non c’è ancora nessuno in elenco.
page-stat-shown = Mostrami tra i giocatori di questa locanda
page-stat-shown-help = Chiunque qui può vedere il tuo nome, la tua valutazione e come sono andate le tue partite. Spento finché non lo scegli.
page-stat-people = contro persone
page-stat-bots = contro i bot: { $level }
page-stat-bots-other = contro i bot
page-stat-solo = in solitario
page-stat-against = Rivali
page-stat-games = Partite
page-stat-won = Vinte
page-stat-place = Posto medio
page-stat-best = Punteggio migliore
page-stat-mean = Punteggio medio
page-stat-turns = Turni
page-stat-last = Posti recenti
page-stat-places = I posti recenti, l’ultimo a destra: { $places }
page-stat-trend = Andamento
page-stat-trend-said = Punteggio medio di dieci partite: da { $from } a { $to }
page-stat-rival = Il tuo rivale più forte: { $name }, davanti a te in { $ahead ->
    [one] { $ahead } partita
   *[other] { $ahead } partite
 } su { $played }
page-stat-used = Più usati nelle ultime partite
page-stat-times = { $times ->
    [one] una volta
   *[other] { $times } volte
}
page-stat-rated = Partite valutate
page-stat-range = molto probabilmente tra { $low } e { $high }

# Uno sguardo da vicino a una cosa del tavolo

page-closer-how = Clic
page-closer-click = { $how }: { $text }
page-closer-choose = { $how }: scegli
page-closer-open = più in grande
page-closer-rule = leggi la regola
page-closer-pin = Il tasto destro o una pressione lunga lo tiene aperto.

# ── le lezioni e i primi minuti ──

undo-lesson = In una lezione è la lezione stessa ad annullare le mosse.
refused-lesson = Questo non fa parte di una lezione. A un tavolo vero puoi farlo.
refused-no-lesson = Questo tavolo non è una lezione.
refused-lesson-unknown = Questa lezione non esiste. Scegline una dall’elenco.
refused-lesson-on = Da qui non c’è ancora una partita da continuare. Prima vai avanti con la lezione.

page-learn = Impara
page-aim = L’obiettivo
page-tips-off = Non mostrarne più

page-set-tips = Aiuto per ciò che è nuovo
page-set-tips-help = Nella tua prima partita, una frase per ogni nuovo tipo di decisione, una volta sola.
page-set-tips-on = Sì
page-set-tips-off = No

page-lesson-game = Impara { $game }
page-lesson-about = Giochi al tavolo vero e qualcuno ti dice che cosa guardare. Esci quando vuoi: il punto in cui sei resta salvato.
page-lesson-minutes = { $minutes } min
page-lesson-done = fatta
page-lesson-begun = riprendi da dove eri
page-lesson-step = { $step } / { $steps }
page-lesson-next = Avanti
page-lesson-go-on = Continua
page-lesson-other = Qui si intendeva un’altra mossa
page-lesson-trial = Solo una prova: niente di questo conta
page-lesson-try = Provaci
page-lesson-back = Torna indietro
page-lesson-tap = Un tocco mostra il pezzo, un secondo tocco lo gioca.
page-lesson-leave = Esci dalla lezione
page-lesson-leave-help = Il punto in cui sei resta salvato: puoi riprendere da qui quando vuoi.
page-lesson-stay = Resta
page-lesson-over = Ben fatto!
page-lesson-learnt = Hai imparato:
page-lesson-real-game = La tua prima vera partita
page-lesson-play-on = Continua, con qualche consiglio
page-lesson-more = E adesso?
page-lesson-all = Tutte le lezioni
page-lesson-offer = È la prima volta?
page-lesson-offer-help = Una prima partita guidata a { $game } dura { $minutes } minuti. Intanto il tuo tavolo ti aspetta.
page-lesson-offer-yes = Prima imparo
page-lesson-offer-no = Gioco ora

# Il libro del gioco: su una pagina tutta sua, e al tavolo.

page-handbook = Come si gioca, regole
page-book-guide = Come si gioca
page-book-rules = Regole
page-book-sheet = In breve
page-book-contents = Indice
page-book-search = Cerca nella guida e nelle regole
page-book-results = Risultati
page-book-nothing = Nessun risultato per «{ $what }».
page-book-print = Stampa
page-book-more = Per saperne di più: { $section }
page-book-copy = Copia un link a questa regola
page-book-copied = Link copiato.
page-book-english = Questo testo non è ancora tradotto. Eccolo in inglese.
page-book-back = Indietro
page-book-next = Avanti
page-book-of = { $page } di { $pages }
page-book-missing = In questo libro non c’è la regola { $clause }.
page-book-close = Alla prima pagina
page-book-language = Lingua
page-book-turn = Gira pagina
