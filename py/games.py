"""Reads files of games: `python py/games.py FILE ...` counts them and lists what is unreadable."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import terminal
from hosting.serving import ROOT
from othello.phrases import counted
from play.library.file_reader import FileReader, ReadGame
from play.library.game_files import WRITERS, written
from play.library.stored_game import StoredGame

OPENINGS = ROOT / "static" / "openings.txt"
SKIPPED = "{}: {}"
NOT_WRITTEN = "it cannot be written as {}: {}"


def main() -> int:
    """Counts the games, or writes them in one form; returns 1 if any were skipped, else 0."""
    arguments = _parser().parse_args()
    reader = FileReader(OPENINGS.read_text(encoding="utf-8"))
    contents = {file: _content(file) for file in arguments.files}
    names = [file for file in contents if reader.learn(file.name, contents[file])]
    skipped = 0
    for file in [file for file in contents if file not in names]:
        read = problems = 0
        for game in _games(reader, file, contents[file]):
            problem = game.problem or _write(game.stored, arguments.to)
            if problem:
                problems += 1
                place = f"{file.name}, game {game.number}" if game.number else file.name
                terminal.say(SKIPPED.format(place, problem))
            else:
                read += 1
        tell = terminal.say if arguments.to else terminal.show
        tell(f"{file.name}: {counted(read, 'game')}, {problems} skipped")
        skipped += problems
    return 1 if skipped else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Counts the games in files of SGF, GGF, PGN, transcripts and WTHOR, and lists "
        "those that cannot be read."
    )
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="a file of games, or of the names of WTHOR (.jou, .trn)",
    )
    parser.add_argument("--to", choices=sorted(WRITERS), help="print the games in this form")
    return parser


def _content(file: Path) -> bytes:
    """Returns the content of a file. Raises Problem if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise terminal.Problem(terminal.NOT_READ.format(file, error.strerror)) from None


def _games(reader: FileReader, file: Path, content: bytes) -> Iterator[ReadGame]:
    yield from (game for game in reader.read(file.name, content) if game)


def _write(stored: StoredGame | None, form: str | None) -> str:
    """Prints a game in a form, if one is given; returns why it cannot be written."""
    if not (form and stored):
        return ""
    try:
        text = written(stored, form)
    except ValueError as error:
        return NOT_WRITTEN.format(form, error)
    terminal.show(text.rstrip("\n") + "\n" * (form == "pgn"))
    return ""


if __name__ == "__main__":
    sys.exit(terminal.run(main))
