# Qui occupe une place sans nom ; et les joueurs qui sont des programmes.

seat-person = Joueur { $number }
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis, sans réfléchir. Idéal pour découvrir les règles.
bot-greedy = Glouton
bot-greedy-help = Prend ce qui paraît le mieux sur le moment, sans rien prévoir. Un bon adversaire pour débuter.
why-unknown = Cette action n’existe pas : { $action }.

# Ce qui a été demandé et n’existe pas.

bad-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
bad-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
bad-option-players = L’option « { $option } » vaut pour { $counts } joueurs, pas pour { $players }.
bad-value = L’option « { $option } » ne peut pas être « { $value } ». Au choix : { $values }.
bad-pick = L’option « { $option } » ne peut pas nommer « { $card } » ici. Nommez chacune de celles-ci une fois au plus : { $cards }.
bad-picks = L’option « { $option } » en demande { $count } parmi { $cards }, et non { $found }. Écrivez-la ainsi : { $example }.
bad-preset = Il n’y a pas de formule « { $preset } ». Au choix : { $presets }.
bad-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
bad-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
bad-bots = Pour { $players } places, il faut un bot pour toutes ou { $players } bots, pas { $bots }.
bad-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.

# Plusieurs choses dans une phrase.

labelled = { $label } : { $text }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }

log-taken-back = a annulé { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}
