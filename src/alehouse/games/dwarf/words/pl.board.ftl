# Stół jako tekst.

board-round = Runda { $round }
board-mountain = Góra: { $left }, odrzucone: { $discards }
board-mountains = Góry: { $each }
board-resolving = Trwa: { $card }
board-mustered = Armia zwołana: w tej rundzie żaden potwór nie atakuje
board-raided = Najazd orków: w tej rundzie nikt nie wydobywa
board-new = nowa
board-becomes = → { $card } { $location }
board-pile-empty = brak kart
board-pile-unseen = zakryta
board-special-muster_an_army = potwory nie atakują
board-special-hold_a_council = karty wracają do Góry
board-special-sell_an_item = 1 wyrób → 5 surowców
board-special-past_glories = odkop zasypaną kartę
board-special-special_order = 5 surowców → 1 wyrób
board-special-turn_back = odeślij kartę
board-special-apprentice = dołącz do rywala
board-special-collapse_the_shafts = wierzchnie na spód
board-special-run_amok = potasuj stosy
board-helpers =
    { $count ->
        [one] +{ $count } pomocnik
       *[other] +{ $count } pomocników
    }
board-no-mining = nikt nie wydobywa
board-all = −wszystko: { $good }
board-workers = robotnicy
board-extra = pomocnicy
board-first = zaczyna
board-legend =
    Karta pokazuje pole, nazwę i liczbę kart w stosie; niżej, co robotnik tam płaci (−) i bierze (+). Po „!” stoi to, co potwór robi wszystkim, gdy nikt nie broni.
    Robotnicy to znaki właścicieli; „+” to pomocnik, nawias otacza tego, który już wykonał akcję. Korona ♛ oznacza kategorię, w której ktoś samodzielnie prowadzi; „3−1”: potwór zabrałby 1 z 3.
    Nazwy opcji: place:5 (lub place:A5), special:A1:workers, special:A1:medals, pass. Z bliska: stack 5, pile A1, mountain, discards; przy dwóch Kopalniach stack B5, mountain B.
board-on = na { $locations }

# Koniec gry.

summary-round = Runda { $round } · { $phase }
summary-over =
    { $round ->
        [one] Koniec po { $round } rundzie
       *[other] Koniec po { $round } rundach
    }
outcome-winner = { $winner } zdobywa tytuł Bohatera spod Góry
outcome-shared = { $winner } dzielą się zwycięstwem
outcome-and = { $some } i { $last }
outcome-place = Miejsce
outcome-player = Gracz
outcome-categories = Kategorie
outcome-medals = { $winner } ma dość medali: nic innego się nie liczy.
outcome-leads = Kategoria „{ $good }”: prowadzi { $player } ({ $amount }).
outcome-level = Kategoria „{ $good }”: { $players } mają po { $amount }, więc nie zdobywa jej nikt.
outcome-most =
    { $count ->
        [one] { $winner } zdobywa jedną kategorię, więcej niż inni.
        [few] { $winner } zdobywa { $count } kategorie, więcej niż inni.
       *[other] { $winner } zdobywa { $count } kategorii, więcej niż inni.
    }
outcome-tied =
    { $count ->
        [0] Nikt nie zdobywa żadnej kategorii: { $players } remisują.
        [one] { $players } zdobywają po jednej kategorii.
        [few] { $players } zdobywają po { $count } kategorie.
       *[other] { $players } zdobywają po { $count } kategorii.
    }
outcome-breaks = Przy remisie – { $good }: najwięcej ma { $players } ({ $amount }).
outcome-still-tied = Przy remisie – { $good }: { $players } nadal remisują, mając po { $amount }.
outcome-draw = { $players } remisują we wszystkim i dzielą się zwycięstwem.

# Co mierzy laboratorium.

measure-rounds = Rundy
measure-iron = Żelazo
measure-steel = Stal
measure-gold = Złoto
measure-item = Wyroby
measure-medal = Medale
measure-categories = Zdobyte kategorie
measure-by-items = Koniec przez wyroby
measure-by-mountain = Koniec przez pustą Górę
measure-by-medals = Koniec przez medale rywala
