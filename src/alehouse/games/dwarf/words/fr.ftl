# DWARF : cartes, biens, phases, questions, choix, journal et raisons.

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
card-knockers = Frappeurs
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

# Biens

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

# Phases et étapes

phase-mining = Excavation
phase-first = Sélection
phase-second = Sélection
phase-get_help = Renforts
phase-defend = Défense
phase-mine = Extraction
phase-forge = Forge
phase-over = Fin de partie

# Adversaires imprimés

automa-eldhusfifl = Eldhúsfífl
automa-andvettr = Andvéttr
automa-andvettr_fadir = Andvéttr faðir

# Options

option-opponent = Adversaire
option-opponent-help = Eldhúsfífl est le plus facile ; Andvéttr forge deux fois et gagne avec 12 médailles ; son père ne gaspille jamais un ouvrier.
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
option-special_pairing = Dos des cartes spéciales
option-special_pairing-help = On ne sait pas au juste quelle face Mine va avec quelle face spéciale : deux lectures.
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

prompt-first = Place un ouvrier ou prends une action spéciale
decision-first = le premier tour
prompt-first-detail = Premier tour. Une action spéciale coûte tes deux ouvriers, ou des médailles et un ouvrier.
prompt-first-last = Premier tour. Tu joues en dernier : ton second tour suit aussitôt.
prompt-first-no-special = Premier tour. Tu as pris toutes les actions spéciales permises contre cet adversaire.
prompt-second = Place ton second ouvrier, ou passe
decision-second = le second tour
prompt-second-detail = Second tour. Un ouvrier que tu gardes ne fait rien cette manche.
prompt-extra = Place un renfort, ou refuse
decision-extra = le placement des renforts
prompt-extra-detail = Appeler du renfort donne jusqu’à deux ouvriers de plus, l’un après l’autre.
prompt-early-help = Tes renforts arrivent plus tôt : places-en un, ou refuse
decision-early-help = le placement des renforts
prompt-give = { $card } : { $good }, combien en donnes-tu ? Encore { $left } à donner
decision-give = le choix de ce que tu donnes
prompt-receive = { $card } : { $good }, combien en prends-tu ? Encore { $left } à prendre
decision-receive = le choix de ce que tu prends
prompt-glories = Gloires passées : choisis une carte enfouie à remonter sur sa pile
decision-glories = le choix d’une carte enfouie
prompt-turn-back = Rebrousser chemin : choisis le lieu qui perd sa carte du dessus et reçoit ton ouvrier
decision-turn-back = le choix d’un lieu où rebrousser chemin
prompt-apprentice = Apprenti : choisis l’adversaire que ton ouvrier rejoint
decision-apprentice = le choix d’un maître
prompt-mine-order = Lequel de tes deux lieux d’extraction passe en premier ?
decision-mine-order = l’ordre d’extraction
prompt-forge-order = Laquelle de tes deux forges passe en premier ?
decision-forge-order = l’ordre de forge
prompt-first-player = Qui commence ?
decision-first-player = le choix du premier joueur
prompt-turn-special = Quelle carte spéciale est maintenant sur le paquet ?
decision-turn-special = la révélation d’une carte spéciale
prompt-draw = Quelle carte sort de la Montagne ?
decision-draw = la pioche dans la Montagne
prompt-shuffle = Semer le chaos : quelle carte vient ensuite dans la pile mélangée, de bas en haut ?
decision-shuffle = le mélange des piles

# Choix d’une décision

choice-place = Ouvrier sur { $card } ({ $location })
choice-pass = Passer
choice-decline = Pas de renfort
choice-special-workers = { $card } (coût : deux ouvriers)
choice-special-medals =
    { $medals ->
        [one] { $card } (coût : { $medals } médaille, un ouvrier)
       *[other] { $card } (coût : { $medals } médailles, un ouvrier)
    }
choice-raise = Remonter { $card } ({ $location })
choice-turn-back = Renvoyer { $card } ({ $location })
choice-join = Rejoindre l’ouvrier sur { $card } ({ $location })
choice-resolve = D’abord { $card } ({ $location })
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
log-place = ouvrier sur { $card } ({ $location })
log-pass = passe
log-special-workers = { $card } (coût : deux ouvriers)
log-special-medals = { $card } (coût : médailles et un ouvrier)
log-bot-medals = médailles pour ton action spéciale
log-bot-stays = ne trouve rien d’utile : un ouvrier reste à la maison
log-no-effect = { $card } : aucun effet possible
log-muster = l’armée veille à chaque porte cette manche
log-council = le conseil renvoie des cartes du dessus à la Montagne
log-collapse = les galeries s’effondrent : chaque carte du dessus passe sous sa pile
log-amok = sème le chaos : chaque pile est mélangée
log-exchange = { $card }
log-give = donne ({ $card })
log-receive = prend ({ $card })
log-raise = remonte { $card } ({ $location })
log-turn-back = renvoie { $card } ({ $location }) à la Montagne
log-land = La carte spéciale devient { $card } en { $location }
log-early = résout { $card } ({ $location }) avant le recouvrement
log-help = renfort sur { $card } ({ $location })
log-help-declined = ne veut pas de renfort
log-help-lost = un renfort ne trouve aucun lieu libre
log-marker = prend le marqueur premier joueur, après { $from }
log-resolve = { $card } ({ $location })
log-cannot-pay = ne peut pas payer { $card } ({ $location })
log-raid = { $card } ({ $location }) : pas d’extraction cette manche
log-attack = subit l’attaque : { $card } ({ $location })
log-army = L’armée repousse { $card } ({ $location })

# Pourquoi pas

why-over = La partie est terminée.
why-unknown = Cette action n’existe pas : { $action }.
why-fate = C’est le sort qui tire les cartes, pas les joueurs.
why-fate-first = Pas encore : d’abord { $decision }.
why-not-there = Cela ne peut pas venir maintenant.
why-not-now = Pas maintenant : c’est { $decision }.
why-no-pass = Au premier tour, tu dois placer un ouvrier ou prendre une action spéciale.
why-must-choose = L’effet de la carte est possible, il faut donc l’appliquer : choisis.
why-must-order = Une action que tu peux payer est exécutée : choisis laquelle passe en premier.
why-special-under-way = Il faut d’abord finir la carte spéciale ; une seule action spéciale par manche, pas plus.
why-special-late = Les actions spéciales ne se prennent qu’au premier tour.
why-no-extra-special = Pas maintenant : seul un ouvrier normal, à son premier tour, permet une action spéciale.
why-special-limit =
    { $count ->
        [one] Contre cet adversaire, tu n’as droit qu’à une action spéciale.
       *[other] Contre cet adversaire, tu n’as droit qu’à { $count } actions spéciales, et tu les as prises.
    }
why-pile-empty = Ce paquet est vide.
why-medals =
    { $medals ->
        [one] Il te faut { $medals } médaille pour cela et tu en as { $owned }.
       *[other] Il te faut { $medals } médailles pour cela et tu en as { $owned }.
    }
why-amount = Ici, seulement de { $low } à { $high }.
why-not-buried = Seule une carte enfouie dans une pile peut être remontée.
why-one-mine = Il n’y a qu’une Mine à cette table.
why-occupied = Il y a déjà un ouvrier en { $location }.
why-one-card = Le lieu { $location } a trop peu de cartes : une doit rester.
why-no-opponent = Aucun adversaire n’a d’ouvrier en { $location }.
why-order = Choisis l’un des deux lieux où se trouvent tes ouvriers.

# Comment la partie s’est terminée

end-items = Quelqu’un possède quatre objets à la fin de la manche.
end-mountain = Il fallait tirer une carte et la Montagne est vide.
end-medals = Assez de médailles : victoire immédiate.
