# Kto siedzi na miejscu, gdy nie podano imienia; oraz gracze, którzy są programami.

seat-person = Gracz { $number }
bot-random = Losowy
bot-random-help = Gra cokolwiek, byle zgodnie z zasadami, i nigdy nie myśli. Dobry, by poznać zasady.
bot-greedy = Zachłanny
bot-greedy-help = Bierze to, co w tej chwili wygląda najlepiej, i nigdy nie planuje. W sam raz na początek.
why-unknown = Nie ma takiej akcji: { $action }.
