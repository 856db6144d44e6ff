"""What a step of a judge answered, told from the step itself."""

from boardsilly import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step

START = "start"
LIST = "list"
MOVE = "move"
END = "end"
NOTHING = "nothing"


def command(step: "Step") -> str:
    """Returns which of START, LIST, MOVE and END a step was, NOTHING for what has no board.

    START is a game or a board given, LIST the command L or a line of a Board Silly list, MOVE a
    disc put down, and END the command Q.
    """
    if step.position is None:
        return NOTHING
    if "placed" in step.marks:
        return MOVE
    if "listed" in step.marks:
        return LIST
    if isinstance(step.position, Board):
        return LIST if step.text.strip() else START
    return START if step.turn else END
