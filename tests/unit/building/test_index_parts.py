"""The generated parts of index.html."""

from building.index_parts import with_parts

HTML = "{}<!-- built: one -->{}<!-- end -->{}<!-- built: two -->{}<!-- end -->{}"


def test_only_the_given_parts_are_replaced() -> None:
    html = HTML.format("a", "b", "c", "d\n", "e")
    for parts in ({}, {"one": "1"}, {"two": "\\2"}, {"one": "", "two": "2"}):
        expected = HTML.format("a", parts.get("one", "b"), "c", parts.get("two", "d\n"), "e")
        assert with_parts(html, {**parts, "three": "3"}) == expected
