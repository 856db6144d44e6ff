"""The scripts in a page are checked with the numbers of their lines in it."""

from harness.javascript import inline_scripts

PAGE = """<html>
<script>
one();
</script>
<script type="module" src="./two.js"></script>
<script>
  three();
</script>
"""


def test_inline_scripts_keep_their_lines() -> None:
    lines = inline_scripts(PAGE).splitlines()
    assert [line.strip() for line in lines] == ["", "", "one();", "", "", "", "three();"]
