"""Records in the wild: lines of files, screens of programs, and text typed by players."""

from both.play.records import wild
from both.play.records.recording import game_of, moves_of, names, read, read_as, read_whole
from othello import BLACK, WHITE, Position
from reference.slow import othello_slow as rules

AFTER_F5 = rules.place(rules.start(8), 4, 5, "black")
START = "---------------------------OX------XO---------------------------"


def discs(text: str) -> tuple[int, int]:
    """Returns the numbers of black and white discs at the end of a complete game."""
    game = game_of(read(text))
    assert game.over
    return game.position.count(BLACK), game.position.count(WHITE)


def test_lines_of_the_ffo_file_and_the_first_position_of_a_file_are_read() -> None:
    """Each line has the scores of all legal moves, which are compared with the slow rules."""
    for line in wild.FFO:
        record = read_as("board", line)
        game = game_of(record)
        assert game.position.rows("-XO") == [line[at : at + 8] for at in range(0, 64, 8)]
        assert (game.turn, game.ply) == (BLACK, 0)
        scored = sorted([score.partition(":")[0].lower() for score in line[67:].split()])
        legal = rules.legal_moves(rules.read(game.position.rows()), "black")
        found = ["abcdefgh"[column] + str(row + 1) for row, column in legal]
        assert sorted(found) == scored
        assert f"{len(scored)} move scores ignored" in record.sentence
    for text in (
        "\n".join(wild.FFO),
        "% FFO\n%\n" + "\n".join([line[:66] for line in wild.FFO]) + "\n",
        "% #1  +18\n\n" + "\n\n".join(wild.FFO),
    ):
        record = read_whole(text)
        assert "".join(game_of(record).position.rows("-XO")) == wild.FFO[0][:64]
        assert "The text has more boards; this is the first." in record.sentence


def test_a_position_with_a_name_before_it_and_words_after_it() -> None:
    rows = wild.FFO[0][:64].replace("-", ".").replace("X", "b").replace("O", "w")
    for text in (
        f"ffo-01;{rows};b; G8:+18. H1:+12. H7:+6.;",
        f"setboard {rows} b",
        f"setboard {rows}b",
        f"SETBOARD {rows.upper()} black",
        f"{rows}black",
        f"setboard {rows.upper()}Black to move",
        f"position: {rows} B % number 1, 18 discs",
        f'"{rows} b"',
        f"'{rows}', 'black'",
    ):
        record = read_as("board", text)
        assert "".join(game_of(record).position.rows(".bw")) == rows, text
        assert game_of(record).turn == BLACK


def test_the_screen_of_edax() -> None:
    for board, turn in ((AFTER_F5, "white"), (rules.start(8), "black")):
        screen = wild.edax_screen(board, turn, rules.legal_moves(board, turn))
        for text in (screen, "\n>f5\n\n" + screen + "\n>", screen.replace("\n", "\r\n")):
            record = read_as("board", text)
            assert game_of(record).position.rows() == rules.draw(board)
            assert game_of(record).turn == turn


def test_boards_with_labels_and_borders() -> None:
    for text in wild.screens(AFTER_F5):
        record = read_as("board", text)
        assert game_of(record).position.rows() == rules.draw(AFTER_F5), text
        assert "The side to move is not given" in record.sentence, (text, record.sentence)


def test_the_side_to_move_in_words() -> None:
    board = "\n".join(rules.draw(AFTER_F5, "-XO"))
    numbered = "".join([f"{at + 1} {row}\n" for at, row in enumerate(board.split("\n"))])
    white = (
        "O to move", "White to move.", "Player to move: WHITE", "Next: White", "White to play",
        "\u25cb\u306e\u756a\u3067\u3059", "light",
    )  # fmt: skip
    black = ("X to move", "* to move", "Black's turn", "Turn: X", "\u9ed2\u756a", "\u25cf")
    for phrase, turn in [(each, WHITE) for each in white] + [(each, BLACK) for each in black]:
        for text in (f"{board}\n{phrase}", f"{numbered}\n{phrase}\n", f"{phrase}\n\n{board}\n"):
            if text.startswith(phrase) and " " not in phrase:
                continue  # A single word counts only after the board.
            record = read_whole(text)
            assert game_of(record).turn == turn, text
            assert game_of(record).position.rows() == rules.draw(AFTER_F5), text
        one_line = board.replace("\n", "") + " " + phrase
        assert game_of(read(one_line)).turn == turn, one_line


def test_the_first_side_to_move_counts_and_turn_words_without_a_side_do_not() -> None:
    board = wild.screens(AFTER_F5)[0]
    assert game_of(read(f"{board}\nO to move\n\nX to move\n")).turn == WHITE
    assert game_of(read(f"{board}\nX to move\n\nO to move\n")).turn == BLACK
    for text in (f"{START}\nto move", f"{wild.screens(AFTER_F5)[0]}\nto move, the turn of nobody"):
        record = read(text)
        assert (record.problem, game_of(record).turn) == (None, BLACK), text


def test_boards_of_numbers_are_not_judge_inputs() -> None:
    record = read("\n".join(rules.draw(AFTER_F5, "012")) + "\n2")
    assert record.kind == "board"
    assert game_of(record).turn == WHITE
    assert "1 is read as black, 2 as white." in record.sentence
    assert read("4 N 1 2 B 1 1 N 2 1 B 1 2 N 1 2 B 1 1 N 1 2").kind == "jutge"
    assert read("1 2 1 2 1 2").kind is None


def test_moves_after_a_board() -> None:
    """The styles are that of Edax, for games from a position, and rows with moves below."""
    rows = "\n".join([START[at : at + 8] for at in range(0, 64, 8)])
    names_beside = wild.labelled("12345678", rows.split("\n"))
    for text in (
        f"{START} X;F5D6C3",
        f"{START} X; f5 d6 c3",
        f"{rows}\nX\n1. f5 d6 2. c3",
        f"{rows}\nX to move\n1. f5 d6 2. c3",
        f"{names_beside}  abcdefgh\n\nX to move\n\nf5d6c3\n",
    ):
        record = read_as("board", text)
        assert names(game_of(record)) == ["f5", "d6", "c3"]
        assert game_of(record).start.position == Position.start(8)
        assert record.sentence == "A board of 8 x 8, black to move. 3 moves read."
    talk = read(f"{names_beside}  abcdefgh\n> f5\nI play d6 and win.")
    assert (talk.problem, game_of(talk).ply) == (None, 0)
    problem = read(f"{START} X;F5A1").problem
    assert problem is not None
    assert (problem.move, problem.square) == (2, "a1")
    assert (problem.line, problem.column) == (1, 70)


def test_errors_in_boards_have_a_location() -> None:
    rows = rules.draw(AFTER_F5, "-XO")
    longer = rows[:3] + [rows[3] + "-"] + rows[4:]
    for text, words in (
        (wild.labelled("12345678", longer), ["row has 9 squares, expected 8", "line 4, column 1"]),
        ("\n".join(longer), ["row has 9 squares, expected 8", "line 4, column 1"]),
        ("\n".join(rows[1:]), ["7 rows of 8 squares"]),
        ("\n".join(rows + rows[:1]), ["9 rows of 8 squares"]),
        (wild.labelled("12345678", rows).replace("O", "Q"), ["d4 is “Q”"]),
        ("".join(rows) + " O hello", ["Found “hello”", "line 1, column 68"]),
        ("".join(rows) + "\nQ", ["side to move is “Q”", "line 2, column 1"]),
        ("BO[88 ---]", ["88 rows"]),
        ("BO[8 ---]", ["3 characters"]),
    ):
        record = read(text)
        assert record.problem is not None, text
        for word in words:
            assert word in str(record.problem), (text, str(record.problem))


def test_games_with_known_results() -> None:
    for text, plies, result in (
        (wild.PLAYOK, 60, (37, 27)),
        (wild.LOGBOOK, 60, (30, 34)),
        (wild.SERVER, 60, (32, 32)),
        (wild.RANDOM_START, 45, (36, 28)),
        (wild.ATHENS, 60, (35, 29)),
    ):
        moves = moves_of(text)
        assert ("".join(moves), len(moves)) == (wild.moves_in(text), plies)
        assert discs(text) == result


def test_a_line_of_players_and_result_above_a_transcript_is_told_from_other_numbers() -> None:
    for line in (
        "Ann2 44 - 20 Bob Lee", "Ann2 44-20 Bob Lee", "  Ann2  44 \u2013 20  Bob Lee ",
        "Ann2 44:20 Bob Lee", "Ann2 - Bob Lee 44-20", "Ann2 vs. Bob Lee, 44:20",
        "Ann2 (44) - (20) Bob Lee", "Ann2 44, Bob Lee 20", "Ann2 (44) vs Bob Lee (20)",
    ):  # fmt: skip
        record = read_as("transcript", f"\n{line}\nf5 d6")
        assert record.players == {BLACK: "Ann2", WHITE: "Bob Lee"}, line
        assert names(game_of(record)) == ["f5", "d6"], line
        assert game_of(record).start.comment == "Ann2 \u2013 Bob Lee, 44-20", line
    for line in ("Paris 2019 - 2020 Cup", "44 - 20", "Ann 60 - 20 Bob", "Ann 44 - 20", "Round 3"):
        record = read_as("transcript", f"{line}\nf5 d6")
        assert (record.players, names(game_of(record))) == ({}, ["f5", "d6"]), line


def test_players_are_seated_as_the_final_board_tells() -> None:
    for line in ("ntwo 37-27 cosmostan", "cosmostan 27-37 ntwo"):
        record = read_as("transcript", f"{line}\n{wild.moves_in(wild.PLAYOK)}")
        assert record.players == {BLACK: "ntwo", WHITE: "cosmostan"}, line
        assert "contradicts" not in record.sentence
    assert "contradicts" in read(f"ntwo 33-31 cosmostan\n{wild.moves_in(wild.PLAYOK)}").sentence


def test_a_date_with_a_time_is_no_move() -> None:
    for date in ("2026-11-03", "2026-11-03T03:12", "2026-11-03T03:12:45.5Z", "2026-11-03T03:12+01"):
        for end in (" ", "\n", ","):
            assert moves_of(f"{date}{end}f5d6") == ["f5", "d6"], (date, end)


def test_names_in_a_transcript() -> None:
    for text in (
        "Ann -- Bob\n\n1. f5 d6\n", "Ann (black) vs Bob (white)\r\nRound 3\r\nF5D6",
        "Ann against Bob: f5 d6", "Ann against Bob: B: f5, W: d6", "Moves: f5d6",
        "Ann - Bob\n---------\nf5 d6", "Winner: White\nf5 d6", '[Round 3]\n"Ann" - "Bob"\nf5 d6',
    ):  # fmt: skip
        record = read_as("transcript", text)
        assert names(game_of(record)) == ["f5", "d6"], text
        assert "Title: “" in record.sentence, text


def test_styles_of_transcripts() -> None:
    for text in (
        "f5d6c3d3c4", "F5D6C3D3C4", "f5 D6 c3 d3 c4", "f5\nd6\r\nc3\nd3\nc4\n",
        "\ufeff f5,d6;\tc3,d3,c4", "f5\u00a0d6\u3000c3 d3 c4", "1. f5 2. d6 3. c3 4. d3 5. c4",
        "1.f5 d6 2.c3 d3 3.c4", "1) f5 2) d6 3) c3 4) d3 5) c4", "1 f5\n2 d6\n3 c3\n4 d3\n5 c4\n",
        "1f5 2d6 3c3 4d3 5c4", "1. f5 d6 2. c3 d3 3. c4 51-13", "f5-d6-c3-d3-c4",
        "f5 - d6 - c3 - d3 - c4", "f5 \u2013 d6 \u2013 c3 \u2013 d3 \u2013 c4",
        "f5\u2013d6\u2013c3\u2013d3\u2013c4", "f5->d6->c3->d3->c4",
        "f5 \u2192 d6 \u2192 c3 \u2192 d3 \u2192 c4", "f5, d6, c3, d3, c4.", "f5|d6|c3|d3|c4",
        "B: f5 W: d6 B: c3 W: d3 B: c4", "B:f5, W:d6, B:c3, W:d3, B:c4",
        "Black: f5\nWhite: d6\nBlack: c3\nWhite: d3\nBlack: c4\n",
        "1. B f5 W d6 2. B c3 W d3 3. B c4", "Bf5 Wd6 Bc3 Wd3 Bc4", "X f5\nO d6\nX c3\nO d3\nX c4",
        "\u25cff5\u25cbd6\u25cfc3\u25cbd3\u25cfc4",
        "\u9ed2:f5 \u767d:d6 \u9ed2:c3 \u767d:d3 \u9ed2:c4",
        "\uff26\uff15\uff24\uff16\uff23\uff13\uff24\uff13\uff23\uff14",
        "\uff11\uff0e\uff46\uff15\u3000\uff44\uff16 2. c3 d3 3. c4", "\u30fbF5D6C3D3C4",
        "f5! d6?? c3!? d3?! c4!", "1. f5 {the only one} d6 {or f4 (or f6)} 2. c3 d3 3. c4 {good}",
        "1. f5 d6 (1... f4 2. e3) 2. c3 $1 d3 $14 3. c4", "1... f5 2... d6 3... c3 4... d3 5... c4",
        "f5 +0 d6 -1 c3 +2.5 d3 -3.25 c4 =0", "f5:+0 d6:-1 c3:+2 d3:-3 c4:+1",
        "f5(+0) d6(-1) c3(+2) d3(-3) c4(+1)", "f5/0.00/1.2 d6/-1.0/3 c3//0.01 d3 c4",
        "f5=+0 d6=-1 c3=2 d3@12 c4 [+3]",
        "f5 0:05 d6 0:12 c3 1:00 d3 c4", "% a comment\n# another\nf5d6c3 # in the middle\nd3c4",
        '"f5d6c3d3c4"', "'f5d6c3d3c4'", "\u201cf5 d6 c3 d3 c4\u201d",
        "['f5', 'd6', 'c3', 'd3', 'c4']", "f5 d6 c3 d3 c4 *", "f5 d6 c3 d3 c4 1/2-1/2",
        "f5 d6 c3 d3 c4 : +02",
    ):  # fmt: skip
        record = read_as("transcript", text)
        assert names(game_of(record)) == ["f5", "d6", "c3", "d3", "c4"], text
        assert "A transcript on 8 x 8: 5 moves read" in record.sentence, text
        assert "Title" not in record.sentence and not record.players, text


def test_errors_in_transcripts_have_a_location() -> None:
    for text, kept, word, place in (
        ("f5 d6\nc3 oops d3", 3, "“oops”", (2, 4)),
        ("f5! d6?? x9 c3", 2, "x9", (1, 10)),
        ("1. f5 d6 2. c3 {never closed d3", 3, "comment begins", (1, 16)),
        ("1. f5 (d6\n c3", 1, "comment begins", (1, 7)),
        ("f5\n\n\n  a1", 1, "turns nothing over", (4, 3)),
        ("f5 d6 Black won with e6", 2, "“won”", (1, 13)),
        ("f5 d6 Black against White", 2, "“against”", (1, 13)),
        ("f5 d6\nhello", 2, "“hello”", (2, 1)),
        ("f5\n2. d6 is best", 2, "“is”", (2, 7)),
        ("a1", 0, "turns nothing over", (1, 1)),
        ("f5   d6  a1", 2, "turns nothing over", (1, 10)),
        ("\n\n \tf5\ta1", 1, "turns nothing over", (3, 6)),
        ("1.f5 2.a1", 1, "turns nothing over", (1, 8)),
        ("1. f5 {the\nusual} d6 2. Ba1", 2, "turns nothing over", (2, 15)),
        ("Ann - Bob\n\nf5, W: a1", 1, "turns nothing over", (3, 8)),
        ("f5\u2192a1", 1, "turns nothing over", (1, 4)),
        ("f5 --;-- d6", 1, "not forced", (1, 4)),
    ):
        record = read(text)
        assert record.kind == "transcript" and record.problem is not None, text
        assert game_of(record).ply == kept, text
        problem = record.problem
        assert word in str(problem), (text, str(problem))
        assert (problem.line, problem.column) == place, (text, str(problem))
        assert f"(line {place[0]}, column {place[1]})" in str(problem)
