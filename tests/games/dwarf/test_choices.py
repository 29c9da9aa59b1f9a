"""What people read of DWARF: every option with the clause that allows it, every number as the cards have it."""

import re
from typing import Any, Final

import pytest
from tests.games.dwarf.table import GAME, arrange, look, names, play, worker

import alehouse
from alehouse import Game, State
from alehouse.core.cards import CardFile
from alehouse.core.scene import LANDSCAPE, PORTRAIT, Layout
from alehouse.core.text_layout import unbound
from alehouse.core.words import LANGUAGES
from alehouse.games.dwarf.card_text import special_in_full, special_in_short, special_signs

NAMES: Final = ("Eyra", "Brokk", "Sindri", "Ívaldi", "Durinn")
GET_HELP: Final = {"A5": ["iron_seam_p5_l1", "get_help_p5_l2"]}
FORGES: Final = {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"], "A8": ["iron_seam_p8_l1", "forge_helm_p8_l3"]}
DEEP: Final = {
    "A1": ["iron_seam_p1_l1", "sidhe_p1_l2"],
    "A5": ["iron_seam_p5_l1", "knockers_p5_l3", "get_help_p5_l2"],
}
ALLOYS: Final = {"A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"]}


# ── clauses ───────────────────────────────────────────────────────────────────────────────────────────


def clauses(state: State) -> dict[str, set[str]]:
    """The clauses of the legal options, by kind; a special action's by its payment."""
    found: dict[str, set[str]] = {}
    for option in look(state, int(state.player)).options:
        kind = option.name.rsplit(":", 1)[1] if option.kind == "special" else option.kind
        found.setdefault(kind, set()).add(option.clause)
    return found


FIRST: Final = {"goods": [{"medal": 4, "item": 1, "iron": 3, "steel": 3, "gold": 3}, {}], "marker": 0}
ORDER: Final = {**FIRST, "piles": {"A1": ["special_order"]}}
SELL: Final = {**FIRST, "piles": {"A1": ["sell_an_item"]}}
EARLY: Final = {  # the Mine side of Special Order lands on a Get Help location
    "turn": 1,
    "marker": 0,
    "stacks": GET_HELP,
    "piles": {"A1": ["special_order"]},
    "workers": [worker(0, "A5")],
}


@pytest.mark.rule("DW-5.13", "DW-5.15", "DW-5.16", "DW-5.41", "DW-5.53", "DW-5.54", "DW-5.72", "DW-5.81")
@pytest.mark.parametrize(
    ("given", "moves", "expected"),
    [
        (FIRST, [], {"place": "DW-5.13", "workers": "DW-5.15", "medals": "DW-5.16"}),
        ({"phase": "second", "marker": 0}, [], {"place": "DW-5.41", "pass": "DW-5.41"}),
        (
            {"phase": "get_help", "stacks": GET_HELP, "workers": [worker(0, "A5")]},
            [],
            {"place": "DW-5.53", "pass": "DW-5.54"},
        ),
        (EARLY, ["special:A1:workers"], {"place": "DW-5.53", "pass": "DW-5.54"}),
        (ORDER, ["special:A1:workers"], {"amount": "DW-6.34"}),
        (SELL, ["special:A1:workers"], {"amount": "DW-6.32"}),
        (
            {
                "phase": "get_help",
                "goods": [{"steel": 2, "gold": 2}, {}],
                "stacks": FORGES,
                "workers": [worker(0, "A4"), worker(0, "A8")],
            },
            [],
            {"resolve": "DW-5.81"},
        ),
        (
            {"phase": "get_help", "stacks": ALLOYS, "workers": [worker(0, "A1"), worker(0, "A2")]},
            [],
            {"resolve": "DW-5.72"},
        ),
    ],
    ids=["first", "second", "extra", "early help", "give", "receive", "forge order", "mine order"],
)
def test_an_option_names_the_clause_that_allows_it(
    given: dict[str, Any], moves: list[str], expected: dict[str, str]
) -> None:
    state = arrange(**given)
    for move in moves:
        play(state, move)
    while state.player < 0:
        play(state, names(state)[0])
    assert clauses(state) == {kind: {clause} for kind, clause in expected.items()}


# ── numbers as the cards have them ────────────────────────────────────────────────────────────────────


def changed(*changes: tuple[str, str]) -> Game:
    """The game with some numbers of its card file changed."""
    text = GAME.card_file.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return alehouse.load("dwarf", CardFile("mine.toml", text))


def table_words(game: Game, state: State, language: str, shape: str = LANDSCAPE) -> str:
    """Everything written on the drawn table, and what its pieces say."""
    layout = Layout(shape=shape, names=NAMES[: len(look(state).players)], here=(0,))
    scene = game.scene(state.view(0), game.words(language), layout)
    pieces = [piece for canvas in scene.canvases().values() for piece in canvas.pieces]
    return unbound(" ".join(f"{piece.label} {piece.art}" for piece in pieces))


LOSE_IRON: Final = 'op = "lose", resource = "iron", n = 1'
MONSTERS: Final = {
    "loses more": (
        (LOSE_IRON, 'op = "lose", resource = "iron", n = 3'),
        "knockers_p5_l3",
        {"en": "loses 3 iron", "it": "perdono 3 ferro", "pl": "traci 3 żelaza", "fr": "perd 3 fer"},
    ),
    "loses all": (
        (LOSE_IRON, 'op = "lose_all", resource = "iron"'),
        "knockers_p5_l3",
        {"en": "loses all iron", "it": "perdono tutto il ferro", "pl": "traci całe żelazo", "fr": "perd tout le fer"},
    ),
    "swaps more": (
        ('from = "gold", to = "iron", n = 2', 'from = "gold", to = "iron", n = 4'),
        "sidhe_p2_l2",
        {
            "en": "4 gold turn into 4 iron",
            "it": "4 oro diventano 4 ferro",
            "pl": "4 złota → 4 żelaza",
            "fr": "4 or deviennent 4 fer",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", MONSTERS)
def test_a_monster_says_what_it_will_take(what: str, language: str) -> None:
    change, monster, expected = MONSTERS[what]
    game = changed(change)
    position = game.cards.cards[monster].cell + 1
    stack = [f"iron_seam_p{position}_l1", monster]
    state = game.arrange({"stacks": {f"A{position}": stack}, "marker": 0}, players=2, fate="open")
    assert expected[language] in table_words(game, state, language)


SPECIALS: Final = {
    "sell_an_item": {"2", "7"},
    "special_order": {"6", "2", "3"},
    "hold_a_council": {"4"},
    "turn_back": {"4"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_card_says_its_own_numbers(special: str, language: str) -> None:
    game = changed(
        ("pay = { item = 1 }, gain_choice = { n = 5", "pay = { item = 2 }, gain_choice = { n = 7"),
        ("pay_choice = { n = 5", "pay_choice = { n = 6"),
        ("min_each = 1 }, gain = { item = 1 }", "min_each = 2 }, gain = { item = 3 }"),
        ("min_left = 1", "min_left = 3"),
    )
    card, words, numbers = game.cards.specials[special], game.words(language), SPECIALS[special]
    assert figures(special_in_full(card, words)) >= numbers
    if special != "turn_back":  # its two lines say nothing of how many cards there must be
        assert figures(special_in_short(card, words)) == numbers
    if card.op == "exchange":
        assert figures(special_signs(card, words).plain) == numbers - ({"2"} if special == "special_order" else set())
    state = game.arrange({"piles": {"A1": [special]}, "marker": 0}, players=2, fate="open")
    text = game.inspect_text(state.view(0), words, "pile:A1")
    detail = game.detail(state.view(0), words, Layout(names=NAMES), "pile:A1")
    assert unbound(special_in_full(card, words)) in text.replace("\n", " ")  # wherever its lines break
    assert special_in_full(card, words) in detail.lines


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def test_special_cards_of_the_house_in_words() -> None:
    words, cards = GAME.words("en"), changed().cards.specials
    sell, order = (unbound(special_in_full(cards[card], words)) for card in ("sell_an_item", "special_order"))
    assert sell == "Return 1 item, and take any 5 of iron, steel and gold."
    assert order == "Return 5 of iron, steel and gold, at least 1 of each, and take 1 item."
    assert unbound(special_signs(cards["sell_an_item"], words).plain) == "−1 item +5 goods"


@pytest.mark.rule("DW-8.50", "DW-8.52", "DW-8.53")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opponent_says_his_own_numbers(language: str) -> None:
    game = changed(
        ("forge_times = 2", "forge_times = 5"),
        ("special_limit = 3", "special_limit = 4"),
        ("instant_win_medals = 12", "instant_win_medals = 17"),
    )
    state = game.new(1, seed=1, opponent="andvettr_fadir")
    detail = game.detail(state.view(0), game.words(language), Layout(names=NAMES[:2]), "player:1")
    assert figures(detail.lines[-1]) == {"5", "4", "17"}
    assert "5" in figures(table_words(game, state, language))
    assert not figures(game.words(language).say("option-opponent-help"))


@pytest.mark.rule("DW-5.92")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_items_that_brought_it(language: str) -> None:
    game = changed(("items_to_end_game = 4", "items_to_end_game = 6"))
    state = game.arrange({"phase": "get_help", "goods": [{"item": 6}, {}]}, players=2)
    assert "6" in game.outcome(state.view(0), game.words(language), NAMES[:2]).reason


@pytest.mark.parametrize("goal", [1, 3, 4, 6, 12])
def test_there_is_a_place_for_every_item_up_to_the_end(goal: int) -> None:
    game = changed(("items_to_end_game = 4", f"items_to_end_game = {goal}"))
    state = game.arrange({"goods": [{"item": min(2, goal - 1)}, {}], "marker": 0}, players=2, fate="open")
    scene = game.scene(state.view(0), game.words("en"), Layout(names=NAMES[:2], here=(0,)))
    assert scene.table is not None
    for piece in scene.table.pieces:
        if piece.id in ("goods:0:item", "goods:1:item"):
            filled = look(state).players[int(piece.id[6])].goods["item"]
            assert piece.art.count("#g-item") == filled
            assert piece.art.count("#empty-cube") == goal - filled


@pytest.mark.rule("DW-5.104")
def test_how_many_cards_must_stay() -> None:
    game = changed(("min_left = 1", "min_left = 2"))
    state = game.arrange({"piles": {"A1": ["turn_back"]}, "stacks": DEEP, "marker": 0}, players=2, fate="open")
    play(state, "special:A1:workers")
    while state.player < 0:
        play(state, names(state)[0])
    assert names(state) == ["turn_back:A5"]
    reason = game.why_not(state, state.parse("turn_back:A1"))
    assert game.words("en").say(reason.message, reason.args) == "Location 1 has too few cards: 2 must stay."


# ── where and who ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-4.13")
def test_a_closer_look_keeps_the_letter_of_the_mine() -> None:
    words = GAME.words("en")
    one, two = GAME.new(2, seed=3).view(0), GAME.new(4, seed=3).view(0)
    assert "Location 5" in GAME.inspect_text(one, words, "stack:5")
    assert "Location B5" in GAME.inspect_text(two, words, "stack:B5")
    for view, letter in ((one, ""), (two, "B")):
        assert re.search(rf"→ [\w ]+ {letter}\d", GAME.inspect_text(view, words, f"pile:{letter or 'A'}1"))
        assert f"on {letter}1" in GAME.inspect_text(view, words, f"mountain:{letter or 'A'}")
        lines = GAME.detail(view, words, Layout(names=NAMES), f"pile:{letter or 'A'}1").lines
        assert re.search(rf"on {letter}\d", lines[1])


@pytest.mark.rule("DW-4.13")
def test_the_card_being_resolved_says_where_it_will_lie() -> None:
    state = arrange(4, piles={"B1": ["past_glories"]}, stacks={"B5": ["iron_seam_p5_l1", "knockers_p5_l3"]}, marker=0)
    play(state, "special:B1:workers")
    while state.player < 0:
        play(state, names(state)[0])
    assert look(state).resolving_mine == "B"
    assert "on B4" in GAME.detail(state.view(0), GAME.words("en"), Layout(names=NAMES), "resolving").lines[1]


def test_the_printed_opponent_is_the_star_on_the_board() -> None:
    words = GAME.words("en")
    solo = GAME.board(GAME.new(1, seed=2).view(0), words, NAMES[:2], 120)
    pair = GAME.board(GAME.new(2, seed=2).view(0), words, NAMES[:2], 120)
    assert "[player-5]★" in solo
    assert "▲" not in solo
    assert "[player-1]▲" in pair
    assert "★" not in pair


def test_what_a_monster_would_take_is_told_alike_everywhere() -> None:
    given: dict[str, Any] = {
        "goods": [{"iron": 5}, {"iron": 1}],
        "stacks": {"A5": ["iron_seam_p5_l1", "knockers_p5_l3"]},
        "marker": 0,
    }
    view = look(arrange(**given), 0)
    assert [view.at_risk(player, "iron") for player in (0, 1)] == [1, 1]
    assert view.at_risk(0, "gold") == 0
    assert "5[berry]−1" in GAME.board(view, GAME.words("en"), NAMES[:2], 120)
    guarded = look(arrange(**given, workers=[worker(1, "A5", extra=True)]), 0)
    assert guarded.at_risk(0, "iron") == 0


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "1 worker left, 1 on 6"),
        ("it", "1 in mano, 1 in 6"),
        ("pl", "1 w ręce, 1 na 6"),
        ("fr", "1 ouvrier en main, 1 en 6"),
    ],
)
def test_a_worker_left_is_not_one_that_stands(language: str, expected: str) -> None:
    state = arrange(turn=1, marker=1, workers=[worker(1, "A6")])
    assert expected in table_words(GAME, state, language, PORTRAIT)


@pytest.mark.rule("DW-8.51", "DW-8.53")
def test_a_card_that_ended_the_game_is_not_being_carried_out() -> None:
    """The opponent's twelfth medal comes before the effect: the card lies nowhere, and nobody goes on with it."""
    given = {"goods": [{}, {"medal": 11}], "piles": {"A1": ["past_glories"]}, "turn": 1}
    state = GAME.arrange(given, players=1, opponent="andvettr", fate="open")
    view = look(play(state, "special:A1:workers"))
    assert (view.over, view.resolving, view.resolver) == (True, "past_glories", -1)
    scene = GAME.scene(view, GAME.words("en"), Layout(names=NAMES[:2], here=(0,)))
    assert scene.table is not None
    assert [piece.art for piece in scene.table.pieces if piece.id == "resolving"] == [""]
    assert "carried out" not in GAME.board(view, GAME.words("en"), NAMES[:2], 120)


# ── what would come to nothing ────────────────────────────────────────────────────────────────────────


def offers(state: State, language: str = "en") -> dict[str, str]:
    """What the options say, by their names."""
    words = GAME.words(language)
    return {option.name: words.say(option.message, option.args) for option in look(state, int(state.player)).options}


@pytest.mark.rule("DW-6.42")
@pytest.mark.parametrize(
    ("card", "given", "vain"),
    [
        ("sell_an_item", {}, True),
        ("sell_an_item", {"goods": [{"item": 1}, {}]}, False),
        ("special_order", {"goods": [{"iron": 9, "gold": 9}, {}]}, True),
        ("special_order", {"goods": [{"iron": 3, "steel": 1, "gold": 1}, {}]}, False),
        ("apprentice", {}, True),
        ("apprentice", {"turn": 1, "workers": [worker(1, "A5")], "marker": 1}, False),
        ("past_glories", {}, True),
        ("past_glories", {"stacks": DEEP}, False),
        ("turn_back", {}, True),
        ("turn_back", {"stacks": DEEP}, False),
        ("muster_an_army", {}, False),
    ],
)
def test_a_special_action_that_would_be_skipped_says_so(card: str, given: dict[str, Any], vain: bool) -> None:
    state = arrange(options={"events": True}, **{"marker": 0, "piles": {"A1": [card]}, **given})
    assert state.player == 0
    told = offers(state)["special:A1:workers"]
    assert ("nothing can be done now" in told) is vain, told
    play(state, "special:A1:workers")
    assert (log_keys(state).count("log-no-effect") > 0) is vain


def log_keys(state: State) -> list[str]:
    return [line.message for line in look(state).log]


def test_whoever_would_work_first_without_the_price_is_told_so() -> None:
    """Chosen by mistake, the price could not be paid a moment later, and the worker would have come for nothing."""
    stands = [worker(0, "A1"), worker(0, "A5")]
    state = arrange(phase="get_help", marker=0, stacks=ALLOYS, workers=stands, goods=[{"iron": 1}, {}])
    told = offers(state)
    assert told["resolve:A1"] == "Alloy Steel (1) first: you cannot pay yet"
    assert told["resolve:A5"] == "Iron Seam (5) first"
