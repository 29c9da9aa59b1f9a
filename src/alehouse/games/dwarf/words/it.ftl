# DWARF: carte, risorse, fasi, domande, opzioni, cronaca e motivi.

game-blurb = Scava, forgia e combatti sotto la montagna: nove carte su cui lavorare, e a ogni round qualcuna cambia.

# Carte

card-iron_seam = Filone di Ferro
card-gold_seam = Filone d’Oro
card-alloy_steel = Lega d’Acciaio
card-forge_sword = Forgiare una Spada
card-forge_mace = Forgiare una Mazza
card-forge_diadem = Forgiare un Diadema
card-forge_helm = Forgiare un Elmo
card-forge_axe = Forgiare un’Ascia
card-forge_crown = Forgiare una Corona
card-forge_dagger = Forgiare un Pugnale
card-forge_armour = Forgiare un’Armatura
card-orc_raiders = Orchi Predoni
card-knockers = Picchiatori
card-dragon = Drago
card-great_dragon = Grande Drago
card-sidhe = Fate Oscure
card-get_help = Chiedere Aiuto
card-muster_an_army = Radunare un Esercito
card-hold_a_council = Tenere Consiglio
card-sell_an_item = Vendere un Manufatto
card-past_glories = Glorie Passate
card-special_order = Ordine Speciale
card-turn_back = Tornare Indietro
card-apprentice = Apprendista
card-collapse_the_shafts = Far Crollare i Pozzi
card-run_amok = Seminare il Caos

# Risorse, manufatti e medaglie

goods-iron = ferro
goods-steel = acciaio
goods-gold = oro
goods-item =
    { $count ->
        [one] manufatto
       *[other] manufatti
    }
goods-medal =
    { $count ->
        [one] medaglia
       *[other] medaglie
    }

# Fasi e passi

phase-mining = Estrazione
phase-first = Selezione
phase-second = Selezione
phase-get_help = Chiedere Aiuto
phase-defend = Difendere
phase-mine = Estrarre
phase-forge = Forgiare
phase-over = Partita finita

# Avversari stampati

automa-eldhusfifl = Eldhúsfífl
automa-andvettr = Andvéttr
automa-andvettr_fadir = Andvéttr faðir

# Opzioni

option-opponent = Avversario
option-opponent-help = Eldhúsfífl è quello facile; Andvéttr forgia due volte e vince con 12 medaglie; suo padre non spreca mai un lavoratore.
option-opponent-eldhusfifl = Eldhúsfífl
option-opponent-andvettr = Andvéttr
option-opponent-andvettr_fadir = Andvéttr faðir
option-mountain = Montagna
option-mountain-help = A livelli: le carte con due lanterne escono prima di quelle con tre, e il caso conta meno.
option-mountain-shuffled = Mescolata
option-mountain-graded = A livelli
option-same_position_rule = Posizione ripetuta
option-same_position_rule-help = Che cosa succede se la seconda carta di un round va dove è appena arrivata la prima.
option-same_position_rule-discard = Si scarta
option-same_position_rule-cover = Copre la prima
option-special_pairing = Retro delle carte speciali
option-special_pairing-help = Quale lato Miniera vada con quale lato speciale non si sa per certo: due letture.
option-special_pairing-same_cell = Come sul foglio
option-special_pairing-long_edge_duplex = Speculare
option-first_player = 1° giocatore
option-first_player-help = Chi ha il segnalino 1° giocatore nel primo round.
option-first_player-random = A caso
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-first_player-5 = Giocatore 5

# Domande: che cosa si decide, e che cosa è bene sapere. Il nome di una decisione sta dentro una frase (why-not-now).

prompt-first = Piazza un lavoratore o scegli un’azione speciale
decision-first = il primo turno
prompt-first-detail = Primo turno. Un’azione speciale costa entrambi i tuoi lavoratori, oppure medaglie e un lavoratore.
prompt-first-last = Primo turno. Sei in coda: il tuo secondo turno segue subito.
prompt-first-no-special = Primo turno. Hai già usato tutte le azioni speciali che hai contro questo avversario.
prompt-second = Piazza il tuo secondo lavoratore, o passa
decision-second = il secondo turno
prompt-second-detail = Secondo turno. Un lavoratore che tieni in mano non fa nulla in questo round.
prompt-extra = Piazza un aiutante, o rinuncia
decision-extra = l’arrivo degli aiutanti
prompt-extra-detail = Chiedere Aiuto porta fino a due lavoratori aggiuntivi, uno dopo l’altro.
prompt-early-help = Aiutanti in anticipo: piazzane uno, o rinuncia
decision-early-help = l’arrivo degli aiutanti
prompt-give = { $card }: quanto { $good } cedi? Ancora { $left } da cedere
decision-give = la scelta di che cosa cedere
prompt-receive = { $card }: quanto { $good } prendi? Ancora { $left } da prendere
decision-receive = la scelta di che cosa prendere
prompt-glories = Glorie Passate: scegli una carta sepolta da riportare in cima
decision-glories = la scelta di una carta sepolta
prompt-turn-back = Tornare Indietro: scegli la posizione che perde la carta in cima e riceve il tuo lavoratore
decision-turn-back = la scelta della posizione da cui tornare indietro
prompt-apprentice = Apprendista: scegli presso quale avversario va il tuo lavoratore
decision-apprentice = la scelta di un maestro
prompt-mine-order = In quale delle tue due posizioni estrai prima?
decision-mine-order = l’ordine di estrazione
prompt-forge-order = In quale delle tue due forge lavori prima?
decision-forge-order = l’ordine di forgiatura
prompt-first-player = Chi inizia?
decision-first-player = la scelta del 1° giocatore
prompt-turn-special = Quale carta speciale è ora in cima alla pila?
decision-turn-special = la scoperta di una carta speciale
prompt-draw = Quale carta esce dalla Montagna?
decision-draw = la pesca dalla Montagna
prompt-shuffle = Seminare il Caos: qual è la prossima carta della pila mescolata, dal basso in alto?
decision-shuffle = il mescolamento delle pile

# Opzioni di una decisione

choice-place = Lavoratore su { $card } ({ $location })
choice-pass = Passa
choice-decline = Nessun aiutante ora
choice-special-workers = { $card }: paga entrambi i lavoratori
choice-special-medals =
    { $medals ->
        [one] { $card }: paga { $medals } medaglia e un lavoratore
       *[other] { $card }: paga { $medals } medaglie e un lavoratore
    }
choice-raise = Riporta in cima { $card } ({ $location })
choice-turn-back = Rimanda { $card } ({ $location })
choice-join = Affianca il lavoratore su { $card } ({ $location })
choice-resolve = Prima { $card } ({ $location })
choice-first = Inizia { $first }
choice-turn = { $card }
choice-draw =
    { $lanterns ->
        [one] { $card } in { $location }, { $lanterns } lanterna
       *[other] { $card } in { $location }, { $lanterns } lanterne
    }
choice-shuffle = { $card } in { $location }
choice-amount = { $amount } { $good }

# Cronaca. Il nome del giocatore precede la riga; le righe senza giocatore riguardano il tavolo.

log-head-round = Round { $round }
log-first-player = inizia
log-pile = Pila speciale: { $card } in cima
log-draw = Nuova carta in { $location }: { $card }
log-discard = Di nuovo in { $location }, carta scartata: { $card }
log-place = lavoratore su { $card } ({ $location })
log-pass = passa
log-special-workers = { $card }, pagando due lavoratori
log-special-medals = { $card }, pagando medaglie e un lavoratore
log-bot-medals = medaglie per la tua azione speciale
log-bot-stays = non trova nulla di utile: un lavoratore resta a casa
log-no-effect = { $card }: non si può fare nulla
log-muster = schiera l’esercito a ogni porta in questo round
log-council = il consiglio rimanda nella Montagna le carte in cima
log-collapse = i pozzi crollano: ogni carta in cima va sotto la sua pila
log-amok = semina il caos: ogni pila viene mescolata
log-exchange = { $card }
log-give = cede per { $card }
log-receive = prende con { $card }
log-raise = riporta in cima { $card } ({ $location })
log-turn-back = rimanda nella Montagna { $card } ({ $location })
log-land = La carta speciale diventa { $card } in { $location }
log-early = risolve { $card } ({ $location }) prima che la carta venga coperta
log-help = aiutante su { $card } ({ $location })
log-help-declined = non vuole aiutanti
log-help-lost = un aiutante non trova un posto libero
log-marker = riceve il segnalino 1° giocatore da { $from }
log-resolve = { $card } ({ $location })
log-cannot-pay = non può pagare { $card } ({ $location })
log-raid = { $card } ({ $location }): nessuno estrae in questo round
log-attack = subisce { $card } ({ $location })
log-army = L’esercito respinge { $card } ({ $location })

# Perché no

why-over = La partita è finita.
why-unknown = Questa azione non esiste: { $action }.
why-fate = Le carte le pesca la sorte, non chi gioca.
why-fate-first = Non ancora: prima c’è { $decision }.
why-not-there = Non è tra ciò che può uscire ora.
why-not-now = Non ora: adesso c’è { $decision }.
why-no-pass = Nel primo turno devi piazzare un lavoratore o scegliere un’azione speciale.
why-must-choose = L’effetto della carta è possibile, quindi va applicato: scegli.
why-must-order = Un’azione che si può pagare va eseguita: scegli quale viene prima.
why-special-under-way = Prima va conclusa la carta speciale; c’è una sola azione speciale per round.
why-special-late = Le azioni speciali si possono scegliere solo nel primo turno.
why-no-extra-special = Non ora: solo i lavoratori normali, nel primo turno, possono fare un’azione speciale.
why-special-limit =
    { $count ->
        [one] Contro questo avversario hai una sola azione speciale, e l’hai già usata.
       *[other] Contro questo avversario hai { $count } azioni speciali, e le hai già usate tutte.
    }
why-pile-empty = Questa pila è vuota.
why-medals =
    { $medals ->
        [one] Per questo serve { $medals } medaglia e ne hai { $owned }.
       *[other] Per questo servono { $medals } medaglie e ne hai { $owned }.
    }
why-amount = Qui si può scegliere solo da { $low } a { $high }.
why-not-buried = Si può riportare in cima solo una carta sepolta in una pila.
why-one-mine = A questo tavolo c’è una sola Miniera.
why-occupied = In { $location } c’è già un lavoratore.
why-one-card = La posizione { $location } ha troppo poche carte: una deve restare.
why-no-opponent = Nessun avversario ha un lavoratore in { $location }.
why-order = Scegli una delle due posizioni in cui sono i tuoi lavoratori.

# Come è finita

end-items = Alla fine del round qualcuno possiede quattro manufatti.
end-mountain = Andava pescata una carta e la Montagna è vuota.
end-medals = Abbastanza medaglie: vittoria immediata.
