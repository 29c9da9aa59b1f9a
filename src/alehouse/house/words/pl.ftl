# Co mówi serwer, poza słowami samych gier.

language = Polski
line-turn = { $summary } · kolej: { $player }
line-your-turn = { $summary } · twoja kolej

# Początek i koniec
serve-open =
    Karczma otwarta: { $address }
    Stoły są zapisywane w { $db }. Ctrl-C zamyka.
serve-network = Znajomi w twojej sieci znajdą ją tutaj: { $address }
serve-port = Port { $port } jest zajęty; używam { $found }.
serve-no-address = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem }. Wybierz inny: --host i --port.
serve-no-db = Nie można zapisywać stołów: { $problem }. Wybierz inny plik: --db.
serve-other-db = { $db } pochodzi ze starszej albo nowszej wersji Alehouse. Jeśli ze starszej, uruchom „alehouse migrate --db { $db }”; zachowaj kopię.
serve-closed = Karczma zamknięta. Każdy stół czeka tam, gdzie przerwano grę.

# Ustawienia karczmy
settings-no-file = Nie można odczytać pliku konfiguracji { $file }: { $problem }.
settings-bad = { $where }: { $problem }.
settings-address = „address” to adres, pod którym ludzie znajdują karczmę, na przykład „https://inn.example”, a nie „{ $address }”.
settings-db = „db” to ścieżka pliku SQLite albo adres taki jak „postgresql://użytkownik:hasło@host/nazwa”.
settings-redis = „redis” to adres taki jak „redis://host:6379/0”.
settings-processes = Kilka procesów potrzebuje wspólnej bazy PostgreSQL i wspólnego Redisa: --db postgresql://… --redis redis://…
settings-mail = Aby wysyłać e-maile, podaj „mail.sender”, adres nadawcy, i „address”, adres karczmy.
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
upkeep-not-a-backup = { $file } nie jest pełną kopią zapasową Alehouse; nic nie zostało zmienione.
upkeep-in-the-way = Pod { $db } jest już baza danych. Zamknij karczmę, przenieś ten plik (oraz { $db }-wal i { $db }-shm, jeśli istnieją) i spróbuj ponownie.
upkeep-restored = { $db }: przywrócono bazę z { $file }, wersja { $version }.

# Ruchy, które nie przechodzą
refused-stale = Przy stole coś się już zmieniło. Oto jego obecny stan; wybierz jeszcze raz.
refused-under-way = Właśnie trwa zapis ruchu. Poczekaj chwilę i wybierz jeszcze raz.
refused-turn = Teraz gra { $player }.
refused-hints = Przy tym stole nie ma podpowiedzi.
refused-hint-needless = Nie ma tu między czym wybierać.
refused-watching = Oglądasz ten stół. Grać przy nim może tylko przeglądarka, która go otworzyła.
refused-replay = Oglądasz powtórkę. Aby grać, wróć do stołu.
refused-curtain = Najpierw przekaż ekran graczowi: { $player }.
refused-storage = Nie udało się zapisać ruchu, więc nic się nie zmieniło ({ $problem }). Spróbuj jeszcze raz.
because-allowed = To jest teraz dozwolone: wybierz.
because-not-among = Tego nie można teraz wybrać: { $prompt }

# Dlaczego nie można cofnąć
undo-nothing = Nie zapadła jeszcze żadna decyzja.
undo-fate = Od tego czasu odsłonięto kartę lub rzucono kością. Możesz poprosić wszystkich o cofnięcie: los zdecyduje wtedy od nowa, to, co było widać, pozostaje znane, a gra nie liczy się nikomu do wyników.
undo-fate-alone = Od tego czasu odsłonięto kartę lub rzucono kością. Mimo to możesz cofnąć ruch: los zdecyduje wtedy od nowa, to, co było widać, pozostaje znane, a gra nie liczy się do twoich wyników.
undo-reveal = Od tego czasu ujawniono coś ukrytego. Możesz poprosić wszystkich o cofnięcie; to, co było widać, pozostaje znane.
undo-reveal-alone = Od tego czasu ujawniono coś ukrytego. Mimo to możesz cofnąć ruch; to, co było widać, pozostaje znane.
undo-forced = Była tylko jedna możliwość i karczma zagrała ją za ciebie.
undo-other = Ostatnia decyzja należała do kogoś innego ({ $player }). Możesz poprosić wszystkich o cofnięcie.
undo-other-alone = Ostatnia decyzja należała do kogoś innego ({ $player }). Mimo to możesz ją cofnąć, razem ze swoją.
undo-over = Gra skończona i wszystko jest jawne; niczego nie można cofnąć.

# Ruchy, które czekają na potwierdzenie
draft-complete = Twoja tura jest gotowa
draft-complete-detail = Nikt jej nie zobaczy, dopóki nie wybierzesz „Gotowe”.
draft-sealed = { $option }?
draft-sealed-detail = To coś odsłania, więc zostanie zagrane dopiero, gdy wybierzesz „Gotowe”.
draft-gone = Przy stole coś się zmieniło, więc to, czego nie potwierdzono, nie zostało zagrane. Wybierz jeszcze raz.
draft-gone-late = Czas minął, zanim wybrano „Gotowe”: to, czego nie potwierdzono, nie zostało zagrane, a za ciebie gra bot.
draft-gone-left = Nie grasz już przy tym stole, więc to, czego nie potwierdzono, nie zostało zagrane.
refused-draft-complete = Najpierw wybierz „Gotowe” albo coś cofnij.
refused-draft-first = Najpierw wybierz „Gotowe” albo cofnij swoje ruchy: nikt ich jeszcze nie widział.
refused-draft-none = Nie ma czego potwierdzać.
refused-prefs = Karczma nie zna tych ustawień stołu, więc nic się nie zmieniło. Odśwież stronę i wybierz jeszcze raz.

# Prośby nie do spełnienia
refused-message = Nie udało się odczytać wiadomości ({ $problem }). Odśwież stronę.
refused-too-long = To jest za długie.
refused-request = To niemożliwe: { $problem }.
refused-by-mistake = Coś poszło nie tak w karczmie, nie przy twoim stole: nic nie przepadło. Odśwież stronę.
refused-metrics = Metryki widać tylko na komputerze samej karczmy albo z tokenem z jej konfiguracji.
refused-address = Pod tym adresem nic nie ma.
refused-path = To nie jest strona tej karczmy: kod powstaje dla ścieżki, która zaczyna się jednym „/”.
refused-record = W tej grze są tajemnice: zapis partii będzie dostępny po jej zakończeniu.
refused-origin = To żądanie przyszło z innej strony i zostało odrzucone.
refused-table = Nie ma takiego stołu. Sprawdź link.
refused-closed = Przez dwa tygodnie nikt nie przyszedł do tego stołu, więc karczma go zamknęła. Otwórz nowy.
refused-closed-bots = Przez godzinę nikt nie patrzył na boty przy tym stole, więc karczma go zamknęła. Otwórz nowy.
refused-guessing = Próbowano stąd zbyt wielu linków i kluczy, których nie ma. Spróbuj za godzinę; twoje stoły i sala są nadal otwarte.
refused-table-broken = Tego stołu nie da się już otworzyć: { $problem }.
refused-clause = W tej grze nie ma zasady { $clause }. Zajrzyj do spisu treści zasad.
refused-table-old = Przy tym stole obowiązują zasady, według których karczma już nie gra.
refused-look = { $moves ->
        [one] Do obejrzenia jest jeden ruch.
        [few] Do obejrzenia są { $moves } ruchy.
       *[other] Do obejrzenia jest { $moves } ruchów.
    }

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
refused-tables = Niedokończonych gier możesz mieć najwyżej { $most }. Najpierw dokończ jedną z nich.
refused-tables-hour = W ciągu godziny otwarto stąd zbyt wiele stołów. Spróbuj później.
refused-tables-day = W ciągu dnia otwarto stąd zbyt wiele stołów. Spróbuj jutro.
refused-cards-day = W ciągu dnia zbyt wielu stołom nadano stąd własne karty. Spróbuj jutro.
refused-newcomers = W ciągu dnia przyszło stąd zbyt wielu nowych gości. Spróbuj jutro.
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

# Strona główna i wołanie do stołu
home-greeting = Dobry wieczór
home-greeting-name = Dobry wieczór, { $name }
home-been-here = Już się znamy
home-ways = Strony karczmy
page-house = Karczma
home-code-short = Kod
home-new = Pierwszy raz tutaj? { $game } poznasz w dziesięć minut.
home-new-about = Ty grasz, karczma objaśnia każdy krok. Bez konta, bez hasła, bez instalowania.
home-teach = Naucz mnie grać
home-also-alone = także solo
home-minutes = { $low }–{ $high } min
home-minutes-here = około { $minutes } min
home-weight-light = lekka
home-weight-medium = średnia
home-weight-heavy = ciężka
home-play = Graj teraz
home-friends = Z ekipą
home-set-up = Przygotuj…
home-invited = Masz zaproszenie?
home-code = Wpisz kod stołu:
home-sit-down = Usiądź
home-lobby = { $open ->
    [0] Żaden stół nie szuka graczy
    [one] Jeden stół szuka graczy
    [few] { $open } stoły szukają graczy
   *[other] { $open } stołów szuka graczy
} · do oglądania: { $running }
home-asked-wish = Czy można cofnąć ruchy? Inni czekają na twoją odpowiedź.
home-no-hurry = bez pośpiechu
home-left-days = { $days } d { $hours } h
home-left-hours = { $hours } h { $minutes } min
home-left-minutes = { $minutes } min
home-archive = Odłożone ({ $count })
home-waiting = Czekamy na innych
home-tables = { $count ->
    [one] jeden stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
home-waits-for-players = czeka na graczy
home-seats = zajęte miejsca: { $taken } z { $seats }
home-put-away = Odłóż, aż będzie moja kolej
home-take-out = Przywróć
home-last = Ostatnia partia
home-last-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] { $place }. miejsce
}, wynik { $score }
home-last-alone = solo, wynik { $score }
home-days-ago = { $days ->
    [0] dzisiaj
    [1] wczoraj
    [one] jeden dzień temu
   *[other] { $days } dni temu
}
home-analysis = Analiza gotowa{ $points ->
    [0] { "" }
    [one] : jeden punkt zwrotny
    [few] : { $points } punkty zwrotne
   *[other] : { $points } punktów zwrotnych
}
home-again = Usiądź znowu
home-another = Inny stół
home-another-help = Wybierz grę, a potem: Nauka · Graj teraz · Z ekipą.
home-change = Zmień
home-invite = Zaproś
home-play-again = Zagraj
home-with = gracze: { $names }
home-with-anybody = z każdym, kto przyjdzie
home-against = przeciwnicy: { $bots }
home-alone = solo
home-one-screen = przy jednym ekranie
home-times = { $count } × { $bot }
home-days-a-move = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
refused-archived = Odłożonych stołów możesz mieć najwyżej { $most }. Najpierw przywróć któryś.
page-records = Kronika
page-records-about = Twoje zakończone partie: obejrzyj je albo graj dalej od dowolnego ruchu.
page-records-empty = Gdy skończysz partię, znajdziesz ją tutaj.
page-home-name = Jak mamy cię nazywać?
page-home-name-help = Znajomi zobaczą to imię przy stole.
page-home-go = Do stołu
page-home-level = Trzy zwycięstwa z rzędu!
page-home-level-ask = Czy tym razem chcesz silniejszego przeciwnika?
page-home-level-yes = Tak, przeciwnik: { $bot }
page-home-level-no = Jak dotąd
page-home-bad-code = To nie jest kod stołu: kod składa się z pięciu liter i cyfr. Może być też link.
page-call-me = Jak karczma cię woła
page-call-next = Następny stół
page-call-next-at = Następny stół: { $game }
page-call-count = Stoły, które na ciebie czekają: { $count }
page-call-sound = Tutaj woła cię dźwięk.
page-call-silent = Tutaj woła cię tylko tytuł okna.
page-call-turn = Twoja kolej: { $game }
page-call-sit = Usiądź
page-call-not = Nie dziś
page-calling-kept = Zostaje tylko w tej przeglądarce.
page-calling-sound = Dwutonowy dźwięk
page-calling-sound-help = Gdy okno jest ukryte albo gdy twoja kolej przychodzi przy innym stole.
page-calling-shake = Wibracja
page-calling-notify = Wołaj mnie
page-calling-notify-help = Powiadomienie, gdy okno jest ukryte.
page-calling-notified = Karczma woła cię powiadomieniem, gdy okno jest ukryte.
page-calling-quiet = Wyłącz powiadomienia
page-calling-unsafe = Przeglądarki pozwalają na powiadomienia tylko przez https albo na samym komputerze karczmy, więc tutaj nie.
page-calling-more = E-mail, telefon i inne sposoby
offline-title = Alehouse
offline-away = Nie ma połączenia z karczmą
offline-about = Nie ma teraz połączenia albo karczma jest na chwilę zamknięta. Twoje stoły są bezpieczne i czekają tam, gdzie zostały; ta strona sama spróbuje ponownie.
offline-again = Spróbuj ponownie
refused-hook = Karczma łączy się tylko z tymi usługami, przez https: { $services }. Dla ntfy podaj temat: https://ntfy.sh/twoj-temat.
refused-no-hook = Ta karczma nie łączy się z żadnymi usługami.
page-you-hook = Na telefonie, bez e-maila
page-you-hook-help = Zainstaluj aplikację ntfy, zasubskrybuj temat, którego nikt nie odgadnie, i wpisz tu jego adres. Karczma zawoła cię tam, gdy przyjdzie twoja kolej. Usługi, z którymi może się łączyć: { $services }.
page-you-hook-address = Adres
page-you-hook-save = Wołaj mnie tam
page-you-hook-kind = Rodzaj
page-you-hook-ntfy = temat ntfy
page-you-hook-webhook = webhook (JSON)
page-key-17 = idź do następnego stołu, przy którym jest twoja kolej

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
page-fold = Zwiń lub rozwiń
page-zoom = Większe lub mniejsze
page-reconnecting = Połączenie przerwane. Łączę ponownie…
page-draft-gone = To, czego nie potwierdzono, przepadło wraz z połączeniem. Wybierz jeszcze raz.
page-done-first = Najpierw wybierz „Gotowe” albo cofnij.
page-kept = Chwilowo nie ma połączenia. Twój ruch czeka; wyślemy go, gdy połączenie wróci.
page-under-way = Twój ostatni wybór jest jeszcze w drodze. Wybierz ponownie za chwilę.
page-no-line = Chwilowo nie ma połączenia, więc nic nie wysłano. Spróbuj ponownie, gdy wróci.
page-unsure = Właśnie wtedy przerwało się połączenie. Zanim zrobisz to jeszcze raz, sprawdź, czy dotarło.
page-back = Wróć do karczmy
page-curtain = Przekaż ekran graczowi: { $name }
page-curtain-why = Potem będzie widać to, co ukrywa { $name }.
page-curtain-lift = Tu { $name }

# Powtórka i wynik
page-replay = Powtórka
page-replay-help = Przejdź przez partię ruch po ruchu. Nikt inny tego nie widzi.
page-eyes = Widok gracza
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
page-key-1 = otwórz numerowaną listę wszystkich opcji; gdy jest otwarta, wybierz opcję o tym numerze
page-key-2 = przechodź między częściami strony: pytanie, stół, cała reszta
page-key-3 = zagraj element lub zapytaj, dlaczego nie można
page-key-4 = cofnij
page-key-5 = zasady tej decyzji
page-key-6 = podpowiedź: co zrobiłaby karczma
page-key-7 = przewijaj powtórkę
page-key-8 = ta pomoc
page-key-9 = zamknij to, co otwarte
page-key-10 = przejdź do swojej tury
page-key-11 = wyłącz i włącz dźwięk
page-key-12 = ustawienia stołu
page-key-13 = następny element, który można zagrać, lub poprzedni
page-key-14 = przejdź do najbliższego elementu, który można zagrać, w stronę strzałki; z ⇧ do dowolnego elementu
page-key-15 = pierwszy element, który można zagrać, lub ostatni; z ⇧ spośród wszystkich elementów
page-key-16 = czytaj dalej, gdy opis elementu jest długi
page-text-size = Wielkość tekstu
page-text-size-of = Tekst { $size }%
page-beacon = Przejdź do opcji poza ekranem ({ $count })
page-playable = { $piece }; można zagrać
page-playable-as = { $piece }; można zagrać: { $what }
page-playable-ways = do wyboru: { $count }
page-canvas-status = Runda i faza
page-canvas-rivals = Pozostali
page-canvas-table = Stół
page-canvas-own = Twoje rzeczy
page-skip = Do tego, co mogę zagrać
page-tools = Narzędzia
page-tab-waiting = do zagrania tutaj: { $count }
page-deeds = Ruchy ({ $count }): { $deeds }
page-deed = { $name }: { $deed }
page-plus = plus { $amount } { $good }
page-minus = minus { $amount } { $good }

# Jak zachowuje się stół: co się opowiada, finał, ustawienia
page-ahead = Przejdź do mojej tury
page-done = Gotowe (Enter)
page-only-choice = jedyna możliwość
page-scored = Jak policzono punkty
page-try-again = Spróbuj ponownie
page-settings = Ustawienia stołu
page-set-kept = Zapisane w tej przeglądarce i dostępne na twoich innych urządzeniach.
page-set-pace = Tempo
page-set-speed = Szybkość ruchów innych
page-set-speed-help = Klawisz S lub przycisk obok opisu przenosi do twojej tury przy każdej szybkości.
page-set-speed-calm = Spokojna
page-set-speed-normal = Zwykła
page-set-speed-brisk = Żwawa
page-set-speed-once = Od razu
page-set-single = Zagraj za mnie jedyną opcję
page-set-single-help = Nigdy wtedy, gdy zdradziłoby to innym, co masz.
page-set-single-on = Tak
page-set-single-off = Nie
page-set-confirm = Potwierdzanie mojej tury
page-set-confirm-help = Dopóki nie potwierdzisz, nikt jej nie widzi i możesz ją cofnąć.
page-set-confirm-never = Nigdy
page-set-confirm-turn = Na koniec
page-set-confirm-move = Każdy ruch
page-set-tap = Dotknięcie podświetlonego elementu
page-set-tap-help = Przytrzymaj element, aby obejrzeć go z bliska.
page-set-tap-play = Zagrywa
page-set-tap-show = Najpierw pokazuje
page-set-sound = Dźwięk
page-set-sound-help = Wyłącza i włącza go klawisz M.
page-set-sound-off = Wyłączony
page-set-sound-turn = Tura i czat
page-set-sound-all = Wszystko
page-set-volume = Głośność
page-set-volume-help = Wszystkiego, co słychać przy stole.
page-set-sight = Wygląd
page-set-motion = Animacje
page-set-motion-help = Mniej: nic nie lata, elementy pojawiają się w nowym miejscu.
page-set-motion-asked = Twoje urządzenie prosi o mniej.
page-set-motion-device = Jak urządzenie
page-set-motion-full = Pełne
page-set-motion-less = Mniej
page-set-motion-none = Brak
page-set-text = Wielkość tekstu
page-set-text-help = Stół z większymi napisami się przewija.
page-set-patterns = Wzory na kolorach
page-set-patterns-help = Kropki, paski i kratka na tym, co należy do graczy.
page-set-patterns-off = Nie
page-set-patterns-on = Tak
page-set-help = Wyjaśnienia na pasku
page-set-help-help = Drugi wiersz mówi więcej o tym, co masz wybrać.
page-set-help-on = Tak
page-set-help-off = Nie

# ── online ──

away-left = odchodzi od stołu; dalej gra bot
away-late = przekracza czas; dalej gra bot
line-waiting = Czeka na graczy
guest = Gość { $number }
refused-away = Gra za ciebie bot: najpierw wróć do stołu.
refused-deadline =
    { $days ->
        [one] Ruch może trwać najwyżej { $days } dzień.
       *[other] Ruch może trwać najwyżej { $days } dni.
    }
refused-eyes = Widok innych jest dostępny dopiero po zakończeniu gry.
refused-flood = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
refused-analyses = { $count ->
        [one] { $count } partia już czeka, aż karczma znajdzie czas, by się jej dla ciebie przyjrzeć.
        [few] { $count } partie już czekają, aż karczma znajdzie czas, by się im dla ciebie przyjrzeć.
       *[other] { $count } partii już czeka, aż karczma znajdzie czas, by się im dla ciebie przyjrzeć.
    } Otwórz tę stronę później.
refused-spent = Zlecasz karczmie bardzo dużo pracy. Odczekaj { $seconds } s, zanim znów się rozejrzysz; w tym czasie możesz grać dalej.
refused-house = Ta karczma jest pod adresem { $address } i nie odpowiada na inne nazwy.
refused-slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
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
    }{ $fate ->
        [0] { "" }
       *[other] { " " }To, co odsłonięto, pozostaje znane, a los zdecyduje od nowa; gra nie liczy się wtedy nikomu do wyników.
    }

# Poczekalnie, rewanże i to, co może gospodarz
away-removed = traci miejsce; dalej gra bot
refused-host-only = Może to zrobić tylko gospodarz tego stołu.
refused-begun = Gra się zaczęła: stół zostaje taki, jaki jest.
refused-over = Ta gra jest skończona.
refused-seat-person = Ktoś tam siedzi. Poproś o zamianę miejsc albo o odejście od stołu.
refused-seat-none = Przy tym stole nie ma takiego miejsca.
refused-seat-count = W tę grę gra od { $fewest } do { $most } osób.
refused-no-name = Powiedz, dla kogo jest to miejsce.
refused-sits-already = { $name } ma już miejsce przy tym stole.
refused-companion = Karczma nie wie o waszej wspólnej grze. Zarezerwuj miejsce, podając imię.
refused-reserved = To miejsce jest zarezerwowane: { $name }. Otwiera je tylko przekazany link.
refused-remove = Na tym miejscu nie ma nikogo, kogo można by usunąć.
refused-remove-alone = Nie ma nikogo innego, kto mógłby się zgodzić. Gdy tej osobie { $lapses } razy skończy się czas, możesz ją usunąć bez pytania.
refused-banned = Decyzją gospodarza nie możesz już wrócić do tego stołu.
refused-closed-host = Ten stół został zamknięty bez wyniku. Nikt już tu nie gra.
prompt-closed = Stół zamknięty. Możesz się jeszcze rozejrzeć.
refused-lapsed = W ciągu doby nie wszyscy chcieli tego rewanżu, więc przepadł. Możesz zapytać jeszcze raz.
refused-not-asked = Żadne miejsce nie czeka tu na ciebie.
refused-wish-stands = Wszyscy odpowiadają już na inne pytanie. Poczekaj na odpowiedź.
refused-phrase = Karczma nie zna tego zwrotu.
refused-code = Żaden stół nie ma takiego kodu. Może gra się skończyła: zapytaj o kod jeszcze raz.
refused-codes = Podano stąd zbyt wiele błędnych kodów. Poczekaj minutę.
refused-owner = Może to zrobić tylko ten, kto prowadzi tę karczmę.
ask-start = { $names ->
        [0] { $free ->
            [0] Zacząć, choć nie wszyscy są gotowi ({ $unready })?
            [one] Zacząć z jednym wolnym miejscem?
            [few] Zacząć z { $free } wolnymi miejscami?
           *[other] Zacząć z { $free } wolnymi miejscami?
        }
       *[other] { $free ->
            [0] Zacząć, nie czekając na resztę ({ $names })?
            [one] Zacząć, nie czekając na resztę ({ $names }), z jednym wolnym miejscem?
            [few] Zacząć, nie czekając na resztę ({ $names }), z { $free } wolnymi miejscami?
           *[other] Zacząć, nie czekając na resztę ({ $names }), z { $free } wolnymi miejscami?
        }
    }
ask-start-about = { $empty ->
        [0] { "" }
        [one] Zagra tam { $bot }.
        [few] Zagra tam { $bot }, na każdym z nich.
       *[other] Zagra tam { $bot }, na każdym z nich.
    }{ $names ->
        [0] { "" }
       *[other] { " " }Rezerwacja zostaje ({ $names }): później można przejąć grę od bota.
    }{ $unready ->
        [0] { "" }
       *[other] { " " }Nie wszyscy są gotowi: { $unready }.
    }
wish-remove = { $player } chce na dobre usunąć kogoś od stołu ({ $other }); dalej grałby bot. { $waiting ->
        [0] Wszyscy się zgadzają.
       *[other] Czekamy na odpowiedź: { $waiting }.
    }
wish-close = { $player } chce zamknąć ten stół, bez wyniku. { $waiting ->
        [0] Wszyscy się zgadzają.
       *[other] Czekamy na odpowiedź: { $waiting }.
    }

# Listy: pocztą, a w skrócie jako powiadomienia
letter-turn-title = Twoja kolej: { $game }
letter-turn = Twoja kolej w grze { $game }. Grają: { $players }.
letter-begun-title = { $game }: gra się zaczęła
letter-begun = Zaczęła się gra w { $game }. Grają: { $players }.
letter-over-title = { $game }: koniec gry
letter-over = Twoja gra w { $game } dobiegła końca. Przy stole: { $players }.
letter-rematch-title = { $game }: rewanż?
letter-rematch = { $host } proponuje jeszcze jedną grę w { $game }. Miejsce czeka na ciebie przez jeden dzień: zgodzić się czy nie, decydujesz ty.
letter-seat-title = { $game }: miejsce dla ciebie
letter-seat = { $host } trzyma dla ciebie miejsce przy stole. Gra: { $game }.
letter-link = Do stołu: { $link }
letter-mute = Co karczma ci przysyła, wybierasz na swojej stronie. Jeśli nie chcesz więcej wiadomości o tym stole, otwórz { $quiet }
letter-confirm-title = Czy to twój adres?
letter-confirm = Ktoś, najpewniej ty, chce, by Alehouse pisał na ten adres, gdy przyjdzie jego kolej w grze. Jeśli tak jest, otwórz ten link:
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

# Poczekalnia, szybkie zwroty, kody i odpowiedzi
page-room-again = Rewanż
page-room-host = gospodarzem jesteś ty
page-room-house = Karczma
page-room-change = Zmień
page-room-change-help = Kto już tu siedzi, zostanie ponownie zapytany o gotowość.
page-room-keep = Zapisz
page-room-seat = miejsce { $number }
page-room-reserved = zarezerwowane
page-room-yours = czeka na ciebie
page-room-anybody = dla każdego, kto ma link
page-room-is-ready = może grać
page-room-not-ready = szykuje się
page-room-ready = Możemy grać
page-room-changed = Gospodarz zmienił ten stół. Zobacz, w co teraz gracie.
page-room-bot = Posadź bota
page-room-copy = Skopiuj ten link
page-room-menu = Miejsce { $number }, { $name }: więcej
page-room-swap = Zamień miejsca…
page-room-reserve = Zarezerwuj dla kogoś
page-room-reserve-help = Miejsce dostaje własny link. Usiądzie tam tylko ten, kto go ma; kto już z tobą grał, znajdzie je wśród swoich stołów.
page-room-for-whom = Dla kogo?
page-room-companions = Już grali z tobą
page-room-open = Otwórz dla wszystkich
page-room-give-bot = Oddaj botowi
page-room-drop = Zabierz to miejsce
page-room-remove = Poproś o odejście
page-room-ban = Usuń na dobre
page-room-add = Dodaj miejsce
page-room-most = najwyżej { $count }
page-room-drag = Przeciągnij miejsce na inne, żeby je zamienić: gracie w tej kolejności. Kolory zostają przy osobach.
page-room-wait = Czekaj dalej
page-room-close = Zamknij ten stół
page-room-close-ask = Zamknąć ten stół?
page-room-close-help = Kończy się bez wyniku i nikt nie może do niego wrócić. Gdy gra już trwa, muszą się zgodzić wszyscy inni grający.
page-room-remove-ask = Usunąć tę osobę: { $name }?
page-room-remove-help = Na tym miejscu gra dalej bot, a powrotu nie ma. Jeśli tej osobie nie skończył się dwa razy czas, muszą się zgodzić wszyscy inni.
page-room-remove-now = Usuń
page-room-scan = Skieruj tu aparat telefonu. Albo wpisz
page-room-type = Otwórz
page-room-code = i wpisz kod
page-room-large = Duży
page-phrases = Szybkie zwroty
page-phrase-hello = Cześć!
page-phrase-ready = Możemy grać
page-phrase-moment = Chwileczkę
page-phrase-thinking = Myślę…
page-phrase-nice = Ładny ruch
page-phrase-well-played = Dobrze zagrane
page-phrase-your-turn = Twoja kolej
page-phrase-sorry = Przepraszam!
page-phrase-back-soon = Wracam za 5 minut
page-phrase-good-game = Dobra partia
page-phrase-again = Jeszcze raz?
page-phrase-thanks = Dzięki, na razie
page-code-title = Dołącz do stołu
page-code-field = Kod stołu
page-code-go = Do stołu
page-rematch-asks = Rewanż? Pyta { $name }
page-seat-asks = { $name } trzyma dla ciebie miejsce
page-yes = Tak
page-not-now = Nie teraz
page-clock-left = Pozostały czas: { $time }

# Sala, poczekalnia, ludzie i czat
page-anybody = kto przyjdzie
page-free-seat = wolne miejsce
page-online = Online
page-online-help = Otwarty stół każdy znajdzie w sali, prywatny tylko przez link. Link dla znajomych dostaniesz po otwarciu stołu. Kto zwleka zbyt długo, tego zastępuje bot, dopóki nie wróci; na ostatnią osobę przy stole karczma czeka.
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
page-running-tables = w trakcie gry
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
page-level-1 = losowy
page-level-2 = zachłanny
page-level-3 = uczeń
page-level-4 = czeladnik
page-level-5 = mistrz
page-is-here = przy stole
page-is-away = nie przy stole
page-take-help = Wpisz imię i wybierz wolne miejsce albo zostań i patrz.
page-wait-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi, albo gdy zacznie gospodarz.
page-begin-help = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
page-begin = Zacznij
page-stand-up = Wstań
page-invite = Zaproś
page-invite-help = Kto ma ten link, może usiąść albo oglądać.
page-watch-help = Kto ma ten link, może oglądać grę.
page-copy = Skopiuj link
page-qr = Kod QR tego linku
page-copied = Skopiowano
page-share = Udostępnij
page-link-local = Ten link otworzy się tylko na tym komputerze.
page-lan-closed = Na razie ten link otworzy się tylko na tym komputerze.
page-lan-open = Otwórz karczmę dla mojej sieci
page-lan-address = Adres w twojej sieci
refused-lan = Stąd nie można otworzyć karczmy: ma stały adres albo kilka procesów. Zobacz docs/online.md.
refused-lan-elsewhere = Otworzyć karczmę dla sieci może tylko ktoś przy jej komputerze.
refused-no-network = Ten komputer nie jest w żadnej sieci, przez którą inni mogliby przyjść.
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
page-mute = Ukryj wiadomości: { $name }
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
analysis-plot = Szanse każdego na wygraną, tura po turze
analysis-about-curve = Policzone z partii, które boty karczmy dogrywają { $plays } razy od każdej tury. Z dokładnością do { $error } %.
analysis-about-points = Policzone z partii, które boty karczmy dogrywają { $plays } razy po każdym wyborze. Z dokładnością do { $error } %.
analysis-no-points = Żadna pojedyncza decyzja nie kosztowała nikogo 5 % lub więcej ponad to, co tłumaczy los.
plot-title = Wyniki wszystkich, runda po rundzie
refused-decided = Od tej chwili nie ma już o czym decydować. Wybierz wcześniejszą.
refused-email = Karczma nie może pisać na ten adres e-mail. Sprawdź go.
refused-confirm = Ten link jest za stary albo adres się od tego czasu zmienił. Na swojej stronie możesz poprosić o nowy list.
refused-letter = Nie ma adresu do potwierdzenia.
refused-letters = Karczma pisała już dziś zbyt często na ten adres albo dla ciebie. Spróbuj jutro.
refused-language = Karczma nie mówi w tym języku; mówi: { $languages }.
refused-listed = Ta lista ma więcej niż { $most } pozycji albo zawiera coś, co nie jest ani stołem, ani osobą.
refused-name-signs = Imię to jeden wiersz widocznych liter i znaków.
refused-unfinished = Ta gra jeszcze trwa. Po zakończeniu dostanie swoją stronę i będzie można grać dalej od dowolnej rundy.
refused-voice = Ta osoba nic tu nie powiedziała.
uncounted-cards = Grano własnymi kartami, więc gra nie liczy się do niczyich statystyk ani rankingu.
uncounted-origin = To dalszy ciąg innej gry, więc nie liczy się do niczyich statystyk ani rankingu.
uncounted-fate = Po cofnięciu kości lub karty losowano od nowa, więc gra nie liczy się do niczyich statystyk ani rankingu.

# Ty
page-you-about = O tobie
page-you-name = Twoje imię
page-you-email = Twój adres e-mail
page-you-email-help = Tylko po to, by dać ci znać, że to twoja kolej albo że ktoś zaprasza cię do stołu. Nikt go nie widzi. Zostaw puste, jeśli tego nie chcesz.
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
page-you-muted = Wyciszone stoły
page-you-unheard = Osoby, których czatu nie widzisz
page-you-hear = Przywróć
page-you-games = Jak poszły twoje gry
page-you-no-games = Gdy skończysz grę, tu zobaczysz, jak poszła.
page-you-statistics = Więcej o twoich grach
page-you-players = Gracze tej karczmy
page-you-played = Gry
page-you-won = Wygrane
page-you-rating = Ranking
page-you-rating-range = najpewniej od { $low } do { $high }; gry rankingowe: { $games }
page-you-forget = Usuń swoje dane
page-you-forget-help = Twoje imię, adres e-mail, twoje wypowiedzi i statystyki znikają na zawsze. Na twoich miejscach grają boty; twoje gry zostają bez imienia.
page-you-forget-now = Usuń wszystko o mnie
page-you-forget-not = Nie, zostaję
page-confirm-title = Twój adres
page-confirm-about = Czy Alehouse ma do ciebie pisać, na adres, pod którym czytasz ten link, gdy przyjdzie twoja kolej?
page-confirm-yes = Tak, to mój adres
page-confirmed = Potwierdzono. Na swojej stronie wybierasz, co karczma ci przysyła.

# Urządzenia i drogi powrotu
device-agent = { $browser }, { $system }
device-unknown = Przeglądarka
device-of-computer = { $name ->
    [0] Mój komputer
   *[other] Komputer – { $name }
}
device-of-phone = { $name ->
    [0] Mój telefon
   *[other] Telefon – { $name }
}
device-of-tablet = { $name ->
    [0] Mój tablet
   *[other] Tablet – { $name }
}
add-tables = { $tables ->
    [0] Twoje imię i statystyki będą też tutaj.
    [one] Widzisz tu swój stół.
    [few] Widzisz tu swoje { $tables } stoły.
   *[many] Widzisz tu swoje stoły: { $tables }.
}
add-turns = { $turns ->
    [one] Jeden z nich czeka na ciebie.
    [few] { $turns } z nich czekają na ciebie.
   *[many] { $turns } z nich czeka na ciebie.
}
add-others = Inne twoje urządzenia pozostają twoje.
add-removable-computer = Ten komputer możesz odłączyć na każdym swoim urządzeniu.
add-removable-phone = Ten telefon możesz odłączyć na każdym swoim urządzeniu.
add-removable-tablet = Ten tablet możesz odłączyć na każdym swoim urządzeniu.
add-along = { $tables ->
    [0] W tej przeglądarce był już gość{ $as }. Wszystko, co jego, idzie z tobą; nic nie ginie.
    [one] W tej przeglądarce był już gość{ $as }, przy jednym stole. Stół idzie z tobą; nic nie ginie.
   *[other] W tej przeglądarce był już gość{ $as }; stoły: { $tables }. Idą z tobą; nic nie ginie.
}
add-along-as = {""} o imieniu „{ $name }”
add-both = { $tables ->
    [one] Przy jednym stole siedzi i gość, i ty: to miejsce nie idzie z tobą, dalej gra tam bot.
   *[other] Przy kilku stołach ({ $tables }) siedzi i gość, i ty: te miejsca nie idą z tobą, dalej grają tam boty.
}
add-not-along = { $name ->
    [0] Na razie ta przeglądarka należy do kogoś, kto może wrócić inną drogą: nic stamtąd nie idzie z tobą.
   *[other] Na razie z tej przeglądarki korzysta { $name } i może wrócić inną drogą: nic stamtąd nie idzie z tobą.
}
refused-device = Właściciel odłączył to urządzenie. Otwórz stronę na nowo: wejdziesz jako gość.
refused-key = Klucz w tej przeglądarce nie jest z tej karczmy. Otwórz stronę na nowo, a dostaniesz właściwy.
refused-link = Ten link już nie działa: jest dla jednego urządzenia i na kilka minut, a nowszy go zastępuje. Utwórz nowy na swoim urządzeniu.
refused-already-here = Ta przeglądarka jest już twoim urządzeniem. Otwórz link na tym drugim.
refused-no-device = Nie masz takiego urządzenia; może jest już odłączone.
refused-this-device = Z tego urządzenia właśnie korzystasz. Odłącz je na innym.
refused-devices-many = Urządzeń możesz mieć najwyżej { $most }. Najpierw odłącz jedno.
refused-device-name = { $longest ->
    [one] Nazwa urządzenia ma najwyżej { $longest } znak.
    [few] Nazwa urządzenia ma najwyżej { $longest } znaki.
   *[many] Nazwa urządzenia ma najwyżej { $longest } znaków.
}
refused-words = Te słowa do nikogo nie należą. Sprawdź każde z nich i ich kolejność; nowe słowa unieważniają stare.
refused-word = „{ $word }” nie jest jednym z naszych angielskich słów. Sprawdź pisownię.
refused-words-count = Słów ma być { $count }, w tej kolejności, w jakiej są zapisane.
refused-words-often = Zbyt wiele razy próbowano tu słów. Spróbuj za godzinę.
refused-no-mail = Ta karczma nie wysyła e-maili.
refused-face = { $faces ->
        [one] Do wyboru jest { $faces } twarz.
        [few] Do wyboru są { $faces } twarze.
       *[other] Do wyboru jest { $faces } twarzy.
    }
letter-back-title = Twoja droga powrotna do Alehouse
letter-back = Ktoś, najpewniej ty, chce, by Alehouse na innym urządzeniu rozpoznawał osobę, która potwierdziła ten adres. Jeśli to ty, otwórz tam ten link:
letter-back-not = { $minutes ->
        [one] Link działa przez { $minutes } minutę i tylko na jednym urządzeniu.
        [few] Link działa przez { $minutes } minuty i tylko na jednym urządzeniu.
       *[other] Link działa przez { $minutes } minut i tylko na jednym urządzeniu.
    } Jeśli nic o tym nie wiesz, nie rób nic: bez linku nikt nie wejdzie.
page-you-nav-name = Imię, język
page-you-nav-called = Powiadomienia
page-you-nav-devices = Urządzenia
page-you-nav-statistics = Statystyki
page-you-nav-delete = Usuń mnie
page-you-face = Twoja twarz
page-you-face-number = Twarz { $number }
page-you-come-back = Znamy się już z innej przeglądarki?
page-you-devices = Twoje urządzenia
page-you-devices-help = Możesz grać na wszystkich naraz; ruch wykonany na jednym widać na pozostałych.
page-you-devices-none = Ta przeglądarka zostanie twoim pierwszym urządzeniem, gdy zagrasz albo podasz imię.
page-you-dev-this = tu jesteś
page-you-dev-since = od: { $day }
page-you-dev-now = teraz połączone
page-you-dev-seen = ostatnio: { $when }
page-you-dev-push = dostaje powiadomienia
page-you-dev-rename = Zmień nazwę
page-you-dev-rename-of = Zmień nazwę: { $name }
page-you-dev-name = Nazwa urządzenia
page-you-dev-remove = Odłącz
page-you-dev-remove-of = Odłącz: { $name }
page-you-dev-remove-ask = Odłączyć: { $name }?
page-you-dev-remove-help = Od razu staje się obce: to, co tam otwarte, zamyka się i nikt tam za ciebie nie zagra. Siedem słów otrzymanych po jego dodaniu też traci ważność: poproś o nowe.
page-you-dev-not = Nie, zostaw
page-you-dev-lost = Któreś zginęło? Odłącz je tutaj: od razu staje się obce.
page-you-dev-others = Odłącz wszystkie inne
page-you-dev-others-ask = Odłączyć wszystkie urządzenia oprócz tego?
page-you-dev-removed = Odłączone.
page-you-dev-added = Nowe urządzenie jest twoje: { $name }.
page-you-add = Dodaj urządzenie
page-you-add-help = Skieruj tu aparat telefonu lub tabletu albo otwórz tam ten link.
page-you-add-link = Link dla nowego urządzenia
page-you-add-show = Pokaż kod i link
page-you-add-good = ważny jeszcze { $time }, dla jednego urządzenia
page-you-add-void = Link stracił ważność.
page-you-add-new = Nowy
page-you-add-asks = Nowe urządzenie pokazuje twoje imię i twarz i pyta, zanim stanie się twoje. Ta strona powie ci, kiedy to się stanie.
page-you-add-secret = Nie pokazuj go nikomu: kto go otworzy, może być tobą.
page-you-lost = Jeśli zgubisz wszystkie
page-you-lost-help = Siedem angielskich słów przywraca cię w każdej przeglądarce, z miejscami i statystykami. Karczma trzyma tylko ich odcisk; nikt ich za ciebie nie odszuka.
page-you-words = Twoje siedem angielskich słów
page-you-words-make = Daj mi siedem słów
page-you-words-have = Masz słowa od: { $day }. Karczma nie może ich pokazać ponownie.
page-you-words-new = Nowe słowa
page-you-words-void = Nowe słowa unieważniają stare.
page-you-words-once = Zapisz je teraz po angielsku, tak jak tu stoją: widać je tylko tutaj i tylko teraz.
page-you-words-copy = Kopiuj
page-you-words-file = Zapisz w pliku
page-you-words-print = Drukuj
page-you-words-where = Wpisz je tutaj, jeśli zginą wszystkie urządzenia:
page-add-title = Czy to ty, { $name }?
page-add-title-nameless = Czy to ty?
page-add-about-computer = Niech ten komputer będzie jednym z twoich urządzeń.
page-add-about-phone = Niech ten telefon będzie jednym z twoich urządzeń.
page-add-about-tablet = Niech ten tablet będzie jednym z twoich urządzeń.
page-add-name = Nazwa tego urządzenia
page-add-call = Powiadom mnie tutaj, gdy przyjdzie moja kolej
page-add-yes-computer = Tak, dodaj ten komputer
page-add-yes-phone = Tak, dodaj ten telefon
page-add-yes-tablet = Tak, dodaj ten tablet
page-add-no = Nie, to nie ja
page-recover-title = Powrót
page-recover-about = Wpisz swoje siedem angielskich słów po kolei, ze spacjami między nimi.
page-recover-words = Twoje siedem słów
page-recover-go = Przywróć mnie
page-recover-mail = E-mailem
page-recover-mail-about = Jeśli twój adres e-mail jest tu potwierdzony, wyślemy tam link.
page-recover-send = Wyślij mi link
page-recover-sent = Jeśli ktoś potwierdził tu ten adres, list jest już w drodze.
page-words-offer = Siedem słów przywróci cię tutaj, jeśli kiedyś stracisz tę przeglądarkę.
page-words-offer-go = Chcę swoje słowa

# Strona zakończonej gry
page-past = Zakończona partia
page-past-origin = Partia, z której pochodzi
page-past-play-on = Graj dalej stąd
page-past-play-on-help = Otwiera twój własny stół: wszystkie miejsca ludzi są twoje, boty zostają botami, a kości i karty losuje się od nowa.
page-past-analysis = Analiza
page-past-analysis-waiting = Karczma rozgrywa dalszy ciąg partii, raz za razem, by sprawdzić, kto miał szansę wygrać. To potrwa kilka minut.
page-past-analysis-going = Na razie w przybliżeniu: karczma wciąż liczy dokładniej ({ $done } %).
page-past-analysis-rough = W przybliżeniu: zabrakło czasu, by przyjrzeć się wszystkiemu tak dokładnie, jak karczma by chciała.
page-past-about = O partii
page-past-board = Plansza
page-past-score-tab = Punkty
page-past-players = gracze: { $count }
page-past-house = Karczma
page-past-eyes-own = własny, jak w grze
page-past-follow = Śledzenie
page-past-fit = Całość
page-past-better = lepiej
page-past-transport = Przejdź przez partię
page-past-move = Ruch
page-past-round-back = Runda wstecz
page-past-turn-back = Tura wstecz
page-past-play = Odtwarzaj
page-past-pause = Wstrzymaj
page-past-turn = Tura
page-past-round = Runda
page-past-speed = Tempo
page-past-link = Skopiuj link do tego ruchu
page-past-end = Koniec
page-past-of = tura: { $name }
page-past-count = { $move } z { $moves }
page-past-plots = Punkty; niżej szansa na wygraną
page-past-analysis-none = Ta partia nie ma analizy: karczma przygląda się partiom, w których ludzie grali jej kartami.
page-past-points-own = Twoje punkty zwrotne
page-past-points-of = Punkty zwrotne: { $name }
page-past-whose = Czyje punkty zwrotne
page-past-point = { $when }. Lepszy ruch: { $better }.
page-past-see = Zobacz

# Filmy z zakończonych partii
refused-film = Tego filmu już nie ma. Poproś o niego jeszcze raz.
refused-film-kind = Film może być plikiem SVG albo GIF.
refused-film-moves = Liczba ruchów w tej partii: { $moves }. Wybierz spośród nich pierwszy i ostatni, w tej kolejności.
refused-film-seat = Przy tym stole nie ma takiego miejsca.
refused-film-shape = Film może być poziomy albo pionowy.
refused-film-seconds = Jedną scenę widać od { $least } do { $most } sekund.
refused-film-gif = Ta karczma nie umie rysować GIF-ów: kto ją prowadzi, musi doinstalować alehouse[gif]. SVG nie wymaga niczego.
refused-films = Filmy, które już się dla ciebie rysują: { $count }. Poczekaj, aż któryś będzie gotowy.
film-too-long = Film miałby za dużo scen: { $scenes }, a może ich mieć najwyżej { $most }. Wybierz mniej ruchów.
film-too-large = Film zająłby więcej niż { $most } MB. Wybierz mniej ruchów albo SVG.
film-too-slow = Rysowanie tego filmu trwało za długo. Wybierz mniej ruchów albo SVG.
film-failed = Tego filmu nie udało się narysować. To wina karczmy; błąd został odnotowany.
page-film = Pobierz
page-film-what = Co
page-film-record = Zapis
page-film-film = Film
page-film-part = Zakres
page-film-whole = Cała partia
page-film-round = Ta runda
page-film-ten = Dziesięć ruchów stąd
page-film-eyes = Widok
page-film-eyes-all = Widzowie
page-film-kind = Format
page-film-svg = SVG
page-film-gif = GIF
page-film-about-record = Wszystkie ruchy w jednym pliku, do obejrzenia lub dogrania gdzie indziej.
page-film-about-svg = Ostry w każdym rozmiarze; działa w każdej przeglądarce.
page-film-about-gif = Działa wszędzie, także w wiadomościach; powstaje dłużej i zajmuje więcej miejsca.
page-film-go = Zrób film
page-film-waiting = Czeka na swoją kolej…
page-film-drawing = Rysowanie… { $done } %
page-film-ready = Twój film jest gotowy. Karczma przechowa go przez dobę.
page-film-take = Pobierz film

# Statystyki i gracze karczmy
refused-player = Nie ma takiego gracza albo nie chce być pokazywany.
page-stat-title = Jak poszły twoje gry
page-stat-none = Gdy skończysz grę, znajdziesz tu, jak poszła.
page-stat-of = Gry: { $name }
page-stat-players = Gracze tej karczmy
page-stat-players-help = Gracze, którzy chcą być tu widoczni i mają co najmniej pięć gier rankingowych; kolejność według dolnej granicy rankingu.
page-stat-nobody = Nikogo tu jeszcze nie ma.
page-stat-shown = Pokazuj mnie wśród graczy tej karczmy
page-stat-shown-help = Każdy tutaj zobaczy twoje imię, ranking i to, jak poszły twoje gry. Wyłączone, dopóki nie zdecydujesz inaczej.
page-stat-people = z ludźmi
page-stat-bots = z botami: { $level }
page-stat-bots-other = z botami
page-stat-solo = solo
page-stat-against = Rywale
page-stat-games = Gry
page-stat-won = Wygrane
page-stat-place = Średnie miejsce
page-stat-best = Najlepszy wynik
page-stat-mean = Średni wynik
page-stat-turns = Tury
page-stat-last = Ostatnie miejsca
page-stat-places = Ostatnie miejsca, najnowsze po prawej: { $places }
page-stat-trend = Forma
page-stat-trend-said = Średni wynik dziesięciu gier: od { $from } do { $to }
page-stat-rival = Twój najsilniejszy rywal: { $name }; przed tobą w { $ahead } z { $played } gier
page-stat-used = Najczęściej używane w ostatnich grach
page-stat-times = { $times ->
    [one] raz
   *[other] { $times } razy
}
page-stat-rated = Gry rankingowe
page-stat-range = najpewniej od { $low } do { $high }

# Coś na stole z bliska

page-closer-how = Kliknięcie
page-closer-click = { $how }: { $text }
page-closer-choose = { $how }: wybór
page-closer-open = powiększa
page-closer-rule = pokazuje zasadę
page-closer-pin = Prawy przycisk lub dłuższe przytrzymanie zostawia to otwarte.

# ── lekcje i pierwsze minuty ──

undo-lesson = W lekcji to sama lekcja cofa ruchy.
refused-lesson = Tego nie ma w lekcji. Przy prawdziwym stole możesz to zrobić.
refused-no-lesson = Ten stół nie jest lekcją.
refused-lesson-unknown = Nie ma takiej lekcji. Wybierz inną z listy.
refused-lesson-on = Nie ma tu jeszcze gry, którą można by ciągnąć dalej. Najpierw idź dalej w lekcji.

page-learn = Nauka
page-aim = Cel gry
page-tips-off = Nie pokazuj więcej

page-set-tips = Pomoc przy nowościach
page-set-tips-help = W twojej pierwszej grze jedno zdanie przy każdym nowym rodzaju decyzji, tylko raz.
page-set-tips-on = Tak
page-set-tips-off = Nie

page-lesson-game = Nauka gry { $game }
page-lesson-about = Grasz przy prawdziwym stole, a głos mówi ci, na co patrzeć. Wyjdź, kiedy chcesz: twoje miejsce w lekcji zostaje zapamiętane.
page-lesson-minutes = { $minutes } min
page-lesson-done = ukończona
page-lesson-begun = przerwana, wróć do niej
page-lesson-step = { $step } / { $steps }
page-lesson-next = Dalej
page-lesson-go-on = Idź dalej
page-lesson-other = Tu chodziło o inny ruch
page-lesson-trial = To tylko próba: nic z tego się nie liczy
page-lesson-try = Spróbuj
page-lesson-back = Cofnij
page-lesson-tap = Dotknij raz, by obejrzeć, drugi raz, by zagrać.
page-lesson-leave = Wyjdź z lekcji
page-lesson-leave-help = Twoje miejsce zostaje zapamiętane: możesz wrócić tu, kiedy chcesz.
page-lesson-stay = Zostań
page-lesson-over = Dobra robota!
page-lesson-learnt = Znasz już:
page-lesson-real-game = Twoja pierwsza prawdziwa gra
page-lesson-play-on = Graj dalej, z podpowiedziami
page-lesson-more = Co dalej?
page-lesson-all = Wszystkie lekcje
page-lesson-offer = Pierwszy raz tutaj?
page-lesson-offer-help = Pierwsza gra z przewodnikiem ({ $game }) trwa { $minutes } min. Twój stół w tym czasie poczeka.
page-lesson-offer-yes = Najpierw nauka
page-lesson-offer-no = Gram od razu

# Książka gry: na własnej stronie i przy stole.

page-handbook = Jak grać, zasady
page-book-guide = Jak grać
page-book-rules = Zasady
page-book-sheet = W skrócie
page-book-contents = Spis treści
page-book-search = Szukaj w przewodniku i zasadach
page-book-results = Znaleziono
page-book-nothing = Nie znaleziono „{ $what }”.
page-book-print = Drukuj
page-book-more = Więcej na ten temat: { $section }
page-book-copy = Kopiuj link do tej zasady
page-book-copied = Link skopiowany.
page-book-english = Ten tekst nie jest jeszcze przetłumaczony. Oto wersja angielska.
page-book-back = Wstecz
page-book-next = Dalej
page-book-of = { $page } z { $pages }
page-book-missing = W tej książce nie ma zasady { $clause }.
page-book-close = Na pierwszą stronę
page-book-language = Język
page-book-turn = Przewróć stronę
