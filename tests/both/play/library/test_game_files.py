"""Files with many games are split into games, and games are written with their players."""

import json

from both.play.library.archives import ggf_game, pgn_game, sgf_game
from both.play.records.recording import Played
from jobs.slices import finished
from othello import BLACK, WHITE, Game, opponent
from play.library.game_files import (
    WRITERS,
    has_several,
    of_record,
    reading_game,
    texts_of_games,
    written,
)
from play.library.stored_game import HEAD, StoredGame, of_game
from play.records import RecordError, read
from play.records.record import RESIGNED, TIME
from reference.expect import raises
from saved.game_text import to_fragment

ANNOTATED = ("sgf", "ggf", "pgn")
GAMES = [Played(8, seed) for seed in range(3)]


def split(text: str) -> list[str]:
    return [one for one in texts_of_games(text) if one]


def stored_of(text: str) -> StoredGame:
    return of_record(*finished(reading_game(text)), "file")


def problem_of(text: str) -> str:
    return str(raises(RecordError, stored_of, text))


def moves_of(text: str) -> list[int]:
    return [stored_of(one).read().size for one in split(text)]


def test_every_kind_of_collection_is_split_into_its_games() -> None:
    sizes = [len(played.moves) for played in GAMES]
    for text in (
        "\n".join([sgf_game(played) for played in GAMES]),
        "".join([sgf_game(played) for played in GAMES]),
        "\n".join([ggf_game(played) for played in GAMES]),
        "".join([pgn_game(played) for played in GAMES]),
        "\n\n".join(["".join(played.moves) for played in GAMES]),
        "\ufeff" + "\r\n".join([" ".join(played.moves) for played in GAMES]),
    ):
        assert moves_of(text) == sizes, text[:80]


def test_games_of_json_and_below_lines_of_players_are_split() -> None:
    moves = [played.moves for played in GAMES]
    objects = [{"black": "Ann", "white": "Bob", "moves": one} for one in moves]
    wrong = {"moves": ["f5", "a1"]}
    for text in (
        json.dumps(objects),
        json.dumps({"games": objects}),
        "\n".join([json.dumps(one) for one in objects]),
        "\n".join([f"Ann 44 - 20 Bob\n{''.join(one)}" for one in moves]),
    ):
        assert finished(has_several(text)), text[:80]
        texts = split(text)
        assert len(texts) == len(moves), text[:80]
        for one, squares in zip(texts, moves):
            stored = stored_of(one)
            assert (stored.black, stored.white) == ("Ann", "Bob")
            assert stored.read().size == len(squares)
    one, *others, last = split(json.dumps([objects[0], wrong, None, objects[1]]))
    assert moves_of(one) + moves_of(last) == [len(moves[0]), len(moves[1])]
    assert [bool(problem_of(other)) for other in others] == [True, True]


def test_several_games_and_backups_are_told_from_one_game_and_other_texts() -> None:
    lines = "\n".join(["".join(played.moves) for played in GAMES])
    for write in (sgf_game, ggf_game, pgn_game):
        assert finished(has_several("".join([write(played) for played in GAMES])))
        assert not finished(has_several(write(GAMES[0])))
    assert finished(has_several(lines)) and finished(has_several(f"\ufeff{lines}\nhello"))
    assert finished(has_several(f"{HEAD}\n{of_game(GAMES[0].game(), 'Ann', 'Bob').row}\n"))
    for text in ("", "hello\nworld", f"hello\n{lines}", "f5d6\nc3d3", "f5d6c3", "-" * 64 + " X"):
        assert not finished(has_several(text)), text
    for text in ("\uff46\uff15\uff08", "\ufeff\uff08\uff1b", "\ufeff", "\ufffd"):
        assert not finished(has_several(text)), text


def test_a_game_on_many_lines_is_one_game() -> None:
    moves = GAMES[0].moves
    lines = [f"{at // 2 + 1}. {' '.join(moves[at : at + 2])}" for at in range(0, len(moves), 2)]
    assert moves_of("\n".join(lines)) == [len(moves)]
    assert moves_of(sgf_game(GAMES[1]).replace(";", "\n;")) == [len(GAMES[1].moves)]


def test_a_damaged_game_does_not_hide_the_next_one() -> None:
    good, bad = "".join(GAMES[0].moves), "f5d6c3c3"
    first, second, third = split(f"{good}\n{bad}\n{good}")
    assert (first, third) == (good, good)
    assert "Move 4: c3 is occupied" in problem_of(second)
    assert "No property is a move" in problem_of("(;GM[2])")
    assert "No move could be read." in problem_of("-" * 27 + "OX------XO" + "-" * 27 + " X")


def test_players_date_and_event_survive_a_file() -> None:
    game = GAMES[2].game()
    game.annotate(game.start, "", "Well [played]")
    stored = of_game(game, 'Ann "A" [x]', "Bob\\")
    for form, date in [(form, date) for form in ANNOTATED for date in ("1994", "1994-01-02")]:
        names = (stored.black, stored.white) if form != "ggf" else ("Ann", "Bob")
        one = of_game(game, names[0], names[1], date, event="Cup")
        [text] = split(written(one, form))
        read = stored_of(text)
        found = read.black, read.white, read.date, read.event, read.source
        assert found == (names[0], names[1], date, "Cup", "file"), form
        assert to_fragment(read.read()) == to_fragment(game), form


def test_place_round_and_how_a_game_ended_survive_a_file() -> None:
    events = ("Cup", "Cup \u00b7 final", "at Oslo", "round 3", "Cup \u00b7 at Oslo \u00b7 round 3a")
    for form in ANNOTATED:
        for event, by in [(event, by) for event in ("",) + events for by in (RESIGNED, TIME)]:
            for loser in (BLACK, WHITE):
                game = Played(8, 1, 20).game()
                one = of_game(game, "Ann", "Bob", "1994", loser, "", event, by=by)
                stored = stored_of(written(one, form))
                found = stored.event, stored.resigned, stored.winner
                assert found == (event, by, opponent(loser)), (form, found)
                assert stored.read().start.comment == ""


def test_results_of_other_programs_tell_how_a_game_ended() -> None:
    unknown = [(result, "", "") for result in ("-4.000:s", "B+12", "?", "Void")]
    for result, winner, by in unknown + [
        ("B+R", BLACK, RESIGNED),
        ("W+Resign", WHITE, RESIGNED),
        ("w+time", WHITE, TIME),
        ("+2.00:r", BLACK, RESIGNED),
        ("-64.000:t", WHITE, TIME),
    ]:
        stored = stored_of(f"(;GM[Othello]RE[{result}]B[f5]W[d6]B[c3];)")
        assert (stored.winner, stored.resigned) == (winner, by), result
    for termination, by in (("time forfeit", TIME), ("White resigned", RESIGNED), ("normal", "")):
        text = f'[Result "1-0"]\n[Termination "{termination}"]\n\n1. f5 d6 1-0'
        stored = stored_of(text)
        assert (stored.winner, stored.resigned) == (BLACK if by else "", by)


def test_facts_that_a_record_leaves_open_are_unknown_and_those_without_a_field_a_comment() -> None:
    for sign in ("?", "-", ""):
        tags = ("Event", "Site", "Round", "Date", "Black", "White")
        text = "".join([f'[{tag} "{sign}"]\n' for tag in tags]) + "\n1. f5 d6 *"
        stored = stored_of(text)
        found = stored.event, stored.date, stored.black, stored.white, stored.read().start.comment
        assert found == ("",) * 5, (sign, found)
    game = stored_of("(;GM[2]GN[Show]GC[Blitz]RE[B+12]PC[Oslo];B[f5];W[d6])")
    assert game.read().start.comment == "Show, B+12, Blitz"
    assert game.event == "at Oslo"


def test_a_finished_game_is_written_with_its_result() -> None:
    over = read("e6f4e3f6g5d6e7f5c5").game
    assert over
    game = of_game(over, "Ann", "Bob")
    assert "RE[B+64]" in written(game, "sgf")
    assert "RE[+64.000]" in written(game, "ggf")
    assert stored_of(written(game, "sgf")).read().start.comment == ""


def test_pgn_has_a_full_date_and_sgf_one_without_the_time_of_the_day() -> None:
    for date, tag in (
        ("2026-11-26 21:40", "2026.11.26"),
        ("1994-07", "1994.07.??"),
        ("1994", "1994.??.??"),
        ("", "????.??.??"),
        ("a summer", "????.??.??"),
    ):
        game = of_game(GAMES[0].game(), "Ann", "Bob", date)
        assert f'[Date "{tag}"]\n' in written(game, "pgn")
    game = of_game(GAMES[0].game(), "Ann", "Bob", "2026-11-26 21:40")
    assert "DT[2026-11-26]" in written(game, "sgf")


def test_a_text_has_the_moves_of_the_main_line_of_games_that_they_tell() -> None:
    for played in GAMES:
        game = played.game()
        game.go_to(3)
        game.play(next(each for each in game.legal_moves() if each != game.plies[3].square))
        assert WRITERS["txt"](game, {}) == "".join(played.moves) + "\n"
    moved = Game(GAMES[0].game().plies[0].position, WHITE)
    for game in (Played(6, 1).game(), Played(10, 1).game(), moved):
        raises(ValueError, lambda game=game: written(of_game(game, "A", "B"), "txt"))
    text = written(of_game(GAMES[0].game(), "A", "B"), "txt")
    assert moves_of(text) == [len(GAMES[0].moves)]


def test_own_players_are_named_in_a_file() -> None:
    text = written(of_game(GAMES[0].game(), "person", "computer-4"), "sgf")
    assert "PB[You]PW[Computer, Casual 4]" in text
