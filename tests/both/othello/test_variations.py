"""The tree of a game: variations, the main line, removed moves, marks and comments."""

from othello import BLACK, WHITE, Game, Ply, Position, parse_square, square_name
from reference.chance import Chance

DEEP = 1000  # More plies than calls may be nested.


def game_of(*lines: str) -> Game:
    """Returns a game on 8 x 8 with lines of moves, each from the start."""
    game = Game()
    for line in lines:
        game.go_to(0)
        for name in line.split(" "):
            game.play(parse_square(name, 8))
    return game


def named(plies: list[Ply]) -> str:
    return " ".join([square_name(ply.square or 0, ply.position.n) for ply in plies])


# The lines that the tests are about. Their moves are legal.
FORKED = ("d3 c3 c4 e3", "d3 c3 f5", "d3 e3 f4", "f5 d6", "d3 c3 c4 c5")


def test_a_tree_holds_every_line_once_and_every_ply_knows_its_place() -> None:
    game = game_of(*FORKED)
    assert game.size == 10
    assert named(game.start.children) == "d3 f5"
    d3, f5 = game.start.children
    assert named(d3.children) == "c3 e3"
    c3, e3 = d3.children
    assert [named(ply.children) for ply in (c3, e3, f5)] == ["c4 f5", "f4", "d6"]
    assert named(c3.children[0].children) == "e3 c5"
    assert named(list(game.tree())) == "d3 c3 c4 e3 c5 f5 e3 f4 f5 d6"
    assert named(game.plies) == "d3 c3 c4 c5"
    for ply in game.tree():
        assert ply.parent and ply in ply.parent.children
        assert ply.number == ply.parent.number + 1
        assert ply.siblings is ply.parent.children
    assert (game.start.number, game.start.parent, game.start.siblings) == (0, None, [game.start])


def test_a_known_move_is_followed_and_changes_nothing() -> None:
    game = game_of(*FORKED)
    plies, edits = list(game.tree()), game.edits
    game.go_to(0)
    d3 = game.play(parse_square("d3", 8))
    assert d3 is plies[0] and named(game.plies) == "d3 c3 c4 c5"
    game.play(parse_square("e3", 8))
    assert named(game.plies) == "d3 e3 f4" and game.ply == 2
    assert (list(game.tree()), game.edits) == (plies, edits)


def test_showing_a_ply_keeps_its_line_or_takes_the_main_one() -> None:
    game = game_of(*FORKED)
    plies = list(game.tree())
    game.show(plies[1])
    assert (named(game.plies), game.ply) == ("d3 c3 c4 c5", 2)
    game.show(plies[8])
    assert (named(game.plies), game.ply) == ("f5 d6", 1)
    game.show(plies[1])
    assert (named(game.plies), game.ply) == ("d3 c3 c4 e3", 2)
    game.show(game.start)
    assert (named(game.plies), game.ply) == ("d3 c3 c4 e3", 0)


def test_every_ply_of_a_random_tree_is_shown_with_its_own_position() -> None:
    """Each is replayed from the start in a game without variations."""
    chance, game = Chance(5), Game(Position.start(6))
    for _ in range(60):
        game.show(chance.pick([game.start] + list(game.tree())))
        if not game.over:
            game.play(chance.pick(game.legal_moves()))
    plies = list(game.tree())
    assert game.size == len(plies) > 40
    for ply in plies:
        game.show(ply)
        replay = Game(Position.start(6))
        for played in game.plies[: ply.number]:
            replay.play(played.square or 0)
        assert game.last is ply and game.ply == ply.number
        assert (game.position, game.turn) == (replay.position, replay.turn)
        line = [game.start] + game.plies
        assert all(after.parent is before for before, after in zip(line, line[1:]))
        assert not line[-1].children


def test_a_promoted_line_is_the_main_line_at_once_or_step_by_step() -> None:
    game = game_of(*FORKED)
    c5 = game.last
    edits = game.edits
    game.promote(c5)
    assert named(list(game.tree())[:5]) == "d3 c3 c4 c5 e3"
    f4 = game.start.children[0].children[1].children[0]
    game.promote(f4)
    assert named(list(game.tree())[:3]) == "d3 e3 f4"
    assert (game.size, game.edits) == (10, edits + 2)
    game = Game()
    start = game.start
    for name in ("d3", "c4", "f5", "e6"):
        game.go_to(0)
        game.play(parse_square(name, 8))
    game.play(parse_square("f6", 8))
    risen, edits = game.last, game.edits
    for step, order in enumerate(("d3 c4 e6 f5", "d3 e6 c4 f5", "e6 d3 c4 f5"), 1):
        game.promote_step(risen)
        assert named(start.children) == order
        assert (game.last is risen, game.edits) == (True, edits + step)
    game.promote_step(risen)
    assert (named(start.children), game.edits) == (order, edits + 3)


def test_a_removed_variation_leaves_the_line_and_the_next_one_becomes_the_main_line() -> None:
    for number, left in ((5, (1, 9, 3, "d3 c3 c4 e3")), (1, (0, 2, 0, "f5 d6"))):
        game = game_of(*FORKED)
        before, edits = list(game.tree()), game.edits
        removed = before[number - 1]
        place = game.remove(removed)
        assert (place, game.size, game.ply, named(game.plies)) == left
        assert game.edits != edits
        game.restore(removed, place)
        assert list(game.tree()) == before
        assert game.last is removed and game.size == 10
    line, last = list(game.plies), game.last
    game.remove(game.start.children[1])  # Another line.
    assert (game.plies, game.last, game.size) == (line, last, 8)
    game.go_to(0)
    game.remove(game.plies[2])  # An undone move.
    assert (game.ply, named(game.plies)) == (0, "d3 c3 f5")


def test_marks_and_comments_belong_to_plies() -> None:
    game = game_of(*FORKED)
    edits, ply = game.edits, game.last
    assert (ply.mark, ply.comment) == ("", "")
    game.annotate(ply, "!?", "Or c5.")
    game.annotate(game.start, "", "From a book.")
    assert (ply.mark, ply.comment, game.start.comment) == ("!?", "Or c5.", "From a book.")
    assert game.edits == edits + 2
    assert not any(other.mark or other.comment for other in game.tree() if other is not ply)


def test_a_copy_has_the_whole_tree() -> None:
    game = game_of(*FORKED)
    game.annotate(game.last, "!", "Good")
    game.undo()
    copy = game.copy()
    assert named(list(copy.tree())) == named(list(game.tree()))
    assert [(ply.mark, ply.comment) for ply in copy.tree()] == [
        (ply.mark, ply.comment) for ply in game.tree()
    ]
    assert (named(copy.plies), copy.ply, copy.size) == (named(game.plies), game.ply, game.size)
    assert not any(ply in list(game.tree()) for ply in [copy.start] + list(copy.tree()))
    assert Game(Position.start(8), WHITE).copy().first_turn == WHITE


def test_deep_and_wide_trees_need_no_recursion() -> None:
    """Plies without a legal move on the board stand in for moves, which would take long."""
    game = Game(Position.start(4))
    at = game.start
    for _ in range(DEEP):
        for _ in range(2):
            at.children.append(Ply(at.position, BLACK if at.turn == WHITE else WHITE, None, at))
        at = at.children[1]
    assert len(list(game.tree())) == 2 * DEEP
    game.show(at)
    assert len(game.plies) == game.ply == DEEP
    game.promote(at)
    assert list(game.tree())[:DEEP] == game.plies
    game.remove(game.plies[0])
    assert len(list(game.tree())) == 1


def test_no_unprintable_character_enters_a_comment() -> None:
    """A NUL in a comment once broke the page, also after a reload."""
    game = Game()
    for code in tuple(range(0x20)) + tuple(range(0x7F, 0xA0)) + (0xD800, 0xDBFF, 0xDC00, 0xDFFF):
        kept = chr(code) if chr(code) in "\n\t" else ""
        game.annotate(game.start, "", "a" + chr(code) * 2 + "b")
        assert game.start.comment == f"a{2 * kept}b", code
    shown = " ~\xa0\xad\xff\u200d\u2028\ud7ff\ue000\ufeff\uffff\U0001f480"
    game.annotate(game.start, "", shown)
    assert game.start.comment == shown
