"""Evidence from a Board Silly output, whose boards list moves in any order."""

from comparison.align.sides import read_moves
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


class BoardEvidence:
    """What a mistake must explain of a Board Silly output.

    Attributes:
        shortest: The number of boards a mistake must explain if it does not explain everything.
        replay: The boards from the first that differs on.
        finished: Whether no boards follow them.
        lines: The meanings of the actual lines for these boards, without white space.
        earlier: Boards before it, on which the mistake must change nothing.
        begins: For each of `lines`, whether it can be the first of its board.
    """

    shortest = 0

    def __init__(self, alignment: "Alignment", index: int) -> None:
        """`index` is a step of the first board that differs."""
        profile = profile_of(alignment.form)
        steps, lines = alignment.expected.steps, alignment.actual.lines
        first = profile.replay_start(alignment.expected, index)
        end = first + STEPS_AHEAD
        self.finished = alignment.finished and end >= len(steps)
        self.replay = BoardReplay(steps[first:end])
        self.earlier = BoardReplay(steps[max(0, first - STEPS_BACK) : first])
        self.lines: list[str] = []
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

    def refuted(self, mistake: Mistake) -> "Iterator[bool]":
        """Yields for each earlier board whether the mistake would have changed its list."""
        for request, (lines, _) in zip(self.earlier.requests, mistake.predict(self.earlier)):
            yield sorted(lines) != request.right

    def first_effect(self, mistake: Mistake) -> str:
        """Returns a sentence on the first effect of a mistake.

        It is empty if the mistake lists something other than moves of the player's pieces.
        """
        for request, (lines, _) in zip(self.replay.requests, mistake.predict(self.replay)):
            names = list(lines)
            if sorted(names) != request.right:
                return first_effect_on(request.board, request.player, names)
        return ""


def first_effect_on(board: "Board", player: str, names: list[str]) -> str:
    """Returns a sentence on the first wrong move of a list, empty if `first_effect` is."""
    moves = read_moves(names)
    if len(moves) < len(names) or any(board.pieces[origin] != player for origin, _ in moves):
        return ""
    effects = piece_effects(board, player, moves)
    return effects[0] if effects else ""
