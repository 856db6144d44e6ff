"""PGN, the Portable Game Notation of chess, as PlayOK, Edax and others write Othello games.

    [Black "Ann"]
    [White "Bob"]

    1. f5 d6 2. c3 {or c4} d3 ; and so on
    3. c4 f4 37-27

Tag lines precede the moves. The moves are a transcript in which a semicolon begins a comment.
"""

from othello import BLACK, WHITE, Game, Ply, Position, square_name
from records.moves import ANY_LETTERS, Moves
from records.plain import LINE_COMMENTS
from records.record import MORE_GAMES, Record, RecordError, known_names, summary
from records.replay import follow

NAMES = {"Black": BLACK, "White": WHITE}
RESULTS = {1: "1-0", -1: "0-1", 0: "1/2-1/2"}  # By the sign of Black's lead.
UNFINISHED = "*"
PASS = "--"
ONLY_STANDARD = "PGN is only for games on 8 x 8 squares from the usual start."
BRACES = {"{": "(", "}": ")"}


def read(text: str, n: int) -> Record | None:
    """Returns the record of the first game in PGN on n x n squares, None for other texts."""
    if not _is_tag(text.lstrip(" \n").partition("\n")[0]):
        return None
    tags, text, others = _parts(text)
    players = known_names({color: tags.get(name, "") for name, color in NAMES.items()})
    if "FEN" in tags:
        error = RecordError("Games that start from the position of a FEN tag are not supported")
        return Record("pgn", summary("PGN", None, players), None, error, players)
    game = Game(Position.start(n))
    problem = follow(game, Moves(text, LINE_COMMENTS + ";"))
    sentence = summary("PGN", game, players)
    if others:
        sentence += MORE_GAMES
    return Record("pgn", sentence, game, problem, players)


def _parts(text: str) -> tuple[dict[str, str], str, bool]:
    """Returns the tags, the text with tags replaced by empty lines, and whether games follow."""
    tags: dict[str, str] = {}
    kept: list[str] = []
    for line in text.split("\n"):
        tag = line.strip(" ")
        if not _is_tag(tag):
            kept.append(line)
        elif any(line.strip(" ") for line in kept):
            return tags, "\n".join(kept), True
        else:
            name, _, value = tag[1:].partition(" ")
            tags[name] = value.strip(' "]')
            kept.append("")
    return tags, "\n".join(kept), False


def _is_tag(line: str) -> bool:
    name, _, value = line[1:].partition(" ")
    return line[:1] == "[" and name != "" and not name.strip(ANY_LETTERS) and '"' in value


def pgn_text(game: Game) -> str:
    """Returns the line of a game in PGN, with its marks, comments and forced passes.

    Raises ValueError for a game on another board or from another start.
    """
    if not game.standard or game.position.n != 8:
        raise ValueError(ONLY_STANDARD)
    moves: list[str] = []
    for ply in game.plies:
        moves.append(square_name(ply.square or 0, 8) + ply.mark + _comment(ply))
        moves += [PASS] * (ply.passed and ply.turn is not None)
    turns = [" ".join(moves[at : at + 2]) for at in range(0, len(moves), 2)]
    numbered = [f"{number}. {turn}" for number, turn in enumerate(turns, 1)]
    last = game.plies[-1] if game.plies else game.start
    lead = (last.lead > 0) - (last.lead < 0)
    result = UNFINISHED if last.turn else RESULTS[lead]
    tags = f'[Black "?"]\n[White "?"]\n[Result "{result}"]\n\n'
    return "\n".join([tags + _comment(game.start)] + numbered + [result, ""])


def _comment(ply: Ply) -> str:
    comment = "".join([BRACES.get(character, character) for character in ply.comment])
    return f" {{{comment}}}" if comment else ""
