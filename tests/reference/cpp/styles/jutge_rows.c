#include <stdio.h>

/* Arrays of a variable size are parameters. */
static void print(int n, char board[n][n]) {
    int black = 0, white = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            putchar(board[i][j]);
            if (board[i][j] == 'N') black++;
            if (board[i][j] == 'B') white++;
        }
        putchar('\n');
    }
    printf("%d:%d\n\n", black, white);
}

static int captured(int n, char board[n][n], int i, int j, int di, int dj, char color) {
    int length = 0;
    for (i += di, j += dj; i >= 0 && i < n && j >= 0 && j < n; i += di, j += dj) {
        if (board[i][j] == '.') return 0;
        if (board[i][j] == color) return length;
        length++;
    }
    return 0;
}

static void play(int n, char board[n][n], int i, int j, char color) {
    static const int steps[8][2] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
    for (int d = 0; d < 8; d++) {
        int length = captured(n, board, i, j, steps[d][0], steps[d][1], color);
        for (int k = 1; k <= length; k++) board[i + k * steps[d][0]][j + k * steps[d][1]] = color;
    }
    board[i][j] = color;
}

int main(void) {
    int n, i, j;
    char color;
    scanf("%d", &n);
    char board[n][n];
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) board[i][j] = '.';
    board[n / 2 - 1][n / 2 - 1] = board[n / 2][n / 2] = 'B';
    board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 'N';
    print(n, board);
    while (scanf(" %c %d %d", &color, &i, &j) == 3) {
        play(n, board, i - 1, j - 1, color);
        print(n, board);
    }
    return 0;
}
