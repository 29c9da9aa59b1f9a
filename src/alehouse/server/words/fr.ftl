# Ce que dit le serveur, en plus des mots des jeux.

language = Français
line-turn = { $summary } · à { $player } de jouer

# Ouverture et fermeture
serve-open =
    L’auberge est ouverte : { $address }
    Les tables sont gardées dans { $db }. Ctrl-C pour fermer.
serve-port = Le port { $port } est pris ; ce sera le { $found }.
serve-no-address = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en d’autres avec --host et --port.
serve-no-db = Impossible de garder les tables : { $problem }. Choisis un autre fichier avec --db.
serve-other-db = { $db } a été écrit par un Alehouse plus ancien ou plus récent. S’il est plus ancien, lance « alehouse migrate --db { $db } » ; gardes-en une copie.
serve-closed = L’auberge est fermée. Chaque table attend là où tu l’as laissée.

# Comment l’auberge est réglée
settings-no-file = Impossible de lire le fichier de configuration { $file } : { $problem }.
settings-bad = { $where } : { $problem }.
settings-address = « address » est l’endroit où l’on trouve l’auberge, comme « https://inn.example », pas « { $address } ».
settings-db = « db » est le chemin d’un fichier SQLite ou une adresse comme « postgresql://utilisateur:motdepasse@hôte/nom ».
settings-redis = « redis » est une adresse comme « redis://hôte:6379/0 ».
settings-processes = Plusieurs processus ont besoin d’une base PostgreSQL et d’un Redis en commun : --db postgresql://… --redis redis://…
settings-mail = Pour les lettres par e-mail, il faut « mail.sender », l’adresse de l’expéditeur, et « address », où l’on trouve l’auberge.
settings-contact = « push.contact » commence par « mailto: » ou « https: », pas comme « { $contact } ».

# La tenir en ordre
upkeep-migrated = { $db } avait la version { $before } ; elle a maintenant la version { $after }.
upkeep-laid-out = { $db } était vide ; elle a maintenant la version { $after }.
upkeep-newest = { $db } a déjà la version { $after } ; il n’y avait rien à faire.
upkeep-unknown = { $db } a été écrite par un Alehouse plus récent ou par un autre programme. Mets Alehouse à jour ; rien n’a changé.
upkeep-no-db = Impossible d’utiliser { $db } : { $problem }.
upkeep-nothing = Il n’y a pas de base de données à { $db }.
upkeep-postgres = PostgreSQL a ses propres outils pour cela, pg_dump et pg_restore ; docs/online.md montre comment.
upkeep-exists = { $file } existe déjà et reste tel quel. Choisis un autre nom.
upkeep-no-file = Impossible d’écrire { $file } : { $problem }.
upkeep-backed-up = { $db }, version { $version }, est maintenant gardée aussi dans { $file }.
upkeep-not-a-backup = { $file } n’est pas une sauvegarde entière d’un Alehouse ; rien n’a changé.
upkeep-in-the-way = Il y a déjà une base de données à { $db }. Ferme l’auberge et déplace ce fichier (ainsi que { $db }-wal et { $db }-shm, s’ils existent), puis réessaie.
upkeep-restored = { $db } est de nouveau telle que { $file } la gardait, version { $version }.

# Coups refusés
refused-stale = La table a changé depuis ton dernier regard. La voici à jour : choisis de nouveau.
refused-under-way = Un coup est en train d’être noté. Attends un instant, puis choisis de nouveau.
refused-turn = C’est à { $player } de jouer.
refused-hints = Il n’y a pas de conseils à cette table.
refused-hint-needless = Il n’y a rien à choisir ici.
refused-watching = Tu regardes cette table. Seul le navigateur qui l’a ouverte peut y jouer.
refused-replay = Tu regardes le passé. Reviens à la table pour jouer.
refused-curtain = Passe d’abord l’écran à { $player }.
refused-storage = Le coup n’a pas pu être enregistré, donc rien n’a changé ({ $problem }). Réessaie.
because-allowed = C’est permis maintenant : choisis-le.

# Pourquoi rien ne peut être annulé
undo-nothing = Rien n’a encore été décidé.
undo-fate = Une carte ou un dé a été révélé depuis. Tu peux demander à tous l’annulation.
undo-other = La dernière décision revient à { $player }. Tu peux demander à tous l’annulation.
undo-over = La partie est terminée et tout est connu ; plus rien ne s’annule.

# Demandes impossibles
refused-message = Le message est illisible ({ $problem }). Recharge la page.
refused-too-long = C’est trop long.
refused-request = C’est impossible : { $problem }.
refused-by-mistake = L’erreur vient de l’auberge, pas de ta table : rien n’est perdu. Recharge la page.
refused-metrics = Les mesures se voient sur la machine de l’auberge elle-même, ou avec le jeton de sa configuration.
refused-address = Il n’y a rien à cette adresse.
refused-record = Ce jeu a des secrets : la partie ne se télécharge qu’une fois terminée.
refused-origin = Cette demande venait d’un autre site et reste sans réponse.
refused-table = Cette table n’existe pas. Vérifie le lien.
refused-table-broken = Cette table ne peut plus être ouverte : { $problem }.
refused-table-old = Cette table suit des règles que l’auberge ne joue plus.
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
refused-cards-slow = L’auberge n’a pas pu lire ce fichier de cartes jusqu’au bout. Rends-le plus court ou plus simple.
refused-value-long = La valeur d’une option peut avoir { $longest } caractères au plus.
refused-tables = Tu peux avoir { $most } tables non finies. Finis-en d’abord une.
refused-tables-hour = Trop de tables ont été ouvertes d’ici en une heure. Réessaie plus tard.
refused-bots-alone = Des bots jouent entre eux à une autre de tes tables. Regarde d’abord cette partie jusqu’au bout, ou assieds-toi avec eux.

# La page du navigateur. La page remplit elle-même les variables : simples, sans sélecteurs.

page-title = Alehouse
page-tagline = Une soirée, une table, bonne compagnie.
page-version = Alehouse { $version }
page-build-compiled = règles compilées
page-build-bots = bots compilés ; l’auberge le sera à sa prochaine ouverture
page-build-plain = Python pur : tout marche, les bots réfléchissent plus lentement
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
page-option = { $option } : { $value }
page-options-usual = habituelles
page-preset = Partie
page-picks = { $title } : { $found } sur { $count }
page-picks-needed = « { $option } » : choisis-en { $count } ({ $title }) ; { $found } pour l’instant.
page-cards = Tes propres cartes
page-cards-help = Un fichier de cartes modifié par tes soins. Toute la table joue avec. Une telle partie ne compte pas pour le niveau.
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
page-hint = Conseil
page-hint-title = Ce que ferait l’auberge
page-hint-thought = Réflexion
page-hint-chance = Chances
page-hint-thinking = L’auberge réfléchit…
page-all-options = Tous les choix ({ $count })
page-open-clause = Ouvrir les règles ici
page-areas = Zones de la table
page-menu = Menu
page-side = Journal, règles, replay et participants
page-log = Journal
page-rules = Règles
page-search-rules = Chercher une règle
page-fold = Replier ou déplier
page-zoom = Agrandir ou réduire
page-reconnecting = Connexion perdue. Reconnexion…
page-back = Retour à l’auberge
page-curtain = Passe l’écran à { $name }
page-curtain-why = On verra alors ce que { $name } garde caché.
page-curtain-lift = Je suis { $name }

# Replay et résultat
page-replay = Replay
page-replay-help = Revois la partie coup par coup. Personne d’autre ne s’en aperçoit.
page-eyes = Vu par
page-eyes-own = qui regarde, comme pendant la partie
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
page-key-6 = un conseil : ce que ferait l’auberge
page-key-7 = parcourir un replay
page-key-8 = cette aide
page-key-9 = fermer ce qui est ouvert
page-text-size = Taille du texte
page-text-size-of = Texte { $size } %
page-beacon = Vers les choix hors de vue ({ $count })

# ── en ligne ──

away-left = a quitté la table ; un bot joue
away-late = a dépassé le temps ; un bot joue
line-waiting = En attente de joueurs
guest = Invité { $number }
refused-away = Un bot joue pour toi : reviens d’abord à la table.
refused-deadline =
    { $days ->
        [one] Un coup peut durer { $days } jour au plus.
       *[other] Un coup peut durer { $days } jours au plus.
    }
refused-eyes = La vue des autres ne s’ouvre qu’à la fin de la partie.
refused-flood = Trop de messages à la fois. Attends un instant.
refused-spent = Tu as donné beaucoup de travail à l’auberge. Attends { $seconds } s avant de regarder encore ; en attendant, tu peux jouer.
refused-house = Cette auberge se trouve à { $address } et ne répond à aucun autre nom.
refused-slow = La requête n’est pas arrivée à temps. Réessaie.
refused-moved = Ta clé est maintenant sur un autre appareil : ici, elle n’ouvre plus rien.
refused-host = Seul l’hôte peut commencer.
refused-long-game = On est déjà beaucoup revenu en arrière à cette table. Maintenant, on ne peut que continuer à jouer.
refused-long-line = Plus court : { $longest } caractères au plus.
refused-rematch = La revanche est possible quand cette partie est finie.
refused-seat = Cette place est prise. Choisis-en une autre.
refused-silence = Écris d’abord quelque chose.
refused-waiting = La partie n’a pas commencé.
refused-wish = Tu ne peux pas revenir à ce moment.
refused-wish-gone = Cette demande n’est plus valable.
wish =
    { $player } voudrait annuler { $decisions ->
        [one] la dernière décision
       *[other] les { $decisions } dernières décisions
    }. { $waiting ->
        [0] Tout le monde est d’accord.
       *[other] Réponses attendues : { $waiting }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }On ne demande pas à qui a quitté la table : { $left }.
    }

# Lettres : par e-mail et, en bref, en notification
letter-turn-title = À toi de jouer : { $game }
letter-turn = C’est ton tour à { $game }, avec { $players }.
letter-begun-title = { $game } : la partie commence
letter-begun = Une partie de { $game } a commencé, avec { $players }.
letter-over-title = { $game } : la partie est terminée
letter-over = Ta partie de { $game } est terminée, avec { $players }.
letter-link = Vers la table : { $link }
letter-mute = Pour ne plus rien recevoir sur cette table, mets-la en sourdine là-bas ; ce que l’auberge t’envoie, tu le choisis sur ta page.
letter-confirm-title = Est-ce ton adresse ?
letter-confirm = Quelqu’un, sans doute toi, veut qu’Alehouse écrive à cette adresse quand c’est son tour dans une partie. Si c’est bien le cas, ouvre ce lien :
letter-confirm-not =
    { $hours ->
        [one] On peut l’ouvrir pendant { $hours } heure.
       *[other] On peut l’ouvrir pendant { $hours } heures.
    } Si cela ne te dit rien, ne fais rien : aucune autre lettre ne viendra.
refused-no-push = Cette auberge n’envoie pas de notifications.
refused-push-service = L’auberge ne connaît pas le service de notifications de ce navigateur.
refused-push-many = L’auberge prévient { $most } de tes navigateurs au plus. Désactive d’abord les notifications dans l’un d’eux.
page-push-impossible = Ce navigateur ne peut pas être prévenu quand la page est fermée.
page-push-denied = Le navigateur ne laisse pas l’auberge te prévenir. Autorise-le dans les réglages du navigateur, puis réessaie.

# La salle, l’attente, les gens et la discussion
page-anybody = qui voudra
page-free-seat = place libre
page-online = En ligne
page-online-help = Tout le monde trouve une table publique dans la salle, une table privée seulement par son lien. Tu reçois le lien pour tes amis une fois la table ouverte. Qui tarde trop est remplacé par un bot jusqu’à son retour ; la dernière personne à table est attendue.
page-found = Table
page-public = publique
page-private = privée
page-time = Temps par coup
page-deadline = { $time } par coup
page-deadline-none = sans limite de temps
page-busy = L’auberge est très occupée.
page-due = jusqu’à { $time }
page-hints = Conseils
page-hints-allowed = permis
page-hints-none = aucun
page-hints-help = Un conseil montre ce que ferait l’auberge. Là où plusieurs personnes jouent, le journal dit à tous qui en a pris un.
page-lobby = La salle
page-lobby-about = Toutes les tables publiques de l’auberge. Assieds-toi, ou regarde.
page-you = Toi
page-tables = Tables
page-open-tables = en attente de joueurs
page-running-tables = en cours
page-finished-tables = terminées
page-all-games = tous
page-free-seats = Places libres
page-at-least = au moins { $count }
page-lobby-empty-open = Aucune table n’attend de joueurs. Ouvres-en une avec des places libres : elle sera ici.
page-lobby-empty-running = Aucune partie publique n’est en cours.
page-lobby-empty-over = Aucune partie publique n’est encore terminée.
page-join = Rejoindre
page-watch = Regarder
page-look-back = Revoir
page-waiting = En attente de joueurs
page-your-name = Ton nom
page-name-first = Dis d’abord ton nom aux autres.
page-name-yourself = Donne-toi un nom
page-sit-here = S’asseoir ici
page-you-sit = toi
page-a-bot = bot
page-is-here = là
page-is-away = pas là
page-take-help = Écris ton nom et choisis une place libre, ou reste pour regarder.
page-wait-help = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
page-begin-help = La partie commence d’elle-même quand toutes les places sont prises. Si tu commences maintenant, des bots prennent les places libres.
page-begin = Commencer
page-stand-up = Se lever
page-invite = Inviter
page-invite-help = Avec ce lien, on peut s’asseoir ou regarder.
page-watch-help = Avec ce lien, on peut regarder la partie.
page-copy = Copier le lien
page-copied = Copié
page-share = Partager
page-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour d’autres appareils de ton réseau, lance l’auberge avec « alehouse serve --host 0.0.0.0 » et ouvre cette page à l’adresse de cet ordinateur sur le réseau ; pour ceux d’ailleurs, docs/online.md dit comment faire (--address).
page-spectators = spectateurs : { $count }
page-people = Participants
page-watching = Tu regardes cette table.
page-leave = Quitter la partie
page-leave-ask = Quitter la partie ?
page-leave-help = Un bot joue à ta place. Tu peux revenir à tout moment.
page-stay = Rester
page-come-back = Revenir
page-bot-plays = Un bot joue pour toi.
page-chat = Discussion
page-say = Écris aux joueurs
page-say-watching = Écris aux spectateurs
page-send = Envoyer
page-nothing-said = Personne n’a encore rien écrit.
page-somebody = Un invité sans nom
page-mute = Masquer les messages de { $name }
page-unmute = Messages masqués : { $names }. Afficher de nouveau
page-meanwhile = En ton absence
page-wish = Demander l’annulation
page-wish-alone = Annuler quand même
page-wish-here = Demander à revenir ici
page-go-here = Reprendre ici
page-agree = D’accord
page-decline = Refuser
page-unheard = Tout le monde n’a pas accepté de revenir en arrière.
page-take-wish-back = Retirer la demande
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-record-page = La page de la partie

# ── personnes et parties jouées ──

plot-end = Fin
plot-title = Le score de chacun, manche après manche
refused-decided = À partir de là, il ne reste rien à décider. Choisis un moment plus tôt.
refused-email = L’auberge ne peut pas écrire à cette adresse e-mail. Vérifie-la.
refused-confirm = Ce lien est trop ancien, ou l’adresse a changé depuis. Sur ta page, tu peux redemander la lettre.
refused-letter = Il n’y a pas d’adresse à confirmer.
refused-letters = L’auberge a déjà trop écrit aujourd’hui à cette adresse, ou pour toi. Réessaie demain.
refused-language = L’auberge ne parle pas cette langue ; elle parle { $languages }.
refused-link = Ce lien a déjà servi ou est trop ancien. Crées-en un autre sur ton autre appareil.
refused-listed = Cette liste a plus de { $most } entrées, ou contient autre chose que des tables ou des personnes.
refused-name-signs = Un nom tient sur une ligne, en lettres et signes visibles.
refused-unfinished = Cette partie n’est pas finie. À la fin, elle aura une page et pourra être reprise à chaque manche.
refused-voice = Cette personne n’a rien dit ici.
uncounted-cards = Elle s’est jouée avec des cartes personnelles : elle ne compte ni pour les statistiques ni pour le niveau de personne.
uncounted-origin = Elle est la suite d’une autre partie : elle ne compte ni pour les statistiques ni pour le niveau de personne.
uncounted-fate = Après une annulation, des dés ou des cartes ont été tirés de nouveau : elle ne compte ni pour les statistiques ni pour le niveau de personne.

# Toi
page-you-about = À propos de toi
page-you-name = Ton nom
page-you-email = Ton adresse e-mail
page-you-email-help = Seulement pour te dire que c’est à toi de jouer. Personne ne la voit. Laisse vide si tu n’en veux pas.
page-you-unconfirmed = Pas encore confirmée : ouvre le lien de la lettre envoyée là-bas. D’ici là, rien d’autre n’est envoyé.
page-you-letter = Renvoyer la lettre
page-you-letter-sent = La lettre est en route.
page-you-save = Enregistrer
page-you-saved = Enregistré.
page-you-auto = Prendre pour moi les décisions à un seul choix
page-you-auto-help = Tu vois quand même ce qui se passe.
page-you-turns = Quand c’est à toi
page-you-mail = Me prévenir par e-mail
page-you-mail-where = Laisse d’abord ton adresse e-mail ci-dessus.
page-you-no-mail = Cette auberge n’envoie pas d’e-mails.
page-you-push = Me prévenir dans ce navigateur, même page fermée
page-you-no-push = Cette auberge n’envoie pas de notifications.
page-you-muted = Tables en sourdine
page-you-unheard = Personnes dont tu ne vois pas les messages
page-you-hear = Rétablir
page-you-games = Tes parties
page-you-no-games = Quand tu auras fini une partie, tu verras ici comment elle s’est passée.
page-you-played = Parties
page-you-won = Gagnées
page-you-rating = Niveau
page-you-rating-range = sans doute entre { $low } et { $high } ; parties comptées : { $games }
page-you-device = Un autre appareil
page-you-device-help = Il n’y a pas de mot de passe : ce navigateur garde la clé de tes places. Un lien privé la porte sur un autre appareil ; ce navigateur est alors celui d’un inconnu.
page-you-link = Créer un lien privé
page-you-link-help = Ouvre-le sur l’autre appareil dans les { $minutes } minutes. Il sert une fois. Ne le donne à personne : qui l’ouvre, c’est toi.
page-you-forget = Supprimer tes données
page-you-forget-help = Ton nom, ton adresse e-mail, ce que tu as écrit et tes statistiques sont effacés pour toujours. Des bots jouent à tes places ; tes parties restent, sans nom.
page-you-forget-now = Effacer tout ce qui me concerne
page-you-forget-not = Non, je reste
page-move-title = Déménager ici
page-move-about = Ce lien porte ton nom, tes tables et tes statistiques dans ce navigateur. Sur l’appareil où tu l’as créé, on ne te reconnaîtra plus.
page-move-given-up = Si tu as déjà joué dans ce navigateur, tu renonces à ces places.
page-move-here = Oui, je déménage ici
page-confirm-title = Ton adresse
page-confirm-about = Alehouse doit-il t’écrire, à l’adresse où tu lis ce lien, quand c’est à toi de jouer ?
page-confirm-yes = Oui, c’est mon adresse
page-confirmed = Confirmé. Sur ta page, tu choisis ce que l’auberge t’envoie.

# La page d’une partie finie
page-past = Une partie finie
page-past-replay = Revoir la partie coup par coup
page-past-origin = La partie dont elle est la suite
page-past-scores = Points par origine
page-past-course = La partie, manche après manche
page-past-play-on = Reprendre ici
page-past-play-on-help = Ouvre une table à toi : toutes les places des personnes sont à toi, les bots restent des bots, dés et cartes sont tirés de nouveau.
page-past-from = À partir du début de
