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
scene-open-card = Przeczytaj kartę
scene-price-medals = { $card }, cena: { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
   *[other] { $medals } medali
} i jeden robotnik
scene-price-workers = { $card }, cena: obaj robotnicy
scene-becomes = { $card } na { $number }
scene-resolving = { $name } wykonuje
scene-special-muster_an_army = W tej rundzie wszystkie potwory są odparte
scene-special-hold_a_council = Wierzchnie karty stosów wracają do Góry
scene-special-sell_an_item = Oddaj 1 wyrób za 5 dowolnych surowców
scene-special-past_glories = Zasypana karta wraca na wierzch stosu
scene-special-special_order = Oddaj 5 surowców, w tym po 1 każdego, za 1 wyrób
scene-special-turn_back = Odeślij wierzchnią kartę, postaw tam robotnika
scene-special-apprentice = Postaw robotnika obok robotnika rywala
scene-special-collapse_the_shafts = Każda wierzchnia karta trafia na spód stosu
scene-special-run_amok = Każdy stos w Kopalni zostaje potasowany
scene-about-muster_an_army = Do końca tej rundy żaden potwór nie atakuje: każdy jest odparty. Robotnicy na tych polach nadal zdobywają medale; armia nie zdobywa żadnego.
scene-about-hold_a_council = Z każdego pola, na którym leżą co najmniej dwie karty, znika wierzchnia; wszystkie zostają wtasowane w Górę.
scene-about-sell_an_item = Oddaj jeden wyrób i weź pięć surowców: żelazo, stal i złoto w dowolnych proporcjach.
scene-about-past_glories = Wybierz dowolną kartę zasypaną w stosie; wraca na wierzch, a pozostałe zachowują kolejność.
scene-about-special_order = Oddaj pięć surowców, w tym co najmniej 1 żelazo, 1 stal i 1 złoto, i weź jeden wyrób.
scene-about-turn_back = Wybierz wolne pole z co najmniej dwiema kartami. Jego wierzchnia karta zostaje wtasowana w Górę, a staje tam jeden z robotników, którymi płacisz.
scene-about-apprentice = Jeden z robotników, którymi płacisz, idzie na pole, na którym stoi robotnik rywala; każdy wykonuje tam akcję, jakby stał sam.
scene-about-collapse_the_shafts = Na każdym polu wierzchnia karta trafia pod swój stos.
scene-about-run_amok = Stos każdego pola zostaje potasowany osobno.

scene-in-hand = w ręce
scene-on = na { $numbers }
scene-on-pile = na talii
scene-helpers = { $n ->
   *[other] pomoc
}
scene-workers-left = { $n ->
    [0] bez robotników
    [one] { $n } robotnik
   *[other] { $n } robotników
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
scene-player = { $name }: robotnicy w ręce { $hand }, pomocnicy { $helpers }; żelazo { $iron }, stal { $steel }, złoto { $gold }, wyroby { $item }, medale { $medal }
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
scene-items-end = { $n ->
    [few] { $n } kończą grę
   *[other] { $n } kończy grę
}
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
scene-undefended-orc_raiders = bez obrony: nikt nie wydobywa
scene-undefended-knockers = bez obrony: strata 1 żelaza
scene-undefended-dragon = bez obrony: strata 1 złota
scene-undefended-great_dragon = bez obrony: strata całego złota
scene-undefended-sidhe = bez obrony: 2 złota w żelazo

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
scene-forges-twice = każdy jego robotnik kuje dwa razy
scene-about-eldhusfifl = Idzie tam, gdzie wskazują siatki na kartach, czy mu to pomaga, czy nie.
scene-about-andvettr = Woli to, co mu się przyda, każdym robotnikiem kuje dwa razy, zdobywa medale za twoje akcje specjalne i wygrywa od razu, gdy ma ich 12. Możesz wykonać trzy akcje specjalne.
scene-about-andvettr_fadir = Robi wszystko to, co jego syn, i nigdy nie zajmuje pola, które mu się nie przyda.

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
