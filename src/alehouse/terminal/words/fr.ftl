# La commande `alehouse`.

cli-usage = usage :
cli-usage-house = alehouse [COMMANDE …]
cli-usage-play = alehouse play GAME [options]
cli-usage-learn = alehouse learn [GAME [LESSON]] [options]
cli-usage-serve = alehouse serve [options]
cli-usage-migrate = alehouse migrate [options]
cli-usage-backup = alehouse backup FILE [options]
cli-usage-restore = alehouse restore FILE [options]
cli-usage-simulate = alehouse simulate GAME [options]
cli-usage-ladder = alehouse ladder GAME --bots BOT,BOT… [options]
cli-usage-balance = alehouse balance GAME [options]
cli-usage-replay = alehouse replay FILE [options]
cli-usage-analyse = alehouse analyse FILE [options]
cli-usage-export = alehouse export FILE PICTURE [options]
cli-usage-rules = alehouse rules [GAME [SECTION | ARTICLE | MOTS]] [--sheet]
cli-usage-cards = alehouse cards export GAME | alehouse cards check GAME FILE
cli-usage-games = alehouse games
cli-arguments = arguments{"\u202F"}
cli-options = options{"\u202F"}
cli-options-of = options de { $game }{"\u202F"}
cli-commands = commandes{"\u202F"}

cli-about-house =
    Des jeux de société aux règles complètes et respectées : joue, revois, étudie.
    Sans commande, l’auberge s’ouvre dans le navigateur.
cli-about-play =
    Joue une partie ici, dans le terminal.
    « alehouse play GAME -h » montre les options d’un jeu.
cli-about-learn =
    Apprends un jeu ici, dans le terminal, en y jouant. Sans jeu, toutes les leçons.
    Une leçon peut être quittée à tout moment ; elle reprendra là.
cli-about-simulate = Fais jouer beaucoup de parties à des bots et vois ce qu’il en sort.
cli-about-ladder =
    Quelle est la force des bots ? Deux par deux, ils jouent les mêmes parties, à chaque place.
      alehouse ladder { $game } --bots random,greedy,search@50ms --out ladder.jsonl
    La même commande reprend là où elle a été interrompue.
cli-about-balance =
    Un jeu est-il équitable ? Des bots y jouent, et ce qu’ils font est compté.
      alehouse balance { $game } --games 20000 --bot search@20ms --out balance.html
      alehouse balance { $game } --cards mine.toml --against default    que changent mes cartes ?
cli-about-replay = Vérifie une partie enregistrée et montre-la : ce qui s’est passé, et le décompte expliqué.
cli-about-analyse =
    Revois une partie terminée : qui avait le plus de chances de gagner, tour après tour, et quelles décisions l’ont fait basculer.
    Cela prend quelques minutes ; Ctrl-C montre ce que l’on sait déjà.
cli-about-export = Fais d’une partie enregistrée une image animée : un SVG animé (partie.svg) ou un GIF (partie.gif).
cli-about-rules = Comment jouer à un jeu, et ses règles. Sans jeu, ce qu’il y a dans l’auberge.
cli-about-cards =
    Joue avec tes propres cartes :
      alehouse cards export { $game } > mes.toml    le fichier de l’auberge, à modifier
      alehouse cards check { $game } mes.toml       est-il bon, et qu’est-ce qui change ?
      alehouse play { $game } --cards mes.toml      joue avec
cli-about-games = Ce qu’il y a dans l’auberge : jeux, nombres de joueurs, options.
cli-about-serve = Ouvre l’auberge dans le navigateur.
cli-about-migrate = Mets la base de données d’une auberge à la version actuelle, ou prépares-en une nouvelle. Ferme d’abord l’auberge et fais une sauvegarde.
cli-about-backup = Copie la base SQLite d’une auberge dans un nouveau fichier. L’auberge peut rester ouverte pendant ce temps.
cli-about-restore = Fais d’une sauvegarde la base de données de l’auberge. Ferme d’abord l’auberge et déplace l’ancienne base.

cli-short-play = jouer une partie dans le terminal
cli-short-learn = apprendre un jeu en y jouant
cli-short-serve = jouer dans le navigateur
cli-short-migrate = mettre une base à la version actuelle
cli-short-backup = copier la base de données d’une auberge
cli-short-restore = remettre une telle copie en place
cli-short-simulate = simuler beaucoup de parties
cli-short-ladder = la force des bots
cli-short-balance = l’équilibre d’un jeu
cli-short-replay = vérifier et montrer une partie
cli-short-analyse = qui avait ses chances, et ce qui a fait basculer la partie
cli-short-export = faire d’une partie une image animée
cli-short-rules = comment jouer, et les règles
cli-short-cards = tes propres cartes
cli-short-games = ce qu’il y a dans l’auberge

cli-help-help = montre cette aide et s’arrête
cli-help-preset = options qui vont ensemble ; d’autres options les changent
cli-help-lang = langue ; par défaut celle de l’environnement
cli-help-version = montre la version, et si les modules rapides sont utilisés
cli-help-game = quel jeu ; « alehouse games » en donne la liste
cli-help-lesson = quelle leçon ; « alehouse learn GAME » en donne la liste
cli-help-name = ton nom à la table
cli-help-check = vérifie ton propre fichier de leçons
cli-help-players = combien de joueurs ; par défaut autant qu’il en faut pour les places et options demandées
cli-help-seat = qui prend la place suivante : « me » (moi), « here » (quelqu’un d’autre à ce clavier), « bot:greedy » ; avec un nom : « me:Eyra », « here:Brokk » ; à répéter pour chaque place ; des bots prennent celles qui restent
cli-help-seed = la même graine donne la même partie
cli-help-fate = « open » : dés et cartes se saisissent au clavier, pour jouer avec les vrais
cli-help-cards = ton propre fichier de cartes
cli-help-save = enregistre la partie dans ce fichier après chaque décision
cli-help-load = reprend la partie de ce fichier
cli-help-games = combien de parties ; 1000 par défaut
cli-help-games-ladder = combien de parties par rencontre ; 100 par défaut
cli-help-bots-ladder = les bots, séparés par des virgules, du plus faible au plus fort : « random,greedy,search@50ms »
cli-help-neighbours = chaque bot ne rencontre que celui nommé juste avant lui
cli-help-out-ladder = garde les parties dans ce fichier, une image à côté, et reprend celles qui y sont
cli-help-bot = qui joue, à chaque place : « greedy », « search@20ms »
cli-help-against = compare avec ce fichier de cartes sur les mêmes graines ; « default » est celui de l’auberge
cli-help-out-balance = écrit le tout dans ce fichier, sous forme de page : report.html
cli-help-on = « ray » : joue sur tous les processeurs avec Ray ; « ray://HÔTE:PORT » : sur un cluster Ray
cli-help-parquet = écrit chaque partie dans ce fichier (games.parquet), ou dans un dossier, fichier par fichier
cli-help-bots = un bot pour toutes les places, ou un par place, séparés par des virgules : « random,greedy,greedy »
cli-help-workers = combien de processus se partagent le travail ; les résultats sont les mêmes, quel que soit leur nombre
cli-help-json = écrit un objet JSON, décrit ci-dessous
cli-help-asked = une section du guide ({ $chapter }), un article ({ $clause }), ou des mots à chercher
cli-help-sheet = l’aide-mémoire du jeu
cli-help-what = « export » écrit le fichier de cartes de l’auberge, « check » vérifie l’un des tiens
cli-help-file = le fichier de cartes à vérifier
cli-help-record = la partie enregistrée
cli-help-person = de qui on examine les décisions (1, 2, …) ; à répéter pour chaque place ; par défaut de tout le monde
cli-help-minutes = combien de minutes de processeur cela peut prendre ; 5 par défaut
cli-help-reseed = la même graine donne les mêmes chiffres ; par défaut celle qui appartient à la partie
cli-help-step = parcourt la partie, avec la table après chaque coup
cli-help-to = s’arrête après ce nombre de coups
cli-help-picture = l’image à écrire : son nom finit en .svg ou .gif
cli-help-shape = la forme de la table
cli-help-seconds = combien de temps on voit chaque coup
cli-help-from = commence après ce nombre de coups
cli-help-width = largeur d’un GIF en pixels
cli-help-viewer = ce que voyait cette place (1, 2, …) ; par défaut ce que tout le monde voyait
cli-help-host = adresse où écouter
cli-help-lan = écouter sur tout le réseau de chez toi, et montrer l’adresse et son code QR
cli-help-port = port où écouter ; le prochain port libre s’il est pris
cli-help-db = la base de données : une adresse (postgresql://…) ou un fichier SQLite ; par défaut un fichier dans ton dossier de données
cli-help-redis = Redis, où se retrouvent les processus d’une même auberge
cli-help-open = ouvre le navigateur
cli-help-config = un fichier de réglages ; les options et l’environnement (ALEHOUSE_PORT, etc.) passent avant lui
cli-help-address = où l’on trouve l’auberge, si ce n’est ici : l’adresse du proxy placé devant elle
cli-help-processes = nombre de processus du serveur ; plus d’un exige PostgreSQL et Redis
cli-help-log = comment écrire les événements : des lignes à lire, ou un objet JSON par ligne
cli-help-copy = le fichier de la sauvegarde

cli-more-serve = Tout ce qui se règle, e-mail et mesures compris, est expliqué dans docs/online.md.

cli-json-simulate =
    L’objet JSON contient :
      game, players, options, bots, cards, seed, games   ce qui a été joué
      seats      pour chaque joueur : player, bot, wins (victoires sans
                 partage), shared, rate (sur toutes les parties) et son
                 intervalle à 95 % : low, high
      decisions  mean, min, p10, median, p90, max
      measures   par nom : all (comme decisions), et pour les valeurs des
                 joueurs winners (de même) et players (moyennes) ; ou,
                 pour un oui ou non, share
      uses       par nom : uses, uses_of_winners, et par place et partie
                 mean, mean_of_winners (null si aucune n’a jamais gagné) ;
                 games d’une place avec usage, et son win_rate
      speed      seconds, games_per_second, workers ; tout le reste est
                 identique pour la même graine
cli-json-ladder =
    L’objet JSON contient :
      game, rules, players, options, cards, seed, bots, games   ce qui a été joué
      ratings    du meilleur au moins bon : name, rating, son intervalle 95 %
                 low et high, games
      meetings   pour chaque paire : bot à une place, against aux autres, games,
                 victories (en partie si partagées), rate, low, high, fair
      decisions  dans une partie, en moyenne
cli-json-balance =
    L’objet JSON contient balance et, avec --against, comparison.
      balance      game, players, options, bots, cards, seed, games ; seats ;
                   lengths, shares, scores, sources, sources_of_winners : par
                   nom value, error, low, high, chances, games ; things : name,
                   pick, uses, win (estimate, fair, chance) ; spreads
      comparison   games ; changes, les plus sûrs d’abord : name, before, after,
                   difference, low, high, chance (après la correction de Holm) ;
                   only_before, only_after, rare
cli-json-replay =
    L’objet JSON contient :
      game, rules, players, options, seed   ce qui a été joué
      moves      tous les coups ; shown : combien le reste en raconte
      over, scores, places
      log        pour chaque ligne : text, player (0, 1, … ; -1 : personne), changes
cli-json-analyse =
    L’objet JSON contient :
      game, rules, players, seed   ce qui a été analysé ; seconds : de processeur
      analysis   state (« ready », ou « rough » si le temps a manqué), done,
                 curve : pour chaque tour move (combien de coups le précèdent),
                 seat (0, 1, … ; -2 : la fin), plays, et par joueur shares des
                 premières places et errors (moitiés des intervalles à 95 %) ;
                 points : move, seat, played, better, loss, error, plays

cli-version-compiled = Alehouse { $version } (règles compilées)
cli-version-plain =
    Alehouse { $version } (Python pur : tout marche, mais simulations et bots sont lents)
    Pour des règles compilées, installe un compilateur C, puis : make build

cli-bad-arguments = { $problem } ; « { $command } -h » montre l’aide
cli-unknown = { $argument } n’est pas compris ici ; « { $command } -h » montre ce qui l’est
cli-not-a-number = { $flag } demande un nombre entier de { $least } à { $most }, pas « { $text } »
cli-not-a-decimal = { $flag } demande un nombre comme 0.5 ou 2, pas « { $text } »
cli-no-command = il n’y a pas de commande « { $command } » ; il y a : { $commands }
cli-which-game = quel jeu ? « alehouse { $command } GAME » ; il y a : { $games }
cli-which-record = quelle partie ? « alehouse replay FILE »
cli-analyse-how = quelle partie ? « alehouse analyse FILE »
cli-export-how = quelle partie, quelle image ? « alehouse export FILE PICTURE.svg »
cli-which-copy = quel fichier ? « alehouse { $command } FILE »
cli-cards-how = « alehouse cards export GAME » ou « alehouse cards check GAME FILE » ; « alehouse cards -h » montre comment
cli-bad-seat = « { $seat } » ne peut pas prendre place ; il y a : me, here, bot (avec un nom : me:Eyra, bot:greedy)
cli-too-many-seats = places demandées : { $seats } ; joueurs : { $players }
cli-save-exists = « { $file } » contient déjà une autre partie ; choisis un autre nom, ou reprends celle-là : --load { $file }
cli-save-folder = il n’y a pas de dossier « { $folder } » où enregistrer
cli-save-failed = la partie ne peut pas être enregistrée dans « { $file } » : { $problem }
cli-cannot-read = « { $file } » ne peut pas être lu : { $problem }
cli-load-over = la partie de « { $file } » est terminée ; pour la revoir : alehouse replay { $file }
cli-load-differs = dans la partie du fichier, { $option } = { $found }, pas { $asked } ; retire cette option
cli-replay-to = coups dans la partie : { $moves } ; --to demande un nombre jusque-là, pas { $to }
cli-replay-seat = places dans la partie : { $players } ; il n’y a pas de place { $seat }
cli-lesson-faults = « { $file } » a { $count ->
    [one] une erreur
   *[other] { $count } erreurs
} ; corrige ce qui est indiqué ci-dessus
cli-no-rule = le livre de { $game } ne dit rien de « { $asked } » ; « alehouse rules { $game } » montre le sommaire

# Jouer.

terminal-search = { $count } possibilités : tape une partie du nom.
terminal-several = Quel choix ?
terminal-no-number = Il n’y a pas de { $number } ; choisis de 1 à { $count }.
terminal-not-understood = « { $line } » n’est pas possible maintenant. Tape « ? » pour l’aide.
terminal-seats = À table : { $players }.
terminal-pass = Passe le clavier à { $player }, puis appuie sur Entrée.
terminal-undone = Annulé.
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-fate = Le sort a parlé : ce qui précède ne s’annule plus.
terminal-undo-reveal = Quelque chose de caché a été dévoilé : ce qui précède ne s’annule plus.
terminal-undo-other = Quelqu’un d’autre a décidé : ce qui précède ne s’annule plus.
terminal-hint-option = Choix
terminal-hint-thought = Réflexion
terminal-hint-chance = Chances
terminal-hint-needless = Il n’y a rien à choisir ici.
terminal-why-what = Pourquoi quoi ? Par exemple : why { $example }
terminal-why-allowed = C’est permis maintenant, d’après { $clause } :
terminal-save-where = L’enregistrer où ? Par exemple : save soiree.json
terminal-saved = Enregistré. Pour reprendre plus tard :
terminal-saved-end = Toute la partie est enregistrée. Pour la revoir :
terminal-leave = Bonne nuit. La partie n’a pas été enregistrée ; la prochaine fois, --save FILE ou « save FILE » la garde.
terminal-leave-saved = Bonne nuit. Pour reprendre la partie :
terminal-help =
    Tape le numéro d’un choix, une partie de ses mots, ou son nom.
      { "?" }           cette aide
      u           annuler la dernière décision
      h           un conseil : ce que ferait ici l’auberge
      why X       pourquoi X est impossible ; X est un nom, ou des mots d’un choix
      rules       la règle derrière cette décision
      rules X     un article, un chapitre, ou une recherche
      board, log  montrer la table, ou tout ce qui s’est passé
      save FILE   enregistrer la partie
      q           partir

# Replays, règles, jeux, cartes.

terminal-replay-move = Coup { $number } sur { $moves } : { $move }
terminal-replay-next = Entrée : suite ; q : arrêt
export-drawing = Dessin
export-done = Écrit : { $file } ({ $size } ko)
terminal-replay-unfinished =
    { $left ->
        [0] La partie n’est pas terminée.
        [one] Il reste un coup à voir.
       *[other] Il reste { $left } coups à voir.
    }
terminal-rules-help = Une section : alehouse rules { $game } 3. Un article : son ID. Un chapitre des règles : DW-5. Tout le reste est cherché ; --sheet montre l’aide-mémoire.
terminal-book-english = Ce texte n’est pas encore traduit. Le voici en anglais.
terminal-game-players = de { $fewest } à { $most } joueurs
terminal-game-presets = Options qui vont ensemble
terminal-game-play = alehouse play { $game } -h en dit plus.
terminal-cards-good = { $file } est un bon fichier de cartes.
terminal-cards-same = Il dit la même chose que celui de l’auberge.
terminal-cards-count = { $table }, entrées : { $old } → { $new }
terminal-cards-gone = { $table } : { $entry } a disparu
terminal-cards-new = { $table } : { $entry } s’ajoute
terminal-cards-changed = { $entry } : { $field } { $old } → { $new }

# Simulations.

simulate-playing = Parties
lab-stopped = Arrêté. Parties jouées : { $games } sur { $total }.
simulate-title =
    { $games ->
        [one] { $game } : une partie
       *[other] { $game } : { NUMBER($games, useGrouping: 0) } parties
    } { $players ->
        [one] à un joueur
       *[other] à { $players } joueurs
    }
simulate-seat = Place
simulate-bot = Joueur
simulate-won = Gagné
simulate-interval = Intervalle 95 %
simulate-shared = dont partagé
simulate-length = Durée
simulate-decisions = Décisions
simulate-mean = moyenne
simulate-min = min
simulate-p10 = 10 %
simulate-median = médiane
simulate-p90 = 90 %
simulate-max = max
simulate-score = À la fin
simulate-winners = vainqueurs
simulate-by-seat = Moyenne par place
simulate-use = Utilisé, par joueur et partie
simulate-by-all = tous
simulate-by-winners = vainqueurs
simulate-users-won = utilisateurs gagnants
simulate-speed = { $speed } parties par seconde, { $seconds } s, graine { $seed }

# Le laboratoire.

ladder-files = Parties : { $file }. Image : { $picture }
balance-average = moyenne
balance-file = Le tout : { $file }
balance-no-file = --out report.html écrit le tout sous forme de page.
balance-same-cards = --against compare deux fichiers de cartes, mais ce sont les mêmes ; donnes-en un autre avec --cards
lab-not-installed = { $package } n’est pas installé ; installe-le : pip install "alehouse[{ $extra }]"
lab-workers-die = des processus sont morts { $times } fois de suite aux parties { $first } à { $last } ; manque-t-on de mémoire ? Essaie avec moins de --workers. Ce qui a été trouvé est gardé
lab-ray-lost = le cluster Ray a perdu ses processus : { $problem }. Ce qui a été trouvé est gardé
lab-ray-version = le cluster Ray a Alehouse { $theirs }, ici c’est { $ours } ; installe la même version des deux côtés
lab-no-cluster = il n’y a pas de cluster Ray à { $address } : { $problem }
lab-bad-crew = le laboratoire peut travailler sur « ray », ou sur « ray://HÔTE:PORT », pas sur « { $on } »
lab-parquet-taken = { $file } contient déjà des parties ; choisis un autre nom
lab-results-damaged = { $file }, ligne { $line } : ce n’est pas le fichier de résultats d’un classement ({ $problem }) ; choisis un autre nom pour --out
lab-results-differ = { $file } contient un classement où { $what } est { $found }, pas { $asked } ; choisis un autre nom pour --out
lab-bot-twice = { $bot } est nommé deux fois ; nomme chaque bot une fois
lab-bots-few = un classement demande deux bots ou plus, ou un adversaire du livret

# Leçons.

terminal-learn-minutes = { $count } min
terminal-learn-how = Une leçon : alehouse learn { $game } first
terminal-learn-which = Quelle leçon ? Tape son numéro ; Entrée : { $title }
terminal-learn-manner = Là où il est écrit « clique », tape le numéro d’un choix ou une partie de ses mots. « ? » aide, q quitte.
terminal-learn-resumed = Tu es à l’étape { $number } sur { $steps }. Pour recommencer, tape : again
terminal-learn-next = Entrée : continuer
terminal-learn-other = t : essayer ; Entrée : revenir en arrière
terminal-learn-tried = Entrée : revenir en arrière
terminal-learn-point = Regarde : { $things }
terminal-learn-nothing-to-try = Il n’y a rien à essayer ici.
terminal-learn-left = Bonne nuit. Pour continuer la leçon :
terminal-learn-not-kept = Ta place ne peut pas être gardée : { $file } ne peut pas être écrit. La leçon continue quand même.
terminal-learn-done = Leçon terminée : { $title }
terminal-learn-after = Et maintenant ? Tape un numéro ; Entrée quitte.
terminal-learn-play-on = Continuer la partie depuis « { $act } », avec des conseils
terminal-learn-helper = Tape h chaque fois que tu veux le conseil de l’auberge.
terminal-learn-real-game = Ta première vraie partie
terminal-learn-same-again = La même partie une autre fois :
terminal-learn-lesson = Leçon : { $title }
terminal-learn-good = { $file } est un bon fichier de leçons ({ $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}).
terminal-learn-help =
    Tape le numéro d’un choix, une partie de ses mots ou son nom. Entrée continue.
      ?           cette aide
      t           essayer le coup qui n’est pas demandé
      b           revenir en arrière
      rules       la règle derrière cette décision
      rules X     un article, un chapitre ou une recherche
      board, log  montrer la table, ou tout ce qui s’est passé
      again       recommencer la leçon
      q           partir ; ta place est gardée

# L’analyse d’une partie terminée.

analysis-unfinished = cette partie n’est pas encore terminée ; on n’analyse que des parties terminées
analysis-own-cards = cette partie a été jouée avec des cartes personnelles et des règles antérieures ; on n’analyse pas de telles parties
analyse-playing = On joue la suite
analyse-stopped = Arrêté. Voici ce que l’on sait déjà.
analyse-nothing-yet = Le temps a manqué pour apprendre quoi que ce soit.
analyse-title = { $game } : comment la partie a basculé
analyse-chances = Chances de gagner, du premier tour à la fin
analyse-player = joueur
analyse-start = au début
analyse-curve = tour après tour
analyse-end = à la fin
analyse-curve-about = Si les bots de l’auberge jouaient la suite, { $plays } fois à partir de chaque tour. À { $error } % près.
analyse-points = Moments décisifs
analyse-move = coup { $move }
analyse-point = { $played }. Mieux valait : { $better }.
analyse-about = Si les bots de l’auberge jouaient la suite, { $plays } fois pour chaque choix. À { $error } % près.
analyse-no-points = Aucune décision, à elle seule, n’a coûté 5 % ou plus à quelqu’un, chance mise à part.
analyse-rough = Le temps a manqué pour tout regarder d’aussi près que l’auberge le voudrait ; avec plus de --minutes les chiffres seront plus précis.
