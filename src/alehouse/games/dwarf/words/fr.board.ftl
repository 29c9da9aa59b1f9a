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
board-special-muster_an_army = monstres repoussés
board-special-hold_a_council = dessus à la Montagne
board-special-sell_an_item = 1 objet pour 5 biens
board-special-past_glories = remonter une carte
board-special-special_order = 5 biens pour 1 objet
board-special-turn_back = renvoyer une carte
board-special-apprentice = rejoindre un rival
board-special-collapse_the_shafts = dessus sous la pile
board-special-run_amok = mélanger les piles
board-helpers =
    { $count ->
        [one] +{ $count } renfort
       *[other] +{ $count } renforts
    }
board-no-mining = pas d’extraction
board-all =
    { $good ->
        [or] −tout l’or
        [acier] −tout l’acier
        [fer] −tout le fer
       *[other] −tout : { $good }
    }
board-workers = ouvriers
board-extra = renforts
board-first = 1er
board-legend =
    Une carte montre son lieu, son nom et combien de cartes compte sa pile ; en dessous, ce qu’un ouvrier y paie (−) et y prend (+). Après « ! », ce qu’un monstre fait à tout le monde tant que personne ne défend.
    Les ouvriers portent la marque de leur joueur ; « + » est un renfort, des parenthèses entourent celui qui a déjà agi. Une couronne ♛ marque une catégorie menée sans partage ; « 3−1 » : un monstre prendrait 1 sur 3.
    Noms des choix : place:5 (ou place:A5), special:A1:workers, special:A1:medals, pass. Pour voir de plus près : stack 5, pile A1, mountain, discards ; avec deux Mines stack B5, mountain B.
board-on = en { $locations }

# La fin de la partie.

summary-round = Manche { $round } · { $phase }
summary-over =
    { $round ->
        [one] Terminée après { $round } manche
       *[other] Terminée après { $round } manches
    }
outcome-winner = { $winner } est la gloire des nains
outcome-shared = { $winner } partagent la victoire
outcome-and = { $some } et { $last }
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
outcome-draw = { $players } sont à égalité en tout et partagent la victoire.

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
