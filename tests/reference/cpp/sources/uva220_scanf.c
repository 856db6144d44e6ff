/* C with scanf; a board of numbers with a border, so that no index is checked. */
#include <stdio.h>
#include <string.h>

enum { EMPTY, BLACK, WHITE, BORDER };

static const char symbols[] = "-BW";
static int board[10][10];

static int line(int r, int c, int down, int right, int player) {
    int other = 3 - player;
    int n = 0;
    while (board[r + down][c + right] == other) {
        r += down;
        c += right;
        n++;
    }
    return board[r + down][c + right] == player ? n : 0;
}

static int flips(int r, int c, int player) {
    int sum = 0;
    if (board[r][c] != EMPTY) return 0;
    for (int d = 0; d < 9; d++) {
        if (d != 4) sum += line(r, c, d / 3 - 1, d % 3 - 1, player);
    }
    return sum;
}

static void move(int r, int c, int player) {
    for (int d = 0; d < 9; d++) {
        int down = d / 3 - 1, right = d % 3 - 1;
        int n = d == 4 ? 0 : line(r, c, down, right, player);
        while (n > 0) {
            board[r + n * down][c + n * right] = player;
            n--;
        }
    }
    board[r][c] = player;
}

static int moves(int player, int list) {
    int found = 0;
    for (int r = 1; r <= 8; r++) {
        for (int c = 1; c <= 8; c++) {
            if (!flips(r, c, player)) continue;
            if (list) printf(found ? " (%d,%d)" : "(%d,%d)", r, c);
            found++;
        }
    }
    return found;
}

static void count(void) {
    int counts[4] = {0, 0, 0, 0};
    for (int r = 1; r <= 8; r++)
        for (int c = 1; c <= 8; c++) counts[board[r][c]]++;
    printf("Black - %2d White - %2d\n", counts[BLACK], counts[WHITE]);
}

int main(void) {
    int games;
    if (scanf("%d", &games) != 1) return 0;
    for (int game = 1; game <= games; game++) {
        char text[16];
        int player;
        for (int r = 0; r < 10; r++)
            for (int c = 0; c < 10; c++) board[r][c] = BORDER;
        for (int r = 1; r <= 8; r++) {
            scanf("%15s", text);
            for (int c = 1; c <= 8; c++) board[r][c] = (int)(strchr(symbols, text[c - 1]) - symbols);
        }
        scanf("%15s", text);
        player = text[0] == 'B' ? BLACK : WHITE;
        while (scanf("%15s", text) == 1 && text[0] != 'Q') {
            if (text[0] == 'L') {
                puts(moves(player, 1) ? "" : "No legal move.");
                continue;
            }
            if (!moves(player, 0)) player = 3 - player;
            move(text[1] - '0', text[2] - '0', player);
            count();
            player = 3 - player;
        }
        for (int r = 1; r <= 8; r++) {
            for (int c = 1; c <= 8; c++) putchar(symbols[board[r][c]]);
            putchar('\n');
        }
        if (game < games) putchar('\n');
    }
    return 0;
}
