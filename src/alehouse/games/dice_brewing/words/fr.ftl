# Dice Brewing : ce qui se dit à sa table.

## Noms

goods-coins = { $count ->
    [one] pièce
   *[other] pièces
 }
goods-xp = XP
goods-seeds = { $count ->
    [one] graine
   *[other] graines
 }
goods-points = { $count ->
    [one] point
   *[other] points
 }
colour-yellow = malt clair
colour-black = malt foncé
colour-green = houblon
colour-blue = talent
seed = graine
season-winter = hiver
season-summer = été
building-malt_house = Malterie
building-hops_plantation = Houblonnière
building-school = École des talents
building-seed_department = Graineterie
space-malt_seed = Nouveau malt clair
space-malt_roast = Torréfaction
space-malt_raise = Meilleur malt
space-hops_seed = Nouveau houblon
space-hops_raise = Meilleur houblon
space-school_reroll = Relance
space-school_swap = Échange de dé
space-school_skill = Nouveau talent
space-dept_green_seed = Troc du houblon
space-dept_black_seeds = Troc du malt foncé
space-dept_coins = Vente d’un dé
# De même là où les insignes de ceux qui l’ont utilisé laissent peu de place.
space-brief-malt_seed = Malt clair
space-brief-hops_seed = Houblon
space-brief-school_swap = Échange
space-brief-school_skill = Talent
space-brief-dept_green_seed = Troc houblon
space-brief-dept_black_seeds = Troc malt
space-brief-dept_coins = Vente
ingredient-fruit = Fruits
ingredient-spices = Épices
ingredient-special_malt = Malt spécial
ingredient-honey = Miel
ingredient-special_hops = Houblon spécial
token-withdraw_die = Retirer un dé
token-block_building = Bloquer un bâtiment
token-block_protect_die = Bloquer / protéger un dé
token-block_recipe = Bloquer une recette
token-raise_value = Augmenter une valeur
token-reroll_die = Relancer un dé
style-lager = Lager
style-pilsner = Pilsner
style-wheat = Blanche
style-pale_ale = Pale Ale
style-bock = Bock
style-abbey_ale = Abbaye
style-porter = Porter
style-stout = Stout
style-experimental = Expérimentale
level-basic = niveau débutant
level-intermediate = niveau intermédiaire
level-expert = niveau expert
level-experimental = expérimentale
recipe-cheap_lager = Cheap Lager
    .gloss = Lager à deux sous
recipe-mass_lager = Mass Lager
    .gloss = Lager industrielle
recipe-cellar_aged_lager = Cellar-Aged Lager
    .gloss = Lager de garde
recipe-sladek_pilsner = Sladek Pilsner
    .gloss = Pilsner Sladek
recipe-village_pilsner = Village Pilsner
    .gloss = Pilsner du village
recipe-royal_pilsner = Royal Pilsner
    .gloss = Pilsner royale
recipe-cloudy_wheat = Cloudy Wheat
    .gloss = Blanche voilée
recipe-orchard_wheat = Orchard Wheat
    .gloss = Blanche du verger
recipe-imperial_wheat = Imperial Wheat
    .gloss = Blanche impériale
recipe-garden_pale_ale = Garden Pale Ale
    .gloss = Pale Ale du jardin
recipe-bitter_pale_ale = Bitter Pale Ale
    .gloss = Pale Ale amère
recipe-double_india_pale_ale = Double India Pale Ale
recipe-young_bock = Young Bock
    .gloss = Jeune Bock
recipe-monastery_bock = Monastery Bock
    .gloss = Bock du monastère
recipe-iced_doppelbock = Iced Doppelbock
    .gloss = Doppelbock glacée
recipe-abbey_single = Abbey Single
    .gloss = Simple d’abbaye
recipe-abbey_dubbel = Abbey Dubbel
    .gloss = Double d’abbaye
recipe-abbey_tripel = Abbey Tripel
    .gloss = Triple d’abbaye
recipe-harbour_porter = Harbour Porter
    .gloss = Porter du port
recipe-smoked_porter = Smoked Porter
    .gloss = Porter fumé
recipe-baltic_porter = Baltic Porter
    .gloss = Porter de la Baltique
recipe-dry_stout = Dry Stout
    .gloss = Stout sec
recipe-oatmeal_stout = Oatmeal Stout
    .gloss = Stout à l’avoine
recipe-strong_roasted_stout = Strong Roasted Stout
    .gloss = Stout corsé torréfié
recipe-experimental_lager = Experimental Lager
    .gloss = Lager expérimentale
recipe-experimental_pilsner = Experimental Pilsner
    .gloss = Pilsner expérimentale
recipe-experimental_wheat = Experimental Wheat
    .gloss = Blanche expérimentale
recipe-experimental_ale = Experimental Ale
    .gloss = Ale expérimentale
recipe-experimental_porter = Experimental Porter
    .gloss = Porter expérimental
recipe-experimental_stout = Experimental Stout
    .gloss = Stout expérimental
phase-round_start = Début de la manche
phase-roll = Lancer
phase-place = Lancer et placement
phase-purchase = Achats
phase-brewing_start = Avant le brassage
phase-brew = Brassage
phase-tidy = Rangement
phase-over = Fin de partie

game-blurb = Cultive le malt et le houblon, fais grimper tes dés et brasse les recettes avant les autres.

die-yellow-0 = malt clair, pas encore lancé
die-yellow-1 = malt clair 1
die-yellow-2 = malt clair 2
die-yellow-3 = malt clair 3
die-yellow-4 = malt clair 4
die-yellow-5 = malt clair 5
die-yellow-6 = malt clair 6
die-black-0 = malt foncé, pas encore lancé
die-black-1 = malt foncé 1
die-black-2 = malt foncé 2
die-black-3 = malt foncé 3
die-black-4 = malt foncé 4
die-black-5 = malt foncé 5
die-black-6 = malt foncé 6
die-green-0 = houblon, pas encore lancé
die-green-1 = houblon 1
die-green-2 = houblon 2
die-green-3 = houblon 3
die-green-4 = houblon 4
die-green-5 = houblon 5
die-green-6 = houblon 6
die-blue-0 = talent, pas encore lancé
die-blue-1 = talent 1
die-blue-2 = talent 2
die-blue-3 = talent 3
die-blue-4 = talent 4
die-blue-5 = talent 5
die-blue-6 = talent 6
skill-die = dé de talent
nothing = rien
place-active-pool = dés actifs
place-warehouse = entrepôt
place-board = plateau
window-round_start = le début de la manche
window-placement = la phase de placement
window-purchase = la phase d’achats
window-brewing_start = le début du brassage

## Options

option-edition = Édition
option-edition-help = Les deux livrets diffèrent sur quelques règles : les graines, le troisième emplacement de l’École, le moment de bloquer un bâtiment, l’ordre des jetons, la couleur des dés de récompense.
option-edition-pl-2 = Deuxième édition
option-edition-it-1 = Première édition
option-mode = Partie
option-mode-help = Dans la partie avancée, toutes les recettes sont mélangées et les jetons d’action restent face cachée.
option-mode-standard = Normale
option-mode-advanced = Avancée
option-unlucky_roll = Lancer malchanceux
option-unlucky_roll-help = Deux 1 ou plus dans ton lancer comptent comme des pièces au moment des achats.
option-unlucky_roll-off = Non
option-unlucky_roll-on = Oui

## Questions

prompt-place = Prends un dé ou une graine
prompt-place-first = { $left ->
    [one] { $left } placement
   *[other] Jusqu’à { $left } placements
} ; stocker des dés est gratuit. Passer vaut pour toute la manche.
prompt-place-alone = Tous les autres ont passé. Tu continues, tour après tour, jusqu’à passer aussi.
prompt-place-more = Encore un placement, ou fin du tour. Stocker des dés est gratuit.
prompt-place-rest = Stocke des dés ou finis ton tour
prompt-place-done = Plus de placement. Tu peux stocker des dés, puis finir ton tour.
prompt-where = Où poser : { $item } ?
prompt-where-detail = Sur un emplacement éclairé, ou à l’entrepôt pour garder sa valeur.
prompt-gained = Nouveau dé : { $item }. Où va-t-il ?
prompt-reroll = Choisis les dés à relancer
prompt-reroll-detail = Autant que tu veux, tous parmi tes dés actifs ou tous dans ton entrepôt.
prompt-swap-colour = Quels dés de la réserve lances-tu ?
prompt-swap-detail = Tu choisis ensuite un des dés lancés, et lequel des tiens tu donnes.
prompt-swap-value = La réserve est lancée. Quel dé de { $colour } veux-tu ?
prompt-swap-die = Quel dé de { $colour } donnes-tu contre le { $value } ?
prompt-purchase = Achète, stocke, ou finis ton tour
prompt-purchase-closed = Les marchés sont encore fermés. Dernière occasion de la manche pour stocker des dés : on ne brasse qu’avec les dés stockés.
prompt-purchase-detail =
    Tu as { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. { $buys ->
        [both] Tu peux acheter un ingrédient et un jeton d’action.
        [ingredient] Tu peux acheter un ingrédient.
        [token] Tu peux acheter un jeton d’action.
       *[none] Plus rien à acheter cette manche.
    }{ $dice ->
        [0] { "" }
       *[other] { " " }On ne brasse qu’avec les dés stockés.
    }
prompt-discount = { $ingredient } à prix réduit : poser un dé de talent sur le Marché ?
prompt-discount-detail = Plein tarif : { $price } ; avec le meilleur de tes dés éclairés : { $low }.
prompt-window = Jouer un jeton d’action ? C’est { $window }.
prompt-which = Tu as plusieurs jetons « { $token } » : lequel joues-tu ?
prompt-target = { $token } : choisis la cible
prompt-target-withdraw_die = Un dé d’un entrepôt rejoint les dés actifs de son propriétaire.
prompt-target-block_building = Ce bâtiment ne rapporte plus rien à son propriétaire cette manche.
prompt-target-block_protect_die = Le dé d’un adversaire ne peut pas servir cette manche ; l’un des tiens ne peut pas être modifié.
prompt-target-block_recipe = Personne ne pourra brasser cette recette cette manche.
prompt-target-raise_value = Le dé compte 1 de plus jusqu’à la fin de la manche.
prompt-target-reroll_die = Le dé est relancé là où il se trouve.
prompt-brew = Brasse une recette, ou passe
prompt-enhance = { $recipe } : ajoutes-tu une amélioration ?
prompt-brew-dice = { $recipe } : choisis un dé de { $colour } de { $least } ou plus
prompt-brew-dice-detail = Dé { $number } sur { $count }. Les plus bas qui suffisent : { $dice }. Il resterait : { $rest }.
prompt-reward-token = { $recipe } : choisis un jeton d’action en récompense
prompt-reward-colour = { $recipe } : choisis la couleur de ton nouveau dé
prompt-first-player = Qui commence ?
prompt-roll = Lancer un dé de { $colour }
prompt-reveal = Quelle recette est retournée ensuite ?

# Le nom de la décision se lit aussi dans une phrase (why-not-now, why-fate-first).

decision-place = le placement
decision-where = le choix d’un emplacement
decision-gained = le choix d’une place pour le nouveau dé
decision-reroll = le choix des dés à relancer
decision-swap-colour = le choix des dés de la réserve à lancer
decision-swap-value = le choix d’un des dés lancés
decision-swap-die = le choix du dé à donner
decision-purchase = la phase d’achats
decision-discount = le choix d’un dé pour la remise
decision-window = le choix de jouer ou non un jeton d’action
decision-which = le choix du jeton à jouer
decision-target = le choix de la cible d’un jeton d’action
decision-brew = le choix d’une recette à brasser
decision-enhance = le choix d’une amélioration
decision-brew-dice = le choix des dés pour brasser
decision-reward-token = le choix d’un jeton d’action en récompense
decision-reward-colour = le choix de la couleur d’un dé de récompense
decision-first-player = le choix du premier joueur
decision-roll = le lancer
decision-reveal = l’arrivée de la recette suivante

## Choix d’une décision

choice-take = Prendre { $die } ({ $where })
choice-take-to = { $space } : poser { $die } ({ $where })
choice-store = Stocker { $die }
choice-die = { $die }
choice-target-die = { $die } ({ $owner }, { $where })
choice-discount = Poser { $die } : payer { $price }
choice-brew-die = { $die } (reste : { $rest })
choice-cheapest = Les plus bas qui suffisent
choice-seed = Prendre une graine
choice-seed-to = Poser une graine : { $space }
choice-space = { $space }
choice-speed-up = { $space } : accélérer avec { $die } (il faut { $least }+)
choice-add-to-set = { $space } : ajouter { $die }
choice-to-warehouse = Entrepôt
choice-to-active-pool = Dés actifs
choice-pass = Passer pour cette manche
choice-brew-pass = Passer
choice-end-turn = Finir le tour
choice-full-price = Plein tarif : payer { $price }
choice-roll = Lancer
choice-decline = Pas de jeton maintenant
choice-decline-round = Pas cette manche
choice-decline-phase = Plus de jeton jusqu’à la fin de la phase
choice-decline-placement = Pas de jeton avant les achats
choice-decline-purchase = Pas de jeton avant le brassage
choice-no-swap = Garder mes dés
choice-plain = Sans amélioration
choice-add = { $with }{ $least ->
    [0] {""}
   *[other] {" "}{ $least }+
} : { $coins ->
    [0] +{ $xp } XP
   *[other] { $xp ->
        [0] +{ $coins } { $coins ->
            [one] pièce
           *[other] pièces
        }
       *[other] +{ $coins } { $coins ->
            [one] pièce
           *[other] pièces
        }, +{ $xp } XP
    }
}
choice-slot = Ton jeton { $number }
choice-slot-bought = Jouer « { $token } », acheté { $price }
choice-slot-reward = Jouer « { $token } », reçu en récompense
choice-token = Jouer « { $token } »
choice-take-kind = { $token }
choice-buy = Acheter : { $ingredient } (prix : { $price })
choice-buy-token = Acheter « { $token } » (prix : { $price })
choice-colour = { $colour }
choice-value = { $value }
choice-building = { $building } ({ $owner })
choice-brew = Brasser : { $recipe }
choice-bar = Bloquer : { $recipe }
choice-reveal = { $recipe }
choice-first = { $first }
choice-rolled = { $value }

## Journal. Le nom du joueur précède la ligne ; les lignes sans joueur parlent de la table.

log-head-round = Manche { $round } · { $season }
log-first-player = commence
log-reveal = Nouvelle recette : { $recipe }
log-summer = prend une graine d’été
log-summer-all = Chacun prend une graine d’été
log-roll = lance : { $dice }
log-rerolled = obtient : { $dice }
log-store = stocke { $die }
log-place = pose sur « { $space } » : { $item }
log-add = ajoute sur « { $space } » : { $item }
log-closed = n’a plus accès à « { $space } »
log-speed = accélère « { $space } » avec { $die }
log-raised = améliore un dé : { $die }
log-gained = gagne { $die } ({ $where })
log-reroll = relance : { $dice }
log-swap = échange { $old } contre { $new }
log-no-swap = lance les dés de { $colour } de la réserve, sans échange
log-pass = passe
log-luck = compte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour ses dés malchanceux
log-discount = pose { $die } sur le Marché
log-buy = achète : { $ingredient } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
log-buy-token = achète « { $token } » pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
log-buy-token-hidden = achète un jeton d’action pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
log-withdraw = retire { $die } ({ $owner })
log-block-building = bloque un bâtiment : { $building } ({ $owner })
log-block-die = bloque { $die } ({ $owner })
log-protect-die = protège { $die }
log-block-recipe = bloque une recette : { $recipe }
log-raise = augmente de 1 : { $die } ({ $owner })
log-reroll-die = fait relancer { $die } ({ $owner })
log-brew = brasse : { $recipe } ({ $dice })
log-brew-with = brasse : { $recipe } + { $with } ({ $dice })
log-cannot-brew = ne peut pas brasser
log-brew-pass = ne brasse rien
log-reward-token = prend « { $token } » en récompense
log-reward-token-hidden = prend un jeton d’action en récompense
log-token-lost = perd sa récompense : plus de jeton d’action
log-reward-die = prend un nouveau dé de { $colour }
log-die-lost = perd sa récompense : plus de dé en réserve
log-tidy-cancelled = ne reçoit rien de « { $space } » ; ce qui s’y trouvait revient
log-tidy-sell = vend { $die }
log-tidy-seeds = troque { $die } contre des graines
log-tidy-undone = ne reçoit pas de graine, il n’en reste plus : le dé de « { $space } » revient
log-tidy-die = gagne un dé de { $colour }
log-tidy-late = gagne un dé de { $colour } rendu à la réserve
log-tidy-lost = ne reçoit pas de dé de { $colour } : la réserve n’en a plus

## Pourquoi pas

why-over = La partie est terminée.
why-fate = Ce sont les dés et les cartes qui en décident, pas les joueurs.
why-fate-first = Pas encore : d’abord { $decision }.
why-not-now = Pas maintenant : c’est { $decision }.
why-take-first = Prends d’abord un dé ou une graine en main.
why-brew-or-pass = Brasse une recette ou passe.
why-end-purchase = Pendant les achats, on ne passe pas : on finit son tour.
why-no-tokens-in-brew = Pendant le brassage, on ne joue plus de jetons d’action ; c’était possible au début de la phase.
why-no-store-in-brew = Pendant le brassage, on ne stocke plus de dés.
why-buy-later = On achète à son tour, pendant la phase d’achats.
why-brew-under-way = Termine d’abord le brassin en cours.
why-brew-later = Les recettes se brassent pendant la phase de brassage, avec les dés de ton entrepôt.
why-twin = Un dé identique se trouve là ; choisis plutôt { $die }.
why-not-yours = Ce dé n’est pas à toi.
why-die-placed = Ce dé a déjà servi et reste en place jusqu’au rangement.
why-stored = Ce dé est déjà dans ton entrepôt et y reste tant qu’il ne sert pas.
why-seed-placed = Une graine en main va sur un emplacement ; annule pour la reposer.
why-keep-place = Ce dé est déjà parmi tes dés actifs.
why-placements = Pas plus de { $count } { $count ->
    [one] placement
   *[other] placements
} par tour.
why-die-blocked = Ce dé est bloqué jusqu’à la fin de la manche : { $die }.
why-no-space = Aucun emplacement n’accepte ce dé maintenant : { $die }.
why-chosen = Ce dé est déjà choisi : { $die }.
why-die-token = Ce dé porte un jeton et ne peut pas être choisi : { $die }.
why-one-zone = Les dés à relancer viennent d’un seul endroit : tous parmi tes dés actifs ou tous dans ton entrepôt.
why-swap-colour = Seul un dé de { $colour } peut être échangé maintenant.
why-discount-blue = Seul un dé de talent donne une remise, pas celui-ci : { $die }.
why-discount-low = { $ingredient } : ce dé ({ $die }) ne donne pas de remise, ou pas assez pour ta bourse.
why-brew-warehouse = Tu ne brasses qu’avec les dés de ton entrepôt, et celui-ci n’y est pas : { $die }.
why-brew-die = Il faut maintenant un dé de { $colour } de { $least } ou plus, pas celui-ci : { $die }.
why-brew-order = Avec ce dé ({ $die }), les autres ne suffisent plus pour la recette, ou cette combinaison est déjà proposée.
why-locked = « { $space } » ouvre à la manche { $round }.
why-building-blocked = Ce bâtiment est bloqué pour toi cette manche.
why-closed = « { $space } » est fermé : { $count ->
    [one] { $count } joueur l’a utilisé
   *[other] { $count } joueurs l’ont utilisé
} cette manche, et c’est la limite.
why-space-done = Tu as déjà utilisé « { $space } » cette manche ; il ne donne plus rien.
why-set-complete = La série sur « { $space } » est complète.
why-no-speed = « { $space } » ne s’accélère pas.
why-speed-blue = Tu utilises déjà « { $space } ». Un dé de talent de { $least } ou plus peut l’accélérer.
why-speed-low = Pour accélérer « { $space } », il faut un dé de talent de { $least } ou plus.
why-speed-supply = La réserve n’a pas ce que « { $space } » doit donner ; attends le rangement.
why-seed-only = « { $space } » demande une graine.
why-no-seed-here = « { $space } » demande un dé, pas une graine.
why-protected = Ce dé est protégé, personne ne peut le modifier ni le retirer cette manche : { $die }.
why-nothing-to-reroll = Tu n’as aucun autre dé à relancer.
why-nothing-to-swap = Rien à échanger : il manque des dés chez toi ou dans la réserve.
why-nothing-to-swap-of = Aucun dé de { $colour } ne peut être échangé.
why-colour = « { $space } » n’accepte pas ce dé : { $die }.
why-set-first = « { $space } » commence par un dé de talent ; ensuite on peut y ajouter ce dé : { $die }.
why-too-high = « { $space } » demande un dé de { $most } au plus, pas celui-ci : { $die }.
why-too-low = « { $space } » demande un dé de { $least } ou plus, pas celui-ci : { $die }.
why-no-slot = Tu n’as pas ce jeton.
why-last-window = Il n’y aura pas d’autre pause comme celle-ci pour les jetons ; choisis « Pas de jeton maintenant ».
why-which-token = Tu as plusieurs jetons « { $token } » que les autres distinguent : choisis lequel tu joues.
why-token-alike = Les jetons « { $token } » se valent : choisis-le par son type.
why-no-token = Tu n’as pas de jeton d’action « { $token } ».
why-no-target = « { $token } » n’a aucune cible possible.
why-token-later = « { $token } » ne se joue qu’à un moment : { $window }.
why-target-kind = « { $token } » ne se joue pas là-dessus.
why-target-supply = Les dés de la réserve ne peuvent pas être visés.
why-target-zone = « { $token } » n’atteint pas ce dé là où il se trouve : { $die }.
why-target-round-start = Avant le lancer, seuls les dés d’un entrepôt peuvent être choisis.
why-one-token = Ce dé porte déjà un jeton : { $die }.
why-target-value = Seul un dé de { $most } au plus peut être choisi, pas celui-ci : { $die }.
why-nobody-there = Personne n’est assis là.
why-own-building = Seul le bâtiment d’un adversaire peut être bloqué.
why-already-blocked = { $building } : ce bâtiment est déjà bloqué.
why-building-closed = { $building } : ouverture à la manche { $round }.
why-building-idle = Le bloquer ne changerait rien : ce bâtiment ne donne plus rien cette manche.
why-not-displayed = { $recipe } : cette recette n’est pas exposée.
why-recipe-blocked = { $recipe } : cette recette est bloquée cette manche.
why-dice-missing = { $recipe } : il manque des dés dans ton entrepôt.
why-no-pass = Tu as déjà fait un placement : finis ton tour au lieu de passer.
why-no-end = Tu n’as rien placé : il faut passer, pour le reste de la manche.
why-no-seeds = Tu n’as pas de graine.
why-no-seed-space = Aucun emplacement n’accepte ta graine maintenant.
why-market-closed = Le Marché ouvre à la manche { $round }.
why-black-market-closed = Le Marché noir ouvre à la manche { $round }.
why-bought = Tu as déjà acheté un ingrédient cette manche.
why-token-bought = Tu as déjà acheté un jeton d’action cette manche.
why-sold-out = { $name } : il n’en reste plus.
why-expensive = Cela coûte { $price } : plus que ce que tu as.
why-choose-first = Choisis d’abord au moins un dé.
why-not-on-card = { $recipe } : la carte n’a pas cette amélioration ({ $name }).
why-not-owned = Il te manque cet ingrédient : { $name }.
why-skill-low = Ton entrepôt n’a pas de dé de talent libre de { $least } ou plus.
why-not-rolled = Aucun dé de la réserve ne montre { $value }.
why-supply-empty = La réserve n’a plus de dé de { $colour }.

## La fin

end-recipes = Assez de recettes ont été brassées.
end-rounds = La dernière manche est jouée.

## Le milieu de la table

scene-supply = Réserve
scene-left = { $what } : { $count } en réserve
scene-rolled = La réserve, une fois lancée
scene-in-supply = en réserve
scene-brewed = Recettes brassées par tous : { $brewed } sur { $end }
scene-xp-track = Expérience (XP)
scene-xp-of = { $name } : { $xp } XP
scene-market = Marché
scene-black-market = Marché noir
scene-short-fruit = Fruits
scene-short-spices = Épices
scene-short-special_malt = Malt
scene-short-honey = Miel
scene-short-special_hops = Houblon
scene-about = À propos : { $what }
scene-stock = { $what }, { $price } : { $state }
scene-left-here = il en reste { $left }
scene-available = il en reste
scene-sold-out = épuisé
scene-opens = Ouvre à la manche { $round }
scene-on-market = sur le Marché ({ $name })

## Recettes

scene-recipe = { $recipe }. { $about }
scene-open-recipe = Lire la carte
scene-deck = { $count ->
    [0] Plus de recette dans le paquet
    [one] { $count } recette dans le paquet
   *[other] { $count } recettes dans le paquet
 }

## Ce qui se déplie

scene-deck-order = En désordre : la suivante se décide quand on la retourne.
scene-brewed-by = { $count ->
    [0] { $name } n’a encore rien brassé
    [one] { $name } a brassé { $count } recette
   *[other] { $name } a brassé { $count } recettes
 }
scene-score = Score final en l’état : { $points }.
scene-ingredient-for = Améliore maintenant : { $recipes }.
scene-capacity = { $capacity ->
    [one] Un seul joueur sur { $players } peut l’utiliser par manche, et une seule fois.
   *[other] { $capacity } joueurs sur { $players } peuvent l’utiliser par manche, chacun une fois.
 }

## Plateaux des joueurs et fil du temps

board-round = Manche { $round }
board-phase-place = Placement
board-phase-purchase = Achats
board-phase-brew = Brassage
board-phase-tidy = Rangement
board-short-place = Dés
board-short-purchase = Achats
board-short-brew = Brasser
board-short-tidy = Ranger
board-placement = Placement { $number } sur { $allowed }
board-placements-made = Placements terminés
board-window = Jetons d’action ?
board-window-label = Appel aux jetons d’action, dans cet ordre : { $names }
board-count-of = { $number } sur { $all }
board-brewed = brassées
board-brewed-of = Recettes brassées : { $brewed } sur { $end }
board-brewed-short = { $brewed }/{ $end }
board-you = { $name } (toi)
board-tab-brewery = Brasserie
board-tab-recipes = Recettes
board-tab-markets = Marchés
board-short-malt_house = Malt
board-short-hops_plantation = Houblon
board-short-school = École
board-short-seed_department = Graines
board-state-own = ta brasserie
board-state-thinking = réfléchit
board-state-asked = en attente
board-state-passed = a passé
board-state-next = ensuite
board-state-quiet = sans jeton pour l’instant
board-state-points = { $points } { $points ->
    [one] point
   *[other] points
 }
board-place = { $place ->
    [1] { $name } : 1re place
   *[other] { $name } : { $place }e place
 }
board-priority = { $name } commence ; saison du jeton : { $season }
board-player = { $name } : { $xp } XP, pièces : { $coins }, recettes brassées : { $brewed }, dés actifs : { $pool }, dés à l’entrepôt : { $warehouse }{ $state }
board-open = ouvert
board-opens = dès la manche { $round }
board-blocked = blocage
board-building = { $building } ({ $name }) : { $state }
board-space = { $space } ({ $name }) : { $state }
board-empty = libre
board-done = fait
board-closed = pris : { $used } sur { $capacity }
board-total = { $total } sur { $wanted }
board-total-short = { $total }/{ $wanted }
board-any-dice = dés au choix
board-of-supply = de la réserve
board-or-sum = ou total { $total }+
board-pool = Dés actifs
board-pool-rolled = lancés cette manche
board-pool-unrolled = pas encore lancés
board-pool-label = Dés actifs ({ $name }) : { $dice }
board-warehouse = Entrepôt
board-warehouse-label = Entrepôt ({ $name }) : { $things }
board-store = stock
board-in-pool = dés actifs ({ $name })
board-in-warehouse = entrepôt ({ $name })
board-on-space = { $space } ({ $name })
board-die = { $colour }{ $value ->
    [0] { " " }(pas encore lancé)
   *[other] { " " }{ $value }
 }, { $where }{ $state ->
    [held] , en main
    [blocked] , bloqué
    [protected] , protégé
    [raised] , augmenté jusqu’à la fin de la manche
   *[none] { "" }
 }
board-seeds = { $count ->
    [one] { $count } graine
   *[other] { $count } graines
 } ({ $name })
board-ingredient = { $kind } ({ $name }) : { $count }
board-token = Jeton d’action ({ $name }) : { $kind }
board-hidden = face cachée
board-put-back = Remettre en place : { $what }

## La table en texte

text-round = Manche { $round }
text-progress = brassées : { $brewed } sur { $end } · paquet { $deck }
text-window = Jetons d’action ({ $window }). Réponse attendue de :
text-recipes = Recettes
text-markets = Marchés
text-market = Marché
text-black-market = Marché noir
text-sold-out = épuisé
text-players = Joueurs
text-own-board = Ton plateau
text-supply = Réserve
text-rolled = lancés
text-pool = Dés actifs
text-warehouse = Entrepôt
text-holds = Possède
text-board = Plateau
text-brewed = { $count ->
    [one] { $count } recette
   *[other] { $count } recettes
 }
text-luck = { $coins ->
    [one] { $coins } pièce grâce aux dés malchanceux
   *[other] { $coins } pièces grâce aux dés malchanceux
}
text-priority = priorité
text-passed = a passé
text-quiet = sans jeton pour l’instant
text-hidden-token = { $price ->
    [0] jeton face cachée (récompense)
   *[other] jeton face cachée (payé { $price })
 }
text-opens = dès la manche { $round }
text-blocked = blocage cette manche
text-closed = fermés
text-full = fermé : tous les autres l’ont utilisé
text-done = (fait)
text-incomplete = ({ $total } sur { $wanted })
text-cancelled = (blocage : ne donne rien)
board-legend =
    Les dés figurent sous leur couleur, du plus haut au plus bas : « 4×2 », ce sont deux quatre, « ? » n’est pas encore lancé, « ›4‹ » est en main ou choisi. ↑ est augmenté jusqu’à la fin de la manche, ⊘ bloqué, ◈ protégé ; « 1! » est un 1 malchanceux.
    Une recette montre les valeurs minimales qu’elle demande, avec ✓ pour ce que contient ton entrepôt, sa récompense après la flèche et, dessous, ses améliorations possibles. ○ est reconstitué, ◐ en partie : la version imprimée nous est inconnue.
    Un emplacement montre ce qu’il demande ou ce qui s’y trouve, ce qu’il donne, le plus petit dé de talent qui l’accélère (»3+) et qui l’a utilisé.
    Noms des choix : die:yellow-3, seed, space:malt_roast, to:warehouse, token:reroll_die, buy:honey, recipe:dry_stout, pass, end_turn. Pour voir de plus près : recipe dry stout, space malt roast, ingredient honey, token reroll die, player 2, deck, building school, phase tidy, die black, thing warehouse (ou pool, supply, seed, market, black market, barrel, xp, season).

text-where = { $building }, dès la manche { $round }.
text-named-by = Recettes exposées où il figure : { $recipes }.
text-deck = { $count ->
    [0] Le paquet est vide
    [one] { $count } recette peut encore venir
   *[other] { $count } recettes peuvent encore venir, en désordre
 }
text-nothing-there = Il n’y a rien à voir sous le nom « { $what } ». À voir : { $kinds }.

## Ce que font emplacements, recettes et jetons, en mots

about-source-rulebook = Comme dans le livret de règles.
about-source-web = Comme publié.
about-source-partly = Reconstitué en partie ; le reste est comme dans le livret de règles.
about-source-reconstructed = Reconstitué : la version imprimée nous est inconnue.
about-die = 1 dé de { $colour }
about-any-die = 1 dé de la couleur de ton choix
about-tokens = { $count ->
    [one] { $count } jeton d’action
   *[other] { $count } jetons d’action
 }
about-or-set = { $die } ou série de { $total }+
about-short-reroll_zone = relancer des dés
about-short-swap_with_supply = échanger un dé
about-takes = Tu poses ici { $what }.
about-a-seed = une graine
about-a-die = { $bounds ->
    [any] un dé de { $colours }
    [least] un dé de { $colours } de { $low } ou plus
   *[between] un dé de { $colours } entre { $low } et { $high }
 }
about-set = Ou tu poses une série : d’abord un dé de talent de toute valeur, puis des dés de toute couleur, même aux tours suivants, jusqu’à ce qu’ils montrent { $total } ou plus en tout.
about-raise = Au rangement, sa valeur augmente de { $by } et il va dans ton entrepôt.
about-reroll_zone = Choisis aussitôt des dés parmi tes dés actifs, ou bien dans ton entrepôt, et relance-les. Au rangement, le dé de talent revient parmi tes dés actifs.
about-swap_with_supply = Choisis aussitôt { $colours } : tous les dés de cette couleur en réserve sont lancés, et tu peux échanger l’un des tiens contre l’un d’eux. Au rangement, le dé de talent revient parmi tes dés actifs.
about-exchange = Au rangement, ce qui est posé ici part à la réserve et tu reçois { $gain }.
about-return = Au rangement, ce qui est posé ici revient parmi tes dés actifs, et tu reçois en plus { $gain }.
about-for = { $gain } pour un dé de { $colour }
about-speed = Un dé de talent de { $least } ou plus, posé par-dessus, déclenche l’effet aussitôt. C’est aussi un placement, et le dé de talent revient au rangement.
about-kind = { $style }, { $level }
about-needs = Il te faut dans ton entrepôt : { $dice }.
about-reward = Elle rapporte { $gain }, plus { $xp } comme tout brassin.
about-enhancements = Tu peux ajouter une de ces améliorations pour son bonus : { $ways }.
about-enhancement = { $with } ({ $gain })
about-price = Coûte { $price }.
about-cut = { $off } de moins avec { $least }+
about-discount = Un dé de talent posé sur le Marché le rend moins cher : { $cuts }. Le dé revient au rangement.
about-ingredient = Ajoute-le à un brassin dont la recette le montre, pour le bonus qui y est imprimé : une amélioration par brassin, jamais deux. Puis il retourne au Marché. Gardé jusqu’à la fin, il ne vaut rien.
about-when = Se joue { $windows }.
about-when-round_start = au début de la manche
about-when-placement = pendant le placement
about-when-purchase = pendant les achats
about-when-brewing_start = juste avant le brassage
about-in-active_pool = actif
about-in-warehouse = en entrepôt
about-in-board = sur un plateau
about-move_to_owner_active_pool = Un dé { $zones }, à toi ou non, rejoint les dés actifs de son propriétaire.
about-block_building_until_round_end-round_start = Un adversaire ne peut rien placer dans l’un de ses bâtiments cette manche.
about-block_building_until_round_end-brewing_start = Un bâtiment d’un adversaire ne donne rien au rangement ; ce qui s’y trouve revient.
about-block_if_opponent_protect_if_own = Glisse-le sous un dé { $zones }. Le dé d’un adversaire ne peut pas servir cette manche ; l’un des tiens ne peut être ni modifié ni retiré.
about-block_recipe_until_round_end = Une des recettes exposées ne peut être brassée par personne cette manche.
about-plus_one_until_round_end = Un dé { $zones }, à toi ou non, de { $most } au plus, compte 1 de plus jusqu’à la fin de la manche.
about-reroll = Un dé { $zones }, à toi ou non, est relancé ; il reste où il est.

about-recipe = Chacun peut la brasser pendant la phase de brassage, puis une nouvelle carte prend sa place. Les dés peuvent montrer plus que demandé. Ils ne sont pas perdus : ils reviennent parmi tes dés actifs.

# Ce que les débutants oublient des emplacements et des jetons
note-space-malt_seed = La graine est dépensée. Le nouveau dé arrive après le brassage et sert donc à la manche suivante, à moins d’accélérer.
note-space-malt_roast = La valeur du dé ne compte pas : torréfies-en un bas. Le nouveau dé est lancé à son tour.
note-space-malt_raise = Un 6 ne peut pas monter. Le dé augmenté arrive après le brassage, trop tard pour cette manche, à moins d’accélérer.
note-space-hops_seed = La graine est dépensée. Le nouveau dé arrive après le brassage et sert donc à la manche suivante, à moins d’accélérer.
note-space-hops_raise = Un 6 ne peut pas monter. Le dé augmenté arrive après le brassage, trop tard pour cette manche, à moins d’accélérer.
note-space-school_reroll = Les dés restent où ils sont : ceux de l’entrepôt n’ont pas à être stockés de nouveau. Un bon dé que tu choisis peut aussi baisser.
note-space-school_swap = Tu vois le lancer avant de décider, et tu peux garder ton dé. Un dé stocké à l’entrepôt y est remplacé, prêt à brasser.
note-space-school_skill = Apprends tôt : chaque nouveau dé de talent aide à toutes les manches suivantes ; à la fin, il est trop tard.
note-space-dept_green_seed = Le dé est perdu, et sa valeur ne compte pas : donnes-en un bas.
note-space-dept_black_seeds = Le dé est perdu, et sa valeur ne compte pas : donnes-en un bas.
note-space-dept_coins = Le dé vendu est perdu, et sa valeur ne compte pas. Un dé de talent qui ne fait qu’accélérer revient.
note-token-withdraw_die = Juste avant le brassage, il gâche un brassin : le dé ne peut plus être stocké cette manche. Son propriétaire le garde.
note-token-block_building-round_start = Il se joue avant le lancer : achète-le donc une manche à l’avance. Les autres bâtiments de ce joueur restent ouverts.
note-token-block_building-brewing_start = Ce qui a été accéléré ou a déjà servi à l’École ne craint rien.
note-token-block_protect_die = Un dé bloqué peut encore être stocké, mais ne brasse pas. Un dé à toi que tu protèges peut encore brasser.
note-token-block_recipe = Il t’arrête aussi. Une recette retournée plus tard dans la manche ne peut pas être bloquée.
note-token-raise_value = Le dé redescend à la fin de la manche : sers-t’en pour brasser cette manche.
note-token-reroll_die = Le résultat peut être meilleur ou pire : bon pour un de tes dés bas, ou pour un dé haut de quelqu’un d’autre.

## La fin de la partie

summary-round = Manche { $round } · { $phase }
summary-over = { $round ->
    [one] Terminée après { $round } manche
   *[other] Terminée après { $round } manches
 }
outcome-winner = { $winner } décroche le titre de maître brasseur
outcome-you = Tu décroches le titre de maître brasseur
outcome-shared = { $winner } se partagent la victoire
outcome-place = Place
outcome-player = Joueur
outcome-total = Points
outcome-recipes = Recettes
outcome-counts = Ce qui compte : les XP, 1 point par tranche de { $coins }, { $dice }.
outcome-die = { $points } par dé de { $colour }
outcome-most = { $players } a le plus de points : { $points }.
outcome-tied = Égalité entre { $players }, à { $points } { $points ->
    [one] point
   *[other] points
 }.
outcome-by-recipes = recettes brassées
outcome-by-coins = pièces
outcome-breaks = Départage par les { $what } : { $players } en a le plus, { $amount }.
outcome-still-tied = Départage par les { $what } : toujours égalité entre { $players }, avec { $amount }.
outcome-draw = { $players } sont à égalité en tout et se partagent la victoire.

## Ce que mesure le laboratoire

measure-rounds = Manches
measure-brewed = Recettes brassées par tous
measure-tokens = Jetons d’action pris par tous
measure-by-rounds = Fin à la dernière manche
uses-space = Emplacements, par joueur et partie
uses-token = Jetons d’action, par joueur et partie
uses-ingredient = Ingrédients, par joueur et partie
uses-recipe = Recettes, par joueur et partie
measure-score = Points
measure-xp = XP
measure-coins = Pièces
measure-recipes = Recettes brassées
measure-dice = Dés

## De plus près : ce qu’est une chose, ce qu’elle fait et vaut, en phrases


## Ce que signifient les icônes

thing-yellow = Malt clair : presque toutes les recettes en demandent. La Malterie le tire de graines, augmente sa valeur ou le torréfie en malt foncé.
thing-black = Malt foncé : les bières brunes et fortes en demandent. Aucune graine n’en donne : on le torréfie à partir de malt clair à la Malterie, ou on le gagne avec une recette.
thing-green = Houblon : presque toutes les recettes en demandent. La Houblonnière le tire de graines et augmente sa valeur.
thing-blue = Talent : aucune recette n’en demande, mais il accélère les emplacements, ouvre l’École, baisse les prix du Marché et améliore les brassins. Un dé de talent utilisé revient parmi tes dés actifs au rangement ; seul un dé vendu est perdu.
thing-die = Les dés actifs sont lancés au début de la manche. Seuls les dés de l’entrepôt peuvent brasser, et ils y gardent leur valeur : stocke donc les bons à tes tours, au plus tard pendant les achats.
thing-worth = À la fin de la partie, chacun vaut { $points }.
thing-worthless = À la fin de la partie, il ne vaut rien.
thing-seed = Les graines se posent à la Malterie ou à la Houblonnière et deviennent des dés au rangement. Chacun en prend une au début d’une manche d’été, et la Graineterie en donne contre des dés. Elles ne valent rien à la fin.
thing-sown = Cette graine devient un dé au rangement, après le brassage, et ce dé est lancé à la manche suivante. Si un dé de talent accélère l’emplacement, il vient aussitôt et est lancé aussitôt.
thing-pool = Les dés actifs : tous sont lancés au début de la manche. À tes tours, tu les poses sur des emplacements ou les stockes à l’entrepôt. Ils ne peuvent pas brasser d’ici, et ce qui reste est relancé.
thing-warehouse = L’entrepôt : les dés y gardent leur valeur et ne sont pas lancés. On ne brasse qu’avec eux. Graines, ingrédients et jetons d’action y sont aussi. Il n’est jamais plein, mais un dé stocké y reste jusqu’à ce qu’il serve ou soit retiré.
thing-supply = Dés et graines qui ne sont encore à personne. Il n’y en a pas plus que dans la boîte : ce qui manque ici ne peut être gagné, et une graine sans dé est perdue.
thing-rolled = Tous les dés d’une couleur de la réserve ont été lancés pour un échange : l’un d’eux peut être pris contre un de tes dés.
thing-barrel = Quand assez de recettes ont été brassées, tous joueurs confondus, la manche est jouée jusqu’au bout et la partie s’achève. D’ici la fin de cette manche, chacun peut continuer à brasser.
thing-market = On y vend les ingrédients spéciaux, un par joueur et par manche. Regarde lesquels servent aux recettes exposées. Un dé de talent posé sur le Marché baisse la plupart des prix et revient au rangement. Les ingrédients utilisés y reviennent aussi.
thing-black-market = On y vend les jetons d’action, un par joueur et par manche ; un dé de talent ne baisse pas ces prix. Chacun agit une fois, puis quitte la partie.
thing-building-malt_house = La Malterie tire du malt clair des graines, le torréfie et augmente la valeur du malt.
thing-building-hops_plantation = La Houblonnière tire du houblon des graines et en augmente la valeur.
thing-building-school = L’École des talents prend des dés de talent : elle relance des dés, en échange un avec la réserve et enseigne un nouveau talent. Ses dés reviennent au rangement, et aucun de ses emplacements ne s’accélère.
thing-building-seed_department = La Graineterie donne des pièces ou des graines contre des dés. Les dés sont perdus pour de bon, et leur valeur ne compte pas : donne les plus bas.
thing-building = Ce qui est dans un bâtiment y reste jusqu’au rangement, sauf si un dé de talent l’accélère. Chaque emplacement te sert une fois par manche. Un bâtiment bloqué ne donne plus rien à son propriétaire cette manche.
thing-phase-place = Chacun lance ses dés actifs. Puis, à tour de rôle, on place quelques dés ou graines, jusqu’à ce que tous aient passé. Stocker des dés est gratuit. Finir ton tour te laisse revenir ; passer vaut pour toute la manche.
thing-phase-purchase = Dans l’ordre, chacun peut acheter un ingrédient spécial et un jeton d’action, et stocker des dés pour la dernière fois de la manche : ce qui n’est pas stocké ne peut pas brasser.
thing-phase-brew = À tour de rôle, chacun brasse une recette avec les dés de l’entrepôt ou passe, jusqu’à ce que tous aient passé d’affilée. Passer n’est pas définitif ici : tu peux brasser encore quand revient ton tour.
thing-phase-tidy = Tout ce qui est sur les plateaux prend effet et est rangé : les valeurs montent, les graines deviennent des dés, les échanges se font, les dés de talent reviennent. C’est après le brassage : tout cela sert à la manche suivante.
thing-priority = Qui détient ce jeton agit en premier à chaque phase. Après chaque manche, il passe au joueur suivant et se retourne : hiver, été, hiver…
thing-season = L’hiver et l’été alternent à chaque manche. Au début d’une manche d’été, chacun prend une graine, tant que la réserve en a ; l’hiver n’en apporte pas.
thing-meanwhile = Où en est la phase : à qui de placer, à qui on demande des jetons d’action, ou combien de recettes sont déjà brassées sur celles qui mènent à la fin.
thing-shut = Ce bâtiment est encore fermé ; il ouvre à une manche suivante.
thing-xp = Chaque recette brassée donne de l’expérience (XP) ; récompenses et bonus en donnent davantage. À la fin, on additionne XP, pièces et dés de malt et de houblon ; qui a le plus de points l’emporte.
thing-token = Un jeton d’action se joue une fois, au moment qu’il indique, puis quitte la partie. Il n’agit jamais pendant qu’on brasse et, gardé jusqu’à la fin, ne vaut rien. S’il est face cachée, seul son propriétaire sait lequel c’est.
thing-block = Cet emplacement est fermé pour le reste de la manche : assez de joueurs l’ont déjà utilisé. Il rouvre à la manche suivante.
icon-any-die = dé de toute couleur
icon-token = jeton d’action
icon-coin = pièce
icon-speed = accélérer : avec un dé de talent de cette valeur, l’effet est immédiat
icon-up = la valeur monte
icon-reroll = relancer
icon-swap = échange avec la réserve
icon-cards = cartes
icon-brewed = recettes brassées
icon-pool = dés actifs
icon-warehouse = entrepôt
icon-locked = pas encore ouvert
icon-blocked = bloqué cette manche
icon-protected = protégé cette manche
icon-met = dans ton entrepôt
icon-closed = fermé : assez de joueurs l’ont utilisé

## La première fois : comment on gagne, et une phrase pour chaque sorte de décision

aim = Qui a le plus de points l’emporte : brasse des recettes pour des XP, et n’oublie pas que les pièces et tes dés de malt et de houblon comptent aussi à la fin.
help-place = Choisis un dé ou une graine, puis là où il va. Stocker est gratuit. Finir ton tour te laisse revenir ; passer vaut pour toute la manche.
help-where = Un emplacement éclairé le met au travail, le plus souvent au rangement, après le brassage. L’entrepôt garde un dé à sa valeur, et seuls les dés de l’entrepôt peuvent brasser.
help-gained = Il est lancé. À l’entrepôt, il garde cette valeur et peut brasser cette manche ; parmi les dés actifs, il est relancé à la manche suivante.
help-reroll = Choisis les plus bas, tous au même endroit, puis lance-les. Chacun peut baisser aussi bien que monter.
help-swap-colour = Tous les dés de cette couleur en réserve sont lancés. Puis tu peux en prendre un contre un de tes dés de la même couleur.
help-swap-value = Le dé que tu choisis prend la place d’un des tiens, avec la valeur qu’il montre. Tu peux aussi garder les tiens.
help-swap-die = Ton dé part à la réserve, et le dé lancé prend sa place : si le tien était stocké, le nouveau l’est aussi.
help-purchase = C’est la dernière occasion de la manche pour stocker des dés : seuls ceux de l’entrepôt peuvent brasser, et les autres sont relancés.
help-discount = Le dé de talent est seulement posé sur le Marché et revient au rangement. D’ici là, il ne peut rien faire d’autre, comme améliorer un brassin.
help-window = Tu peux répondre ici à ce que les autres ont fait. Un jeton joué est dépensé ; dire non le garde pour une autre fois.
help-which = Les autres voient ce que tu as payé pour chaque jeton : en jouer un leur apprend lequel c’était.
help-target = Regarde à qui il est avant de choisir : la plupart des jetons agissent aussi bien sur tes dés que sur ceux des autres.
help-brew = Tu brasses une recette par tour, et ton tour revient, même si tu passes. Chaque recette brassée fait place à une nouvelle.
help-enhance = Tu peux en ajouter une, ou aucune. Un dé de talent te revient, un ingrédient va au Marché ; gardés jusqu’à la fin, ils ne valent rien.
help-brew-dice = Tout dé d’une valeur suffisante convient. Prends les plus bas, et garde les plus hauts pour une autre recette.
help-reward-token = Choisis n’importe quelle sorte qui reste. Tu pourras jouer ce jeton dès la manche suivante.
help-reward-colour = Le nouveau dé va parmi tes dés actifs et sera lancé à la manche suivante. Aucune graine ne donne de malt foncé ni de talent.
help-first-player = Qui commence reçoit le jeton saison/priorité. Après chaque manche, il passe au joueur suivant.
help-roll = Dis ce que montre le dé ; la table demande un dé après l’autre.
help-reveal = Dis quelle recette a été retournée. Dès maintenant, chacun peut la brasser.

## Tableaux du livre

book-space = Emplacement
book-place = Tu poses
book-get = Tu reçois
book-from-round = { $what }, dès la manche { $round }
book-set = { $die } ; ou { $skill }, puis d’autres dés de toute couleur, ensemble { $total }+
book-raise = { $by } de plus ; à l’entrepôt
book-reroll = aussitôt : relance autant de dés actifs que tu veux, ou autant de dés de l’entrepôt
book-swap = aussitôt : lance tous les dés { $colours } de la réserve ; tu peux en échanger un contre un dé à toi de cette couleur
book-back = tous reviennent, et { $gain }
book-short-reroll = aussitôt : relance des dés actifs ou de l’entrepôt
book-short-swap = aussitôt : lance une couleur de la réserve, tu peux en échanger un
book-short-set = { $gain } au rangement ; aussi plusieurs dés, d’abord { $skill }, ensemble { $total }+
book-short-back = { $gain } au rangement
book-ingredient = Ingrédient spécial
book-price = Prix
book-discount = Avec un dé de talent
book-less = { $value } : { $off } de moins
book-token = Jeton d’action
book-does = Effet
book-short-withdraw_die = de l’entrepôt aux dés actifs de son propriétaire
book-short-block_building = début de la manche : un adversaire n’y place rien
book-short-block_protect_die = adverse : inutilisable ; à toi : protégé
book-short-block_recipe = juste avant le brassage : personne ne la brasse
book-short-raise_value = 1 de plus, cette manche
book-short-reroll_die = actif, en entrepôt ou sur un plateau
book-recipe = Recette
book-dice = Dés
book-reward = Récompense
book-enhancements = Améliorations, une au choix
book-players = Joueurs
book-display = Recettes exposées
book-serves = Un emplacement sert
book-players-served = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
book-end = La fin
book-each = chaque { $dice }
book-worthless = { $things }, ingrédients spéciaux, jetons d’action
