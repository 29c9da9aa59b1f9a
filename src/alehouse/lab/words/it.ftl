# Quel che dice il laboratorio: l’equilibrio di un gioco, la classifica dei bot.

balance-title = { $game }: l’equilibrio a un tavolo da { $players }
balance-played = { NUMBER($games, useGrouping: 0) } partite; a ogni posto: { $bots }; carte: { $cards }; opzioni: { $options }; seme { $seed }.
balance-house-cards = quelle della locanda
balance-cards = Carte
balance-seat = Posto { $number }
balance-outliers = Che cosa spicca
balance-outliers-note = I posti che le hanno usate vincono più o meno spesso di quanto spieghi il caso; prima quelle più lontane dalla quota equa.
balance-no-outliers = Niente: ciò che un posto usa non fa differenza oltre il caso.
balance-seats = Posti
balance-victories = Vittorie per posto; tratteggiata: la quota equa
balance-seats-fair = Nessun posto vince più o meno spesso di quanto spieghi il caso.
balance-seats-unfair = I posti in rosso vincono più o meno spesso di quanto spieghi il caso.
balance-lengths = Durata e scelte
balance-decisions = Decisioni in una partita
balance-branching = Opzioni per decisione
balance-leads = Cambi in testa in una partita
balance-spread-decisions = Partite per numero di decisioni
balance-spread-branching = Decisioni per numero di opzioni
balance-spread-leads = Partite per cambi in testa
balance-spread-score = Posti per punteggio finale
balance-scores = Punteggi
balance-sources = Da dove vengono i punti, per posto e partita
balance-all = Tutti i posti
balance-winners = Vincitori
balance-things = Carte e spazi
balance-things-note = Scelta: tra le decisioni in cui si poteva prendere e c’era anche altro, quante l’hanno presa. Usata: volte per posto e partita. Vinte: vittorie dei posti che l’hanno usata almeno una volta, quelle condivise in parte. Un posto può anche usare una carta perché era già in testa.
balance-pick-and-win = Quanto spesso è scelta, e quanto spesso vince chi la usa
balance-thing = Carta o spazio
balance-pick = Scelta
balance-uses = Usata
balance-win = Vinte
balance-interval = intervallo 95 %
balance-chance = Solo caso
balance-quantity = Che cosa
balance-mean = Media (intervallo 95 %)
balance-changes = Che cosa è cambiato
balance-verdict = Grandezze confrontate: { $compared }. { $changes ->
    [0] Nessuna è cambiata oltre quanto spieghi il caso. Le più vicine:
    [one] Una è cambiata oltre quanto spieghi il caso:
   *[other] Oltre quanto spieghi il caso ne sono cambiate { $changes }:
}
balance-changes-note = I due file di carte sono stati giocati dagli stessi semi e confrontati partita per partita. «Solo caso» è la probabilità di una differenza così grande se non ce ne fosse alcuna, corretta secondo Holm per i molti confronti.
balance-before = Prima
balance-after = Dopo
balance-difference = Differenza
balance-only-before = Non ci sono più, o non sono mai state possibili: { $names }.
balance-only-after = Nuove: { $names }.
balance-only-rare = Troppo rare per confrontarle: { $names }.
balance-victories-of = Vittorie: { $who }
balance-pick-of = Scelta: { $what }
balance-use-of = Usata: { $what }
balance-win-of = Vittorie di chi usa: { $what }
balance-points-from = Punti da: { $what }
balance-winner-points-from = Punti dei vincitori da: { $what }
balance-how = Come è stato misurato
balance-method = Una vittoria condivisa conta in parte per ciascuno. Gli intervalli valgono in 95 casi su 100; la loro unità è la partita, perché ciò che accade nella stessa partita è legato. «Solo caso» è la probabilità di trovarsi così lontano dalla quota equa se non ci fosse nulla dietro, corretta secondo Holm per i molti confronti.

ladder-ratings = Forza, con gli intervalli 95 %
ladder-shares =
    { $players ->
        [1] Vittorie contro l’avversario automa
        [2] Vittorie in due, con gli intervalli 95 %
       *[other] Primi posti di uno contro altri { $others }, con gli intervalli 95 %
    }
ladder-pair = { $bot } contro { $against }
ladder-bot = Bot
ladder-rating = Forza
ladder-interval = intervallo 95 %
ladder-rated = partite
ladder-against = contro
ladder-won = Vinte
ladder-games = partite
ladder-fair = Equo sarebbe { $fair }; seme { $seed }
