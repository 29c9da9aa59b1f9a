# Brew Crafters : ce qui se dit à sa table.

## Le jeu

game-blurb = Les Artisans-Brasseurs : trois ans de brasserie, avec jours de marché, équipes de nuit, recettes audacieuses et frais à payer chaque hiver.

## Noms

goods-money = { $count ->
   *[other] $
 }
goods-rep = { $count ->
   *[other] réputation
 }
goods-malt = { $count ->
   *[other] malt
 }
goods-hops = { $count ->
   *[other] houblon
 }
goods-yeast = { $count ->
   *[other] levure
 }
goods-spice = { $count ->
    [one] épice
   *[other] épices
 }
goods-coffee = { $count ->
   *[other] café
 }
goods-fruit = { $count ->
    [one] fruit
   *[other] fruits
 }
ingredient-malt = Malt
ingredient-hops = Houblon
ingredient-yeast = Levure
ingredient-spice = Épices
ingredient-coffee = Café
ingredient-fruit = Fruit
family-ale = Ale
family-porter = Porter
family-stout = Stout
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
space-malt_market = Marché du malt
space-hops_market = Marché du houblon
space-yeast_market = Marché de la levure
space-farm_stand = Étal fermier
space-private_investor = Investisseur privé
space-worker_fair = Foire à l’emploi
space-staff_office = Bureau du personnel
space-specialty_shop = Épicerie fine
space-homebrew_shop = Boutique du brasseur
space-ext_malt = 2e marché du malt
space-ext_hops_yeast = Étal houblon et levure
space-ext_orchard = Route des vergers
space-ext_grain_hops = Étal grain et houblon
space-ext_staff = 2e bureau du personnel
space-ext_specialty = 2e épicerie fine
space-five_malt = 2e marché du malt
space-five_hops = 2e marché du houblon
space-five_hops_yeast = Étal houblon et levure
space-five_grain_yeast = Étal grain et levure
space-five_orchard = Route des vergers
space-five_staff = 2e bureau du personnel
space-five_specialty = 2e épicerie fine
space-five_odd_jobs = Petits boulots
space-temporary_workers = Recrutement d’intérimaire
space-commodities_exchange = Échange de marchandises
space-job_agency = Agence de travail
space-community_farm = Ferme communautaire
work-secret_recipe = Recette secrète
work-process = Faire de la bière
work-collaborate = Collaborer
work-research = Recherche
work-install = Construire
recipe-everyday_ale = Everyday Ale
    .gloss = Ale de tous les jours
recipe-pumpkin_ale = Patch’s Pumpkin Ale
    .gloss = Ale au potiron de Patch
recipe-lambic_ale = Bombastic Lambic
    .gloss = Lambic tonitruant
recipe-golden_apple_ale = Heartland Golden Apple
    .gloss = Pomme d’or du pays
recipe-apricot_pale_ale = Titania’s Apricot Pale Ale
    .gloss = Pale Ale abricot de Titania
recipe-belgian_quad = High Country Belgian Quad
    .gloss = Quadruple belge des hauteurs
recipe-mars_needs_ipa = Mars Needs IPA
    .gloss = Mars réclame une IPA
recipe-barleywine = Auld Lang Syne Barleywine
    .gloss = Barleywine de l’au revoir
recipe-pleasantly_porter = Pleasantly Porter
    .gloss = Plaisamment Porter
recipe-smoked_porter = NOIR Smoked Porter
    .gloss = Porter fumé NOIR
recipe-sweet_crush_vanilla_porter = Sweet Crush Vanilla Porter
    .gloss = Porter vanille Doux Béguin
recipe-vivajava_coffee_porter = VivaJava Coffee Porter
    .gloss = Porter au café VivaJava
recipe-black_and_brue = 19968 Black & Brue
    .gloss = 19968 Noir & Brassé
recipe-cherry_porter = Old Chap English Cherry Porter
    .gloss = Porter cerise Vieux Frère
recipe-honey_porter = Sweet Clover Honey Porter
    .gloss = Porter au miel de trèfle
recipe-cinnamon_porter = Spitfire Cinnamon Porter
    .gloss = Porter cannelle Crache-Feu
recipe-simply_stout = Simply Stout
    .gloss = Simplement Stout
recipe-coffee_stout = Better Bitter Coffee Stout
    .gloss = Stout au café Mieux Amer
recipe-imperial_stout = Sir Rosset’s Imperial Stout
    .gloss = Stout impérial de Sir Rosset
recipe-blackberry_stout = Sweet Surrender Blackberry Stout
    .gloss = Stout à la mûre Doux Abandon
recipe-chocolate_espresso_stout = Revered Bean Chocolate Espresso Stout
    .gloss = Stout choco-espresso Sacré Grain
recipe-oat_soda_stout = Oat Soda Stout
    .gloss = Stout Soda d’avoine
recipe-back_alley_dark_stout = Grim’s Back Alley Dark Stout
    .gloss = Stout noir de la ruelle de Grim
recipe-russian_imperial_stout = Crimson Hammer Russian Imperial Stout
    .gloss = Stout russe Marteau écarlate
tile-storehouse = 2e stockage
tile-mash_tun = Cuve-matière
tile-yeast_lab = Labo à levures
tile-farm = Ferme
tile-hop_infuser = Houblonnière
tile-oak_barrels = Fûts de chêne
tile-tasting_room = Salle de dégustation
tile-brewpub = Pub
tile-double_line = Ligne double
tile-loading_dock = Quai de chargement
worker-malt_buyer = Acheteur de malt
worker-hop_buyer = Acheteur de houblon
worker-yeast_biologist = Biologiste
worker-forager = Cueilleur
worker-delivery_driver = Livreur
worker-warehouse_manager = Magasinier
worker-head_brewer = Maître brasseur
worker-tour_guide = Guide de visite
worker-accountant = Comptable
worker-purchasing_agent = Chef des achats
worker-night_foreman = Chef de nuit
worker-master_gardener = Maître jardinier
worker-cooper = Tonnelier
worker-hop_chemist = Chimiste du houblon
worker-maltster = Malteur
worker-lab_director = Directeur du labo
worker-plant_engineer = Ingénieur d’usine
worker-marketing_director = Directeur marketing
worker-community_liaison = Médiateur local
worker-bartender = Barman
worker-quality_inspector = Contrôleur qualité
worker-volume_manager = Chef des volumes
worker-investor_relations = Conseiller financier
worker-flavour_specialist = Aromaticien
partnership-spice_importer = Importateur d’épices
partnership-coffee_roaster = Torréfacteur de café
partnership-fruit_orchard = Verger
partnership-yeast_bank = Banque de levures
track-basic_agronomy = Agronomie
track-basic_fermentation = Fermentation
track-basic_business = Commerce
track-basic_flavour = Saveurs
track-advanced_terroir = Terroir
track-advanced_engineering = Génie des procédés
track-advanced_brand = Marque
track-advanced_people = Personnel
crew-shift_1 = Première équipe
crew-shift_2 = Deuxième équipe
crew-shift_3 = Troisième équipe
section-collab_malt = Base de malts
section-collab_hops = Houblonnage
section-collab_yeast = Levurage
section-collab_specialty = Touche spéciale

## Options d’une table

preset-discovery = Partie découverte
preset-discovery-help = Bières et ouvriers spécialisés fixés d’avance, le laboratoire de base, aucune action complexe : pour apprendre le jeu.
preset-expert = Partie experte
preset-expert-help = Bières et ouvriers spécialisés au hasard, le laboratoire avancé, les cinq actions complexes.
option-recipe_set = Recettes
option-recipe_set-help = Les six bières avancées de la partie découverte, deux de chaque type au hasard, ou deux de chaque type de ton choix.
option-recipe_set-discovery = Découverte
option-recipe_set-random = Au hasard
option-recipe_set-custom = Choisies
option-worker_set = Ouvriers spécialisés
option-worker_set-help = Les neuf de la partie découverte, neuf au hasard, ou neuf de ton choix.
option-worker_set-discovery = Découverte
option-worker_set-random = Au hasard
option-worker_set-custom = Choisis
option-research_side = Laboratoire de recherche
option-research_side-help = La face de base, la face avancée, ou celle que chacun choisit en secret.
option-research_side-basic = De base
option-research_side-advanced = Avancée
option-research_side-each = Au choix de chacun
option-temporary_workers = Recrutement d’intérimaire
option-temporary_workers-help = Engage un intérimaire pour chacune des deux saisons suivantes, au marché ou à la brasserie.
option-temporary_workers-off = Non
option-temporary_workers-on = Oui
option-commodities_exchange = Échange de marchandises
option-commodities_exchange-help = Un ingrédient contre plusieurs autres, aux taux de la carte.
option-commodities_exchange-off = Non
option-commodities_exchange-on = Oui
option-job_agency = Agence de travail
option-job_agency-help = Regarde six ouvriers spécialisés inutilisés et engages-en un contre des honoraires.
option-job_agency-off = Non
option-job_agency-on = Oui
option-community_farm = Ferme communautaire
option-community_farm-help = On plante ensemble en hiver et au printemps, on récolte en automne.
option-community_farm-off = Non
option-community_farm-on = Oui
option-secret_recipe = Recettes secrètes
option-secret_recipe-help = Une équipe peut prendre une recette inutilisée que seul son propriétaire pourra brasser.
option-secret_recipe-off = Non
option-secret_recipe-on = Oui
option-first_player = Premier joueur
option-first_player-help = Qui commence la première saison.
option-first_player-random = Au hasard
option-first_player-1 = 1
option-first_player-2 = 2
option-first_player-3 = 3
option-first_player-4 = 4
option-first_player-5 = 5

## Noms des petites choses

secret = Une recette secrète
nothing = rien
amount-malt = × malt
amount-hops = × houblon
amount-yeast = × levure
amount-spice = × épice
amount-coffee = × café
amount-fruit = × fruit
amount-money = $
amount-rep = × réputation
amount-basic_any = × base au choix
amount-special_any = × complémentaire au choix
amount-any = × ingrédient au choix
amount-same = × de la même sorte
gist-take = prendre
gist-least-brewed = × brassin
gist-least-advanced = × brassin avancé
gist-least-special = × brassin avec complémentaire
gist-least-sold = × brassin vendu
gist-of-family = de son type
gist-farm = × parcelle :
gist-substitute = × complémentaire payable par un autre
gist-swap_taken = × échangé contre une base
gist-capacity = × place de plus au stockage
gist-tank = × cuve de plus
gist-free_seed = planter ne coûte rien
gist-harvest_bonus = × de plus par parcelle
gist-extra_action-market = une action de marché de plus
gist-extra_action-brewery = une action de brassage de plus
gist-free_action-install = construire une tuile
gist-free_action-hire = engager un ouvrier spécialisé
gist-extra_step = × pas de plus
gist-upkeep_discount = $ de moins
gist-upkeep_discount-workers = $ de salaires en moins
gist-per-batches_brewed = × brassin
gist-per-basic_batches_brewed = × brassin de base
gist-per-different_advanced_brewed = × recette avancée
gist-per-families_brewed = × type
gist-per-gold_labels = × Label Or
gist-per-tiles_installed = × tuile
gist-per-skilled_workers = × ouvrier spécialisé
gist-per-money = $
gist-per-ingredients_stored = × ingrédient stocké
gist-per-kinds_stored = × sorte stockée

## Questions et décisions

prompt-place = { $round ->
    [1] Place ton 1er ouvrier sur une case libre du marché
   *[other] Place ton { $round }e ouvrier sur une case libre du marché
}
prompt-place-more = Placer encore un ouvrier ?
prompt-place-more-detail = Un intérimaire que tu ne places pas travaille comme équipe à la brasserie.
prompt-overflow = Stockage plein : { $over ->
    [one] choisis { $over } ingrédient à rendre
   *[other] choisis { $over } ingrédients à rendre
 }
prompt-overflow-detail =
    { $capacity ->
        [one] Ton stockage a { $capacity } place.
       *[other] Ton stockage a { $capacity } places.
    } Chaque clic rend un ingrédient à la réserve.
prompt-wildcard = Choisis un ingrédient à recevoir (encore { $coming })
prompt-wildcard-detail = Case : { $space }
prompt-worker = Quel ouvrier spécialisé engages-tu ?
prompt-partnership = Quel partenariat formes-tu ?
prompt-line = Quel échange fais-tu ?
prompt-agency = Engager l’une de ces personnes pour { $fee } $ ?
prompt-agency-detail = Les honoraires se paient maintenant, une fois ; le salaire de la carte, chaque hiver.
prompt-community = Que plantes-tu à la Ferme communautaire ?
prompt-brewery = Que fait ton équipe ?
prompt-brewery-detail = Fais de la bière, fais une recherche, construis, ou passe.
prompt-brewery-detail-collaborate = Fais de la bière et/ou collabore, fais une recherche, construis, ou passe.
prompt-brewery-detail-secret = Fais de la bière, fais une recherche, construis, prends une recette secrète, ou passe.
prompt-brewery-detail-collaborate-secret = Fais de la bière et/ou collabore, fais une recherche, construis, prends une recette secrète, ou passe.
prompt-parts = Faire aussi l’autre partie de l’action ?
prompt-brew = Que brasses-tu ?
prompt-brew-detail = Choisis une recette pour une cuve vide, ou finis de brasser. Le brassin compte aussitôt.
prompt-reduce = { $recipe } : quel ingrédient économises-tu ?
prompt-replace = { $recipe } : payer avec un autre ingrédient complémentaire ?
prompt-thanks = Grâce à : { $who }
prompt-section = À quelle section contribues-tu ?
prompt-pay = { $left ->
    [0] Quel ingrédient complémentaire donnes-tu ?
    [one] Quel ingrédient complémentaire donnes-tu ?
   *[other] Quels ingrédients complémentaires donnes-tu ? { $left }, un à la fois
 }
prompt-track =
    { $steps ->
        [one] Sur quelle voie de recherche avances-tu ?
       *[other] Sur quelle voie de recherche avances-tu ? { $steps } pas, un à la fois
    }
prompt-tile = Que construis-tu ?
prompt-secret = Quelle recette prends-tu en secret ?
prompt-benefit = Reçois un avantage en début de saison
prompt-benefit-detail = Tu choisis lequel vient en premier : { $benefits }.
prompt-benefit-only-detail = { $benefits }.
prompt-plant = Que plantes-tu sur la parcelle { $plot } ?
prompt-leftover = Prends un ingrédient parmi les restes
prompt-last-conversion = Une dernière conversion avant la fin ?
prompt-swap = Échanger un ingrédient que tu viens de prendre ?
prompt-side = Quelle face de ton laboratoire choisis-tu ?
prompt-first = Qui commence ?
prompt-draw-recipe = La recette suivante
prompt-draw-worker = L’ouvrier spécialisé suivant
prompt-draw-agency = La carte suivante de l’Agence de travail
# Le nom de la décision se lit aussi dans une phrase (why-not-now, why-fate-first, why-not-offered).
decision-place = le placement d’un ouvrier au marché
decision-place-more = le placement d’un ouvrier de plus
decision-overflow = le choix des ingrédients à rendre
decision-wildcard = le choix d’un ingrédient
decision-worker = le choix d’un ouvrier spécialisé
decision-partnership = le choix d’un partenariat
decision-line = le choix d’un échange
decision-agency = le choix d’une carte de l’Agence de travail
decision-community = la plantation à la Ferme communautaire
decision-brewery = le travail d’une équipe
decision-parts = le choix de l’autre partie de l’action
decision-brew = le choix d’une bière à brasser
decision-reduce = le choix de l’ingrédient à économiser
decision-replace = le paiement d’un brassin
decision-section = le choix d’une section de la collaboration
decision-pay = le choix d’un ingrédient complémentaire à donner
decision-track = le choix d’une voie de recherche
decision-tile = le choix d’une tuile
decision-secret = le choix d’une recette secrète
decision-benefit = l’ordre des avantages
decision-plant = la plantation de la Ferme
decision-leftover = le partage des restes de la récolte
decision-last-conversion = le choix d’une dernière conversion
decision-swap = l’échange d’un ingrédient
decision-side = le choix d’une face du laboratoire
decision-first = le choix du premier joueur
decision-draw-recipe = le tirage d’une recette
decision-draw-worker = le tirage d’un ouvrier spécialisé
decision-draw-agency = le tirage des cartes de l’Agence de travail

## Choix d’une décision

choice-pass = Passer
choice-decline = Non
choice-place-none = Ne plus placer d’ouvrier
choice-swap-none = Ne plus rien échanger
choice-convert-none = Plus rien
choice-plant-none = Ne plus rien planter
choice-hire-none = N’engager personne
choice-install-none = Ne rien construire
choice-process = Faire de la bière
choice-process-vain = Faire de la bière : rien à vendre, à embouteiller ni à brasser pour l’instant
choice-collaborate = Collaborer
choice-research = Faire une recherche
choice-install = Construire
choice-secret-recipe = Recette secrète
choice-end-brew = Finir de brasser
choice-end-action = Finir l’action
choice-as-printed = Comme sur la carte
choice-side-basic = Face de base
choice-side-advanced = Face avancée
choice-take = Prendre : { $ingredient }
choice-discard = Rendre : { $ingredient }
choice-give = Donner : { $ingredient }
choice-plant = Planter : { $ingredient }
choice-reduce = { $ingredient }
choice-swap = { $given } contre { $taken }
choice-substitute = { $paid } au lieu de { $wanted }
choice-first = { $first } commence
choice-benefit = { $card } : { $does }
choice-benefit-of = { $card }
choice-benefit-number = Avantage { $number }
choice-track = { $track }, niveau { $level } : { $does }
choice-place-goods = { $space } : { $goods }
choice-be-first = premier joueur
choice-place-goods-more = { $space } : { $goods } ; { $more }
choice-place-hire-skilled-worker = { $space } : engager un ouvrier spécialisé
choice-place-form-local-partnership = { $space } : former un partenariat local
choice-place-hire-brewery-shift = { $space } : engager une équipe
choice-place-temporary-workers = { $space } : pour { $fee } $, un intérimaire à chacune des deux prochaines saisons
choice-place-commodities-exchange = { $space } : échanger des ingrédients
choice-place-job-agency = { $space } : regarder six personnes, en engager une pour { $fee } $ ou aucune
choice-place-community-farm = { $space } : planter
choice-worker = Engager : { $worker } (salaire { $wage } $) : { $does }
choice-worker-agency = Payer { $fee } $ et engager : { $worker } (salaire { $wage } $) : { $does }
choice-draw-worker = { $worker }
choice-partnership = { $partnership } : { $does }
choice-line = { $give } contre { $take }
choice-section = { $section } : { $give } contre { $take }
choice-section-lowered = { $section } : { $give } contre { $take }, moins cher grâce à : { $who }
choice-tile = Construire : { $tile } (frais { $upkeep } $) : { $does }
choice-tile-given = Construire : { $tile } (frais { $upkeep } $) : { $does } ; aussitôt { $goods }
choice-brew = Brasser : { $recipe } avec { $cost }, valeur { $rep }
choice-brew-lowered = Brasser : { $recipe } avec { $cost } ({ $lowered }), valeur { $rep }
choice-brew-in-pub = Brasser au pub : { $recipe } avec { $cost }, valeur { $rep }
choice-brew-in-pub-lowered = Brasser au pub : { $recipe } avec { $cost } ({ $lowered }), valeur { $rep }
choice-choose-secret = { $recipe } avec { $cost }, valeur { $rep }
choice-draw-recipe = { $recipe }
choice-convert = { $partner } : { $give } contre { $take }

## Le journal. Le nom du joueur précède la ligne.

log-head-season = Année { $year } · { $season }
log-first = devient premier joueur
log-takes = place un ouvrier : { $space }
log-takes-choice = place un ouvrier : { $space } ({ $coming })
log-visits = place un ouvrier : { $space }
log-chooses = choisit ({ $cause })
log-swaps = échange un ingrédient tout juste pris, grâce à : { $card }
log-discards = rend ce qui déborde
log-effect = reçoit, grâce à : { $card }
log-effect-choice = peut choisir, grâce à : { $card } ({ $coming })
log-hires = engage : { $worker }
log-partner = forme un partenariat local : { $partnership }
log-shift = engage l’équipe { $number }
log-converts = fait une conversion ({ $partner })
log-process = fait de la bière
log-sells = vend : { $recipe }
log-label = remporte le Label Or : { $recipe }
log-bottles = embouteille : { $recipes }
log-brews = brasse : { $recipe }
log-brews-helped = brasse : { $recipe } ({ $helped })
log-brews-pub = brasse au pub : { $recipe }
log-brews-pub-helped = brasse au pub : { $recipe } ({ $helped })
log-research = recherche : { $track }, niveau { $level }
log-installs = construit : { $tile }
log-installs-choice = construit : { $tile } ({ $coming })
log-collaborates = contribue à la collaboration : { $section }
log-collab-sold = reçoit sa récompense ({ $section }) : la collaboration est vendue
log-collab-sold-choice = reçoit sa récompense ({ $section }) : { $coming } ; la collaboration est vendue
log-gives = donne pour la collaboration : { $section }
log-gives-exchange = donne à l’Échange de marchandises
log-passes = passe avec une équipe
log-plants = plante : { $ingredient }
log-harvests = récolte à la Ferme
log-loans =
    { $count ->
        [one] manque d’argent pour les frais de fonctionnement et prend un prêt
       *[other] manque d’argent pour les frais de fonctionnement et prend { $count } prêts
    }
log-upkeep = paie les frais de fonctionnement : { $parts }
upkeep-printed = brasserie
upkeep-tiles = tuiles
upkeep-workers = ouvriers spécialisés
upkeep-shifts = équipes
upkeep-discount = remise
log-temporary = { $count ->
    [one] engage un intérimaire
   *[other] engage { $count } intérimaires
 }
log-exchange = reçoit ({ $space })
log-exchange-choice = peut choisir ({ $space }) : { $coming }
log-fee = paie les honoraires de l’Agence de travail
log-plants-common = plante à la Ferme communautaire, jeton { $token }
log-common-share = reçoit sa part de la Ferme communautaire
log-common-rest = prend parmi les restes de la Ferme communautaire
log-secret = prend une recette secrète : { $recipe }
log-secret-hidden = prend une recette secrète
log-reveals = révèle une recette secrète : { $recipe }
log-secret-sold = vend pour la première fois sa recette secrète : { $recipe }

## Pourquoi pas ?

why-over = La partie est terminée.
why-fate-first = Pas encore : d’abord { $decision }.
why-fate = C’est le sort qui en décide, pas les joueurs.
why-not-now = Pas maintenant : c’est { $decision }.
why-not-offered = Pas possible ici : c’est { $decision }.
why-payment = Un paiement est en cours : convertis avant ou après.
why-no-conversion = Tu ne peux pas payer cette conversion, ou elle t’empêcherait de terminer la décision en cours.
why-space-closed = Pas en jeu à cette table : { $space }.
why-occupied = Case déjà occupée cette saison : { $space }.
why-empty = Rien à prendre ici : { $space }.
why-no-workers = Il n’y a plus personne à engager.
why-no-partners = Il ne reste aucun partenariat.
why-no-line = Tu n’as rien à y donner.
why-no-agency = Tu ne peux pas payer l’agence, ou elle n’a plus personne.
why-last-season = Il ne reste aucune saison où travailler.
why-no-temporary = Tu ne peux pas payer, ou il reste trop peu d’intérimaires.
why-no-extra-farm = Un ouvrier supplémentaire ne peut pas aller à la Ferme communautaire.
why-farm-closed = On travaille à la Ferme communautaire en hiver et au printemps, mais pas le dernier hiver.
why-nothing-to-plant = Tu n’as rien à y planter, ou cela y pousse déjà.
why-all-shifts = Tu emploies déjà toutes tes équipes.
why-too-few-batches = { $batches ->
    [one] L’équipe suivante demande { $batches } brassin.
   *[other] L’équipe suivante demande { $batches } brassins.
 }
why-no-tank = Aucune cuve n’y est vide.
why-not-displayed = Tu ne peux pas brasser cette recette : { $recipe } n’est ni exposée ni à toi.
why-basic-first = Avant cette bière ({ $recipe }), il te faut un brassin de base : { $basic }.
why-cannot-pay = Tu ne peux pas payer ce brassin : { $recipe }.
why-no-section = Aucune section ouverte que tu puisses payer.
why-enough-sections = Tu as déjà autant de sections qu’un joueur peut en tenir.
why-two-players = Pas de collaboration à deux joueurs.
why-all-research = Toutes tes recherches sont achevées.
why-all-tiles = Il ne reste rien que tu puisses construire.
why-no-secret = Les recettes secrètes ne sont pas en jeu, ou il n’en reste plus.
why-installed = Déjà construit : { $tile }.
why-not-plantable = Impossible à planter maintenant : { $ingredient }.
why-not-that = Pas au choix ici : { $ingredient }.
why-no-declining = C’est obligatoire.

## Pour le laboratoire du programme

measure-batches = Brassins de tous
uses-space = Cases du marché, par joueur et partie
uses-worker = Ouvriers spécialisés, par joueur et partie
uses-tile = Tuiles, par joueur et partie
uses-recipe = Recettes brassées, par joueur et partie
measure-score = Points
measure-brewed = Brassins
measure-labels = Labels Or
measure-tiles = Tuiles
measure-workers = Ouvriers spécialisés
measure-shifts = Équipes
measure-loans = Prêts
measure-money = Argent restant

## Ce que font les cartes

about-source-rulebook = Comme dans le livret de règles.
about-source-web = Comme publié.
about-source-partly = Reconstitué en partie ; le reste est d’origine.
about-source-reconstructed = Reconstitué : l’original ne nous est pas connu.

# Tant de quelque chose, dans une phrase.
counted-malt = { $n ->
   *[other] { $n } malt
 }
counted-hops = { $n ->
   *[other] { $n } houblon
 }
counted-yeast = { $n ->
   *[other] { $n } levure
 }
counted-spice = { $n ->
    [one] { $n } épice
   *[other] { $n } épices
 }
counted-coffee = { $n ->
   *[other] { $n } café
 }
counted-fruit = { $n ->
    [one] { $n } fruit
   *[other] { $n } fruits
 }
counted-money = { $n ->
   *[other] { $n } $
 }
counted-rep = { $n ->
    [one] { $n } point de réputation
   *[other] { $n } points de réputation
 }
counted-basic_any = { $n ->
    [one] { $n } ingrédient de base au choix
   *[other] { $n } ingrédients de base au choix
 }
counted-special_any = { $n ->
    [one] { $n } ingrédient complémentaire au choix
   *[other] { $n } ingrédients complémentaires au choix
 }
counted-any = { $n ->
    [one] { $n } ingrédient au choix
   *[other] { $n } ingrédients au choix
 }

# De même là où c’est étroit : une initiale par ingrédient.
short-amount-malt = { $n }M
short-amount-hops = { $n }H
short-amount-yeast = { $n }L
short-amount-spice = { $n }É
short-amount-coffee = { $n }C
short-amount-fruit = { $n }F
short-amount-money = { $n } $
short-amount-rep = { $n }★
short-amount-basic_any = { $n } de base
short-amount-special_any = { $n } compl.
short-amount-any = { $n } au choix
short-amount-same = { $n } de plus de ce qui est pris

# Sortes d’ingrédients, après « prendre ».
named-malt = du malt
named-hops = du houblon
named-yeast = de la levure
named-spice = des épices
named-coffee = du café
named-fruit = des fruits
named-basic_any = des ingrédients de base
named-special_any = des ingrédients complémentaires
named-any = des ingrédients
named-winter = hiver
named-autumn = automne
named-summer = été
named-spring = printemps

# Où : avec sa préposition.
place-storehouse = au bâtiment de stockage
place-production_line = sur la ligne
place-pub = au pub
place-research_lab = au laboratoire
place-farm = à la ferme

# Quand un effet agit : avant deux-points, suivi d’un des messages does-….
when-acquire = Aussitôt
when-season_start = Au début de chaque { $seasons }
when-winter_start = Au début de chaque hiver
when-market_take = Chaque fois que tu prends { $kinds } au marché
when-market_take-restocked = Chaque fois que tu prends { $kinds } sur une case du marché qui est réapprovisionnée
when-market_space = Chaque fois que tu utilises cette case ({ $spaces })
when-market_end = À la fin de la phase de marché de chaque { $seasons }
when-brewery_end = À la fin de la phase de brassage de chaque { $seasons }
when-brew = Pour chaque nouveau brassin
when-process = Après le brassage, quand tu fais de la bière
when-sell = Pour chaque brassin que tu vends
when-sell_step = Chaque fois que tu vends
when-research = À chaque recherche
when-install = Chaque fois que tu construis une tuile
when-collaborate = Pour chaque section de la collaboration à laquelle tu contribues
when-collab_complete = Pour chacune de tes sections quand la collaboration est complète
when-gold_label = Pour chaque Label Or que tu remportes
when-plant = Quand tu plantes ta Ferme
when-harvest = Quand tu récoltes ta Ferme
when-upkeep = À chaque paiement des frais de fonctionnement
when-any_time = Aussi souvent que tu veux, à chacune de tes décisions
when-end_game = En fin de partie
every-season = saison
when-only = { $when } ({ $which })

# Ce qui doit s’être passé dans l’action, entre parenthèses après un moment.
least-brewed = { $n ->
    [one] avec au moins { $n } brassin
   *[other] avec au moins { $n } brassins
 }
least-advanced = { $n ->
    [one] avec au moins { $n } brassin d’une recette avancée
   *[other] avec au moins { $n } brassins de recettes avancées
 }
least-special = { $n ->
    [one] avec au moins { $n } brassin dont la recette demande un ingrédient complémentaire
   *[other] avec au moins { $n } brassins dont la recette demande un ingrédient complémentaire
 }
least-sold = { $n ->
    [one] avec au moins { $n } brassin vendu
   *[other] avec au moins { $n } brassins vendus
 }

# Quels brassins comptent, entre parenthèses après un moment.
only-family-ale = ales seulement
only-family-porter = porters seulement
only-family-stout = stouts seulement
only-tier-basic = recettes de base seulement
only-tier-advanced = recettes avancées seulement
only-symbol-hop = avec le symbole Houblonnière
only-symbol-barrel = avec le symbole Fût de chêne
only-symbol-none = sans symbole
only-place-storehouse = au stockage
only-place-production_line = sur la ligne de production
only-place-pub = au pub
only-place-research_lab = au laboratoire
only-place-farm = à la ferme
only-special = si la recette demande un ingrédient complémentaire
only-malt = si la recette demande au moins { $n } malt
only-first_brew = la première fois que tu brasses la recette
only-first_sale = la première fois que tu vends la recette
only-nth_sale = { $n ->
    [1] quand c’est ton 1er brassin de son type
   *[other] quand c’est ton { $n }e brassin de son type
 }
only-first_batch_of_action = seulement le premier d’une action
only-first_each_year = seulement la première fois de l’année

# Ce que fait un effet : commence par une minuscule, sans point, car il peut suivre deux-points.
does-sentence = { $text }.
does-also = { $first } ; { $then }
does-gain = tu reçois { $goods }
does-gain-more = tu reçois encore { $goods }
does-gain_same = { $n ->
    [one] tu reçois { $n } ingrédient de plus, d’une sorte de base que tu viens de prendre
   *[other] tu reçois { $n } ingrédients de plus, de sortes de base que tu viens de prendre
 }
does-gain_per = { $max ->
    [0] tu reçois { $goods } { $per }
    [one] tu reçois { $goods } { $per }, mais une seule fois
   *[other] tu reçois { $goods } { $per }, au plus { $max } fois
 }
does-score = { $max ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de réputation { $per }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de réputation { $per }, au plus { $max }
 }
does-cost_reduction = tu paies { $less } de moins
does-cost_reduction-above = tu paies { $less } de moins, mais toujours au moins { $left } de cette sorte
does-substitute = { $n ->
    [one] { $n } ingrédient complémentaire de la recette peut être payé avec un autre
   *[other] { $n } ingrédients complémentaires de la recette peuvent être payés avec d’autres
 }
does-swap_taken =
    { $n ->
        [one] tu peux échanger { $n } des ingrédients pris sur cette case contre un ingrédient de base
       *[other] tu peux échanger jusqu’à { $n } des ingrédients pris sur cette case contre des ingrédients de base
    }
does-capacity = { $n ->
    [one] tu peux stocker { $n } ingrédient de plus, { $place }
   *[other] tu peux stocker { $n } ingrédients de plus, { $place }
 }
does-tank = { $n ->
    [one] tu as { $n } cuve de fermentation de plus, avec son unité d’embouteillage, { $place }
   *[other] tu as { $n } cuves de fermentation de plus, avec leurs unités d’embouteillage, { $place }
 }
does-farm = { $n ->
    [one] ta Ferme a { $n } parcelle, à planter à la fin du printemps ; en automne, elle donne { $yield }
   *[other] ta Ferme a { $n } parcelles, à planter à la fin du printemps ; en automne, chacune donne { $yield }
 }
does-free_seed = les ingrédients plantés restent dans ton stockage
does-harvest_bonus = chaque parcelle plantée donne { $n } de plus
does-extra_action-market = tu peux faire une action de marché de plus
does-extra_action-brewery = tu peux faire une action de brassage de plus
does-free_action-install = tu peux construire une tuile, sans utiliser d’équipe
does-free_action-hire = tu peux engager un ouvrier spécialisé disponible
does-extra_step =
    { $n ->
        [one] tu avances d’un pas de plus, sur la voie de ton choix
       *[other] tu avances de { $n } pas de plus, sur les voies de ton choix
    }
does-upkeep_discount = tu paies { $n } $ de moins
does-upkeep_discount-workers = les salaires de tes ouvriers spécialisés coûtent { $n } $ de moins en tout
does-convert = tu peux rendre { $give } à la réserve contre { $take }

# Ce que compte un effet.
per-batches_brewed = { $n ->
    [one] par brassin
   *[other] par tranche de { $n } brassins
 }
per-basic_batches_brewed = { $n ->
    [one] par brassin d’une recette de base
   *[other] par tranche de { $n } brassins de recettes de base
 }
per-different_advanced_brewed = { $n ->
    [one] par recette avancée différente que tu as brassée
   *[other] par tranche de { $n } recettes avancées différentes que tu as brassées
 }
per-families_brewed = { $n ->
    [one] par type de bière que tu as brassé
   *[other] par tranche de { $n } types de bière que tu as brassés
 }
per-gold_labels = { $n ->
    [one] par Label Or que tu possèdes
   *[other] par tranche de { $n } Labels Or que tu possèdes
 }
per-tiles_installed = { $n ->
    [one] par tuile que tu as construite
   *[other] par tranche de { $n } tuiles que tu as construites
 }
per-skilled_workers = { $n ->
    [one] par ouvrier spécialisé que tu emploies
   *[other] par tranche de { $n } ouvriers spécialisés que tu emploies
 }
per-money = { $n ->
   *[other] par tranche de { $n } $ que tu possèdes
 }
per-ingredients_stored = { $n ->
    [one] par ingrédient dans ton stockage
   *[other] par tranche de { $n } ingrédients dans ton stockage
 }
per-kinds_stored = { $n ->
    [one] par sorte d’ingrédient dans ton stockage
   *[other] par tranche de { $n } sortes d’ingrédients dans ton stockage
 }

# Cases du marché.
does-restock = Chaque saison ajoute { $goods }.
does-one-of = Au choix :
does-first_player = Tu deviens premier joueur, dès la phase de brassage.
does-option-collect = Prends tout ce qui se trouve ici.
does-option-take = Prends { $goods } dans la réserve.
does-option-hire_skilled_worker = Engage un ouvrier spécialisé disponible ; son salaire est dû chaque hiver.
does-option-form_local_partnership = Forme l’un des partenariats locaux disponibles.
does-option-hire_brewery_shift = Engage ton équipe suivante, si tu as fait assez de brassins ; elle travaille dès cette saison.
does-option-temporary_workers = { $seasons ->
    [one] Paie { $fee } $ pour un intérimaire à la saison suivante.
   *[other] Paie { $fee } $ pour un intérimaire à chacune des { $seasons } saisons suivantes.
 }
does-option-commodities_exchange = Utilise une fois l’une des lignes d’échange.
does-option-job_agency =
    { $draw ->
        [one] Regarde { $draw } ouvrier spécialisé inutilisé et engage-le pour { $fee } $, ou non.
       *[other] Regarde { $draw } ouvriers spécialisés inutilisés et engages-en un pour { $fee } $, ou aucun.
    }
does-option-community_farm = En hiver et au printemps, plante du malt, du houblon ou un fruit que personne n’a planté ; en automne, ceux qui ont planté se partagent { $harvest }.

# Tout cela là où c’est étroit.
short-when-acquire = aussitôt
short-when-season_start = { $seasons }
short-when-winter_start = Hiver
short-when-market_take = prendre { $kinds }
short-when-market_take-restocked = prendre { $kinds }
short-when-market_space = { $spaces }
short-when-market_end = { $seasons }, marché
short-when-brewery_end = { $seasons }, brassage
short-when-brew = brasser
short-when-process = brassage
short-when-sell = vendre
short-when-sell_step = vente
short-when-research = recherche
short-when-install = construire
short-when-collaborate = contribuer
short-when-collab_complete = collab. finie
short-when-gold_label = Label Or
short-when-plant = planter
short-when-harvest = récolter
short-when-upkeep = frais
short-when-any_time = à tout moment
short-when-end_game = fin
short-least-brewed = { $n }+ brassins
short-least-advanced = { $n }+ avancés
short-least-special = { $n }+ avec compl.
short-least-sold = { $n }+ vendus
short-only-family-ale = ale
short-only-family-porter = porter
short-only-family-stout = stout
short-only-tier-basic = de base
short-only-tier-advanced = avancée
short-only-symbol-hop = houblon
short-only-symbol-barrel = fût
short-only-symbol-none = sans symbole
short-only-place-storehouse = stockage
short-only-place-production_line = ligne
short-only-place-pub = pub
short-only-place-research_lab = labo
short-only-place-farm = ferme
short-only-special = avec compl.
short-only-malt = { $n }+ malt
short-only-first_brew = première fois
short-only-first_sale = première fois
short-only-nth_sale = { $n ->
    [1] 1er d’un type
   *[other] { $n }e d’un type
 }
short-only-first_batch_of_action = le premier
short-only-first_each_year = 1re de l’an
short-gain = { $goods }
short-gain_same = { $n } de plus
short-gain_per = { $max ->
    [0] { $goods } par { $per }
   *[other] { $goods } par { $per } (max { $max }×)
 }
short-score = { $max ->
    [0] { $points }★ par { $per }
   *[other] { $points }★ par { $per } (max { $max })
 }
short-cost_reduction = −{ $less }
short-cost_reduction-above = −{ $less }
short-substitute = remplacer { $n } compl.
short-swap_taken = { $n } contre base
short-capacity = +{ $n } stockage
short-tank = { $n ->
    [one] +{ $n } cuve
   *[other] +{ $n } cuves
 }
short-farm = { $n ->
    [one] { $n } parcelle : { $yield }
   *[other] { $n } parcelles : { $yield }
 }
short-free_seed = semis gratuit
short-harvest_bonus = +{ $n } par parcelle
short-extra_action-market = 1 action de plus
short-extra_action-brewery = 1 action de plus
short-free_action-install = construire
short-free_action-hire = engager
short-extra_step = { $n ->
    [one] +{ $n } pas
   *[other] +{ $n } pas
 }
short-upkeep_discount = −{ $n } $
short-upkeep_discount-workers = −{ $n } $ de salaires
short-convert = { $give } → { $take }
short-per-batches_brewed = { $n ->
    [one] brassin
   *[other] { $n } brassins
 }
short-per-basic_batches_brewed = { $n ->
    [one] brassin de base
   *[other] { $n } brassins de base
 }
short-per-different_advanced_brewed = { $n ->
    [one] recette avancée
   *[other] { $n } recettes avancées
 }
short-per-families_brewed = { $n ->
    [one] type
   *[other] { $n } types
 }
short-per-gold_labels = { $n ->
    [one] Label Or
   *[other] { $n } Labels Or
 }
short-per-tiles_installed = { $n ->
    [one] tuile
   *[other] { $n } tuiles
 }
short-per-skilled_workers = { $n ->
    [one] spécialisé
   *[other] { $n } spécialisés
 }
short-per-money = { $n } $
short-per-ingredients_stored = { $n ->
    [one] ingrédient
   *[other] { $n } ingrédients
 }
short-per-kinds_stored = { $n ->
    [one] sorte stockée
   *[other] { $n } sortes stockées
 }
short-option-hire_skilled_worker = engager
short-option-form_local_partnership = partenariat
short-option-hire_brewery_shift = équipe
short-option-temporary_workers = intérim
short-option-commodities_exchange = échanger
short-option-job_agency = recruter
short-option-community_farm = planter

## De plus près

about-recipe-basic = { $family }, recette de base : tous peuvent la brasser dès le début. Chaque brassin vaut { $rep ->
    [one] { $rep } point
   *[other] { $rep } points
 } en fin de partie, vendu ou non.
about-recipe-advanced = { $family }, recette avancée. Chaque brassin vaut { $rep ->
    [one] { $rep } point
   *[other] { $rep } points
 } en fin de partie, vendu ou non.
about-batch = Un brassin coûte { $goods }.
about-symbol-hop = Symbole Houblonnière : la Houblonnière et certains ouvriers spécialisés récompensent ces brassins. Pas besoin d’eux pour brasser cette bière.
about-symbol-barrel = Symbole Fût de chêne : les Fûts de chêne et certains ouvriers spécialisés récompensent ces brassins. Pas besoin d’eux pour brasser cette bière.
about-first-basic = Tu peux la brasser dès que tu as brassé { $recipe }, même à l’instant dans une autre cuve.
about-label = Qui en vend un brassin en premier prend son Label Or : { $rep ->
    [one] { $rep } point
   *[other] { $rep } points
 } de réputation en fin de partie. C’est la vente qui compte, pas le brassage.
about-label-taken = Son Label Or est déjà pris.
about-secret =
    Une recette secrète : seul son propriétaire peut la brasser. Au premier brassin, elle est révélée et reçoit { $rep ->
        [one] { $rep } jeton
       *[other] { $rep } jetons
    } de réputation ; la première vente les rapporte. Elle n’a pas de Label Or.
about-wage = Le salaire est de { $upkeep } $ chaque hiver, dès celui qui suit l’engagement.
about-building = Bâtiment. Une équipe le construit par l’action Construire ; chacun peut avoir chaque sorte une fois.
about-equipment = Équipement. Une équipe le construit par l’action Construire ; chacun peut avoir chaque sorte une fois.
about-installing = La construction ne coûte rien et rapporte aussitôt { $goods }.
about-upkeep =
    { $upkeep ->
        [0] Sans frais de fonctionnement.
       *[other] Frais de fonctionnement : { $upkeep } $ chaque hiver.
    }
about-section = Contribue avec { $give } pour tenir cette section. Elle rapporte { $reward } quand toute la recette est complète.
about-section-now = Elle te coûte { $goods } maintenant.
about-collaboration-when = Avec l’action Faire de la bière, avant ou après, ou à sa place, tu peux contribuer à une section. Quand les { $sections } sont remplies, chacun reçoit les récompenses de ses sections, et toutes s’ouvrent à nouveau.
about-collaboration-who = { $players ->
    [one] Un seul joueur suffit.
   *[other] Au moins { $players } joueurs différents doivent y participer.
 }
about-collaboration-end = En fin de partie, une section de la recette inachevée vaut { $rep ->
    [one] { $rep } point
   *[other] { $rep } points
 } de réputation.
about-line = { $give } contre { $take }.
about-price = Un brassin te coûte en ce moment { $goods }.
about-lowered = Déjà déduit ({ $who }) : { $less }.
about-lowered-choice = À déduire au brassage ({ $who }) : { $less }.
about-not-allowed = Tu ne peux pas encore la brasser : brasse d’abord la bière de base de son type.
about-missing = Il te manque { $goods }.
about-helpers = Ce qui joue pour toi ici :
about-upkeep-printed = { $n } $ pour le stockage, le laboratoire et la ligne de production.
about-upkeep-total = À la fin de l’hiver, { $n } $ en tout, en l’état ; { $money } $ en caisse.
about-loans = { $n ->
    [one] Il faudrait { $n } prêt.
   *[other] Il faudrait { $n } prêts.
 }
about-track-worth =
    En l’état, son dernier niveau { $reached ->
        [1] rapporte
       *[other] rapporterait
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de réputation en fin de partie.
level-experimental = expérimental
level-winter = hivernal
level-permanent = permanent
level-final = final
score-beers = Bières
score-research = Recherche
score-tasting = Salle de dégustation
score-tokens = Jetons
score-labels = Labels Or
score-collaboration = Collaboration
score-loans = Prêts

## La table en texte

text-year = { $year ->
    [0] Mise en place
   *[other] Année { $year } sur { $years }
 }
text-signs = M malt · H houblon · L levure · É épices · C café · F fruit · ★ réputation
text-market = Marché
text-recipes = Recettes
text-workers = Ouvriers spécialisés à engager
text-partnerships = Partenariats locaux
text-supply-tiles = Bâtiments et équipements
text-actions = Brassage
text-supply = Réserve
text-players = Joueurs
text-own = Toi
text-going-on = En cours
text-storage = Stockage
text-line = Ligne
text-pub = Pub
text-sold = Vendu
text-has = Possède
text-tiles = Tuiles
text-staff = Ouvriers
text-partners = Partenaires
text-research = Recherche
text-won = Gagné
text-won-label = Label Or : { $recipe }
text-won-section = Collaboration : { $section }
text-winter = Hiver
text-upkeep-printed = plateau { $n } $
text-upkeep-tiles = tuiles { $n } $
text-upkeep-workers = ouvriers { $n } $
text-upkeep-shifts = équipes { $n } $
text-upkeep-discount = { $who } −{ $n } $
text-loans = { $n ->
    [one] { $n } prêt jusqu’ici
   *[other] { $n } prêts jusqu’ici
 }
text-next-shift = { $n ->
    [one] { $shift } dès { $n } brassin
   *[other] { $shift } dès { $n } brassins
 }
text-upkeep = Hiver −{ $n } $
text-farm = Ferme
text-places = { $n } sur { $capacity }
text-basic-first = bière de base d’abord
text-label = label +{ $rep }★
text-label-taken = label
text-in-pub = au pub
text-secret-hidden = une recette secrète
text-secret = Secret
text-farm-token = jeton { $n } de la Ferme communautaire
text-farm-closed = fermée cette saison
text-farm-open = ouverte cette saison
text-pool = { $n ->
    [0] plus aucun
    [one] { $n } disponible
   *[other] { $n } disponibles
 }
text-batches = { $n ->
    [one] { $n } brassin
   *[other] { $n } brassins
 }
text-shifts = { $n ->
    [one] { $n } équipe ({ $left } à jouer)
   *[other] { $n } équipes ({ $left } à jouer)
 }
text-first = premier joueur
text-loans-loom = { $n ->
    [one] { $n } prêt
   *[other] { $n } prêts
 }
text-brewing = Brassage en cours : { $recipe }.
text-receiving = Encore à choisir : { $goods }.
text-overflow = { $n ->
    [one] { $n } ingrédient en trop.
   *[other] { $n } ingrédients en trop.
 }
phase-setup = Mise en place
phase-season_start = Début de la saison
phase-market = Marché
phase-brewery = Brassage
phase-season_end = Fin de la saison
phase-over = Fin de partie
text-score = Score
text-holds-label = Label Or :
text-brewed-by = Brassins :
text-employed-by = Travaille pour :
text-installed-by = Construit par :
text-partner-of = Partenaire de :
text-stands-there = Ici cette saison :
text-researched-by = Niveaux atteints :
text-contributed-by = Contribution de :
text-lying = Ici : { $goods }
text-tiles-left = { $n ->
    [0] Il n’en reste plus.
    [one] Il en reste { $n }.
   *[other] Il en reste { $n }.
 }
text-nothing-there = Il n’y a rien à voir du nom de « { $what } ». À voir : { $kinds }.
board-legend =
    Les ingrédients ont leur initiale, ★ est la réputation : « 2M 1H », c’est 2 malt et 1 houblon. Une case du marché montre ce qui s’y trouve et, entre parenthèses, ce que chaque saison y ajoute ; la marque d’un joueur est l’un de ses ouvriers, avec ♙ un intérimaire, avec + un ouvrier en plus.
    Une recette montre ce que rapporte chaque brassin et ce qu’il te coûterait maintenant ; « ! » suit ce qui te manque, ✓ un prix que tu peux payer, « −1M Cuve-matière » est déjà déduit. Une réduction d’une sorte de base au choix est déduite au brassage. « label +3★ » attend qui la vendra en premier.
    Une ligne se lit de la cuve à l’embouteillage puis à la vente. ●●○○ : niveaux de recherche atteints. ♟ est un ouvrier pas encore placé. « Hiver −16 $ ! 2 prêts » : ce que coûterait le prochain hiver, et les prêts qu’il faudrait. Le score est celui du moment, prêts déduits. ○ : reconstitué, ◐ : en partie ; l’original ne nous est pas connu.
    Noms des choix : place:malt_market:collect, worker:cooper, tile:mash_tun, track:2, brew:simply_stout, process, pass. Pour voir de plus près : recipe imperial, worker cooper, tile mash tun, track agronomy, space farm stand, partnership roaster, work process, collaboration, player 2, upkeep ; une partie du nom suffit.

## La fin de la partie

summary-setup = Mise en place
summary-season = Année { $year } sur { $years } · { $season }
summary-over = { $years ->
    [one] Terminée après { $years } an
   *[other] Terminée après { $years } ans
 }
outcome-winner = { $winner } tient la brasserie la plus réputée
outcome-you = Tu tiens la brasserie la plus réputée
outcome-shared = { $winner } se partagent la victoire
outcome-end = { $years ->
    [one] La partie s’achève après { $years } an.
   *[other] La partie s’achève après { $years } ans.
 }
outcome-place = Place
outcome-player = Joueur
outcome-beers = Bières
outcome-research = Labo
outcome-tasting = Dégust.
outcome-tokens = Jetons
outcome-labels = Labels
outcome-collaboration = Collab.
outcome-loans = Prêts
outcome-total = Points
outcome-money = $
outcome-reasons = { $player } : { $reasons }
outcome-beer = { $recipe } ×{ $count } ({ $points })
outcome-why-no-beers = Aucune bière brassée.
outcome-why-beers = Bières brassées, { $beers } : { $points }.
outcome-why-research = Recherche au dernier niveau en { $tracks } : { $points }.
outcome-why-tasting = { $count ->
    [one] Salle de dégustation avec { $count } recette avancée : { $points }.
   *[other] Salle de dégustation avec { $count } recettes avancées différentes : { $points }.
 }
outcome-why-tokens = { $count ->
    [one] { $count } jeton de réputation : { $points }.
   *[other] { $count } jetons de réputation : { $points }.
 }
outcome-why-labels = { $count ->
    [one] { $count } Label Or : { $points }.
   *[other] { $count } Labels Or : { $points }.
 }
outcome-why-collaboration = { $count ->
    [one] { $count } section de la collaboration inachevée : { $points }.
   *[other] { $count } sections de la collaboration inachevée : { $points }.
 }
outcome-why-loans = { $count ->
    [one] { $count } prêt : −{ $points }.
   *[other] { $count } prêts : −{ $points }.
 }
outcome-most = { $players } l’emporte avec { $n ->
    [one] { $points } point
   *[other] { $points } points
 }.
outcome-tied = { $players } sont à égalité avec { $n ->
    [one] { $points } point
   *[other] { $points } points
 } : le plus riche l’emporte.
outcome-money-breaks = { $players } a le plus d’argent, { $money } $, et l’emporte.
outcome-money-level = { $players } ont aussi autant d’argent, { $money } $ chacun, et se partagent la victoire.

## Images : brasseries et joueurs

scene-tab-market = Marché
scene-tab-brewery = Brasserie
scene-tab-recipes = Recettes
scene-tab-staff = Emploi
scene-tab-lab = Labo
scene-tab-rivals = Rivaux
scene-setup = Avant de commencer
scene-season = { $season }, année { $year }
scene-phase-setup = Mise en place
scene-phase-season_start = La saison commence
scene-phase-market = Marché, ouvrier { $round }
scene-phase-brewery = Brassage, équipe { $round }
scene-phase-season_end = La saison s’achève
scene-phase-over = La partie est terminée
scene-turn-order = Ordre du tour : { $names }
scene-first-player = { $name } est premier joueur
scene-place =
    { $place ->
        [1] { $name } : 1re place
       *[other] { $name } : { $place }e place
    }
scene-state-own = à toi de jouer
scene-state-thinking = réfléchit
scene-state-next = ensuite
scene-player =
    { $name } : { $count ->
        [one] { $points } point
       *[other] { $points } points
    } en l’état, { $money } $, { $rep ->
        [one] { $rep } jeton
       *[other] { $rep } jetons
    } de réputation, { $stored ->
        [one] { $stored } ingrédient
       *[other] { $stored } ingrédients
    } en stock sur { $capacity }, { $batches ->
        [one] { $batches } brassin
       *[other] { $batches } brassins
    }. Le prochain hiver coûtera { $upkeep } $. { $state }
scene-shifts =
    { $count ->
        [one] { $count } équipe employée
       *[other] { $count } équipes employées
    }, { $used } au travail cette saison{ $needs ->
        [0] .
        [one]  ; la suivante demande { $needs } brassin.
       *[other]  ; la suivante demande { $needs } brassins.
    }
scene-money = { $name } : { $count } $
scene-rep = { $name } : { $count ->
    [one] { $count } jeton de réputation
   *[other] { $count } jetons de réputation
 }
scene-labels = { $name } : { $count ->
    [one] { $count } Label Or
   *[other] { $count } Labels Or
 }
scene-batches = { $name } : { $count ->
    [one] { $count } brassin
   *[other] { $count } brassins
 }
scene-loans = { $name } a pris { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
 }
scene-word-money = argent
scene-word-rep = réputation
scene-word-labels = { $count ->
    [one] label
   *[other] labels
 }
scene-word-loans = { $count ->
    [one] prêt
   *[other] prêts
 }
scene-next-shift = équipe { $number } : à { $count }
scene-shift-ready = équipe { $number } disponible
scene-due = { $loans ->
    [0] en hiver
    [one] en hiver : { $loans } prêt !
   *[other] en hiver : { $loans } prêts !
 }
scene-upkeep = En l’état, le prochain hiver coûtera { $total } ${ $loans ->
    [0] .
    [one] ; il faudrait { $loans } prêt.
   *[other] ; il faudrait { $loans } prêts.
 }
scene-points = { $count ->
    [one] point
   *[other] points
 }
scene-score = { $name } : { $count ->
    [one] { $points } point
   *[other] { $points } points
 } en l’état
scene-storehouse = Stockage
scene-hall = Ligne de production
scene-lab = Laboratoire
scene-no-lab = Choix de la face du laboratoire en cours.
scene-of = { $number } sur { $all }
scene-store = { $count ->
    [one] { $count } ingrédient en stock sur { $capacity }
   *[other] { $count } ingrédients en stock sur { $capacity }
 }
scene-stored = { $name } : { $kind } { $count }
scene-none = aucun
scene-empty = vide
scene-line = En cuve : { $fermenting }. En bouteille : { $bottled }. Vendu : { $sold }.
scene-unit = { $place }, en cuve : { $fermenting } ; en bouteille : { $bottled }.
scene-at-production_line = Ligne
scene-at-pub = Pub
scene-fermenting = En cuve
scene-bottled = En bouteille
scene-sold = Vendu
scene-freight = { $name } a vendu { $count ->
    [one] { $count } brassin
   *[other] { $count } brassins
 }
scene-tile = { $tile } : { $does } (frais { $upkeep } $)
scene-no-tiles = rien de construit
scene-plot = { $kind } : pousse ici et donne { $count } en automne
scene-plot-empty = Une parcelle vide, à planter au printemps
scene-no-people = personne encore
scene-no-papers = ni partenariat ni Label Or
scene-hired = { $worker } : { $does } (salaire { $wage } $)
scene-label-of = Label Or : { $recipe }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de réputation
scene-secret = Recette secrète : { $recipe }
scene-secret-hidden = Une recette secrète
scene-pool = { $count ->
    [one] Il reste { $count } intérimaire à engager.
   *[other] Il reste { $count } intérimaires à engager.
 }
scene-temporary-comes = { $season } : { $count ->
    [one] un intérimaire de { $name }
   *[other] { $count } intérimaires de { $name }
 }
scene-section-held = Part de la collaboration : { $section }
scene-level-experimental = une fois
scene-level-winter = Hiver
scene-level-permanent = toujours
scene-level-final = fin
scene-track = { $track } : niveau { $place } sur { $places }
scene-track-of = { $name } est au niveau { $place }.
scene-brewed-by = { $name } : { $count ->
    [one] { $count } brassin.
   *[other] { $count } brassins.
 }
scene-tiles-left = { $count ->
    [one] Il en reste { $count } dans la réserve.
   *[other] Il en reste { $count } dans la réserve.
 }
scene-stands = Occupé cette saison par { $names }.
scene-held-by = { $name } a contribué à cette section.
scene-about-process = Vends ce qui est en bouteille, embouteille ce qui fermente, puis brasse dans chaque cuve vide. Un brassin est donc vendu deux actions Faire de la bière après son brassage. À trois joueurs ou plus, tu peux aussi contribuer à la collaboration, avant ou après.
scene-about-collaborate = Paie tous les ingrédients d’une section ouverte de la recette de collaboration ; sa récompense vient quand toutes les sections sont remplies. Cela se combine avec Faire de la bière en une seule action.
scene-about-research = Avance d’un niveau l’un de tes quatre marqueurs de recherche. Ce que tu as atteint reste à toi quand le marqueur avance.
scene-about-install = Prends une tuile d’une sorte que tu n’as pas encore. Elle ne coûte rien maintenant, mais des frais de fonctionnement chaque hiver, celui de cette année compris.
scene-about-secret_recipe = Choisis une recette qui n’est pas en jeu. Personne d’autre ne pourra la brasser, et les autres la voient quand tu le fais. Sa première vente rapporte un supplément de réputation.
scene-about-spring = Le printemps s’achève par la plantation des fermes. Qui veut récolter doit avoir une Ferme d’ici là.
scene-about-summer = L’été s’achève sans rien de plus.
scene-about-autumn = L’automne s’achève par la récolte de ce qui a été planté. Regarde ce que coûtera l’hiver : il te reste une saison pour le gagner.
scene-about-winter = L’hiver commence par les avantages de la recherche et s’achève par les frais de fonctionnement : brasserie, tuiles, salaires et équipes. Des prêts comblent ce qui manque, et coûtent de la réputation.
scene-one-more = En prendre un de plus : { $kind }
scene-upkeep-of = { $name } : frais de fonctionnement du prochain hiver
scene-upkeep-printed = Stockage, labo, ligne
scene-upkeep-total = À payer en hiver
scene-score-of = { $name } : score
scene-score-now = En l’état : une bière compte dès qu’elle est brassée, la recherche seulement à son dernier niveau.
scene-score-total = Points
scene-batches-of = { $name } : { $count ->
    [one] { $count } brassin
   *[other] { $count } brassins
 }
scene-labels-held = Labels Or : { $recipes }

## Images des plateaux communs

brewery-worker = { $kind ->
    [temporary] { $name } : intérimaire
    [extra] { $name } : ouvrier supplémentaire
   *[worker] { $name } : ouvrier
 }
brewery-unknown-batch = Une recette secrète
brewery-batch = { $recipe } : { $where }
brewery-tile-gift = Aussitôt : { $goods }.
brewery-market = Marché
brewery-market-hint = un ouvrier par case
brewery-or = ou
brewery-year = Année
brewery-season-number = saison { $number } sur { $all }
brewery-season-label = { $season }, année { $year } sur { $years }
brewery-phase-setup = Mise en place
brewery-phase-season_start = Début
brewery-phase-market = Marché
brewery-phase-brewery = Brassage
brewery-phase-season_end = Fin
brewery-actions = Actions de brassage
brewery-shifts = { $count ->
    [0] Toutes les équipes ont joué
    [one] Encore { $count } équipe
   *[other] Encore { $count } équipes
 }
brewery-recipes = Recettes
brewery-family-ale = Ales
brewery-family-porter = Porters
brewery-family-stout = Stouts
brewery-recipe = { $recipe }, { $family }, réputation { $rep }
brewery-gold-label = Label Or : { $recipe }
brewery-for-hire = À engager
brewery-no-workers = plus personne à engager
brewery-more-workers = { $count ->
    [one] encore { $count } à l’agence
   *[other] encore { $count } à l’agence
 }
brewery-partnerships = Partenariats
brewery-no-partners = plus de partenariat
brewery-tiles = Bâtiments et équipements
brewery-tile = { $tile } : reste { $left }
brewery-collaboration = Collaboration
brewery-choose-recipe = Choisis ta recette secrète
brewery-choose-card = L’Agence de travail propose : choisis
brewery-choose-side = Choisis une face de ton laboratoire

# ── en bref, là où il y a peu de place ──
space-brief-malt_market = Marché malt
space-brief-hops_market = Houblon
space-brief-yeast_market = Levure
space-brief-farm_stand = Étal fermier
space-brief-private_investor = Investisseur
space-brief-worker_fair = Foire emploi
space-brief-staff_office = Personnel
space-brief-homebrew_shop = Boutique
space-brief-ext_malt = Marché malt 2
space-brief-ext_hops_yeast = Houblon, levure
space-brief-ext_orchard = Vergers
space-brief-ext_grain_hops = Grain, houblon
space-brief-ext_staff = Personnel 2
space-brief-ext_specialty = Épicerie 2
space-brief-five_malt = Marché malt 2
space-brief-five_hops = Houblon 2
space-brief-five_hops_yeast = Houblon, levure
space-brief-five_grain_yeast = Grain, levure
space-brief-five_orchard = Vergers
space-brief-five_staff = Personnel 2
space-brief-five_specialty = Épicerie 2
space-brief-temporary_workers = Intérimaires
space-brief-commodities_exchange = Échange
space-brief-job_agency = Agence
space-brief-community_farm = Ferme
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
tile-brief-storehouse = Stockage 2
tile-brief-mash_tun = Cuve
tile-brief-yeast_lab = Levures
tile-brief-hop_infuser = Houblon
tile-brief-oak_barrels = Fûts
tile-brief-tasting_room = Dégustation
tile-brief-double_line = Ligne double
tile-brief-loading_dock = Quai
worker-brief-hop_buyer = Achat houblon
worker-brief-yeast_biologist = Biologiste
worker-brief-warehouse_manager = Magasinier
worker-brief-tour_guide = Guide de visite
worker-brief-night_foreman = Chef de nuit
worker-brief-master_gardener = Jardinier
worker-brief-hop_chemist = Chimiste
worker-brief-lab_director = Chef du labo
worker-brief-plant_engineer = Ingénieur
worker-brief-marketing_director = Marketing
worker-brief-community_liaison = Médiateur
worker-brief-quality_inspector = Contrôleur
worker-brief-volume_manager = Chef volumes
worker-brief-investor_relations = Conseiller
worker-brief-flavour_specialist = Aromaticien
partnership-brief-spice_importer = Import d’épices
partnership-brief-yeast_bank = Banque levures

## De plus près : ce qu’est une chose, ce qu’elle fait et vaut, en phrases


## Ce que signifient les icônes

thing-worker = Un ouvrier de marché : placé une fois par saison sur une case libre, dont il fait aussitôt l’action. Il doit aller là où il peut faire quelque chose, et rentre après la saison.
thing-temporary = Un intérimaire aide pendant une saison : au marché, ou par une action de brassage de plus. Qui ne l’utilise pas le perd.
thing-extra = Un marqueur supplémentaire, placé comme un ouvrier à la fin de la phase de marché, mais jamais à la Ferme communautaire.
thing-board-market = Le marché. Certaines cases reçoivent des marchandises à chaque saison, en plus de ce qui s’y trouve encore ; le premier venu prend tout. Les autres font ce qui est imprimé. Chaque case prend un ouvrier par saison.
thing-board-brewery = Après le marché, chaque équipe d’un joueur fait une de ces actions. Elles ne sont jamais bloquées : tous peuvent faire la même, et deux fois la même.
thing-board-collaboration = Une recette de collaboration en sections. Le joueur qui contribue à une section la tient ; quand toutes sont remplies, chacun est récompensé pour les sections qu’il tient, et toutes s’ouvrent de nouveau.
thing-board-recipes = Bières que chacun peut brasser. Un brassin coûte les ingrédients de sa recette et vaut sa réputation dès la cuve. Un cadenas : brasse d’abord la bière de base de ce type. La première vente d’une bière avancée remporte son Label Or.
thing-board-people = Ouvriers spécialisés à engager : rien à payer maintenant, un salaire chaque hiver, et un talent qui dure. Une carte engagée n’est pas remplacée.
thing-board-exchange = L’Échange de marchandises : un ouvrier ici donne un ingrédient et en prend plusieurs autres, selon une ligne de la carte, une fois.
thing-board-partnerships = Partenariats locaux : qui en a un peut échanger comme indiqué, aussi souvent qu’il veut, à chacune de ses décisions. Ils ne coûtent rien en hiver.
thing-board-tiles = Bâtiments et équipements : chaque joueur peut en construire un de chaque sorte. Une tuile ne coûte rien à la construction, agit dès lors, et coûte des frais chaque hiver.
thing-first-player = Le premier joueur commence chaque phase. Le joueur qui utilise l’Investisseur privé prend la relève, dès la phase de brassage de la même saison. Sinon, le marqueur reste où il est.
thing-turn-order = Chacun agit dans cet ordre, à partir du premier joueur.
thing-lab = Quatre voies de recherche. Chaque Recherche fait avancer un marqueur d’un niveau : le premier niveau donne quelque chose une fois, le deuxième chaque hiver, le troisième agit dès lors, le dernier compte à la fin. Tous les niveaux atteints restent à toi.
thing-season = Une année a quatre saisons, et la partie trois années. À chaque saison, des marchandises arrivent, les ouvriers sont placés, les équipes travaillent. À la fin de l’hiver, chacun paie les frais de fonctionnement.
thing-shifts = Une équipe fait une action de brassage par saison et coûte son salaire chaque hiver. Tu en as une au début ; le Bureau du personnel engage la suivante quand tu as fait assez de brassins.
thing-choosing = C’est à décider maintenant : choisis parmi ce qui est ici.
thing-side = Une face du laboratoire de recherche : choisie avant le début de la partie, elle reste jusqu’à la fin.
thing-production = Un brassin fermente en cuve, est embouteillé à la prochaine action Faire de la bière, et vendu à celle d’après. Il compte dès la cuve, vendu ou non.
thing-labels = Un Label Or revient à la première vente d’une bière avancée ; il y en a un pour chacune. La brasser en premier ne suffit pas.
thing-stored = Les recettes transforment les ingrédients en bière. Toutes les sortes ensemble doivent tenir dans le stockage ; le surplus repart, et ce qui reste à la fin ne vaut rien.
thing-money = L’argent est pour l’hiver : frais de la brasserie et de ses tuiles, salaires des équipes et des ouvriers spécialisés. Engager et construire ne coûtent rien sur le moment. À la fin, l’argent ne fait que départager.
thing-rep = La réputation fait gagner. La couronne la compte tout entière, en l’état, chaque bière dès la cuve. Le blason ne compte que les jetons : des points gagnés en route.
thing-loans = Le joueur qui ne peut pas payer les frais prend des prêts de 2 $ chacun. Ils ne se remboursent jamais : le premier coûte 2 points de réputation à la fin, chaque suivant 3.
icon-basic_any = n’importe quel ingrédient de base
icon-special_any = n’importe quel ingrédient complémentaire
icon-any = n’importe quel ingrédient
icon-kettle = brassage ou cuve
icon-bottle = en bouteille
icon-truck = vendu
icon-flask = Recherche
icon-wrench = construire une tuile
icon-hand = collaborer
icon-secret = recette secrète
icon-snow = chaque hiver
icon-always = désormais
icon-once = une fois, maintenant
icon-again = chaque fois
icon-sell = quand tu vends
icon-stall = au marché
icon-sprout = plantation
icon-sickle = récolte
icon-lock = pas encore : bière de base d’abord
icon-swap = échange
icon-season = au début d’une saison
icon-beer = bière
icon-money = argent
icon-rep = réputation
icon-loan = prêt
icon-label = Label Or
icon-batch = brassin
icon-cube = ingrédients
icon-hire = ouvrier spécialisé
icon-shift = équipe
icon-partner = partenariat
icon-tile = bâtiment ou équipement
icon-first = premier joueur
icon-pawn = ouvrier
icon-temporary = intérimaire
icon-recipes = bière avancée
icon-kind-hop = symbole Houblonnière
icon-kind-barrel = symbole Fût de chêne
icon-laurel = en fin de partie
icon-crown = le score du moment

## De plus près : ce qu’est une chose, avant ce qu’elle fait

about-skilled-worker = Un ouvrier spécialisé : une fois engagé, son talent est à toi jusqu’à la fin de la partie.
about-partnership = Un partenariat local : prends-le au marché, garde-le jusqu’à la fin, et échange comme indiqué.
about-track = Une voie de recherche : chaque Recherche fait avancer ton marqueur d’un niveau, et tous les niveaux atteints restent à toi.
about-space-one = Une case du marché pour un ouvrier par saison.
about-space-any = Une case du marché pour autant d’ouvriers qu’on veut.

# Ce qui échappe aux débutants ; les cartes qu’on fait soi-même n’ont pas de telle phrase.
tip-recipe-basic = Son premier brassin t’ouvre les bières avancées de son type.
tip-recipe-advanced = Compte encore deux actions Faire de la bière jusqu’à la vente ; pour ses points, brasser suffit.
tip-tile-storehouse = Utile si tu attends que les marchandises s’accumulent, ou pour brasser les grosses recettes.
tip-tile-mash_tun = Elle économise à chaque brassin dans chaque cuve : construis-la tôt.
tip-tile-yeast_lab = La levure vient après le brassage : tu peux t’en servir dès l’action suivante.
tip-tile-farm = Une Ferme construite au printemps peut être plantée le même printemps. Ce qui y pousse ne prend pas de place au stockage.
tip-tile-hop_infuser = Elle récompense le brassage, pas la vente, et seulement les brassins faits après sa construction. Toutes les ales ont le symbole Houblonnière.
tip-tile-oak_barrels = Ils récompensent le brassage, pas la vente, et seulement les brassins faits après leur construction. Tous les stouts et la plupart des porters ont le symbole Fût de chêne.
tip-tile-tasting_room = Elle compte toute la partie et peut donc venir tard ; mais ses frais sont dus aussi au dernier hiver.
tip-tile-brewpub = Plus de cuves demandent plus d’ingrédients : sans eux, une cuve reste vide et coûte quand même des frais.
tip-tile-double_line = Plus de cuves demandent plus d’ingrédients : sans eux, une cuve reste vide et coûte quand même des frais.
tip-tile-loading_dock = Avec plus d’une cuve, tu vends plusieurs brassins à la fois : c’est là qu’il rapporte le plus.
tip-worker-malt_buyer = Le bonus dépend de ce que la case te donne, et vient une fois par ouvrier que tu places.
tip-worker-hop_buyer = Le bonus dépend de ce que la case te donne, et vient une fois par ouvrier que tu places.
tip-worker-yeast_biologist = Le bonus dépend de ce que la case te donne, et vient une fois par ouvrier que tu places.
tip-worker-forager = Un salaire élevé : utile si tu brasses des bières à ingrédients complémentaires.
tip-worker-delivery_driver = Il paie une fois par vente, pas par brassin.
tip-worker-warehouse_manager = Les nouvelles places comptent aussitôt, même pour les ingrédients qui viennent avec cette carte.
tip-worker-head_brewer = Un seul brassin avancé dans l’action suffit ; davantage ne rapporte pas plus.
tip-worker-tour_guide = Il récompense la variété : chaque bière avancée compte une fois, et seulement si sa première vente suit l’engagement.
tip-worker-accountant = Son propre salaire fait partie de la facture : le gain est un peu moindre qu’il n’y paraît.
tip-worker-purchasing_agent = Le marqueur vient en dernier, quand les meilleures cases sont prises ; il ne peut pas aller à la Ferme communautaire.
tip-worker-night_foreman = L’action en plus vient juste avant les frais : de quoi vendre encore une fois.
tip-worker-master_gardener = Rien sans une Ferme à toi ; il n’agit pas à la Ferme communautaire.
tip-worker-cooper = Il paie quand tu vends, pour chaque brassin : stouts et la plupart des porters.
tip-worker-hop_chemist = Les ales seulement ; une recette à un seul houblon reste telle quelle.
tip-worker-maltster = Le nombre imprimé compte, même si autre chose a déjà rendu le brassin moins cher.
tip-worker-lab_director = Le pas en plus peut se faire sur une autre voie. Il agit à la première Recherche de chaque année.
tip-worker-plant_engineer = Il agit pour les tuiles construites après l’engagement.
tip-worker-marketing_director = Les labels que tu as déjà ne rapportent rien ; engage avant de vendre.
tip-worker-community_liaison = La récompense ne vient que quand toute la recette est complète : choisis des sections que d’autres finiront.
tip-worker-bartender = Rien sans un Pub.
tip-worker-quality_inspector = Les brassins vendus avant l’engagement comptent, mais celui qui atteint le nombre doit être vendu après.
tip-worker-volume_manager = Une fois par vente, quel que soit le nombre de brassins de base.
tip-worker-investor_relations = Il faut chaque fois un ouvrier chez l’Investisseur privé, qui te fait en plus premier joueur.
tip-worker-flavour_specialist = Il te faut de toute façon un ingrédient complémentaire ; seule la sorte est libre.
tip-partnership-spice_importer = Tu peux t’en servir au milieu de ton tour, juste avant de brasser.
tip-partnership-coffee_roaster = Garde assez de malt pour le stout lui-même.
tip-partnership-fruit_orchard = Le fruit peut être planté dans une Ferme.
tip-partnership-yeast_bank = La levure est ce qui manque d’abord aux débutants.
tip-track-basic_agronomy = Le dernier niveau compte ce qui est dans ton stockage tout à la fin.
tip-track-basic_fermentation = Son troisième niveau économise au premier brassin de chaque action Faire de la bière : atteins-le tôt.
tip-track-basic_business = Son deuxième niveau paie juste avant le marché de chaque hiver, à temps pour les frais.
tip-track-basic_flavour = Le dernier niveau compte les Labels Or : vends des bières avancées avant les autres.
tip-track-advanced_terroir = On ne peut échanger que ce que la case elle-même a donné, pas ce qu’un bonus a ajouté.
tip-track-advanced_engineering = La tuile du premier niveau coûte des frais comme une autre.
tip-track-advanced_brand = Chaque recette avancée compte la première fois que tu la brasses.
tip-track-advanced_people = L’ouvrier du premier niveau veut un salaire comme un autre.
tip-space-malt_market = Regarde avant les autres combien il y en a : personne d’autre ne peut venir cette saison.
tip-space-hops_market = La plupart des bières ne demandent qu’un houblon, les ales davantage.
tip-space-yeast_market = Chaque bière demande de la levure, et il en vient peu à chaque saison.
tip-space-farm_stand = Deux sortes avec un seul ouvrier.
tip-space-private_investor = Tu agis en premier dès le brassage de cette saison : de quoi gagner la course à un Label Or.
tip-space-worker_fair = Engage tôt : un talent rapporte à chaque saison, le salaire est dû chaque hiver.
tip-space-staff_office = Une équipe demande des brassins faits, pas vendus. Elle travaille dès cette saison et coûte son salaire chaque hiver.
tip-space-specialty_shop = Regarde d’abord les recettes : chaque bière avancée veut sa propre sorte.
tip-space-homebrew_shop = En automne et en hiver, l’argent peut t’éviter un prêt.
tip-space-ext_orchard = Le fruit peut être planté dans une Ferme.
tip-space-five_orchard = Le fruit peut être planté dans une Ferme.
tip-space-ext_staff = Une équipe demande des brassins faits, pas vendus. Elle travaille dès cette saison et coûte son salaire chaque hiver.
tip-space-five_staff = Une équipe demande des brassins faits, pas vendus. Elle travaille dès cette saison et coûte son salaire chaque hiver.
tip-space-temporary_workers = Tu paies maintenant et ils viennent aux saisons suivantes. Ils ne coûtent rien en hiver.
tip-space-commodities_exchange = Ce qui ne tient pas dans ton stockage repart : fais d’abord de la place.
tip-space-job_agency = Tu vois les cartes avant de décider, et ne paies que si tu engages.
tip-space-community_farm = Qui plante prend un jeton, et la récolte se partage selon les jetons. Elle ferme après le printemps et au dernier hiver.

# Un ingrédient : ce qu’il est, et d’où il vient.
tip-ingredient-malt = Un ingrédient de base, dans chaque bière. Le marché en reçoit à chaque saison.
tip-ingredient-hops = Un ingrédient de base, dans chaque bière. Le marché en reçoit à chaque saison.
tip-ingredient-yeast = Un ingrédient de base, dans chaque bière, et rare : le marché en reçoit peu.
tip-ingredient-spice = Un ingrédient complémentaire, pour certaines bières avancées. Prends-en à l’Épicerie fine, ou laisse faire l’Importateur d’épices.
tip-ingredient-coffee = Un ingrédient complémentaire, pour certaines bières avancées. Prends-en à l’Épicerie fine, ou laisse faire le Torréfacteur de café.
tip-ingredient-fruit = Un ingrédient complémentaire, pour certaines bières avancées. Prends-en à l’Épicerie fine, ou fais-en pousser dans une Ferme.

## Le but, et une phrase d’aide pour chaque décision vue pour la première fois

aim = Aie le plus de réputation après trois ans : brasse de la bière, remporte des Labels Or, et ne prends pas de prêts.
help-place = Place ton ouvrier sur une case libre et fais aussitôt ce qu’elle dit ; les cases à marchandises te donnent tout ce qui s’y trouve.
help-place-more = Tu peux maintenant placer un ouvrier de plus, comme les autres ; ou refuser.
help-overflow = Tu devais tout prendre ; rends maintenant ce qui ne tient pas. Garde ce qu’il faut à ta prochaine recette.
help-wildcard = Tu choisis la sorte, séparément pour chaque ingrédient. Regarde ce qui manque à ta prochaine recette.
help-worker = Engager ne coûte rien maintenant, mais le salaire de la carte est dû chaque hiver. Le talent dure jusqu’à la fin.
help-partnership = Un partenariat est gratuit pour toujours : il échange des ingrédients aussi souvent que tu veux, à chacune de tes décisions.
help-line = Tu donnes un ingrédient et en prends plusieurs. Ce qui ne tient pas dans ton stockage repart.
help-agency = Engage l’une de ces personnes contre les honoraires et un salaire chaque hiver, ou personne ; alors tu ne paies rien.
help-community = Plante un ingrédient qui n’y pousse pas encore ; en automne, tous ceux qui ont planté ont une part de toute la récolte.
help-brewery = Ton équipe fait une action ; personne ne peut la bloquer. Si une cuve ou une bouteille peut avancer, Faire de la bière est rarement une erreur.
help-parts = Faire de la bière et collaborer sont deux parties d’une même action : tu peux faire les deux, dans l’ordre que tu veux.
help-brew = Remplis ta cuve vide : un brassin compte dès qu’il est brassé. Les bières verrouillées demandent d’abord la bière de base de leur type.
help-reduce = Quelque chose rend ce brassin moins cher : choisis l’ingrédient que tu économises. Garde ce qui est dur à trouver.
help-replace = Tu peux payer un ingrédient complémentaire de cette recette avec un autre, ou payer comme sur la carte.
help-section = Contribue à une section de la recette de collaboration ; ta récompense vient quand toutes les sections sont remplies, peu importe par qui.
help-pay = N’importe quel ingrédient complémentaire convient. Donne ceux dont tes recettes n’ont pas besoin.
help-track = Ton marqueur avance d’un niveau. Le niveau un paie maintenant, le deux chaque hiver, le trois désormais, le quatre à la fin.
help-tile = Une tuile ne coûte rien maintenant, mais des frais chaque hiver. Prends ce qui servira souvent.
help-secret = Choisis une bière dont tu peux trouver les ingrédients ; tu dois d’abord avoir brassé la bière de base de son type.
help-benefit = Tu les reçois tous. Choisis lequel vient en premier ; cela ne compte que si ton stockage est presque plein.
help-plant = Un ingrédient maintenant en rapporte plusieurs en automne. Chaque parcelle en prend un ; tu peux la laisser vide.
help-leftover = Ceci n’a pas pu être partagé équitablement. Prends un ingrédient ; le prochain qui a un jeton choisit après toi.
help-last-conversion = Ta dernière chance d’échanger ; seul ce que compte ta recherche vaut encore quelque chose.
help-swap = Tu peux échanger un ingrédient que tu viens de prendre contre un ingrédient de base de ton choix.
help-side = La face de base est plus simple, l’avancée récompense qui a un plan. Les autres voient ton choix quand tous ont choisi.
help-first = Choisis qui commence la première saison ; les joueurs suivants commencent avec un peu plus.
help-draw-recipe = Choisis la recette qui entre en jeu ; à une vraie table, elle est tirée au sort.
help-draw-worker = Choisis l’ouvrier spécialisé qui entre en jeu ; à une vraie table, la carte est tirée au sort.
help-draw-agency = Choisis la carte que montre l’Agence de travail ; à une vraie table, elle est tirée au sort.

## Têtes des tableaux du livret

book-space = Case
book-does = Effet
book-players = Joueurs
book-restock-or-choice = Arrivage ou choix
book-partnership = Partenariat
book-exchange = Échange
book-give = Tu donnes
book-receive = Tu reçois
book-reward = Récompense
book-beer = Bière
book-family = Type
book-sign = Symbole
book-batch = Un brassin prend
book-tile = Tuile
book-each-winter = Chaque hiver
book-brings = Rapporte aussitôt
book-section = Section
book-shift = Équipe
book-after-batches = Brassins requis
book-worker = Ouvrier spécialisé
book-wage = Salaire
book-discovery = Partie découverte
book-track = Voie
book-levels = Niveaux

## Signes après un nombre, là où un livre est lu à voix haute ou dans un terminal : 4 pièces

book-sign-basic-any = { $count ->
    [one] ingrédient de base au choix
   *[other] ingrédients de base au choix
 }
book-sign-special-any = { $count ->
    [one] ingrédient complémentaire au choix
   *[other] ingrédients complémentaires au choix
 }
book-sign-batch = { $count ->
    [one] brassin
   *[other] brassins
 }
book-sign-cube = { $count ->
    [one] ingrédient
   *[other] ingrédients
 }
book-sign-sprout = { $count ->
    [one] planté
   *[other] plantés
 }
book-sign-kettle = { $count ->
    [one] cuve
   *[other] cuves
 }
