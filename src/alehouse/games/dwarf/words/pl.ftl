# DWARF: karty, dobra, fazy, pytania, opcje, dziennik i powody.

game-blurb = Kop, kuj i walcz pod górą: dziewięć kart do pracy, a co rundę kilka się zmienia.

# Karty

card-iron_seam = Żyła żelaza
card-gold_seam = Żyła złota
card-alloy_steel = Wytop stali
card-forge_sword = Kucie miecza
card-forge_mace = Kucie buławy
card-forge_diadem = Kucie diademu
card-forge_helm = Kucie hełmu
card-forge_axe = Kucie topora
card-forge_crown = Kucie korony
card-forge_dagger = Kucie sztyletu
card-forge_armour = Kucie zbroi
card-orc_raiders = Najazd orków
card-knockers = Stukacze
card-dragon = Smok
card-great_dragon = Wielki smok
card-sidhe = Sidhe
card-get_help = Wezwanie pomocy
card-muster_an_army = Zwołanie armii
card-hold_a_council = Wielka narada
card-sell_an_item = Sprzedaż wyrobu
card-past_glories = Dawna chwała
card-special_order = Zamówienie specjalne
card-turn_back = Odwrót
card-apprentice = Czeladnik
card-collapse_the_shafts = Zawał szybów
card-run_amok = Dziki szał

# Dobra. Bez liczby (nagłówki, zdania) obowiązuje forma [other].

goods-iron =
    { $count ->
        [one] żelazo
        [few] żelaza
        [many] żelaza
       *[other] żelazo
    }
goods-steel =
    { $count ->
        [one] stal
        [few] stali
        [many] stali
       *[other] stal
    }
goods-gold =
    { $count ->
        [one] złoto
        [few] złota
        [many] złota
       *[other] złoto
    }
goods-item =
    { $count ->
        [one] wyrób
        [few] wyroby
        [many] wyrobów
       *[other] wyroby
    }
goods-medal =
    { $count ->
        [one] medal
        [few] medale
        [many] medali
       *[other] medale
    }

# Fazy i kroki

phase-mining = Drążenie
phase-first = Wybór
phase-second = Wybór
phase-get_help = Pomoc
phase-defend = Obrona
phase-mine = Wydobycie
phase-forge = Kucie
phase-over = Koniec gry

# Rywale z pudełka

automa-eldhusfifl = Eldhúsfífl
automa-andvettr = Andvéttr
automa-andvettr_fadir = Andvéttr faðir

# Opcje

option-opponent = Rywal
option-opponent-help = Eldhúsfífl jest łatwy; Andvéttr kuje dwa razy i wygrywa, gdy ma 12 medali; jego ojciec nie marnuje żadnego robotnika.
option-opponent-eldhusfifl = Eldhúsfífl
option-opponent-andvettr = Andvéttr
option-opponent-andvettr_fadir = Andvéttr faðir
option-mountain = Góra
option-mountain-help = Stopniowana: karty z dwiema latarniami wychodzą przed kartami z trzema, więc mniej zależy od losu.
option-mountain-shuffled = Potasowana
option-mountain-graded = Stopniowana
option-same_position_rule = Dwa razy to samo pole
option-same_position_rule-help = Co się dzieje, gdy druga karta rundy należy na pole, na którym leży pierwsza.
option-same_position_rule-discard = Odrzuć ją
option-same_position_rule-cover = Zakryj pierwszą
option-special_pairing = Rewersy kart specjalnych
option-special_pairing-help = Nie wiadomo na pewno, która strona Kopalni należy do której strony specjalnej: dwie możliwości.
option-special_pairing-same_cell = Jak na arkuszu
option-special_pairing-long_edge_duplex = Lustrzane
option-first_player = Pierwszy gracz
option-first_player-help = Kto ma znacznik pierwszego gracza w pierwszej rundzie.
option-first_player-random = Losowo
option-first_player-1 = Gracz 1
option-first_player-2 = Gracz 2
option-first_player-3 = Gracz 3
option-first_player-4 = Gracz 4
option-first_player-5 = Gracz 5

# Pytania i to, co warto wiedzieć. Nazwa decyzji stoi wewnątrz zdania (why-not-now).

prompt-first = Postaw robotnika lub wykonaj akcję specjalną
decision-first = pierwsza tura
prompt-first-detail = Pierwsza tura. Akcja specjalna kosztuje obu robotników albo medale i jednego robotnika.
prompt-first-last = Pierwsza tura. Jesteś na końcu kolejki, więc druga tura nastąpi od razu.
prompt-first-no-special = Pierwsza tura. Wszystkie akcje specjalne przeciw temu rywalowi są już za tobą.
prompt-second = Postaw drugiego robotnika albo spasuj
decision-second = druga tura
prompt-second-detail = Druga tura. Robotnik, który zostaje w ręce, nic w tej rundzie nie zrobi.
prompt-extra = Postaw pomocnika albo zrezygnuj
decision-extra = stawianie pomocników
prompt-extra-detail = Wezwanie pomocy daje do dwóch dodatkowych robotników, jednego po drugim.
prompt-early-help = Pomoc przychodzi wcześniej: postaw pomocnika albo zrezygnuj
decision-early-help = stawianie pomocników
prompt-give = { $card }: { $good } – ile oddajesz? Zostało do oddania: { $left }
decision-give = wybór tego, co oddać
prompt-receive = { $card }: { $good } – ile bierzesz? Zostało do wzięcia: { $left }
decision-receive = wybór tego, co wziąć
prompt-glories = Dawna chwała: wybierz zasypaną kartę, która wróci na wierzch
decision-glories = wybór zasypanej karty
prompt-turn-back = Odwrót: wybierz pole, które straci wierzchnią kartę, a dostanie twojego robotnika
decision-turn-back = wybór pola do odwrotu
prompt-apprentice = Czeladnik: wybierz rywala, do którego idzie twój robotnik
decision-apprentice = wybór mistrza
prompt-mine-order = Z którego z dwóch pól wydobywasz najpierw?
decision-mine-order = wybór kolejności wydobycia
prompt-forge-order = W której z dwóch kuźni kujesz najpierw?
decision-forge-order = wybór kolejności kucia
prompt-first-player = Kto zaczyna?
decision-first-player = wybór pierwszego gracza
prompt-turn-special = Która karta specjalna leży teraz na wierzchu talii?
decision-turn-special = odkrywanie karty specjalnej
prompt-draw = Która karta wychodzi z Góry?
decision-draw = dobieranie z Góry
prompt-shuffle = Dziki szał: która karta jest następna w potasowanym stosie, od spodu?
decision-shuffle = tasowanie stosów

# Opcje decyzji

choice-place = Robotnik: { $card } ({ $location })
choice-pass = Pas
choice-decline = Bez pomocnika
choice-special-workers = { $card } za obu robotników
choice-special-medals =
    { $medals ->
        [one] { $card } za { $medals } medal i robotnika
        [few] { $card } za { $medals } medale i robotnika
       *[other] { $card } za { $medals } medali i robotnika
    }
choice-raise = Na wierzch: { $card } ({ $location })
choice-turn-back = Odeślij: { $card } ({ $location })
choice-join = Dołącz do robotnika: { $card } ({ $location })
choice-resolve = Najpierw: { $card } ({ $location })
choice-first = Zaczyna { $first }
choice-turn = { $card }
choice-draw =
    { $lanterns ->
        [one] { $card } na { $location }, { $lanterns } latarnia
        [few] { $card } na { $location }, { $lanterns } latarnie
       *[other] { $card } na { $location }, { $lanterns } latarni
    }
choice-shuffle = { $card } na { $location }
choice-amount = { $good }: { $amount }

# Dziennik. Przed wierszem stoi imię gracza; wiersze bez gracza mówią o stole.

log-head-round = Runda { $round }
log-first-player = zaczyna
log-pile = Talia specjalna: na wierzchu { $card }
log-draw = Nowa karta: { $card } ({ $location })
log-discard = Znów pole { $location }, karta odrzucona: { $card }
log-place = stawia robotnika: { $card } ({ $location })
log-pass = pasuje
log-special-workers = { $card }, za obu robotników
log-special-medals = { $card }, za medale i robotnika
log-bot-medals = medale za twoją akcję specjalną
log-bot-stays = nie ma nic do roboty: robotnik zostaje w domu
log-no-effect = { $card }: nic nie da się zrobić
log-muster = wystawia armię u każdej bramy na tę rundę
log-council = zwołuje naradę: wierzchnie karty wracają do Góry
log-collapse = wywołuje zawał: każda wierzchnia karta trafia pod swój stos
log-amok = wpada w szał: każdy stos zostaje potasowany
log-exchange = { $card }
log-give = { $card }: oddaje
log-receive = { $card }: bierze
log-raise = przywraca na wierzch: { $card } ({ $location })
log-turn-back = odsyła do Góry: { $card } ({ $location })
log-land = Karta specjalna to teraz: { $card } ({ $location })
log-early = wykonuje przed zakryciem: { $card } ({ $location })
log-help = stawia pomocnika: { $card } ({ $location })
log-help-declined = nie chce pomocnika
log-help-lost = dla pomocnika nie ma wolnego pola
log-marker = będzie teraz zaczynać, dotąd: { $from }
log-resolve = { $card } ({ $location })
log-cannot-pay = nie ma czym zapłacić: { $card } ({ $location })
log-raid = { $card } ({ $location }): w tej rundzie nikt nie wydobywa
log-attack = pod atakiem: { $card } ({ $location })
log-army = Armia odpiera atak: { $card } ({ $location })

# Dlaczego nie

why-over = Gra jest skończona.
why-unknown = Nie ma takiej akcji: { $action }.
why-fate = Karty dobiera los, nie gracz.
why-fate-first = Jeszcze nie: najpierw { $decision }.
why-not-there = Tego nie ma wśród tego, co może teraz wyjść.
why-not-now = Nie teraz: trwa { $decision }.
why-no-pass = W pierwszej turze musisz postawić robotnika lub wykonać akcję specjalną.
why-must-choose = Efekt karty jest możliwy, więc trzeba go wykonać: wybierz.
why-must-order = Akcję, na którą cię stać, trzeba wykonać: wybierz, która będzie pierwsza.
why-special-under-way = Najpierw dokończ kartę specjalną; w rundzie jest tylko jedna akcja specjalna.
why-special-late = Akcje specjalne są możliwe tylko w pierwszej turze.
why-no-extra-special = Nie teraz: akcję specjalną wykonują tylko zwykli robotnicy w pierwszej turze.
why-special-limit =
    { $count ->
        [one] Przeciw temu rywalowi jest tylko jedna akcja specjalna i masz ją już za sobą.
        [few] Przeciw temu rywalowi są tylko { $count } akcje specjalne i masz je już za sobą.
       *[other] Przeciw temu rywalowi jest tylko { $count } akcji specjalnych i masz je już za sobą.
    }
why-pile-empty = Ta talia jest pusta.
why-medals = Potrzebne medale: { $medals }, masz: { $owned }.
why-amount = Tutaj możliwe jest tylko od { $low } do { $high }.
why-not-buried = Na wierzch może wrócić tylko karta zasypana w stosie.
why-one-mine = Przy tym stole jest tylko jedna Kopalnia.
why-occupied = Na polu { $location } stoi już robotnik.
why-one-card = Na polu { $location } jest za mało kart: jedna musi zostać.
why-no-opponent = Na polu { $location } nie stoi żaden rywal.
why-order = Wybierz jedno z dwóch pól, na których stoją twoi robotnicy.

# Jak się skończyło

end-items = Na koniec rundy ktoś ma cztery wyroby.
end-mountain = Trzeba było dobrać kartę, a Góra jest pusta.
end-medals = Dość medali: natychmiastowe zwycięstwo.
