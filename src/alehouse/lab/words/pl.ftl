# Co mówi pracownia: równowaga gry, drabina botów.

balance-title = { $players ->
    [one] { $game }: równowaga gry dla jednego gracza
   *[other] { $game }: równowaga gry dla { $players } graczy
 }
balance-played = Partie: { NUMBER($games, useGrouping: 0) }; na każdym miejscu: { $bots }; karty: { $cards }; opcje: { $options }; ziarno { $seed }.
balance-house-cards = z karczmy
balance-cards = Karty
balance-seat = Miejsce { $number }
balance-outliers = Co się wyróżnia
balance-outliers-note = Miejsca, które ich użyły, wygrywają częściej lub rzadziej, niż tłumaczy to los; najdalsze od sprawiedliwego udziału na początku.
balance-no-outliers = Nic: to, czego używa gracz, nie robi różnicy większej niż los.
balance-seats = Miejsca
balance-victories = Zwycięstwa według miejsc; przerywana: sprawiedliwy udział
balance-seats-fair = Żadne miejsce nie wygrywa częściej ani rzadziej, niż tłumaczy to los.
balance-seats-unfair = Miejsca na czerwono wygrywają częściej lub rzadziej, niż tłumaczy to los.
balance-lengths = Długość i wybory
balance-decisions = Decyzje w partii
balance-branching = Możliwości przy decyzji
balance-leads = Zmiany na prowadzeniu w partii
balance-spread-decisions = Partie według liczby decyzji
balance-spread-branching = Decyzje według liczby możliwości
balance-spread-leads = Partie według zmian na prowadzeniu
balance-spread-score = Miejsca według wyniku końcowego
balance-scores = Wyniki
balance-sources = Skąd biorą się punkty, na miejsce i partię
balance-all = Wszyscy
balance-winners = Zwycięzcy
balance-things = Karty i pola
balance-things-note = Wybrane: w ilu z decyzji, w których można było je wziąć albo zrobić coś innego, zostały wzięte. Użyte: ile razy na miejsce i partię. Wygrane: zwycięstwa miejsc, które użyły ich choć raz; dzielone liczą się częściowo. Gracz może też używać karty dlatego, że już prowadzi.
balance-pick-and-win = Jak często się je wybiera i jak często wygrywają używający
balance-thing = Karta lub pole
balance-pick = Wybrane
balance-uses = Użyte
balance-win = Wygrane
balance-interval = Przedział 95 %
balance-chance = Sam los
balance-quantity = Co
balance-mean = Średnia (przedział 95 %)
balance-changes = Co się zmieniło
balance-verdict =
    { $changes ->
        [0] Porównane wielkości: { $compared }; żadna nie zmieniła się bardziej, niż tłumaczy to los. Najbliżej tego są:
        [one] Porównane wielkości: { $compared }; jedna zmieniła się bardziej, niż tłumaczy to los:
        [few] Porównane wielkości: { $compared }; { $changes } zmieniły się bardziej, niż tłumaczy to los:
       *[other] Porównane wielkości: { $compared }; { $changes } zmieniło się bardziej, niż tłumaczy to los:
    }
balance-changes-note = Oba pliki kart rozegrano z tych samych ziaren i porównano partia po partii. „Sam los” to szansa na tak dużą różnicę, gdyby nie było żadnej, po poprawce Holma na wiele porównań.
balance-before = Przedtem
balance-after = Potem
balance-difference = Różnica
balance-only-before = Już ich nie ma albo nigdy nie były możliwe: { $names }.
balance-only-after = Nowe: { $names }.
balance-only-rare = Zbyt rzadkie, by je porównać: { $names }.
balance-victories-of = Zwycięstwa: { $who }
balance-pick-of = Wybrane: { $what }
balance-use-of = Użyte: { $what }
balance-win-of = Zwycięstwa używających: { $what }
balance-points-from = Punkty z: { $what }
balance-winner-points-from = Punkty zwycięzców z: { $what }
balance-how = Jak to zmierzono
balance-method = Zwycięstwo dzielone liczy się każdemu tylko częściowo. Przedziały są prawdziwe w 95 przypadkach na 100; ich jednostką jest partia, bo to, co dzieje się w jednej partii, jest ze sobą powiązane. „Sam los” to szansa na wynik tak daleki od sprawiedliwego udziału, gdyby nic za tym nie stało, po poprawce Holma na wiele porównań.

ladder-ratings = Siła, z przedziałami 95 %
ladder-shares =
    { $players ->
        [1] Zwycięstwa nad rywalem z pudełka
        [2] Zwycięstwa w grze dwuosobowej, z przedziałami 95 %
       *[other] Pierwsze miejsca jednego przeciw innym ({ $others }), z przedziałami 95 %
    }
ladder-pair = { $bot } kontra { $against }
ladder-bot = Bot
ladder-rating = Siła
ladder-interval = Przedział 95 %
ladder-rated = liczone partie
ladder-against = kontra
ladder-won = Wygrane
ladder-games = partie
ladder-fair = Sprawiedliwie byłoby { $fair }; ziarno { $seed }
