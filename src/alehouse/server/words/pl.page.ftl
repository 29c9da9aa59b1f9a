# Strona w przeglądarce. Zmienne wstawia sama strona: tylko zwykłe, bez selektorów.

page-title = Alehouse
page-tagline = Wieczór, stół i dobre towarzystwo.
page-version = Alehouse { $version }
page-language = Język
page-close = Zamknij

# Pierwsza strona
page-games = Gry
page-player-range = { $fewest }–{ $most } graczy
page-new-table = Nowy stół
page-open-game = Stół: { $game }
page-players = Gracze
page-seats = Kto gdzie siedzi
page-who = Kto gra na miejscu { $number }
page-name = Imię na miejscu { $number }
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath
page-me = ja
page-here = przy tym ekranie
page-bot = bot: { $bot }
page-options = Opcje
page-cards = Własne karty
page-cards-help = Plik kart po twoich zmianach. Grają nim wszyscy przy stole.
page-cards-file = Wybierz plik kart
page-cards-text = Treść pliku kart
page-open = Otwórz stół
page-your-tables = Twoje stoły
page-no-tables = Żadna partia na ciebie nie czeka. Otwórz stół, a zostanie tu do twojego powrotu.

# Stół
page-your-turn = Twoja kolej
page-turn-of = Kolej: { $name }
page-over = Koniec gry
page-undo = Cofnij
page-all-options = Wszystkie opcje ({ $count })
page-open-clause = Otwórz tu zasady
page-areas = Części stołu
page-menu = Menu
page-side = Dziennik, zasady i powtórka
page-log = Dziennik
page-rules = Zasady
page-search-rules = Szukaj w zasadach
page-fold = Zwiń lub rozwiń
page-zoom = Większe lub mniejsze
page-reconnecting = Połączenie przerwane. Łączę ponownie…
page-back = Wróć do karczmy

# Powtórka i wynik
page-replay = Powtórka
page-replay-help = Przejdź przez partię ruch po ruchu. Nikt inny tego nie widzi.
page-move-of = Ruch { $move } z { $moves }
page-moves = Ruchów dotąd: { $moves }
page-first = Pierwszy ruch
page-previous = Poprzedni ruch
page-next = Następny ruch
page-last = Ostatni ruch
page-live = Wróć do stołu
page-result = Wynik
page-look-at-table = Obejrzyj stół
page-record = Pobierz zapis partii
page-play-again = Jeszcze raz

# Klawisze
page-help = Klawisze
page-key-1 = wybierz opcję o tym numerze
page-key-2 = przechodź między elementami
page-key-3 = zagraj element lub zapytaj, dlaczego nie można
page-key-4 = cofnij
page-key-5 = zasady tej decyzji
page-key-6 = przewijaj powtórkę
page-key-7 = ta pomoc
page-key-8 = zamknij to, co otwarte
