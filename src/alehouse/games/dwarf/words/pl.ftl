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
goods-all = { $good ->
    [item] wszystkie wyroby
    [medal] wszystkie medale
    [iron] całe żelazo
    [steel] całą stal
   *[gold] całe złoto
}
goods-mix = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[other] { $n } surowców
} ({ $kinds }{ $least ->
    [0] , dowolnie
   *[other] , co najmniej po { $least }
})
goods-resources = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[other] { $n } surowców
} { $least ->
    [0] do wyboru
   *[other] (po { $least } każdego)
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
option-opponent-help = Eldhúsfífl jest łatwy; Andvéttr kuje więcej i wygrywa od razu, gdy ma dość medali; jego ojciec nie marnuje żadnego robotnika.
option-opponent-eldhusfifl = Eldhúsfífl
option-opponent-andvettr = Andvéttr
option-opponent-andvettr_fadir = Andvéttr faðir
option-mountain = Góra
option-mountain-help = Stopniowana: karty z dwiema latarniami wychodzą przed kartami z trzema, więc mniej zależy od losu.
option-mountain-shuffled = Potasowana
option-mountain-graded = Stopniowana
option-same_position_rule = Dwa razy to samo pole
option-same_position_rule-help = Co się dzieje, gdy druga karta rundy ma trafić na pole, na którym leży już pierwsza.
option-same_position_rule-discard = Odrzuć ją
option-same_position_rule-cover = Zakryj pierwszą
option-special_pairing = Rewersy kart specjalnych
option-special_pairing-help = Nie wiadomo na pewno, która strona Kopalni należy do której strony specjalnej: są dwie możliwości.
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
prompt-first-last = Pierwsza tura. Grasz na końcu kolejki, więc druga tura nastąpi od razu.
prompt-first-no-special = Pierwsza tura. Przeciw temu rywalowi nie masz już żadnej akcji specjalnej.
prompt-first-medals =
    { $medals ->
        [one] Pierwsza tura. Za akcję specjalną { $opponent } dostanie medal. Pozostałe akcje specjalne: { $left }.
        [few] Pierwsza tura. Za akcję specjalną { $opponent } dostanie { $medals } medale. Pozostałe akcje specjalne: { $left }.
       *[other] Pierwsza tura. Za akcję specjalną { $opponent } dostanie { $medals } medali. Pozostałe akcje specjalne: { $left }.
    }
prompt-second = Postaw drugiego robotnika albo spasuj
decision-second = druga tura
prompt-second-detail = Druga tura. Robotnik, który zostaje w ręce, nic w tej rundzie nie zrobi.
prompt-extra = Postaw pomocnika albo zrezygnuj
decision-extra = stawianie pomocników
prompt-extra-detail = Wezwanie pomocy daje dodatkowych robotników, jednego po drugim.
prompt-early-help = Pomoc przychodzi wcześniej: postaw pomocnika albo zrezygnuj
decision-early-help = stawianie pomocników
prompt-give = { $card }: { $good } – ile oddajesz? Zostało do oddania: { $left }
decision-give = wybór tego, co oddać
prompt-receive = { $card }: { $good } – ile bierzesz? Zostało do wzięcia: { $left }
decision-receive = wybór tego, co wziąć
prompt-glories = { $card }: wybierz zasypaną kartę, która wróci na wierzch
decision-glories = wybór zasypanej karty
prompt-turn-back = { $card }: wybierz pole, które straci wierzchnią kartę, a dostanie twojego robotnika
decision-turn-back = wybór karty do odesłania
prompt-apprentice = { $card }: wybierz rywala, do którego idzie twój robotnik
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
prompt-shuffle = { $card }: która karta jest następna w potasowanym stosie, od spodu?
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
log-opponent-medals = dostaje medale za twoją akcję specjalną
log-opponent-stays = nie ma nic do roboty: robotnik zostaje w domu
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
log-marker = przejmuje znacznik pierwszego gracza (dotąd: { $from })
log-resolve = { $card } ({ $location })
log-cannot-pay = nie ma czym zapłacić: { $card } ({ $location })
log-raid = { $card } ({ $location }): w tej rundzie nikt nie wydobywa
log-attack = pod atakiem: { $card } ({ $location })
log-harmless = Nic do zabrania: { $card } ({ $location })
log-army = Armia odpiera atak: { $card } ({ $location })

# Dlaczego nie

why-over = Gra jest skończona.
why-fate = Karty dobiera los, nie gracz.
why-fate-first = Jeszcze nie: najpierw { $decision }.
why-not-there = Ta karta nie może teraz wyjść.
why-not-now = Nie teraz: trwa { $decision }.
why-no-pass = W pierwszej turze musisz postawić robotnika lub wykonać akcję specjalną.
why-must-choose = Efekt karty jest możliwy, więc trzeba go wykonać: wybierz.
why-must-order = Akcję, na którą cię stać, trzeba wykonać: wybierz, która będzie pierwsza.
why-special-under-way = Najpierw dokończ kartę specjalną. W rundzie możesz wykonać tylko jedną akcję specjalną.
why-special-late = Akcje specjalne są możliwe tylko w pierwszej turze.
why-no-extra-special = Nie teraz: akcję specjalną wykonują tylko zwykli robotnicy w pierwszej turze.
why-special-limit =
    { $count ->
        [one] Przeciw temu rywalowi możesz w całej grze wykonać tylko jedną akcję specjalną i masz ją już za sobą.
        [few] Przeciw temu rywalowi możesz w całej grze wykonać tylko { $count } akcje specjalne i masz je już za sobą.
       *[other] Przeciw temu rywalowi możesz w całej grze wykonać tylko { $count } akcji specjalnych i masz je już za sobą.
    }
why-pile-empty = Ta talia jest pusta.
why-medals = Potrzebne medale: { $medals }, masz: { $owned }.
why-amount = Wybierz liczbę od { $low } do { $high }.
why-not-buried = Na wierzch może wrócić tylko karta zasypana w stosie.
why-one-mine = Przy tym stole jest tylko jedna Kopalnia.
why-occupied = Na polu { $location } stoi już robotnik.
why-one-card = Na polu { $location } jest za mało kart: { $stay ->
    [1] jedna musi zostać
    [few] { $stay } muszą zostać
   *[other] { $stay } musi zostać
}.
why-no-opponent = Na polu { $location } nie stoi żaden rywal.
why-order = Wybierz jedno z dwóch pól, na których stoją twoi robotnicy.

# Jak się skończyło

end-items = { $items ->
    [one] Na koniec rundy ktoś ma wyrób.
    [few] Na koniec rundy ktoś ma co najmniej { $items } wyroby.
   *[other] Na koniec rundy ktoś ma co najmniej { $items } wyrobów.
}
end-mountain = Trzeba było dobrać kartę, a Góra jest pusta.
end-medals = Dość medali: natychmiastowe zwycięstwo.

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
board-special-defend_all = potwory nie atakują
board-special-top_to_mountain = karty wracają do Góry
board-special-raise_card = odkop zasypaną kartę
board-special-turn_back = odeślij kartę
board-special-place_beside = dołącz do rywala
board-special-top_to_bottom = wierzchnie na spód
board-special-shuffle_stacks = potasuj stosy
board-goods = { $count ->
    [one] surowiec
    [few] surowce
   *[other] surowców
}
board-helpers =
    { $count ->
        [one] +{ $count } pomocnik
       *[other] +{ $count } pomocników
    }
board-no-mining = nikt nie wydobywa
board-workers = robotnicy
board-extra = pomocnicy
board-first = zaczyna
board-legend =
    Karta pokazuje pole, nazwę i liczbę kart w stosie; niżej, co robotnik tam płaci (−) i bierze (+). Po „!” stoi to, co potwór robi wszystkim, gdy nikt nie broni.
    Robotnicy to znaki właścicieli; „+” to pomocnik, nawias otacza tego, który już wykonał akcję. Korona ♛ oznacza kategorię, w której ktoś samodzielnie prowadzi; „3−1”: potwór zabrałby 1 z 3. „zaczyna →” na karcie: pierwszy gracz, który ma tam robotnika, oddaje znacznik dalej.
    Nazwy opcji: place:5 (lub place:A5), special:A1:workers, special:A1:medals, pass. Z bliska: stack 5, pile A1, mountain, discards; przy dwóch Kopalniach stack B5, mountain B.
board-on = na { $locations }
board-passes-marker = { board-first } →

# Koniec gry.

summary-round = Runda { $round } · { $phase }
summary-over =
    { $round ->
        [one] Koniec po { $round } rundzie
       *[other] Koniec po { $round } rundach
    }
outcome-winner = { $winner } zdobywa tytuł Bohatera spod Góry
outcome-shared = { $winner } dzielą się zwycięstwem
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

# Co mierzy pracownia.

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

# Co jest napisane na stole i co o jego elementach mówią czytniki ekranu.

scene-threat-all = − całe
scene-new = nowa
scene-you = ty
scene-or = lub
scene-round = Runda
scene-round-n = Runda { $n }
scene-selection = Wybór
scene-first-turn = Pierwsza tura
scene-second-turn = Druga tura
scene-turn-order = Kolejność tur
scene-over = Koniec gry
scene-winner = { $n ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
}
scene-no-turns = Robotnicy wykonują akcje
scene-turn-label = { $name }, { $turn ->
    [1] pierwsza tura
   *[2] druga tura
}, { $stage ->
    [done] zakończona
    [now] teraz
   *[next] później
}
scene-your-turn = Twoja kolej
scene-turn = { $name } decyduje
scene-own-place = { $place ->
    [1] Wygrywasz!
   *[other] Miejsce { $place }
}
scene-place = { $name }: miejsce { $place }
scene-first-player = pierwszy gracz
scene-passes-marker = Jeśli pierwszy gracz ma tu robotnika, gdy ta akcja jest rozpatrywana, znacznik pierwszego gracza przechodzi do następnego gracza.

scene-mine = { $sets ->
    [1] Kopalnia
   *[other] Kopalnia { $mine }
}
scene-location = { $number }: { $card }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $workers ->
    [0] wolne
   *[other] zajęte: { $names }
}
scene-stack = Otwórz stos na polu { $number }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
scene-stack-title = Pole { $number }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty, od wierzchniej
   *[other] { $cards } kart, od wierzchniej
}
scene-worker-on = { $name }: robotnik na polu { $number }{ $spent ->
    [true] , akcja już wykonana
   *[false] {""}
}
scene-worker-in-hand = { $name }: robotnik w ręce
scene-worker-committed = { $name }: robotnik na talii specjalnej
scene-helper-supply = { $name }: pomocnik w zasobach
scene-helper-lost = { $name }: dla pomocnika nie było wolnego pola

scene-mountain = Góra
scene-mountain-label = { $sets ->
    [1] Góra
   *[other] Góra { $mine }
}, { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[other] zostało { $cards } kart
}
scene-mountain-title = W Górze: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
scene-no-order = Wszystko, co jeszcze nie wyszło, bez kolejności: nikt nie wie, co następne.
scene-tier-next = Najpierw { $n } z dwiema latarniami
scene-tier-later = Potem { $n } z trzema latarniami
scene-left = w Górze
scene-discarded = odrzucono
scene-discards-label = Odrzucone: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
scene-discards-title = Odrzucone: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
scene-discards-gone = Te karty są już poza grą.

scene-special-actions = Akcje specjalne
scene-pile = { $card }: { $about }. { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
   *[other] { $cards } kart w talii
}
scene-pile-empty = brak kart
scene-pile-gone = Jej karty leżą teraz w Kopalni
scene-open-card = Przeczytaj kartę
scene-price-medals = { $card }, cena: { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
   *[other] { $medals } medali
} i jeden robotnik
scene-price-workers = { $card }, cena: obaj robotnicy
scene-becomes = { $card } na { $number }
scene-resolving = { $name } wykonuje
scene-special-defend_all = W tej rundzie wszystkie potwory są odparte
scene-special-top_to_mountain = { $cards ->
    [2] Wierzchnie karty wracają do Góry; pojedyncze zostają
   *[other] Wierzch stosów z co najmniej { $cards } kartami wraca do Góry
}
scene-special-exchange = Oddaj { $given }, weź { $taken }
scene-special-raise_card = Zasypana karta wraca na wierzch stosu
scene-special-turn_back = Odeślij wierzchnią kartę, postaw tam robotnika
scene-special-place_beside = Postaw robotnika obok robotnika rywala
scene-special-top_to_bottom = Każda wierzchnia karta trafia na spód stosu
scene-special-shuffle_stacks = Każdy stos w Kopalni zostaje potasowany
scene-about-defend_all = Do końca tej rundy żaden potwór nie atakuje: każdy jest odparty. Robotnicy na tych polach nadal zdobywają medale; armia nie zdobywa żadnego.
scene-about-top_to_mountain = Z każdego pola z co najmniej { $cards ->
    [2] dwiema
   *[other] { $cards }
} kartami znika wierzchnia; wszystkie zostają wtasowane w Górę.
scene-about-exchange = Oddaj { $given } i weź { $taken }.
scene-about-raise_card = Wybierz dowolną kartę zasypaną w stosie; wraca na wierzch, a pozostałe zachowują kolejność.
scene-about-turn_back = Wybierz wolne pole z co najmniej { $cards ->
    [2] dwiema
   *[other] { $cards }
} kartami. Jego wierzchnia karta zostaje wtasowana w Górę, a staje tam jeden z robotników, którymi płacisz.
scene-about-place_beside = Jeden z robotników, którymi płacisz, idzie na pole, na którym stoi robotnik rywala; każdy wykonuje tam akcję, jakby stał sam.
scene-about-top_to_bottom = Na każdym polu wierzchnia karta trafia pod swój stos.
scene-about-shuffle_stacks = Stos każdego pola zostaje potasowany osobno.

scene-in-hand = w ręce
scene-on = na { $numbers }
scene-standing = { $n } na { $numbers }
scene-on-pile = { $n } na talii
scene-helpers = { $n ->
   *[other] pomoc
}
scene-workers-left = { $n ->
    [0] pusta ręka
   *[other] { $n } w ręce
}
scene-workers-in-hand = { $n ->
    [0] bez robotnika w ręce
    [one] { $n } robotnik w ręce
   *[other] { $n } robotników w ręce
}
scene-n-helpers = { $n ->
    [one] { $n } pomocnik
   *[other] { $n } pomocników
}
scene-player = { $name }: { $hand ->
    [0] bez robotnika w ręce
    [one] { $hand } robotnik w ręce
   *[other] { $hand } robotników w ręce
}, { $helpers ->
    [0] bez pomocników
    [one] { $helpers } pomocnik
   *[other] { $helpers } pomocników
}; żelazo: { $iron }, stal: { $steel }, złoto: { $gold }, wyroby: { $item }, medale: { $medal }
scene-goods = { $name }: { $good } { $n }
scene-tray-iron = Żelazo
scene-tray-steel = Stal
scene-tray-gold = Złoto
scene-tray-item = Wyroby
scene-tray-medal = Medale
scene-short-iron = żelazo
scene-short-steel = stal
scene-short-gold = złoto
scene-short-item = wyroby
scene-short-medal = medale
scene-at-risk = grozi −{ $n }
scene-defending = +{ $n } za obronę
scene-you-lead = prowadzisz
scene-leads = prowadzi { $name }
scene-nobody-leads = nikt nie prowadzi
scene-leads-in = { $n ->
    [0] Nie prowadzi nigdzie
   *[other] Prowadzi: { $goods }
}
scene-breaks-ties = 1. przy remisie
scene-breaks-ties-last = 2. przy remisie
scene-items-end = przy { $n } koniec gry
scene-standings = Wyścig

scene-threats = { $n ->
    [0] Żadnego potwora bez obrony
    [one] { $n } potwór bez obrony
    [few] { $n } potwory bez obrony
   *[other] { $n } potworów bez obrony
}
scene-quiet = W Kopalni spokój
scene-quiet-why = Nie widać żadnego potwora.
scene-mustered = Armia strzeże Kopalni
scene-raided = Najazd: nikt nie wydobywa
scene-monster-on = { $card } na { $number }
scene-one-worker-defends = Wystarczy tam jeden robotnik
scene-if-undefended = Bez obrony
scene-defended = { $card } na { $number }: { $count ->
    [0] broni armia
    [one] broni { $names }
   *[other] bronią { $names }
}
scene-undefended-block_action = bez obrony: nikt nie wydobywa
scene-undefended-lose = bez obrony: każdy traci { $lost }
scene-undefended-swap = bez obrony: { $lost } → { $gained }

scene-level-eldhusfifl = najłagodniejszy rywal
scene-level-andvettr = czujny rywal
scene-level-andvettr_fadir = najtrudniejszy rywal
scene-first-always = zawsze zaczyna
scene-medals = Co wyróżnia tego rywala
scene-medals-to-win = { $n ->
    [one] { $n } medal i od razu wygrywa
    [few] { $n } medale i od razu wygrywa
   *[other] { $n } medali i od razu wygrywa
}
scene-forges = każdy jego robotnik kuje { $times ->
    [2] dwa razy
   *[other] { $times } razy
}

# Rywale z pudełka słowami: co robi każdy z nich, zdanie po zdaniu.

opponent-follows = Idzie tam, gdzie wskazują siatki na kartach, czy mu to pomaga, czy nie.
opponent-prefers = Woli to, co mu się przyda.
opponent-never-wastes = Nigdy nie zajmuje pola, które mu się nie przyda.
opponent-forges = Każdy jego robotnik kuje { $times ->
    [2] dwa razy
   *[other] { $times } razy
}.
opponent-earns = Zdobywa medale za twoje akcje specjalne.
opponent-wins = Gdy ma { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
   *[other] { $medals } medali
}, od razu wygrywa.
opponent-limit = W całej grze możesz wykonać { $count ->
    [one] jedną akcję specjalną
    [few] { $count } akcje specjalne
   *[other] { $count } akcji specjalnych
}.

scene-source = { $source ->
    [rulebook] Jak w instrukcji
    [web] Jak w plikach samego wydawcy
   *[reconstructed] ○ Odtworzone
}: { $cards }
scene-pairing-reconstructed = ○ To, która strona Kopalni należy do której strony specjalnej, jest odtworzone.

scene-tab-mine = Kopalnia
scene-tab-mine-of = Kopalnia { $mine }
scene-tab-special = Specjalne
scene-tab-players = Gracze
