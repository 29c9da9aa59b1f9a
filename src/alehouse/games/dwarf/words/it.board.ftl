# Il tavolo come testo.

board-round = Round { $round }
board-mountain = Montagna: { $left }, scarti: { $discards }
board-mountains = Montagne: { $each }
board-resolving = In corso: { $card }
board-mustered = Esercito radunato: nessun mostro colpisce in questo round
board-raided = Orchi Predoni: nessuno estrae in questo round
board-new = nuova
board-becomes = → { $location } { $card }
board-pile-empty = pila vuota
board-pile-unseen = coperta
board-special-muster_an_army = mostri respinti
board-special-hold_a_council = cime alla Montagna
board-special-sell_an_item = vendi per 5 risorse
board-special-past_glories = riesuma una carta
board-special-special_order = 5 risorse: manufatto
board-special-turn_back = rimanda una carta
board-special-apprentice = affianca un rivale
board-special-collapse_the_shafts = la cima va in fondo
board-special-run_amok = mescola ogni pila
board-helpers =
    { $count ->
        [one] +{ $count } aiutante
       *[other] +{ $count } aiutanti
    }
board-no-mining = nessuno estrae
board-all = −tutto: { $good }
board-workers = lavoratori
board-extra = aiutanti
board-first = 1°
board-legend =
    Ogni carta mostra la posizione, il nome e quante carte ci sono nella pila; sotto, che cosa un lavoratore paga (−) e prende (+). Dopo «!» c’è che cosa un mostro fa a tutti finché nessuno difende.
    I lavoratori sono i simboli di chi li possiede; «+» è un aiutante, tra parentesi chi è già stato risolto. La corona ♛ segna una categoria in cui si è in testa da soli; «3−1»: un mostro ne prenderebbe 1 su 3.
    Nomi delle opzioni: place:5 (o place:A5), special:A1:workers, special:A1:medals, pass. Per guardare da vicino: stack 5, pile A1, mountain, discards; con due Miniere stack B5, mountain B.
board-on = in { $locations }

# La fine della partita.

summary-round = Round { $round } · { $phase }
summary-over = Finita dopo { $round } round
outcome-winner = Eroe della Società: { $winner }
outcome-shared = { $winner } condividono la vittoria
outcome-and = { $some } e { $last }
outcome-place = Posto
outcome-player = Giocatore
outcome-categories = Categorie
outcome-medals = { $winner } ha raccolto abbastanza medaglie: nient’altro conta.
outcome-leads = Categoria { $good }: in testa c’è solo { $player }, con { $amount }.
outcome-level = Categoria { $good }: { $players } in parità a { $amount }, non conta per nessuno.
outcome-most =
    { $count ->
        [one] { $winner } è in testa in una categoria, più di chiunque altro.
       *[other] { $winner } è in testa in { $count } categorie, più di chiunque altro.
    }
outcome-tied =
    { $count ->
        [0] Nessuno guida una categoria: { $players } sono in parità.
        [one] Una categoria a testa per { $players }.
       *[other] { $count } categorie a testa per { $players }.
    }
outcome-breaks = Spareggio ({ $good }): { $players } ne ha di più, { $amount }.
outcome-still-tied = Spareggio ({ $good }): { $players } restano in parità a { $amount }.
outcome-draw = { $players } sono in parità in tutto e condividono la vittoria.

# Che cosa misura il laboratorio.

measure-rounds = Round
measure-iron = Ferro
measure-steel = Acciaio
measure-gold = Oro
measure-item = Manufatti
measure-medal = Medaglie
measure-categories = Categorie in testa
measure-by-items = Finite per i manufatti
measure-by-mountain = Finite per la Montagna
measure-by-medals = Finite per le medaglie dell’avversario
