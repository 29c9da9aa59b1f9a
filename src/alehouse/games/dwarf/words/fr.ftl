# DWARF : cartes, ressources, phases, questions, choix, journal et raisons.

game-blurb = Creuse, forge et combats sous la montagne : neuf cartes où travailler, et à chaque manche certaines changent.

# Cartes

card-iron_seam = Filon de fer
card-gold_seam = Filon d’or
card-alloy_steel = Alliage d’acier
card-forge_sword = Forger une épée
card-forge_mace = Forger une masse
card-forge_diadem = Forger un diadème
card-forge_helm = Forger un heaume
card-forge_axe = Forger une hache
card-forge_crown = Forger une couronne
card-forge_dagger = Forger une dague
card-forge_armour = Forger une armure
card-orc_raiders = Pillards orcs
card-knockers = Esprits frappeurs
card-dragon = Dragon
card-great_dragon = Grand dragon
card-sidhe = Sidhe
card-get_help = Appeler du renfort
card-muster_an_army = Lever une armée
card-hold_a_council = Tenir conseil
card-sell_an_item = Vendre un objet
card-past_glories = Gloires passées
card-special_order = Commande spéciale
card-turn_back = Rebrousser chemin
card-apprentice = Apprenti
card-collapse_the_shafts = Saper les galeries
card-run_amok = Semer le chaos

# Ressources, objets et médailles

goods-iron =
    { $count ->
       *[other] fer
    }
goods-steel =
    { $count ->
       *[other] acier
    }
goods-gold =
    { $count ->
       *[other] or
    }
goods-item =
    { $count ->
        [one] objet
       *[other] objets
    }
goods-medal =
    { $count ->
        [one] médaille
       *[other] médailles
    }
goods-all = { $good ->
    [item] tous les objets
    [medal] toutes les médailles
    [iron] tout le fer
    [steel] tout l’acier
   *[gold] tout l’or
}
goods-mix =
    { $least ->
        [0] { $n } au choix ({ $kinds })
       *[other] { $n } { $n ->
            [one] ressource
           *[other] ressources
        } ({ $kinds }), au moins { $least } de chaque
    }
goods-resources =
    { $least ->
        [0] { $n } au choix (fer, acier, or)
       *[other] { $n } { $n ->
            [one] ressource
           *[other] ressources
        } (fer, acier, or : { $least } de chaque)
    }

# Phases et étapes

phase-mining = Excavation
phase-first = Sélection
phase-second = Sélection
phase-get_help = Renforts
phase-defend = Défense
phase-mine = Extraction
phase-forge = Forge
phase-over = Fin de partie

# Adversaires du livret

automa-eldhusfifl = Eldhúsfífl
automa-andvettr = Andvéttr
automa-andvettr_fadir = Andvéttr faðir

# Options

option-opponent = Adversaire
option-opponent-help = Eldhúsfífl est le plus facile ; Andvéttr forge davantage et gagne aussitôt avec assez de médailles ; son père ne gaspille jamais un ouvrier.
option-opponent-eldhusfifl = Eldhúsfífl
option-opponent-andvettr = Andvéttr
option-opponent-andvettr_fadir = Andvéttr faðir
option-mountain = Montagne
option-mountain-help = Étagée : les cartes à deux lanternes viennent avant celles à trois, ce qui laisse moins au hasard.
option-mountain-shuffled = Mélangée
option-mountain-graded = Étagée
option-same_position_rule = Deux fois le même lieu
option-same_position_rule-help = Que faire quand la deuxième carte d’une manche va là où se trouve la première.
option-same_position_rule-discard = La défausser
option-same_position_rule-cover = Couvrir la première
option-special_pairing = Dos des cartes d’action spéciale
option-special_pairing-help = On ne sait pas avec certitude quelle face Mine va avec quelle face spéciale : deux lectures.
option-special_pairing-same_cell = Comme sur la planche
option-special_pairing-long_edge_duplex = En miroir
option-first_player = Premier joueur
option-first_player-help = Qui a le marqueur premier joueur à la première manche.
option-first_player-random = Au hasard
option-first_player-1 = Joueur 1
option-first_player-2 = Joueur 2
option-first_player-3 = Joueur 3
option-first_player-4 = Joueur 4
option-first_player-5 = Joueur 5

# Questions : la question, et ce qu’il est bon de savoir. La forme courte nomme la décision dans une phrase.

prompt-first = Place un ouvrier ou fais une action spéciale
decision-first = le premier tour de placement
prompt-first-detail = Premier tour. Une action spéciale coûte tes deux ouvriers, ou des médailles et un ouvrier.
prompt-first-last = Premier tour. Tu joues en dernier : ton second tour suit aussitôt.
prompt-first-no-special = Premier tour. Tu as déjà fait toutes les actions spéciales permises contre cet adversaire.
prompt-first-medals =
    { $medals ->
        [one] Premier tour. Une action spéciale donnerait une médaille à { $opponent }. Actions spéciales restantes : { $left }.
       *[other] Premier tour. Une action spéciale donnerait { $medals } médailles à { $opponent }. Actions spéciales restantes : { $left }.
    }
prompt-second = Place ton second ouvrier, ou passe
decision-second = le second tour de placement
prompt-second-detail = Second tour. Un ouvrier que tu gardes ne fait rien cette manche.
prompt-extra = Place un renfort, ou refuse
decision-extra = le placement des renforts
prompt-extra-detail = Tes renforts arrivent l’un après l’autre et vont sur des lieux libres.
prompt-early-help = Tes renforts arrivent plus tôt : places-en un, ou refuse
decision-early-help = le placement des renforts
prompt-give = { $card } : { $good }, combien en donnes-tu ? Encore { $left } à donner
decision-give = le choix des ressources à donner
prompt-receive = { $card } : { $good }, combien en prends-tu ? Encore { $left } à prendre
decision-receive = le choix des ressources à prendre
prompt-glories = { $card } : choisis une carte enfouie à remonter sur sa pile
decision-glories = le choix d’une carte enfouie
prompt-turn-back = { $card } : choisis le lieu qui perd sa carte du dessus et reçoit ton ouvrier
decision-turn-back = le choix de la carte à renvoyer
prompt-apprentice = { $card } : choisis l’ouvrier adverse que le tien rejoint
decision-apprentice = le choix de l’ouvrier adverse à rejoindre
prompt-mine-order = Lequel de tes deux mineurs travaille en premier ?
decision-mine-order = l’ordre d’extraction
prompt-forge-order = Laquelle de tes deux forges passe en premier ?
decision-forge-order = l’ordre des forges
prompt-first-player = Qui commence ?
decision-first-player = le choix du premier joueur
prompt-turn-special = Quelle carte d’action spéciale est maintenant sur le paquet ?
decision-turn-special = la révélation d’une carte d’action spéciale
prompt-draw = Quelle carte sort de la Montagne ?
decision-draw = la pioche dans la Montagne
prompt-shuffle = { $card } : quelle carte vient ensuite dans la pile mélangée, de bas en haut ?
decision-shuffle = le mélange des piles

# Choix d’une décision

choice-place = Placer sur { $card } ({ $location })
choice-pass = Passer
choice-decline = Pas de renfort
choice-special-workers = { $card } (coût : deux ouvriers)
choice-special-medals =
    { $medals ->
        [one] { $card } (coût : { $medals } médaille, un ouvrier)
       *[other] { $card } (coût : { $medals } médailles, un ouvrier)
    }
choice-special-workers-vain = { $card } (coût : deux ouvriers) : aucun effet possible pour l’instant
choice-special-medals-vain =
    { $medals ->
        [one] { $card } (coût : { $medals } médaille, un ouvrier) : aucun effet possible pour l’instant
       *[other] { $card } (coût : { $medals } médailles, un ouvrier) : aucun effet possible pour l’instant
    }
choice-raise = Remonter { $card } ({ $location })
choice-turn-back = Renvoyer { $card } ({ $location })
choice-join = Rejoindre l’ouvrier sur { $card } ({ $location })
choice-resolve = D’abord { $card } ({ $location })
choice-resolve-vain = D’abord { $card } ({ $location }) : tu ne peux pas encore payer
choice-first = { $first } commence
choice-turn = { $card }
choice-draw =
    { $lanterns ->
        [one] { $card } en { $location }, { $lanterns } lanterne
       *[other] { $card } en { $location }, { $lanterns } lanternes
    }
choice-shuffle = { $card } en { $location }
choice-amount = { $amount } { $good }

# Journal. Le nom du joueur précède la ligne ; les lignes sans joueur parlent de la table.

log-head-round = Manche { $round }
log-first-player = commence
log-pile = Paquet spécial, au-dessus : { $card }
log-draw = Arrive en { $location } : { $card }
log-discard = Encore en { $location }, donc défaussée : { $card }
log-place = place un ouvrier sur { $card } ({ $location })
log-pass = passe
log-special-workers = joue { $card } (coût : deux ouvriers)
log-special-medals = joue { $card } (coût : médailles et un ouvrier)
log-opponent-medals = gagne des médailles pour ton action spéciale
log-opponent-stays = ne trouve rien d’utile : un ouvrier reste inactif
log-no-effect = { $card } : aucun effet possible
log-muster = lève une armée : elle veille à chaque porte cette manche
log-council = tient conseil : des cartes du dessus retournent à la Montagne
log-collapse = sape les galeries : chaque carte du dessus passe sous sa pile
log-amok = sème le chaos : chaque pile est mélangée
log-exchange = applique { $card }
log-give = donne ({ $card })
log-receive = prend ({ $card })
log-raise = remonte { $card } ({ $location })
log-turn-back = renvoie { $card } ({ $location }) à la Montagne
log-land = La carte d’action spéciale devient { $card } en { $location }
log-early = résout { $card } ({ $location }) avant qu’elle soit recouverte
log-help = place un renfort sur { $card } ({ $location })
log-help-declined = n’envoie pas de renfort pour l’instant
log-help-lost = n’a pas de lieu libre pour un renfort
log-marker = prend le marqueur premier joueur à { $from }
log-resolve = résout { $card } ({ $location })
log-cannot-pay = ne peut pas payer { $card } ({ $location })
log-raid = { $card } ({ $location }) : pas d’extraction cette manche
log-attack = subit l’attaque : { $card } ({ $location })
log-harmless = Rien à prendre : { $card } ({ $location })
log-army = L’armée repousse { $card } ({ $location })

# Pourquoi pas

why-over = La partie est terminée.
why-fate = C’est le sort qui tire les cartes, pas les joueurs.
why-fate-first = Pas encore : d’abord { $decision }.
why-not-there = Cette carte ne peut pas sortir maintenant.
why-not-now = Pas maintenant : c’est { $decision }.
why-no-pass = Au premier tour, tu dois placer un ouvrier ou faire une action spéciale.
why-must-choose = L’effet de la carte est possible, il faut donc l’appliquer : choisis.
why-must-order = Une action que tu peux payer est exécutée : choisis laquelle passe en premier.
why-special-under-way = Termine d’abord la carte d’action spéciale ; une seule action spéciale par manche.
why-special-late = Une action spéciale ne se fait qu’au premier tour.
why-no-extra-special = Pas maintenant : une action spéciale ne se fait qu’au premier tour.
why-special-limit =
    { $count ->
        [one] Contre cet adversaire, tu n’as droit qu’à une action spéciale par partie, et tu l’as déjà faite.
       *[other] Contre cet adversaire, tu n’as droit qu’à { $count } actions spéciales par partie, et tu les as toutes faites.
    }
why-pile-empty = Ce paquet est vide.
why-medals =
    { $medals ->
        [one] Il te faut { $medals } médaille pour cela et tu en as { $owned }.
       *[other] Il te faut { $medals } médailles pour cela et tu en as { $owned }.
    }
why-amount = Choisis un nombre de { $low } à { $high }.
why-not-buried = Seule une carte enfouie dans une pile peut être remontée.
why-one-mine = Il n’y a qu’une Mine à cette table.
why-occupied = Il y a déjà un ouvrier en { $location }.
why-one-card = Le lieu { $location } a trop peu de cartes : { $stay ->
    [1] une doit rester
   *[other] { $stay } doivent rester
}.
why-no-opponent = Aucun adversaire n’a d’ouvrier en { $location }.
why-order = Choisis l’un des deux lieux où se trouvent tes ouvriers.

# Comment la partie s’est terminée

end-items = { $items ->
    [one] Quelqu’un possède un objet à la fin de la manche.
   *[other] Quelqu’un possède au moins { $items } objets à la fin de la manche.
}
end-mountain = Il fallait tirer une carte et la Montagne est vide.
end-medals = Assez de médailles : victoire immédiate.

# La table en texte.

board-round = Manche { $round }
board-mountain = Montagne : { $left } à venir, { $discards } en défausse
board-mountains = Montagnes : { $each } à venir
board-resolving = En cours : { $card }
board-mustered = Une armée est levée : aucun monstre n’attaque cette manche
board-raided = Pillards orcs : pas d’extraction cette manche
board-new = nouveau
board-becomes = → { $card } { $location }
board-pile-empty = plus de carte
board-pile-unseen = face cachée
board-special-defend_all = monstres repoussés
board-special-top_to_mountain = cartes à la Montagne
board-special-raise_card = remonter une carte
board-special-turn_back = renvoyer une carte
board-special-place_beside = rejoindre un rival
board-special-top_to_bottom = cartes sous la pile
board-special-shuffle_stacks = mélanger les piles
board-goods = { $count ->
    [one] ressource
   *[other] ressources
}
board-helpers =
    { $count ->
        [one] +{ $count } renfort
       *[other] +{ $count } renforts
    }
board-no-mining = pas d’extraction
board-workers = ouvriers
board-extra = renforts
board-first = 1er
board-legend =
    Une carte montre son lieu, son nom et combien de cartes compte sa pile ; en dessous, ce qu’un ouvrier y paie (−) et y prend (+). Après « ! », ce qu’un monstre fait à tout le monde tant que personne ne défend.
    Les ouvriers portent la marque de leur joueur ; « + » est un renfort, des parenthèses entourent celui qui a déjà agi. Une couronne ♛ marque une catégorie menée sans partage ; « 3−1 » : un monstre prendrait 1 sur 3. « 1er → » sur une carte : le premier joueur qui y a un ouvrier passe le marqueur.
    Noms des choix : place:5 (ou place:A5), special:A1:workers, special:A1:medals, pass. Pour voir de plus près : stack 5, pile A1, mountain, discards ; avec deux Mines stack B5, mountain B.
board-on = en { $locations }
board-passes-marker = { board-first } →

# La fin de la partie.

summary-round = Manche { $round } · { $phase }
summary-over =
    { $round ->
        [one] Terminée après { $round } manche
       *[other] Terminée après { $round } manches
    }
outcome-winner = Héros de la Société : { $winner }
outcome-you = Le Héros de la Société, c’est toi
outcome-shared = { $winner } se partagent la victoire
outcome-place = Place
outcome-player = Joueur
outcome-categories = Catégories
outcome-medals = { $winner } a réuni assez de médailles : rien d’autre ne compte.
outcome-leads = { $player } mène sans partage en { $good }, avec { $amount }.
outcome-level = { $players } sont à égalité en { $good }, avec { $amount } : la catégorie ne compte pour personne.
outcome-most =
    { $count ->
        [one] { $winner } mène dans une catégorie, plus que quiconque.
       *[other] { $winner } mène dans { $count } catégories, plus que quiconque.
    }
outcome-tied =
    { $count ->
        [0] Personne ne mène de catégorie : égalité entre { $players }.
        [one] Égalité entre { $players } : une catégorie par tête.
       *[other] Égalité entre { $players } : { $count } catégories par tête.
    }
outcome-breaks = Départage en { $good } : { $players } en a le plus, { $amount }.
outcome-still-tied = Départage en { $good } : toujours égalité entre { $players }, avec { $amount }.
outcome-draw = { $players } sont à égalité en tout et se partagent la victoire.

# Ce que mesure le laboratoire.

measure-rounds = Manches
measure-iron = Fer
measure-steel = Acier
measure-gold = Or
measure-item = Objets
measure-medal = Médailles
measure-categories = Catégories menées
measure-by-items = Fin par les objets
measure-by-mountain = Fin par la Montagne
measure-by-medals = Fin par les médailles adverses

# Ce qui est écrit sur la table, et ce que les lecteurs d’écran disent de ses pièces.

scene-threat-all = − tout
scene-new = nouveau
scene-you = toi
scene-or = ou
scene-round = Manche
scene-round-n = Manche { $n }
scene-selection = Sélection
scene-first-turn = Premier tour
scene-second-turn = Second tour
scene-phase-now = { $phase }, en cours
scene-turn-order = Ordre du tour
scene-over = La partie est terminée
scene-winner = { $n ->
    [one] Victoire : { $names }
   *[other] { $names } partagent la victoire
}
scene-no-turns = Résolution des actions
scene-turn-label = { $name }, { $turn ->
    [1] premier tour
   *[2] second tour
}, { $stage ->
    [done] joué
    [now] en cours
   *[next] à venir
}
scene-your-turn = À toi de jouer
scene-turn = { $name } décide
scene-own-place = { $place ->
    [1] Victoire !
   *[other] { $place }e place
}
scene-place = { $place ->
    [1] { $name } : 1re place
   *[other] { $name } : { $place }e place
}
scene-first-player = premier joueur
scene-first-player-label = { $name } est premier joueur
scene-passes-marker = Si le premier joueur a un ouvrier ici quand vient cette étape, le marqueur premier joueur passe au joueur suivant, que le prix ait été payé ou non.

scene-mine = { $sets ->
    [1] La Mine
   *[other] Mine { $mine }
}
scene-location = { $number } : { $card }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $workers ->
    [0] libre
   *[other] occupé par { $names }
}
scene-stack = Ouvrir la pile en { $number } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scene-stack-title = Lieu { $number }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes, de haut en bas
}
scene-worker-on = { $name } : ouvrier en { $number }{ $spent ->
    [true] , a déjà agi
   *[false] {""}
}
scene-worker-in-hand = { $name } : ouvrier en main
scene-worker-committed = { $name } : ouvrier sur un paquet spécial
scene-helper-supply = { $name } : renfort en réserve
scene-helper-lost = { $name } : renfort sans lieu libre

scene-mountain = Montagne
scene-mountain-label = { $sets ->
    [1] Montagne
   *[other] Montagne { $mine }
}, { $cards ->
    [one] { $cards } carte à venir
   *[other] { $cards } cartes à venir
}
scene-mountain-title = Dans la Montagne : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scene-no-order = Tout ce qui n’est pas encore sorti, en désordre : personne ne sait ce qui vient ensuite.
scene-tier-next = D’abord { $n } à deux lanternes
scene-tier-later = Ensuite { $n } à trois lanternes
scene-left = à venir
scene-discarded = en défausse
scene-discards-label = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scene-discards-title = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
scene-discards-gone = Ces cartes sont hors jeu.

scene-special-actions = Actions spéciales
scene-pile = { $card } : { $about }. { $cards ->
    [one] { $cards } carte dans le paquet
   *[other] { $cards } cartes dans le paquet
}
scene-pile-empty = plus de carte
scene-pile-gone = Ses cartes sont maintenant dans la Mine
scene-open-card = Lire { $card }
scene-price-medals = { $card } : payer { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} et un ouvrier
scene-price-workers = { $card } : payer les deux ouvriers
scene-becomes = { $card } en { $number }
scene-resolving = { $name } joue cette carte
scene-special-defend_all = Tous les monstres sont repoussés cette manche
scene-special-top_to_mountain = { $cards ->
    [2] Le dessus des piles va à la Montagne, sauf carte seule
   *[other] Le dessus des piles d’au moins { $cards } cartes retourne à la Montagne
}
scene-special-exchange = Donne { $given }, prends { $taken }
scene-special-raise_card = Une carte enfouie revient au-dessus de sa pile
scene-special-turn_back = Renvoie la carte d’une pile, places-y ton ouvrier
scene-special-place_beside = Ton ouvrier rejoint celui d’un adversaire
scene-special-top_to_bottom = Chaque carte du dessus passe sous sa pile
scene-special-shuffle_stacks = Chaque pile de la Mine est mélangée
scene-about-defend_all = Jusqu’à la fin de la manche, aucun monstre n’attaque : tous comptent comme repoussés. Les ouvriers sur place gagnent quand même leurs médailles ; l’armée n’en gagne aucune.
scene-about-top_to_mountain = Partout où il y a au moins { $cards ->
    [2] deux
   *[other] { $cards }
} cartes, celle du dessus s’en va ; toutes ces cartes sont mélangées à la Montagne.
scene-about-exchange = Donne { $given } ; prends { $taken }.
scene-about-raise_card = Choisis une carte enfouie dans une pile ; elle passe au-dessus, les autres gardent leur ordre.
scene-about-turn_back = Choisis un lieu libre d’au moins { $cards ->
    [2] deux
   *[other] { $cards }
} cartes. Celle du dessus est mélangée à la Montagne, et l’un des ouvriers payés occupe ce lieu.
scene-about-place_beside = L’un des ouvriers payés rejoint un lieu où se tient un ouvrier adverse ; chacun y agit comme s’il était seul.
scene-about-top_to_bottom = Sur chaque lieu, la carte du dessus passe sous sa pile.
scene-about-shuffle_stacks = La pile de chaque lieu est mélangée, séparément.

scene-in-hand = en main
scene-on = en { $numbers }
scene-standing = { $n } en { $numbers }
scene-on-pile = { $n } sur un paquet
scene-helpers = { $n ->
    [one] renfort
   *[other] renforts
}
scene-workers-left = { $n ->
    [0] plus d’ouvrier en main
    [one] { $n } ouvrier en main
   *[other] { $n } ouvriers en main
}
scene-workers-in-hand = { $n ->
    [0] aucun en main
    [one] { $n } ouvrier en main
   *[other] { $n } ouvriers en main
}
scene-n-helpers = { $n ->
    [one] { $n } renfort
   *[other] { $n } renforts
}
scene-player =
    { $name } : { $hand ->
        [one] { $hand } ouvrier en main
       *[other] { $hand } ouvriers en main
    }, { $helpers ->
        [one] { $helpers } renfort
       *[other] { $helpers } renforts
    } ; { $iron } fer, { $steel } acier, { $gold } or, { $item ->
        [one] { $item } objet
       *[other] { $item } objets
    }, { $medal ->
        [one] { $medal } médaille
       *[other] { $medal } médailles
    }
scene-goods = { $name } : { $good } { $n }
scene-tray-iron = Fer
scene-tray-steel = Acier
scene-tray-gold = Or
scene-tray-item = Objets
scene-tray-medal = Médailles
scene-short-iron = fer
scene-short-steel = acier
scene-short-gold = or
scene-short-item = objets
scene-short-medal = médailles
scene-at-risk = { $n } en danger
scene-defending = +{ $n } en défense
scene-you-lead = tu mènes
scene-leads = { $name } mène
scene-nobody-leads = personne ne mène
scene-leads-in = { $n ->
    [0] Ne mène aucune catégorie
   *[other] Mène en : { $goods }
}
scene-breaks-ties = 1er départage
scene-breaks-ties-last = 2e départage
scene-items-end = à { $n }, fin de partie
scene-standings = Catégories

scene-threats = { $n ->
    [0] Tous les monstres sont repoussés
    [one] { $n } monstre non repoussé
   *[other] { $n } monstres non repoussés
}
scene-quiet = La Mine est calme
scene-quiet-why = Aucun monstre en vue.
scene-quiet-over = Les monstres ne font plus de mal.
scene-mustered = Une armée garde la Mine
scene-raided = Pillards : pas d’extraction
scene-monster-on = { $card } en { $number }
scene-one-worker-defends = Un seul ouvrier y suffit
scene-if-undefended = Sans défense
scene-defended = { $card } en { $number } : { $count ->
    [0] l’armée défend
    [one] { $names } défend
   *[other] { $names } défendent
}
scene-undefended-block_action = sans défense : pas d’extraction
scene-undefended-lose = sans défense : chacun perd { $lost }
scene-undefended-swap = sans défense : { $lost } { $n ->
    [one] devient
   *[other] deviennent
} { $gained }

scene-level-eldhusfifl = l’adversaire le plus doux
scene-level-andvettr = un adversaire vigilant
scene-level-andvettr_fadir = l’adversaire le plus rude
scene-first-always = commence toujours
scene-medals = Ce qui distingue cet adversaire
scene-medals-to-win = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} : il gagne aussitôt
scene-forges = chaque ouvrier forge { $times ->
    [2] deux fois
   *[other] { $times } fois
}

# Les adversaires du livret en mots : ce que fait chacun, phrase par phrase.

opponent-follows = Il va là où pointent les grilles de référence, que cela lui serve ou non.
opponent-prefers = Il préfère ce qui lui sert.
opponent-never-wastes = Il ne prend jamais un lieu qui ne lui sert à rien.
opponent-forges = Chacun de ses ouvriers forge { $times ->
    [2] deux fois
   *[other] { $times } fois
}.
opponent-earns = Il gagne des médailles quand tu fais des actions spéciales.
opponent-wins = Avec { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}, il l’emporte aussitôt.
opponent-limit =
    Tu peux faire { $count ->
        [one] une action spéciale
       *[other] { $count } actions spéciales
    } dans la partie.

scene-source = { $source ->
    [rulebook] Comme dans le livret de règles
    [web] Comme dans les fichiers de l’éditeur
   *[reconstructed] ○ Reconstitué
} : { $cards }
scene-pairing-reconstructed = ○ L’association des faces Mine et des faces spéciales est une reconstitution.

scene-tab-mine = Mine
scene-tab-mine-of = Mine { $mine }
scene-tab-special = Spécial
scene-tab-players = Joueurs

# De plus près : ce qu’est une chose, ce qu’elle fait et vaut, en phrases.


# Ce que signifient les icônes.

thing-iron = Le fer s’extrait des filons de fer. Alliage d’acier le change en acier, et quelques forges en demandent. Ce n’est pas une catégorie, mais il départage après les médailles.
thing-steel = L’acier est l’une des trois catégories qui donnent la victoire : qui en possède plus que chacun des autres à la fin la mène. Il se fait avec du fer sur Alliage d’acier, et la plupart des forges en demandent. Ce que tu dépenses ne compte plus.
thing-gold = L’or est l’une des trois catégories qui donnent la victoire : qui en possède plus que chacun des autres à la fin la mène. Il s’extrait des filons d’or. Les dragons frappent avant l’extraction : l’or extrait dans la même manche ne craint rien.
thing-item = { $items ->
    [one] Les objets se forgent et forment l’une des trois catégories qui donnent la victoire. Un seul objet à la fin d’une manche et la partie s’achève. Cela ne suffit pas à gagner : on compte alors les catégories. Tous les objets se valent.
   *[other] Les objets se forgent et forment l’une des trois catégories qui donnent la victoire. Quand quelqu’un en possède { $items } à la fin d’une manche, la partie s’achève. Cela ne suffit pas à gagner : on compte alors les catégories. Tous les objets se valent.
}
thing-medal = Chaque ouvrier ou renfort qui défend gagne une médaille. Elles paient les actions spéciales, qui ne demandent alors qu’un ouvrier. Celles qui te restent à la fin sont le premier départage.
thing-marker = La chope montre qui est premier joueur. Qui la détient place en premier, et en dernier au second tour. Elle passe au joueur suivant quand son détenteur a un ouvrier sur Appeler du renfort ou sur une forge, que le prix ait été payé ou non.
thing-marker-alone = La chope montre qui est premier joueur. En solitaire, ton adversaire la garde jusqu’à la fin, quoi qu’il arrive.
thing-mine = La Mine compte neuf lieux, chacun avec une pile de cartes. Seule celle du dessus compte : un ouvrier y fait ce qu’elle dit quand vient son étape, et pas avant. Un lieu accueille un seul ouvrier ; même ton second ne peut pas l’y rejoindre.
thing-mountain = Deux cartes en sortent au début de chaque manche. Quand une carte doit venir et qu’il n’en reste plus, la partie s’achève aussitôt.
thing-phase-mining = Deux nouvelles cartes sortent de la Montagne et couvrent ce qui est sur leurs lieux. Personne ne choisit rien ici, et les cartes couvertes restent dans la pile.
thing-phase-selection = Dans l’ordre du tour, chacun place un ouvrier ou fait une action spéciale, puis chacun place son second ouvrier. On ne paie ni ne prend encore rien. Tu peux te placer là où tu ne peux pas payer, rien que pour gêner les autres.
thing-phase-get_help = La première étape du travail : qui a un ouvrier sur Appeler du renfort peut placer des renforts sur des lieux libres, un par un, à tour de rôle. Les renforts agissent aux étapes suivantes.
thing-phase-defend = La deuxième étape : un monstre sur lequel se tient un ouvrier est vaincu, et chaque ouvrier y gagne une médaille. Un monstre sur lequel il n’y a personne frappe chaque joueur, avant toute extraction.
thing-phase-mine = La troisième étape : les ouvriers sur les filons et sur Alliage d’acier paient et prennent ce que dit leur carte. Tu choisis lequel de tes deux ouvriers passe en premier. Si les pillards orcs ont frappé cette manche, personne n’extrait.
thing-phase-forge = La dernière étape : les ouvriers à la forge en paient le prix et prennent un objet. L’acier fait à l’étape précédente peut la payer. Qui ne peut pas payer le prix entier ne reçoit rien ; qui le peut le doit.
thing-discards = Quand la deuxième carte d’une manche va là où est allée la première, elle est défaussée et on en tire une autre. Une carte défaussée ne revient jamais.
thing-pile = Chaque carte d’un paquet sert une fois dans la partie : chacun peut prendre celle du dessus, et la suivante est ensuite visible. Un paquet vide n’offre plus rien.
thing-price-medals = Une façon de payer cette action spéciale : des médailles et un ouvrier. L’autre ouvrier peut encore être placé au second tour. Les médailles dépensées ne départagent plus.
thing-price-workers = L’autre façon de payer cette action spéciale : les deux ouvriers, sans médailles. Ils restent sur le paquet jusqu’à la fin de la manche, sauf si la carte envoie l’un d’eux dans la Mine.
thing-round = Une manche a trois parties : de nouvelles cartes sortent de la Montagne, on place les ouvriers, les ouvriers agissent. Ils agissent en quatre étapes, toujours dans cet ordre : Renforts, Défense, Extraction, Forge.
thing-special = À ton premier tour, tu peux faire une action spéciale au lieu de placer un ouvrier : pour tes deux ouvriers, ou pour des médailles et un ouvrier. Elle agit aussitôt. Au second tour, ce n’est pas possible.
thing-standings = Qui mène le plus de catégories parmi l’acier, l’or et les objets gagne. Mener, c’est en avoir plus que chacun des autres ; à égalité, personne ne mène. Les médailles départagent, puis le fer, puis les objets.
thing-threats = Ces monstres frappent chaque joueur à l’étape Défense si aucun ouvrier ne s’y tient. Un seul ouvrier ou renfort, à qui que ce soit, arrête un monstre pour tous. Ils frappent avant l’étape Extraction, et restent jusqu’à ce qu’une carte les couvre.
thing-turns = Qui place et quand : chacun une fois dans cet ordre, puis de nouveau en sens inverse ; le dernier place donc deux fois de suite. Qui a payé ses deux ouvriers n’a pas de second tour.
thing-turns-alone = En solitaire, tu alternes avec ton adversaire : lui, toi, lui, toi. Il commence toujours, et le marqueur reste chez lui.
thing-worker = Chacun a deux ouvriers et les place sur des lieux libres. Un ouvrier fait ce que dit la carte du dessus quand vient son étape, et rentre à la fin de la manche. Pâle avec une coche, il est épuisé : il a déjà agi, et occupe encore le lieu.
thing-helper = Un renfort est un ouvrier de plus pour une manche. Il attend en réserve que ton ouvrier soit sur Appeler du renfort, puis va sur un lieu libre. Les renforts défendent, extraient et forgent comme les ouvriers, mais après eux, et ne peuvent pas payer d’actions spéciales.
does-mine = À l’étape Extraction, un ouvrier ici { $pays ->
    [0] prend { $gain }.
   *[other] paie { $pay } et prend { $gain } ; sans le prix entier, rien ne se passe.
}
does-forge = À l’étape Forge, un ouvrier ici { $pays ->
    [0] prend { $gain }.
   *[other] paie { $pay } et prend { $gain } ; sans le prix entier, rien ne se passe.
}
does-get_help = À l’étape Renforts, un ouvrier ici te permet de placer { $helpers ->
    [one] un renfort
   *[other] jusqu’à { $helpers } renforts
} sur des lieux libres.
does-defend = À l’étape Défense, un ouvrier ici vainc le monstre et prend { $gain }.
does-covered = Les cartes sous celle du dessus ne font rien tant qu’elles ne sont pas de nouveau visibles. Chacun peut les regarder.
does-becomes = Ensuite, la carte se retourne et rejoint la Mine : { $card }.
special-when = Fais-la à ton premier tour, pour tes deux ouvriers ou pour { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} et un ouvrier. Elle agit aussitôt.
special-lands = Un ouvrier qui se tient là où la carte se pose agit aussitôt sur la carte qu’elle couvre, et est épuisé pour cette manche.
icon-mining = Excavation : nouvelles cartes de la Montagne
icon-selection = Sélection : on place les ouvriers
icon-first-player = le marqueur premier joueur, une chope : qui la détient commence
icon-mountain = la Montagne : les cartes encore à venir
icon-iron = fer : Alliage d’acier le change en acier
icon-steel = acier : l’une des trois catégories qui donnent la victoire
icon-gold = or : l’une des trois catégories qui donnent la victoire
icon-item = un objet, forgé : l’une des trois catégories qui donnent la victoire
icon-medal = une médaille, gagnée en défendant : elle paie les actions spéciales et départage
icon-crown = ce joueur mène la catégorie sans partage
icon-cards = nombre de cartes ici
icon-claw = ce que le monstre fait à chaque joueur si aucun ouvrier ne se tient ici
icon-no-mining = personne n’extrait cette manche, Alliage d’acier compris
icon-passes-marker = un premier joueur qui a un ouvrier ici passe la chope
icon-lanterns = lanternes : une au départ, deux ou trois de la Montagne ; elles ne comptent que pour la Montagne étagée
icon-grid = en orange, son lieu ; en noir et en blanc, où vont les adversaires du livret : cela ne compte qu’en solitaire
icon-worker = un ouvrier : chaque joueur en a deux
icon-helper = un renfort : un ouvrier de plus, qui vient avec Appeler du renfort
icon-in-phase = les ouvriers agissent ici à l’étape « { $phase } »

# Ce que les débutants oublient d’une carte : par son nom, ou par son genre.

tip-iron_seam = Le fer seul ne fait rien gagner : Alliage d’acier le change en acier.
tip-gold_seam = Un seul or paraît peu de chose, mais chacun compte dans sa catégorie.
tip-alloy_steel = L’Extraction vient avant la Forge : l’acier fait ici peut payer une forge de la même manche. Si personne n’arrête les pillards orcs, ce travail s’arrête aussi.
tip-forge = Tous les objets se valent. Ce que tu paies ici ne compte plus dans sa catégorie.
tip-orc_raiders = Personne ne peut alors extraire, peu importe qui les a laissés faire. Alliage d’acier compte comme extraction ; les forges restent ouvertes.
tip-knockers = Ils frappent avant l’étape Extraction : le fer prévu pour Alliage d’acier risque alors de manquer.
tip-dragon = Il frappe avant l’étape Extraction : l’or extrait dans la même manche ne craint rien. Il reste jusqu’à ce qu’une carte le couvre.
tip-great_dragon = Un seul ouvrier ici sauve l’or de tous les joueurs, celui de tes rivaux aussi.
tip-sidhe = Qui a moins d’or ne perd que cela, et reçoit autant de fer en échange.
tip-get_help = Cet ouvrier ne fait rien d’autre cette manche. Les renforts agissent après tes ouvriers et ne peuvent pas payer d’actions spéciales.
tip-muster_an_army = Les pillards orcs ne peuvent alors pas non plus arrêter l’extraction.
tip-hold_a_council = Les ouvriers restent, et agissent sur la carte alors visible. La Montagne grandit : la partie peut durer plus longtemps.
tip-sell_an_item = Tu choisis le mélange. Un objet de moins éloigne aussi la fin de la partie.
tip-past_glories = Tu peux aussi changer la carte sous un ouvrier : il agira sur la nouvelle.
tip-special_order = Le fer seul ne fait rien gagner : donnes-en autant que tu peux.
tip-turn_back = L’ouvrier y agit comme tout autre quand vient son étape.
tip-apprentice = Un rival doit déjà se tenir dans la Mine. Chacun des deux reçoit tout ce que donne la carte.
tip-collapse_the_shafts = Les ouvriers restent, et agissent sur la carte alors visible. Regarde d’abord dans les piles ; une carte seule reste en place.
tip-run_amok = Personne ne sait ce qui sera au-dessus. Les ouvriers restent, et agissent sur ce qui vient ; une carte seule reste en place.

# Les premières minutes : comment on gagne, et une phrase pour qui rencontre une décision la première fois.

aim = Mène dans plus de catégories que tout autre joueur : aie le plus d’acier, le plus d’or ou le plus d’objets à la fin de la partie.
aim-solo = Mène dans plus de catégories (acier, or, objets) que ton adversaire à la fin de la partie. Certains adversaires gagnent aussi d’un coup avec assez de médailles.
help-first = Place un ouvrier là où personne ne se tient ; il agit plus tard, quand vient son étape. Tu peux te placer là où tu ne peux pas payer, rien que pour gêner les autres.
help-second = C’est ton dernier ouvrier de la manche. Gardé chez toi, il ne rapporte rien : ne passe que si aucun lieu n’en vaut la peine, pas même pour gêner un rival.
help-extra = Les renforts ne coûtent rien et n’agissent que cette manche. Envoies-en un sur un lieu libre : il défend, extrait ou forge après tes ouvriers.
help-early-help = Une carte va couvrir Appeler du renfort, où se tient ton ouvrier : tes renforts viennent donc maintenant plutôt que plus tard. Envoies-en un sur un lieu libre.
help-give = Choisis combien tu en donnes ; le reste est pris sur les autres ressources. Le fer n’est pas une catégorie : donne d’abord du fer.
help-receive = Choisis combien tu en prends ; le reste vient des autres ressources. L’acier et l’or sont des catégories, le fer devient acier.
help-glories = Toute carte couverte peut remonter sur sa pile, même sous un ouvrier : il agira alors sur la nouvelle carte.
help-turn-back = La carte du dessus de ce lieu retourne à la Montagne, et ton ouvrier agira sur celle qui était dessous.
help-apprentice = Ton ouvrier rejoint celui d’un rival : les deux agissent sur la même carte, et chacun reçoit tout ce qu’elle donne.
help-mine-order = Choisis d’abord le filon si son fer doit payer Alliage d’acier à cette même étape.
help-forge-order = Si tu ne peux pas payer les deux, la première est payée et l’autre ne donne rien. Garde ce qui doit compter pour toi à la fin.
help-first-player = Qui commence place le premier ouvrier, mais le dernier au second tour.
help-turn-special = La carte suivante du paquet est retournée, visible pour tous ; dès maintenant, chacun peut la prendre.
help-draw = Deux nouvelles cartes arrivent à chaque manche. Chacune couvre le lieu imprimé dessus.
help-shuffle = La pile est refaite de bas en haut ; la dernière carte est au-dessus et compte.

# Tableaux du livre : en-têtes, et ce qu’un monstre non repoussé fait à chaque joueur.

book-kind = Genre
book-card = Carte
book-cards = Cartes
book-number = Nombre
book-pay = Paie
book-take = Prends
book-undefended = Sans défense
book-everybody = Chaque joueur
book-special = Action spéciale
book-does = Effet
book-all = tout { $good }
book-least = ({ $n } de chaque)
book-strike-block_action = saute l’étape Extraction : personne n’extrait cette manche, Alliage d’acier compris
book-strike-lose = perd { $lost }
book-strike-swap = donne { $lost } et prend { $gained } ; avec moins à donner, moins des deux
