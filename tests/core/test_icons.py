"""Icons of texts: their drawings, and what they are in words."""

import pytest

import alehouse
from alehouse.core.icons import drawing_of, drawings, meaning_of, name_of
from alehouse.core.lessons.marks import icons_in
from alehouse.core.lessons.reading import texts_of
from alehouse.core.words import LANGUAGES


def test_an_icon_is_found_among_the_drawings() -> None:
    found = drawings("""<symbol id="g-gold"/><g id='crown'/><symbol id="i-crown"/>""")
    assert found == {"g-gold", "crown", "i-crown"}
    assert [drawing_of(icon, found) for icon in ("gold", "crown", "tower")] == ["g-gold", "i-crown", ""]


def test_a_drawing_without_words_of_its_own_means_what_its_kind_does() -> None:
    meanings = {"die-blue": "skill die", "batch": "batch"}
    assert [meaning_of(drawing, meanings) for drawing in ("die-blue-3", "batch-everyday_ale", "g-gold", "")] == [
        "skill die",
        "batch",
        "",
        "",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_every_good_of_a_lesson_has_a_name(name: str, language: str) -> None:
    """Whoever hears a lesson read aloud learns what "2 {coins}" are."""
    game = alehouse.load(name)
    words = game.words(language)
    there, meanings = drawings(game.scene_defs()), game.icons(words)
    texts = (text for lesson in game.lessons() for act in lesson.acts for step in act.steps for text in texts_of(step))
    icons = {icon: drawing_of(icon, there) for text in texts for icon in icons_in(text)}
    goods = {icon: drawing for icon, drawing in icons.items() if drawing.startswith("g-")}
    assert [icon for icon, drawing in goods.items() if not name_of(icon, drawing, meanings, words)] == []
