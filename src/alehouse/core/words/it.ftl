# Chi siede a un posto, se non ha un nome; e i giocatori che sono programmi.

seat-person = Giocatore { $number }
seat-colour-0 = Ospite blu
seat-colour-1 = Ospite arancione
seat-colour-2 = Ospite verde
seat-colour-3 = Ospite viola
seat-colour-4 = Ospite rosso
seat-colour-5 = Ospite grigio

# Whoever has told no name, where it stands by itself.
seat-you = Tu

# Un nome che in una frase si leggerebbe come «tu», «lui» o «nessuno».
name-quoted = «{ $name }»

bot-random = Casuale
bot-random-help = Gioca qualsiasi mossa permessa, senza pensarci. Va bene per un primo sguardo alle regole.
bot-greedy = Avido
bot-greedy-help = Prende ciò che ora sembra meglio e non pianifica mai. Un buon avversario per chi comincia.
bot-apprentice = Apprendista
bot-apprentice-help = Guarda qualche mossa avanti, in un batter d’occhio. Per chi conosce già le regole.
bot-journeyman = Lavorante
bot-journeyman-help = Riflette per un decimo di secondo e pesa anche le tue mosse. Un avversario serio.
bot-master = Maestro
bot-master-help = Riflette un secondo a ogni decisione. Il più forte della locanda.
bot-search = Ricerca
why-unknown = Questa azione non esiste: { $action }.

# Che cosa è stato chiesto e non c’è.

bad-game = Non c’è nessun gioco «{ $game }». Ci sono: { $games }.
bad-option = Non c’è nessuna opzione «{ $option }». Ci sono: { $options }.
bad-option-players = L’opzione «{ $option }» vale solo per questo numero di giocatori: { $counts }, non { $players }.
bad-value = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $values }.
bad-pick = L’opzione «{ $option }» non può nominare «{ $card }» qui. Nomina ciascuna di queste al massimo una volta: { $cards }.
bad-picks = L’opzione «{ $option }» richiede { $count } tra { $cards }, non { $found }. Scrivila così: { $example }.
bad-preset = Non c’è nessuna configurazione «{ $preset }». Ci sono: { $presets }.
bad-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $players }.
bad-bot = Non c’è nessun bot «{ $bot }». Ci sono: { $bots }.
bad-bots = { $players ->
    [one] Per { $players } posto serve un bot, non { $bots }.
   *[other] Per { $players } posti serve un bot per tutti o { $players } bot, non { $bots }.
}
bad-budget = «{ $bot }» non può riflettere tanto. Scrivi { $kind }@50ms o { $kind }@1s, al massimo { $seconds } secondi, oppure { $kind }@400 per altrettante partite simulate, al massimo { $playouts }.
bad-budget-none = «{ $bot }» non accetta un tempo. Scrivi { $bot }, oppure { $search }.
bad-language = Non c’è la lingua «{ $language }». Ci sono: { $languages }.
bad-lesson = { $game } non ha nessuna lezione «{ $lesson }». Ci sono: { $lessons }.
bad-export = { $what } non può essere { $value }. Scegli tra: { $values }.
bad-export-kind = «{ $file }» non è un’immagine che si possa scrivere. Il nome deve finire in: { $kinds }.
bad-export-secrets = Questa partita non è finita: altri potrebbero leggere i segreti di un posto. Non indicare nessun posto.
bad-export-gif = Una GIF richiede { $package }, che non è installato: pip install "alehouse[gif]". Un SVG non richiede nulla.

# Alcune cose in una frase.

labelled = { $label }: { $text }
list-and = { $some } e { $last }
list-or = { $some } o { $last }

log-taken-back = annulla { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}
log-note-removed = esce per decisione di chi ospita; gioca un bot
log-note-closed = chiude il tavolo
log-note-closed-house = Chi gestisce la locanda ha chiuso il tavolo
log-note-hint = chiede un suggerimento

hint-about = Riflessione: quanto la locanda ha considerato ogni opzione. Probabilità: di vincere, come se ora tutti fossero alla pari; sopra il { $even } % una mossa fa guadagnare terreno.

# Al tavolo: le proprie cose, per intero o su una riga.

scene-own-open = Mostra tutte le tue cose
scene-own-close = Mostra le tue cose su una riga

thing-own-handle = Le tue cose stanno qui per intero, o su una riga quando il tavolo ha bisogno di spazio.

# Che cosa dice una lezione alle mosse che il suo copione non nomina.

lesson-other = In una partita vera puoi farlo. Per ora prova il pezzo illuminato.
lesson-not-now = Un momento: prima leggi qui, poi vai avanti.

# Chi gioca negli esempi di un libro, secondo i colori dei pezzi.

book-player-blue = Blu
book-player-orange = Arancione
book-player-green = Verde
book-player-purple = Viola
book-player-red = Rosso

# Quello che dice un gioco che non ha parole sue: il tavolo semplice.

plain-action = { $name }
prompt-plain = Scegli che cosa fare
decision-plain = la scelta di che cosa fare
plain-why-not = Ora non si può: è in corso { $decision }.
item-score = Punti
plain-hidden = nascosto
plain-none = nessuno
plain-die = Dado
plain-going = La partita continua
plain-over = La partita è finita
plain-winner = Vince { $winner }
plain-shared = { $winner } condividono la vittoria
plain-reason = La partita è giunta alla fine.
plain-place = Posto
plain-player = Giocatore
plain-points = Punti
plain-thing-help = Fa parte del tavolo.
plain-option-help = Ora puoi farlo: basta un clic.
plain-player-help = Qui c’è quello che appartiene a { $player }.
plain-table-help = Qui c’è quello che non appartiene a nessuno.
plain-in-the-middle = Sta in mezzo al tavolo.
plain-before = Sta davanti a { $player }.
plain-nothing-there = Non c’è niente da guardare che si chiami «{ $what }».
plain-book = Nessuno ha ancora scritto di più. Il tavolo mostra a ogni passo che cosa si può fare.
bad-position = { $game } non può cominciare da una posizione scelta da te.
