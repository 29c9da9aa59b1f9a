# Kto siedzi na miejscu, gdy nie podano imienia; oraz gracze, którzy są programami.

seat-person = Gracz { $number }
seat-colour-0 = Niebieski gość
seat-colour-1 = Pomarańczowy gość
seat-colour-2 = Zielony gość
seat-colour-3 = Fioletowy gość
seat-colour-4 = Czerwony gość
seat-colour-5 = Szary gość

# Whoever has told no name, where it stands by itself.
seat-you = Ty

# Imię, które w zdaniu odczytano by jako „ty”, „on” albo „nikt”.
name-quoted = „{ $name }”

bot-random = Losowy
bot-random-help = Gra cokolwiek, byle zgodnie z zasadami, i nigdy nie myśli. Dobry, by poznać zasady.
bot-greedy = Zachłanny
bot-greedy-help = Bierze to, co w tej chwili wygląda najlepiej, i nigdy nie planuje. W sam raz na początek.
bot-apprentice = Uczeń
bot-apprentice-help = W mgnieniu oka patrzy kilka ruchów naprzód. Dla tych, którzy znają już zasady.
bot-journeyman = Czeladnik
bot-journeyman-help = Myśli przez dziesiątą część sekundy i rozważa także twoje ruchy. Poważny przeciwnik.
bot-master = Mistrz
bot-master-help = Przy każdej decyzji myśli przez sekundę. Najsilniejszy w karczmie.
bot-search = Szukający
why-unknown = Nie ma takiej akcji: { $action }.

# O co poproszono, a czego nie ma.

bad-game = Nie ma gry „{ $game }”. Są: { $games }.
bad-option = Nie ma opcji „{ $option }”. Są: { $options }.
bad-option-players = Opcja „{ $option }” działa przy liczbie graczy: { $counts }, a nie { $players }.
bad-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $values }.
bad-pick = Opcja „{ $option }” nie może tu zawierać „{ $card }”. Wymień każdą z tych kart najwyżej raz: { $cards }.
bad-picks = Opcja „{ $option }” wymaga { $count } spośród: { $cards }, a nie { $found }. Zapisz ją tak: { $example }.
bad-preset = Nie ma zestawu opcji „{ $preset }”. Są: { $presets }.
bad-players = { $game }: od { $fewest } do { $most } graczy, a nie { $players }.
bad-bot = Nie ma bota „{ $bot }”. Są: { $bots }.
bad-bots = Liczba miejsc: { $players }. Podaj jednego bota dla wszystkich miejsc albo po jednym na każde; podano: { $bots }.
bad-budget = „{ $bot }” nie może myśleć tak długo. Napisz { $kind }@50ms albo { $kind }@1s, najwyżej { $seconds } s, albo { $kind }@400, czyli tyle symulowanych partii, najwyżej { $playouts }.
bad-budget-none = „{ $bot }” nie ma czasu namysłu do ustawienia. Napisz { $bot } albo { $search }.
bad-language = Nie ma języka „{ $language }”. Są: { $languages }.
bad-lesson = { $game } nie ma lekcji „{ $lesson }”. Są: { $lessons }.
bad-export = { $what }: nie może tu stać { $value }. Wybierz jedną z wartości: { $values }.
bad-export-kind = „{ $file }” nie jest obrazem, który można zapisać. Nazwa musi kończyć się na: { $kinds }.
bad-export-secrets = Ta partia jeszcze trwa: inni mogliby poznać tajemnice z tego miejsca. Pomiń miejsce.
bad-export-gif = GIF wymaga pakietu { $package }, którego tu nie ma: pip install "alehouse[gif]". SVG nie wymaga niczego.

# Kilka rzeczy w zdaniu.

labelled = { $label }: { $text }
list-and = { $some } i { $last }
list-or = { $some } lub { $last }

log-taken-back = cofa { $decisions ->
    [one] decyzję
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
log-note-removed = traci miejsce na życzenie gospodarza; dalej gra bot
log-note-closed = zamyka stół
log-note-closed-house = Stół zamyka gospodarz karczmy
log-note-hint = prosi o podpowiedź

hint-about = Namysł: jak długo karczma rozważała każdą opcję. Szansa: na wygraną, liczona tak, jakby teraz wszyscy mieli po równo; powyżej { $even } % ruch daje przewagę.

# Przy stole: to, co własne, w całości albo w jednym wierszu.

scene-own-open = Pokaż wszystko, co masz
scene-own-close = Pokaż to, co masz, w jednym wierszu

thing-own-handle = Twoje rzeczy leżą tu w całości albo w jednym wierszu, gdy stół potrzebuje miejsca.

# Co lekcja mówi na ruchy, których nie ma w jej scenariuszu.

lesson-other = W prawdziwej grze możesz tak zrobić. Teraz spróbuj podświetlonego elementu.
lesson-not-now = Chwileczkę: najpierw przeczytaj to, potem idź dalej.

# Kto gra w przykładach książki, według kolorów elementów.

book-player-blue = Niebieski
book-player-orange = Pomarańczowy
book-player-green = Zielony
book-player-purple = Fioletowy
book-player-red = Czerwony

# Co mówi gra, która nie ma na to własnych słów: prosty stół.

plain-action = { $name }
prompt-plain = Wybierz, co robisz
decision-plain = wybór działania
plain-why-not = Teraz nie można: trwa { $decision }.
item-score = Punkty
plain-hidden = zakryte
plain-none = brak
plain-die = Kość
plain-going = Gra trwa
plain-over = Koniec gry
plain-winner = Wygrywa { $winner }
plain-shared = { $winner } dzielą się zwycięstwem
plain-reason = Gra dobiegła końca.
plain-place = Miejsce
plain-player = Gracz
plain-points = Punkty
plain-thing-help = To część stołu.
plain-option-help = Możesz to teraz zrobić: wystarczy kliknąć.
plain-player-help = Tu leży to, co należy do gracza { $player }.
plain-table-help = Tu leży to, co do nikogo nie należy.
plain-in-the-middle = Leży na środku stołu.
plain-before = Leży przed graczem { $player }.
plain-nothing-there = Nie ma tu nic o nazwie „{ $what }”.
plain-book = Nikt jeszcze nie napisał więcej. Stół na każdym kroku pokazuje, co można zrobić.
bad-position = Gry { $game } nie można zacząć od własnej pozycji.

# Zapisy, których nie da się odczytać albo odtworzyć

bad-record-cut = To nie jest cały zapis partii. Pobierz go ponownie.
bad-record-format = Zapis ma format { $format }, a ta wersja czyta format { $ours }.
bad-record-changed = Zapis zmieniono po jego zachowaniu. Użyj oryginalnego pliku.
bad-record-game = To zapis partii gry „{ $theirs }”, a nie „{ $ours }”.
bad-record-rules = Zapis trzyma się zasad w wersji { $theirs }; ta karczma zna je do wersji { $ours }.
bad-record-cards = Tę partię rozegrano z innym plikiem kart. Dodaj ten plik: --cards.
bad-record-action = Ruch { $move } w zapisie: nie ma akcji „{ $action }”.
bad-record-after = Ruch { $move } w zapisie: { $action } przychodzi po końcu partii.
bad-record-seed = Ruch { $move } w zapisie: z tego ziarna nie wychodzi { $action }. Zapis zmieniono.
bad-record-illegal = Ruch { $move } w zapisie: zasady nie pozwalają tam na { $action } ({ $clause }). Zapis zmieniono.
