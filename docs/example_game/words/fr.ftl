# Last Orders : ce que c’est, ses options, ce qui se trouve sur la table, questions, actions, journal et raisons.

game-blurb = La cloche a sonné : porte autant de boissons que tu l’oses, et contente un habitué que toi seul connais.
aim = Gagne qui a le plus de points après la dernière manche : des pièces pour les boissons identiques et les pourboires de son habitué.
board-legend =
    Écris « serve » ou « keep 4 », ou le numéro d’une option. « tray », « served » ou « regular » en dit plus.

option-evening = Soirée
option-evening-help = Combien de manches compte une soirée.
option-evening-long = Cinq manches
option-evening-short = Trois manches
option-tray = Plateau
option-tray-help = Combien de dés renversés font tomber le plateau.
option-tray-steady = Stable : trois
option-tray-wobbly = Bancal : deux

item-round = Manche
item-tray = Plateau
item-tray-help = Les boissons en main. Servie, chaque sorte rapporte autant de pièces que ses dés multipliés par eux-mêmes.
item-spilled = Renversés
item-spilled-help = Chaque 1 est renversé. Avec trois le plateau tombe, avec deux s’il est bancal.
item-bells = Lancers restants
item-bells-help = Combien de fois on peut encore relancer les autres dés pendant ce tour.
item-coins = Pièces
item-coins-help = Pour les boissons servies. Elles comptent à la fin.
item-served = Boissons, de 2 à 6
item-served-help = Combien de dés de chaque valeur ont été servis, les 2 d’abord. L’habitué donne des pourboires pour l’une d’elles.
item-regular = Habitué
item-regular-help = Aime une valeur ; seul son joueur la connaît jusqu’à la fin.

regular-tip = { $tip ->
    [one] { $tip } pièce
   *[other] { $tip } pièces
} pour chaque { $likes } servi.
regular-miner = Mineur
regular-miner-help = { regular-tip }
regular-weaver = Tisserande
regular-weaver-help = { regular-tip }
regular-carter = Charretier
regular-carter-help = { regular-tip }
regular-bard = Barde
regular-bard-help = { regular-tip }
regular-abbot = Abbé
regular-abbot-help = { regular-tip }

prompt-turn = Sers, ou garde une sorte et relance le reste
decision-turn = le choix entre servir et relancer
prompt-roll = Que montre le dé ?
decision-roll = le lancer des dés
prompt-deal = Quel habitué est distribué ?
decision-deal = la distribution des habitués

action-serve = Servir
action-keep = Garder les { $what }, relancer le reste
action-die = Le dé montre { $what }
action-regular = { $what }

log-head-round = Manche { $round }
log-keep = garde les { $face } et relance le reste
log-drop = renverse { $spilled } dés et laisse tomber le plateau
log-serve = sert { $tray } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

why-no-bell = Tu as déjà relancé trois fois pendant ce tour.
why-no-drink = Il n’y a aucun { $face } sur le plateau.
why-all-alike = Tous les dés montrent { $face } : il n’y a rien à relancer.

source-coins = Pièces
source-tips = Pourboires
measure-drops = Plateaux tombés
