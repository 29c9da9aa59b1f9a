# Chi siede a un posto, se non ha un nome; e i giocatori che sono programmi.

seat-person = Giocatore { $number }
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
bad-export = { $what } non può essere { $value }. Scegli tra: { $values }.
bad-export-kind = «{ $file }» non è un’immagine che si possa scrivere. Il nome deve finire in: { $kinds }.
bad-export-secrets = Questa partita non è finita: altri potrebbero leggere i segreti di un posto. Togli il posto.
bad-export-gif = Una GIF richiede { $package }, che non è installato: pip install "alehouse[gif]". Un SVG non richiede nulla.

# Alcune cose in una frase.

labelled = { $label }: { $text }
list-and = { $some } e { $last }
list-or = { $some } o { $last }

log-taken-back = annulla { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}
log-hint = chiede un suggerimento

hint-about = Riflessione: quanto la locanda ha considerato ogni opzione. Chance: di vincere, come se ora tutti fossero alla pari; sopra il { $even } % una mossa fa guadagnare terreno.

# At a table: what is one's own, whole or as one line.

scene-own-open = Mostra tutte le tue cose
scene-own-close = Mostra le tue cose su una riga
