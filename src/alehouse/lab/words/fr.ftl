# Ce que dit le laboratoire : l’équilibre d’un jeu, le classement des bots.

balance-title = { $game } : l’équilibre à une table de { $players }
balance-played =
    { $games ->
        [one] { NUMBER($games, useGrouping: 0) } partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    } ; à chaque place : { $bots } ; cartes : { $cards } ; options : { $options } ; graine { $seed }.
balance-house-cards = celles de l’auberge
balance-cards = Cartes
balance-seat = Place { $number }
balance-outliers = Ce qui ressort
balance-outliers-note = Les places qui les ont utilisées gagnent plus ou moins souvent que le hasard ne l’explique ; les plus éloignées de la juste part d’abord.
balance-no-outliers = Rien : ce qu’une place utilise ne change rien au-delà du hasard.
balance-seats = Places
balance-victories = Victoires par place ; en tirets : la juste part
balance-seats-fair = Aucune place ne gagne plus ou moins souvent que le hasard ne l’explique.
balance-seats-unfair = Les places en rouge gagnent plus ou moins souvent que le hasard ne l’explique.
balance-lengths = Durée et choix
balance-decisions = Décisions dans une partie
balance-branching = Options par décision
balance-leads = Changements en tête dans une partie
balance-spread-decisions = Parties selon le nombre de décisions
balance-spread-branching = Décisions selon le nombre d’options
balance-spread-leads = Parties selon les changements en tête
balance-spread-score = Places selon le score final
balance-scores = Scores
balance-sources = D’où viennent les points, par place et partie
balance-all = Toutes les places
balance-winners = Gagnants
balance-things = Cartes et emplacements
balance-things-note = Choisie : parmi les décisions où l’on pouvait la prendre, et autre chose aussi, combien l’ont prise. Utilisée : nombre de fois par place et par partie. Gagné : victoires des places qui l’ont utilisée au moins une fois, celles partagées en partie. Une place peut aussi utiliser une carte parce qu’elle était déjà en tête.
balance-pick-and-win = Combien de fois elle est choisie, et combien de fois gagne qui l’utilise
balance-thing = Carte ou emplacement
balance-pick = Choisie
balance-uses = Utilisée
balance-win = Gagné
balance-interval = Intervalle 95 %
balance-chance = Hasard seul
balance-quantity = Quoi
balance-mean = Moyenne (intervalle 95 %)
balance-changes = Ce qui a changé
balance-verdict =
    { $changes ->
        [0] Sur { $compared } grandeurs, aucune n’a changé au-delà du hasard. Les plus proches :
        [one] Sur { $compared } grandeurs, une a changé au-delà du hasard :
       *[other] Sur { $compared } grandeurs, { $changes } ont changé au-delà du hasard :
    }
balance-changes-note = Les deux fichiers de cartes ont été joués à partir des mêmes graines et comparés partie par partie. « Hasard seul » est la probabilité d’une différence aussi grande s’il n’y en avait aucune, corrigée selon Holm pour les nombreuses comparaisons.
balance-before = Avant
balance-after = Après
balance-difference = Différence
balance-only-before = Disparues, ou jamais possibles : { $names }.
balance-only-after = Nouvelles : { $names }.
balance-only-rare = Trop rares pour être comparées : { $names }.
balance-victories-of = Victoires : { $who }
balance-pick-of = Choisie : { $what }
balance-use-of = Utilisée : { $what }
balance-win-of = Victoires de qui utilise : { $what }
balance-points-from = Points par : { $what }
balance-winner-points-from = Points des gagnants par : { $what }
balance-how = Comment c’est mesuré
balance-method = Une victoire partagée compte en partie pour chacun. Les intervalles sont justes dans 95 cas sur 100 ; leur unité est la partie, car tout ce qui s’y passe est lié. « Hasard seul » est la probabilité d’être aussi loin de la juste part s’il n’y avait rien derrière, corrigée selon Holm pour les nombreuses comparaisons.

ladder-ratings = Force, avec les intervalles à 95 %
ladder-shares =
    { $players ->
        [1] Victoires contre l’adversaire du livret
        [2] Victoires à deux joueurs, avec les intervalles à 95 %
       *[other] Premières places d’un seul contre { $others } autres, avec les intervalles à 95 %
    }
ladder-pair = { $bot } contre { $against }
ladder-bot = Bot
ladder-rating = Force
ladder-interval = Intervalle 95 %
ladder-rated = parties
ladder-against = contre
ladder-won = Gagné
ladder-games = parties
ladder-fair = Juste part : { $fair } ; graine { $seed }
