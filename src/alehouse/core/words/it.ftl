# Chi siede a un posto, se non ha un nome; e i giocatori che sono programmi.

seat-person = Giocatore { $number }
bot-random = Casuale
bot-random-help = Gioca qualsiasi mossa permessa, senza pensarci. Va bene per un primo sguardo alle regole.
bot-greedy = Avido
bot-greedy-help = Prende ciò che ora sembra meglio e non pianifica mai. Un buon avversario per chi comincia.
why-unknown = Questa azione non esiste: { $action }.
