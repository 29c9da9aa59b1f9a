# Il comando `alehouse`.

cli-usage = uso:
cli-usage-house = alehouse [COMANDO …]
cli-usage-play = alehouse play GAME [opzioni]
cli-usage-learn = alehouse learn [GAME [LESSON]] [opzioni]
cli-usage-serve = alehouse serve [opzioni]
cli-usage-migrate = alehouse migrate [opzioni]
cli-usage-backup = alehouse backup FILE [opzioni]
cli-usage-restore = alehouse restore FILE [opzioni]
cli-usage-simulate = alehouse simulate GAME [opzioni]
cli-usage-ladder = alehouse ladder GAME --bots BOT,BOT… [opzioni]
cli-usage-balance = alehouse balance GAME [opzioni]
cli-usage-replay = alehouse replay FILE [opzioni]
cli-usage-analyse = alehouse analyse FILE [opzioni]
cli-usage-export = alehouse export FILE PICTURE [opzioni]
cli-usage-rules = alehouse rules [GAME [SEZIONE | CLAUSOLA | PAROLE]] [--sheet]
cli-usage-cards = alehouse cards export GAME | alehouse cards check GAME FILE
cli-usage-games = alehouse games
cli-arguments = argomenti
cli-options = opzioni
cli-options-of = opzioni di { $game }
cli-commands = comandi

cli-about-house =
    Giochi da tavolo con regole complete e rispettate: da giocare, rivedere, studiare.
    Senza comando apre la locanda nel browser.
cli-about-play =
    Gioca una partita qui nel terminale.
    «alehouse play GAME -h» elenca le opzioni di un gioco.
cli-about-learn =
    Impara un gioco qui nel terminale, giocandolo. Senza gioco, tutte le lezioni.
    Puoi lasciare una lezione in qualsiasi momento; riprende da lì.
cli-about-simulate = Fai giocare ai bot molte partite e guarda che cosa ne esce.
cli-about-ladder =
    Quanto sono forti i bot? Ogni coppia si incontra nelle stesse partite, a ogni posto.
      alehouse ladder { $game } --bots random,greedy,search@50ms --out ladder.jsonl
    Lo stesso comando riprende da dove è stato interrotto.
cli-about-balance =
    Un gioco è equo? Lo giocano i bot, e si conta quello che fanno.
      alehouse balance { $game } --games 20000 --bot search@20ms --out balance.html
      alehouse balance { $game } --cards mie.toml --against default    che cosa cambiano le mie carte?
cli-about-replay = Controlla una registrazione e mostrala: che cosa è successo, e il punteggio spiegato.
cli-about-analyse =
    Riguarda una partita finita: chi aveva più probabilità di vincere, turno dopo turno, e quali decisioni sono state decisive.
    Ci vuole qualche minuto; Ctrl-C mostra ciò che si sa fino a quel momento.
cli-about-export = Trasforma una registrazione in un’immagine in movimento: un SVG animato (partita.svg) o una GIF (partita.gif).
cli-about-rules = Come si gioca a un gioco, e le sue regole. Senza gioco, mostra che cosa c’è nella locanda.
cli-about-cards =
    Gioca con carte personalizzate:
      alehouse cards export { $game } > mie.toml    il file di carte della locanda, da modificare
      alehouse cards check { $game } mie.toml       va bene, e che cosa è cambiato?
      alehouse play { $game } --cards mie.toml      per giocarci
cli-about-games = Che cosa c’è nella locanda: giochi, numero di giocatori, opzioni.
cli-about-serve = Apri la locanda nel browser.
cli-about-migrate = Porta il database di una locanda alla versione attuale, o preparane uno nuovo. Prima chiudi la locanda e fai una copia.
cli-about-backup = Copia il database SQLite di una locanda in un nuovo file. Nel frattempo la locanda può restare aperta.
cli-about-restore = Rimetti una copia al posto del database della locanda. Prima chiudi la locanda e sposta il vecchio database.

cli-short-play = gioca nel terminale
cli-short-learn = impara un gioco giocandolo
cli-short-serve = gioca nel browser
cli-short-migrate = porta un database alla versione attuale
cli-short-backup = copia il database di una locanda
cli-short-restore = ripristina una copia
cli-short-simulate = fai giocare ai bot molte partite
cli-short-ladder = quanto sono forti i bot
cli-short-balance = se un gioco è equo
cli-short-replay = controlla e mostra una registrazione
cli-short-analyse = chi poteva vincere, e che cosa ha deciso la partita
cli-short-export = una registrazione come immagine in movimento
cli-short-rules = come si gioca, e le regole
cli-short-cards = carte personalizzate
cli-short-games = che cosa c’è nella locanda

cli-help-help = mostra questo aiuto ed esce
cli-help-preset = opzioni che vanno insieme; altre opzioni le cambiano
cli-help-lang = lingua; se manca, quella dell’ambiente
cli-help-version = mostra la versione, e se i moduli veloci sono in uso
cli-help-game = quale gioco; «alehouse games» li elenca
cli-help-lesson = quale lezione; «alehouse learn GAME» le elenca
cli-help-name = come ti chiami al tavolo
cli-help-check = controlla un tuo file di lezioni
cli-help-players = quanti giocatori; se manca, quanti ne richiedono i posti e le opzioni indicati
cli-help-seat = chi siede al posto successivo: «me» (tu), «here» (un’altra persona a questa tastiera), «bot:greedy»; con un nome: «me:Eyra», «here:Brokk»; ripetilo per ogni posto; i posti non indicati vanno ai bot
cli-help-seed = lo stesso seme dà la stessa partita
cli-help-fate = «open»: dadi e carte si inseriscono a mano, per chi usa quelli veri
cli-help-cards = un tuo file di carte
cli-help-save = salva la partita in questo file dopo ogni decisione
cli-help-load = riprende la partita in questo file
cli-help-games = quante partite giocare; se manca, 1000
cli-help-games-ladder = quante partite ha ogni incontro; se manca, 100
cli-help-bots-ladder = i bot separati da virgole, dal più debole al più forte: «random,greedy,search@50ms»
cli-help-neighbours = ogni bot incontra solo quello nominato prima di lui
cli-help-out-ladder = conserva le partite in questo file, con una figura accanto, e riprende da quelle che ci sono
cli-help-bot = chi gioca, a ogni posto: «greedy», «search@20ms»
cli-help-against = confronta con questo file di carte dagli stessi semi; «default» è quello della locanda
cli-help-out-balance = scrive tutto come pagina in questo file: report.html
cli-help-on = «ray»: gioca su tutti i processori con Ray; «ray://HOST:PORTA»: su un cluster Ray
cli-help-parquet = scrive ogni partita in questo file (games.parquet), o in una cartella, file per file
cli-help-bots = un bot per tutti i posti, o uno per ciascuno, separati da virgole: «random,greedy,greedy»
cli-help-workers = quanti processi si dividono il lavoro; i risultati non cambiano
cli-help-json = stampa un oggetto JSON, descritto sotto
cli-help-asked = una sezione della guida ({ $chapter }), una clausola ({ $clause }) o parole da cercare
cli-help-sheet = tutto in breve
cli-help-what = «export» stampa il file di carte della locanda, «check» ne controlla uno tuo
cli-help-file = il file di carte da controllare
cli-help-record = la registrazione
cli-help-person = di chi si guardano le decisioni (1, 2, …); da ripetere per ogni posto; se manca, di tutti
cli-help-minutes = quanti minuti di processore può usare; se manca, 5
cli-help-reseed = lo stesso seme dà gli stessi numeri; se manca, quello proprio della registrazione
cli-help-step = scorre la partita con il tavolo dopo ogni mossa
cli-help-to = si ferma dopo questo numero di mosse
cli-help-picture = l’immagine da scrivere: il nome finisce in .svg o .gif
cli-help-shape = la forma del tavolo
cli-help-seconds = quanto resta ogni mossa
cli-help-from = comincia dopo questo numero di mosse
cli-help-width = larghezza di una GIF in pixel
cli-help-viewer = ciò che poteva vedere questo posto (1, 2, …); se manca, ciò che vedevano tutti
cli-help-host = indirizzo su cui ascoltare
cli-help-lan = ascolta in tutta la rete di casa, e mostra l’indirizzo e il suo codice QR
cli-help-port = porta su cui ascoltare; se è occupata, la prossima libera
cli-help-db = il database: un indirizzo (postgresql://…) o un file SQLite; se manca, un file nella tua cartella dei dati
cli-help-redis = Redis, dove si incontrano più processi della stessa locanda
cli-help-open = apre il browser
cli-help-config = un file di impostazioni; le opzioni e l’ambiente (ALEHOUSE_PORT e così via) hanno la precedenza
cli-help-address = dove si trova la locanda, se non qui: l’indirizzo del proxy che le sta davanti
cli-help-processes = quanti processi servono le pagine; più di uno richiede PostgreSQL e Redis
cli-help-log = come scrivere gli eventi: righe per le persone, o un oggetto JSON per riga
cli-help-copy = il file della copia

cli-more-serve = Tutto ciò che si può impostare, anche e-mail e metriche, è spiegato in docs/online.md.

cli-json-simulate =
    L’oggetto JSON contiene:
      game, players, options, bots, cards, seed, games   che cosa si è giocato
      seats      per ogni giocatore: player, bot, wins (non condivise),
                 shared, rate (su tutte le partite) e il suo intervallo
                 al 95 %: low, high
      decisions  mean, min, p10, median, p90, max
      measures   per nome: all (come decisions), e per i numeri dei
                 giocatori winners (idem) e players (medie); oppure, per
                 un sì o no, share
      uses       per nome: uses, uses_of_winners, e per posto e partita
                 mean, mean_of_winners (null se nessun posto ha mai vinto);
                 games di un posto con un uso, e la sua win_rate
      speed      seconds, games_per_second, workers; tutto il resto è
                 uguale con lo stesso seme
cli-json-ladder =
    L’oggetto JSON contiene:
      game, rules, players, options, cards, seed, bots, games   che cosa si è giocato
      ratings    dal migliore: name, rating, il suo intervallo 95 % low e high, games
      meetings   per ogni coppia: bot a un posto, against agli altri, games,
                 victories (in parte se condivise), rate, low, high, fair
      decisions  in una partita, in media
cli-json-balance =
    L’oggetto JSON contiene balance e, con --against, comparison.
      balance      game, players, options, bots, cards, seed, games; seats;
                   lengths, shares, scores, sources, sources_of_winners: per
                   nome value, error, low, high, chances, games; things: name,
                   pick, uses, win (estimate, fair, chance); spreads
      comparison   games; changes, prima i più sicuri: name, before, after,
                   difference, low, high, chance (dopo la correzione di Holm);
                   only_before, only_after, rare
cli-json-replay =
    L’oggetto JSON contiene:
      game, rules, players, options, seed   che cosa si è giocato
      moves      tutte; shown: di quante parla il resto
      over, scores, places
      log        per ogni riga: text, player (0, 1, …; -1: nessuno), changes
cli-json-analyse =
    L’oggetto JSON contiene:
      game, rules, players, seed   che cosa si è analizzato; seconds: di processore
      analysis   state («ready», o «rough» se il tempo non è bastato), done,
                 curve: per ogni turno move (quante mosse lo precedono), seat
                 (0, 1, …; -2: la fine), plays, e per giocatore shares dei primi
                 posti ed errors (metà degli intervalli al 95 %);
                 points: move, seat, played, better, loss, error, plays

cli-version-compiled = Alehouse { $version } (regole compilate)
cli-version-plain =
    Alehouse { $version } (solo Python: tutto funziona, simulazioni e bot sono lenti)
    Per le regole compilate, installa un compilatore C, poi: make build

cli-bad-arguments = { $problem }; «{ $command } -h» aiuta
cli-unknown = { $argument } qui non si capisce; «{ $command } -h» elenca ciò che si può usare
cli-not-a-number = { $flag } richiede un numero intero da { $least } a { $most }, non «{ $text }»
cli-not-a-decimal = { $flag } richiede un numero come 0.5 o 2, non «{ $text }»
cli-no-command = il comando «{ $command }» non esiste; ci sono: { $commands }
cli-which-game = quale gioco? «alehouse { $command } GAME»; ci sono: { $games }
cli-which-record = quale registrazione? «alehouse replay FILE»
cli-analyse-how = quale registrazione? «alehouse analyse FILE»
cli-export-how = quale registrazione, quale immagine? «alehouse export FILE IMMAGINE.svg»
cli-which-copy = quale file? «alehouse { $command } FILE»
cli-cards-how = «alehouse cards export GAME» oppure «alehouse cards check GAME FILE»; «alehouse cards -h» mostra come
cli-bad-seat = «{ $seat }» non può sedersi; ci sono: me, here, bot (con un nome: me:Eyra, bot:greedy)
cli-too-many-seats = posti richiesti: { $seats }, ma i giocatori sono { $players }
cli-save-exists = «{ $file }» contiene già un’altra partita; scegli un altro nome, o riprendi quella: --load { $file }
cli-save-folder = la cartella «{ $folder }» in cui salvare non esiste
cli-save-failed = la partita non si può salvare in «{ $file }»: { $problem }
cli-cannot-read = «{ $file }» non si può leggere: { $problem }
cli-load-over = la partita in «{ $file }» è finita; per guardarla: alehouse replay { $file }
cli-load-differs = la partita nel file ha { $option } = { $found }, non { $asked }; togli quell’opzione
cli-replay-to =
    { $moves ->
        [one] la registrazione ha { $moves } mossa; --to richiede un numero fino a { $moves }, non { $to }
       *[other] la registrazione ha { $moves } mosse; --to richiede un numero fino a { $moves }, non { $to }
    }
cli-replay-seat =
    { $players ->
        [one] la registrazione ha { $players } posto; il posto { $seat } non esiste
       *[other] la registrazione ha { $players } posti; il posto { $seat } non esiste
    }
cli-lesson-faults = «{ $file }» ha { $count ->
    [one] un errore
   *[other] { $count } errori
}; correggi quanto elencato sopra
cli-no-rule = il libro di { $game } non dice nulla su «{ $asked }»; «alehouse rules { $game }» mostra l’indice

# La partita.

terminal-search = { $count } possibilità: scrivi una parte del nome.
terminal-several = Quale?
terminal-no-number = Il { $number } non c’è; scegli da 1 a { $count }.
terminal-not-understood = «{ $line }» ora non è possibile. Scrivi ? per un aiuto.
terminal-seats = Al tavolo: { $players }.
terminal-pass = Passa la tastiera a { $player }, poi premi Invio.
terminal-undone = Annullato.
terminal-undo-nothing = Non c’è nulla da annullare.
terminal-undo-fate = La sorte ha parlato: ciò che è venuto prima non si può annullare.
terminal-undo-reveal = È stato mostrato qualcosa di nascosto: ciò che è venuto prima non si può annullare.
terminal-undo-other = Ha deciso qualcun altro: ciò che è venuto prima non si può annullare.
terminal-hint-option = Opzione
terminal-hint-thought = Riflessione
terminal-hint-chance = Probabilità
terminal-hint-needless = Qui non c’è nulla tra cui scegliere.
terminal-why-what = Perché che cosa? Per esempio: why { $example }
terminal-why-allowed = Ora è permesso, secondo { $clause }:
terminal-save-where = Dove salvare? Per esempio: save serata.json
terminal-saved = Salvata. Per riprenderla più tardi:
terminal-saved-end = La partita è salvata per intero. Per riguardarla:
terminal-leave = Buonanotte. La partita non è stata salvata; la prossima volta la conservi con --save FILE o «save FILE».
terminal-leave-saved = Buonanotte. Per riprendere la partita:
terminal-help =
    Scrivi il numero di un’opzione, una parte delle sue parole o il suo nome.
      ?           questo aiuto
      u           annulla l’ultima decisione
      h           un suggerimento: che cosa farebbe la locanda
      why X       perché X non si può fare ora; X è un nome, o parole di un’opzione
      rules       la regola dietro questa decisione
      rules X     una clausola, un capitolo o una ricerca
      board, log  mostra il tavolo, o tutto ciò che è successo
      save FILE   salva la partita
      q           esci

# Replay, regole, giochi, carte.

terminal-replay-move = Mossa { $number } di { $moves }: { $move }
terminal-replay-next = Invio: avanti; q: basta
export-drawing = Disegno
export-done = Scritto: { $file } ({ $size } kB)
terminal-replay-unfinished =
    { $left ->
        [0] La partita non è finita.
        [one] Nella registrazione resta una mossa.
       *[other] Nella registrazione restano { $left } mosse.
    }
terminal-rules-help = Una sezione: alehouse rules { $game } 3. Una clausola: il suo ID. Un capitolo delle regole: DW-5. Tutto il resto viene cercato; --sheet mostra tutto in breve.
terminal-book-english = Questo testo non è ancora tradotto. Eccolo in inglese.
terminal-game-players = da { $fewest } a { $most } giocatori
terminal-game-presets = Opzioni che vanno insieme
terminal-game-play = alehouse play { $game } -h dice di più.
terminal-cards-good = { $file } è un file di carte valido.
terminal-cards-same = È uguale a quello della locanda.
terminal-cards-count = { $table }: voci { $old } → { $new }
terminal-cards-gone = { $table }: { $entry } non c’è più
terminal-cards-new = { $table }: { $entry } si aggiunge
terminal-cards-changed = { $entry }: { $field } { $old } → { $new }

# Simulazioni.

simulate-playing = In gioco
lab-stopped = Interrotto. Partite giocate: { $games } su { $total }.
simulate-title =
    { $games ->
        [one] { $game }: una partita
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } partite
    } { $players ->
        [one] in solitario
       *[other] a { $players } giocatori
    }
simulate-seat = Posto
simulate-bot = Giocatore
simulate-won = Vinte
simulate-interval = intervallo 95 %
simulate-shared = di cui condivise
simulate-length = Durata
simulate-decisions = Decisioni
simulate-mean = media
simulate-min = min
simulate-p10 = 10 %
simulate-median = mediana
simulate-p90 = 90 %
simulate-max = max
simulate-score = Alla fine
simulate-winners = chi vince
simulate-by-seat = Media per posto
simulate-use = Uso, per giocatore e partita
simulate-by-all = tutti
simulate-by-winners = chi vince
simulate-users-won = vince chi usa
simulate-speed = partite al secondo: { $speed }; { $seconds } s, seme { $seed }

# Il laboratorio.

ladder-files = Partite: { $file }. Figura: { $picture }
balance-average = media
balance-file = Tutto quanto: { $file }
balance-no-file = --out report.html scrive tutto come pagina.
balance-same-cards = --against confronta due file di carte, ma sono uguali; danne un altro con --cards
lab-not-installed = { $package } non è installato; installalo: pip install "alehouse[{ $extra }]"
lab-workers-die = alcuni processi sono morti { $times } volte di seguito alle partite da { $first } a { $last }; manca memoria? Prova con meno --workers. Ciò che si è trovato finora resta
lab-ray-lost = il cluster Ray ha perso i suoi processi: { $problem }. Ciò che si è trovato finora resta
lab-ray-version = il cluster Ray ha Alehouse { $theirs }, qui c’è { $ours }; installa la stessa versione
lab-no-cluster = non c’è un cluster Ray a { $address }: { $problem }
lab-bad-crew = il laboratorio può lavorare su «ray», o su «ray://HOST:PORTA», non su «{ $on }»
lab-parquet-taken = { $file } contiene già delle partite; scegli un altro nome
lab-results-damaged = { $file }, riga { $line }: non è il file di una classifica ({ $problem }); scegli un altro nome per --out
lab-results-differ = { $file } contiene un’altra classifica ({ $what }: { $found }, non { $asked }); scegli un altro nome per --out
lab-bot-twice = { $bot } è nominato due volte; nomina ogni bot una volta
lab-bots-few = una classifica vuole due bot o più, o un avversario automa

# Lezioni.

terminal-learn-minutes = { $count } min
terminal-learn-how = Una lezione: alehouse learn { $game } first
terminal-learn-which = Quale lezione? Scrivi il suo numero; Invio: { $title }
terminal-learn-manner = Dove c’è scritto «clicca», scrivi il numero di un’opzione o parte delle sue parole. ? aiuta, q esce.
terminal-learn-resumed = Sei al passo { $number } di { $steps }. Per ricominciare scrivi: again
terminal-learn-next = Invio: avanti
terminal-learn-other = t: prova; Invio: torna indietro
terminal-learn-tried = Invio: torna indietro
terminal-learn-point = Guarda: { $things }
terminal-learn-nothing-to-try = Qui non c’è nulla da provare.
terminal-learn-left = Buonanotte. Per continuare la lezione:
terminal-learn-not-kept = Il punto a cui sei non si può salvare: { $file } non si può scrivere. La lezione continua lo stesso.
terminal-learn-done = Lezione finita: { $title }
terminal-learn-after = E adesso? Scrivi un numero; Invio esce.
terminal-learn-play-on = Continua a giocare da «{ $act }», con qualche consiglio
terminal-learn-helper = Scrivi h ogni volta che vuoi il consiglio della locanda.
terminal-learn-real-game = La tua prima vera partita
terminal-learn-same-again = La stessa partita un’altra volta:
terminal-learn-lesson = Lezione: { $title }
terminal-learn-good = { $file } è un file di lezioni valido ({ $count ->
    [one] { $count } lezione
   *[other] { $count } lezioni
}).
terminal-learn-help =
    Scrivi il numero di un’opzione, parte delle sue parole o il suo nome. Invio va avanti.
      ?           questo aiuto
      t           prova la mossa che non è richiesta
      b           torna indietro
      rules       la regola dietro questa decisione
      rules X     una clausola, un capitolo o una ricerca
      board, log  mostra il tavolo, o tutto quello che è successo
      again       ricomincia la lezione
      q           esci; il punto a cui sei resta salvato

# L’analisi di una partita finita.

analysis-unfinished = questa partita non è ancora finita; si analizzano solo partite finite
analysis-own-cards = questa partita è stata giocata con carte personalizzate e regole precedenti; partite così non si analizzano
analyse-playing = La partita prosegue
analyse-stopped = Interrotto. Ecco ciò che si sa finora.
analyse-nothing-yet = Non c’è stato il tempo di scoprire nulla.
analyse-title = { $game }: come è girata la partita
analyse-chances = Probabilità di vincere, dal primo turno alla fine
analyse-player = giocatore
analyse-start = all’inizio
analyse-curve = turno dopo turno
analyse-end = alla fine
analyse-curve-about = I bot della locanda hanno proseguito la partita { $plays } volte da ogni turno. Margine: ± { $error } %.
analyse-points = Momenti decisivi
analyse-move = mossa { $move }
analyse-point = { $played }. Meglio sarebbe stato: { $better }.
analyse-about = I bot della locanda hanno proseguito { $plays } volte con ogni scelta. Margine: ± { $error } %.
analyse-no-points = Nessuna decisione, da sola, è costata a qualcuno il 5 % o più, al di là della fortuna.
analyse-rough = Non c’è stato il tempo di guardare tutto bene come la locanda vorrebbe; con più --minutes i numeri diventano più precisi.
