# Brew Crafters: che cosa si dice al suo tavolo.

## Il gioco

game-blurb = Tre anni in un birrificio artigianale: giorni di mercato, turni di notte, ricette audaci e conti da pagare ogni inverno.

## Nomi

goods-money = { $count ->
   *[other] $
 }
goods-rep = { $count ->
   *[other] reputazione
 }
goods-malt = { $count ->
   *[other] malto
 }
goods-hops = { $count ->
   *[other] luppolo
 }
goods-yeast = { $count ->
   *[other] lievito
 }
goods-spice = { $count ->
    [one] spezia
   *[other] spezie
 }
goods-coffee = { $count ->
   *[other] caffè
 }
goods-fruit = { $count ->
   *[other] frutta
 }
ingredient-malt = Malto
ingredient-hops = Luppolo
ingredient-yeast = Lievito
ingredient-spice = Spezie
ingredient-coffee = Caffè
ingredient-fruit = Frutta
family-ale = Ale
family-porter = Porter
family-stout = Stout
season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno
space-malt_market = Mercato del Malto
space-hops_market = Mercato del Luppolo
space-yeast_market = Mercato del Lievito
space-farm_stand = Banco del Contadino
space-private_investor = Investitore Privato
space-worker_fair = Fiera del Lavoro
space-staff_office = Ufficio Personale
space-specialty_shop = Drogheria
space-homebrew_shop = Bottega del Birraio
space-ext_malt = 2° Mercato del Malto
space-ext_hops_yeast = Banco Luppolo e Lievito
space-ext_orchard = Via dei Frutteti
space-ext_grain_hops = Banco Grani e Luppolo
space-ext_staff = 2° Ufficio Personale
space-ext_specialty = 2ª Drogheria
space-five_malt = 2° Mercato del Malto
space-five_hops = 2° Mercato del Luppolo
space-five_hops_yeast = Banco Luppolo e Lievito
space-five_grain_yeast = Banco Grani e Lievito
space-five_orchard = Via dei Frutteti
space-five_staff = 2° Ufficio Personale
space-five_specialty = 2ª Drogheria
space-five_odd_jobs = Lavoretti
space-temporary_workers = Interinali
space-commodities_exchange = Borsa Merci
space-job_agency = Agenzia del Lavoro
space-community_farm = Fattoria Comunitaria
work-secret_recipe = Ricetta Segreta
work-process = Lavorazione
work-collaborate = Collabora
work-research = Ricerca
work-install = Installa
recipe-everyday_ale = Everyday Ale
    .gloss = Ale d’Ogni Giorno
recipe-pumpkin_ale = Patch’s Pumpkin Ale
    .gloss = Ale alla Zucca dell’Orto
recipe-lambic_ale = Bombastic Lambic
    .gloss = Lambic Bombastico
recipe-golden_apple_ale = Heartland Golden Apple
    .gloss = Mela d’Oro di Campagna
recipe-apricot_pale_ale = Titania’s Apricot Pale Ale
    .gloss = Pale Ale di Titania all’Albicocca
recipe-belgian_quad = High Country Belgian Quad
    .gloss = Quad Belga d’Alta Quota
recipe-mars_needs_ipa = Mars Needs IPA
    .gloss = Marte Vuole IPA
recipe-barleywine = Auld Lang Syne Barleywine
    .gloss = Barleywine dei Bei Tempi
recipe-pleasantly_porter = Pleasantly Porter
    .gloss = Amabile Porter
recipe-smoked_porter = NOIR Smoked Porter
    .gloss = Porter NOIR Affumicata
recipe-sweet_crush_vanilla_porter = Sweet Crush Vanilla Porter
    .gloss = Porter Vaniglia Dolce Cotta
recipe-vivajava_coffee_porter = VivaJava Coffee Porter
    .gloss = Porter al Caffè VivaJava
recipe-black_and_brue = 19968 Black & Brue
    .gloss = 19968 Nera di Botte
recipe-cherry_porter = Old Chap English Cherry Porter
    .gloss = Porter Ciliegie Vecchio Mio
recipe-honey_porter = Sweet Clover Honey Porter
    .gloss = Porter al Miele di Trifoglio
recipe-cinnamon_porter = Spitfire Cinnamon Porter
    .gloss = Porter Cannella Sputafuoco
recipe-simply_stout = Simply Stout
    .gloss = Stout e Basta
recipe-coffee_stout = Better Bitter Coffee Stout
    .gloss = Stout al Caffè Meglio Amaro
recipe-imperial_stout = Sir Rosset’s Imperial Stout
    .gloss = Imperial Stout di Sir Rosset
recipe-blackberry_stout = Sweet Surrender Blackberry Stout
    .gloss = Stout alle More Dolce Resa
recipe-chocolate_espresso_stout = Revered Bean Chocolate Espresso Stout
    .gloss = Stout Espresso e Cioccolato Sacro Chicco
recipe-oat_soda_stout = Oat Soda Stout
    .gloss = Stout Gazzosa d’Avena
recipe-back_alley_dark_stout = Grim’s Back Alley Dark Stout
    .gloss = Stout Scura dei Vicoli di Grim
recipe-russian_imperial_stout = Crimson Hammer Russian Imperial Stout
    .gloss = Imperial Stout Russa Martello Cremisi
tile-storehouse = 2° Magazzino
tile-mash_tun = Tino del Mosto
tile-yeast_lab = Lab dei Lieviti
tile-farm = Fattoria
tile-hop_infuser = Infusore di Luppolo
tile-oak_barrels = Botti di Rovere
tile-tasting_room = Sala Degustazione
tile-brewpub = Pub
tile-double_line = Doppia Linea
tile-loading_dock = Rampa di Carico
worker-malt_buyer = Compratore di Malto
worker-hop_buyer = Compratore di Luppolo
worker-yeast_biologist = Biologo dei Lieviti
worker-forager = Raccoglitore
worker-delivery_driver = Camionista
worker-warehouse_manager = Magazziniere
worker-head_brewer = Mastro Birraio
worker-tour_guide = Guida del Birrificio
worker-accountant = Contabile
worker-purchasing_agent = Agente Acquisti
worker-night_foreman = Capo della Notte
worker-master_gardener = Mastro Giardiniere
worker-cooper = Bottaio
worker-hop_chemist = Chimico del Luppolo
worker-maltster = Mastro Maltatore
worker-lab_director = Capo del Lab
worker-plant_engineer = Ingegnere Impianti
worker-marketing_director = Capo del Marketing
worker-community_liaison = Voce della Comunità
worker-bartender = Barista
worker-quality_inspector = Ispettore
worker-volume_manager = Capo Volumi
worker-investor_relations = Amico degli Investitori
worker-flavour_specialist = Esperta di Aromi
partnership-spice_importer = Importatore di Spezie
partnership-coffee_roaster = Torrefazione
partnership-fruit_orchard = Frutteto
partnership-yeast_bank = Banca dei Lieviti
track-basic_agronomy = Agronomia
track-basic_fermentation = Fermenti
track-basic_business = Affari
track-basic_flavour = Aromi
track-advanced_terroir = Territorio
track-advanced_engineering = Ingegneria di Processo
track-advanced_brand = Marchio
track-advanced_people = Persone
crew-shift_1 = Prima Squadra
crew-shift_2 = Seconda Squadra
crew-shift_3 = Terza Squadra
section-collab_malt = Miscela di Malti
section-collab_hops = Gettata di Luppolo
section-collab_yeast = Inoculo di Lievito
section-collab_specialty = Tocco Speciale

## Opzioni di un tavolo

preset-discovery = Partita introduttiva
preset-discovery-help = Le birre e gli specialisti stampati, il laboratorio base, nessuna azione complessa: per imparare il gioco.
preset-expert = Partita per esperti
preset-expert-help = Birre e specialisti a caso, il laboratorio avanzato, tutte e cinque le azioni complesse.
option-recipe_set = Ricette
option-recipe_set-help = Le sei birre avanzate della partita introduttiva, due per famiglia a caso, oppure due per famiglia scelte da te.
option-recipe_set-discovery = Introduttive
option-recipe_set-random = A caso
option-recipe_set-custom = Scelte
option-worker_set = Specialisti
option-worker_set-help = I nove della partita introduttiva, nove a caso, oppure nove scelti da te.
option-worker_set-discovery = Introduttivi
option-worker_set-random = A caso
option-worker_set-custom = Scelti
option-research_side = Laboratorio di ricerca
option-research_side-help = Il lato base, il lato avanzato, oppure ognuno sceglie il suo in segreto.
option-research_side-basic = Base
option-research_side-advanced = Avanzato
option-research_side-each = Ognuno sceglie
option-temporary_workers = Interinali
option-temporary_workers-help = Assumi interinali per le due stagioni successive, al mercato o nel birrificio.
option-temporary_workers-off = No
option-temporary_workers-on = Sì
option-commodities_exchange = Borsa merci
option-commodities_exchange-help = Un ingrediente in cambio di altri, secondo le quotazioni della carta.
option-commodities_exchange-off = No
option-commodities_exchange-on = Sì
option-job_agency = Agenzia del lavoro
option-job_agency-help = Guarda sei specialisti fuori gioco e assumine uno, pagando l’agenzia.
option-job_agency-off = No
option-job_agency-on = Sì
option-community_farm = Fattoria comunitaria
option-community_farm-help = Si pianta insieme in inverno e in primavera, si raccoglie in autunno.
option-community_farm-off = No
option-community_farm-on = Sì
option-secret_recipe = Ricette segrete
option-secret_recipe-help = Una squadra può prendere una ricetta fuori gioco: solo chi ce l’ha può produrla.
option-secret_recipe-off = No
option-secret_recipe-on = Sì
option-first_player = Primo giocatore
option-first_player-help = Chi inizia la prima stagione.
option-first_player-random = A caso
option-first_player-1 = 1
option-first_player-2 = 2
option-first_player-3 = 3
option-first_player-4 = 4
option-first_player-5 = 5

## Nomi di piccole cose

secret = Una ricetta segreta
nothing = niente
amount-malt = × malto
amount-hops = × luppolo
amount-yeast = × lievito
amount-spice = × spezia
amount-coffee = × caffè
amount-fruit = × frutta
amount-money = $
amount-rep = × reputazione
amount-basic_any = × base a scelta
amount-special_any = × speciale a scelta
amount-any = × ingrediente a scelta
amount-same = × uguale
gist-take = prendi
gist-least-brewed = × lotto prodotto
gist-least-advanced = × lotto avanzato
gist-least-special = × lotto con speciale
gist-least-sold = × lotto venduto
gist-of-family = della famiglia
gist-farm = × campo:
gist-substitute = × speciale pagabile con un altro
gist-swap_taken = × scambiato con una base
gist-capacity = × posto in più nel magazzino
gist-tank = × fermentatore in più
gist-free_seed = piantare non costa nulla
gist-harvest_bonus = × in più da ogni campo
gist-extra_action-market = un’azione in più al mercato
gist-extra_action-brewery = un’azione in più nel birrificio
gist-free_action-install = installa una tessera
gist-free_action-hire = assumi uno specialista
gist-extra_step = × passo in più
gist-upkeep_discount = $ in meno
gist-upkeep_discount-workers = $ in meno di salari
gist-per-batches_brewed = × lotto
gist-per-basic_batches_brewed = × lotto base
gist-per-different_advanced_brewed = × ricetta avanzata
gist-per-families_brewed = × famiglia
gist-per-gold_labels = × Etichetta d’Oro
gist-per-tiles_installed = × tessera
gist-per-skilled_workers = × specialista
gist-per-money = $
gist-per-ingredients_stored = × ingrediente in magazzino
gist-per-kinds_stored = × tipo in magazzino

## Domande e decisioni

prompt-place = Piazza al mercato il lavoratore { $round }
prompt-place-more = Piazzi un altro lavoratore?
prompt-place-more-detail = Un interinale che non piazzi lavora come squadra nel birrificio.
prompt-overflow = Magazzino pieno: { $over ->
    [one] scegli 1 ingrediente da restituire
   *[other] scegli { $over } ingredienti da restituire
 }
prompt-overflow-detail = Nel tuo magazzino c’è posto per { $capacity }. Ogni clic restituisce un ingrediente alla riserva.
prompt-wildcard = Scegli un ingrediente da prendere (ancora { $coming })
prompt-wildcard-detail = Da: { $space }
prompt-worker = Chi assumi?
prompt-partnership = Quale partnership?
prompt-line = Quale scambio?
prompt-agency = Assumi una di queste persone per ${ $fee }?
prompt-agency-detail = La tariffa si paga ora, una volta; il salario sulla carta ogni inverno.
prompt-community = Che cosa pianti nella Fattoria Comunitaria?
prompt-brewery = Che cosa fa la tua squadra?
prompt-brewery-detail = Lavora la birra, fai ricerca, installa qualcosa o passa.
prompt-brewery-detail-collaborate = Lavora la birra e/o collabora, fai ricerca, installa qualcosa o passa.
prompt-brewery-detail-secret = Lavora la birra, fai ricerca, installa qualcosa, prendi una ricetta segreta o passa.
prompt-brewery-detail-collaborate-secret = Lavora la birra e/o collabora, fai ricerca, installa qualcosa, prendi una ricetta segreta o passa.
prompt-parts = E l’altra parte dell’azione?
prompt-brew = Che cosa produci?
prompt-brew-detail = Scegli una ricetta per un fermentatore vuoto, o smetti di produrre.
prompt-reduce = { $recipe }: di quale ingrediente paghi uno in meno?
prompt-replace = { $recipe }: paghi con un altro ingrediente speciale?
prompt-thanks = Grazie a: { $who }
prompt-section = A quale sezione contribuisci?
prompt-pay = { $left ->
    [0] Quale ingrediente speciale dai?
    [one] Quale ingrediente speciale dai?
   *[other] Quali ingredienti speciali dai? { $left }, uno alla volta
 }
prompt-track = { $steps ->
    [one] Su quale tracciato avanzi?
   *[other] Su quale tracciato avanzi? { $steps } passi, uno alla volta
 }
prompt-tile = Che cosa installi?
prompt-secret = Quale ricetta prendi in segreto?
prompt-benefit = Ricevi un beneficio a inizio stagione
prompt-benefit-detail = Scegli tu quale viene prima.
prompt-plant = Che cosa cresce nel campo { $plot }?
prompt-leftover = Prendi qualcosa di ciò che resta
prompt-last-conversion = Un’ultima conversione prima della fine?
prompt-swap = Cambi un ingrediente appena preso?
prompt-side = Quale lato del laboratorio vuoi?
prompt-first = Chi inizia?
prompt-draw-recipe = La prossima ricetta
prompt-draw-worker = Il prossimo specialista
prompt-draw-agency = La prossima carta dell’Agenzia del Lavoro
decision-place = il piazzamento di un lavoratore
decision-place-more = il piazzamento di un altro lavoratore
decision-overflow = la scelta degli ingredienti da restituire
decision-wildcard = la scelta di un ingrediente
decision-worker = la scelta di uno specialista
decision-partnership = la scelta di una partnership
decision-line = la scelta di uno scambio
decision-agency = la scelta di una carta dell’Agenzia del Lavoro
decision-community = la scelta di che cosa piantare nella Fattoria Comunitaria
decision-brewery = il lavoro di una squadra
decision-parts = la scelta dell’altra parte dell’azione
decision-brew = la scelta di che cosa produrre
decision-reduce = la scelta dell’ingrediente da risparmiare
decision-replace = la scelta di come pagare un lotto
decision-section = la scelta di una sezione della collaborazione
decision-pay = la scelta di un ingrediente speciale da dare
decision-track = la scelta di un tracciato di ricerca
decision-tile = la scelta di una tessera
decision-secret = la scelta di una ricetta segreta
decision-benefit = la scelta dell’ordine dei benefici
decision-plant = la scelta di che cosa piantare
decision-leftover = la scelta di una parte del raccolto
decision-last-conversion = la scelta di un’ultima conversione
decision-swap = la scelta dell’ingrediente da cambiare
decision-side = la scelta di un lato del laboratorio
decision-first = la scelta di chi inizia
decision-draw-recipe = la pesca di una ricetta
decision-draw-worker = la pesca di uno specialista
decision-draw-agency = la pesca delle carte dell’Agenzia del Lavoro

## Scelte

choice-pass = Passa
choice-decline = No
choice-place-none = Non piazzare altro
choice-swap-none = Non cambiare altro
choice-convert-none = Nient’altro
choice-plant-none = Non piantare altro
choice-hire-none = Non assumere nessuno
choice-install-none = Non installare nulla
choice-process = Lavora la birra
choice-collaborate = Collabora
choice-research = Fai ricerca
choice-install = Installa
choice-secret-recipe = Ricetta segreta
choice-end-brew = Smetti di produrre
choice-end-action = Termina l’azione
choice-as-printed = Come sulla carta
choice-side-basic = Lato base
choice-side-advanced = Lato avanzato
choice-take = Prendi { $ingredient }
choice-discard = Restituisci { $ingredient }
choice-give = Dai { $ingredient }
choice-plant = Pianta { $ingredient }
choice-reduce = { $ingredient }
choice-swap = Dai { $given }, prendi { $taken }
choice-substitute = { $paid } al posto di { $wanted }
choice-first = Inizia { $first }
choice-benefit = { $card }: { $does }
choice-benefit-number = Beneficio { $number }
choice-track = { $track }, livello { $level }: { $does }
choice-place-goods = { $space }: { $goods }
choice-be-first = primo giocatore
choice-place-goods-more = { $space }: { $goods }; { $more }
choice-place-hire-skilled-worker = { $space }: assumi uno specialista
choice-place-form-local-partnership = { $space }: stringi una partnership
choice-place-hire-brewery-shift = { $space }: assumi una squadra
choice-place-temporary-workers = { $space }: per ${ $fee } un interinale in ognuna delle prossime due stagioni
choice-place-commodities-exchange = { $space }: scambia merci
choice-place-job-agency = { $space }: guarda sei persone, assumine una per ${ $fee } o nessuna
choice-place-community-farm = { $space }: pianta qualcosa
choice-worker = Assumi { $worker } (salario ${ $wage }): { $does }
choice-worker-agency = Paga ${ $fee } e assumi { $worker } (salario ${ $wage }): { $does }
choice-draw-worker = { $worker }
choice-partnership = { $partnership }: { $does }
choice-line = Dai { $give }, prendi { $take }
choice-section = { $section }: dai { $give }, ricompensa { $take }
choice-section-lowered = { $section }: dai { $give }, ricompensa { $take }; sconto: { $who }
choice-tile = Installa { $tile } (gestione ${ $upkeep }): { $does }
choice-tile-given = Installa { $tile } (gestione ${ $upkeep }): { $does }; subito { $goods }
choice-brew = Produci { $recipe } con { $cost }, vale { $rep }
choice-brew-lowered = Produci { $recipe } con { $cost } ({ $lowered }), vale { $rep }
choice-brew-in-pub = Produci nel pub { $recipe } con { $cost }, vale { $rep }
choice-brew-in-pub-lowered = Produci nel pub { $recipe } con { $cost } ({ $lowered }), vale { $rep }
choice-choose-secret = { $recipe } con { $cost }, vale { $rep }
choice-draw-recipe = { $recipe }
choice-convert = { $partner }: dai { $give }, prendi { $take }

## Cronaca. Il nome del giocatore precede la riga.

log-head-season = Anno { $year } · { $season }
log-first = diventa il primo giocatore
log-takes = piazza un lavoratore: «{ $space }»
log-takes-choice = piazza un lavoratore: «{ $space }», { $coming }
log-visits = piazza un lavoratore: «{ $space }»
log-chooses = sceglie ({ $cause })
log-swaps = cambia un ingrediente appena preso grazie a: { $card }
log-discards = restituisce ciò che non ci sta
log-effect = riceve, grazie a: { $card }
log-effect-choice = può scegliere, grazie a { $card }: { $coming }
log-hires = assume uno specialista: { $worker }
log-partner = stringe una partnership: { $partnership }
log-shift = assume la squadra { $number }
log-converts = converte con { $partner }
log-process = lavora la birra
log-sells = vende { $recipe }
log-label = ottiene l’Etichetta d’Oro: { $recipe }
log-bottles = imbottiglia { $recipes }
log-brews = produce { $recipe }
log-brews-helped = produce { $recipe } ({ $helped })
log-brews-pub = produce nel pub { $recipe }
log-brews-pub-helped = produce nel pub { $recipe } ({ $helped })
log-research = fa ricerca, { $track }: livello { $level }
log-installs = installa { $tile }
log-installs-choice = installa { $tile }: { $coming }
log-collaborates = contribuisce alla collaborazione: { $section }
log-collab-sold = riceve la ricompensa di { $section }: collaborazione venduta
log-collab-sold-choice = riceve la ricompensa di { $section }: { $coming }; collaborazione venduta
log-gives = paga per la collaborazione: { $section }
log-gives-exchange = dà alla Borsa Merci
log-passes = passa con una squadra
log-plants = pianta { $ingredient }
log-harvests = raccoglie nella Fattoria
log-loans = { $count ->
    [one] non ha denaro per la gestione e prende un prestito
   *[other] non ha denaro per la gestione e prende { $count } prestiti
 }
log-upkeep = paga i costi di gestione dell’inverno: { $parts }
upkeep-printed = birrificio
upkeep-tiles = tessere
upkeep-workers = specialisti
upkeep-shifts = squadre
upkeep-discount = sconto
log-temporary = { $count ->
    [one] assume un interinale
   *[other] assume { $count } interinali
 }
log-exchange = riceve da: { $space }
log-exchange-choice = può scegliere, { $space }: { $coming }
log-fee = paga la tariffa dell’agenzia
log-plants-common = pianta nella Fattoria Comunitaria, gettone { $token }
log-common-share = riceve la sua parte del raccolto comunitario
log-common-rest = prende da ciò che resta del raccolto comunitario
log-secret = prende una ricetta segreta: { $recipe }
log-secret-hidden = prende una ricetta segreta
log-reveals = rivela la ricetta segreta: { $recipe }
log-secret-sold = vende per la prima volta la ricetta segreta { $recipe }

## Perché no

why-over = La partita è finita.
why-fate-first = Non ancora: prima viene { $decision }.
why-fate = Lo decide il caso, non chi gioca.
why-not-now = Non ora: è in corso { $decision }.
why-not-offered = Qui non è possibile: è in corso { $decision }.
why-payment = C’è un pagamento in corso: converti prima o dopo.
why-no-conversion = Non puoi pagare questa conversione, o poi non potresti concludere la decisione in corso.
why-space-closed = Spazio non in gioco a questo tavolo: «{ $space }».
why-occupied = Spazio già occupato in questa stagione: «{ $space }».
why-empty = Su «{ $space }» non c’è nulla.
why-no-workers = Non resta nessuno da assumere.
why-no-partners = Non restano partnership.
why-no-line = Non hai nulla da dare lì.
why-no-agency = Non hai abbastanza denaro per l’agenzia, o l’agenzia non ha più nessuno.
why-last-season = Non restano stagioni in cui lavorare.
why-no-temporary = Non puoi pagare, o restano troppo pochi interinali.
why-no-extra-farm = Gli specialisti non agiscono nella Fattoria Comunitaria.
why-farm-closed = Nella Fattoria Comunitaria si lavora in inverno e in primavera, ma non nell’ultimo inverno.
why-nothing-to-plant = Non hai nulla da piantare lì, o ci cresce già.
why-all-shifts = Hai già assunto tutte le tue squadre.
why-too-few-batches = { $batches ->
    [one] Per la prossima squadra devi aver prodotto 1 lotto.
   *[other] Per la prossima squadra devi aver prodotto { $batches } lotti.
 }
why-no-tank = Lì non ci sono fermentatori vuoti.
why-not-displayed = { $recipe }: non è una ricetta che puoi produrre.
why-basic-first = { $recipe }: prima serve un lotto di { $basic }.
why-cannot-pay = Non puoi pagare un lotto di { $recipe }.
why-no-section = Non c’è una sezione aperta che puoi pagare.
why-enough-sections = Hai già il massimo di sezioni per un giocatore.
why-two-players = In due non c’è la collaborazione.
why-all-research = Hai completato tutta la ricerca.
why-all-tiles = Non resta nulla che tu possa installare.
why-no-secret = Le ricette segrete non sono in gioco, o non ne restano.
why-installed = C’è già: { $tile }.
why-not-plantable = Ora non si può piantare: { $ingredient }.
why-not-that = Qui non si può scegliere: { $ingredient }.
why-no-declining = A questo non si può rinunciare.

## Per il laboratorio di analisi

measure-batches = Lotti prodotti da tutti
uses-space = Spazi del mercato, per giocatore e partita
uses-worker = Specialisti, per giocatore e partita
uses-tile = Tessere, per giocatore e partita
uses-recipe = Ricette prodotte, per giocatore e partita
measure-score = Punti
measure-brewed = Lotti prodotti
measure-labels = Etichette d’Oro
measure-tiles = Tessere
measure-workers = Specialisti
measure-shifts = Squadre
measure-loans = Prestiti
measure-money = Denaro rimasto

## Che cosa fanno le carte

about-source-rulebook = Come nel regolamento.
about-source-web = Come pubblicato.
about-source-partly = In parte ricostruito; il resto è come stampato.
about-source-reconstructed = Ricostruito: l’originale stampato non ci è noto.

# Un tanto di qualcosa, dentro una frase.
counted-malt = { $n ->
   *[other] { $n } malto
 }
counted-hops = { $n ->
   *[other] { $n } luppolo
 }
counted-yeast = { $n ->
   *[other] { $n } lievito
 }
counted-spice = { $n ->
    [one] 1 spezia
   *[other] { $n } spezie
 }
counted-coffee = { $n ->
   *[other] { $n } caffè
 }
counted-fruit = { $n ->
   *[other] { $n } frutta
 }
counted-money = { $n ->
   *[other] ${ $n }
 }
counted-rep = { $n ->
   *[other] { $n } reputazione
 }
counted-basic_any = { $n ->
    [one] 1 ingrediente base a scelta
   *[other] { $n } ingredienti base a scelta
 }
counted-special_any = { $n ->
    [one] 1 ingrediente speciale a scelta
   *[other] { $n } ingredienti speciali a scelta
 }
counted-any = { $n ->
    [one] 1 ingrediente a scelta
   *[other] { $n } ingredienti a scelta
 }

# Lo stesso dove c’è poco posto: le iniziali di ogni ingrediente (luppolo e lievito ne hanno due).
short-amount-malt = { $n }M
short-amount-hops = { $n }Lu
short-amount-yeast = { $n }Li
short-amount-spice = { $n }S
short-amount-coffee = { $n }C
short-amount-fruit = { $n }F
short-amount-money = ${ $n }
short-amount-rep = { $n }★
short-amount-basic_any = { $n } base
short-amount-special_any = { $n } spec.
short-amount-any = { $n } a scelta
short-amount-same = { $n } in più di ciò che hai preso

# Tipi di ingredienti dentro una frase.
named-malt = malto
named-hops = luppolo
named-yeast = lievito
named-spice = spezie
named-coffee = caffè
named-fruit = frutta
named-basic_any = ingredienti base
named-special_any = ingredienti speciali
named-any = ingredienti
named-winter = inverno
named-autumn = autunno
named-summer = estate
named-spring = primavera

# Con la preposizione: seguono «in più» nei messaggi does-capacity e does-tank.
place-storehouse = nel magazzino
place-production_line = sulla linea
place-pub = nel pub
place-research_lab = nel laboratorio di ricerca
place-farm = nella fattoria

# Quando agisce un effetto: prima dei due punti, seguito da uno dei messaggi does-….
when-acquire = Subito
when-season_start = All’inizio della stagione, in { $seasons }
when-winter_start = All’inizio di ogni inverno
when-market_take = Ogni volta che prendi { $kinds } da uno spazio del mercato
when-market_take-restocked = Ogni volta che prendi { $kinds } da uno spazio del mercato che si rifornisce
when-market_space = Ogni volta che usi lo spazio { $spaces }
when-market_end = Alla fine della fase Mercato, in { $seasons }
when-brewery_end = Alla fine della fase Birrificio, in { $seasons }
when-brew = Per ogni lotto che produci
when-process = Dopo ogni giro di produzione
when-sell = Per ogni lotto che vendi
when-sell_step = A ogni giro di vendite
when-research = Con ogni Ricerca
when-install = Ogni volta che installi una tessera
when-collaborate = Per ogni tuo contributo a una sezione della collaborazione
when-collab_complete = Per ogni tua sezione quando la collaborazione si completa
when-gold_label = Per ogni Etichetta d’Oro che ottieni
when-plant = Quando pianti nella tua Fattoria
when-harvest = Quando raccogli dalla tua Fattoria
when-upkeep = Ogni volta che paghi i costi di gestione
when-any_time = Quante volte vuoi, a ogni tua decisione
when-end_game = A fine partita
every-season = ogni stagione
when-only = { $when } ({ $which })

# Che cosa deve essere accaduto nell’azione, tra parentesi dopo un momento.
least-brewed = { $n ->
    [one] con almeno 1 lotto prodotto
   *[other] con almeno { $n } lotti prodotti
 }
least-advanced = { $n ->
    [one] con almeno 1 lotto di una ricetta avanzata
   *[other] con almeno { $n } lotti di ricette avanzate
 }
least-special = { $n ->
    [one] con almeno 1 lotto la cui ricetta chiede un ingrediente speciale
   *[other] con almeno { $n } lotti le cui ricette chiedono un ingrediente speciale
 }
least-sold = { $n ->
    [one] con almeno 1 lotto venduto
   *[other] con almeno { $n } lotti venduti
 }

# Quali lotti contano, tra parentesi dopo un momento.
only-family-ale = solo Ale
only-family-porter = solo Porter
only-family-stout = solo Stout
only-tier-basic = solo ricette base
only-tier-advanced = solo ricette avanzate
only-symbol-hop = con il simbolo del luppolo
only-symbol-barrel = con il simbolo della botte
only-symbol-none = senza simbolo
only-place-storehouse = nel magazzino
only-place-production_line = sulla linea di produzione
only-place-pub = nel pub
only-place-research_lab = nel laboratorio di ricerca
only-place-farm = nella fattoria
only-special = se la ricetta chiede un ingrediente speciale
only-malt = se la ricetta chiede almeno { $n } malto
only-first_brew = la prima volta che produci quella ricetta
only-first_sale = la prima volta che vendi quella ricetta
only-nth_sale = il n. { $n } della sua famiglia
only-first_batch_of_action = solo il primo di un’azione
only-first_each_year = solo la prima volta ogni anno

# Che cosa fa un effetto: comincia minuscolo e senza punto, perché può stare dopo i due punti.
does-sentence = { $text }.
does-also = { $first }; { $then }
does-gain = ricevi { $goods }
does-gain-more = ricevi inoltre { $goods }
does-gain_same = { $n ->
    [one] ricevi 1 ingrediente in più di un tipo base appena preso
   *[other] ricevi { $n } ingredienti in più di tipi base appena presi
 }
does-gain_per = { $max ->
    [0] ricevi { $goods } { $per }
    [one] ricevi { $goods } { $per }, ma una volta sola
   *[other] ricevi { $goods } { $per }, al massimo { $max } volte
 }
does-score = { $max ->
    [0] { $points } reputazione { $per }
   *[other] { $points } reputazione { $per }, al massimo { $max }
 }
does-cost_reduction = paghi { $less } in meno
does-cost_reduction-above = paghi { $less } in meno, ma di quel tipo mai meno di { $left }
does-substitute = { $n ->
    [one] puoi pagare 1 ingrediente speciale della ricetta con un altro ingrediente speciale
   *[other] puoi pagare { $n } ingredienti speciali della ricetta con altri ingredienti speciali
 }
does-swap_taken = { $n ->
    [one] puoi cambiare 1 degli ingredienti presi dallo spazio con un ingrediente base
   *[other] puoi cambiare fino a { $n } degli ingredienti presi dallo spazio con ingredienti base
 }
does-capacity = { $n ->
    [one] puoi conservare 1 ingrediente in più { $place }
   *[other] puoi conservare { $n } ingredienti in più { $place }
 }
does-tank = { $n ->
    [one] hai 1 fermentatore in più { $place }, con il suo imbottigliamento
   *[other] hai { $n } fermentatori in più { $place }, ognuno con il suo imbottigliamento
 }
does-farm = { $n ->
    [one] la tua Fattoria ha 1 campo, da piantare alla fine della primavera; in autunno dà { $yield }
   *[other] la tua Fattoria ha { $n } campi, da piantare alla fine della primavera; in autunno ognuno dà { $yield }
 }
does-free_seed = gli ingredienti piantati restano nel tuo magazzino
does-harvest_bonus = ogni campo piantato dà { $n } in più
does-extra_action-market = puoi fare un’azione di mercato in più
does-extra_action-brewery = puoi fare un’azione di birrificio in più
does-free_action-install = puoi installare una tessera, senza usare una squadra
does-free_action-hire = puoi assumere uno specialista tra quelli esposti
does-extra_step = { $n ->
    [one] avanzi di 1 passo in più, su qualsiasi tracciato
   *[other] avanzi di { $n } passi in più, su qualsiasi tracciato
 }
does-upkeep_discount = paghi ${ $n } in meno
does-upkeep_discount-workers = i salari dei tuoi specialisti costano in tutto ${ $n } in meno
does-convert = puoi restituire alla riserva { $give } e prendere { $take }

# Che cosa conta un effetto.
per-batches_brewed = { $n ->
    [one] per ogni lotto che hai prodotto
   *[other] ogni { $n } lotti che hai prodotto
 }
per-basic_batches_brewed = { $n ->
    [one] per ogni lotto di ricette base che hai prodotto
   *[other] ogni { $n } lotti di ricette base che hai prodotto
 }
per-different_advanced_brewed = { $n ->
    [one] per ogni diversa ricetta avanzata che hai prodotto
   *[other] ogni { $n } diverse ricette avanzate che hai prodotto
 }
per-families_brewed = { $n ->
    [one] per ogni famiglia che hai prodotto
   *[other] ogni { $n } famiglie che hai prodotto
 }
per-gold_labels = { $n ->
    [one] per ogni tua Etichetta d’Oro
   *[other] ogni { $n } tue Etichette d’Oro
 }
per-tiles_installed = { $n ->
    [one] per ogni tessera che hai installato
   *[other] ogni { $n } tessere che hai installato
 }
per-skilled_workers = { $n ->
    [one] per ogni tuo specialista
   *[other] ogni { $n } tuoi specialisti
 }
per-money = { $n ->
   *[other] ogni ${ $n } che possiedi
 }
per-ingredients_stored = { $n ->
    [one] per ogni ingrediente nel tuo magazzino
   *[other] ogni { $n } ingredienti nel tuo magazzino
 }
per-kinds_stored = { $n ->
    [one] per ogni tipo di ingrediente nel tuo magazzino
   *[other] ogni { $n } tipi di ingredienti nel tuo magazzino
 }

# Spazi del mercato.
does-restock = Rifornimento ogni stagione: { $goods }.
does-one-of = Una di queste:
does-first_player = Diventi il primo giocatore, già dalla fase Birrificio.
does-option-collect = Prendi tutto ciò che c’è qui.
does-option-take = Prendi { $goods } dalla riserva.
does-option-hire_skilled_worker = Assumi uno specialista tra quelli esposti; il salario si paga ogni inverno.
does-option-form_local_partnership = Stringi una partnership locale tra quelle esposte.
does-option-hire_brewery_shift = Assumi la tua prossima squadra, se hai prodotto abbastanza lotti; lavora già in questa stagione.
does-option-temporary_workers = { $seasons ->
    [one] Paga ${ $fee } per un interinale nella prossima stagione.
   *[other] Paga ${ $fee } per un interinale in ognuna delle prossime { $seasons } stagioni.
 }
does-option-commodities_exchange = Usa una volta una riga della Borsa Merci.
does-option-job_agency = Guarda { $draw } specialisti fuori gioco e assumine uno per ${ $fee }, o nessuno.
does-option-community_farm = In inverno e in primavera, pianta un ingrediente tra malto, luppolo e frutta che nessuno ha ancora piantato; in autunno chi ha piantato si divide { $harvest }.

# Tutto questo dove c’è poco posto.
short-when-acquire = subito
short-when-season_start = { $seasons }
short-when-winter_start = Inverno
short-when-market_take = prendi { $kinds }
short-when-market_take-restocked = prendi { $kinds }
short-when-market_space = { $spaces }
short-when-market_end = mercato, { $seasons }
short-when-brewery_end = birrificio, { $seasons }
short-when-brew = produci
short-when-process = lavori
short-when-sell = vendi
short-when-sell_step = vendita
short-when-research = ricerca
short-when-install = installi
short-when-collaborate = collabori
short-when-collab_complete = collaborazione completa
short-when-gold_label = Etichetta d’Oro
short-when-plant = pianti
short-when-harvest = raccogli
short-when-upkeep = gestione
short-when-any_time = sempre
short-when-end_game = fine
short-least-brewed = prodotti { $n }+
short-least-advanced = { $n }+ avanzate
short-least-special = { $n }+ con speciale
short-least-sold = venduti { $n }+
short-only-family-ale = Ale
short-only-family-porter = Porter
short-only-family-stout = Stout
short-only-tier-basic = base
short-only-tier-advanced = avanzata
short-only-symbol-hop = luppolo
short-only-symbol-barrel = botte
short-only-symbol-none = senza simbolo
short-only-place-storehouse = magazzino
short-only-place-production_line = linea
short-only-place-pub = pub
short-only-place-research_lab = lab
short-only-place-farm = fattoria
short-only-special = con speciale
short-only-malt = { $n }+ malto
short-only-first_brew = prima volta
short-only-first_sale = prima volta
short-only-nth_sale = n. { $n } per famiglia
short-only-first_batch_of_action = il primo
short-only-first_each_year = 1 l’anno
short-gain = { $goods }
short-gain_same = { $n } in più
short-gain_per = { $max ->
    [0] { $goods } per { $per }
   *[other] { $goods } per { $per } (max { $max }×)
 }
short-score = { $max ->
    [0] { $points }★ per { $per }
   *[other] { $points }★ per { $per } (max { $max })
 }
short-cost_reduction = −{ $less }
short-cost_reduction-above = −{ $less }
short-substitute = cambia { $n } spec.
short-swap_taken = cambia { $n } in base
short-capacity = { $n ->
    [one] +{ $n } posto
   *[other] +{ $n } posti
}
short-tank = { $n ->
    [one] +1 fermentatore
   *[other] +{ $n } fermentatori
 }
short-farm = { $n ->
    [one] 1 campo: { $yield }
   *[other] { $n } campi: { $yield }
 }
short-free_seed = semina gratis
short-harvest_bonus = +{ $n } a campo
short-extra_action-market = 1 azione in più
short-extra_action-brewery = 1 azione in più
short-free_action-install = installa 1 tessera
short-free_action-hire = assumi
short-extra_step = { $n ->
    [one] +1 passo
   *[other] +{ $n } passi
 }
short-upkeep_discount = −${ $n }
short-upkeep_discount-workers = −${ $n } salari
short-convert = { $give } → { $take }
short-per-batches_brewed = { $n ->
    [one] lotto
   *[other] { $n } lotti
 }
short-per-basic_batches_brewed = { $n ->
    [one] lotto base
   *[other] { $n } lotti base
 }
short-per-different_advanced_brewed = { $n ->
    [one] ricetta avanzata
   *[other] { $n } ricette avanzate
 }
short-per-families_brewed = { $n ->
    [one] famiglia
   *[other] { $n } famiglie
 }
short-per-gold_labels = { $n ->
    [one] Etichetta d’Oro
   *[other] { $n } Etichette d’Oro
 }
short-per-tiles_installed = { $n ->
    [one] tessera
   *[other] { $n } tessere
 }
short-per-skilled_workers = { $n ->
    [one] specialista
   *[other] { $n } specialisti
 }
short-per-money = ${ $n }
short-per-ingredients_stored = { $n ->
    [one] ingrediente
   *[other] { $n } ingredienti
 }
short-per-kinds_stored = { $n ->
    [one] tipo in magazzino
   *[other] { $n } tipi in magazzino
 }
short-option-hire_skilled_worker = assumi
short-option-form_local_partnership = partnership
short-option-hire_brewery_shift = squadra
short-option-temporary_workers = un interinale
short-option-commodities_exchange = scambia
short-option-job_agency = cerca persone
short-option-community_farm = pianta

## Da vicino

about-recipe-basic = { $family }, ricetta base. Ogni lotto prodotto vale { $rep } a fine partita, venduto o no.
about-recipe-advanced = { $family }, ricetta avanzata. Ogni lotto prodotto vale { $rep } a fine partita, venduto o no.
about-batch = Un lotto costa { $goods }.
about-symbol-hop = Simbolo del luppolo: vale per ciò che favorisce le birre luppolate.
about-symbol-barrel = Simbolo della botte: vale per ciò che favorisce le birre in botte.
about-first-basic = Prima va prodotto almeno un lotto di { $recipe }.
about-label = Chi ne vende un lotto per primo ottiene la sua Etichetta d’Oro: { $rep } reputazione a fine partita.
about-label-taken = La sua Etichetta d’Oro è già stata presa.
about-secret = Una ricetta segreta: solo chi la possiede può produrla. La prima volta che viene prodotta si rivela e riceve { $rep ->
    [one] { $rep } gettone reputazione; lo porta
   *[other] { $rep } gettoni reputazione; li porta
} la prima vendita. Non ha un’Etichetta d’Oro.
about-wage = Il salario è di ${ $upkeep } ogni inverno.
about-building = Edificio.
about-equipment = Attrezzatura.
about-installing = Installandola ricevi subito { $goods }, senza pagare nulla.
about-upkeep = { $upkeep ->
    [0] Nessun costo di gestione.
   *[other] Costo di gestione: ${ $upkeep } ogni inverno.
 }
about-section = Contribuisci con { $give }; la ricompensa è { $reward }.
about-section-now = Ora ti costa { $goods }.
about-collaboration-when = Prima o dopo la Lavorazione, o al suo posto, puoi contribuire a una sezione. Quando tutte le sezioni ({ $sections }) sono complete, ognuno riceve le ricompense delle proprie e tutte si riaprono.
about-collaboration-who = Devono partecipare almeno { $players } giocatori diversi.
about-collaboration-end = A fine partita, una sezione della ricetta incompiuta vale { $rep } reputazione.
about-line = { $give } in cambio di { $take }.
about-price = Ora un lotto ti costa { $goods }.
about-lowered = Sconto già contato ({ $who }): { $less }.
about-lowered-choice = Sconto quando la produci ({ $who }): { $less }.
about-not-allowed = Non hai ancora prodotto la birra base della sua famiglia.
about-missing = Ti manca: { $goods }.
about-helpers = Che cosa ti aiuta qui:
about-upkeep-printed = ${ $n } per magazzino, laboratorio e linea di produzione.
about-upkeep-total = A fine inverno ${ $n } in tutto, per ora; in cassa ${ $money }.
about-loans = { $n ->
    [one] Servirebbe 1 prestito.
   *[other] Servirebbero { $n } prestiti.
 }
about-track-worth = L’ultimo livello { $reached ->
    [1] vale
   *[other] varrebbe
 } ora { $n } reputazione a fine partita.
level-experimental = sperimentale
level-winter = invernale
level-permanent = permanente
level-final = finale
score-beers = Birre
score-research = Ricerca
score-tasting = Sala Degustazione
score-tokens = Gettoni
score-labels = Etichette d’Oro
score-collaboration = Collaborazione
score-loans = Prestiti

## Il tavolo come testo

text-year = { $year ->
    [0] Preparazione
   *[other] Anno { $year } di { $years }
 }
text-signs = M malto, Lu luppolo, Li lievito, S spezie, C caffè, F frutta, ★ reputazione
text-market = Mercato
text-recipes = Ricette
text-workers = Specialisti da assumere
text-partnerships = Partnership locali
text-supply-tiles = Edifici e attrezzature
text-actions = Birrificio
text-supply = Riserva
text-players = Giocatori
text-own = Tu
text-going-on = Adesso
text-storage = Scorte
text-line = Linea
text-pub = Pub
text-sold = Venduti
text-has = Ha
text-tiles = Tessere
text-staff = Personale
text-partners = Partner
text-research = Ricerca
text-won = Premi
text-won-label = Etichetta d’Oro { $recipe }
text-won-section = Collaborazione: { $section }
text-winter = Inverno
text-upkeep-printed = plancia ${ $n }
text-upkeep-tiles = tessere ${ $n }
text-upkeep-workers = specialisti ${ $n }
text-upkeep-shifts = squadre ${ $n }
text-upkeep-discount = { $who } −${ $n }
text-loans = { $n ->
    [one] finora 1 prestito
   *[other] finora { $n } prestiti
 }
text-next-shift = { $n ->
    [one] { $shift } dopo 1 lotto
   *[other] { $shift } dopo { $n } lotti
 }
text-upkeep = Inverno −${ $n }
text-farm = Fattoria
text-places = { $n } su { $capacity }
text-basic-first = prima la base
text-label = etichetta +{ $rep }★
text-label-taken = etichetta
text-in-pub = nel pub
text-secret-hidden = una ricetta segreta
text-secret = Segreta
text-farm-token = Fattoria Comunitaria, gettone { $n }
text-farm-closed = chiusa in questa stagione
text-farm-open = aperta in questa stagione
text-pool = { $n ->
    [0] finiti
    [one] ne resta 1
   *[other] ne restano { $n }
 }
text-batches = { $n ->
    [one] 1 lotto
   *[other] { $n } lotti
 }
text-shifts = { $n ->
    [one] 1 squadra ({ $left } da usare)
   *[other] { $n } squadre ({ $left } da usare)
 }
text-first = primo giocatore
text-loans-loom = { $n ->
    [one] 1 prestito
   *[other] { $n } prestiti
 }
text-brewing = In produzione: { $recipe }.
text-receiving = Ancora da scegliere: { $goods }.
text-overflow = { $n ->
    [one] 1 ingrediente di troppo.
   *[other] { $n } ingredienti di troppo.
 }
phase-setup = Preparazione
phase-season_start = Inizio della stagione
phase-market = Mercato
phase-brewery = Birrificio
phase-season_end = Fine della stagione
phase-over = Fine
text-score = Punteggio
text-holds-label = Etichetta d’Oro:
text-brewed-by = Lotti prodotti:
text-employed-by = Lavora per:
text-installed-by = Installata da:
text-partner-of = Partner di:
text-stands-there = Qui in questa stagione:
text-researched-by = Livelli raggiunti:
text-contributed-by = Contributo di:
text-lying = Qui c’è: { $goods }
text-tiles-left = { $n ->
    [0] Non ne restano.
    [one] Ne resta 1.
   *[other] Ne restano { $n }.
 }
text-nothing-there = Non c’è nulla da guardare con il nome «{ $what }». Si può guardare: { $kinds }.
board-legend =
    Gli ingredienti hanno le loro iniziali, ★ è la reputazione: «2M 1Lu» sono 2 malto e 1 luppolo. Uno spazio del mercato mostra che cosa c’è sopra e, tra parentesi, che cosa si aggiunge ogni stagione; il segno di un giocatore è un suo lavoratore, con ♙ un interinale e con + uno in più.
    Una ricetta mostra quanto vale ogni lotto e quanto ti costerebbe ora; «!» segue ciò che ti manca, ✓ un costo che puoi pagare, «−1M Tino del Mosto» è uno sconto già contato. Uno sconto su un ingrediente base a scelta si applica quando produci. «etichetta +3★» aspetta chi la vende per primo.
    Una linea si legge dal fermentatore all’imbottigliamento alla vendita. ●●○○ sono i livelli di ricerca raggiunti. ♟ è un lavoratore non ancora piazzato. «Inverno −$16 ! 2 prestiti» è quanto costerebbe il prossimo inverno, e che cosa servirebbe per pagarlo. Il punteggio è quello attuale, prestiti già tolti. ○ è ricostruito, ◐ in parte: l’originale stampato non ci è noto.
    Nomi delle opzioni: place:malt_market:collect, worker:cooper, tile:mash_tun, track:2, brew:simply_stout, process, pass. Per guardare da vicino: recipe imperial, worker cooper, tile mash tun, track agronomy, space farm stand, partnership roaster, work process, collaboration, player 2, upkeep; basta una parte del nome.

## La fine della partita

summary-setup = Preparazione
summary-season = Anno { $year } di { $years } · { $season }
summary-over = { $years ->
    [one] Finita dopo 1 anno
   *[other] Finita dopo { $years } anni
 }
outcome-winner = { $winner } ha il birrificio più rinomato
outcome-shared = { $winner } condividono la vittoria
outcome-end = { $years ->
    [one] La partita finisce dopo 1 anno.
   *[other] La partita finisce dopo { $years } anni.
 }
outcome-place = Posto
outcome-player = Giocatore
outcome-beers = Birre
outcome-research = Lab
outcome-tasting = Assaggi
outcome-tokens = Gettoni
outcome-labels = Etichette
outcome-collaboration = Collab
outcome-loans = Prestiti
outcome-total = Punti
outcome-money = $
outcome-reasons = { $player }: { $reasons }
outcome-beer = { $recipe } ×{ $count } ({ $points })
outcome-why-no-beers = Nessuna birra prodotta.
outcome-why-beers = Ha prodotto { $beers }: { $points }.
outcome-why-research = Ricerca all’ultimo livello in { $tracks }: { $points }.
outcome-why-tasting = { $count ->
    [one] Sala Degustazione con 1 ricetta avanzata: { $points }.
   *[other] Sala Degustazione con { $count } diverse ricette avanzate: { $points }.
 }
outcome-why-tokens = { $count ->
    [one] 1 gettone reputazione: { $points }.
   *[other] { $count } gettoni reputazione: { $points }.
 }
outcome-why-labels = { $count ->
    [one] 1 Etichetta d’Oro: { $points }.
   *[other] { $count } Etichette d’Oro: { $points }.
 }
outcome-why-collaboration = { $count ->
    [one] 1 sezione della collaborazione incompiuta: { $points }.
   *[other] { $count } sezioni della collaborazione incompiuta: { $points }.
 }
outcome-why-loans = { $count ->
    [one] 1 prestito: −{ $points }.
   *[other] { $count } prestiti: −{ $points }.
 }
outcome-most = { $players } vince con { $n ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
outcome-tied = { $players } sono in parità a { $n ->
    [one] { $points } punto
   *[other] { $points } punti
 }: vince chi ha più denaro.
outcome-money-breaks = { $players } ha più denaro, ${ $money }, e vince.
outcome-money-level = { $players } sono in parità anche nel denaro, ${ $money } a testa, e condividono la vittoria.

## Immagini: birrifici e giocatori

scene-tab-market = Mercato
scene-tab-brewery = Birrificio
scene-tab-recipes = Ricette
scene-tab-staff = Persone
scene-tab-lab = Lab
scene-tab-rivals = Rivali
scene-setup = Prima di iniziare
scene-season = { $season }, anno { $year }
scene-phase-setup = Preparazione
scene-phase-season_start = La stagione inizia
scene-phase-market = Mercato, lavoratore { $round }
scene-phase-brewery = Birrificio, squadra { $round }
scene-phase-season_end = La stagione finisce
scene-phase-over = La partita è finita
scene-turn-order = Ordine di turno: { $names }
scene-first-player = { $name } è il primo giocatore
scene-place = { $name }: { $place }° posto
scene-state-own = tocca a te
scene-state-thinking = pensa
scene-state-next = gioca dopo
scene-player = { $name }: { $count ->
    [one] { $points } punto
   *[other] { $points } punti
 } per ora, ${ $money }, gettoni reputazione: { $rep }, ingredienti: { $stored } su { $capacity }, { $batches ->
    [one] 1 lotto prodotto
   *[other] { $batches } lotti prodotti
 }. Il prossimo inverno costerà ${ $upkeep }. { $state }
scene-shifts = { $count ->
    [one] 1 squadra assunta
   *[other] { $count } squadre assunte
}, usate in questa stagione: { $used }{ $needs ->
    [0] .
    [one] ; per la prossima serve 1 lotto.
   *[other] ; per la prossima servono { $needs } lotti.
}
scene-money = { $name } ha ${ $count }
scene-rep = { $name } ha { $count ->
    [one] 1 gettone reputazione
   *[other] { $count } gettoni reputazione
 }
scene-labels = { $name }: { $count ->
    [one] 1 Etichetta d’Oro
   *[other] { $count } Etichette d’Oro
 }
scene-batches = { $name } ha prodotto { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
 }
scene-loans = { $name } ha preso { $count ->
    [one] 1 prestito
   *[other] { $count } prestiti
 }
scene-word-money = denaro
scene-word-rep = reputazione
scene-word-labels = { $count ->
    [one] etichetta
   *[other] etichette
 }
scene-word-loans = { $count ->
    [one] prestito
   *[other] prestiti
 }
scene-next-shift = squadra { $number }: a { $count }
scene-shift-ready = squadra { $number } disponibile
scene-due = { $loans ->
    [0] in inverno
    [one] in inverno: 1 prestito!
   *[other] in inverno: { $loans } prestiti!
 }
scene-upkeep = Per ora il prossimo inverno costerà ${ $total }{ $loans ->
    [0] .
    [one] ; servirebbe 1 prestito.
   *[other] ; servirebbero { $loans } prestiti.
 }
scene-points = { $count ->
    [one] punto
   *[other] punti
 }
scene-score = { $name }: { $count ->
    [one] { $points } punto
   *[other] { $points } punti
 } per ora
scene-storehouse = Magazzino
scene-hall = Produzione
scene-lab = Laboratorio
scene-no-lab = Si sta scegliendo il lato del laboratorio.
scene-of = { $number } su { $all }
scene-store = Ingredienti in magazzino: { $count } su { $capacity }
scene-stored = { $name }: { $kind } { $count }
scene-none = nulla
scene-empty = vuoto
scene-line = In fermentazione: { $fermenting }. In bottiglia: { $bottled }. Venduti: { $sold }.
scene-unit = { $place }, in fermentazione: { $fermenting }; in bottiglia: { $bottled }.
scene-at-production_line = Linea
scene-at-pub = Pub
scene-fermenting = Fermenta
scene-bottled = In bottiglia
scene-sold = Venduti
scene-freight = { $name } ha venduto { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
 }
scene-tile = { $tile }: { $does } (gestione ${ $upkeep })
scene-no-tiles = ancora nulla
scene-plot = Qui cresce { $kind }: in autunno dà { $count }
scene-plot-empty = Un campo vuoto: si può piantare in primavera
scene-no-people = ancora nessuno
scene-no-papers = ancora nessuna partnership o Etichetta d’Oro
scene-hired = { $worker }: { $does } (salario ${ $wage })
scene-label-of = Etichetta d’Oro, { $recipe }: { $points } reputazione
scene-secret = Ricetta segreta: { $recipe }
scene-secret-hidden = Una ricetta segreta
scene-pool = { $count ->
    [one] Resta 1 interinale da assumere.
   *[other] Restano { $count } interinali da assumere.
 }
scene-temporary-comes = { $season }: { $count ->
    [one] un interinale di { $name }
   *[other] { $count } interinali di { $name }
 }
scene-section-held = Parte della collaborazione: { $section }
scene-level-experimental = subito
scene-level-winter = Inverno
scene-level-permanent = sempre
scene-level-final = fine
scene-track = { $track }: livello { $place } di { $places }
scene-track-of = { $name } è al livello { $place }.
scene-brewed-by = { $name } ne ha prodotto { $count ->
    [one] 1 lotto.
   *[other] { $count } lotti.
 }
scene-tiles-left = { $count ->
    [one] Ne resta 1 nella riserva.
   *[other] Ne restano { $count } nella riserva.
 }
scene-stands = In questa stagione: { $names }.
scene-held-by = Contributo di { $name }.
scene-about-process = Vendi ciò che è in bottiglia, imbottiglia ciò che fermenta, poi produci in ogni fermentatore vuoto. Nella stessa azione, prima o dopo, puoi contribuire alla collaborazione.
scene-about-collaborate = Paga tutti gli ingredienti di una sezione aperta della ricetta in collaborazione. Va insieme alla Lavorazione, in una sola azione.
scene-about-research = Fai avanzare di un livello uno dei tuoi quattro segnalini ricerca.
scene-about-install = Prendi una tessera di un tipo che non hai ancora installato. Ora non costa nulla, ma ha un costo di gestione ogni inverno.
scene-about-secret_recipe = Scegli una delle ricette fuori gioco. Solo tu potrai produrla.
scene-about-spring = Alla fine della primavera si pianta nelle fattorie.
scene-about-summer = Alla fine dell’estate non succede altro.
scene-about-autumn = Alla fine dell’autunno si raccoglie ciò che è stato piantato.
scene-about-winter = L’inverno inizia con i benefici della ricerca e finisce con i costi di gestione: si pagano plancia, tessere, salari e squadre; i prestiti coprono ciò che manca.
scene-one-more = Prendine ancora 1: { $kind }
scene-upkeep-of = { $name }: costi del prossimo inverno
scene-upkeep-printed = Magazzino, lab, linea
scene-upkeep-total = Da pagare in inverno
scene-score-of = { $name }: punteggio
scene-score-now = Per ora: le birre contano appena prodotte, la ricerca solo all’ultimo livello.
scene-score-total = Punti
scene-batches-of = { $name }: { $count ->
    [one] 1 lotto prodotto
   *[other] { $count } lotti prodotti
 }
scene-labels-held = Etichette d’Oro: { $recipes }

## Immagini delle plance comuni

brewery-worker = { $kind ->
    [temporary] Interinale di { $name }
    [extra] Lavoratore aggiuntivo di { $name }
   *[worker] Lavoratore di { $name }
 }
brewery-unknown-batch = Una ricetta segreta
brewery-batch = { $recipe }: { $where }
brewery-tile-gift = Subito: { $goods }.
brewery-market = Mercato
brewery-market-hint = un lavoratore per spazio
brewery-or = o
brewery-year = Anno
brewery-season-number = stagione { $number }/{ $all }
brewery-season-label = { $season }, anno { $year } di { $years }
brewery-phase-setup = Inizio
brewery-phase-season_start = Inizio
brewery-phase-market = Mercato
brewery-phase-brewery = Birrificio
brewery-phase-season_end = Fine
brewery-actions = Azioni di birrificio
brewery-shifts = { $count ->
    [0] Tutte le squadre hanno lavorato
    [one] 1 squadra deve ancora lavorare
   *[other] { $count } squadre devono ancora lavorare
 }
brewery-recipes = Ricette
brewery-family-ale = Ale
brewery-family-porter = Porter
brewery-family-stout = Stout
brewery-recipe = { $recipe }, { $family }, reputazione { $rep }
brewery-gold-label = Etichetta d’Oro: { $recipe }
brewery-for-hire = Da assumere
brewery-no-workers = nessuno da assumere
brewery-more-workers = { $count ->
    [one] ancora 1 in agenzia
   *[other] ancora { $count } in agenzia
 }
brewery-partnerships = Partnership
brewery-no-partners = nessuna partnership rimasta
brewery-tiles = Edifici e attrezzature
brewery-tile = { $tile }: { $left } nella riserva
brewery-collaboration = Collaborazione
brewery-choose-recipe = Scegli la tua ricetta segreta
brewery-choose-card = L’Agenzia del Lavoro propone: scegli
brewery-choose-side = Scegli un lato del tuo laboratorio

# ── in short, where there is little room ──
space-brief-malt_market = Malto
space-brief-hops_market = Luppolo
space-brief-yeast_market = Lievito
space-brief-farm_stand = Contadino
space-brief-private_investor = Investitore
space-brief-worker_fair = Fiera Lavoro
space-brief-staff_office = Personale
space-brief-homebrew_shop = Bottega
space-brief-ext_malt = Malto 2
space-brief-ext_hops_yeast = Luppolo, Lievito
space-brief-ext_orchard = Frutteti
space-brief-ext_grain_hops = Grani, Luppolo
space-brief-ext_staff = Personale 2
space-brief-ext_specialty = Drogheria 2
space-brief-five_malt = Malto 2
space-brief-five_hops = Luppolo 2
space-brief-five_hops_yeast = Luppolo, Lievito
space-brief-five_grain_yeast = Grani, Lievito
space-brief-five_orchard = Frutteti
space-brief-five_staff = Personale 2
space-brief-five_specialty = Drogheria 2
space-brief-temporary_workers = Interinali
space-brief-commodities_exchange = Borsa Merci
space-brief-job_agency = Agenzia
space-brief-community_farm = Fattoria
recipe-brief-everyday_ale = Everyday Ale
recipe-brief-pumpkin_ale = Pumpkin Ale
recipe-brief-lambic_ale = Lambic
recipe-brief-golden_apple_ale = Golden Apple
recipe-brief-apricot_pale_ale = Apricot Pale Ale
recipe-brief-belgian_quad = Belgian Quad
recipe-brief-mars_needs_ipa = Mars Needs IPA
recipe-brief-barleywine = Barleywine
recipe-brief-pleasantly_porter = Pleasantly Porter
recipe-brief-smoked_porter = Smoked Porter
recipe-brief-sweet_crush_vanilla_porter = Vanilla Porter
recipe-brief-vivajava_coffee_porter = Coffee Porter
recipe-brief-black_and_brue = Black & Brue
recipe-brief-cherry_porter = Cherry Porter
recipe-brief-honey_porter = Honey Porter
recipe-brief-cinnamon_porter = Cinnamon Porter
recipe-brief-simply_stout = Simply Stout
recipe-brief-coffee_stout = Coffee Stout
recipe-brief-imperial_stout = Imperial Stout
recipe-brief-blackberry_stout = Blackberry Stout
recipe-brief-chocolate_espresso_stout = Espresso Stout
recipe-brief-oat_soda_stout = Oat Soda Stout
recipe-brief-back_alley_dark_stout = Dark Stout
recipe-brief-russian_imperial_stout = Russian Imperial
tile-brief-storehouse = Magazzino 2
tile-brief-mash_tun = Tino
tile-brief-yeast_lab = Lieviti
tile-brief-hop_infuser = Infusore
tile-brief-oak_barrels = Botti
tile-brief-tasting_room = Assaggi
tile-brief-double_line = Doppia Linea
tile-brief-loading_dock = Rampa
worker-brief-hop_buyer = Compra Luppolo
worker-brief-yeast_biologist = Biologo
worker-brief-warehouse_manager = Magazziniere
worker-brief-tour_guide = Guida
worker-brief-night_foreman = Capo Notte
worker-brief-master_gardener = Giardiniere
worker-brief-hop_chemist = Chimico
worker-brief-lab_director = Capo del Lab
worker-brief-plant_engineer = Ingegnere
worker-brief-marketing_director = Marketing
worker-brief-community_liaison = Portavoce
worker-brief-quality_inspector = Ispettore
worker-brief-volume_manager = Capo Volumi
worker-brief-investor_relations = Investitori
worker-brief-flavour_specialist = Esperta Aromi
partnership-brief-spice_importer = Import Spezie
partnership-brief-yeast_bank = Banca Lieviti
