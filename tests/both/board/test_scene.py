"""Scenes: which are equal, and the names of their squares."""

from board.scene import Scene, accessible_names, position_scene
from othello import BLACK, Position


def scene() -> Scene:
    return position_scene(Position.start(), BLACK, {}, "Hello.")


def test_scenes_are_equal_if_each_attribute_name_and_mark_is() -> None:
    assert scene() == scene()
    names = list(scene().__dict__)
    assert "marks" in names and "focus" in names
    for name in names:
        changed = scene()
        setattr(changed, name, None)
        assert changed != scene(), name
        assert scene() != changed, name
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
    for _ in range(2):
        found = accessible_names(["B.", "XW"])
        assert found == ["a1, black", "b1, empty", "a2, X", "b2, white"]
        found[0] += ", changed"
    assert accessible_names([".B", "WO"]) == ["a1, empty", "b1, black", "a2, white", "b2, O"]
