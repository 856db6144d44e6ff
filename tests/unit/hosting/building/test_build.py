"""index.html agrees with the Python modules, in its generated parts and in its lists."""

import json
import re
import struct
import tomllib

import pytest

import build
from hosting.building import module_graph, pyscript_core
from hosting.serving import ROOT
from hosting.serving.runtime import RUNTIME
from page.app import RECORD_WRITERS
from play.engine.levels import LEVELS
from saved.players import COMPUTER, FRIEND, LEVEL_NAMES, PERSON, SIZES, USUAL_LEVEL, numbered_level
from workbench.formats import AUTO, FORMATS
from workbench.programs.sandbox.service import REQUESTS

SEATS = [(PERSON, "You"), (FRIEND, "A friend here")] + [
    (f"{COMPUTER}-{level}", numbered_level(level)) for level in range(len(LEVELS))
]
FORMAT_CHOICES = [(AUTO, f"{AUTO}: see what it is")] + [
    (form.name, form.problem) for form in FORMATS
]
FIRST_MODULES, FIRST_BYTES = 64, 201_000  # The most of the first stage, before compilation.
SIZE_CHOICES = (8, 6, 10, 4, *range(12, 27, 2))  # The usual ones first.
# The options of each list, by its id, and the value that is selected at first.
CHOICES = {
    "seat-black": (SEATS, PERSON),
    "seat-white": (SEATS, FRIEND),
    "level": ([(str(level), f"Level {level}") for level in range(len(LEVELS))], USUAL_LEVEL),
    "size": ([(str(n), f"{n} × {n}") for n in SIZE_CHOICES], 8),
    "format": (FORMAT_CHOICES, None),
    "record-form": ([(writer.name, writer.title) for writer in RECORD_WRITERS], None),
}


def test_the_generated_parts_are_up_to_date() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    assert build.built(html) == html
    assert build.LISTS.read_text(encoding="utf-8") == build.module_lists() + "\n"


def test_every_module_that_the_page_loads_is_listed_once() -> None:
    first, later = module_graph.modules(module_graph.MAIN), module_graph.modules(module_graph.LATER)
    html, lists = build.INDEX.read_text(encoding="utf-8"), json.loads(build.LISTS.read_text())
    [early] = re.findall(r'id="first">(.*?)</script>', html, re.DOTALL)
    listed = json.loads(early)["modules"] + lists["later"]
    assert sorted(listed) == sorted(
        f"./py/{name}" for name in {*module_graph.STAND_INS, *first, *later}
    )
    engine = [*module_graph.STAND_INS, *module_graph.modules(module_graph.ENGINE)]
    assert sorted(lists["engine"]) == sorted(f"./py/{name}" for name in engine)
    reader = module_graph.modules(module_graph.READER)
    assert {f"./py/{name}" for name in reader} < set(lists["reader"]["files"])
    assert all((ROOT / name).is_file() for name in [*listed, *lists["reader"]["files"]])
    assert f'id="loader" data-src="./py/{module_graph.LOADER}"' in html


def test_the_first_stage_needs_no_judge_and_no_analysis() -> None:
    modules = module_graph.modules(module_graph.MAIN)
    parts = {name.rpartition("/")[0].removesuffix("/__init__") for name in modules}
    assert parts & {"workbench", "play/engine", "play/records", "play/library"} == set()


def test_the_first_stage_stays_within_its_budget() -> None:
    modules = module_graph.modules(module_graph.MAIN)
    sizes = {name: (ROOT / "py" / name).stat().st_size for name in modules}
    listed = "\n".join(f"{size:>6} {name}" for name, size in sorted(sizes.items()))
    assert len(sizes) <= FIRST_MODULES and sum(sizes.values()) <= FIRST_BYTES, listed


def test_a_checkout_may_load_its_pinned_files_from_elsewhere_and_nothing_else() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="(.*?)"', html, re.DOTALL)
    [pinned] = re.findall(r'<script type="importmap">(.*?)</script>', html, re.DOTALL)
    published = {name for name in json.loads(pinned)["integrity"] if name.startswith("https:")}
    rules = {name: {*allowed} for name, *allowed in map(str.split, policy.split(";"))}
    elsewhere = {
        name: found
        for name, allowed in rules.items()
        if (found := {source for source in allowed if "//" in source})
    }
    assert {*elsewhere} == {"script-src", "connect-src"}
    assert elsewhere["connect-src"] == published
    assert elsewhere["script-src"] == {name for name in published if name.endswith("js")}


def test_the_preloaded_files_are_in_the_runtime() -> None:
    names = pyscript_core.imported(RUNTIME / "pyscript")
    assert len(names) == 3
    assert all((RUNTIME / "pyscript" / name).is_file() for name in names)


@pytest.mark.parametrize("name", CHOICES)
def test_each_list_offers_the_choices_of_the_python_modules(name: str) -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    [options] = re.findall(rf'<select id="{name}"[^>]*>(.*?)</select>', html, re.DOTALL)
    choices, selected = CHOICES[name]
    assert re.findall(r'<option value="(.*?)".*?>(.*?)</option>', options) == choices
    assert re.findall(r'<option value="([\w-]+)"[^>]* selected>', options) == (
        [str(selected)] if selected else []
    )


def test_every_size_can_be_chosen() -> None:
    assert sorted(SIZE_CHOICES) == list(SIZES)


def test_the_names_of_levels_are_those_of_the_python_modules() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    named = re.findall(r'name="levels" value="(\d+)".*?<span>(.*?) <small>(.*?)</small>', html)
    lasts = [last for _, last in LEVEL_NAMES]
    firsts = [0] + [last + 1 for last in lasts[:-1]]
    assert named == [
        (str(last), name, str(last) if first == last else f"{first}\u2013{last}")
        for (name, last), first in zip(LEVEL_NAMES, firsts, strict=True)
    ]


def test_each_level_has_its_description() -> None:
    html = build.INDEX.read_text(encoding="utf-8")
    assert re.findall('data-line="(.*?)"', html) == [level.line for level in LEVELS]


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


def test_settings_show_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    html = build.INDEX.read_text(encoding="utf-8")
    [settings] = re.findall(r'<div id="board-settings".*?</div>\n    </?div', html, re.DOTALL)
    assert f">Version {project['version']}</p>" in settings


def test_the_sandbox_gets_every_module_that_answers_a_request() -> None:
    answering = {f"{module.replace('.', '/')}.py" for module, _ in REQUESTS.values()}
    assert answering <= {*module_graph.EVIDENCE}
