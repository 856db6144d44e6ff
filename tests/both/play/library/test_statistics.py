"""Statistics count results by level, and losses by phase, opening and month."""

from both.play.records.recording import Played
from othello import BLACK, WHITE
from play.library.statistics import Statistics
from play.library.stored_game import of_game


def test_results_count_against_each_level() -> None:
    statistics = Statistics()
    expected: dict[int, list[int]] = {4: [0, 0, 0], 7: [0, 0, 0]}
    for seed in range(12):
        game, level = Played(6, seed).game(), 4 if seed % 3 else 7
        level_name = f"computer-{level}"
        players = ("person", level_name) if seed % 2 else (level_name, "person")
        own = game.position.count(BLACK if seed % 2 else WHITE)
        other = game.position.count(WHITE if seed % 2 else BLACK)
        expected[level][0 if own > other else 1 if own == other else 2] += 1
        statistics.add(of_game(game, players[0], players[1]))
    assert statistics.levels == expected


def test_games_with_friends_and_unfinished_ones_have_no_level() -> None:
    statistics = Statistics()
    statistics.add(of_game(Played(8, 1).game(), "person", "friend"))
    statistics.add(of_game(Played(8, 1, 12).game(), "person", "computer-4"))
    statistics.add(of_game(Played(8, 1).game(), "computer-2", "computer-4"))
    assert statistics.levels == {}


def test_losses_are_those_of_the_user_by_phase() -> None:
    game = Played(8, 1).game()
    losses = [1 if number < 20 else 5 if number < 40 else 9 for number in range(60)]
    mine = [loss + (ply.color == BLACK) for loss, ply in zip(losses, game.plies)]
    statistics = Statistics()
    statistics.add(of_game(game, "person", "computer-4", losses=mine))
    assert [average.text for average in statistics.phases] == ["2.0", "6.0", "10.0"]
    statistics.add(of_game(game, "computer-4", "person", losses=mine))
    assert [average.text for average in statistics.phases] == ["1.5", "5.5", "9.5"]
    assert statistics.reviewed == 2


def test_games_are_grouped_by_opening_and_month() -> None:
    statistics = Statistics()
    for opening, date, losses in (
        ("Tiger", "2026-10-30 10:00", [2] * 60),
        ("Tiger", "2026-11-01 10:00", [4] * 60),
        ("Cow", "2026-11-30 10:00", []),
        ("", "1994", []),
    ):
        game = Played(8, 2).game()
        statistics.add(of_game(game, "person", "friend", date, opening=opening, losses=losses))
    openings = {name: (n[0], a.text) for name, (n, a) in statistics.openings.items()}
    assert openings == {"Tiger": (2, "3.0"), "Cow": (1, "\u2013")}
    months = {name: (n[0], a.text) for name, (n, a) in statistics.months.items()}
    assert months == {"2026-10": (1, "2.0"), "2026-11": (2, "4.0"), "1994": (1, "\u2013")}


PLAYERS = ("person", "friend", "computer-3", "computer-9", "")


def test_statistics_agree_with_a_slow_count() -> None:
    statistics = Statistics()
    levels: dict[int, list[int]] = {}
    phases: list[list[int]] = [[], [], []]
    groups: dict[str, list[list[int]]] = {}
    for seed in range(40):
        played = Played(8, seed, (60, 30, 7)[seed % 3])
        game = played.game()
        black, white = PLAYERS[seed % 5], PLAYERS[seed // 5 % 5]
        moves = [side for side, name in played.sequence if name != "pass"]
        losses = [(seed * number) % 7 for number in range(len(moves))] if seed % 4 else []
        month, opening = f"2026-{seed % 3 + 1:02}", "ABCD"[seed % 4]
        date = month + "-05 10:00"
        game.go_to(seed % 5)  # The place on the board does not matter.
        statistics.add(of_game(game, black, white, date, opening=opening, losses=losses))
        own = [side for side, who in ((BLACK, black), (WHITE, white)) if who == "person"]
        mine = [(at, loss) for at, (side, loss) in enumerate(zip(moves, losses)) if side in own]
        for at, loss in mine:
            phases[0 if at < 20 else 1 if at < 40 else 2].append(loss)
        for name in (month, opening):
            groups.setdefault(name, []).append([loss for _, loss in mine])
        rows = "".join(([game.start] + game.plies)[-1].position.rows())
        lead = rows.count("B") - rows.count("W")
        other = white if own == [BLACK] else black
        if len(own) == 1 and other.startswith("computer") and game.plies[-1].turn is None:
            lead = lead if own == [BLACK] else -lead
            outcome = 0 if lead > 0 else 1 if lead == 0 else 2
            levels.setdefault(int(other[-1]), [0, 0, 0])[outcome] += 1
    assert statistics.levels == levels and len(levels) == 2
    assert [phase.text for phase in statistics.phases] == [mean(phase) for phase in phases]
    found = dict(statistics.months)
    found.update(statistics.openings)
    assert len(found) == 7
    for name, (count, average) in found.items():
        assert count == [len(groups[name])]
        assert average.text == mean([loss for losses in groups[name] for loss in losses])


def mean(losses: list[int]) -> str:
    return f"{sum(losses) / len(losses):.1f}" if losses else "\u2013"
