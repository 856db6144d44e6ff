/* C of 1989. */
#include <stdio.h>

static char board[8][9];

static int row_step[8] = {0, 0, 1, -1, 1, 1, -1, -1};
static int col_step[8] = {1, -1, 0, 0, 1, -1, 1, -1};

static char other(char color)
{
    return color == 'B' ? 'W' : 'B';
}

static int on_board(int row, int col)
{
    if (row < 0 || row > 7) return 0;
    if (col < 0 || col > 7) return 0;
    return 1;
}

/* Returns the number of discs that would be turned in one direction. */
static int turned(int row, int col, int dir, char color)
{
    int number = 0;
    row = row + row_step[dir];
    col = col + col_step[dir];
    while (on_board(row, col) && board[row][col] == other(color)) {
        number = number + 1;
        row = row + row_step[dir];
        col = col + col_step[dir];
    }
    if (on_board(row, col) && board[row][col] == color) return number;
    return 0;
}

static int is_legal(int row, int col, char color)
{
    int dir;
    if (board[row][col] != '-') return 0;
    for (dir = 0; dir < 8; dir = dir + 1) {
        if (turned(row, col, dir, color) > 0) return 1;
    }
    return 0;
}

static int list_moves(char color, int printing)
{
    int row, col, number;
    number = 0;
    for (row = 0; row < 8; row = row + 1) {
        for (col = 0; col < 8; col = col + 1) {
            if (is_legal(row, col, color)) {
                if (printing) {
                    if (number > 0) printf(" ");
                    printf("(%d,%d)", row + 1, col + 1);
                }
                number = number + 1;
            }
        }
    }
    return number;
}

static void make_move(int row, int col, char color)
{
    int dir, number;
    for (dir = 0; dir < 8; dir = dir + 1) {
        number = turned(row, col, dir, color);
        while (number > 0) {
            board[row + number * row_step[dir]][col + number * col_step[dir]] = color;
            number = number - 1;
        }
    }
    board[row][col] = color;
}

static void print_counts()
{
    int row, col, black, white;
    black = 0;
    white = 0;
    for (row = 0; row < 8; row = row + 1) {
        for (col = 0; col < 8; col = col + 1) {
            if (board[row][col] == 'B') black = black + 1;
            else if (board[row][col] == 'W') white = white + 1;
        }
    }
    printf("Black - %2d White - %2d\n", black, white);
}

int main()
{
    int games, game, row;
    char text[80];
    char color;
    scanf("%d", &games);
    for (game = 1; game <= games; game = game + 1) {
        for (row = 0; row < 8; row = row + 1) scanf("%s", board[row]);
        scanf("%s", text);
        color = text[0];
        scanf("%s", text);
        while (text[0] != 'Q') {
            if (text[0] == 'L') {
                if (list_moves(color, 1) == 0) printf("No legal move.");
                printf("\n");
            } else {
                if (list_moves(color, 0) == 0) color = other(color);
                make_move(text[1] - '1', text[2] - '1', color);
                color = other(color);
                print_counts();
            }
            scanf("%s", text);
        }
        for (row = 0; row < 8; row = row + 1) printf("%s\n", board[row]);
        if (game < games) printf("\n");
    }
    return 0;
}
