# Cavern Tavern: co się mówi przy jego stole.

## Gra

game-blurb = Nocna zmiana w karczmie pełnej nieznośnych gości: kości zdobywają składniki, zamówienia się spóźniają, a szef wszystko słyszy.

## Nazwy. Bez liczby (nagłówki) obowiązuje forma [other].

goods-vp = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punkty
 }
goods-modifiers = { $count ->
    [one] żeton modyfikatora
    [few] żetony modyfikatora
    [many] żetonów modyfikatora
   *[other] żetony modyfikatora
 }
goods-mrs_nasty = { $count ->
    [one] żeton Mrs. Nasty
    [few] żetony Mrs. Nasty
    [many] żetonów Mrs. Nasty
   *[other] żetony Mrs. Nasty
 }
race-human = Człowiek
race-dwarf = Krasnolud
race-halfling = Niziołek
race-elf = Elf
race-green_elf = Zielony elf
race-trobit = Trobit
ingredient-fruit = Owoce
ingredient-herbs = Zioła
ingredient-syrup = Syrop
ingredient-rocks = Kamienie
ingredient-mead = Miód pitny
ingredient-nectar = Nektar
ingredient-wine = Wino
ingredient-elixir = Eliksir
ingredient-ambrosia = Ambrozja
ingredient-beer = Piwo
ingredient-liqueur = Likier
ingredient-spirits = Okowita
ingredient-magic_potion = Mikstura
section-cellar = Piwnica
section-kitchen = Kuchnia
section-chore = Obowiązki
section-office = Biuro Nasty’ego
section-workshop = Pracownia maga
section-chamber = Tajna komnata
section-mess = Sala
track-nasty = Tor Nasty’ego
track-kitchen = Tor kuchni
track-chore = Tor obowiązków
area-cellar_1 = Piwnica 1
area-cellar_2 = Piwnica 2
area-cellar_3 = Piwnica 3
area-cellar_4 = Piwnica 4
area-cellar_5 = Piwnica 5
area-cellar_6 = Piwnica 6
area-make_lunch = Obiad dla Nasty’ego
area-roast_meat = Pieczenie mięsa
area-cook_dragon_eggs = Gotowanie smoczych jaj
area-wash_dishes = Mycie naczyń
area-cut_meat = Krojenie mięsa
area-serve_dinner = Podanie kolacji
area-wipe_tables = Wycieranie stołów
area-mop_floor = Mycie podłogi
area-prepare_rooms = Szykowanie pokoi
area-chop_wood = Rąbanie drewna
area-fix_roof = Łatanie dachu
area-entertain_guests = Zabawianie gości
area-office_talk_to_nasty = Rozmowa z Nastym
area-workshop_replace_order = Zmiana zamówienia
area-workshop_item = Przedmiot
area-workshop_magic_potion = Mikstura
area-chamber_task_1 = Tajna komnata, miejsce 1
area-chamber_task_2 = Tajna komnata, miejsce 2
area-chamber_task_3 = Tajna komnata, miejsce 3
area-chamber_talk_to_mrs_nasty = Rozmowa z Mrs. Nasty
task-peel_the_turnips = Obieranie rzepy
task-stir_the_cauldron = Mieszanie w kotle
task-bake_the_night_bread = Nocny wypiek
task-skim_the_broth = Zbieranie szumowin
task-carve_the_boar = Porcjowanie dzika
task-glaze_the_griffin = Gryf w glazurze
task-host_the_tasting = Wielka degustacja
task-trim_the_candles = Przycinanie knotów
task-catch_the_rats = Łapanie szczurów
task-roll_in_the_barrels = Toczenie beczek
task-air_the_mattresses = Wietrzenie sienników
task-mend_the_chimney = Naprawa komina
task-guard_the_back_door = Warta na tyłach
task-repaint_the_sign = Malowanie szyldu
task-carry_a_sealed_letter = List z pieczęcią
task-copy_a_map = Kopiowanie mapy
task-distract_the_informer = Zagadanie szpicla
task-appraise_the_loot = Wycena łupów
task-decant_the_rare_cask = Rozlew rarytasu
task-brew_for_the_wizard = Napar dla maga
task-seal_the_bargain = Dobicie targu
order-toll_road_red = Toll Road Red
    .gloss = Czerwone z rogatki
order-harbour_rumour = Harbour Rumour
    .gloss = Portowa plotka
order-tax_collector = Tax Collector
    .gloss = Poborca podatków
order-deserters_courage = Deserter’s Courage
    .gloss = Odwaga dezertera
order-crossroads_flip = Crossroads Flip
    .gloss = Flip z rozstajów
order-beggar_king = Beggar King
    .gloss = Król żebraków
order-widows_lantern = Widow’s Lantern
    .gloss = Latarnia wdowy
order-last_banner = Last Banner
    .gloss = Ostatni sztandar
order-gravel_sour = Gravel Sour
    .gloss = Kwaśny żwirek
order-anvil_spark = Anvil Spark
    .gloss = Iskra z kowadła
order-bearded_aunt = Bearded Aunt
    .gloss = Brodata ciotka
order-pickaxe_sling = Pickaxe Sling
    .gloss = Sling z kilofem
order-mine_cart = Mine Cart
    .gloss = Górniczy wózek
order-forge_cooler = Forge Cooler
    .gloss = Ochłoda kowala
order-grudge_keeper = Grudge Keeper
    .gloss = Stara uraza
order-deep_vein_stout = Deep Vein Stout
    .gloss = Stout z dna szybu
order-burrow_cordial = Burrow Cordial
    .gloss = Nalewka z norki
order-barefoot_punch = Barefoot Punch
    .gloss = Bosy poncz
order-pocketful_of_pears = Pocketful of Pears
    .gloss = Gruszki w kieszeni
order-hearthside_toddy = Hearthside Toddy
    .gloss = Grzaniec z zapiecka
order-market_day_fizz = Market Day Fizz
    .gloss = Jarmarczne bąbelki
order-pipe_and_plum = Pipe and Plum
    .gloss = Fajka i śliwka
order-round_table_riot = Round Table Riot
    .gloss = Burda przy stole
order-hopping_gnome = Hopping Gnome
    .gloss = Skoczny gnom
order-crystal_tear = Crystal Tear
    .gloss = Kryształowa łza
order-silver_leaf = Silver Leaf
    .gloss = Srebrny liść
order-polite_insult = Polite Insult
    .gloss = Uprzejma zniewaga
order-swan_feather = Swan Feather
    .gloss = Łabędzie pióro
order-harp_string = Harp String
    .gloss = Struna harfy
order-moonlit_verse = Moonlit Verse
    .gloss = Księżycowy wiersz
order-starfall_flute = Starfall Flute
    .gloss = Gwiezdny flet
order-thousand_year_itch = Thousand Year Itch
    .gloss = Tysiącletni świąd
order-firefly_jar = Firefly Jar
    .gloss = Słój świetlików
order-bitter_fern = Bitter Fern
    .gloss = Gorzka paproć
order-thorn_and_dew = Thorn and Dew
    .gloss = Cierń i rosa
order-canopy_cooler = Canopy Cooler
    .gloss = Chłodek spod koron
order-poachers_regret = Poacher’s Regret
    .gloss = Żal kłusownika
order-mantis_kiss = Mantis Kiss
    .gloss = Całus modliszki
order-emerald_hush = Emerald Hush
    .gloss = Szmaragdowa cisza
order-rootwalker = Rootwalker
    .gloss = Korzeniołaz
order-goat_chaser = Goat Chaser
    .gloss = Pogromca kóz
order-bridge_toll = Bridge Toll
    .gloss = Myto za most
order-swamp_lantern = Swamp Lantern
    .gloss = Bagienny lampion
order-knuckle_syrup = Knuckle Syrup
    .gloss = Syrop z knykci
order-mossback_grog = Mossback Grog
    .gloss = Omszały grog
order-black_knight = Black Knight
    .gloss = Czarny rycerz
order-cracked_boulder = Cracked Boulder
    .gloss = Pęknięty głaz
order-big_little_brother = Big Little Brother
    .gloss = Wielki braciszek
item-sand_clock = Sand Clock
    .gloss = Klepsydra
item-hammer = Hammer
    .gloss = Młot
item-bracelet = Bracelet
    .gloss = Bransoleta
item-dragons_claw = Dragon’s Claw
    .gloss = Smoczy pazur
item-glass_of_strongcliff = Glass of Strongcliff
    .gloss = Kielich ze Strongcliff
item-dwarven_mug = Dwarven Mug
    .gloss = Krasnoludzki kufel
item-clover = Clover
    .gloss = Koniczyna
item-loaded_die = Loaded Die
    .gloss = Oszukana kość
item-rabbits_foot = Rabbit’s Foot
    .gloss = Królicza łapka
item-crowbar = Crowbar
    .gloss = Łom
item-mirror_coin = Mirror Coin
    .gloss = Lustrzana moneta
item-spare_key = Spare Key
    .gloss = Zapasowy klucz
item-shopping_basket = Shopping Basket
    .gloss = Koszyk z targu
item-barter_scroll = Barter Scroll
    .gloss = Zwój wymiany
item-cooks_apron = Cook’s Apron
    .gloss = Fartuch kucharza
item-birch_broom = Birch Broom
    .gloss = Brzozowa miotła
item-pocket_watch = Pocket Watch
    .gloss = Zegarek z dewizką
item-order_pad = Order Pad
    .gloss = Bloczek zamówień
item-box_of_cigars = Box of Cigars
    .gloss = Pudełko cygar
item-forged_note = Forged Note
    .gloss = Fałszywy liścik
item-half_empty_flask = Half-Empty Flask
    .gloss = Półpusta flaszka
item-second_wind_tonic = Second Wind Tonic
    .gloss = Tonik Drugi Oddech
item-silver_tray = Silver Tray
    .gloss = Srebrna taca
item-letter_of_recommendation = Letter of Recommendation
    .gloss = List polecający
item-apprentices_badge = Apprentice’s Badge
    .gloss = Odznaka ucznia
character-runaway_squire = Zbiegły giermek
character-retired_miner = Górnik emeryt
character-hungry_cook = Głodny kucharz
character-exiled_minstrel = Wygnany minstrel
character-quiet_poacher = Cichy kłusownik
character-cellar_lurker = Piwniczne licho
says-bring_me_breakfast = Podaj mi śniadanie
says-my_back_hurts = Łupie mnie w krzyżu
says-something_sweet = Coś słodkiego
says-on_the_rocks = Mocne z kamieniem
says-a_gift_for_the_missus = Prezent dla żonki
says-only_the_best = Tylko to, co najlepsze
says-stock_taking = Remanent
says-two_of_a_kind = Dwa do pary
says-shine_my_boots = Wypucuj mi buty
says-count_the_coppers = Policz miedziaki
says-carry_me_to_bed = Zanieś mnie do łóżka
says-mind_the_twins = Popilnuj bliźniąt
says-empty_your_pockets = Opróżnij kieszenie
says-keep_an_eye_on_the_wizard = Miej oko na maga
says-serve_already = Podawaj wreszcie
secret-friend_human = Przyjaciel ludzi
secret-friend_dwarf = Przyjaciel krasnoludów
secret-friend_halfling = Przyjaciel niziołków
secret-friend_elf = Przyjaciel elfów
secret-friend_green_elf = Przyjaciel zielonych elfów
secret-friend_trobit = Przyjaciel trobitów
secret-head_cook = Szef kuchni
secret-head_porter = Szef obsługi
secret-spotless_record = Czyste konto
secret-friend_of_all = Przyjaciel wszystkich
secret-on_the_dot = Co do minuty
secret-big_tables = Wielkie stoły
secret-full_pockets = Pełne kieszenie
assignment-quiet_introductions = Ciche znajomości
assignment-a_table_for_two = Stolik dla dwojga
assignment-cousins_meet = Spotkanie kuzynów
assignment-short_toasts = Krótkie toasty
assignment-the_crystal_ball = Kryształowa kula
assignment-three_envoys = Trzech posłów
assignment-whispers_at_the_bar = Szepty przy szynkwasie
assignment-an_elven_favour = Elfia przysługa
assignment-the_miners_vote = Głos górników
assignment-a_feast_of_small_folk = Uczta małego ludu
assignment-the_free_companies = Wolne kompanie
assignment-bridge_over_anger = Most ponad gniewem
assignment-one_cup_three_banners = Jeden puchar, trzy sztandary
assignment-the_forest_listens = Las słucha
assignment-songs_of_old = Dawne pieśni
assignment-four_signatures = Cztery podpisy
assignment-the_long_night = Długa noc
assignment-under_the_mountain = Pod górą
assignment-the_wizards_dream = Sen maga
assignment-peace_of_the_five_realms = Pokój Pięciu Królestw

## Opcje stołu

option-solo_mode = Gra solo
option-solo_mode-help = Normalną wygrywa się punktami; w Opowieści trzeba spełnić wszystko, czego wymaga karta Pięciu Królestw.
option-solo_mode-normal = Normalna
option-solo_mode-story = Opowieść
option-secret_chamber = Tajna komnata
option-secret_chamber-help = Dodatek: od 4. rundy ukryta izba z kartami zadań, żetonami i żoną szefa.
option-secret_chamber-off = Zamknięta
option-secret_chamber-on = Otwarta od 4. rundy
option-characters = Postacie
option-characters-help = Wybierane w kolejności tur albo rozdawane losowo.
option-characters-choose = Do wyboru
option-characters-random = Rozdane
option-last_call = Ostatnia kolejka
option-last_call-help = Gdy nikt nie może już położyć kości, gracz, który ma coś, co może to zmienić, dostaje jeszcze jedną turę.
option-last_call-on = Włączona
option-last_call-off = Wyłączona
option-last_round_draw = Rozkaz na początku 10. rundy
option-last_round_draw-help = Czy przesunięcie za otwarte zamówienia na początku ostatniej rundy może jeszcze sprowadzić kartę „Nasty rozkazuje”.
option-last_round_draw-off = Nie
option-last_round_draw-on = Tak
option-negative_scores = Wyniki poniżej 0
option-negative_scores-help = Bez nich każda strata zatrzymuje się na 0.
option-negative_scores-on = Dozwolone
option-negative_scores-off = Do zera
option-completed_orders = Zrealizowane zamówienia
option-completed_orders-help = Czy każdy może sprawdzić, czyje zamówienia zrealizowali inni.
option-completed_orders-public = Jawne
option-completed_orders-hidden = Zakryte
option-story_target = Punkty w Opowieści
option-story_target-help = Czy oprócz spełnienia karty trzeba też zdobyć tyle punktów, ile w grze normalnej.
option-story_target-off = Niepotrzebne
option-story_target-on = Potrzebne

## Nazwy drobiazgów

hour-of-night = { $hour24 }:{ $minute }
opponent-automa = Automa
token-mrs-nasty = żeton Mrs. Nasty
token-drink = żeton napoju
automa-white = biała
automa-yellow = żółta
automa-blue = niebieska
automa-green = zielona
automa-red = czerwona
automa-purple = fioletowa
gain-points = pkt
gain-nothing = nic
gain-any = dowolny składnik
gain-item = przedmiot
gain-modifier = modyfikator
gain-first-player-marker = znacznik pierwszego gracza
gain-track = kroki na torach
gain-nasty-up = w górę toru Nasty’ego
gain-nasty-down = w dół toru Nasty’ego
gain-nasty-rival = rywal w dół toru Nasty’ego
gain-steal-ingredient = skradziony składnik
gain-swap-with-player = wymiana z graczem
gain-swap-with-supply = wymiana z zasobami
gain-gain-from-used-area = składnik tego pola
gain-steal-item-random = skradziony przedmiot
gain-reroll = przerzut
gain-reroll-opponent = przerzut kości rywala
gain-exchange-die-values = zamiana wartości kości
gain-set-die = ustawienie kości
gain-shift-dice = zmiana wartości kości
gain-flip-die = odwrócenie kości
gain-recover-die = odzyskana kość
gain-ignore-occupancy = wejście na zajęte pole
gain-extra-turn = jeszcze jedna tura
gain-lateness = mniejsze spóźnienie
gain-move-time-marker = późniejszy znacznik czasu
gain-waive-ingredient = jeden składnik mniej
gain-change-order = inne zamówienie
gain-replace-order = nowe zamówienie na sali
gain-return-then = coś za oddane składniki
gain-clear-nasty-says = jeden rozkaz mniej
gain-choose-one = coś do wyboru

## Pytania i decyzje. Nazwa decyzji stoi też wewnątrz zdania (why-not-now, why-fate-first).

prompt-character = Wybierz swoją postać
prompt-ingredient = Weź składnik
prompt-first-ingredient = Twoja kość pokazuje { $value }: weź początkowy składnik z piwnicy { $value }
prompt-turn = Połóż kości
prompt-turn-order = Najpierw weź zamówienie
prompt-turn-order-detail = Wybierz je na sali albo weź z talii.
prompt-turn-placed = Kości leżą: coś jeszcze?
prompt-turn-stuck = Nie ma gdzie położyć kości: coś jeszcze?
prompt-turn-detail = Wybierz podświetlone pole. Zamówienia, przedmioty, żetony i postać: przedtem lub potem.
prompt-turn-detail-alone = Wybierz podświetlone pole. Zamówienia, przedmioty i żetony: przedtem lub potem.
prompt-last-of-round-detail = Ta tura kończy rundę: zamówienie wzięte teraz, jeśli nie zrealizujesz go od razu, będzie spóźnione o rundę.
prompt-last-of-game-detail = Ta tura kończy grę: otwarte zamówienie odbierze ci punkty za składniki.
prompt-discard-order = Które zamówienie znika z sali?
prompt-discard-for-deck = Dostajesz: { $order }. Które zamówienie znika w zamian z sali?
prompt-choose-order = Które z tych zamówień trafia na salę?
prompt-take-order = Weź inne zamówienie
prompt-dice = Wybierz kości: { $where }
prompt-dice-detail = { $wanted ->
    [0] Wybrane kości: { $chosen } z { $count }.
   *[other] Suma wybranych kości: { $total } z { $wanted }{ $shift ->
        [0] .
       *[other] ; jedną kość możesz zmienić najwyżej o { $shift }.
    }
 }
prompt-give = Który składnik oddajesz do zasobów?
prompt-give-player = Który składnik dajesz?
prompt-return = { $card }: który składnik oddajesz?
prompt-return-card = Który składnik oddajesz?
prompt-player = Wybierz rywala
prompt-nasty-target = Kto przesuwa się w dół toru Nasty’ego?
prompt-steal-from = Komu zabierasz składnik?
prompt-swap-with = Z kim wymieniasz składnik?
prompt-steal-item = Komu zabierasz przedmiot?
prompt-take-from = Który składnik bierzesz?
prompt-keep-item = Który przedmiot zatrzymujesz?
prompt-discard-item = Który przedmiot odrzucasz?
prompt-pay = { $order }, składnik „{ $ingredient }”: czym płacisz?
prompt-pay-detail = Składnik { $number } z { $count }.
prompt-more-detail = Łącznie { $left }, jeden po drugim.
prompt-more-dice-detail = { $left ->
    [one] Jeszcze najwyżej { $left } kość.
    [few] Jeszcze najwyżej { $left } kości, jedna po drugiej.
   *[other] Jeszcze najwyżej { $left } kości, jedna po drugiej.
 }
prompt-avoid = Nasty czegoś chce: unikasz rozkazu za { $cost ->
    [one] żeton
    [few] { $cost } żetony
   *[other] { $cost } żetonów
 } Mrs. Nasty?
prompt-lurk = { $area }: ktoś tu był. Też bierzesz składnik?
prompt-discard-task = Możesz mieć { $limit ->
    [one] 1 kartę zadania
    [few] { $limit } karty zadań
   *[other] { $limit } kart zadań
 }: którą odrzucasz?
prompt-die = Wybierz kość
prompt-die-modify = Którą kość zmienia żeton modyfikatora?
prompt-die-shift = Którą kość zmieniasz o oczko? (zostało: { $left })
prompt-die-set = Którą kość ustawiasz na dowolną wartość?
prompt-die-flip = Którą kość odwracasz?
prompt-die-reroll = Które kości przerzucasz?
prompt-die-reroll-theirs = Które z tych kości przerzucasz?
prompt-die-recover = Która kość wraca?
prompt-die-exchange-own = Którą ze swoich kości zamieniasz?
prompt-die-exchange-theirs = Na którą kość rywala?
prompt-value = Kość pokazuje { $value }: co ma pokazać?
prompt-option = Wybierz, co karta ma zrobić
prompt-track = Na którym torze robisz krok?
prompt-says = Który rozkaz znika?
prompt-minstrel = { $order }: zamówienie jest spóźnione. Czy postać pomoże?
prompt-minstrel-detail = Punkty bez pomocy: { $points }, z pomocą: { $more }.
prompt-first-player = Kto zaczyna?
prompt-roll = Rzut
prompt-draw-order = Następne zamówienie
prompt-draw-item = Następny przedmiot
prompt-draw-says = Następny rozkaz Nasty’ego
prompt-draw-secret = Tajne zadanie
prompt-draw-assignment = Karta Pięciu Królestw
prompt-draw-task = Następna karta zadania
prompt-draw-token = Następny żeton
prompt-deal = Postać
prompt-draw-stolen = Skradziony przedmiot
decision-character = wybór postaci
decision-ingredient = wybór składnika
decision-turn = tura
decision-discard-order = wybór zamówienia, które znika z sali
decision-choose-order = wybór zamówienia, które trafia na salę
decision-take-order = wybór innego zamówienia
decision-dice = wybór kości
decision-give = wybór składnika do oddania
decision-player = wybór rywala
decision-take-from = wybór składnika rywala
decision-keep-item = wybór przedmiotu do zatrzymania
decision-discard-item = wybór przedmiotu do odrzucenia
decision-pay = płacenie za zamówienie
decision-avoid = decyzja o uniknięciu rozkazu
decision-lurk = decyzja o wzięciu składnika
decision-discard-task = wybór karty zadania do odrzucenia
decision-die = wybór kości
decision-value = wybór nowej wartości kości
decision-option = wybór jednego z efektów
decision-track = wybór toru
decision-says = wybór rozkazu do odrzucenia
decision-minstrel = decyzja o pomocy postaci
decision-first-player = wybór pierwszego gracza
decision-roll = rzut
decision-draw-order = dobieranie zamówienia
decision-draw-item = dobieranie przedmiotu
decision-draw-says = dobieranie rozkazu
decision-draw-secret = dobieranie tajnego zadania
decision-draw-assignment = dobieranie karty Pięciu Królestw
decision-draw-task = dobieranie karty zadania
decision-draw-token = dobieranie żetonu
decision-deal = rozdawanie postaci
decision-draw-stolen = losowanie skradzionego przedmiotu

## Opcje decyzji

choice-end-turn = Zakończ turę
choice-done = Gotowe
choice-roll = Rzuć
choice-place = Połóż: { $where }
choice-none = Nic
choice-no-exchange = Wystarczy
choice-left-out = Pomiń ten składnik
choice-draw-says = Dobierz rozkaz
choice-no-lurk = Nic nie bierz
choice-no-minstrel = Bez pomocy
choice-complete = Zrealizuj: { $order }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }{ $late ->
    [0] {""}
    [one] {" "}(spóźnione o 1 rundę)
    [few] {" "}(spóźnione o { $late } rundy)
   *[other] {" "}(spóźnione o { $late } rund)
 }
choice-complete-none = Zrealizuj zamówienie
choice-from-deck = Zamówienie z talii
choice-character = Użyj: { $character }
choice-no-character = Użyj postaci
choice-modifier = Wydaj modyfikator
choice-avoid = Zapłać { $cost ->
    [one] żeton
    [few] { $cost } żetony
   *[other] { $cost } żetonów
 } Mrs. Nasty
choice-up = +1: { $value }
choice-down = −1: { $value }
choice-player = { $other }
choice-option = Opcja { $number }
choice-program = { $gains }
choice-track = { $track }
choice-die = Kość { $value }
choice-rival-die = Kość rywala { $value }
choice-value = { $value }
choice-take = Weź: { $ingredient }
choice-take-from = Weź: { $ingredient } ({ $other })
choice-give = Daj: { $ingredient }
choice-return = Oddaj: { $ingredient }
choice-pay = { $ingredient }
choice-pay-potion = Zamiast tego magiczna mikstura
choice-drink = Oddaj za żeton napoju: { $ingredient }, +{ $points }
choice-area = { $area }: { $gains }
choice-area-empty = { $area }
choice-order = Weź: { $order }, { $when ->
    [late] { $points } pkt w następnej rundzie
    [never] za późno na punkty
   *[on_time] { $points } pkt na czas
 }
choice-discard-order = Odrzuć: { $order }
choice-put-order = Na salę: { $order }
choice-item = Zagraj: { $item }
choice-keep-item = Zatrzymaj: { $item }
choice-discard-item = Odrzuć: { $item }
choice-says = Wykonaj: { $card }
choice-clear-says = Odrzuć: { $card }
choice-discard-task = Odrzuć: { $task }
choice-become = { $character }
choice-first = Zaczyna { $first }
choice-rolled = { $value }
choice-token = { $token }
choice-draw = { $card }

## Dziennik. Przed wierszem stoi imię gracza; wiersze bez gracza mówią o stole.

log-head-round = Runda { $round } · { hour-of-night }
log-head-end = Zamykamy karczmę
log-first-player = dostaje znacznik pierwszego gracza
log-becomes = gra jako { $character }
log-assignment = Pięć Królestw: { $assignment }
log-rolls = wyrzuca: { $dice }
log-takes = bierze zamówienie: { $order }
log-draws-order = dobiera z talii: { $order }
log-discards-order = odrzuca z sali: { $order }
log-gives-up = rezygnuje z zamówienia: { $order }
log-new-order = Nowe zamówienie na sali: { $order }
log-completes = realizuje: { $order }, { $late ->
    [0] na czas
    [one] spóźnione o 1 rundę
    [few] spóźnione o { $late } rundy
   *[other] spóźnione o { $late } rund
 }
log-potion = używa magicznej mikstury zamiast: { $ingredient }
log-left-out = pomija składnik: { $ingredient }
log-forgets = zapomina o zamówieniu: { $order }; klient wychodzi
log-places = kładzie { $dice }: { $where }
log-gains = bierze: { $ingredient }
log-points = zdobywa punkty
log-track = przesuwa się na { $position } ({ $track })
log-track-bonus = dostaje premię ({ $track })
log-bonus = dostaje premię za przedmiot
log-nasty = schodzi w dół toru Nasty’ego, na { $position }
log-nasty-up = idzie w górę toru Nasty’ego, na { $position }
log-says = dobiera rozkaz: { $card }
log-fulfils = wykonuje rozkaz: { $card }
log-avoids = unika rozkazu
log-marker = bierze znacznik pierwszego gracza
log-white-die = dostaje białą kość
log-extra-turn = ma jeszcze jedną turę
log-character = używa postaci: { $character }
log-lurks = też bierze: { $ingredient } ({ $character })
log-returns = oddaje: { $ingredient }
log-steals = zabiera: { $ingredient } ({ $victim })
log-swaps = wymienia: { $given } → { $ingredient } ({ $victim })
log-plays = zagrywa: { $item }
log-gets-item = zatrzymuje: { $item }
log-gets-item-hidden = zatrzymuje przedmiot
log-discards-item = odrzuca: { $item }
log-steals-item = zabiera: { $item } ({ $victim })
log-steals-item-hidden = zabiera przedmiot ({ $victim })
log-rerolls = wyrzuca: { $value }
log-recovers = odzyskuje kość
log-exchanges = zamienia kości: { $mine } na { $theirs } ({ $victim })
log-sets = zmienia kość z { $old } na { $new }
log-modifies = wydaje żeton modyfikatora
log-modifiers = bierze żetony
log-drink = oddaje za żeton napoju: { $ingredient }
log-drink-token = dostaje żeton napoju: { $ingredient }
log-mrs-nasty = dostaje żeton Mrs. Nasty
log-new-task = Nowa karta zadania: { $task } ({ $token })
log-takes-task = zatrzymuje kartę zadania: { $task }
log-discards-task = odrzuca kartę zadania: { $task }
log-automa = Kość Automy ({ $colour }) pokazuje { $value } i blokuje: { $area }
log-automa-order = Kość Automy ({ $colour }) pokazuje { $value } i blokuje zamówienie na stole { $space }
log-automa-takes = Z białą kością znika zamówienie: { $order }
log-final-nasty = na koniec: pozycja na torze Nasty’ego
log-final-ingredients = na koniec: pozostałe składniki
log-final-says = na koniec: niewykonane rozkazy
log-final-secret = na koniec: tajne zadanie
log-final-mrs-nasty = na koniec: żetony Mrs. Nasty

## Dlaczego nie?

why-over = Gra jest skończona.
why-fate-first = Jeszcze nie: najpierw { $decision }.
why-fate = O tym decydują kości i karty, nie gracze.
why-not-now = Nie teraz: trwa { $decision }.
why-not-offered = Tego nie ma tu do wyboru: trwa { $decision }.
why-choose-place = Najpierw wybierz, dokąd idą kości.
why-order-first = Zaczynasz pierwszą turę rundy bez zamówienia: najpierw jakieś weź.
why-must-place = Masz gdzie położyć kości: zrób to, zanim zakończysz turę.
why-placed = W tej turze kości są już położone; można to zrobić raz na turę.
why-no-dice = Nie masz już kości.
why-no-chamber = W tej grze nie ma tajnej komnaty.
why-chamber-closed = Tajna komnata otwiera się w rundzie { $round }.
why-no-task = Nie leży tam żadna karta zadania.
why-says-first = Dopóki masz rozkaz Nasty’ego, kuchnia i obowiązki są dla ciebie zamknięte.
why-barred = { $where }: zablokowane w tej rundzie przez kość Automy.
why-full = { $where }: w tej rundzie nie ma tu wolnego miejsca.
why-useless = { $where }: nic by ci to nie dało, nie ma już kart.
why-no-free-order = Na sali nie leży żadne wolne zamówienie ({ $where }).
why-not-your-task = { $task }: ta karta nie leży na twojej planszy.
why-task-used = { $task }: ta karta jest już w tej rundzie użyta.
why-too-few-dice = { $where }: potrzeba { $count ->
    [one] jednej kości
   *[other] { $count } kości
 }, a masz mniej.
why-no-sum = { $where }: z twoich kości nie da się złożyć { $wanted }.
why-has-order = Masz już zamówienie: { $order }. Możesz mieć tylko jedno naraz.
why-no-deck = Nie możesz dobrać zamówienia: talia jest pusta albo na sali nie ma zamówienia, które można za nie odrzucić.
why-order-barred = { $order }: zablokowane w tej rundzie przez białą kość Automy.
why-order-away = { $order }: tego zamówienia nie ma na sali.
why-no-order = Nie masz zamówienia do zrealizowania.
why-missing = { $order }: brakuje jeszcze { $missing ->
    [one] jednego składnika: { $ingredient }.
   *[other] { $missing } składników, między innymi: { $ingredient }.
 }
why-no-item = Nie masz tej karty: { $card }.
why-no-character = W grze solo nie ma postaci.
why-no-uses = { $card }: użycia się skończyły.
why-reaction = { $card }: ta postać czeka, aż ktoś inny użyje piwnicy.
why-before-placing = { $card }: tylko przed położeniem kości.
why-when-completing = { $card }: pomaga przy realizacji spóźnionego zamówienia.
why-needs-order = { $card }: potrzebne jest otwarte zamówienie.
why-needs-late-order = { $card }: potrzebne jest spóźnione zamówienie.
why-no-effect = { $card }: teraz nic by to nie dało.
why-not-your-says = { $card }: ten rozkaz nie leży przed tobą.
why-says-unmet = { $card }: nie masz tego, czego żąda rozkaz.
why-says-event = { $card }: rozkaz wykona się sam, gdy zrobisz to, czego żąda.
why-says-dice = { $card }: z twoich kości nie da się złożyć tego, czego żąda rozkaz.
why-no-drink = Nie masz takiego żetonu napoju: { $ingredient }.
why-no-ingredient = Nie masz tego składnika: { $ingredient }.
why-no-modifier = Nie masz żetonu modyfikatora.
why-not-complete = { $wanted ->
    [0] { $where }: potrzeba dokładnie { $count } kości.
   *[other] { $where }: te kości nie dają jeszcze { $wanted }.
 }
why-one-at-least = Wybierz co najmniej jedną kość.
why-no-wrap = Kość pokazuje od 1 do 6: dalej się nie da.
why-cannot-give = { $ingredient }: tego składnika nie można tu wziąć ani oddać.
why-no-declining = To trzeba zrobić.
why-no-such-die = Nie masz innej kości o wartości { $value }.
why-die-does-not-fit = { $where }: z kością { $value } nie wyjdzie to, czego trzeba.
why-pile-empty = { $ingredient }: nic nie zostało.
why-other-ingredient = { $ingredient }: tego składnika nie można tu wziąć.

## Dla pracowni

measure-orders = Zamówienia zrealizowane przez wszystkich
measure-won = Wygrana
uses-area = Pola na gracza i partię
uses-order = Przyjęte zamówienia na gracza i partię
uses-item = Przedmioty na gracza i partię
uses-task = Karty zadań na gracza i partię
uses-character = Postacie na gracza i partię
measure-score = Punkty
measure-served = Zrealizowane zamówienia
measure-nasty = Tor Nasty’ego
measure-kitchen = Tor kuchni
measure-chore = Tor obowiązków

## Co robią pola i karty, zdaniami: po jednym komunikacie na każdy efekt

does-gain_vp = Zdobądź { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 }.
does-gain_vp-lose = Strać { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 }.
does-gain_ingredient = Weź składnik: { $kinds }.
does-gain_ingredient_choice = { $n ->
    [one] Weź składnik: { $kinds }.
    [few] Weź { $n } składniki, każdy to { $kinds }.
   *[other] Weź { $n } składników, każdy to { $kinds }.
 }
does-gain_ingredient_choice-each = Weź po jednym: { $kinds }.
does-gain_ingredient_any = { $n ->
    [one] Weź dowolny składnik oprócz magicznej mikstury.
    [few] Weź { $n } dowolne składniki oprócz magicznych mikstur.
   *[other] Weź { $n } dowolnych składników oprócz magicznych mikstur.
 }
does-gain_magic_potion = Weź { $n ->
    [one] magiczną miksturę
    [few] { $n } magiczne mikstury
   *[other] { $n } magicznych mikstur
 }.
does-gain_modifier = Weź { $n ->
    [one] żeton modyfikatora
    [few] { $n } żetony modyfikatora
   *[other] { $n } żetonów modyfikatora
 }.
does-draw_item = Dobierz { $n ->
    [one] przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
 }.
does-draw_item-choose = Obejrzyj { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
 } z talii i zatrzymaj { $keep }; resztę wtasuj z powrotem.
does-first_player_marker = Weź znacznik pierwszego gracza: liczy się od następnej rundy.
does-track-kitchen = Przesuń się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } na torze kuchni.
does-track-chore = Przesuń się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } na torze obowiązków.
does-track-both = { $n ->
    [one] Przesuń się o 1 krok na torze kuchni lub obowiązków.
    [few] Przesuń się łącznie o { $n } kroki na torach kuchni i obowiązków.
   *[other] Przesuń się łącznie o { $n } kroków na torach kuchni i obowiązków.
 }
does-nasty-self-up = Przesuń się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } w górę toru Nasty’ego.
does-nasty-self-down = Przesuń się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } w dół toru Nasty’ego.
does-nasty-opponent-up = Wybrany rywal przesuwa się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } w górę toru Nasty’ego.
does-nasty-opponent-down = Wybrany rywal przesuwa się o { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
 } w dół toru Nasty’ego.
does-steal_ingredient = { $n ->
    [one] Możesz ukraść rywalowi składnik, ale nie magiczną miksturę.
    [few] Możesz ukraść jednemu rywalowi { $n } składniki, ale nie magiczne mikstury.
   *[other] Możesz ukraść jednemu rywalowi { $n } składników, ale nie magiczne mikstury.
 }
does-swap_with_player = Możesz wymienić się z rywalem składnikiem za składnik, ale nie magicznymi miksturami.
does-swap_with_supply = { $n ->
    [one] Możesz wymienić składnik na inny z zasobów, ale nie na magiczną miksturę.
   *[other] Wymień do { $n } składników na inne z zasobów, ale nie na magiczne mikstury.
 }
does-gain_from_used_area = { $n ->
    [one] Weź jeden z dwóch jego składników.
    [few] Weź { $n } jego składniki.
   *[other] Weź { $n } jego składników.
 }
does-steal_item_random = Weź losowy przedmiot z ręki rywala.
does-reroll = { $n ->
    [0] Przerzuć dowolną liczbę swoich niepołożonych kości.
    [one] Przerzuć jedną ze swoich niepołożonych kości.
   *[other] Przerzuć do { $n } swoich niepołożonych kości.
 }
does-reroll_opponent = { $n ->
    [0] Przerzuć dowolną liczbę niepołożonych kości rywala.
    [one] Przerzuć jedną z niepołożonych kości rywala.
   *[other] Przerzuć do { $n } niepołożonych kości rywala.
 }
does-exchange_die_values = Zamień wartości jednej ze swoich niepołożonych kości i jednej niepołożonej kości rywala.
does-set_die = { $n ->
    [one] Ustaw jedną ze swoich niepołożonych kości na dowolną wartość.
   *[other] Ustaw { $n } ze swoich niepołożonych kości na dowolne wartości.
 }
does-shift_dice = { $n ->
    [one] Zmień jedną ze swoich niepołożonych kości o 1 w górę lub w dół.
   *[other] Zmień swoje niepołożone kości łącznie o najwyżej { $n }, w górę lub w dół.
 }
does-flip_die = { $n ->
    [one] Odwróć jedną ze swoich niepołożonych kości na przeciwną ściankę.
   *[other] Odwróć do { $n } swoich niepołożonych kości na przeciwne ścianki.
 }
does-recover_die = Odzyskaj jedną ze swoich kości położonych w tej rundzie i rzuć nią; miejsce po niej pozostaje zajęte.
does-ignore_occupancy-players = W tej turze możesz położyć kości na polu, którego wszystkie miejsca zajmują kości graczy, ale nie na karcie zadania.
does-ignore_occupancy-any = W tej turze możesz położyć kości na polu bez wolnego miejsca, ale nie na karcie zadania.
does-extra_turn = Po tej turze rozegraj jeszcze jedną.
does-lateness = Zamówienie liczy się jako spóźnione o { $n ->
    [one] 1 rundę
    [few] { $n } rundy
   *[other] { $n } rund
 } mniej.
does-lateness-race = Zamówienie ({ $race }) liczy się jako spóźnione o { $n ->
    [one] 1 rundę
    [few] { $n } rundy
   *[other] { $n } rund
 } mniej.
does-move_time_marker = Przesuń swój znacznik czasu o { $n ->
    [one] 1 rundę
    [few] { $n } rundy
   *[other] { $n } rund
 } bliżej teraźniejszości.
does-waive_ingredient = Następne zamówienie, które zrealizujesz w tej turze, wymaga o { $n ->
    [one] 1 składnik
    [few] { $n } składniki
   *[other] { $n } składników
 } mniej.
does-bonus_on-kitchen_task = Następne zadanie w kuchni, które wykonasz w tej turze, daje o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 } więcej.
does-bonus_on-chore_task = Następny obowiązek, który wykonasz w tej turze, daje o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 } więcej.
does-bonus_on-complete_order = Następne zamówienie, które zrealizujesz w tej turze, daje o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 } więcej.
does-change_order = Odrzuć bez straty swoje otwarte zamówienie i weź inne.
does-replace_order = { $n ->
    [one] Zastąp zamówienie z sali następnym z talii.
   *[other] Odrzuć zamówienie z sali, dobierz { $n }, jedno połóż na jego miejscu, a resztę pod talią.
 }
does-return_then = { $n ->
    [one] Oddaj składnik, ale nie magiczną miksturę, a w zamian: { $effects }
    [few] Oddaj { $n } składniki, ale nie magiczne mikstury, a w zamian: { $effects }
   *[other] Oddaj { $n } składników, ale nie magiczne mikstury, a w zamian: { $effects }
 }
does-clear_nasty_says = { $n ->
    [one] Odrzuć jeden ze swoich rozkazów Nasty’ego jako wykonany.
   *[other] Odrzuć { $n } ze swoich rozkazów Nasty’ego jako wykonane.
 }
does-choose_one = Wybierz jedno: { $effects }
about-timing-on_place = Zapowiedz to, zanim położysz kości.
about-timing-on_complete_order = Gdy realizujesz zamówienie:
about-timing-reaction_cellar = Gdy ktoś inny użyje pola piwnicy, na którym masz w tej rundzie kości (w grze dwuosobowej: dowolnego):
about-requires-open_order = Potrzebujesz otwartego zamówienia.
about-requires-late_open_order = Potrzebujesz otwartego zamówienia, które jest spóźnione.

## To samo w kilku znakach

short-gain_vp = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
short-gain_vp-lose = −{ $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
short-gain_ingredient = { $kinds }
short-gain_ingredient_choice = { $n ->
    [one] { $kinds }
   *[other] { $n }× { $kinds }
 }
short-gain_ingredient_choice-each = { $kinds }
short-gain_ingredient_any = { $n ->
    [one] dowolny składnik
    [few] { $n } dowolne składniki
   *[other] { $n } dowolnych składników
 }
short-gain_magic_potion = { $n ->
    [one] magiczna mikstura
    [few] { $n } magiczne mikstury
   *[other] { $n } magicznych mikstur
 }
short-gain_modifier = { $n ->
    [one] 1 modyfikator
    [few] { $n } modyfikatory
   *[other] { $n } modyfikatorów
 }
short-draw_item = { $n ->
    [one] 1 przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
 }
short-draw_item-choose = { $keep } z { $n } przedmiotów
short-first_player_marker = pierwszy gracz
short-track-kitchen = Kuchnia +{ $n }
short-track-chore = Obowiązki +{ $n }
short-track-both = Kuchnia / Obowiązki +{ $n }
short-nasty-self-up = Nasty −{ $n }
short-nasty-self-down = Nasty +{ $n }
short-nasty-opponent-up = rywal: Nasty −{ $n }
short-nasty-opponent-down = rywal: Nasty +{ $n }
short-steal_ingredient = { $n ->
    [one] ukradnij 1 składnik
    [few] ukradnij { $n } składniki
   *[other] ukradnij { $n } składników
 }
short-swap_with_player = wymiana z graczem
short-swap_with_supply = { $n ->
    [one] wymień 1 składnik
    [few] wymień { $n } składniki
   *[other] wymień { $n } składników
 }
short-gain_from_used_area = { $n ->
    [one] 1 z jego składników
   *[other] { $n } z jego składników
 }
short-steal_item_random = ukradnij 1 przedmiot
short-reroll = { $n ->
    [0] przerzuć kości
    [one] przerzuć 1 kość
   *[other] przerzuć { $n } kości
 }
short-reroll_opponent = { $n ->
    [0] przerzuć kości rywala
    [one] przerzuć 1 kość rywala
   *[other] przerzuć { $n } kości rywala
 }
short-exchange_die_values = zamień wartości kości
short-set_die = { $n ->
    [one] ustaw 1 kość
   *[other] ustaw { $n } kości
 }
short-shift_dice = kości ±{ $n }
short-flip_die = { $n ->
    [one] odwróć 1 kość
   *[other] odwróć { $n } kości
 }
short-recover_die = odzyskaj 1 kość
short-ignore_occupancy-players = obok kości graczy
short-ignore_occupancy-any = obok dowolnych kości
short-extra_turn = jeszcze jedna tura
short-lateness = spóźnienie −{ $n }
short-lateness-race = { $race }: spóźnienie −{ $n }
short-move_time_marker = znacznik czasu +{ $n }
short-waive_ingredient = { $n ->
    [one] 1 składnik mniej
    [few] { $n } składniki mniej
   *[other] { $n } składników mniej
 }
short-bonus_on-kitchen_task = zadanie w kuchni: +{ $n }
short-bonus_on-chore_task = obowiązek: +{ $n }
short-bonus_on-complete_order = zamówienie: +{ $n }
short-change_order = zmień swoje zamówienie
short-replace_order = zmień zamówienie na sali
short-return_then = { $n ->
    [one] 1 składnik → { $effects }
    [few] { $n } składniki → { $effects }
   *[other] { $n } składników → { $effects }
 }
short-clear_nasty_says = { $n ->
    [one] odrzuć 1 rozkaz
    [few] odrzuć { $n } rozkazy
   *[other] odrzuć { $n } rozkazów
 }
short-choose_one = { $effects }

## Czego chce Nasty, zdaniami i w kilku znakach

asks-return_ingredients = Oddaj składniki: { $cards }.
asks-return_any = Oddaj { $n ->
    [one] dowolny składnik
    [few] { $n } dowolne składniki
   *[other] { $n } dowolnych składników
 }.
asks-return_any-distinct = Oddaj { $n ->
    [one] dowolny składnik
    [few] { $n } różne składniki
   *[other] { $n } różnych składników
 }.
asks-return_same = Oddaj { $n ->
    [one] dowolny składnik
    [few] { $n } karty tego samego składnika
   *[other] { $n } kart tego samego składnika
 }.
asks-dice_count = Połóż na tej karcie { $n ->
    [one] 1 kość
   *[other] { $n } kości
 } o dowolnej wartości.
asks-dice_sum_exact = Połóż na tej karcie kości o sumie dokładnie { $value }.
asks-dice_sum_min = Połóż na tej karcie kości o sumie co najmniej { $value }.
asks-dice_pair = Połóż na tej karcie dwie kości o tej samej wartości.
asks-discard_item = Odrzuć { $n ->
    [one] przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
 }.
asks-use_section = Połóż kości w tej części karczmy: { $section }.
asks-complete_order = Zrealizuj zamówienie.
wants-return_ingredients = { $cards } do oddania
wants-return_any = oddaj { $n ->
    [one] 1 składnik
    [few] { $n } składniki
   *[other] { $n } składników
 }
wants-return_any-distinct = oddaj { $n ->
    [one] 1 składnik
    [few] { $n } różne składniki
   *[other] { $n } różnych składników
 }
wants-return_same = oddaj { $n ->
    [one] 1 składnik
    [few] { $n } takie same składniki
   *[other] { $n } takich samych składników
 }
wants-dice_count = { $n ->
    [one] 1 kość
   *[other] { $n } kości
 }
wants-dice_sum_exact = kości o sumie { $value }
wants-dice_sum_min = kości o sumie { $value }+
wants-dice_pair = 2 równe kości
wants-discard_item = odrzuć { $n ->
    [one] 1 przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
 }
wants-use_section = dowolne pole – { $section }
wants-complete_order = zrealizuj zamówienie

## Cele

about-secret = { $metric }: { $tiers }. Liczy się najlepszy próg osiągnięty na koniec gry.
about-metric-orders_of_race = Zrealizowane zamówienia ({ $race })
about-metric-kitchen_track = Pozycja na torze kuchni
about-metric-chore_track = Pozycja na torze obowiązków
about-metric-nasty_track = Pozycja na torze Nasty’ego
about-metric-distinct_races = Różne obsłużone ludy
about-metric-on_time_orders = Zamówienia zrealizowane bez spóźnienia
about-metric-big_orders = Zrealizowane zamówienia z 6 lub więcej składnikami
about-metric-items_and_potions = Posiadane przedmioty i magiczne mikstury
about-tier-least = { $value } lub więcej – { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
about-tier-most = { $value } lub mniej – { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
asked-serve = { $need ->
    [one] Zrealizuj 1 zamówienie ({ $race })
    [few] Zrealizuj { $need } zamówienia ({ $race })
   *[other] Zrealizuj { $need } zamówień ({ $race })
 }
asked-kitchen = Dojdź do { $need } na torze kuchni
asked-chore = Dojdź do { $need } na torze obowiązków
asked-workshop = { $need ->
    [one] Użyj raz pracowni maga
   *[other] Użyj pracowni maga { $need } razy
 }
asked-nasty = Skończ na torze Nasty’ego najwyżej na { $need }

## Skąd to pochodzi

about-source-rulebook = Jak w instrukcji.
about-source-web = Jak w opublikowanych źródłach.
about-source-partly = Częściowo odtworzone; reszta jak w druku.
about-source-reconstructed = Odtworzone: wersji drukowanej nie znamy.

## Stół jako tekst

text-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round } z { $rounds }
 }
text-items-left = Przedmioty { $count }
text-says-left = Rozkazy { $count }
text-tasks-left = Zadania { $count }
text-tokens-left = Tajny stos { $count }
text-modifiers-left = Modyfikatory { $count }
text-orders-left = Talia { $count } · odrzucone { $discarded }
text-empty = pusto
text-table = Sala, stół { $number }
text-supply = Zasoby
text-opens = otwarcie w rundzie { $round }
text-barred-by-says = zamknięte dla ciebie, póki Nasty czeka
text-players = Gracze
text-own = Ty
text-going-on = Teraz
text-goal = Cel
text-automa = Automa
text-dice = Kości
text-order = Zamówienie
text-ingredients = Składniki
text-tokens = Żetony
text-item = Przedmiot
text-says = Rozkaz
text-character = Postać
text-secret = Tajne zadanie
text-holds = Ma
text-tasks = Karty zadań
text-drink = Napój: { $kind }
text-spent = oddane Nasty’emu:
text-uses = { $uses ->
    [0] bez użyć
    [one] zostało 1 użycie
    [few] zostały { $uses } użycia
   *[other] zostało { $uses } użyć
 }
text-pays-now = { $points ->
    [one] 1 punkt teraz
    [few] { $points } punkty teraz
   *[other] { $points } punktów teraz
 }
text-forgotten = { $rounds ->
    [one] zapomniane po tej rundzie: −{ $loss }
   *[other] zapomniane po { $rounds } rundach: −{ $loss }
 }
text-potions-needed = { $n ->
    [one] z 1 magiczną miksturą
   *[other] z { $n } magicznymi miksturami
 }
text-secret-now = { $points ->
    [one] 1 punkt teraz
    [few] { $points } punkty teraz
   *[other] { $points } punktów teraz
 }
text-track-nasty = Nasty { $at }
text-track-kitchen = Kuchnia { $at }
text-track-chore = Obowiązki { $at }
text-completed = { $n ->
    [one] 1 zamówienie
    [few] { $n } zamówienia
   *[other] { $n } zamówień
 }
text-first = pierwszy gracz
text-white = biała kość
text-crowding = może wejść na zajęte pola
text-extra-turns = { $n ->
    [one] jeszcze jedna tura
    [few] jeszcze { $n } tury
   *[other] jeszcze { $n } tur
 }
text-using = W użyciu: { $card }.
text-drawn = Z talii:
text-hidden-cards = { $count ->
    [one] Ktoś ogląda 1 kartę.
    [few] Ktoś ogląda { $count } karty.
   *[other] Ktoś ogląda { $count } kart.
 }
text-placing-sum = { $target }: wybrane kości dają { $total } z { $wanted }.
text-placing-count = { $target }: wybrane kości: { $chosen } z { $count }.
text-done = { $n ->
    [0] Żadnego zrealizowanego zamówienia.
    [one] 1 zrealizowane zamówienie (na czas: { $on_time }):
    [few] { $n } zrealizowane zamówienia (na czas: { $on_time }):
   *[other] { $n } zrealizowanych zamówień (na czas: { $on_time }):
 }
text-nasty-loss = { $loss ->
    [0] bez straty
   *[other] −{ $loss } na koniec
 }
text-nasty-draw = dobierz rozkaz Nasty’ego
text-level = { $bonus ->
    [0] –
   *[other] { $shift ->
        [0] +{ $bonus } za każde zadanie
       *[other] +{ $bonus } za każde zadanie, jedna kość ±{ $shift }
     }
 }
text-under = Pod talią, od najbliższego:
text-unseen = Jeszcze niewidziane:
text-discarded = Odrzucone:
text-deck-order = { $count ->
    [one] Zamówienia: 1 karta w talii
    [few] Zamówienia: { $count } karty w talii
   *[other] Zamówienia: { $count } kart w talii
 }
text-deck-item = { $count ->
    [one] Przedmioty: 1 karta w talii
    [few] Przedmioty: { $count } karty w talii
   *[other] Przedmioty: { $count } kart w talii
 }
text-deck-says = { $count ->
    [one] Nasty rozkazuje: 1 karta w talii
    [few] Nasty rozkazuje: { $count } karty w talii
   *[other] Nasty rozkazuje: { $count } kart w talii
 }
text-deck-task = { $count ->
    [one] Zadania: 1 karta w talii
    [few] Zadania: { $count } karty w talii
   *[other] Zadania: { $count } kart w talii
 }
text-nothing-there = Nie ma tu do obejrzenia niczego o nazwie „{ $what }”. Możesz obejrzeć: { $kinds }.
board-legend =
    Kości: od najwyższej; „4×2” to dwie czwórki, „◇3” to biała kość, „?” jeszcze bez rzutu, „›4‹” jest wybrana. □ to wolne miejsce, „▲4+5” kości gracza, ⊘ blokada kości Automy.
    Zamówienie pokazuje, ile płaci bez spóźnienia, po rundzie spóźnienia i tak dalej, a na końcu, ile kosztuje zapomniane; ✓ to karta, którą masz, „Kuchnia +1” krok na tym torze. „23 punkty → 19” to wynik, gdyby gra skończyła się teraz.
    Pole pokazuje sumę lub liczbę kości, jakiej wymaga, i punkty dla ciebie razem z premią; ±1 mówi, o ile możesz zmienić jedną kość. „Nasty −1” to pole w górę, czyli dobrze. ○ jest odtworzone, ◐ częściowo: wersji drukowanej nie znamy.
    Nazwy opcji: area:roast_meat, die:5, order:hopping_gnome, from_deck, complete, item:hammer, character, take:beer, end_turn. Z bliska: order hopping gnome, item hammer, area roast meat, task copy a map, says serve already, character hungry cook, secret, player 2, ingredient beer, deck, deck items, tracks, assignment, thing clock.

## Z bliska

about-order = Klient: { $race }. Potrzebne składniki: { $needs }.
about-pays = { $rounds ->
    [0] Płaci { $points } w rundzie, w której jest wzięte.
    [one] Płaci { $points } w rundzie, w której jest wzięte, a po rundzie spóźnienia { $later }.
   *[other] Płaci { $points } w rundzie, w której jest wzięte, a po każdej rundzie spóźnienia kolejno { $later }.
 }
about-forgotten = { $rounds ->
    [one] Wciąż otwarte 1 rundę po wzięciu zostaje zapomniane i tracisz { $loss } pkt.
    [few] Wciąż otwarte { $rounds } rundy po wzięciu zostaje zapomniane i tracisz { $loss } pkt.
   *[other] Wciąż otwarte { $rounds } rund po wzięciu zostaje zapomniane i tracisz { $loss } pkt.
 }
about-where = { $section }.
about-takes-sum = Wymaga jednej lub więcej kości o sumie dokładnie { $sum }.
about-takes-count = { $count ->
    [one] Wymaga 1 kości o dowolnej wartości.
   *[other] Wymaga { $count } kości o dowolnej wartości.
 }
about-spaces = { $spaces ->
    [one] W tej grze ma 1 miejsce: kto położy tam kości, zajmuje je do końca rundy.
    [few] W tej grze ma { $spaces } miejsca, każde na jedno położenie kości do końca rundy.
   *[other] W tej grze ma { $spaces } miejsc, każde na jedno położenie kości do końca rundy.
 }
about-task = Kto użyje jej w tajnej komnacie, od razu dostaje leżący na niej żeton. Na koniec rundy karta trafia na planszę tego gracza i tylko właściciel może jej używać, raz w każdej następnej rundzie.
about-says = Dopóki nie wykonasz rozkazu, nie możesz kłaść kości w kuchni ani na obowiązkach. Niewykonany kosztuje na koniec gry { $loss ->
    [one] 1 punkt
    [few] { $loss } punkty
   *[other] { $loss } punktów
 }.
about-character = { $uses ->
    [one] { $race }. Do użycia raz w grze.
   *[other] { $race }. Do użycia { $uses } razy w grze.
 }
about-secret-now = { $points ->
    [one] Teraz dałoby ci to 1 punkt.
    [few] Teraz dałoby ci to { $points } punkty.
   *[other] Teraz dałoby ci to { $points } punktów.
 }
about-level = Poziom { $level }: im wyższy, tym trudniejsza karta.

## Koniec gry

summary-setup = Przygotowanie
summary-round = Runda { $round } z { $rounds } · { hour-of-night }
summary-over = { $rounds ->
    [one] Koniec po 1 rundzie
   *[other] Koniec po { $rounds } rundach
 }
outcome-winner = Najlepsze ręce w karczmie ma { $winner }
outcome-you = Najlepsze ręce w karczmie masz ty
outcome-shared = { $winner } dzielą się zwycięstwem
outcome-won = { $player } wygrywa
outcome-lost = Tym razem { $player } nie osiąga celu
outcome-end = { $rounds ->
    [one] Karczma zamyka się po 1 rundzie.
   *[other] Karczma zamyka się po { $rounds } rundach.
 }
outcome-place = Miejsce
outcome-goal = Cel
outcome-player = Gracz
outcome-play = W grze
outcome-nasty = Nasty
outcome-ingredients = Półka
outcome-says = Rozkazy
outcome-secret = Tajne
outcome-mrs-nasty = Żetony
outcome-total = Punkty
outcome-orders = Zamówienia
outcome-reasons = { $player }: { $reasons }
outcome-why-nasty = { $loss ->
    [0] Tor Nasty’ego: { $at }, bez straty.
   *[other] Tor Nasty’ego: { $at }, −{ $loss }.
 }
outcome-why-open = Składniki bez punktów, bo zamówienie „{ $order }” jest wciąż otwarte.
outcome-why-ingredients = { $count ->
    [0] Nie zostały żadne składniki.
    [one] 1 składnik, +{ $points }.
    [few] { $count } składniki, +{ $points }.
   *[other] { $count } składników, +{ $points }.
 }
outcome-why-says = { $count ->
    [one] 1 niewykonany rozkaz Nasty’ego, −{ $loss }.
    [few] { $count } niewykonane rozkazy Nasty’ego, −{ $loss }.
   *[other] { $count } niewykonanych rozkazów Nasty’ego, −{ $loss }.
 }
outcome-why-secret = Tajne zadanie „{ $secret }”: { $tier }.
outcome-why-secret-missed = Tajne zadanie „{ $secret }”: bez powodzenia.
outcome-why-mrs-nasty = { $count ->
    [one] 1 żeton Mrs. Nasty, +{ $points }.
    [few] { $count } żetony Mrs. Nasty, +{ $points }.
   *[other] { $count } żetonów Mrs. Nasty, +{ $points }.
 }
outcome-goal-met = ✓ { $goal }: { $have }.
outcome-goal-missed = ✗ { $goal }: { $have }.
outcome-target-reached = ✓ Punkty: { $points }; potrzeba było { $target }.
outcome-target-missed = ✗ Punkty: { $points }; potrzeba było { $target }.
outcome-most = Najwięcej punktów ma { $players }: { $points }.
outcome-tied = Remis: { $players } mają tyle samo punktów, { $points }.
outcome-nasty-breaks = Na torze Nasty’ego najmniej punktów traci { $players } ({ $amount }) i wygrywa.
outcome-nasty-level = Na torze Nasty’ego { $players } tracą po równo ({ $amount }): nadal remis.
outcome-orders-breaks = Najwięcej zamówień realizuje { $players } ({ $amount }) i wygrywa.
outcome-orders-level = { $players } mają tyle samo zrealizowanych zamówień: { $amount }.
outcome-draw = { $players } remisują we wszystkim i dzielą się zwycięstwem.

## Izby na stole

tavern-die = { $name }, { $kind ->
    [white] biała kość
   *[own] kość
 }: { $value ->
    [0] bez rzutu
   *[other] { $value }
 } ({ $where })
tavern-put-back = { $what }: odłóż
tavern-automa-die = Automa, { $colour } kość: { $value }
tavern-area = { $area }: { $state }
tavern-barred = blokuje { $colour } kość Automy
tavern-spaces = wolne miejsca: { $free } z { $all }
tavern-table = Stół { $number } na sali
tavern-order = { $order }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 } na czas
tavern-waits = Ten stół obsługuje { $name }
tavern-since = od { $time }
tavern-deck-orders = Zamówienia: { $count } w talii
tavern-deck-items = Przedmioty: { $count } w talii
tavern-deck-says = Nasty rozkazuje: { $count } w talii
tavern-deck-tasks = Karty zadań: { $count } w talii
tavern-deck-tokens = Tajny stos, żetony: { $count }
tavern-deck-modifiers = Pozostałe żetony modyfikatora: { $count }
tavern-cellar = jeden z dwóch składników za kości o tej sumie
tavern-workshop = Pracownia
tavern-short-make_lunch = Obiad Nasty’ego
tavern-short-cook_dragon_eggs = Smocze jaja
tavern-short-mop_floor = Mycie podłogi
tavern-short-prepare_rooms = Szykowanie pokoi
tavern-short-entertain_guests = Zabawianie gości
tavern-pile = { $kind }, zostało: { $count }
tavern-on-track = { $name }, { $track }: { $place }
tavern-clock = Runda { $round } z { $rounds }, { $time }
tavern-time-marker = { $name }: zamówienie wzięte o { $time }
tavern-opens = Otwarcie w rundzie { $round }
tavern-task = { $task }: kości o sumie { $sum }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
tavern-choose-become = Wybierz swoją postać
tavern-choose-order = { $count ->
    [one] Z talii
   *[other] Wybierz zamówienie
 }
tavern-choose-item = { $count ->
    [one] Dobrany
   *[other] Wybierz przedmiot
 }
tavern-choose-hidden = { $count ->
    [one] Ktoś ogląda 1 kartę
    [few] Ktoś ogląda { $count } karty
   *[other] Ktoś ogląda { $count } kart
 }

## Pola graczy

scene-round = Runda { $round }
scene-setup = Przygotowanie
scene-round-label = Runda { $round } z { $rounds }, { $time }
scene-turn-order = Kolejność tur: { $names }. Znacznik pierwszego gracza: { $first }
scene-goals-met = spełnione cele: { $met } z { $goals }
scene-target = { $points } z { $target } punktów
scene-outlook = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[other] { $vp } punktów
 } · gdyby to był koniec: { $points } z { $target }
scene-final-counts = Cel trzeba osiągnąć po punktacji końcowej.
scene-first-player = { $name } ma znacznik pierwszego gracza
scene-character = { $character } ({ $name }): { $uses ->
    [0] bez użyć
    [one] zostało 1 użycie
    [few] zostały { $uses } użycia
   *[other] zostało { $uses } użyć
 }
scene-uses = { $uses ->
    [0] Użycia się skończyły.
    [one] Zostało 1 użycie.
    [few] Zostały { $uses } użycia.
   *[other] Zostało { $uses } użyć.
 }
scene-state-own = twoja tura
scene-state-thinking = myśli
scene-state-next = następny ruch
scene-place = { $name }: miejsce { $place }
scene-player = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }, { $dice ->
    [0] bez kości
    [one] 1 kość
   *[other] { $dice } kości
 } do położenia, { $ingredients ->
    [one] 1 składnik
    [few] { $ingredients } składniki
   *[other] { $ingredients } składników
 }, { $items ->
    [one] 1 przedmiot
    [few] { $items } przedmioty
   *[other] { $items } przedmiotów
 }, { $says ->
    [0] bez rozkazów Nasty’ego
    [one] 1 rozkaz Nasty’ego
    [few] { $says } rozkazy Nasty’ego
   *[other] { $says } rozkazów Nasty’ego
 }. { $order }.
scene-player-tracks = Tor Nasty’ego { $nasty } ({ $loss ->
    [0] bez straty
   *[other] −{ $loss } na koniec
 }), tor kuchni { $kitchen }, tor obowiązków { $chore }.
scene-now = { $points ->
    [one] 1 punkt, gdyby gra skończyła się teraz.
    [few] { $points } punkty, gdyby gra skończyła się teraz.
   *[other] { $points } punktów, gdyby gra skończyła się teraz.
 }
scene-standing = miejsce { $place } z { $players }
scene-ingredient = { $name }: { $kind } × { $count }
scene-to-place = do położenia
scene-spent = na wykonanym rozkazie Nasty’ego
scene-modifiers = { $name }: { $count ->
    [one] 1 żeton modyfikatora
    [few] { $count } żetony modyfikatora
   *[other] { $count } żetonów modyfikatora
 }
scene-mrs_nasty = { $name }: { $count ->
    [one] 1 żeton Mrs. Nasty
    [few] { $count } żetony Mrs. Nasty
   *[other] { $count } żetonów Mrs. Nasty
 }
scene-drinks = { $name }: { $count ->
    [one] 1 żeton napoju
    [few] { $count } żetony napoju
   *[other] { $count } żetonów napoju
 }
scene-items = { $name }: { $count ->
    [0] bez przedmiotów
    [one] 1 przedmiot
    [few] { $count } przedmioty
   *[other] { $count } przedmiotów
 }
scene-served = { $name }: { $count ->
    [0] bez zrealizowanych zamówień
    [one] 1 zrealizowane zamówienie
    [few] { $count } zrealizowane zamówienia
   *[other] { $count } zrealizowanych zamówień
 }
scene-says = Nasty rozkazuje ({ $name }): { $card }
scene-task = { $task }, karta zadania ({ $name }){ $used ->
    [yes] , użyta w tej rundzie
   *[no] { "" }
 }
scene-no-order = Bez zamówienia
scene-no-order-short = bez zamówienia
scene-no-order-hint = Weź jedno ze stołu na sali albo z talii.
scene-met = { $met }/{ $needed }
scene-open-order = { $order } ({ $name }): składniki { $met } z { $needed }, teraz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }. { $late ->
    [0] Na czas
    [one] Spóźnione o 1 rundę
    [few] Spóźnione o { $late } rundy
   *[other] Spóźnione o { $late } rund
 }, { $left ->
    [one] zapomniane na koniec tej rundy
    [few] jeszcze { $left } rundy
   *[other] jeszcze { $left } rund
 }
scene-order-of = { $order } · { $name }
scene-late = { $late ->
    [0] na czas
   *[other] spóźnione o { $late }
 } · { $left ->
    [one] ostatnia runda
    [few] jeszcze { $left } rundy
   *[other] jeszcze { $left } rund
 }
scene-lacking = { $count ->
    [one] Brakuje 1 składnika
   *[other] Brakuje { $count } składników
 }
scene-potions = { $count ->
    [one] Pomoże 1 magiczna mikstura
    [few] Pomogą { $count } magiczne mikstury
   *[other] Pomoże { $count } magicznych mikstur
 }
scene-serve = Zrealizuj zamówienie
scene-serve-short = Zrealizuj
scene-dice = Kości do położenia
scene-own-dice = Twoje kości
scene-no-dice = wszystkie kości leżą
scene-total = { $total } z { $wanted }
scene-count = { $count } z { $wanted }
scene-bonus-kitchen_task = Kuchnia +{ $count }
scene-bonus-chore_task = Obowiązki +{ $count }
scene-bonus-complete_order = zamówienie +{ $count }
scene-waived = { $count ->
    [one] 1 składnik mniej
    [few] { $count } składniki mniej
   *[other] { $count } składników mniej
 }
scene-crowding = także na zajęte pola
scene-extra-turn = { $count ->
    [one] jeszcze 1 tura
    [few] jeszcze { $count } tury
   *[other] jeszcze { $count } tur
 }
scene-tokens = Żetony
scene-reputation = Reputacja
scene-loss = { $loss ->
    [0] –
   *[other] −{ $loss }
 }
scene-level = { $bonus ->
    [0] –
   *[other] +{ $bonus }{ $shift ->
        [0] { "" }
       *[other] {" "}±{ $shift }
     }
 }
scene-ingredients = Składniki
scene-no-ingredients = jeszcze brak
scene-hand = W ręce
scene-of = { $count } z { $most }
scene-no-items = Przedmioty zdobywa się w pracowni maga.
scene-hidden-item = Zakryty przedmiot
scene-tasks = Zadania
scene-requests = Nasty rozkazuje
scene-no-tasks = Użyj zadania w tajnej komnacie, by zatrzymać jego kartę.
scene-secret = Tajne zadanie
scene-hidden-secret = Zakryte tajne zadanie
scene-served-title = Zrealizowane
scene-solo-normal = Zdobądź punkty
scene-automa = Automa blokuje
scene-bars-nothing = jeszcze nic
scene-bars-table = Sala, stół { $number }
scene-tab-hall = Sala
scene-tab-cellar = Piwnica
scene-tab-tasks = Zadania
scene-tab-office = Biuro
scene-tab-secret = Komnata
scene-tab-players = Rywale
scene-tab-automa = Automa
scene-tile-character = Postać
scene-tile-secret = Tajne
scene-tile-items = W ręce
scene-tile-requests = Rozkaz
scene-tile-nasty = Nasty
scene-tile-kitchen = Kuchnia
scene-tile-chore = Obow.
scene-tile-tasks = Zadania
scene-tile-modifier = Kość ±1
scene-tile-mrs = Mrs. N.
scene-tile-drinks = Napoje
scene-found = Pochodzi z Piwnicy { $value }; dają go też niektóre zadania w kuchni i obowiązki.
scene-potion = Zastępuje dowolny jeden składnik zamówienia. Zdobywa się ją w pracowni maga, za trzy kości.
scene-held-by = { $name }: { $count }
scene-drink = Żeton napoju: { $kind }
scene-about-modifier = W swojej turze odrzuć go, by zmienić jedną ze swoich niepołożonych kości o { $pips }, w granicach od 1 do 6. Możesz wydać kilka, także na tę samą kość.
scene-about-modifiers = W swojej turze odrzuć jeden, by zmienić jedną ze swoich niepołożonych kości o 1, w granicach od 1 do 6. Położonej kości nie można już zmienić.
scene-about-tokens = Zakryte żetony napoju i żetony Mrs. Nasty. Po jednym leży na każdej karcie zadania w tajnej komnacie.
scene-about-mrs = Na koniec gry wart { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }. Gdy masz dobrać kartę „Nasty rozkazuje”, możesz zamiast tego odrzucić { $cost ->
    [one] taki żeton
    [few] { $cost } takie żetony
   *[other] { $cost } takich żetonów
 }.
scene-about-drink = W swojej turze oddaj składnik „{ $kind }”, by zdobyć { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }. Nie ma limitu czasu, ale magiczna mikstura nie pomaga i nie jest to zamówienie.
scene-about-nasty = W dół to źle: im niżej stoisz, tym więcej punktów stracisz na koniec gry. Na koniec każdej rundy otwarte zamówienie przesuwa cię o pole w dół. Kto po raz pierwszy dojdzie do czerwonego pola, dobiera kartę „Nasty rozkazuje”.
scene-about-kitchen = W dół to dobrze: każde zadanie w kuchni przesuwa cię o pole w dół. Od każdego oznaczonego pola zadania w kuchni dają więcej punktów, a od dalszych jedna kość może tam też liczyć się jako wyższa lub niższa. Liczy się, gdzie stoisz przed zadaniem.
scene-about-chore = W dół to dobrze: każdy obowiązek przesuwa cię o pole w dół. Od każdego oznaczonego pola obowiązki dają więcej punktów, a od dalszych jedna kość może tam też liczyć się jako wyższa lub niższa. Liczy się, gdzie stoisz przed zadaniem.
scene-may-come = Te mogą jeszcze wyjść, w dowolnej kolejności.
scene-discarded = Odrzucone: { $cards }
scene-none-discarded = Nic jeszcze nie jest odrzucone.
scene-under = Pod talią: { $cards }

## Z bliska: czym coś jest, co robi i co daje, w zdaniach


## Co znaczą ikony

icon-uses = pozostałe użycia
thing-clock = Zegar liczy rundy; po ostatniej następuje punktacja końcowa. Z każdą rundą otwarte zamówienie jest bardziej spóźnione i mniej warte.
thing-die = Kośćmi rzuca się na początku rundy. Raz w każdej turze kładziesz jedną lub więcej z nich na polu, które wymaga ich sumy albo liczby; zostają tam do końca rundy. Dopóki twoje kości gdzieś pasują, musisz je kłaść.
thing-die-white = Biała kość to piąta kość dla jednego gracza. Na koniec rundy dostaje ją ten, kto ma najmniej punktów.
thing-first-player = Kto ma ten znacznik, zaczyna następną rundę. Nie wędruje on sam: zdobywa się go obiadem dla Nasty’ego.
thing-turn-order = W tej kolejności wszyscy rozgrywają tury, raz za razem, aż nikt nie może już położyć kości.
thing-room-mess = Sześć stołów z zamówieniami. W swojej turze bierzesz jedno, jeśli żadnego nie masz: ze stołu albo w ciemno wierzchnie z talii, a wtedy odrzuca się kartę ze stołu. Bez otwartego zamówienia musisz jakieś wziąć w swojej pierwszej turze rundy.
thing-room-cellar = Kości o dokładnie takiej sumie, jaka jest wydrukowana, przynoszą jeden z dwóch składników tego pola, nigdy oba.
thing-room-kitchen = Zadania w kuchni wymagają dokładnej sumy kości, dają punkty i składnik oraz przesuwają cię o pole na torze kuchni, dzięki czemu późniejsze dają więcej. Karta „Nasty rozkazuje” zamyka kuchnię temu, kto ją ma.
thing-room-chore = Obowiązki wymagają dokładnej sumy kości, dają punkty i składnik oraz przesuwają cię o pole na torze obowiązków, dzięki czemu późniejsze dają więcej. Karta „Nasty rozkazuje” zamyka je temu, kto ją ma.
thing-room-office = Rozmowa z Nastym wymaga dowolnej jednej kości. Przesuwa cię w górę jego toru, co jest dobre, a kogoś innego w dół. Leżą tu też jego rozkazy.
thing-room-workshop = Mag ma inne zamówienia, przedmioty i magiczne mikstury, za jedną, dwie lub trzy kości o dowolnych wartościach: dobre miejsce na kości, które nie pasują nigdzie indziej.
thing-room-chamber = Od rundy 4 leżą tu trzy karty zadań, każda z żetonem. Kto użyje jednej, dostaje jej żeton i zatrzymuje kartę na późniejsze rundy. Rozkazy Nasty’ego nie zamykają tej izby.
thing-chamber-door = Tajna komnata otwiera się na początku rundy 4.
thing-mess = Stół na sali. Pionek wskazuje, czyje to zamówienie; nowa karta pojawia się tu, gdy zostanie ono zrealizowane, zapomniane albo odrzucone.
thing-meeple = Ten gracz obsługuje ten stół: zamówienie jest wzięte i jeszcze niezrealizowane.
thing-time = Kiedy wzięto to zamówienie. Z każdą rundą jest warte mniej, a w końcu zostaje zapomniane, co kosztuje punkty.
thing-open = Kto zaczyna pierwszą turę rundy bez otwartego zamówienia, musi najpierw jakieś wziąć. Nikt nie ma więcej niż jedno. Na koniec rundy każde otwarte zamówienie przesuwa właściciela w dół toru Nasty’ego.
thing-serve = Realizując zamówienie, oddajesz jego składniki i zdobywasz tyle punktów, ile jest teraz warte. Magiczna mikstura zastępuje dowolny składnik. Potem możesz wziąć następne zamówienie, także w tej samej turze.
thing-hand = Przedmioty zagrywa się we własnej turze, ile się chce, a potem odrzuca. Zagranie nie odbiera ci kładzenia kości. Nikt nie ma więcej niż trzech; inni widzą tylko, ile ich jest.
thing-item = Przedmiot: zagrywa się go w turze właściciela, a potem odrzuca. Tylko właściciel wie, który to.
thing-tasks = Użyte karty zadań z tajnej komnaty. Właściciel może użyć każdej raz w każdej następnej rundzie; nikt nie zatrzymuje więcej niż trzech.
thing-drinks = Żeton napoju: w swojej turze oddaj wskazany na nim składnik, by zdobyć punkty. Takie żetony pochodzą z tajnej komnaty.
thing-requests = Karty „Nasty rozkazuje”. Kto ma taką, może kłaść kości tylko w piwnicy, pracowni, biurze i tajnej komnacie, na własnych kartach zadań oraz na karcie, która żąda kości. Każda, która zostanie na koniec, kosztuje 10 punktów.
thing-secret = Tajne zadanie: cel znany tylko właścicielowi. Punktuje raz, na koniec gry, i liczy się tylko najlepszy osiągnięty próg.
thing-character = Postać ma zdolność, której można użyć dwa razy w grze, we własnej turze; tylko Piwniczne licho działa w turach innych graczy.
thing-choosing = To trzeba teraz rozstrzygnąć: wybierz coś z tego, co tu leży.
thing-this-turn = To, co przygotowano na tę turę i co nadal obowiązuje.
thing-automa = W grze solo rywalem jest Automa: jej kośćmi rzuca się na początku każdej rundy, przed twoimi; blokują one pole albo zamówienie do końca rundy.
thing-bars = Leży tu kość Automy: do końca rundy nie można z tego korzystać.
thing-goal = Co trzeba osiągnąć w grze solo. Liczy się to po punktacji końcowej, więc tor Nasty’ego jeszcze kosztuje.
thing-score = Punkty zdobywa się zamówieniami, zadaniami w kuchni, obowiązkami i tajnym zadaniem; wygrywa ten, kto ma ich najwięcej po punktacji końcowej. Punktacja końcowa odejmuje to, ile kosztują tor Nasty’ego i jego rozkazy.
icon-coin = punkty
icon-any = dowolny składnik oprócz magicznej mikstury
icon-item = przedmiot
icon-order = zamówienie
icon-replace-order = wymiana zamówienia
icon-change-order = wzięcie innego zamówienia
icon-less-late = o rundę mniej spóźnione
icon-later = zamówienie liczy się jako wzięte później
icon-waive = jeden składnik mniej
icon-steal = kradzież
icon-rival = inny gracz
icon-crowd = nawet gdzie nie ma miejsca
icon-lock = zamknięte albo niedostępne
icon-up = w górę toru
icon-down = w dół toru
icon-swap = wymiana z zasobami
icon-trade = wymiana z innym graczem
icon-die = kość
icon-white-die = biała kość
icon-automa-die = kość Automy
icon-another-die = jeszcze jedna kość
icon-reroll = przerzut
icon-set-die = ustawienie kości
icon-shift-dice = zmiana wartości
icon-flip-die = odwrócenie kości
icon-recover-die = odzyskanie kości i rzut
icon-exchange-dice = wymiana kości
icon-dice = kości
icon-pair = dwie równe kości
icon-hourglass = jeszcze jedna tura albo ostatnia runda zamówienia
icon-clock = runda
icon-met = masz to
icon-missing = jeszcze brakuje
icon-token = zakryty żeton
icon-meeple = obsługuje ten stół
icon-onward = krok dalej na torze albo to, co przynosi
icon-used-area = składnik z piwnicy
icon-first = znacznik pierwszego gracza

## Książka: nagłówki i komórki jej tabel

book-dice = Kości
book-one-of = Jedno z
book-task = Zadanie
book-task-card = Karta zadania
book-area = Pole
book-gives = Daje
book-spaces = Miejsca według liczby graczy
book-on-track = Na torze
book-each-task = Każde zadanie tego rodzaju
book-level = { $shift ->
    [0] o { $bonus } {"{"}coin{"}"} więcej
    [1] o { $bonus } {"{"}coin{"}"} więcej; jedna kość może liczyć się o 1 więcej lub mniej
   *[other] o { $bonus } {"{"}coin{"}"} więcej; jedna kość może liczyć się o najwyżej { $shift } więcej lub mniej
 }
book-ingredients = Składniki
book-row = Punkty, runda po rundzie
book-forgotten = Zapomniane
book-order = Zamówienie
book-needs = Wymaga
book-in-time = Na czas
book-item = Przedmiot
book-character = Postać
book-does = Co robi
book-says = Nasty rozkazuje
book-asks = Czego żąda
book-return = Oddaj
book-dice-on-card = Kości na kartę
book-or = Albo
book-wants-any = { $n ->
    [one] dowolny składnik
    [few] { $n } dowolne składniki
   *[other] { $n } dowolnych składników
 }
book-wants-different = { $n ->
    [one] dowolny składnik
    [few] { $n } różne składniki
   *[other] { $n } różnych składników
 }
book-wants-alike = { $n ->
    [one] dowolny składnik
    [few] { $n } takie same składniki
   *[other] { $n } takich samych składników
 }
book-wants-dice = { $n ->
    [one] dowolna kość
    [few] { $n } dowolne kości
   *[other] { $n } dowolnych kości
 }
book-wants-sum = dokładnie { $value }
book-wants-least = { $value } lub więcej
book-wants-pair = 2 równe
book-wants-item = odrzuć { $n } {"{"}item{"}"}
book-wants-use = użyj: { $section }
book-wants-order = zrealizuj zamówienie
book-secret = Tajne zadanie
book-counts = Co się liczy
book-pays = Ile płaci
book-one-race = Zamówienia jednego ludu
book-assignment = Karta Pięciu Królestw
book-level-of = Poziom

## Co umyka początkującym: według efektów i według tego, czym coś jest

about-order-track = Realizacja przesuwa cię też o krok ({ $track }), bez punktów premii.
note-order = Możesz mieć tylko jedno otwarte zamówienie. Gdy runda się kończy, a jest ono otwarte, schodzisz o pole w dół toru Nasty’ego. Magiczna mikstura zastępuje dowolny jeden z jego składników.
note-item = Zagrywasz go w swojej turze, niezależnie od kładzenia kości, a potem odrzucasz. Wcześniej inni go nie widzą.
note-character = Użycie nie kosztuje kości. Po ostatnim użyciu kartę się odrzuca.
note-secret = Widzisz je tylko ty. Płaci raz, po ostatniej rundzie, więc pamiętaj o nim, wybierając zamówienia.
note-assignment = Wygrywasz tylko wtedy, gdy po ostatniej rundzie wszystko jest spełnione.
note-ingredient = Po użyciu wraca na swój stos. Na koniec daje punkty tylko wtedy, gdy nie masz otwartego zamówienia.
note-potion = Nie można jej ukraść ani wymienić i nie pomaga przy rozkazach Nasty’ego ani żetonach napoju.
note-cellar = Można tu zsumować kilka kości. Jeśli jeden z dwóch stosów jest pusty, zostaje tylko drugi rodzaj.
note-kitchen = Premia zależy od twojego miejsca na torze kuchni przed tym zadaniem. Dopóki masz rozkaz Nasty’ego, nie możesz tu kłaść kości.
note-chore = Premia zależy od twojego miejsca na torze obowiązków przed tym zadaniem. Dopóki masz rozkaz Nasty’ego, nie możesz tu kłaść kości.
note-office = Wymaga dowolnej jednej kości, więc to dobre miejsce na taką, która nie pasuje nigdzie indziej.
note-workshop = Liczy się tu tylko liczba kości: dobre miejsce na kości, które nie pasują nigdzie indziej.
note-chamber = Rozkaz Nasty’ego nie zamyka tej izby. Zadanie ze znakiem kuchni lub obowiązków liczy się jako takie zadanie.
note-says-ingredients = Wykonaj rozkaz w swojej turze; nie kosztuje to kości. Magiczne mikstury nie pomagają.
note-says-item = Wykonaj rozkaz w swojej turze; nie kosztuje to kości. Przedmiot odrzuca się bez efektu.
note-says-dice = To twoje kładzenie kości w tej turze; do końca rundy te kości są nieczynne.
note-says-event = Rozkaz wykona się sam, gdy następnym razem to zrobisz.
note-extra_turn = Kładziesz w niej kości jak zwykle. Jeśli runda skończy się wcześniej, tura przepada.
note-exchange_die_values = Obie kości muszą być niepołożone i pokazywać różne wartości.
note-steal_item_random = Tylko wasza dwójka dowie się, który to przedmiot.
note-steal_ingredient = Wybierasz, który, i nikt nie może odmówić.
note-swap_with_player = Wybierasz oba składniki i nikt nie może odmówić.
note-swap_with_supply = Możesz oddać magiczną miksturę, ale nie możesz jej wziąć.
note-ignore_occupancy = Nadal potrzebujesz właściwych kości i nadal obowiązuje zakaz Nasty’ego dla kuchni i obowiązków.
note-reroll = Zrób to przed położeniem: położone kości zachowują wartości.
note-set_die = Zrób to przed położeniem: kość zachowuje tę wartość do następnego rzutu.
note-shift_dice = Zrób to przed położeniem. Z 6 nie robi się 1 ani z 1 nie robi się 6.
note-flip_die = Przeciwne ścianki dają razem 7: z 1 robi się 6, z 2 robi się 5, z 3 robi się 4.
note-recover_die = Jeśli w tej turze kości są już położone, ta kość czeka na późniejszą turę rundy.
note-bonus_on-kitchen_task = Zagraj to przed położeniem kości. Działa tylko w tej turze.
note-bonus_on-chore_task = Zagraj to przed położeniem kości. Działa tylko w tej turze.
note-bonus_on-complete_order = Zagraj to przed realizacją zamówienia. Działa tylko w tej turze.
note-move_time_marker = Zamówienie płaci wtedy tyle, ile rząd podaje za mniejsze spóźnienie, i później zostaje zapomniane.
note-waive_ingredient = Realizując zamówienie, wybierasz, co pomijasz. Działa tylko w tej turze.
note-change_order = Stare zamówienie nie liczy się ani jako zrealizowane, ani jako zapomniane.
note-track = To tylko kroki: nie przynoszą składnika ani punktów.
note-draw_item = Jeśli masz teraz więcej, niż wolno, od razu jeden odrzucasz, choćby ten nowy.
note-gain_magic_potion = Magiczna mikstura zastępuje dowolny jeden składnik zamówienia.
note-gain_modifier = Żeton modyfikatora zmienia jedną z twoich niepołożonych kości o 1, w dowolnej twojej turze.
note-replace_order = Dobrane zamówienia widzisz tylko ty. Tak możesz sprowadzić zamówienie, które zrealizujesz.
note-first_player_marker = Kolejność tur w tej rundzie się nie zmienia.
note-nasty-self-up = W górę to dobrze: na koniec tracisz mniej punktów. Na 0 nic to nie daje.
note-nasty-opponent-down = Rywal, który po raz pierwszy dojdzie do czerwonego pola, dobiera kartę „Nasty rozkazuje”.
note-lateness-race = Gra pyta cię, gdy realizujesz takie zamówienie po czasie; o czasie nie jest to potrzebne.
note-gain_from_used_area = Gra pyta cię w turze innego gracza. Możesz odmówić i zachować użycie.
scene-about-orders = Stąd można dobrać zamówienie w ciemno; trzeba je zatrzymać, a w zamian odrzuca się zamówienie z sali.
scene-about-items = Przedmioty pochodzą z pracowni maga: za dwie kości oglądasz trzy i zatrzymujesz jeden.
scene-about-says = Kto po raz pierwszy dojdzie do czerwonego pola toru Nasty’ego, dobiera jedną z tych kart, ale nie w ostatniej rundzie.
scene-about-tasks = Na koniec rundy nowe karty zadań wypełniają puste miejsca tajnej komnaty.

## Pierwsze minuty: cel i po jednym zdaniu na każdy rodzaj decyzji spotkany po raz pierwszy

aim = Zdobądź w dziesięciu rundach najwięcej punktów: szybko realizuj zamówienia na napoje i nie wchodź w drogę Nasty’emu.
aim-solo = Osiągnij po ostatniej rundzie wymaganą liczbę punktów; w Opowieści spełnij zamiast tego wszystko, czego wymaga twoja karta Pięciu Królestw.
help-character = Zdolność postaci działa dwa razy w całej grze. Najłatwiej używać zdolności, które zmieniają kości.
help-ingredient = Bierzesz jeden rodzaj, nigdy oba: to, czego brakuje twojemu otwartemu zamówieniu albo wielu zamówieniom na sali. Przed pierwszą rundą zamówień jeszcze nie ma: bierz, co chcesz.
help-turn = Weź zamówienie, kośćmi zdobądź, czego mu brakuje, zrealizuj je. Kości kładziesz raz na turę; reszta czeka na następną.
help-discard-order = Na miejscu wybranego zamówienia stanie twój pionek albo nowe zamówienie. Dobry wybór to karta, która pasuje komuś innemu.
help-choose-order = Te karty widzisz tylko ty. Wybrane zamówienie leży odkryte dla wszystkich; pozostałe idą pod talię.
help-take-order = Małe zamówienia są szybkie i pewne, duże płacą więcej, ale zajmują kilka rund, a każda runda kosztuje cię u Nasty’ego.
help-dice = Wybieraj kości, aż dadzą dokładnie to, czego wymaga pole. Małe się sumują; zachowaj te, które dobrze pasują gdzie indziej.
help-give = To, co oddajesz, wraca na swój stos albo trafia do drugiego gracza. Zachowaj to, czego wymaga twoje otwarte zamówienie.
help-player = Spójrz najpierw na wyniki i półki: zwykle najwięcej daje wybór tego, kto prowadzi.
help-take-from = Możesz wziąć dowolny zwykły składnik, który tam widzisz, i nikt nie może odmówić.
help-keep-item = Zatrzymujesz jeden przedmiot, niewidoczny dla innych. Zagraj go w dowolnej swojej turze; nie zużywa kości.
help-discard-item = Możesz mieć tylko trzy przedmioty. Odrzucony nie działa.
help-pay = Zapłać składnikiem, jeśli go masz. Magiczna mikstura zastąpi dowolny, więc zachowaj ją na to, co trudno zdobyć.
help-avoid = Żetony są na koniec warte po punkcie; rozkaz Nasty’ego zamyka ci kuchnię i obowiązki, aż go wykonasz.
help-lurk = To jedno z dwóch użyć twojej postaci. Możesz odmówić i poczekać na składnik, którego bardziej potrzebujesz.
help-discard-task = Zachowaj zadania, których sumy łatwo złożyć: każdego możesz używać raz na rundę.
help-die = Położonych kości nie można wybrać. Zanim zmienisz kość, pomyśl, jakiej sumy chcesz.
help-value = Wybierz wartość, której wymaga jeszcze jakieś pole: szukaj pól z wolnym miejscem.
help-option = Wybierz jedno; cokolwiek wybierzesz, kartę potem się odrzuca.
help-track = Od oznaczonych pól każde zadanie tego rodzaju daje więcej, więc opłaca się zajść daleko na jednym torze.
help-says = Wybrana karta znika, jakby rozkaz był wykonany. Gdy nie masz już żadnej, kuchnia i obowiązki są dla ciebie znów otwarte.
help-minstrel = To jedno z dwóch użyć twojej postaci. Zanim się zgodzisz, sprawdź, ile punktów to daje.
help-first-player = Kto zaczyna, pierwszy wybiera zamówienie; ostatni w kolejności tur dostaje białą kość.
help-roll = Podaj, co pokazuje kość; stół pyta o kości jedną po drugiej.
help-draw-order = Podaj, które zamówienie odkryto. Odtąd każdy może je widzieć.
help-draw-item = Podaj, który przedmiot dobrano. Powinien go widzieć tylko ten, kto go dobiera.
help-draw-says = Podaj, który rozkaz Nasty’ego dobrano. Leży odkryty, aż zostanie wykonany.
help-draw-secret = Podaj, które tajne zadanie rozdano. Powinien je widzieć tylko właściciel.
help-draw-assignment = Podaj, którą kartę Pięciu Królestw dobrano. Leży odkryta przez całą grę.
help-draw-task = Podaj, którą kartę zadania odkryto na puste miejsce.
help-draw-token = Podaj, który żeton odkryto. Leży na karcie zadania, aż ktoś jej użyje.
help-deal = Podaj, którą postać rozdano temu graczowi.
help-draw-stolen = Podaj, który przedmiot zabrano. Powinna go widzieć tylko ta dwójka graczy.
