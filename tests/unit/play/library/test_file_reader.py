"""Files are read by fast code, which agrees with the slow rules and names what it skips."""

import random
from collections.abc import Callable

import pytest

from both.play.library.archives import ggf_game, sgf_game, wthor_file, wthor_game, wthor_names
from both.play.records.recording import Played
from hosting.serving import ROOT
from othello import BLACK, WHITE, Game, parse_transcript
from othello.game import main_line
from othello.notes import MARKS
from othello.phrases import counted
from play.library import file_reader
from play.library.file_reader import FileReader, ReadGame
from play.library.opening_tree import game_keys
from play.library.plain_games import plain_game
from play.library.replaying import Replaying
from play.library.stored_game import HEAD, of_game
from play.records import RecordError, ggf_text, pgn_text, sgf_text, transcript
from saved.game_text import to_fragment

SIGNS = [""] + [sign for sign, *_ in MARKS]
OPENINGS = ROOT.joinpath("static/openings.txt").read_text(encoding="utf-8")


def transcript_text(game: Game, about: object = None) -> str:
    """Returns the moves on one line, without what is known about the game."""
    return transcript(game)


@pytest.fixture(scope="module")
def replaying() -> Replaying:
    return Replaying(OPENINGS)


def read(name: str, content: bytes, **names: bytes) -> list[ReadGame]:
    reader = FileReader(OPENINGS)
    for ending, listed in names.items():
        assert reader.learn(f"WTHOR.{ending.upper()}", listed)
    return [game for game in reader.read(name, content) if game]


def test_a_fast_replay_agrees_with_the_rules(replaying: Replaying) -> None:
    for seed in range(60):
        played = Played(8, seed, 20 if seed % 3 == 0 else 60)
        game = played.game()
        replayed = replaying.replay([ply.square or 0 for ply in game.plies])
        assert replayed.discs == [game.position.count(color) for color in (BLACK, WHITE)]
        assert replayed.is_over == game.over
        assert replayed.keys == game_keys(game)


BINARY = {
    "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n\n\n",
    "jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0(;",
    "zip": b"PK\x03\x04\x14\0\0\0f5d6c3\n",
}


@pytest.mark.parametrize("kind", BINARY)
@pytest.mark.parametrize("ending", ["", ".sgf", ".ggf", ".pgn", ".txt"])
def test_a_file_that_is_no_text_is_skipped_in_one_sentence(kind: str, ending: str) -> None:
    [skipped] = read(f"a{ending or kind}", BINARY[kind])
    assert (skipped.number, skipped.problem) == (0, "This is not a file of games.")


@pytest.mark.parametrize("seed", range(5))
def test_an_illegal_move_is_refused_as_by_the_rules(replaying: Replaying, seed: int) -> None:
    game = Played(8, seed, 20).game()
    squares = [ply.square or 0 for ply in game.plies]
    legal = set(game.legal_moves())
    for square in {*range(64)} - legal:
        with pytest.raises(RecordError, match=r"^Move 21: "):
            replaying.replay([*squares, square])


def test_openings_are_named_in_every_symmetry(replaying: Replaying) -> None:
    for moves in ("f5d6c3d3c4f4c5", "f5d6c3d3c4f4c5b3", "c4e3f6e6f5c5f4"):
        name = replaying.opening(replaying.replay(parse_transcript(moves, 8)).keys)
        turned = "".join(
            "abcdefgh"[int(n) - 1] + str(ord(c) - 96) for c, n in zip(*[iter(moves)] * 2)
        )
        again = replaying.opening(replaying.replay(parse_transcript(turned, 8)).keys)
        assert name and name == again
    assert replaying.opening([]) == ""


def test_tournament_games_have_names_years_and_results() -> None:
    played = [Played(8, seed) for seed in range(4)]
    content = wthor_file([wthor_game(one.moves, 1, 2, 0) for one in played], 1994)
    players = wthor_names(["Okada", "???", "Bérg"], 20)
    found = read("wth_1994.wtb", content, jou=players, trn=wthor_names(["", "Oslo"], 26))
    assert [game.number for game in found] == [1, 2, 3, 4]
    for one, game in zip(played, found, strict=True):
        stored = game.stored
        assert stored
        assert (stored.black, stored.white, stored.event) == ("Bérg", "Okada", "Oslo")
        assert (stored.date, stored.source) == ("1994", "wth_1994.wtb")
        counts = sum(row.count("B") for row in one.game().position.rows())
        assert stored.discs.split("-")[0] == str(counts)
        assert stored.read().position == one.game().position


def test_what_is_skipped_is_numbered_and_explained() -> None:
    good = wthor_game(Played(8, 1).moves, 0, 0, 0)
    bad = [wthor_game(moves, 0, 0, 0) for moves in (["f5", "d6", "f5"], ["a1"])]
    off = bytes(8) + b"\x63" + bytes(59)
    found = read("a.wtb", wthor_file([good, bad[0], bad[1], off, good]))
    problems = {game.number: game.problem for game in found if game.problem}
    assert problems == {
        2: "Move 3: f5 is occupied.",
        3: "Move 1: a1 turns nothing over.",
        4: "found “99”, expected a row and a column from 11 to 88.",
    }
    three = wthor_file([good, good, good])
    for content, held in ((three[:-30], 2), (three + good, 4)):
        *games, last = read("a.wtb", content)
        assert [bool(game.stored) for game in games] == [True] * held
        told = f"The header counts 3 games, but the file holds {counted(held, 'whole game')}."
        assert (last.number, last.problem) == (0, told)
    [solitaire] = read("a.wtb", three[:13] + b"\1" + three[14:])
    assert solitaire.problem.startswith("It holds solitaires")
    [refused] = read("b.wtb", wthor_file([], size=10))
    assert refused.problem == "Its games are on 10 x 10 squares; only 8 x 8 is read."
    texts = "\n".join([ggf_game(Played(8, 1)), "(;GM[Othello]B[a1])", sgf_game(Played(8, 2))])
    found = read("log.txt", texts.encode())
    assert [bool(game.stored) for game in found] == [True, False, True]
    assert found[1].problem == "Move 1: a1 turns nothing over."


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_texts_are_decoded(encoding: str) -> None:
    [game] = read("a.sgf", sgf_game(Played(8, 3), "Bérg", "岡田").encode(encoding))
    assert game.stored
    assert (game.stored.black, game.stored.white) == ("Bérg", "岡田")


@pytest.mark.parametrize(
    ("end", "names"), [(b"", ("Müller", "Zoë")), ("岡".encode(), ("M\ufffdller", "Zo\ufffd"))]
)
def test_undamaged_text_that_is_no_utf_8_is_latin_1(end: bytes, names: tuple[str, str]) -> None:
    [game] = read("a.sgf", sgf_game(Played(8, 3), "Müller", "Zoë").encode("cp1252") + end)
    assert game.stored
    assert (game.stored.black, game.stored.white) == names


def check_as_by_the_slow_code(text: str, monkeypatch: pytest.MonkeyPatch) -> list[ReadGame]:
    """Checks that games are read as without the code for plain ones; returns them."""
    fast = read("a.txt", text.encode())
    monkeypatch.setattr(file_reader, "plain_game", lambda text: None)
    slow = read("a.txt", text.encode())
    rows = [
        [(g.stored and g.stored.row, g.keys, g.problem) for g in games] for games in (fast, slow)
    ]
    assert rows[0] == rows[1]
    return fast


@pytest.mark.parametrize("write", [sgf_text, ggf_text, pgn_text, transcript_text])
def test_plain_games_are_read_as_by_the_slow_code(
    write: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    about = {BLACK: "Ann", WHITE: "Bob", "date": "1994.01.02", "event": "Cup"}
    texts = [write(Played(8, seed, 60 if seed % 2 else 30).game(), about) for seed in range(12)]
    assert all(map(plain_game, texts))
    found = check_as_by_the_slow_code("\n".join(texts), monkeypatch)
    assert [game.problem for game in found] == [""] * 12


def annotated(seed: int) -> Game:
    """Returns a random game with variations, marks and comments."""
    chance = random.Random(seed)
    game = Played(8, seed, 60 if seed % 2 else 30).game()
    for _ in range(chance.randrange(6)):
        game.show(chance.choice(list(game.tree())))
        for _ in range(chance.randrange(1, 9)):
            if game.turn:
                game.play(chance.choice(game.legal_moves()))
    for ply in [game.start, *game.tree()]:
        if chance.random() < 0.3:
            text = "".join(chance.choices("aé) (;]\\[\n~_-. B[f5]", k=chance.randrange(9)))
            mark = chance.choice(SIGNS) if ply.number else ""
            game.annotate(ply, mark, text if ply.number else text.strip("\n"))
    game.go_to(0)
    game.show(([game.start] + main_line(game.start))[-1])
    return game


@pytest.mark.parametrize("write", [sgf_text, ggf_text])
def test_annotated_games_are_read_as_by_the_slow_code(
    write: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [annotated(seed) for seed in range(60)]
    texts = [write(game, {BLACK: "Ann", "event": "Cup"}) for game in games]
    assert all(plain_game(text) for text in texts)
    found = check_as_by_the_slow_code("\n".join(texts), monkeypatch)
    assert [game.stored and to_fragment(game.stored.read()) for game in found] == [
        to_fragment(game) for game in games
    ]


OVER = ";B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5]"
# Texts of other programs, and what may mislead a simple reader.
ODD = (
    "(;GM[2]C[first]N[name];B[f5]C[a]C[b];W[d6]BM[1]C[];)",
    "(;GM[2];C[early]B[f5];TE[2]W[d6];C[late])",
    "(;GM[2];B[f5]BL[12]W[d6]WL[3]C[two moves in a node])",
    "(;GM[2];B[f5](;W[d6]C[main])(;W[f6];B[e6])(;W[f4]))", "(;GM[2];B[f5](;W[d6])(;W[d6];B[c3]))",
    "(;GM[2];B[f5](;W[d6];B[a1])(;W[f6]))", "(;GM[2]\n;B[F5]\r\n;W[d6]C[a\\]b\\\\]\n)",
    "(;GM[2];B[f5];PL[B];W[d6])", "(;GM[2];B[f5];PL[W];W[d6])",
    "(;GM[2]PB[Ann]C[Ann];B[f5];W[d6])", "(;GM[2]PB[A\\]nn]RE[B+4];B[f5];W[d6])",
    "(;GM[2]SZ[6]B[d3])", "(;GM[1]B[d3])", "(;GM[2]AB[a1]B[d3])", "(;C[a]B[d3])",
    "(;GM[2];B[d3];C[x\u2028y\uff11];W[c3])", "(;GM[2];B[f5]C[" + "long " * 300 + "];W[d6])",
    "(;GM[2];B[f5];W[];B[d6])", "(;GM[Othello]PB[Ann]TY[8]B[f5/-1.0/2]W[d6//3]C[x];)",
    "(;GM[2];B[f5];W[d6]", "(;GM[2];AddBlack[d4]B[f5];W[d6])",
    "(;GM[Othello]PC[GGS/os]RO[3]RE[-64.000:r]TY[8]B[f5]W[d6];)",
    "(;GM[2]RE[W+Time]EV[?];B[f5];W[d6])", "(;GM[2]RE[Void]PC[Oslo];B[f5])",
    "(;GM[2]GN[Show]GC[Blitz];B[f5])", f"(;GM[2]RE[B+13]{OVER})", f"(;GM[2]RE[B+64.0]{OVER})",
    f"(;GM[2]RE[W+3]{OVER})",
    '[Site "Oslo"]\n[Round "3"]\n[Result "0-1"]\n[Termination "time forfeit"]\n\n1. f5 d6 0-1',
    "f5d6x", '[FEN "x"]\n\n1. f5', '[Event "x"]\n\n1. f5? {a comment} d6',
)  # fmt: skip


@pytest.mark.parametrize("text", ODD)
def test_odd_games_are_read_as_by_the_slow_code(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_as_by_the_slow_code(text, monkeypatch)


def test_a_backup_restores_every_fact() -> None:
    games = [Played(8, seed, 40).game() for seed in range(4)] + [Played(6, 7).game()]
    games[1].annotate(games[1].last, "?", "Too early")
    rows = [
        of_game(game, "person", "computer-4", "2026-11-26 21:40", losses=[1, 2]).row
        for game in games
    ]
    found = read("backup.txt", "\n".join([HEAD, *rows, "broken", ""]).encode())
    assert [game.stored and game.stored.row for game in found] == [*rows, None]
    assert [game.keys for game in found[:5]] == [game_keys(game) for game in games]
    assert found[5].problem == "its row is missing or invalid."
