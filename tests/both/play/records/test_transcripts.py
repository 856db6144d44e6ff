"""Reading and writing transcripts."""

from both.play.records.recording import (
    PASS,
    Played,
    check_problem,
    check_read,
    game_of,
    moves_of,
    names,
    read,
    read_whole,
)
from othello import BLACK, WHITE, Game, square_name
from othello.notes import LONGEST_COMMENT
from play.records import transcript
from reference.slow import othello_slow as rules

# On 4 x 4, black has to pass after these four moves, as in test_jutge.
WITH_PASS = ["a2", "a3", "c4", "a1", PASS, "d4"]
WITHOUT_PASS = ["a2", "a3", "c4", "a1", "d4"]
AFTER = ["W...", "WWB.", "WBW.", "..BW"]
# Nine moves that leave no white disc.
WIPEOUT = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]


def test_moves_that_are_a_game_only_on_8_x_8_are_read_there_whatever_board_is_shown() -> None:
    for n in (4, 6, 10, 26):
        record = read_whole("f5d6c3", n)
        assert game_of(record).position.n == 8
        assert record.sentence == "A transcript on 8 x 8: 3 moves read."
        refused = read("f5d6c3a1", n)
        assert refused.problem and refused.problem.move == 1
        assert refused.sentence.startswith(f"A transcript on {n} x {n}: ")
    assert game_of(read("e3", 6)).position.n == 6


def test_passes_are_optional() -> None:
    texts = ["".join(WITHOUT_PASS), " ".join(WITHOUT_PASS)]
    for written in ("--", "pa", "PA", "Pa", "ps", "PS", "pass", "PASS", "\u2013", "\u2014"):
        moves = [written if name == PASS else name for name in WITH_PASS]
        texts += [" ".join(moves), "".join(moves), "\n".join(moves)]
        texts += [f"1. a2 a3 2. c4 a1 3. {written} d4", f"1.a2 a3 2.c4 a1 3.{written} d4"]
    for text in texts:
        record = read_whole(text, 4)
        assert names(game_of(record)) == WITHOUT_PASS, text
        assert game_of(record).position.rows() == AFTER
        assert game_of(record).turn == BLACK


def test_passes_may_end_the_text_and_are_forced_at_the_end_of_the_game() -> None:
    for text in ("a2a3c4a1", "a2a3c4a1--"):
        game = game_of(read(text, 4))
        assert (game.ply, game.turn, game.last.passed) == (4, WHITE, True)
    for ending in ("", "--", " pa pa", " 13-0"):
        game = game_of(read_whole("".join(WIPEOUT) + ending))
        assert game.over and names(game) == WIPEOUT


def test_the_text_before_the_moves_is_their_title_and_may_name_the_players() -> None:
    for text, title in (
        ("Ann - Bob\n-----\n Round  3 :\n\n1. f5", "Ann - Bob / Round 3"),
        ("Ann against Bob: f5", "Ann against Bob"),
        ("Ann (black) Bob {white}\nB: f5", "Ann Bob"),
        ("Ann pass Bob\nf5", "Ann pass Bob"),
    ):
        assert f" Title: “{title}”." in read(text).sentence, text
    for text in ("Black\nf5", "\u9ed2:\nf5", "1.\nf5", "51-13\n---\nf5", "# Ann\nf5", "B: f5"):
        assert read(text).sentence == "A transcript on 8 x 8: 1 move read.", text
    for text in (
        "black : Ann\nWHITE:Bob Lee\nf5",
        "Round 3\nX: Ann\nO:  Bob  Lee\n\n1. f5",
        "W: Bob Lee\nResult: 40-24\nB: Ann\nf5",
    ):
        assert read(text).players == {BLACK: "Ann", WHITE: "Bob Lee"}, text
    for text in ("Black: Ann\nWhite: ?\nf5", "Black: Ann\nWhite:\nf5", "Black: Ann\nRed: Bob\nf5"):
        record = read(text)
        assert record.players == {BLACK: "Ann"}, text
        assert "“Ann” (black) against “?” (white)" in record.sentence


def test_a_move_out_of_turn_and_a_pass_that_is_not_forced_are_problems() -> None:
    for side in ("B: ", "b", "X ", "x:", "Black ", "black", "\u25cf", "\u26ab", "\u9ed2:"):
        check_problem(f"{side}f5 {side}d6", 8, ["f5"], ["played by black", "white's turn"], "d6")
    for side in ("W: ", "w", "O ", "o:", "WHITE ", "white", "\u25cb", "\u26aa", "\u767d:"):
        check_problem(f"{side}f5", 8, [], ["played by white", "black's turn"], "f5")
    check_problem("B f5 d6 B c3 B d3", 8, ["f5", "d6", "c3"], ["line 1, column 16"], "d3")
    board = rules.place(rules.start(4), 1, 0, "black")
    replies = len(rules.legal_moves(board, "white"))
    forced = ["not forced", f"white has {replies} legal moves"]
    check_problem("a2 -- a3", 4, ["a2"], forced)
    check_problem("a2pa", 4, ["a2"], forced)
    check_problem("-- a2", 4, [], ["not forced", "black has 4 legal moves"])
    check_problem("a2 a3 c4 a1 -- -- d4", 4, WITHOUT_PASS[:4], ["not forced", "white has"])


def test_an_illegal_move_and_a_square_beyond_the_board_are_problems() -> None:
    for text, n, kept, words, square in (
        ("f5d6c3c3", 8, ["f5", "d6", "c3"], "occupied", "c3"),
        ("f5 D4", 8, ["f5"], "occupied", "d4"),
        ("f5d6a1c3", 8, ["f5", "d6"], "turns nothing over", "a1"),
        ("1. d6 f5", 8, [], "turns nothing over", "d6"),
        ("".join(WIPEOUT) + "a1", 8, WIPEOUT, "game is over", "a1"),
        ("f5i9", 8, ["f5"], "not on the 8 x 8 board", "i9"),
        ("f5 d9", 8, ["f5"], "not on the 8 x 8 board", "d9"),
        ("f0", 8, [], "not on the 8 x 8 board", "f0"),
        ("a2e1", 4, ["a2"], "not on the 4 x 4 board", "e1"),
        ("aa5", 26, [], "not on the 26 x 26 board", "aa5"),
    ):
        check_problem(text, n, kept, [words], square)
    assert read("i6", 10).problem is not None
    assert read("g6", 10).problem is None


def test_text_that_names_no_move_is_a_problem() -> None:
    for wrong in ("d", "zz", "<b>", "\U0001f480", "d\u0663", "hello", "d?", "d??e"):
        check_problem("f5 " + wrong + " c3", 8, ["f5"], [f"found “{wrong}”", "a1 to h8", "pass"])
    check_problem("f5 5d c3", 8, ["f5"], ["found “d”", "line 1, column 5"])
    check_problem("f5 \0 c3", 8, ["f5"], ["found “[U+0000]”"])
    assert len(str(read("f5 " + "x" * 5000).problem)) < 200


def test_random_games_in_every_style() -> None:
    passes = 0
    for n, seeds in ((4, 12), (6, 4), (8, 2), (10, 1)):
        for seed in range(seeds):
            played = Played(n, seed)
            passes += len(played.sequence) - len(played.moves)
            for text in styles(played):
                check_read(text, "transcript", played)
    assert passes > 5


def styles(played: Played) -> list[str]:
    moves = played.moves
    pairs = [" ".join(moves[at : at + 2]) for at in range(0, len(moves), 2)]
    sequence = [name for _, name in played.sequence]
    return [
        "".join(moves),
        "".join(moves).upper(),
        "\n".join(moves),
        " ".join([f"{at + 1}. {pair}" for at, pair in enumerate(pairs)]),
        " ".join([f"{at + 1}.{name}" for at, name in enumerate(moves)]),
        " ".join([name.replace(PASS, "--") for name in sequence]),
        "".join([name.replace(PASS, "PS") for name in sequence]),
        "".join(sequence),
    ]


def test_games_round_trip_without_undone_moves() -> None:
    for n, seed in ((4, 1), (4, 5), (6, 2), (8, 3), (14, 4), (26, 1)):
        played = Played(n, seed, 25 if n == 26 else 999)
        game = played.game()
        text = transcript(game)
        assert text == "".join(played.moves)
        check_read(text, "transcript", played)
        game.go_to(2)
        assert transcript(game) == "".join(played.moves[:2])
    assert transcript(Game()) == ""


def test_passes_in_other_languages() -> None:
    for word in (
        "\u30d1\u30b9", "\u3071\u3059", "\uff8a\uff9f\uff7d", "\u505c\u4e00\u624b",
        "\u865a\u624b", "\ud328\uc2a4", "\u043f\u0430\u0441", "\u041f\u0410\u0421", "passe",
        "Passe", "PASO", "pas",
    ):  # fmt: skip
        for text in (f"a2 a3 c4 a1 {word} d4", f"a2a3c4a1{word}d4", f"1. a2 a3 2. c4 a1 3. {word}"):
            read_whole(text, 4)
        check_problem(f"a2 {word} a3", 4, ["a2"], ["pass is not forced"])


def notes(text: str) -> list[tuple[str, str]]:
    """Returns the mark and the comment of the start and of each move of a complete record."""
    record = read_whole(text)
    game = game_of(record)
    return [(ply.mark, ply.comment) for ply in [game.start] + game.plies]


def test_comments_marks_and_variations_are_kept() -> None:
    expected = [("", "Start"), ("!?", "the {usual} one"), ("??", "2. c4 (or e6)\nNo")]
    moves = "1. f5!? {the {usual} one} d6?? (2. c4 (or e6)) {No}"
    for text in (
        "{Start} " + moves,
        "# Start\n" + moves,
        "Start\n" + moves,
        '[Black "?"]\n\n{Start}\n' + moves,
        '[Round "Start"]\n; \n' + moves + " 1-0",
        "{Start} 1. f5 $5 {the {usual} one} d6 $4 $14 (2. c4 (or e6)) {No}",
        "{Start} 1. f5 {the {usual} one} !? d6 ?? (2. c4 (or e6)) # No",
    ):
        assert notes(text) == expected, text
    assert notes("f5 {\u7b2c\u3002 \u201ca\u201d}")[1] == ("", "\u7b2c\u3002 \u201ca\u201d")
    assert notes("f5!!! (+0) {3.5} {[%clk 0:05]}") == [("", ""), ("", "!!!\n[%clk 0:05]")]
    board = "." * 27 + "OX......XO" + "." * 27
    assert notes(board + " X\n1. f5! {Good}")[1] == ("!", "Good")


def test_moves_in_parentheses_are_variations() -> None:
    for text in (
        "f5 d6 (f4 e3 (d3)) c3",
        "1. f5 d6 (1... f4! 2. e3 {a} (2. d3)) 2. c3",
        '[Black "A"]\n\n1. f5 d6 (1... f4 2. e3 (2. d3)) 2. c3 (\uff0b\uff10) 1-0',
    ):
        record = read_whole(text)
        game = game_of(record)
        assert names(game) == ["f5", "d6", "c3"], text
        tree = [square_name(ply.square or 0, 8) for ply in game.tree()]
        assert tree == ["f5", "d6", "c3", "f4", "e3", "d3"], text
        assert "3 moves read, and 3 in variations." in record.sentence
    for inside in ("f4 a1", "or f4", "d6", "a1 (f4)", "e9", "f4 oops e3", "better: f4"):
        assert notes(f"f5 d6 ({inside}) c3")[2][1] == inside
        assert game_of(read(f"f5 d6 ({inside}) c3")).size == 3
    deep = "f5 d6 " + "(f4 e3 " * 500 + ")" * 500
    assert game_of(read(deep)).size == 4
    wide = "f5 d6 " + "(f4 e3) (f6 d3) (d6) " * 300
    assert game_of(read(wide)).size == 6


def test_comments_are_cut_and_lose_unprintable_characters() -> None:
    record = read("f5 {" + "a" * (LONGEST_COMMENT + 1) + "} d6")
    assert len(game_of(record).plies[0].comment) == LONGEST_COMMENT
    assert "Comments are cut" in record.sentence
    for text in ("f5 {a\0b}", '[White "a\0b"]\n\nf5', "(;GM[2];B[f5]C[a\0\ud800b])", "a\0b\nf5"):
        assert "ab" in "".join([comment for _, comment in notes(text)]), text


def test_a_caption_after_the_moves_is_a_comment() -> None:
    for caption in (
        "Black wins", "Black wins 40-24", "White resigned.", "Final score: 40-24", "Result 40:24",
        "Score 40-24, --", "Black 40, White 24 is the final score",
    ):  # fmt: skip
        for before in ("f5 d6\n", "1. f5 d6 ", "f5 d6\n\n"):
            assert notes(before + caption)[2][1] == caption, before + caption
    assert notes("f5 d6\nplayed in Oslo\nby Ann")[2][1] == "played in Oslo\nby Ann"
    over = "".join(WIPEOUT)
    for caption in ("hello", "Congratulations to Ann"):
        assert notes(over + " " + caption)[-1][1] == caption
    for line in ("40-24", "\xbd-\xbd", "Black 40, White 24", "\u25cf40 \u25cb24", "1-0", "*"):
        for before in ("f5 d6 ", "f5 d6\n"):
            assert notes(before + line)[2] == ("", ""), line


SCORES = (
    "B{} W{}", "b{}w{}", "W{1} B{0}", "[B{}, W{}]", "X{} O{}", "S{} W{}", "Black{} White{}",
    "{}-{}", "{}:{}", "{} to {}", "{}x{}", "Black {} White {}",
    "Black has {} discs, White has {}.", "Ann ({}) - Bob ({})", "Noir {} Blanc {}",
    "Schwarz: {}, Wei\xdf: {}", "negras {} blancas {}",
    "\u0427\u0451\u0440\u043d\u044b\u0435 {} \u0411\u0435\u043b\u044b\u0435 {}",
    "\u9ed2{} \u767d{}", "\u9ed1{}\uff1a\u767d{}", "\u9ed2{}\u5bfe\u767d{}",
    "\ud751 {} : \ubc31 {}", "\u25cf{} \u25cb{}", "B{} W{} Black wins",
)  # fmt: skip


def test_a_score_after_the_moves_is_no_move() -> None:
    over = "".join(WIPEOUT)
    for before, scores in (
        ("f5 d6", ((40, 24), (4, 60), (60, 4), (34, 30), (3, 3))),
        ("1. f5 d6", ((40, 24), (64, 0))),
        ('[Black "A"]\n\n1. f5 d6', ((40, 24),)),
        (over, ((13, 0), (64, 0))),
    ):
        moves = WIPEOUT if before == over else ["f5", "d6"]
        for score in scores:
            for form in SCORES:
                for between in (" ", "\n", "\n\n"):
                    text = before + between + form.format(*score)
                    assert moves_of(text) == moves, text
    assert notes("f5 d6!\nB40 W24 (final)")[2] == ("!", "B40 W24 (final)")
    assert notes("f5 d6\nNoir 40 \u2013 Blanc 24")[2] == ("", "Noir 40 \u2013 Blanc 24")
    for text in ("B41 W24", "B40-24"):
        assert notes("f5 d6 " + text)[2] == ("", text)


def test_a_score_never_hides_a_move() -> None:
    for text, kept, square in (
        ("f5 B40 W24 d6", ["f5"], "B40"),
        ("f5 B40", ["f5"], "B40"),
        ("f5 d6 w3 b4", ["f5", "d6"], "w3"),
        ("f5 d6 w9 b4 b2", ["f5", "d6"], "w9"),
        ("f5 d6 c33 d3", ["f5", "d6"], "c33"),
        ("f5 d6 c4 c60", ["f5", "d6", "c4"], "c60"),
        ("B40 W24", [], "B40"),
    ):
        check_problem(text, 8, kept, ["not on the 8 x 8 board"], square)
    check_problem("f5 zz 5", 8, ["f5"], ["found \u201czz\u201d"])
