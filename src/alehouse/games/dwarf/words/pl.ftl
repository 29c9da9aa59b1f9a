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
prompt-extra-detail = Twoi pomocnicy przychodzą jeden po drugim i idą na wolne pola.
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
decision-apprentice = wybór robotnika rywala
prompt-mine-order = Który z twoich dwóch górników pracuje pierwszy?
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

choice-place = Postaw: { $card } ({ $location })
choice-pass = Pas
choice-decline = Bez pomocnika
choice-special-workers = { $card } za obu robotników
choice-special-medals =
    { $medals ->
        [one] { $card } za { $medals } medal i robotnika
        [few] { $card } za { $medals } medale i robotnika
       *[other] { $card } za { $medals } medali i robotnika
    }
choice-special-workers-vain = { $card } za obu robotników: teraz nic nie da się zrobić
choice-special-medals-vain =
    { $medals ->
        [one] { $card } za { $medals } medal i robotnika: teraz nic nie da się zrobić
        [few] { $card } za { $medals } medale i robotnika: teraz nic nie da się zrobić
       *[other] { $card } za { $medals } medali i robotnika: teraz nic nie da się zrobić
    }
choice-raise = Na wierzch: { $card } ({ $location })
choice-turn-back = Odeślij: { $card } ({ $location })
choice-join = Dołącz do robotnika: { $card } ({ $location })
choice-resolve = Najpierw: { $card } ({ $location })
choice-resolve-vain = Najpierw: { $card } ({ $location }); jeszcze nie stać cię na to
choice-first = Zaczyna { $first }
choice-turn = { $card }
choice-draw =
    { $lanterns ->
        [one] { $card }, pole { $location }, { $lanterns } latarnia
        [few] { $card }, pole { $location }, { $lanterns } latarnie
       *[other] { $card }, pole { $location }, { $lanterns } latarni
    }
choice-shuffle = { $card }, pole { $location }
choice-amount = { $good }: { $amount }

# Dziennik. Przed wierszem stoi imię gracza; wiersze bez gracza mówią o stole.

log-head-round = Runda { $round }
log-first-player = zaczyna
log-pile = Talia specjalna: na wierzchu { $card }
log-draw = Nowa karta: { $card } ({ $location })
log-discard = Znów pole { $location }, karta odrzucona: { $card }
log-place = stawia robotnika: { $card } ({ $location })
log-pass = pasuje
log-special-workers = wykonuje: { $card } (za obu robotników)
log-special-medals = wykonuje: { $card } (za medale i robotnika)
log-opponent-medals = dostaje medale za twoją akcję specjalną
log-opponent-stays = nie ma nic do roboty: robotnik zostaje w domu
log-no-effect = { $card }: nic nie da się zrobić
log-muster = wystawia armię u każdej bramy na tę rundę
log-council = zwołuje naradę: wierzchnie karty wracają do Góry
log-collapse = wywołuje zawał: każda wierzchnia karta trafia pod swój stos
log-amok = wpada w szał: każdy stos zostaje potasowany
log-exchange = wykonuje: { $card }
log-give = oddaje ({ $card })
log-receive = bierze ({ $card })
log-raise = przywraca na wierzch: { $card } ({ $location })
log-turn-back = odsyła do Góry: { $card } ({ $location })
log-land = Karta specjalna to teraz: { $card } ({ $location })
log-early = wykonuje przed zakryciem: { $card } ({ $location })
log-help = stawia pomocnika: { $card } ({ $location })
log-help-declined = na razie nie wysyła pomocnika
log-help-lost = nie ma wolnego pola dla pomocnika
log-marker = przejmuje znacznik pierwszego gracza (dotąd: { $from })
log-resolve = wykonuje: { $card } ({ $location })
log-cannot-pay = nie ma czym zapłacić: { $card } ({ $location })
log-raid = { $card } ({ $location }): w tej rundzie nikt nie wydobywa
log-attack = pada ofiarą ataku: { $card } ({ $location })
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
outcome-you = Zdobywasz tytuł Bohatera spod Góry
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
scene-phase-now = { $phase }, teraz
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
scene-first-player-label = Zaczyna { $name }
scene-passes-marker = Jeśli pierwszy gracz ma tu robotnika, gdy nadchodzi ten krok, znacznik pierwszego gracza przechodzi do następnego gracza, czy cena została zapłacona, czy nie.

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
scene-helper-lost = { $name }: dla pomocnika nie ma wolnego pola

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
scene-open-card = Przeczytaj: { $card }
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
} kartami znika wierzchnia; wszystkie te karty zostają wtasowane w Górę.
scene-about-exchange = Oddaj { $given } i weź { $taken }.
scene-about-raise_card = Wybierz dowolną kartę zasypaną w stosie; wraca na wierzch, a pozostałe zachowują kolejność.
scene-about-turn_back = Wybierz wolne pole z co najmniej { $cards ->
    [2] dwiema
   *[other] { $cards }
} kartami. Jego wierzchnia karta zostaje wtasowana w Górę, a staje tam jeden z robotników, którymi płacisz.
scene-about-place_beside = Jeden z robotników, którymi płacisz, idzie na pole, na którym stoi robotnik rywala; każdy działa tam, jakby stał sam.
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
    [0] pusta ręka
   *[other] { $n } w ręce
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
scene-standings = Kategorie

scene-threats = { $n ->
    [0] Żadnego potwora bez obrony
    [one] { $n } potwór bez obrony
    [few] { $n } potwory bez obrony
   *[other] { $n } potworów bez obrony
}
scene-quiet = W Kopalni spokój
scene-quiet-why = Nie widać żadnego potwora.
scene-quiet-over = Potwory nie szkodzą już nikomu.
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

# Z bliska: czym coś jest, co robi i co daje, w zdaniach.


# Co znaczą ikony.

thing-iron = Żelazo kopie się na żyłach żelaza. Wytop stali zamienia je w stal, a niektóre kuźnie go wymagają. Nie jest kategorią, ale po medalach rozstrzyga remisy.
thing-steel = Stal to jedna z trzech kategorii, które dają zwycięstwo: na koniec prowadzi w niej ten, kto ma jej więcej niż każdy inny. Powstaje z żelaza na karcie Wytop stali i wymaga jej większość kuźni. Wydana już się nie liczy.
thing-gold = Złoto to jedna z trzech kategorii, które dają zwycięstwo: na koniec prowadzi w niej ten, kto ma go więcej niż każdy inny. Kopie się je na żyłach złota. Smoki uderzają przed wydobyciem, więc złoto wykopane w tej samej rundzie jest przed nimi bezpieczne.
thing-item = { $items ->
    [one] Wyroby powstają w kuźni i są jedną z trzech kategorii, które dają zwycięstwo. Jeden wyrób na koniec rundy kończy grę. To jeszcze nie zwycięstwo: wtedy liczy się kategorie. Wszystkie wyroby są równe.
   *[other] Wyroby powstają w kuźni i są jedną z trzech kategorii, które dają zwycięstwo. Gdy na koniec rundy ktoś ma ich { $items }, gra się kończy. To jeszcze nie zwycięstwo: wtedy liczy się kategorie. Wszystkie wyroby są równe.
}
thing-medal = Każdy robotnik lub pomocnik, który broni, zdobywa medal. Medalami płaci się za akcje specjalne, wtedy wystarczy jeden robotnik. Te, które masz jeszcze na koniec, jako pierwsze rozstrzygają remisy.
thing-marker = Kufel pokazuje, kto jest pierwszym graczem. Kto go ma, stawia robotnika pierwszy, a w drodze powrotnej ostatni. Kufel przechodzi dalej, gdy jego posiadacz ma robotnika na Wezwaniu pomocy lub w kuźni, czy cena została zapłacona, czy nie.
thing-marker-alone = Kufel pokazuje, kto jest pierwszym graczem. W grze jednoosobowej rywal ma go do końca, cokolwiek się dzieje.
thing-mine = Kopalnia ma dziewięć pól, na każdym leży stos kart. Liczy się tylko wierzchnia karta: robotnik, który na niej stoi, robi to, co mówi karta, gdy nadejdzie jej krok, nie wcześniej. Na polu mieści się jeden robotnik; nie dołączy do niego nawet twój drugi.
thing-phase-mining = Z Góry przychodzą dwie nowe karty i zakrywają to, co leży na ich polach. Nikt tu niczego nie wybiera, a zakryte karty zostają w stosie.
thing-phase-selection = W kolejności tur każdy stawia robotnika albo wykonuje akcję specjalną, potem każdy stawia drugiego robotnika. Niczego się jeszcze nie płaci ani nie bierze. Możesz stanąć tam, gdzie nie masz czym zapłacić, tylko po to, by nie wpuścić innych.
thing-phase-get_help = Pierwszy krok pracy: kto ma robotnika na Wezwaniu pomocy, może stawiać pomocników na wolnych polach, kolejno po jednym. Pomocnicy działają w następnych krokach.
thing-phase-defend = Drugi krok: potwór, przy którym stoi robotnik, jest pokonany, a każdy robotnik zdobywa tam medal. Potwór, przy którym nikt nie stoi, uderza w każdego gracza, zanim cokolwiek się wydobędzie.
thing-phase-mine = Trzeci krok: robotnicy na żyłach i przy wytopie stali płacą i biorą to, co mówi ich karta. Wybierasz, który z twoich dwóch robotników jest pierwszy. Jeśli w tej rundzie uderzył najazd orków, nikt nie wydobywa.
thing-phase-forge = Ostatni krok: robotnicy w kuźni płacą jej cenę i biorą wyrób. Można zapłacić stalą wytopioną w poprzednim kroku. Kto nie może zapłacić całej ceny, nie dostaje nic; kto może, musi.
thing-discards = Gdy druga karta rundy należy do pola, na które trafiła pierwsza, zostaje odrzucona i dobiera się kolejną. Odrzucona karta nigdy nie wraca.
thing-mountain = Stąd na początku każdej rundy przychodzą dwie karty. Gdy ma przyjść karta, a żadnej już nie ma, gra od razu się kończy.
thing-pile = Każdej karty talii używa się w grze raz: wierzchnią może wziąć każdy, a potem odkrywa się następną. Pusta talia nic już nie oferuje.
thing-price-medals = Jeden ze sposobów zapłaty za tę akcję specjalną: medale i jeden robotnik. Drugiego robotnika możesz jeszcze postawić w drugiej turze. Wydane medale nie rozstrzygają już remisów.
thing-price-workers = Drugi sposób zapłaty za tę akcję specjalną: obaj robotnicy, bez medali. Stoją na talii do końca rundy, chyba że karta wyśle jednego z nich do Kopalni.
thing-round = Runda ma trzy części: z Góry przychodzą nowe karty, stawia się robotników, robotnicy działają. Działają w czterech krokach, zawsze w tej kolejności: pomoc, obrona, wydobycie, kucie.
thing-special = Zamiast stawiać robotnika, w pierwszej turze możesz wykonać akcję specjalną: za obu robotników albo za medale i jednego robotnika. Działa od razu. W drugiej turze nie można jej wykonać.
thing-standings = Wygrywa ten, kto prowadzi w największej liczbie z trzech kategorii: stali, złota i wyrobów. Prowadzi ten, kto ma więcej niż każdy inny; przy równości nikt. Remisy rozstrzygają medale, potem żelazo, potem wyroby.
thing-threats = Te potwory uderzają w każdego gracza w kroku obrony, jeśli nie stoi przy nich robotnik. Jeden robotnik lub pomocnik, czyjkolwiek, powstrzymuje potwora dla wszystkich. Uderzają przed wydobyciem i zostają, aż zakryje je karta.
thing-turns = Kto kiedy stawia: każdy raz w tej kolejności, potem znów każdy w odwrotnej, więc ostatni gracz stawia dwa razy z rzędu. Kto oddał obu robotników, nie ma drugiej tury.
thing-turns-alone = W pojedynkę grasz z rywalem na zmianę: on, ty, on, ty. On zawsze zaczyna, a znacznik zostaje u niego.
thing-worker = Każdy ma dwóch robotników i stawia ich na wolnych polach. Robotnik robi to, co mówi wierzchnia karta, gdy nadejdzie jej krok, a na koniec rundy wraca do domu. Blady z ptaszkiem jest wyczerpany: już zadziałał i nadal zajmuje pole.
thing-helper = Pomocnik to dodatkowy robotnik na jedną rundę. Czeka w zasobach, aż twój robotnik stanie na Wezwaniu pomocy, potem idzie na wolne pole. Pomocnicy bronią, wydobywają i kują jak robotnicy, ale po nich, i nie można nimi płacić za akcje specjalne.
does-mine = W kroku wydobycia robotnik tutaj { $pays ->
    [0] dostaje: { $gain }.
   *[other] płaci: { $pay }, i dostaje: { $gain }; bez pełnej ceny nic się nie dzieje.
}
does-forge = W kroku kucia robotnik tutaj { $pays ->
    [0] dostaje: { $gain }.
   *[other] płaci: { $pay }, i dostaje: { $gain }; bez pełnej ceny nic się nie dzieje.
}
does-get_help = W kroku pomocy robotnik tutaj pozwala ci postawić na wolnych polach { $helpers ->
    [one] jednego pomocnika
   *[other] do { $helpers } pomocników
}.
does-defend = W kroku obrony robotnik tutaj pokonuje potwora i dostaje: { $gain }.
does-covered = Karty pod wierzchnią nie działają, dopóki znów nie zostaną odkryte. Każdy może je obejrzeć.
does-becomes = Potem karta się odwraca i leży w Kopalni: { $card }.
special-when = Weź ją w pierwszej turze, za obu robotników albo za { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
   *[other] { $medals } medali
} i jednego robotnika. Działa od razu.
special-lands = Robotnik, który stoi tam, gdzie spada karta, od razu działa na karcie, którą ona zakrywa, i jest w tej rundzie wyczerpany.
icon-crown = ten gracz jako jedyny prowadzi w kategorii
icon-cards = tyle kart tu leży
icon-mining = Drążenie: z Góry przychodzą nowe karty
icon-selection = Wybór: stawia się robotników
icon-first-player = znacznik pierwszego gracza, kufel: kto go ma, zaczyna
icon-mountain = Góra: karty, które jeszcze przyjdą
icon-claw = co potwór robi każdemu graczowi, jeśli nie stoi tu robotnik
icon-no-mining = w tej rundzie nikt nie wydobywa ani nie wytapia stali
icon-passes-marker = pierwszy gracz, który ma tu robotnika, oddaje kufel dalej
icon-lanterns = latarnie: jedna na początku, dwie lub trzy z Góry; ważne tylko przy stopniowanej Górze
icon-grid = pomarańczowe to pole karty; czarne i białe pokazują, dokąd idą rywale z pudełka, ważne tylko w grze jednoosobowej
icon-worker = robotnik: każdy gracz ma dwóch
icon-helper = pomocnik: dodatkowy robotnik, przychodzi z Wezwaniem pomocy
icon-in-phase = robotnicy działają tu w kroku „{ $phase }”
icon-iron = żelazo: wytop stali zamienia je w stal
icon-steel = stal: jedna z trzech kategorii, które dają zwycięstwo
icon-gold = złoto: jedna z trzech kategorii, które dają zwycięstwo
icon-item = wyrób z kuźni: jedna z trzech kategorii, które dają zwycięstwo
icon-medal = medal za obronę: płaci się nim za akcje specjalne, a na koniec rozstrzyga remisy

# Czego początkujący nie zauważają na karcie: według jej nazwy albo rodzaju.

tip-iron_seam = Samo żelazo niczego nie wygrywa: wytop stali zamienia je w stal.
tip-gold_seam = Jedno złoto to niby mało, ale w jego kategorii liczy się każde.
tip-alloy_steel = Wydobycie jest przed kuciem, więc wytopioną tu stalą można zapłacić w kuźni w tej samej rundzie. Najazd orków bez obrony wstrzymuje i tę pracę.
tip-forge = Wszystkie wyroby są równe. To, czym tu płacisz, nie liczy się już w swojej kategorii.
tip-orc_raiders = Wtedy nie wydobywa nikt, czyjakolwiek to wina. Wytop stali to też wydobycie; kuźnie są otwarte.
tip-knockers = Uderzają przed wydobyciem: żelaza przeznaczonego na wytop stali może wtedy nie starczyć.
tip-dragon = Uderza przed wydobyciem, więc złoto wykopane w tej samej rundzie jest bezpieczne. Zostaje, aż zakryje go karta.
tip-great_dragon = Jeden robotnik ocala tu złoto wszystkich graczy, rywali też.
tip-sidhe = Kto ma mniej złota, traci tylko tyle i dostaje za nie tyle samo żelaza.
tip-get_help = Ten robotnik nie robi w tej rundzie nic innego. Pomocnicy działają po twoich robotnikach i nie można nimi płacić za akcje specjalne.
tip-muster_an_army = Wydobycia nie wstrzyma wtedy nawet najazd orków.
tip-hold_a_council = Robotnicy zostają i działają na karcie, która wtedy leży odkryta. Góra rośnie, więc gra może potrwać dłużej.
tip-sell_an_item = Ty wybierasz, ile czego bierzesz. O jeden wyrób mniej to też dalej do końca gry.
tip-past_glories = Możesz też zmienić kartę pod robotnikiem: zadziała on na nowej.
tip-special_order = Samo żelazo niczego nie wygrywa: oddaj go tyle, ile wolno.
tip-turn_back = Robotnik działa tam jak każdy inny, gdy nadejdzie jego krok.
tip-apprentice = W Kopalni musi już stać rywal. Każdy z was dostaje wszystko, co daje karta.
tip-collapse_the_shafts = Robotnicy zostają i działają na karcie, która wtedy leży odkryta. Najpierw zajrzyj w stosy; pojedyncze karty zostają.
tip-run_amok = Nikt nie wie, co będzie na wierzchu. Robotnicy zostają i działają na tym, co wyjdzie; pojedyncze karty zostają.

# Pierwsze minuty: jak się wygrywa i po jednym zdaniu dla tego, kto pierwszy raz spotyka daną decyzję.

aim = Prowadź w większej liczbie z trzech kategorii niż ktokolwiek inny: na koniec gry miej najwięcej stali, najwięcej złota albo najwięcej wyrobów.
aim-solo = Na koniec gry prowadź w większej liczbie kategorii niż rywal; są trzy: stal, złoto i wyroby. Niektórzy rywale wygrywają też od razu, gdy mają dość medali.
help-first = Postaw robotnika tam, gdzie nikt nie stoi; zadziała później, gdy nadejdzie jego krok. Możesz stanąć tam, gdzie nie masz czym zapłacić, tylko po to, by nie wpuścić innych.
help-second = To twój ostatni robotnik w tej rundzie. W domu nic nie zarobi, więc pasuj tylko wtedy, gdy żadne pole nie jest tego warte, nawet po to, by nie wpuścić rywala.
help-extra = Pomocnicy nic nie kosztują i działają tylko w tej rundzie. Wyślij jednego na dowolne wolne pole: broni, wydobywa lub kuje po twoich robotnikach.
help-early-help = Karta zaraz zakryje twoje Wezwanie pomocy, więc pomocnicy przychodzą teraz, a nie później. Wyślij jednego na dowolne wolne pole.
help-give = Wybierz, ile tego surowca oddajesz; resztę bierze się z pozostałych. Żelazo nie jest kategorią, więc oddawaj je najpierw.
help-receive = Wybierz, ile tego surowca bierzesz; resztę dostajesz z pozostałych. Stal i złoto to kategorie, z żelaza powstaje stal.
help-glories = Na wierzch stosu może wrócić dowolna zakryta karta, nawet pod robotnikiem: zadziała on wtedy na nowej karcie.
help-turn-back = Wierzchnia karta tego pola wraca do Góry, a twój robotnik zadziała na karcie, która leżała pod nią.
help-apprentice = Twój robotnik dołącza do robotnika rywala: obaj działają na tej samej karcie i każdy z was dostaje wszystko, co ona daje.
help-mine-order = Wybierz najpierw żyłę, jeśli jej żelazem chcesz zapłacić za wytop stali w tym samym kroku.
help-forge-order = Jeśli nie możesz zapłacić za obie, płacisz za pierwszą, a druga nic nie daje. Zachowaj to, w czym chcesz prowadzić.
help-first-player = Kto zaczyna, stawia pierwszego robotnika, ale w drodze powrotnej ostatniego.
help-turn-special = Następna karta talii zostaje odkryta dla wszystkich; od teraz może ją wziąć każdy.
help-draw = Co rundę przychodzą dwie nowe karty. Każda zakrywa pole, które jest na niej wydrukowane.
help-shuffle = Stos układa się od nowa, od spodu; ostatnia karta leży na wierzchu i to ona się liczy.

# Tabele książki: nagłówki i to, co potwór bez obrony robi każdemu graczowi.

book-kind = Rodzaj
book-card = Karta
book-cards = Karty
book-number = Liczba
book-pay = Zapłać
book-take = Weź
book-undefended = Bez obrony
book-everybody = Każdy gracz
book-special = Akcja specjalna
book-does = Co robi
book-all = całe { $good }
book-least = (po { $n } każdego)
book-strike-block_action = pomija krok wydobycia: w tej rundzie nikt nie wydobywa, nawet nie wytapia stali
book-strike-lose = traci { $lost }
book-strike-swap = oddaje { $lost } i bierze { $gained }; kto ma mniej, oddaje i bierze mniej
