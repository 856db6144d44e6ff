#include <stdio.h>

char board[8][9];

struct step {
    int down, right;
} steps[8] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};

int inside(int r, int c) { return r >= 0 && r <= 7 && c >= 0 && c <= 7; }

int pieces(int r, int c, struct step s) {
    int number = 0, i;
    for (i = -7; i <= 7; i++) {
        int row = r + i * s.down, column = c + i * s.right;
        if (!inside(row, column)) continue;
        if (board[row][column] == 'X' || board[row][column] == 'O') number++;
    }
    return number;
}

int can_jump(int r, int c, struct step s, int length) {
    char own = board[r][c];
    int i;
    for (i = 1; i < length; i++) {
        r += s.down;
        c += s.right;
        if (!inside(r, c)) return 0;
        if (board[r][c] != own && board[r][c] != '.') return 0;
    }
    return 1;
}

int main() {
    int boards = 0;
    while (scanf("%s", board[0]) == 1) {
        int r, c, i, found = 0;
        char player[2];
        for (r = 1; r < 8; r++) scanf("%s", board[r]);
        scanf("%s", player);
        if (boards > 0) printf("\n");
        boards++;
        for (r = 0; r < 8; r++) {
            for (c = 0; c < 8; c++) {
                if (board[r][c] != *player) continue;
                for (i = 0; i < 8; i++) {
                    int length = pieces(r, c, steps[i]);
                    int row = r + length * steps[i].down, column = c + length * steps[i].right;
                    if (!inside(row, column) || board[row][column] == *player) continue;
                    if (!can_jump(r, c, steps[i], length)) continue;
                    printf("%c%d-%c%d\n", r + 'A', c + 1, row + 'A', column + 1);
                    found = 1;
                }
            }
        }
        if (!found) printf("No moves are possible\n");
    }
    return 0;
}
