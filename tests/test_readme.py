"""The examples of the README and of the package run as they stand."""

import doctest
from pathlib import Path

import alehouse

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


def test_the_example_of_the_package() -> None:
    results = doctest.testmod(alehouse)
    assert results.attempted > 2
    assert results.failed == 0


def test_pictures_and_folders_of_the_readme_exist() -> None:
    text = README.read_text(encoding="utf-8")
    assert (README.parent / "docs" / "dwarf.png").exists()
    for folder in ("core", "games", "bots", "lab", "server", "terminal"):
        assert f"{folder}/" in text
        assert (README.parent / "src" / "alehouse" / folder).is_dir()
