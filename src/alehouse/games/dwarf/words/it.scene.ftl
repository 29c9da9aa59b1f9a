# Che cosa è scritto sul tavolo, e che cosa ne dicono i lettori di schermo.

scene-threat-all = − tutto
scene-new = nuova
scene-you = tu
scene-or = o
scene-round = Round
scene-round-n = Round { $n }
scene-selection = Selezione
scene-first-turn = Primo turno
scene-second-turn = Secondo turno
scene-turn-order = Ordine di turno
scene-over = La partita è finita
scene-winner = { $n ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
scene-no-turns = Si risolvono i lavoratori
scene-turn-label = { $name }, { $turn ->
    [1] primo turno
   *[2] secondo turno
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
scene-stack = Apri la pila in { $number }: { $cards ->
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
scene-helper-supply = Aiutante di { $name }, nella riserva
scene-helper-lost = Aiutante di { $name }, senza una posizione libera

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

scene-special-actions = Azioni speciali
scene-pile = { $card }: { $about }. { $cards ->
    [one] { $cards } carta nella pila
   *[other] { $cards } carte nella pila
}
scene-pile-empty = pila vuota
scene-open-card = Leggi la carta
scene-price-medals = { $card }: paga { $medals ->
    [one] { $medals } medaglia
   *[other] { $medals } medaglie
} e un lavoratore
scene-price-workers = { $card }: paga entrambi i lavoratori
scene-becomes = { $card } in { $number }
scene-resolving = { $name } esegue
scene-special-muster_an_army = In questo round tutti i mostri sono respinti
scene-special-hold_a_council = Le carte in cima a ogni pila tornano nella Montagna
scene-special-sell_an_item = 1 manufatto per 5 tra ferro, acciaio e oro
scene-special-past_glories = Una carta sepolta torna in cima alla sua pila
scene-special-special_order = 5 risorse, almeno 1 per tipo, per 1 manufatto
scene-special-turn_back = Una carta nella Montagna, un lavoratore al suo posto
scene-special-apprentice = Un lavoratore accanto a quello di un rivale
scene-special-collapse_the_shafts = Ogni carta in cima va in fondo alla sua pila
scene-special-run_amok = Ogni pila della Miniera viene mescolata
scene-about-muster_an_army = Fino alla fine del round nessun mostro colpisce: ognuno conta come respinto. I lavoratori lì presenti ottengono comunque le medaglie; l’esercito nessuna.
scene-about-hold_a_council = Dove ci sono due o più carte, quella in cima se ne va; tutte vengono rimescolate nella Montagna.
scene-about-sell_an_item = Restituisci un manufatto e prendi cinque risorse: ferro, acciaio e oro come preferisci.
scene-about-past_glories = Scegli una carta sepolta in una pila: torna in cima, le altre restano nello stesso ordine.
scene-about-special_order = Cedi cinque risorse, tra cui almeno un ferro, un acciaio e un oro, e prendi un manufatto.
scene-about-turn_back = Scegli una posizione libera con due o più carte. Quella in cima viene rimescolata nella Montagna, e lì va uno dei lavoratori che hai pagato.
scene-about-apprentice = Uno dei lavoratori che hai pagato va in una posizione dove c’è un lavoratore rivale; tutti lì si risolvono come se fossero soli.
scene-about-collapse_the_shafts = In ogni posizione la carta in cima va sotto la sua pila.
scene-about-run_amok = La pila di ogni posizione viene mescolata separatamente.

scene-in-hand = in mano
scene-on = in { $numbers }
scene-on-pile = su una pila
scene-helpers = { $n ->
    [one] aiutante
   *[other] aiutanti
}
scene-workers-left = { $n ->
    [0] nessuno in mano
   *[other] { $n } in mano
}
scene-workers-in-hand = { $n ->
    [0] nessun lavoratore
    [one] { $n } lavoratore in mano
   *[other] { $n } lavoratori in mano
}
scene-n-helpers = { $n ->
    [one] { $n } aiutante
   *[other] { $n } aiutanti
}
scene-player = { $name }: lavoratori in mano { $hand }, aiutanti { $helpers }; ferro { $iron }, acciaio { $steel }, oro { $gold }, manufatti { $item }, medaglie { $medal }
scene-goods = { $name }: { $good } { $n }
scene-tray-iron = Ferro
scene-tray-steel = Acciaio
scene-tray-gold = Oro
scene-tray-item = Manufatti
scene-tray-medal = Medaglie
scene-short-iron = ferro
scene-short-steel = acciaio
scene-short-gold = oro
scene-short-item = manuf.
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
scene-items-end = con { $n } si finisce
scene-standings = La gara

scene-threats = { $n ->
    [0] Nessun mostro senza difesa
    [one] { $n } mostro senza difesa
   *[other] { $n } mostri senza difesa
}
scene-quiet = La Miniera è tranquilla
scene-quiet-why = Nessun mostro in vista.
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
scene-undefended-orc_raiders = senza difesa: nessuno estrae
scene-undefended-knockers = senza difesa: si perde 1 ferro
scene-undefended-dragon = senza difesa: si perde 1 oro
scene-undefended-great_dragon = senza difesa: si perde tutto l’oro
scene-undefended-sidhe = senza difesa: 2 oro diventano ferro

scene-level-eldhusfifl = l’avversario più mite
scene-level-andvettr = un avversario vigile
scene-level-andvettr_fadir = l’avversario più duro
scene-first-always = inizia sempre
scene-medals = Che cosa rende speciale questo avversario
scene-medals-to-win = con { $n } medaglie vince subito
scene-forges-twice = ogni suo lavoratore forgia due volte
scene-about-eldhusfifl = Va dove indicano le griglie di riferimento, che gli giovi o no.
scene-about-andvettr = Preferisce ciò che può usare, forgia due volte con ogni lavoratore, ottiene medaglie quando scegli azioni speciali e vince subito con 12 medaglie. Puoi scegliere tre azioni speciali.
scene-about-andvettr_fadir = Tutto ciò che fa suo figlio; e non occupa mai una posizione che non può usare.

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
