# Cavern Tavern : ce qui se dit à sa table.

## Le jeu

game-blurb = Un service de nuit dans une taverne pleine de clients impossibles : les dés vont chercher les ingrédients, les commandes traînent, et le patron tend l’oreille.

## Noms

goods-vp = { $count ->
    [one] point
   *[other] points
 }
goods-modifiers = { $count ->
    [one] jeton Modificateur
   *[other] jetons Modificateur
 }
goods-mrs_nasty = { $count ->
    [one] jeton Mrs. Nasty
   *[other] jetons Mrs. Nasty
 }
race-human = Humain
race-dwarf = Nain
race-halfling = Halfling
race-elf = Elfe
race-green_elf = Elfe vert
race-trobit = Trobit
ingredient-fruit = Fruits
ingredient-herbs = Herbes
ingredient-syrup = Sirop
ingredient-rocks = Cailloux
ingredient-mead = Hydromel
ingredient-nectar = Nectar
ingredient-wine = Vin
ingredient-elixir = Élixir
ingredient-ambrosia = Ambroisie
ingredient-beer = Bière
ingredient-liqueur = Liqueur
ingredient-spirits = Gnôle
ingredient-magic_potion = Potion magique
section-cellar = Cellier
section-kitchen = Cuisine
section-chore = Corvées
section-office = Bureau de Nasty
section-workshop = Atelier du mage
section-chamber = Chambre secrète
section-mess = Grande salle
track-nasty = Piste Nasty
track-kitchen = Piste Cuisine
track-chore = Piste Corvées
area-cellar_1 = Cellier 1
area-cellar_2 = Cellier 2
area-cellar_3 = Cellier 3
area-cellar_4 = Cellier 4
area-cellar_5 = Cellier 5
area-cellar_6 = Cellier 6
area-make_lunch = Nourrir Nasty
area-roast_meat = Rôtir la viande
area-cook_dragon_eggs = Cuire l’œuf de dragon
area-wash_dishes = Laver la vaisselle
area-cut_meat = Couper la viande
area-serve_dinner = Servir le dîner
area-wipe_tables = Essuyer les tables
area-mop_floor = Frotter le sol
area-prepare_rooms = Faire les chambres
area-chop_wood = Fendre du bois
area-fix_roof = Réparer le toit
area-entertain_guests = Divertir les clients
area-office_talk_to_nasty = Parler à Nasty
area-workshop_replace_order = Autre commande
area-workshop_item = Objet
area-workshop_magic_potion = Potion magique
area-chamber_task_1 = Chambre secrète 1
area-chamber_task_2 = Chambre secrète 2
area-chamber_task_3 = Chambre secrète 3
area-chamber_talk_to_mrs_nasty = Parler à Mrs. Nasty
task-peel_the_turnips = Peler les navets
task-stir_the_cauldron = Remuer le chaudron
task-bake_the_night_bread = Cuire le pain de nuit
task-skim_the_broth = Écumer le bouillon
task-carve_the_boar = Trancher le sanglier
task-glaze_the_griffin = Laquer le griffon
task-host_the_tasting = Mener la dégustation
task-trim_the_candles = Tailler les mèches
task-catch_the_rats = Attraper les rats
task-roll_in_the_barrels = Rouler les tonneaux
task-air_the_mattresses = Aérer les matelas
task-mend_the_chimney = Réparer la cheminée
task-guard_the_back_door = Garder la poterne
task-repaint_the_sign = Repeindre l’enseigne
task-carry_a_sealed_letter = Porter un pli scellé
task-copy_a_map = Copier un plan
task-distract_the_informer = Distraire le mouchard
task-appraise_the_loot = Estimer le butin
task-decant_the_rare_cask = Soutirer le fût rare
task-brew_for_the_wizard = Brasser pour le mage
task-seal_the_bargain = Sceller le marché
order-toll_road_red = Toll Road Red
    .gloss = Rouge du péage
order-harbour_rumour = Harbour Rumour
    .gloss = Rumeur du port
order-tax_collector = Tax Collector
    .gloss = Percepteur
order-deserters_courage = Deserter’s Courage
    .gloss = Cran du déserteur
order-crossroads_flip = Crossroads Flip
    .gloss = Flip du carrefour
order-beggar_king = Beggar King
    .gloss = Roi des gueux
order-widows_lantern = Widow’s Lantern
    .gloss = Lanterne de veuve
order-last_banner = Last Banner
    .gloss = Dernier étendard
order-gravel_sour = Gravel Sour
    .gloss = Sour au gravier
order-anvil_spark = Anvil Spark
    .gloss = Éclat d’enclume
order-bearded_aunt = Bearded Aunt
    .gloss = Tante à barbe
order-pickaxe_sling = Pickaxe Sling
    .gloss = Coup de pioche
order-mine_cart = Mine Cart
    .gloss = Wagonnet
order-forge_cooler = Forge Cooler
    .gloss = Trempe de forge
order-grudge_keeper = Grudge Keeper
    .gloss = Vieille rancune
order-deep_vein_stout = Deep Vein Stout
    .gloss = Stout du filon
order-burrow_cordial = Burrow Cordial
    .gloss = Cordial du terrier
order-barefoot_punch = Barefoot Punch
    .gloss = Punch va-nu-pieds
order-pocketful_of_pears = Pocketful of Pears
    .gloss = Poires en poche
order-hearthside_toddy = Hearthside Toddy
    .gloss = Toddy de l’âtre
order-market_day_fizz = Market Day Fizz
    .gloss = Fizz du marché
order-pipe_and_plum = Pipe and Plum
    .gloss = Pipe et prune
order-round_table_riot = Round Table Riot
    .gloss = Tablée en furie
order-hopping_gnome = Hopping Gnome
    .gloss = Gnome sauteur
order-crystal_tear = Crystal Tear
    .gloss = Larme de cristal
order-silver_leaf = Silver Leaf
    .gloss = Feuille d’argent
order-polite_insult = Polite Insult
    .gloss = Insulte polie
order-swan_feather = Swan Feather
    .gloss = Plume de cygne
order-harp_string = Harp String
    .gloss = Corde de harpe
order-moonlit_verse = Moonlit Verse
    .gloss = Vers de lune
order-starfall_flute = Starfall Flute
    .gloss = Flûte filante
order-thousand_year_itch = Thousand Year Itch
    .gloss = Mille ans d’envie
order-firefly_jar = Firefly Jar
    .gloss = Bocal de lucioles
order-bitter_fern = Bitter Fern
    .gloss = Fougère amère
order-thorn_and_dew = Thorn and Dew
    .gloss = Épine et rosée
order-canopy_cooler = Canopy Cooler
    .gloss = Brise des cimes
order-poachers_regret = Poacher’s Regret
    .gloss = Braconnier marri
order-mantis_kiss = Mantis Kiss
    .gloss = Baiser de mante
order-emerald_hush = Emerald Hush
    .gloss = Silence émeraude
order-rootwalker = Rootwalker
    .gloss = Marche-racine
order-goat_chaser = Goat Chaser
    .gloss = Chasse-chèvre
order-bridge_toll = Bridge Toll
    .gloss = Péage du pont
order-swamp_lantern = Swamp Lantern
    .gloss = Feu des marais
order-knuckle_syrup = Knuckle Syrup
    .gloss = Sirop de gnons
order-mossback_grog = Mossback Grog
    .gloss = Grog moussu
order-black_knight = Black Knight
    .gloss = Chevalier noir
order-cracked_boulder = Cracked Boulder
    .gloss = Rocher fendu
order-big_little_brother = Big Little Brother
    .gloss = Grand petit frère
item-sand_clock = Sand Clock
    .gloss = Sablier
item-hammer = Hammer
    .gloss = Marteau
item-bracelet = Bracelet
item-dragons_claw = Dragon’s Claw
    .gloss = Griffe de dragon
item-glass_of_strongcliff = Glass of Strongcliff
    .gloss = Verre de Strongcliff
item-dwarven_mug = Dwarven Mug
    .gloss = Chope naine
item-clover = Clover
    .gloss = Trèfle
item-loaded_die = Loaded Die
    .gloss = Dé pipé
item-rabbits_foot = Rabbit’s Foot
    .gloss = Patte de lapin
item-crowbar = Crowbar
    .gloss = Pied-de-biche
item-mirror_coin = Mirror Coin
    .gloss = Pièce miroir
item-spare_key = Spare Key
    .gloss = Double des clés
item-shopping_basket = Shopping Basket
    .gloss = Panier du marché
item-barter_scroll = Barter Scroll
    .gloss = Parchemin de troc
item-cooks_apron = Cook’s Apron
    .gloss = Tablier de cuistot
item-birch_broom = Birch Broom
    .gloss = Balai de bouleau
item-pocket_watch = Pocket Watch
    .gloss = Montre à gousset
item-order_pad = Order Pad
    .gloss = Carnet de commandes
item-box_of_cigars = Box of Cigars
    .gloss = Boîte de cigares
item-forged_note = Forged Note
    .gloss = Faux mot d’excuse
item-half_empty_flask = Half-Empty Flask
    .gloss = Fiole à moitié vide
item-second_wind_tonic = Second Wind Tonic
    .gloss = Tonic second souffle
item-silver_tray = Silver Tray
    .gloss = Plateau d’argent
item-letter_of_recommendation = Letter of Recommendation
    .gloss = Lettre de recommandation
item-apprentices_badge = Apprentice’s Badge
    .gloss = Insigne d’apprenti
character-runaway_squire = Écuyer en fuite
character-retired_miner = Mineur à la retraite
character-hungry_cook = Cuistot affamé
character-exiled_minstrel = Ménestrel en exil
character-quiet_poacher = Braconnier discret
character-cellar_lurker = Rôdeur du cellier
says-bring_me_breakfast = Mon petit déjeuner
says-my_back_hurts = J’ai mal au dos
says-something_sweet = Une petite douceur
says-on_the_rocks = Avec des cailloux
says-a_gift_for_the_missus = Un cadeau pour madame
says-only_the_best = Rien que le meilleur
says-stock_taking = Inventaire
says-two_of_a_kind = Du pareil au même
says-shine_my_boots = Cire mes bottes
says-count_the_coppers = Compte la monnaie
says-carry_me_to_bed = Porte-moi au lit
says-mind_the_twins = Garde les jumeaux
says-empty_your_pockets = Vide tes poches
says-keep_an_eye_on_the_wizard = Surveille le mage
says-serve_already = Sers, que ça saute
secret-friend_human = Ami des Humains
secret-friend_dwarf = Ami des Nains
secret-friend_halfling = Ami des Halflings
secret-friend_elf = Ami des Elfes
secret-friend_green_elf = Ami des Elfes verts
secret-friend_trobit = Ami des Trobits
secret-head_cook = Chef de cuisine
secret-head_porter = Chef de corvée
secret-spotless_record = Casier vierge
secret-friend_of_all = Ami de tous
secret-on_the_dot = Pile à l’heure
secret-big_tables = Grandes tablées
secret-full_pockets = Poches pleines
assignment-quiet_introductions = Présentations discrètes
assignment-a_table_for_two = Une table pour deux
assignment-cousins_meet = Entre cousins
assignment-short_toasts = Petits toasts
assignment-the_crystal_ball = La boule de cristal
assignment-three_envoys = Trois émissaires
assignment-whispers_at_the_bar = Messes basses au bar
assignment-an_elven_favour = Une faveur elfique
assignment-the_miners_vote = Le vote des mineurs
assignment-a_feast_of_small_folk = Le festin du petit peuple
assignment-the_free_companies = Les compagnies franches
assignment-bridge_over_anger = Un pont sur la colère
assignment-one_cup_three_banners = Une coupe, trois étendards
assignment-the_forest_listens = La forêt écoute
assignment-songs_of_old = Chants d’antan
assignment-four_signatures = Quatre signatures
assignment-the_long_night = La longue nuit
assignment-under_the_mountain = Sous la montagne
assignment-the_wizards_dream = Le rêve du mage
assignment-peace_of_the_five_realms = La paix des Cinq Royaumes

## Options d’une table

option-solo_mode = Partie en solo
option-solo_mode-help = En mode Normal, tu gagnes aux points ; en mode Histoire, en remplissant tout ce que demande une mission.
option-solo_mode-normal = Normal
option-solo_mode-story = Histoire
option-secret_chamber = Chambre secrète
option-secret_chamber-help = L’extension : dès la manche 4, une pièce cachée avec des cartes Tâche, des jetons et la femme du patron.
option-secret_chamber-off = Fermée
option-secret_chamber-on = Ouvre à la manche 4
option-characters = Personnages
option-characters-help = Choisis dans l’ordre du tour, ou distribués au hasard.
option-characters-choose = Choisis
option-characters-random = Distribués
option-last_call = Dernière tournée
option-last_call-help = Quand plus personne ne peut placer de dés, celui qui a encore de quoi y changer quelque chose joue un tour de plus.
option-last_call-on = Oui
option-last_call-off = Non
option-last_round_draw = Nasty ordonne au début de la manche 10
option-last_round_draw-help = Au début de la dernière manche, le pas dû aux commandes en cours peut-il encore faire piocher une carte Nasty ordonne ?
option-last_round_draw-off = Non
option-last_round_draw-on = Oui
option-negative_scores = Scores sous 0
option-negative_scores-help = S’ils ne sont pas permis, chaque perte s’arrête à 0.
option-negative_scores-on = Permis
option-negative_scores-off = Arrêt à 0
option-completed_orders = Commandes servies
option-completed_orders-help = Chacun peut-il consulter les commandes que les autres ont servies ?
option-completed_orders-public = Visibles de tous
option-completed_orders-hidden = Face cachée
option-story_target = Points en mode Histoire
option-story_target-help = La mission demande-t-elle en plus les points du mode Normal ?
option-story_target-off = Inutiles
option-story_target-on = Exigés

## Noms de petites choses

hour-of-night = { $hour24 } h { $minute }
opponent-automa = L’Automa
token-mrs-nasty = jeton Mrs. Nasty
token-drink = jeton Boisson
automa-white = blanc
automa-yellow = jaune
automa-blue = bleu
automa-green = vert
automa-red = rouge
automa-purple = violet
gain-points = points
gain-nothing = rien
gain-any = ingrédient au choix
gain-item = objet
gain-modifier = modificateur
gain-first-player-marker = marqueur premier joueur
gain-track = pas sur une piste
gain-nasty-up = monter sur la piste Nasty
gain-nasty-down = descendre sur la piste Nasty
gain-nasty-rival = faire descendre un adversaire
gain-steal-ingredient = ingrédient volé
gain-swap-with-player = troc avec un joueur
gain-swap-with-supply = échange avec la réserve
gain-gain-from-used-area = ingrédient de la zone
gain-steal-item-random = objet volé
gain-reroll = relance
gain-reroll-opponent = relance de dés adverses
gain-exchange-die-values = valeurs de dés échangées
gain-set-die = valeur de dé au choix
gain-shift-dice = dés modifiés
gain-flip-die = dés retournés
gain-recover-die = dé repris
gain-ignore-occupancy = place parmi les autres
gain-extra-turn = tour supplémentaire
gain-lateness = moins de retard
gain-move-time-marker = marqueur temps avancé
gain-waive-ingredient = ingrédient en moins
gain-change-order = autre commande
gain-replace-order = nouvelle commande en salle
gain-return-then = échange contre des cartes rendues
gain-clear-nasty-says = carte Nasty ordonne en moins
gain-choose-one = un choix

## Questions et décisions

prompt-character = Choisis ton personnage
prompt-ingredient = Prends un ingrédient
prompt-first-ingredient = Ton dé montre { $value } : prends un ingrédient de départ au Cellier { $value }
prompt-turn = Place des dés
prompt-turn-order = Prends d’abord une commande
prompt-turn-order-detail = Choisis une commande de la salle, ou le paquet.
prompt-turn-placed = Dés placés : autre chose ?
prompt-turn-stuck = Pas de place pour tes dés : autre chose ?
prompt-turn-detail = Choisis une place éclairée pour tes dés. Commandes, objets, jetons et personnage se jouent avant ou après.
prompt-turn-detail-alone = Choisis une place éclairée pour tes dés. Commandes, objets et jetons se jouent avant ou après.
prompt-last-of-round-detail = La manche finit avec ce tour : une commande que tu prends maintenant sans la servir aussitôt a déjà une manche de retard.
prompt-last-of-game-detail = La partie finit avec ce tour : une commande encore ouverte t’enlève les points de tes ingrédients.
prompt-discard-order = Quelle commande quitte la salle ?
prompt-discard-for-deck = Tu as pioché { $order } : quelle commande de la salle défausses-tu en échange ?
prompt-choose-order = Laquelle de ces commandes arrive en salle ?
prompt-take-order = Prends une autre commande
prompt-dice = Dés pour « { $where } »
prompt-dice-detail =
    { $wanted ->
        [0] Dés choisis : { $chosen } sur { $count }.
       *[other]
            Total des dés : { $total } sur { $wanted }.{ $shift ->
                [0] { "" }
               *[other] { " " }Tu peux augmenter ou diminuer un dé de { $shift }.
            }
    }
prompt-give = Quel ingrédient rends-tu ?
prompt-give-player = Quel ingrédient donnes-tu ?
prompt-return = « { $card } » : quel ingrédient rends-tu ?
prompt-return-card = Quel ingrédient rends-tu ?
prompt-player = Choisis un adversaire
prompt-nasty-target = Qui descend sur la piste Nasty ?
prompt-steal-from = À qui prends-tu un ingrédient ?
prompt-swap-with = Avec qui troques-tu un ingrédient ?
prompt-steal-item = À qui prends-tu un objet ?
prompt-take-from = Quel ingrédient prends-tu ?
prompt-keep-item = Quel objet gardes-tu ?
prompt-discard-item = Quel objet défausses-tu ?
prompt-pay = { $order } : avec quoi paies-tu { $ingredient } ?
prompt-pay-detail = Ingrédient { $number } sur { $count }.
prompt-more-detail = { $left } en tout, l’un après l’autre.
prompt-more-dice-detail = { $left ->
    [one] Encore { $left } dé au plus.
   *[other] Encore { $left } dés au plus, l’un après l’autre.
 }
prompt-avoid =
    { $cost ->
        [one] Nasty veut quelque chose : éviter sa carte contre { $cost } jeton Mrs. Nasty ?
       *[other] Nasty veut quelque chose : éviter sa carte contre { $cost } jetons Mrs. Nasty ?
    }
prompt-lurk = Quelqu’un utilise « { $area } » : y prendre aussi un ingrédient ?
prompt-discard-task =
    { $limit ->
        [one] Tu peux garder { $limit } carte Tâche : laquelle défausses-tu ?
       *[other] Tu peux garder { $limit } cartes Tâche : laquelle défausses-tu ?
    }
prompt-die = Choisis un dé
prompt-die-modify = Quel dé le jeton Modificateur change-t-il ?
prompt-die-shift = Quel dé augmentes-tu ou diminues-tu de 1 ? (encore { $left })
prompt-die-set = Quel dé mets-tu sur la valeur de ton choix ?
prompt-die-flip = Quel dé retournes-tu ?
prompt-die-reroll = Quels dés relances-tu ?
prompt-die-reroll-theirs = Lesquels de ces dés fais-tu relancer ?
prompt-die-recover = Quel dé reprends-tu ?
prompt-die-exchange-own = Lequel de tes dés échanges-tu ?
prompt-die-exchange-theirs = Contre lequel des siens ?
prompt-value = Le dé montre { $value } : que devient-il ?
prompt-option = Choisis ce que la carte fait pour toi
prompt-track = Sur quelle piste fais-tu un pas ?
prompt-says = Quelle carte Nasty ordonne défausses-tu ?
prompt-minstrel = { $order } a du retard : demander l’aide de ton personnage ?
prompt-minstrel-detail =
    { $points ->
        [one] { $points } point sans son aide, { $more } avec.
       *[other] { $points } points sans son aide, { $more } avec.
    }
prompt-first-player = Qui commence ?
prompt-roll = Lance les dés
prompt-draw-order = La commande suivante
prompt-draw-item = L’objet suivant
prompt-draw-says = La carte Nasty ordonne suivante
prompt-draw-secret = Une mission secrète
prompt-draw-assignment = La mission
prompt-draw-task = La carte Tâche suivante
prompt-draw-token = Le jeton suivant
prompt-deal = Distribue un personnage
prompt-draw-stolen = L’objet volé

# Le nom de la décision se lit aussi dans une phrase (why-not-now, why-fate-first).

decision-character = le choix d’un personnage
decision-ingredient = le choix d’un ingrédient
decision-turn = le tour en cours
decision-discard-order = le choix de la commande à retirer de la salle
decision-choose-order = le choix de la commande à mettre en salle
decision-take-order = le choix d’une autre commande
decision-dice = le choix des dés à placer
decision-give = le choix d’un ingrédient à céder
decision-player = le choix d’un adversaire
decision-take-from = le choix d’un ingrédient adverse
decision-keep-item = le choix d’un objet à garder
decision-discard-item = le choix d’un objet à défausser
decision-pay = le paiement de la commande
decision-avoid = le choix d’éviter ou non une carte Nasty ordonne
decision-lurk = le choix de prendre ou non un ingrédient
decision-discard-task = le choix d’une carte Tâche à défausser
decision-die = le choix d’un dé
decision-value = le choix de la nouvelle valeur d’un dé
decision-option = le choix d’un effet
decision-track = le choix d’une piste
decision-says = le choix d’une carte Nasty ordonne
decision-minstrel = le choix de recourir ou non au personnage
decision-first-player = le choix du premier joueur
decision-roll = le lancer
decision-draw-order = la pioche d’une commande
decision-draw-item = la pioche d’un objet
decision-draw-says = la pioche d’une carte Nasty ordonne
decision-draw-secret = le tirage d’une mission secrète
decision-draw-assignment = le tirage de la mission
decision-draw-task = la pioche d’une carte Tâche
decision-draw-token = le tirage d’un jeton
decision-deal = la distribution d’un personnage
decision-draw-stolen = le tirage de l’objet volé

## Choix d’une décision

choice-end-turn = Finir le tour
choice-done = Terminé
choice-roll = Lancer
choice-place = Placer sur « { $where } »
choice-none = Rien
choice-no-exchange = Rien de plus
choice-left-out = S’en passer
choice-draw-says = Piocher la carte
choice-no-lurk = Laisser passer
choice-no-minstrel = Sans aide
choice-complete = Servir : { $order }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $late ->
    [0] {""}
    [one] {" "}({ $late } manche de retard)
   *[other] {" "}({ $late } manches de retard)
 }
choice-complete-none = Servir une commande
choice-from-deck = Commande du paquet
choice-character = Utiliser : { $character }
choice-no-character = Utiliser un personnage
choice-modifier = Dépenser un Modificateur
choice-avoid =
    { $cost ->
        [one] Payer { $cost } jeton Mrs. Nasty
       *[other] Payer { $cost } jetons Mrs. Nasty
    }
choice-up = +1 : { $value }
choice-down = −1 : { $value }
choice-player = { $other }
choice-option = Option { $number }
choice-program = { $gains }
choice-track = { $track }
choice-die = Dé { $value }
choice-rival-die = Dé adverse { $value }
choice-value = { $value }
choice-take = Prendre : { $ingredient }
choice-take-from = Prendre à { $other } : { $ingredient }
choice-give = Donner : { $ingredient }
choice-return = Rendre : { $ingredient }
choice-pay = { $ingredient }
choice-pay-potion = Plutôt une potion magique
choice-drink = Rendre pour le jeton Boisson : { $ingredient } (+{ $points })
choice-area = { $area } : { $gains }
choice-area-empty = { $area }
choice-order = Prendre : { $order } ({ $when ->
    [late] { $points } à la prochaine manche
    [never] trop tard pour les points
   *[on_time] { $points } à l’heure
 })
choice-discard-order = Défausser : { $order }
choice-put-order = Mettre en salle : { $order }
choice-item = Jouer : { $item }
choice-keep-item = Garder : { $item }
choice-discard-item = Défausser : { $item }
choice-says = Obéir : « { $card } »
choice-clear-says = Défausser « { $card } »
choice-discard-task = Défausser « { $task } »
choice-become = { $character }
choice-first = { $first } commence
choice-rolled = { $value }
choice-token = { $token }
choice-draw = { $card }

## Journal. Le nom du joueur précède la ligne ; les lignes sans joueur parlent de la table.

log-head-round = Manche { $round } · { hour-of-night }
log-head-end = Fermeture
log-first-player = reçoit le marqueur premier joueur
log-becomes = devient { $character }
log-assignment = La mission : { $assignment }
log-rolls = lance : { $dice }
log-takes = prend la commande : { $order }
log-draws-order = pioche : { $order }
log-discards-order = retire de la salle : { $order }
log-gives-up = abandonne : { $order }
log-new-order = Arrive en salle : { $order }
log-completes = sert : { $order } { $late ->
    [0] (à l’heure)
    [one] ({ $late } manche de retard)
   *[other] ({ $late } manches de retard)
 }
log-potion = remplace par une potion magique : { $ingredient }
log-left-out = se passe d’un ingrédient : { $ingredient }
log-forgets = oublie : { $order } ; le client s’en va
log-places = place sur « { $where } » : { $dice }
log-gains = prend : { $ingredient }
log-points = marque des points
log-track = avance en { $position } ({ $track })
log-track-bonus = reçoit un bonus ({ $track })
log-bonus = reçoit le bonus d’un objet
log-nasty = descend sur la piste Nasty, en { $position }
log-nasty-up = monte sur la piste Nasty, en { $position }
log-says = doit piocher « { $card } »
log-fulfils = obéit : « { $card } »
log-avoids = évite une carte Nasty ordonne
log-marker = prend le marqueur premier joueur
log-white-die = reçoit le dé blanc
log-extra-turn = rejoue un tour
log-character = utilise son personnage : { $character }
log-lurks = prend aussi : { $ingredient } ({ $character })
log-returns = rend : { $ingredient }
log-steals = prend à { $victim } : { $ingredient }
log-swaps = échange avec { $victim } : { $given } contre { $ingredient }
log-plays = joue : { $item }
log-gets-item = garde : { $item }
log-gets-item-hidden = garde un objet
log-discards-item = défausse : { $item }
log-steals-item = prend à { $victim } : { $item }
log-steals-item-hidden = prend un objet à { $victim }
log-rerolls = obtient un { $value }
log-recovers = reprend un dé
log-exchanges = échange un { $mine } contre un { $theirs } ({ $victim })
log-sets = change un { $old } en { $new }
log-modifies = dépense un jeton Modificateur
log-modifiers = prend des jetons
log-drink = rend pour un jeton Boisson : { $ingredient }
log-drink-token = prend un jeton Boisson : { $ingredient }
log-mrs-nasty = prend un jeton Mrs. Nasty
log-new-task = Nouvelle carte Tâche : « { $task } », avec : { $token }
log-takes-task = garde la carte Tâche « { $task } »
log-discards-task = défausse la carte Tâche « { $task } »
log-automa = Le dé { $colour } fait { $value } et bloque « { $area } »
log-automa-order = Le dé { $colour } fait { $value } et bloque la commande de la table { $space }
log-automa-takes = Le dé blanc emporte : { $order }
log-final-nasty = décompte final : position sur la piste Nasty
log-final-ingredients = décompte final : ingrédients restants
log-final-says = décompte final : cartes Nasty ordonne restantes
log-final-secret = décompte final : mission secrète
log-final-mrs-nasty = décompte final : jetons Mrs. Nasty

## Pourquoi pas

why-over = La partie est terminée.
why-fate-first = Pas encore : d’abord { $decision }.
why-fate = Ce sont les dés et les paquets qui en décident, pas les joueurs.
why-not-now = Pas maintenant : c’est { $decision }.
why-not-offered = Pas possible ici : c’est { $decision }.
why-choose-place = Choisis d’abord où vont les dés.
why-order-first = Ton premier tour de la manche commence sans commande : prends-en une avant toute chose.
why-must-place = Il y a une place pour tes dés : place-les avant de finir ton tour.
why-placed = Tu as déjà placé des dés ; cela ne se fait qu’une fois par tour.
why-no-dice = Tu n’as plus de dés.
why-no-chamber = Cette partie se joue sans la Chambre secrète.
why-chamber-closed = La Chambre secrète ouvre à la manche { $round }.
why-no-task = Il n’y a pas de carte Tâche ici.
why-says-first = Tant que tu as une carte Nasty ordonne, la Cuisine et les Corvées te sont fermées.
why-barred = « { $where } » : un dé de l’Automa bloque la place cette manche.
why-full = « { $where } » n’a plus d’emplacement libre cette manche.
why-useless = « { $where } » ne te donnerait rien : il n’y a plus de carte.
why-no-free-order = « { $where } » : aucune commande n’est libre dans la salle.
why-not-your-task = « { $task } » n’est pas sur ton plateau.
why-task-used = « { $task } » a déjà servi cette manche.
why-too-few-dice = « { $where } » demande { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } ; tu en as moins.
why-no-sum = Tes dés ne font pas { $wanted } pour « { $where } ».
why-has-order = Tu as déjà une commande à servir ({ $order }) ; une seule à la fois.
why-no-deck = Tu ne peux pas piocher de commande : le paquet est vide, ou aucune commande de la salle ne peut être défaussée en échange.
why-order-barred = { $order } : le dé blanc de l’Automa bloque cette commande cette manche.
why-order-away = { $order } : cette commande n’est pas en salle.
why-no-order = Tu n’as pas de commande à servir.
why-missing = { $order } : il manque encore { $missing ->
    [one] { $missing } ingrédient, { $ingredient }.
   *[other] { $missing } ingrédients, dont { $ingredient }.
 }
why-no-item = Tu n’as pas cet objet : { $card }.
why-no-character = Il n’y a pas de personnage en solo.
why-no-uses = { $card } : ce pouvoir est épuisé.
why-reaction = { $card } : attends qu’un autre joueur utilise le Cellier.
why-before-placing = { $card } : à utiliser avant de placer des dés.
why-when-completing = { $card } : à utiliser en servant une commande en retard.
why-needs-order = { $card } : il faut une commande en cours.
why-needs-late-order = { $card } : il faut une commande en retard.
why-no-effect = { $card } : aucun effet possible maintenant.
why-not-your-says = « { $card } » n’est pas devant toi.
why-says-unmet = « { $card } » : tu ne peux pas obéir maintenant.
why-says-event = « { $card } » : l’ordre est exécuté dès que tu fais ce qu’il demande.
why-says-dice = « { $card } » : tes dés ne font pas ce qui est demandé.
why-no-drink = Tu n’as pas ce jeton Boisson : { $ingredient }.
why-no-ingredient = Il te manque cet ingrédient : { $ingredient }.
why-no-modifier = Tu n’as pas de jeton Modificateur.
why-not-complete =
    { $wanted ->
        [0]
            « { $where } » demande { $count ->
                [one] { $count } dé.
               *[other] { $count } dés.
            }
       *[other] Les dés ne font pas encore { $wanted } pour « { $where } ».
    }
why-one-at-least = Choisis au moins un dé.
why-no-wrap = Un dé va de 1 à 6, pas au-delà.
why-cannot-give = { $ingredient } : tu ne peux ni prendre ni donner cet ingrédient ici.
why-no-declining = C’est obligatoire.
why-no-such-die = Tu n’as pas d’autre dé qui montre { $value }.
why-die-does-not-fit = Avec un { $value }, tes dés ne peuvent pas faire ce que demande « { $where } ».
why-pile-empty = { $ingredient } : il n’en reste plus.
why-other-ingredient = { $ingredient } : pas disponible ici.

## Pour le laboratoire

measure-orders = Commandes servies par tous
measure-won = Victoire
uses-area = Zones, par joueur et partie
uses-order = Commandes prises, par joueur et partie
uses-item = Objets, par joueur et partie
uses-task = Cartes Tâche, par joueur et partie
uses-character = Personnages, par joueur et partie
measure-score = Points
measure-served = Commandes servies
measure-nasty = Piste Nasty
measure-kitchen = Piste Cuisine
measure-chore = Piste Corvées

## Ce que font zones et cartes, en phrases : un message par effet du vocabulaire

does-gain_vp = { $n ->
    [one] Marque { $n } point.
   *[other] Marque { $n } points.
 }
does-gain_vp-lose = { $n ->
    [one] Perds { $n } point.
   *[other] Perds { $n } points.
 }
does-gain_ingredient = Prends 1 carte : { $kinds }.
does-gain_ingredient_choice = { $n ->
    [one] Prends { $n } carte : { $kinds }.
   *[other] Prends { $n } cartes, chaque fois { $kinds }.
 }
does-gain_ingredient_choice-each = Prends 1 carte de chaque : { $kinds }.
does-gain_ingredient_any = { $n ->
    [one] Prends { $n } ingrédient au choix, sauf une potion magique.
   *[other] Prends { $n } ingrédients au choix, sauf des potions magiques.
 }
does-gain_magic_potion = { $n ->
    [one] Prends { $n } potion magique.
   *[other] Prends { $n } potions magiques.
 }
does-gain_modifier = { $n ->
    [one] Prends { $n } jeton Modificateur.
   *[other] Prends { $n } jetons Modificateur.
 }
does-draw_item = { $n ->
    [one] Pioche { $n } objet.
   *[other] Pioche { $n } objets.
 }
does-draw_item-choose = Regarde { $n } objets du paquet et gardes-en { $keep } ; remélange les autres.
does-first_player_marker = Prends le marqueur premier joueur : il compte dès la manche suivante.
does-track-kitchen = { $n ->
    [one] Avance d’un pas sur la piste Cuisine.
   *[other] Avance de { $n } pas sur la piste Cuisine.
 }
does-track-chore = { $n ->
    [one] Avance d’un pas sur la piste Corvées.
   *[other] Avance de { $n } pas sur la piste Corvées.
 }
does-track-both = { $n ->
    [one] Avance d’un pas sur la piste Cuisine ou Corvées.
   *[other] Avance de { $n } pas en tout sur les pistes Cuisine et Corvées.
 }
does-nasty-self-up = { $n ->
    [one] Monte d’une case sur la piste Nasty.
   *[other] Monte de { $n } cases sur la piste Nasty.
 }
does-nasty-self-down = { $n ->
    [one] Descends d’une case sur la piste Nasty.
   *[other] Descends de { $n } cases sur la piste Nasty.
 }
does-nasty-opponent-up = { $n ->
    [one] Un adversaire au choix monte d’une case sur la piste Nasty.
   *[other] Un adversaire au choix monte de { $n } cases sur la piste Nasty.
 }
does-nasty-opponent-down = { $n ->
    [one] Un adversaire au choix descend d’une case sur la piste Nasty.
   *[other] Un adversaire au choix descend de { $n } cases sur la piste Nasty.
 }
does-steal_ingredient = { $n ->
    [one] Tu peux voler { $n } ingrédient à un adversaire, sauf une potion magique.
   *[other] Tu peux voler { $n } ingrédients à un même adversaire, sauf des potions magiques.
 }
does-swap_with_player = Tu peux donner un ingrédient à un adversaire contre un des siens, sauf des potions magiques.
does-swap_with_supply = { $n ->
    [one] Tu peux échanger { $n } ingrédient contre un autre de la réserve, sauf une potion magique.
   *[other] Échange jusqu’à { $n } ingrédients contre d’autres de la réserve, sauf des potions magiques.
 }
does-gain_from_used_area = { $n ->
    [one] Prends un des deux ingrédients de cette zone.
   *[other] Prends { $n } ingrédients de cette zone.
 }
does-steal_item_random = Prends au hasard un objet dans la main d’un adversaire.
does-reroll = { $n ->
    [0] Relance autant de tes dés non placés que tu veux.
    [one] Relance un de tes dés non placés.
   *[other] Relance jusqu’à { $n } de tes dés non placés.
 }
does-reroll_opponent = { $n ->
    [0] Relance autant de dés non placés d’un adversaire que tu veux.
    [one] Relance un dé non placé d’un adversaire.
   *[other] Relance jusqu’à { $n } dés non placés d’un adversaire.
 }
does-exchange_die_values = Échange les valeurs d’un de tes dés non placés et d’un dé non placé d’un adversaire.
does-set_die = { $n ->
    [one] Mets un de tes dés non placés sur la valeur de ton choix.
   *[other] Mets { $n } de tes dés non placés sur les valeurs de ton choix.
 }
does-shift_dice = { $n ->
    [one] Augmente ou diminue de 1 un de tes dés non placés.
   *[other] Augmente ou diminue tes dés non placés de { $n } en tout au plus.
 }
does-flip_die = { $n ->
    [one] Retourne un de tes dés non placés sur sa face opposée.
   *[other] Retourne jusqu’à { $n } de tes dés non placés sur leur face opposée.
 }
does-recover_die = Reprends un de tes dés placés cette manche et lance-le ; son emplacement reste occupé.
does-ignore_occupancy-players = Ce tour, tu peux placer des dés sur une zone pleine de dés de joueurs, mais pas sur une carte Tâche.
does-ignore_occupancy-any = Ce tour, tu peux placer des dés sur une zone sans emplacement libre, mais pas sur une carte Tâche.
does-extra_turn = Après ce tour, joues-en un autre.
does-lateness = { $n ->
    [one] La commande compte { $n } manche de retard en moins.
   *[other] La commande compte { $n } manches de retard en moins.
 }
does-lateness-race =
    { $n ->
        [one] Une commande ({ $race }) compte { $n } manche de retard en moins.
       *[other] Une commande ({ $race }) compte { $n } manches de retard en moins.
    }
does-move_time_marker = { $n ->
    [one] Avance ton marqueur temps de { $n } manche vers le présent.
   *[other] Avance ton marqueur temps de { $n } manches vers le présent.
 }
does-waive_ingredient = { $n ->
    [one] La prochaine commande que tu sers ce tour demande { $n } ingrédient de moins.
   *[other] La prochaine commande que tu sers ce tour demande { $n } ingrédients de moins.
 }
does-bonus_on-kitchen_task = { $n ->
    [one] Ta prochaine tâche de Cuisine de ce tour rapporte { $n } point de plus.
   *[other] Ta prochaine tâche de Cuisine de ce tour rapporte { $n } points de plus.
 }
does-bonus_on-chore_task = { $n ->
    [one] Ta prochaine Corvée de ce tour rapporte { $n } point de plus.
   *[other] Ta prochaine Corvée de ce tour rapporte { $n } points de plus.
 }
does-bonus_on-complete_order = { $n ->
    [one] La prochaine commande que tu sers ce tour rapporte { $n } point de plus.
   *[other] La prochaine commande que tu sers ce tour rapporte { $n } points de plus.
 }
does-change_order = Défausse ta commande en cours sans perte et prends-en une autre.
does-replace_order = { $n ->
    [one] Remplace une commande de la salle par la suivante du paquet.
   *[other] Défausse une commande de la salle, pioches-en { $n }, mets-en une à sa place et le reste sous le paquet.
 }
does-return_then = { $n ->
    [one] Rends { $n } ingrédient, sauf une potion magique, pour ceci : { $effects }
   *[other] Rends { $n } ingrédients, sauf des potions magiques, pour ceci : { $effects }
 }
does-clear_nasty_says = { $n ->
    [one] Défausse une de tes cartes Nasty ordonne comme si tu avais obéi.
   *[other] Défausse { $n } de tes cartes Nasty ordonne comme si tu avais obéi.
 }
does-choose_one = Au choix : { $effects }
about-timing-on_place = À annoncer avant de placer tes dés.
about-timing-on_complete_order = Quand tu sers une commande :
about-timing-reaction_cellar = Quand un autre joueur utilise une zone du Cellier où tu as des dés cette manche (à 2 joueurs, toute zone) :
about-requires-open_order = Il te faut une commande en cours.
about-requires-late_open_order = Il te faut une commande en cours et en retard.

## La même chose en quelques signes

short-gain_vp = { $n } { $n ->
    [one] point
   *[other] points
 }
short-gain_vp-lose = −{ $n } { $n ->
    [one] point
   *[other] points
 }
short-gain_ingredient = { $kinds }
short-gain_ingredient_choice = { $n ->
    [one] { $kinds }
   *[other] { $n }× { $kinds }
 }
short-gain_ingredient_choice-each = { $kinds }
short-gain_ingredient_any = { $n ->
    [one] ingrédient au choix
   *[other] { $n } ingrédients au choix
 }
short-gain_magic_potion = { $n ->
    [one] Potion magique
   *[other] { $n } potions magiques
 }
short-gain_modifier = { $n ->
    [one] { $n } modificateur
   *[other] { $n } modificateurs
 }
short-draw_item = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
 }
short-draw_item-choose =
    { $keep ->
        [one] { $keep } objet sur { $n }
       *[other] { $keep } objets sur { $n }
    }
short-first_player_marker = premier joueur
short-track-kitchen = Cuisine +{ $n }
short-track-chore = Corvées +{ $n }
short-track-both = Cuisine / Corvées +{ $n }
short-nasty-self-up = Nasty −{ $n }
short-nasty-self-down = Nasty +{ $n }
short-nasty-opponent-up = adversaire : Nasty −{ $n }
short-nasty-opponent-down = adversaire : Nasty +{ $n }
short-steal_ingredient = { $n ->
    [one] voler { $n } ingrédient
   *[other] voler { $n } ingrédients
 }
short-swap_with_player = troc avec un joueur
short-swap_with_supply = { $n ->
    [one] échanger { $n } ingrédient
   *[other] échanger { $n } ingrédients
 }
short-gain_from_used_area = { $n ->
    [one] { $n } de ses ingrédients
   *[other] { $n } de ses ingrédients
 }
short-steal_item_random = voler 1 objet
short-reroll = { $n ->
    [0] relancer des dés
    [one] relancer { $n } dé
   *[other] relancer { $n } dés
 }
short-reroll_opponent = { $n ->
    [0] relancer des dés adverses
    [one] relancer { $n } dé adverse
   *[other] relancer { $n } dés adverses
 }
short-exchange_die_values = échanger deux dés
short-set_die = { $n ->
    [one] fixer { $n } dé
   *[other] fixer { $n } dés
 }
short-shift_dice = dés ±{ $n }
short-flip_die = { $n ->
    [one] retourner { $n } dé
   *[other] retourner { $n } dés
 }
short-recover_die = reprendre 1 dé
short-ignore_occupancy-players = rejoindre d’autres joueurs
short-ignore_occupancy-any = rejoindre tout dé
short-extra_turn = autre tour
short-lateness = { $n ->
    [one] −{ $n } manche de retard
   *[other] −{ $n } manches de retard
 }
short-lateness-race = { $n ->
    [one] { $race } : −{ $n } manche de retard
   *[other] { $race } : −{ $n } manches de retard
 }
short-move_time_marker = marqueur temps +{ $n }
short-waive_ingredient = { $n ->
    [one] { $n } ingrédient de moins
   *[other] { $n } ingrédients de moins
 }
short-bonus_on-kitchen_task = Cuisine : +{ $n }
short-bonus_on-chore_task = Corvée : +{ $n }
short-bonus_on-complete_order = commande : +{ $n }
short-change_order = changer de commande
short-replace_order = remplacer une commande
short-return_then = { $n ->
    [one] { $n } ingrédient → { $effects }
   *[other] { $n } ingrédients → { $effects }
 }
short-clear_nasty_says = { $n ->
    [one] ôter { $n } Nasty ordonne
   *[other] ôter { $n } Nasty ordonne
 }
short-choose_one = { $effects }

## Ce que veut Nasty, en phrases et en quelques signes

asks-return_ingredients = Rends : { $cards }.
asks-return_any = { $n ->
    [one] Rends { $n } ingrédient au choix.
   *[other] Rends { $n } ingrédients au choix.
 }
asks-return_any-distinct = { $n ->
    [one] Rends { $n } ingrédient au choix.
   *[other] Rends { $n } ingrédients différents.
 }
asks-return_same = { $n ->
    [one] Rends { $n } ingrédient au choix.
   *[other] Rends { $n } cartes du même ingrédient.
 }
asks-dice_count = { $n ->
    [one] Place { $n } dé de n’importe quelle valeur sur cette carte.
   *[other] Place { $n } dés de n’importe quelle valeur sur cette carte.
 }
asks-dice_sum_exact = Place sur cette carte des dés d’un total exact de { $value }.
asks-dice_sum_min = Place sur cette carte des dés d’un total de { $value } ou plus.
asks-dice_pair = Place sur cette carte deux dés de même valeur.
asks-discard_item = { $n ->
    [one] Défausse { $n } objet.
   *[other] Défausse { $n } objets.
 }
asks-use_section = Place des dés dans cette partie de la taverne : { $section }.
asks-complete_order = Sers une commande.
wants-return_ingredients = rendre { $cards }
wants-return_any = { $n ->
    [one] rendre { $n } ingrédient
   *[other] rendre { $n } ingrédients
 }
wants-return_any-distinct = { $n ->
    [one] rendre { $n } ingrédient
   *[other] rendre { $n } ingrédients différents
 }
wants-return_same = { $n ->
    [one] rendre { $n } ingrédient
   *[other] rendre { $n } du même ingrédient
 }
wants-dice_count = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
 }
wants-dice_sum_exact = dés : total { $value }
wants-dice_sum_min = dés : total { $value }+
wants-dice_pair = 2 dés égaux
wants-discard_item = { $n ->
    [one] défausser { $n } objet
   *[other] défausser { $n } objets
 }
wants-use_section = dés : { $section }
wants-complete_order = servir une commande

## Buts

about-secret = { $metric } : { $tiers }. Seul compte le meilleur palier atteint en fin de partie.
about-metric-orders_of_race = Commandes servies ({ $race })
about-metric-kitchen_track = Position sur la piste Cuisine
about-metric-chore_track = Position sur la piste Corvées
about-metric-nasty_track = Position sur la piste Nasty
about-metric-distinct_races = Peuples différents servis
about-metric-on_time_orders = Commandes servies sans retard
about-metric-big_orders = Commandes servies de 6 ingrédients ou plus
about-metric-items_and_potions = Objets et potions magiques en main
about-tier-least = { $value } ou plus – { $points } { $points ->
    [one] point
   *[other] points
 }
about-tier-most = { $value } ou moins – { $points } { $points ->
    [one] point
   *[other] points
 }
asked-serve = { $need ->
    [one] Servir { $need } commande ({ $race })
   *[other] Servir { $need } commandes ({ $race })
 }
asked-kitchen = Atteindre { $need } sur la piste Cuisine
asked-chore = Atteindre { $need } sur la piste Corvées
asked-workshop = { $need ->
    [one] Utiliser { $need } fois l’Atelier du mage
   *[other] Utiliser { $need } fois l’Atelier du mage
 }
asked-nasty = Finir à { $need } ou moins sur la piste Nasty

## D’où cela vient

about-source-rulebook = Comme dans le livret de règles.
about-source-web = Comme dans le jeu publié.
about-source-partly = Reconstitué en partie ; le reste est comme imprimé.
about-source-reconstructed = Reconstitué : nous ne connaissons pas l’original imprimé.

## La table en texte

text-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
 }
text-items-left = Objets { $count }
text-says-left = Nasty ordonne { $count }
text-tasks-left = Tâches { $count }
text-tokens-left = Pile secrète { $count }
text-modifiers-left = Modificateurs { $count }
text-orders-left = Paquet { $count } · défausse { $discarded }
text-empty = vide
text-table = Table { $number }
text-supply = Réserve
text-opens = ouvre à la manche { $round }
text-barred-by-says = accès fermé tant que Nasty attend
text-players = Joueurs
text-own = Toi
text-going-on = En cours
text-goal = But
text-automa = Automa
text-dice = Dés
text-order = Commande
text-ingredients = Ingrédients
text-tokens = Jetons
text-item = Objet
text-says = Nasty ordonne
text-character = Personnage
text-secret = Mission secrète
text-holds = Possède
text-tasks = Cartes Tâche
text-drink = Boisson : { $kind }
text-spent = dépensés pour Nasty :
text-uses = { $uses ->
    [0] épuisé
    [one] encore { $uses } fois
   *[other] encore { $uses } fois
 }
text-pays-now = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
 }
text-forgotten = { $rounds ->
    [one] oubliée après cette manche : −{ $loss }
   *[other] oubliée après { $rounds } manches : −{ $loss }
 }
text-potions-needed = { $n ->
    [one] avec { $n } potion magique
   *[other] avec { $n } potions magiques
 }
text-secret-now = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
 }
text-track-nasty = Nasty { $at }
text-track-kitchen = Cuisine { $at }
text-track-chore = Corvées { $at }
text-completed = { $n ->
    [one] { $n } commande
   *[other] { $n } commandes
 }
text-first = premier joueur
text-white = dé blanc
text-crowding = zones occupées permises
text-extra-turns = { $n ->
    [one] encore { $n } tour
   *[other] encore { $n } tours
 }
text-using = En cours d’utilisation : { $card }.
text-drawn = Du paquet :
text-hidden-cards = { $count ->
    [one] Quelqu’un regarde { $count } carte.
   *[other] Quelqu’un regarde { $count } cartes.
 }
text-placing-sum = « { $target } » : total choisi { $total } sur { $wanted }.
text-placing-count = « { $target } » : dés choisis { $chosen } sur { $count }.
text-done = { $n ->
    [0] Aucune commande servie.
    [one] { $n } commande servie, dont { $on_time } à l’heure :
   *[other] { $n } commandes servies, dont { $on_time } à l’heure :
 }
text-nasty-loss = { $loss ->
    [0] aucune perte
   *[other] −{ $loss } à la fin
 }
text-nasty-draw = piocher une carte Nasty ordonne
text-level = { $bonus ->
    [0] –
   *[other] { $shift ->
        [0] +{ $bonus } par tâche
       *[other] +{ $bonus } par tâche, un dé ±{ $shift }
     }
 }
text-under = Sous le paquet, la prochaine d’abord :
text-unseen = Pas encore vues :
text-discarded = En défausse :
text-deck-order = { $count ->
    [one] Commandes : { $count } carte dans le paquet
   *[other] Commandes : { $count } cartes dans le paquet
 }
text-deck-item = { $count ->
    [one] Objets : { $count } carte dans le paquet
   *[other] Objets : { $count } cartes dans le paquet
 }
text-deck-says = { $count ->
    [one] Nasty ordonne : { $count } carte dans le paquet
   *[other] Nasty ordonne : { $count } cartes dans le paquet
 }
text-deck-task = { $count ->
    [one] Tâches : { $count } carte dans le paquet
   *[other] Tâches : { $count } cartes dans le paquet
 }
text-nothing-there = Il n’y a rien à voir du nom de « { $what } ». À voir : { $kinds }.
board-legend =
    Dés : le plus haut d’abord ; « 4×2 », ce sont deux quatre, « ◇3 » est le dé blanc, « ? » n’est pas encore lancé, « ›4‹ » est choisi. □ est un emplacement libre, « ▲4+5 » les dés d’un joueur, ⊘ une place bloquée par un dé de l’Automa.
    Une commande montre ce qu’elle rapporte sans retard, avec une manche de retard et ainsi de suite, puis ce que coûte l’oubli ; ✓ est une carte que tu as, « Cuisine +1 » un pas sur cette piste. « 23 points → 19 » est le score si la partie finissait maintenant.
    Une zone montre le total ou le nombre de dés qu’elle demande, et les points qu’elle te rapporte, bonus compris ; ±1 dit de combien tu peux augmenter ou diminuer un dé. « Nasty −1 », c’est une case vers le haut, et c’est bon pour toi. ○ est reconstitué, ◐ en partie : nous ne connaissons pas l’original imprimé.
    Noms des choix : area:roast_meat, die:5, order:hopping_gnome, from_deck, complete, item:hammer, character, take:beer, end_turn. Pour voir de plus près : order hopping gnome, item hammer, area roast meat, task copy a map, says serve already, character hungry cook, secret, player 2, ingredient beer, deck, deck items, tracks, assignment, thing clock.

## De plus près

about-order = Commande ({ $race }). Il lui faut : { $needs }.
about-pays =
    Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } la manche où elle est prise{ $rounds ->
        [0] .
        [one] , { $later } avec une manche de retard.
       *[other] , puis { $later } au fil des manches de retard.
    }
about-forgotten = { $rounds ->
    [one] Encore en cours { $rounds } manche après sa prise, elle est oubliée, et tu perds { $loss } points.
   *[other] Encore en cours { $rounds } manches après sa prise, elle est oubliée, et tu perds { $loss } points.
 }
about-where = { $section }.
about-takes-sum = Demande un ou plusieurs dés d’un total exact de { $sum }.
about-takes-count = { $count ->
    [one] Demande { $count } dé de n’importe quelle valeur.
   *[other] Demande { $count } dés de n’importe quelle valeur.
 }
about-spaces = { $spaces ->
    [one] { $spaces } emplacement dans cette partie : qui y place des dés l’occupe jusqu’à la fin de la manche.
   *[other] { $spaces } emplacements dans cette partie, chacun pour un placement jusqu’à la fin de la manche.
 }
about-task = Le joueur qui l’utilise dans la Chambre secrète reçoit aussitôt le jeton posé dessus. En fin de manche, la carte vient sur son plateau, et elle ne sert plus qu’à lui, une fois à chaque manche suivante.
about-says =
    Tant que tu n’as pas obéi, pas de dés en Cuisine ni aux Corvées. En fin de partie, un ordre non exécuté coûte { $loss ->
        [one] { $loss } point.
       *[other] { $loss } points.
    }
about-character = { $uses ->
    [one] { $race }. Utilisable { $uses } fois dans la partie.
   *[other] { $race }. Utilisable { $uses } fois dans la partie.
 }
about-secret-now = { $points ->
    [one] Te rapporterait { $points } point maintenant.
   *[other] Te rapporterait { $points } points maintenant.
 }
about-level = Niveau { $level } : plus il est haut, plus la mission est difficile.

## La fin de la partie

summary-setup = Mise en place
summary-round = Manche { $round } sur { $rounds } · { hour-of-night }
summary-over = { $rounds ->
    [one] Terminée après { $rounds } manche
   *[other] Terminée après { $rounds } manches
 }
outcome-winner = { $winner } est la perle de la taverne
outcome-you = La perle de la taverne, c’est toi
outcome-shared = { $winner } se partagent la victoire
outcome-won = { $player } a gagné
outcome-lost = Cette fois, { $player } n’a pas atteint l’objectif
outcome-end = { $rounds ->
    [one] La taverne ferme après { $rounds } manche.
   *[other] La taverne ferme après { $rounds } manches.
 }
outcome-place = Place
outcome-goal = But
outcome-player = Joueur
outcome-play = En jeu
outcome-nasty = Nasty
outcome-ingredients = Étagère
outcome-says = Ordres
outcome-secret = Secret
outcome-mrs-nasty = Jetons
outcome-total = Points
outcome-orders = Commandes
outcome-reasons = { $player } : { $reasons }
outcome-why-nasty = { $loss ->
    [0] Piste Nasty en { $at }, rien de perdu.
   *[other] Piste Nasty en { $at }, −{ $loss }.
 }
outcome-why-open = Aucun point pour les ingrédients : une commande reste en cours ({ $order }).
outcome-why-ingredients = { $count ->
    [0] Plus aucun ingrédient.
    [one] { $count } ingrédient, +{ $points }.
   *[other] { $count } ingrédients, +{ $points }.
 }
outcome-why-says = { $count ->
    [one] { $count } carte Nasty ordonne non exécutée, −{ $loss }.
   *[other] { $count } cartes Nasty ordonne non exécutées, −{ $loss }.
 }
outcome-why-secret = Mission secrète « { $secret } » : { $tier }.
outcome-why-secret-missed = Mission secrète « { $secret } » : manquée.
outcome-why-mrs-nasty = { $count ->
    [one] { $count } jeton Mrs. Nasty, +{ $points }.
   *[other] { $count } jetons Mrs. Nasty, +{ $points }.
 }
outcome-goal-met = ✓ { $goal } : { $have }.
outcome-goal-missed = ✗ { $goal } : { $have }.
outcome-target-reached =
    ✓ { $points ->
        [one] { $points } point ; il en fallait { $target }.
       *[other] { $points } points ; il en fallait { $target }.
    }
outcome-target-missed =
    ✗ { $points ->
        [one] { $points } point ; il en fallait { $target }.
       *[other] { $points } points ; il en fallait { $target }.
    }
outcome-most = { $players } a le plus de points : { $points }.
outcome-tied =
    Égalité entre { $players }, à { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
outcome-nasty-breaks = { $players } a perdu le moins de points sur la piste Nasty, { $amount }, et gagne.
outcome-nasty-level = Toujours égalité entre { $players } : autant de points perdus sur la piste Nasty, { $amount }.
outcome-orders-breaks = { $players } a servi le plus de commandes, { $amount }, et gagne.
outcome-orders-level = Toujours égalité entre { $players } : autant de commandes servies, { $amount }.
outcome-draw = { $players } sont à égalité en tout et se partagent la victoire.

## Les pièces de la taverne

tavern-die = { $kind ->
    [white] Dé blanc
   *[own] Dé
 } ({ $name }) : { $value ->
    [0] pas encore lancé
   *[other] { $value }
 } ({ $where })
tavern-put-back = { $what } : reposer
tavern-automa-die = Automa, dé { $colour } : { $value }
tavern-area = { $area } : { $state }
tavern-barred = bloqué par le dé { $colour } de l’Automa
tavern-spaces = emplacements libres : { $free } sur { $all }
tavern-table = Table { $number } de la Grande salle
tavern-order = { $order }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à l’heure
tavern-waits = { $name } sert cette table
tavern-since = depuis { $time }
tavern-deck-orders = Commandes : { $count } dans le paquet
tavern-deck-items = Objets : { $count } dans le paquet
tavern-deck-says = Nasty ordonne : { $count } dans le paquet
tavern-deck-tasks = Cartes Tâche : { $count } dans le paquet
tavern-deck-tokens =
    Pile secrète : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
tavern-deck-modifiers = Jetons Modificateur restants : { $count }
tavern-cellar = l’un ou l’autre, pour ce total de dés
tavern-workshop = Atelier
tavern-short-make_lunch = Nourrir Nasty
tavern-short-cook_dragon_eggs = Œuf de dragon
tavern-short-mop_floor = Frotter le sol
tavern-short-prepare_rooms = Faire les chambres
tavern-short-entertain_guests = Divertir les clients
tavern-pile = { $kind } : il en reste { $count }
tavern-on-track = { $name }, { $track } : { $place }
tavern-clock = Manche { $round } sur { $rounds }, { $time }
tavern-time-marker = { $name } : commande prise à { $time }
tavern-opens = Ouvre à la manche { $round }
tavern-task = « { $task } » : total de dés { $sum }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tavern-choose-become = Choisis ton personnage
tavern-choose-order = { $count ->
    [one] Du paquet
   *[other] Choisis une commande
 }
tavern-choose-item = { $count ->
    [one] Objet pioché
   *[other] Choisis un objet
 }
tavern-choose-hidden = { $count ->
    [one] Quelqu’un regarde { $count } carte
   *[other] Quelqu’un regarde { $count } cartes
}

## Les plateaux des joueurs

scene-round = Manche { $round }
scene-setup = Mise en place
scene-round-label = Manche { $round } sur { $rounds }, { $time }
scene-turn-order = Ordre du tour : { $names }. Marqueur premier joueur : { $first }
scene-goals-met = Buts : { $met } sur { $goals }
scene-target =
    { $points ->
        [one] { $points } point sur { $target }
       *[other] { $points } points sur { $target }
    }
scene-outlook = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 } · si tout finissait là : { $points } sur { $target }
scene-final-counts = L’objectif doit être atteint après le décompte final.
scene-first-player = { $name } a le marqueur premier joueur
scene-character = { $character }, personnage ({ $name }) : { $uses ->
    [0] épuisé
    [one] encore { $uses } fois
   *[other] encore { $uses } fois
 }
scene-uses = { $uses ->
    [0] Pouvoir épuisé.
    [one] Encore utilisable { $uses } fois.
   *[other] Encore utilisable { $uses } fois.
 }
scene-state-own = à toi
scene-state-thinking = réfléchit
scene-state-next = ensuite
scene-place = { $place ->
    [1] { $name } : 1re place
   *[other] { $name } : { $place }e place
 }
scene-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
 } à placer, { $ingredients ->
    [one] { $ingredients } ingrédient
   *[other] { $ingredients } ingrédients
 }, { $items ->
    [one] { $items } objet
   *[other] { $items } objets
 }, { $says ->
    [0] aucun ordre de Nasty
    [one] { $says } ordre de Nasty
   *[other] { $says } ordres de Nasty
 }. { $order }.
scene-player-tracks = Piste Nasty { $nasty } ({ $loss ->
    [0] rien de perdu
   *[other] −{ $loss } à la fin
 }), piste Cuisine { $kitchen }, piste Corvées { $chore }.
scene-now = { $points ->
    [one] { $points } point si la partie finissait maintenant.
   *[other] { $points } points si la partie finissait maintenant.
 }
scene-standing = { $place ->
    [1] 1re place
   *[other] { $place }e place
 } sur { $players }
scene-ingredient = { $name } : { $kind } × { $count }
scene-to-place = à placer
scene-spent = sur une carte Nasty ordonne exécutée
scene-modifiers = { $name } : { $count ->
    [one] { $count } jeton Modificateur
   *[other] { $count } jetons Modificateur
 }
scene-mrs_nasty = { $name } : { $count ->
    [one] { $count } jeton Mrs. Nasty
   *[other] { $count } jetons Mrs. Nasty
 }
scene-drinks = { $name } : { $count ->
    [one] { $count } jeton Boisson
   *[other] { $count } jetons Boisson
 }
scene-items = { $name } : { $count ->
    [0] aucun objet
    [one] { $count } objet
   *[other] { $count } objets
 }
scene-served = { $name } : { $count ->
    [0] aucune commande servie
    [one] { $count } commande servie
   *[other] { $count } commandes servies
 }
scene-says = Nasty ordonne à { $name } : « { $card } »
scene-task = { $task }, carte Tâche ({ $name }){ $used ->
    [yes] , utilisée cette manche
   *[no] { "" }
 }
scene-no-order = Aucune commande
scene-no-order-short = sans commande
scene-no-order-hint = Prends-en une sur une table de la salle, ou dans le paquet.
scene-met = { $met }/{ $needed }
scene-open-order = { $order } ({ $name }) : ingrédients { $met } sur { $needed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } maintenant. { $late ->
    [0] À l’heure
    [one] { $late } manche de retard
   *[other] { $late } manches de retard
 }, { $left ->
    [one] oubliée à la fin de cette manche
   *[other] encore { $left } manches
 }
scene-order-of = { $order } · { $name }
scene-late = { $late ->
    [0] à l’heure
    [one] { $late } manche de retard
   *[other] { $late } manches de retard
 } · { $left ->
    [one] dernière manche
   *[other] encore { $left }
 }
scene-lacking = { $count ->
    [one] Il manque { $count } ingrédient
   *[other] Il manque { $count } ingrédients
 }
scene-potions = { $count ->
    [one] Avec { $count } potion magique
   *[other] Avec { $count } potions magiques
 }
scene-serve = Servir la commande
scene-serve-short = Servir
scene-dice = Dés à placer
scene-own-dice = Tes dés
scene-no-dice = tous les dés sont placés
scene-total = { $total } sur { $wanted }
scene-count = { $count } sur { $wanted }
scene-bonus-kitchen_task = Cuisine +{ $count }
scene-bonus-chore_task = Corvées +{ $count }
scene-bonus-complete_order = commande +{ $count }
scene-waived = { $count ->
    [one] −{ $count } ingrédient
   *[other] −{ $count } ingrédients
 }
scene-crowding = zones occupées permises
scene-extra-turn = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
 }
scene-tokens = Jetons
scene-reputation = Réputation
scene-loss = { $loss ->
    [0] rien
   *[other] −{ $loss }
 }
scene-level = { $bonus ->
    [0] –
   *[other] +{ $bonus }{ $shift ->
        [0] { "" }
       *[other] {" "}±{ $shift }
     }
 }
scene-ingredients = Ingrédients
scene-no-ingredients = encore aucun
scene-hand = Objets
scene-of = { $count } sur { $most }
scene-no-items = Les objets viennent de l’Atelier du mage.
scene-hidden-item = Un objet, face cachée
scene-tasks = Tâches
scene-requests = Nasty ordonne
scene-no-tasks = Fais une tâche de la Chambre secrète pour en garder la carte.
scene-secret = Mission secrète
scene-hidden-secret = Une mission secrète, face cachée
scene-served-title = Commandes servies
scene-solo-normal = Atteins l’objectif
scene-automa = L’Automa bloque
scene-bars-nothing = rien encore
scene-bars-table = Grande salle, table { $number }
scene-tab-hall = Salle
scene-tab-cellar = Cellier
scene-tab-tasks = Tâches
scene-tab-office = Bureau
scene-tab-secret = Secret
scene-tab-players = Rivaux
scene-tab-automa = Automa
scene-tile-character = Pouvoir
scene-tile-secret = Secret
scene-tile-items = Objets
scene-tile-requests = Ordres
scene-tile-nasty = Nasty
scene-tile-kitchen = Cuisine
scene-tile-chore = Corvées
scene-tile-tasks = Tâches
scene-tile-modifier = Dé ±1
scene-tile-mrs = Mrs. N.
scene-tile-drinks = Boissons
scene-found = Vient du Cellier { $value } ; certaines tâches de Cuisine et Corvées en donnent aussi.
scene-potion = Remplace n’importe quel ingrédient d’une commande. S’obtient à l’Atelier du mage, pour trois dés.
scene-held-by = { $name } : { $count }
scene-drink = Jeton Boisson : { $kind }
scene-about-modifier = À ton tour, défausses-en un pour changer de { $pips } un de tes dés non placés, entre 1 et 6. Tu peux en dépenser plusieurs, même sur le même dé.
scene-about-modifiers = À ton tour, défausses-en un pour changer de 1 un de tes dés non placés, entre 1 et 6. Un dé placé ne peut plus être changé.
scene-about-tokens = Jetons Boisson et Mrs. Nasty, face cachée. Il y en a un sur chaque carte Tâche de la Chambre secrète.
scene-about-mrs = En fin de partie : { $points } par jeton. Quand tu devrais piocher une carte Nasty ordonne, tu peux en défausser { $cost } à la place.
scene-about-drink = À ton tour, rends la carte { $kind } pour marquer { $points }. Sans limite de temps, mais une potion magique n’aide pas, et ce n’est pas une commande.
scene-about-nasty = Vers le bas, c’est mauvais : plus tu es bas, plus tu perds de points en fin de partie. Une commande en cours te fait descendre d’une case à chaque fin de manche. Le joueur qui atteint une case rouge pour la première fois pioche une carte Nasty ordonne.
scene-about-kitchen = Vers le bas, c’est bon : chaque tâche de Cuisine te fait descendre d’une case. Dès chaque case marquée, ces tâches rapportent plus ; dès les suivantes, un dé peut aussi y compter plus ou moins. C’est ta place avant la tâche qui compte.
scene-about-chore = Vers le bas, c’est bon : chaque Corvée te fait descendre d’une case. Dès chaque case marquée, les Corvées rapportent plus ; dès les suivantes, un dé peut aussi y compter plus ou moins. C’est ta place avant la Corvée qui compte.
scene-may-come = Peuvent encore venir, en désordre.
scene-discarded = En défausse : { $cards }
scene-none-discarded = Rien en défausse pour l’instant.
scene-under = Sous le paquet : { $cards }

## De plus près : ce qu’est une chose, ce qu’elle fait et vaut, en phrases


## Ce que signifient les icônes

icon-uses = usages restants
thing-clock = L’horloge compte les manches ; après la dernière vient le décompte final. À chaque manche, une commande en cours prend du retard et vaut moins.
thing-die = Les dés sont lancés au début de la manche. Une fois par tour, tu en places un ou plusieurs sur une zone qui demande leur total ou leur nombre ; ils y restent jusqu’à la fin de la manche. Tant que certains de tes dés trouvent une place, tu dois en placer.
thing-die-white = Le dé blanc est un cinquième dé pour un joueur. En fin de manche, il va au joueur qui a le moins de points.
thing-first-player = Le joueur qui a ce marqueur commence la manche suivante. Il ne tourne pas tout seul : on l’obtient en nourrissant Nasty.
thing-turn-order = Dans cet ordre, chacun joue à son tour, encore et encore, jusqu’à ce que plus personne ne puisse placer de dés.
thing-room-mess = Six tables avec des commandes. À ton tour, tu en prends une si tu n’en as pas : à une table, ou sur le paquet, sans savoir laquelle, et la carte d’une table est alors défaussée. Sans commande en cours, tu dois en prendre une à ton premier tour d’une manche.
thing-room-cellar = Des dés faisant exactement le total imprimé rapportent l’un des deux ingrédients de la zone, jamais les deux.
thing-room-kitchen = Les tâches de Cuisine demandent un total exact de dés, rapportent des points et un ingrédient, et te font avancer d’une case sur la piste Cuisine, ce qui améliore les suivantes. Une carte Nasty ordonne ferme la Cuisine à qui l’a.
thing-room-chore = Les Corvées demandent un total exact de dés, rapportent des points et un ingrédient, et te font avancer d’une case sur la piste Corvées, ce qui améliore les suivantes. Une carte Nasty ordonne les ferme à qui l’a.
thing-room-office = Parler à Nasty prend un dé quelconque. Tu montes sur sa piste, ce qui est bon, et quelqu’un d’autre descend. Ses cartes sont ici aussi.
thing-room-workshop = Le mage a d’autres commandes, des objets et des potions magiques, pour un, deux ou trois dés de n’importe quelle valeur : une bonne place pour les dés qui ne vont nulle part ailleurs.
thing-room-chamber = À partir de la manche 4, trois cartes Tâche sont ici, chacune avec un jeton. Le joueur qui en utilise une reçoit son jeton et garde la carte pour les manches suivantes. Les cartes Nasty ordonne ne ferment pas cette pièce.
thing-chamber-door = La Chambre secrète ouvre au début de la manche 4.
thing-mess = Une table de la Grande salle. Le pion montre à qui est la commande ; une nouvelle carte arrive quand cette commande a quitté son joueur.
thing-meeple = Ce joueur sert cette table : la commande est prise et pas encore servie.
thing-time = Quand la commande a été prise. À chaque manche depuis, elle vaut moins, et elle finit par être oubliée, ce qui coûte des points.
thing-open = Un joueur qui commence son premier tour d’une manche sans commande en cours doit d’abord en prendre une. Personne n’en a plus d’une. En fin de manche, chaque commande en cours fait descendre son joueur sur la piste Nasty.
thing-serve = Servir la commande : tu rends ses ingrédients et marques ce qu’elle vaut maintenant. Une potion magique remplace n’importe quel ingrédient. Ensuite, tu peux prendre une autre commande, même au même tour.
thing-hand = Les objets se jouent à ton propre tour, autant que tu veux, puis sont défaussés. En jouer un ne t’empêche pas de placer des dés. Personne n’en a plus de trois ; les autres n’en voient que le nombre.
thing-item = Un objet : il se joue au tour de son propriétaire, puis est défaussé. Seul celui-ci sait lequel c’est.
thing-tasks = Cartes Tâche de la Chambre secrète déjà utilisées. Leur propriétaire peut se servir de chacune une fois par manche ; personne n’en garde plus de trois.
thing-drinks = Jetons Boisson : à ton tour, rends l’ingrédient montré pour marquer ses points. Ils viennent de la Chambre secrète.
thing-requests = Cartes Nasty ordonne. Un joueur qui en a une ne peut placer de dés qu’au Cellier, à l’Atelier, au Bureau, dans la Chambre secrète, sur ses propres cartes Tâche et sur une carte qui demande des dés. Chacune qui reste à la fin coûte 10 points.
thing-secret = Une mission secrète : un objectif que seul son propriétaire connaît. Elle paie une fois, en fin de partie, et seul compte le meilleur palier atteint.
thing-character = Un personnage a un pouvoir utilisable deux fois par partie, au tour de son joueur ; seul le Rôdeur du cellier agit pendant le tour des autres.
thing-choosing = C’est à décider maintenant : choisis parmi ce qui est ici.
thing-this-turn = Ce qui a été préparé pour ce tour et vaut encore.
thing-automa = En solo, tu affrontes l’Automa : ses dés sont lancés au début de chaque manche, avant les tiens, et bloquent une zone ou une commande jusqu’à la fin de la manche.
thing-bars = Un dé de l’Automa est ici : inutilisable jusqu’à la fin de la manche.
thing-goal = Ce qu’il faut atteindre en solo. On le compte après le décompte final : la piste Nasty coûte donc encore.
thing-score = Les points viennent des commandes, de la Cuisine, des Corvées et de la mission secrète ; le joueur qui en a le plus après le décompte final gagne. Le décompte final retire ce que coûtent la piste Nasty et les cartes Nasty ordonne.
icon-coin = points
icon-any = ingrédient au choix, sauf une potion magique
icon-item = objet
icon-order = commande
icon-replace-order = remplacer une commande
icon-change-order = prendre une autre commande
icon-less-late = une manche de retard en moins
icon-later = la commande compte comme prise plus tard
icon-waive = un ingrédient de moins
icon-steal = voler
icon-rival = un autre joueur
icon-crowd = même là où il n’y a plus de place
icon-lock = fermé ou inutilisable
icon-up = vers le haut de la piste
icon-down = vers le bas de la piste
icon-swap = échange avec la réserve
icon-trade = échange avec un autre joueur
icon-die = dé
icon-white-die = dé blanc
icon-automa-die = dé de l’Automa
icon-another-die = un dé de plus
icon-reroll = relancer
icon-set-die = fixer un dé
icon-shift-dice = changer une valeur
icon-flip-die = retourner un dé
icon-recover-die = reprendre un dé et le lancer
icon-exchange-dice = échanger des dés
icon-dice = dés
icon-pair = deux dés égaux
icon-hourglass = un tour de plus, ou la dernière manche d’une commande
icon-clock = manche
icon-met = tu l’as
icon-missing = manque encore
icon-token = jeton face cachée
icon-meeple = sert cette table
icon-onward = un pas sur la piste, ou ce qu’il rapporte
icon-used-area = un ingrédient du Cellier
icon-first = marqueur premier joueur
about-order-track = La servir te fait aussi faire un pas ({ $track }), sans les points du bonus.
scene-about-orders = On peut piocher ici une commande sans savoir laquelle ; il faut la garder, et une commande de la salle est défaussée en échange.
scene-about-items = Les objets viennent de l’Atelier du mage : pour deux dés, tu en regardes trois et en gardes un.
scene-about-says = Le joueur qui atteint une case rouge de la piste Nasty pour la première fois en pioche une, mais pas à la dernière manche.
scene-about-tasks = En fin de manche, de nouvelles cartes Tâche remplissent les emplacements vides de la Chambre secrète.

## Le livret : têtes et cases de ses tableaux

book-dice = Dés
book-one-of = Au choix
book-task = Tâche
book-task-card = Carte Tâche
book-area = Zone
book-gives = Donne
book-spaces = Emplacements, selon les joueurs
book-on-track = Sur la piste
book-each-task = Chaque tâche de cette sorte
book-level = { $shift ->
    [0] { $bonus } {"{"}coin{"}"} de plus
    [1] { $bonus } {"{"}coin{"}"} de plus ; un dé peut compter 1 de plus ou de moins
   *[other] { $bonus } {"{"}coin{"}"} de plus ; un dé peut compter jusqu’à { $shift } de plus ou de moins
 }
book-ingredients = Ingrédients
book-row = Points, manche par manche
book-forgotten = Oubliée
book-order = Commande
book-needs = Demande
book-in-time = À l’heure
book-item = Objet
book-character = Personnage
book-does = Effet
book-says = Nasty ordonne
book-asks = Ce qu’elle demande
book-return = Rendre
book-dice-on-card = Dés sur la carte
book-or = Ou
book-wants-any = { $n ->
    [one] { $n } ingrédient au choix
   *[other] { $n } ingrédients au choix
 }
book-wants-different = { $n ->
    [one] { $n } ingrédient au choix
   *[other] { $n } ingrédients différents
 }
book-wants-alike = { $n ->
    [one] { $n } ingrédient au choix
   *[other] { $n } du même ingrédient
 }
book-wants-dice = { $n ->
    [one] { $n } dé quelconque
   *[other] { $n } dés quelconques
 }
book-wants-sum = exactement { $value }
book-wants-least = { $value } ou plus
book-wants-pair = 2 égaux
book-wants-item = défausser { $n } {"{"}item{"}"}
book-wants-use = utiliser : { $section }
book-wants-order = servir une commande
book-secret = Mission secrète
book-counts = Ce qui compte
book-pays = Ce qu’elle rapporte
book-one-race = Commandes d’un même peuple
book-assignment = Mission
book-level-of = Niveau

## Ce qui échappe aux débutants : par effet, et par sorte de chose

note-order = Tu ne peux avoir qu’une commande en cours. Chaque fois qu’une manche finit avant que tu l’aies servie, tu descends d’une case sur la piste Nasty. Une potion magique remplace n’importe lequel de ses ingrédients.
note-item = Il se joue à ton propre tour, en plus de placer des dés, puis il est défaussé. Les autres ne le voient pas avant.
note-character = L’utiliser ne coûte pas de dés. Le dernier usage dépensé, la carte est défaussée.
note-secret = Personne d’autre ne la voit. Elle paie une fois, après la dernière manche : penses-y en choisissant tes commandes.
note-assignment = Tu ne gagnes que si tout est rempli après la dernière manche.
note-ingredient = Il retourne à sa pile quand tu l’utilises. À la fin, il ne vaut des points que si tu n’as pas de commande en cours.
note-potion = Elle ne peut être ni volée ni troquée, et n’aide ni pour les cartes Nasty ordonne ni pour les jetons Boisson.
note-cellar = On peut additionner plusieurs dés. Si l’une des deux piles est vide, il ne reste que l’autre sorte.
note-kitchen = Pour le bonus, c’est ta place sur la piste Cuisine avant cette tâche qui compte. Tant que tu as une carte Nasty ordonne, tu ne peux pas placer de dés ici.
note-chore = Pour le bonus, c’est ta place sur la piste Corvées avant cette Corvée qui compte. Tant que tu as une carte Nasty ordonne, tu ne peux pas placer de dés ici.
note-office = Un dé quelconque suffit : une bonne place pour celui qui ne va nulle part ailleurs.
note-workshop = Seul le nombre de dés compte ici : une bonne place pour les dés qui ne vont nulle part ailleurs.
note-chamber = Une carte Nasty ordonne ne ferme pas cette pièce. Une tâche avec un signe Cuisine ou Corvées compte comme une telle tâche.
note-says-ingredients = Utilise-la à ton propre tour ; cela ne coûte pas de dés. Les potions magiques n’aident pas.
note-says-item = Utilise-la à ton propre tour ; cela ne coûte pas de dés. L’objet est défaussé sans son effet.
note-says-dice = Ces dés sont ton placement pour ce tour et restent hors d’usage jusqu’à la fin de la manche.
note-says-event = L’ordre s’exécute tout seul la prochaine fois que tu fais cela.
note-extra_turn = Tu y places des dés comme d’habitude. Si la manche finit avant, il est perdu.
note-exchange_die_values = Les deux dés doivent être non placés et montrer des valeurs différentes.
note-steal_item_random = Seuls le voleur et sa victime apprennent quel objet c’est.
note-steal_ingredient = Tu choisis lequel, et personne ne peut refuser.
note-swap_with_player = Tu choisis les deux ingrédients, et personne ne peut refuser.
note-swap_with_supply = Tu peux rendre une potion magique, mais pas en prendre une.
note-ignore_occupancy = Il te faut quand même les bons dés, et l’interdiction de Nasty pour la Cuisine et les Corvées vaut toujours.
note-reroll = Fais-le avant de placer : les dés placés gardent leur valeur.
note-set_die = Fais-le avant de placer : le dé garde cette valeur jusqu’à son prochain lancer.
note-shift_dice = Fais-le avant de placer. Un 6 ne devient pas un 1, ni un 1 un 6.
note-flip_die = Deux faces opposées font 7 : un 1 devient un 6, un 2 un 5, un 3 un 4.
note-recover_die = Si tu as déjà placé des dés à ce tour, le dé attend un tour suivant de la manche.
note-bonus_on-kitchen_task = Joue-le avant de placer les dés. Il ne vaut que pour ce tour.
note-bonus_on-chore_task = Joue-le avant de placer les dés. Il ne vaut que pour ce tour.
note-bonus_on-complete_order = Joue-le avant de servir la commande. Il ne vaut que pour ce tour.
note-move_time_marker = La commande rapporte alors ce que dit sa ligne pour moins de retard, et sera oubliée plus tard.
note-waive_ingredient = En servant la commande, tu choisis ce dont tu te passes. Cela ne vaut que pour ce tour.
note-change_order = L’ancienne commande ne compte ni comme servie ni comme oubliée.
note-track = Ce ne sont que des pas : ils ne donnent ni ingrédient ni points.
note-draw_item = Si tu en as alors trop, tu en défausses un aussitôt, peut-être le nouveau.
note-gain_magic_potion = Une potion magique remplace n’importe quel ingrédient d’une commande.
note-gain_modifier = Un jeton Modificateur change de 1 un de tes dés non placés, à n’importe lequel de tes tours.
note-replace_order = Personne d’autre ne voit les commandes piochées. C’est une façon d’en faire venir une que tu peux servir.
note-first_player_marker = L’ordre du tour de cette manche ne change pas.
note-nasty-self-up = Vers le haut, c’est bon : tu perds moins de points à la fin. À 0, cela ne fait rien.
note-nasty-opponent-down = Un adversaire qui atteint une case rouge pour la première fois pioche une carte Nasty ordonne.
note-lateness-race = On te le demande quand tu sers une telle commande en retard ; à l’heure, c’est inutile.
note-gain_from_used_area = On te le demande pendant le tour de l’autre joueur. Tu peux refuser et garder cet usage.

## Les premières minutes : le but, et une phrase pour chaque sorte de décision vue pour la première fois

aim = Aie le plus de points après dix manches : sers vite les commandes, et évite les ennuis avec Nasty.
aim-solo = Atteins l’objectif de points après la dernière manche ; en mode Histoire, remplis plutôt tout ce que demande ta mission.
help-character = Le pouvoir d’un personnage sert deux fois dans toute la partie. Les pouvoirs qui changent des dés sont les plus faciles à utiliser.
help-ingredient = Tu prends une sorte, jamais les deux : ce qui manque à ta commande en cours, ou à beaucoup d’autres. Avant la première manche, il n’y a pas encore de commandes : prends ce que tu veux.
help-turn = Prends une commande, va chercher avec des dés ce qui lui manque, sers-la. Tu places des dés une fois par tour ; les autres attendent ton prochain tour.
help-discard-order = Ton pion, ou la nouvelle commande, prend la place de celle que tu choisis. Une carte qui convient à quelqu’un d’autre est un bon choix.
help-choose-order = Personne d’autre ne les voit. La commande que tu choisis sera visible de tous ; les autres vont sous le paquet.
help-take-order = Les petites commandes sont rapides et sûres, les grosses rapportent plus mais prennent plusieurs manches, et chaque manche te coûte auprès de Nasty.
help-dice = Choisis des dés jusqu’à faire exactement ce que demande la zone ou la carte. Les petits dés s’additionnent ; garde ceux qui vont bien ailleurs.
help-give = Ce que tu cèdes retourne à sa pile, ou va à l’autre joueur. Garde ce qu’il faut à ta commande en cours.
help-player = Regarde d’abord les scores et les étagères : viser qui est en tête est en général le plus utile.
help-take-from = Tu peux prendre n’importe quel ingrédient ordinaire que tu y vois, et personne ne peut refuser.
help-keep-item = Tu gardes un objet, sans que les autres le voient. Joue-le à n’importe lequel de tes tours ; cela ne coûte pas de dés.
help-discard-item = Tu ne peux avoir que trois objets. Celui que tu défausses ne fait rien.
help-pay = Paie avec l’ingrédient si tu l’as. Une potion magique les remplace tous : garde-la pour ce qui est dur à trouver.
help-avoid = Les jetons valent un point chacun à la fin ; une carte Nasty ordonne te ferme Cuisine et Corvées tant que tu n’as pas obéi.
help-lurk = Cela dépense un des deux usages de ton personnage. Tu peux refuser et attendre un ingrédient plus utile.
help-discard-task = Garde les tâches dont tu fais facilement le total : chacune sert une fois par manche.
help-die = Les dés placés ne peuvent pas être choisis. Pense au total que tu veux avant d’en changer un.
help-value = Choisis la valeur qu’une zone attend encore : cherche celles qui ont un emplacement libre.
help-option = Choisis un effet ; la carte est défaussée ensuite, quel que soit ton choix.
help-track = Dès les cases marquées, chaque tâche de cette sorte rapporte plus : mieux vaut aller loin sur une seule piste.
help-says = La carte que tu choisis part comme si tu avais obéi. S’il n’en reste aucune, Cuisine et Corvées te sont rouvertes.
help-minstrel = Cela dépense un des deux usages de ton personnage. Regarde combien de points cela rapporte avant d’accepter.
help-first-player = Le joueur qui commence choisit sa commande en premier ; le dernier dans l’ordre du tour reçoit le dé blanc.
help-roll = Dis ce que montre le dé ; la table demande un dé après l’autre.
help-draw-order = Dis quelle commande a été retournée. Dès maintenant, tous peuvent la voir.
help-draw-item = Dis quel objet a été pioché. Seul le joueur qui le pioche devrait le voir.
help-draw-says = Dis quelle carte Nasty ordonne a été piochée. Elle reste visible tant que l’ordre n’est pas exécuté.
help-draw-secret = Dis quelle mission secrète a été distribuée. Seul son propriétaire devrait la voir.
help-draw-assignment = Dis quelle mission a été piochée. Elle reste visible toute la partie.
help-draw-task = Dis quelle carte Tâche a été retournée pour l’emplacement vide.
help-draw-token = Dis quel jeton a été retourné. Il reste sur la carte Tâche jusqu’à ce que quelqu’un l’utilise.
help-deal = Dis quel personnage a été distribué à ce joueur.
help-draw-stolen = Dis quel objet a été pris. Seuls les deux joueurs devraient le voir.
