# Dice Brewing: co się mówi przy jego stole.

## Nazwy. Bez liczby (nagłówki) obowiązuje forma [other].

goods-coins = { $count ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
 }
goods-xp = PM
goods-seeds = { $count ->
    [one] nasiono
    [few] nasiona
    [many] nasion
   *[other] nasiona
 }
goods-points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punkty
 }
colour-yellow = jasny słód
colour-black = ciemny słód
colour-green = chmiel
colour-blue = umiejętność
seed = nasiono
season-winter = zima
season-summer = lato
building-malt_house = Słodownia
building-hops_plantation = Plantacja chmielu
building-school = Szkoła mistrzostwa
building-seed_department = Departament nasiennictwa
space-malt_seed = Pozyskiwanie słodu
space-malt_roast = Ciemny słód
space-malt_raise = Słód +1
space-hops_seed = Pozyskiwanie chmielu
space-hops_raise = Chmiel +1
space-school_reroll = Przerzut
space-school_swap = Wymiana z pulą
space-school_skill = Nowa umiejętność
space-dept_green_seed = Nasiono za chmiel
space-dept_black_seeds = Nasiona za ciemny słód
space-dept_coins = Sprzedaż kości
# to samo tam, gdzie znaki tych, którzy go użyli, zostawiają mało miejsca
space-brief-malt_seed = Jasny słód
space-brief-hops_seed = Chmiel
space-brief-school_swap = Wymiana
space-brief-school_skill = Umiejętność
space-brief-dept_green_seed = Za chmiel
space-brief-dept_black_seeds = Za słód
space-brief-dept_coins = Sprzedaż
ingredient-fruit = Owoce
ingredient-spices = Przyprawy
ingredient-special_malt = Słód specjalny
ingredient-honey = Miód
ingredient-special_hops = Chmiel specjalny
token-withdraw_die = Wycofaj kość
token-block_building = Zablokuj obiekt
token-block_protect_die = Zablokuj / chroń kość
token-block_recipe = Zablokuj recepturę
token-raise_value = Podnieś wartość
token-reroll_die = Ponowny rzut
style-lager = Lager
style-pilsner = Pilzner
style-wheat = Pszeniczne
style-pale_ale = Pale ale
style-bock = Bock
style-abbey_ale = Opackie
style-porter = Porter
style-stout = Stout
style-experimental = Eksperymentalne
level-basic = podstawowa
level-intermediate = średnio zaawansowana
level-expert = zaawansowana
level-experimental = eksperymentalna
recipe-cheap_lager = Cheap Lager
    .gloss = Tani lager
recipe-mass_lager = Mass Lager
    .gloss = Koncernowy lager
recipe-cellar_aged_lager = Cellar-Aged Lager
    .gloss = Leżakowany lager
recipe-sladek_pilsner = Sladek Pilsner
    .gloss = Pilzner Sladek
recipe-village_pilsner = Village Pilsner
    .gloss = Wiejski pilzner
recipe-royal_pilsner = Royal Pilsner
    .gloss = Królewski pilzner
recipe-cloudy_wheat = Cloudy Wheat
    .gloss = Mętne pszeniczne
recipe-orchard_wheat = Orchard Wheat
    .gloss = Pszeniczne z sadu
recipe-imperial_wheat = Imperial Wheat
    .gloss = Imperialne pszeniczne
recipe-garden_pale_ale = Garden Pale Ale
    .gloss = Ogrodowe pale ale
recipe-bitter_pale_ale = Bitter Pale Ale
    .gloss = Gorzkie pale ale
recipe-double_india_pale_ale = Double India Pale Ale
    .gloss = Podwójne India pale ale
recipe-young_bock = Young Bock
    .gloss = Młody bock
recipe-monastery_bock = Monastery Bock
    .gloss = Klasztorny bock
recipe-iced_doppelbock = Iced Doppelbock
    .gloss = Lodowy doppelbock
recipe-abbey_single = Abbey Single
    .gloss = Opacki single
recipe-abbey_dubbel = Abbey Dubbel
    .gloss = Opacki dubbel
recipe-abbey_tripel = Abbey Tripel
    .gloss = Opacki tripel
recipe-harbour_porter = Harbour Porter
    .gloss = Portowy porter
recipe-smoked_porter = Smoked Porter
    .gloss = Wędzony porter
recipe-baltic_porter = Baltic Porter
    .gloss = Porter bałtycki
recipe-dry_stout = Dry Stout
    .gloss = Wytrawny stout
recipe-oatmeal_stout = Oatmeal Stout
    .gloss = Owsiany stout
recipe-strong_roasted_stout = Strong Roasted Stout
    .gloss = Mocny palony stout
recipe-experimental_lager = Experimental Lager
    .gloss = Eksperymentalny lager
recipe-experimental_pilsner = Experimental Pilsner
    .gloss = Eksperymentalny pilzner
recipe-experimental_wheat = Experimental Wheat
    .gloss = Eksperymentalne pszeniczne
recipe-experimental_ale = Experimental Ale
    .gloss = Eksperymentalne ale
recipe-experimental_porter = Experimental Porter
    .gloss = Eksperymentalny porter
recipe-experimental_stout = Experimental Stout
    .gloss = Eksperymentalny stout
phase-round_start = Początek rundy
phase-roll = Rzut
phase-place = Rzut i rozstawianie
phase-purchase = Zakupy
phase-brewing_start = Przed warzeniem
phase-brew = Warzenie
phase-tidy = Sprzątanie
phase-over = Koniec gry

game-blurb = Uprawiaj słód i chmiel, rzucaj wysoko i warz piwa, zanim ktoś cię uprzedzi.

die-yellow-0 = jasny słód, jeszcze bez rzutu
die-yellow-1 = jasny słód 1
die-yellow-2 = jasny słód 2
die-yellow-3 = jasny słód 3
die-yellow-4 = jasny słód 4
die-yellow-5 = jasny słód 5
die-yellow-6 = jasny słód 6
die-black-0 = ciemny słód, jeszcze bez rzutu
die-black-1 = ciemny słód 1
die-black-2 = ciemny słód 2
die-black-3 = ciemny słód 3
die-black-4 = ciemny słód 4
die-black-5 = ciemny słód 5
die-black-6 = ciemny słód 6
die-green-0 = chmiel, jeszcze bez rzutu
die-green-1 = chmiel 1
die-green-2 = chmiel 2
die-green-3 = chmiel 3
die-green-4 = chmiel 4
die-green-5 = chmiel 5
die-green-6 = chmiel 6
die-blue-0 = umiejętność, jeszcze bez rzutu
die-blue-1 = umiejętność 1
die-blue-2 = umiejętność 2
die-blue-3 = umiejętność 3
die-blue-4 = umiejętność 4
die-blue-5 = umiejętność 5
die-blue-6 = umiejętność 6
skill-die = kość umiejętności
nothing = nic
place-active-pool = aktywna pula
place-warehouse = magazyn
place-board = plansza
window-round_start = początek rundy
window-placement = rozstawianie
window-purchase = zakupy
window-brewing_start = początek warzenia

## Opcje

option-edition = Wydanie
option-edition-help = Dwie instrukcje różnią się w kilku zasadach: nasiona, trzecie pole szkoły, moment blokady obiektu, kolejność zagrywania żetonów, kolor kości w nagrodę.
option-edition-pl-2 = Drugie wydanie
option-edition-it-1 = Pierwsze wydanie
option-mode = Gra
option-mode-help = W grze dla zaawansowanych tasuje się wszystkie receptury, a żetony akcji leżą zakryte.
option-mode-standard = Standardowa
option-mode-advanced = Dla zaawansowanych
option-unlucky_roll = Pechowy rzut
option-unlucky_roll-help = Co najmniej dwie jedynki z twojego rzutu liczą się podczas zakupów jak monety.
option-unlucky_roll-off = Wyłączony
option-unlucky_roll-on = Włączony

## Pytania

prompt-place = Weź kość lub nasiono
prompt-place-first = Masz najwyżej { $left ->
    [one] { $left } rozstawienie
    [few] { $left } rozstawienia
   *[other] { $left } rozstawień
}; odkładanie kości do magazynu jest darmowe. Pas obowiązuje do końca rundy.
prompt-place-alone = Wszyscy inni spasowali. Grasz dalej, ruch za ruchem, aż i ty spasujesz.
prompt-place-more = Jeszcze jedno rozstawienie albo koniec ruchu. Odkładanie kości do magazynu jest darmowe.
prompt-place-rest = Odłóż kości albo zakończ ruch
prompt-place-done = To było ostatnie rozstawienie. Możesz odłożyć kości do magazynu, potem zakończ ruch.
prompt-where = Gdzie kładziesz: { $item }?
prompt-where-detail = Na podświetlone pole albo do magazynu, by zachować wartość.
prompt-gained = Nowa kość: { $item }. Gdzie trafia?
prompt-reroll = Wybierz kości do przerzucenia
prompt-reroll-detail = Ile chcesz, byle wszystkie z aktywnej puli albo wszystkie z magazynu.
prompt-swap-colour = Którymi kośćmi z puli ogólnej rzucasz?
prompt-swap-detail = Potem wybierasz jedną z rzuconych kości i tę, którą za nią oddajesz.
prompt-swap-value = Pula ogólna po rzucie. Którą kość ({ $colour }) chcesz?
prompt-swap-die = Którą swoją kość ({ $colour }) oddajesz za { $value }?
prompt-purchase = Kup, odłóż kości lub zakończ ruch
prompt-purchase-closed = Targowisko i czarny rynek są jeszcze zamknięte. Ostatnia chwila w tej rundzie, by odłożyć kości: warzy się tylko z tych w magazynie.
prompt-purchase-detail = Masz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}. { $buys ->
    [both] Możesz kupić jeden składnik specjalny i jeden żeton akcji.
    [ingredient] Możesz kupić jeden składnik specjalny.
    [token] Możesz kupić jeden żeton akcji.
   *[none] W tej rundzie nic więcej nie kupisz.
}{ $dice ->
    [0] {""}
   *[other] {" "}Warzyć można tylko z kości w magazynie.
}
prompt-discount = { $ingredient } taniej: położysz na targowisku kość umiejętności?
prompt-discount-detail = Pełna cena: { $price }; z najlepszą z podświetlonych kości: { $low }.
prompt-window = Zagrywasz żeton akcji? (Teraz: { $window })
prompt-which = Masz kilka żetonów „{ $token }”: który zagrywasz?
prompt-target = { $token }: wybierz cel
prompt-target-withdraw_die = Kość z magazynu trafia do aktywnej puli swojego właściciela.
prompt-target-block_building = Ten obiekt nic już w tej rundzie nie da swojemu właścicielowi.
prompt-target-block_protect_die = Kości rywala nie można użyć w tej rundzie; twojej własnej nie można zmienić.
prompt-target-block_recipe = W tej rundzie nikt nie uwarzy tej receptury.
prompt-target-raise_value = Do końca rundy kość liczy się o 1 wyżej.
prompt-target-reroll_die = Kość zostaje przerzucona tam, gdzie leży.
prompt-brew = Uwarz piwo albo spasuj
prompt-enhance = { $recipe }: dodajesz rozszerzenie?
prompt-brew-dice = { $recipe }: wybierz kość ({ $colour } { $least }+)
prompt-brew-dice-detail = Kość { $number } z { $count }. Najniższe, które wystarczą: { $dice }. Zostałoby: { $rest }.
prompt-reward-token = { $recipe }: wybierz w nagrodę żeton akcji
prompt-reward-colour = { $recipe }: wybierz kolor nowej kości
prompt-first-player = Kto zaczyna?
prompt-roll = Rzut kością: { $colour }
prompt-reveal = Która receptura wychodzi następna?

# Nazwa decyzji stoi też wewnątrz zdania (why-not-now, why-fate-first).

decision-place = rozstawianie kości i nasion
decision-where = wybór miejsca dla tego, co w ręce
decision-gained = wybór miejsca dla nowej kości
decision-reroll = wybór kości do przerzucenia
decision-swap-colour = wybór kości z puli ogólnej do rzutu
decision-swap-value = wybór jednej z rzuconych kości
decision-swap-die = wybór kości do oddania
decision-purchase = ruch w fazie zakupów
decision-discount = wybór kości obniżającej cenę
decision-window = decyzja o zagraniu żetonu akcji
decision-which = wybór żetonu do zagrania
decision-target = wybór celu żetonu akcji
decision-brew = wybór piwa do uwarzenia
decision-enhance = wybór rozszerzenia
decision-brew-dice = wybór kości do warzenia
decision-reward-token = wybór żetonu akcji w nagrodę
decision-reward-colour = wybór koloru kości w nagrodę
decision-first-player = wybór pierwszego gracza
decision-roll = rzut
decision-reveal = odkrycie następnej receptury

## Opcje decyzji

choice-take = Weź { $die } ({ $where })
choice-take-to = { $space }: połóż { $die } ({ $where })
choice-store = Do magazynu: { $die }
choice-die = { $die }
choice-target-die = { $die } ({ $owner }, { $where })
choice-discount = Połóż { $die }: płacisz { $price }
choice-brew-die = { $die } (zostaje: { $rest })
choice-cheapest = Najniższe, które wystarczą
choice-seed = Weź nasiono
choice-seed-to = Połóż nasiono: { $space }
choice-space = { $space }
choice-speed-up = { $space }: przyspiesz ({ $die }, potrzeba { $least }+)
choice-add-to-set = { $space }: dołóż { $die }
choice-to-warehouse = Magazyn
choice-to-active-pool = Aktywna pula
choice-pass = Pas do końca rundy
choice-brew-pass = Pas
choice-end-turn = Zakończ ruch
choice-full-price = Pełna cena: płacisz { $price }
choice-roll = Rzuć
choice-decline = Teraz bez żetonu
choice-decline-round = Nie w tej rundzie
choice-decline-phase = Bez żetonów do końca fazy
choice-decline-placement = Bez żetonów aż do zakupów
choice-decline-purchase = Bez żetonów aż do warzenia
choice-no-swap = Zostaw swoje kości
choice-plain = Bez rozszerzenia
choice-add = { $with }{ $least ->
    [0] {""}
   *[other] {" "}{ $least }+
}: { $coins ->
    [0] +{ $xp } PM
   *[other] { $xp ->
        [0] +{ $coins } { $coins ->
            [one] moneta
            [few] monety
           *[other] monet
        }
       *[other] +{ $coins } { $coins ->
            [one] moneta
            [few] monety
           *[other] monet
        }, +{ $xp } PM
    }
}
choice-slot = Twój żeton nr { $number }
choice-slot-bought = Zagraj żeton „{ $token }”, kupiony za { $price }
choice-slot-reward = Zagraj żeton „{ $token }”, otrzymany jako nagroda
choice-token = Zagraj żeton: { $token }
choice-take-kind = { $token }
choice-buy = Kup: { $ingredient } (cena: { $price })
choice-buy-token = Kup żeton: { $token } (cena: { $price })
choice-colour = { $colour }
choice-value = { $value }
choice-building = { $building } ({ $owner })
choice-brew = Uwarz: { $recipe }
choice-bar = Zablokuj: { $recipe }
choice-reveal = { $recipe }
choice-first = { $first }
choice-rolled = { $value }

## Dziennik. Przed wierszem stoi imię gracza; wiersze bez gracza mówią o stole.

log-head-round = Runda { $round } · { $season }
log-first-player = zaczyna
log-reveal = Nowa receptura: { $recipe }
log-summer = bierze letnie nasiono
log-summer-all = Wszyscy biorą letnie nasiono
log-roll = wyrzuca: { $dice }
log-rerolled = ma teraz: { $dice }
log-store = odkłada do magazynu: { $die }
log-place = kładzie { $item } na polu „{ $space }”
log-add = dokłada { $item } na polu „{ $space }”
log-closed = nie może już w tej rundzie użyć pola „{ $space }”
log-speed = przyspiesza pole „{ $space }” ({ $die })
log-raised = podnosi wartość kości: { $die }
log-gained = zdobywa { $die } ({ $where })
log-reroll = przerzuca: { $dice }
log-swap = wymienia { $old } na { $new }
log-no-swap = rzuca kośćmi z puli ogólnej ({ $colour }) i nic nie wymienia
log-pass = pasuje
log-luck = liczy pechowe kości jak { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
log-discount = kładzie { $die } na targowisku
log-buy = kupuje: { $ingredient } za { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
}
log-buy-token = kupuje żeton „{ $token }” za { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
}
log-buy-token-hidden = kupuje żeton akcji za { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
}
log-withdraw = wycofuje { $die } ({ $owner })
log-block-building = blokuje obiekt: { $building } ({ $owner })
log-block-die = blokuje { $die } ({ $owner })
log-protect-die = chroni { $die }
log-block-recipe = blokuje recepturę: { $recipe }
log-raise = podnosi o 1: { $die } ({ $owner })
log-reroll-die = przerzuca żetonem: { $die } ({ $owner })
log-brew = warzy: { $recipe } ({ $dice })
log-brew-with = warzy: { $recipe } + { $with } ({ $dice })
log-cannot-brew = nie może warzyć
log-brew-pass = nic nie warzy
log-reward-token = bierze w nagrodę żeton „{ $token }”
log-reward-token-hidden = bierze w nagrodę żeton akcji
log-token-lost = traci nagrodę: nie ma już żetonów akcji
log-reward-die = bierze nową kość: { $colour }
log-die-lost = traci nagrodę: nie ma takiej kości w puli ogólnej
log-tidy-cancelled = nic nie dostaje z pola „{ $space }”; to, co tam leżało, wraca
log-tidy-sell = sprzedaje { $die }
log-tidy-seeds = oddaje { $die } za nasiona
log-tidy-undone = nie dostaje nasion: żadnego już nie ma, a kość wraca z pola „{ $space }”
log-tidy-die = zdobywa kość: { $colour }
log-tidy-late = zdobywa oddaną kość: { $colour }
log-tidy-lost = nie dostaje kości ({ $colour }): w puli ogólnej nie ma już żadnej

## Dlaczego nie

why-over = Gra jest skończona.
why-fate = O tym decydują kości i karty, nie gracze.
why-fate-first = Jeszcze nie: najpierw { $decision }.
why-not-now = Nie teraz: trwa { $decision }.
why-take-first = Najpierw weź do ręki kość lub nasiono.
why-brew-or-pass = Uwarz piwo albo spasuj.
why-end-purchase = W fazie zakupów nie pasujesz, tylko kończysz ruch.
why-no-tokens-in-brew = W trakcie warzenia nie zagrywa się żetonów akcji; pora na nie była na początku fazy.
why-no-store-in-brew = W trakcie warzenia nie odkłada się kości do magazynu.
why-buy-later = Kupować można tylko w swoim ruchu w fazie zakupów.
why-brew-under-way = Najpierw dokończ rozpoczęte warzenie.
why-brew-later = Piwo warzy się w fazie warzenia, z kości w magazynie.
why-twin = Leży tam taka sama kość; wybierz { $die }.
why-not-yours = Ta kość nie należy do ciebie.
why-die-placed = Ta kość jest już użyta i zostaje tam do sprzątania.
why-stored = Ta kość leży już w magazynie i zostanie tam, aż jej użyjesz.
why-seed-placed = Nasiono z ręki kładzie się na polu; „Cofnij” odkłada je z powrotem.
why-keep-place = Ta kość leży już w twojej aktywnej puli.
why-placements = W jednym ruchu najwyżej { $count ->
    [one] { $count } rozstawienie
    [few] { $count } rozstawienia
   *[other] { $count } rozstawień
}.
why-die-blocked = Ta kość jest zablokowana do końca rundy: { $die }.
why-no-space = Żadne pole nie przyjmie teraz tej kości: { $die }.
why-chosen = Ta kość jest już wybrana: { $die }.
why-die-token = Pod tą kością leży żeton, więc nie można jej wybrać: { $die }.
why-one-zone = Przerzucasz kości z jednego miejsca: wszystkie z aktywnej puli albo wszystkie z magazynu.
why-swap-colour = Teraz możesz wymienić tylko { $colour }.
why-discount-blue = Cenę obniża tylko kość umiejętności, a to jest { $die }.
why-discount-low = { $ingredient }: ta kość ({ $die }) nie obniża ceny albo nawet z nią cię nie stać.
why-brew-warehouse = Warzy się tylko z kości w magazynie, a tej tam nie ma: { $die }.
why-brew-die = Teraz potrzeba: { $colour } { $least }+, a to jest { $die }.
why-brew-order = Z tą kością ({ $die }) pozostałe nie wystarczą na recepturę albo taki zestaw jest już na liście.
why-locked = Pole „{ $space }” otwiera się w rundzie { $round }.
why-building-blocked = Ten obiekt jest dla ciebie zablokowany w tej rundzie.
why-closed = Pole „{ $space }” jest zamknięte: w tej rundzie { $count ->
    [one] użył go już { $count } gracz
   *[other] użyło go już { $count } graczy
}, a więcej nie może.
why-space-done = Pole „{ $space }” jest w tej rundzie już przez ciebie wykorzystane; nic więcej nie da.
why-set-complete = Zestaw na polu „{ $space }” jest kompletny.
why-no-speed = Pola „{ $space }” nie można przyspieszyć.
why-speed-blue = Na polu „{ $space }” już coś leży. Przyspieszyć je może kość umiejętności { $least }+.
why-speed-low = Pole „{ $space }” przyspiesza dopiero kość umiejętności { $least }+.
why-speed-supply = W puli ogólnej brakuje tego, co ma dać pole „{ $space }”; poczekaj do sprzątania.
why-seed-only = Na polu „{ $space }” kładzie się nasiono.
why-no-seed-here = Na polu „{ $space }” kładzie się kość, nie nasiono.
why-protected = Ta kość jest chroniona, nikt jej w tej rundzie nie zmieni ani nie wycofa: { $die }.
why-nothing-to-reroll = Nie masz innej kości do przerzucenia.
why-nothing-to-swap = Nie masz czego wymienić: brakuje pasujących kości u ciebie albo w puli ogólnej.
why-nothing-to-swap-of = Kości tego koloru nie możesz teraz wymienić: { $colour }.
why-colour = Pole „{ $space }” nie przyjmuje tej kości: { $die }.
why-set-first = Na polu „{ $space }” najpierw kładzie się kość umiejętności; potem można dołożyć tę kość: { $die }.
why-too-high = Pole „{ $space }” przyjmuje kość o wartości najwyżej { $most }, a to jest { $die }.
why-too-low = Pole „{ $space }” przyjmuje kość o wartości co najmniej { $least }, a to jest { $die }.
why-no-slot = Nie masz takiego żetonu.
why-last-window = Drugiej takiej przerwy na żetony nie będzie: wybierz „Teraz bez żetonu”.
why-which-token = Masz kilka żetonów „{ $token }”, które inni potrafią odróżnić: wybierz, który zagrywasz.
why-token-alike = Żetony „{ $token }” są jednakowe: wybierz po prostu rodzaj.
why-no-token = Nie masz żetonu akcji „{ $token }”.
why-no-target = Żeton „{ $token }” nie ma teraz żadnego celu.
why-token-later = Żeton „{ $token }” można zagrać tylko w jednym momencie: { $window }.
why-target-kind = Żetonu „{ $token }” nie zagrywa się na to.
why-target-supply = Kości z puli ogólnej nie mogą być celem.
why-target-zone = Żeton „{ $token }” nie sięga tam, gdzie leży { $die }.
why-target-round-start = Przed rzutem można wybrać tylko kość w magazynie.
why-one-token = Pod tą kością leży już żeton: { $die }.
why-target-value = Można wybrać tylko kość o wartości najwyżej { $most }, a to jest { $die }.
why-nobody-there = Nikt tam nie siedzi.
why-own-building = Zablokować można tylko obiekt rywala.
why-already-blocked = { $building }: ten obiekt jest już zablokowany.
why-building-closed = { $building }: ten obiekt otwiera się w rundzie { $round }.
why-building-idle = Blokada nic by nie zmieniła: ten obiekt nic już w tej rundzie nie da.
why-not-displayed = { $recipe }: tej receptury nie ma wśród odkrytych.
why-recipe-blocked = { $recipe }: receptura zablokowana w tej rundzie.
why-dice-missing = { $recipe }: brakuje ci kości w magazynie.
why-no-pass = Coś już zostało rozstawione: zakończ ruch zamiast pasować.
why-no-end = Nic jeszcze nie zostało rozstawione: zamiast kończyć ruch, spasuj do końca rundy.
why-no-seeds = Nie masz nasion.
why-no-seed-space = Żadne pole nie przyjmie teraz twojego nasiona.
why-market-closed = Targowisko otwiera się w rundzie { $round }.
why-black-market-closed = Czarny rynek otwiera się w rundzie { $round }.
why-bought = W tej rundzie masz już kupiony składnik specjalny.
why-token-bought = W tej rundzie masz już kupiony żeton akcji.
why-sold-out = { $name }: nic nie zostało.
why-expensive = To kosztuje { $price }: więcej, niż masz.
why-choose-first = Najpierw wybierz co najmniej jedną kość.
why-not-on-card = { $recipe }: na karcie nie ma takiego rozszerzenia ({ $name }).
why-not-owned = Nie masz tego składnika: { $name }.
why-skill-low = W magazynie nie masz wolnej kości umiejętności { $least }+.
why-not-rolled = Żadna kość z puli ogólnej nie pokazuje { $value }.
why-supply-empty = W puli ogólnej nie ma już takiej kości: { $colour }.

## Koniec

end-recipes = Uwarzono dość receptur.
end-rounds = Rozegrano ostatnią rundę.

## Środek stołu

scene-supply = Pula ogólna
scene-left = { $what }: w puli ogólnej { $count }
scene-rolled = Pula ogólna po rzucie
scene-in-supply = w puli ogólnej
scene-brewed = Uwarzone receptury wszystkich: { $brewed } z { $end }
scene-xp-track = Punkty mistrzostwa (PM)
scene-xp-of = { $name }: { $xp } PM
scene-market = Targowisko
scene-black-market = Czarny rynek
scene-short-fruit = Owoce
scene-short-spices = Przyprawy
scene-short-special_malt = Słód
scene-short-honey = Miód
scene-short-special_hops = Chmiel
scene-about = Opis: { $what }
scene-stock = { $what }, { $price }: { $state }
scene-left-here = zostało: { $left }
scene-available = dostępne
scene-sold-out = wyprzedane
scene-opens = Od rundy { $round }
scene-on-market = na targowisku ({ $name })

## Receptury

scene-recipe = { $recipe }. { $about }
scene-open-recipe = Przeczytaj kartę
scene-deck = { $count ->
    [0] W talii nie ma już receptur
    [one] { $count } receptura w talii
    [few] { $count } receptury w talii
   *[other] { $count } receptur w talii
 }

## Co się rozwija

scene-deck-order = Bez kolejności: co będzie następne, rozstrzyga się przy odkrywaniu.
scene-brewed-by = { $count ->
    [0] { $name }: jeszcze nic nie uwarzono
    [one] { $name }: { $count } uwarzona receptura
    [few] { $name }: { $count } uwarzone receptury
   *[other] { $name }: { $count } uwarzonych receptur
 }
scene-score = Wynik końcowy na tę chwilę: { $points }.
scene-ingredient-for = Pasuje teraz do receptur: { $recipes }.
scene-capacity = { $capacity ->
    [one] W rundzie może z tego pola skorzystać tylko 1 z { $players } graczy, i tylko raz.
   *[other] W rundzie może z tego pola skorzystać najwyżej { $capacity } z { $players } graczy, każdy raz.
 }

## Plansze graczy i bieg czasu

board-round = Runda { $round }
board-phase-place = Rozstawianie
board-phase-purchase = Zakupy
board-phase-brew = Warzenie
board-phase-tidy = Sprzątanie
board-short-place = Kości
board-short-purchase = Zakupy
board-short-brew = Piwo
board-short-tidy = Porządki
board-placement = Rozstawienie { $number } z { $allowed }
board-placements-made = Wszystko rozstawione
board-window = Żetony akcji?
board-window-label = Pytanie o żetony akcji, w tej kolejności: { $names }
board-count-of = { $number } z { $all }
board-brewed = uwarzone
board-brewed-of = Uwarzone: { $brewed } z { $end }
board-brewed-short = { $brewed }/{ $end }
board-you = { $name } (ty)
board-tab-brewery = Browar
board-tab-recipes = Receptury
board-tab-markets = Rynki
board-short-malt_house = Słód
board-short-hops_plantation = Chmiel
board-short-school = Szkoła
board-short-seed_department = Nasiona
board-state-own = twój browar
board-state-thinking = myśli
board-state-asked = w kolejce
board-state-passed = pas
board-state-next = za chwilę
board-state-quiet = na razie bez żetonów
board-state-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
board-place = { $name }: miejsce { $place }
board-priority = { $name } zaczyna; żeton pokazuje: { $season }
board-player = { $name }: { $xp } PM, monety: { $coins }, uwarzone receptury: { $brewed }, kości w aktywnej puli: { $pool }, kości w magazynie: { $warehouse }{ $state }
board-open = otwarte
board-opens = od rundy { $round }
board-blocked = blokada
board-building = { $building } ({ $name }): { $state }
board-space = { $space } ({ $name }): { $state }
board-empty = wolne
board-done = gotowe
board-closed = zajęte: { $used } z { $capacity }
board-total = { $total } z { $wanted }
board-total-short = { $total }/{ $wanted }
board-any-dice = dowolne kości
board-of-supply = z puli ogólnej
board-or-sum = lub suma { $total }+
board-pool = Aktywna pula
board-pool-rolled = rzut tej rundy
board-pool-unrolled = jeszcze bez rzutu
board-pool-label = Aktywna pula ({ $name }): { $dice }
board-warehouse = Magazyn
board-warehouse-label = Magazyn ({ $name }): { $things }
board-store = odłóż
board-in-pool = aktywna pula ({ $name })
board-in-warehouse = magazyn ({ $name })
board-on-space = { $space } ({ $name })
board-die = { $colour }{ $value ->
    [0] { " " }(jeszcze bez rzutu)
   *[other] { " " }{ $value }
 }, { $where }{ $state ->
    [held] , w ręce
    [blocked] , zablokowana
    [protected] , chroniona
    [raised] , podniesiona do końca rundy
   *[none] { "" }
 }
board-seeds = { $count ->
    [one] { $count } nasiono
    [few] { $count } nasiona
   *[other] { $count } nasion
 } ({ $name })
board-ingredient = { $kind } ({ $name }): { $count }
board-token = Żeton akcji ({ $name }): { $kind }
board-hidden = zakryty
board-put-back = Odłóż z powrotem: { $what }

## Stół jako tekst

text-round = Runda { $round }
text-progress = uwarzone: { $brewed } z { $end } · talia: { $deck }
text-window = Żetony akcji ({ $window }). Odpowiedzą jeszcze:
text-recipes = Receptury
text-markets = Rynki
text-market = Targowisko
text-black-market = Czarny rynek
text-sold-out = wyprzedane
text-players = Gracze
text-own-board = Twoja plansza
text-supply = Pula ogólna
text-rolled = po rzucie
text-pool = Aktywna pula
text-warehouse = Magazyn
text-holds = Ma
text-board = Plansza
text-brewed = { $count ->
    [one] { $count } receptura
    [few] { $count } receptury
   *[other] { $count } receptur
 }
text-luck = { $coins ->
    [one] { $coins } moneta za pechowy rzut
    [few] { $coins } monety za pechowy rzut
   *[other] { $coins } monet za pechowy rzut
 }
text-priority = pierwszeństwo
text-passed = pas
text-quiet = na razie bez żetonów
text-hidden-token = { $price ->
    [0] zakryty żeton (nagroda)
   *[other] zakryty żeton (cena: { $price })
 }
text-opens = od rundy { $round }
text-blocked = blokada w tej rundzie
text-closed = zamknięte
text-full = zamknięte: użyli go już wszyscy inni
text-done = (gotowe)
text-incomplete = ({ $total } z { $wanted })
text-cancelled = (blokada: nic nie da)
board-legend =
    Kości stoją pod swoim kolorem, od najwyższej: „4×2” to dwie czwórki, „?” czeka na rzut, „›4‹” jest w ręce lub wybrana. ↑ to kość podniesiona do końca rundy, ⊘ zablokowana, ◈ chroniona; „1!” to pechowa jedynka.
    Receptura pokazuje najniższe wartości, których wymaga, z ✓ przy tym, co jest w twoim magazynie, po strzałce nagrodę, a niżej możliwe rozszerzenia. ○ jest odtworzone, ◐ częściowo: wersji drukowanej nie znamy.
    Pole pokazuje, co przyjmuje lub co na nim leży, co daje, najniższą kość umiejętności, która je przyspiesza (»3+), i kto go użył.
    Nazwy opcji: die:yellow-3, seed, space:malt_roast, to:warehouse, token:reroll_die, buy:honey, recipe:dry_stout, pass, end_turn. Z bliska: recipe dry stout, space malt roast, ingredient honey, token reroll die, player 2, deck, building school, phase tidy, die black, thing warehouse (albo pool, supply, seed, market, black market, barrel, xp, season).

text-where = { $building }, od rundy { $round }.
text-named-by = Odkryte receptury z tym składnikiem: { $recipes }.
text-deck = { $count ->
    [0] Talia jest pusta
    [one] Może jeszcze wyjść { $count } receptura
    [few] Mogą jeszcze wyjść { $count } receptury, bez kolejności
   *[other] Może jeszcze wyjść { $count } receptur, bez kolejności
 }
text-nothing-there = Nie ma do obejrzenia niczego o nazwie „{ $what }”. Można obejrzeć: { $kinds }.

## Co robią pola, receptury i żetony, słowami

about-source-rulebook = Jak w instrukcji.
about-source-web = Jak w opublikowanych źródłach.
about-source-partly = Częściowo odtworzone; reszta jak w instrukcji.
about-source-reconstructed = Odtworzone: wersji drukowanej nie znamy.
about-die = 1 kość ({ $colour })
about-any-die = 1 kość dowolnego koloru
about-tokens = { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
   *[other] { $count } żetonów akcji
 }
about-or-set = { $die } lub zestaw { $total }+
about-short-reroll_zone = przerzut kości
about-short-swap_with_supply = wymiana kości
about-takes = Kładziesz tu { $what }.
about-a-seed = nasiono
about-a-die = { $bounds ->
    [any] kość ({ $colours })
    [least] kość ({ $colours }) o wartości co najmniej { $low }
   *[between] kość ({ $colours }) o wartości od { $low } do { $high }
 }
about-set = Albo kładziesz zestaw: najpierw kość umiejętności dowolnej wartości, potem kości dowolnego koloru, także w kolejnych ruchach, aż razem pokażą co najmniej { $total }.
about-raise = Podczas sprzątania jej wartość rośnie o { $by }, a kość trafia do twojego magazynu.
about-reroll_zone = Od razu wybierz dowolne kości z aktywnej puli albo dowolne z magazynu i rzuć nimi ponownie. Podczas sprzątania kość umiejętności wraca do twojej aktywnej puli.
about-swap_with_supply = Od razu wybierz { $colours }: rzucasz wszystkimi kośćmi tego koloru z puli ogólnej i możesz wymienić swoją kość na jedną z nich. Podczas sprzątania kość umiejętności wraca do twojej aktywnej puli.
about-exchange = Podczas sprzątania to, co tu leży, trafia do puli ogólnej, a ty dostajesz: { $gain }.
about-return = Podczas sprzątania to, co tu leży, wraca do twojej aktywnej puli, a ty dostajesz jeszcze: { $gain }.
about-for = { $gain } za { $colour }
about-speed = Kość umiejętności { $least }+ położona na wierzchu sprawia, że dzieje się to od razu. To też jest rozstawienie, a kość umiejętności wraca podczas sprzątania.
about-kind = { $style }, receptura { $level }
about-needs = Potrzebuje w twoim magazynie: { $dice }.
about-reward = Daje: { $gain }; do tego { $xp } za samo warzenie.
about-enhancements = Możesz dodać jedno z tych rozszerzeń, dla jego bonusu: { $ways }.
about-enhancement = { $with } ({ $gain })
about-price = Cena: { $price }.
about-cut = { $off } mniej przy { $least }+
about-discount = Kość umiejętności położona na targowisku obniża cenę: { $cuts }. Kość wraca podczas sprzątania.
about-ingredient = Dodaj go do piwa, którego receptura go pokazuje, dla podanego tam bonusu: do piwa jedno rozszerzenie, nigdy dwa. Potem wraca na targowisko. Zachowany do końca nic nie daje.
about-when = Zagrywa się go: { $windows }.
about-when-round_start = na początku rundy
about-when-placement = podczas rozstawiania
about-when-purchase = podczas zakupów
about-when-brewing_start = tuż przed warzeniem
about-in-active_pool = w aktywnej puli
about-in-warehouse = w magazynie
about-in-board = na planszy
about-move_to_owner_active_pool = Kość { $zones }, twoja lub rywala, wraca do aktywnej puli swojego właściciela.
about-block_building_until_round_end-round_start = Wybrany rywal nie może w tej rundzie niczego położyć w jednym obiekcie.
about-block_building_until_round_end-brewing_start = Jeden obiekt rywala nic nie da podczas sprzątania; to, co tam leży, wraca.
about-block_if_opponent_protect_if_own = Połóż go pod kością { $zones }. Kości rywala nie można użyć w tej rundzie; twojej własnej nikt nie może zmienić ani wycofać.
about-block_recipe_until_round_end = Jednej z odkrytych receptur nikt w tej rundzie nie uwarzy.
about-plus_one_until_round_end = Kość { $zones }, twoja lub rywala, o wartości najwyżej { $most }, liczy się o 1 wyżej do końca rundy.
about-reroll = Kość { $zones }, twoja lub rywala, zostaje przerzucona; nie zmienia miejsca.
about-recipe = Może ją uwarzyć każdy w fazie warzenia, a potem jej miejsce zajmuje nowa karta. Kości mogą pokazywać więcej, niż trzeba. Nie przepadają: wracają do twojej aktywnej puli.

# Czego początkujący nie zauważają w polach i żetonach
note-space-malt_seed = Nasiono się zużywa. Nowa kość przychodzi po warzeniu, więc służy w następnej rundzie, chyba że przyspieszysz pole.
note-space-malt_roast = Wartość kości nie ma znaczenia: praż niską. Nową kością dopiero się rzuca.
note-space-malt_raise = Szóstka nie może urosnąć. Podniesiona kość przychodzi po warzeniu, na tę rundę za późno, chyba że przyspieszysz pole.
note-space-hops_seed = Nasiono się zużywa. Nowa kość przychodzi po warzeniu, więc służy w następnej rundzie, chyba że przyspieszysz pole.
note-space-hops_raise = Szóstka nie może urosnąć. Podniesiona kość przychodzi po warzeniu, na tę rundę za późno, chyba że przyspieszysz pole.
note-space-school_reroll = Kości zostają tam, gdzie są: tych z magazynu nie trzeba znów odkładać. Dobra kość może po rzucie pokazać mniej.
note-space-school_swap = Widzisz rzut, zanim zdecydujesz, i możesz zachować własną kość. Jeśli twoja leży w magazynie, nowa trafia na jej miejsce, gotowa do warzenia.
note-space-school_skill = Ucz się wcześnie: każda nowa kość umiejętności pomaga we wszystkich późniejszych rundach, a pod koniec jest za późno.
note-space-dept_green_seed = Kość przepada, a jej wartość nie ma znaczenia: oddaj niską.
note-space-dept_black_seeds = Kość przepada, a jej wartość nie ma znaczenia: oddaj niską.
note-space-dept_coins = Sprzedana kość przepada, a jej wartość nie ma znaczenia. Kość umiejętności, która tylko przyspiesza, wraca.
note-token-withdraw_die = Tuż przed warzeniem psuje komuś piwo: kości nie można już w tej rundzie odłożyć. Zostaje ona u właściciela.
note-token-block_building-round_start = Zagrywa się go przed rzutem, więc kupuje się go rundę wcześniej. Pozostałe obiekty rywala pozostają otwarte.
note-token-block_building-brewing_start = Nie dotyczy tego, co przyspieszono albo co już zadziałało w szkole.
note-token-block_protect_die = Zablokowaną kość nadal można odłożyć, ale nie można z niej warzyć. Z własnej chronionej nadal można.
note-token-block_recipe = Zatrzymuje też ciebie. Receptury odkrytej później w tej rundzie nie można zablokować.
note-token-raise_value = Na koniec rundy kość spada z powrotem, więc użyj jej do warzenia w tej rundzie.
note-token-reroll_die = Może wyjść lepiej albo gorzej: dobre na własną niską kość albo na cudzą wysoką.

## Koniec gry

summary-round = Runda { $round } · { $phase }
summary-over = { $round ->
    [one] Koniec po { $round } rundzie
   *[other] Koniec po { $round } rundach
 }
outcome-winner = { $winner } obejmuje posadę głównego piwowara
outcome-you = Obejmujesz posadę głównego piwowara
outcome-shared = { $winner } dzielą się zwycięstwem
outcome-place = Miejsce
outcome-player = Gracz
outcome-total = Punkty
outcome-recipes = Receptury
outcome-counts = Punktują: PM, 1 punkt za każde { $coins }, { $dice }.
outcome-die = { $points } za każdą kość ({ $colour })
outcome-most = Najwięcej punktów ma { $players }: { $points }.
outcome-tied = { $players } mają po { $points } { $points ->
    [one] punkcie
    [few] punkty
   *[other] punktów
 }: remis.
outcome-by-recipes = uwarzone receptury
outcome-by-coins = monety
outcome-breaks = Przy remisie – { $what }: najwięcej ma { $players } ({ $amount }).
outcome-still-tied = Przy remisie – { $what }: { $players } nadal remisują, mając po { $amount }.
outcome-draw = { $players } remisują we wszystkim i dzielą się zwycięstwem.

## Co mierzy pracownia

measure-rounds = Rundy
measure-brewed = Uwarzone receptury wszystkich
measure-tokens = Zdobyte żetony akcji wszystkich
measure-by-rounds = Koniec przez ostatnią rundę
uses-space = Pola na gracza i partię
uses-token = Żetony akcji na gracza i partię
uses-ingredient = Składniki na gracza i partię
uses-recipe = Receptury na gracza i partię
measure-score = Punkty
measure-xp = Punkty mistrzostwa (PM)
measure-coins = Monety
measure-recipes = Uwarzone receptury
measure-dice = Kości

## Z bliska: czym coś jest, co robi i co daje, w zdaniach


## Co znaczą ikony

thing-yellow = Jasny słód: wymaga go prawie każda receptura. Słodownia uzyskuje go z nasion, podnosi jego wartość albo praży go na ciemny.
thing-black = Ciemny słód: wymagają go piwa ciemne i mocne. Nie wyrasta z nasion: powstaje z prażenia jasnego słodu w słodowni albo jest nagrodą za recepturę.
thing-green = Chmiel: wymaga go prawie każda receptura. Plantacja chmielu uzyskuje go z nasion i podnosi jego wartość.
thing-blue = Umiejętność: nie wymaga jej żadna receptura, ale to ona przyspiesza pola, otwiera szkołę, obniża ceny na targowisku i wzbogaca piwa. Użyta kość umiejętności wraca podczas sprzątania do aktywnej puli; przepada tylko sprzedana.
thing-die = Kośćmi w aktywnej puli rzuca się na początku rundy. Warzyć można tylko z kości w magazynie; tam zachowują wartość. Dlatego odkładaj dobre w swoich ruchach, najpóźniej podczas zakupów.
thing-worth = Na koniec gry każda daje { $points }.
thing-worthless = Na koniec gry nie daje punktów.
thing-seed = Nasiona kładzie się w słodowni albo na plantacji chmielu, a podczas sprzątania stają się kośćmi. Na początku letniej rundy każdy bierze jedno, a departament nasiennictwa daje je za kości. Na koniec nie dają punktów.
thing-sown = To nasiono staje się kością podczas sprzątania, po warzeniu, a rzuca się nią w następnej rundzie. Jeśli pole przyspieszy kość umiejętności, kość przychodzi od razu i od razu się nią rzuca.
thing-pool = Aktywna pula: wszystkimi tymi kośćmi rzuca się na początku rundy. W swoich ruchach kładziesz je na pola albo do magazynu. Stąd nie można z nich warzyć, a tym, co zostanie, rzuca się ponownie.
thing-warehouse = Magazyn: kości zachowują tu wartość i nie rzuca się nimi. Warzy się tylko z kości w magazynie. Leżą tu też nasiona, składniki i żetony akcji. Nigdy nie jest pełny, ale odłożona kość zostaje, aż się jej użyje albo ktoś ją wycofa.
thing-supply = Kości i nasiona, które nie należą jeszcze do nikogo. Jest ich tyle, ile w pudełku: czego tu nie ma, tego nie można dostać, a nasiono, dla którego nie ma kości, zostaje zmarnowane.
thing-rolled = Wszystkimi kośćmi jednego koloru z puli ogólnej rzucono do wymiany: jedną z nich można wziąć za własną kość.
thing-barrel = Gdy wszyscy razem uwarzą dość receptur, dogrywa się rundę i gra się kończy. Do końca tej rundy każdy może dalej warzyć.
thing-market = Sprzedaje się tu składniki specjalne, każdemu graczowi jeden w rundzie. Sprawdź, które przydadzą się odkrytym recepturom. Kość umiejętności położona na targowisku obniża większość cen i wraca podczas sprzątania. Zużyte składniki też wracają.
thing-black-market = Sprzedaje się tu żetony akcji, każdemu graczowi jeden w rundzie; kość umiejętności nie obniża tych cen. Każdy działa raz i opuszcza grę.
thing-building-malt_house = Słodownia robi jasny słód z nasion, praży jasny słód na ciemny i podnosi wartość słodu.
thing-building-hops_plantation = Plantacja chmielu uzyskuje chmiel z nasion i podnosi jego wartość.
thing-building-school = Szkoła mistrzostwa przyjmuje kości umiejętności: przerzuca kości, wymienia jedną z pulą ogólną i daje nową umiejętność. Jej kości wracają podczas sprzątania, a żadnego z jej pól nie można przyspieszyć.
thing-building-seed_department = Departament nasiennictwa daje monety albo nasiona za kości. Kości przepadają na dobre, a ich wartość nie ma znaczenia: oddawaj niskie.
thing-building = To, co leży w obiekcie, zostaje tam do sprzątania, chyba że przyspieszy je kość umiejętności. Z każdego pola możesz skorzystać raz w rundzie. Zablokowany obiekt nic już w tej rundzie nie daje swojemu właścicielowi.
thing-phase-place = Rzuca się wszystkimi aktywnymi pulami. Potem kolejno każdy rozstawia po kilka kości lub nasion, aż wszyscy spasują. Odkładanie do magazynu jest darmowe. Kto kończy ruch, dostanie następny; pas obowiązuje do końca rundy.
thing-phase-purchase = Kolejno każdy może kupić jeden składnik specjalny i jeden żeton akcji oraz ostatni raz w tej rundzie odłożyć kości do magazynu: z nieodłożonych nie można warzyć.
thing-phase-brew = Kolejno każdy warzy jedną recepturę z kości w magazynie albo pasuje, aż wszyscy spasują jeden po drugim. Pas nie jest tu ostateczny: gdy przyjdzie twoja kolej, możesz znów warzyć.
thing-phase-tidy = Wszystko, co leży na planszach, działa i zostaje uprzątnięte: wartości rosną, nasiona stają się kośćmi, odbywają się wymiany, kości umiejętności wracają. Dzieje się to po warzeniu, więc służy następnej rundzie.
thing-priority = Kto ma ten żeton, działa pierwszy w każdej fazie. Po każdej rundzie przechodzi do następnego gracza i się odwraca: zima, lato, zima…
thing-season = Zima i lato zmieniają się co rundę. Na początku letniej rundy każdy bierze nasiono, dopóki są w puli ogólnej; zimą nikt.
thing-meanwhile = Jak daleko zaszła ta faza: które to rozstawienie, kogo pyta się o żetony akcji albo ile receptur uwarzono do końca gry.
thing-shut = Ten obiekt jest jeszcze zamknięty; otworzy się w późniejszej rundzie.
thing-xp = Punkty mistrzostwa (PM) zdobywa się za każdą uwarzoną recepturę, a więcej z nagród i bonusów. Na koniec sumuje się PM, monety oraz kości słodu i chmielu; wygrywa ten, kto ma najwięcej punktów.
thing-token = Żeton akcji zagrywa się raz, w chwili, którą wskazuje, potem opuszcza grę. Nigdy nie działa w trakcie warzenia, a zachowany do końca nic nie daje. Co jest na zakrytym, wie tylko jego właściciel.
thing-block = To pole jest zamknięte do końca rundy: użyło go już tylu graczy, ilu może. W następnej rundzie znów się otworzy.
icon-any-die = kość dowolnego koloru
icon-token = żeton akcji
icon-coin = moneta
icon-speed = przyspieszenie: z kością umiejętności o tej wartości pole działa od razu
icon-up = wartość rośnie
icon-reroll = przerzut
icon-swap = wymiana z pulą ogólną
icon-cards = karty
icon-brewed = uwarzone receptury
icon-pool = aktywna pula
icon-warehouse = magazyn
icon-locked = jeszcze zamknięte
icon-blocked = zablokowane w tej rundzie
icon-protected = chronione w tej rundzie
icon-met = jest w twoim magazynie
icon-closed = zamknięte: użyło go już dość graczy

## Za pierwszym razem: jak się wygrywa i po jednym zdaniu o każdej decyzji

aim = Wygrywa ten, kto ma najwięcej punktów: warz receptury za PM i pamiętaj, że na koniec liczą się też monety oraz twoje kości słodu i chmielu.
help-place = Wybierz kość lub nasiono, potem miejsce. Odkładanie jest darmowe. Po zakończeniu ruchu dostaniesz następny; pas obowiązuje do końca rundy.
help-where = To, co położysz na podświetlonym polu, działa najczęściej podczas sprzątania, po warzeniu. W magazynie kość zachowuje wartość i tylko z takich kości można warzyć.
help-gained = Jest już po rzucie. W magazynie zachowa tę wartość i można z niej warzyć w tej rundzie; w aktywnej puli rzuca się nią ponownie w następnej.
help-reroll = Wybierz niskie, wszystkie z jednego miejsca, potem nimi rzuć. Każda może wyjść lepiej, ale i gorzej.
help-swap-colour = Rzuca się wszystkimi kośćmi tego koloru z puli ogólnej. Potem możesz wymienić na jedną z nich swoją kość tego samego koloru.
help-swap-value = Wybrana kość zajmie miejsce jednej z twoich, z wartością, którą pokazuje. Możesz też zachować własną.
help-swap-die = Twoja kość trafia do puli ogólnej, a rzucona zajmuje jej miejsce: jeśli twoja była w magazynie, nowa też tam będzie.
help-purchase = To ostatnia okazja w tej rundzie, by odłożyć kości: warzy się tylko z tych w magazynie, a pozostałymi rzuca się ponownie.
help-discount = Kość umiejętności tylko leży na targowisku i wraca podczas sprzątania. Do tego czasu nie zrobi nic innego, na przykład nie wzbogaci piwa.
help-window = Tu możesz odpowiedzieć na to, co zrobili inni. Zagrany żeton się zużywa; jeśli zrezygnujesz, zostaje na później.
help-which = Inni widzą, ile kosztował każdy twój żeton, więc zagranie zdradza im, który to był.
help-target = Zanim wybierzesz, sprawdź, czyje to: większość żetonów działa i na twoje kości, i na cudze.
help-brew = W ruchu warzysz jedną recepturę, a twoja kolej wraca, nawet po pasie. Każda uwarzona receptura robi miejsce nowej.
help-enhance = Możesz dodać jedno albo żadne. Kość umiejętności wraca do ciebie, składnik na targowisko; zachowane do końca nic nie dają.
help-brew-dice = Nada się każda kość o wystarczającej wartości. Użyj niskich, a wysokie zachowaj na inną recepturę.
help-reward-token = Wybierz dowolny rodzaj, który został. Zagrać go możesz od następnej rundy.
help-reward-colour = Nowa kość trafia do aktywnej puli, a rzuca się nią w następnej rundzie. Ciemny słód i umiejętność nie wyrastają z nasion.
help-first-player = Kto zaczyna, dostaje żeton pór roku i pierwszeństwa. Po każdej rundzie przechodzi on do następnego gracza.
help-roll = Podaj, co pokazuje kość; stół pyta o kości jedną po drugiej.
help-reveal = Podaj, która receptura wyszła. Od teraz może ją uwarzyć każdy.

## Tabele książki

book-space = Pole
book-place = Kładziesz
book-get = Dostajesz
book-from-round = { $what }, od rundy { $round }
book-set = { $die }; albo { $skill }, potem dowolne kości, razem { $total }+
book-raise = o { $by } więcej; do magazynu
book-reroll = od razu: przerzuć dowolne swoje kości z aktywnej puli albo dowolne z magazynu
book-swap = od razu: rzuć wszystkimi { $colours } z puli ogólnej; możesz wymienić jedną na swoją tego koloru
book-back = wszystkie wracają, do tego { $gain }
book-short-reroll = od razu: przerzuć kości z aktywnej puli lub magazynu
book-short-swap = od razu: rzuć jednym kolorem z puli ogólnej, możesz wymienić jedną
book-short-set = { $gain } przy sprzątaniu; także kilka kości, najpierw { $skill }, razem { $total }+
book-short-back = { $gain } przy sprzątaniu
book-ingredient = Składnik specjalny
book-price = Cena
book-discount = Z kością umiejętności
book-less = { $value }: { $off } mniej
book-token = Żeton akcji
book-does = Co robi
book-short-withdraw_die = z magazynu do aktywnej puli właściciela
book-short-block_building = początek rundy: jeden rywal nic tam nie kładzie
book-short-block_protect_die = cudza: nie do użycia; twoja: bez zmian
book-short-block_recipe = tuż przed warzeniem: nikt jej nie warzy
book-short-raise_value = o 1 więcej, w tej rundzie
book-short-reroll_die = w aktywnej puli, magazynie lub na planszy
book-recipe = Receptura
book-dice = Kości
book-reward = Nagroda
book-enhancements = Rozszerzenia, jedno z nich
book-players = Gracze
book-display = Odkryte receptury
book-serves = Pole służy
book-players-served = { $count ->
    [one] { $count } graczowi
   *[other] { $count } graczom
 }
book-end = Koniec
book-each = każda { $dice }
book-worthless = { $things }, składniki specjalne, żetony akcji
