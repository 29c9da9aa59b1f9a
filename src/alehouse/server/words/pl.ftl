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
serve-other-db = { $db } pochodzi ze starszej albo nowszej wersji Alehouse. Jeśli ze starszej, uruchom „alehouse migrate --db { $db }”; zachowaj kopię.
serve-closed = Karczma zamknięta. Każdy stół czeka tak, jak został.

# Ustawienia karczmy
settings-no-file = Nie można odczytać pliku konfiguracji { $file }: { $problem }.
settings-bad = { $where }: { $problem }.
settings-address = „address” to adres, pod którym ludzie znajdują karczmę, na przykład „https://inn.example”, a nie „{ $address }”.
settings-db = „db” to ścieżka pliku SQLite albo adres taki jak „postgresql://użytkownik:hasło@host/nazwa”.
settings-redis = „redis” to adres taki jak „redis://host:6379/0”.
settings-processes = Kilka procesów potrzebuje wspólnej bazy PostgreSQL i wspólnego Redisa: --db postgresql://… --redis redis://…
settings-mail = Listy e-mail wymagają „mail.sender”, adresu nadawcy, i „address”, adresu karczmy.
settings-contact = „push.contact” zaczyna się od „mailto:” albo „https:”, a nie tak jak „{ $contact }”.

# Porządki
upkeep-migrated = { $db }: była wersja { $before }, teraz jest wersja { $after }.
upkeep-laid-out = { $db }: baza była pusta, teraz ma wersję { $after }.
upkeep-newest = { $db } ma już wersję { $after }; nie było nic do zrobienia.
upkeep-unknown = { $db } pochodzi z nowszej wersji Alehouse albo z innego programu. Zaktualizuj Alehouse; nic nie zostało zmienione.
upkeep-no-db = Nie można użyć { $db }: { $problem }.
upkeep-nothing = Pod { $db } nie ma bazy danych.
upkeep-postgres = PostgreSQL ma do tego własne narzędzia, pg_dump i pg_restore; jak ich użyć, pokazuje docs/online.md.
upkeep-exists = { $file } już istnieje i zostaje bez zmian. Wybierz inną nazwę.
upkeep-no-file = Nie można zapisać { $file }: { $problem }.
upkeep-backed-up = { $db }, wersja { $version }: kopia jest teraz w { $file }.
upkeep-not-a-backup = { $file } nie jest całą kopią zapasową Alehouse; nic nie zostało zmienione.
upkeep-in-the-way = Pod { $db } jest już baza danych. Zamknij karczmę, przenieś ten plik (oraz { $db }-wal i { $db }-shm, jeśli istnieją) i spróbuj ponownie.
upkeep-restored = { $db } jest znów taka, jak w { $file }, wersja { $version }.

# Ruchy, które nie przechodzą
refused-stale = Przy stole coś się już zmieniło. Oto jego obecny stan; wybierz jeszcze raz.
refused-under-way = Właśnie trwa zapis ruchu. Poczekaj chwilę i wybierz jeszcze raz.
refused-turn = Teraz gra { $player }.
refused-hints = Przy tym stole nie ma podpowiedzi.
refused-hint-needless = Nie ma tu między czym wybierać.
refused-watching = Oglądasz ten stół. Grać przy nim może tylko przeglądarka, która go otworzyła.
refused-replay = Oglądasz przeszłość. Aby grać, wróć do stołu.
refused-curtain = Najpierw przekaż ekran graczowi: { $player }.
refused-storage = Nie udało się zapisać ruchu, więc nic się nie zmieniło ({ $problem }). Spróbuj jeszcze raz.
because-allowed = To jest teraz dozwolone: wybierz.

# Dlaczego nie można cofnąć
undo-nothing = Nie zapadła jeszcze żadna decyzja.
undo-fate = Od tego czasu odsłonięto kartę lub kość. Możesz poprosić wszystkich o cofnięcie.
undo-other = Ostatnia decyzja należała do kogoś innego ({ $player }). Możesz poprosić wszystkich o cofnięcie.
undo-over = Gra skończona i wszystko jest jawne; niczego nie można cofnąć.

# Prośby nie do spełnienia
refused-message = Nie udało się odczytać wiadomości ({ $problem }). Odśwież stronę.
refused-too-long = To jest za długie.
refused-request = To niemożliwe: { $problem }.
refused-by-mistake = Coś poszło nie tak w karczmie, nie przy twoim stole: nic nie przepadło. Odśwież stronę.
refused-metrics = Metryki widać na maszynie samej karczmy albo z tokenem z jej konfiguracji.
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
refused-cards-slow = Karczma nie zdołała odczytać do końca tego pliku kart. Skróć go lub uprość.
refused-value-long =
    { $longest ->
        [one] Wartość opcji może mieć najwyżej { $longest } znak.
        [few] Wartość opcji może mieć najwyżej { $longest } znaki.
       *[other] Wartość opcji może mieć najwyżej { $longest } znaków.
    }
refused-tables = Niedokończonych stołów możesz mieć najwyżej tyle: { $most }. Najpierw dokończ jeden z nich.
refused-tables-hour = W ciągu godziny otwarto stąd zbyt wiele stołów. Spróbuj później.
refused-bots-alone = Przy innym twoim stole boty grają między sobą. Najpierw obejrzyj tę grę do końca albo usiądź z nimi.

# Strona w przeglądarce. Zmienne wstawia sama strona: tylko zwykłe, bez selektorów.

page-title = Alehouse
page-tagline = Wieczór, stół i dobre towarzystwo.
page-version = Alehouse { $version }
page-build-compiled = zasady skompilowane
page-build-bots = boty skompilowane; reszta karczmy przy następnym otwarciu
page-build-plain = czysty Python: wszystko działa, boty myślą wolniej
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
page-option = { $option }: { $value }
page-options-usual = zwykłe
page-preset = Gra
page-picks = { $title }: { $found } z { $count }
page-picks-needed = „{ $option }”: wybierz { $count } ({ $title }); dotąd wybrano { $found }.
page-cards = Własne karty
page-cards-help = Plik kart zmieniony przez ciebie. Grają nim wszyscy przy stole. Taka gra nie liczy się do rankingu.
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
page-hint = Podpowiedź
page-hint-title = Co zrobiłaby karczma
page-hint-thought = Namysł
page-hint-chance = Szansa
page-hint-thinking = Karczma myśli…
page-all-options = Wszystkie opcje ({ $count })
page-open-clause = Otwórz tu zasady
page-areas = Części stołu
page-menu = Menu
page-side = Dziennik, zasady, powtórka i ludzie
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
page-eyes = Widok gracza
page-eyes-own = własny, jak w trakcie gry
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
page-key-6 = podpowiedź: co zrobiłaby karczma
page-key-7 = przewijaj powtórkę
page-key-8 = ta pomoc
page-key-9 = zamknij to, co otwarte
page-text-size = Wielkość tekstu
page-text-size-of = Tekst { $size }%
page-beacon = Przejdź do opcji poza ekranem ({ $count })

# ── online ──

away-left = odchodzi od stołu; gra bot
away-late = przekracza czas; gra bot
line-waiting = Czeka na graczy
guest = Gość { $number }
refused-away = Gra za ciebie bot: najpierw wróć do stołu.
refused-deadline =
    { $days ->
        [one] Ruch może trwać najwyżej { $days } dzień.
       *[other] Ruch może trwać najwyżej { $days } dni.
    }
refused-eyes = Widok innych jest dostępny dopiero po grze.
refused-flood = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
refused-spent = Zlecasz karczmie bardzo dużo pracy. Odczekaj { $seconds } s, zanim znów się rozejrzysz; w tym czasie możesz grać dalej.
refused-house = Ta karczma jest pod adresem { $address } i nie odpowiada na inne nazwy.
refused-slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
refused-moved = Twój klucz jest teraz na innym urządzeniu; tutaj niczego już nie otwiera.
refused-host = Zacząć może tylko gospodarz.
refused-long-game = Przy tym stole cofano już bardzo wiele. Teraz można tylko grać dalej.
refused-long-line =
    { $longest ->
        [one] Krócej: najwyżej { $longest } znak.
        [few] Krócej: najwyżej { $longest } znaki.
       *[other] Krócej: najwyżej { $longest } znaków.
    }
refused-rematch = Rewanż jest możliwy po zakończeniu tej gry.
refused-seat = To miejsce jest zajęte. Wybierz inne.
refused-silence = Najpierw coś napisz.
refused-waiting = Gra jeszcze się nie zaczęła.
refused-wish = Nie można wrócić do tej chwili.
refused-wish-gone = Ta prośba jest już nieaktualna.
wish =
    { $player } prosi o cofnięcie { $decisions ->
        [one] ostatniej decyzji
       *[other] ostatnich { $decisions } decyzji
    }. { $waiting ->
        [0] Wszyscy się zgadzają.
       *[other] Czekamy na odpowiedź: { $waiting }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Nie pytamy tych, którzy odeszli od stołu: { $left }.
    }

# Listy: pocztą, a w skrócie jako powiadomienia
letter-turn-title = Twoja kolej: { $game }
letter-turn = Twoja kolej w grze { $game }. Grają: { $players }.
letter-begun-title = { $game }: gra się zaczęła
letter-begun = Zaczęła się gra w { $game }. Grają: { $players }.
letter-over-title = { $game }: koniec gry
letter-over = Twoja gra w { $game } dobiegła końca. Przy stole: { $players }.
letter-link = Do stołu: { $link }
letter-mute = Jeśli nie chcesz więcej wiadomości o tym stole, wycisz go tam; co karczma ci przysyła, wybierasz na swojej stronie.
letter-confirm-title = Czy to twój adres?
letter-confirm = Ktoś, najpewniej ty, chce, by Alehouse pisał na ten adres, gdy przyjdzie jego kolej w grze. Jeśli się zgadza, otwórz ten link:
letter-confirm-not =
    { $hours ->
        [one] Można go otworzyć przez { $hours } godzinę.
        [few] Można go otworzyć przez { $hours } godziny.
       *[other] Można go otworzyć przez { $hours } godzin.
    } Jeśli nic o tym nie wiesz, nie rób nic: żaden inny list nie przyjdzie.
refused-no-push = Ta karczma nie wysyła powiadomień.
refused-push-service = Karczma nie zna usługi powiadomień tej przeglądarki.
refused-push-many = Karczma powiadamia najwyżej tyle twoich przeglądarek: { $most }. Najpierw wyłącz powiadomienia w jednej z nich.
page-push-impossible = Ta przeglądarka nie może dostawać powiadomień, gdy strona jest zamknięta.
page-push-denied = Przeglądarka nie pozwala karczmie cię powiadamiać. Zezwól na to w jej ustawieniach i spróbuj ponownie.

# Sala, poczekalnia, ludzie i czat
page-anybody = kto przyjdzie
page-free-seat = wolne miejsce
page-online = Online
page-online-help = Otwarty stół każdy znajdzie w sali, prywatny tylko przez link. Link dla znajomych dostaniesz po otwarciu stołu. Kto zwleka zbyt długo, tego zastępuje bot, dopóki nie wróci; na ostatnią osobę przy stole gra czeka.
page-found = Stół
page-public = otwarty
page-private = prywatny
page-time = Czas na ruch
page-deadline = { $time } na ruch
page-deadline-none = bez limitu czasu
page-busy = W karczmie jest teraz duży ruch.
page-due = do { $time }
page-hints = Podpowiedzi
page-hints-allowed = dozwolone
page-hints-none = brak
page-hints-help = Podpowiedź pokazuje, co zrobiłaby karczma. Gdy gra kilka osób, dziennik mówi wszystkim, kto o nią prosił.
page-lobby = Sala
page-lobby-about = Wszystkie otwarte stoły karczmy. Usiądź albo popatrz.
page-you = Ty
page-tables = Stoły
page-open-tables = czekają na graczy
page-running-tables = gra trwa
page-finished-tables = zakończone
page-all-games = wszystkie
page-free-seats = Wolne miejsca
page-at-least = co najmniej { $count }
page-lobby-empty-open = Żaden stół nie czeka na graczy. Otwórz stół z wolnymi miejscami, a pojawi się tutaj.
page-lobby-empty-running = Teraz nie toczy się żadna otwarta gra.
page-lobby-empty-over = Żadna otwarta gra jeszcze się nie skończyła.
page-join = Dołącz
page-watch = Oglądaj
page-look-back = Obejrzyj
page-waiting = Czekamy na graczy
page-your-name = Twoje imię
page-name-first = Najpierw podaj innym swoje imię.
page-name-yourself = Podaj swoje imię
page-sit-here = Usiądź tutaj
page-you-sit = ty
page-a-bot = bot
page-is-here = przy stole
page-is-away = teraz nie ma
page-take-help = Wpisz imię i wybierz wolne miejsce albo zostań i patrz.
page-wait-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy zacznie gospodarz.
page-begin-help = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte. Jeśli zaczniesz teraz, wolne miejsca zajmą boty.
page-begin = Zacznij teraz
page-stand-up = Wstań
page-invite = Zaproś
page-invite-help = Kto ma ten link, może usiąść albo oglądać.
page-watch-help = Kto ma ten link, może oglądać grę.
page-copy = Skopiuj link
page-copied = Skopiowano
page-share = Udostępnij
page-link-local = Ten link otworzy się tylko na tym komputerze. Dla innych urządzeń w twojej sieci uruchom karczmę przez „alehouse serve --host 0.0.0.0” i otwórz tę stronę pod adresem, który ten komputer ma w sieci; dla urządzeń gdzie indziej: docs/online.md wyjaśnia jak (--address).
page-spectators = widzów: { $count }
page-people = Ludzie
page-watching = Oglądasz ten stół.
page-leave = Opuść grę
page-leave-ask = Opuścić grę?
page-leave-help = Zamiast ciebie zagra bot. Możesz wrócić w każdej chwili.
page-stay = Zostań
page-come-back = Wróć do gry
page-bot-plays = Gra za ciebie bot.
page-chat = Czat
page-say = Napisz do graczy
page-say-watching = Napisz do widzów
page-send = Wyślij
page-nothing-said = Nikt jeszcze nic nie napisał.
page-somebody = Gość bez imienia
page-mute = Nie pokazuj wiadomości: { $name }
page-unmute = Ukryte wiadomości: { $names }. Pokaż znowu
page-meanwhile = Pod twoją nieobecność
page-wish = Poproś o cofnięcie
page-wish-alone = Cofnij mimo to
page-wish-here = Poproś o powrót tutaj
page-go-here = Graj dalej stąd
page-agree = Zgoda
page-decline = Nie zgadzam się
page-unheard = Nie wszyscy zgodzili się na cofnięcie.
page-take-wish-back = Wycofaj prośbę
page-rematch = Rewanż
page-to-rematch = Do rewanżu
page-record-page = Strona partii

# ── ludzie i zapisy partii ──

plot-end = Koniec
plot-title = Wyniki wszystkich, runda po rundzie
refused-decided = Od tej chwili nie ma już o czym decydować. Wybierz wcześniejszą.
refused-email = Karczma nie może pisać na ten adres e-mail. Sprawdź go.
refused-confirm = Ten link jest za stary albo adres się od tego czasu zmienił. Na swojej stronie możesz poprosić o nowy list.
refused-letter = Nie ma adresu do potwierdzenia.
refused-letters = Karczma pisała już dziś zbyt często na ten adres albo dla ciebie. Spróbuj jutro.
refused-language = Karczma nie mówi w tym języku; mówi: { $languages }.
refused-link = Ten link był już użyty albo jest za stary. Utwórz nowy na drugim urządzeniu.
refused-listed = Ta lista ma więcej niż { $most } pozycji albo coś, co nie jest ani stołem, ani osobą.
refused-name-signs = Imię to jeden wiersz widocznych liter i znaków.
refused-unfinished = Ta gra jeszcze trwa. Po jej końcu będzie miała stronę i będzie można grać dalej od każdej rundy.
refused-voice = Ta osoba nic tu nie powiedziała.
uncounted-cards = Grano własnymi kartami, więc gra nie liczy się do niczyich statystyk ani rankingu.
uncounted-origin = Zaczęła się od chwili z innej gry, więc nie liczy się do niczyich statystyk ani rankingu.
uncounted-fate = Po cofnięciu kości lub karty losowano od nowa, więc gra nie liczy się do niczyich statystyk ani rankingu.

# Ty
page-you-about = O tobie
page-you-name = Twoje imię
page-you-email = Twój adres e-mail
page-you-email-help = Tylko po to, by dać ci znać, że to twoja kolej. Nikt go nie widzi. Zostaw puste, jeśli tego nie chcesz.
page-you-unconfirmed = Jeszcze niepotwierdzony: otwórz link w liście, który tam wysłano. Do tego czasu nic innego nie przyjdzie.
page-you-letter = Wyślij list jeszcze raz
page-you-letter-sent = List jest w drodze.
page-you-save = Zapisz
page-you-saved = Zapisano.
page-you-auto = Podejmuj za mnie decyzje z jedną możliwością
page-you-auto-help = I tak widzisz, co się dzieje.
page-you-turns = Gdy przyjdzie twoja kolej
page-you-mail = Daj mi znać e-mailem
page-you-mail-where = Najpierw podaj wyżej swój adres e-mail.
page-you-no-mail = Ta karczma nie wysyła e-maili.
page-you-push = Daj mi znać w tej przeglądarce, nawet gdy strona jest zamknięta
page-you-no-push = Ta karczma nie wysyła powiadomień.
page-you-muted = Stoły, o których nic nie słyszysz
page-you-unheard = Osoby, których czatu nie widzisz
page-you-hear = Słuchaj znowu
page-you-games = Jak poszły twoje gry
page-you-no-games = Gdy skończysz grę, tu zobaczysz, jak poszła.
page-you-played = Gry
page-you-won = Wygrane
page-you-rating = Ranking
page-you-rating-range = najpewniej od { $low } do { $high }; gry rankingowe: { $games }
page-you-device = Inne urządzenie
page-you-device-help = Nie ma haseł: ta przeglądarka trzyma klucz do twoich miejsc. Prywatny link przenosi go na inne urządzenie; ta przeglądarka staje się wtedy obca.
page-you-link = Utwórz prywatny link
page-you-link-help = Otwórz go na drugim urządzeniu w ciągu { $minutes } minut. Działa raz. Nie dawaj go nikomu: kto go otworzy, będzie tobą.
page-you-forget = Usuń swoje dane
page-you-forget-help = Twoje imię, adres e-mail, twoje wypowiedzi i statystyki znikają na zawsze. Na twoich miejscach grają boty; twoje gry zostają bez imienia.
page-you-forget-now = Usuń wszystko o mnie
page-you-forget-not = Nie, zostaję
page-move-title = Przenieś się tutaj
page-move-about = Ten link przenosi twoje imię, stoły i statystyki do tej przeglądarki. Urządzenie, na którym powstał, przestanie cię znać.
page-move-given-up = Jeśli w tej przeglądarce masz już inne miejsca, przepadną.
page-move-here = Tak, przenoszę się tutaj
page-confirm-title = Twój adres
page-confirm-about = Czy Alehouse ma do ciebie pisać, na adres, pod którym czytasz ten link, gdy przyjdzie twoja kolej?
page-confirm-yes = Tak, to mój adres
page-confirmed = Potwierdzono. Na swojej stronie wybierasz, co karczma ci przysyła.

# Strona zakończonej gry
page-past = Zakończona gra
page-past-replay = Przejdź przez grę
page-past-origin = Gra, od której się zaczęło
page-past-scores = Punkty według źródeł
page-past-course = Gra, runda po rundzie
page-past-play-on = Graj dalej stąd
page-past-play-on-help = Otwiera twój własny stół: wszystkie miejsca ludzi są twoje, boty zostają botami, a kości i karty losuje się od nowa.
page-past-from = Zacznij od:
