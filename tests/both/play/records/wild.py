"""Records written by programs and players, with facts about them from other sources."""

from reference.chance import Chance
from reference.samples import UVA220_INPUT
from reference.slow import othello_slow as rules

FFO = (
    # Positions 1, 2, 40 and 41 of the French federation's test set, from Edax's problem/ folder.
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; "
    "G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;",
    "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; "
    "A4:+10; B2:+0; A3:-6; G7:-8; A7:-12; H7:-14; B7:-14; H2:-24;",
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; "
    "A2:+38; C7:+36; D8:+34; C1:+30; B1:+30; G7:+28; D7:+28; C6:+28; F7:+26; A6:+24;",
    "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X; "
    "H4:+0; H3:-2; F8:-2; G5:-4; B7:-6; G7:-8; G1:-12; A2:-14; A7:-18; B2:-34;",
)

# Games with known results.
PLAYOK = """[Event "?"]
[Site "kurnik"]
[Date "2014.10.19"]
[Round "-"]
[Black "ntwo"]
[White "cosmostan"]
[Result "37-27"]
[Time "07:43:20"]
[TimeControl "300"]
[BlackElo "1226"]
[WhiteElo "1228"]

1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2 e3 6. d2 b4 7. e2 e6 8. e7 f3 9. g4
g3 10. g5 f2 11. f1 c1 12. c7 f6 13. f7 d7 14. c6 b5 15. c8 h5 16. h6 h4 17. b6
h7 18. a5 g6 19. d1 f8 20. e8 d8 21. h2 b8 22. a2 a3 23. a4 a7 24. b1 e1 25. b2
b7 26. g2 h1 27. h3 g1 28. h8 a1 29. a6 -- 30. a8 -- 31. g8 g7 37-27

"""
# A line of Logistello's logbook: + precedes black moves, - precedes white moves.
LOGBOOK = (
    "+d3-c3+c4-e3+c2-b3+d2-e1+d1-c1+f4-d6+e6-g4+b2-f6+d7-c8+e7-d8+f3-f5+g5-h4+h6-f2+f7-h5+g6-c6"
    "+c5-c7+b6-b5+b4-e8+h3-g3+h2-e2+h7-g2+b1-a1+h1-a2+a3-g7+f8-h8+g8-a4+g1-f1+a6-a5+a7-a8+b8-b7"
    ": -04 10"
)
# From the archive of the Generic Game Server; a tie.
SERVER = (
    "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio1200]PW[Saio3000]RB[2197.01]"
    "RW[2199.72]TI[05:00//02:00]TY[8]RE[+0.000]BO[8 -------- -------- -------- ---O*--- ---*O---"
    " -------- -------- -------- *]B[d3//0.01]W[c5//0.01]B[e6//0.01]W[d2//0.01]B[c6//0.01]"
    "W[d6//0.01]B[b5//0.01]W[f5//0.01]B[e7//0.01]W[f6//0.01]B[f4//0.01]W[f3//0.01]B[g4//0.01]"
    "W[d7//0.01]B[g3//0.01]W[g5//0.01]B[h6//0.01]W[h5//0.01]B[h4//0.01]W[e8//0.01]B[c7//0.01]"
    "W[h3//0.01]B[c3//0.01]W[h7//0.01]B[e3//0.01]W[b6//0.01]B[g6//5.42]W[f7//0.01]B[d8//0.01]"
    "W[c2//0.01]B[d1//0.01]W[c4//0.01]B[b4//0.01]W[a5//0.01]B[f8//0.01]W[f2//0.01]B[e2//0.01]"
    "W[a4//17.38]B[a3//19.10]W[b3//0.01]B[f1//4.90]W[g7//0.01]B[b7//0.01]W[c8//0.01]B[a6//0.01]"
    "W[a7//0.01]B[c1//0.01]W[b2//0.01]B[a8//0.01]W[b8//0.01]B[a2//0.01]W[e1//0.01]B[h8//0.01]"
    "W[g8//0.01]B[h2//0.01]W[g1//0.01]B[h1//3.80]W[g2//0.01]B[pass]W[a1//0.01]B[b1//0.01];)"
)
# From a match with random starts: white is to move first, and black won by 8.
RANDOM_START = (
    "(;GM[Othello]PC[GGS/os]DT[2011.03.01_07:05:47.MST]PB[Saio7000]PW[SaioQuad]RB[2799.01]RW[2779"
    ".77]TI[10:00//02:00]TY[s8r19]RE[+8.000]BO[8 -------- -------- --OOO*-- -O*OO*-- --O*OO-- --O"
    "***-- --O*---- -------- O]W[b5/-8.00/91.89]B[e2/8.00/70.29]W[d8/-10.00/58.34]B[g4/8.00/122.7"
    "1]W[f2/-8.00/51.58]B[d2/8.00/76.60]W[d1/-8.00/104.34]B[c1/8.00/211.08]W[f1/-8.00/66.31]B[e1/"
    "8.00/24.96]W[b1/-8.00/49.25]B[c2/8.00/16.50]W[b3/-8.00/36.30]B[a6/8.00/33.59]W[a5/-8.00/0.01"
    "]B[b6/8.00/0.01]W[a7/-8.00/0.01]B[e8/8.00/0.01]W[f8/-8.00/0.01]B[a3/8.00/0.01]W[e7/-8.00/0.0"
    "1]B[b8/8.00/0.01]W[g7/-8.00/0.01]B[h8/8.00/0.01]W[g3/-8.00/0.01]B[f7/8.00/0.01]W[h5/-8.00/0."
    "01]B[b2/8.00/0.01]W[c8/-8.00/0.01]B[g8/8.00/0.01]W[a1/-8.00/0.01]B[a2/8.00/0.01]W[a4/-8.00/0"
    ".01]B[g6/8.00/0.01]W[g5/-8.00/0.01]B[h3/8.00/0.01]W[h4/-8.00/0.01]B[b7/8.00/0.01]W[h6/-8.00/"
    "0.01]B[h7/8.00/0.01]W[a8/-8.00/0.01]B[h2/8.00/0.01]W[g2/-8.00/0.01]B[g1/8.00/0.01]W[h1/-8.00"
    "/0.01];)"
)
# The final of the world championship of 2007, Nicolet against Tominaga.
ATHENS = (
    "31st World Othello Championship: Athens 2007 - final: first game\nNicolet 35-29 Tominaga K.\n"
    "F5D6C5F4E3C6D3F6E6D7G4G3G6H3G5H4E7F7H5H6E8F3C4C7D8C8B8B4B6B5A4A5A6E2A3D2D1C1B1C2C3B2F2F1A1B3"
    "E1A2G1G2H1H2H7G7H8B7A8A7F8G8"
)
# The first moves of a game, as saved by Edax.
EDAX_SGF = (
    "(;FF[4]GM[2]AP[edax:4.5.5]\nPC[Edax]DT[2026-10-07]\nPB[?]PW[?]\n"
    "SZ[8]AB[e4][d5]AW[d4][e5]PL[B]\nRE[Void]\nB[f5];W[d6];\nB[c3];W[d3];\nB[c4];)\n"
)


def moves_in(game: str) -> str:
    """Returns the moves of one of these games, the names of squares after its header."""
    for header in ("\n\n1.", "*]B", " O]W", "game\n"):
        game = game.partition(header)[2] or game
    game = game.lower()
    names = [game[at : at + 2] for at in range(len(game) - 1)]
    return "".join([name for name in names if name[0] in "abcdefgh" and name[1] in "12345678"])


def edax_screen(board: list[list[str]], turn: str, legal: list[tuple[int, int]]) -> str:
    """Returns a board as Edax prints it, in the first game of a session."""
    names = "  A B C D E F G H            {0}            A  B  C  D  E  F  G  H\n"
    player, sign = ("Black", "*") if turn == "black" else ("White", "O")
    beside = [
        "           0:00.417       ",
        "    4 discs   3 moves   ",
        " " * 24,
        "  ply  2 (59 empties)   ",
        f"    {player}'s turn ({sign})    ",
        " " * 24,
        "    1 discs   3 moves   ",
        "           1:02.003       ",
    ]
    first_game = ["|  " * 8] * 3 + ["|  |  |  |()|##|  |  |  ", "|  |  |  |##|()| 1|  |  "]
    first_game += ["|  " * 8] * 3
    text = names.replace("{0}", "BLACK")
    for row in range(8):
        signs = []
        for column in range(8):
            empty = "." if (row, column) in legal else "-"
            signs.append({"black": "*", "white": "O", "": empty}[board[row][column]])
        label = str(row + 1)
        text += (
            f"{label} {' '.join(signs)} {label}{beside[row]}{label} {first_game[row]}| {label}\n"
        )
    return text + names.replace("{0}", "WHITE")


def screens(board: list[list[str]]) -> list[str]:
    """Returns an 8 x 8 board, without the side to move, in the styles of various programs."""
    rows, wide = rules.draw(board, ".XO"), rules.draw(board, "\u30fb\u25cf\u25cb")
    spaced = [" ".join(row) for row in rows]
    numbers = rules.draw(board, "012")
    columns, line = "  a b c d e f g h\n", " +-+-+-+-+-+-+-+-+\n"
    return [
        labelled("12345678", rows) + "  abcdefgh\n",
        labelled("12345678", [f"{row} {at + 1}" for at, row in enumerate(rows)]),
        "".join([f"{at + 1}{row}\n" for at, row in enumerate(rows)]),
        columns + labelled("12345678", spaced),
        columns + labelled("abcdefgh", spaced),
        columns.upper() + labelled("12345678", [f"{row} {at}" for at, row in enumerate(spaced)]),
        "\t" + columns + "".join([f"\t{row}  {at + 1}\n" for at, row in enumerate(spaced)]),
        line + labelled("12345678", [f"|{'|'.join(row)}|\n{line}" for row in rows]),
        "-" * 21 + "\n|   0 1 2 3 4 5 6 7 |\n" + "".join([f"| {row} |\n" for row in spaced]),
        "\n".join(wide),
        columns + labelled("12345678", wide),
        "".join(wide),
        "\n".join(numbers),
        "\n".join([" ".join(row) for row in numbers]),
        labelled("01234567", [" ".join(row) for row in numbers]),
        "[" + ",\n ".join([f"[{', '.join(row)}]" for row in numbers]) + "]",
        "{" + ",\n ".join(["{" + ", ".join(row) + "}" for row in numbers]) + "};\n",
        "[" + ", ".join([f'"{row}"' for row in rows]) + "]",
        '{"board": [' + ", ".join([f'"{row}"' for row in rows]) + "]}",
        "|".join(rows).replace("O", "w").replace("X", "b"),
        "/".join(rows),
        "board = '" + "".join(rows) + "'",
        "setboard " + "".join(rows),
    ]


def labelled(names: str | list[str], rows: list[str]) -> str:
    """Returns lines that consist of a label and a row."""
    return "".join([f"{name} {row}\n" for name, row in zip(names, rows)])


# Characters from typos, word processors and other alphabets: full-width ones, unassigned ones, lone
# surrogates, and characters with a meaning in records.
ODDITIES = (
    "\0\x1b\x7f\x85\xa0\xad\u0301\u0378\u0663\u200b\u200e\u2028\u2212\u212a\u3000\uff0d\uff11\uff41"
    "\uff65\ufeff\ufffe\uffff\U0001f480\U000e0041\U0010ffff\ud800\udfff"
    "()[]{};:,.-+*/\\|#%$!?'\"<>=@_ \n\r\t0189abhopswxABGPTWX\u25cb\u25cf\u30fb\u9ed2\u756a"
)
# Parts of records, to be inserted in the wrong places.
# fmt: off
PIECES = (
    "to move", "turn", "play", "black", "White", "X", "O", "\u25cf\u306e\u756a", "f5", "d6", "--",
    "pass", "BO[8", "(;", ")", "B[", "W[d4]", "GM[2]", "SZ[8]", "AB[", '[Black "x"]', '{"moves":',
    "%", "1.", "8", "0 0 1 2", "--------", "---OX---", "+-+-+", "G8:+18",
)
# fmt: on


def damaged(text: str, chance: Chance) -> str:
    """Returns a text with a few characters or words inserted, deleted, repeated or cut off."""
    for _ in range(chance.between(1, 4)):
        at = chance.below(len(text) + 1)
        until = at + chance.below(4)
        text = chance.pick(
            (
                text[:at] + chance.pick(ODDITIES) + text[at:],
                text[:at] + chance.pick(ODDITIES) + text[at + 1 :],
                text[:at] + " " + chance.pick(PIECES) + " " + text[at:],
                text[:at] + "\n" + chance.pick(PIECES) + "\n" + text[at:],
                text[:at] + text[until:],
                text[:until] + text[at:],
                text[:at],
                text[at:],
            )
        )
    return text


def full_width(text: str) -> str:
    """Returns a text in full-width characters, as from a Japanese keyboard."""
    wide = {" ": "\u3000"}
    return "".join([wide.get(c, chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c) for c in text])


def all_records() -> list[str]:
    board = rules.place(rules.start(8), 4, 5, "black")
    games = [PLAYOK, LOGBOOK, SERVER, RANDOM_START, ATHENS, EDAX_SGF, UVA220_INPUT, "8 N 5 6 B 6 4"]
    texts = [screens(board)[0] + "O to move", screens(board)[7] + "\nto move"]
    texts += ["1. f5! {or e6} d6?? 2. c3 +3.5 (d3)", "B: f5, W: d6", '{"moves": ["f5", "d6"]}', ""]
    return list(FFO) + [edax_screen(board, "white", [])] + screens(board) + games + texts
