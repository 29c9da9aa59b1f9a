# Chi siede a un posto, se non ha un nome; e i giocatori che sono programmi.

seat-person = Giocatore { $number }
bot-random = Casuale
bot-random-help = Gioca qualsiasi mossa permessa, senza pensarci. Va bene per un primo sguardo alle regole.
bot-greedy = Avido
bot-greedy-help = Prende ciò che ora sembra meglio e non pianifica mai. Un buon avversario per chi comincia.
why-unknown = Questa azione non esiste: { $action }.

# Che cosa è stato chiesto e non c’è.

bad-game = Non c’è nessun gioco «{ $game }». Ci sono: { $games }.
bad-option = Non c’è nessuna opzione «{ $option }». Ci sono: { $options }.
bad-option-players = L’opzione «{ $option }» è per { $counts } giocatori, non per { $players }.
bad-value = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $values }.
bad-pick = L’opzione «{ $option }» non può nominare «{ $card }» qui. Nomina ciascuna di queste al massimo una volta: { $cards }.
bad-picks = L’opzione «{ $option }» richiede { $count } tra { $cards }, non { $found }. Scrivila così: { $example }.
bad-preset = Non c’è nessuna configurazione «{ $preset }». Ci sono: { $presets }.
bad-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $players }.
bad-bot = Non c’è nessun bot «{ $bot }». Ci sono: { $bots }.
bad-bots = Per { $players } posti serve un bot per tutti o { $players } bot, non { $bots }.
bad-language = Non c’è la lingua «{ $language }». Ci sono: { $languages }.

# Alcune cose in una frase.

labelled = { $label }: { $text }
list-and = { $some } e { $last }
list-or = { $some } o { $last }

log-taken-back = ha annullato { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}
