# Last Orders: czym jest, opcje, co leży na stole, pytania, działania, dziennik i powody.

game-blurb = Dzwonek już dzwonił: zanieś tyle napojów, ile się odważysz, i zadowól stałego gościa, o którym wiesz tylko ty.
aim = Wygrywa, kto po ostatniej rundzie ma najwięcej punktów: monet za jednakowe napoje i napiwków od swojego stałego gościa.
board-legend =
    Napisz „serve” albo „keep 4”, albo numer opcji. „tray”, „served” lub „regular” powie więcej.

option-evening = Wieczór
option-evening-help = Ile rund ma wieczór.
option-evening-long = Pięć rund
option-evening-short = Trzy rundy
option-tray = Taca
option-tray-help = Ile rozlanych kości wystarczy, by taca spadła.
option-tray-steady = Pewna: trzy
option-tray-wobbly = Chwiejna: dwie

item-round = Runda
item-tray = Taca
item-tray-help = Napoje na tacy. Po podaniu każdy rodzaj daje tyle monet, ile ma kości pomnożone przez siebie.
item-spilled = Rozlane
item-spilled-help = Każda 1 jest rozlana. Przy trzech taca spada, przy chwiejnej już przy dwóch.
item-bells = Pozostałe rzuty
item-bells-help = Ile razy w tej turze można jeszcze przerzucić pozostałe kości.
item-coins = Monety
item-coins-help = Za podane napoje. Liczą się na koniec.
item-served = Napoje, od 2 do 6
item-served-help = Ile kości o każdej wartości podano, najpierw 2. Za jedną z nich stały gość daje napiwki.
item-regular = Stały gość
item-regular-help = Lubi jedną wartość; do końca zna ją tylko właściciel karty.

regular-tip = { $tip ->
    [one] 1 moneta
    [few] { $tip } monety
   *[other] { $tip } monet
} za każdą podaną { $likes }.
regular-miner = Górnik
regular-miner-help = { regular-tip }
regular-weaver = Tkaczka
regular-weaver-help = { regular-tip }
regular-carter = Woźnica
regular-carter-help = { regular-tip }
regular-bard = Bard
regular-bard-help = { regular-tip }
regular-abbot = Opat
regular-abbot-help = { regular-tip }

prompt-turn = Podaj albo zachowaj jeden rodzaj i przerzuć resztę
decision-turn = wybór między podaniem a przerzutem
prompt-roll = Co pokazuje kość?
decision-roll = rzut kośćmi
prompt-deal = Który stały gość zostaje rozdany?
decision-deal = rozdawanie stałych gości

action-serve = Podaj
action-keep = Zachowaj { $what }, przerzuć resztę
action-die = Kość pokazuje { $what }
action-regular = { $what }

log-head-round = Runda { $round }
log-keep = zachowuje { $face } i przerzuca resztę
log-drop = upuszcza tacę, rozlane kości: { $spilled }
log-serve = podaje { $tray } za { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}

why-no-bell = W tej turze były już trzy przerzuty.
why-no-drink = Na tacy nie ma żadnej { $face }.
why-all-alike = Wszystkie kości pokazują { $face }: nie ma czego przerzucać.

source-coins = Monety
source-tips = Napiwki
measure-drops = Upuszczone tace
