# Ce que dit le serveur, en plus des mots des jeux.

language = Français
line-turn = { $summary } · à { $player } de jouer

# Ouverture et fermeture
serve-open =
    La maison est ouverte : { $address }
    Les tables sont gardées dans { $db }. Ctrl-C pour fermer.
serve-port = Le port { $port } est pris ; ce sera le { $found }.
serve-no-address = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en d’autres avec --host et --port.
serve-no-db = Impossible de garder les tables : { $problem }. Choisis un autre fichier avec --db.
serve-other-db = { $db } a été écrit par une autre version d’Alehouse. Ouvre-le avec cette version-là, ou choisis un autre fichier avec --db.
serve-closed = La maison est fermée. Chaque table attend là où tu l’as laissée.

# Coups refusés
refused-stale = La table a changé depuis ton dernier regard. La voici à jour : choisis de nouveau.
refused-under-way = Un coup est en train d’être noté. Attends un instant, puis choisis de nouveau.
refused-turn = C’est à { $player } de jouer.
refused-watching = Tu regardes cette table. Seul le navigateur qui l’a ouverte peut y jouer.
refused-replay = Tu regardes le passé. Reviens à la table pour jouer.
refused-curtain = Passe d’abord l’écran à { $player }.
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
refused-record = Ce jeu a des secrets : la partie ne se télécharge qu’une fois terminée.
refused-origin = Cette demande venait d’un autre site et reste sans réponse.
refused-table = Cette table n’existe pas. Vérifie le lien.
refused-table-broken = Cette table ne peut plus être ouverte : { $problem }.
refused-table-old = Cette table suit des règles que la maison ne joue plus.
refused-look =
    { $moves ->
        [one] Il y a { $moves } coup à revoir.
       *[other] Il y a { $moves } coups à revoir.
    }

# Tables qui ne peuvent pas être ouvertes
refused-seats =
    { $players ->
        [one] Pour un joueur, il faut une place, pas { $seats }.
       *[other] Pour { $players } joueurs, il faut autant de places, pas { $seats }.
    }
refused-name = Un nom compte { $longest } lettres au plus.
refused-cards = Le fichier de cartes est inutilisable : { $problem }.

# La page du navigateur. La page remplit elle-même les variables : simples, sans sélecteurs.

page-title = Alehouse
page-tagline = Une soirée, une table, bonne compagnie.
page-version = Alehouse { $version }
page-language = Langue
page-close = Fermer

# La première page
page-games = Jeux
page-player-range = { $fewest }–{ $most } joueurs
page-new-table = Nouvelle table
page-open-game = Une table pour { $game }
page-players = Joueurs
page-seats = Qui joue où
page-who = Qui joue à la place { $number }
page-name = Nom à la place { $number }
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath, Hledis
page-me = moi
page-here = sur cet écran
page-bot = bot : { $bot }
page-bot-about = { $bot } : { $about }
page-options = Options
page-preset = Partie
page-picks = { $title } : { $found } sur { $count }
page-picks-needed = « { $option } » : choisissez-en { $count } ({ $title }) ; { $found } pour l’instant.
page-cards = Tes propres cartes
page-cards-help = Un fichier de cartes modifié par tes soins. Toute la table joue avec.
page-cards-file = Choisir un fichier
page-cards-text = Le texte du fichier de cartes
page-open = Ouvrir la table
page-solo = Tes parties en solitaire
page-solo-played = Jouées
page-solo-won = Gagnées
page-solo-best = Meilleur score
page-solo-all = Toutes
page-your-tables = Tes tables
page-no-tables = Aucune partie ne t’attend. Ouvre une table : elle reste ici jusqu’à ton retour.

# La table
page-your-turn = À toi de jouer
page-turn-of = À { $name } de jouer
page-over = La partie est terminée
page-undo = Annuler
page-all-options = Tous les choix ({ $count })
page-open-clause = Ouvrir les règles ici
page-areas = Zones de la table
page-menu = Menu
page-side = Journal, règles et replay
page-log = Journal
page-rules = Règles
page-search-rules = Chercher une règle
page-fold = Replier ou déplier
page-zoom = Agrandir ou réduire
page-reconnecting = Connexion perdue. Reconnexion…
page-back = Retour à la maison
page-curtain = Passe l’écran à { $name }
page-curtain-why = On verra alors ce que { $name } garde caché.
page-curtain-lift = Je suis { $name }

# Replay et résultat
page-replay = Replay
page-replay-help = Revois la partie coup par coup. Personne d’autre ne s’en aperçoit.
page-move-of = Coup { $move } sur { $moves }
page-moves = Coups joués : { $moves }
page-first = Premier coup
page-previous = Coup précédent
page-next = Coup suivant
page-last = Dernier coup
page-live = Retour à la table
page-result = Résultat
page-look-at-table = Voir la table
page-record = Télécharger la partie
page-play-again = Rejouer

# Touches
page-help = Touches
page-key-1 = prendre le choix portant ce numéro
page-key-2 = aller d’une pièce à l’autre
page-key-3 = jouer la pièce, ou demander pourquoi c’est impossible
page-key-4 = annuler
page-key-5 = les règles de cette décision
page-key-6 = parcourir un replay
page-key-7 = cette aide
page-key-8 = fermer ce qui est ouvert
page-upright = Tiens ton téléphone à la verticale : la table a besoin de hauteur.
