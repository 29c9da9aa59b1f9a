# Qui occupe une place sans nom ; et les joueurs qui sont des programmes.

seat-person = Joueur { $number }
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis, sans réfléchir. Idéal pour découvrir les règles.
bot-greedy = Glouton
bot-greedy-help = Prend ce qui paraît le mieux sur le moment, sans rien prévoir. Un bon adversaire pour débuter.
why-unknown = Cette action n’existe pas : { $action }.
