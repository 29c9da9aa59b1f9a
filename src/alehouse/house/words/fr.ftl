# Ce que dit le serveur, en plus des mots des jeux.

language = Français
line-turn = { $summary } · à { $player } de jouer
line-your-turn = { $summary } · à toi de jouer

# Ouverture et fermeture
serve-open =
    L’auberge est ouverte : { $address }
    Les tables sont gardées dans { $db }. Ctrl-C pour fermer.
serve-network = Tes amis sur ton réseau la trouvent ici : { $address }
serve-port = Le port { $port } est pris ; ce sera le { $found }.
serve-no-address = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en d’autres avec --host et --port.
serve-no-db = Impossible de garder les tables : { $problem }. Choisis un autre fichier avec --db.
serve-other-db = La base { $db } a été écrite par un Alehouse plus ancien ou plus récent. Si elle est plus ancienne, gardes-en une copie, puis lance « alehouse migrate --db { $db } ».
serve-closed = L’auberge est fermée. Chaque table attend là où tu l’as laissée.

# Comment l’auberge est réglée
settings-no-file = Impossible de lire le fichier de configuration { $file } : { $problem }.
settings-bad = { $where } : { $problem }.
settings-address = « address » est l’endroit où l’on trouve l’auberge, comme « https://inn.example », pas « { $address } ».
settings-db = « db » est le chemin d’un fichier SQLite ou une adresse comme « postgresql://utilisateur:motdepasse@hôte/nom ».
settings-redis = « redis » est une adresse comme « redis://hôte:6379/0 ».
settings-processes = Plusieurs processus ont besoin d’une base PostgreSQL et d’un Redis en commun : --db postgresql://… --redis redis://…
settings-mail = Pour les lettres par e-mail, il faut « mail.sender », l’adresse de l’expéditeur, et « address », où l’on trouve l’auberge.
settings-contact = « push.contact » doit commencer par « mailto: » ou « https: », pas par « { $contact } ».

# La tenir en ordre
upkeep-migrated = La base { $db } avait la version { $before } ; elle a maintenant la version { $after }.
upkeep-laid-out = La base { $db } était vide ; elle a maintenant la version { $after }.
upkeep-newest = La base { $db } a déjà la version { $after } ; il n’y avait rien à faire.
upkeep-unknown = La base { $db } a été écrite par un Alehouse plus récent ou par un autre programme. Mets Alehouse à jour ; rien n’a changé.
upkeep-no-db = Impossible d’utiliser { $db } : { $problem }.
upkeep-nothing = Il n’y a pas de base de données à { $db }.
upkeep-postgres = PostgreSQL a ses propres outils pour cela, pg_dump et pg_restore ; docs/online.md montre comment.
upkeep-exists = { $file } existe déjà et reste tel quel. Choisis un autre nom.
upkeep-no-file = Impossible d’écrire { $file } : { $problem }.
upkeep-backed-up = La base { $db }, version { $version }, est maintenant gardée aussi dans { $file }.
upkeep-not-a-backup = { $file } n’est pas une sauvegarde entière d’un Alehouse ; rien n’a changé.
upkeep-in-the-way = Il y a déjà une base de données à { $db }. Ferme l’auberge et déplace ce fichier (ainsi que { $db }-wal et { $db }-shm, s’ils existent), puis réessaie.
upkeep-restored = La base { $db } est de nouveau telle que { $file } la gardait, version { $version }.

# Coups refusés
refused-stale = La table a changé entre-temps. La voici à jour : choisis de nouveau.
refused-under-way = Un coup est en cours d’enregistrement. Attends un instant, puis choisis de nouveau.
refused-turn = C’est à { $player } de jouer.
refused-hints = Il n’y a pas de conseils à cette table.
refused-hint-needless = Il n’y a rien à choisir ici.
refused-watching = Tu regardes cette table. Seul le navigateur qui l’a ouverte peut y jouer.
refused-replay = Tu regardes le passé. Reviens à la table pour jouer.
refused-curtain = Passe d’abord l’écran à { $player }.
refused-storage = Le coup n’a pas pu être enregistré, donc rien n’a changé ({ $problem }). Réessaie.
because-allowed = C’est permis maintenant : choisis-le.
because-not-among = Ce choix n’est pas possible maintenant : { $prompt }

# Pourquoi rien ne peut être annulé
undo-nothing = Rien n’a encore été décidé.
undo-fate = Une carte ou un dé a été révélé depuis. Tu peux demander l’annulation à tous : le sort décide alors de nouveau, ce qui a été vu reste connu et la partie ne compte plus pour personne.
undo-fate-alone = Une carte ou un dé a été révélé depuis. Tu peux annuler quand même : le sort décide alors de nouveau, ce que tu as vu reste connu et la partie ne compte pas dans tes résultats.
undo-reveal = Quelque chose de caché a été montré depuis. Tu peux demander l’annulation à tous ; ce qui a été vu reste connu.
undo-reveal-alone = Quelque chose de caché a été montré depuis. Tu peux annuler quand même ; ce qui a été vu reste connu.
undo-forced = Il n’y avait qu’une option, que l’auberge a jouée pour toi.
undo-other = La dernière décision a été prise par { $player }. Tu peux demander l’annulation à tous.
undo-other-alone = La dernière décision a été prise par { $player }. Tu peux l’annuler quand même, et la tienne avec.
undo-over = La partie est terminée et tout est connu ; plus rien ne s’annule.

# Coups qui attendent une confirmation
draft-complete = Ton tour est prêt
draft-complete-detail = Personne ne le voit avant que tu choisisses Terminé.
draft-sealed = { $option } ?
draft-sealed-detail = Cela révèle quelque chose : ce n’est joué que lorsque tu choisis Terminé.
draft-gone = La table a changé : ce que tu n’avais pas confirmé n’a pas été joué. Choisis de nouveau.
draft-gone-late = Le temps était écoulé avant que tu choisisses Terminé : ce que tu n’avais pas confirmé n’a pas été joué, et un bot joue pour toi.
draft-gone-left = Tu as quitté la table : ce que tu n’avais pas confirmé n’a pas été joué.
refused-draft-complete = Choisis d’abord Terminé, ou annule quelque chose.
refused-draft-first = Choisis d’abord Terminé, ou annule tes coups : personne ne les a encore vus.
refused-draft-none = Il n’y a rien à confirmer.
refused-prefs = Ces réglages de table sont inconnus ici : rien n’a changé. Recharge la page et choisis de nouveau.

# Demandes impossibles
refused-message = Le message est illisible ({ $problem }). Recharge la page.
refused-too-long = C’est trop long.
refused-request = C’est impossible : { $problem }.
refused-by-mistake = L’erreur vient de l’auberge, pas de ta table : rien n’est perdu. Recharge la page.
refused-metrics = Les mesures se voient sur la machine de l’auberge elle-même, ou avec le jeton de sa configuration.
refused-address = Il n’y a rien à cette adresse.
refused-path = Ce n’est pas une page de cette auberge : un code QR ne se dessine que pour un chemin qui commence par un seul « / ».
refused-record = Ce jeu a des secrets : la partie ne se télécharge qu’une fois terminée.
refused-origin = Cette demande venait d’un autre site et reste sans réponse.
refused-table = Cette table n’existe pas. Vérifie le lien.
refused-closed = Personne n’est venu à cette table pendant deux semaines, l’auberge l’a donc fermée. Ouvres-en une autre.
refused-closed-bots = Pendant une heure, personne n’a regardé les bots de cette table, l’auberge l’a donc fermée. Ouvres-en une autre.
refused-guessing = Trop de liens et de clés qui n’existent pas ont été essayés depuis ta connexion. Réessaie dans une heure ; tes tables et la salle restent ouvertes.
refused-table-broken = Cette table ne peut plus être ouverte : { $problem }.
refused-clause = Ce jeu n’a pas de règle { $clause }. Regarde dans le sommaire des règles.
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
refused-name = Un nom peut compter { $longest } lettres au plus.
refused-cards = Le fichier de cartes est inutilisable : { $problem }.
refused-cards-slow = L’auberge n’a pas pu lire ce fichier de cartes jusqu’au bout. Rends-le plus court ou plus simple.
refused-value-long = La valeur d’une option peut avoir { $longest } caractères au plus.
refused-tables = Tu peux avoir { $most } tables en cours. Termines-en d’abord une.
refused-tables-hour = Trop de tables ouvertes en une heure depuis ta connexion. Réessaie plus tard.
refused-tables-day = Trop de tables ouvertes en un jour depuis ta connexion. Réessaie demain.
refused-cards-day = Trop de tables ont reçu des cartes personnelles en un jour depuis ta connexion. Réessaie demain.
refused-newcomers = Trop de nouveaux invités venus en un jour par ta connexion. Réessaie demain.
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
page-solo = Tes parties en solo
page-solo-played = Jouées
page-solo-won = Gagnées
page-solo-best = Meilleur score
page-solo-all = Toutes
page-your-tables = Tes tables
page-no-tables = Aucune partie ne t’attend. Ouvre une table : elle reste ici jusqu’à ton retour.

# L’accueil, et être appelé à une table
home-greeting = Bonsoir
home-greeting-name = Bonsoir, { $name }
home-been-here = J’ai déjà joué ici
home-ways = Pages de l’auberge
page-house = Auberge
home-code-short = Code
home-new = Première visite ? { $game } s’apprend en dix minutes.
home-new-about = Tu joues, l’auberge explique chaque étape. Pas de compte, pas de mot de passe, rien à installer.
home-teach = Apprendre à jouer
home-also-alone = en solo aussi
home-minutes = { $low }–{ $high } min
home-minutes-here = environ { $minutes } min
home-weight-light = léger
home-weight-medium = moyen
home-weight-heavy = corsé
home-play = Jouer
home-friends = Entre amis
home-set-up = Préparer…
home-invited = Tu as une invitation ?
home-code = Écris le code de la table :
home-sit-down = S’asseoir
home-lobby = { $open ->
    [0] Aucune table ne cherche de joueurs
    [one] Une table cherche des joueurs
   *[other] { $open } tables cherchent des joueurs
} · à regarder : { $running }
home-asked-wish = Peut-on revenir en arrière ? On attend ta réponse.
home-no-hurry = rien ne presse
home-left-days = { $days } j { $hours } h
home-left-hours = { $hours } h { $minutes } min
home-left-minutes = { $minutes } min
home-archive = Mises de côté ({ $count })
home-waiting = En attente des autres
home-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
home-waits-for-players = attend des joueurs
home-seats = places prises : { $taken } sur { $seats }
home-put-away = Mettre de côté jusqu’à mon tour
home-take-out = Ressortir
home-last = Dernière partie
home-last-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
   *[other] { $place }e place
} avec { $score }
home-last-alone = en solo, avec { $score }
home-days-ago = { $days ->
    [0] aujourd’hui
    [1] hier
    [one] il y a un jour
   *[other] il y a { $days } jours
}
home-analysis = Analyse prête{ $points ->
    [0] { "" }
    [one]  : un moment décisif
   *[other]  : { $points } moments décisifs
}
home-again = Se rasseoir
home-another = Une autre table
home-another-help = Chaque jeu propose : Apprendre · Jouer · Entre amis.
home-change = Changer
home-invite = Inviter
home-play-again = Jouer
home-with = avec { $names }
home-with-anybody = avec qui viendra
home-against = contre { $bots }
home-alone = en solo
home-one-screen = sur un seul écran
home-times = { $count } × { $bot }
home-days-a-move = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
refused-archived = Tu as déjà mis { $most } tables de côté. Ressors-en d’abord.
page-records = Archives
page-records-about = Tes parties finies : revois-les, ou rejoue à partir de n’importe quel coup.
page-records-empty = Quand tu finis une partie, tu la retrouves ici.
page-home-name = Comment t’appelles-tu ?
page-home-name-help = Tes amis voient ce nom à la table.
page-home-go = À la table
page-home-level = Trois victoires de suite !
page-home-level-ask = Veux-tu un adversaire plus fort, cette fois ?
page-home-level-yes = Oui, contre { $bot }
page-home-level-no = Comme avant
page-home-bad-code = Ce n’est pas un code de table (cinq lettres et chiffres). Un lien convient aussi.
page-call-me = Comment l’auberge t’appelle
page-call-next = Table suivante
page-call-next-at = Table suivante : { $game }
page-call-count = Tables qui t’attendent : { $count }
page-call-sound = Ici, un son t’appelle.
page-call-silent = Ici, seul le titre de la fenêtre t’appelle.
page-call-turn = À toi de jouer : { $game }
page-call-sit = S’asseoir
page-call-not = Pas aujourd’hui
page-calling-kept = Gardé dans ce navigateur seulement.
page-calling-sound = Un son de deux notes
page-calling-sound-help = Quand la fenêtre est cachée, ou quand c’est à toi à une autre table.
page-calling-shake = Vibration
page-calling-notify = M’appeler
page-calling-notify-help = Une notification, tant que la fenêtre est cachée.
page-calling-notified = L’auberge t’appelle par une notification tant que la fenêtre est cachée.
page-calling-quiet = Plus de notifications
page-calling-unsafe = Les navigateurs ne permettent les notifications que par https ou sur la machine même de l’auberge, donc pas ici.
page-calling-more = E-mail, téléphone et autres moyens
offline-title = Alehouse
offline-away = L’auberge est injoignable
offline-about = Il n’y a pas de connexion en ce moment, ou l’auberge est fermée un instant. Tes tables sont à l’abri et t’attendent où tu les as laissées ; cette page réessaie d’elle-même.
offline-again = Réessayer
refused-hook = L’auberge n’appelle que ces services, par https : { $services }. Pour ntfy, indique un sujet : https://ntfy.sh/ton-sujet.
refused-no-hook = Cette auberge n’appelle aucun service.
page-you-hook = Sur ton téléphone, sans e-mail
page-you-hook-help = Installe l’appli ntfy, abonne-toi à un sujet que personne ne devine, et écris ici son adresse. L’auberge t’y appellera quand ce sera à toi. Services qu’elle peut appeler : { $services }.
page-you-hook-address = Adresse
page-you-hook-save = M’appeler là
page-you-hook-kind = Type
page-you-hook-ntfy = sujet ntfy
page-you-hook-webhook = webhook (JSON)
page-key-17 = aller à la prochaine table où c’est à toi de jouer

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
page-fold = Replier ou déplier
page-zoom = Agrandir ou réduire
page-reconnecting = Connexion perdue. Reconnexion…
page-draft-gone = Ce que tu n’avais pas confirmé s’est perdu avec la connexion. Choisis de nouveau.
page-done-first = Choisis d’abord Terminé, ou annule.
page-kept = Pas de connexion pour l’instant. Ton coup est gardé et partira dès qu’elle revient.
page-under-way = Ton dernier choix est encore en chemin. Choisis de nouveau dans un instant.
page-no-line = Pas de connexion pour l’instant : rien n’a été envoyé. Réessaie quand elle revient.
page-unsure = La connexion s’est perdue à cet instant. Regarde si c’est arrivé avant de recommencer.
page-back = Retour à l’auberge
page-curtain = Passe l’écran à { $name }
page-curtain-why = On verra alors ce que { $name } garde caché.
page-curtain-lift = Je suis { $name }

# Replay et résultat
page-replay = Replay
page-replay-help = Revois la partie coup par coup. Personne d’autre ne s’en aperçoit.
page-eyes = Vu par
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
page-key-1 = ouvrir la liste numérotée de tous les choix ; quand elle est ouverte, prendre le choix portant ce numéro
page-key-2 = aller d’une partie de la page à l’autre : la question, la table, le reste
page-key-3 = jouer la pièce, ou demander pourquoi c’est impossible
page-key-4 = annuler
page-key-5 = les règles de cette décision
page-key-6 = un conseil : ce que ferait l’auberge
page-key-7 = parcourir un replay
page-key-8 = cette aide
page-key-9 = fermer ce qui est ouvert
page-key-10 = aller droit à ton tour
page-key-11 = couper et remettre le son
page-key-12 = réglages de la table
page-key-13 = aller à la prochaine pièce jouable, ou à la précédente
page-key-14 = aller à la pièce jouable la plus proche, dans le sens de la flèche ; avec ⇧, à n’importe quelle pièce
page-key-15 = aller à la première pièce jouable, ou à la dernière ; avec ⇧, parmi toutes les pièces
page-key-16 = lire la suite quand la fiche d’une pièce est longue
page-text-size = Taille du texte
page-text-size-of = Texte { $size } %
page-beacon = Vers les choix hors de vue ({ $count })
page-playable = { $piece } ; se joue
page-playable-as = { $piece } ; se joue : { $what }
page-playable-ways = { $count } choix
page-canvas-status = Manche et phase
page-canvas-rivals = Les autres
page-canvas-table = Table
page-canvas-own = Tes affaires
page-skip = Vers ce que je peux jouer
page-tools = Outils
page-tab-waiting = à jouer ici : { $count }
page-deeds = Coups ({ $count }) : { $deeds }
page-deed = { $name } : { $deed }
page-plus = plus { $amount } { $good }
page-minus = moins { $amount } { $good }

# Ce que l’on sent à la table : ce qui est dit, le final, les réglages
page-ahead = Aller à mon tour
page-done = Terminé (Entrée)
page-only-choice = seul choix
page-scored = Détail des points
page-try-again = Réessayer
page-settings = Réglages de la table
page-set-kept = Conservés dans ce navigateur, et avec toi sur tes autres appareils.
page-set-pace = Rythme
page-set-speed = Vitesse des coups des autres
page-set-speed-help = S, ou le bouton à côté de ce qui est raconté, va droit à ton tour, quelle que soit la vitesse.
page-set-speed-calm = Calme
page-set-speed-normal = Normale
page-set-speed-brisk = Vive
page-set-speed-once = Immédiate
page-set-single = Jouer pour moi un choix unique
page-set-single-help = Jamais là où les autres apprendraient ce que tu as en main.
page-set-single-on = Oui
page-set-single-off = Non
page-set-confirm = Confirmer mon tour
page-set-confirm-help = Avant que tu confirmes, personne ne voit rien et tu peux annuler.
page-set-confirm-never = Jamais
page-set-confirm-turn = À la fin
page-set-confirm-move = À chaque coup
page-set-tap = Toucher une pièce éclairée
page-set-tap-help = Un appui long montre la pièce de près.
page-set-tap-play = La joue
page-set-tap-show = La montre d’abord
page-set-sound = Son
page-set-sound-help = M le coupe et le remet.
page-set-sound-off = Coupé
page-set-sound-turn = Tour et discussion
page-set-sound-all = Tout
page-set-volume = Volume
page-set-volume-help = De tout ce qu’on entend à la table.
page-set-sight = Vue
page-set-motion = Mouvement
page-set-motion-help = Réduit : rien ne vole, les pièces apparaissent en fondu à leur place.
page-set-motion-asked = Ton appareil demande de le réduire.
page-set-motion-device = Comme l’appareil
page-set-motion-full = Complet
page-set-motion-less = Réduit
page-set-motion-none = Aucun
page-set-text = Taille du texte
page-set-text-help = Avec de plus grandes lettres, la table défile.
page-set-patterns = Motifs sur les couleurs
page-set-patterns-help = Points, rayures et damiers sur ce qui appartient aux joueurs.
page-set-patterns-off = Non
page-set-patterns-on = Oui
page-set-help = Explications dans la barre
page-set-help-help = Une seconde ligne en dit plus sur ce qui est demandé.
page-set-help-on = Oui
page-set-help-off = Non

# ── en ligne ──

away-left = a quitté la table ; un bot prend le relais
away-late = a mis trop de temps ; un bot prend le relais
line-waiting = En attente de joueurs
guest = Invité { $number }
refused-away = Un bot joue pour toi : reviens d’abord à la table.
refused-deadline =
    { $days ->
        [one] Un coup peut durer { $days } jour au plus.
       *[other] Un coup peut durer { $days } jours au plus.
    }
refused-eyes = Ce que voient les autres ne se montre qu’à la fin de la partie.
refused-flood = Trop de messages à la fois. Attends un instant.
refused-analyses = { $count } parties attendent déjà que l’auberge ait le temps de les regarder pour toi. Rouvre cette page plus tard.
refused-spent = Tu as donné beaucoup de travail à l’auberge. Attends { $seconds } s avant de regarder encore ; en attendant, tu peux jouer.
refused-house = Cette auberge se trouve à { $address } et ne répond à aucun autre nom.
refused-slow = La requête n’est pas arrivée à temps. Réessaie.
refused-long-game = On est déjà beaucoup revenu en arrière à cette table. Maintenant, on ne peut que continuer à jouer.
refused-long-line = Plus court : { $longest } caractères au plus.
refused-rematch = Tu pourras demander une revanche quand cette partie sera finie.
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
    }{ $fate ->
        [0] { "" }
       *[other] { " " }Ce qui a été révélé reste connu et le sort décide de nouveau ; la partie ne compte alors pour personne.
    }

# Salles d’attente, revanches, et ce que peut l’hôte
away-removed = a dû quitter la table ; un bot prend le relais
refused-host-only = Seul l’hôte de cette table peut faire cela.
refused-begun = La partie a commencé : la table reste comme elle est.
refused-over = Cette partie est terminée.
refused-seat-person = Quelqu’un est assis là. Demande-lui de changer de place, ou de se lever.
refused-seat-none = Cette table n’a pas cette place.
refused-seat-count = Ce jeu se joue de { $fewest } à { $most }.
refused-no-name = Dis pour qui est la place.
refused-sits-already = { $name } a déjà une place à cette table.
refused-companion = L’auberge ne trouve aucune partie que tu aies jouée avec cette personne. Réserve la place sous un nom.
refused-reserved = Cette place est réservée à { $name }. Seul le lien qui lui a été donné l’ouvre.
refused-remove = Il n’y a personne à écarter à cette place.
refused-remove-alone = Personne d’autre ne peut donner son accord. Quand son temps aura expiré { $lapses } fois, tu pourras l’écarter sans demander.
refused-banned = L’hôte t’a demandé de quitter cette table pour de bon.
refused-closed-host = Cette table a été fermée sans résultat. On n’y joue plus.
prompt-closed = Table fermée. Tu peux encore regarder.
refused-lapsed = Tout le monde n’a pas accepté cette revanche dans la journée : elle est annulée. Tu peux la redemander.
refused-not-asked = Aucune place ne t’est gardée ici.
refused-wish-stands = Une autre question est déjà posée à tous. Attends la réponse.
refused-phrase = L’auberge ne connaît pas cette phrase.
refused-code = Aucune table n’a ce code. La partie est peut-être finie : redemande-le.
refused-codes = Trop de mauvais codes ont été essayés depuis ta connexion. Attends une minute.
refused-owner = Seule la personne qui tient cette auberge peut faire cela.
ask-start = { $names ->
        [0] { $free ->
            [0] Commencer sans attendre { $unready } ?
            [one] Commencer avec une place libre ?
           *[other] Commencer avec { $free } places libres ?
        }
       *[other] { $free ->
            [0] Commencer sans { $names } ?
            [one] Commencer sans { $names } et avec une place libre ?
           *[other] Commencer sans { $names } et avec { $free } places libres ?
        }
    }
ask-start-about = { $empty ->
        [0] { "" }
        [one] { $bot } y jouera.
       *[other] { $bot } jouera à chacune d’elles.
    }{ $names ->
        [0] { "" }
       *[other] { " " }Ce qui est réservé le reste : plus tard, le bot laissera la place à { $names }.
    }{ $unready ->
        [0] { "" }
       *[other] { " " }On attend encore : { $unready }.
    }
wish-remove = { $player } voudrait que { $other } quitte la table pour de bon ; un bot prendrait le relais. { $waiting ->
        [0] Tout le monde est d’accord.
       *[other] Réponses attendues : { $waiting }.
    }
wish-close = { $player } voudrait fermer cette table, sans résultat. { $waiting ->
        [0] Tout le monde est d’accord.
       *[other] Réponses attendues : { $waiting }.
    }

# Lettres : par e-mail et, en bref, en notification
letter-turn-title = À toi de jouer : { $game }
letter-turn = C’est ton tour à { $game }, avec { $players }.
letter-begun-title = { $game } : la partie commence
letter-begun = Une partie de { $game } a commencé, avec { $players }.
letter-over-title = { $game } : la partie est terminée
letter-over = Ta partie de { $game } est terminée, avec { $players }.
letter-rematch-title = { $game } : une revanche ?
letter-rematch = { $host } propose une autre partie de { $game }. Ta place est gardée pendant un jour : à toi de dire oui ou non.
letter-seat-title = { $game } : une place pour toi
letter-seat = { $host } te garde une place à une table de { $game }.
letter-link = Vers la table : { $link }
letter-mute = Ce que l’auberge t’envoie, tu le choisis sur ta page. Pour ne plus rien recevoir sur cette table, ouvre { $quiet }
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
page-push-impossible = Ce navigateur ne peut pas te prévenir quand la page est fermée.
page-push-denied = Le navigateur ne laisse pas l’auberge te prévenir. Autorise-le dans les réglages du navigateur, puis réessaie.

# La salle d’attente, phrases rapides, codes et réponses
page-room-again = Une revanche
page-room-host = tu es l’hôte
page-room-house = Auberge
page-room-change = Modifier
page-room-change-help = On redemande à ceux qui sont déjà assis s’ils sont prêts.
page-room-keep = Valider
page-room-seat = place { $number }
page-room-reserved = réservée
page-room-yours = gardée pour toi
page-room-anybody = pour qui a le lien
page-room-is-ready = prêt
page-room-not-ready = pas encore prêt
page-room-ready = Je suis prêt
page-room-changed = L’hôte a modifié cette table. Regarde ce qu’on joue maintenant.
page-room-bot = Asseoir un bot
page-room-copy = Copier son lien
page-room-menu = Place { $number }, { $name } : options
page-room-swap = Changer de place avec…
page-room-reserve = Réserver pour quelqu’un
page-room-reserve-help = La place a son propre lien. On ne peut s’y asseoir qu’avec lui ; qui a déjà joué avec toi trouve la place parmi ses tables.
page-room-for-whom = Pour qui ?
page-room-companions = Tu as joué avec
page-room-open = L’ouvrir à tous
page-room-give-bot = La donner à un bot
page-room-drop = Retirer cette place
page-room-remove = Demander de partir
page-room-ban = Écarter pour de bon
page-room-add = Ajouter une place
page-room-most = { $count } au plus
page-room-drag = Fais glisser une place sur une autre pour les échanger : on joue dans cet ordre. Chacun garde sa couleur.
page-room-wait = Attendre encore
page-room-close = Fermer cette table
page-room-close-ask = Fermer cette table ?
page-room-close-help = Elle se termine sans résultat et personne ne peut y revenir. Une fois la partie commencée, tous ceux qui jouent doivent être d’accord.
page-room-remove-ask = Écarter { $name } ?
page-room-remove-help = Un bot prend le relais à cette place, et la personne écartée ne peut pas revenir. Sauf si son temps a expiré deux fois, tous les autres doivent être d’accord.
page-room-remove-now = Écarter
page-room-scan = Scanne ce code avec un téléphone. Ou tape
page-room-type = Ouvre
page-room-code = et tape le code
page-room-large = En grand
page-phrases = Phrases rapides
page-phrase-hello = Salut !
page-phrase-ready = On peut jouer
page-phrase-moment = Un instant
page-phrase-thinking = Je réfléchis…
page-phrase-nice = Joli coup
page-phrase-well-played = Bien joué
page-phrase-your-turn = À toi
page-phrase-sorry = Pardon !
page-phrase-back-soon = De retour dans 5 minutes
page-phrase-good-game = Belle partie
page-phrase-again = Encore une ?
page-phrase-thanks = Merci, à bientôt
page-code-title = Rejoindre une table
page-code-field = Le code de la table
page-code-go = À la table
page-rematch-asks = { $name } demande une revanche
page-seat-asks = { $name } te garde une place
page-yes = Oui
page-not-now = Pas maintenant
page-clock-left = Temps restant : { $time }

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
page-level-1 = hasard
page-level-2 = glouton
page-level-3 = apprenti
page-level-4 = compagnon
page-level-5 = maître
page-is-here = là
page-is-away = pas là
page-take-help = Écris ton nom et choisis une place libre, ou reste pour regarder.
page-wait-help = La partie commence quand toutes les places sont prises et que tout le monde est prêt, ou quand l’hôte la lance.
page-begin-help = La partie commence d’elle-même quand toutes les places sont prises et que tout le monde est prêt.
page-begin = Commencer
page-stand-up = Se lever
page-invite = Inviter
page-invite-help = Avec ce lien, on peut s’asseoir ou regarder.
page-watch-help = Avec ce lien, on peut regarder la partie.
page-copy = Copier le lien
page-qr = Code QR de ce lien
page-copied = Copié
page-share = Partager
page-link-local = Ce lien ne s’ouvre que sur cet ordinateur.
page-lan-closed = Pour l’instant, ce lien ne s’ouvre que sur cet ordinateur.
page-lan-open = Ouvrir l’auberge à mon réseau
page-lan-address = L’adresse dans ton réseau
refused-lan = L’auberge ne peut pas s’ouvrir d’ici : elle a une adresse fixe ou plusieurs processus. Voir docs/online.md.
refused-lan-elsewhere = Seule une personne devant l’ordinateur de l’auberge peut l’ouvrir au réseau.
refused-no-network = Cet ordinateur n’est dans aucun réseau par lequel d’autres pourraient venir.
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
analysis-plot = Les chances de gagner de chacun, tour après tour
analysis-about-curve = Les bots de l’auberge ont joué la suite { $plays } fois à partir de chaque tour. À { $error } % près.
analysis-about-points = Les bots de l’auberge ont joué la suite { $plays } fois après chaque choix. À { $error } % près.
analysis-no-points = Aucune décision, à elle seule, n’a coûté 5 % ou plus à quelqu’un, chance mise à part.
plot-title = Le score de chacun, manche après manche
refused-decided = À partir de là, il ne reste rien à décider. Choisis un moment plus tôt.
refused-email = L’auberge ne peut pas écrire à cette adresse e-mail. Vérifie-la.
refused-confirm = Ce lien est trop ancien, ou l’adresse a changé depuis. Sur ta page, tu peux redemander la lettre.
refused-letter = Il n’y a pas d’adresse à confirmer.
refused-letters = L’auberge a déjà trop écrit aujourd’hui à cette adresse, ou pour toi. Réessaie demain.
refused-language = L’auberge ne parle pas cette langue ; elle parle { $languages }.
refused-listed = Cette liste a plus de { $most } entrées, ou contient autre chose que des tables ou des personnes.
refused-name-signs = Un nom tient sur une ligne, en lettres et signes visibles.
refused-unfinished = Cette partie n’est pas finie. À la fin, elle aura une page et pourra être reprise à partir de n’importe quelle manche.
refused-voice = Cette personne n’a rien dit ici.
uncounted-cards = Elle s’est jouée avec des cartes personnelles : elle ne compte ni pour les statistiques ni pour le niveau de personne.
uncounted-origin = Elle est la suite d’une autre partie : elle ne compte ni pour les statistiques ni pour le niveau de personne.
uncounted-fate = Après une annulation, des dés ou des cartes ont été tirés de nouveau : elle ne compte ni pour les statistiques ni pour le niveau de personne.

# Toi
page-you-about = À propos de toi
page-you-name = Ton nom
page-you-email = Ton adresse e-mail
page-you-email-help = Seulement pour te dire que c’est à toi de jouer ou que quelqu’un t’invite à une table. Personne ne la voit. Laisse vide si tu n’en veux pas.
page-you-unconfirmed = Pas encore confirmée : ouvre le lien de la lettre envoyée à cette adresse. D’ici là, rien d’autre n’est envoyé.
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
page-you-statistics = En savoir plus sur tes parties
page-you-players = Les joueurs de cette auberge
page-you-played = Parties
page-you-won = Gagnées
page-you-rating = Niveau
page-you-rating-range = sans doute entre { $low } et { $high } ; parties comptées : { $games }
page-you-forget = Supprimer tes données
page-you-forget-help = Ton nom, ton adresse e-mail, ce que tu as écrit et tes statistiques sont effacés pour toujours. Des bots jouent à tes places ; tes parties restent, sans nom.
page-you-forget-now = Effacer tout ce qui me concerne
page-you-forget-not = Non, je reste
page-confirm-title = Ton adresse
page-confirm-about = Alehouse doit-il t’écrire, à l’adresse où tu lis ce lien, quand c’est à toi de jouer ?
page-confirm-yes = Oui, c’est mon adresse
page-confirmed = Confirmé. Sur ta page, tu choisis ce que l’auberge t’envoie.

# Les appareils, et comment revenir
device-agent = { $browser } sous { $system }
device-unknown = Un navigateur
device-of-computer = { $name ->
    [0] Mon ordinateur
   *[other] Ordinateur – { $name }
}
device-of-phone = { $name ->
    [0] Mon téléphone
   *[other] Téléphone – { $name }
}
device-of-tablet = { $name ->
    [0] Ma tablette
   *[other] Tablette – { $name }
}
add-tables = { $tables ->
    [0] Ton nom et tes statistiques sont ici aussi.
    [one] Tu vois ta table ici.
   *[other] Tu vois tes { $tables } tables ici.
}
add-turns = { $turns ->
    [one] L’une d’elles t’attend.
   *[other] { $turns } d’entre elles t’attendent.
}
add-others = Tes autres appareils restent à toi.
add-removable-computer = Tu peux retirer cet ordinateur depuis n’importe lequel de tes appareils.
add-removable-phone = Tu peux retirer ce téléphone depuis n’importe lequel de tes appareils.
add-removable-tablet = Tu peux retirer cette tablette depuis n’importe lequel de tes appareils.
add-along = { $tables ->
    [0] Un invité est déjà venu dans ce navigateur{ $as }. Ce qui est à lui vient avec toi ; rien n’est perdu.
    [one] Un invité est déjà venu dans ce navigateur{ $as }, à une table. Elle vient avec toi ; rien n’est perdu.
   *[other] Un invité est déjà venu dans ce navigateur{ $as }, à { $tables } tables. Elles viennent avec toi ; rien n’est perdu.
}
add-along-as = {""} sous le nom « { $name } »
add-both = { $tables ->
    [one] À une table, tu as déjà une place : celle d’ici ne vient pas avec toi, un bot y joue la suite.
   *[other] À { $tables } tables, tu as déjà une place : celles d’ici ne viennent pas avec toi, des bots y jouent la suite.
}
add-not-along = { $name ->
    [0] Jusqu’ici, ce navigateur est à quelqu’un d’autre, qui peut revenir autrement : aucune de ses affaires ne vient avec toi.
   *[other] Jusqu’ici, ce navigateur est un appareil de { $name }, qui peut revenir autrement : aucune de ses affaires ne vient avec toi.
}
refused-device = Cet appareil a été retiré par son propriétaire. Recharge la page : tu entreras comme invité.
refused-key = La clé de ce navigateur ne vient pas de cette auberge. Recharge la page pour en avoir une.
refused-link = Ce lien ne marche plus : il est valable quelques minutes, pour un seul appareil, et un plus récent le remplace. Crées-en un autre sur un de tes appareils.
refused-already-here = Ce navigateur est déjà un de tes appareils. Ouvre le lien sur l’autre.
refused-no-device = Tu n’as pas cet appareil ; il a peut-être déjà été retiré.
refused-this-device = C’est l’appareil dont tu te sers. Retire-le depuis un autre.
refused-devices-many = Tu as { $most } appareils. Retires-en un d’abord.
refused-device-name = Le nom d’un appareil a { $longest } caractères au plus.
refused-words = Ces mots ne sont à personne. Vérifie chacun, et leur ordre ; de nouveaux mots annulent les anciens.
refused-word = « { $word } » n’est pas un de nos mots anglais. Vérifie son orthographe.
refused-words-count = Écris les { $count } mots, dans l’ordre où tu les as notés.
refused-words-often = Trop de mots ont été essayés ici. Réessaie dans une heure.
refused-no-mail = Cette auberge n’envoie pas d’e-mails.
refused-face = Il y a { $faces } visages au choix.
letter-back-title = Ton chemin de retour vers Alehouse
letter-back = Quelqu’un, sans doute toi, veut qu’Alehouse reconnaisse sur un autre appareil la personne qui a confirmé cette adresse. Si c’est bien toi, ouvres-y ce lien :
letter-back-not = Le lien est valable { $minutes } minutes, pour un seul appareil. Si cela ne te dit rien, ne fais rien : sans le lien, personne n’entre.
page-you-nav-name = Nom, langue
page-you-nav-called = Me prévenir
page-you-nav-devices = Appareils
page-you-nav-statistics = Statistiques
page-you-nav-delete = Me supprimer
page-you-face = Ton visage
page-you-face-number = Visage { $number }
page-you-come-back = Tu as déjà joué ici, dans un autre navigateur ?
page-you-devices = Tes appareils
page-you-devices-help = Tu peux jouer sur tous à la fois ; un coup joué sur l’un se voit sur les autres.
page-you-devices-none = Ce navigateur devient ton premier appareil dès que tu joues ou dis ton nom.
page-you-dev-this = celui-ci
page-you-dev-since = depuis : { $day }
page-you-dev-now = ici maintenant
page-you-dev-seen = ici la dernière fois : { $when }
page-you-dev-push = reçoit les notifications
page-you-dev-rename = Renommer
page-you-dev-rename-of = Renommer { $name }
page-you-dev-name = Nom de l’appareil
page-you-dev-remove = Retirer
page-you-dev-remove-of = Retirer { $name }
page-you-dev-remove-ask = Retirer { $name } ?
page-you-dev-remove-help = Il n’est aussitôt plus à toi : ce qui y est ouvert se ferme, et il ne joue plus pour toi. Les sept mots reçus depuis son ajout ne valent plus rien non plus : demandes-en de nouveaux.
page-you-dev-not = Non, le garder
page-you-dev-lost = Tu en as perdu un ? Retire-le ici : il n’est aussitôt plus à toi.
page-you-dev-others = Retirer tous les autres
page-you-dev-others-ask = Retirer tous les appareils sauf celui-ci ?
page-you-dev-removed = Retiré.
page-you-dev-added = { $name } est maintenant à toi.
page-you-add = Ajouter un appareil
page-you-add-help = Scanne ce code avec ton téléphone ou ta tablette, ou ouvres-y le lien.
page-you-add-link = Le lien pour le nouvel appareil
page-you-add-show = Montrer le code et le lien
page-you-add-good = valable encore { $time }, pour un appareil
page-you-add-void = Le lien a expiré.
page-you-add-new = Un autre
page-you-add-asks = Le nouvel appareil montre ton nom et ton visage et demande ton accord avant d’être à toi. Cette page te le dira.
page-you-add-secret = Ne le montre à personne d’autre : qui l’ouvre agit en ton nom.
page-you-lost = Si tu les perds tous
page-you-lost-help = Sept mots anglais te ramènent dans n’importe quel navigateur, avec tes places et tes statistiques. L’auberge n’en garde qu’une empreinte ; personne ne peut les retrouver pour toi.
page-you-words = Tes sept mots anglais
page-you-words-make = Recevoir sept mots
page-you-words-have = Tu as des mots depuis : { $day }. L’auberge ne peut plus les montrer.
page-you-words-new = Créer d’autres mots
page-you-words-void = De nouveaux mots annulent les anciens.
page-you-words-once = Note-les maintenant, en anglais comme ils sont : ils ne s’affichent qu’ici, une seule fois.
page-you-words-copy = Copier
page-you-words-file = Enregistrer dans un fichier
page-you-words-print = Imprimer
page-you-words-where = Écris-les ici si tous tes appareils sont perdus :
page-add-title = Est-ce toi, { $name } ?
page-add-title-nameless = Est-ce toi ?
page-add-about-computer = Fais de cet ordinateur un de tes appareils.
page-add-about-phone = Fais de ce téléphone un de tes appareils.
page-add-about-tablet = Fais de cette tablette un de tes appareils.
page-add-name = Nom de cet appareil
page-add-call = Me prévenir ici quand c’est mon tour
page-add-yes-computer = Oui, ajouter cet ordinateur
page-add-yes-phone = Oui, ajouter ce téléphone
page-add-yes-tablet = Oui, ajouter cette tablette
page-add-no = Non, je suis quelqu’un d’autre
page-recover-title = Revenir
page-recover-about = Écris tes sept mots anglais, dans leur ordre, séparés par des espaces.
page-recover-words = Tes sept mots
page-recover-go = Me reconnaître
page-recover-mail = Par e-mail
page-recover-mail-about = Si tu as confirmé ton adresse e-mail ici, on y envoie un lien.
page-recover-send = M’envoyer un lien
page-recover-sent = Si quelqu’un a confirmé cette adresse ici, une lettre est en route.
page-words-offer = Sept mots te ramènent ici si ce navigateur se perd un jour.
page-words-offer-go = Recevoir mes mots

# La page d’une partie finie
page-past = Une partie finie
page-past-origin = La partie dont elle est la suite
page-past-play-on = Reprendre ici
page-past-play-on-help = Ouvre une table à toi : toutes les places des personnes sont à toi, les bots restent des bots, dés et cartes sont tirés de nouveau.
page-past-analysis = Analyse
page-past-analysis-waiting = L’auberge joue la suite de la partie, encore et encore, pour savoir qui avait ses chances. Cela prend quelques minutes.
page-past-analysis-going = Approximatif : l’auberge regarde encore de plus près ({ $done } %).
page-past-analysis-rough = Approximatif : le temps a manqué pour tout regarder d’aussi près que l’auberge le voudrait.
page-past-about = Sur la partie
page-past-board = Plateau
page-past-score-tab = Points
page-past-players = joueurs : { $count }
page-past-house = Auberge
page-past-eyes-own = toi, comme en jeu
page-past-follow = Suivre
page-past-fit = Tout voir
page-past-better = mieux
page-past-transport = Revoir la partie pas à pas
page-past-move = Coup
page-past-round-back = Une manche en arrière
page-past-turn-back = Un tour en arrière
page-past-play = Lecture
page-past-pause = Pause
page-past-turn = Tour
page-past-round = Manche
page-past-speed = Vitesse
page-past-link = Copier un lien vers ce coup
page-past-end = La fin
page-past-of = à { $name } de jouer
page-past-count = { $move } sur { $moves }
page-past-plots = Points ; en dessous, les chances de gagner
page-past-analysis-none = Il n’y a pas d’analyse de cette partie : l’auberge regarde celles que des personnes ont jouées avec ses propres cartes.
page-past-points-own = Tes moments décisifs
page-past-points-of = Moments décisifs : { $name }
page-past-whose = Moments décisifs de qui
page-past-point = { $when }. Mieux valait : { $better }.
page-past-see = Regarder

# Films de parties terminées
refused-film = Ce film n’existe plus. Demande-le à nouveau.
refused-film-kind = Un film est un SVG ou un GIF.
refused-film-moves = Nombre de coups de cette partie : { $moves }. Choisis-en un premier et un dernier, dans cet ordre.
refused-film-seat = Il n’y a pas de place de ce numéro à cette table.
refused-film-shape = Un film est en paysage ou en portrait.
refused-film-seconds = Une scène dure de { $least } à { $most } secondes.
refused-film-gif = Cette auberge ne peut pas dessiner de GIF : la personne qui la tient doit installer alehouse[gif]. Un SVG ne demande rien.
refused-films = { $count } films se dessinent déjà pour toi. Attends que l’un d’eux soit prêt.
film-too-long = Cela ferait { $scenes } scènes, et un film en a { $most } au plus. Choisis moins de coups.
film-too-large = Le film dépasserait { $most } Mo. Choisis moins de coups, ou un SVG.
film-too-slow = Dessiner ce film a pris trop de temps. Choisis moins de coups, ou un SVG.
film-failed = Ce film n’a pas pu être dessiné. C’est la faute de l’auberge, qui l’a noté.
page-film = Télécharger
page-film-what = Quoi
page-film-record = Partie
page-film-film = Film
page-film-part = Passage
page-film-whole = Toute la partie
page-film-round = Cette manche
page-film-ten = Dix coups à partir d’ici
page-film-eyes = Vu par
page-film-eyes-all = Spectateurs
page-film-kind = Format
page-film-svg = SVG
page-film-gif = GIF
page-film-about-record = Tous les coups dans un fichier, à revoir ou à reprendre ailleurs.
page-film-about-svg = Net à toutes les tailles ; se lit dans tous les navigateurs.
page-film-about-gif = Se lit partout, même dans les messages ; demande plus de temps et de place.
page-film-go = Créer le film
page-film-waiting = Il attend son tour…
page-film-drawing = Dessin en cours… { $done } %
page-film-ready = Ton film est prêt. L’auberge le garde un jour.
page-film-take = Télécharger le film

# Statistiques, et les joueurs d’une auberge
refused-player = Ce joueur n’existe pas, ou ne veut pas être montré.
page-stat-title = Comment tes parties se sont passées
page-stat-none = Quand tu finis une partie, tu vois ici comment elle s’est passée.
page-stat-of = Les parties de { $name }
page-stat-players = Les joueurs de cette auberge
page-stat-players-help = Les joueurs qui ont voulu y figurer et ont au moins cinq parties comptées, classés selon le bas de leur fourchette de niveau.
page-stat-nobody = Personne n’est encore dans la liste.
page-stat-shown = Me montrer parmi les joueurs de cette auberge
page-stat-shown-help = Tout le monde ici peut voir ton nom, ton niveau et comment tes parties se sont passées. Désactivé tant que tu ne le demandes pas.
page-stat-people = contre des personnes
page-stat-bots = contre des bots : { $level }
page-stat-bots-other = contre des bots
page-stat-solo = en solo
page-stat-against = Rivaux
page-stat-games = Parties
page-stat-won = Gagnées
page-stat-place = Place moyenne
page-stat-best = Meilleur score
page-stat-mean = Score moyen
page-stat-turns = Tours
page-stat-last = Dernières places
page-stat-places = Les dernières places, la plus récente à droite : { $places }
page-stat-trend = Tendance
page-stat-trend-said = Score moyen de dix parties : de { $from } à { $to }
page-stat-rival = Ton rival le plus fort : { $name }, devant toi { $ahead } fois sur { $played }
page-stat-used = Le plus utilisé dans les dernières parties
page-stat-times = { $times } fois
page-stat-rated = Parties comptées
page-stat-range = sans doute entre { $low } et { $high }

# Une pièce vue de près

page-closer-how = Clic
page-closer-click = { $how } : { $text }
page-closer-choose = { $how } : choisir
page-closer-open = voir en grand
page-closer-rule = lire la règle
page-closer-pin = Le bouton droit ou un appui long garde cette fiche ouverte.

# ── les leçons et les premières minutes ──

undo-lesson = Dans une leçon, c’est la leçon elle-même qui annule les coups.
refused-lesson = Cela ne fait pas partie d’une leçon. À une vraie table, tu peux le faire.
refused-no-lesson = Cette table n’est pas une leçon.
refused-lesson-unknown = Cette leçon n’existe pas. Choisis-en une dans la liste.
refused-lesson-on = Il n’y a pas encore de partie à poursuivre ici. Continue d’abord la leçon.

page-learn = Apprendre
page-aim = Le but
page-tips-off = Ne plus en montrer

page-set-tips = Aide pour ce qui est nouveau
page-set-tips-help = Dans ta première partie, une phrase pour chaque nouvelle sorte de décision, une seule fois.
page-set-tips-on = Oui
page-set-tips-off = Non

page-lesson-game = Apprendre { $game }
page-lesson-about = Tu joues à la vraie table, et une voix te dit où regarder. Quitte quand tu veux : ta place est gardée.
page-lesson-minutes = { $minutes } min
page-lesson-done = terminée
page-lesson-begun = reprends où tu en étais
page-lesson-step = { $step } / { $steps }
page-lesson-next = Suite
page-lesson-go-on = Continuer
page-lesson-other = Ce n’est pas le coup attendu ici
page-lesson-trial = Un simple essai : rien de tout cela ne compte
page-lesson-try = Essayer
page-lesson-back = Revenir en arrière
page-lesson-tap = Touche une fois pour voir, une seconde fois pour jouer.
page-lesson-leave = Quitter la leçon
page-lesson-leave-help = Ta place est gardée : tu peux reprendre d’ici quand tu veux.
page-lesson-stay = Rester
page-lesson-over = Bien joué !
page-lesson-learnt = Tu as appris :
page-lesson-real-game = Ta première vraie partie
page-lesson-play-on = Continuer, avec des conseils
page-lesson-more = Et maintenant ?
page-lesson-all = Toutes les leçons
page-lesson-offer = C’est ta première fois ?
page-lesson-offer-help = Une première partie guidée de { $game } dure { $minutes } minutes. Ta table t’attend pendant ce temps.
page-lesson-offer-yes = Apprendre d’abord
page-lesson-offer-no = Jouer maintenant

# Le livre du jeu : sur sa propre page, et à la table.

page-handbook = Comment jouer, règles
page-book-guide = Comment jouer
page-book-rules = Règles
page-book-sheet = Aide-mémoire
page-book-contents = Sommaire
page-book-search = Chercher dans le guide et les règles
page-book-results = Trouvé
page-book-nothing = Rien trouvé pour « { $what } ».
page-book-print = Imprimer
page-book-more = En savoir plus : { $section }
page-book-copy = Copier un lien vers cette règle
page-book-copied = Lien copié.
page-book-english = Ce texte n’est pas encore traduit. Le voici en anglais.
page-book-back = Retour
page-book-next = Suite
page-book-of = { $page } sur { $pages }
page-book-missing = Il n’y a pas de règle { $clause } dans ce livre.
page-book-close = À la première page
page-book-language = Langue
page-book-turn = Tourner la page
