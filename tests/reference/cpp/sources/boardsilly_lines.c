/* C with fgets; counts the pieces of all lines before it looks for moves. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char rows[8][9];
static int in_row[8], in_column[8], in_rising[15], in_falling[15];

static int next(char *word) {
    char line[256];
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "%8s", word) == 1) return 1;
    }
    return 0;
}

static void count(void) {
    memset(in_row, 0, sizeof in_row);
    memset(in_column, 0, sizeof in_column);
    memset(in_rising, 0, sizeof in_rising);
    memset(in_falling, 0, sizeof in_falling);
    for (int r = 0; r < 8; r++) {
        for (int c = 0; c < 8; c++) {
            if (rows[r][c] == '.') continue;
            in_row[r]++;
            in_column[c]++;
            in_rising[r + c]++;
            in_falling[r - c + 7]++;
        }
    }
}

static int try_move(int r, int c, int down, int right, int length) {
    int row = r + down * length, column = c + right * length;
    if (row < 0 || row > 7 || column < 0 || column > 7) return 0;
    char own = rows[r][c], enemy = own == 'X' ? 'O' : 'X';
    if (rows[row][column] == own) return 0;
    for (int i = 1; i < length; i++) {
        if (rows[r + i * down][c + i * right] == enemy) return 0;
    }
    printf("%c%d-%c%d\n", 'A' + r, c + 1, 'A' + row, column + 1);
    return 1;
}

static int moves_from(int r, int c) {
    int falling = in_falling[r - c + 7], rising = in_rising[r + c];
    return try_move(r, c, -1, -1, falling) + try_move(r, c, -1, 0, in_column[c]) +
           try_move(r, c, -1, 1, rising) + try_move(r, c, 0, 1, in_row[r]) +
           try_move(r, c, 1, 1, falling) + try_move(r, c, 1, 0, in_column[c]) +
           try_move(r, c, 1, -1, rising) + try_move(r, c, 0, -1, in_row[r]);
}

int main(void) {
    char player[9];
    for (int board = 0; next(rows[0]); board++) {
        for (int r = 1; r < 8; r++) next(rows[r]);
        next(player);
        if (board) printf("\n");
        count();
        int found = 0;
        for (int r = 0; r < 8; r++)
            for (int c = 0; c < 8; c++)
                if (rows[r][c] == player[0]) found += moves_from(r, c);
        if (!found) printf("No moves are possible\n");
    }
    return 0;
}
