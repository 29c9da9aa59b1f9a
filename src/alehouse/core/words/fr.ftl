# Qui occupe une place sans nom ; et les joueurs qui sont des programmes.

seat-person = Joueur { $number }
seat-colour-0 = Convive bleu
seat-colour-1 = Convive orange
seat-colour-2 = Convive vert
seat-colour-3 = Convive violet
seat-colour-4 = Convive rouge
seat-colour-5 = Convive gris

# Whoever has told no name, where it stands by itself.
seat-you = Toi

# Un nom qu’une phrase ferait lire comme « toi », « lui » ou « personne ».
name-quoted = « { $name } »

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
bad-option-players = L’option « { $option } » vaut pour un autre nombre de joueurs : { $counts }, pas { $players }.
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
bad-budget = « { $bot } » ne peut pas réfléchir si longtemps. Écris { $kind }@50ms ou { $kind }@1s, { $seconds } secondes au plus, ou { $kind }@400 pour autant de parties simulées, { $playouts } au plus.
bad-budget-none = « { $bot } » ne prend pas de temps de réflexion. Écris { $bot }, ou { $search }.
bad-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
bad-lesson = { $game } n’a pas de leçon « { $lesson } ». Il y a : { $lessons }.
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
log-note-removed = doit quitter la table : l’hôte l’a décidé ; un bot prend le relais
log-note-closed = ferme la table
log-note-closed-house = La personne qui tient l’auberge a fermé la table
log-note-hint = demande un conseil

hint-about = Réflexion : le temps que l’auberge a consacré à chaque choix. Chances : de gagner, calculées comme si tous étaient à égalité maintenant ; au-dessus de { $even } %, un coup fait gagner du terrain.

# À une table : ce qui est à soi, en entier ou sur une ligne.

scene-own-open = Montrer tout ce qui est à toi
scene-own-close = Montrer ce qui est à toi sur une seule ligne

thing-own-handle = Tes affaires sont ici en entier, ou sur une ligne quand la table a besoin de place.

# Ce qu’une leçon dit aux coups que son scénario ne nomme pas.

lesson-other = Dans une vraie partie, tu peux le faire. Pour l’instant, essaie la pièce éclairée.
lesson-not-now = Un instant : lis d’abord ceci, puis continue.

# Qui joue dans les exemples d’un livre, selon la couleur des pièces.

book-player-blue = Bleu
book-player-orange = Orange
book-player-green = Vert
book-player-purple = Violet
book-player-red = Rouge

# Ce que dit un jeu qui n’a pas de mots à lui pour cela : la table simple.

plain-action = { $name }
prompt-plain = Choisis ce que tu fais
decision-plain = le choix d’une action
plain-why-not = Impossible maintenant : c’est { $decision }.
item-score = Points
plain-hidden = caché
plain-none = aucun
plain-die = Dé
plain-going = La partie continue
plain-over = La partie est finie
plain-winner = Victoire de { $winner }
plain-shared = { $winner } se partagent la victoire
plain-reason = La partie est arrivée à sa fin.
plain-place = Place
plain-player = Joueur
plain-points = Points
plain-thing-help = Cela fait partie de la table.
plain-option-help = Tu peux le faire maintenant : un clic suffit.
plain-player-help = Ici se trouve ce qui appartient à { $player }.
plain-table-help = Ici se trouve ce qui n’appartient à personne.
plain-in-the-middle = Cela se trouve au milieu de la table.
plain-before = Cela se trouve devant { $player }.
plain-nothing-there = Il n’y a rien à regarder qui s’appelle « { $what } ».
plain-book = Personne n’en a encore écrit plus. La table montre à chaque étape ce que l’on peut faire.
bad-position = { $game } ne peut pas commencer à partir d’une position de ton choix.
