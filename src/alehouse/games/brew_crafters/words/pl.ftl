# Brew Crafters: co się mówi przy jego stole.

## Gra

game-blurb = Trzy lata w browarze rzemieślniczym: dni targowe, nocne zmiany, śmiałe receptury i rachunki co zimę.

## Nazwy. Bez liczby (nagłówki) obowiązuje forma [other].

goods-money = { $count ->
   *[other] $
 }
goods-rep = { $count ->
    [one] reputacja
    [few] reputacji
    [many] reputacji
   *[other] reputacja
 }
goods-malt = { $count ->
    [one] słód
    [few] słodu
    [many] słodu
   *[other] słód
 }
goods-hops = { $count ->
    [one] chmiel
    [few] chmielu
    [many] chmielu
   *[other] chmiel
 }
goods-yeast = { $count ->
    [one] drożdże
    [few] drożdży
    [many] drożdży
   *[other] drożdże
 }
goods-spice = { $count ->
    [one] przyprawa
    [few] przyprawy
    [many] przypraw
   *[other] przyprawy
 }
goods-coffee = { $count ->
    [one] kawa
    [few] kawy
    [many] kawy
   *[other] kawa
 }
goods-fruit = { $count ->
    [one] owoc
    [few] owoce
    [many] owoców
   *[other] owoce
 }
ingredient-malt = Słód
ingredient-hops = Chmiel
ingredient-yeast = Drożdże
ingredient-spice = Przyprawy
ingredient-coffee = Kawa
ingredient-fruit = Owoce
family-ale = Ale
family-porter = Porter
family-stout = Stout
season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień
season-winter = Zima
space-malt_market = Targ słodu
space-hops_market = Targ chmielu
space-yeast_market = Targ drożdży
space-farm_stand = Stragan rolnika
space-private_investor = Prywatny inwestor
space-worker_fair = Targi pracy
space-staff_office = Biuro kadr
space-specialty_shop = Delikatesy
space-homebrew_shop = Sklep piwowara
space-ext_malt = Drugi targ słodu
space-ext_hops_yeast = Chmiel i drożdże
space-ext_orchard = Droga do sadu
space-ext_grain_hops = Ziarno i chmiel
space-ext_staff = Drugie biuro kadr
space-ext_specialty = Drugie delikatesy
space-five_malt = Drugi targ słodu
space-five_hops = Drugi targ chmielu
space-five_hops_yeast = Chmiel i drożdże
space-five_grain_yeast = Ziarno i drożdże
space-five_orchard = Droga do sadu
space-five_staff = Drugie biuro kadr
space-five_specialty = Drugie delikatesy
space-five_odd_jobs = Drobne fuchy
space-temporary_workers = Praca tymczasowa
space-commodities_exchange = Giełda towarowa
space-job_agency = Agencja pracy
space-community_farm = Wspólna farma
work-secret_recipe = Tajna receptura
work-process = Produkcja
work-collaborate = Kooperacja
work-research = Badania
work-install = Rozbudowa
recipe-everyday_ale = Everyday Ale
    .gloss = Ale na co dzień
recipe-pumpkin_ale = Patch’s Pumpkin Ale
    .gloss = Dyniowe ale z grządki
recipe-lambic_ale = Bombastic Lambic
    .gloss = Bombastyczny lambic
recipe-golden_apple_ale = Heartland Golden Apple
    .gloss = Złote jabłko z prowincji
recipe-apricot_pale_ale = Titania’s Apricot Pale Ale
    .gloss = Morelowe pale ale Tytanii
recipe-belgian_quad = High Country Belgian Quad
    .gloss = Belgijski quad z wyżyn
recipe-mars_needs_ipa = Mars Needs IPA
    .gloss = Mars potrzebuje IPA
recipe-barleywine = Auld Lang Syne Barleywine
    .gloss = Barleywine za dawne czasy
recipe-pleasantly_porter = Pleasantly Porter
    .gloss = Przemiły porter
recipe-smoked_porter = NOIR Smoked Porter
    .gloss = Wędzony porter NOIR
recipe-sweet_crush_vanilla_porter = Sweet Crush Vanilla Porter
    .gloss = Waniliowy porter Słodki flirt
recipe-vivajava_coffee_porter = VivaJava Coffee Porter
    .gloss = Kawowy porter VivaJava
recipe-black_and_brue = 19968 Black & Brue
    .gloss = 19968 Czarny siniak
recipe-cherry_porter = Old Chap English Cherry Porter
    .gloss = Wiśniowy porter Angielski druh
recipe-honey_porter = Sweet Clover Honey Porter
    .gloss = Miodowy porter z koniczyny
recipe-cinnamon_porter = Spitfire Cinnamon Porter
    .gloss = Cynamonowy porter Złośnica
recipe-simply_stout = Simply Stout
    .gloss = Po prostu stout
recipe-coffee_stout = Better Bitter Coffee Stout
    .gloss = Kawowy stout Gorzko, gorzko
recipe-imperial_stout = Sir Rosset’s Imperial Stout
    .gloss = Imperialny stout sir Rosseta
recipe-blackberry_stout = Sweet Surrender Blackberry Stout
    .gloss = Jeżynowy stout Słodka klęska
recipe-chocolate_espresso_stout = Revered Bean Chocolate Espresso Stout
    .gloss = Stout mokka Święte ziarno
recipe-oat_soda_stout = Oat Soda Stout
    .gloss = Stout Owsiana oranżada
recipe-back_alley_dark_stout = Grim’s Back Alley Dark Stout
    .gloss = Ciemny stout z zaułka Grima
recipe-russian_imperial_stout = Crimson Hammer Russian Imperial Stout
    .gloss = Rosyjski stout Czerwony młot
tile-storehouse = Drugi magazyn
tile-mash_tun = Kadź zacierna
tile-yeast_lab = Hodowla drożdży
tile-farm = Farma
tile-hop_infuser = Infuzer chmielu
tile-oak_barrels = Dębowe beczki
tile-tasting_room = Sala degustacyjna
tile-brewpub = Pub
tile-double_line = Podwójna linia
tile-loading_dock = Rampa załadunkowa
worker-malt_buyer = Kupiec słodu
worker-hop_buyer = Kupiec chmielu
worker-yeast_biologist = Biolog drożdży
worker-forager = Zbieracz
worker-delivery_driver = Kierowca
worker-warehouse_manager = Szef magazynu
worker-head_brewer = Piwowar
worker-tour_guide = Przewodnik
worker-accountant = Księgowy
worker-purchasing_agent = Zaopatrzeniowiec
worker-night_foreman = Nocny brygadzista
worker-master_gardener = Mistrz ogrodnik
worker-cooper = Bednarz
worker-hop_chemist = Chemik chmielu
worker-maltster = Słodownik
worker-lab_director = Szef laboratorium
worker-plant_engineer = Inżynier zakładu
worker-marketing_director = Szef marketingu
worker-community_liaison = Łącznik z sąsiadami
worker-bartender = Barman
worker-quality_inspector = Kontroler jakości
worker-volume_manager = Hurtownik
worker-investor_relations = Opiekun inwestorów
worker-flavour_specialist = Znawca smaków
partnership-spice_importer = Importer przypraw
partnership-coffee_roaster = Palarnia kawy
partnership-fruit_orchard = Sad owocowy
partnership-yeast_bank = Bank drożdży
track-basic_agronomy = Agronomia
track-basic_fermentation = Fermentacja
track-basic_business = Biznes
track-basic_flavour = Smak
track-advanced_terroir = Terroir
track-advanced_engineering = Inżynieria procesu
track-advanced_brand = Marka
track-advanced_people = Ludzie
crew-shift_1 = Pierwsza zmiana
crew-shift_2 = Druga zmiana
crew-shift_3 = Trzecia zmiana
section-collab_malt = Zasyp słodu
section-collab_hops = Chmielenie
section-collab_yeast = Zadanie drożdży
section-collab_specialty = Szczypta fantazji

## Opcje stołu

preset-discovery = Gra wprowadzająca
preset-discovery-help = Ustalone z góry piwa i wykwalifikowani pracownicy gry wprowadzającej, podstawowe laboratorium, bez akcji złożonych: do nauki gry.
preset-expert = Gra dla ekspertów
preset-expert-help = Losowe piwa i pracownicy, zaawansowane laboratorium, wszystkie pięć akcji złożonych.
option-recipe_set = Receptury
option-recipe_set-help = Sześć piw zaawansowanych z gry wprowadzającej, po dwa losowe każdego rodzaju albo po dwa wybrane przez ciebie.
option-recipe_set-discovery = Wprowadzające
option-recipe_set-random = Losowe
option-recipe_set-custom = Wybrane
option-worker_set = Pracownicy wykwalifikowani
option-worker_set-help = Dziewięcioro z gry wprowadzającej, dziewięcioro losowo albo dziewięcioro wybranych przez ciebie.
option-worker_set-discovery = Z gry wprowadzającej
option-worker_set-random = Losowi
option-worker_set-custom = Wybrani
option-research_side = Laboratorium
option-research_side-help = Strona podstawowa, strona zaawansowana albo każdy wybiera swoją w tajemnicy.
option-research_side-basic = Podstawowe
option-research_side-advanced = Zaawansowane
option-research_side-each = Każdy wybiera
option-temporary_workers = Pracownicy tymczasowi
option-temporary_workers-help = Dodatkowy pracownik na dwie następne pory roku, na rynku albo w browarze.
option-temporary_workers-off = Nie
option-temporary_workers-on = Tak
option-commodities_exchange = Giełda towarowa
option-commodities_exchange-help = Jeden składnik za kilka innych, po kursach z karty.
option-commodities_exchange-off = Nie
option-commodities_exchange-on = Tak
option-job_agency = Agencja pracy
option-job_agency-help = Obejrzyj sześcioro pracowników spoza stołu i zatrudnij jednego za opłatą.
option-job_agency-off = Nie
option-job_agency-on = Tak
option-community_farm = Wspólna farma
option-community_farm-help = Zimą i wiosną sadzicie razem, jesienią zbieracie plony.
option-community_farm-off = Nie
option-community_farm-on = Tak
option-secret_recipe = Tajne receptury
option-secret_recipe-help = Zmiana może wziąć recepturę spoza stołu, którą warzy tylko jej właściciel.
option-secret_recipe-off = Nie
option-secret_recipe-on = Tak
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna pierwszą porę roku.
option-first_player-random = Losowo
option-first_player-1 = 1
option-first_player-2 = 2
option-first_player-3 = 3
option-first_player-4 = 4
option-first_player-5 = 5

## Nazwy drobiazgów. Stoją za liczbą: „3 × słód”.

secret = Tajna receptura
nothing = nic
amount-malt = × słód
amount-hops = × chmiel
amount-yeast = × drożdże
amount-spice = × przyprawa
amount-coffee = × kawa
amount-fruit = × owoc
amount-money = $
amount-rep = × reputacja
amount-basic_any = × dowolny podstawowy
amount-special_any = × dowolny specjalny
amount-any = × dowolny składnik
amount-same = × tego samego
gist-take = bierzesz
gist-least-brewed = × uwarzona warka
gist-least-advanced = × warka zaawansowana
gist-least-special = × warka ze składnikiem specjalnym
gist-least-sold = × sprzedana warka
gist-of-family = w swoim rodzaju
gist-farm = × poletko:
gist-substitute = × specjalny płatny innym
gist-swap_taken = × wymieniony na podstawowy
gist-capacity = × dodatkowe miejsce w magazynie
gist-tank = × dodatkowy tank
gist-free_seed = sadzenie nic nie kosztuje
gist-harvest_bonus = × więcej z każdego poletka
gist-extra_action-market = dodatkowa akcja na rynku
gist-extra_action-brewery = dodatkowa akcja browaru
gist-free_action-install = rozbudowa
gist-free_action-hire = zatrudniasz pracownika
gist-extra_step = × dodatkowy krok
gist-upkeep_discount = $ mniej
gist-upkeep_discount-workers = $ mniej płac
gist-per-batches_brewed = × warka
gist-per-basic_batches_brewed = × warka podstawowa
gist-per-different_advanced_brewed = × receptura zaawansowana
gist-per-families_brewed = × rodzaj
gist-per-gold_labels = × złota etykieta
gist-per-tiles_installed = × kafel
gist-per-skilled_workers = × pracownik
gist-per-money = $
gist-per-ingredients_stored = × składnik w magazynie
gist-per-kinds_stored = × rodzaj w magazynie

## Pytania i decyzje. Nazwa decyzji stoi też wewnątrz zdania (why-not-now, why-fate-first).

prompt-place = Postaw robotnika { $round } na wolnym polu rynku
prompt-place-more = Stawiasz jeszcze jednego robotnika?
prompt-place-more-detail = Pracownik tymczasowy, którego nie postawisz, pracuje jako zmiana w browarze.
prompt-overflow = Magazyn pełny: { $over ->
    [one] wybierz 1 składnik do oddania
    [few] wybierz { $over } składniki do oddania
   *[other] wybierz { $over } składników do oddania
 }
prompt-overflow-detail = Miejsc w magazynie: { $capacity }. Każde kliknięcie oddaje jeden składnik do zasobów.
prompt-wildcard = Wybierz składnik, który otrzymujesz (jeszcze { $coming })
prompt-wildcard-detail = Pole: { $space }
prompt-worker = Którego pracownika wykwalifikowanego zatrudniasz?
prompt-partnership = Które partnerstwo zawierasz?
prompt-line = Którą wymianę wybierasz?
prompt-agency = Zatrudniasz kogoś z nich za { $fee } $?
prompt-agency-detail = Opłatę płacisz raz, teraz; płacę z karty co zimę.
prompt-community = Co sadzisz na wspólnej farmie?
prompt-brewery = Co robi twoja zmiana?
prompt-brewery-detail = Produkcja piwa, badania, rozbudowa albo pas.
prompt-brewery-detail-collaborate = Produkcja piwa i/lub kooperacja, badania, rozbudowa albo pas.
prompt-brewery-detail-secret = Produkcja piwa, badania, rozbudowa, tajna receptura albo pas.
prompt-brewery-detail-collaborate-secret = Produkcja piwa i/lub kooperacja, badania, rozbudowa, tajna receptura albo pas.
prompt-parts = Wykonujesz też drugą część akcji?
prompt-brew = Co warzysz?
prompt-brew-detail = Wybierz recepturę do pustego tanku albo zakończ warzenie. Warka punktuje od razu.
prompt-reduce = { $recipe }: którego składnika oddajesz o jeden mniej?
prompt-replace = { $recipe }: płacisz innym składnikiem specjalnym?
prompt-thanks = Dzięki: { $who }
prompt-section = Którą część kooperacji opłacasz?
prompt-pay = { $left ->
    [0] Który składnik specjalny oddajesz?
    [one] Który składnik specjalny oddajesz?
   *[other] Które składniki specjalne oddajesz? { $left }, po jednym
 }
prompt-track = { $steps ->
    [one] Na którym torze badań robisz krok?
    [few] Na którym torze badań robisz krok? { $steps } kroki, po jednym
   *[other] Na którym torze badań robisz krok? { $steps } kroków, po jednym
 }
prompt-tile = Co dobudowujesz?
prompt-secret = Którą recepturę bierzesz w tajemnicy?
prompt-benefit = Weź korzyść na początek pory roku
prompt-benefit-detail = Ty wybierasz, która będzie pierwsza: { $benefits }.
prompt-benefit-only-detail = { $benefits }.
prompt-plant = Co sadzisz na poletku { $plot }?
prompt-leftover = Weź coś z tego, co zostało
prompt-last-conversion = Ostatnia wymiana przed końcem?
prompt-swap = Wymieniasz świeżo wzięty składnik?
prompt-side = Która strona laboratorium jest twoja?
prompt-first = Kto zaczyna?
prompt-draw-recipe = Następna receptura
prompt-draw-worker = Następny pracownik wykwalifikowany
prompt-draw-agency = Następna karta agencji pracy
decision-place = stawianie robotnika na rynku
decision-place-more = stawianie kolejnego robotnika na rynku
decision-overflow = wybór składników do oddania
decision-wildcard = wybór rodzaju składnika
decision-worker = wybór pracownika wykwalifikowanego
decision-partnership = wybór partnerstwa
decision-line = wybór wymiany
decision-agency = wybór karty agencji pracy
decision-community = wybór sadzonki na wspólną farmę
decision-brewery = praca zmiany
decision-parts = druga część akcji
decision-brew = wybór piwa do uwarzenia
decision-reduce = wybór składnika do oszczędzenia
decision-replace = wybór zapłaty za warkę
decision-section = wybór części kooperacji
decision-pay = wybór składnika specjalnego do oddania
decision-track = wybór toru badań
decision-tile = wybór kafla
decision-secret = wybór tajnej receptury
decision-benefit = wybór kolejności korzyści
decision-plant = sadzenie
decision-leftover = podział resztek plonów
decision-last-conversion = ostatnia wymiana
decision-swap = wymiana składnika
decision-side = wybór strony laboratorium
decision-first = wybór pierwszego gracza
decision-draw-recipe = odkrycie następnej receptury
decision-draw-worker = odkrycie następnego pracownika
decision-draw-agency = odkrywanie kart agencji pracy

## Opcje decyzji

choice-pass = Pas
choice-decline = Nie
choice-place-none = Nie stawiaj więcej
choice-swap-none = Bez dalszych wymian
choice-convert-none = Nic więcej
choice-plant-none = Nic więcej nie sadź
choice-hire-none = Nikogo
choice-install-none = Nic nie dobudowuj
choice-process = Produkcja piwa
choice-process-vain = Produkcja piwa: teraz nie ma czego sprzedać, butelkować ani warzyć
choice-collaborate = Kooperacja
choice-research = Badania
choice-install = Rozbudowa
choice-secret-recipe = Tajna receptura
choice-end-brew = Zakończ warzenie
choice-end-action = Zakończ akcję
choice-as-printed = Zgodnie z recepturą
choice-side-basic = Strona podstawowa
choice-side-advanced = Strona zaawansowana
choice-take = Weź: { $ingredient }
choice-discard = Oddaj: { $ingredient }
choice-give = Zapłać: { $ingredient }
choice-plant = Posadź: { $ingredient }
choice-reduce = { $ingredient }
choice-swap = { $given } → { $taken }
choice-substitute = { $paid } zamiast: { $wanted }
choice-first = Zaczyna { $first }
choice-benefit = { $card }: { $does }
choice-benefit-of = { $card }
choice-benefit-number = Korzyść { $number }
choice-track = { $track }, poziom { $level }: { $does }
choice-place-goods = { $space }: { $goods }
choice-be-first = pierwszy gracz
choice-place-goods-more = { $space }: { $goods }; { $more }
choice-place-hire-skilled-worker = { $space }: zatrudnij pracownika wykwalifikowanego
choice-place-form-local-partnership = { $space }: zawrzyj partnerstwo
choice-place-hire-brewery-shift = { $space }: zatrudnij zmianę
choice-place-temporary-workers = { $space }: za { $fee } $ pracownik tymczasowy w każdej z dwóch następnych pór roku
choice-place-commodities-exchange = { $space }: wymień towary
choice-place-job-agency = { $space }: obejrzyj sześcioro kandydatów, zatrudnij jednego za { $fee } $ albo nikogo
choice-place-community-farm = { $space }: posadź coś
choice-worker = Zatrudnij: { $worker } (płaca { $wage } $): { $does }
choice-worker-agency = Zapłać { $fee } $ i zatrudnij: { $worker } (płaca { $wage } $): { $does }
choice-draw-worker = { $worker }
choice-partnership = { $partnership }: { $does }
choice-line = { $give } → { $take }
choice-section = { $section }: { $give } → { $take }
choice-section-lowered = { $section }: { $give } → { $take }, taniej dzięki: { $who }
choice-tile = Dobuduj: { $tile } (utrzymanie { $upkeep } $): { $does }
choice-tile-given = Dobuduj: { $tile } (utrzymanie { $upkeep } $): { $does }; od razu { $goods }
choice-brew = Uwarz: { $recipe } ({ $rep } pkt), koszt: { $cost }
choice-brew-lowered = Uwarz: { $recipe } ({ $rep } pkt), koszt: { $cost } ({ $lowered })
choice-brew-in-pub = Uwarz w pubie: { $recipe } ({ $rep } pkt), koszt: { $cost }
choice-brew-in-pub-lowered = Uwarz w pubie: { $recipe } ({ $rep } pkt), koszt: { $cost } ({ $lowered })
choice-choose-secret = { $recipe } ({ $rep } pkt), koszt: { $cost }
choice-draw-recipe = { $recipe }
choice-convert = { $partner }: { $give } → { $take }

## Dziennik. Przed wierszem stoi imię gracza.

log-head-season = Rok { $year } · { $season }
log-first = zostaje pierwszym graczem
log-takes = stawia robotnika: { $space }
log-takes-choice = stawia robotnika: { $space } ({ $coming })
log-visits = stawia robotnika: { $space }
log-chooses = wybiera ({ $cause })
log-swaps = wymienia świeżo wzięty składnik (dzięki: { $card })
log-discards = oddaje to, co się nie mieści
log-effect = otrzymuje (dzięki: { $card })
log-effect-choice = może wybrać: { $coming } (dzięki: { $card })
log-hires = zatrudnia: { $worker }
log-partner = zawiera partnerstwo: { $partnership }
log-shift = zatrudnia zmianę nr { $number }
log-converts = wymienia u partnera: { $partner }
log-process = prowadzi produkcję piwa
log-sells = sprzedaje: { $recipe }
log-label = bierze złotą etykietę: { $recipe }
log-bottles = butelkuje: { $recipes }
log-brews = warzy: { $recipe }
log-brews-helped = warzy: { $recipe } ({ $helped })
log-brews-pub = warzy w pubie: { $recipe }
log-brews-pub-helped = warzy w pubie: { $recipe } ({ $helped })
log-research = bada: { $track }, poziom { $level }
log-installs = dobudowuje: { $tile }
log-installs-choice = dobudowuje: { $tile } ({ $coming })
log-collaborates = opłaca część kooperacji: { $section }
log-collab-sold = dostaje nagrodę za część „{ $section }”: kooperacja sprzedana
log-collab-sold-choice = dostaje nagrodę za część „{ $section }”: { $coming }; kooperacja sprzedana
log-gives = płaci za część kooperacji: { $section }
log-gives-exchange = oddaje na giełdzie towarowej
log-passes = pasuje jedną zmianą
log-plants = sadzi: { $ingredient }
log-harvests = zbiera plony z farmy
log-loans = { $count ->
    [one] nie ma na utrzymanie i bierze pożyczkę
    [few] nie ma na utrzymanie i bierze { $count } pożyczki
   *[other] nie ma na utrzymanie i bierze { $count } pożyczek
 }
log-upkeep = płaci zimowe koszty utrzymania: { $parts }
upkeep-printed = browar
upkeep-tiles = kafle
upkeep-workers = pracownicy
upkeep-shifts = zmiany
upkeep-discount = zniżka
log-temporary = { $count ->
    [one] zatrudnia pracownika tymczasowego
   *[other] zatrudnia { $count } pracowników tymczasowych
 }
log-exchange = otrzymuje: { $space }
log-exchange-choice = może wybrać: { $space } ({ $coming })
log-fee = płaci opłatę agencji pracy
log-plants-common = sadzi na wspólnej farmie, żeton { $token }
log-common-share = otrzymuje udział w plonach wspólnej farmy
log-common-rest = bierze z tego, co zostało na wspólnej farmie
log-secret = bierze tajną recepturę: { $recipe }
log-secret-hidden = bierze tajną recepturę
log-reveals = ujawnia tajną recepturę: { $recipe }
log-secret-sold = pierwszy raz sprzedaje tajną recepturę: { $recipe }

## Dlaczego nie?

why-over = Gra jest skończona.
why-fate-first = Jeszcze nie: najpierw { $decision }.
why-fate = O tym decyduje los, nie gracze.
why-not-now = Nie teraz: trwa { $decision }.
why-not-offered = Tego nie ma tu do wyboru: trwa { $decision }.
why-payment = Trwa płatność: wymień przed nią albo po niej.
why-no-conversion = Nie stać cię na tę wymianę albo po niej nie da się dokończyć rozpoczętej decyzji.
why-space-closed = Tego pola nie ma przy tym stole: { $space }.
why-occupied = To pole jest zajęte w tej porze roku: { $space }.
why-empty = Na tym polu nic nie leży: { $space }.
why-no-workers = Nie ma już kogo zatrudnić.
why-no-partners = Nie ma już żadnego partnerstwa.
why-no-line = Nie masz tam czego oddać.
why-no-agency = Nie stać cię na opłatę dla agencji albo nie ma ona już nikogo.
why-last-season = Nie ma już następnej pory roku, w której ktoś mógłby pracować.
why-no-temporary = Nie stać cię na to albo zostało za mało pracowników tymczasowych.
why-no-extra-farm = Dodatkowego robotnika nie można postawić na wspólnej farmie.
why-farm-closed = Na wspólnej farmie pracuje się zimą i wiosną, ale nie w ostatnią zimę.
why-nothing-to-plant = Nie masz nic, co można tam posadzić, albo już to tam rośnie.
why-all-shifts = Wszystkie twoje zmiany są już zatrudnione.
why-too-few-batches = Następna zmiana wymaga uwarzonych warek: { $batches }.
why-no-tank = Nie ma tam pustego tanku.
why-not-displayed = Nie możesz warzyć: { $recipe }. Ta receptura nie jest wyłożona ani twoja.
why-basic-first = { $recipe }: najpierw uwarz { $basic }.
why-cannot-pay = Nie stać cię na warkę: { $recipe }.
why-no-section = Nie ma wolnej części, na którą cię stać.
why-enough-sections = Masz już tyle części, ile może mieć jeden gracz.
why-two-players = W grze dwuosobowej nie ma kooperacji.
why-all-research = Wszystkie twoje badania są ukończone.
why-all-tiles = Nie ma już nic, co można dobudować.
why-no-secret = Tajnych receptur nie ma w grze albo już się skończyły.
why-installed = To już stoi w twoim browarze: { $tile }.
why-not-plantable = Tego nie można teraz posadzić: { $ingredient }.
why-not-that = Tego nie można tu wybrać: { $ingredient }.
why-no-declining = To trzeba zrobić.

## Dla pracowni

measure-batches = Warki uwarzone przez wszystkich
uses-space = Pola rynku na gracza i partię
uses-worker = Pracownicy wykwalifikowani na gracza i partię
uses-tile = Kafle na gracza i partię
uses-recipe = Uwarzone receptury na gracza i partię
measure-score = Punkty
measure-brewed = Uwarzone warki
measure-labels = Złote etykiety
measure-tiles = Kafle
measure-workers = Pracownicy wykwalifikowani
measure-shifts = Zmiany
measure-loans = Pożyczki
measure-money = Pozostałe pieniądze

## Co robią karty

about-source-rulebook = Jak w instrukcji.
about-source-web = Jak w opublikowanych źródłach.
about-source-partly = Częściowo odtworzone; reszta jak w druku.
about-source-reconstructed = Odtworzone: wersji drukowanej nie znamy.

# Tyle a tyle czegoś w zdaniu, zawsze w bierniku.
counted-malt = { $n ->
    [one] 1 słód
   *[other] { $n } słodu
 }
counted-hops = { $n ->
    [one] 1 chmiel
   *[other] { $n } chmielu
 }
counted-yeast = { $n ->
    [one] 1 drożdże
   *[other] { $n } drożdży
 }
counted-spice = { $n ->
    [one] 1 przyprawę
    [few] { $n } przyprawy
   *[other] { $n } przypraw
 }
counted-coffee = { $n ->
    [one] 1 kawę
   *[other] { $n } kawy
 }
counted-fruit = { $n ->
    [one] 1 owoc
    [few] { $n } owoce
   *[other] { $n } owoców
 }
counted-money = { $n ->
   *[other] { $n } $
 }
counted-rep = { $n ->
    [one] 1 punkt reputacji
    [few] { $n } punkty reputacji
   *[other] { $n } punktów reputacji
 }
counted-basic_any = { $n ->
    [one] 1 dowolny składnik podstawowy
    [few] { $n } dowolne składniki podstawowe
   *[other] { $n } dowolnych składników podstawowych
 }
counted-special_any = { $n ->
    [one] 1 dowolny składnik specjalny
    [few] { $n } dowolne składniki specjalne
   *[other] { $n } dowolnych składników specjalnych
 }
counted-any = { $n ->
    [one] 1 dowolny składnik
    [few] { $n } dowolne składniki
   *[other] { $n } dowolnych składników
 }

# To samo w ciasnych miejscach: pierwsza litera każdego składnika.
short-amount-malt = { $n }S
short-amount-hops = { $n }C
short-amount-yeast = { $n }D
short-amount-spice = { $n }P
short-amount-coffee = { $n }K
short-amount-fruit = { $n }O
short-amount-money = { $n } $
short-amount-rep = { $n }★
short-amount-basic_any = { $n } podst.
short-amount-special_any = { $n } spec.
short-amount-any = { $n } dow.
short-amount-same = jeszcze { $n } z wziętych

# Rodzaje składników w zdaniu, w bierniku.
named-malt = słód
named-hops = chmiel
named-yeast = drożdże
named-spice = przyprawy
named-coffee = kawę
named-fruit = owoce
named-basic_any = składniki podstawowe
named-special_any = składniki specjalne
named-any = składniki
named-winter = zima
named-autumn = jesień
named-summer = lato
named-spring = wiosna

# Z przyimkiem: „gdzie”.
place-storehouse = w magazynie
place-production_line = na linii produkcyjnej
place-pub = w pubie
place-research_lab = w laboratorium
place-farm = na farmie

# Kiedy efekt działa: stoi przed dwukropkiem, po nim jedna z wiadomości does-….
when-acquire = Od razu
when-season_start = Na początku pory roku ({ $seasons })
when-winter_start = Na początku każdej zimy
when-market_take = Ilekroć bierzesz { $kinds } z pola rynku
when-market_take-restocked = Ilekroć bierzesz { $kinds } z uzupełnianego pola rynku
when-market_space = Ilekroć korzystasz z pola { $spaces }
when-market_end = Na koniec fazy rynku ({ $seasons })
when-brewery_end = Na koniec fazy browaru ({ $seasons })
when-brew = Przy każdej warce, którą warzysz
when-process = Po warzeniu w akcji Produkcja piwa
when-sell = Przy każdej warce, którą sprzedajesz
when-sell_step = Za każdym razem, gdy sprzedajesz
when-research = Przy każdej akcji badań
when-install = Ilekroć coś dobudowujesz
when-collaborate = Przy każdej części kooperacji, którą opłacasz
when-collab_complete = Za każdą twoją część ukończonej kooperacji
when-gold_label = Za każdą złotą etykietę, którą bierzesz
when-plant = Gdy sadzisz na własnej farmie
when-harvest = Gdy zbierasz plony z własnej farmy
when-upkeep = Przy płaceniu kosztów utrzymania
when-any_time = Dowolnie często, przy każdej swojej decyzji
when-end_game = Na koniec gry
every-season = każda
when-only = { $when } ({ $which })

# Co musiało się stać w akcji, w nawiasie za chwilą.
least-brewed = { $n ->
    [one] gdy uwarzysz co najmniej 1 warkę
    [few] gdy uwarzysz co najmniej { $n } warki
   *[other] gdy uwarzysz co najmniej { $n } warek
 }
least-advanced = { $n ->
    [one] gdy uwarzysz co najmniej 1 warkę zaawansowaną
    [few] gdy uwarzysz co najmniej { $n } warki zaawansowane
   *[other] gdy uwarzysz co najmniej { $n } warek zaawansowanych
 }
least-special = { $n ->
    [one] gdy uwarzysz co najmniej 1 warkę ze składnikiem specjalnym w recepturze
    [few] gdy uwarzysz co najmniej { $n } warki ze składnikiem specjalnym w recepturze
   *[other] gdy uwarzysz co najmniej { $n } warek ze składnikiem specjalnym w recepturze
 }
least-sold = { $n ->
    [one] gdy sprzedasz co najmniej 1 warkę
    [few] gdy sprzedasz co najmniej { $n } warki
   *[other] gdy sprzedasz co najmniej { $n } warek
 }

# Które warki się liczą, w nawiasie za chwilą.
only-family-ale = tylko piwa ale
only-family-porter = tylko portery
only-family-stout = tylko stouty
only-tier-basic = tylko receptury podstawowe
only-tier-advanced = tylko receptury zaawansowane
only-symbol-hop = z symbolem chmielu
only-symbol-barrel = z symbolem beczki
only-symbol-none = bez symbolu
only-place-storehouse = w magazynie
only-place-production_line = na linii produkcyjnej
only-place-pub = w pubie
only-place-research_lab = w laboratorium
only-place-farm = na farmie
only-special = jeśli w recepturze jest składnik specjalny
only-malt = jeśli receptura wymaga co najmniej { $n } słodu
only-first_brew = pierwszy raz dla tej receptury
only-first_sale = pierwszy raz dla tej receptury
only-nth_sale = { $n }. sprzedana warka tego rodzaju
only-first_batch_of_action = tylko pierwsza w akcji
only-first_each_year = tylko pierwszy raz w roku

# Co robi efekt: małą literą i bez kropki, bo może stać po dwukropku.
does-sentence = { $text }.
does-also = { $first }; { $then }
does-gain = otrzymujesz { $goods }
does-gain-more = otrzymujesz dodatkowo { $goods }
does-gain_same = { $n ->
    [one] otrzymujesz jeszcze 1 składnik podstawowy tego samego rodzaju
    [few] otrzymujesz jeszcze { $n } składniki podstawowe tych samych rodzajów
   *[other] otrzymujesz jeszcze { $n } składników podstawowych tych samych rodzajów
 }
does-gain_per = { $max ->
    [0] otrzymujesz { $goods } { $per }
    [one] otrzymujesz { $goods } { $per }, ale tylko raz
   *[other] otrzymujesz { $goods } { $per }, najwyżej { $max } razy
 }
does-score = { $max ->
    [0] { $points } pkt reputacji { $per }
   *[other] { $points } pkt reputacji { $per }, najwyżej { $max }
 }
does-cost_reduction = płacisz o { $less } mniej
does-cost_reduction-above = płacisz o { $less } mniej, ale co najmniej { $left } tego rodzaju
does-substitute = { $n ->
    [one] za 1 składnik specjalny z receptury możesz zapłacić innym składnikiem specjalnym
    [few] za { $n } składniki specjalne z receptury możesz zapłacić innymi składnikami specjalnymi
   *[other] za { $n } składników specjalnych z receptury możesz zapłacić innymi składnikami specjalnymi
 }
does-swap_taken = { $n ->
    [one] możesz wymienić 1 składnik wzięty z pola na składnik podstawowy
    [few] możesz wymienić do { $n } składników wziętych z pola na składniki podstawowe
   *[other] możesz wymienić do { $n } składników wziętych z pola na składniki podstawowe
 }
does-capacity = { $n ->
    [one] { $place } mieści się o 1 składnik więcej
    [few] { $place } mieści się o { $n } składniki więcej
   *[other] { $place } mieści się o { $n } składników więcej
 }
does-tank = { $n ->
    [one] masz { $place } 1 dodatkowy tank fermentacyjny z własną linią rozlewniczą
    [few] masz { $place } { $n } dodatkowe tanki fermentacyjne z własnymi liniami rozlewniczymi
   *[other] masz { $place } { $n } dodatkowych tanków fermentacyjnych z własnymi liniami rozlewniczymi
 }
does-farm = { $n ->
    [one] twoja farma ma 1 poletko, obsadzane na koniec wiosny; jesienią daje ono { $yield }
    [few] twoja farma ma { $n } poletka, obsadzane na koniec wiosny; jesienią każde daje { $yield }
   *[other] twoja farma ma { $n } poletek, obsadzanych na koniec wiosny; jesienią każde daje { $yield }
 }
does-free_seed = posadzone składniki zostają w twoim magazynie
does-harvest_bonus = każde obsadzone poletko daje o { $n } więcej
does-extra_action-market = możesz wykonać dodatkową akcję rynku
does-extra_action-brewery = możesz wykonać dodatkową akcję browaru
does-free_action-install = możesz dobudować kafel bez użycia zmiany
does-free_action-hire = możesz zatrudnić wyłożonego pracownika wykwalifikowanego
does-extra_step = { $n ->
    [one] robisz 1 dodatkowy krok na dowolnym torze
    [few] robisz { $n } dodatkowe kroki na dowolnych torach
   *[other] robisz { $n } dodatkowych kroków na dowolnych torach
 }
does-upkeep_discount = płacisz o { $n } $ mniej
does-upkeep_discount-workers = płace pracowników wykwalifikowanych kosztują łącznie o { $n } $ mniej
does-convert = możesz oddać do zasobów { $give } i wziąć { $take }

# Co efekt liczy.
per-batches_brewed = { $n ->
    [one] za każdą uwarzoną warkę
    [few] za każde { $n } uwarzone warki
   *[other] za każde { $n } uwarzonych warek
 }
per-basic_batches_brewed = { $n ->
    [one] za każdą uwarzoną warkę podstawową
    [few] za każde { $n } uwarzone warki podstawowe
   *[other] za każde { $n } uwarzonych warek podstawowych
 }
per-different_advanced_brewed = { $n ->
    [one] za każdą inną uwarzoną recepturę zaawansowaną
    [few] za każde { $n } różne uwarzone receptury zaawansowane
   *[other] za każde { $n } różnych uwarzonych receptur zaawansowanych
 }
per-families_brewed = { $n ->
    [one] za każdy uwarzony rodzaj piwa
    [few] za każde { $n } uwarzone rodzaje piwa
   *[other] za każde { $n } uwarzonych rodzajów piwa
 }
per-gold_labels = { $n ->
    [one] za każdą zdobytą złotą etykietę
    [few] za każde { $n } zdobyte złote etykiety
   *[other] za każde { $n } zdobytych złotych etykiet
 }
per-tiles_installed = { $n ->
    [one] za każdy kafel w twoim browarze
    [few] za każde { $n } kafle w twoim browarze
   *[other] za każde { $n } kafli w twoim browarze
 }
per-skilled_workers = { $n ->
    [one] za każdego zatrudnionego pracownika wykwalifikowanego
   *[other] za każdych { $n } zatrudnionych pracowników wykwalifikowanych
 }
per-money = { $n ->
    [one] za każdy { $n } $, który masz
   *[other] za każde { $n } $, które masz
 }
per-ingredients_stored = { $n ->
    [one] za każdy składnik w twoim magazynie
    [few] za każde { $n } składniki w twoim magazynie
   *[other] za każde { $n } składników w twoim magazynie
 }
per-kinds_stored = { $n ->
    [one] za każdy rodzaj składnika w twoim magazynie
    [few] za każde { $n } rodzaje składników w twoim magazynie
   *[other] za każde { $n } rodzajów składników w twoim magazynie
 }

# Pola rynku.
does-restock = Każda pora roku dodaje { $goods }.
does-one-of = Jedno z tych:
does-first_player = Stajesz się pierwszym graczem, począwszy od fazy browaru.
does-option-collect = Weź wszystko, co tu leży.
does-option-take = Weź { $goods } z zasobów ogólnych.
does-option-hire_skilled_worker = Zatrudnij wyłożonego pracownika wykwalifikowanego; płacę dostaje każdej zimy.
does-option-form_local_partnership = Zawrzyj jedno z wyłożonych lokalnych partnerstw.
does-option-hire_brewery_shift = Zatrudnij następną zmianę browaru, jeśli masz dość uwarzonych warek; pracuje już w tej porze roku.
does-option-temporary_workers = { $seasons ->
    [one] Zapłać { $fee } $ za pracownika tymczasowego w następnej porze roku.
   *[other] Zapłać { $fee } $ za pracownika tymczasowego w każdej z { $seasons } następnych pór roku.
 }
does-option-commodities_exchange = Skorzystaj raz z jednego kursu giełdy.
does-option-job_agency = { $draw ->
    [one] Obejrzyj 1 pracownika spoza stołu i za { $fee } $ zatrudnij go albo nie zatrudniaj nikogo.
   *[other] Obejrzyj { $draw } pracowników spoza stołu i za { $fee } $ zatrudnij jednego z nich albo nie zatrudniaj nikogo.
 }
does-option-community_farm = Zimą i wiosną posadź słód, chmiel lub owoc, którego nikt jeszcze nie posadził; jesienią ci, którzy sadzili, dzielą między siebie { $harvest }.

# To wszystko w ciasnych miejscach.
short-when-acquire = od razu
short-when-season_start = { $seasons }
short-when-winter_start = Zima
short-when-market_take = bierzesz { $kinds }
short-when-market_take-restocked = bierzesz { $kinds }
short-when-market_space = { $spaces }
short-when-market_end = { $seasons }, rynek
short-when-brewery_end = { $seasons }, browar
short-when-brew = warzenie
short-when-process = produkcja
short-when-sell = sprzedaż
short-when-sell_step = krok sprzedaży
short-when-research = badania
short-when-install = rozbudowa
short-when-collaborate = część kooperacji
short-when-collab_complete = koniec kooperacji
short-when-gold_label = złota etykieta
short-when-plant = sadzenie
short-when-harvest = plony
short-when-upkeep = utrzymanie
short-when-any_time = zawsze
short-when-end_game = koniec
short-least-brewed = { $n }+ uwarzone
short-least-advanced = { $n }+ zaawans.
short-least-special = { $n }+ ze spec.
short-least-sold = { $n }+ sprzedane
short-only-family-ale = ale
short-only-family-porter = porter
short-only-family-stout = stout
short-only-tier-basic = podst.
short-only-tier-advanced = zaawans.
short-only-symbol-hop = chmiel
short-only-symbol-barrel = beczka
short-only-symbol-none = bez symbolu
short-only-place-storehouse = magazyn
short-only-place-production_line = linia
short-only-place-pub = pub
short-only-place-research_lab = lab.
short-only-place-farm = farma
short-only-special = ze spec.
short-only-malt = { $n }+ słodu
short-only-first_brew = pierwszy raz
short-only-first_sale = pierwszy raz
short-only-nth_sale = { $n }. w rodzaju
short-only-first_batch_of_action = pierwsza
short-only-first_each_year = raz w roku
short-gain = { $goods }
short-gain_same = jeszcze { $n }
short-gain_per = { $max ->
    [0] { $goods } za { $per }
   *[other] { $goods } za { $per } (maks. { $max }×)
 }
short-score = { $max ->
    [0] { $points }★ za { $per }
   *[other] { $points }★ za { $per } (maks. { $max })
 }
short-cost_reduction = −{ $less }
short-cost_reduction-above = −{ $less }
short-substitute = zamień { $n } spec.
short-swap_taken = zamień { $n } na podst.
short-capacity = { $n ->
    [one] +1 miejsce
    [few] +{ $n } miejsca
   *[other] +{ $n } miejsc
 }
short-tank = { $n ->
    [one] +1 tank
    [few] +{ $n } tanki
   *[other] +{ $n } tanków
 }
short-farm = { $n ->
    [one] 1 poletko: { $yield }
    [few] { $n } poletka: { $yield }
   *[other] { $n } poletek: { $yield }
 }
short-free_seed = bez kosztu
short-harvest_bonus = +{ $n } z poletka
short-extra_action-market = dodatkowa akcja
short-extra_action-brewery = dodatkowa akcja
short-free_action-install = rozbudowa
short-free_action-hire = pracownik
short-extra_step = { $n ->
    [one] +1 krok
    [few] +{ $n } kroki
   *[other] +{ $n } kroków
 }
short-upkeep_discount = −{ $n } $
short-upkeep_discount-workers = płace −{ $n } $
short-convert = { $give } → { $take }
short-per-batches_brewed = { $n ->
    [one] warkę
    [few] { $n } warki
   *[other] { $n } warek
 }
short-per-basic_batches_brewed = { $n ->
    [one] warkę podst.
    [few] { $n } warki podst.
   *[other] { $n } warek podst.
 }
short-per-different_advanced_brewed = { $n ->
    [one] recepturę zaawans.
    [few] { $n } receptury zaawans.
   *[other] { $n } receptur zaawans.
 }
short-per-families_brewed = { $n ->
    [one] rodzaj
    [few] { $n } rodzaje
   *[other] { $n } rodzajów
 }
short-per-gold_labels = { $n ->
    [one] złotą etykietę
    [few] { $n } złote etykiety
   *[other] { $n } złotych etykiet
 }
short-per-tiles_installed = { $n ->
    [one] kafel
    [few] { $n } kafle
   *[other] { $n } kafli
 }
short-per-skilled_workers = { $n ->
    [one] pracownika
   *[other] { $n } pracowników
 }
short-per-money = { $n } $
short-per-ingredients_stored = { $n ->
    [one] składnik
    [few] { $n } składniki
   *[other] { $n } składników
 }
short-per-kinds_stored = { $n ->
    [one] rodzaj w magazynie
    [few] { $n } rodzaje w magazynie
   *[other] { $n } rodzajów w magazynie
 }
short-option-hire_skilled_worker = pracownik
short-option-form_local_partnership = partnerstwo
short-option-hire_brewery_shift = zmiana
short-option-temporary_workers = pracownik tymczasowy
short-option-commodities_exchange = wymiana
short-option-job_agency = szukanie pracownika
short-option-community_farm = sadzenie

## Z bliska

about-recipe-basic = { $family }, receptura podstawowa: każdy może ją warzyć od początku. Każda uwarzona warka daje na koniec { $rep } pkt, sprzedana czy nie.
about-recipe-advanced = { $family }, receptura zaawansowana. Każda uwarzona warka daje na koniec { $rep } pkt, sprzedana czy nie.
about-batch = Warka kosztuje { $goods }.
about-symbol-hop = Symbol chmielu: takie warki nagradzają Infuzer chmielu i niektórzy ludzie. Do warzenia ich nie potrzebujesz.
about-symbol-barrel = Symbol beczki: takie warki nagradzają Dębowe beczki i niektórzy ludzie. Do warzenia ich nie potrzebujesz.
about-first-basic = Możesz je warzyć, gdy masz uwarzone piwo podstawowe ({ $recipe }), choćby przed chwilą w innym tanku.
about-label = Kto pierwszy sprzeda warkę tego piwa, bierze jego złotą etykietę: { $rep } pkt reputacji na koniec. Liczy się sprzedaż, nie warzenie.
about-label-taken = Jego złota etykieta jest już zabrana.
about-secret = Tajna receptura: warzyć ją może tylko właściciel. Przy pierwszym warzeniu zostaje ujawniona i kładzie się na niej żetony reputacji ({ $rep }); daje je pierwsza sprzedaż. Nie ma złotej etykiety.
about-wage = Płaca: { $upkeep } $ każdej zimy, także najbliższej po zatrudnieniu.
about-building = Budynek. Zmiana dobudowuje go akcją Rozbudowa; każdy może mieć po jednym z każdego rodzaju.
about-equipment = Wyposażenie. Zmiana dobudowuje je akcją Rozbudowa; każdy może mieć po jednym z każdego rodzaju.
about-installing = Dobudowanie nic nie kosztuje i od razu daje { $goods }.
about-upkeep = { $upkeep ->
    [0] Bez kosztów utrzymania.
   *[other] Koszt utrzymania: { $upkeep } $ każdej zimy.
 }
about-section = Zapłać { $give }, by wziąć tę część. Daje { $reward }, gdy cała receptura jest ukończona.
about-section-now = Teraz kosztuje cię: { $goods }.
about-collaboration-when = Razem z produkcją piwa (przed nią, po niej) albo zamiast niej możesz opłacić jedną część. Gdy opłacone są wszystkie ({ $sections }), każdy otrzymuje nagrody za swoje części i wszystkie znów są wolne.
about-collaboration-who = { $players ->
    [one] Wystarczy jeden gracz.
   *[other] Musi wziąć udział co najmniej { $players } różnych graczy.
 }
about-collaboration-end = Na koniec każda część nieukończonej kooperacji jest warta { $rep } pkt reputacji.
about-line = Oddaj { $give }, weź { $take }.
about-price = Warka kosztuje cię teraz { $goods }.
about-lowered = { $who }: cena już niższa o { $less }.
about-lowered-choice = { $who }: przy warzeniu zapłacisz o { $less } mniej.
about-not-allowed = Jeszcze nie możesz go warzyć: najpierw uwarz podstawowe piwo tego rodzaju.
about-missing = Musisz jeszcze zdobyć { $goods }.
about-helpers = Co ci tu pomaga:
about-upkeep-printed = { $n } $ za magazyn, laboratorium i linię produkcyjną.
about-upkeep-total = Na koniec zimy łącznie { $n } $ przy obecnym stanie; masz { $money } $.
about-loans = { $n ->
    [one] Potrzebna byłaby 1 pożyczka.
    [few] Potrzebne byłyby { $n } pożyczki.
   *[other] Potrzebnych byłoby { $n } pożyczek.
 }
about-track-worth = { $reached ->
    [1] Ostatni poziom daje na koniec { $n } pkt reputacji przy obecnym stanie.
   *[other] Ostatni poziom dałby na koniec { $n } pkt reputacji przy obecnym stanie.
 }
level-experimental = eksperymentalny
level-winter = zimowy
level-permanent = stały
level-final = końcowy
score-beers = Piwa
score-research = Badania
score-tasting = Sala degustacyjna
score-tokens = Żetony
score-labels = Złote etykiety
score-collaboration = Kooperacja
score-loans = Pożyczki

## Stół jako tekst

text-year = { $year ->
    [0] Przygotowanie
   *[other] Rok { $year } z { $years }
 }
text-signs = S słód · C chmiel · D drożdże · P przyprawy · K kawa · O owoce · ★ reputacja
text-market = Rynek
text-recipes = Receptury
text-workers = Pracownicy do zatrudnienia
text-partnerships = Lokalne partnerstwa
text-supply-tiles = Budynki i wyposażenie
text-actions = Browar
text-supply = Zasoby
text-players = Gracze
text-own = Ty
text-going-on = Teraz
text-storage = Magazyn
text-line = Linia
text-pub = Pub
text-sold = Sprzedane
text-has = Ma
text-tiles = Kafle
text-staff = Załoga
text-partners = Partnerzy
text-research = Badania
text-won = Zdobyte
text-won-label = Złota etykieta: { $recipe }
text-won-section = Kooperacja: { $section }
text-winter = Zima
text-upkeep-printed = plansza { $n } $
text-upkeep-tiles = kafle { $n } $
text-upkeep-workers = pracownicy { $n } $
text-upkeep-shifts = zmiany { $n } $
text-upkeep-discount = { $who } −{ $n } $
text-loans = { $n ->
    [one] dotąd 1 pożyczka
    [few] dotąd { $n } pożyczki
   *[other] dotąd { $n } pożyczek
 }
text-next-shift = { $n ->
    [one] { $shift } po 1 warce
   *[other] { $shift } po { $n } warkach
 }
text-upkeep = Zima −{ $n } $
text-farm = Farma
text-places = { $n } z { $capacity }
text-basic-first = najpierw podstawowe
text-label = etykieta +{ $rep }★
text-label-taken = etykieta
text-in-pub = w pubie
text-secret-hidden = tajna receptura
text-secret = Tajne
text-farm-token = Wspólna farma, żeton { $n }
text-farm-closed = zamknięta w tej porze roku
text-farm-open = otwarta w tej porze roku
text-pool = { $n ->
    [0] nikogo
   *[other] zostało: { $n }
 }
text-batches = { $n ->
    [one] 1 warka
    [few] { $n } warki
   *[other] { $n } warek
 }
text-shifts = { $n ->
    [one] 1 zmiana (zostało: { $left })
    [few] { $n } zmiany (zostało: { $left })
   *[other] { $n } zmian (zostało: { $left })
 }
text-first = zaczyna
text-loans-loom = { $n ->
    [one] 1 pożyczka
    [few] { $n } pożyczki
   *[other] { $n } pożyczek
 }
text-brewing = Właśnie się warzy: { $recipe }.
text-receiving = Jeszcze do wyboru: { $goods }.
text-overflow = { $n ->
    [one] O 1 składnik za dużo.
    [few] O { $n } składniki za dużo.
   *[other] O { $n } składników za dużo.
 }
phase-setup = Przygotowanie
phase-season_start = Początek pory roku
phase-market = Rynek
phase-brewery = Browar
phase-season_end = Koniec pory roku
phase-over = Koniec gry
text-score = Wynik
text-holds-label = Złota etykieta:
text-brewed-by = Uwarzone warki:
text-employed-by = Pracuje dla:
text-installed-by = Stoi w browarze:
text-partner-of = Partner:
text-stands-there = Tu w tej porze roku:
text-researched-by = Osiągnięte poziomy:
text-contributed-by = Część opłaca:
text-lying = Leży tu: { $goods }
text-tiles-left = { $n ->
    [0] Nic nie zostało.
    [one] Został 1.
    [few] Zostały { $n }.
   *[other] Zostało { $n }.
 }
text-nothing-there = Nie ma tu nic o nazwie „{ $what }”. Można obejrzeć: { $kinds }.
board-legend =
    Składniki mają swoje pierwsze litery, ★ to reputacja: „2S 1C” to 2 słodu i 1 chmiel. Pole rynku pokazuje, co na nim leży, a w nawiasie, co dodaje każda pora roku; znak gracza to jego robotnik, z ♙ tymczasowy, z + dodatkowy.
    Receptura pokazuje, ile daje każda warka i ile kosztowałaby cię teraz; „!” stoi przy tym, czego ci brak, ✓ przy cenie, na którą cię stać, „−1S Kadź zacierna” jest już odliczone. Zniżkę na dowolny składnik podstawowy odlicza się przy warzeniu. „etykieta +3★” czeka na tego, kto pierwszy sprzeda to piwo.
    Linię czyta się od tanku przez rozlew do sprzedaży. ●●○○ to osiągnięte poziomy badań. ♟ to robotnik, który jeszcze czeka. „Zima −16 $ ! 2 pożyczki” to koszt najbliższej zimy i to, ile pożyczek by wymagał. Wynik jest z tej chwili, po odjęciu pożyczek. ○ jest odtworzone, ◐ częściowo: wersji drukowanej nie znamy.
    Nazwy opcji: place:malt_market:collect, worker:cooper, tile:mash_tun, track:2, brew:simply_stout, process, pass. Bliższe spojrzenie: recipe imperial, worker cooper, tile mash tun, track agronomy, space farm stand, partnership roaster, work process, collaboration, player 2, upkeep; wystarczy część nazwy.

## Koniec

summary-setup = Przygotowanie
summary-season = Rok { $year } z { $years } · { $season }
summary-over = { $years ->
    [one] Koniec po 1 roku
   *[other] Koniec po { $years } latach
 }
outcome-winner = { $winner } ma najsłynniejszy browar
outcome-you = Masz najsłynniejszy browar
outcome-shared = { $winner } dzielą się zwycięstwem
outcome-end = { $years ->
    [one] Gra kończy się po 1 roku.
   *[other] Gra kończy się po { $years } latach.
 }
outcome-place = Miejsce
outcome-player = Gracz
outcome-beers = Piwa
outcome-research = Badania
outcome-tasting = Degust.
outcome-tokens = Żetony
outcome-labels = Etykiety
outcome-collaboration = Koop.
outcome-loans = Pożyczki
outcome-total = Punkty
outcome-money = $
outcome-reasons = { $player }: { $reasons }
outcome-beer = { $recipe } ×{ $count } ({ $points })
outcome-why-no-beers = Ani jednej warki.
outcome-why-beers = Uwarzone piwa – { $beers }: { $points }.
outcome-why-research = Badania na ostatnim poziomie ({ $tracks }): { $points }.
outcome-why-tasting = { $count ->
    [one] Sala degustacyjna z 1 recepturą zaawansowaną: { $points }.
   *[other] Sala degustacyjna z { $count } różnymi recepturami zaawansowanymi: { $points }.
 }
outcome-why-tokens = { $count ->
    [one] 1 żeton reputacji: { $points }.
    [few] { $count } żetony reputacji: { $points }.
   *[other] { $count } żetonów reputacji: { $points }.
 }
outcome-why-labels = { $count ->
    [one] 1 złota etykieta: { $points }.
    [few] { $count } złote etykiety: { $points }.
   *[other] { $count } złotych etykiet: { $points }.
 }
outcome-why-collaboration = { $count ->
    [one] 1 część nieukończonej kooperacji: { $points }.
    [few] { $count } części nieukończonej kooperacji: { $points }.
   *[other] { $count } części nieukończonej kooperacji: { $points }.
 }
outcome-why-loans = { $count ->
    [one] 1 pożyczka: −{ $points }.
    [few] { $count } pożyczki: −{ $points }.
   *[other] { $count } pożyczek: −{ $points }.
 }
outcome-most = Wygrywa { $players } ({ $points } pkt).
outcome-tied = { $players } remisują ({ $points } pkt): rozstrzygają pieniądze.
outcome-money-breaks = { $players } ma więcej pieniędzy ({ $money } $) i wygrywa.
outcome-money-level = { $players } mają też tyle samo pieniędzy (po { $money } $) i dzielą się zwycięstwem.

## Obrazy: browary i gracze

scene-tab-market = Rynek
scene-tab-brewery = Browar
scene-tab-recipes = Receptury
scene-tab-staff = Załoga
scene-tab-lab = Lab
scene-tab-rivals = Rywale
scene-setup = Zanim zaczniemy
scene-season = { $season }, rok { $year }
scene-phase-setup = Przygotowanie
scene-phase-season_start = Początek pory roku
scene-phase-market = Rynek, robotnik { $round }
scene-phase-brewery = Browar, zmiana { $round }
scene-phase-season_end = Koniec pory roku
scene-phase-over = Koniec gry
scene-turn-order = Kolejność: { $names }
scene-first-player = Zaczyna { $name }
scene-place = { $name }: miejsce { $place }
scene-state-own = twoja tura
scene-state-thinking = myśli
scene-state-next = za chwilę
scene-player = { $name }: obecnie { $points } pkt, { $money } $, żetony reputacji: { $rep }, składniki: { $stored } z { $capacity }, { $batches ->
    [one] uwarzona 1 warka
    [few] uwarzone { $batches } warki
   *[other] uwarzonych { $batches } warek
 }. Najbliższa zima będzie kosztować { $upkeep } $. { $state }
scene-shifts = { $count ->
    [one] Zatrudniona 1 zmiana
    [few] Zatrudnione { $count } zmiany
   *[other] Zatrudnionych { $count } zmian
 }, użyte w tej porze roku: { $used }{ $needs ->
    [0] .
   *[other] ; następna wymaga warek: { $needs }.
 }
scene-money = { $name } ma { $count } $
scene-rep = { $name }: żetony reputacji: { $count }
scene-labels = { $name }: { $count ->
    [one] 1 złota etykieta
    [few] { $count } złote etykiety
   *[other] { $count } złotych etykiet
 }
scene-batches = { $name }: { $count ->
    [one] uwarzona 1 warka
    [few] uwarzone { $count } warki
   *[other] uwarzonych { $count } warek
 }
scene-loans = { $name }: { $count ->
    [one] 1 pożyczka
    [few] { $count } pożyczki
   *[other] { $count } pożyczek
 }
scene-word-money = pieniądze
scene-word-rep = reputacja
scene-word-labels = { $count ->
    [one] etykieta
    [few] etykiety
   *[other] etykiet
 }
scene-word-loans = { $count ->
    [one] pożyczka
    [few] pożyczki
   *[other] pożyczek
 }
scene-next-shift = zmiana { $number }: od { $count }
scene-shift-ready = zmiana { $number } dostępna
scene-due = { $loans ->
    [0] zimą
    [one] zimą: 1 pożyczka!
    [few] zimą: { $loans } pożyczki!
   *[other] zimą: { $loans } pożyczek!
 }
scene-upkeep = Najbliższa zima będzie kosztować { $total } $ przy obecnym stanie{ $loans ->
    [0] .
    [one] ; potrzebna byłaby 1 pożyczka.
    [few] ; potrzebne byłyby { $loans } pożyczki.
   *[other] ; potrzebnych byłoby { $loans } pożyczek.
 }
scene-points = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
scene-score = { $name }: obecnie { $points } pkt
scene-storehouse = Magazyn
scene-hall = Produkcja
scene-lab = Badania
scene-no-lab = Trwa wybór strony laboratorium.
scene-of = { $number } z { $all }
scene-store = Składniki w magazynie: { $count } z { $capacity }
scene-stored = { $name }: { $kind } { $count }
scene-none = nic
scene-empty = puste
scene-line = Fermentuje: { $fermenting }. W butelkach: { $bottled }. Sprzedane: { $sold }.
scene-unit = { $place }, fermentuje: { $fermenting }; w butelkach: { $bottled }.
scene-at-production_line = Linia
scene-at-pub = Pub
scene-fermenting = Fermentuje
scene-bottled = W butelkach
scene-sold = Sprzedane
scene-freight = { $name }: { $count ->
    [one] sprzedana 1 warka
    [few] sprzedane { $count } warki
   *[other] sprzedanych { $count } warek
 }
scene-tile = { $tile }: { $does } (utrzymanie { $upkeep } $)
scene-no-tiles = bez kafli
scene-plot = Posadzone: { $kind }; plon jesienią: { $count }
scene-plot-empty = Puste poletko: można je obsadzić wiosną
scene-no-people = jeszcze bez załogi
scene-no-papers = bez partnerstw i złotych etykiet
scene-hired = { $worker }: { $does } (płaca { $wage } $)
scene-label-of = Złota etykieta: { $recipe }, { $points } pkt reputacji
scene-secret = Tajna receptura: { $recipe }
scene-secret-hidden = Tajna receptura
scene-pool = { $count ->
    [one] Do zatrudnienia został 1 pracownik tymczasowy.
   *[other] Do zatrudnienia zostało pracowników tymczasowych: { $count }.
 }
scene-temporary-comes = { $season }: { $count ->
    [one] pracownik tymczasowy ({ $name })
   *[other] pracownicy tymczasowi: { $count } ({ $name })
 }
scene-section-held = Część kooperacji: { $section }
scene-level-experimental = raz
scene-level-winter = zimą
scene-level-permanent = zawsze
scene-level-final = koniec
scene-track = { $track }: poziom { $place } z { $places }
scene-track-of = { $name }: poziom { $place }.
scene-brewed-by = { $name }: { $count ->
    [one] uwarzona 1 warka.
    [few] uwarzone { $count } warki.
   *[other] uwarzonych { $count } warek.
 }
scene-tiles-left = { $count ->
    [one] W zasobach został 1.
    [few] W zasobach zostały { $count }.
   *[other] W zasobach zostało { $count }.
 }
scene-stands = W tej porze roku stoi tu: { $names }.
scene-held-by = Tę część opłaca { $name }.
scene-about-process = Sprzedaj, co jest w butelkach, rozlej, co fermentuje, potem warz w każdym pustym tanku. Warka sprzedaje się więc dwie produkcje piwa po uwarzeniu. W trzy lub więcej osób możesz też dołożyć się do kooperacji, przed produkcją lub po niej.
scene-about-collaborate = Zapłać wszystkie składniki jednej wolnej części receptury kooperacji; nagroda przychodzi, gdy wypełnione są wszystkie części. Można to połączyć z produkcją piwa w jednej akcji.
scene-about-research = Przesuń jeden ze swoich czterech znaczników badań o poziom dalej. Osiągnięte poziomy zostają twoje, gdy znacznik idzie dalej.
scene-about-install = Weź kafel rodzaju, którego jeszcze nie masz. Teraz nic nie kosztuje, ale każdej zimy płacisz za utrzymanie, w tym roku też.
scene-about-secret_recipe = Wybierz jedną z receptur spoza gry. Warzyć ją możesz tylko ty, a inni zobaczą ją, gdy to zrobisz. Jej pierwsza sprzedaż daje dodatkową reputację.
scene-about-spring = Wiosna kończy się sadzeniem na farmach. Kto chce plonów, potrzebuje do tego czasu Farmy.
scene-about-summer = Na koniec lata nie dzieje się nic więcej.
scene-about-autumn = Jesień kończy się zbiorem tego, co posadzono. Sprawdź, ile będzie kosztować zima: została jeszcze jedna pora roku, by to zarobić.
scene-about-winter = Zima zaczyna się korzyściami z badań, a kończy kosztami utrzymania: za browar, kafle, płace i zmiany. Czego brakuje, pokrywają pożyczki, a te kosztują reputację.
scene-one-more = Weź jeszcze: { $kind }
scene-upkeep-of = { $name }: koszty najbliższej zimy
scene-upkeep-printed = Magazyn, laboratorium, linia
scene-upkeep-total = Do zapłaty zimą
scene-score-of = { $name }: wynik
scene-score-now = Stan na teraz: piwa liczą się od chwili uwarzenia, badania dopiero na ostatnim poziomie.
scene-score-total = Punkty
scene-batches-of = { $name }: { $count ->
    [one] uwarzona 1 warka
    [few] uwarzone { $count } warki
   *[other] uwarzonych { $count } warek
 }
scene-labels-held = Złote etykiety: { $recipes }

## Obrazy wspólnych plansz

brewery-worker = { $kind ->
    [temporary] Pracownik tymczasowy: { $name }
    [extra] Dodatkowy robotnik: { $name }
   *[worker] Robotnik: { $name }
 }
brewery-unknown-batch = Tajna receptura
brewery-batch = { $recipe }: { $where }
brewery-tile-gift = Od razu bierzesz { $goods }.
brewery-market = Rynek
brewery-market-hint = po jednym robotniku na polu
brewery-or = /
brewery-year = Rok
brewery-season-number = pora { $number } z { $all }
brewery-season-label = { $season }, rok { $year } z { $years }
brewery-phase-setup = Start
brewery-phase-season_start = Start
brewery-phase-market = Rynek
brewery-phase-brewery = Browar
brewery-phase-season_end = Koniec
brewery-actions = Akcje browaru
brewery-shifts = { $count ->
    [0] Wszystkie zmiany już po pracy
    [one] Do pracy została 1 zmiana
    [few] Do pracy zostały { $count } zmiany
   *[other] Do pracy zostało { $count } zmian
 }
brewery-recipes = Receptury
brewery-family-ale = Ale
brewery-family-porter = Portery
brewery-family-stout = Stouty
brewery-recipe = { $recipe }, { $family }, reputacja { $rep }
brewery-gold-label = Złota etykieta: { $recipe }
brewery-for-hire = Kandydaci
brewery-no-workers = brak kandydatów
brewery-more-workers = { $count ->
    [one] jeszcze 1 w agencji
   *[other] jeszcze { $count } w agencji
 }
brewery-partnerships = Partnerstwa
brewery-no-partners = nie ma już partnerstw
brewery-tiles = Budynki i wyposażenie
brewery-tile = { $tile }: zostało { $left }
brewery-collaboration = Kooperacja
brewery-choose-recipe = Wybierz swoją tajną recepturę
brewery-choose-card = Agencja pracy proponuje: wybierz kogoś
brewery-choose-side = Wybierz stronę swojego laboratorium

# ── krócej, gdzie jest mało miejsca ──
space-brief-malt_market = Targ słodu
space-brief-hops_market = Targ chmielu
space-brief-yeast_market = Targ drożdży
space-brief-farm_stand = Stragan
space-brief-private_investor = Inwestor
space-brief-worker_fair = Targi pracy
space-brief-staff_office = Biuro kadr
space-brief-homebrew_shop = Dla piwowara
space-brief-ext_malt = Targ słodu 2
space-brief-ext_hops_yeast = Chmiel, drożdże
space-brief-ext_orchard = Droga do sadu
space-brief-ext_grain_hops = Ziarno, chmiel
space-brief-ext_staff = Biuro kadr 2
space-brief-ext_specialty = Delikatesy 2
space-brief-five_malt = Targ słodu 2
space-brief-five_hops = Targ chmielu 2
space-brief-five_hops_yeast = Chmiel, drożdże
space-brief-five_grain_yeast = Ziarno, drożdże
space-brief-five_orchard = Droga do sadu
space-brief-five_staff = Biuro kadr 2
space-brief-five_specialty = Delikatesy 2
space-brief-temporary_workers = Tymczasowi
space-brief-commodities_exchange = Giełda
space-brief-job_agency = Agencja pracy
space-brief-community_farm = Wspólna farma
recipe-brief-everyday_ale = Everyday Ale
recipe-brief-pumpkin_ale = Pumpkin Ale
recipe-brief-lambic_ale = Lambic
recipe-brief-golden_apple_ale = Golden Apple
recipe-brief-apricot_pale_ale = Apricot Pale Ale
recipe-brief-belgian_quad = Belgian Quad
recipe-brief-mars_needs_ipa = Mars Needs IPA
recipe-brief-barleywine = Barleywine
recipe-brief-pleasantly_porter = Pleasantly Porter
recipe-brief-smoked_porter = Smoked Porter
recipe-brief-sweet_crush_vanilla_porter = Vanilla Porter
recipe-brief-vivajava_coffee_porter = Coffee Porter
recipe-brief-black_and_brue = Black & Brue
recipe-brief-cherry_porter = Cherry Porter
recipe-brief-honey_porter = Honey Porter
recipe-brief-cinnamon_porter = Cinnamon Porter
recipe-brief-simply_stout = Simply Stout
recipe-brief-coffee_stout = Coffee Stout
recipe-brief-imperial_stout = Imperial Stout
recipe-brief-blackberry_stout = Blackberry Stout
recipe-brief-chocolate_espresso_stout = Espresso Stout
recipe-brief-oat_soda_stout = Oat Soda Stout
recipe-brief-back_alley_dark_stout = Dark Stout
recipe-brief-russian_imperial_stout = Russian Imperial
tile-brief-storehouse = Magazyn 2
tile-brief-mash_tun = Kadź
tile-brief-yeast_lab = Drożdże
tile-brief-hop_infuser = Infuzer
tile-brief-oak_barrels = Beczki
tile-brief-tasting_room = Degustacje
tile-brief-double_line = Podwójna linia
tile-brief-loading_dock = Rampa
worker-brief-hop_buyer = Kupiec chmielu
worker-brief-yeast_biologist = Biolog drożdży
worker-brief-warehouse_manager = Szef magazynu
worker-brief-tour_guide = Przewodnik
worker-brief-night_foreman = Brygadzista
worker-brief-master_gardener = Ogrodnik
worker-brief-hop_chemist = Chemik chmielu
worker-brief-lab_director = Szef badań
worker-brief-plant_engineer = Inżynier
worker-brief-marketing_director = Marketing
worker-brief-community_liaison = Łącznik
worker-brief-quality_inspector = Kontroler
worker-brief-volume_manager = Hurtownik
worker-brief-investor_relations = Inwestorzy
worker-brief-flavour_specialist = Znawca smaków
partnership-brief-spice_importer = Przyprawy
partnership-brief-yeast_bank = Bank drożdży

## Z bliska: czym coś jest, co robi i co daje, w zdaniach


## Co znaczą ikony

thing-worker = Robotnik na rynek: raz na porę roku stawia się go na wolnym polu, które działa od razu. Musi stanąć tam, gdzie może coś zrobić, a na koniec pory roku wraca do domu.
thing-temporary = Pracownik tymczasowy pomaga przez jedną porę roku: na rynku albo jako jedna dodatkowa akcja browaru. Kto go nie użyje, ten go traci.
thing-extra = Dodatkowy znacznik, który stawia się jak robotnika na koniec fazy rynku, ale nigdy na wspólnej farmie.
thing-board-market = Rynek. Niektóre pola co porę roku dostają towar, do tego, co jeszcze tam leży; kto przyjdzie, bierze wszystko. Pozostałe robią to, co wydrukowano. Każde pole przyjmuje jednego robotnika na porę roku.
thing-board-brewery = Po rynku każda zmiana gracza wykonuje jedną z tych akcji. Nigdy nie są zablokowane: każdy może zrobić to samo, i dwa razy to samo.
thing-board-collaboration = Wspólna receptura w częściach. Kto opłaci część, ten ją ma; gdy wypełnione są wszystkie, każdy dostaje nagrody za swoje części i wszystkie są znów wolne.
thing-board-recipes = Piwa, które każdy może warzyć. Warka kosztuje składniki receptury i daje jej reputację od chwili, gdy jest w tanku. Kłódka: najpierw uwarz podstawowe piwo tego rodzaju. Za pierwszą sprzedaż zaawansowanego piwa dostaje się jego złotą etykietę.
thing-board-people = Pracownicy wykwalifikowani do zatrudnienia: teraz nic nie kosztują, każdej zimy należy im się płaca, a zdolność jest stała. Na miejsce zatrudnionej karty nie przychodzi nowa.
thing-board-exchange = Giełda towarowa: robotnik oddaje tu jeden składnik i bierze kilka innych, raz, po jednym z podanych kursów.
thing-board-partnerships = Lokalne partnerstwa: kto ma takie, może wymieniać tak, jak podaje karta, ile razy chce, przy każdej swojej decyzji. Zimą nic nie kosztują.
thing-board-tiles = Budynki i wyposażenie: każdy gracz może dobudować po jednym z każdego rodzaju. Dobudowanie nic nie kosztuje, kafel działa od tej chwili, a każdej zimy płaci się za utrzymanie.
thing-first-player = Pierwszy gracz zaczyna każdą fazę. Kto skorzysta z Prywatnego inwestora, przejmuje znacznik i zaczyna od fazy browaru tej samej pory roku. Poza tym znacznik zostaje, gdzie jest.
thing-turn-order = W tej kolejności działają wszyscy, począwszy od pierwszego gracza.
thing-lab = Cztery tory badań. Każde badania przesuwają jeden znacznik o poziom dalej: pierwszy poziom daje coś raz, drugi każdej zimy, trzeci działa odtąd zawsze, ostatni punktuje na koniec. Wszystkie osiągnięte poziomy zostają twoje.
thing-season = Rok ma cztery pory, a gra trwa trzy lata. W każdej porze roku przychodzi towar, stawia się robotników, pracują zmiany. Na koniec zimy każdy płaci utrzymanie.
thing-shifts = Zmiana to załoga, która wykonuje jedną akcję browaru na porę roku i każdej zimy kosztuje swoją płacę. Zaczynasz z jedną; następną zatrudnia Biuro kadr, gdy masz dość uwarzonych warek.
thing-choosing = To trzeba teraz rozstrzygnąć: wybierz coś z tego, co tu leży.
thing-side = Strona laboratorium: wybiera się ją przed początkiem gry i zostaje na całą grę.
thing-production = Warka fermentuje w tanku, następna produkcja piwa ją rozlewa, a kolejna sprzedaje. Punktuje od chwili, gdy jest w tanku, sprzedana czy nie.
thing-labels = Złotą etykietę zdobywa się pierwszą sprzedażą zaawansowanego piwa; jest po jednej na każde. Pierwsze warzenie nie wystarczy.
thing-stored = Ze składników według receptur warzy się piwo. Wszystkie rodzaje razem muszą zmieścić się w magazynie; co się nie mieści, wraca do zasobów, a co zostaje na koniec, nie daje punktów.
thing-money = Pieniądze są na zimę: na utrzymanie browaru i kafli, płace zmian i ludzi. Zatrudnianie i rozbudowa od razu nic nie kosztują. Na koniec pieniądze tylko rozstrzygają remisy.
thing-rep = Reputacja daje zwycięstwo. Korona liczy całą obecną reputację, każde piwo od chwili, gdy jest w tanku. Tarcza liczy tylko żetony: punkty zdobyte po drodze.
thing-loans = Kto nie może zapłacić za utrzymanie, bierze pożyczki po 2 $. Nigdy się ich nie spłaca: pierwsza kosztuje na koniec 2 reputacji, każda następna 3.
icon-basic_any = dowolny składnik podstawowy
icon-special_any = dowolny składnik specjalny
icon-any = dowolny składnik
icon-kettle = warzenie lub tank
icon-bottle = w butelkach
icon-truck = sprzedane
icon-flask = badania
icon-wrench = rozbudowa
icon-hand = kooperacja
icon-secret = tajna receptura
icon-snow = co zimę
icon-always = odtąd zawsze
icon-once = raz, teraz
icon-again = za każdym razem
icon-sell = gdy sprzedajesz
icon-stall = na rynku
icon-sprout = sadzenie
icon-sickle = zbiory
icon-lock = jeszcze nie: najpierw piwo podstawowe
icon-swap = wymiana
icon-season = na początku pory roku
icon-beer = piwo
icon-money = pieniądze
icon-rep = reputacja
icon-loan = pożyczka
icon-label = złota etykieta
icon-batch = warka
icon-cube = składniki
icon-hire = pracownik wykwalifikowany
icon-shift = zmiana
icon-partner = partnerstwo
icon-tile = budynek lub wyposażenie
icon-first = pierwszy gracz
icon-pawn = robotnik
icon-temporary = pracownik tymczasowy
icon-recipes = zaawansowane piwo
icon-kind-hop = symbol chmielu
icon-kind-barrel = symbol beczki
icon-laurel = na koniec gry
icon-crown = obecny wynik

## Z bliska: czym coś jest, zanim powie się, co robi

about-skilled-worker = Pracownik wykwalifikowany: po zatrudnieniu zdolność jest twoja do końca gry.
about-partnership = Lokalne partnerstwo: weź je na rynku, zatrzymaj do końca i wymieniaj tak, jak podaje.
about-track = Tor badań: każde badania przesuwają twój znacznik o poziom dalej, a wszystkie osiągnięte poziomy zostają twoje.
about-space-one = Pole rynku dla jednego robotnika na porę roku.
about-space-any = Pole rynku dla dowolnej liczby robotników.

# Na co warto uważać.
tip-recipe-basic = Jego pierwsza warka otwiera ci zaawansowane piwa tego rodzaju.
tip-recipe-advanced = Do sprzedaży licz jeszcze dwie produkcje piwa; do punktów wystarczy warzenie.
tip-tile-storehouse = Opłaca się, jeśli czekasz, aż nazbiera się towar, albo chcesz warzyć duże receptury.
tip-tile-mash_tun = Oszczędza przy każdej warce w każdym tanku, więc dobuduj ją wcześnie.
tip-tile-yeast_lab = Drożdże przychodzą po warzeniu: możesz ich użyć od następnej akcji.
tip-tile-farm = Farmę dobudowaną wiosną można obsadzić tej samej wiosny. To, co na niej rośnie, nie zajmuje miejsca w magazynie.
tip-tile-hop_infuser = Nagradza warzenie, nie sprzedaż, i tylko warki uwarzone po dobudowaniu. Symbol chmielu mają wszystkie piwa ale.
tip-tile-oak_barrels = Nagradzają warzenie, nie sprzedaż, i tylko warki uwarzone po dobudowaniu. Symbol beczki mają wszystkie stouty i większość porterów.
tip-tile-tasting_room = Liczy całą grę, więc możesz dobudować ją późno; ale za utrzymanie płacisz też w ostatnią zimę.
tip-tile-brewpub = Więcej tanków wymaga więcej składników: bez nich tank stoi pusty, a za utrzymanie i tak płacisz.
tip-tile-double_line = Więcej tanków wymaga więcej składników: bez nich tank stoi pusty, a za utrzymanie i tak płacisz.
tip-tile-loading_dock = Mając więcej niż jeden tank, sprzedajesz kilka warek naraz i wtedy opłaca się najbardziej.
tip-worker-malt_buyer = Premia zależy od tego, co daje samo pole, i przychodzi raz na każdego postawionego robotnika.
tip-worker-hop_buyer = Premia zależy od tego, co daje samo pole, i przychodzi raz na każdego postawionego robotnika.
tip-worker-yeast_biologist = Premia zależy od tego, co daje samo pole, i przychodzi raz na każdego postawionego robotnika.
tip-worker-forager = Wysoka płaca: opłaca się, jeśli warzysz piwa ze składnikami specjalnymi.
tip-worker-delivery_driver = Daje pieniądze raz na każdą sprzedaż, nie za każdą warkę.
tip-worker-warehouse_manager = Nowe miejsca liczą się od razu, także dla składników, które przychodzą z tą kartą.
tip-worker-head_brewer = Wystarczy jedna zaawansowana warka w akcji; kolejne nie dają więcej.
tip-worker-tour_guide = Nagradza różnorodność: każde zaawansowane piwo liczy się raz i tylko wtedy, gdy jego pierwsza sprzedaż jest po zatrudnieniu.
tip-worker-accountant = Jego własna płaca też jest w rachunku, więc zysk jest nieco mniejszy, niż się wydaje.
tip-worker-purchasing_agent = Znacznik stawia się na końcu, gdy najlepsze pola są zajęte; nie może stanąć na wspólnej farmie.
tip-worker-night_foreman = Dodatkowa akcja przychodzi tuż przed utrzymaniem: pora sprzedać jeszcze raz.
tip-worker-master_gardener = Bez własnej Farmy nic nie daje; na wspólnej farmie nie działa.
tip-worker-cooper = Daje pieniądze przy sprzedaży, za każdą warkę: stouty i większość porterów.
tip-worker-hop_chemist = Tylko piwa ale; receptura z jednym chmielem się nie zmienia.
tip-worker-maltster = Liczy się wydrukowana liczba, także gdy coś innego już obniżyło cenę warki.
tip-worker-lab_director = Dodatkowy krok może być na innym torze. Działa przy pierwszych badaniach w każdym roku.
tip-worker-plant_engineer = Działa przy kaflach dobudowanych po zatrudnieniu.
tip-worker-marketing_director = Etykiety, które już masz, nic nie dają; zatrudnij, zanim sprzedasz.
tip-worker-community_liaison = Nagroda przychodzi dopiero, gdy cała receptura jest ukończona, więc wybieraj części, które inni dokończą.
tip-worker-bartender = Bez Pubu nic nie daje.
tip-worker-quality_inspector = Warki sprzedane przed zatrudnieniem też się liczą, ale ta, która dopełnia liczby, musi być sprzedana po nim.
tip-worker-volume_manager = Raz na każdą sprzedaż, bez względu na liczbę podstawowych warek.
tip-worker-investor_relations = Za każdym razem wymaga robotnika u Prywatnego inwestora, a przy tym daje ci znacznik pierwszego gracza.
tip-worker-flavour_specialist = Składnika specjalnego potrzebujesz w każdym razie; dowolny jest tylko rodzaj.
tip-partnership-spice_importer = Możesz z niego korzystać w środku swojej tury, tuż przed warzeniem.
tip-partnership-coffee_roaster = Zachowaj dość słodu na samego stouta.
tip-partnership-fruit_orchard = Owoce można sadzić na Farmie.
tip-partnership-yeast_bank = Drożdże najszybciej kończą się początkującym.
tip-track-basic_agronomy = Ostatni poziom liczy to, co leży w twoim magazynie na samym końcu.
tip-track-basic_fermentation = Trzeci poziom oszczędza przy pierwszej warce każdej produkcji piwa, więc dojdź do niego wcześnie.
tip-track-basic_business = Drugi poziom płaci tuż przed rynkiem każdej zimy, w samą porę na utrzymanie.
tip-track-basic_flavour = Ostatni poziom liczy złote etykiety: sprzedawaj zaawansowane piwa przed innymi.
tip-track-advanced_terroir = Wymienić można tylko to, co daje samo pole, nie to, co dodaje premia.
tip-track-advanced_engineering = Za kafel z pierwszego poziomu płaci się utrzymanie jak za każdy inny.
tip-track-advanced_brand = Każda zaawansowana receptura liczy się, gdy warzysz ją po raz pierwszy.
tip-track-advanced_people = Pracownik z pierwszego poziomu chce płacy jak każdy inny.
tip-space-malt_market = Sprawdź przed innymi, ile tam leży: w tej porze roku nikt więcej tu nie przyjdzie.
tip-space-hops_market = Większość piw wymaga tylko jednego chmielu, piwa ale kilku.
tip-space-yeast_market = Drożdży wymaga każde piwo, a co porę roku przychodzi ich mało.
tip-space-farm_stand = Dwa rodzaje jednym robotnikiem.
tip-space-private_investor = Działasz jako pierwszy gracz już w browarze tej pory roku: dość, by wygrać wyścig o złotą etykietę.
tip-space-worker_fair = Zatrudniaj wcześnie: zdolność zarabia w każdej porze roku, płaca należy się każdej zimy.
tip-space-staff_office = Zmiana wymaga uwarzonych warek, nie sprzedanych. Pracuje już w tej porze roku i każdej zimy kosztuje swoją płacę.
tip-space-specialty_shop = Spójrz najpierw na receptury: każde zaawansowane piwo wymaga swojego rodzaju.
tip-space-homebrew_shop = Jesienią i zimą te pieniądze mogą oszczędzić ci pożyczki.
tip-space-ext_orchard = Owoce można sadzić na Farmie.
tip-space-five_orchard = Owoce można sadzić na Farmie.
tip-space-ext_staff = Zmiana wymaga uwarzonych warek, nie sprzedanych. Pracuje już w tej porze roku i każdej zimy kosztuje swoją płacę.
tip-space-five_staff = Zmiana wymaga uwarzonych warek, nie sprzedanych. Pracuje już w tej porze roku i każdej zimy kosztuje swoją płacę.
tip-space-temporary_workers = Płacisz teraz, a oni przychodzą w następnych porach roku. Zimą nic nie kosztują.
tip-space-commodities_exchange = Co nie mieści się w magazynie, wraca do zasobów, więc zrób najpierw miejsce.
tip-space-job_agency = Karty widzisz, zanim zdecydujesz, a płacisz tylko wtedy, gdy zatrudniasz.
tip-space-community_farm = Kto sadzi, bierze żeton, a plony dzieli się według żetonów. Farma zamyka się po wiośnie i w ostatnią zimę.
tip-ingredient-malt = Składnik podstawowy, w każdym piwie. Rynek uzupełnia go co porę roku.
tip-ingredient-hops = Składnik podstawowy, w każdym piwie. Rynek uzupełnia go co porę roku.
tip-ingredient-yeast = Składnik podstawowy, w każdym piwie, i rzadki: rynek uzupełnia go po trochu.
tip-ingredient-spice = Składnik specjalny, do niektórych zaawansowanych piw. Weź go w Delikatesach albo zrobi go Importer przypraw.
tip-ingredient-coffee = Składnik specjalny, do niektórych zaawansowanych piw. Weź go w Delikatesach albo zdaj się na Palarnię kawy.
tip-ingredient-fruit = Składnik specjalny, do niektórych zaawansowanych piw. Weź go w Delikatesach albo wyhoduj na Farmie.

## Cel i po jednym zdaniu pomocy dla tego, kto spotyka decyzję po raz pierwszy

aim = Zdobądź w trzy lata najwięcej reputacji: warz piwo, zdobywaj złote etykiety i nie bierz pożyczek.
help-place = Postaw robotnika na wolnym polu i od razu zrób, co ono mówi; pola z towarem dają ci wszystko, co tam leży.
help-place-more = Możesz teraz postawić jeszcze jednego robotnika, tak jak innych; albo zrezygnować.
help-overflow = Wziąć trzeba było wszystko; teraz oddaj, co się nie mieści. Zachowaj to, czego wymaga twoja następna receptura.
help-wildcard = Rodzaj wybierasz ty, dla każdego składnika osobno. Sprawdź, czego brakuje twojej następnej recepturze.
help-worker = Zatrudnienie teraz nic nie kosztuje, ale płaca z karty należy się każdej zimy. Zdolność trwa do końca.
help-partnership = Partnerstwo nigdy nic nie kosztuje: wymienia składniki, ile razy chcesz, przy każdej twojej decyzji.
help-line = Oddajesz jeden składnik i bierzesz kilka. Co nie mieści się w magazynie, wraca do zasobów.
help-agency = Zatrudnij kogoś z nich za opłatę i płacę każdej zimy albo nikogo; wtedy nie płacisz nic.
help-community = Posadź składnik, który jeszcze tam nie rośnie; jesienią każdy, kto sadził, dostaje udział w całych plonach.
help-brewery = Twoja zmiana wykonuje jedną akcję; nikt jej nie zablokuje. Jeśli coś z tanku lub butelek może pójść dalej, Produkcja piwa rzadko jest błędem.
help-parts = Produkcja i kooperacja to dwie części jednej akcji: możesz wykonać obie, w dowolnej kolejności.
help-brew = Napełnij pusty tank: warka punktuje, gdy tylko jest uwarzona. Piwa z kłódką wymagają najpierw podstawowego piwa swojego rodzaju.
help-reduce = Coś obniża cenę tej warki: wybierz, który składnik oszczędzasz. Zachowaj ten, który trudno zdobyć.
help-replace = Za jeden składnik specjalny tej receptury możesz zapłacić innym specjalnym albo zapłacić zgodnie z recepturą.
help-section = Opłać jedną część wspólnej receptury; nagrodę dostajesz, gdy wypełnione są wszystkie, przez kogokolwiek.
help-pay = Może to być dowolny składnik specjalny. Oddaj te, których nie wymagają twoje receptury.
help-track = Twój znacznik idzie o poziom dalej. Poziom pierwszy daje coś teraz, drugi każdej zimy, trzeci odtąd zawsze, czwarty na koniec.
help-tile = Kafel teraz nic nie kosztuje, ale każdej zimy płacisz za utrzymanie. Weź to, co będzie działać często.
help-secret = Wybierz piwo, do którego zdobędziesz składniki; najpierw trzeba mieć uwarzone podstawowe piwo tego rodzaju.
help-benefit = Dostajesz je wszystkie. Wybierz, która jest pierwsza; ma to znaczenie tylko wtedy, gdy magazyn jest prawie pełny.
help-plant = Jeden składnik teraz daje jesienią kilka. Na każde poletko idzie jeden; możesz zostawić je puste.
help-leftover = Tego nie dało się podzielić po równo. Weź jeden składnik; po tobie wybiera właściciel następnego żetonu.
help-last-conversion = Ostatnia okazja do wymiany; coś warte jest już tylko to, co liczą twoje badania.
help-swap = Świeżo wzięty składnik możesz wymienić na wybrany podstawowy.
help-side = Strona podstawowa jest prostsza, zaawansowana nagradza plan. Inni zobaczą twój wybór, gdy wybiorą wszyscy.
help-first = Wybierz, kto zaczyna pierwszą porę roku; dalsi gracze mają na początku trochę więcej.
help-draw-recipe = Wybierz recepturę, która wchodzi do gry; przy prawdziwym stole się ją losuje.
help-draw-worker = Wybierz pracownika wykwalifikowanego, który wchodzi do gry; przy prawdziwym stole kartę się losuje.
help-draw-agency = Wybierz kartę, którą pokazuje Agencja pracy; przy prawdziwym stole się ją losuje.

## Nagłówki tabel książki

book-space = Pole
book-does = Co robi
book-players = Gracze
book-restock-or-choice = Uzupełnienie lub wybór
book-partnership = Partnerstwo
book-exchange = Wymiana
book-give = Oddajesz
book-receive = Dostajesz
book-reward = Nagroda
book-beer = Piwo
book-family = Rodzaj
book-sign = Symbol
book-batch = Warka wymaga
book-tile = Kafel
book-each-winter = Każdej zimy
book-brings = Daje od razu
book-section = Część
book-shift = Zmiana
book-after-batches = Po tylu uwarzonych warkach
book-worker = Pracownik wykwalifikowany
book-wage = Płaca
book-discovery = Gra wprowadzająca
book-track = Tor
book-levels = Poziomy

## Znaki po liczbie, gdy książka jest czytana na głos albo w terminalu: 4 monety

book-sign-basic-any = { $count ->
    [one] dowolny składnik podstawowy
    [few] dowolne składniki podstawowe
    [many] dowolnych składników podstawowych
   *[other] dowolne składniki podstawowe
 }
book-sign-special-any = { $count ->
    [one] dowolny składnik specjalny
    [few] dowolne składniki specjalne
    [many] dowolnych składników specjalnych
   *[other] dowolne składniki specjalne
 }
book-sign-batch = { $count ->
    [one] warka
    [few] warki
    [many] warek
   *[other] warki
 }
book-sign-cube = { $count ->
    [one] składnik
    [few] składniki
    [many] składników
   *[other] składniki
 }
book-sign-sprout = { $count ->
    [one] posadzony
    [few] posadzone
    [many] posadzonych
   *[other] posadzone
 }
book-sign-kettle = { $count ->
    [one] tank
    [few] tanki
    [many] tanków
   *[other] tanki
 }
