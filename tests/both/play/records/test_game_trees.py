"""Variations, comments and marks in SGF and GGF, in both directions."""

from both.play.records.recording import game_of, moves_of, names, read_as, read_whole, tree_of
from othello import BLACK, Game, Ply, Position, square_name
from othello.notes import LONGEST_COMMENT, MARKS, MOST_COMMENTS
from play.records import ggf_text, read, sgf_text
from play.records.trees import TreeReader
from reference.chance import Chance
from reference.expect import raises

SIGNS = [""] + [sign for sign, *_ in MARKS]
COMMENTS = (
    "", "Good", "[a] \\ b]", "two\nlines", "(;B[a1])", "\\",
    "\u201ccaf\xe9\u201d \uff3d \u9ed2\u3002 \U0001f480",
)  # fmt: skip
TREE = "8 x 8: 3 moves read, and 3 in variations."


def tree_of_notes(game: Game) -> list[tuple[int, str, str, str]]:
    """Returns the number, the square, the mark and the comment of each ply of a tree."""
    plies = [game.start] + list(game.tree())
    return [(ply.number, square(ply), ply.mark, ply.comment) for ply in plies]


def square(ply: Ply) -> str:
    return "" if ply.square is None else square_name(ply.square, ply.position.n)


def forked() -> Game:
    game = tree_of("f5d6c3 f5d6c5 f5f4 d3")
    plies = list(game.tree())
    game.annotate(game.start, "", "From [a] book")
    game.annotate(plies[1], "?", "Why\\not?")
    game.annotate(plies[3], "!!", "")
    return game


def test_writing_sgf() -> None:
    assert sgf_text(forked()) == (
        "(;FF[4]CA[UTF-8]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]C[From [a\\] book]\n"
        "(;B[f5](;W[d6]BM[1]C[Why\\\\not?](;B[c3])(;B[c5]TE[2]))(;W[f4]))(;B[d3]))\n"
    )
    plain = Game(Position.from_rows(["WB--", "----", "----", "----"], "-BW"), BLACK)
    plain.play(2)
    plain.undo()
    assert sgf_text(plain) == ("(;FF[4]CA[UTF-8]GM[2]SZ[4]RE[W+16]AB[b1]AW[a1]PL[B]\n;B[];W[c1])\n")
    empty = Game(Position.from_rows(["...."] * 4))
    assert "without discs" in str(raises(ValueError, sgf_text, empty))


def test_writing_ggf() -> None:
    """The first closing parenthesis ends the main line, where other programs stop."""
    text = ggf_text(forked())
    main = "(;B[f5](;W[d6]BM[1]C[Why\\\\not?](;B[c3])"
    assert text.endswith(" *]C[From [a\\] book]" + main + "(;B[c5]TE[2]))(;W[f4]))(;B[d3]);)")


def test_trees_round_trip() -> None:
    for write, kind in ((sgf_text, "sgf"), (ggf_text, "ggf")):
        record = read_as(kind, write(forked()))
        assert tree_of_notes(game_of(record)) == tree_of_notes(forked())
        assert record.sentence.endswith(TREE), record.sentence
        assert names(game_of(record)) == ["f5", "d6", "c3"]


def test_random_trees_round_trip() -> None:
    passes = 0
    for write in (sgf_text, ggf_text):
        for n, seed in ((4, 1), (4, 2), (4, 3), (6, 4), (8, 5)):
            chance, game = Chance(seed), Game(Position.start(n))
            for _ in range(40):
                game.show(chance.pick([game.start] + list(game.tree())))
                if not game.over:
                    game.play(chance.pick(game.legal_moves()))
                game.annotate(game.last, chance.pick(SIGNS[game.ply > 0 :]), chance.pick(COMMENTS))
            game.annotate(game.start, "", chance.pick(COMMENTS))
            record = read_whole(write(game))
            assert tree_of_notes(game_of(record)) == tree_of_notes(game)
            passes += len([ply for ply in game.tree() if ply.passed and ply.turn])
    assert passes


def test_each_mark_is_read_and_notes_may_precede_the_move_of_their_node() -> None:
    properties = ("TE[1]", "TE[2]", "BM[]", "BM[2]", "IT[]", "DO[]")
    for written, mark in zip(properties, ("!", "!!", "?", "??", "!?", "?!")):
        game = game_of(read("(;GM[2];B[f5]" + written + ")"))
        assert [ply.mark for ply in game.tree()] == [mark], written
        for write in (sgf_text, ggf_text):
            assert written.replace("BM[]", "BM[1]") in write(game)
    assert game_of(read("(;GM[2]TE[1];B[f5])")).start.mark == ""
    for written, mark in (("IT[1]", "!?"), ("DO[1]", "?!")):  # As earlier versions wrote them.
        assert game_of(read("(;GM[2];B[f5]" + written + ")")).last.mark == mark
    record = read_whole("(;GM[2]C[Start];C[Good]TE[1]B[f5];IT[1]W[d6]C[a]C[b];C[After])")
    expected = [(0, "", "", "Start"), (1, "f5", "!", "Good"), (2, "d6", "!?", "a\nb\nAfter")]
    assert tree_of_notes(game_of(record)) == expected


def test_an_error_in_a_variation_stops_the_reading_and_so_do_too_many_moves() -> None:
    record = read("(;GM[2];B[f5](;W[d6])(;W[f4];B[a1])(;W[f6]))")
    assert names(game_of(record)) == ["f5", "f4"]
    assert (record.problem.move, record.problem.square) == (3, "a1") if record.problem else False
    assert "line 1, column 32" in str(record.problem)
    most, TreeReader.most = TreeReader.most, 3
    try:
        record = read("(;GM[2];B[f5](;W[d6];B[c3])(;W[d6];B[c5])(;W[f4]))")
        assert game_of(record).size == 3
        assert "more than 3,000 moves" in str(record.problem)
        assert read("(;GM[2];B[f5](;W[d6];B[c3])(;W[d6]))").problem is None
    finally:
        TreeReader.most = most


def test_passes_before_variations_may_be_written_or_not() -> None:
    """Black must pass at the start and after white's c1, and white may begin with b4 instead."""
    header = "(;GM[2]SZ[4]AB[b1][c4]AW[a1][d4]PL[B]"
    for text in (";B[](;W[c1];B[];W[b4])(;W[b4])", "(;W[c1];W[b4])(;B[];W[b4])"):
        record = read_whole(header + text + ")")
        assert [square(ply) for ply in game_of(record).tree()] == ["c1", "b4", "b4"]
    problem = read(header + ";B[];B[](;W[c1]))").problem
    assert "pass is not forced" in str(problem)


def test_comments_are_cut_and_the_user_is_told() -> None:
    record = read("(;GM[2];B[f5]C[" + "a" * (LONGEST_COMMENT + 1) + "];W[d6]C[b])")
    assert [len(ply.comment) for ply in game_of(record).tree()] == [LONGEST_COMMENT, 1]
    assert "Comments are cut" in record.sentence
    assert "cut" not in read("(;GM[2];B[f5]C[" + "a" * LONGEST_COMMENT + "])").sentence
    node = "C[" + "a" * LONGEST_COMMENT + "]"
    branches = "".join(["(;B[f5]" + node + ";W[d6]" + node + ")"] * 30)
    record = read("(;GM[2]" + branches + ")")
    total = sum([len(ply.comment) for ply in game_of(record).tree()])
    assert total <= MOST_COMMENTS and "Comments are cut" in record.sentence


def test_deep_nesting_and_stray_parentheses() -> None:
    deep, moves = "(" * 20_000, ";B[f5]" + ")" * 20_000
    for text in (f"(;GM[2]{deep}{moves})", f"(;GM[2](;B[f5]{deep}", f"(;GM[2]{moves})"):
        assert moves_of(text) == ["f5"]
