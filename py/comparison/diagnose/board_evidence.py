"""Evidence from a Board Silly output, whose boards list moves in any order."""

from comparison.align.sides import read_moves
from comparison.diagnose.evidence import Evidence
from comparison.diagnose.explanations import Explanation
from comparison.diagnose.mistakes.boardsilly_play import BoardReplay
from comparison.diagnose.mistakes.mistake import Mistake
from comparison.diagnose.piece_effects import piece_effects
from comparison.formats import profile_of
from comparison.whitespace import squeezed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardsilly import Board
    from comparison.align.alignment import Alignment

STEPS_BACK = 500
STEPS_AHEAD = 600
LINES_AHEAD = 1_000


class BoardEvidence(Evidence):
    """The lists of the first board that differs and of those after it.

    Attributes:
        begins: For each of `lines`, whether it can be the first of its board.
    """

    replay: BoardReplay

    def __init__(self, alignment: "Alignment", index: int) -> None:
        """`index` is a step of the first board that differs."""
        profile = profile_of(alignment.form)
        steps, lines = alignment.expected.steps, alignment.actual.lines
        first = profile.replay_start(alignment.expected, index)
        end = first + STEPS_AHEAD
        earlier = BoardReplay(steps[max(0, first - STEPS_BACK) : first])
        finished = alignment.finished and end >= len(steps)
        super().__init__(BoardReplay(steps[first:end]), earlier, finished)
        self.begins: list[bool] = []
        start = alignment.board[1].start if alignment.board else alignment.actual_at
        self._ahead = lines[start : start + LINES_AHEAD]
        self._has_gaps = "" in lines
        self._normalise = profile.normalise
        self._no_moves = alignment.form.no_moves

    def read(self) -> "Iterator[None]":
        """Reads the actual lines, yielding after each."""
        after_gap = True
        for line in self._ahead:
            texts = self._normalise(line)
            for text in texts:
                self.lines.append(text)
                self.begins.append(after_gap or not self._has_gaps)
                after_gap = False
            after_gap = not texts
            yield None

    def compare(self, mistake: Mistake) -> "Iterator[Explanation | None]":
        """Yields None after each board, and finally the explanation if it is one."""
        number, start, differing = 0, 0, 0
        for request, (lines, _) in zip(self.replay.requests, mistake.predict(self.replay)):
            moves = sorted(lines)
            end = self._end(start, moves)
            if end is None:
                break
            differing += moves != request.right
            number, start = number + 1, end
            yield None
        is_whole = number == len(self.replay.requests) and start == len(self.lines)
        to_end = self.finished and is_whole
        yield Explanation(mistake.phrase, number, to_end, differing) if number else None

    def _end(self, start: int, moves: list[str]) -> int | None:
        """Returns the end of a board at `start` that lists these moves, None if it does not."""
        texts = moves or [squeezed(self._no_moves)]
        end = start + len(texts)
        is_board = end >= len(self.lines) or self.begins[end]
        return end if is_board and sorted(self.lines[start:end]) == texts else None

    def effect(self, index: int, lines: list[str], cells: list[str] | None) -> str:
        """Returns a sentence on the first wrong move of a list.

        It is empty if the list contains something other than moves of the player's pieces.
        """
        request = self.replay.requests[index]
        return first_effect_on(request.board, request.player, lines)


def first_effect_on(board: "Board", player: str, names: list[str]) -> str:
    """Returns a sentence on the first wrong move of a list, empty if `BoardEvidence.effect` is."""
    moves = read_moves(names)
    if len(moves) < len(names) or any(board.pieces[origin] != player for origin, _ in moves):
        return ""
    effects = piece_effects(board, player, moves)
    return effects[0] if effects else ""
