# Polecenie `alehouse`.

cli-usage = użycie:
cli-usage-house = alehouse [POLECENIE …]
cli-usage-play = alehouse play GAME [opcje]
cli-usage-learn = alehouse learn [GAME [LEKCJA]] [opcje]
cli-usage-serve = alehouse serve [opcje]
cli-usage-migrate = alehouse migrate [opcje]
cli-usage-backup = alehouse backup FILE [opcje]
cli-usage-restore = alehouse restore FILE [opcje]
cli-usage-simulate = alehouse simulate GAME [opcje]
cli-usage-ladder = alehouse ladder GAME --bots BOT,BOT… [opcje]
cli-usage-balance = alehouse balance GAME [opcje]
cli-usage-replay = alehouse replay FILE [opcje]
cli-usage-analyse = alehouse analyse FILE [opcje]
cli-usage-export = alehouse export FILE PICTURE [opcje]
cli-usage-rules = alehouse rules [GAME [ROZDZIAŁ | PUNKT | SŁOWA]] [--sheet]
cli-usage-cards = alehouse cards export GAME | alehouse cards check GAME FILE
cli-usage-games = alehouse games
cli-arguments = argumenty
cli-options = opcje
cli-options-of = opcje gry { $game }
cli-commands = polecenia

cli-about-house =
    Gry planszowe z pełnymi zasadami, których pilnuje program: graj, odtwarzaj, badaj.
    Bez polecenia otwiera karczmę w przeglądarce.
cli-about-play =
    Zagraj tu, w terminalu.
    „alehouse play GAME -h” wypisuje opcje gry.
cli-about-learn =
    Naucz się gry tu, w terminalu, grając w nią. Bez podania gry: wszystkie lekcje.
    Lekcję można przerwać w każdej chwili; wraca się w to samo miejsce.
cli-about-simulate = Niech boty rozegrają wiele partii; zobacz, co z tego wyniknie.
cli-about-ladder =
    Jak silne są boty? Każde dwa spotykają się w tych samych partiach, na każdym miejscu.
      alehouse ladder { $game } --bots random,greedy,search@50ms --out ladder.jsonl
    To samo polecenie podejmuje pracę tam, gdzie ją przerwano.
cli-about-balance =
    Czy gra jest sprawiedliwa? Grają boty, a to, co robią, jest liczone.
      alehouse balance { $game } --games 20000 --bot search@20ms --out balance.html
      alehouse balance { $game } --cards mine.toml --against default    co zmieniają moje karty?
cli-about-replay = Sprawdź zapis partii i pokaż go: przebieg i wyjaśnienie wyniku.
cli-about-analyse =
    Przyjrzyj się zakończonej partii: kto miał szansę wygrać, tura po turze, i które decyzje ją odmieniły.
    To trwa kilka minut; Ctrl-C pokazuje to, co już wiadomo.
cli-about-export = Zamień zapis partii w ruchomy obraz: animowany SVG (partia.svg) albo GIF (partia.gif).
cli-about-rules = Jak się gra i jakie są zasady. Bez nazwy gry: co jest w karczmie.
cli-about-cards =
    Graj własnymi kartami:
      alehouse cards export { $game } > mine.toml    plik kart karczmy, do zmieniania
      alehouse cards check { $game } mine.toml       czy jest dobry i co się zmieniło?
      alehouse play { $game } --cards mine.toml      zagraj nim
cli-about-games = Co jest w karczmie: gry, liczba graczy, opcje.
cli-about-serve = Otwórz karczmę w przeglądarce.
cli-about-migrate = Doprowadź bazę danych karczmy do obecnej wersji albo załóż nową. Najpierw zamknij karczmę i zrób kopię.
cli-about-backup = Skopiuj bazę SQLite karczmy do nowego pliku. Karczma może być w tym czasie otwarta.
cli-about-restore = Przywróć bazę danych karczmy z kopii. Najpierw zamknij karczmę i przenieś starą bazę.

cli-short-play = zagraj w terminalu
cli-short-learn = naucz się gry, grając w nią
cli-short-serve = graj w przeglądarce
cli-short-migrate = doprowadź bazę do obecnej wersji
cli-short-backup = skopiuj bazę danych karczmy
cli-short-restore = przywróć taką kopię
cli-short-simulate = niech boty rozegrają wiele partii
cli-short-ladder = jak silne są boty
cli-short-balance = czy gra jest sprawiedliwa
cli-short-replay = sprawdź i pokaż zapis partii
cli-short-analyse = kto miał szansę wygrać i co odmieniło partię
cli-short-export = zamień zapis partii w ruchomy obraz
cli-short-rules = jak się gra i jakie są zasady
cli-short-cards = własne karty
cli-short-games = co jest w karczmie

cli-help-help = pokaż tę pomoc i zakończ
cli-help-preset = zestaw opcji; inne flagi go zmieniają
cli-help-lang = język; domyślnie język środowiska
cli-help-version = pokaż wersję i czy działają szybkie moduły
cli-help-game = która gra; „alehouse games” wypisuje wszystkie
cli-help-lesson = która lekcja; „alehouse learn GAME” pokazuje listę
cli-help-name = twoje imię przy stole
cli-help-check = sprawdź własny plik z lekcjami
cli-help-players = ilu graczy; domyślnie tylu, ilu wymagają podane miejsca i opcje
cli-help-seat = kto siada na następnym miejscu: „me” (ty), „here” (ktoś inny przy tej klawiaturze), „bot:greedy”; z imieniem: „me:Eyra”, „here:Brokk”; powtórz dla każdego miejsca; pozostałe zajmują boty
cli-help-seed = to samo ziarno daje tę samą partię
cli-help-fate = „open”: kości i karty wpisuje się ręcznie, gdy używacie prawdziwych
cli-help-cards = własny plik kart
cli-help-save = zapisuj partię do tego pliku po każdej decyzji
cli-help-load = graj dalej partię z tego pliku
cli-help-games = ile partii rozegrać; domyślnie 1000
cli-help-games-ladder = ile partii ma każde spotkanie; domyślnie 100
cli-help-bots-ladder = boty po przecinku, od najsłabszego do najsilniejszego: „random,greedy,search@50ms”
cli-help-neighbours = każdy bot spotyka tylko tego, który stoi tuż przed nim na liście
cli-help-out-ladder = trzymaj partie w tym pliku, obok rysunek, i kontynuuj od tych, które już są
cli-help-bot = kto gra na każdym miejscu: „greedy”, „search@20ms”
cli-help-against = porównaj z tym plikiem kart na tych samych ziarnach; „default” to plik karczmy
cli-help-out-balance = zapisz wszystko jako stronę w tym pliku: report.html
cli-help-on = „ray”: graj na wszystkich procesorach z Ray; „ray://HOST:PORT”: na klastrze Ray
cli-help-parquet = zapisuj każdą partię w tym pliku (games.parquet) albo w folderze, plik po pliku
cli-help-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku: „random,greedy,greedy”
cli-help-workers = ile procesów dzieli się pracą; wyniki są zawsze takie same
cli-help-json = wypisz jeden obiekt JSON, opisany niżej
cli-help-asked = rozdział przewodnika ({ $chapter }), punkt ({ $clause }) albo słowa do wyszukania
cli-help-sheet = wszystko w skrócie
cli-help-what = „export” wypisuje plik kart karczmy, „check” sprawdza twój
cli-help-file = plik kart do sprawdzenia
cli-help-record = zapis partii
cli-help-person = czyje decyzje są badane (1, 2, …); powtórz dla każdego miejsca; domyślnie wszystkich
cli-help-minutes = ile minut procesora może to zająć; domyślnie 5
cli-help-reseed = to samo ziarno daje te same liczby; domyślnie to, które należy do zapisu
cli-help-step = przeglądaj partię ze stołem po każdym ruchu
cli-help-to = zatrzymaj się po tylu ruchach
cli-help-picture = obraz do zapisania: nazwa kończy się na .svg albo .gif
cli-help-shape = kształt stołu
cli-help-seconds = jak długo widać każdy ruch
cli-help-from = zacznij po tylu ruchach
cli-help-width = szerokość GIF-a w pikselach
cli-help-viewer = co było widać z tego miejsca (1, 2, …); domyślnie to, co widzieli wszyscy
cli-help-host = adres do nasłuchu
cli-help-lan = nasłuchuj w całej sieci domowej; pokaż adres i jego kod QR
cli-help-port = port do nasłuchu; gdy zajęty, najbliższy wolny
cli-help-db = baza danych: adres (postgresql://…) albo plik SQLite; domyślnie plik w twoim folderze danych
cli-help-redis = Redis, gdzie spotykają się procesy jednej karczmy
cli-help-open = otwórz przeglądarkę
cli-help-config = plik z ustawieniami; flagi i zmienne środowiska (ALEHOUSE_PORT i inne) mają pierwszeństwo
cli-help-address = gdzie ludzie znajdują karczmę, jeśli nie tutaj: adres serwera pośredniczącego
cli-help-processes = ile procesów obsługuje gości; więcej niż jeden wymaga PostgreSQL i Redisa
cli-help-log = jak zapisywać zdarzenia: wiersze dla ludzi albo jeden obiekt JSON w wierszu
cli-help-copy = plik kopii

cli-more-serve = Wszystko, co można ustawić, także pocztę i metryki, objaśnia docs/online.md.

cli-json-simulate =
    Obiekt JSON zawiera:
      game, players, options, bots, cards, seed, games   co rozegrano
      seats      dla każdego gracza: player, bot, wins (samodzielne), shared,
                 rate (ze wszystkich partii) i przedział 95 %: low, high
      decisions  mean, min, p10, median, p90, max
      measures   według nazwy: all (jak decisions), a dla liczb graczy
                 winners (tak samo) i players (średnie); albo, dla tak
                 lub nie, share
      uses       według nazwy: uses, uses_of_winners, a na miejsce i partię
                 mean, mean_of_winners (null, gdy żadne nie wygrało); games
                 miejsca z użyciem i jego win_rate
      speed      seconds, games_per_second, workers; cała reszta jest taka
                 sama dla tego samego ziarna
cli-json-ladder =
    Obiekt JSON zawiera:
      game, rules, players, options, cards, seed, bots, games   co rozegrano
      ratings    od najlepszego: name, rating, jego przedział 95 % low i high, games
      meetings   dla każdej pary: bot na jednym miejscu, against na innych, games,
                 victories (dzielone częściowo), rate, low, high, fair
      decisions  w partii, średnio
cli-json-balance =
    Obiekt JSON zawiera balance, a z --against także comparison.
      balance      game, players, options, bots, cards, seed, games; seats;
                   lengths, shares, scores, sources, sources_of_winners: według
                   nazwy value, error, low, high, chances, games; things: name,
                   pick, uses, win (estimate, fair, chance); spreads
      comparison   games; changes, najpewniejsze najpierw: name, before, after,
                   difference, low, high, chance (po poprawce Holma);
                   only_before, only_after, rare
cli-json-replay =
    Obiekt JSON zawiera:
      game, rules, players, options, seed   co rozegrano
      moves      wszystkie ruchy; shown: o ilu mówi reszta
      over, scores, places
      log        dla każdego wiersza: text, player (0, 1, …; -1: nikt), changes
cli-json-analyse =
    Obiekt JSON zawiera:
      game, rules, players, seed   co zbadano; seconds: czas procesora
      analysis   state („ready” albo „rough”, gdy zabrakło czasu), done,
                 curve: dla każdej tury move (ile ruchów było przed nią), seat
                 (0, 1, …; -2: koniec), plays, a dla graczy shares, czyli udziały
                 pierwszych miejsc, i errors (połowy przedziałów 95 %);
                 points: move, seat, played, better, loss, error, plays

cli-version-compiled = Alehouse { $version } (zasady skompilowane)
cli-version-plain =
    Alehouse { $version } (czysty Python: wszystko działa, lecz symulacje i boty są powolne)
    Aby skompilować zasady, zainstaluj kompilator C, potem: make build

cli-bad-arguments = { $problem }; pomoże „{ $command } -h”
cli-unknown = „{ $argument }” jest tu niezrozumiałe; „{ $command } -h” wypisuje, co można podać
cli-not-a-number = { $flag } wymaga liczby całkowitej od { $least } do { $most }, nie „{ $text }”
cli-not-a-decimal = { $flag } wymaga liczby takiej jak 0.5 albo 2, nie „{ $text }”
cli-no-command = nie ma polecenia „{ $command }”; są: { $commands }
cli-which-game = która gra? „alehouse { $command } GAME”; są: { $games }
cli-which-record = który zapis? „alehouse replay FILE”
cli-analyse-how = który zapis? „alehouse analyse FILE”
cli-export-how = który zapis, jaki obraz? „alehouse export FILE PICTURE.svg”
cli-which-copy = który plik? „alehouse { $command } FILE”
cli-cards-how = „alehouse cards export GAME” albo „alehouse cards check GAME FILE”; „alehouse cards -h” pokazuje jak
cli-bad-seat = nikt taki jak „{ $seat }” nie może usiąść; są: me, here, bot (z imieniem: me:Eyra, bot:greedy)
cli-too-many-seats = podano miejsc: { $seats }, ale graczy jest: { $players }
cli-save-exists = „{ $file }” zawiera już inną partię; wybierz inną nazwę albo graj tamtą dalej: --load { $file }
cli-save-folder = nie ma folderu „{ $folder }” do zapisu
cli-save-failed = nie można zapisać partii do „{ $file }”: { $problem }
cli-cannot-read = nie można odczytać „{ $file }”: { $problem }
cli-load-over = partia w „{ $file }” jest skończona; obejrzyj ją: alehouse replay { $file }
cli-load-differs = partia w pliku ma { $option } = { $found }, nie { $asked }; pomiń tę opcję
cli-replay-to =
    { $moves ->
        [one] zapis ma { $moves } ruch; --to wymaga liczby nie większej, a nie { $to }
        [few] zapis ma { $moves } ruchy; --to wymaga liczby nie większej, a nie { $to }
       *[other] zapis ma { $moves } ruchów; --to wymaga liczby nie większej, a nie { $to }
    }
cli-replay-seat =
    { $players ->
        [one] zapis ma { $players } miejsce; nie ma miejsca { $seat }
        [few] zapis ma { $players } miejsca; nie ma miejsca { $seat }
       *[other] zapis ma { $players } miejsc; nie ma miejsca { $seat }
    }
cli-lesson-faults = plik „{ $file }” ma { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}; popraw to, co podano wyżej
cli-no-rule = w książce gry { $game } nie ma nic o „{ $asked }”; „alehouse rules { $game }” pokazuje spis treści

# Gra.

terminal-search = { $count } możliwości: wpisz część nazwy.
terminal-several = Która z nich?
terminal-no-number = Nie ma numeru { $number }; wybierz od 1 do { $count }.
terminal-not-understood = „{ $line }”: tego nie można teraz zrobić. Wpisz ?, a zobaczysz pomoc.
terminal-seats = Przy stole: { $players }.
terminal-pass = Przekaż klawiaturę graczowi: { $player }, potem naciśnij Enter.
terminal-undone = Cofnięte.
terminal-undo-nothing = Nie ma czego cofnąć.
terminal-undo-fate = Los przemówił: tego, co było wcześniej, nie można cofnąć.
terminal-undo-reveal = Odsłonięto coś ukrytego: tego, co było wcześniej, nie można cofnąć.
terminal-undo-other = Zdecydował już ktoś inny: tego, co było wcześniej, nie można cofnąć.
terminal-hint-option = Opcja
terminal-hint-thought = Namysł
terminal-hint-chance = Szansa
terminal-hint-needless = Nie ma tu między czym wybierać.
terminal-why-what = Dlaczego co? Na przykład: why { $example }
terminal-why-allowed = To jest teraz dozwolone, zob. { $clause }:
terminal-save-where = Gdzie zapisać? Na przykład: save wieczor.json
terminal-saved = Zapisane. Aby później grać dalej:
terminal-saved-end = Cała partia jest zapisana. Aby obejrzeć ją znowu:
terminal-leave = Dobranoc. Partia nie została zapisana; następnym razem zachowa ją --save FILE albo „save FILE”.
terminal-leave-saved = Dobranoc. Aby grać dalej tę partię:
terminal-help =
    Wpisz numer opcji, część jej słów albo jej nazwę.
      ?           ta pomoc
      u           cofnij ostatnią decyzję
      h           podpowiedź: co zrobiłaby tu karczma
      why X       dlaczego X jest teraz niemożliwe; X to nazwa lub słowa opcji
      rules       zasada, która stoi za tą decyzją
      rules X     punkt, rozdział albo szukanie
      board, log  pokaż stół albo wszystko, co się wydarzyło
      save FILE   zapisz partię
      q           wyjdź

# Powtórki, zasady, gry, karty.

terminal-replay-move = Ruch { $number } z { $moves }: { $move }
terminal-replay-next = Enter: dalej; q: koniec
export-drawing = Rysuję
export-done = Zapisano: { $file } ({ $size } kB)
terminal-replay-unfinished =
    { $left ->
        [0] Partia nie jest skończona.
        [one] W zapisie został jeszcze jeden ruch.
        [few] W zapisie zostały jeszcze { $left } ruchy.
       *[other] W zapisie zostało jeszcze { $left } ruchów.
    }
terminal-rules-help = Rozdział: alehouse rules { $game } 3. Punkt: jego ID. Rozdział zasad: DW-5. Wszystko inne jest wyszukiwane; --sheet pokazuje wszystko w skrócie.
terminal-book-english = Ten tekst nie jest jeszcze przetłumaczony. Oto wersja angielska.
terminal-game-players = od { $fewest } do { $most } graczy
terminal-game-presets = Zestawy opcji
terminal-game-play = alehouse play { $game } -h powie więcej.
terminal-cards-good = { $file } to dobry plik kart.
terminal-cards-same = Mówi to samo co plik karczmy.
terminal-cards-count = { $table }: wpisy { $old } → { $new }
terminal-cards-gone = { $table }: ubyło { $entry }
terminal-cards-new = { $table }: przybyło { $entry }
terminal-cards-changed = { $entry }: { $field } { $old } → { $new }

# Symulacje.

simulate-playing = Gram
lab-stopped = Przerwano. Rozegrane partie: { $games } z { $total }.
simulate-title =
    { $games ->
        [one] { $game }: jedna partia
        [few] { $game }: { NUMBER($games, useGrouping: 0) } partie
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } partii
    } { $players ->
        [one] dla jednego gracza
       *[other] dla { $players } graczy
    }
simulate-seat = Miejsce
simulate-bot = Gracz
simulate-won = Wygrane
simulate-interval = Przedział 95 %
simulate-shared = w tym dzielone
simulate-length = Długość
simulate-decisions = Decyzje
simulate-mean = średnia
simulate-min = min
simulate-p10 = 10 %
simulate-median = mediana
simulate-p90 = 90 %
simulate-max = maks.
simulate-score = Na koniec
simulate-winners = zwycięzcy
simulate-by-seat = Średnia miejsca
simulate-use = Użycia na gracza i partię
simulate-by-all = wszyscy
simulate-by-winners = zwycięzcy
simulate-users-won = wygrane używających
simulate-speed = { $speed } partii na sekundę, { $seconds } s, ziarno { $seed }

# Pracownia.

ladder-files = Partie: { $file }. Rysunek: { $picture }
balance-average = średnia
balance-file = Wszystko: { $file }
balance-no-file = --out report.html zapisuje wszystko jako stronę.
balance-same-cards = --against porównuje dwa pliki kart, ale są takie same; podaj inny przez --cards
lab-not-installed = { $package } nie jest zainstalowany; zainstaluj go: pip install "alehouse[{ $extra }]"
lab-workers-die = procesy ginęły { $times } razy z rzędu przy partiach od { $first } do { $last }; czy brakuje pamięci? Podaj mniejszą liczbę --workers. To, co już znaleziono, zostaje
lab-ray-lost = klaster Ray stracił swoje procesy: { $problem }. To, co już znaleziono, zostaje
lab-ray-version = klaster Ray ma Alehouse { $theirs }, tutaj jest { $ours }; zainstaluj to samo na obu
lab-no-cluster = nie ma klastra Ray pod { $address }: { $problem }
lab-bad-crew = pracownia może działać na „ray” albo na „ray://HOST:PORT”, nie na „{ $on }”
lab-parquet-taken = { $file } zawiera już partie; wybierz inną nazwę
lab-results-damaged = { $file }, wiersz { $line }: to nie jest plik wyników drabiny ({ $problem }); wybierz inną nazwę dla --out
lab-results-differ = { $file } zawiera drabinę, w której { $what } to { $found }, nie { $asked }; wybierz inną nazwę dla --out
lab-bot-twice = { $bot } jest wymieniony dwa razy; wymień każdego bota raz
lab-bots-few = drabina wymaga co najmniej dwóch botów albo rywala z pudełka

# Lekcje.

terminal-learn-minutes = { $count } min
terminal-learn-how = Lekcja: alehouse learn { $game } first
terminal-learn-which = Która lekcja? Wpisz jej numer; Enter: { $title }
terminal-learn-manner = Gdzie jest mowa o klikaniu, wpisz numer opcji albo część jej słów. ? pomaga, q kończy.
terminal-learn-resumed = Jesteś przy kroku { $number } z { $steps }. Żeby zacząć od nowa, wpisz: again
terminal-learn-next = Enter: dalej
terminal-learn-other = t: spróbuj; Enter: cofnij
terminal-learn-tried = Enter: cofnij
terminal-learn-point = Spójrz na: { $things }
terminal-learn-nothing-to-try = Tu nie ma czego próbować.
terminal-learn-left = Dobranoc. Żeby wrócić do lekcji:
terminal-learn-not-kept = Nie da się zapamiętać twojego miejsca: pliku { $file } nie można zapisać. Lekcja toczy się mimo to.
terminal-learn-done = Lekcja skończona: { $title }
terminal-learn-after = Co teraz? Wpisz numer; Enter kończy.
terminal-learn-play-on = Graj dalej od „{ $act }”, z podpowiedziami
terminal-learn-helper = Wpisz h, gdy chcesz rady karczmy.
terminal-learn-real-game = Twoja pierwsza prawdziwa gra
terminal-learn-same-again = Ta sama gra innym razem:
terminal-learn-lesson = Lekcja: { $title }
terminal-learn-good = { $file } to dobry plik z lekcjami ({ $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
}).
terminal-learn-help =
    Wpisz numer opcji, część jej słów albo jej nazwę. Enter prowadzi dalej.
      ?           ta pomoc
      t           spróbuj ruchu, o który nie chodziło
      b           cofnij go
      rules       zasada, która stoi za tą decyzją
      rules X     punkt, rozdział albo szukanie
      board, log  pokaż stół albo wszystko, co się wydarzyło
      again       zacznij lekcję od nowa
      q           wyjdź; twoje miejsce zostaje zapamiętane

# Analiza zakończonej partii.

analysis-unfinished = ta partia jeszcze się nie skończyła; analizuje się tylko zakończone partie
analysis-own-cards = tę partię rozegrano własnymi kartami i według wcześniejszych zasad; takich partii się nie analizuje
analyse-playing = Gram dalej
analyse-stopped = Przerwano. Oto, co wiadomo do tej pory.
analyse-nothing-yet = Nie starczyło czasu, by się czegokolwiek dowiedzieć.
analyse-title = { $game }: jak potoczyła się partia
analyse-chances = Szansa na wygraną, od pierwszej tury do końca
analyse-player = gracz
analyse-start = na początku
analyse-curve = tura po turze
analyse-end = na końcu
analyse-curve-about = Policzone z partii, które boty karczmy dogrywają { $plays } razy od każdej tury. Z dokładnością do { $error } %.
analyse-points = Punkty zwrotne
analyse-move = ruch { $move }
analyse-point = { $played }. Lepszy ruch: { $better }.
analyse-about = Policzone z partii, które boty karczmy dogrywają { $plays } razy po każdym wyborze. Z dokładnością do { $error } %.
analyse-no-points = Żadna pojedyncza decyzja nie kosztowała nikogo 5 % lub więcej ponad to, co tłumaczy los.
analyse-rough = Nie starczyło czasu, by przyjrzeć się wszystkiemu tak dokładnie, jak karczma by chciała; z większą liczbą --minutes wyniki będą dokładniejsze.
