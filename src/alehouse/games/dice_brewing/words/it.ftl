# Dice Brewing: che cosa si dice al suo tavolo.

## Nomi

goods-coins = { $count ->
    [one] moneta
   *[other] monete
 }
goods-xp = PE
goods-seeds = { $count ->
    [one] seme
   *[other] semi
 }
goods-points = { $count ->
    [one] punto
   *[other] punti
 }
colour-yellow = malto chiaro
colour-black = malto scuro
colour-green = luppolo
colour-blue = abilità
seed = seme
season-winter = inverno
season-summer = estate
building-malt_house = Casa del Malto
building-hops_plantation = Piantagione di Luppolo
building-school = Scuola Professionale
building-seed_department = Dipartimento dei Semi
space-malt_seed = Malto chiaro
space-malt_roast = Malto scuro
space-malt_raise = Malto +1
space-hops_seed = Luppolo
space-hops_raise = Luppolo +1
space-school_reroll = Rilanciare
space-school_swap = Scambio con la riserva
space-school_skill = Nuova abilità
space-dept_green_seed = Luppolo per semi
space-dept_black_seeds = Malto scuro per semi
space-dept_coins = Vendere un dado
# lo stesso, dove i segni di chi l’ha usato lasciano poco posto
space-brief-malt_seed = Malto chiaro
space-brief-hops_seed = Luppolo
space-brief-school_swap = Scambio
space-brief-school_skill = Abilità
space-brief-dept_green_seed = Cedere luppolo
space-brief-dept_black_seeds = Cedere malto
space-brief-dept_coins = Vendere
ingredient-fruit = Frutta
ingredient-spices = Spezie
ingredient-special_malt = Malto speciale
ingredient-honey = Miele
ingredient-special_hops = Luppolo speciale
token-withdraw_die = Prelevare un dado
token-block_building = Bloccare un edificio
token-block_protect_die = Bloccare/proteggere un dado
token-block_recipe = Bloccare una ricetta
token-raise_value = Aumentare il valore
token-reroll_die = Rilanciare un dado
style-lager = Lager
style-pilsner = Pilsner
style-wheat = Weizen
style-pale_ale = Pale Ale
style-bock = Bock
style-abbey_ale = D’abbazia
style-porter = Porter
style-stout = Stout
style-experimental = Sperimentale
level-basic = principiante
level-intermediate = intermedio
level-expert = esperto
level-experimental = sperimentale
recipe-cheap_lager = Cheap Lager
    .gloss = Lager da Due Soldi
recipe-mass_lager = Mass Lager
    .gloss = Lager per Tutti
recipe-cellar_aged_lager = Cellar-Aged Lager
    .gloss = Lager di Cantina
recipe-sladek_pilsner = Sladek Pilsner
    .gloss = Pilsner Sladek
recipe-village_pilsner = Village Pilsner
    .gloss = Pilsner di Paese
recipe-royal_pilsner = Royal Pilsner
    .gloss = Pilsner Reale
recipe-cloudy_wheat = Cloudy Wheat
    .gloss = Weizen Torbida
recipe-orchard_wheat = Orchard Wheat
    .gloss = Weizen del Frutteto
recipe-imperial_wheat = Imperial Wheat
    .gloss = Weizen Imperiale
recipe-garden_pale_ale = Garden Pale Ale
    .gloss = Pale Ale dell’Orto
recipe-bitter_pale_ale = Bitter Pale Ale
    .gloss = Pale Ale Amara
recipe-double_india_pale_ale = Double India Pale Ale
    .gloss = Doppia India Pale Ale
recipe-young_bock = Young Bock
    .gloss = Bock Novella
recipe-monastery_bock = Monastery Bock
    .gloss = Bock del Convento
recipe-iced_doppelbock = Iced Doppelbock
    .gloss = Doppelbock di Ghiaccio
recipe-abbey_single = Abbey Single
    .gloss = Single d’Abbazia
recipe-abbey_dubbel = Abbey Dubbel
    .gloss = Dubbel d’Abbazia
recipe-abbey_tripel = Abbey Tripel
    .gloss = Tripel d’Abbazia
recipe-harbour_porter = Harbour Porter
    .gloss = Porter del Porto
recipe-smoked_porter = Smoked Porter
    .gloss = Porter Affumicata
recipe-baltic_porter = Baltic Porter
    .gloss = Porter Baltica
recipe-dry_stout = Dry Stout
    .gloss = Stout Secca
recipe-oatmeal_stout = Oatmeal Stout
    .gloss = Stout all’Avena
recipe-strong_roasted_stout = Strong Roasted Stout
    .gloss = Stout Forte Tostata
recipe-experimental_lager = Experimental Lager
    .gloss = Lager Sperimentale
recipe-experimental_pilsner = Experimental Pilsner
    .gloss = Pilsner Sperimentale
recipe-experimental_wheat = Experimental Wheat
    .gloss = Weizen Sperimentale
recipe-experimental_ale = Experimental Ale
    .gloss = Ale Sperimentale
recipe-experimental_porter = Experimental Porter
    .gloss = Porter Sperimentale
recipe-experimental_stout = Experimental Stout
    .gloss = Stout Sperimentale
phase-round_start = Inizio del round
phase-roll = Lancio
phase-place = Lancio e piazzamento
phase-purchase = Acquisti
phase-brewing_start = Prima della produzione
phase-brew = Produzione
phase-tidy = Riordino
phase-over = Partita finita

game-blurb = Coltiva malto e luppolo, fai crescere i tuoi dadi e produci le ricette prima degli altri.

die-yellow-0 = malto chiaro, non lanciato
die-yellow-1 = malto chiaro 1
die-yellow-2 = malto chiaro 2
die-yellow-3 = malto chiaro 3
die-yellow-4 = malto chiaro 4
die-yellow-5 = malto chiaro 5
die-yellow-6 = malto chiaro 6
die-black-0 = malto scuro, non lanciato
die-black-1 = malto scuro 1
die-black-2 = malto scuro 2
die-black-3 = malto scuro 3
die-black-4 = malto scuro 4
die-black-5 = malto scuro 5
die-black-6 = malto scuro 6
die-green-0 = luppolo, non lanciato
die-green-1 = luppolo 1
die-green-2 = luppolo 2
die-green-3 = luppolo 3
die-green-4 = luppolo 4
die-green-5 = luppolo 5
die-green-6 = luppolo 6
die-blue-0 = abilità, non lanciata
die-blue-1 = abilità 1
die-blue-2 = abilità 2
die-blue-3 = abilità 3
die-blue-4 = abilità 4
die-blue-5 = abilità 5
die-blue-6 = abilità 6
skill-die = dado abilità
nothing = niente
place-active-pool = Riserva Attiva
place-warehouse = Magazzino
place-board = plancia
window-round_start = inizio del round
window-placement = fase di piazzamento
window-purchase = fase Acquisti
window-brewing_start = inizio della fase Produzione

## Opzioni

option-edition = Edizione
option-edition-help = I due regolamenti differiscono in alcune regole: semi, terzo spazio della Scuola, quando si blocca un edificio, chi gioca per primo i gettoni, colore dei dadi ricompensa.
option-edition-pl-2 = Seconda edizione
option-edition-it-1 = Prima edizione
option-mode = Partita
option-mode-help = Nella partita avanzata si mescolano tutte le ricette e i gettoni Azione restano coperti.
option-mode-standard = Standard
option-mode-advanced = Avanzata
option-unlucky_roll = Lancio sfortunato
option-unlucky_roll-help = Se nel lancio escono due o più 1, valgono come monete negli acquisti.
option-unlucky_roll-off = No
option-unlucky_roll-on = Sì

## Domande

prompt-place = Prendi un dado o un seme
prompt-place-first =
    { $left ->
        [one] Puoi fare { $left } piazzamento.
       *[other] Puoi fare fino a { $left } piazzamenti.
    } Trasferire dadi nel Magazzino è gratis. Se passi, non piazzi più nulla in questo round.
prompt-place-alone = Tutti gli altri hanno passato. Continui, un turno dopo l’altro, finché non passi anche tu.
prompt-place-more = Ancora un piazzamento, oppure termina il turno. Trasferire dadi nel Magazzino è gratis.
prompt-place-rest = Trasferisci dadi nel Magazzino o termina il turno
prompt-place-done = Piazzamenti finiti. Puoi trasferire dadi nel Magazzino, poi termina il turno.
prompt-where = In mano: { $item }. Dove va?
prompt-where-detail = Su uno spazio illuminato, o nel tuo Magazzino per conservarne il valore.
prompt-gained = Nuovo dado: { $item }. Dove va?
prompt-reroll = Scegli i dadi da rilanciare
prompt-reroll-detail = Quanti ne vuoi, tutti dalla Riserva Attiva o tutti dal Magazzino.
prompt-swap-colour = Quali dadi della Riserva Generale lanci?
prompt-swap-detail = Poi scegli uno dei dadi lanciati e quale dei tuoi dai in cambio.
prompt-swap-value = La Riserva Generale è stata lanciata. Quale dado { $colour } vuoi?
prompt-swap-die = Quale tuo dado { $colour } dai in cambio di un { $value }?
prompt-purchase = Compra, trasferisci dadi nel Magazzino o termina il turno
prompt-purchase-closed = I mercati sono ancora chiusi. Ultima occasione del round per trasferire dadi nel Magazzino: si produce solo con quelli.
prompt-purchase-detail =
    Hai { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }. { $buys ->
        [both] Puoi comprare un ingrediente speciale e un gettone Azione.
        [ingredient] Puoi comprare un ingrediente speciale.
        [token] Puoi comprare un gettone Azione.
       *[none] Per questo round non puoi comprare altro.
    }{ $dice ->
        [0] { "" }
       *[other] { " " }Si produce solo con i dadi nel Magazzino.
    }
prompt-discount = { $ingredient }: metti un dado abilità sul Mercato per pagare meno?
prompt-discount-detail = Prezzo pieno { $price }; con il migliore dei tuoi dadi illuminati { $low }.
prompt-window = Vuoi giocare un gettone Azione? ({ $window })
prompt-which = «{ $token }»: quale dei tuoi gettoni giochi?
prompt-target = «{ $token }»: scegli il bersaglio
prompt-target-withdraw_die = Un dado in un Magazzino va nella Riserva Attiva di chi lo possiede.
prompt-target-block_building = Quell’edificio non darà più nulla al suo proprietario in questo round.
prompt-target-block_protect_die = Il dado di un avversario non si può usare in questo round; un dado tuo non si può cambiare.
prompt-target-block_recipe = Nessuno può produrre quella ricetta in questo round.
prompt-target-raise_value = Il dado vale 1 in più fino alla fine del round.
prompt-target-reroll_die = Il dado si rilancia e resta dov’è.
prompt-brew = Produci una ricetta, o passa
prompt-enhance = { $recipe }: aggiungi un miglioramento?
prompt-brew-dice = { $recipe }: scegli un dado { $colour } da { $least } in su
prompt-brew-dice-detail = Dado { $number } di { $count }. I più bassi che bastano: { $dice }. Resterebbe: { $rest }.
prompt-reward-token = { $recipe }: scegli un gettone Azione come ricompensa
prompt-reward-colour = { $recipe }: scegli il colore del tuo nuovo dado
prompt-first-player = Chi inizia?
prompt-roll = Lancia un dado: { $colour }
prompt-reveal = Quale ricetta si scopre ora?

decision-place = il piazzamento di dadi e semi
decision-where = la scelta di dove mettere il pezzo in mano
decision-gained = la scelta di dove mettere il nuovo dado
decision-reroll = la scelta dei dadi da rilanciare
decision-swap-colour = la scelta dei dadi della Riserva Generale da lanciare
decision-swap-value = la scelta del dado da prendere
decision-swap-die = la scelta del dado da dare in cambio
decision-purchase = il turno di acquisti
decision-discount = la scelta di un dado per ridurre il prezzo
decision-window = la scelta di giocare o no un gettone Azione
decision-which = la scelta del gettone da giocare
decision-target = la scelta del bersaglio di un gettone Azione
decision-brew = la scelta della ricetta da produrre
decision-enhance = la scelta di un miglioramento
decision-brew-dice = la scelta dei dadi con cui produrre
decision-reward-token = la scelta di un gettone Azione come ricompensa
decision-reward-colour = la scelta del colore di un dado ricompensa
decision-first-player = la scelta di chi inizia
decision-roll = il lancio di un dado
decision-reveal = la scoperta della prossima ricetta

## Scelte

choice-take = Prendi { $die } ({ $where })
choice-take-to = { $space }: piazza { $die } ({ $where })
choice-store = In Magazzino: { $die }
choice-die = { $die }
choice-target-die = { $die } di { $owner } ({ $where })
choice-discount = Metti { $die }: paghi { $price }
choice-brew-die = { $die } (resta: { $rest })
choice-cheapest = I più bassi che bastano
choice-seed = Prendi un seme
choice-seed-to = Piazza un seme: { $space }
choice-space = { $space }
choice-speed-up = { $space }: velocizza con { $die } (serve { $least }+)
choice-add-to-set = { $space }: aggiungi { $die }
choice-to-warehouse = Magazzino
choice-to-active-pool = Riserva Attiva
choice-pass = Passa per questo round
choice-brew-pass = Passa
choice-end-turn = Termina il turno
choice-full-price = Prezzo pieno: paghi { $price }
choice-roll = Lancia
choice-decline = Nessun gettone ora
choice-decline-round = Non in questo round
choice-decline-phase = Nessun gettone fino alla fine della fase
choice-decline-placement = Niente gettoni fino agli Acquisti
choice-decline-purchase = Niente gettoni fino alla Produzione
choice-no-swap = Tieni i tuoi dadi
choice-plain = Senza miglioramento
choice-add = { $with }{ $least ->
    [0] {""}
   *[other] {" "}{ $least }+
}: { $coins ->
    [0] +{ $xp } PE
   *[other] { $xp ->
        [0] +{ $coins } { $coins ->
            [one] moneta
           *[other] monete
        }
       *[other] +{ $coins } { $coins ->
            [one] moneta
           *[other] monete
        }, +{ $xp } PE
    }
}
choice-slot = Il tuo gettone { $number }
choice-slot-bought = Gioca «{ $token }», comprato per { $price }
choice-slot-reward = Gioca «{ $token }», ricevuto come ricompensa
choice-token = Gioca «{ $token }»
choice-take-kind = { $token }
choice-buy = Compra { $ingredient } ({ $price })
choice-buy-token = Compra «{ $token }» ({ $price })
choice-colour = { $colour }
choice-value = { $value }
choice-building = { $building } di { $owner }
choice-brew = Produci { $recipe }
choice-bar = Blocca { $recipe }
choice-reveal = { $recipe }
choice-first = { $first }
choice-rolled = { $value }

## Cronaca. Il nome del giocatore precede la riga; le righe senza giocatore riguardano il tavolo.

log-head-round = Round { $round } · { $season }
log-first-player = inizia
log-reveal = Nuova ricetta: { $recipe }
log-summer = prende un seme d’estate
log-summer-all = Tutti prendono un seme d’estate
log-roll = lancia { $dice }
log-rerolled = ora ha { $dice }
log-store = trasferisce nel Magazzino { $die }
log-place = piazza { $item } su «{ $space }»
log-add = aggiunge { $item } a «{ $space }»
log-closed = in questo round non può più usare «{ $space }»
log-speed = velocizza «{ $space }» con { $die }
log-raised = aumenta il valore di un dado: { $die }
log-gained = ottiene { $die } ({ $where })
log-reroll = rilancia { $dice }
log-swap = scambia { $old } con { $new }
log-no-swap = lancia { $colour } della Riserva Generale e non scambia nulla
log-pass = passa
log-luck =
    ottiene { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } dai dadi sfortunati
log-discount = mette { $die } sul Mercato
log-buy = compra { $ingredient } per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
log-buy-token = compra «{ $token }» per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
log-buy-token-hidden = compra un gettone Azione per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
log-withdraw = preleva un dado di { $owner }: { $die }
log-block-building = blocca un edificio di { $owner }: { $building }
log-block-die = blocca un dado di { $owner }: { $die }
log-protect-die = protegge un suo dado: { $die }
log-block-recipe = blocca { $recipe }
log-raise = aumenta di 1 un dado di { $owner }: { $die }
log-reroll-die = fa rilanciare un dado di { $owner }: { $die }
log-brew = produce { $recipe } con { $dice }
log-brew-with = produce { $recipe } con { $dice } + { $with }
log-cannot-brew = non può produrre birra
log-brew-pass = non produce nulla
log-reward-token = prende «{ $token }» come ricompensa
log-reward-token-hidden = prende un gettone Azione come ricompensa
log-token-lost = niente ricompensa: i gettoni Azione sono finiti
log-reward-die = prende un nuovo dado: { $colour }
log-die-lost = niente dado ricompensa: la Riserva Generale non ne ha
log-tidy-cancelled = «{ $space }» non dà nulla; ciò che c’era torna indietro
log-tidy-sell = vende { $die }
log-tidy-seeds = dà { $die } in cambio di semi
log-tidy-undone = semi finiti: torna il dado da «{ $space }»
log-tidy-die = ottiene un dado: { $colour }
log-tidy-late = ottiene un dado appena restituito: { $colour }
log-tidy-lost = niente { $colour }: la Riserva Generale non ne ha più

## Perché no

why-over = La partita è finita.
why-fate = Lo decidono dadi e carte, non chi gioca.
why-fate-first = Non ancora: prima viene { $decision }.
why-not-now = Non ora: è in corso { $decision }.
why-take-first = Prima prendi in mano un dado o un seme.
why-brew-or-pass = Produci una ricetta o passa.
why-end-purchase = Nella fase Acquisti non si passa: termina il turno.
why-no-tokens-in-brew = Durante la Produzione non si giocano gettoni Azione; si poteva all’inizio della fase.
why-no-store-in-brew = Durante la Produzione non si trasferiscono dadi nel Magazzino.
why-buy-later = Si compra solo nel proprio turno della fase Acquisti.
why-brew-under-way = Prima completa la birra che stai producendo.
why-brew-later = Le ricette si producono nella fase Produzione, con i dadi del tuo Magazzino.
why-twin = Lì c’è un dado uguale: scegli invece { $die }.
why-not-yours = Quel dado non è tuo.
why-die-placed = Quel dado è già stato usato e resta lì fino al Riordino.
why-seed-placed = Un seme in mano va su uno spazio; per rimetterlo a posto, annulla.
why-stored = Quel dado è già nel tuo Magazzino e ci resta finché non lo usi.
why-keep-place = È già nella tua Riserva Attiva.
why-placements = Piazzamenti per turno: al massimo { $count }.
why-die-blocked = Dado bloccato fino alla fine del round: { $die }.
why-no-space = Ora nessuno spazio accetta { $die }.
why-chosen = Hai già scelto { $die }.
why-die-token = Non si può scegliere { $die }: ha sotto un gettone.
why-one-zone = I dadi da rilanciare vengono da un solo posto: tutti dalla Riserva Attiva o tutti dal Magazzino.
why-swap-colour = Ora si può scambiare solo { $colour }.
why-discount-blue = Solo un dado abilità riduce il prezzo, non { $die }.
why-discount-low = { $ingredient }: con { $die } il prezzo non scende, o resta più alto delle tue monete.
why-brew-warehouse = Si produce solo con i dadi del tuo Magazzino; { $die } non è lì.
why-brew-die = Ora serve { $colour } da { $least } in su, non { $die }.
why-brew-order = Con { $die } qui gli altri dadi non bastano per la ricetta, oppure lo stesso gruppo è già tra le scelte.
why-locked = «{ $space }» apre al round { $round }.
why-building-blocked = Quell’edificio è bloccato per te in questo round.
why-closed = «{ $space }» è chiuso: in questo round { $count ->
    [one] l’ha già usato { $count } giocatore, ed è il massimo
   *[other] l’hanno già usato { $count } giocatori, ed è il massimo
}.
why-space-done = Hai già usato «{ $space }» in questo round: non dà altro.
why-set-complete = Il gruppo su «{ $space }» è completo.
why-no-speed = «{ $space }» non si può velocizzare.
why-speed-blue = Stai già usando «{ $space }». Un dado abilità da { $least } in su lo velocizzerebbe.
why-speed-low = Per velocizzare «{ $space }» serve un dado abilità da { $least } in su.
why-speed-supply = La Riserva Generale non ha ciò che «{ $space }» dovrebbe dare: aspetta il Riordino.
why-seed-only = «{ $space }» accetta un seme.
why-no-seed-here = «{ $space }» accetta un dado, non un seme.
why-protected = Dado protetto, nessuno può cambiarlo o prelevarlo in questo round: { $die }.
why-nothing-to-reroll = Non hai altri dadi da rilanciare.
why-nothing-to-swap = Tra i tuoi dadi e la Riserva Generale non c’è nulla da scambiare.
why-nothing-to-swap-of = Non c’è { $colour } da scambiare.
why-colour = «{ $space }» non accetta { $die }.
why-set-first = «{ $space }» comincia con un dado abilità; poi si può aggiungere { $die }.
why-too-high = «{ $space }» accetta un dado fino a { $most }, non { $die }.
why-too-low = «{ $space }» accetta un dado da { $least } in su, non { $die }.
why-no-slot = Non hai un gettone così.
why-last-window = Non ci sarà un’altra pausa per i gettoni come questa: scegli «Nessun gettone ora».
why-which-token = Hai più gettoni «{ $token }» che gli altri sanno distinguere: scegli quale giochi.
why-token-alike = Un gettone «{ $token }» vale l’altro: sceglilo per tipo.
why-no-token = Non hai il gettone Azione «{ $token }».
why-no-target = Non c’è nulla su cui giocare «{ $token }».
why-token-later = «{ $token }» si gioca in un solo momento: { $window }.
why-target-kind = «{ $token }» non si gioca su questo.
why-target-supply = I dadi della Riserva Generale non sono un bersaglio.
why-target-zone = «{ $token }» non raggiunge questo dado lì dov’è: { $die }.
why-target-round-start = Prima del lancio si possono scegliere solo dadi in un Magazzino.
why-one-token = Sotto questo dado c’è già un gettone: { $die }.
why-target-value = Si possono scegliere solo dadi fino a { $most }, non { $die }.
why-nobody-there = A quel posto non c’è nessuno.
why-own-building = Si può bloccare solo l’edificio di un avversario.
why-already-blocked = Edificio già bloccato: { $building }.
why-building-closed = Edificio ancora chiuso: { $building }, dal round { $round }.
why-building-idle = Bloccarlo non servirebbe: in questo round quell’edificio non dà più nulla.
why-not-displayed = { $recipe } non è tra le ricette scoperte.
why-recipe-blocked = { $recipe }: ricetta bloccata in questo round.
why-dice-missing = Nel tuo Magazzino mancano dadi per { $recipe }.
why-no-pass = Hai già piazzato qualcosa: termina il turno.
why-no-end = Non hai piazzato nulla: puoi solo passare, per il resto del round.
why-no-seeds = Non hai semi.
why-no-seed-space = Ora nessuno spazio accetta un tuo seme.
why-market-closed = Il Mercato apre al round { $round }.
why-black-market-closed = Il Mercato Nero apre al round { $round }.
why-bought = Hai già comprato un ingrediente speciale in questo round.
why-token-bought = Hai già comprato un gettone Azione in questo round.
why-sold-out = { $name }: non ce n’è più.
why-expensive = Costa { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}, più di quanto hai.
why-choose-first = Prima scegli almeno un dado.
why-not-on-card = { $recipe } non prevede questo miglioramento: { $name }.
why-not-owned = Non ce l’hai: { $name }.
why-skill-low = Nel tuo Magazzino non c’è un dado abilità libero da { $least } in su.
why-not-rolled = Nessun dado della Riserva Generale mostra { $value }.
why-supply-empty = Nella Riserva Generale non resta { $colour }.

## Come è finita

end-recipes = Sono state prodotte abbastanza ricette.
end-rounds = È stato giocato l’ultimo round.

## Il centro del tavolo

scene-supply = Riserva Generale
scene-left = { $what }: { $count } nella Riserva Generale
scene-rolled = Riserva Generale, lanciata
scene-in-supply = nella Riserva Generale
scene-brewed = Ricette prodotte da tutti: { $brewed } su { $end }
scene-xp-track = Punti Esperienza
scene-xp-of = { $name }: { $xp } PE
scene-market = Mercato
scene-black-market = Mercato Nero
scene-short-fruit = Frutta
scene-short-spices = Spezie
scene-short-special_malt = Malto
scene-short-honey = Miele
scene-short-special_hops = Luppolo
scene-about = Informazioni: { $what }
scene-stock = { $what }, { $price }: { $state }
scene-left-here = { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }
scene-available = disponibile
scene-sold-out = tutto venduto
scene-opens = Apre al round { $round }
scene-on-market = sul Mercato, messo da { $name }

## Ricette

scene-recipe = { $recipe }. { $about }
scene-open-recipe = Leggi la carta
scene-deck = { $count ->
    [0] Nel mazzo non ci sono più ricette
    [one] 1 ricetta nel mazzo
   *[other] { $count } ricette nel mazzo
 }

## Che cosa si apre

scene-deck-order = Senza ordine: quale viene dopo si decide quando si gira.
scene-brewed-by = { $count ->
    [0] { $name } non ha ancora prodotto nulla
    [one] { $name } ha prodotto 1 ricetta
   *[other] { $name } ha prodotto { $count } ricette
 }
scene-score = Se la partita finisse ora: { $points }.
scene-ingredient-for = Ora può migliorare: { $recipes }.
scene-capacity = { $capacity ->
    [one] In un round può usarlo solo 1 giocatore su { $players }, e una volta sola.
   *[other] In un round possono usarlo { $capacity } giocatori su { $players }, una volta ciascuno.
 }

## Plance dei giocatori e linea del tempo

board-round = Round { $round }
board-phase-place = Dadi
board-phase-purchase = Acquisti
board-phase-brew = Produzione
board-phase-tidy = Riordino
board-short-place = Dadi
board-short-purchase = Acquisti
board-short-brew = Birra
board-short-tidy = Riordino
board-placement = Piazzamento { $number } di { $allowed }
board-placements-made = Piazzamenti finiti
board-window = Gettoni Azione?
board-window-label = Chi può giocare gettoni Azione, nell’ordine: { $names }
board-count-of = { $number } su { $all }
board-brewed = prodotte
board-brewed-of = Ricette prodotte: { $brewed } su { $end }
board-brewed-short = { $brewed }/{ $end }
board-you = { $name }, tu
board-tab-brewery = Birrificio
board-tab-recipes = Ricette
board-tab-markets = Mercati
board-short-malt_house = Malto
board-short-hops_plantation = Luppolo
board-short-school = Scuola
board-short-seed_department = Semi
board-state-own = il tuo birrificio
board-state-thinking = pensa
board-state-asked = attende
board-state-passed = ha passato
board-state-next = gioca dopo
board-state-quiet = per ora niente gettoni
board-state-points = { $points } { $points ->
    [one] punto
   *[other] punti
 }
board-place = { $name }: { $place }° posto
board-priority = Inizia { $name }; il gettone mostra: { $season }
board-player = { $name }: { $xp } PE, monete: { $coins }, ricette prodotte: { $brewed }, dadi nella Riserva Attiva: { $pool }, dadi nel Magazzino: { $warehouse }{ $state }
board-open = aperto
board-opens = dal round { $round }
board-blocked = bloccato
board-building = { $building } di { $name }: { $state }
board-space = { $space }, { $name }: { $state }
board-empty = libero
board-done = fatto
board-closed = chiuso, { $used } su { $capacity }
board-total = { $total } su { $wanted }
board-total-short = { $total }/{ $wanted }
board-any-dice = dadi a scelta
board-of-supply = dalla riserva
board-or-sum = o { $total }+ in tutto
board-pool = Riserva Attiva
board-pool-rolled = già lanciati
board-pool-unrolled = da lanciare
board-pool-label = Riserva Attiva di { $name }: { $dice }
board-warehouse = Magazzino
board-warehouse-label = Magazzino di { $name }: { $things }
board-store = tieni
board-in-pool = Riserva Attiva di { $name }
board-in-warehouse = Magazzino di { $name }
board-on-space = { $space }, { $name }
board-die = { $colour }{ $value ->
    [0] { " " }(da lanciare)
   *[other] { " " }{ $value }
 }, { $where }{ $state ->
    [held] , in mano
    [blocked] , bloccato
    [protected] , protetto
    [raised] , aumentato fino alla fine del round
   *[none] { "" }
 }
board-seeds = { $count ->
    [one] { $count } seme
   *[other] { $count } semi
 } di { $name }
board-ingredient = { $kind } di { $name }: { $count }
board-token = Gettone Azione di { $name }: { $kind }
board-hidden = coperto
board-put-back = Rimetti a posto: { $what }

## Il tavolo come testo

text-round = Round { $round }
text-progress = prodotte { $brewed } su { $end } · mazzo { $deck }
text-window = Gettoni Azione ({ $window }). Devono ancora rispondere:
text-recipes = Ricette
text-markets = Mercati
text-market = Mercato
text-black-market = Mercato Nero
text-sold-out = tutto venduto
text-players = Giocatori
text-own-board = La tua plancia
text-supply = Riserva Generale
text-rolled = lanciati
text-pool = Riserva Attiva
text-warehouse = Magazzino
text-holds = Possiede
text-board = Plancia
text-brewed = { $count ->
    [one] { $count } ricetta
   *[other] { $count } ricette
 }
text-luck =
    { $coins ->
        [one] { $coins } moneta dai dadi sfortunati
       *[other] { $coins } monete dai dadi sfortunati
    }
text-priority = priorità
text-passed = ha passato
text-quiet = per ora niente gettoni
text-hidden-token = { $price ->
    [0] gettone coperto (ricompensa)
   *[other] gettone coperto (pagato { $price })
 }
text-opens = apre al round { $round }
text-blocked = bloccato in questo round
text-closed = chiusi
text-full = chiuso: gli altri l’hanno già usato
text-done = (fatto)
text-incomplete = ({ $total } su { $wanted })
text-cancelled = (bloccato: non dà nulla)
board-legend =
    I dadi stanno sotto il loro colore, i più alti per primi: «4×2» sono due 4, «?» è ancora da lanciare, «›4‹» è in mano o scelto. ↑ è aumentato fino alla fine del round, ⊘ bloccato, ◈ protetto; «1!» è un 1 sfortunato.
    Una ricetta mostra i valori minimi che chiede, con ✓ per ciò che il tuo Magazzino ha già, dopo la freccia la ricompensa e sotto che cosa può migliorarla. ○ è ricostruito, ◐ in parte: l’originale stampato non ci è noto.
    Uno spazio mostra che cosa accetta o che cosa c’è sopra, che cosa dà, il dado abilità minimo per velocizzarlo (»3+) e chi l’ha usato.
    Nomi delle opzioni: die:yellow-3, seed, space:malt_roast, to:warehouse, token:reroll_die, buy:honey, recipe:dry_stout, pass, end_turn. Per guardare da vicino: recipe dry stout, space malt roast, ingredient honey, token reroll die, player 2, deck, building school, phase tidy, die black, thing warehouse (oppure pool, supply, seed, market, black market, barrel, xp, season).

text-where = { $building }, dal round { $round }.
text-named-by = Ricette scoperte che lo prevedono: { $recipes }.
text-deck = { $count ->
    [0] Il mazzo è vuoto
    [one] Può ancora uscire una ricetta
   *[other] Possono ancora uscire { $count } ricette, senza ordine
 }
text-nothing-there = Non c’è nulla da guardare con il nome «{ $what }». Si può guardare: { $kinds }.

## Che cosa fanno spazi, ricette e gettoni, a parole

about-source-rulebook = Come nel regolamento.
about-source-web = Come pubblicato.
about-source-partly = In parte ricostruito; il resto è come nel regolamento.
about-source-reconstructed = Ricostruito: l’originale stampato non ci è noto.
about-die = 1 dado { $colour }
about-any-die = 1 dado di qualsiasi colore
about-tokens = { $count ->
    [one] { $count } gettone Azione
   *[other] { $count } gettoni Azione
 }
about-or-set = { $die } o un gruppo da { $total }+
about-short-reroll_zone = rilancia dadi
about-short-swap_with_supply = scambia un dado
about-takes = Qui piazzi { $what }.
about-a-seed = un seme
about-a-die = { $bounds ->
    [any] un dado { $colours }
    [least] un dado { $colours } da { $low } in su
   *[between] un dado { $colours } da { $low } a { $high }
 }
about-set = Oppure piazzi un gruppo: prima un dado abilità di qualsiasi valore, poi dadi di qualsiasi colore, anche in turni successivi, finché insieme non mostrano { $total } o più.
about-raise = Nel Riordino il suo valore sale di { $by } e il dado va nel tuo Magazzino.
about-reroll_zone = Subito scegli quanti dadi vuoi della tua Riserva Attiva, oppure del tuo Magazzino, e li rilanci. Nel Riordino il dado abilità torna nella tua Riserva Attiva.
about-swap_with_supply = Subito scegli { $colours }: si lanciano tutti i dadi di quel colore nella Riserva Generale e puoi scambiarne uno con un dado tuo. Nel Riordino il dado abilità torna nella tua Riserva Attiva.
about-exchange = Nel Riordino va nella Riserva Generale e in cambio ottieni { $gain }.
about-return = Nel Riordino ciò che è qui torna nella tua Riserva Attiva, e in più ottieni { $gain }.
about-for = { $gain } per { $colour }
about-speed = Un dado abilità da { $least } in su, piazzato sopra, fa succedere tutto subito. Anche questo è un piazzamento, e il dado abilità lo riprendi nel Riordino.
about-kind = { $style }, livello { $level }
about-needs = Chiede nel tuo Magazzino: { $dice }.
about-reward = Porta { $gain }, oltre a { $xp } come per ogni birra.
about-enhancements = Puoi aggiungere uno di questi, per il suo bonus: { $ways }.
about-enhancement = { $with } ({ $gain })
about-price = Costa { $price }.
about-cut = { $off } in meno con { $least }+
about-discount = Un dado abilità messo sul Mercato ne riduce il prezzo: { $cuts }. Il dado lo riprendi nel Riordino.
about-ingredient = Aggiungilo a una birra la cui ricetta lo mostra, per il bonus stampato lì: un miglioramento per birra, mai due. Poi torna al Mercato. Tenuto fino alla fine non conta nulla.
about-when = Si gioca { $windows }.
about-when-round_start = all’inizio del round
about-when-placement = durante il piazzamento
about-when-purchase = nella fase Acquisti
about-when-brewing_start = subito prima della Produzione
about-in-active_pool = in una Riserva Attiva
about-in-warehouse = in un Magazzino
about-in-board = su una plancia
about-move_to_owner_active_pool = Un dado { $zones }, di chiunque, torna nella Riserva Attiva di chi lo possiede.
about-block_building_until_round_end-round_start = Un avversario non può piazzare nulla in un suo edificio per questo round.
about-block_building_until_round_end-brewing_start = Un edificio di un avversario non dà nulla nel Riordino; ciò che c’è sopra torna indietro.
about-block_if_opponent_protect_if_own = Mettilo sotto un dado { $zones }. Se è di un avversario, non si può usare in questo round; se è tuo, nessuno può cambiarlo o prelevarlo.
about-block_recipe_until_round_end = Scegli una ricetta scoperta: in questo round nessuno può produrla.
about-plus_one_until_round_end = Un dado { $zones } che mostra { $most } o meno, di chiunque, vale 1 in più fino alla fine del round.
about-reroll = Un dado { $zones }, di chiunque, si rilancia e resta dov’è.
about-recipe = Chiunque può produrla nella fase Produzione, poi una nuova carta ne prende il posto. I dadi possono mostrare più di quanto chiede. Non li perdi: tornano nella tua Riserva Attiva.

# Che cosa sfugge ai principianti di spazi e gettoni
note-space-malt_seed = Il seme si consuma. Il nuovo dado arriva dopo la Produzione e serve al round successivo, se non velocizzi lo spazio.
note-space-malt_roast = Il valore del dado non conta: tostane uno basso. Il nuovo dado si lancia da capo.
note-space-malt_raise = Un 6 non può salire. Il dado aumentato arriva dopo la Produzione, tardi per questo round, se non velocizzi lo spazio.
note-space-hops_seed = Il seme si consuma. Il nuovo dado arriva dopo la Produzione e serve al round successivo, se non velocizzi lo spazio.
note-space-hops_raise = Un 6 non può salire. Il dado aumentato arriva dopo la Produzione, tardi per questo round, se non velocizzi lo spazio.
note-space-school_reroll = I dadi restano dove sono: quelli del Magazzino non vanno trasferiti di nuovo. Un dado buono che scegli può anche peggiorare.
note-space-school_swap = Vedi il lancio prima di decidere, e puoi tenere il tuo dado. Se era nel Magazzino, il nuovo ne prende lì il posto, pronto per produrre.
note-space-school_skill = Impara presto: ogni nuovo dado abilità aiuta in tutti i round seguenti, mentre alla fine è troppo tardi.
note-space-dept_green_seed = Il dado è perso, e il suo valore non conta: danne uno basso.
note-space-dept_black_seeds = Il dado è perso, e il suo valore non conta: danne uno basso.
note-space-dept_coins = Il dado che vendi è perso, e il suo valore non conta. Un dado abilità che soltanto velocizza lo spazio lo riprendi.
note-token-withdraw_die = Subito prima della Produzione rovina una birra: in questo round il dado non può tornare in Magazzino. Resta a chi lo possiede.
note-token-block_building-round_start = Si gioca prima del lancio, quindi lo compri un round prima. Gli altri edifici dell’avversario restano aperti.
note-token-block_building-brewing_start = Ciò che è stato velocizzato o ha già lavorato nella Scuola non si tocca.
note-token-block_protect_die = Un dado bloccato può ancora andare in Magazzino, ma non produce. Un tuo dado protetto può ancora produrre.
note-token-block_recipe = Ferma anche te. Una ricetta scoperta più tardi nel round non si può bloccare.
note-token-raise_value = Quando il round finisce il dado torna com’era: usalo per produrre in questo round.
note-token-reroll_die = Può andare meglio o peggio: adatto a un tuo dado basso, o a uno alto di qualcun altro.

## La fine della partita

summary-round = Round { $round } · { $phase }
summary-over = { $round ->
    [one] Finita dopo { $round } round
   *[other] Finita dopo { $round } round
 }
outcome-winner = Mastro Birraio: { $winner }
outcome-you = Il Mastro Birraio sei tu
outcome-shared = { $winner } condividono la vittoria
outcome-place = Posto
outcome-player = Giocatore
outcome-total = Punti
outcome-recipes = Ricette
outcome-counts = Che cosa conta: i PE, 1 punto ogni { $coins }, { $dice }.
outcome-die = { $points } per ogni dado { $colour }
outcome-most = { $players } ha più punti di tutti: { $points }.
outcome-tied = { $points ->
    [one] { $players } sono in parità a { $points } punto.
   *[other] { $players } sono in parità a { $points } punti.
}
outcome-by-recipes = ricette prodotte
outcome-by-coins = monete
outcome-breaks = Spareggio ({ $what }): { $players } ne ha di più, { $amount }.
outcome-still-tied = Spareggio ({ $what }): { $players } restano in parità a { $amount }.
outcome-draw = { $players } sono in parità in tutto e condividono la vittoria.

## Che cosa misura il laboratorio

measure-rounds = Round
measure-brewed = Ricette prodotte da tutti
measure-tokens = Gettoni Azione presi da tutti
measure-by-rounds = Finite per l’ultimo round
uses-space = Spazi, per giocatore e partita
uses-token = Gettoni Azione, per giocatore e partita
uses-ingredient = Ingredienti, per giocatore e partita
uses-recipe = Ricette, per giocatore e partita
measure-score = Punti
measure-xp = PE
measure-coins = Monete
measure-recipes = Ricette prodotte
measure-dice = Dadi

## Uno sguardo da vicino: che cosa è, fa e vale una cosa, in frasi


## Che cosa significano le icone

thing-yellow = Malto chiaro: lo chiede quasi ogni ricetta. La Casa del Malto lo ricava dai semi, ne aumenta il valore o lo tosta in malto scuro.
thing-black = Malto scuro: lo chiedono le birre scure e forti. Nessun seme lo dà: si ottiene tostando malto chiaro nella Casa del Malto, o si vince con una ricetta.
thing-green = Luppolo: lo chiede quasi ogni ricetta. La Piantagione di Luppolo lo ricava dai semi e ne aumenta il valore.
thing-blue = Abilità: nessuna ricetta la chiede, ma velocizza gli spazi, apre la Scuola, riduce i prezzi al Mercato e migliora le birre. Un dado abilità che usi torna nella tua Riserva Attiva nel Riordino; solo uno che vendi è perso.
thing-die = I dadi di una Riserva Attiva si lanciano all’inizio del round. Solo i dadi in un Magazzino producono, e lì conservano il valore: metti in Magazzino quelli buoni nei tuoi turni, al più tardi negli acquisti.
thing-worth = A fine partita ognuno vale { $points }.
thing-worthless = A fine partita non vale punti.
thing-seed = I semi si piazzano nella Casa del Malto o nella Piantagione di Luppolo e nel Riordino diventano dadi. All’inizio di un round d’estate ognuno ne prende uno, e il Dipartimento dei Semi ne dà in cambio di dadi. A fine partita non contano nulla.
thing-sown = Questo seme diventa un dado nel Riordino, dopo la Produzione, e quel dado si lancia al round successivo. Se lo spazio è velocizzato con un dado abilità, arriva subito e subito si lancia.
thing-pool = La Riserva Attiva: tutti questi dadi si lanciano all’inizio del round. Nei tuoi turni li piazzi sugli spazi o li metti in Magazzino. Da qui non producono, e ciò che resta si rilancia.
thing-warehouse = Il Magazzino: qui i dadi conservano il valore e non si lanciano. Si produce solo con i dadi del Magazzino. Qui stanno anche semi, ingredienti e gettoni Azione. Non è mai pieno, ma un dado che c’è entrato ci resta finché non è usato o prelevato.
thing-supply = Dadi e semi che non sono ancora di nessuno. Sono solo quelli della scatola: ciò che qui manca non si può ottenere, e un seme che non trova un dado è sprecato.
thing-rolled = Tutti i dadi di un colore nella Riserva Generale sono stati lanciati per uno scambio: uno si può prendere in cambio di un tuo dado.
thing-barrel = Quando tutti insieme hanno prodotto abbastanza ricette, il round si gioca fino in fondo e la partita finisce. Fino alla fine di quel round tutti possono continuare a produrre.
thing-market = Qui si vendono gli ingredienti speciali, uno a giocatore per round. Guarda quali servono alle ricette scoperte. Un dado abilità messo sul Mercato riduce quasi tutti i prezzi; lo riprendi nel Riordino. Anche gli ingredienti usati tornano qui.
thing-black-market = Qui si vendono i gettoni Azione, uno a giocatore per round; un dado abilità non riduce questi prezzi. Ognuno si usa una volta, poi esce dal gioco.
thing-building-malt_house = La Casa del Malto ricava malto chiaro dai semi, tosta il malto chiaro e aumenta il valore del malto.
thing-building-hops_plantation = La Piantagione di Luppolo ricava luppolo dai semi e ne aumenta il valore.
thing-building-school = La Scuola Professionale accetta dadi abilità: rilancia dadi, ne scambia uno con la Riserva Generale e insegna nuove abilità. Nel Riordino i suoi dadi tornano a te, e nessuno dei suoi spazi si può velocizzare.
thing-building-seed_department = Il Dipartimento dei Semi dà monete o semi in cambio di dadi. I dadi sono persi, e il loro valore non conta: dai quelli bassi.
thing-building = Ciò che sta in un edificio ci resta fino al Riordino, se un dado abilità non lo velocizza. Puoi usare ogni spazio una volta per round. Un edificio bloccato non dà più nulla al suo proprietario in questo round.
thing-phase-place = Si lanciano tutte le Riserve Attive. Poi, a turno, ognuno piazza qualche dado o seme, finché non hanno passato tutti. Mettere dadi in Magazzino è gratis. Chi termina il turno ne avrà un altro; chi passa ha finito per questo round.
thing-phase-purchase = In ordine, ognuno può comprare un ingrediente speciale e un gettone Azione, e mettere dadi in Magazzino per l’ultima volta in questo round: ciò che non è lì non produce.
thing-phase-brew = A turno ognuno produce una ricetta con i dadi del Magazzino o passa, finché non hanno passato tutti di fila. Qui chi passa può rientrare: quando ti tocca di nuovo, puoi produrre.
thing-phase-tidy = Tutto ciò che è sulle plance ha effetto e viene tolto: i valori salgono, i semi diventano dadi, si fanno gli scambi, i dadi abilità tornano. Viene dopo la Produzione, quindi serve al round successivo.
thing-priority = Chi ha questo gettone agisce per primo in ogni fase. Dopo ogni round passa al giocatore successivo e si gira: inverno, estate, inverno…
thing-season = Inverno ed estate si alternano a ogni round. All’inizio di un round d’estate ognuno prende un seme, finché la Riserva Generale ne ha; l’inverno non ne porta.
thing-meanwhile = A che punto è la fase: quale piazzamento tocca, a chi si chiedono gettoni Azione, o quante ricette sono state prodotte verso la fine della partita.
thing-shut = Questo edificio è ancora chiuso; apre in un round successivo.
thing-xp = I Punti Esperienza (PE) si guadagnano con ogni ricetta prodotta, e altri con ricompense e bonus. A fine partita si sommano PE, monete e dadi malto e luppolo: vince chi ha più punti.
thing-token = Un gettone Azione si gioca una volta, nel momento che indica, poi esce dal gioco. Mentre si produce non si gioca mai, e tenuto fino alla fine non conta nulla. A faccia in giù, solo chi lo possiede sa quale sia.
thing-block = Questo spazio è chiuso per il resto del round: l’hanno già usato tutti i giocatori per cui ha posto. Riapre al round successivo.
icon-any-die = dado di qualsiasi colore
icon-token = gettone Azione
icon-coin = moneta
icon-speed = velocizzare: con un dado abilità di questo valore succede subito
icon-up = il valore sale
icon-reroll = rilanciare
icon-swap = scambio con la Riserva Generale
icon-cards = carte
icon-brewed = ricette prodotte
icon-pool = Riserva Attiva
icon-warehouse = Magazzino
icon-locked = non ancora aperto
icon-blocked = bloccato in questo round
icon-protected = protetto in questo round
icon-met = è nel tuo Magazzino
icon-closed = chiuso: lo hanno usato abbastanza giocatori

## La prima volta: come si vince, e una frase per ogni tipo di decisione

aim = Vince chi ha più punti: produci ricette per avere PE, e ricorda che alla fine contano anche le monete e i tuoi dadi malto e luppolo.
help-place = Scegli un dado o un seme, poi dove va. Mettere in Magazzino è gratis. Se termini il turno ne avrai un altro; se passi, non piazzi più nulla in questo round.
help-where = Uno spazio illuminato lo mette al lavoro, di solito nel Riordino, dopo la Produzione. Il Magazzino conserva il valore di un dado, e solo da lì si produce.
help-gained = È stato lanciato. Nel Magazzino conserva questo valore e può produrre in questo round; nella Riserva Attiva si rilancia al round successivo.
help-reroll = Scegli quelli bassi, tutti dallo stesso posto, poi lanciali. Ognuno può peggiorare o migliorare.
help-swap-colour = Si lanciano tutti i dadi di questo colore nella Riserva Generale. Poi puoi prenderne uno in cambio di un tuo dado dello stesso colore.
help-swap-value = Il dado che scegli prende il posto di uno dei tuoi, con il valore che mostra. Puoi anche tenere il tuo.
help-swap-die = Il tuo dado va nella Riserva Generale e quello lanciato ne prende il posto: se il tuo era nel Magazzino, lì va anche il nuovo.
help-purchase = È l’ultima occasione del round per mettere dadi in Magazzino: solo da lì si produce, e gli altri si rilanciano.
help-discount = Il dado abilità resta sul Mercato e lo riprendi nel Riordino. Fino ad allora non può fare altro, per esempio migliorare una birra.
help-window = Qui puoi rispondere a ciò che hanno fatto gli altri. Un gettone giocato si consuma; se dici di no, lo tieni per un’altra volta.
help-which = Gli altri vedono quanto hai pagato ogni gettone: quando ne giochi uno, scoprono quale fosse.
help-target = Guarda di chi è prima di scegliere: quasi tutti i gettoni funzionano sui tuoi dadi e su quelli degli altri.
help-brew = Produci una ricetta per turno, e il tuo turno torna, anche se hai passato. Ogni ricetta prodotta fa posto a una nuova.
help-enhance = Puoi aggiungerne uno, o nessuno. Un dado abilità torna a te, un ingrediente va al Mercato; tenuti fino alla fine non contano nulla.
help-brew-dice = Va bene ogni dado con un valore sufficiente. Usa quelli bassi e tieni quelli alti per un’altra ricetta.
help-reward-token = Scegli un tipo qualsiasi tra quelli rimasti. Puoi giocarlo dal round successivo.
help-reward-colour = Il nuovo dado va nella tua Riserva Attiva e si lancia al round successivo. Nessun seme diventa malto scuro o abilità.
help-first-player = Chi inizia riceve il gettone Stagione/Priorità. Dopo ogni round passa al giocatore successivo.
help-roll = Di’ che cosa mostra il dado; il tavolo chiede un dado dopo l’altro.
help-reveal = Di’ quale ricetta è stata scoperta. Da ora chiunque può produrla.

## Tabelle del libro

book-space = Spazio
book-place = Piazzi
book-get = Ottieni
book-from-round = { $what }, dal round { $round }
book-set = { $die }; o { $skill }, poi altri dadi di qualsiasi colore, insieme { $total }+
book-raise = { $by } in più; nel Magazzino
book-reroll = subito: rilanci quanti tuoi dadi vuoi della Riserva Attiva, oppure del Magazzino
book-swap = subito: lanci tutti i dadi { $colours } della Riserva Generale; puoi scambiarne uno con un tuo dado di quel colore
book-back = tutti indietro, e { $gain }
book-short-reroll = subito: rilanci dadi di Riserva Attiva o Magazzino
book-short-swap = subito: lanci un colore della Riserva Generale, puoi scambiarne uno
book-short-set = { $gain } nel Riordino; anche più dadi, prima { $skill }, insieme { $total }+
book-short-back = { $gain } nel Riordino
book-ingredient = Ingrediente speciale
book-price = Prezzo
book-discount = Con un dado abilità
book-less = { $value }: { $off } in meno
book-token = Gettone Azione
book-does = Che cosa fa
book-short-withdraw_die = dal Magazzino alla Riserva Attiva di chi lo possiede
book-short-block_building = inizio del round: un avversario non ci piazza nulla
book-short-block_protect_die = altrui: non si usa; tuo: non si cambia
book-short-block_recipe = subito prima della Produzione: nessuno la produce
book-short-raise_value = 1 in più, in questo round
book-short-reroll_die = in Riserva Attiva, Magazzino o su una plancia
book-recipe = Ricetta
book-dice = Dadi
book-reward = Ricompensa
book-enhancements = Miglioramenti, uno solo
book-players = Giocatori
book-display = Ricette scoperte
book-serves = Uno spazio accoglie
book-players-served = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
 }
book-end = La fine
book-each = ogni { $dice }
book-worthless = { $things }, ingredienti speciali, gettoni Azione
