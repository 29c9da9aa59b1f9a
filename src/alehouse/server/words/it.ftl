# Che cosa dice il server, oltre alle parole dei giochi. Le parole della pagina sono in it.page.ftl.

language = Italiano
line-turn = { $summary } · tocca a { $player }

# Apertura e chiusura
serve-open =
    La locanda è aperta: { $address }
    I tavoli sono conservati in { $db }. Ctrl-C chiude.
serve-port = La porta { $port } è occupata; uso la { $found }.
serve-no-address = Impossibile ascoltare su { $host }, porta { $port }: { $problem }. Scegli altro con --host e --port.
serve-no-db = I tavoli non si possono conservare: { $problem }. Scegli un altro file con --db.
serve-closed = La locanda è chiusa. Ogni tavolo ti aspetta dove l’hai lasciato.

# Mosse non accettate
refused-stale = Nel frattempo il tavolo è andato avanti. Eccolo com’è ora; scegli di nuovo.
refused-under-way = Si sta registrando una mossa. Aspetta un attimo, poi scegli di nuovo.
refused-turn = Tocca a { $player }.
refused-watching = Stai guardando questo tavolo. Può giocare solo il browser che l’ha aperto.
refused-replay = Stai guardando il passato. Torna al tavolo per giocare.
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
refused-origin = Questa richiesta veniva da un altro sito e non ha avuto risposta.
refused-table = Questo tavolo non esiste. Controlla il link.
refused-table-broken = Questo tavolo non si può più aprire: { $problem }.
refused-language = La locanda non parla «{ $language }».
refused-look =
    { $moves ->
        [one] C’è { $moves } mossa da guardare.
       *[other] Ci sono { $moves } mosse da guardare.
    }

# Tavoli che non si possono aprire
refused-game = Nella locanda non c’è il gioco «{ $game }».
refused-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $players }.
refused-seats =
    { $players ->
        [one] Per un giocatore serve un posto, non { $seats }.
       *[other] Per { $players } giocatori servono altrettanti posti, non { $seats }.
    }
refused-option =
    { $players ->
        [one] Per un giocatore l’opzione «{ $option }» non esiste.
       *[other] Per { $players } giocatori l’opzione «{ $option }» non esiste.
    }
refused-value = L’opzione «{ $option }» non può essere «{ $value }».
refused-bot = Il bot «{ $bot }» non esiste.
refused-name = Un nome può avere al massimo { $longest } lettere.
refused-cards = Il file di carte non si può usare: { $problem }.
