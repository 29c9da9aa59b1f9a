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
scene-open-card = Lire la carte
scene-price-medals = { $card } : payer { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} et un ouvrier
scene-price-workers = { $card } : payer les deux ouvriers
scene-becomes = { $card } en { $number }
scene-resolving = { $name } joue cette carte
scene-special-muster_an_army = Tous les monstres sont repoussés cette manche
scene-special-hold_a_council = Le dessus de chaque pile retourne à la Montagne
scene-special-sell_an_item = 1 objet contre 5 biens au choix (fer, acier, or)
scene-special-past_glories = Une carte enfouie revient au-dessus de sa pile
scene-special-special_order = 5 biens, au moins 1 fer, 1 acier et 1 or, contre 1 objet
scene-special-turn_back = Renvoie le dessus d’une pile, place là ton ouvrier
scene-special-apprentice = Ton ouvrier rejoint celui d’un adversaire
scene-special-collapse_the_shafts = Chaque carte du dessus passe sous sa pile
scene-special-run_amok = Chaque pile de la Mine est mélangée
scene-about-muster_an_army = Jusqu’à la fin de la manche, aucun monstre n’attaque : tous comptent comme repoussés. Les ouvriers sur place gagnent quand même leurs médailles ; l’armée n’en gagne aucune.
scene-about-hold_a_council = Partout où il y a au moins deux cartes, celle du dessus s’en va ; toutes sont mélangées à la Montagne.
scene-about-sell_an_item = Rends un objet et prends cinq biens : fer, acier et or, comme tu veux.
scene-about-past_glories = Choisis une carte enfouie dans une pile ; elle passe au-dessus, les autres gardent leur ordre.
scene-about-special_order = Donne cinq biens, dont au moins un fer, un acier et un or, et prends un objet.
scene-about-turn_back = Choisis un lieu libre d’au moins deux cartes. Celle du dessus est mélangée à la Montagne, et l’un des ouvriers payés occupe ce lieu.
scene-about-apprentice = L’un des ouvriers payés rejoint un lieu où se trouve un ouvrier adverse ; chacun y agit comme s’il était seul.
scene-about-collapse_the_shafts = Dans chaque lieu, la carte du dessus passe sous sa pile.
scene-about-run_amok = La pile de chaque lieu est mélangée, séparément.

scene-in-hand = en main
scene-on = en { $numbers }
scene-on-pile = sur un paquet
scene-helpers = { $n ->
    [one] renfort
   *[other] renforts
}
scene-workers-left = { $n ->
    [0] plus d’ouvrier
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
scene-player = { $name } : ouvriers en main { $hand }, renforts { $helpers } ; fer { $iron }, acier { $steel }, or { $gold }, objets { $item }, médailles { $medal }
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
scene-standings = La course

scene-threats = { $n ->
    [0] Tous les monstres sont repoussés
    [one] { $n } monstre non repoussé
   *[other] { $n } monstres non repoussés
}
scene-quiet = La Mine est calme
scene-quiet-why = Aucun monstre en vue.
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
scene-undefended-orc_raiders = sans défense : pas d’extraction
scene-undefended-knockers = sans défense : 1 fer perdu
scene-undefended-dragon = sans défense : 1 or perdu
scene-undefended-great_dragon = sans défense : tout l’or perdu
scene-undefended-sidhe = sans défense : 2 or changés en fer

scene-level-eldhusfifl = l’adversaire le plus doux
scene-level-andvettr = un adversaire vigilant
scene-level-andvettr_fadir = l’adversaire le plus rude
scene-first-always = commence toujours
scene-medals = Ce qui distingue cet adversaire
scene-medals-to-win = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} : il gagne aussitôt
scene-forges-twice = chaque ouvrier forge deux fois
scene-about-eldhusfifl = Il va là où pointent les grilles de référence, que cela lui serve ou non.
scene-about-andvettr = Il préfère ce qui lui sert, forge deux fois avec chaque ouvrier, gagne des médailles quand tu prends des actions spéciales, et l’emporte aussitôt avec 12 médailles. Tu peux prendre trois actions spéciales.
scene-about-andvettr_fadir = Tout ce que fait son fils ; et il ne prend jamais un lieu qui ne lui sert à rien.

scene-source = { $source ->
    [rulebook] Comme dans le livret de règles
    [web] Comme dans les fichiers de l’éditeur
   *[reconstructed] ○ Reconstitué
} : { $cards }
scene-pairing-reconstructed = ○ Quelle face Mine va avec quelle face spéciale est une reconstitution.

scene-tab-mine = Mine
scene-tab-mine-of = Mine { $mine }
scene-tab-special = Spécial
scene-tab-players = Joueurs
