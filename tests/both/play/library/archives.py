"""Archives of games for tests, written by code that shares nothing with `library`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from both.play.records.recording import LETTERS, Played

if TYPE_CHECKING:
    from collections.abc import Sequence


def little(number: int, size: int) -> bytes:
    """Returns a number as little-endian bytes."""
    return bytes([number >> 8 * place & 255 for place in range(size)])


def move_byte(name: str) -> int:
    """Returns the byte of a square such as f5, which is 56."""
    return int(name[1]) * 10 + LETTERS.index(name[0]) + 1


def wthor_game(moves: Sequence[str], tournament: int, black: int, white: int) -> bytes:
    """Returns the 68 bytes of a game."""
    played = bytes([move_byte(name) for name in moves])
    head = little(tournament, 2) + little(black, 2) + little(white, 2) + bytes([32, 32])
    return head + played + bytes(60 - len(played))


def wthor_file(games: Sequence[bytes], year: int = 1994, size: int = 8) -> bytes:
    dated = bytes([19, 95, 1, 1])
    head = dated + little(len(games), 4) + little(0, 2) + little(year, 2) + bytes([size, 0, 24, 0])
    return head + b"".join(games)


def wthor_names(names: Sequence[str], size: int) -> bytes:
    """Returns a file of names, each of `size` bytes."""
    head = bytes([19, 95, 1, 1]) + little(0, 4) + little(len(names), 2) + bytes(6)
    written = [bytes([ord(character) for character in name]) for name in names]
    return head + b"".join([name + bytes(size - len(name)) for name in written])


def sgf_game(played: Played, black: str = "Ann", white: str = "Bob") -> str:
    """Returns a game in SGF, with a comment that has every sign of its structure."""
    sides = {"black": "B", "white": "W"}
    nodes = [f";{sides[side]}[{'' if name == 'pass' else name}]" for side, name in played.sequence]
    return f"(;GM[2]SZ[{played.n}]PB[{black}]PW[{white}]C[a (;\\] ) b]{''.join(nodes)})"


def ggf_game(played: Played) -> str:
    """Returns a game in GGF on one line, as the server logs it."""
    sides = {"black": "B", "white": "W"}
    moves = [f"{sides[side]}[{name}/0.1/2]" for side, name in played.sequence]
    return f"1 (;GM[Othello]PB[Ann]PW[Bob]TY[{played.n}]RE[?]{''.join(moves)};)"


def pgn_game(played: Played) -> str:
    return f'[Event "Cup"]\n[Black "Ann"]\n[White "Bob"]\n\n{" ".join(played.moves)} *\n\n'
