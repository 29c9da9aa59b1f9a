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
worker-night_foreman = Caposquadra di Notte
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
preset-discovery-help = Le birre e gli specialisti prestabiliti della partita introduttiva, il laboratorio base, nessuna azione complessa: per imparare il gioco.
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
gist-swap_taken = × scambiato con uno base
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

prompt-place = Piazza il lavoratore { $round } su uno spazio libero
prompt-place-more = Piazzi un altro lavoratore?
prompt-place-more-detail = Un interinale che non piazzi lavora come squadra nel birrificio.
prompt-overflow = Magazzino pieno: { $over ->
    [one] scegli 1 ingrediente da restituire
   *[other] scegli { $over } ingredienti da restituire
 }
prompt-overflow-detail = Nel tuo magazzino c’è posto per { $capacity }. Ogni clic restituisce un ingrediente alla riserva.
prompt-wildcard = Scegli un ingrediente da prendere (ancora { $coming })
prompt-wildcard-detail = Da: { $space }
prompt-worker = Quale specialista assumi?
prompt-partnership = Quale partnership stringi?
prompt-line = Quale scambio fai?
prompt-agency = Assumi una di queste persone per ${ $fee }?
prompt-agency-detail = La tariffa si paga ora, una volta; il salario sulla carta ogni inverno.
prompt-community = Che cosa pianti nella Fattoria Comunitaria?
prompt-brewery = Che cosa fa la tua squadra?
prompt-brewery-detail = Lavora la birra, fai ricerca, installa qualcosa o passa.
prompt-brewery-detail-collaborate = Lavora la birra e/o collabora, fai ricerca, installa qualcosa o passa.
prompt-brewery-detail-secret = Lavora la birra, fai ricerca, installa qualcosa, prendi una ricetta segreta o passa.
prompt-brewery-detail-collaborate-secret = Lavora la birra e/o collabora, fai ricerca, installa qualcosa, prendi una ricetta segreta o passa.
prompt-parts = Fai anche l’altra parte dell’azione?
prompt-brew = Che cosa produci?
prompt-brew-detail = Scegli una ricetta per un fermentatore vuoto, o smetti di produrre. Il lotto dà punti subito.
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
prompt-benefit-detail = Scegli tu quale viene prima: { $benefits }.
prompt-benefit-only-detail = { $benefits }.
prompt-plant = Che cosa pianti nel campo { $plot }?
prompt-leftover = Prendi uno degli ingredienti rimasti
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
choice-process-vain = Lavora la birra: ora non c’è nulla da vendere, imbottigliare o produrre
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
choice-benefit-of = { $card }
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
log-effect-choice = può scegliere ({ $card }): { $coming }
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
why-no-extra-farm = Un lavoratore aggiuntivo non si può piazzare nella Fattoria Comunitaria.
why-farm-closed = Nella Fattoria Comunitaria si lavora in inverno e in primavera, ma non nell’ultimo inverno.
why-nothing-to-plant = Non hai nulla da piantare lì, o ci cresce già.
why-all-shifts = Hai già assunto tutte le tue squadre.
why-too-few-batches = { $batches ->
    [one] Per la prossima squadra devi aver prodotto 1 lotto.
   *[other] Per la prossima squadra devi aver prodotto { $batches } lotti.
 }
why-no-tank = Lì non ci sono fermentatori vuoti.
why-not-displayed = Non puoi produrre { $recipe }: non è tra le ricette esposte né tra le tue.
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
   *[other] { $n } di reputazione
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
when-process = Dopo aver prodotto con la Lavorazione
when-sell = Per ogni lotto che vendi
when-sell_step = Ogni volta che vendi
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
every-season = tutte le stagioni
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
only-nth_sale = quando è il tuo { $n }° lotto della sua famiglia
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
    [0] { $points } di reputazione { $per }
   *[other] { $points } di reputazione { $per }, al massimo { $max }
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
    [one] hai 1 fermentatore in più { $place }, con la sua imbottigliatrice
   *[other] hai { $n } fermentatori in più { $place }, ognuno con la sua imbottigliatrice
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

about-recipe-basic = { $family }, ricetta base: tutti possono produrla dall’inizio. Ogni lotto prodotto vale { $rep } a fine partita, venduto o no.
about-recipe-advanced = { $family }, ricetta avanzata. Ogni lotto prodotto vale { $rep } a fine partita, venduto o no.
about-batch = Un lotto costa { $goods }.
about-symbol-hop = Simbolo del luppolo: l’Infusore di Luppolo e alcune persone premiano questi lotti. Per produrla non servono.
about-symbol-barrel = Simbolo della botte: le Botti di Rovere e alcune persone premiano questi lotti. Per produrla non servono.
about-first-basic = Puoi produrla appena hai prodotto { $recipe }, anche un attimo prima in un altro fermentatore.
about-label = Chi ne vende un lotto per primo ottiene la sua Etichetta d’Oro: { $rep } di reputazione a fine partita. Conta la vendita, non la produzione.
about-label-taken = La sua Etichetta d’Oro è già stata presa.
about-secret = Una ricetta segreta: solo chi la possiede può produrla. La prima volta che viene prodotta si rivela e riceve { $rep ->
    [one] { $rep } gettone reputazione; lo porta
   *[other] { $rep } gettoni reputazione; li porta
} la prima vendita. Non ha un’Etichetta d’Oro.
about-wage = Il salario è di ${ $upkeep } ogni inverno, compreso il primo dopo l’assunzione.
about-building = Edificio. Lo installa una squadra con Installa; ognuno può averne uno per tipo.
about-equipment = Attrezzatura. La installa una squadra con Installa; ognuno può averne una per tipo.
about-installing = Installare questa tessera non costa nulla e porta subito { $goods }.
about-upkeep = { $upkeep ->
    [0] Nessun costo di gestione.
   *[other] Costo di gestione: ${ $upkeep } ogni inverno.
 }
about-section = Paga { $give } per avere questa sezione. Porta { $reward } quando tutta la ricetta è completa.
about-section-now = Ora ti costa { $goods }.
about-collaboration-when = Prima o dopo la Lavorazione, o al suo posto, puoi contribuire a una sezione. Quando tutte le sezioni ({ $sections }) sono complete, ognuno riceve le ricompense delle proprie e tutte si riaprono.
about-collaboration-who = { $players ->
    [one] Basta un giocatore.
   *[other] Devono partecipare almeno { $players } giocatori diversi.
 }
about-collaboration-end = A fine partita, una sezione della ricetta incompiuta vale { $rep } di reputazione.
about-line = { $give } in cambio di { $take }.
about-price = Ora un lotto ti costa { $goods }.
about-lowered = Sconto già contato ({ $who }): { $less }.
about-lowered-choice = Sconto quando la produci ({ $who }): { $less }.
about-not-allowed = Non puoi ancora produrla: prima produci la birra base della sua famiglia.
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
 } ora { $n } di reputazione a fine partita.
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
    Una linea si legge dal fermentatore all’imbottigliatrice alla vendita. ●●○○ sono i livelli di ricerca raggiunti. ♟ è un lavoratore non ancora piazzato. «Inverno −$16 ! 2 prestiti» è quanto costerebbe il prossimo inverno, e che cosa servirebbe per pagarlo. Il punteggio è quello attuale, prestiti già tolti. ○ è ricostruito, ◐ in parte: l’originale stampato non ci è noto.
    Nomi delle opzioni: place:malt_market:collect, worker:cooper, tile:mash_tun, track:2, brew:simply_stout, process, pass. Per guardare da vicino: recipe imperial, worker cooper, tile mash tun, track agronomy, space farm stand, partnership roaster, work process, collaboration, player 2, upkeep; basta una parte del nome.

## La fine della partita

summary-setup = Preparazione
summary-season = Anno { $year } di { $years } · { $season }
summary-over = { $years ->
    [one] Finita dopo 1 anno
   *[other] Finita dopo { $years } anni
 }
outcome-winner = { $winner } ha il birrificio più rinomato
outcome-you = Hai il birrificio più rinomato
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
scene-label-of = Etichetta d’Oro, { $recipe }: { $points } di reputazione
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
scene-about-process = Vendi ciò che è in bottiglia, imbottiglia ciò che fermenta, poi produci in ogni fermentatore vuoto. Così un lotto si vende due Lavorazioni dopo essere stato prodotto. Da tre giocatori in su puoi anche contribuire alla collaborazione, prima o dopo.
scene-about-collaborate = Paga tutti gli ingredienti di una sezione aperta della ricetta in collaborazione; la ricompensa arriva quando tutte le sezioni sono complete. Va insieme alla Lavorazione, in una sola azione.
scene-about-research = Fai avanzare di un livello uno dei tuoi quattro segnalini ricerca. Ciò che hai raggiunto resta tuo quando il segnalino avanza.
scene-about-install = Prendi una tessera di un tipo che non hai ancora installato. Ora non costa nulla, ma ha un costo di gestione ogni inverno, quello di quest’anno compreso.
scene-about-secret_recipe = Scegli una delle ricette fuori gioco. Solo tu potrai produrla, e gli altri la vedranno allora. La sua prima vendita porta reputazione in più.
scene-about-spring = Alla fine della primavera si pianta nelle fattorie. Chi vuole un raccolto deve avere per allora una Fattoria.
scene-about-summer = Alla fine dell’estate non succede nulla.
scene-about-autumn = Alla fine dell’autunno si raccoglie ciò che è stato piantato. Guarda quanto costerà l’inverno: resta ancora una stagione per guadagnarlo.
scene-about-winter = L’inverno inizia con i benefici della ricerca e finisce con i costi di gestione di birrificio, tessere, salari e squadre. I prestiti coprono ciò che manca, e costano reputazione.
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

# ── in breve, dove c’è poco posto ──
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
worker-brief-night_foreman = Caposquadra
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

## Uno sguardo da vicino: che cosa è, fa e vale una cosa, in frasi


## Che cosa significano le icone

thing-worker = Un lavoratore per il mercato: si piazza una volta a stagione su uno spazio libero, che si risolve subito. Va piazzato dove può fare qualcosa, e dopo la stagione torna a casa.
thing-temporary = Un interinale aiuta per una stagione: al mercato, o con un’azione di birrificio in più. Chi non lo usa lo perde.
thing-extra = Un segnalino aggiuntivo, che si piazza come un lavoratore alla fine della fase Mercato, ma mai sulla Fattoria Comunitaria.
thing-board-market = Il mercato. Alcuni spazi ricevono merci a ogni stagione, in aggiunta a ciò che c’è ancora; chi ci va prende tutto. Gli altri fanno ciò che è stampato. Ogni spazio ospita un lavoratore a stagione.
thing-board-brewery = Dopo il mercato ogni squadra di un giocatore fa una di queste azioni. Non si bloccano mai: tutti possono fare la stessa, e anche due volte la stessa.
thing-board-collaboration = Una ricetta comune in sezioni. Chi paga una sezione la tiene; quando tutte sono complete, ognuno riceve le ricompense delle sezioni che ha, e tutte si riaprono.
thing-board-recipes = Birre che tutti possono produrre. Un lotto costa gli ingredienti della ricetta e vale la sua reputazione da quando è nel fermentatore. Un lucchetto: prima produci la birra base di quella famiglia. La prima vendita di una birra avanzata ottiene la sua Etichetta d’Oro.
thing-board-people = Specialisti da assumere: ora nulla da pagare, un salario ogni inverno, e un’abilità che resta. Una carta assunta non si rimpiazza.
thing-board-exchange = La Borsa Merci: un lavoratore qui dà un ingrediente e ne prende diversi altri, secondo una riga della carta, una volta.
thing-board-partnerships = Partnership locali: chi ne ha una può scambiare come indica, quante volte vuole, a ogni sua decisione. In inverno non costano nulla.
thing-board-tiles = Edifici e attrezzature: ogni giocatore può installarne uno per tipo. Una tessera non costa nulla quando la si installa, funziona da allora, e ha un costo di gestione ogni inverno.
thing-first-player = Il primo giocatore inizia ogni fase. Chi usa l’Investitore Privato subentra, dalla fase Birrificio della stessa stagione. Altrimenti il segnalino resta dov’è.
thing-turn-order = In quest’ordine agiscono tutti, a partire dal primo giocatore.
thing-lab = Quattro tracciati di ricerca. Ogni Ricerca fa avanzare di un livello un segnalino: il primo livello dà qualcosa una volta, il secondo ogni inverno, il terzo agisce da allora, l’ultimo dà punti alla fine. Tutti i livelli raggiunti restano tuoi.
thing-season = Un anno ha quattro stagioni, la partita tre anni. A ogni stagione arrivano merci, si piazzano i lavoratori, lavorano le squadre. Alla fine dell’inverno ognuno paga i costi di gestione.
thing-shifts = Una squadra fa un’azione di birrificio a stagione e costa il suo salario ogni inverno. Cominci con una; l’Ufficio Personale assume la prossima quando hai prodotto abbastanza lotti.
thing-choosing = Ora bisogna decidere: scegli fra ciò che è qui.
thing-side = Un lato del laboratorio di ricerca: scelto prima che la partita cominci, resta per tutta la partita.
thing-production = Un lotto fermenta in un fermentatore, si imbottiglia con la prossima Lavorazione e si vende con quella dopo. Dà punti da quando è nel fermentatore, venduto o no.
thing-labels = Un’Etichetta d’Oro va alla prima vendita di una birra avanzata; ce n’è una per ognuna. Produrla per primi non basta.
thing-stored = Con gli ingredienti si produce birra secondo le ricette. Tutti i tipi insieme devono stare nel magazzino; ciò che non ci sta si restituisce, e ciò che resta alla fine non dà punti.
thing-money = Il denaro serve per l’inverno: costi di gestione del birrificio e delle tessere, salari di squadre e persone. Assumere e installare al momento non costano nulla. Alla fine il denaro serve solo da spareggio.
thing-rep = La reputazione fa vincere. La corona la conta tutta, com’è in questo momento, ogni birra da quando è nel fermentatore. Lo scudo conta solo i gettoni: punti ottenuti durante la partita.
thing-loans = Chi non può pagare i costi di gestione prende prestiti da $2 l’uno. Non si restituiscono mai: alla fine il primo costa 2 di reputazione, ogni altro 3.
icon-basic_any = qualsiasi ingrediente base
icon-special_any = qualsiasi ingrediente speciale
icon-any = qualsiasi ingrediente
icon-kettle = produzione o fermentatore
icon-bottle = imbottigliato
icon-truck = venduto
icon-flask = Ricerca
icon-wrench = installare una tessera
icon-hand = collaborare
icon-secret = ricetta segreta
icon-snow = ogni inverno
icon-always = da ora in poi
icon-once = una volta, ora
icon-again = ogni volta
icon-sell = quando vendi
icon-stall = al mercato
icon-sprout = semina
icon-sickle = raccolto
icon-lock = non ancora: prima la birra base
icon-swap = scambio
icon-season = all’inizio di una stagione
icon-beer = birra
icon-money = denaro
icon-rep = reputazione
icon-loan = prestito
icon-label = Etichetta d’Oro
icon-batch = lotto
icon-cube = ingredienti
icon-hire = specialista
icon-shift = squadra
icon-partner = partnership
icon-tile = edificio o attrezzatura
icon-first = primo giocatore
icon-pawn = lavoratore
icon-temporary = interinale
icon-recipes = birra avanzata
icon-kind-hop = simbolo del luppolo
icon-kind-barrel = simbolo della botte
icon-laurel = a fine partita
icon-crown = il punteggio attuale

## Uno sguardo da vicino: che cosa è una cosa, prima di che cosa fa

about-skilled-worker = Uno specialista: dopo l’assunzione la sua abilità è tua fino alla fine della partita.
about-partnership = Una partnership locale: prendila al mercato, tienila fino alla fine e scambia come indica.
about-track = Un tracciato di ricerca: ogni Ricerca fa avanzare di un livello il tuo segnalino, e tutti i livelli raggiunti restano tuoi.
about-space-one = Uno spazio del mercato per un lavoratore a stagione.
about-space-any = Uno spazio del mercato per quanti lavoratori si vuole.
tip-recipe-basic = Il suo primo lotto ti apre le birre avanzate della sua famiglia.
tip-recipe-advanced = Conta altre due Lavorazioni prima che si venda; per i suoi punti basta produrla.
tip-tile-storehouse = Conviene se aspetti che le merci si accumulino, o vuoi produrre le ricette grandi.
tip-tile-mash_tun = Fa risparmiare con ogni lotto in ogni fermentatore: installalo presto.
tip-tile-yeast_lab = Il lievito arriva dopo la produzione: puoi usarlo dalla prossima azione.
tip-tile-farm = In una Fattoria installata in primavera si può piantare nella stessa primavera. Ciò che vi cresce non occupa posto in magazzino.
tip-tile-hop_infuser = Premia la produzione, non la vendita, e solo i lotti prodotti dopo averlo installato. Tutte le ale hanno il simbolo del luppolo.
tip-tile-oak_barrels = Premiano la produzione, non la vendita, e solo i lotti prodotti dopo averle installate. Tutte le stout e la maggior parte delle porter hanno il simbolo della botte.
tip-tile-tasting_room = Conta tutta la partita, quindi può arrivare tardi; ma il suo costo di gestione si paga anche nell’ultimo inverno.
tip-tile-brewpub = Più fermentatori vogliono più ingredienti: senza, un fermentatore resta vuoto e costa lo stesso.
tip-tile-double_line = Più fermentatori vogliono più ingredienti: senza, un fermentatore resta vuoto e costa lo stesso.
tip-tile-loading_dock = Con più di un fermentatore vendi più lotti insieme, e allora rende di più.
tip-worker-malt_buyer = Il bonus guarda ciò che ti dà lo spazio, e arriva una volta per ogni lavoratore che piazzi.
tip-worker-hop_buyer = Il bonus guarda ciò che ti dà lo spazio, e arriva una volta per ogni lavoratore che piazzi.
tip-worker-yeast_biologist = Il bonus guarda ciò che ti dà lo spazio, e arriva una volta per ogni lavoratore che piazzi.
tip-worker-forager = Un salario alto: conviene se produci birre con ingredienti speciali.
tip-worker-delivery_driver = Paga una volta per ogni vendita, non per ogni lotto.
tip-worker-warehouse_manager = I nuovi posti contano subito, anche per gli ingredienti che arrivano con questa carta.
tip-worker-head_brewer = Basta un lotto avanzato tra quelli di un’azione; più lotti non danno di più.
tip-worker-tour_guide = Premia la varietà: ogni birra avanzata conta una volta, e solo se la sua prima vendita viene dopo l’assunzione.
tip-worker-accountant = Il suo salario fa parte del conto, quindi il guadagno è un po’ meno di quanto sembra.
tip-worker-purchasing_agent = Il segnalino arriva per ultimo, quando gli spazi migliori sono presi; non può andare alla Fattoria Comunitaria.
tip-worker-night_foreman = L’azione in più viene subito prima dei costi di gestione: il momento per vendere ancora una volta.
tip-worker-master_gardener = Senza una Fattoria tua non fa nulla; nella Fattoria Comunitaria non agisce.
tip-worker-cooper = Paga quando vendi, per ogni lotto: stout e la maggior parte delle porter.
tip-worker-hop_chemist = Solo ale; una ricetta con un solo luppolo resta com’è.
tip-worker-maltster = Conta il numero stampato, anche se altre cose hanno già reso il lotto più economico.
tip-worker-lab_director = Il passo in più può essere su un altro tracciato. Agisce nella prima Ricerca di ogni anno.
tip-worker-plant_engineer = Vale per le tessere installate dopo l’assunzione.
tip-worker-marketing_director = Le etichette che hai già non portano nulla; assumi prima di vendere.
tip-worker-community_liaison = La ricompensa arriva solo quando tutta la ricetta è completa: scegli sezioni che altri finiranno.
tip-worker-bartender = Senza un Pub non fa nulla.
tip-worker-quality_inspector = I lotti venduti prima dell’assunzione contano per il numero, ma quello che lo raggiunge va venduto dopo.
tip-worker-volume_manager = Una volta per ogni vendita, per quanti lotti base ci siano.
tip-worker-investor_relations = Serve ogni volta un lavoratore dall’Investitore Privato, e in più diventi primo giocatore.
tip-worker-flavour_specialist = Un ingrediente speciale ti serve comunque; solo il tipo è libero.
tip-partnership-spice_importer = Puoi usarlo nel mezzo del tuo turno, subito prima di produrre.
tip-partnership-coffee_roaster = Tieni abbastanza malto per la stout stessa.
tip-partnership-fruit_orchard = La frutta si può piantare in una Fattoria.
tip-partnership-yeast_bank = Il lievito è la prima cosa che manca a chi comincia.
tip-track-basic_agronomy = L’ultimo livello conta ciò che hai in magazzino proprio alla fine.
tip-track-basic_fermentation = Il suo terzo livello fa risparmiare con il primo lotto di ogni Lavorazione: raggiungilo presto.
tip-track-basic_business = Il suo secondo livello paga subito prima del mercato di ogni inverno, in tempo per i costi di gestione.
tip-track-basic_flavour = L’ultimo livello conta le Etichette d’Oro: prima vendi birre avanzate.
tip-track-advanced_terroir = Si può cambiare solo ciò che ha dato lo spazio stesso, non ciò che ha aggiunto un bonus.
tip-track-advanced_engineering = La tessera del primo livello ha un costo di gestione come ogni altra.
tip-track-advanced_brand = Ogni ricetta avanzata conta la prima volta che la produci.
tip-track-advanced_people = Lo specialista del primo livello vuole un salario come ogni altro.
tip-space-malt_market = Guarda quanto ce n’è prima che lo facciano gli altri: in questa stagione c’è posto per un solo lavoratore.
tip-space-hops_market = Alla maggior parte delle birre serve un solo luppolo, alle ale di più.
tip-space-yeast_market = Ogni birra chiede lievito, e a ogni stagione ne arriva poco.
tip-space-farm_stand = Due tipi con un solo lavoratore.
tip-space-private_investor = Inizi tu già nel Birrificio di questa stagione: abbastanza per vincere la corsa a un’Etichetta d’Oro.
tip-space-worker_fair = Assumi presto: un’abilità rende a ogni stagione, il salario si paga ogni inverno.
tip-space-staff_office = Una squadra chiede lotti prodotti, non venduti. Lavora già in questa stagione e costa il suo salario ogni inverno.
tip-space-specialty_shop = Prima guarda le ricette: ogni birra avanzata vuole il suo tipo.
tip-space-homebrew_shop = In autunno e in inverno il denaro può evitarti un prestito.
tip-space-ext_orchard = La frutta si può piantare in una Fattoria.
tip-space-five_orchard = La frutta si può piantare in una Fattoria.
tip-space-ext_staff = Una squadra chiede lotti prodotti, non venduti. Lavora già in questa stagione e costa il suo salario ogni inverno.
tip-space-five_staff = Una squadra chiede lotti prodotti, non venduti. Lavora già in questa stagione e costa il suo salario ogni inverno.
tip-space-temporary_workers = Paghi ora, e arrivano nelle stagioni che seguono. In inverno non costano nulla.
tip-space-commodities_exchange = Ciò che non sta nel tuo magazzino si restituisce: prima fai posto.
tip-space-job_agency = Vedi le carte prima di decidere, e paghi solo se assumi.
tip-space-community_farm = Chi pianta prende un gettone, e il raccolto si divide per gettoni. Chiude dopo la primavera e nell’ultimo inverno.
tip-ingredient-malt = Un ingrediente base, in ogni birra. Il mercato se ne rifornisce a ogni stagione.
tip-ingredient-hops = Un ingrediente base, in ogni birra. Il mercato se ne rifornisce a ogni stagione.
tip-ingredient-yeast = Un ingrediente base, in ogni birra, e scarso: il mercato se ne rifornisce poco.
tip-ingredient-spice = Un ingrediente speciale, per alcune birre avanzate. Prendilo alla Drogheria, o fattelo procurare dall’Importatore di Spezie.
tip-ingredient-coffee = Un ingrediente speciale, per alcune birre avanzate. Prendilo alla Drogheria, o fattelo procurare dalla Torrefazione.
tip-ingredient-fruit = Un ingrediente speciale, per alcune birre avanzate. Prendilo alla Drogheria, o coltivalo in una Fattoria.

## Lo scopo, e una frase d’aiuto per chi incontra una decisione la prima volta

aim = Arriva dopo tre anni con più reputazione di tutti: produci birra, ottieni Etichette d’Oro e non prendere prestiti.
help-place = Piazza il tuo lavoratore su uno spazio libero e fai subito ciò che dice; gli spazi con merci ti danno tutto ciò che c’è.
help-place-more = Ora puoi piazzare un altro lavoratore, come gli altri; o rinunciare.
help-overflow = Dovevi prendere tutto; ora restituisci ciò che non ci sta. Tieni ciò che serve alla tua prossima ricetta.
help-wildcard = Il tipo lo scegli tu, di nuovo per ogni ingrediente. Guarda che cosa manca alla tua prossima ricetta.
help-worker = Assumere ora non costa nulla, ma il salario sulla carta si paga ogni inverno. L’abilità dura fino alla fine.
help-partnership = Una partnership è gratis per sempre: scambia ingredienti quante volte vuoi, a ogni tua decisione.
help-line = Dai un ingrediente e ne prendi diversi. Ciò che non sta nel tuo magazzino si restituisce.
help-agency = Assumi una di queste persone per la tariffa e un salario ogni inverno, o nessuna; allora non paghi nulla.
help-community = Pianta un ingrediente che non vi cresce ancora; in autunno chi ha piantato riceve una parte di tutto il raccolto.
help-brewery = La tua squadra fa un’azione; nessuno può bloccarla. Se hai un lotto nel fermentatore o in bottiglia, la Lavorazione è di rado un errore.
help-parts = Lavorare la birra e collaborare sono due parti di una sola azione: puoi fare entrambe, in qualsiasi ordine.
help-brew = Riempi il fermentatore vuoto: un lotto dà punti appena è prodotto. Le birre chiuse vogliono prima la birra base della loro famiglia.
help-reduce = Qualcosa rende questo lotto più economico: scegli quale ingrediente risparmi. Tieni ciò che è difficile da trovare.
help-replace = Puoi pagare un ingrediente speciale di questa ricetta con un altro speciale, o pagare come stampato.
help-section = Paga una sezione della ricetta comune; la ricompensa arriva quando tutte le sezioni sono complete, chiunque le paghi.
help-pay = Va bene qualsiasi ingrediente speciale. Dai quelli che alle tue ricette non servono.
help-track = Il tuo segnalino avanza di un livello. Il primo rende ora, il secondo ogni inverno, il terzo da ora in poi, il quarto alla fine.
help-tile = Una tessera ora non costa nulla, ma ha un costo di gestione ogni inverno. Prendi ciò che lavorerà spesso.
help-secret = Scegli una birra di cui puoi procurarti gli ingredienti; prima devi aver prodotto la birra base della sua famiglia.
help-benefit = Li ricevi tutti. Scegli quale viene prima; conta solo se il tuo magazzino è quasi pieno.
help-plant = Un ingrediente ora ne porta diversi in autunno. Ogni campo ne accoglie uno; puoi lasciarlo vuoto.
help-leftover = Questo non si poteva dividere in parti uguali. Prendi un ingrediente; poi sceglie chi ha il gettone successivo.
help-last-conversion = La tua ultima occasione di scambiare; vale ancora qualcosa solo ciò che conta la tua ricerca.
help-swap = Puoi cambiare un ingrediente appena preso con uno base a tua scelta.
help-side = Il lato base è più semplice, quello avanzato premia un piano. Gli altri vedono la tua scelta quando tutti hanno scelto.
help-first = Scegli chi inizia la prima stagione; chi gioca dopo comincia con qualcosa in più.
help-draw-recipe = Scegli la ricetta che entra in gioco; a un tavolo vero si sorteggia.
help-draw-worker = Scegli lo specialista che entra in gioco; a un tavolo vero la carta si sorteggia.
help-draw-agency = Scegli la carta che l’Agenzia del Lavoro mostra; a un tavolo vero si sorteggia.

## Titoli delle tabelle del libro

book-space = Spazio
book-does = Che cosa fa
book-players = Giocatori
book-restock-or-choice = Rifornimento o scelta
book-partnership = Partnership
book-exchange = Scambio
book-give = Dai
book-receive = Ricevi
book-reward = Ricompensa
book-beer = Birra
book-family = Famiglia
book-sign = Simbolo
book-batch = Un lotto chiede
book-tile = Tessera
book-each-winter = Ogni inverno
book-brings = Porta subito
book-section = Sezione
book-shift = Squadra
book-after-batches = Dopo lotti prodotti
book-worker = Specialista
book-wage = Salario
book-discovery = Introduttiva
book-track = Tracciato
book-levels = Livelli

## Segni dopo un numero, dove un libro si legge ad alta voce o nel terminale: 4 monete

book-sign-basic-any = { $count ->
    [one] ingrediente base a scelta
   *[other] ingredienti base a scelta
 }
book-sign-special-any = { $count ->
    [one] ingrediente speciale a scelta
   *[other] ingredienti speciali a scelta
 }
book-sign-batch = { $count ->
    [one] lotto
   *[other] lotti
 }
book-sign-cube = { $count ->
    [one] ingrediente
   *[other] ingredienti
 }
book-sign-sprout = da seminare
book-sign-kettle = { $count ->
    [one] fermentatore
   *[other] fermentatori
 }
