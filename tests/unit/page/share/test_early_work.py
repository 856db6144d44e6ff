"""The work on the page until everything is loaded, and what is stored of it."""

import pytest

from othello import WHITE
from page.model.core.workspace import Workspace
from page.model.share.early_work import EarlyWork
from page.model.share.snapshot import Snapshot, of_game, of_input
from page.model.share.stored import OPENED, STATE, Stored
from reference.samples import JUTGE_INPUT
from saved.players import COMPUTER
from saved.work import LINK, OTHER_APP

LINKED = "8..f5d6c3.3"
MINE = of_game("8..d3c3.2").state | {"input": JUTGE_INPUT}
SHARED = of_input(JUTGE_INPUT).state | {"origin": OTHER_APP}


class EarlyVisit:
    """The beginning of a visit, with a stored work and a link or without."""

    def __init__(self, data: dict[str, object], link: str = "") -> None:
        linked = of_game(link) if link else None
        stored = Stored(data)
        self.workspace = Workspace()
        found = linked or stored.last
        if found:
            self.workspace.play.load(found.game)
        self.work = EarlyWork(self.workspace, stored, linked, link)

    def play(self) -> None:
        """Plays the first legal move."""
        self.workspace.press(self.workspace.play.game.legal_moves()[0])


def games(works: tuple[dict[str, object] | None, list[dict[str, object]]] | None) -> list[object]:
    """Returns the games of stored works, the user's own first."""
    assert works
    own, opened = works
    return [own and own["game"]] + [work["game"] for work in opened]


def test_the_game_that_an_early_new_game_leaves_is_stored() -> None:
    visit = EarlyVisit({STATE: MINE})
    visit.workspace.new_game(8)
    own, _ = visit.work.to_store() or (None, [])
    assert own
    assert (own["game"], own["last"]) == ("8...0", MINE["game"])


@pytest.mark.parametrize("link", ["", LINKED])
def test_unchanged_work_is_not_stored(link: str) -> None:
    visit = EarlyVisit({STATE: MINE}, link)
    visit.workspace.play.undo()
    assert not visit.work.is_changed
    assert visit.work.to_store() is None


def test_a_move_of_a_first_visit_is_stored() -> None:
    visit = EarlyVisit({})
    visit.play()
    assert games(visit.work.to_store()) == ["8..d3.1"]


def test_a_move_in_the_users_own_game_changes_nothing_else() -> None:
    visit = EarlyVisit({STATE: MINE})
    visit.play()
    works = visit.work.to_store()
    assert games(works) == ["8..d3c3b3.3"]
    assert works and works[0] and works[0]["input"] == JUTGE_INPUT


def test_a_move_on_top_of_the_users_own_work_leaves_that_alone() -> None:
    visit = EarlyVisit({STATE: MINE, OPENED: [SHARED]})
    visit.play()
    own, opened = visit.work.to_store() or (None, [])
    assert own and own["game"] == MINE["game"]
    assert [work["game"] for work in opened] == ["8..d3.1"]
    assert opened[0]["origin"] == OTHER_APP


def test_a_move_in_a_game_from_a_link_is_stored_on_top_of_all_others() -> None:
    visit = EarlyVisit({STATE: MINE, OPENED: [SHARED]}, LINKED)
    visit.play()
    works = visit.work.to_store()
    assert games(works) == [MINE["game"], SHARED["game"], "8..f5d6c3d3.4"]
    assert works and Snapshot(works[1][-1]).origin == LINK


def test_a_first_visit_by_a_link_has_no_work_of_the_users() -> None:
    visit = EarlyVisit({}, LINKED)
    visit.play()
    assert games(visit.work.to_store()) == [None, "8..f5d6c3d3.4"]


def test_the_players_of_a_new_game_are_stored() -> None:
    visit = EarlyVisit({})
    visit.workspace.play.set_player(WHITE, COMPUTER, 7)
    own, _ = visit.work.to_store() or (None, [])
    assert own and own["seats"] == "person-7"
