"""Reading PGN, as PlayOK and Edax write Othello games."""

from both.play.records import wild
from both.play.records.recording import (
    PASS,
    Played,
    check_no_game,
    check_read,
    game_after,
    game_of,
    names,
    read,
    read_as,
    read_whole,
)
from othello import BLACK, WHITE, Game, Position
from play.records import pgn_text
from reference.expect import raises
from reference.slow import othello_slow as rules

# As written by Edax. The result is a comment and a mark.
EDAX = """[Event "?"]
[Site "edax"]
[Date "2026.10.7"]
[Round "?"]
[Black "Ann"]
[White "?"]
[Result "1-0"]

 1. f5 d6 2. c3 d3 3. c4
{Ann wins 33-31} 1-0


"""


def test_a_game_from_playok() -> None:
    record = read_as("pgn", wild.PLAYOK)
    assert record.players == {BLACK: "ntwo", WHITE: "cosmostan"}
    players = "“ntwo” (black) against “cosmostan” (white)"
    assert record.sentence == f"PGN, {players}, on 8 x 8: 60 moves read."


def test_a_game_of_another_board_on_the_page_is_read_as_usual() -> None:
    for n in range(4, 28, 2):
        record = read_as("pgn", wild.PLAYOK, n)
        assert game_of(record).position.n == 8
        assert game_of(read('[Event "?"]', n)).position.n == 8
        faulty = read('[Event "?"]\n\n1. f5 d6 2. a1', n).problem
        assert faulty and (faulty.move, faulty.line, faulty.column) == (3, 3, 13), n
    found = read_whole('[Event "?"]\n\n1. g6 e7 2. d4', 10)
    assert game_of(found).position == game_after("g6e7d4", 10).position


def test_a_game_from_edax_is_the_first_and_only_one_that_is_read() -> None:
    for text in (EDAX, EDAX.replace("\n", "\r\n"), "\ufeff\n" + EDAX, EDAX + wild.PLAYOK):
        record = read_as("pgn", text)
        assert names(game_of(record)) == ["f5", "d6", "c3", "d3", "c4"]
        assert record.players == {BLACK: "Ann"}
        more = "The text has more games; this is the first." in record.sentence
        assert more == text.endswith(wild.PLAYOK)


def test_comments() -> None:
    for moves in (
        "1. f5 ; the usual one\n1... d6 2. c3 {a {b} c} d3 3. c4",
        "% a line of its own\n1. f5 d6 $2 2. c3 (2. c4 d3 (2... f4)) d3 3. c4 *",
    ):
        record = read_as("pgn", f'[White "Bob"]\n\n{moves}')
        assert names(game_of(record)) == ["f5", "d6", "c3", "d3", "c4"], moves
        assert record.players == {WHITE: "Bob"}


def test_errors_have_a_location() -> None:
    record = read('[Black "Ann"]\n[White "Bob"]\n\n1. f5 d6 2. Nf3 c4\n')
    assert names(game_of(record)) == ["f5", "d6"]
    problem = record.problem
    assert problem is not None
    assert (problem.move, problem.line, problem.column) == (3, 4, 13), str(problem)
    check_no_game("pgn", '[FEN "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1"]\n\n1. f5', "“p”")


def test_a_game_begins_at_the_position_of_a_fen_tag() -> None:
    begun, played = Played(8, 3, 20), Played(8, 3, 30)
    later, start = played.moves[20:], begun.game().position
    rows, side = start.rows("-XO"), "b" if begun.turn == BLACK else "w"
    counted = in_numbers("/".join(rows))
    from_bottom = in_numbers("/".join(rows[::-1]))
    for fen in ("".join(rows), counted, counted.lower(), from_bottom):
        for rest in (f" {side}", f" {side} - - 0 1"):
            record = read_as("pgn", f'[SetUp "1"]\n[FEN "{fen}{rest}"]\n\n{" ".join(later)}')
            game = game_of(record)
            assert (game.start.position, names(game)) == (start, later), fen
            assert game.position.rows() == rules.draw(played.board), fen
    assert game_of(read_whole(f'[FEN "{counted} {side}"]\n')).position == start


def in_numbers(rows: str) -> str:
    """Returns rows with the number of empty squares in place of each run of them."""
    for count in range(8, 0, -1):
        rows = rows.replace("-" * count, str(count))
    return rows


def test_random_games_are_read_and_written_ones_read_again() -> None:
    for n, seed in ((4, 1), (4, 5), (6, 2), (8, 3)):
        played = Played(n, seed)
        sequence = [name for _, name in played.sequence]
        turns = [" ".join(sequence[at : at + 2]) for at in range(0, len(sequence), 2)]
        moves = " ".join([f"{at + 1}. {turn}" for at, turn in enumerate(turns)])
        check_read(f'[Event "?"]\n[Black "a"]\n\n{moves} 1-0\n', "pgn", played)
    for seed in (1, 2, 3, 4):
        played = Played(8, seed)
        text = pgn_text(played.game())
        check_read(text, "pgn", played)
        discs = [disc for row in played.board for disc in row]
        black, white = discs.count("black"), discs.count("white")
        result = "1-0" if black > white else "0-1" if white > black else "1/2-1/2"
        words = [name.replace(PASS, "--") for _, name in played.sequence] + [result]
        assert [word for word in text.split("\n\n")[1].split() if word[-1] != "."] == words


def test_a_written_game_has_its_whole_line_with_passes_marks_and_comments() -> None:
    """The moves of a short game with a pass; its result was counted by hand."""
    game = game_after("f5f6e6f4")
    game.annotate(game.plies[1], "?!", "or {d6}")
    game.annotate(game.start, "", "short")
    game.go_to(1)
    text = pgn_text(game)
    assert text.endswith("\n\n {short}\n1. f5 f6?! {or (d6)}\n2. e6 f4\n*\n")


def test_a_game_that_no_reader_of_pgn_would_understand_is_refused() -> None:
    for game in (Game(Position.start(6)), Game(Position.start(8), WHITE)):
        assert "only for games on 8 x 8" in str(raises(ValueError, pgn_text, game))


def test_facts_about_a_game_are_a_comment_on_its_start() -> None:
    for text in (wild.PLAYOK, "\ufeff" + wild.PLAYOK.replace("\n", "\r\n")):
        told = "ntwo \u2013 cosmostan, kurnik, 2014.10.19, 37-27"
        assert game_of(read(text)).start.comment == told
    assert game_of(read(EDAX)).start.comment == "Ann (black), edax, 2026.10.7, 1-0"
    assert game_of(read(EDAX)).last.comment == "Ann wins 33-31"
    quoted = '[Black \u201c\u30aa\u30bb\u30ed\u30fc\u201d ]\n[White "A "]\n\nf5'
    assert game_of(read(quoted)).start.comment == "\u30aa\u30bb\u30ed\u30fc \u2013 A"


def test_values_of_tags_have_quotes_brackets_and_backslashes_and_names_of_tags_digits() -> None:
    for written, name in (
        (r'"Bob \"B\""', 'Bob "B"'),
        (r'"\"B\" Bob"', '"B" Bob'),
        (r'"Bob \\ B"', "Bob \\ B"),
        (r'"Bob \\\""', 'Bob \\"'),
        ('"Bob "B" Lee"', 'Bob "B" Lee'),
        ('"Bob [B]"', "Bob [B]"),
        ('"C:\\"', "C:\\"),
        ("\u201cBob\u201d", "Bob"),
        ('"Bob', "Bob"),
        ('""', ""),
    ):
        record = read_whole(f"[White {written}]\n\n1. f5 d6")
        assert record.players.get(WHITE, "") == name, written
    for tags in ('[Event "a"]\n[Event2 "b"]\n[Black "Ann"]', '[Black "Ann"]\n[White_Elo2 "12"]\n'):
        record = read_as("pgn", f"{tags}\n1. f5 d6")
        assert record.players == {BLACK: "Ann"}
        assert game_of(record).start.comment in ("Ann (black), a", "Ann (black)")


def test_a_game_without_a_readable_move_is_refused_with_its_first_word() -> None:
    for moves, word, place in (
        ("1. P@f5 d6", "“P@f5”", "line 3, column 4"),
        ("1. 56 64", "“56”", "line 3, column 4"),
        ("1. 56 64 2. P@f5", "“P@f5”", "line 3, column 13"),
        ("e4 hello", "", ""),
        ("*", "“*”", "line 3, column 1"),
        ("{f5} ??", "“??”", "line 3, column 6"),
        ("", "has no moves", ""),
        ("{f5 d6}", "has no moves", ""),
    ):
        record = read(f'[Black "Ann"]\n\n{moves}')
        assert record.kind == "pgn" and record.problem is not None, moves
        assert game_of(record).ply == 0 and game_of(record).standard, moves
        assert word in str(record.problem) and place in str(record.problem), str(record.problem)
