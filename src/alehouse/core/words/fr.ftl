# Qui occupe une place sans nom ; et les joueurs qui sont des programmes.

seat-person = Joueur { $number }
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis, sans réfléchir. Idéal pour découvrir les règles.
bot-greedy = Glouton
bot-greedy-help = Prend ce qui paraît le mieux sur le moment, sans rien prévoir. Un bon adversaire pour débuter.
bot-apprentice = Apprenti
bot-apprentice-help = Voit quelques coups d’avance, en un clin d’œil. Pour qui connaît déjà les règles.
bot-journeyman = Compagnon
bot-journeyman-help = Réfléchit un dixième de seconde et pèse aussi tes coups. Un adversaire sérieux.
bot-master = Maître
bot-master-help = Réfléchit une seconde à chaque décision. Le plus fort de l’auberge.
bot-search = Recherche
why-unknown = Cette action n’existe pas : { $action }.

# Ce qui a été demandé et n’existe pas.

bad-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
bad-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
bad-option-players = L’option « { $option } » vaut pour { $counts } joueurs, pas pour { $players }.
bad-value = L’option « { $option } » ne peut pas être « { $value } ». Au choix : { $values }.
bad-pick = L’option « { $option } » ne peut pas nommer « { $card } » ici. Nomme chacune de celles-ci une fois au plus : { $cards }.
bad-picks = L’option « { $option } » en demande { $count } parmi { $cards }, et non { $found }. Écris-la ainsi : { $example }.
bad-preset = Il n’y a pas de formule « { $preset } ». Au choix : { $presets }.
bad-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
bad-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
bad-bots =
    { $players ->
        [one] Pour { $players } place, il faut un bot, pas { $bots }.
       *[other] Pour { $players } places, il faut un bot pour toutes ou { $players } bots, pas { $bots }.
    }
bad-budget = « { $bot } » ne peut pas réfléchir ainsi. Écris { $kind }@50ms ou { $kind }@1s, { $seconds } secondes au plus, ou { $kind }@400 pour autant de parties simulées, { $playouts } au plus.
bad-budget-none = « { $bot } » ne prend pas de temps de réflexion. Écris { $bot }, ou { $search }.
bad-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
bad-export = { $what } ne peut pas être { $value }. Au choix : { $values }.
bad-export-kind = « { $file } » n’est pas une image que l’on peut écrire. Son nom doit finir par : { $kinds }.
bad-export-secrets = Cette partie n’est pas terminée : d’autres pourraient lire les secrets d’une place. N’indique pas de place.
bad-export-gif = Un GIF demande { $package }, qui n’est pas installé : pip install "alehouse[gif]". Un SVG ne demande rien.

# Plusieurs choses dans une phrase.

labelled = { $label } : { $text }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }

log-taken-back = annule { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}
log-hint = demande un conseil

hint-about = Réflexion : le temps que l’auberge a consacré à chaque choix. Chances : de gagner, calculées comme si tous étaient à égalité maintenant ; au-dessus de { $even } %, un coup fait gagner du terrain.

# À une table : ce qui est à soi, en entier ou sur une ligne.

scene-own-open = Montrer tout ce qui est à toi
scene-own-close = Montrer ce qui est à toi sur une seule ligne
