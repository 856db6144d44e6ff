"""Reading files of games: `.venv/bin/python tests/benchmark/reading_games.py [--games N]`.

Prints the games per second that are read from files of random games, under CPython.
"""

from time import perf_counter

from benchmark.support.options import numbers
from both.play.library.archives import ggf_game, pgn_game, sgf_game, wthor_file, wthor_game
from both.play.records.recording import Played
from hosting.serving import ROOT
from play.library.file_reader import FileReader
from play.records import sgf_text

DIFFERENT = 100  # Games; a file repeats them.
OPENINGS = (ROOT / "static" / "openings.txt").read_text(encoding="utf-8")


def main() -> None:
    """Prints a line for each kind of file."""
    number = numbers("Measures how fast files of games are read.", games=5000).games
    played = [Played(8, seed) for seed in range(DIFFERENT)] * (number // DIFFERENT)
    records = [wthor_game(one.moves, 0, 0, 0) for one in played]
    files = {
        "wtb": wthor_file(records),
        "ggf": "\n".join(map(ggf_game, played)).encode(),
        "pgn": "".join(map(pgn_game, played)).encode(),
        "txt": "\n".join("".join(one.moves) for one in played).encode(),
        "sgf, with comments": "\n".join(map(sgf_game, played)).encode(),
        "sgf, with variations": "\n".join(map(annotated, played[: number // 20])).encode(),
    }
    for kind, content in files.items():
        reader = FileReader(OPENINGS)
        begun = perf_counter()
        read = sum(1 for game in reader.read(f"a.{kind}", content) if game and game.stored)
        print(f"{kind}: {read / (perf_counter() - begun):,.0f} games per second")


def annotated(played: Played) -> str:
    """Returns a game in SGF with a comment on each move and a variation of each tenth one."""
    game = played.game()
    for ply in list(game.plies):
        game.annotate(ply, "?", "A comment on this move, as people write them.")
        game.show(ply)
        if ply.number % 10 == 0 and game.turn:
            game.play(game.legal_moves()[-1])
    return sgf_text(game)


if __name__ == "__main__":
    main()
