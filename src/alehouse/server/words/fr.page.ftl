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
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath
page-me = moi
page-here = sur cet écran
page-bot = bot : { $bot }
page-options = Options
page-cards = Tes propres cartes
page-cards-help = Un fichier de cartes modifié par tes soins. Toute la table joue avec.
page-cards-file = Choisir un fichier
page-cards-text = Le texte du fichier de cartes
page-open = Ouvrir la table
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
