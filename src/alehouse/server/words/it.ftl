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
serve-other-db = { $db } è stato scritto da un Alehouse più vecchio o più nuovo. Se è più vecchio, esegui «alehouse migrate --db { $db }»; tienine una copia.
serve-closed = La locanda è chiusa. Ogni tavolo ti aspetta dove l’hai lasciato.

# Come è configurata la locanda
settings-no-file = Il file di configurazione { $file } non si può leggere: { $problem }.
settings-bad = { $where }: { $problem }.
settings-address = «address» è dove si trova la locanda, per esempio «https://inn.example», non «{ $address }».
settings-db = «db» è il percorso di un file SQLite o un indirizzo come «postgresql://utente:password@host/nome».
settings-redis = «redis» è un indirizzo come «redis://host:6379/0».
settings-processes = Più processi hanno bisogno di un database PostgreSQL e di un Redis in comune: --db postgresql://… --redis redis://…
settings-mail = Per le lettere via e-mail servono «mail.sender», l’indirizzo del mittente, e «address», dove si trova la locanda.
settings-contact = «push.contact» comincia con «mailto:» o «https:», non come «{ $contact }».

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
upkeep-not-a-backup = { $file } non è una copia intera di un Alehouse; niente è cambiato.
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

# Perché non si può annullare
undo-nothing = Non è ancora stato deciso nulla.
undo-fate = Da allora è stata scoperta una carta o lanciato un dado. Puoi chiedere a tutti di annullare.
undo-other = L’ultima decisione è di { $player }. Puoi chiedere a tutti di annullare.
undo-over = La partita è finita e tutto è noto; non si può annullare nulla.

# Richieste che non si possono soddisfare
refused-message = Il messaggio è illeggibile ({ $problem }). Ricarica la pagina.
refused-too-long = È troppo lungo.
refused-request = Non è possibile: { $problem }.
refused-by-mistake = Qualcosa è andato storto nella locanda, non al tuo tavolo: nulla è perduto. Ricarica la pagina.
refused-metrics = Le metriche si vedono sulla macchina della locanda stessa, o con il token della sua configurazione.
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
refused-cards-slow = La locanda non è riuscita a leggere fino in fondo questo file di carte. Rendilo più corto o più semplice.
refused-value-long = Il valore di un’opzione può avere al massimo { $longest } caratteri.
refused-tables = Puoi avere { $most } tavoli non finiti. Finiscine prima uno.
refused-tables-hour = Da qui sono stati aperti troppi tavoli in un’ora. Riprova più tardi.
refused-bots-alone = A un altro tuo tavolo dei bot giocano tra loro. Guarda prima quella partita fino alla fine, oppure siediti con loro.

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
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath, Hledis
page-me = io
page-here = a questo schermo
page-bot = bot: { $bot }
page-bot-about = { $bot }: { $about }
page-options = Opzioni
page-option = { $option }: { $value }
page-options-usual = le solite
page-preset = Partita
page-picks = { $title }: { $found } di { $count }
page-picks-needed = «{ $option }»: scegline { $count } ({ $title }); finora { $found }.
page-cards = Carte personalizzate
page-cards-help = Un file di carte modificato da te. Tutti al tavolo giocano con quello. Una partita così non conta per la valutazione.
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
page-hint = Suggerimento
page-hint-title = Che cosa farebbe la locanda
page-hint-thought = Riflessione
page-hint-chance = Chance
page-hint-thinking = La locanda sta pensando…
page-all-options = Tutte le opzioni ({ $count })
page-open-clause = Apri le regole a questo punto
page-areas = Zone del tavolo
page-menu = Menu
page-side = Cronaca, regole, replay e persone
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
page-eyes = Visto da
page-eyes-own = chi guarda, come durante la partita
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
page-key-6 = un suggerimento: che cosa farebbe la locanda
page-key-7 = avanti e indietro nel replay
page-key-8 = questo aiuto
page-key-9 = chiudi ciò che è aperto
page-text-size = Dimensione del testo
page-text-size-of = Testo { $size }%
page-beacon = Vai alle scelte fuori vista ({ $count })

# ── online ──

away-left = ha lasciato il tavolo; gioca un bot
away-late = ha superato il tempo; gioca un bot
line-waiting = In attesa di giocatori
guest = Ospite { $number }
refused-away = Un bot gioca per te: prima torna al tavolo.
refused-deadline = { $days ->
    [one] Una mossa può durare al massimo { $days } giorno.
   *[other] Una mossa può durare al massimo { $days } giorni.
}
refused-eyes = La vista degli altri si apre solo a partita finita.
refused-flood = Troppi messaggi insieme. Aspetta un momento.
refused-spent = Hai dato molto lavoro alla locanda. Aspetta { $seconds } s prima di guardarti ancora intorno; intanto puoi continuare a giocare.
refused-house = Questa locanda si trova a { $address } e non risponde ad altri nomi.
refused-slow = La richiesta non è arrivata in tempo. Riprova.
refused-moved = La tua chiave ora è su un altro dispositivo: qui non apre più nulla.
refused-host = Solo chi ospita può iniziare.
refused-long-game = A questo tavolo si è già tornati indietro moltissimo. Ora si può solo continuare a giocare.
refused-long-line = Più breve: al massimo { $longest } caratteri.
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
        [0] Tutti sono d’accordo.
       *[other] Devono ancora rispondere: { $waiting }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Non si chiede a chi ha lasciato il tavolo: { $left }.
    }

# Lettere: per posta e, in breve, come notifiche
letter-turn-title = Tocca a te: { $game }
letter-turn = Tocca a te a { $game }, con { $players }.
letter-begun-title = Si comincia: { $game }
letter-begun = È cominciata una partita a { $game }, con { $players }.
letter-over-title = Partita finita: { $game }
letter-over = La tua partita a { $game }, con { $players }, è finita.
letter-link = Al tavolo: { $link }
letter-mute = Se non vuoi più notizie di questo tavolo, silenzialo lì; che cosa ricevere dalla locanda lo scegli nella tua pagina.
letter-confirm-title = È il tuo indirizzo?
letter-confirm = Qualcuno, molto probabilmente tu, vuole che l’Alehouse scriva a questo indirizzo quando è il suo turno in una partita. Se è giusto, apri questo link:
letter-confirm-not = { $hours ->
    [one] Si può aprire per { $hours } ora.
   *[other] Si può aprire per { $hours } ore.
} Se non ne sai nulla, non fare nulla: non arriverà nessun’altra lettera.
refused-no-push = Questa locanda non manda notifiche.
refused-push-service = La locanda non conosce il servizio di notifiche di questo browser.
refused-push-many = La locanda avvisa al massimo { $most } dei tuoi browser. Prima disattiva le notifiche in uno di essi.
page-push-impossible = Questo browser non può ricevere notifiche quando la pagina è chiusa.
page-push-denied = Il browser non permette alla locanda di avvisarti. Consentilo nelle impostazioni del browser, poi riprova.

# La sala, l’attesa, le persone e la chat
page-anybody = chiunque arrivi
page-free-seat = posto libero
page-online = Online
page-online-help = Un tavolo pubblico lo trovano tutti nella sala, uno privato solo con il link. Il link per gli amici lo avrai dopo l’apertura del tavolo. Chi ci mette troppo viene sostituito da un bot finché non torna; l’ultima persona al tavolo si aspetta.
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
page-lobby-empty-over = Nessuna partita pubblica è ancora finita.
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
page-is-here = presente
page-is-away = ora non c’è
page-take-help = Scrivi il tuo nome e scegli un posto libero, oppure resta a guardare.
page-wait-help = La partita comincia quando tutti i posti sono occupati, o quando chi ospita la fa iniziare.
page-begin-help = La partita comincia da sola quando tutti i posti sono occupati. Se la inizi ora, i posti liberi vanno ai bot.
page-begin = Inizia ora
page-stand-up = Alzati
page-invite = Invita
page-invite-help = Chi ha questo link può sedersi o guardare.
page-watch-help = Chi ha questo link può guardare la partita.
page-copy = Copia il link
page-copied = Copiato
page-share = Condividi
page-link-local = Questo link si apre solo su questo computer. Per gli altri dispositivi della tua rete, avvia la locanda con «alehouse serve --host 0.0.0.0» e apri questa pagina all’indirizzo che questo computer ha nella rete; per quelli altrove, docs/online.md spiega come fare (--address).
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
plot-title = Il punteggio di tutti, round per round
refused-decided = Da lì in poi non resta nulla da decidere. Scegli un momento precedente.
refused-email = La locanda non può scrivere a quell’indirizzo e-mail. Controllalo.
refused-confirm = Questo link è troppo vecchio, o nel frattempo l’indirizzo è cambiato. Nella tua pagina puoi farti rimandare la lettera.
refused-letter = Non c’è nessun indirizzo da confermare.
refused-letters = Oggi la locanda ha già scritto troppe volte a quell’indirizzo, o per te. Riprova domani.
refused-language = La locanda non parla quella lingua; parla { $languages }.
refused-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
refused-listed = Quell’elenco ha più di { $most } voci, o qualcosa che non è né un tavolo né una persona.
refused-name-signs = Un nome è una sola riga di lettere e segni visibili.
refused-unfinished = Questa partita non è finita. Alla fine avrà una pagina e si potrà riprendere da ogni round.
refused-voice = Quella persona qui non ha detto nulla.
uncounted-cards = Si è giocato con carte proprie: non conta per le statistiche né per la valutazione di nessuno.
uncounted-origin = Riprende da un’altra partita: non conta per le statistiche né per la valutazione di nessuno.
uncounted-fate = Dopo un annullamento dadi o carte sono usciti di nuovo: non conta per le statistiche né per la valutazione di nessuno.

# Tu
page-you-about = Su di te
page-you-name = Il tuo nome
page-you-email = Il tuo indirizzo e-mail
page-you-email-help = Serve solo ad avvisarti quando tocca a te. Nessuno lo vede. Lascialo vuoto se non vuoi avvisi.
page-you-unconfirmed = Non ancora confermato: apri il link nella lettera spedita lì. Fino ad allora non arriva altro.
page-you-letter = Rimanda la lettera
page-you-letter-sent = La lettera è in viaggio.
page-you-save = Salva
page-you-saved = Salvato.
page-you-auto = Prendi per me le decisioni con una sola opzione
page-you-auto-help = Vedi comunque ciò che succede.
page-you-turns = Quando tocca a te
page-you-mail = Avvisami per e-mail
page-you-mail-where = Prima lascia il tuo indirizzo e-mail qui sopra.
page-you-no-mail = Questa locanda non manda e-mail.
page-you-push = Avvisami in questo browser, anche a pagina chiusa
page-you-no-push = Questa locanda non manda notifiche.
page-you-muted = Tavoli di cui non ricevi avvisi
page-you-unheard = Persone di cui non vedi la chat
page-you-hear = Riattiva
page-you-games = Come sono andate le tue partite
page-you-no-games = Quando finisci una partita, qui trovi com’è andata.
page-you-played = Partite
page-you-won = Vinte
page-you-rating = Valutazione
page-you-rating-range = molto probabilmente tra { $low } e { $high }; partite valutate: { $games }
page-you-device = Un altro dispositivo
page-you-device-help = Non ci sono password: questo browser custodisce la chiave dei tuoi posti. Un link privato la porta su un altro dispositivo; da quel momento questo browser non ti riconosce più.
page-you-link = Crea un link privato
page-you-link-help = { $minutes ->
    [one] Aprilo sull’altro dispositivo entro { $minutes } minuto.
   *[other] Aprilo sull’altro dispositivo entro { $minutes } minuti.
} Vale una volta sola. Non darlo a nessuno: chi lo apre sei tu.
page-you-forget = Cancella i tuoi dati
page-you-forget-help = Il tuo nome, il tuo indirizzo e-mail, ciò che hai scritto e le tue statistiche vengono cancellati per sempre. Nei tuoi posti giocano i bot; le tue partite restano senza nome.
page-you-forget-now = Cancella tutto di me
page-you-forget-not = No, resto
page-move-title = Trasloca qui
page-move-about = Questo link porta il tuo nome, i tuoi tavoli e le tue statistiche in questo browser. Il dispositivo dove l’hai creato non ti riconoscerà più.
page-move-given-up = Se hai già giocato in questo browser, rinunci a quei posti.
page-move-here = Sì, trasloco qui
page-confirm-title = Il tuo indirizzo
page-confirm-about = L’Alehouse deve scriverti, all’indirizzo dove leggi questo link, quando tocca a te?
page-confirm-yes = Sì, è il mio indirizzo
page-confirmed = Confermato. Nella tua pagina scegli che cosa ricevere.

# La pagina di una partita finita
page-past = Una partita finita
page-past-replay = Ripercorri la partita
page-past-origin = La partita da cui è ripresa
page-past-scores = Punti per provenienza
page-past-course = La partita, round per round
page-past-play-on = Riprendi da qui
page-past-play-on-help = Apre un tavolo tutto tuo: i posti delle persone sono tutti tuoi, i bot restano bot, dadi e carte escono di nuovo.
page-past-from = Dall’inizio di
