"""Games in links: every game round-trips, and every damaged text is refused."""

from both.records.recording import Played, names
from othello import BLACK, WHITE, Game, NotationError, Position
from page.model.share.game_text import from_fragment, to_fragment
from reference.chance import Chance
from reference.expect import raises

# The unreserved characters of RFC 3986.
URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"


def check_round_trip(game: Game) -> None:
    text = to_fragment(game)
    assert not text.strip(URL_SAFE), text
    again = from_fragment(text)
    assert whole(again) == whole(game), text
    assert to_fragment(again) == text


def whole(game: Game) -> "list[object]":
    """Returns all data of a game."""
    plies = [game.start] + game.plies
    return [game.ply, [(p.color, p.square, p.position, p.turn, p.passed) for p in plies]]


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


def test_games_on_large_boards() -> None:
    for n in (10, 14, 26):
        game = Played(n, n, 40).game()
        game.go_to(7)
        check_round_trip(game)


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
    for text in (
        "",
        ".",
        "...",
        "....",
        "8",
        "8..f5d6c3",
        "8..f5d6c3.",
        "8..f5d6c3.4",
        "8..f5d6c3.-1",
        "8..f5d6c3.x",
        "8..f5d6c3.3.",
        "8..f5d6c3 .3x",
        "7...0",
        "2...0",
        "28...0",
        "-8...0",
        "x...0",
        "8..f5d6c3c3.3",
        "8..f5d6i9.3",
        "8..f5--d6.2",
        "8..d6.1",
        "8..5.0",
        "8..\0.0",
        "8." + start[1:] + "..0",
        "8." + start + "X..0",
        "8." + start[:-1] + "-..0",
        "8." + start.replace("X", "B") + "..0",
        "6." + start + "..0",
        "4.XXXXXXXXXXXXXXXXX.a1.1",
        "<img src=x onerror=alert(1)>",
        "\U0001f480" * 4,
        "8.." + "f5" * 100000 + ".0",
        "9" * 100000,
    ):
        error = raises(NotationError, from_fragment, text)
        assert len(str(error)) < 300, text


def test_the_error_names_the_problem() -> None:
    for text, word in (
        ("8.." + "f5" * 3000 + ".1", "a game as in 8..f5d6c3.2"),
        ("9...0", "even number from 4 to 26"),
        ("8..f5a1.2", "Move 2: a1 turns nothing over"),
        ("8..f5.2", "from 0 to 1"),
        ("8..f5x.1", "a1 to h8"),
        ("4.XO..0", "16 characters"),
    ):
        assert word in str(raises(NotationError, from_fragment, text)), text


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
