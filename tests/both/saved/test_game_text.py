"""Games in links: every game round-trips, and every damaged text is refused."""

from both.play.records.recording import Played, names
from othello import BLACK, WHITE, Game, NotationError, Position, parse_transcript
from othello.notes import LONGEST_COMMENT, MARKS
from reference.chance import Chance
from reference.expect import raises
from saved import game_text
from saved.game_text import from_fragment, to_fragment

# The unreserved characters of RFC 3986.
SIGNS = [""] + [sign for sign, *_ in MARKS]
URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"


def check_round_trip(game: Game) -> None:
    text = to_fragment(game)
    assert not text.strip(URL_SAFE), text
    again = from_fragment(text)
    assert whole(again) == whole(game), text
    assert to_fragment(again) == text


def whole(game: Game) -> list[object]:
    """Returns all data of a game."""
    plies = [game.start] + list(game.tree())
    line = [plies.index(ply) for ply in game.plies]
    data = [
        (p.number, p.color, p.square, p.position, p.turn, p.passed, p.mark, p.comment)
        for p in plies
    ]
    return [game.ply, game.size, line, data]


def test_the_text_of_a_game() -> None:
    game = Game()
    assert to_fragment(game) == "8...0"
    for square in (37, 43, 18):
        game.play(square)
    assert to_fragment(game) == "8..f5d6c3.3"
    game.undo()
    assert to_fragment(game) == "8..f5d6c3.2"
    assert to_fragment(Game(turn=WHITE)) == f"8.{'-' * 27}OX------XO{'-' * 27}O..0"
    small = Game(Position.from_rows(["WB--", "----", "----", "----"], "-BW"), BLACK)
    small.play(2)
    assert to_fragment(small) == "4.OX--------------X.c1.1"


def test_random_games_at_many_moves() -> None:
    for n, seed in ((4, 1), (4, 2), (4, 3), (6, 4), (8, 5)):
        game = Played(n, seed).game()
        for ply in range(len(game.plies), -1, -n // 4):
            game.go_to(ply)
            check_round_trip(game)


def test_the_text_of_a_tree() -> None:
    game = Game()
    for line in ("f5d6c3", "f5f4", "f5d6c5", "d3"):
        game.go_to(0)
        for square in parse_transcript(line, 8):
            game.play(square)
    # Preorder: f5 d6 c3 c5 f4 d3 are the moves 1 to 6.
    assert to_fragment(game) == "8..f5d6c3-1c5-2f4-2d3.6"
    plies = list(game.tree())
    game.show(plies[3])
    assert to_fragment(game) == "8..f5d6c3-1c5-2f4-2d3.4"
    game.go_to(2)
    assert to_fragment(game) == "8..f5d6c3-1c5-2f4-2d3.2-4"
    game.annotate(plies[1], "?", "Why not f4?")
    game.annotate(game.start, "", "A-1")
    game.annotate(plies[5], "!?", "")
    assert to_fragment(game) == "8.._0A~2D1_f5d6_2Why-not-f4~3F_c3-1c5-2f4-2d3_3_.2-4"
    check_round_trip(game)


def test_random_trees() -> None:
    """Comments have all kinds of characters, and lines are left at any move."""
    comments = (
        "",
        "Good",
        "a-b_c~d.e f",
        "caf\xe9 \u9ed2 \U0001f480",
        "%41 &amp; <b>",
        "~41",
        "\n",
    )
    for n, seed in ((4, 1), (6, 2), (8, 3), (14, 4)):
        chance, game = Chance(seed), Game(Position.start(n))
        for _ in range(40):
            game.show(chance.pick([game.start] + list(game.tree())))
            if not game.over:
                game.play(chance.pick(game.legal_moves()))
            game.annotate(game.last, chance.pick(SIGNS), chance.pick(comments))
            game.go_to(chance.below(game.ply + 1))
            if not chance.below(4):
                check_round_trip(game)
        assert game.size > 25


def test_damaged_trees() -> None:
    assert from_fragment("8..f5-1d3.0").size == 2
    trees = (
        "f5-1f5 f5-0d6 f5-2d6 f5-1 f5-d6 f5--1d3 f5-1d3- f5_ f5_7_ f5__ f5_x_"
        " f5_1~_ f5_1~0_ f5_1~ff_ f5_1~FF_ f5_1+_d6_"
    )
    too_long = ["f5_1_" + "_1_" * 50, "_0" + "a" * (LONGEST_COMMENT + 1) + "_f5"]
    for moves in trees.split() + too_long:
        raises(NotationError, from_fragment, "8.." + moves + ".0")
    for here in ("3", "1-3", "1-2-1", "1-", "-1", "x-1"):
        raises(NotationError, from_fragment, "8..f5-1d3." + here)


def test_a_deep_tree_on_the_largest_board() -> None:
    """Each move has a variation, so that the text goes back from the end to the start."""
    game = Played(26, 1, 30).game()
    moves = list(game.plies)
    for ply in reversed(moves):
        game.go_to(ply.number - 1)
        others = [move for move in game.legal_moves() if move != ply.square]
        for move in others[:1]:
            game.play(move)
    assert game.size > 50
    check_round_trip(game)


def test_a_tree_with_too_many_moves_is_refused() -> None:
    most, game_text.MOST_READ = game_text.MOST_READ, 3
    try:
        assert from_fragment("8..f5d6c3.3").size == 3
        assert "at most 3 moves" in str(raises(NotationError, from_fragment, "8..f5d6c3-1c5.3"))
    finally:
        game_text.MOST_READ = most


def test_games_from_positions() -> None:
    passing = ["WB--", "----", "----", "----"]
    for rows in (passing, ["BBBB"] * 4, ["----"] * 4, ["BW--", "B---"] * 2):
        for turn in (BLACK, WHITE):
            game = Game(Position.from_rows(rows, "-BW"), turn)
            check_round_trip(game)
            if not game.over:
                game.play(game.legal_moves()[0])
                check_round_trip(game)


def test_squares_may_be_written_in_capitals() -> None:
    assert names(from_fragment("8..F5D6.2")) == ["f5", "d6"]


def test_damaged_texts() -> None:
    start = f"{'-' * 27}OX------XO{'-' * 27}O"
    texts = (
        f"8.{start[1:]}..0 8.{start}X..0 8.{start[:-1]}-..0 8.{start.replace('X', 'B')}..0"
        f" 6.{start}..0 4.XXXXXXXXXXXXXXXXX.a1.1"
        " 8..f5d6c3 8..f5d6c3. 8..f5d6c3.4 8..f5d6c3.-1 8..f5d6c3.3. 8..f5d6c3c3.3 8..f5d6i9.3"
        " 8..f5--d6.2 8..d6.1 8..5.0 8..\0.0 . ... .... 8 2...0 -8...0"
    )
    others = ["8..f5d6c3 .3x", "<img src=x onerror=alert(1)>", "\U0001f480" * 4]
    too_long = ["8.." + "f5" * 100000 + ".0", "9" * 100000]
    for text in texts.split() + others + too_long:
        error = raises(NotationError, from_fragment, text)
        assert len(str(error)) < 300, text


def test_the_error_names_what_was_found_and_what_would_do() -> None:
    a_game, size = "a game as in 8..f5d6c3.2", "the number of rows, an even number from 4 to 26"
    number, cells = "the number of moves played, from 0 to 1", "16 characters from -XO and the side"
    empty = "-" * 16
    for text, found, expected in (
        ("", "", a_game),
        ("8..d3", "8..d3", a_game),
        ("8..d3.1.1", "8..d3.1.1", a_game),
        ("7...0", "7", size),
        ("x...0", "x", size),
        ("28...0", "28", size),
        ("8..a1.1", "a1", "legal moves. Move 1: a1 turns nothing over"),
        ("8..d3d3.1", "d3d3", "legal moves. Move 2: d3 is occupied"),
        ("8..d3.2", "2", number),
        ("8..d3.x", "x", number),
        (f"4.{empty}..0", empty, f"{cells} to move"),
        (f"4.{empty}-..0", f"{empty}-", f"{cells} to move"),
        (f"4.{empty}B..0", f"{empty}B", f"{cells} to move"),
        (f"4.Q{empty[1:]}X..0", f"Q{empty[1:]}X", f"{cells} to move"),
    ):
        error = raises(NotationError, from_fragment, text)
        assert (error.found, error.expected) == (found, expected)
    for text, word in (
        ("8.." + "f5" * 3000 + ".1", "at most 64 moves"),
        ("8..f5x.1", "a1 to h8"),
        # At most 320,000 characters are read.
        ("8..d3." + "9" * 319_994, number),
        ("8..d3." + "9" * 319_995, a_game),
    ):
        assert word in str(raises(NotationError, from_fragment, text)), text[:40]


def test_randomly_damaged_texts_are_games_or_refused() -> None:
    games = [Played(4, 1).game(), Played(8, 2, 12).game(), Game(turn=WHITE)]
    chance = Chance(3)
    refused = 0
    for _ in range(200):
        text = to_fragment(chance.pick(games))
        at = chance.below(len(text))
        text = text[:at] + chance.pick(URL_SAFE + "\0é") + text[at + chance.below(3) :]
        try:
            check_round_trip(from_fragment(text))
        except NotationError:
            refused += 1
    assert refused > 100
