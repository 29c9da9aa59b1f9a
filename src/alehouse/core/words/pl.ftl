# Kto siedzi na miejscu, gdy nie podano imienia; oraz gracze, którzy są programami.

seat-person = Gracz { $number }
bot-random = Losowy
bot-random-help = Gra cokolwiek, byle zgodnie z zasadami, i nigdy nie myśli. Dobry, by poznać zasady.
bot-greedy = Zachłanny
bot-greedy-help = Bierze to, co w tej chwili wygląda najlepiej, i nigdy nie planuje. W sam raz na początek.
why-unknown = Nie ma takiej akcji: { $action }.

# O co poproszono, a czego nie ma.

bad-game = Nie ma gry „{ $game }”. Są: { $games }.
bad-option = Nie ma opcji „{ $option }”. Są: { $options }.
bad-option-players = Opcja „{ $option }” jest dla liczby graczy: { $counts }, a nie { $players }.
bad-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $values }.
bad-pick = Opcja „{ $option }” nie może tu zawierać „{ $card }”. Wymień każdą z tych kart najwyżej raz: { $cards }.
bad-picks = Opcja „{ $option }” wymaga { $count } spośród: { $cards }, a nie { $found }. Zapisz ją tak: { $example }.
bad-preset = Nie ma zestawu ustawień „{ $preset }”. Są: { $presets }.
bad-players = { $game }: od { $fewest } do { $most } graczy, a nie { $players }.
bad-bot = Nie ma bota „{ $bot }”. Są: { $bots }.
bad-bots = Liczba miejsc: { $players }. Podaj jednego bota dla wszystkich albo po jednym na każde, a nie { $bots }.
bad-language = Nie ma języka „{ $language }”. Są: { $languages }.

# Kilka rzeczy w zdaniu.

labelled = { $label }: { $text }
list-and = { $some } i { $last }
list-or = { $some } lub { $last }

log-taken-back = cofa { $decisions ->
    [one] decyzję
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
