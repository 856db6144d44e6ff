"""Scenes: which are equal, and the names of their squares."""

from board.scene import Scene, accessible_names, position_scene
from othello import BLACK, Position


def scene() -> Scene:
    return position_scene(Position.start(), BLACK, {}, "Hello.")


def test_scenes_of_equal_content_are_equal() -> None:
    assert scene() == scene()


def test_each_attribute_makes_a_difference() -> None:
    names = list(scene().__dict__)
    assert "marks" in names and "focus" in names
    for name in names:
        changed = scene()
        setattr(changed, name, None)
        assert changed != scene(), name
        assert scene() != changed, name


def test_a_scene_differs_in_a_single_name_or_mark() -> None:
    changed = scene()
    changed.accessible_names[0] += ", best"
    assert changed != scene()
    changed = scene()
    changed.marks["legal"].append(20)
    assert changed != scene()
    changed = scene()
    changed.values[19] = "+2", "best", False
    assert changed != scene()


def test_names_give_each_square_and_its_contents() -> None:
    rows = ["B.", ".W"]
    expected = ["a1, black", "b1, empty", "a2, empty", "b2, white"]
    assert accessible_names(rows) == expected
    accessible_names(rows)[0] += ", changed"
    assert accessible_names(rows) == expected
    assert accessible_names([".B", "W."]) == ["a1, empty", "b1, black", "a2, white", "b2, empty"]
    assert accessible_names(rows) == expected
