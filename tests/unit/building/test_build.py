"""What index.html holds of the Python modules is what they say."""

import re

import build
from building import loading
from serving import ROOT

LISTED = re.compile(r'"(?:\./py/)?((?:\w+/)+\w+\.py)"[,\n]')


def test_index_html_is_as_build_makes_it() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    assert build.built(html) == html


def test_every_module_that_the_page_lists_is_there_and_listed_once() -> None:
    first, later = loading.modules(loading.MAIN), loading.modules(loading.LATER)
    page, _, engine = build.INDEX.read_text(encoding="utf-8").partition('"engine":')
    assert sorted(LISTED.findall(page)) == sorted(set(first) | set(later))
    assert sorted(set(LISTED.findall(engine))) == sorted(loading.modules(loading.ENGINE))
    assert all((ROOT / "py" / name).is_file() for name in LISTED.findall(page + engine))


def test_a_player_waits_for_the_game_alone() -> None:
    rooms = {name.split("/")[0] for name in loading.modules(loading.MAIN)}
    assert rooms == {"jobs", "othello", "page"}


def test_what_is_loaded_ahead_is_part_of_the_runtime() -> None:
    for name in loading.PRELOADED:
        assert (ROOT / "static" / "runtime" / name).is_file()
