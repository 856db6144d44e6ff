"""Statistics count results by level, and losses by phase, opening and month."""

from both.play.records.recording import Played
from othello import BLACK, WHITE
from play.library.statistics import Statistics
from play.library.stored_game import of_game

PLAYERS = ("person", "friend", "computer-3", "computer-9", "")


def test_statistics_agree_with_a_slow_count() -> None:
    statistics = Statistics()
    levels: dict[int, list[int]] = {}
    phases: list[list[int]] = [[], [], []]
    groups: dict[str, list[list[int]]] = {}
    reviewed = 0
    for seed in range(40):
        played = Played(8, seed, (60, 30, 7)[seed % 3])
        game = played.game()
        black, white = PLAYERS[seed % 5], PLAYERS[seed // 5 % 5]
        moves = [side for side, name in played.sequence if name != "pass"]
        losses = [(seed * number) % 7 for number in range(len(moves))] if seed % 4 else []
        month, opening = f"2026-{seed % 3 + 1:02}", ("A", "B", "C", "")[seed % 4]
        date = month + "-05 10:00"
        game.go_to(seed % 5)  # The place on the board does not matter.
        statistics.add(of_game(game, black, white, date, opening=opening, losses=losses))
        own = [side for side, who in ((BLACK, black), (WHITE, white)) if who == "person"]
        mine = [(at, loss) for at, (side, loss) in enumerate(zip(moves, losses)) if side in own]
        for at, loss in mine:
            phases[0 if at < 20 else 1 if at < 40 else 2].append(loss)
        reviewed += mine != []
        for name in (month, opening) if opening else (month,):
            groups.setdefault(name, []).append([loss for _, loss in mine])
        rows = "".join(([game.start] + game.plies)[-1].position.rows())
        lead = rows.count("B") - rows.count("W")
        other = white if own == [BLACK] else black
        if len(own) == 1 and other.startswith("computer") and game.plies[-1].turn is None:
            lead = lead if own == [BLACK] else -lead
            outcome = 0 if lead > 0 else 1 if lead == 0 else 2
            levels.setdefault(int(other[-1]), [0, 0, 0])[outcome] += 1
    assert statistics.levels == levels and len(levels) == 2
    assert statistics.reviewed == reviewed
    assert [phase.text for phase in statistics.phases] == [mean(phase) for phase in phases]
    found = dict(statistics.months)
    found.update(statistics.openings)
    assert len(found) == 6
    for name, (count, average) in found.items():
        assert count == [len(groups[name])]
        assert average.text == mean([loss for losses in groups[name] for loss in losses])


def mean(losses: list[int]) -> str:
    return f"{sum(losses) / len(losses):.1f}" if losses else "\u2013"
