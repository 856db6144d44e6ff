"""What index.html holds of the Python modules is what they say."""

import json
import re
import struct

import pytest

import build
from analysis.search.levels import LEVELS
from building import index_parts, module_graph
from judges import AUTO, FORMATS
from page.model.play.game_records import WRITERS
from page.model.play.play import COMPUTER, FRIEND, PERSON, SIZES, USUAL_LEVEL
from serving import ROOT

SEATS = [(PERSON, "You"), (FRIEND, "A friend here")] + [
    (f"{COMPUTER}-{level}", f"Computer, level {level}") for level in range(1, len(LEVELS) + 1)
]
FORMAT_CHOICES = [(AUTO, f"{AUTO}: see what it is")] + [
    (form.name, form.problem) for form in FORMATS
]
# The options of each list, by its id, and the value that is selected at first.
CHOICES = {
    "seat-black": (SEATS, PERSON),
    "seat-white": (SEATS, FRIEND),
    "level": ([(str(i), f"{i} · {level.name}") for i, level in enumerate(LEVELS, 1)], USUAL_LEVEL),
    "size": ([(str(n), f"{n} × {n}") for n in SIZES], 8),
    "format": (FORMAT_CHOICES, None),
    "record-form": ([(writer.name, writer.title) for writer in WRITERS], None),
}

LISTED = re.compile(r'"(?:\./py/)?((?:\w+/)+\w+\.py)"[,\n]')


def test_index_html_is_as_build_makes_it() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    assert build.built(html) == html


def test_every_module_that_the_page_lists_is_there_and_listed_once() -> None:
    first, later = module_graph.modules(module_graph.MAIN), module_graph.modules(module_graph.LATER)
    page, _, engine = build.INDEX.read_text(encoding="utf-8").partition('"engine":')
    assert sorted(LISTED.findall(page)) == sorted(set(first) | set(later))
    assert sorted(set(LISTED.findall(engine))) == sorted(module_graph.modules(module_graph.ENGINE))
    assert all((ROOT / "py" / name).is_file() for name in LISTED.findall(page + engine))


def test_a_player_waits_for_the_game_alone() -> None:
    rooms = {name.split("/")[0] for name in module_graph.modules(module_graph.MAIN)}
    assert rooms == {"jobs", "othello", "page"}


def test_what_is_loaded_ahead_is_part_of_the_runtime() -> None:
    for name in index_parts.PRELOADED:
        assert (ROOT / "static" / "runtime" / name).is_file()


@pytest.mark.parametrize("name", CHOICES)
def test_a_list_offers_what_python_knows(name: str) -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    [options] = re.findall(rf'<select id="{name}"[^>]*>(.*?)</select>', html, re.DOTALL)
    choices, selected = CHOICES[name]
    assert re.findall(r'<option value="(.*?)".*?>(.*?)</option>', options) == choices
    assert re.findall(r'<option value="([\w-]+)"[^>]* selected>', options) == (
        [str(selected)] if selected else []
    )


def test_each_level_says_how_strong_it_is() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    assert re.findall('data-line="(.*?)"', html) == [level.line for level in LEVELS]


def test_each_format_has_a_sample() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    samples = re.findall(r'<button type="button" data-sample="(\w+)">(.*?)</button>', html)
    assert samples == [(form.name, form.title) for form in FORMATS]


def test_the_manifest_describes_the_page_and_its_icons() -> None:
    manifest = json.loads((ROOT / "static" / "manifest.webmanifest").read_text(encoding="utf-8"))
    html = build.INDEX.read_text(encoding="utf-8")
    assert f'<meta name="description" content="{manifest["description"]}">' in html
    sizes = set()
    for icon in manifest["icons"]:
        png = (ROOT / icon["src"]).read_bytes()
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", png[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        sizes.add((width, icon["purpose"]))
    assert sizes == {(size, purpose) for size in (192, 512) for purpose in ("any", "maskable")}
