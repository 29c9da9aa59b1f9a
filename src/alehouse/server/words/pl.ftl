# Co mówi serwer, poza słowami samych gier.

language = Polski
line-turn = { $summary } · kolej: { $player }

# Początek i koniec
serve-open =
    Karczma otwarta: { $address }
    Stoły są zapisywane w { $db }. Ctrl-C zamyka.
serve-port = Port { $port } jest zajęty; używam { $found }.
serve-no-address = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem }. Wybierz inny: --host i --port.
serve-no-db = Nie można zapisywać stołów: { $problem }. Wybierz inny plik: --db.
serve-other-db = Plik { $db } pochodzi z innej wersji Alehouse. Otwórz go w tamtej wersji albo wybierz inny plik: --db.
serve-closed = Karczma zamknięta. Każdy stół czeka tak, jak został.

# Ruchy, które nie przechodzą
refused-stale = Przy stole coś się już zmieniło. Oto jego obecny stan; wybierz jeszcze raz.
refused-under-way = Właśnie trwa zapis ruchu. Poczekaj chwilę i wybierz jeszcze raz.
refused-turn = Teraz gra { $player }.
refused-watching = Oglądasz ten stół. Grać przy nim może tylko przeglądarka, która go otworzyła.
refused-replay = Oglądasz przeszłość. Aby grać, wróć do stołu.
refused-curtain = Najpierw przekaż ekran graczowi: { $player }.
refused-storage = Nie udało się zapisać ruchu, więc nic się nie zmieniło ({ $problem }). Spróbuj jeszcze raz.
because-allowed = To jest teraz dozwolone: wybierz.

# Dlaczego nie można cofnąć
undo-nothing = Nie zapadła jeszcze żadna decyzja.
undo-fate = Od tego czasu odsłonięto kartę lub kość; tego nie można cofnąć.
undo-other = Ostatnia decyzja należała do kogoś innego ({ $player }); cofnąć można tylko własną.
undo-over = Gra skończona i wszystko jest jawne; niczego nie można cofnąć.

# Prośby nie do spełnienia
refused-message = Nie udało się odczytać wiadomości ({ $problem }). Odśwież stronę.
refused-too-long = To jest za długie.
refused-request = To niemożliwe: { $problem }.
refused-by-mistake = Coś poszło nie tak w karczmie, nie przy twoim stole: nic nie przepadło. Odśwież stronę.
refused-address = Pod tym adresem nic nie ma.
refused-record = W tej grze są tajemnice: zapis partii będzie dostępny po jej zakończeniu.
refused-origin = Ta prośba przyszła z innej strony i została bez odpowiedzi.
refused-table = Nie ma takiego stołu. Sprawdź link.
refused-table-broken = Tego stołu nie da się już otworzyć: { $problem }.
refused-table-old = Przy tym stole obowiązują zasady, według których karczma już nie gra.
refused-look = Do obejrzenia jest tyle ruchów: { $moves }.

# Stoły, których nie można otworzyć
refused-seats = Miejsc musi być tyle, ilu graczy: { $players }, a nie { $seats }.
refused-name =
    { $longest ->
        [one] Imię może mieć najwyżej { $longest } znak.
        [few] Imię może mieć najwyżej { $longest } znaki.
       *[other] Imię może mieć najwyżej { $longest } znaków.
    }
refused-cards = Nie można użyć pliku kart: { $problem }.

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
page-names = Eyra, Brokk, Sindri, Dvala, Nyrath, Hledis
page-me = ja
page-here = przy tym ekranie
page-bot = bot: { $bot }
page-bot-about = { $bot }: { $about }
page-options = Opcje
page-preset = Gra
page-picks = { $title }: { $found } z { $count }
page-picks-needed = „{ $option }”: wybierz { $count } ({ $title }); dotąd wybrano { $found }.
page-cards = Własne karty
page-cards-help = Plik kart po twoich zmianach. Grają nim wszyscy przy stole.
page-cards-file = Wybierz plik kart
page-cards-text = Treść pliku kart
page-open = Otwórz stół
page-solo = Twoje gry solo
page-solo-played = Rozegrane
page-solo-won = Wygrane
page-solo-best = Najlepszy wynik
page-solo-all = Wszystkie
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
page-curtain = Przekaż ekran graczowi: { $name }
page-curtain-why = Potem będzie widać to, co ukrywa { $name }.
page-curtain-lift = Tu { $name }

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
page-upright = Obróć telefon pionowo: stół potrzebuje wysokości.
