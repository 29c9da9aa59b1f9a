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
card-sell_an_item = Vendere un Artefatto
card-past_glories = Glorie Passate
card-special_order = Ordine Speciale
card-turn_back = Tornare Indietro
card-apprentice = Apprendista
card-collapse_the_shafts = Far Crollare i Pozzi
card-run_amok = Seminare il Caos

# Risorse, artefatti e medaglie

goods-iron = ferro
goods-steel = acciaio
goods-gold = oro
goods-item = { $count ->
    [one] artefatto
   *[other] artefatti
}
goods-medal =
    { $count ->
        [one] medaglia
       *[other] medaglie
    }
goods-all = { $good ->
    [item] tutti gli artefatti
    [medal] tutte le medaglie
    [iron] tutto il ferro
    [steel] tutto l’acciaio
   *[gold] tutto l’oro
}
goods-mix = { $least ->
    [0] { $n } a scelta tra { $kinds }
   *[other] { $n } tra { $kinds }, almeno { $least } per tipo
}
goods-resources = { $n } { $n ->
    [one] risorsa
   *[other] risorse
} { $least ->
    [0] a scelta
   *[other] (almeno { $least } per tipo)
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
option-opponent-help = Eldhúsfífl è quello facile; Andvéttr forgia di più e vince subito con abbastanza medaglie; suo padre non spreca mai un lavoratore.
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
option-special_pairing = Retro delle carte Azione Speciale
option-special_pairing-help = Quale lato Miniera vada con quale Azione Speciale non si sa per certo: si può leggere in due modi.
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
decision-first = il primo piazzamento
prompt-first-detail = Primo piazzamento. Un’azione speciale costa entrambi i tuoi lavoratori, oppure medaglie e un lavoratore.
prompt-first-last = Primo piazzamento. Sei in fondo all’ordine di turno: il tuo secondo piazzamento segue subito.
prompt-first-no-special = Primo piazzamento. Hai già usato tutte le azioni speciali permesse contro questo avversario.
prompt-first-medals =
    { $medals ->
        [one] Primo piazzamento. Un’azione speciale darebbe a { $opponent } una medaglia. Azioni speciali che ti restano: { $left }.
       *[other] Primo piazzamento. Un’azione speciale darebbe a { $opponent } { $medals } medaglie. Azioni speciali che ti restano: { $left }.
    }
prompt-second = Piazza il tuo secondo lavoratore, o passa
decision-second = il secondo piazzamento
prompt-second-detail = Secondo piazzamento. Un lavoratore che tieni in mano non fa nulla in questo round.
prompt-extra = Piazza un lavoratore extra, o rinuncia
decision-extra = il piazzamento dei lavoratori extra
prompt-extra-detail = I tuoi lavoratori extra arrivano uno dopo l’altro e vanno in posizioni libere.
prompt-early-help = I tuoi lavoratori extra arrivano in anticipo: piazzane uno, o rinuncia
decision-early-help = il piazzamento dei lavoratori extra
prompt-give =
    { $card }: quanto { $good } restituisci? { $left ->
        [one] Ne manca { $left }
       *[other] Ne mancano { $left }
    }
decision-give = la scelta di che cosa restituire
prompt-receive =
    { $card }: quanto { $good } prendi? { $left ->
        [one] Ne manca { $left }
       *[other] Ne mancano { $left }
    }
decision-receive = la scelta di che cosa prendere
prompt-glories = { $card }: scegli una carta sepolta da riportare in cima
decision-glories = la scelta di una carta sepolta
prompt-turn-back = { $card }: scegli la posizione che perde la carta in cima e riceve il tuo lavoratore
decision-turn-back = la scelta della carta da rimandare nella Montagna
prompt-apprentice = { $card }: accanto a quale avversario va il tuo lavoratore?
decision-apprentice = la scelta dell’avversario da affiancare
prompt-mine-order = Quale dei tuoi due lavoratori estrae prima?
decision-mine-order = la scelta dell’ordine di estrazione
prompt-forge-order = In quale delle tue due forge lavori prima?
decision-forge-order = la scelta dell’ordine di forgiatura
prompt-first-player = Chi inizia?
decision-first-player = la scelta del 1° giocatore
prompt-turn-special = Quale carta Azione Speciale è ora in cima alla pila?
decision-turn-special = la scoperta di una carta Azione Speciale
prompt-draw = Quale carta esce dalla Montagna?
decision-draw = la pesca dalla Montagna
prompt-shuffle = { $card }: qual è la prossima carta del mazzo mescolato, dal basso in alto?
decision-shuffle = il mescolamento dei mazzi

# Opzioni di una decisione

choice-place = Piazza su { $card } ({ $location })
choice-pass = Passa
choice-decline = Nessun lavoratore extra ora
choice-special-workers = { $card }: spendi entrambi i lavoratori
choice-special-medals =
    { $medals ->
        [one] { $card }: spendi { $medals } medaglia e un lavoratore
       *[other] { $card }: spendi { $medals } medaglie e un lavoratore
    }
choice-special-workers-vain = { $card }: spendi entrambi i lavoratori, ma ora non si può fare nulla
choice-special-medals-vain =
    { $medals ->
        [one] { $card }: spendi { $medals } medaglia e un lavoratore, ma ora non si può fare nulla
       *[other] { $card }: spendi { $medals } medaglie e un lavoratore, ma ora non si può fare nulla
    }
choice-raise = Riporta in cima { $card } ({ $location })
choice-turn-back = Rimanda { $card } ({ $location })
choice-join = Affianca il lavoratore su { $card } ({ $location })
choice-resolve = Prima { $card } ({ $location })
choice-resolve-vain = Prima { $card } ({ $location }): non puoi ancora pagare
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
log-pile = Azioni Speciali, in cima alla pila: { $card }
log-draw = Nuova carta in { $location }: { $card }
log-discard = Posizione ripetuta ({ $location }), carta scartata: { $card }
log-place = piazza un lavoratore su { $card } ({ $location })
log-pass = passa
log-special-workers = sceglie { $card } e spende entrambi i lavoratori
log-special-medals = sceglie { $card } e spende medaglie e un lavoratore
log-opponent-medals = riceve medaglie per la tua azione speciale
log-opponent-stays = non trova nulla di utile: un lavoratore resta a casa
log-no-effect = { $card }: non si può fare nulla
log-muster = schiera l’esercito a ogni porta in questo round
log-council = tiene consiglio e rimanda nella Montagna le carte in cima
log-collapse = fa crollare i pozzi: ogni carta in cima va in fondo al suo mazzo
log-amok = semina il caos: ogni mazzo viene mescolato
log-exchange = esegue { $card }
log-give = restituisce per { $card }
log-receive = prende per { $card }
log-raise = riporta in cima { $card } ({ $location })
log-turn-back = rimanda nella Montagna { $card } ({ $location })
log-land = La carta Azione Speciale diventa { $card } in { $location }
log-early = risolve { $card } ({ $location }) prima che la carta venga coperta
log-help = piazza un lavoratore extra su { $card } ({ $location })
log-help-declined = per ora rinuncia al lavoratore extra
log-help-lost = perde un lavoratore extra: nessuna posizione libera
log-marker = riceve il segnalino 1° giocatore da { $from }
log-resolve = risolve { $card } ({ $location })
log-cannot-pay = non può pagare { $card } ({ $location })
log-raid = { $card } ({ $location }): nessuno estrae in questo round
log-attack = subisce l’attacco: { $card } ({ $location })
log-harmless = { $card } ({ $location }): niente da prendere
log-army = L’esercito sconfigge { $card } ({ $location })

# Perché no

why-over = La partita è finita.
why-fate = Le carte le pesca la sorte, non chi gioca.
why-fate-first = Non ancora: prima viene { $decision }.
why-not-there = Questa carta non può uscire ora.
why-not-now = Non ora: è in corso { $decision }.
why-no-pass = Nel primo piazzamento devi piazzare un lavoratore o scegliere un’azione speciale.
why-must-choose = L’effetto della carta è possibile, quindi va applicato: scegli.
why-must-order = Un’azione che si può pagare va eseguita: scegli quale viene prima.
why-special-under-way = Prima concludi la carta Azione Speciale; si può scegliere una sola azione speciale per round.
why-special-late = Le azioni speciali si possono scegliere solo nel primo piazzamento.
why-no-extra-special = Non ora: un’azione speciale si può scegliere solo nel primo piazzamento.
why-special-limit =
    { $count ->
        [one] Contro questo avversario puoi scegliere una sola azione speciale per partita, e l’hai già usata.
       *[other] Contro questo avversario puoi scegliere { $count } azioni speciali per partita, e le hai già usate tutte.
    }
why-pile-empty = Questa pila è vuota.
why-medals =
    { $medals ->
        [one] Per questo serve { $medals } medaglia e ne hai { $owned }.
       *[other] Per questo servono { $medals } medaglie e ne hai { $owned }.
    }
why-amount = Scegli un numero da { $low } a { $high }.
why-not-buried = Si può riportare in cima solo una carta sepolta in un mazzo.
why-one-mine = A questo tavolo c’è una sola Miniera.
why-occupied = In { $location } c’è già un lavoratore.
why-one-card = La posizione { $location } ha troppo poche carte: { $stay ->
    [1] una deve restare
   *[other] { $stay } devono restare
}.
why-no-opponent = Nessun avversario ha un lavoratore in { $location }.
why-order = Scegli una delle due posizioni in cui sono i tuoi lavoratori.

# Come è finita

end-items =
    { $items ->
        [one] Alla fine del round qualcuno possiede un artefatto.
       *[other] Alla fine del round qualcuno possiede almeno { $items } artefatti.
    }
end-mountain = Andava pescata una carta e la Montagna è vuota.
end-medals = Abbastanza medaglie: vittoria immediata.

# Il tavolo come testo.

board-round = Round { $round }
board-mountain = Montagna: { $left }, scarti: { $discards }
board-mountains = Montagne: { $each }
board-resolving = In corso: { $card }
board-mustered = Esercito radunato: nessun mostro attacca in questo round
board-raided = Orchi Predoni: nessuno estrae in questo round
board-new = nuova
board-becomes = → { $location } { $card }
board-pile-empty = pila vuota
board-pile-unseen = coperta
board-special-defend_all = mostri sconfitti
board-special-top_to_mountain = carte alla Montagna
board-special-raise_card = carta torna in cima
board-special-turn_back = rimanda una carta
board-special-place_beside = affianca un rivale
board-special-top_to_bottom = la cima va in fondo
board-special-shuffle_stacks = mescola ogni mazzo
board-goods = ris.
board-helpers =
    { $count ->
        [one] +{ $count } lavoratore
       *[other] +{ $count } lavoratori
    }
board-no-mining = nessuno estrae
board-workers = lavoratori
board-extra = extra
board-first = 1°
board-legend =
    Ogni carta mostra la posizione, il nome e quante carte ci sono nel mazzo; sotto, che cosa un lavoratore paga (−) e prende (+). Dopo «!» c’è che cosa un mostro fa a tutti finché nessuno difende.
    I lavoratori sono i simboli di chi li possiede; «+» è un lavoratore extra, tra parentesi chi è già stato risolto. La corona ♛ segna una categoria in cui si è in testa da soli; «3−1»: un mostro ne prenderebbe 1 su 3. «1° →» su una carta: chi è 1° giocatore e ha lì un lavoratore passa il segnalino.
    Nomi delle opzioni: place:5 (o place:A5), special:A1:workers, special:A1:medals, pass. Per guardare da vicino: stack 5, pile A1, mountain, discards; con due Miniere stack B5, mountain B.
board-on = in { $locations }
board-passes-marker = { board-first } →

# La fine della partita.

summary-round = Round { $round } · { $phase }
summary-over = Finita dopo { $round } round
outcome-winner = Eroe della Società: { $winner }
outcome-you = L’Eroe della Società sei tu
outcome-shared = { $winner } condividono la vittoria
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
        [0] Nessuno è in testa in una categoria: { $players } sono in parità.
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
measure-item = Artefatti
measure-medal = Medaglie
measure-categories = Categorie in testa
measure-by-items = Finite per gli artefatti
measure-by-mountain = Finite per la Montagna
measure-by-medals = Finite per le medaglie dell’avversario

# Che cosa è scritto sul tavolo, e che cosa ne dicono i lettori di schermo.

scene-threat-all = − tutto
scene-new = nuova
scene-you = tu
scene-or = o
scene-round = Round
scene-round-n = Round { $n }
scene-selection = Selezione
scene-first-turn = 1° piazzamento
scene-second-turn = 2° piazzamento
scene-phase-now = { $phase }, ora
scene-turn-order = Ordine di turno
scene-over = La partita è finita
scene-winner = { $n ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
scene-no-turns = Si risolvono i lavoratori
scene-turn-label =
    { $name }, { $turn ->
        [1] primo piazzamento
       *[2] secondo piazzamento
    }, { $stage ->
        [done] concluso
        [now] ora
       *[next] in arrivo
    }
scene-your-turn = Tocca a te
scene-turn = { $name } decide
scene-own-place = { $place ->
    [1] Hai vinto!
   *[other] { $place }° posto
}
scene-place = { $name }: { $place }° posto
scene-first-player = 1° giocatore
scene-first-player-label = { $name } è 1° giocatore
scene-passes-marker = Se il 1° giocatore ha qui un lavoratore quando viene questo passo, il segnalino 1° giocatore passa al giocatore successivo, che il prezzo sia stato pagato o no.

scene-mine = { $sets ->
    [1] La Miniera
   *[other] Miniera { $mine }
}
scene-location = { $number }: { $card }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $workers ->
    [0] libera
   *[other] occupata da { $names }
}
scene-stack =
    Apri il mazzo in { $number }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
scene-stack-title = Posizione { $number }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte, da quella in cima
}
scene-worker-on = Lavoratore di { $name } in { $number }{ $spent ->
    [true] , già risolto
   *[false] {""}
}
scene-worker-in-hand = Lavoratore di { $name }, in mano
scene-worker-committed = Lavoratore di { $name }, su una pila speciale
scene-helper-supply = Lavoratore extra di { $name }, nella riserva
scene-helper-lost = Lavoratore extra di { $name }, perso: nessuna posizione libera

scene-mountain = Montagna
scene-mountain-label = { $sets ->
    [1] Montagna
   *[other] Montagna { $mine }
}, { $cards ->
    [one] { $cards } carta da pescare
   *[other] { $cards } carte da pescare
}
scene-mountain-title = Nella Montagna: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
scene-no-order = Tutto ciò che deve ancora uscire, senza ordine: nessuno sa che cosa viene dopo.
scene-tier-next = Prima { $n } con due lanterne
scene-tier-later = Poi { $n } con tre lanterne
scene-left = da pescare
scene-discarded = agli scarti
scene-discards-label = Scarti: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
scene-discards-title = Scarti: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
scene-discards-gone = Queste carte sono fuori dal gioco.

scene-special-actions = Azioni Speciali
scene-pile = { $card }: { $about }. { $cards ->
    [one] { $cards } carta nella pila
   *[other] { $cards } carte nella pila
}
scene-pile-empty = pila vuota
scene-pile-gone = Le sue carte sono ora nella Miniera
scene-open-card = Leggi { $card }
scene-price-medals =
    { $card }: spendi { $medals ->
        [one] { $medals } medaglia
       *[other] { $medals } medaglie
    } e un lavoratore
scene-price-workers = { $card }: spendi entrambi i lavoratori
scene-becomes = { $card } in { $number }
scene-resolving = { $name } esegue
scene-special-defend_all = In questo round nessun mostro attacca
scene-special-top_to_mountain =
    { $cards ->
        [2] Dai mazzi di 2 o più carte, quella in cima torna nella Montagna
       *[other] Dai mazzi di { $cards } o più carte, quella in cima torna nella Montagna
    }
scene-special-exchange = Restituisci { $given }, prendi { $taken }
scene-special-raise_card = Una carta sepolta torna in cima al suo mazzo
scene-special-turn_back = Una carta torna nella Montagna; lì piazzi un lavoratore
scene-special-place_beside = Un lavoratore accanto a quello di un rivale
scene-special-top_to_bottom = Ogni carta in cima va in fondo al suo mazzo
scene-special-shuffle_stacks = Ogni mazzo della Miniera viene mescolato
scene-about-defend_all = Fino alla fine del round nessun mostro attacca: ogni posizione con un mostro conta come difesa. I lavoratori lì presenti ottengono comunque le medaglie; l’esercito nessuna.
scene-about-top_to_mountain = Dove ci sono { $cards ->
    [2] due
   *[other] { $cards }
} o più carte, quella in cima se ne va; tutte queste carte vengono rimescolate nella Montagna.
scene-about-exchange = Restituisci { $given }; prendi { $taken }.
scene-about-raise_card = Scegli una carta sepolta in un mazzo: torna in cima, le altre restano nello stesso ordine.
scene-about-turn_back =
    Scegli una posizione libera con { $cards ->
        [2] due
       *[other] { $cards }
    } o più carte. Quella in cima viene rimescolata nella Montagna, e lì va uno dei lavoratori che hai speso.
scene-about-place_beside = Uno dei lavoratori che hai speso va in una posizione dove c’è un lavoratore rivale; lì ognuno agisce come se fosse solo.
scene-about-top_to_bottom = In ogni posizione la carta in cima va in fondo al mazzo.
scene-about-shuffle_stacks = In ogni posizione il mazzo viene mescolato per conto suo.

scene-in-hand = in mano
scene-on = in { $numbers }
scene-standing = { $n } in { $numbers }
scene-on-pile = { $n } su una pila
scene-helpers = extra
scene-workers-left = { $n ->
    [0] nessuno in mano
   *[other] { $n } in mano
}
scene-workers-in-hand = { $n ->
    [0] nessun lavoratore
    [one] { $n } lavoratore in mano
   *[other] { $n } lavoratori in mano
}
scene-n-helpers = { $n } extra
scene-player =
    { $name }: { $hand ->
        [one] { $hand } lavoratore
       *[other] { $hand } lavoratori
    } in mano, { $helpers ->
        [one] { $helpers } lavoratore extra
       *[other] { $helpers } lavoratori extra
    }; { $iron } ferro, { $steel } acciaio, { $gold } oro, { $item ->
        [one] { $item } artefatto
       *[other] { $item } artefatti
    }, { $medal ->
        [one] { $medal } medaglia
       *[other] { $medal } medaglie
    }
scene-goods = { $name }: { $good } { $n }
scene-tray-iron = Ferro
scene-tray-steel = Acciaio
scene-tray-gold = Oro
scene-tray-item = Artefatti
scene-tray-medal = Medaglie
scene-short-iron = ferro
scene-short-steel = acciaio
scene-short-gold = oro
scene-short-item = artef.
scene-short-medal = medaglie
scene-at-risk = { $n } a rischio
scene-defending = +{ $n } in difesa
scene-you-lead = sei in testa
scene-leads = { $name } in testa
scene-nobody-leads = nessuno in testa
scene-leads-in = { $n ->
    [0] In testa: nessuna categoria
   *[other] In testa: { $goods }
}
scene-breaks-ties = 1° spareggio
scene-breaks-ties-last = 2° spareggio
scene-items-end = fine partita a { $n }
scene-standings = Categorie

scene-threats = { $n ->
    [0] Nessun mostro senza difesa
    [one] { $n } mostro senza difesa
   *[other] { $n } mostri senza difesa
}
scene-quiet = La Miniera è tranquilla
scene-quiet-why = Nessun mostro in vista.
scene-quiet-over = I mostri non fanno più danni.
scene-mustered = Un esercito difende la Miniera
scene-raided = Predoni: nessuno estrae
scene-monster-on = { $card } in { $number }
scene-one-worker-defends = Lì basta un lavoratore
scene-if-undefended = Senza difesa
scene-defended = { $card } in { $number }: { $count ->
    [0] difende l’esercito
    [one] difende { $names }
   *[other] difendono { $names }
}
scene-undefended-block_action = senza difesa: nessuno estrae
scene-undefended-lose = senza difesa: tutti perdono { $lost }
scene-undefended-swap = senza difesa: { $lost } { $n ->
    [one] diventa
   *[other] diventano
} { $gained }

scene-level-eldhusfifl = l’avversario più mite
scene-level-andvettr = un avversario vigile
scene-level-andvettr_fadir = l’avversario più duro
scene-first-always = inizia sempre
scene-medals = Che cosa rende speciale questo avversario
scene-medals-to-win = con { $n ->
    [one] { $n } medaglia
   *[other] { $n } medaglie
} vince subito
scene-forges = ogni suo lavoratore forgia { $times ->
    [2] due volte
   *[other] { $times } volte
}

# Gli avversari stampati a parole: che cosa fa ognuno, frase per frase.

opponent-follows = Va dove indicano le griglie di riferimento, che gli convenga o no.
opponent-prefers = Preferisce ciò che può usare.
opponent-never-wastes = Non occupa mai una posizione che non può usare.
opponent-forges = Ogni suo lavoratore forgia { $times ->
    [2] due volte
   *[other] { $times } volte
}.
opponent-earns = Ottiene medaglie quando scegli azioni speciali.
opponent-wins = Con { $medals ->
    [one] { $medals } medaglia
   *[other] { $medals } medaglie
} vince subito.
opponent-limit = Nella partita puoi scegliere { $count ->
    [one] una sola azione speciale
   *[other] { $count } azioni speciali
}.

scene-source = { $source ->
    [rulebook] Come nel regolamento
    [web] Come nei file dell’editore
   *[reconstructed] ○ Ricostruzione
}: { $cards }
scene-pairing-reconstructed = ○ Quale lato Miniera vada con quale lato speciale è una ricostruzione.

scene-tab-mine = Miniera
scene-tab-mine-of = Miniera { $mine }
scene-tab-special = Speciali
scene-tab-players = Giocatori

# Uno sguardo da vicino: che cosa è, fa e vale una cosa, in frasi.


# Che cosa significano le icone.

thing-iron = Il ferro si scava nei Filoni di Ferro. Lega d’Acciaio lo trasforma in acciaio, e alcune forge lo chiedono. Non è una categoria, ma vale come spareggio dopo le medaglie.
thing-steel = L’acciaio è una delle tre categorie che danno la vittoria: a fine partita è in testa chi ne ha più di tutti gli altri. Si ricava dal ferro con Lega d’Acciaio, e quasi tutte le forge lo chiedono. Ciò che spendi non conta più.
thing-gold = L’oro è una delle tre categorie che danno la vittoria: a fine partita è in testa chi ne ha più di tutti gli altri. Si scava nei Filoni d’Oro. I draghi attaccano prima che si estragga, quindi l’oro scavato nello stesso round è al sicuro.
thing-item = { $items ->
    [one] Gli artefatti si forgiano e sono una delle tre categorie che danno la vittoria. Basta un artefatto alla fine di un round e la partita finisce. Non basta per vincere: poi si contano le categorie. Gli artefatti sono tutti uguali.
   *[other] Gli artefatti si forgiano e sono una delle tre categorie che danno la vittoria. Quando qualcuno ne possiede { $items } alla fine di un round, la partita finisce. Non basta per vincere: poi si contano le categorie. Gli artefatti sono tutti uguali.
}
thing-medal = Ogni lavoratore che difende, anche extra, vince una medaglia. Se spendi medaglie, per un’azione speciale basta un lavoratore. Quelle che hai ancora alla fine sono il primo spareggio.
thing-marker = Il boccale mostra chi è 1° giocatore. Chi lo ha piazza per primo, e per ultimo quando si torna indietro. Passa al giocatore successivo quando chi lo tiene ha un lavoratore su Chiedere Aiuto o in una forgia, che il prezzo sia stato pagato o no.
thing-marker-alone = Il boccale mostra chi è 1° giocatore. Nel gioco in solitario l’avversario lo tiene fino alla fine, qualunque cosa si faccia.
thing-mine = La Miniera ha nove posizioni, ognuna con un mazzo di carte. Conta solo la carta in cima: un lavoratore lì fa ciò che dice quando viene il suo passo, non prima. In una posizione sta un solo lavoratore; neanche il tuo secondo può affiancarlo.
thing-phase-mining = Dalla Montagna arrivano due nuove carte, che coprono ciò che c’è sulle loro posizioni. Qui nessuno sceglie nulla, e le carte coperte restano nel mazzo.
thing-phase-selection = In ordine di turno ognuno piazza un lavoratore o sceglie un’azione speciale, poi ognuno piazza il secondo lavoratore. Non si paga e non si prende ancora nulla. Puoi stare dove non puoi pagare, solo per tenere lontani gli altri.
thing-phase-get_help = Il primo passo: chi ha un lavoratore su Chiedere Aiuto può piazzare lavoratori extra in posizioni libere, uno ciascuno a turno. Agiscono nei passi che seguono.
thing-phase-defend = Il secondo passo: un mostro con un lavoratore davanti è sconfitto, e ogni lavoratore lì vince una medaglia. Un mostro senza nessuno davanti attacca ogni giocatore, prima che si estragga qualcosa.
thing-phase-mine = Il terzo passo: i lavoratori sui filoni e su Lega d’Acciaio pagano e prendono ciò che dice la carta. Scegli tu quale dei tuoi due lavoratori viene prima. Se in questo round hanno attaccato gli Orchi Predoni, nessuno estrae.
thing-phase-forge = L’ultimo passo: i lavoratori in una forgia ne pagano il prezzo e prendono un artefatto. Per pagare vale anche l’acciaio fatto nel passo precedente. Chi non può pagare l’intero prezzo non ottiene nulla; chi può, deve.
thing-discards = Quando la seconda carta di un round appartiene alla posizione della prima, si scarta e se ne pesca un’altra. Una carta scartata non torna mai.
thing-mountain = Da qui arrivano due carte all’inizio di ogni round. Quando deve arrivare una carta e non ce n’è più, la partita finisce subito.
thing-pile = Ogni carta di una pila si usa una volta nella partita: tutti possono scegliere quella in cima, e poi la successiva è scoperta. Una pila vuota non offre più nulla.
thing-price-medals = Un modo per pagare questa azione speciale: medaglie e un lavoratore. L’altro lavoratore si può ancora piazzare nel secondo piazzamento. Le medaglie spese non contano più negli spareggi.
thing-price-workers = L’altro modo per pagare questa azione speciale: entrambi i lavoratori, senza medaglie. Restano sulla pila per il resto del round, a meno che la carta ne mandi uno nella Miniera.
thing-round = Un round ha tre parti: arrivano nuove carte dalla Montagna, si piazzano i lavoratori, i lavoratori agiscono. Agiscono in quattro passi, sempre in quest’ordine: Chiedere Aiuto, Difendere, Estrarre, Forgiare.
thing-special = Al tuo primo piazzamento puoi scegliere un’azione speciale invece di piazzare un lavoratore: per entrambi i lavoratori, o per medaglie e un lavoratore. Ha effetto subito. Nel secondo piazzamento non si può.
thing-standings = Vince chi è in testa in più categorie fra acciaio, oro e artefatti. In testa è chi ne ha più di tutti gli altri; in parità non lo è nessuno. Gli spareggi sono le medaglie, poi il ferro, poi gli artefatti.
thing-threats = Questi mostri attaccano ogni giocatore nel passo Difendere, se lì non c’è un lavoratore. Un lavoratore, anche extra, di chiunque, ferma un mostro per tutti. Attaccano prima del passo Estrarre e restano finché una carta non li copre.
thing-turns = Chi piazza e quando: ognuno una volta in quest’ordine, poi di nuovo in ordine inverso, così chi è in fondo piazza due volte di fila. Chi ha speso entrambi i lavoratori non ha un secondo piazzamento.
thing-turns-alone = In solitario vi alternate, tu e l’avversario: lui, tu, lui, tu. Inizia sempre lui, e il segnalino resta a lui.
thing-worker = Ognuno ha due lavoratori e li piazza in posizioni libere. Un lavoratore fa ciò che dice la carta in cima quando viene il suo passo, e a fine round torna a casa. Pallido e con la spunta è già risolto: ha agito, e occupa ancora la posizione.
thing-helper = Un lavoratore extra vale per un round. Aspetta nella riserva finché un tuo lavoratore non è su Chiedere Aiuto, poi va in una posizione libera. Difende, estrae e forgia come i lavoratori, ma dopo di loro, e non può pagare azioni speciali.
does-mine = Nel passo Estrarre un lavoratore qui { $pays ->
    [0] prende { $gain }.
   *[other] paga { $pay } e prende { $gain }; senza l’intero prezzo non succede nulla.
}
does-forge = Nel passo Forgiare un lavoratore qui { $pays ->
    [0] prende { $gain }.
   *[other] paga { $pay } e prende { $gain }; senza l’intero prezzo non succede nulla.
}
does-get_help = Nel passo Chiedere Aiuto un lavoratore qui ti permette di piazzare { $helpers ->
    [one] un lavoratore extra
   *[other] fino a { $helpers } lavoratori extra
} in posizioni libere.
does-defend = Nel passo Difendere un lavoratore qui sconfigge il mostro e prende { $gain }.
does-covered = Le carte sotto quella in cima non fanno nulla finché non tornano scoperte. Tutti possono guardarle.
does-becomes = Poi la carta si capovolge e va nella Miniera: { $card }.
special-when = Si sceglie al primo piazzamento, per entrambi i lavoratori o per { $medals ->
    [one] { $medals } medaglia
   *[other] { $medals } medaglie
} e un lavoratore. Ha effetto subito.
special-lands = Un lavoratore che si trova dove arriva la carta agisce subito sulla carta che viene coperta, e per questo round è già risolto.
icon-crown = in testa in questa categoria, senza pareggi
icon-cards = quante carte ci sono qui
icon-mining = Estrazione: arrivano nuove carte dalla Montagna
icon-selection = Selezione: si piazzano i lavoratori
icon-first-player = il segnalino 1° giocatore, un boccale: chi lo ha inizia
icon-mountain = la Montagna: le carte che devono ancora uscire
icon-claw = che cosa fa il mostro a ogni giocatore se qui non c’è un lavoratore
icon-no-mining = in questo round nessuno estrae, neanche con Lega d’Acciaio
icon-passes-marker = se il 1° giocatore ha qui un lavoratore, passa il boccale
icon-lanterns = lanterne: una all’inizio, due o tre dalla Montagna; contano solo per la Montagna a livelli
icon-grid = arancione è la sua posizione; nero e bianco mostrano dove vanno gli avversari automa, e contano solo in solitario
icon-worker = un lavoratore: ogni giocatore ne ha due
icon-helper = un lavoratore extra, che arriva con Chiedere Aiuto
icon-in-phase = i lavoratori qui agiscono nel passo «{ $phase }»
icon-iron = ferro: Lega d’Acciaio lo trasforma in acciaio
icon-steel = acciaio: una delle tre categorie che danno la vittoria
icon-gold = oro: una delle tre categorie che danno la vittoria
icon-item = un artefatto, forgiato: una delle tre categorie che danno la vittoria
icon-medal = una medaglia, vinta difendendo: si spende per azioni speciali e decide i pareggi

# Che cosa sfugge ai principianti di una carta: per nome, o per tipo.

tip-iron_seam = Da solo il ferro non fa vincere nulla: Lega d’Acciaio lo trasforma in acciaio.
tip-gold_seam = Un oro sembra poco, ma nella sua categoria conta ogni oro.
tip-alloy_steel = Estrarre viene prima di Forgiare: l’acciaio fatto qui può pagare una forgia dello stesso round. Gli Orchi Predoni senza difesa fermano anche questo lavoro.
tip-forge = Gli artefatti sono tutti uguali. Ciò che paghi qui non conta più nella sua categoria.
tip-orc_raiders = Allora non estrae nessuno, chiunque li abbia lasciati senza difesa. Lega d’Acciaio conta come estrarre; le forge restano aperte.
tip-knockers = Attaccano prima del passo Estrarre: il ferro che volevi per Lega d’Acciaio può non bastare più.
tip-dragon = Attacca prima del passo Estrarre, quindi l’oro scavato nello stesso round è al sicuro. Resta finché una carta non lo copre.
tip-great_dragon = Un lavoratore qui salva l’oro di tutti i giocatori, anche dei tuoi rivali.
tip-sidhe = Chi ha meno oro perde solo quello, e riceve altrettanto ferro.
tip-get_help = In questo round questo lavoratore non fa altro. I lavoratori extra agiscono dopo i tuoi lavoratori e non possono pagare azioni speciali.
tip-muster_an_army = Allora neanche gli Orchi Predoni possono fermare l’estrazione.
tip-hold_a_council = I lavoratori restano, e agiscono sulla carta che allora è scoperta. La Montagna cresce, e la partita può durare di più.
tip-sell_an_item = La combinazione la scegli tu. Un artefatto in meno allontana anche la fine della partita.
tip-past_glories = Puoi cambiare anche la carta sotto un lavoratore: agirà su quella nuova.
tip-special_order = Da solo il ferro non fa vincere nulla: restituiscine il più possibile.
tip-turn_back = Il lavoratore lì agisce come ogni altro quando viene il suo passo.
tip-apprentice = Un rivale dev’essere già nella Miniera. Ognuno di voi ottiene tutto ciò che la carta dà.
tip-collapse_the_shafts = I lavoratori restano, e agiscono sulla carta che allora è scoperta. Guarda prima nei mazzi; le carte singole restano.
tip-run_amok = Nessuno sa che cosa sarà in cima. I lavoratori restano, e agiscono su ciò che esce; le carte singole restano.

# I primi minuti: come si vince, e una frase per chi incontra una decisione per la prima volta.

aim = Arriva in testa in più categorie di chiunque altro: a fine partita devi avere più acciaio, più oro o più artefatti di tutti.
aim-solo = Arriva a fine partita in testa in più categorie dell’avversario, tra acciaio, oro e artefatti. Alcuni avversari vincono anche subito con abbastanza medaglie.
help-first = Piazza un lavoratore dove non c’è nessuno; agisce dopo, quando viene il suo passo. Puoi stare dove non puoi pagare, solo per tenere lontani gli altri.
help-second = È il tuo ultimo lavoratore per questo round. A casa non guadagna nulla: passa solo se nessuna posizione ne vale la pena, neanche per tenere lontano un rivale.
help-extra = I lavoratori extra non costano nulla e agiscono solo in questo round. Mandane uno in una posizione libera: difende, estrae o forgia dopo i tuoi lavoratori.
help-early-help = Una carta sta per coprire il tuo Chiedere Aiuto, quindi i tuoi lavoratori extra arrivano ora invece che dopo. Mandane uno in una posizione libera.
help-give = Scegli quanto restituisci di questa risorsa; il resto si prende dalle altre. Il ferro non è una categoria: restituisci prima quello.
help-receive = Scegli quanto prendi di questa risorsa; il resto viene dalle altre. Acciaio e oro sono categorie, il ferro diventa acciaio.
help-glories = Qualsiasi carta coperta può tornare in cima al suo mazzo, anche sotto un lavoratore: allora lui agirà sulla nuova carta.
help-turn-back = La carta in cima a questa posizione torna nella Montagna, e il tuo lavoratore agirà su quella che c’era sotto.
help-apprentice = Il tuo lavoratore affianca quello di un rivale: agiscono entrambi sulla stessa carta, e ognuno di voi ottiene tutto ciò che dà.
help-mine-order = Scegli prima il filone, se il suo ferro deve pagare Lega d’Acciaio in questo stesso passo.
help-forge-order = Se non puoi pagarle entrambe, la prima si paga e l’altra non dà nulla. Tieni ciò che vuoi far contare alla fine.
help-first-player = Chi inizia piazza il primo lavoratore, ma anche l’ultimo, quando si torna indietro.
help-turn-special = La prossima carta della pila si scopre per tutti; da ora chiunque può sceglierla.
help-draw = A ogni round arrivano due nuove carte. Ognuna copre la posizione stampata su di essa.
help-shuffle = Il mazzo si ricompone dal basso in alto; l’ultima carta è in cima e vale.

# Tabelle del libro: intestazioni, e che cosa fa a ogni giocatore un mostro senza difesa.

book-kind = Tipo
book-card = Carta
book-cards = Carte
book-number = Numero
book-pay = Paga
book-take = Prendi
book-undefended = Senza difesa
book-everybody = Ogni giocatore
book-special = Azione Speciale
book-does = Che cosa fa
book-all = tutto { $good }
book-least = ({ $n } per tipo)
book-strike-block_action = salta il passo Estrarre: in questo round nessuno estrae, neanche con Lega d’Acciaio
book-strike-lose = perde { $lost }
book-strike-swap = restituisce { $lost } e prende { $gained }; con meno da dare, meno di entrambi
