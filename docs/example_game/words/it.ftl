# Last Orders: che cos’è, le opzioni, quello che sta sul tavolo, domande, azioni, cronaca e motivi.

game-blurb = La campana è suonata: porta tutte le bevande che osi e accontenta un cliente fisso che conosci solo tu.
aim = Vince chi ha più punti dopo l’ultimo giro: monete per bevande uguali e mance del proprio cliente fisso.
board-legend =
    Scrivi «serve» o «keep 4», oppure il numero di un’opzione. «tray», «served» o «regular» ne dice di più.

option-evening = Serata
option-evening-help = Quanti giri ha una serata.
option-evening-long = Cinque giri
option-evening-short = Tre giri
option-tray = Vassoio
option-tray-help = Quanti dadi rovesciati fanno cadere il vassoio.
option-tray-steady = Saldo: tre
option-tray-wobbly = Traballante: due

item-round = Giro
item-tray = Vassoio
item-tray-help = Le bevande in mano. Quando servi, i dadi di un tipo danno tante monete quanti sono, moltiplicati per sé stessi.
item-spilled = Rovesciati
item-spilled-help = Ogni 1 è rovesciato. Con tre il vassoio cade, con due se è traballante.
item-bells = Lanci rimasti
item-bells-help = Quante volte si possono ancora rilanciare gli altri dadi in questo turno.
item-coins = Monete
item-coins-help = Per le bevande servite. Contano alla fine.
item-served = Bevande, da 2 a 6
item-served-help = Quanti dadi di ogni numero sono stati serviti, prima i 2. Il cliente fisso dà mance per uno di questi numeri.
item-regular = Cliente fisso
item-regular-help = Ama un numero; fino alla fine lo conosce solo chi ce l’ha.

regular-tip = { $tip ->
    [one] 1 moneta
   *[other] { $tip } monete
} per ogni { $likes } servito.
regular-miner = Minatore
regular-miner-help = { regular-tip }
regular-weaver = Tessitrice
regular-weaver-help = { regular-tip }
regular-carter = Carrettiere
regular-carter-help = { regular-tip }
regular-bard = Bardo
regular-bard-help = { regular-tip }
regular-abbot = Abate
regular-abbot-help = { regular-tip }

prompt-turn = Servi, oppure tieni un tipo e rilancia il resto
decision-turn = la scelta tra servire e rilanciare
prompt-roll = Che cosa mostra il dado?
decision-roll = il lancio dei dadi
prompt-deal = Quale cliente fisso viene distribuito?
decision-deal = la distribuzione dei clienti fissi

action-serve = Servi
action-keep = Tieni i { $what }, rilancia il resto
action-die = Il dado mostra { $what }
action-regular = { $what }

log-head-round = Giro { $round }
log-keep = tiene i { $face } e rilancia il resto
log-drop = rovescia { $spilled } dadi e lascia cadere il vassoio
log-serve = serve { $tray } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}

why-no-bell = In questo turno hai già rilanciato tre volte.
why-no-drink = Sul vassoio non c’è nessun { $face }.
why-all-alike = Tutti i dadi mostrano { $face }: non c’è niente da rilanciare.

source-coins = Monete
source-tips = Mance
measure-drops = Vassoi caduti
