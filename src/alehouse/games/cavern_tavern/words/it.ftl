# Cavern Tavern: che cosa si dice al suo tavolo.

## Il gioco

game-blurb = Turno di notte in una taverna di clienti impossibili: i dadi procurano ingredienti, gli ordini ritardano e il capo ascolta.

## Nomi

goods-vp = { $count ->
    [one] punto
   *[other] punti
 }
goods-modifiers = { $count ->
    [one] segnalino Modifier
   *[other] segnalini Modifier
}
goods-mrs_nasty = { $count ->
    [one] segnalino Mrs. Nasty
   *[other] segnalini Mrs. Nasty
 }
race-human = Umano
race-dwarf = Nano
race-halfling = Halfling
race-elf = Elfo
race-green_elf = Elfo Verde
race-trobit = Trobit
ingredient-fruit = Frutta
ingredient-herbs = Erbe
ingredient-syrup = Sciroppo
ingredient-rocks = Pietre
ingredient-mead = Idromele
ingredient-nectar = Nettare
ingredient-wine = Vino
ingredient-elixir = Elixir
ingredient-ambrosia = Ambrosia
ingredient-beer = Birra
ingredient-liqueur = Liquore
ingredient-spirits = Spiriti
ingredient-magic_potion = Pozione Magica
section-cellar = Cantina
section-kitchen = Cucina
section-chore = Faccende
section-office = Ufficio di Nasty
section-workshop = Laboratorio del Mago
section-chamber = Stanza Segreta
section-mess = Mensa
track-nasty = Tracciato Nasty
track-kitchen = Tracciato Cucina
track-chore = Tracciato Faccende
area-cellar_1 = Cantina 1
area-cellar_2 = Cantina 2
area-cellar_3 = Cantina 3
area-cellar_4 = Cantina 4
area-cellar_5 = Cantina 5
area-cellar_6 = Cantina 6
area-make_lunch = Preparare il pranzo a Nasty
area-roast_meat = Arrostire la carne
area-cook_dragon_eggs = Cucinare uova di drago
area-wash_dishes = Lavare i piatti
area-cut_meat = Tagliare la carne
area-serve_dinner = Servire la cena
area-wipe_tables = Pulire i tavoli
area-mop_floor = Passare lo straccio
area-prepare_rooms = Preparare le stanze
area-chop_wood = Tagliare la legna
area-fix_roof = Riparare il tetto
area-entertain_guests = Intrattenere gli ospiti
area-office_talk_to_nasty = Parlare con Nasty
area-workshop_replace_order = Sostituire un ordine
area-workshop_item = Oggetto
area-workshop_magic_potion = Pozione Magica
area-chamber_task_1 = Stanza Segreta, spazio 1
area-chamber_task_2 = Stanza Segreta, spazio 2
area-chamber_task_3 = Stanza Segreta, spazio 3
area-chamber_talk_to_mrs_nasty = Parlare con Mrs. Nasty
task-peel_the_turnips = Pelare le rape
task-stir_the_cauldron = Girare il paiolo
task-bake_the_night_bread = Fare il pane di notte
task-skim_the_broth = Schiumare il brodo
task-carve_the_boar = Trinciare il cinghiale
task-glaze_the_griffin = Glassare il grifone
task-host_the_tasting = Guidare l’assaggio
task-trim_the_candles = Smoccolare i ceri
task-catch_the_rats = Cacciare i ratti
task-roll_in_the_barrels = Far rotolare le botti
task-air_the_mattresses = Arieggiare i materassi
task-mend_the_chimney = Aggiustare il camino
task-guard_the_back_door = Sorvegliare il retro
task-repaint_the_sign = Ridipingere l’insegna
task-carry_a_sealed_letter = Recapitare un plico
task-copy_a_map = Copiare una mappa
task-distract_the_informer = Distrarre la spia
task-appraise_the_loot = Stimare il bottino
task-decant_the_rare_cask = Travasare la botte rara
task-brew_for_the_wizard = Distillare per il mago
task-seal_the_bargain = Suggellare l’accordo
order-toll_road_red = Toll Road Red
    .gloss = Rosso Pedaggio
order-harbour_rumour = Harbour Rumour
    .gloss = Voce di Porto
order-tax_collector = Tax Collector
    .gloss = Esattore
order-deserters_courage = Deserter’s Courage
    .gloss = Fegato da Disertore
order-crossroads_flip = Crossroads Flip
    .gloss = Bivio Sbattuto
order-beggar_king = Beggar King
    .gloss = Re Mendicante
order-widows_lantern = Widow’s Lantern
    .gloss = Lume di Vedova
order-last_banner = Last Banner
    .gloss = Ultimo Stendardo
order-gravel_sour = Gravel Sour
    .gloss = Ghiaia Agra
order-anvil_spark = Anvil Spark
    .gloss = Favilla d’Incudine
order-bearded_aunt = Bearded Aunt
    .gloss = Zia Barbuta
order-pickaxe_sling = Pickaxe Sling
    .gloss = Picconata
order-mine_cart = Mine Cart
    .gloss = Vagoncino
order-forge_cooler = Forge Cooler
    .gloss = Spegniforgia
order-grudge_keeper = Grudge Keeper
    .gloss = Serbarancore
order-deep_vein_stout = Deep Vein Stout
    .gloss = Scura del Filone
order-burrow_cordial = Burrow Cordial
    .gloss = Cordiale di Tana
order-barefoot_punch = Barefoot Punch
    .gloss = Ponce Scalzo
order-pocketful_of_pears = Pocketful of Pears
    .gloss = Pere in Tasca
order-hearthside_toddy = Hearthside Toddy
    .gloss = Focolare in Tazza
order-market_day_fizz = Market Day Fizz
    .gloss = Spuma di Mercato
order-pipe_and_plum = Pipe and Plum
    .gloss = Pipa e Prugna
order-round_table_riot = Round Table Riot
    .gloss = Rissa Rotonda
order-hopping_gnome = Hopping Gnome
    .gloss = Gnomo Salterino
order-crystal_tear = Crystal Tear
    .gloss = Lacrima Limpida
order-silver_leaf = Silver Leaf
    .gloss = Foglia d’Argento
order-polite_insult = Polite Insult
    .gloss = Insulto Garbato
order-swan_feather = Swan Feather
    .gloss = Piuma di Cigno
order-harp_string = Harp String
    .gloss = Corda d’Arpa
order-moonlit_verse = Moonlit Verse
    .gloss = Versi alla Luna
order-starfall_flute = Starfall Flute
    .gloss = Calice di Stelle
order-thousand_year_itch = Thousand Year Itch
    .gloss = Prurito Millenario
order-firefly_jar = Firefly Jar
    .gloss = Vaso di Lucciole
order-bitter_fern = Bitter Fern
    .gloss = Felce Amara
order-thorn_and_dew = Thorn and Dew
    .gloss = Spina e Rugiada
order-canopy_cooler = Canopy Cooler
    .gloss = Fresco di Fronda
order-poachers_regret = Poacher’s Regret
    .gloss = Bracconiere Pentito
order-mantis_kiss = Mantis Kiss
    .gloss = Bacio di Mantide
order-emerald_hush = Emerald Hush
    .gloss = Silenzio Smeraldo
order-rootwalker = Rootwalker
    .gloss = Camminaradici
order-goat_chaser = Goat Chaser
    .gloss = Rincorricapre
order-bridge_toll = Bridge Toll
    .gloss = Dazio del Ponte
order-swamp_lantern = Swamp Lantern
    .gloss = Fuoco Fatuo
order-knuckle_syrup = Knuckle Syrup
    .gloss = Sciroppo di Nocche
order-mossback_grog = Mossback Grog
    .gloss = Grog Muschioso
order-black_knight = Black Knight
    .gloss = Cavaliere Nero
order-cracked_boulder = Cracked Boulder
    .gloss = Macigno Spaccato
order-big_little_brother = Big Little Brother
    .gloss = Gran Fratellino
item-sand_clock = Sand Clock
    .gloss = Clessidra
item-hammer = Hammer
    .gloss = Martello
item-bracelet = Bracelet
    .gloss = Bracciale
item-dragons_claw = Dragon’s Claw
    .gloss = Artiglio di Drago
item-glass_of_strongcliff = Glass of Strongcliff
    .gloss = Bicchiere di Strongcliff
item-dwarven_mug = Dwarven Mug
    .gloss = Boccale Nanico
item-clover = Clover
    .gloss = Quadrifoglio
item-loaded_die = Loaded Die
    .gloss = Dado Truccato
item-rabbits_foot = Rabbit’s Foot
    .gloss = Zampa di Coniglio
item-crowbar = Crowbar
    .gloss = Piede di Porco
item-mirror_coin = Mirror Coin
    .gloss = Moneta Specchio
item-spare_key = Spare Key
    .gloss = Chiave di Riserva
item-shopping_basket = Shopping Basket
    .gloss = Cesto della Spesa
item-barter_scroll = Barter Scroll
    .gloss = Rotolo del Baratto
item-cooks_apron = Cook’s Apron
    .gloss = Grembiule da Cuoco
item-birch_broom = Birch Broom
    .gloss = Scopa di Betulla
item-pocket_watch = Pocket Watch
    .gloss = Orologio da Tasca
item-order_pad = Order Pad
    .gloss = Taccuino degli Ordini
item-box_of_cigars = Box of Cigars
    .gloss = Scatola di Sigari
item-forged_note = Forged Note
    .gloss = Biglietto Falso
item-half_empty_flask = Half-Empty Flask
    .gloss = Fiasca Mezza Vuota
item-second_wind_tonic = Second Wind Tonic
    .gloss = Tonico Ridafiato
item-silver_tray = Silver Tray
    .gloss = Vassoio d’Argento
item-letter_of_recommendation = Letter of Recommendation
    .gloss = Raccomandazione
item-apprentices_badge = Apprentice’s Badge
    .gloss = Spilla da Apprendista
character-runaway_squire = Scudiero in Fuga
character-retired_miner = Minatore in Pensione
character-hungry_cook = Cuoco Affamato
character-exiled_minstrel = Menestrello in Esilio
character-quiet_poacher = Bracconiere Silenzioso
character-cellar_lurker = Ombra della Cantina
says-bring_me_breakfast = Portami la Colazione
says-my_back_hurts = Ho Mal di Schiena
says-something_sweet = Qualcosa di Dolce
says-on_the_rocks = Con Tante Pietre
says-a_gift_for_the_missus = Un Regalo per la Signora
says-only_the_best = Solo il Meglio
says-stock_taking = Inventario
says-two_of_a_kind = Due Uguali
says-shine_my_boots = Lucidami gli Stivali
says-count_the_coppers = Conta gli Spiccioli
says-carry_me_to_bed = Rimboccami le Coperte
says-mind_the_twins = Bada ai Gemelli
says-empty_your_pockets = Svuota le Tasche
says-keep_an_eye_on_the_wizard = Tieni d’Occhio il Mago
says-serve_already = Ti Muovi a Servire?
secret-friend_human = Amico degli Umani
secret-friend_dwarf = Amico dei Nani
secret-friend_halfling = Amico degli Halfling
secret-friend_elf = Amico degli Elfi
secret-friend_green_elf = Amico degli Elfi Verdi
secret-friend_trobit = Amico dei Trobit
secret-head_cook = Capocuoco
secret-head_porter = Capofacchino
secret-spotless_record = Fedina Pulita
secret-friend_of_all = Amico di Tutti
secret-on_the_dot = Spaccare il Minuto
secret-big_tables = Grandi Tavolate
secret-full_pockets = Tasche Piene
assignment-quiet_introductions = Presentazioni Discrete
assignment-a_table_for_two = Un Tavolo per Due
assignment-cousins_meet = Cugini a Confronto
assignment-short_toasts = Brindisi Brevi
assignment-the_crystal_ball = La Sfera di Cristallo
assignment-three_envoys = Tre Emissari
assignment-whispers_at_the_bar = Sussurri al Bancone
assignment-an_elven_favour = Un Favore Elfico
assignment-the_miners_vote = Il Voto dei Minatori
assignment-a_feast_of_small_folk = Il Banchetto dei Piccoli
assignment-the_free_companies = Compagnie di Ventura
assignment-bridge_over_anger = Un Ponte sull’Ira
assignment-one_cup_three_banners = Una Coppa, Tre Stendardi
assignment-the_forest_listens = La Foresta Ascolta
assignment-songs_of_old = Canti d’Altri Tempi
assignment-four_signatures = Quattro Firme
assignment-the_long_night = La Lunga Notte
assignment-under_the_mountain = Sotto la Montagna
assignment-the_wizards_dream = Il Sogno del Mago
assignment-peace_of_the_five_realms = La Pace dei Cinque Regni

## Opzioni di un tavolo

option-solo_mode = Partita in solitaria
option-solo_mode-help = La modalità Normale si vince con i punti; la modalità Storia con tutto ciò che chiede una carta I Cinque Regni.
option-solo_mode-normal = Normale
option-solo_mode-story = Storia
option-secret_chamber = Stanza Segreta
option-secret_chamber-help = L’espansione: dal round 4 una stanza nascosta con carte Incarico, segnalini e la moglie del capo.
option-secret_chamber-off = Chiusa
option-secret_chamber-on = Apre al round 4
option-characters = Personaggi
option-characters-help = Scelti in ordine di turno, o distribuiti a caso.
option-characters-choose = Scelti
option-characters-random = A caso
option-last_call = Ultimo giro
option-last_call-help = Quando nessuno può più piazzare dadi, chi ha qualcosa che potrebbe cambiare le cose gioca ancora un turno.
option-last_call-on = Sì
option-last_call-off = No
option-last_round_draw = Nasty Comanda all’inizio del round 10
option-last_round_draw-help = Se, all’inizio dell’ultimo round, lo spostamento dovuto agli ordini aperti può ancora far pescare una carta Nasty Comanda.
option-last_round_draw-off = No
option-last_round_draw-on = Sì
option-negative_scores = Punteggi sotto 0
option-negative_scores-help = Se non sono ammessi, ogni singola perdita si ferma a 0.
option-negative_scores-on = Ammessi
option-negative_scores-off = Fermi a 0
option-completed_orders = Ordini completati
option-completed_orders-help = Se tutti possono controllare di quali clienti un giocatore ha completato gli ordini.
option-completed_orders-public = Visibili a tutti
option-completed_orders-hidden = Coperti
option-story_target = Punti in modalità Storia
option-story_target-help = Se oltre agli obiettivi della carta I Cinque Regni servono anche i punti della modalità Normale.
option-story_target-off = Non servono
option-story_target-on = Servono

## Nomi di piccole cose

hour-of-night = { $hour24 }:{ $minute }
opponent-automa = L’Automa
token-mrs-nasty = segnalino Mrs. Nasty
token-drink = segnalino Drink
automa-white = bianco
automa-yellow = giallo
automa-blue = blu
automa-green = verde
automa-red = rosso
automa-purple = viola
gain-points = punti
gain-nothing = niente
gain-any = ingrediente a scelta
gain-item = un oggetto
gain-modifier = Modifier
gain-first-player-marker = segnalino Primo Giocatore
gain-track = passi sui tracciati
gain-nasty-up = salita sul Tracciato Nasty
gain-nasty-down = discesa sul Tracciato Nasty
gain-nasty-rival = discesa di un avversario sul Tracciato Nasty
gain-steal-ingredient = un ingrediente rubato
gain-swap-with-player = uno scambio con un giocatore
gain-swap-with-supply = un cambio con la riserva
gain-gain-from-used-area = un ingrediente della zona
gain-steal-item-random = un oggetto rubato
gain-reroll = dadi rilanciati
gain-reroll-opponent = dadi di un avversario rilanciati
gain-exchange-die-values = valori di due dadi scambiati
gain-set-die = un dado al valore che vuoi
gain-shift-dice = dadi modificati
gain-flip-die = dadi capovolti
gain-recover-die = un dado ripreso
gain-ignore-occupancy = un posto in una zona occupata
gain-extra-turn = un altro turno
gain-lateness = meno ritardo
gain-move-time-marker = segnalino Tempo più avanti
gain-waive-ingredient = un ingrediente in meno
gain-change-order = un altro ordine
gain-replace-order = un nuovo ordine in Mensa
gain-return-then = qualcosa in cambio di ingredienti
gain-clear-nasty-says = −1 carta Nasty Comanda
gain-choose-one = un effetto a scelta

## Domande e decisioni. Il nome di una decisione sta dentro una frase (why-not-now).

prompt-character = Scegli il tuo personaggio
prompt-ingredient = Prendi un ingrediente
prompt-first-ingredient = Il tuo dado mostra { $value }: prendi un ingrediente iniziale dalla Cantina { $value }
prompt-turn = Piazza dei dadi
prompt-turn-order = Prima prendi un ordine
prompt-turn-order-detail = Scegline uno nella Mensa, o il mazzo.
prompt-turn-placed = Dadi piazzati: altro?
prompt-turn-stuck = Nessuna zona per i tuoi dadi: altro?
prompt-turn-detail = Scegli una zona illuminata per i dadi. Ordini, oggetti, segnalini e personaggio si usano prima o dopo.
prompt-turn-detail-alone = Scegli una zona illuminata per i dadi. Ordini, oggetti e segnalini si usano prima o dopo.
prompt-last-of-round-detail = Il round finisce con questo turno: un ordine che prendi ora e non completi subito è già in ritardo di un round.
prompt-last-of-game-detail = La partita finisce con questo turno: un ordine lasciato aperto ti toglie i punti degli ingredienti.
prompt-discard-order = Quale ordine lascia la Mensa?
prompt-discard-for-deck = Hai pescato { $order }: quale ordine della Mensa scarti in cambio?
prompt-choose-order = Quale di questi ordini va in Mensa?
prompt-take-order = Prendi un altro ordine
prompt-dice = Dadi per «{ $where }»
prompt-dice-detail = { $wanted ->
    [0] Dadi scelti: { $chosen } su { $count }.
   *[other] Somma dei dadi: { $total } su { $wanted }{ $shift ->
        [0] .
       *[other] ; puoi aumentare o diminuire un dado di { $shift }.
    }
}
prompt-give = Quale ingrediente rimetti nella pila?
prompt-give-player = Quale ingrediente dai?
prompt-return = Quale ingrediente dai per «{ $card }»?
prompt-return-card = Quale ingrediente rimetti nella pila?
prompt-player = Scegli un avversario
prompt-nasty-target = Chi scende sul Tracciato Nasty?
prompt-steal-from = A chi rubi un ingrediente?
prompt-swap-with = Con chi scambi un ingrediente?
prompt-steal-item = A chi rubi un oggetto?
prompt-take-from = Quale ingrediente prendi?
prompt-keep-item = Quale oggetto tieni?
prompt-discard-item = Quale oggetto scarti?
prompt-pay = { $order }: come paghi { $ingredient }?
prompt-pay-detail = Ingrediente { $number } di { $count }.
prompt-more-detail = In tutto { $left }, uno dopo l’altro.
prompt-more-dice-detail = { $left ->
    [one] Ancora { $left } dado al massimo.
   *[other] Ancora { $left } dadi al massimo, uno dopo l’altro.
 }
prompt-avoid = { $cost ->
    [one] Nasty vuole qualcosa: eviti la sua carta con { $cost } segnalino Mrs. Nasty?
   *[other] Nasty vuole qualcosa: eviti la sua carta con { $cost } segnalini Mrs. Nasty?
}
prompt-lurk = Qualcuno usa «{ $area }»: prendi anche tu un ingrediente?
prompt-discard-task = { $limit ->
    [one] Puoi tenere { $limit } carta Incarico: quale scarti?
   *[other] Puoi tenere { $limit } carte Incarico: quale scarti?
}
prompt-die = Scegli un dado
prompt-die-modify = Su quale dado usi il segnalino Modifier?
prompt-die-shift = { $left ->
    [one] Quale dado aumenti o diminuisci di 1? (ne resta { $left })
   *[other] Quale dado aumenti o diminuisci di 1? (ne restano { $left })
}
prompt-die-set = Quale dado metti sul valore che vuoi?
prompt-die-flip = Quale dado giri sulla faccia opposta?
prompt-die-reroll = Quali dadi rilanci?
prompt-die-reroll-theirs = Quali di questi dadi vanno rilanciati?
prompt-die-recover = Quale dado riprendi?
prompt-die-exchange-own = Quale dei tuoi dadi scambi?
prompt-die-exchange-theirs = Con quale dei suoi?
prompt-value = Il dado mostra { $value }: che cosa diventa?
prompt-option = Scegli che cosa fa per te la carta
prompt-track = Su quale tracciato fai un passo?
prompt-says = Quale carta Nasty Comanda scarti?
prompt-minstrel = { $order } è in ritardo: ti fai aiutare dal tuo personaggio?
prompt-minstrel-detail = { $points ->
    [one] { $points } punto così, { $more } con l’aiuto.
   *[other] { $points } punti così, { $more } con l’aiuto.
}
prompt-first-player = Chi inizia?
prompt-roll = Lancia i dadi
prompt-draw-order = Il prossimo ordine
prompt-draw-item = Il prossimo oggetto
prompt-draw-says = La prossima carta Nasty Comanda
prompt-draw-secret = Un Incarico Segreto
prompt-draw-assignment = La carta I Cinque Regni
prompt-draw-task = La prossima carta Incarico
prompt-draw-token = Il prossimo segnalino
prompt-deal = Distribuisci un personaggio
prompt-draw-stolen = L’oggetto rubato
decision-character = la scelta di un personaggio
decision-ingredient = la scelta di un ingrediente
decision-turn = la scelta della prossima mossa
decision-discard-order = la scelta dell’ordine che lascia la Mensa
decision-choose-order = la scelta dell’ordine da mettere in Mensa
decision-take-order = la scelta di un altro ordine
decision-dice = la scelta dei dadi da piazzare
decision-give = la scelta dell’ingrediente da dare
decision-player = la scelta di un avversario
decision-take-from = la scelta dell’ingrediente di un avversario
decision-keep-item = la scelta dell’oggetto da tenere
decision-discard-item = la scelta dell’oggetto da scartare
decision-pay = la scelta di come pagare l’ordine
decision-avoid = la scelta di evitare o no una carta Nasty Comanda
decision-lurk = la scelta di prendere o no un ingrediente
decision-discard-task = la scelta della carta Incarico da scartare
decision-die = la scelta di un dado
decision-value = la scelta del nuovo valore di un dado
decision-option = la scelta tra più effetti
decision-track = la scelta di un tracciato
decision-says = la scelta di una carta Nasty Comanda
decision-minstrel = la scelta di farsi aiutare o no dal personaggio
decision-first-player = la scelta di chi inizia
decision-roll = un lancio di dadi
decision-draw-order = la pesca di un ordine
decision-draw-item = la pesca di un oggetto
decision-draw-says = la pesca di una carta Nasty Comanda
decision-draw-secret = la pesca di un Incarico Segreto
decision-draw-assignment = la pesca della carta I Cinque Regni
decision-draw-task = la pesca di una carta Incarico
decision-draw-token = la pesca di un segnalino
decision-deal = la distribuzione dei personaggi
decision-draw-stolen = il sorteggio dell’oggetto rubato

## Opzioni di una decisione

choice-end-turn = Termina il turno
choice-done = Fatto
choice-roll = Lancia
choice-place = Piazza su «{ $where }»
choice-none = Niente
choice-no-exchange = Basta così
choice-left-out = Lascialo fuori
choice-draw-says = Pesca la carta
choice-no-lurk = Lascia perdere
choice-no-minstrel = Senza aiuto
choice-complete = Completa { $order }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $late ->
    [0] {""}
    [one] {" "}(1 round di ritardo)
   *[other] {" "}({ $late } round di ritardo)
}
choice-complete-none = Completa un ordine
choice-from-deck = Ordine dal mazzo
choice-character = Usa: { $character }
choice-no-character = Usa un personaggio
choice-modifier = Usa un segnalino Modifier
choice-avoid = { $cost ->
    [one] Paga { $cost } segnalino Mrs. Nasty
   *[other] Paga { $cost } segnalini Mrs. Nasty
}
choice-up = +1: { $value }
choice-down = −1: { $value }
choice-player = { $other }
choice-option = Opzione { $number }
choice-program = { $gains }
choice-track = { $track }
choice-die = Dado { $value }
choice-rival-die = Suo dado { $value }
choice-value = { $value }
choice-take = Prendi { $ingredient }
choice-take-from = Prendi { $ingredient } da { $other }
choice-give = Dai { $ingredient }
choice-return = Rimetti nella pila: { $ingredient }
choice-pay = { $ingredient }
choice-pay-potion = Pozione Magica al suo posto
choice-drink = Rimetti { $ingredient } per il segnalino Drink, +{ $points }
choice-area = { $area }: { $gains }
choice-area-empty = { $area }
choice-order = Prendi { $order }, { $when ->
    [late] { $points } al prossimo round
    [never] troppo tardi per i punti
   *[on_time] { $points } in orario
 }
choice-discard-order = Scarta { $order }
choice-put-order = Metti in Mensa { $order }
choice-item = Gioca { $item }
choice-keep-item = Tieni { $item }
choice-discard-item = Scarta { $item }
choice-says = Completa «{ $card }»
choice-clear-says = Scarta «{ $card }»
choice-discard-task = Scarta «{ $task }»
choice-become = { $character }
choice-first = Inizia { $first }
choice-rolled = { $value }
choice-token = { $token }
choice-draw = { $card }

## Cronaca. Il nome del giocatore precede la riga; le righe senza giocatore riguardano il tavolo.

log-head-round = Round { $round } · { hour-of-night }
log-head-end = Ora di chiusura
log-first-player = riceve il segnalino Primo Giocatore
log-becomes = gioca con il personaggio { $character }
log-assignment = Carta I Cinque Regni: { $assignment }
log-rolls = lancia { $dice }
log-takes = prende l’ordine { $order }
log-draws-order = pesca dal mazzo l’ordine { $order }
log-discards-order = scarta dalla Mensa l’ordine { $order }
log-gives-up = rinuncia all’ordine { $order }
log-new-order = Nuovo ordine in Mensa: { $order }
log-completes = completa l’ordine { $order }{ $late ->
    [0] {""}, in orario
    [one] {""}, 1 round di ritardo
   *[other] {""}, { $late } round di ritardo
}
log-potion = usa una Pozione Magica al posto di { $ingredient }
log-left-out = fa a meno di { $ingredient }
log-forgets = dimentica l’ordine { $order }: il cliente se ne va
log-places = piazza { $dice } su «{ $where }»
log-gains = ottiene { $ingredient }
log-points = ottiene punti
log-track = arriva a { $position } sul { $track }
log-track-bonus = riceve il bonus del { $track }
log-bonus = riceve il bonus di un oggetto
log-nasty = scende sul Tracciato Nasty, a { $position }
log-nasty-up = sale sul Tracciato Nasty, a { $position }
log-says = deve pescare «{ $card }»
log-fulfils = completa la richiesta «{ $card }»
log-avoids = evita una carta Nasty Comanda
log-marker = prende il segnalino Primo Giocatore
log-white-die = riceve il dado bianco
log-extra-turn = gioca un altro turno
log-character = usa { $character }
log-lurks = prende anche { $ingredient }, grazie a { $character }
log-returns = rimette nella pila { $ingredient }
log-steals = ruba { $ingredient } a { $victim }
log-swaps = dà { $given } a { $victim } in cambio di { $ingredient }
log-plays = gioca l’oggetto { $item }
log-gets-item = tiene l’oggetto { $item }
log-gets-item-hidden = tiene un oggetto
log-discards-item = scarta l’oggetto { $item }
log-steals-item = ruba l’oggetto { $item } a { $victim }
log-steals-item-hidden = ruba un oggetto a { $victim }
log-rerolls = lancia { $value }
log-recovers = riprende un dado
log-exchanges = scambia un { $mine } con un { $theirs } di { $victim }
log-sets = cambia un { $old } in un { $new }
log-modifies = usa un segnalino Modifier
log-modifiers = prende segnalini
log-drink = rimette nella pila { $ingredient } per un segnalino Drink
log-drink-token = riceve un segnalino Drink: { $ingredient }
log-mrs-nasty = riceve un segnalino Mrs. Nasty
log-new-task = Nuova carta Incarico: { $task }, con { $token }
log-takes-task = tiene la carta Incarico «{ $task }»
log-discards-task = scarta la carta Incarico «{ $task }»
log-automa = Il dado { $colour } mostra { $value } e blocca «{ $area }»
log-automa-order = Il dado { $colour } mostra { $value } e blocca l’ordine allo spazio { $space }
log-automa-takes = L’ordine { $order } se ne va con il dado bianco
log-final-nasty = punteggio finale: posizione sul Tracciato Nasty
log-final-ingredients = punteggio finale: ingredienti rimasti
log-final-says = punteggio finale: carte Nasty Comanda rimaste
log-final-secret = punteggio finale: Incarico Segreto
log-final-mrs-nasty = punteggio finale: segnalini Mrs. Nasty

## Perché no

why-over = La partita è finita.
why-fate-first = Non ancora: prima viene { $decision }.
why-fate = Lo decidono dadi e mazzi, non chi gioca.
why-not-now = Non ora: è in corso { $decision }.
why-not-offered = Qui non è possibile: è in corso { $decision }.
why-choose-place = Prima scegli dove vanno i dadi.
why-order-first = Il tuo primo turno del round comincia senza un ordine: prendine uno prima di tutto il resto.
why-must-place = C’è una zona per i tuoi dadi: piazzali prima di terminare il turno.
why-placed = Hai già piazzato dadi: si può una volta per turno.
why-no-dice = Non hai più dadi.
why-no-chamber = Questa partita si gioca senza la Stanza Segreta.
why-chamber-closed = La Stanza Segreta apre al round { $round }.
why-no-task = Lì non c’è nessuna carta Incarico.
why-says-first = Finché hai una carta Nasty Comanda, Cucina e Faccende per te sono chiuse.
why-barred = «{ $where }» ha sopra un dado Automa: per questo round non si usa.
why-full = «{ $where }» non ha più spazi liberi in questo round.
why-useless = «{ $where }» non ti darebbe nulla: le carte sono finite.
why-no-free-order = Nella Mensa non c’è un ordine libero per «{ $where }».
why-not-your-task = «{ $task }» non è sulla tua plancia.
why-task-used = Hai già usato «{ $task }» in questo round.
why-too-few-dice = «{ $where }» chiede { $count ->
    [one] un dado
   *[other] { $count } dadi
 }; tu ne hai meno.
why-no-sum = Con i tuoi dadi non arrivi a { $wanted } per «{ $where }».
why-has-order = Hai già un ordine da completare, { $order }; uno solo alla volta.
why-no-deck = Non si può pescare un ordine: il mazzo è vuoto, o nessun ordine della Mensa si può scartare in cambio.
why-order-barred = L’ordine { $order } è sotto il dado Automa bianco: per questo round non si prende.
why-order-away = L’ordine { $order } non è in Mensa.
why-no-order = Non hai nessun ordine da completare.
why-missing = { $missing ->
    [one] Per { $order } ti serve ancora { $ingredient }.
   *[other] Per { $order } ti servono ancora { $missing } ingredienti, tra cui { $ingredient }.
 }
why-no-item = Non hai in mano { $card }.
why-no-character = Nella partita in solitaria non ci sono personaggi.
why-no-uses = Non ti restano usi di { $card }.
why-reaction = { $card } aspetta che un altro giocatore usi la Cantina.
why-before-placing = { $card } si usa prima di piazzare i dadi.
why-when-completing = { $card } aiuta quando si completa un ordine in ritardo.
why-needs-order = Per { $card } serve un ordine aperto.
why-needs-late-order = Per { $card } serve un ordine in ritardo.
why-no-effect = { $card } ora non farebbe nulla.
why-not-your-says = «{ $card }» non è davanti a te.
why-says-unmet = Non puoi dare ciò che chiede «{ $card }».
why-says-event = «{ $card }» si completa da sola appena fai ciò che chiede.
why-says-dice = I tuoi dadi non fanno ciò che chiede «{ $card }».
why-no-drink = Non hai un segnalino Drink di questo tipo: { $ingredient }.
why-no-ingredient = Non hai questo ingrediente: { $ingredient }.
why-no-modifier = Non hai segnalini Modifier.
why-not-complete = { $wanted ->
    [0] { $count ->
        [one] «{ $where }» chiede { $count } dado.
       *[other] «{ $where }» chiede { $count } dadi.
    }
   *[other] I dadi non fanno ancora { $wanted } per «{ $where }».
}
why-one-at-least = Scegli almeno un dado.
why-no-wrap = Un dado va da 1 a 6: non si va oltre.
why-cannot-give = Qui non puoi prendere né dare { $ingredient }.
why-no-declining = A questo non si può rinunciare.
why-no-such-die = Non hai un altro dado che mostra { $value }.
why-die-does-not-fit = Con un { $value } i dadi non possono fare ciò che chiede «{ $where }».
why-pile-empty = Pila esaurita: { $ingredient }.
why-other-ingredient = Qui non puoi prendere { $ingredient }.

## Per il laboratorio

measure-orders = Ordini completati da tutti
measure-won = Vinte
uses-area = Zone, per giocatore e partita
uses-order = Ordini presi, per giocatore e partita
uses-item = Oggetti, per giocatore e partita
uses-task = Carte Incarico, per giocatore e partita
uses-character = Personaggi, per giocatore e partita
measure-score = Punti
measure-served = Ordini completati
measure-nasty = Tracciato Nasty
measure-kitchen = Tracciato Cucina
measure-chore = Tracciato Faccende

## Che cosa fanno zone e carte, a frasi: un messaggio per ogni effetto

does-gain_vp = { $n ->
    [one] Ottieni 1 punto.
   *[other] Ottieni { $n } punti.
 }
does-gain_vp-lose = { $n ->
    [one] Perdi 1 punto.
   *[other] Perdi { $n } punti.
 }
does-gain_ingredient = Prendi 1 ingrediente: { $kinds }.
does-gain_ingredient_choice = { $n ->
    [one] Prendi 1 ingrediente: { $kinds }.
   *[other] Prendi { $n } ingredienti, ogni volta { $kinds }.
 }
does-gain_ingredient_choice-each = Prendi { $kinds } (1 per tipo).
does-gain_ingredient_any = { $n ->
    [one] Prendi un ingrediente a scelta, tranne una Pozione Magica.
   *[other] Prendi { $n } ingredienti a scelta, tranne Pozioni Magiche.
 }
does-gain_magic_potion = { $n ->
    [one] Prendi una Pozione Magica.
   *[other] Prendi { $n } Pozioni Magiche.
 }
does-gain_modifier = { $n ->
    [one] Prendi un segnalino Modifier.
   *[other] Prendi { $n } segnalini Modifier.
}
does-draw_item = { $n ->
    [one] Pesca un oggetto.
   *[other] Pesca { $n } oggetti.
 }
does-draw_item-choose = Guarda { $n } oggetti del mazzo e tienine { $keep }; rimescola gli altri nel mazzo.
does-first_player_marker = Prendi il segnalino Primo Giocatore: vale dal prossimo round.
does-track-kitchen = { $n ->
    [one] Avanza di 1 passo sul Tracciato Cucina.
   *[other] Avanza di { $n } passi sul Tracciato Cucina.
 }
does-track-chore = { $n ->
    [one] Avanza di 1 passo sul Tracciato Faccende.
   *[other] Avanza di { $n } passi sul Tracciato Faccende.
 }
does-track-both = { $n ->
    [one] Avanza di 1 passo sul Tracciato Cucina o Faccende.
   *[other] Avanza di { $n } passi in tutto sui Tracciati Cucina e Faccende.
 }
does-nasty-self-up = { $n ->
    [one] Sali di 1 spazio sul Tracciato Nasty.
   *[other] Sali di { $n } spazi sul Tracciato Nasty.
 }
does-nasty-self-down = { $n ->
    [one] Scendi di 1 spazio sul Tracciato Nasty.
   *[other] Scendi di { $n } spazi sul Tracciato Nasty.
 }
does-nasty-opponent-up = { $n ->
    [one] Un avversario a tua scelta sale di 1 spazio sul Tracciato Nasty.
   *[other] Un avversario a tua scelta sale di { $n } spazi sul Tracciato Nasty.
 }
does-nasty-opponent-down = { $n ->
    [one] Un avversario a tua scelta scende di 1 spazio sul Tracciato Nasty.
   *[other] Un avversario a tua scelta scende di { $n } spazi sul Tracciato Nasty.
 }
does-steal_ingredient = { $n ->
    [one] Puoi rubare un ingrediente a un avversario, ma non una Pozione Magica.
   *[other] Puoi rubare { $n } ingredienti a un solo avversario, ma non Pozioni Magiche.
 }
does-swap_with_player = Puoi dare un ingrediente a un avversario in cambio di uno dei suoi, ma non Pozioni Magiche.
does-swap_with_supply = { $n ->
    [one] Puoi cambiare un ingrediente con uno di altro tipo dalla riserva, ma non con una Pozione Magica.
   *[other] Cambia fino a { $n } ingredienti con altri tipi dalla riserva, ma non con Pozioni Magiche.
 }
does-gain_from_used_area = { $n ->
    [one] Prendi uno dei due ingredienti della zona.
   *[other] Prendi { $n } ingredienti della zona.
 }
does-steal_item_random = Ruba a caso un oggetto dalla mano di un avversario.
does-reroll = { $n ->
    [0] Rilancia quanti vuoi dei tuoi dadi non piazzati.
    [one] Rilancia uno dei tuoi dadi non piazzati.
   *[other] Rilancia fino a { $n } dei tuoi dadi non piazzati.
 }
does-reroll_opponent = { $n ->
    [0] Rilancia quanti vuoi dei dadi non piazzati di un avversario.
    [one] Rilancia uno dei dadi non piazzati di un avversario.
   *[other] Rilancia fino a { $n } dadi non piazzati di un avversario.
 }
does-exchange_die_values = Scambia il valore di un tuo dado non piazzato con quello di un avversario.
does-set_die = { $n ->
    [one] Metti un tuo dado non piazzato sul valore che vuoi.
   *[other] Metti { $n } tuoi dadi non piazzati sui valori che vuoi.
 }
does-shift_dice = { $n ->
    [one] Aumenta o diminuisci di 1 un tuo dado non piazzato.
   *[other] Aumenta o diminuisci i tuoi dadi non piazzati, fino a { $n } in tutto.
}
does-flip_die = { $n ->
    [one] Gira un tuo dado non piazzato sulla faccia opposta.
   *[other] Gira fino a { $n } tuoi dadi non piazzati sulla faccia opposta.
 }
does-recover_die = Riprendi un tuo dado piazzato in questo round e lancialo; lo spazio che lascia resta occupato.
does-ignore_occupancy-players = In questo turno puoi piazzare dadi in una zona già piena di dadi dei giocatori, ma non su una carta Incarico.
does-ignore_occupancy-any = In questo turno puoi piazzare dadi in una zona senza spazi liberi, ma non su una carta Incarico.
does-extra_turn = Dopo questo turno giocane un altro.
does-lateness = { $n ->
    [one] L’ordine conta 1 round di ritardo in meno.
   *[other] L’ordine conta { $n } round di ritardo in meno.
 }
does-lateness-race = { $n ->
    [one] Se il cliente è un { $race }, conta 1 round di ritardo in meno.
   *[other] Se il cliente è un { $race }, conta { $n } round di ritardo in meno.
 }
does-move_time_marker = { $n ->
    [one] Sposta il tuo segnalino Tempo di 1 round verso il presente.
   *[other] Sposta il tuo segnalino Tempo di { $n } round verso il presente.
 }
does-waive_ingredient = { $n ->
    [one] Il prossimo ordine che completi in questo turno chiede 1 ingrediente in meno.
   *[other] Il prossimo ordine che completi in questo turno chiede { $n } ingredienti in meno.
 }
does-bonus_on-kitchen_task = { $n ->
    [one] Il prossimo incarico di Cucina che svolgi in questo turno dà 1 punto in più.
   *[other] Il prossimo incarico di Cucina che svolgi in questo turno dà { $n } punti in più.
}
does-bonus_on-chore_task = { $n ->
    [one] Il prossimo incarico di Faccende che svolgi in questo turno dà 1 punto in più.
   *[other] Il prossimo incarico di Faccende che svolgi in questo turno dà { $n } punti in più.
}
does-bonus_on-complete_order = { $n ->
    [one] Il prossimo ordine che completi in questo turno dà 1 punto in più.
   *[other] Il prossimo ordine che completi in questo turno dà { $n } punti in più.
 }
does-change_order = Scarta il tuo ordine aperto senza perdite e prendine un altro.
does-replace_order = { $n ->
    [one] Sostituisci un ordine della Mensa con il primo del mazzo.
   *[other] Scarta un ordine della Mensa, pescane { $n }, mettine uno al suo posto e gli altri sotto il mazzo.
 }
does-return_then = { $n ->
    [one] Rimetti nella pila un ingrediente, ma non una Pozione Magica. In cambio: { $effects }
   *[other] Rimetti nelle pile { $n } ingredienti, ma non Pozioni Magiche. In cambio: { $effects }
}
does-clear_nasty_says = { $n ->
    [one] Scarta una tua carta Nasty Comanda come se fosse completata.
   *[other] Scarta { $n } tue carte Nasty Comanda come se fossero completate.
}
does-choose_one = Scegli: { $effects }
about-timing-on_place = Dichiaralo prima di piazzare.
about-timing-on_complete_order = Si usa quando completi un ordine.
about-timing-reaction_cellar = Si usa quando un altro usa una zona della Cantina dove hai dadi (in 2 giocatori, una qualsiasi).
about-requires-open_order = Serve un ordine aperto.
about-requires-late_open_order = Serve un ordine aperto in ritardo.

## Lo stesso in pochi segni

short-gain_vp = { $n } { $n ->
    [one] punto
   *[other] punti
 }
short-gain_vp-lose = −{ $n } { $n ->
    [one] punto
   *[other] punti
 }
short-gain_ingredient = { $kinds }
short-gain_ingredient_choice = { $n ->
    [one] { $kinds }
   *[other] { $n }× { $kinds }
 }
short-gain_ingredient_choice-each = { $kinds }
short-gain_ingredient_any = { $n ->
    [one] 1 ingr. a scelta
   *[other] { $n } ingr. a scelta
 }
short-gain_magic_potion = { $n ->
    [one] Pozione Magica
   *[other] { $n } Pozioni Magiche
 }
short-gain_modifier = { $n ->
    [one] 1 Modifier
   *[other] { $n } Modifier
}
short-draw_item = { $n ->
    [one] 1 oggetto
   *[other] { $n } oggetti
 }
short-draw_item-choose = { $keep } di { $n } oggetti
short-first_player_marker = primo giocatore
short-track-kitchen = Cucina +{ $n }
short-track-chore = Faccende +{ $n }
short-track-both = Cucina / Faccende +{ $n }
short-nasty-self-up = Nasty −{ $n }
short-nasty-self-down = Nasty +{ $n }
short-nasty-opponent-up = avversario: Nasty −{ $n }
short-nasty-opponent-down = avversario: Nasty +{ $n }
short-steal_ingredient = { $n ->
    [one] ruba 1 ingrediente
   *[other] ruba { $n } ingredienti
 }
short-swap_with_player = scambia con un giocatore
short-swap_with_supply = { $n ->
    [one] cambia 1 ingrediente
   *[other] cambia { $n } ingredienti
 }
short-gain_from_used_area = { $n ->
    [one] 1 dei suoi ingredienti
   *[other] { $n } dei suoi ingredienti
 }
short-steal_item_random = ruba 1 oggetto
short-reroll = { $n ->
    [0] rilancia dadi
    [one] rilancia 1 dado
   *[other] rilancia { $n } dadi
 }
short-reroll_opponent = { $n ->
    [0] rilancia dadi rivali
    [one] rilancia 1 dado rivale
   *[other] rilancia { $n } dadi rivali
 }
short-exchange_die_values = scambia due valori
short-set_die = { $n ->
    [one] scegli 1 valore
   *[other] scegli { $n } valori
 }
short-shift_dice = dadi ±{ $n }
short-flip_die = { $n ->
    [one] capovolgi 1 dado
   *[other] capovolgi { $n } dadi
 }
short-recover_die = riprendi 1 dado
short-ignore_occupancy-players = accanto a dadi altrui
short-ignore_occupancy-any = accanto a ogni dado
short-extra_turn = un altro turno
short-lateness = { $n ->
    [one] 1 round di ritardo in meno
   *[other] { $n } round di ritardo in meno
 }
short-lateness-race = { $n ->
    [one] { $race }: 1 round di ritardo in meno
   *[other] { $race }: { $n } round di ritardo in meno
 }
short-move_time_marker = segnalino Tempo +{ $n }
short-waive_ingredient = { $n ->
    [one] 1 ingrediente in meno
   *[other] { $n } ingredienti in meno
 }
short-bonus_on-kitchen_task = Cucina: +{ $n }
short-bonus_on-chore_task = Faccenda: +{ $n }
short-bonus_on-complete_order = ordine: +{ $n }
short-change_order = cambia ordine
short-replace_order = sostituisci un ordine
short-return_then = { $n ->
    [one] 1 ingrediente → { $effects }
   *[other] { $n } ingredienti → { $effects }
 }
short-clear_nasty_says = { $n ->
    [one] scarta 1 Nasty Comanda
   *[other] scarta { $n } Nasty Comanda
 }
short-choose_one = { $effects }

## Che cosa vuole Nasty, a frasi e in pochi segni

asks-return_ingredients = Rimetti nelle pile: { $cards }.
asks-return_any = { $n ->
    [one] Rimetti nella pila un ingrediente a scelta.
   *[other] Rimetti nelle pile { $n } ingredienti a scelta.
}
asks-return_any-distinct = { $n ->
    [one] Rimetti nella pila un ingrediente a scelta.
   *[other] Rimetti nelle pile { $n } ingredienti diversi.
}
asks-return_same = { $n ->
    [one] Rimetti nella pila un ingrediente a scelta.
   *[other] Rimetti nella pila { $n } carte dello stesso ingrediente.
}
asks-dice_count = { $n ->
    [one] Piazza su questa carta 1 dado di qualsiasi valore.
   *[other] Piazza su questa carta { $n } dadi di qualsiasi valore.
 }
asks-dice_sum_exact = Piazza su questa carta dadi per un totale di esattamente { $value }.
asks-dice_sum_min = Piazza su questa carta dadi per un totale di almeno { $value }.
asks-dice_pair = Piazza su questa carta due dadi dello stesso valore.
asks-discard_item = { $n ->
    [one] Scarta un oggetto.
   *[other] Scarta { $n } oggetti.
 }
asks-use_section = Piazza dadi in questa parte della taverna: { $section }.
asks-complete_order = Completa un ordine.
wants-return_ingredients = rimetti { $cards }
wants-return_any = { $n ->
    [one] rimetti 1 ingrediente
   *[other] rimetti { $n } ingredienti
}
wants-return_any-distinct = { $n ->
    [one] rimetti 1 ingrediente
   *[other] rimetti { $n } ingredienti diversi
}
wants-return_same = { $n ->
    [one] rimetti 1 ingrediente
   *[other] rimetti { $n } ingredienti uguali
}
wants-dice_count = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }
wants-dice_sum_exact = dadi per { $value }
wants-dice_sum_min = dadi per { $value }+
wants-dice_pair = 2 dadi uguali
wants-discard_item = { $n ->
    [one] scarta 1 oggetto
   *[other] scarta { $n } oggetti
 }
wants-use_section = usa: { $section }
wants-complete_order = completa un ordine

## Obiettivi

about-secret = { $metric }: { $tiers }. A fine partita conta il migliore raggiunto.
about-metric-orders_of_race = Ordini completati ({ $race })
about-metric-kitchen_track = Posizione sul Tracciato Cucina
about-metric-chore_track = Posizione sul Tracciato Faccende
about-metric-nasty_track = Posizione sul Tracciato Nasty
about-metric-distinct_races = Razze diverse servite
about-metric-on_time_orders = Ordini completati senza ritardo
about-metric-big_orders = Ordini completati da 6 o più ingredienti
about-metric-items_and_potions = Oggetti e Pozioni Magiche in tuo possesso
about-tier-least = { $value } o più – { $points } { $points ->
    [one] punto
   *[other] punti
 }
about-tier-most = { $value } o meno – { $points } { $points ->
    [one] punto
   *[other] punti
 }
asked-serve = { $need ->
    [one] Completa 1 ordine ({ $race })
   *[other] Completa { $need } ordini ({ $race })
 }
asked-kitchen = Arriva a { $need } sul Tracciato Cucina
asked-chore = Arriva a { $need } sul Tracciato Faccende
asked-workshop = { $need ->
    [one] Usa una volta il Laboratorio del Mago
   *[other] Usa { $need } volte il Laboratorio del Mago
 }
asked-nasty = Finisci a { $need } o meno sul Tracciato Nasty

## Da dove viene

about-source-rulebook = Come nel regolamento.
about-source-web = Come pubblicato.
about-source-partly = In parte ricostruito; il resto è come stampato.
about-source-reconstructed = Ricostruito: l’originale stampato non ci è noto.

## Il tavolo come testo

text-round = { $round ->
    [0] Preparazione
   *[other] Round { $round } di { $rounds }
 }
text-items-left = Oggetti { $count }
text-says-left = Nasty Comanda { $count }
text-tasks-left = Incarichi { $count }
text-tokens-left = Pila Segreta { $count }
text-modifiers-left = Modifier { $count }
text-orders-left = Mazzo { $count } · scarti { $discarded }
text-empty = vuoto
text-table = Mensa { $number }
text-supply = Riserva
text-opens = apre al round { $round }
text-barred-by-says = accesso vietato finché Nasty aspetta
text-players = Giocatori
text-own = Tu
text-going-on = Adesso
text-goal = Obiettivo
text-automa = Automa
text-dice = Dadi
text-order = Ordine
text-ingredients = Ingredienti
text-tokens = Segnalini
text-item = Oggetto
text-says = Nasty Comanda
text-character = Personaggio
text-secret = Incarico Segreto
text-holds = Possiede
text-tasks = Carte Incarico
text-drink = Drink: { $kind }
text-spent = spesi per Nasty:
text-uses = { $uses ->
    [0] usi finiti
    [one] resta 1 uso
   *[other] restano { $uses } usi
 }
text-pays-now = { $points ->
    [one] ora 1 punto
   *[other] ora { $points } punti
 }
text-forgotten = { $rounds ->
    [one] dimenticato dopo questo round: −{ $loss }
   *[other] dimenticato tra { $rounds } round: −{ $loss }
 }
text-potions-needed = { $n ->
    [one] con 1 Pozione Magica
   *[other] con { $n } Pozioni Magiche
 }
text-secret-now = { $points ->
    [one] ora 1 punto
   *[other] ora { $points } punti
 }
text-track-nasty = Nasty { $at }
text-track-kitchen = Cucina { $at }
text-track-chore = Faccende { $at }
text-completed = { $n ->
    [one] 1 ordine
   *[other] { $n } ordini
 }
text-first = Primo Giocatore
text-white = dado bianco
text-crowding = può usare zone occupate
text-extra-turns = { $n ->
    [one] un altro turno
   *[other] altri { $n } turni
 }
text-using = In uso: { $card }.
text-drawn = Dal mazzo:
text-hidden-cards = { $count ->
    [one] Qualcuno guarda 1 carta.
   *[other] Qualcuno guarda { $count } carte.
 }
text-placing-sum = { $target }: scelti dadi per { $total } su { $wanted }.
text-placing-count = { $target }: dadi scelti { $chosen } su { $count }.
text-done = { $n ->
    [0] Nessun ordine completato.
    [one] 1 ordine completato, { $on_time } in orario:
   *[other] { $n } ordini completati, { $on_time } in orario:
 }
text-nasty-loss = { $loss ->
    [0] nessuna perdita
   *[other] −{ $loss } alla fine
 }
text-nasty-draw = pesca una carta Nasty Comanda
text-level = { $bonus ->
    [0] –
   *[other] { $shift ->
        [0] +{ $bonus } per incarico
       *[other] +{ $bonus } per incarico, un dado ±{ $shift }
    }
}
text-under = Sotto il mazzo, dal primo in arrivo:
text-unseen = Non ancora viste:
text-discarded = Scarti:
text-deck-order = { $count ->
    [one] Ordini: 1 carta nel mazzo
   *[other] Ordini: { $count } carte nel mazzo
 }
text-deck-item = { $count ->
    [one] Oggetti: 1 carta nel mazzo
   *[other] Oggetti: { $count } carte nel mazzo
 }
text-deck-says = { $count ->
    [one] Nasty Comanda: 1 carta nel mazzo
   *[other] Nasty Comanda: { $count } carte nel mazzo
 }
text-deck-task = { $count ->
    [one] Incarichi: 1 carta nel mazzo
   *[other] Incarichi: { $count } carte nel mazzo
 }
text-nothing-there = Non c’è nulla da guardare con il nome «{ $what }». Si può guardare: { $kinds }.
board-legend =
    Dadi: i più alti per primi; «4×2» sono due 4, «◇3» è il dado bianco, «?» è ancora da lanciare, «›4‹» è scelto. □ è uno spazio libero, «▲4+5» sono dadi di un giocatore, ⊘ bloccato da un dado Automa.
    Un ordine mostra quanto paga senza ritardo, con un round di ritardo e così via, poi quanto costa dimenticarlo; ✓ è una carta che hai, «Cucina +1» un passo su quel tracciato. «23 punti → 19» è il punteggio se la partita finisse ora.
    Una zona mostra la somma o il numero di dadi che chiede e i punti che dà a te, bonus compreso; ±1 è di quanto puoi aumentare o diminuire un dado. «Nasty −1» è uno spazio più in alto, ed è un bene. ○ è ricostruito, ◐ in parte: l’originale stampato non ci è noto.
    Nomi delle opzioni: area:roast_meat, die:5, order:hopping_gnome, from_deck, complete, item:hammer, character, take:beer, end_turn. Per guardare da vicino: order hopping gnome, item hammer, area roast meat, task copy a map, says serve already, character hungry cook, secret, player 2, ingredient beer, deck, deck items, tracks, assignment, thing clock.

## Uno sguardo da vicino

about-order = Ordine di un { $race }. Servono { $needs }.
about-pays = { $rounds ->
    [0] Paga { $points } nel round in cui lo prendi.
    [one] Paga { $points } nel round in cui lo prendi, con un round di ritardo { $later }.
   *[other] Paga { $points } nel round in cui lo prendi, poi a ogni round di ritardo { $later }.
 }
about-forgotten = { $rounds ->
    [one] Se è ancora aperto 1 round dopo che l’hai preso, è dimenticato e perdi { $loss ->
        [one] { $loss } punto
       *[other] { $loss } punti
     }.
   *[other] Se è ancora aperto { $rounds } round dopo che l’hai preso, è dimenticato e perdi { $loss ->
        [one] { $loss } punto
       *[other] { $loss } punti
     }.
 }
about-where = { $section }.
about-takes-sum = Chiede uno o più dadi per un totale di esattamente { $sum }.
about-takes-count = { $count ->
    [one] Chiede 1 dado di qualsiasi valore.
   *[other] Chiede { $count } dadi di qualsiasi valore.
 }
about-spaces = { $spaces ->
    [one] In questa partita ha 1 spazio: chi vi piazza dadi lo occupa fino alla fine del round.
   *[other] In questa partita ha { $spaces } spazi, ognuno per un piazzamento fino alla fine del round.
 }
about-task = Chi lo usa nella Stanza Segreta prende subito il segnalino che c’è sopra. Alla fine del round la carta va sulla plancia di quel giocatore, e solo chi la possiede può usarla, una volta in ogni round successivo.
about-says = Finché non la completi, non puoi piazzare dadi in Cucina né nelle Faccende. Se resta a fine partita, costa { $loss ->
    [one] { $loss } punto
   *[other] { $loss } punti
}.
about-character = { $uses ->
    [one] { $race }. Si usa una volta nella partita.
   *[other] { $race }. Si usa { $uses } volte nella partita.
 }
about-secret-now = { $points ->
    [one] Ora ti darebbe 1 punto.
   *[other] Ora ti darebbe { $points } punti.
 }
about-level = Livello { $level }: più è alto, più difficili sono gli obiettivi.

## La fine della partita

summary-setup = Preparazione
summary-round = Round { $round } di { $rounds } · { hour-of-night }
summary-over = { $rounds ->
    [one] Finita dopo 1 round
   *[other] Finita dopo { $rounds } round
 }
outcome-winner = Le braccia migliori della taverna: { $winner }
outcome-you = Le braccia migliori della taverna sono le tue
outcome-shared = { $winner } condividono la vittoria
outcome-won = { $player } ha vinto
outcome-lost = Questa volta { $player } non ha raggiunto l’obiettivo
outcome-end = { $rounds ->
    [one] La taverna chiude dopo 1 round.
   *[other] La taverna chiude dopo { $rounds } round.
 }
outcome-place = Posto
outcome-goal = Obiettivo
outcome-player = Giocatore
outcome-play = In gioco
outcome-nasty = Nasty
outcome-ingredients = Scorte
outcome-says = Comanda
outcome-secret = Segreto
outcome-mrs-nasty = Segnalini
outcome-total = Punti
outcome-orders = Ordini
outcome-reasons = { $player }: { $reasons }
outcome-why-nasty = { $loss ->
    [0] Tracciato Nasty a { $at }, nessuna perdita.
   *[other] Tracciato Nasty a { $at }, −{ $loss }.
 }
outcome-why-open = Nessun punto per gli ingredienti: resta un ordine aperto, { $order }.
outcome-why-ingredients = { $count ->
    [0] Nessun ingrediente rimasto.
    [one] 1 ingrediente, +{ $points }.
   *[other] { $count } ingredienti, +{ $points }.
 }
outcome-why-says = { $count ->
    [one] 1 carta Nasty Comanda non portata a termine, −{ $loss }.
   *[other] { $count } carte Nasty Comanda non portate a termine, −{ $loss }.
}
outcome-why-secret = Incarico Segreto «{ $secret }»: { $tier }.
outcome-why-secret-missed = Incarico Segreto «{ $secret }»: non raggiunto.
outcome-why-mrs-nasty = { $count ->
    [one] 1 segnalino Mrs. Nasty, +{ $points }.
   *[other] { $count } segnalini Mrs. Nasty, +{ $points }.
 }
outcome-goal-met = ✓ { $goal }: { $have }.
outcome-goal-missed = ✗ { $goal }: { $have }.
outcome-target-reached = { $points ->
    [one] ✓ { $points } punto; ne servivano { $target }.
   *[other] ✓ { $points } punti; ne servivano { $target }.
}
outcome-target-missed = { $points ->
    [one] ✗ { $points } punto; ne servivano { $target }.
   *[other] ✗ { $points } punti; ne servivano { $target }.
}
outcome-most = { $players } ha più punti di tutti, { $points }.
outcome-tied = { $points ->
    [one] { $players } hanno { $points } punto a testa: parità.
   *[other] { $players } hanno { $points } punti a testa: parità.
}
outcome-nasty-breaks = { $players } ha perso meno punti sul Tracciato Nasty, { $amount }, e vince.
outcome-nasty-level = { $players } hanno perso { $amount } a testa sul Tracciato Nasty: ancora parità.
outcome-orders-breaks = { $players } ha completato più ordini, { $amount }, e vince.
outcome-orders-level = { $players } hanno completato lo stesso numero di ordini, { $amount }.
outcome-draw = { $players } sono in parità in tutto e condividono la vittoria.

## Le stanze sul tavolo

tavern-die = { $kind ->
    [white] Dado bianco di { $name }
   *[own] Dado di { $name }
 }: { $value ->
    [0] da lanciare
   *[other] { $value }
 } ({ $where })
tavern-put-back = Rimetti a posto: { $what }
tavern-automa-die = Automa, dado { $colour }: { $value }
tavern-area = { $area }: { $state }
tavern-barred = bloccata dal dado Automa { $colour }
tavern-spaces = liberi { $free } su { $all ->
    [one] 1 spazio
   *[other] { $all } spazi
 }
tavern-table = Tavolo { $number } della Mensa
tavern-order = { $order }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in orario
tavern-waits = { $name } serve questo tavolo
tavern-since = dalle { $time }
tavern-deck-orders = Ordini: { $count } nel mazzo
tavern-deck-items = Oggetti: { $count } nel mazzo
tavern-deck-says = Nasty Comanda: { $count } nel mazzo
tavern-deck-tasks = Carte Incarico: { $count } nel mazzo
tavern-deck-tokens = { $count ->
    [one] Pila Segreta: { $count } segnalino
   *[other] Pila Segreta: { $count } segnalini
}
tavern-deck-modifiers = Segnalini Modifier rimasti: { $count }
tavern-cellar = uno dei due ingredienti, con questa somma
tavern-workshop = Laboratorio
tavern-short-make_lunch = Pranzo per Nasty
tavern-short-cook_dragon_eggs = Uova di drago
tavern-short-mop_floor = Passare straccio
tavern-short-prepare_rooms = Preparare stanze
tavern-short-entertain_guests = Intrattenere ospiti
tavern-pile = { $count ->
    [one] { $kind }: ne resta { $count }
   *[other] { $kind }: ne restano { $count }
}
tavern-on-track = { $name }, { $track }: { $place }
tavern-clock = Round { $round } di { $rounds }, { $time }
tavern-time-marker = Ordine preso da { $name }: { $time }
tavern-opens = Apre al round { $round }
tavern-task = { $task }: dadi per { $sum }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
tavern-choose-become = Scegli il tuo personaggio
tavern-choose-order = { $count ->
    [one] Dal mazzo
   *[other] Scegli un ordine
 }
tavern-choose-item = { $count ->
    [one] Pescato
   *[other] Scegli un oggetto
 }
tavern-choose-hidden = { $count ->
    [one] Qualcuno guarda 1 carta
   *[other] Qualcuno guarda { $count } carte
 }

## I posti dei giocatori

scene-round = Round { $round }
scene-setup = Preparazione
scene-round-label = Round { $round } di { $rounds }, { $time }
scene-turn-order = Ordine di turno: { $names }. Segnalino Primo Giocatore: { $first }
scene-goals-met = Obiettivi: { $met } su { $goals }
scene-target = Punti: { $points } su { $target }
scene-outlook = { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
 } · se finisse ora { $points } su { $target }
scene-final-counts = L’obiettivo va raggiunto dopo il punteggio finale.
scene-first-player = { $name } ha il segnalino Primo Giocatore
scene-character = { $character }, personaggio di { $name }: { $uses ->
    [0] usi finiti
    [one] resta 1 uso
   *[other] restano { $uses } usi
 }
scene-uses = { $uses ->
    [0] Usi finiti.
    [one] Resta 1 uso.
   *[other] Restano { $uses } usi.
 }
scene-state-own = tocca a te
scene-state-thinking = pensa
scene-state-next = gioca dopo
scene-place = { $name }: { $place }° posto
scene-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, { $dice ->
    [0] nessun dado
    [one] 1 dado
   *[other] { $dice } dadi
 } da piazzare, { $ingredients ->
    [one] 1 ingrediente
   *[other] { $ingredients } ingredienti
 }, { $items ->
    [one] 1 oggetto
   *[other] { $items } oggetti
 }, { $says ->
    [0] nessuna richiesta di Nasty
    [one] 1 richiesta di Nasty
   *[other] { $says } richieste di Nasty
 }. { $order }.
scene-player-tracks = Tracciato Nasty { $nasty } ({ $loss ->
    [0] nessuna perdita
   *[other] −{ $loss } alla fine
 }), Tracciato Cucina { $kitchen }, Tracciato Faccende { $chore }.
scene-now = { $points ->
    [one] Se la partita finisse ora: 1 punto.
   *[other] Se la partita finisse ora: { $points } punti.
 }
scene-standing = { $place }° posto su { $players }
scene-ingredient = { $name }: { $kind } × { $count }
scene-to-place = da piazzare
scene-spent = su una carta Nasty Comanda completata
scene-modifiers = { $name }: { $count ->
    [one] 1 segnalino Modifier
   *[other] { $count } segnalini Modifier
}
scene-mrs_nasty = { $name }: { $count ->
    [one] 1 segnalino Mrs. Nasty
   *[other] { $count } segnalini Mrs. Nasty
 }
scene-drinks = { $name }: { $count ->
    [one] 1 segnalino Drink
   *[other] { $count } segnalini Drink
 }
scene-items = { $name }: { $count ->
    [0] nessun oggetto
    [one] 1 oggetto
   *[other] { $count } oggetti
 }
scene-served = { $name }: { $count ->
    [0] nessun ordine completato
    [one] 1 ordine completato
   *[other] { $count } ordini completati
 }
scene-says = Nasty Comanda a { $name }: { $card }
scene-task = { $task }, carta Incarico di { $name }{ $used ->
    [yes] , già usata in questo round
   *[no] { "" }
 }
scene-no-order = Nessun ordine aperto
scene-no-order-short = nessun ordine
scene-no-order-hint = Prendine uno da un tavolo della Mensa, o dal mazzo.
scene-met = { $met }/{ $needed }
scene-open-order = { $order } di { $name }: ingredienti { $met } su { $needed }, ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. { $late ->
    [0] In orario
    [one] 1 round di ritardo
   *[other] { $late } round di ritardo
}, { $left ->
    [one] dimenticato alla fine di questo round
   *[other] ancora { $left } round
}
scene-order-of = { $order } · { $name }
scene-late = { $late ->
    [0] in orario
    [one] 1 round di ritardo
   *[other] { $late } round di ritardo
 } · { $left ->
    [one] ultimo round
   *[other] ne restano { $left }
 }
scene-lacking = { $count ->
    [one] Manca 1 ingrediente
   *[other] Mancano { $count } ingredienti
 }
scene-potions = { $count ->
    [one] Ci pensa 1 Pozione Magica
   *[other] Ci pensano { $count } Pozioni Magiche
 }
scene-serve = Completa l’ordine
scene-serve-short = Completa
scene-dice = Dadi da piazzare
scene-own-dice = I tuoi dadi
scene-no-dice = dadi tutti piazzati
scene-total = { $total } su { $wanted }
scene-count = { $count } su { $wanted }
scene-bonus-kitchen_task = Cucina +{ $count }
scene-bonus-chore_task = Faccende +{ $count }
scene-bonus-complete_order = ordine +{ $count }
scene-waived = { $count ->
    [one] 1 ingrediente in meno
   *[other] { $count } ingredienti in meno
 }
scene-crowding = anche su zone occupate
scene-extra-turn = { $count ->
    [one] un altro turno
   *[other] altri { $count } turni
 }
scene-tokens = Segnalini
scene-reputation = Reputazione
scene-loss = { $loss ->
    [0] nulla
   *[other] −{ $loss }
}
scene-level = { $bonus ->
    [0] –
   *[other] +{ $bonus }{ $shift ->
        [0] { "" }
       *[other] {" "}±{ $shift }
     }
 }
scene-ingredients = Ingredienti
scene-no-ingredients = ancora niente
scene-hand = Oggetti
scene-of = { $count } su { $most }
scene-no-items = Vengono dal Laboratorio del Mago.
scene-hidden-item = Un oggetto coperto
scene-tasks = Incarichi
scene-requests = Nasty Comanda
scene-no-tasks = Usa un incarico della Stanza Segreta per tenerne la carta.
scene-secret = Incarico Segreto
scene-hidden-secret = Un Incarico Segreto coperto
scene-served-title = Ordini completati
scene-solo-normal = Raggiungi l’obiettivo
scene-automa = L’Automa blocca
scene-bars-nothing = ancora niente
scene-bars-table = Mensa, tavolo { $number }
scene-tab-hall = Mensa
scene-tab-cellar = Cantina
scene-tab-tasks = Incarichi
scene-tab-office = Ufficio
scene-tab-secret = Stanza
scene-tab-players = Rivali
scene-tab-automa = Automa
scene-tile-character = Abilità
scene-tile-secret = Segreto
scene-tile-items = Oggetti
scene-tile-requests = Comanda
scene-tile-nasty = Nasty
scene-tile-kitchen = Cucina
scene-tile-chore = Facc.
scene-tile-tasks = Incar.
scene-tile-modifier = Modif.
scene-tile-mrs = Mrs. N.
scene-tile-drinks = Drink
scene-found = Si ottiene in Cantina { $value }; lo danno anche alcuni incarichi di Cucina e di Faccende.
scene-potion = Sostituisce un ingrediente qualsiasi di un ordine. Si ottiene nel Laboratorio del Mago, per tre dadi.
scene-held-by = { $name }: { $count }
scene-drink = Segnalino Drink: { $kind }
scene-about-modifier = Nel tuo turno scartane uno per modificare di { $pips } un tuo dado non ancora piazzato, tra 1 e 6. Puoi spenderne più d’uno, anche sullo stesso dado.
scene-about-modifiers = Nel tuo turno scartane uno per modificare di 1 un tuo dado non ancora piazzato, tra 1 e 6. Un dado piazzato non si può più modificare.
scene-about-tokens = Segnalini Drink e Mrs. Nasty, coperti. Su ogni carta Incarico della Stanza Segreta ce n’è uno.
scene-about-mrs = A fine partita vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Quando dovresti pescare una carta Nasty Comanda, puoi invece scartarne { $cost }.
scene-about-drink = Nel tuo turno rimetti nella pila { $kind } per ottenere { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Non ha scadenza, ma una Pozione Magica non aiuta, e non è un ordine.
scene-about-nasty = Scendere è un male: più in basso sei, più punti perdi a fine partita. Un ordine aperto ti fa scendere di uno spazio ogni volta che finisce un round. Chi arriva per la prima volta su uno spazio rosso pesca una carta Nasty Comanda.
scene-about-kitchen = Scendere è un bene: ogni incarico di Cucina ti fa scendere di uno spazio. Da ogni spazio segnato in poi gli incarichi di Cucina danno più punti; dagli ultimi un dado può anche contare di più o di meno. Conta dove sei prima dell’incarico.
scene-about-chore = Scendere è un bene: ogni incarico di Faccende ti fa scendere di uno spazio. Da ogni spazio segnato in poi gli incarichi di Faccende danno più punti; dagli ultimi un dado può anche contare di più o di meno. Conta dove sei prima dell’incarico.
scene-may-come = Queste possono ancora uscire, senza ordine.
scene-discarded = Scarti: { $cards }
scene-none-discarded = Ancora nessuno scarto.
scene-under = Sotto il mazzo: { $cards }

## Uno sguardo da vicino: che cosa è, fa e vale una cosa, in frasi


## Che cosa significano le icone

icon-uses = usi rimasti
thing-clock = L’Orologio conta i round; dopo l’ultimo c’è il punteggio finale. A ogni round un ordine aperto è più in ritardo e vale meno.
thing-die = I dadi si lanciano all’inizio del round. Una volta per turno ne piazzi uno o più in una zona che ne chiede la somma o il numero; lì restano fino alla fine del round. Finché qualche tuo dado va bene, devi piazzare.
thing-die-white = Il dado bianco è un quinto dado per un giocatore. Alla fine del round va a chi ha meno punti.
thing-first-player = Chi ha questo segnalino inizia il round successivo. Non gira da solo: lo si ottiene preparando il pranzo a Nasty.
thing-turn-order = In quest’ordine si gioca a turno, più volte, finché nessuno può più piazzare dadi.
thing-room-mess = Sei tavoli con gli ordini. Nel tuo turno ne prendi uno, se non ne hai: da un tavolo, oppure la prima carta del mazzo prima di sapere qual è, scartando la carta di un tavolo. Se non hai un ordine aperto, devi prenderne uno nel tuo primo turno di un round.
thing-room-cellar = Dadi che danno esattamente la somma stampata portano uno dei due ingredienti di quella zona, mai entrambi.
thing-room-kitchen = Gli incarichi di Cucina chiedono una somma esatta di dadi, danno punti e un ingrediente e ti fanno avanzare di uno spazio sul Tracciato Cucina, che migliora i successivi. Una carta Nasty Comanda chiude la Cucina a chi ce l’ha.
thing-room-chore = Le faccende chiedono una somma esatta di dadi, danno punti e un ingrediente e ti fanno avanzare di uno spazio sul Tracciato Faccende, che migliora le successive. Una carta Nasty Comanda le chiude a chi ce l’ha.
thing-room-office = Parlare con Nasty chiede un dado qualsiasi. Ti fa salire sul suo tracciato, ed è un bene, e fa scendere qualcun altro. Qui stanno anche le sue carte.
thing-room-workshop = Il mago ha altri ordini, oggetti e Pozioni Magiche, per uno, due o tre dadi di qualsiasi valore: un buon posto per dadi che altrove non vanno bene.
thing-room-chamber = Dal round 4 qui ci sono tre carte Incarico, ognuna con un segnalino. Chi ne usa una ottiene il segnalino e tiene la carta per i round successivi. Le carte Nasty Comanda non chiudono questa stanza.
thing-chamber-door = La Stanza Segreta si apre all’inizio del round 4.
thing-mess = Un tavolo della Mensa. Il meeple indica di chi è l’ordine; lo spazio riceve una nuova carta quando quell’ordine ha lasciato il giocatore.
thing-meeple = Questo giocatore serve questo tavolo: l’ordine è stato preso e non è ancora completato.
thing-time = Quando l’ordine è stato preso. A ogni round da allora vale meno, e alla fine viene dimenticato: si perdono punti.
thing-open = Chi inizia il primo turno di un round senza un ordine aperto deve prima prenderne uno. Nessuno ne ha più di uno. Quando il round finisce, ogni ordine aperto fa scendere chi ce l’ha sul Tracciato Nasty.
thing-serve = Completando l’ordine rimetti nelle pile i suoi ingredienti e ottieni i punti che vale ora. Una Pozione Magica sostituisce un ingrediente qualsiasi. Poi puoi prendere un altro ordine, anche nello stesso turno.
thing-hand = Gli oggetti si giocano nel tuo turno, quanti ne vuoi, e poi si scartano. Giocarne uno non consuma il tuo piazzamento di dadi. Nessuno ne tiene più di tre; gli altri vedono solo quanti sono.
thing-item = Un oggetto: si gioca nel turno di chi lo possiede e poi si scarta. Solo chi lo possiede sa quale sia.
thing-tasks = Carte Incarico della Stanza Segreta già usate. Chi le possiede può usarle una volta in ogni round successivo; nessuno ne tiene più di tre.
thing-drinks = Segnalini Drink: nel tuo turno rimetti nella pila l’ingrediente indicato per ottenerne i punti. Vengono dalla Stanza Segreta.
thing-requests = Carte Nasty Comanda. Chi ne ha una può piazzare dadi solo in Cantina, Laboratorio, Ufficio e Stanza Segreta, sulle proprie carte Incarico e su una carta che chiede dadi. Ognuna che resta alla fine costa 10 punti.
thing-secret = Un Incarico Segreto: un obiettivo noto solo a chi lo possiede. Dà punti una volta, a fine partita, e conta solo il livello migliore raggiunto.
thing-character = Un personaggio ha un’abilità che si può usare due volte a partita, nel proprio turno; solo l’Ombra della Cantina agisce nei turni degli altri.
thing-choosing = Ora bisogna decidere: scegli fra ciò che è qui.
thing-this-turn = Ciò che è stato preparato per questo turno e vale ancora.
thing-automa = In solitaria si gioca contro l’Automa: i suoi dadi si lanciano all’inizio di ogni round, prima dei tuoi, e bloccano una zona o un ordine fino alla fine del round.
thing-bars = Qui c’è un dado Automa: fino alla fine del round non si può usare.
thing-goal = Che cosa bisogna raggiungere in solitaria. Si conta dopo il punteggio finale, quindi il Tracciato Nasty costa ancora.
thing-score = I punti si fanno con ordini, incarichi di Cucina, faccende e l’Incarico Segreto; vince chi ne ha di più dopo il punteggio finale, che toglie quanto costano il Tracciato Nasty e le carte Nasty Comanda.
icon-coin = punti
icon-any = qualsiasi ingrediente, ma non una Pozione Magica
icon-item = oggetto
icon-order = ordine
icon-replace-order = sostituire un ordine
icon-change-order = prendere un altro ordine
icon-less-late = un round di ritardo in meno
icon-later = l’ordine vale come preso più tardi
icon-waive = un ingrediente in meno
icon-steal = rubare
icon-rival = un altro giocatore
icon-crowd = anche dove non c’è posto
icon-lock = chiuso o inutilizzabile
icon-up = verso l’alto sul tracciato
icon-down = verso il basso sul tracciato
icon-swap = scambio con la riserva
icon-trade = scambio con un altro giocatore
icon-die = dado
icon-white-die = dado bianco
icon-automa-die = dado Automa
icon-another-die = un dado in più
icon-reroll = rilanciare
icon-set-die = scegliere il valore di un dado
icon-shift-dice = cambiare un valore
icon-flip-die = girare un dado
icon-recover-die = riprendere un dado e lanciarlo
icon-exchange-dice = scambiare dadi
icon-dice = dadi
icon-pair = due dadi uguali
icon-hourglass = un altro turno, o l’ultimo round di un ordine
icon-clock = round
icon-met = ce l’hai
icon-missing = manca ancora
icon-token = segnalino coperto
icon-meeple = serve questo tavolo
icon-onward = un passo sul tracciato, o ciò che porta
icon-used-area = un ingrediente della Cantina
icon-first = segnalino Primo Giocatore

## Il libro: titoli e caselle delle sue tabelle

book-dice = Dadi
book-one-of = Uno tra
book-task = Incarico
book-task-card = Carta Incarico
book-area = Zona
book-gives = Dà
book-spaces = Spazi, per giocatori
book-on-track = Sul tracciato
book-each-task = Ogni incarico di quel tipo
book-level = { $shift ->
    [0] { $bonus } {"{"}coin{"}"} in più
    [1] { $bonus } {"{"}coin{"}"} in più; un dado può contare 1 in più o in meno
   *[other] { $bonus } {"{"}coin{"}"} in più; un dado può contare fino a { $shift } in più o in meno
 }
book-ingredients = Ingredienti
book-row = Punti, round per round
book-forgotten = Dimenticato
book-order = Ordine
book-needs = Servono
book-in-time = In orario
book-item = Oggetto
book-character = Personaggio
book-does = Che cosa fa
book-says = Nasty Comanda
book-asks = Che cosa chiede
book-return = Rimetti
book-dice-on-card = Dadi sulla carta
book-or = Oppure
book-wants-any = { $n ->
    [one] un ingrediente a scelta
   *[other] { $n } ingredienti a scelta
 }
book-wants-different = { $n ->
    [one] un ingrediente a scelta
   *[other] { $n } ingredienti diversi
 }
book-wants-alike = { $n ->
    [one] un ingrediente a scelta
   *[other] { $n } ingredienti uguali
 }
book-wants-dice = { $n ->
    [one] un dado qualsiasi
   *[other] { $n } dadi qualsiasi
 }
book-wants-sum = esattamente { $value }
book-wants-least = { $value } o più
book-wants-pair = 2 uguali
book-wants-item = scarta { $n } {"{"}item{"}"}
book-wants-use = usa: { $section }
book-wants-order = completa un ordine
book-secret = Incarico Segreto
book-counts = Che cosa conta
book-pays = Quanto paga
book-one-race = Ordini di una razza
book-assignment = Carta I Cinque Regni
book-level-of = Livello

## Che cosa sfugge a chi comincia: per effetti, e per ciò che una cosa è

about-order-track = Completarlo ti fa anche avanzare di un passo sul { $track }, senza i punti del suo bonus.
note-order = Puoi avere un solo ordine aperto. Ogni volta che un round finisce mentre è aperto, scendi di uno spazio sul Tracciato Nasty. Una Pozione Magica sostituisce uno qualsiasi dei suoi ingredienti.
note-item = Si gioca nel tuo turno, oltre a piazzare dadi, e poi si scarta. Fino ad allora gli altri non lo vedono.
note-character = Usarlo non costa dadi. Dopo l’ultimo uso la carta si scarta.
note-secret = Lo vedi solo tu. Paga una volta, dopo l’ultimo round: tienine conto quando scegli gli ordini.
note-assignment = Vinci solo se dopo l’ultimo round tutti gli obiettivi sono raggiunti.
note-ingredient = Quando lo usi torna nella sua pila. Alla fine vale punti solo se non hai un ordine aperto.
note-potion = Non si può rubare né scambiare, e non serve per le carte Nasty Comanda né per i segnalini Drink.
note-cellar = Si possono sommare più dadi. Se una delle due pile è vuota, resta solo l’altro tipo.
note-kitchen = Per il bonus conta la tua posizione sul Tracciato Cucina prima di questo incarico. Finché hai una carta Nasty Comanda, qui non puoi piazzare dadi.
note-chore = Per il bonus conta la tua posizione sul Tracciato Faccende prima di questo incarico. Finché hai una carta Nasty Comanda, qui non puoi piazzare dadi.
note-office = Chiede un dado qualsiasi: un buon posto per uno che altrove non va bene.
note-workshop = Qui conta solo il numero dei dadi: un buon posto per dadi che altrove non vanno bene.
note-chamber = Una carta Nasty Comanda non chiude questa stanza. Un incarico con un segno Cucina o Faccende conta come un incarico di quel tipo.
note-says-ingredients = Usala nel tuo turno; non costa dadi. Le Pozioni Magiche non aiutano.
note-says-item = Usala nel tuo turno; non costa dadi. L’oggetto si scarta senza il suo effetto.
note-says-dice = Questi dadi sono il tuo piazzamento di questo turno, e restano fuori uso fino alla fine del round.
note-says-event = Si completa da sola la prossima volta che lo fai.
note-extra_turn = Ci piazzi dadi come al solito. Se prima finisce il round, è perso.
note-exchange_die_values = I due dadi non devono essere piazzati e devono mostrare valori diversi.
note-steal_item_random = Solo voi due saprete quale oggetto è.
note-steal_ingredient = Scegli tu quale, e nessuno può rifiutare.
note-swap_with_player = Scegli tu entrambi gli ingredienti, e nessuno può rifiutare.
note-swap_with_supply = Puoi rimettere nella pila una Pozione Magica, ma non puoi prenderne una.
note-ignore_occupancy = Ti servono comunque i dadi giusti, e il divieto di Nasty per Cucina e Faccende vale ancora.
note-reroll = Fallo prima di piazzare: i dadi piazzati tengono il loro valore.
note-set_die = Fallo prima di piazzare: il dado tiene quel valore finché non si lancia di nuovo.
note-shift_dice = Fallo prima di piazzare. Un 6 non diventa un 1, né un 1 un 6.
note-flip_die = Le facce opposte fanno 7: un 1 diventa un 6, un 2 un 5, un 3 un 4.
note-recover_die = Se in questo turno hai già piazzato dadi, il dado aspetta un turno successivo del round.
note-bonus_on-kitchen_task = Giocalo prima di piazzare i dadi. Vale solo per questo turno.
note-bonus_on-chore_task = Giocalo prima di piazzare i dadi. Vale solo per questo turno.
note-bonus_on-complete_order = Giocalo prima di completare l’ordine. Vale solo per questo turno.
note-move_time_marker = Allora l’ordine paga quanto la sua riga indica per meno round di ritardo, ed è dimenticato più tardi.
note-waive_ingredient = Quando completi l’ordine, scegli che cosa lasci fuori. Vale solo per questo turno.
note-change_order = Il vecchio ordine non conta né come completato né come dimenticato.
note-track = Sono solo passi: non portano né ingredienti né punti.
note-draw_item = Se così ne hai più di quanti puoi tenerne, scartane subito uno, magari quello nuovo.
note-gain_magic_potion = Una Pozione Magica sostituisce un ingrediente qualsiasi di un ordine.
note-gain_modifier = Un segnalino Modifier modifica di 1 un tuo dado non piazzato, in un tuo turno qualsiasi.
note-replace_order = Gli ordini pescati li vedi solo tu. È un modo per far arrivare un ordine che puoi completare.
note-first_player_marker = L’ordine di turno di questo round resta com’è.
note-nasty-self-up = Salire è un bene: alla fine perdi meno punti. A 0 non fa nulla.
note-nasty-opponent-down = Un avversario che arriva per la prima volta su uno spazio rosso pesca una carta Nasty Comanda.
note-lateness-race = Ti viene chiesto quando completi un ordine così in ritardo; in orario non serve.
note-gain_from_used_area = Ti viene chiesto nel turno dell’altro giocatore. Puoi dire di no e conservare l’uso.
scene-about-orders = Da qui si può pescare un ordine prima di sapere qual è; va tenuto, e in cambio si scarta un ordine della Mensa.
scene-about-items = Gli oggetti vengono dal Laboratorio del Mago: con due dadi ne guardi tre e ne tieni uno.
scene-about-says = Chi arriva per la prima volta su uno spazio rosso del Tracciato Nasty ne pesca una, ma non nell’ultimo round.
scene-about-tasks = Quando il round finisce, nuove carte Incarico riempiono gli spazi vuoti della Stanza Segreta.

## I primi minuti: lo scopo, e una frase per ogni tipo di decisione incontrata la prima volta

aim = Fai più punti di tutti in dieci round: completa in fretta gli ordini, e tieniti fuori dai guai con Nasty.
aim-solo = Raggiungi i punti richiesti dopo l’ultimo round; in modalità Storia, invece, tutti gli obiettivi della tua carta I Cinque Regni.
help-character = L’abilità di un personaggio vale due volte in tutta la partita. Le abilità che cambiano i dadi sono le più facili da usare.
help-ingredient = Prendi un tipo, mai entrambi: ciò che manca al tuo ordine aperto, o che serve a molti ordini. Prima del primo round non ci sono ancora ordini: prendi quello che vuoi.
help-turn = Prendi un ordine, procurati con i dadi ciò che gli manca, completalo. Piazzi dadi una volta per turno; gli altri aspettano il tuo prossimo turno.
help-discard-order = Il tuo meeple, o il nuovo ordine, prende il posto dell’ordine che scegli. Una carta che conviene a qualcun altro è una buona scelta.
help-choose-order = Questi li vedi solo tu. L’ordine che scegli è scoperto per tutti; gli altri vanno sotto il mazzo.
help-take-order = Gli ordini piccoli sono rapidi e sicuri, i grandi pagano di più ma chiedono diversi round, e ogni round ti costa con Nasty.
help-dice = Scegli dei dadi finché non fanno esattamente ciò che serve lì. I dadi bassi si sommano; tieni quelli che vanno bene altrove.
help-give = Ciò che dai torna nella sua pila, o va all’altro giocatore. Tieni ciò che serve al tuo ordine aperto.
help-player = Prima guarda punteggi e scorte: di solito conviene scegliere chi è in testa.
help-take-from = Puoi prendere qualsiasi ingrediente normale che vedi lì, e nessuno può rifiutare.
help-keep-item = Tieni un oggetto, senza che gli altri lo vedano. Giocalo in un tuo turno qualsiasi; non consuma i tuoi dadi.
help-discard-item = Puoi tenere solo tre oggetti. Quello che scarti non fa nulla.
help-pay = Paga con l’ingrediente, se ce l’hai. Una Pozione Magica può sostituirne uno qualsiasi: tienila per ciò che è difficile da trovare.
help-avoid = I segnalini alla fine valgono un punto l’uno; una carta Nasty Comanda chiude Cucina e Faccende finché non la completi.
help-lurk = Questo consuma uno dei due usi del tuo personaggio. Puoi dire di no e aspettare un ingrediente che ti serve di più.
help-discard-task = Tieni gli incarichi di cui raggiungi facilmente la somma: puoi usare ognuno una volta per round.
help-die = I dadi piazzati non si possono scegliere. Pensa alla somma che vuoi prima di cambiarne uno.
help-value = Scegli il valore che serve ancora da qualche parte: cerca zone con uno spazio libero.
help-option = Scegli un effetto; poi la carta si scarta, qualunque sia la scelta.
help-track = Dagli spazi segnati in poi ogni incarico di quel tipo dà più punti: conviene andare lontano su un solo tracciato.
help-says = La carta che scegli sparisce come se fosse completata. Quando non ne hai più, Cucina e Faccende per te si riaprono.
help-minstrel = Questo consuma uno dei due usi del tuo personaggio. Guarda quanti punti porta prima di accettare.
help-first-player = Chi inizia sceglie gli ordini per primo; l’ultimo in ordine di turno riceve il dado bianco.
help-roll = Di’ che cosa mostra il dado; il tavolo chiede un dado dopo l’altro.
help-draw-order = Di’ quale ordine è stato scoperto. Da ora in poi tutti possono vederlo.
help-draw-item = Di’ quale oggetto è stato pescato. Dovrebbe vederlo solo chi lo pesca.
help-draw-says = Di’ quale carta Nasty Comanda è stata pescata. Resta scoperta finché non è completata.
help-draw-secret = Di’ quale Incarico Segreto è stato distribuito. Dovrebbe vederlo solo chi lo possiede.
help-draw-assignment = Di’ quale carta I Cinque Regni è stata pescata. Resta scoperta per tutta la partita.
help-draw-task = Di’ quale carta Incarico è stata scoperta per lo spazio vuoto.
help-draw-token = Di’ quale segnalino è stato scoperto. Resta sulla carta Incarico finché qualcuno non la usa.
help-deal = Di’ quale personaggio è stato dato a questo giocatore.
help-draw-stolen = Di’ quale oggetto è stato preso. Dovrebbero vederlo solo i due giocatori.
