# Ce que dit le serveur, en plus des mots des jeux. Les mots de la page sont dans fr.page.ftl.

language = Français
line-turn = { $summary } · à { $player } de jouer

# Ouverture et fermeture
serve-open =
    La maison est ouverte : { $address }
    Les tables sont gardées dans { $db }. Ctrl-C pour fermer.
serve-port = Le port { $port } est pris ; ce sera le { $found }.
serve-no-address = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en d’autres avec --host et --port.
serve-no-db = Impossible de garder les tables : { $problem }. Choisis un autre fichier avec --db.
serve-closed = La maison est fermée. Chaque table attend là où tu l’as laissée.

# Coups refusés
refused-stale = La table a changé depuis ton dernier regard. La voici à jour : choisis de nouveau.
refused-under-way = Un coup est en train d’être noté. Attends un instant, puis choisis de nouveau.
refused-turn = C’est à { $player } de jouer.
refused-watching = Tu regardes cette table. Seul le navigateur qui l’a ouverte peut y jouer.
refused-replay = Tu regardes le passé. Reviens à la table pour jouer.
refused-storage = Le coup n’a pas pu être enregistré, donc rien n’a changé ({ $problem }). Réessaie.
because-allowed = C’est permis maintenant : choisis-le.

# Pourquoi rien ne peut être annulé
undo-nothing = Rien n’a encore été décidé.
undo-fate = Une carte ou un dé a été révélé depuis ; cela ne s’annule pas.
undo-other = La dernière décision revient à { $player } ; on n’annule que les siennes.
undo-over = La partie est terminée et tout est connu ; plus rien ne s’annule.

# Demandes impossibles
refused-message = Le message est illisible ({ $problem }). Recharge la page.
refused-too-long = C’est trop long.
refused-request = C’est impossible : { $problem }.
refused-by-mistake = La maison a fait une erreur, pas ta table : rien n’est perdu. Recharge la page.
refused-address = Il n’y a rien à cette adresse.
refused-origin = Cette demande venait d’un autre site et reste sans réponse.
refused-table = Cette table n’existe pas. Vérifie le lien.
refused-table-broken = Cette table ne peut plus être ouverte : { $problem }.
refused-language = La maison ne parle pas « { $language } ».
refused-look =
    { $moves ->
        [one] Il y a { $moves } coup à revoir.
       *[other] Il y a { $moves } coups à revoir.
    }

# Tables qui ne peuvent pas être ouvertes
refused-game = Il n’y a pas de jeu « { $game } » dans la maison.
refused-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
refused-seats =
    { $players ->
        [one] Pour un joueur, il faut une place, pas { $seats }.
       *[other] Pour { $players } joueurs, il faut autant de places, pas { $seats }.
    }
refused-option =
    { $players ->
        [one] Il n’y a pas d’option « { $option } » pour un joueur.
       *[other] Il n’y a pas d’option « { $option } » pour { $players } joueurs.
    }
refused-value = L’option « { $option } » ne peut pas valoir « { $value } ».
refused-bot = Il n’y a pas de bot « { $bot } ».
refused-name = Un nom compte { $longest } lettres au plus.
refused-cards = Le fichier de cartes est inutilisable : { $problem }.
