# Co mówi serwer, poza słowami samych gier. Słowa strony są w pl.page.ftl.

language = Polski
line-turn = { $summary } · kolej: { $player }

# Początek i koniec
serve-open =
    Karczma otwarta: { $address }
    Stoły są zapisywane w { $db }. Ctrl-C zamyka.
serve-port = Port { $port } jest zajęty; używam { $found }.
serve-no-address = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem }. Wybierz inny: --host i --port.
serve-no-db = Nie można zapisywać stołów: { $problem }. Wybierz inny plik: --db.
serve-closed = Karczma zamknięta. Każdy stół czeka tak, jak został.

# Ruchy, które nie przechodzą
refused-stale = Przy stole coś się już zmieniło. Oto jego obecny stan; wybierz jeszcze raz.
refused-under-way = Właśnie trwa zapis ruchu. Poczekaj chwilę i wybierz jeszcze raz.
refused-turn = Teraz gra { $player }.
refused-watching = Oglądasz ten stół. Grać przy nim może tylko przeglądarka, która go otworzyła.
refused-replay = Oglądasz przeszłość. Aby grać, wróć do stołu.
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
refused-origin = Ta prośba przyszła z innej strony i została bez odpowiedzi.
refused-table = Nie ma takiego stołu. Sprawdź link.
refused-table-broken = Tego stołu nie da się już otworzyć: { $problem }.
refused-language = Karczma nie zna języka „{ $language }”.
refused-look = Do obejrzenia jest tyle ruchów: { $moves }.

# Stoły, których nie można otworzyć
refused-game = W karczmie nie ma gry „{ $game }”.
refused-players = { $game } to gra dla { $fewest }–{ $most } graczy, a nie dla { $players }.
refused-seats = Miejsc musi być tyle, ilu graczy: { $players }, a nie { $seats }.
refused-option = Opcji „{ $option }” nie ma przy tej liczbie graczy: { $players }.
refused-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
refused-bot = Nie ma bota „{ $bot }”.
refused-name =
    { $longest ->
        [one] Imię może mieć najwyżej { $longest } znak.
        [few] Imię może mieć najwyżej { $longest } znaki.
       *[other] Imię może mieć najwyżej { $longest } znaków.
    }
refused-cards = Nie można użyć pliku kart: { $problem }.
