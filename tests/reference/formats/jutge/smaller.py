"""Valid inputs with one element removed, by the slow rules."""

from reference.slow import othello_slow as rules


def smaller(text: str) -> list[str]:
    """Returns the valid inputs with one move less, with the letters adjusted to the turn."""
    tokens = text.split()
    places = [" ".join(tokens[at + 1 : at + 3]) for at in range(1, len(tokens), 3)]
    left_out = [places[:at] + places[at + 1 :] for at in range(len(places))]
    return [text for text in [_in_turn(int(tokens[0]), left) for left in left_out] if text]


def _in_turn(n: int, places: list[str]) -> str:
    """Returns the game of these moves, an empty text if one is illegal."""
    board, turn = rules.start(n), "black"
    text = f"{n}\n"
    for place in places:
        row, column = [int(number) - 1 for number in place.split()]
        if not turn or (row, column) not in rules.legal_moves(board, turn):
            return ""
        text += f"{'N' if turn == 'black' else 'B'} {place}\n"
        board = rules.place(board, row, column, turn)
        turn = rules.next_turn(board, turn)
    return text
